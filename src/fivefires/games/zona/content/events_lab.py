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
    Option,
    Para,
    Relocate,
    StoryCard,
    Suffer,
    Take,
    Test,
    Tire,
    UncoverSecret,
)

LAB_EVENTS: Final[tuple[StoryCard, ...]] = (
    card(
        "l01",
        Para(
            choice(
                Option("cut_through", test(PHYSIQUE, 3, ON, Suffer(physical=1)), needs=has(TOOL)),
                Option("tear_through", test(PHYSIQUE, 5, ON, Suffer(physical=2))),
                Option("hold_your_breath", (Suffer(radiation=3), GoOn())),
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
                        Option("pay_extra", ON, Cost(rubles=300)),
                        Option("sneak_past_all", test(ALERTNESS, 5, ON, Suffer(physical=2), Lose(100))),
                    ),
                    neutral=choice(
                        Option("pay_toll", ON, Cost(rubles=200)),
                        Option("sneak_past", test(ALERTNESS, 5, ON, Suffer(physical=2), Lose(100))),
                    ),
                    bad=ON,
                ),
            )
        ),
        Para(
            choice(
                Option("on_a_line", test(PHYSIQUE, 5, UNCOVERED, Suffer(physical=1)), needs=has(TOOL)),
                Option("down_the_cable", test(PHYSIQUE, 6, UNCOVERED, Suffer(physical=2))),
            )
        ),
    ),
    card(
        "l03",
        Para(test(SMARTS, 4, ON, Tire(1), Suffer(radiation=1))),
        Para(
            choice(
                Option("eat_one", (Heal(1), Suffer(mental=2), GoOn())),
                Option("copy_the_register", test(SMARTS, 6, UNCOVERED, Tire(1))),
            )
        ),
        Para(test(WILLPOWER, 5, UNCOVERED, Suffer(mental=2))),
    ),
    card(
        "l04",
        Para(test(PHYSIQUE, 4, ON, Suffer(physical=2))),
        Para(
            choice(
                Option("hold_up_a_light", (Tire(2), UncoverSecret()), needs=has(LIGHT)),
                Option("by_touch", test(ALERTNESS, 6, UNCOVERED, Suffer(radiation=2))),
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
                Option("give_medicine", (Improve(1), GoOn()), gives(MEDICINE)),
                Option("listen", test(WILLPOWER, 5, ON, Suffer(mental=2))),
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
                Option("stand_a_round", ON, gives(ALCOHOL)),
                Option("join_their_game", test(SMARTS, 4, (Gain(200), GoOn()), Lose(200))),
                Option("break_up_the_game", test(PHYSIQUE, 5, (Take(JUNK), GoOn()), Suffer(physical=2))),
            )
        ),
        Para(test(ALERTNESS, 4, ON, Tire(1))),
        Para(
            choice(
                Option("with_crowbar", UNCOVERED, Cost(crowbar=True)),
                Option("shoulder", test(PHYSIQUE, 4, UNCOVERED, Suffer(physical=1))),
            )
        ),
    ),
    card(
        "l09",
        Para(
            choice(
                Option(
                    "measure", (Test(SMARTS, 3, passed=ON, failed=(Suffer(radiation=1), GoOn())),), needs=has(DEVICE)
                ),
                Option("guess", test(SMARTS, 5, ON, Suffer(radiation=2))),
            )
        ),
        Para(test(PHYSIQUE, 5, UNCOVERED, Suffer(radiation=1), Tire(1))),
    ),
    card(
        "l10",
        Para((If(has(TOOL), (Tire(1), GoOn()), test(PHYSIQUE, 6, ON, Suffer(physical=2))),)),
        Para(
            choice(
                Option("cut_the_heart", test(WILLPOWER, 6, UNCOVERED, Suffer(mental=2))),
                Option("climb_round_it", test(PHYSIQUE, 6, UNCOVERED, Suffer(physical=2))),
            )
        ),
    ),
)
