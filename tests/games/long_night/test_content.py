"""The cards of The Long Night: counts, ids, fields, references and texts, deck by deck."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.long_night.check_content import DECKS, cards_of, faults


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.rule("L-001", "L-009", "L-011", "L-015", "L-033", "L-034", "L-035", "L-060", "L-061", "L-399", "L-409")
@pytest.mark.rule("L-437", "L-438", "L-464", "L-475", "L-476")
def test_a_deck_is_as_it_must_be(deck: str) -> None:
    assert faults(deck) == []


def test_no_two_cards_have_the_same_id() -> None:
    ids = Counter(card.id for deck in DECKS for card in cards_of(deck))
    assert [one for one, times in ids.items() if times > 1] == []
