"""The description of the interface is the truth: a short run of what `make schema` does, and what it must find."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Running
from tests.server.schema import Report, ask_everything

pytestmark = pytest.mark.anyio


async def test_a_few_hundred_cases_find_nothing(tmp_path: Path) -> None:
    report = await ask_everything(tmp_path, cases=200, seed=3, phases="fuzzing")
    assert report.met, f"{report.text}\n{report}"


async def test_a_status_that_the_description_does_not_name_is_found(tmp_path: Path) -> None:
    report = await ask_everything(tmp_path, cases=50, phases="fuzzing", unnamed="404")
    assert not report.met
    assert "Undocumented status code" in report.text
    assert report.failures == 0


@pytest.mark.parametrize(
    ("status", "cases", "found", "played_on", "met"),
    [
        ("200", 10, 0, True, True),
        ("500", 10, 0, True, False),
        ("503", 10, 0, True, False),
        ("200", 9, 0, True, False),
        ("200", 10, 1, True, False),
        ("200", 10, 0, False, False),
    ],
)
def test_what_counts_as_a_failure(status: str, cases: int, found: int, played_on: bool, met: bool) -> None:
    assert Report(cases, 10, {"GET /": Counter({status: cases})}, found, "", played_on).met == met


async def described(server: Running) -> dict[str, Any]:
    response = await server.http.get("/api/openapi.json")
    found: dict[str, Any] = json.loads(response.content)
    return found


async def test_what_opens_a_table_is_described(server: Running) -> None:
    schema = await described(server)
    [scheme] = schema["components"]["securitySchemes"].values()
    assert (scheme["type"], scheme["scheme"]) == ("http", "bearer")
    for path, operations in schema["paths"].items():
        for operation in operations.values():
            wants_secret = "{table}" in path and path != "/api/tables/{table}/sit"
            assert operation["security"] == ([{"bearer": []}] if wants_secret else []), path


async def test_every_status_is_described(server: Running) -> None:
    """Those that no case can bring about as well, such as another site's."""
    for path, operations in (await described(server))["paths"].items():
        for operation in operations.values():
            assert {"403", "404", "408", "409", "413", "422", "429", "503"} <= set(operation["responses"]), path
            assert not {"400", "500"} & set(operation["responses"]), path
