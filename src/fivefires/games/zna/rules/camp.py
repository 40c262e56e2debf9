"""Camp, between two links of a campaign: what becomes of a loss, who replaces the dead, what credits buy
(N-137, N-372, N-384 to N-394).
"""

from __future__ import annotations

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.index import HERO, UPGRADE
from fivefires.games.zna.state import Hero, Stage, ZnaState, ZnaTable, seat_of
from fivefires.kernel import Prompt, face_of, message
from fivefires.kit.choosing import one_of_each

from . import campaign
from .questions import Act, Buy, Choose

ASK_LOSS = Prompt("ask-loss", "N-387")
ASK_REPLACE = Prompt("ask-replace", "N-137")
ASK_BUY = Prompt("ask-buy", "N-372")
READY = "ready"


async def camp(table: ZnaTable) -> None:
    """First what was lost, then the dead, then each hero's credits, one question a step; then the next scenario."""
    state = table.state
    now = state.campaign
    assert now is not None
    if campaign.may_leave(now) and not state.decided:
        state.decided = True
        answer = await table.ask(0, ASK_LOSS, [Act.RETRY, Act.DEFEAT], losses=now.losses)
        if answer == Act.DEFEAT:
            now.levels.append(campaign.LEFT)
            now.next += 1
            now.tries = 0
            state.scenario = now.next
            table.used("left-as-defeat")
        return
    dead = [number for number, kept in enumerate(now.heroes) if not kept.alive and not state.heroes[number].health]
    if dead:
        await _replace(table, dead[0])
        return
    for number in piles.HEROES:
        if offers(state, number) and state.heroes[number].spent != READY:
            await _buy(table, number)
            return
    state.stage = Stage.SETUP


async def _replace(table: ZnaTable, number: int) -> None:
    """Any hero who is not in play, or the dead one again (N-384), without upgrade and credits."""
    state = table.state
    old = state.heroes[number].id
    free = [Choose(hero) for hero in HERO if hero == old or hero in table.pile(piles.BOARDS)]
    answer = await table.ask(seat_of(state.seats, number), ASK_REPLACE, free, hero=message(old))
    table.move(old, piles.BOARD[number], piles.BOARDS)
    table.move(answer.hero, piles.BOARDS, piles.BOARD[number])
    state.heroes[number] = Hero(answer.hero, health=HERO[answer.hero].health)
    table.used("replaced")


def offers(state: ZnaState, number: int) -> list[Buy]:
    """What a survivor of a won scenario can afford of his own credits (N-251, N-372, N-391 to N-394)."""
    now, me = state.campaign, state.heroes[number]
    if now is None or now.tries or not now.levels or now.levels[-1] == campaign.LEFT:
        return []
    found = []
    mine = state.piles[piles.UPGRADE[number]]
    if mine and me.level < len(UPGRADE[mine[0]].costs) and UPGRADE[mine[0]].costs[me.level] <= me.credits:
        found.append(Buy(face_of(mine[0]), UPGRADE[mine[0]].costs[me.level]))
    for card in one_of_each(state.piles[piles.UPGRADES]):
        if UPGRADE[card].costs[0] <= me.credits and not any(face_of(own) == face_of(card) for own in mine):
            found.append(Buy(face_of(card), UPGRADE[card].costs[0]))
    return found


async def _buy(table: ZnaTable, number: int) -> None:
    """A card's next side (N-392), or another card in its place without refund (N-391), of his own credits (N-394)."""
    state = table.state
    me = state.heroes[number]
    seat = seat_of(state.seats, number)
    answer = await table.ask(
        seat, ASK_BUY, [*offers(state, number), Act.READY], hero=message(me.id), credits=me.credits
    )
    if not isinstance(answer, Buy):
        me.spent = READY
        return
    me.credits -= answer.price
    mine = piles.UPGRADE[number]
    if state.piles[mine] and face_of(state.piles[mine][0]) == answer.upgrade:
        me.level += 1
    else:
        table.move_all(mine, piles.UPGRADES)
        card = next(one for one in state.piles[piles.UPGRADES] if face_of(one) == answer.upgrade)
        table.move(card, piles.UPGRADES, mine)
        me.level = 1
    table.used(f"bought:{answer.upgrade}")
