from __future__ import annotations

import pytest

from fivefires import __version__
from tests.cli.running import Run


@pytest.mark.parametrize(
    "command", ["games", "components", "play", "fuzz", "replay", "upgrade", "rules", "bench", "backup", "tidy",
     "lesson record", "lesson check"]
)  # fmt: skip
def test_every_command_has_help_with_an_example(run: Run, command: str) -> None:
    result = run(*command.split(), "--help")
    assert result.exit_code == 0
    assert f"Example: fivefires {command}" in result.stdout


def test_version(run: Run) -> None:
    assert run("--version").stdout.strip() == __version__
