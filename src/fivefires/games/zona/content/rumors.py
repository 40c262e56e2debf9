"""The 21 rumors (Z-019): four with no arrow, ten with one, seven with two (Z-508); eight of them persistent (Z-180)."""

from __future__ import annotations

from typing import Final

from .vocabulary import (
    ALERTNESS,
    ALL,
    ANOMALY,
    GREEN,
    JUNK,
    MUTANT,
    RED,
    VOICE,
    WILLPOWER,
    YELLOW,
    Barred,
    Choose,
    Damage,
    DeepRest,
    Each,
    EventFirst,
    Gain,
    Heal,
    If,
    LocalBonus,
    Lose,
    MoveThreat,
    NoLocalAction,
    OnToken,
    PlaceThreat,
    PriceShift,
    QuietEntry,
    RefreshMarket,
    Relieve,
    RemoveThreat,
    Rumor,
    Shelter,
    Suffer,
    Test,
    TestShift,
    Tire,
    Toll,
    Trophies,
    Way,
    Weaknesses,
    Where,
)

EVERYWHERE: Final = Where()
OUTDOORS: Final = Where(sectors=(GREEN, YELLOW, RED))
BUNKERS: Final = Where(bunker=True)
GREEN_OR_YELLOW: Final = Where(sectors=(GREEN, YELLOW))
TWO_OF_YELLOW: Final = Where(ids=("chernobyl", "red_forest"), sectors=(YELLOW,), pick=ALL)

RUMORS: Final[tuple[Rumor, ...]] = (
    Rumor(
        "r01",
        1,
        (
            PlaceThreat(GREEN, MUTANT, Where(sectors=(GREEN,), pick=VOICE)),
            MoveThreat(
                Where(sectors=(GREEN, YELLOW), threats=True, pick=VOICE),
                Where(adjacent=True, sectors=(GREEN, YELLOW), pick=VOICE),
            ),
        ),
    ),
    Rumor("r02", 2, (PlaceThreat(YELLOW, MUTANT, Where(sectors=(YELLOW,), pick=VOICE)),)),
    Rumor("r03", 1, (PlaceThreat(GREEN, ANOMALY, Where(sectors=(GREEN,), pick=VOICE)),)),
    # Alone it comes only to where the player is, if that is one of the two (Z-521).
    Rumor("r04", 2, (PlaceThreat(YELLOW, ANOMALY, TWO_OF_YELLOW),)),
    Rumor("r05", 1, (Each(OUTDOORS, (Test(ALERTNESS, 3, failed=(Suffer(radiation=1),)),)),)),
    Rumor("r06", 1, (Each(OUTDOORS, (Tire(1),)),)),
    Rumor("r07", 0, (RefreshMarket(), Each(BUNKERS, (Gain(100),)))),
    Rumor("r08", 1, (Each(GREEN_OR_YELLOW, (If(Trophies(1), (Gain(100),), (Lose(100),)),)),)),
    Rumor("r09", 2, (Each(EVERYWHERE, (Test(WILLPOWER, 3, failed=(Suffer(mental=1),)),)),)),
    Rumor("r10", 0, (Each(EVERYWHERE, (Relieve(1),)),)),
    Rumor("r11", 1, (RefreshMarket((JUNK,)), Each(BUNKERS, (Heal(1),)))),
    Rumor("r12", 0, (RemoveThreat(Where(sectors=(GREEN, YELLOW, RED), threats=True, pick=VOICE), count=9),)),
    # The one rumor with a choice of its own: the Voice sends the fever where it hurts others most (Z-187).
    Rumor(
        "r13",
        2,
        (
            Choose(
                (
                    Way("bunkers", (Each(BUNKERS, (Suffer(physical=1),)),)),
                    Way("outdoors", (Each(OUTDOORS, (If(Weaknesses(1), (Tire(2),), (Tire(1),)),)),)),
                )
            ),
        ),
    ),
    Rumor("r14", 1, persistent=OnToken("border", GREEN_OR_YELLOW, (Barred(),))),
    Rumor("r15", 1, persistent=OnToken("location", GREEN_OR_YELLOW, (Toll(Damage(physical=1)),))),
    Rumor("r16", 1, persistent=OnToken("location", GREEN_OR_YELLOW, (LocalBonus((Gain(200),)),))),
    Rumor("r17", 2, persistent=OnToken("location", GREEN_OR_YELLOW, (NoLocalAction(),))),
    Rumor("r18", 0, persistent=OnToken("location", GREEN_OR_YELLOW, (DeepRest(2), EventFirst((Heal(1),))))),
    Rumor("r19", 2, persistent=OnToken("location", Where(sectors=(YELLOW, RED)), (TestShift(-1),))),
    Rumor("r20", 1, persistent=OnToken("location", GREEN_OR_YELLOW, (Shelter(), QuietEntry()))),
    Rumor("r21", 2, persistent=OnToken("location", BUNKERS, (PriceShift(-100),))),
)
