"""Zona, chapter 23: fatigue."""

from __future__ import annotations

import pytest

from tests.games.zona.tables import B, hero, put

# Chernobyl: fatigue rises by 2, then 400 rubles.


@pytest.mark.rule("Z-345", "Z-346", "Z-348")
@pytest.mark.parametrize(("before", "after", "harm"), [(1, 3, 0), (3, 5, 0), (4, 5, 1), (5, 5, 2)])
def test_the_dial_stops_at_5_and_each_point_beyond_is_one_damage(before: int, after: int, harm: int) -> None:
    game = hero("chernobyl", fatigue=before).do("local")
    assert (game.me.fatigue, game.me.damage, game.me.rubles) == (after, harm, 400)


@pytest.mark.rule("Z-345", "Z-346", "Z-347")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (4, 2), (3, 1), (2, 1)])
def test_fatigue_falls_by_the_stated_number_and_stops_at_1(before: int, after: int) -> None:
    game = hero("frontier", items=["canned_stew"], fatigue=before).do("use:canned_stew")
    assert game.me.fatigue == after


@pytest.mark.rule("Z-347")
def test_at_1_nothing_falls() -> None:
    game = hero("farms", tops={"events.green": ["g02"]}).do("pass", "choose:eat_and_go")
    assert game.me.fatigue == 1


@pytest.mark.rule("Z-349", "Z-350")
def test_damage_from_fatigue_is_neither_prevented_nor_changed() -> None:
    items = ["iodine", "valerian_drops", "pitch", "sponge", "timber", "holy_water"]
    game = hero("chernobyl", items=items, fatigue=5).do("local")
    assert (game.asked, game.me.damage, game.me.tokens) == ("ask-action", 2, {})


@pytest.mark.rule("Z-349", "Z-350")
def test_savvas_ability_does_not_lower_it() -> None:
    assert hero("chernobyl", hero="savva", fatigue=5).do("local").me.damage == 2


@pytest.mark.rule("Z-350")
def test_all_of_one_increase_is_one_package() -> None:
    game = hero("chernobyl", fatigue=5, damage=6).do("local", "weaken:smarts")
    assert (game.asked, game.me.weaknesses, game.me.damage) == ("ask-action", ["smarts"], 6)


@pytest.mark.rule("Z-351")
@pytest.mark.parametrize(("fatigue", "opens"), [(1, True), (2, False)])
def test_a_lock_that_pushes_fatigue_beyond_5_stays_shut(fatigue: int, opens: bool) -> None:
    # The lock k3 asks for 4 fatigue.
    game = hero("quarry", fatigue=fatigue, at_turn=False)
    other = game.pile("lock.botanical_lab")[0]
    if other != "k3":
        put(game.runner, "k3", "lock.botanical_lab")
        put(game.runner, other, "box")
    game.do("pass")
    assert ("open:botanical_lab:0" in game.keys) is opens
    if opens:
        game.do("open:botanical_lab:0")
        assert (game.me.fatigue, game.me.damage, game.me.place) == (5, 0, "botanical_lab")


@pytest.mark.rule("Z-346")
def test_forcing_a_test_turns_the_dial_by_one() -> None:
    game = hero("frontier", fatigue=3).roll((B, B, B), (B,)).do("local", "force:blank")
    assert game.me.fatigue == 4
