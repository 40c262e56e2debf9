"""The map: places and sectors (chapter 6)."""

from __future__ import annotations

import pytest

from fivefires.games.zona.state import EncounterUnderWay
from tests.games.zona.tables import (
    BLANKS,
    BUNKERS,
    DECKS,
    ENTRANCES,
    GREEN,
    OUTDOORS,
    PLUSES,
    RED,
    YELLOW,
    Game,
    again,
    bare,
    keys,
    me,
    moves,
    next_token,
    next_turn,
    pile,
    pile_of,
    play,
    prompt,
    put,
)

SECTORS = {**dict.fromkeys(GREEN, "green"), **dict.fromkeys(YELLOW, "yellow"), **dict.fromkeys(RED, "red")}
PLACES = (*OUTDOORS, *BUNKERS, *ENTRANCES, "sarcophagus")


def emission(place: str) -> Game:
    """The moment before an emission: radiation 1 in the green sector, 1 more in the yellow, 2 more in the red."""
    runner = bare("valerian", "ivan", places=("roadhouse", "roadhouse"))
    put(runner, "e2", "emissions")
    put(runner, "e1", "emissions")
    put(runner, "r21", "rumors")  # two arrows; afterwards the Voice is asked for a spot
    runner.state.marker = 4
    for deck in ("green", "yellow", "lab", "archive", "observatory", "bunker", "sarcophagus"):
        runner.table.move_all(f"events.{deck}", f"discards.events.{deck}")
    runner = next_turn(runner, 0)
    me(runner).place = place
    return runner


@pytest.mark.rule("Z-066", "Z-067", "Z-068", "Z-070", "Z-071", "Z-074")
@pytest.mark.parametrize("place", PLACES)
def test_an_emission_hurts_by_sector_and_nobody_in_a_bunker(place: str) -> None:
    runner = emission(place)
    play(runner, "pass")
    while prompt(runner) == "ask-flee":
        play(runner, "stay")
    assert prompt(runner) == "ask-rumor-token"
    assert me(runner).damage == {"green": 1, "yellow": 2, "red": 4}.get(SECTORS.get(place, ""), 0)


@pytest.mark.rule("Z-066", "Z-067", "Z-068", "Z-070", "Z-071")
@pytest.mark.parametrize("place", [*OUTDOORS, *BUNKERS])
def test_green_and_yellow_locations_have_their_events_and_all_others_none(place: str) -> None:
    runner = bare("valerian", "ivan", places=(place, "roadhouse"))
    before = {deck: len(pile(runner, f"events.{deck}")) for deck in ("green", "yellow")}
    runner = next_turn(runner, 0)
    play(runner, "pass")
    drawn = [deck for deck, size in before.items() if len(pile(runner, f"events.{deck}")) < size]
    sector = SECTORS.get(place, "")
    assert drawn == ([sector] if sector in ("green", "yellow") else [])


@pytest.mark.rule("Z-064", "Z-081")
def test_a_figure_is_in_one_location_and_a_move_takes_it_into_another() -> None:
    runner = bare("valerian", "ivan", places=("frontier", "roadhouse"))
    play(runner, "move:village")
    assert me(runner).place == "village"
    play(runner, "move:farms")
    assert me(runner).place == "farms"


@pytest.mark.rule("Z-069")
@pytest.mark.parametrize(("origin", "gate"), [("white_lake", "pripyat"), ("red_forest", "moscow_eye")])
@pytest.mark.parametrize("secrets", [0, 1, 2])
def test_anybody_may_enter_the_gates_but_only_two_secrets_lead_on(origin: str, gate: str, secrets: int) -> None:
    runner = bare("savva", "ivan", places=(origin, "roadhouse"))
    for card in ("a01", "l01")[:secrets]:
        put(runner, card, "secrets.0")
    next_token(runner, "gargantuan")
    next_token(runner, "phlegm")
    runner = again(runner)
    play(runner, f"move:{gate}")
    assert me(runner).place == gate
    runner.table.force(PLUSES, BLANKS, BLANKS)
    play(runner, "local")
    while "pass" not in keys(runner) and prompt(runner) != "ask-free-act" and runner.asked() == [0]:
        play(runner, keys(runner)[0] if "let-stand" not in keys(runner) else "let-stand")
    assert me(runner).place == ("power_plant" if secrets == 2 else gate)


@pytest.mark.rule("Z-072")
def test_threats_are_never_placed_in_a_bunker_or_moved_into_one() -> None:
    runner = bare("valerian", "ivan", places=("roadhouse", "roadhouse"))
    put(runner, "r01", "rumors")  # a green mutant to a green location, then one token to an adjacent location
    runner = next_turn(runner, 0)
    play(runner, "pass")
    assert {key.removeprefix("at:") for key in keys(runner)} == {*GREEN}
    # The Frontier has borders with two bunkers, but the token can go only into the Wetlands.
    play(runner, "at:frontier")
    assert prompt(runner) == "ask-action"
    assert pile(runner, "at.frontier") == []
    assert len(pile(runner, "at.wetlands")) == 1


@pytest.mark.rule("Z-073")
def test_a_token_that_would_be_left_in_a_bunker_is_discarded() -> None:
    runner = bare("valerian", "ivan", places=("quarry", "roadhouse"))
    next_token(runner, "mangy_hound")
    runner = again(runner)
    runner.table.force(BLANKS)
    play(runner, "local")
    encounter = next(one for one in runner.state.under_way if isinstance(one, EncounterUnderWay))
    encounter.place = "village"
    play(runner, "run")
    assert pile(runner, "tray.green_mutant")[-1] == "mangy_hound"


@pytest.mark.rule("Z-075")
@pytest.mark.parametrize("place", [*BUNKERS, *ENTRANCES])
def test_the_government_bunker_is_a_facility_and_no_bunker(place: str) -> None:
    runner = bare("valerian", "ivan", places=("roadhouse", "farms"))
    put(runner, "r07", "rumors")  # 100 rubles in bunkers
    runner.table.move_all("events.green", "discards.events.green")
    for site in ENTRANCES:
        runner.table.move_all(f"events.{DECKS[site]}", f"discards.events.{DECKS[site]}")
    runner = next_turn(runner, 0)
    me(runner).place = place
    play(runner, "pass")
    assert me(runner).rubles == (100 if place in BUNKERS else 0)


@pytest.mark.rule("Z-075", "Z-076", "Z-077", "Z-104", "Z-545")
@pytest.mark.parametrize("site", ENTRANCES)
@pytest.mark.parametrize("players", [2, 4])
def test_a_facility_is_adjacent_to_its_two_entrances_and_nothing_else(site: str, players: int) -> None:
    characters = ("valerian", "ivan", "tamara", "olga")[:players]
    runner = bare(*characters, places=[site, *["roadhouse"] * (players - 1)])
    runner.state.opened = [*ENTRANCES]
    runner = again(runner)
    assert moves(runner) == {*ENTRANCES[site]}
    # And the other way round: it can be entered from there and from nowhere else.
    for place in (*OUTDOORS, *BUNKERS):
        me(runner).place = place
        runner = again(runner)
        assert (site in moves(runner)) is (place in ENTRANCES[site])


@pytest.mark.rule("Z-078")
@pytest.mark.parametrize("players", [2, 3])
def test_no_move_leads_into_the_sarcophagus(players: int) -> None:
    runner = bare(*("valerian", "ivan", "tamara")[:players])
    for card in ("a01", "l01"):
        put(runner, card, "secrets.0")
    for place in PLACES:
        me(runner).place = place
        runner = again(runner)
        assert "sarcophagus" not in moves(runner)


@pytest.mark.rule("Z-079")
def test_any_number_may_be_in_one_location_and_nothing_comes_of_it() -> None:
    runner = bare("valerian", "ivan", "tamara", "olga", places=("frontier", "village", "village", "village"))
    before = [(other.rubles, other.damage, other.fatigue) for other in runner.state.scavengers]
    play(runner, "move:village")
    assert prompt(runner) == "ask-action"
    assert runner.asked() == [0]
    assert [other.place for other in runner.state.scavengers] == ["village"] * 4
    assert [(other.rubles, other.damage, other.fatigue) for other in runner.state.scavengers] == before


@pytest.mark.rule("Z-079")
@pytest.mark.parametrize(("players", "spaces"), [(2, 1), (3, 2), (4, 2)])
def test_facilities_are_excepted(players: int, spaces: int) -> None:
    characters = ("valerian", "ivan", "tamara", "olga")[:players]
    for inside in range(players):
        runner = bare(
            *characters, places=["quarry", *["botanical_lab"] * inside, *["village"] * (players - 1 - inside)]
        )
        runner.state.opened = ["botanical_lab"]
        runner = again(runner)
        assert ("botanical_lab" in moves(runner)) is (inside < spaces)


@pytest.mark.rule("Z-080")
def test_the_power_plant_looks_at_the_secrets_again() -> None:
    runner = bare("valerian", "ivan", places=("power_plant", "roadhouse"))
    put(runner, "a01", "secrets.0")
    runner = again(runner)
    assert keys(runner) == ["rest", "pass"]
    put(runner, "o01", "secrets.0")
    runner = again(runner)
    assert keys(runner) == ["local", "rest", "pass"]
    assert pile_of(runner, "o01") == "secrets.0"
