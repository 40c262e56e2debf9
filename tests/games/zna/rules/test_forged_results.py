"""Earlier results that no campaign could have brought about are refused, each for its reason, and only they."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fivefires.games.zna.game import GAME
from fivefires.games.zna.state import Campaign, Kept, ZnaResult
from fivefires.kernel import Refused, Runner, Setup, seed_from

TEAM = ("gus", "mia", "quinn", "ines")
PACK = ["crowbar", "crowbar#2", "crowbar#3", "kitchen_knife"]


def made(*heroes: Kept, victory: str = "total", scenario: int = 1, **changes: Any) -> ZnaResult:
    """After the first scenario, if nothing else is said; whoever is not named has nothing."""
    team = [*heroes, *(Kept(name) for name in TEAM if name not in [hero.id for hero in heroes])][: max(4, len(heroes))]
    now = msgspec.structs.replace(Campaign(2, team, ["total"]), **changes)
    return ZnaResult(ending=victory, winners=[0], scenario=scenario, victory=victory, campaign=now)


def gus(**changes: Any) -> Kept:
    return msgspec.structs.replace(Kept("gus"), **changes)


def lost(next: int = 1, losses: int = 1, tries: int = 1, scenario: int = 0, levels: tuple[str, ...] = ()) -> ZnaResult:
    levels = levels or ("total",) * (next - 1)
    return made(victory="lost", scenario=scenario or next, next=next, levels=[*levels], losses=losses, tries=tries)


def left_twice(first: int, last: int) -> ZnaResult:
    """Two defeats in the first and the last scenario of a stretch, in which one is allowed."""
    levels = tuple("left" if at in (first, last) else "total" for at in range(1, last + 1))
    return lost(last + 1, 3, 1, levels=levels)


def link(earlier: ZnaResult) -> Setup:
    return Setup(1, "campaign", earlier=msgspec.to_builtins(earlier))


WHOLE: dict[str, ZnaResult] = {
    "nothing": made(),
    "a loss": lost(),
    "a third loss of the twelfth scenario": lost(12, 3, 3),
    "a win after losses": made(losses=2),
    "defeats in three stretches": lost(
        12, 4, 1, levels=("total",) * 3 + ("left", "left") + ("total",) * 3 + ("left", "total", "total")
    ),
    "full hands, belt and backpack": made(
        gus(spaces={"hands": ["revolver", "dart_pistol"], "belt": ["fire_axe", "lucky_coin"], "pack": PACK})
    ),
    "a two-handed weapon": made(gus(spaces={"hands": ["fire_axe"]})),
    "full ammunition": made(gus(spaces={"slot": ["old_stock"]}, bullets={"old_stock": 8})),
    "one bullet": made(gus(spaces={"pack": ["old_stock"]}, bullets={"old_stock": 1})),
    "a full weapon": made(gus(spaces={"pack": ["syringe"]}, cubes={"syringe": [1, 0, 1]})),
    "one cube": made(gus(spaces={"belt": ["syringe"]}, cubes={"syringe": [0, 0, 1]})),
    "four tokens": made(gus(tokens={"green_1": 2, "blue_3": 2})),
    "six tokens of Mia": made(gus(), Kept("mia", tokens={"green_1": 6})),
    "the highest upgrade": made(gus(upgrade="stronger", level=2)),
    "upgrades of a kind for two": made(gus(upgrade="stronger", level=1), Kept("mia", upgrade="stronger#2", level=1)),
    "all the credits of two wins": made(
        gus(credits=18), victory="total", scenario=2, next=3, levels=["total", "total"]
    ),
    "three dead": made(*(Kept(name, alive=name == "gus") for name in TEAM), victory="partial", levels=["partial"]),
}

FORGED: dict[str, dict[str, ZnaResult]] = {
    "refused-chain": {
        "a mission": msgspec.structs.replace(made(), campaign=None),
        "no next scenario": made(next=0, levels=[]),
        "a finished campaign": made(scenario=12, next=13, levels=["total"] * 12),
        "three heroes": made(heroes=[Kept(name) for name in TEAM[:3]]),
        "five heroes": made(heroes=[Kept(name) for name in (*TEAM, "walt")]),
    },
    "refused-skipped": {
        "a scenario too few": made(scenario=2, next=3),
        "a scenario too many": made(scenario=1, levels=["total", "total"]),
        "a level that there is not": made(levels=["lost"]),
        "another scenario that was won": made(scenario=2),
        "another scenario that was lost": lost(2, scenario=1),
        "a loss without an attempt": lost(1, 1, 0),
        "a win with an attempt": made(losses=1, tries=1),
        "another victory than the last": made(victory="partial"),
        **{f"defeats in {first} and {last}": left_twice(first, last) for first, last in ((1, 4), (5, 8), (9, 11))},
    },
    "refused-losses": {
        "fewer attempts than none": lost(1, 1, -1),
        "more attempts than losses": lost(1, 1, 2),
        "a defeat without a loss": made(scenario=2, next=3, levels=["left", "total"]),
        "a defeat and an attempt of one loss": lost(2, 1, 1, levels=("left",)),
    },
    "refused-heroes": {
        "a dead hero after a total victory": made(gus(alive=False)),
        "a dead hero after a loss": made(gus(alive=False), victory="lost", next=1, levels=[], losses=1, tries=1),
        "nobody dead after a partial one": made(victory="partial", levels=["partial"]),
        "one hero twice": made(gus(), gus()),
        "a hero whom there is not": made(Kept("nobody")),
        "nobody alive": made(*(Kept(name, alive=False) for name in TEAM), victory="partial", levels=["partial"]),
    },
    "refused-credits": {
        "more than one scenario brings": made(gus(credits=10)),
        "more with what was paid": made(gus(credits=4, upgrade="stronger", level=2)),
        "any for a defeat": made(
            gus(credits=10), victory="lost", scenario=3, next=3, levels=["left", "total"], losses=2, tries=1
        ),
    },
    "refused-twice": {
        "a card of two heroes": made(gus(spaces={"belt": ["syringe"]}), Kept("mia", spaces={"hands": ["syringe"]})),
        "an upgrade of two heroes": made(gus(upgrade="stronger", level=1), Kept("mia", upgrade="stronger", level=1)),
        "three tokens of two": made(gus(tokens={"green_3": 2}), Kept("mia", tokens={"green_3": 1})),
        "more cubes than there are": made(
            *(
                Kept(name, spaces={"hands": [one], "belt": [other]}, cubes={one: [6, 0, 0], other: [full, 0, 0]})
                for name, one, other, full in (
                    ("gus", "fire_extinguisher", "injector_lance", 4),
                    ("mia", "fire_extinguisher#2", "injector_lance#2", 4),
                )
            ),
            Kept("quinn", spaces={"hands": ["pressure_cannon"]}, cubes={"pressure_cannon": [4, 0, 0]}),
            Kept("ines", spaces={"hands": ["dart_pistol"]}, cubes={"dart_pistol": [1, 0, 0]}),
        ),
    },
    "refused-things": {
        "things of a dead hero": made(
            gus(alive=False, spaces={"belt": ["syringe"]}), victory="partial", levels=["partial"]
        ),
        "a space that there is not": made(gus(spaces={"pocket": ["syringe"]})),
        "a card that there is not": made(gus(spaces={"pack": ["excalibur"]})),
        "no weapon in the hands": made(gus(spaces={"hands": ["lucky_coin"]})),
        "no ammunition in the slot": made(gus(spaces={"slot": ["lucky_coin"]})),
        "two kinds of ammunition in the slot": made(
            gus(spaces={"slot": ["old_stock", "old_stock#2"]}, bullets={"old_stock": 1, "old_stock#2": 1})
        ),
        "three hands": made(gus(spaces={"hands": ["fire_axe", "syringe"]})),
        "three cards in the belt": made(gus(spaces={"belt": PACK[:3]})),
        "five cards in the backpack": made(gus(spaces={"pack": [*PACK, "syringe"]})),
        "cubes without their weapon": made(gus(cubes={"syringe": [1, 0, 0]})),
        "cubes in a knife": made(gus(spaces={"belt": ["kitchen_knife"]}, cubes={"kitchen_knife": [1, 0, 0]})),
        "cubes of two colours only": made(gus(spaces={"belt": ["syringe"]}, cubes={"syringe": [1, 0]})),
        "fewer cubes than none": made(gus(spaces={"belt": ["syringe"]}, cubes={"syringe": [2, -1, 0]})),
        "a load of nothing": made(gus(spaces={"belt": ["syringe"]}, cubes={"syringe": [0, 0, 0]})),
        "three cubes for two slots": made(gus(spaces={"belt": ["syringe"]}, cubes={"syringe": [1, 1, 1]})),
        "ammunition that nobody counted": made(gus(spaces={"pack": ["old_stock"]})),
        "bullets without ammunition": made(gus(bullets={"old_stock": 3})),
        "no bullet": made(gus(spaces={"pack": ["old_stock"]}, bullets={"old_stock": 0})),
        "a bullet too many": made(gus(spaces={"pack": ["old_stock"]}, bullets={"old_stock": 9})),
        "a token that there is not": made(gus(tokens={"green_4": 1})),
        "no token of a kind": made(gus(tokens={"green_1": 0})),
        "five tokens": made(gus(tokens={"green_1": 5})),
        "seven tokens of Mia": made(gus(), Kept("mia", tokens={"green_1": 6, "blue_1": 1})),
        "fewer credits than none": made(gus(credits=-1)),
        "a level of nothing": made(gus(level=1)),
        "an upgrade that there is not": made(gus(upgrade="taller", level=1)),
        "an upgrade without a level": made(gus(upgrade="stronger", level=0)),
        "a third level": made(gus(upgrade="stronger", level=3)),
        "a second level of more actions": made(gus(upgrade="tireless", level=2)),
    },
}


@pytest.mark.rule("N-113", "N-120", "N-121", "N-122", "N-123", "N-124", "N-205", "N-309", "N-391", "N-392", "N-393")
@pytest.mark.rule("N-005", "N-136", "N-380", "N-382", "N-386", "N-387", "N-390", "N-392", "N-393", "N-394")
@pytest.mark.parametrize("earlier", WHOLE.values(), ids=[*WHOLE])
def test_what_a_campaign_can_bring_about_is_taken_up(earlier: ZnaResult) -> None:
    GAME.check(link(earlier))
    assert earlier.campaign is not None
    assert Runner(GAME, link(earlier), seed_from(1)).state.scenario == earlier.campaign.next


@pytest.mark.rule("N-113", "N-120", "N-121", "N-122", "N-123", "N-124", "N-205", "N-309", "N-391", "N-392", "N-393")
@pytest.mark.rule("N-005", "N-136", "N-371", "N-380", "N-382", "N-386", "N-387", "N-388", "N-389", "N-390")
@pytest.mark.parametrize(
    ("reason", "fault"), [(reason, fault) for reason, faults in FORGED.items() for fault in faults]
)
def test_a_forged_result_is_refused_with_its_reason(reason: str, fault: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.check(link(FORGED[reason][fault]))
    assert refused.value.reason is not None
    assert refused.value.reason.id == reason
