"""Checks the cards of one deck, or of all: `python -m tests.games.long_night.content.check_content crossroads`.

What a writer wants to know at once: counts, ids, types of every field, references, texts. The suite asks the same
of all decks in `test_content.py`.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import adds_people
from fivefires.games.long_night.expert.goals import of
from fivefires.kit.effects import ways, words
from tests.kit.vocabularies import misused

PACKAGE = "fivefires.games.long_night"
TEXTS = Path(__file__).parents[4] / "src/fivefires/games/long_night/text"

ORDER: dict[str, tuple[v.ItemType, ...]] = {  # L-061
    "police_station": (v.WEAPON, v.FUEL, v.TOOL, v.FOOD, v.SURVIVOR),
    "grocery_store": (v.FOOD, v.MEDICINE, v.TOOL, v.SURVIVOR),
    "school": (v.FOOD, v.EDUCATION, v.TOOL, v.MEDICINE, v.SURVIVOR),
    "library": (v.EDUCATION, v.FUEL, v.FOOD, v.TOOL, v.SURVIVOR),
    "hospital": (v.MEDICINE, v.FUEL, v.FOOD, v.TOOL, v.SURVIVOR),
    "gas_station": (v.FUEL, v.WEAPON, v.FOOD, v.MEDICINE, v.SURVIVOR),
    "raxxon": (v.MEDICINE, v.WEAPON, v.TOOL, v.EDUCATION),
}
# How many cards, how ids begin, which texts every card has.
DECKS: dict[str, tuple[int, str, tuple[str, ...]]] = {
    "starting": (25, "", ("effect",)),
    **dict.fromkeys(ORDER, (20, "", ("effect",))),
    "survivors": (20, "", ("job", "effect")),
    "crossroads": (61, "cr_", ("trigger", "story")),
    "crossroads_adult": (9, "cr_", ("trigger", "story")),
    "objectives": (8, "goal_", ("normal", "hard")),
    "secrets": (24, "secret_", ("goal",)),
    "betrayals": (11, "betrayal_", ("goal",)),
    "exiles": (5, "exile_", ("wronged", "betrayer")),
    "crises": (22, "crisis_", ("effect",)),
    "improvements": (10, "imp_", ("effect",)),
    "experiments": (12, "exp_", ("audio", *(f"row-{n}" for n in range(1, 7)))),
    "side_effects": (6, "side_", ("effect",)),
    "stories": (6, "story_", ("goal",)),
}
SIDES = ("normal", "hard")
ITEM_DECKS = ("starting", *ORDER)
KINDS = (
    "claw", "hunter", "collector", "cold_one", "tank", "howler", "carrier", "hydra", "reaper", "vomiter", "stinker",
    "siren",
)  # fmt: skip
NAMED_SURVIVORS = ("gia_najjar", "rocco_bellini", "forest_plum", "emma_han", "fatima_maktabi", "blue")
ONLY_IN_EXPERIMENTS = (v.Slain, v.Prowl, v.Spawn)


def cards_of(deck: str) -> tuple[Any, ...]:
    cards: tuple[Any, ...] = import_module(f"{PACKAGE}.content.{deck}").CARDS
    return cards


def copies(card: Any) -> int:
    return getattr(card, "copies", 1)


def ids(deck: str) -> list[str]:
    return [card.id for card in cards_of(deck)]


def faults(deck: str) -> list[str]:
    cards = cards_of(deck)
    number, prefix, _ = DECKS[deck]
    found = sum(map(copies, cards))
    wrong = [] if found == number else [f"{deck}: {found} cards instead of {number}"]
    wrong += [f"{one}: stands twice" for one, times in Counter(ids(deck)).items() if times > 1]
    for card in cards:
        if not card.id.startswith(prefix) or card.id != card.id.lower() or not card.id.replace("_", "").isalnum():
            wrong.append(f"{card.id}: not a snake_case id that begins with {prefix!r}")
        wrong += [f"{card.id}: {fault}" for fault in card_faults(deck, card)]
    wrong += DECK_RULES[deck](cards) if deck in DECK_RULES else []
    return wrong + text_faults(deck, cards)


def card_faults(deck: str, card: Any) -> Iterator[str]:
    yield from (f"{field} has the wrong type" for field in misused(card, v))
    survivors = {*ids("survivors"), *NAMED_SURVIVORS}
    items = {one for each in ITEM_DECKS for one in ids(each)}
    effects = set(ids("side_effects"))
    places = {v.COLONY, *v.OUTSIDE, v.HERE}
    for word in words(card):
        for place in (*getattr(word, "places", ()), *getattr(word, "at", ())) if not isinstance(word, v.Peek) else ():
            if place not in places:
                yield f"{place!r} is no place"
        if isinstance(word, v.Who):
            yield from (f"{name!r} is no survivor" for name in word.named if name not in survivors)
        if isinstance(word, v.AddSurvivor) and word.named and word.named not in survivors:
            yield f"{word.named!r} is no survivor"
        if isinstance(word, v.Match):
            yield from (f"{name!r} is no item" for name in word.ids if name not in items)
        if isinstance(word, v.SideEffect) and word.id not in effects:
            yield f"{word.id!r} is no side effect"
        if isinstance(word, ONLY_IN_EXPERIMENTS) and deck != "experiments":
            yield f"{type(word).__name__} belongs to experiments only"
        if isinstance(word, v.Roll):
            faces = [face for row in word.rows for face in range(row.least, row.most + 1)]
            if faces != [1, 2, 3, 4, 5, 6]:
                yield f"a table must name 1 to 6 once each and in order, not {faces}"
        if isinstance(word, v.Where) and word.pick is v.LOWEST and deck != "experiments":
            yield "places are not picked by influence"
    yield from said_of_players(card)
    yield from said_of_choice(card)
    yield from price_faults(card)
    if sum(isinstance(word, v.Until) for word in words(card)) > 1:
        yield "more than one Until"
    keys = [way.key for way in ways(card)]
    yield from (f"two ways are called {key!r}" for key, times in Counter(keys).items() if times > 1)
    yield from (f"the way {key!r} is called like a card" for key in keys if key in survivors | items | effects)


def said_of_players(card: Any) -> Iterator[str]:
    """Every player is meant with exiles, unless the text leaves them out (L-580). What a layout does needs no text."""
    if isinstance(card, v.MainObjective | v.Story):
        return
    meant = {
        " who gave nothing" if word.gave_nothing else " who is not exiled" if word.at_home else ""
        for word in words(card)
        if isinstance(word, v.EveryPlayer)
    }
    text = whole_text(card.id)
    said = set(re.findall("every player( who is not exiled| who gave nothing|)", text))
    if meant and meant != said:
        yield "does not say which players are meant"


def said_of_choice(card: Any) -> Iterator[str]:
    """Where a text lets the player have enough it says so, and nowhere else (L-152)."""
    if isinstance(card, v.MainObjective | v.Story):
        return
    text = whole_text(card.id)
    for word in words(card):
        if isinstance(word, v.RemoveZombies) and word.count != 1 and word.upto is not (f"up to {word.count} z" in text):
            yield "says otherwise whether one may leave zombies standing"
        if isinstance(word, v.KillsMore) and word.upto is not (f"up to {word.by} ordinary ones more" in text):
            yield "says otherwise whether one may leave zombies alive"
        if isinstance(word, v.KillZombies | v.MoveZombies) and f"up to {word.count} zombies" not in text:
            yield "leaves zombies without saying so"
        if isinstance(word, v.RemoveBandits) and f"up to {word.count} bandit" in text:
            yield "bandits all go, as many as are named"
        if isinstance(word, v.Reroll) and not re.search("you may roll (one|up to .) of your unused dice again", text):
            yield "dice may be rolled again, and need not be"


# What is spent, discarded or paid for a way is its price: without it the way is not offered (L-221).
PRICES: dict[str, tuple[tuple[str, int], ...]] = {
    "dice": (("spend a die", 1), ("spend one of your unused dice", 1), ("spend 2 dice", 2), ("spend two of your", 2)),
    "cards": (("discard a", 1), ("discard 2 cards", 2)),
    "food": (("pay 1 food", 1), ("pay 2 food", 2)),
}
# Who has none loses none.
LOSSES: dict[type, str] = {v.LoseDice: "you lose one of your unused dice", v.Discard: "if you have one"}


def price_faults(card: Any) -> Iterator[str]:
    texts = texts_of().get(card.id, {})
    for option in ways(card):
        said = texts.get(option.key, "")
        lost = [word for word in own_words(option.do) if type(word) in LOSSES]
        yield from (
            f".{option.key} loses what its text does not call a loss" for word in lost if LOSSES[type(word)] not in said
        )
        for field, phrases in PRICES.items():
            asked = sum(number for phrase, number in phrases if phrase in said.lower()) if not lost else 0
            others = field == "cards" and "every player" in said
            if getattr(option.cost or v.Cost(), field) != (0 if others else asked):
                yield f".{option.key} has another price in {field} than its text"
        if any(isinstance(word, v.Give | v.Swap) for word in option.do) and option.needs is None:
            yield f".{option.key} gives what may not be there"


def own_words(do: v.Effects) -> Iterator[v.Data]:
    """What a text does to its reader, not to everybody."""
    for effect in do:
        if not isinstance(effect, v.EveryPlayer):
            yield from words(effect)


# --- what single decks must have ------------------------------------------------------------------------------


def item_deck(deck: str) -> Any:
    def check(cards: tuple[v.Item, ...]) -> list[str]:
        numbers = Counter(card.type for card in cards for _ in range(card.copies))
        wrong = [f"{deck}: no {kind} cards belong here" for kind in numbers if kind not in ORDER[deck]]
        counted = [numbers[kind] for kind in ORDER[deck]]
        if counted != sorted(counted, reverse=True) or not all(counted):
            wrong.append(f"{deck}: {dict(numbers)} is not in falling number {[str(kind) for kind in ORDER[deck]]}")
        for card in cards:
            if bool(card.play) == bool(card.gear):
                wrong.append(f"{card.id}: an item is either played or equipped")
            if card.event and card.gear:
                wrong.append(f"{card.id}: gear is no event")
        if deck == "raxxon":
            wrong += [] if "raxxon_plans" in ids(deck) else ["the Raxxon plans are missing"]
            wrong += [
                f"{card.id}: a pill is an event for one of the player's survivors"
                for card in cards
                if card.type is v.MEDICINE and not (card.event and card.user is not None)
            ]
        if deck == "gas_station" and "lighter" not in ids(deck):
            wrong.append("the lighter is missing")
        return wrong

    return check


def survivors(cards: tuple[v.Survivor, ...]) -> list[str]:
    wrong = [f"{name} is missing" for name in NAMED_SURVIVORS if name not in ids("survivors")]
    influences = Counter(card.influence for card in cards)
    wrong += [f"influence {number} stands twice (L-011)" for number, times in influences.items() if times > 1]
    for card in cards:
        if not (1 <= card.attack <= 6 and 1 <= card.search <= 6):
            wrong.append(f"{card.id}: attack and search are dice")
        if card.human is (card.id == "blue"):
            wrong.append(f"{card.id}: Blue alone is not human")
    fixed = {"gia_najjar": ("attack", 2), "rocco_bellini": ("attack", 2), "forest_plum": ("search", 5)}
    for card in cards:
        if card.id in fixed and getattr(card, fixed[card.id][0]) != fixed[card.id][1]:
            wrong.append(f"{card.id}: {fixed[card.id]} is printed in the rulebook")
    if sum(not card.modules for card in cards) < 17:
        wrong.append("at least 17 survivors have no module symbol, so that five players can be dealt three each")
    return wrong


def crossroads(cards: tuple[v.Crossroads, ...]) -> list[str]:
    wrong = []
    for card in cards:
        if not 1 <= len(card.options) <= 2 or (card.vote and len(card.options) != 2):
            wrong.append(f"{card.id}: one or two options, two for a vote")
        if not card.vote and not any(open_way(option) for option in card.options):
            wrong.append(f"{card.id}: one option must be possible always (L-222)")
    return wrong


def open_way(option: v.AnyWay) -> bool:
    return option.cost is None and option.needs is None and not adds_people(option.do)


def crises(cards: tuple[v.Crisis, ...]) -> list[str]:
    wrong = [] if "crisis_fuel_shortage" in ids("crises") else ["Fuel Shortage is missing"]
    for card in cards:
        if not 1 <= len(card.bandits) <= 3 or any(not 1 <= number <= 6 for number in card.bandits):
            wrong.append(f"{card.id}: 1 to 3 bandits at the locations 1 to 6 (L-409)")
        if card.id == "crisis_fuel_shortage" and (card.prevent != (v.FUEL,) or card.failure != (v.ChangeMorale(-2),)):
            wrong.append("Fuel Shortage asks for fuel and costs 2 morale")
    return wrong


def objectives(cards: tuple[v.MainObjective, ...]) -> list[str]:
    found = [card.id for card in cards]
    wrong = [f"{one} is missing" for one in ("goal_tribute", "goal_frosty_night") if one not in found]
    for card in cards:
        for task in (card.normal, card.hard):
            if not (1 <= task.layout.morale <= 10 and 1 <= task.layout.rounds <= 10):
                wrong.append(f"{card.id}: tracks run from 1 to 10")
    if sum(not card.modules for card in cards) < 5:
        wrong.append("at least 5 objectives need no module")
    return wrong


def secrets(cards: tuple[v.Secret, ...]) -> list[str]:
    wrong = [fault for card in cards for fault in against_main(card)]
    if sum(not card.modules for card in cards) < 14:
        wrong.append("at least 14 secret objectives need no module")
    return wrong


def against_main(secret: v.Secret) -> Iterator[str]:
    """Whoever holds it must be able to win with every main objective: both are met at the same moment (L-338)."""
    goals = {f"{card.id}.{side}": getattr(card, side).goal for card in cards_of("objectives") for side in SIDES}
    goals |= {card.id: card.goal for card in cards_of("stories")}
    for wanted in bounds(secret.needs):
        for name, goal in goals.items():
            if any(excludes(wanted, asked) or excludes(asked, wanted) for asked in bounds(goal)):
                yield f"{secret.id} cannot be met with {name}"


def bounds(condition: v.Condition) -> list[v.Data]:
    return [word for word in words(condition) if isinstance(word, v.AtLeast | v.AtMost)]


def excludes(low: Any, high: Any) -> bool:
    """Whether one asks for more of something than the other allows, with three to five players."""
    if not isinstance(low, v.AtLeast) or not isinstance(high, v.AtMost) or low.of != high.of:
        return False
    return any(of(low.number, players) > of(high.number, players) for players in (3, 4, 5))


def betrayals(cards: tuple[v.Betrayal, ...]) -> list[str]:
    return [] if sum(not card.modules for card in cards) >= 6 else ["at least 6 betrayals need no module"]


def improvements(cards: tuple[v.Improvement, ...]) -> list[str]:
    return [f"{card.id}: costs 3 to 6 (L-399)" for card in cards if not 3 <= card.cost <= 6]


def experiments(cards: tuple[v.Experiment, ...]) -> list[str]:
    wrong = []
    if sorted(ids("experiments")) != sorted(f"exp_{kind}" for kind in KINDS):
        wrong.append(f"the twelve kinds are {KINDS} (L-476)")
    if sum(card.figures for card in cards) != 19 or any(card.figures < 1 for card in cards):
        wrong.append("the cards together name the 19 figures (L-464)")
    if len({tuple(sorted(card.code)) for card in cards}) != len(cards):
        wrong.append("two codes are the same")
    for card in cards:
        slain = [any(isinstance(word, v.Slain) for word in words(row)) for row in card.table]
        if slain != sorted(slain) or not slain[5]:
            wrong.append(f"{card.id}: from some number on it is slain")
        if card.id == "exp_tank" and slain != [False, False, False, False, True, True]:
            wrong.append("the Tank is slain on 5 and 6 (L-475)")
    return wrong


DECK_RULES: dict[str, Any] = {
    **{deck: item_deck(deck) for deck in ORDER},
    "survivors": survivors,
    "crossroads": crossroads,
    "crossroads_adult": crossroads,
    "crises": crises,
    "objectives": objectives,
    "secrets": secrets,
    "betrayals": betrayals,
    "improvements": improvements,
    "experiments": experiments,
}


# --- texts --------------------------------------------------------------------------------------------------


@cache
def texts_of() -> dict[str, dict[str, str]]:
    """What each card says, by the names of its texts, every text on one line."""
    serializer = FluentSerializer()
    return {
        entry.id.name: {
            part.id.name: " ".join(serializer.serialize_entry(ast.Message(part.id, part.value)).split()[2:])
            for part in entry.attributes
        }
        for deck in DECKS
        for entry in FluentParser().parse((TEXTS / f"{deck}.en.ftl").read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    }


def whole_text(card: str) -> str:
    return " ".join(texts_of().get(card, {}).values()).lower()


def text_faults(deck: str, cards: tuple[Any, ...]) -> list[str]:
    path = TEXTS / f"{deck}.en.ftl"
    if not path.exists():
        return [f"{path.name} does not exist"]
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    wrong = [f"{path.name}: not Fluent: {(one.content or '')[:60]!r}" for one in body if isinstance(one, ast.Junk)]
    texts = {
        entry.id.name: {attribute.id.name for attribute in entry.attributes}
        for entry in body
        if isinstance(entry, ast.Message)
    }
    for card in cards:
        wrong += [
            f"{card.id}: the text has no .{name}" for name in wanted(deck, card) if name not in texts.get(card.id, ())
        ]
    if deck != "stories":
        wrong += [f"{path.name}: {name} is no card of this deck" for name in texts if name not in ids(deck)]
    return wrong


def wanted(deck: str, card: Any) -> list[str]:
    names = [*DECKS[deck][2], *(way.key for way in ways(card))]
    powers = [*getattr(card, "powers", ()), *getattr(card, "gear", ())]
    actions = [power for power in powers if isinstance(power, v.Do)]
    if len(actions) > 1:
        names += [f"do-{number}" for number in range(1, len(actions) + 1)]
    if deck == "experiments" and card.powers:
        names.append("rule")
    return names


def main(decks: list[str]) -> int:
    wrong = [fault for deck in decks for fault in faults(deck)]
    everything = Counter(card.id for deck in DECKS for card in cards_of(deck))
    wrong += [f"{one}: two decks have a card of this id" for one, times in everything.items() if times > 1]
    print("\n".join(wrong) or f"{', '.join(decks)}: nothing wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    asked = sys.argv[1:]
    sys.exit(main(list(DECKS) if not asked or asked == ["all"] else asked))
