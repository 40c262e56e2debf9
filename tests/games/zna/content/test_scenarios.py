"""The twelve pages of the scenario book: what the rules ask of each, what the box can give, how far the ways are."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from fivefires.games.zna.content import vocabulary as v
from fivefires.games.zna.content.atlas import main
from fivefires.games.zna.content.maps import is_unknown
from fivefires.games.zna.content.scenarios import SCENARIO, SCENARIOS

from .faults import page_faults, specials_of, steps, street_tiles, tile_of

each_page = pytest.mark.parametrize("page", SCENARIOS, ids=lambda page: page.id)


def changed(page: str, **fields: object) -> v.Scenario:
    return msgspec.structs.replace(SCENARIO[page], **fields)


def fog(page: v.Scenario, level: v.Level) -> set[str]:
    return {one.tile for one in page.tiles if one.fog is level}


def put(page: v.Scenario, piece: v.Piece) -> list[str]:
    return [one.area for one in page.pieces if one.piece is piece]


# --- every page -------------------------------------------------------------------------------------------


@pytest.mark.rule("N-007")
def test_there_are_twelve_in_order() -> None:
    assert [page.number for page in SCENARIOS] == list(range(1, 13))
    assert len(SCENARIO) == 12
    assert [page.kind for page in SCENARIOS] == list(v.Kind)


@pytest.mark.rule("N-016", "N-018", "N-030", "N-032", "N-033", "N-377", "N-494")
@each_page
def test_nothing_is_wrong_with_a_page(page: v.Scenario) -> None:
    assert list(page_faults(page)) == []


def more(page: str, tile: v.Placed) -> v.Scenario:
    return changed(page, tiles=(*SCENARIO[page].tiles, tile))


# A page, how it is spoilt, and what must be found.
SPOILT: dict[str, Callable[[], v.Scenario]] = {
    "lays S06 twice": lambda: more("pest-control", v.Placed("S06", 3, 0)),
    "calls its unknown tiles ['X2']": lambda: more("pest-control", v.Placed("X2", 3, 0)),
    "turns an unknown tile": lambda: more("pest-control", v.Placed("X1", 3, 0, turns=1)),
    "falls into two boards": lambda: more("pest-control", v.Placed("S20", 3, 2)),
    "does not begin in the corner": lambda: changed("pest-control", tiles=(v.Placed("S04", 1, 1),)),
    "uses S04.r1c1, which is shut": lambda: changed("pest-control", drone="S04.r1c1"),
    "puts something on what is printed at S04.r1c4": lambda: changed("pest-control", drone="S04.r1c4"),
    "uses S04.r3c2 twice": lambda: changed("pest-control", drone="S04.r3c2"),
    "has too few starting spaces": lambda: changed("pest-control", starts=("S04.r3c2", "S04.r3c3", "S04.r3c1")),
    "is not connected": lambda: more("pest-control", v.Placed("S20", 3, 2)),
    "has 1 banks": lambda: changed("both-banks", closed=("S15",)),
    "does not start two heroes on either bank": lambda: changed(
        "both-banks", starts=("S14.r2c4", "S14.r3c4", "S14.r3c3", "S03.r1c2")
    ),
    "has no lock on one of the banks": lambda: changed(
        "both-banks", pieces=(v.Put(v.Piece.LOCK, "S11.r3c4"), v.Put(v.Piece.LOCK, "S11.r3c3"))
    ),
    "has an exit that nobody needs, or none where one is needed": lambda: changed("first-breath", exit=()),
    "has an exit for 4": lambda: changed("the-professor", exit=SCENARIO["the-professor"].exit[:4]),
    "has an exit in pieces": lambda: changed("first-breath", exit=("S18.r3c1", "S18.r2c1", "S18.r3c4", "S18.r2c4")),
    "starts in its exit": lambda: changed("first-breath", exit=("S10.r1c3", "S10.r1c2", "S10.r2c3", "S10.r2c4")),
    "has 1 places of work": lambda: changed("first-breath", sites=SCENARIO["first-breath"].sites[:1]),
    "has its places of work on one tile, or where it starts or ends": lambda: changed(
        "first-breath", sites=(v.Site(v.Work.LEVER, "S15.r1c1"), v.Site(v.Work.FUSE, "S15.r1c2"))
    ),
    "uses 4 of 3 key": lambda: changed(
        "borrowed-keys", pieces=(*SCENARIO["borrowed-keys"].pieces, v.Put(v.Piece.KEY, "S09.r1c3"))
    ),
    "wants 7 brutes": lambda: changed("pest-control", bag=v.Bag(1, 1, 7)),
    "has a clock of 41": lambda: changed("pest-control", clock=41),
    "has 4 stars": lambda: changed("pest-control", stars=4),
    "names a rule that does not exist": lambda: changed("pest-control", special=("sunshine",)),
}


@pytest.mark.rule("N-494")
@pytest.mark.parametrize("fault", SPOILT)
def test_a_spoilt_page_is_found_out(fault: str) -> None:
    assert any(found == fault for found in page_faults(SPOILT[fault]()))


@each_page
def test_there_is_something_to_find_on_several_tiles(page: v.Scenario) -> None:
    """Searching is a reason to leave the short way."""
    assert len({tile for tile in street_tiles(page) if specials_of(tile)}) >= 3


@pytest.mark.rule("N-031")
@each_page
def test_all_start_on_tiles_without_fog(page: v.Scenario) -> None:
    starting = {tile_of(area) for area in page.starts}
    assert starting <= fog(page, v.Level.NONE)
    assert len(starting) == (2 if page.kind is v.Kind.SPLIT else 1)


def test_every_street_tile_is_used() -> None:
    assert {tile for page in SCENARIOS for tile in street_tiles(page)} == {f"S{number:02}" for number in range(1, 21)}


def test_all_twelve_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    main()
    pages = capsys.readouterr().out.strip().split("\n\n")
    assert [page.split()[1] for page in pages] == [scenario.id for scenario in SCENARIOS]
    assert pages[2].split("\n") == [
        f"3 open-channel (hold, **, clock {SCENARIOS[2].clock})",
        "     S04-",
        "     #b.d",
        "     ....",
        "     .R#.",
        "     g..#",
        "S09- S01  S16-",
        "#..# #1g# #..g",
        ".TT. .*1. g#..",
        "..#g 1b1d .~P.",
        "d..# #g.# db.#",
        "     S02=",
        "     bD.g",
        "     ..~.",
        "     .d..",
        "     g..C",
    ]


# --- what each page promises ------------------------------------------------------------------------------


TILES_AND_UNKNOWN = [(6, 0), (7, 1), (5, 0), (7, 1), (8, 1), (7, 0), (6, 0), (6, 1), (8, 0), (9, 1), (7, 2), (9, 2)]


@pytest.mark.rule(
    "N-496", "N-498", "N-500", "N-502", "N-504", "N-506", "N-508", "N-510", "N-512", "N-514", "N-516", "N-518"
)
def test_the_number_of_tiles_stars_and_drones() -> None:
    counted = [(len(page.tiles), sum(is_unknown(one.tile) for one in page.tiles)) for page in SCENARIOS]
    assert counted == TILES_AND_UNKNOWN
    assert [page.stars for page in SCENARIOS] == [1, 1, 2, 2, 2, 2, 2, 3, 2, 3, 3, 3]
    assert [page.number for page in SCENARIOS if not page.drone] == [6, 9, 10]


@pytest.mark.rule("N-497")
def test_first_breath_has_no_heavy_fog() -> None:
    page = SCENARIO["first-breath"]
    assert not fog(page, v.Level.HEAVY)
    assert page.special == ("never-heavy",)


@pytest.mark.rule("N-498")
def test_the_three_keys_lie_on_three_tiles_and_one_on_the_unknown() -> None:
    keys = put(SCENARIO["borrowed-keys"], v.Piece.KEY)
    assert len({tile_of(area) for area in keys}) == 3
    assert sum(is_unknown(tile_of(area)) for area in keys) == 1


@pytest.mark.rule("N-500", "N-501")
def test_open_channel_is_a_cross_with_the_radio_in_the_middle() -> None:
    page = SCENARIO["open-channel"]
    places = {(one.column, one.row): one.tile for one in page.tiles}
    assert sorted(places) == [(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)]
    assert [tile_of(area) for area in put(page, v.Piece.RADIO)] == [places[1, 1]]
    outer = [specials_of(tile) for place, tile in places.items() if place != (1, 1)]
    assert sorted(kind for kinds in outer for kind in kinds) == sorted(v.SPECIAL)


@pytest.mark.rule("N-502")
def test_the_survivors_lie_on_four_tiles_and_there_is_a_pharmacy() -> None:
    page = SCENARIO["voices-in-the-ward"]
    wards = {tile_of(area) for area in put(page, v.Piece.SURVIVOR)}
    assert len(wards) == 4
    assert any(v.PHARMACY in specials_of(tile) for tile in street_tiles(page))


@pytest.mark.rule("N-504", "N-505")
def test_the_professor_walks_five_rounds_at_the_least() -> None:
    page = SCENARIO["the-professor"]
    assert steps(page, put(page, v.Piece.PROFESSOR)[0], page.exit) > 4 * 4


@pytest.mark.rule("N-506", "N-507")
def test_the_bridge_is_the_exit_and_the_only_way_between_two_parts_of_three_tiles() -> None:
    page = SCENARIO["both-banks"]
    assert page.closed == ("S18",)
    assert {tile_of(area) for area in page.exit} == {"S18"}
    assert len(page.exit) == 12
    west = {one.tile for one in page.tiles if one.column < 2}
    assert len(west) == 3


@pytest.mark.rule("N-508", "N-509")
def test_pest_control_starts_at_a_pharmacy_with_three_heavy_and_two_medium_tiles() -> None:
    page = SCENARIO["pest-control"]
    assert (len(fog(page, v.Level.HEAVY)), len(fog(page, v.Level.MEDIUM))) == (3, 2)
    assert v.PHARMACY in specials_of(tile_of(page.starts[0]))


@pytest.mark.rule("N-511")
def test_the_boss_waits_on_the_tile_farthest_from_the_start() -> None:
    page = SCENARIO["blood-sample"]
    far = {
        one.tile: steps(page, page.starts[0], tuple(f"{one.tile}.{middle}" for middle in ("r1c2", "r4c3")))
        for one in page.tiles
    }
    assert max(far, key=lambda tile: far[tile]) == tile_of(put(page, v.Piece.BOSS)[0])


@pytest.mark.rule("N-512", "N-513")
def test_the_courier_starts_36_steps_from_the_tunnel_in_a_row_of_tiles() -> None:
    page = SCENARIO["the-courier"]
    assert steps(page, put(page, v.Piece.COURIER)[0], page.tunnel) == 36
    places = [(one.column, one.row) for one in page.tiles]
    touching = [sum(abs(a - x) + abs(b - y) == 1 for x, y in places) for a, b in places]
    assert sorted(touching) == [1, 1, 2, 2, 2, 2, 2, 2]
    assert len({column for column, _ in places}) > 1 < len({row for _, row in places})


@pytest.mark.rule("N-514", "N-515")
def test_high_tide_is_a_square_whose_works_lie_in_the_column_that_fills_first() -> None:
    page = SCENARIO["high-tide"]
    assert sorted((one.column, one.row) for one in page.tiles) == [(x, y) for x in range(3) for y in range(3)]
    column = {one.tile: one.column for one in page.tiles}
    assert {column[tile_of(area)] for area in page.exit} == {2}
    assert {column[tile_of(site.area)] for site in page.sites} == {0}


@pytest.mark.rule("N-516", "N-517")
def test_the_four_vents_lie_on_four_tiles_in_medium_fog_and_there_is_a_pharmacy() -> None:
    page = SCENARIO["the-vents"]
    vents = {tile_of(area) for area in put(page, v.Piece.VENT)}
    assert len(vents) == 4
    assert vents <= fog(page, v.Level.MEDIUM)
    assert any(v.PHARMACY in specials_of(tile) for tile in street_tiles(page))


@pytest.mark.rule("N-518", "N-519")
def test_the_engine_is_on_another_tile_than_the_ferry() -> None:
    page = SCENARIO["the-last-ferry"]
    assert len(put(page, v.Piece.ENGINE)) == 1
    assert tile_of(put(page, v.Piece.ENGINE)[0]) not in {tile_of(area) for area in page.exit}


# --- running must not be enough ---------------------------------------------------------------------------


# The farthest way that somebody must go: from a start to what must be done or fetched, and on to the exit.
LEAST = {
    "first-breath": 30,
    "borrowed-keys": 30,
    "the-professor": 30,
    "both-banks": 30,
    "blood-sample": 30,
    "high-tide": 24,
    "the-last-ferry": 30,
}


@pytest.mark.parametrize("name", LEAST)
def test_somebody_must_go_a_long_way(name: str) -> None:
    page = SCENARIO[name]
    works = [*(site.area for site in page.sites), *(put.area for put in page.pieces)]
    ways = [min(steps(page, start, (work,)) for start in page.starts) + steps(page, work, page.exit) for work in works]
    assert max(ways) >= LEAST[name]


def test_what_opens_an_exit_lies_apart() -> None:
    """So that one party after the other, and two at once, are both worth a thought."""
    for page in SCENARIOS:
        if page.sites:
            one, other = page.sites
            assert steps(page, one.area, (other.area,)) >= 7, page.id
