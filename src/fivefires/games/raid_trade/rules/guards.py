"""Guards: they hold a tile, attack newcomers, and move on with their loot."""

from __future__ import annotations

from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.board import HELIPAD
from fivefires.games.raid_trade.content.piles import GONE, STORE, under
from fivefires.games.raid_trade.show.names import NAME, SEAT
from fivefires.games.raid_trade.state import (
    Going,
    GuardFight,
    RaidTradeState,
    RaidTradeTable,
    Turn,
    count_tokens,
    has,
    tokens,
)
from fivefires.kernel import Beat, Prompt, message
from fivefires.kit.choosing import one_of, portions

from . import combat, dials, dice, escape, goods, map, moving, rivals
from .questions import Act, At, AttackGuard, Defend
from .roads import STREETS, TILE_OF

ASK_WHICH_GUARD = Prompt("ask-which-guard", "R-371")
ASK_DEFEND_GUARD = Prompt("ask-defend-guard", "R-385")
ASK_LOSE = Prompt("ask-lose", "R-388")

LOOT = 3


# --- they attack ------------------------------------------------------------------------------------------------------


async def meet(table: RaidTradeTable, turn: Turn, tile: str) -> None:
    """Whoever enters a guarded tile gains 1 Adrenaline in all (R-367, R-368) and is attacked by every Guard there
    (R-369), across barricades too (R-370), in an order of their own choice (R-371). The move is over (R-372).
    """
    state = table.state
    waiting = rivals.guards_on(state, tile)
    if not waiting:
        return
    turn.going = Going.DONE
    dials.gain_blacklist(table, turn.seat, 1)
    while waiting:
        square = await one_of(table, turn.seat, ASK_WHICH_GUARD, waiting, At)
        waiting.remove(square)
        await attacked(table, turn.seat, square)


async def attacked(table: RaidTradeTable, seat: int, square: str) -> None:
    """The Guard rolls the die of the player attacked (R-383), for Hit and Auto Win alone (R-384, R-529).

    Each attack can be defended for 3 AP and 1 Gun (R-385), with a roll for the gray half (R-386) and its bonus (R-387).
    A Guard does not move after its own attack (R-391).
    """
    state = table.state
    fight = state.guard = GuardFight(seat, square, attacking=False)
    table.tell("log-guard-attacks", "R-369", beat=Beat("fight", at=square, weight=1), seat=SEAT[seat])
    defended = await defend(table, seat)
    fight.attack = await dice.symbol(table, seat, attacking=True, guard=True)
    if defended:
        fight.defence = await dice.symbol(table, seat, attacking=False)
        if fight.defence not in (v.Symbol.STEAL, v.Symbol.DESTROY):
            await combat.bonus(table, seat, seat, fight.defence)
    if combat.won(fight.attack, fight.defence):
        await lose(table, seat, square)
    state.guard = None


async def defend(table: RaidTradeTable, seat: int) -> bool:
    """Only a Gun serves against Guards (R-409)."""
    if not has(table.state, seat, v.GUNS) or table.state.players[seat].ap < combat.DEFENCE:
        return False
    answer = await table.ask(seat, ASK_DEFEND_GUARD, [Defend(), Act.NO_DEFENCE], ap=combat.DEFENCE)
    if answer is Act.NO_DEFENCE:
        return False
    dials.pay_ap(table, seat, combat.DEFENCE)
    combat.pay_gun(table, seat, "")
    return True


async def lose(table: RaidTradeTable, seat: int, square: str) -> None:
    """Three tokens of the player's choice lie under the Guard (R-388), all with fewer (R-389), and 1 Adrenaline comes
    beside the one for entering (R-390).
    """
    count = min(LOOT, count_tokens(table.state, seat))
    if count:
        lost = await portions(table, seat, ASK_LOSE, tokens(table.state, seat), count, count)
        for kind, amount in lost.items():
            table.shift(kind, amount, STORE[seat], under(square))
    table.tell("log-guard-wins", "R-388", seat=SEAT[seat], count=count)
    escape.looted(table)
    dials.gain_blacklist(table, seat, 1)


# --- they are attacked ------------------------------------------------------------------------------------------------


def attacks(state: RaidTradeState, turn: Turn) -> list[AttackGuard]:
    """Within reach by road without border or barricade (R-392), for 5 AP and 1 Gun (R-393); one is named (R-394)."""
    me = state.players[turn.seat]
    if not state.scenario or me.ap < combat.COST or not has(state, turn.seat, v.GUNS):
        return []
    tile = TILE_OF[me.section]
    near = STREETS[state.side, tile].along[me.section]
    squares = STREETS[state.side, tile].squares
    return [AttackGuard(at) for at in rivals.guards_on(state, tile) if at in near or at not in squares]


async def attack(table: RaidTradeTable, turn: Turn, deed: AttackGuard) -> None:
    """It always defends, free of charge, by a roll of the player's die (R-395) in which only the shield counts (R-396).

    The player gains the bonus of the white half (R-397).
    """
    state = table.state
    seat, square = turn.seat, deed.square
    turn.acted = True
    moving.end_move(turn)
    dials.pay_ap(table, seat, combat.COST)
    combat.pay_gun(table, seat, "")
    fight = state.guard = GuardFight(seat, square, attacking=True)
    table.tell("log-attacks-guard", "R-392", beat=Beat("fight", at=square, weight=1), seat=SEAT[seat])
    fight.attack = await dice.symbol(table, seat, attacking=True)
    fight.defence = await dice.symbol(table, seat, attacking=False, guard=True)
    table.tell("log-attack-shows", "R-200", seat=SEAT[seat], symbol=message(f"symbol-{fight.attack}"))
    if fight.attack not in (v.Symbol.STEAL, v.Symbol.DESTROY):
        await combat.bonus(table, seat, seat, fight.attack)
    if combat.won(fight.attack, fight.defence):
        beaten(table, seat, square)
    else:
        move_on(table, square)
    state.guard = None


def beaten(table: RaidTradeTable, seat: int, square: str) -> None:
    """It leaves the game, and its victor takes what lay under it (R-398) and loses 1 Adrenaline (R-399)."""
    table.shift(map.GUARD, 1, square, GONE)
    goods.move_all(table, under(square), STORE[seat])
    table.used("guard:beaten")
    table.tell("log-guard-beaten", "R-398", beat=Beat("win", at=square, weight=1), seat=SEAT[seat])
    dials.gain_favor(table, seat, 1)


def move_on(table: RaidTradeTable, square: str) -> None:
    """To the next tile towards the Helipad, with its tokens (R-400); on the Helipad it stays (R-408).

    It attacks nobody there (R-406), and those who are there cannot leave any more (R-407).
    """
    state = table.state
    tile = square.partition(".")[0]
    if tile == HELIPAD:
        table.tell("log-guard-stays", "R-408")
        return
    beyond = state.laid[escape.place(state, tile)].tile
    new = spot(state, beyond)
    table.shift(map.GUARD, 1, square, new)
    goods.move_all(table, under(square), under(new))
    table.used("guard:moved")
    table.tell("log-guard-moves", "R-400", beat=Beat("move", at=new), tile=NAME[beyond])
    escape.looted(table)


def spot(state: RaidTradeState, tile: str) -> str:
    """A Large House (R-401), a Medium one if a Guard stands on a Large one (R-402), else the next smaller, at last an
    empty place (R-403).
    """
    squares = STREETS[state.side, tile].squares
    free = [square for square in squares if not map.guarded(state, square)]
    on_large = any(map.guarded(state, square) and map.house_at(state, square) == v.LARGE for square in squares)
    for size in (v.MEDIUM, v.SMALL) if on_large else (v.LARGE, v.MEDIUM, v.SMALL):
        for square in free:
            if map.house_at(state, square) == size:
                return square
    empty = [square for square in free if not map.house_at(state, square)] or free
    if empty:
        return empty[0]
    number = 1
    while map.guarded(state, f"{tile}.x{number}"):
        number += 1
    return f"{tile}.x{number}"
