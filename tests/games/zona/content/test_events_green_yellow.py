"""The event cards of the green and the yellow sector: counts, sections, choices, texts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files

import pytest

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.board import LOCATIONS
from fivefires.games.zona.content.equipment import EQUIPMENT
from fivefires.games.zona.content.events_green import GREEN_EVENTS
from fivefires.games.zona.content.events_yellow import YELLOW_EVENTS
from fivefires.games.zona.content.index import ABILITY, ITEM, THREAT
from fivefires.games.zona.content.junk import JUNK
from fivefires.games.zona.show.names import name_of
from fivefires.games.zona.show.wording import parts_of
from fivefires.kernel import Message
from fivefires.kernel.text import Catalogue
from fivefires.kit import effects as kit
from fivefires.kit.effects import words as inside
from tests.kit.vocabularies import misused

DECKS: dict[v.Colour, tuple[v.EventCard, ...]] = {v.GREEN: GREEN_EVENTS, v.YELLOW: YELLOW_EVENTS}
CARDS = {card.id: card for cards in DECKS.values() for card in cards}
COLOUR_OF = {card.id: colour for colour, cards in DECKS.items() for card in cards}
SECTOR = {location.id: location.sector for location in LOCATIONS}
REPUTATIONS: list[str] = [v.GOOD, v.NEUTRAL, v.BAD]
BY_PLACE = {id: card for id, card in CARDS.items() if card.sections[-1].place == "other"}


def places_named(card: v.EventCard) -> list[str]:
    return [section.place for section in card.sections[:2]]


# --- the box -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("colour", "letter"), [(v.GREEN, "g"), (v.YELLOW, "y")])
def test_a_deck_has_25_cards_in_order(colour: v.Colour, letter: str) -> None:
    assert [card.id for card in DECKS[colour]] == [f"{letter}{number:02}" for number in range(1, 26)]


def test_no_two_cards_share_a_name() -> None:
    assert len(CARDS) == 50


# --- sections ------------------------------------------------------------------------------------------------


def faults(card: v.EventCard, colour: v.Colour) -> list[str]:
    """What is wrong with the way a card is divided."""
    places = [section.place for section in card.sections]
    found = [f"{section.place}: empty" for section in card.sections if not section.do]
    if places == REPUTATIONS:
        return found
    if len(places) != 3:
        return [*found, "not three sections"]
    if places[2] != "other":
        found.append("no section for other locations")
    if places[0] == places[1]:
        found.append("the same location twice")
    return found + [f"{place}: not {colour}" for place in places[:2] if SECTOR.get(place) != colour]


@pytest.mark.rule("Z-148")
@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_a_card_names_two_locations_of_its_sector_and_the_others_or_goes_by_reputation(card: v.EventCard) -> None:
    assert faults(card, COLOUR_OF[card.id]) == []


@pytest.mark.parametrize(
    ("places", "fault"),
    [
        pytest.param(("farms", "other"), "not three sections", id="two sections"),
        pytest.param(("farms", "quarry", "barracks"), "no section for other locations", id="no other"),
        pytest.param(("farms", "farms", "other"), "the same location twice", id="one location"),
        pytest.param(("farms", "factory", "other"), "factory: not green", id="wrong sector"),
        pytest.param(("farms", "village", "other"), "village: not green", id="bunker"),
        pytest.param(("good", "neutral", "other"), "good: not green", id="half by reputation"),
    ],
)
def test_a_card_that_is_divided_wrongly_is_found(places: tuple[str, ...], fault: str) -> None:
    sections = tuple(v.Section(place, (v.Gain(100),)) for place in places)
    assert fault in faults(v.EventCard("x", sections), v.GREEN)


def test_an_empty_section_is_found() -> None:
    sections = tuple(v.Section(place, ()) for place in REPUTATIONS)
    assert faults(v.EventCard("x", sections), v.GREEN) == ["good: empty", "neutral: empty", "bad: empty"]


@pytest.mark.parametrize("colour", DECKS)
def test_every_location_of_a_sector_is_named_seven_times(colour: v.Colour) -> None:
    named = Counter(place for card in DECKS[colour] if card.id in BY_PLACE for place in places_named(card))
    assert named == {place: 7 for place, sector in SECTOR.items() if sector == colour}


@pytest.mark.parametrize("colour", DECKS)
def test_four_cards_of_a_deck_go_by_reputation(colour: v.Colour) -> None:
    assert sum(card.id not in BY_PLACE for card in DECKS[colour]) == 4


def test_a_card_of_the_worked_example_is_in_the_deck() -> None:
    assert {"barracks", "junkyard"} in [set(places_named(card)) for card in GREEN_EVENTS]


def test_few_sections_are_a_roll_of_dice_and_nothing_to_decide() -> None:
    bare = [
        section
        for card in CARDS.values()
        for section in card.sections
        if [type(word) for word in section.do] == [v.Test]
    ]
    assert sum(v.Choose not in kit.kinds(section.do) for section in bare) <= 26


def test_no_two_sections_do_the_same() -> None:
    counted = Counter(section.do for card in CARDS.values() for section in card.sections)
    assert counted.total() == 150
    assert [do for do, times in counted.items() if times > 1] == []


# --- choices -------------------------------------------------------------------------------------------------


def choices() -> Iterator[tuple[str, v.AnyChoice]]:
    return ((card.id, word) for card in CARDS.values() for word in inside(card) if isinstance(word, v.Choose))


def test_every_choice_has_a_way_open_to_all_and_another() -> None:
    assert len([*choices()]) > 40
    for card, choice in choices():
        assert any(option.cost is None and option.needs is None for option in choice.options), card
        assert len(choice.options) >= 2, card


def test_no_two_ways_of_a_choice_come_to_the_same() -> None:
    for card, choice in choices():
        assert len({option.do for option in choice.options}) > 1, card
        assert len({(option.do, option.cost, option.needs) for option in choice.options}) == len(choice.options), card


def test_what_is_optional_is_worth_it() -> None:
    """Whoever may do something gets something for it."""
    gains = (v.Gain, v.Heal, v.Relieve, v.Improve, v.Take, v.DrawKeep, v.Repair, v.Relocate, v.Test, v.Encounter)
    optional = [(card.id, word) for card in CARDS.values() for word in inside(card) if isinstance(word, v.May)]
    assert len(optional) > 10
    for card, may in optional:
        assert any(isinstance(effect, gains) for effect in may.do), card


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_ways_of_a_section_have_names_of_their_own(card: v.EventCard) -> None:
    """Labels and notes are found by the name alone; some words are taken."""
    taken = {"pass", "fail"} | {name.partition("#")[0] for name in (*ITEM, *THREAT, *ABILITY, *CARDS)}
    for section in card.sections:
        keys = Counter(way.key for way in ways(section))
        assert [key for key, times in keys.items() if times > 1] == []
        assert [key for key in keys if key in taken or not re.fullmatch(r"[a-z]+(_[a-z]+)*", key)] == []


def ways(section: v.Section) -> list[v.AnyWay]:
    return [*kit.ways(section)]


# --- what cards may say --------------------------------------------------------------------------------------

# Words of stories, encounters, facilities and rumors, and those that mean something in an action turn only.
FOREIGN = (
    v.GoOn, v.Fail, v.UncoverSecret, v.Win, v.Dismiss, v.Edge, v.Avert, v.SearchSecretItems, v.RefreshMarket,
    v.ExtraAction, v.MoveAgain, v.SafeShortcuts, v.QuietGate,
)  # fmt: skip


def foreign(card: v.EventCard) -> list[v.Data]:
    return [word for word in inside(card) if isinstance(word, FOREIGN)]


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_a_card_uses_the_words_of_the_vocabulary_as_they_are_meant(card: v.EventCard) -> None:
    assert misused(card, v) == []
    assert foreign(card) == []


@pytest.mark.parametrize(
    ("do", "field"),
    [
        pytest.param((v.Damage(1),), "Section.do", id="no effect"),
        pytest.param((v.Gain("100"),), "Gain.rubles", id="no number"),  # type: ignore[arg-type]
        pytest.param((v.Take("rubbish"),), "Take.deck", id="no deck"),  # type: ignore[arg-type]
        pytest.param((v.Choose((v.May("x", ()),)),), "Choose.options", id="no option"),
        pytest.param((v.If(v.Match(), ()),), "If.needs", id="no condition"),
    ],
)
def test_a_word_in_the_wrong_place_is_found(do: v.Effects, field: str) -> None:
    assert misused(v.EventCard("x", (v.Section("farms", do),)), v) == [field]


def test_a_foreign_word_is_found() -> None:
    card = v.EventCard("x", (v.Section("farms", (v.May("x", (v.Test(v.SMARTS, 3, failed=(v.Fail(),)),)),)),))
    assert foreign(card) == [v.Fail()]


def test_prices_are_never_fatigue_or_damage() -> None:
    """In events these are effects, which may go over the limit."""
    costs = [word for card in CARDS.values() for word in inside(card) if isinstance(word, v.Cost)]
    assert len(costs) > 20
    assert [cost for cost in costs if cost.fatigue or cost.damage != v.NONE] == []


def test_rubles_come_in_hundreds() -> None:
    amounts = [
        getattr(word, field, 0)
        for card in CARDS.values()
        for word in inside(card)
        for field in ("rubles", "cut", "bonus", "green", "yellow")
        if isinstance(word, v.Gain | v.Lose | v.Cost | v.Trade | v.Sell)
    ]
    assert {0, 100, 200, 300} < set(amounts)
    assert [amount for amount in amounts if amount % 100] == []


@pytest.mark.rule("Z-507")
@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_threats_are_of_the_sector_and_stay_in_it(card: v.EventCard) -> None:
    colour = COLOUR_OF[card.id]
    for word in inside(card):
        if isinstance(word, v.Encounter | v.DrawThreat | v.PlaceThreat | v.GainTrophy):
            assert word.colour == colour
        if isinstance(word, v.PlaceThreat):
            assert word.where == v.HERE or word.where.sectors == (colour,)


def test_nobody_is_sent_into_the_plant_or_a_facility() -> None:
    goals = [word.to for card in CARDS.values() for word in inside(card) if isinstance(word, v.Relocate)]
    assert len(goals) == 3
    for to in goals:
        assert to.adjacent or to.bunker or to.ids
        assert set(to.ids) <= set(SECTOR) - {"power_plant"}


def test_what_cards_ask_for_lies_in_the_market() -> None:
    wanted = {word for card in CARDS.values() for word in inside(card) if isinstance(word, v.Match)} - {v.Match()}
    assert len(wanted) > 6
    market = [*((item, v.JUNK) for item in JUNK), *((item, v.EQUIPMENT) for item in EQUIPMENT)]
    for match in wanted:
        assert any(
            (match.category is None or match.category in item.categories) and match.type in (None, deck)
            for item, deck in market
        ), match


# --- what they ask -------------------------------------------------------------------------------------------


def asked_in(colour: v.Colour) -> list[v.Test]:
    return [word for card in DECKS[colour] for word in inside(card) if isinstance(word, v.Test)]


@pytest.mark.parametrize("colour", DECKS)
def test_all_attributes_are_asked_for_and_alertness_least(colour: v.Colour) -> None:
    """Alertness has its use in every encounter."""
    asked: Counter[str] = Counter()
    for test in asked_in(colour):
        asked.update([test.of] if isinstance(test.of, v.Attribute) else test.of)
    assert set(asked) == set(v.Attribute)
    assert asked.most_common()[-1][0] == v.ALERTNESS
    assert max(asked.values()) < 2 * min(asked.values())


def test_the_yellow_sector_is_harder_and_pays_better() -> None:
    def mean(numbers: list[int]) -> float:
        return sum(numbers) / len(numbers)

    def harm(colour: v.Colour) -> list[int]:
        blows = [word for card in DECKS[colour] for word in inside(card) if isinstance(word, v.Suffer)]
        return [blow.radiation + blow.mental + blow.physical for blow in blows]

    def pay(colour: v.Colour) -> list[int]:
        return [word.rubles for card in DECKS[colour] for word in inside(card) if isinstance(word, v.Gain)]

    green, yellow = asked_in(v.GREEN), asked_in(v.YELLOW)
    assert mean([test.difficulty for test in green]) < mean([test.difficulty for test in yellow])
    assert {test.difficulty for test in (*green, *yellow)} == {2, 3, 4}
    assert mean(harm(v.GREEN)) < mean(harm(v.YELLOW))
    assert sum(harm(v.GREEN)) < sum(harm(v.YELLOW))
    assert (max(harm(v.GREEN)), max(harm(v.YELLOW))) == (2, 3)
    assert mean(pay(v.GREEN)) < mean(pay(v.YELLOW))


# --- texts ---------------------------------------------------------------------------------------------------


def catalogue(colour: v.Colour) -> Catalogue:
    text = files("fivefires.games.zona") / "text" / f"events_{colour}.en.ftl"
    return Catalogue("en", [text.read_text(encoding="utf-8")])


TEXTS = {colour: catalogue(colour) for colour in DECKS}


def text(id: str) -> str:
    return TEXTS[COLOUR_OF[id.split("-")[2]]].format(Message(id))


def story_ids(card: v.EventCard) -> list[str]:
    return [f"zona-ev-{card.id}-{section.place}" for section in card.sections]


def way_ids(card: v.EventCard) -> list[str]:
    return [f"zona-ev-{card.id}-{section.place}-{way.key}" for section in card.sections for way in ways(section)]


def line_ids(card: v.EventCard) -> list[str]:
    """What is read after a test: once for the section and once for each way that leads to one."""
    return [id for section in card.sections for id in lines_in(section.do, f"zona-ev-{card.id}-{section.place}")]


def lines_in(do: v.Effects, id: str) -> list[str]:
    found: set[str] = set()
    for effect in do:
        match effect:
            case v.Test(passed=passed, failed=failed):
                found |= {f"{id}-pass", f"{id}-fail", *lines_in(passed, id), *lines_in(failed, id)}
            case v.Choose(options):
                found |= {line for option in options for line in lines_in(option.do, f"{id}-{option.key}")}
            case v.May(key, inner):
                found |= {*lines_in(inner, f"{id}-{key}")}
            case v.If(_, then, otherwise):
                found |= {*lines_in(then, id), *lines_in(otherwise, id)}
            case v.ByReputation(good, neutral, bad):
                found |= {line for part in (good, neutral, bad) for line in lines_in(part, id)}
            case v.Encounter(defeated=defeated, undefeated=undefeated):
                found |= {*lines_in(defeated, id), *lines_in(undefeated, id)}
    return sorted(found)


def all_ids(card: v.EventCard) -> list[str]:
    return [f"zona-ev-{card.id}", *story_ids(card), *way_ids(card), *line_ids(card)]


@pytest.mark.parametrize("colour", DECKS)
def test_a_deck_has_the_texts_that_its_cards_need_and_no_others(colour: v.Colour) -> None:
    assert TEXTS[colour].ids() == sorted(id for card in DECKS[colour] for id in all_ids(card))


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_the_table_looks_for_these_texts(card: v.EventCard) -> None:
    looked_for = {name_of(card.id).id, *(f"zona-ev-{card.id}-{part}" for part in parts_of(card.id))}
    assert len(looked_for) == 4
    assert looked_for <= set(TEXTS[COLOUR_OF[card.id]].ids())


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_texts_can_be_shown_to_everybody_as_they_stand(card: v.EventCard) -> None:
    """No argument, no missing id, and nobody is addressed, because all read along."""
    for id in all_ids(card):
        assert text(id) == text(id).strip()
        assert not re.search(r"[\[\]{}!]|\.\.|\b(you|yours?|yourself)\b", text(id), re.IGNORECASE), id


def sentences(told: str) -> list[str]:
    return re.split(r"(?<=[.?])\s+", told)


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_a_story_has_a_few_short_sentences_and_a_line_one_or_two(card: v.EventCard) -> None:
    for ids, least, most in ((story_ids(card), 2, 4), (line_ids(card), 1, 2)):
        for id in ids:
            told = sentences(text(id))
            assert least <= len(told) <= most, id
            assert max(len(sentence.split()) for sentence in told) <= 30, id
            assert told[-1].endswith("."), id


RULE_WORDS = re.compile(
    r"₽|\d|\b(alertness|physique|smarts|willpower|fatigue|fortitude|damage|reputation|rubles?|difficulty|weakness"
    r"|tokens?|discards?|emission|rumou?rs?|event|encounter|player|trophy|trophies)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_stories_speak_of_the_zone_and_not_of_the_rules(card: v.EventCard) -> None:
    for id in (*story_ids(card), *line_ids(card)):
        assert not RULE_WORDS.search(text(id)), id


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_titles_and_ways_are_labels(card: v.EventCard) -> None:
    for id in (f"zona-ev-{card.id}", *way_ids(card)):
        assert text(id)[0].isupper(), id
        assert text(id)[-1].isalpha(), id
        assert len(text(id)) <= 48, id


VERBS = re.findall(
    r"\w+",
    """
    Agree Answer Ask Believe Bet Bite Boil Borrow Break Bring Bury Buy Call Carry Charge Clear Climb Close Collect
    Crawl Cut Dance Decline Dig Dive Double Doze Drive Drown Eat Feed Feel Fetch Fight Fill Finish Follow Gather Get
    Give Go Guide Hand Have Hear Hold Hum Jump Keep Laugh Lay Lead Leave Let Lever Lie Listen Look Mark Mend Mow
    Offer Open Overturn Pass Pay Peel Pick Plead Put Rake Report Run Say Search Sell Set Shake Share Shoot Show Sign
    Sing Sit Slip Stand Stay Step Stop Swap Take Talk Tell Throw Tread Turn Unscrew Wade Wait Wake Walk Watch Wave
    Whistle Wish Work
    """,
)


def test_ways_begin_with_a_verb() -> None:
    labels = [text(id) for card in CARDS.values() for id in way_ids(card)]
    assert len(labels) > 100
    assert [label for label in labels if label.split()[0].strip(",") not in VERBS] == []


def test_no_text_is_told_twice() -> None:
    counted = Counter(
        text(id) for card in CARDS.values() for id in (f"zona-ev-{card.id}", *story_ids(card), *line_ids(card))
    )
    assert counted.total() > 350
    assert [told for told, times in counted.items() if times > 1] == []


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_the_labels_of_a_section_differ(card: v.EventCard) -> None:
    for section in card.sections:
        labels = [text(f"zona-ev-{card.id}-{section.place}-{way.key}") for way in ways(section)]
        assert len(set(labels)) == len(labels), section.place
