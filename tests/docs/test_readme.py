"""The README is true: its code runs, its links lead somewhere, and what it types to run the wheel names the wheel."""

from __future__ import annotations

import re
import tomllib

from fivefires import __version__

from .pages import ROOT, broken_links, run_page

README = ROOT / "README.md"
COMMANDS = ROOT / "docs" / "commands.md"


def test_the_code_runs() -> None:
    assert run_page(README) == 2


def test_the_links_lead_somewhere() -> None:
    assert broken_links(README) == []


def test_the_wheel_is_called_as_it_is_built_and_every_extra_is_named() -> None:
    extras = set(tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"])
    for page in (README, COMMANDS):
        text = page.read_text(encoding="utf-8")
        wheels = re.findall(r"fivefires-[^\s'\"`\[]+\.whl", text)
        assert {*wheels} == {f"fivefires-{__version__}-py3-none-any.whl"}
        assert {"uvx --from", "pipx run --spec"} == {*re.findall(r"^(?:uvx|pipx run) --\w+", text, re.MULTILINE)}
        given = {name for names in re.findall(r"\.whl\[([\w,]+)\]", text) for name in names.split(",")}
        assert given <= extras
        assert sorted(name for name in extras if f"`{name}`" not in text) == []
