"""The hero board and what changes hands: spaces and their limits, Equip, Pick up, Trade, looting."""

from __future__ import annotations

import pytest

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.vocabulary import Piece
from fivefires.games.zna.rules import (
    actions,
    chemistry,
    drone,
    events,
    fighting,
    gear,
    harm,
    objectives,
    plans,
    searching,
)
from fivefires.games.zna.rules.gear import spaces_for
from fivefires.games.zna.rules.questions import Act
from fivefires.games.zna.state import DEAD, OUT
from fivefires.kit.bits import members
from tests.games.zna.rules.test_searching_and_drone import on_top, searcher, with_cards
from tests.games.zna.tables import BLANK, Game


def pair(*heroes: str, players: int = 1) -> Game:
    """The first two heroes side by side, the others far away."""
    game = Game(*heroes, players=players)
    game.apart(2, 3)
    game.put(1, game.next_to(game.hero(0).area)[0])
    return game


# --- spaces ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-113", "N-120", "N-121", "N-122", "N-123", "N-131", "N-111", "N-114")
def test_each_card_has_the_spaces_that_may_hold_it() -> None:
    game = Game("gus")
    knife, shells, coin = "kitchen_knife", "standard_rounds", "lucky_coin"
    assert spaces_for(game.state, 0, knife) == ["hands", "belt", "pack"]
    assert spaces_for(game.state, 0, shells) == ["slot", "belt", "pack"]
    assert spaces_for(game.state, 0, coin) == ["belt", "pack"]
    game.give(0, "old_stock", "slot")
    assert spaces_for(game.state, 0, shells) == ["belt", "pack"]
    game.give(0, "revolver")
    assert "hands" in spaces_for(game.state, 0, knife)
    assert "hands" not in spaces_for(game.state, 0, "shotgun")
    game.give(0, "crowbar")
    assert spaces_for(game.state, 0, knife) == ["belt", "pack"]
    for face in ("fire_axe", "shotgun"):  # two hands, but one space each
        game.give(0, face, "belt")
    assert spaces_for(game.state, 0, coin) == ["pack"]
    for face in ("hunting_rifle", "syringe", "adrenaline", "old_stock"):
        assert spaces_for(game.state, 0, coin) == ["pack"]
        game.give(0, face, "pack")
    assert spaces_for(game.state, 0, coin) == []


@pytest.mark.rule("N-123", "N-114", "N-304")
def test_any_ammunition_feeds_any_gun_and_spares_keep_their_bullets() -> None:
    for gun in ("revolver", "service_pistol", "shotgun", "hunting_rifle", "submachine_gun"):
        for rounds in ("standard_rounds", "hollow_points", "old_stock"):
            game = Game("gus")
            card = game.give(0, gun)
            spare = game.give(0, "standard_rounds", "pack", bullets=2)
            assert not fighting.supplied(game.state, 0, [card])  # what is in the backpack feeds nothing
            game.give(0, rounds, "slot")
            assert fighting.supplied(game.state, 0, [card])
            assert game.state.bullets.get(spare) == 2


@pytest.mark.rule("N-124", "N-115", "N-132")
@pytest.mark.parametrize(("hero", "room"), [("gus", 4), ("mia", 6)])
def test_the_chemistry_slot(hero: str, room: int) -> None:
    game = Game(hero)
    for token in ("yellow_1", "green_2", "blue_3", "blue_1", "green_1", "yellow_2")[:room]:
        assert gear.chemistry_room(game.state, 0) > 0
        game.token(0, token)
    assert gear.chemistry_room(game.state, 0) == 0
    place = piles.at(game.hero(0).area)
    game.table.shift("blue_2", 1, piles.BAG, place)
    assert not game.play(gear.gain_token(game.table, 0, "blue_2", place), "leave-it")
    assert game.play(gear.gain_token(game.table, 0, "blue_2", place), "stow:chemistry:yellow_1")
    assert game.stock("yellow_1", place) == 1
    assert gear.chemistry_room(game.state, 0) == 0


@pytest.mark.rule("N-125", "N-116", "N-117")
def test_a_mask_is_picked_up_only_by_who_has_none() -> None:
    game = Game("gus")
    place = piles.at(game.hero(0).area)
    game.table.shift(piles.MASK, 2, piles.SUPPLY, place)
    assert f"put:gas-mask:self:{place}" not in game.until(plans.pick_up(game.table, 0))
    game.unmask(0)
    game.play(plans.pick_up(game.table, 0), f"put:gas-mask:self:{place}")
    assert game.stock(piles.MASK, piles.ON[0]) == 1
    assert game.stock(piles.MASK, place) == 1


@pytest.mark.rule("N-126", "N-127", "N-383")
def test_a_key_takes_a_space_of_the_backpack_and_is_traded_like_a_resource() -> None:
    game = pair("gus", "quinn")
    game.table.shift(piles.KEY, 1, piles.SUPPLY, piles.ON[0])
    for face in ("crowbar", "revolver", "syringe"):
        game.give(0, face, "pack")
    assert "pack" not in spaces_for(game.state, 0, "kitchen_knife")
    game.play(plans.trade(game.table, 0), "put:key:hero.1:hero.0", "enough")
    assert game.state.stock[piles.KEY] == {piles.ON[1]: 1, piles.SUPPLY: 2}
    assert "pack" in spaces_for(game.state, 0, "kitchen_knife")


@pytest.mark.rule("N-133", "N-243")
def test_things_are_dropped_during_equip_pick_up_and_trade() -> None:
    game = pair("gus", "quinn")
    game.give(0, "crowbar", "pack")
    game.token(0, "blue_1")
    offered = game.until(plans.equip(game.table, 0))
    assert {"put:crowbar:ground:", "put:blue_1:ground:", "put:gas-mask:ground:"} <= set(offered)
    game.play(plans.equip(game.table, 0), "put:blue_1:ground:", "put:crowbar:ground:", "enough")
    here = game.hero(0).area
    assert game.state.lying == {"crowbar": here}
    assert game.stock("blue_1", piles.at(here)) == 1
    assert gear.cards(game.state, 0) == []
    free = game.until(plans.equip(game.table, 1, free=True))
    assert not any(":ground:" in key for key in free)
    game.load(0)
    game.give(1, "kitchen_knife")
    game.play(plans.trade(game.table, 0), "put:kitchen_knife:hero.0:hero.1", "put:revolver:ground:", "enough")
    assert game.state.lying["revolver"] == here
    assert "kitchen_knife" in gear.cards(game.state, 0)


# --- equip -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-243", "N-244", "N-245", "N-246", "N-128")
def test_equip_brings_cards_from_the_backpack_into_use() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    game.mutant("brute", game.next_to(game.hero(0).area)[0])
    game.give(0, "revolver", "pack")
    game.give(0, "hollow_points", "pack")
    game.give(0, "old_stock", "slot")
    assert gear.equipped(game.state, 0) == []
    assert fighting.sets_of_arms(game.state, 0, game.state.mutants[0].area) == [()]
    game.play(
        actions.turn(game.table),
        "equip",
        "put:revolver:hands:",
        "put:hollow_points:slot:",
        "put:old_stock:pack:",
        "enough",
    )
    assert game.hero(0).actions == 2
    assert gear.equipped(game.state, 0) == ["revolver"]
    assert (game.state.piles["slot.0"], game.state.piles["pack.0"]) == (["hollow_points"], ["old_stock"])


@pytest.mark.rule("N-243", "N-179", "N-120")
def test_an_arrangement_ends_only_when_everything_fits_and_each_thing_moves_once() -> None:
    game = Game("gus")
    game.give(0, "fire_axe", "pack")
    game.give(0, "crowbar")
    after = game.until(plans.equip(game.table, 0), "put:fire_axe:hands:")
    assert "enough" not in after
    assert not any(key.startswith("put:fire_axe") for key in after)
    both = game.until(plans.equip(game.table, 0), "put:fire_axe:hands:", "put:crowbar:belt:")
    assert "enough" in both
    for face in ("revolver", "shotgun", "syringe"):
        game.give(0, face, "pack")
    full = game.until(plans.equip(game.table, 0), "put:fire_axe:belt:", "put:crowbar:pack:")
    assert "enough" in full  # four in the backpack
    game.table.shift(piles.KEY, 1, piles.SUPPLY, piles.ON[0])
    assert "enough" not in game.until(plans.equip(game.table, 0), "put:fire_axe:belt:", "put:crowbar:pack:")
    dropped = ("put:fire_axe:belt:", "put:crowbar:pack:", "put:key:ground:")
    assert "enough" in game.until(plans.equip(game.table, 0), *dropped)


@pytest.mark.rule("N-243", "N-156", "N-176")
def test_what_is_called_off_costs_nothing_and_is_begun_again_after_the_next_step_or_action() -> None:
    game = Game("gus")
    game.explore()
    here = game.hero(0).area
    game.give(0, "crowbar", "pack")
    game.table.shift("blue_1", 1, piles.BAG, piles.at(here))
    game.play(actions.turn(game.table), "equip", "call-off")
    assert (game.hero(0).actions, game.state.piles["pack.0"]) == (3, ["crowbar"])
    game.play(actions.turn(game.table), "pick-up", "call-off")
    assert not {Act.EQUIP, Act.PICK_UP} & set(actions.options(game.state, 0))
    beyond = game.next_to(here)[0]
    game.play(actions.turn(game.table), f"go:{game.map.names[beyond]}")
    assert Act.EQUIP in actions.options(game.state, 0)
    assert Act.PICK_UP not in actions.options(game.state, 0)  # nothing lies there
    game.play(actions.turn(game.table), f"go:{game.map.names[here]}")
    game.play(actions.turn(game.table), "equip", "call-off")
    game.play(actions.turn(game.table), "pick-up", f"put:blue_1:self:{piles.at(here)}")
    assert Act.EQUIP in actions.options(game.state, 0)


# --- pick up and looting ---------------------------------------------------------------------------------------


@pytest.mark.rule("N-176", "N-177", "N-178", "N-334", "N-231", "N-241")
def test_one_pick_up_covers_the_ground_and_all_who_lie_here() -> None:
    game = Game("gus", "quinn", "mia", players=4)
    here = game.hero(0).area
    for hero in (1, 2):
        game.put(hero, here)
    game.give(1, "revolver")
    game.give(2, "syringe", yellow=1)
    game.token(2, "green_1")
    harm.lose_resistance(game.table, 1, 9, "N-228")
    harm.die(game.table, 2)
    place = piles.at(here)
    game.table.shift("blue_2", 1, piles.BAG, place)
    assert "revolver" in gear.cards(game.state, 1)  # a passed-out hero keeps it until somebody takes it
    game.play(
        actions.turn(game.table),
        "pick-up",
        f"put:blue_2:self:{place}",
        "put:revolver:self:hero.1",
        "put:syringe:self:hero.2",
        "put:green_1:self:hero.2",
    )
    assert game.hero(0).actions == 2
    assert sorted(gear.cards(game.state, 0)) == ["revolver", "syringe"]
    assert gear.tokens(game.state, 0) == {"green_1": 1, "blue_2": 1}
    assert game.stock("yellow-cube", "syringe") == 1  # the load goes with it (N-208)


@pytest.mark.rule("N-178", "N-219", "N-222")
def test_upgrades_objectives_and_credits_are_never_taken_or_traded() -> None:
    game = pair("gus", "quinn")
    for hero in (0, 1):
        game.table.move("faster" if hero else "stronger", piles.UPGRADES, piles.UPGRADE[hero])
        game.hero(hero).credits = 3
        game.table.move("scout" if hero else "loner", piles.OBJECTIVES, piles.OPEN[hero])
        game.state.since[piles.OPEN[hero]] = [[0, 0, 0, 0]]
        game.unmask(hero)
    assert game.until(plans.trade(game.table, 0)) == ["call-off"]
    game.put(1, game.hero(0).area)
    game.hero(1).status = OUT
    assert not plans.anything_here(game.state, 0)


@pytest.mark.rule("N-179", "N-132")
def test_what_does_not_fit_at_the_end_of_a_pick_up_stays() -> None:
    game = Game("gus")
    game.load(0)
    card = game.give(1, "crowbar")
    gear.drop(game.table, 1, card)
    game.state.lying[card] = game.hero(0).area
    place = piles.at(game.hero(0).area)
    offered = game.until(plans.pick_up(game.table, 0), f"put:{card}:self:{place}")
    assert "enough" not in offered
    assert "put:shotgun:ground:" in offered
    assert not game.play(plans.pick_up(game.table, 0), f"put:{card}:self:{place}", "call-off")
    assert game.state.lying == {card: game.hero(0).area}


@pytest.mark.rule("N-208", "N-380")
def test_cubes_stay_in_a_weapon_when_it_changes_its_owner() -> None:
    game = pair("gus", "quinn")
    game.give(0, "dart_pistol", green=2)
    game.play(plans.trade(game.table, 0), "put:dart_pistol:hero.1:hero.0", "enough")
    assert game.state.piles["hands.1"] == ["dart_pistol"]
    assert game.stock("green-cube", "dart_pistol") == 2
    assert chemistry.chemical(game.state, 1) == ["dart_pistol"]
    assert chemistry.chemical(game.state, 0) == []


# --- trade -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-218", "N-221", "N-013", "N-091")
def test_a_trade_goes_both_ways_for_one_action() -> None:
    game = pair("gus", "quinn")
    game.give(0, "fire_axe")
    game.give(1, "revolver")
    game.token(1, "blue_1")
    game.play(
        actions.turn(game.table),
        "trade",
        "put:fire_axe:hero.1:hero.0",
        "put:revolver:hero.0:hero.1",
        "put:blue_1:hero.0:hero.1",
        "enough",
    )
    assert game.hero(0).actions == 2
    assert (game.state.piles["hands.0"], game.state.piles["hands.1"]) == (["revolver"], ["fire_axe"])
    assert gear.tokens(game.state, 0) == {"blue_1": 1}
    game.apart(1)
    assert plans.partners(game.state, 0) == []


@pytest.mark.rule("N-221")
def test_a_trade_must_fit_both_at_its_end_and_each_thing_moves_once() -> None:
    game = pair("gus", "quinn")
    game.give(0, "fire_axe")
    for face in ("shotgun", "syringe", "revolver", "hunting_rifle"):
        game.give(1, face, "pack")
    for face in ("kitchen_knife", "crowbar"):
        game.give(1, face)
    for face in ("lucky_coin", "adrenaline"):
        game.give(1, face, "belt")
    one = game.until(plans.trade(game.table, 0), "put:fire_axe:hero.1:hero.0")
    assert "enough" not in one
    assert not any(key.startswith("put:fire_axe") for key in one)
    two = game.until(plans.trade(game.table, 0), "put:fire_axe:hero.1:hero.0", "put:syringe:hero.0:hero.1")
    assert "enough" in two


@pytest.mark.rule("N-220", "N-218")
def test_another_player_must_agree_and_a_refusal_is_free_and_final_for_the_turn() -> None:
    game = pair("gus", "quinn", players=4)
    game.give(0, "crowbar")
    game.play(actions.turn(game.table), "trade", "put:crowbar:hero.1:hero.0", "enough", "refuse", asked=None)
    assert game.said[-1] == "ask-consent"
    assert game.hero(0).actions == 3
    assert game.state.piles["hands.0"] == ["crowbar"]
    assert plans.partners(game.state, 0) == []
    other = pair("gus", "quinn", players=4)
    other.give(0, "crowbar")
    other.play(actions.turn(other.table), "trade", "put:crowbar:hero.1:hero.0", "enough", "agree", asked=None)
    assert other.state.piles["hands.1"] == ["crowbar"]
    called_off = pair("gus", "quinn")
    called_off.give(0, "crowbar")
    called_off.play(actions.turn(called_off.table), "trade", "call-off")
    assert (called_off.hero(0).actions, plans.partners(called_off.state, 0)) == (3, [])


@pytest.mark.rule("N-220")
@pytest.mark.parametrize("status", [OUT, DEAD])
def test_nobody_trades_with_who_lies(status: object) -> None:
    game = pair("gus", "quinn")
    assert plans.partners(game.state, 0) == [1]
    game.hero(1).status = OUT if status == OUT else DEAD
    assert plans.partners(game.state, 0) == []


# --- searching -------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-102", "N-180", "N-196")
def test_a_body_may_be_searched_again_and_again_for_an_action_and_an_event_each() -> None:
    game = searcher("b")
    on_top(game, piles.EVENTS, "silence", "silence#2")
    on_top(game, piles.RESOURCES, "crowbar", "revolver")
    left = len(game.state.piles[piles.EVENTS])
    game.play(actions.turn(game.table), "search", "stow:hands")
    assert searching.searchable(game.state, 0)
    game.play(actions.turn(game.table), "search", "stow:hands")
    assert (game.hero(0).actions, len(game.state.piles[piles.EVENTS])) == (1, left - 2)
    assert game.state.piles[piles.EVENT_DISCARDS][-2:] == ["silence", "silence#2"]
    nowhere = Game("gus")
    plain = next(area for area in members(nowhere.map.open & ~nowhere.map.bodies) if not nowhere.map.special[area])
    nowhere.put(0, plain)
    assert not searching.searchable(nowhere.state, 0)


@pytest.mark.rule("N-191")
def test_a_deck_that_runs_out_is_renewed_from_its_discards() -> None:
    game = searcher("P")
    game.table.move_all(piles.RESOURCES, piles.BOX)
    on_top(game, piles.RESOURCES, "kitchen_knife")
    game.table.move("old_stock", piles.BOX, piles.RESOURCE_DISCARDS)
    game.play(searching.search(game.table, 0), "find-rounds", "stow:slot")
    assert game.state.piles["slot.0"] == ["old_stock"]
    assert game.state.piles[piles.RESOURCES] == ["kitchen_knife"]
    empty = searcher("P")
    empty.table.move_all(piles.RESOURCES, piles.BOX)
    on_top(empty, piles.RESOURCES, "kitchen_knife")
    empty.play(searching.search(empty.table, 0), "find-gun")
    assert gear.cards(empty.state, 0) == []
    assert empty.state.piles[piles.RESOURCES] == ["kitchen_knife"]


@pytest.mark.rule("N-195", "N-183", "N-450")
def test_the_searcher_is_the_hero_of_the_event_and_his_player_chooses() -> None:
    game = Game("quinn", "gus", players=4, scenario=2)
    game.explore()
    game.apart(0, 2, 3)
    game.put(1, next(area for area in members(game.map.bodies) if len(game.map.orthogonal[game.map.tile_of[area]]) > 1))
    game.state.fog = [1] * len(game.state.fog)
    on_top(game, piles.EVENTS, "creeping_bank")
    question = events.draw(game.table, 1, "N-183").send(None)
    assert [*question.choices] == [1]
    around = game.map.orthogonal[game.map.tile_of[game.hero(1).area]]
    assert sorted(option.tile for option in question.options) == sorted(game.map.titles[tile] for tile in around)
    broken = Game("quinn", "gus", players=4)
    on_top(broken, piles.EVENTS, "broken_glass")
    broken.play(events.draw(broken.table, 1, "N-183"))
    assert [broken.hero(0).health, broken.hero(1).health] == [6, 5]


@pytest.mark.rule("N-194", "N-180")
def test_where_both_are_the_hero_chooses_which_search_he_makes(monkeypatch: pytest.MonkeyPatch) -> None:
    game = searcher("C")
    monkeypatch.setattr(game.map, "bodies", game.map.bodies | 1 << game.hero(0).area)
    assert game.until(searching.search(game.table, 0)) == ["search-body", "search-place"]
    on_top(game, piles.RESOURCES, "crowbar")
    game.play(searching.search(game.table, 0), "search-body", "stow:hands")
    assert game.state.piles["hands.0"] == ["crowbar"]


@pytest.mark.rule("N-199", "N-317", "N-318", "N-325")
def test_the_type_of_attack_is_chosen_with_the_weapons() -> None:
    game = Game("walt")
    game.apart(1, 2, 3)
    mutant = game.mutant("boss", game.next_to(game.hero(0).area)[0])
    game.give(0, "kitchen_knife")
    game.give(0, "revolver")
    game.give(0, "crowbar", "belt")
    game.give(0, "old_stock", "slot")
    sets = fighting.sets_of_arms(game.state, 0, mutant.area)
    assert sets == [(), ("kitchen_knife",), ("revolver",), ("crowbar",), ("kitchen_knife", "crowbar")]
    game.table.force([BLANK])  # Walt's strength
    game.play(fighting.attack(game.table, 0), "arms:kitchen_knife")
    game.table.force([BLANK] * 3)  # his dexterity
    game.play(fighting.attack(game.table, 0), "arms:revolver")


@pytest.mark.rule("N-314", "N-306")
def test_weapons_do_not_wear_out_while_bullets_are_counted() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    game.mutant("boss", game.next_to(game.hero(0).area)[0])
    game.hero(0).actions = 9
    game.give(0, "revolver")
    card = game.give(0, "standard_rounds", "slot")
    for left in (5, 4, 3, 2, 1):
        game.table.force([BLANK])
        game.play(fighting.attack(game.table, 0), "arms:revolver")
        assert game.state.bullets.get(card) == left
    assert game.state.piles["hands.0"] == ["revolver"]


# --- the drone -------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-248", "N-263", "N-253")
def test_what_the_drone_offers() -> None:
    none = with_cards("gus")
    assert [act.value for act in drone.interactions(none.state, 0)] == ["draw-objective"]
    two = with_cards("gus", "scout", "loner")
    assert [act.value for act in drone.interactions(two.state, 0)] == [
        "draw-objective",
        "exchange-objective",
        "hack",
    ]
    two.explore()
    assert Act.HACK not in drone.interactions(two.state, 0)  # nothing is left to scan
    two.table.move_all(piles.OBJECTIVES, piles.OBJECTIVE_BOX)
    assert drone.interactions(two.state, 0) == []
    game = with_cards("gus")
    game.play(actions.turn(game.table), "drone", "face-down")
    assert game.hero(0).actions == 2


@pytest.mark.rule("N-266", "N-248")
@pytest.mark.parametrize("scenario", [6, 9, 10])
def test_without_a_drone_there_is_no_such_action(scenario: int) -> None:
    game = Game("walt", scenario=scenario)
    assert game.map.drone == -1
    for area in members(game.map.open):
        game.put(0, area)
        assert drone.interactions(game.state, 0) == []


@pytest.mark.rule("N-259", "N-254")
@pytest.mark.parametrize("face", [1, 3])
def test_the_drone_is_back_in_its_area_after_a_scan(face: int) -> None:
    game = with_cards("walt", "scout")
    tile = next(tile for tile, explored in enumerate(game.state.explored) if not explored)
    game.table.force([face])
    drone.scan(game.table, tile)
    assert drone.in_reach(game.state, 0)
    assert game.hero(0).area == game.map.drone


@pytest.mark.rule("N-261", "N-260")
def test_accomplished_cards_are_neither_exchanged_nor_spent_but_count() -> None:
    game = with_cards("gus", "scout", "loner", "overkill")
    objectives.done(game.table, 0, "overkill")
    objectives.done(game.table, 0, "loner")
    acts = drone.interactions(game.state, 0)
    assert (Act.DRAW in acts, Act.HACK in acts, Act.EXCHANGE in acts) == (False, False, True)
    assert game.until(drone.interact(game.table, 0)) == ["card:scout"]


@pytest.mark.rule("N-126", "N-132", "N-133")
def test_a_key_may_be_dropped_to_make_room_for_a_find() -> None:
    game = Game("gus", scenario=2)
    game.apart(1, 2, 3)
    for space, faces in (("hands", ["fire_axe"]), ("belt", ["crowbar"] * 2), ("pack", ["revolver"] * 3)):
        for face in faces:
            game.give(0, face, space)
    game.table.shift(piles.KEY, 1, piles.at(game.map.piece(Piece.KEY)[0]), piles.ON[0])
    on_top(game, piles.RESOURCES, "service_pistol")
    where = piles.at(game.hero(0).area)
    game.play(searching.find_card(game.table, 0, piles.RESOURCES), "stow:pack:key")
    assert game.stock(piles.KEY, where) == 1
    assert len(game.state.piles[piles.PACK[0]]) == 4
