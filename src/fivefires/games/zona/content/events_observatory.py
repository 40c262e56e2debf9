"""The 10 cards of the Emission Observatory: signals, sleepers, and a field that thinks along.

They ask for willpower and alertness. Many open at the price of damage taken on purpose. Failing wears out the mind.
"""

from __future__ import annotations

from typing import Final

from .stories import ON, UNCOVERED, card, choice, gives, has, test
from .vocabulary import (
    ALCOHOL,
    ALERTNESS,
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
    Option,
    Para,
    Relieve,
    Relocate,
    StoryCard,
    Suffer,
    Test,
    Tire,
    UncoverSecret,
    Worsen,
)

OBSERVATORY_EVENTS: Final[tuple[StoryCard, ...]] = (
    card(
        "o01",
        Para(
            choice(
                Option("rifle_butt", (Worsen(1), GoOn()), needs=has(WEAPON)),
                Option("pull_him_away", test(PHYSIQUE, 5, ON, Suffer(physical=2))),
                Option("look_with_him", (Suffer(mental=2), GoOn())),
            )
        ),
        Para(test(WILLPOWER, 6, UNCOVERED, Suffer(mental=2))),
    ),
    card(
        "o02",
        Para(
            choice(
                Option("dull_your_nerves", ON, gives(MEDICINE)),
                Option("stand_it", test(WILLPOWER, 6, ON, Suffer(mental=2))),
            )
        ),
        Para(test(SMARTS, 4, UNCOVERED, Suffer(mental=1))),
    ),
    card(
        "o03",
        Para(
            choice(
                Option("shade_your_lamp", test(ALERTNESS, 3, ON, Suffer(physical=1)), needs=has(LIGHT)),
                Option("in_the_dark", test(ALERTNESS, 5, ON, Suffer(physical=2))),
            )
        ),
        Para(
            choice(
                Option("lie_down", (Relieve(2), *test(WILLPOWER, 6, UNCOVERED, Suffer(mental=2)))),
                Option("search_lockers", test(ALERTNESS, 5, UNCOVERED, Suffer(mental=1), Relocate(ENTRANCE))),
            )
        ),
    ),
    card(
        "o04",
        Para(
            choice(
                Option("drink", ON, gives(ALCOHOL)),
                Option("count_aloud", test(WILLPOWER, 6, ON, Suffer(mental=2))),
                Option("wound_yourself", (Suffer(physical=2), GoOn())),
            )
        ),
        Para(test(ALERTNESS, 5, UNCOVERED, Tire(1), Suffer(mental=1))),
    ),
    card(
        "o05",
        Para(test(SMARTS, 4, (Relieve(1), GoOn()), Suffer(mental=1))),
        Para(test(WILLPOWER, 5, UNCOVERED, Deactivate(1), Suffer(mental=1))),
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
                Option("grease_and_lever", test(PHYSIQUE, 3, ON, Tire(1)), needs=has(TOOL)),
                Option("bare_hands", test(PHYSIQUE, 6, ON, Tire(2))),
            )
        ),
        Para((Test(ALERTNESS, 6, passed=UNCOVERED, failed=(Tire(1), GoOn())),)),
        Para(test(WILLPOWER, 5, UNCOVERED, Suffer(radiation=1, mental=1))),
    ),
    card(
        "o08",
        Para(
            choice(
                Option("put_on_the_helmet", test(WILLPOWER, 6, (Heal(1), UncoverSecret()), Suffer(mental=2))),
                Option("study_the_sheets", test(SMARTS, 5, ON, Tire(1), Suffer(mental=1))),
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
        Para(choice(Option("believe_it", (Suffer(mental=1), GoOn())), Option("take_the_tape", (Gain(300), Fail())))),
        Para(
            choice(
                Option("play_it_backwards", test(SMARTS, 4, UNCOVERED), needs=has(DEVICE)),
                Option("which_one", test((SMARTS, ALERTNESS), 6, UNCOVERED)),
            )
        ),
    ),
)
