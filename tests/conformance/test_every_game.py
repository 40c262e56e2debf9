"""Every registered game passes the same suite, on every legal set-up."""

from __future__ import annotations

import pytest

from fivefires.conformance.fuzz import fuzz, legal_setups, setup_for
from fivefires.conformance.suite import CHECKS, Check, Subject, faults_of
from fivefires.kernel.registry import all_games, find, names

# Enough to meet every check often; the long runs are `make soak`.
GAMES = {"pig": 60, "embers": 60, "raid_trade": 10, "stalker": 12, "zna": 14, "zona": 20}
QUICK = 30
# Where only one mode makes chains, and they are long: how many of them, in that mode.
CHAINS: dict[str, tuple[int, str | None]] = {"stalker": (1, "campaign"), "zna": (1, "campaign")}
# Pairs of tables for each bot. The long runs are `python -m fivefires.conformance.blindfold`.
PAIRS = 40


def test_no_registered_game_is_broken() -> None:
    assert all_games()[1] == {}


@pytest.mark.parametrize("check", CHECKS, ids=[check.id for check in CHECKS])
@pytest.mark.parametrize("name", names())
def test_a_game_conforms(name: str, check: Check) -> None:
    assert faults_of(check, Subject(name, games=GAMES.get(name, QUICK), pairs=PAIRS)) == []


@pytest.mark.parametrize("name", [name for name in names() if find(name).follows is not None])
def test_chains_pass_every_check(name: str) -> None:
    chains, mode = CHAINS.get(name, (GAMES.get(name, QUICK), None))
    report = fuzz(name, chains=chains, mode=mode, seed=1)
    assert [f"game {error.seed}: {error.sentence}" for error in report.errors] == []
    assert max(map(int, report.chains)) > 1


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
