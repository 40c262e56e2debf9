"""The figures of `RULES.md` are those of the data: dice, mutants, heroes, cards, clocks and bags, row by row."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

import pytest

from fivefires.conformance.citations import rulebook
from fivefires.games.zna.content.chemistry import SIZES
from fivefires.games.zna.content.events import EVENTS
from fivefires.games.zna.content.heroes import HEROES
from fivefires.games.zna.content.maps import is_unknown
from fivefires.games.zna.content.mutants import ATTACK_DIE, HEAVY_DIE, LIGHT_DIE, MUTANTS
from fivefires.games.zna.content.objectives import OBJECTIVES, UPGRADES
from fivefires.games.zna.content.resources import AMMUNITION, MARKED, SPECIALS, WEAPONS
from fivefires.games.zna.content.scenarios import SCENARIOS
from fivefires.games.zna.content.vocabulary import Face, HeroBoard, MutantKind, Scenario, Special, Weapon
from fivefires.games.zna.game import GAME
from fivefires.games.zna.rules import mutants
from fivefires.games.zna.rules.scenarios import engine, exits, keys, professor, radio, survivors, tide

FIRST_WEAPON, FIRST_AMMUNITION, FIRST_SPECIAL, FIRST_EVENT, FIRST_OBJECTIVE = 421, 436, 441, 449, 469
MUTANT_ROWS = dict(zip((404, 405, 406, 407, 513), MUTANTS, strict=True))
HERO_ROWS = dict(zip(range(409, 420, 2), HEROES, strict=True))
SCENARIO_ROWS = dict(zip((496, 498, 500, 502, 504, 506, 508, 510, 512, 514, 516, 518), SCENARIOS, strict=True))


@cache
def texts() -> Mapping[str, str]:
    return {number: rule.text for number, rule in rulebook(GAME).rules.items()}


def row(number: int) -> str:
    return texts()[f"N-{number:03}"]


def number(pattern: str, text: str) -> int:
    """The number that stands where the brackets are; 0 where nothing of the kind is said."""
    found = re.search(pattern, text)
    return int(found[1]) if found else 0


def named(id: str, text: str) -> bool:
    return id.replace("_", " ") in text.lower()


def shown(face: Face) -> str:
    words = [f"{count}{sign}" for count, sign in ((face.health, "H"), (face.resistance, "R")) if count]
    return " + ".join(words) or ("mask lost" if face.mask else "blank")


@pytest.mark.rule("N-400", "N-401", "N-402")
def test_the_faces_of_the_dice() -> None:
    assert f"faces {', '.join(map(str, ATTACK_DIE))}." in row(400)
    assert f"faces {', '.join(map(shown, LIGHT_DIE))}." in row(401)
    assert f"faces {', '.join(map(shown, HEAVY_DIE))}." in row(402)


@pytest.mark.rule("N-404", "N-405", "N-406", "N-407", "N-513", "N-274", "N-275")
@pytest.mark.parametrize(("at", "mutant"), MUTANT_ROWS.items(), ids=lambda one: getattr(one, "id", ""))
def test_a_mutant_has_the_values_of_its_row(at: int, mutant: MutantKind) -> None:
    text = row(at)
    assert named(mutant.id, text)
    assert mutant.resistance == number(r"Resistance (\d+)", text)
    assert mutant.health == number(r"Health (\d+)", text)
    assert mutant.movement == number(r"Movement (\d+)", text) + number(r"moves (\d+) areas", text)
    assert mutant.actions == (number(r"Actions (\d+)", text) or 1)
    assert mutant.light == number(r"(\d+) light", text)
    assert mutant.heavy == number(r"(\d+) heavy", text)


@pytest.mark.rule("N-409", "N-411", "N-413", "N-415", "N-417", "N-419", "N-408", "N-124")
@pytest.mark.parametrize(("at", "hero"), HERO_ROWS.items(), ids=lambda one: getattr(one, "id", ""))
def test_a_hero_has_the_values_of_his_row(at: int, hero: HeroBoard) -> None:
    text = row(at)
    assert named(hero.id, text)
    for value in ("movement", "strength", "dexterity", "health", "resistance"):
        assert getattr(hero, value) == number(rf"{value.capitalize()} (\d+)", text), value
    assert hero.actions == number(r"(\d+) Actions", row(408))
    own = [card for card in MARKED if card.hero == hero.id]
    assert [card.id for card in own] == [*hero.starts]
    assert all(named(card.like, text.replace("first-aid", "first aid")) for card in own)
    assert len(own) == sum(named(name, text.replace("first-aid", "first aid")) for name in {one.like for one in MARKED})
    assert hero.specials == number(r"(\d+) random Special", text)
    size = number(r"of (\d) cube", text)
    assert [*hero.tokens] == [f"{colour}_{size}" for colour in ("yellow", "green", "blue") if colour in text]
    most = number(r"(\d+) Chemistry tokens", row(124))
    assert hero.chemistry == (number(r"Mia: (\d+)", row(124)) if hero.id == "mia" else most)


@pytest.mark.parametrize(("at", "weapon"), [*enumerate(WEAPONS, FIRST_WEAPON)], ids=lambda one: getattr(one, "id", ""))
def test_a_weapon_has_the_values_of_its_row(at: int, weapon: Weapon) -> None:
    text = row(at)
    assert named(weapon.id, text.replace("hypodermic ", ""))
    assert weapon.copies == number(r"^(\d+) ×", text)
    assert weapon.hands == number(r"(\d) hand", text)
    assert weapon.range == number(r"range (\d+)", text)
    assert bool(weapon.range) == ("ranged" in text)
    assert weapon.damage == number(r"damage (\d+)", text)
    assert weapon.slots == number(r"(\d+) slots", text)
    assert bool(weapon.slots) == ("chemical" in text)


def test_ammunition_has_the_values_of_its_row() -> None:
    for at, card in enumerate(AMMUNITION, FIRST_AMMUNITION):
        text = row(at)
        assert named(card.id, text)
        assert (card.copies, card.bullets) == (number(r"^(\d+) ×", text), number(r"(\d+) bullets", text))
        assert card.damage == number(r"damage (\d+)", text)


@pytest.mark.parametrize(("at", "card"), [*enumerate(SPECIALS, FIRST_SPECIAL)], ids=lambda one: getattr(one, "id", ""))
def test_there_are_as_many_of_a_special_resource_as_its_row_says(at: int, card: Special) -> None:
    assert named(card.id, row(at).replace("first-aid", "first aid"))
    assert card.copies == number(r"^(\d+) ×", row(at))


@pytest.mark.rule("N-296")
def test_there_are_as_many_of_an_event_as_its_row_says_and_the_clock_carries_out_those_that_change_fog() -> None:
    first, last = map(int, re.findall(r"\(N-(\d+) to N-(\d+)\)", row(296))[0])
    for at, event in enumerate(EVENTS, FIRST_EVENT):
        assert named(event.id, row(at))
        assert event.copies == number(r"^(\d+) ×", row(at))
        assert event.changes_fog == (first <= at <= last), event.id


@pytest.mark.rule("N-268")
def test_an_objective_brings_the_credits_of_its_row() -> None:
    for at, card in enumerate(OBJECTIVES, FIRST_OBJECTIVE):
        text = row(at)
        assert named(card.id, text.replace("-faced", " faced"))
        assert card.credits == number(r"\((\d+) Credit", text)
        assert card.needs == ("boss" if "boss" in text else "unknown" if "Unknown" in text else ""), card.id


@pytest.mark.rule("N-392", "N-393", "N-395", "N-353")
def test_upgrades_and_chemistry_tokens() -> None:
    for card in UPGRADES:
        text = row(393 if card.trait == "actions" else 392)
        assert card.trait.capitalize() in text
        first, further = number(r"cost[s]? (\d+) Credits", text), number(r"(\d+) more", text)
        assert card.costs == tuple(filter(None, (first, further)))
        assert card.copies == number(r"There are (\d+)", row(395))
    assert {int(size): int(count) for count, size in re.findall(r"(\d+) of (\d) cube", row(353))} == SIZES


@pytest.mark.parametrize(("at", "page"), SCENARIO_ROWS.items(), ids=lambda one: getattr(one, "id", ""))
def test_a_scenario_has_the_figures_of_its_row(at: int, page: Scenario) -> None:
    text = row(at)
    assert page.number == number(r"^Scenario (\d+)", text)
    assert page.id.replace("-", " ") in text.lower()
    assert page.stars == number(r"(\d) star", text)
    assert page.clock == number(r"clock (\d+)", text)
    assert f"bag {page.bag.walkers}/{page.bag.runners}/{page.bag.brutes};" in text
    assert sum(is_unknown(one.tile) for one in page.tiles) == number(r"(\d) (?:of them )?Unknown", text)
    assert bool(page.drone) == ("no drone" not in text)
    if "two parts" not in text:
        assert len(page.tiles) == number(r"(\d) tiles", text)


@pytest.mark.rule("N-500", "N-501", "N-502", "N-503", "N-505", "N-515", "N-517", "N-519", "N-498", "N-513")
def test_the_figures_of_special_rules_are_those_of_their_rows() -> None:
    told = {
        "signals": (radio.SIGNALS, number(r"when (\d+) signal points", row(500))),
        "listeners": (radio.LISTENERS, number(r"at least (\d+) standing", row(500))),
        "reinforcements": (radio.REINFORCEMENTS, number(r"(\d+) mutants, and 1 more", row(501))),
        "points for a reinforcement more": (radio.POINTS, number(r"1 more for every (\d+) signal", row(501))),
        "a brood": (exits.BROOD, number(r"alarm (\d+) mutants appear", row(509))),
        "survivors woken": (survivors.NEEDED, number(r"when (\d+) of the 4", row(502))),
        "survivors dead": (survivors.TOO_MANY, number(r"lost when (\d+) of them", row(502))),
        "a survivor's health": (survivors.HEALTH, number(r"has (\d+) Health", row(503))),
        "the professor's health": (professor.HEALTH, number(r"has (\d+) Health", row(505))),
        "the professor's steps": (professor.STEPS, number(r"up to (\d+) areas", row(505))),
        "the engine": (engine.TURNS, number(r"takes (\d+) actions", row(519))),
        "the keys": (keys.KEYS, number(r"all (\d+) keys", row(498))),
        "a wounded courier": (mutants.SLOWED, number(r"or (\d+) if it was wounded", row(513))),
    }
    assert {what: ours for what, (ours, _) in told.items()} == {what: said for what, (_, said) in told.items()}
    ordinals = {1: "each", 3: "every third", 4: "every fourth", 5: "every fifth"}
    assert f"end of {ordinals[tide.EBB]} Mutants' turn" in row(515)
