"""Fights between players, step by step: who, for how much, what is rolled, and what the winner gets."""

from __future__ import annotations

import pytest

from fivefires.games.raid_trade.show.names import SEAT
from tests.games.raid_trade.tables import (
    Game,
    answer,
    bare,
    bare_line,
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
    told,
    turn_of,
)

# Faces of Combat Dice: Carter's are sure, Mayu's hit, Zoey's shield.
SURE, HIT, SHIELD = (1,), (2,), (1,)


def two(attacker: str = "carter", target: str = "zoey", third: str = "mayu", **goods: int) -> Game:
    """Both on one section, the attacker with a Gun, the target with these goods, the third far away."""
    game = bare(attacker, target, third)
    own(game, 0, guns=1)
    own(game, 1, **goods)
    for seat in (0, 1):
        stand(game, seat, "market.a")
    stand(game, 2, "rail.a")
    return turn_of(game, 0)


def attacks(game: Game) -> set[str]:
    return {key for key in keys(game) if key.startswith("attack:")}


# --- who can attack whom ----------------------------------------------------------------------------------------------


@pytest.mark.rule("R-223", "R-058", "R-410")
@pytest.mark.parametrize(("ap", "may"), [(4, False), (5, True)])
def test_five_ap_are_enough_and_all_of_them_are_paid(ap: int, may: bool) -> None:
    game = two()
    me(game, 0).ap = ap
    game = turn_of(game, 0)
    assert attacks(game) == ({"attack:1"} if may else set())
    if may:
        roll(game, SURE)
        answer(game, "attack:1")
        assert (me(game, 0).ap, me(game, 1).ap, held(game, 0)) == (0, 15, {})


@pytest.mark.rule("R-220", "R-221", "R-238")
def test_all_others_on_the_section_can_be_attacked_and_nobody_else() -> None:
    game = bare("carter", "zoey", "mayu", "jake")
    own(game, 1, guns=1)
    for seat in range(3):
        stand(game, seat, "market.a")
    stand(game, 3, "market.c")
    me(game, 2).passed = True
    game = turn_of(game, 1)
    assert attacks(game) == {"attack:0", "attack:2"}


@pytest.mark.rule("R-303", "R-304", "R-499")
def test_the_walls_of_the_outpost_part_those_inside_from_those_outside() -> None:
    game = two()
    outpost_at(game, "market.1")
    own(game, 0, guns=1)
    me(game, 1).inside = True
    game = turn_of(game, 0)
    assert attacks(game) == set()
    me(game, 0).inside, me(game, 1).inside = True, False
    game = turn_of(game, 0)
    assert attacks(game) == set()
    me(game, 1).inside = True
    stand_apart = me(game, 1)
    stand_apart.section = "rail.a"
    game = turn_of(game, 0)
    assert attacks(game) == {"attack:1"}


@pytest.mark.rule("R-102", "R-220", "R-221")
def test_in_a_ceasefire_nobody_attacks() -> None:
    game = two()
    bring(game, "ceasefire", "events.active")
    game = turn_of(game, 0)
    assert attacks(game) == set()
    assert "pass-round" in keys(game)


@pytest.mark.rule("R-441", "R-410")
def test_on_the_helipad_there_is_peace_and_elsewhere_not() -> None:
    game = bare_line("carter", "zoey", "mayu")
    for tile, may in (("helipad", False), ("market", True)):
        for seat in (0, 1):
            stand(game, seat, f"{tile}.a")
        stand(game, 2, f"{game.state.laid[0].tile}.a")
        own(game, 0, guns=1)
        game = turn_of(game, 0)
        assert ("attack:1" in keys(game)) is may
    me(game, 1).out = me(game, 1).passed = True
    game = turn_of(game, 0)
    assert attacks(game) == set()


@pytest.mark.rule("R-507", "R-508", "R-515", "R-236", "R-237")
def test_what_serves_for_a_gun_does_so_on_its_own_side_alone() -> None:
    game = two("jake", "carter", guns=1)
    own(game, 0, food=1)
    bring(game, "rivet_gun", "made.0")
    bring(game, "helmet", "made.0")
    bring(game, "super_gun", "made.1")
    game = turn_of(game, 0)
    assert attacks(game) == {"attack:1+rivet_gun"}
    answer(game, "attack:1+rivet_gun")
    assert game.asked() == [1]
    assert keys(game) == ["defend", "no-defence"]
    assert "rivet_gun" in game.state.piles["box"]
    assert game.state.piles["made.0"] == ["helmet"]
    roll(game, (5,), (3,))
    answer(game, "defend")
    assert held(game, 1) == {}
    assert (me(game, 0).ap, me(game, 1).ap) == (10, 12)


@pytest.mark.rule("R-507", "R-508", "R-236", "R-118", "R-259")
def test_a_quest_serves_for_a_gun_once_a_round() -> None:
    game = two("carter", "zoey", food=1)
    bring(game, "shelter", "quests.1")
    game = turn_of(game, 0)
    roll(game, (5,), (3,))
    answer(game, "attack:1", "defend+shelter")
    assert me(game, 1).used == ["shelter"]
    assert game.state.piles["quests.1"] == ["shelter"]
    own(game, 0, guns=1)
    game = turn_of(game, 0)
    roll(game, (5,))
    answer(game, "attack:1")
    assert (prompt(game), game.asked()) == ("ask-action", [0])


# --- the fight --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-222", "R-485", "R-078", "R-082")
def test_an_attack_is_the_action_and_ends_a_begun_move() -> None:
    game = two()
    stand(game, 0, "market.c")
    game = turn_of(game, 0)
    answer(game, "go:market.a")
    roll(game, (5,))
    answer(game, "attack:1")
    assert game.asked() == [1]
    still = two()
    own(still, 0, guns=2)
    still = turn_of(still, 0)
    roll(still, (5,))
    answer(still, "attack:1")
    assert still.asked() == [0]
    assert attacks(still) == set()
    assert [key for key in keys(still) if key.startswith("go:")]


@pytest.mark.rule("R-224", "R-225", "R-226", "R-091", "R-236", "R-237", "R-229", "R-481")
@pytest.mark.parametrize(("ap", "may"), [(2, False), (3, True)])
def test_a_defence_costs_three_ap_and_a_gun(ap: int, may: bool) -> None:
    game = two(guns=2)
    me(game, 1).ap = ap
    game = turn_of(game, 0)
    roll(game, (5,), *([(3,)] if may else []))
    answer(game, "attack:1")
    if may:
        assert (prompt(game), game.asked(), keys(game)) == ("ask-defend", [1], ["defend", "no-defence"])
        assert told(game) == {"seat": SEAT[0], "ap": 3}
        answer(game, "defend")
        assert (me(game, 1).ap, held(game, 1)) == (3, {"guns": 1})  # Zoey's third face gives 3 AP
    else:
        assert (game.asked(), me(game, 1).ap, held(game, 1)) == ([0], 2, {"guns": 2})
    assert me(game, 0).ap == 10


@pytest.mark.rule("R-224", "R-229", "R-236")
def test_without_a_gun_nobody_is_asked_to_defend() -> None:
    game = two(food=1)
    roll(game, (5,))
    answer(game, "attack:1")
    assert (prompt(game), game.asked()) == ("ask-action", [0])
    assert me(game, 1).ap == 15


@pytest.mark.rule("R-228", "R-232", "R-233", "R-249", "R-413")
def test_who_defends_in_vain_or_for_nothing_rolls_all_the_same() -> None:
    game = two("carter", "mayu", "zoey", guns=1, food=2)
    roll(game, (5,), (3,))
    answer(game, "attack:1", "defend")
    assert [one.skill for one in game.state.players] == [0, 1, 0]
    assert (held(game, 0), held(game, 1), prompt(game)) == ({}, {"food": 2}, "ask-action")
    assert (me(game, 0).favor, me(game, 1).favor) == (0, 0)


@pytest.mark.rule("R-412", "R-413")
def test_in_the_scenario_only_a_beaten_defender_gains_adrenaline() -> None:
    game = bare_line("carter", "zoey", "mayu")
    own(game, 0, guns=1)
    game = turn_of(game, 0)
    failed = game.copy()
    roll(game, SURE)
    answer(game, "attack:1")
    assert [one.favor for one in game.state.players] == [0, -1, 0]
    roll(failed, (5,))
    answer(failed, "attack:1")
    assert [one.favor for one in failed.state.players] == [0, 0, 0]


@pytest.mark.rule("R-201", "R-202", "R-204", "R-230", "R-227", "R-200", "R-229", "R-232")
@pytest.mark.parametrize(
    ("face", "defence", "wins"),
    [((1,), (1,), True), ((2,), (1,), False), ((2,), (4,), True), ((5,), (4,), False), ((6,), (4,), False)],
)
def test_a_hit_wins_unless_there_is_a_shield(face: tuple[int], defence: tuple[int], wins: bool) -> None:
    game = two(guns=1, food=1)
    roll(game, face, defence)
    answer(game, "attack:1", "defend")
    assert prompt(game) == ("ask-take-three" if wins else "ask-action")


@pytest.mark.rule("R-213", "R-217", "R-214", "R-231", "R-203", "R-060", "R-232", "R-234")
def test_symbols_give_what_they_say_to_whoever_rolled_them() -> None:
    game = two("mayu", "zoey", "jake", food=1)
    roll(game, (5,))
    answer(game, "attack:1")
    assert [one.ap for one in game.state.players] == [15 - 5 + 3, 15, 15]
    game = two("mayu", "zoey", "jake", food=1)
    roll(game, (6,))
    answer(game, "attack:1")
    assert [one.skill for one in game.state.players] == [1, 0, 0]
    assert me(game, 0).ap == 10
    game = two("zoey", "mayu", "jake", food=1)
    roll(game, (5,))
    answer(game, "attack:1")
    assert (prompt(game), game.asked()) == ("ask-build", [0])
    assert sorted(keys(game)) == sorted(
        [*(f"craft:{item}" for item in ("bicycle", "torch", "antenna", "fuse_box", "battery")), "decline"]
    )
    game = two("carter", "mayu", "jake", food=1)
    before = game.copy()
    roll(game, (5,))
    answer(game, "attack:1")
    assert (me(game, 0).skill, me(game, 0).ap, held(game, 1)) == (0, 10, held(before, 1))


@pytest.mark.rule("R-205", "R-206", "R-231")
def test_steal_takes_one_item_and_without_one_nothing() -> None:
    game = two("garcia", "zoey", "mayu")
    bring(game, "torch", "made.1")
    bring(game, "thermos", "made.2")
    roll(game, (5,))
    answer(game, "attack:1")
    assert [game.state.piles[f"made.{seat}"] for seat in range(3)] == [["torch"], [], ["thermos"]]
    game = two("garcia", "zoey", "mayu")
    for item in ("torch", "antenna"):
        bring(game, item, "made.1")
    roll(game, (5,))
    answer(game, "attack:1")
    assert (game.asked(), keys(game)) == ([0], ["card:torch", "card:antenna"])
    answer(game, "card:antenna")
    assert [game.state.piles[f"made.{seat}"] for seat in range(2)] == [["antenna"], ["torch"]]
    game = two("garcia", "zoey", "mayu", food=1)
    roll(game, (5,))
    answer(game, "attack:1")
    assert (prompt(game), held(game, 1)) == ("ask-action", {"food": 1})


@pytest.mark.rule("R-207", "R-208", "R-209", "R-210", "R-211", "R-212", "R-231")
def test_destroy_is_chosen_by_the_roller_where_there_is_a_choice() -> None:
    def attacked(items: tuple[str, ...], hand: tuple[str, ...], *more: tuple[int]) -> Game:
        game = two("jake", "zoey", "mayu")
        for item in items:
            bring(game, item, "made.1")
        for card in hand:
            bring(game, card, "incident.rail")
            bring(game, card, "hand.1")
        game = turn_of(game, 0)
        roll(game, (5,), *more)
        answer(game, "attack:1")
        while prompt(game) == "ask-react":
            answer(game, "pass")
        return game

    game = attacked(("torch", "antenna"), ("scavenger",))
    assert (game.asked(), keys(game)) == ([0], ["an-item", "an-incident"])
    answer(game, "an-item")
    assert (game.asked(), keys(game)) == ([0], ["card:torch", "card:antenna"])
    answer(game, "card:antenna")
    assert (game.state.piles["made.1"], game.state.piles["hand.1"]) == (["torch"], ["scavenger"])
    assert "antenna" in game.state.piles["box"]
    game = attacked((), ("scavenger", "old_map", "shortcut"), (3,))
    assert game.state.piles["hand.1"] == ["scavenger", "old_map"]
    assert game.state.piles["incidents.discards"] == ["shortcut"]
    game = attacked(("torch",), ())
    assert (game.state.piles["made.1"], prompt(game)) == ([], "ask-action")
    game = attacked((), ())
    assert prompt(game) == "ask-action"


@pytest.mark.rule("R-520", "R-522", "R-523")
def test_dynamite_asks_cora_for_a_house_without_a_mine() -> None:
    game = two("cora", "zoey")
    clear(game, "market.1")
    game.table.shift("detonation-token", 1, "mines.0", "market.2")
    game = turn_of(game, 0)
    free = [f"at:market.{at}" for at in (3, 4) if f"market.{at}" != game.state.outpost]
    roll(game, (5,))
    answer(game, "attack:1")
    assert (prompt(game), game.asked(), keys(game)) == ("ask-mine", [0], free)
    answer(game, free[0])
    assert game.state.stock["detonation-token"] == {"market.2": 1, free[0].removeprefix("at:"): 1}
    own(game, 0, guns=1)
    game = turn_of(game, 0)
    roll(game, (5,))
    answer(game, "attack:1")
    assert prompt(game) == "ask-action"


# --- the reward -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-239", "R-243", "R-234", "R-240", "R-241")
def test_a_disc_or_goods_as_there_are() -> None:
    game = two()
    bring(game, "disc_2", "discs.1")
    bring(game, "disc_4", "discs.1")
    me(game, 1).favor = 6
    me(game, 0).favor = 1
    roll(game, SURE)
    answer(game, "attack:1")
    assert [one.favor for one in game.state.players] == [5, 2, 0]
    assert (game.state.piles["discs.0"], game.state.piles["discs.1"]) == (["disc_4"], ["disc_2"])
    game = two()
    roll(game, SURE)
    answer(game, "attack:1")
    assert prompt(game) == "ask-action"
    game = two(food=1)
    bring(game, "disc_2", "discs.1")
    roll(game, SURE)
    answer(game, "attack:1")
    assert (prompt(game), game.asked()) == ("ask-reward", [0])
    answer(game, "reward-goods")
    assert (prompt(game), game.asked()) == ("ask-take-three", [0])
    answer(game, "portion:food:1")
    assert (held(game, 0), game.state.piles["discs.1"]) == ({"food": 1}, ["disc_2"])


@pytest.mark.rule("R-239", "R-234", "R-411")
def test_a_padlock_keeps_the_goods() -> None:
    game = two("carter", "garcia", food=3)
    bring(game, "padlock", "made.1")
    game = turn_of(game, 0)
    roll(game, SURE)
    answer(game, "attack:1", "react:card:padlock")
    assert (prompt(game), held(game, 1)) == ("ask-action", {"food": 3})


@pytest.mark.rule("R-244", "R-245", "R-246", "R-247")
def test_five_are_given_or_up_to_three_are_taken() -> None:
    def beaten(**goods: int) -> Game:
        game = two("carter", "zoey", "mayu", **goods)
        roll(game, SURE)
        answer(game, "attack:1")
        return game

    game = beaten(food=5)
    assert (prompt(game), game.asked(), keys(game)) == ("ask-ransom", [1], ["allow-three", "give-five"])
    assert told(game) == {"seat": SEAT[0]}
    ransomed = game.copy()
    answer(game, "allow-three")
    assert (prompt(game), game.asked()) == ("ask-take-three", [0])
    assert keys(game) == ["portion:food:1", "portion:food:2", "portion:food:3", "done"]
    answer(game, "portion:food:3")
    assert (held(game, 0), held(game, 1)) == ({"food": 3}, {"food": 2})
    answer(ransomed, "give-five")
    assert (held(ransomed, 0), held(ransomed, 1)) == ({"food": 5}, {})
    game = beaten(food=4)
    assert (prompt(game), game.asked()) == ("ask-take-three", [0])
    game = beaten(food=2)
    assert keys(game) == ["portion:food:1", "portion:food:2", "done"]


@pytest.mark.rule("R-245", "R-246")
def test_the_beaten_one_picks_the_five_and_the_winner_the_three() -> None:
    game = two(food=3, tools=3)
    roll(game, SURE)
    answer(game, "attack:1")
    other = game.copy()
    answer(game, "give-five")
    assert (prompt(game), game.asked()) == ("ask-give-five", [1])
    answer(game, "portion:food:3", "portion:tools:2")
    assert (held(game, 0), held(game, 1)) == ({"food": 3, "tools": 2}, {"tools": 1})
    answer(other, "allow-three")
    assert (prompt(other), other.asked()) == ("ask-take-three", [0])


@pytest.mark.rule("R-482", "R-484", "R-509", "R-510")
def test_a_fight_stopped_before_or_after_payment() -> None:
    game = two("carter", "mayu", "zoey", guns=1, food=3)
    bring(game, "white_flag", "made.1")
    game = turn_of(game, 0)
    answer(game, "attack:1")
    passed = game.copy()
    answer(game, "react:card:white_flag")
    assert (me(game, 0).ap, held(game, 0), held(game, 1)) == (15, {"guns": 1}, {"guns": 1, "food": 3})
    assert (prompt(game), game.asked(), attacks(game)) == ("ask-action", [0], set())
    answer(passed, "pass")
    assert (prompt(passed), me(passed, 0).ap) == ("ask-defend", 10)
    game = two("carter", "zoey", guns=1, food=3)
    bring(game, "flak_jacket", "made.1")
    game = turn_of(game, 0)
    answer(game, "attack:1", "react:card:flak_jacket")
    assert (me(game, 0).ap, held(game, 0), held(game, 1)) == (10, {}, {"guns": 1, "food": 3})
    assert (prompt(game), game.asked(), attacks(game)) == ("ask-action", [0], set())


@pytest.mark.rule("R-223", "R-060", "R-481")
def test_cards_change_the_price_of_a_fight() -> None:
    game = two("carter", "mayu", "zoey", food=1)
    bring(game, "brass_knuckles", "made.0")
    game = turn_of(game, 0)
    roll(game, (5,))
    answer(game, "attack:1", "react:card:brass_knuckles")
    assert me(game, 0).ap == 11
    game = two("carter", "mayu", "zoey", guns=1)
    bring(game, "arm_sling", "made.1")
    me(game, 1).ap = 2
    game = turn_of(game, 0)
    roll(game, (5,), (2,))
    answer(game, "attack:1", "react:card:arm_sling", "defend")
    assert me(game, 1).ap == 0


@pytest.mark.rule("R-201", "R-204", "R-232", "R-491")
def test_cards_make_and_break_shields() -> None:
    game = two("carter", "mayu", "zoey", food=1)
    bring(game, "shield_plate", "made.1")
    game = turn_of(game, 0)
    roll(game, HIT)
    answer(game, "attack:1", "react:card:shield_plate")
    assert (prompt(game), me(game, 1).ap) == ("ask-action", 13)
    game = two("carter", "mayu", "zoey", guns=1, food=1)
    bring(game, "shotgun", "made.0")
    game = turn_of(game, 0)
    roll(game, HIT, SHIELD)
    answer(game, "attack:1", "react:card:shotgun", "defend")
    assert prompt(game) == "ask-take-three"
