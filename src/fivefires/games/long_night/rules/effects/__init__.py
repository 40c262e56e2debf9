"""Carrying out what cards say: one small function for each word of the vocabulary.

Where a card and the rules disagree the card holds (L-346). An effect that refers to a rule not in force does nothing
(L-379).
"""

from .choices import WAYS, available, can_pay, carry_out, go, pay, tell_choice
from .colony import clean
from .people import travellers
from .places import can_leave, has_barricade, put_barrier

__all__ = [
    "WAYS",
    "available",
    "can_leave",
    "can_pay",
    "carry_out",
    "clean",
    "go",
    "has_barricade",
    "pay",
    "put_barrier",
    "tell_choice",
    "travellers",
]
