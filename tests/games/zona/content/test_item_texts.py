"""What an item's text says in figures is what its data does."""

from __future__ import annotations

import re

import pytest

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import ITEM
from fivefires.games.zona.show import wording
from fivefires.kernel import message
from fivefires.kernel.text import catalogue

ITEMS = [item for item in ITEM if "#" not in item]


def text(item: str) -> str:
    return catalogue("fivefires.games.zona").format(message(f"{item}.effect"))


@pytest.mark.parametrize("item", [item for item in ITEMS if ITEM[item].artifact])
def test_the_impact_of_an_artifact(item: str) -> None:
    impact = ITEM[item].spec.impact
    _, _, told = text(item).partition("Impact: ")
    if impact is None:
        assert told == ""
        return
    hurt = impact.damage
    parts = (impact.fatigue, hurt.radiation, hurt.mental, hurt.physical, impact.trophies, impact.rubles)
    assert sorted(re.findall(r"\d+", told.replace("beyond 5", ""))) == sorted(str(part) for part in parts if part)


@pytest.mark.parametrize("item", ITEMS)
def test_what_it_adds_and_cancels(item: str) -> None:
    told = text(item)
    for use in ITEM[item].spec.uses:
        if isinstance(use, v.InTest):
            assert not use.plus or f"+{use.plus}" in told
            assert len(use.of) == 4 or use.step or all(attribute in told for attribute in use.of)
            assert use.only is None or use.only in told
        if isinstance(use, v.AgainstDamage):
            amounts = (use.radiation, use.mental, use.physical, use.any, use.convert)
            assert all(str(amount) in told for amount in amounts if amount)
            assert all(kind in told for kind in v.DamageType if getattr(use, kind))


def test_an_offer_shows_the_text_and_how_long_the_item_lasts() -> None:
    say = catalogue("fivefires.games.zona").format
    assert say(wording.item("commando_knife")) == "+1 in a physique test against a mutant. Once a round."
    assert say(wording.item("canned_stew")) == "Lower fatigue by 2. Single use."
    assert say(wording.item("wolf_hood")) == "Cancels 1 mental damage. 3 uses."
    assert say(wording.item("bread_bag")) == "Gives the 6th spot."


def test_what_cards_do_reads_as_sentences() -> None:
    say = catalogue("fivefires.games.zona").format
    test = v.Test((v.SMARTS, v.ALERTNESS), 4, passed=(v.Gain(200),), mark=v.ANOMALY)
    assert say(wording.effects((test,))) == "Test of smarts or alertness, difficulty 4 (anomaly). Passed: Gain ₽200."
    trade = v.Trade((v.JUNK,), cut=100, most=1)
    assert say(wording.effects((trade,))) == "Buy at the marketplace: only junk cards, ₽100 off each, at most 1 card."
    sale = v.Sell(green=100, yellow=200)
    assert say(wording.effects((sale,))) == (
        "Sell trophies and artifacts: ₽100 more for a green one, ₽200 more for a yellow one."
    )
    check: v.Effect = v.If(v.Trophies(1), (), (v.Tire(2), v.ActionsNextTurn(-1)))
    assert say(wording.effects((check,))) == "Unless you have a trophy: Fatigue +2. 1 action fewer in your next turn."
