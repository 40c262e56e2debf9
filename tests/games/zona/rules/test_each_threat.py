"""What the ability of each threat does, one test each, told as an encounter (Z-297)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from fivefires.games.zona.content.index import THREAT
from fivefires.kernel import key_of
from tests.games.zona.tables import BLANKS, MINUSES, PLUSES, Game, again, bare, keys, me, owned, pile, play, prompt, put

pytestmark = pytest.mark.rule("Z-297")

PLACE = {"green": "farms", "yellow": "factory"}


def meet(
    token: str,
    *dice: Sequence[int],
    items: Sequence[str] = (),
    weaknesses: Sequence[str] = (),
    fatigue: int = 1,
    beside: Sequence[str] = (),
) -> Game:
    """Olga searches for it: alertness 2, physique 2, smarts 3, willpower 3."""
    place = PLACE[THREAT[token].colour]
    runner = bare("olga", "ivan", places=(place, "roadhouse"))
    for item in items:
        put(runner, item, "packed.0")
    for lying in (token, *beside):
        put(runner, lying, f"at.{place}")
    me(runner).weaknesses, me(runner).fatigue, me(runner).rubles = sorted(weaknesses), fatigue, 500
    runner.table.shift("weakness-token", len(weaknesses), "supply", "seat.0")
    runner = again(runner)
    runner.table.force(*dice)
    play(runner, f"search:{token}")
    return runner


def noticed(token: str, *dice: Sequence[int], items: Sequence[str] = (), fatigue: int = 1) -> Game:
    return meet(token, PLUSES, *dice, items=items, fatigue=fatigue)


def difficulties(runner: Game) -> dict[str, int]:
    return {
        key_of(option): getattr(option, "difficulty", 0)
        for option in runner.options(0)
        if key_of(option).startswith("confront")
    }


def lose(runner: Game) -> Game:
    """Confront it and let everything stand, up to the next action."""
    play(runner, next(key for key in keys(runner) if key.startswith("confront")))
    while prompt(runner) not in ("ask-action", "ask-after-detection"):
        play(runner, keys(runner)[-1])
    return runner


# --- how hard it is ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("token", "attribute", "printed"),
    [
        ("blind_boar", "physique", 4),
        ("lost_child", "willpower", 4),
        ("two_throats", "physique", 5),
        ("sinkhole", "smarts", 3),
        ("mill", "smarts", 4),
    ],
)
def test_noticed_in_time_it_is_easier(token: str, attribute: str, printed: int) -> None:
    assert difficulties(noticed(token)) == {f"confront:{attribute}": printed - 1}
    runner = meet(token, MINUSES)
    assert difficulties(runner) == {f"confront:{attribute}": printed}


@pytest.mark.parametrize(("beside", "difficulty"), [((), 3), (("rat_king",), 4), (("rat_king", "hollow_deer"), 5)])
def test_mangy_hound_is_harder_for_each_other_threat(beside: tuple[str, ...], difficulty: int) -> None:
    assert difficulties(meet("mangy_hound", PLUSES, beside=beside)) == {"confront:physique": difficulty}


def test_mangy_hound_is_harder_by_two_at_most() -> None:
    runner = meet("mangy_hound", PLUSES, beside=("rat_king", "hollow_deer", "spitting_toad"))
    assert difficulties(runner) == {"confront:physique": 5}


@pytest.mark.parametrize(("fatigue", "difficulty"), [(3, 3), (4, 4), (5, 5)])
def test_marionette_is_harder_for_the_tired_and_lets_nobody_run(fatigue: int, difficulty: int) -> None:
    """There is nothing to choose, so the confrontation begins at once."""
    runner = meet("marionette", PLUSES, (3, 4, 4) if fatigue < 5 else (4, 4, 4), fatigue=fatigue)
    if fatigue == 5:  # no roll helps any more, and the damage is placed
        assert (prompt(runner), me(runner).damage) == ("ask-action", 2)
        return
    assert "run" not in keys(runner)
    test = runner.state.under_way[-1]
    assert (getattr(test, "difficulty", 0), prompt(runner)) == (difficulty, "ask-test")


@pytest.mark.parametrize(("weak", "difficulty"), [((), 3), (("smarts",), 4), (("smarts", "physique", "alertness"), 5)])
def test_second_shadow_is_harder_for_the_weak(weak: tuple[str, ...], difficulty: int) -> None:
    runner = meet("second_shadow", PLUSES, weaknesses=weak)
    assert difficulties(runner) == {"confront:willpower": difficulty}


@pytest.mark.parametrize(
    ("items", "difficulty"), [((), 3), (("sponge",), 4), (("sponge", "cold_ember", "feather_stone"), 5)]
)
def test_the_collector_is_harder_for_each_artifact(items: tuple[str, ...], difficulty: int) -> None:
    assert difficulties(noticed("collector", items=items)) == {"confront:smarts": difficulty}


def test_gargantuan_can_be_given_a_trophy() -> None:
    runner = noticed("gargantuan")
    assert "bribe" not in keys(runner)
    put(runner, "rat_king", "trophies.0")
    runner = meet_again(runner, "gargantuan")
    play(runner, "bribe")
    assert (difficulties(runner), pile(runner, "trophies.0")) == ({"confront:physique": 3}, [])


def meet_again(runner: Game, token: str) -> Game:
    play(runner, "run")
    runner.table.force(PLUSES)
    play(runner, f"search:{token}")
    return runner


# --- what is tested ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("token", "attributes"),
    [
        ("burnt_fireman", {"confront:willpower": 4, "confront:physique": 4}),
        ("echo_corridor", {"confront:willpower": 4, "confront:alertness": 4}),
        ("merry_wright", {"confront:alertness": 3, "confront:physique": 3}),
    ],
)
def test_it_can_be_faced_in_two_ways(token: str, attributes: dict[str, int]) -> None:
    assert difficulties(noticed(token)) == attributes


def test_merry_wright_mends_two_damages_of_whoever_wins() -> None:
    runner = meet("merry_wright", PLUSES, PLUSES, items=["fire_axe", "crowbar"])
    me(runner).tokens = {"fire_axe": 1, "crowbar": 2}
    play(runner, "confront:physique", "repair:fire_axe", "repair:crowbar")
    assert me(runner).tokens == {"crowbar": 1}


# --- dice and items ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("token", ["spitting_toad", "two_throats", "warm_rain", "open_door"])
def test_its_tests_cannot_be_forced(token: str) -> None:
    """One short of the detection, and nobody is asked about it."""
    short = {2: (3, 4, 4), 3: BLANKS}[THREAT[token].spec.detection]
    runner = meet(token, short)
    assert (prompt(runner), me(runner).fatigue) == ("ask-after-detection", 1)
    assert me(runner).damage == sum(
        getattr(THREAT[token].spec.damage, kind) for kind in ("radiation", "mental", "physical")
    )


@pytest.mark.parametrize("token", ["choir_dog", "glass_garden"])
def test_triangles_are_minuses_that_nothing_cancels(token: str) -> None:
    """A lamp cancels minuses of alertness; 2 and a plus, less the triangle."""
    runner = meet(token, (1, 6, 4), items=["miners_lamp"])
    assert (prompt(runner), getattr(runner.options(0)[0], "source", "")) == ("ask-test", "")
    play(runner, "use:miners_lamp")
    assert prompt(runner) == "ask-test"
    play(runner, "let-stand")
    assert me(runner).damage == 2


def test_against_phlegm_only_triangles_are_rerolled() -> None:
    runner = meet("phlegm", (4, 6, 4))
    assert keys(runner) == ["force:triangle", "let-stand"]


@pytest.mark.parametrize(("token", "offered"), [("wire_walker", False), ("leecher", True)])
def test_no_weapon_helps_against_the_wire_walker(token: str, offered: bool) -> None:
    runner = meet(token, PLUSES, (1, 4, 4), items=["fire_axe"])
    play(runner, "confront:physique")
    assert (prompt(runner), "use:fire_axe" in keys(runner)) == ("ask-test", offered)


def test_no_items_help_in_detecting_the_blue_fire() -> None:
    runner = meet("blue_fire", (3, 4, 4), items=["bag_of_bolts"])
    assert not any("bag_of_bolts" in key for key in keys(runner))
    runner = meet("mill", (3, 1, 4), items=["bag_of_bolts"])
    assert "use:bag_of_bolts" in keys(runner)


# --- what it does beside -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("token", "fatigue", "damage"),
    [("ditch_lynx", 2, 2), ("looking_pool", 2, 1), ("leecher", 1, 3), ("frying_floor", 1, 1)],
)
def test_who_fails_to_notice_it_pays_for_it(token: str, fatigue: int, damage: int) -> None:
    """The Leecher inflicts 1 radiation beside its 2 damage; the Frying floor has no ability."""
    runner = meet(token, MINUSES)
    assert (me(runner).fatigue, me(runner).damage) == (fatigue, damage)


@pytest.mark.parametrize(
    ("token", "rubles", "fatigue", "damage"),
    [("rat_king", 400, 1, 0), ("lost_child", 500, 1, 1), ("lullaby", 500, 2, 0), ("benevolence", 500, 2, 0)],
)
def test_running_away_has_its_price(token: str, rubles: int, fatigue: int, damage: int) -> None:
    runner = noticed(token)
    play(runner, "run")
    assert (me(runner).rubles, me(runner).fatigue, me(runner).damage) == (rubles, fatigue, damage)


def test_bog_crawler_damages_an_item_of_the_loser() -> None:
    assert me(lose(noticed("bog_crawler", MINUSES, items=["fire_axe"]))).tokens == {"fire_axe": 1}


def test_static_veil_deactivates_a_durable_item_of_the_loser() -> None:
    runner = lose(noticed("static_veil", MINUSES, items=["miners_lamp", "fire_axe"]))
    assert me(runner).tokens == {"miners_lamp": 1}


def test_brood_sow_calls_another_one_for_the_loser() -> None:
    runner = lose(noticed("brood_sow", MINUSES))
    there = pile(runner, "at.factory")
    assert (len(there), there[0]) == (2, "brood_sow")
    assert (THREAT[there[1]].colour, THREAT[there[1]].kind) == ("yellow", "mutant")


@pytest.mark.parametrize(
    ("token", "tokens"),
    [
        ("lake_eel", {"fire_axe": 1}),
        ("rust_bloom", {"fire_axe": 1}),
        ("magnet_storm", {"miners_lamp": 1}),
    ],
)
def test_it_does_harm_when_it_is_met(token: str, tokens: dict[str, int]) -> None:
    assert me(noticed(token, items=["fire_axe", "miners_lamp"])).tokens == tokens


@pytest.mark.parametrize(
    ("token", "rubles", "fatigue", "damage"),
    [
        ("hollow_deer", 500, 2, 2),
        ("rust_bloom", 600, 3, 2),
        ("benevolence", 500, 3, 1),
        ("magnet_storm", 700, 3, 2),
    ],
)
def test_whoever_defeats_it_gets_more_than_the_reward(token: str, rubles: int, fatigue: int, damage: int) -> None:
    runner = meet(token, PLUSES, PLUSES, fatigue=3)
    me(runner).damage = 2
    play(runner, next(key for key in keys(runner) if key.startswith("confront")))
    assert (me(runner).rubles, me(runner).fatigue, me(runner).damage) == (rubles, fatigue, damage)


@pytest.mark.parametrize("token", ["carrion_crows", "swarm_of_sparks"])
@pytest.mark.parametrize("dice", [PLUSES, MINUSES])
def test_detection_alone_decides(token: str, dice: tuple[int, ...]) -> None:
    runner = meet(token, dice, fatigue=3)
    won = dice == PLUSES
    assert (prompt(runner), me(runner).damage) == ("ask-action", 0 if won else 1)
    if token == "carrion_crows":
        assert pile(runner, "trophies.0") == (["carrion_crows"] if won else [])
    else:
        assert (me(runner).rubles, me(runner).fatigue) == ((700, 2) if won else (500, 3))


def test_open_door_gives_an_artifact_and_one_more_action_next_turn() -> None:
    runner = noticed("open_door", PLUSES)
    put(runner, "lead_egg", "deck.yellow_artifact")
    play(runner, "confront:willpower")
    assert (owned(runner, 0), me(runner).actions_next) == ({"lead_egg"}, 1)
