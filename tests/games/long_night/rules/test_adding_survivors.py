"""Adding survivors (chapter 11)."""

from __future__ import annotations

import pytest

from fivefires.games.long_night.content import index
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.state import damage
from tests.games.long_night.tables import (
    BLANK,
    THREE,
    Game,
    all_vote,
    colony_phase,
    dice,
    equip,
    give,
    helpless,
    hold,
    keys,
    lay_tokens,
    me,
    of_kind,
    pile,
    place,
    play,
    prompt,
    put,
    quiet,
    seated,
    settle,
    stack,
    three,
    tokens,
    ways,
)  # fmt: skip


def with_item(card: str, *, helpless_people: int = 0, top: str = "tomas_novak") -> Game:
    """Six survivors in the colony, so many helpless people, and this card in the hand of the active player."""
    runner = three()
    stack(runner, "survivors", top)
    give(runner, 0, card)
    if helpless_people:
        helpless(runner, helpless_people)
    settle(runner)
    return runner


@pytest.mark.rule("L-283", "L-284", "L-289")
def test_a_new_survivor_comes_into_the_colony_and_can_be_used_at_once() -> None:
    runner = with_item("desk_sergeant")
    play(runner, "play:desk_sergeant")
    assert pile(runner, "group.0") == ["gia_najjar", "cole_winters", "tomas_novak"]
    assert runner.state.where["tomas_novak"] == "colony"
    assert me(runner).leader == "gia_najjar"
    assert {"move:tomas_novak", "barricade:tomas_novak"} <= {*keys(runner)}
    runner.table.force([BLANK])
    play(runner, "move:tomas_novak", "at:school")
    assert runner.state.where["tomas_novak"] == "school"


@pytest.mark.rule("L-285")
def test_a_new_survivor_brings_a_die_in_the_next_dice_step() -> None:
    runner = with_item("desk_sergeant")
    lay_tokens(runner, "food-token", "colony", 6)
    settle(runner)
    play(runner, "play:desk_sergeant")
    assert len(me(runner).dice) + len(me(runner).used) == 3
    colony_phase(runner)
    quiet(runner)
    all_vote(runner, "no", "no", "no")
    assert [len(me(runner, seat).dice) for seat in range(3)] == [4, 3, 3]


@pytest.mark.rule("L-286")
@pytest.mark.parametrize(("helpless_people", "offered"), [(17, True), (18, False)])
def test_an_item_that_adds_people_cannot_be_used_in_a_full_colony(helpless_people: int, offered: bool) -> None:
    runner = with_item("desk_sergeant", helpless_people=helpless_people)
    assert ("play:desk_sergeant" in keys(runner)) is offered


@pytest.mark.rule("L-286", "L-385")
def test_an_unruly_person_takes_one_space() -> None:
    runner = with_item("desk_sergeant", helpless_people=10)
    helpless(runner, 7, unruly=True)
    settle(runner)
    assert "play:desk_sergeant" in keys(runner)
    helpless(runner, 1, unruly=True)
    settle(runner)
    assert "play:desk_sergeant" not in keys(runner)


def gia_comes_to_the_cells(helpless_people: int) -> Game:
    """From the School to the Police Station, where a crossroads card waits for her; five are in the colony."""
    runner = three()
    place(runner, "gia_najjar", "school")
    helpless(runner, helpless_people)
    hold(runner, "cr_cells")
    runner.table.force([BLANK])
    play(runner, "move:gia_najjar", "at:police_station")
    return runner


@pytest.mark.rule("L-286", "L-287")
@pytest.mark.parametrize(("helpless_people", "open_ways"), [(18, ["unlock", "leave"]), (19, ["leave"])])
def test_only_the_options_that_add_people_are_barred(helpless_people: int, open_ways: list[str]) -> None:
    runner = gia_comes_to_the_cells(helpless_people)
    assert ways(runner) == open_ways


@pytest.mark.rule("L-287")
@pytest.mark.parametrize(("helpless_people", "asked"), [(18, "ask-crossroads"), (19, "ask-action")])
def test_a_card_whose_options_all_add_people_is_not_triggered(
    monkeypatch: pytest.MonkeyPatch, helpless_people: int, asked: str
) -> None:
    card = v.Crossroads(
        "cr_cells",
        v.On(v.Deed.MOVE, at=(v.POLICE_STATION,)),
        (v.Way("unlock", (v.AddSurvivor(),)), v.Way("leave", (v.ChangeFood(1), v.AddHelpless(1)))),
    )
    monkeypatch.setitem(index.CROSSROADS, "cr_cells", card)
    runner = gia_comes_to_the_cells(helpless_people)
    assert prompt(runner) == asked
    assert (pile(runner, "held.2") == ["cr_cells"]) is (asked == "ask-action")


@pytest.mark.rule("L-288")
@pytest.mark.parametrize(("helpless_people", "added"), [(17, 0), (16, 1), (15, 2), (14, 2)])
def test_survivors_are_placed_first_and_the_rest_as_far_as_there_is_room(helpless_people: int, added: int) -> None:
    runner = with_item("cold_store_family", helpless_people=helpless_people)
    play(runner, "play:cold_store_family")
    assert runner.state.where["tomas_novak"] == "colony"
    assert tokens(runner, "helpless-token", "colony") == helpless_people + added


@pytest.mark.rule("L-289")
def test_with_an_empty_pile_nobody_joins_but_the_rest_of_the_text_holds() -> None:
    runner = with_item("cold_store_family")
    for survivor in [*pile(runner, "survivors")]:
        put(runner, survivor, "box")
    settle(runner)
    play(runner, "play:cold_store_family")
    assert pile(runner, "group.0") == ["gia_najjar", "cole_winters"]
    assert tokens(runner, "helpless-token", "colony") == 2


@pytest.mark.rule("L-290")
def test_a_player_may_have_any_number_of_survivors() -> None:
    many = ["gia_najjar", "cole_winters", "emma_han", "nadia_rivers", "derek_yoshida", "lily_mae", "eric_parker"]
    many += ["fatima_maktabi", "melissa_gupta", "harriet_osei"]
    runner = seated(many, ["rocco_bellini"], ["blue"])
    stack(runner, "survivors", "tomas_novak")
    give(runner, 0, "desk_sergeant")
    settle(runner)
    play(runner, "play:desk_sergeant")
    assert pile(runner, "group.0") == [*many, "tomas_novak"]


@pytest.mark.rule("L-568")
def test_whoever_changes_sides_stays_where_it_stands_with_gear_and_damage() -> None:
    runner = seated(["gia_najjar", "cole_winters", "fatima_maktabi", "nadia_rivers"], THREE[1], THREE[2])
    place(runner, "cole_winters", "school")
    equip(runner, "cole_winters", "nightstick")
    runner.state.wounds, runner.state.frostbite = {"cole_winters": 1}, {"cole_winters": 1}
    dice(runner, 0, 1)
    hold(runner, "cr_new_loyalties")
    play(runner, "barricade:cole_winters", "choose:release", "survivor:cole_winters", "player:3")
    assert pile(runner, "group.2") == ["derek_yoshida", "lily_mae", "cole_winters"]
    assert pile(runner, "group.0") == ["gia_najjar", "fatima_maktabi", "nadia_rivers"]
    assert runner.state.where["cole_winters"] == "school"
    assert pile(runner, "gear.cole_winters") == ["nightstick"]
    assert damage(runner.state, "cole_winters") == 2
    assert (me(runner).leader, me(runner, 2).leader) == ("gia_najjar", "derek_yoshida")


@pytest.mark.rule("L-568")
def test_exiles_take_no_part_in_a_change_of_sides() -> None:
    runner = seated(
        ["gia_najjar", "cole_winters", "fatima_maktabi", "nadia_rivers"], THREE[1], THREE[2], ["blue", "eric_parker"]
    )
    me(runner, 2).exiled = True
    for survivor in THREE[2]:
        place(runner, survivor, "hospital")
    place(runner, "cole_winters", "school")
    dice(runner, 0, 1)
    hold(runner, "cr_new_loyalties")
    play(runner, "barricade:cole_winters", "choose:release", "survivor:cole_winters")
    assert of_kind(runner, "player") == ["2", "4"]
