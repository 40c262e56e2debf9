from __future__ import annotations

import pytest

from fivefires import __version__
from tests.cli.running import Run


@pytest.mark.parametrize(
    "command", ["games", "components", "play", "fuzz", "replay", "upgrade", "rules", "bench"]
)  # fmt: skip
def test_every_command_has_help_with_an_example(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"Example: fivefires {command}" in result.stdout


@pytest.mark.parametrize("command", ["", "play", "play pig", "play --port 80 --no-browser --data x"])
def test_without_a_page_the_command_says_what_there_is(run: Run, command: str) -> None:
    result = run(*command.split())
    assert result.exit_code == 0
    assert len(result.stdout.splitlines()) == 1
    assert "--terminal" in result.stdout
    assert "embers" in result.stdout
    assert "pig" in result.stdout


def test_version(run: Run) -> None:
    assert run("--version").stdout.strip() == __version__
