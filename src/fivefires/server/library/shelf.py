"""The shelf: what there is to know of each game before it is played. Rules and art are files of the game."""

from __future__ import annotations

import mimetypes
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from fivefires.bots.finding import plays
from fivefires.kernel import Game
from fivefires.kernel.registry import all_games
from fivefires.kernel.rulebook import read_rules
from fivefires.server.services import Services
from fivefires.server.wire import ChoiceInfo, GameInfo, LessonInfo, ModeInfo, RuleInfo

from .texts import digest, text_hashes

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
    """Every registered game; one that cannot be loaded is there as well, with its trouble. Looked up once."""
    if not services.shelf:
        services.shelf = _shelf(services)
    return services.shelf


def _shelf(services: Services) -> list[GameInfo]:
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
        reacts=game.veils or any(reaction.could_hold is not None for reaction in game.reactions),
        lapses=game.lapses,
        charts=tuple(chart.id for chart in game.charts),
        lessons=tuple(LessonInfo(one.id, one.decisions) for one in game.lessons),
        advises=game.expert is not None,
        bots=tuple(bot for bot in bots if plays(bot, game.id)),
        texts=text_hashes(game.package),
        art={name: digest(path.read_bytes()) for name, path in art_files(game.package).items()},
    )


# --- rules and art -------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def rules(package: str, prefix: str) -> list[RuleInfo]:
    path = Path(str(files(package))) / "RULES.md"
    found = read_rules(path.read_text(encoding="utf-8"), prefix) if path.exists() else {}
    return [RuleInfo(rule.number, rule.told, rule.section) for rule in found.values()]


@lru_cache(maxsize=32)
def art_files(package: str) -> dict[str, Path]:
    """The files in a game's `art` folder that may be fetched, by their names."""
    folder = Path(str(files(package))) / "art"
    found = sorted(path for path in folder.rglob("*") if path.suffix in ART and path.is_file())
    return {path.relative_to(folder).as_posix(): path for path in found}


def media_type(path: Path) -> str:
    return ART.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
