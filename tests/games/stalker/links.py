"""Links of a campaign at a wished situation: a real table, answered until the question that a test is about."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import msgspec
import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.missions import MISSION
from fivefires.games.stalker.game import GAME
from fivefires.games.stalker.rules import ending
from fivefires.games.stalker.state import Stage, StalkerResult, StalkerState, StalkerTable, map_of
from fivefires.kernel import Runner, Setup, key_of, seed_from
from fivefires.kernel.table import Finished


class Link:
    """A campaign in its first zone exploration, or in the one after an earlier result."""

    def __init__(self, *team: str, earlier: StalkerResult | None = None, players: int = 1, size: int = 0) -> None:
        size = size or max(len(team), 1)
        options: dict[str, int | str] = {"team": size} if size != players else {}
        taken_up = None if earlier is None else msgspec.to_builtins(earlier)
        self.setup = Setup(players, "campaign", (), options, taken_up)
        self.runner: Runner[StalkerState] = Runner(GAME, self.setup, seed_from(5))
        for stalker in team:
            self.answer(f"stalker:{stalker}")

    @property
    def table(self) -> StalkerTable:
        return self.runner.table

    @property
    def state(self) -> StalkerState:
        return self.runner.state

    @property
    def message(self) -> str:
        return self.runner.question.prompt.message if self.runner.question is not None else ""

    @property
    def keys(self) -> list[str]:
        return [key_of(option) for option in self.runner.options(self.runner.asked()[0])]

    @property
    def stash(self) -> list[str]:
        return self.state.piles[piles.STASH]

    @property
    def holder(self) -> list[str]:
        return self.state.piles[piles.HOLDER]

    def answer(self, *keys: str) -> None:
        for key in keys:
            self.runner.answer(self.runner.asked()[0], key)

    def go_to(self, stage: Stage) -> None:
        """With as few things as possible done on the way."""
        while self.state.stage != stage:
            self.answer("enough" if "enough" in self.keys else self.keys[0])

    def depart(self) -> None:
        """Into the first turn of the mission."""
        while self.message != "ask-action":
            self.answer("enough" if "enough" in self.keys else self.keys[0])

    def give(self, face: str) -> str:
        """A card into the stash."""
        deck = next(name for name in piles.DECKS if any(_face(card) == face for card in self.state.piles[name]))
        card = next(card for card in self.state.piles[deck] if _face(card) == face)
        self.table.move(card, deck, piles.STASH)
        return card

    def fulfil(self) -> None:
        """The objective is fulfilled, with everybody on the way out; the next action notices it."""
        mission = MISSION[self.state.mission]
        self.state.achieved = [*mission.needs]
        self.state.enemies = []
        for stalker in self.state.stalkers:
            stalker.space = map_of(self.state).number[mission.exit[0]]

    def win(self) -> StalkerResult:
        """To the result of a success."""
        self.fulfil()
        self.answer("prepare")
        while self.runner.question is not None:
            self.answer("enough" if "enough" in self.keys else "leave" if "leave" in self.keys else self.keys[0])
        return self.result

    def fail(self, how: str = "time") -> StalkerResult:
        died = self.state.stalkers[0].id if how == "death" else ""
        with pytest.raises(Finished):
            ending.end(self.table, how, died)
        return self.result

    @property
    def result(self) -> StalkerResult:
        assert self.state.result is not None
        return self.state.result

    def play(self, rule: Coroutine[Any, Any, Any], *answers: str) -> Any:
        """Let a rule run, with these answers."""
        left = [*answers]
        try:
            question = rule.send(None)
            while True:
                keys = {key_of(option): option for option in question.options}
                assert left, f"{question.prompt.message} is asked: {[*keys]}"
                assert left[0] in keys, f"{left[0]} is not offered by {question.prompt.message}: {[*keys]}"
                question = rule.send(keys[left.pop(0)])
        except StopIteration as stop:
            assert not left, f"{left} was not asked for"
            return stop.value


def _face(card: str) -> str:
    return card.partition("#")[0]
