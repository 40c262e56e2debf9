"""Companions (S-056, S-115, S-125, S-167, S-267, S-449, S-461, S-569, S-585 to S-591, S-723)."""

from __future__ import annotations

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.contacts import COMPANION
from fivefires.games.stalker.rules import (
    actions,
    anomalies,
    attention,
    board,
    companions,
    items,
    moving,
    striking,
)
from fivefires.games.stalker.rules.questions import Act, Sic
from fivefires.games.stalker.state import HIGH, NOWHERE, UNNOTICED, Companion, units
from fivefires.kernel import key_of
from tests.games.stalker.links import Link
from tests.games.stalker.tables import EAST, G0, P4, WEST, Game, Map, lane, squares

DOG, SCOUT = "dog_companion", "scout"


def along(kind: str = DOG, at: str = "0,0", on: Map | None = None) -> tuple[Game, Companion]:
    game = Game("velet", on=on or lane())
    one = Companion(kind, game.at(at), COMPANION[kind].hp)
    game.state.companion = one
    return game, one


def goes(game: Game) -> list[str]:
    """Where the companion can be sent."""
    assert game.state.companion is not None
    reached = companions.reach(game.state, game.map, game.state.companion)
    assert game.on is not None
    return [name for name in game.on.letter if reached >> game.at(name) & 1]


@pytest.mark.rule("S-589", "S-056", "S-062", "S-585")
def test_it_starts_with_the_stalkers_and_there_is_one() -> None:
    link = Link("velet")
    link.table.move(DOG, piles.CONTACT_BOX, piles.HOLDER)
    link.answer("visit:place_a1", "visit:place_s4", f"call:{DOG}:0")
    link.depart()
    one = link.state.companion
    assert one is not None
    assert (one.space, one.hp) == (link.state.stalkers[0].space, 6)
    assert link.state.stock["dog-figure"] == link.state.stock["dog-token"] == {piles.MAP: 1}
    assert not hasattr(one, "facing")


@pytest.mark.rule("S-589", "S-723")
def test_stalkers_let_it_act_in_their_turns_once_each_and_free() -> None:
    game, one = along()
    stalker = game.put("5,0")
    assert Act.COMPANION in actions.free(game.state, stalker, ready=True)
    assert not actions.is_standard(game.state, stalker, Act.COMPANION)
    left = [*stalker.left]
    game.play(companions.send(game.table, stalker, Act.COMPANION), f"send:{game.name(game.at('3,0'))}")
    assert one.space == game.at("3,0")
    assert stalker.left == left
    assert Act.COMPANION not in actions.free(game.state, stalker, ready=True)
    stalker.used = []
    assert Act.COMPANION in actions.free(game.state, stalker, ready=True), "again in the next turn"


@pytest.mark.rule("S-590")
def test_its_movement_ends_where_an_enemy_is() -> None:
    game, _ = along(on=Map({f"{x},0": [(x, 0), (x, 1)] for x in range(6)}))
    game.put("5,0")
    game.enemy("snork", "2,0")
    assert goes(game) == ["1,0", "2,0"]


@pytest.mark.rule("S-591", "S-112", "S-108")
def test_through_full_spaces_but_not_to_them() -> None:
    game, _ = along()
    game.put("1,0")
    assert goes(game) == ["2,0", "3,0", "4,0"]
    game.put("4,0")
    assert goes(game) == ["1,0", "2,0", "3,0"]


@pytest.mark.rule("S-112", "S-108", "S-115")
def test_it_takes_up_a_place() -> None:
    game, one = along(at="1,0")
    game.put("0,0")
    assert board.crowd(game.state, game.at("1,0")) == 1
    assert not board.has_room(game.state, game.map, game.at("1,0"))
    assert one in units(game.state)


@pytest.mark.rule("S-125")
def test_a_window_is_no_way_for_it_but_it_looks_through() -> None:
    game, one = along(SCOUT, on=Map(squares((0, 0), (1, 0), (2, 0)), lines={((0, 0), (1, 0)): "W"}))
    game.put("2,0")
    enemy = game.enemy("snork", "1,0")
    assert goes(game) == []
    assert companions.prey(game.state, one) == [enemy]


@pytest.mark.rule("S-167", "S-587")
def test_the_scout_sees_in_all_directions_and_shoots_in_range() -> None:
    cross = Map(squares(*((x, 2) for x in range(7)), (2, 0), (2, 1), (2, 3), (2, 4)))
    game, one = along(SCOUT, "2,2", cross)
    game.put("0,2")
    near = [game.enemy("snork", name) for name in ("1,2", "2,0", "2,4", "5,2")]
    far = game.enemy("snork", "6,2")
    assert companions.prey(game.state, one) == near
    assert far not in companions.prey(game.state, one)


@pytest.mark.rule("S-587", "S-586")
def test_the_scouts_shot_hits_and_places_no_attention(monkeypatch: pytest.MonkeyPatch) -> None:
    game, _ = along(SCOUT)
    stalker = game.put("0,0")
    enemy = game.enemy("rodent", "3,0", EAST)
    (sic,) = [option for option in companions.actions(game.state, stalker) if option is not Act.COMPANION]
    assert key_of(sic) == f"sic:shot:{board.figure(enemy)}"
    monkeypatch.setattr(type(game.table), "roll", lambda self, sides, count=1: [6] * count)
    game.play(companions.sic(game.table, stalker, sic))  # type: ignore[arg-type]
    assert not game.state.enemies, "twelve ★ kill a rodent"
    assert stalker.attention == 0
    assert not [one for one in companions.actions(game.state, stalker) if one is not Act.COMPANION]


@pytest.mark.rule("S-587", "S-723")
def test_the_dog_holds_an_enemy_on_its_space() -> None:
    wide = Map({"a": [(0, 0), (1, 0)], "b": [(2, 0), (3, 0)]})
    game, _ = along(at="a", on=wide)
    stalker = game.put("b")
    game.enemy("snork", "b")
    assert companions.actions(game.state, stalker) == [], "b is full, and nobody is on its own space"
    game.state.enemies[0].space = game.at("a")
    (sic,) = [option for option in companions.actions(game.state, stalker) if option is not Act.COMPANION]
    game.play(companions.sic(game.table, stalker, sic))  # type: ignore[arg-type]
    assert game.state.enemies[0].pinned
    assert stalker.attention == 0


@pytest.mark.rule("S-461")
def test_its_card_says_whether_it_is_a_target() -> None:
    for kind, target in ((DOG, False), (SCOUT, True)):
        game, one = along(kind, "2,0")
        game.put("5,0")
        enemy = game.enemy("bandit_rifle", "0,0", EAST)
        assert bool(board.targets_of(game.state, enemy) >> one.space & 1) == target
        assert (game.play(striking.choose(game.table, enemy)) is one) == target


@pytest.mark.rule("S-461", "S-588", "S-501")
def test_the_scout_is_shot_at_and_flees() -> None:
    game, one = along(SCOUT, "2,0")
    game.put("5,0")
    enemy = game.enemy("bandit_rifle", "0,0", EAST)
    game.play(striking.attack(game.table, enemy))
    assert one.hp == 3
    game.play(striking.attack(game.table, enemy))
    assert game.state.companion is None
    assert game.state.result is None, "the mission goes on"


@pytest.mark.rule("S-501", "S-461")
def test_stalkers_come_first_as_targets() -> None:
    game, _ = along(SCOUT, "1,0")
    stalker = game.put("3,0")
    enemy = game.enemy("bandit_rifle", "0,0", EAST)
    assert game.play(striking.choose(game.table, enemy)) is stalker


@pytest.mark.rule("S-267")
def test_enemies_turn_after_a_target_that_leaves_their_space() -> None:
    for kind, facing in ((SCOUT, EAST), (DOG, WEST)):
        game, _ = along(kind, "2,0", Map({f"{x},0": [(x, 0), (x, 1)] for x in range(6)}))
        stalker = game.put("0,0")
        enemy = game.enemy("snork", "2,0", WEST)
        game.play(companions.send(game.table, stalker, Act.COMPANION), f"send:{game.name(game.at('4,0'))}")
        assert enemy.facing == facing


@pytest.mark.rule("S-569", "S-449", "S-150", "S-588")
def test_anomalies_stir_for_it_and_it_gets_no_status(monkeypatch: pytest.MonkeyPatch) -> None:
    game, one = along(on=lane(radiation={"2,0": 3}))
    stalker = game.put("5,0")
    game.anomaly("whirligig", 3, "2,0")
    monkeypatch.setattr(type(game.table), "roll", lambda self, sides, count=1: [P4] * count)
    game.play(companions.send(game.table, stalker, Act.COMPANION), f"send:{game.name(game.at('2,0'))}")
    assert game.state.companion is None, "6 HP are gone, and it flees"
    assert game.state.stock[piles.PINNED] == {piles.SUPPLY: 10}
    assert (one.hp, stalker.dose) == (0, 0)


@pytest.mark.rule("S-569", "S-560")
def test_it_covers_a_symbol() -> None:
    game, one = along(at="2,0")
    index = game.anomaly("electro", 6, "2,0")
    anomalies.cover(game.state, one)
    assert one.covers in game.symbols(index, "2,0")
    assert one.covers in anomalies.covered(game.state)


@pytest.mark.rule("S-586")
def test_it_places_no_attention_when_it_is_seen() -> None:
    game, _ = along(SCOUT, "2,0")
    stalker = game.put("5,0")
    game.enemy("bandit_rifle", "0,0", EAST)
    attention.notice(game.table)
    assert (stalker.attention, stalker.noticed) == (0, NOWHERE)


@pytest.mark.rule("S-257", "S-263", "S-258")
def test_it_makes_room_for_a_stalker() -> None:
    game, one = along(at="1,0")
    stalker = game.put("0,0")
    game.play(moving.go(game.table, stalker, game.at("1,0"), 1))
    assert (stalker.space, one.space) == (game.at("1,0"), game.at("0,0"))


@pytest.mark.rule("S-631", "S-588")
def test_a_grenade_hits_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    game, one = along(SCOUT, "2,0")
    stalker = game.put("0,0")
    card = game.give("frag_grenade")
    monkeypatch.setattr(type(game.table), "roll", lambda self, sides, count=1: [2] * count)
    game.play(items.use(game.table, stalker, card), f"to:{game.name(game.at('2,0'))}", "keep")
    assert one.hp == 6


@pytest.mark.rule("S-589")
def test_where_the_start_is_full_it_begins_beside() -> None:
    game = Game("velet", on=lane())
    game.put("0,0")
    game.state.zone.companion = DOG
    companions.come_along(game.table)
    assert game.state.companion is not None
    assert game.state.companion.space == game.at("1,0")


@pytest.mark.rule("S-267", "S-316")
def test_who_turns_after_it_may_notice_a_stalker() -> None:
    game, _ = along("scout", "2,0", lane())
    stalker = game.put("4,0")
    bandit = game.enemy("bandit_rifle", "2,0", WEST)
    assert stalker.attention == UNNOTICED
    game.play(companions.send(game.table, stalker, Act.COMPANION), f"send:{game.name(game.at('3,0'))}")
    assert bandit.facing == EAST
    assert (stalker.attention, stalker.noticed) == (HIGH, stalker.space)


@pytest.mark.rule("S-316", "S-401")
def test_who_turns_to_the_scout_may_notice_a_stalker() -> None:
    game, _ = along("scout", "2,0", lane())
    stalker = game.put("1,0")
    bandit = game.enemy("bandit_rifle", "3,0", EAST)
    game.table.force((G0, G0, G0, G0)[: COMPANION["scout"].dice])
    game.play(companions.sic(game.table, stalker, Sic(COMPANION["scout"].trick, board.figure(bandit))))
    assert bandit.facing == WEST
    assert (stalker.attention, stalker.noticed) == (HIGH, stalker.space)
