"""Event cards: who draws which, and how they are read.

There are decks for the green and the yellow sector, for each facility and for the Sarcophagus (Z-123).
"""

from __future__ import annotations

from functools import partial

from fivefires.games.zona.content import piles
from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import (
    ABILITY,
    EASES,
    HEALS,
    ON_EVENT_DRAW,
    PARAGRAPHS,
    RELIEVES,
    SECTIONS,
    SECTOR_DECKS,
)  # fmt: skip
from fivefires.games.zona.show.names import FEATURE, NAME, SEAT, event_deck_name
from fivefires.games.zona.state import (
    HIGHEST_FATIGUE,
    REPUTATIONS,
    EventUnderWay,
    LookUnderWay,
    ZonaState,
    ZonaTable,
    free_fortitude,
    sources,
)  # fmt: skip
from fivefires.kernel import Prompt
from fivefires.kit.underway import during
from fivefires.kit.ways import until_done

from . import beats, effects, entry, facilities, items, sarcophagus
from .board import SECTOR, standing
from .questions import DRAW, Resolve, Use

ASK_BEFORE_EVENT = Prompt("ask-before-event", "Z-122")
ASK_EVENT_DRAW = Prompt("ask-event-draw", "Z-122")
ASK_WHICH_EVENT = Prompt("ask-which-event", "Z-122")

SCENE_OF: dict[str, v.Colour | v.SceneKind] = {"green": v.GREEN, "yellow": v.YELLOW, piles.SARCOPHAGUS: v.SARCOPHAGUS}


def deck_for(state: ZonaState, seat: int) -> str:
    """The deck of the place where the figure stands now (Z-125); bunkers and red locations have none (Z-124).

    Whoever got into a facility or the Sarcophagus in this round's action phase draws from its deck (Z-126).
    """
    place = state.scavengers[seat].place
    if place in state.deck_at:
        return state.deck_at[place]
    return _DECK_AT.get(place, "")


_DECK_AT = {piles.SARCOPHAGUS: piles.SARCOPHAGUS} | {
    place: str(sector) for place, sector in SECTOR.items() if sector in (v.GREEN, v.YELLOW)
}


async def event(table: ZonaTable, seat: int) -> None:
    """One card, drawn and carried out, and no second one wherever it leads (Z-122, Z-127).

    In a facility whose deck is empty there is none (Z-165). Items are used before it is drawn (Z-540), and some players
    may choose between cards (Z-542, Z-563).
    """
    state = table.state
    deck = deck_for(state, seat)
    if not deck or not state.piles[piles.EVENTS[deck]]:
        return
    place = state.scavengers[seat].place
    if state.rumor_token == place and (first := standing(state, place, v.EventFirst)) is not None:
        await effects.carry_out(table, seat, first.do)
    await use_items_first(table, seat)
    if offers := ways_to_look(state, seat, deck):
        await look_first(table, seat, piles.EVENTS[deck], offers)
        del offers  # the event may bring what was offered into a deck
    card = draw(table, deck)
    under_way = EventUnderWay(seat, card, deck)
    table.used(FEATURE[card])
    if table.log is not None:
        beat = beats.of(table, "card", seat, card)
        table.tell("log-event", "Z-128", beat=beat, seat=SEAT[seat], card=NAME[card], deck=event_deck_name(deck))
    reading = sector_event(table, under_way) if card in SECTIONS else story_event(table, under_way)
    await during(state.under_way, under_way, reading)


async def use_items_first(table: ZonaTable, seat: int) -> None:
    """The event is part of the player's turn: before the card is drawn, too, items can be used (Z-529).

    Where all of them only heal or relieve, and nothing presses, this can wait: they are on offer as soon as it matters
    (Z-540).
    """
    state = table.state

    def ways() -> list[Use]:
        uses = items.uses_on_turn(state, seat)
        return uses if any(_before_event(state, seat, use.source) for use in uses) else []

    await until_done(table, seat, ASK_BEFORE_EVENT, ways, partial(items.use_on_turn, table, seat), DRAW)


def _before_event(state: ZonaState, seat: int, source: str) -> bool:
    """Whether an item may do more now than later: all but food and bandages, and those where no price could be paid."""
    me = state.scavengers[seat]
    return (
        source not in EASES
        or (source in RELIEVES and me.fatigue == HIGHEST_FATIGUE)
        or (source in HEALS and not free_fortitude(me))
    )


# --- drawing ------------------------------------------------------------------------------------------------


def draw(table: ZonaTable, deck: str) -> str:
    """The top card, unless one of the top cards was picked already."""
    lying, pile = table.state.piles, piles.EVENTS[deck]
    resolving = lying[piles.RESOLVING]
    if not resolving:
        table.draw(pile, piles.RESOLVING)
    if not lying[pile] and deck in SECTOR_DECKS:
        reshuffle(table, deck)
    return resolving[-1]


async def look_first(table: ZonaTable, seat: int, pile: str, offers: list[Use]) -> None:
    """Pick one of the top cards, by an ability that says so or by what the player uses for it."""
    if len(offers) == 1 and offers[0].source in ABILITY:
        await look(table, seat, pile, offers[0])
        return
    answer = await table.ask(seat, ASK_EVENT_DRAW, [*offers, DRAW])
    if isinstance(answer, Use):
        await look(table, seat, pile, answer)


def ways_to_look(state: ZonaState, seat: int, deck: str) -> list[Use]:
    """What lets the player look at several cards; nothing where only one is left (Z-563).

    Lidya's ability does nothing in a facility whose secret she has (Z-542).
    """
    if len(state.piles[piles.EVENTS[deck]]) < 2:
        return []
    found = sources(state, seat, ON_EVENT_DRAW)
    if not found:
        return []
    scene = SCENE_OF.get(deck, v.FACILITY)
    done = entry.has_secret(state, seat, deck)
    return [
        Use(source, number, *way)
        for source in found
        for number, use in ON_EVENT_DRAW[source]
        if scene in use.scenes and not (done and source in ABILITY)
        for way in items.ways_of_using(state, seat, source, ())
    ]


async def look(table: ZonaTable, seat: int, pile: str, way: Use) -> None:
    """Look at the top cards alone, resolve one of them; the others go to the bottom in the order seen (Z-563)."""
    use = await items.use(table, seat, way)
    assert isinstance(use, v.OnEventDraw)
    looked = piles.LOOK[seat]
    table.draw(pile, looked, use.look)
    asking = table.ask(seat, ASK_WHICH_EVENT, lambda: [Resolve(card) for card in sorted(table.pile(looked))])
    answer = await during(table.state.under_way, LookUnderWay(seat, looked, 1), asking)
    table.move(answer.card, looked, piles.RESOLVING)
    for card in [*table.pile(looked)]:
        table.move(card, looked, pile, to_bottom=True)


def reshuffle(table: ZonaTable, deck: str) -> None:
    """With its last card drawn, a sector's discards become a new deck at once (Z-153); the card is not among them.

    It begins the next discard pile (Z-154).
    """
    table.move_all(piles.EVENT_DISCARDS[deck], piles.EVENTS[deck])
    table.shuffle(piles.EVENTS[deck])
    table.tell("log-reshuffle", "Z-153", deck=event_deck_name(deck))


# --- reading ------------------------------------------------------------------------------------------------


def section_for(state: ZonaState, seat: int, card: str) -> str:
    """The section of the place where the drawer stands (Z-149), else the one for other locations (Z-150).

    Cards that are split by reputation go by that alone (Z-151). Every card of these two decks has three (Z-148).
    """
    me = state.scavengers[seat]
    sections = SECTIONS[card]
    if me.place in sections:
        return me.place
    reputation = REPUTATIONS[me.reputation]
    return reputation if reputation in sections else "other"


async def sector_event(table: ZonaTable, under_way: EventUnderWay) -> None:
    """One section is carried out, that of the place or another (Z-149, Z-150), then the card goes to the discards
    (Z-152).
    """
    section = section_for(table.state, under_way.seat, under_way.card)
    begin(table, under_way, section)
    await effects.carry_out(table, under_way.seat, SECTIONS[under_way.card][section])
    table.move(under_way.card, piles.RESOLVING, piles.EVENT_DISCARDS[under_way.deck])


async def story_event(table: ZonaTable, under_way: EventUnderWay) -> None:
    """Paragraph after paragraph, as long as the card says go on (Z-157, Z-167).

    At the fail symbol everything in the paragraph has been settled, and the card is discarded (Z-155); the
    scavenger stays, unless the card has said otherwise (Z-156).
    """
    flow = None
    for number, paragraph in enumerate(PARAGRAPHS[under_way.card], start=1):
        begin(table, under_way, str(number))
        table.used(f"paragraph:{under_way.card}:{number}")
        flow = await effects.carry_out(table, under_way.seat, paragraph.do)
        if flow is not effects.Flow.GO_ON:
            break
    if flow is effects.Flow.UNCOVER:
        await facilities.uncover(table, under_way)
    else:
        read(table, under_way, f"{under_way.section}-fail")
        discard(table, under_way)


def begin(table: ZonaTable, under_way: EventUnderWay, section: str) -> None:
    """Go on to a section or paragraph."""
    under_way.section = section
    read(table, under_way, section)


def read(table: ZonaTable, under_way: EventUnderWay, part: str) -> None:
    """What is read aloud is known to all (Z-128); the rest of the card stays hidden until reached (Z-134)."""
    under_way.read.append(part)
    if table.log is not None:
        beat = beats.of(table, "story", under_way.seat, under_way.card)
        table.tell(f"zona-ev-{under_way.card}-{part}", "Z-128", beat=beat)


def read_outcome(table: ZonaTable, seat: int, outcome: str) -> None:
    """The line of a sector card for the result of its test, in the section or the way that led to it (Z-131)."""
    under_way = table.state.under_way[-1] if table.state.under_way else None
    if isinstance(under_way, EventUnderWay) and under_way.seat == seat and under_way.card in SECTIONS:
        ways = [branch for branch in table.state.path if branch not in effects.BRANCHES]
        read(table, under_way, "-".join([under_way.section, *ways, outcome]))


def use_crowbar(state: ZonaState, crowbar: str) -> None:
    """A crowbar that a card asks for does for that card nothing of its own (Z-262)."""
    for under_way in state.under_way:
        if isinstance(under_way, EventUnderWay):
            under_way.crowbars.append(crowbar)


def crowbars_used(state: ZonaState) -> list[str]:
    return [crowbar for one in state.under_way if isinstance(one, EventUnderWay) for crowbar in one.crowbars]


def open_card(state: ZonaState) -> None:
    """A choose command opens the whole card to everybody (Z-133, Z-134)."""
    for under_way in state.under_way:
        if isinstance(under_way, EventUnderWay):
            under_way.opened = True


def discard(table: ZonaTable, under_way: EventUnderWay) -> None:
    """A facility's discards stay out of play (Z-161); the last Sarcophagus card ends the game (Z-169)."""
    table.move(under_way.card, piles.RESOLVING, piles.EVENT_DISCARDS[under_way.deck])
    table.tell("log-event-fails", "Z-155", seat=SEAT[under_way.seat], card=NAME[under_way.card])
    if under_way.deck == piles.SARCOPHAGUS:
        sarcophagus.check_last_card(table)
