"""Steps, turns and rounds, played: what each leaves behind on the table, and who is asked."""

from __future__ import annotations

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content import vocabulary as v
from fivefires.games.stalker.content.lost_areas import LOST_AREA
from fivefires.games.stalker.content.terrain import LOST_ENTRANCE, terrain
from fivefires.games.stalker.rules import (
    actions,
    anomalies,
    attention,
    environment,
    flow,
    gear,
    harm,
    instructions,
    marching,
    moving,
    striking,
)
from fivefires.games.stalker.state import LOW, NOWHERE, UNNOTICED, Overlay, Stage, enemy_of
from tests.games.stalker.rules.closely.test_turns import asked, two_seats
from tests.games.stalker.rules.test_attack import next_wound
from tests.games.stalker.tables import EAST, NORTH, P1, P3, P4, WEST, Game, Map, lane, row, squares


def offered(game: Game, number: int = 0) -> list[str]:
    return game.keys(actions.options(game.state, game.stalker(number)))


# --- turns ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-226", "S-233", "S-239")
def test_whose_turn_it_is_is_told_to_the_table() -> None:
    game = two_seats()
    actions.begin_turn(game.table, game.stalker(1))
    assert (game.state.turn, game.state.active) == (1, 1)
    actions.begin_turn(game.table, game.stalker(0))
    assert (game.state.turn, game.state.active) == (0, 0)


@pytest.mark.rule("S-452", "S-240")
def test_while_enemies_act_the_lead_stalker_decides() -> None:
    game = two_seats()
    game.put("0,0")
    game.state.lead, game.state.active = 1, 0
    game.play(flow.activate(game.table))
    assert (game.state.active, game.state.stage) == (1, Stage.RADIATION)
    game.state.agenda, game.state.lead = [], 0
    game.play(flow.activate(game.table))
    assert game.state.active == 0


@pytest.mark.rule("S-230", "S-236", "S-146", "S-181")
def test_a_free_deed_of_a_card_before_and_after_standard_actions() -> None:
    """The window of the office (S-E38): looking in is free, sets no token down and turns the card over."""
    game = Game()
    stalker = game.put("T03.A")
    game.state.overlays = [Overlay("a1_03")]
    game.state.turn = 0
    assert "do:a1_03:a1_window" in offered(game)
    stalker.left[0] = 0
    assert "do:a1_03:a1_window" in offered(game), "free actions come after the standard ones, too"
    game.put("T03.I")
    assert "do:a1_03:a1_window" not in offered(game), "only where the card says"


@pytest.mark.rule("S-181", "S-229", "S-231", "S-142")
def test_a_standard_deed_of_a_card_slides_the_token() -> None:
    game = Game()
    stalker = game.put("T03.C")
    game.state.overlays = [Overlay("a1_02")]
    game.state.turn = 0
    before = [*stalker.left]
    game.play(actions.act(game.table), "do:a1_02:a1_desk")
    assert stalker.left == [before[0] - 1, before[1]]
    assert game.state.overlays[0].work == 1
    stalker.used, stalker.left[0] = [], 0
    assert "do:a1_02:a1_desk" not in offered(game)


@pytest.mark.rule("S-246", "S-253", "S-248", "S-270")
def test_a_walk_may_be_stopped_after_each_step_that_somebody_may_see() -> None:
    game = Game("palkan", on=lane(8))
    stalker = game.put("0,0")
    game.enemy("bandit_rifle", "7,0", WEST)
    game.state.turn = 0
    names = [game.name(game.at(f"{x},0")) for x in range(8)]
    game.put("3,0")
    stalker.attention, stalker.noticed = UNNOTICED, NOWHERE
    game.play(moving.go(game.table, stalker, game.at("4,0")), "stop")
    assert (stalker.space, game.said) == (game.at("4,0"), ["ask-go-on"])
    game.put("3,0")
    game.play(moving.go(game.table, stalker, game.at("4,0")), f"go:{names[5]}", f"go:{names[6]}")
    assert stalker.space == game.at("6,0"), "three steps and no more"


@pytest.mark.rule("S-143", "S-142", "S-253")
@pytest.mark.parametrize(("slid", "trail"), [(True, ["0,0", "1,0", "2,0"]), (False, [])])
def test_the_trail_of_a_paid_movement(slid: bool, trail: list[str]) -> None:
    game = Game("palkan", on=lane(8))
    stalker = game.put("0,0")
    stalker.trail = [game.at("0,0")] if slid else []
    game.play(moving.go(game.table, stalker, game.at("2,0"), 2))
    assert stalker.trail == [game.at(name) for name in trail]


@pytest.mark.rule("S-143", "S-150", "S-265")
def test_radiation_on_the_way_counts_for_the_mover_and_not_for_who_is_pushed() -> None:
    game = Game("palkan", "velet", on=lane(5, radiation={"0,0": 5, "1,0": 2}))
    mover, other = game.put("1,0"), game.put("2,0", 1)
    game.state.turn = 0
    game.focus(on=False)
    game.play(actions.act(game.table), f"go:{game.name(game.at('2,0'))}")
    assert (mover.space, other.space) == (game.at("2,0"), game.at("1,0"))
    assert (mover.dose, other.dose) == (2, 0)


# --- attention and dose -----------------------------------------------------------------------------------------------


@pytest.mark.rule("S-318", "S-319", "S-321")
def test_attention_of_who_has_left_the_map_falls_like_any_other() -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    stalker.attention, stalker.noticed, stalker.space = LOW, game.at("3,0"), NOWHERE
    assert attention.reduce(game.table, stalker)
    assert (stalker.attention, stalker.noticed) == (UNNOTICED, NOWHERE)
    assert not attention.reduce(game.table, stalker)


@pytest.mark.rule("S-145", "S-149", "S-307")
def test_a_dose_of_nothing_is_not_told() -> None:
    game = Game("palkan", on=lane(3, radiation={"0,0": 1}))
    stalker = game.put("0,0")
    game.give("windbreaker")
    log = game.runner.log
    assert log is not None
    before = len(log.lines)
    stalker.trail = [stalker.space]
    game.play(harm.irradiate(game.table, stalker))
    assert (stalker.dose, len(log.lines)) == (0, before)


# --- gear -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-336", "S-337", "S-144", "S-348")
def test_the_armor_in_its_slot_is_worn_and_the_one_in_the_backpack_is_not() -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    assert gear.armor_of(game.state, stalker) is None
    game.give("seva", place="pack")
    assert gear.armor_of(game.state, stalker) is None
    game.give("wolfhound")
    worn = gear.armor_of(game.state, stalker)
    assert worn is not None
    assert (worn.id, gear.defence(game.state, stalker), gear.shielding(game.state, stalker)) == ("wolfhound", 3, 0)


@pytest.mark.rule("S-565", "S-566", "S-555")
def test_who_detects_chooses_the_symbol() -> None:
    game = two_seats()
    stalker = game.put("3,0", 1)
    plate = game.give("seva", 1)
    game.fit("veles_detector", plate, 1)
    game.anomaly("electro", 6, "3,0", artifact=True)
    game.table.force((P4,))
    assert asked(anomalies.detect(game.table, stalker)) == [1]


# --- enemies ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-545", "S-484", "S-447", "S-561")
def test_one_step_of_an_enemy_is_a_movement() -> None:
    """Out of an anomaly by a single step: the die is rolled, it bares its symbol and is Exposed no longer."""
    game = Game("palkan", on=lane(8))
    game.put("7,0")
    game.state.dark = [game.at("7,0")]
    index = game.anomaly("bubble", 98, "1,0")
    dog = game.enemy("dog", "1,0", EAST)
    anomalies.cover(game.state, dog)
    dog.exposed = True
    game.table.shift(piles.EXPOSED, 1, piles.SUPPLY, piles.MAP)
    assert dog.covers in game.symbols(index, "1,0")
    next_wound(game, light=1)
    game.table.force((P3,))
    game.play(marching.move(game.table, dog, 1 << game.at("2,0"), 1))
    assert (dog.space, dog.covers, dog.pinned) == (game.at("2,0"), NOWHERE, True)
    assert [trace.spaces for trace in game.state.traces] == [(game.at("1,0"), game.at("2,0"))]


@pytest.mark.rule("S-701")
def test_of_two_traps_one_shuts() -> None:
    game = Game("palkan", on=lane(8))
    game.put("7,0")
    source = instructions.Source("test", 0)
    for name in ("2,0", "5,0"):
        game.put(name)
        game.play(instructions.snare(game.table, v.Snare(), source))
    game.put("7,0")
    game.state.dark = [game.at("6,0")]
    dog = game.enemy("dog", "0,0", EAST)
    next_wound(game, heavy=5)
    game.play(marching.move(game.table, dog, 1 << game.at("3,0"), 3))
    assert (dog.space, dog.pinned, game.state.traps) == (game.at("3,0"), True, [game.at("5,0")])
    assert game.state.stock[piles.TRAP] == {piles.SUPPLY: 1, piles.MAP: 1}


@pytest.mark.rule("S-501", "S-461", "S-508")
def test_a_stalker_on_the_first_space_of_the_map_is_a_target_like_any_other() -> None:
    game = Game("palkan", on=lane(6))
    stalker = game.put("0,0")
    game.focus(on=False)
    assert stalker.space == 0
    bandit = game.enemy("bandit_rifle", "2,0", WEST, team=1)
    zombie = game.enemy("zombie", "1,0", EAST, team=2)
    assert game.play(striking.choose(game.table, bandit)) is stalker
    game.play(striking.attack(game.table, bandit))
    assert stalker.hp == 16 - 7
    assert enemy_of(game.state, zombie.number) is not None


@pytest.mark.rule("S-505", "S-545", "S-515")
def test_whoever_dies_on_its_charge_strikes_nobody() -> None:
    """The razor lies on its way to an enemy of another team; without it the blow would kill."""
    for dies in (True, False):
        game = Game("palkan", on=Map(squares(*row(7), (6, 5))))
        game.put("6,5")
        if dies:
            game.anomaly("razor", 98, "1,0")
            game.table.force((P1,))
            next_wound(game, heavy=4)
        shotgun = game.enemy("bandit_shotgun", "0,0", EAST, team=1)
        target = game.enemy("zombie", "3,0", NORTH, team=2)
        if not dies:
            next_wound(game, heavy=4)
        game.play(striking.attack(game.table, shotgun))
        assert (enemy_of(game.state, shotgun.number) is None) == dies
        assert (enemy_of(game.state, target.number) is not None) == dies


# --- the map ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-578", "S-580", "S-581")
@pytest.mark.parametrize("card", [*LOST_AREA])
def test_a_lost_area_lies_below_the_first_column_of_the_map(card: str) -> None:
    """Only the entrance joins it: nobody walks, sees or throws across its rim."""
    lost = LOST_AREA[card]
    map = terrain(f"A1+{lost.tile}@T02.D")
    placed = map.placed[-1]
    assert (placed.tile, placed.column, placed.row) == (lost.tile, 0, 1 + max(one.row for one in terrain("A1").placed))
    below = [number for number, name in enumerate(map.names) if name.startswith(f"{lost.tile}.")]
    for side in v.Side:
        for here in below:
            for there in range(len(map.names)):
                if there not in below and map.ground[side].near.of[here] >> there & 1:
                    assert (map.names[here], map.names[there]) == (f"{lost.tile}.{LOST_ENTRANCE}", "T02.D")


@pytest.mark.rule("S-187", "S-188")
def test_a_card_that_is_turned_over_begins_anew() -> None:
    game = Game()
    overlay = Overlay("a1_06", work=2)
    environment.turn(game.table, overlay)
    assert (overlay.back, overlay.work) == (True, 0)
