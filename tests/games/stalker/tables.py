"""Tables of S.T.A.L.K.E.R. at a wished situation, and short ways to play them.

A test lays a map of its own, or takes that of A1, and puts stalkers, enemies and gear where it wants them. Then one
rule runs with the answers that the test names. Squares are (x, y), x to the right and y downwards.
"""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from itertools import count
from string import ascii_uppercase
from typing import Any

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import ARMOR, ARTIFACT, ATTACHMENT, ENEMY, STALKER, WEAPON
from fivefires.games.stalker.content.terrain import MAPS, Terrain
from fivefires.games.stalker.content.tiles import TILE
from fivefires.games.stalker.content.vocabulary import Colour, Ground, Placed
from fivefires.games.stalker.game import GAME
from fivefires.games.stalker.rules import anomalies, closeness, gear, instructions
from fivefires.games.stalker.state import (
    NOWHERE,
    UNDER,
    Anomaly,
    Enemy,
    Stalker,
    StalkerState,
    StalkerTable,
    Team,
    map_of,
)
from fivefires.kernel import Runner, Setup, key_of, seed_from
from tests.kit.tables import carry_out

# Faces of the dice, by what they show.
MASK, STAR_MASK, STAR, STAR_2, MASK_2, STAR_3 = 1, 2, 3, 4, 5, 6
G0, G1, G2, ACCURATE, G3 = 1, 2, 4, 5, 6
P1, P2, P3, P4 = 1, 2, 4, 7

NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3

# Whatever gives an instruction.
HERE = instructions.Source("test", 0)

Square = tuple[int, int]
LETTERS = ascii_uppercase + "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩБГДЖЗИЙЛПФЦЧШЩЭЮЯ"
_numbers = count()


class Map:
    """A map of squares for one test, on a single tile.

    `spaces` are by name the squares of each; `small` squares give no room. Borders are open, but for `lines` between
    two squares, or walls but for the `open` ones.
    """

    def __init__(
        self,
        spaces: Mapping[str, Sequence[Square]],
        *,
        lines: Mapping[tuple[Square, Square], str] | None = None,
        open: Sequence[tuple[Square, Square]] | None = None,
        small: Sequence[Square] = (),
        **marks: Any,
    ) -> None:
        self.name = f"test-{next(_numbers)}"
        self.letter = dict(zip(spaces, LETTERS, strict=False))
        whose = {square: name for name, squares in spaces.items() for square in squares}
        left, top = min(x for x, _ in whose), min(y for _, y in whose)
        size = 1 + max(max(x - left, y - top) for x, y in whose)
        rows = [["+ "[(x | y) % 2] for x in range(2 * size + 1)] for y in range(2 * size + 1)]
        for (x, y), name in whose.items():
            letter = self.letter[name]
            rows[2 * (y - top) + 1][2 * (x - left) + 1] = letter.lower() if (x, y) in small else letter
            for dx, dy in ((1, 0), (0, 1)):
                beyond = (x + dx, y + dy)
                if whose.get(beyond, name) != name:
                    line = self._line((x, y), beyond, lines or {}, open)
                    rows[2 * (y - top) + 1 + dy][2 * (x - left) + 1 + dx] = line
        picture = "\n".join("".join(row) for row in rows)
        lettered = {key: self._marked(value) for key, value in marks.items()}
        TILE[self.name] = Ground(self.name, picture, **lettered)
        MAPS[self.name] = (Placed(self.name, 0, 0),)

    def _line(self, a: Square, b: Square, lines: Mapping[tuple[Square, Square], str], open: Any) -> str:
        if open is not None:
            return " " if (a, b) in open or (b, a) in open else "|"
        return lines.get((a, b), lines.get((b, a), " "))

    def _marked(self, value: Any) -> Any:
        """Names of spaces become letters."""
        if isinstance(value, dict):
            return tuple((self.letter[name], worth) for name, worth in value.items())
        return "".join(self.letter[name] for name in value)

    def id(self, name: str) -> str:
        return f"{self.name}.{self.letter[name]}"


def squares(*at: Square) -> dict[str, list[Square]]:
    """Spaces of one square each, named "x,y"."""
    return {f"{x},{y}": [(x, y)] for x, y in at}


def row(length: int, y: int = 0) -> list[Square]:
    return [(x, y) for x in range(length)]


def lane(length: int = 6, **marks: Any) -> Map:
    """A corridor from west to east."""
    return Map(squares(*row(length)), **marks)


class Game:
    """A table in the first turn of the first stalker, on a map without anybody else on it."""

    def __init__(self, *team: str, on: Map | None = None, players: int = 1) -> None:
        team = team or ("palkan",)
        options: dict[str, int | str] = {"team": len(team)} if len(team) > 1 else {}
        self.runner: Runner[StalkerState] = Runner(GAME, Setup(players, "mission", (), options), seed_from(1))
        for stalker in team:
            self.answer(f"stalker:{stalker}")
        while self.message != "ask-action":
            keys = [key_of(option) for option in self.runner.options(self.runner.asked()[0])]
            self.answer("enough" if "enough" in keys else keys[0])
        self.table: StalkerTable = self.runner.table
        self.state: StalkerState = self.table.state
        self.on = on
        self.said: list[str] = []
        self._clear()
        if on is not None:
            self.state.map, self.state.gates = on.name, ""
            for one in self.state.stalkers:
                one.space = 0

    def _clear(self) -> None:
        state = self.state
        for enemy in state.enemies:
            standee = standee_of(enemy.kind)
            self.table.shift(standee, 1, piles.MAP, piles.beside(enemy.kind))
        state.enemies, state.anomalies, state.overlays = [], [], []
        for stack in piles.LOOT_STACK:
            self.table.move_all(stack, piles.LOOT)
        state.loot = [NOWHERE] * len(state.loot)
        state.unknown = [NOWHERE] * len(state.unknown)
        state.agenda = []
        for stalker in state.stalkers:
            stalker.attention, stalker.noticed, stalker.covers = 0, NOWHERE, NOWHERE
            stalker.hp = STALKER[stalker.id].hp

    # --- arranging ----------------------------------------------------------------------------------------------------

    @property
    def message(self) -> str:
        assert self.runner.question is not None
        return self.runner.question.prompt.message

    @property
    def map(self) -> Terrain:
        return map_of(self.state)

    def answer(self, key: str) -> None:
        self.runner.answer(self.runner.asked()[0], key)

    def at(self, name: str) -> int:
        """The number of a space, by its name on the test's map or on a tile."""
        return self.map.number[self.on.id(name) if self.on is not None else name]

    def name(self, space: int) -> str:
        return self.map.names[space]

    def measure(self, enemy: Enemy, space: int) -> tuple[int, int]:
        """Steps and corners; of two things the one with less is closer to this enemy."""
        return closeness.steps(self.state, enemy, space), closeness.corners(self.state, enemy, space)

    def stalker(self, number: int = 0) -> Stalker:
        return self.state.stalkers[number]

    def put(self, name: str, number: int = 0) -> Stalker:
        stalker = self.stalker(number)
        stalker.space = self.at(name)
        return stalker

    def enemy(self, kind: str, name: str, facing: int = NORTH, *, team: int = 1, colour: Colour | None = None) -> Enemy:
        enemy = Enemy(self.state.arrived, kind, self.at(name), facing)
        self.state.arrived += 1
        self.state.enemies.append(enemy)
        self.state.teams[kind] = Team(colour or self.state.teams.get(kind, Team(Colour.HORDE)).colour, team)
        standee = standee_of(kind)
        if not self.table.shift(standee, 1, piles.beside(kind), piles.MAP):
            self.table.shift(standee, 1, piles.SUPPLY, piles.MAP)
        return enemy

    def give(self, face: str, number: int = 0, place: str = "") -> str:
        """A card of this name, into its slot or where it is wished."""
        decks = [*piles.DECKS, piles.STASH]
        card, source = next(
            (card, deck) for deck in decks for card in self.state.piles[deck] if card.partition("#")[0] == face
        )
        slots = ((WEAPON, "weapon"), (ARMOR, "armor"), (ARTIFACT, "artifact"))
        place = place or next((slot for cards, slot in slots if card in cards), "pack")
        self.table.move(card, source, piles.SLOTS[place][number])
        if card in WEAPON:
            gear.load(self.state, card)
        return card

    def fit(self, face: str, host: str, number: int = 0) -> str:
        card = self.give(face, number)
        assert card in ATTACHMENT
        gear.fit(self.table, card, host)
        return card

    def token(self, kind: str, many: int = 1, number: int = 0) -> None:
        self.table.shift(kind, many, piles.SUPPLY, piles.POCKET[number])

    def held(self, kind: str, number: int = 0) -> int:
        return self.state.stock[kind].get(piles.POCKET[number], 0)

    def focus(self, number: int = 0, *, on: bool = True) -> None:
        stalker = self.stalker(number)
        if stalker.focus != on:
            places = (piles.SUPPLY, piles.MAP) if on else (piles.MAP, piles.SUPPLY)
            self.table.shift(piles.FOCUS, 1, *places)
        stalker.focus = on

    def anomaly(self, card: str, overlay: int, name: str, *, artifact: bool = False) -> int:
        self.state.anomalies.append(Anomaly(overlay, self.at(name), card, UNDER if artifact else NOWHERE))
        return len(self.state.anomalies) - 1

    def symbols(self, index: int, name: str) -> list[int]:
        """The numbers of an anomaly's symbols on a space."""
        return [petal.number for petal in anomalies.petals_of(self.state, index) if petal.space == self.at(name)]

    # --- playing ------------------------------------------------------------------------------------------------------

    def play(self, rule: Coroutine[Any, Any, Any], *answers: str) -> Any:
        """Let a rule run, with these answers; what was asked is in `said`."""
        self.said = []
        return carry_out(rule, answers, lambda question: self.said.append(question.prompt.message))

    def settle(self, step: Any, *answers: str) -> None:
        """Do everything that is on the agenda."""
        left = [*answers]
        while self.state.agenda:
            self.play(step(self.table), *left)
            left = []

    def keys(self, options: Sequence[Any]) -> list[str]:
        return [key_of(option) for option in options]


def standee_of(kind: str) -> str:
    return ENEMY[kind].standee
