"""What the scene says: steps with their AP, free places, the helicopter, falling tiles, and deals."""

from __future__ import annotations

from typing import Any

import pytest

from fivefires.games.raid_trade.content import piles
from fivefires.games.raid_trade.game import GAME
from fivefires.games.raid_trade.rules.questions import Go, LayAt
from fivefires.games.raid_trade.rules.roads import TILE_OF
from fivefires.games.raid_trade.state import RaidTradeResult
from fivefires.kernel import Runner, Setup, seat_name, seed_from, sight
from fivefires.kernel.scene import Mat, Scene, Space, Tile
from tests.games.raid_trade.tables import (
    Game,
    answer,
    bare,
    bare_line,
    bring,
    clear,
    house,
    keys,
    me,
    opening,
    outpost_at,
    own,
    stand,
    turn_of,
)


def scene(game: Game, seat: int = 0) -> Scene:
    found: Any = sight(game, seat).scene
    assert isinstance(found, Scene)
    return found


def space(shown: Scene, id: str) -> Space:
    return next(one for board in shown.boards for one in board.spaces if one.id == id)


def mat(shown: Scene, seat: int) -> Mat:
    return next(one for one in shown.mats if one.seat == seat)


@pytest.mark.rule("R-002", "R-097")
def test_the_end_says_who_reached_what() -> None:
    game = bare("jake", "zoey", "mayu")
    assert scene(game).verdict == ()
    own(game, 0, tools=1, scrap=1)
    me(game, 0).skill = 19
    game = turn_of(game, 0)
    answer(game, "craft:crowbar")
    [said] = scene(game).verdict
    assert (said.id, said.args) == ("verdict-skill", {"seat": seat_name(0), "rounds": 1})


@pytest.mark.rule("R-328", "R-329")
def test_the_end_by_points_tells_all_points_the_most_first() -> None:
    game = bare("jake", "zoey", "mayu")
    for seat, skill in enumerate((2, 5, 3)):
        me(game, seat).skill, me(game, seat).ap, me(game, seat).passed = skill, seat, True
    game.state.spent_ap = False
    game = turn_of(game, 0)
    said = [(one.id, one.args) for one in scene(game).verdict]
    points = [(1, 11), (2, 8), (0, 4)]
    assert said == [("verdict-points", {"seat": seat_name(seat), "points": total}) for seat, total in points]


@pytest.mark.rule("R-002", "R-328", "R-438", "R-445")
@pytest.mark.parametrize(("ending", "winners"), [("flown", [0, 2]), ("alone", [1]), ("nobody", [])])
def test_the_end_of_the_scenario_names_whoever_flew_alone(ending: str, winners: list[int]) -> None:
    game = bare_line()
    game.state.result = RaidTradeResult(ending=ending, winners=winners, rounds=4)
    alone = {"seat": seat_name(winners[0])} if len(winners) == 1 else {}
    [said] = scene(game).verdict
    assert (said.id, said.args) == (f"verdict-{ending}", {**alone, "rounds": 4})


@pytest.mark.rule("R-124", "R-125")
def test_a_step_shows_its_ap() -> None:
    game = bare("jake", "mayu", "zoey")
    offered = {one.section: one.ap for one in game.options(0) if isinstance(one, Go)}
    assert offered
    shown = scene(game)
    priced = {one.id: one.cost.args["ap"] for one in shown.boards[0].spaces if one.cost is not None}
    assert priced == offered


@pytest.mark.rule("R-164")
def test_a_house_shows_its_size_and_price() -> None:
    game = bare("jake", "mayu", "zoey")
    price = {"house-small": 6, "house-medium": 8, "house-large": 10}
    houses = [(thing.icon, thing.marks[0].value) for one in scene(game).boards[0].spaces for thing in one.things
              if thing.kind == "house"]  # fmt: skip
    assert len(houses) == 30
    assert all(price[icon] == value for icon, value in houses)


@pytest.mark.rule("R-469", "R-473")
def test_tiles_that_can_be_laid_lie_there_as_cards_with_their_drawing() -> None:
    setup = Setup(3, "city", ("custom_city",), {"characters": "dealt", "youngest": "seat-1"})
    game: Game = Runner(GAME, setup, seed_from(1))
    offered = [key.removeprefix("tile:") for key in keys(game)]
    [row] = [row for row in scene(game).rows if row.id == "to-lay"]
    assert {thing.id for thing in row.things} >= {*offered}
    assert [thing.picture for thing in row.things] == [f"tile-{thing.id}-city.svg" for thing in row.things]
    answer(game, f"tile:{offered[0]}")
    while "tile:" not in keys(game)[0]:
        answer(game, keys(game)[0])
    [row] = [row for row in scene(game).rows if row.id == "to-lay"]
    assert offered[0] not in {thing.id for thing in row.things}


@pytest.mark.rule("R-470")
def test_free_places_lie_open_while_the_city_is_built() -> None:
    setup = Setup(3, "city", ("custom_city",), {"characters": "dealt", "youngest": "seat-1"})
    game: Game = Runner(GAME, setup, seed_from(4))
    game.answer(0, game.options(0)[0])
    offered = {one.about()[0] for one in game.options(0) if isinstance(one, LayAt)}
    assert offered
    free = {one.id for one in scene(game).boards[0].spaces if one.kind == "free"}
    assert offered <= free
    assert len(free) == 4


@pytest.mark.rule("R-470", "R-474")
def test_a_tile_is_shown_as_each_answer_would_lay_it() -> None:
    setup = Setup(3, "city", ("custom_city",), {"characters": "dealt", "youngest": "seat-1"})
    game: Game = Runner(GAME, setup, seed_from(4))

    def tried(seat: int) -> dict[str, Tile]:
        tiles = sight(game, seat).scene.boards[0].tiles
        return {one.answer: one for one in tiles if one.answer}

    assert tried(0) == {}
    answer(game, keys(game)[0])
    assert sorted(tried(0)) == sorted(keys(game))
    assert tried(1) == {}
    spaces = {one.id: one for one in scene(game).boards[0].spaces}
    for key, one in tried(0).items():
        assert spaces[key.replace(":", ".")].squares[0] == one.at
    place = keys(game)[0]
    at, picture = tried(0)[place].at, tried(0)[place].picture
    answer(game, place)
    assert {key: (one.at, one.picture) for key, one in tried(0).items()} == dict.fromkeys(keys(game), (at, picture))
    key = keys(game)[-1]
    turns = tried(0)[key].turns
    answer(game, key)
    assert all(tried(seat) == {} for seat in range(3))
    [lies] = [one for one in scene(game).boards[0].tiles if one.picture == picture]
    assert lies.turns == turns


@pytest.mark.rule("R-373", "R-427")
def test_the_scenario_shows_what_falls_next_and_what_is_asked_for() -> None:
    game = opening("jake", "mayu", "zoey", mode="escape")
    while game.state.round < 1:
        seat = game.asked()[0]
        game.answer(seat, game.options(seat)[0])
    shown = scene(game)
    assert len(shown.boards[0].veils) == 1
    veil = shown.boards[0].veils[0]
    assert veil.kind == "falls"
    assert {TILE_OF[one] for one in veil.spaces} == {game.state.laid[0].tile}
    assert [goal.end for goal in shown.goals[:2]] == [9, 6]


@pytest.mark.rule("R-544", "R-037")
def test_what_is_wanted_can_be_clicked_where_it_lies() -> None:
    game = bare("jake", "mayu", "zoey")
    own(game, 0, food=2)
    own(game, 1, scrap=2)
    game = turn_of(game, 0)
    answer(game, "trade", "with:1", "compose")
    assert [thing.id for thing in mat(scene(game), 0).tokens] == ["food"]
    answer(game, "put:food:1", "enough")
    assert [thing.id for thing in mat(scene(game), 1).tokens] == ["scrap"]
    assert "food" not in {thing.id for thing in mat(scene(game), 0).tokens}
    [deal] = scene(game).deals
    assert [(thing.name.id, thing.count) for thing in deal.gives] == [("food", 1)]


@pytest.mark.rule("R-097", "R-098", "R-099")
def test_the_ways_to_win_are_on_every_mat() -> None:
    game = bare("jake", "mayu", "zoey")
    me(game, 1).skill = 7
    tracks = {track.id: (track.value, track.end) for track in mat(scene(game), 1).tracks}
    assert tracks == {"ap.1": (15, 15), "skill.1": (7, 20), "favor.1": (0, 10), "quests.1": (0, 3)}


@pytest.mark.rule("R-250")
def test_what_can_be_crafted_lies_first() -> None:
    game = bare("jake", "mayu", "zoey")
    own(game, 0, tools=1, scrap=1)
    shown = next(row for row in mat(scene(game), 0).rows if row.id == "unmade.0")
    assert len(shown.things) == 14
    assert [thing.id for thing in shown.things if thing.marks] == ["crowbar"]
    assert shown.things[0].id == "crowbar"
    assert shown.things[-1].id == "steam_hammer"
    assert not [
        thing for row in mat(scene(game), 1).rows if row.id == "unmade.1" for thing in row.things if thing.marks
    ]


@pytest.mark.rule("R-061")
def test_below_nothing_favor_is_blacklist() -> None:
    game = bare("jake", "mayu", "zoey")
    me(game, 2).favor = -7
    dial = next(track for track in mat(scene(game), 2).tracks if track.id == "favor.2")
    assert (dial.name.id, dial.value, dial.end, dial.danger) == ("track-blacklist", 7, 10, 6)


def lying(shown: Scene, id: str) -> list[tuple[str, str]]:
    """What lies on a space: the kind of each thing, and what it is."""
    return [(thing.kind, thing.id or thing.icon or thing.name.id) for thing in space(shown, id).things]


@pytest.mark.rule("R-005", "R-287", "R-160", "R-164")
def test_everything_on_the_map_is_where_it_lies() -> None:
    game = bare("jake", "cora", "zoey", "mayu")
    outpost_at(game, "market.1")
    house(game, "market.2", "medium")
    clear(game, "market.3")
    house(game, "market.4", "small")
    game.table.shift("detonation-token", 1, "mines.1", "market.4")
    bring(game, "scavenger", "incident.market")
    trader = game.state.piles["trader"][0]
    me(game, 1).inside = True
    stand(game, 2, "market.c")
    stand(game, 3, "rail.b")
    me(game, 3).out = me(game, 3).passed = True
    game = turn_of(game, 0)
    shown = scene(game)
    assert lying(shown, "market.a") == [("figure", "jake"), ("card", "scavenger"), ("token", trader)]
    assert [thing.seat for thing in space(shown, "market.a").things if thing.kind == "figure"] == [0]
    assert lying(shown, "market.b") == []
    assert lying(shown, "market.c") == [("figure", "zoey")]
    assert lying(shown, "rail.a") == lying(shown, "rail.b") == []
    assert lying(shown, "market.1") == [("outpost", "outpost"), ("figure", "cora")]
    assert lying(shown, "market.2") == [("house", "house-medium")]
    assert lying(shown, "market.3") == []
    kinds = [space(shown, f"market.{number}").kind for number in range(1, 5)]
    assert kinds == ["outpost", "medium", "empty", "small"]
    marks = [mark.name.id for mark in space(shown, "market.4").things[0].marks]
    assert marks == ["mark-ap", "mark-mine"]
    assert [mark.name.id for mark in space(shown, "market.2").things[0].marks] == ["mark-ap"]


@pytest.mark.rule("R-005", "R-160", "R-365", "R-427", "R-434")
def test_guards_and_the_helicopter_are_where_they_stand() -> None:
    game = bare_line()
    game.table.shift("food", 2, "bag", "under.market.4")
    me(game, 1).aboard = True
    game = turn_of(game, 0)
    shown = scene(game)
    assert lying(shown, "market.4") == [("guard", "guard")]
    assert [mark.value for mark in space(shown, "market.4").things[0].marks] == [2]
    assert space(shown, "mill.4").things[0].marks == ()
    assert lying(shown, "market.a") == [("token", game.state.piles["trader"][0])]
    assert lying(shown, "helipad.a") == [("guard", "guard"), ("token", "rescue_flight")]
    assert lying(shown, "mill.a") == []
    assert [(goal.value, goal.end) for goal in shown.goals] == [(0, 9), (0, 6), (1, 3)]
    assert scene(bare("jake", "mayu", "zoey")).goals == ()


@pytest.mark.rule("R-061", "R-098", "R-097")
def test_the_third_dial_in_the_city_and_in_the_scenario() -> None:
    def dial(game: Game) -> tuple[str, int, int | None]:
        found = next(track for track in mat(scene(game), 1).tracks if track.id == "favor.1")
        return found.name.id, found.value, found.end

    game = bare("jake", "mayu", "zoey")
    expected = {0: ("track-favor", 0, 10), 1: ("track-favor", 1, 10), -1: ("track-blacklist", 1, 10)}
    for favor, seen in expected.items():
        me(game, 1).favor = favor
        assert dial(game) == seen
    line = bare_line()
    for favor, value in ((2, 0), (0, 0), (-3, 3)):
        me(line, 1).favor = favor
        assert dial(line) == ("track-adrenaline", value, 10)


@pytest.mark.rule("R-373", "R-381")
def test_the_helipad_is_never_said_to_fall() -> None:
    game = bare_line()
    for fallen, tile in ((0, "canal"), (1, "market"), (5, "rail")):
        game.state.fallen = fallen
        found = [veil for veil in scene(game).boards[0].veils if veil.kind == "falls"]
        assert [{TILE_OF[one] for one in veil.spaces} for veil in found] == [{tile}]
    game.state.fallen = 6
    assert [veil.kind for veil in scene(game).boards[0].veils] == ["fallen"]
    assert scene(bare("jake", "mayu", "zoey")).boards[0].veils == ()


@pytest.mark.rule("R-037", "R-172")
def test_items_in_an_offer_are_cards_and_a_drawn_raid_card_is_told() -> None:
    game = bare("jake", "mayu", "zoey")
    own(game, 0, food=2)
    bring(game, "corner_shop", "raid.small")
    house(game, "market.1", "small")
    game = turn_of(game, 0)
    assert [row.id for row in scene(game).rows if row.id == "raid.drawn"] == []
    raided = game.copy()
    answer(raided, "raid:market.1")
    assert [thing.id for row in scene(raided).rows if row.id == "raid.drawn" for thing in row.things] == ["corner_shop"]
    answer(game, "trade", "with:1", "compose", "put:food:1", "enough", "put:thermos:1")
    assert len(scene(game).deals) == 1
    assert [(thing.kind, thing.id) for thing in scene(game).deals[0].wants] == [("card", "thermos")]


@pytest.mark.rule("R-070")
def test_the_news_are_told_until_somebody_does_something_or_an_offer_is_put_together() -> None:
    game = bare("jake", "mayu", "zoey")
    own(game, 0, food=2)
    bring(game, "market_day", piles.ACTIVE_EVENT)
    game = turn_of(game, 0)
    for player in game.state.players:
        player.ap = 15
    assert [story.id for story in scene(game).stories] == ["market_day"]
    answer(game, "trade", "with:1")
    assert scene(game).stories == ()


@pytest.mark.rule("R-002", "R-425")
def test_every_mat_says_how_one_wins() -> None:
    city = scene(bare("jake", "mayu", "zoey"))
    assert [[goal.text.args for goal in one.goals] for one in city.mats] == [
        [{"skill": 20, "favor": 10, "quests": 3}]
    ] * 3
    escape = scene(opening("jake", "mayu", "zoey", mode="escape"))
    assert [[goal.text.id for goal in one.goals] for one in escape.mats] == [["goal-escape"]] * 3
