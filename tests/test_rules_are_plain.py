"""The rules of all games are plain, and what is not plain is found."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from fivefires.conformance.plain import faults

SOURCE = Path(__file__).parent.parent / "src" / "fivefires"
FOLDERS = [SOURCE / "examples", SOURCE / "games", SOURCE / "kit"]

# --- the rules that there are ---------------------------------------------------------------------------------

MODULES = sorted(path for folder in FOLDERS if folder.is_dir() for path in folder.rglob("*.py"))


def test_there_are_rules_to_look_at() -> None:
    assert any(path.parent.name == "embers" for path in MODULES)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_the_rules_are_plain(path: Path) -> None:
    assert faults(path.read_text(encoding="utf-8")) == []


# --- the check itself can fail ----------------------------------------------------------------------------------


def within_a_rule(lines: str) -> str:
    body = dedent(lines).strip().replace("\n", "\n    ")
    return f"async def rule(table, seats):\n    {body}\n"


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        ("try:\n    await ask()\nfinally:\n    done()", "line 2: finally around an await"),
        ("try:\n    go()\nfinally:\n    await ask()", "line 2: finally around an await"),
        ("try:\n    go()\nexcept KeyError:\n    await ask()\nfinally:\n    done()", "line 2: finally around an await"),
        ("try:\n    if (await ask()):\n        go()\nfinally:\n    done()", "line 2: finally around an await"),
        ("try:\n    await ask()\nexcept:\n    pass", "line 4: broad except around an await"),
        ("try:\n    await ask()\nexcept Exception:\n    pass", "line 4: broad except around an await"),
        ("try:\n    await ask()\nexcept BaseException:\n    pass", "line 4: broad except around an await"),
        ("try:\n    await ask()\nexcept (KeyError, Exception):\n    pass", "line 4: broad except around an await"),
        ("try:\n    await ask()\nexcept kernel.Finished:\n    pass", "line 4: broad except around an await"),
        ("try:\n    await ask()\nexcept GeneratorExit:\n    pass", "line 4: broad except around an await"),
        ("with turn():\n    await ask()", "line 2: with around an await"),
        ("with turn():\n    for seat in seats:\n        await ask()", "line 2: with around an await"),
        ("async with turn():\n    go()", "line 2: with around an await"),
        ("for seat in {1, 2}:\n    go()", "line 2: depends on the order of a set"),
        ("for seat in set(seats):\n    go()", "line 2: depends on the order of a set"),
        ("return {seat: 1 for seat in {1, 2}}", "line 2: depends on the order of a set"),
        ("return sorted((seat for seat in {1, 2}), key=worth)", "line 2: depends on the order of a set"),
        ("[seat for seat in {one for one in seats}]", "line 2: depends on the order of a set"),
        ("hurt = set()\nfor seat in hurt:\n    go()", "line 3: depends on the order of a set"),
        ("hurt: set[int] = make()\nlist(hurt)", "line 3: depends on the order of a set"),
        ("hurt = set(seats) - {1}\nreturn [*hurt]", "line 3: depends on the order of a set"),
        ("return ', '.join({'a', 'b'})", "line 2: depends on the order of a set"),
        ("return max({1, 2}, key=worth)", "line 2: depends on the order of a set"),
        ("hurt = {1, 2}\nreturn hurt.pop()", "line 3: depends on the order of a set"),
        ("for name in one.keys() & other.keys():\n    go()", "line 2: depends on the order of a set"),
        ("import random", "line 2: imports random"),
        ("from time import time", "line 2: imports time"),
        ("import asyncio.events", "line 2: imports asyncio.events"),
        ("return hash(seats)", "line 2: calls hash()"),
        ("return sorted(seats, key=lambda seat: id(seat))", "line 2: calls id()"),
    ],
)
def test_a_fault_is_found(lines: str, fault: str) -> None:
    assert faults(within_a_rule(lines)) == [fault]


@pytest.mark.parametrize(
    "lines",
    [
        "try:\n    go()\nfinally:\n    done()\nawait ask()",
        "try:\n    cost = prices[await ask()]\nexcept KeyError:\n    cost = 0",
        "with suppress(KeyError):\n    go()\nawait ask()",
        "try:\n    go()\nexcept Exception:\n    await ask()",
        "hurt = {1, 2}\nfor seat in sorted(hurt):\n    await ask(seat)",
        "return len({1, 2}) + max({1, 2}) if 3 in {1, 2} else sum(set(seats))",
        "hurt = {1, 2}\nreturn frozenset(seat for seat in hurt if seat > 1)",
        "hurt = {1, 2}\nreturn sorted([seat + 1 for seat in hurt])",
        "hurt = {1, 2}\nreturn {seat + 1 for seat in hurt}",
        "for name in prices.keys():\n    go()",
        "for seat, name in {1: 'a'}.items():\n    go()",
        "seats.pop()\nreturn [*seats]",
        "from .time import turn",
        "try:\n    later = lambda: ask()\nfinally:\n    done()",
    ],
)
def test_what_is_plain_passes(lines: str) -> None:
    assert faults(within_a_rule(lines)) == []


def test_a_wait_in_an_inner_function_is_not_inside_the_with_around_it() -> None:
    source = """
    def build():
        with turn():
            async def inner():
                await ask()
            return inner
    """
    assert faults(dedent(source)) == []
