"""The scripted player: by question, an answer from the view and the options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from fivefires.games.stalker.rules.questions import Act, Share
from fivefires.games.stalker.show.view import StalkerView
from fivefires.games.stalker.state import NOBODY, Struck
from fivefires.kernel import Pass
from fivefires.kernel.moments import React
from fivefires.kit.experts import by_question, first, last

from . import aims, exploring, plan, shopping, turn

WORTH_A_DODGE = 5
# What a grenade is thought to be when one is thrown.
GRENADE_DICE, GRENADE_RANGE = 4, 2

Answer = Callable[[StalkerView, Sequence[Any]], Any]


def aim(view: StalkerView, options: Sequence[Any]) -> Any:
    """The head where that kills more often than wounds of the torso do."""
    head, torso = view.part_chances()
    return Act.HEAD if head >= torso else Act.TORSO


def reroll(view: StalkerView, options: Sequence[Any]) -> Any:
    """Focus is spent where the roll is poor."""
    faces = [*view.attack.yellow, *view.attack.green] if view.attack is not None else []
    struck = view.struck
    if struck is not None:
        faces = struck.dice
    poor = sum(face in (1, 2) for face in faces)
    again = Act.FOCUS if Act.FOCUS in options else Act.ROLL
    return again if 2 * poor >= len(faces) and poor else Act.KEEP


def which_die(view: StalkerView, options: Sequence[Any]) -> Any:
    """The worst dice, and no others."""
    worst = options[0]
    if isinstance(worst, Act) or (Act.ROLL in options and worst.face > 2):
        return Act.ROLL
    return worst


def share(view: StalkerView, options: Sequence[Any]) -> Any:
    """The main target gets it all."""
    return min((option for option in options if isinstance(option, Share)), key=lambda option: option.stars)


def take_turn(view: StalkerView, options: Sequence[Any]) -> Any:
    return Act.TAKE_TURN


def enough(view: StalkerView, options: Sequence[Any]) -> Any:
    return Act.ENOUGH if Act.ENOUGH in options else options[0]


def noise(view: StalkerView, options: Sequence[Any]) -> Any:
    """Where it draws them away."""
    space, _ = plan.Plan(view).decoy()
    number = view.map.number
    return next((option for option in options if number[option.space] == space), options[0])


def throw(view: StalkerView, options: Sequence[Any]) -> Any:
    """Where a grenade does the most good; smoke is used where none would, and then on one's own space."""
    space, _ = plan.Plan(view).throw(GRENADE_DICE, GRENADE_RANGE)
    number = view.map.number
    return next((option for option in options if number[option.space] == space), options[0])


def launch(view: StalkerView, options: Sequence[Any]) -> Any:
    """Only where it does some good."""
    _, gain = plan.Plan(view).throw(GRENADE_DICE, GRENADE_RANGE)
    return options[0] if gain > 0 else Act.KEEP


def save(view: StalkerView, options: Sequence[Any]) -> Any:
    """Focus against an anomaly, always."""
    return Act.FOCUS


def cover_symbol(view: StalkerView, options: Sequence[Any]) -> Any:
    """The symbol with the most petals on the way ahead."""
    ahead = aims.way_ahead(view)
    number = view.map.number
    symbols = [option for option in options if not isinstance(option, Act)]
    if not symbols:
        return options[0]
    return max(symbols, key=lambda option: (number[option.space] in ahead, option.petals))


def treat(view: StalkerView, options: Sequence[Any]) -> Any:
    """Whoever has lost the most."""
    team = {stalker.id: stalker for stalker in view.stalkers}
    return max(options, key=lambda option: turn.lost(team[option.stalker]))


def react(view: StalkerView, options: Sequence[Any]) -> Any:
    """What spares more than it costs."""
    struck = view.struck
    for option in options:
        if isinstance(option, React) and struck is not None and _spares(view, struck, option):
            return option
    return Pass.PASS


def _spares(view: StalkerView, struck: Struck, option: React) -> bool:
    if struck.stalker == NOBODY:
        return False
    target = view.stalkers[struck.stalker]
    if option.reaction == "step-in":
        guard = next(one for one in view.stalkers if one.id == option.source)
        return guard.hp >= target.hp + 4
    if option.reaction == "slime":
        return target.dose <= 8
    if option.reaction == "meat-chunk":
        return target.hp <= struck.damage
    return struck.damage >= WORTH_A_DODGE


ANSWERS: dict[str, Answer] = {
    **exploring.ANSWERS,
    "ask-action": turn.action,
    "ask-go-on": turn.go_on,
    "ask-buy": shopping.buy,
    "ask-share-out": shopping.share_out,
    "ask-rearrange": enough,
    "ask-whose-gear": enough,
    "ask-turn": take_turn,
    "ask-part": aim,
    "ask-focus": reroll,
    "ask-reroll": reroll,
    "ask-dice": which_die,
    "ask-share": share,
    "ask-decoy": noise,
    "ask-anomaly-focus": save,
    "ask-patient": treat,
    "ask-bolt": cover_symbol,
    "ask-second-bolt": cover_symbol,
    "ask-gain": shopping.gain,
    "ask-critical": last,
    "ask-ahead": first,
    "ask-anomaly": first,
    "ask-arrival": first,
    "ask-away": first,
    "ask-control": first,
    "ask-demand": first,
    "ask-discard": first,
    "ask-entrance": first,
    "ask-eye": first,
    "ask-first": first,
    "ask-fit": first,
    "ask-launch": launch,
    "ask-lead": first,
    "ask-locate": first,
    "ask-magazine": first,
    "ask-masks": first,
    "ask-meat-chunk": first,
    "ask-pounce": first,
    "ask-push": first,
    "ask-push-to": first,
    "ask-replace": first,
    "ask-route": first,
    "ask-stalker": first,
    "ask-target": first,
    "ask-throw": throw,
    "ask-unknown": first,
    "ask-wakes": first,
}

# What the kernel asks in every game.
SHARED: Final[dict[str, Answer]] = {"ask-react": react}
# For measurements: one who does not mind being seen.
BOLD: Final[dict[str, Answer]] = {
    "ask-action": partial(turn.action, bold=True),
    "ask-go-on": partial(turn.go_on, bold=True),
}

choose = by_question(ANSWERS | SHARED)
choose_boldly = by_question(ANSWERS | SHARED | BOLD)
