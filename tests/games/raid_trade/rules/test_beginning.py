"""How a game begins: characters, tokens and starting goods."""

from __future__ import annotations

import pytest

from fivefires.games.raid_trade.content.index import ITEM
from fivefires.games.raid_trade.game import GAME
from fivefires.games.raid_trade.rules.roads import city_of, reached
from fivefires.games.raid_trade.rules.setup import box
from fivefires.kernel import Refused, Runner, Setup, seed_from
from tests.games.raid_trade.tables import Game, answer, held, keys, laid, me, opening, prompt


def begun(players: int, mode: str = "city", seed: int = 1, variants: tuple[str, ...] = (), **options: str) -> Game:
    return Runner(GAME, Setup(players, mode, variants, {"youngest": "seat-1", **options}), seed_from(seed))


@pytest.mark.rule("R-027", "R-028", "R-030", "R-031", "R-032", "R-519", "R-051")
def test_each_takes_a_board_with_all_that_belongs_to_it() -> None:
    game = begun(3)
    for seat, character in enumerate(("cora", "mayu", "jake")):
        assert (game.asked(), game.state.active, prompt(game)) == ([seat], seat, "ask-character")
        assert f"card:{character}" in keys(game)
        answer(game, f"card:{character}")
        assert f"card:{character}" not in keys(game)
    state = game.state
    assert [state.piles[f"character.{seat}"] for seat in range(3)] == [["cora"], ["mayu"], ["jake"]]
    for seat, character in enumerate(("cora", "mayu", "jake")):
        assert {*state.piles[f"unmade.{seat}"]} == {item.id for item in ITEM.values() if item.of == character}
    assert state.stock["detonation-token"] == {"mines.0": 2}
    assert state.piles["characters"] == []
    assert {"zoey", "garcia", "carter"} <= {*state.piles["box"]}


@pytest.mark.rule("R-030", "R-031", "R-051", "R-519", "R-527")
def test_without_cora_her_mines_stay_out_of_the_game() -> None:
    game = opening("mayu", "zoey", "jake")
    assert game.state.stock["detonation-token"] == {"gone": 2}


@pytest.mark.rule("R-054", "R-051", "R-027", "R-024")
def test_characters_are_dealt_where_that_was_wished() -> None:
    seen = set()
    for seed in range(6):
        game = begun(3, seed=seed, characters="dealt")
        assert prompt(game) == "ask-event"
        dealt = [one.character for one in game.state.players]
        assert len({*dealt}) == 3
        assert [game.state.piles[f"character.{seat}"] for seat in range(3)] == [[one] for one in dealt]
        seen.add(tuple(dealt))
    assert len(seen) > 3


@pytest.mark.rule("R-054", "R-476", "R-460")
def test_what_is_asked_first_in_each_way_to_play() -> None:
    assert prompt(begun(3)) == "ask-character"
    assert prompt(begun(3, "escape", characters="dealt")) == "ask-trader"
    assert prompt(begun(3, sides="wasteland", characters="dealt")) == "ask-outpost"
    assert prompt(begun(3, variants=("custom_city",), characters="dealt")) == "ask-tile"
    city = begun(3)
    assert len(city.state.laid) == 9
    assert sum(at != "gone" for at in city.state.stock["small-house"]) == 15
    assert begun(3, variants=("custom_city",)).state.laid == []
    waste = begun(3, sides="wasteland")
    assert (len(waste.state.laid), {*waste.state.stock["small-house"]}) == (9, {"gone"})
    assert len(begun(3, "escape").state.laid) == 7
    assert not [name for name, pile in city.state.piles.items() if name.startswith("incident.") and pile]


@pytest.mark.rule("R-479", "R-480", "R-478")
def test_the_youngest_sits_at_the_table() -> None:
    GAME.check(Setup(3, "city", (), {"youngest": "seat-3"}))
    with pytest.raises(Refused, match="mix"):
        GAME.check(Setup(3, "city", (), {"youngest": "seat-4"}))


@pytest.mark.rule("R-052", "R-053")
def test_a_drawn_youngest_may_sit_anywhere() -> None:
    drawn = {begun(3, seed=seed, youngest="drawn").state.starter for seed in range(12)}
    assert drawn == {0, 1, 2}


@pytest.mark.rule("R-020", "R-021", "R-022", "R-023", "R-024", "R-017", "R-019")
def test_decks_lie_in_another_order_each_time() -> None:
    decks = ("raid.small", "raid.medium", "raid.large", "incidents", "quests", "events")
    games = [begun(3, seed=seed) for seed in range(4)]
    for deck in decks:
        assert len({tuple(game.state.piles[deck]) for game in games}) > 1, deck
    for game in games:
        assert (game.state.piles["traders"], game.state.piles["pads"]) == ([], [])
        assert len([one for one in game.state.piles["box"] if one.endswith("_flight")]) == 2
    assert len({game.state.piles["trader"][0] for game in games}) > 1
    line = begun(3, "escape")
    assert (line.state.piles["events.open"], line.state.piles["quests.open"]) == ([], [])
    assert (len(line.state.piles["traders"]), len(line.state.piles["pads"])) == (4, 2)
    assert len({tuple(begun(3, "escape", seed).state.piles["raid.small"]) for seed in range(3)}) == 3


@pytest.mark.rule("R-006", "R-011", "R-518")
def test_each_item_card_is_of_the_kind_that_the_box_counts() -> None:
    pieces = box(Setup(3)).pieces
    kinds = {item: pieces[item].component for item in ITEM}
    assert sum(kind == "item-card" for kind in kinds.values()) == 70
    assert {ITEM[item].of for item, kind in kinds.items() if kind == "cora-item-card"} == {"cora"}


@pytest.mark.rule("R-025", "R-006")
def test_everything_of_the_box_is_there() -> None:
    game = begun(3)
    lying = [piece for pile in game.state.piles.values() for piece in pile]
    assert len([one for one in lying if one in ITEM]) == 82
    assert "helipad" in game.state.piles["box"]
    assert [len(game.state.piles[f"raid.{size}"]) for size in ("small", "medium", "large")] == [25, 15, 10]
    assert len(game.state.piles["incidents"]) == 30
    assert len(game.state.piles["quests"]) == 11 - 3
    assert {"rescue_flight", "trainers_flight"} <= {*lying}
    assert sorted(one.partition("#")[0] for one in game.state.piles["discs.stack"]) == [
        "disc_2", "disc_2", "disc_2", "disc_3", "disc_4"
    ]  # fmt: skip


# --- the scenario -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-338", "R-355", "R-029")
def test_the_youngest_picks_both_tokens() -> None:
    game = begun(3, "escape", characters="dealt", youngest="seat-2")
    assert (prompt(game), game.asked(), game.state.active) == ("ask-trader", [1], 1)
    assert len(keys(game)) == 4
    answer(game, "card:apothecary")
    assert (prompt(game), game.asked(), len(keys(game))) == ("ask-pad", [1], 2)
    answer(game, "card:trainers_flight")
    assert (game.state.piles["trader"], game.state.piles["pad"]) == (["apothecary"], ["trainers_flight"])
    assert (game.state.piles["traders"], game.state.piles["pads"]) == ([], [])
    four = begun(3, "escape", characters="dealt", trader="four-kinds")
    assert sorted(keys(four)) == ["card:back_room", "card:night_bazaar"]


@pytest.mark.rule("R-349", "R-350", "R-351", "R-352", "R-355")
def test_each_starts_with_a_gun_two_tokens_and_four_skill_of_items() -> None:
    game = begun(3, "escape", youngest="seat-2")
    answer(game, "card:mayu", "card:zoey", "card:jake", "card:apothecary", "card:rescue_flight")
    for seat in (1, 2, 0):
        assert (prompt(game), game.asked(), game.state.active) == ("ask-starting-item", [seat], seat)
        assert (sum(held(game, seat).values()), held(game, seat).get("guns", 0) >= 1) == (3, True)
        first = next(key for key in keys(game) if ITEM[key.removeprefix("card:")].skill == 3)
        answer(game, first)
        assert {ITEM[key.removeprefix("card:")].skill for key in keys(game)} == {1}
        second = keys(game)[0]
        answer(game, second)
        made = [key.removeprefix("card:") for key in (first, second)]
        assert (game.state.piles[f"made.{seat}"], me(game, seat).skill) == (made, 4)
        assert not {*made} & {*game.state.piles[f"unmade.{seat}"]}
    assert prompt(game) == "ask-action"
    start = f"{game.state.laid[0].tile}.a"
    assert [one.section for one in game.state.players] == [start] * 3


@pytest.mark.rule("R-332", "R-333", "R-335", "R-336", "R-337")
@pytest.mark.parametrize("sides", ["city", "wasteland"])
def test_the_road_leads_through_the_whole_line(sides: str) -> None:
    turns = set()
    for seed in range(12):
        game = begun(3, "escape", seed, sides=sides)
        assert [(one.column, one.row) for one in game.state.laid] == [(at, 0) for at in range(7)]
        assert game.state.laid[-1].turns == 0
        placed = laid(game)
        reach = reached(city_of(sides, placed), f"{placed[0].tile}.a")
        assert {one.partition(".")[0] for one in reach} == {one.tile for one in placed}
        turns |= {one.turns for one in placed}
    assert turns == {0, 1, 2, 3}
