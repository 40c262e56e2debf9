"""Nobody's secrets reach anybody else's browser: checked in the traffic, not on the screen."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from fivefires.kernel import SPECTATOR

from .conftest import Open
from .players import click_answer, holds, is_asked, is_over, pass_on
from .traffic import Traffic, crossings, first_told, open_rows, seen_in, words
from .waiting import until


class Party:
    """A host, guests and a spectator, each in a browser of their own, all recorded from the first byte on."""

    def __init__(self, open_page: Open, game: str, guests: int) -> None:
        host = self._enter(open_page, "Ann")
        self.people = [host]
        host.page.goto(f"/g/{game}")
        host.page.locator(".numbers label", has_text=str(guests + 1)).click()
        host.page.get_by_role("button", name="Invite friends").click()
        invite = host.page.locator(".share input").first.input_value()
        watch = host.page.locator(".share input").nth(1).input_value()
        for name in ("Bo", "Cy", "Di")[:guests]:
            guest = self._enter(open_page, name)
            guest.page.goto(_path(invite))
            assert "#" not in guest.page.url
            guest.page.get_by_role("button", name="Take a seat").click()
            self.people.append(guest)
        self.watcher = self._enter(open_page, "Eve")
        self.watcher.page.goto(_path(watch))
        self.invite, self.watch = (link.rpartition("=")[2] for link in (invite, watch))
        host.page.get_by_role("button", name="Start the game").click()
        self.secrets = [str(one.page.evaluate(SECRET)) for one in self.people]

    def _enter(self, open_page: Open, name: str) -> Person:
        return Person(open_page("/about", name=name))

    def play(self, answers: int, chance: random.Random) -> None:
        pages = [one.page for one in self.people]
        for _ in range(answers):
            if until(lambda: _over(pages) or [one for one in pages if is_asked(one) or holds(one)], "one acts") is True:
                return
            page = next(one for one in pages if is_asked(one) or holds(one))
            if is_asked(page):
                click_answer(page, chance)
            else:
                pass_on(page)

    def no_token_crosses(self) -> None:
        """Each seat's secret is told to nobody, not even to its owner, and stands in no address."""
        everybody = [*self.people, self.watcher]
        for person in everybody:
            received = person.traffic.received()
            for owner, secret in zip(self.people, self.secrets, strict=True):
                assert secret
                told = [text for text in received if secret in text]
                assert not told or (owner is person and all('"secret"' in text for text in told))
                assert not any(secret in address for address in person.traffic.addresses)
            if person is not self.people[0]:
                assert not any(self.invite in text for text in received)


SECRET = "JSON.parse(localStorage.getItem('fivefires.tables'))[0].secret"


class Person:
    def __init__(self, page: Page) -> None:
        self.page, self.traffic = page, Traffic(page)


def _over(pages: list[Page]) -> bool:
    return all(is_over(page) for page in pages)


def _path(link: str) -> str:
    return "/t/" + link.partition("/t/")[2]


def test_what_one_sees_the_other_does_not(open_page: Open, game: str) -> None:
    """All that players own is open in this game; only what one looks at is not, and the questions."""
    party = Party(open_page, game, guests=1)
    party.play(30, random.Random(6))
    expect(party.watcher.page.get_by_text("You are watching.")).to_be_visible()
    party.no_token_crosses()
    host, guest = (person.traffic.sights() for person in party.people)
    watched = party.watcher.traffic.sights()
    assert len(watched) > 10
    seen = {sight["step"]: open_rows(sight) for sight in watched}
    for sights, seat in ((host, 0), (guest, 1), (watched, SPECTATOR)):
        for sight in sights:
            assert sight["seat"] == seat
            more = open_rows(sight) - seen.get(sight["step"], open_rows(sight))
            assert more <= {f"look.{seat}"}
    for sight in watched:
        assert sight.get("question") is None
        assert not sight.get("can_undo")
    for own, other in ((host, guest), (guest, host)):
        assert any(sight.get("question") for sight in own)
        looked = {"look.0"} if own is host else {"look.1"}
        assert crossings(own, looked, other) == []
        assert crossings(own, looked, watched) == []


def test_hands_and_roles_stay_hidden(open_page: Open) -> None:
    """A game in which everybody holds a hidden hand and role, votes in secret and reacts from the hand."""
    party = Party(open_page, "embers", guests=2)
    party.play(26, random.Random(8))
    party.no_token_crosses()
    sights = [person.traffic.sights() for person in party.people]
    watched = party.watcher.traffic.sights()
    hidden = 0
    for seat, all_own in enumerate(sights):
        shown = first_told(all_own, "log-shows", seat)
        own = [sight for sight in all_own if sight["step"] < shown]
        secret = {f"hand.{seat}", f"role.{seat}"}
        hidden += sum(len(seen_in(sight, row)) for sight in own for row in secret)
        for other in (*(sights[:seat]), *(sights[seat + 1 :]), watched):
            unaware = [sight for sight in other if not sight.get("result")]
            assert crossings(own, secret, unaware) == []
            if any("wolf" in seen_in(sight, f"role.{seat}") for sight in own):
                assert not any("wolf" in words(sight) for sight in unaware if sight["step"] < shown)
        # The check itself can fail: the own traffic does name them.
        assert crossings(own, secret, own)
        assert any({"wolf", "camper"} & words(sight) for sight in own)
    assert hidden > 50
