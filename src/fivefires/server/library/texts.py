"""The texts that people read: those of the kernel, the server and a game, as one Fluent text a language."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from importlib.resources import files

from fivefires.kernel.text import sources
from fivefires.server.refusals import missing

KERNEL, SERVER = "fivefires.kernel", "fivefires.server"


@lru_cache(maxsize=64)
def texts(package: str, locale: str) -> str:
    """The messages of the kernel, the server and a game in one language, as one Fluent text."""
    parts = [part for one in _packages(package) for part in sources(one, locale)]
    if not parts:
        raise missing()
    return "\n".join(parts)


@lru_cache(maxsize=64)
def text_hashes(package: str) -> dict[str, str]:
    """Each language that there is, with a hash of its texts."""
    locales = sorted({locale for one in _packages(package) for locale in _locales(one)})
    return {locale: digest(texts(package, locale).encode()) for locale in locales}


def _packages(package: str) -> list[str]:
    return list(dict.fromkeys([KERNEL, SERVER, package]))


def _locales(package: str) -> list[str]:
    folder = files(package) / "text"
    names = [entry.name for entry in folder.iterdir()] if folder.is_dir() else []
    return [name.removesuffix(".ftl").rpartition(".")[2] for name in names if name.endswith(".ftl")]


def digest(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=8).hexdigest()
