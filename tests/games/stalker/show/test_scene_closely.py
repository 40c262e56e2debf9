"""What lies on the table, looked at closely: every token, mark, track and pile, with its numbers."""

from __future__ import annotations

from itertools import combinations

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.tiles import TILES
from fivefires.games.stalker.content.zone import ALL_PLACES
from fivefires.games.stalker.rules import anomalies
from fivefires.games.stalker.show import scene as shown
from fivefires.games.stalker.show import zone_map
from fivefires.games.stalker.show.drawing import drawings
from fivefires.games.stalker.show.scene import scene
from fivefires.games.stalker.show.view import StalkerView
from fivefires.games.stalker.state import HIGH, LOW, Attack, Companion, Struck, Trace
from fivefires.kernel import SPECTATOR, message
from fivefires.kernel.scene import Scene, Thing, Track
from tests.games.stalker.links import Link
from tests.games.stalker.show.test_art import ART
from tests.games.stalker.tables import EAST, SOUTH, WEST, Game, Map, lane


def seen(game: Game) -> Scene:
    return scene(StalkerView(game.state, SPECTATOR))


def things(game: Game, name: str) -> list[Thing]:
    return list(seen(game).boards[0].spaces[game.at(name)].things)


def marks(thing: object) -> list[tuple[str, int | None]]:
    return [(mark.name.id, mark.value) for mark in thing.marks]  # type: ignore[attr-defined]


@pytest.mark.rule("S-113", "S-132", "S-133", "S-134", "S-148", "S-108")
def test_a_space_says_what_is_printed_on_it() -> None:
    on = Map(
        {"a": [(0, 0), (0, 1)], "b": [(1, 0)], "c": [(2, 0)], "w": [(3, 0)]},
        cover={"a": 2}, radiation={"a": 3, "b": 1}, indoor=["b"], water=["w"],
    )  # fmt: skip
    game = Game(on=on)
    spaces = seen(game).boards[0].spaces
    a, b, c, w = (spaces[game.at(name)] for name in "abcw")
    assert marks(a) == [("scene-cover", 2), ("scene-radiation-orange", 3)]
    assert marks(b) == [("scene-radiation-yellow", 1)]
    assert marks(c) == marks(w) == []
    assert [space.kind for space in (a, b, c, w)] == ["outdoor", "indoor", "outdoor", "water"]
    assert [space.rule for space in (a, b, c, w)] == ["S-133", "S-132", "S-133", "S-113"]
    assert a.text == message("scene-outdoor", room=2, cover=2, radiation=3)
    assert b.text == message("scene-indoor", room=1, cover=0, radiation=1)


@pytest.mark.rule("S-310", "S-325", "S-438", "S-443", "S-436", "S-427", "S-314")
def test_a_stalker_shows_his_states() -> None:
    game = Game("palkan", "velet", on=lane(8))
    stalker, other = game.put("0,0"), game.put("7,0", 1)
    game.focus()
    game.focus(1, on=False)
    stalker.pinned, stalker.exposed, stalker.critical, stalker.hp = True, True, [True, True], 0
    game.enemy("bandit_rifle", "2,0", WEST)
    [one] = things(game, "0,0")
    assert one.id == "palkan"
    assert (one.kind, one.seat, one.rule, one.picture) == ("figure", 0, "S-325", "portrait-palkan.svg")
    states = ["scene-pinned", "scene-exposed", "scene-focus", "scene-critical", "scene-critical", "scene-seen"]
    assert (
        marks(one) == [("scene-hp", 0), *((name, None) for name in states)] or [n for n, _ in marks(one)][1:] == states
    )
    assert marks(one)[0] == ("scene-hp", 0)
    [two] = things(game, "7,0")
    assert marks(two) == [("scene-hp", other.hp)]
    other.attention, other.noticed = LOW, game.at("5,0")
    [token] = things(game, "5,0")
    assert (token.name, token.icon) == (message("scene-low", stalker=message("velet")), "low")
    assert token.text == message("scene-low.text")
    other.attention = HIGH
    [token] = things(game, "5,0")
    assert (token.name, token.text) == (message("scene-high", stalker=message("velet")), message("scene-high.text"))


@pytest.mark.rule("S-473", "S-422", "S-471", "S-168", "S-476")
def test_an_enemy_shows_its_card() -> None:
    game = Game(on=lane(8))
    game.put("7,0")
    chimera, dog = game.enemy("chimera", "0,0", EAST), game.enemy("dog", "1,0", SOUTH)
    chimera.lost, chimera.pinned, dog.exposed = 1, True, True
    [one] = things(game, "0,0")
    assert [name for name, _ in marks(one)] == ["scene-hp", "scene-pinned"]
    assert marks(one)[0][1] == 3
    needed = {"light": 8, "heavy": 14, "head": 0, "cover": 0}
    values = {"movement": 4, "damage": 10, "range": 1, "ahead": 5, "side": 5}
    assert one.text == message("scene-enemy-charge", **values, **needed)
    [two] = things(game, "1,0")
    assert [name for name, _ in marks(two)] == ["scene-exposed"]
    assert (two.facing, two.rule) == (SOUTH, "S-473")
    assert two.type == message("colour-yellow")
    controller = game.enemy("controller", "2,0", EAST)
    [three] = things(game, "2,0")
    assert three.text is not None
    assert {three.text.args[name] for name in ("range", "ahead", "side")} == {shown.MOST_SHOWN}
    assert controller.lost == 0


@pytest.mark.rule("S-539", "S-542", "S-545", "S-551", "S-565", "S-195", "S-199", "S-589")
def test_what_lies_about() -> None:
    game = Game(on=lane(12))
    game.put("11,0")
    game.state.unknown = []
    index = game.anomaly("bubble", 98, "3,0", artifact=True)
    game.anomaly("", 98, "9,0")
    for stack in (piles.LOOT_STACK[0], piles.LOOT_STACK[0], piles.LOOT_STACK[1]):
        game.table.draw(piles.LOOT, stack)
    game.state.loot = [game.at("5,0"), game.at("6,0")]
    for pile in piles.UNKNOWN_STACK:
        game.table.move_all(pile, piles.UNKNOWN)
    game.table.draw(piles.UNKNOWN, piles.UNKNOWN_STACK[0])
    game.state.unknown, game.state.arrows = [game.at("7,0")], [WEST]
    game.state.companion = Companion("scout", game.at("8,0"), 7)
    centre = things(game, "3,0")
    assert (centre[0].id, centre[0].rule, centre[0].icon) == ("bubble", "S-542", "chemical")
    assert centre[0].type == message("field-chemical")
    petals = centre[1:]
    assert [one.text for one in petals] == [message("scene-petal.text", chance=10 * n) for n in (1, 2, 3, 4)]
    assert [(one.name.id, one.rule, one.count) for one in petals] == [("scene-petal", "S-545", 2)] * 4
    assert things(game, "9,0") == []
    assert [(one.id, one.count, one.rule) for one in things(game, "5,0")] == [("loot.0", 2, "S-195")]
    assert [(one.id, one.count) for one in things(game, "6,0")] == [("loot.1", 1)]
    assert [(one.id, one.facing, one.rule) for one in things(game, "7,0")] == [("unknown.0", WEST, "S-199")]
    [scout] = things(game, "8,0")
    assert (scout.id, scout.rule, marks(scout)) == ("scout", "S-589", [("scene-hp", 7)])
    assert [name for name in ("artifact-token",) if any(one.id == name for one in centre)] == []
    game.state.anomalies[index].artifact = anomalies.petals_of(game.state, index)[0].number
    found = things(game, "3,0")
    assert [one.id for one in found if one.rule == "S-565"] == ["artifact-token"]
    assert [one.count for one in found if one.name.id == "scene-petal-covered"] == [1]


@pytest.mark.rule("S-323", "S-305", "S-525", "S-231", "S-359", "S-215", "S-327")
def test_a_mat_has_everything_of_its_stalker() -> None:
    game = Game("palkan", "velet", on=lane(8))
    stalker = game.put("0,0")
    stalker.hp, stalker.dose, stalker.left = 7, 3, [0, 1]
    game.token("magazine-rifle", 2)
    rifle = game.give("akm_74u")
    one, two = seen(game).mats
    tracks = {track.id: track for track in one.tracks}
    hp, dose = tracks["hp.0"], tracks["dose.0"]
    assert hp == Track("hp.0", message("scene-hp"), 7, 16, icon="hp", danger=4, low=True, rule="S-323")
    assert (hp.rule, dose.rule, dose.value) == ("S-323", "S-305", 3)
    assert dose.text == message("scene-dose.text", dice=0, next=4)
    assert (tracks["first.0"].value, tracks["second.0"].value) == (0, 1)
    assert tracks["first.0"] == Track("first.0", message("scene-first-turn"), 0, 2, rule="S-231")
    assert tracks["second.0"] == Track("second.0", message("scene-second-turn"), 1, 2, rule="S-231")
    assert [(token.id, token.count) for token in one.tokens] == [("bolt", 3), ("magazine-rifle", 2)]
    assert ("scene-lead" in [name for name, _ in marks(one)], "scene-lead" in [name for name, _ in marks(two)]) == (
        True,
        False,
    )
    cards = [card for row in one.rows for card in row.things if card.id == rifle]
    assert marks(cards[0]) == [("scene-value", 1000), ("scene-ammo", 6)]
    assert [goal.rule for goal in one.goals] == ["S-215"]
    stalker.left = [3, 3]
    assert seen(game).mats[0].tracks[2] == Track("first.0", message("scene-first-turn"), 3, 3, rule="S-231")
    alone = Game(on=lane(2))
    assert "scene-lead" not in [name for name, _ in marks(seen(alone).mats[0])]


@pytest.mark.rule("S-213", "S-452", "S-466", "S-102", "S-220")
def test_decks_and_what_is_in_force() -> None:
    game = Game(on=lane(2))
    for pile in (piles.HIGH, piles.LOW):
        discards = piles.HIGH_DISCARDS if pile == piles.HIGH else piles.LOW_DISCARDS
        game.table.draw(pile, discards, 2)
    table = seen(game)
    rules = [pile.rule for pile in table.piles]
    assert rules == ["S-102", "S-213", "S-452", "S-466", "S-452", "S-466"]
    [row] = [row for row in table.rows if row.id == "in-force"]
    last = [game.state.piles[pile][-1] for pile in (piles.EVENT, piles.HIGH_DISCARDS, piles.LOW_DISCARDS)]
    assert [thing.id for thing in row.things] == last
    kinds = [message("pile-event"), message("high-card"), message("low-card")]
    assert [thing.type for thing in row.things] == kinds


def test_dice_ways_and_veils() -> None:
    game = Game(on=lane(6))
    game.put("5,0")
    bandit = game.enemy("bandit_rifle", "1,0", EAST)
    game.state.traces = [
        Trace("x.1", (game.at("0,0"), game.at("1,0"))),
        Trace("x.1", (game.at("1,0"), game.at("2,0")), shot=True),
    ]
    board = seen(game).boards[0]
    assert [(path.kind, path.of) for path in board.paths] == [("walk", "x.1"), ("shot", "x.1")]
    assert board.paths[0].spaces == (game.name(game.at("0,0")), game.name(game.at("1,0")))
    game.state.dark = [game.at("3,0")]
    [fog] = [veil for veil in seen(game).boards[0].veils if veil.kind == "fog"]
    assert fog.spaces == (game.name(game.at("3,0")),)
    game.state.attack = Attack(0, bandit.number, yellow=[3, 6], green=[5])
    [dice] = [row for row in seen(game).rows if row.id == "dice"]
    assert [thing.icon for thing in dice.things] == ["die-yellow-3", "die-yellow-6", "die-green-5"]
    game.state.attack = None
    game.state.events = [Struck(enemy=bandit.number, stalker=0, damage=7, dice=[1, 2])]
    [dice] = [row for row in seen(game).rows if row.id == "dice"]
    assert [thing.icon for thing in dice.things] == ["die-green-1", "die-green-2"]


@pytest.mark.rule("S-042", "S-061", "S-069")
def test_the_zone_map() -> None:
    link = Link("milady")
    link.state.coupons = 30_000
    table = scene(StalkerView(link.state, 0))
    [board] = table.boards
    places = {space.name.id: space for space in board.spaces}
    assert {space.kind for space in board.spaces} == {"contact", "stash", "mission"}
    assert {space.rule for space in board.spaces} == {"S-042"}
    for place in StalkerView(link.state, 0).on_the_zone_map:
        space = places[place.id]
        x, y = place.at[0] * 10, place.at[1] * 8
        assert space.label == (x, y)
        assert space.outline == ((x - 80, y - 25), (x + 80, y - 25), (x + 80, y + 25), (x - 80, y + 25))
        assert space.marks == ()
    [coupons] = [track for track in table.tracks if track.id == "coupons"]
    assert (coupons.value, coupons.end) == (30_000, None)
    link.answer("visit:place_c02", "visit:place_a1")
    board = scene(StalkerView(link.state, 0)).boards[0]
    assert sorted(space.name.id for space in board.spaces if space.marks) == ["place_a1"], "the contact was struck out"
    holder = [row for row in table.rows if any(thing.rule == "S-061" for thing in row.things)]
    assert {thing.id for thing in holder[0].things} == {"sidorovich", "local_guide", "patron"}
    mission = Game(on=lane(2))
    mission.state.campaign = None
    assert all(board.id != "zone" for board in seen(mission).boards)


# The page draws plates larger than given, by so much, so that their names can be read.
GROWN = 1.22


@pytest.mark.rule("S-042")
def test_no_place_of_the_zone_map_lies_over_another_or_over_the_edge() -> None:
    wide, high = GROWN * zone_map.WIDE, GROWN * zone_map.HIGH
    middles = {place.id: (place.at[0] * 10, place.at[1] * 8) for place in ALL_PLACES}
    for id, (x, y) in middles.items():
        assert wide <= x <= zone_map.SIZE[0] - wide, id
        assert high <= y <= zone_map.SIZE[1] - high, id
    for (one, (x, y)), (other, (to_x, to_y)) in combinations(middles.items(), 2):
        assert abs(x - to_x) > 2 * wide or abs(y - to_y) > 2 * high, (one, other)


@pytest.mark.rule("S-064", "S-067")
def test_what_the_trader_sells_lies_before_whoever_buys() -> None:
    link = Link("milady", "velet", players=2)
    link.answer("visit:place_a1", "visit:place_c02", "call:sidorovich:0")
    [sold] = [row for row in scene(StalkerView(link.state, 0)).rows if row.id == "market"]
    asked = {key.split(":")[1]: int(key.split(":")[2]) for key in link.keys if key.startswith("buy:")}
    assert {thing.id: mark.value for thing in sold.things for mark in thing.marks} == asked
    assert max(asked.values()) <= link.state.coupons
    assert not [row for row in scene(StalkerView(link.state, 1)).rows if row.id == "market"]


@pytest.mark.rule("S-325", "S-370")
def test_what_is_attached_takes_no_place_of_its_own_and_the_ability_is_a_card() -> None:
    game = Game("palkan", on=lane(2))
    rows = {row.name.id: row for row in seen(game).mats[0].rows}
    assert (rows["slot-armor"].spots, rows["slot-weapon"].spots) == (1, 1)
    assert [card.text for card in rows["scene-ability"].things] == [message("palkan.ability")]
    game.give("sunrise", place="armor")
    game.give("echo_detector", place="armor")
    rows = {row.name.id: row for row in seen(game).mats[0].rows}
    assert (rows["slot-armor-fitted"].spots, len(rows["slot-armor-fitted"].things)) == (0, 2)


@pytest.mark.rule("S-134", "S-148")
@pytest.mark.parametrize("tile", [tile.id for tile in TILES])
def test_a_tile_is_drawn_as_it_always_was(tile: str) -> None:
    assert drawings()[f"tile-{tile}.svg"] == (ART / f"tile-{tile}.svg").read_text(encoding="utf-8")


@pytest.mark.rule("S-028", "S-325", "S-326")
def test_the_roster_shows_whom_one_can_choose() -> None:
    link = Link()
    [row] = [row for row in scene(StalkerView(link.state, 0)).rows if row.id == "cards"]
    cards = {thing.id: thing for thing in row.things}
    assert len(cards) == 12
    assert marks(cards["milady"]) == [("scene-hp", 14), ("scene-shooting", 2)]
