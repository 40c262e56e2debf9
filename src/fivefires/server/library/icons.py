"""The icons of the page: one packed file, since thousands of them would be the larger part of a wheel."""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path

import msgspec

PACKED = "icons.json.gz"


@lru_cache(maxsize=1)
def icons(page: Path) -> dict[str, str]:
    """Each icon as SVG, by its name; none where the page is not built."""
    try:
        packed = (page / PACKED).read_bytes()
    except FileNotFoundError:
        return {}
    return msgspec.json.decode(gzip.decompress(packed), type=dict[str, str])
