"""Votes: all at once, by majority, ties by the knife."""

from __future__ import annotations

from fivefires.games.long_night.show.names import SEAT
from fivefires.games.long_night.state import LongNightTable, VoteUnderWay, at_home
from fivefires.kernel import Beat, Prompt
from fivefires.kernel.text import Argument
from fivefires.kit.underway import during

from . import beats
from .questions import NO, YES, Act

ASK_TIE = Prompt("ask-tie", "L-194")
BALLOT = (YES, NO)


async def vote(table: LongNightTable, prompt: Prompt, /, named: int = -1, **args: Argument) -> bool:
    """Everybody entitled votes yes or no at the same moment (L-343), exiles do not (L-324); the majority settles it,
    and the holder of the knife, exiled or not, a tie (L-344, L-327). Cards may call for it too (L-345).

    Votes are shown with their voters when the last one is in (L-559). How people talk before is free (L-560). What it
    is about lies open, and who is `named` in it.
    """
    table.used("vote")
    return await during(table.state.under_way, VoteUnderWay(prompt.message, named), _vote(table, prompt, args))


async def _vote(table: LongNightTable, prompt: Prompt, args: dict[str, Argument]) -> bool:
    state = table.state
    votes: dict[int, Act] = await table.ask_all(at_home(state), prompt, lambda seat: BALLOT, **args)
    for seat, answer in votes.items():
        if table.log is not None:
            beat = beats.seat(table, "vote", seat)
            table.tell("log-votes-yes" if answer is YES else "log-votes-no", "L-559", beat=beat, seat=SEAT[seat])
    ayes = sum(answer is YES for answer in votes.values())
    carried = ayes * 2 > len(votes)
    if ayes * 2 == len(votes):
        carried = await table.ask(state.knife, ASK_TIE, BALLOT) is YES
    result, noes = "log-vote-carried" if carried else "log-vote-lost", len(votes) - ayes
    if table.log is not None:
        table.tell(result, "L-344", beat=Beat("vote", weight=1, by=beats.NOBODY), ayes=ayes, noes=noes)
    return carried
