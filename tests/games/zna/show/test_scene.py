"""What lies on the table: figures with how they are, what is on the ground, marks of the scenario, and mats."""

from __future__ import annotations

from typing import TypeVar

import msgspec
import pytest

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.vocabulary import Piece
from fivefires.games.zna.game import GAME
from fivefires.games.zna.rules import harm, objectives
from fivefires.games.zna.show.scene import TOKEN_RULE, scene
from fivefires.games.zna.show.view import ZnaView
from fivefires.games.zna.state import DEAD, OUT, Campaign, Kept, Plan, Transfer, ZnaResult, ZnaState
from fivefires.kernel import SPECTATOR, Runner, Setup, message, seed_from
from fivefires.kernel.scene import Mat, Row, Scene, Space, Thing
from fivefires.kit.bits import members
from tests.games.zna.rules.test_searching_and_drone import on_top
from tests.games.zna.tables import Game

T = TypeVar("T")


def shown(game: Game, seat: int = 0) -> Scene:
    return scene(ZnaView(game.state, seat))


def space(game: Game, area: int) -> Space:
    return shown(game).boards[0].spaces[area]


class Named(dict[str, T]):
    """By name; a name that is not there fails the test."""

    def __missing__(self, name: str) -> T:
        raise AssertionError(f"there is no {name}: {[*self]}")


def rows_of(game: Game, seat: int = 0) -> Named[Row]:
    return Named({row.name.id: row for row in shown(game, seat).mats[0].rows})


def things_of(game: Game, seat: int = 0) -> Named[tuple[Thing, ...]]:
    return Named({name: row.things for name, row in rows_of(game, seat).items()})


def marks(holder: Mat) -> list[str]:
    return [mark.name.id for mark in holder.marks]


@pytest.mark.rule("N-116", "N-228", "N-225")
def test_a_mat_says_how_a_hero_is() -> None:
    game = Game("gus", "quinn")
    assert "scene-masked" in marks(shown(game).mats[0])
    game.unmask(0)
    harm.lose_resistance(game.table, 0, 9, "N-228")
    harm.die(game.table, 1)
    mats = shown(game).mats
    assert {"scene-unmasked", "scene-out"} <= set(marks(mats[0]))
    assert "scene-dead" in marks(mats[1])
    assert "scene-out" not in marks(mats[1])
    assert [(track.value, track.end) for track in mats[0].tracks] == [(6, 6), (0, 5)]


@pytest.mark.rule("N-144", "N-250", "N-398")
def test_objectives_lie_on_the_mat_as_backs_for_others_and_open_when_accomplished() -> None:
    game = Game("gus")
    for card in ("scout", "loner"):
        on_top(game, piles.OBJECTIVES, card)
        objectives.take(game.table, 0)
    objectives.done(game.table, 0, "loner")
    for seat in (0, 1, SPECTATOR):
        rows = things_of(game, seat)
        assert [thing.name.id for thing in rows["scene-done"]] == ["loner"]
        assert all(isinstance(thing, Thing) for thing in rows["scene-mine"])
        mine = [thing.name.id for thing in rows["scene-mine"]]
        assert mine == (["scout"] if seat == 0 else ["scene-face-down-objective"])


@pytest.mark.rule("N-018", "N-377", "N-126")
def test_areas_show_who_stands_and_what_lies_there() -> None:
    game = Game("gus", scenario=2)
    here = game.hero(0).area
    walker = game.mutant("walker", game.next_to(here)[0], awake=False, wounds=1)
    game.table.shift(piles.KEY, 1, piles.at(game.map.piece(Piece.KEY)[0]), piles.at(here))
    game.table.shift("blue_1", 1, piles.BAG, piles.at(here))
    assert [thing.id for thing in space(game, here).things] == ["gus", "blue_1", "key"]
    assert [[mark.name.id for mark in one.marks] for one in space(game, walker.area).things] == [
        ["scene-wounds", "scene-asleep"]
    ]
    locks = Game("gus", scenario=6)
    marked = [one.id for one in shown(locks).boards[0].spaces if one.marks]
    assert sorted(marked) == sorted(locks.map.names[area] for area in locks.map.piece(Piece.LOCK))
    for area in game.map.sites:
        assert space(game, area).marks


@pytest.mark.rule("N-301", "N-305", "N-440", "N-116", "N-126")
def test_things_name_the_rule_behind_them_and_show_their_load() -> None:
    game = Game("gus")
    game.give(0, "syringe", yellow=2)
    game.give(0, "old_stock", "slot", bullets=3)
    game.give(0, "lucky_coin", "belt")
    here = game.hero(0).area
    game.table.shift(piles.MASK, 1, piles.SUPPLY, piles.at(here))
    game.table.shift(piles.KEY, 1, piles.SUPPLY, piles.at(here))
    rows = things_of(game)
    (syringe,), (shells,), (coin,) = rows["scene-hands"], rows["scene-slot"], rows["scene-belt"]
    assert [(one.rule, [mark.value for mark in one.marks]) for one in (syringe, shells, coin)] == [
        ("N-301", [2]),
        ("N-305", [3]),
        ("N-440", []),
    ]
    rules = {thing.id: thing.rule for thing in space(game, here).things}
    assert (rules[piles.MASK], rules[piles.KEY]) == ("N-116", "N-126")


@pytest.mark.rule("N-003", "N-518", "N-377")
def test_the_goal_goes_from_opening_to_engine_to_ferry() -> None:
    game = Game("gus", scenario=12)
    assert goal_of(game) == ("goal-closed", 0, 2)
    game.state.worked = [*game.map.sites]
    assert goal_of(game) == ("goal-alarm", 0, 1)
    game.open_exit()
    assert goal_of(game) == ("goal-engine", 0, 3)
    game.state.engine = 2
    assert goal_of(game) == ("goal-engine", 2, 3)
    game.state.engine = 3
    assert goal_of(game) == ("goal-ferry", 0, 4)
    game.hero(3).status = DEAD
    assert goal_of(game) == ("goal-ferry", 0, 3)
    other = Game("gus", scenario=1)
    assert shown(other).goals[0].text.id == "goal-closed"
    other.state.worked = [*other.map.sites]
    assert shown(other).goals[0].text.args == {"zone": message("zna-zone-first-breath")}
    other.open_exit()
    assert shown(other).goals[0].text.id == "goal-exit"


def goal_of(game: Game) -> tuple[str, int | None, int | None]:
    goal = shown(game).goals[0]
    return goal.text.id, goal.value, goal.end


@pytest.mark.rule("N-376", "N-504", "N-510")
def test_the_goal_counts_all_who_must_go_there() -> None:
    game = Game("gus", scenario=5)
    game.open_exit()
    inside = members(game.map.exit)
    assert goal_of(game) == ("goal-exit", 0, 5)  # the professor, too
    for hero in (0, 1):
        game.put(hero, inside[hero])
    game.hero(1).status = game.hero(2).status = OUT
    assert goal_of(game) == ("goal-exit", 1, 3)  # nobody waits for those who lie
    game.state.people[0].area = inside[2]
    assert goal_of(game) == ("goal-exit", 2, 3)
    boss = Game("gus", scenario=8)
    boss.open_exit()
    assert goal_of(boss) == ("goal-sample", 0, 1)
    boss.table.shift(piles.SAMPLE, 1, piles.SUPPLY, piles.ON[2])
    assert goal_of(boss) == ("goal-sample", 1, 1)
    boss.hero(2).status = OUT
    assert goal_of(boss) == ("goal-sample", 0, 1)
    for hero in range(4):
        game.hero(hero).status = DEAD
    game.state.people.clear()
    assert goal_of(game) == ("goal-exit", None, None)  # nobody is left to be counted


@pytest.mark.rule("N-113", "N-126", "N-391")
def test_a_mat_shows_how_much_room_there_is() -> None:
    game = Game("gus")
    rows = rows_of(game)
    assert [rows[f"scene-{space}"].spots for space in ("hands", "belt", "pack", "slot")] == [2, 2, 4, 1]
    game.give(0, "fire_axe")
    game.table.shift(piles.KEY, 1, piles.SUPPLY, piles.ON[0])
    game.table.move("faster", piles.UPGRADES, piles.UPGRADE[0])
    rows = rows_of(game)
    assert rows["scene-hands"].spots == 1  # both hands hold it
    assert [thing.id for thing in rows["scene-pack"].things] == ["key"]
    assert [thing.name.id for thing in rows["scene-upgrade"].things] == ["faster"]


@pytest.mark.rule("N-495", "N-503")
def test_people_are_shown_until_they_leave() -> None:
    game = Game("gus", scenario=4)
    person = game.state.people[0]
    where = person.area
    assert "survivor.0" in [thing.id for thing in space(game, where).things]
    person.area = 0
    assert "survivor.0" in [thing.id for thing in space(game, 0).things]
    person.area = -1
    assert "survivor.0" not in [thing.id for one in shown(game).boards[0].spaces for thing in one.things]


@pytest.mark.rule("N-298", "N-296", "N-386")
def test_the_clock_shows_what_is_left_of_what_there_was() -> None:
    game = Game("gus")
    (clock,) = shown(game).tracks
    most = game.map.scenario.clock
    assert (clock.value, clock.end, clock.danger, clock.low, clock.rule) == (most, most, 3, True, "N-296")
    game.state.campaign = Campaign(1, [], [], 2, 2)
    game.table.draw(piles.EVENTS, piles.EVENT_DISCARDS, 2)
    (clock,) = shown(game).tracks
    assert (clock.value, clock.end) == (most - 2, most + 4)


@pytest.mark.rule("N-086", "N-377", "N-018", "N-266", "N-495")
def test_the_board_shows_sites_pieces_people_and_the_drone_where_they_are() -> None:
    for scenario in range(1, 13):
        game = Game("gus", scenario=scenario)
        spaces = shown(game).boards[0].spaces
        for area, site in game.map.sites.items():
            assert [mark.icon for mark in spaces[area].marks] == [str(site)]
            assert spaces[area].rule == "N-377"
        for piece in (Piece.LOCK, Piece.VENT, Piece.RADIO, Piece.ENGINE):
            for area in game.map.piece(piece):
                assert str(piece) in [mark.icon for mark in spaces[area].marks]
        where = [area for area, one in enumerate(spaces) for thing in one.things if thing.id == "drone"]
        assert where == ([game.map.drone] if game.map.scenario.drone else [])
        for number, hero in enumerate(game.state.heroes):
            assert hero.id in [thing.id for thing in spaces[game.hero(number).area].things]
        for number, person in enumerate(game.state.people):
            shape = next(thing for thing in spaces[person.area].things if thing.id == f"{person.kind}.{number}")
            assert [mark.value for mark in shape.marks] == [person.health]


@pytest.mark.rule("N-377", "N-040", "N-088", "N-070")
def test_veils_lie_over_fog_unexplored_tiles_harm_and_the_way_out() -> None:
    game = Game("gus", scenario=2)
    game.open_exit()
    game.state.fog = [tile % 3 for tile in range(len(game.state.fog))]
    veils = shown(game).boards[0].veils
    fog = {veil.spaces: veil.level for veil in veils if veil.kind == "fog"}
    for tile, level in enumerate(game.state.fog):
        names = tuple(game.map.names[area] for area in members(game.map.on[tile]))
        assert fog.get(names, 0) == level
    hidden = [veil for veil in veils if veil.kind == "unexplored"]
    assert len(hidden) == game.state.explored.count(False)
    kinds = {veil.kind for veil in veils}
    assert "exit" in kinds
    assert "harm" not in kinds
    shut = Game("gus")
    assert "exit-closed" in {veil.kind for veil in shown(shut).boards[0].veils}
    shut.open_exit()
    assert "exit" in {veil.kind for veil in shown(shut).boards[0].veils}


@pytest.mark.rule("N-225", "N-228", "N-250")
def test_a_mat_counts_credits_and_warns_at_the_last_point() -> None:
    game = Game("gus")
    assert "scene-credits" not in marks(shown(game).mats[0])
    game.hero(0).credits = 4
    assert [mark.value for mark in shown(game).mats[0].marks if mark.name.id == "scene-credits"] == [4]
    for track in shown(game).mats[0].tracks:
        assert (track.danger, track.low) == (1, True)


@pytest.mark.rule("N-033", "N-396")
def test_bags_are_open_but_for_the_next_draw() -> None:
    game = Game("gus")
    rows = Named({row.id: row for row in shown(game).rows})
    counts = {thing.name.id: thing.count for thing in rows["bag.mutant"].things}
    assert counts == {kind: held[piles.BAG] for kind, held in game.state.stock.items() if kind in counts}
    assert sum(counts.values()) == sum(
        getattr(game.map.scenario.bag, kind) for kind in ("walkers", "runners", "brutes")
    )


@pytest.mark.rule("N-250", "N-472")
def test_a_card_that_counts_shows_how_far_it_is() -> None:
    game = Game("gus")
    on_top(game, piles.OBJECTIVES, "scout")
    objectives.take(game.table, 0)
    game.hero(0).first_in = 1
    rows = things_of(game)
    assert [(mark.name.id, mark.value) for mark in rows["scene-mine"][0].marks] == [
        ("scene-credits", 1),
        ("scene-progress", 1),
    ]


@pytest.mark.rule("N-221", "N-220")
def test_what_is_being_traded_lies_before_everybodys_eyes_with_where_it_goes() -> None:
    game = Game("gus", "mia", "quinn", "walt")
    game.state.hero = 2
    assert [mat.name.id for mat in shown(game).mats] == ["quinn", "gus", "mia", "walt"]
    knife = game.give(2, "kitchen_knife")
    game.state.plan = Plan("trade", 2, 1, [Transfer(knife, piles.ON[2], piles.ON[1])])
    assert [mat.name.id for mat in shown(game).mats] == ["quinn", "mia", "gus", "walt"]
    for seat in (0, 1, SPECTATOR):
        row = Named({row.id: row for row in shown(game, seat).rows})["plan"]
        assert (row.pinned, [thing.id for thing in row.things]) == (True, [knife])
        assert row.things[0].name.args == {"thing": message("kitchen_knife"), "where": message("mia")}
    game.state.plan = Plan("equip", 2)
    assert not [row for row in shown(game).rows if row.id == "plan"]


@pytest.mark.rule("N-086", "N-377", "N-182", "N-187")
def test_an_area_tells_what_is_printed_on_it_and_by_which_rule() -> None:
    game = Game("gus", scenario=1)
    body, site = members(game.map.bodies)[0], next(iter(game.map.sites))
    plain = next(area for area in members(game.map.open) if shown(game).boards[0].spaces[area].kind == "open")
    for area, text, rule in (
        (body, "zna-place-body.effect", "N-182"),
        (site, f"zna-work-{game.map.sites[site]}.effect", "N-377"),
        (plain, None, "N-086"),
    ):
        told = space(game, area)
        assert (told.text and told.text.id, told.rule) == (text, rule)


@pytest.mark.rule("N-003", "N-117", "N-126", "N-496")
def test_the_goal_names_its_zone_and_whoever_stands_in_the_first_area_is_shown() -> None:
    game = Game("gus", scenario=1)
    game.open_exit()
    assert shown(game).goals[0].text.args == {"zone": message("zna-zone-first-breath")}
    assert shown(Game("gus", scenario=3)).goals[0].text.args == {}
    game.put(0, 0)
    game.table.shift("blue_1", 1, piles.BAG, piles.at(0))
    assert [thing.id for thing in space(game, 0).things] == ["gus", "blue_1"]
    assert space(game, 0).things[1].rule == TOKEN_RULE


@pytest.mark.rule("N-135", "N-003")
def test_story_goal_and_rules_of_the_scenario_are_told_from_the_first_question_on() -> None:
    runner: Runner[ZnaState] = Runner(GAME, Setup(1, "mission", (), {"scenario": 1}), seed_from(1))
    id = "zna-scenario-first-breath"
    told = message("scene-told-before", story=message(f"{id}.before"), rules=message(f"{id}.special"))
    first = scene(ZnaView(runner.state, 0))
    assert [line.id for line in first.status] == [id, "stage-heroes"]
    assert [goal.text for goal in first.goals] == [message(f"{id}.objective")]
    runner.answer(0, "hero:gus")
    gus = scene(ZnaView(runner.state, 0)).mats[0]
    assert [(track.value, track.end) for track in gus.tracks] == [(6, 6), (5, 5)]
    while runner.state.round == 0:
        now = scene(ZnaView(runner.state, 0))
        assert [(story.title, story.text) for story in now.stories] == [(message(id), told)]
        runner.answer(0, runner.options(0)[-1])
    assert scene(ZnaView(runner.state, 0)).stories == ()


@pytest.mark.rule("N-024", "N-106")
def test_heroes_are_read_before_they_are_chosen() -> None:
    runner: Runner[ZnaState] = Runner(GAME, Setup(1, "mission", (), {"scenario": 1}), seed_from(1))

    def offered() -> list[Thing]:
        rows = Named({row.id: row for row in scene(ZnaView(runner.state, 0)).rows})
        return [*rows["boards"].things]

    assert [board.id for board in offered()] == ["mia", "quinn", "gus", "ines", "tobias", "walt"]
    runner.answer(0, "hero:gus")
    assert [board.id for board in offered()] == ["mia", "quinn", "ines", "tobias", "walt"]
    walt = offered()[-1]
    values = {mark.name.id: mark.value for mark in walt.marks}
    assert (values["scene-dexterity"], values["scene-resistance"], values["scene-movement"]) == (3, 6, 3)
    assert (walt.text, walt.type) == (message("walt.ability"), message("walt.title"))


@pytest.mark.rule("N-135", "N-003", "N-372")
def test_in_camp_no_story_is_told_and_no_goal_set() -> None:
    earlier = Campaign(2, [Kept(hero, credits=3) for hero in ("gus", "mia", "quinn", "walt")], ["total"])
    result = ZnaResult(ending="total", winners=[0], scenario=1, victory="total", campaign=earlier)
    setup = Setup(1, "campaign", earlier=msgspec.to_builtins(result))
    camp = scene(ZnaView(Runner(GAME, setup, seed_from(1)).state, 0))
    assert [line.id for line in camp.status] == ["stage-camp"]
    assert (camp.stories, camp.goals) == ((), ())
    assert [mat.name.id for mat in camp.mats] == ["gus", "mia", "quinn", "walt"]


@pytest.mark.rule("N-030", "N-117", "N-495")
def test_nobody_stands_on_the_map_before_his_starting_space_is_chosen() -> None:
    runner: Runner[ZnaState] = Runner(GAME, Setup(1, "mission", (), {"scenario": 1}), seed_from(1))
    heroes = ["gus", "mia", "quinn", "walt"]
    for hero in heroes:
        runner.answer(0, f"hero:{hero}")
    on_map = [one.id for space in scene(ZnaView(runner.state, 0)).boards[0].spaces for one in space.things]
    assert [one for one in on_map if one in heroes] == []
    runner.answer(0, runner.options(0)[0])
    on_map = [one.id for space in scene(ZnaView(runner.state, 0)).boards[0].spaces for one in space.things]
    assert [one for one in on_map if one in heroes] == ["gus"]


@pytest.mark.rule("N-196", "N-396")
def test_events_that_have_happened_lie_open_by_their_names() -> None:
    game = Game("gus")
    (card,) = game.table.draw(piles.EVENTS, piles.EVENT_DISCARDS)
    face = card.partition("#")[0]
    piles_shown = Named({pile.id: pile for pile in shown(game).piles})
    top = piles_shown[piles.EVENT_DISCARDS].top
    assert top is not None
    assert (top.name, top.text) == (message(face), message(f"{face}.text"))
