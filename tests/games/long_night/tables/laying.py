"""Cards, tokens, figures and dice are laid as a test wishes them."""

from __future__ import annotations

from collections.abc import Iterable

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import HELPLESS, SUPPLY, UNRULY, ZOMBIE
from fivefires.games.long_night.content.index import TYPE
from fivefires.games.long_night.content.piles import HAND
from fivefires.games.long_night.content.vocabulary import ItemType
from tests.games.long_night.tables.looking import Game
from tests.kit.tables import put, stack

# Faces of the exposure die, by what they show.
BLANK, WOUND, FROSTBITE, BITE = 1, 7, 10, 12
# A crossroads card that waits for something that these scenes never do.
QUIET = "cr_bare_town"
ORDINARY = ("police_station", "grocery_store", "school", "library", "hospital", "gas_station")
MODULES = ("improvements", "bandits", "raxxon")
COLONY_ENTRANCES = tuple(f"colony.{number}" for number in range(1, 7))
# More cards like the quiet one: for cleaning, for a request, for food that is spent.
QUIET_TOO = ("cr_man_in_the_heap", "cr_debt", "cr_second_helping")
# Crises that do nothing when they strike: they speak of Raxxon and of bandits, which must not be in play then.
NO_RAXXON, NO_BANDITS = "crisis_lower_doors", "crisis_roadblocks"
CLAW, CLAW_TOO = "exp_claw_figure", "exp_claw_figure#2"
TANK, HUNTER = "exp_tank_figure", "exp_hunter_figure"
# A random location by its number.
NUMBER = {"police_station": 1, "grocery_store": 2, "school": 3, "library": 4, "hospital": 5, "gas_station": 6}


def give(runner: Game, seat: int, *pieces: str) -> None:
    for piece in pieces:
        put(runner, piece, HAND[seat])


def place(runner: Game, survivor: str, at: str) -> None:
    runner.state.where[survivor] = at


def zombies(runner: Game, entrance: str, count: int) -> None:
    runner.table.shift(ZOMBIE, count, SUPPLY, entrance)


def helpless(runner: Game, count: int, *, unruly: bool = False) -> None:
    runner.table.shift(HELPLESS, count, SUPPLY, UNRULY if unruly else v.COLONY)


def dice(runner: Game, seat: int, *values: int) -> None:
    runner.state.players[seat].dice = [*values]


def lay_tokens(runner: Game, component: str, at: str, count: int = 1) -> None:
    assert runner.table.shift(component, count, "supply", at) == count


def equip(runner: Game, survivor: str, *cards: str) -> None:
    for card in cards:
        put(runner, card, f"gear.{survivor}")


def quiet(runner: Game, *others: str) -> None:
    """The next crossroads cards: these, or some that nothing in these scenes meets."""
    stack(runner, "crossroads", *(others or (QUIET, *QUIET_TOO)))


def cards_of(kind: ItemType, count: int) -> list[str]:
    """So many cards of a type."""
    return [card for card in TYPE if TYPE[card] is kind][:count]


def lay_cards(runner: Game, pile: str, cards: Iterable[str]) -> None:
    for card in cards:
        put(runner, card, pile)


def fill(runner: Game, entrance: str, *, barricades: int = 0, traps: int = 0, spaces: int = 3) -> None:
    """Every space of an entrance is taken: by these barricades and traps, and by zombies."""
    lay_tokens(runner, "zombie-figure", entrance, spaces - barricades - traps)
    if barricades:
        lay_tokens(runner, "barricade-token", entrance, barricades)
    if traps:
        lay_tokens(runner, "barricade-token", f"{entrance}.trap", traps)


def objectives(runner: Game, *cards: str) -> None:
    """Each player's own objective, by seat."""
    for seat, card in enumerate(cards):
        for old in [*runner.state.piles[f"objective.{seat}"]]:
            put(runner, old, "objectives")
        put(runner, card, f"objective.{seat}")


def next_experiments(runner: Game, *cards: str) -> None:
    """These lie on top of the pile, the first one uppermost and to be read."""
    for card in reversed(cards):
        put(runner, card, "experiments")
    runner.table.reveal([cards[0]])


def lurks(runner: Game, figure: str, entrance: str) -> None:
    """A special zombie stands there, and its card lies open."""
    put(runner, figure, "figures.lurking")
    put(runner, figure.partition("_figure")[0], "experiments.loose")
    runner.state.lurking[figure] = entrance


def laid(runner: Game, *values: int) -> None:
    """Dice of these values lie on Raxxon."""
    runner.state.code_dice = [*values]


def fuel_and_tools(count: int) -> list[str]:
    return [*cards_of(ItemType.FUEL, count // 2), *cards_of(ItemType.TOOL, count - count // 2)]
