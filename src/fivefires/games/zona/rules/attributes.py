"""Attribute tests: three dice and an attribute against a difficulty (Z-193)."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from functools import cache
from itertools import combinations
from typing import Any, TypeAlias

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import (
    ANY_TIME,
    BAIT,
    CURES,
    IN_TEST,
    PER_ARTIFACT,
    RELIEVES,
    TEST_AIDS,
    THREAT,
    USES,
    WHILE_FORCING,
    ThreatToken,
)  # fmt: skip
from fivefires.games.zona.content.piles import TROPHIES
from fivefires.games.zona.show.names import MARK, NAME, SEAT, signed
from fivefires.games.zona.state import (
    HIGHEST_FATIGUE,
    EncounterUnderWay,
    TestUnderWay,
    ZonaState,
    ZonaTable,
    arises_in,
    attribute,
    encounter_under_way,
    sources,
)  # fmt: skip
from fivefires.kernel import Prompt

from . import beats, damage, dropping, effects, encounters, fatigue, items, marked, threats
from .board import standing
from .questions import LET_STAND, Act, Drop, Force, Lure, Testing, Use

ASK_TEST = Prompt("ask-test", "Z-205")
ASK_WHICH_ATTRIBUTE = Prompt("ask-attribute", "Z-193")

DICE = 3
SIDES = 6
# The dice are alike: two plus, one minus, two blank and one triangle face (Z-195).
FACES: dict[int, str] = {1: v.PLUS, 2: v.PLUS, 3: v.MINUS, 4: v.BLANK, 5: v.BLANK, 6: v.TRIANGLE}

Way: TypeAlias = Use | Force | Lure | Drop
Taking: TypeAlias = Coroutine[Any, Any, bool]


def attribute_test(table: ZonaTable, seat: int, tested: str, difficulty: int, mark: str = "") -> Taking:
    """A test outside of encounters; the mark beside its difficulty admits items for them (Z-217)."""
    return take(table, TestUnderWay(seat, tested, difficulty, mark))


def encounter_test(table: ZonaTable, under_way: EncounterUnderWay, tested: str, difficulty: int, step: str) -> Taking:
    """Detection or confrontation: items for encounters of its kind can be used (Z-216), some for both (Z-468)."""
    test = TestUnderWay(under_way.seat, tested, difficulty, THREAT[under_way.token].kind, step, under_way.token)
    test.edge = encounters.edge(under_way, test)
    return take(table, test)


async def take(table: ZonaTable, test: TestUnderWay) -> bool:
    """Roll three dice; force once, reroll and use items in any order (Z-210), until the roller lets it stand.

    Nobody is asked about a test that passes without harm as it stands, or that nothing can bring about (Z-538).
    When it stands, the total is fixed first, then two triangles hurt (Z-199), then the consequences follow (Z-215).
    """
    state, seat = table.state, test.seat
    place = state.scavengers[seat].place
    if state.rumor_token == place and (shifted := standing(state, place, v.TestShift)) is not None:
        test.shift = shifted.by
    test.faces = [FACES[face] for face in table.roll(SIDES, DICE)]
    state.under_way.append(test)
    while ways := ways_to_improve(state, test, so_far := total(state, test)):
        answer = await table.ask(
            seat,
            ASK_TEST,
            [*ways, LET_STAND],
            attribute=NAME[test.attribute],
            difficulty=test.difficulty,
            total=signed(so_far),
            mark=MARK[test.mark],
        )
        if isinstance(answer, Act):
            break
        await improve(table, test, answer)
    test.total = so_far
    if table.log is not None:
        table.tell(
            "log-test-passed" if test.total >= test.difficulty else "log-test-failed",
            "Z-203",
            beat=beats.rolled(table, test),
            seat=SEAT[seat],
            attribute=NAME[test.attribute],
            total=signed(test.total),
            difficulty=test.difficulty,
        )
    if hurts(test):
        await damage.suffer(table, seat, radiation=1, cause=beats.TRIANGLES)
    state.under_way.pop()
    return test.total >= test.difficulty


async def which_attribute(table: ZonaTable, seat: int, of: tuple[v.Attribute, ...]) -> str:
    """Every test is of one attribute (Z-193); where a card names several, the roller picks one first (Z-560)."""
    while True:
        offers: list[Testing | Use] = [*map(Testing, of), *items.uses_on_turn(table.state, seat)]
        answer = await table.ask(seat, ASK_WHICH_ATTRIBUTE, offers)
        if isinstance(answer, Testing):
            return answer.attribute
        await items.use_on_turn(table, seat, answer)


# --- what it comes to ---------------------------------------------------------------------------------------


def total(state: ZonaState, test: TestUnderWay) -> int:
    """Attribute and dice (Z-194): +1 for each plus (Z-196), -1 for each minus (Z-197), nothing else (Z-198).

    Items add to it (Z-211) or cancel rolled minuses (Z-212), as many as show in the end (Z-214) and no more (Z-213). A
    weakness counts once, in the attribute (Z-202); the total may fall below 0 (Z-204).
    """
    faces = test.faces
    value = attribute(state.scavengers[test.seat], test.attribute) + faces.count(v.PLUS) - faces.count(v.MINUS)
    value += test.plus + test.shift + test.edge
    if test.cancels:
        value += min(test.cancels, faces.count(v.MINUS))
    if test.against and (minus_face := THREAT[test.against].minus_face) is not None:
        value -= faces.count(minus_face)
    return value


def hurts(test: TestUnderWay) -> bool:
    """Two or more triangles at the end (Z-201) do 1 damage, passed or failed (Z-199), which is radiation (Z-200)."""
    return not test.calm and test.faces.count(v.TRIANGLE) >= 2


# --- ways to improve it -------------------------------------------------------------------------------------


def ways_to_improve(state: ZonaState, test: TestUnderWay, so_far: int) -> list[Way]:
    """Everything that the roller could do about this test now, with the total that it has so far."""
    passes = so_far >= test.difficulty
    if passes and not hurts(test):
        return []
    threat = THREAT[test.against] if test.against else None
    dice = _rerollable(test, threat)
    aids = sources(state, test.seat, TEST_AIDS)
    ways: list[Way] = []
    may_force = not test.forced and dice and not (threat is not None and threat.no_forcing)
    if may_force:
        ways += _forcing(state, test, dice, aids)
    may_reroll = bool(ways)
    uses, cancels = _uses(state, test, dice, aids) if aids else ([], [])
    ways += uses
    if not passes:
        # A cancel is worth something where a minus shows, or where a reroll may bring one.
        if cancels and (may_reroll or test.faces.count(v.MINUS) > test.cancels or any(way.how for way in uses)):
            ways += cancels
        ways += _baits(state, test)
        ways += _drops(state, test, aids)
        on_turn = _uses_on_turn(state, test, aids, ways)
        if not _out_of_reach(state, test, so_far, [*ways, *on_turn], dice):
            return [*ways, *on_turn]
    if not hurts(test):
        return []
    ways = [way for way in ways if _spares_harm(way)]
    too_tired = may_force and state.scavengers[test.seat].fatigue == HIGHEST_FATIGUE
    return [*ways, *_uses_on_turn(state, test, aids, ways)] if too_tired else ways


def _drops(state: ZonaState, test: TestUnderWay, aids: list[str]) -> list[Drop]:
    """Artifacts can be dropped so that another one helps for less (Z-527)."""
    if PER_ARTIFACT.isdisjoint(aids):
        return []
    usable = [
        aid
        for aid in aids
        if not _forbidden(test, aid) and any(fits(state, test, use) for _, use in IN_TEST.get(aid, ()))
    ]
    return dropping.for_impacts(state, test.seat, usable, test.used)


def _out_of_reach(
    state: ZonaState, test: TestUnderWay, so_far: int, ways: Sequence[Way], dice: tuple[str, ...]
) -> bool:
    """Whether the test fails whatever is done: all that helps together, and every reroll a plus (Z-538)."""
    plus: dict[str, int] = {}
    rerolls: dict[str, int] = {}
    for way in ways:
        if isinstance(way, Lure):
            plus["bait"] = max(plus.get("bait", 0), way.plus)
        elif isinstance(way, Force):
            rerolls["force"] = max(rerolls.get("force", 0), len(way.faces.split(",")))
        elif isinstance(way, Use):
            if isinstance(USES[way.source][way.number], v.OnTurn) and _brings_about(state, test, way):
                return False
            plus[way.source] = max(plus.get(way.source, 0), _adds(test, way))
            rerolls[way.source] = max(rerolls.get(way.source, 0), len(way.how.split(",")) if way.how else 0)
        else:
            return False
    most = sum(plus.values()) + sum(sorted((_gain(test, face) for face in dice), reverse=True)[: sum(rerolls.values())])
    return so_far + most < test.difficulty


def _adds(test: TestUnderWay, way: Use) -> int:
    """How much an item can add to the total at most, without a reroll."""
    use = USES[way.source][way.number]
    if isinstance(use, v.InTest):
        return use.plus + use.cancel
    return marked.plus(use, test.attribute) if isinstance(use, v.InEncounter) else 0


def _gain(test: TestUnderWay, face: str) -> int:
    """How much better a plus would be."""
    if face == v.PLUS:
        return 0
    counts_as_minus = face == v.MINUS or (test.against and THREAT[test.against].minus_face == face)
    return 2 if counts_as_minus else 1


def _spares_harm(way: Way) -> bool:
    """What can be done about triangles in a test that stands as it is."""
    if isinstance(way, Use):
        return bool(way.how) or getattr(USES[way.source][way.number], "calm", False)
    return isinstance(way, Force)


def _uses_on_turn(state: ZonaState, test: TestUnderWay, aids: list[str], ways: list[Way]) -> list[Use]:
    """Items for any moment of one's own turn (Z-529): whoever eats can force the test, whoever is healed is less weak.

    Where nothing else can be done, only those that could still bring the test about are worth a question (Z-538).
    """
    if ANY_TIME.keys().isdisjoint(aids):
        return []
    uses = [use for use in items.uses_on_turn(state, test.seat, used=test.used) if not _forbidden(test, use.source)]
    return uses if ways or any(_brings_about(state, test, use) for use in uses) else []


def _brings_about(state: ZonaState, test: TestUnderWay, use: Use) -> bool:
    """Whoever is too tired may eat and then force the test; whoever is weak in what is tested may be cured."""
    me = state.scavengers[test.seat]
    too_tired = not test.forced and me.fatigue == HIGHEST_FATIGUE
    return (too_tired and use.source in RELIEVES) or (test.attribute in me.weaknesses and use.source in CURES)


def _rerollable(test: TestUnderWay, threat: ThreatToken | None) -> tuple[str, ...]:
    """The dice that may be rerolled, by whatever means (Z-205, Z-208); against Phlegm only triangles (Z-504)."""
    if threat is None or threat.reroll_only is None:
        return tuple(sorted(test.faces))
    return (threat.reroll_only,) * test.faces.count(threat.reroll_only)


def _order(faces: str) -> tuple[int, str]:
    """Few dice first, and the same order on every machine."""
    return (len(faces), faces)


@cache
def _some_of(dice: tuple[str, ...], least: int, most: int) -> tuple[str, ...]:
    """Each choice of so many dice, told by their faces."""
    return tuple(
        sorted({",".join(some) for count in range(least, most + 1) for some in combinations(dice, count)}, key=_order)
    )


def _forcing(state: ZonaState, test: TestUnderWay, dice: tuple[str, ...], aids: list[str]) -> list[Force]:
    """Fatigue +1 and one die of choice is rerolled (Z-205), once a test (Z-206), not at fatigue 5 (Z-207).

    Some items and abilities let more dice be rerolled at once, none of them twice (Z-452), as many as there are that
    may be rerolled; without one there is no forcing (Z-561).
    """
    me = state.scavengers[test.seat]
    offers: list[Force] = []
    if me.fatigue < HIGHEST_FATIGUE:
        offers += _plain_forces(dice)
    for source in aids:
        if _forbidden(test, source):
            continue
        for number, use in WHILE_FORCING.get(source, ()):
            count = _dice_when_forcing(use, len(me.weaknesses))
            if me.fatigue < HIGHEST_FATIGUE or use.free:
                offers += [
                    Force(faces, source, number, again, use.free)
                    for _negator, again in items.ways_of_using(state, test.seat, source, test.used)
                    for faces in _some_of(dice, 1 if use.free else 2, count)
                ]
    return offers


@cache
def _plain_forces(dice: tuple[str, ...]) -> tuple[Force, ...]:
    return tuple(Force(face) for face in _some_of(dice, 1, 1))


def _dice_when_forcing(use: v.WhileForcing, weaknesses: int) -> int:
    """Devil's gut: 2 dice with one weakness, up to 3 with more (Z-451), and nothing without (Z-453)."""
    return min(3, weaknesses + 1) * (weaknesses > 0) if use.by_weaknesses else use.dice


def _uses(state: ZonaState, test: TestUnderWay, dice: tuple[str, ...], aids: list[str]) -> tuple[list[Use], list[Use]]:
    """Items and abilities that fit (Z-209), those apart that only cancel minuses (Z-214).

    Each reroll is one effect's, once (Z-208). In encounters there are more (Z-468, Z-469), and with their mark (Z-217).
    """
    seat = test.seat
    offers: list[Use] = []
    cancels: list[Use] = []
    for source in aids:
        for number, use in IN_TEST.get(source, ()):
            if not fits(state, test, use) or _forbidden(test, source):
                continue
            eligible = tuple(face for face in dice if face in use.faces) if use.faces else dice
            hows = _some_of(eligible, 1, use.reroll) if use.reroll else ()
            if use.plus or use.calm or use.cancel:
                hows = ("", *hows)
            found = cancels if use.cancel and not (use.plus or use.calm or use.reroll) else offers
            for negator, again in items.ways_of_using(state, seat, source, test.used):
                for how in hows:
                    found.append(Use(source, number, negator, again, how))
            break  # of several uses of one item the first that fits is the better one
    if test.against:
        offers += encounters.window_uses(state, encounter_under_way(state), (v.TESTING,))
    elif test.mark:
        offers += marked.uses(state, test, aids)
    return offers, cancels


def fits(state: ZonaState, test: TestUnderWay, use: v.InTest) -> bool:
    """Whether an item helps in this test.

    It must name the attribute (Z-209). With the mutant or anomaly symbol it works only in an encounter of that kind
    (Z-216) or in a test with that mark (Z-217), and only for the attribute that it names (Z-218, Z-219).
    """
    return (
        test.attribute in use.of
        and (use.only is None or use.only == test.mark)
        and (use.step is None or use.step == test.step)
        and (not use.no_threat or not test.mark)
        and (use.scene is None or arises_in(state, test.seat, use.scene))
    )


def _forbidden(test: TestUnderWay, source: str) -> bool:
    """Whether the threat allows no such item in this test, to force it with neither (Z-297)."""
    return bool(test.against) and threats.forbids(test.against, source, test.step)


def _baits(state: ZonaState, test: TestUnderWay) -> list[Lure]:
    """Valerian may discard a trophy for its colour's bonus, once a test."""
    character = state.scavengers[test.seat].character
    if character not in BAIT or "bait" in test.used:
        return []
    bait = BAIT[character]
    return [
        Lure(token, bait.green if THREAT[token].colour == v.GREEN else bait.yellow)
        for token in state.piles[TROPHIES[test.seat]]
    ]


# --- improving it -------------------------------------------------------------------------------------------


async def improve(table: ZonaTable, test: TestUnderWay, way: Way) -> None:
    if isinstance(way, Force):
        await force(table, test, way)
    elif isinstance(way, Lure):
        lure(table, test, way)
    elif isinstance(way, Drop):
        await items.lose(table, test.seat, way.item)
    else:
        await use(table, test, way)


async def use(table: ZonaTable, test: TestUnderWay, way: Use) -> None:
    """An item of tests (Z-210), one for any moment of one's own turn (Z-529), or one of encounters (Z-217, Z-469)."""
    found = USES[way.source][way.number]
    if isinstance(found, v.InTest):
        await use_item(table, test, way)
    elif isinstance(found, v.OnTurn):
        await items.use_on_turn(table, test.seat, way, test.used)
    elif test.against:
        await encounters.use(table, way)
        follow_encounter(encounter_under_way(table.state), test)
    elif isinstance(found, v.InEncounter):
        await items.use(table, test.seat, way, test.used)
        test.plus += marked.plus(found, test.attribute)


async def force(table: ZonaTable, test: TestUnderWay, way: Force) -> None:
    """Fatigue +1, then the dice are rerolled, all at once (Z-205, Z-452)."""
    test.forced = True
    if way.by:
        await items.use(table, test.seat, Use(way.by, way.number, "", way.again), test.used)
    if not way.free:
        await fatigue.tire(table, test.seat)
    reroll(table, test, way.faces)


async def use_item(table: ZonaTable, test: TestUnderWay, way: Use) -> None:
    """Modifiers are declared after the roll, one after the other (Z-210, Z-211); a reroll is made at once (Z-208)."""
    use = await items.use(table, test.seat, way, test.used)
    assert isinstance(use, v.InTest)
    test.plus += use.plus
    test.cancels += use.cancel
    test.calm = test.calm or use.calm
    if way.how:
        reroll(table, test, way.how)
    await effects.carry_out(table, test.seat, use.then)


def follow_encounter(under_way: EncounterUnderWay, test: TestUnderWay) -> None:
    """What was used for the whole encounter counts at once; the scanner makes Merry Wright's a smarts test (Z-469)."""
    if test.step == v.CONFRONTATION and under_way.scanned and THREAT[under_way.token].weakest:
        test.attribute = v.SMARTS
    test.edge = encounters.edge(under_way, test)


def lure(table: ZonaTable, test: TestUnderWay, way: Lure) -> None:
    """Valerian's trophy helps once, and goes back to its slot."""
    test.used.append("bait")
    test.plus += way.plus
    table.used("ability:bait")
    threats.discard_token(table, way.token, TROPHIES[test.seat])
    beat = beats.of(table, "use", test.seat, way.token)
    table.tell("log-lures", "Z-055", beat=beat, seat=SEAT[test.seat], threat=NAME[way.token], plus=way.plus)


def reroll(table: ZonaTable, test: TestUnderWay, faces: str) -> None:
    """Only the faces that show in the end count (Z-201)."""
    dice = faces.split(",")
    for face in dice:
        test.faces.remove(face)
    test.faces += [FACES[face] for face in table.roll(SIDES, len(dice))]
    if table.log is not None:
        table.tell("log-reroll", "Z-208", beat=beats.rolled(table, test), seat=SEAT[test.seat], dice=len(dice))
