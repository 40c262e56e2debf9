"""The 25 events of the yellow sector (Z-123).

Twenty-one cards name two locations each and leave the rest to the third section (Z-148); every yellow location
is named seven times. Four cards go by reputation (Z-151). What they tell stands in `text/events_yellow.en.ftl`.
"""

from __future__ import annotations

from typing import Final

from .stories import choice, gives, has
from .vocabulary import (
    ALERTNESS,
    ANOMALY,
    BAD,
    CLOTHING,
    EQUIPMENT,
    FOOD,
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
    Way,
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
                    Way("with_crowbar", (Take(EQUIPMENT),), Cost(crowbar=True)),
                    Way("climb", (Test(PHYSIQUE, 4, passed=(Take(JUNK), Gain(200)), failed=(Suffer(physical=2),)),)),
                    Way("listen", (Test(WILLPOWER, 4, passed=(Gain(200),), failed=(Suffer(mental=1),)),)),
                ),
            ),
            Section(
                "red_forest",
                choice(
                    Way(
                        "wait_for_it",
                        (Test(WILLPOWER, 4, passed=(Take(YELLOW_ARTIFACT),), failed=(Suffer(radiation=1, mental=1),)),),
                    ),
                    Way("take_the_button", (Gain(100),)),
                ),
            ),
            Section(
                "other",
                choice(
                    Way("climb_out", (Test(PHYSIQUE, 4, passed=(Gain(200),), failed=(Suffer(physical=1),)),)),
                    Way("try_the_doors", (Test(SMARTS, 3, passed=(Take(JUNK),), failed=(Tire(1),)),)),
                ),
            ),
        ),
    ),
    # The last shift
    EventCard(
        "y02",
        (
            Section(
                "factory",
                choice(
                    Way("work_with_them", (Tire(2), Gain(300), Repair(2))),
                    Way(
                        "stop_the_line",
                        (Test(SMARTS, 4, passed=(Take(EQUIPMENT), Improve(1)), failed=(Suffer(physical=2),)),),
                    ),
                    Way("leave", (Suffer(mental=1),)),
                ),
            ),
            Section("proving_grounds", (Encounter(YELLOW, MUTANT, defeated=(Gain(200),), undefeated=(Tire(1),)),)),
            Section(
                "other",
                choice(
                    Way("the_next_piece", (Test(SMARTS, 3, passed=(Repair(2), Gain(100)), failed=(Wear(1),)),)),
                    Way("off_the_bench", (Tire(1), Take(JUNK))),
                ),
            ),
        ),
    ),
    # Black rain
    EventCard(
        "y03",
        (
            Section(
                "misty_hill",
                choice(
                    Way(
                        "look_on",
                        (Test(WILLPOWER, 3, passed=(Peek(RUMORS, 3, bury=1), Relieve(1)), failed=(Suffer(mental=2),)),),
                    ),
                    Way("look_away", (Gain(100),)),
                ),
            ),
            Section(
                "white_lake",
                choice(
                    Way("crawl_under", (Suffer(radiation=1), Take(JUNK))),
                    Way("run_for_it", (Test(PHYSIQUE, 4, passed=(Gain(200),), failed=(Suffer(radiation=2),)),)),
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
                    Way("search_tents", (Take(EQUIPMENT), Test(WILLPOWER, 4, failed=(Suffer(mental=2),)))),
                    Way("finish_the_soup", (Relieve(2), Test(PHYSIQUE, 3, failed=(Suffer(radiation=1),)))),
                ),
            ),
            Section(
                "factory",
                choice(
                    Way("step_over", (Test(ALERTNESS, 4, passed=(Take(EQUIPMENT),), failed=(Suffer(physical=2),)),)),
                    Way("set_them_off", (Take(JUNK), PlaceThreat(YELLOW, MUTANT, HERE))),
                ),
            ),
            Section(
                "other",
                choice(
                    Way(
                        "share_the_fire",
                        (Test(ALERTNESS, 4, passed=(Take(JUNK), Relieve(1)), failed=(Suffer(physical=1),)),),
                    ),
                    Way("take_blankets", (Take(JUNK), Worsen(1))),
                ),
            ),
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
                    Way("take_the_tube", (Suffer(radiation=1), Gain(300))),
                    Way(
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
            Section(
                "other",
                choice(
                    Way(
                        "turn_them_out",
                        (Test(WILLPOWER, 3, passed=(Relieve(1), Take(JUNK)), failed=(Suffer(mental=1),)),),
                    ),
                    Way("keep_walking", (Tire(1),)),
                ),
            ),
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
            Section(
                "chernobyl",
                choice(
                    Way("own_fare", (Test(WILLPOWER, 4, passed=(Gain(300),), failed=(Suffer(mental=1), Tire(1))),)),
                    Way("somebody_elses", (Gain(200), Worsen(1))),
                ),
            ),
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
                    Way("gather_brass", (Test(ALERTNESS, 4, passed=(Gain(300),), failed=(Suffer(physical=3),)),)),
                    Way("sit_it_out", (Relieve(1),)),
                ),
            ),
            Section(
                "factory",
                (
                    May("use_the_press", (Repair(3),), Cost(rubles=100)),
                    Test(PHYSIQUE, 4, passed=(Gain(200),), failed=(Suffer(physical=1),)),
                ),
            ),
            Section(
                "other",
                choice(
                    Way("run_for_it", (Test(PHYSIQUE, 3, passed=(Gain(100),), failed=(Suffer(physical=2),)),)),
                    Way("lie_flat", (Test(WILLPOWER, 3, passed=(Relieve(1),), failed=(Suffer(mental=1),)),)),
                ),
            ),
        ),
    ),
    # The choir
    EventCard(
        "y09",
        (
            Section(
                "misty_hill",
                choice(
                    Way("sing_along", (Suffer(mental=1), Heal(weakness=1))),
                    Way(
                        "stop_both_ears",
                        (Test(WILLPOWER, 4, passed=(Take(YELLOW_ARTIFACT),), failed=(Suffer(mental=2),)),),
                    ),
                    Way("flee", (Tire(1),)),
                ),
            ),
            Section(
                "red_forest",
                choice(
                    Way(
                        "take_the_wages", (Test(WILLPOWER, 4, passed=(Gain(200),), failed=(Suffer(mental=1), Tire(1))),)
                    ),
                    Way("wake_him", (Test(PHYSIQUE, 3, passed=(Improve(1), Heal(1)), failed=(Suffer(physical=1),)),)),
                ),
            ),
            Section(
                "other",
                choice(
                    Way("hum_on", (Relieve(1), Each(HERE, (Suffer(mental=1),), others=True))),
                    Way("bite_on_leather", (Test(WILLPOWER, 3, passed=(Relieve(2),), failed=(Suffer(mental=1),)),)),
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
                    Way("sell_sample", (Gain(500),), Cost(artifacts=1)),
                    Way("sell_hide", (Gain(400),), Cost(trophies=1)),
                    Way("be_examined", (Heal(2), Suffer(mental=1))),
                    Way("refuse", ()),
                ),
            ),
            Section(
                "misty_hill",
                choice(
                    Way("hold_the_wire", (Test(SMARTS, 4, passed=(Gain(300),), failed=(Suffer(radiation=1),)),)),
                    Way("bring_biscuits", (Improve(1), Gain(200)), gives(FOOD)),
                    Way("no_time", ()),
                ),
            ),
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
                    Way(
                        "storm_the_slope",
                        (Test(PHYSIQUE, 4, passed=(Take(EQUIPMENT), Gain(100)), failed=(Suffer(physical=2),)),),
                    ),
                    Way("hands_up", (Lose(200),)),
                ),
            ),
            Section(
                "other",
                choice(
                    Way("pay", (), Cost(rubles=100)),
                    Way("run", (Test(PHYSIQUE, 3, failed=(Suffer(physical=2),)),)),
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
                    Way("wait", (ActionsNextTurn(-1), Take(YELLOW_ARTIFACT))),
                    Way("walk", (Test(WILLPOWER, 4, passed=(Gain(300),), failed=(Tire(1),)),)),
                ),
            ),
            Section(
                "other",
                choice(
                    Way("ask_the_watch", (Test(WILLPOWER, 3, passed=(Relieve(2),), failed=(Tire(1),)),)),
                    Way("get_up", (Relieve(1),), Cost(rubles=100)),
                ),
            ),
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
                    Way("throw_scrap", (Gain(200),), Cost(discard=Match(type=JUNK))),
                    Way(
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
                    Way("lead_them_out", (Relocate(NEAREST_BUNKER), Improve(1), Gain(100))),
                    Way("sell_them_water", (Gain(300), Worsen(1))),
                    Way("wait_with_them", (Relieve(2), ActionsNextTurn(-1))),
                ),
            ),
            Section(
                "red_forest",
                choice(
                    Way("wave_back", (Test(WILLPOWER, 4, passed=(Improve(1), Heal(1)), failed=(Suffer(mental=2),)),)),
                    Way("go_round", (Tire(1),)),
                ),
            ),
            Section(
                "other",
                choice(
                    Way("kind_words", (Test(WILLPOWER, 4, passed=(Gain(200),), failed=(Suffer(mental=1),)),)),
                    Way("cut_it_loose", (Gain(200), Suffer(mental=1)), needs=has(WEAPON)),
                    Way("step_over", ()),
                ),
            ),
        ),
    ),
    # Pressure
    EventCard(
        "y17",
        (
            Section("factory", (Test(PHYSIQUE, 4, passed=(Gain(300), Improve(1)), failed=(Suffer(radiation=2),)),)),
            Section("chernobyl", (Suffer(radiation=1), DrawKeep(EQUIPMENT, 2, 1))),
            Section(
                "other",
                choice(
                    Way("turn_it", (Test(SMARTS, 3, passed=(Gain(100), Relieve(1)), failed=(Suffer(radiation=1),)),)),
                    Way("leave_it", (Relieve(1),)),
                ),
            ),
        ),
    ),
    # Toll road
    EventCard(
        "y18",
        (
            Section(
                "factory",
                choice(
                    Way("pay", (Relieve(1), Trade(cut=100, most=1)), Cost(rubles=100)),
                    Way("threaten", (Test(WILLPOWER, 4, passed=(Gain(300), Worsen(1)), failed=(Suffer(physical=2),)),)),
                    Way("turn_back", (Tire(1),)),
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
                    Way("hunt_it", (Encounter(YELLOW, MUTANT, defeated=(Take(EQUIPMENT),), undefeated=(Tire(1),)),)),
                    Way("report_it", (Gain(200), PlaceThreat(YELLOW, MUTANT, HERE))),
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
            Section(
                NEUTRAL,
                choice(
                    Way(
                        "plead",
                        (Test(WILLPOWER, 4, passed=(Improve(1), Gain(200)), failed=(Tire(1), Suffer(mental=1))),),
                    ),
                    Way("pay_the_fine", (Improve(1),), Cost(rubles=200)),
                ),
            ),
            Section(
                BAD,
                choice(
                    Way("confess", (Suffer(mental=2), Improve(1))),
                    Way("overturn_the_table", (Test(PHYSIQUE, 4, passed=(Gain(300),), failed=(Suffer(physical=2),)),)),
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
                    Way("share_the_job", (Test(PHYSIQUE, 4, passed=(Gain(300),), failed=(Suffer(physical=1),)),)),
                    Way("share_the_fire", (Relieve(2),)),
                ),
            ),
            Section(
                BAD,
                choice(
                    Way("hand_over", (), Cost(discard=Match())),
                    Way("face_them", (Test(ALERTNESS, 4, passed=(Take(EQUIPMENT),), failed=(Suffer(physical=2),)),)),
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
                    Way("bury", (Tire(1), Improve(1))),
                    Way("strip", (Take(EQUIPMENT), Worsen(1))),
                    Way("step_over", ()),
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
                    Way("buy_a_day", (ShiftEmission(-2),), Cost(rubles=100)),
                    Way("sell_a_day", (ShiftEmission(1), Gain(200))),
                    Way("laugh", (Relieve(1),)),
                ),
            ),
            Section(BAD, (ShiftEmission(1), Gain(300))),
        ),
    ),
)
