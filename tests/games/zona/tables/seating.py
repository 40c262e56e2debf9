"""Tables of Zona at the start of a scene: as they are set up, or laid bare of everything."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fivefires.games.zona.game import GAME
from fivefires.games.zona.state import Stage, ZonaTable
from fivefires.kernel import Setup, seed_from
from fivefires.kernel.checkpoints import Checkpoint
from tests.games.zona.tables.laying import CALM, DECK_BY_LETTER, discard_threat, fatigue_at, slot_of
from tests.games.zona.tables.looking import Game, keys, tokens_on_board
from tests.games.zona.tables.playing import play
from tests.games.zona.tables.watching import Watched
from tests.kit.tables import prompt, put


def table_for(
    players: int, *, seed: int = 1, prepare: Callable[[ZonaTable], None] | None = None, **options: str
) -> Game:
    """The board is set up, and the players are asked for their characters."""
    chosen: dict[str, int | str] = {**options}
    setup = Setup(players, mode="solo" if players == 1 else "race", options=chosen)
    return Watched(GAME, setup, seed_from(seed), prepare=prepare)


def opening(*characters: str, voice: int = 0, seed: int = 1, worn: bool = False) -> Game:
    """The first turn of a game with these characters, seat by seat, after everything they bring along was laid out."""

    def give_voice(table: ZonaTable) -> None:
        if len(characters) > 1:
            table.force((voice + 1,))

    runner = table_for(len(characters), seed=seed, prepare=give_voice, characters="free")
    for offset in range(len(characters)):
        seat = (max(voice, 0) + offset) % len(characters)
        runner.answer(seat, f"character:{characters[seat]}")
    while prompt(runner) == "ask-arrange":
        offered = keys(runner)
        play(runner, offered[-1] if worn else "wear:")
    return runner


def bare(*characters: str, places: Sequence[str] = (), voice: int = 0, seed: int = 1) -> Game:
    """The first turn again, but nobody owns, suffers or is anything, and no threat lies on the board."""
    runner = opening(*characters, voice=voice, seed=seed)
    for seat, me in enumerate(runner.state.scavengers):
        me.damage, me.rubles, me.reputation = 0, 0, 0
        for pile in (f"small.{seat}", f"worn.{seat}", f"packed.{seat}"):
            runner.table.move_all(pile, "box")
        if places:
            me.place, me.fatigue = places[seat], fatigue_at(places[seat])
    for token in tokens_on_board(runner):
        discard_threat(runner, token)
    put(runner, CALM, "rumors")
    return again(runner)


def again(runner: Game) -> Game:
    """The same situation, with the question put anew: what was changed by hand counts now."""
    state = runner.state
    return Watched(GAME, runner.setup, runner.seed, checkpoint=Checkpoint(0, state, 0))


def next_turn(runner: Game, *seats: int) -> Game:
    """The action turns of these seats are to come, and then the event phase."""
    runner.state.turn = None
    runner.state.order = [*seats]
    return again(runner)


def reader(character: str, place: str, card: str, *, deck: str = "") -> Game:
    """Alone outside a bunker, the turn before this card is drawn: after `pass` the event phase begins.

    The other player waits in the Roadhouse, where there are no events, and begins the next round as the Voice.
    """
    other = "tamara" if character != "tamara" else "ivan"
    runner = bare(character, other, places=(place, "roadhouse"))
    put(runner, card, f"events.{deck or DECK_BY_LETTER[card[0]]}")
    return next_turn(runner, 0)


def seated(*characters: str, voice: int = 0, seed: int = 1, bare: bool = True) -> Game:
    """These characters in seat order, at the first question of the first round."""
    runner = Watched(
        GAME,
        Setup(len(characters), mode="race" if len(characters) > 1 else "solo", options={"characters": "free"}),
        seed_from(seed),
        prepare=lambda table: table.force((voice + 1,)) if len(characters) > 1 else None,
    )
    while runner.state.turn is None:
        seat = runner.asked()[0]
        if runner.state.stage is Stage.CHOOSE:
            runner.answer(seat, f"character:{characters[seat]}")
        else:
            runner.answer(seat, runner.options(seat)[-1])
    if bare:
        lay_bare(runner)
    return runner


def lay_bare(runner: Game) -> None:
    """Nobody owns anything or is hurt, nothing lies on the map, and everybody is in the Village."""
    for seat, scavenger in enumerate(runner.state.scavengers):
        for pile in ("small", "worn", "packed"):
            for card in [*runner.state.piles[f"{pile}.{seat}"]]:
                put(runner, card, "box")
        scavenger.damage, scavenger.rubles, scavenger.reputation, scavenger.place = 0, 0, 0, "village"
        scavenger.tokens = {}
    for pile, pieces in runner.state.piles.items():
        if pile.startswith("at."):
            for token in [*pieces]:
                put(runner, token, slot_of(token))
