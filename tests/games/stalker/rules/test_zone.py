"""Radiation, injuries, anomalies and artifacts: worked examples S-E21, S-E31 to S-E36, S-E42, S-E43 and S-E49."""

from __future__ import annotations

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.anomalies import STANDEES
from fivefires.games.stalker.content.index import ANOMALY, ARTIFACT
from fivefires.games.stalker.content.overlays import OVERLAY, OVERLAYS
from fivefires.games.stalker.content.vocabulary import Field, Overlay, Petal
from fivefires.games.stalker.rules import actions, anomalies, basic, flow, gear, harm, moving, striking
from fivefires.games.stalker.state import NOWHERE, UNDER
from fivefires.kernel.table import Finished
from tests.games.stalker.tables import EAST, G0, G2, G3, P1, P2, P3, P4, WEST, Game, Map, lane, row, squares

# Overlays for the examples: a centre at offset 0, and symbols on the squares to its right.
OVERLAY[900] = Overlay(900, Field.CHEMICAL, (Petal(0, 0, (1, 2, 3, 4)), Petal(1, 0, (3, 4)), Petal(2, 0, (4,))))
OVERLAY[901] = Overlay(901, Field.CHEMICAL, (Petal(0, 0, (1, 2, 3, 4)), Petal(0, 0, (1, 2, 3, 4))))


# --- HP ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-323", "S-427", "S-428", "S-429", "S-430", "S-432")
def test_example_21_a_critical_injury() -> None:
    game = Game("palkan", "velet", on=lane())
    stalker = game.stalker()
    stalker.hp = 5
    game.play(harm.lose_hp(game.table, stalker, 7, "S-323"), "first-turn")
    assert (stalker.hp, stalker.critical, stalker.left) == (0, [True, False], [1, 2])


@pytest.mark.rule("S-431", "S-433", "S-434", "S-435", "S-005", "S-216")
def test_the_second_injury_and_death() -> None:
    game = Game("palkan", "velet", on=lane())
    stalker = game.stalker()
    stalker.hp, stalker.critical, stalker.left = 0, [True, False], [1, 2]
    game.play(harm.lose_hp(game.table, stalker, 9, "S-323"))
    assert (stalker.critical, stalker.left) == ([True, True], [1, 1])
    harm.heal(game.table, stalker, 1, "S-324")
    assert (stalker.critical, stalker.left, stalker.hp) == ([False, False], [1, 1], 1)
    stalker.hp, stalker.critical = 0, [True, True]
    with pytest.raises(Finished):
        game.play(harm.lose_hp(game.table, stalker, 1, "S-323"))
    assert game.state.result is not None
    assert (game.state.result.ending, game.state.result.winners) == ("death", [])
    assert game.state.piles[piles.EVENT][-1] == "a1_blood"


@pytest.mark.rule("S-573")
def test_alone_an_injury_leaves_one_action() -> None:
    game = Game(on=lane())
    stalker = game.stalker()
    stalker.hp = 1
    game.play(harm.lose_hp(game.table, stalker, 1, "S-323"), "second-turn")
    assert stalker.left == [3, 1]


@pytest.mark.rule("S-538", "S-537", "S-243", "S-570")
def test_the_end_of_a_round_turns_the_tokens_back() -> None:
    game = Game(on=lane())
    stalker = game.stalker()
    stalker.left, stalker.critical, stalker.turns = [0, 0], [True, False], 2
    game.table.shift("marker", 2, "supply", "map")
    stalker.markers, game.state.lead_used = 2, True
    game.play(flow.end_round(game.table))
    assert (stalker.left, stalker.turns, stalker.markers, game.state.lead_used) == ([1, 3], 0, 0, False)
    assert game.state.stock["marker"] == {"supply": 36}


# --- the dose ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-306", "S-347", "S-348", "S-524", "S-525", "S-526", "S-527", "S-528", "S-633")
def test_example_31_exposure_and_reduction() -> None:
    game = Game(on=lane())
    stalker = game.stalker()
    stalker.hp, stalker.dose = 10, 6
    game.give("neuron")
    game.give("ps5_m")
    game.table.force((G2,))
    game.play(flow.radiation(game.table))
    assert (stalker.hp, stalker.dose) == (8, 4)


@pytest.mark.rule("S-525", "S-527", "S-305")
def test_bands_and_stops() -> None:
    assert [harm.band(dose) for dose in (0, 3, 4, 7, 8, 11, 12, 15, 16)] == [0, 0, 1, 1, 2, 2, 3, 3, 4]
    game = Game(on=lane())
    stalker = game.stalker()
    stops = []
    for dose in (16, 15, 12, 11, 7, 4, 3, 1, 0):
        stalker.dose = dose
        harm.decay(game.state, stalker)
        stops.append(stalker.dose)
    assert stops == [15, 11, 11, 7, 3, 3, 0, 0, 0]


@pytest.mark.rule("S-149", "S-307", "S-308")
def test_only_above_sixteen_it_hurts_at_once() -> None:
    game = Game(on=lane())
    stalker = game.stalker()
    stalker.dose = 12
    game.play(harm.raise_dose(game.table, stalker, 4, "S-142"))
    assert (stalker.dose, stalker.hp) == (16, 16)
    game.table.force((G3, G0, G2, G0))
    game.play(harm.raise_dose(game.table, stalker, 1, "S-142"))
    assert (stalker.dose, stalker.hp) == (16, 11)


@pytest.mark.rule("S-339", "S-144")
def test_example_42_psz_9d() -> None:
    game = Game(on=lane(3, radiation={"1,0": 3}))
    stalker = game.put("0,0")
    game.give("psz_9d")
    game.focus(on=False)
    bandit = game.enemy("bandit_rifle", "2,0", WEST)
    game.table.force((G0, G0))
    game.play(striking.attack(game.table, bandit))
    assert stalker.hp == 10
    game.state.enemies = []
    game.state.turn = 0
    game.play(actions.act(game.table), f"go:{game.name(game.at('1,0'))}")
    assert stalker.dose == 1


@pytest.mark.rule("S-344", "S-346", "S-345", "S-283")
def test_example_43_an_artifact_works_only_in_its_slot() -> None:
    game = Game(on=lane())
    stalker = game.stalker()
    echinus = game.give("echinus", place="pack")
    game.play(flow.radiation(game.table))
    assert stalker.dose == 0
    gear.equip(game.table, stalker, echinus)
    assert stalker.dose == 0
    game.play(flow.radiation(game.table))
    assert stalker.dose == 4


# --- anomalies --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-543", "S-602", "S-600")
def test_every_overlay_has_all_symbols_in_its_centre() -> None:
    assert len(OVERLAYS) == 13
    for overlay in OVERLAYS:
        assert (overlay.petals[0].column, overlay.petals[0].row, overlay.petals[0].petals) == (0, 0, (1, 2, 3, 4))
    assert sum(STANDEES.values()) == 20


@pytest.mark.rule("S-552", "S-553", "S-554")
def test_example_32_and_34_chances() -> None:
    game = Game("palkan", "velet", on=Map({**squares(*row(3)), "9,9": [(5, 0)]}))
    index = game.anomaly("bubble", 900, "0,0")
    chances = [anomalies.chance(game.state, index, [game.at(name)]) for name in ("2,0", "1,0", "0,0")]
    assert chances == [4, 7, 10]
    assert anomalies.chance(game.state, index, [game.at("1,0"), game.at("2,0")]) == 7
    game.state.anomalies = []
    double = game.anomaly("bubble", 901, "0,0")
    assert anomalies.chance(game.state, double, [game.at("0,0")]) == 10
    for number in (0, 1):
        game.put("0,0", number)
        anomalies.cover(game.state, game.stalker(number))
    hidden = anomalies.covered(game.state)
    all_symbols = anomalies.petals_of(game.state, double)
    assert [petal.petals for petal in all_symbols if petal.number in hidden] == [4, 4]
    game.state.bolts = [petal.number for petal in all_symbols if petal.petals == 3]
    assert anomalies.chance(game.state, double, [game.at("0,0")]) == 3


@pytest.mark.rule("S-545", "S-546", "S-560", "S-649", "S-542")
@pytest.mark.parametrize(("face", "lost"), [(P1, 0), (P2, 0), (P3, 7), (P4, 7)])
def test_example_33_the_roll_after_a_movement(face: int, lost: int) -> None:
    """From the right over p4 to p3 and p4; afterwards he covers the p4 of his space."""
    game = Game(on=Map(squares(*row(4))))
    stalker = game.put("3,0")
    game.focus(on=False)
    index = game.anomaly("bubble", 900, "0,0")
    game.table.force((face,))
    game.play(moving.go(game.table, stalker, game.at("2,0"), 2), f"go:{game.name(game.at('1,0'))}")
    assert 16 - stalker.hp == lost
    assert stalker.exposed == (lost > 0)
    covered = next(petal for petal in anomalies.petals_of(game.state, index) if petal.number == stalker.covers)
    assert (covered.space, covered.petals) == (game.at("1,0"), 4)


@pytest.mark.rule("S-295", "S-550", "S-551", "S-557", "S-564", "S-565", "S-566", "S-567", "S-568", "S-193", "S-288")
def test_example_35_bolt_detector_and_artifact() -> None:
    game = Game("milady", "velet", on=Map(squares(*row(3))))
    stalker = game.put("2,0")
    OVERLAY[902] = Overlay(902, Field.ELECTRIC, (Petal(0, 0, (1, 2, 3, 4)), Petal(1, 0, (3, 4))))
    index = game.anomaly("electro", 902, "0,0", artifact=True)
    jacket = game.give("leather_jacket")
    game.fit("echo_detector", jacket)
    game.token("bolt")
    game.focus()
    game.state.turn = 0
    here = game.name(game.at("1,0"))
    assert anomalies.chance(game.state, index, [game.at("1,0")]) == 7
    game.play(actions.act(game.table), "bolt", f"symbol:{here}:4")
    assert anomalies.chance(game.state, index, [game.at("1,0")]) == 3
    game.table.force((P3,), (P4,))
    game.play(actions.act(game.table), f"go:{here}", "stop", "focus")
    assert (stalker.hp, stalker.focus, stalker.left[0]) == (14, False, 0)
    game.table.force((P3,))
    game.play(actions.act(game.table), "detect", f"symbol:{here}:3")
    assert anomalies.artifact_spaces(game.state) == {index: game.at("1,0")}
    assert "detect" not in game.keys(actions.options(game.state, stalker))
    stalker.left[0] = 1
    game.play(actions.act(game.table), f"artifact:{index}", f"put:{first_electric(game)}:pack")
    (card,) = [one for one in game.state.piles[piles.PACK[0]] if one in ARTIFACT]
    assert ARTIFACT[card].field == Field.ELECTRIC


def first_electric(game: Game) -> str:
    """Which artifact comes is forced: the first of its type."""
    game.table.force((1,))
    return next(card for card in game.state.piles[piles.ARTIFACTS] if ARTIFACT[card].field == Field.ELECTRIC)


@pytest.mark.rule("S-009", "S-010", "S-651")
def test_example_36_no_token_left() -> None:
    game = Game("milady", on=lane())
    stalker = game.stalker()
    game.table.shift("pinned", 10, "supply", "map")
    game.play(anomalies.strike_stalker(game.table, stalker, ANOMALY["whirligig"]))
    assert (stalker.hp, stalker.pinned) == (8, False)


@pytest.mark.rule("S-652", "S-653", "S-563", "S-523")
def test_electro_strikes_all_on_the_rolled_symbol_and_lets_them_defend() -> None:
    game = Game("palkan", "velet", on=Map(squares(*row(4))))
    first, second = game.put("1,0", 0), game.put("2,0", 1)
    index = game.anomaly("electro", 900, "0,0")
    for number in (0, 1):
        game.focus(number, on=False)
        game.give("leather_jacket", number)
    game.table.force((G3,), (G0,))
    game.play(anomalies.activate(game.table, index, 4, first))
    assert (first.hp, second.hp) == (16 - 7, 18 - 10)


@pytest.mark.rule("S-556", "S-541", "S-654")
def test_example_49_the_bubble_drifts() -> None:
    game = Game(on=lane(9))
    stalker = game.put("8,0")
    game.focus(on=False)
    game.anomaly("bubble", 1, "2,0")
    game.anomaly("", 4, "5,0")
    anomalies.drift(game.table)
    assert [one.card for one in game.state.anomalies] == ["", "bubble"]
    assert not anomalies.active_spaces(game.state) >> game.at("2,0") & 1
    assert anomalies.active_spaces(game.state) >> game.at("5,0") & 1
    assert stalker.hp == 16


@pytest.mark.rule("S-645", "S-569", "S-559", "S-561")
def test_the_chimera_ignores_anomalies_and_covers_all_the_same() -> None:
    game = Game(on=Map(squares(*row(4))))
    index = game.anomaly("bubble", 900, "0,0")
    chimera = game.enemy("chimera", "1,0", EAST)
    game.play(anomalies.touched(game.table, chimera, [game.at("3,0"), game.at("1,0")]))
    assert chimera.covers in game.symbols(index, "1,0")
    assert chimera.lost == 0


@pytest.mark.rule("S-611", "S-296")
def test_borsuk_throws_two_bolts() -> None:
    game = Game("borsuk", on=Map(squares(*row(3))))
    stalker = game.put("2,0")
    game.anomaly("bubble", 900, "0,0")
    here = game.name(game.at("1,0"))
    game.play(basic.throw_bolt(game.table, stalker), f"symbol:{here}:4", "bolt", f"symbol:{here}:3")
    assert len(game.state.bolts) == 2
    assert game.held("bolt") == 1


@pytest.mark.rule("S-529", "S-530", "S-531", "S-532")
def test_the_token_step() -> None:
    game = Game(on=lane())
    stalker = game.put("0,0")
    game.anomaly("bubble", 900, "2,0")
    game.play(basic.throw_bolt(game.table, stalker), f"symbol:{game.name(game.at('3,0'))}:4")
    game.table.shift("no-visibility", 1, "supply", "map")
    game.state.dark = [game.at("5,0")]
    bandit = game.enemy("bandit_rifle", "4,0", EAST)
    for unit in (bandit, stalker):
        game.table.shift("pinned", 1, "supply", "map")
        unit.pinned = True
    stalker.attention, stalker.noticed = 2, game.at("0,0")
    game.play(flow.tokens(game.table))
    assert (game.state.bolts, game.state.dark) == ([], [])
    assert game.state.stock["bolt"]["supply"] + game.held("bolt") == 16
    assert (bandit.pinned, stalker.pinned, stalker.focus) == (False, True, True)
    assert stalker.attention == 1


@pytest.mark.rule("S-544", "S-092")
def test_an_artifact_begins_under_its_anomaly() -> None:
    game = Game(on=lane())
    index = game.anomaly("bubble", 900, "0,0", artifact=True)
    assert game.state.anomalies[index].artifact == UNDER
    assert anomalies.artifact_spaces(game.state) == {}
    assert game.stalker().covers == NOWHERE
