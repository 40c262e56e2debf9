"""Set-ups: what is agreed before the box is opened."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`earlier` is the result of a game that this one follows. `laid` names the lesson that lays out its chance.

    A file's bytes are its identity: fields that came later are left out where they are not used.
    """

    players: int
    mode: str = ""
    variants: tuple[str, ...] = ()
    options: dict[str, int | str] = {}
    earlier: dict[str, Any] | None = None
    laid: str | UnsetType = UNSET
