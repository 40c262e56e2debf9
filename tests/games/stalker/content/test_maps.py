"""Each map of the mission guide: seams agree, rooms are closed, and whoever has to go somewhere can get there."""

from __future__ import annotations

from pathlib import Path

import pytest

from fivefires.games.stalker.content.index import ENEMY
from fivefires.games.stalker.content.lost_areas import LOST_AREAS, LOST_CARDS
from fivefires.games.stalker.content.missions import ENTRIES, MISSION
from fivefires.games.stalker.content.terrain import LOST_ENTRANCE, MAPS, Terrain, terrain
from fivefires.games.stalker.content.tiles import LOST_TILES, TILE, TILES
from fivefires.games.stalker.content.vocabulary import GATES, Arrive, Instruction, Mission, Once, Side, Unless
from fivefires.kit.bits import members
from fivefires.kit.grids.distances import FAR
from fivefires.kit.grids.drawing import drawn
from fivefires.kit.grids.pictures import BLANK
from fivefires.kit.grids.plans import JOIN

DRAWN = Path(__file__).parent / "maps.txt"
OPENINGS = ("D", "W", *GATES)


def map_name(entry: Mission) -> str:
    return f"{entry.id}+bunker@{entry.entrance}" if entry.lost else entry.id


def whole(entry: Mission) -> Terrain:
    """With its Lost Area, and all gates open."""
    return terrain(map_name(entry), GATES)


def named(entry: Mission) -> str:
    return entry.id


def arrivals(instructions: tuple[Instruction, ...]) -> list[Arrive]:
    found = [one for one in instructions if isinstance(one, Arrive)]
    for one in instructions:
        if isinstance(one, Unless | Once):
            found += arrivals(one.do)
    return found


def all_arrivals(entry: Mission) -> list[Arrive]:
    found = arrivals(entry.failure)
    for event in entry.events:
        found += arrivals(event.instant) + arrivals(event.marked)
    for card in entry.environment:
        for face in (card.front, card.back):
            found += arrivals(face.at_once) + arrivals(face.trigger)
            for deed in face.deeds:
                found += arrivals(deed.do)
    return found


def test_the_box_has_fifteen_tiles_and_three_of_lost_areas() -> None:
    assert (len(TILES), len(LOST_TILES)) == (15, 3)
    used = {placed.tile for entry in ENTRIES for placed in entry.tiles}
    assert used == {tile.id for tile in TILES}
    assert {area.tile for area in LOST_AREAS} == {tile.id for tile in LOST_TILES}


@pytest.mark.parametrize("entry", ENTRIES, ids=named)
def test_a_map_is_drawn_as_it_stands_in_the_book(entry: Mission) -> None:
    """Whoever changes a tile sees here what that does to every map."""
    pages = dict(page.split("\n", 1) for page in DRAWN.read_text(encoding="utf-8").split("== ")[1:])
    found = [line.rstrip() for line in drawn(terrain(entry.id).plan).rstrip().split("\n")]
    assert found == pages[entry.id].rstrip().split("\n")


@pytest.mark.rule("S-086", "S-107")
@pytest.mark.parametrize("entry", ENTRIES, ids=named)
def test_where_two_tiles_meet_no_opening_leads_into_a_wall(entry: Mission) -> None:
    for crossing in whole(entry).plan.crossings:
        one, other = crossing.lines
        if one in OPENINGS:
            assert other in (BLANK, one), (entry.id, crossing)


@pytest.mark.rule("S-129", "S-132", "S-133")
@pytest.mark.parametrize("entry", ENTRIES, ids=named)
def test_rooms_are_closed(entry: Mission) -> None:
    map = whole(entry)
    for crossing in map.plan.crossings:
        if (map.indoor >> crossing.here & 1) != (map.indoor >> crossing.there & 1) and crossing.lines != (JOIN, JOIN):
            assert crossing.lines != (BLANK, BLANK), (map.names[crossing.here], map.names[crossing.there])


def test_every_mark_of_a_tile_is_on_one_of_its_spaces() -> None:
    for tile in TILE.values():
        if tile.id.startswith("test"):
            continue
        letters = {letter for letter in tile.picture if letter.isalpha()}
        for marks in (tile.cover, tile.radiation):
            assert all(set(found) <= letters for found, _ in marks), tile.id
        assert set(tile.indoor + tile.water) <= letters


@pytest.mark.parametrize("entry", ENTRIES, ids=named)
def test_stalkers_reach_every_deed_and_the_way_out(entry: Mission) -> None:
    map = whole(entry)
    walk = map.walk[Side.HUMAN]
    goals = [
        space
        for card in entry.environment
        for face in (card.front, card.back)
        for deed in face.deeds
        for space in deed.spaces
    ]
    goals += [space for card in entry.environment for face in (card.front, card.back) for space in face.spaces]
    goals += [*entry.exit, *(space for space, _ in entry.loot)]
    for start in entry.starts:
        for goal in goals:
            assert walk[map.number[start]][map.number[goal]] < FAR, (entry.id, goal)


@pytest.mark.parametrize("entry", ENTRIES, ids=named)
def test_enemies_reach_the_ways_of_the_team(entry: Mission) -> None:
    """From wherever one stands or comes, it can walk to the start and to the way out, doors open."""
    map = whole(entry)
    places = [(group.kind, spot.space) for group in entry.groups for spot in group.places]
    places += [(one.kind, one.space) for one in all_arrivals(entry)]
    for kind, space in places:
        walk = map.walk[ENEMY[kind].side][map.number[space]]
        assert not map.water >> map.number[space] & 1
        assert any(walk[map.number[goal]] < FAR for goal in (*entry.starts, *entry.exit)), (entry.id, kind, space)


@pytest.mark.parametrize("entry", ENTRIES, ids=named)
def test_nobody_is_seen_before_the_first_step(entry: Mission) -> None:
    map = terrain(entry.id, entry.gates)
    for group in entry.groups:
        card = ENEMY[group.kind]
        for spot in group.places:
            seen = map.looks(card.side, card.sight)[spot.facing][map.number[spot.space]]
            assert not any(seen >> map.number[start] & 1 for start in entry.starts), (group.kind, spot)


@pytest.mark.rule("S-580")
@pytest.mark.parametrize("tile", [tile.id for tile in LOST_TILES])
def test_a_lost_area_hangs_together_and_is_entered_by_one_space(tile: str) -> None:
    MAPS.setdefault("A1", MISSION["A1"].tiles)
    map = terrain(f"A1+{tile}@T02.D", "1")
    own = members(map.plan.tiles[tile])
    entrance = map.number[f"{tile}.{LOST_ENTRANCE}"]
    for side in Side:
        assert all(map.walk[side][entrance][space] < FAR for space in own)
    beyond = {(c.here, c.there) for c in map.plan.crossings if c.here in own and c.there not in own}
    open_ways = [pair for pair in beyond if map.ground[Side.HUMAN].steps.of[pair[0]] >> pair[1] & 1]
    assert open_ways == [(entrance, map.number["T02.D"])]
    spaces = [
        space
        for card in LOST_CARDS
        for face in (card.front, card.back)
        for space in (*face.spaces, *(s for d in face.deeds for s in d.spaces))
    ]
    assert all(space in map.number for space in spaces if space.startswith(tile))
