"""Tables on which everything lies as a test wishes it: hands, rows and decks, and what the dice will show.

The game is set up once to see where everything comes to lie. Then the pieces change names before the set-up, so that
the wished ones end up where they are wished. The set-up itself runs as ever: whatever it works out from the pieces, it
works out from the wished ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from fivefires.kernel import Box, Game, Piece, Runner, Setup, Table, face_of, seed_from
from fivefires.kernel.redeal import exchange
from fivefires.kernel.state import S

Piles = Mapping[str, Sequence[str]]
# So often is a set-up tried that goes by what lies where.
TRIES = 4


def start(
    game: Game[S],
    setup: Setup | int | None = None,
    *,
    piles: Piles | None = None,
    rolls: Sequence[Sequence[int]] = (),
    tokens: Sequence[Sequence[str]] = (),
    seed: int | str = 1,
    stands: bool = False,
) -> Runner[S]:
    """A game at its first question, that was set up as wished.

    `setup` may be a number of players. `piles` says by their faces which pieces lie in a pile after the set-up, the top
    one first: the first "log" is the piece `log`, the second one `log#2`. Where fewer are named than lie there, the
    rest is chance. `rolls` and `tokens` come up next, in order.
    Where reaction windows shall stay open until the test closes them, they `stand`.
    """
    chosen = setup if isinstance(setup, Setup) else game.default_setup(setup)

    def forced(table: Table[S]) -> None:
        table.force(*rolls)
        table.force_tokens(*tokens)

    swaps = _arrange(game, chosen, seed_from(seed), piles or {}, forced)

    def prepare(table: Table[S]) -> None:
        forced(table)
        exchange(table.state, table.box, swaps)

    return Runner(game, chosen, seed_from(seed), prepare=prepare, stands=stands)


def _arrange(
    game: Game[S], setup: Setup, seed: bytes, wishes: Piles, forced: Callable[[Table[S]], None]
) -> dict[Piece, Piece]:
    """Which pieces take each other's place in the box, so that the set-up leads to what is wished."""
    swaps: dict[Piece, Piece] = {}
    for _ in range(TRIES if wishes else 0):
        lying = _set_up(game, setup, seed, forced, swaps)
        changes = _changes(lying, wishes, game.box_for(setup))
        if not changes:
            return swaps
        swaps = _after(swaps, changes)
    if wishes:
        raise ValueError(f"{game.id} cannot be set up so: where its pieces come to lie depends on what they are")
    return swaps


def _set_up(
    game: Game[S], setup: Setup, seed: bytes, forced: Callable[[Table[S]], None], swaps: dict[Piece, Piece]
) -> dict[str, list[Piece]]:
    """What lies where after the set-up, and before the first step."""
    lying: dict[str, list[Piece]] = {}

    def look(table: Table[S]) -> None:
        game.setup(table)
        lying.update({name: pile.copy() for name, pile in table.state.piles.items()})

    def prepare(table: Table[S]) -> None:
        forced(table)
        exchange(table.state, table.box, swaps)

    Runner(replace(game, setup=look), setup, seed, prepare=prepare, log=False)
    return lying


def _changes(lying: dict[str, list[Piece]], wishes: Piles, box: Box) -> dict[Piece, Piece]:
    """For each piece the one that should lie in its place; nothing where all is as wished."""
    now = {name: pile.copy() for name, pile in lying.items()}
    copies = _Copies(box, wishes)
    for name, faces in wishes.items():
        if name not in now:
            raise ValueError(f"there is no pile {name!r}; there are {', '.join(sorted(now))}")
        if len(faces) > len(now[name]):
            raise ValueError(f"after the set-up {name!r} has {len(now[name])} pieces, and {len(faces)} are wished for")
        for at, face in enumerate(faces, start=1):
            there = now[name][-at]
            wanted = copies.take(face)
            if box.pieces[wanted].back != box.pieces[there].back:
                raise ValueError(f"{wanted} cannot lie in {name!r} for {there}: they have different backs")
            _exchange_places(now, there, wanted)
    pairs = [pair for name, pile in lying.items() for pair in zip(pile, now[name], strict=True)]
    return {piece: other for piece, other in pairs if piece != other}


class _Copies:
    """The pieces of the box by their faces: a first log is `log`, a second one `log#2`, less those wished by name."""

    def __init__(self, box: Box, wishes: Piles) -> None:
        named = {wish for faces in wishes.values() for wish in faces if "#" in wish}
        self._left: dict[str, list[Piece]] = {}
        for piece in box.pieces:
            self._left.setdefault(piece if piece in named else face_of(piece), []).append(piece)

    def take(self, wish: str) -> Piece:
        if not self._left.get(wish):
            raise ValueError(f"there is no {wish!r} left in the box")
        return self._left[wish].pop(0)


def _exchange_places(now: dict[str, list[Piece]], one: Piece, other: Piece) -> None:
    places = {one: other, other: one}
    for pile in now.values():
        pile[:] = [places.get(piece, piece) for piece in pile]


def _after(swaps: dict[Piece, Piece], changes: dict[Piece, Piece]) -> dict[Piece, Piece]:
    """The change of names that comes to the same as two, one after the other."""
    names = {*swaps, *changes}
    both = {piece: changes.get(swaps.get(piece, piece), swaps.get(piece, piece)) for piece in sorted(names)}
    return {piece: other for piece, other in both.items() if piece != other}
