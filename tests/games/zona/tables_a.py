"""Tables of Zona at a wished situation, and short ways to play them: the set-up, the round, actions, events, rumors."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fivefires.games.zona.game import GAME
from fivefires.games.zona.state import Scavenger, ZonaState, ZonaTable
from fivefires.games.zona.view import ZonaView
from fivefires.kernel import Runner, Setup, key_of, seed_from
from fivefires.kernel.marks import Mark

ZonaRunner = Runner[ZonaState]

# Faces of the dice: 1 and 2 are a plus, 3 is a minus, 4 and 5 are blank, 6 is a triangle.
PLUSES, BLANKS, MINUSES = (1, 1, 1), (4, 4, 4), (3, 3, 3)

GREEN = ("barracks", "farms", "frontier", "junkyard", "quarry", "wetlands")
YELLOW = ("chernobyl", "factory", "misty_hill", "proving_grounds", "red_forest", "white_lake")
RED = ("moscow_eye", "pripyat", "power_plant")
BUNKERS = ("research_station", "roadhouse", "village")
OUTDOORS = (*GREEN, *YELLOW, *RED)
ENTRANCES = {
    "underground_archive": ("barracks", "proving_grounds"),
    "botanical_lab": ("quarry", "wetlands"),
    "emission_observatory": ("misty_hill", "red_forest"),
    "government_bunker": ("chernobyl", "white_lake"),
}
DECKS = {
    "underground_archive": "archive",
    "botanical_lab": "lab",
    "emission_observatory": "observatory",
    "government_bunker": "bunker",
}
CHARACTERS = ("ivan", "tamara", "valerian", "kostia", "savva", "oleg", "lukas", "lidya", "andriej", "olga")
# A rumor without arrows and questions: everybody's fatigue goes down by 1.
QUIET_RUMOR = "r10"


def table_for(
    players: int, *, seed: int = 1, prepare: Callable[[ZonaTable], None] | None = None, **options: str
) -> ZonaRunner:
    """The board is set up, and the players are asked for their characters."""
    chosen: dict[str, int | str] = {**options}
    setup = Setup(players, mode="solo" if players == 1 else "race", options=chosen)
    return Runner(GAME, setup, seed_from(seed), prepare=prepare)


def opening(*characters: str, voice: int = 0, seed: int = 1, worn: bool = False) -> ZonaRunner:
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
        answer(runner, offered[-1] if worn else "wear:")
    return runner


def bare(*characters: str, places: Sequence[str] = (), voice: int = 0, seed: int = 1) -> ZonaRunner:
    """The first turn again, but nobody owns, suffers or is anything, and no threat lies on the board."""
    runner = opening(*characters, voice=voice, seed=seed)
    for seat, me in enumerate(runner.state.scavengers):
        me.damage, me.rubles, me.reputation = 0, 0, 0
        for pile in (f"small.{seat}", f"worn.{seat}", f"packed.{seat}"):
            runner.table.move_all(pile, "box")
        if places:
            me.place = places[seat]
    for token in tokens_on_board(runner):
        discard_threat(runner, token)
    put(runner, QUIET_RUMOR, "rumors")
    return again(runner)


def again(runner: ZonaRunner) -> ZonaRunner:
    """The same situation, with the question put anew: what was changed by hand counts now."""
    state = runner.state
    return Runner(GAME, runner.setup, runner.seed, mark=Mark(0, state, 0))


def next_turn(runner: ZonaRunner, *seats: int) -> ZonaRunner:
    """The action turns of these seats are to come, and then the event phase."""
    runner.state.turn = None
    runner.state.order = [*seats]
    return again(runner)


# --- pieces -------------------------------------------------------------------------------------------------


def where(runner: ZonaRunner, piece: str) -> str:
    """The pile in which a piece lies."""
    return next(name for name, pile in runner.state.piles.items() if piece in pile)


def put(runner: ZonaRunner, piece: str, pile: str, *, to_bottom: bool = False) -> None:
    """Move a piece on top of a pile, or under it."""
    runner.table.move(piece, where(runner, piece), pile, to_bottom=to_bottom)


def pile(runner: ZonaRunner, name: str) -> list[str]:
    return runner.state.piles[name]


def tokens_on_board(runner: ZonaRunner) -> list[str]:
    return [token for name, lying in runner.state.piles.items() if name.startswith("at.") for token in lying]


def discard_threat(runner: ZonaRunner, token: str) -> None:
    component = runner.table.box.pieces[token].component
    put(runner, token, f"tray.{component.removesuffix('-token').replace('-', '_')}")


def next_threat(runner: ZonaRunner, token: str) -> None:
    """Let this token be the next one that is drawn from its slot."""
    discard_threat(runner, token)
    slot = where(runner, token)
    put(runner, token, slot, to_bottom=True)


def owned(runner: ZonaRunner, seat: int) -> set[str]:
    return {*pile(runner, f"small.{seat}"), *pile(runner, f"worn.{seat}"), *pile(runner, f"packed.{seat}")}


# --- playing ------------------------------------------------------------------------------------------------


def answer(runner: ZonaRunner, *choices: str) -> None:
    """Answer one question after the other, whoever is asked."""
    for choice in choices:
        runner.answer(runner.asked()[0], choice)


def keys(runner: ZonaRunner) -> list[str]:
    """What the first of those who are asked may answer."""
    return [key_of(option) for option in runner.options(runner.asked()[0])]


def moves(runner: ZonaRunner) -> set[str]:
    """The places that the active player may move to."""
    return {key.removeprefix("move:") for key in keys(runner) if key.startswith("move:")}


def prompt(runner: ZonaRunner) -> str:
    return "" if runner.question is None else runner.question.prompt.message


def me(runner: ZonaRunner, seat: int = 0) -> Scavenger:
    return runner.state.scavengers[seat]


def view(runner: ZonaRunner, seat: int) -> ZonaView:
    return ZonaView(runner.state, seat)


def reader(character: str, place: str, card: str, *, deck: str = "") -> ZonaRunner:
    """Alone outside a bunker, the turn before this card is drawn: after `pass` the event phase begins.

    The other player waits in the Roadhouse, where there are no events, and begins the next round as the Voice.
    """
    other = "tamara" if character != "tamara" else "ivan"
    runner = bare(character, other, places=(place, "roadhouse"))
    put(runner, card, f"events.{deck or DECK_BY_LETTER[card[0]]}")
    return next_turn(runner, 0)


DECK_BY_LETTER = {
    "g": "green",
    "y": "yellow",
    "l": "lab",
    "a": "archive",
    "o": "observatory",
    "b": "bunker",
    "s": "sarcophagus",
}


def read(runner: ZonaRunner, *rolls: Sequence[int]) -> None:
    """End the turn and begin the event, with these dice to come."""
    runner.table.force(*rolls)
    answer(runner, "pass")
