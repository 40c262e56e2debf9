"""Every hand-written line of every card of The Long Night, and the data that it tells."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fivefires.games.long_night.content import vocabulary as v
from fivefires.kit.effects import ways
from tests.games.long_night.content.check_content import DECKS, ITEM_DECKS, cards_of, texts_of
from tests.kit.lines import Line


class Surplus(v.Data, frozen=True):
    """What two points too many bring instead of morale (L-024)."""

    do: v.Effects


# What sounds like a rule and is none: everybody needs food.
COLOUR = {("cr_knock_at_night", "open"): "who need food"}


def lines() -> Iterator[Line]:
    for deck in DECKS:
        for card in cards_of(deck):
            texts = texts_of()[card.id]
            for name, data in dict(_told(deck, card)).items():
                yield Line(card.id, name, texts[name].replace(COLOUR.get((card.id, name), "\0"), ""), data)


def _told(deck: str, card: Any) -> Iterator[tuple[str, object]]:
    for way in ways(card):
        yield way.key, (way.do, way.cost, None if isinstance(way.needs, v.InPlay) else way.needs)
    if deck in ITEM_DECKS:
        yield "effect", (card.play, card.gear)
    elif deck in ("survivors", "side_effects"):
        actions = [power for power in card.powers if isinstance(power, v.Do)]
        if len(actions) > 1:
            yield from ((f"do-{number}", action) for number, action in enumerate(actions, start=1))
        else:
            yield "effect", card.powers
    elif deck == "improvements":
        yield "effect", (card.powers, card.done)
    elif deck.startswith("crossroads"):
        yield "trigger", card.on
    elif deck == "crises":
        yield "effect", (card.failure, () if card.surplus == (v.ChangeMorale(1),) else Surplus(card.surplus))
    elif deck == "objectives":
        yield "normal", (card.normal.goal, card.normal.powers)
        yield "hard", (card.hard.goal, card.hard.powers)
    elif deck in ("secrets", "betrayals"):
        yield "goal", card.needs
    elif deck == "exiles":
        yield "wronged", card.wronged
        yield "betrayer", card.betrayer
    elif deck == "experiments":
        yield from ((f"row-{number}", row) for number, row in enumerate(card.table, start=1))
        if card.powers:
            yield "rule", card.powers
    elif deck == "stories":
        yield "goal", card.goal
