"""The Yard: cats hunt mice on a map of squares. A small game whose scene uses all that a map can show."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cache

from fivefires import kernel
from fivefires.kernel import Beat, Message, Odds, Prompt, Setup, message, seat_name
from fivefires.kernel.questions import Group
from fivefires.kernel.scene import (
    Board,
    Goal,
    Mark,
    Mat,
    Path,
    Scene,
    Space,
    Spot,
    Story,
    Thing,
    Tile,
    Track,
    Veil,
    Wall,
)  # fmt: skip

SIZE, UNIT, WALK, TURNS, CATCH = 12, 100, 3, 24, 3
CATS = 3
POND = ((5, 5), (6, 5), (5, 6), (6, 6))
HOLES = {"s2.2": 8, "s9.2": 7, "s2.9": 4, "s9.9": 3, "s6.1": 1, "s1.6": 1}
MICE = sum(HOLES.values())
HOMES = (("s0.0", "s1.0", "s0.1"), ("s11.11", "s10.11", "s11.10"))
WALLS = (
    Wall((4, 0), (4, 3)), Wall((4, 3), (4, 4), "door", message("door")), Wall((8, 8), (8, 12), "fence"),
    Wall((0, 4), (3, 4), "window"), Wall((8, 4), (12, 4), "low"),
)  # fmt: skip
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


class YardState(kernel.State, kw_only=True):
    """`cats` are where they stand, by their names; `facing` is where they look; `way` is the last walk."""

    cats: dict[str, str] = {}
    facing: dict[str, int] = {}
    way: list[str] = []
    chosen: str = ""
    turns: int = 0
    caught: list[int] = []


Table = kernel.Table[YardState]


def cell(column: int, row: int) -> str:
    return "pond" if (column, row) in POND else f"s{column}.{row}"


def corner(space: str) -> tuple[int, int]:
    if space == "pond":
        return POND[0]
    column, _, row = space[1:].partition(".")
    return int(column), int(row)


def squares(space: str) -> tuple[tuple[int, int], ...]:
    return POND if space == "pond" else (corner(space),)


def square_name(space: str) -> Message:
    column, row = corner(space)
    return message("pond") if space == "pond" else message("square", column=column + 1, row=row + 1)


@cache
def barred() -> frozenset[tuple[tuple[int, int], tuple[int, int]]]:
    """The steps that a wall or fence bars, either way (Y-003)."""
    found = set()
    for wall in WALLS:
        if wall.kind not in ("wall", "fence", "window"):
            continue
        (x, y), (to_x, to_y) = wall.start, wall.end
        if x == to_x:
            pairs = [((x - 1, row), (x, row)) for row in range(y, to_y)]
        else:
            pairs = [((column, y - 1), (column, y)) for column in range(x, to_x)]
        found.update(pairs + [(b, a) for a, b in pairs])
    return frozenset(found)


@cache
def next_to(space: str) -> tuple[str, ...]:
    found: dict[str, None] = {}
    for x, y in squares(space):
        for dx, dy in STEPS:
            to = (x + dx, y + dy)
            if 0 <= to[0] < SIZE and 0 <= to[1] < SIZE and ((x, y), to) not in barred():
                found[cell(*to)] = None
    found.pop(space, None)
    return tuple(found)


@cache
def ways(start: str) -> dict[str, tuple[str, ...]]:
    """Where a cat can walk from here, and how (Y-003)."""
    found: dict[str, tuple[str, ...]] = {start: (start,)}
    edge = [start]
    for _ in range(WALK):
        new = {to: (*found[space], to) for space in edge for to in next_to(space) if to not in found}
        found.update(new)
        edge = list(new)
    return {to: way for to, way in found.items() if to != start}


def seat_of(cat: str) -> int:
    return int(cat.split("-")[1])


class Choose(kernel.Option, frozen=True, tag="choose"):
    cat: str

    def group(self, view: YardView) -> Group:
        return "move"

    def unit(self, view: YardView) -> str:
        return self.cat


class Pounce(kernel.Option, frozen=True, tag="pounce"):
    cat: str
    square: str

    def label(self, view: YardView) -> Message:
        return message("option-pounce", cat=message(self.cat), square=square_name(self.square))

    def group(self, view: YardView) -> Group:
        return "fight"

    def unit(self, view: YardView) -> str:
        return self.cat

    def odds(self, view: YardView) -> Odds:
        return Odds(7 - CATCH, 6, message("odds-catch"))


class Leave(kernel.Option, frozen=True, tag="leave"):
    cat: str

    def group(self, view: YardView) -> Group:
        return "rare"

    def unit(self, view: YardView) -> str:
        return self.cat

    def hurts(self, view: YardView) -> Message:
        return message("hurts-leave", cat=message(self.cat))


class Walk(kernel.Option, frozen=True, tag="walk"):
    square: str

    def label(self, view: YardView) -> Message:
        return message("option-walk", square=square_name(self.square))

    def group(self, view: YardView) -> Group:
        return "move"


class Nap(Enum):
    NAP = "nap"

    @property
    def group(self) -> Group:
        return "end"


def box(setup: Setup) -> kernel.Box:
    yard = kernel.Box()
    yard.tokens("mouse", MICE, "holes")
    yard.tokens("cat", CATS * 2, "yard")
    return yard


def start(setup: Setup) -> YardState:
    """Three cats each in their corner (Y-001)."""
    cats = {f"cat-{seat}-{number}": home for seat in (0, 1) for number, home in enumerate(HOMES[seat])}
    return YardState(seats=2, cats=cats, facing={cat: 2 - 2 * seat_of(cat) for cat in cats}, caught=[0, 0])


def lay_out(table: Table) -> None:
    """Mice at their holes (Y-001)."""
    for hole, count in HOLES.items():
        table.shift("mouse", count, "holes", hole)


def mice(state: YardState) -> dict[str, int]:
    return {place: count for place, count in state.stock["mouse"].items() if count and place in all_spaces()}


async def step(table: Table) -> None:
    """A turn is one walk, one pounce, or a nap (Y-002)."""
    state, who = table.state, table.state.active
    if state.chosen:
        await walk(table, who)
    else:
        await turn(table, who)
    if not state.chosen:
        state.turns += 1
        state.active = 1 - who
        check_the_end(table)


async def turn(table: Table, who: int) -> None:
    answer = await table.ask(who, Prompt("ask-turn", "Y-002"), lambda: what_to_do(table.state, who))
    match answer:
        case Choose(cat):
            table.state.chosen = cat
        case Pounce(cat, square):
            pounce(table, who, cat, square)
        case Leave(cat):
            leave(table, who, cat)
        case _:
            table.tell("log-nap", "Y-002", seat=seat_name(who))


def what_to_do(state: YardState, who: int) -> list[Choose | Pounce | Leave | Nap]:
    own = [cat for cat in sorted(state.cats) if seat_of(cat) == who]
    found: list[Choose | Pounce | Leave | Nap] = [Choose(cat) for cat in own]
    for cat in own:
        near = {state.cats[cat], *next_to(state.cats[cat])}
        found += [Pounce(cat, square) for square in sorted(mice(state)) if square in near]
    if len(own) > 1:
        found += [Leave(cat) for cat in own]
    return [*found, Nap.NAP]


async def walk(table: Table, who: int) -> None:
    """Up to three squares, not through walls, windows and fences (Y-003)."""
    state, cat = table.state, table.state.chosen
    there = ways(state.cats[cat])
    answer = await table.ask(who, Prompt("ask-walk", "Y-003"), [Walk(square) for square in sorted(there)])
    way = there[answer.square]
    (x, y), (to_x, to_y) = corner(way[-2]), corner(way[-1])
    state.facing[cat] = STEPS.index(((to_x > x) - (to_x < x), (to_y > y) - (to_y < y) if to_x == x else 0))
    state.cats[cat], state.way, state.chosen = way[-1], list(way), ""
    table.tell("log-walk", "Y-003", beat=Beat("move", path=way), seat=seat_name(who), cat=message(cat))


def pounce(table: Table, who: int, cat: str, square: str) -> None:
    """On a roll of three and more a mouse is caught (Y-004)."""
    [roll] = table.roll(6)
    table.state.way = []
    if roll >= CATCH:
        table.shift("mouse", 1, square, f"caught.{who}")
        table.state.caught[who] += 1
    line = "log-catches" if roll >= CATCH else "log-misses"
    table.tell(line, "Y-004", beat=Beat("roll", faces=(roll,)), seat=seat_name(who), cat=message(cat), roll=roll)


def leave(table: Table, who: int, cat: str) -> None:
    """A cat may leave for good, but not the last one (Y-005)."""
    del table.state.cats[cat]
    table.shift("cat", 1, "yard", "gone")
    table.tell("log-leaves", "Y-005", seat=seat_name(who), cat=message(cat))


def check_the_end(table: Table) -> None:
    """After the last turn, or without mice, whoever has caught most wins (Y-006)."""
    state = table.state
    if state.turns >= TURNS or not mice(state):
        best = max(state.caught)
        winners = [seat for seat in (0, 1) if state.caught[seat] == best]
        table.finish(kernel.Result(ending="dusk", winners=winners))


# --- what is seen ---------------------------------------------------------------------------------


class YardView(kernel.View[YardState]):
    """Everything is open in the yard."""

    @property
    def open(self) -> YardState:
        return self._state


@cache
def all_spaces() -> tuple[str, ...]:
    return tuple(dict.fromkeys(cell(column, row) for row in range(SIZE) for column in range(SIZE)))


def draw(view: YardView) -> Scene:
    state = view.open
    turn = message("status-turn", seat=seat_name(state.active), left=TURNS - state.turns)
    stories = () if state.turns else (Story(message("story-dusk"), message("story-title"), rule="Y-001"),)
    goal = Goal(message("goal-mice"), sum(state.caught), MICE, then=(message("goal-then"),), rule="Y-006")
    return Scene((turn,), stories, (goal,), (), (board(state),), mats=tuple(mats(state)))


def board(state: YardState) -> Board:
    there = mice(state)
    spaces = tuple(space(state, place, there.get(place, 0)) for place in all_spaces())
    tiles = tuple(tile(x, y) for y in range(0, SIZE, 4) for x in range(0, SIZE, 4))
    own = [cat for cat in state.cats if seat_of(cat) == state.active]
    centre = state.cats[state.chosen or own[0]]
    paths = (Path(tuple(state.way), seat=1 - state.active),) if len(state.way) > 1 else ()
    size = (SIZE * UNIT, SIZE * UNIT)
    return Board(
        "yard", message("yard"), size, spaces, square=UNIT, tiles=tiles, walls=WALLS, veils=tuple(veils(state)),
        paths=paths, centre=centre,
    )  # fmt: skip


def tile(x: int, y: int) -> Tile:
    """The lawn, turned; under the fog lies a tile face down."""
    if (x, y) == (8, 0):
        return Tile((x, y), (4, 4), "back.svg", face_down=True)
    return Tile((x, y), (4, 4), "lawn.svg", (x + y) // 4 % 4, f"tile-{x}-{y}")


def space(state: YardState, place: str, count: int) -> Space:
    things = [
        Thing(message(cat), "figure", cat, icon="cat", seat=seat_of(cat), facing=state.facing[cat])
        for cat, at in state.cats.items()
        if at == place
    ]
    hole = place in HOLES
    x, y = corner(place)
    spots = (Spot("hole", (x * UNIT + 72, y * UNIT + 72), message("hole")),) if place == "s6.1" else ()
    things += [Thing(message("mouse"), "figure", icon="mouse", spot="hole" if spots else "")] * count
    return Space(
        place,
        square_name(place),
        things=tuple(things),
        text=message("pond-text") if place == "pond" else None,
        cost=message("cost", steps=len(ways(state.cats[state.chosen])[place]) - 1)
        if state.chosen and place in ways(state.cats[state.chosen])
        else None,
        rule="Y-003" if place == "pond" else "",
        squares=squares(place),
        spots=spots,
        marks=(Mark(message("hole"), icon="hole"),) if hole else (),
    )


def veils(state: YardState) -> Iterator[Veil]:
    yield Veil("fog", message("veil-fog"), tuple(cell(column, row) for column in (8, 9, 10) for row in (0, 1, 2)), 2)
    yield Veil("water", message("pond"), ("pond",))
    for cat, at in state.cats.items():
        yield Veil("reach", message("veil-reach"), tuple(ways(at)), when="pointed", of=cat)
    seen = tuple(dict.fromkeys(to for place in mice(state) for to in (place, *next_to(place))))
    yield Veil("sight", message("veil-sight"), seen, when="asked")


def mats(state: YardState) -> Iterator[Mat]:
    for seat in (0, 1):
        caught = Thing(message("mouse"), "token", f"caught.{seat}", icon="mouse", count=state.caught[seat])
        goal = Goal(message("goal-most"), state.caught[seat], MICE)
        yield Mat(seat, seat_name(seat), tokens=(caught,) if state.caught[seat] else (), goals=(goal,))
        for cat in sorted(state.cats):
            if seat_of(cat) == seat:
                track = Track(f"{cat}.way", message("way-left"), WALK, WALK, text=message("way-text"), rule="Y-003")
                yield Mat(seat, message(cat), tracks=(track,), id=cat)


GAME = kernel.Game(
    id="yard", version=1, package=__name__, rule_prefix="Y", players=(2,), state=YardState, view=YardView,
    components={"mouse": MICE, "cat": CATS * 2}, box=box, start=start, setup=lay_out, step=step, scene=draw,
)  # fmt: skip
