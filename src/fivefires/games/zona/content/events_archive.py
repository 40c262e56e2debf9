"""The 10 cards of the Underground Archive: guards, clerks and shelf marks.

They ask for alertness and smarts, and spare whoever brings papers, a bribe or a lamp. Failing tires, bruises, or
ends at the door.
"""

from __future__ import annotations

from typing import Final

from .stories import ON, UNCOVERED, card, choice, gives, has, test
from .vocabulary import (
    ALCOHOL,
    ALERTNESS,
    ANOMALY,
    DEVICE,
    DOCUMENT,
    ENTRANCE,
    EQUIPMENT,
    GREEN,
    LIGHT,
    MUTANT,
    PHYSIQUE,
    SMARTS,
    TOOL,
    WEAPON,
    WILLPOWER,
    ByReputation,
    Cost,
    Encounter,
    Fail,
    Gain,
    GoOn,
    Para,
    Relieve,
    Relocate,
    SearchSecretItems,
    StoryCard,
    Suffer,
    Take,
    Test,
    Tire,
    UncoverSecret,
    Way,
    Worsen,
)

ARCHIVE_EVENTS: Final[tuple[StoryCard, ...]] = (
    card(
        "a01",
        Para(
            choice(
                Way("show_papers", ON, needs=has(DOCUMENT)),
                Way("pay_the_guard", ON, Cost(rubles=300)),
                Way("slip_past", test(ALERTNESS, 5, ON, Suffer(physical=2))),
            )
        ),
        Para(test(SMARTS, 5, UNCOVERED, Tire(1))),
    ),
    card(
        "a02",
        Para(test(ALERTNESS, 5, ON, Suffer(physical=1), Worsen(1))),
        Para(
            choice(
                Way("carry_a_box", test(WILLPOWER, 6, UNCOVERED, Suffer(mental=2))),
                Way("cut_the_fuse", test(SMARTS, 4, UNCOVERED, Suffer(physical=1)), needs=has(TOOL)),
                Way("raise_the_alarm", (Worsen(1), *test(PHYSIQUE, 5, UNCOVERED, Suffer(physical=2)))),
            )
        ),
    ),
    card(
        "a03",
        Para(test(SMARTS, 4, (Relieve(1), GoOn()), Tire(1), Suffer(mental=1))),
        Para(
            choice(
                Way("with_crowbar", (Tire(1), UncoverSecret()), Cost(crowbar=True)),
                Way("pick_it", test(SMARTS, 6, UNCOVERED, Tire(1))),
                Way("tear_it_open", test(PHYSIQUE, 6, UNCOVERED, Suffer(physical=2))),
            )
        ),
    ),
    card(
        "a04",
        Para(
            (
                ByReputation(
                    good=test(WILLPOWER, 3, ON, Suffer(mental=1)),
                    neutral=test(WILLPOWER, 4, ON, Suffer(mental=2)),
                    bad=test(WILLPOWER, 5, ON, Suffer(physical=2)),
                ),
            )
        ),
        Para(
            choice(
                Way("photograph", test((ALERTNESS, SMARTS), 4, UNCOVERED, Relocate(ENTRANCE)), needs=has(DEVICE)),
                Way("learn_by_heart", test((ALERTNESS, SMARTS), 6, UNCOVERED, Suffer(physical=1), Relocate(ENTRANCE))),
            )
        ),
    ),
    card(
        "a05",
        Para(test(PHYSIQUE, 5, ON, Suffer(physical=2))),
        Para(
            choice(
                Way("by_lamplight", test(ALERTNESS, 4, ON, Suffer(radiation=1)), needs=has(LIGHT)),
                Way("by_the_draught", test(ALERTNESS, 6, ON, Suffer(radiation=2))),
                Way(
                    "into_the_smoke",
                    (Encounter(GREEN, ANOMALY, defeated=ON, undefeated=(Suffer(radiation=1), Fail())),),
                ),
            )
        ),
        Para(
            choice(
                Way("save_the_reels", (Suffer(physical=2), UncoverSecret())),
                Way("save_yourself", (Take(EQUIPMENT), Fail())),
            )
        ),
    ),
    card(
        "a06",
        Para(
            choice(
                Way("bring_drink", ON, gives(ALCOHOL)),
                Way("talk", test(WILLPOWER, 5, ON, Tire(1), Suffer(mental=1))),
            )
        ),
        Para(test(SMARTS, 6, UNCOVERED, SearchSecretItems())),
    ),
    card(
        "a07",
        Para(
            choice(
                Way("at_gunpoint", (Worsen(1), GoOn()), needs=has(WEAPON)),
                Way("throw_a_coin", test(ALERTNESS, 5, ON, Suffer(physical=2))),
                Way("wait_them_out", (Tire(3), GoOn())),
            )
        ),
        Para(test(ALERTNESS, 6, UNCOVERED, Suffer(physical=1))),
    ),
    card(
        "a08",
        Para((Test(SMARTS, 6, passed=UNCOVERED, failed=(Tire(1), Suffer(mental=1), GoOn())),)),
        Para(test(ALERTNESS, 6, UNCOVERED, Suffer(physical=2), Relocate(ENTRANCE))),
    ),
    card(
        "a09",
        Para((Encounter(GREEN, MUTANT, defeated=ON, undefeated=(Tire(1), Fail())),)),
        Para(test((SMARTS, ALERTNESS), 5, ON, Suffer(mental=1))),
        Para(test(WILLPOWER, 5, UNCOVERED, Suffer(mental=2))),
    ),
    card(
        "a10",
        Para(
            choice(
                Way("look_first", test(ALERTNESS, 3, ON, Suffer(physical=1)), needs=has(LIGHT)),
                Way("run_up", test(PHYSIQUE, 5, ON, Suffer(physical=2))),
                Way("feel_your_way", test(ALERTNESS, 5, ON, Suffer(physical=1))),
                Way("under_the_stairs", (Encounter(GREEN, MUTANT, defeated=ON, undefeated=(Tire(1), Fail())),)),
            )
        ),
        Para(
            choice(
                Way("salute", test(WILLPOWER, 6, UNCOVERED, Suffer(mental=2))),
                Way("bribe", UNCOVERED, Cost(rubles=600)),
                Way("back_down", (Gain(100), Fail())),
            )
        ),
    ),
)
