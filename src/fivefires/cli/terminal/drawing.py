"""A scene as text: panels for boards and players, bars for tracks, and the number of the answer beside each thing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fivefires.cli.words import Words
from fivefires.kernel import seat_name
from fivefires.kernel.scene import Board, Deal, Goal, Mark, Mat, Pile, Row, Scene, Space, Story, Thing, Track

BAR = 20
NUMBER = "bold yellow"


class Drawing:
    """Draws scenes. `numbers` says which answers are about a space, pile or thing, by its id."""

    def __init__(self, words: Words, numbers: Mapping[str, Sequence[int]], seat: int) -> None:
        self._say = words.say
        self._words = words
        self._numbers = numbers
        self._seat = seat

    def scene(self, scene: Scene) -> RenderableType:
        parts: list[RenderableType] = []
        if scene.status:
            parts.append(Text(" · ".join(self._say(line) for line in scene.status), "bold"))
        parts += [self._goal(goal) for goal in scene.goals]
        parts += [self._story(story) for story in scene.stories]
        parts += [self._board(board) for board in scene.boards]
        parts += [self._deal(deal) for deal in scene.deals]
        if scene.tracks or scene.piles or scene.rows:
            parts.append(self._zones(scene))
        if scene.mats:
            parts.append(Columns([self._mat(mat) for mat in scene.mats], padding=(0, 1)))
        return Group(*parts)

    def _story(self, story: Story) -> RenderableType:
        title = Text(self._say(story.title)) if story.title else None
        return Panel(Text(self._say(story.text), "italic"), title=title, title_align="left", border_style="dim")

    def _goal(self, goal: Goal) -> Text:
        """What is wanted, how far it is, and what comes after it."""
        text = Text(f"{self._words('terminal-goal')} ", "bold").append(self._say(goal.text), "not bold")
        if goal.value is not None:
            text.append(f" {goal.value}" + (f" of {goal.end}" if goal.end is not None else ""), "cyan")
        for then in goal.then:
            text.append(f" → {self._say(then)}", "not bold dim")
        if goal.met:
            text.append(f" {self._words('terminal-met')}", "green")
        if goal.secret:
            text.append(f" {self._words('terminal-secret')}", "dim")
        return text

    def _deal(self, deal: Deal) -> RenderableType:
        """Both sides of what is proposed, and what each of those addressed has said."""
        table = _grid(2)
        table.add_row(Text(self._words("terminal-deal-gives"), "bold"), self._things(deal.gives))
        table.add_row(Text(self._words("terminal-deal-wants"), "bold"), self._things(deal.wants))
        for term in deal.terms:
            table.add_row(Text(self._words("terminal-deal-says"), "bold"), Text(self._say(term), "italic"))
        for reply in deal.replies:
            said = self._say(reply.said) if reply.said else self._words("terminal-deal-open")
            table.add_row(Text(self._say(seat_name(reply.seat))), Text(said, "dim"))
        head = Text(self._words(_title_of(deal), seat=seat_name(deal.by)))
        return Panel(table, title=head, title_align="left", border_style="yellow", expand=False)

    # --- boards --------------------------------------------------------------------------------

    def _board(self, board: Board) -> RenderableType:
        table = _grid(3)
        names = {space.id: self._say(space.name) for space in board.spaces}
        ways: dict[str, list[str]] = {}
        for edge in board.edges:
            ways.setdefault(edge.a, []).append(names.get(edge.b, edge.b))
            ways.setdefault(edge.b, []).append(names.get(edge.a, edge.a))
        for space in board.spaces:
            if board.square and not self._matters(space):
                continue
            to = f"→ {', '.join(ways[space.id])}" if space.id in ways else ""
            table.add_row(self._space(space), self._inside(space), Text(to, "dim"))
        return Panel(table, title=Text(self._say(board.name)), title_align="left", expand=False)

    def _matters(self, space: Space) -> bool:
        """Of a map of squares only those are told where something is, or can be done."""
        return bool(space.things or space.marks or space.text or self._numbers.get(space.id))

    def _space(self, space: Space) -> Text:
        return Text(self._say(space.name), "bold").append_text(self._number(space.id))

    def _inside(self, space: Space) -> Text:
        lines = [Text(self._say(line), "italic") for line in (space.text, space.cost) if line]
        if space.signs or space.marks:
            lines.append(Text(self._marks((*space.signs, *space.marks)), "cyan"))
        if space.things:
            lines.append(self._things(space.things))
        return Text("\n").join(lines)

    # --- what lies beside the board ------------------------------------------------------------

    def _zones(self, scene: Scene) -> RenderableType:
        table = _grid(2)
        for track in scene.tracks:
            table.add_row(*self._track(track))
        for pile in scene.piles:
            table.add_row(*self._pile(pile))
        for row in scene.rows:
            table.add_row(*self._row(row))
        return table

    def _track(self, track: Track) -> tuple[Text, Text]:
        name = Text(self._say(track.name)).append_text(self._number(track.id))
        style = "bold red" if in_danger(track) else "green"
        if track.end is None:
            return name, Text(str(track.value))
        scale = f" {track.value}" + (f" of {track.end}" if track.start == 0 else f" ({track.start} to {track.end})")
        warning = " !" if in_danger(track) else ""
        return name, Text.assemble((bar(track, track.end), style), (warning, "bold red"), scale)

    def _pile(self, pile: Pile) -> tuple[Text, Text]:
        text = Text(str(pile.size))
        if pile.top is not None:
            text.append(f"  {self._words('terminal-on-top')} ").append_text(self._thing(pile.top))
        return Text(self._say(pile.name)).append_text(self._number(pile.id)), text

    def _row(self, row: Row) -> tuple[Text, Text]:
        return Text(self._say(row.name)).append_text(self._number(row.id)), self._things(row.things)

    # --- players -------------------------------------------------------------------------------

    def _mat(self, mat: Mat) -> RenderableType:
        table = _grid(2)
        for track in mat.tracks:
            table.add_row(*self._track(track))
        for row in mat.rows:
            table.add_row(*self._row(row))
        inside: list[RenderableType] = [Text(self._say(mat.text), "italic")] if mat.text else []
        inside += [self._goal(goal) for goal in mat.goals]
        if mat.marks:
            inside.append(Text(self._marks(mat.marks)))
        if mat.tokens:
            inside.append(self._things(mat.tokens))
        if table.row_count:
            inside.append(table)
        own = mat.seat == self._seat
        title = Text(self._say(mat.name))
        if own:
            title.append(f" {self._words('terminal-you')}")
        border = "yellow" if own else "dim"
        return Panel(Group(*inside), title=title, title_align="left", border_style=border, expand=False)

    # --- things --------------------------------------------------------------------------------

    def _things(self, things: Sequence[Thing]) -> Text:
        """Side by side, or one a line where they have something to read; equal ones are counted."""
        if not things:
            return Text("–", "dim")
        between = "\n" if any(thing.text for thing in things) else ", "
        return Text(between).join(list(self._counted(things)))

    def _counted(self, things: Sequence[Thing]) -> Iterable[Text]:
        counts: dict[str, int] = {}
        texts: dict[str, Text] = {}
        for thing in things:
            text = self._thing(thing)
            texts.setdefault(text.plain, text)
            counts[text.plain] = counts.get(text.plain, 0) + thing.count
        for plain, text in texts.items():
            yield text if counts[plain] == 1 else text.append(f" × {counts[plain]}")

    def _thing(self, thing: Thing) -> Text:
        text = Text(self._say(thing.name), "dim" if thing.face_down else "")
        if thing.marks:
            text.append(f" ({self._marks(thing.marks)})", "cyan")
        text.append_text(self._number(thing.id))
        if thing.text is not None and not thing.face_down:
            text.append(f"  {self._say(thing.text)}", "italic dim")
        return text

    def _marks(self, marks: Sequence[Mark]) -> str:
        return ", ".join(self._say(mark.name) + (f" {mark.value}" if mark.value is not None else "") for mark in marks)

    def _number(self, id: str) -> Text:
        numbers = self._numbers.get(id, ()) if id else ()
        return Text(f" [{', '.join(map(str, numbers))}]" if numbers else "", NUMBER)


def _title_of(deal: Deal) -> str:
    """The text that says who proposes it, and whether it is still being put together."""
    if deal.composed:
        return "terminal-deal-composes"
    return "terminal-deal-counters" if deal.counter else "terminal-deal-offers"


def _grid(columns: int) -> Table:
    table = Table.grid(padding=(0, 2))
    for _ in range(columns):
        table.add_column(overflow="fold")
    return table


def bar(track: Track, end: int) -> str:
    """A track of a few steps shows each of them, a longer one its share."""
    length = max(end - track.start, 1)
    cells = min(length, BAR)
    filled = max(0, min(cells, round((track.value - track.start) / length * cells)))
    return "▰" * filled + "▱" * (cells - filled)


def in_danger(track: Track) -> bool:
    """Trouble begins at `danger`, and lies beyond it; where the track is `low`, below it."""
    if track.danger is None:
        return False
    return track.value <= track.danger if track.low else track.value >= track.danger
