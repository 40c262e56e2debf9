"""Which standing texts hold for a survivor, and which texts answer a deed.

A bearer is the survivor who has an ability or an item, the figure of a special zombie, or nobody for improvements and
the main objective. A text that `scope` lets reach further is looked for from the affected survivor's side.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import PLACE_OF
from fivefires.games.long_night.content.index import LASTING, NEAR, SORT, SURVIVOR, WIDE, Held
from fivefires.games.long_night.content.piles import FINISHED, GEAR
from fivefires.games.long_night.state import Lasting, LongNightState, owner_of

from .board import kinds_lurking

T = TypeVar("T")

NOBODY = ("",)
# Members of an enum are slow to look up.
HERE, OWN = v.Scope.HERE, v.Scope.OWN
# For each kind of wider text what sorts of cards have it; what survivors, gear and objectives do is always looked for.
WIDE_SORTS: dict[type, frozenset[str]] = {
    kind: frozenset("survivor" if SORT[held.source] in ("gear", "task") else SORT[held.source] for held in wide)
    for kind, wide in WIDE.items()
}


def bearers(state: LongNightState, source: str) -> tuple[str, ...]:
    """Who makes a source count at the moment; nothing means that it is not in force."""
    sort = SORT[source]
    if sort == "survivor":
        return (source,) if source in state.where else ()
    if sort == "gear":
        return tuple(survivor for survivor in state.where if source in state.piles[GEAR[survivor]])
    if sort == "improvement":
        return NOBODY if source in state.piles[FINISHED] else ()
    if sort == "task":
        return NOBODY if source == state.task else ()
    return tuple(kinds_lurking(state, source)) if state.lurking else ()


def place_of(state: LongNightState, bearer: str) -> str:
    """Of a survivor or a special zombie; nothing for nobody."""
    if bearer in state.lurking:
        return PLACE_OF[state.lurking[bearer]]
    return state.where.get(bearer, "")


def texts(state: LongNightState, kind: type[T], survivor: str) -> list[T]:
    """The standing texts of a kind that hold for a survivor: its own, of its gear (L-156), wider ones (L-576), and
    those that hold for a while (L-573).
    """
    found: list[T] = []
    near, wide = NEAR.get(kind), WIDE.get(kind)
    if near is not None and (survivor in near or state.piles[GEAR[survivor]]):
        for source in (survivor, *state.piles[GEAR[survivor]]):
            if source in near:
                found += [held.text for held in near[source] if _is_there(state, held.always, survivor)]
    if wide is not None and _are_in_force(state, WIDE_SORTS[kind]):
        for held in wide:
            for bearer in bearers(state, held.source):
                if _reaches(state, held, bearer, survivor):
                    found.append(held.text)
    if state.lasting:
        found += _for_a_while(state, kind, survivor)
    return found


def _is_there(state: LongNightState, always: v.Always, survivor: str) -> bool:
    return not always.at or state.where[survivor] in always.at


def _reaches(state: LongNightState, held: Held, bearer: str, survivor: str) -> bool:
    scope = held.always.scope
    if scope is HERE and place_of(state, bearer) != state.where[survivor]:
        return False
    if scope is OWN and owner_of(state, bearer) != owner_of(state, survivor):
        return False
    return _is_there(state, held.always, survivor)


def _for_a_while(state: LongNightState, kind: type[T], survivor: str) -> Iterator[T]:
    for lasting in state.lasting:
        always = LASTING[lasting.source].always
        if _meant(state, lasting, always, survivor) and _is_there(state, always, survivor):
            yield from (text for text in always.texts if isinstance(text, kind))


def _meant(state: LongNightState, lasting: Lasting, always: v.Always, survivor: str) -> bool:
    match always.scope:
        case v.Scope.BEARER:
            return survivor == lasting.survivor
        case v.Scope.OWN:
            return owner_of(state, survivor) == lasting.seat
        case v.Scope.HERE:
            return state.where.get(lasting.survivor) == state.where[survivor]
        case v.Scope.EVERYBODY:
            return True


def _amount(text: Any) -> int:
    """What a standing text counts: its first field."""
    value: int = getattr(text, text.__struct_fields__[0])
    return value


def total(state: LongNightState, kind: type[Any], survivor: str) -> int:
    found = texts(state, kind, survivor)
    return sum([_amount(text) for text in found]) if found else 0


def has(state: LongNightState, kind: type[Any], survivor: str) -> bool:
    return bool(texts(state, kind, survivor))


def _are_in_force(state: LongNightState, sorts: frozenset[str]) -> bool:
    """A quick look that spares most of the searching."""
    return (
        "survivor" in sorts
        or ("experiment" in sorts and bool(state.lurking))
        or ("improvement" in sorts and bool(state.piles[FINISHED]))
    )


def colony_texts(state: LongNightState, kind: type[T]) -> list[T]:
    """Standing texts about the colony as a whole; a bearer must stand where the text asks for it."""
    found: list[T] = []
    for held in (*WIDE.get(kind, ()), *(held for near in NEAR.get(kind, {}).values() for held in near)):
        for bearer in bearers(state, held.source):
            if not held.always.at or not bearer or place_of(state, bearer) in held.always.at:
                found.append(held.text)
    for lasting in state.lasting:
        found += [text for text in LASTING[lasting.source].always.texts if isinstance(text, kind)]
    return found


def colony_total(state: LongNightState, kind: type[Any]) -> int:
    return sum(_amount(text) for text in colony_texts(state, kind))


def more_dice(state: LongNightState, survivors: list[str]) -> int:
    """Dice that a player's survivors and their gear bring, and once those that everybody gets."""
    near, dice = NEAR.get(v.MoreDice, {}), 0
    for survivor in survivors:
        for source in (survivor, *state.piles[GEAR[survivor]]):
            dice += sum(held.text.by for held in near.get(source, ()) if _is_there(state, held.always, survivor))
    for held in WIDE.get(v.MoreDice, ()):
        for bearer in bearers(state, held.source):
            if held.always.scope is v.Scope.EVERYBODY or bearer in survivors:
                dice += held.text.by
    return dice


# --- values ----------------------------------------------------------------------------------------------------

ATTACK = {survivor: card.attack for survivor, card in SURVIVOR.items()}
SEARCH = {survivor: card.search for survivor, card in SURVIVOR.items()}
# Survivors and gear that change what can be done with a die, or a move.
_HAMPERING = (v.AttackBy, v.SearchBy, v.Harmless, v.Distracted, v.Rooted)
HAMPERED = frozenset(source for kind in _HAMPERING for source in NEAR.get(kind, ()))
_FROM_AFAR = any(WIDE_SORTS.get(kind, frozenset()) - {"experiment"} for kind in _HAMPERING)


def are_unhampered(state: LongNightState) -> bool:
    """For everybody without such a card the printed values hold, and nothing keeps anybody from acting: true most of
    the time. Only special zombies and what lasts for a while work from afar.
    """
    return not (_FROM_AFAR or state.lasting or state.lurking)


def attack_value(state: LongNightState, survivor: str) -> int:
    """The least die for an attack (L-012)."""
    return min(6, max(1, ATTACK[survivor] + total(state, v.AttackBy, survivor)))


def search_value(state: LongNightState, survivor: str) -> int:
    """The least die for a search (L-013)."""
    return min(6, max(1, SEARCH[survivor] + total(state, v.SearchBy, survivor)))
