"""The drone's twenty-four objectives, one test each: what accomplishes it, and what nearly does."""

from __future__ import annotations

import pytest

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.index import MUTANT, OBJECTIVE
from fivefires.games.zna.rules import (
    actions,
    chemistry,
    ending,
    fighting,
    flow,
    gear,
    harm,
    moving,
    mutants,
    objectives,
    plans,
    searching,
)
from fivefires.games.zna.rules.spawning import figure
from fivefires.games.zna.state import DEAD, NOBODY, OUT, Turn
from fivefires.kernel import EVERYBODY
from fivefires.kernel.table import Finished
from fivefires.kit.bits import members
from tests.games.zna.rules.test_fighting import seen_at
from tests.games.zna.rules.test_moving import area_in, entry, unknown
from tests.games.zna.rules.test_searching_and_drone import at, on_top
from tests.games.zna.tables import BLANK, HEAVY_BLANK, LIGHT_BLANK, LIGHT_H, ONE, TWO, Game


def holding(card: str, hero: str = "gus", scenario: int = 1) -> Game:
    """The first hero has this card, the others are far away."""
    game = Game(hero, scenario=scenario)
    game.apart(1, 2, 3)
    take(game, card)
    return game


def take(game: Game, card: str) -> None:
    where = next(pile for pile, held in game.state.piles.items() if card in held)
    game.table.move(card, where, piles.OBJECTIVES)
    objectives.take(game.table, 0)


def done(game: Game) -> list[str]:
    return game.state.piles[piles.DONE[0]]


def finish(game: Game, kind: str, *, distance: int = 0) -> None:
    """He kills one of this kind with his next blow or shot."""
    area = seen_at(game, distance) if distance else game.next_to(game.hero(0).area)[0]
    mutant = game.mutant(kind, area)
    mutant.wounds = MUTANT[kind].health - 1
    if distance:
        game.table.force([TWO] * 3)
        game.play(fighting.attack(game.table, 0))
    else:
        game.table.force([TWO] * 3)
        game.play(fighting.attack(game.table, 0), "stay")
    assert mutant not in game.state.mutants


@pytest.mark.rule("N-469", "N-250", "N-267")
def test_bare_knuckles() -> None:
    game = holding("bare_knuckles")
    game.mutant("boss", game.next_to(game.hero(0).area)[0])
    game.give(0, "kitchen_knife")
    game.table.force([TWO, TWO, TWO])
    game.play(fighting.attack(game.table, 0), "arms:kitchen_knife")
    game.table.force([ONE, ONE, ONE])
    game.play(fighting.attack(game.table, 0), "arms:none")
    assert done(game) == []
    game.table.force([TWO, TWO, TWO])
    game.play(fighting.attack(game.table, 0), "arms:none")
    assert done(game) == ["bare_knuckles"]
    assert objectives.credits_of(game.state, 0) == 1
    assert game.state.known["bare_knuckles"] == EVERYBODY


@pytest.mark.rule("N-470")
def test_scavenger() -> None:
    game = holding("scavenger", scenario=3)
    for letter in ("C", "C", "T"):
        assert done(game) == []
        game.hero(0).actions = 3
        at(game, letter)
        on_top(game, piles.EVENTS, "silence")
        game.play(searching.search(game.table, 0), "leave-it")
    assert done(game) == ["scavenger"]


@pytest.mark.rule("N-471")
def test_grave_robber() -> None:
    game = holding("grave_robber", scenario=2)
    at(game, "b")
    for level, accomplished in ((1, []), (2, ["grave_robber"])):
        game.fog(level)
        on_top(game, piles.EVENTS, "silence")
        game.play(searching.search(game.table, 0), "leave-it")
        assert done(game) == accomplished


@pytest.mark.rule("N-472")
def test_scout() -> None:
    game = holding("scout")
    game.state.fog = [0] * len(game.state.fog)
    tiles = [tile for tile, explored in enumerate(game.state.explored) if not explored]
    scanned, fresh = tiles[0], tiles[1]
    game.state.explored[scanned] = True  # scanned by the drone: nobody has been there yet
    game.play(moving.enter(game.table, 0, members(game.map.on[scanned] & game.map.open)[0]))
    game.play(moving.enter(game.table, 0, members(game.map.on[scanned] & game.map.open)[1]))
    assert done(game) == []
    game.play(moving.enter(game.table, 0, members(game.map.on[fresh] & game.map.open)[0]))
    assert done(game) == ["scout"]


@pytest.mark.rule("N-473")
def test_fresh_air() -> None:
    game = holding("fresh_air", "tobias", scenario=2)
    game.fog(2)
    game.give(0, "garden_sprayer", yellow=2)
    game.play(chemistry.lower(game.table, 0))
    assert done(game) == []
    game.table.shift("yellow-cube", 2, piles.SUPPLY, "garden_sprayer")
    game.play(chemistry.lower(game.table, 0))
    assert done(game) == ["fresh_air"]


@pytest.mark.rule("N-474", "N-235")
def test_field_medic() -> None:
    game = holding("field_medic", "gus")
    game.put(1, game.next_to(game.hero(0).area)[0])
    game.give(0, "syringe", yellow=2)
    game.hero(0).health = 1
    game.play(chemistry.treat(game.table, 0), "means:syringe:2:0")  # himself: does not count
    game.table.shift("yellow-cube", 2, piles.SUPPLY, "syringe")
    game.hero(0).health = 6
    game.hero(1).health = 3
    game.play(chemistry.treat(game.table, 0), "means:syringe:2:0")
    assert done(game) == []
    game.give(0, "first_aid_kit", "belt")
    game.hero(1).health -= 1
    game.play(chemistry.treat(game.table, 0))
    assert done(game) == ["field_medic"]


@pytest.mark.rule("N-475")
def test_alchemist() -> None:
    game = holding("alchemist", "tobias")
    card = game.give(0, "fire_extinguisher")
    game.token(0, "blue_3")
    game.play(chemistry.mix(game.table, 0), "load:blue_3")
    assert done(game) == []
    for colour, count in (("blue-cube", 3),):
        game.table.shift(colour, count, card, piles.SUPPLY)
    game.token(0, "blue_3")
    game.token(0, "green_1")
    game.play(chemistry.mix(game.table, 0), "load:blue_3", "load:green_1")
    assert done(game) == ["alchemist"]


@pytest.mark.rule("N-476")
def test_open_hand() -> None:
    for gifts in (2, 3):
        game = holding("open_hand")
        game.put(1, game.next_to(game.hero(0).area)[0])
        game.give(1, "crowbar")
        game.token(0, "blue_1", gifts)
        given = ["put:blue_1:hero.1:hero.0"] * gifts
        game.play(plans.trade(game.table, 0), *given, "put:crowbar:hero.0:hero.1", "enough", "agree", asked=None)
        assert done(game) == (["open_hand"] if gifts == 3 else [])


@pytest.mark.rule("N-477")
def test_loner() -> None:
    game = holding("loner")
    for area, accomplished in ((game.next_to(game.hero(0).area)[0], []), (None, ["loner"])):
        game.apart(1, 2, 3)
        if area is not None:
            game.put(1, area)
            harm.lose_resistance(game.table, 1, 9, "N-228")  # passed out, but living
        game.state.hero, game.hero(0).actions = 0, 3
        game.play(actions.turn(game.table), "end-turn")
        assert done(game) == accomplished


@pytest.mark.rule("N-478")
def test_full_load() -> None:
    game = holding("full_load")
    game.give(0, "fire_axe")
    for face in ("lucky_coin", "adrenaline"):
        game.give(0, face, "belt")
    for face in ("shotgun", "syringe", "revolver"):
        game.give(0, face, "pack")
    objectives.full_load(game.table, 0)
    assert done(game) == []
    card = game.give(1, "crowbar")
    gear_to_ground(game, card)
    game.play(actions.turn(game.table), "pick-up", f"put:{card}:self:{piles.at(game.hero(0).area)}")
    assert done(game) == ["full_load"]


def gear_to_ground(game: Game, card: str) -> None:
    gear.drop(game.table, 1, card)
    game.state.lying[card] = game.hero(0).area


@pytest.mark.rule("N-479", "N-493")
def test_marksman() -> None:
    for distance in (3, 4):
        game = holding("marksman", "walt")
        game.explore()
        game.give(0, "service_pistol")
        game.give(0, "hollow_points", "slot")
        finish(game, "walker", distance=distance)
        assert done(game) == (["marksman"] if distance == 4 else [])


@pytest.mark.rule("N-480", "N-493")
def test_double_kill() -> None:
    game = holding("double_kill")
    finish(game, "walker")
    game.play(actions.turn(game.table), "end-turn")
    game.state.hero = NOBODY
    game.state.order = [0]
    game.play(actions.turn(game.table))
    finish(game, "walker")
    assert done(game) == []  # one in each of two turns
    finish(game, "walker")
    assert done(game) == ["double_kill"]


@pytest.mark.rule("N-480", "N-493")
def test_double_kill_counts_his_own_turn_only() -> None:
    game = holding("double_kill", "walt")
    brute = game.mutant("brute", game.next_to(game.hero(0).area)[0])
    brute.control = 0
    victims = [game.mutant("walker", area, wounds=1) for area in game.next_to(brute.area)[:2]]
    game.state.hero = NOBODY
    game.table.force([LIGHT_H, HEAVY_BLANK], [LIGHT_H, HEAVY_BLANK])
    game.play(mutants.act(game.table, Turn(brute.number)), *(f"target:{figure(victim)}" for victim in victims))
    assert game.hero(0).kills == 2
    assert done(game) == []


@pytest.mark.rule("N-481")
def test_giant_slayer() -> None:
    game = holding("giant_slayer")
    finish(game, "runner")
    assert done(game) == []
    finish(game, "brute")
    assert done(game) == ["giant_slayer"]


@pytest.mark.rule("N-482")
def test_vanguard() -> None:
    for level in (1, 2):
        game = holding("vanguard", scenario=2)
        tile, area = entry(game)
        game.state.fog[tile] = level
        game.play(moving.enter(game.table, 0, area))
        assert done(game) == (["vanguard"] if level == 2 else [])


@pytest.mark.rule("N-483")
def test_deep_clean() -> None:
    game = holding("deep_clean", "tobias", scenario=2)
    game.fog(2)
    game.give(0, "fire_extinguisher", yellow=2)
    game.play(chemistry.lower(game.table, 0))
    assert done(game) == []
    game.play(chemistry.lower(game.table, 0))
    assert done(game) == ["deep_clean"]
    other = holding("deep_clean", "tobias", scenario=2)
    other.fog(2)
    other.give(0, "fire_extinguisher", yellow=2)
    other.play(chemistry.lower(other.table, 0))
    other.play(actions.turn(other.table), "end-turn")
    other.hero(0).actions = 1
    other.play(chemistry.lower(other.table, 0))
    assert done(other) == []  # in two turns


@pytest.mark.rule("N-484")
def test_smelling_salts() -> None:
    game = holding("smelling_salts")
    game.put(1, game.next_to(game.hero(0).area)[0])
    game.give(0, "oxygen_bottle", "belt")
    game.give(0, "oxygen_bottle", "belt")
    game.hero(1).resistance = 1
    game.play(chemistry.treat(game.table, 0))
    assert done(game) == []
    harm.lose_resistance(game.table, 1, 9, "N-228")
    game.play(chemistry.treat(game.table, 0))
    assert done(game) == ["smelling_salts"]


@pytest.mark.rule("N-485")
def test_overkill() -> None:
    game = holding("overkill")
    game.mutant("boss", game.next_to(game.hero(0).area)[0])
    game.give(0, "fire_axe")
    for dice, accomplished, left in (([TWO, TWO, BLANK], [], ()), ([TWO, TWO, ONE], ["overkill"], ("stay",))):
        game.table.force(dice)
        game.play(fighting.attack(game.table, 0), "arms:fire_axe", *left)
        assert done(game) == accomplished


@pytest.mark.rule("N-486")
def test_on_the_brink() -> None:
    game = holding("on_the_brink")
    for health, accomplished in ((2, []), (1, ["on_the_brink"])):
        game.hero(0).health = health
        on_top(game, piles.EVENTS, "silence")
        game.play(flow.end_mutants(game.table))
        assert done(game) == accomplished


@pytest.mark.rule("N-487")
def test_bare_faced() -> None:
    game = holding("bare_faced")
    for level, mask, accomplished in ((1, True, []), (0, False, []), (1, False, ["bare_faced"])):
        game.fog(level)
        if not mask and piles.ON[0] in game.state.stock[piles.MASK]:
            game.unmask(0)
        game.state.hero, game.hero(0).actions = 0, 3
        game.play(actions.turn(game.table), "end-turn")
        assert done(game) == accomplished


@pytest.mark.rule("N-487")
def test_bare_faced_takes_somebody_who_stands() -> None:
    game = holding("bare_faced")
    game.fog(1)
    game.unmask(0)
    game.state.hero = 0
    harm.lose_resistance(game.table, 0, 9, "N-228")
    game.play(actions.turn(game.table))
    assert (game.hero(0).status, done(game)) == (OUT, [])


@pytest.mark.rule("N-488", "N-378")
@pytest.mark.parametrize("whole", [True, False])
def test_unscathed(whole: bool) -> None:
    game = holding("unscathed", scenario=7)
    game.explore()
    if not whole:
        game.hero(0).health -= 1
    with pytest.raises(Finished):
        ending.check(game.table)
    result = game.state.result
    assert result is not None
    assert result.objectives[0] == (["unscathed"] if whole else [])
    assert result.credits[0] == (2 if whole else 0)


@pytest.mark.rule("N-489")
def test_trailblazer() -> None:
    game, tile = unknown("U2")
    take(game, "trailblazer")
    game.play(moving.enter(game.table, 0, area_in(game, tile, "r1c1")))
    assert done(game) == ["trailblazer"]
    second, tile = unknown("U2")
    take(second, "trailblazer")
    second.state.entered[tile] = True  # somebody was there before him
    second.play(moving.enter(second.table, 0, area_in(second, tile, "r1c1")))
    assert done(second) == []


@pytest.mark.rule("N-490")
def test_kingslayer() -> None:
    game = holding("kingslayer", scenario=8)
    finish(game, "brute")
    assert done(game) == []
    finish(game, "boss")
    assert done(game) == ["kingslayer"]


@pytest.mark.rule("N-491", "N-362")
def test_puppeteer() -> None:
    for face, accomplished in ((LIGHT_BLANK, []), (LIGHT_H, ["puppeteer"])):
        game = holding("puppeteer", "walt")
        puppet = game.mutant("walker", game.next_to(game.hero(0).area)[0])
        puppet.control = 0
        victim = game.mutant("brute", game.next_to(puppet.area)[0])
        game.table.force([face, LIGHT_BLANK])
        game.play(mutants.act(game.table, Turn(puppet.number)), f"target:{figure(victim)}", "enough")
        assert done(game) == accomplished
        assert victim.wounds == len(accomplished)


@pytest.mark.rule("N-492", "N-493", "N-267")
def test_exterminator() -> None:
    game = holding("exterminator")
    game.hero(0).actions = 9
    for _ in range(5):
        assert done(game) == []
        finish(game, "walker")
    assert done(game) == ["exterminator"]


@pytest.mark.rule("N-493", "N-479", "N-364")
def test_a_kill_by_a_controlled_mutant_is_his_at_his_distance() -> None:
    game = holding("marksman", "walt")
    game.explore()
    far = seen_at(game, 4)
    puppet = game.mutant("runner", next(area for area in members(game.map.beside[far])))
    puppet.control = 0
    victim = game.mutant("walker", far, wounds=1)
    game.table.force([LIGHT_H, LIGHT_BLANK])
    game.play(mutants.act(game.table, Turn(puppet.number)), f"target:{figure(victim)}", "enough")
    assert done(game) == ["marksman"]


@pytest.mark.rule("N-493", "N-439", "N-424")
def test_a_kill_by_the_effect_of_his_weapon_is_his() -> None:
    game = holding("exterminator")
    other = game.mutant("brute", game.next_to(game.hero(0).area)[0], wounds=2)
    walker = game.mutant("walker", game.next_to(game.hero(0).area)[0])
    game.give(0, "fire_axe")
    game.table.force([BLANK] * 3)
    game.play(fighting.attack(game.table, 0), f"target:{figure(walker)}", "arms:fire_axe", "stay")
    assert other not in game.state.mutants
    assert game.hero(0).kills == 2


@pytest.mark.rule("N-346", "N-267")
def test_the_dead_lose_upgrade_objectives_and_credits() -> None:
    game = holding("scout")
    take(game, "loner")
    objectives.done(game.table, 0, "loner")
    game.table.move("faster", piles.UPGRADES, piles.UPGRADE[0])
    game.hero(0).credits = 4
    harm.die(game.table, 0)
    assert [game.state.piles[names[0]] for names in (piles.SECRET, piles.OPEN, piles.DONE, piles.UPGRADE)] == [[]] * 4
    assert set(game.state.piles[piles.OBJECTIVES][:2]) == {"scout", "loner"}
    assert (game.hero(0).credits, objectives.credits_of(game.state, 0)) == (0, 0)
    assert game.hero(0).status == DEAD


@pytest.mark.rule("N-346", "N-376", "N-378")
def test_who_is_left_behind_takes_his_credits_with_him() -> None:
    game = holding("loner")
    objectives.done(game.table, 0, "loner")
    game.explore()
    game.open_exit()
    for hero, area in zip((1, 2, 3), members(game.map.exit), strict=False):
        game.put(hero, area)
    harm.lose_resistance(game.table, 0, 9, "N-228")
    with pytest.raises(Finished):
        ending.check(game.table)
    result = game.state.result
    assert result is not None
    assert (result.fates[0], result.credits[0], result.objectives[0], result.medal) == ("dead", 0, [], "bronze")


@pytest.mark.rule("N-250", "N-251")
def test_what_the_cards_are_worth() -> None:
    worth = [card.credits for card in OBJECTIVE.values()]
    assert (len(worth), worth.count(1), worth.count(2), worth.count(3)) == (24, 10, 11, 3)


@pytest.mark.rule("N-267", "N-480")
def test_double_kill_counts_only_what_falls_after_the_card_was_drawn() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    finish(game, "walker")
    take(game, "double_kill")
    finish(game, "walker")
    assert done(game) == []
    assert objectives.progress(game.state, 0, "double_kill") == 1
    finish(game, "walker")
    assert done(game) == ["double_kill"]


@pytest.mark.rule("N-267", "N-483")
def test_deep_clean_counts_only_what_is_lowered_after_the_card_was_drawn() -> None:
    game = Game("tobias", scenario=2)
    game.apart(1, 2, 3)
    game.give(0, "fire_extinguisher", yellow=3)
    game.fog(2)
    game.play(chemistry.lower(game.table, 0))
    take(game, "deep_clean")
    game.play(chemistry.lower(game.table, 0))
    assert done(game) == []
    game.fog(1)
    game.hero(0).actions = 1
    game.play(chemistry.lower(game.table, 0))
    assert done(game) == ["deep_clean"]
