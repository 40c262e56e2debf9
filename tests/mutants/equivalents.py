"""The mutants that no test could catch, since the rules are the same with them: each listed with its reason."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

LIST = Path(__file__).parent / "equivalent.toml"


class Equivalent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A slip in a function that changes nothing. `mutant` is its key, as the report prints it."""

    mutant: str
    reason: str


def equivalents(game: str, path: Path) -> dict[str, str]:
    """The reasons, by the keys of the mutants."""
    found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), dict[str, list[Equivalent]])
    listed = found.get(game, [])
    reasons = {one.mutant: one.reason for one in listed if one.reason.strip()}
    if len(reasons) < len(listed):
        raise ValueError(f"{path.name} lists a mutant of {game} twice, or without a reason")
    return reasons
