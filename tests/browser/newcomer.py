"""Somebody who has never played: from the shelf through the first lesson into a game against bots, with hints."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from playwright.sync_api import Page, expect

from .brought import MINUTE, click
from .players import click_answer, is_asked, wait_for_turn
from .waiting import PATIENCE, until

_COACH = """async () => {
    const id = location.pathname.split('/')[2];
    const key = JSON.parse(localStorage['fivefires.tables']).find(one => one.table === id);
    const asked = await fetch(`/api/tables/${id}/sight`, {headers: {authorization: `Bearer ${key.secret}`}});
    return (await asked.json()).coach;
}"""
# Whether a ring lies around an answer, and the answer in the part of the list that is seen; around its square on the
# map where answers are folded.
_RINGED = """key => {
    const rings = [...document.querySelectorAll('.ring')].map(ring => ring.getBoundingClientRect());
    const option = document.querySelector(`.options [data-key="${CSS.escape(key)}"]`);
    if (!option) {
        const land = document.querySelector(`.space[data-space="${CSS.escape(key.split(':')[1] ?? '')}"] .land`);
        const box = land?.getBoundingClientRect();
        const [x, y] = box ? [(box.left + box.right) / 2, (box.top + box.bottom) / 2] : [-1, -1];
        const seen = x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
        return seen && rings.some(ring => ring.left < x && ring.right > x && ring.top < y && ring.bottom > y);
    }
    const [one, list] = [option, option?.closest('.list, .ends')].map(part => part?.getBoundingClientRect());
    const around = ring =>
        ring.left < one.left && ring.right > one.right && ring.top < one.top && ring.bottom > one.bottom;
    return !!option && one.top >= list.top - 1 && one.bottom <= list.bottom + 1 &&
        rings.some(around);
}"""
# What a newcomer sees on the way, by the name of the moment.
Seen = Callable[[Page, str], None]
TURNS = ".waited li button"
MOST = 40
LONG = PATIENCE * 1000


def coach(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(_COACH)
    return found


def learn(page: Page, title: str, seen: Seen) -> None:
    """The first lesson, from the shelf to its end, by doing what the coach says and points at."""
    page.get_by_role("button", name=f"{title}: Learn").click()
    expect(page.locator(".coach")).to_be_visible(timeout=LONG)
    of = coach(page)["of"]
    for number in range(1, of + 1):
        expect(page.locator(".coach header span")).to_have_text(f"{number} of {of}", timeout=LONG)
        until(lambda: is_asked(page), "the lesson asks")
        answer = coach(page)["accept"][0]
        until(partial(page.evaluate, _RINGED, answer), f"the coach points at {answer}")
        if number == of // 2:
            seen(page, "lesson")
        click(page, answer)
    expect(page.locator(".coach.over")).to_be_visible(timeout=LONG)
    seen(page, "lesson's end")


def follow(page: Page, lesson: str, decisions: int) -> None:
    """A lesson of these decisions, by its name, from the page of its title to its end."""
    page.get_by_role("button", name=lesson).click()
    for number in range(1, decisions + 1):
        expect(page.locator(".coach header span")).to_have_text(f"{number} of {decisions}", timeout=MINUTE)
        click(page, coach(page)["accept"][0])
    expect(page.locator(".coach.over")).to_be_visible(timeout=MINUTE)


def play(page: Page, seen: Seen, seed: int) -> None:
    """A game against bots: the first hints, what the bots did, and what the expert would do."""
    page.get_by_role("link", name="Begin a game").click()
    page.get_by_role("button", name="Play against bots").click()
    chance, hints = random.Random(seed), 0
    for _ in range(MOST):
        assert wait_for_turn(page)
        if hints < 2:
            with suppress(AssertionError):  # A hint comes a moment after its question, if there is one.
                until(lambda: page.locator(".hint").count(), "a hint comes", seconds=0.5)
        if page.locator(".hint").count():
            hints += 1
            if hints == 2:
                seen(page, "hint")
            page.get_by_role("button", name="Understood").click()
        elif hints >= 2 and page.locator(TURNS).count() > 2 and page.locator(".advise").count():
            break
        click_answer(page, chance)
    seen(page, "others")
    until(lambda: advised(page), "the expert answers")
    seen(page, "advice")


def advised(page: Page) -> bool:
    """Whether the expert has answered; a server that is too busy to think says so, and is asked again."""
    if page.locator(".advice.open").count():
        return True
    if page.locator(".advise:enabled").count():
        page.locator(".advise").click()
    return False
