"""Zona, chapter 19: threats on the board."""

from __future__ import annotations

import pytest

from fivefires.games.zona.show.view import ZonaView
from tests.games.zona.tables import HERO, B, M, P, hero


@pytest.mark.rule("Z-289", "Z-290")
def test_the_voice_chooses_one_of_several_threats_and_the_others_stay() -> None:
    game = hero("frontier", threats={"wetlands": ["mangy_hound", "frying_floor", "rat_king"]}).do("move:wetlands")
    assert (game.seat, game.keys) == (0, ["threat:mangy_hound", "threat:frying_floor", "threat:rat_king"])
    game.roll((B, B, B)).do("threat:frying_floor")
    assert (game.seat, game.keys) == (HERO, ["confront:smarts", "run"])
    game.do("run")
    assert game.asked == "ask-action"
    assert sorted(game.pile("at.wetlands")) == ["frying_floor", "mangy_hound", "rat_king"]


@pytest.mark.rule("Z-289")
def test_the_voice_chooses_for_itself_too() -> None:
    game = hero("frontier", threats={"wetlands": ["mangy_hound", "frying_floor"]}, at_turn=False)
    game.state.voice = HERO
    game.do("pass", "move:wetlands")
    assert (game.seat, game.keys) == (HERO, ["threat:mangy_hound", "threat:frying_floor"])


@pytest.mark.rule("Z-291")
def test_a_relocation_leads_to_no_encounter() -> None:
    threats = {"frontier": ["mangy_hound"], "farms": ["rat_king"]}
    game = hero("wetlands", items=["smuggler_gps"], threats=threats).do("use:smuggler_gps", "at:farms")
    assert (game.me.place, game.asked) == ("farms", "ask-action")
    assert game.pile("at.farms") == ["rat_king"]


@pytest.mark.rule("Z-292")
def test_a_turn_may_begin_beside_a_threat() -> None:
    game = hero("farms", threats={"farms": ["mangy_hound"]})
    assert game.asked == "ask-action"
    assert "search:mangy_hound" in game.keys
    game.roll((B, B, B)).do("move:village")
    assert game.asked == "ask-action"


@pytest.mark.rule("Z-293")
def test_a_token_that_is_placed_beside_a_scavenger_leads_to_no_encounter() -> None:
    tops = {"events.green": ["g05"]}
    game = hero("wetlands", tops=tops, next_out={"tray.green_anomaly": "lullaby"})
    game.do("pass", "choose:mark_the_spot")
    assert (game.asked, game.me.rubles, game.pile("at.wetlands")) == ("ask-place", 100, ["lullaby"])


@pytest.mark.rule("Z-294")
@pytest.mark.parametrize(("token", "attribute"), [("mangy_hound", "physique"), ("frying_floor", "smarts")])
def test_mutants_and_anomalies_go_through_the_same_steps(token: str, attribute: str) -> None:
    # Both: detection 2, then a test against 3, 1 physical damage for each failure.
    game = hero("farms", threats={"farms": [token]}).roll((M, B, B), (M, B, B)).do(f"search:{token}")
    assert (game.asked, game.me.damage) == ("ask-test", 0)
    game.do("let-stand")
    assert (game.keys, game.me.damage) == ([f"confront:{attribute}", "run"], 1)
    game.do(f"confront:{attribute}")
    assert game.asked == "ask-test"
    game.do("let-stand")
    assert (game.asked, game.me.damage, game.pile("at.farms")) == ("ask-action", 2, [token])


@pytest.mark.rule("Z-295")
def test_a_location_holds_any_number_of_threats_but_a_facility_none() -> None:
    tokens = ["mangy_hound", "mangy_hound#2", "mangy_hound#3", "rat_king", "blind_boar", "frying_floor", "lullaby"]
    game = hero("quarry", threats={"quarry": tokens}, next_out={"tray.green_mutant": "spitting_toad"})
    game.roll((B, B, B)).do("local", "run")
    assert sorted(game.pile("at.quarry")) == sorted([*tokens, "spitting_toad"])
    holders = {name for name in game.state.piles if name.startswith("at.")}
    assert not holders & {f"at.{place}" for place in ("village", "roadhouse", "research_station", "botanical_lab")}


@pytest.mark.rule("Z-296")
def test_everybody_may_read_every_token_on_the_board() -> None:
    game = hero("farms", threats={"factory": ["gargantuan"], "quarry": ["mangy_hound", "lullaby"]})
    for seat in range(2):
        view = ZonaView(game.state, seat)
        assert view.cards("at.factory") == ["gargantuan"]
        assert view.cards("at.quarry") == ["mangy_hound", "lullaby"]


@pytest.mark.rule("Z-290")
def test_one_move_leads_to_one_encounter() -> None:
    game = hero("frontier", threats={"wetlands": ["mangy_hound", "rat_king"]}).do("move:wetlands")
    game.roll((P, B, B), (P, P, B)).do("threat:rat_king", "confront:physique")
    assert game.pile("trophies.1") == ["rat_king"]
    assert (game.asked, game.pile("at.wetlands")) == ("ask-action", ["mangy_hound"])
