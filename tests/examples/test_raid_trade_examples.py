"""The worked examples of Raid & Trade: dice and draws are forced, and what the book says comes of it."""

from __future__ import annotations

import pytest

from fivefires.games.raid_trade.content import piles
from fivefires.games.raid_trade.content.index import TRADER
from fivefires.games.raid_trade.content.vocabulary import KINDS
from fivefires.games.raid_trade.rules import map
from fivefires.games.raid_trade.rules.roads import STREETS, TILE_OF
from tests.games.raid_trade.tables import (
    FAIL,
    SUCCESS,
    Game,
    answer,
    bare,
    bare_line,
    bring,
    held,
    house,
    keys,
    line,
    me,
    on_top,
    outpost_at,
    own,
    prompt,
    roll,
    stand,
    turn_of,
)

# The faces of the Combat Dice that the examples show.
CARTER_AUTO, CARTER_NONE, MAYU_HIT, JAKE_DESTROY = (1,), (6,), (1,), (5,)
ZOEY_SHIELD, GARCIA_NOTHING, GARCIA_SHIELD, JAKE_NOTHING = (1,), (3,), (1,), (2,)


def raids(game: Game) -> set[str]:
    return {key for key in keys(game) if key.startswith("raid:")}


def count(game: Game, seat: int) -> int:
    return sum(held(game, seat).values())


def together(game: Game, section: str, *seats: int) -> None:
    """These stand there, and everybody else far away."""
    for seat in range(game.state.seats):
        stand(game, seat, section if seat in seats else "rail.a")


# --- Quests and movement ----------------------------------------------------------------------------------------------


@pytest.mark.rule("R-105", "R-108", "R-109", "R-110", "R-116", "R-117", "R-118", "R-119", "R-120", "R-537")
def test_example_1_a_quest_is_paid_for_and_saves_one_gun_a_round() -> None:
    game = bare("garcia", "carter", "jake")
    on_top(game, piles.OPEN_QUESTS, "shelter")
    for incident in ("scavenger", "shortcut"):
        bring(game, incident, piles.HAND[0])
    own(game, 0, food=4)
    me(game, 0).ap, me(game, 0).skill = 8, 5
    game = turn_of(game, 0)
    open_before, deck = len(game.state.piles[piles.OPEN_QUESTS]), len(game.state.piles[piles.QUEST_DECK])
    food = game.state.stock["food"]["bag"]
    answer(game, "claim:shelter")
    assert (held(game, 0), game.state.stock["food"]["bag"]) == ({}, food + 4)
    assert (me(game, 0).skill, me(game, 0).ap) == (2, 8)
    assert game.state.piles[piles.HAND[0]] == []
    assert {"scavenger", "shortcut"} <= {*game.state.piles[piles.INCIDENT_DISCARDS]}
    assert game.state.piles[piles.QUESTS[0]] == ["shelter"]
    assert len(game.state.piles[piles.OPEN_QUESTS]) == open_before
    assert len(game.state.piles[piles.QUEST_DECK]) == deck - 1
    assert any(key.startswith("go:") for key in keys(game))
    assert any(key.startswith("raid:") for key in keys(game))
    together(game, "market.a", 0, 1, 2)
    for attacker in (1, 2):
        own(game, attacker, guns=1)
        game = turn_of(game, attacker)
        roll(game, CARTER_NONE if attacker == 1 else JAKE_DESTROY, GARCIA_NOTHING)
        answer(game, "attack:0")
        if attacker == 1:
            assert (prompt(game), keys(game)) == ("ask-defend", ["defend+shelter", "no-defence"])
            answer(game, "defend+shelter")
            assert (me(game, 0).ap, held(game, 0)) == (5, {})
        assert prompt(game) == "ask-action"
        assert game.asked() != [0]
    me(game, 0).used.clear()  # as at the start of each round
    own(game, 1, guns=1)
    game = turn_of(game, 1)
    answer(game, "attack:0")
    assert (prompt(game), keys(game)) == ("ask-defend", ["defend+shelter", "no-defence"])


@pytest.mark.rule("R-125", "R-127", "R-132", "R-159", "R-160", "R-164", "R-165", "R-166", "R-170")
def test_example_2_barricades_part_houses() -> None:
    game = bare("garcia", "zoey", "jake")
    house(game, "market.1", "large")
    house(game, "market.3", "medium")
    stand(game, 0, "market.a")
    game = turn_of(game, 0)
    assert "raid:market.1" in raids(game)
    assert "raid:market.3" not in raids(game)
    aside = game.copy()
    answer(aside, "go:market.b")
    assert me(aside, 0).ap == 14
    answer(game, "go:market.c")
    assert me(game, 0).ap == 14
    on_top(game, piles.RAID["medium"], "office_floor")
    roll(game, FAIL)
    answer(game, "raid:market.3")
    assert me(game, 0).ap == 6


@pytest.mark.rule("R-124", "R-125", "R-128", "R-136", "R-137", "R-138")
def test_example_3_two_barricades_and_a_border_in_one_move() -> None:
    game = bare("garcia", "zoey", "jake")
    stand(game, 0, "market.b")
    on_top(game, piles.INCIDENTS, "shortcut")
    game = turn_of(game, 0)
    answer(game, "go:market.a", "go:yard.c", "go:yard.b")
    assert me(game, 0).ap == 12
    assert game.state.piles[piles.INCIDENT_AT["yard"]] == ["shortcut"]
    assert not any(game.state.piles[pile] for tile, pile in piles.INCIDENT_AT.items() if tile != "yard")


@pytest.mark.rule("R-123", "R-129", "R-130", "R-131", "R-161")
def test_example_4_from_a_bridge_one_goes_around() -> None:
    game = bare("garcia", "zoey", "jake")
    for square in ("flyover.1", "flyover.2", "flyover.3"):
        house(game, square, "small")
    stand(game, 0, "flyover.c")
    game = turn_of(game, 0)
    assert raids(game) == set()
    assert [key for key in keys(game) if key.startswith("go:")] == ["go:clinic.b"]
    answer(game, "go:clinic.b")
    assert me(game, 0).ap == 14
    stand(game, 0, "yard.b")
    me(game, 0).ap = 15
    game = turn_of(game, 0)
    answer(game, "go:flyover.a")
    assert me(game, 0).ap == 14
    assert {"raid:flyover.1", "raid:flyover.2"} <= raids(game)


@pytest.mark.rule("R-083", "R-137", "R-141", "R-142", "R-143", "R-146", "R-531", "R-532")
@pytest.mark.parametrize("scrap", [0, 1])
def test_example_5_the_scavenger(scrap: int) -> None:
    game = bare("garcia", "zoey", "jake")
    if scrap:
        own(game, 0, scrap=scrap)
    stand(game, 0, "market.a")
    on_top(game, piles.INCIDENTS, "scavenger")
    game = turn_of(game, 0)
    answer(game, "go:yard.c")
    assert me(game, 0).ap == 14
    assert game.state.piles[piles.INCIDENT_AT["yard"]] == ["scavenger"]
    assert ("claim:scavenger" in keys(game)) is bool(scrap)
    if scrap:
        answer(game, "claim:scavenger")
        assert held(game, 0) == {}
        assert game.state.piles[piles.HAND[0]] == ["scavenger"]
        assert any(key.startswith("raid:") for key in keys(game)), "no action was used"


# --- raids ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-125", "R-159", "R-160")
def test_example_6_only_beside_the_own_road() -> None:
    game = bare("garcia", "zoey", "jake")
    house(game, "market.2", "small")
    house(game, "market.3", "small")
    stand(game, 0, "market.a")
    game = turn_of(game, 0)
    assert "raid:market.2" in raids(game)
    assert "raid:market.3" not in raids(game)
    answer(game, "go:market.c")
    assert me(game, 0).ap == 14
    assert "raid:market.3" in raids(game)


@pytest.mark.rule("R-080", "R-125", "R-159", "R-163")
def test_example_7_two_at_once_and_two_behind_a_barricade() -> None:
    game = bare("garcia", "zoey", "jake")
    for square in ("market.1", "market.2", "market.3", "market.4"):
        house(game, square, "small")
    stand(game, 0, "market.a")
    game = turn_of(game, 0)
    assert raids(game) == {"raid:market.1", "raid:market.2"}
    answer(game, "go:market.c")
    assert me(game, 0).ap == 14
    assert raids(game) == {"raid:market.3", "raid:market.4"}


@pytest.mark.rule("R-164", "R-174", "R-176", "R-178", "R-179", "R-184", "R-186", "R-214", "R-260", "R-538")
def test_example_8_a_success_and_a_free_craft() -> None:
    game = bare("carter", "zoey", "jake")
    house(game, "market.1", "small")
    stand(game, 0, "market.a")
    on_top(game, piles.RAID["small"], "tinkerer")
    game = turn_of(game, 0)
    roll(game, SUCCESS)
    answer(game, "raid:market.1")
    assert (me(game, 0).ap, count(game, 0)) == (9, 6)
    assert "helmet" in game.state.piles[piles.UNMADE[0]]
    before = held(game, 0)
    if prompt(game) == "ask-effect":
        answer(game, "choose:use_effect")
    answer(game, "craft:helmet")
    assert (me(game, 0).skill, me(game, 0).ap, held(game, 0)) == (1, 9, before)
    assert "helmet" in game.state.piles[piles.MADE[0]]
    assert game.state.stock["small-house"].get(piles.FRESH[0]) == 1
    assert "market.1" not in game.state.stock["small-house"]
    assert game.state.piles[piles.RAID_DISCARDS["small"]] == ["tinkerer"]


@pytest.mark.rule("R-061", "R-175", "R-187", "R-188", "R-189", "R-190", "R-539", "R-540")
@pytest.mark.parametrize("buys", [True, False])
def test_example_9_blacklist_for_goods_and_a_lesson(buys: bool) -> None:
    game = bare("jake", "zoey", "mayu")
    house(game, "market.1", "small")
    stand(game, 0, "market.a")
    on_top(game, piles.RAID["small"], "tutor")
    me(game, 0).favor = 5
    game = turn_of(game, 0)
    answer(game, "raid:market.1", "take-blacklist")
    assert (me(game, 0).favor, count(game, 0), me(game, 0).ap) == (3, 4, 9)
    answer(game, "choose:take_lesson" if buys else "decline")
    assert (me(game, 0).skill, me(game, 0).ap) == ((1, 4) if buys else (0, 9))
    assert game.state.stock["small-house"].get(piles.FRESH[0]) == 1


# --- combat -----------------------------------------------------------------------------------------------------------


def duel(attacker: str, target: str, **goods: int) -> Game:
    """Attacker with 1 Gun and 15 AP, target with 1 Gun, 3 AP and what else is said, on one section."""
    game = bare(attacker, target, "cora")
    own(game, 0, guns=1)
    own(game, 1, guns=1, **goods)
    together(game, "market.a", 0, 1)
    me(game, 1).ap = 3
    return turn_of(game, 0)


@pytest.mark.rule("R-202", "R-223", "R-225", "R-227", "R-237", "R-239", "R-541")
def test_example_10_an_auto_win_beats_a_shield() -> None:
    game = duel("carter", "zoey", food=2)
    guns = game.state.stock["guns"]["bag"]
    bring(game, "disc_3", piles.DISCS[1])
    me(game, 1).favor = 3
    roll(game, CARTER_AUTO, ZOEY_SHIELD)
    answer(game, "attack:1", "defend")
    assert (me(game, 0).ap, me(game, 1).ap) == (10, 0)
    assert game.state.stock["guns"]["bag"] == guns + 2
    assert (prompt(game), game.asked(), keys(game)) == ("ask-reward", [0], ["reward-disc", "reward-goods"])


@pytest.mark.rule("R-201", "R-204", "R-235", "R-248", "R-249")
def test_example_11_a_shield_stops_a_hit() -> None:
    game = duel("mayu", "zoey", food=2)
    roll(game, MAYU_HIT, ZOEY_SHIELD)
    answer(game, "attack:1", "defend")
    assert (me(game, 0).ap, me(game, 1).ap) == (10, 0)
    assert (held(game, 0), held(game, 1)) == ({}, {"food": 2})
    assert (prompt(game), game.asked()) == ("ask-action", [0])
    assert not any(key.startswith("raid:") for key in keys(game)), "the action is over"


@pytest.mark.rule("R-207", "R-208", "R-209", "R-211", "R-228", "R-230", "R-231")
@pytest.mark.parametrize("gray", [GARCIA_NOTHING, GARCIA_SHIELD])
def test_example_12_who_cannot_win_destroys_an_incident(gray: tuple[int]) -> None:
    game = duel("jake", "garcia", food=2)
    bring(game, "safe", piles.MADE[1])
    me(game, 1).used = ["safe"]
    for incident in ("scavenger", "shortcut"):
        bring(game, incident, piles.HAND[1])
    roll(game, JAKE_DESTROY, gray, (2,))
    answer(game, "attack:1", "defend")
    assert (prompt(game), game.asked(), keys(game)) == ("ask-destroy", [0], ["an-item", "an-incident"])
    answer(game, "an-incident")
    assert game.state.piles[piles.HAND[1]] == ["scavenger"]
    assert game.state.piles[piles.INCIDENT_DISCARDS][-1] == "shortcut"
    assert game.state.piles[piles.MADE[1]] == ["safe"]
    assert (held(game, 0), held(game, 1)) == ({}, {"food": 2})
    assert prompt(game) == "ask-action"


# --- crafting and trade -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R-250", "R-251", "R-252", "R-255", "R-256", "R-257", "R-261", "R-534", "R-535", "R-536")
def test_example_13_the_scale() -> None:
    game = bare("garcia", "zoey", "jake")
    own(game, 0, electrics=1, scrap=2, parts=2)
    me(game, 0).ap = 10
    game = turn_of(game, 0)
    answer(game, "craft:scale")
    assert (me(game, 0).ap, me(game, 0).skill, held(game, 0)) == (9, 3, {})
    assert game.state.piles[piles.MADE[0]] == ["scale"]
    answer(game, "use:scale")
    assert (me(game, 0).ap, me(game, 0).skill) == (12, 3)
    assert game.state.piles[piles.MADE[0]] == []
    assert "scale" in game.state.piles[piles.BOX]
    assert game.asked() == [0]
    assert any(key.startswith("go:") for key in keys(game)), "the move is still to come"
    assert not any(key.startswith("raid:") for key in keys(game))


@pytest.mark.rule("R-263", "R-264", "R-267", "R-268", "R-271", "R-272", "R-274", "R-545", "R-556")
def test_example_14_a_counter_offer_is_agreed() -> None:
    game = bare("carter", "zoey", "mayu")
    own(game, 0, food=3, tools=2)
    own(game, 1, guns=1, scrap=2)
    stand(game, 0, "market.a")
    stand(game, 1, "rail.a")
    me(game, 0).ap = me(game, 1).ap = 5
    game = turn_of(game, 0)
    answer(game, "trade", "with:1", "compose", "put:food:2", "put:tools:2", "enough")
    answer(game, "put:guns:1", "put:scrap:2", "enough", "send")
    game.answer(1, "counter")
    answer(game, "put:guns:1", "put:scrap:2", "enough", "put:food:3", "put:tools:2", "enough", "send")
    assert game.asked() == [0]
    answer(game, "accept")
    assert held(game, 0) == {"guns": 1, "scrap": 2}
    assert held(game, 1) == {"food": 3, "tools": 2}
    assert (me(game, 0).ap, me(game, 1).ap) == (4, 4)
    assert game.state.turn is not None
    assert (game.state.turn.seat, game.state.turn.acted) == (0, True)
    game = turn_of(game, 1)
    assert {"pass-round", "craft:bicycle"} & {*keys(game)} == {"pass-round"}
    assert any(key.startswith("go:") for key in keys(game)), "the partner has move and action"


@pytest.mark.rule("R-092", "R-254", "R-266", "R-270", "R-271")
@pytest.mark.parametrize("passed", [True, False])
def test_example_15_with_garcia_nobody_pays(passed: bool) -> None:
    game = bare("mayu", "garcia", "carter")
    own(game, 0, clothing=2)
    me(game, 0).ap, me(game, 1).ap, me(game, 1).passed = 5, 4 if passed else 0, passed
    assert "safe" in game.state.piles[piles.UNMADE[1]]
    game = turn_of(game, 0)
    answer(game, "trade", "with:1", "compose", "put:clothing:2", "enough", "put:safe:1", "enough", "send")
    game.answer(1, "accept")
    assert (held(game, 0), held(game, 1)) == ({}, {"clothing": 2})
    assert "safe" in game.state.piles[piles.UNMADE[0]]
    assert (me(game, 0).ap, me(game, 1).ap) == (5, 4 if passed else 0)
    assert game.state.turn is not None
    assert game.state.turn.acted
    own(game, 0, tools=2, medical=2)
    game = turn_of(game, 0)
    assert "craft:safe" in keys(game)


@pytest.mark.rule("R-277", "R-278", "R-280", "R-281", "R-282", "R-543")
def test_example_16_the_black_market() -> None:
    game = bare("carter", "zoey", "jake")
    own(game, 0, food=3, tools=1)
    stand(game, 0, "yard.c")
    me(game, 0).ap = 5
    trader = next(token for token, one in TRADER.items() if "guns" in one.kinds)
    game.table.move_all(piles.TRADER, piles.BOX)
    bring(game, trader, piles.TRADER)
    game = turn_of(game, 0)
    assert "market" not in keys(game)
    bag = {kind: game.state.stock[kind]["bag"] for kind in KINDS}
    answer(game, "go:market.a")
    answer(game, "market")
    while game.asked() == [0] and prompt(game) == "ask-pay-any":
        answer(game, keys(game)[-1])
    if prompt(game) == "ask-market":
        answer(game, "portion:guns:1")
    assert (held(game, 0), me(game, 0).ap) == ({"guns": 1}, 3)
    assert game.state.stock["food"]["bag"] == bag["food"] + 3
    assert game.state.stock["tools"]["bag"] == bag["tools"] + 1
    assert game.state.turn is not None
    assert game.state.turn.seat == 1 or game.state.turn.acted


# --- the Outpost ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-025", "R-026", "R-240", "R-241", "R-287", "R-290", "R-291", "R-292", "R-293")
def test_example_17_a_disc_is_earned_and_stolen() -> None:
    game = bare("mayu", "carter", "jake")
    outpost_at(game, "market.1")
    for seat in (0, 1, 2):
        stand(game, seat, "market.a" if seat == 0 else "rail.a")
    game = turn_of(game, 0)
    answer(game, "enter-outpost", "work", "card:disc_4")
    assert (me(game, 0).ap, me(game, 0).favor) == (2, 4)
    together(game, "market.a", 0, 1)
    own(game, 1, guns=1)
    own(game, 0, guns=1, food=1)
    game = turn_of(game, 1)
    roll(game, CARTER_AUTO)
    answer(game, "attack:0")
    assert prompt(game) == "ask-reward", "2 AP are too few for a defence"
    answer(game, "reward-disc")
    assert (me(game, 0).favor, me(game, 1).favor) == (0, 4)
    assert (game.state.piles[piles.DISCS[0]], game.state.piles[piles.DISCS[1]]) == ([], ["disc_4"])
    me(game, 1).ap = 15
    game = turn_of(game, 1)
    answer(game, "enter-outpost", "work")
    answer(game, next(key for key in keys(game) if key.startswith("card:disc_3")))
    assert (me(game, 1).ap, me(game, 1).favor) == (2, 7)
    assert [disc.partition("#")[0] for disc in game.state.piles[piles.DISCS[1]]] == ["disc_4", "disc_3"]


# --- the scenario -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-339", "R-340", "R-341", "R-342", "R-343", "R-344", "R-345", "R-346")
@pytest.mark.parametrize("seed", range(1, 9))
def test_example_18_small_medium_large_and_a_guard(seed: int) -> None:
    game = line(seed=seed)
    state = game.state
    sizes = {size: state.stock[f"{size}-house"] for size in ("small", "medium", "large")}

    def on(tile: str) -> list[str]:
        found = []
        for number in range(1, 10):
            square = f"{tile}.{number}"
            found += [size for size, lying in sizes.items() if square in lying]
            found += ["guard"] if square in state.stock["guard"] else []
        return found

    start = on(state.laid[0].tile)
    order = ["small", "medium", "large"] * 3
    assert start == order[: len(start)]
    assert on("market") == ["small", "medium", "large", "guard"]
    for one in state.laid[2:-1]:
        assert on(one.tile) == (["small", "medium", "large", "guard"] * 2)[: len(on(one.tile))]
    assert [at for at in state.stock["guard"] if at.startswith("helipad")] == ["helipad.x1"]


@pytest.mark.rule("R-361", "R-364", "R-367", "R-369")
@pytest.mark.parametrize("guarded", [False, True])
def test_example_19_the_fifth_tile_costs_five_and_a_barricade_one(guarded: bool) -> None:
    game = bare_line("mayu", "zoey", "jake")
    fourth, fifth = (game.state.laid[at].tile for at in (3, 4))
    for square in [*game.state.stock["guard"]]:
        tile = square.partition(".")[0]
        if tile == fourth or (tile == fifth and not guarded):
            game.table.shift("guard", 1, square, piles.GONE)
    border, inner = way_out(game, fourth, fifth)
    stand(game, 0, inner)
    me(game, 0).ap, me(game, 0).favor = 15, 0
    game = turn_of(game, 0)
    answer(game, f"go:{border}")
    assert me(game, 0).ap == 14
    onward = next(key for key in keys(game) if key.startswith(f"go:{fifth}."))
    if guarded:
        roll(game, (5,))
    answer(game, onward)
    assert me(game, 0).ap == 9
    assert me(game, 0).favor == (-1 if guarded else 0)


def way_out(game: Game, tile: str, beyond: str) -> tuple[str, str]:
    """A section that borders on the next tile, and one behind a barricade on it."""
    steps = map.city(game.state).steps
    for section in STREETS[game.state.side, tile].sections:
        if any(border and TILE_OF[to] == beyond for to, border, _ in steps[section]):
            for to, border, barricade in steps[section]:
                if barricade and not border:
                    return section, to
    raise LookupError(tile)


# --- lost actions and mines -------------------------------------------------------------------------------------------


@pytest.mark.rule("R-171", "R-486", "R-488", "R-489", "R-490", "R-491")
def test_example_20_a_raid_is_stopped_after_payment() -> None:
    game = bare("garcia", "zoey", "jake")
    house(game, "market.1", "small")
    stand(game, 0, "market.a")
    bring(game, "sirens", piles.HAND[1])
    game = turn_of(game, 0)
    deck = [*game.state.piles[piles.RAID["small"]]]
    answer(game, "raid:market.1")
    assert game.asked() == [1]
    answer(game, next(key for key in keys(game) if "sirens" in key))
    while game.asked() != [0]:
        answer(game, keys(game)[-1])
    assert me(game, 0).ap == 9
    assert game.state.piles[piles.RAID["small"]] == deck
    assert "market.1" in game.state.stock["small-house"]
    assert "sirens" in game.state.piles[piles.INCIDENT_DISCARDS]
    assert raids(game) == set()
    assert any(key.startswith("go:") for key in keys(game)), "the move may still be made"


@pytest.mark.rule("R-524", "R-525", "R-526", "R-527")
@pytest.mark.parametrize(("size", "loss", "cost"), [("small", 3, 6), ("medium", 4, 8), ("large", 5, 10)])
def test_example_21_a_mine_takes_half_the_price(size: str, loss: int, cost: int) -> None:
    card = {"small": "bare_kitchen", "medium": "office_floor", "large": "archive"}[size]

    def before(raider: int, ap: int) -> Game:
        game = bare("carter", "cora", "jake")
        house(game, "market.1", size)
        game.table.shift("detonation-token", 1, "mines.1", "market.1")
        stand(game, raider, "market.a")
        on_top(game, piles.RAID[size], card)
        me(game, raider).ap = ap
        return turn_of(game, raider)

    game = before(0, loss + cost)
    roll(game, FAIL)
    answer(game, "raid:market.1")
    assert me(game, 0).ap == 0
    assert game.state.stock["detonation-token"] == {"mines.1": 1, piles.GONE: 1}
    assert count(game, 0) > 0, "the raid goes on"
    assert "raid:market.1" not in raids(before(0, loss + cost - 1))
    game = before(1, cost)
    roll(game, FAIL)
    answer(game, "raid:market.1")
    assert me(game, 1).ap == 0
    assert "market.1" not in game.state.stock["detonation-token"]
    assert game.state.stock["detonation-token"].get(piles.GONE, 0) == 0
