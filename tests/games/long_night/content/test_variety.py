"""Cards that want different things, and ways that come to something different."""

from __future__ import annotations

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import CROSSROADS, SECRET
from fivefires.kit.effects import words


def parts(condition: v.Condition) -> tuple[v.Condition, ...]:
    return condition.conditions if isinstance(condition, v.Both) else (condition,)


def holds_cards(condition: v.Condition) -> bool:
    return isinstance(condition, v.AtLeast) and isinstance(condition.of, v.Cards)


def test_few_secret_objectives_are_about_holding_cards_alone() -> None:
    assert len(SECRET) == 24
    hoards = [id for id, card in SECRET.items() if all(holds_cards(part) for part in parts(card.needs))]
    assert len(hoards) <= 4, hoards


def brings_despair_or_trouble(do: v.Effects) -> bool:
    return any(
        (isinstance(word, v.Hurt) and word.despair > 0)
        or isinstance(word, v.Rouse)
        or (isinstance(word, v.AddHelpless) and word.unruly)
        for word in words(do)
    )


def test_ways_of_crossroads_cards_seldom_come_to_despair_or_unruly_people() -> None:
    ways = [way for card in CROSSROADS.values() for way in card.options]
    assert len(ways) == 140
    assert sum(brings_despair_or_trouble(way.do) for way in ways) <= len(ways) / 6
