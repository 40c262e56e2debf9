"""How much code the two large games and the kit are, and how much of it stands in both games.

    python bench/size.py                # this tree
    python bench/size.py 372e953        # against a revision
    python bench/size.py --rooms        # where the tokens of the two games lie

Counted are tokens, without comments, docstrings and line ends. A run is a stretch of at least six lines that stands in
both games, in whatever names: every name and every literal counts as the same one. Imports are left out. A line belongs
to one run at most, and longer runs come first. Told apart are runs of statements, which could stand once in the kit,
and runs of mere declarations (enum members, fields, rows of tables), which look alike and say different things.
"""

from __future__ import annotations

import argparse
import io
import keyword
import re
import subprocess
import tarfile
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from tokenize import COMMENT, DEDENT, ENCODING, ENDMARKER, INDENT, NAME, NEWLINE, NL, NUMBER, STRING, TokenInfo
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("zona", "long_night")
KIT = "src/fivefires/kit"
LEAST = 6
NO_TOKEN = (COMMENT, NL, ENCODING, ENDMARKER, NEWLINE, INDENT, DEDENT)

Sources = dict[str, str]


def of_game(name: str) -> str:
    return f"src/fivefires/games/{name}"


# --- reading -------------------------------------------------------------------------------------------------


def sources_now() -> Sources:
    folders = [ROOT / KIT, *(ROOT / of_game(game) for game in GAMES)]
    paths = sorted(path for folder in folders for path in folder.rglob("*.py"))
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in paths}


def sources_at(revision: str) -> Sources:
    command = ["git", "-C", str(ROOT), "archive", revision, "src/fivefires"]
    packed = subprocess.run(command, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        members = [member for member in archive.getmembers() if member.name.endswith(".py")]
        return {member.name: archive.extractfile(member).read().decode("utf-8") for member in members}  # type: ignore[union-attr]


def under(sources: Sources, folder: str) -> Sources:
    return {path: source for path, source in sources.items() if path.startswith(f"{folder}/")}


# --- tokens ----------------------------------------------------------------------------------------------------


def statements(source: str) -> Iterator[list[TokenInfo]]:
    """The tokens of each statement, docstrings left out."""
    statement: list[TokenInfo] = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == NEWLINE:
            if any(one.type != STRING for one in statement):
                yield statement
            statement = []
        elif token.type not in NO_TOKEN:
            statement.append(token)


def tokens(sources: Sources) -> int:
    return sum(len(statement) for source in sources.values() for statement in statements(source))


# --- runs ------------------------------------------------------------------------------------------------------

DECLARATION = re.compile(r"(class .*|n( : .*)?( = .*)?|[\w .]+ : .* ,|[\w .*]+ ,|@ .*|[()\[\]{}] ?,?)")


class Run(NamedTuple):
    lines: int
    place: tuple[str, int]
    other: tuple[str, int]
    declares: bool


def lines_of(source: str) -> list[tuple[int, str]]:
    """The lines of code with their numbers, normalised."""
    found: dict[int, list[str]] = {}
    for statement in statements(source):
        if statement[0].string not in ("import", "from"):
            for token in statement:
                found.setdefault(token.start[0], []).append(normal(token))
    return [(number, " ".join(words)) for number, words in found.items()]


def normal(token: TokenInfo) -> str:
    if token.type == NAME and not keyword.iskeyword(token.string):
        return "n"
    return "s" if token.type in (STRING, NUMBER) else token.string


def runs(sources: Sources) -> list[Run]:
    """The stretches that stand in both games, the longest first."""
    one, other = ({path: lines_of(text) for path, text in under(sources, of_game(game)).items()} for game in GAMES)
    found = [run for path in one for elsewhere in other for run in equal(path, one[path], elsewhere, other[elsewhere])]
    kept: list[Run] = []
    taken: set[tuple[str, int]] = set()
    for run in sorted(found, key=lambda run: (-run.lines, run.place, run.other)):
        covered = {(path, at + step) for path, at in (run.place, run.other) for step in range(run.lines)}
        if taken.isdisjoint(covered):
            taken |= covered
            kept.append(run)
    return kept


def equal(path: str, mine: list[tuple[int, str]], elsewhere: str, theirs: list[tuple[int, str]]) -> Iterator[Run]:
    """The longest equal stretches of two files, by the places in their lists of lines."""
    places: dict[str, list[int]] = {}
    for at, (_, line) in enumerate(theirs):
        places.setdefault(line, []).append(at)
    before: dict[int, int] = {}
    for at, (_, line) in enumerate([*mine, (0, "")]):
        now = {there: before.get(there - 1, 0) + 1 for there in places.get(line, ())}
        for there, length in before.items():
            if length >= LEAST and there + 1 not in now:
                start = at - length
                declares = all(DECLARATION.fullmatch(text) for _, text in mine[start:at])
                yield Run(length, (path, start), (elsewhere, there - length + 1), declares)
        before = now


# --- telling ---------------------------------------------------------------------------------------------------


def counts(sources: Sources) -> dict[str, int]:
    games = {game: tokens(under(sources, of_game(game))) for game in GAMES}
    found = runs(sources)
    return {
        **games,
        "kit": tokens(under(sources, KIT)),
        "both games": sum(games.values()),
        "games and kit": sum(games.values()) + tokens(under(sources, KIT)),
        "equal runs of statements": sum(not run.declares for run in found),
        "equal runs of declarations": sum(run.declares for run in found),
    }


def rooms(sources: Sources) -> dict[str, int]:
    """The tokens of both games by room, the largest first; files beside the rooms are counted together."""
    found: Counter[str] = Counter()
    for path, source in sources.items():
        game = next((game for game in GAMES if path.startswith(f"{of_game(game)}/")), None)
        if game is not None:
            room, _, inside = path.removeprefix(f"{of_game(game)}/").partition("/")
            found[f"{room}/" if inside else "beside the rooms"] += tokens({path: source})
    return dict(found.most_common())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision", nargs="?", help="the revision to compare with")
    parser.add_argument("--runs", action="store_true", help="list the equal runs of statements")
    parser.add_argument("--rooms", action="store_true", help="list the rooms of the two games")
    arguments = parser.parse_args()
    sources = sources_now()
    before = counts(sources_at(arguments.revision)) if arguments.revision else {}
    for what, count in counts(sources).items():
        change = f"  {before[what]:>7} before, {count / before[what] - 1:+.1%}" if before.get(what) else ""
        print(f"{what:<27}{count:>7}{change}")
    by_room = rooms(sources) if arguments.rooms else {}
    for room, count in by_room.items():
        print(f"{room:<27}{count:>7}  {count / sum(by_room.values()):.0%}")
    for run in runs(sources) if arguments.runs else ():
        if not run.declares:
            (path, at), (elsewhere, there) = run.place, run.other
            line, other = lines_of(sources[path])[at][0], lines_of(sources[elsewhere])[there][0]
            print(f"{run.lines} lines: {path}:{line} and {elsewhere}:{other}")


if __name__ == "__main__":
    main()
