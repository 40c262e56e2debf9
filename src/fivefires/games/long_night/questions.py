"""The answers that players can give: each names its effect, and the things on the table that it is about.

Only what is possible is ever offered (L-108). An action names who does it; the die, the target and the goal are asked
one after the other, where there is more than one. Options are made once and shared, because most of the time of a game
goes into offering them.

Free acts cannot go in circles: each survivor moves once a turn (L-169), each item is handed over once a turn (L-190),
whoever has refused a request or an item is not asked again in that turn (L-184, L-572), a vote to exile is called once
a turn (L-191), abilities without a die are used once a round (L-147), and everything else uses up dice, cards or food.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

from fivefires.kernel import Message, Option, Prompt, message, seat_name

from .board import ENTRANCE_SPACES, gate_of
from .content import vocabulary as v
from .content.index import ACTIONS, EXPERIMENT, IMPROVEMENT, ITEM, KIND_OF, SIDE_EFFECT, SIGN, SIGNED, SURVIVOR, TASK
from .names import NAME, text_of
from .piles import SEATS

if TYPE_CHECKING:
    from .view import LongNightView

ASK_MAY = Prompt("ask-may", "L-220")


class Act(Enum):
    """Answers without anything to choose in them."""

    END = "end-turn"
    CLEAN = "clean"
    CONTRIBUTE = "contribute"
    LAY = "lay"
    CALM = "calm"
    NOISE = "noise"
    SILENT = "look-on"
    YES = "yes"
    NO = "no"
    DECLINE = "decline"
    DONE = "enough"
    KILL = "let-die"
    ROLL = "roll"
    NORMAL = "normal-one"
    UNRULY = "unruly-one"
    BARRICADE = "lose-barricade"
    TRAP = "lose-trap"
    TAKE = "take"
    REVEAL = "reveal-yourself"
    CALL = "call-vote"
    NONE = "have-none"


END: Final = Act.END
CLEAN: Final = Act.CLEAN
CONTRIBUTE: Final = Act.CONTRIBUTE
LAY: Final = Act.LAY
CALM: Final = Act.CALM
NOISE: Final = Act.NOISE
SILENT: Final = Act.SILENT
YES: Final = Act.YES
NO: Final = Act.NO
DECLINE: Final = Act.DECLINE
DONE: Final = Act.DONE
KILL: Final = Act.KILL
ROLL: Final = Act.ROLL
NORMAL: Final = Act.NORMAL
UNRULY_ONE: Final = Act.UNRULY
LOSE_BARRICADE: Final = Act.BARRICADE
LOSE_TRAP: Final = Act.TRAP
TAKE: Final = Act.TAKE
REVEAL: Final = Act.REVEAL
CALL: Final = Act.CALL
NONE: Final = Act.NONE


# --- survivors, and what they do ------------------------------------------------------------------------------


class Keep(Option, frozen=True, tag="keep"):
    """The survivors kept at the start: the leader, and the followers."""

    leader: str
    followers: tuple[str, ...]

    def key(self) -> str:
        return f"keep:{self.leader}+{'+'.join(self.followers)}"

    def label(self, view: LongNightView) -> Message:
        first = NAME[self.followers[0]]
        if len(self.followers) == 1:
            return message("option-keep-two", leader=NAME[self.leader], first=first)
        return message("option-keep-three", leader=NAME[self.leader], first=first, second=NAME[self.followers[1]])

    def about(self) -> tuple[str, ...]:
        return (self.leader, *self.followers)


class _BySurvivor(Option, frozen=True):
    survivor: str

    def label(self, view: LongNightView) -> Message:
        tag = self.__struct_config__.tag
        return message(f"option-{tag}", survivor=NAME[self.survivor])


class Attack(_BySurvivor, frozen=True, tag="attack"):
    def note(self, view: LongNightView) -> Message | None:
        return message("note-die", least=view.attack_value(self.survivor))


class Search(_BySurvivor, frozen=True, tag="search"):
    def note(self, view: LongNightView) -> Message | None:
        return message("note-die", least=view.search_value(self.survivor))


class Barricade(_BySurvivor, frozen=True, tag="barricade"):
    pass


class Attract(_BySurvivor, frozen=True, tag="attract"):
    pass


class Move(_BySurvivor, frozen=True, tag="move"):
    pass


class LayDie(Option, frozen=True, tag="lay-die"):
    """Lay a die of that value on Raxxon."""

    value: int


class Person(_BySurvivor, frozen=True, tag="survivor"):
    """The survivor who is meant: as user, victim, new leader, target."""


class Use(Option, frozen=True, tag="use"):
    """An ability of a survivor, an item (by its sign) or an improvement: the one with that number."""

    source: str
    number: int = 0

    def key(self) -> str:
        return f"use:{SIGNED.get(self.source, self.source)}" + (f":{self.number + 1}" if self.number else "")

    def label(self, view: LongNightView) -> Message:
        if self.number or len(ACTIONS.get(SIGNED.get(self.source, self.source), ())) > 1:
            return text_of(self.source, f"do-{self.number + 1}")
        return message("option-use", source=NAME[self.source])

    def note(self, view: LongNightView) -> Message | None:
        source = self.source.partition(".")[0]
        return text_of(self.source, "rule" if source in EXPERIMENT else "effect") if source == self.source else None

    def about(self) -> tuple[str, ...]:
        return (SIGNED.get(self.source, self.source),)


# --- places and targets ---------------------------------------------------------------------------------------


class At(Option, frozen=True, tag="at"):
    place: str

    def label(self, view: LongNightView) -> Message:
        return message("option-at", place=NAME[self.place])


class Entrance(Option, frozen=True, tag="entrance"):
    """A zombie, a barricade or an empty space at that entrance."""

    entrance: str

    def label(self, view: LongNightView) -> Message:
        return message("option-entrance", entrance=NAME[self.entrance])

    def about(self) -> tuple[str, ...]:
        return (gate_of(self.entrance),)


class Special(Option, frozen=True, tag="special"):
    figure: str

    def label(self, view: LongNightView) -> Message:
        return message("option-special", kind=NAME[self.figure])


class BanditHere(Option, frozen=True, tag="bandit"):
    place: str

    def label(self, view: LongNightView) -> Message:
        return message("option-bandit", place=NAME[self.place])


class Die(Option, frozen=True, tag="die"):
    value: int


class Face(Option, frozen=True, tag="face"):
    """The side of a die that is to be up."""

    value: int


# --- cards ----------------------------------------------------------------------------------------------------


class _Card(Option, frozen=True):
    card: str

    def label(self, view: LongNightView) -> Message:
        return message(f"option-{self.__struct_config__.tag}", card=NAME[self.card])


class Play(_Card, frozen=True, tag="play"):
    """Play a card, or equip somebody with it."""

    def note(self, view: LongNightView) -> Message | None:
        return text_of(self.card, "effect")


class Take(_Card, frozen=True, tag="take-card"):
    """The card that is kept, given, discarded, contributed, looked for: the question says what for."""

    def key(self) -> str:
        return f"card:{self.card}"

    def label(self, view: LongNightView) -> Message:
        """Of gear it matters who bears it."""
        bearer = view.bearer(self.card)
        if not bearer:
            return super().label(view)
        return message("option-take-gear", card=NAME[self.card], survivor=NAME[bearer])

    def note(self, view: LongNightView) -> Message | None:
        return text_of(self.card, "effect") if self.card in ITEM else None


class Bury(_Card, frozen=True, tag="bury"):
    pass


class HandOver(_Card, frozen=True, tag="hand-over"):
    pass


class Eat(_Card, frozen=True, tag="eat"):
    """An exile plays a food card to raise a die."""


class Project(_Card, frozen=True, tag="project"):
    """An improvement that gets or loses progress."""

    def note(self, view: LongNightView) -> Message | None:
        return text_of(self.card, "effect")


class RaiseDie(Option, frozen=True, tag="raise"):
    """Spend a food token to raise a die of that value by 1."""

    value: int

    def label(self, view: LongNightView) -> Message:
        return message("option-raise", value=self.value, higher=self.value + 1)


class Choose(Option, frozen=True, tag="choose"):
    """One of the ways that the card under way offers."""

    way: str

    def label(self, view: LongNightView) -> Message:
        return view.choice_label(self.way)

    def about(self) -> tuple[str, ...]:
        return ()


# --- players --------------------------------------------------------------------------------------------------


class _Player(Option, frozen=True):
    seat: int

    def key(self) -> str:
        return f"{self.__struct_config__.tag}:{self.seat + 1}"

    def label(self, view: LongNightView) -> Message:
        return message(f"option-{self.__struct_config__.tag}", seat=seat_name(self.seat))

    def about(self) -> tuple[str, ...]:
        return ()


class Request(_Player, frozen=True, tag="request"):
    pass


class Accuse(_Player, frozen=True, tag="accuse"):
    """Call a vote on the exile of that player."""


class Somebody(_Player, frozen=True, tag="player"):
    pass


# --- made once ------------------------------------------------------------------------------------------------

ATTACK: Final = {survivor: Attack(survivor) for survivor in SURVIVOR}
SEARCH: Final = {survivor: Search(survivor) for survivor in SURVIVOR}
BARRICADE: Final = {survivor: Barricade(survivor) for survivor in SURVIVOR}
ATTRACT: Final = {survivor: Attract(survivor) for survivor in SURVIVOR}
MOVE: Final = {survivor: Move(survivor) for survivor in SURVIVOR}
PERSON: Final = {survivor: Person(survivor) for survivor in SURVIVOR}
AT: Final = {place: At(place) for place in (v.COLONY, *v.OUTSIDE)}
ENTRANCE: Final = {entrance: Entrance(entrance) for entrance in ENTRANCE_SPACES}
SPECIAL: Final = {figure: Special(figure) for figure in KIND_OF}
BANDIT: Final = {place: BanditHere(place) for place in v.OUTSIDE}
DIE: Final = {value: Die(value) for value in range(1, 7)}
FACE: Final = {value: Face(value) for value in range(1, 7)}
LAY_DIE: Final = {value: LayDie(value) for value in range(1, 7)}
RAISE: Final = {value: RaiseDie(value) for value in range(1, 6)}
PLAY: Final = {card: Play(card) for card in ITEM}
TAKE_CARD: Final = {card: Take(card) for card in ITEM}
HAND_OVER: Final = {card: HandOver(card) for card in ITEM}
EAT: Final = {card: Eat(card) for card in ITEM}
REQUEST: Final = tuple(Request(seat) for seat in SEATS)
ACCUSE: Final = tuple(Accuse(seat) for seat in SEATS)
SOMEBODY: Final = tuple(Somebody(seat) for seat in SEATS)
USE: Final = {
    (source, n): Use(SIGN.get(source, source), n) for source, actions in ACTIONS.items() for n in range(len(actions))
}
USE_IT: Final = {
    source: Use(SIGN.get(source, source))
    for source in (*SURVIVOR, *ITEM, *IMPROVEMENT, *EXPERIMENT, *SIDE_EFFECT, *TASK)
}
