"""Heroes' turns from end to end: what begins anew, what is kept, and what is asked of whom."""

from __future__ import annotations

import pytest

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.terrain import SCENARIO, Terrain
from fivefires.games.zna.content.vocabulary import Piece
from fivefires.games.zna.game import GAME
from fivefires.games.zna.rules import (
    actions,
    chemistry,
    drone,
    ending,
    events,
    fighting,
    flow,
    gear,
    harm,
    moving,
    objectives,
    spawning,
)
from fivefires.games.zna.rules.questions import Act, Go
from fivefires.games.zna.rules.spawning import figure
from fivefires.games.zna.state import DEAD, NOBODY, OUT, Stage
from fivefires.kernel import Runner, Setup, key_of, seed_from
from fivefires.kernel.table import Finished
from fivefires.kit.bits import members
from tests.games.zna.rules.test_objectives import done, take
from tests.games.zna.rules.test_searching_and_drone import on_top
from tests.games.zna.tables import BLANK, Game


def again(game: Game, hero: int = 0) -> None:
    """The hero ends his turn, and has the next one."""
    game.play(actions.turn(game.table), "end-turn", asked=hero)
    game.state.order = [hero]
    game.play(actions.turn(game.table), asked=None)
    assert game.state.hero == hero


def offered(game: Game) -> list[str]:
    return [key_of(option) for option in actions.options(game.state, 0) if not isinstance(option, Go)]


@pytest.mark.rule("N-152", "N-416", "N-428", "N-220", "N-418", "N-243")
def test_what_counts_within_a_turn_begins_anew_with_the_next() -> None:
    game = Game("ines", "gus")
    game.explore()
    game.state.fog = [0] * len(game.state.fog)
    game.apart(2, 3)
    game.give(0, "hunting_rifle")
    here = game.hero(0).area
    game.put(1, game.next_to(here)[0])
    assert moving.movement(game.state, 0) == 6
    game.play(actions.turn(game.table), "equip", "call-off")
    game.play(actions.turn(game.table), "trade", "call-off")
    assert "equip" not in offered(game)
    assert "trade" not in offered(game)
    game.play(actions.turn(game.table), f"go:{game.map.names[game.next_to(here)[0]]}")
    assert (game.hero(0).moves, moving.movement(game.state, 0)) == (1, 4)
    again(game)
    assert (game.hero(0).moves, moving.movement(game.state, 0)) == (0, 6)
    assert game.hero(0).actions == 3
    game.put(1, game.next_to(game.hero(0).area)[0])
    assert {"equip", "trade"} <= set(offered(game))
    tobias = Game("tobias", "gus")
    tobias.apart(2, 3)
    tobias.put(1, tobias.next_to(tobias.hero(0).area)[0])
    tobias.hero(1).health = 1
    tobias.play(actions.turn(tobias.table), "treat")
    assert (tobias.hero(1).health, "treat" in offered(tobias)) == (2, False)
    again(tobias)
    assert "treat" in offered(tobias)


@pytest.mark.rule("N-134", "N-167")
def test_turning_a_card_up_does_not_end_a_move() -> None:
    game = Game("gus")
    game.explore()
    game.apart(1, 2, 3)
    game.state.fog = [0] * len(game.state.fog)
    take(game, "scout")
    take(game, "marksman")
    where = game.next_to(game.hero(0).area)[0]
    game.play(actions.turn(game.table), f"go:{game.map.names[where]}")
    game.play(actions.turn(game.table), "show", "card:marksman")
    assert (game.hero(0).actions, game.hero(0).steps) == (2, 2)
    assert game.state.piles[piles.OPEN[0]] == ["marksman"]
    assert "show" in offered(game)
    wind = game.give(0, "second_wind", "belt")
    game.play(actions.turn(game.table), f"use:{wind}")
    assert (game.hero(0).actions, game.hero(0).steps) == (3, 0)
    game.hero(0).actions, game.hero(0).steps = 0, 1
    assert "show" in offered(game)  # it is still his turn
    game.hero(0).steps = 0
    assert offered(game) == []


@pytest.mark.rule("N-153", "N-480", "N-483", "N-477")
def test_the_end_of_a_turn_forgets_it_and_looks_around() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    take(game, "loner")
    me = game.hero(0)
    me.actions, me.steps, me.turn_kills, me.turn_lowered = 2, 1, 1, 1
    game.play(actions.turn(game.table), "end-turn")
    assert (me.actions, me.steps, me.turn_kills, me.turn_lowered) == (0, 0, 0, 0)
    assert game.state.hero == NOBODY
    assert done(game) == ["loner"]


@pytest.mark.rule("N-149", "N-150", "N-151", "N-154")
def test_the_order_is_asked_of_the_speaker_and_holds() -> None:
    game = Game("gus", "mia", "quinn", "walt", players=3)
    game.state.round, game.state.speaker, game.state.stage = 2, 1, Stage.ORDER
    game.play(flow.declare_order(game.table), "order:walt-gus-quinn-mia", asked=2)
    assert (game.state.active, game.state.order, game.state.last_order) == (1, [3, 0, 2, 1], [3, 0, 2, 1])
    assert (game.state.hero, game.state.stage) == (NOBODY, Stage.TURN)
    assert "order:walt-gus-quinn-mia" not in game.until(flow.declare_order(game.table))
    game.play(flow.declare_order(game.table), "same-order", asked=2)
    assert game.state.order == [3, 0, 2, 1]
    game.state.order.pop()
    assert game.state.last_order == [3, 0, 2, 1]


@pytest.mark.rule("N-348", "N-505", "N-154", "N-269")
def test_a_speaker_whose_heroes_died_in_this_turn_leads_nobody() -> None:
    game = Game("gus", "mia", "quinn", "walt", scenario=5, players=4)
    game.explore()
    game.state.round, game.state.speaker = 2, 1
    harm.die(game.table, 1)
    (professor,) = game.state.people
    seeing = members(game.map.seen[professor.area] & game.map.open)
    game.put(0, next(area for area in seeing if area not in [professor.area]))
    game.play(flow.end_heroes(game.table), "stay", asked=2)
    assert (game.state.speaker, game.state.active, game.state.stage) == (2, 2, Stage.MUTANTS)


@pytest.mark.rule("N-486", "N-283", "N-296", "N-147")
def test_the_end_of_the_mutants_turn() -> None:
    game = Game("gus")
    for hero, health in enumerate((1, 2, 1, 3)):
        game.hero(hero).health = health
    where = next(pile for pile, held in game.state.piles.items() if "on_the_brink" in held)
    game.table.move("on_the_brink", where, piles.OBJECTIVES)
    objectives.take(game.table, 1)
    on_top(game, piles.EVENTS, "silence")
    game.state.stage = Stage.MUTANTS
    number = game.state.round
    game.play(flow.end_mutants(game.table))
    assert game.state.piles[piles.DONE[1]] == []
    assert (game.state.round, game.state.stage) == (number + 1, Stage.ORDER)
    game.hero(1).health = 1
    on_top(game, piles.EVENTS, "silence#2")
    game.play(flow.end_mutants(game.table))
    assert game.state.piles[piles.DONE[1]] == ["on_the_brink"]


@pytest.mark.rule("N-030", "N-141", "N-029", "N-031")
def test_starting_spaces_are_chosen_hero_by_hero_and_then_each_arranges_his_things() -> None:
    runner = Runner(GAME, Setup(4, "mission", (), {"scenario": 1, "heroes": "dealt"}), seed_from(5))
    asked = []
    while runner.question is not None and runner.question.prompt.message != "ask-order":
        (seat,) = runner.asked()
        asked.append((runner.question.prompt.message, seat))
        runner.answer(seat, key_of(runner.options(seat)[-1]))
    assert asked == [*(("ask-start", seat) for seat in range(3)), *(("ask-equip", seat) for seat in range(4))]
    state = runner.table.state
    assert len({hero.area for hero in state.heroes}) == 4
    assert (state.round, state.speaker, state.active) == (1, 0, 0)


@pytest.mark.rule("N-478", "N-141")
def test_whoever_begins_with_every_space_taken_has_a_full_load_at_once() -> None:
    game = Game("gus")
    for space, faces in (("hands", ["fire_axe"]), ("belt", ["crowbar"] * 2), ("pack", ["revolver"] * 3)):
        for face in faces:
            game.give(0, face, space)
    take(game, "full_load")
    game.state.stage, game.state.order = Stage.ARRANGE, [0, 1]
    game.play(flow.arrange(game.table), "ready")
    assert (done(game), game.state.order) == ([], [1])
    game.give(0, "first_aid_kit", "pack")
    game.state.order = [0, 1]
    game.play(flow.arrange(game.table), "ready")
    assert done(game) == ["full_load"]


@pytest.mark.rule("N-374", "N-502", "N-504", "N-512", "N-242", "N-367")
def test_each_way_to_lose_ends_the_game() -> None:
    for scenario, ending_of in ((5, "professor-dead"), (4, "survivors-dead"), (9, "courier-away")):
        game = Game("gus", scenario=scenario)
        if scenario == 9:
            game.mutant("courier", game.map.piece(Piece.COURIER)[0])
        ending.check(game.table)
        for person in game.state.people[:2]:
            person.status = DEAD
        for mutant in game.state.mutants:
            mutant.area = members(game.map.tunnel)[0]
        with pytest.raises(Finished):
            ending.check(game.table)
        assert game.state.result is not None
        assert (game.state.result.ending, game.state.result.winners) == (ending_of, [])
    for statuses, ending_of in (((DEAD, OUT, OUT, DEAD), "all-out"), ((DEAD,) * 4, "all-dead")):
        game = Game("gus")
        for hero, status in enumerate(statuses):
            game.hero(hero).status = status
        with pytest.raises(Finished):
            ending.check(game.table)
        assert game.state.result is not None
        assert game.state.result.ending == ending_of


@pytest.mark.rule("N-376", "N-375", "N-369", "N-370")
@pytest.mark.parametrize("inside", [True, False])
def test_who_lies_in_the_exit_zone_is_carried_along(inside: bool) -> None:
    game = Game("gus")
    game.explore()
    game.open_exit()
    zone = members(game.map.exit)
    for hero in range(3):
        game.put(hero, zone[hero])
    beside = [area for area in members(game.map.open & ~game.map.exit) if not game.map.exit >> area & 3]
    game.put(3, zone[3] if inside else beside[0])
    game.hero(3).status = OUT
    with pytest.raises(Finished):
        ending.check(game.table)
    result = game.state.result
    assert result is not None
    assert result.victory == ("total" if inside else "partial")
    assert result.fates[3] == ("out" if inside else "dead")


@pytest.mark.rule("N-263", "N-249", "N-134")
def test_an_empty_deck_of_objectives_asks_nothing() -> None:
    game = Game("gus")
    game.table.move_all(piles.OBJECTIVES, piles.OBJECTIVE_BOX)
    game.play(drone.draw(game.table, 0))
    assert drone.held(game.state, 0) == 0


@pytest.mark.rule("N-451")
def test_two_chimneys_raise_two_tiles_and_no_third() -> None:
    for seed in range(6):
        game = Game("gus", scenario=2, seed=seed + 1)
        game.state.fog = [0] * len(game.state.fog)
        game.play(events.two_chimneys(game.table, 0))
        assert sorted(game.state.fog) == [0] * (len(game.state.fog) - 2) + [1, 1]


@pytest.mark.rule("N-172", "N-239", "N-230")
def test_who_stands_up_again_is_noticed() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    game.hero(0).status = OUT
    beside = game.next_to(game.hero(0).area)
    walker = game.mutant("walker", beside[0], awake=False)
    game.hero(0).resistance = 1
    game.play(harm.stand_up(game.table, 0))
    assert walker.awake


@pytest.mark.rule("N-158")
def test_leaving_costs_two_exactly_where_an_awake_mutant_is_one_step_away() -> None:
    game = Game("gus")
    game.explore()
    for place in members(game.map.open)[::5]:
        mutant = game.mutant("walker", place)
        sleeper = game.mutant("walker", members(game.map.open)[-1], awake=False)
        for area in members(game.map.open):
            game.put(0, area)
            near = game.map.walk[area][place] == 1
            assert moving.leaving(game.state, game.map, area) == (2 if near else 1)
        game.state.mutants.remove(mutant)
        game.state.mutants.remove(sleeper)


@pytest.mark.rule("N-158", "N-159", "N-167")
def test_what_is_left_of_a_move_is_used_up_before_the_next_action() -> None:
    game = Game("gus")
    game.explore()
    game.apart(1, 2, 3)
    game.state.fog = [0] * len(game.state.fog)
    game.hero(0).steps, game.hero(0).actions = 1, 0
    assert moving.budget(game.state, 0) == 1
    reached = {option.area for option in moving.ways(game.state, 0)}
    assert reached == {game.map.names[area] for area in game.next_to(game.hero(0).area, same_tile=False)}
    game.mutant("walker", game.next_to(game.hero(0).area)[0])
    assert moving.ways(game.state, 0) == []
    assert moving.budget(game.state, 0) == 0
    game.hero(0).steps = 2
    assert moving.budget(game.state, 0) == 2
    assert {option.area for option in moving.ways(game.state, 0)} < reached
    game.hero(0).steps, game.hero(0).actions = 1, 1
    assert moving.budget(game.state, 0) == 3


@pytest.mark.rule("N-266", "N-247", "N-420", "N-018")
def test_the_drone_is_in_the_area_of_the_page_or_nowhere() -> None:
    for scenario in range(1, 13):
        game = Game("walt", "gus", scenario=scenario)
        page = game.map.scenario
        if not page.drone:
            assert not any(drone.in_reach(game.state, 1) for _ in [game.put(1, area) for area in game.map.starts])
            assert game.map.drone == -1
            continue
        where = game.map.number[page.drone]
        assert game.map.drone == where
        for area in members(game.map.open):
            game.put(0, area)
            game.put(1, area)
            near = game.map.walk[area][where] <= 1
            sees = area == where or bool(game.map.seen[area] >> where & 1)
            assert drone.in_reach(game.state, 1) == near
            assert drone.in_reach(game.state, 0) == (near or (sees and game.map.span[area][where] <= 4))


@pytest.mark.rule("N-171", "N-505")
def test_the_professor_is_noticed_like_a_hero_and_only_while_he_stands() -> None:
    game = Game("gus", scenario=5)
    game.explore()
    (professor,) = game.state.people
    for hero in range(4):
        game.hero(hero).status = OUT
    watching = [area for area in members(game.map.open) if game.map.watch[area] >> professor.area & 1]
    blind = [area for area in members(game.map.open) if not game.map.watch[area] >> professor.area & 1]
    for area in (*watching[:4], *blind[:4]):
        sleeper = game.mutant("walker", area, awake=False)
        assert spawning.notice(game.table, [sleeper]) == (area in watching)
        game.state.mutants.remove(sleeper)
    professor.status = DEAD
    assert not spawning.notice(game.table, [game.mutant("walker", watching[0], awake=False)])


@pytest.mark.rule("N-155", "N-156", "N-358", "N-128", "N-360")
def test_control_costs_an_action_and_takes_the_weapon_out_of_the_belt() -> None:
    game = Game("walt", "gus")
    game.apart(1, 2, 3)
    game.give(0, "kitchen_knife")
    game.give(0, "crowbar")
    darts = game.give(0, "dart_pistol", "belt", green=1)
    first = game.mutant("walker", game.next_to(game.hero(0).area)[0], awake=False)
    second = game.mutant("brute", game.next_to(game.hero(0).area)[0])
    assert chemistry.controllable(game.state, 0) == [first, second]
    game.play(actions.turn(game.table), "control", f"target:{figure(first)}")
    assert (first.control, first.awake, second.control) == (0, True, NOBODY)
    assert game.hero(0).actions == 2
    assert darts in game.state.piles[piles.HANDS[0]]
    assert darts not in game.state.stock["green-cube"]
    assert chemistry.controllable(game.state, 0) == []
    assert Act.CONTROL not in actions.options(game.state, 0)


@pytest.mark.rule("N-358", "N-365", "N-360")
def test_whom_to_control_and_with_what_is_asked_of_the_heros_player() -> None:
    game = Game("gus", "mia", "walt")
    game.apart(0, 1, 3)
    game.hero(2).actions = 3
    beside = game.next_to(game.hero(2).area)
    walker, brute = game.mutant("walker", beside[0]), game.mutant("brute", beside[1])
    game.give(2, "dart_pistol", green=2)
    game.give(2, "injector_lance", "belt", green=3)
    game.play(chemistry.control(game.table, 2), f"target:{figure(brute)}", "with:injector_lance", asked=2)
    assert (brute.control, walker.control, game.hero(2).actions) == (2, NOBODY, 2)
    assert "injector_lance" in game.state.piles[piles.HANDS[2]]
    assert (game.stock("green-cube", "injector_lance"), game.stock("green-cube", "dart_pistol")) == (0, 2)


@pytest.mark.rule("N-315", "N-317", "N-328", "N-197")
def test_whom_and_with_what_is_asked_of_the_heros_player() -> None:
    game = Game("gus", "mia", "walt")
    game.apart(0, 1, 3)
    game.state.hero = 2
    game.hero(2).actions = 3
    beside = game.next_to(game.hero(2).area)
    walker, brute = game.mutant("walker", beside[0]), game.mutant("brute", beside[1])
    game.give(2, "dart_pistol", blue=2)
    game.give(2, "injector_lance", "belt", blue=3)
    game.table.force([BLANK])
    game.play(fighting.attack(game.table, 2), f"target:{figure(brute)}", "arms:injector_lance", "count:1", asked=2)
    assert (walker.wounds, brute.wounds, brute.attacker, walker.attacker) == (0, 1, 2, NOBODY)
    assert game.stock("blue-cube", "injector_lance") == 2
    assert game.hero(2).actions == 2


@pytest.mark.rule("N-073")
def test_a_wave_sweeps_along_rows_and_columns_over_gaps() -> None:
    page = SCENARIO[10]
    map = Terrain(page)
    at = {(tile.column, tile.row): number for number, tile in enumerate(page.tiles)}
    middle = map.lines[at[1, 1]]
    assert sorted(middle) == sorted(((at[1, 0],), (at[2, 1],), (at[1, 2],), (at[0, 1],)))
    corner = [set(line) for line in map.lines[at[0, 0]] if line]
    assert corner in (
        [{at[1, 0], at[2, 0]}, {at[0, 1], at[0, 2]}],
        [{at[0, 1], at[0, 2]}, {at[1, 0], at[2, 0]}],
    )


@pytest.mark.rule("N-167", "N-159", "N-158")
def test_a_walk_of_three_steps_arrives_and_is_paid() -> None:
    game = Game("ines")
    game.explore()
    game.apart(1, 2, 3)
    game.state.fog = [0] * len(game.state.fog)
    here = game.hero(0).area
    far = next(area for area in members(game.map.open) if game.map.walk[here][area] == 3)
    game.play(actions.turn(game.table), f"go:{game.map.names[far]}")
    assert (game.hero(0).area, game.hero(0).steps, game.hero(0).actions) == (far, 3, 2)


@pytest.mark.rule("N-448", "N-440", "N-132", "N-131", "N-124")
def test_a_case_is_of_use_only_where_there_is_room_and_one_room_is_enough() -> None:
    game = Game("gus")
    case = game.give(0, "reagent_case", "belt")
    game.token(0, "blue_1", 3)
    assert actions.usable(game.state, 0) == [case]
    here = piles.at(game.hero(0).area)
    game.table.shift("green_1", 1, piles.BAG, here)
    game.play(gear.gain_token(game.table, 0, "green_1", here))
    assert gear.tokens(game.state, 0) == {"blue_1": 3, "green_1": 1}
    assert actions.usable(game.state, 0) == []
    game.table.shift("blue_1", 2, piles.ON[0], piles.BAG)
    game.table.force_tokens(["yellow_2", "blue_3"])
    game.play(actions.turn(game.table), f"use:{case}")  # there is room for both
    assert gear.tokens(game.state, 0) == {"blue_1": 1, "green_1": 1, "yellow_2": 1, "blue_3": 1}


@pytest.mark.rule("N-315", "N-330", "N-358", "N-100", "N-128")
def test_exactly_those_in_range_and_sight_can_be_shot_at_or_taken_over() -> None:
    game = Game("walt")
    game.explore()
    game.apart(1, 2, 3)
    game.give(0, "dart_pistol", "belt", blue=1, green=2)
    here = game.hero(0).area
    for area in members(game.map.open):
        if area in [hero.area for hero in game.state.heroes]:
            continue
        walker = game.mutant("walker", area)
        near = game.map.walk[here][area] == 1
        far = game.map.span[here][area] <= 5 and bool(game.map.seen[here] >> area & 1)
        assert fighting.attackable(game.state, 0) == ([walker] if near or far else [])
        assert chemistry.controllable(game.state, 0) == ([walker] if near or far else [])
        game.state.mutants.remove(walker)


@pytest.mark.rule("N-252", "N-262", "N-134", "N-248")
@pytest.mark.parametrize("face", ["lie-open", "face-down"])
def test_the_card_of_an_exchange_lies_as_its_player_wants(face: str) -> None:
    game = Game("gus")
    take(game, "scout")
    take(game, "loner")
    game.put(0, game.map.drone)
    on_top(game, piles.OBJECTIVES, "marksman")
    game.play(drone.interact(game.table, 0), "exchange-objective", "card:scout", face)
    assert game.state.piles[piles.OBJECTIVES][0] == "scout"
    assert game.state.piles[piles.OPEN[0]] == (["marksman"] if face == "lie-open" else [])
    assert game.state.piles[piles.SECRET[0]] == (["loner"] if face == "lie-open" else ["loner", "marksman"])
    assert game.hero(0).actions == 2


@pytest.mark.rule("N-488", "N-370")
@pytest.mark.parametrize(("lost", "proved"), [(0, True), (1, False)])
def test_who_is_unhurt_at_the_end_has_proved_it(lost: int, proved: bool) -> None:
    game = Game("gus", scenario=7)
    take(game, "unscathed")
    game.hero(0).health -= lost
    game.explore()
    with pytest.raises(Finished):
        ending.check(game.table)
    assert done(game) == (["unscathed"] if proved else [])


@pytest.mark.rule("N-478", "N-373")
def test_an_action_that_fills_the_board_is_a_full_load() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    for space, faces in (("hands", ["fire_axe"]), ("belt", ["crowbar"] * 2), ("pack", ["revolver"] * 3)):
        for name in faces:
            game.give(0, name, space)
    take(game, "full_load")
    knife = game.give(1, "kitchen_knife")
    gear.lay(game.table, knife, piles.HANDS[1], game.hero(0).area)
    game.play(actions.turn(game.table), "pick-up", f"put:{knife}:self:{piles.at(game.hero(0).area)}")
    assert done(game) == ["full_load"]
