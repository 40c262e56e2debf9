"""Standing answers: what a seat says beforehand, until it is its turn.

A game tells of which answers this makes sense (`Prompt.standing`). What stands is kept with the seat, outside of the
game, and nobody else is told. It is given like any other answer, after about as long as somebody takes who is there, so
that neither what is sent nor when tells it from theirs.

A pass stands as `SeatRow.passing`. In a window nobody sees who answers, so there it counts at once: see `timing`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fivefires.kernel import SPECTATOR, Pass, Refused, key_of
from fivefires.kernel.questions import label_of
from fivefires.server.refusals import Refuse
from fivefires.server.storage.rows import NOTHING_SAID, Beforehand, SeatRow, json_text
from fivefires.server.wire import Standing, Stood

if TYPE_CHECKING:
    from .draft import Draft

# So many of the answers that were given for a seat are told there.
MOST = 40


def answer(draft: Draft, seat: int) -> str:
    """The key of what a seat has answered beforehand to the open question; empty where it is to be asked."""
    play, row = draft.play, draft.seats[seat]
    if play is None or draft.table.status != "playing" or row.played_by_bot or play.reacting:
        return ""
    if not (row.passing or row.standing) or play.runner.question is None or seat not in play.runner.asked():
        return ""
    stands = {one.question: one.key for one in row.beforehand.standing}
    wanted = Pass.PASS.value if row.passing else ""
    key = stands.get(play.runner.question.prompt.message, wanted)
    return key if key and key in map(key_of, play.runner.options(seat)) else ""


def say(draft: Draft, seat: int, key: str) -> None:
    """Somebody answers until it is their turn. In their own turn that is a plain answer."""
    play, row = draft.play, draft.seats[seat]
    question = play.runner.question if play is not None else None
    if play is None or question is None or seat not in question.choices:
        raise Refused("not-asked")
    if key == Pass.PASS.value and (question.veiled or key in question.prompt.standing):
        row.passing = draft.passing(seat) is not None
        return
    option = next((one for one in play.runner.options(seat) if key_of(one) == key), None)
    if option is None or question.veiled or key not in question.prompt.standing:
        raise Refuse("no-pass")
    if play.runner.state.active != seat:
        asks, said = question.prompt.message, row.beforehand
        others = [one for one in said.standing if one.question != asks]
        label = label_of(option, play.runner.game.view(play.runner.state, seat))
        _keep(row, Beforehand((*others, Standing(asks, key, label)), said.stood))


def withdraw(draft: Draft, seat: int, question: str) -> None:
    """Somebody wants to be asked again."""
    row = draft.seats[seat]
    said = row.beforehand
    _keep(row, Beforehand(tuple(one for one in said.standing if one.question != question), said.stood))


def reopened(draft: Draft, seat: int) -> None:
    """Somebody has taken an answer back, and thinks about the question again."""
    question = draft.play.runner.question if draft.play is not None else None
    if question is not None and draft.seats[seat].standing:
        withdraw(draft, seat, question.prompt.message)


def given(draft: Draft, seat: int, key: str) -> None:
    """What stands is about to be given: the seat is told."""
    row, play = draft.seats[seat], draft.play
    assert play is not None
    assert play.runner.question is not None
    runner, said = play.runner, row.beforehand
    option = next(one for one in runner.options(seat) if key_of(one) == key)
    label = label_of(option, runner.game.view(runner.state, seat))
    lines = runner.log.for_seat(seat) if runner.log else []
    stood = Stood(play.runner.question.prompt.message, label, runner.step, lines[-1].at if lines else 0)
    _keep(row, Beforehand(said.standing, (*said.stood, stood)[-MOST:]))


def end(draft: Draft, seat: int) -> None:
    """It is this seat's turn: nothing stands any more."""
    row = draft.seats[seat]
    row.passing = False
    if row.standing:
        _keep(row, Beforehand((), row.beforehand.stood))


def shown(draft: Draft, seat: int) -> Beforehand:
    """What a seat is told of its own standing answers."""
    if seat == SPECTATOR or not draft.seats[seat].standing:
        return NOTHING_SAID
    said = draft.seats[seat].beforehand
    return said if draft.table.status == "playing" else Beforehand((), said.stood)


def _keep(row: SeatRow, said: Beforehand) -> None:
    row.standing = "" if said == NOTHING_SAID else json_text(said)
