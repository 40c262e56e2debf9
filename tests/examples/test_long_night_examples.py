"""The worked examples of the rulebook of The Long Night, each played as it is told."""

from __future__ import annotations

import pytest

from fivefires.games.long_night.content.index import TYPE
from fivefires.games.long_night.content.vocabulary import FUEL, WEAPON
from fivefires.games.long_night.state import Stage, damage
from fivefires.kernel import Refused
from tests.games.long_night.tables import (
    WOUND,
    Game,
    dice,
    give,
    hand,
    helpless,
    keys,
    place,
    play,
    put,
    seated,
    settle,
    stack,
    zombies,
    zombies_there,
)


@pytest.mark.rule("L-106", "L-111", "L-113", "L-114", "L-200")
def test_e01_attack_on_a_zombie() -> None:
    """Gia spends a 4 at the School; the zombie dies without a roll, and the exposure die wounds her."""
    runner = seated(["gia_najjar", "cole_winters"], ["rocco_bellini", "blue"], ["emma_han", "eric_parker"])
    place(runner, "gia_najjar", "school")
    zombies(runner, "school", 1)
    dice(runner, 0, 4, 1)
    settle(runner)
    in_supply = runner.state.stock["zombie-figure"]["supply"]
    runner.table.force([WOUND])
    play(runner, "attack:gia_najjar")
    me = runner.state.players[0]
    assert (me.dice, me.used) == ([1], [4])
    assert zombies_there(runner, "school") == 0
    assert runner.state.stock["zombie-figure"]["supply"] == in_supply + 1
    assert runner.state.wounds == {"gia_najjar": 1}
    assert runner.state.morale == 6
    assert not runner.table._forced


@pytest.mark.rule("L-107", "L-111")
def test_e01_a_die_below_the_attack_value_is_not_accepted() -> None:
    runner = seated(["gia_najjar", "cole_winters"], ["rocco_bellini", "blue"], ["emma_han", "eric_parker"])
    place(runner, "gia_najjar", "school")
    zombies(runner, "school", 1)
    dice(runner, 0, 1)
    settle(runner)
    assert "attack:gia_najjar" not in keys(runner)
    with pytest.raises(Refused):
        play(runner, "attack:gia_najjar")


def attack_on_rocco(rolled: int) -> Game:
    """Gia attacks Rocco with a 3, and the second card of his player's hand would be taken."""
    runner = seated(["gia_najjar", "cole_winters"], ["rocco_bellini", "blue"], ["emma_han", "eric_parker"])
    for survivor in ("gia_najjar", "rocco_bellini"):
        place(runner, survivor, "school")
    give(runner, 1, "rations", "firewood", "bandages")
    dice(runner, 0, 3)
    settle(runner)
    runner.table.force([rolled], [2]) if rolled <= 2 else runner.table.force([rolled])
    play(runner, "attack:gia_najjar")
    return runner


@pytest.mark.rule("L-012", "L-115", "L-116", "L-119", "L-124")
@pytest.mark.parametrize("rolled", [1, 2])
def test_e02_attack_on_a_survivor(rolled: int) -> None:
    """On his attack value or less Rocco is wounded and a card changes hands; nobody is exposed."""
    runner = attack_on_rocco(rolled)
    assert runner.state.wounds == {"rocco_bellini": 1}
    assert hand(runner, 0) == ["firewood"]
    assert sorted(hand(runner, 1)) == ["bandages", "rations"]
    assert runner.state.known["firewood"] & 0b111 == 0b011
    assert runner.state.players[0].used == [3]
    assert not runner.table._forced


@pytest.mark.rule("L-115")
def test_e02_above_his_attack_value_nothing_happens() -> None:
    runner = attack_on_rocco(3)
    assert runner.state.wounds == {}
    assert hand(runner, 0) == []
    assert len(hand(runner, 1)) == 3


def forest_at_the_gas_station(*values: int) -> Game:
    runner = seated(["forest_plum", "cole_winters"], ["rocco_bellini", "blue"], ["emma_han", "eric_parker"])
    place(runner, "forest_plum", "gas_station")
    stack(runner, "deck.gas_station", "lighter", "fuel_can")
    dice(runner, 0, *values)
    settle(runner)
    return runner


@pytest.mark.rule("L-126", "L-127", "L-129", "L-132", "L-133", "L-553")
def test_e03_search() -> None:
    """The lighter is not what Forest wants: noise, and the next card is fuel."""
    runner = forest_at_the_gas_station(5)
    cards = len(runner.state.piles["deck.gas_station"])
    play(runner, "search:forest_plum")
    assert keys(runner) == ["card:lighter", "noise"]
    play(runner, "noise")
    play(runner, "card:fuel_can")
    assert runner.state.stock["noise-token"]["gas_station"] == 1
    assert hand(runner, 0) == ["fuel_can"]
    assert runner.state.piles["deck.gas_station"][0] == "lighter"
    assert len(runner.state.piles["deck.gas_station"]) == cards - 1
    assert [runner.state.known[card] & 0b111 for card in ("fuel_can", "lighter")] == [0b001, 0b001]
    assert damage(runner.state, "forest_plum") == 0


@pytest.mark.rule("L-013", "L-126")
def test_e03_a_four_does_not_let_forest_search() -> None:
    assert "search:forest_plum" not in keys(forest_at_the_gas_station(4))


def crisis_with(fuel: int, weapons: int, *, exiled: bool = False) -> Game:
    """Three players, Fuel Shortage open, these cards contributed; played to the end of the crisis step."""
    runner = seated(["gia_najjar", "cole_winters"], ["rocco_bellini", "blue"], ["emma_han", "eric_parker"])
    state = runner.state
    for card in [*state.piles["crisis"]]:
        put(runner, card, "crises")
    put(runner, "crisis_fuel_shortage", "crisis")
    cards = [card for card in TYPE if TYPE[card] is FUEL][:fuel] + [card for card in TYPE if TYPE[card] is WEAPON][
        :weapons
    ]
    for card in cards:
        put(runner, card, "contributed")
    if exiled:
        state.players[2].exiled = True
    state.turn, state.order, state.stage = None, [], Stage.CRISIS
    state.places = [place for place in state.places if place == "colony"]
    for survivor in [*state.where]:
        state.where[survivor] = "colony"
    settle(runner)
    assert all(runner.state.known[card] == -1 for card in cards)
    assert all(card in runner.state.piles["removed"] for card in cards)
    return runner


@pytest.mark.rule("L-239", "L-240", "L-241", "L-242", "L-245")
def test_e04_three_fuel_and_a_weapon_are_not_enough() -> None:
    runner = crisis_with(3, 1)
    assert runner.state.morale == 4
    assert runner.state.prevented == 0


@pytest.mark.rule("L-243")
def test_e04_three_fuel_prevent_it() -> None:
    runner = crisis_with(3, 0)
    assert (runner.state.morale, runner.state.prevented) == (6, 1)


@pytest.mark.rule("L-023", "L-242")
def test_e04_an_exile_is_not_counted() -> None:
    runner = crisis_with(3, 1, exiled=True)
    assert (runner.state.morale, runner.state.prevented) == (6, 1)


@pytest.mark.rule("L-024", "L-244")
def test_e04_two_points_more_lift_morale() -> None:
    runner = crisis_with(5, 0)
    assert (runner.state.morale, runner.state.prevented) == (7, 1)


@pytest.mark.rule("L-251", "L-262", "L-264", "L-266", "L-270", "L-271")
def test_e05_adding_zombies() -> None:
    """Fourteen people, seven zombies; entrance 3 is full, and the lowest influence dies."""
    groups = [
        ["gia_najjar", "cole_winters", "eric_parker", "derek_yoshida"],
        ["rocco_bellini", "lily_mae", "melissa_gupta"],
        ["emma_han", "fatima_maktabi", "jamie_gilmour"],
    ]
    runner = seated(*groups)
    state = runner.state
    helpless(runner, 4)
    zombies(runner, "colony.3", 3)
    state.morale = 5
    state.turn, state.order, state.stage = None, [], Stage.ZOMBIES
    settle(runner)
    state = runner.state
    assert [zombies_there(runner, f"colony.{number}") for number in range(1, 7)] == [2, 1, 3, 1, 1, 1]
    assert state.morale == 4
    from fivefires.games.long_night.content.index import INFLUENCE

    lowest = min((one for group in groups for one in group), key=INFLUENCE.__getitem__)
    assert state.piles["graveyard"] == [lowest]


def hurt_attacker() -> Game:
    """Gia has two damage tokens, stands beside a zombie, and her player holds a medicine."""
    runner = seated(["gia_najjar", "cole_winters"], ["rocco_bellini", "blue"], ["emma_han", "eric_parker"])
    place(runner, "gia_najjar", "school")
    zombies(runner, "school", 1)
    give(runner, 0, "painkillers")
    runner.state.wounds = {"gia_najjar": 2}
    dice(runner, 0, 4)
    settle(runner)
    return runner


@pytest.mark.rule("L-292", "L-295", "L-348", "L-349")
def test_e06_medicine_too_late() -> None:
    """The third token kills at once: nobody is asked between the roll and the death."""
    runner = hurt_attacker()
    runner.table.force([WOUND])
    play(runner, "attack:gia_najjar")
    assert runner.state.piles["graveyard"] == ["gia_najjar"]
    assert runner.state.morale == 5
    assert hand(runner, 0) == ["painkillers"]
    assert runner.state.players[0].leader == "cole_winters"


@pytest.mark.rule("L-348", "L-349")
def test_e06_medicine_in_time() -> None:
    runner = hurt_attacker()
    play(runner, "play:painkillers")
    if any(key.startswith("survivor:") for key in keys(runner)):
        play(runner, "survivor:gia_najjar")
    runner.table.force([WOUND])
    play(runner, "attack:gia_najjar")
    assert damage(runner.state, "gia_najjar") == 2
    assert runner.state.where["gia_najjar"] == "school"
