"""The page: static files that Vite has built, and the same start file for every address that the page draws."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from fivefires.server.config import Config
from fivefires.server.library.icons import PACKED, icons
from fivefires.server.refusals import missing

from .asker import TheHall
from .files import Served, respond, served_file, served_text
from .preview import preview_of, with_preview

MISSING = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Five Fires</title>"
    "<p>The page is not built yet: run <code>make page</code>. The server itself is running.</p></html>"
)
HTML, SVG = "text/html", "image/svg+xml"
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


def page_routes(config: Config) -> list[Any]:
    root = config.page.resolve()
    drawings = icons(root)

    @get("/icons/{file:str}", include_in_schema=False)
    async def icon(request: Request[Any, Any, Any], file: FromPath[str]) -> Response[bytes]:
        name, dot, kind = file.rpartition(".")
        if dot + kind != ".svg" or name not in drawings:
            raise missing()
        return respond(request, served_text(drawings[name], SVG), for_ever=False)

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any], hall: TheHall, path: FromPath[str] = "") -> Response[bytes]:
        """A file of the page, or the page itself, which knows what to draw; its head says what a link is for."""
        name = path.strip("/")
        if name.startswith("api/") or name == "api":
            raise missing()
        file = _inside(root, name)
        if file is not None and name != PACKED:
            built = name.startswith("assets/")  # Vite puts a hash of the content into these names.
            return respond(request, served_file(file, _type(file)), for_ever=built)
        if "." in name.rpartition("/")[2]:
            raise missing()
        start = _inside(root, "index.html")
        if start is None:
            return respond(request, Served(MISSING.encode(), HTML), for_ever=False)
        preview = preview_of(hall.services, name, request.query_params)
        drawn = with_preview(served_file(start, HTML).data.decode(), preview, config)
        return respond(request, served_text(drawn, HTML), for_ever=False)

    return [icon, page]


def _inside(root: Path, name: str) -> Path | None:
    """A file below the root, and none that a crafted name could lead to elsewhere."""
    if not name or "\x00" in name:
        return None
    try:
        path = (root / name).resolve()
        return path if path.is_relative_to(root) and path.is_file() else None
    except (OSError, ValueError):  # A name that is too long for the file system, or none at all there.
        return None


def _type(path: Path) -> str:
    return mimetypes.guess_type(path.name)[0] or "application/octet-stream"
