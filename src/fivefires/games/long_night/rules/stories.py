"""The two scenarios: what happens when a stage is met. Their goals are data, in `content/stories.py`.

Both are set up like their module (L-518), whose rules come into force only when the story says so (L-479). The story
of a met stage is carried out at once (L-481); the next stage takes its place at the start of the next round (L-482).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from fivefires.games.long_night.content import piles
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import BARRICADE, SEALED, SUPPLY
from fivefires.games.long_night.content.index import STORY, SURVIVOR
from fivefires.games.long_night.content.piles import DECK, GEAR, GROUP, HAND
from fivefires.games.long_night.cover import CHIMP, RAID
from fivefires.games.long_night.show.names import NAME, SEAT
from fivefires.games.long_night.state import (
    LongNightState,
    LongNightTable,
    Rule,
    at_home,
    damage,
    group,
    in_game,
    owner_of,
    turn_order,
)  # fmt: skip
from fivefires.kernel import Prompt, message
from fivefires.kit.choosing import one_of

from . import beats, death, ending, exile, moving, raxxon, zombies
from .board import food, free_people_spaces, highest, lowest, survivors_at
from .questions import DECLINE, PERSON, TAKE, Accuse, Act
from .tracks import change_food

FIRST = {CHIMP: "story_r1", RAID: "story_b1"}
NEXT = {"story_r1": "story_r2", "story_r2": "story_r3", "story_b1": "story_b2", "story_b2": "story_b3"}
# Two of the twenty survivors; Blue is a chimpanzee and not human (L-034).
EMMA, BLUE, PLANS = "emma_han", "blue", "raxxon_plans"
CAME_ALONG = 3

ASK_GIFT = Prompt("ask-gift", "L-522")
ASK_GOES_IN = Prompt("ask-goes-in", "L-500")
ASK_MAKES_ROOM = Prompt("ask-makes-room", "L-505")
ASK_ACCUSE = Prompt("ask-accuse", "L-538")


def tell(table: LongNightTable, tale: str) -> None:
    """A passage is shown to all when its moment comes (L-487)."""
    table.tell("log-tale", "L-487", beat=beats.STORY, tale=message(tale))
    table.used(f"tale:{tale}")


# --- openings -------------------------------------------------------------------------------------------------


async def open_story(table: LongNightTable) -> None:
    state = table.state
    if state.task == FIRST[CHIMP]:
        open_chimp(table)
    elif state.task == FIRST[RAID]:
        await open_raid(table)


def open_chimp(table: LongNightTable) -> None:
    """Emma Han joins the first player (L-494) with the plans of Raxxon (L-495), before the first dice (L-496)."""
    state = table.state
    tell(table, "tale_r_opening")
    table.move(EMMA, piles.SET_ASIDE, GROUP[state.knife])
    state.where[EMMA] = v.COLONY
    table.tell(
        "log-joins",
        "L-494",
        beat=beats.of(table, "arrival", EMMA, weight=1),
        seat=SEAT[state.knife],
        survivor=NAME[EMMA],
        place=NAME[v.COLONY],
    )
    table.move(PLANS, DECK[v.RAXXON], GEAR[EMMA])
    table.tell("log-equips", "L-495", survivor=NAME[EMMA], card=NAME[PLANS])
    table.shuffle(DECK[v.RAXXON])


async def open_raid(table: LongNightTable) -> None:
    """Each player may draw a card from the Hospital (L-522)."""
    tell(table, "tale_b_opening")
    answers: dict[int, Act] = await table.ask_all(in_game(table.state), ASK_GIFT, lambda seat: (TAKE, DECLINE))
    for seat, answer in answers.items():
        if answer is TAKE:
            table.draw(DECK[v.HOSPITAL], HAND[seat])
            table.tell("log-gift", "L-522", seat=SEAT[seat])


# --- a stage is met -------------------------------------------------------------------------------------------


async def met(table: LongNightTable) -> None:
    """Stage 3 ends the game, the others do not (L-480)."""
    state = table.state
    table.used(f"met:{state.task}")
    if state.task not in NEXT:
        tell(table, "tale_r3_met" if state.task == "story_r3" else "tale_b3_met")
        ending.end(table, "objective")
    state.story_met = state.task
    await _MET[state.task](table)


def turn_the_page(table: LongNightTable) -> None:
    """The old objective leaves the game; the new one sets the round marker, and morale carries over (L-482, L-483):
    B2 after B1 (L-536), B3 after B2 (L-550). Codes count from R3 on (L-516).
    """
    state = table.state
    if not state.story_met:
        return
    state.task = NEXT[state.story_met]
    state.story_met = ""
    table.move_all(piles.MAIN_OBJECTIVE, piles.OPEN_BOX)
    table.move(state.task, piles.OPEN_BOX, piles.MAIN_OBJECTIVE)
    state.rounds = STORY[state.task].rounds
    table.tell("log-stage", "L-482", beat=beats.STORY, card=NAME[state.task], rounds=state.rounds)
    if state.task == "story_r2":
        state.in_force.append(Rule.RESCUE)  # L-507, L-509
    elif state.task == "story_r3":
        state.in_force.append(Rule.CODE)  # L-513, L-514
        state.contained = 0


def bring_home(table: LongNightTable, survivor: str) -> None:
    """To the colony; in a full one there is no space, and the survivor stays where it is (L-512, L-569)."""
    if free_people_spaces(table.state, v.COLONY) > 0:
        moving.put(table, survivor, v.COLONY)


def open_place(state: LongNightState, place: str) -> None:
    """Places stay in the order of their numbers, the colony first."""
    state.places = [one for one in (v.COLONY, *v.OUTSIDE) if one == place or one in state.places]


# --- the Chimp and the Code -----------------------------------------------------------------------------------


async def r1_met(table: LongNightTable) -> None:
    """What was laid leaves the game (L-497). The gate is open (L-499, L-501); pills are in force, the code is not
    (L-508).
    """
    state = table.state
    tell(table, "tale_r1_met")
    table.move_all(piles.LAID, piles.REMOVED)
    for barred in (v.RAXXON, SEALED):
        table.shift(BARRICADE, state.stock[BARRICADE].get(barred, 0), barred, SUPPLY)
    open_place(state, v.RAXXON)
    state.in_force += [Rule.RAXXON, Rule.PILLS]
    seat = scout(state)
    survivor = group(state, seat)[0]
    if len(group(state, seat)) > 1:
        answer = await table.ask(seat, ASK_GOES_IN, [PERSON[one] for one in group(state, seat)])
        survivor = answer.survivor
    moving.put(table, survivor, v.RAXXON)  # L-500
    await zombies.move(table, seat, v.COLONY, v.RAXXON, CAME_ALONG, CAME_ALONG)  # L-502, L-503
    await meet_blue(table, seat)


def scout(state: LongNightState) -> int:
    """The player with the fewest survivors; of several the one with the highest influence among theirs (L-498)."""
    fewest = min(len(group(state, seat)) for seat in in_game(state))
    tied = [seat for seat in in_game(state) if len(group(state, seat)) == fewest]
    return owner_of(state, highest([one for seat in tied for one in group(state, seat)]))


async def meet_blue(table: LongNightTable, seat: int) -> None:
    """She joins at Raxxon (L-504) with a wound (L-506); if it is full, somebody goes home first (L-505)."""
    state = table.state
    if not free_people_spaces(state, v.RAXXON):
        there = [one for one in survivors_at(state, v.RAXXON) if not state.players[owner_of(state, one)].exiled]
        if there:
            leaver = await one_of(table, state.knife, ASK_MAKES_ROOM, there, PERSON.__getitem__)
            moving.put(table, leaver, v.COLONY)
    table.move(BLUE, piles.SET_ASIDE, GROUP[seat])
    state.where[BLUE] = v.RAXXON
    table.tell(
        "log-joins",
        "L-504",
        beat=beats.of(table, "arrival", BLUE, weight=1),
        seat=SEAT[seat],
        survivor=NAME[BLUE],
        place=NAME[v.RAXXON],
    )
    await death.hurt(table, [BLUE], wounds=1)


async def r2_met(table: LongNightTable) -> None:
    """The rescue is over (L-513): dice off (L-510), everybody home (L-511) except exiles and those who find no room
    (L-512); then experiments break out at once: 2, or 3 with four or more players who are not exiled (L-515).
    """
    state = table.state
    tell(table, "tale_r2_met")
    state.in_force.remove(Rule.RESCUE)
    state.code_dice = []
    for survivor in survivors_at(state, v.RAXXON):
        if not state.players[owner_of(state, survivor)].exiled:
            bring_home(table, survivor)
    for _ in range(3 if len(at_home(state)) >= 4 else 2):
        await raxxon.break_out(table)


# --- the Bandit Raid ------------------------------------------------------------------------------------------


async def b1_met(table: LongNightTable) -> None:
    """The food is gone (L-528), and two go to the hideout (L-529): the highest, and the lowest who is human (L-530),
    of players who are not exiled (L-531). The first is killed (L-532), the other wounded (L-533, L-534).

    Bandits can be attacked and the hideout entered from now on (L-535).
    """
    state = table.state
    tell(table, "tale_b1_met")
    change_food(table, -food(state))
    open_place(state, v.HIDEOUT)
    state.in_force += [Rule.BANDIT_FIGHTS, Rule.HIDEOUT]
    able = [one for one in state.where if not state.players[owner_of(state, one)].exiled]
    if not able:
        return
    first = highest(able)
    human = [one for one in able if SURVIVOR[one].human]
    second = lowest(human) if human else first
    table.tell("log-envoys", "L-527", seat=SEAT[owner_of(state, lowest(able))])
    moving.put(table, first, v.HIDEOUT)
    moving.put(table, second, v.HIDEOUT)
    await death.kill(table, first)
    if second in state.where and second != first:
        if damage(state, second) < 2:
            await death.hurt(table, [second], wounds=1)
        if second in state.where:
            bring_home(table, second)


async def b2_met(table: LongNightTable) -> None:
    """A special exile phase (L-538), the betrayer's moment (L-541), and the way home (L-549)."""
    state = table.state
    tell(table, "tale_b2_met")
    state.b2_met = True
    state.in_force.append(Rule.BANDIT_LEADER)  # L-545
    for seat in turn_order(state):
        if not state.players[seat].out:
            await accuse(table, seat)
    exile.lead_bandits(table)  # L-546
    unmask(table)
    tell(table, "tale_b_home")
    for survivor in [*state.where]:
        if not state.players[owner_of(state, survivor)].exiled and state.where[survivor] != v.COLONY:
            bring_home(table, survivor)


async def accuse(table: LongNightTable, seat: int) -> None:
    """Each player may start one vote, exiles too (L-539), who then are exiled by the normal rules (L-547, L-548)."""
    state = table.state
    named = exile.can_accuse(state, seat)
    if not named:
        return
    offers: list[Accuse | Act] = [*named, DECLINE]
    answer = await table.ask(seat, ASK_ACCUSE, offers)
    if isinstance(answer, Act):
        return
    await exile.call_vote(table, seat, answer.seat)
    if state.players[answer.seat].exiled:
        tell(table, "tale_b_wronged" if state.players[answer.seat].wronged else "tale_b_caught")


def unmask(table: LongNightTable) -> None:
    """A betrayer who can reveals himself and wins alone (L-541, L-542), unasked, because it is the victory (L-544); one
    who cannot needs morale 0 besides from now on (L-543).
    """
    state = table.state
    for seat in at_home(state):
        if is_ready(state, seat):
            table.reveal(table.pile(piles.OBJECTIVE[seat]))
            tell(table, "tale_b_traitor")
            ending.end(table, "betrayer", [seat])
    state.vengeful = any(ending.is_betrayer(state, seat) for seat in at_home(state))


def is_ready(state: LongNightState, seat: int) -> bool:
    return ending.is_betrayer(state, seat) and ending.betrays_to_bandits(state, seat)


_MET: dict[str, Callable[[LongNightTable], Awaitable[None]]] = {
    "story_r1": r1_met,
    "story_r2": r2_met,
    "story_b1": b1_met,
    "story_b2": b2_met,
}
