"""Rules by number: what a game's RULES.md says. What cites them is looked for by `conformance.citations`."""

from __future__ import annotations

import re

import msgspec

# How RULES.md marks our own decisions, which matters to whoever compares it with a rulebook, and not at the table.
RULING = " (ruling)"


class Rule(msgspec.Struct):
    """One numbered rule, with the places (`file:line`) that implement and prove it."""

    number: str
    text: str
    section: str
    code: list[str] = []
    tests: list[str] = []

    @property
    def told(self) -> str:
        """What it says at the table."""
        return self.text.removesuffix(RULING)


def read_rules(text: str, prefix: str) -> dict[str, Rule]:
    """The rules of a RULES.md: table rows or list items that begin with a number."""
    row = re.compile(rf"^[|*\-\s]*({re.escape(prefix)}-\d{{3}})[|*:\s]+(.+?)[\s|]*$")
    rules: dict[str, Rule] = {}
    section = ""
    for line in text.splitlines():
        if line.startswith("#"):
            section = line.lstrip("# ")
        elif match := row.match(line):
            number, rule = match.groups()
            if number in rules:
                raise ValueError(f"{number} stands twice in RULES.md")
            rules[number] = Rule(number, rule.strip(), section)
    return rules
