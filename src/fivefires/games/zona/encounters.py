"""Encounters with threats: mutants and anomalies follow the same steps (Z-294).

1. The token's ability is read and in force for the whole encounter (Z-297).
2. Detection.
3. Run away, or confrontation.
4. The reward.

Any number of tokens may lie at a location (Z-295), and everybody may read both sides of all of them (Z-296).
"""

from __future__ import annotations

from fivefires.kernel import Prompt

from . import damage, effects, items, tests, threats
from .content import vocabulary as v
from .content.index import IN_ENCOUNTER, THREAT, USES
from .names import FEATURE, NAME, SEAT
from .piles import AT, MET
from .questions import BRIBE, GO_ON, RUN, Act, Confront, Use
from .state import EncounterUnderWay, ItemUnderWay, TestUnderWay, ZonaState, ZonaTable, encounter_under_way, sources

ASK_BEFORE = Prompt("ask-before-encounter", "Z-297")
ASK_AFTER_DETECTION = Prompt("ask-after-detection", "Z-301")
ASK_LOST_TEST = Prompt("ask-lost-test", "Z-457")
ASK_WON = Prompt("ask-won-encounter", "Z-306")


async def encounter(
    table: ZonaTable, seat: int, token: str, *, drawn: bool, may_run: bool = True, fresh: bool = False
) -> bool:
    """The whole encounter. True where the threat was defeated.

    A token that was drawn for it lies aside meanwhile; one from the board stays where it is, also a `fresh` one.
    """
    under_way = EncounterUnderWay(seat, token, table.state.scavengers[seat].place, drawn, may_run, fresh=fresh)
    table.state.under_way.append(under_way)
    table.used(FEATURE[token])
    if table.log is not None:
        table.tell("log-encounter", "Z-297", seat=SEAT[seat], threat=NAME[token])
    defeated = await meet(table, under_way)
    if defeated:
        await reward(table, under_way)
    else:
        leave(table, under_way)
    table.state.under_way.pop()
    return defeated


async def meet(table: ZonaTable, under_way: EncounterUnderWay) -> bool:
    """Steps 1 to 3; a passed confrontation defeats the threat (Z-306)."""
    seat, threat = under_way.seat, THREAT[under_way.token]
    await window(table, under_way, ASK_BEFORE, _BEFORE[under_way.drawn or under_way.fresh])
    if under_way.dismissed:
        return False
    if threat.on_meeting:
        await effects.carry_out(table, seat, threat.on_meeting)
    await detection(table, under_way)
    if threat.only_detection:
        return under_way.detected == 1
    attribute = await run_or_confront(table, under_way)
    if not attribute:
        return False
    return await confrontation(table, under_way, attribute)


# Before the encounter, with a token that lay there and with one that the player has drawn (Z-474).
_BEFORE = {False: (v.MET,), True: (v.DRAWN, v.MET)}


async def detection(table: ZonaTable, under_way: EncounterUnderWay) -> None:
    """Step 2: an alertness test (Z-053, Z-298); a failure inflicts the token's damage (Z-299)."""
    difficulty = threats.detection_difficulty(table.state, under_way)
    passed = await tests.encounter_test(table, under_way, v.ALERTNESS, difficulty, v.DETECTION)
    under_way.detected = int(passed)
    if not passed:
        await fail(table, under_way, THREAT[under_way.token].on_detection_failed)


async def run_or_confront(table: ZonaTable, under_way: EncounterUnderWay) -> str:
    """After detection, passed or failed, the player may run away (Z-301) or confront the threat (Z-303, Z-304).

    The answer is the attribute of the confrontation, or nothing. Some threats do not let anybody run; at the gates
    nothing spares anybody the confrontation (Z-435, Z-569).
    """
    state, seat, threat = table.state, under_way.seat, THREAT[under_way.token]
    while not under_way.dismissed:
        difficulty = threats.confrontation_difficulty(state, under_way)
        confront = [Confront(attribute, difficulty) for attribute in threats.confrontation_attributes(state, under_way)]
        others = [*_ways_out(state, under_way), *_uses_after_detection(state, under_way)]
        uses = items.uses_on_turn(state, seat)
        if len(confront) == 1 and not others and not uses:
            return confront[0].attribute
        answer = await table.ask(seat, ASK_AFTER_DETECTION, [*confront, *others, *uses], threat=NAME[under_way.token])
        if isinstance(answer, Confront):
            return answer.attribute
        if answer is RUN:
            await run(table, under_way)
            return ""
        if isinstance(answer, Use):
            await _use_either(table, answer)
        elif threat.bribe is not None:
            await effects.pay(table, seat, threat.bribe.cost)
            under_way.bribed = True
    return ""


def _uses_after_detection(state: ZonaState, under_way: EncounterUnderWay) -> list[Use]:
    """Items for this moment; none that drives the threat off where the confrontation cannot be skipped (Z-569)."""
    uses = window_uses(state, under_way, (v.DETECTED,))
    return uses if under_way.may_run else [use for use in uses if not _drives_off(use)]


def _drives_off(way: Use) -> bool:
    use = USES[way.source][way.number]
    return isinstance(use, v.InEncounter) and any(isinstance(effect, v.Dismiss) for effect in use.do)


def _ways_out(state: ZonaState, under_way: EncounterUnderWay) -> list[Act]:
    threat = THREAT[under_way.token]
    run = [RUN] if under_way.may_run and not threat.no_running else []
    bribe = threat.bribe
    if bribe is not None and not under_way.bribed and effects.can_pay(state, under_way.seat, bribe.cost):
        run.append(BRIBE)
    return run


async def _use_either(table: ZonaTable, way: Use) -> None:
    """An item of encounters, or one for any moment of the own turn (Z-529)."""
    if isinstance(USES[way.source][way.number], v.InEncounter):
        await use(table, way)
    else:
        await items.use_on_turn(table, encounter_under_way(table.state).seat, way)


async def run(table: ZonaTable, under_way: EncounterUnderWay) -> None:
    """Running away ends the encounter without further damage (Z-301), but for what the ability says."""
    table.tell("log-runs", "Z-302", seat=SEAT[under_way.seat], threat=NAME[under_way.token])
    if then := THREAT[under_way.token].on_running:
        await effects.carry_out(table, under_way.seat, then)


async def confrontation(table: ZonaTable, under_way: EncounterUnderWay, attribute: str) -> bool:
    """Step 3: a test of the attribute and difficulty shown (Z-303); a failure inflicts the damage (Z-305)."""
    difficulty = threats.confrontation_difficulty(table.state, under_way)
    if await tests.encounter_test(table, under_way, attribute, difficulty, v.CONFRONTATION):
        return True
    await fail(table, under_way, THREAT[under_way.token].on_losing)
    return False


async def fail(table: ZonaTable, under_way: EncounterUnderWay, then: v.Effects) -> None:
    """A failed test inflicts the token's one package in full (Z-300), unless something averts it (Z-457).

    What the ability inflicts is not averted (Z-458).
    """
    seat, hurt = under_way.seat, THREAT[under_way.token].spec.damage
    under_way.averted = False
    await window(table, under_way, ASK_LOST_TEST, (v.LOST,))
    if not under_way.averted:
        await damage.suffer(table, seat, hurt.radiation, hurt.mental, hurt.physical)
    if then:
        await effects.carry_out(table, seat, then)


# --- the end ------------------------------------------------------------------------------------------------


async def reward(table: ZonaTable, under_way: EncounterUnderWay) -> None:
    """Step 4: a trophy, an artifact, something special or nothing (Z-312).

    A mutant usually becomes a trophy, kept without limit (Z-310); an anomaly usually gives an artifact (Z-309). A
    token that becomes no trophy is discarded (Z-313).
    """
    seat, token = under_way.seat, under_way.token
    threat = THREAT[token]
    table.tell("log-defeats", "Z-306", seat=SEAT[seat], threat=NAME[token])
    if threat.spec.reward.trophy:
        threats.win_trophy(table, seat, token, lies_in(under_way))
    else:
        threats.discard_token(table, token, lies_in(under_way))
    if threat.spec.reward.artifact is not None:
        await items.take(table, seat, ARTIFACTS[threat.spec.reward.artifact])
    for then in (threat.spec.reward.special, threat.on_defeating):
        if then:
            await effects.carry_out(table, seat, then)
    await window(table, under_way, ASK_WON, (v.WON,))


ARTIFACTS = {v.GREEN: v.GREEN_ARTIFACT, v.YELLOW: v.YELLOW_ARTIFACT}


def leave(table: ZonaTable, under_way: EncounterUnderWay) -> None:
    """A token that is not defeated goes back to its location, or to that of whoever drew it (Z-302, Z-305, Z-307).

    In a facility it is discarded (Z-141), elsewhere it stays (Z-140), in the Sarcophagus too (Z-172). One that was
    sent away is discarded. A death counts as a defeat of the scavenger (Z-308).
    """
    if under_way.dismissed:
        threats.discard_token(table, under_way.token, lies_in(under_way))
    elif under_way.drawn:
        threats.place_token(table, under_way.token, under_way.place)


def lies_in(under_way: EncounterUnderWay) -> str:
    return MET if under_way.drawn else AT[under_way.place]


# --- items of encounters ------------------------------------------------------------------------------------


async def window(table: ZonaTable, under_way: EncounterUnderWay, prompt: Prompt, moments: tuple[v.Moment, ...]) -> None:
    """Items that name this moment, as long as the player likes to use some (Z-468, Z-474)."""
    state, seat = table.state, under_way.seat
    while not under_way.dismissed and (offers := window_uses(state, under_way, moments)):
        offers += items.uses_on_turn(state, seat)
        answer = await table.ask(seat, prompt, [*offers, GO_ON], threat=NAME[under_way.token])
        if not isinstance(answer, Use):
            return
        await _use_either(table, answer)


def window_uses(state: ZonaState, under_way: EncounterUnderWay, moments: tuple[v.Moment, ...]) -> list[Use]:
    found = sources(state, under_way.seat, IN_ENCOUNTER)
    return [offer for source in found for offer in uses(state, moments, source)] if found else []


def uses(state: ZonaState, moments: tuple[v.Moment, ...], source: str) -> list[Use]:
    """How this source can be used at one of these moments of the encounter under way, once in an encounter."""
    under_way = encounter_under_way(state)
    kind = THREAT[under_way.token].kind
    return [
        Use(source, number, *way)
        for number, use in IN_ENCOUNTER[source]
        if any(moment in moments for moment in _moments(use)) and (use.only is None or use.only == kind)
        for way in items.ways_of_using(state, under_way.seat, source, under_way.used)
    ]


def _moments(use: v.InEncounter) -> tuple[v.Moment, ...]:
    return (use.at,) if isinstance(use.at, v.Moment) else use.at


async def use(table: ZonaTable, way: Use) -> None:
    under_way = encounter_under_way(table.state)
    in_encounter = await items.use(table, under_way.seat, way, under_way.used)
    assert isinstance(in_encounter, v.InEncounter)
    item = ItemUnderWay(under_way.seat, way.source)
    table.state.under_way.append(item)
    await effects.carry_out(table, under_way.seat, in_encounter.do)
    table.state.under_way.pop()


def dismiss(table: ZonaTable) -> None:
    """The token goes away: not defeated, no damage, no reward (Z-475, Z-569)."""
    under_way = encounter_under_way(table.state)
    under_way.dismissed = True
    table.tell("log-dismissed", "Z-475", threat=NAME[under_way.token])


def add_edge(table: ZonaTable, edge: v.Edge) -> None:
    """From now to the end of the encounter (Z-468)."""
    under_way = encounter_under_way(table.state)
    under_way.edges.append(edge)
    under_way.scanned = under_way.scanned or edge.scan


def edge(under_way: EncounterUnderWay, test: TestUnderWay) -> int:
    """What items used for the whole encounter add to one of its tests."""
    if not under_way.edges:
        return 0
    return sum(
        edge.plus
        for edge in under_way.edges
        if test.attribute in edge.of and (edge.step is None or edge.step == test.step)
    )


def avert(table: ZonaTable) -> None:
    """The printed damage of this failure is not suffered (Z-457)."""
    encounter_under_way(table.state).averted = True
