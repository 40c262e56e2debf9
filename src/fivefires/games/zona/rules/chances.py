"""How likely a roll succeeds before it is made: so many of all the ways in which the dice can fall.

The same `total` that decides a test decides each of them, so that the chance shown and the rule cannot differ. Only
what lies open goes into it: attributes, threats on the board, the rumor in force. Nothing here is used by play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import prod

from msgspec.structs import replace

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import SHIELD, THREAT, USES
from fivefires.games.zona.state import (
    REPUTATIONS,
    EmissionUnderWay,
    EncounterUnderWay,
    TestUnderWay,
    ZonaState,
    free_fortitude,
)
from fivefires.kernel import Message, Odds, message
from fivefires.kit.underway import innermost

from . import encounters, threats
from .attributes import DICE, FACES, SIDES, hurts, total
from .board import OUTDOORS, standing, threats_at
from .conditions import holds
from .damage import MOST_WEAKNESSES
from .emission import damage_in

# On how many sides of a die each face is (Z-195).
_SIDES_WITH = Counter(FACES.values())


def falls(dice: int) -> Iterator[tuple[list[str], int]]:
    """What so many dice can show, and in how many ways."""
    for faces in product(_SIDES_WITH, repeat=dice):
        yield [*faces], prod(_SIDES_WITH[face] for face in faces)


def _of(state: ZonaState, test: TestUnderWay, kept: list[str], dice: int, of: Message | None = None) -> Odds:
    """How often the test passes with the kept dice and so many new ones; where it passes already, without harm."""
    good = 0
    spare = bool(test.faces) and total(state, test) >= test.difficulty
    for faces, ways in falls(dice):
        rolled = replace(test, faces=kept + faces)
        if total(state, rolled) >= test.difficulty and not (spare and hurts(rolled)):
            good += ways
    return Odds(good, SIDES**dice, message("odds-unharmed") if spare else of)


# --- tests that are still to come ---------------------------------------------------------------------------------


def fresh(state: ZonaState, test: TestUnderWay, place: str, of: Message | None = None) -> Odds:
    """A test with all its dice (Z-194), with what a rumor adds at the place."""
    shifted = standing(state, place, v.TestShift)
    return _of(state, replace(test, shift=shifted.by if shifted is not None else 0), [], DICE, of)


def attribute_test(state: ZonaState, seat: int, attribute: str, difficulty: int) -> Odds:
    return fresh(state, TestUnderWay(seat, attribute, difficulty), state.scavengers[seat].place)


def following(state: ZonaState, seat: int, do: v.Effects) -> Odds | None:
    """The first test that effects bring for sure; nothing where somebody chooses or meets a threat before it.

    Of several attributes the roller picks the best (Z-560).
    """
    for effect in do:
        if isinstance(effect, v.Test):
            names = (effect.of,) if isinstance(effect.of, v.Attribute) else effect.of
            found = [attribute_test(state, seat, name, effect.difficulty) for name in names]
            return max(found, key=lambda odds: odds.good)
        if isinstance(effect, v.Choose | v.May | v.Encounter | v.MeetThreat | v.DrawThreat | v.Each):
            return None
        if (odds := following(state, seat, _branch(state, seat, effect))) is not None:
            return odds
    return None


def _branch(state: ZonaState, seat: int, effect: v.Effect) -> v.Effects:
    """What would be carried out inside this effect, as things stand (Z-146, Z-147)."""
    if isinstance(effect, v.If):
        return effect.then if holds(state, seat, effect.needs) else effect.otherwise
    if isinstance(effect, v.ByReputation):
        branch: v.Effects = getattr(effect, REPUTATIONS[state.scavengers[seat].reputation])
        return branch
    return ()


# --- encounters ---------------------------------------------------------------------------------------------------


def detection(state: ZonaState, under_way: EncounterUnderWay) -> Odds:
    """Step 2 of an encounter (Z-298)."""
    difficulty = threats.detection_difficulty(state, under_way)
    return _against(state, under_way, v.ALERTNESS, difficulty, v.DETECTION, message("odds-detection"))


def confrontation(state: ZonaState, under_way: EncounterUnderWay, attribute: str, difficulty: int) -> Odds:
    """Step 3 of it (Z-303)."""
    return _against(state, under_way, attribute, difficulty, v.CONFRONTATION)


def _against(
    state: ZonaState,
    under_way: EncounterUnderWay,
    attribute: str,
    difficulty: int,
    step: v.Step,
    of: Message | None = None,
) -> Odds:
    token = under_way.token
    test = TestUnderWay(under_way.seat, attribute, difficulty, THREAT[token].kind, step, token)
    return fresh(state, replace(test, edge=encounters.edge(under_way, test)), under_way.place, of)


def arrival(state: ZonaState, seat: int, place: str) -> Odds | None:
    """Whoever moves to a lone threat meets it (Z-101, Z-290); of several the Voice would choose (Z-289).

    One that other tokens make harder to detect is left out, for those are counted where the scavenger stands.
    """
    tokens = threats_at(state, place)
    if len(tokens) != 1 or standing(state, place, v.QuietEntry) is not None:
        return None
    if any(one.what == "threat_here" and one.step == v.DETECTION for one in THREAT[tokens[0]].harder):
        return None
    return detection(state, EncounterUnderWay(seat, tokens[0], place, drawn=False))


# --- dice that are rolled again -----------------------------------------------------------------------------------


def rerolled(state: ZonaState, test: TestUnderWay, faces: str) -> Odds:
    """With dice of these faces rolled again (Z-205, Z-208)."""
    dice = faces.split(",")
    return _of(state, test, [*(Counter(test.faces) - Counter(dice)).elements()], len(dice))


def used(state: ZonaState, test: TestUnderWay, source: str, number: int, faces: str) -> Odds | None:
    """With an item that rerolls, and what it adds besides; without a roll there is nothing to work out."""
    use = USES[source][number]
    if not faces or not isinstance(use, v.InTest):
        return None
    helped = replace(test, plus=test.plus + use.plus, cancels=test.cancels + use.cancel, calm=test.calm or use.calm)
    return rerolled(state, helped, faces)


# --- what kills ---------------------------------------------------------------------------------------------------


def kills(state: ZonaState, seat: int, hurt: v.Damage, untyped: int = 0) -> bool:
    """Whether this package would bring the fourth weakness if nothing else is used against it (Z-318, Z-331, Z-567)."""
    me = state.scavengers[seat]
    shield = SHIELD.get(me.character, v.NONE)
    amount = (
        max(0, hurt.radiation - shield.radiation)
        + max(0, hurt.mental - shield.mental)
        + max(0, hurt.physical - shield.physical)
        + untyped
    )
    return len(me.weaknesses) == MOST_WEAKNESSES and amount > free_fortitude(me)


def emission_damage(state: ZonaState, seat: int) -> v.Damage | None:
    """What the emission that has come does to whoever stays where they are (Z-378, Z-379); nothing where none has."""
    under_way = innermost(state.under_way, EmissionUnderWay)
    if under_way is None:
        return None
    place = state.scavengers[seat].place
    if place not in OUTDOORS or standing(state, place, v.Shelter) is not None:
        return v.NONE
    return damage_in(under_way.card, place)


def emission_kills(state: ZonaState, seat: int) -> bool:
    hurt = emission_damage(state, seat)
    return hurt is not None and kills(state, seat, hurt)
