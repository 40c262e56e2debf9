"""What Schemathesis is told about the server: which tables there are, and which secrets open them.

Left to itself it would guess ids and secrets, and get nothing but "there is no such table". Most cases are therefore
led to a table: to the game that is going on, with secrets that cannot end it, or to one of their own, with the host's.
"""

from __future__ import annotations

import atexit
import json
import os
import random
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import msgspec
import requests
import schemathesis

from fivefires.kernel import files
from tests.server.push_service import Subscriber

ABOUT = "FIVEFIRES_SCHEMA"
# So many cases are led to a table of their own before it is replaced by a new one.
USES = 12
ODD: list[Any] = [None, "", 0, -1, 1, 99, 1 << 70, [], {}, "x:y", [[]], {"x": 1}, "\u0000"]
ENDPOINTS = [*(f"http://127.0.0.1:9/{number}" for number in range(20)), "https://[", "http://127.0.0.1:99999/x"]
LENGTHS = [10, 100, 300, 500, 1900]
PLAIN: dict[str, list[Any]] = {
    "game": ["pig", "long_night"],
    "locale": ["en"],
    "file": ["theme.css"],
    "seat": [0, 1, 2],
}


class Told:
    """Everything that was answered, by operation and status."""

    def __init__(self, path: str) -> None:
        self.path = Path(path)
        self.statuses: dict[str, Counter[str]] = defaultdict(Counter)

    def write(self) -> None:
        self.path.write_text(json.dumps(self.statuses))


class Guide:
    """Leads a case to a table. Every choice is drawn from one stream, so that the same seed gives the same cases."""

    def __init__(self, about: dict[str, Any]) -> None:
        self._about = about
        self._chance = random.Random(7)
        self._http = requests.Session()
        self._http.trust_env = False
        self._own: dict[str, tuple[int, str, str]] = {}

    def lead(self, case: Any) -> None:
        places = case.path_parameters or {}
        for name, values in PLAIN.items():
            if name in places and self._chance.random() < 0.7:
                places[name] = self._chance.choice(values)
        if "table" in places and self._chance.random() < 0.9:
            places["table"], token = self._table(case.method)
            if token:
                case.headers = {**(case.headers or {}), "Authorization": f"Bearer {token}"}
        self._lead_body(case)

    def _lead_body(self, case: Any) -> None:
        where, body = (case.operation.method, case.operation.path), case.body
        if where == ("post", "/api/uploads") and self._chance.random() < 0.3:
            case.body = self._file()
        elif where == ("post", "/api/tables") and isinstance(body, dict) and self._chance.random() < 0.5:
            case.body = {**body, "game": "pig", "seats": [{"kind": "human"}, {"kind": "open"}]}
        elif where == ("post", "/api/qr") and self._chance.random() < 0.5:
            case.body = {"text": f"{self._about['url']}/{self._chance.choice('t李') * self._chance.choice(LENGTHS)}"}
        elif where[1].endswith("/on") and self._chance.random() < 0.5:
            case.body = {"seats": self._chance.choice([None, [{"stays": 0}, {"kind": "bot"}, {"stays": 2}]])}
        elif where[1].endswith("/push") and self._chance.random() < 0.5:
            case.body = Subscriber().subscription(self._chance.choice(ENDPOINTS))
        elif where == ("post", "/api/mine") and self._chance.random() < 0.5:
            case.body = [dict(zip(("table", "secret"), self._table("GET"), strict=True)) for _ in range(3)]

    def _file(self) -> dict[str, Any]:
        """A file that is one, or that was changed at one place and still has the right sum."""
        file: dict[str, Any] = json.loads(json.dumps(self._about["file"]))
        if self._chance.random() < 0.7:
            if self._chance.random() < 0.5:
                del file["history"][self._chance.randrange(len(file["history"])) :]
            inside = self._chance.choice([file, file["setup"]])
            inside[self._chance.choice(list(inside))] = self._chance.choice(ODD)
        try:
            return dict(json.loads(files.encode(msgspec.convert(file, files.Record))))
        except msgspec.ValidationError:
            return file

    def _table(self, method: str) -> tuple[str, str]:
        """The game that is going on, or a table of one's own in some state; and a token, or none that fits.

        A guest may leave the game, or make the secret void. Then there is still one to look with.
        """
        if self._chance.random() < 0.5:
            own = self._about["looking"] if method == "GET" else [self._about["guest"]]
            return self._about["table"], self._chance.choice([*own, self._about["guest"], "", "x" * 43, "ä"])
        return self._own_table(self._chance.choice(["lobby", "playing", "file"]))

    def _own_table(self, kind: str) -> tuple[str, str]:
        used, table, token = self._own.get(kind, (USES, "", ""))
        if used >= USES:
            created = self._made(kind)
            used, table = 0, created["table"]
            token = self._chance.choice([created["secret"], created["secret"], created["invite"]])
        self._own[kind] = (used + 1, table, token)
        return table, token

    def _made(self, kind: str) -> dict[str, Any]:
        url = self._about["url"]
        if kind == "file":
            made = self._http.post(f"{url}/api/uploads", json=self._about["file"], timeout=60)
        else:
            second = {"kind": "human"} if kind == "playing" else {"kind": "open"}
            wish: dict[str, Any] = {"game": "pig", "seats": [{"kind": "human"}, second], "start": kind == "playing"}
            made = self._http.post(f"{url}/api/tables", json=wish, timeout=60)
        made.raise_for_status()
        created: dict[str, Any] = made.json()
        return created


if about := os.environ.get(ABOUT):
    given = json.loads(about)
    told, guide = Told(given["told"]), Guide(given)
    atexit.register(told.write)

    @schemathesis.hook
    def before_call(_context: Any, case: Any, _kwargs: Any) -> None:
        guide.lead(case)

    @schemathesis.hook
    def after_call(_context: Any, case: Any, response: Any) -> None:
        told.statuses[f"{case.operation.method.upper()} {case.operation.path}"][str(response.status_code)] += 1
