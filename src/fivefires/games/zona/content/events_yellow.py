"""The 25 events of the yellow sector (Z-123).

Twenty-one cards name two locations each and leave the rest to the third section (Z-148); every yellow location
is named seven times. Four cards go by reputation (Z-151). What they tell stands in `text/events_yellow.en.ftl`.
"""

from __future__ import annotations

from typing import Final

from .stories import choice, has
from .vocabulary import (
    ALERTNESS,
    ANOMALY,
    BAD,
    CLOTHING,
    EQUIPMENT,
    GOOD,
    GREEN_ARTIFACT,
    HERE,
    JUNK,
    LIGHT,
    MUTANT,
    NEAREST_BUNKER,
    NEUTRAL,
    PHYSIQUE,
    RUMORS,
    SECRET_ITEMS,
    SMARTS,
    THIS_DECK,
    WEAPON,
    WILLPOWER,
    YELLOW,
    YELLOW_ARTIFACT,
    ActionsNextTurn,
    ByReputation,
    Cost,
    Deactivate,
    DrawKeep,
    DrawThreat,
    Each,
    Encounter,
    EventCard,
    Gain,
    GainTrophy,
    Heal,
    If,
    Improve,
    Lose,
    Match,
    May,
    Option,
    Peek,
    PlaceThreat,
    Relieve,
    Relocate,
    Repair,
    Section,
    ShiftEmission,
    Suffer,
    Take,
    Test,
    Tire,
    Trade,
    Wear,
    Where,
    Worsen,
)

YELLOW_EVENTS: Final[tuple[EventCard, ...]] = (
    # Rooms with a view
    EventCard(
        "y01",
        (
            Section(
                "chernobyl",
                choice(
                    Option("with_crowbar", (Take(EQUIPMENT),), Cost(crowbar=True)),
                    Option("climb", (Test(PHYSIQUE, 4, passed=(Take(JUNK), Gain(200)), failed=(Suffer(physical=2),)),)),
                    Option("listen", (Test(WILLPOWER, 4, passed=(Gain(200),), failed=(Suffer(mental=1),)),)),
                ),
            ),
            Section(
                "red_forest",
                (Test(WILLPOWER, 4, passed=(Take(YELLOW_ARTIFACT),), failed=(Suffer(radiation=1, mental=1),)),),
            ),
            Section("other", (Test(PHYSIQUE, 4, passed=(Gain(200),), failed=(Suffer(physical=1),)),)),
        ),
    ),
    # The last shift
    EventCard(
        "y02",
        (
            Section(
                "factory",
                choice(
                    Option("work_with_them", (Tire(2), Gain(300), Repair(2))),
                    Option(
                        "stop_the_line",
                        (Test(SMARTS, 4, passed=(Take(EQUIPMENT), Improve(1)), failed=(Suffer(physical=2),)),),
                    ),
                    Option("leave", (Suffer(mental=1),)),
                ),
            ),
            Section("proving_grounds", (Encounter(YELLOW, MUTANT, defeated=(Gain(200),), undefeated=(Tire(1),)),)),
            Section("other", (Test(SMARTS, 3, passed=(Repair(2), Gain(100)), failed=(Wear(1),)),)),
        ),
    ),
    # Black rain
    EventCard(
        "y03",
        (
            Section(
                "misty_hill",
                (Test(WILLPOWER, 3, passed=(Peek(RUMORS, 3, bury=1), Relieve(1)), failed=(Suffer(mental=2),)),),
            ),
            Section(
                "white_lake",
                choice(
                    Option("crawl_under", (Suffer(radiation=1), Take(JUNK))),
                    Option("run_for_it", (Test(PHYSIQUE, 4, passed=(Gain(200),), failed=(Suffer(radiation=2),)),)),
                ),
            ),
            Section("other", (If(has(CLOTHING), (Suffer(radiation=1),), (Suffer(radiation=2),)), Gain(100))),
        ),
    ),
    # Somebody else's camp
    EventCard(
        "y04",
        (
            Section(
                "chernobyl",
                choice(
                    Option("search_tents", (Take(EQUIPMENT), Test(WILLPOWER, 4, failed=(Suffer(mental=2),)))),
                    Option("finish_the_soup", (Relieve(2), Test(PHYSIQUE, 3, failed=(Suffer(radiation=1),)))),
                ),
            ),
            Section("factory", (Test(ALERTNESS, 4, passed=(Take(EQUIPMENT),), failed=(Suffer(physical=2),)),)),
            Section("other", (Test(ALERTNESS, 4, passed=(Take(JUNK), Relieve(1)), failed=(Suffer(physical=1),)),)),
        ),
    ),
    # Instruments of the institute
    EventCard(
        "y05",
        (
            Section("misty_hill", (Test(SMARTS, 4, passed=(Take(EQUIPMENT),), failed=(Tire(1), Suffer(mental=1))),)),
            Section(
                "proving_grounds",
                choice(
                    Option("take_the_tube", (Suffer(radiation=1), Gain(300))),
                    Option(
                        "read_the_dial",
                        (Test(SMARTS, 3, passed=(ShiftEmission(-2), Gain(200)), failed=(Suffer(radiation=1),)),),
                    ),
                ),
            ),
            Section("other", (Test(SMARTS, 4, passed=(Gain(200),), failed=(Deactivate(1), Suffer(radiation=1))),)),
        ),
    ),
    # Needles and cones
    EventCard(
        "y06",
        (
            Section("red_forest", (Encounter(YELLOW, ANOMALY, undefeated=(Suffer(radiation=1),)),)),
            Section(
                "white_lake",
                (Test(PHYSIQUE, 4, passed=(GainTrophy(YELLOW),), failed=(Suffer(physical=2),), mark=MUTANT),),
            ),
            Section("other", (Test(WILLPOWER, 3, passed=(Relieve(1), Take(JUNK)), failed=(Suffer(mental=1),)),)),
        ),
    ),
    # Ferry to nowhere
    EventCard(
        "y07",
        (
            Section(
                "white_lake",
                (
                    May("cross", (Relocate(Where(ids=("pripyat", "research_station", "wetlands"))), Tire(1))),
                    Gain(100),
                ),
            ),
            Section("chernobyl", (Test(WILLPOWER, 4, passed=(Gain(300),), failed=(Suffer(mental=1), Tire(1))),)),
            Section("other", (Test(PHYSIQUE, 4, passed=(Take(JUNK),), failed=(Suffer(radiation=1),)),)),
        ),
    ),
    # Live ammunition
    EventCard(
        "y08",
        (
            Section(
                "proving_grounds",
                choice(
                    Option("gather_brass", (Test(ALERTNESS, 4, passed=(Gain(300),), failed=(Suffer(physical=3),)),)),
                    Option("sit_it_out", (Relieve(1),)),
                ),
            ),
            Section(
                "factory",
                (
                    May("use_the_press", (Repair(3),), Cost(rubles=100)),
                    Test(PHYSIQUE, 4, passed=(Gain(200),), failed=(Suffer(physical=1),)),
                ),
            ),
            Section("other", (Test(PHYSIQUE, 3, passed=(Gain(100),), failed=(Suffer(physical=2),)),)),
        ),
    ),
    # The choir
    EventCard(
        "y09",
        (
            Section(
                "misty_hill",
                choice(
                    Option("sing_along", (Suffer(mental=1), Heal(weakness=1))),
                    Option(
                        "stop_both_ears",
                        (Test(WILLPOWER, 4, passed=(Take(YELLOW_ARTIFACT),), failed=(Suffer(mental=2),)),),
                    ),
                    Option("flee", (Tire(1),)),
                ),
            ),
            Section("red_forest", (Test(WILLPOWER, 4, passed=(Gain(200),), failed=(Suffer(mental=1), Tire(1))),)),
            Section(
                "other",
                choice(
                    Option("hum_on", (Relieve(1), Each(HERE, (Suffer(mental=1),), others=True))),
                    Option("bite_on_leather", (Test(WILLPOWER, 3, passed=(Relieve(2),), failed=(Suffer(mental=1),)),)),
                ),
            ),
        ),
    ),
    # Cold store
    EventCard(
        "y10",
        (
            Section(
                "factory",
                (
                    If(
                        has(LIGHT),
                        (Take(EQUIPMENT),),
                        (Test(ALERTNESS, 4, passed=(Take(EQUIPMENT),), failed=(Suffer(mental=1),)),),
                    ),
                ),
            ),
            Section(
                "white_lake",
                (DrawThreat(YELLOW, MUTANT, keep=True, high=(Suffer(physical=2), Gain(200))),),
            ),
            Section("other", (Take(JUNK), Test(PHYSIQUE, 3, failed=(Tire(1),)))),
        ),
    ),
    # Two kinds of scientist
    EventCard(
        "y11",
        (
            Section(
                "chernobyl",
                choice(
                    Option("sell_sample", (Gain(500),), Cost(artifacts=1)),
                    Option("sell_hide", (Gain(400),), Cost(trophies=1)),
                    Option("be_examined", (Heal(2), Suffer(mental=1))),
                    Option("refuse", ()),
                ),
            ),
            Section("misty_hill", (Test(SMARTS, 4, passed=(Gain(300),), failed=(Suffer(radiation=1),)),)),
            Section("other", (May("give_blood", (Suffer(physical=1), Gain(200))),)),
        ),
    ),
    # Ambush
    EventCard(
        "y12",
        (
            Section(
                "chernobyl",
                (
                    ByReputation(
                        good=(Test(ALERTNESS, 4, passed=(Take(EQUIPMENT),), failed=(Suffer(physical=1),)),),
                        neutral=(Test(ALERTNESS, 4, passed=(Gain(200),), failed=(Suffer(physical=2),)),),
                        bad=(Gain(200),),
                    ),
                ),
            ),
            Section(
                "proving_grounds",
                choice(
                    Option(
                        "storm_the_slope",
                        (Test(PHYSIQUE, 4, passed=(Take(EQUIPMENT), Gain(100)), failed=(Suffer(physical=2),)),),
                    ),
                    Option("hands_up", (Lose(200),)),
                ),
            ),
            Section(
                "other",
                choice(
                    Option("pay", (), Cost(rubles=100)),
                    Option("run", (Test(PHYSIQUE, 3, failed=(Suffer(physical=2),)),)),
                ),
            ),
        ),
    ),
    # Clocks
    EventCard(
        "y13",
        (
            Section(
                "factory", (Test(SMARTS, 4, passed=(ActionsNextTurn(1), Gain(100)), failed=(ActionsNextTurn(-1),)),)
            ),
            Section(
                "red_forest",
                choice(
                    Option("wait", (ActionsNextTurn(-1), Take(YELLOW_ARTIFACT))),
                    Option("walk", (Test(WILLPOWER, 4, passed=(Gain(300),), failed=(Tire(1),)),)),
                ),
            ),
            Section("other", (Test(WILLPOWER, 3, passed=(Relieve(2),), failed=(Tire(1),)),)),
        ),
    ),
    # Brittle ground
    EventCard(
        "y14",
        (
            Section(
                "misty_hill",
                (Test(ALERTNESS, 4, passed=(Take(YELLOW_ARTIFACT),), failed=(Suffer(physical=2),), mark=ANOMALY),),
            ),
            Section("white_lake", (Encounter(YELLOW, ANOMALY, defeated=(Gain(100),)),)),
            Section(
                "other",
                choice(
                    Option("throw_scrap", (Gain(200),), Cost(discard=Match(type=JUNK))),
                    Option(
                        "tread_softly",
                        (Test(ALERTNESS, 4, passed=(Gain(200),), failed=(Suffer(physical=1),), mark=ANOMALY),),
                    ),
                ),
            ),
        ),
    ),
    # A rifle with a name
    EventCard(
        "y15",
        (
            Section(
                "proving_grounds",
                (
                    If(
                        has(WEAPON),
                        (Test(PHYSIQUE, 4, passed=(GainTrophy(YELLOW),), failed=(Suffer(physical=1),), mark=MUTANT),),
                        (Take(EQUIPMENT), Suffer(mental=1)),
                    ),
                ),
            ),
            Section("red_forest", (Encounter(YELLOW, MUTANT, defeated=(Improve(1), Gain(100))),)),
            Section(
                "other",
                (Test(PHYSIQUE, 4, passed=(Take(JUNK), Gain(100)), failed=(Tire(1), Suffer(physical=1)), mark=MUTANT),),
            ),
        ),
    ),
    # Evacuees
    EventCard(
        "y16",
        (
            Section(
                "chernobyl",
                choice(
                    Option("lead_them_out", (Relocate(NEAREST_BUNKER), Improve(1), Gain(100))),
                    Option("sell_them_water", (Gain(300), Worsen(1))),
                    Option("wait_with_them", (Relieve(2), ActionsNextTurn(-1))),
                ),
            ),
            Section("red_forest", (Test(WILLPOWER, 4, passed=(Improve(1), Heal(1)), failed=(Suffer(mental=2),)),)),
            Section("other", (Test(WILLPOWER, 4, passed=(Gain(200),), failed=(Suffer(mental=1),)),)),
        ),
    ),
    # Pressure
    EventCard(
        "y17",
        (
            Section("factory", (Test(PHYSIQUE, 4, passed=(Gain(300), Improve(1)), failed=(Suffer(radiation=2),)),)),
            Section("chernobyl", (Suffer(radiation=1), DrawKeep(EQUIPMENT, 2, 1))),
            Section("other", (Test(SMARTS, 3, passed=(Gain(100), Relieve(1)), failed=(Suffer(radiation=1),)),)),
        ),
    ),
    # Toll road
    EventCard(
        "y18",
        (
            Section(
                "factory",
                choice(
                    Option("pay", (Relieve(1), Trade(cut=100, most=1)), Cost(rubles=100)),
                    Option(
                        "threaten", (Test(WILLPOWER, 4, passed=(Gain(300), Worsen(1)), failed=(Suffer(physical=2),)),)
                    ),
                    Option("turn_back", (Tire(1),)),
                ),
            ),
            Section(
                "proving_grounds",
                (Test(SMARTS, 3, passed=(Trade(every_column=True, most=1), Gain(100)), failed=(Lose(200),)),),
            ),
            Section("other", (May("buy_unseen", (Take(EQUIPMENT),), Cost(rubles=300)),)),
        ),
    ),
    # What the lake keeps
    EventCard(
        "y19",
        (
            Section("white_lake", (May("wade", (Suffer(radiation=2), Take(YELLOW_ARTIFACT))),)),
            Section(
                "misty_hill",
                (Test(WILLPOWER, 4, passed=(Take(GREEN_ARTIFACT), Relieve(1)), failed=(Suffer(mental=1),)),),
            ),
            Section(
                "other",
                (
                    Test(
                        SMARTS,
                        4,
                        passed=(Take(GREEN_ARTIFACT),),
                        failed=(Suffer(radiation=1, physical=1),),
                        mark=ANOMALY,
                    ),
                ),
            ),
        ),
    ),
    # The beast of the range
    EventCard(
        "y20",
        (
            Section(
                "proving_grounds",
                choice(
                    Option("hunt_it", (Encounter(YELLOW, MUTANT, defeated=(Take(EQUIPMENT),), undefeated=(Tire(1),)),)),
                    Option("report_it", (Gain(200), PlaceThreat(YELLOW, MUTANT, HERE))),
                ),
            ),
            Section("misty_hill", (PlaceThreat(YELLOW, MUTANT, Where(sectors=(YELLOW,))), Gain(200))),
            Section("other", (Test(ALERTNESS, 3, passed=(Gain(100),), failed=(Encounter(YELLOW, MUTANT),)),)),
        ),
    ),
    # Signal
    EventCard(
        "y21",
        (
            Section(
                "red_forest",
                (
                    Test(
                        SMARTS,
                        4,
                        passed=(Peek(THIS_DECK, 3, bury=2), Gain(300)),
                        failed=(Suffer(radiation=1, mental=1),),
                    ),
                ),
            ),
            Section("white_lake", (Test(SMARTS, 4, passed=(Peek(SECRET_ITEMS), Gain(200)), failed=(Tire(1),)),)),
            Section("other", (Peek(RUMORS, 2, bury=1), Test(SMARTS, 3, passed=(Gain(100),)))),
        ),
    ),
    # The judge
    EventCard(
        "y22",
        (
            Section(GOOD, (Heal(1), Improve(1), Gain(200))),
            Section(NEUTRAL, (Test(WILLPOWER, 4, passed=(Improve(1), Gain(200)), failed=(Tire(1), Suffer(mental=1))),)),
            Section(
                BAD,
                choice(
                    Option("confess", (Suffer(mental=2), Improve(1))),
                    Option(
                        "overturn_the_table", (Test(PHYSIQUE, 4, passed=(Gain(300),), failed=(Suffer(physical=2),)),)
                    ),
                ),
            ),
        ),
    ),
    # Old comrades
    EventCard(
        "y23",
        (
            Section(GOOD, (Trade(cut=200, every_column=True, most=1), Relieve(1))),
            Section(
                NEUTRAL,
                choice(
                    Option("share_the_job", (Test(PHYSIQUE, 4, passed=(Gain(300),), failed=(Suffer(physical=1),)),)),
                    Option("share_the_fire", (Relieve(2),)),
                ),
            ),
            Section(
                BAD,
                choice(
                    Option("hand_over", (), Cost(discard=Match())),
                    Option("face_them", (Test(ALERTNESS, 4, passed=(Take(EQUIPMENT),), failed=(Suffer(physical=2),)),)),
                ),
            ),
        ),
    ),
    # A body in the road
    EventCard(
        "y24",
        (
            Section(GOOD, (Improve(1), Take(JUNK))),
            Section(
                NEUTRAL,
                choice(
                    Option("bury", (Tire(1), Improve(1))),
                    Option("strip", (Take(EQUIPMENT), Worsen(1))),
                    Option("step_over", ()),
                ),
            ),
            Section(BAD, (Take(JUNK), Test(ALERTNESS, 4, passed=(Gain(200),), failed=(Suffer(physical=1),)))),
        ),
    ),
    # The man who bought weather
    EventCard(
        "y25",
        (
            Section(GOOD, (ShiftEmission(-1), Gain(200))),
            Section(
                NEUTRAL,
                choice(
                    Option("buy_a_day", (ShiftEmission(-2),), Cost(rubles=100)),
                    Option("sell_a_day", (ShiftEmission(1), Gain(200))),
                    Option("laugh", (Relieve(1),)),
                ),
            ),
            Section(BAD, (ShiftEmission(1), Gain(300))),
        ),
    ),
)
