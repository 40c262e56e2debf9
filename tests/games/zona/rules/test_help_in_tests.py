"""What helps in a test, which dice may be rerolled, and when nobody is asked any more (chapter 7)."""

from __future__ import annotations

import pytest

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import GEAR, SMALL, WHILE_FORCING
from tests.games.zona.tables import (
    BLANKS,
    MINUSES,
    Game,
    again,
    bare,
    keys,
    me,
    owned,
    play,
    prompt,
    put,
    read,
    reader,
    says,
    view,
)

SEVEN, ONE = (v.Gain(7),), (v.Gain(1),)
TWO_TRIANGLES = (6, 6, 4)


def owner(*items: str, character: str = "olga", fatigue: int = 1) -> Game:
    """Olga: alertness 2, physique 2, smarts 3, willpower 3. The other player owns nothing."""
    runner = bare(character, "ivan", places=("farms", "farms"))
    for item in items:
        put(runner, item, f"{'small' if item in SMALL else 'worn' if item in GEAR else 'packed'}.0")
    me(runner).fatigue = fatigue
    return runner


def in_a_test(
    runner: Game, attribute: v.Attribute, difficulty: int, dice: tuple[int, ...], *more: tuple[int, ...]
) -> Game:
    return says(runner, v.Test(attribute, difficulty, SEVEN, ONE), dice=[dice, *more])


def uses(runner: Game, item: str) -> list[str]:
    return [key for key in keys(runner) if key.startswith(f"use:{item}")]


def meeting(runner: Game, token: str, *dice: tuple[int, ...], place: str = "farms") -> Game:
    put(runner, token, f"at.{place}")
    me(runner).place = place
    runner = again(runner)
    runner.table.force(*dice)
    play(runner, f"search:{token}")
    return runner


@pytest.mark.rule("Z-194", "Z-197", "Z-201")
@pytest.mark.parametrize(("token", "total"), [("choir_dog", 0), ("wire_walker", 2)])
def test_against_some_threats_triangles_count_as_minuses(token: str, total: int) -> None:
    """Alertness 2 against 3, and two triangles."""
    runner = meeting(owner(), token, TWO_TRIANGLES, place="factory")
    assert view(runner, 0).test_total == total


@pytest.mark.rule("Z-208")
def test_an_item_for_certain_faces_rerolls_only_those() -> None:
    """The line is for minuses in tests of alertness and physique, the dosimeter for triangles."""
    runner = in_a_test(owner("climbing_line", "dosimeter"), v.PHYSIQUE, 4, (3, 6, 4))
    assert uses(runner, "climbing_line") == ["use:climbing_line:minus"]
    assert uses(runner, "dosimeter") == ["use:dosimeter", "use:dosimeter:triangle"]


@pytest.mark.rule("Z-210", "Z-208", "Z-199")
@pytest.mark.parametrize(("answers", "hurt"), [((), 1), (("use:dosimeter",), 0)])
def test_what_calms_the_dice_spares_the_damage_of_triangles(answers: tuple[str, ...], hurt: int) -> None:
    runner = in_a_test(owner("dosimeter", "lucky_coin"), v.PHYSIQUE, 9, TWO_TRIANGLES)
    play(runner, *answers, "let-stand")
    assert (me(runner).damage, me(runner, 1).damage, me(runner).rubles) == (hurt, 0, 1)


@pytest.mark.rule("Z-210", "Z-211")
def test_an_item_that_calms_nothing_leaves_the_harm() -> None:
    runner = in_a_test(owner("fire_axe"), v.PHYSIQUE, 4, TWO_TRIANGLES)
    play(runner, "use:fire_axe", "let-stand")
    assert me(runner).damage == 1


@pytest.mark.rule("Z-208", "Z-214", "Z-538")
def test_what_only_cancels_is_not_offered_where_no_minus_can_come() -> None:
    """At fatigue 5 there is no forcing: with blanks the card does nothing, the moonshine still adds 1."""
    assert prompt(in_a_test(owner("prayer_card", fatigue=5), v.WILLPOWER, 4, BLANKS)) == "ask-action"
    runner = in_a_test(owner("prayer_card", "cossack_moonshine", fatigue=5), v.WILLPOWER, 4, BLANKS)
    assert (uses(runner, "prayer_card"), uses(runner, "cossack_moonshine")) == ([], ["use:cossack_moonshine"])
    runner = in_a_test(owner("prayer_card", fatigue=5), v.WILLPOWER, 3, (3, 4, 4))
    assert uses(runner, "prayer_card") == ["use:prayer_card"]
    runner = in_a_test(owner("prayer_card"), v.WILLPOWER, 4, BLANKS)
    assert uses(runner, "prayer_card") == ["use:prayer_card"]


@pytest.mark.rule("Z-208", "Z-209", "Z-249")
def test_what_is_spent_for_the_roller_is_not_offered() -> None:
    """The other player's items are fresh."""
    runner = owner("prayer_card", "feather_stone")
    me(runner).tokens = {"prayer_card": 1, "feather_stone": 1}
    runner = in_a_test(runner, v.PHYSIQUE, 9, MINUSES)
    assert (uses(runner, "prayer_card"), uses(runner, "feather_stone")) == ([], [])


@pytest.mark.rule("Z-209", "Z-216")
def test_an_item_for_work_without_threats_helps_in_no_encounter() -> None:
    runner = in_a_test(owner("climbing_gloves"), v.PHYSIQUE, 4, BLANKS)
    assert uses(runner, "climbing_gloves") == ["use:climbing_gloves"]
    runner = says(owner("climbing_gloves"), v.Test(v.PHYSIQUE, 3, SEVEN, ONE, v.MUTANT), dice=[BLANKS])
    assert (prompt(runner), uses(runner, "climbing_gloves")) == ("ask-test", [])
    runner = meeting(owner("climbing_gloves"), "mangy_hound", BLANKS, (3, 4, 4))
    play(runner, "confront:physique")
    assert (prompt(runner), uses(runner, "climbing_gloves")) == ("ask-test", [])


@pytest.mark.rule("Z-209", "Z-216")
@pytest.mark.parametrize(("step", "offered"), [("detection", True), ("confrontation", False)])
def test_an_item_for_one_step_helps_in_no_other(step: str, offered: bool) -> None:
    """The shell is for detection; hollow deer are confronted by willpower, the echo corridor by alertness."""
    runner = owner("deaf_shell")
    runner = meeting(runner, "echo_corridor", BLANKS, (1, 4, 4), place="factory")
    if step == "confrontation":
        play(runner, "let-stand")
        while prompt(runner) != "ask-after-detection":
            play(runner, keys(runner)[-1])
        play(runner, "confront:alertness")
    assert (prompt(runner), bool(uses(runner, "deaf_shell"))) == ("ask-test", offered)


@pytest.mark.rule("Z-209", "Z-217")
@pytest.mark.parametrize(("place", "card", "offered"), [("botanical_lab", "l01", True), ("frontier", "g05", False)])
def test_an_item_for_facilities_helps_only_in_their_events(place: str, card: str, offered: bool) -> None:
    """The other player reads nothing."""
    runner = reader("ivan", place, card, deck="lab" if offered else "")
    put(runner, "directorate_pass", "small.0")
    runner = again(runner)
    dice = (1, 4, 4) if offered else BLANKS  # physique 4 against 5, with 1 more for what it says; smarts 2 against 3
    read(runner, dice)
    for _ in range(9):
        if prompt(runner) == "ask-test":
            break
        runner.table.force(dice)
        play(runner, keys(runner)[0])
    assert prompt(runner) == "ask-test"
    assert bool(uses(runner, "directorate_pass")) is offered


@pytest.mark.rule("Z-529", "Z-538")
def test_what_neither_heals_nor_relieves_is_not_worth_a_question_by_itself() -> None:
    """A radio tells rumors: beside other help it is offered, alone it is not; bread alone is."""
    assert prompt(in_a_test(owner("radio_scanner", fatigue=5), v.PHYSIQUE, 3, BLANKS)) == "ask-action"
    runner = in_a_test(owner("radio_scanner"), v.PHYSIQUE, 3, BLANKS)
    assert keys(runner) == ["force:blank", "use:radio_scanner", "let-stand"]
    runner = in_a_test(owner("canned_stew", fatigue=5), v.PHYSIQUE, 3, BLANKS)
    assert keys(runner) == ["use:canned_stew", "let-stand"]


@pytest.mark.rule("Z-210", "Z-529")
def test_the_roller_eats_and_is_healed_in_a_test() -> None:
    runner = owner("field_medkit")
    me(runner).damage = me(runner, 1).damage = 2
    runner = in_a_test(runner, v.PHYSIQUE, 3, BLANKS)
    play(runner, "use:field_medkit")
    assert [me(runner, seat).damage for seat in (0, 1)] == [1, 2]
    assert (me(runner).tokens, prompt(runner)) == ({"field_medkit": 1}, "ask-test")
    assert uses(runner, "field_medkit") == []


@pytest.mark.rule("Z-205", "Z-451", "Z-452")
def test_devils_gut_is_marked_and_not_used_again_in_the_round() -> None:
    runner = owner("devils_gut")
    me(runner).weaknesses = ["smarts"]
    runner = in_a_test(runner, v.PHYSIQUE, 3, MINUSES, (4, 4))
    play(runner, "force:minus,minus+devils_gut")
    assert (me(runner).fatigue, me(runner).tokens) == (2, {"devils_gut": 1})
    runner = owner("devils_gut")
    me(runner).weaknesses, me(runner).tokens = ["smarts"], {"devils_gut": 1}
    runner = in_a_test(runner, v.PHYSIQUE, 1, MINUSES)
    assert keys(runner) == ["force:minus", "let-stand"]


@pytest.mark.rule("Z-205", "Z-207", "Z-561")
def test_whoever_forces_for_nothing_may_reroll_one_die_even_at_fatigue_5(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing in the box gives that; here Kostia's ability does, for up to two dice."""
    monkeypatch.setitem(WHILE_FORCING, "liquid_courage", ((0, v.WhileForcing(dice=2, free=True)),))
    runner = in_a_test(owner(character="kostia", fatigue=5), v.PHYSIQUE, 3, MINUSES, (4,))
    assert keys(runner) == ["force:minus+liquid_courage", "force:minus,minus+liquid_courage", "let-stand"]
    play(runner, "force:minus+liquid_courage")
    assert (me(runner).fatigue, me(runner).damage) == (5, 0)


@pytest.mark.rule("Z-053")
@pytest.mark.parametrize("attribute", ["willpower", "physique"])
def test_some_threats_are_confronted_by_either_of_two_attributes(attribute: str) -> None:
    runner = meeting(owner(), "burnt_fireman", (1, 4, 4), (1, 4, 4), place="factory")
    assert keys(runner)[:2] == ["confront:willpower", "confront:physique"]
    play(runner, f"confront:{attribute}")
    assert prompt(runner) == ("ask-action" if attribute == "willpower" else "ask-test")


@pytest.mark.rule("Z-298", "Z-303", "Z-501")
@pytest.mark.parametrize(("dice", "difficulty"), [((1, 4, 4), 3), (MINUSES, 4)])
def test_some_threats_are_easier_for_whoever_has_noticed_them(dice: tuple[int, ...], difficulty: int) -> None:
    runner = meeting(owner(), "blind_boar", dice, (1, 3, 4))
    while prompt(runner) != "ask-after-detection":
        play(runner, "let-stand" if prompt(runner) == "ask-test" else keys(runner)[-1])
    play(runner, "confront:physique")
    test = view(runner, 0).test
    assert test is not None
    assert test.difficulty == difficulty


@pytest.mark.rule("Z-227")
def test_small_items_worn_gear_and_packed_goods_can_be_used_but_no_packed_gear() -> None:
    """The other player's things and ability are of no use to the roller."""
    runner = bare("kostia", "oleg", places=("farms", "farms"))
    for item, pile_name in (
        ("black_coffee", "small.0"), ("night_vision", "worn.0"), ("hunting_rifle", "packed.0"),
        ("climbing_line", "packed.0"), ("walking_frame", "packed.0"), ("smelling_salts", "small.1"),
        ("probing_pole", "packed.1"), ("army_boots", "worn.1"),
    ):  # fmt: skip
        put(runner, item, pile_name)
    runner = in_a_test(runner, v.ALERTNESS, 3, MINUSES)
    used = {key.split(":")[1] for key in keys(runner) if key.startswith("use:")}
    assert used == {"black_coffee", "night_vision", "climbing_line"}
    assert "force:minus,minus+liquid_courage" in keys(runner)


@pytest.mark.rule("Z-249")
def test_an_item_that_is_gone_is_no_longer_named_by_the_test() -> None:
    """It may come back from a new deck, and can then be used again."""
    runner = in_a_test(owner("cossack_moonshine", "fire_axe"), v.WILLPOWER, 4, MINUSES)
    play(runner, "use:cossack_moonshine")
    test = view(runner, 0).test
    assert test is not None
    assert (test.used, owned(runner, 0)) == ([], {"fire_axe"})


@pytest.mark.rule("Z-208", "Z-209", "Z-468", "Z-469", "Z-529")
@pytest.mark.parametrize(("token", "dice"), [("wire_walker", BLANKS), ("mangy_hound", MINUSES)])
def test_light_helps_to_detect_what_forbids_weapons_only(token: str, dice: tuple[int, ...]) -> None:
    """The wire walker is of wire: no weapon does anything to it, but it can be seen."""
    assert uses(meeting(owner("miners_lamp"), token, dice, place="factory"), "miners_lamp") != []


@pytest.mark.rule("Z-208", "Z-209", "Z-468", "Z-469", "Z-529")
@pytest.mark.parametrize(("token", "weapons"), [("wire_walker", []), ("mangy_hound", ["use:fire_axe"])])
def test_no_weapon_helps_against_what_forbids_weapons(token: str, weapons: list[str]) -> None:
    runner = meeting(owner("fire_axe"), token, BLANKS, BLANKS, place="factory")
    while prompt(runner) not in ("ask-confront", "ask-test", "ask-confrontation"):
        play(runner, keys(runner)[-1])
    if "confront:physique" in keys(runner):
        play(runner, "confront:physique")
    assert uses(runner, "fire_axe") == weapons


@pytest.mark.rule("Z-208", "Z-209", "Z-468", "Z-469", "Z-529")
@pytest.mark.parametrize(("token", "offered"), [("blue_fire", False), ("echo_corridor", True)])
def test_what_forbids_items_in_detection_forbids_all_of_them(token: str, offered: bool) -> None:
    runner = meeting(owner("miners_lamp"), token, BLANKS, place="factory")
    assert bool(uses(runner, "miners_lamp")) is offered
