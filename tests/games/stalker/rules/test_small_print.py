"""Small print of turns, attacks and enemies: what is easily read over, each in a few moves."""

from __future__ import annotations

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content import vocabulary as v
from fivefires.games.stalker.content.index import ENEMY
from fivefires.games.stalker.rules import (
    actions,
    attack,
    attention,
    basic,
    board,
    defence,
    flow,
    gear,
    harm,
    marching,
    moving,
    striking,
    unknown,
    wounds,
)
from fivefires.games.stalker.rules.questions import Knife, Reload, Shoot
from fivefires.games.stalker.state import HIGH, NOBODY, NOWHERE, Activation, Several, Stage, enemy_of
from tests.games.stalker.tables import EAST, G1, G2, G3, NORTH, SOUTH, STAR, WEST, Game, Map, lane, squares


def on_turn(game: Game) -> None:
    game.state.turn, game.state.stage = 0, Stage.PLAYERS


# --- the map ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-116")
def test_spaces_that_touch_at_a_corner_are_not_adjacent() -> None:
    game = Game(on=Map(squares((0, 0), (1, 0), (1, 1))))
    stalker = game.put("0,0")
    names = [game.name(space) for space in range(3)]
    steps = game.keys(moving.ways(game.state, stalker, 1))
    assert steps == [f"go:{names[game.at('1,0')]}"]
    assert board.range_between(game.state, stalker, game.at("1,1")) == 2


# --- turns and actions ------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-230", "S-236")
def test_free_actions_come_before_between_and_after_as_often_as_one_likes() -> None:
    game = Game(on=lane())
    stalker = game.put("0,0")
    for _ in range(4):
        game.give("bread")
    stalker.hp = 2
    on_turn(game)
    for standard in ("prepare", "prepare", "", ""):
        left = stalker.left[0]
        game.play(actions.act(game.table), next(key for key in offered(game) if key.startswith("use:bread")))
        assert stalker.left[0] == left
        if standard:
            game.play(actions.act(game.table), standard)
            assert stalker.left[0] == left - 1
    assert stalker.hp == 10


def offered(game: Game) -> list[str]:
    return game.keys(actions.options(game.state, game.stalker()))


@pytest.mark.rule("S-233", "S-234")
def test_only_whose_turn_it_is_acts_until_it_has_ended() -> None:
    game = Game("velet", "milady", on=lane(), players=2)
    game.put("0,0")
    game.put("5,0", 1)
    on_turn(game)
    for _ in range(2):
        rule = flow.players(game.table)
        question = rule.send(None)
        assert (question.prompt.message, [*question.choices]) == ("ask-action", [0])
        rule.close()
        game.play(flow.players(game.table), "prepare")
    assert game.state.turn == 0, "a turn without actions left has to be ended"
    game.play(flow.players(game.table), "end-turn")
    assert game.state.turn == NOBODY


@pytest.mark.rule("S-235")
def test_an_action_is_finished_before_another_one_begins() -> None:
    game = Game(on=lane())
    stalker = game.put("0,0")
    game.enemy("bandit_rifle", "5,0", WEST)
    on_turn(game)
    name = game.name
    rule = actions.act(game.table)
    question = rule.send(None)
    go = next(option for option in question.options if game.keys([option]) == [f"go:{name(game.at('1,0'))}"])
    question = rule.send(go)
    rule.close()
    assert question.prompt.message == "ask-go-on"
    assert {key.partition(":")[0] for key in game.keys(question.options)} == {"go", "stop"}
    assert stalker.space == game.at("1,0")


@pytest.mark.rule("S-241", "S-595")
def test_markers_are_actions_more_and_no_ammunition() -> None:
    game = Game(on=lane())
    stalker = game.put("0,0")
    weapon = game.give("akm_74u")
    game.state.ammo[weapon] = 0
    game.token(piles.MAGAZINE["rifle"])
    stalker.markers = game.table.shift(piles.MARKER, 1, piles.SUPPLY, piles.MAP)
    game.table.shift(piles.MARKER, 99, piles.SUPPLY, piles.POCKET[3])
    basic.reload(game.table, stalker, Reload(weapon))
    assert game.state.ammo[weapon] == 6
    on_turn(game)
    stalker.left = [0, 2]
    assert "prepare" in game.keys(actions.options(game.state, stalker))
    game.play(actions.act(game.table), "prepare")
    assert (stalker.left, stalker.markers) == ([0, 2], 0)
    assert "prepare" not in game.keys(actions.options(game.state, stalker))


@pytest.mark.rule("S-244", "S-247", "S-289")
def test_all_eight_basic_actions_are_offered_where_they_can_be_done() -> None:
    game = Game()
    stalker = game.put("T01.E")
    game.give("akm_74u")
    game.state.ammo[game.state.piles[piles.WEAPON[0]][0]] = 0
    game.token(piles.MAGAZINE["rifle"])
    game.anomaly("electro", 1, "T01.H")
    game.table.draw(piles.LOOT, piles.LOOT_STACK[0], 1)
    game.state.loot[0] = stalker.space
    on_turn(game)

    def kinds() -> set[str]:
        return {key.partition(":")[0] for key in game.keys(actions.options(game.state, stalker))}

    assert {"go", "sneak", "prepare", "reload", "loot", "decoy", "bolt"} <= kinds()
    game.enemy("bandit_rifle", "T01.E", NORTH)
    assert {"go", "prepare", "reload", "loot", "decoy", "bolt", "knife"} <= kinds()
    here = game.name(stalker.space)
    assert f"go:{here}" not in game.keys(actions.options(game.state, stalker)), "a movement has at least one step"
    game.play(actions.act(game.table), "loot:0")
    assert game.state.loot[0] == NOWHERE, "also with an enemy on the space, who sees it"


@pytest.mark.rule("S-252")
def test_who_is_pushed_moves_by_the_same_rules() -> None:
    game = Game("velet", "milady", on=lane(4))
    velet = game.put("1,0")
    game.put("0,0", 1)
    game.enemy("bandit_rifle", "3,0", WEST)
    velet.exposed = True
    game.table.shift(piles.EXPOSED, 1, piles.SUPPLY, piles.MAP)
    game.play(moving.be_pushed(game.table, velet, game.at("2,0")))
    assert not velet.exposed
    assert (velet.attention, velet.noticed) == (HIGH, game.at("2,0"))


@pytest.mark.rule("S-281", "S-282")
def test_armor_and_attachments_are_put_on_and_off_while_preparing() -> None:
    game = Game(on=lane())
    stalker = game.put("0,0")
    suit = game.give("sunrise", place="pack")
    plate = game.give("ballistic_plate")
    game.play(gear.rearrange(game.table, stalker), f"put:{suit}:armor", f"put:{plate}:on.{suit}")
    assert (game.state.piles[piles.ARMOR[0]], game.state.fitted) == ([suit, plate], {plate: suit})
    assert gear.defence(game.state, stalker) == 3
    game.play(gear.rearrange(game.table, stalker), f"put:{plate}:pack", f"put:{suit}:pack")
    assert game.state.piles[piles.ARMOR[0]] == []
    assert game.state.fitted == {}
    assert gear.defence(game.state, stalker) == 0


@pytest.mark.rule("S-304")
def test_what_works_permanently_costs_no_action() -> None:
    game = Game("salavina", on=lane())
    stalker = game.put("0,0")
    game.give("leather_jacket")
    before = [*stalker.left]
    assert view_dice(game) == 1
    game.enemy("bandit_rifle", "1,0", EAST)
    assert view_dice(game) == 2, "she rolls one die more beside an enemy"
    assert stalker.left == before


def view_dice(game: Game) -> int:
    return defence.defence_dice(game.state, game.stalker())


@pytest.mark.rule("S-321")
def test_attention_of_who_has_left_the_map_stays_there() -> None:
    game = Game(on=lane())
    stalker = game.put("0,0")
    stalker.attention, stalker.noticed = HIGH, game.at("3,0")
    stalker.space = NOWHERE
    attention.beckon(game.table, stalker, 2, "S-465")
    attention.notice(game.table)
    assert (stalker.attention, stalker.noticed) == (HIGH, game.at("3,0"))
    assert attention.tokens(game.state) == 1 << game.at("3,0")


# --- attacks ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-378")
def test_stalkers_target_enemies_alone() -> None:
    game = Game("velet", "milady", on=lane())
    game.put("0,0")
    game.put("1,0", 1)
    game.give("akm_74u")
    on_turn(game)
    kinds = {key.partition(":")[0] for key in game.keys(actions.options(game.state, game.stalker()))}
    assert not kinds & {"shoot", "knife"}
    bandit = game.enemy("bandit_rifle", "2,0", EAST)
    targets = {key.rpartition(":")[2] for key in game.keys(attack.shots(game.state, game.stalker()))}
    assert targets == {board.figure(bandit)}


@pytest.mark.rule("S-384", "S-389")
def test_a_shot_lays_high_where_one_stands_and_the_knife_rolls_its_three_dice() -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    game.give("akm_74u")
    game.focus(on=False)
    bandit = game.enemy("bandit_rifle", "2,0", EAST)
    game.table.force((STAR, STAR, STAR), (G1, G1))
    game.play(attack.shoot(game.table, stalker, Shoot("single", board.figure(bandit))), "head")
    assert (stalker.attention, stalker.noticed) == (HIGH, game.at("0,0"))
    bandit.space = stalker.space
    game.table.force((G3, G3, G2))
    game.play(actions.stab(game.table, stalker, Knife(board.figure(bandit))), "head")
    assert enemy_of(game.state, bandit.number) is None, "three equipment dice and no stalker dice were rolled"


@pytest.mark.rule("S-404")
def test_other_targets_of_a_burst_may_lie_in_other_directions() -> None:
    on = Map(squares((0, 0), (1, 0), (1, 1), (1, -1), (0, 1), (0, -1)))
    game = Game("palkan", on=on)
    stalker = game.put("0,0")
    main = game.enemy("snork", "0,1", SOUTH)
    other = game.enemy("snork", "0,-1", NORTH)
    assert attack.burst_targets(game.state, stalker, main) == [main]
    main.space = game.at("0,0")
    assert attack.burst_targets(game.state, stalker, main) == [main, other]


@pytest.mark.rule("S-417")
def test_a_wound_of_an_anomaly_pushes_away_from_its_centre() -> None:
    game = Game(on=lane(5))
    game.put("0,0")
    snork = game.enemy("snork", "2,0", EAST)
    game.play(wounds.apply(game.table, snork, 3, game.at("3,0"), pinned=True, exposed=False))
    assert snork.space == game.at("1,0")
    game.play(wounds.apply(game.table, snork, 3, game.at("0,0"), pinned=True, exposed=False))
    assert snork.space == game.at("2,0")


@pytest.mark.rule("S-421")
def test_an_empty_wound_deck_is_made_of_its_discards() -> None:
    game = Game(on=lane())
    snork = game.enemy("snork", "2,0", EAST)
    game.table.move_all(piles.WOUNDS, piles.WOUND_DISCARDS)
    many = len(game.state.piles[piles.WOUND_DISCARDS])
    game.play(wounds.wound(game.table, snork, game.at("0,0"), heavy=False, rule="S-396"))
    # A card that says so puts all of them together again; else one lies open.
    assert len(game.state.piles[piles.WOUNDS]) in (many - 1, many)
    assert len(game.state.piles[piles.WOUNDS]) + len(game.state.piles[piles.WOUND_DISCARDS]) == many


@pytest.mark.rule("S-450")
def test_enemies_have_neither_focus_nor_critical_injuries() -> None:
    game = Game(on=lane())
    giant = game.enemy("pseudogiant", "2,0", EAST)
    before = game.state.stock[piles.FOCUS][piles.SUPPLY]
    for _ in range(2):
        wounds.lose(game.table, giant, 1, "S-396")
    assert not hasattr(giant, "focus")
    assert not hasattr(giant, "critical")
    assert game.state.stock[piles.FOCUS][piles.SUPPLY] == before
    assert (giant.lost, giant in game.state.enemies) == (2, True)


# --- enemies ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-210", "S-211")
def test_several_unknown_tokens_are_resolved_one_after_the_other() -> None:
    game = Game()
    game.put("T01.A")
    for pile in piles.UNKNOWN_STACK:
        game.table.move_all(pile, piles.UNKNOWN)
    for stack, name in ((0, "T03.E"), (1, "T04.F")):
        game.table.move("unknown_x" if stack else "unknown_x#2", piles.UNKNOWN, piles.UNKNOWN_STACK[stack])
        game.state.unknown[stack] = game.at(name)
    unknown.reveal_all(game.table)
    assert game.state.agenda == [Several((0, 1))]
    game.play(flow.step(game.table), "to:T04.F")
    assert game.said == ["ask-unknown"], "the lead stalker says which comes first"
    game.play(flow.step(game.table))
    assert [game.state.unknown[stack] >= 0 for stack in (0, 1)] == [True, False]
    game.settle(flow.step)
    assert not unknown.stacks(game.state)


@pytest.mark.rule("S-493")
def test_after_an_interruption_the_card_goes_on() -> None:
    game = Game(on=lane(6))
    stalker = game.put("5,0")
    stalker.attention, stalker.noticed = HIGH, game.at("5,0")
    mercenary = game.enemy("mercenary", "0,0", WEST, colour=v.Colour.ELITE)
    game.focus(on=False)
    game.state.agenda = [Activation("assault", 0, whole=False)]
    game.settle(flow.step)
    assert mercenary.space == game.at("1,0"), "it stopped as soon as it saw him"
    assert stalker.hp < 16, "and attacked in a later point of the same card"


@pytest.mark.rule("S-495")
def test_where_the_space_before_a_full_one_is_full_too_it_goes_another_way() -> None:
    on = Map(squares((0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (2, 1), (3, 1), (5, 5)))
    game = Game(on=on)
    game.put("5,5")
    for name in ("1,0", "2,0"):
        game.enemy("zombie", name, NORTH)
    runner = game.enemy("snork", "0,0", WEST)
    game.play(marching.move(game.table, runner, 1 << game.at("3,0"), 2))
    assert runner.space == game.at("1,1")


@pytest.mark.rule("S-500")
@pytest.mark.parametrize(("kind", "moved"), [("bandit_rifle", False), ("bandit_shotgun", True)])
def test_an_attack_is_ranged_or_a_charge_with_its_damage_and_range(kind: str, moved: bool) -> None:
    game = Game(on=lane(6))
    stalker = game.put("3,0")
    game.focus(on=False)
    bandit = game.enemy(kind, "0,0", EAST)
    game.play(striking.attack(game.table, bandit))
    assert (bandit.space != game.at("0,0")) == moved
    strike = ENEMY[kind].strike
    assert (strike.damage, strike.range) == ((9, 3) if moved else (7, 3))
    assert stalker.hp == 16 - strike.damage
    stalker.hp, stalker.space = 16, game.at("5,0")
    far = game.enemy("rodent", "0,0", EAST)
    game.play(striking.attack(game.table, far, only=stalker))
    assert stalker.hp == 16, "out of its range it deals nothing"
    game.play(harm.lose_hp(game.table, stalker, 1, "S-323"))
