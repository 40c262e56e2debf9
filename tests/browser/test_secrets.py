"""Nobody's secrets reach anybody else's browser: checked in the traffic, not on the screen."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from fivefires.kernel import SPECTATOR

from .conftest import Open
from .party import Party
from .traffic import crossings, first_told, open_rows, seen_in, words


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
        # The check itself can fail: one's own traffic does name them.
        assert crossings(own, secret, own)
        assert any({"wolf", "camper"} & words(sight) for sight in own)
    assert hidden > 50
