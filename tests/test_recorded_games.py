"""Recorded games come out as they did, at every step."""

from __future__ import annotations

import pytest

from fivefires.kernel import files
from fivefires.kernel.files import NotReplayable
from fivefires.kernel.registry import find, names
from fivefires.kernel.tape import Answer
from tests.playthrough import playthrough
from tests.record import PLAYTHROUGHS, RECORDED, endings

GAMES = sorted(path.relative_to(RECORDED).as_posix() for path in RECORDED.glob("*/*.json"))


@pytest.mark.parametrize("path", GAMES)
def test_a_recorded_game_comes_out_as_it_did(path: str) -> None:
    record = files.decode((RECORDED / path).read_bytes())
    runner = files.verify(record, find(record.game))
    assert f"{runner.state.result.ending}-{runner.setup.players}" in path


@pytest.mark.parametrize("name", names())
def test_every_game_is_recorded(name: str) -> None:
    assert any(path.startswith(f"{name}/") for path in GAMES)


@pytest.mark.parametrize("name", names())
def test_every_way_to_end_is_recorded(name: str) -> None:
    recorded = {path.partition("/")[2].rpartition("-")[0] for path in GAMES if path.startswith(f"{name}/")}
    assert endings(find(name)) <= recorded


def test_a_state_that_differs_is_found_at_its_step() -> None:
    record = files.decode((RECORDED / GAMES[0]).read_bytes())
    answers = [step for step, entry in enumerate(record.history) if isinstance(entry, Answer)]
    changed = record.history[answers[3]]
    assert isinstance(changed, Answer)
    changed.hash = "0" * 16
    with pytest.raises(NotReplayable) as found:
        files.verify(record, find(record.game))
    assert found.value.step == answers[3]


@pytest.mark.parametrize("name", names())
def test_a_playthrough_reads_as_it_did(name: str) -> None:
    """The text of a whole game: words, order and rule numbers. `make record` writes it anew."""
    assert playthrough(find(name), 12) == (PLAYTHROUGHS / f"{name}.txt").read_text(encoding="utf-8")
