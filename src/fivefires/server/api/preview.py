"""What a messenger shows of a link: the name of the game, what the link is for, and the picture of the box.

A link says by itself what it is for: `/t/TABLE?join=zona#i=INVITE`. No table is looked up for a preview. So it tells
nothing of anybody's game, and the same of a table that there is and of one that somebody has guessed. The secret
stands behind the `#`, which no browser or messenger sends.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape

from fivefires.kernel import Cover
from fivefires.kernel.registry import UnknownGame, cover, names
from fivefires.kernel.text import catalogue, heading, message
from fivefires.server.config import Config
from fivefires.server.entrance.gate import origin_of
from fivefires.server.library.shelf import art_files, media_type
from fivefires.server.library.texts import SERVER
from fivefires.server.services import Services

from .files import served_file

HOUSE = "Five Fires"
# The file in a game's art, and that of the page for games that have none. Messengers draw no SVG.
PICTURE = "preview.png"
WIDTH, HEIGHT = 1200, 630
# What a link to a table can be for; each has its text.
KINDS = ("join", "watch", "seat", "replay", "chain")
_TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
_DESCRIPTION = re.compile(r'<meta name="description"[^>]*>\s*')


@dataclass(frozen=True)
class Preview:
    title: str
    description: str
    # Its path on this server.
    picture: str


def preview_of(services: Services, path: str, query: Mapping[str, str]) -> Preview:
    """The preview of an address of the page; whatever names no installed game has that of the house."""
    kind, id = _meant(path, query)
    game = _cover(services, id) if kind else None
    if game is None:
        return Preview(HOUSE, _say("preview-house"), f"/{PICTURE}")
    title = f"{_heading(game, 'game-title') or game.id}: {_say(f'preview-{kind}')}"
    return Preview(title, _heading(game, "game-pitch") or _say("preview-house"), _picture(game))


def with_preview(page: str, preview: Preview, config: Config) -> str:
    """The start file with the preview in its head. Every text is escaped: games are anybody's."""
    head = f"<title>{escape(preview.title)}</title>\n    " + "\n    ".join(_tags(preview, config))
    return _TITLE.sub(lambda _: head, _DESCRIPTION.sub("", page, count=1), count=1)


def _tags(preview: Preview, config: Config) -> list[str]:
    """No `og:url`: some would open that in place of the link, without what stands behind its `#`."""
    named = {"description": preview.description, "twitter:card": "summary_large_image"}
    graph = {
        "og:site_name": HOUSE,
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.description,
    }
    if config.public_url:  # Never the Host of a request: whoever asks could have the picture come from elsewhere.
        graph["og:image"] = f"{origin_of(config.public_url)}{preview.picture}"
        graph |= {"og:image:type": "image/png", "og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
        graph["og:image:alt"] = preview.title
    return [
        *(f'<meta name="{name}" content="{escape(text)}" />' for name, text in named.items()),
        *(f'<meta property="{name}" content="{escape(text)}" />' for name, text in graph.items()),
    ]


def _meant(path: str, query: Mapping[str, str]) -> tuple[str, str]:
    """What a link is for, and the game that it names."""
    parts = path.strip("/").split("/")
    if parts[0] == "g" and len(parts) == len(("g", "game")):
        return "new", parts[1]
    if parts[0] == "deal":
        return "deal", query.get("game", "")
    if parts[0] == "t":
        return next(((kind, query[kind]) for kind in KINDS if kind in query), ("", ""))
    return "", ""


def _cover(services: Services, id: str) -> Cover | None:
    """A game that is installed, by its lid alone. What a stranger names opens nothing else."""
    if id in services.games:
        return services.games[id]
    try:
        return cover(id) if id in names() else None
    except UnknownGame:  # One that is broken; the shelf says why.
        return None


def _heading(game: Cover, id: str) -> str:
    text = heading(game.package, id)
    return "" if text == f"[{id}]" else text


def _picture(game: Cover) -> str:
    path = art_files(game.package).get(PICTURE)
    if path is None:
        return f"/{PICTURE}"
    return f"/api/games/{game.id}/art/{PICTURE}?v={served_file(path, media_type(path)).tag}"


def _say(id: str) -> str:
    return catalogue(SERVER).format(message(id))
