"""The hero board: hands, belt, backpack and slots (N-111 to N-133)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.chemistry import TOKEN_KINDS
from fivefires.games.zna.content.index import AMMO, CARD, HERO, MARK, SPECIAL_ID, WEAPON
from fivefires.games.zna.content.vocabulary import Weapon
from fivefires.games.zna.state import ZnaState, ZnaTable, seat_of
from fivefires.kernel import Prompt, message
from fivefires.kit.choosing import one_option

from .questions import Act, Keep, Stow

ASK_STOW = Prompt("ask-stow", "N-131")
ASK_DROP_TOKEN = Prompt("ask-drop-token", "N-132")

HANDS, BELT, PACK, SLOT = "hands", "belt", "pack", "slot"
# N-113, N-121, N-120.
HAND_ROOM, BELT_ROOM, PACK_ROOM = 2, 2, 4


def hands_taken(cards: Iterable[str]) -> int:
    """Two one-handed weapons, or a single two-handed one (N-113)."""
    return sum(WEAPON[card].hands for card in cards)


def portable(state: ZnaState, hero: int) -> int:
    """Scenario tokens take a space of the backpack each (N-126)."""
    place = piles.ON[hero]
    return sum(state.stock[kind].get(place, 0) for kind in piles.PORTABLE)


def has_cards(state: ZnaState, hero: int) -> bool:
    held = state.piles
    return bool(held[piles.HANDS[hero]] or held[piles.BELT[hero]] or held[piles.PACK[hero]] or held[piles.SLOT[hero]])


def tokens(state: ZnaState, hero: int) -> dict[str, int]:
    """The chemistry tokens of a hero, by kind (N-115)."""
    place = piles.ON[hero]
    return {kind: held for kind in TOKEN_KINDS if (held := state.stock[kind].get(place, 0))}


def has_token(state: ZnaState, hero: int) -> bool:
    place, stock = piles.ON[hero], state.stock
    for kind in TOKEN_KINDS:  # noqa: SIM110 - asked before every action
        if place in stock[kind]:
            return True
    return False


def chemistry_room(state: ZnaState, hero: int) -> int:
    """4 tokens of any colour and size, for Mia 6 (N-124)."""
    return HERO[state.heroes[hero].id].chemistry - sum(tokens(state, hero).values())


def room(state: ZnaState, hero: int, space: str, card: str) -> bool:
    """Whether a space may hold a card and has room for it (N-120 to N-123, N-131)."""
    held = state.piles[piles.SPACES[space][hero]]
    if space == PACK:
        return len(held) + portable(state, hero) < PACK_ROOM
    if space == BELT:
        return len(held) < BELT_ROOM
    if space == SLOT:
        return card in AMMO and not held
    return card in WEAPON and hands_taken(held) + WEAPON[card].hands <= HAND_ROOM


def spaces_for(state: ZnaState, hero: int, card: str) -> list[str]:
    return [space for space in piles.SPACES if room(state, hero, space, card)]


def cards(state: ZnaState, hero: int) -> list[str]:
    """All cards of a hero, space by space."""
    return [card for names in piles.SPACES.values() for card in state.piles[names[hero]]]


def space_of(state: ZnaState, hero: int, card: str) -> str:
    for space, names in piles.SPACES.items():
        if card in state.piles[names[hero]]:
            return space
    raise LookupError(f"hero {hero} has no {card}")


def equipped(state: ZnaState, hero: int) -> list[str]:
    """The weapons in hands and belt: only they can be used (N-128, N-204, N-244, N-245)."""
    held, belt = state.piles[piles.HANDS[hero]], state.piles[piles.BELT[hero]]
    return [*held, *(card for card in belt if card in WEAPON)]


def in_belt(state: ZnaState, hero: int, id: str) -> str | None:
    """A special resource card that is ready for use (N-440)."""
    for card in state.piles[piles.BELT[hero]]:
        if SPECIAL_ID.get(card) == id:
            return card
    return None


# --- weapons from hands and belt -------------------------------------------------------------------------------


def displaced(state: ZnaState, hero: int, weapons: Sequence[str]) -> list[str] | None:
    """What leaves the hands when these weapons are taken up from hands and belt (N-113, N-128); None if it does not fit
    (N-129).
    """
    held, belt = state.piles[piles.HANDS[hero]], state.piles[piles.BELT[hero]]
    taken, room = 0, BELT_ROOM - len(belt)
    for card in weapons:
        taken += WEAPON[card].hands
        room += card not in held
    if taken > HAND_ROOM:
        return None
    away = []
    for card in held:
        if card in weapons:
            continue
        taken += WEAPON[card].hands
        if taken > HAND_ROOM:
            away.append(card)
    return away if len(away) <= room else None


def take_up(table: ZnaTable, hero: int, weapons: Sequence[str]) -> None:
    """Exchange hands and belt at no cost, as part of an action that uses weapons (N-112, N-128)."""
    state = table.state
    held, belt = piles.HANDS[hero], piles.BELT[hero]
    away = displaced(state, hero, weapons)
    assert away is not None, "only what fits is offered"
    for card in away:
        table.move(card, held, belt)
    for card in weapons:
        if card in state.piles[belt]:
            table.move(card, belt, held)


# --- gaining and losing ----------------------------------------------------------------------------------------


async def stow(table: ZnaTable, hero: int, card: str) -> None:
    """A found card goes into a free space that may hold it (N-131); else others are dropped, or it is left (N-132)."""
    state = table.state
    free = spaces_for(state, hero, card)
    options: list[Stow | Act] = [Stow(space) for space in free]
    if not free:
        options += swaps(state, hero, card)
    me = state.heroes[hero]
    answer = await table.ask(
        seat_of(state.seats, hero), ASK_STOW, [*options, Act.LEAVE_IT], hero=message(me.id), card=message(CARD[card].id)
    )
    if isinstance(answer, Stow):
        if answer.drop:
            drop(table, hero, answer.drop)
        receive(table, hero, card, piles.INCOMING, answer.space)
        table.used(f"card:{CARD[card].id}")
    else:
        lay(table, card, piles.INCOMING, me.area)


def swaps(state: ZnaState, hero: int, card: str) -> list[Stow]:
    """What could be dropped for this card, which then takes its space (N-131, N-132); a scenario token lies in the
    backpack (N-126).
    """
    found = []
    for space, names in piles.SPACES.items():
        for held in state.piles[names[hero]]:
            if space == HANDS and not (card in WEAPON and _hands_without(state, hero, held) >= WEAPON[card].hands):
                continue
            if space == SLOT and card not in AMMO:
                continue
            found.append(Stow(space, held))
    return [*found, *(Stow(PACK, kind) for kind in piles.PORTABLE if piles.ON[hero] in state.stock[kind])]


def _hands_without(state: ZnaState, hero: int, held: str) -> int:
    """How many hands are free when this weapon is dropped."""
    return HAND_ROOM - hands_taken(state.piles[piles.HANDS[hero]]) + WEAPON[held].hands


def receive(table: ZnaTable, hero: int, card: str, source: str, space: str) -> None:
    """Into a space (N-131). Fresh ammunition has all its bullets (N-305)."""
    table.move(card, source, piles.SPACES[space][hero])
    if card in AMMO and card not in table.state.bullets:
        table.state.bullets[card] = AMMO[card].bullets


def lay(table: ZnaTable, card: str, source: str, area: int) -> None:
    """On the ground of an area."""
    table.move(card, source, piles.GROUND)
    table.state.lying[card] = area
    if card in AMMO and card not in table.state.bullets:
        table.state.bullets[card] = AMMO[card].bullets


def drop(table: ZnaTable, hero: int, card: str) -> None:
    """In one's own area, at no cost (N-133); a scenario token like a card (N-126)."""
    state = table.state
    if card in piles.PORTABLE:
        table.shift(card, 1, piles.ON[hero], piles.at(state.heroes[hero].area))
        return
    lay(table, card, piles.SPACES[space_of(state, hero, card)][hero], state.heroes[hero].area)


def discard(table: ZnaTable, card: str, source: str) -> None:
    """To the discards of its deck (N-309, N-440); a marked card goes back to the box (N-037)."""
    if card in MARK:
        table.move(card, source, piles.BOX)
    elif card in SPECIAL_ID:
        table.move(card, source, piles.SPECIAL_DISCARDS)
    else:
        table.state.bullets.pop(card, None)
        table.move(card, source, piles.RESOURCE_DISCARDS)


def use_up(table: ZnaTable, hero: int, card: str) -> None:
    """A special resource card is discarded after use (N-440)."""
    table.used(f"use:{SPECIAL_ID[card]}")
    discard(table, card, piles.BELT[hero])


async def keep_one(table: ZnaTable, hero: int, drawn: Sequence[str], prompt: Prompt) -> str:
    """One of the chemistry tokens that were drawn, as his player chooses; the others go back (N-189, N-448)."""
    state = table.state
    options = [Keep(kind) for kind in dict.fromkeys(drawn)]
    kept = await one_option(table, seat_of(state.seats, hero), prompt, options, hero=message(state.heroes[hero].id))
    left = [*drawn]
    left.remove(kept.thing)
    for kind in left:
        table.shift(kind, 1, piles.REVEALED, piles.BAG)
    return kept.thing


async def gain_token(table: ZnaTable, hero: int, token: str, source: str) -> bool:
    """A chemistry token into the slot (N-131); where it is full another is dropped, or this is left (N-132)."""
    state = table.state
    if chemistry_room(state, hero) <= 0:
        me = state.heroes[hero]
        options = [Stow("chemistry", kind) for kind in tokens(state, hero)]
        seat = seat_of(state.seats, hero)
        answer = await table.ask(
            seat, ASK_DROP_TOKEN, [*options, Act.LEAVE_IT], hero=message(me.id), token=message(token)
        )
        if not isinstance(answer, Stow):
            return False
        table.shift(answer.drop, 1, piles.ON[hero], piles.at(me.area))
    table.shift(token, 1, source, piles.ON[hero])
    return True


def two_handed(card: str) -> bool:
    weapon = CARD[card]
    return isinstance(weapon, Weapon) and weapon.hands == 2
