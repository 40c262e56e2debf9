"""Files that anybody may fetch: the page, and the games' texts and art. Compressed once, cached by browsers."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from pathlib import Path

from litestar import Request, Response

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
_TEXTS = ("text/", "application/json", "application/javascript", "image/svg+xml", "application/manifest+json")


class Served:
    """Bytes with what browsers need to cache them."""

    def __init__(self, data: bytes, media_type: str) -> None:
        self.data, self.media_type = data, media_type
        self.tag = hashlib.blake2b(data, digest_size=8).hexdigest()
        squeezed = gzip.compress(data, 9, mtime=0) if media_type.startswith(_TEXTS) and len(data) > 500 else b""
        self.squeezed = squeezed if squeezed and len(squeezed) < len(data) else b""


@lru_cache(maxsize=2048)
def _file(path: Path, media_type: str, _changed: float) -> Served:
    return Served(path.read_bytes(), media_type)


def served_file(path: Path, media_type: str) -> Served:
    return _file(path, media_type, path.stat().st_mtime)


@lru_cache(maxsize=1024)
def served_text(text: str, media_type: str) -> Served:
    return Served(text.encode(), media_type)


def respond(
    request: Request[object, object, object],  # type: ignore[type-var]
    served: Served,
    *,
    for_ever: bool,
    headers: dict[str, str] | None = None,
) -> Response[bytes]:
    """The file, or nothing where the browser has it already."""
    sent = {"etag": f'"{served.tag}"', "cache-control": FOR_EVER if for_ever else ASK_AGAIN, "vary": "accept-encoding"}
    sent.update(headers or {})
    if served.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=sent, media_type=served.media_type)
    data = served.data
    if served.squeezed and "gzip" in request.headers.get("accept-encoding", ""):
        data, sent["content-encoding"] = served.squeezed, "gzip"
    return Response(data, status_code=200, headers=sent, media_type=served.media_type)
