"""Tests outside of encounters with the symbol of mutants or anomalies beside their difficulty (Z-217).

Whatever helps in encounters of that kind helps in such a test (Z-424, Z-429): what adds to a test of the encounter,
what averts the damage of a failure, what protects in encounters. Without a token there is nobody to drive off and
nothing to win.
"""

from __future__ import annotations

from collections.abc import Iterator

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import IN_ENCOUNTER, USES
from fivefires.games.zona.state import MarkedUnderWay, TestUnderWay, ZonaState, ZonaTable, sources
from fivefires.kernel import Prompt
from fivefires.kit.underway import during
from fivefires.kit.ways import until_done

from . import attributes, items
from .questions import GO_ON, Use

ASK_LOST = Prompt("ask-lost-marked-test", "Z-217")


async def test(table: ZonaTable, under_way: MarkedUnderWay, attribute: str, difficulty: int) -> bool:
    """Take the test; True where it is passed."""
    taking = attributes.attribute_test(table, under_way.seat, attribute, difficulty, under_way.kind)
    return await during(table.state.under_way, under_way, taking)


async def avert(table: ZonaTable, under_way: MarkedUnderWay) -> None:
    """The test is lost: use what averts the damage of the failure, or nothing."""
    state, seat = table.state, under_way.seat

    def ways() -> list[Use]:
        offers = [] if under_way.averted else [*_averting(state, under_way)]
        return offers + items.uses_on_turn(state, seat) if offers else []

    async def take(way: Use) -> None:
        if isinstance(USES[way.source][way.number], v.InEncounter):
            await items.use(table, seat, way, under_way.used)
            under_way.averted = True
        else:
            await items.use_on_turn(table, seat, way)

    await until_done(table, seat, ASK_LOST, ways, take, GO_ON)


def _averting(state: ZonaState, under_way: MarkedUnderWay) -> Iterator[Use]:
    """What averts the damage of a failed test in such an encounter (Z-457)."""
    for source in sources(state, under_way.seat, IN_ENCOUNTER):
        for number, use in IN_ENCOUNTER[source]:
            if use.only in (None, under_way.kind) and any(isinstance(effect, v.Avert) for effect in use.do):
                for way in items.ways_of_using(state, under_way.seat, source, under_way.used):
                    yield Use(source, number, *way)


def averted(state: ZonaState) -> bool:
    """Whether damage is that of a failure that was averted; what an item does meanwhile is not."""
    innermost = state.under_way[-1] if state.under_way else None
    return isinstance(innermost, MarkedUnderWay) and innermost.averted


def uses(state: ZonaState, test: TestUnderWay, aids: list[str]) -> list[Use]:
    """What adds to a test of such an encounter, once in this one."""
    return [
        Use(source, number, *way)
        for source in aids
        for number, use in IN_ENCOUNTER.get(source, ())
        if use.only in (None, test.mark) and plus(use, test.attribute)
        for way in items.ways_of_using(state, test.seat, source, test.used)
    ]


def plus(use: v.InEncounter, attribute: str) -> int:
    """How much it adds to a test of this attribute."""
    return sum(effect.plus for effect in use.do if isinstance(effect, v.Edge) and attribute in effect.of)
