"""What the active player can do now: with a die, and without one (L-103).

Only what is possible is offered (L-108). Half of all questions are this one, so everything is looked at once: what a
place allows is found out for the first own survivor there and holds for the others. A survivor moves to another place
with an empty people space (L-170): where two places have one, everybody can go elsewhere.
"""

from __future__ import annotations

from enum import Enum

from fivefires.kernel import Option

from . import attacks, cards, dice, exile, piles, raxxon, searching
from .board import BARRICADE as BARRICADE_TOKEN
from .board import SUPPLY, food, goals_for, goes_anywhere, has_open_entrance, is_besieged, is_besieged_elsewhere
from .conditions import holds
from .content import vocabulary as v
from .content.index import ACTIONS
from .effects import can_pay
from .piles import GEAR, GROUP, HAND
from .possible import is_possible
from .powers import ATTACK as ATTACK_VALUE
from .powers import HAMPERED, are_unhampered, attack_value, has, search_value
from .powers import SEARCH as SEARCH_VALUE
from .questions import (
    ATTACK,
    ATTRACT,
    BARRICADE,
    CALM,
    CLEAN,
    CONTRIBUTE,
    END,
    LAY,
    LAY_DIE,
    MOVE,
    RAISE,
    REQUEST,
    SEARCH,
    USE,
)  # fmt: skip
from .state import LongNightState, Reading, Rule, Turn

NEVER = 7
RAISABLE = range(1, dice.HIGHEST)
OTHERS = {seats: [[*range(seat), *range(seat + 1, seats)] for seat in range(seats)] for seats in range(2, 6)}
# Members of an enum are slow to look up.
CODE, RESCUE = Rule.CODE, Rule.RESCUE
PRICED = frozenset(source for source, actions in ACTIONS.items() if any(action.cost.cards for action in actions))

Answer = Option | Enum
# Whether there is something to attack, to search, an entrance space to bar, and zombies to attract, at one place.
Chances = tuple[bool, bool, bool, bool]


def offers(state: LongNightState, seat: int) -> list[Answer]:
    """Everything that can be done now. Dice are the player's: any survivor may use any of them (L-097, L-098)."""
    found: list[Answer] = []
    turn, me, lying = state.turn, state.players[seat], state.piles
    assert turn is not None
    best = max(me.dice) if me.dice else 0
    unhampered, anywhere = are_unhampered(state), goes_anywhere(state)
    goals = [] if anywhere else goals_for(state, seat, most=2)
    chances: dict[str, Chances] = {}
    for survivor in lying[GROUP[seat]]:
        place, gear = state.where[survivor], lying[GEAR[survivor]]
        plain = unhampered and survivor not in HAMPERED and (not gear or HAMPERED.isdisjoint(gear))
        if best:
            there = chances.get(place)
            if there is None:
                there = chances[place] = chances_at(state, seat, place)
            with_a_die(state, survivor, best, there, found, plain=plain)
        goes = (anywhere or len(goals) > 1 or (goals and goals[0] != place)) and survivor not in turn.moved
        if goes and (plain or not has(state, v.Rooted, survivor)):
            found.append(MOVE[survivor])
        if survivor in ACTIONS:
            uses(state, seat, survivor, survivor, best, found)
        for card in gear:
            if card in ACTIONS:
                uses(state, seat, survivor, card, best, found)
    if best:
        if v.COLONY in chances and lying[piles.WASTE]:
            found.append(CLEAN)
        if v.RAXXON in chances and (CODE in state.in_force or RESCUE in state.in_force):
            found += [LAY_DIE[value] for value in raxxon.values_to_lay(state, seat)]
        if not me.exiled and food(state):
            for value in RAISABLE:
                if value in me.dice:
                    found.append(RAISE[value])
    for card in lying[piles.FINISHED]:
        if card in ACTIONS:
            uses(state, seat, me.leader, card, best, found)
    without_a_die(state, seat, turn, found)
    found.append(END)
    return found


# --- with a die -----------------------------------------------------------------------------------------------


def chances_at(state: LongNightState, seat: int, place: str) -> Chances:
    """Zombies are attracted from another place (L-142), special ones never (L-144), to an empty entrance space."""
    has_space = has_open_entrance(state, place)
    return (
        is_besieged(state, place) or attacks.has_other_target(state, seat, place),
        place != v.COLONY and searching.has_cards(state, place),
        has_space and SUPPLY in state.stock[BARRICADE_TOKEN],
        has_space and is_besieged_elsewhere(state, place),
    )


def with_a_die(
    state: LongNightState, survivor: str, best: int, there: Chances, found: list[Answer], *, plain: bool
) -> None:
    to_attack, to_search, to_bar, to_attract = there
    if to_attack:
        if plain:
            least = ATTACK_VALUE[survivor]
        else:
            least = attack_value(state, survivor) if attacks.may_attack(state, survivor) else NEVER
        if best >= least:
            found.append(ATTACK[survivor])
    if to_search:
        if plain:
            least = SEARCH_VALUE[survivor]
        else:
            least = search_value(state, survivor) if searching.may_search(state, survivor) else NEVER
        if best >= least:
            found.append(SEARCH[survivor])
    if to_bar:
        found.append(BARRICADE[survivor])
    if to_attract:
        found.append(ATTRACT[survivor])


def uses(state: LongNightState, seat: int, survivor: str, source: str, best: int, found: list[Answer]) -> None:
    """What survivors, items and improvements can do here and now (L-014), as often as there are dice unless the text
    limits it (L-109, L-145, L-146).
    """
    place = state.where.get(survivor, "")
    for number, action in enumerate(ACTIONS[source]):
        if action.die > best or (action.at and place not in action.at):
            continue
        limited = action.once or not action.die
        if limited and state.spent and spent_key(state, seat, source, number) in state.spent:
            continue
        reading = Reading(seat, source, survivor, place)
        if (
            (action.cost is v.FREE or can_pay(state, reading, action.cost))
            and (action.needs is None or holds(state, reading, action.needs))
            and is_possible(state, reading, action.do, spent=1 if action.die else 0)
        ):
            found.append(USE[source, number])


def priced_uses(state: LongNightState, seat: int) -> list[Answer]:
    """The abilities among them that cost cards."""
    found: list[Answer] = []
    best = dice.best(state, seat)
    for survivor in state.piles[GROUP[seat]]:
        for source in (survivor, *state.piles[GEAR[survivor]]):
            if source in PRICED:
                uses(state, seat, survivor, source, best, found)
    for card in state.piles[piles.FINISHED]:
        if card in PRICED:
            uses(state, seat, state.players[seat].leader, card, best, found)
    return found


def spent_key(state: LongNightState, seat: int, source: str, number: int) -> str:
    """An improvement serves every player once a round (L-565); anything else is used up for all (L-187)."""
    if source in state.piles[piles.FINISHED]:
        return f"{source}:{number}:{seat}"
    return f"{source}:{number}"


# --- without one ----------------------------------------------------------------------------------------------


def without_a_die(state: LongNightState, seat: int, turn: Turn, found: list[Answer]) -> None:
    me, lying = state.players[seat], state.piles
    hand = lying[HAND[seat]]
    if hand:
        found += cards.playable(state, seat)
    if me.exiled:
        found += cards.edible(state, seat)
    elif cards.can_contribute(state, seat):
        found.append(CONTRIBUTE)  # L-318: not an exile
    if cards.LAID_ON[state.task] and cards.layable(state, seat):
        found.append(LAY)
    if cards.can_calm(state, seat):
        found.append(CALM)
    found += cards.can_hand_over(state, seat)
    for other in OTHERS[len(state.players)][seat]:
        if lying[HAND[other]] and other not in turn.refused and not state.players[other].out:
            found.append(REQUEST[other])
    if not turn.vote_called:
        found += exile.can_accuse(state, seat)
