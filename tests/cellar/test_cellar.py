"""One small game with everything in it: the kernel's larger ideas fit together, and need nothing special."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from fivefires.conformance.citations import rulebook
from fivefires.conformance.fingerprint import fingerprint, fingerprint_elsewhere
from fivefires.conformance.fuzz import fuzz
from fivefires.kernel import Refused, Runner, Setup, files, key_of
from fivefires.kernel.chains import check_link, next_setup, proved_links
from fivefires.kernel.files import BadFile
from fivefires.testing import start
from tests.cellar import game as source
from tests.cellar.game import GAME, CellarState

NAME = "tests.cellar.game:GAME"
PLAIN = ("crust", "crust#2", "crust#3")


def new_game(
    *hands: tuple[str, ...],
    rolls: list[int] | None = None,
    tokens: list[list[str]] | None = None,
    setup: Setup | None = None,
) -> Runner[CellarState]:
    """A game in which these hands are dealt, and these rolls and tokens come up."""
    piles = {f"hand.{seat}": hand for seat, hand in enumerate(hands)}
    dice = [[roll] for roll in rolls or []]
    return start(GAME, setup or max(2, len(hands)), piles=piles, rolls=dice, tokens=tokens or [])


def answer(runner: Runner[CellarState], *keys: str) -> None:
    for key in keys:
        runner.answer(runner.asked()[0], key)


def test_the_game_is_small() -> None:
    assert len(Path(str(source.__file__)).read_text(encoding="utf-8").splitlines()) <= 200


def test_it_passes_every_check() -> None:
    report = fuzz(GAME, games=40)
    assert [error.sentence for error in report.errors] == []
    assert report.finished == 40
    assert sorted(report.used) == ["fight", "hide", "reaction:charm", "reaction:hush"]
    chains = fuzz(GAME, chains=10)
    assert [error.sentence for error in chains.errors] == []
    assert set(chains.chains) == {"1", "2"}
    assert fingerprint_elsewhere(NAME, 4, hash_seed=1) == fingerprint(NAME, 4)


def test_every_rule_is_cited_and_proved() -> None:
    assert rulebook(GAME, Path(__file__).parent).faults() == []


# --- an interruption from a hidden hand, at two points ------------------------------------------------


@pytest.mark.rule("C-001")
def test_three_cards_and_two_hearts_each() -> None:
    runner = new_game()
    assert [len(runner.state.piles[f"hand.{seat}"]) for seat in (0, 1)] == [3, 3]
    assert runner.state.hearts == [2, 2]


@pytest.mark.rule("C-002")
@pytest.mark.rule("C-008")
def test_a_hush_stops_the_digging_before_the_roll() -> None:
    runner = new_game(PLAIN, ("hush", "crust#4", "crust#5"))
    answer(runner, "dig:3", "react:hush:hush")
    assert runner.state.active == 1
    assert runner.state.stock["gold"]["bag"] == 14
    assert runner.state.piles["used"] == ["hush"]


@pytest.mark.rule("C-008")
def test_a_charm_helps_after_the_roll() -> None:
    runner = new_game(PLAIN, ("charm", "crust#4", "crust#5"), rolls=[1], tokens=[["gold"] * 3])
    answer(runner, "dig:3", "react:charm:charm")
    assert (runner.state.hearts, runner.state.gold) == ([2, 2], 3)


@pytest.mark.rule("C-003")
@pytest.mark.rule("C-008")
def test_both_points_can_be_passed() -> None:
    runner = new_game(PLAIN, ("hush", "charm", "crust#4"), rolls=[1], tokens=[["gold", "rubble", "gold"]])
    answer(runner, "dig:3", "pass", "pass")
    assert (runner.state.hearts, runner.state.gold) == ([1, 2], 2)


# --- a death in the middle, an agenda, a default ------------------------------------------------------


@pytest.mark.rule("C-004")
def test_rats_come_one_at_a_time_and_whoever_hesitates_hides() -> None:
    runner = new_game(PLAIN, ("crust#4", "crust#5", "crust#6"), rolls=[6, 4], tokens=[["rat", "gold", "rat"]])
    answer(runner, "dig:3")
    assert (runner.state.agenda, runner.state.gold) == ([0], 1)
    assert [key_of(option) for option in runner.options(0)] == ["fight", "hide"]
    runner.lapse(0)
    assert (runner.state.agenda, runner.state.gold) == ([], 0)
    answer(runner, "fight")
    assert (runner.state.hearts, runner.state.active) == ([2, 2], 1)


@pytest.mark.rule("C-005")
def test_a_death_ends_what_was_under_way_and_leaves_nothing_behind() -> None:
    runner = new_game(PLAIN, ("crust#4", "charm", "crust#6"), rolls=[6, 1, 6, 1], tokens=[["rat"], ["rubble"]])
    answer(runner, "dig:1", "pass", "fight", "dig:1")
    state = runner.state
    assert state.hearts == [1, 2]
    assert state.active == 0
    answer(runner, "dig:2", "pass")
    assert state.hearts == [0, 2]
    assert (state.events, state.agenda, state.active) == ([], [], 1)
    assert state.stock["gold"]["bag"] == 14


@pytest.mark.rule("C-006")
def test_enough_gold_wins_once_no_rat_is_awake() -> None:
    tokens = [["gold"] * 3, ["gold", "gold", "gold"]]
    runner = new_game(PLAIN, ("crust#4", "crust#5", "crust#6"), rolls=[6, 6], tokens=tokens)
    answer(runner, "dig:3", "dig:3")
    assert msgspec.to_builtins(runner.state.result) == {"ending": "out", "winners": [0, 1], "gold": 6, "depth": 1}


# --- a lesson -----------------------------------------------------------------------------------------


def test_a_lesson_lays_chance_out_and_is_told_as_one() -> None:
    [lesson] = GAME.lessons
    runner = Runner(GAME, lesson.laid, lesson.seed_bytes)
    for step in lesson.steps:
        runner.answer(step.seat, *step.accept)
    assert (runner.state.gold, runner.state.agenda, runner.state.active) == (2, [], 1)
    again = files.load(files.record_of(runner), GAME)
    assert again.setup.laid == "first-dig"
    assert again.state.gold == 2


# --- a chain of two links -----------------------------------------------------------------------------


def won(setup: Setup | None = None) -> Runner[CellarState]:
    hands = (PLAIN, ("crust#4", "crust#5", "crust#6"))
    runner = new_game(*hands, rolls=[6] * 2, tokens=[["gold"] * 3] * 2, setup=setup)
    while not runner.over:
        answer(runner, "dig:3")
    return runner


@pytest.mark.rule("C-007")
def test_a_second_cellar_follows_the_first_and_nothing_the_second() -> None:
    first = won()
    assert first.state.result is not None
    below = next_setup(GAME, first.setup, first.state.result)
    assert below is not None
    second = won(below)
    assert second.state.depth == 2
    assert second.state.result is not None
    assert second.state.result.gold == 9
    assert next_setup(GAME, second.setup, second.state.result) is None
    records = [files.record_of(one) for one in (first, second)]
    with pytest.raises(BadFile, match="file 1 is not the first link"):
        [*proved_links(records[::-1], GAME)]
    forged = msgspec.structs.replace(below, earlier={**(below.earlier or {}), "gold": 13})
    assert check_link(GAME, first.setup, first.state.result, forged) == "it takes up another result"


@pytest.mark.rule("C-007")
@pytest.mark.parametrize("forged", [{"gold": 5}, {"depth": 2}, {"winners": []}, {"gold": "6"}, {"spades": 3}])
def test_a_forged_haul_is_refused(forged: dict[str, object]) -> None:
    haul = {"ending": "out", "winners": [0], "gold": 6, "depth": 1}
    GAME.check(Setup(2, earlier=haul))
    with pytest.raises(Refused):
        GAME.check(Setup(2, earlier={**haul, **forged}))
