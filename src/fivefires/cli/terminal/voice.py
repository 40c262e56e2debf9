"""The voice of the terminal: a screen, and the words in which it speaks."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from fivefires.cli.trouble import Trouble, sentence
from fivefires.cli.words import Words
from fivefires.kernel.text import Argument


class Voice:
    """Says things by the id of their message."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words

    def say(self, id: str, style: str = "", /, **args: Argument) -> None:
        self.console.print(Text(self.words(id, **args), style))

    def label(self, id: str, text: str) -> None:
        """A name or number behind what it is, on one line so that it can be copied."""
        self.console.print(Text.assemble((f"{self.words(id)} ", "dim"), text), soft_wrap=True)

    def explain(self, error: Exception) -> None:
        """What went wrong, in the words of whoever found it."""
        text = sentence(str(error)) if isinstance(error, Trouble) else str(error)
        self.console.print(Text(f"  {text}"))
