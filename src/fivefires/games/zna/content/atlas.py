"""All maps as text, for a designer to look at: `python -m fivefires.games.zna.content.atlas`."""

from __future__ import annotations

from collections.abc import Iterator

from fivefires.kit.grids import drawn

from . import vocabulary as v
from .maps import plan_of
from .scenarios import SCENARIOS

FOG = {v.Level.NONE: " ", v.Level.MEDIUM: "-", v.Level.HEAVY: "="}
START, EXIT, SITE, DRONE, PIECE = "1EWD*"


def page(scenario: v.Scenario) -> str:
    """One map. Over each tile stand its name and its fog; on it what the scenario puts there."""
    columns = range(max(one.column for one in scenario.tiles) + 1)
    by_place = {(one.column, one.row): one for one in scenario.tiles}
    lines = [f"{scenario.number} {scenario.id} ({scenario.kind}, {'*' * scenario.stars}, clock {scenario.clock})"]
    for number, row in enumerate(_rows(scenario)):
        if number % 4 == 0:
            heads = (by_place.get((column, number // 4)) for column in columns)
            lines.append(" ".join(f"{one.tile:3}{FOG[one.fog]}" if one else " " * 4 for one in heads))
        lines.append(" ".join(row.ljust(4 * len(columns))[4 * column :][:4] for column in columns))
    return "\n".join(line.rstrip() for line in lines)


def _rows(scenario: v.Scenario) -> list[str]:
    plan = plan_of(scenario)
    return drawn(plan, {plan.called(area): letter for area, letter in _marks(scenario)}).split("\n")


def _marks(scenario: v.Scenario) -> Iterator[tuple[str, str]]:
    yield from ((area, START) for area in scenario.starts)
    yield from ((area, EXIT) for area in (*scenario.exit, *scenario.tunnel))
    yield from ((site.area, SITE) for site in scenario.sites)
    yield from ((put.area, PIECE) for put in scenario.pieces)
    if scenario.drone:
        yield scenario.drone, DRONE


def main() -> None:
    for scenario in SCENARIOS:
        print(page(scenario), end="\n\n")


if __name__ == "__main__":
    main()
