"""What runs beside the server, in processes of its own: bots that think, records that are played again.

These functions get and give plain data. A table's record holds every secret, so nothing of it is passed on but what
`seeing` makes for one seat, and a bot's choice.
"""

from __future__ import annotations

import os
import random
from contextlib import suppress
from functools import cache
from typing import Any

import msgspec

from fivefires import workers
from fivefires.alarm import at_most
from fivefires.bots.advice import Counsel, expert_counsel, rivals
from fivefires.bots.finding import UnknownBot, names, registered_bot
from fivefires.kernel import Game, Pass, files, key_of, let_choose
from fivefires.kernel.failures import told
from fivefires.kernel.registry import all_games, registered

# An id comes from requests, files and rows, so it names an installed game and never a module. Looking one up reads
# every installed package, which is nothing to do for each thought.
game_named = cache(registered)


def begin() -> None:
    """In a new process: let people's moves go first, and let the server decide when to stop."""
    workers.begin()
    if hasattr(os, "nice"):
        os.nice(10)


def warm_up() -> None:
    """Import what replays and bots need, before anybody waits for it."""
    from . import reels  # noqa: F401

    all_games()
    for name in names():
        with suppress(UnknownBot):
            registered_bot(name)


class Thought(msgspec.Struct):
    """What a bot is to think about: the game's record, its seat, and how hard it may think."""

    game: str
    record: bytes
    seat: int
    bot: str
    seed: int
    budget: int
    seconds: float


def think(thought: Thought) -> tuple[str, str]:
    """The key of the bot's choice, and what went wrong. A bot that fails or dawdles passes, or chooses at random."""
    game = game_named(thought.game)
    record = msgspec.json.decode(thought.record, type=files.Record)
    runner = files.load(record, game)
    try:
        with at_most(thought.seconds):
            option = let_choose(registered_bot(thought.bot)(thought.seed), runner, thought.seat, thought.budget)
        key, trouble = key_of(option), ""
    except Exception as error:  # A bot is somebody else's program.
        key, trouble = "", told(error)
    if trouble:
        options = runner.options(thought.seat)
        key = key_of(Pass.PASS if Pass.PASS in options else random.Random(thought.seed).choice(options))
    return key, trouble


def advise(thought: Thought) -> Counsel:
    """What the expert says, and what its rivals are worth, if that is found out in time."""
    runner = files.load(msgspec.json.decode(thought.record, type=files.Record), game_named(thought.game))
    counsel = expert_counsel(runner, thought.seat)
    try:
        with at_most(thought.seconds):
            return msgspec.structs.replace(counsel, rivals=rivals(runner, thought.seat, thought.budget))
    except Exception:  # An expert's word without figures is still advice.
        return counsel


def game_of(record: files.Record) -> Game[Any]:
    return game_named(record.game)


def load_record(data: bytes) -> files.Record:
    """A record that the server itself has written."""
    return msgspec.json.decode(data, type=files.Record)
