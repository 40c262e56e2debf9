"""The 10 cards of the Government Bunker: full stores, locked doors, and nobody to report to.

They ask for smarts and physique, and tempt: more than elsewhere a card can be left for what lies on the way.
"""

from __future__ import annotations

from typing import Final

from .stories import ON, UNCOVERED, card, choice, gives, has, test
from .vocabulary import (
    ALERTNESS,
    DEVICE,
    DOCUMENT,
    ENTRANCE,
    EQUIPMENT,
    FOOD,
    JUNK,
    MUTANT,
    PHYSIQUE,
    SMARTS,
    TOOL,
    WILLPOWER,
    YELLOW,
    Cost,
    Encounter,
    Fail,
    Gain,
    GoOn,
    Heal,
    Lose,
    Match,
    Para,
    Relieve,
    Relocate,
    Repair,
    StoryCard,
    Suffer,
    Take,
    Tire,
    UncoverSecret,
    Way,
)

BUNKER_EVENTS: Final[tuple[StoryCard, ...]] = (
    card(
        "b01",
        Para(
            choice(
                Way("help_yourself", (Take(EQUIPMENT), Fail())),
                Way("go_deeper", test(PHYSIQUE, 4, ON, Suffer(physical=2))),
            )
        ),
        Para(
            choice(
                Way("from_papers", test(SMARTS, 3, UNCOVERED, Take(JUNK)), needs=has(DOCUMENT)),
                Way("from_memory", test(SMARTS, 5, UNCOVERED, Take(JUNK))),
            )
        ),
    ),
    card(
        "b02",
        Para(test(SMARTS, 5, ON, Suffer(radiation=1), Tire(1))),
        Para(
            choice(
                Way("wire_it_up", (Tire(2), UncoverSecret()), needs=has(DEVICE)),
                Way("by_hand", test(PHYSIQUE, 6, UNCOVERED, Suffer(radiation=2))),
            )
        ),
    ),
    card("b03", Para(test(WILLPOWER, 4, ON, Suffer(mental=2))), Para(test(SMARTS, 6, UNCOVERED, Take(JUNK)))),
    card(
        "b04",
        Para(
            choice(
                Way("pay", ON, Cost(rubles=400)),
                Way("give_goods", ON, Cost(discard=Match(type=EQUIPMENT))),
                Way("argue", test(WILLPOWER, 5, ON, Tire(2))),
            )
        ),
        Para(test(SMARTS, 5, UNCOVERED, Gain(100))),
    ),
    card(
        "b05",
        Para(test(PHYSIQUE, 4, ON, Suffer(physical=1), Tire(1))),
        Para(
            choice(
                Way("with_tools", test(SMARTS, 5, (Repair(2), UncoverSecret()), Suffer(physical=1)), needs=has(TOOL)),
                Way("by_trial", test(SMARTS, 6, (Repair(2), UncoverSecret()), Suffer(physical=2))),
            )
        ),
    ),
    card(
        "b06",
        Para(
            choice(
                Way("with_crowbar", (Tire(1), GoOn()), Cost(crowbar=True)),
                Way("combination", test(SMARTS, 5, ON, Tire(1))),
                Way("hinges", test(PHYSIQUE, 5, ON, Suffer(physical=2))),
            )
        ),
        Para(
            choice(
                Way("the_papers", test(ALERTNESS, 5, UNCOVERED, Suffer(physical=1))),
                Way("the_gold", (Gain(500), Fail())),
            )
        ),
    ),
    card(
        "b07",
        Para(
            choice(
                Way("room_by_room", test(ALERTNESS, 5, ON, Suffer(physical=2), Lose(100))),
                Way(
                    "the_cold_store",
                    (Encounter(YELLOW, MUTANT, defeated=(Take(JUNK), GoOn()), undefeated=(Tire(1), Fail())),),
                ),
            )
        ),
        Para(
            choice(
                Way("share_food", (Relieve(1), UncoverSecret()), gives(FOOD)),
                Way("corner_him", test(PHYSIQUE, 5, UNCOVERED, Suffer(physical=2))),
                Way("reason", test(WILLPOWER, 5, UNCOVERED, Tire(1))),
            )
        ),
    ),
    card(
        "b08",
        Para((Suffer(radiation=1), *test(SMARTS, 4, (Heal(1), GoOn()), Tire(1), Suffer(radiation=1)))),
        Para(
            choice(
                Way("with_crowbar", UNCOVERED, Cost(crowbar=True)),
                Way("kick_it_in", test(PHYSIQUE, 5, UNCOVERED, Suffer(radiation=1), Relocate(ENTRANCE))),
            )
        ),
    ),
    card(
        "b09",
        Para((Encounter(YELLOW, MUTANT, defeated=(Take(EQUIPMENT), GoOn()), undefeated=(Fail(),)),)),
        Para(test((PHYSIQUE, SMARTS), 6, UNCOVERED, Tire(1))),
    ),
    card(
        "b10",
        Para(test(SMARTS, 4, ON, Tire(1), Suffer(physical=1))),
        Para(
            choice(
                Way("open_the_letter", (Suffer(mental=1), GoOn())),
                Way("open_the_cabinet", (Heal(2), Take(EQUIPMENT), Fail())),
            )
        ),
        Para(test((WILLPOWER, PHYSIQUE), 6, UNCOVERED, Suffer(mental=1))),
    ),
)
