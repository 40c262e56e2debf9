"""What a browser is told: every frame of its sockets, every answer to its requests."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from playwright.sync_api import Page, Response, WebSocket


class Traffic:
    """Records one person's browser. Texts, rules and art are the same for everybody and left out."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.addresses: list[str] = []
        self._responses: list[Response] = []
        page.on("websocket", self._socket)
        page.on("request", lambda request: self.addresses.append(request.url))
        page.on("requestfinished", lambda request: self._finished(request.response()))

    def _socket(self, socket: WebSocket) -> None:
        self.addresses.append(socket.url)
        socket.on("framereceived", lambda data: self.frames.append(str(data)))

    def _finished(self, response: Response | None) -> None:
        if response is not None and "/api/tables" in response.url:
            self._responses.append(response)

    def received(self) -> list[str]:
        """Everything, as text."""
        return [*self.frames, *(response.text() for response in self._responses)]

    def sights(self) -> list[dict[str, Any]]:
        return list(sights(self.received()))


def sights(texts: Iterable[str]) -> Iterator[dict[str, Any]]:
    for text in texts:
        found = json.loads(text)
        envelope = found.get("sight", found) if isinstance(found, dict) else {}
        if envelope.get("sight"):
            yield envelope["sight"]


def rows(sight: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """Every row on the table, by its id."""
    scene = sight["scene"]
    found = [*scene.get("rows", []), *(row for mat in scene.get("mats", []) for row in mat.get("rows", []))]
    return {row["id"]: row.get("things", []) for row in found}


def seen_in(sight: dict[str, Any], row: str) -> set[str]:
    """The ids of what lies face up there, for whoever this sight belongs to."""
    return {thing["id"] for thing in rows(sight).get(row, []) if thing.get("id")}


def first_told(sights: list[dict[str, Any]], line: str, seat: int) -> float:
    """The step at which everybody is told something about a seat, or never."""
    told = (
        sight["step"]
        for sight in sights
        for one in sight.get("log", [])
        if one["text"]["id"] == line and one["text"]["args"]["seat"]["args"]["number"] == seat + 1
    )
    return min(told, default=float("inf"))


def open_rows(sight: dict[str, Any]) -> set[str]:
    return {row for row, things in rows(sight).items() if any(thing.get("id") for thing in things)}


def crossings(own: list[dict[str, Any]], secret_rows: set[str], others: list[dict[str, Any]]) -> list[str]:
    """Pieces that lay in secret rows of one person and were pointed out to another at the same step."""
    secrets: dict[int, set[str]] = {}
    for sight in own:
        mine = {piece for row in secret_rows for piece in seen_in(sight, row)}
        secrets[sight["step"]] = secrets.get(sight["step"], mine) & mine
    return [
        f"step {sight['step']}: {piece}"
        for sight in others
        for piece in sorted(secrets.get(sight["step"], ()))
        if piece in pieces(sight)
    ]


def pieces(value: Any) -> set[str]:
    """Every id in it that may be a piece's: of things, at the end of an option's key, in what options are about."""
    if isinstance(value, dict):
        inner = (one for key, one in value.items() if not (key == "id" and set(value) <= {"id", "args"}))
        return {found for one in inner for found in pieces(one)}
    if isinstance(value, list):
        return {found for one in value for found in pieces(one)}
    return {value, value.rpartition(":")[2]} if isinstance(value, str) else set()


def words(value: Any) -> set[str]:
    """Every string in it at all."""
    if isinstance(value, dict):
        return {found for one in value.values() for found in words(one)}
    if isinstance(value, list):
        return {found for one in value for found in words(one)}
    return {value} if isinstance(value, str) else set()
