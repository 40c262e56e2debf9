"""Nobody is asked where there is nothing to decide (Z-538, Z-539, Z-540), and dropping is there where it matters."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.game import GAME
from fivefires.kernel import Runner, Setup, face_of, key_of, seed_from
from tests.games.zona.tables import (
    BLANKS,
    HERO,
    MINUSES,
    PLUSES,
    Game,
    M,
    again,
    bare,
    give_trophies,
    hero,
    keys,
    me,
    pile,
    play,
    prompt,
    put,
    says,
)


def owner(*items: str, character: str = "olga", fatigue: int = 1) -> Game:
    runner = bare(character, "ivan", places=("farms", "farms"))
    for item in items:
        put(runner, item, "packed.0")
    me(runner).fatigue = fatigue
    return again(runner)


# --- single answers ------------------------------------------------------------------------------------------


def meanings(options: Sequence[Any]) -> set[str]:
    return {":".join(map(face_of, key_of(option).split(":"))) for option in options}


@pytest.mark.rule("Z-539")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_no_question_has_a_single_answer(players: int) -> None:
    """Cards that only their reader sees are the exception: who is asked must not tell what they are."""
    setup = Setup(players, "solo" if players == 1 else "race")
    runner = Runner(GAME, setup, seed_from(f"single/{players}"), log=False)
    chance = random.Random(players)
    single: list[str] = []

    def answer(seat: int, options: Sequence[Any]) -> Any:
        assert runner.question is not None
        message = runner.question.prompt.message
        if len(meanings(options)) == 1 and message not in ("ask-keep", "ask-secret-item", "ask-which-event"):
            single.append(f"{message}: {key_of(options[0])}")
        assert GAME.expert is not None
        expert = chance.random() < 0.6
        view = GAME.view(runner.state, seat)
        return GAME.expert(view, options, runner.question.prompt) if expert else chance.choice(options)

    runner.run(answer)
    assert single == []


@pytest.mark.rule("Z-539")
def test_a_turn_with_nothing_to_do_is_over_at_once() -> None:
    game = hero("power_plant", fatigue=1, at_turn=False)
    game.do("pass")
    assert game.seat != HERO or game.asked != "ask-action"


@pytest.mark.rule("Z-539")
def test_two_copies_at_the_market_are_one_offer() -> None:
    runner = bare("olga", "ivan", places=("village", "farms"))
    me(runner).rubles = 500
    for column, card in enumerate(("iodine", "iodine#2", "bandages"), start=1):
        runner.table.move_all(f"market.junk.{column}", "discards.junk")
        put(runner, card, f"market.junk.{column}")
    runner = again(runner)
    play(runner, "local")
    junk = [key for key in keys(runner) if key.startswith("buy:junk")]
    assert junk == ["buy:junk:1", "buy:junk:3"]


@pytest.mark.rule("Z-539")
def test_copies_of_a_trophy_are_sold_one_by_one_by_one_offer() -> None:
    runner = bare("olga", "ivan", places=("village", "farms"))
    give_trophies(runner, 0, "mangy_hound", "mangy_hound#2", "rat_king")
    runner = again(runner)
    play(runner, "local")
    sales = [key for key in keys(runner) if key.startswith("sell:")]
    assert len(sales) == 2
    play(runner, next(key for key in sales if "hound" in key))
    assert (me(runner).rubles, len(pile(runner, "trophies.0"))) == (200, 2)
    assert any(key.startswith("sell:mangy_hound") for key in keys(runner))


@pytest.mark.rule("Z-539")
def test_copies_in_another_condition_are_another_answer() -> None:
    runner = owner("crowbar", "crowbar#2")
    runner = says(runner, v.Wear(1))
    assert (prompt(runner), sum(me(runner).tokens.values())) == ("ask-action", 1)
    runner = owner("crowbar", "crowbar#2")
    me(runner).tokens = {"crowbar#2": 2}
    runner = says(runner, v.Wear(1))
    assert keys(runner) == ["damage:crowbar", "damage:crowbar#2"]


# --- tests ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("Z-538")
@pytest.mark.parametrize(("difficulty", "asked"), [(3, True), (4, False)])
def test_a_test_that_fails_whatever_is_done_counts_at_once(difficulty: int, asked: bool) -> None:
    """Olga's physique is 2: with three blanks a reroll makes it 3 at best."""
    runner = says(owner(), v.Test(v.PHYSIQUE, difficulty, (), (v.Gain(1),)), dice=[BLANKS])
    assert (prompt(runner) == "ask-test") is asked
    assert me(runner).rubles == (0 if asked else 1)


@pytest.mark.rule("Z-538")
@pytest.mark.parametrize(("difficulty", "asked"), [(4, True), (5, False)])
def test_everything_that_helps_is_reckoned_with(difficulty: int, asked: bool) -> None:
    """An axe and one reroll: 2 more."""
    runner = says(owner("fire_axe"), v.Test(v.PHYSIQUE, difficulty), dice=[BLANKS])
    assert (prompt(runner) == "ask-test") is asked


@pytest.mark.rule("Z-538")
@pytest.mark.parametrize(("difficulty", "asked"), [(4, True), (5, False)])
def test_an_item_that_rerolls_is_reckoned_with_beside_forcing(difficulty: int, asked: bool) -> None:
    """Two blanks of three can become a plus: one by the coin, one by forcing."""
    runner = bare("olga", "ivan", places=("farms", "farms"))
    put(runner, "lucky_coin", "small.0")
    runner = says(again(runner), v.Test(v.PHYSIQUE, difficulty), dice=[BLANKS])
    assert (prompt(runner) == "ask-test") is asked


@pytest.mark.rule("Z-538", "Z-529")
@pytest.mark.parametrize(("difficulty", "asked"), [(3, True), (4, False)])
def test_a_meal_adds_nothing_to_a_test(difficulty: int, asked: bool) -> None:
    """She is not too tired to force it: that is 3 at best, whatever she eats."""
    runner = bare("olga", "ivan", places=("farms", "farms"))
    put(runner, "canned_stew", "small.0")
    me(runner).fatigue = 2
    runner = says(again(runner), v.Test(v.PHYSIQUE, difficulty), dice=[BLANKS])
    assert (prompt(runner) == "ask-test") is asked


@pytest.mark.rule("Z-538")
@pytest.mark.parametrize(("dice", "difficulty", "asked"), [(MINUSES, 1, True), (MINUSES, 2, False)])
def test_a_minus_can_become_a_plus(dice: tuple[int, ...], difficulty: int, asked: bool) -> None:
    runner = says(owner(), v.Test(v.PHYSIQUE, difficulty), dice=[dice])
    assert (prompt(runner) == "ask-test") is asked


@pytest.mark.rule("Z-199", "Z-538")
def test_in_a_lost_test_two_triangles_can_still_be_rerolled() -> None:
    runner = says(owner(), v.Test(v.PHYSIQUE, 9), dice=[(6, 6, 4), (4,)])
    assert (prompt(runner), "force:triangle" in keys(runner)) == ("ask-test", True)
    play(runner, "force:triangle")
    assert (prompt(runner), me(runner).damage) == ("ask-action", 0)


@pytest.mark.rule("Z-538", "Z-529")
def test_whoever_is_too_tired_may_eat_and_then_force() -> None:
    runner = bare("olga", "ivan", places=("farms", "farms"))
    put(runner, "canned_stew", "small.0")
    me(runner).fatigue = 5
    runner = says(again(runner), v.Test(v.PHYSIQUE, 3), dice=[BLANKS])
    assert keys(runner) == ["use:canned_stew", "let-stand"]
    play(runner, "use:canned_stew")
    assert "force:blank" in keys(runner)


# --- items before the event ------------------------------------------------------------------------------------


@pytest.mark.rule("Z-540")
@pytest.mark.parametrize(
    ("item", "fatigue", "damage", "asked"),
    [
        ("canned_stew", 4, 0, False),
        ("canned_stew", 5, 0, True),
        ("bandages", 1, 5, False),
        ("bandages", 1, 6, True),
        ("radio_scanner", 1, 0, True),
    ],
)
def test_before_the_event_there_is_a_question_only_where_waiting_could_cost_something(
    item: str, fatigue: int, damage: int, asked: bool
) -> None:
    game = hero("quarry", items=[item], fatigue=fatigue, damage=damage, tops={"events.green": ["g07"]})
    game.do("pass")
    assert (game.asked == "ask-before-event") is asked


# --- dropping --------------------------------------------------------------------------------------------------


@pytest.mark.rule("Z-233", "Z-280", "Z-283", "Z-527")
def test_an_artifact_can_be_dropped_before_damage_so_that_another_one_helps() -> None:
    """With two artifacts the Clot tires by 4; at fatigue 3 only without the Fleshwhip can it be used."""
    runner = says(owner("clot", "fleshwhip", fatigue=3), v.Suffer(radiation=1, physical=1))
    assert (prompt(runner), keys(runner)) == ("ask-protect", ["drop:fleshwhip", "take-it"])
    play(runner, "drop:fleshwhip")
    assert keys(runner) == ["use:clot", "take-it"]
    play(runner, "use:clot")
    assert (me(runner).damage, me(runner).fatigue) == (0, 5)
    assert pile(runner, "discards.green_artifact")[-1] == "fleshwhip"


@pytest.mark.rule("Z-233", "Z-280", "Z-527")
def test_it_can_also_be_dropped_to_make_the_impact_smaller() -> None:
    runner = says(owner("clot", "fleshwhip"), v.Suffer(radiation=1))
    assert keys(runner) == ["use:clot", "drop:fleshwhip", "take-it"]


@pytest.mark.rule("Z-233", "Z-527")
@pytest.mark.parametrize(
    ("items", "fatigue", "hurt"),
    [
        (("clot", "fleshwhip"), 3, v.Suffer(mental=1)),  # the Clot is not for that
        (("clot", "fleshwhip"), 4, v.Suffer(radiation=1)),  # alone it would still tire too much
        (("clot", "fire_axe"), 3, v.Suffer(mental=1)),
    ],
)
def test_where_nothing_comes_of_dropping_nobody_is_asked(items: tuple[str, ...], fatigue: int, hurt: v.Suffer) -> None:
    runner = says(owner(*items, fatigue=fatigue), hurt)
    assert (prompt(runner), me(runner).damage) == ("ask-action", 1)


@pytest.mark.rule("Z-233", "Z-247", "Z-527")
def test_on_anothers_turn_one_may_drop_before_damage_too() -> None:
    runner = owner("clot", "fleshwhip", fatigue=3)
    runner.state.active = 1
    runner = says(runner, v.Suffer(radiation=1))
    assert (runner.asked(), keys(runner)) == ([0], ["drop:fleshwhip", "take-it"])


@pytest.mark.rule("Z-233", "Z-284", "Z-527")
def test_an_artifact_can_be_dropped_in_a_test() -> None:
    """Two artifacts make the Fleshwhip hurt by 2, and there is room for 1."""
    runner = owner("fleshwhip", "clot")
    me(runner).damage = 5
    runner = says(runner, v.Test(v.PHYSIQUE, 3, (v.Gain(7),)), dice=[BLANKS])
    assert ("drop:clot" in keys(runner), "use:fleshwhip" in keys(runner)) == (True, False)
    play(runner, "drop:clot", "use:fleshwhip")
    assert (me(runner).rubles, me(runner).damage) == (7, 6)


@pytest.mark.rule("Z-233", "Z-527")
def test_artifacts_can_be_dropped_for_a_threat_that_counts_them() -> None:
    """The Collector is harder by 1 for each: smarts 3 against 3, 4 or 5."""
    runner = owner("sponge", "cold_ember")
    put(runner, "collector", "at.farms")
    runner = again(runner)
    runner.table.force(PLUSES)
    play(runner, "search:collector")
    labels = {key_of(option): option for option in runner.options(0)}
    assert getattr(labels["confront:smarts"], "difficulty", 0) == 5
    play(runner, "drop:sponge")
    labels = {key_of(option): option for option in runner.options(0)}
    assert getattr(labels["confront:smarts"], "difficulty", 0) == 4


@pytest.mark.rule("Z-233", "Z-527")
def test_one_may_drop_something_in_camp_until_one_is_done_with_it() -> None:
    game = hero("village", items=["crowbar", "fire_axe"], fatigue=3).do("local")
    assert "drop-something" in game.keys
    game.do("drop-something", "drop:crowbar")
    assert (game.asked, game.pile("packed.1")) == ("ask-camp", ["fire_axe"])
    game.do("drop-something", "drop-nothing")
    assert (game.asked, "drop-something" in game.keys) == ("ask-camp", False)


# --- bans ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Z-297")
@pytest.mark.parametrize(("token", "offered"), [("blue_fire", False), ("mill", True)])
def test_a_ban_on_items_holds_for_forcing(token: str, offered: bool) -> None:
    """Devil's gut lets two dice be rerolled while forcing; not where items are banned from the detection."""
    runner = owner("devils_gut")
    me(runner).weaknesses = ["smarts"]
    put(runner, token, "at.farms")
    runner = again(runner)
    runner.table.force((M, 4, 4))
    play(runner, f"search:{token}")
    assert prompt(runner) == "ask-test"
    assert any("devils_gut" in key for key in keys(runner)) is offered


@pytest.mark.rule("Z-297", "Z-468")
@pytest.mark.parametrize(("token", "asked"), [("blue_fire", "ask-test"), ("mill", "ask-before-encounter")])
def test_a_ban_on_items_holds_for_what_is_used_before_the_test(token: str, asked: str) -> None:
    runner = owner("anomaly_scanner")
    put(runner, token, "at.farms")
    runner = again(runner)
    runner.table.force((M, 4, 4))
    play(runner, f"search:{token}")
    assert prompt(runner) == asked
    if asked == "ask-test":
        assert not any("anomaly_scanner" in key for key in keys(runner))


# --- the token of the Voice, and alone ---------------------------------------------------------------------------


@pytest.mark.rule("Z-189", "Z-190")
def test_the_voice_passes_two_neighbours_who_are_out() -> None:
    game = hero("frontier", players=4, at_turn=False)
    state = game.state
    assert state.voice == 0
    for seat in (1, 2):
        put(game.runner, state.scavengers[seat].character, "box")
        state.scavengers[seat].status = type(state.scavengers[seat].status).OUT
    game.until_round(2)
    assert game.state.voice == 3
    game.until_round(3)
    assert game.state.voice == 0


@pytest.mark.rule("Z-521")
@pytest.mark.parametrize(
    ("players", "place", "placed"),
    [
        (1, "chernobyl", ["chernobyl"]),
        (1, "red_forest", ["red_forest"]),
        (1, "factory", ["chernobyl", "red_forest"]),
        (2, "chernobyl", ["chernobyl", "red_forest"]),
    ],
)
def test_alone_the_humming_ground_reaches_only_the_own_place(players: int, place: str, placed: list[str]) -> None:
    runner = bare(*("valerian", "ivan")[:players], places=(place, "roadhouse")[:players])
    for deck in ("green", "yellow"):
        runner.table.move_all(f"events.{deck}", f"discards.events.{deck}")
    put(runner, "r04", "rumors")
    runner.state.order = []
    runner = again(runner)
    play(runner, "pass")
    assert [spot for spot in ("chernobyl", "red_forest") if pile(runner, f"at.{spot}")] == placed


@pytest.mark.rule("Z-457", "Z-458")
def test_prod_does_nothing_against_what_the_ability_of_a_mutant_inflicts() -> None:
    """The Leecher's bite is averted, what its ability inflicts on a failed detection is not."""
    runner = owner("prod")
    put(runner, "leecher", "at.farms")
    runner = again(runner)
    runner.table.force(MINUSES)
    play(runner, "search:leecher")
    assert keys(runner) == ["use:prod", "go-on"]
    play(runner, "use:prod")
    assert (prompt(runner), me(runner).damage) == ("ask-after-detection", 1)
