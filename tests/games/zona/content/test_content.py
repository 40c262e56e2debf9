"""The content of the box: counts, names, and the promises that cards, tokens and characters keep."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from itertools import permutations
from pkgutil import iter_modules
from typing import get_args

import msgspec
import pytest

from fivefires.games.zona import content
from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.artifacts import GREEN_ARTIFACTS, YELLOW_ARTIFACTS
from fivefires.games.zona.content.board import LOCATIONS, SITES
from fivefires.games.zona.content.characters import CHARACTERS
from fivefires.games.zona.content.emissions import EMISSIONS
from fivefires.games.zona.content.equipment import EQUIPMENT
from fivefires.games.zona.content.junk import JUNK
from fivefires.games.zona.content.locks import LOCKS
from fivefires.games.zona.content.rumors import RUMORS
from fivefires.games.zona.content.secrets import SECRETS
from fivefires.games.zona.content.threats import GREEN_ANOMALIES, GREEN_MUTANTS, YELLOW_ANOMALIES, YELLOW_MUTANTS
from fivefires.kernel import Message
from fivefires.kernel.text import Catalogue, sources
from fivefires.kit.effects import words as inside
from tests.games.zona.content.phrases import PROOF
from tests.kit.lines import Line, unnoticed
from tests.kit.vocabularies import misused

STARTING = tuple(item for character in CHARACTERS for item in character.items)
ITEMS = (*JUNK, *EQUIPMENT, *GREEN_ARTIFACTS, *YELLOW_ARTIFACTS, *SECRETS, *STARTING)
ARTIFACTS = (*GREEN_ARTIFACTS, *YELLOW_ARTIFACTS, *(item for item in SECRETS if item.artifact))
MUTANTS = (*GREEN_MUTANTS, *YELLOW_MUTANTS)
ANOMALIES = (*GREEN_ANOMALIES, *YELLOW_ANOMALIES)
THREATS = (*MUTANTS, *ANOMALIES)
ABILITIES = tuple(character.ability for character in CHARACTERS)
# Everything that bears a name of its own, and the part of it that its text tells in words.
NAMED: dict[str, tuple[object, ...]] = {
    **{item.id: (item.uses, item.impact) for item in ITEMS},
    **{threat.id: (threat.abilities, threat.reward.special) for threat in THREATS},
    **{ability.id: (ability.uses, ability.standing) for ability in ABILITIES},
    **{character.id: (character.ability.uses, character.ability.standing) for character in CHARACTERS},
    **{lock.id: (lock.ways,) for lock in LOCKS},
    **{rumor.id: (rumor.do, rumor.persistent) for rumor in RUMORS},
    **{card.id: (card.green, card.yellow, card.red) for card in EMISSIONS},
}
ITEM = {item.id: item for item in ITEMS}
THREAT = {threat.id: threat for threat in THREATS}
SECTOR = {location.id: location.sector for location in LOCATIONS}
PLACES = {*SECTOR, *(site.id for site in SITES), "sarcophagus"}
BUNKERS = {place for place, sector in SECTOR.items() if sector is None}
# Green tokens lie in green locations, yellow ones in yellow and red ones.
SECTORS_OF = {v.GREEN: {v.GREEN}, v.YELLOW: {v.YELLOW, v.RED}}


def cards(specs: tuple[v.Item, ...] | tuple[v.Threat, ...]) -> int:
    return sum(spec.copies for spec in specs)


def all_words() -> Iterator[v.Data]:
    for spec in (*ITEMS, *THREATS, *CHARACTERS, *LOCKS, *RUMORS, *EMISSIONS):
        yield from inside(spec)


# --- counts ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("specs", "count"),
    [
        pytest.param(JUNK, 38, id="junk"),
        pytest.param(EQUIPMENT, 38, id="equipment"),
        pytest.param(GREEN_ARTIFACTS, 17, id="green artifacts"),
        pytest.param(YELLOW_ARTIFACTS, 17, id="yellow artifacts"),
        pytest.param(SECRETS, 16, id="secret items"),
        pytest.param(GREEN_MUTANTS, 14, id="green mutants"),
        pytest.param(GREEN_ANOMALIES, 14, id="green anomalies"),
        pytest.param(YELLOW_MUTANTS, 14, id="yellow mutants"),
        pytest.param(YELLOW_ANOMALIES, 14, id="yellow anomalies"),
    ],
)
def test_the_box_holds_as_many_pieces_as_its_list_says(
    specs: tuple[v.Item, ...] | tuple[v.Threat, ...], count: int
) -> None:
    assert cards(specs) == count
    assert all(spec.copies >= 1 for spec in specs)


def test_locks_rumors_emissions_and_characters_are_complete() -> None:
    assert (len(LOCKS), len(RUMORS), len(EMISSIONS), len(CHARACTERS)) == (8, 21, 8, 10)


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.id)
def test_every_character_has_four_items_of_its_own_that_nobody_trades(character: v.Character) -> None:
    assert [(item.copies, item.price) for item in character.items] == [(1, 0)] * 4


@pytest.mark.rule("Z-486")
@pytest.mark.parametrize(
    ("specs", "named"),
    [
        pytest.param(GREEN_ARTIFACTS, ["cloister", "pitch", "siphon", "sparkler", "sponge"], id="green artifacts"),
        pytest.param(
            YELLOW_ARTIFACTS,
            ["devils_gut", "eye_of_chort", "gutberry", "magma", "prod", "timber"],
            id="yellow artifacts",
        ),
        pytest.param(
            JUNK, ["counterfeit_pass", "crowbar", "explorers_map", "geiger_counter", "ration_stamp"], id="junk"
        ),
        pytest.param(EQUIPMENT, ["anomaly_scanner", "repair_kit", "scavenger_outfit", "smuggler_gps"], id="equipment"),
        pytest.param(
            SECRETS,
            [
                "gargantuan_urine",
                "ivashchenkos_notes",
                "mutated_embryo",
                "mysterious_compound",
                "pioneers_pda",
                "plant_blueprints",
                "welded_container",
            ],
            id="secret items",
        ),
    ],
)
def test_the_items_of_the_appendix_lie_in_their_decks(specs: tuple[v.Item, ...], named: list[str]) -> None:
    assert [id for id in named if id not in {item.id for item in specs}] == []


# --- names -----------------------------------------------------------------------------------------------


def all_ids() -> list[str]:
    """The ids of everything that the content modules define, events and places included."""
    found: dict[int, str] = {}
    for module in iter_modules(content.__path__):
        if module.name == "index":  # looks things up by these ids, and has none of its own
            continue
        for value in vars(import_module(f"{content.__name__}.{module.name}")).values():
            for part in value if isinstance(value, tuple) else ():
                if isinstance(part, v.Data) and hasattr(part, "id"):
                    found[id(part)] = part.id
    return [*found.values(), *(item.id for item in STARTING), *(ability.id for ability in ABILITIES)]


def test_no_two_things_in_the_box_share_a_name() -> None:
    counted = Counter(all_ids())
    assert set(NAMED) <= set(counted)
    assert [id for id, times in counted.items() if times > 1] == []


def test_every_name_can_be_a_message() -> None:
    assert [id for id in all_ids() if not re.fullmatch(r"[a-z][a-z0-9_]*", id)] == []


TEXTS = [
    (files("fivefires.games.zona") / "text" / f"{name}.en.ftl").read_text(encoding="utf-8")
    for name in ("items", "threats", "characters", "locks", "rumors", "emissions")
]


@pytest.fixture(scope="module")
def texts() -> Catalogue:
    return Catalogue("en", TEXTS)


def test_no_message_is_defined_twice() -> None:
    everything = "\n".join([*sources("fivefires.kernel", "en"), *sources("fivefires.games.zona", "en")])
    counted = Counter(re.findall(r"^([a-zA-Z][\w-]*) *=", everything, re.MULTILINE))
    assert counted["crowbar"] == 1
    assert [id for id, times in counted.items() if times > 1] == []


@pytest.mark.parametrize("id", NAMED)
def test_everything_has_a_name_a_note_and_an_effect(texts: Catalogue, id: str) -> None:
    name, note, effect = (texts.format(Message(key)) for key in (id, f"{id}.flavour", f"{id}.effect"))
    assert not name.startswith("[")
    assert not name.endswith(".")
    for text in (note, effect):
        assert text.endswith(".")
        assert text[0].isupper() or text[0] == "+"
        assert "!" not in text
        assert "[" not in text


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.id)
def test_every_character_has_a_trade_and_a_nickname(texts: Catalogue, character: v.Character) -> None:
    assert f"{character.id}.trade" in texts
    assert f"{character.id}.nick" in texts


def test_names_and_notes_are_not_used_twice(texts: Catalogue) -> None:
    for attribute in ("", ".flavour"):
        counted = Counter(texts.format(Message(id + attribute)) for id in NAMED)
        assert [text for text, times in counted.items() if times > 1] == []


def test_there_is_no_text_for_what_is_not_in_the_box(texts: Catalogue) -> None:
    options = {f"{rumor.id}-{word.key}" for rumor in RUMORS for word in inside(rumor) if isinstance(word, v.Way)}
    assert set(texts.ids()) - set(NAMED) == options


def figures(told: object) -> set[int]:
    """The numbers of the data that a player must read."""
    found: set[int] = set()
    for word in inside(told):
        if isinstance(word, v.RemoveThreat | v.Has) or getattr(word, "at_least", 0) == 1:
            continue  # all of them; at least one
        for field in word.__struct_fields__:
            value = getattr(word, field)
            if isinstance(value, int) and not isinstance(value, bool) and value not in (0, 99):
                found.add(abs(value))
        if isinstance(word, v.WhileForcing) and word.by_weaknesses:
            found |= {1, 2, 3}
    return found


def implied(told: object) -> set[int]:
    """Numbers that a text may name although the data need not: limits and the usual price."""
    found: set[int] = set()
    for word in inside(told):
        if isinstance(word, v.InEmission):
            found.add(2)  # the usual fatigue of fleeing
        if isinstance(word, v.Exhaust) or (isinstance(word, v.Impact) and word.over_limit):
            found.add(5)  # the highest fatigue
        if isinstance(word, v.HarderPer):
            found.add(3)  # fatigue above which it counts
        if isinstance(word, v.ExtraAction):
            found.add(1)
    return found


@pytest.mark.parametrize("id", NAMED)
def test_an_effect_names_the_figures_of_the_data_and_no_others(texts: Catalogue, id: str) -> None:
    effect = texts.format(Message(f"{id}.effect"))
    if id in ITEM and ITEM[id].sixth_spot:
        assert "6th spot" in effect
        effect = effect.replace("6th", "")
    told = {int(number) for number in re.findall(r"\d+", effect)}
    wanted = figures(NAMED[id])
    assert wanted <= told, f"untold in: {effect}"
    assert told <= wanted | implied(NAMED[id]), f"invented in: {effect}"


# What a card tells is all of it: an item as a whole, of others the part that is told in words.
TOLD: dict[str, object] = {**NAMED, **ITEM}


@pytest.mark.parametrize("id", TOLD)
def test_a_line_says_what_the_data_does_and_nothing_else(texts: Catalogue, id: str) -> None:
    assert PROOF.faults(Line(id, "effect", texts.format(Message(f"{id}.effect")), TOLD[id])) == []


# Numbers that stand elsewhere on the card in figures, and numbers that the rules fix or that are told as "a" or "all".
NOT_IN_LINES = {
    "Item.copies": "how many cards there are",
    "Item.price": "printed in figures",
    "Consumable.uses": "printed in figures",
    "Hurt.at_least": "an idle use is not offered",
    "Weaknesses.at_least": "an idle use is not offered, and on r13 it is told as 'a weakness'",
    "Has.count": "told as 'an artifact'",
    "Trophies.at_least": "told as 'a trophy'",
    "RemoveThreat.count": "told as 'all'",
    "WhileForcing.dice": "goes by weaknesses, which are told",
    "InTest.reroll": "told once for two uses, as 'only the reroll'",
    "Sell.most": "no limit is not told",
}


def test_every_other_number_of_the_data_is_told(texts: Catalogue) -> None:
    lines = [Line(id, "effect", texts.format(Message(f"{id}.effect")), data) for id, data in TOLD.items()]
    assert sorted(unnoticed(PROOF, lines)) == sorted(NOT_IN_LINES)


def rewritten(id: str, **changed: object) -> object:
    return msgspec.structs.replace(ITEM[id], **changed)


@pytest.mark.parametrize(
    ("id", "data"),
    [
        ("gunk", rewritten("gunk", uses=(v.AgainstDamage(mental=2),))),
        ("clot", rewritten("clot", uses=(v.AgainstDamage(radiation=1),))),
        ("clot", rewritten("clot", impact=v.Impact(fatigue=2))),
        ("fire_axe", rewritten("fire_axe", uses=(v.InTest((v.PHYSIQUE,), plus=1, only=v.MUTANT),))),
        ("fire_axe", rewritten("fire_axe", uses=(v.InTest((v.PHYSIQUE, v.SMARTS), plus=1),))),
        ("spectrometer", rewritten("spectrometer", uses=(v.InTest((v.SMARTS,), plus=2),))),
        (
            "copper_coil",
            rewritten("copper_coil", uses=(v.OnTurn((v.Gain(300),), at=("farms", "quarry"), between=True),)),
        ),
        ("canned_stew", rewritten("canned_stew", uses=(v.OnTurn((v.Relieve(2), v.Heal(1))),))),
        ("army_rations", rewritten("army_rations", uses=(v.OnTurn((v.Heal(1),)),))),
        ("pitch", rewritten("pitch", mendable=True)),
        ("gargantuan", ((v.Bribe(v.Cost(trophies=2), difficulty=3),), ())),
        ("k6", ((v.Cost(rubles=600), v.Cost(rubles=200)),)),
        ("r01", ((v.PlaceThreat(v.YELLOW, v.MUTANT, v.Where(sectors=(v.GREEN,), pick=v.VOICE)),), None)),
    ],
)
def test_a_line_that_says_otherwise_is_found(texts: Catalogue, id: str, data: object) -> None:
    assert PROOF.faults(Line(id, "effect", texts.format(Message(f"{id}.effect")), data)) != []


WORDS: dict[str, str] = {
    v.ALERTNESS: r"alertness|detection",
    v.PHYSIQUE: "physique",
    v.SMARTS: "smarts",
    v.WILLPOWER: "willpower",
    v.MUTANT: "mutant",
    v.ANOMALY: "anomaly",
    v.DETECTION: "detection",
    v.CONFRONTATION: "confrontation",
    v.FACILITY: "facility",
    v.SARCOPHAGUS: "Sarcophagus",
    v.SHORTCUT: "shortcut",
    v.EMISSION: "emission",
    v.LOCAL: "local action",
    v.ENCOUNTER: "encounter",
}


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.id)
def test_the_text_of_an_item_names_what_it_is_for(texts: Catalogue, item: v.Item) -> None:
    effect = texts.format(Message(f"{item.id}.effect"))
    named: set[str] = set()
    for word in inside(item.uses):
        if isinstance(word, v.InTest):
            named |= {
                *(() if word.of == v.ANY_ATTRIBUTE else word.of),
                *filter(None, (word.only, word.step, word.scene)),
            }
            assert ("any test" in effect) >= (word.of == v.ANY_ATTRIBUTE)
            assert re.search(rf"\+{word.plus} in", effect, re.IGNORECASE) or not word.plus
            assert ("minus" in effect) >= bool(word.cancel)
            assert ("eroll" in effect) >= bool(word.reroll)
            assert ("no harm" in effect) == word.calm
            assert ("without a threat" in effect) == word.no_threat
        elif isinstance(word, v.AgainstDamage):
            named |= {kind for kind in v.DamageType if getattr(word, kind)} | set(filter(None, (word.scene,)))
        elif isinstance(word, v.OnTurn):
            assert ("before or after an action" in effect.lower()) == word.between
        elif isinstance(word, v.InCamp):
            assert effect.startswith("While camping: ")
    if item.impact is not None:
        assert re.search(r"\b(Impact|Price): ", effect)
    assert [word for word in named if not re.search(WORDS.get(word, word), effect)] == []
    assert ("cannot be repaired" in effect) == (not item.mendable)


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.id)
def test_the_text_of_an_item_names_the_places_where_it_works(texts: Catalogue, item: v.Item) -> None:
    effect = texts.format(Message(f"{item.id}.effect"))
    for word in inside(item.uses):
        if isinstance(word, v.OnTurn) and word.at:
            names = {place.replace("_", " ").title() for place in word.at}
            assert all(name in effect for name in names) or (set(word.at) == BUNKERS and "In a bunker" in effect)


# --- the vocabulary --------------------------------------------------------------------------------------


def test_everything_is_written_in_known_words() -> None:
    assert misused((*ITEMS, *THREATS, *CHARACTERS, *LOCKS, *RUMORS, *EMISSIONS), v) == []


def test_an_unknown_word_is_found() -> None:
    assert misused(v.OnTurn((v.Heal(1), v.Damage(1))), v) == ["OnTurn.do"]  # type: ignore[arg-type]
    assert misused(v.OnTurn((v.Heal(1),), at="village"), v) == ["OnTurn.at"]  # type: ignore[arg-type]
    heals = v.Threat("x", 2, v.PHYSIQUE, 3, v.NONE, v.Reward(), (v.Heal(1),))  # type: ignore[arg-type]
    assert misused(heals, v) == ["Threat.abilities"]


def test_words_stand_only_where_they_mean_something() -> None:
    stories = (v.GoOn, v.Fail, v.UncoverSecret, v.Win)
    assert [word for word in all_words() if isinstance(word, stories)] == []
    encounters = (v.Dismiss, v.Edge, v.Avert)
    at_home = sum(
        isinstance(part, encounters) for word in all_words() if isinstance(word, v.InEncounter) for part in word.do
    )
    assert at_home == sum(isinstance(word, encounters) for word in all_words()) > 0


def test_a_rumor_does_only_what_needs_no_reader() -> None:
    allowed = (v.PlaceThreat, v.MoveThreat, v.RemoveThreat, v.Each, v.RefreshMarket, v.Choose)
    for rumor in RUMORS:
        assert bool(rumor.do) != bool(rumor.persistent), rumor.id
        assert [effect for effect in rumor.do if not isinstance(effect, allowed)] == []
        reachable = [*rumor.do, *(part for word in inside(rumor.do) if isinstance(word, v.Way) for part in word.do)]
        for effect in reachable:
            if isinstance(effect, v.PlaceThreat | v.RemoveThreat):
                assert not effect.where.here, rumor.id
                assert effect.where.pick is (v.ALL if effect.where.ids else v.VOICE), rumor.id


def test_every_choice_has_a_free_way() -> None:
    choices = [word for word in all_words() if isinstance(word, v.Choose)]
    assert choices
    for choice in choices:
        assert any(option.cost is None and option.needs is None for option in choice.options)
        assert len({option.key for option in choice.options}) == len(choice.options)
        assert not {option.key for option in choice.options} & set(NAMED)


def test_places_and_items_that_cards_ask_for_exist() -> None:
    named: set[str] = set()
    for word in all_words():
        if isinstance(word, v.Where):
            named.update(word.ids)
        elif isinstance(word, v.OnTurn):
            named.update(word.at)
    named |= {place for character in CHARACTERS for place, _ in character.threats}
    named |= {character.place for character in CHARACTERS}
    named |= {place for card in EMISSIONS for place, _, _ in (*card.front, *card.back)}
    assert len(named) > 15
    assert named - PLACES == set()
    assert any(isinstance(word, v.Cost) and word.crowbar for word in all_words())
    assert "crowbar" in ITEM


@pytest.mark.rule("Z-507")
def test_threats_are_put_only_where_their_colour_belongs() -> None:
    put = [(place, colour) for character in CHARACTERS for place, (colour, _) in character.threats]
    put += [(place, colour) for card in EMISSIONS for place, colour, _ in (*card.front, *card.back)]
    assert len(put) > 70
    assert [(place, colour) for place, colour in put if SECTOR[place] not in SECTORS_OF[colour]] == []
    for rumor in RUMORS:
        for word in inside(rumor):
            if isinstance(word, v.PlaceThreat):
                assert word.where.sectors
                assert set(word.where.sectors) <= SECTORS_OF[word.colour]
    for colour, specs in (
        (v.GREEN, (*GREEN_MUTANTS, *GREEN_ANOMALIES)),
        (v.YELLOW, (*YELLOW_MUTANTS, *YELLOW_ANOMALIES)),
    ):
        for word in inside(specs):
            if isinstance(word, v.PlaceThreat):
                assert (word.where, word.colour) == (v.HERE, colour)


def test_rubles_come_in_hundreds() -> None:
    amounts = [item.price for item in ITEMS] + [character.rubles for character in CHARACTERS]
    for word in all_words():
        for field in ("rubles", "trophy", "cut", "bonus"):
            amounts.append(getattr(word, field, 0))
        if isinstance(word, v.PriceShift):
            amounts.append(word.by)
    assert [amount for amount in amounts if amount % 100] == []


# --- items -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("specs", "lowest", "highest"),
    [
        pytest.param(JUNK, 100, 200, id="junk"),
        pytest.param(EQUIPMENT, 200, 500, id="equipment"),
        pytest.param(GREEN_ARTIFACTS, 200, 300, id="green artifacts"),
        pytest.param(YELLOW_ARTIFACTS, 300, 500, id="yellow artifacts"),
        pytest.param(tuple(item for item in SECRETS if item.artifact), 400, 500, id="secret artifacts"),
        pytest.param(tuple(item for item in SECRETS if not item.artifact), 0, 0, id="secret items"),
    ],
)
def test_prices_lie_in_the_band_of_their_deck(specs: tuple[v.Item, ...], lowest: int, highest: int) -> None:
    assert {min(item.price for item in specs), max(item.price for item in specs)} == {lowest, highest}


@pytest.mark.rule("Z-223", "Z-224")
def test_gear_covers_one_or_two_body_parts_and_is_clothing() -> None:
    gear = [item for item in ITEMS if item.covers]
    assert {part for item in gear for part in item.covers} == set(v.BodyPart)
    assert {len(set(item.covers)) for item in gear} == {1, 2}
    assert [item.id for item in gear if v.CLOTHING not in item.categories or item.small] == []
    assert [item.id for item in ITEMS if v.CLOTHING in item.categories and not item.covers] == []


@pytest.mark.rule("Z-278")
def test_artifacts_are_oddities_and_only_they_have_impacts() -> None:
    assert [item.id for item in ARTIFACTS if v.ODDITY not in item.categories] == []
    marked = {item.id for item in SECRETS if item.artifact}
    assert marked == {"homunculus", "frozen_second", "source_splinter"}
    assert [item.id for item in ITEMS if item.artifact and item.id not in marked] == []
    # The PDA is no artifact; its price has the form of an impact because Z-479 words it like one.
    assert [item.id for item in ITEMS if item.impact and item not in ARTIFACTS] == ["pioneers_pda"]


@pytest.mark.rule("Z-443", "Z-455")
def test_what_cannot_be_repaired_is_consumable() -> None:
    unmendable = {item.id for item in ITEMS if not item.mendable}
    assert {"pitch", "gutberry"} <= unmendable
    assert all(isinstance(ITEM[id].durability, v.Consumable) for id in unmendable)


def test_nothing_that_repairs_can_be_repaired() -> None:
    """A kit that mended itself would never be used up."""
    repairers = [item for item in ITEMS if any(isinstance(word, v.Repair) for word in inside(item.uses))]
    assert {item.id for item in repairers} == {"repair_kit", "sewing_kit"}
    assert [item.id for item in repairers if isinstance(item.durability, v.Consumable) and item.mendable] == []


def test_nothing_bought_in_a_bunker_can_be_turned_into_more_money_there() -> None:
    for item in (*JUNK, *EQUIPMENT):
        for use in item.uses:
            if isinstance(use, v.OnTurn):
                gained = sum(effect.rubles for effect in use.do if isinstance(effect, v.Gain))
                assert gained <= item.price or (use.at and not BUNKERS & set(use.at)), item.id


def test_everything_is_good_for_something_and_used_up_somehow() -> None:
    assert [item.id for item in ITEMS if not item.uses and not item.sixth_spot] == []
    assert [item.id for item in ITEMS if not item.uses and not isinstance(item.durability, v.Durable)] == []
    assert [item.id for item in ITEMS if isinstance(item.durability, v.Consumable) and item.durability.uses < 2] == []
    assert [item.id for item in ITEMS if not item.categories or len(set(item.categories)) < len(item.categories)] == []


def test_two_uses_of_an_item_never_compete_for_the_same_moment() -> None:
    """Else a question would offer the same item twice, once for less."""
    for item in ITEMS:
        moments = [(type(use), getattr(use, "scene", None)) for use in item.uses]
        assert len(set(moments)) == len(moments), item.id
        for kind, scene in moments:
            if scene is None:
                assert sum(other is kind for other, _ in moments) == 1, item.id


def at_least(better: v.Use, worse: v.Use) -> bool:
    """Whether one use can stand for the other wherever that could be used."""
    if isinstance(better, v.InTest) and isinstance(worse, v.InTest):
        return (
            set(worse.of) <= set(better.of)
            and all(getattr(worse, field) <= getattr(better, field) for field in ("plus", "cancel", "reroll", "calm"))
            and (not better.faces or set(worse.faces) == set(better.faces))
            and all(getattr(better, field) in (None, getattr(worse, field)) for field in ("only", "step", "scene"))
            and better.no_threat <= worse.no_threat
            and better.then == worse.then
        )
    if isinstance(better, v.AgainstDamage) and isinstance(worse, v.AgainstDamage):
        amounts = ("radiation", "mental", "physical", "any", "convert", "negate_impact")
        return all(getattr(worse, field) <= getattr(better, field) for field in amounts) and all(
            getattr(better, field) in (None, getattr(worse, field)) for field in ("scene", "only")
        )
    return better == worse


def lasts(better: v.Durability, worse: v.Durability) -> bool:
    if isinstance(worse, v.SingleUse):
        return True
    if isinstance(worse, v.Consumable):
        return isinstance(better, v.Durable) or (isinstance(better, v.Consumable) and better.uses >= worse.uses)
    return isinstance(better, v.Durable)


def takes_less_room(better: v.Item, worse: v.Item) -> bool:
    return better.small or (
        not worse.small and set(better.covers) <= set(worse.covers) and (better.covers != () or not worse.covers)
    )


def makes_pointless(better: v.Item, worse: v.Item) -> bool:
    """Whether a card does all that another does, at no higher price; what it counts as is left aside."""
    return (
        better.price <= worse.price
        and lasts(better.durability, worse.durability)
        and takes_less_room(better, worse)
        and better.sixth_spot >= worse.sixth_spot
        and all(any(at_least(mine, other) for mine in better.uses) for other in worse.uses)
    )


def test_the_comparison_of_cards_finds_a_pointless_one() -> None:
    knife = ITEM["commando_knife"]
    blunt = msgspec.structs.replace(knife, id="blunt_knife", price=400, durability=v.Consumable(2))
    assert makes_pointless(knife, blunt)
    assert not makes_pointless(blunt, knife)


def test_no_card_of_the_market_makes_another_pointless() -> None:
    market = (*JUNK, *EQUIPMENT)
    pairs = [(better.id, worse.id) for better, worse in permutations(market, 2) if makes_pointless(better, worse)]
    assert pairs == []


@pytest.mark.parametrize("specs", [GREEN_ARTIFACTS, YELLOW_ARTIFACTS], ids=["green", "yellow"])
def test_no_two_artifacts_do_the_same(specs: tuple[v.Item, ...]) -> None:
    assert len({msgspec.structs.replace(item, id="", price=0) for item in specs}) == len(specs)


@pytest.mark.rule("Z-461", "Z-467", "Z-470", "Z-473", "Z-476", "Z-478", "Z-480", "Z-484", "Z-485")
@pytest.mark.parametrize(
    ("id", "places"),
    [
        ("counterfeit_pass", {"research_station"}),
        ("ration_stamp", {"barracks"}),
        ("repair_kit", set()),
        ("smuggler_gps", {"wetlands"}),
        ("mutated_embryo", {"research_station"}),
        ("pioneers_pda", {"moscow_eye", "pripyat"}),
        ("plant_blueprints", {"power_plant"}),
        ("welded_container", {"research_station", "roadhouse", "village"}),
    ],
)
def test_appendix_items_for_use_beside_an_action_keep_their_place(id: str, places: set[str]) -> None:
    (use,) = ITEM[id].uses
    assert isinstance(use, v.OnTurn)
    assert use.between
    assert set(use.at) == places


DURABLES = ["siphon", "sponge", "explorers_map", "technical_records"]
CONSUMABLES = ["pitch", "gutberry", "crowbar", "geiger_counter", "spectrometer", "fleshwhip"]
SINGLE_USES = ["cossack_moonshine", "energy_drink", "gunk"]


@pytest.mark.rule("Z-486")
@pytest.mark.parametrize(
    ("id", "durability"),
    [
        *((id, v.Durable) for id in DURABLES),
        *((id, v.Consumable) for id in CONSUMABLES),
        *((id, v.SingleUse) for id in SINGLE_USES),
    ],
)
def test_items_have_the_durability_that_the_rulebook_states(id: str, durability: type[v.Durability]) -> None:
    assert isinstance(ITEM[id].durability, durability)


@pytest.mark.rule(
    "Z-450", "Z-490", "Z-491", "Z-492", "Z-493", "Z-494", "Z-495", "Z-496", "Z-497", "Z-498", "Z-500"
)  # fmt: skip
@pytest.mark.parametrize(
    ("id", "uses"),
    [
        ("cossack_moonshine", {v.InTest((v.WILLPOWER,), plus=1, cancel=1)}),
        ("energy_drink", {v.InTest((v.SMARTS,), plus=1)}),
        ("spectrometer", {v.InTest((v.SMARTS,), plus=1)}),
        ("technical_records", {v.InTest((v.SMARTS,), cancel=1)}),
        ("commando_knife", {v.InTest((v.PHYSIQUE,), plus=1, only=v.MUTANT)}),
        ("fleshwhip", {v.InTest((v.PHYSIQUE,), plus=1)}),
        ("gunk", {v.AgainstDamage(radiation=2)}),
        ("clot", {v.AgainstDamage(radiation=1, physical=1)}),
        ("mercenary_armor", {v.AgainstDamage(radiation=1, physical=1)}),
        ("scavenger_outfit", {v.AgainstDamage(radiation=1, negate_impact=True)}),
        ("sponge", {v.AgainstDamage(convert=1)}),
    ],
)
def test_items_of_the_examples_do_what_the_examples_say(id: str, uses: set[v.Use]) -> None:
    assert uses <= set(ITEM[id].uses)


@pytest.mark.rule("Z-445", "Z-454", "Z-456", "Z-459", "Z-469", "Z-477", "Z-479", "Z-495", "Z-497", "Z-499")
def test_items_of_the_rulebook_keep_their_conditions() -> None:
    assert not ITEM["siphon"].counts
    assert ITEM["siphon"].small
    assert [item.id for item in ITEMS if not item.counts] == ["siphon"]
    assert ITEM["eye_of_chort"].impact == v.Impact(trophies=1)
    assert ITEM["fleshwhip"].impact == v.Impact(damage=v.Damage(physical=1), per_artifact=True)
    assert ITEM["clot"].impact == v.Impact(fatigue=2, per_artifact=True)
    (magma,) = ITEM["magma"].uses
    assert isinstance(magma, v.InTest)
    assert (magma.of, magma.step) == ((v.PHYSIQUE,), v.CONFRONTATION)
    lifted = {item.id for item in ITEMS if item.impact and item.impact.over_limit}
    assert lifted == {"timber", "pioneers_pda"}
    (compound,) = ITEM["mysterious_compound"].uses
    assert isinstance(compound, v.OnTurn)
    assert v.Exhaust() in compound.do
    scanners = {item.id for item in ITEMS for word in inside(item.uses) if isinstance(word, v.Edge) and word.scan}
    assert scanners == {"anomaly_scanner"}
    assert ITEM["mercenary_armor"].covers
    assert ITEM["scavenger_outfit"].covers


# --- threats ---------------------------------------------------------------------------------------------


@pytest.mark.rule("Z-053")
def test_mutants_test_body_or_will_and_anomalies_mind_or_will() -> None:
    assert {threat.attribute for threat in MUTANTS} == {v.PHYSIQUE, v.WILLPOWER}
    assert {threat.attribute for threat in ANOMALIES} == {v.SMARTS, v.WILLPOWER}


@pytest.mark.parametrize(
    ("specs", "detection", "difficulty", "hurt"),
    [
        pytest.param((*GREEN_MUTANTS, *GREEN_ANOMALIES), (2, 4), (2, 4), (1, 2), id="green"),
        pytest.param((*YELLOW_MUTANTS, *YELLOW_ANOMALIES), (2, 4), (3, 5), (2, 3), id="yellow"),
    ],
)
def test_threats_are_as_hard_as_their_colour(
    specs: tuple[v.Threat, ...], detection: tuple[int, int], difficulty: tuple[int, int], hurt: tuple[int, int]
) -> None:
    sums = [threat.damage.radiation + threat.damage.mental + threat.damage.physical for threat in specs]
    assert (min(sums), max(sums)) == hurt
    difficulties = [threat.difficulty for threat in specs]
    assert (min(difficulties), max(difficulties)) == difficulty
    detections = [threat.detection for threat in specs]
    assert (min(detections), max(detections)) == detection


@pytest.mark.rule("Z-309", "Z-310", "Z-312")
def test_rewards_fit_kind_and_colour() -> None:
    for colour, mutants, anomalies, low, high in (
        (v.GREEN, GREEN_MUTANTS, GREEN_ANOMALIES, 200, 400),
        (v.YELLOW, YELLOW_MUTANTS, YELLOW_ANOMALIES, 400, 600),
    ):
        values = {threat.reward.trophy for threat in mutants}
        assert (min(values), max(values)) == (low, high)
        special = [threat.id for threat in anomalies if threat.reward.special]
        assert len(special) == 1
        assert {threat.reward.artifact for threat in anomalies if threat.id not in special} == {colour}
    for threat in THREATS:
        given = [threat.reward.trophy, threat.reward.artifact, threat.reward.none, threat.reward.special]
        assert sum(map(bool, given)) == 1, threat.id


def test_no_threat_forbids_what_it_asks_for() -> None:
    for threat in THREATS:
        kinds = [type(ability) for ability in threat.abilities]
        assert len(set(kinds)) == len(kinds), threat.id
        # Where nothing but running is left, it must be allowed, and it is free.
        if v.OnlyDetection in kinds:
            assert not {v.NoRunning, v.OnRunning} & set(kinds), threat.id
        assert not {v.NoRunning, v.OnRunning} <= set(kinds), threat.id


@pytest.mark.rule("Z-501", "Z-502", "Z-503", "Z-504", "Z-505", "Z-510")
def test_threats_of_the_rulebook_have_its_figures() -> None:
    gargantuan, phlegm, benevolence = (THREAT[id] for id in ("gargantuan", "phlegm", "benevolence"))
    assert gargantuan in YELLOW_MUTANTS
    assert (gargantuan.detection, gargantuan.attribute, gargantuan.difficulty) == (2, v.PHYSIQUE, 5)
    assert gargantuan.abilities == (v.Bribe(v.Cost(trophies=1), difficulty=3),)
    assert phlegm in YELLOW_ANOMALIES
    assert (phlegm.detection, phlegm.attribute, phlegm.difficulty) == (3, v.SMARTS, 3)
    assert (phlegm.reward, phlegm.abilities) == (v.Reward(artifact=v.YELLOW), (v.RerollOnly(v.TRIANGLE),))
    assert benevolence.damage == v.Damage(radiation=2, mental=1)
    assert v.WeakestAttribute() in THREAT["merry_wright"].abilities
    assert THREAT["merry_wright"] in ANOMALIES


# --- characters ------------------------------------------------------------------------------------------


@pytest.mark.rule("Z-488")
def test_the_characters_are_those_of_the_rulebook_and_one_more(texts: Catalogue) -> None:
    known = {
        texts.format(Message(character.id)): texts.format(Message(f"{character.id}.trade")) for character in CHARACTERS
    }
    assert known == {
        "Ivan Golubiev": "Mercenary",
        "Tamara Petrenko": "Prospector",
        "Valerian Kruglov": "Hunter",
        "Kostia Fiodorov": "Drunkard",
        "Savva Koshnienko": "Misfit",
        "Oleg Voronin": "Loner",
        "Lukas Sokolov": "Mystic",
        "Lidya Gavrilov": "Scientist",
        "Andriej Smirnov": "Smuggler",
        "Olga Lebedev": "Medic",
    }


@pytest.mark.rule("Z-489")
@pytest.mark.parametrize(
    ("id", "attribute", "value"),
    [
        ("kostia", "willpower", 2),
        ("ivan", "smarts", 2),
        ("lukas", "physique", 1),
        ("tamara", "alertness", 3),
        ("tamara", "physique", 2),
        ("tamara", "smarts", 3),
        ("savva", "physique", 3),
    ],
)
def test_characters_have_the_values_of_the_examples(id: str, attribute: str, value: int) -> None:
    (character,) = (character for character in CHARACTERS if character.id == id)
    assert getattr(character, attribute) == value


@pytest.mark.rule("Z-050", "Z-506")
def test_characters_are_about_equally_gifted() -> None:
    for character in CHARACTERS:
        values = [getattr(character, attribute) for attribute in v.Attribute]
        assert all(1 <= value <= 4 for value in values), character.id
        assert sum(values) in (9, 10), character.id
        assert 5 <= character.fortitude <= 7, character.id
        assert character.damage < character.fortitude, character.id


@pytest.mark.rule("Z-055")
def test_no_two_characters_share_an_ability_or_a_profile() -> None:
    abilities = {msgspec.structs.replace(ability, id="") for ability in ABILITIES}
    assert len(abilities) == len(CHARACTERS)
    for ability in ABILITIES:
        assert len(ability.uses) + len(ability.standing) == 1, ability.id
    assert len({tuple(getattr(character, attribute) for attribute in v.Attribute) for character in CHARACTERS}) == 10


@pytest.mark.rule("Z-034")
def test_every_character_brings_two_threats_to_two_locations() -> None:
    for character in CHARACTERS:
        places = [place for place, _ in character.threats]
        assert len(set(places)) == 2, character.id
        assert character.place not in places, character.id


def test_a_starting_kit_can_be_worn_and_carried() -> None:
    for character in CHARACTERS:
        worn = [part for item in character.items for part in item.covers]
        assert len(set(worn)) == len(worn), character.id
        categories = {category for item in character.items for category in item.categories}
        assert len(categories) >= 3, character.id


def test_no_starting_kit_repeats_another() -> None:
    """Two scavengers may carry the same kind of thing, but never more than one such thing."""
    kits = {
        character.id: {msgspec.structs.replace(item, id="", categories=()) for item in character.items}
        for character in CHARACTERS
    }
    assert [(a, b) for a, b in permutations(kits, 2) if len(kits[a] & kits[b]) > 1] == []


# --- locks, rumors, emissions ----------------------------------------------------------------------------


def test_every_lock_asks_for_something_and_no_two_ask_for_the_same() -> None:
    ways = [way for lock in LOCKS for way in lock.ways]
    assert v.Cost() not in ways
    assert len(set(ways)) == len(ways)
    assert {len(lock.ways) for lock in LOCKS} == {1, 2}


def test_every_lock_can_be_opened_by_everybody_who_prepares_for_it() -> None:
    """Its fatigue fits the dial from 1, its damage the shortest track."""
    for lock in LOCKS:
        for way in lock.ways:
            assert way.fatigue <= 4, lock.id
            assert way.damage.radiation + way.damage.mental + way.damage.physical < 5, lock.id


@pytest.mark.rule("Z-508")
def test_rumors_have_about_one_arrow_each() -> None:
    assert Counter(rumor.arrows for rumor in RUMORS) == {0: 4, 1: 10, 2: 7}


def test_eight_rumors_persist_each_where_its_token_can_lie() -> None:
    persistent = [rumor.persistent for rumor in RUMORS if rumor.persistent]
    assert len(persistent) == 8
    assert len({token.effects for token in persistent}) == 8
    for token in persistent:
        assert token.effects
        assert [word for word in inside(token.effects) if isinstance(word, get_args(v.StandingEffect))]


@pytest.mark.rule("Z-509")
@pytest.mark.parametrize("card", EMISSIONS, ids=lambda card: card.id)
def test_an_emission_hurts_more_the_deeper_one_is_and_brings_three_or_four_threats_a_side(card: v.EmissionCard) -> None:
    green, yellow, red = (
        damage.radiation + damage.mental + damage.physical for damage in (card.green, card.yellow, card.red)
    )
    assert green in (1, 2)
    assert green + yellow in (2, 3)
    assert green + yellow + red in (4, 5)
    assert len(card.front) in (3, 4)
    assert len(card.back) in (3, 4)
    for side in (card.front, card.back):
        assert len({place for place, _, _ in side}) == len(side)


def test_emissions_spread_threats_evenly() -> None:
    put = Counter(place for card in EMISSIONS for place, _, _ in (*card.front, *card.back))
    assert set(put) == {place for place, sector in SECTOR.items() if sector and place != "power_plant"}
    assert set(put.values()) == {4}
    kinds = Counter(kind for card in EMISSIONS for _, _, kind in (*card.front, *card.back))
    assert abs(kinds[v.MUTANT] - kinds[v.ANOMALY]) <= 2
