"""The same rooms in every large game: an author who knows one of them finds the way in all."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import fivefires.games
import fivefires.kit

GAMES = sorted(path for path in Path(fivefires.games.__path__[0]).iterdir() if (path / "game.py").exists())
KIT = Path(fivefires.kit.__path__[0])
FILES = {"__init__.py", "cover.py", "game.py", "state.py", "RULES.md"}
ROOMS = {"rules", "content", "show", "expert", "lessons", "text", "art"}

# What every game has, by file: what it is called there.
SAME = {
    "state.py": {"Stage"},
    "rules/setup.py": {"COMPONENTS", "box", "start", "set_up"},
    "rules/flow.py": {"step", "STEPS"},
    "rules/actions.py": {"ASK_ACTION"},
    "rules/questions.py": {"Act"},
    "rules/ending.py": {"end"},
    "content/piles.py": {"BOX"},
    "content/vocabulary.py": {"Data"},
    "show/names.py": {"name_of"},
    "show/scene.py": {"scene", "status", "board", "mat", "thing"},
    "expert/scripted.py": {"choose"},
    "expert/evaluation.py": {"evaluate"},
}
# What a game has whose cards are texts of many words, carried out by `rules/effects`, on a board drawn by hand.
OF_WORDS = {
    "rules/offers.py": {"offers"},
    "rules/conditions.py": {"holds", "matching"},
    "rules/possible.py": {"is_possible", "CHECKS"},
    "content/index.py": {"ITEM"},
    "content/piles.py": {"SEATS", "BOX"},
    "content/vocabulary.py": {"Data", "Way", "Choose", "May", "If", "Not", "Cost", "Match", "Where", "Peekable"},
    "show/names.py": {"NAME", "SEAT", "name_of"},
    "show/layout.py": {"SIZE", "ART", "PLACES", "Ground"},
}
WRITTEN_IN_WORDS = [game for game in GAMES if any((game / "rules").glob("effects*"))]
# Names of the kernel that games write with: nothing of a game's own may be mistaken for them.
KERNELS_OWN = {"Option", "Scene", "Pile"}


def names_in(path: Path) -> Iterator[str]:
    """What a module defines at its outermost level, or hands on from the kit."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.Assign(targets=[target]) | ast.AnnAssign(target=target):
                yield from (one.id for one in ast.walk(target) if isinstance(one, ast.Name))
            case ast.ImportFrom(names=names):
                yield from (one.asname for one in names if one.asname)


def classes_in(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]


def named(path: Path) -> str:
    return path.name


def test_the_large_games_are_there() -> None:
    assert [path.name for path in GAMES] == ["long_night", "raid_trade", "stalker", "zna", "zona"]
    assert [path.name for path in WRITTEN_IN_WORDS] == ["long_night", "raid_trade", "zona"]


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_a_game_has_these_rooms_and_no_others(game: Path) -> None:
    inside = {path.name for path in game.iterdir() if path.name != "__pycache__"}
    assert inside == FILES | ROOMS


@pytest.mark.parametrize("file", SAME)
@pytest.mark.parametrize("game", GAMES, ids=named)
def test_the_same_things_are_called_the_same(game: Path, file: str) -> None:
    assert SAME[file] - {*names_in(game / file)} == set()


@pytest.mark.parametrize("file", OF_WORDS)
@pytest.mark.parametrize("game", WRITTEN_IN_WORDS, ids=named)
def test_the_same_things_are_called_the_same_where_cards_are_texts(game: Path, file: str) -> None:
    assert OF_WORDS[file] - {*names_in(game / file)} == set()


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_every_stage_has_its_text(game: Path) -> None:
    text = (game / "text" / "en.ftl").read_text(encoding="utf-8")
    stages = import_module(f"fivefires.games.{game.name}.state").Stage
    assert [stage for stage in stages if f"\nstage-{stage} = " not in text] == []


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_status_and_goals_are_called_the_same(game: Path) -> None:
    text = (game / "text" / "en.ftl").read_text(encoding="utf-8")
    ids = [*re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)]
    assert "status-round" in ids
    assert [id for id in ids if re.match(r"scene-(goal|status|round|turn)\b", id)] == []


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_every_hint_belongs_to_a_question(game: Path) -> None:
    code = "".join(path.read_text(encoding="utf-8") for folder in (game, KIT) for path in folder.rglob("*.py"))
    asked = {*re.findall(r'"(ask-[a-z-]+)"', code)}
    text = (game / "text" / "howto.en.ftl").read_text(encoding="utf-8")
    hints = re.findall(r"^hint-([a-z0-9-]+) =", text, re.MULTILINE)
    assert hints
    assert {*hints} - asked == set()


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_no_class_is_called_like_one_of_the_kernels(game: Path) -> None:
    found = {path.relative_to(game): KERNELS_OWN.intersection(classes_in(path)) for path in game.rglob("*.py")}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_no_chapter_is_called_like_a_test(game: Path) -> None:
    assert [path.name for path in game.rglob("*.py") if path.stem.startswith("test") or "_test" in path.stem] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_each_line_of_the_log_has_a_sign(game: Path) -> None:
    """It is found by its sign again, in the log and in what is told of a turn."""
    signs = json.loads((game / "art" / "theme.json").read_text(encoding="utf-8"))["icons"]
    texts = "\n".join(path.read_text(encoding="utf-8") for path in sorted((game / "text").glob("*.ftl")))
    lines = {*re.findall(r"^(log-[a-z0-9-]+) =", texts, re.MULTILINE)}
    assert lines - {*signs} == set()
