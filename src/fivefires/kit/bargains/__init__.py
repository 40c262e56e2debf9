"""Bargains: offers, answers and counter-offers between seats that exchange things, for any game.

The active seat makes an offer to one seat or to several. Those addressed answer all at once, unseen by each other; one
acceptance settles it, of several the active seat picks, and counters are heard only where nobody accepted, one after
the other. Silence is an answer: nobody blocks the table. An offer is words; the exchange is complete and at once, and
all that is left of an offer lapses with the turn.

What is under way is a `Bargain` in the game's state. What may be given, by whom, what it costs and how goods change
hands is the game's own, given as `Terms`. One word of a bargain is one step: `speak` does the next one.
"""

from .showing import DrawGood, deals
from .talk import able, begin, end_round, end_turn, lapse, listeners, mark_of, may_begin, speak
from .words import (
    MOST_COUNTERS,
    MOST_GOODS,
    MOST_OFFERS,
    READY_OFFERS,
    Bargain,
    Offer,
    Promise,
    Promised,
    Put,
    Ready,
    Say,
    Terms,
    With,
    Word,
    goods_name,
    said,
)

__all__ = [
    "MOST_COUNTERS", "MOST_GOODS", "MOST_OFFERS", "READY_OFFERS", "Bargain", "DrawGood", "Offer", "Promise", "Promised",
    "Put", "Ready", "Say", "Terms", "With", "Word", "able", "begin", "deals", "end_round", "end_turn", "goods_name",
    "lapse", "listeners", "mark_of", "may_begin", "said", "speak",
]  # fmt: skip
