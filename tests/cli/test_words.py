"""Every text that the terminal asks for is in its catalogue, and every text there is asked for."""

from __future__ import annotations

import re
from pathlib import Path

import fivefires.cli
from fivefires.cli.words import Words
from fivefires.examples.embers import GAME as EMBERS
from fivefires.kernel import message

SOURCE = Path(fivefires.cli.__file__).parent


def asked_for() -> set[str]:
    """The ids in the code; `terminal-key-` is completed by the name of a key."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    ids = set(re.findall(r"[\"'](terminal-[a-z-]*[a-z])[\"']", code))
    return ids | {f"terminal-key-{key}" for key in ("log", "rule", "save", "quit")}


def test_no_text_is_missing_or_idle() -> None:
    there = set(re.findall(r"^(terminal-[a-z-]+) =", (SOURCE / "text" / "en.ftl").read_text(encoding="utf-8"), re.M))
    assert asked_for() == there


def test_a_text_that_cannot_be_formatted_is_shown_by_its_id() -> None:
    words = Words(EMBERS.package)
    assert words("terminal-curtain") == "[terminal-curtain]"
    assert words("no-such-text") == "[no-such-text]"
    assert words.say(message("option-feed", card=message("twig"))) == "Feed the twig"
