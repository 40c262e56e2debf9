"""What single items do, one test each: those that no other test is about (Z-486, Z-487)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import GEAR, ITEM, SMALL, THREAT
from tests.games.zona.tables import (
    BLANKS,
    PLUSES,
    Game,
    again,
    bare,
    hero,
    keys,
    me,
    owned,
    pile,
    play,
    prompt,
    put,
    says,
)

pytestmark = pytest.mark.rule("Z-486")

WON, LOST = (v.Gain(7),), (v.Gain(1),)


def owner(*items: str, place: str = "farms") -> Game:
    """Olga: alertness 2, physique 2, smarts 3, willpower 3, fortitude 6; her gear is worn."""
    runner = bare("olga", "ivan", places=(place, "roadhouse"))
    for item in items:
        put(runner, item, f"{'small' if item in SMALL else 'worn' if item in GEAR else 'packed'}.0")
    return again(runner)


def in_a_test(
    item: str, attribute: v.Attribute, difficulty: int, dice: Sequence[int] = BLANKS, mark: v.ThreatKind | None = None
) -> Game:
    return says(owner(item), v.Test(attribute, difficulty, WON, LOST, mark), dice=[dice])


def uses(runner: Game, item: str) -> list[str]:
    return [key for key in keys(runner) if key.startswith(f"use:{item}")]


# --- in tests ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("item", "attribute", "plus", "mark"),
    [
        ("coil_rifle", v.PHYSIQUE, 3, v.MUTANT),
        ("field_microscope", v.SMARTS, 1, None),
        ("stun_baton", v.PHYSIQUE, 1, None),
        ("bribe_purse", v.WILLPOWER, 1, None),
        ("bribe_purse", v.ALERTNESS, 1, None),
        ("mirror_tear", v.SMARTS, 2, None),
    ],
)
def test_it_adds_to_the_total(item: str, attribute: v.Attribute, plus: int, mark: v.ThreatKind | None) -> None:
    printed = {v.ALERTNESS: 2, v.PHYSIQUE: 2, v.SMARTS: 3, v.WILLPOWER: 3}[attribute]
    runner = in_a_test(item, attribute, printed + plus, mark=mark)
    play(runner, f"use:{item}")
    assert (prompt(runner), me(runner).rubles) == ("ask-action", 7)
    assert me(runner).tokens == {item: 1}


@pytest.mark.parametrize("item", ["coil_rifle", "pump_shotgun"])
def test_a_gun_for_mutants_is_nothing_without_one(item: str) -> None:
    runner = in_a_test(item, v.PHYSIQUE, 3)
    assert (prompt(runner), uses(runner, item)) == ("ask-test", [])


def test_bribe_purse_bribes_no_threat() -> None:
    runner = in_a_test("bribe_purse", v.WILLPOWER, 4, mark=v.MUTANT)
    assert (prompt(runner), uses(runner, "bribe_purse")) == ("ask-test", [])


def test_pump_shotgun_adds_one_and_rerolls_up_to_two() -> None:
    runner = in_a_test("pump_shotgun", v.PHYSIQUE, 3, (3, 3, 4), v.MUTANT)
    assert {"use:pump_shotgun", "use:pump_shotgun:minus,minus", "use:pump_shotgun:minus"} <= set(keys(runner))
    runner.table.force((1, 4))
    play(runner, "use:pump_shotgun:minus,minus")  # 2, a plus, two blanks, and 1 more
    assert (prompt(runner), me(runner).rubles) == ("ask-action", 7)


def test_mirror_tear_tires_for_each_artifact() -> None:
    runner = says(owner("mirror_tear", "sponge"), v.Test(v.SMARTS, 5, WON, LOST), dice=[BLANKS])
    play(runner, "use:mirror_tear")
    assert (me(runner).rubles, me(runner).fatigue) == (7, 3)


def test_lecture_notes_cancel_a_minus_and_rest_for_the_round() -> None:
    runner = in_a_test("lecture_notes", v.SMARTS, 3, (3, 4, 4))
    play(runner, "use:lecture_notes")
    assert (prompt(runner), me(runner).rubles, me(runner).tokens) == ("ask-action", 7, {"lecture_notes": 1})
    assert owned(runner, 0) == {"lecture_notes"}


@pytest.mark.parametrize(("token", "offered"), [("mangy_hound", True), ("frying_floor", True)])
def test_motion_detector_rerolls_a_die_of_a_detection(token: str, offered: bool) -> None:
    runner = owner("motion_detector")
    put(runner, token, "at.farms")
    runner = again(runner)
    runner.table.force((3, 4, 4), (1,), (3, 4, 4))
    play(runner, f"search:{token}")
    assert bool(uses(runner, "motion_detector")) is offered
    play(runner, "use:motion_detector:minus")  # 2 and a plus: noticed
    assert (prompt(runner), me(runner).damage) == ("ask-after-detection", 0)
    play(runner, next(key for key in keys(runner) if key.startswith("confront")))
    assert (prompt(runner), uses(runner, "motion_detector")) == ("ask-test", [])


@pytest.mark.parametrize("item", ["cipher_wheel", "picklocks"])
@pytest.mark.parametrize(("place", "deck", "card", "offered"), [
    ("botanical_lab", "lab", "l03", True), ("frontier", "green", "g05", False),
])  # fmt: skip
def test_it_helps_only_in_facilities(item: str, place: str, deck: str, card: str, offered: bool) -> None:
    """Seed bank: smarts 3 against 4; at the Frontier against 3."""
    runner = owner(item, place=place)
    put(runner, card, f"events.{deck}")
    runner.state.order = []
    runner = again(runner)
    runner.table.force((3, 1, 4) if offered else (3, 4, 4))
    play(runner, "pass")
    assert prompt(runner) == "ask-test"
    assert bool(uses(runner, item)) is offered
    if offered:
        play(runner, f"use:{item}")
        assert me(runner).tokens == {item: 1}
        assert pile(runner, "discards.events.lab") == []  # passed: the card goes on


# --- against damage ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("item", "hurt", "left"),
    [
        ("iron_lung", v.Suffer(radiation=3), 1),
        ("phase_suit", v.Suffer(radiation=2, physical=2), 2),
        ("greatcoat", v.Suffer(radiation=1, mental=2), 1),
        ("travelling_icon", v.Suffer(mental=2), 1),
        ("lab_coat", v.Suffer(radiation=2), 1),
        ("wolf_hood", v.Suffer(mental=2), 1),
    ],
)
def test_it_protects(item: str, hurt: v.Suffer, left: int) -> None:
    runner = says(owner(item), hurt)
    assert keys(runner) == [f"use:{item}", "take-it"]
    play(runner, f"use:{item}")
    assert (me(runner).damage, me(runner).tokens) == (left, {item: 1})
    assert me(runner).fatigue == (2 if item == "iron_lung" else 1)


@pytest.mark.parametrize(
    ("item", "hurt"),
    [
        ("iron_lung", v.Suffer(mental=1)),
        ("phase_suit", v.Suffer(mental=1)),
        ("greatcoat", v.Suffer(physical=1)),
        ("travelling_icon", v.Suffer(physical=1)),
        ("lab_coat", v.Suffer(mental=1)),
        ("wolf_hood", v.Suffer(radiation=1)),
    ],
)
def test_it_protects_against_nothing_else(item: str, hurt: v.Suffer) -> None:
    runner = says(owner(item), hurt)
    assert (prompt(runner), me(runner).damage, me(runner).tokens) == ("ask-action", 1, {})


# --- on one's own turn -----------------------------------------------------------------------------------------------


def test_satellite_phone_sells_and_buys_anywhere() -> None:
    runner = owner("satellite_phone")
    put(runner, "rat_king", "trophies.0")
    runner = again(runner)
    play(runner, "use:satellite_phone")
    assert (prompt(runner), keys(runner)) == ("ask-sell", ["sell:rat_king", "done"])
    play(runner, "sell:rat_king")
    assert (prompt(runner), me(runner).rubles) == ("ask-trade", 300)
    assert {key.split(":")[0] for key in keys(runner)} == {"buy", "done"}
    play(runner, "done")
    assert (prompt(runner), me(runner).tokens) == ("ask-action", {"satellite_phone": 1})


def test_black_honey_relieves_three_for_one_mental_damage() -> None:
    runner = owner("black_honey")
    me(runner).fatigue = 5
    runner = again(runner)
    play(runner, "use:black_honey")
    assert (me(runner).fatigue, me(runner).damage, me(runner).tokens) == (2, 1, {"black_honey": 1})


def test_wanderers_knot_moves_once_more_for_one_mental_damage() -> None:
    runner = owner("wanderers_knot")
    play(runner, "use:wanderers_knot")
    assert (prompt(runner), me(runner).damage) == ("ask-move-again", 1)
    play(runner, "move:village")
    assert (me(runner).place, runner.state.turn and runner.state.turn.actions_left) == ("village", 2)


def test_reliquary_gives_a_green_artifact_and_is_gone() -> None:
    runner = owner("reliquary")
    put(runner, "gunk", "deck.green_artifact")
    play(runner, "use:reliquary")
    assert owned(runner, 0) == {"gunk"}


@pytest.mark.parametrize(
    ("place", "items", "offered"),
    [
        ("research_station", ("sponge",), True),
        ("research_station", (), False),
        ("village", ("sponge",), False),
    ],
)
def test_research_grant_pays_at_the_station_whoever_has_an_artifact(
    place: str, items: tuple[str, ...], offered: bool
) -> None:
    runner = owner("research_grant", *items, place=place)
    assert ("use:research_grant" in keys(runner)) is offered
    if offered:
        play(runner, "use:research_grant")
        assert (me(runner).rubles, owned(runner, 0)) == (400, {"sponge"})


@pytest.mark.parametrize(("place", "offered"), [("farms", True), ("factory", True), ("village", False)])
def test_copper_coil_is_sold_at_the_farms_and_the_factory(place: str, offered: bool) -> None:
    runner = owner("copper_coil", place=place)
    assert ("use:copper_coil" in keys(runner)) is offered
    if offered:
        play(runner, "use:copper_coil")
        assert (me(runner).rubles, owned(runner, 0)) == (300, set())


def test_surgeons_bag_heals_one_damage_four_times() -> None:
    runner = owner("surgeons_bag")
    me(runner).damage, me(runner).tokens = 3, {"surgeons_bag": 2}
    runner = again(runner)
    play(runner, "use:surgeons_bag")
    assert (me(runner).damage, me(runner).tokens) == (2, {"surgeons_bag": 3})
    play(runner, "use:surgeons_bag")
    assert (me(runner).damage, owned(runner, 0)) == (1, set())


def test_ward_diary_looks_at_two_cards_of_the_deck_here() -> None:
    runner = owner("ward_diary")
    for card in ("g02", "g01"):
        put(runner, card, "events.green")
    play(runner, "use:ward_diary")
    assert (prompt(runner), keys(runner)) == ("ask-peek", ["bury:g01", "bury:g02", "bury-nothing"])
    play(runner, "bury:g01")
    assert (pile(runner, "events.green")[-1], pile(runner, "events.green")[0]) == ("g02", "g01")
    assert me(runner).tokens == {"ward_diary": 1}


# --- events and encounters -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("item", "place", "deck", "cards", "looked"),
    [
        ("blind_compass", "farms", "green", ("g02", "g04", "g07"), 2),
        ("sealed_dossier", "sarcophagus", "sarcophagus", ("s01", "s02", "s03", "s04"), 3),
    ],
)
def test_it_lets_one_choose_the_event(item: str, place: str, deck: str, cards: tuple[str, ...], looked: int) -> None:
    game = hero(place, items=[item], tops={f"events.{deck}": cards})
    game.do("pass")
    assert game.keys == [f"use:{item}", "draw"]
    game.do(f"use:{item}")
    assert game.keys == [f"resolve:{card}" for card in cards[:looked]]
    assert game.me.fatigue == (2 if place == "sarcophagus" else 2 if item == "blind_compass" else 1)


def test_sealed_dossier_is_nothing_outdoors() -> None:
    game = hero("farms", items=["sealed_dossier"], tops={"events.green": ["g02"]}).do("pass")
    assert game.asked == "ask-choice"


def test_lodestone_takes_a_green_artifact_from_a_beaten_anomaly() -> None:
    runner = owner("lodestone")
    put(runner, "frying_floor", "at.farms")
    for card in ("gunk", "pitch"):
        put(runner, card, "deck.green_artifact")
    runner = again(runner)
    runner.table.force(PLUSES, PLUSES)
    play(runner, "search:frying_floor", "confront:smarts")
    assert (prompt(runner), keys(runner)) == ("ask-won-encounter", ["use:lodestone", "go-on"])
    play(runner, "use:lodestone")
    assert (owned(runner, 0), me(runner).damage) == ({"lodestone", "gunk", "pitch"}, 1)


# --- nothing is left out ---------------------------------------------------------------------------------------------

TESTS = Path(__file__).parent
EXAMPLES = TESTS.parents[2] / "examples"


def test_every_item_and_every_threat_is_in_a_test_of_the_rules() -> None:
    written = "".join(path.read_text(encoding="utf-8") for path in [*TESTS.glob("*.py"), *EXAMPLES.glob("*zona*.py")])
    box = {one.partition("#")[0] for one in (*ITEM, *THREAT)}
    assert [one for one in sorted(box) if f'"{one}' not in written] == []
