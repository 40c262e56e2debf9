"""A whole game of The Long Night by three people in three browsers: a betrayer, votes, exiles, what each is told."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from playwright.sync_api import Page, expect

from fivefires.games.long_night.content import piles
from fivefires.games.long_night.content.index import BETRAYAL
from fivefires.kernel import Runner, Setup, seed_from
from fivefires.kernel.registry import find

from .conftest import Open, Serve
from .party import Party
from .players import click_option, is_over, keys
from .traffic import crossings, first_told, pieces, rows, seen_in, words

# What a turn is made of, in this order, each once. Everybody votes for every exile: after the betrayer's, those of the
# two who are innocent end the game.
TURN = ("contribute", "move:", "search:", "accuse")
Sights = list[dict[str, Any]]


class Colonists:
    """They answer by clicking: the acts of `TURN`, yes to every vote, else the first option.

    They accuse the `suspect` first; a suspect has nobody to accuse until then.
    """

    def __init__(self, suspect: int) -> None:
        self._suspect = f"accuse:{suspect + 1}"
        self.suspected: Page | None = None
        self._accused = False
        self.done: Counter[str] = Counter()
        self._acts: list[str] = []
        self.given: dict[Page, set[str]] = {}
        self._turn_of: Page | None = None
        self._giving = False

    def answer(self, page: Page, chance: random.Random) -> None:
        click_option(page, self._choice(page, keys(page)))

    def _choice(self, page: Page, offered: list[str]) -> str:
        if "yes" in offered:
            self.done["yes"] += 1
            return "yes"
        if "end-turn" in offered:
            return self._act(page, offered)
        if offered[0].startswith("accuse:"):
            self._accused |= self._suspect in offered
            return self._suspect if self._suspect in offered else offered[0]
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
            fitting = [key for key in offered if key.startswith(act) and self._is_due(page, key)]
            if fitting:
                self.done[act] += 1
                self._giving = act == "contribute"
                return fitting[0]
        return "end-turn"

    def _is_due(self, page: Page, key: str) -> bool:
        return key != "accuse" or self._accused or page is not self.suspected


def agree(page: Page) -> None:
    """The shortest of the objectives, for a game of few rounds."""
    page.locator("details summary").click()
    page.get_by_label("Main objective", exact=True).select_option("goal_tribute")
    page.locator('.check input[value="hard"]').check()


AGREED = Setup(3, "rivals", ("hard",), {"objective": "goal_tribute"})


def a_deal_with_a_betrayer() -> tuple[bytes, int]:
    """A seed by which somebody is dealt a betrayal, and who: not the host, who begins with nothing to hide."""
    game = find("long_night")
    for number in range(200):
        seed = seed_from(f"a betrayer among three, {number}")
        state = Runner(game, AGREED, seed, log=False).state
        for seat in (1, 2):
            if any(card in BETRAYAL for card in state.piles[piles.OBJECTIVE[seat]]):
                return seed, seat
    raise AssertionError("nobody is ever dealt a betrayal")


def test_three_people_vote_a_betrayer_out_and_play_on_to_the_end(open_page: Open, own_server: Serve) -> None:
    seed, betrayer = a_deal_with_a_betrayer()
    party = Party(open_page, "long_night", 2, agree, own_server(seed).url)
    colonists = Colonists(betrayer)
    colonists.suspected = party.people[betrayer].page
    party.play(300, random.Random(9), colonists.answer)
    for person in party.people:
        assert is_over(person.page)
    expect(party.watcher.page.locator("dialog[open] .won")).to_be_visible()
    for act in ("contribute", "search:", "accuse"):
        assert colonists.done[act], act
    assert colonists.done["yes"] >= 3
    party.no_token_crosses()
    sights = [unaware(person.traffic.sights()) for person in party.people]
    watched = unaware(party.watcher.traffic.sights())
    the_betrayer_is_exiled_and_shows_nothing(betrayer, sights, watched)
    for seat, own in enumerate(sights):
        others = [sight for other, theirs in enumerate([*sights, watched]) if other != seat for sight in theirs]
        hand_and_looks_stay_hidden(seat, own, others)
        names_stay_hidden(seat, own, others)
        for piece in colonists.given.get(party.people[seat].page, ()):
            gift_stays_hidden(piece, own, others)


def the_betrayer_is_exiled_and_shows_nothing(betrayer: int, sights: list[Sights], watched: Sights) -> None:
    """The first vote is about the betrayer; the others learn of the exile, and of no card."""
    own = sights[betrayer]
    [card] = {thing["id"] for sight in own for thing in rows(sight).get(f"objective.{betrayer}", [])}
    assert card in BETRAYAL
    for told_to in (*sights, watched):
        exiled = first_told(told_to, "log-exiled", betrayer)
        assert exiled == first_told(told_to, "log-betrayer-exiled", betrayer) < float("inf")
        assert first_told(told_to, "log-wronged", betrayer) == float("inf")
        # Play goes on after it.
        assert max(sight["step"] for sight in told_to) > exiled
        mats = [mat for sight in told_to if sight["step"] > exiled for mat in sight["scene"]["mats"]]
        signs = {mark["name"]["id"] for mat in mats if mat["seat"] == betrayer for mark in mat.get("marks", [])}
        assert "mark-exiled" in signs
    # What follows can fail: one's own traffic names the card.
    assert all(card in words(sight) for sight in own)
    assert any(f"exile.{betrayer}" in rows(sight) for sight in own)
    for sight in (*watched, *(sight for seat, theirs in enumerate(sights) if seat != betrayer for sight in theirs)):
        assert card not in words(sight)
        assert f"exile.{betrayer}" not in rows(sight)


def unaware(sights: Sights) -> Sights:
    """At the end everything may be seen."""
    return [sight for sight in sights if not sight.get("result")]


def told(sights: Sights, line: str) -> int:
    return len({sight["step"] for sight in sights for one in sight.get("log", []) if one["text"]["id"] == line})


def hand_and_looks_stay_hidden(seat: int, own: Sights, others: Sights) -> None:
    secret = {f"{row}.{seat}" for row in ("hand", "look", "dealt", "held", "exile")}
    assert crossings(own, secret, others) == []
    # The check itself can fail: one's own traffic does name them.
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
