"""Every registered game passes the same suite, on every legal set-up."""

from __future__ import annotations

import pytest

from fivefires.conformance.checks import missing_texts
from fivefires.conformance.fingerprint import fingerprint, fingerprint_elsewhere
from fivefires.conformance.fuzz import Report, fuzz, legal_setups, setup_for
from fivefires.kernel import Runner, seed_from
from fivefires.kernel.game import Count
from fivefires.kernel.registry import all_games, find, names
from fivefires.kernel.rulebook import rulebook

# Enough to meet every check often; the long runs are `make soak`.
GAMES = {"pig": 60, "embers": 200}
QUICK = 40


def told(report: Report) -> list[str]:
    return [f"game {error.seed}: {error.sentence}" for error in report.errors]


def test_no_registered_game_is_broken() -> None:
    assert all_games()[1] == {}


@pytest.mark.parametrize("name", names())
def test_seeded_games_pass_every_check(name: str) -> None:
    report = fuzz(name, games=GAMES.get(name, QUICK), seed=1)
    assert told(report) == []
    assert report.finished == report.games


@pytest.mark.parametrize("name", names())
def test_after_everything_alone_come_legal_mixes_of_it(name: str) -> None:
    game = find(name)
    alone = legal_setups(game)
    drawn = [setup_for(game, alone, number) for number in range(len(alone) + 60)]
    assert drawn[: len(alone)] == alone
    for setup in drawn:
        game.check(setup)
    values = {(choice.id, value) for choice in game.options for value in choice.values[1:]}
    assert values <= {pair for setup in drawn[len(alone) :] for pair in setup.options.items()}
    assert len(game.variants) < 2 or max(len(setup.variants) for setup in drawn) > 1


@pytest.mark.parametrize("name", names())
def test_games_are_the_same_under_every_hash_seed(name: str) -> None:
    here = fingerprint(name, 4)
    assert fingerprint_elsewhere(name, 4, hash_seed=1) == here
    assert fingerprint_elsewhere(name, 4, hash_seed=2) == here


@pytest.mark.parametrize("name", names())
def test_the_box_holds_what_the_component_list_says(name: str) -> None:
    game = find(name)
    listed = {part: count.number if isinstance(count, Count) else count for part, count in game.components.items()}
    for setup in legal_setups(game):
        runner = Runner(game, setup, seed_from(1))
        assert game.box_for(setup).counts(runner.state) == listed, setup


@pytest.mark.parametrize("name", names())
def test_a_game_has_its_names(name: str) -> None:
    assert missing_texts(find(name)) == []


@pytest.mark.parametrize("name", names())
def test_every_rule_has_code_and_a_test(name: str) -> None:
    """A game leaves the stage "alpha" by this; before that, nothing may at least be cited that does not exist."""
    book = rulebook(find(name))
    assert (book.faults() if find(name).stage != "alpha" else book.unknown) == []
