"""Gear: worn or packed, and when it changes place; the 6th spot.

Each piece of gear covers one or two of head, torso, hands and legs (Z-223, Z-224). It is worn or lies in the
backpack, where it takes a space (Z-226), and gives something only while worn (Z-227). It changes place when it is
gained and in one's own action turn before or after an action, on no other occasion (Z-228–Z-230).
"""

from __future__ import annotations

from functools import lru_cache

from fivefires.games.zona.content import piles
from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import GEAR, ITEM
from fivefires.games.zona.show.names import NAME, SEAT
from fivefires.games.zona.state import BACKPACK, ZonaState, ZonaTable, capacity, has_sixth_spot
from fivefires.kernel import Prompt

from . import beats, items
from .questions import PACK, WEAR, Drop, Use, Wear

ASK_ARRANGE = Prompt("ask-arrange", "Z-528")
ASK_WEAR_NEW = Prompt("ask-wear-new", "Z-228")
ASK_LOST_SPOT = Prompt("ask-lost-spot", "Z-243")

_PARTS = tuple(v.BodyPart)
_without_gear = GEAR.isdisjoint
# The body parts that a piece of gear covers, as bits.
COVERS = {card: sum(1 << _PARTS.index(part) for part in ITEM[card].spec.covers) for card in GEAR}


def overlapping(worn: list[str], card: str) -> list[str]:
    """What covers one of the same body parts (Z-225), and has to make way (Z-228)."""
    bits = COVERS[card]
    return [other for other in worn if COVERS[other] & bits]


def arrangements(state: ZonaState, seat: int) -> tuple[Wear, ...]:
    """All ways to wear gear without covering a body part twice, the rest of it fitting into the backpack (Z-225)."""
    lying = state.piles
    packed = lying[piles.PACKED[seat]]
    gear = sorted([*lying[piles.WORN[seat]], *filter(GEAR.__contains__, packed)])
    others = [card for card in packed if card not in GEAR]
    return _arrangements(tuple(gear), BACKPACK - len(others), has_sixth_spot(lying[piles.SMALL[seat]], others))


@lru_cache(maxsize=4096)
def _arrangements(gear: tuple[str, ...], room: int, sixth_spot: bool) -> tuple[Wear, ...]:
    """`room` is what other items leave in the backpack, without the 6th spot, which worn gear may give as well."""
    ways: list[tuple[tuple[str, ...], int]] = [((), 0)]
    for card in gear:
        bits = COVERS[card]
        ways += [((*worn, card), covered | bits) for worn, covered in ways if not covered & bits]
    return tuple(
        Wear(worn) for worn, _ in ways if len(gear) - len(worn) <= room + (sixth_spot or has_sixth_spot(worn, ()))
    )


def can_rearrange(state: ZonaState, seat: int) -> bool:
    """Whether gear could be worn otherwise than now."""
    lying = state.piles
    worn, packed = lying[piles.WORN[seat]], lying[piles.PACKED[seat]]
    if not worn:
        return not _without_gear(packed)
    return len(packed) < BACKPACK or len(arrangements(state, seat)) > 1


def can_wear_more(state: ZonaState, seat: int) -> bool:
    """Whether gear in the backpack could be worn beside the rest; to change or undress is no reason to ask (Z-528)."""
    worn, packed = state.piles[piles.WORN[seat]], state.piles[piles.PACKED[seat]]
    return any(card in GEAR and not overlapping(worn, card) for card in packed)


async def rearrange(table: ZonaTable, seat: int) -> None:
    """Wear and pack gear anew, in one answer (Z-229, Z-528)."""
    state = table.state
    answer = await table.ask(seat, ASK_ARRANGE, arrangements(state, seat))
    worn, packed = piles.WORN[seat], piles.PACKED[seat]
    for card in [*state.piles[worn]]:
        if card not in answer.items:
            table.move(card, worn, packed)
    for card in answer.items:
        if card in state.piles[packed]:
            table.move(card, packed, worn)


async def wear_new(table: ZonaTable, seat: int, card: str) -> bool:
    """On gaining gear the player may wear it at once; what covers the same body part goes into the backpack (Z-228).

    It needs a free space there, or something is dropped (Z-231), also where worn gear gave the 6th spot (Z-242).
    """
    if await table.ask(seat, ASK_WEAR_NEW, [WEAR, PACK], item=NAME[card]) is PACK:
        return False
    worn = piles.WORN[seat]
    displaced = overlapping(table.state.piles[worn], card)
    for other in displaced:
        table.move(other, worn, piles.INCOMING)
    table.move(card, piles.INCOMING, worn)
    table.tell("log-wears", "Z-228", beat=beats.of(table, "use", seat, card), seat=SEAT[seat], item=NAME[card])
    for other in displaced:
        await items.pack(table, seat, other)
    await lose_sixth_spot(table, seat)
    return True


async def lose_sixth_spot(table: ZonaTable, seat: int) -> None:
    """Without a source the item on the spot goes into the backpack, or an item is dropped (Z-242, Z-243).

    Gear that lay there does not go onto the body (Z-244).
    """
    state = table.state
    packed = piles.PACKED[seat]
    while len(state.piles[packed]) > capacity(state, seat):
        drops = [Drop(card) for card in items.one_of_a_kind(state, seat, state.piles[packed])]
        answer = await table.ask(seat, ASK_LOST_SPOT, [*drops, *items.last_uses(state, seat)])
        if isinstance(answer, Use):
            await items.use_on_turn(table, seat, answer)
        else:
            items.to_discards(table, seat, answer.item, packed)
