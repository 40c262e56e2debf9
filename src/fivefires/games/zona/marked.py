"""Tests outside of encounters with the symbol of mutants or anomalies beside their difficulty (Z-217).

Whatever helps in encounters of that kind helps in such a test (Z-424, Z-429): what adds to a test of the encounter,
what averts the damage of a failure, what protects in encounters. Without a token there is nobody to drive off and
nothing to win.
"""

from __future__ import annotations

from collections.abc import Iterator

from fivefires.kernel import Prompt

from . import items, tests
from .content import vocabulary as v
from .content.index import IN_ENCOUNTER
from .questions import GO_ON, Use
from .state import MarkedUnderWay, TestUnderWay, ZonaState, ZonaTable, sources

ASK_LOST = Prompt("ask-lost-marked-test", "Z-217")


async def test(table: ZonaTable, under_way: MarkedUnderWay, attribute: str, difficulty: int) -> bool:
    """Take the test; True where it is passed."""
    table.state.under_way.append(under_way)
    passed = await tests.attribute_test(table, under_way.seat, attribute, difficulty, under_way.kind)
    table.state.under_way.pop()
    return passed


async def avert(table: ZonaTable, under_way: MarkedUnderWay) -> None:
    """The test is lost: use what averts the damage of the failure, or nothing."""
    state, seat = table.state, under_way.seat
    while not under_way.averted and (offers := [*_averting(state, under_way)]):
        answer = await table.ask(seat, ASK_LOST, [*offers, *items.uses_on_turn(state, seat), GO_ON])
        if not isinstance(answer, Use):
            break
        if answer in offers:
            await items.use(table, seat, answer, under_way.used)
            under_way.averted = True
        else:
            await items.use_on_turn(table, seat, answer)


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
