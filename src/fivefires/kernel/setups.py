"""Set-ups: what is agreed before the box is opened."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`earlier` is the result of a game that this one follows. `laid` names the lesson that lays out its chance.
    `branched` says that a game was played on from a step of another one: so many entries of its record are that one's,
    and the re-deal behind them and all chance since are its own.

    A file's bytes are its identity: fields that came later are left out where they are not used.
    """

    players: int
    mode: str = ""
    variants: tuple[str, ...] = ()
    options: dict[str, int | str] = {}
    earlier: dict[str, Any] | None = None
    laid: str | UnsetType = UNSET
    branched: int | UnsetType = UNSET

    @property
    def named(self) -> str:
        """What is agreed, for whoever reads of a game in a terminal: `3 players, race, voice=first-seat`."""
        options = [f"{name}={value}" for name, value in self.options.items()]
        return ", ".join(filter(None, [f"{self.players} players", self.mode, *self.variants, *options]))

    @property
    def counts(self) -> bool:
        """Whether a game may be a link of a chain and count in a rating: not where chance or its start was chosen."""
        return self.laid is UNSET and self.branched is UNSET
