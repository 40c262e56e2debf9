"""A whole game of The Long Night by three people in three browsers, with votes and exiles, and what each is told."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import Open
from .party import Party
from .players import OPTION, is_over, keys, step_of, wait_for_step
from .traffic import crossings, first_told, pieces, rows, seen_in, words

# What a turn is made of, in this order, each once. Everybody votes for every exile: two who are innocent end the game.
TURN = ("contribute", "move:", "search:", "accuse:")
Sights = list[dict[str, Any]]


class Colonists:
    """They answer by clicking: the acts of `TURN`, yes to every vote, else the first option."""

    def __init__(self) -> None:
        self.done: Counter[str] = Counter()
        self._acts: list[str] = []
        self.given: dict[Page, set[str]] = {}
        self._turn_of: Page | None = None
        self._giving = False

    def answer(self, page: Page, chance: random.Random) -> None:
        before, key = step_of(page), self._choice(page, keys(page))
        option = page.locator(f'{OPTION}[data-key="{key}"]')
        option.click()
        option.click()
        wait_for_step(page, before)

    def _choice(self, page: Page, offered: list[str]) -> str:
        if "yes" in offered:
            self.done["yes"] += 1
            return "yes"
        if "end-turn" in offered:
            return self._act(page, offered)
        if self._giving and offered[0].startswith("card:"):
            # One card is enough.
            if "enough" in offered:
                return "enough"
            self.given.setdefault(page, set()).add(offered[0].removeprefix("card:"))
        return offered[0]

    def _act(self, page: Page, offered: list[str]) -> str:
        if self._turn_of is not page:
            self._turn_of, self._acts = page, list(TURN)
        self._giving = False
        while self._acts:
            act = self._acts.pop(0)
            fitting = [key for key in offered if key.startswith(act)]
            if fitting:
                self.done[act] += 1
                self._giving = act == "contribute"
                return fitting[0]
        return "end-turn"


def agree(page: Page) -> None:
    """The shortest of the objectives, for a game of few rounds."""
    page.locator("details summary").click()
    page.get_by_label("objective", exact=True).select_option("goal_tribute")
    page.locator('.check input[value="hard"]').check()


def test_three_people_vote_exile_and_lose(open_page: Open) -> None:
    party, colonists = Party(open_page, "long_night", 2, agree), Colonists()
    party.play(200, random.Random(9), colonists.answer)
    for person in party.people:
        assert is_over(person.page)
    expect(party.watcher.page.locator("dialog[open] .won")).to_be_visible()
    for act in ("contribute", "search:", "accuse:"):
        assert colonists.done[act], act
    assert colonists.done["yes"] >= 4
    party.no_token_crosses()
    sights = [unaware(person.traffic.sights()) for person in party.people]
    watched = unaware(party.watcher.traffic.sights())
    assert sum(told(own, "log-exiled") for own in sights) >= 2
    for seat, own in enumerate(sights):
        others = [sight for other, theirs in enumerate([*sights, watched]) if other != seat for sight in theirs]
        hand_and_looks_stay_hidden(seat, own, others)
        names_stay_hidden(seat, own, others)
        for piece in colonists.given.get(party.people[seat].page, ()):
            gift_stays_hidden(piece, own, others)


def unaware(sights: Sights) -> Sights:
    """At the end everything may be seen."""
    return [sight for sight in sights if not sight.get("result")]


def told(sights: Sights, line: str) -> int:
    return len({sight["step"] for sight in sights for one in sight.get("log", []) if one["text"]["id"] == line})


def hand_and_looks_stay_hidden(seat: int, own: Sights, others: Sights) -> None:
    secret = {f"{row}.{seat}" for row in ("hand", "look", "dealt", "held", "exile")}
    assert crossings(own, secret, others) == []
    # The check itself can fail: the own traffic does name them.
    assert crossings(own, secret, own)


def names_stay_hidden(seat: int, own: Sights, others: Sights) -> None:
    """There is one of each of these cards, so that not even its name may be told: until it is laid open."""
    shown = first_told(own, "log-wronged", seat)
    found = 0
    for sight in own:
        secret = {thing["name"]["id"] for thing in rows(sight).get(f"held.{seat}", []) if thing.get("id")}
        if sight["step"] < shown:
            secret |= {thing["name"]["id"] for thing in rows(sight).get(f"objective.{seat}", [])}
        found += len(secret)
        assert secret <= words(sight)
        for other in others:
            if other["step"] == sight["step"]:
                assert not secret & words(other)
    assert found > 5


def gift_stays_hidden(piece: str, own: Sights, others: Sights) -> None:
    """From the hand under the crisis, where even its giver cannot look at it, until all are turned over."""
    steps = [sight["step"] for sight in own if piece in seen_in(sight, f"hand.{sight['seat']}")]
    turned = min((sight["step"] for sight in own if told([sight], "log-contributed")), default=float("inf"))
    assert steps
    later = [sight for sight in others if min(steps) <= sight["step"] < turned]
    assert later
    assert not any(piece in pieces(sight) for sight in later)
