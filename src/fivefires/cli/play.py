"""`fivefires play`: the page for the browser, or a game at the terminal."""

from __future__ import annotations

import shlex
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .finding import find_game, game_of, make_setup, wished_bots
from .serving import database_url_given, serve_page
from .storage import free_path, read_record
from .trouble import Trouble

if TYPE_CHECKING:
    from rich.console import Console

    from fivefires.bots.finding import Named
    from fivefires.kernel import Bot, Game, Runner, Setup
    from fivefires.kernel.files import Record

    from .terminal.saving import SaveFile
    from .words import Words


def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game's id, or module:attribute.")] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play here, in text.")] = False,
    players: Annotated[int | None, typer.Option(help="How many play.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="BOTS", help="How many of them, from the last seat on, are bots; or easy, fair or strong for all."
        ),
    ] = None,
    mode: Annotated[str | None, typer.Option(help="One of the game's modes.")] = None,
    variant: Annotated[list[str] | None, typer.Option(help="A variant; may be given again.")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game.")] = None,
    seed: Annotated[str | None, typer.Option(help="Fixes the dice; else they are nobody's to know.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    after: Annotated[Path | None, typer.Option(metavar="FILE", help="Play what follows a finished game.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to keep the game.")] = None,
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="Where the page is served: 8000 unless told, 0 for any.")
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the page.")] = False,
    data: Annotated[Path | None, typer.Option(metavar="DIR", help="Where the page keeps its games.")] = None,
    host: Annotated[str, typer.Option(help="0.0.0.0 serves the whole network.")] = "",
    public_url: Annotated[str, typer.Option(metavar="URL", help="Where friends find the page.")] = "",
    database_url: Annotated[str, typer.Option(metavar="URL", help="A PostgreSQL database for the games.")] = "",
    push_host: Annotated[
        list[str] | None,
        typer.Option(
            metavar="HOST", help="A further host to notify and to call, perhaps with a port; may be given again."
        ),
    ] = None,
    open_tables: Annotated[
        bool, typer.Option("--open-tables", help="Hosts may list tables for anybody who comes to the page.")
    ] = False,
) -> None:
    """Play in the browser, or here with --terminal.

    At the terminal all seats but the first are bots unless --bots says otherwise: a number of them, how strong they
    play, or the bot of each seat with commas between them, such as easy,strong. The game is kept in a file of the
    current folder after every answer; --resume goes on with it. Where a game is one of a chain, --after plays the next
    one.
    """
    found = find_game(game) if game is not None else None
    if not terminal:
        wished = {"players": players, "bots": bots, "mode": mode, "variant": variant, "option": option}
        kept = {"seed": seed, "resume": resume, "after": after, "save": save}
        refuse_given({**wished, **kept}, "goes only with --terminal")
        if game is not None and ":" in game:
            raise Trouble(f"the page plays installed games only; play {game} with --terminal")
        serve_page(
            game=game or "",
            host=host or "127.0.0.1",
            port=8000 if port is None else port,
            data=data,
            public_url=public_url,
            database_url=database_url_given(database_url),
            push_hosts=push_host or (),
            lists=open_tables,
            browser=not no_browser,
        )
        return
    page = {"port": port, "data": data, "host": host, "public-url": public_url, "database-url": database_url}
    more = {"push-host": push_host, "open-tables": open_tables, "no-browser": no_browser}
    refuse_given({**page, **more}, "is for the page, and --terminal plays here")
    if found is None and resume is None and after is None:
        raise Trouble(f"which game? Name one of {', '.join(registered())}, or a file with --resume or --after")
    if resume is not None and after is not None:
        raise Trouble("a game is either gone on with or followed by another one: give --resume or --after")
    if resume is not None:
        if any(given is not None for given in (players, mode, variant, option, seed)):
            raise Trouble("a resumed game has its set-up in its file: --resume goes only with --bots and --save")
        record = read_record(resume)
        runner, note = resumed(resume, record, game), "terminal-resumed"
        file = save_file(runner.game, save, resume if not record.error else None)
    elif after is not None:
        if any(given is not None for given in (mode, variant, option)):
            raise Trouble("what follows a game has its set-up: --after goes with --players, --bots, --seed and --save")
        runner, note = begin_after(after, game, players, seed), "terminal-after"
        file = save_file(runner.game, save, None)
    else:
        assert found is not None
        runner, note = begin(found, make_setup(found, players, mode, variant or (), option or ()), seed), ""
        file = save_file(found, save, None)
    sit_down(runner, bots_at(seated_bots(runner, bots), seed), bots, file, note, game)


def refuse_given(options: dict[str, object], why: str) -> None:
    """Refuse what was asked for and would not be heeded."""
    for name, value in options.items():
        if not (value is None or value is False or value == ""):
            raise Trouble(f"--{name} {why}")


def registered() -> tuple[str, ...]:
    from fivefires.kernel.registry import names

    return names()


# --- the game -----------------------------------------------------------------------------------


def begin(game: Game[Any], setup: Setup, seed: str | None) -> Runner[Any]:
    from fivefires.kernel import Runner, new_seed, seed_from
    from fivefires.kernel.failures import told

    try:
        return Runner(game, setup, new_seed() if seed is None else seed_from(seed), hashes=True)
    except Exception as error:  # Somebody else's game may fail in any way.
        raise Trouble(f"{game.id} cannot be set up: {told(error)}") from error


def begin_after(path: Path, named: str | None, players: int | None, seed: str | None) -> Runner[Any]:
    """The game that follows the one in a file."""
    from .chains import setup_after

    record = read_record(path)
    game = game_of(record, named, name_it="fivefires play MODULE:ATTRIBUTE --terminal --after FILE")
    return begin(game, setup_after(path, record, game, players), seed)


def resumed(path: Path, record: Record, named: str | None) -> Runner[Any]:
    """The game of a file, replayed from its start so that its log is whole."""
    from fivefires.kernel.files import BadFile, NotReplayable

    from .replaying import carried
    from .storage import back_up

    game = game_of(record, named, name_it="fivefires play MODULE:ATTRIBUTE --terminal --resume FILE")
    try:
        runner = carried(record, game)
        if record.version != game.version:
            back_up(path)
        return runner
    except NotReplayable as stop:
        if record.error:
            raise Trouble(f"the file reports a failure at step {stop.step}: {stop.reason}") from None
        raise Trouble(f"the game cannot go on under the present rules, which stop at {stop}") from None
    except BadFile as error:
        raise Trouble(f"the file {path} cannot be used: {error}") from None


# --- the table around it ------------------------------------------------------------------------


# Who plays where only the number of bots was given.
USUAL_BOT = "random"


def seated_bots(runner: Runner[Any], bots: str | None) -> dict[int, Named]:
    """The bots of the last seats; all but the first unless told. One name is for all of them."""
    players = runner.setup.players
    wished = "" if bots is None else bots.strip()
    if _is_number(wished):
        count, names = int(wished), USUAL_BOT
    else:
        count, names = (wished.count(",") + 1 if "," in wished else players - 1), wished or USUAL_BOT
    if not 0 <= count <= players:
        raise Trouble(f"of {players} players, 0 to {players} can be bots, not {count}")
    found = wished_bots(names, runner.game)
    return {seat: found[number % len(found)] for number, seat in enumerate(range(players - count, players))}


def _is_number(text: str) -> bool:
    return text.removeprefix("-").isdecimal()


def bots_at(wishes: dict[int, Named], seed: str | None) -> dict[int, Bot]:
    """Theirs is another randomness than the game's, fixed only where the game's is."""
    import secrets

    from fivefires.bots.finding import new_bot
    from fivefires.kernel import seed_from

    return {
        seat: new_bot(
            wish, secrets.randbits(64) if seed is None else int.from_bytes(seed_from(f"bot {seat} {seed}")[:8], "big")
        )
        for seat, wish in wishes.items()
    }


def save_file(game: Game[Any], save: Path | None, resume: Path | None) -> SaveFile:
    """The file that was named, the one that is resumed, or a new one in the current folder; no bug report's."""
    from .terminal.saving import SaveFile

    if resume is not None and (save is None or save.absolute() == resume.absolute()):
        return SaveFile(resume, resumed=True)
    return SaveFile(save or free_path(Path(), f"{game.id}-{date.today().isoformat()}"))


def sit_down(
    runner: Runner[Any], bots: dict[int, Bot], wished: str | None, save: SaveFile, note: str, named: str | None
) -> None:
    from rich.console import Console

    from .chains import is_followed
    from .terminal.keeping import Left, Paused
    from .terminal.session import Session
    from .terminal.voice import Voice

    console = Console(highlight=False, markup=False)
    voice = Voice(console, named_words(runner.game, runner.setup.players, bots))
    if note:
        voice.say(note)
    try:
        Session(runner, bots, save, voice, reader(console)).play()
    except (Left, EOFError, KeyboardInterrupt) as left:
        console.print()
        voice.say("terminal-go-on", "bold")
        console.print(f"  {command_to_go_on('--resume', runner, wished, save.path, named)}", soft_wrap=True)
        raise typer.Exit(1 if isinstance(left, Paused) else 0) from None
    if is_followed(runner):
        voice.say("terminal-play-on", "bold")
        console.print(f"  {command_to_go_on('--after', runner, wished, save.path, named)}", soft_wrap=True)


def command_to_go_on(how: str, runner: Runner[Any], bots: str | None, path: Path, named: str | None) -> str:
    game = [named] if named is not None and ":" in named else []
    seats = ["--bots", bots] if bots is not None and bots != str(runner.setup.players - 1) else []
    return shlex.join(["fivefires", "play", *game, "--terminal", how, str(path), *seats])


def named_words(game: Game[Any], players: int, bots: dict[int, Bot]) -> Words:
    from .words import Words

    plain = Words(game.package)
    names = [plain("terminal-bot" if seat in bots else "seat", number=seat + 1) for seat in range(players)]
    return Words(game.package, names)


def reader(console: Console) -> Any:
    """Read a line. What comes through a pipe is printed, so that a transcript can be read."""
    import sys

    from rich.text import Text

    def read(prompt: str) -> str:
        line = console.input(Text(prompt, "bold"))
        if not sys.stdin.isatty():
            console.print(Text(line))
        return line

    return read
