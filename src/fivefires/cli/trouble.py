"""Trouble: whatever is wrong with what a person typed or handed over, told in one sentence."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperGroup


class Trouble(typer.TyperException):
    """Bad input: one sentence on the error stream, exit code 2, and nothing has changed."""

    exit_code = 2


class Commands(TyperGroup):
    """The commands, with one way to fail: typer's own boxes of advice give way to the sentence inside them."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except typer.TyperException as error:
            complain(error.format_message())
            code = error.exit_code
        except typer.Abort:
            code = 1
        sys.exit(code if isinstance(code, int) else 0)


def complain(text: str) -> None:
    """A sentence on the error stream, on one line however it was put together."""
    print(sentence(text), file=sys.stderr)


def sentence(text: str) -> str:
    """A text as a sentence; a name at its beginning keeps its spelling."""
    text = " ".join(text.split())
    if text.partition(" ")[0].isalpha():
        text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?")) else f"{text}."
