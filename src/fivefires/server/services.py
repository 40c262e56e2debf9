"""What every table shares."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from fivefires.bots.finding import names, plays
from fivefires.kernel import Game
from fivefires.kernel.registry import UnknownGame

from .clocks.clock import Clock
from .config import Config
from .helpers.patience import Patience
from .helpers.pools import Helpers
from .helpers.work import game_named
from .metrics import Times
from .people.hooks import Hooks
from .people.push import Pusher
from .refusals import Refuse
from .storage.store import Store
from .wire import GameInfo


@dataclass
class Services:
    config: Config
    store: Store
    clock: Clock
    patience: Patience
    waking: Patience
    thinkers: Helpers
    chores: Helpers
    uploads: Helpers
    advisers: Helpers
    pusher: Pusher
    hooks: Hooks
    # How long it took until what was asked for counted.
    times: Times = field(default_factory=Times)
    # Games that are not registered, for tests.
    games: dict[str, Game[Any]] = field(default_factory=dict)
    # What the shelf shows, once somebody has looked at it.
    shelf: list[GameInfo] = field(default_factory=list)

    def game(self, id: str) -> Game[Any]:
        """A game that is installed. Clients cannot name a module here, as the command line can."""
        if id in self.games:
            return self.games[id]
        try:
            return game_named(id)
        except UnknownGame:
            raise Refuse("no-game") from None

    @cached_property
    def bots(self) -> tuple[str, ...]:
        return tuple(names())

    @property
    def stand_in(self) -> str:
        """Who plays for the absent: the best that does not need long."""
        return next(name for name in ("fair", "scripted", "greedy", "random") if name in self.bots)

    def known_bot(self, name: str, game: str) -> str:
        """The bot that was named, or the usual one."""
        if name and (name not in self.bots or not plays(name, game)):
            raise Refuse("no-bot")
        return name or self.stand_in

    def write_error(self, name: str, data: bytes) -> Path:
        """Keep what reproduces an error, for the owner of the data directory only."""
        folder = self.config.data / "errors"
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if sum(1 for _ in folder.iterdir()) >= self.config.limits.reports:
            raise OSError(f"there are {self.config.limits.reports} reports in {folder} already")
        path = folder / f"{name}.json"
        number = 1
        while True:
            try:
                handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            except FileExistsError:
                number += 1
                path = folder / f"{name}-{number}.json"
                continue
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            return path
