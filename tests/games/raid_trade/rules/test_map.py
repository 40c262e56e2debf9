"""The tiles, the city that is laid from them, the Wasteland, and a city that the players lay."""

from __future__ import annotations

import random

import pytest

from fivefires.games.raid_trade.content.board import HELIPAD, SIDES
from fivefires.games.raid_trade.game import GAME
from fivefires.games.raid_trade.rules import building
from fivefires.games.raid_trade.rules.map import house_at
from fivefires.games.raid_trade.rules.roads import (
    BESIDE,
    STREETS,
    as_laid,
    circle,
    city_of,
    eligible,
    near,
    pair_fits,
    reached,
    unreachable,
)
from fivefires.games.raid_trade.state import Placed
from fivefires.kernel import Runner, Setup, seed_from
from fivefires.kernel.tape import Roll
from fivefires.kit.grids.tiles import seam
from tests.games.raid_trade.tables import (
    FAIL,
    Game,
    answer,
    bare,
    bring,
    held,
    house,
    keys,
    laid,
    me,
    prompt,
    roll,
    stand,
    turn_of,
)


@pytest.mark.rule("R-048", "R-456", "R-458", "R-041", "R-042", "R-043", "R-049", "R-554")
def test_the_squares_of_both_sides() -> None:
    counted = {"city": [31, 41, 51], "wasteland": [23, 30, 35]}
    for side, numbers in counted.items():
        tiles = [one.tile for one in SIDES if one.of == side and one.tile != HELIPAD]
        assert len(tiles) == 9
        assert [sum(len(eligible(side, tile, players)) for tile in tiles) for players in (3, 4, 5)] == numbers
        sizes = sorted(len(STREETS[side, tile].squares) for tile in tiles if tile != "market")
        assert len(STREETS[side, "market"].squares) == 4
        assert sum(4 <= size <= 7 for size in sizes) >= 6
        assert sizes.count(7) <= 3
    marks = [mark for (side, _), streets in STREETS.items() if side == "wasteland" for mark in streets.marks.values()]
    assert marks.count("d") == 9


@pytest.mark.rule("R-012", "R-013", "R-014", "R-015", "R-016", "R-130")
@pytest.mark.parametrize("sides", ["city", "wasteland"])
def test_a_random_city_fits_and_can_be_walked(sides: str) -> None:
    seen = set()
    for seed in range(8):
        game: Game = Runner(GAME, Setup(5, "city", (), {"sides": sides}), seed_from(seed), log=False)
        placed = laid(game)
        assert {(one.column, one.row) for one in placed} == {(x, y) for x in range(3) for y in range(3)}
        market = next(one for one in placed if one.tile == "market")
        assert (market.column, market.row) == (1, 1)
        for one in placed:
            beside = near(placed, one.column, one.row)
            assert len(beside) >= 2
            assert all(pair_fits(sides, other, one) for other in beside)
            for other in beside:
                facing = seam([as_laid(sides, other)], as_laid(sides, one))
                assert [here.letter in "rm" for here, _ in facing] == [there.letter in "rm" for _, there in facing]
        reach = reached(city_of(sides, placed), circle(sides))
        for one in placed:
            for square in eligible(sides, one.tile, 5):
                assert not reach.isdisjoint(BESIDE[sides][square])
        seen.add(placed)
    assert len(seen) == 8


@pytest.mark.rule("R-133", "R-134", "R-132", "R-167", "R-169")
def test_empty_squares_and_the_outpost_offer_nothing_to_raid() -> None:
    game = bare("mayu", "zoey", "jake")
    for seat in range(3):
        stand(game, seat, "market.a")
    house(game, "market.1", "small")
    game.table.shift("small-house", 1, "market.1", "gone")
    house(game, "market.2", "small")
    game.table.shift("small-house", 1, "market.2", "gone")
    game.state.outpost = "market.2"
    game = turn_of(game, 0)
    assert not [key for key in keys(game) if key.startswith("raid:")]
    assert [key for key in keys(game) if key.startswith("go:")]


@pytest.mark.rule("R-137", "R-138", "R-139", "R-147", "R-148", "R-149", "R-140", "R-151")
def test_one_incident_a_tile_and_five_in_hand() -> None:
    game = bare("mayu", "zoey", "jake")
    stand(game, 0, "market.a")
    bring(game, "scavenger", "incident.market")
    for card in ("old_map", "shortcut", "good_deed", "bad_news", "burglary"):
        bring(game, card, "hand.0")
    game.table.shift("scrap", 1, "bag", "store.0")
    game = turn_of(game, 0)
    assert "claim:scavenger" not in keys(game)
    step = next(key for key in keys(game) if key.startswith("go:") and not key.startswith("go:market"))
    tile = step.removeprefix("go:").partition(".")[0]
    answer(game, step)
    lying = game.state.piles[f"incident.{tile}"]
    assert len(lying) == 1
    first = lying[0]
    answer(game, "go:market.a")
    assert game.state.piles["incident.market"] == ["scavenger"]
    answer(game, step)
    assert game.state.piles[f"incident.{tile}"] == [first]
    bring(game, first, "incidents.discards")
    answer(game, "go:market.a", step)
    assert len(game.state.piles[f"incident.{tile}"]) == 1


@pytest.mark.rule("R-452", "R-453", "R-454", "R-455", "R-457", "R-459", "R-460", "R-461", "R-462", "R-463", "R-464")
@pytest.mark.parametrize(("players", "houses"), [(3, (9, 4, 9)), (4, (13, 7, 9)), (5, (15, 10, 9))])
def test_the_wasteland_is_filled(players: int, houses: tuple[int, int, int]) -> None:
    options: dict[str, int | str] = {"sides": "wasteland", "characters": "dealt", "youngest": "seat-2"}
    game: Game = Runner(GAME, Setup(players, "city", (), options), seed_from(players))
    assert prompt(game) == "ask-outpost"
    assert game.asked() == [1]
    answer(game, keys(game)[3])
    stock = game.state.stock
    found = tuple(sum(at != "gone" for at in stock[f"{size}-house"]) for size in ("small", "medium", "large"))
    assert found == houses
    assert all(
        STREETS["wasteland", at.partition(".")[0]].marks[at] == "d" for at in stock["large-house"] if at != "gone"
    )


@pytest.mark.rule("R-461", "R-462", "R-463", "R-464")
@pytest.mark.parametrize("custom", [False, True])
def test_medium_houses_run_out_row_by_row_or_as_tiles_were_laid(custom: bool) -> None:
    options: dict[str, int | str] = {"sides": "wasteland", "characters": "dealt"}
    game: Game = Runner(GAME, Setup(3, "city", ("custom_city",) if custom else (), options), seed_from(3))
    while prompt(game) != "ask-outpost":
        answer(game, keys(game)[0])
    first, last = ("market", laid(game)[-1].tile) if custom else (at(game, 0, 0), at(game, 2, 2))
    assert game.state.laid[0].tile == "market"
    answer(game, next(key for key in keys(game) if not key.startswith((f"at:{first}", f"at:{last}"))))
    medium = {square.partition(".")[0] for square in game.state.stock["medium-house"]}
    assert first in medium
    assert last not in medium


def at(game: Game, column: int, row: int) -> str:
    return next(one.tile for one in laid(game) if (one.column, one.row) == (column, row))


@pytest.mark.rule("R-044", "R-046", "R-047", "R-553")
def test_an_outpost_that_can_be_reached_stays_where_it_was_drawn() -> None:
    for number in (1, 7, 31):
        game: Game = Runner(GAME, Setup(3, "city", (), {}), seed_from(4))
        for size in ("small", "medium", "large"):
            for square in [*game.state.stock[f"{size}-house"]]:
                game.table.shift(f"{size}-house", 1, square, "gone")
        drawn = building.squares_of(game.state)[number - 1]
        game.table.force((number,))
        building.place_houses(game.table)
        assert game.state.outpost == drawn


@pytest.mark.rule("R-553", "R-046", "R-047")
def test_an_outpost_drawn_where_no_road_leads_is_exchanged_with_a_house() -> None:
    options: dict[str, int | str] = {"characters": "dealt", "youngest": "seat-1"}
    game: Game = Runner(GAME, Setup(3, "city", ("custom_city",), options), seed_from(0))
    while prompt(game) == "ask-tile" or len(laid(game)) < 8:
        answer(game, keys(game)[0])
    roll(game, (26,))
    while prompt(game).startswith("ask-tile"):
        answer(game, keys(game)[0])
    cut_off = "ridge.3"
    squares = building.squares_of(game.state)
    assert unreachable("city", city_of("city", laid(game)), circle("city"), squares) == [cut_off]
    assert squares[25] == cut_off
    assert game.state.outpost != cut_off
    assert house_at(game.state, cut_off)
    assert not house_at(game.state, game.state.outpost)


@pytest.mark.rule("R-335", "R-336", "R-332")
def test_a_tile_of_the_line_lies_as_rolled_wherever_a_road_leads_on() -> None:
    as_rolled = 0
    for seed in range(30):
        game: Game = Runner(GAME, Setup(3, "escape", (), {}), seed_from(seed), log=False)
        [rolled] = [one.faces for one in game.tape.line if isinstance(one, Roll) and (one.count, one.sides) == (6, 4)]
        for at, one in enumerate(laid(game)[:-1]):
            exits = STREETS["city", one.tile].exits
            quarter = rolled[at] % 4
            if exits[(1 - quarter) % 4] and (at == 0 or exits[(3 - quarter) % 4]):
                as_rolled += 1
                assert one.turns == quarter
    assert as_rolled > 30


@pytest.mark.rule("R-014", "R-336")
def test_tiles_are_turned_by_one_of_four_quarters_each_as_likely() -> None:
    for mode, count in (("escape", 6), ("city", 8)):
        game: Game = Runner(GAME, Setup(3, mode, (), {"youngest": "seat-1"}), seed_from(1))
        rolls = {(one.count, one.sides) for one in game.tape.line if isinstance(one, Roll)}
        assert (count, 4) in rolls
        assert not any(found == count and sides != 4 for found, sides in rolls)


@pytest.mark.rule("R-469", "R-473")
def test_whoever_begins_lays_first_where_characters_were_chosen() -> None:
    game: Game = Runner(GAME, Setup(3, "city", ("custom_city",), {"youngest": "seat-2"}), seed_from(1))
    answer(game, "card:mayu", "card:zoey", "card:jake")
    assert (prompt(game), game.asked(), len(laid(game))) == ("ask-tile", [1], 1)


@pytest.mark.rule("R-335", "R-336", "R-333")
def test_a_tile_with_seven_squares_may_lie_inside_the_line() -> None:
    inner = {
        one.tile
        for seed in range(12)
        for one in Runner(GAME, Setup(3, "escape", (), {}), seed_from(seed), log=False).state.laid[1:6]
    }
    sizes = {len(STREETS["city", tile].squares) for tile in inner}
    assert (min(sizes), max(sizes)) == (4, 7)


def waste(card: str) -> tuple[Game, int, str]:
    """In the Wasteland somebody stands before a Large House, over whose deck lies this card."""
    options: dict[str, int | str] = {"sides": "wasteland", "characters": "dealt"}
    game: Game = Runner(GAME, Setup(3, "city", (), options), seed_from(3))
    while prompt(game) != "ask-action":
        answer(game, keys(game)[0])
    square = STREETS["wasteland", "market"].squares[0]
    assert square in game.state.stock["large-house"]
    seat = game.asked()[0]
    game.table.move_all("events.active", "events.discards")
    stand(game, seat, BESIDE["wasteland"][square][0])
    bring(game, card, "raid.large")
    return game, seat, square


@pytest.mark.rule("R-465")
def test_a_card_that_says_so_succeeds_in_the_wasteland_too() -> None:
    game, seat, square = waste("department_store")
    bring(game, "master_key", f"hand.{seat}")
    game.table.reveal(["master_key"])
    game = turn_of(game, seat)
    answer(game, f"raid:{square}", "react:incident:master_key")
    while prompt(game) == "ask-react":
        answer(game, "pass")
    assert prompt(game) == "ask-effect"
    assert sum(held(game, seat).values()) == 8


@pytest.mark.rule("R-465", "R-466", "R-467", "R-468")
def test_in_the_wasteland_large_houses_fail_without_a_roll() -> None:
    game, seat, square = waste("barracks")
    game = turn_of(game, seat)
    answer(game, f"raid:{square}")
    while prompt(game) == "ask-react":
        answer(game, "pass")
    assert sum(held(game, seat).values()) == 5
    assert prompt(game) == "ask-effect"
    answer(game, "choose:use_effect")
    assert sum(held(game, seat).values()) == 6


@pytest.mark.rule("R-469", "R-470", "R-471", "R-472", "R-473", "R-474", "R-475", "R-476", "R-553")
def test_the_players_lay_the_city() -> None:
    for seed in range(5):
        chance = random.Random(seed)
        options: dict[str, int | str] = {"characters": "dealt", "youngest": "seat-3"}
        game: Game = Runner(GAME, Setup(3, "city", ("custom_city",), options), seed_from(seed))
        assert laid(game) == (Placed("market", 0, 0, 0),)
        assert game.asked() == [2]
        order = []
        while prompt(game).startswith("ask-tile"):
            seat = game.asked()[0]
            if prompt(game) == "ask-tile":
                order.append(seat)
            game.answer(seat, chance.choice(game.options(seat)))
        placed = laid(game)
        assert len(placed) == 9
        for at in range(1, 9):
            assert all(
                pair_fits("city", other, placed[at]) for other in near(placed, placed[at].column, placed[at].row)
            )
        reach = reached(city_of("city", placed), circle("city"))
        assert game.state.outpost
        assert not reach.isdisjoint(BESIDE["city"][game.state.outpost])
        assert prompt(game) == "ask-event"


@pytest.mark.rule("R-496", "R-497", "R-498")
def test_tough_luck_draws_as_many_anew() -> None:
    game = bare("mayu", "zoey", "jake")
    for seat, count in enumerate((3, 0, 5)):
        game.table.draw_tokens(["food", "scrap"], count, "bag", f"store.{seat}")
    game.state.spent_ap = True
    for seat in range(3):
        me(game, seat).passed = True
    while game.state.piles["events.open"]:
        game.table.draw("events.open", "events.discards")
    bring(game, "tough_luck", "events.open")
    bring(game, "curfew", "events.open")
    game = turn_of(game, 0)
    assert game.asked() == [1]
    answer(game, "card:tough_luck")
    assert [sum(held(game, seat).values()) for seat in range(3)] == [3, 0, 5]


@pytest.mark.rule("R-504", "R-505", "R-506", "R-155", "R-150")
def test_team_up_gives_incidents_from_map_or_deck() -> None:
    game = bare("mayu", "zoey", "jake")
    game.state.spent_ap = True
    for seat in range(3):
        me(game, seat).passed = True
    while game.state.piles["events.open"]:
        game.table.draw("events.open", "events.discards")
    bring(game, "team_up", "events.open")
    bring(game, "curfew", "events.open")
    bring(game, "scavenger", "incident.rail")
    game = turn_of(game, 0)
    answer(game, "card:team_up")
    first = game.asked()[0]
    answer(game, "card:scavenger")
    assert game.state.piles[f"hand.{first}"] == ["scavenger"]
    assert game.state.known["scavenger"] == -1
    second = game.asked()[0]
    answer(game, "from-deck")
    hidden = game.state.piles[f"hand.{second}"][0]
    assert game.state.known[hidden] == 1 << second


@pytest.mark.rule("R-170", "R-176", "R-177", "R-185")
def test_an_empty_raid_deck_is_renewed() -> None:
    game = bare("mayu", "zoey", "jake")
    house(game, "market.1", "small")
    stand(game, 0, "market.a")
    while game.state.piles["raid.small"]:
        game.table.draw("raid.small", "raid.small.discards")
    game = turn_of(game, 0)
    roll(game, FAIL)
    answer(game, "raid:market.1")
    assert len(game.state.piles["raid.small"]) >= 23
