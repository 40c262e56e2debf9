"""What events and environment cards do: one small function for each word. What a card says goes first (S-008)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content import vocabulary as v
from fivefires.games.stalker.content.missions import MISSION
from fivefires.games.stalker.state import (
    NOWHERE,
    Activation,
    Closest,
    Overlay,
    Stalker,
    StalkerState,
    StalkerTable,
    map_of,
    slot,
)
from fivefires.kernel import Beat, Prompt, face_of, message
from fivefires.kit.agenda import put_last
from fivefires.kit.bits import bits
from fivefires.kit.choosing import one_of

from . import anomalies, arrivals, attention, board, ending, environment, gear, harm, loot, status, unknown
from .questions import Act, Take

ASK_DEMAND = Prompt("ask-demand", "S-225")
ASK_MAGAZINE = Prompt("ask-magazine", "S-225")


class Source(msgspec.Struct, frozen=True):
    """Where instructions stand: the name under which their points are found, the card, and who set them off."""

    name: str
    stalker: int = -1
    overlay: Overlay | None = None


async def carry_out(table: StalkerTable, instructions: Sequence[v.Instruction], source: Source) -> None:
    """In order; what cannot be done is skipped alone (S-009, S-010)."""
    for at, instruction in enumerate(instructions):
        if isinstance(instruction, v.Stir):
            put_last(table.state.agenda, Activation(f"{source.name}.{at}", 0, whole=False))
        elif isinstance(instruction, v.Unless | v.Once):
            if (instruction.step in table.state.achieved) == isinstance(instruction, v.Once):
                await carry_out(table, instruction.do, msgspec.structs.replace(source, name=f"{source.name}.{at}"))
        else:
            await WORDS[type(instruction)](table, instruction, source)


# --- stalkers ---------------------------------------------------------------------------------------------------------


def chosen(state: StalkerState, whom: v.Whom, source: Source) -> list[Stalker]:
    map = map_of(state)
    if whom == v.Whom.LEAD:
        return [state.stalkers[state.lead]]
    if whom == v.Whom.HERE:
        return [state.stalkers[source.stalker if source.stalker >= 0 else state.lead]]
    found = [stalker for stalker in state.stalkers if stalker.space >= 0]
    if whom == v.Whom.OUTDOORS:
        return [stalker for stalker in found if not map.indoor >> stalker.space & 1]
    if whom == v.Whom.INDOORS:
        return [stalker for stalker in found if map.indoor >> stalker.space & 1]
    if whom == v.Whom.SEEN:
        return [stalker for stalker in found if board.is_watched(state, stalker)]
    if whom == v.Whom.ON_ANOMALY:
        spaces = anomalies.active_spaces(state)
        return [stalker for stalker in found if spaces >> stalker.space & 1]
    return found


async def each(table: StalkerTable, word: v.Each, source: Source) -> None:
    for stalker in chosen(table.state, word.whom, source):
        await give(table, stalker, word.gain, word.amount)


async def give(table: StalkerTable, stalker: Stalker, gain: v.Gain, amount: int) -> None:
    rule = "S-224"
    if gain == v.Gain.HP:
        harm.heal(table, stalker, amount, rule)
    elif gain == v.Gain.LOSS:
        await harm.lose_hp(table, stalker, amount, rule)
    elif gain == v.Gain.DOSE:
        await harm.raise_dose(table, stalker, amount, rule)
    elif gain == v.Gain.FOCUS:
        status.gain_focus(table, stalker, rule)
    elif gain == v.Gain.NO_FOCUS:
        if stalker.focus:
            status.spend_focus(table, stalker)
    elif gain == v.Gain.BOLTS:
        table.shift(piles.BOLT, amount, piles.SUPPLY, piles.POCKET[stalker.number])
    elif gain == v.Gain.PINNED:
        status.pin(table, stalker, rule)
    elif gain == v.Gain.EXPOSED:
        status.expose(table, stalker, rule)
    elif gain == v.Gain.CALM:
        attention.reduce(table, stalker)
    elif gain == v.Gain.LOW:
        attention.place_low(table, stalker, stalker.space, rule)
    elif gain == v.Gain.HIGH:
        attention.place_high(table, stalker, stalker.space, rule)
    else:
        stalker.markers += table.shift(piles.MARKER, amount, piles.SUPPLY, piles.MAP)


async def take_loot(table: StalkerTable, word: v.Loot, source: Source) -> None:
    (stalker,) = chosen(table.state, v.Whom.HERE, source)
    for _ in range(word.amount):
        await loot.find(table, stalker)


async def demand(table: StalkerTable, word: v.Demand, source: Source) -> None:
    """A magazine, or Focus, or a slid turn token with its radiation (S-225)."""
    state = table.state
    stalker = state.stalkers[state.lead]
    pocket = piles.POCKET[stalker.number]
    held = [kind for kind in piles.MAGAZINE.values() if state.stock[kind].get(pocket)]
    if not held:
        return
    options = [Act.LOSE]
    if stalker.focus:
        options.append(Act.FOCUS)
    if stalker.left[slot(stalker)]:
        options.append(Act.SLIDE)
    answer = await table.ask(stalker.seat, ASK_DEMAND, options, stalker=message(stalker.id))
    if answer is Act.FOCUS:
        status.spend_focus(table, stalker)
    elif answer is Act.SLIDE:
        stalker.left[slot(stalker)] -= 1
        await harm.irradiate(table, stalker)
    else:
        lost = await one_of(table, stalker.seat, ASK_MAGAZINE, held, Take, stalker=message(stalker.id))
        table.shift(lost, 1, pocket, piles.SUPPLY)


# --- enemies, tokens, events ------------------------------------------------------------------------------------------


async def reveal(table: StalkerTable, word: v.Reveal, source: Source) -> None:
    if word.where == "closest":
        put_last(table.state.agenda, Closest())
    elif word.where == "all":
        unknown.reveal_all(table)
    else:
        unknown.reveal_all(table, [map_of(table.state).number[space] for space in word.spaces])


async def more_events(table: StalkerTable, word: v.MoreEvents, source: Source) -> None:
    """Unseen on top of the deck, as many as there are (S-221, S-222)."""
    count = word.count - (table.state.size if word.less else 0)
    if count > 0:
        table.draw(piles.RANDOM, piles.EVENTS, count)
        table.tell("log-more-events", "S-222", count=count)


async def arrive(table: StalkerTable, word: v.Arrive, source: Source) -> None:
    space = map_of(table.state).number[word.space]
    for _ in range(word.count + word.per * max(0, table.state.size - 2)):
        enemy = await arrivals.come(table, word.kind, space, word.facing, "S-097")
        if enemy is not None:
            enemy.lost = word.hurt


async def darken(table: StalkerTable, word: v.Darken, source: Source) -> None:
    """No-visibility tokens (S-191), as long as there are any (S-009)."""
    state, map = table.state, map_of(table.state)
    spaces = [map.number[space] for space in word.spaces] or [state.stalkers[state.lead].space]
    for space in spaces:
        put_dark(table, space)


def put_dark(table: StalkerTable, space: int) -> None:
    state = table.state
    if space not in state.dark and table.shift(piles.DARKNESS, 1, piles.SUPPLY, piles.MAP):
        state.dark.append(space)
        state.dark.sort()


# --- cards ------------------------------------------------------------------------------------------------------------


async def flip(table: StalkerTable, word: v.Flip, source: Source) -> None:
    """The other side shows, and what it says at once is carried out (S-184, S-187)."""
    if source.overlay is not None:
        environment.turn(table, source.overlay)
        await begin(table, source.overlay, source.stalker)


async def begin(table: StalkerTable, overlay: Overlay, stalker: int) -> None:
    """What a side says at once."""
    name = environment.side_of_card(overlay)
    await carry_out(table, environment.face_of_card(overlay).at_once, Source(name, stalker, overlay))


async def discard(table: StalkerTable, word: v.Discard, source: Source) -> None:
    if source.overlay is not None:
        environment.discard(table, source.overlay)


async def remove(table: StalkerTable, word: v.Remove, source: Source) -> None:
    if source.overlay is not None:
        environment.remove(table, source.overlay)


async def fetch(table: StalkerTable, word: v.Fetch, source: Source) -> None:
    """One of several cards of a number by chance (S-087)."""
    cards = environment.numbered(table.state, word.number)
    if cards:
        environment.lay(table, table.pick(cards))
        await begin(table, table.state.overlays[-1], source.stalker)


async def achieve(table: StalkerTable, word: v.Achieve, source: Source) -> None:
    if word.step not in table.state.achieved:
        table.state.achieved.append(word.step)
        table.tell("log-achieved", "S-215", beat=Beat("gain", weight=2), step=message(f"step-{word.step}"))


async def gate(table: StalkerTable, word: v.Gate, source: Source) -> None:
    """A card that changes walls chooses another ground (S-090)."""
    state = table.state
    gates = [one for one in state.gates if one != word.gate] + ([word.gate] if word.open else [])
    state.gates = "".join(sorted(gates))
    name = "log-gate-opens" if word.open else "log-gate-shuts"
    table.tell(name, "S-090", beat=Beat("phase", weight=2, by=-1))
    attention.notice(table)


# --- what only some missions have -------------------------------------------------------------------------------------


async def own_event(table: StalkerTable, word: v.OwnEvent, source: Source) -> None:
    """It stayed in the mission box until now (S-101)."""
    own = MISSION[table.state.mission].own_event
    if own is not None and own.id in table.pile(piles.EVENT_BOX):
        table.move(own.id, piles.EVENT_BOX, piles.EVENTS)
        table.tell("log-more-events", "S-101", count=1)


async def keep(table: StalkerTable, word: v.Keep, source: Source) -> None:
    """A personal finding of whoever set it off (S-279, S-703)."""
    if source.overlay is not None:
        (stalker,) = chosen(table.state, v.Whom.HERE, source)
        source.overlay.holder = stalker.number
        table.tell("log-gains", "S-279", stalker=message(stalker.id), card=message(source.overlay.card))


async def receive(table: StalkerTable, word: v.Receive, source: Source) -> None:
    """A named card, as any new gear (S-356)."""
    (stalker,) = chosen(table.state, v.Whom.HERE, source)
    for deck in piles.DECKS:
        cards = [card for card in table.pile(deck) if face_of(card) == word.card]
        if cards:
            await gear.gain(table, stalker, cards[0], deck, "S-356")
            return


async def snare(table: StalkerTable, word: v.Snare, source: Source) -> None:
    """A trap on his own space (S-701)."""
    (stalker,) = chosen(table.state, v.Whom.HERE, source)
    if table.shift(piles.TRAP, 1, piles.SUPPLY, piles.MAP):
        table.state.traps.append(stalker.space)


async def bait(table: StalkerTable, word: v.Bait, source: Source) -> None:
    """The carcass on his own space (S-702)."""
    (stalker,) = chosen(table.state, v.Whom.HERE, source)
    table.shift(piles.CARCASS, 1, piles.SUPPLY, piles.MAP)
    table.state.carcass = stalker.space


async def devour(table: StalkerTable, word: v.Devour, source: Source) -> None:
    table.shift(piles.CARCASS, 1, piles.MAP, piles.SUPPLY)
    table.state.carcass = NOWHERE


async def arise(table: StalkerTable, word: v.Arise, source: Source) -> None:
    """An anomaly comes up, with its overlay and its standee (S-092)."""
    anomalies.lay(table, word.spot)


async def calm(table: StalkerTable, word: v.Calm, source: Source) -> None:
    """Without its standee an overlay is inactive (S-556)."""
    anomalies.vanish(table, word.card)


async def besiege(table: StalkerTable, word: v.Besiege, source: Source) -> None:
    """A mark for each enemy that has come in; too many, and the mission is lost (S-217, S-712)."""
    state, map = table.state, map_of(table.state)
    inside = bits(map.number[space] for space in word.spaces)
    marks = sum(inside >> enemy.space & 1 for enemy in state.enemies)
    if marks:
        state.besieged += marks
        table.tell("log-besieged", "S-712", marks=state.besieged, most=word.most)
    if state.besieged >= word.most:
        ending.end(table, ending.OVERRUN)


WORDS: dict[type, Callable[[StalkerTable, Any, Source], Awaitable[None]]] = {
    v.Each: each,
    v.Loot: take_loot,
    v.Demand: demand,
    v.Reveal: reveal,
    v.MoreEvents: more_events,
    v.Arrive: arrive,
    v.Darken: darken,
    v.Flip: flip,
    v.Discard: discard,
    v.Remove: remove,
    v.Fetch: fetch,
    v.Achieve: achieve,
    v.Gate: gate,
    v.OwnEvent: own_event,
    v.Keep: keep,
    v.Receive: receive,
    v.Snare: snare,
    v.Bait: bait,
    v.Devour: devour,
    v.Arise: arise,
    v.Calm: calm,
    v.Besiege: besiege,
}
