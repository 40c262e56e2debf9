"""The ability of each of the ten scavengers, and how often it works (Z-055, Z-566)."""

from __future__ import annotations

import pytest

from fivefires.games.zona.content import vocabulary as v
from tests.games.zona.tables import (
    BLANKS,
    MINUSES,
    Game,
    again,
    bare,
    keys,
    me,
    next_turn,
    owned,
    pile,
    play,
    prompt,
    put,
    read,
    reader,
    says,
    view,
)

SEVEN, ONE = (v.Gain(7),), (v.Gain(1),)


def in_a_test(
    runner: Game,
    attribute: v.Attribute,
    difficulty: int,
    *dice: tuple[int, ...],
    mark: v.ThreatKind | None = None,
) -> Game:
    """Seat 0 takes a test with these dice, which gives 7 rubles if it is passed and 1 if not."""
    return says(runner, v.Test(attribute, difficulty, SEVEN, ONE, mark), dice=dice)


def beside(character: str, other: str = "tamara") -> Game:
    return bare(character, other, places=("farms", "farms"))


def with_an_axe_and_a_worn_club() -> Game:
    """Ivan with two things that help in tests of physique, so that he has to choose; the club has one use left."""
    runner = beside("ivan")
    for item in ("fire_axe", "rebar_club"):
        put(runner, item, "packed.0")
    me(runner).tokens = {"rebar_club": 3}
    return runner


@pytest.mark.rule("Z-055", "Z-250", "Z-566")
def test_ivan_leaves_a_token_off_once_a_round() -> None:
    runner = with_an_axe_and_a_worn_club()
    runner = in_a_test(runner, v.PHYSIQUE, 6, BLANKS)
    play(runner, "use:fire_axe")
    assert (prompt(runner), runner.asked(), keys(runner)) == ("ask-spare", [0], ["spare", "mark"])
    play(runner, "spare")
    assert (prompt(runner), me(runner).tokens, me(runner).spent) == ("ask-test", {"rebar_club": 3}, ["round"])
    play(runner, "use:rebar_club")
    assert (prompt(runner), owned(runner, 0), me(runner).rubles) == ("ask-action", {"fire_axe"}, 7)


@pytest.mark.rule("Z-055", "Z-539", "Z-566")
def test_ivan_is_not_asked_where_there_is_nothing_else_to_spare() -> None:
    """Salts are gone with their first use, so they are nothing to spare."""
    runner = beside("ivan")
    for item, place in (("fire_axe", "packed.0"), ("smelling_salts", "small.0")):
        put(runner, item, place)
    runner = in_a_test(runner, v.PHYSIQUE, 5, BLANKS)
    play(runner, "use:fire_axe")
    assert (prompt(runner), me(runner).tokens, me(runner).spent) == ("ask-action", {}, ["round"])


@pytest.mark.rule("Z-055", "Z-191", "Z-566")
def test_ivans_ability_comes_back_with_the_next_round_and_not_before() -> None:
    runner = beside("ivan")
    me(runner).spent = ["round"]
    for token in ("events.green", "events.yellow"):
        runner.table.move_all(token, f"discards.{token}")
    runner = next_turn(runner, 0)
    play(runner, "rest" if "rest" in keys(runner) else "move:village")
    assert me(runner).spent == ["round"]
    play(runner, "pass")
    assert (runner.state.round, me(runner).spent) == (2, [])


@pytest.mark.rule("Z-055", "Z-250", "Z-566")
def test_whoever_does_not_spare_the_item_keeps_the_ability() -> None:
    runner = in_a_test(with_an_axe_and_a_worn_club(), v.PHYSIQUE, 5, BLANKS)
    play(runner, "use:fire_axe", "mark")
    assert (me(runner).tokens, me(runner).spent) == ({"fire_axe": 1, "rebar_club": 3}, [])


@pytest.mark.rule("Z-055", "Z-250", "Z-566")
def test_an_item_of_a_single_use_is_not_spared_nor_one_of_somebody_else() -> None:
    runner = beside("ivan")
    put(runner, "smelling_salts", "small.0")
    runner = in_a_test(runner, v.ALERTNESS, 3, BLANKS)
    play(runner, "use:smelling_salts")
    assert (prompt(runner), owned(runner, 0)) == ("ask-action", set())
    runner = beside("tamara", "ivan")
    put(runner, "fire_axe", "packed.0")
    runner = in_a_test(runner, v.PHYSIQUE, 3, BLANKS)
    play(runner, "use:fire_axe")
    assert (prompt(runner), me(runner).tokens) == ("ask-action", {"fire_axe": 1})


@pytest.mark.rule("Z-055", "Z-274", "Z-414", "Z-566")
def test_tamara_looks_at_two_cards_and_keeps_one() -> None:
    runner = beside("tamara", "ivan")
    for card in ("bandages", "canned_stew"):
        put(runner, card, "deck.junk")
    runner = says(runner, v.Take(v.JUNK))
    assert (prompt(runner), runner.asked(), keys(runner)) == ("ask-keep", [0], ["keep:bandages", "keep:canned_stew"])
    assert view(runner, 1).cards("look.0") == [None, None]
    play(runner, "keep:bandages")
    assert (owned(runner, 0), pile(runner, "discards.junk")) == ({"bandages"}, ["canned_stew"])


@pytest.mark.rule("Z-055", "Z-566")
@pytest.mark.parametrize(("token", "plus"), [("mangy_hound", 1), ("gargantuan", 2)])
def test_valerian_lures_with_a_trophy_once_a_test(token: str, plus: int) -> None:
    """1 for a green one, 2 for a yellow one; it goes back to its slot."""
    runner = beside("valerian")
    for mine in (token, "rat_king"):
        put(runner, mine, "trophies.0")
    put(runner, "hollow_deer", "trophies.1")
    runner = in_a_test(runner, v.PHYSIQUE, 4 + plus, BLANKS)
    assert [key for key in keys(runner) if key.startswith("lure:")] == [f"lure:{token}", "lure:rat_king"]
    assert view(runner, 0).test_total == 3
    play(runner, f"lure:{token}")
    assert (view(runner, 0).test_total, pile(runner, "trophies.0")) == (3 + plus, ["rat_king"])
    slot = "tray.green_mutant" if plus == 1 else "tray.yellow_mutant"
    assert (pile(runner, slot)[-1], pile(runner, "trophies.1")) == (token, ["hollow_deer"])
    assert not any(key.startswith("lure:") for key in keys(runner))


@pytest.mark.rule("Z-055", "Z-205", "Z-207", "Z-452", "Z-566")
def test_kostia_forces_with_two_dice_as_often_as_he_likes() -> None:
    runner = in_a_test(beside("kostia"), v.PHYSIQUE, 3, MINUSES, (4, 4))
    assert keys(runner) == ["force:minus", "force:minus,minus+liquid_courage", "let-stand"]
    play(runner, "force:minus,minus+liquid_courage")
    assert (me(runner).fatigue, me(runner, 1).fatigue, me(runner).spent) == (2, 1, [])
    assert (prompt(runner), me(runner).rubles) == ("ask-action", 1)
    runner = beside("kostia")
    me(runner).fatigue = 5
    assert prompt(in_a_test(runner, v.PHYSIQUE, 5, MINUSES)) == "ask-action"


@pytest.mark.rule("Z-055", "Z-317", "Z-566", "Z-567")
@pytest.mark.parametrize(
    ("package", "suffered"),
    [((2, 0, 0), 1), ((1, 0, 0), 0), ((0, 2, 0), 2), ((0, 0, 2), 2), ((1, 1, 1), 2), ((0, 1, 0), 1), ((0, 0, 1), 1)],
)
def test_savva_suffers_one_radiation_less_of_every_package(package: tuple[int, int, int], suffered: int) -> None:
    runner = says(beside("savva"), v.Suffer(*package))
    assert [me(runner, seat).damage for seat in (0, 1)] == [suffered, 0]


@pytest.mark.rule("Z-055", "Z-210", "Z-566")
def test_oleg_growls_once_a_round_in_tests_of_events_and_his_name_suffers() -> None:
    runner = reader("oleg", "frontier", "g05")  # smarts, where he has 1, against 3
    runner.state.scavengers[0].reputation = 1
    runner.table.shift("reputation-token", 1, "supply", "seat.0")
    runner = again(runner)
    read(runner, BLANKS)
    assert (view(runner, 0).test_total, "use:growl" in keys(runner)) == (1, True)
    play(runner, "use:growl")
    assert (me(runner).reputation, me(runner, 1).reputation, me(runner).spent) == (0, 0, ["round"])
    assert (view(runner, 0).test_total, "use:growl" in keys(runner)) == (2, False)
    runner = in_a_test(beside("oleg"), v.SMARTS, 3, BLANKS)
    assert "use:growl" not in keys(runner)


@pytest.mark.rule("Z-055", "Z-250", "Z-566")
def test_an_ability_of_the_round_is_not_used_again_in_it() -> None:
    runner = reader("oleg", "frontier", "g05")
    me(runner).spent = ["round"]
    runner = again(runner)
    read(runner, (1, 4, 4))
    assert "use:growl" not in keys(runner)


@pytest.mark.rule("Z-055", "Z-286", "Z-288", "Z-566")
def test_lukas_negates_an_impact_once_a_round() -> None:
    runner = beside("lukas")
    for card in ("weeping_amber", "drowned_bell"):  # +1 for 1 fatigue, +2 for 1 mental damage
        put(runner, card, "packed.0" if card == "drowned_bell" else "small.0")
    runner = in_a_test(runner, v.WILLPOWER, 7, BLANKS)
    play(runner, "use:weeping_amber+communion")
    assert (me(runner).fatigue, me(runner).tokens, me(runner).spent) == (1, {"weeping_amber": 1}, ["round"])
    assert [key for key in keys(runner) if "drowned_bell" in key] == ["use:drowned_bell"]
    play(runner, "use:drowned_bell")
    assert (me(runner).damage, me(runner, 1).damage, me(runner).rubles) == (1, 0, 7)


@pytest.mark.rule("Z-055", "Z-542", "Z-563", "Z-566")
def test_lidya_chooses_between_two_cards_in_a_facility_every_time() -> None:
    for _ in range(2):
        runner = reader("lidya", "botanical_lab", "l03", deck="lab")
        put(runner, "l05", "events.lab")
        read(again(runner))
        runner = again(runner)
        play(runner, "pass")
        assert (prompt(runner), keys(runner)) == ("ask-which-event", ["resolve:l03", "resolve:l05"])
        assert me(runner).spent == []


@pytest.mark.rule("Z-055", "Z-264", "Z-553", "Z-566")
def test_andriej_buys_one_item_of_any_column_once_a_turn() -> None:
    runner = bare("andriej", "ivan", places=("farms", "farms"))
    me(runner).rubles, me(runner, 1).rubles = 2000, 1000
    me(runner).reputation = -1
    runner.table.shift("reputation-token", 1, "supply", "seat.0")
    runner = again(runner)
    play(runner, "use:contacts")
    assert (prompt(runner), runner.asked()) == ("ask-trade", [0])
    assert [key for key in keys(runner) if key.startswith("buy:")] == [
        f"buy:{row}:{column}" for row in ("junk", "equipment") for column in (1, 2, 3, 4)
    ]
    bought = pile(runner, "market.junk.4")[0]
    play(runner, "buy:junk:4")
    while prompt(runner) != "ask-action":
        play(runner, keys(runner)[0])
    assert (owned(runner, 0), owned(runner, 1), me(runner, 1).rubles) == ({bought}, set(), 1000)
    assert (me(runner).spent, "use:contacts" in keys(runner)) == (["turn"], False)
    assert runner.state.under_way == []


@pytest.mark.rule("Z-055", "Z-095", "Z-566")
def test_andriejs_ability_comes_back_with_his_next_turn() -> None:
    runner = bare("andriej", "ivan", places=("farms", "farms"))
    me(runner).rubles, me(runner).spent = 2000, ["turn"]
    runner = again(runner)
    assert "use:contacts" not in keys(runner)
    runner = next_turn(runner, 1, 0)
    play(runner, "pass")
    assert (runner.asked(), me(runner).spent) == ([0], [])
    assert "use:contacts" in keys(runner)


@pytest.mark.rule("Z-055", "Z-118", "Z-566")
def test_olga_heals_at_every_rest() -> None:
    runner = bare("olga", "ivan", places=("farms", "farms"))
    me(runner).damage, me(runner).fatigue, me(runner, 1).damage = 3, 3, 3
    runner = again(runner)
    play(runner, "rest", "rest")
    assert (me(runner).damage, me(runner).fatigue, me(runner, 1).damage) == (1, 1, 3)
