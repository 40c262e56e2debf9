"""What a messenger's robot finds in the head of the page."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from fivefires.examples.pig import GAME as PIG
from fivefires.server.api.preview import KINDS
from fivefires.server.entrance.gate import POLICY
from tests.server.conftest import quiet
from tests.server.harness import Running, serving

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]
INDEX = (ROOT / "web/index.html").read_text()
HOUSE = "https://fires.example/preview.png"
HOSTILE = """</title><script>alert("1")</script>" onload='x' & <b>"""


class Head(HTMLParser):
    """The title, what the tags say by their names, and every element that there is."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.title, self.told, self.elements = "", dict[str, str](), list[str]()
        self._inside = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._inside = tag
        self.elements.append(tag)
        given = {name: value or "" for name, value in attrs}
        name = given.get("property") or given.get("name", "")
        if tag == "meta" and name:
            assert name not in self.told, f"{name} stands twice"
            self.told[name] = given["content"]

    def handle_endtag(self, tag: str) -> None:
        self._inside = ""

    def handle_data(self, data: str) -> None:
        if self._inside == "title":
            self.title += data


@pytest.fixture
def hostile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The package of a game of somebody else's, with a title that would be markup."""
    text = tmp_path / "hostile_game" / "text"
    text.mkdir(parents=True)
    (text.parent / "__init__.py").touch()
    (text / "en.ftl").write_text(f"game-title = {HOSTILE}\ngame-pitch = {HOSTILE}\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    return "hostile_game"


@pytest.fixture
async def public(tmp_path: Path, hostile: str) -> AsyncIterator[Running]:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text(INDEX)
    config = quiet(tmp_path / "data", "", page=page, public_url="https://fires.example")
    async with serving(config, [replace(PIG, id="hostile", package=hostile)]) as server:
        yield server


async def head(server: Running, path: str, **headers: str) -> Head:
    response = await server.ask("GET", path, headers=headers)
    assert response.status_code == 200
    return Head(response.text)


async def test_a_link_shows_its_game_and_what_it_is_for(public: Running) -> None:
    titles = set()
    for kind in KINDS:
        found = await head(public, f"/t/some-table?{kind}=zona")
        assert found.title == found.told["og:title"]
        assert found.title.startswith("Zona: ")
        assert found.told["og:description"] == found.told["description"]
        assert found.told["og:description"].startswith("A race of scavengers")
        assert found.told["twitter:card"] == "summary_large_image"
        titles.add(found.title)
    assert len(titles) == len(KINDS)
    assert not [title for title in titles if "[" in title]
    assert (await head(public, "/t/some-table?join=zona")).title == "Zona: take a seat at this table"
    assert (await head(public, "/t/some-table/replay/12?replay=zona")).title.startswith("Zona: ")
    assert (await head(public, "/g/zona")).title == "Zona: begin a game"
    assert (await head(public, "/deal/some-code?game=zona")).title == "Zona: play the same deal"
    assert (await head(public, "/deal/some-code")).title == (await head(public, "/")).title


async def test_the_picture_is_there_under_its_whole_address(public: Running) -> None:
    address = (await head(public, "/t/some-table?join=zona")).told["og:image"]
    assert address.startswith("https://fires.example/api/games/zona/art/preview.png?v=")
    picture = await public.ask("GET", address.removeprefix("https://fires.example"))
    assert picture.headers["content-type"] == "image/png"
    assert "immutable" in picture.headers["cache-control"]
    assert picture.content == (ROOT / "src/fivefires/games/zona/art/preview.png").read_bytes()


async def test_a_game_without_a_picture_has_that_of_the_house(public: Running) -> None:
    found = await head(public, "/t/some-table?join=pig")
    assert found.title.startswith("Pig: ")
    assert found.told["og:image"] == HOUSE


async def test_nobody_learns_which_tables_there_are(public: Running) -> None:
    """A table that is there, with people at it, has the same preview as one that somebody has guessed."""
    table = await public.table("embers", "human:Annabel", "human:Bertram", "human:Cleo", start=True)
    for query in ("", "?join=embers", "?watch=zona", "?replay=embers"):
        real = await public.ask("GET", f"/t/{table.id}{query}")
        guessed = await public.ask("GET", f"/t/{'x' * len(table.id)}{query}")
        assert real.content == guessed.content
        assert real.headers["etag"] == guessed.headers["etag"]
        assert not [word for word in (table.id, "Annabel", "Bertram") if word in real.text]
    generic = await public.ask("GET", "/")
    assert (await public.ask("GET", f"/t/{table.id}")).content == generic.content
    assert Head(generic.text).told["og:image"] == HOUSE


async def test_a_game_that_is_not_installed_is_not_named(public: Running) -> None:
    generic = (await public.ask("GET", "/")).content
    for path in ("/t/x?join=chess", "/t/x?join=<script>", "/t/x?join=os:path", "/t/x?join=", "/g/chess", "/t?new=zona"):
        assert (await public.ask("GET", path)).content == generic, path


async def test_a_title_that_is_markup_stays_a_title(public: Running) -> None:
    found = await head(public, "/t/x?join=hostile")
    assert found.title == f"{HOSTILE}: take a seat at this table"
    assert found.told["og:title"] == found.title
    assert found.told["og:description"] == HOSTILE
    assert found.elements.count("script") == Head(INDEX).elements.count("script")
    assert "b" not in found.elements


async def test_the_address_of_the_picture_is_never_what_a_stranger_says(public: Running) -> None:
    for host in ("203.0.113.9", "localhost:1", "127.0.0.1"):
        found = await head(public, "/t/x?join=pig", host=host, **{"x-forwarded-host": "evil.example"})
        assert found.told["og:image"] == HOUSE
    assert await public.refused("GET", "/t/x?join=pig", headers={"host": "evil.example"}) == "403 origin"


async def test_without_a_public_address_there_is_no_picture(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(INDEX)
    async with serving(quiet(tmp_path / "data", "", page=tmp_path, public_url="")) as server:
        found = await head(server, "/t/x?join=zona")
    assert found.title.startswith("Zona: ")
    assert not [name for name in found.told if name.startswith("og:image")]


async def test_each_preview_is_kept_by_its_own_tag(public: Running) -> None:
    seat = await public.ask("GET", "/t/x?join=zona")
    watch = await public.ask("GET", "/t/x?watch=zona")
    assert seat.headers["etag"] != watch.headers["etag"]
    assert seat.headers["cache-control"] == "no-cache"
    assert seat.headers["content-security-policy"] == POLICY
    for path, status in (("/t/other?join=zona", 304), ("/t/x?watch=zona", 200)):
        again = await public.ask("GET", path, headers={"if-none-match": seat.headers["etag"]})
        assert again.status_code == status


async def test_whoever_asks_for_the_head_alone_gets_it(public: Running) -> None:
    for path in ("/t/x?join=zona", "/api/games/zona/art/preview.png", "/api/games"):
        whole, alone = [await public.ask(method, path) for method in ("GET", "HEAD")]
        assert (alone.status_code, alone.content) == (200, b"")
        for name in ("content-type", "content-length", "etag", "content-security-policy"):
            assert alone.headers.get(name) == whole.headers.get(name)
    assert (await public.ask("HEAD", "/api/tables/nobodys")).status_code == 404
    assert (await public.ask("HEAD", "/api/tables")).status_code == 405
