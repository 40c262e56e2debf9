"""Whatever is wrong with the input is told in one sentence, with exit code 2, and leaves nothing behind."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from fivefires.bots.finding import Named
from fivefires.examples.pig import GAME as PIG
from fivefires.lab.plan import Plan
from tests.cli.records import keep, played, reread, rewrite
from tests.cli.running import Run

TOY = "tests.cli.toy:GAME"

COMMANDS = {
    "play --terminal": "Which game? Name one of",
    "play pig --players 2": "--players goes only with --terminal.",
    "play --resume game.json": "--resume goes only with --terminal.",
    "play pig --terminal --port 80": "--port is for the page, and --terminal plays here.",
    "play pig --terminal --no-browser": "--no-browser is for the page, and --terminal plays here.",
    "play --port 70000": "Invalid value for '--port': 70000 is not in the range 0<=x<=65535.",
    "play nix": "There is no game 'nix'; there are",
    f"play {TOY}": f"The page plays installed games only; play {TOY} with --terminal.",
    "tidy --days 0": "Invalid value for '--days': 0 is not in the range x>=1.",
    "tidy": "Missing option '--days'.",
    "tidy --days 3 --data nowhere": "There are no games in nowhere/fivefires.sqlite.",
    "tidy --days 3 --database-url nix://x": "The database cannot be used:",
    "backup --data nowhere": "There are no games in nowhere/fivefires.sqlite.",
    "backup --database-url postgresql://games": "A PostgreSQL database is backed up by its own tools, such as pg_dump.",
    "play nix --terminal": "There is no game 'nix'; there are",
    "play os:path --terminal": "os:path is no game.",
    "play nowhere:GAME": "The game 'nowhere:GAME' cannot be loaded: ModuleNotFoundError: No module named 'nowhere'.",
    "play pig --terminal --players 7": "This game is for 2 to 2 players, not 7.",
    "play pig --terminal --players x": "Invalid value for '--players': 'x' is not a valid int.",
    f"play {TOY} --terminal --mode nix": "Toy has no mode 'nix'; it has plain, duel.",
    f"play {TOY} --terminal --mode duel --players 3": "This mode is for 2 to 2 players, not 3.",
    f"play {TOY} --terminal --variant nix": "Toy has no variant 'nix'; it has fog, night.",
    f"play {TOY} --terminal --variant fog --variant fog": "This game has no such variant.",
    f"play {TOY} --terminal --variant fog --variant night": "Fog and night do not go together.",
    f"play {TOY} --terminal --option level=4": "The option level is one of 1, 2, 3, not '4'.",
    f"play {TOY} --terminal --option depth=1": "Toy has no option 'depth'; it has level.",
    f"play {TOY} --terminal --option level": "An option is given as name=value, not as 'level'.",
    "play pig --terminal --bots 3": "Of 2 players, 0 to 2 can be bots, not 3.",
    "play pig --terminal --bots -1": "Of 2 players, 0 to 2 can be bots, not -1.",
    "play pig --terminal --save mine.txt": "would be lost",
    "play pig --terminal --save no/such/folder.json": "cannot be written: No such file or directory.",
    "play pig --terminal --resume game.json --players 2": "--resume goes only with --bots and --save.",
    "play embers --terminal --resume game.json": "The file is a game of pig, not of embers.",
    "play --terminal --resume nix.json": "There is no file nix.json.",
    "play --terminal --resume mine.txt": "not a whole Five Fires file",
    "replay nix.json": "There is no file nix.json.",
    "replay .": "There is something at ., but it is not a file.",
    "replay /dev/null": "There is something at /dev/null, but it is not a file.",
    "replay mine.txt": "not a whole Five Fires file",
    "replay cut.json": "not a whole Five Fires file",
    "replay edited.json": "the file was changed or damaged after it was written.",
    "replay huge.json": "The file huge.json is larger than 32 MB, which no game is.",
    "replay foreign.json": "There is no game 'chess'; there are",
    "replay stranger.json": "one that is not installed is named by you and not by the file: --game MODULE:ATTRIBUTE.",
    "upgrade stranger.json": "one that is not installed is named by you and not by the file: --game MODULE:ATTRIBUTE.",
    "play --terminal --resume stranger.json": "by the file: fivefires play MODULE:ATTRIBUTE --terminal --resume FILE.",
    "play --terminal --resume module.json": "The file names 'this:d', which is no game's id.",
    "upgrade module.json": "The file names 'this:d', which is no game's id.",
    "report module": "Module holds a run of 'this:d', which is not installed: name the game with --game.",
    "replay module.json": "The file names 'this:d', which is no game's id.",
    "replay --verify game.json module.json": "The file is a game of this:d, not of pig.",
    "play --terminal --after module.json": "The file names 'this:d', which is no game's id.",
    "lesson record module.json": "The file names 'this:d', which is no game's id.",
    "replay crowded.json": "This game is for 2 to 2 players, not 99.",
    "replay other-seed.json": "the seed is not the one that the file was committed to.",
    "replay game.json --to 9999": "The file has the steps 0 to",
    "replay game.json --to -1": "The file has the steps 0 to",
    "upgrade huge.json": "The file huge.json is larger than 32 MB, which no game is.",
    "upgrade --dry-run cut.json": "not a whole Five Fires file",
    "components nix": "There is no game 'nix'; there are",
    "rules nix": "There is no game 'nix'; there are",
    "rules pig P-999": "Pig has no rule 'P-999'; its rules are P-001 to P-005.",
    "rules pig --tests nix": "Nix is not a folder.",
    "fuzz nix": "There is no game 'nix'; there are",
    "fuzz pig --games 0": "Invalid value for '--games'",
    "fuzz pig --chains 5": "A game of pig is not followed by another one, so that there are no chains of it.",
    "fuzz embers --chains 5 --games 5": "Games are counted alone or as chains: give --games or --chains.",
    "fuzz embers --chains 0": "Invalid value for '--chains'",
    "simulate pig --out new --chains 5": "A game of pig is not followed by another one",
    "simulate embers --out new --chains 5 --games 5": "Games are counted alone or as chains: give --games or --chains.",
    "fuzz pig --players 3": "This game is for 2 to 2 players, not 3.",
    "fuzz pig --mode nix": "Pig has no mode 'nix'; it has none.",
    "fuzz pig --bots random,nix": "There is no bot 'nix'; there are",
    "fuzz pig --bots random%x": "'random%x' is no bot",
    "fuzz pig --bots os:path": "os:path is no bot: a bot is a class with a method `choose`.",
    "fuzz pig --bots nowhere:Bot": "The bot 'nowhere:Bot' cannot be loaded: ModuleNotFoundError",
    "fuzz pig --bots fivefires.bots.random:Nobody": "The bot 'fivefires.bots.random:Nobody' cannot be loaded",
    "simulate pig --out new --bots os:path": "os:path is no bot: a bot is a class with a method `choose`.",
    "simulate pig --out new --bots random,os:getcwd": "os:getcwd is no bot: a bot is a class with a method `choose`.",
    "rate pig --out new --bots random,os:path": "os:path is no bot: a bot is a class with a method `choose`.",
    "rate pig --out new --bots random,nowhere:Bot": "The bot 'nowhere:Bot' cannot be loaded: ModuleNotFoundError",
    "fuzz pig --bots search@1s": "A fuzzed game knows no clock: give search a number of iterations, as in search@64.",
    "fuzz pig --workers 0": "Invalid value for '--workers'",
    "bench --only nix": "There is no measure 'nix'; there are pig,",
    "nix": "No such command 'nix'.",
    "games --nix": "No such option: --nix.",
    "replay": "Missing argument 'FILE...'.",
}


@pytest.fixture
def files(folder: Path) -> None:
    """A good file, and every way to spoil it."""
    good = keep(played(PIG, most=6))
    (folder / "mine.txt").write_text("my diary")
    (folder / "cut.json").write_bytes(good.read_bytes()[:200])
    (folder / "edited.json").write_bytes(good.read_bytes().replace(b'"players":2', b'"players":3'))
    with (folder / "huge.json").open("wb") as huge:
        huge.truncate(100 * 1024 * 1024)
    for name, field, value in (
        ("foreign", "game", "chess"),
        ("stranger", "game", "toy"),
        ("module", "game", "this:d"),
        ("other-seed", "seed", "00" * 32),
    ):
        record = reread(good)
        setattr(record, field, value)
        rewrite(folder / f"{name}.json", record)
    (folder / "module").mkdir()
    plan = Plan("this:d", 1, (Named("random"),), (PIG.default_setup(),), 0, 1, 1)
    (folder / "module" / "plan.json").write_bytes(msgspec.json.encode(plan))
    record = reread(good)
    record.setup = PIG.default_setup(99)
    rewrite(folder / "crowded.json", record)


def contents(folder: Path) -> dict[Path, tuple[int, int]]:
    return {path: (path.stat().st_mtime_ns, path.stat().st_size) for path in folder.rglob("*")}


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize("line", COMMANDS)
def test_bad_input(run: Run, folder: Path, line: str) -> None:
    before = contents(folder)
    result = run(*line.split(), typed="1\n")
    assert result.exit_code == 2
    assert COMMANDS[line] in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""
    assert contents(folder) == before


@pytest.mark.usefixtures("files")
def test_a_module_that_a_file_names_is_not_imported(run: Run) -> None:
    assert "this" not in sys.modules
    named = ("replay", "replay --verify game.json", "upgrade", "play --terminal --resume", "play --terminal --after",
             "lesson record")  # fmt: skip
    for line in (*(f"{command} module.json" for command in named), "report module"):
        assert run(*line.split()).exit_code == 2
        assert "this" not in sys.modules, line
