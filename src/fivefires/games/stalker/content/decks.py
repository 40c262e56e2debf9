"""The cards of the enemies' phase: activation (S-659, S-663, S-664, S-665) and wounds (S-411 to S-420)."""

from __future__ import annotations

from typing import Final

from .vocabulary import (
    Advance,
    Attack,
    Beckon,
    Bottom,
    Colour,
    DoSpecial,
    Go,
    Goal,
    HighCard,
    LookAround,
    LowCard,
    Point,
    WoundCard,
)

RED, BLUE, GREEN, YELLOW = Colour.BOSS, Colour.ELITE, Colour.PACK, Colour.HORDE
TO_HIGH = Go(Goal.HIGH)

# Hordes rush, packs close in and look about, elites hold their distance and withdraw, bosses come on.
HIGH_CARDS: Final = (
    HighCard(
        "swarming",
        (
            Point(TO_HIGH, (YELLOW, RED)),
            Point(Go(Goal.HIGH, 2), (GREEN, BLUE)),
            Point(Attack(more=((YELLOW, 2),))),
            Point(DoSpecial(), (BLUE,)),
        ),
        Bottom.EXPOSE_ENEMIES,
    ),
    HighCard(
        "fire_in_the_hole",
        (
            Point(TO_HIGH, (GREEN, RED)),
            Point(Go(Goal.HIGH, 1), (BLUE, YELLOW)),
            Point(LookAround()),
            Point(Attack(more=((BLUE, -2),))),
            Point(DoSpecial(), (GREEN,)),
        ),
        Bottom.GRENADE,
    ),
    HighCard(
        "assault",
        (Point(TO_HIGH, (BLUE, GREEN)), Point(Go(Goal.HIGH, 2), (YELLOW, RED)), Point(LookAround()), Point(Attack())),
        Bottom.PIN_CROSSFIRE,
    ),
    HighCard(
        "they_are_here",
        (Point(TO_HIGH), Point(Attack()), Point(Beckon())),
        Bottom.CALL,
        copies=2,
    ),
    HighCard(
        "encircle",
        (
            Point(LookAround(), (BLUE,)),
            Point(Go(Goal.HIGH, 3), (YELLOW, GREEN)),
            Point(Attack(more=((GREEN, 1),))),
            Point(DoSpecial(), (YELLOW,)),
        ),
        Bottom.RATTLE,
        copies=2,
    ),
    HighCard(
        "cold_blood",
        (
            Point(Attack(), (BLUE, RED)),
            Point(DoSpecial(), (BLUE,)),
            Point(TO_HIGH, (GREEN, YELLOW)),
            Point(Attack(all=-1)),
        ),
    ),
    HighCard(
        "the_chief_looks_up",
        (
            Point(Go(Goal.HIGH, 2), (RED,)),
            Point(TO_HIGH, (YELLOW,)),
            Point(LookAround()),
            Point(Attack(more=((RED, 2),))),
        ),
        Bottom.REINFORCE,
    ),
    HighCard(
        "bloodlust",
        (
            Point(TO_HIGH, (YELLOW, GREEN)),
            Point(Attack(more=((YELLOW, 1),))),
            Point(DoSpecial(), (YELLOW, RED)),
            Point(Beckon()),
        ),
        Bottom.EXPOSE_SEEN,
    ),
    HighCard(
        "hold_the_line",
        (Point(LookAround()), Point(Attack(all=1)), Point(Go(Goal.COVER, unstoppable=True), (BLUE, GREEN))),
        Bottom.PIN_CROSSFIRE,
    ),
    HighCard(
        "call_for_help",
        (Point(Go(Goal.HIGH, 2)), Point(LookAround(), (BLUE, GREEN)), Point(Attack(all=-1))),
        Bottom.REINFORCE,
    ),
)

LOW_CARDS: Final = (
    LowCard(
        "checking_the_disturbance",
        none=(Point(Go(Goal.ROOM)),),
        low=(Point(Go(Goal.ATTENTION), most=1), Point(Go(Goal.COVER, unstoppable=True))),
        copies=2,
    ),
    LowCard(
        "wander_around",
        none=(Point(Go(Goal.FREE_ROOM), most=1), Point(Attack(all=-1))),
        low=(Point(Go(Goal.ATTENTION), most=1), Point(Attack(all=-1))),
        copies=2,
    ),
    LowCard(
        "corners",
        none=(Point(Go(Goal.CORNER), most=1), Point(Attack(all=-1))),
        low=(Point(Go(Goal.ATTENTION, 1), most=1), Point(LookAround()), Point(Attack(all=-1))),
        copies=2,
    ),
    LowCard(
        "smoke_break",
        none=(Point(LookAround(), (BLUE, GREEN)),),
        low=(Point(Go(Goal.ATTENTION), (YELLOW, GREEN)), Point(Beckon(1))),
    ),
    LowCard(
        "patrol",
        none=(Point(Advance()),),
        low=(Point(Advance(), (BLUE,)), Point(Go(Goal.ATTENTION, 2), (YELLOW, GREEN, RED))),
        copies=2,
    ),
    LowCard(
        "uneasy_sleep",
        none=(Point(Advance(1), (YELLOW, RED)),),
        low=(Point(Go(Goal.ATTENTION), (RED, YELLOW)), Point(LookAround(), (BLUE,))),
    ),
)

# Six results; half of all light wounds pin, half of all heavy ones take HP.
WOUND_CARDS: Final = (
    WoundCard("graze", 1, 4, copies=4),
    WoundCard("stagger", 2, 5, copies=3),
    WoundCard("knockback", 3, 4, copies=4),
    WoundCard("torn_coat", 5, 2, copies=4),
    WoundCard("deep_cut", 4, 4, copies=3),
    WoundCard("vital", 6, 6, copies=2),
)
