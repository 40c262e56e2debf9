"""Chapter 26 of Zona's rules: emissions."""

from __future__ import annotations

import pytest

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.emissions import EMISSIONS
from fivefires.games.zona.content.rumors import RUMORS
from fivefires.games.zona.state import Stage
from tests.games.zona.tables import (
    Game,
    emission,
    give,
    give_trophies,
    keys,
    lay,
    me,
    pile,
    play,
    put,
    rumor,
    seated,
    stack,
    view,
    weaken,
)

GREEN_PLACES = {"barracks", "farms", "frontier", "junkyard", "quarry", "wetlands"}
YELLOW_PLACES = {"chernobyl", "factory", "misty_hill", "proving_grounds", "red_forest", "white_lake"}
RED_PLACES = {"moscow_eye", "pripyat", "power_plant"}
# What card e1 shows on its front, and e2 on its back.
FRONT_OF_E1 = [
    ("frontier", "green_mutant"),
    ("junkyard", "green_anomaly"),
    ("chernobyl", "yellow_mutant"),
    ("red_forest", "yellow_anomaly"),
]
BACK_OF_E2 = [
    ("barracks", "green_mutant"),
    ("frontier", "green_anomaly"),
    ("factory", "yellow_anomaly"),
    ("moscow_eye", "yellow_mutant"),
]


def at(*places: str) -> Game:
    """Scavengers of 6 and 7 fortitude spaces at these places."""
    runner = seated(*("olga", "savva", "andriej", "oleg")[: len(places)])
    for seat, place in enumerate(places):
        me(runner, seat).place = place
    return runner


# --- the card and the diagram -------------------------------------------------------------------------------


@pytest.mark.rule("Z-372", "Z-373")
def test_the_top_card_is_turned_over_and_the_next_back_completes_its_diagram() -> None:
    runner = emission(at("village", "research_station"), "e1", "e2")
    assert pile(runner, "emissions.flipped") == ["e1"]
    assert pile(runner, "emissions")[-1] == "e2"
    laid = {place for place, _slot in FRONT_OF_E1 + BACK_OF_E2}
    assert {place for place in GREEN_PLACES | YELLOW_PLACES | RED_PLACES if pile(runner, f"at.{place}")} == laid


@pytest.mark.rule("Z-373")
def test_half_of_the_next_diagram_is_known_beforehand() -> None:
    runner = emission(at("village", "research_station"), "e1", "e2")
    for seat in (0, 1):
        back = view(runner, seat).emission_back
        assert [(place, f"{colour}_{kind}") for place, colour, kind in back] == BACK_OF_E2


@pytest.mark.rule("Z-374")
def test_without_a_card_left_the_earlier_ones_make_a_new_deck() -> None:
    runner = at("research_station", "research_station")
    stack(runner, "emissions.flipped", *(card for card in pile(runner, "emissions") if card != "e1"))
    runner.state.marker = 5
    runner.table.force_top("emissions", "e2")
    rumor(runner, "r08")
    assert pile(runner, "emissions.flipped") == ["e1"]
    assert sorted(pile(runner, "emissions")) == ["e2", "e3", "e4", "e5", "e6", "e7", "e8"]
    assert pile(runner, "emissions")[-1] == "e2"
    laid = {place for place, _slot in FRONT_OF_E1 + BACK_OF_E2}
    assert {place for place in GREEN_PLACES | YELLOW_PLACES | RED_PLACES if pile(runner, f"at.{place}")} == laid


@pytest.mark.rule("Z-387", "Z-573")
def test_threats_are_laid_out_in_the_order_printed_the_front_first() -> None:
    runner = at("frontier", "research_station")
    expected: dict[str, list[str]] = {}
    slots = {
        slot: pile(runner, f"tray.{slot}")
        for slot in ("green_mutant", "green_anomaly", "yellow_mutant", "yellow_anomaly")
    }
    for place, slot in FRONT_OF_E1 + BACK_OF_E2:
        expected.setdefault(place, []).append(slots[slot].pop(0))  # tokens are drawn at the bottom
    emission(runner, "e1", "e2")
    play(runner, "stay")
    assert {place: pile(runner, f"at.{place}") for place in expected} == expected
    # Olga is in the Frontier, where two tokens were laid: there is no encounter.
    assert runner.state.round == 2
    assert runner.state.under_way == []


@pytest.mark.rule("Z-509")
@pytest.mark.parametrize("card", EMISSIONS, ids=lambda card: card.id)
def test_a_card_shows_damage_for_three_sectors_and_three_or_four_threats_on_each_side(card: v.EmissionCard) -> None:
    for damage in (card.green, card.yellow, card.red):
        assert damage.radiation + damage.mental + damage.physical >= 1
    assert len(card.front) in (3, 4)
    assert len(card.back) in (3, 4)


@pytest.mark.rule("Z-507")
def test_cards_put_green_threats_into_green_places_and_yellow_ones_into_the_others() -> None:
    for card in EMISSIONS:
        for place, colour, _kind in card.front + card.back:
            assert place in (GREEN_PLACES if colour == "green" else YELLOW_PLACES | RED_PLACES)
    for one in RUMORS:
        for effect in one.do:
            if isinstance(effect, v.PlaceThreat):
                assert set(effect.where.sectors) <= ({"green"} if effect.colour == "green" else {"yellow", "red"})


@pytest.mark.rule("Z-507")
def test_a_green_threat_is_not_moved_into_a_yellow_place() -> None:
    runner = at("village", "research_station")
    lay(runner, "junkyard", "mangy_hound")
    rumor(runner, "r01")
    assert "at:barracks" in keys(runner)
    assert "at:chernobyl" not in keys(runner)
    play(runner, "at:barracks", "at:junkyard")
    assert "at:wetlands" in keys(runner)
    assert "at:chernobyl" not in keys(runner)


# --- fleeing ------------------------------------------------------------------------------------------------


@pytest.mark.rule("Z-375")
def test_whoever_is_beside_a_bunker_may_flee_into_it_for_two_fatigue() -> None:
    runner = emission(at("quarry", "research_station"), "e1", "e2")
    assert keys(runner) == ["flee:research_station", "stay"]
    play(runner, "flee:research_station")
    assert (me(runner).place, me(runner).fatigue, me(runner).damage) == ("research_station", 3, 0)


@pytest.mark.rule("Z-375")
@pytest.mark.parametrize("place", ["red_forest", "pripyat", "botanical_lab"])
def test_nobody_else_is_asked(place: str) -> None:
    runner = emission(at(place, "research_station"), "e1", "e2")
    assert runner.state.round == 2
    assert me(runner).place == place


@pytest.mark.rule("Z-375", "Z-575")
@pytest.mark.parametrize(("bunker", "next_one"), [("village", "roadhouse"), ("roadhouse", "village")])
def test_from_a_bunker_one_may_flee_into_the_adjacent_one(bunker: str, next_one: str) -> None:
    runner = at(bunker, "research_station")
    stack(runner, "emissions", "e1", "e2")
    runner.state.marker = 5
    rumor(runner, "r08")
    assert keys(runner) == [f"flee:{next_one}", "stay"]
    play(runner, f"flee:{next_one}")
    assert (me(runner).place, me(runner).fatigue, runner.state.round) == (next_one, 3, 2)


@pytest.mark.rule("Z-376")
def test_the_players_decide_in_turn_order_from_the_voice_and_pick_a_bunker() -> None:
    runner = seated("olga", "savva", "oleg", voice=1)
    for seat, place in enumerate(("quarry", "frontier", "wetlands")):
        me(runner, seat).place = place
    emission(runner, "e1", "e2")
    asked = []
    while runner.state.stage is Stage.EMISSION_FLEE:
        asked.append((runner.asked()[0], keys(runner)))
        play(runner, keys(runner)[0])
    assert asked == [
        (1, ["flee:roadhouse", "flee:village", "stay"]),
        (2, ["flee:roadhouse", "stay"]),
        (0, ["flee:research_station", "stay"]),
    ]
    assert [me(runner, seat).place for seat in range(3)] == ["research_station", "roadhouse", "roadhouse"]


@pytest.mark.rule("Z-377")
@pytest.mark.parametrize(("fatigue", "damage"), [(3, 0), (4, 1), (5, 2)])
def test_fleeing_at_high_fatigue_costs_damage_that_nothing_prevents(fatigue: int, damage: int) -> None:
    runner = at("quarry", "research_station")
    give(runner, 0, "mercenary_armor", "timber")
    me(runner).fatigue = fatigue
    emission(runner, "e1", "e2")
    play(runner, "flee:research_station")
    assert (me(runner).fatigue, me(runner).damage) == (5, damage)
    assert me(runner).tokens == {}


# --- damage -------------------------------------------------------------------------------------------------


@pytest.mark.rule("Z-378", "Z-379")
@pytest.mark.parametrize("place", ["research_station", "roadhouse", "village", "government_bunker", "sarcophagus"])
def test_indoors_an_emission_does_nothing(place: str) -> None:
    runner = emission(at(place, "red_forest"), "e5", "e1")
    assert me(runner).damage == 0
    assert me(runner, 1).damage == 2  # outdoors it does 3, of which thick blood takes 1


@pytest.mark.rule("Z-378", "Z-380", "Z-381", "Z-382")
@pytest.mark.parametrize(("place", "damage"), [("barracks", 1), ("proving_grounds", 2), ("pripyat", 4)])
def test_the_damage_grows_from_sector_to_sector(place: str, damage: int) -> None:
    """Card e1: 1 in the green sector, 1 more in the yellow one, 2 more in the red one."""
    runner = at(place, "research_station")
    emission(runner, "e1", "e2")
    if "stay" in keys(runner):
        play(runner, "stay")
    assert me(runner).damage == damage


@pytest.mark.rule("Z-383")
def test_all_of_it_is_one_package_and_gives_one_weakness_at_most() -> None:
    runner = at("pripyat", "research_station")
    me(runner).damage = 6
    emission(runner, "e2", "e1")  # 1 radiation, 1 mental and 2 mental
    play(runner, "weaken:smarts")
    assert me(runner).weaknesses == ["smarts"]
    assert runner.state.round == 2


@pytest.mark.rule("Z-383")
def test_protection_sees_all_damage_of_one_scavenger_at_once() -> None:
    runner = at("pripyat", "research_station")
    give(runner, 0, "antirad_syringe")
    emission(runner, "e1", "e2")
    play(runner, "use:antirad_syringe")  # cancels 3 of 4
    assert me(runner).damage == 1


@pytest.mark.rule("Z-383")
def test_the_scavengers_suffer_in_turn_order() -> None:
    runner = seated("olga", "oleg", "andriej", voice=2)
    for seat in range(3):
        me(runner, seat).place = "red_forest"
        give(runner, seat, ("iodine", "iodine#2", "antirad_syringe")[seat])
    emission(runner, "e1", "e2")
    asked = []
    while runner.state.stage is Stage.EMISSION_DAMAGE:
        asked += runner.asked()
        play(runner, "take-it")
    assert asked == [2, 0, 1]


# --- clearing the board -------------------------------------------------------------------------------------


@pytest.mark.rule("Z-384")
def test_the_persistent_rumor_and_all_threats_go() -> None:
    runner = at("village", "research_station")
    put(runner, "r16", "rumors.in_force")
    runner.state.rumor_token = "farms"
    lay(runner, "farms", "mangy_hound", "warm_rain")
    emission(runner, "e1", "e2")
    assert pile(runner, "rumors.in_force") == []
    assert "r16" in pile(runner, "discards.rumors")
    assert runner.state.rumor_token == ""
    assert pile(runner, "at.farms") == []
    assert "mangy_hound" in pile(runner, "tray.green_mutant")
    assert "warm_rain" in pile(runner, "tray.green_anomaly")


@pytest.mark.rule("Z-384")
def test_the_token_serves_the_next_persistent_rumor() -> None:
    runner = at("village", "research_station")
    put(runner, "r15", "rumors.in_force")
    runner.state.rumor_token = "farms"
    emission(runner, "e1", "e2", by="r16")
    play(runner, "at:quarry")
    assert runner.state.rumor_token == "quarry"
    assert pile(runner, "rumors.in_force") == ["r16"]


@pytest.mark.rule("Z-385")
def test_tokens_go_back_place_by_place_and_the_oldest_first() -> None:
    runner = at("village", "research_station")
    lay(runner, "wetlands", "rat_king")
    lay(runner, "quarry", "bog_crawler")
    lay(runner, "barracks", "ditch_lynx", "hollow_deer")
    emission(runner, "e4", "e8")  # neither asks for a green mutant
    assert pile(runner, "tray.green_mutant")[-4:] == ["ditch_lynx", "hollow_deer", "bog_crawler", "rat_king"]


@pytest.mark.rule("Z-385")
def test_all_are_back_before_a_new_one_is_drawn() -> None:
    runner = at("village", "research_station")
    tokens = pile(runner, "tray.green_mutant")
    lay(runner, "wetlands", *tokens)
    assert pile(runner, "tray.green_mutant") == []
    emission(runner, "e1", "e2")
    assert pile(runner, "at.frontier")[0] == tokens[0]
    assert pile(runner, "at.barracks") == [tokens[1]]


@pytest.mark.rule("Z-386")
def test_trophies_stay_with_their_owners() -> None:
    runner = at("village", "research_station")
    give_trophies(runner, 0, "gargantuan", "rat_king")
    emission(runner, "e1", "e2")
    assert pile(runner, "trophies.0") == ["gargantuan", "rat_king"]


@pytest.mark.rule("Z-388")
def test_the_marketplace_is_discarded_and_filled_anew() -> None:
    runner = at("village", "research_station")
    before = {
        row: [pile(runner, f"market.{row}.{column}")[0] for column in (1, 2, 3, 4)] for row in ("junk", "equipment")
    }
    decks = {row: pile(runner, f"deck.{row}")[::-1][:4] for row in before}
    emission(runner, "e1", "e2")
    for row, lying in before.items():
        assert pile(runner, f"discards.{row}") == lying
        assert [pile(runner, f"market.{row}.{column}") for column in (1, 2, 3, 4)] == [[one] for one in decks[row]]


@pytest.mark.rule("Z-383")
def test_a_death_in_an_emission_does_not_spare_the_next_one() -> None:
    runner = at("red_forest", "village", "red_forest")
    me(runner).damage = 6
    weaken(runner, 0, "alertness", "physique", "smarts")
    emission(runner, "e1", "e2")
    assert me(runner).place == ""
    assert me(runner, 2).damage == 2
