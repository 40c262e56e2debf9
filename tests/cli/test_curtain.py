"""People at one screen: nobody sees another's secrets, and where the screen goes betrays nothing."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from fivefires.cli.terminal.keeping import Left
from fivefires.cli.terminal.saving import SaveFile
from fivefires.cli.terminal.session import Session
from fivefires.cli.terminal.voice import Voice
from fivefires.cli.words import Words
from fivefires.examples.embers import GAME as EMBERS
from fivefires.examples.pig import GAME as PIG
from fivefires.kernel import Game, Runner, key_of, seed_from
from tests.cli.toy import GAME as TOY


class Screen:
    """Plays a game with people only, always passing, and keeps what stood on the screen at each prompt."""

    def __init__(self, game: Game[Any], players: int, seed: int, acts: list[str], *, terminal: bool = False) -> None:
        self.runner = Runner(game, game.default_setup(players), seed_from(seed), hashes=True)
        self.out = io.StringIO()
        self.prompts: list[tuple[str, str]] = []
        self._acts = acts
        console = Console(file=self.out, width=120, force_terminal=terminal, highlight=False, markup=False)
        save = SaveFile(Path(f"{game.id}-{seed}.json"))
        session = Session(self.runner, {}, save, Voice(console, Words(game.package)), self.read)
        with pytest.raises(Left):
            session.play()

    def read(self, prompt: str) -> str:
        self.prompts.append((prompt, self.out.getvalue()))
        self.out.truncate(0)
        self.out.seek(0)
        if ">" not in prompt:
            return ""
        keys = [key_of(option) for option in self.runner.options(self.runner.asked()[0])]
        if "pass" in keys:
            return str(keys.index("pass") + 1)
        return self._acts.pop(0) if self._acts else "q"

    def shown_to(self) -> list[str]:
        """Who got the screen, in order."""
        found = (re.match(r"Pass the screen to (Player \d)", prompt) for prompt, _ in self.prompts)
        return [match[1] for match in found if match]


def test_the_screen_goes_to_everybody_who_could_react() -> None:
    """Player 1 feeds the fire; the others may hold a bucket or not, and the screen goes to both of them."""
    holders = set()
    for seed in range(12):
        screen = Screen(EMBERS, 3, seed, ["1"])
        hands = screen.runner.state.piles
        holders.add(sum(any(card.startswith("bucket") for card in hands[f"hand.{seat}"]) for seat in (1, 2)))
        assert screen.shown_to() == ["Player 1", "Player 2", "Player 3", "Player 2"]
    assert len(holders) > 1


def test_a_screen_shows_no_hand_but_its_own() -> None:
    screen = Screen(EMBERS, 3, 5, ["1", "1", "1", "1", "1", "1"])
    owners = [(prompt[:8], shown) for prompt, shown in screen.prompts if prompt.startswith("Player")]
    assert {owner for owner, _ in owners} == {"Player 1", "Player 2", "Player 3"}
    for owner, shown in owners:
        assert shown.count("(you)") == 1
        assert f"{owner} (you)" in shown
        assert shown.count("a hidden role") == 2


def test_nothing_is_left_on_the_screen_behind_the_curtain() -> None:
    screen = Screen(EMBERS, 3, 5, ["1"], terminal=True)
    curtains = [shown for prompt, shown in screen.prompts if prompt.startswith("Pass")]
    assert len(curtains) > 2
    for shown in curtains[1:]:
        assert "\x1b[2J" in shown
        assert shown.endswith("\x1b[3J")


def test_an_open_game_needs_no_curtain() -> None:
    assert Screen(PIG, 2, 1, ["2", "2", "2"]).shown_to() == []


def test_a_line_for_one_seat_closes_the_curtain() -> None:
    """Toy is open until somebody gets a log line of their own."""
    screen = Screen(TOY, 2, 1, ["3", "3", "4", "3"])
    assert screen.shown_to() == ["Player 2"]
    assert "Only you can read this." not in screen.prompts[-1][1]


def test_everybody_votes_behind_the_curtain() -> None:
    screen = Screen(EMBERS, 3, 5, ["1", "1", "1", "1", "1", "1"])
    votes = [number for number, (_, shown) in enumerate(screen.prompts) if "Who is the wolf?" in shown]
    assert len(votes) == 3
    for number in votes:
        assert "Nobody sees another's choice" in screen.prompts[number][1]
