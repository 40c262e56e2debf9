"""What each card of the box is, by its name; built once from the content.

A piece is named after its face, further copies with `#2`, `#3` behind it. Rules look things up here and never search
through effects: what an item does, who has which standing text, which texts wait for a deed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from fivefires.kit.components import copies_of, pieces_of
from fivefires.kit.effects import words

from . import (
    betrayals,
    crises,
    crossroads,
    crossroads_adult,
    exiles,
    experiments,
    gas_station,
    grocery_store,
    hospital,
    improvements,
    library,
    objectives,
    police_station,
    raxxon,
    school,
    secrets,
    side_effects,
    starting,
    stories,
    survivors,
)  # fmt: skip
from . import vocabulary as v

# The types of a location are in falling number in its deck (L-060).
STARTING_DECK = "starting"
ITEM_LISTS: dict[str, Sequence[v.Item]] = {
    STARTING_DECK: starting.CARDS,
    v.POLICE_STATION: police_station.CARDS,
    v.GROCERY_STORE: grocery_store.CARDS,
    v.SCHOOL: school.CARDS,
    v.LIBRARY: library.CARDS,
    v.HOSPITAL: hospital.CARDS,
    v.GAS_STATION: gas_station.CARDS,
    v.RAXXON: raxxon.CARDS,
}


ITEM = pieces_of(*ITEM_LISTS.values())
FACE: dict[str, str] = {piece: spec.id for piece, spec in ITEM.items()}
TYPE: dict[str, v.ItemType] = {piece: spec.type for piece, spec in ITEM.items()}
DECK_OF: dict[str, str] = {spec.id: deck for deck, specs in ITEM_LISTS.items() for spec in specs}

SURVIVOR = pieces_of(survivors.CARDS)
INFLUENCE = {card.id: card.influence for card in survivors.CARDS}
CROSSROADS = pieces_of(crossroads.CARDS, crossroads_adult.CARDS)
ADULT = frozenset(card.id for card in crossroads_adult.CARDS)
CRISIS = pieces_of(crises.CARDS)
MAIN = pieces_of(objectives.CARDS)
STORY = pieces_of(stories.CARDS)
SECRET = pieces_of(secrets.CARDS)
BETRAYAL = pieces_of(betrayals.CARDS)
EXILE = pieces_of(exiles.CARDS)
IMPROVEMENT = pieces_of(improvements.CARDS)
EXPERIMENT = pieces_of(experiments.CARDS)
SIDE_EFFECT = pieces_of(side_effects.CARDS)
# The extra card of the Bandit Raid (L-007): two weapons, once B2 is met (L-540).
BANDIT_BETRAYAL = v.Betrayal("bandit_betrayal", v.AtLeast(v.Cards(v.Match((v.WEAPON,))), 3))
BETRAYALS = {**BETRAYAL, BANDIT_BETRAYAL.id: BANDIT_BETRAYAL}

# The twelve cards together name the nineteen figures (L-464).
FIGURES: dict[str, list[str]] = {kind: copies_of(f"{kind}_figure", card.figures) for kind, card in EXPERIMENT.items()}
KIND_OF = {figure: kind for kind, figures in FIGURES.items() for figure in figures}


def task_key(objective: str, hard: bool) -> str:
    """The name under which the powers of one side of a main objective are found."""
    return f"{objective}.{'hard' if hard else 'normal'}"


TASK: dict[str, v.Task] = {
    task_key(card.id, hard): card.hard if hard else card.normal for card in MAIN.values() for hard in (False, True)
}


# --- powers, by the piece or card that has them ----------------------------------------------------------

POWERS: dict[str, v.Powers] = {
    **{piece: spec.gear for piece, spec in ITEM.items() if spec.gear},
    **{card.id: card.powers for card in survivors.CARDS},
    **{card.id: card.powers for card in improvements.CARDS},
    **{card.id: card.powers for card in side_effects.CARDS},
    **{card.id: card.powers for card in experiments.CARDS},
    **{key: task.powers for key, task in TASK.items()},
}
# What sort of card has them: this says when they are in force.
SORT: dict[str, str] = {
    **dict.fromkeys(ITEM, "gear"),
    **dict.fromkeys(SIDE_EFFECT, "gear"),
    **dict.fromkeys(SURVIVOR, "survivor"),
    **dict.fromkeys(IMPROVEMENT, "improvement"),
    **dict.fromkeys(EXPERIMENT, "experiment"),
    **dict.fromkeys(TASK, "task"),
}
ACTIONS: dict[str, tuple[v.Do, ...]] = {
    source: actions
    for source, powers in POWERS.items()
    if (actions := tuple(power for power in powers if isinstance(power, v.Do)))
}


@dataclass(frozen=True, slots=True)
class Held:
    """A standing text and the power that it is part of."""

    source: str
    always: v.Always
    text: Any


@dataclass(frozen=True, slots=True)
class Waiting:
    """A text that waits for a deed; the number tells it from others of the same source, the place from all others."""

    source: str
    number: int
    when: v.When
    place: int


def _standing() -> Iterator[Held]:
    for source, powers in POWERS.items():
        for power in powers:
            if isinstance(power, v.Always):
                yield from (Held(source, power, text) for text in power.texts)


# For each kind of standing text: those of a bearer alone by source, and those that reach further.
NEAR: dict[type, dict[str, tuple[Held, ...]]] = {}
WIDE: dict[type, tuple[Held, ...]] = {}
for _held in _standing():
    _kind = type(_held.text)
    if _held.always.scope is v.Scope.BEARER:
        _near = NEAR.setdefault(_kind, {})
        _near[_held.source] = (*_near.get(_held.source, ()), _held)
    else:
        WIDE[_kind] = (*WIDE.get(_kind, ()), _held)

WAITING: dict[str, tuple[Waiting, ...]] = dict.fromkeys(v.Deed, ())
for _source, _powers in POWERS.items():
    for _number, _power in enumerate(_powers):
        if isinstance(_power, v.When):
            _waiting = WAITING[_power.on.deed]
            WAITING[_power.on.deed] = (*_waiting, Waiting(_source, _number, _power, len(_waiting)))


# Gear can vanish into a deck while its text is still being carried out: its bearer has died. From then on the card is
# hidden again, and nothing may name it. So a text that is under way is known by a sign that is no card's name.
SIGN: dict[str, str] = {card: f"@{card}" for card in (*ITEM, *SIDE_EFFECT)}
SIGNED: dict[str, str] = {sign: card for card, sign in SIGN.items()}
FACE.update({sign: FACE.get(card, card) for card, sign in SIGN.items()})


# --- what can be seen inside effects ------------------------------------------------------------------------


@cache
def adds_people(do: v.Effects) -> bool:
    """Whether a text adds survivors or helpless people, or may do so by a roll, a vote or what it finds, without
    leaving a choice (L-286). The ways of a choice are looked at one by one when they are offered.
    """
    return any(isinstance(effect, v.AddSurvivor | v.AddHelpless) or adds_people(_inside(effect)) for effect in do)


def _inside(effect: v.Effect) -> v.Effects:
    match effect:
        case v.Roll(rows):
            return tuple(inner for row in rows for inner in row.do)
        case v.If():
            return (*effect.then, *effect.otherwise)
        case v.Vote(yes, no):
            return (*yes, *no)
        case v.EveryPlayer(do):
            return do
    return ()


LASTING: dict[str, v.Until] = {
    id: word
    for cards in (ITEM, SURVIVOR, CROSSROADS, CRISIS, IMPROVEMENT, EXPERIMENT, SIDE_EFFECT)
    for id, card in cards.items()
    for word in words(card)
    if isinstance(word, v.Until)
}
LASTING.update({SIGN[card]: until for card, until in [*LASTING.items()] if card in SIGN})
