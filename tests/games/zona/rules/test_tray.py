"""The tray (chapter 2)."""

from __future__ import annotations

import pytest

from tests.games.zona.tables import (
    BLANKS,
    PLUSES,
    again,
    bare,
    me,
    next_token,
    next_turn,
    pile,
    pile_of,
    play,
    prompt,
    put,
    read,
    reader,
    tokens_on_board,
    view,
)

ONE_OF_EACH = {
    "mangy_hound": "tray.green_mutant",
    "frying_floor": "tray.green_anomaly",
    "gargantuan": "tray.yellow_mutant",
    "phlegm": "tray.yellow_anomaly",
}


@pytest.mark.rule("Z-024", "Z-026")
def test_a_discarded_token_goes_on_top_of_its_own_slot_picture_up() -> None:
    runner = bare("valerian", "ivan", places=("roadhouse", "roadhouse"))
    for token in ONE_OF_EACH:
        put(runner, token, "at.junkyard")
    put(runner, "r12", "rumors")  # all tokens of one location are removed
    runner = next_turn(runner, 0)
    play(runner, "pass")
    assert tokens_on_board(runner) == []
    for token, slot in ONE_OF_EACH.items():
        assert pile(runner, slot)[-1] == token
        assert [view(runner, seat).cards(slot)[-1] for seat in (0, 1)] == [token, token]


@pytest.mark.rule("Z-025")
def test_a_token_is_drawn_from_the_bottom_of_its_slot() -> None:
    runner = bare("valerian", "ivan", places=("quarry", "roadhouse"))
    bottom, second = pile(runner, "tray.green_mutant")[:2]
    play(runner, "local")  # an encounter with a green mutant
    encounter = view(runner, 0).encounter
    assert encounter is not None
    assert encounter.token == bottom
    assert pile(runner, "tray.green_mutant")[0] == second


@pytest.mark.rule("Z-026", "Z-027")
def test_tokens_come_out_again_in_the_order_in_which_they_went_in() -> None:
    runner = bare("valerian", "ivan", places=("research_station", "research_station"))
    slot = "tray.green_mutant"
    first, then = "spitting_toad", "hollow_deer"
    for token in [*pile(runner, slot)]:
        if token not in (first, then):
            put(runner, token, "box")
    put(runner, first, "at.farms")
    put(runner, then, "at.farms")
    put(runner, "r12", "rumors")
    runner = next_turn(runner, 0)
    play(runner, "pass")
    # Everybody saw them going in, and an emission shuffles nothing.
    assert view(runner, 0).cards(slot) == [first, then]
    put(runner, "e2", "emissions")
    put(runner, "e1", "emissions")
    put(runner, "r06", "rumors")
    runner.state.marker = 5
    runner = next_turn(runner, 0)
    play(runner, "pass")
    # Front of e1: Frontier. Back of e2: Barracks.
    assert pile(runner, "at.frontier")[0] == first
    assert pile(runner, "at.barracks")[0] == then


@pytest.mark.rule("Z-027")
def test_the_tray_is_not_shuffled_by_an_emission() -> None:
    runner = bare("valerian", "ivan", places=("research_station", "research_station"))
    put(runner, "mangy_hound", "at.farms")
    put(runner, "e2", "emissions")
    put(runner, "e1", "emissions")
    put(runner, "r06", "rumors")
    runner.state.marker = 5
    before = [*pile(runner, "tray.green_mutant")]
    runner = next_turn(runner, 0)
    play(runner, "pass")
    assert [pile(runner, "at.frontier")[0], pile(runner, "at.barracks")[0]] == before[:2]
    assert pile(runner, "tray.green_mutant") == [*before[2:], "mangy_hound"]


@pytest.mark.rule("Z-028")
def test_with_an_empty_slot_there_is_no_encounter() -> None:
    runner = bare("valerian", "ivan", places=("quarry", "roadhouse"))
    runner.table.move_all("tray.green_mutant", "box")
    runner = again(runner)
    play(runner, "local")
    assert prompt(runner) == "ask-action"
    assert runner.state.turn is not None
    assert runner.state.turn.actions_left == 1
    assert tokens_on_board(runner) == []


@pytest.mark.rule("Z-028")
def test_with_an_empty_slot_nothing_is_placed_and_the_rest_of_the_effect_happens() -> None:
    runner = reader("valerian", "wetlands", "g05")
    runner.table.move_all("tray.green_anomaly", "box")
    read(runner)
    play(runner, "choose:mark_the_spot")  # place a green anomaly here, 100 rubles
    assert tokens_on_board(runner) == []
    assert me(runner).rubles == 100


@pytest.mark.rule("Z-026")
def test_a_defeated_anomaly_is_discarded_on_top_of_its_slot() -> None:
    runner = bare("olga", "ivan", places=("wetlands", "roadhouse"))
    next_token(runner, "frying_floor")
    runner = again(runner)
    runner.table.force(BLANKS, PLUSES)
    play(runner, "local", "confront:smarts")
    assert pile_of(runner, "frying_floor") == "tray.green_anomaly"
    assert pile(runner, "tray.green_anomaly")[-1] == "frying_floor"
