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

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import ENTRANCE_SPACES, gate_of
from fivefires.games.long_night.content.index import (
    ACTIONS,
    EXPERIMENT,
    IMPROVEMENT,
    ITEM,
    KIND_OF,
    SIDE_EFFECT,
    SIGN,
    SIGNED,
    SURVIVOR,
    TASK,
)
from fivefires.games.long_night.content.piles import SEATS
from fivefires.games.long_night.show.names import NAME, TYPE_NAME, text_of
from fivefires.kernel import Group, Message, Odds, Prompt, message, seat_name
from fivefires.kit.questions import Acting, Choosing, Fighting, Handling, Moving, Talking, Using

if TYPE_CHECKING:
    from fivefires.games.long_night.show.view import LongNightView

ASK_MAY = Prompt("ask-may", "L-220")


class Act(Enum):
    """Answers without anything to choose in them."""

    END = "end-turn"
    CLEAN = "clean"
    CONTRIBUTE = "contribute"
    REQUEST = "ask-for-card"
    ACCUSE = "accuse"
    KNIFE = "call-knife"
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
    NONE = "have-none"

    @property
    def group(self) -> Group:
        return _GROUPS.get(self, "end")

    def odds(self, view: LongNightView) -> Odds | None:
        return view.odds_of_bite() if self is Act.ROLL else None

    def hurts(self, view: LongNightView) -> Message | None:
        match self:
            case Act.KILL if bitten := view.bitten:
                return message("hurts-death", survivor=NAME[bitten])
            case Act.YES if (exiled := view.facing_exile) >= 0:
                return message("hurts-exile", seat=seat_name(exiled))
        return None


# What does not end a turn or close a question.
_GROUPS: Final[dict[Act, Group]] = {
    Act.CLEAN: "act",
    Act.CONTRIBUTE: "gear",
    Act.REQUEST: "talk",
    Act.ACCUSE: "talk",
    Act.KNIFE: "talk",
    Act.NOISE: "act",
    Act.SILENT: "act",
    Act.YES: "talk",
    Act.NO: "talk",
    Act.KILL: "act",
    Act.ROLL: "act",
    Act.NORMAL: "act",
    Act.UNRULY: "act",
    Act.BARRICADE: "act",
    Act.TRAP: "act",
    Act.TAKE: "gear",
}


END: Final = Act.END
CLEAN: Final = Act.CLEAN
CONTRIBUTE: Final = Act.CONTRIBUTE
ASK_FOR_CARD: Final = Act.REQUEST
ACCUSE_SOMEBODY: Final = Act.ACCUSE
CALL_KNIFE: Final = Act.KNIFE
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
NONE: Final = Act.NONE


# --- survivors, and what they do ------------------------------------------------------------------------------


class _BySurvivor(Acting, frozen=True):
    """What a survivor does."""

    survivor: str

    def label(self, view: LongNightView) -> Message:
        tag = self.__struct_config__.tag
        return message(f"option-{tag}", survivor=NAME[self.survivor])

    def unit(self, view: LongNightView) -> str:
        return self.survivor


class Attack(_BySurvivor, frozen=True, tag="attack"):
    def group(self, view: LongNightView) -> Group:
        return "fight"

    def odds(self, view: LongNightView) -> Odds | None:
        return view.odds_of_attack(self.survivor)

    def note(self, view: LongNightView) -> Message | None:
        return message("note-die", least=view.attack_value(self.survivor))


class Search(_BySurvivor, frozen=True, tag="search"):
    def odds(self, view: LongNightView) -> Odds | None:
        return view.odds_of_search(self.survivor)

    def note(self, view: LongNightView) -> Message | None:
        return message("note-die", least=view.search_value(self.survivor))


class Barricade(_BySurvivor, frozen=True, tag="barricade"):
    pass


class Attract(_BySurvivor, frozen=True, tag="attract"):
    pass


class Move(_BySurvivor, frozen=True, tag="move"):
    def group(self, view: LongNightView) -> Group:
        return "move"

    def odds(self, view: LongNightView) -> Odds | None:
        return view.odds_of_move(self.survivor)


class LayDie(Acting, frozen=True, tag="lay-die"):
    """Lay a die of that value on Raxxon."""

    value: int


class Person(_BySurvivor, frozen=True, tag="survivor"):
    """The survivor who is meant: as user, victim, new leader, target."""

    def unit(self, view: LongNightView) -> str:
        return ""

    def odds(self, view: LongNightView) -> Odds | None:
        return view.odds_against(self.survivor)


class Use(Using, frozen=True, tag="use"):
    """An ability of a survivor, an item (by its sign) or an improvement: the one with that number."""

    source: str
    number: int = 0
    # The kind of card that is given up for it.
    paid: str = ""

    def key(self) -> str:
        key = f"use:{SIGNED.get(self.source, self.source)}" + (f":{self.number + 1}" if self.number else "")
        return f"{key}:{self.paid}" if self.paid else key

    def label(self, view: LongNightView) -> Message:
        if self.paid:
            return message("option-use-paying", source=NAME[self.source], card=message(self.paid))
        if self.number or len(ACTIONS.get(SIGNED.get(self.source, self.source), ())) > 1:
            return text_of(self.source, f"do-{self.number + 1}")
        return message("option-use", source=NAME[self.source])

    def note(self, view: LongNightView) -> Message | None:
        source = self.source.partition(".")[0]
        if source != self.source:
            return None
        return text_of(self.source, "rule") if source in EXPERIMENT else view.effect(self.source)

    def unit(self, view: LongNightView) -> str:
        return view.user(SIGNED.get(self.source, self.source))

    def odds(self, view: LongNightView) -> Odds | None:
        return view.odds_of_use(SIGNED.get(self.source, self.source), self.number)

    def about(self) -> tuple[str, ...]:
        return (SIGNED.get(self.source, self.source),)


# --- places and targets ---------------------------------------------------------------------------------------


class At(Moving, frozen=True, tag="at"):
    place: str

    def label(self, view: LongNightView) -> Message:
        return message("option-at", place=NAME[self.place])

    def note(self, view: LongNightView) -> Message | None:
        if self.place not in view.places:
            return None
        zombies, free = view.zombies_at(self.place), view.free_people_spaces(self.place)
        return message("note-place", zombies=zombies, free=free)


class Goal(At, frozen=True, tag="goal"):
    """The place that a survivor moves to, with the roll that follows there (L-171)."""

    survivor: str

    def key(self) -> str:
        return f"at:{self.place}"

    def odds(self, view: LongNightView) -> Odds | None:
        return view.odds_at_goal(self.survivor, self.place)

    def about(self) -> tuple[str, ...]:
        return (self.place,)


class Entrance(Acting, frozen=True, tag="entrance"):
    """A zombie, a barricade or an empty space at that entrance."""

    entrance: str

    def label(self, view: LongNightView) -> Message:
        return message("option-entrance", entrance=NAME[self.entrance])

    def odds(self, view: LongNightView) -> Odds | None:
        return view.odds_against_zombie()

    def about(self) -> tuple[str, ...]:
        return (gate_of(self.entrance),)


class Special(Fighting, frozen=True, tag="special"):
    figure: str

    def label(self, view: LongNightView) -> Message:
        return message("option-special", kind=NAME[self.figure])

    def odds(self, view: LongNightView) -> Odds | None:
        return view.odds_against(self.figure)


class BanditHere(Fighting, frozen=True, tag="bandit"):
    place: str

    def label(self, view: LongNightView) -> Message:
        return message("option-bandit", place=NAME[self.place])

    def odds(self, view: LongNightView) -> Odds | None:
        return view.odds_against_bandit(self.place)


class Die(Acting, frozen=True, tag="die"):
    value: int

    def note(self, view: LongNightView) -> Message | None:
        return message("note-code") if view.code_lacks(self.value) else None


class Face(Acting, frozen=True, tag="face"):
    """The side of a die that is to be up."""

    value: int


# --- cards ----------------------------------------------------------------------------------------------------


class _Card(Handling, frozen=True):
    card: str

    def label(self, view: LongNightView) -> Message:
        return message(f"option-{self.__struct_config__.tag}", card=NAME[self.card])


class Play(_Card, frozen=True, tag="play"):
    """Play a card, or equip somebody with it."""

    def group(self, view: LongNightView) -> Group:
        return "use"

    def note(self, view: LongNightView) -> Message | None:
        return view.effect(self.card)

    def odds(self, view: LongNightView) -> Odds | None:
        return view.odds_of_playing(self.card)


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
        return view.effect(self.card) if self.card in ITEM else None


class Bury(_Card, frozen=True, tag="bury"):
    def note(self, view: LongNightView) -> Message | None:
        return view.effect(self.card) if self.card in ITEM else None


class Lay(_Card, frozen=True, tag="lay"):
    """Lay a card on the main objective."""

    def label(self, view: LongNightView) -> Message:
        """Of gear it matters who bears it."""
        bearer = view.bearer(self.card)
        if not bearer:
            return super().label(view)
        return message("option-lay-gear", card=NAME[self.card], survivor=NAME[bearer])


class HandOver(_Card, frozen=True, tag="hand-over"):
    def unit(self, view: LongNightView) -> str:
        return view.bearer(self.card)


class Calm(_Card, frozen=True, tag="calm"):
    """A medicine is put away to calm somebody."""

    def group(self, view: LongNightView) -> Group:
        return "act"


class Eat(_Card, frozen=True, tag="eat"):
    """An exile plays a food card to raise a die."""

    def group(self, view: LongNightView) -> Group:
        return "use"


class Project(_Card, frozen=True, tag="project"):
    """An improvement that gets or loses progress."""

    def group(self, view: LongNightView) -> Group:
        return "act"

    def note(self, view: LongNightView) -> Message | None:
        return text_of(self.card, "effect")


class RaiseDie(Using, frozen=True, tag="raise"):
    """Spend a food token to raise a die of that value by 1."""

    value: int

    def label(self, view: LongNightView) -> Message:
        return message("option-raise", value=self.value, higher=self.value + 1)

    def hurts(self, view: LongNightView) -> Message | None:
        return message("hurts-last-food", needed=view.food_needed) if view.food == 1 and view.food_needed else None


class Choose(Choosing, frozen=True, tag="choose"):
    def odds(self, view: LongNightView) -> Odds | None:
        return view.odds_of_choosing(self.way)

    def hurts(self, view: LongNightView) -> Message | None:
        victim = view.dies_by_choosing(self.way)
        return message("hurts-death", survivor=NAME[victim]) if victim else None


# --- players --------------------------------------------------------------------------------------------------


class _Player(Talking, frozen=True):
    seat: int

    def key(self) -> str:
        return f"{self.__struct_config__.tag}:{self.seat + 1}"

    def label(self, view: LongNightView) -> Message:
        return message(f"option-{self.__struct_config__.tag}", seat=seat_name(self.seat))

    def about(self) -> tuple[str, ...]:
        return ()


class Request(_Player, frozen=True, tag="request"):
    """The player who is asked for a card."""


class Wanted(Talking, frozen=True, tag="wanted"):
    """The type of card that somebody asks for; any, where none is named."""

    sort: str = ""

    def key(self) -> str:
        return f"wanted:{self.sort or 'any'}"

    def label(self, view: LongNightView) -> Message:
        return TYPE_NAME[v.ItemType(self.sort)] if self.sort else message("any-card")

    def about(self) -> tuple[str, ...]:
        return ()


class Accuse(_Player, frozen=True, tag="accuse"):
    """Call a vote on the exile of that player."""

    def label(self, view: LongNightView) -> Message:
        return message("option-accuse-seat", seat=seat_name(self.seat))


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
GOAL: Final = {survivor: {place: Goal(place, survivor) for place in AT} for survivor in SURVIVOR}
ENTRANCE: Final = {entrance: Entrance(entrance) for entrance in ENTRANCE_SPACES}
SPECIAL: Final = {figure: Special(figure) for figure in KIND_OF}
BANDIT: Final = {place: BanditHere(place) for place in v.OUTSIDE}
DIE: Final = {value: Die(value) for value in range(1, 7)}
FACE: Final = {value: Face(value) for value in range(1, 7)}
LAY_DIE: Final = {value: LayDie(value) for value in range(1, 7)}
RAISE: Final = {value: RaiseDie(value) for value in range(1, 6)}
PLAY: Final = {card: Play(card) for card in ITEM}
TAKE_CARD: Final = {card: Take(card) for card in ITEM}
LAY: Final = {card: Lay(card) for card in ITEM}
HAND_OVER: Final = {card: HandOver(card) for card in ITEM}
EAT: Final = {card: Eat(card) for card in ITEM}
CALM: Final = {card: Calm(card) for card in ITEM}
REQUEST: Final = tuple(Request(seat) for seat in SEATS)
WANTED: Final = (Wanted(), *(Wanted(type) for type in v.ItemType))
ACCUSE: Final = tuple(Accuse(seat) for seat in SEATS)
SOMEBODY: Final = tuple(Somebody(seat) for seat in SEATS)
USE: Final = {
    (source, n): Use(SIGN.get(source, source), n) for source, actions in ACTIONS.items() for n in range(len(actions))
}
USE_IT: Final = {
    source: Use(SIGN.get(source, source))
    for source in (*SURVIVOR, *ITEM, *IMPROVEMENT, *EXPERIMENT, *SIDE_EFFECT, *TASK)
}
