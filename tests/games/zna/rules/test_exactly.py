"""Exactly one, exactly there, and only then: what is easily one too many, one area beside, or one moment late."""

from __future__ import annotations

from typing import Any

import pytest

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.terrain import terrain
from fivefires.games.zna.rules import (
    actions,
    board,
    chemistry,
    drone,
    ending,
    fighting,
    flow,
    gear,
    moving,
    mutants,
    plans,
    searching,
    setup,
    spawning,
    wounds,
)
from fivefires.games.zna.rules.questions import Act
from fivefires.games.zna.rules.scenarios import professor, radio, survivors
from fivefires.games.zna.state import DEAD, OUT, Turn, figures, seat_of
from fivefires.kernel import message
from fivefires.kernel.table import Finished
from fivefires.kit.bits import members
from tests.games.zna.rules.test_searching_and_drone import at, on_top
from tests.games.zna.tables import BLANK, LIGHT_BLANK, TWO, Game


def ends(game: Game, rule: Any, *answers: str) -> str:
    """How the game ends while a rule is carried out."""
    with pytest.raises(Finished):
        game.play(rule, *answers)
    assert game.state.result is not None
    return game.state.result.ending


# --- the end ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-373", "N-366", "N-512")
def test_an_action_that_reaches_the_objective_ends_the_game_at_once() -> None:
    game = Game("gus", scenario=9)
    game.apart(1, 2, 3)
    game.state.fog = [0] * len(game.state.fog)
    courier = game.mutant("courier", game.next_to(game.hero(0).area)[0], wounds=20)
    game.state.hero, game.hero(0).actions = 0, 3
    game.table.force([TWO, TWO, TWO])
    assert ends(game, actions.turn(game.table), "attack", "stay") == "total"
    assert courier not in game.state.mutants


@pytest.mark.rule("N-376", "N-369", "N-370")
def test_who_lies_is_left_behind_exactly_outside_the_zone() -> None:
    zone = terrain(1).exit
    near = [area for area in members(terrain(1).open) if zone >> area & 7 or zone << 2 >> area & 7]
    left = []
    for area in near:
        game = Game("gus")
        game.put(0, area)
        game.hero(0).status = OUT
        with pytest.raises(Finished):
            ending.win(game.table)
        left += [area] if game.hero(0).status == DEAD else []
    assert left == [area for area in near if not zone >> area & 1]
    assert 0 < len(left) < len(near)


# --- steps -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-158", "N-159", "N-167")
def test_what_is_left_of_a_move_is_used_as_far_as_it_goes() -> None:
    """Two movement are enough beside a mutant that is awake, one is elsewhere, though an area next to it is guarded."""
    game = Game("gus")
    game.explore()
    game.apart(1, 2, 3)
    game.state.fog = [0] * len(game.state.fog)
    here = game.hero(0).area
    walker = game.mutant("walker", game.next_to(here)[0])
    goal = game.next_to(here)[0]
    game.hero(0).steps = 2
    game.play(moving.go(game.table, 0, goal))
    assert (game.hero(0).area, game.hero(0).steps, game.hero(0).actions, game.hero(0).moves) == (goal, 0, 3, 0)
    game.state.mutants.remove(walker)
    calm, watched = calm_beside_watched(game)
    game.put(0, calm)
    walker.area = watched
    game.state.mutants.append(walker)
    game.hero(0).steps = 1
    free = next(area for area in game.next_to(calm) if area != calm + 1)
    game.play(moving.go(game.table, 0, free))
    assert (game.hero(0).area, game.hero(0).steps, game.hero(0).actions) == (free, 0, 3)


def calm_beside_watched(game: Game) -> tuple[int, int]:
    """An area that a mutant elsewhere does not guard, while it guards the area of the next number."""
    taken = [hero.area for hero in game.state.heroes]
    return next(
        (area, there)
        for area in members(game.map.open)
        for there in members(game.map.open)
        if game.map.beside[there] >> (area + 1) & 1
        and not game.map.beside[there] >> area & 1
        and there not in (area, *taken)
        and len([near for near in game.next_to(area) if near not in (area + 1, there)]) > 1
    )


@pytest.mark.rule("N-167", "N-265", "N-501")
def test_a_walk_goes_on_over_a_street_that_was_only_scanned() -> None:
    """As in Open Channel, where all tiles are explored from the beginning."""
    game = Game("gus", scenario=3)
    game.state.fog = [0] * len(game.state.fog)
    game.apart(1, 2, 3)
    new = [tile for tile, entered in enumerate(game.state.entered) if not entered]
    assert all(game.state.explored[tile] for tile in new)
    start, goal = next(
        (area, goal)
        for area in members(game.map.open)
        for goal in members(game.map.open)
        if game.map.walk[area][goal] == 2 and game.map.tile_of[goal] in new and game.map.tile_of[area] not in new
        if all(game.map.tile_of[near] in new for near in members(game.map.beside[area] & game.map.beside[goal]))
    )
    game.put(0, start)
    assert game.map.names[goal] in [way.area for way in moving.ways(game.state, 0)]
    game.play(moving.go(game.table, 0, goal))
    assert (game.hero(0).area, game.hero(0).steps) == (goal, 1)


@pytest.mark.rule("N-080", "N-507", "N-093")
def test_a_bridge_is_no_free_area_before_it_opens() -> None:
    game = Game("gus", scenario=6)
    bridge = game.map.closed & game.map.open
    assert bridge
    assert not board.free_areas(game.state, game.map) & bridge
    game.state.opened = True
    assert board.free_areas(game.state, game.map) & bridge == bridge
    assert board.free_areas(game.state, game.map) & ~bridge


@pytest.mark.rule("N-093", "N-161")
def test_areas_are_taken_by_those_who_stand_there_and_by_nobody_else() -> None:
    game = Game("gus", scenario=5)
    game.mutant("walker", members(game.map.open)[-1])
    there = [hero.area for hero in game.state.heroes] + [game.state.mutants[0].area, game.state.people[0].area]
    assert members(figures(game.state)) == sorted(there)


@pytest.mark.rule("N-104")
def test_a_point_is_the_nearest_area_to_itself() -> None:
    game = Game("gus")
    game.apart(0, 1, 2, 3)
    points = [point for tile in game.map.points for point in tile if not figures(game.state) >> point & 1]
    assert [spawning.room_near(game.state, point) for point in points] == points


@pytest.mark.rule("N-377", "N-518", "N-091")
def test_where_there_is_no_exit_nothing_leads_to_one() -> None:
    for scenario in range(1, 13):
        map = terrain(scenario)
        leads = {steps for steps, area in zip(map.to_exit, range(len(map.names)), strict=True) if map.open >> area & 1}
        assert (leads == {0}) == (not map.exit)


# --- attacks ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-317", "N-324", "N-315")
def test_bare_hands_strike_exactly_where_one_step_leads() -> None:
    game = Game("walt")
    game.explore()
    game.apart(1, 2, 3)
    game.give(0, "service_pistol")
    game.give(0, "old_stock", "slot")
    here = game.hero(0).area
    for area in members(game.map.seen[here] & game.map.open & ~(1 << here)):
        if game.map.span[here][area] <= 5:
            bare = () in fighting.sets_of_arms(game.state, 0, area)
            assert bare == (game.map.walk[here][area] == 1), game.map.names[area]


@pytest.mark.rule("N-443", "N-444", "N-328")
@pytest.mark.parametrize(("face", "arms"), [("adrenaline", "arms:none"), ("steady_breath", "arms:service_pistol")])
def test_a_card_that_adds_dice_may_be_kept(face: str, arms: str) -> None:
    game = Game("tobias")
    game.apart(1, 2, 3)
    card = game.give(0, face, "belt")
    game.give(0, "service_pistol")
    game.give(0, "old_stock", "slot")
    game.mutant("boss", game.next_to(game.hero(0).area)[0])
    game.table.force([BLANK] * (2 if arms == "arms:none" else 1))
    game.play(fighting.attack(game.table, 0), arms, "enough")
    assert game.state.piles[piles.BELT[0]] == [card]


@pytest.mark.rule("N-335", "N-332", "N-511")
def test_one_token_leaves_with_one_figure() -> None:
    game = Game("gus")
    walkers = [game.mutant("walker", area) for area in game.next_to(game.hero(0).area)[:2]]
    wounds.kill(game.table, walkers[0], 0, 1)
    assert (game.stock("walker", piles.ON_MAP), game.stock("walker", piles.DEAD)) == (1, 1)


# --- reagents and finds ----------------------------------------------------------------------------------------


@pytest.mark.rule("N-223", "N-226", "N-441", "N-442")
@pytest.mark.parametrize(("face", "helps"), [("first_aid_kit", True), ("oxygen_bottle", True), ("lucky_coin", False)])
def test_a_remedy_alone_is_enough_to_treat_somebody(face: str, helps: bool) -> None:
    game = Game("gus")
    game.hero(0).health = game.hero(0).resistance = 1
    game.give(0, face, "belt")
    game.hero(0).actions = 1
    assert (Act.TREAT in actions.options(game.state, 0)) == helps


@pytest.mark.rule("N-233", "N-495", "N-503")
def test_it_is_said_who_is_treated() -> None:
    """A person of the scenario by the name of his kind."""
    game = Game("gus", scenario=4)
    game.apart(1, 2, 3)
    person = game.state.people[0]
    person.health = 1
    game.put(0, person.area)
    game.give(0, "first_aid_kit", "belt")
    game.give(0, "oxygen_bottle", "belt")
    asked = chemistry.treat(game.table, 0).send(None)
    assert (asked.prompt.message, asked.args["other"]) == ("ask-means", message("survivor"))


@pytest.mark.rule("N-189", "N-185", "N-448")
def test_of_two_equal_tokens_one_is_kept_and_one_goes_back() -> None:
    game = Game("gus", scenario=7)
    at(game, "R")
    bag = game.stock("green_1", piles.BAG)
    game.table.force_tokens(["green_1", "green_1"])
    game.play(searching._pharmacy(game.table, 0))
    assert (game.stock("green_1", piles.ON[0]), game.stock("green_1", piles.BAG)) == (1, bag - 1)
    full = Game("gus")
    full.token(0, "blue_1", 3)
    card = full.give(0, "reagent_case", "belt")
    bag = full.stock("green_1", piles.BAG)
    full.table.force_tokens(["green_1", "green_1"])
    full.play(actions.use(full.table, 0, card))
    assert (full.stock("green_1", piles.ON[0]), full.stock("green_1", piles.BAG)) == (1, bag - 1)


@pytest.mark.rule("N-191")
def test_a_renewed_deck_is_shuffled() -> None:
    game = Game("gus")
    deck = [*game.state.piles[piles.RESOURCES]]
    game.table.move_all(piles.RESOURCES, piles.RESOURCE_DISCARDS)
    discards = [*game.state.piles[piles.RESOURCE_DISCARDS]]
    assert searching.renew(game.table, piles.RESOURCES)
    renewed = game.state.piles[piles.RESOURCES]
    assert sorted(renewed) == sorted(deck)
    assert renewed not in (discards, discards[::-1])


@pytest.mark.rule("N-026", "N-038", "N-386")
def test_what_is_dealt_is_the_top_card() -> None:
    game = Game("gus")
    game.empty(0)
    on_top(game, piles.SPECIALS, "spare_mask")
    top = game.state.piles[piles.SPECIALS][-1]
    setup._deal(game.table, 0, piles.SPECIALS, 1)
    assert game.state.piles[piles.BELT[0]] == [top]


@pytest.mark.rule("N-176", "N-125")
@pytest.mark.parametrize("what", ["card", "token", "mask"])
def test_one_thing_on_the_ground_is_enough_to_pick_up(what: str) -> None:
    game = Game("gus")
    assert not plans.anything_here(game.state, 0)
    if what == "card":
        gear.drop(game.table, 0, game.give(0, "kitchen_knife"))
    else:
        game.table.shift(piles.MASK if what == "mask" else "blue_1", 1, source(what), piles.at(game.hero(0).area))
    assert plans.anything_here(game.state, 0) == (what != "mask")
    game.unmask(0)
    assert plans.anything_here(game.state, 0)


def source(what: str) -> str:
    return piles.SUPPLY if what == "mask" else piles.BAG


@pytest.mark.rule("N-243")
def test_a_plan_is_forgotten_when_it_is_carried_out() -> None:
    game = Game("gus")
    knife = game.give(0, "kitchen_knife")
    game.play(plans.equip(game.table, 0), f"put:{knife}:belt:", "enough")
    assert (game.state.plan, game.state.piles[piles.BELT[0]]) == (None, [knife])


# --- turns -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-141", "N-144")
def test_whoever_arranges_his_cards_is_shown_as_the_one_in_turn() -> None:
    game = Game("gus", "mia", "quinn", "walt")
    for hero in range(4):
        game.state.order = [hero]
        asked = flow.arrange(game.table).send(None)
        assert ([*asked.choices], game.state.active) == ([seat_of(4, hero)], seat_of(4, hero))


@pytest.mark.rule("N-275", "N-276")
def test_a_mutant_that_died_before_its_turn_does_nothing() -> None:
    game = Game("gus")
    walker = game.mutant("walker", game.next_to(game.hero(0).area)[0])
    wounds.kill(game.table, walker, 0, 1)
    before = [hero.health for hero in game.state.heroes]
    game.play(mutants.act(game.table, Turn(walker.number)))
    assert [hero.health for hero in game.state.heroes] == before


@pytest.mark.rule("N-289", "N-279")
def test_it_is_said_that_a_mutant_hunts_the_only_one_there_is() -> None:
    game = Game("gus")
    walker = game.mutant("walker", game.next_to(game.hero(0).area)[0])
    for hero in (1, 2, 3):
        game.hero(hero).status = DEAD
    assert mutants.reason(game.state, walker, 0) == ("only", "N-289")
    game.hero(1).status = game.hero(0).status
    assert mutants.reason(game.state, walker, 0)[0] != "only"


@pytest.mark.rule("N-257", "N-069", "N-254")
def test_a_street_is_scanned_without_being_turned_up() -> None:
    game = Game("gus")
    tile = game.state.explored.index(False)
    game.table.force([LIGHT_BLANK])
    drone.scan(game.table, tile)
    assert game.state.explored[tile]
    assert len(game.state.mutants) == len(spawning.active_points(game.state, tile))


@pytest.mark.rule("N-502", "N-503")
def test_one_dead_survivor_loses_nothing_and_two_saved_ones_win_nothing() -> None:
    state = Game("gus", scenario=4).state
    for dead, saved, failed, won in ((1, 2, "", False), (2, 2, "survivors-dead", False), (1, 3, "", True)):
        for number, person in enumerate(state.people):
            person.status = DEAD if number < dead else OUT
        state.woken = saved
        assert (survivors.failed(state), survivors.saved(state)) == (failed, won)


@pytest.mark.rule("N-500")
def test_the_last_signal_wins_and_none_before_it() -> None:
    state = Game("gus", scenario=3).state
    state.signals = radio.SIGNALS - 1
    assert not radio.heard(state)
    state.signals = radio.SIGNALS
    assert radio.heard(state)


@pytest.mark.rule("N-505")
def test_the_professor_is_led_up_to_three_areas_by_an_answer() -> None:
    game = Game("gus", scenario=5)
    game.explore()
    game.apart(1, 2, 3)
    person = game.state.people[0]
    game.put(0, game.next_to(person.area)[0])
    offered = [key.removeprefix("to:") for key in game.until(professor.walk(game.table))[:-1]]
    assert {game.map.walk[person.area][game.map.number[name]] for name in offered} == {1, 2, 3}


@pytest.mark.rule("N-097", "N-279", "N-293", "N-507")
def test_who_is_beyond_a_shut_bridge_is_infinitely_far() -> None:
    game = Game("gus", "mia", scenario=6)
    game.explore()
    bridge = members(game.map.closed & game.map.open)
    west, east = (
        [area for area in members(game.map.open & ~game.map.closed) if side(game, area) == bank] for bank in (0, 1)
    )
    walker = game.mutant("walker", min(west, key=lambda area: game.map.walk[area][bridge[0]]))
    across = min(east, key=game.map.walk[walker.area].__getitem__)
    own = max(west, key=game.map.walk[walker.area].__getitem__)
    assert game.map.walk[walker.area][across] < game.map.walk[walker.area][own]
    game.hero(2).status = game.hero(3).status = DEAD
    game.put(0, across)
    game.put(1, own)
    assert mutants.choose(game.table, walker) == 1
    assert mutants.reason(game.state, walker, 1) == ("closest", "N-279")
    game.state.opened = True
    assert mutants.choose(game.table, walker) == 0
    game.state.opened = False
    walker.attacker, there = 0, walker.area
    assert not mutants.move_toward(game.table, walker, 0)
    assert walker.area == there


def side(game: Game, area: int) -> int:
    """On which bank of the bridge an area lies."""
    (bridge,) = (tile for tile in range(len(game.map.on)) if game.map.on[tile] & game.map.closed)
    return int(game.map.columns[game.map.tile_of[area]] > game.map.columns[bridge])


# --- each kind of thing ----------------------------------------------------------------------------------------

EVERYTHING = [f"{colour}_{size}" for colour in ("yellow", "green", "blue") for size in (1, 2, 3)]
EVERYTHING += [piles.MASK, piles.KEY, piles.SAMPLE]


@pytest.mark.rule("N-127", "N-176", "N-133", "N-221", "N-126")
@pytest.mark.parametrize("kind", EVERYTHING)
def test_each_kind_of_token_is_taken_dropped_and_given(kind: str) -> None:
    game = Game("gus", "mia")
    game.apart(2, 3)
    game.unmask(0)
    game.unmask(1)
    game.put(1, game.next_to(game.hero(0).area)[0])
    here = piles.at(game.hero(0).area)
    source = piles.BAG if piles.BAG in game.state.stock[kind] else piles.SUPPLY
    game.table.shift(kind, 1, source, here)
    game.play(plans.pick_up(game.table, 0), f"put:{kind}:self:{here}")
    assert game.stock(kind, piles.ON[0]) == 1
    assert f"put:{kind}:ground:" in game.until(plans.equip(game.table, 0))
    game.state.plan = None
    game.play(plans.trade(game.table, 0), f"put:{kind}:hero.1:hero.0", "enough", "agree", asked=None)
    assert (game.stock(kind, piles.ON[0]), game.stock(kind, piles.ON[1])) == (0, 1)
