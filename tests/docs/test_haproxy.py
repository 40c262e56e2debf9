"""The proxy's configuration in the documentation fits the server that it stands before."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

from fivefires.server.app import make_litestar
from fivefires.server.config import Config
from tests.server.cluster import CONFIGURATION, NAMES, haproxy

TEXT = CONFIGURATION.read_text()
LINES = [line.strip() for line in TEXT.splitlines() if not line.strip().startswith("#")]
PLACES = {
    "FIVEFIRES_BIND": "127.0.0.1:8100",
    **{f"FIVEFIRES_{name}": f"127.0.0.1:81{n:02}" for n, name in enumerate(NAMES)},
}


def checked(program: str, text: str, folder: Path) -> subprocess.CompletedProcess[str]:
    file = folder / "haproxy.cfg"
    file.write_text(text)
    return subprocess.run(
        [program, "-c", "-f", str(file)], env={**os.environ, **PLACES}, capture_output=True, text=True, check=False
    )  # fmt: skip


def test_haproxy_takes_the_configuration_and_warns_of_nothing(tmp_path: Path) -> None:
    program = haproxy()
    if program is None:
        pytest.skip("there is no haproxy here, and none may be installed")
    done = checked(program, TEXT, tmp_path)
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stderr, done.stderr
    assert checked(program, TEXT.replace("balance uri", "balance table"), tmp_path).returncode != 0


def test_all_that_is_about_one_table_goes_to_one_process(tmp_path: Path) -> None:
    """The proxy hashes as many parts of a path as lead to a table's id, and every path about a table has it there."""
    [depth] = [int(found) for line in LINES for found in re.findall(r"^balance uri depth (\d+)$", line)]
    paths = [route.path for route in make_litestar(Config(tmp_path)).routes]
    about = [path.strip("/").split("/") for path in paths if "{table" in path]
    assert about
    assert {parts.index(next(part for part in parts if part.startswith("{table"))) + 1 for parts in about} == {depth}
    assert "hash-type consistent" in LINES


def test_the_proxy_asks_a_path_that_the_server_has(tmp_path: Path) -> None:
    [path] = [found for line in LINES for found in re.findall(r"^http-check send meth GET uri (\S+)", line)]
    assert path in {route.path for route in make_litestar(Config(tmp_path)).routes}


def test_a_quiet_socket_outlasts_the_time_between_two_signs_of_life() -> None:
    [tunnel] = [int(found) for line in LINES for found in re.findall(r"^timeout tunnel (\d+)s$", line)]
    page = (Path(__file__).parents[2] / "web/src/lib/api/socket.ts").read_text()
    [sign] = [int(found.replace("_", "")) for found in re.findall(r"PING\w* = ([\d_]+)", page)]
    assert tunnel * 1000 >= 3 * sign
