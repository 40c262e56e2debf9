"""Each kind of fault that the suite promises to catch is planted here and must be caught."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fivefires.conformance import fingerprint as fingerprints
from fivefires.conformance.fuzz import fuzz
from fivefires.examples import embers, pig
from fivefires.examples.embers import EmbersState, EmbersView, Feed, Feeding
from fivefires.examples.pig import PigState
from fivefires.kernel import Game, Prompt, Table, face_of, message, seat_name
from fivefires.kernel import state as states
from fivefires.kernel.scene import Row, Scene, Thing
from fivefires.kernel.tape import Tape


def sentences(game: Game[Any], games: int = 60) -> str:
    """What the fuzzer says about a game."""
    return "\n".join(error.sentence for error in fuzz(game, games=games).errors)


def embers_with(**changes: Any) -> Game[Any]:
    return replace(embers.GAME, **changes)


def pig_with(**changes: Any) -> Game[Any]:
    return replace(pig.GAME, **changes)


def test_the_games_themselves_are_sound() -> None:
    assert sentences(embers.GAME) == sentences(pig.GAME, 10) == ""


def test_a_leaked_card() -> None:
    class Leaky(EmbersView):
        def cards(self, pile: str) -> list[str | None]:
            return list(self._state.piles[pile]) if pile == "hand.0" else super().cards(pile)

    assert "can tell what it may not know" in sentences(embers_with(view=Leaky))


def test_a_card_leaked_by_the_log() -> None:
    async def step(table: Table[EmbersState]) -> None:
        await embers.step(table)
        for card in table.pile("deck")[-1:]:
            table.tell("log-feeds", seat=seat_name(0), card=message(face_of(card)))

    assert "can tell what it may not know" in sentences(embers_with(step=step), 200)


def test_a_hidden_size_that_hangs_on_a_secret() -> None:
    def scene(view: EmbersView) -> Scene:
        wolf = view._state.piles["role.0"] == ["wolf"]
        return Scene(rows=(Row("hint", message("hand"), (Thing(message("twig")),) * (1 + wolf)),))

    assert "can tell what it may not know" in sentences(embers_with(scene=scene))


def test_a_shallow_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(states._copiers, PigState, lambda old: old.__copy__())
    assert "was changed by what came after it" in sentences(pig.GAME, 10)


def test_an_earlier_state_that_is_changed_later() -> None:
    shared: list[int] = [0, 0]

    def start(setup: Any) -> PigState:
        return PigState(seats=setup.players, scores=shared)

    async def step(table: Table[PigState]) -> None:
        await pig.step(table)
        table.state.scores = shared  # a list from outside, which every state of the game would share
        shared[0] += 1

    assert sentences(pig_with(start=start, step=step), 10) != ""


def test_a_lost_card() -> None:
    async def step(table: Table[EmbersState]) -> None:
        await embers.step(table)
        if table.state.turns == 5:
            table.state.piles["ashes"].pop()

    assert "is in no pile" in sentences(embers_with(step=step))


def test_a_doubled_card() -> None:
    async def step(table: Table[EmbersState]) -> None:
        await embers.step(table)
        if table.state.turns == 5:
            table.state.piles["deck"].insert(0, table.state.piles["ashes"][0])

    assert "is in two places" in sentences(embers_with(step=step))


def test_an_undo_past_a_roll() -> None:
    async def step(table: Table[PigState]) -> None:
        barrier = table.tape.barrier
        await pig.step(table)
        table.tape.barrier = barrier

    assert "although chance has spoken since" in sentences(pig_with(step=step), 5)


def test_an_undo_past_a_reveal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tape, "learn", lambda tape: None)
    assert "although somebody has learnt of" in sentences(embers_with(reactions=()))


def test_a_dead_end() -> None:
    async def step(table: Table[PigState]) -> None:
        if sum(table.state.scores) > 20:
            await table.ask(0, pig.ROLL_OR_HOLD, [])
        await pig.step(table)

    assert "has no answer" in sentences(pig_with(step=step), 5)


def test_rules_that_never_ask() -> None:
    async def step(table: Table[PigState]) -> None:
        if sum(table.state.scores) < 20:
            await pig.step(table)

    assert "without ever asking anything" in sentences(pig_with(step=step), 5)


def test_rules_that_never_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fivefires.conformance.fuzz.PATIENCE", 0.2)

    async def step(table: Table[PigState]) -> None:
        while sum(table.state.scores) >= 20:
            pass
        await pig.step(table)

    assert "no question within" in sentences(pig_with(step=step), 1)


def test_a_forgotten_await_when_it_runs() -> None:
    async def is_lucky(table: Table[PigState]) -> bool:
        return table.state.scores[0] > 3

    async def step(table: Table[PigState]) -> None:
        if is_lucky(table):  # type: ignore[truthy-bool]
            await pig.step(table)

    assert "was never awaited" in sentences(pig_with(step=step), 2)


def test_a_question_that_is_not_awaited() -> None:
    async def step(table: Table[PigState]) -> None:
        table.ask(0, pig.ROLL_OR_HOLD, pig.CHOICES)  # type: ignore[unused-awaitable]
        await pig.step(table)

    assert "was never awaited" in sentences(pig_with(step=step), 2)


def test_a_forgotten_await_when_it_is_type_checked(tmp_path: Path) -> None:
    source = tmp_path / "forgetful.py"
    source.write_text(
        "async def lucky() -> bool:\n    return True\n\n\n"
        "async def step() -> int:\n    if lucky():\n        return 1\n    return 2\n"
    )
    mypy = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--enable-error-code",
        "truthy-bool",
        "--cache-dir",
        str(tmp_path),
    ]
    run = subprocess.run([*mypy, str(source)], capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 1
    assert "truthy" in run.stdout
    assert "truthy-bool" in Path("pyproject.toml").read_text()


def test_a_secret_piece_that_is_kept_in_a_local() -> None:
    async def step(table: Table[EmbersState]) -> None:
        secret = table.pile("deck")[-1] if table.pile("deck") else ""
        await embers.step(table)
        del secret

    assert "keeps the hidden piece" in sentences(embers_with(step=step))


def test_a_secret_roll_that_is_kept_in_a_local() -> None:
    async def step(table: Table[PigState]) -> None:
        secret = table.roll(6)[0]
        await pig.step(table)
        table.state.scores[0] += secret

    assert "kept only in a local variable" in sentences(pig_with(step=step), 10)


def test_an_object_that_is_reachable_twice() -> None:
    async def step(table: Table[EmbersState]) -> None:
        await embers.step(table)
        shared: list[Any] = []
        table.state.events = table.state.tallies = shared

    assert "can be reached twice" in sentences(embers_with(step=step))


def test_a_reaction_window_that_betrays_a_hand() -> None:
    telling = type(embers.BUCKET)(
        key="bucket",
        on=Feeding,
        rung=embers.BUCKET.rung,
        sources=embers.buckets,
        cost=embers.empty_bucket,
        effect=embers.drown,
    )
    assert "can tell what it may not know" in sentences(embers_with(reactions=(telling,)), 200)


def test_options_that_betray_an_unknown_card() -> None:
    async def step(table: Table[EmbersState]) -> None:
        await table.ask(0, Prompt("ask-feed"), [Feed(card) for card in table.pile("hand.1")] or [Feed("log")])
        await embers.step(table)

    assert "does not know" in sentences(embers_with(step=step))


def test_a_step_that_outgrows_what_is_declared() -> None:
    async def step(table: Table[PigState]) -> None:
        while True:
            await pig.step(table)

    assert "more than the 48 that are declared" in sentences(pig_with(step=step), 5)


def test_a_text_that_is_missing() -> None:
    def scene(view: Any) -> Scene:
        return Scene(status=(message("there-is-no-such-text"),))

    assert "there is no text for" in sentences(pig_with(scene=scene), 10)


def test_a_set_order_dependence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only another process has another order of sets, so the fault is planted in a module of its own."""
    (tmp_path / "unordered.py").write_text(
        "from dataclasses import replace\n"
        "from fivefires.examples import embers\n"
        "from fivefires.examples.embers import FEED, Feed\n"
        "async def step(table):\n"
        "    hand = {card for card in table.pile(f'hand.{table.state.active}')}\n"
        "    await table.ask(table.state.active, FEED, [Feed(card) for card in hand])\n"
        "    await embers.step(table)\n"
        "GAME = replace(embers.GAME, step=step)\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    prints = {fingerprints.fingerprint_elsewhere("unordered:GAME", 6, hash_seed) for hash_seed in (1, 2, 3)}
    assert len(prints) > 1
