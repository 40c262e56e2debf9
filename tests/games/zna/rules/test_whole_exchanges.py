"""Things that change their place, from the first answer to the last: pick up, trade, equip, find, mix."""

from __future__ import annotations

import pytest

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.vocabulary import Piece
from fivefires.games.zna.rules import actions, chemistry, fighting, gear, plans, searching
from fivefires.games.zna.rules.questions import Means
from fivefires.games.zna.show.view import ZnaView
from fivefires.games.zna.state import OUT, Transfer
from fivefires.kernel import key_of
from fivefires.kit.bits import members
from tests.games.zna.rules.test_fighting import seen_at
from tests.games.zna.rules.test_searching_and_drone import on_top
from tests.games.zna.tables import BLANK, ONE, TWO, Game


def pair(*heroes: str, players: int = 4, scenario: int = 1) -> Game:
    """The second and the third hero side by side, the others far away, so that no seat is the first one."""
    game = Game(*heroes, players=players, scenario=scenario)
    game.explore()
    game.put(2, game.next_to(game.hero(1).area)[0])
    game.apart(0, 3)
    game.state.hero = game.state.active = 1
    if players == 1:
        game.state.active = 0
    game.hero(1).actions = 3
    return game


def _planned(game: Game) -> list[Transfer]:
    return game.state.plan.transfers if game.state.plan is not None else []


# --- trade -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-218", "N-220", "N-221", "N-124", "N-125", "N-476")
def test_a_trade_of_tokens_between_two_who_are_full() -> None:
    game = pair("quinn", "gus", "tobias")
    game.token(1, "yellow_1", 4)
    game.token(2, "green_2", 3)
    game.token(2, "blue_1")
    game.unmask(2)
    first = ["put:yellow_1:hero.2:hero.1"]
    offers = game.until(plans.trade(game.table, 1))
    assert set(offers) == {
        "put:yellow_1:hero.2:hero.1",
        "put:gas-mask:hero.2:hero.1",
        "put:green_2:hero.1:hero.2",
        "put:blue_1:hero.1:hero.2",
        "put:yellow_1:ground:",
        "put:gas-mask:ground:",
        "call-off",
    }
    assert "enough" not in game.until(plans.trade(game.table, 1), *first)  # five for one who holds four
    both = [*first, "put:green_2:hero.1:hero.2"]
    assert "enough" in game.until(plans.trade(game.table, 1), *both)
    rule = plans.trade(game.table, 1)
    question = rule.send(None)
    for key in (*both, "put:gas-mask:hero.2:hero.1", "enough"):
        assert [*question.choices] == [1]
        question = rule.send(next(option for option in question.options if key_of(option) == key))
    assert (question.prompt.message, [*question.choices]) == ("ask-consent", [2])
    assert (question.prompt.rule, question.args["given"], question.args["taken"]) == ("N-220", 2, 1)
    assert [one.thing for one in _planned(game)] == ["yellow_1", "green_2", "gas-mask"]
    with pytest.raises(StopIteration) as over:
        rule.send(question.options[0])
    assert over.value.value is True
    assert _planned(game) == []
    assert gear.tokens(game.state, 1) == {"yellow_1": 3, "green_2": 1}
    assert gear.tokens(game.state, 2) == {"yellow_1": 1, "green_2": 2, "blue_1": 1}
    assert game.state.stock[piles.MASK] == {**game.state.stock[piles.MASK], piles.ON[2]: 1}
    assert piles.ON[1] not in game.state.stock[piles.MASK]


@pytest.mark.rule("N-220", "N-218", "N-011")
def test_heroes_of_one_player_need_no_consent() -> None:
    game = Game("quinn", "gus", "tobias", "mia", players=3)
    game.explore()
    game.put(1, game.next_to(game.hero(0).area)[0])
    game.apart(2, 3)
    knife = game.give(0, "kitchen_knife")
    game.play(plans.trade(game.table, 0), f"put:{knife}:hero.1:hero.0", "enough")
    assert knife in game.state.piles[piles.HANDS[1]]


@pytest.mark.rule("N-220", "N-221")
def test_a_trade_that_another_refuses_moves_nothing_and_is_over_for_this_turn() -> None:
    game = pair("quinn", "gus", "tobias")
    game.put(3, game.next_to(game.hero(1).area)[0])
    knife = game.give(1, "kitchen_knife")
    game.play(
        actions.turn(game.table),
        "trade",
        "who:tobias",
        f"put:{knife}:hero.2:hero.1",
        "enough",
        "refuse",
        asked=None,
    )
    assert (game.state.piles[piles.HANDS[1]], game.hero(1).actions, game.state.plan) == ([knife], 3, None)
    assert plans.partners(game.state, 1) == [3]


@pytest.mark.rule("N-476", "N-218")
@pytest.mark.parametrize("count", [2, 3])
def test_three_gifts_are_an_open_hand(count: int) -> None:
    game = pair("quinn", "gus", "tobias", players=1)
    where = next(pile for pile, held in game.state.piles.items() if "open_hand" in held)
    game.table.move(where and "open_hand", where, piles.SECRET[1])
    game.state.since[piles.SECRET[1]] = [[0] * 5]
    game.token(1, "yellow_1", 3)
    game.token(2, "blue_1", 2)
    gifts = ["put:yellow_1:hero.2:hero.1"] * count
    game.play(plans.trade(game.table, 1), *gifts, "put:blue_1:hero.1:hero.2", "enough", asked=1)
    assert game.state.piles[piles.DONE[1]] == (["open_hand"] if count == 3 else [])


@pytest.mark.rule("N-476", "N-133", "N-220")
def test_what_is_dropped_is_no_gift_and_whoever_gives_three_has_an_open_hand() -> None:
    game = pair("quinn", "gus", "tobias")
    for hero, kind in ((1, "blue_1"), (2, "green_1")):
        where = next(pile for pile, held in game.state.piles.items() if "open_hand" in held)
        game.table.move("open_hand", where, piles.SECRET[hero])
        game.state.since[piles.SECRET[hero]] = [[0] * 5]
        mine, other = (f"put:{kind}:hero.{to}:hero.{by}" for to, by in ((2, 1), (1, 2)))
        game.token(1, kind, 3)
        game.token(2, kind, 3)
        gifts = [mine, mine, f"put:{kind}:ground:", *([other] * 3)]
        rule = plans.trade(game.table, 1)
        question = rule.send(None)
        for key in (*gifts, "enough"):
            question = rule.send(next(option for option in question.options if key_of(option) == key))
        assert (question.prompt.message, question.args["given"], question.args["taken"]) == ("ask-consent", 2, 3)
        with pytest.raises(StopIteration):
            rule.send(question.options[0])
        assert game.state.piles[piles.DONE[hero]] == (["open_hand"] if hero == 2 else [])
        game.empty(1)
        game.empty(2)


@pytest.mark.rule("N-133", "N-218", "N-221", "N-126")
def test_whoever_opens_a_trade_may_drop_things_to_make_room_but_a_drop_is_no_trade() -> None:
    game = pair("quinn", "gus", "tobias", players=1, scenario=2)
    for space, faces in (("hands", ["fire_axe"]), ("belt", ["crowbar"] * 2), ("pack", ["revolver"] * 3)):
        for face in faces:
            game.give(1, face, space)
    game.table.shift(piles.KEY, 1, piles.at(game.map.piece(Piece.KEY)[0]), piles.ON[1])
    knife = game.give(2, "kitchen_knife")
    take = f"put:{knife}:hero.1:hero.2"
    assert f"put:{knife}:ground:" not in game.until(plans.trade(game.table, 1))  # it is the other's
    assert "enough" not in game.until(plans.trade(game.table, 1), take)
    assert "enough" not in game.until(plans.trade(game.table, 1), "put:key:ground:")
    game.play(plans.trade(game.table, 1), take, "put:key:ground:", "enough", asked=1)
    assert game.stock(piles.KEY, piles.at(game.hero(1).area)) == 1
    assert knife in game.state.piles[piles.PACK[1]]


# --- pick up ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-176", "N-177", "N-179")
def test_a_pick_up_ends_when_all_is_taken_or_when_he_says_so() -> None:
    game = pair("quinn", "gus", "tobias")
    here = game.hero(1).area
    place = piles.at(here)
    game.table.shift("blue_1", 2, piles.BAG, place)
    knife = game.give(1, "kitchen_knife")
    gear.drop(game.table, 1, knife)
    offers = game.until(plans.pick_up(game.table, 1))
    assert offers == [f"put:{knife}:self:{place}", f"put:blue_1:self:{place}", "put:gas-mask:ground:", "call-off"]
    game.play(actions.turn(game.table), "pick-up", f"put:blue_1:self:{place}", "enough", asked=1)
    assert (gear.tokens(game.state, 1), game.stock("blue_1", place)) == ({"blue_1": 1}, 1)
    assert game.hero(1).actions == 2
    game.play(actions.turn(game.table), "pick-up", "call-off", asked=1)
    assert (game.hero(1).actions, game.state.plan) == (2, None)
    assert "pick-up" not in [key_of(option) for option in actions.options(game.state, 1)]
    game.hero(1).called_off = ""
    both = [f"put:blue_1:self:{place}", f"put:{knife}:self:{place}"]
    game.play(actions.turn(game.table), "pick-up", *both, asked=1)
    assert gear.tokens(game.state, 1) == {"blue_1": 2}
    assert (game.state.piles[piles.HANDS[1]], game.hero(1).actions) == ([knife], 1)
    assert not plans.anything_here(game.state, 1)


@pytest.mark.rule("N-125", "N-178", "N-127")
def test_one_mask_is_enough_and_a_lying_hero_can_be_robbed_of_his() -> None:
    game = pair("quinn", "gus", "tobias")
    here = game.hero(1).area
    game.put(2, here)
    game.hero(2).status = OUT
    game.table.shift(piles.MASK, 2, piles.SUPPLY, piles.at(here))
    assert not plans.anything_here(game.state, 1)
    assert game.until(plans.pick_up(game.table, 1)) == ["put:gas-mask:ground:", "call-off"]
    game.unmask(1)
    assert plans.anything_here(game.state, 1)
    masks = {f"put:gas-mask:self:{piles.at(here)}", "put:gas-mask:self:hero.2"}
    assert masks < set(game.until(plans.pick_up(game.table, 1)))
    game.play(plans.pick_up(game.table, 1), "put:gas-mask:self:hero.2", asked=1)
    assert piles.ON[2] not in game.state.stock[piles.MASK]
    assert game.stock(piles.MASK, piles.ON[1]) == 1
    assert game.stock(piles.MASK, piles.at(here)) == 2
    game.table.shift(piles.MASK, 2, piles.at(here), piles.SUPPLY)
    assert not plans.anything_here(game.state, 1)  # he who lies has nothing any more
    game.give(2, "lucky_coin", "pack")
    assert plans.anything_here(game.state, 1)
    game.empty(2)
    assert not plans.anything_here(game.state, 1)
    game.table.shift("blue_1", 1, piles.BAG, piles.at(here))
    assert plans.anything_here(game.state, 1)


@pytest.mark.rule("N-133", "N-177", "N-179")
def test_whoever_picks_up_may_drop_things_and_takes_at_least_one() -> None:
    game = pair("quinn", "gus", "tobias")
    place = piles.at(game.hero(1).area)
    game.table.shift("blue_1", 2, piles.BAG, place)
    axe = game.give(1, "fire_axe")
    drop = f"put:{axe}:ground:"
    assert "enough" not in game.until(plans.pick_up(game.table, 1), drop)
    game.play(plans.pick_up(game.table, 1), drop, f"put:blue_1:self:{place}", "enough", asked=1)
    assert game.state.lying == {axe: game.hero(1).area}
    assert (gear.tokens(game.state, 1), game.stock("blue_1", place)) == ({"blue_1": 1}, 1)


@pytest.mark.rule("N-176", "N-177")
def test_however_much_lies_there_no_question_has_more_than_64_answers() -> None:
    game = pair("quinn", "gus", "tobias")
    here = game.hero(1).area
    axe = game.give(1, "fire_axe")
    for deck in (piles.RESOURCES, piles.SPECIALS):
        for card in [*game.state.piles[deck]]:
            gear.lay(game.table, card, deck, here)
    offers = game.until(plans.pick_up(game.table, 1))
    assert len(offers) == 63
    assert offers[-3:] == [f"put:{axe}:ground:", "put:gas-mask:ground:", "call-off"]
    more = game.until(plans.pick_up(game.table, 1), offers[0])
    assert (len(more), more[-2:]) == (64, ["enough", "call-off"])
    assert offers[0] not in more


@pytest.mark.rule("N-499", "N-177", "N-192")
def test_whom_the_noise_of_a_key_fells_has_no_plan_any_more() -> None:
    game = Game("gus", scenario=2)
    game.explore()
    game.apart(1, 2, 3)
    place = game.map.piece(Piece.KEY)[1]
    game.put(0, place)
    game.hero(0).health = 1
    on_top(game, piles.EVENTS, "broken_glass")
    game.play(actions.turn(game.table), "pick-up", f"put:key:self:{piles.at(place)}")
    assert (game.state.plan, game.hero(0).actions) == (None, 2)
    assert game.state.keys_taken == []
    assert game.stock(piles.KEY, piles.at(place)) == 1


@pytest.mark.rule("N-499", "N-178")
def test_only_a_key_that_is_picked_up_from_its_own_place_is_loud() -> None:
    game = Game("gus", scenario=2)
    game.explore()
    game.apart(2, 3)
    first, second = game.map.piece(Piece.KEY)[:2]
    game.put(0, first)
    game.put(1, first)
    game.hero(1).status = OUT
    game.table.shift(piles.KEY, 1, piles.at(second), piles.ON[1])
    left = len(game.state.piles[piles.EVENTS])
    game.play(plans.pick_up(game.table, 0), "put:key:self:hero.1", "enough")
    assert (game.stock(piles.KEY, piles.ON[0]), len(game.state.piles[piles.EVENTS])) == (1, left)
    on_top(game, piles.EVENTS, "silence")
    take = f"put:key:self:{piles.at(first)}"
    game.play(plans.pick_up(game.table, 0), take)
    assert (game.stock(piles.KEY, piles.ON[0]), len(game.state.piles[piles.EVENTS])) == (2, left - 1)
    game.table.shift(piles.KEY, 1, piles.ON[0], piles.at(first))
    game.play(plans.pick_up(game.table, 0), take)
    assert len(game.state.piles[piles.EVENTS]) == left - 1  # it does not lie there any more as it was put


# --- equip -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-243", "N-120", "N-123", "N-133", "N-246")
def test_everything_may_be_rearranged_at_once_and_what_is_dropped_makes_room() -> None:
    game = Game("gus", scenario=2)
    game.apart(1, 2, 3)
    axe = game.give(0, "fire_axe")
    belt = [game.give(0, "crowbar", "belt"), game.give(0, "crowbar", "belt")]
    pack = [game.give(0, "revolver", "pack") for _ in range(3)]
    old, new = game.give(0, "old_stock", "slot"), game.give(0, "hollow_points", "pack")
    assert "enough" not in game.until(plans.equip(game.table, 0), f"put:{axe}:pack:")
    swap = [f"put:{axe}:pack:", f"put:{belt[0]}:hands:", f"put:{pack[0]}:hands:"]
    assert "enough" in game.until(plans.equip(game.table, 0), *swap)
    assert "enough" not in game.until(plans.equip(game.table, 0), f"put:{new}:slot:")
    game.play(
        actions.turn(game.table),
        "equip",
        *swap,
        f"put:{new}:slot:",
        f"put:{old}:belt:",
        f"put:{pack[1]}:ground:",
        "enough",
    )
    assert game.state.piles[piles.HANDS[0]] == [belt[0], pack[0]]
    assert game.state.piles[piles.BELT[0]] == [belt[1], old]
    assert (game.state.piles[piles.SLOT[0]], game.state.piles[piles.PACK[0]]) == ([new], [pack[2], axe])
    assert (game.state.lying[pack[1]], game.hero(0).actions) == (game.hero(0).area, 2)


@pytest.mark.rule("N-126", "N-120", "N-243")
def test_each_key_takes_one_space_and_frees_one_when_it_is_dropped() -> None:
    game = Game("gus", scenario=2)
    game.apart(1, 2, 3)
    for place in game.map.piece(Piece.KEY)[:2]:
        game.table.shift(piles.KEY, 1, piles.at(place), piles.ON[0])
    game.give(0, "revolver", "pack")
    game.give(0, "revolver", "pack")
    first, second = (game.give(0, "crowbar", "belt") for _ in range(2))
    assert "enough" not in game.until(plans.equip(game.table, 0), f"put:{first}:pack:")
    one = ["put:key:ground:", f"put:{first}:pack:"]
    assert "enough" in game.until(plans.equip(game.table, 0), *one)
    assert "enough" not in game.until(plans.equip(game.table, 0), *one, f"put:{second}:pack:")
    game.play(plans.equip(game.table, 0), *one, "enough")
    assert game.stock(piles.KEY, piles.ON[0]) == 1
    assert game.stock(piles.KEY, piles.at(game.hero(0).area)) == 1


# --- finds -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-131", "N-132", "N-113", "N-122")
def test_where_a_find_may_go_and_what_may_be_dropped_for_it() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    game.give(0, "kitchen_knife")
    for face, spaces in (
        ("service_pistol", {"stow:hands", "stow:belt", "stow:pack", "leave-it"}),
        ("shotgun", {"stow:belt", "stow:pack", "leave-it"}),
        ("standard_rounds", {"stow:slot", "stow:belt", "stow:pack", "leave-it"}),
    ):
        on_top(game, piles.RESOURCES, face)
        assert set(game.until(searching.find_card(game.table, 0, piles.RESOURCES))) == spaces
        game.table.move(face, piles.INCOMING, piles.RESOURCE_DISCARDS)
    game.give(0, "crowbar")
    game.give(0, "old_stock", "slot")
    for space, count in (("belt", 2), ("pack", 4)):
        for _ in range(count):
            game.give(0, "first_aid_kit" if space == "belt" else "revolver", space) if count == 2 else game.give(
                0, "lucky_coin", space
            )
    others = {f"stow:belt:{card}" for card in game.state.piles[piles.BELT[0]]}
    others |= {f"stow:pack:{card}" for card in game.state.piles[piles.PACK[0]]} | {"leave-it"}
    hands = {"stow:hands:kitchen_knife", "stow:hands:crowbar"}
    for face, more in (
        ("service_pistol", hands),
        ("shotgun", set()),
        ("standard_rounds", {"stow:slot:old_stock"}),
    ):
        on_top(game, piles.RESOURCES, face)
        assert set(game.until(searching.find_card(game.table, 0, piles.RESOURCES))) == others | more
        game.table.move(face, piles.INCOMING, piles.RESOURCE_DISCARDS)
    game.table.move("crowbar", piles.HANDS[0], piles.BOX)  # one hand is free
    on_top(game, piles.RESOURCES, "shotgun")
    assert "stow:hands:kitchen_knife" in game.until(searching.find_card(game.table, 0, piles.RESOURCES))
    game.table.move("shotgun", piles.INCOMING, piles.RESOURCE_DISCARDS)
    on_top(game, piles.RESOURCES, "hollow_points")
    game.play(searching.find_card(game.table, 0, piles.RESOURCES), "stow:slot:old_stock")
    assert game.state.piles[piles.SLOT[0]] == ["hollow_points"]
    assert game.state.bullets.get("hollow_points") == 4
    assert game.state.lying == {"old_stock": game.hero(0).area}
    on_top(game, piles.RESOURCES, "shotgun")
    game.play(searching.find_card(game.table, 0, piles.RESOURCES), "leave-it")
    assert game.state.lying["shotgun"] == game.hero(0).area


@pytest.mark.rule("N-189", "N-131")
def test_what_lies_at_the_pharmacy_already_is_not_found_again() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    here = piles.at(game.hero(0).area)
    game.table.shift("green_1", 2, piles.BAG, here)
    game.table.force_tokens(["green_1", "blue_1"])
    game.play(searching._pharmacy(game.table, 0), "keep:green_1")
    assert (gear.tokens(game.state, 0), game.stock("green_1", here)) == ({"green_1": 1}, 2)


@pytest.mark.rule("N-132", "N-124", "N-189", "N-131")
def test_a_full_chemistry_slot_gives_up_a_token_or_leaves_the_new_one() -> None:
    for answer, kept in (("stow:chemistry:blue_1", True), ("leave-it", False)):
        game = Game("gus")
        game.apart(1, 2, 3)
        game.token(0, "blue_1", 3)
        game.token(0, "yellow_1")
        here = piles.at(game.hero(0).area)
        game.table.force_tokens(["green_3", "green_1"])
        game.play(searching._pharmacy(game.table, 0), "keep:green_3", answer)
        assert (piles.ON[0] in game.state.stock["green_3"]) == kept
        assert (here in game.state.stock["green_3"]) != kept
        assert game.stock("blue_1", piles.ON[0]) == (2 if kept else 3)
        assert (here in game.state.stock["blue_1"]) == kept


# --- chemistry -------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-201", "N-207", "N-200", "N-204")
def test_each_token_is_poured_for_itself() -> None:
    game = pair("quinn", "gus", "tobias")
    game.token(1, "yellow_2", 3)
    sprayer, second = (game.give(1, "garden_sprayer") for _ in range(2))
    in_bag = game.state.stock["yellow_2"].get(piles.BAG, 0)
    game.play(actions.turn(game.table), "mix", f"with:{second}", "load:yellow_2", "enough", asked=1)
    assert chemistry.cubes_in(game.state, second) == 2
    assert chemistry.cubes_in(game.state, sprayer) == 0
    assert gear.tokens(game.state, 1) == {"yellow_2": 2}
    assert game.stock("yellow_2", piles.BAG) == in_bag + 1
    game.play(actions.turn(game.table), "mix", f"with:{second}", "load:yellow_2", asked=1)
    assert chemistry.cubes_in(game.state, second) == 3
    assert game.hero(1).actions == 1
    # Full: it can only be emptied, one cube at a time, before something else goes in.
    game.play(
        actions.turn(game.table), "mix", f"with:{second}", "empty:yellow", "empty:yellow", "load:yellow_2", asked=1
    )
    assert (chemistry.cubes_in(game.state, second), gear.tokens(game.state, 1)) == (3, {})


@pytest.mark.rule("N-441", "N-442", "N-418", "N-224", "N-227")
def test_cards_and_hands_help_only_next_to_one_or_oneself() -> None:
    game = pair("quinn", "tobias", "gus")
    game.give(1, "first_aid_kit", "belt")
    game.give(1, "oxygen_bottle", "belt")
    for hero in range(4):
        game.hero(hero).health = game.hero(hero).resistance = 2
    kit, bottle, hand = "means:first_aid_kit:0:0", "means:oxygen_bottle:0:0", "means:helping_hand:0:0"
    for area in members(game.map.open):
        if area in (game.hero(0).area, game.hero(3).area):
            continue
        game.put(2, area)
        means = {key_of(one) for one in chemistry.means_for(game.state, 1, 2)}
        near = game.map.walk[game.hero(1).area][area] <= 1
        assert means == ({kit, bottle, hand} if near else set())
    assert {key_of(one) for one in chemistry.means_for(game.state, 1, 1)} == {kit, bottle}


@pytest.mark.rule("N-223", "N-226", "N-234", "N-418", "N-155")
def test_nobody_is_treated_who_lacks_nothing_or_with_nothing() -> None:
    game = pair("quinn", "gus", "mia")
    assert not chemistry.can_treat(game.state, 1)
    game.hero(1).health = 1
    assert not chemistry.can_treat(game.state, 1)
    syringe = game.give(1, "syringe", "belt", green=1)
    assert not chemistry.can_treat(game.state, 1)
    game.hero(2).resistance = 1
    assert chemistry.can_treat(game.state, 1)
    assert chemistry.patients(game.state, 1) == [2]
    game.table.move(syringe, piles.BELT[1], piles.PACK[1])
    assert not chemistry.can_treat(game.state, 1)
    game.give(1, "oxygen_bottle", "belt")
    assert chemistry.patients(game.state, 1) == [2]
    game.give(1, "first_aid_kit", "pack")
    assert chemistry.patients(game.state, 1) == [2]


# --- weapons ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-317", "N-325", "N-113", "N-324", "N-326")
def test_equal_weapons_are_one_choice_but_loads_are_not() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    target = game.mutant("walker", game.next_to(game.hero(0).area)[0])
    knives = [game.give(0, "kitchen_knife") for _ in range(2)]
    assert fighting.sets_of_arms(game.state, 0, target.area) == [(), (knives[0],), (*knives,)]
    for space in (piles.HANDS, piles.BELT):
        for card in [*game.state.piles[space[0]]]:
            game.table.move(card, space[0], piles.BOX)
    darts = [game.give(0, "dart_pistol", blue=count) for count in (1, 2)]
    assert fighting.sets_of_arms(game.state, 0, target.area) == [(), (darts[0],), (darts[1],), (*darts,)]
    target.area = seen_at(game, 2)
    assert fighting.sets_of_arms(game.state, 0, target.area) == [(darts[0],), (darts[1],), (*darts,)]


@pytest.mark.rule("N-128", "N-129", "N-113")
def test_what_is_taken_up_and_what_makes_way_for_it() -> None:
    game = Game("gus")
    knife, bar = game.give(0, "kitchen_knife"), game.give(0, "crowbar")
    gun = game.give(0, "revolver", "belt")
    assert gear.displaced(game.state, 0, [knife]) == []
    assert gear.displaced(game.state, 0, [knife, bar]) == []
    assert gear.displaced(game.state, 0, [gun]) == [bar]
    assert gear.displaced(game.state, 0, [gun, bar]) == [knife]
    rifle = game.give(0, "hunting_rifle", "belt")
    assert gear.displaced(game.state, 0, [rifle]) is None
    assert gear.displaced(game.state, 0, [rifle, knife]) is None
    game.table.move(gun, piles.BELT[0], piles.BOX)
    assert gear.displaced(game.state, 0, [rifle]) == [knife, bar]
    gear.take_up(game.table, 0, [rifle])
    assert game.state.piles[piles.HANDS[0]] == [rifle]
    assert game.state.piles[piles.BELT[0]] == [knife, bar]
    assert gear.displaced(game.state, 0, [bar]) == [rifle]


@pytest.mark.rule("N-445", "N-412", "N-318", "N-197", "N-322")
def test_quinn_aims_and_tosses_a_coin_before_the_wounds_are_counted() -> None:
    game = Game("quinn")
    game.apart(1, 2, 3)
    boss = game.mutant("boss", seen_at(game, 3))
    game.give(0, "revolver")
    game.give(0, "old_stock", "slot")
    coin = game.give(0, "lucky_coin", "belt")
    game.state.fog = [0] * len(game.state.fog)
    game.table.force([BLANK, BLANK, ONE], [TWO], [TWO])
    game.play(fighting.attack(game.table, 0), "again:attack-0", f"use:{coin}", "again:attack-0", "enough")
    assert boss.wounds == 1  # 1 + 2 + 2, and 2 of the revolver
    assert game.state.bullets.get("old_stock") == 7
    game.table.force([BLANK, BLANK, ONE])
    game.play(fighting.attack(game.table, 0), "keep-roll")
    assert boss.wounds == 1


@pytest.mark.rule("N-423")
def test_the_bat_pushes_nobody_onto_an_unexplored_tile_or_into_another() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    pushed = blocked = 0
    squares = [space.squares[0] for space in game.map.plan.spaces]
    for here in members(game.map.open):
        for there in members(game.map.beside[here]):
            (x, y), (a, b) = squares[here], squares[there]
            beyond = game.map.plan.at.get((2 * a - x, 2 * b - y), -1)
            game.put(0, here)
            brute = game.mutant("brute", there)
            fighting.push(game.table, brute, 0)
            taken = [game.hero(hero).area for hero in (1, 2, 3)]
            free = beyond >= 0 and game.map.walk[there][beyond] == 1 and beyond not in taken
            if free and game.state.explored[game.map.tile_of[beyond]]:
                pushed += 1
                assert brute.area == beyond
            else:
                blocked += 1
                assert brute.area == there
            game.state.mutants.remove(brute)
    assert pushed > 10
    assert blocked > 10


@pytest.mark.rule("N-354", "N-355", "N-410", "N-418", "N-441", "N-442")
@pytest.mark.parametrize(
    ("hero", "card", "cubes", "worth"),
    [
        ("gus", "syringe", (2, 0), (2, 0)),
        ("gus", "syringe", (0, 2), (0, 4)),
        ("gus", "syringe", (1, 1), (1, 2)),
        ("mia", "syringe", (2, 0), (3, 0)),
        ("mia", "syringe", (0, 1), (0, 3)),
        ("mia", "syringe", (1, 1), (2, 2)),
        ("mia", "first_aid_kit", (0, 0), (3, 0)),
        ("gus", "oxygen_bottle#2", (0, 0), (0, 3)),
        ("tobias", "helping_hand", (0, 0), (1, 0)),
    ],
)
def test_what_each_remedy_is_worth(hero: str, card: str, cubes: tuple[int, int], worth: tuple[int, int]) -> None:
    game = Game(hero)
    means = Means(card, *cubes)
    assert chemistry.worth(game.state, 0, means) == worth
    note = means.note(ZnaView(game.state, 0))
    assert note is not None
    assert note.args == {"health": worth[0], "resistance": worth[1]}
