"""The end of a scenario, the chain of a campaign, and the worked examples N-E22 to N-E24."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.index import UPGRADE
from fivefires.games.zna.content.terrain import terrain
from fivefires.games.zna.content.vocabulary import Piece, Trait
from fivefires.games.zna.game import GAME
from fivefires.games.zna.rules import campaign, ending, harm, moving, mutants, plans, scenarios
from fivefires.games.zna.rules.scenarios import courier, engine, exits, keys, professor, radio, survivors, tide, vents
from fivefires.games.zna.state import DEAD, OUT, STANDING, Campaign, Flee, Kept, ZnaResult, trait
from fivefires.kernel import Refused, Runner, Setup, key_of, seed_from
from fivefires.kernel.table import Finished
from fivefires.kit.bits import members
from tests.games.zna.tables import Game


def over(game: Game, moment: str = "") -> ZnaResult:
    with pytest.raises(Finished):
        ending.check(game.table, moment)
    assert game.state.result is not None
    return game.state.result


# --- the end ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-369", "N-370", "N-375", "N-368", "N-379", "N-508")
@pytest.mark.parametrize(("dead", "victory"), [(False, "total"), (True, "partial")])
def test_example_22_who_lies_counts_as_a_survivor(dead: bool, victory: str) -> None:
    game = Game("gus", scenario=7)
    game.explore()
    if dead:
        harm.die(game.table, 1)
    else:
        harm.lose_resistance(game.table, 1, 9, "N-228")
    result = over(game)
    assert (result.victory, result.scenario, result.winners) == (victory, 7, [0, 1, 2, 3])


def at_the_exit(scenario: int) -> Game:
    game = Game("gus", scenario=scenario)
    game.explore()
    game.open_exit()
    for hero, area in zip(range(4), members(game.map.exit), strict=False):
        game.put(hero, area)
    return game


@pytest.mark.rule("N-376", "N-373", "N-366", "N-496")
def test_example_23_who_lies_outside_is_left_behind() -> None:
    game = at_the_exit(1)
    game.state.fog = [0] * len(game.state.fog)
    last = game.hero(0).area
    game.put(0, next(area for area in game.next_to(last, same_tile=False) if not game.map.exit >> area & 1))
    game.put(3, game.map.starts[0])
    harm.lose_resistance(game.table, 3, 9, "N-228")
    ending.check(game.table)
    with pytest.raises(Finished):
        game.play(moving.go(game.table, 0, last))
    assert game.state.result is not None
    assert (game.state.result.victory, game.state.result.fates) == ("partial", ["standing"] * 3 + ["dead"])


@pytest.mark.rule("N-377", "N-376")
def test_an_exit_must_be_released_first_and_then_waits_for_an_alarm() -> None:
    game = at_the_exit(1)
    game.state.opened = False
    game.state.worked.pop()
    scenarios.alarm(game.table)
    assert not exits.is_open(game.state)
    area = next(area for area in game.map.sites if area not in game.state.worked)
    sleeper = game.mutant("walker", members(game.map.on[game.map.tile_of[area]] & game.map.open)[-1], awake=False)
    game.put(0, area)
    assert exits.can_work(game.state, 0)
    exits.work(game.table, 0)
    assert sleeper.awake
    assert not exits.is_open(game.state)
    game.put(0, members(game.map.exit)[0])
    assert not exits.reached(game.state)
    scenarios.alarm(game.table)
    assert exits.reached(game.state)


@pytest.mark.rule("N-374", "N-367")
def test_loss_beats_victory() -> None:
    game = at_the_exit(1)
    for hero in range(4):
        harm.die(game.table, hero)
    assert over(game).ending == "all-dead"


@pytest.mark.rule("N-378")
def test_a_mission_ends_with_a_medal() -> None:
    game = Game("gus")
    assert ending.medal(game.state, "total") == "silver"
    game.table.move("exterminator", piles.OBJECTIVES, "done.0")
    game.table.move("overkill", piles.OBJECTIVES, "done.0")
    assert ending.medal(game.state, "total") == "gold"
    for hero in (1, 2):
        game.hero(hero).status = DEAD
    assert ending.medal(game.state, "partial") == "silver"
    assert ending.medal(game.state, "lost") == ""


# --- scenarios -------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-498", "N-499")
def test_three_keys_for_the_bus() -> None:
    game = at_the_exit(2)
    place = game.map.piece(Piece.KEY)[0]
    assert keys.untouched(game.state, place)
    for hero, area in enumerate(game.map.piece(Piece.KEY)):
        assert not keys.delivered(game.state)
        game.table.shift(piles.KEY, 1, piles.at(area), piles.ON[hero])
    assert keys.delivered(game.state)
    assert not keys.untouched(game.state, place)


@pytest.mark.rule("N-499")
def test_the_first_grip_for_a_key_is_loud() -> None:
    game = Game("gus", scenario=2)
    game.explore()
    game.apart(1, 2, 3)
    game.put(0, game.map.piece(Piece.KEY)[0])
    where = next(pile for pile, held in game.state.piles.items() if "silence" in held)
    game.table.move("silence", where, piles.EVENTS)
    left = len(game.state.piles[piles.EVENTS])
    place = piles.at(game.hero(0).area)
    game.play(plans.pick_up(game.table, 0), f"put:key:self:{place}")
    assert len(game.state.piles[piles.EVENTS]) == left - 1
    assert game.stock(piles.KEY, piles.ON[0]) == 1


@pytest.mark.rule("N-500", "N-501")
def test_the_signal_needs_two_on_the_tile_of_the_radio() -> None:
    game = Game("gus", scenario=3)
    assert all(game.state.explored)
    (mast,) = game.map.piece(Piece.RADIO)
    tile = game.map.tile_of[mast]
    inside = members(game.map.on[tile] & game.map.open)
    outside = [area for area in members(game.map.open) if game.map.tile_of[area] != tile]
    for hero in range(4):
        game.put(hero, outside[hero])
    game.put(0, inside[0])
    radio.score(game.table)
    assert game.state.signals == 0
    game.put(1, inside[1])
    radio.score(game.table)
    assert game.state.signals == 1
    for signals, come in ((2, 2), (3, 3), (5, 3), (6, 4)):
        game.state.mutants.clear()
        game.state.signals = signals
        radio.reinforce(game.table)
        assert [mutant.awake for mutant in game.state.mutants] == [True] * come
    assert all(game.map.tile_of[mutant.area] != tile for mutant in game.state.mutants)
    game.state.signals = 8
    assert over(game).victory == "total"


@pytest.mark.rule("N-502", "N-503", "N-495")
def test_survivors_are_woken_or_lost() -> None:
    game = Game("gus", scenario=4)
    assert [(person.health, person.status) for person in game.state.people] == [(3, OUT)] * 4
    game.state.woken = 3
    assert survivors.saved(game.state)
    for person in game.state.people[:2]:
        person.status = DEAD
    assert over(game).ending == "survivors-dead"


@pytest.mark.rule("N-504", "N-505")
def test_the_professor_walks_while_somebody_sees_him() -> None:
    game = Game("gus", scenario=5)
    game.explore()
    person = game.state.people[0]
    game.put(0, game.next_to(person.area)[0])
    there = game.next_to(person.area, same_tile=False)[0]
    game.play(professor.walk(game.table), f"to:{game.map.names[there]}", "stay")
    assert person.area == there
    person.status = DEAD
    assert over(game).ending == "professor-dead"


@pytest.mark.rule("N-504", "N-505", "N-373")
@pytest.mark.parametrize("all_there", [True, False])
def test_the_game_is_over_when_the_professor_is_the_last_to_get_out(all_there: bool) -> None:
    """His first step in the zone ends it; but he walks on as long as somebody stands outside."""
    game = Game("gus", scenario=5)
    game.explore()
    game.open_exit()
    person = game.state.people[0]
    zone = members(game.map.exit)
    border = [area for area in zone if any(not game.map.exit >> near & 1 for near in members(game.map.beside[area]))]
    for hero, area in zip(range(4), [area for area in zone if area != border[0]], strict=False):
        game.put(hero, area)
    outside = [area for area in members(game.map.beside[border[0]]) if not game.map.exit >> area & 1]
    person.area = outside[0]
    if not all_there:
        game.put(3, outside[1])
    answers = [f"to:{game.map.names[border[0]]}", *([] if all_there else ["stay"])]
    game.play(professor.walk(game.table), *answers)
    assert person.area == border[0]
    assert exits.reached(game.state) == all_there


@pytest.mark.rule("N-506", "N-507")
def test_both_locks_in_one_turn_open_the_bridge() -> None:
    game = Game("gus", scenario=6)
    one, other = game.map.locks
    game.put(0, one)
    game.put(1, other)
    exits.work(game.table, 0)
    game.play(exits.forget(game.table))
    assert game.state.worked == []
    exits.work(game.table, 0)
    scenarios.alarm(game.table)
    assert not game.state.opened
    exits.work(game.table, 1)
    game.play(exits.forget(game.table))
    assert not game.state.opened
    game.put(2, one)
    game.put(3, other)
    scenarios.alarm(game.table)
    assert not game.state.opened  # nobody is near
    game.put(3, next(area for area in members(game.map.open) if game.map.beside[area] & game.map.closed))
    game.hero(3).status = OUT
    scenarios.alarm(game.table)
    assert not game.state.opened
    game.hero(3).status = STANDING
    scenarios.alarm(game.table)
    assert game.state.opened


@pytest.mark.rule("N-507", "N-374")
def test_a_bank_on_which_nobody_stands_is_lost_while_the_bridge_is_up() -> None:
    game = Game("gus", scenario=6)
    assert exits.failed(game.state) == ""
    game.hero(2).status = OUT
    assert exits.failed(game.state) == ""
    game.hero(3).status = DEAD
    assert exits.failed(game.state) == "bank-lost"
    with pytest.raises(Finished):
        ending.check(game.table)
    assert game.state.result is not None
    assert game.state.result.ending == "bank-lost"
    game.state.opened = True
    assert exits.failed(game.state) == ""


@pytest.mark.rule("N-510", "N-511", "N-512", "N-513")
def test_the_boss_waits_and_the_courier_runs() -> None:
    boss = Game("gus", scenario=8)
    assert boss.map.piece(Piece.BOSS)
    game = Game("gus", scenario=9)
    runner = game.mutant("courier", game.map.piece(Piece.COURIER)[0])
    start = game.map.piece(Piece.COURIER)[0]
    assert min(game.map.walk[start][area] for area in members(game.map.tunnel)) == 36
    game.apart()
    before = min(game.map.walk[runner.area][area] for area in members(game.map.tunnel))
    game.play(mutants.flee(game.table, Flee(runner.number)))
    after = min(game.map.walk[runner.area][area] for area in members(game.map.tunnel))
    assert before - after == 3
    runner.slowed = True
    game.play(mutants.flee(game.table, Flee(runner.number)))
    assert after - min(game.map.walk[runner.area][area] for area in members(game.map.tunnel)) == 2
    runner.area = members(game.map.tunnel)[0]
    assert courier.failed(game.state) == "courier-away"


@pytest.mark.rule("N-514", "N-515")
def test_the_tide_rises_from_the_far_side() -> None:
    game = Game("gus", scenario=10)
    exit_columns = {game.map.columns[game.map.tile_of[area]] for area in members(game.map.exit)}
    far = max({*game.map.columns}, key=lambda column: min(abs(column - there) for there in exit_columns))
    game.state.fog = [0] * 9
    for number in (1, 2):
        game.state.round = number
        tide.rise(game.table)
        assert game.state.fog == [0] * 9  # every third round only
    game.state.round = 3
    tide.rise(game.table)
    assert [game.map.columns[tile] for tile, level in enumerate(game.state.fog) if level] == [far] * 3


@pytest.mark.rule("N-516", "N-517")
def test_vents_breathe_where_nobody_stands() -> None:
    game = Game("gus", scenario=11)
    tiles = vents.tiles(game.state)
    assert [game.state.fog[tile] for tile in tiles] == [1] * 4
    for tile in tiles:
        game.state.fog[tile] = 0
    assert vents.clean(game.state)
    for hero in range(3):
        game.put(hero, members(game.map.on[tiles[hero]] & game.map.open)[0])
    game.put(3, game.hero(0).area)
    scenarios.after_mutants(game.table)
    assert vents.clean(game.state)  # at an alarm only
    scenarios.alarm(game.table)
    assert [game.state.fog[tile] for tile in tiles] == [0, 0, 0, 1]


@pytest.mark.rule("N-518", "N-519")
def test_the_engine_takes_three_actions_and_wakes_the_boss() -> None:
    game = at_the_exit(12)
    (area,) = game.map.piece(Piece.ENGINE)
    home = game.hero(0).area
    game.put(0, area)
    for turn in (1, 2, 3):
        assert engine.can_work(game.state, 0)
        engine.work(game.table, 0)
        assert len([mutant for mutant in game.state.mutants if mutant.kind == "boss"]) == 1
        assert game.state.engine == turn
    assert not engine.can_work(game.state, 0)
    game.put(0, home)
    assert engine.away(game.state)


# --- campaign --------------------------------------------------------------------------------------------------


def kept(**changes: Any) -> Kept:
    return msgspec.structs.replace(Kept("gus", spaces={"hands": ["gus_bat"]}), **changes)


def result(*heroes: Kept, victory: str = "total", **changes: Any) -> ZnaResult:
    team = [*heroes, *(Kept(name) for name in ("mia", "quinn", "ines"))][:4]
    now = msgspec.structs.replace(Campaign(2, team, ["total"]), **changes)
    return ZnaResult(ending=victory, winners=[0], scenario=1, victory=victory, campaign=now)


def next_link(earlier: ZnaResult) -> Setup:
    return Setup(1, "campaign", earlier=msgspec.to_builtins(earlier))


@pytest.mark.rule("N-380", "N-136", "N-390", "N-005")
def test_a_hero_brings_along_what_he_owned() -> None:
    mine = kept(
        spaces={"hands": ["gus_bat"], "belt": ["syringe"], "slot": ["old_stock"]},
        cubes={"syringe": [1, 0, 1]},
        bullets={"old_stock": 3},
        tokens={"green_2": 1},
        upgrade="stronger",
        level=1,
        credits=1,
    )
    runner = Runner(GAME, next_link(result(mine)), seed_from(1))
    state = runner.state
    assert state.scenario == 2
    assert [state.piles[pile] for pile in piles.BOARD] == [["gus"], ["mia"], ["quinn"], ["ines"]]
    assert [state.piles[pile] for pile in ("hands.0", "belt.0", "slot.0", "upgrade.0")] == [
        ["gus_bat"], ["syringe"], ["old_stock"], ["stronger"],
    ]  # fmt: skip
    assert state.bullets == {"old_stock": 3}
    assert (state.stock["yellow-cube"].get("syringe"), state.stock["green_2"].get("hero.0")) == (1, 1)
    assert campaign.keep(state)[0] == mine


@pytest.mark.rule("N-372", "N-391", "N-392", "N-394", "N-137", "N-384")
def test_example_24_credits_buy_and_the_dead_are_replaced() -> None:
    fallen = Kept("ines", alive=False)
    levels = ["total", "total", "total", "partial"]
    earlier = result(kept(credits=7), fallen, Kept("mia"), Kept("quinn"), victory="partial", next=5, levels=levels)
    earlier = msgspec.structs.replace(earlier, scenario=4)
    runner = Runner(GAME, next_link(earlier), seed_from(1))
    runner.table.force_top(piles.RESOURCES, "shotgun")
    for key in ("hero:walt", "buy:stronger:3", "buy:stronger:3"):
        runner.answer(0, key)
    state = runner.state
    gus, walt = state.heroes[0], state.heroes[1]
    assert (gus.credits, gus.level) == (1, 2)
    assert (walt.id, walt.credits) == ("walt", 0)
    assert sorted(state.piles[piles.BOARDS]) == ["ines", "tobias"]
    assert state.piles[piles.BOARD[1]] == ["walt"]
    assert "walt_darts" in state.piles["hands.1"]
    carried = [card for space in ("hands", "belt", "pack", "slot") for card in state.piles[f"{space}.1"]]
    assert sorted(carried) == ["shotgun", "walt_darts"]
    assert trait(state, 0, Trait.STRENGTH) == 5
    game = Game("gus", "ines")
    game.give(1, "revolver")
    harm.die(game.table, 1)
    assert campaign.keep(game.state)[1] == fallen  # what she carried is gone


@pytest.mark.rule("N-393", "N-395")
def test_another_action_is_dear() -> None:
    runner = Runner(GAME, next_link(result(kept(credits=6))), seed_from(1))
    offered = [key_of(option) for option in runner.options(0)]
    assert offered == ["buy:faster:3", "buy:stronger:3", "buy:nimbler:3", "buy:tireless:6", "ready"]
    assert UPGRADE["tireless"].copies == 4


@pytest.mark.rule("N-386", "N-387")
def test_a_loss_is_tried_again_or_left() -> None:
    lost = result(kept(), victory="lost", next=1, levels=[], losses=1, tries=1)
    again = Runner(GAME, next_link(lost), seed_from(1))
    assert [key_of(option) for option in again.options(0)] == ["try-again", "leave-as-defeat"]
    again.answer(0, "try-again")
    assert (again.state.scenario, len(again.state.piles[piles.EVENTS])) == (1, terrain(1).scenario.clock + 2)
    assert len(again.state.piles["belt.0"]) == 1
    left = Runner(GAME, next_link(lost), seed_from(1))
    left.answer(0, "leave-as-defeat")
    assert left.state.scenario == 2
    assert left.state.campaign is not None
    assert left.state.campaign.levels == ["left"]


@pytest.mark.rule("N-386")
def test_a_loss_hands_on_the_heroes_with_whom_it_began() -> None:
    runner = Runner(GAME, Setup(1, "campaign"), seed_from(1))
    for hero in ("gus", "mia", "quinn", "walt"):
        runner.answer(0, f"hero:{hero}")
    began = campaign.keep(runner.state)
    runner.state.heroes[0].status = DEAD
    after = campaign.after(runner.state, "lost")
    assert (after.next, after.losses, after.tries) == (1, 1, 1)
    assert after.heroes == began


@pytest.mark.rule("N-371", "N-388", "N-389", "N-387")
def test_bright_dark_and_ultimate() -> None:
    done = Campaign(13, [], ["total"] * 12, losses=3)
    assert (campaign.epilogue(done), campaign.ultimate(done)) == ("bright", True)
    worse = Campaign(13, [], ["total"] * 11 + ["partial"], losses=4)
    assert (campaign.epilogue(worse), campaign.ultimate(worse)) == ("dark", False)
    assert campaign.follows(Setup(1, "campaign"), ZnaResult(ending="total", campaign=done)) is None


@pytest.mark.rule("N-387", "N-386", "N-005")
@pytest.mark.parametrize(
    ("levels", "victory", "losses", "tries"),
    [
        (["partial", "total"], "total", 0, 0),
        (["left", "total"], "total", 1, 0),
        (["left"], "lost", 2, 1),
        (["total", "left", "total", "total", "left"], "lost", 5, 3),
        (["total"] * 8 + ["left", "total", "total"], "lost", 2, 1),
        (["left", "total", "total", "total", "left", "total", "total", "total", "left", "total", "partial"], "", 3, 0),
    ],
)
def test_a_campaign_in_which_scenarios_were_left_goes_on(
    levels: list[str], victory: str, losses: int, tries: int
) -> None:
    team = [kept(), *([Kept("walt", alive=False)] if levels[-1] == "partial" else [])]
    now = result(*team, victory=victory or levels[-1], next=len(levels) + 1, levels=levels, losses=losses, tries=tries)
    setup = next_link(msgspec.structs.replace(now, scenario=len(levels) + (1 if tries else 0)))
    GAME.check(setup)
    assert Runner(GAME, setup, seed_from(1)).state.scenario == len(levels) + 1


@pytest.mark.rule("N-006")
def test_a_mission_takes_up_nothing_and_a_campaign_chooses_nothing() -> None:
    with pytest.raises(Refused):
        GAME.check(Setup(1, "mission", earlier=msgspec.to_builtins(result(kept()))))
    with pytest.raises(Refused):
        GAME.check(Setup(1, "campaign", options={"scenario": 3}))
    GAME.check(next_link(result(kept())))


@pytest.mark.rule("N-260", "N-392", "N-393")
@pytest.mark.parametrize(
    ("credits", "upgrade", "level"), [(9, "", 0), (6, "stronger", 1), (3, "faster", 2), (3, "tireless", 1)]
)
def test_three_objectives_of_three_credits_can_be_brought_home(credits: int, upgrade: str, level: int) -> None:
    GAME.check(next_link(result(kept(credits=credits, upgrade=upgrade, level=level))))
    with pytest.raises(Refused):
        GAME.check(next_link(result(kept(credits=credits + 1, upgrade=upgrade, level=level))))
