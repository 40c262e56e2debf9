"""Chains of games: what follows, what is refused, and how a whole chain is proved."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fivefires.kernel import Runner, Setup, files, seed_from
from fivefires.kernel.chains import check_link, next_setup, proved_links
from fivefires.kernel.files import BadFile, NotReplayable
from tests.kernel.test_files import JOURNEY, Journey
from tests.kernel.tiny import answer_all


def link(setup: Setup, *answers: str, seed: int = 1) -> Runner[Any]:
    runner = Runner(JOURNEY, setup, seed_from(seed), hashes=True)
    answer_all(runner, *answers, "say:camp")
    return runner


def after(runner: Runner[Any], players: int | None = None) -> Setup:
    setup = next_setup(JOURNEY, runner.setup, runner.state.result, players)
    assert setup is not None
    return setup


def chain() -> list[Runner[Any]]:
    first = link(Setup(2), "say:on")
    second = link(after(first, players=3), "say:on", seed=2)
    return [first, second, link(after(second), "say:on", seed=3)]


def written(runners: list[Runner[Any]]) -> list[files.Record]:
    return [files.decode(files.save(runner)) for runner in runners]


def test_a_result_leads_to_the_next_set_up_until_the_chain_ends() -> None:
    first, second, third = chain()
    assert [runner.state.result.miles for runner in (first, second, third)] == [10, 20, 30]
    assert second.setup.players == 3
    assert next_setup(JOURNEY, third.setup, third.state.result) is None


def test_a_chain_is_proved_link_by_link() -> None:
    assert [runner.state.miles for runner in [*proved_links(written(chain()), JOURNEY)]] == [10, 20, 30]


def test_a_link_that_was_left_out_is_noticed() -> None:
    records = written(chain())
    with pytest.raises(BadFile, match="file 2 does not follow from file 1: it takes up another result"):
        [*proved_links([records[0], records[2]], JOURNEY)]


def test_a_chain_does_not_begin_in_the_middle() -> None:
    with pytest.raises(BadFile, match="file 1 is not the first link"):
        [*proved_links(written(chain())[1:], JOURNEY)]


def test_a_forged_result_is_noticed() -> None:
    first, *_ = chain()
    richer = msgspec.structs.replace(first.state.result, miles=20)
    forged = link(msgspec.structs.replace(after(first), earlier=msgspec.to_builtins(richer)), seed=2)
    with pytest.raises(BadFile, match="takes up another result"):
        [*proved_links(written([first, forged]), JOURNEY)]


def test_nothing_follows_the_end_of_a_chain() -> None:
    records = written(chain())
    with pytest.raises(BadFile, match="file 4 does not follow from file 3: the chain has ended before"):
        [*proved_links([*records, records[-1]], JOURNEY)]


def test_a_game_that_does_not_hold_breaks_the_chain() -> None:
    records = written(chain())
    records[1].history = records[1].history[:-1]
    with pytest.raises(NotReplayable, match="not finished"):
        [*proved_links(records, JOURNEY)]


def test_files_are_named_as_they_are_called() -> None:
    records = written(chain())
    with pytest.raises(BadFile, match=r"c\.json does not follow from a\.json"):
        list(proved_links([records[0], records[2]], JOURNEY, ["a.json", "c.json"]))


def test_the_games_come_one_by_one_until_one_does_not_follow() -> None:
    records = written(chain())
    links = proved_links([records[0], records[1], records[1]], JOURNEY)
    assert [next(links).state.miles, next(links).state.miles] == [10, 20]
    with pytest.raises(BadFile, match="file 3 does not follow from file 2"):
        next(links)


def test_nothing_follows_a_lesson() -> None:
    first, second, _ = chain()
    lesson = msgspec.structs.replace(first.setup, laid="a-lesson")
    reason = check_link(JOURNEY, lesson, first.state.result, second.setup)
    assert reason == "the one before is a lesson, which counts for no chain"


def test_what_else_was_changed_in_a_set_up_does_not_follow() -> None:
    first, *_ = chain()
    other = msgspec.structs.replace(after(first), variants=("night",))
    result = first.state.result
    assert isinstance(result, Journey)
    assert check_link(JOURNEY, first.setup, result, other) == "its set-up is not the one that follows"
