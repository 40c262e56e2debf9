"""Wounds, healing, death, and what becomes of those who lose somebody."""

from __future__ import annotations

from collections.abc import Sequence

from fivefires.games.long_night.content import piles
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import DESPAIR, SUPPLY
from fivefires.games.long_night.content.index import ITEM, LASTING
from fivefires.games.long_night.content.piles import GEAR, GROUP, HAND
from fivefires.games.long_night.show.names import NAME, SEAT
from fivefires.games.long_night.state import (
    DEADLY,
    Lasting,
    LongNightState,
    LongNightTable,
    count,
    damage,
    in_game,
    owner_of,
    right_of,
)
from fivefires.kernel import Message, Prompt
from fivefires.kit.choosing import one_of

from . import beats, ending, triggers
from .board import free_people_spaces, goals_for
from .powers import has, total
from .questions import AT, PERSON
from .tracks import change_morale

ASK_WHO_FIRST = Prompt("ask-who-first", "L-309")
ASK_LEADER = Prompt("ask-leader", "L-298")
ASK_ENTERS_AT = Prompt("ask-enters-at", "L-302")


# --- damage ---------------------------------------------------------------------------------------------------


async def hurt(
    table: LongNightTable,
    survivors: Sequence[str],
    wounds: int = 0,
    frostbite: int = 0,
    despair: int = 0,
    cause: Message | None = None,
) -> None:
    """Tokens on survivors. All are placed first, then the first player orders the deaths (L-309, L-347).

    `cause` is what is told where what is under way does not say it.
    """
    await strike(table, survivors, wounds, frostbite, despair, cause)
    await bury_the_dead(table, survivors)


async def strike(
    table: LongNightTable,
    survivors: Sequence[str],
    wounds: int = 0,
    frostbite: int = 0,
    despair: int = 0,
    cause: Message | None = None,
) -> None:
    """The tokens alone, before anybody dies of them."""
    state = table.state
    for survivor in survivors:
        place_damage(table, survivor, wounds, frostbite, despair, cause)
    kinds = tuple(
        kind for kind, tokens in ((v.WOUND, wounds), (v.FROSTBITE, frostbite), ("despair", despair)) if tokens
    )
    for survivor in survivors:
        if survivor in state.where:
            await triggers.happen(table, v.Deed.HURT, owner_of(state, survivor), survivor, state.where[survivor], kinds)


def place_damage(
    table: LongNightTable, survivor: str, wounds: int, frostbite: int, despair: int, cause: Message | None = None
) -> None:
    """Wounds and frostbite are the two sides of one token, which never lacks (L-029, L-563); despair may (L-562)."""
    state = table.state
    for tokens, held, sort in ((wounds, state.wounds, "wound"), (frostbite, state.frostbite, "frostbite")):
        if tokens:
            held[survivor] = held.get(survivor, 0) + tokens
            _tell_harm(table, f"log-{sort}", "L-292", survivor, tokens, cause)
    if despair and (moved := table.shift(DESPAIR, despair, SUPPLY, survivor)):
        _tell_harm(table, "log-despair", "L-380", survivor, moved, cause)


def _tell_harm(table: LongNightTable, line: str, rule: str, survivor: str, tokens: int, cause: Message | None) -> None:
    if table.log is not None:
        beat, why = beats.of(table, "harm", survivor, weight=1), cause or beats.cause(table.state)
        table.tell(line, rule, beat=beat, survivor=NAME[survivor], count=tokens, cause=why)


async def bury_the_dead(table: LongNightTable, survivors: Sequence[str], *, later: bool = False) -> None:
    """Three tokens of any kind kill at once (L-292): no card can come between (L-348, L-349).

    Of several the first player says who goes first (L-309).
    """
    state = table.state
    while dying := [one for one in survivors if one in state.where and is_dying(state, one)]:
        dead = await one_of(table, state.knife, ASK_WHO_FIRST, dying, PERSON.__getitem__)
        await kill(table, dead, later=later)


async def outlive(table: LongNightTable, survivor: str) -> None:
    """Gear has left a living survivor, if anybody bore it. Whoever lived by it alone dies at once (L-292, L-348)."""
    if survivor:
        await bury_the_dead(table, [survivor])


def is_dying(state: LongNightState, survivor: str) -> bool:
    tokens = damage(state, survivor)
    return tokens >= DEADLY and tokens >= DEADLY + total(state, v.Tough, survivor)


def heal(table: LongNightTable, survivor: str, wounds: int = 0, despair: int = 0) -> None:
    """Frostbite is a wound (L-202) and goes first (L-566); despair goes by effects that name it alone (L-382)."""
    state = table.state
    if wounds:
        left = wounds + total(state, v.HealsMore, survivor)
        healed = 0
        for held in (state.frostbite, state.wounds):
            taken = min(left, held.get(survivor, 0))
            if taken:
                held[survivor] -= taken
                left -= taken
                healed += taken
                if not held[survivor]:
                    del held[survivor]
        if healed:
            table.tell(
                "log-healed", "L-202", beat=beats.of(table, "heal", survivor), survivor=NAME[survivor], count=healed
            )
    if despair and (moved := table.shift(DESPAIR, despair, survivor, SUPPLY)):
        table.tell(
            "log-comforted", "L-382", beat=beats.of(table, "heal", survivor), survivor=NAME[survivor], count=moved
        )


# --- death ----------------------------------------------------------------------------------------------------


async def kill(table: LongNightTable, survivor: str, *, later: bool = False) -> None:
    """One morale is lost (L-295), except for an exile's survivor (L-325), whatever killed it (L-291, L-293, L-294).

    `later`: a player who has lost the last one gets a new one when the bite has stopped (L-212).
    """
    state = table.state
    seat, place = owner_of(state, survivor), state.where[survivor]
    quiet = state.players[seat].exiled or has(state, v.QuietDeath, survivor)
    if table.log is not None:
        table.tell("log-dies", "L-295", beat=beats.of(table, "death", survivor, weight=2), survivor=NAME[survivor])
    table.used("death")
    leave_the_table(table, seat, survivor, piles.GRAVEYARD)
    count(state, seat, v.Stat.LOST)
    if not quiet:
        change_morale(table, -1, "L-295")
    await triggers.happen(table, v.Deed.DIE, seat, survivor, place)
    await after_a_loss(table, seat, survivor, later=later)


async def remove(table: LongNightTable, survivor: str) -> None:
    """Not killed: no morale is lost, and the card does not go to the graveyard (L-307, L-308)."""
    seat = owner_of(table.state, survivor)
    table.tell("log-leaves", "L-307", beat=beats.of(table, "loss", survivor, weight=1), survivor=NAME[survivor])
    leave_the_table(table, seat, survivor, piles.REMOVED)
    await after_a_loss(table, seat, survivor)


def leave_the_table(table: LongNightTable, seat: int, survivor: str, to: str) -> None:
    """Card and figure go away, damage tokens to the supply (L-296, L-202), gear where the place says (L-159, L-297),
    and texts that depend on the survivor end (L-573).
    """
    state = table.state
    place = state.where.pop(survivor)
    state.wounds.pop(survivor, None)
    state.frostbite.pop(survivor, None)
    table.shift(DESPAIR, damage(state, survivor), survivor, SUPPLY)
    drop_gear(table, seat, survivor, place)
    table.move(survivor, GROUP[seat], to)
    if state.lasting:
        state.lasting = [one for one in state.lasting if one.survivor != survivor or not hangs_on(one)]


def hangs_on(lasting: Lasting) -> bool:
    """Whether a text holds for the survivor who used the card, or around it; others hold on without (L-573)."""
    return LASTING[lasting.source].always.scope in (v.Scope.BEARER, v.Scope.HERE)


def drop_gear(table: LongNightTable, seat: int, survivor: str, place: str) -> None:
    """In the colony to the owner's hand (L-159), at the hideout to the loot (L-297), else into the deck (L-160).

    Side effects go back to their pile (L-443).
    """
    gear = [*table.pile(GEAR[survivor])]
    goal = HAND[seat] if place == v.COLONY else piles.LOOT if place == v.HIDEOUT else piles.DECK[place]
    for card in gear:
        table.move(card, GEAR[survivor], goal if card in ITEM else piles.SIDE_EFFECTS)
    if place in piles.DECK and any(card in ITEM for card in gear):
        table.shuffle(piles.DECK[place])


async def after_a_loss(table: LongNightTable, seat: int, survivor: str, *, later: bool = False) -> None:
    """A new leader from the followers (L-298); with nobody left the hand goes, and somebody new comes (L-299)."""
    state = table.state
    me = state.players[seat]
    left = state.piles[GROUP[seat]]
    if not left:
        me.leader = ""
        lose_hand(table, seat)
        state.bereft.append(seat)
        if not later:
            await replace_the_lost(table)
    elif me.leader == survivor:
        me.leader = left[0]
        me.leader = await one_of(table, seat, ASK_LEADER, left, PERSON.__getitem__)
        table.tell("log-leader", "L-298", seat=SEAT[seat], survivor=NAME[me.leader])


def lose_hand(table: LongNightTable, seat: int) -> None:
    """Gear that came back from the dead is removed with it (L-300)."""
    if table.pile(HAND[seat]):
        beat = beats.seat(table, "loss", seat, weight=1)
        table.tell("log-hand-lost", "L-299", beat=beat, seat=SEAT[seat], count=len(table.pile(HAND[seat])))
        table.move_all(HAND[seat], piles.REMOVED)


async def replace_the_lost(table: LongNightTable) -> None:
    """Whoever has lost the last survivor draws a new one (L-301), or is out: by the variant (L-364, L-365), or
    because the pile is empty (L-303). In one's own turn one goes on with the dice that are left (L-304). Several come
    in the order of their losses (L-212).
    """
    state = table.state
    while state.bereft:
        seat = state.bereft.pop(0)
        if state.elimination or not table.pile(piles.SURVIVORS) or not _has_room(state, seat):
            drop_out(table, seat)
        else:
            await join(table, seat)


def _has_room(state: LongNightState, seat: int) -> bool:
    return bool(goals_for(state, seat))


def drop_out(table: LongNightTable, seat: int) -> None:
    """No more turns, votes or draws; a knife goes on to the right (L-367). With nobody left all lose (L-368)."""
    state = table.state
    me = state.players[seat]
    me.out = True
    me.dice, me.used = [], []
    beat = beats.seat(table, "death", seat, weight=2)
    table.tell("log-out", "L-364" if state.elimination else "L-303", beat=beat, seat=SEAT[seat])
    table.used("out")
    if not in_game(state):
        ending.end(table, "nobody-left", [])
    if state.bandit_leader == seat:
        state.bandit_leader = -1
    if state.knife == seat:
        state.knife = right_of(state, seat)


# --- new survivors --------------------------------------------------------------------------------------------


async def join(table: LongNightTable, seat: int, named: str = "") -> None:
    """The top survivor of the pile, or a certain one (L-289), any number of them (L-290); it may have to lead (L-301).

    It enters the colony (L-283); for an exile, and where the colony is full, another place of choice (L-302, L-320).
    It can be used at once (L-284), but brings no die before the next dice step (L-285).
    """
    state = table.state
    if named:
        table.move(named, piles.SURVIVORS, GROUP[seat])
        table.shuffle(piles.SURVIVORS)
    else:
        table.draw(piles.SURVIVORS, GROUP[seat])
    survivor = table.pile(GROUP[seat])[-1]
    state.where[survivor] = await _entry(table, seat)
    me = state.players[seat]
    if not me.leader:
        me.leader = survivor
    table.used(f"survivor:{survivor}")
    beat, place = beats.of(table, "arrival", survivor, weight=1), NAME[state.where[survivor]]
    table.tell("log-joins", "L-283", beat=beat, seat=SEAT[seat], survivor=NAME[survivor], place=place)
    await triggers.happen(table, v.Deed.JOIN, seat, survivor, state.where[survivor])


async def _entry(table: LongNightTable, seat: int) -> str:
    state = table.state
    if not state.players[seat].exiled and free_people_spaces(state, v.COLONY) > 0:
        return v.COLONY
    goals = goals_for(state, seat)
    return await one_of(table, seat, ASK_ENTERS_AT, goals, AT.__getitem__)
