"""The shelf, the page, texts, codes to scan, notifications, and the description of it all."""

from __future__ import annotations

import base64
import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from fivefires.kernel.text import Catalogue, sources
from fivefires.server import refusals
from fivefires.server.api.openapi import description
from fivefires.server.api.page import MISSING
from fivefires.server.library.shelf import art_files
from fivefires.server.library.texts import texts
from fivefires.server.main import CannotServe, listen, reachable
from tests.server.conftest import quiet
from tests.server.harness import Running, serving

pytestmark = pytest.mark.anyio

WEB = Path(__file__).parents[3] / "web"


# --- the shelf ----------------------------------------------------------------------------------------


async def test_every_installed_game_is_on_the_shelf(server: Running) -> None:
    games = {game["id"]: game for game in await server.get("/api/games")}
    assert games["embers"]["players"] == [3, 4, 5]
    assert games["embers"]["example"]
    assert games["embers"]["ready"]
    assert "random" in games["embers"]["bots"]
    assert "en" in games["embers"]["texts"]


async def test_texts_are_whole_and_can_be_kept_for_ever(server: Running) -> None:
    [game] = [game for game in await server.get("/api/games") if game["id"] == "embers"]
    newest = await server.ask("GET", f"/api/games/embers/texts/en?v={game['texts']['en']}")
    assert "immutable" in newest.headers["cache-control"]
    old = await server.ask("GET", "/api/games/embers/texts/en?v=old")
    assert old.headers["cache-control"] == "no-cache"
    catalogue = Catalogue("en", [newest.text])
    for id in ("ask-feed", "refused-not-asked", "refused-storage", "note-frozen", "waiting-for-choice"):
        assert id in catalogue
    again = await server.ask("GET", "/api/games/embers/texts/en", headers={"if-none-match": newest.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    common = await server.ask("GET", "/api/texts/en")
    assert "refused-storage" in common.text
    assert "ask-feed" not in common.text
    assert await server.refused("GET", "/api/games/embers/texts/xx") == "404 missing"
    assert await server.refused("GET", "/api/games/chess/texts/en") == "409 no-game"


def test_every_refusal_and_note_has_its_text() -> None:
    """Codes stand in the source as `Refuse("code")`; each has a sentence."""
    import re

    catalogue = Catalogue("en", sources("fivefires.kernel", "en") + sources("fivefires.server", "en"))
    folder = Path(refusals.__file__).parent
    source = "\n".join(path.read_text() for path in folder.rglob("*.py"))
    codes = set(re.findall(r'(?:Refuse|_only|Unfit)\((?:[^"\n]*, )?"([a-z-]+)"', source)) | set(refusals.STATUS)
    assert len(codes) > 30
    for code in codes | {"closed", "not-started", "over", "frozen", "paused"}:
        assert f"refused-{code}" in catalogue, code
    for note in re.findall(r'"(note-[a-z-]+)"', source):
        assert note in catalogue, note


async def test_every_bot_is_there_by_its_name(server: Running) -> None:
    """Those that come with the server have a text of the page; a bot of somebody else's is shown by its id."""
    bots = (await server.get("/api/server"))["bots"]
    assert {"random", "scripted"} <= set(bots)
    words = Catalogue("en", [(WEB / "src" / "text" / "en.ftl").read_text(encoding="utf-8")])
    assert [bot for bot in bots if f"page-bot-{bot}" not in words] == []


async def test_rules_are_given_by_number(server: Running) -> None:
    rules = await server.get("/api/games/embers/rules")
    assert rules[0]["number"] == "E-001"
    assert len(rules) == 10


async def test_art_is_served_by_name_and_can_do_nothing(
    server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "fire.svg").write_text(
        "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"
    )
    (tmp_path / "art" / "secret.py").write_text("seed = 5")
    (tmp_path / "outside.svg").write_text("<svg/>")
    art_files.cache_clear()
    monkeypatch.setattr("fivefires.server.library.shelf.files", lambda _package: tmp_path)
    try:
        response = await server.ask("GET", "/api/games/embers/art/fire.svg")
        assert response.headers["content-type"].startswith("image/svg+xml")
        assert "sandbox" in response.headers["content-security-policy"]
        for name in ("secret.py", "../outside.svg", "..%2foutside.svg", "none.svg"):
            assert await server.refused("GET", f"/api/games/embers/art/{name}") == "404 missing"
    finally:
        art_files.cache_clear()


async def test_health_and_what_the_page_must_know(server: Running) -> None:
    health = await server.get("/api/health")
    assert health["ok"]
    info = await server.get("/api/server")
    assert info["version"] == health["version"]
    assert info["stand_in"] in info["bots"]
    assert len(base64.urlsafe_b64decode(info["push_key"] + "==")) == 65


# --- the page -----------------------------------------------------------------------------------------


async def test_without_a_page_a_sentence_says_how_to_get_one(server: Running) -> None:
    for path in ("/", "/t/some-table", "/new"):
        response = await server.ask("GET", path)
        assert (response.status_code, response.text) == (200, MISSING)


async def test_the_page_is_served_for_every_address_that_it_draws(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Five Fires</title>")
    (page / "assets" / "main-abc.js").write_text("console.log('fire');" * 100)
    (tmp_path / "secret.txt").write_text("secret")
    async with serving(quiet(tmp_path / "data", "", page=page)) as server:
        for path in ("/", "/t/some-table", "/index.html"):
            response = await server.ask("GET", path)
            assert "Five Fires" in response.text
            assert response.headers["content-type"] == "text/html; charset=utf-8"
            assert response.headers["cache-control"] == "no-cache"
        script = await server.ask("GET", "/assets/main-abc.js", headers={"accept-encoding": "gzip"})
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert script.text.startswith("console.log")
        plain = await server.ask("GET", "/assets/main-abc.js", headers={"accept-encoding": "identity"})
        assert plain.content == (page / "assets" / "main-abc.js").read_bytes()
        assert gzip.decompress(gzip.compress(plain.content)) == script.content
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/none.js"):
            assert await server.refused("GET", path) == "404 missing"


async def test_icons_come_by_name_from_one_packed_file(tmp_path: Path) -> None:
    drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>'
    packed = gzip.compress(json.dumps({"campfire": drawing}).encode())
    (tmp_path / "icons.json.gz").write_bytes(packed)
    async with serving(quiet(tmp_path / "data", "", page=tmp_path)) as server:
        icon = await server.ask("GET", "/icons/campfire.svg")
        assert (icon.text, icon.headers["content-type"]) == (drawing, "image/svg+xml")
        kept = {"if-none-match": icon.headers["etag"]}
        assert (await server.ask("GET", "/icons/campfire.svg", headers=kept)).status_code == 304
        for path in ("campfire", "campfire.png", "Campfire.svg", "snow.svg", ".svg", "..%2fcampfire.svg"):
            assert await server.refused("GET", f"/icons/{path}") == "404 missing"
        assert await server.refused("GET", "/icons.json.gz") == "404 missing"


# --- links and codes ----------------------------------------------------------------------------------


async def test_codes_are_drawn_for_our_own_links_only(server: Running) -> None:
    link = f"http://127.0.0.1:{server.config.port}/t/table#i=invite"
    response = await server.ask("POST", "/api/qr", body={"text": link})
    assert response.headers["content-type"].startswith("image/svg+xml")
    assert response.content.startswith(b"<svg")
    for text in (
        "https://evil.example/",
        "javascript:alert(1)",
        f"http://127.0.0.1:{server.config.port}.evil.example/",
    ):
        assert await server.refused("POST", "/api/qr", body={"text": text}) == "409 foreign-link"


def test_an_address_that_others_can_reach() -> None:
    assert reachable("127.0.0.1") == "127.0.0.1"
    assert reachable("::1") == "[::1]"
    assert reachable("0.0.0.0") not in ("0.0.0.0", "")


def test_a_port_that_is_taken_is_told_in_one_sentence() -> None:
    first = listen("127.0.0.1", 0)
    first.listen()
    with pytest.raises(CannotServe, match="cannot be used"):
        listen("127.0.0.1", first.getsockname()[1])
    first.close()


# --- the description ------------------------------------------------------------------------------------


# All that an address or its query may name: nothing that tells of how things are kept.
PARAMETERS = {"table", "seat", "game", "lesson", "locale", "file", "to", "first", "last", "play", "code"}


async def test_the_interface_describes_itself(server: Running) -> None:
    schema = await server.get("/api/openapi.json")
    shapes = schema["components"]["schemas"]
    assert {"Envelope", "Sight", "Scene", "TableInfo", "Frame", "Greeting", "Command", "Refusal"} <= set(shapes)
    referred = {part.split('"')[0] for part in json.dumps(schema).split("#/components/schemas/")[1:]}
    assert referred <= set(shapes)
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            assert operation["summary"], path
            assert {"404", "422", "429"} <= set(operation["responses"]), (path, method)
            named = {one["name"] for one in operation.get("parameters", [])}
            assert named <= PARAMETERS, (path, named)


async def test_what_is_sent_is_what_was_described(server: Running) -> None:
    """An envelope that came over the socket has no field that its description does not know."""
    schema: dict[str, Any] = description(server.server.gate.app)  # type: ignore[arg-type]
    shapes = schema["components"]["schemas"]
    table = await server.table("embers", "human", "human", "human", start=True)
    async with table.player(0) as ann:
        await ann.answer()
        unknown = [
            *_unknown(ann.envelope, shapes["Envelope"], shapes),
            *_unknown(ann.table, shapes["TableInfo"], shapes),
        ]
        assert unknown == []


def _unknown(value: Any, shape: dict[str, Any], shapes: dict[str, Any]) -> list[str]:
    for option in [shape, *shape.get("oneOf", []), *shape.get("anyOf", [])]:
        if "$ref" in option:
            shape = shapes[option["$ref"].rpartition("/")[2]]
    if isinstance(value, list):
        items: dict[str, Any] = shape.get("items", {}) or next(
            (one["items"] for one in shape.get("oneOf", []) if "items" in one), {}
        )
        return [name for one in value for name in _unknown(one, items, shapes)]
    if not isinstance(value, dict) or "properties" not in shape:
        return []
    found = [name for name in value if name not in shape["properties"]]
    for name in value.keys() & shape["properties"].keys():
        found += _unknown(value[name], shape["properties"][name], shapes)
    return found


def test_texts_are_made_once() -> None:
    assert texts("fivefires.examples.pig", "en") is texts("fivefires.examples.pig", "en")
