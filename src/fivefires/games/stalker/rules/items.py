"""Items (S-333, S-334, S-628 to S-631) and the actions of artifacts (S-345, S-632, S-636)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import ARTIFACT, ITEM
from fivefires.games.stalker.content.vocabulary import Gift, Item, ItemKind, Knack, Part, Use
from fivefires.games.stalker.state import NOBODY, Attack, Stalker, StalkerState, StalkerTable, Struck, map_of
from fivefires.kernel import Beat, Prompt, face_of, message
from fivefires.kit.bits import members
from fivefires.kit.choosing import one_of_each, one_option

from . import (
    attention,
    basic,
    board,
    companions,
    defence,
    dice,
    gear,
    harm,
    instructions,
    marching,
    rolls,
    status,
    wounds,
)
from .questions import Act, To, UseGift, UseItem, Who

ASK_PATIENT = Prompt("ask-patient", "S-629")
ASK_THROW = Prompt("ask-throw", "S-631")
ASK_LAUNCH = Prompt("ask-launch", "S-624")
ASK_EYE = Prompt("ask-eye", "S-636")

EYE_RANGE = 2


def usable(state: StalkerState, stalker: Stalker, *, ready: bool = True) -> list[UseItem]:
    """Items work from the backpack (S-333, S-354), where they would do something; some take a standard action."""
    cards = [card for card in state.piles[piles.PACK[stalker.number]] if card in ITEM]
    if not ready:
        cards = [card for card in cards if not ITEM[card].standard]
    return [UseItem(card) for card in one_of_each(cards) if helps(state, stalker, ITEM[card])]


def helps(state: StalkerState, stalker: Stalker, item: Item) -> bool:
    if item.use == Use.FLUSH:
        return stalker.dose > 0
    if item.use == Use.CLEAN:
        return stalker.exposed
    if item.use == Use.NOISE:
        return stalker.attention != 2
    return True


async def use(table: StalkerTable, stalker: Stalker, card: str) -> None:
    """Once, and it is gone (S-333)."""
    item = ITEM[card]
    gear.discard(table, card)
    table.used(f"use:{item.id}")
    table.tell("log-uses", "S-333", stalker=message(stalker.id), card=message(face_of(card)))
    await USES[item.use](table, stalker, item)


async def heal(table: StalkerTable, stalker: Stalker, item: Item) -> None:
    """Food: HP and Focus (S-628)."""
    harm.heal(table, stalker, item.amount, "S-628")
    status.gain_focus(table, stalker, "S-628")


async def aid(table: StalkerTable, stalker: Stalker, item: Item) -> None:
    """A stalker on the same space (S-629)."""
    state = table.state
    options = [Who(one.id) for one in gear.together(state, stalker)]
    answer = await one_option(table, stalker.seat, ASK_PATIENT, options)
    patient = next(one for one in state.stalkers if one.id == answer.stalker)
    harm.heal(table, patient, item.amount, "S-629")


async def energy(table: StalkerTable, stalker: Stalker, item: Item) -> None:
    """Focus, and the next standard action is free (S-630)."""
    status.gain_focus(table, stalker, "S-630")
    stalker.free_next = True


async def throw(table: StalkerTable, stalker: Stalker, item: Item) -> int:
    """A space within the range that the item states; thrown things need no sight (S-382, S-583)."""
    state, map = table.state, map_of(table.state)
    options = [To(map.names[space]) for space in members(board.within(state, stalker.space, item.range))]
    answer = await one_option(table, stalker.seat, ASK_THROW, options)
    return map.number[answer.space]


async def blast(table: StalkerTable, stalker: Stalker, item: Item) -> None:
    """High there, one roll, and its ★ in full against every unit on the space (S-406, S-631).

    It is an attack: dice are added and rolled again (S-390, S-391), and cover counts (S-136, S-407).
    """
    state, map = table.state, map_of(table.state)
    space = await throw(table, stalker, item)
    attention.place_high(table, stalker, space, "S-631")
    close = defence.has(stalker, Knack.CLOSE_COMBAT) and defence.enemy_near(state, stalker)
    attack = state.attack = Attack(stalker.number, NOBODY)
    attack.green = dice.roll(table, item.amount + close)
    await rolls.rerolls(table, stalker, attack)
    stars = max(0, rolls.stars(attack) - board.cover_for(state, space, stalker.space))
    state.attack = None
    table.tell("log-blast", "S-631", beat=Beat("blast", at=map.names[space], weight=2), stars=stars)
    for enemy in board.enemies_at(state, space):
        await wounds.hit(table, enemy, Part.TORSO, stars, stalker.space, "S-631")
    for enemy in board.enemies_at(state, space):
        marching.face_space(state, enemy, stalker.space)
    attention.notice(table)
    if state.companion is not None and state.companion.space == space:
        companions.suffer(table, stars, "S-631")
    for other in state.stalkers:
        if other.space == space:
            await defence.suffer(table, Struck(enemy=NOBODY, stalker=other.number, damage=stars), "S-631")


async def launch(table: StalkerTable, stalker: Stalker) -> None:
    """After an attack with a grenade launcher one grenade may be used at once (S-624)."""
    cards = [card for card in table.pile(piles.PACK[stalker.number]) if card in ITEM]
    grenades = [UseItem(card) for card in one_of_each(cards) if ItemKind.GRENADE in ITEM[card].kinds]
    if grenades:
        answer = await table.ask(stalker.seat, ASK_LAUNCH, [*grenades, Act.KEEP])
        if isinstance(answer, UseItem):
            await use(table, stalker, answer.card)


async def smoke(table: StalkerTable, stalker: Stalker, item: Item) -> None:
    """A no-visibility token (S-191)."""
    instructions.put_dark(table, await throw(table, stalker, item))


async def flush(table: StalkerTable, stalker: Stalker, item: Item) -> None:
    harm.lower_dose(stalker, item.amount)


async def noise(table: StalkerTable, stalker: Stalker, item: Item) -> None:
    """A decoy without a bolt."""
    await basic.make_noise(table, stalker, item.range)


async def clean(table: StalkerTable, stalker: Stalker, item: Item) -> None:
    """No longer Exposed, and Focus."""
    status.unexpose(table, stalker)
    status.gain_focus(table, stalker, "S-333")


async def bolts(table: StalkerTable, stalker: Stalker, item: Item) -> None:
    table.shift(piles.BOLT, item.amount, piles.SUPPLY, piles.POCKET[stalker.number])


USES: dict[Use, Callable[[StalkerTable, Stalker, Item], Awaitable[None]]] = {
    Use.HEAL: heal,
    Use.AID: aid,
    Use.ENERGY: energy,
    Use.BLAST: blast,
    Use.SMOKE: smoke,
    Use.FLUSH: flush,
    Use.NOISE: noise,
    Use.CLEAN: clean,
    Use.BOLTS: bolts,
}


# --- artifacts --------------------------------------------------------------------------------------------------------


def gifts(state: StalkerState, stalker: Stalker) -> list[UseGift]:
    """Those that are actions, as often as he likes and can pay (S-230)."""
    cards, found = state.piles[piles.ARTIFACT[stalker.number]], []
    for card in one_of_each(cards) if cards else ():
        gift = ARTIFACT[card].gift
        if (gift == Gift.ECHINUS and not stalker.focus) or (
            gift == Gift.EYE and stalker.attention and basic.tokens(state, stalker, piles.BOLT)
        ):
            found.append(UseGift(card))
    return found


async def use_gift(table: StalkerTable, stalker: Stalker, card: str) -> None:
    state, map = table.state, map_of(table.state)
    gift = ARTIFACT[card].gift
    table.used(f"gift:{gift}")
    if gift == Gift.ECHINUS:  # S-632
        await harm.lose_hp(table, stalker, 1, "S-632")
        status.gain_focus(table, stalker, "S-632")
    else:  # S-636
        table.shift(piles.BOLT, 1, piles.POCKET[stalker.number], piles.SUPPLY)
        options = [To(map.names[space]) for space in members(board.within(state, stalker.space, EYE_RANGE))]
        answer = await one_option(table, stalker.seat, ASK_EYE, options)
        attention.shift(table, stalker, map.number[answer.space], "S-636")
