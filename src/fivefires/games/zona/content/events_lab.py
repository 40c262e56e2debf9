"""The 10 cards of the Botanical Lab: bandits upstairs, and below what has been growing since.

They ask for physique, then for smarts, and spare whoever brings tools, drink or medicine. Failing burns.
"""

from __future__ import annotations

from typing import Final

from .stories import ON, UNCOVERED, card, choice, gives, has, test
from .vocabulary import (
    ALCOHOL,
    ALERTNESS,
    ANOMALY,
    DEVICE,
    ENTRANCE,
    GREEN,
    JUNK,
    LIGHT,
    MEDICINE,
    MUTANT,
    PHYSIQUE,
    SMARTS,
    TOOL,
    WILLPOWER,
    ByReputation,
    Cost,
    Encounter,
    Fail,
    Gain,
    GoOn,
    Heal,
    If,
    Improve,
    Lose,
    Para,
    Relocate,
    StoryCard,
    Suffer,
    Take,
    Test,
    Tire,
    UncoverSecret,
    Way,
)

LAB_EVENTS: Final[tuple[StoryCard, ...]] = (
    card(
        "l01",
        Para(
            choice(
                Way("cut_through", test(PHYSIQUE, 3, ON, Suffer(physical=1)), needs=has(TOOL)),
                Way("tear_through", test(PHYSIQUE, 5, ON, Suffer(physical=2))),
                Way("hold_your_breath", (Suffer(radiation=3), GoOn())),
            )
        ),
        Para(test(SMARTS, 5, UNCOVERED, Suffer(radiation=1))),
    ),
    card(
        "l02",
        Para(
            (
                ByReputation(
                    good=choice(
                        Way("pay_extra", ON, Cost(rubles=300)),
                        Way("sneak_past_all", test(ALERTNESS, 5, ON, Suffer(physical=2), Lose(100))),
                    ),
                    neutral=choice(
                        Way("pay_toll", ON, Cost(rubles=200)),
                        Way("sneak_past", test(ALERTNESS, 5, ON, Suffer(physical=2), Lose(100))),
                    ),
                    bad=ON,
                ),
            )
        ),
        Para(
            choice(
                Way("on_a_line", test(PHYSIQUE, 5, UNCOVERED, Suffer(physical=1)), needs=has(TOOL)),
                Way("down_the_cable", test(PHYSIQUE, 6, UNCOVERED, Suffer(physical=2))),
            )
        ),
    ),
    card(
        "l03",
        Para(test(SMARTS, 4, ON, Tire(1), Suffer(radiation=1))),
        Para(
            choice(
                Way("eat_one", (Heal(1), Suffer(mental=2), GoOn())),
                Way("copy_the_register", test(SMARTS, 6, UNCOVERED, Tire(1))),
            )
        ),
        Para(test(WILLPOWER, 5, UNCOVERED, Suffer(mental=2))),
    ),
    card(
        "l04",
        Para(
            choice(
                Way("step_lightly", test(PHYSIQUE, 4, ON, Suffer(physical=2))),
                Way("along_the_wall", (Encounter(GREEN, ANOMALY, defeated=ON, undefeated=(Tire(1), Fail())),)),
            )
        ),
        Para(
            choice(
                Way("hold_up_a_light", (Tire(2), UncoverSecret()), needs=has(LIGHT)),
                Way("by_touch", test(ALERTNESS, 6, UNCOVERED, Suffer(radiation=2))),
            )
        ),
    ),
    card(
        "l05",
        Para((Encounter(GREEN, ANOMALY, defeated=ON, undefeated=(Fail(),)),)),
        Para(test((SMARTS, WILLPOWER), 6, UNCOVERED, Suffer(radiation=2))),
    ),
    card(
        "l06",
        Para(
            choice(
                Way("give_medicine", (Improve(1), GoOn()), gives(MEDICINE)),
                Way("listen", test(WILLPOWER, 5, ON, Suffer(mental=2))),
            )
        ),
        Para(test(SMARTS, 6, UNCOVERED, Take(JUNK))),
    ),
    card(
        "l07",
        Para((Suffer(radiation=1), *test(PHYSIQUE, 4, ON, Tire(1), Suffer(radiation=1)))),
        Para(test(PHYSIQUE, 5, UNCOVERED, Suffer(radiation=1), Relocate(ENTRANCE))),
    ),
    card(
        "l08",
        Para(
            choice(
                Way("stand_a_round", ON, gives(ALCOHOL)),
                Way("join_their_game", test(SMARTS, 4, (Gain(200), GoOn()), Lose(200))),
                Way("break_up_the_game", test(PHYSIQUE, 5, (Take(JUNK), GoOn()), Suffer(physical=2))),
            )
        ),
        Para(
            choice(
                Way("by_the_warmth", test(ALERTNESS, 4, ON, Tire(1))),
                Way(
                    "wake_the_watchdog",
                    (Encounter(GREEN, MUTANT, defeated=ON, undefeated=(Suffer(physical=1), Fail())),),
                ),
            )
        ),
        Para(
            choice(
                Way("with_crowbar", UNCOVERED, Cost(crowbar=True)),
                Way("shoulder", test(PHYSIQUE, 4, UNCOVERED, Suffer(physical=1))),
            )
        ),
    ),
    card(
        "l09",
        Para(
            choice(
                Way("measure", (Test(SMARTS, 3, passed=ON, failed=(Suffer(radiation=1), GoOn())),), needs=has(DEVICE)),
                Way("guess", test(SMARTS, 5, ON, Suffer(radiation=2))),
            )
        ),
        Para(test(PHYSIQUE, 5, UNCOVERED, Suffer(radiation=1), Tire(1))),
    ),
    card(
        "l10",
        Para((If(has(TOOL), (Tire(1), GoOn()), test(PHYSIQUE, 6, ON, Suffer(physical=2))),)),
        Para(
            choice(
                Way("cut_the_heart", test(WILLPOWER, 6, UNCOVERED, Suffer(mental=2))),
                Way("climb_round_it", test(PHYSIQUE, 6, UNCOVERED, Suffer(physical=2))),
            )
        ),
    ),
)
