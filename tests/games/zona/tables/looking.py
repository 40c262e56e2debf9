"""What a table of Zona shows and asks, and the names of its places."""

from __future__ import annotations

from fivefires.games.zona.show.scene import scene
from fivefires.games.zona.show.view import ZonaView
from fivefires.games.zona.state import Scavenger, ZonaState
from fivefires.kernel import Message, Runner, key_of
from fivefires.kernel.scene import Scene
from tests.kit.tables import pile

Game = Runner[ZonaState]
# Faces of the dice: 1 and 2 are a plus, 3 is a minus, 4 and 5 are blank, 6 is a triangle.
PLUSES, BLANKS, MINUSES = (1, 1, 1), (4, 4, 4), (3, 3, 3)
# One less than the attribute, and one more with a single reroll.
NEARLY = (3, 4, 4)
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
# One number for each face of the dice: plus, minus, blank, triangle.
P, M, B, T = 1, 3, 4, 6
BAD, NEUTRAL, GOOD = -1, 0, 1


def tokens_on_board(runner: Game) -> list[str]:
    return [token for name, lying in runner.state.piles.items() if name.startswith("at.") for token in lying]


def owned(runner: Game, seat: int) -> set[str]:
    return {*pile(runner, f"small.{seat}"), *pile(runner, f"worn.{seat}"), *pile(runner, f"packed.{seat}")}


def moves(runner: Game) -> set[str]:
    """The places that the active player may move to."""
    return {key.removeprefix("move:") for key in keys(runner) if key.startswith("move:")}


def view(runner: Game, seat: int = 0) -> ZonaView:
    return ZonaView(runner.state, seat)


def seen(runner: Game, seat: int = 0) -> Scene:
    return scene(view(runner, seat))


def told(runner: Game, seat: int = 0) -> list[str]:
    """What the stories beside a question tell a seat, part by part."""
    return [part for story in seen(runner, seat).stories for part in parts_of(story.text)]


def parts_of(text: Message) -> list[str]:
    inner = [one for one in text.args.values() if isinstance(one, Message)]
    return [part for one in inner for part in parts_of(one)] or [text.id]


def items(runner: Game, seat: int = 0) -> list[str]:
    """Everything that a player owns, trophies and secrets excepted."""
    return sorted(card for pile in ("small", "worn", "packed") for card in runner.state.piles[f"{pile}.{seat}"])


def me(runner: Game, seat: int = 0) -> Scavenger:
    return runner.state.scavengers[seat]


def keys(runner: Game) -> list[str]:
    """What the one who is asked may answer."""
    return [key_of(option) for option in runner.options(runner.asked()[0])] if runner.asked() else []
