"""The cards of The Long Night: counts, ids, fields, references and texts, deck by deck."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from fivefires.games.long_night.content import vocabulary as v
from tests.games.long_night.check_content import DECKS, card_faults, cards_of, faults


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.rule("L-001", "L-009", "L-011", "L-015", "L-033", "L-034", "L-035", "L-060", "L-061", "L-399", "L-409")
@pytest.mark.rule("L-437", "L-438", "L-464", "L-475", "L-476")
def test_a_deck_is_as_it_must_be(deck: str) -> None:
    assert faults(deck) == []


def test_no_two_cards_have_the_same_id() -> None:
    ids = Counter(card.id for deck in DECKS for card in cards_of(deck))
    assert [one for one, times in ids.items() if times > 1] == []


def way(deck: str, id: str, key: str, **changed: object) -> v.Crossroads:
    """A crossroads card with one of its ways written otherwise."""
    card: v.Crossroads = next(one for one in cards_of(deck) if one.id == id)
    options = tuple(replace(one, **changed) if one.key == key else one for one in card.options)
    return replace(card, options=options)


# Cards that do not do what their texts say, as a writer might get them wrong.
WRONG = {
    ".girl loses what its text does not call a loss": way(
        "crossroads", "cr_insulin", "girl", cost=v.FREE, do=(v.LoseDice(1), v.ChangeMorale(1))
    ),
    ".girl has another price in dice than its text": way("crossroads", "cr_insulin", "girl", cost=v.FREE),
    ".cut has another price in cards than its text": way("crossroads_adult", "cr_the_chair", "cut", cost=v.FREE),
    ".feast has another price in food than its text": way("crossroads", "cr_topping_out", "feast", cost=v.FREE),
    ".repay gives what may not be there": way("crossroads", "cr_debt", "repay", needs=None),
    "does not say which players are meant": way(
        "crossroads", "cr_names_on_the_air", "listen", do=(v.EveryPlayer((v.Discard(1),)), v.ChangeMorale(1))
    ),
    "says otherwise whether one may leave zombies standing": way(
        "crossroads", "cr_the_saw", "stop", do=(v.LoseProgress(1), v.RemoveZombies(3, v.AT_COLONY, upto=True))
    ),
    "dice may be rolled again, and need not be": way("crossroads", "cr_insulin", "trade", do=(v.Reroll(1),)),
}


@pytest.mark.rule("L-152", "L-221", "L-580")
@pytest.mark.parametrize("fault", WRONG)
def test_a_card_that_does_otherwise_than_it_says_is_found(fault: str) -> None:
    assert [*card_faults("crossroads", WRONG[fault])] == [fault]
