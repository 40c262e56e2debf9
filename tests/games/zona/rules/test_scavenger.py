"""What makes a scavenger (chapter 4)."""

from __future__ import annotations

import pytest

from fivefires.games.zona.content.characters import CHARACTERS as BOARDS
from fivefires.games.zona.content.index import GEAR, ITEM, SMALL
from fivefires.games.zona.content.threats import GREEN_ANOMALIES, GREEN_MUTANTS, YELLOW_ANOMALIES, YELLOW_MUTANTS
from tests.games.zona.tables import (
    BLANKS,
    MINUSES,
    Game,
    again,
    bare,
    keys,
    me,
    next_turn,
    pile,
    play,
    prompt,
    put,
    read,
    reader,
    view,
)

ATTRIBUTES = ("alertness", "physique", "smarts", "willpower")


def asked_total(runner: Game) -> object:
    assert runner.question is not None
    return runner.question.args["total"]


@pytest.mark.rule("Z-050")
def test_every_character_has_four_attributes_from_1_to_4() -> None:
    for board in BOARDS:
        assert all(1 <= getattr(board, attribute) <= 4 for attribute in ATTRIBUTES), board.id
    # The printed value is what a test begins with: Valerian has alertness 4 and smarts 1.
    runner = reader("valerian", "frontier", "g05")
    read(runner, (1, 4, 4))
    assert asked_total(runner) == 1 + 1


@pytest.mark.rule("Z-051")
def test_an_attribute_never_goes_below_0() -> None:
    runner = reader("valerian", "frontier", "g05")  # a test of smarts, which is 1
    me(runner).weaknesses = ["smarts"]
    read(runner, (1, 1, 4))
    assert asked_total(runner) == 0 + 2


@pytest.mark.rule("Z-052")
def test_effects_may_raise_an_attribute_beyond_4() -> None:
    runner = reader("valerian", "sarcophagus", "s06")  # alertness, which is 4, against 5
    put(runner, "bag_of_bolts", "small.0")  # alertness +1
    read(runner, BLANKS)
    assert asked_total(runner) == 4
    play(runner, "use:bag_of_bolts")
    assert prompt(runner) == "ask-choice"


@pytest.mark.rule("Z-053")
@pytest.mark.parametrize(
    ("token", "ways"),
    [
        ("mangy_hound", ["physique"]),
        ("hollow_deer", ["willpower"]),
        ("frying_floor", ["smarts"]),
        ("lullaby", ["willpower"]),
    ],
)
def test_noticing_is_a_test_of_alertness_and_confronting_depends_on_the_kind(token: str, ways: list[str]) -> None:
    runner = bare("valerian", "ivan", places=("farms", "roadhouse"))
    put(runner, token, "at.farms")
    runner = again(runner)
    runner.table.force(MINUSES)
    play(runner, f"search:{token}")
    test = view(runner, 0).test
    assert test is not None
    assert test.attribute == "alertness"
    play(runner, "let-stand")
    assert [key.removeprefix("confront:") for key in keys(runner) if key.startswith("confront:")] == ways


@pytest.mark.rule("Z-053")
def test_mutants_are_confronted_by_physique_or_willpower_and_anomalies_by_smarts_or_willpower() -> None:
    assert {threat.attribute for threat in (*GREEN_MUTANTS, *YELLOW_MUTANTS)} == {"physique", "willpower"}
    assert {threat.attribute for threat in (*GREEN_ANOMALIES, *YELLOW_ANOMALIES)} == {"smarts", "willpower"}


@pytest.mark.rule("Z-054")
def test_each_damage_takes_up_one_space_of_the_track() -> None:
    runner = bare("valerian", "ivan", places=("junkyard", "roadhouse"))  # fortitude 6
    play(runner, "local")  # 2 radiation, then junk
    assert me(runner).damage == 2
    play(runner, keys(runner)[0])
    while prompt(runner) != "ask-action":
        play(runner, keys(runner)[0])
    play(runner, "move:quarry")  # a shortcut: 1 more
    assert me(runner).damage == 3


@pytest.mark.rule("Z-055")
def test_every_character_has_an_ability_of_its_own() -> None:
    abilities = [board.ability for board in BOARDS]
    assert len({ability.id for ability in abilities}) == len(BOARDS) == 10
    assert len({(str(ability.uses), str(ability.standing), ability.once) for ability in abilities}) == 10


def full_backpack() -> Game:
    """Five packed items, at the Barracks, where 1 equipment is to be had, which is no gear and not small."""
    runner = bare("valerian", "ivan", places=("barracks", "roadhouse"))
    bulky = [card for card in pile(runner, "deck.equipment") if card not in GEAR and card not in SMALL]
    for card in bulky[:5]:
        put(runner, card, "packed.0")
    put(runner, bulky[5], "deck.equipment")
    assert ITEM[bulky[5]].spec.covers == ()
    return runner


@pytest.mark.rule("Z-056")
def test_the_backpack_has_five_spaces() -> None:
    runner = full_backpack()
    packed = [*pile(runner, "packed.0")]
    new = pile(runner, "deck.equipment")[-1]
    runner = next_turn(runner, 0)
    play(runner, "local")
    assert prompt(runner) == "ask-make-room"
    assert sorted(keys(runner)) == sorted(f"drop:{card}" for card in (*packed, new))
    play(runner, f"drop:{packed[0]}")
    assert pile(runner, "packed.0") == [*packed[1:], new]


@pytest.mark.rule("Z-056")
def test_small_items_worn_gear_and_the_6th_spot_need_no_space() -> None:
    runner = full_backpack()
    put(runner, pile(runner, "packed.0")[0], "box")
    for card in ("holy_water", "hip_flask", "tunnel_lamp"):
        put(runner, card, "small.0")
    put(runner, "pelt_coat", "worn.0")
    runner = next_turn(runner, 0)
    play(runner, "local")
    assert prompt(runner) == "ask-action"
    assert len(pile(runner, "packed.0")) == 5
    runner = full_backpack()
    put(runner, "false_bottom", "small.0")  # it has a 6th spot
    runner = next_turn(runner, 0)
    play(runner, "local")
    assert prompt(runner) == "ask-action"
    assert len(pile(runner, "packed.0")) == 6


@pytest.mark.rule("Z-057")
def test_without_a_token_reputation_is_neutral() -> None:
    runner = bare("valerian", "ivan", places=("barracks", "roadhouse"))
    token = runner.state.stock["reputation-token"]
    assert (me(runner).reputation, token.get("seat.0", 0)) == (0, 0)
    play(runner, "local")  # the Barracks cost a step of reputation
    while prompt(runner) != "ask-action":
        play(runner, keys(runner)[0])
    assert (me(runner).reputation, runner.state.stock["reputation-token"].get("seat.0", 0)) == (-1, 1)
    runner = reader("valerian", "farms", "g12")
    read(runner)
    play(runner, "choose:dance")  # a step better
    assert (me(runner).reputation, runner.state.stock["reputation-token"].get("seat.0", 0)) == (1, 1)


@pytest.mark.rule("Z-506")
def test_tracks_are_5_to_7_long_and_attributes_add_up_to_9_or_10() -> None:
    for board in BOARDS:
        assert 5 <= board.fortitude <= 7
        assert sum(getattr(board, attribute) for attribute in ATTRIBUTES) in (9, 10)
