"""What the active player can do now: with a die, and without one (L-103).

Only what is possible is offered (L-108). Half of all questions are this one, so everything is looked at once: what a
place allows is found out for the first own survivor there and holds for the others. A survivor moves to another place
with an empty people space (L-170): where two places have one, everybody can go elsewhere.
"""

from __future__ import annotations

from enum import Enum

from fivefires.games.long_night.content import piles
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import BARRICADE as BARRICADE_TOKEN
from fivefires.games.long_night.content.board import SUPPLY
from fivefires.games.long_night.content.index import ACTIONS, FACE
from fivefires.games.long_night.content.piles import GEAR, GROUP, HAND
from fivefires.games.long_night.state import LongNightState, Reading, Rule, Turn
from fivefires.kernel import Option

from . import attacks, cards, dice, exile, raxxon, searching
from .board import food, goals_for, goes_anywhere, has_open_entrance, is_besieged, is_besieged_elsewhere
from .conditions import holds, matching
from .effects import can_pay
from .possible import is_possible
from .powers import ATTACK as ATTACK_VALUE
from .powers import HAMPERED, are_unhampered, attack_value, has, search_value
from .powers import SEARCH as SEARCH_VALUE
from .questions import (
    ACCUSE_SOMEBODY,
    ASK_FOR_CARD,
    ATTACK,
    ATTRACT,
    BARRICADE,
    CALL_KNIFE,
    CLEAN,
    CONTRIBUTE,
    END,
    LAY_DIE,
    MOVE,
    RAISE,
    SEARCH,
    USE,
    Use,
)  # fmt: skip

NEVER = 7
RAISABLE = range(1, dice.HIGHEST)
OTHERS = {seats: [[*range(seat), *range(seat + 1, seats)] for seat in range(seats)] for seats in range(2, 6)}
# Members of an enum are slow to look up.
CODE, RESCUE = Rule.CODE, Rule.RESCUE
PRICED = frozenset(
    source for source, actions in ACTIONS.items() if any(action.cost and action.cost.cards for action in actions)
)

Answer = Option | Enum
# Whether there is something to attack, to search, an entrance space to bar, and zombies to attract, at one place.
Chances = tuple[bool, bool, bool, bool]


def offers(state: LongNightState, seat: int) -> list[Answer]:
    """Everything that can be done now, in any order (L-103). Dice are the player's: any survivor may use any of them
    (L-097, L-098).

    Each survivor moves once (L-169); abilities may want a die (L-145, L-565). Waste is cleaned (L-138), dice are laid
    on Raxxon (L-445, L-509) or raised with food (L-174). In the end there is always the end of the turn (L-104).
    """
    found: list[Answer] = []
    turn, me, lying = state.turn, state.players[seat], state.piles
    assert turn is not None
    best = max(me.dice) if me.dice else 0
    unhampered, anywhere = are_unhampered(state), goes_anywhere(state)
    goals = [] if anywhere else goals_for(state, seat)
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
    """Something to attack (L-111), cards to be found (L-125), room for a barricade (L-137). Zombies are attracted from
    another place (L-142), special ones never (L-144), to an empty entrance space.
    """
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
    limits it (L-109, L-145, L-146), and only for whoever can pay (L-183).
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
            (action.cost is None or can_pay(state, reading, action.cost))
            and (action.needs is None or holds(state, reading, action.needs))
            and is_possible(state, reading, action.do, spent=1 if action.die else 0)
        ):
            use = USE[source, number]
            if action.cost is None or not action.cost.cards:
                found.append(use)
            else:
                found += paid_with(use, matching(state.piles[HAND[seat]], action.cost.discard))


def paid_with(use: Use, cards: list[str]) -> list[Use]:
    """Each kind of card that can be the price: who is asked for it afterwards may have nothing to choose (L-183)."""
    return [Use(use.source, use.number, face) for face in dict.fromkeys(FACE[card] for card in cards)]


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
    """Cards are played (L-148), given to the crisis (L-162), laid on the objective (L-168) or put away to calm somebody
    (L-387), gear is handed over (L-186), others are asked for cards (L-177, L-184) or accused (L-191), and a vote on
    the knife is called, one a round (L-583).
    """
    me, lying = state.players[seat], state.piles
    hand = lying[HAND[seat]]
    if hand:
        found += cards.playable(state, seat)
    if me.exiled:
        found += cards.edible(state, seat)
    elif cards.can_contribute(state, seat):
        found.append(CONTRIBUTE)  # L-318: not an exile
    if cards.LAID_ON[state.task] and not turn.laid:
        found += cards.can_lay(state, seat)
    found += cards.calming(state, seat)
    found += cards.can_hand_over(state, seat)
    for other in OTHERS[len(state.players)][seat]:
        if lying[HAND[other]] and other not in turn.refused and not state.players[other].out:
            found.append(ASK_FOR_CARD)
            break
    if not turn.vote_called and exile.can_accuse(state, seat):
        found.append(ACCUSE_SOMEBODY)
    if not state.knife_called:
        found.append(CALL_KNIFE)
