"""Games, set-ups and bots as they are named on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .trouble import Trouble

if TYPE_CHECKING:
    from fivefires.bots.finding import Named
    from fivefires.kernel import Game, Setup
    from fivefires.kernel.files import Record


def find_game(name: str) -> Game[Any]:
    """A game by its id or `module:attribute`, or Trouble that says what there is."""
    from fivefires.kernel.registry import UnknownGame, find

    try:
        return find(name)
    except UnknownGame as error:
        raise Trouble(str(error)) from None


def wished_bots(text: str, game: Game[Any], budget: int = 0) -> list[Named]:
    """Bots by their names, with commas between them; one without a budget of its own gets this one."""
    from fivefires.bots.finding import UnknownBot, named, plays

    try:
        bots = [named(name, budget) for name in text.split(",")]
    except UnknownBot as error:
        raise Trouble(str(error)) from None
    for bot in bots:
        if not plays(bot.bot, game.id):
            raise Trouble(f"the bot {bot.bot} does not play {game.id}")
    return bots


def game_of(record: Record, named: str | None = None, *, name_it: str = "--game MODULE:ATTRIBUTE") -> Game[Any]:
    """The game that a file was played in.

    A file may not name a module: nobody's file decides what is imported. Whoever has played a game that is not
    installed names it again; `name_it` is how.
    """
    game = game_in_file(record.game, name_it) if named is None else find_game(named)
    if game.id != record.game:
        raise Trouble(f"the file is a game of {record.game}, not of {game.id}")
    return game


def game_in_file(id: str, name_it: str) -> Game[Any]:
    """The installed game whose id a file holds, or Trouble that says how to name one that is not installed."""
    from fivefires.kernel.registry import UnknownGame, names, registered

    if ":" in id and id not in names():
        raise Trouble(f"the file names {id!r}, which is no game's id")
    try:
        return registered(id)
    except UnknownGame as error:
        if id in names():
            raise Trouble(str(error)) from None
        hint = f"one that is not installed is named by you and not by the file: {name_it}"
        raise Trouble(f"{error}, and {hint}") from None


def check_chains(game: Game[Any], games: int | None, chains: int | None) -> None:
    """Chains are asked for in place of games, of a game that has some."""
    if chains is None:
        return
    if games is not None:
        raise Trouble("games are counted alone or as chains: give --games or --chains")
    if game.follows is None:
        raise Trouble(f"a game of {game.id} is not followed by another one, so that there are no chains of it")


def make_setup(
    game: Game[Any],
    players: int | None = None,
    mode: str | None = None,
    variants: Sequence[str] = (),
    options: Sequence[str] = (),
) -> Setup:
    """The set-up that was asked for, or Trouble that says why the rules do not allow it."""
    from fivefires.kernel import Refused, Setup

    _check_names(game, mode, variants)
    plain = game.default_setup(players, mode)
    setup = Setup(plain.players, plain.mode, tuple(variants), dict(_option(game, text) for text in options))
    try:
        game.check(setup)
    except Refused as refused:
        raise Trouble(reason_of(game, refused)) from None
    return setup


def reason_of(game: Game[Any], refused: Any) -> str:
    """Why something was refused, in words."""
    from fivefires.kernel.text import catalogue

    return catalogue(game.package).format(refused.reason)


def _check_names(game: Game[Any], mode: str | None, variants: Sequence[str]) -> None:
    modes = [one.id for one in game.modes]
    if mode is not None and mode not in modes:
        raise Trouble(f"{game.id} has no mode {mode!r}; it has {_listed(modes)}")
    for variant in variants:
        if variant not in game.variants:
            raise Trouble(f"{game.id} has no variant {variant!r}; it has {_listed(game.variants)}")


def _option(game: Game[Any], text: str) -> tuple[str, int | str]:
    """An option typed as `name=value`, with the value as the game declares it."""
    name, equals, typed = text.partition("=")
    if not equals:
        raise Trouble(f"an option is given as name=value, not as {text!r}")
    choice = next((choice for choice in game.options if choice.id == name), None)
    if choice is None:
        raise Trouble(f"{game.id} has no option {name!r}; it has {_listed([one.id for one in game.options])}")
    for value in choice.values:
        if str(value) == typed:
            return name, value
    raise Trouble(f"the option {name} is one of {_listed(choice.values)}, not {typed!r}")


def _listed(names: Sequence[object]) -> str:
    return ", ".join(map(str, names)) or "none"
