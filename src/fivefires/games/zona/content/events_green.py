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
    Option,
    Peek,
    Pile,
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
                    Option("papers", (Improve(1),), needs=has(DOCUMENT)),
                    Option("bribe", (Take(JUNK),), Cost(rubles=100)),
                    Option("slip_by", (Test(ALERTNESS, 3, passed=(Gain(200),), failed=(Suffer(physical=1),)),)),
                ),
            ),
            Section(
                "frontier",
                (
                    Test(
                        ALERTNESS,
                        3,
                        passed=choice(
                            Option("sell_the_way", (Gain(200),)),
                            Option("keep_the_way", (Gain(100), Peek(RUMORS, 3, bury=1))),
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
                    Option("help_her", (Tire(1), Improve(1), Heal(1))),
                    Option("eat_and_go", (Relieve(1), Heal(1))),
                    Option("rob_her", (Gain(300), Worsen(1))),
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
                    Option("with_crowbar", (DrawKeep(JUNK, 3, 2),), Cost(crowbar=True)),
                    Option(
                        "dig",
                        (Test(PHYSIQUE, 3, passed=(Take(JUNK), Gain(100)), failed=(Suffer(radiation=1), Take(JUNK))),),
                    ),
                    Option("walk_on", ()),
                ),
            ),
            Section("quarry", (Encounter(GREEN, MUTANT, defeated=(Take(JUNK),)),)),
            Section("other", (Test(SMARTS, 3, passed=(Take(JUNK),), failed=(Suffer(radiation=1),)),)),
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
                    Option("hide_them", (Improve(1), Tire(1))),
                    Option("turn_them_in", (Gain(300), Worsen(1))),
                    Option("look_away", ()),
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
                    Option("follow", (Encounter(GREEN, ANOMALY),)),
                    Option("mark_the_spot", (PlaceThreat(GREEN, ANOMALY, HERE), Gain(100))),
                ),
            ),
            Section("other", (Test(WILLPOWER, 2, passed=(Relieve(1),), failed=(Tire(1), Suffer(mental=1))),)),
        ),
    ),
    # Scrap and rank
    EventCard(
        "g06",
        (
            Section(
                "barracks",
                choice(
                    Option("sell_scrap", (Gain(300),), Cost(discard=Match(type=JUNK))),
                    Option("use_the_bench", (Repair(2),)),
                ),
            ),
            Section(
                "junkyard", (Test(PHYSIQUE, 3, passed=(DrawKeep(JUNK, 2, 1), Gain(100)), failed=(Suffer(physical=1),)),)
            ),
            Section("other", (Wear(1), Take(JUNK))),
        ),
    ),
    # Blasting day
    EventCard(
        "g07",
        (
            Section("farms", (Test(WILLPOWER, 2, passed=(Gain(100), Relieve(1)), failed=(Suffer(physical=1),)),)),
            Section(
                "quarry",
                choice(
                    Option("set_charges", (Test(SMARTS, 3, passed=(Gain(300),), failed=(Suffer(physical=2),)),)),
                    Option("carry_sacks", (Tire(1), Gain(200))),
                    Option("leave", ()),
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
            Section("other", (Test(SMARTS, 3, passed=(Gain(100),), failed=(Tire(1),)),)),
        ),
    ),
    # A price for shade
    EventCard(
        "g09",
        (
            Section(
                "frontier",
                choice(
                    Option("guide", (Tire(1), Gain(200), Improve(1))),
                    Option("fleece", (Gain(300), Worsen(1))),
                    Option("decline", ()),
                ),
            ),
            Section("quarry", (DrawThreat(GREEN, MUTANT, keep=True, high=(Suffer(physical=1), Gain(100))),)),
            Section("other", (Test(PHYSIQUE, 2, passed=(Relieve(1),), failed=(Tire(1),)),)),
        ),
    ),
    # Flooded armoury
    EventCard(
        "g10",
        (
            Section("barracks", (Test(PHYSIQUE, 4, passed=(Take(EQUIPMENT),), failed=(Tire(1),)),)),
            Section(
                "wetlands",
                choice(
                    Option("with_crowbar", (Take(EQUIPMENT),), Cost(crowbar=True)),
                    Option("force_it", (Test(PHYSIQUE, 3, passed=(Take(JUNK), Gain(100)), failed=(Wear(1),)),)),
                    Option("leave", ()),
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
                    Option("search_the_heap", (Salvage(JUNK),)),
                    Option("collect_bottles", (Gain(100),)),
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
                    Option("dance", (Improve(1),)),
                    Option("sell_drink", (Gain(300),), gives(ALCOHOL)),
                    Option(
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
            Section("quarry", (Test(WILLPOWER, 3, passed=(Gain(200), Relieve(1)), failed=(Suffer(mental=1),)),)),
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
                    Option("compete", (Test(ALERTNESS, 4, passed=(Gain(400),), failed=(Lose(100),)),)),
                    Option("bet", (Test(SMARTS, 3, passed=(Gain(200),), failed=(Lose(100),)),)),
                    Option("watch", (Relieve(1),)),
                ),
            ),
            Section("quarry", (If(has(WEAPON), (GainTrophy(GREEN),), (Encounter(GREEN, MUTANT),)),)),
            Section(
                "other",
                choice(
                    Option("hold_up_the_pack", (Wear(1),)),
                    Option(
                        "run_between_shots", (Test(PHYSIQUE, 3, passed=(Take(JUNK),), failed=(Suffer(physical=1),)),)
                    ),
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
                    Option("strip_it", (Tire(2), Gain(300))),
                    Option("use_tools", (Gain(300),), needs=has(TOOL)),
                    Option("leave", ()),
                ),
            ),
            Section(
                "frontier",
                (
                    Test(
                        SMARTS,
                        3,
                        passed=choice(
                            Option("sell_the_fuses", (Gain(200),)),
                            Option("walk_in_the_dark", (Gain(100), Relocate(Where(adjacent=True)))),
                        ),
                        failed=(Suffer(physical=1),),
                    ),
                ),
            ),
            Section("other", (Test(SMARTS, 2, passed=(Gain(100),), failed=(Deactivate(1),)),)),
        ),
    ),
    # Night watch
    EventCard(
        "g16",
        (
            Section(
                "barracks",
                choice(
                    Option("stand_watch", (Tire(1), Improve(1), Gain(100))),
                    Option("sleep", (Relieve(1),)),
                ),
            ),
            Section(
                "junkyard",
                (
                    Test(
                        ALERTNESS,
                        3,
                        passed=(PlaceThreat(GREEN, MUTANT, Where(sectors=(GREEN,))), Gain(100)),
                        failed=(Encounter(GREEN, MUTANT),),
                    ),
                ),
            ),
            Section(
                "other",
                choice(
                    Option("stay_awake", (Tire(1), Gain(200))),
                    Option("doze", (Relieve(1), Test(ALERTNESS, 3, failed=(Suffer(physical=1),)))),
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
            Section("other", (Test(WILLPOWER, 3, passed=(Relieve(1), Gain(100)), failed=(Suffer(mental=1),)),)),
        ),
    ),
    # Harvest
    EventCard(
        "g18",
        (
            Section(
                "farms",
                choice(
                    Option("mow", (Tire(1), Gain(200), Heal(1))),
                    Option("guard_the_field", (Encounter(GREEN, MUTANT, defeated=(Gain(100), Heal(1))),)),
                    Option("pass_by", ()),
                ),
            ),
            Section("wetlands", (Test(SMARTS, 3, passed=(Heal(2),), failed=(Suffer(radiation=1),)),)),
            Section("other", (Heal(1),)),
        ),
    ),
    # The surveyor
    EventCard(
        "g19",
        (
            Section("wetlands", (May("guide_him", (Tire(1), Gain(200), Peek(Pile.GREEN_EVENTS, 2, bury=1))),)),
            Section("quarry", (Test(SMARTS, 3, passed=(Gain(200),), failed=(Suffer(radiation=1),)),)),
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
                    Option("feed_them", (Improve(1), Gain(100)), gives(FOOD)),
                    Option("stand_still", (Test(WILLPOWER, 3, passed=(Gain(100),), failed=(Suffer(physical=1),)),)),
                    Option("climb_the_mast", (Tire(1),)),
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
                    Option(
                        "clear_a_shelf",
                        (Test(ALERTNESS, 3, passed=(Take(EQUIPMENT), Worsen(1)), failed=(Suffer(physical=1),)),),
                    ),
                    Option("wake_the_guard", (Tire(1), Improve(1))),
                ),
            ),
            Section("other", (Gain(100),)),
        ),
    ),
    # Word gets round
    EventCard(
        "g22",
        (
            Section(GOOD, choice(Option("money", (Gain(200),)), Option("medicine", (Heal(2),)))),
            Section(NEUTRAL, (Test(WILLPOWER, 3, passed=(Gain(100), Improve(1)), failed=(Tire(1),)),)),
            Section(
                BAD,
                choice(
                    Option("pay", (), Cost(rubles=100)),
                    Option("fight", (Test(PHYSIQUE, 3, passed=(Take(JUNK),), failed=(Suffer(physical=2),)),)),
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
                    Option("play_along", (Gain(100),)),
                    Option("gamble", (Test(SMARTS, 3, passed=(Gain(300),), failed=(Lose(200),)),)),
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
                    Option("take_home", (Tire(1), Improve(1))),
                    Option("give_food", (Improve(1), Gain(100)), gives(FOOD)),
                    Option("walk_on", ()),
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
                    Option("force_a_place", (Relieve(1), Test(PHYSIQUE, 3, failed=(Suffer(physical=1),)))),
                    Option("stay_in_the_dark", (Tire(1), Take(JUNK), Gain(100))),
                ),
            ),
        ),
    ),
)
