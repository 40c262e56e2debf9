"""A stalker's turn (S-229 to S-245): standard actions slide the turn token. One action is one step."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import ITEM, SHOT
from fivefires.games.stalker.content.vocabulary import Gift, Knack, On
from fivefires.games.stalker.show.names import called
from fivefires.games.stalker.state import NOBODY, Reactions, Stalker, StalkerState, StalkerTable, map_of, slot
from fivefires.kernel import Beat, Prompt, face_of, message
from fivefires.kit.agenda import put_last

from . import (
    anomalies,
    attack,
    attention,
    basic,
    board,
    companions,
    defence,
    ending,
    environment,
    gear,
    harm,
    items,
    loot,
    moving,
    status,
)
from .environment import Offer
from .instructions import Source, carry_out
from .questions import (
    Act,
    Do,
    Go,
    Knife,
    Loot,
    Reload,
    Shadow,
    Shoot,
    Sic,
    Sneak,
    TakeArtifact,
    UseGift,
    UseItem,
)

ASK_ACTION = Prompt("ask-action", "S-229")

# What takes a standard action whatever it leads to.
BASIC = frozenset({Go, Sneak, Shadow, Knife, Loot, TakeArtifact})

# What is said where it is the only thing that a stalker can do.
ALONE = {Act.STAND_UP: "log-gets-up", Act.END_TURN: "log-turn-over"}

LEAD_HEALS = 2
DETECTED = "detected"


# --- what he can do ---------------------------------------------------------------------------------------------------


def options(state: StalkerState, stalker: Stalker) -> list[Any]:
    """Whoever is Pinned can only free himself (S-438). A turn ends after its standard actions (S-229, S-232)."""
    if stalker.pinned:
        return [Act.STAND_UP] if attack.stands(stalker) else [Act.END_TURN]
    found: list[Any] = []
    ready = attack.stands(stalker) or stalker.free_next
    offers = environment.offers(state, stalker)
    if ready:
        found += standard(state, stalker, offers)
    found += free(state, stalker, offers, ready=ready)
    if not ready:
        found.append(Act.END_TURN)
    return found


def standard(state: StalkerState, stalker: Stalker, offers: list[Offer] | None = None) -> list[Any]:
    """The basic actions (S-244, S-245), and those of cards; `offers` where they are known."""
    offers = environment.offers(state, stalker) if offers is None else offers
    around = moving.look_around(state, stalker)
    found: list[Any] = [*moving.ways(state, stalker, strides(state, stalker), around)]
    found += basic.sneaks(state, stalker, around)
    found += basic.shadows(state, stalker)
    found += [Knife(board.figure(enemy)) for enemy in state.enemies if enemy.space == stalker.space]
    if (stack := loot.stack_at(state, stalker.space)) is not None:
        found.append(Loot(stack))
    found += [
        TakeArtifact(index) for index, space in anomalies.artifact_spaces(state).items() if space == stalker.space
    ]
    if basic.can_decoy(state, stalker):
        found.append(Act.DECOY)
    if basic.can_throw(state, stalker):
        found.append(Act.BOLT)
    found += [Do(overlay.card, deed.id) for overlay, deed in offers if not deed.free]
    found.append(Act.PREPARE)
    if gear.can_rearrange(state, stalker):  # S-278
        found.append(Act.ORDER)
    return found


def strides(state: StalkerState, stalker: Stalker) -> int:
    return moving.SPACES + bool(gear.carrier_of(state, stalker, Gift.SPRING))


def free(state: StalkerState, stalker: Stalker, offers: list[Offer] | None = None, *, ready: bool) -> list[Any]:
    """Free actions, as often as he likes unless a card limits it (S-230, S-236)."""
    offers = environment.offers(state, stalker) if offers is None else offers
    found: list[Any] = [*attack.shots(state, stalker)]
    if ready or stalker.focus:  # S-285
        found += basic.reloads(state, stalker)
    found += items.usable(state, stalker, ready=ready)
    found += items.gifts(state, stalker)
    found += [Do(overlay.card, deed.id) for overlay, deed in offers if deed.free]
    found += companions.actions(state, stalker)
    if DETECTED not in stalker.used and anomalies.detectable(state, stalker):  # S-568
        found.append(Act.DETECT)
    if state.lead == stalker.number and not state.lead_used:
        found += [Act.LEAD_HEAL, Act.LEAD_FOCUS]
    if stalker.focus and defence.has(stalker, Knack.RAPID_FIRE) and Knack.RAPID_FIRE not in stalker.used:
        found.append(Act.RAPID)
    return found


# --- one action -------------------------------------------------------------------------------------------------------


async def act(table: StalkerTable) -> None:
    """Only he whose turn it is acts (S-233), one action after the other (S-235); that may be a success (S-004).

    Nobody is asked where he can do one thing alone: that is told, and done (S-717).
    """
    state = table.state
    stalker = state.stalkers[state.turn]
    offered = options(state, stalker)
    if len(offered) > 1:
        left = stalker.left[slot(stalker)]
        answer = await table.ask(stalker.seat, ASK_ACTION, offered, stalker=called(stalker.id), left=left)
    else:
        answer = offered[0]
        tell_alone(table, stalker, answer)
    state.traces = []
    if answer is Act.END_TURN:
        end_turn(table, stalker)
        return
    if is_standard(state, stalker, answer):
        slide(table, stalker)
    how = HOW.get(answer) if isinstance(answer, Act) else HOW[type(answer)]
    assert how is not None, answer
    await how(table, stalker, answer)
    if stalker.trail:
        await harm.irradiate(table, stalker)
        stalker.trail = []
    ending.check(table)


def tell_alone(table: StalkerTable, stalker: Stalker, answer: Act) -> None:
    """What happens without a question; that he prepares is told by what it brings."""
    if table.log is not None and answer in ALONE:
        table.tell(ALONE[answer], "S-717", beat=Beat("alone", (stalker.id,), weight=1), stalker=message(stalker.id))


def is_standard(state: StalkerState, stalker: Stalker, answer: Any) -> bool:
    """Basic actions are (S-245) but Reload with Focus (S-285); an attack or a card says it itself (S-374)."""
    if type(answer) in BASIC:
        return True
    if isinstance(answer, Shoot):
        if stalker.free_shot:
            stalker.free_shot = False
            return False
        return not SHOT[face_of(gear.weapon_of(state, stalker))][answer.shot].free
    if isinstance(answer, Do):
        return not offer_of(state, stalker, answer).deed.free
    if isinstance(answer, Reload):
        return not stalker.focus
    if isinstance(answer, UseItem):
        return ITEM[answer.card].standard
    return answer in (Act.PREPARE, Act.ORDER, Act.DECOY, Act.BOLT, Act.STAND_UP)


def slide(table: StalkerTable, stalker: Stalker) -> None:
    """A universal marker is discarded instead of sliding the token (S-242, S-595), and nothing slides for what is free.

    Only a slid token brings radiation (S-142, S-146, S-147): its action leaves a trail.
    """
    if stalker.free_next:
        stalker.free_next = False
    elif stalker.markers:
        stalker.markers -= 1
        table.shift(piles.MARKER, 1, piles.MAP, piles.SUPPLY)
    else:
        stalker.left[slot(stalker)] -= 1
        stalker.trail = [stalker.space]


def begin_turn(table: StalkerTable, stalker: Stalker) -> None:
    """Who sees him now has seen him in this turn."""
    state = table.state
    state.turn = stalker.number
    state.active = stalker.seat
    state.passed = []
    stalker.used, stalker.seen_by = [], []
    attention.notice(table)
    if table.log is not None:
        table.tell("log-turn", "S-226", beat=Beat("turn", (stalker.id,)), stalker=message(stalker.id))


def end_turn(table: StalkerTable, stalker: Stalker) -> None:
    """The token is at the bottom and he wants no more (S-232); enemies who see him react (S-518)."""
    state = table.state
    stalker.turns += 1
    stalker.used, stalker.seen_by = [], []
    stalker.free_next = stalker.free_shot = False
    state.turn = NOBODY
    state.next = (stalker.number + 1) % len(state.stalkers)
    put_last(state.agenda, Reactions(stalker.number))


# --- how each is done -------------------------------------------------------------------------------------------------


async def go(table: StalkerTable, stalker: Stalker, answer: Go) -> None:
    """Movement (S-246 to S-248)."""
    table.used("action:movement")
    await moving.go(table, stalker, map_of(table.state).number[answer.space], strides(table.state, stalker))


async def sneak(table: StalkerTable, stalker: Stalker, answer: Sneak) -> None:
    table.used("action:sneak")
    await basic.sneak(table, stalker, answer)


async def shadow(table: StalkerTable, stalker: Stalker, answer: Shadow) -> None:
    await basic.shadow(table, stalker, answer)


async def shoot(table: StalkerTable, stalker: Stalker, answer: Shoot) -> None:
    stalker.used.append(answer.shot)
    await attack.shoot(table, stalker, answer)


async def stab(table: StalkerTable, stalker: Stalker, answer: Knife) -> None:
    await attack.knife(table, stalker, answer.enemy)


async def pick_up(table: StalkerTable, stalker: Stalker, answer: Loot) -> None:
    """Also in an enemy's sight (S-288, S-289)."""
    table.used("action:pick-up")
    await loot.resolve(table, stalker, answer.stack)
    again = loot.stack_at(table.state, stalker.space)
    if defence.has(stalker, Knack.SCAVENGER) and again is not None:
        table.used(f"knack:{Knack.SCAVENGER}")
        await loot.resolve(table, stalker, again)


async def take_artifact(table: StalkerTable, stalker: Stalker, answer: TakeArtifact) -> None:
    """S-288."""
    await anomalies.pick_up(table, stalker, answer.anomaly)
    environment.happens(table, On.ARTIFACT, stalker=stalker.number)


async def reload(table: StalkerTable, stalker: Stalker, answer: Reload) -> None:
    table.used("action:reload")
    basic.reload(table, stalker, answer)


async def use_item(table: StalkerTable, stalker: Stalker, answer: UseItem) -> None:
    await items.use(table, stalker, answer.card)


async def use_gift(table: StalkerTable, stalker: Stalker, answer: UseGift) -> None:
    await items.use_gift(table, stalker, answer.card)


def offer_of(state: StalkerState, stalker: Stalker, answer: Do) -> Offer:
    return next(
        offer
        for offer in environment.offers(state, stalker)
        if (offer.overlay.card, offer.deed.id) == (answer.card, answer.deed)
    )


async def do(table: StalkerTable, stalker: Stalker, answer: Do) -> None:
    """An action of a card; some take several, and some are heard (S-181)."""
    overlay, deed = offer_of(table.state, stalker, answer)
    table.used(f"deed:{deed.id}")
    overlay.work += 1
    if deed.patient:  # S-716
        stalker.used.append(deed.id)
    beat = Beat("use", (stalker.id, overlay.card), map_of(table.state).names[stalker.space], weight=1)
    table.tell("log-deed", "S-181", beat=beat, stalker=message(stalker.id), deed=message(f"deed-{deed.id}"))
    if deed.loud:
        attention.place_high(table, stalker, stalker.space, "S-181")
    if overlay.work >= deed.work:
        await carry_out(table, deed.do, Source(deed.id, stalker.number, overlay))


async def prepare(table: StalkerTable, stalker: Stalker, answer: Act) -> None:
    table.used("action:prepare")
    await basic.prepare(table, stalker, order=answer is Act.ORDER)


async def decoy(table: StalkerTable, stalker: Stalker, answer: Act) -> None:
    await basic.decoy(table, stalker)


async def bolt(table: StalkerTable, stalker: Stalker, answer: Act) -> None:
    table.used("action:bolt")
    await basic.throw_bolt(table, stalker)


async def stand_up(table: StalkerTable, stalker: Stalker, answer: Act) -> None:
    """S-438, S-439."""
    status.unpin(table, stalker)


async def detect(table: StalkerTable, stalker: Stalker, answer: Act) -> None:
    """Each detector works once in a turn (S-568)."""
    stalker.used.append(DETECTED)
    await anomalies.detect(table, stalker)


async def lead_on(table: StalkerTable, stalker: Stalker, answer: Act) -> None:
    """The lead token is flipped and passed to the left (S-328, S-329, S-330, S-332); alone he keeps it (S-572)."""
    state = table.state
    state.lead_used = True
    state.lead = (stalker.number + 1) % len(state.stalkers)
    table.used("lead")
    if answer is Act.LEAD_HEAL:
        harm.heal(table, stalker, LEAD_HEALS, "S-328")
    else:
        status.gain_focus(table, stalker, "S-328")


async def rapid(table: StalkerTable, stalker: Stalker, answer: Act) -> None:
    """Palkan discards Focus: his next weapon attack is free (S-607)."""
    stalker.used.append(Knack.RAPID_FIRE)
    table.used(f"knack:{Knack.RAPID_FIRE}")
    status.spend_focus(table, stalker)
    stalker.free_shot = True


HOW: dict[Any, Callable[[StalkerTable, Stalker, Any], Awaitable[None]]] = {
    Go: go,
    Sneak: sneak,
    Shadow: shadow,
    Shoot: shoot,
    Knife: stab,
    Loot: pick_up,
    TakeArtifact: take_artifact,
    Reload: reload,
    UseItem: use_item,
    UseGift: use_gift,
    Do: do,
    Sic: companions.sic,
    Act.COMPANION: companions.send,
    Act.PREPARE: prepare,
    Act.ORDER: prepare,
    Act.DECOY: decoy,
    Act.BOLT: bolt,
    Act.STAND_UP: stand_up,
    Act.DETECT: detect,
    Act.LEAD_HEAL: lead_on,
    Act.LEAD_FOCUS: lead_on,
    Act.RAPID: rapid,
}
