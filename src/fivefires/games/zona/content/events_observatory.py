"""The 10 cards of the Emission Observatory: signals, sleepers, and a field that thinks along.

They ask for willpower and alertness. Many open at the price of damage taken on purpose. Failing wears out the mind.
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
    LIGHT,
    MEDICINE,
    MUTANT,
    PHYSIQUE,
    SMARTS,
    TOOL,
    WEAPON,
    WILLPOWER,
    YELLOW,
    ByReputation,
    Deactivate,
    Encounter,
    Fail,
    Gain,
    GoOn,
    Heal,
    Para,
    Relieve,
    Relocate,
    StoryCard,
    Suffer,
    Test,
    Tire,
    UncoverSecret,
    Way,
    Worsen,
)

OBSERVATORY_EVENTS: Final[tuple[StoryCard, ...]] = (
    card(
        "o01",
        Para(
            choice(
                Way("rifle_butt", (Worsen(1), GoOn()), needs=has(WEAPON)),
                Way("pull_him_away", test(PHYSIQUE, 5, ON, Suffer(physical=2))),
                Way("look_with_him", (Suffer(mental=2), GoOn())),
            )
        ),
        Para(test(WILLPOWER, 6, UNCOVERED, Suffer(mental=2))),
    ),
    card(
        "o02",
        Para(
            choice(
                Way("dull_your_nerves", ON, gives(MEDICINE)),
                Way("stand_it", test(WILLPOWER, 6, ON, Suffer(mental=2))),
            )
        ),
        Para(test(SMARTS, 4, UNCOVERED, Suffer(mental=1))),
    ),
    card(
        "o03",
        Para(
            choice(
                Way("shade_your_lamp", test(ALERTNESS, 3, ON, Suffer(physical=1)), needs=has(LIGHT)),
                Way("in_the_dark", test(ALERTNESS, 5, ON, Suffer(physical=2))),
            )
        ),
        Para(
            choice(
                Way("lie_down", (Relieve(2), *test(WILLPOWER, 6, UNCOVERED, Suffer(mental=2)))),
                Way("search_lockers", test(ALERTNESS, 5, UNCOVERED, Suffer(mental=1), Relocate(ENTRANCE))),
            )
        ),
    ),
    card(
        "o04",
        Para(
            choice(
                Way("drink", ON, gives(ALCOHOL)),
                Way("count_aloud", test(WILLPOWER, 6, ON, Suffer(mental=2))),
                Way("wound_yourself", (Suffer(physical=2), GoOn())),
            )
        ),
        Para(test(ALERTNESS, 5, UNCOVERED, Tire(1), Suffer(mental=1))),
    ),
    card(
        "o05",
        Para(test(SMARTS, 4, (Relieve(1), GoOn()), Suffer(mental=1))),
        Para(
            choice(
                Way("keep_still", test(WILLPOWER, 5, UNCOVERED, Deactivate(1), Suffer(mental=1))),
                Way("answer_it", (Encounter(YELLOW, ANOMALY, defeated=UNCOVERED, undefeated=(Deactivate(1), Fail())),)),
            )
        ),
    ),
    card(
        "o06",
        Para(
            (
                ByReputation(
                    good=test(WILLPOWER, 5, ON, Suffer(physical=2)),
                    neutral=test((WILLPOWER, ALERTNESS), 4, ON, Suffer(physical=2)),
                    bad=test(WILLPOWER, 3, (Gain(100), GoOn()), Suffer(mental=1)),
                ),
            )
        ),
        Para(test(ALERTNESS, 5, UNCOVERED, Suffer(physical=1))),
    ),
    card(
        "o07",
        Para(
            choice(
                Way("grease_and_lever", test(PHYSIQUE, 3, ON, Tire(1)), needs=has(TOOL)),
                Way("bare_hands", test(PHYSIQUE, 6, ON, Tire(2))),
            )
        ),
        Para((Test(ALERTNESS, 6, passed=UNCOVERED, failed=(Tire(1), GoOn())),)),
        Para(
            choice(
                Way("stand_still", test(WILLPOWER, 5, UNCOVERED, Suffer(radiation=1, mental=1))),
                Way("catch_hold", (Encounter(YELLOW, ANOMALY, defeated=UNCOVERED, undefeated=(Tire(1), Fail())),)),
            )
        ),
    ),
    card(
        "o08",
        Para(
            choice(
                Way("put_on_the_helmet", test(WILLPOWER, 6, (Heal(1), UncoverSecret()), Suffer(mental=2))),
                Way("study_the_sheets", test(SMARTS, 5, ON, Tire(1), Suffer(mental=1))),
            )
        ),
        Para(test(WILLPOWER, 4, UNCOVERED, Suffer(mental=1))),
    ),
    card(
        "o09",
        Para((Encounter(YELLOW, MUTANT, defeated=ON, undefeated=(Suffer(mental=1), Fail())),)),
        Para(test((ALERTNESS, WILLPOWER), 6, UNCOVERED, Tire(1))),
    ),
    card(
        "o10",
        Para(test(WILLPOWER, 4, ON, Suffer(mental=2))),
        Para(choice(Way("believe_it", (Suffer(mental=1), GoOn())), Way("take_the_tape", (Gain(300), Fail())))),
        Para(
            choice(
                Way("play_it_backwards", test(SMARTS, 4, UNCOVERED), needs=has(DEVICE)),
                Way("which_one", test((SMARTS, ALERTNESS), 6, UNCOVERED)),
            )
        ),
    ),
)
