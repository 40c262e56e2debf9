"""Hidden information: what a seat may not know does not reach it, in no byte, over no way, and a leak is caught."""

from __future__ import annotations

import zlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fivefires.examples.embers import Feeding, buckets
from fivefires.kernel import SPECTATOR, Refused, Runner, Sight, files, message
from fivefires.kernel.log import Line
from fivefires.server import draft, live, play, reels, seeing
from fivefires.server.seats import Viewer
from tests.server.conftest import fresh_database
from tests.server.worlds import Case, difference

pytestmark = pytest.mark.anyio


@pytest.fixture
def databases(kind: str, request: pytest.FixtureRequest) -> Any:
    first, second = fresh_database(kind, request), fresh_database(kind, request)
    return next(first), next(second)


# Games that can go on for a while before anything comes to light, for every kind of onlooker.
SEEDS = range(40)
EMBERS = [Case(answers, seat, SEEDS) for answers, seat in ((6, 0), (2, 1), (3, 2), (4, 3), (4, SPECTATOR))]
ZONA = [Case(answers, seat, SEEDS, "zona", 3, 4, 4) for answers, seat in ((60, 0), (90, 1), (120, 2), (60, SPECTATOR))]


@pytest.mark.parametrize("case", [*EMBERS, *ZONA], ids=lambda case: f"{case.game}-{case.onlooker}")
async def test_two_worlds_cannot_be_told_apart(tmp_path: Path, databases: tuple[str, str], case: Case) -> None:
    assert await difference(tmp_path, databases, case) == ""


def others_with_a_bucket(game: Runner[Any], onlooker: int) -> set[int]:
    feeding = Feeding(seat=game.state.active, card="")
    return {seat for seat in range(game.state.seats) if seat != onlooker and buckets(game.table, seat, feeding)}


def other_holders(live: Runner[Any], twin: Runner[Any]) -> bool:
    """Whoever could react is somebody else in the other world, and not even as many."""
    here, there = others_with_a_bucket(live, 0), others_with_a_bucket(twin, 0)
    return bool(here and there) and len(here) != len(there)


@pytest.mark.parametrize("first", [0, 14])
async def test_who_could_react_cannot_be_seen(tmp_path: Path, databases: tuple[str, str], first: int) -> None:
    assert await difference(tmp_path, databases, Case(0, 0, range(first, first + 40), wanted=other_holders)) == ""


# --- planted leaks ----------------------------------------------------------------------------------


def truth(runner: Runner[Any]) -> str:
    """Where every piece lies."""
    return str(sorted(runner.state.piles.items()))


def in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(runner: Runner[Any], seat: int, **options: Any) -> Sight:
        sees = seeing_seen(runner, seat, **options)
        return msgspec.structs.replace(sees, log=tuple(Line(one.at, one.text, truth(runner), -1) for one in sees.log))

    monkeypatch.setattr(seeing, "seen", leaky)


def in_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(runner: Runner[Any], seat: int, **options: Any) -> Sight:
        sees = seeing_seen(runner, seat, **options)
        bits = zlib.crc32(truth(runner).encode())
        return msgspec.structs.replace(sees, can_undo=bool(bits & 1), can_redo=bool(bits & 2))

    monkeypatch.setattr(seeing, "seen", leaky)


def in_an_error_text(monkeypatch: pytest.MonkeyPatch) -> None:
    do = play.Play.do

    def leaky(self: play.Play, seat: int, command: Any, *, holder: int | None) -> None:
        try:
            do(self, seat, command, holder=holder)
        except Refused:
            raise Refused("not-offered", truth=message(truth(self.runner))) from None

    monkeypatch.setattr(play.Play, "do", leaky)


def in_the_length_of_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(runner: Runner[Any], seat: int, **options: Any) -> Sight:
        sees = seeing_seen(runner, seat, **options)
        padding = message("x" * (sum(truth(runner).encode()[::7]) % 50))
        return msgspec.structs.replace(sees, scene=msgspec.structs.replace(sees.scene, status=(padding,)))

    monkeypatch.setattr(seeing, "seen", leaky)


def to_spectators(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(runner: Runner[Any], seat: int, **options: Any) -> Sight:
        return seeing_seen(runner, 0 if seat == SPECTATOR else seat, **options)

    monkeypatch.setattr(seeing, "seen", leaky)


def in_the_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(runner: Runner[Any], seat: int, **options: Any) -> Sight:
        sees = seeing_seen(runner, seat, **options)
        return msgspec.structs.replace(
            sees, scene=msgspec.structs.replace(sees.scene, status=(message(truth(runner)),))
        )

    monkeypatch.setattr(reels, "seen", leaky)


def in_the_download(monkeypatch: pytest.MonkeyPatch) -> None:
    async def leaky(self: live.LiveTable, _viewer: Viewer) -> tuple[bytes, str]:
        assert self.play is not None
        return files.save(self.play.runner), "game.json"

    monkeypatch.setattr(live.LiveTable, "take_home", leaky)


def in_another_seats_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(runner: Runner[Any], seat: int, **options: Any) -> Sight:
        return msgspec.structs.replace(seeing_seen(runner, seat, **options), scene=seeing_seen(runner, 1).scene)

    monkeypatch.setattr(seeing, "seen", leaky)


LEAKS = [
    in_the_log,
    in_undo,
    in_an_error_text,
    in_the_length_of_an_answer,
    to_spectators,
    in_the_replay,
    in_the_download,
    in_another_seats_hand,
]
seeing_seen = seeing.seen


# What another seat sees in Zona differs by less than by what lies where, so these two are planted in Embers alone.
FROM_A_SEAT = (to_spectators, in_another_seats_hand)


@pytest.mark.parametrize(
    ("leak", "cases"),
    [(leak, cases) for leak in LEAKS for cases in (EMBERS, ZONA) if cases is EMBERS or leak not in FROM_A_SEAT],
    ids=lambda value: value[0].game if isinstance(value, list) else value.__name__,
)
async def test_a_planted_leak_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Any, cases: list[Case]
) -> None:
    case = cases[-1] if leak is to_spectators else cases[0]
    assert await difference(tmp_path, ("", ""), replace(case, most=4, plant=lambda: leak(monkeypatch))) != ""


async def test_a_window_whose_passes_are_shown_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(draft.Draft, "is_veiled", lambda *_args: False)
    assert await difference(tmp_path, ("", ""), Case(0, 0, SEEDS, wanted=other_holders)) != ""


async def test_a_replay_that_stops_inside_a_window_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        reels.Projector, "window", property(lambda _self: -1, lambda _self, _value: None), raising=False
    )
    assert await difference(tmp_path, ("", ""), Case(0, 0, SEEDS, wanted=other_holders)) != ""
