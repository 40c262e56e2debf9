"""Toy: a game in which every part of the commands has something to do, and ways to break it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from fivefires.kernel import (
    Box,
    Choice,
    Count,
    Game,
    Lesson,
    Message,
    Mode,
    Option,
    Prompt,
    Result,
    Setup,
    State,
    Table,
    View,
    message,
    only,
    seat_name,
)  # fmt: skip
from fivefires.kernel.scene import Board, Edge, Mark, Mat, Pile, Row, Scene, Space, Thing, Track

ACTS = ("note", "roll", "turn", "secret", "break", "end")


class ToyState(State, kw_only=True):
    count: int = 0


class Act(Option, frozen=True, tag="act"):
    act: str

    def note(self, view: object) -> Message | None:
        return message("note-end") if self.act == "end" else None

    def about(self) -> tuple[str, ...]:
        return {"roll": ("mill",), "note": ("card-1",)}.get(self.act, ())


ASK = Prompt("ask-act", "Y-001")


async def step(table: Table[ToyState]) -> None:
    """One act (Y-001); the last one ends the game (Y-002)."""
    await act(table, ACTS)


async def act(table: Table[ToyState], acts: tuple[str, ...]) -> None:
    state, who = table.state, table.state.active
    answer = await table.ask(who, ASK, [Act(one) for one in acts])
    state.count += 1
    match answer.act:
        case "note":
            table.tell("log-note", "Y-001", seat=seat_name(who))
        case "secret":
            table.tell("log-secret", "Y-001", to=only(who))
        case "roll":
            table.roll(6, 2)
        case "turn":
            state.active = (who + 1) % state.seats
        case "break":
            raise ZeroDivisionError("the toy is broken")
        case _:
            table.finish(Result(ending="enough", winners=[who]))


async def step_without_notes(table: Table[ToyState]) -> None:
    await act(table, ("roll", "turn", "end"))


async def step_with_breaks_mended(table: Table[ToyState]) -> None:
    answer = await table.ask(table.state.active, ASK, [Act(one) for one in ACTS])
    if answer.act == "end":
        table.finish(Result(ending="enough", winners=[table.state.active]))


async def step_that_breaks(table: Table[ToyState]) -> None:
    await act(table, ("break",))


def box(setup: Setup) -> Box:
    toy = Box()
    toy.pile("deck")
    toy.add("card", "deck", "card", copies=3)
    toy.tokens("die", 2)
    return toy


def scene(view: View[ToyState]) -> Scene:
    """One of everything that a scene can hold."""
    mill = Space("mill", message("mill"), things=(Thing(message("figure"), "figure", "figure"),))
    lake = Space("lake", message("lake"), text=message("lake-text"))
    cards = (
        Thing(message("card"), id="card-1", text=message("card-text"), marks=(Mark(message("damage"), 2),)),
        Thing(message("card-back"), face_down=True),
        Thing(message("card-back"), face_down=True),
    )
    return Scene(
        status=(message("status"), message("brackets")),
        boards=(Board("map", message("map"), (10, 10), (mill, lake), (Edge("mill", "lake"),)),),
        tracks=(Track("doom", message("doom"), 4, 5, danger=4), Track("hope", message("hope"), 250, 1000, start=10)),
        piles=(Pile("deck", message("deck"), 3, cards[0]),),
        rows=(Row("row", message("row"), cards), Row("none", message("none"))),
        mats=tuple(Mat(seat, seat_name(seat), message("mat-text")) for seat in range(view.seats)),
    )


def no_scene(_view: object) -> Scene:
    raise RuntimeError("nothing to see")


def forbids(setup: Setup) -> Message | None:
    return message("fog-and-night") if len(setup.variants) > 1 else None


GAME: Game[Any] = Game(
    id="toy",
    version=1,
    package=__name__,
    rule_prefix="Y",
    players=(1, 2, 3),
    state=ToyState,
    components={"card": 3, "die": Count(2, ruled=True)},
    box=box,
    start=lambda setup: ToyState(seats=setup.players),
    setup=lambda table: None,
    step=step,
    view=View,
    scene=scene,
    modes=(Mode("plain"), Mode("duel", (2,))),
    variants=("fog", "night"),
    options=(Choice("level", (1, 2, 3)),),
    forbids=forbids,
)
LATER = replace(GAME, version=2)
TAUGHT = replace(GAME, lessons=(Lesson("first-steps", Setup(2, "plain"), "slate", {0: (6, 6)}),))
STRICTER = replace(GAME, version=2, step=step_without_notes)
BREAKING = replace(GAME, step=step_that_breaks)
FIXED = replace(GAME, step=step_with_breaks_mended)
SHORT = replace(GAME, components={"card": 4, "die": 2})
DARK = replace(GAME, scene=no_scene)
