"""Control cards (S-014, S-647): whoever drew one reads it, and nobody else can tell which it is."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from fivefires.conformance.fuzz import fuzz
from fivefires.games.stalker.content import piles
from fivefires.games.stalker.game import GAME
from fivefires.games.stalker.rules import control, ending, flow
from fivefires.games.stalker.rules.questions import Act
from fivefires.games.stalker.show.view import StalkerView
from fivefires.games.stalker.state import Stage, StalkerTable
from fivefires.kernel import Game as AnyGame
from fivefires.kernel import Message, Piece, message
from tests.games.stalker.tables import Game, lane

VOICES = 8


async def step(table: StalkerTable) -> None:
    """Up to the first event as ever; then one stalker after the other draws a control card."""
    state = table.state
    if state.stage != Stage.EVENT:
        await flow.step(table)
        return
    state.round += 1
    if state.round > VOICES:
        ending.end(table, ending.TIME)
    stalker = state.stalkers[state.round % state.size]
    stalker.hp, stalker.critical = 20, [False, False]
    await control.draw(table, stalker)


def voices(**changes: Any) -> AnyGame[Any]:
    return replace(GAME, step=step, lessons=(), **changes)


def faults(game: AnyGame[Any]) -> str:
    return "\n".join(one.sentence for one in fuzz(game, games=12, players=2, mode="mission", most_errors=1).errors)


@pytest.mark.rule("S-014", "S-647")
def test_nobody_else_can_tell_which_card_was_drawn() -> None:
    assert faults(voices()) == ""


@pytest.mark.rule("S-014", "S-647")
def test_a_voice_that_others_hear_is_caught() -> None:
    class Loud(StalkerView):
        def cards(self, pile: str) -> list[Piece | None]:
            return [*self._state.piles[pile]] if pile in piles.DRAWN else super().cards(pile)

    assert "can tell what it may not know" in faults(voices(view=Loud))


@pytest.mark.rule("S-014", "S-647")
def test_a_card_told_by_what_is_told_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A log line for everybody that depends on the card."""
    draw = control.draw

    async def telling(table: StalkerTable, stalker: Any) -> None:
        kneels = table.state.piles[piles.CONTROL][-1] == "control_kneel"
        table.tell("log-round", "S-647", round=1 + kneels)
        await draw(table, stalker)

    monkeypatch.setattr(control, "draw", telling)
    assert "can tell what it may not know" in faults(voices())


@pytest.mark.rule("S-647")
def test_whoever_drew_it_reads_it_and_the_others_see_its_back() -> None:
    game = Game("palkan", "velet", on=lane(), players=2)
    rule = control.draw(game.table, game.put("0,0"))
    rule.send(None)
    (card,) = game.state.piles[piles.DRAWN[0]]
    seen = {seat: msgspec.json.encode(GAME.scene(GAME.view(game.state, seat))).decode() for seat in (0, 1, 2)}
    assert [card in seen[seat] for seat in (0, 1, 2)] == [True, False, False]
    assert all(f'"{piles.DRAWN[0]}"' in text for text in seen.values()), "that he holds one is seen by all"
    assert note(game, 0) == message(f"{card}.text")
    assert note(game, 1) is None
    rule.close()


def note(game: Game, seat: int) -> Message | None:
    return Act.SUFFER.note(StalkerView(game.state, seat))
