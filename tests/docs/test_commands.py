"""`docs/commands.md` has every command with every option, and what the pages tell a reader to type can be typed."""

from __future__ import annotations

import re
import shlex
from typing import Any

import pytest
from typer.main import get_command

from fivefires.cli import app

from .pages import ROOT

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def commands(group: Any, before: str = "") -> dict[str, Any]:
    """Every command by what is typed for it, those of groups included."""
    found: dict[str, Any] = {}
    for name, command in vars(group)["commands"].items():
        found |= commands(command, f"{before}{name} ") if "commands" in vars(command) else {f"{before}{name}": command}
    return found


COMMANDS = commands(get_command(app))


def section(name: str) -> str:
    page = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    return page.partition(f"\n## {name}\n")[2].partition("\n## ")[0]


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_a_command_is_described_with_all_its_options(name: str) -> None:
    text = section(name)
    assert f"\nfivefires {name}" in text
    options = [option for parameter in COMMANDS[name].params for option in parameter.opts if option.startswith("--")]
    assert [option for option in options if f"{option}`" not in text and f"{option} " not in text] == []


def test_no_option_is_described_that_does_not_exist() -> None:
    for name, command in COMMANDS.items():
        there = {option for parameter in command.params for option in parameter.opts}
        described = set(re.findall(r"--[a-z][a-z-]*", section(name)))
        assert described - there == set(), name


def typed() -> list[str]:
    return [
        line for page in PAGES for line in re.findall(r"^fivefires [a-z].*$", page.read_text("utf-8"), re.MULTILINE)
    ]


@pytest.mark.parametrize("line", sorted(set(typed())))
def test_what_the_pages_type_is_understood(line: str) -> None:
    _, *words = shlex.split(line)
    size = 1 if words[0] in COMMANDS else 2
    name, arguments = " ".join(words[:size]), words[size:]
    assert COMMANDS[name].make_context(name, arguments).info_name == name
