"""Zona, chapter 22: death and a new start."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.zona.tables import HERO, Play, hero, put

WEAK = ("alertness", "physique", "smarts")


def dying(place: str = "junkyard", **wished: Any) -> Play:
    """The hero is about to act with a full track and three weaknesses; the Junkyard's action would kill."""
    return hero(place, damage=6, weaknesses=WEAK, **wished)


def dead(**wished: Any) -> Play:
    game = dying(**wished).do("local")
    while game.asked == "ask-protect":
        game.do("take-it")
    return game


def restarting(game: Play) -> Play:
    """Play on to the end of the rumor phase."""
    while game.asked != "ask-restart":
        game.do(game.keys[0])
    return game


@pytest.mark.rule("Z-330")
def test_one_can_live_with_three_weaknesses() -> None:
    game = hero("junkyard", damage=6, weaknesses=WEAK[:2]).do("local", "weaken:smarts")
    assert (game.me.status, game.me.weaknesses) == ("playing", [*WEAK])


@pytest.mark.rule("Z-331")
def test_a_fourth_weakness_kills() -> None:
    assert dead().me.status == "dead"


@pytest.mark.rule("Z-325")
@pytest.mark.parametrize(("weak", "status"), [((), "playing"), (WEAK, "dead")])
def test_a_weakness_given_directly_is_laid_and_can_kill(weak: tuple[str, ...], status: str) -> None:
    # The card s09 takes a memory: a weakness, on an empty track.
    game = hero("sarcophagus", weaknesses=weak, tops={"events.sarcophagus": ["s09"]}).do("pass", "choose:a_memory")
    if not weak:
        assert game.keys == [f"weaken:{one}" for one in ("alertness", "physique", "smarts", "willpower")]
        game.roll((1, 1, 4)).do("weaken:physique")  # smarts 3 against 6
        assert (game.asked, game.me.weaknesses, game.me.damage) == ("ask-test", ["physique"], 0)
    assert game.me.status == status


@pytest.mark.rule("Z-332", "Z-333")
def test_at_death_everything_is_discarded_and_the_figure_leaves() -> None:
    items = ["crowbar", "adrenaline", "sponge", "lead_egg", "homunculus", "directorate_pass", "bag_of_bolts"]
    trophies = ["rat_king", "gargantuan", "mangy_hound"]
    game = dead(items=items, worn=["steel_helmet"], trophies=trophies, rubles=700, reputation=1, tokens={"crowbar": 2})
    me = game.me
    assert (me.place, me.character, me.rubles, me.damage, me.weaknesses, me.tokens) == ("", "", 0, 0, [], {})
    assert game.pile("discards.junk") == ["crowbar"]
    assert sorted(game.pile("discards.equipment")) == ["adrenaline", "steel_helmet"]
    assert (game.pile("discards.green_artifact"), game.pile("discards.yellow_artifact")) == (["sponge"], ["lead_egg"])
    assert {"homunculus", "directorate_pass", "bag_of_bolts", "olga"} <= {*game.pile("box")}
    assert game.pile("tray.green_mutant")[-2:] == ["rat_king", "mangy_hound"]
    assert game.pile("tray.yellow_mutant")[-1] == "gargantuan"
    assert [component for component, places in game.state.stock.items() if f"seat.{HERO}" in places] == []
    assert game.runner.table.box.census(game.state) == []


@pytest.mark.rule("Z-334")
def test_death_ends_the_turn_and_the_action() -> None:
    game = dead()
    assert (game.seat, game.asked) == (0, "ask-place")  # The Voice, in the rumor phase.
    assert (game.pile("discards.junk"), game.state.turn) == ([], None)


@pytest.mark.rule("Z-334")
def test_a_death_discards_the_event_card_in_progress() -> None:
    # The event g10: 1 radiation, then 100 rubles.
    game = dying("farms", tops={"events.green": ["g10"]}).do("pass")
    assert (game.me.status, game.me.rubles) == ("dead", 0)
    assert game.pile("discards.events.green") == ["g10"]


@pytest.mark.rule("Z-334")
def test_a_card_discarded_by_a_death_counts_for_looting() -> None:
    game = dying("botanical_lab", at_turn=False, fatigue=5)
    game.state.opened.append("botanical_lab")
    game.runner.table.move_all("events.lab", "discards.events.lab")
    put(game.runner, "l07", "events.lab")
    game.do("pass", "pass")
    assert game.me.status == "dead"
    assert (game.pile("events.lab"), len(game.pile("discards.events.lab"))) == ([], 10)
    game.do(game.keys[0])
    restarting(game).do("stop")
    game.state.scavengers[0].fatigue = 2
    game.do("local").state.scavengers[0].place = "quarry"
    game.do("done")
    assert "move:research_station" in game.keys
    assert "move:botanical_lab" not in game.keys


@pytest.mark.rule("Z-334")
def test_a_death_over_the_last_sarcophagus_card_loses_the_game() -> None:
    game = dying("sarcophagus", at_turn=False)
    game.runner.table.move_all("events.sarcophagus", "discards.events.sarcophagus")
    put(game.runner, "s09", "events.sarcophagus")
    game.do("pass", "pass", "choose:a_memory")
    result = game.state.result
    assert result is not None
    assert (result.ending, result.winners) == ("sarcophagus", [])


@pytest.mark.rule("Z-335", "Z-336")
def test_two_unused_characters_are_dealt_and_the_other_one_goes_back() -> None:
    game = restarting(dead())
    assert game.seat == HERO
    dealt = [key.removeprefix("character:") for key in game.keys[:-1]]
    assert (len(dealt), game.keys[-1]) == (2, "stop")
    assert not {*dealt} & {"olga", "valerian"}
    before = len(game.pile("characters"))
    game.do(f"character:{dealt[0]}")
    assert dealt[1] in game.pile("characters")
    assert (len(game.pile("characters")), "olga" in game.pile("characters")) == (before + 1, False)


@pytest.mark.rule("Z-335")
def test_the_last_unused_character_is_dealt_alone() -> None:
    game = dead()
    for name in [*game.pile("characters")]:
        if name != "lukas":
            put(game.runner, name, "box")
    assert restarting(game).keys == ["character:lukas", "stop"]


@pytest.mark.rule("Z-336")
def test_players_who_begin_again_in_the_same_phase_are_dealt_to_in_turn_order() -> None:
    game = dying("chernobyl", fatigue=5, at_turn=False)
    other = game.state.scavengers[0]
    other.place, other.damage, other.fatigue, other.weaknesses = "chernobyl", 6, 5, [*WEAK]
    game.runner.table.shift("weakness-token", 3, "supply", "seat.0")
    game.do("drop-something", "drop-nothing", "local", "local")
    assert [one.status for one in game.state.scavengers] == ["dead", "dead"]
    restarting(game)
    # The token has passed to seat 1 when the new characters enter.
    assert (game.state.voice, game.seat) == (HERO, HERO)
    game.do("stop")
    assert (game.seat, game.asked) == (0, "ask-restart")


@pytest.mark.rule("Z-337", "Z-338", "Z-339")
def test_a_new_character_enters_at_the_end_of_the_round_and_acts_from_the_next_on() -> None:
    game = dead(rubles=900, fatigue=4)
    for name in [*game.pile("characters")]:
        if name != "savva":
            put(game.runner, name, "box")
    put(game.runner, "savva", "characters")
    restarting(game)
    on_board = sum(len(pile) for name, pile in game.state.piles.items() if name.startswith("at."))
    assert (game.state.round, game.me.status) == (1, "dead")
    game.do("character:savva")
    assert game.asked == "ask-arrange"
    game.do("wear:scrap_mail")
    me = game.me
    assert (me.status, me.character, me.place, me.rubles) == ("playing", "savva", "junkyard", 200)
    assert (me.damage, me.fatigue, me.reputation, me.weaknesses) == (1, 1, -1, [])
    assert game.pile("worn.1") == ["scrap_mail"]
    assert sorted([*game.pile("small.1"), *game.pile("packed.1")]) == ["rebar_club", "sack_of_roots", "tunnel_lamp"]
    held = [one for one, places in game.state.stock.items() if f"seat.{HERO}" in places]
    assert sorted(held) == ["backpack-board", "fatigue-dial", "player-aid", "reputation-token"]
    assert sum(len(pile) for name, pile in game.state.piles.items() if name.startswith("at.")) == on_board
    assert (game.state.round, game.seat, game.asked) == (2, HERO, "ask-action")  # The token has gone on.


@pytest.mark.rule("Z-340")
def test_whoever_does_not_begin_again_is_out() -> None:
    game = restarting(dead()).do("stop")
    assert (game.me.status, game.state.round, game.seat) == ("out", 2, 0)
    game.until_round(3)
    assert (game.me.status, game.seat) == ("out", 0)


@pytest.mark.rule("Z-340")
def test_without_a_character_left_the_player_is_out() -> None:
    game = dead()
    game.runner.table.move_all("characters", "box")
    game.do(game.keys[0])
    assert (game.me.status, game.state.round) == ("out", 2)


@pytest.mark.rule("Z-340")
def test_when_everybody_is_out_all_lose() -> None:
    game = dead()
    game.state.scavengers[0].status = type(game.me.status)("out")
    restarting(game).do("stop")
    result = game.state.result
    assert result is not None
    assert (result.ending, result.winners) == ("nobody-left", [])


@pytest.mark.rule("Z-341", "Z-344")
def test_of_two_secrets_one_may_be_kept_and_the_other_goes_to_the_discards() -> None:
    game = restarting(dead(secrets=["l01", "a01"]))
    game.do(game.keys[0])
    assert game.keys == ["secret:l01", "secret:a01", "no-secret"]
    game.do("secret:a01")
    assert game.pile("secrets.1") == ["a01"]
    assert (game.pile("discards.events.lab"), "l01" in game.pile("events.lab")) == (["l01"], False)


@pytest.mark.rule("Z-341")
def test_keeping_none_is_allowed() -> None:
    game = restarting(dead(secrets=["l01", "a01"]))
    game.do(game.keys[0], "no-secret")
    assert game.pile("secrets.1") == []


@pytest.mark.rule("Z-342", "Z-344")
def test_of_three_secrets_one_is_kept_and_a_single_one_is_lost() -> None:
    game = restarting(dead(secrets=["l01", "a01", "o01"]))
    game.do(game.keys[0])
    assert game.keys == ["secret:l01", "secret:a01", "secret:o01", "no-secret"]
    game.do("secret:o01")
    assert game.pile("secrets.1") == ["o01"]
    game = restarting(dead(secrets=["l01"]))
    assert game.pile("discards.events.lab") == ["l01"]
    assert "secret" not in game.do(game.keys[0]).asked


@pytest.mark.rule("Z-343")
def test_a_kept_secret_counts_for_the_ban_on_its_facility() -> None:
    game = dead(secrets=["l01", "a01"])
    game.state.opened += ["botanical_lab", "underground_archive"]
    restarting(game)
    game.do(game.keys[0], "secret:l01")
    while game.asked == "ask-arrange":
        game.do(game.keys[0])
    game.me.place = "wetlands"
    game.do("drop-something", "drop-nothing")
    assert "move:quarry" in game.keys
    assert "move:botanical_lab" not in game.keys
    game.do("pass").me.place = "barracks"
    while not (game.seat == HERO and game.asked == "ask-action"):
        game.do("pass" if "pass" in game.keys else game.keys[-1])
    assert game.pile("secrets.1") == ["l01"]
