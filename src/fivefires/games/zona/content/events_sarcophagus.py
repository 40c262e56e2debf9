"""The 14 cards of the Sarcophagus, each with a way to the end of the game and a way to fail (Z-168, Z-174).

Every attribute opens some of them. There is no way out (Z-059): failing hurts, and the next card is harder to bear.
"""

from __future__ import annotations

from typing import Final

from .stories import ON, WON, card, choice, test
from .vocabulary import (
    ALERTNESS,
    ANOMALY,
    ANY_ATTRIBUTE,
    MUTANT,
    PHYSIQUE,
    SMARTS,
    WILLPOWER,
    YELLOW,
    ByReputation,
    Cost,
    Encounter,
    Fail,
    GoOn,
    Heal,
    Para,
    Relieve,
    StoryCard,
    Suffer,
    Test,
    Tire,
    Way,
    Weaken,
)

SARCOPHAGUS_EVENTS: Final[tuple[StoryCard, ...]] = (
    card("s01", Para(test(SMARTS, 5, ON, Suffer(radiation=2))), Para(test(WILLPOWER, 5, WON, Suffer(mental=2)))),
    card(
        "s02",
        Para(
            choice(
                Way("past_it", (Suffer(radiation=2), GoOn())),
                Way("over_it", test(PHYSIQUE, 5, ON, Suffer(radiation=2))),
            )
        ),
        Para(test(ALERTNESS, 5, ON, Suffer(physical=1))),
        Para(test((SMARTS, WILLPOWER), 6, WON, Suffer(mental=2))),
    ),
    card(
        "s03",
        Para(test(WILLPOWER, 5, ON, Suffer(mental=2))),
        Para(
            choice(
                Way("walk_through_them", test(WILLPOWER, 7, WON, Suffer(mental=2))),
                Way("pay_them", test(WILLPOWER, 5, WON, Suffer(mental=1)), Cost(rubles=1000)),
                Way("join_them", (Relieve(3), Heal(1), Fail())),
            )
        ),
    ),
    card(
        "s04",
        Para((Suffer(radiation=1), *test(PHYSIQUE, 5, ON, Suffer(physical=1)))),
        Para(test(SMARTS, 5, WON, Suffer(radiation=2))),
    ),
    card(
        "s05",
        Para((Encounter(YELLOW, MUTANT, defeated=ON, undefeated=(Fail(),)),)),
        Para(test(PHYSIQUE, 6, WON, Suffer(physical=3))),
    ),
    card(
        "s06",
        Para(test(ALERTNESS, 5, ON, Suffer(mental=2))),
        Para(
            choice(
                Way("stay_a_while", (Heal(3), Relieve(2), Fail())),
                Way("say_goodbye", test((WILLPOWER, ALERTNESS), 6, WON, Suffer(mental=2))),
            )
        ),
    ),
    card(
        "s07",
        Para((Test(PHYSIQUE, 4, passed=ON, failed=(Tire(2), GoOn())),)),
        Para(test(PHYSIQUE, 5, ON, Suffer(physical=2))),
        Para(test((PHYSIQUE, WILLPOWER), 5, WON, Suffer(mental=1, radiation=1))),
    ),
    card(
        "s08",
        Para((Encounter(YELLOW, ANOMALY, defeated=ON, undefeated=(Fail(),)),)),
        Para(test(SMARTS, 5, ON, Suffer(radiation=2))),
        Para(test((WILLPOWER, PHYSIQUE), 5, WON, Suffer(mental=2))),
    ),
    card(
        "s09",
        Para(
            choice(
                Way("two_artifacts", ON, Cost(artifacts=2)),
                Way("a_memory", (Weaken(), GoOn())),
                Way("nothing", test(ALERTNESS, 7, ON, Suffer(mental=2))),
            )
        ),
        Para(test(SMARTS, 6, WON, Suffer(mental=1))),
    ),
    card(
        "s10",
        Para(
            (
                ByReputation(
                    good=(Relieve(1), GoOn()),
                    neutral=test(WILLPOWER, 4, ON, Suffer(mental=2)),
                    bad=test(PHYSIQUE, 6, ON, Suffer(physical=2)),
                ),
            )
        ),
        Para(test(PHYSIQUE, 6, WON, Suffer(radiation=3))),
    ),
    card("s11", Para(test(SMARTS, 4, ON, Tire(2))), Para(test(ALERTNESS, 5, WON, Suffer(mental=2)))),
    card(
        "s12",
        Para(test(ALERTNESS, 4, ON, Suffer(radiation=2))),
        Para(
            choice(
                Way("run", test(PHYSIQUE, 7, WON, Suffer(radiation=3))),
                Way("cut_the_wire", test(SMARTS, 6, WON, Suffer(radiation=3))),
                Way("shelter", (Relieve(1), Fail())),
            )
        ),
    ),
    card(
        "s13",
        Para((Suffer(radiation=1), *test((PHYSIQUE, ALERTNESS), 5, ON, Suffer(radiation=2)))),
        Para(test(ALERTNESS, 6, WON, Suffer(mental=2))),
    ),
    card(
        "s14",
        Para(
            choice(
                Way("knock", test(WILLPOWER, 6, ON, Suffer(mental=2))),
                Way("force_it", test(PHYSIQUE, 6, ON, Suffer(physical=2))),
                Way("pick_it", test(SMARTS, 6, ON, Suffer(radiation=2))),
            )
        ),
        Para(test(ANY_ATTRIBUTE, 6, WON, Suffer(radiation=1, mental=1))),
    ),
)
