"""Whom the expert takes for a betrayer: by what everybody can see."""

from __future__ import annotations

import pytest

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.piles import HAND
from fivefires.games.long_night.expert.mind import Mind
from fivefires.games.long_night.expert.scripted import choose
from fivefires.games.long_night.expert.suspicion import suspect
from fivefires.games.long_night.rules import questions as q
from fivefires.games.long_night.rules.actions import ASK_ACTION
from fivefires.games.long_night.rules.offers import offers
from tests.games.long_night.tables import Game, at_b2, cards_of, equip, exile, lay_cards, three, view


def suspected(runner: Game) -> int:
    return suspect(Mind(view(runner, 0)))


def in_the_fifth_round(*gave: int, cards: int = 5) -> Game:
    """Who gave so much to crises so far; the third player has so many cards in hand."""
    runner = three()
    runner.state.round = 5
    for player, number in zip(runner.state.players, gave, strict=True):
        player.stats = {v.Stat.CONTRIBUTED: number}
    lay_cards(runner, "removed", [*runner.state.piles[HAND[2]]])
    lay_cards(runner, HAND[2], cards_of(v.FUEL, cards))
    return runner


@pytest.mark.parametrize(
    ("gave", "cards", "who"),
    [
        ((3, 2, 0), 5, 2),  # All others gave, and he could have.
        ((3, 2, 1), 5, -1),
        ((3, 2, 0), 4, -1),  # Nobody can give what he has not.
        ((2, 2, 0), 5, -1),  # The others did not give much either.
    ],
)
def test_whoever_never_gave_and_has_the_cards_is_suspected(gave: tuple[int, ...], cards: int, who: int) -> None:
    assert suspected(in_the_fifth_round(*gave, cards=cards)) == who


def test_in_the_first_rounds_nobody_is_blamed_for_giving_nothing() -> None:
    runner = in_the_fifth_round(3, 2, 0)
    runner.state.round = 4
    assert suspected(runner) == -1


def test_after_an_exile_nobody_is_suspected() -> None:
    runner = in_the_fifth_round(3, 2, 0)
    exile(runner, 1)
    assert suspected(runner) == -1


@pytest.mark.parametrize(("weapons", "who"), [((1, 1, 2), 2), ((1, 1, 1), -1), ((1, 0, 2), -1), ((2, 1, 3), 2)])
def test_in_the_raid_whoever_bears_more_than_one_weapon_is_suspected(weapons: tuple[int, ...], who: int) -> None:
    """Once everybody is armed as the second stage asks for."""
    runner = at_b2()
    arms = iter(cards_of(v.WEAPON, 9))
    for seat, number in enumerate(weapons):
        leader = runner.state.players[seat].leader
        lay_cards(runner, "removed", [*runner.state.piles[f"gear.{leader}"]])
        equip(runner, leader, *(next(arms) for _ in range(number)))
    assert suspected(runner) == who


@pytest.mark.parametrize(("neighbour", "plays"), [(1, False), (0, True)])
def test_a_second_weapon_is_borne_only_where_somebody_has_none(neighbour: int, plays: bool) -> None:
    """Once all are armed it would look like a betrayal."""
    runner = at_b2("secret_own_car", "secret_hoarder", "secret_not_one_lost")
    first, *weapons = cards_of(v.WEAPON, 4)
    for seat, number in enumerate((1, neighbour, 1)):
        leader = runner.state.players[seat].leader
        lay_cards(runner, "removed", [*runner.state.piles[f"gear.{leader}"]])
        equip(runner, leader, *weapons[seat : seat + number])
    lay_cards(runner, "removed", [*runner.state.piles[HAND[0]]])
    lay_cards(runner, HAND[0], [first])
    answer = choose(view(runner, 0), offers(runner.state, 0), ASK_ACTION)
    assert (answer == q.PLAY[first]) is plays
