"""The box, and the game set up: from the choice of modules to the first round."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from fivefires.games.long_night.content import piles
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import BARRICADE, ENTRANCES, PEOPLE_SPACES, SEALED, SUPPLY
from fivefires.games.long_night.content.index import (
    ADULT,
    BANDIT_BETRAYAL,
    BETRAYAL,
    CRISIS,
    CROSSROADS,
    EXILE,
    EXPERIMENT,
    FIGURES,
    IMPROVEMENT,
    INFLUENCE,
    ITEM_LISTS,
    MAIN,
    SECRET,
    SIDE_EFFECT,
    STARTING_DECK,
    STORY,
    SURVIVOR,
    TASK,
    task_key,
)  # fmt: skip
from fivefires.games.long_night.cover import (
    BETRAYER,
    CHIMP,
    COOPERATIVE,
    ELIMINATION,
    HARD,
    MODULES,
    NO_STORY,
    RAID,
    RANDOM,
)
from fivefires.games.long_night.show.names import NAME, SEAT, text_of
from fivefires.games.long_night.state import LongNightState, LongNightTable, Player, Reading, Rule, Stage
from fivefires.kernel import EVERYBODY, Box, Count, Message, Prompt, Setup, message, only
from fivefires.kit.components import add_cards, add_piles, add_tokens

from . import beats, effects, improvements, raxxon, stories, tracks, zombies
from .conditions import number, read_for
from .questions import PERSON, Person

ASK_KEEP = Prompt("ask-keep-leader", "L-083")
ASK_FOLLOWER = Prompt("ask-keep-follower", "L-084")
ASK_LEFT_OUT = Prompt("ask-left-out", "L-084")

COMPONENTS: dict[str, int | Count] = {
    "main-objective": 8,
    "secret-objective": 24,
    "betrayal-objective": 11,
    "exile-objective": 5,
    "survivor-card": 20,
    "survivor-figure": 20,
    "player-aid": 5,
    "knife": 1,
    "starting-item": 25,
    "police_station-item": 20,
    "grocery_store-item": 20,
    "school-item": 20,
    "gas_station-item": 20,
    "library-item": 20,
    "hospital-item": 20,
    "raxxon-item": 20,
    "crisis-card": 22,
    "improvement-card": 10,
    "experiment-card": 12,
    "side-effect-card": 6,
    "crossroads-card": 61,
    "adult-crossroads-card": 9,
    "damage-token": 29,
    "helpless-token": 20,
    "food-token": 20,
    "noise-token": 32,
    "barricade-token": 21,
    "starvation-token": 6,
    "despair-token": 12,
    "progress-token": 12,
    "improvement-token": 10,
    "bandit-figure": 20,
    "track-marker": 2,
    "zombie-figure": 30,
    "zombie-token": 30,
    "special-zombie-figure": 19,
    "colony-board": 1,
    "location-card": 9,
    "action-die": 30,
    "exposure-die": 1,
    "story-objective": Count(6, ruled=True),
    "bandit-betrayal-objective": Count(1, ruled=True),
}
# Pieces without a face, which are only counted.
TOKENS = (
    "survivor-figure", "player-aid", "knife", "damage-token", "helpless-token", "food-token", "noise-token",
    "barricade-token", "starvation-token", "despair-token", "progress-token", "improvement-token", "bandit-figure",
    "track-marker", "zombie-figure", "zombie-token", "colony-board", "location-card", "action-die", "exposure-die",
)  # fmt: skip


# --- what can be agreed on ------------------------------------------------------------------------------------


def forbids(setup: Setup) -> Message | None:
    """Mixes that do not work are refused with the reason (L-370, L-371, L-372), an objective without its module too
    (L-375).
    """
    story, objective = setup.options.get("scenario", NO_STORY), setup.options.get("objective", RANDOM)
    if setup.mode == COOPERATIVE and BETRAYER in setup.variants:
        return message("mix-cooperative-betrayer")
    if setup.mode == COOPERATIVE and story == RAID:
        return message("mix-cooperative-raid")
    if story != NO_STORY and HARD in setup.variants:
        return message("mix-story-hard")  # L-485
    if story != NO_STORY and objective != RANDOM:
        return message("mix-story-objective")
    if objective != RANDOM and not fits(MAIN[str(objective)], modules_of(setup), setup.mode == COOPERATIVE):
        return message("mix-objective-module")
    return None


def modules_of(setup: Setup) -> list[str]:
    """The modules in play (L-374); a scenario brings its own, and others may be added (L-484)."""
    story = setup.options.get("scenario", NO_STORY)
    own = {CHIMP: str(v.RAXXON_MODULE), RAID: str(v.BANDITS)}.get(str(story), "")
    return [module for module in MODULES if module in setup.variants or module == own]


def fits(card: object, modules: Iterable[str], cooperative: bool) -> bool:
    """Cards with the symbol of a module enter only with it, with two symbols only with both (L-375, L-376).

    Cards with the other symbol stay out of a co-operative game (L-358).
    """
    needed = getattr(card, "modules", ())
    return all(module in modules for module in needed) and not (cooperative and getattr(card, "rivals_only", False))


# --- the box --------------------------------------------------------------------------------------------------


def box(setup: Setup) -> Box:
    adult = setup.options.get("adult") != "without"
    return box_for(setup.players, tuple(modules_of(setup)), setup.mode == COOPERATIVE, adult)


@cache
def box_for(players: int, modules: tuple[str, ...], cooperative: bool, adult: bool) -> Box:
    """Exactly the pieces of the list (L-001), all of this box alone (L-003).

    What is new in The Long Night belongs to every game (L-373). Many set-ups share a box, or at least its cards.
    """
    made = cards_for(modules, cooperative, adult).copy()
    for seat in range(players):
        made.pile(piles.GROUP[seat], sees=EVERYBODY)
        for names in (piles.HAND, piles.DEALT, piles.LOOK, piles.CHOSEN):
            made.pile(names[seat], sees=only(seat), ordered=False)
        for names in (piles.OBJECTIVE, piles.EXILE, piles.HELD):
            made.pile(names[seat], sees=only(seat), lot=piles.LOT.get(names[seat], ""))
    add_tokens(made, COMPONENTS, TOKENS)
    return made


@cache
def cards_for(modules: tuple[str, ...], cooperative: bool, adult: bool) -> Box:
    """The common piles with all cards and figures, whoever plays."""
    made = Box()
    for name in closed_piles():
        made.pile(name, lot=piles.LOT.get(name, ""))
    add_piles(made, open_piles(), sees=EVERYBODY)
    fill(made, modules, cooperative, adult)
    return made


def closed_piles() -> list[str]:
    """Their order is unknown to all, their size known (L-558)."""
    return [
        *piles.DECK.values(),
        piles.STARTING,
        piles.SURVIVORS,
        piles.CRISES,
        piles.CONTRIBUTED,
        piles.CROSSROADS,
        piles.OBJECTIVES,
        piles.BETRAYALS,
        piles.DEALT_FROM,
        piles.EXILES,
        piles.IMPROVEMENTS,
        piles.EXPERIMENTS,
        piles.REMOVED,
        piles.BOX,
    ]


def open_piles() -> list[str]:
    """What everybody may look at (L-557), besides the players' survivors."""
    return [
        *piles.GEAR.values(),
        piles.WASTE,
        piles.LOOT,
        piles.GRAVEYARD,
        piles.SET_ASIDE,
        piles.CRISIS,
        piles.CRISIS_DISCARDS,
        piles.RESOLVING,
        piles.MAIN_OBJECTIVE,
        piles.LAID,
        piles.PROJECTS,
        piles.FINISHED,
        piles.LOOSE,
        piles.EXPERIMENT_DISCARDS,
        piles.SIDE_EFFECTS,
        piles.FIGURES,
        piles.LURKING,
        piles.OPEN_BOX,
    ]


def fill(made: Box, modules: tuple[str, ...], cooperative: bool, adult: bool) -> None:
    """All are of this box (L-003). Cards whose symbol keeps them out stay in it (L-358, L-375, L-395, L-405, L-432),
    and so do the crossroads for adults where they are not wanted (L-027, L-077).

    Secret and betrayal objectives have the same back, and so have all crossroads cards.
    """
    for deck, items in ITEM_LISTS.items():
        into = piles.STARTING if deck == STARTING_DECK else piles.DECK[deck]
        add_cards(made, items, into, f"{deck}-item")
    kinds: tuple[tuple[Mapping[str, object], str, str, str], ...] = (
        (SURVIVOR, piles.SURVIVORS, "survivor-card", ""),
        (CRISIS, piles.CRISES, "crisis-card", ""),
        (SECRET, piles.OBJECTIVES, "secret-objective", "objective"),
        (BETRAYAL, piles.BETRAYALS, "betrayal-objective", "objective"),
        (EXILE, piles.EXILES, "exile-objective", ""),
        (MAIN, piles.OPEN_BOX, "main-objective", ""),
        (STORY, piles.OPEN_BOX, "story-objective", ""),
        (IMPROVEMENT, piles.IMPROVEMENTS, "improvement-card", ""),
        (EXPERIMENT, piles.EXPERIMENTS, "experiment-card", ""),
        (SIDE_EFFECT, piles.SIDE_EFFECTS, "side-effect-card", ""),
    )
    for cards, pile, component, back in kinds:
        for id, card in cards.items():
            made.add(id, pile if fits(card, modules, cooperative) else piles.OPEN_BOX, component, back=back)
    for id, crossroads in CROSSROADS.items():
        wanted = fits(crossroads, modules, cooperative) and (adult or id not in ADULT)
        component = "adult-crossroads-card" if id in ADULT else "crossroads-card"
        made.add(id, piles.CROSSROADS if wanted else piles.OPEN_BOX, component, back="crossroads")
    made.add(BANDIT_BETRAYAL.id, piles.OPEN_BOX, "bandit-betrayal-objective", back="objective")
    for kind, figures in FIGURES.items():
        made.add(f"{kind}_figure", piles.FIGURES, "special-zombie-figure", copies=len(figures))


# --- the set-up -----------------------------------------------------------------------------------------------


def start(setup: Setup) -> LongNightState:
    """Two to five players (L-002). The colony and six locations always (L-038, L-039, L-064), others by module (L-374).

    A module that a scenario does not hold back is in force with all its rules (L-484).
    """
    story = str(setup.options.get("scenario", NO_STORY))
    cooperative = setup.mode == COOPERATIVE
    state = LongNightState(
        seats=setup.players,
        cooperative=cooperative,
        elimination=ELIMINATION in setup.variants,
        hard=cooperative or HARD in setup.variants,  # L-355, L-363
        players=[Player() for _ in range(setup.players)],
        places=[v.COLONY, *v.ORDINARY],
    )
    modules = modules_of(setup)
    if v.IMPROVEMENTS in modules:
        state.in_force.append(Rule.IMPROVEMENTS)
    if v.BANDITS in modules:
        state.in_force.append(Rule.BANDITS)
        if story != RAID:  # L-523, L-524, L-525
            state.in_force += [Rule.BANDIT_FIGHTS, Rule.HIDEOUT, Rule.BANDIT_LEADER]
            stories.open_place(state, v.HIDEOUT)  # L-406
    if v.RAXXON_MODULE in modules and story != CHIMP:  # L-490, L-491
        state.in_force += [Rule.RAXXON, Rule.PILLS, Rule.CODE]
        stories.open_place(state, v.RAXXON)  # L-433
    return state


def set_up(table: LongNightTable) -> None:
    hand_out_aids(table)
    set_aside(table)
    choose_objective(table)
    deal_objectives(table)
    shuffle_piles(table)
    deal_items(table)
    deal_survivors(table)
    lay_modules(table)


def hand_out_aids(table: LongNightTable) -> None:
    """One for each player (L-065); the others wait in the supply (L-086)."""
    for seat in range(table.state.seats):
        table.shift("player-aid", 1, SUPPLY, f"seat.{seat}")


def set_aside(table: LongNightTable) -> None:
    """In the Chimp and the Code two survivors wait for their entrance (L-492)."""
    if table.setup.options.get("scenario") == CHIMP:
        for survivor in (stories.EMMA, stories.BLUE):
            table.move(survivor, piles.SURVIVORS, piles.SET_ASIDE)


def choose_objective(table: LongNightTable) -> None:
    """Chosen by the players or drawn at random (L-066); Tribute is the one for a first game (L-067).

    A scenario has its own (L-493, L-519).
    """
    state, setup = table.state, table.setup
    story = str(setup.options.get("scenario", NO_STORY))
    if story != NO_STORY:
        state.task = stories.FIRST[story]
        table.move(state.task, piles.OPEN_BOX, piles.MAIN_OBJECTIVE)
        return
    objective = str(setup.options.get("objective", RANDOM))
    if objective == RANDOM:
        modules = modules_of(setup)
        objective = table.pick([id for id, card in MAIN.items() if fits(card, modules, state.cooperative)])
    table.move(objective, piles.OPEN_BOX, piles.MAIN_OBJECTIVE)
    state.task = task_key(objective, state.hard)  # L-006


def deal_objectives(table: LongNightTable) -> None:
    """Two secret objectives a player (L-070), one in the betrayer variant (L-362), and one betrayal (L-071) are
    shuffled and one is dealt to each (L-072), so that there may be a betrayer (L-073). In the Bandit Raid the betrayal
    is Bandit Betrayal (L-520), known to all (L-521). Co-operation has none of this (L-356).
    """
    if table.state.cooperative:
        return
    seats = table.state.seats
    table.shuffle(piles.OBJECTIVES)
    table.shuffle(piles.BETRAYALS)
    table.draw(piles.OBJECTIVES, piles.DEALT_FROM, seats if BETRAYER in table.setup.variants else 2 * seats)
    if table.setup.options.get("scenario") == RAID:
        table.move(BANDIT_BETRAYAL.id, piles.OPEN_BOX, piles.DEALT_FROM)
        betrayal = BANDIT_BETRAYAL.id
        table.tell("log-betrayal-known", "L-521", beat=beats.STORY, card=NAME[betrayal], text=text_of(betrayal, "goal"))
    else:
        table.draw(piles.BETRAYALS, piles.DEALT_FROM)
    table.shuffle(piles.DEALT_FROM)
    for seat in range(seats):
        table.draw(piles.DEALT_FROM, piles.OBJECTIVE[seat])


def shuffle_piles(table: LongNightTable) -> None:
    """Each for itself (L-075, L-076, L-079), of Raxxon only with its module."""
    decks = [
        deck for place, deck in piles.DECK.items() if place != v.RAXXON or v.RAXXON_MODULE in modules_of(table.setup)
    ]
    for pile in (*decks, piles.CRISES, piles.SURVIVORS, piles.EXILES, piles.CROSSROADS, piles.STARTING):
        table.shuffle(pile)


def deal_items(table: LongNightTable) -> None:
    """Five starting items each (L-078), seven with two players (L-360); the rest goes back into the box (L-088)."""
    seats = table.state.seats
    for seat in range(seats):
        table.draw(piles.STARTING, piles.HAND[seat], 7 if seats == 2 else 5)
    table.move_all(piles.STARTING, piles.BOX)


def kept(seats: int) -> int:
    """Two survivors (L-080), with two players three (L-361)."""
    return 3 if seats == 2 else 2


def deal_survivors(table: LongNightTable) -> None:
    """Four each (L-080), or as many as all can get alike (L-081), which only their player sees (L-082).

    Whatever was sorted out, there are enough for everybody (L-378).
    """
    seats = table.state.seats
    number = min(4, len(table.pile(piles.SURVIVORS)) // seats)
    for seat in range(seats):
        table.draw(piles.SURVIVORS, piles.DEALT[seat], max(number, kept(seats)))


def lay_modules(table: LongNightTable) -> None:
    """The open improvements (L-396); experiments with the top one to be read (L-434); pills lie open (L-435).

    In the Chimp and the Code Raxxon is barred: a barricade on every space (L-488, L-489).
    """
    modules = modules_of(table.setup)
    if v.IMPROVEMENTS in modules:
        table.shuffle(piles.IMPROVEMENTS)
        improvements.fill_row(table)
    if v.RAXXON_MODULE in modules:
        table.shuffle(piles.EXPERIMENTS)
        raxxon.show_top(table)
    if table.setup.options.get("scenario") == CHIMP:
        table.shift(BARRICADE, len(ENTRANCES[v.RAXXON]) * 4, SUPPLY, v.RAXXON)
        table.shift(BARRICADE, PEOPLE_SPACES[v.RAXXON], SUPPLY, SEALED)


# --- the first steps ------------------------------------------------------------------------------------------


def layout_of(state: LongNightState) -> v.Layout:
    story = STORY.get(state.task)
    if story is None:
        return TASK[state.task].layout
    assert story.layout is not None
    return story.layout


async def lay_out(table: LongNightTable) -> None:
    """Morale, rounds, zombies and everything else as the objective says (L-068), zombies by the rules (L-069)."""
    state = table.state
    layout, reading = layout_of(state), Reading(0, state.task)
    state.morale, state.rounds, state.starvation = layout.morale, layout.rounds, layout.starvation
    tracks.change_food(table, number(state, reading, layout.food))
    room = PEOPLE_SPACES[v.COLONY]
    tracks.add_helpless(table, number(state, reading, layout.helpless), room)
    tracks.add_helpless(table, number(state, reading, layout.unruly), room, unruly_side=True)
    for place, barricades in layout.barricades:
        entrances = ENTRANCES[place]
        for index in range(barricades):
            table.shift(BARRICADE, 1, SUPPLY, entrances[index % len(entrances)])
    await zombies.add(table, v.COLONY, number(state, reading, layout.zombies))
    for place in v.ORDINARY:
        await zombies.add(table, place, layout.zombies_outside)
    state.stage = Stage.CHOOSE


async def choose_survivors(table: LongNightTable) -> None:
    """All choose at the same time (L-082): a leader (L-083) and followers (L-084), who begin in the colony (L-085).

    The others go under the pile, which is shuffled (L-080). The highest leader has the knife (L-087).
    """
    state = table.state
    await choose_leaders(table)
    await choose_followers(table)
    for seat in range(state.seats):
        state.players[seat].leader = table.pile(piles.CHOSEN[seat])[0]
        for survivor in [*table.pile(piles.CHOSEN[seat])]:
            table.move(survivor, piles.CHOSEN[seat], piles.GROUP[seat])
            state.where[survivor] = v.COLONY
            table.used(f"survivor:{survivor}")
            table.tell(
                "log-joins",
                "L-085",
                beat=beats.seat(table, "arrival", seat, survivor, weight=1),
                seat=SEAT[seat],
                survivor=NAME[survivor],
                place=NAME[v.COLONY],
            )
    for seat in range(state.seats):
        table.move_all(piles.DEALT[seat], piles.SURVIVORS)
    table.shuffle(piles.SURVIVORS)
    state.knife = max(range(state.seats), key=lambda seat: INFLUENCE[state.players[seat].leader])
    table.tell("log-knife", "L-087", seat=SEAT[state.knife])
    state.stage = Stage.OPENING


async def choose_leaders(table: LongNightTable) -> None:
    state = table.state
    leaders = await table.ask_all(range(state.seats), ASK_KEEP, lambda seat: dealt_to(state, seat))
    for seat, answer in leaders.items():
        table.move(answer.survivor, piles.DEALT[seat], piles.CHOSEN[seat])


async def choose_followers(table: LongNightTable) -> None:
    """Out of the others that were dealt: the one who comes along, or with two players the one who does not (L-361)."""
    state = table.state
    along = kept(state.seats) - 1
    if len(table.pile(piles.DEALT[0])) > along:
        prompt = ASK_FOLLOWER if along == 1 else ASK_LEFT_OUT
        named = await table.ask_all(range(state.seats), prompt, lambda seat: dealt_to(state, seat))
        for seat, answer in named.items():
            dealt = [*table.pile(piles.DEALT[seat])]
            coming = [answer.survivor] if along == 1 else [one for one in dealt if one != answer.survivor]
            for survivor in coming:
                table.move(survivor, piles.DEALT[seat], piles.CHOSEN[seat])
    else:
        for seat in range(state.seats):
            table.move_all(piles.DEALT[seat], piles.CHOSEN[seat])


def dealt_to(state: LongNightState, seat: int) -> list[Person]:
    return [PERSON[survivor] for survivor in sorted(state.piles[piles.DEALT[seat]])]


async def open_game(table: LongNightTable) -> None:
    """What the layout adds for the first player (L-068), and the opening of a scenario (L-487)."""
    state = table.state
    layout = layout_of(state)
    if layout.extra:
        await effects.carry_out(table, read_for(state, state.knife, state.task), layout.extra)
    await stories.open_story(table)
    state.stage = Stage.REVEAL
