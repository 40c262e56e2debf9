"""For notebooks and scripts: a table in one line, games of bots in one more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from fivefires.bots.finding import named, new_bot
from fivefires.kernel import (
    AnyOption,
    Game,
    Result,
    Runner,
    Setup,
    key_of,
    let_choose,
    new_seed,
    seed_from,
    sight,
)
from fivefires.kernel.registry import find
from fivefires.kernel.text import Catalogue, Message, catalogue, seat_name

if TYPE_CHECKING:
    import polars as pl

    from fivefires.kernel.view import View


class Sitting:
    """A game on the table, to look at, to answer in, and to let bots play on.

    >>> import fivefires
    >>> table = fivefires.new("pig", seed=1)
    >>> table
    <pig, 2 players: Player 1 is asked: Roll again, or hold?>
    >>> table.options()
    ['roll', 'hold']
    >>> table.answer("roll")
    >>> table.play("random").ending
    'goal'
    """

    def __init__(self, game: Game[Any], setup: Setup, seed: int | str | None = None) -> None:
        self.game = game
        self.runner: Runner[Any] = Runner(game, setup, new_seed() if seed is None else seed_from(seed))
        self._words: Catalogue = catalogue(game.package)

    # --- looking ------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.runner.over

    @property
    def result(self) -> Result | None:
        """How it ended, or nothing yet."""
        result: Result | None = self.runner.state.result
        return result

    @property
    def asked(self) -> list[int]:
        """The seats whose answer is awaited, counted from 0."""
        return self.runner.asked()

    def view(self, seat: int = 0) -> View[Any]:
        """What a seat may see, in the game's own terms."""
        return self.game.view(self.runner.state, seat)

    def options(self, seat: int | None = None) -> list[str]:
        """What can be answered now, by the keys of the answers."""
        return [key_of(option) for option in self.runner.options(self._whose(seat))]

    def log(self, seat: int = 0) -> list[str]:
        """What has happened so far, as a seat was told it."""
        return [self._say(line.text) for line in sight(self.runner, seat).log]

    def __repr__(self) -> str:
        where = f"{self.game.id}, {self.runner.setup.players} players"
        if self.result is not None:
            return f"<{where}: {self._say(Message(f'ending-{self.result.ending}', {}))}>"
        question = self.runner.question
        asked = ", ".join(self._say(seat_name(seat)) for seat in self.asked)
        return f"<{where}: {asked} is asked: {self._say(question.text()) if question else ''}>"

    def _say(self, text: Message) -> str:
        return self._words.format(text)

    # --- playing ------------------------------------------------------------------------------------

    def answer(self, option: str | AnyOption, seat: int | None = None) -> None:
        """Answer for the seat that is asked, by an option or its key."""
        self.runner.answer(self._whose(seat), option)

    def undo(self, seat: int) -> None:
        self.runner.undo(seat)

    def play(self, bots: str | Sequence[str] = "random", *, budget: int = 0, most: int | None = None) -> Result | None:
        """Let bots play on, seat by seat and again from the first, to the end or for `most` answers."""
        wishes = [named(name, budget) for name in (bots.split(",") if isinstance(bots, str) else bots)]
        seats = range(self.runner.setup.players)
        start = len(self.runner.tape.history)
        players = [new_bot(wishes[seat % len(wishes)], start * 100 + seat) for seat in seats]

        def choose(seat: int, _options: Sequence[Any]) -> AnyOption:
            return let_choose(players[seat], self.runner, seat, wishes[seat % len(wishes)].budget)

        self.runner.run(choose, 1 << 60 if most is None else most)
        return self.result

    def _whose(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        if len(self.asked) != 1:
            raise ValueError(f"{len(self.asked)} seats are asked; say which one you mean")
        return self.asked[0]


def new(game: str, players: int | None = None, mode: str | None = None, seed: int | str | None = None) -> Sitting:
    found = find(game)
    return Sitting(found, found.default_setup(players, mode), seed)


def simulate(
    game: str,
    games: int = 100,
    *,
    players: int | None = None,
    mode: str | None = None,
    bots: str = "random",
    seed: int = 0,
    workers: int = 1,
) -> dict[str, pl.DataFrame]:
    from functools import partial
    from io import BytesIO

    import polars as pl

    from fivefires.bots.pace import settled

    from .parallel import in_parallel
    from .plan import Plan, chunk_size
    from .simulation import play_chunk
    from .tables import SCHEMAS

    found = find(game)
    setup = found.default_setup(players, mode)
    found.check(setup)
    wishes = [settled(named(name), found, [setup]) for name in bots.split(",")]
    plan = Plan(game, found.version, tuple(wishes), (setup,), seed, games, chunk_size(wishes))
    chunks = sorted(in_parallel(partial(play_chunk, plan), plan.chunks(), workers), key=lambda chunk: chunk.first)
    return {table: pl.concat([pl.read_parquet(BytesIO(chunk.files[table])) for chunk in chunks]) for table in SCHEMAS}
