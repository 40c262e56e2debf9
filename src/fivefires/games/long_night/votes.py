"""Votes: all at once, by majority, ties by the knife."""

from __future__ import annotations

from fivefires.kernel import Prompt
from fivefires.kernel.text import Argument

from .names import SEAT
from .questions import NO, YES, Act
from .state import LongNightTable, VoteUnderWay, at_home

ASK_TIE = Prompt("ask-tie", "L-194")
BALLOT = (YES, NO)


async def vote(table: LongNightTable, prompt: Prompt, /, named: int = -1, **args: Argument) -> bool:
    """Everybody entitled votes yes or no at the same moment (L-343), exiles do not (L-324); the majority settles it,
    and the holder of the knife, exiled or not, a tie (L-344, L-327). Cards may call for it too (L-345).

    Votes are shown with their voters when the last one is in (L-559). How people talk before is free (L-560). What it
    is about lies open, and who is `named` in it.
    """
    state = table.state
    state.under_way.append(VoteUnderWay(prompt.message, named))
    table.used("vote")
    votes: dict[int, Act] = await table.ask_all(at_home(state), prompt, lambda seat: BALLOT, **args)
    for seat, answer in votes.items():
        table.tell("log-votes-yes" if answer is YES else "log-votes-no", "L-559", seat=SEAT[seat])
    ayes = sum(answer is YES for answer in votes.values())
    carried = ayes * 2 > len(votes)
    if ayes * 2 == len(votes):
        carried = await table.ask(state.knife, ASK_TIE, BALLOT) is YES
    state.under_way.pop()
    return carried
