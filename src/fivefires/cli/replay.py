"""`fivefires replay`: a file told step by step, and proved from its seed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .finding import game_of
from .output import print_json
from .storage import read_record
from .trouble import Trouble, complain, sentence

if TYPE_CHECKING:
    from fivefires.kernel import Game, Runner
    from fivefires.kernel.files import Record

    from .proving import Proof, Unproved
    from .replaying import Step
    from .words import Words


def replay(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="A saved game, a replay or a bug report.")],
    verify: Annotated[bool, typer.Option("--verify", help="Prove finished games from their seeds.")] = False,
    to: Annotated[int | None, typer.Option(metavar="STEP", help="Stop before this step and show the table.")] = None,
    game: Annotated[str | None, typer.Option(metavar="GAME", help="The game, if it is not a registered one.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one object.")] = False,
) -> None:
    """Tell a recorded game step by step, with every secret: the file is yours.

    With --verify, every roll and shuffle is derived again from the seed and compared. Several files are proved as a
    chain, from its first game on: each must follow from the one before. Exit 1 where a step or a file does not hold,
    and the sentence names it.
    """
    from fivefires.kernel.files import BadFile

    from .replaying import check_step

    records = [read_record(file) for file in files]
    found = game_of(records[0], game)
    for record in records[1:]:
        game_of(record, game or found.id)
    if to is not None:
        check_step(records[0], to)
    if len(files) > 1 and not verify:
        raise Trouble("one file is told at a time; several are proved as a chain with --verify")
    try:
        problem = show_proof(files, records, found, as_json) if verify else tell(records[0], found, to, as_json)
    except BadFile as error:
        raise Trouble(f"the file {files[0]} cannot be used: {error}") from None
    if problem:
        complain(problem)
        raise typer.Exit(1)


# --- proving ------------------------------------------------------------------------------------


def show_proof(paths: list[Path], records: list[Record], game: Game[Any], as_json: bool) -> str:
    """Prove one game or a chain, say what is proved, and return what does not hold."""
    from .chains import is_followed
    from .proving import Unproved, prove

    proofs: list[Proof] = []
    wrong: Unproved | None = None
    ended = True
    try:
        for proof, runner in prove(paths, records, game):
            proofs.append(proof)
            ended = not is_followed(runner)
            if not as_json:
                show_file(proof, alone=len(paths) == 1)
    except Unproved as error:
        wrong = error
    if as_json:
        print_json(proof_object(game, proofs, wrong))
    elif wrong is None and len(paths) > 1:
        from .words import Words

        print(Words(game.package)(f"proof-chain-{'ended' if ended else 'goes-on'}", count=len(proofs)))
    return "" if wrong is None else str(wrong)


def show_file(proof: Proof, *, alone: bool) -> None:
    if not alone:
        print(proof.file)
    print(f"Every one of {proof.steps} steps holds.")
    for note in proof.notes:
        print(note)
    print(f"commitment  {proof.commitment}\nseed        {proof.seed}")


def proof_object(game: Game[Any], proofs: list[Proof], wrong: Unproved | None) -> dict[str, Any]:
    return {
        "game": game.id,
        "verified": wrong is None,
        "file": str(wrong.path) if wrong else None,
        "step": wrong.step if wrong else None,
        "problem": str(wrong) if wrong else None,
        "proofs": proofs,
    }


# --- telling ------------------------------------------------------------------------------------


def tell(record: Record, game: Game[Any], to: int | None, as_json: bool) -> str:
    """Tell the steps, and return what stops them before their end."""
    from .replaying import as_far_as_it_goes

    runner, stop = as_far_as_it_goes(record, game, to)
    if stop and record.error:
        stop = f"the rules fail here, as the file reports ({stop})"
    elif stop and record.version != game.version:
        versions = f"version {record.version} of the rules, and these of version {game.version}"
        stop = f"the game was played under {versions} do not allow it to go on: {stop}"
    if as_json:
        print_json(as_object(record, runner, stop))
    else:
        show(record, runner, scene=to is not None)
    return stop


def as_object(record: Record, runner: Runner[Any], stop: str) -> dict[str, Any]:
    from .replaying import steps_of
    from .words import Words

    words = Words(runner.game.package)
    told, steps = steps_of(runner)
    return {
        "game": record.game,
        "version": record.version,
        "setup": record.setup,
        "steps": [
            {
                "step": step.step,
                "what": step.what,
                "seat": step.seat,
                "taken_back": step.taken_back,
                "log": [words.say(line.text) for line in step.lines],
            }
            for step in steps
        ],
        "before": [words.say(line.text) for line in told],
        "over": runner.over,
        "result": runner.state.result,
        "problem": sentence(stop) if stop else None,
    }


def show(record: Record, runner: Runner[Any], *, scene: bool) -> None:
    from rich.console import Console

    from .replaying import steps_of
    from .words import Words

    console, words = Console(highlight=False, markup=False), Words(runner.game.package)
    players = f"{record.setup.players} players" + (f", {record.setup.mode}" if record.setup.mode else "")
    console.print(f"{words('game-title')}, {players}, rules version {record.version}", style="bold")
    told, steps = steps_of(runner)
    for line in told:
        console.print(f"      {words.say(line.text)}")
    for step in steps:
        show_step(console, words, step)
    if scene or not runner.over:
        show_table(console, words, runner)
    if runner.over:
        show_result(console, words, runner)


def show_step(console: Any, words: Words, step: Step) -> None:
    from rich.text import Text

    from fivefires.kernel import seat_name

    who = f"{words.say(seat_name(step.seat))}: " if step.seat is not None else ""
    style = "dim strike" if step.taken_back else "dim"
    console.print(Text.assemble((f"{step.step:>4}  ", "dim"), (f"{who}{step.what}", style)))
    for line in step.lines:
        rule = f"  {line.rule}" if line.rule else ""
        console.print(Text.assemble("      ", words.say(line.text), (rule, "dim")))


def show_table(console: Any, words: Words, runner: Runner[Any]) -> None:
    """The table as whoever is asked sees it, and the question."""
    from fivefires.kernel.sight import safe_sight

    from .terminal.showing import show_sight

    for seat in runner.asked()[:1]:
        show_sight(console, words, safe_sight(runner, seat))
    if runner.over:
        from fivefires.kernel import SPECTATOR

        show_sight(console, words, safe_sight(runner, SPECTATOR))


def show_result(console: Any, words: Words, runner: Runner[Any]) -> None:
    from .terminal.showing import result_panel

    console.print(result_panel(words, runner.state.result))
