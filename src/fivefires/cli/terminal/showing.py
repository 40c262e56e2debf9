"""Showing: what a person sees before answering, and what a game ends with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.box import HEAVY
from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from fivefires.cli.words import Words
from fivefires.kernel import Result, Sight, seat_name

from .drawing import NUMBER, Drawing

if TYPE_CHECKING:
    from fivefires.kernel.log import Line
    from fivefires.kernel.questions import Odds
    from fivefires.kernel.sight import Asked, Offer

# So many lines of news stand above a question; the log has them all.
NEWS = 12


def show_sight(console: Console, words: Words, seen: Sight, news: Sequence[Line] = ()) -> None:
    """The table, what has happened, and the question with its numbered answers."""
    numbers: dict[str, list[int]] = {}
    for number, offer in enumerate(seen.question.offers if seen.question else (), start=1):
        for id in offer.about:
            numbers.setdefault(id, []).append(number)
    console.print(Rule(Text(words("game-title")), style="dim"))
    show_lines(console, words, news[-NEWS:], left_out=len(news) - NEWS)
    console.print(Drawing(words, numbers, seen.seat).scene(seen.scene))
    if seen.question is not None:
        console.print()
        console.print(question(words, seen.question))


def show_lines(console: Console, words: Words, lines: Sequence[Line], left_out: int = 0) -> None:
    if left_out > 0:
        console.print(Text(words("terminal-earlier", count=left_out), "dim"))
    for line in lines:
        console.print(log_line(words, line))
    if lines:
        console.print()


def log_line(words: Words, line: Line) -> Text:
    rule = f"  {line.rule}" if line.rule else ""
    return Text.assemble(("• ", "dim"), words.say(line.text), (_dice(words, line), "bold"), (rule, "dim"))


def _dice(words: Words, line: Line) -> str:
    """The faces that were rolled, in words where dice bear signs."""
    faces = line.beat.faces if line.beat is not None else ()
    return f"  [{' '.join(words(face) if isinstance(face, str) else str(face) for face in faces)}]" if faces else ""


def question(words: Words, asked: Asked) -> RenderableType:
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", no_wrap=True)
    table.add_column(overflow="fold")
    table.add_row("", Text.assemble((words.say(asked.text), "bold"), (f"  {asked.rule}" if asked.rule else "", "dim")))
    if asked.several:
        table.add_row("", Text(words("terminal-all-at-once"), "dim"))
    for number, offer in enumerate(asked.offers, start=1):
        table.add_row(Text(str(number), NUMBER), _offer(words, offer))
    return table


def _offer(words: Words, offer: Offer) -> Text:
    """An answer with its chance, with what it brings, and with what it costs for good."""
    text = Text(words.say(offer.label))
    if offer.odds is not None:
        text.append(f"  {percent(offer.odds)}", "cyan")
    if offer.note is not None:
        text.append(f"  {words.say(offer.note)}", "dim")
    if offer.hurts is not None:
        text.append(f"  {words.say(offer.hurts)}", "red")
    return text


def percent(odds: Odds) -> str:
    """A chance in per cent, with a decimal where it is not a whole number."""
    share = 100 * odds.good / odds.total
    whole = (100 * odds.good) % odds.total == 0
    return f"{share:.0f} %" if whole else f"{share:.1f} %"


def result_panel(words: Words, result: Result) -> RenderableType:
    """How it ended and who has won."""
    ending = f"ending-{result.ending}"
    text = Text(words(ending) if words.has(ending) else result.ending, "bold")
    winners = [words.say(seat_name(seat)) for seat in result.winners]
    if len(winners) == 1:
        text.append("\n" + words("terminal-winner", seat=seat_name(result.winners[0])), "not bold")
    elif winners:
        text.append("\n" + words("terminal-winners") + " " + ", ".join(winners), "not bold")
    else:
        text.append("\n" + words("terminal-nobody"), "not bold")
    return Panel(text, box=HEAVY, border_style="yellow", expand=False, padding=(0, 2))
