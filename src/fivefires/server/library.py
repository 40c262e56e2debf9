"""The shelf: what there is to know of each game before it is played. Texts, rules and art are files of the game."""

from __future__ import annotations

import hashlib
import mimetypes
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from fivefires.kernel import Game
from fivefires.kernel.registry import all_games
from fivefires.kernel.rulebook import read_rules
from fivefires.kernel.text import sources

from .refusals import missing
from .services import Services
from .wire import ChoiceInfo, GameInfo, ModeInfo, RuleInfo

KERNEL, SERVER = "fivefires.kernel", "fivefires.server"
ART = {
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".woff2": "font/woff2",
    ".css": "text/css",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
}


def shelf(services: Services) -> list[GameInfo]:
    """Every registered game; one that cannot be loaded is there as well, with its trouble."""
    games, broken = all_games()
    infos = [game_info(game, services.bots) for game in [*games, *services.games.values()]]
    return [*infos, *(GameInfo(name, False, trouble) for name, trouble in sorted(broken.items()))]


def game_info(game: Game[Any], bots: Sequence[str]) -> GameInfo:
    return GameInfo(
        game.id,
        True,
        version=game.version,
        stage=game.stage,
        example=game.example,
        players=game.players,
        modes=tuple(ModeInfo(mode.id, mode.players or game.players) for mode in game.modes),
        variants=game.variants,
        options=tuple(ChoiceInfo(choice.id, choice.values) for choice in game.options),
        charts=tuple(chart.id for chart in game.charts),
        bots=tuple(bots),
        texts=text_hashes(game.package),
        art={name: _digest(path.read_bytes()) for name, path in art_files(game.package).items()},
    )


# --- texts ---------------------------------------------------------------------------------------


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
    return {locale: _digest(texts(package, locale).encode()) for locale in locales}


def _packages(package: str) -> list[str]:
    return list(dict.fromkeys([KERNEL, SERVER, package]))


def _locales(package: str) -> list[str]:
    folder = files(package) / "text"
    names = [entry.name for entry in folder.iterdir()] if folder.is_dir() else []
    return [name.removesuffix(".ftl").rpartition(".")[2] for name in names if name.endswith(".ftl")]


# --- rules and art -------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def rules(package: str, prefix: str) -> list[RuleInfo]:
    path = Path(str(files(package))) / "RULES.md"
    found = read_rules(path.read_text(encoding="utf-8"), prefix) if path.exists() else {}
    return [RuleInfo(rule.number, rule.text, rule.section) for rule in found.values()]


@lru_cache(maxsize=32)
def art_files(package: str) -> dict[str, Path]:
    """The files in a game's `art` folder that may be fetched, by their names."""
    folder = Path(str(files(package))) / "art"
    found = sorted(path for path in folder.rglob("*") if path.suffix in ART and path.is_file())
    return {path.relative_to(folder).as_posix(): path for path in found}


def media_type(path: Path) -> str:
    return ART.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"


def _digest(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=8).hexdigest()
