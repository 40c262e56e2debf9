"""Every legal mix of players, modules, variants and scenarios deals out; the others are refused with their reason."""

from __future__ import annotations

from itertools import chain, combinations

import pytest

from fivefires.games.long_night.content.index import BETRAYALS, MAIN
from fivefires.games.long_night.game import GAME
from fivefires.games.long_night.state import Stage
from fivefires.kernel import Refused, Setup, seed_from
from fivefires.kernel.text import catalogue
from tests.games.long_night.tables.watching import Watched

MODULES = ("improvements", "bandits", "raxxon")
MIXES = [*chain.from_iterable(combinations(MODULES, size) for size in range(4))]


def to_the_first_turn(setup: Setup) -> Watched:
    runner = Watched(GAME, setup, seed_from(7))
    while runner.state.stage is not Stage.TURN:
        for seat in runner.asked():
            runner.answer(seat, runner.options(seat)[0])
    return runner


@pytest.mark.rule("L-002", "L-078", "L-080", "L-095", "L-374", "L-378")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("modules", MIXES, ids="+".join)
def test_every_mix_of_modules_deals_out(players: int, modules: tuple[str, ...]) -> None:
    runner = to_the_first_turn(Setup(players, "rivals", modules))
    state = runner.state
    assert not runner.table.box.census(state)
    for seat in range(players):
        assert len(state.piles[f"hand.{seat}"]) >= 5 or state.turn
        assert len(state.piles[f"group.{seat}"]) >= 2
        assert len(state.piles[f"objective.{seat}"]) == 1
    betrayers = [seat for seat in range(players) if state.piles[f"objective.{seat}"][0] in BETRAYALS]
    assert len(betrayers) <= 1


@pytest.mark.rule("L-356", "L-359", "L-360", "L-361")
@pytest.mark.parametrize("modules", MIXES, ids="+".join)
def test_two_players_play_together(modules: tuple[str, ...]) -> None:
    runner = to_the_first_turn(Setup(2, "cooperative", modules))
    for seat in range(2):
        assert len(runner.state.piles[f"group.{seat}"]) == 3
        assert not runner.state.piles[f"objective.{seat}"]
    assert runner.state.hard


@pytest.mark.rule("L-359", "L-370", "L-371", "L-372", "L-485")
@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (Setup(2, "rivals"), "refused-players-in-mode"),
        (Setup(6, "rivals"), "refused-players"),
        (Setup(1, "cooperative"), "refused-players"),
        (Setup(3, "cooperative", ("betrayer",)), "mix-cooperative-betrayer"),
        (Setup(4, "cooperative", (), {"scenario": "raid"}), "mix-cooperative-raid"),
        (Setup(4, "rivals", ("hard",), {"scenario": "chimp"}), "mix-story-hard"),
        (Setup(4, "rivals", (), {"scenario": "chimp", "objective": "goal_tribute"}), "mix-story-objective"),
    ],
)
def test_what_does_not_go_together_is_refused_with_the_reason(setup: Setup, reason: str) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.check(setup)
    assert refusal.value.reason.id == reason
    assert reason in catalogue(GAME.package)


@pytest.mark.rule("L-066", "L-375")
def test_an_objective_with_a_symbol_needs_its_module() -> None:
    marked = [card for card in MAIN.values() if card.modules]
    assert marked
    for card in marked:
        with pytest.raises(Refused):
            GAME.check(Setup(3, "rivals", (), {"objective": card.id}))
        GAME.check(Setup(3, "rivals", tuple(str(module) for module in card.modules), {"objective": card.id}))


@pytest.mark.rule("L-488", "L-489", "L-492", "L-494", "L-495", "L-496")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_chimp_and_the_code_is_laid_out(players: int) -> None:
    runner = to_the_first_turn(Setup(players, "rivals" if players > 2 else "cooperative", (), {"scenario": "chimp"}))
    state = runner.state
    assert state.stock["barricade-token"]["raxxon"] == 4
    assert state.stock["barricade-token"]["raxxon.people"] == 4
    assert "raxxon" not in state.places
    assert "emma_han" in state.piles[f"group.{state.knife}"]
    assert state.piles["gear.emma_han"] == ["raxxon_plans"]
    assert state.piles["survivors.aside"] == ["blue"]
    assert len(state.players[state.knife].dice) == (5 if players == 2 else 4)


@pytest.mark.rule("L-518", "L-519", "L-520", "L-523", "L-525")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_bandit_raid_is_laid_out(players: int) -> None:
    runner = to_the_first_turn(Setup(players, "rivals", (), {"scenario": "raid"}))
    state = runner.state
    dealt = [*state.piles["objectives.aside"], *(state.piles[f"objective.{seat}"][0] for seat in range(players))]
    assert [card for card in dealt if card in BETRAYALS] == ["bandit_betrayal"]
    assert state.piles["main"] == ["story_b1"]
    assert "hideout" not in state.places
    assert state.in_force == ["bandits"]
