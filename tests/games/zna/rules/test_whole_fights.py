"""Fights, searches, treatments and the fog from end to end: what is rolled again, what is found, what helps whom."""

from __future__ import annotations

import pytest

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.index import HERO
from fivefires.games.zna.content.vocabulary import Piece
from fivefires.games.zna.game import GAME
from fivefires.games.zna.rules import (
    actions,
    campaign,
    chemistry,
    drone,
    events,
    fighting,
    flow,
    gear,
    harm,
    moving,
    mutants,
    objectives,
    plans,
    searching,
    spawning,
    striking,
)
from fivefires.games.zna.rules.scenarios import professor
from fivefires.games.zna.rules.spawning import figure
from fivefires.games.zna.show.scene import scene
from fivefires.games.zna.show.view import ZnaView
from fivefires.games.zna.state import DEAD, OUT, STANDING, Campaign, Mutant, Strike, Turn, ZnaResult
from fivefires.kernel import Runner, Setup, key_of, message, seed_from
from fivefires.kernel.table import Finished
from fivefires.kit.bits import members
from tests.games.zna.rules.test_fighting import seen_at
from tests.games.zna.rules.test_moving import area_in, unknown
from tests.games.zna.rules.test_searching_and_drone import at, on_top
from tests.games.zna.tables import BLANK, LIGHT_BLANK, LIGHT_H, LIGHT_HR, LIGHT_R, ONE, TWO, Game

# --- dice ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-412", "N-445", "N-197")
def test_a_die_that_is_rolled_again_is_replaced_for_better_or_worse() -> None:
    game = Game("quinn")
    game.apart(1, 2, 3)
    game.state.fog = [0] * len(game.state.fog)
    brute = game.mutant("brute", seen_at(game, 3))
    game.give(0, "revolver")
    game.give(0, "old_stock", "slot")
    coin = game.give(0, "lucky_coin", "belt")
    game.table.force([TWO, TWO, ONE], [BLANK])
    game.play(fighting.attack(game.table, 0), "again:attack-2", "keep-roll")
    assert (brute.wounds, game.state.piles[piles.BELT[0]]) == (1, [coin])  # 2 + 1 + 0, and 2 of the revolver
    game.table.force([TWO, ONE, ONE], [BLANK], [BLANK])
    rule = fighting.attack(game.table, 0)
    answers = ["keep-roll", f"use:{coin}", "again:attack-2"]
    question = rule.send(None)
    for answer in answers:
        question = rule.send(next(option for option in question.options if key_of(option) == answer))
    # The two that shows is already chosen.
    assert [key_of(option) for option in question.options] == ["again:attack-1", "enough"]
    question = rule.send(question.options[0])
    with pytest.raises(StopIteration):
        rule.send(question.options[-1])
    assert brute.wounds == 2  # 0 + 0 + 1, and 2 of the revolver


@pytest.mark.rule("N-308", "N-305", "N-311", "N-304")
def test_blows_spend_no_bullets_and_cubes_no_bullets() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    target = game.mutant("boss", game.next_to(game.hero(0).area)[0])
    shells = game.give(0, "standard_rounds", "slot")
    game.give(0, "kitchen_knife")
    game.give(0, "dart_pistol", blue=1)
    for arms, answers in (("arms:kitchen_knife", ()), ("arms:none", ()), ("arms:dart_pistol", ())):
        game.table.force([BLANK] * (1 if arms == "arms:dart_pistol" else 3))
        game.play(fighting.attack(game.table, 0), arms, *answers)
    assert game.state.bullets.get(shells) == 6
    assert (target.wounds, "dart_pistol" in game.state.stock["blue-cube"]) == (0, False)


@pytest.mark.rule("N-427", "N-322")
def test_a_shotgun_does_more_exactly_where_one_step_leads() -> None:
    game = Game("mia")
    game.apart(1, 2, 3)
    game.explore()
    game.state.fog = [0] * len(game.state.fog)
    game.give(0, "shotgun")
    here = game.hero(0).area
    taken = [game.hero(hero).area for hero in (1, 2, 3)]
    for area in members(game.map.seen[here] & game.map.open):
        if game.map.span[here][area] > 3 or area in (*taken, here):
            continue
        game.give(0, "old_stock", "slot")
        boss = game.mutant("boss", area)
        game.hero(0).actions = 1
        game.table.force([BLANK, BLANK])
        arms = ("arms:shotgun",) if game.map.walk[here][area] == 1 else ()
        game.play(fighting.attack(game.table, 0), *arms)
        assert boss.wounds == (1 if game.map.walk[here][area] == 1 else 0)  # 3, and 1 from close by
        game.state.mutants.remove(boss)
        game.table.move("old_stock", piles.SLOT[0], piles.BOX)


@pytest.mark.rule("N-315", "N-304", "N-089", "N-330")
def test_bare_hands_reach_nobody_over_the_corner_of_tiles() -> None:
    game = Game("gus")
    game.explore()
    game.apart(1, 2, 3)
    found = 0
    for here in members(game.map.open):
        game.put(0, here)
        for there in members(game.map.open & game.map.seen[here] & ~game.map.beside[here]):
            if there != here and game.map.span[here][there] == 1:
                walker = game.mutant("walker", there)
                assert fighting.attackable(game.state, 0) == []
                assert fighting.reach_of_guns(game.state, 0) == 0
                game.state.mutants.remove(walker)
                found += 1
    assert found


@pytest.mark.rule("N-414")
def test_gus_may_always_step_to_where_his_victim_fell() -> None:
    game = Game("gus")
    game.explore()
    here = min(members(game.map.open), key=lambda area: game.map.beside[area].bit_count())
    game.put(0, here)
    game.apart(1, 2, 3)
    *others, last = members(game.map.beside[here])
    for area in others:
        game.mutant("brute", area)
    walker = game.mutant("walker", last, wounds=1)
    game.table.shift(piles.MASK, 1, piles.SUPPLY, piles.at(last))
    game.table.force([ONE, BLANK, BLANK])
    game.play(fighting.attack(game.table, 0), f"target:{figure(walker)}", "stay")
    assert walker not in game.state.mutants
    second = game.mutant("walker", last, wounds=1)
    game.hero(1).area = here
    game.hero(1).status = OUT
    game.table.force([ONE, BLANK, BLANK])
    game.play(fighting.attack(game.table, 0), f"target:{figure(second)}", f"go:{game.map.names[last]}")
    assert game.hero(0).area == last


# --- searching -------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-180", "N-182", "N-183", "N-184")
def test_a_search_costs_one_action() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    at(game, "b")
    on_top(game, piles.EVENTS, "silence")
    on_top(game, piles.RESOURCES, "crowbar")
    game.play(actions.turn(game.table), "search", "stow:hands")
    assert (game.hero(0).actions, game.state.piles[piles.HANDS[0]]) == (2, ["crowbar"])


@pytest.mark.rule("N-187", "N-190", "N-191", "N-185")
def test_a_police_car_gives_a_gun_and_passes_over_everything_else() -> None:
    game = Game("gus", scenario=next(n for n in range(1, 13) if "P" in Game("gus", scenario=n).map.special))
    game.apart(1, 2, 3)
    at(game, "P")
    on_top(game, piles.EVENTS, "silence")
    on_top(game, piles.RESOURCES, "fire_axe", "garden_sprayer", "old_stock", "shotgun", "revolver")
    size = len(game.state.piles[piles.RESOURCES])
    game.play(actions.turn(game.table), "search", "find-gun", "stow:hands")
    assert game.state.piles[piles.HANDS[0]] == ["shotgun"]
    assert len(game.state.piles[piles.RESOURCES]) == size - 1
    assert game.state.piles[piles.REVEALED] == []


@pytest.mark.rule("N-191")
def test_a_deck_is_renewed_only_when_it_is_empty() -> None:
    game = Game("gus")
    game.table.move("crowbar", piles.RESOURCES, piles.RESOURCE_DISCARDS)
    before = [*game.state.piles[piles.RESOURCES]]
    assert searching.renew(game.table, piles.RESOURCES)
    assert game.state.piles[piles.RESOURCES] == before
    game.table.move_all(piles.RESOURCES, piles.BOX)
    assert searching.renew(game.table, piles.RESOURCES)
    assert game.state.piles[piles.RESOURCES] == ["crowbar"]
    game.table.move_all(piles.SPECIALS, piles.BOX)
    assert not searching.renew(game.table, piles.SPECIALS)


@pytest.mark.rule("N-422", "N-185")
def test_a_crowbar_lets_one_choose_of_two_and_the_other_is_discarded() -> None:
    game = Game("gus")
    game.give(0, "crowbar", "belt")
    on_top(game, piles.SPECIALS, "lucky_coin", "adrenaline")
    game.play(searching._targeted(game.table, 0, "C"), "keep:adrenaline", "stow:belt")
    assert "adrenaline" in game.state.piles[piles.BELT[0]]
    assert game.state.piles[piles.SPECIAL_DISCARDS] == ["lucky_coin"]


@pytest.mark.rule("N-123", "N-305", "N-131")
def test_ammunition_keeps_its_bullets_when_it_is_dropped_and_taken_up_again() -> None:
    game = Game("gus")
    game.apart(1, 2, 3)
    shells = game.give(0, "standard_rounds", "slot", bullets=2)
    gear.drop(game.table, 0, shells)
    place = piles.at(game.hero(0).area)
    game.play(plans.pick_up(game.table, 0), f"put:{shells}:self:{place}")
    assert game.state.piles[piles.SLOT[0]] == [shells]
    assert game.state.bullets.get(shells) == 2


@pytest.mark.rule("N-478", "N-218")
def test_the_first_hero_too_may_be_filled_up_by_a_gift() -> None:
    game = Game("gus", "mia", players=1)
    game.apart(2, 3)
    game.put(1, game.next_to(game.hero(0).area)[0])
    for space, faces in (("hands", ["fire_axe"]), ("belt", ["crowbar"] * 2), ("pack", ["revolver"] * 3)):
        for face in faces:
            game.give(0, face, space)
    on_top(game, piles.OBJECTIVES, "full_load")
    objectives.take(game.table, 0)
    coin = game.give(1, "lucky_coin", "belt")
    game.state.hero = 1
    game.hero(1).actions = 1
    game.play(plans.trade(game.table, 1), f"put:{coin}:hero.0:hero.1", "enough", asked=1)
    assert game.state.piles[piles.DONE[0]] == ["full_load"]


# --- drone -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-134", "N-119", "N-249", "N-143")
def test_of_two_cards_the_new_one_is_laid_open() -> None:
    game = Game("gus")
    for card, face in (("scout", "face-down"), ("loner", "face-down"), ("marksman", "lie-open")):
        on_top(game, piles.OBJECTIVES, card)
        game.play(drone.draw(game.table, 0), face)
    assert game.state.piles[piles.OPEN[0]] == ["marksman"]
    assert game.state.piles[piles.SECRET[0]] == ["scout", "loner"]


# --- fog and treatment -----------------------------------------------------------------------------------------


@pytest.mark.rule("N-212", "N-216", "N-210", "N-217")
def test_exactly_the_tiles_with_fog_of_which_something_is_in_range_and_sight_can_be_lowered() -> None:
    game = Game("tobias", scenario=7)
    game.explore()
    game.state.fog = [1 + tile % 2 for tile in range(len(game.state.fog))]
    game.state.fog[2] = 0
    game.give(0, "garden_sprayer", yellow=2)
    for here in members(game.map.open)[::3]:
        game.put(0, here)
        expected = {
            title
            for tile, title in enumerate(game.map.titles)
            if game.state.fog[tile]
            and (
                game.map.tile_of[here] == tile
                or any(
                    game.map.span[here][area] <= 2 and game.map.seen[here] >> area & 1
                    for area in members(game.map.on[tile] & game.map.open)
                )
            )
        }
        assert {option.tile for option in chemistry.lowerable(game.state, 0)} == expected


@pytest.mark.rule("N-209", "N-205")
def test_nothing_goes_into_a_full_weapon() -> None:
    game = Game("mia")
    syringe = game.give(0, "syringe", yellow=2)
    game.token(0, "green_1")
    assert not chemistry.pours(game.state, syringe, "green_1")
    assert game.until(chemistry.mix(game.table, 0)) == ["empty:yellow", "enough"]


@pytest.mark.rule("N-503", "N-495", "N-505")
def test_the_professor_is_healed_but_has_no_use_for_green() -> None:
    game = Game("mia", scenario=5)
    game.explore()
    game.apart(1, 2, 3)
    (person,) = game.state.people
    game.put(0, game.next_to(person.area)[0])
    game.give(0, "syringe", yellow=1, green=1)
    assert chemistry.patients(game.state, 0) == []
    person.health = 1
    assert [key_of(one) for one in chemistry.means_for(game.state, 0, 4)] == ["means:syringe:1:0"]
    game.play(chemistry.treat(game.table, 0))
    assert person.health == 3  # and one more of Mia


@pytest.mark.rule("N-410", "N-128", "N-234")
def test_mia_gives_one_point_more_with_a_weapon_out_of_the_belt_too() -> None:
    game = Game("mia")
    game.apart(1, 2, 3)
    game.hero(0).health = game.hero(0).resistance = 1
    game.give(0, "fire_axe")
    syringe = game.give(0, "syringe", "belt", yellow=1, green=1)
    game.play(chemistry.treat(game.table, 0), f"means:{syringe}:1:0")
    assert (game.hero(0).health, game.hero(0).resistance) == (3, 1)
    assert game.state.piles[piles.HANDS[0]] == [syringe]
    assert game.state.piles[piles.BELT[0]] == ["fire_axe"]
    game.play(chemistry.treat(game.table, 0))
    assert (game.hero(0).health, game.hero(0).resistance) == (3, 4)


@pytest.mark.rule("N-418", "N-233")
def test_a_helping_hand_gives_one_health_and_nothing_else() -> None:
    game = Game("tobias", "gus")
    game.apart(2, 3)
    game.put(1, game.next_to(game.hero(0).area)[0])
    game.hero(1).health, game.hero(1).resistance = 2, 3
    assert chemistry.has_remedy(game.state, 0)
    assert not chemistry.has_remedy(game.state, 1)
    game.play(actions.turn(game.table), "treat")
    assert (game.hero(1).health, game.hero(1).resistance, game.hero(0).actions) == (3, 3, 2)


@pytest.mark.rule("N-296")
def test_the_clock_works_on_the_tile_of_the_first_standing_hero_of_the_order() -> None:
    game = Game("gus", scenario=2)
    game.state.fog = [0] * len(game.state.fog)
    tiles = range(len(game.state.fog))
    for hero in range(4):
        game.put(hero, members(game.map.on[tiles[hero]] & game.map.open)[0])
    game.state.last_order = [2, 1, 0, 3]
    game.hero(2).status = OUT
    on_top(game, piles.EVENTS, "thickening")
    assert game.play(events.tick(game.table))
    assert game.state.fog == [1 if tile == 1 else 0 for tile in tiles]


@pytest.mark.rule("N-042", "N-043", "N-044", "N-167", "N-075")
@pytest.mark.parametrize(
    ("mask", "level", "far"), [(True, 0, True), (True, 1, True), (True, 2, False), (False, 1, False)]
)
def test_one_answer_leads_several_steps_only_where_nothing_is_lost(mask: bool, level: int, far: bool) -> None:
    game = Game("gus")
    game.explore()
    game.apart(1, 2, 3)
    game.state.fog = [level] * len(game.state.fog)
    if not mask:
        game.unmask(0)
    here = game.hero(0).area
    away = {game.map.walk[here][game.map.number[option.area]] for option in moving.ways(game.state, 0)}
    assert away == ({1, 2, 3} if far else {1})
    goal = game.next_to(here)[0]
    game.play(moving.go(game.table, 0, goal))
    assert game.hero(0).area == goal
    assert game.hero(0).resistance == HERO["gus"].resistance - (0 if far else 1)


@pytest.mark.rule("N-072", "N-063", "N-168", "N-167")
def test_screeches_wake_and_move_whoever_is_near_once() -> None:
    game, tile = unknown("U2")
    around = [other for other in game.map.around[tile] if other != tile]
    game.state.explored = [True] * len(game.state.explored)
    game.state.explored[tile] = False
    entry = area_in(game, tile, "r1c1")
    blind = [
        area
        for area in members(game.map.open)
        if game.map.tile_of[area] in around
        and not any(game.map.watch[area] >> me.area & 1 for me in game.state.heroes)
        and not game.map.watch[area] >> entry & 1
        and area not in [me.area for me in game.state.heroes]
    ]
    sleeper = game.mutant("walker", blind[0], awake=False)
    if game.state.piles[piles.PLACES[game.map.titles[tile]]] != ["U2"]:
        raise AssertionError("the tile is not the one with screeches")
    before = sleeper.area
    assert not game.play(moving.enter(game.table, 0, entry), asked=None)
    assert sleeper.awake
    assert sleeper.area != before
    assert game.state.set_off == [tile]


@pytest.mark.rule("N-239", "N-088")
def test_nobody_stands_up_on_an_unexplored_tile() -> None:
    game = Game("gus", scenario=2)
    game.apart(1, 2, 3)
    here = game.hero(0).area
    for area in members(game.map.on[game.tile()] & game.map.open):
        game.state.mutants.append(Mutant(game.state.arrived, "walker", area))
    game.hero(0).status = OUT
    free = next(tile for tile in game.map.orthogonal[game.tile()] if not game.state.explored[tile])
    other = next(tile for tile, explored in enumerate(game.state.explored) if not explored and tile != free)
    game.state.explored = [tile == other for tile in range(len(game.state.explored))]
    game.state.explored[game.tile()] = True
    rule = harm.stand_up(game.table, 0)
    try:
        question = rule.send(None)
        areas = [game.map.number[option.area] for option in question.options]
        rule.close()
    except StopIteration:
        areas = [game.hero(0).area]
    assert {game.map.tile_of[area] for area in areas} == {other}
    assert here not in areas


# --- the end ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-242", "N-373", "N-283")
def test_the_game_is_over_as_soon_as_the_last_standing_hero_falls() -> None:
    game = Game("gus")
    for hero in (1, 2, 3):
        game.hero(hero).status = OUT
    game.hero(0).resistance = 1
    runner = game.mutant("runner", game.next_to(game.hero(0).area)[0])
    game.table.force([LIGHT_R, LIGHT_BLANK])
    with pytest.raises(Finished):
        game.play(mutants.act(game.table, Turn(runner.number)))
    assert game.hero(0).status == OUT
    assert game.state.result is not None
    assert game.state.result.ending == "all-out"


@pytest.mark.rule("N-516", "N-373", "N-154")
def test_clean_vents_win_at_the_end_of_the_heroes_turn_and_not_before() -> None:
    game = Game("gus", scenario=11)
    game.state.fog = [0] * len(game.state.fog)
    game.play(actions.turn(game.table), "end-turn")
    with pytest.raises(Finished):
        game.play(flow.end_heroes(game.table))
    assert game.state.result is not None
    assert game.state.result.victory == "total"
    other = Game("gus", scenario=11)
    other.play(flow.end_heroes(other.table))
    assert other.state.result is None


@pytest.mark.rule("N-387", "N-388", "N-371")
def test_a_campaign_has_no_ending_before_its_last_scenario_is_won() -> None:
    now = Campaign(12, [], ["total"] * 11)
    assert (campaign.epilogue(now), campaign.ultimate(now)) == ("", False)
    after = Campaign(13, [], ["total"] * 12)
    assert (campaign.epilogue(after), campaign.ultimate(after)) == ("bright", True)
    assert campaign.epilogue(Campaign(13, [], ["total"] * 12, losses=4)) == "dark"


@pytest.mark.rule("N-388", "N-371", "N-135", "N-379")
def test_the_story_is_told_before_and_after() -> None:
    game = Game("gus")
    assert scene(ZnaView(game.state, 0)).stories == ()
    game.state.round = 0
    (before,) = scene(ZnaView(game.state, 0)).stories
    parts = {"story": "zna-scenario-first-breath.before", "rules": "zna-scenario-first-breath.special"}
    assert before.text == message("scene-told-before", **{part: message(id) for part, id in parts.items()})
    for victory, epilogue, ultimate, told in (
        ("lost", "", False, ["zna-scenario-first-breath.lost"]),
        ("total", "", False, ["zna-scenario-first-breath.after"]),
        ("total", "dark", False, ["zna-scenario-first-breath.after", "zna-ending-dark.text"]),
        (
            "total",
            "bright",
            True,
            ["zna-scenario-first-breath.after", "zna-ending-bright.text", "zna-ending-ultimate.text"],
        ),
    ):
        game.state.result = ZnaResult(ending="total", victory=victory, epilogue=epilogue, ultimate=ultimate)
        assert [story.text.id for story in scene(ZnaView(game.state, 0)).stories] == told


@pytest.mark.rule("N-012", "N-009", "N-024")
def test_dealt_heroes_are_dealt_by_chance_and_nobody_is_asked() -> None:
    teams = set()
    for seed in range(8):
        runner = Runner(GAME, Setup(2, "mission", (), {"heroes": "dealt"}), seed_from(seed))
        assert runner.question is not None
        assert runner.question.prompt.message == "ask-start"
        team = tuple(hero.id for hero in runner.state.heroes)
        assert len({*team}) == 4
        assert not {*team} & {*runner.state.piles[piles.BOARDS]}
        teams.add(team)
    assert len(teams) > 4


@pytest.mark.rule("N-006", "N-008", "N-024", "N-009")
def test_a_mission_without_a_choice_is_the_first_and_heroes_are_asked_for_one_by_one() -> None:
    runner = Runner(GAME, Setup(2, "mission"), seed_from(1))
    assert runner.state.scenario == 1
    for number, hero in enumerate(("gus", "mia", "walt", "ines")):
        assert runner.question is not None
        assert (runner.question.args["number"], runner.asked()) == (number + 1, [number // 2])
        assert len(scene(ZnaView(runner.state, 0)).mats) == number
        runner.answer(number // 2, f"hero:{hero}")
    assert runner.question is not None
    assert runner.question.prompt.message == "ask-start"
    things = [thing for space in scene(ZnaView(runner.state, 0)).boards[0].spaces for thing in space.things]
    assert not {"gus", "mia", "walt", "ines"} & {thing.id for thing in things}


@pytest.mark.rule("N-505")
def test_a_professor_who_is_hemmed_in_stays_and_nobody_is_asked() -> None:
    game = Game("gus", scenario=5)
    game.explore()
    (person,) = game.state.people
    for hero, area in zip(range(1), members(game.map.beside[person.area]), strict=False):
        game.put(hero, area)
    for area in members(game.map.beside[person.area])[1:]:
        game.state.mutants.append(Mutant(game.state.arrived, "walker", area))
    where = person.area
    game.play(professor.walk(game.table))
    assert person.area == where


@pytest.mark.rule("N-340", "N-445", "N-341")
def test_the_dice_lie_on_the_table_while_the_coin_is_asked_for() -> None:
    game = Game("gus")
    game.give(0, "lucky_coin", "belt")
    rule = striking.strike(game.table, Strike(0, [LIGHT_H, LIGHT_HR], []), "N-340")
    rule.send(None)
    assert game.state.strike is not None
    (dice,) = (row for row in scene(ZnaView(game.state, 0)).rows if row.id == "dice")
    assert [thing.name.id for thing in dice.things] == [f"face-light-{LIGHT_H}", f"face-light-{LIGHT_HR}"]
    rule.close()
    game.state.strike = None
    assert not [row for row in scene(ZnaView(game.state, 0)).rows if row.id == "dice"]


@pytest.mark.rule("N-345", "N-346", "N-228", "N-225")
def test_what_death_takes_and_what_it_leaves() -> None:
    game = Game("gus")
    knife = game.give(0, "kitchen_knife")
    game.table.move("faster", piles.UPGRADES, piles.UPGRADE[0])
    for card in ("scout", "loner", "marksman"):
        on_top(game, piles.OBJECTIVES, card)
        objectives.take(game.table, 0)
    objectives.hand_on(game.table, "loner", piles.SECRET[0], piles.OPEN[0])
    objectives.done(game.table, 0, "marksman")
    game.hero(0).credits = 3
    where = game.hero(0).area
    harm.lose_health(game.table, 0, 5, "N-225")
    assert (game.hero(0).status, game.hero(0).health) == (STANDING, 1)
    harm.lose_health(game.table, 0, 2, "N-225")
    assert (game.hero(0).status, game.hero(0).health, game.hero(0).credits) == (DEAD, 0, 0)
    assert (game.hero(0).area, game.state.piles[piles.HANDS[0]]) == (where, [knife])
    assert "faster" in game.state.piles[piles.UPGRADES]
    assert sorted(game.state.piles[piles.OBJECTIVES][:3]) == ["loner", "marksman", "scout"]
    assert not [pile for pile in (piles.SECRET[0], piles.OPEN[0], piles.DONE[0]) if game.state.piles[pile]]
    assert piles.ON[0] in game.state.stock[piles.MASK]


@pytest.mark.rule("N-499", "N-498")
def test_each_of_the_three_keys_is_loud_where_the_page_put_it() -> None:
    game = Game("gus", scenario=2)
    game.explore()
    game.apart(1, 2, 3)
    for number, place in enumerate(game.map.piece(Piece.KEY)):
        game.put(0, place)
        game.hero(0).actions = 1
        on_top(game, piles.EVENTS, ("silence", "silence#2", "broken_glass")[number])
        left = len(game.state.piles[piles.EVENTS])
        game.play(plans.pick_up(game.table, 0), f"put:key:self:{piles.at(place)}")
        assert len(game.state.piles[piles.EVENTS]) == left - 1
    assert game.stock(piles.KEY, piles.ON[0]) == 3
    assert game.hero(0).health == HERO["gus"].health - 1


@pytest.mark.rule("N-196", "N-499", "N-193")
def test_an_empty_clock_answers_nothing() -> None:
    game = Game("gus", scenario=2)
    game.explore()
    game.apart(1, 2, 3)
    game.table.move_all(piles.EVENTS, piles.EVENT_DISCARDS)
    place = game.map.piece(Piece.KEY)[0]
    game.put(0, place)
    at_rest = (game.hero(0).health, game.hero(0).resistance, [*game.state.fog])
    game.play(events.draw(game.table, 0, "N-499"))
    assert (game.hero(0).health, game.hero(0).resistance, game.state.fog) == at_rest
    game.play(actions.turn(game.table), "pick-up", f"put:key:self:{piles.at(place)}")
    assert game.stock(piles.KEY, piles.ON[0]) == 1


@pytest.mark.rule("N-190")
def test_what_a_police_car_turned_up_is_shuffled_back() -> None:
    orders = set()
    for seed in range(1, 7):
        game = Game("gus", seed=seed)
        game.table.move_all(piles.RESOURCES, piles.BOX)
        cards = ("fire_axe", "crowbar", "kitchen_knife", "garden_sprayer", "shotgun")
        for card in reversed(cards):
            game.table.move(card, piles.BOX, piles.RESOURCES)
        game.play(searching._targeted(game.table, 0, "P"), "find-gun", "leave-it")
        assert sorted(game.state.piles[piles.RESOURCES]) == sorted(cards[:4])
        orders.add(tuple(game.state.piles[piles.RESOURCES]))
    assert len(orders) > 1


@pytest.mark.rule("N-172", "N-165", "N-166")
def test_who_appears_in_sight_of_a_hero_is_awake_at_once_and_who_does_not_sleeps() -> None:
    game = Game("gus")
    game.explore()
    game.apart(1, 2, 3)
    taken = [hero.area for hero in game.state.heroes]
    seen = [area for area in members(game.map.open) if game.map.watch[area] >> game.hero(0).area & 1]
    blind = [area for area in members(game.map.open) if not any(game.map.watch[area] >> one & 1 for one in taken)]
    for area, awake in ((seen[0], True), (blind[0], False)):
        assert area not in taken
        assert spawning.appear(game.table, "walker", area, "N-081").awake == awake
    assert not spawning.appear(game.table, "boss", seen[1], "N-511", placed=True).awake


@pytest.mark.rule("N-440", "N-134", "N-155")
def test_free_acts_are_on_offer_beside_the_actions() -> None:
    game = Game("gus")
    wind = game.give(0, "second_wind", "belt")
    keys = [key_of(option) for option in actions.options(game.state, 0)]
    assert (f"use:{wind}" in keys, "show" in keys) == (True, False)
    on_top(game, piles.OBJECTIVES, "scout")
    objectives.take(game.table, 0)
    assert "show" in [key_of(option) for option in actions.options(game.state, 0)]
