"""Games that are played on from a step of another one: dealt anew, played to their end, and proved from there on."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from fivefires.kernel import Game, Refused, Runner, files, seed_from, sight
from fivefires.kernel.branches import branch, is_whole
from fivefires.kernel.chains import check_link
from fivefires.kernel.files import NotReplayable, Record
from fivefires.kernel.registry import all_games, registered
from fivefires.kernel.tape import Redeal
from fivefires.server.helpers.reels import Projector

GAMES = sorted(game.id for game in all_games()[0])
SEED = seed_from("another night")


def played(game: Game[Any], most: int = 1 << 60) -> Record:
    """A game that chance has answered for everybody, over or as far as it came."""
    runner = Runner(game, game.default_setup(), seed_from("a night"), hashes=True)
    answer(runner, most)
    return files.decode(files.save(runner))


def answer(runner: Runner[Any], most: int = 1 << 60) -> None:
    chance = random.Random(7)
    runner.run(lambda _seat, options: chance.choice(options), most)


def questions(record: Record) -> list[int]:
    """The steps at which somebody is asked and nobody has answered yet."""
    return [stop.step for stop in Projector(record, 0).stops[:-1]]


@pytest.mark.parametrize("id", GAMES)
def test_a_branch_of_every_game_is_played_to_its_end_and_proved(id: str) -> None:
    game = registered(id)
    record = played(game, 400)
    steps = questions(record)
    for step in {steps[0], steps[len(steps) // 2], steps[-1]}:
        runner = branch(record, game, step, 0, SEED)
        assert runner.state.seats == game.default_setup().players
        answer(runner)
        assert runner.over
        again = files.decode(files.save(runner))
        assert is_whole(again)
        assert files.verify(again, game).state.result == runner.state.result
        assert files.load(again, game).state.result == runner.state.result


@pytest.mark.parametrize("id", GAMES)
def test_nothing_that_the_seat_knew_is_changed(id: str) -> None:
    game = registered(id)
    record = played(game, 60)
    step = questions(record)[-1]
    before = files.replay(record, game, to=step, stands=True)
    after = branch(record, game, step, 0, SEED)
    assert sight(before, 0).scene == sight(after, 0).scene
    assert before.state.chance == after.state.chance


def test_what_was_hidden_lies_elsewhere() -> None:
    game = registered("embers")
    record = played(game, 6)
    step = questions(record)[-1]
    before, after = files.replay(record, game, to=step), branch(record, game, step, 0, SEED)
    assert before.state.piles["deck"] != after.state.piles["deck"]
    assert sorted(before.state.piles["hand.0"]) == sorted(after.state.piles["hand.0"])


def finished() -> Record:
    game = registered("embers")
    record = played(game)
    runner = branch(record, game, questions(record)[3], 0, SEED)
    answer(runner)
    return files.decode(files.save(runner))


def test_a_branch_that_was_not_dealt_anew_is_caught() -> None:
    record, game = finished(), registered("embers")
    at = record.setup.branched
    assert isinstance(at, int)
    record.history[at] = Redeal(0, {})
    with pytest.raises(NotReplayable, match="was not dealt anew so under this seed"):
        files.verify(record, game)
    del record.history[at]
    with pytest.raises(NotReplayable, match="was not dealt anew where the game branched off"):
        files.verify(record, game)
    assert not is_whole(record)


def test_a_second_exchange_is_caught() -> None:
    record = finished()
    record.history.append(Redeal(0, {}))
    assert not is_whole(record)


def test_nothing_from_before_can_be_taken_back() -> None:
    game = registered("pig")
    before = Runner(game, game.default_setup(2), seed_from("a night"), hashes=True)
    while not before.can_undo(0):
        before.answer(before.asked()[0], "hold" if before.state.turn and before.asked() == [0] else "roll")
    record = files.decode(files.save(before))
    runner = branch(record, game, len(record.history), 0, SEED)
    with pytest.raises(Refused):
        runner.undo(0)
    with pytest.raises(Refused):
        files.load(files.decode(files.save(runner)), game).undo(0)


def test_a_branch_says_what_it_is_and_counts_for_nothing() -> None:
    game, record = registered("embers"), finished()
    assert not record.setup.counts
    runner = files.replay(record, game)
    assert runner.log is not None
    assert [line.text.id for line in runner.log.lines].count("log-branched") == 1
    assert "branched off" in (check_link(game, record.setup, runner.state.result, record.setup) or "")
    assert b"branched" not in msgspec.json.encode(played(game, 3).setup)


def test_a_branch_can_branch_again() -> None:
    game, record = registered("embers"), finished()
    runner = branch(record, game, questions(record)[-1], 1, seed_from("a third night"))
    answer(runner)
    again = files.decode(files.save(runner))
    assert is_whole(again)
    assert files.verify(again, game).over
