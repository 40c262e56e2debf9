"""Combat, its rewards, and the Outpost."""

from __future__ import annotations

import pytest

from tests.games.raid_trade.tables import (
    Game,
    answer,
    bare,
    bring,
    clear,
    held,
    keys,
    me,
    outpost_at,
    own,
    prompt,
    roll,
    stand,
    turn_of,
)


def two(attacker: str = "carter", target: str = "zoey", third: str = "mayu") -> Game:
    """Both on one section, the attacker with a Gun, the third far away."""
    game = bare(attacker, target, third)
    own(game, 0, guns=1)
    for seat in (0, 1):
        stand(game, seat, "market.a")
    stand(game, 2, "rail.a")
    return turn_of(game, 0)


@pytest.mark.rule("R-220", "R-221", "R-236", "R-222")
def test_only_on_the_same_section_and_with_a_gun() -> None:
    game = two()
    assert "attack:1" in keys(game)
    assert "attack:2" not in keys(game)
    stand(game, 1, "market.c")
    game = turn_of(game, 0)
    assert "attack:1" not in keys(game)
    stand(game, 1, "market.a")
    own(game, 0, food=1)
    game = turn_of(game, 0)
    assert "attack:1" not in keys(game)
    own(game, 0, guns=1)
    me(game, 0).ap = 4
    game = turn_of(game, 0)
    assert "attack:1" not in keys(game)


@pytest.mark.rule("R-224", "R-226", "R-091", "R-238", "R-229")
def test_who_has_passed_may_still_defend_or_not() -> None:
    game = two()
    own(game, 1, guns=1, food=1)
    me(game, 1).passed = True
    game = turn_of(game, 0)
    answer(game, "attack:1")
    assert prompt(game) == "ask-defend"
    assert game.asked() == [1]
    roll(game, (2,))
    answer(game, "no-defence")
    assert me(game, 1).ap == 15
    assert prompt(game) == "ask-take-three"


@pytest.mark.rule("R-244", "R-245", "R-246", "R-247", "R-239")
def test_the_loser_gives_five_or_lets_three_be_taken() -> None:
    game = two()
    own(game, 1, food=4, tools=2)
    game = turn_of(game, 0)
    roll(game, (2,))
    answer(game, "attack:1")
    assert prompt(game) == "ask-ransom"
    assert game.asked() == [1]
    answer(game, "give-five", "portion:food:3", "portion:tools:2")
    assert held(game, 0) == {"food": 3, "tools": 2}
    game = two()
    own(game, 1, food=4)
    game = turn_of(game, 0)
    roll(game, (2,))
    answer(game, "attack:1")
    assert prompt(game) == "ask-take-three"
    answer(game, "portion:food:2")
    assert held(game, 0) == {"food": 2}


@pytest.mark.rule("R-213", "R-232", "R-233", "R-203", "R-234")
def test_the_defender_gains_the_gray_half_even_if_beaten() -> None:
    game = two("carter", "zoey")
    own(game, 1, guns=1, food=2)
    me(game, 1).ap = 5
    game = turn_of(game, 0)
    roll(game, (1,), (3,))
    answer(game, "attack:1", "defend")
    assert me(game, 1).ap == 5
    assert prompt(game) == "ask-take-three"


@pytest.mark.rule("R-217", "R-218", "R-219", "R-231")
def test_a_symbol_that_cannot_win_still_gives_its_bonus() -> None:
    game = two("mayu", "zoey", "jake")
    roll(game, (6,))
    answer(game, "attack:1")
    assert me(game, 0).skill == 1
    assert held(game, 1) == {}


@pytest.mark.rule("R-205", "R-206")
def test_steal_takes_a_crafted_item() -> None:
    game = two("garcia", "zoey")
    for item in ("torch", "antenna"):
        bring(game, item, "made.1")
    roll(game, (5,))
    answer(game, "attack:1")
    assert prompt(game) == "ask-steal"
    answer(game, "card:torch")
    assert game.state.piles["made.0"] == ["torch"]
    assert me(game, 0).skill == 0


@pytest.mark.rule("R-210", "R-212")
def test_destroy_takes_what_there_is() -> None:
    game = two("jake", "zoey")
    bring(game, "torch", "made.1")
    roll(game, (5,))
    answer(game, "attack:1")
    assert game.state.piles["made.1"] == []
    assert "torch" in game.state.piles["box"]


@pytest.mark.rule("R-240", "R-242", "R-243")
def test_a_stolen_disc_may_lead_into_blacklist() -> None:
    game = two()
    own(game, 1, food=2)
    bring(game, "disc_3", "discs.1")
    bring(game, "disc_2", "discs.1")
    me(game, 1).favor = 1
    game = turn_of(game, 0)
    roll(game, (1,))
    answer(game, "attack:1")
    assert keys(game) == ["reward-disc", "reward-goods"]
    answer(game, "reward-disc")
    assert game.state.piles["discs.0"] == ["disc_3"]
    assert (me(game, 0).favor, me(game, 1).favor) == (3, -2)


@pytest.mark.rule("R-507", "R-508", "R-509", "R-510", "R-515", "R-481", "R-482", "R-485", "R-533")
def test_helmet_super_gun_and_bicycle() -> None:
    game = two("jake", "carter")
    own(game, 0, food=1)
    own(game, 1, food=1)
    bring(game, "super_gun", "made.0")
    bring(game, "helmet", "made.1")
    game = turn_of(game, 0)
    roll(game, (2,), (3,))
    answer(game, "attack:1+super_gun")
    assert keys(game) == ["defend+helmet", "no-defence"]
    answer(game, "defend+helmet")
    assert (me(game, 0).ap, me(game, 1).ap) == (10, 12)
    assert {"super_gun", "helmet"} <= {*game.state.piles["box"]}
    game = two("carter", "zoey")
    bring(game, "bicycle", "made.1")
    game = turn_of(game, 0)
    answer(game, "attack:1")
    assert game.asked() == [1]
    answer(game, "react:card:bicycle")
    assert held(game, 0) == {"guns": 1}
    assert me(game, 0).ap == 15
    assert "bicycle" in game.state.piles["box"]
    assert "attack:1" not in keys(game, game.asked()[0])


@pytest.mark.rule("R-484", "R-483", "R-531")
def test_chief_thuma_stops_what_was_paid() -> None:
    game = two()
    bring(game, "chief_thuma", "incident.market")
    bring(game, "chief_thuma", "hand.1")
    game = turn_of(game, 0)
    answer(game, "attack:1", "react:incident:chief_thuma")
    assert me(game, 0).ap == 10
    assert held(game, 0) == {}


@pytest.mark.rule("R-512", "R-513", "R-514", "R-511", "R-492")
def test_taser_rolls_any_die_again() -> None:
    game = two("carter", "mayu", "zoey")
    bring(game, "taser", "made.2")
    own(game, 1, food=1)
    game = turn_of(game, 0)
    roll(game, (5,), (1,))
    answer(game, "attack:1")
    assert game.asked() == [2]
    answer(game, "react:card:taser")
    assert prompt(game) == "ask-take-three"


@pytest.mark.rule("R-520", "R-521", "R-522", "R-523", "R-542")
def test_dynamite_mines_a_house_of_coras_tile() -> None:
    game = two("cora", "zoey")
    roll(game, (5,))
    answer(game, "attack:1")
    assert prompt(game) == "ask-mine"
    square = keys(game)[0].removeprefix("at:")
    assert square.startswith("market.")
    answer(game, f"at:{square}")
    assert game.state.stock["detonation-token"].get(square) == 1
    bare_tile = two("cora", "zoey")
    for number in range(1, 5):
        clear(bare_tile, f"market.{number}")
    bare_tile = turn_of(bare_tile, 0)
    roll(bare_tile, (5,))
    answer(bare_tile, "attack:1")
    assert prompt(bare_tile) == "ask-action"


# --- the Outpost ------------------------------------------------------------------------------------------------------


def beside(*characters: str) -> Game:
    game = bare(*(characters or ("mayu", "zoey", "jake")))
    outpost_at(game, "market.1")
    stand(game, 0, "market.a")
    stand(game, 1, "market.a")
    stand(game, 2, "rail.a")
    return turn_of(game, 0)


@pytest.mark.rule("R-085", "R-086", "R-295", "R-296", "R-299", "R-304", "R-305", "R-303", "R-265", "R-286", "R-288")
def test_inside_one_works_or_trains_and_is_safe() -> None:
    game = beside()
    own(game, 0, guns=1, clothing=2)
    own(game, 1, guns=1)
    game = turn_of(game, 0)
    answer(game, "enter-outpost")
    assert {key.partition(":")[0] for key in keys(game)} == {"work", "train", "craft", "end-turn"}
    answer(game, "train")
    assert (me(game, 0).skill, me(game, 0).ap) == (1, 2)
    assert me(game, 0).inside
    game = turn_of(game, 1)
    assert "attack:0" not in keys(game)
    assert "enter-outpost" not in keys(game)
    assert "storm-outpost" in keys(game)


@pytest.mark.rule("R-290")
def test_one_must_begin_the_turn_beside_it() -> None:
    game = beside()
    stand(game, 0, "market.c")
    game = turn_of(game, 0)
    answer(game, "go:market.a")
    assert "enter-outpost" not in keys(game)


@pytest.mark.rule("R-297", "R-298", "R-300", "R-301", "R-302")
def test_leaving_is_free_and_an_action_may_follow() -> None:
    game = beside()
    me(game, 0).inside = True
    own(game, 0, clothing=2)
    game = turn_of(game, 0)
    assert "leave:market.a" in keys(game)
    answer(game, "leave:market.a")
    assert me(game, 0).ap == 15
    assert "craft:arm_sling" in keys(game)


@pytest.mark.rule(
    "R-307", "R-308", "R-309", "R-310", "R-311", "R-312", "R-314", "R-315", "R-317", "R-318", "R-319", "R-320", "R-321"
)
def test_the_outpost_is_stormed() -> None:
    game = beside()
    me(game, 1).inside = True
    own(game, 1, food=4, guns=2)
    game = turn_of(game, 0)
    answer(game, "storm-outpost")
    assert prompt(game) == "ask-tribute"
    assert game.asked() == [1]
    answer(game, "portion:food:3")
    assert held(game, 0) == {"food": 3}
    assert held(game, 1) == {"food": 1, "guns": 2}
    assert not me(game, 1).inside
    assert me(game, 1).section == "market.a"
    assert (me(game, 0).ap, me(game, 0).favor) == (8, -3)
    assert "enter-outpost" in keys(game)


@pytest.mark.rule("R-313")
def test_an_occupant_with_less_gives_all() -> None:
    game = beside()
    me(game, 1).inside = True
    own(game, 1, food=2)
    game = turn_of(game, 0)
    answer(game, "storm-outpost")
    assert held(game, 0) == {"food": 2}
    assert held(game, 1) == {}


@pytest.mark.rule("R-294")
def test_without_discs_nobody_works() -> None:
    game = beside()
    game.table.move_all("discs", "discs.2")
    game = turn_of(game, 0)
    answer(game, "enter-outpost")
    assert "work" not in keys(game)
    assert "train" in keys(game)


@pytest.mark.rule("R-499", "R-500", "R-503", "R-501", "R-502", "R-530")
def test_the_deal_opens_the_outpost_to_all() -> None:
    game = beside()
    bring(game, "the_deal", "events.active")
    me(game, 1).inside = True
    own(game, 0, guns=1)
    game = turn_of(game, 0)
    assert "storm-outpost" not in keys(game)
    answer(game, "enter-outpost")
    assert me(game, 0).ap == 10
    assert "attack:1" in keys(game)
    for seat in range(3):
        me(game, seat).passed = True
    game = turn_of(game, 0)
    assert not me(game, 0).inside
    assert not me(game, 1).inside
