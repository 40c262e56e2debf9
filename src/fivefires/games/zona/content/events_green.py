"""The 25 events of the green sector (Z-123).

Twenty-one cards name two locations each and leave the rest to the third section (Z-148); every green location
is named seven times. Four cards go by reputation (Z-151). What they tell stands in `text/events_green.en.ftl`.
"""

from __future__ import annotations

from typing import Final

from .stories import choice, gives, has
from .vocabulary import (
    ALCOHOL,
    ALERTNESS,
    ANOMALY,
    BAD,
    DOCUMENT,
    EQUIPMENT,
    FOOD,
    GOOD,
    GREEN,
    GREEN_ARTIFACT,
    HERE,
    JUNK,
    LIGHT,
    MUTANT,
    NEUTRAL,
    PHYSIQUE,
    RUMORS,
    SMARTS,
    TOOL,
    WEAPON,
    WILLPOWER,
    ByReputation,
    Cost,
    Deactivate,
    DrawKeep,
    DrawThreat,
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
    Peekable,
    PlaceThreat,
    Relieve,
    Relocate,
    Repair,
    Salvage,
    Section,
    Sell,
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

GREEN_EVENTS: Final[tuple[EventCard, ...]] = (
    # The checkpoint
    EventCard(
        "g01",
        (
            Section(
                "barracks",
                choice(
                    Way("papers", (Improve(1),), needs=has(DOCUMENT)),
                    Way("bribe", (Take(JUNK),), Cost(rubles=100)),
                    Way("slip_by", (Test(ALERTNESS, 3, passed=(Gain(200),), failed=(Suffer(physical=1),)),)),
                ),
            ),
            Section(
                "frontier",
                (
                    Test(
                        ALERTNESS,
                        3,
                        passed=choice(
                            Way("sell_the_way", (Gain(200),)),
                            Way("keep_the_way", (Gain(100), Peek(RUMORS, 3, bury=1))),
                        ),
                        failed=(Tire(1),),
                    ),
                ),
            ),
            Section("other", (Test(PHYSIQUE, 2, passed=(Gain(100),), failed=(Suffer(physical=1),)),)),
        ),
    ),
    # Grandmother's table
    EventCard(
        "g02",
        (
            Section(
                "farms",
                choice(
                    Way("help_her", (Tire(1), Improve(1), Heal(1))),
                    Way("eat_and_go", (Relieve(1), Heal(1))),
                    Way("rob_her", (Gain(300), Worsen(1))),
                ),
            ),
            Section("wetlands", (Test(WILLPOWER, 3, passed=(Take(GREEN_ARTIFACT),), failed=(Suffer(mental=1),)),)),
            Section("other", (May("share", (Relieve(2),), gives(FOOD)), Relieve(1))),
        ),
    ),
    # Something under the slag
    EventCard(
        "g03",
        (
            Section(
                "junkyard",
                choice(
                    Way("with_crowbar", (DrawKeep(JUNK, 3, 2),), Cost(crowbar=True)),
                    Way(
                        "dig",
                        (Test(PHYSIQUE, 3, passed=(Take(JUNK), Gain(100)), failed=(Suffer(radiation=1), Take(JUNK))),),
                    ),
                    Way("walk_on", ()),
                ),
            ),
            Section("quarry", (Encounter(GREEN, MUTANT, defeated=(Take(JUNK),)),)),
            Section(
                "other",
                choice(
                    Way("by_the_counter", (Test(SMARTS, 3, passed=(Take(JUNK),), failed=(Suffer(radiation=1),)),)),
                    Way("rake", (Tire(1), Take(JUNK)), needs=has(TOOL)),
                    Way("walk_round", ()),
                ),
            ),
        ),
    ),
    # Deserters
    EventCard(
        "g04",
        (
            Section(
                "barracks",
                (
                    ByReputation(
                        good=(Test(WILLPOWER, 3, passed=(Improve(1), Gain(100)), failed=(Tire(1),)),),
                        neutral=(May("buy_kit", (Take(EQUIPMENT),), Cost(rubles=300)),),
                        bad=(May("buy_cheap", (Take(EQUIPMENT),), Cost(rubles=200)),),
                    ),
                ),
            ),
            Section(
                "farms",
                choice(
                    Way("hide_them", (Improve(1), Tire(1))),
                    Way("turn_them_in", (Gain(300), Worsen(1))),
                    Way("look_away", ()),
                ),
            ),
            Section(
                "other",
                (
                    If(
                        has(FOOD),
                        (May("trade_food", (Take(JUNK), Gain(100)), gives(FOOD)),),
                        (Test(WILLPOWER, 2, failed=(Lose(100),)),),
                    ),
                ),
            ),
        ),
    ),
    # Will-o'-the-wisps
    EventCard(
        "g05",
        (
            Section("frontier", (Test(SMARTS, 3, passed=(Gain(200),), failed=(Suffer(mental=1),)),)),
            Section(
                "wetlands",
                choice(
                    Way("follow", (Encounter(GREEN, ANOMALY),)),
                    Way("mark_the_spot", (PlaceThreat(GREEN, ANOMALY, HERE), Gain(100))),
                ),
            ),
            Section(
                "other",
                choice(
                    Way("hear_it_out", (Test(WILLPOWER, 2, passed=(Relieve(1),), failed=(Tire(1), Suffer(mental=1))),)),
                    Way("drown_it", (Relieve(2),), gives(ALCOHOL)),
                    Way("walk_faster", (Tire(1),)),
                ),
            ),
        ),
    ),
    # Scrap and rank
    EventCard(
        "g06",
        (
            Section(
                "barracks",
                choice(
                    Way("sell_scrap", (Gain(300),), Cost(discard=Match(type=JUNK))),
                    Way("use_the_bench", (Repair(2),)),
                ),
            ),
            Section(
                "junkyard",
                choice(
                    Way(
                        "stand_close",
                        (Test(PHYSIQUE, 3, passed=(DrawKeep(JUNK, 2, 1), Gain(100)), failed=(Suffer(physical=1),)),),
                    ),
                    Way("call_them_back", (Test(WILLPOWER, 3, passed=(Improve(1),), failed=(Tire(1),)),)),
                ),
            ),
            Section("other", (Wear(1), Take(JUNK))),
        ),
    ),
    # Blasting day
    EventCard(
        "g07",
        (
            Section(
                "farms",
                choice(
                    Way(
                        "call_her", (Test(WILLPOWER, 2, passed=(Gain(100), Relieve(1)), failed=(Suffer(physical=1),)),)
                    ),
                    Way("with_feed", (Gain(200),), gives(FOOD)),
                    Way("mend_the_fence", (Tire(1), Gain(100))),
                ),
            ),
            Section(
                "quarry",
                choice(
                    Way("set_charges", (Test(SMARTS, 3, passed=(Gain(300),), failed=(Suffer(physical=2),)),)),
                    Way("carry_sacks", (Tire(1), Gain(200))),
                    Way("leave", ()),
                ),
            ),
            Section("other", (Test(PHYSIQUE, 3, passed=(Take(JUNK),), failed=(Suffer(physical=1),)),)),
        ),
    ),
    # The drowned bus
    EventCard(
        "g08",
        (
            Section("junkyard", (May("dive", (Suffer(radiation=1), DrawKeep(JUNK, 3, 1), Gain(100))),)),
            Section("wetlands", (Test(PHYSIQUE, 3, passed=(Take(JUNK, 2),), failed=(Suffer(radiation=1), Tire(1))),)),
            Section(
                "other",
                choice(
                    Way("second_bottoms", (Test(SMARTS, 3, passed=(Gain(100),), failed=(Tire(1),)),)),
                    Way("carry_one", (Tire(2), Take(JUNK))),
                ),
            ),
        ),
    ),
    # A price for shade
    EventCard(
        "g09",
        (
            Section(
                "frontier",
                choice(
                    Way("guide", (Tire(1), Gain(200), Improve(1))),
                    Way("fleece", (Gain(300), Worsen(1))),
                    Way("decline", ()),
                ),
            ),
            Section("quarry", (DrawThreat(GREEN, MUTANT, keep=True, high=(Suffer(physical=1), Gain(100))),)),
            Section(
                "other",
                choice(
                    Way("keep_up", (Test(PHYSIQUE, 2, passed=(Relieve(1),), failed=(Tire(1),)),)),
                    Way("sit_down", (Lose(100), Relieve(1))),
                ),
            ),
        ),
    ),
    # Flooded armoury
    EventCard(
        "g10",
        (
            Section(
                "barracks",
                choice(
                    Way("go_down", (Test(PHYSIQUE, 4, passed=(Take(EQUIPMENT),), failed=(Tire(1),)),)),
                    Way("bet", (Test(ALERTNESS, 3, passed=(Gain(300),), failed=()),), Cost(rubles=100)),
                ),
            ),
            Section(
                "wetlands",
                choice(
                    Way("with_crowbar", (Take(EQUIPMENT),), Cost(crowbar=True)),
                    Way("force_it", (Test(PHYSIQUE, 3, passed=(Take(JUNK), Gain(100)), failed=(Wear(1),)),)),
                    Way("leave", ()),
                ),
            ),
            Section("other", (Suffer(radiation=1), Gain(100))),
        ),
    ),
    # Market without stalls
    EventCard(
        "g11",
        (
            Section("farms", (Trade((JUNK,), cut=100, most=1), Sell(bonus=100, most=1))),
            Section(
                "junkyard",
                choice(
                    Way("search_the_heap", (Salvage(JUNK),)),
                    Way("collect_bottles", (Gain(100),)),
                ),
            ),
            Section("other", (May("swap", (Take(JUNK),), Cost(discard=Match(type=JUNK))), Gain(100))),
        ),
    ),
    # Wedding at the fence
    EventCard(
        "g12",
        (
            Section(
                "farms",
                choice(
                    Way("dance", (Improve(1),)),
                    Way("sell_drink", (Gain(300),), gives(ALCOHOL)),
                    Way(
                        "pick_pockets",
                        (Test(ALERTNESS, 3, passed=(Gain(300),), failed=(Worsen(1), Suffer(physical=1))),),
                    ),
                ),
            ),
            Section("frontier", (Relieve(1), Test(WILLPOWER, 3, passed=(Gain(100),), failed=(Tire(1),)))),
            Section("other", (Relieve(1),)),
        ),
    ),
    # The old drowning
    EventCard(
        "g13",
        (
            Section(
                "quarry",
                choice(
                    Way(
                        "hand_them_over",
                        (Test(WILLPOWER, 3, passed=(Gain(200), Relieve(1)), failed=(Suffer(mental=1),)),),
                    ),
                    Way("look_away", (Tire(1), Improve(1))),
                ),
            ),
            Section("wetlands", (Encounter(GREEN, MUTANT, defeated=(Gain(100),), undefeated=(Tire(1),)),)),
            Section(
                "other",
                (
                    If(
                        has(LIGHT),
                        (Gain(200),),
                        (Test(ALERTNESS, 3, passed=(Gain(100),), failed=(Suffer(mental=1),)),),
                    ),
                ),
            ),
        ),
    ),
    # Target practice
    EventCard(
        "g14",
        (
            Section(
                "barracks",
                choice(
                    Way("compete", (Test(ALERTNESS, 4, passed=(Gain(400),), failed=(Lose(100),)),)),
                    Way("bet", (Test(SMARTS, 3, passed=(Gain(200),), failed=(Lose(100),)),)),
                    Way("watch", (Relieve(1),)),
                ),
            ),
            Section("quarry", (If(has(WEAPON), (GainTrophy(GREEN),), (Encounter(GREEN, MUTANT),)),)),
            Section(
                "other",
                choice(
                    Way("hold_up_the_pack", (Wear(1),)),
                    Way("run_between_shots", (Test(PHYSIQUE, 3, passed=(Take(JUNK),), failed=(Suffer(physical=1),)),)),
                ),
            ),
        ),
    ),
    # Two kilometres of cable
    EventCard(
        "g15",
        (
            Section(
                "junkyard",
                choice(
                    Way("strip_it", (Tire(2), Gain(300))),
                    Way("use_tools", (Gain(300),), needs=has(TOOL)),
                    Way("leave", ()),
                ),
            ),
            Section(
                "frontier",
                (
                    Test(
                        SMARTS,
                        3,
                        passed=choice(
                            Way("sell_the_fuses", (Gain(200),)),
                            Way("walk_in_the_dark", (Gain(100), Relocate(Where(adjacent=True)))),
                        ),
                        failed=(Suffer(physical=1),),
                    ),
                ),
            ),
            Section(
                "other",
                choice(
                    Way("fill_up", (Test(SMARTS, 2, passed=(Gain(100),), failed=(Deactivate(1),)),)),
                    Way("cut_copper", (Suffer(radiation=1), Gain(200))),
                ),
            ),
        ),
    ),
    # Night watch
    EventCard(
        "g16",
        (
            Section(
                "barracks",
                choice(
                    Way("stand_watch", (Tire(1), Improve(1), Gain(100))),
                    Way("sleep", (Relieve(1),)),
                ),
            ),
            Section(
                "junkyard",
                choice(
                    Way(
                        "drive_it_off",
                        (
                            Test(
                                ALERTNESS,
                                3,
                                passed=(PlaceThreat(GREEN, MUTANT, Where(sectors=(GREEN,))), Gain(100)),
                                failed=(Encounter(GREEN, MUTANT),),
                            ),
                        ),
                    ),
                    Way("feed_it", (Gain(100), PlaceThreat(GREEN, MUTANT, HERE)), gives(FOOD)),
                    Way("out_wait", (Tire(2),)),
                ),
            ),
            Section(
                "other",
                choice(
                    Way("stay_awake", (Tire(1), Gain(200))),
                    Way("doze", (Relieve(1), Test(ALERTNESS, 3, failed=(Suffer(physical=1),)))),
                ),
            ),
        ),
    ),
    # Barn of mirrors
    EventCard(
        "g17",
        (
            Section(
                "junkyard", (Test(SMARTS, 4, passed=(Take(GREEN_ARTIFACT),), failed=(Suffer(physical=1), Tire(1))),)
            ),
            Section("farms", (Encounter(GREEN, ANOMALY, defeated=(Improve(1),)),)),
            Section(
                "other",
                choice(
                    Way("walk_on", (Test(WILLPOWER, 3, passed=(Relieve(1), Gain(100)), failed=(Suffer(mental=1),)),)),
                    Way("step_aside", (Tire(1), Peek(RUMORS, 2))),
                ),
            ),
        ),
    ),
    # Harvest
    EventCard(
        "g18",
        (
            Section(
                "farms",
                choice(
                    Way("mow", (Tire(1), Gain(200), Heal(1))),
                    Way("guard_the_field", (Encounter(GREEN, MUTANT, defeated=(Gain(100), Heal(1))),)),
                    Way("pass_by", ()),
                ),
            ),
            Section(
                "wetlands",
                choice(
                    Way("pick", (Test(SMARTS, 3, passed=(Heal(2),), failed=(Suffer(radiation=1),)),)),
                    Way("boil_both", (Heal(1), Tire(1))),
                ),
            ),
            Section("other", (Heal(1),)),
        ),
    ),
    # The surveyor
    EventCard(
        "g19",
        (
            Section("wetlands", (May("guide_him", (Tire(1), Gain(200), Peek(Peekable.GREEN_EVENTS, 2, bury=1))),)),
            Section(
                "quarry",
                choice(
                    Way("second_opinion", (Test(SMARTS, 3, passed=(Gain(200),), failed=(Suffer(radiation=1),)),)),
                    Way("agree", (Gain(100),)),
                ),
            ),
            Section("other", (ShiftEmission(-1), Test(SMARTS, 3, passed=(Gain(100),)))),
        ),
    ),
    # Dogs
    EventCard(
        "g20",
        (
            Section("quarry", (Encounter(GREEN, MUTANT), May("second", (Encounter(GREEN, MUTANT),)))),
            Section(
                "frontier",
                choice(
                    Way("feed_them", (Improve(1), Gain(100)), gives(FOOD)),
                    Way("stand_still", (Test(WILLPOWER, 3, passed=(Gain(100),), failed=(Suffer(physical=1),)),)),
                    Way("climb_the_mast", (Tire(1),)),
                ),
            ),
            Section(
                "other", (Test(PHYSIQUE, 3, passed=(GainTrophy(GREEN),), failed=(Suffer(physical=1),), mark=MUTANT),)
            ),
        ),
    ),
    # Lost property
    EventCard(
        "g21",
        (
            Section("frontier", (Take(JUNK), May("hand_it_in", (Improve(1),), Cost(discard=Match(type=JUNK))))),
            Section(
                "barracks",
                choice(
                    Way(
                        "clear_a_shelf",
                        (Test(ALERTNESS, 3, passed=(Take(EQUIPMENT), Worsen(1)), failed=(Suffer(physical=1),)),),
                    ),
                    Way("wake_the_guard", (Tire(1), Improve(1))),
                ),
            ),
            Section("other", (Gain(100),)),
        ),
    ),
    # Word gets round
    EventCard(
        "g22",
        (
            Section(GOOD, choice(Way("money", (Gain(200),)), Way("medicine", (Heal(2),)))),
            Section(
                NEUTRAL,
                choice(
                    Way("tell_one", (Test(WILLPOWER, 3, passed=(Gain(100), Improve(1)), failed=(Tire(1),)),)),
                    Way("pay_and_listen", (Relieve(1), Peek(RUMORS, 2)), Cost(rubles=100)),
                ),
            ),
            Section(
                BAD,
                choice(
                    Way("pay", (), Cost(rubles=100)),
                    Way("fight", (Test(PHYSIQUE, 3, passed=(Take(JUNK),), failed=(Suffer(physical=2),)),)),
                ),
            ),
        ),
    ),
    # The collector of debts
    EventCard(
        "g23",
        (
            Section(GOOD, (Relieve(1), May("invest", (Take(EQUIPMENT),), Cost(rubles=300)))),
            Section(
                NEUTRAL,
                choice(
                    Way("play_along", (Gain(100),)),
                    Way("gamble", (Test(SMARTS, 3, passed=(Gain(300),), failed=(Lose(200),)),)),
                ),
            ),
            Section(BAD, (Gain(200), Tire(1), PlaceThreat(GREEN, MUTANT, HERE))),
        ),
    ),
    # Child at the roadside
    EventCard(
        "g24",
        (
            Section(GOOD, (Improve(1), Peek(RUMORS, 3, bury=1))),
            Section(
                NEUTRAL,
                choice(
                    Way("take_home", (Tire(1), Improve(1))),
                    Way("give_food", (Improve(1), Gain(100)), gives(FOOD)),
                    Way("walk_on", ()),
                ),
            ),
            Section(BAD, (Test(WILLPOWER, 4, passed=(Improve(1),), failed=(Suffer(mental=1),)),)),
        ),
    ),
    # Campfire stories
    EventCard(
        "g25",
        (
            Section(GOOD, (Relieve(2), Heal(1))),
            Section(
                NEUTRAL,
                (
                    Relieve(1),
                    May("cards", (Test((ALERTNESS, SMARTS), 3, passed=(Gain(200),), failed=(Lose(100),)),)),
                ),
            ),
            Section(
                BAD,
                choice(
                    Way("force_a_place", (Relieve(1), Test(PHYSIQUE, 3, failed=(Suffer(physical=1),)))),
                    Way("stay_in_the_dark", (Tire(1), Take(JUNK), Gain(100))),
                ),
            ),
        ),
    ),
)
