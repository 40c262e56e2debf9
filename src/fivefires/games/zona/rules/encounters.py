"""Encounters with threats: mutants and anomalies follow the same steps (Z-294).

1. The token's ability is read and in force for the whole encounter (Z-297).
2. Detection.
3. Run away, or confrontation.
4. The reward.

Any number of tokens may lie at a location (Z-295), and everybody may read both sides of all of them (Z-296).
"""

from __future__ import annotations

from collections.abc import Awaitable
from functools import partial

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import IN_ENCOUNTER, THREAT, USES
from fivefires.games.zona.content.piles import AT, MET
from fivefires.games.zona.show.names import FEATURE, NAME, SEAT
from fivefires.games.zona.state import (
    EncounterUnderWay,
    ItemUnderWay,
    TestUnderWay,
    ZonaState,
    ZonaTable,
    encounter_under_way,
    sources,
)
from fivefires.kernel import Prompt
from fivefires.kit.underway import during
from fivefires.kit.ways import until_done

from . import attributes, beats, damage, dropping, effects, items, threats
from .questions import BRIBE, GO_ON, RUN, Act, Confront, Drop, Use

ASK_BEFORE = Prompt("ask-before-encounter", "Z-297")
ASK_AFTER_DETECTION = Prompt("ask-after-detection", "Z-301")
ASK_LOST_TEST = Prompt("ask-lost-test", "Z-457")
ASK_WON = Prompt("ask-won-encounter", "Z-306")


async def encounter(
    table: ZonaTable, seat: int, token: str, *, drawn: bool, may_run: bool = True, fresh: bool = False
) -> bool:
    """The whole encounter, with its reward (Z-312) or not. True where the threat was defeated.

    A token that was drawn for it lies aside meanwhile; one from the board stays where it is (Z-302), also a `fresh`
    one.
    """
    under_way = EncounterUnderWay(seat, token, table.state.scavengers[seat].place, drawn, may_run, fresh=fresh)
    table.state.under_way.append(under_way)
    table.used(FEATURE[token])
    if table.log is not None:
        table.tell(
            "log-encounter", "Z-297", beat=beats.of(table, "meet", seat, token), seat=SEAT[seat], threat=NAME[token]
        )
    defeated = await meet(table, under_way)
    if defeated:
        await reward(table, under_way)
    else:
        leave(table, under_way)
    table.state.under_way.pop()
    return defeated


async def meet(table: ZonaTable, under_way: EncounterUnderWay) -> bool:
    """Steps 1 to 3; a passed confrontation defeats the threat (Z-306), of some the passed detection (Z-312).

    Items for a drawn token come first (Z-474) and may drive it off (Z-569), then its ability (Z-297).
    """
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
    passed = await attributes.encounter_test(table, under_way, v.ALERTNESS, difficulty, v.DETECTION)
    under_way.detected = int(passed)
    if not passed:
        await fail(table, under_way, THREAT[under_way.token].on_detection_failed)


async def run_or_confront(table: ZonaTable, under_way: EncounterUnderWay) -> str:
    """After detection, passed or failed, the player may run away (Z-301) or confront the threat (Z-303, Z-304).

    The answer is the attribute of the confrontation, or nothing. Items may be used (Z-529) and some threats bribed
    (Z-501). Some do not let anybody run; at the gates nothing spares anybody the confrontation (Z-435, Z-569).
    """
    state, seat, threat = table.state, under_way.seat, THREAT[under_way.token]
    while not under_way.dismissed:
        difficulty = threats.confrontation_difficulty(state, under_way)
        confront = [Confront(attribute, difficulty) for attribute in threats.confrontation_attributes(state, under_way)]
        others = [
            *_ways_out(state, under_way),
            *_uses_after_detection(state, under_way),
            *_drops(state, under_way),
        ]
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
        elif isinstance(answer, Drop):
            await items.lose(table, seat, answer.item)
        elif threat.bribe is not None:
            await effects.pay(table, seat, threat.bribe.cost)
            under_way.bribed = True
    return ""


def _uses_after_detection(state: ZonaState, under_way: EncounterUnderWay) -> list[Use]:
    """Items for this moment; none that drives the threat off where the confrontation cannot be skipped (Z-569)."""
    uses = window_uses(state, under_way, (v.DETECTED,))
    return uses if under_way.may_run else [use for use in uses if not _drives_off(use)]


def _drops(state: ZonaState, under_way: EncounterUnderWay) -> list[Drop]:
    """Artifacts can be dropped for a threat that counts them (Z-527)."""
    counts = any(one.what == "artifact" and one.step == v.CONFRONTATION for one in THREAT[under_way.token].harder)
    return [Drop(card) for card in dropping.counted(state, under_way.seat)] if counts else []


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
    """An item of encounters (Z-475), or one for any moment of one's own turn (Z-529)."""
    if isinstance(USES[way.source][way.number], v.InEncounter):
        await use(table, way)
    else:
        await items.use_on_turn(table, encounter_under_way(table.state).seat, way)


async def run(table: ZonaTable, under_way: EncounterUnderWay) -> None:
    """Running away ends the encounter without further damage (Z-301), but for what the ability says (Z-458)."""
    if table.log is not None:
        beat = beats.of(table, "flight", under_way.seat, under_way.token)
        table.tell("log-runs", "Z-302", beat=beat, seat=SEAT[under_way.seat], threat=NAME[under_way.token])
    if then := THREAT[under_way.token].on_running:
        await effects.carry_out(table, under_way.seat, then)


async def confrontation(table: ZonaTable, under_way: EncounterUnderWay, attribute: str) -> bool:
    """Step 3: a test of the attribute and difficulty shown (Z-303); a failure inflicts the damage (Z-305)."""
    difficulty = threats.confrontation_difficulty(table.state, under_way)
    if await attributes.encounter_test(table, under_way, attribute, difficulty, v.CONFRONTATION):
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
    if table.log is not None:
        table.tell(
            "log-defeats",
            "Z-306",
            beat=beats.of(table, "win", seat, token, weight=1),
            seat=SEAT[seat],
            threat=NAME[token],
        )
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
    sent away is discarded (Z-475). A death counts as a defeat of the scavenger (Z-308).
    """
    if under_way.dismissed:
        threats.discard_token(table, under_way.token, lies_in(under_way))
    elif under_way.drawn:
        threats.place_token(table, under_way.token, under_way.place)


def lies_in(under_way: EncounterUnderWay) -> str:
    return MET if under_way.drawn else AT[under_way.place]


# --- items of encounters ------------------------------------------------------------------------------------


def window(
    table: ZonaTable, under_way: EncounterUnderWay, prompt: Prompt, moments: tuple[v.Moment, ...]
) -> Awaitable[None]:
    """Items that name this moment, as long as the player likes to use some (Z-468, Z-474), and with them others
    (Z-529).
    """
    state, seat = table.state, under_way.seat

    def ways() -> list[Use]:
        offers = [] if under_way.dismissed else window_uses(state, under_way, moments)
        return offers + items.uses_on_turn(state, seat) if offers else []

    return until_done(
        table, seat, prompt, ways, partial(_use_either, table), GO_ON, lambda: {"threat": NAME[under_way.token]}
    )


def window_uses(state: ZonaState, under_way: EncounterUnderWay, moments: tuple[v.Moment, ...]) -> list[Use]:
    """What can be used at these moments, but for what the threat forbids (Z-297)."""
    found = sources(state, under_way.seat, IN_ENCOUNTER)
    return [
        offer
        for source in found
        for offer in uses(state, under_way, moments, source)
        if not _forbidden(under_way, offer, moments)
    ]


def _forbidden(under_way: EncounterUnderWay, way: Use, moments: tuple[v.Moment, ...]) -> bool:
    """A ban on items holds for what is used before the test that it is about, too (Z-297).

    What drives a drawn token off is used before its ability is read (Z-474).
    """
    use = USES[way.source][way.number]
    if v.WON in moments or (isinstance(use, v.InEncounter) and v.DRAWN in _moments(use)):
        return False
    step = v.DETECTION if under_way.detected < 0 else v.CONFRONTATION
    return threats.forbids(under_way.token, way.source, step)


def uses(state: ZonaState, under_way: EncounterUnderWay, moments: tuple[v.Moment, ...], source: str) -> list[Use]:
    """How this source can be used at one of these moments of an encounter, once in an encounter."""
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
    await during(table.state.under_way, item, effects.carry_out(table, under_way.seat, in_encounter.do))


def dismiss(table: ZonaTable) -> None:
    """The token goes away: not defeated, no damage, no reward (Z-475, Z-569)."""
    under_way = encounter_under_way(table.state)
    under_way.dismissed = True
    table.tell("log-dismissed", "Z-475", beat=beats.of(table, "flight", under_way.seat), threat=NAME[under_way.token])


def add_edge(table: ZonaTable, edge: v.Edge) -> None:
    """From now to the end of the encounter (Z-468); a scan is remembered (Z-469)."""
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
