"""Combat: one player attacks another on the same road section."""

from __future__ import annotations

from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.board import HELIPAD
from fivefires.games.raid_trade.content.index import DISC, SPARES
from fivefires.games.raid_trade.content.piles import BAG, BOX, DISCS, HAND, INCIDENT_DISCARDS, MADE, STORE
from fivefires.games.raid_trade.show.names import NAME, SEAT
from fivefires.games.raid_trade.state import (
    Fight,
    RaidTradeState,
    RaidTradeTable,
    Turn,
    count_tokens,
    has,
    tokens,
)
from fivefires.kernel import Beat, Prompt, message
from fivefires.kit.choosing import one_of, portions
from fivefires.kit.underway import during

from . import cards, crafting, dials, dice, goods, map, mines, moving, promises
from .questions import Act, Attack, Card, Defend
from .roads import TILE_OF

ASK_DEFEND = Prompt("ask-defend", "R-224")
ASK_REWARD = Prompt("ask-reward", "R-239")
ASK_RANSOM = Prompt("ask-ransom", "R-244")
ASK_GIVE_FIVE = Prompt("ask-give-five", "R-245")
ASK_TAKE_THREE = Prompt("ask-take-three", "R-246")
ASK_STEAL = Prompt("ask-steal", "R-206")
ASK_DESTROY = Prompt("ask-destroy", "R-207")
ASK_WHICH_ITEM = Prompt("ask-which-item", "R-208")

COST, DEFENCE = 5, 3
RANSOM, PLUNDER = 5, 3


# --- who can attack whom ----------------------------------------------------------------------------------------------


def attacks(state: RaidTradeState, turn: Turn) -> list[Attack]:
    """A Gun and 5 AP (R-223), or a card in place of the Gun (R-236, R-508). Whoever has passed is no safer (R-238).

    It is the same in the scenario (R-410).
    """
    if state.players[turn.seat].ap < COST:
        return []
    found = targets(state, turn.seat)
    return [Attack(target, by) for target in found for by in with_what(state, turn.seat, attacking=True)]


def targets(state: RaidTradeState, seat: int) -> list[int]:
    """On the same road section (R-220, R-221), and not inside the Outpost (R-303), from which nobody attacks (R-304).

    Under The Deal those who share the Outpost fight there (R-499). A truce stops all of it. On the Helipad players do
    not attack each other (R-441).
    """
    me = state.players[seat]
    others = [
        other
        for other, him in enumerate(state.players)
        if him.inside is me.inside and (me.inside or him.section == me.section) and other != seat and not him.out
    ]
    if not others or map.news(state, v.Truce) is not None or (state.scenario and TILE_OF[me.section] == HELIPAD):
        return []
    return others


def with_what(state: RaidTradeState, seat: int, *, attacking: bool) -> list[str]:
    """A Gun, or a crafted Item or a Quest that serves for one (R-507, R-508, R-515)."""
    whose = v.Who.OWN if attacking else v.Who.AGAINST_ME
    spares = [card for card in cards.ready(state, seat) if card in SPARES and SPARES[card].whose is whose]
    return [*([""] if has(state, seat, v.GUNS) else []), *spares]


# --- the fight --------------------------------------------------------------------------------------------------------


async def fight(table: RaidTradeTable, turn: Turn, attack: Attack) -> None:
    """The attacker names the target before paying anything (R-222); a fight that is skipped uses the action (R-485).

    It breaks a promise of peace (R-559).
    """
    turn.acted = True
    moving.end_move(turn)
    event = Fight(seat=turn.seat, target=attack.seat)
    promises.attacked(table, turn.seat, attack.seat)
    beat = Beat("fight", at=table.state.players[turn.seat].section, weight=2)
    table.tell("log-attacks", "R-222", beat=beat, seat=SEAT[turn.seat], target=SEAT[attack.seat])
    await during(table.state.events, event, _fight(table, event, attack.by))


async def _fight(table: RaidTradeTable, event: Fight, by: str) -> None:
    """Skipped before payment nobody spends anything (R-481, R-482, R-509, R-510); afterwards it is lost (R-483, R-484).

    Without a defence only the attacker rolls (R-229). Cards may answer at each of three points (R-491).
    """
    if not await table.at(event, v.Point.ANNOUNCED):
        table.tell("log-skipped", "R-482", seat=SEAT[event.seat])
        return
    dials.pay_ap(table, event.seat, min(event.cost, table.state.players[event.seat].ap))
    pay_gun(table, event.seat, by)
    if not await table.at(event, v.Point.PAID):
        table.tell("log-skipped", "R-484", seat=SEAT[event.seat])
        return
    event.defended = await defend(table, event)
    event.attack = await dice.symbol(table, event.seat, attacking=True)
    if event.defended:
        event.defence = await dice.symbol(table, event.target, attacking=False)
    await table.at(event, v.Point.ROLLED)
    await resolve(table, event)


def pay_gun(table: RaidTradeTable, seat: int, by: str) -> None:
    """Guns go back into the bag (R-237); what serves for one is used like any card."""
    if by:
        cards.spend(table, seat, by)
    else:
        table.shift(v.GUNS, 1, STORE[seat], BAG)


async def defend(table: RaidTradeTable, event: Fight) -> bool:
    """The attacked player chooses (R-224) before any die is rolled (R-226), for 1 Gun and 3 AP (R-225, R-236).

    AP kept after passing serve as well (R-091).
    """
    state = table.state
    means = with_what(state, event.target, attacking=False)
    if not means or state.players[event.target].ap < event.defence_cost:
        return False
    options = [*map_defences(means), Act.NO_DEFENCE]
    answer = await table.ask(event.target, ASK_DEFEND, options, seat=SEAT[event.seat], ap=event.defence_cost)
    if not isinstance(answer, Defend):
        return False
    dials.pay_ap(table, event.target, event.defence_cost)
    pay_gun(table, event.target, answer.by)
    table.tell("log-defends", "R-225", seat=SEAT[event.target])
    return True


def map_defences(means: list[str]) -> list[Defend | Act]:
    return [Defend(by) for by in means]


async def resolve(table: RaidTradeTable, event: Fight) -> None:
    """The attacker's symbol, the defender's bonus (R-232, R-233), the reward (R-234); then it is over (R-235).

    A defender who has paid rolls and gains even if the attack can no longer win (R-228), and gets nothing else for it
    (R-249). In the scenario the loser gains Adrenaline (R-412), an attacker who fails none (R-413).
    """
    said = message(f"symbol-{event.attack}")
    table.tell("log-attack-shows", "R-200", seat=SEAT[event.seat], symbol=said)
    await bonus(table, event.seat, event.target, event.attack)
    if event.defence:
        table.tell("log-defence-shows", "R-200", seat=SEAT[event.target], symbol=message(f"symbol-{event.defence}"))
        await bonus(table, event.target, event.seat, event.defence)
    if won(event.attack, "shield" if event.cover else event.defence, event.pierce):
        table.tell("log-wins-fight", "R-239", beat=Beat("win", weight=2), seat=SEAT[event.seat])
        await reward(table, event)
        if table.state.scenario:
            dials.gain_blacklist(table, event.target, 1)
    else:
        table.tell("log-loses-fight", "R-248", seat=SEAT[event.seat])


def won(attack: str, defence: str, pierce: bool = False) -> bool:
    """Only Hit and Auto Win can win (R-230): a Hit unless there is a shield (R-201, R-204), an Auto Win whatever the
    other rolled (R-202).
    """
    return attack == v.Symbol.AUTO_WIN or (attack == v.Symbol.HIT and (pierce or defence != v.Symbol.SHIELD))


# --- what the symbols do ----------------------------------------------------------------------------------------------


async def bonus(table: RaidTradeTable, seat: int, rival: int, symbol: str) -> None:
    """A symbol that cannot win still gives its bonus (R-231); Nothing gives nothing (R-203)."""
    match symbol:
        case v.Symbol.GET_AP:
            dials.gain_ap(table, seat, 3)
        case v.Symbol.GET_SKILL:
            dials.gain_skill(table, seat, 1)
        case v.Symbol.FREE_CRAFT:
            await crafting.build(table, seat, v.Build(free=1))
        case v.Symbol.DYNAMITE:
            await mines.lay(table, seat)
        case v.Symbol.STEAL:
            await steal(table, seat, rival)
        case v.Symbol.DESTROY:
            await destroy(table, seat, rival)


async def steal(table: RaidTradeTable, seat: int, rival: int) -> None:
    """One crafted Item of the rival (R-205), of the roller's choice (R-206)."""
    found = table.pile(MADE[rival])
    if found:
        item = await one_of(table, seat, ASK_STEAL, [*found], Card)
        crafting.pass_on(table, item, rival, seat)
        table.tell("log-steals", "R-205", seat=SEAT[seat], item=NAME[item])


async def destroy(table: RaidTradeTable, seat: int, rival: int) -> None:
    """The roller decides between an Item and an Incident (R-207); what there is, if there is only one (R-212)."""
    items, hand = len(table.pile(MADE[rival])), len(table.pile(HAND[rival]))
    if items and hand:
        answer = await table.ask(seat, ASK_DESTROY, [Act.AN_ITEM, Act.AN_INCIDENT])
    elif items or hand:
        answer = Act.AN_ITEM if items else Act.AN_INCIDENT
    else:
        return
    if answer is Act.AN_ITEM:
        item = await one_of(table, seat, ASK_WHICH_ITEM, [*table.pile(MADE[rival])], Card)
        table.move(item, MADE[rival], BOX)
        table.tell("log-destroys", "R-208", seat=SEAT[seat], item=NAME[item])
    else:
        at = table.roll(hand)[0] - 1
        table.move(table.pile(HAND[rival])[at], HAND[rival], INCIDENT_DISCARDS)
        table.tell("log-destroys-incident", "R-209", seat=SEAT[seat], card=NAME[table.pile(INCIDENT_DISCARDS)[-1]])


# --- the reward -------------------------------------------------------------------------------------------------------


async def reward(table: RaidTradeTable, event: Fight) -> None:
    """A Credit Disc or Resources (R-239). A disc only of whoever has one (R-243); the scenario has none (R-411)."""
    state = table.state
    options: list[Act] = []
    if state.piles[DISCS[event.target]]:
        options.append(Act.REWARD_DISC)
    if count_tokens(state, event.target) and not event.insured:
        options.append(Act.REWARD_GOODS)
    if not options:
        return
    answer = options[0] if len(options) == 1 else await table.ask(event.seat, ASK_REWARD, options)
    if answer is Act.REWARD_DISC:
        take_disc(table, event)
    else:
        await plunder(table, event)


def take_disc(table: RaidTradeTable, event: Fight) -> None:
    """The most valuable one (R-240). Its value leaves the one dial and is added to the other (R-241), into Blacklist if
    need be (R-242).
    """
    disc = max(table.pile(DISCS[event.target]), key=DISC.__getitem__)
    table.move(disc, DISCS[event.target], DISCS[event.seat])
    table.used("disc-stolen")
    table.tell("log-takes-disc", "R-240", beat=Beat("disc", (disc,), weight=2), seat=SEAT[event.seat])
    dials.gain_blacklist(table, event.target, DISC[disc])
    dials.gain_favor(table, event.seat, DISC[disc])


async def plunder(table: RaidTradeTable, event: Fight) -> None:
    """The defender decides (R-244): five of their own choice (R-245), or up to three of the attacker's (R-246).

    With fewer than five there is nothing to decide (R-247).
    """
    state = table.state
    held = count_tokens(state, event.target)
    five = (
        held >= RANSOM
        and await table.ask(event.target, ASK_RANSOM, [Act.ALLOW_THREE, Act.GIVE_FIVE], seat=SEAT[event.seat])
        is Act.GIVE_FIVE
    )
    mine = tokens(state, event.target)
    if five:
        given = await portions(table, event.target, ASK_GIVE_FIVE, mine, RANSOM, RANSOM)
    else:
        given = await portions(table, event.seat, ASK_TAKE_THREE, mine, 0, min(PLUNDER, held))
    goods.hand_over(table, event.target, event.seat, given)
    table.tell("log-plunders", "R-244", seat=SEAT[event.seat], count=sum(given.values()))
