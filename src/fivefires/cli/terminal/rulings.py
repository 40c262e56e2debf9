"""The text of a rule, for whoever asks why."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any

from fivefires.kernel import Game
from fivefires.kernel.rulebook import Rule, read_rules


def rule_text(game: Game[Any], number: str) -> str | None:
    rule = _rules(game.package, game.rule_prefix).get(number)
    return rule.told if rule is not None else None


@lru_cache(maxsize=4)
def _rules(package: str, prefix: str) -> dict[str, Rule]:
    """The rules of a game; none where its RULES.md is missing or broken, because play must go on."""
    try:
        return read_rules((files(package) / "RULES.md").read_text(encoding="utf-8"), prefix)
    except (OSError, ValueError):
        return {}
