"""How the tests draw maps, and what they expect on them."""

from __future__ import annotations

from textwrap import dedent

from hypothesis import strategies as st

from fivefires.kit.grids import EAST, SOUTH, Laid, Picture, Plan, Tile, drawn, lined, marked, plain


def picture(text: str) -> str:
    """A picture as `drawn` gives it, from one in the margin of a test."""
    return "\n".join(row.rstrip() for row in dedent(text).strip("\n").rstrip().split("\n"))


def side_by_side(text: str) -> list[str]:
    """Pictures that stand beside each other, with `>` between them."""
    rows = [row.split(">") for row in picture(text).split("\n")]
    return [picture("\n".join(row[column] for row in rows)) for column in range(len(rows[0]))]


def one_tile(text: str) -> Plan:
    """A map of one tile `t`, every square of which is a space."""
    return Plan([Laid(Tile("t", plain(text)), 0, 0)])


def rooms(text: str) -> Plan:
    """A map of one tile `t`, every letter of which is a space."""
    return Plan([Laid(Tile("t", lined(text)), 0, 0)], by_letter=True)


def find(plan: Plan, letter: str) -> int:
    """The one space that bears this letter."""
    (number,) = [number for number, space in enumerate(plan.spaces) if space.letter == letter]
    return number


def shown(plan: Plan, some: int, keep: str = "") -> str:
    """The map with a star on each of these spaces, those left out whose letter is to be kept."""
    return drawn(plan, marked(some & ~plan.lettered(keep) if keep else some, "*"))


# --- any map ------------------------------------------------------------------------------------------


def turns() -> st.SearchStrategy[int]:
    return st.integers(0, 3)


@st.composite
def plain_maps(draw: st.DrawFn, letters: str = "...#~") -> Plan:
    """One to four tiles of 2 × 2 or 3 × 3 squares, turned anyhow, perhaps with a gap between them."""
    size = draw(st.integers(2, 3))
    places = draw(st.lists(st.tuples(st.integers(-1, 1), st.integers(0, 1)), min_size=1, max_size=4, unique=True))
    row = st.text(st.sampled_from(letters), min_size=size, max_size=size)
    pictures = [plain("\n".join(draw(row) for _ in range(size))) for _ in places]
    return Plan(
        [
            Laid(Tile(f"t{number}", pictures[number]), column, line, draw(turns()))
            for number, (column, line) in enumerate(places)
        ]
    )


@st.composite
def room_tiles(draw: st.DrawFn, name: str = "t", size: int = 4, lines: str = "  |WF") -> Tile:
    """A tile of 4 × 4 squares in spaces of any shape, with lines between them and around."""
    squares: list[list[str]] = []
    names = iter("ABCDEFGHIJKLMNOP")
    for row in range(size):
        squares.append([])
        for column in range(size):
            around = [squares[row][column - 1]] if column else []
            around += [squares[row - 1][column]] if row else []
            squares[row].append(draw(st.sampled_from([next(names), *around])))
    return Tile(name, _with_lines(draw, squares, st.sampled_from(lines)))


def _with_lines(draw: st.DrawFn, squares: list[list[str]], line: st.SearchStrategy[str]) -> Picture:
    size = range(len(squares))

    def between(row: int, column: int, side: int) -> str:
        """The line that a square has to the east or south; outside the tile it begins and ends one early and late."""
        x, y = (column + 1, row) if side == EAST else (column, row + 1)
        inside = row in size and column in size and x in size and y in size
        return " " if inside and squares[row][column] == squares[y][x] else draw(line)

    return Picture(
        tuple("".join(row) for row in squares),
        tuple("".join(between(row, column, EAST) for column in (-1, *size)) for row in size),
        tuple("".join(between(row, column, SOUTH) for column in size) for row in (-1, *size)),
    )


@st.composite
def room_maps(draw: st.DrawFn) -> Plan:
    """One or two such tiles, beside or below each other."""
    laid = [Laid(draw(room_tiles("t0")), 0, 0, draw(turns()))]
    if draw(st.booleans()):
        column = draw(st.integers(0, 1))
        laid.append(Laid(draw(room_tiles("t1")), column, 1 - column, draw(turns())))
    return Plan(laid, by_letter=True)
