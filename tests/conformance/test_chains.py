"""Chains under the fuzzer: they are played to their end, and what is wrong with one is found."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from fivefires.conformance.chains import check_forgeries, forgeries
from fivefires.conformance.checks import Fault
from fivefires.conformance.fuzz import Report, fuzz
from fivefires.examples import embers
from fivefires.examples.embers import GAME, Dawn
from fivefires.kernel import Game, Setup, files, message
from tests.kernel.test_files import JOURNEY


def first_fault(**changes: Any) -> str:
    """What the fuzzer says of Embers with something changed, when it first finds something wrong."""
    errors = fuzz(replace(GAME, **changes), chains=30, most_errors=1).errors
    return errors[0].sentence if errors else ""


# --- playing --------------------------------------------------------------------------------------


def test_chains_are_played_to_their_end() -> None:
    report = fuzz(GAME, chains=24)
    assert report.errors == []
    assert set(report.chains) == {"1", "2", "3"}
    assert sum(report.chains.values()) == 24
    assert report.games == report.finished == sum(int(links) * count for links, count in report.chains.items())
    won = report.endings["blaze"] + report.endings["wolf-found"]
    assert won >= report.chains["2"] + 2 * report.chains["3"]
    assert report.endings["dead-fire"] + report.endings["cold-dawn"] >= report.chains["1"] + report.chains["2"]


def the_same(one: Report, other: Report) -> bool:
    clock = {"seconds": 0.0, "decisions_per_second": 0.0}
    return msgspec.structs.replace(one, **clock) == msgspec.structs.replace(other, **clock)


def test_the_number_of_workers_changes_nothing() -> None:
    one, two = (fuzz("embers", chains=8, workers=workers) for workers in (1, 2))
    assert the_same(one, two)
    assert not the_same(one, fuzz("embers", chains=8, seed=1))


def test_bare_chains_are_as_long() -> None:
    assert fuzz(GAME, chains=200, checks=False).chains.keys() == {"1", "2", "3"}


def test_progress_counts_chains() -> None:
    told: list[int] = []
    fuzz(GAME, chains=6, progress=told.append)
    assert told == list(range(1, 7))


def again(setup: Setup, dawn: Dawn) -> Setup:
    return msgspec.structs.replace(setup, earlier={"ending": "blaze", "winners": [0, 1]})


def test_a_game_may_cap_its_chains() -> None:
    report = fuzz(replace(GAME, follows=again, longest_chain=5), chains=2)
    assert report.errors == []
    assert report.chains == {"5": 2}
    assert report.games == 10


def test_each_game_of_a_chain_has_dice_of_its_own() -> None:
    decks: list[list[str]] = []

    def deal(table: Any) -> None:
        embers.deal(table)
        decks.append([*table.pile("deck")])

    fuzz(replace(GAME, follows=again, longest_chain=5, setup=deal), chains=1, checks=False)
    assert len(decks) == 5
    assert all(decks.count(deck) == 1 for deck in decks)


def test_a_chain_ends_with_its_first_error() -> None:
    async def broken(table: Any) -> None:
        if table.state.nights and table.state.turns:
            raise ZeroDivisionError("no second night")
        await embers.step(table)

    report = fuzz(replace(GAME, step=broken), chains=12)
    assert report.errors
    assert all("no second night" in error.sentence for error in report.errors)
    assert set(report.chains) == {"1", "2"}
    assert report.chains["2"] == len(report.errors)
    record = files.decode(report.errors[0].file)
    assert record.setup.earlier is not None


def test_no_chains_are_reported_where_none_are_asked_for() -> None:
    assert fuzz(GAME, games=3).chains == {}


# --- what is wrong with a chain -------------------------------------------------------------------


def test_a_set_up_that_is_refused_is_found() -> None:
    sentence = first_fault(forbids=lambda setup: message("forbidden-winners") if setup.earlier else None)
    assert sentence.startswith("the set-up that follows is refused: ")


def test_rules_that_fail_on_a_set_up_are_found() -> None:
    def forbids(setup: Setup) -> None:
        if setup.earlier is not None:
            raise KeyError("nights")

    assert first_fault(forbids=forbids).startswith("the rules fail on the earlier result {'ending': ")


def test_a_set_up_without_an_earlier_result_is_found() -> None:
    assert "takes up no earlier result" in first_fault(follows=lambda setup, dawn: Setup(3))


def test_a_set_up_that_cannot_be_saved_is_found() -> None:
    def follows(setup: Setup, dawn: Dawn) -> Setup | None:
        after = embers.follows(setup, dawn)
        if after is None or after.earlier is None:
            return None
        return msgspec.structs.replace(after, variants=[])

    assert "another one after it was saved and loaded" in first_fault(follows=follows)


def test_what_follows_now_so_and_now_so_is_found() -> None:
    turn = iter(range(10_000))

    def follows(setup: Setup, dawn: Dawn) -> Setup | None:
        return again(setup, dawn) if next(turn) % 2 else embers.follows(setup, Dawn(ending="blaze", winners=[1, 2]))

    assert first_fault(follows=follows) == (
        "the set-up that follows is not recognised as such: it takes up another result"
    )


def test_a_result_that_is_changed_to_tell_what_follows_is_found() -> None:
    def follows(setup: Setup, dawn: Dawn) -> Setup | None:
        after = embers.follows(setup, dawn)
        dawn.nights.append("blaze")
        return after

    assert first_fault(follows=follows).startswith("what follows is told by changing")


def test_rules_that_cannot_tell_what_follows_are_found() -> None:
    def follows(setup: Setup, dawn: Dawn) -> Setup | None:
        raise KeyError("dawn")

    told = first_fault(follows=follows)
    assert told.startswith("what follows cannot be told: KeyError: 'dawn', at tests/conformance/test_chains.py:")


# --- forgeries ------------------------------------------------------------------------------------

EARLIER = {"ending": "blaze", "winners": [0, 2], "nights": ["wolf-found"]}


def test_every_field_is_forged_in_every_way() -> None:
    tried = dict(forgeries(EARLIER))
    assert {"a field forged too many", "ending is missing", "winners is missing", "nights is missing"} <= set(tried)
    for name in EARLIER:
        kinds = {type(forged[name]) for forged in tried.values() if name in forged}
        assert len(kinds) > 2, name
    assert all(forged != EARLIER for forged in tried.values())


def test_whatever_is_allowed_can_be_set_up() -> None:
    assert first_fault(forbids=None).startswith("a forged earlier result is allowed and cannot be set up: ending is ")


def test_a_game_that_reads_too_much_into_a_result_is_found() -> None:
    """It does not look at who has won, and the start relies on there being somebody."""

    def forbids(setup: Setup) -> Any:
        refused = embers.forbids(setup)
        return None if refused is not None and refused.id == "forbidden-winners" else refused

    def start(setup: Setup) -> embers.EmbersState:
        state = embers.start(setup)
        if setup.earlier is not None:
            state.active = setup.earlier["winners"][0]
        return state

    assert "cannot be set up: winners is" in first_fault(forbids=forbids, start=start)
    assert first_fault(start=start) == ""


def careless(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """A game whose earlier results nobody looks at."""
    monkeypatch.setattr(Game, "_check_earlier", lambda game, earlier: None)
    return replace(JOURNEY, start=lambda setup: JOURNEY.start(Setup(setup.players)))


@pytest.mark.parametrize("what", ["a field forged too many", "ending is missing", "miles is 'forged'", "winners is 7"])
def test_what_is_no_result_is_refused(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    def only_that(earlier: Any) -> Any:
        changed = {"winners is 7": {**earlier, "winners": 7}, **dict(forgeries(earlier))}
        return [(what, changed[what])]

    setup = Setup(2, earlier={"ending": "camp", "winners": [0], "miles": 10})
    check_forgeries(JOURNEY, setup)
    game = careless(monkeypatch)
    monkeypatch.setattr("fivefires.conformance.chains.forgeries", only_that)
    with pytest.raises(Fault, match=f"a forged earlier result is not refused: {what}"):
        check_forgeries(game, setup)
