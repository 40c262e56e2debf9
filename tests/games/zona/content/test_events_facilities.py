"""The cards of the four facilities and of the Sarcophagus: counts, stories that end, chances, texts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from statistics import fmean

import pytest

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.characters import CHARACTERS
from fivefires.games.zona.content.equipment import EQUIPMENT
from fivefires.games.zona.content.events_archive import ARCHIVE_EVENTS
from fivefires.games.zona.content.events_bunker import BUNKER_EVENTS
from fivefires.games.zona.content.events_lab import LAB_EVENTS
from fivefires.games.zona.content.events_observatory import OBSERVATORY_EVENTS
from fivefires.games.zona.content.events_sarcophagus import SARCOPHAGUS_EVENTS
from fivefires.games.zona.content.junk import JUNK
from fivefires.games.zona.content.threats import GREEN_ANOMALIES, GREEN_MUTANTS, YELLOW_ANOMALIES, YELLOW_MUTANTS
from fivefires.games.zona.show.names import name_of
from fivefires.games.zona.show.wording import parts_of
from fivefires.kernel import Message
from fivefires.kernel.text import Catalogue
from fivefires.kit.effects import ways
from fivefires.kit.effects import words as inside

FACILITIES: dict[str, tuple[v.StoryCard, ...]] = {
    "archive": ARCHIVE_EVENTS,
    "lab": LAB_EVENTS,
    "observatory": OBSERVATORY_EVENTS,
    "bunker": BUNKER_EVENTS,
}
DECKS = {**FACILITIES, "sarcophagus": SARCOPHAGUS_EVENTS}
CARDS = {card.id: card for cards in DECKS.values() for card in cards}
DECK_OF = {card.id: deck for deck, cards in DECKS.items() for card in cards}
ENDINGS = (v.GoOn, v.Fail, v.UncoverSecret, v.Win)

Path = tuple[v.Data, ...]


def goal_of(card: str) -> type[v.Data]:
    return v.UncoverSecret if DECK_OF[card] in FACILITIES else v.Win


def paths(do: v.Effects) -> list[Path]:
    """All the ways through effects, each with the words that are met on it."""
    found: list[Path] = [()]
    for effect in do:
        found = [path + rest for path in found for rest in branches(effect)]
    return found


def branches(effect: v.Effect) -> list[Path]:
    match effect:
        case v.Test():
            return [*paths(effect.passed), *paths(effect.failed)]
        case v.Encounter() | v.MeetThreat():
            return [*paths(effect.defeated), *paths(effect.undefeated)]
        case v.DrawThreat():
            return [*paths(effect.low), *paths(effect.high)]
        case v.Choose(options):
            return [path for option in options for path in paths(option.do)]
        case v.May():
            return [*paths(effect.do), ()]
        case v.If():
            return [*paths(effect.then), *paths(effect.otherwise)]
        case v.ByReputation():
            return [*paths(effect.good), *paths(effect.neutral), *paths(effect.bad)]
        case _:
            return [(effect,)]


def ends(do: v.Effects) -> set[type[v.Data]]:
    return {type(word) for path in paths(do) for word in path if isinstance(word, ENDINGS)}


# --- the box -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deck", "letter", "count"),
    [("archive", "a", 10), ("lab", "l", 10), ("observatory", "o", 10), ("bunker", "b", 10), ("sarcophagus", "s", 14)],
)
def test_a_deck_has_its_cards_in_order(deck: str, letter: str, count: int) -> None:
    assert [card.id for card in DECKS[deck]] == [f"{letter}{number:02}" for number in range(1, count + 1)]


def test_no_two_cards_have_the_same_name() -> None:
    assert len(CARDS) == sum(map(len, DECKS.values())) == 54


# --- how stories end -----------------------------------------------------------------------------------------


def faults(card: v.StoryCard, goal: type[v.Data]) -> list[str]:
    """What is wrong with the way a card ends."""
    found = []
    for number, para in enumerate(card.paras, start=1):
        for path in paths(para.do):
            met = [word for word in path if isinstance(word, ENDINGS)]
            if len(met) != 1:
                found.append(f"{number}: {len(met)} endings")
            elif path[-1] is not met[0]:
                found.append(f"{number}: something after the end")
    reached = [ends(para.do) for para in card.paras]
    if v.GoOn in reached[-1]:
        found.append("the last paragraph goes on")
    if not all(v.GoOn in earlier for earlier in reached[:-1]):
        found.append("a paragraph is never reached")
    everything = set().union(*reached)
    found += [f"no way to {kind.__name__}" for kind in (goal, v.Fail) if kind not in everything]
    return found + [f"{kind.__name__} of another deck" for kind in everything - {v.GoOn, v.Fail, goal}]


@pytest.mark.rule("Z-174")
@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_every_way_through_a_card_has_one_end(card: v.StoryCard) -> None:
    assert faults(card, goal_of(card.id)) == []


ON, FAIL, UNCOVER = (v.GoOn(),), (v.Fail(),), (v.UncoverSecret(),)


@pytest.mark.parametrize(
    ("paras", "fault"),
    [
        pytest.param(((v.Test(v.SMARTS, 4, UNCOVER),),), "1: 0 endings", id="open end"),
        pytest.param(((v.Test(v.SMARTS, 4, UNCOVER, FAIL), v.Fail()),), "1: 2 endings", id="two ends"),
        pytest.param(
            ((v.Test(v.SMARTS, 4, UNCOVER, (v.Fail(), v.Tire(1))),),), "1: something after the end", id="late"
        ),
        pytest.param(((v.May("x", UNCOVER),),), "1: 0 endings", id="declined"),
        pytest.param(((v.Test(v.SMARTS, 4, UNCOVER, ON),),), "the last paragraph goes on", id="goes on"),
        pytest.param(((v.Test(v.SMARTS, 4, UNCOVER, FAIL),), FAIL), "a paragraph is never reached", id="unreached"),
        pytest.param((FAIL,), "no way to UncoverSecret", id="hopeless"),
        pytest.param((UNCOVER,), "no way to Fail", id="harmless"),
        pytest.param(((v.Test(v.SMARTS, 4, (v.Win(),), FAIL),),), "Win of another deck", id="wrong deck"),
    ],
)
def test_a_story_without_a_proper_end_is_found(paras: tuple[v.Effects, ...], fault: str) -> None:
    assert fault in faults(v.StoryCard("x", tuple(map(v.Para, paras))), v.UncoverSecret)


# --- what cards may say --------------------------------------------------------------------------------------


def choices() -> Iterator[tuple[str, v.AnyChoice]]:
    return ((card.id, word) for card in CARDS.values() for word in inside(card) if isinstance(word, v.Choose))


def test_every_choice_has_a_way_open_to_all() -> None:
    assert len([*choices()]) > 40
    for card, choice in choices():
        assert any(option.cost is None and option.needs is None for option in choice.options), card


def test_every_choice_is_one() -> None:
    """Two ways for everybody, or at least one that some can go and others cannot."""
    assert [card for card, choice in choices() if len(choice.options) < 2] == []


def test_ways_of_a_paragraph_have_different_names() -> None:
    """Also over several choices: labels and notes are found by the name alone."""
    for card in CARDS.values():
        for para in card.paras:
            keys = Counter(word.key for word in inside(para) if isinstance(word, v.Way | v.May))
            assert [key for key, times in keys.items() if times > 1] == [], card.id
            assert not {"pass", "fail", "secret", "end"} & set(keys), card.id


def test_prices_in_stories_are_never_fatigue_or_damage() -> None:
    """There these are effects, which may go over the limit."""
    costs = [word for card in CARDS.values() for word in inside(card) if isinstance(word, v.Cost)]
    assert len(costs) > 10
    assert [cost for cost in costs if cost.fatigue or cost.damage != v.NONE] == []


def test_rubles_come_in_hundreds() -> None:
    amounts = [getattr(word, "rubles", 0) for card in CARDS.values() for word in inside(card)]
    assert any(amounts)
    assert [amount for amount in amounts if amount % 100] == []


@pytest.mark.rule("Z-059")
def test_nobody_is_sent_out_of_the_sarcophagus_and_elsewhere_only_to_an_entrance() -> None:
    for card in CARDS.values():
        for word in inside(card):
            if isinstance(word, v.Relocate | v.SearchSecretItems):
                assert DECK_OF[card.id] in FACILITIES
            if isinstance(word, v.Relocate):
                assert word.to == v.ENTRANCE


def test_what_cards_ask_for_can_be_bought() -> None:
    wanted = {word for card in CARDS.values() for word in inside(card) if isinstance(word, v.Match)} - {v.Match()}
    assert len(wanted) > 7
    market = (*((item, v.JUNK) for item in JUNK), *((item, v.EQUIPMENT) for item in EQUIPMENT))
    for match in wanted:
        assert any(
            (match.category is None or match.category in item.categories) and match.type in (None, kind)
            for item, kind in market
        ), match


# --- what they ask -------------------------------------------------------------------------------------------


def asked(card: v.StoryCard) -> Counter[v.Attribute]:
    found: Counter[v.Attribute] = Counter()
    for word in inside(card):
        if isinstance(word, v.Test):
            found.update([word.of] if isinstance(word.of, v.Attribute) else word.of)
    return found


def demands(card: v.StoryCard) -> tuple[tuple[object, ...], ...]:
    """By paragraph: the tests, prices, conditions and threats, whatever follows from them."""
    return tuple(
        tuple(
            (word.of, word.difficulty) if isinstance(word, v.Test) else word
            for word in inside(para)
            if isinstance(word, v.Test | v.Cost | v.Has)
        )
        + tuple((word.colour, word.kind) for word in inside(para) if isinstance(word, v.Encounter))
        for para in card.paras
    )


@pytest.mark.parametrize("deck", DECKS)
def test_no_two_cards_of_a_deck_demand_the_same(deck: str) -> None:
    counted = Counter(demands(card) for card in DECKS[deck])
    assert [demand for demand, times in counted.items() if times > 1] == []


@pytest.mark.parametrize(
    ("deck", "chief"),
    [
        ("archive", {v.ALERTNESS, v.SMARTS}),
        ("lab", {v.PHYSIQUE, v.SMARTS}),
        ("observatory", {v.WILLPOWER, v.ALERTNESS}),
        ("bunker", {v.SMARTS, v.PHYSIQUE}),
    ],
)
def test_every_facility_asks_for_two_attributes_above_all_and_for_the_others_too(
    deck: str, chief: set[v.Attribute]
) -> None:
    cards: Counter[v.Attribute] = Counter()
    for card in DECKS[deck]:
        cards.update(set(asked(card)))
    assert {attribute for attribute, _ in cards.most_common(2)} == chief
    assert set(cards) == set(v.Attribute)


def test_one_card_in_four_brings_an_encounter() -> None:
    cards = [card for deck in DECKS if deck != "sarcophagus" for card in DECKS[deck]]
    met = [
        card.id for card in cards if any(isinstance(word, v.Encounter) for para in card.paras for word in inside(para))
    ]
    assert (len(cards), len(met) >= 10) == (40, True), met


# --- chances -------------------------------------------------------------------------------------------------
# An estimate by exact odds, with none of the rules' code: each of the ten scavengers reads a card, takes the way
# that promises most, and forces every test once. Damage and fatigue on the way are left out, items are a plus.

DIE = (1, 1, -1, 0, 0, 0)


@cache
def odds(need: int) -> float:
    """Three dice sum to so much, if one of them may be rolled again."""

    def again(roll: tuple[int, ...]) -> float:
        if sum(roll) >= need:
            return 1
        return max(fmean(sum(roll) - old + new >= need for new in DIE) for old in roll)

    return fmean(again(roll) for roll in product(DIE, repeat=3))


class Reader:
    """A scavenger with so much help in every test; `equipped` with what cards ask for, or with nothing."""

    def __init__(self, character: v.Character, plus: int, equipped: bool) -> None:
        self.character, self.plus, self.equipped = character, plus, equipped

    def test(self, of: v.Attribute | tuple[v.Attribute, ...], difficulty: int) -> float:
        attributes = (of,) if isinstance(of, v.Attribute) else of
        return odds(difficulty - self.plus - max(getattr(self.character, attribute) for attribute in attributes))

    def can_go(self, way: v.AnyWay) -> bool:
        return self.equipped or (way.needs is None and way.cost is None)

    def defeats(self, threat: v.Threat) -> float:
        if any(isinstance(ability, v.OnlyDetection) for ability in threat.abilities):
            return self.test(v.ALERTNESS, threat.detection)
        return self.test(threat.attribute, threat.difficulty)


TRAY = {
    (v.GREEN, v.MUTANT): GREEN_MUTANTS,
    (v.GREEN, v.ANOMALY): GREEN_ANOMALIES,
    (v.YELLOW, v.MUTANT): YELLOW_MUTANTS,
    (v.YELLOW, v.ANOMALY): YELLOW_ANOMALIES,
}


def chance(reader: Reader, paras: tuple[v.Para, ...]) -> float:
    """That the reader reaches the goal of the card from its first paragraph on."""

    def of(do: v.Effects) -> float:
        for effect in do:
            match effect:
                case v.UncoverSecret() | v.Win():
                    return 1
                case v.Fail():
                    return 0
                case v.GoOn():
                    return chance(reader, paras[1:])
                case v.Test():
                    passed = reader.test(effect.of, effect.difficulty)
                    return passed * of(effect.passed) + (1 - passed) * of(effect.failed)
                case v.Choose(options):
                    return max(of(option.do) for option in options if reader.can_go(option))
                case v.If():
                    return of(effect.then if reader.equipped else effect.otherwise)
                case v.ByReputation():
                    return of(effect.neutral)
                case v.Encounter():
                    threats = TRAY[effect.colour, effect.kind]
                    won = fmean(reader.defeats(threat) for threat in threats for _ in range(threat.copies))
                    return won * of(effect.defeated) + (1 - won) * of(effect.undefeated)
        raise AssertionError("a story without an end")

    return of(paras[0].do)


def estimate(card: v.StoryCard, plus: int, equipped: bool) -> float:
    return fmean(chance(Reader(character, plus, equipped), card.paras) for character in CHARACTERS)


def test_the_odds_are_those_of_the_dice() -> None:
    assert odds(4) == 0
    assert odds(-3) == 1
    assert odds(3) == pytest.approx((8 + 12 * 4 * (1 / 3)) / 216)  # three pluses, or two and then the third
    assert odds(1) > 0.7 > odds(2) > 0.3


@pytest.mark.parametrize(
    ("deck", "bare", "prepared"),
    [
        pytest.param("archive", (0.05, 0.2), (0.45, 0.65), id="archive"),
        pytest.param("lab", (0.05, 0.2), (0.45, 0.65), id="lab"),
        pytest.param("observatory", (0.05, 0.2), (0.45, 0.65), id="observatory"),
        pytest.param("bunker", (0.05, 0.2), (0.45, 0.65), id="bunker"),
        pytest.param("sarcophagus", (0.03, 0.15), (0.25, 0.4), id="sarcophagus"),
    ],
)
def test_half_of_the_cards_are_won_by_those_who_come_prepared_and_few_by_others(
    deck: str, bare: tuple[float, float], prepared: tuple[float, float]
) -> None:
    for band, plus, equipped in ((bare, 0, False), (prepared, 1, True)):
        low, high = band
        assert low < fmean(estimate(card, plus, equipped) for card in DECKS[deck]) < high


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_no_card_is_hopeless_or_a_gift(card: v.StoryCard) -> None:
    assert estimate(card, 0, False) < 0.4
    assert estimate(card, 1, False) < 0.7
    assert estimate(card, 1, True) > 0.15
    assert estimate(card, 2, True) > 0.35


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.id)
def test_every_scavenger_has_a_facility_and_an_ending_in_reach(character: v.Character) -> None:
    reader = Reader(character, 1, True)
    facilities = [fmean(chance(reader, card.paras) for card in cards) for cards in FACILITIES.values()]
    assert max(facilities) > 0.5
    assert sum(chance(reader, card.paras) > 0.2 for card in SARCOPHAGUS_EVENTS) >= 5


# --- texts ---------------------------------------------------------------------------------------------------


def text_ids(card: v.StoryCard) -> Iterator[str]:
    """The title, each paragraph with its ways and its failure, and what is read at the goal."""
    yield f"zona-ev-{card.id}"
    for number, para in enumerate(card.paras, start=1):
        yield f"zona-ev-{card.id}-{number}"
        yield from way_ids(card, number)
        if v.Fail in ends(para.do):
            yield f"zona-ev-{card.id}-{number}-fail"
    yield f"zona-ev-{card.id}-{'secret' if goal_of(card.id) is v.UncoverSecret else 'end'}"


def way_ids(card: v.StoryCard, number: int) -> list[str]:
    return [f"zona-ev-{card.id}-{number}-{way.key}" for way in ways(card.paras[number - 1])]


def catalogue(deck: str) -> Catalogue:
    text = files("fivefires.games.zona") / "text" / f"events_{deck}.en.ftl"
    return Catalogue("en", [text.read_text(encoding="utf-8")])


TEXTS = {deck: catalogue(deck) for deck in DECKS}


def text(id: str) -> str:
    return TEXTS[DECK_OF[id.split("-")[2]]].format(Message(id))


def texts(wanted: Callable[[str], bool]) -> list[str]:
    """All texts of a kind, by their ids."""
    return [text(id) for card in CARDS.values() for id in text_ids(card) if wanted(id)]


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_has_the_texts_that_its_cards_need_and_no_others(deck: str) -> None:
    assert TEXTS[deck].ids() == sorted(id for card in DECKS[deck] for id in text_ids(card))


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_the_table_looks_for_these_texts(card: v.StoryCard) -> None:
    looked_for = {name_of(card.id).id, *(f"zona-ev-{card.id}-{part}" for part in parts_of(card.id))}
    looked_for |= {f"zona-ev-{card.id}-{n}-{way.key}" for n, para in enumerate(card.paras, 1) for way in ways(para.do)}
    assert looked_for <= set(TEXTS[DECK_OF[card.id]].ids())


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_texts_can_be_shown_to_everybody_as_they_stand(card: v.StoryCard) -> None:
    """No argument, no missing id, and nobody is addressed, because all read along."""
    for id in text_ids(card):
        assert text(id) == text(id).strip()
        assert not re.search(r"[\[\]{}!]|\.\.|\b(you|yours?|yourself)\b", text(id), re.IGNORECASE), id


def sentences(told: str) -> list[str]:
    return re.split(r"(?<=[.?])\s+", told)


def test_stories_are_told_in_a_few_short_sentences() -> None:
    stories = {id: text(id) for card in CARDS.values() for id in text_ids(card) if re.search(r"-\d$", id)}
    assert len(stories) == sum(len(card.paras) for card in CARDS.values())
    for id, story in stories.items():
        assert 2 <= len(sentences(story)) <= 5, id
        assert story.endswith("."), id
        assert max(len(sentence.split()) for sentence in sentences(story)) <= 32, id


def test_what_is_read_at_the_end_has_its_length() -> None:
    lengths = {"-fail": (1, 3), "-secret": (1, 4), "-end": (4, 9)}
    for card in CARDS.values():
        for id in text_ids(card):
            low, high = next((band for suffix, band in lengths.items() if id.endswith(suffix)), (0, 99))
            assert low <= len(sentences(text(id))) <= high, id


def test_titles_and_ways_are_labels() -> None:
    for card in CARDS.values():
        ways = [id for number in range(1, len(card.paras) + 1) for id in way_ids(card, number)]
        for id in (f"zona-ev-{card.id}", *ways):
            assert text(id)[0].isupper(), id
            assert text(id)[-1] not in ".,:", id
            assert len(text(id)) <= 45, id


VERBS = re.findall(
    r"\w+",
    """
    Answer Attack Back Believe Break Carry Catch Climb Copy Corner Count Crawl Cross Cut Dispute Draw Drink Eat
    Empty Enter Feel Follow Force Give Go Grease Guess Hand Hold Join Keep Kick Knock Learn Leave Lever Lie Light
    Listen Look Measure Mend Offer Open Pay Photograph Pick Play Pull Put Reach Reason Rig Run Salute Say Search Set
    Shade Share Shelter Shout Show Slide Slip Snatch Sneak Stand Stay Study Take Talk Tear Throw Try Turn Wait Wake
    Walk Wind Wire Work
    """,
)


def test_ways_begin_with_a_verb() -> None:
    labels = [text(id) for card in CARDS.values() for n in range(len(card.paras)) for id in way_ids(card, n + 1)]
    assert len(labels) > 100
    assert [label for label in labels if label.split()[0].strip(",") not in VERBS] == []


def test_no_text_is_told_twice() -> None:
    counted = Counter(texts(lambda id: not re.search(r"-\d-(?!fail)", id)))
    assert len(counted) > 200
    assert [told for told, times in counted.items() if times > 1] == []


def test_the_labels_of_a_choice_differ() -> None:
    for card in CARDS.values():
        for number in range(1, len(card.paras) + 1):
            labels = [text(id) for id in way_ids(card, number)]
            assert len(set(labels)) == len(labels), card.id


@pytest.mark.rule("Z-168")
def test_every_sarcophagus_card_has_an_ending_of_its_own() -> None:
    endings = texts(lambda id: id.endswith("-end"))
    assert len(set(endings)) == 14
    openings = Counter(sentences(ending)[0] for ending in endings)
    assert [opening for opening, times in openings.items() if times > 1] == []
