"""A hero's turn (N-147 to N-157): one question after the other, each an action, a free act, or the end of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.chemistry import TOKEN_KINDS
from fivefires.games.zna.content.index import SPECIAL_ID
from fivefires.games.zna.content.resources import REAGENT_CASE, SECOND_WIND, SPARE_MASK
from fivefires.games.zna.content.vocabulary import Trait
from fivefires.games.zna.state import DEAD, NOBODY, STANDING, Stage, ZnaState, ZnaTable, map_of, masked, seat_of, trait
from fivefires.kernel import Beat, Prompt, message

from . import chemistry, drone, ending, fighting, gear, moving, objectives, plans, scenarios, searching
from .questions import Act, Go, Use

ASK_ACTION = Prompt("ask-action", "N-155")
ASK_KEEP_TOKEN = Prompt("ask-keep-token", "N-448")


def turn(table: ZnaTable) -> Coroutine[Any, Any, None]:
    """The next hero of the order begins, or the one in turn goes on."""
    hero = table.state.hero
    return _next(table) if hero == NOBODY else _go_on(table, hero)


async def _next(table: ZnaTable) -> None:
    state = table.state
    if state.order:
        _begin(table, state.order.pop(0))
    else:
        state.stage = Stage.HEROES_END


def _begin(table: ZnaTable, hero: int) -> None:
    """All his actions in a row (N-152); one who still lies when his place comes is skipped (N-151).

    What counts within a turn begins anew: Moves (N-416, N-428), a helping hand (N-418), refusals (N-220).
    """
    state = table.state
    me = state.heroes[hero]
    if me.status != STANDING:
        return
    state.hero, state.active = hero, seat_of(state.seats, hero)
    me.actions = trait(state, hero, Trait.ACTIONS)
    me.moves = 0
    me.spent = me.called_off = me.refused = ""
    if table.log is not None:
        table.tell("log-turn", "N-152", beat=Beat("turn", (me.id,)), hero=message(me.id))


def _end(table: ZnaTable, hero: int) -> None:
    """Actions that were not used are lost (N-153), and what counted within the turn is over (N-480, N-483)."""
    state = table.state
    me = state.heroes[hero]
    me.actions = me.steps = me.turn_kills = me.turn_lowered = 0
    state.hero = NOBODY
    if me.status != DEAD:
        objectives.end_of_turn(table, hero)


async def _go_on(table: ZnaTable, hero: int) -> None:
    """His turn ends when he passes, has nothing left to do, or lies (N-153, N-237).

    Steps left of a Move are lost when he does anything else (N-167) but turn up a card (N-134). What he did may have
    filled his board (N-478) or ended the game (N-373). After it he may begin again what he called off (N-156).
    """
    state = table.state
    me = state.heroes[hero]
    if me.status != STANDING:
        _end(table, hero)
        return
    offered = options(state, hero)
    if not me.actions and not offered:
        _end(table, hero)
        return
    offered.append(Act.END_TURN)
    before = me.actions
    answer = await table.ask(state.active, ASK_ACTION, offered, hero=message(me.id), actions=me.actions, steps=me.steps)
    if answer == Act.END_TURN:
        _end(table, hero)
    elif isinstance(answer, Go):
        me.called_off = ""
        await moving.go(table, hero, map_of(state).number[answer.area])  # which checks the end after each step
    else:
        if answer != Act.SHOW:
            me.steps = 0
        if isinstance(answer, Use):
            await use(table, hero, answer.card)
        else:
            await ACTIONS[answer](table, hero)
        if me.actions < before:
            me.called_off = ""
        objectives.full_load(table, hero)
        ending.check(table)


def options(state: ZnaState, hero: int) -> list[Go | Use | Act]:
    """Everything that he can do now (N-155); each action costs 1 and may be taken again (N-156).

    Cards in the belt are free (N-440), and so is turning an objective up (N-134).
    """
    me = state.heroes[hero]
    found: list[Go | Use | Act] = [*moving.ways(state, hero)]
    if me.actions:
        if searching.searchable(state, hero):
            found.append(Act.SEARCH)
        if plans.PICK_UP not in me.called_off and plans.anything_here(state, hero):
            found.append(Act.PICK_UP)
        if state.mutants and fighting.attackable(state, hero):
            found.append(Act.ATTACK)
        chemical = chemistry.has_chemical(state, hero)
        if chemical and chemistry.mixable(state, hero):
            found.append(Act.MIX)
        if chemical and chemistry.lowerable(state, hero):
            found.append(Act.LOWER)
        if plans.partners(state, hero):
            found.append(Act.TRADE)
        if chemistry.can_treat(state, hero):
            found.append(Act.TREAT)
        if chemical and chemistry.controllable(state, hero):
            found.append(Act.CONTROL)
        if plans.EQUIP not in me.called_off and gear.has_cards(state, hero):
            found.append(Act.EQUIP)
        if drone.interactions(state, hero):
            found.append(Act.DRONE)
        if scenarios.can_work(state, hero):
            found.append(Act.WORK)
    if state.piles[piles.BELT[hero]]:
        found += [Use(card) for card in usable(state, hero)]
    if (me.actions or found) and state.piles[piles.SECRET[hero]]:
        found.append(Act.SHOW)
    return found


# --- cards from the belt (N-440) -------------------------------------------------------------------------------


def usable(state: ZnaState, hero: int) -> list[str]:
    """Cards that cost no action and would do something now (N-440, N-446, N-447, N-448)."""
    found: dict[str, str] = {}
    for card in state.piles[piles.BELT[hero]]:
        kind = SPECIAL_ID.get(card)
        if kind == SECOND_WIND:
            found[kind] = card
        elif kind == SPARE_MASK:
            if not masked(state, hero) and state.stock[piles.MASK].get(piles.SUPPLY):
                found[kind] = card
        elif kind == REAGENT_CASE and gear.chemistry_room(state, hero) > 0:
            found[kind] = card
    return [*found.values()]


async def use(table: ZnaTable, hero: int, card: str) -> None:
    """One more action, a mask from the box, or two chemistry tokens, of which he keeps what he has room for (N-448)."""
    state = table.state
    kind = SPECIAL_ID[card]
    gear.use_up(table, hero, card)
    table.tell("log-uses", "N-440", hero=message(state.heroes[hero].id), card=message(kind))
    if kind == SECOND_WIND:
        state.heroes[hero].actions += 1
    elif kind == SPARE_MASK:
        table.shift(piles.MASK, 1, piles.SUPPLY, piles.ON[hero])
    else:
        drawn = table.draw_tokens(TOKEN_KINDS, 2, piles.BAG, piles.REVEALED)
        if len(drawn) > gear.chemistry_room(state, hero):
            drawn = [await gear.keep_one(table, hero, drawn, ASK_KEEP_TOKEN)]
        for token in drawn:
            table.shift(token, 1, piles.REVEALED, piles.ON[hero])


# --- the actions -----------------------------------------------------------------------------------------------


async def pick_up(table: ZnaTable, hero: int) -> None:
    if await plans.pick_up(table, hero):
        table.state.heroes[hero].actions -= 1
        table.used("action:pick-up")


async def trade(table: ZnaTable, hero: int) -> None:
    """One action (N-218); a refused trade costs nothing (N-220)."""
    if await plans.trade(table, hero):
        table.state.heroes[hero].actions -= 1
        table.used("action:trade")


async def equip(table: ZnaTable, hero: int) -> None:
    if await plans.equip(table, hero):
        table.state.heroes[hero].actions -= 1
        table.used("action:equip")


async def work(table: ZnaTable, hero: int) -> None:
    """The scenario's own action (N-157)."""
    table.state.heroes[hero].actions -= 1
    scenarios.work(table, hero)


ACTIONS: dict[Act, Callable[[ZnaTable, int], Awaitable[None]]] = {
    Act.SEARCH: searching.search,
    Act.PICK_UP: pick_up,
    Act.ATTACK: fighting.attack,
    Act.MIX: chemistry.mix,
    Act.LOWER: chemistry.lower,
    Act.TRADE: trade,
    Act.TREAT: chemistry.treat,
    Act.CONTROL: chemistry.control,
    Act.EQUIP: equip,
    Act.DRONE: drone.interact,
    Act.WORK: work,
    Act.SHOW: drone.show,
}
