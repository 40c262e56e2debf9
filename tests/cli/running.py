"""The command line as a person uses it."""

from __future__ import annotations

from collections.abc import Callable

from typer.testing import CliRunner, Result

from fivefires.cli import app

Run = Callable[..., Result]


def run_command(*args: object, typed: str = "") -> Result:
    """Run a command with something typed into it. An exception that is not an exit is raised here."""
    return CliRunner().invoke(app, [str(arg) for arg in args], input=typed, catch_exceptions=False)
