"""What cards do, in words made from their data, so that text and effect cannot disagree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.index import (
    CHARACTER,
    DISC,
    EVENT,
    INCIDENT,
    ITEM,
    ONCE,
    PAD,
    QUEST,
    RAID_CARD,
    TRADER,
    USE,
)
from fivefires.kernel import Message, message

from .names import NAME

NOTHING = message("words-nothing")


def listed(parts: Sequence[Message], by: str = "words-and") -> Message:
    """One, two, three."""
    if not parts:
        return NOTHING
    whole = parts[-1]
    for part in reversed(parts[:-1]):
        whole = message(by, first=part, second=whole)
    return whole


def amount(number: int, kind: str) -> Message:
    return message("words-goods", amount=number, good=NAME[kind])


def price(asked: v.Price) -> Message:
    return listed([amount(number, kind) for kind, number in asked])


def cost(asked: v.Cost | None) -> list[Message]:
    if asked is None:
        return []
    parts = [message("cost-ap", ap=asked.ap)] if asked.ap else []
    parts += [amount(number, kind) for kind, number in asked.goods]
    parts += [message("cost-any", count=asked.any)] if asked.any else []
    return parts + ([message("cost-blacklist", count=asked.blacklist)] if asked.blacklist else [])


def demand(asked: v.Demand) -> Message:
    parts = [amount(number, kind) for kind, number in asked.goods]
    for name in ("any", "items", "incidents", "ap", "skill", "favor", "houses"):
        if number := getattr(asked, name):
            parts.append(message(f"demand-{name}", count=number))
    return listed(parts)


# --- effects ----------------------------------------------------------------------------------------------------------


def effects(do: v.Effects) -> Message:
    return listed([effect(one) for one in do], "words-then")


def effect(word: Any) -> Message:
    """One sentence for each word, from its own fields."""
    name = f"do-{type(word).__name__.lower()}"
    match word:
        case v.Gain():
            named = [(key, getattr(word, key)) for key in ("ap", "skill", "favor", "blacklist") if getattr(word, key)]
            return listed([message(f"do-gain-{key}", count=number) for key, number in named])
        case v.Take(kind=kind, count=count):
            return message(name, what=amount(count, kind))
        case v.Draw(count=count) | v.Pick(count=count):
            return message(name, count=count)
        case v.Build(free=free, less=less):
            return message("do-build-free", skill=free) if free else message("do-build", count=less)
        case v.Incidents(count=count, from_map=from_map):
            return message("do-incidents-map" if from_map else name, count=count)
        case v.Rob(count=count, where=where):
            return message("do-rob-here" if where.tile else name, count=count)
        case v.Drain(ap=ap, where=where):
            return message("do-drain-here" if where.tile else name, ap=ap)
        case v.Levy(over=over, keep=keep):
            return message("do-levy-keep" if keep else name, over=over)
        case v.Walk(steps=steps):
            return message(name, count=steps)
        case v.Jump(where=where):
            return message("do-jump-market" if where.market else name)
        case v.Again(move=move):
            return message("do-again-move" if move else name)
        case v.Uncover(size=size):
            return message(name, house=NAME[str(size)])
        case v.Cheaper(ap=ap):
            return message(name, ap=ap) if ap > 0 else message("do-dearer", ap=-ap)
        case v.Loot(more=more):
            return message(name, count=more)
        case v.Brace(ap=ap):
            return message(name, ap=ap)
        case v.May():
            return message("do-may", cost=listed(cost(word.cost)), effect=effects(word.do))
        case v.Choose(options=options):
            return listed([effects(way.do) for way in options], "words-or")
        case v.If(then=then):
            return message("do-if-poorest", effect=effects(then))
    return message(name)


def use(one: v.Use) -> Message:
    """When it can be used, what it costs, what it does."""
    paid = cost(one.cost)
    done = effects(one.do)
    if paid:
        done = message("use-for", cost=listed(paid), effect=done)
    if isinstance(one, v.OnTurn):
        return message("use-turn", effect=done)
    when = message(f"when-{one.deed}-{one.at}-{one.whose}".replace("_", "-"))
    if one.sizes:
        when = message("when-sizes", when=when, sizes=listed([NAME[str(size)] for size in one.sizes], "words-or"))
    return message("use-when", when=when, effect=done)


# --- cards ------------------------------------------------------------------------------------------------------------


def item(id: str) -> Message:
    one = ITEM[id]
    how = "item-once" if id in ONCE else "item-text"
    return message(how, price=price(one.price), skill=one.skill, use=use(one.use))


def raid_card(id: str) -> Message:
    one = RAID_CARD[id]
    success = found(one.high, one.do)
    if not one.has_die:
        return message("raid-by-blacklist", points=one.blacklist, success=success)
    low = one.high if one.low is None else one.low
    return message("raid-by-die", success=success, fail=found(low, one.fail))


def found(count: int, do: v.Effects) -> Message:
    """What a raid brings: so many Resources, and what may be done beside."""
    return listed([message("raid-finds", count=count), *map(effect, do)], "words-then")


def face(one: v.Face) -> Message:
    return message("die-face", attack=message(f"symbol-{one.attack}"), defence=message(f"symbol-{one.defence}"))


def card(id: str) -> Message | None:
    """The text of any card, disc or token."""
    if id in ITEM:
        return item(id)
    if id in INCIDENT:
        return message("incident-text", price=price(INCIDENT[id].price), use=use(USE[id]))
    if id in QUEST:
        return message("quest-text", demand=demand(QUEST[id].demand), use=use(USE[id]))
    if id in RAID_CARD:
        return raid_card(id)
    if id in EVENT:
        return message(f"{id}.effect")
    if id in CHARACTER:
        return message(f"{id}.about")
    if id in TRADER:
        return message("trader-text", kinds=listed([NAME[str(kind)] for kind in TRADER[id].kinds]))
    if id in PAD:
        return message("pad-text", skill=PAD[id].skill, goods=PAD[id].goods)
    return message("disc-text", favor=DISC[id]) if id in DISC else None
