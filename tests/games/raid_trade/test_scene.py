"""What the scene says: steps with their AP, free places, the helicopter, falling tiles, and deals."""

from __future__ import annotations

from typing import Any

import pytest

from fivefires.games.raid_trade.game import GAME
from fivefires.games.raid_trade.rules.questions import Go, LayAt
from fivefires.games.raid_trade.rules.roads import TILE_OF
from fivefires.kernel import Runner, Setup, seed_from, sight
from fivefires.kernel.scene import Mat, Scene, Space
from tests.games.raid_trade.tables import Game, answer, bare, me, opening, own, turn_of


def scene(game: Game, seat: int = 0) -> Scene:
    found: Any = sight(game, seat).scene
    assert isinstance(found, Scene)
    return found


def space(shown: Scene, id: str) -> Space:
    return next(one for board in shown.boards for one in board.spaces if one.id == id)


def mat(shown: Scene, seat: int) -> Mat:
    return next(one for one in shown.mats if one.seat == seat)


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


@pytest.mark.rule("R-373", "R-427")
def test_the_scenario_shows_what_falls_next_and_what_is_asked_for() -> None:
    game = opening("jake", "mayu", "zoey", mode="escape")
    while game.state.round < 1:
        seat = game.asked()[0]
        game.answer(seat, game.options(seat)[0])
    shown = scene(game)
    [veil] = shown.boards[0].veils
    assert veil.kind == "falls"
    assert {TILE_OF[one] for one in veil.spaces} == {game.state.laid[0].tile}
    assert [goal.end for goal in shown.goals[:2]] == [9, 6]


@pytest.mark.rule("R-544")
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
