"""What happens on the way: who is noticed, who turns, what is set off, and what falls off."""

from __future__ import annotations

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content import vocabulary as v
from fivefires.games.stalker.content.index import ANOMALY
from fivefires.games.stalker.rules import anomalies, enemies, environment, gear, marching, moving, striking, triggers
from fivefires.games.stalker.rules.questions import Go
from fivefires.games.stalker.state import HIGH, LOW, UNNOTICED, Overlay
from tests.games.stalker.rules.test_companions import along
from tests.games.stalker.tables import EAST, SOUTH, WEST, Game, Map, lane, row, squares


@pytest.mark.rule("S-257", "S-260", "S-262")
def test_a_full_space_two_steps_away_is_entered_too() -> None:
    game = Game("palkan", "velet", on=lane())
    stalker, other = game.put("0,0"), game.put("2,0", 1)
    full = f"go:{game.name(game.at('2,0'))}"
    game.play(moving.go(game.table, stalker, game.at("1,0")), full)
    assert stalker.space == game.at("2,0")
    assert other.space == game.at("1,0"), "he is pushed to where the mover came from"


@pytest.mark.rule("S-182", "S-254", "S-274")
@pytest.mark.parametrize("met", [False, True])
def test_a_trigger_is_set_off_where_an_enemy_stands(met: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The enemy ends the movement, but the space was entered."""
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    if met:
        game.enemy("bandit_rifle", "1,0", EAST)
    face = v.Face(spaces=(game.name(game.at("1,0")),), trigger=(v.Each(v.Whom.HERE, v.Gain.LOSS, 1),))
    monkeypatch.setattr(environment, "face_of_card", lambda overlay: face)
    monkeypatch.setattr(triggers, "ENTERED", {"a1_02": (face.spaces, ())})
    monkeypatch.setattr(environment, "side_of_card", lambda overlay: "test")
    game.state.overlays.append(Overlay("a1_02"))
    assert triggers.trigger_spaces(game.state) == 1 << game.at("1,0")
    hp = stalker.hp
    game.play(moving.go(game.table, stalker, game.at("1,0")), *([] if met else ["stop"]))
    assert stalker.space == game.at("1,0")
    assert stalker.hp == hp - 1


@pytest.mark.rule("S-606", "S-268", "S-271")
def test_who_is_close_notices_milady_in_the_shadows() -> None:
    """Enemies count as having sight 1: whom she passes beside sees her, and her High lies where it no longer does."""
    on = Map(squares((0, 0), (1, 0), (2, 0), (1, -1), (1, -2)))
    for bandit, attention in (("1,-1", HIGH), ("1,-2", LOW)):
        game = Game("milady", on=on)
        stalker = game.put("0,0")
        game.enemy("bandit_rifle", bandit, SOUTH)
        way = f"go:{game.name(game.at('2,0'))}"
        game.play(moving.go(game.table, stalker, game.at("1,0"), shadow=True), way, "stop")
        assert stalker.attention == attention
        assert stalker.noticed == game.at("2,0"), "Low follows after any movement"


@pytest.mark.rule("S-316", "S-505")
def test_a_charge_notices_whom_it_passes() -> None:
    game = Game("palkan", "velet", on=Map(squares(*row(5), (1, 1))))
    game.put("3,0")
    other = game.put("1,1", 1)
    bandit = game.enemy("bandit_shotgun", "0,0", EAST)
    assert other.attention == UNNOTICED
    game.focus(on=False)
    game.play(striking.attack(game.table, bandit))
    assert bandit.space == game.at("2,0")
    assert (other.attention, other.noticed) == (HIGH, other.space)


@pytest.mark.rule("S-316", "S-496")
def test_whoever_is_seen_from_a_full_space_is_noticed() -> None:
    """As in example 25, but nobody has noticed the one at the corner before."""
    open_edges = [((0, 1), (1, 1)), ((1, 1), (2, 1)), ((2, 1), (3, 1)), ((1, 0), (1, -1)), ((1, -1), (1, -2))]
    on = Map({**squares((0, 1), (2, 1), (3, 1), (1, -1), (1, -2), (5, 1)), "X": [(1, 0), (1, 1)]}, open=open_edges)
    game = Game("palkan", "velet", on=on)
    seen, other = game.put("1,-2"), game.put("5,1", 1)
    other.attention, other.noticed = HIGH, game.at("3,1")
    runner = game.enemy("snork", "0,1", EAST)
    for _ in range(2):
        game.enemy("snork", "X", SOUTH)
    game.play(enemies.go(game.table, runner, v.Go(v.Goal.HIGH, 3)))
    assert runner.space == game.at("3,1"), "it is not interrupted"
    assert (seen.attention, seen.noticed) == (HIGH, seen.space)


@pytest.mark.rule("S-267")
@pytest.mark.parametrize("team", [1, 2])
def test_enemies_turn_after_an_enemy_of_another_team(team: int) -> None:
    on = Map({"wide": [(0, 0), (0, 1)], **squares((1, 0), (2, 0))})
    for march in ("move", "advance"):
        game = Game("palkan", on=on)
        game.put("2,0")
        leaver = game.enemy("bandit_rifle", "wide", EAST, team=1)
        other = game.enemy("snork", "wide", SOUTH, team=team)
        if march == "move":
            game.play(marching.move(game.table, leaver, 1 << game.at("1,0"), 1, unstoppable=True))
        else:
            game.play(marching.advance(game.table, leaver, 1, unstoppable=True))
        assert leaver.space == game.at("1,0")
        assert other.facing == (EAST if team == 2 else SOUTH), march


@pytest.mark.rule("S-640", "S-460")
@pytest.mark.parametrize("team", [1, 2])
def test_a_human_withdraws_from_an_enemy_of_another_team(team: int) -> None:
    game = Game("palkan", on=Map(squares(*row(4), (1, 1), (9, 9))))
    game.put("9,9")
    bandit = game.enemy("bandit_rifle", "1,0", EAST)
    game.enemy("snork", "3,0", WEST, team=team)
    game.play(enemies.withdraw(game.table, bandit))
    assert bandit.space == game.at("1,1" if team == 2 else "1,0")


@pytest.mark.rule("S-352", "S-355")
def test_of_a_weapon_that_is_dropped_the_attachments_stay() -> None:
    game = Game("palkan", on=lane())
    for card in [*game.state.piles[piles.PACK[0]]]:
        gear.discard(game.table, card)
    for _ in range(4):
        game.give("bread")
    rifle = game.give("akm_74u", place="pack")
    scope = game.fit("scope", rifle)
    silencer = game.fit("silencer", rifle)
    assert len(game.state.piles[piles.PACK[0]]) == 7
    game.play(gear.check_room(game.table, game.stalker()), f"drop:{rifle}")
    assert rifle in game.state.piles[piles.WEAPONS]
    assert {scope, silencer} <= {*game.state.piles[piles.PACK[0]]}
    assert len(game.state.piles[piles.PACK[0]]) == 6
    assert game.state.fitted == {}


@pytest.mark.rule("S-443", "S-523", "S-652")
def test_an_anomaly_is_no_attack_on_who_is_exposed() -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    game.focus(on=False)
    stalker.exposed = True
    hp = stalker.hp
    game.table.force(())
    game.play(anomalies.strike_stalker(game.table, stalker, ANOMALY["electro"]))
    assert stalker.hp == hp - ANOMALY["electro"].loss
    assert stalker.exposed


@pytest.mark.rule("S-261", "S-262", "S-125")
def test_a_full_space_where_nobody_can_be_pushed_is_only_passed() -> None:
    """The companion goes through no window; who has climbed in beside it has to go on."""
    game, _ = along("scout", "1,0", Map(squares(*row(4)), lines={((0, 0), (1, 0)): "W", ((1, 0), (2, 0)): "W"}))
    stalker = game.put("0,0")
    beside = Go(game.name(game.at("1,0")))
    assert beside not in moving.ways(game.state, stalker, 1)
    assert beside in moving.ways(game.state, stalker)
    game.play(moving.go(game.table, stalker, game.at("1,0")), f"go:{game.name(game.at('2,0'))}")
    assert stalker.space == game.at("2,0")
