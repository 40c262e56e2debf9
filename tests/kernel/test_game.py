"""What a game declares, and the set-ups that it refuses."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from typing import Any

import msgspec
import pytest

from fivefires.kernel import Choice, Game, Message, Mode, Refused, Result, Runner, Setup, message, seed_from
from fivefires.kernel.text import catalogue
from tests.kernel.tiny import TinyState, tiny_game


class Score(Result, kw_only=True):
    points: list[int]


def forbids(setup: Setup) -> Message | None:
    if "night" in setup.variants and setup.mode == "solo":
        return message("too-dark", players=setup.players)
    return None


GAME: Game[Any] = tiny_game(
    players=(1, 2, 4),
    modes=(Mode("together"), Mode("solo", (1,))),
    variants=("night", "snow"),
    options=(Choice("length", (10, 5, 20)), Choice("map", ("north", "south"))),
    forbids=forbids,
    result=Score,
    follows=lambda setup, result: None,
)


@pytest.mark.parametrize(
    "setup",
    [
        Setup(1, "solo"),
        Setup(1, "together"),
        Setup(4, "together", ("night", "snow")),
        Setup(2, "together", (), {"length": 20, "map": "south"}),
        Setup(2, "together", earlier={"ending": "won", "winners": [0], "points": [3, 4]}),
    ],
    ids=str,
)
def test_what_the_rules_allow_is_allowed(setup: Setup) -> None:
    try:
        GAME.check(setup)
    except Refused as refusal:
        pytest.fail(str(refusal))


@pytest.mark.parametrize(
    ("setup", "why"),
    [
        (Setup(0, "together"), "players"),
        (Setup(3, "together"), "players"),
        (Setup(5, "together"), "players"),
        (Setup(-1, "together"), "players"),
        (Setup(2), "mode"),
        (Setup(2, "war"), "mode"),
        (Setup(2, "solo"), "players-in-mode"),
        (Setup(2, "together", ("fog",)), "variant"),
        (Setup(2, "together", ("night", "night")), "variant"),
        (Setup(2, "together", (), {"length": 7}), "option-value"),
        (Setup(2, "together", (), {"length": "10"}), "option-value"),
        (Setup(2, "together", (), {"width": 10}), "option-value"),
        (Setup(2, "together", (), {"map": 10}), "option-value"),
        (Setup(2, "together", earlier={}), "earlier"),
        (Setup(2, "together", earlier={"ending": "won"}), "earlier"),
        (Setup(2, "together", earlier={"ending": "won", "points": "many"}), "earlier"),
    ],
    ids=str,
)
def test_what_the_rules_do_not_allow_is_refused_with_its_reason(setup: Setup, why: str) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.check(setup)
    assert refusal.value.reason.id == f"refused-{why}"
    assert "[" not in catalogue("tests.kernel.tiny_texts").format(refusal.value.reason)


def test_a_mixture_that_the_game_forbids_is_refused_in_its_own_words() -> None:
    with pytest.raises(Refused) as refusal:
        GAME.check(Setup(1, "solo", ("night",)))
    assert refusal.value.reason == message("too-dark", players=1)


def test_a_game_without_modes_has_none() -> None:
    tiny_game().check(Setup(2))
    with pytest.raises(Refused) as refusal:
        tiny_game().check(Setup(2, "solo"))
    assert refusal.value.reason.id == "refused-mode"


def test_no_game_begins_with_a_set_up_that_is_refused() -> None:
    with pytest.raises(Refused):
        Runner(GAME, Setup(2, "war"), seed_from(1))


def test_an_option_has_its_first_value_unless_another_is_chosen() -> None:
    assert GAME.option(Setup(2, "together"), "length") == 10
    assert GAME.option(Setup(2, "together", (), {"length": 5}), "length") == 5


@pytest.mark.parametrize(
    ("players", "mode", "expected"),
    [
        (None, None, Setup(1, "together")),
        (4, None, Setup(4, "together")),
        (None, "solo", Setup(1, "solo")),
        (2, "together", Setup(2, "together")),
        (2, "war", Setup(2, "war")),
    ],
)
def test_the_plainest_set_up_is_what_was_asked_for_and_otherwise_legal(
    players: int | None, mode: str | None, expected: Setup
) -> None:
    assert GAME.default_setup(players, mode) == expected


def test_a_game_without_modes_has_a_plain_set_up() -> None:
    assert tiny_game().default_setup() == Setup(1)


def test_a_set_up_survives_a_file_and_nothing_else_passes_for_one() -> None:
    setup = Setup(2, "together", ("snow",), {"length": 5}, {"ending": "won", "points": [1]})
    assert msgspec.json.decode(msgspec.json.encode(setup), type=Setup) == setup
    for bad in (b"{}", b'{"players":"two"}', b'{"players":2,"colour":"red"}', b'{"players":2,"options":{"a":[]}}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(bad, type=Setup)


def test_a_game_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        GAME.version = 2  # type: ignore[misc]


def test_a_set_up_gets_a_state_of_its_own() -> None:
    one, other = (Runner(tiny_game(), Setup(2), seed_from(1)) for _ in range(2))
    one.state.trace.append("a")
    assert isinstance(other.state, TinyState)
    assert other.state.trace == []
