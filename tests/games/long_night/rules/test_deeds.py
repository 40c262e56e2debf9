"""What the rules see a player do: whose deed it is, by which survivor and where; and what is counted for whom.

A crossroads card that waits for the deed tells it (L-215): it opens for the active player, about that survivor, at that
place. The cards of the box wait for many deeds under many conditions; here one waits for each deed and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import CROSSROADS
from fivefires.games.long_night.state import Reading
from tests.games.long_night.tables import (
    BLANK,
    CLAW,
    QUIET,
    THREE,
    WOUND,
    Game,
    all_vote,
    clear_bandits,
    dice,
    equip,
    give,
    helpless,
    hold,
    keys,
    lay_tokens,
    lurks,
    place,
    play,
    prompt,
    put,
    seated,
    send_away,
    three,
    turn,
    works,
    zombies,
)

WAYS: tuple[v.AnyWay, ...] = (v.Way("sledges", (v.ShiftTarget(1),)), v.Way("stay", (v.ShiftTarget(1),)))
GIA, COLE = "gia_najjar", "cole_winters"


@dataclass(frozen=True)
class Scene:
    """What seat 0 does, how the rules see it (by whom and where), and what is counted of it."""

    deed: v.Deed
    lay: Callable[[], Game]
    does: Callable[[Game], None]
    seen: tuple[str, str]
    what: tuple[str, ...] = ()
    counted: dict[str, int] = field(default_factory=dict)


def answers(*keys: str, rolls: tuple[int, ...] = ()) -> Callable[[Game], None]:
    def does(runner: Game) -> None:
        runner.table.force(*([face] for face in rolls))
        play(runner, *keys)

    return does


def at_school(*others: str, undead: int = 0) -> Callable[[], Game]:
    """Gia is there, with these others and so many zombies."""

    def lay() -> Game:
        runner = three()
        for survivor in (GIA, *others):
            place(runner, survivor, "school")
        zombies(runner, "school", undead)
        return runner

    return lay


def with_cards(*cards: str) -> Callable[[], Game]:
    def lay() -> Game:
        runner = three()
        give(runner, 0, *cards)
        return runner

    return lay


def with_gear(card: str) -> Callable[[], Game]:
    def lay() -> Game:
        runner = three()
        equip(runner, GIA, card)
        return runner

    return lay


def beside_a_bandit() -> Game:
    runner = seated(*THREE, variants=("bandits",))
    clear_bandits(runner)
    place(runner, GIA, "school")
    lay_tokens(runner, "bandit-figure", "school")
    return runner


def beside_a_special_zombie() -> Game:
    runner = works()
    place(runner, GIA, "school")
    lurks(runner, CLAW, "school")
    return runner


def with_waste() -> Game:
    runner = three()
    put(runner, "rations", "waste")
    return runner


def with_an_unruly_one() -> Game:
    runner = three()
    helpless(runner, 1, unruly=True)
    give(runner, 0, "bandages")
    return runner


def with_food() -> Game:
    runner = three()
    lay_tokens(runner, "food-token", "colony")
    dice(runner, 0, 2)
    return runner


def zombies_in_school() -> Game:
    runner = three()
    zombies(runner, "school", 1)
    place(runner, GIA, "hospital")
    return runner


def an_exile_with_food() -> Game:
    runner = three()
    send_away(runner, 0)
    for survivor in (GIA, COLE):
        place(runner, survivor, "school")
    give(runner, 0, "rations")
    dice(runner, 0, 2)
    return runner


def in_the_works() -> Game:
    runner = works(there=[COLE])
    dice(runner, 0, 2)
    return runner


def asked_for_a_card(runner: Game) -> None:
    play(runner, "request:2")
    play(runner, "card:rations", seat=1)


def searches(runner: Game) -> None:
    play(runner, "search:gia_najjar")
    play(runner, keys(runner)[0])


def searches_loudly(runner: Game) -> None:
    play(runner, "search:gia_najjar", "noise")
    play(runner, keys(runner)[0])


def another_has_food() -> Game:
    runner = three()
    give(runner, 1, "rations")
    return runner


def dying_in_school() -> Game:
    """Gia, who leads, has one wound to live; Cole leads after her."""
    runner = at_school(undead=1)()
    runner.state.wounds = {GIA: 2}
    return runner


def accuses(runner: Game) -> None:
    play(runner, "accuse:2")
    all_vote(runner, *["no"] * len(runner.asked()))


SCENES = {
    "L-113 L-111 L-280": Scene(
        v.Deed.ATTACK,
        at_school(undead=1),
        answers("attack:gia_najjar", rolls=(BLANK,)),
        (GIA, "school"),
        what=(v.Side.ZOMBIE,),
        counted={"kills": 1},
    ),
    "L-276 L-280": Scene(
        v.Deed.KILL,
        at_school(undead=1),
        answers("attack:gia_najjar", rolls=(BLANK,)),
        (GIA, "school"),
        counted={"kills": 1},
    ),
    "L-115 L-111": Scene(
        v.Deed.ATTACK,
        at_school("emma_han"),
        answers("attack:gia_najjar", rolls=(6,)),
        (GIA, "school"),
        what=(v.Side.PERSON,),
        counted={"blows": 1},
    ),
    "L-412 L-111": Scene(
        v.Deed.ATTACK,
        beside_a_bandit,
        answers("attack:gia_najjar", rolls=(6,)),
        (GIA, "school"),
        what=(v.Side.BANDIT,),
    ),
    "L-470 L-111": Scene(
        v.Deed.ATTACK,
        beside_a_special_zombie,
        answers("attack:gia_najjar", rolls=(BLANK, 1)),
        (GIA, "school"),
        what=(v.Side.SPECIAL,),
    ),
    "L-126 L-422 L-436": Scene(
        v.Deed.SEARCH,
        at_school(),
        searches,
        (GIA, "school"),
        counted={"searches": 1},
    ),
    "L-129": Scene(v.Deed.NOISE, at_school(), searches_loudly, (GIA, "school"), counted={"searches": 1}),
    "L-137": Scene(
        v.Deed.BARRICADE,
        three,
        answers("barricade:cole_winters", "entrance:colony.1"),
        (COLE, "colony"),
        counted={"barricades": 1},
    ),
    "L-141": Scene(v.Deed.ATTRACT, zombies_in_school, answers("attract:gia_najjar"), (GIA, "hospital")),
    "L-138 L-139": Scene(v.Deed.CLEAN, with_waste, answers("clean"), (GIA, "colony"), counted={"cleaned": 1}),
    "L-149": Scene(v.Deed.PLAY, with_cards("rations"), answers("play:rations"), (GIA, "colony"), what=(v.FOOD,)),
    "L-155": Scene(
        v.Deed.EQUIP,
        with_cards("nightstick"),
        answers("play:nightstick", "survivor:cole_winters"),
        (COLE, "colony"),
        what=("nightstick",),
    ),
    "L-155 L-148": Scene(
        v.Deed.PLAY,
        with_cards("nightstick"),
        answers("play:nightstick", "survivor:cole_winters"),
        (COLE, "colony"),
        what=("nightstick",),
    ),
    "L-162 L-164": Scene(
        v.Deed.CONTRIBUTE,
        with_cards("rations"),
        answers("contribute"),
        (GIA, "colony"),
        counted={"contributed": 1},
    ),
    "L-168": Scene(
        v.Deed.LAY,
        with_cards("rations"),
        answers("lay:rations"),
        (GIA, "colony"),
        what=(v.FOOD,),
        counted={"laid": 1},
    ),
    "L-186": Scene(
        v.Deed.HAND_OVER,
        with_gear("nightstick"),
        answers("hand-over:nightstick", "survivor:cole_winters"),
        (COLE, "colony"),
        what=("nightstick",),
    ),
    "L-177 L-179": Scene(v.Deed.REQUEST, another_has_food, asked_for_a_card, (GIA, "colony")),
    "L-387": Scene(v.Deed.CALM, with_an_unruly_one, answers("calm:bandages"), (GIA, "colony")),
    "L-174": Scene(v.Deed.SPEND_FOOD, with_food, answers("raise:2"), (GIA, "colony")),
    "L-191": Scene(v.Deed.CALL_VOTE, three, accuses, (GIA, "colony")),
    "L-170 L-171": Scene(
        v.Deed.MOVE,
        three,
        answers("move:cole_winters", "at:school", rolls=(BLANK,)),
        (COLE, "school"),
        counted={"moves": 1},
    ),
    "L-322": Scene(v.Deed.PLAY, an_exile_with_food, answers("eat:rations"), (GIA, "school"), what=(v.FOOD,)),
    "L-445": Scene(v.Deed.LAY_DIE, in_the_works, answers("lay-die:2"), (COLE, "raxxon")),
    "L-145": Scene(
        v.Deed.ABILITY,
        lambda: seated([GIA, "lily_mae"], ["rocco_bellini"], ["derek_yoshida"]),
        answers("use:lily_mae", "entrance:colony.1"),
        ("lily_mae", "colony"),
        what=("lily_mae",),
    ),
    "L-295": Scene(
        v.Deed.DIE,
        dying_in_school,
        answers("attack:gia_najjar", rolls=(WOUND,)),
        (COLE, "school"),
        counted={"kills": 1, "lost": 1},
    ),
    "L-198 L-200": Scene(
        v.Deed.HURT,
        three,
        answers("move:cole_winters", "at:school", rolls=(WOUND,)),
        (COLE, "school"),
        what=(v.WOUND,),
        counted={"moves": 1},
    ),
}


@pytest.mark.parametrize(
    "scene", [pytest.param(scene, id=rules, marks=pytest.mark.rule(*rules.split())) for rules, scene in SCENES.items()]
)
@pytest.mark.rule("L-214", "L-215", "L-219")
def test_a_card_that_waits_for_the_deed_opens_for_whoever_did_it(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CROSSROADS, QUIET, v.Crossroads(QUIET, v.On(scene.deed, what=scene.what), WAYS))
    runner = hold(scene.lay(), QUIET)
    scene.does(runner)
    assert (prompt(runner), runner.asked()) == ("ask-crossroads", [0])
    reading = runner.state.under_way[-1]
    assert isinstance(reading, Reading)
    assert (reading.seat, reading.survivor, reading.place) == (0, *scene.seen)
    assert [mine.stats for mine in runner.state.players] == [scene.counted, {}, {}]
    play(runner, "choose:stay")
    assert (turn(runner).drawer, turn(runner).deeds) == (-1, [])
