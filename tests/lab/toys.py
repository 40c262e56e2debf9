"""Toy games for the lab: one whose questions are very wide, one whose seats have two heroes each."""

from __future__ import annotations

from typing import Any

import msgspec

from fivefires.kernel import Box, Game, Option, Prompt, Result, State, Table, Units, View, message
from fivefires.kernel.scene import Scene, Track

TURNS = 6


class GuessState(State, kw_only=True):
    named: list[int] = []


class Name(Option, frozen=True, tag="name"):
    number: int


NAME = Prompt("ask-number", "G-001")


def guessing(answers: int) -> Game[Any]:
    """In turns everybody names one number of so many; whoever has named the largest wins."""

    async def step(table: Table[GuessState]) -> None:
        state = table.state
        answer = await table.ask(state.active, NAME, [Name(number) for number in range(answers)])
        state.named.append(answer.number)
        state.active = (state.active + 1) % state.seats
        if len(state.named) == TURNS:
            best = state.named.index(max(state.named))
            table.finish(Result(ending="named", winners=[best % state.seats]))

    return Game(
        id="guessing",
        version=1,
        package=__name__,
        rule_prefix="G",
        players=(2,),
        state=GuessState,
        components={},
        box=lambda _setup: Box(),
        start=lambda setup: GuessState(seats=setup.players),
        setup=lambda _table: None,
        step=step,
        view=GuessView,
        scene=lambda view: Scene(tracks=(Track("last", message("last"), view.last, answers),)),
    )


class GuessView(View[GuessState]):
    @property
    def last(self) -> int:
        return self._state.named[-1] if self._state.named else 0


# --- two heroes a seat ---------------------------------------------------------------------------------------


class Hero(msgspec.Struct):
    wounds: int = 0
    place: str = "camp"


class PartyState(State, kw_only=True):
    heroes: list[dict[str, Hero]]
    turns: int = 0


class Send(Option, frozen=True, tag="send"):
    hero: str


SEND = Prompt("ask-send", "P-001")
NAMES = ("ada", "bo")


async def send(table: Table[PartyState]) -> None:
    """Everybody in turn sends one of two heroes into the woods, where they are hurt on a 1 or 2."""
    state = table.state
    answer = await table.ask(state.active, SEND, [Send(hero) for hero in NAMES])
    hero = state.heroes[state.active][answer.hero]
    hero.place, hero.wounds = "woods", hero.wounds + (table.roll(6)[0] < 3)
    state.active, state.turns = (state.active + 1) % state.seats, state.turns + 1
    if state.turns == TURNS:
        hurt = [sum(one.wounds for one in party.values()) for party in state.heroes]
        table.finish(Result(ending="home", winners=[hurt.index(min(hurt))]))


def heroes(state: PartyState, seat: int) -> dict[str, dict[str, int | float | str]]:
    return {name: {"wounds": hero.wounds, "place": hero.place} for name, hero in state.heroes[seat].items()}


PARTY = Game(
    id="party",
    version=1,
    package=__name__,
    rule_prefix="P",
    players=(2, 3),
    state=PartyState,
    components={},
    box=lambda _setup: Box(),
    start=lambda setup: PartyState(
        seats=setup.players, heroes=[{name: Hero() for name in NAMES} for _ in range(setup.players)]
    ),
    setup=lambda _table: None,
    step=send,
    view=View,
    scene=lambda _view: Scene(),
    units=Units(heroes),
)
