"""What the expert gives to a crisis that cannot be prevented any more."""

from __future__ import annotations

import pytest

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.piles import HAND
from fivefires.games.long_night.expert.giving import to_contribute
from fivefires.games.long_night.expert.mind import Mind
from tests.games.long_night.tables import THREE, Game, cards_of, lay_cards, objectives, put, seated, view

TOOLS = cards_of(v.TOOL, 2)
WRONG = cards_of(v.MEDICINE, 1)


def last_to_play(crisis: str, own: str, objective: str = "goal_tribute", gave: int = 0, others: int = 0) -> Game:
    """Nobody plays after the third player, who has two tools and a medicine; three points are asked for."""
    runner = seated(*THREE, objective=objective)
    objectives(runner, "secret_own_car", "secret_restless", own)
    for card in [*runner.state.piles["crisis"]]:
        put(runner, card, "crises")
    put(runner, crisis, "crisis")
    lay_cards(runner, "removed", [*runner.state.piles[HAND[2]]])
    lay_cards(runner, HAND[2], [*TOOLS, *WRONG])
    runner.state.knife = 0
    runner.state.players[2].contributed = gave
    runner.state.players[0].contributed = others
    return runner


def given(runner: Game) -> list[str]:
    mind = Mind(view(runner, 2))
    return to_contribute(mind, mind.spare)


@pytest.mark.parametrize(
    ("crisis", "objective", "gave", "number"),
    [
        ("crisis_rats", "goal_tribute", 0, 1),  # It takes cards from those who gave nothing.
        ("crisis_rats", "goal_tribute", 1, 2),  # Two more are enough.
        ("crisis_roof", "goal_tribute", 0, 0),  # It strikes everybody alike.
        ("crisis_rats", "goal_convoy", 0, 0),  # The convoy needs tools more.
    ],
)
def test_one_card_is_given_where_those_who_gave_nothing_are_struck(
    crisis: str, objective: str, gave: int, number: int
) -> None:
    found = given(last_to_play(crisis, "secret_not_one_lost", objective, gave))
    assert found == sorted(TOOLS)[:number]


@pytest.mark.parametrize(
    ("crisis", "others", "cards"), [("crisis_rats", 1, WRONG), ("crisis_rats", 0, []), ("crisis_roof", 1, [])]
)
def test_a_betrayer_gives_a_wrong_card_to_be_spared_if_others_could_have_given_it(
    crisis: str, others: int, cards: list[str]
) -> None:
    runner = last_to_play(crisis, "betrayal_filth", others=others)
    runner.state.round = 5
    runner.state.target_shift = 3
    assert given(runner) == cards
