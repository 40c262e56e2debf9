"""Ask the server everything that its own description allows, and a good deal that it does not, with Schemathesis.

`make schema` sends five thousand cases and more to a server on this machine, next to a game that is going on. No answer
may be a failure of the server, and none may have a status, a type or a shape that the description does not name. The
secrets that the cases carry cannot close that game; when all is over, its host plays on.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import math
import os
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import websockets

from fivefires.examples.embers import GAME as EMBERS
from fivefires.kernel import Runner, Setup, files, seed_from
from fivefires.kernel.chains import next_setup
from tests.server.crash import servers
from tests.server.schema_hooks import ABOUT

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
PHASES = "coverage,fuzzing"
PATIENCE = 30.0
# Some operations have nothing to vary, so the others are asked more often.
SPARE = 1.25


@dataclass
class Report:
    """What was asked and answered."""

    cases: int
    wanted: int
    statuses: dict[str, Counter[str]]
    found: int
    text: str
    played_on: bool

    @property
    def failures(self) -> int:
        """How many answers were the server's own failure."""
        return sum(count for of in self.statuses.values() for status, count in of.items() if status.startswith("5"))

    @property
    def met(self) -> bool:
        return not self.found and not self.failures and self.cases >= self.wanted and self.played_on

    def __str__(self) -> str:
        lines = [f"  {name:<45} {dict(sorted(of.items()))}" for name, of in sorted(self.statuses.items())]
        total: Counter[str] = sum(self.statuses.values(), Counter())
        lines.append(f"{self.cases} cases: {dict(sorted(total.items()))}")
        lines.append("the game beside them goes on" if self.played_on else "THE GAME BESIDE THEM DOES NOT GO ON")
        if not self.met:
            lines.append(f"FAILED: {self.failures} failures of the server, Schemathesis ended with {self.found}")
        return "\n".join(lines)


async def ask_everything(
    data: Path, *, cases: int, seed: int = 1, seconds: float = 1200.0, phases: str = PHASES, unnamed: str = ""
) -> Report:
    """Run the cases against a new server. `unnamed` plants a fault: a status that is left out of the description."""
    async with servers(data, "") as starter:
        address, _ = await starter.start()
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE, trust_env=False) as http:
            description = (await http.get("/api/openapi.json")).json()
            _leave_out(description, unnamed)
            (data / "openapi.json").write_text(json.dumps(description))
            made = await _game(http)
            told = data / "told.json"
            about = {
                "url": str(http.base_url),
                "table": made["table"],
                "guest": made["hot_seats"][0]["secret"],
                "looking": [made["hot_seats"][1]["secret"], made["watch"], made["invite"]],
                "file": json.loads(_file()),
                "told": str(told),
            }
            operations = sum(map(len, description["paths"].values()))
            plan = {"phases": phases, "max-examples": math.ceil(cases * SPARE / operations), "seed": seed}
            found, text = await _schemathesis(data, about, plan, seconds)
            sent = json.loads(told.read_text()) if told.exists() else {}
            statuses = {name: Counter(of) for name, of in sent.items()}
            played_on = await _plays_on(http, made)
    return Report(sum(map(Counter.total, statuses.values())), cases, statuses, found, text, played_on)


def _leave_out(description: dict[str, Any], status: str) -> None:
    for operations in description["paths"].values():
        for operation in operations.values():
            operation["responses"].pop(status, None)


async def _game(http: httpx.AsyncClient) -> dict[str, Any]:
    """A game that is going on, with three people. The host's secret stays here; the third one's is for looking."""
    seats = [{"kind": "human", "name": name} for name in ("Ann", "Ben", "Cleo")]
    made = await http.post("/api/tables", json={"game": "embers", "seats": seats, "start": True})
    created: dict[str, Any] = made.raise_for_status().json()
    return created


def _file() -> bytes:
    """A whole game, as somebody would bring it, which another can follow."""
    for seed in itertools.count():
        runner = Runner(EMBERS, Setup(3), seed_from(seed), hashes=True)
        runner.run(lambda _seat, options: options[0])
        result = runner.state.result
        if result is not None and next_setup(EMBERS, runner.setup, result) is not None:
            break
    record = files.record_of(runner)
    record.checkpoint = None  # Its text would change on the way, and with it the sum.
    return files.encode(record)


async def _schemathesis(data: Path, about: dict[str, Any], plan: dict[str, Any], seconds: float) -> tuple[int, str]:
    """Its exit code and what it prints. It is stopped where it takes too long."""
    command = [
        sys.executable, "-m", "schemathesis.cli", "run", str(data / "openapi.json"), "--url", about["url"],
        "--checks", CHECKS, *(text for name, value in plan.items() for text in (f"--{name}", str(value))),
        "--continue-on-failure", "--no-shrink", "--generation-database", "none", "--suppress-health-check", "all",
        "--request-timeout", str(PATIENCE), "--warnings", "off", "--no-color",
    ]  # fmt: skip
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(str(Path(one).absolute()) for one in ["", *sys.path]),
        "SCHEMATHESIS_HOOKS": "tests.server.schema_hooks",
        ABOUT: json.dumps(about),
    }
    process = await asyncio.create_subprocess_exec(
        *command, env=environment, cwd=data, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    try:
        printed, _ = await asyncio.wait_for(process.communicate(), seconds)
    except TimeoutError:
        process.kill()
        await process.wait()
        return 1, f"not done within {seconds:g} seconds"
    return process.returncode or 0, printed.decode(errors="replace")


async def _plays_on(http: httpx.AsyncClient, made: dict[str, Any]) -> bool:
    """Whether whoever is asked in the game can still answer."""
    path, secret = f"/api/tables/{made['table']}", made["secret"]
    info = await http.get(path, headers={"authorization": f"Bearer {secret}"})
    if info.status_code != httpx.codes.OK or info.json()["status"] != "playing":
        return False
    url = f"ws://{http.base_url.host}:{http.base_url.port}{path}/socket"
    async with websockets.connect(url, max_size=None) as socket:
        await socket.send(json.dumps({"hello": {"secret": secret}}))
        sight = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["sight"]["sight"]
        await socket.send(json.dumps({"id": "played-on", "do": "answer", **_answer(sight)}))
        async for frame in socket:
            if "reply" in (read := json.loads(frame)):
                return bool(read["reply"]["ok"]) == (sight.get("question") is not None)
    return False


def _answer(sight: dict[str, Any]) -> dict[str, Any]:
    offers = (sight.get("question") or {}).get("offers") or [{"key": "nobody asks me"}]
    return {"step": sight["step"], "key": offers[0]["key"]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1200.0, help="no longer than that")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(
            ask_everything(Path(folder), cases=options.cases, seed=options.seed, seconds=options.seconds)
        )
    if not report.met:
        print(report.text)
    print(report)
    sys.exit(0 if report.met else 1)


if __name__ == "__main__":
    main()
