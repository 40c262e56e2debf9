"""What a server is told before it starts, and the limits that it keeps."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from .clocks.steady import boot, steady

PAGE = Path(__file__).parent / "page"
# The push services of the usual browsers.
PUSH_HOSTS = ("fcm.googleapis.com", "push.services.mozilla.com", "notify.windows.com", "push.apple.com")
# Where the usual services take calls about turns.
HOOK_HOSTS = ("discord.com", "discordapp.com", "hooks.slack.com", "ntfy.sh")


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    per_second: float
    burst: int


@dataclass(frozen=True)
class Limits:
    """What one frame, body, address, seat or table may take. Sizes are in bytes."""

    frame: int = 16 * 1024
    body: int = 64 * 1024
    upload: int = 2 * 1024 * 1024
    depth: int = 8
    upload_depth: int = 32
    upload_steps: int = 20_000
    upload_seconds: float = 20.0
    # Whoever takes longer to send a body is not listened to any more.
    body_seconds: float = 30.0
    inbox: int = 256
    outlet: int = 256
    chat: int = 500
    chat_kept: int = 200
    hello_seconds: float = 10.0
    mine: int = 200
    reel: int = 60
    # So much may wait for a process beside the server, and so many replays of one address be under way.
    replays_waiting: int = 32
    replays_each: int = 8
    uploads_waiting: int = 4
    thoughts_waiting: int = 200
    # So many browsers may be notified for one seat.
    browsers: int = 10
    # So many sockets are let in at once, and one that takes longer keeps no other waiting.
    turns: int = 32
    turn_seconds: float = 0.5
    sockets_per_address: int = 200
    sockets_per_table: int = 100
    # Those who watch fill a table; those who play always have these.
    sockets_per_seat: int = 10
    uploads_per_address: int = 4
    # A game with more steps could not be brought from a file any more, and a table with more lines of chat is no talk.
    steps: int = 20_000
    chat_lines: int = 10_000
    # So many tables may play one deal.
    deal_plays: int = 100
    # So many reports of failed rules are kept.
    reports: int = 500
    requests: Rate = Rate(50, 300)
    tables: Rate = Rate(0.5, 30)
    chores: Rate = Rate(10, 60)
    commands: Rate = Rate(20, 60)
    # Of each seat; thinking costs more than answering.
    advice: Rate = Rate(0.2, 8)
    advice_waiting: int = 16
    # Of an address: tables that it has listed, and seats that it takes at listed tables.
    listings: Rate = Rate(1 / 600, 3)
    sitting: Rate = Rate(1 / 60, 5)
    # Of each seat and of an address, trying what is called; somebody else has to take it.
    hooks: Rate = Rate(0.05, 5)


@dataclass(frozen=True)
class Config:
    """Everything that differs between two servers. Clocks and tokens are given so that tests can fix them.

    `clock` is the one on the wall; `steady` is the one that nobody sets, since the machine was booted as `boot`.
    """

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    database_url: str = ""
    # Where metrics are told, such as 127.0.0.1:9464; nowhere if that is empty.
    metrics: str = ""
    page: Path = PAGE
    limits: Limits = field(default_factory=Limits)
    clock: Callable[[], float] = time.time
    steady: Callable[[], float] = steady
    boot: str = field(default_factory=boot)
    tokens: Callable[[int], bytes] = secrets.token_bytes
    # A step of the rules that comes to no question in so many seconds is an error.
    patience: float = 5.0
    # How long a reaction window stands, whoever could react: among people, and where one of them plays with bots.
    reaction_seconds: float = 5.0
    reaction_seconds_alone: float = 1.5
    # How long a question with a default waits for whoever says nothing, where others wait and no deadline is agreed.
    silence_seconds: float = 60.0
    # What waits so long for a thread or a process is refused as busy.
    wait_seconds: float = 30.0
    # Waking replays a game, which may take longer than a step of it.
    wake_seconds: float = 60.0
    # How long the other seats of a lesson wait before they answer.
    lesson_seconds: float = 0.7
    # How long a standing answer takes, between these two: about as long as somebody takes who is there.
    standing_seconds: tuple[float, float] = (2.0, 6.0)
    # How long a bot takes for a move at least where somebody watches, so that its moves can be followed; 0 is at once.
    bot_seconds: float = 0.9
    think_seconds: float = 10.0
    # How long and how hard the rivals of an expert's answer are thought through, when somebody asks for advice.
    advice_seconds: float = 4.0
    advice_budget: int = 48
    think_budget: int = 32
    thinkers: int = max(1, min(4, os.cpu_count() or 1))
    # Whether the processes beside the server start with it, or when they are first needed.
    warm: bool = True
    # A table that nobody looks at is put to sleep after so many seconds.
    idle_seconds: float = 600.0
    tick_seconds: float = 15.0
    # For so long a table is waited for that another process has.
    hand_over_seconds: float = 10.0
    # Notifications go to these hosts and to no other, whatever a browser says; a host may have a port, or `:*` for any.
    # Plain HTTP is for loopback alone.
    push_hosts: tuple[str, ...] = PUSH_HOSTS
    # The same for the addresses that owners of seats name. What is asked within so many seconds is one call.
    hook_hosts: tuple[str, ...] = HOOK_HOSTS
    hook_seconds: float = 15.0
    # Whether hosts may have their tables listed for anybody who comes to the page.
    lists: bool = False

    @property
    def store_url(self) -> str:
        """Where the games are kept: the file in the data directory unless another database is named."""
        if not self.database_url:
            return f"sqlite:///{self.data / 'fivefires.sqlite'}"
        scheme, separator, rest = self.database_url.partition("://")
        drivers = {"postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg", "sqlite+aiosqlite": "sqlite"}
        return f"{drivers.get(scheme, scheme)}{separator}{rest}"
