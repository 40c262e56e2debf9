"""Anomalies, looked at closely: each symbol, each roll, whom it strikes and what it does to them."""

from __future__ import annotations

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.contacts import COMPANION
from fivefires.games.stalker.content.index import ANOMALY, ARTIFACT
from fivefires.games.stalker.content.overlays import OVERLAY
from fivefires.games.stalker.content.vocabulary import AnomalySpot, Field, Overlay, Petal
from fivefires.games.stalker.rules import anomalies, gear, moving, wounds
from fivefires.games.stalker.state import HIGH, NOWHERE, UNDER, Companion, Touched
from tests.games.stalker.rules.test_attack import next_wound
from tests.games.stalker.tables import EAST, G3, P1, P3, P4, WEST, Game, Map, lane, row, squares

OVERLAY[920] = Overlay(920, Field.CHEMICAL, (Petal(0, 0, (1, 2, 3, 4)), Petal(1, 0, (3, 4)), Petal(2, 0, (4,))))


def field(*team: str, card: str = "bubble", artifact: bool = False, length: int = 8) -> tuple[Game, int]:
    """A lane whose first three squares carry symbols."""
    game = Game(*(team or ("palkan",)), on=Map(squares(*row(length))))
    for number in range(len(game.state.stalkers)):
        game.put(f"{length - 1},0", number)
        game.focus(number, on=False)
    return game, game.anomaly(card, 920, "0,0", artifact=artifact)


def names(game: Game, spaces: int) -> list[str]:
    assert game.on is not None
    return [name for name in game.on.letter if spaces >> game.at(name) & 1]


# --- symbols ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-157", "S-159", "S-551", "S-556", "S-562")
def test_which_spaces_are_dangerous() -> None:
    game, index = field()
    game.anomaly("", 920, "5,0")
    assert anomalies.active(game.state) == [index]
    assert names(game, anomalies.active_spaces(game.state)) == ["0,0", "1,0", "2,0"]
    game.state.bolts = game.symbols(index, "2,0")
    assert names(game, anomalies.uncovered_spaces(game.state)) == ["0,0", "1,0"]
    game.state.bolts = game.symbols(index, "2,0") + game.symbols(index, "1,0")[:1]
    assert names(game, anomalies.uncovered_spaces(game.state)) == ["0,0", "1,0"]
    assert names(game, anomalies.active_spaces(game.state)) == ["0,0", "1,0", "2,0"]


@pytest.mark.rule("S-551", "S-557", "S-558", "S-559")
def test_bolts_artifacts_and_units_cover_and_nothing_else() -> None:
    game, index = field("palkan")
    assert anomalies.covered(game.state) == []
    first, second = game.symbols(index, "1,0")
    (third,) = game.symbols(index, "2,0")
    game.state.bolts = [first]
    game.state.anomalies[index].artifact = second
    game.stalker().covers = third
    assert sorted(anomalies.covered(game.state)) == sorted([first, second, third])
    game.state.anomalies[index].artifact = UNDER
    assert sorted(anomalies.covered(game.state)) == sorted([first, third])


@pytest.mark.rule("S-560", "S-569")
def test_the_most_petals_are_covered_first() -> None:
    game, index = field("palkan", "velet")
    stalker, other = game.put("1,0"), game.put("1,0", 1)
    anomalies.cover(game.state, stalker)
    anomalies.cover(game.state, other)
    shown = {petal.number: petal.petals for petal in anomalies.petals_of(game.state, index)}
    assert (shown[stalker.covers], shown[other.covers]) == (4, 3)
    game.put("4,0")
    anomalies.cover(game.state, stalker)
    assert stalker.covers == NOWHERE


@pytest.mark.rule("S-552", "S-553")
def test_a_chance_counts_only_its_own_spaces_and_what_is_uncovered() -> None:
    game, index = field()
    assert anomalies.chance(game.state, index, []) == 0
    assert anomalies.chance(game.state, index, [game.at("5,0")]) == 0
    game.state.bolts = game.symbols(index, "2,0")
    assert anomalies.chance(game.state, index, [game.at("2,0")]) == 0
    assert anomalies.chance(game.state, index, [game.at("1,0"), game.at("2,0")]) == 7


# --- laid and gone ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-092", "S-093", "S-544", "S-556", "S-603")
def test_an_overlay_is_drawn_among_those_left_of_its_type() -> None:
    game = Game()
    game.state.anomalies = []
    stock = {**game.state.stock["anomaly-overlay"]}
    seen = []
    for _ in range(3):
        anomalies.lay(game.table, AnomalySpot("T02.A", Field.ELECTRIC, empty=True))
        seen.append(game.state.anomalies[-1].overlay)
    assert sorted(seen) == [6, 7, 11]
    assert {one.card for one in game.state.anomalies} == {""}
    assert {one.artifact for one in game.state.anomalies} == {NOWHERE}
    assert game.state.stock["anomaly-overlay"]["map"] == stock["map"] + 3


@pytest.mark.rule("S-092", "S-093", "S-179")
def test_a_card_of_its_type_is_drawn_and_its_standee_stands() -> None:
    game = Game()
    game.state.anomalies = []
    before = game.state.stock["fire-standee"]["supply"]
    tokens = game.state.stock[piles.ARTIFACT_TOKEN]["supply"]
    anomalies.lay(game.table, AnomalySpot("T02.A", Field.FIRE, overlay=9))
    (one,) = game.state.anomalies
    assert ANOMALY[one.card].field == Field.FIRE
    assert (one.overlay, one.centre) == (9, game.at("T02.A"))
    assert game.state.piles[piles.ANOMALIES][-1] == one.card
    assert game.state.stock["fire-standee"]["supply"] == before - 1
    brings = ANOMALY[one.card].artifacts
    assert one.artifact == (UNDER if brings else NOWHERE)
    assert game.state.stock[piles.ARTIFACT_TOKEN]["supply"] == tokens - brings


@pytest.mark.rule("S-540", "S-544", "S-009")
def test_without_a_token_left_it_hides_nothing() -> None:
    game = Game()
    game.state.anomalies = []
    left = game.state.stock[piles.ARTIFACT_TOKEN]["supply"]
    game.table.shift(piles.ARTIFACT_TOKEN, left, piles.SUPPLY, piles.MAP)
    anomalies.lay(game.table, AnomalySpot("T02.A", Field.FIRE, card="burner"))
    assert game.state.anomalies[0].artifact == NOWHERE
    game.table.shift(piles.ARTIFACT_TOKEN, 1, piles.MAP, piles.SUPPLY)
    anomalies.lay(game.table, AnomalySpot("T02.B", Field.CHEMICAL, card="bubble", artifact=False))
    assert game.state.anomalies[1].artifact == NOWHERE


@pytest.mark.rule("S-556")
def test_what_vanishes_gives_back_its_tokens_and_bares_the_ground() -> None:
    game, _ = field("palkan", "velet", artifact=True)
    other = game.anomaly("whirligig", 920, "4,0", artifact=True)
    game.table.shift("chemical-standee", 1, piles.SUPPLY, piles.MAP)
    game.table.shift(piles.ARTIFACT_TOKEN, 2, piles.SUPPLY, piles.MAP)
    stood, lay = game.state.stock["chemical-standee"][piles.MAP], game.state.stock[piles.ARTIFACT_TOKEN][piles.MAP]
    one, two = game.put("1,0"), game.put("5,0", 1)
    for stalker in (one, two):
        anomalies.cover(game.state, stalker)
    covers = two.covers
    anomalies.vanish(game.table, "bubble")
    assert game.state.stock["chemical-standee"].get(piles.MAP, 0) == stood - 1
    assert game.state.stock[piles.ARTIFACT_TOKEN].get(piles.MAP, 0) == lay - 1
    assert [anomaly.card for anomaly in game.state.anomalies] == ["", "whirligig"]
    assert game.state.anomalies[other].artifact == UNDER
    assert (one.covers, two.covers) == (NOWHERE, covers)
    anomalies.vanish(game.table, "bubble")
    assert game.state.stock[piles.ARTIFACT_TOKEN].get(piles.MAP, 0) == lay - 1


# --- the roll ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-545", "S-546", "S-547", "S-561")
@pytest.mark.parametrize(
    ("way", "face", "struck"),
    [
        (("2,0", "3,0"), P4, True),  # left
        (("3,0", "2,0", "3,0"), P4, True),  # crossed
        (("3,0", "2,0"), P4, True),  # entered
        (("3,0", "2,0"), P3, False),  # another symbol
        (("3,0", "4,0"), P4, None),  # beside it
        (("1,0",), P4, None),  # no movement
    ],
)
def test_it_is_rolled_for_whatever_was_touched(way: tuple[str, ...], face: int, struck: bool | None) -> None:
    game, _ = field()
    stalker = game.put(way[-1])
    if struck is not None:
        game.table.force((face,))
    game.state.rolled = 0
    game.play(anomalies.touched(game.table, stalker, [game.at(name) for name in way]))
    assert stalker.hp == 16 - (7 if struck else 0)
    assert (game.state.rolled > 0) == (struck is not None)


@pytest.mark.rule("S-546", "S-551")
def test_a_covered_symbol_does_not_set_it_off() -> None:
    game, index = field()
    stalker = game.put("2,0")
    game.state.bolts = game.symbols(index, "2,0")
    game.table.force((P4,))
    game.play(anomalies.touched(game.table, stalker, [game.at("3,0"), game.at("2,0")]))
    assert stalker.hp == 16
    assert stalker.covers == NOWHERE


@pytest.mark.rule("S-545", "S-546", "S-561")
def test_whoever_leaves_bares_what_he_covered() -> None:
    game, _ = field()
    stalker = game.put("2,0")
    anomalies.cover(game.state, stalker)
    assert stalker.covers != NOWHERE
    game.table.force((P4,))
    game.play(moving.go(game.table, stalker, game.at("3,0"), 1))
    assert (stalker.hp, stalker.covers) == (9, NOWHERE)


@pytest.mark.rule("S-550")
@pytest.mark.parametrize(("answer", "second", "hp"), [("keep", 0, 9), ("focus", P1, 16), ("focus", P4, 9)])
def test_focus_rolls_the_anomaly_die_again(answer: str, second: int, hp: int) -> None:
    game, _ = field()
    stalker = game.put("2,0")
    game.focus()
    game.table.force((P4,), *([(second,)] if second else []))
    game.play(anomalies.touched(game.table, stalker, [game.at("3,0"), game.at("2,0")]), answer)
    assert (stalker.hp, stalker.focus) == (hp, answer == "keep")


@pytest.mark.rule("S-550", "S-546")
def test_focus_is_asked_for_only_where_it_threatens_and_only_of_a_stalker() -> None:
    game, _ = field()
    stalker = game.put("2,0")
    game.focus()
    game.table.force((P3,))
    game.play(anomalies.touched(game.table, stalker, [game.at("3,0"), game.at("2,0")]))
    assert game.said == []
    game.put("7,0").covers = NOWHERE
    game.table.force((P4,))
    next_wound(game, light=1)
    snork = game.enemy("snork", "2,0", EAST)
    game.play(anomalies.touched(game.table, snork, [game.at("3,0"), game.at("2,0")]))
    assert game.said == []
    assert (snork.pinned, snork.exposed) == (True, True)


@pytest.mark.rule("S-550")
def test_who_senses_anomalies_rolls_again_once_a_turn_without_focus() -> None:
    game, _ = field("borsuk")
    stalker = game.put("2,0")
    way = [game.at("3,0"), game.at("2,0")]
    game.focus()
    game.table.force((P4,), (P1,))
    game.play(anomalies.touched(game.table, stalker, way), "focus")
    assert (stalker.focus, stalker.hp) == (True, 16)
    stalker.covers = NOWHERE
    game.table.force((P4,), (P1,))
    game.play(anomalies.touched(game.table, stalker, way), "focus")
    assert (stalker.focus, stalker.hp) == (False, 16)
    stalker.covers = NOWHERE
    game.table.force((P4,))
    game.play(anomalies.touched(game.table, stalker, way))
    assert stalker.hp == 9


@pytest.mark.rule("S-549", "S-559")
def test_whoever_is_placed_rolls_too() -> None:
    game, _ = field()
    snork = game.enemy("snork", "2,0", EAST)
    next_wound(game, light=1)
    game.table.force((P4,))
    game.play(anomalies.touch(game.table, Touched(snork.number, (snork.space,))))
    assert snork.pinned
    assert snork.covers != NOWHERE
    wounds.die(game.table, snork, "S-423")
    game.play(anomalies.touch(game.table, Touched(snork.number, (snork.space,))))
    assert game.said == []


@pytest.mark.rule("S-547", "S-546")
def test_a_dead_enemy_touches_no_more() -> None:
    game, _ = field()
    game.anomaly("whirligig", 920, "1,0")
    snork = game.enemy("snork", "1,0", EAST)
    next_wound(game, light=4)
    game.table.force((P4,))
    game.play(anomalies.touched(game.table, snork, [game.at("3,0"), game.at("1,0")]), f"to:{game.name(game.at('0,0'))}")
    assert game.state.enemies == []
    assert len(game.state.piles[piles.WOUND_DISCARDS]) == 1


# --- what it does -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-542", "S-563", "S-653")
def test_it_strikes_who_set_it_off_and_all_on_the_rolled_symbol() -> None:
    game, index = field("palkan", "velet", "milady", "zirka")
    one, two, three, four = (game.put(at, number) for number, at in enumerate(("6,0", "2,0", "1,0", "5,0")))
    snork, far = game.enemy("snork", "2,0", EAST), game.enemy("snork", "6,0", EAST)
    game.state.bolts = game.symbols(index, "2,0")
    next_wound(game, light=1)
    game.play(anomalies.activate(game.table, index, 4, one))
    assert [stalker.hp for stalker in (one, two, three, four)] == [16 - 7, 18 - 7, 14 - 7, 15]
    assert [stalker.exposed for stalker in (one, two, three, four)] == [True, True, True, False]
    assert (snork.exposed, snork.pinned, far.exposed, far.pinned) == (True, True, False, False)
    three.hp = 14
    game.play(anomalies.activate(game.table, index, 3, None))
    assert [stalker.hp for stalker in (one, two, three, four)] == [9, 11, 7, 15]


@pytest.mark.rule("S-569", "S-542")
@pytest.mark.parametrize(("at", "symbol", "lost"), [("2,0", 4, 7), ("2,0", 3, 0), ("5,0", 4, 0)])
def test_it_strikes_who_goes_along(at: str, symbol: int, lost: int) -> None:
    game, index = field()
    scout = COMPANION["scout"]
    one = game.state.companion = Companion("scout", game.at(at), scout.hp)
    game.play(anomalies.activate(game.table, index, symbol, None))
    assert one.hp == max(0, scout.hp - lost)


@pytest.mark.rule("S-542", "S-650", "S-651", "S-652")
@pytest.mark.parametrize(
    ("card", "hp", "dose", "pinned", "exposed"),
    [
        ("burner", 8, 0, False, True),
        ("magnet", 12, 3, True, False),
        ("whirligig", 10, 0, True, False),
        ("razor", 5, 0, False, False),
        ("fruit_punch", 7, 0, False, True),
    ],
)
def test_what_each_takes_of_a_stalker(card: str, hp: int, dose: int, pinned: bool, exposed: bool) -> None:
    game, _ = field()
    stalker = game.stalker()
    game.play(anomalies.strike_stalker(game.table, stalker, ANOMALY[card]))
    assert (stalker.hp, stalker.dose, stalker.pinned, stalker.exposed) == (hp, dose, pinned, exposed)
    assert stalker.attention == 0


@pytest.mark.rule("S-542", "S-345", "S-523")
def test_gifts_that_ward_and_steady() -> None:
    game, _ = field()
    stalker = game.stalker()
    game.give("droplet")
    game.give("crystal_thorn")
    game.play(anomalies.strike_stalker(game.table, stalker, ANOMALY["whirligig"]))
    assert (stalker.hp, stalker.pinned) == (16 - 3, False)
    game.play(anomalies.strike_stalker(game.table, stalker, ANOMALY["burner"]))
    assert (stalker.hp, stalker.exposed) == (13 - 5, True)


@pytest.mark.rule("S-542")
@pytest.mark.parametrize(("card", "heavy"), [("razor", True), ("popper", True), ("electro", False)])
def test_how_hard_an_enemy_is_hurt(card: str, heavy: bool) -> None:
    game, _ = field()
    giant = game.enemy("pseudogiant", "1,0", EAST)
    next_wound(game, light=5, heavy=2)
    game.play(anomalies.strike_enemy(game.table, giant, ANOMALY[card], game.at("0,0")))
    assert (giant.pinned, giant.exposed) == (heavy, True)


@pytest.mark.rule("S-008", "S-645", "S-542")
def test_who_ignores_anomalies_is_not_hurt() -> None:
    game, index = field()
    chimera = game.enemy("chimera", "2,0", EAST)
    game.play(anomalies.activate(game.table, index, 4, None))
    assert (chimera.exposed, chimera.pinned, chimera.lost) == (False, False, 0)
    assert game.state.piles[piles.WOUND_DISCARDS] == []


@pytest.mark.rule("S-542", "S-706")
def test_only_the_mirror_takes_focus_and_calls() -> None:
    game, _ = field()
    stalker = game.stalker()
    game.focus()
    game.play(anomalies.strike_stalker(game.table, stalker, ANOMALY["burner"]))
    assert (stalker.focus, stalker.attention) == (True, 0)
    game.play(anomalies.strike_stalker(game.table, stalker, ANOMALY["false_mirror"]))
    assert (stalker.focus, stalker.attention, stalker.noticed) == (False, HIGH, stalker.space)
    game.play(anomalies.strike_stalker(game.table, stalker, ANOMALY["false_mirror"]))
    assert game.state.stock[piles.FOCUS] == {piles.SUPPLY: 4}


@pytest.mark.rule("S-316", "S-444", "S-707")
def test_whoever_is_carried_is_no_longer_exposed_and_may_be_seen() -> None:
    game, _ = field("palkan", card="space")
    game.anomaly("space", 920, "5,0")
    game.enemy("bandit_rifle", "7,0", WEST)
    stalker = game.put("1,0")
    game.table.shift(piles.EXPOSED, 1, piles.SUPPLY, piles.MAP)
    stalker.exposed = True
    game.play(anomalies.activate(game.table, 0, 4, stalker))
    assert (stalker.space, stalker.exposed) == (game.at("5,0"), False)
    assert (stalker.attention, stalker.noticed) == (HIGH, stalker.space)
    bubble, index = field("palkan", card="bubble")
    bubble.anomaly("bubble", 920, "5,0")
    one = bubble.put("1,0")
    bubble.play(anomalies.activate(bubble.table, index, 4, one))
    assert one.space == bubble.at("1,0")


# --- detectors and artifacts ------------------------------------------------------------------------------------------


@pytest.mark.rule("S-078", "S-555", "S-564", "S-567", "S-627")
def test_who_can_detect_what() -> None:
    game, index = field(artifact=True)
    stalker = game.put("2,0")
    assert anomalies.detectable(game.state, stalker) == []
    jacket = game.give("leather_jacket")
    echo = game.fit("echo_detector", jacket)
    assert anomalies.detectable(game.state, stalker) == [index]
    game.put("3,0")
    assert anomalies.detectable(game.state, stalker) == []
    gear.discard(game.table, echo)
    game.fit("bear_detector", jacket)
    assert anomalies.detectable(game.state, stalker) == [index]
    game.state.anomalies[index].artifact = NOWHERE
    assert anomalies.detectable(game.state, stalker) == []


@pytest.mark.rule("S-565", "S-566")
def test_the_token_goes_on_a_symbol_like_the_roll() -> None:
    game, index = field(artifact=True)
    stalker = game.put("2,0")
    game.fit("echo_detector", game.give("leather_jacket"))
    game.table.force((P4,))
    game.play(anomalies.detect(game.table, stalker), f"symbol:{game.name(game.at('1,0'))}:4")
    assert anomalies.artifact_spaces(game.state) == {index: game.at("1,0")}
    shown = {petal.number: petal.petals for petal in anomalies.petals_of(game.state, index)}
    assert shown[game.state.anomalies[index].artifact] == 4


@pytest.mark.rule("S-193", "S-194")
@pytest.mark.parametrize("left", [True, False])
def test_an_artifact_is_of_its_type_as_long_as_there_is_one(left: bool) -> None:
    game, index = field(artifact=True)
    stalker = game.put("0,0")
    game.state.anomalies[index].artifact = game.symbols(index, "0,0")[0]
    game.table.shift(piles.ARTIFACT_TOKEN, 1, piles.SUPPLY, piles.MAP)
    lying = game.state.stock[piles.ARTIFACT_TOKEN][piles.MAP]
    deck = game.state.piles[piles.ARTIFACTS]
    kinds = [card for card in deck if ARTIFACT[card].field == Field.CHEMICAL]
    if not left:
        for card in kinds:
            game.table.move(card, piles.ARTIFACTS, piles.STASH)
    game.table.force((1,))
    wanted = kinds[0] if left else deck[0]
    game.play(anomalies.pick_up(game.table, stalker, index), f"put:{wanted}:pack")
    assert wanted in game.state.piles[piles.PACK[0]]
    assert game.state.anomalies[index].artifact == NOWHERE
    assert game.state.stock[piles.ARTIFACT_TOKEN].get(piles.MAP, 0) == lying - 1


@pytest.mark.rule("S-541", "S-654")
def test_only_moving_ones_drift_and_only_to_empty_overlays_in_turn() -> None:
    game = Game(on=lane(9))
    game.put("8,0")
    for card, at in (("whirligig", "0,0"), ("bubble", "2,0"), ("fruit_punch", "4,0"), ("", "6,0")):
        game.anomaly(card, 98, at)
    anomalies.drift(game.table)
    assert [one.card for one in game.state.anomalies] == ["whirligig", "", "fruit_punch", "bubble"]
    anomalies.drift(game.table)
    assert [one.card for one in game.state.anomalies] == ["whirligig", "bubble", "fruit_punch", ""]


@pytest.mark.rule("S-541", "S-654")
def test_what_hides_something_does_not_drift_onto_what_was_located() -> None:
    game = Game(on=lane(9))
    game.put("8,0")
    game.anomaly("bubble", 98, "2,0", artifact=True)
    game.anomaly("", 98, "6,0")
    game.state.anomalies[1].artifact = anomalies.petals_of(game.state, 1)[0].number
    anomalies.drift(game.table)
    assert [one.card for one in game.state.anomalies] == ["bubble", ""]
    game.state.anomalies[0].artifact = NOWHERE
    anomalies.drift(game.table)
    assert [one.card for one in game.state.anomalies] == ["", "bubble"]


@pytest.mark.rule("S-652", "S-523")
def test_the_armor_helps_where_the_card_says_so() -> None:
    game, _ = field()
    stalker = game.stalker()
    game.give("leather_jacket")
    game.table.force((G3,))
    game.play(anomalies.strike_stalker(game.table, stalker, ANOMALY["electro"]))
    assert stalker.hp == 16 - 7
    game.play(anomalies.strike_stalker(game.table, stalker, ANOMALY["magnet"]))
    assert stalker.hp == 9 - 4
