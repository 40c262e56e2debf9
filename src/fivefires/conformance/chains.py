"""Chains under checks: what follows a game is legal, and a forged earlier result is refused or harmless."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from fivefires.kernel import Game, Refused, Result, Runner, Setup, seed_from
from fivefires.kernel.chains import check_link, next_setup

from .checks import Fault

# What no field of a result is called, and what no text of one says.
FORGED = "forged"


def checked_next_setup(game: Game[Any], setup: Setup, result: Result) -> Setup | None:
    """What is played next, after every check of it; None at the end of a chain."""
    before = msgspec.json.encode((setup, result))
    after = next_setup(game, setup, result)
    if msgspec.json.encode((setup, result)) != before:
        raise Fault("what follows is told by changing the set-up or the result of the game before")
    if after is None:
        return None
    if after.earlier is None:
        raise Fault("the set-up that follows takes up no earlier result, so that nobody can tell it from a first one")
    if msgspec.json.decode(msgspec.json.encode(after), type=Setup) != after:
        raise Fault("the set-up that follows is another one after it was saved and loaded")
    if (refusal := _refusal(game, after)) is not None:
        raise Fault(f"the set-up that follows is refused: {refusal}")
    if (wrong := check_link(game, setup, result, after)) is not None:
        raise Fault(f"the set-up that follows is not recognised as such: {wrong}")
    check_forgeries(game, after)
    return after


def check_forgeries(game: Game[Any], setup: Setup) -> None:
    """Whatever somebody writes into an earlier result is refused, or it is a result that a game can be set up with.

    A field too many, one that is missing and a value of a wrong type are refused, whatever the rules say.
    """
    for what, earlier in forgeries(setup.earlier):
        forged = msgspec.structs.replace(setup, earlier=earlier)
        if _refusal(game, forged) is not None:
            continue
        if not _is_result(game, earlier):
            raise Fault(f"a forged earlier result is not refused: {what}")
        try:
            Runner(game, forged, seed_from(FORGED), log=False)
        except Exception as error:
            told = f"{type(error).__name__}: {error}"
            raise Fault(f"a forged earlier result is allowed and cannot be set up: {what}: {told}") from error


def _refusal(game: Game[Any], setup: Setup) -> Refused | None:
    try:
        game.check(setup)
    except Refused as refused:
        return refused
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        raise Fault(f"the rules fail on the earlier result {setup.earlier}: {told}") from error
    return None


def _is_result(game: Game[Any], earlier: dict[str, Any]) -> bool:
    """Whether this is how a result of the game is written. What a game leaves out of a result is not missing."""
    try:
        return bool(msgspec.to_builtins(msgspec.convert(earlier, game.result)) == earlier)
    except msgspec.ValidationError:
        return False


# --- forgeries ----------------------------------------------------------------------------------


def forgeries(earlier: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """An earlier result with one thing changed, and what that is."""
    yield f"a field {FORGED} too many", {**earlier, FORGED: 1}
    for name, value in earlier.items():
        yield f"{name} is missing", {key: one for key, one in earlier.items() if key != name}
        for other in _others(value):
            if other != value:
                yield f"{name} is {other!r}", {**earlier, name: other}


def _others(value: Any) -> Iterator[Any]:
    """What might stand in the place of a value: other ones of its kind, and ones of another kind."""
    yield None if value is not None else 7
    if isinstance(value, bool):
        yield from (not value, FORGED)
    elif isinstance(value, int | float):
        yield from (0, -1, value + 1, 1_000_000_000, FORGED)
    elif isinstance(value, str):
        yield from ("", FORGED, 7)
    elif isinstance(value, list):
        yield from ([], value + value, value[:-1], FORGED, [FORGED, *value])
        for at, one in enumerate(value):
            yield from ([*value[:at], other, *value[at + 1 :]] for other in _others(one))
    elif isinstance(value, dict):
        yield from ([], FORGED)
        yield from (other for _, other in forgeries(value))
