"""Search (N-180 to N-196): the fog event first, then the find."""

from __future__ import annotations

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.chemistry import TOKEN_KINDS
from fivefires.games.zna.content.index import AMMO, CARD, WEAPON
from fivefires.games.zna.content.vocabulary import CAR, PHARMACY, POLICE, Level, Trick
from fivefires.games.zna.state import STANDING, ZnaState, ZnaTable, map_of, seat_of
from fivefires.kernel import Beat, Prompt, message
from fivefires.kit.choosing import one_option

from . import events, gear, objectives
from .questions import Act, Keep

ASK_SEARCH = Prompt("ask-search", "N-194")
ASK_POLICE = Prompt("ask-police-car", "N-190")
ASK_KEEP_TOKEN = Prompt("ask-keep-token", "N-189")
ASK_KEEP_CARD = Prompt("ask-keep-card", "N-422")


def searchable(state: ZnaState, hero: int) -> bool:
    """In an area with a body or of a special area (N-180), again and again (N-102), while there are events (N-193)."""
    map, area = map_of(state), state.heroes[hero].area
    if not state.piles[piles.EVENTS]:
        return False
    return bool(map.bodies >> area & 1 or map.special[area])


async def search(table: ZnaTable, hero: int) -> None:
    """An event, carried out at once (N-183, N-186); whoever it fells finds nothing (N-192).

    Then a body's find (N-182, N-184, N-471), or that of the place (N-470), and another for full pockets (N-467). All
    for one action (N-180).
    """
    state, map = table.state, map_of(table.state)
    me = state.heroes[hero]
    kinds = [Act.BODY] if map.bodies >> me.area & 1 else []
    kinds += [Act.PLACE] if map.special[me.area] else []
    kind = await one_option(table, seat_of(state.seats, hero), ASK_SEARCH, kinds, hero=message(me.id))
    me.actions -= 1
    area = me.area
    table.used(f"search:{map.special[area] if kind == Act.PLACE else 'body'}")
    await events.draw(table, hero, "N-183")
    if me.status != STANDING:
        return
    if kind == Act.BODY:
        if state.fog[map.tile_of[area]] == Level.HEAVY:
            objectives.done(table, hero, "grave_robber")
        await find_card(table, hero, piles.RESOURCES)
    else:
        me.searched += map.special[area]
        objectives.counted(table, hero, "scavenger")
        await _targeted(table, hero, map.special[area])
    if state.full_pockets:
        state.full_pockets = False
        await find_card(table, hero, piles.RESOURCES)


async def _targeted(table: ZnaTable, hero: int, kind: str) -> None:
    """What a special area gives to whoever is inside it (N-185, N-187 to N-189), and to a crowbar (N-422)."""
    if kind == POLICE:
        await _police_car(table, hero)
    elif kind == PHARMACY:
        await _pharmacy(table, hero)
    elif kind == CAR and any(WEAPON[card].trick == Trick.PRY for card in gear.equipped(table.state, hero)):
        await _prise_open(table, hero)
    else:
        await find_card(table, hero, piles.SPECIALS)


def renew(table: ZnaTable, deck: str) -> bool:
    """A deck that runs out is renewed from its discards (N-191). False where there is nothing left."""
    if table.pile(deck):
        return True
    discards = piles.RESOURCE_DISCARDS if deck == piles.RESOURCES else piles.SPECIAL_DISCARDS
    if not table.pile(discards):
        return False
    table.move_all(discards, deck)
    table.shuffle(deck)
    return True


async def find_card(table: ZnaTable, hero: int, deck: str) -> None:
    """The top card of a deck (N-184, N-188)."""
    if renew(table, deck):
        (card,) = table.draw(deck, piles.INCOMING)
        await found(table, hero, card)


async def found(table: ZnaTable, hero: int, card: str) -> None:
    if table.log is not None:
        beat = Beat("find", about=(card,))
        table.tell(
            "log-finds", "N-184", beat=beat, hero=message(table.state.heroes[hero].id), card=message(CARD[card].id)
        )
    await gear.stow(table, hero, card)


async def _police_car(table: ZnaTable, hero: int) -> None:
    """The first physical ranged weapon or the first ammunition that turns up; the others are shuffled back (N-190)."""
    state = table.state
    me = state.heroes[hero]
    choice = await table.ask(seat_of(state.seats, hero), ASK_POLICE, [Act.GUN, Act.ROUNDS], hero=message(me.id))
    hit = None
    while hit is None:
        if not renew(table, piles.RESOURCES):
            break
        (card,) = table.draw(piles.RESOURCES, piles.REVEALED)
        if choice == Act.ROUNDS:
            hit = card if card in AMMO else None
        elif card in WEAPON and WEAPON[card].range and not WEAPON[card].slots:
            hit = card
    if hit is not None:
        table.move(hit, piles.REVEALED, piles.INCOMING)
    if table.pile(piles.REVEALED):
        table.move_all(piles.REVEALED, piles.RESOURCES)
        table.shuffle(piles.RESOURCES)
    if hit is not None:
        await found(table, hero, hit)


async def _pharmacy(table: ZnaTable, hero: int) -> None:
    """Two chemistry tokens, of which one is kept (N-189)."""
    state = table.state
    me = state.heroes[hero]
    drawn = table.draw_tokens(TOKEN_KINDS, 2, piles.BAG, piles.REVEALED)
    if not drawn:
        return
    kept = await gear.keep_one(table, hero, drawn, ASK_KEEP_TOKEN)
    table.shift(kept, 1, piles.REVEALED, piles.at(me.area))
    await gear.gain_token(table, hero, kept, piles.at(me.area))


async def _prise_open(table: ZnaTable, hero: int) -> None:
    """With a crowbar two special resource cards, of which one is kept (N-422)."""
    state = table.state
    drawn: list[str] = []
    for _ in range(2):
        if renew(table, piles.SPECIALS):
            drawn += table.draw(piles.SPECIALS, piles.REVEALED)
    if not drawn:
        return
    table.used("trick:pry")
    options = [Keep(card) for card in drawn]
    kept = await one_option(
        table, seat_of(state.seats, hero), ASK_KEEP_CARD, options, hero=message(state.heroes[hero].id)
    )
    for card in drawn:
        if card != kept.thing:
            gear.discard(table, card, piles.REVEALED)
    table.move(kept.thing, piles.REVEALED, piles.INCOMING)
    await found(table, hero, kept.thing)
