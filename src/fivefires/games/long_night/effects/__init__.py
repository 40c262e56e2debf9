"""Carrying out what cards say: one small function for each word of the vocabulary.

Where a card and the rules disagree the card holds (L-346). An effect that refers to a rule not in force does nothing
(L-379).
"""

from .choices import available, can_pay, carry_out, choice, follow, hangs_on_hand, pay
from .colony import clean
from .people import travellers
from .places import can_leave, has_barricade, put_barrier

__all__ = [
    "available",
    "can_leave",
    "can_pay",
    "carry_out",
    "choice",
    "clean",
    "follow",
    "hangs_on_hand",
    "has_barricade",
    "pay",
    "put_barrier",
    "travellers",
]
