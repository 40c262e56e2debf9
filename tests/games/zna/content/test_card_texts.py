"""Cards are told: where their words name a figure, it is that of the card."""

from __future__ import annotations

from importlib.resources import files

import pytest

from fivefires.games.zna.content.mutants import BRUTE, MUTANTS
from fivefires.games.zna.content.objectives import OBJECTIVES
from fivefires.games.zna.content.resources import AMMUNITION, WEAPONS
from fivefires.games.zna.content.vocabulary import Ammunition, Objective, Trick, Weapon
from fivefires.games.zna.rules import chemistry, fighting
from fivefires.kernel import Message
from fivefires.kernel.text import Catalogue


@pytest.fixture(scope="module")
def words() -> Catalogue:
    return Catalogue("en", [(files("fivefires.games.zna") / "text" / "cards.en.ftl").read_text(encoding="utf-8")])


def cubes(count: int) -> str:
    return f"{count} cube" if count == 1 else f"{count} cubes"


@pytest.mark.rule("N-301", "N-307")
@pytest.mark.parametrize("weapon", WEAPONS, ids=lambda weapon: weapon.id)
def test_a_weapon_is_told_with_its_damage_range_and_slots(words: Catalogue, weapon: Weapon) -> None:
    told = words.format(Message(f"{weapon.id}.text"))
    wanted = [f"{weapon.damage} damage"] * bool(weapon.damage)
    wanted += [f"ange {weapon.range}"] * bool(weapon.range)
    wanted += [f"olds {cubes(weapon.slots)}"] * bool(weapon.slots)
    assert [figure for figure in wanted if figure not in told] == []


# The figures of the rules, by the special effect that the card tells.
PRICES = {
    Trick.TAME: ("{} green cube", chemistry.TAME),
    Trick.CLEANSE: ("{} yellow cube", chemistry.CLEANSE),
    Trick.STRONG: ("adds {} damage", fighting.STRONG_DAMAGE),
    Trick.BURST: ("Up to {} extra bullets", fighting.BURST),
}


@pytest.mark.rule("N-429", "N-431", "N-433", "N-434")
@pytest.mark.parametrize("trick", PRICES)
def test_a_special_effect_is_told_with_the_figure_that_the_rules_reckon_with(words: Catalogue, trick: Trick) -> None:
    weapon = next(weapon for weapon in WEAPONS if weapon.trick == trick)
    sentence, figure = PRICES[trick]
    assert sentence.format(figure) in words.format(Message(f"{weapon.id}.text"))


@pytest.mark.rule("N-436", "N-437", "N-438")
@pytest.mark.parametrize("card", AMMUNITION, ids=lambda card: card.id)
def test_ammunition_is_told_with_its_bullets_and_damage(words: Catalogue, card: Ammunition) -> None:
    told = words.format(Message(f"{card.id}.text"))
    assert told.startswith(f"{card.bullets} bullets")
    assert (f"{card.damage} damage" if card.damage else "no damage") in told


@pytest.mark.rule("N-441", "N-442", "N-443", "N-444")
@pytest.mark.parametrize(
    ("card", "figure"),
    [
        ("first_aid_kit", f"{chemistry.KIT} health"),
        ("oxygen_bottle", f"{chemistry.BOTTLE} resistance"),
        ("adrenaline", f"{fighting.CARD_DICE} more attack dice in one melee"),
        ("steady_breath", f"{fighting.CARD_DICE} more attack dice in one ranged"),
    ],
)
def test_a_special_resource_is_told_with_its_figure(words: Catalogue, card: str, figure: str) -> None:
    assert figure in words.format(Message(f"{card}.text"))


@pytest.mark.rule("N-406")
def test_a_brute_is_told_with_its_resistance(words: Catalogue) -> None:
    brute = next(mutant for mutant in MUTANTS if mutant.id == BRUTE)
    assert f"{brute.resistance} damage" in words.format(Message(f"{BRUTE}.text"))


@pytest.mark.parametrize("card", [card for card in OBJECTIVES if card.times > 1], ids=lambda card: card.id)
def test_an_objective_is_told_with_how_often(words: Catalogue, card: Objective) -> None:
    assert f" {card.times} " in words.format(Message(f"{card.id}.text"))
