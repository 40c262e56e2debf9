"""A mission that has just been set up, and short ways to force it on: questions get their first answer."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from fivefires.games.stalker.content.missions import MISSION, MISSIONS
from fivefires.games.stalker.content.vocabulary import Mission
from fivefires.games.stalker.game import GAME
from fivefires.games.stalker.rules import actions, environment, flow
from fivefires.games.stalker.rules.questions import Do
from fivefires.games.stalker.state import Enemy, Stalker, StalkerState, StalkerTable, map_of
from fivefires.kernel import Runner, Setup, key_of, seed_from


class Begun:
    """A team in its first turn, on the map of a mission with everything where the set-up puts it."""

    def __init__(
        self,
        id: str,
        size: int = 2,
        variants: tuple[str, ...] = (),
        seed: int = 1,
        entrance: str = "",
        mode: str = "",
    ) -> None:
        self.mission: Mission = MISSION[id]
        mode = mode or ("mission" if id in MISSIONS else "survival")
        options: dict[str, int | str] = {"mission" if mode == "mission" else "scenario": id}
        if size > 1:
            options["team"] = size
        self.asked: list[str] = []
        self.runner: Runner[StalkerState] = Runner(GAME, Setup(1, mode, variants, options), seed_from(seed))
        while self.message != "ask-action":
            keys = [key_of(option) for option in self.runner.options(0)]
            self.asked.append(self.message)
            wish = f"to:{entrance}"
            self.runner.answer(0, wish if wish in keys else "enough" if "enough" in keys else keys[0])
        self.table: StalkerTable = self.runner.table
        self.state: StalkerState = self.table.state

    @property
    def message(self) -> str:
        assert self.runner.question is not None
        return self.runner.question.prompt.message

    def at(self, name: str) -> int:
        return map_of(self.state).number[name]

    def put(self, name: str, number: int = 0) -> Stalker:
        stalker = self.state.stalkers[number]
        stalker.space = self.at(name)
        return stalker

    def everybody(self, name: str) -> None:
        for stalker in self.state.stalkers:
            stalker.space = self.at(name)

    def alone(self) -> None:
        """Nobody else on the map."""
        self.state.enemies = []
        self.state.agenda = []

    def enemies(self, kind: str) -> list[Enemy]:
        return [enemy for enemy in self.state.enemies if enemy.kind == kind]

    def run(self, rule: Coroutine[Any, Any, Any]) -> list[str]:
        """Let a rule run to its end; what was asked."""
        said = []
        try:
            question = rule.send(None)
            while True:
                said.append(question.prompt.message)
                question = rule.send(next(iter(question.options)))
        except StopIteration:
            return said

    def settle(self) -> None:
        """Do all that is on the agenda."""
        while self.state.agenda:
            self.run(flow.step(self.table))

    def answer_act(self, key: str) -> None:
        """One action of the turn under way, by its key."""
        rule = actions.act(self.table)
        question: Any = rule.send(None)
        chosen = {key_of(option): option for option in question.options}[key]
        try:
            rule.send(chosen)
        except StopIteration:
            return
        raise AssertionError("more was asked")

    def offered(self, number: int = 0) -> list[str]:
        """The deeds that cards offer him where he stands."""
        return [offer.deed.id for offer in environment.offers(self.state, self.state.stalkers[number])]

    def do(self, deed: str, number: int = 0) -> None:
        """An action of a card, once."""
        stalker = self.state.stalkers[number]
        card = next(o.overlay.card for o in environment.offers(self.state, stalker) if o.deed.id == deed)
        self.run(actions.do(self.table, stalker, Do(card, deed)))

    def do_all(self, deed: str, space: str = "", number: int = 0) -> None:
        """Go there, and do it as often as it takes: each time in a new turn, as quiet work asks for (S-716)."""
        found = next(
            one for overlay in self.state.overlays for one in environment.face_of_card(overlay).deeds if one.id == deed
        )
        self.put(space or found.spaces[0], number)
        for _ in range(found.work):
            self.state.stalkers[number].used.clear()
            self.do(deed, number)
