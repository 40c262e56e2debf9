"""The answers that players can give: each names what it does, and the things on the table that it is about.

Only legal answers are ever offered, and the kernel refuses every other one. No question has more than 64 of them.
Free acts cannot go in circles: things move at most once in a sequence, one that was called off is not offered again
before the next step or action, and a trade that was refused not in that turn.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, Final

from fivefires.games.zna.content.members import plain_members
from fivefires.games.zna.show.names import area_name, figure_name, name_of, tile_name
from fivefires.kernel import Group, Message, message
from fivefires.kit.questions import Acting, Fighting, Handling, Moving, Using

if TYPE_CHECKING:
    from fivefires.games.zna.show.view import ZnaView

HAND = "helping_hand"


@plain_members
class Act(Enum):
    """Answers without anything to choose in them: the actions of a turn, and ways to end a sequence."""

    END_TURN = "end-turn"
    SEARCH = "search"
    PICK_UP = "pick-up"
    ATTACK = "attack"
    MIX = "mix"
    LOWER = "lower"
    TRADE = "trade"
    TREAT = "treat"
    CONTROL = "control"
    EQUIP = "equip"
    DRONE = "drone"
    WORK = "work"
    SHOW = "show"
    ENOUGH = "enough"
    CALL_OFF = "call-off"
    AGREE = "agree"
    REFUSE = "refuse"
    STAY = "stay"
    KEEP_ROLL = "keep-roll"
    LEAVE_IT = "leave-it"
    BODY = "search-body"
    PLACE = "search-place"
    GUN = "find-gun"
    ROUNDS = "find-rounds"
    OPEN = "lie-open"
    FACE_DOWN = "face-down"
    DRAW = "draw-objective"
    EXCHANGE = "exchange-objective"
    HACK = "hack"
    SAME_ORDER = "same-order"
    RETRY = "try-again"
    DEFEAT = "leave-as-defeat"
    READY = "ready"

    @property
    def group(self) -> Group:
        return _GROUPS.get(self, "end")


# What does not end a turn or close a question.
_GROUPS: Final[dict[Act, Group]] = {
    Act.SEARCH: "act",
    Act.PICK_UP: "gear",
    Act.ATTACK: "fight",
    Act.MIX: "gear",
    Act.LOWER: "act",
    Act.TRADE: "talk",
    Act.TREAT: "act",
    Act.CONTROL: "act",
    Act.EQUIP: "gear",
    Act.DRONE: "act",
    Act.WORK: "act",
    Act.SHOW: "act",
    Act.AGREE: "talk",
    Act.REFUSE: "talk",
    Act.BODY: "act",
    Act.PLACE: "act",
    Act.GUN: "gear",
    Act.ROUNDS: "gear",
    Act.OPEN: "act",
    Act.FACE_DOWN: "act",
    Act.DRAW: "act",
    Act.EXCHANGE: "act",
    Act.HACK: "act",
    Act.SAME_ORDER: "act",
    Act.RETRY: "act",
    Act.DEFEAT: "rare",
}


class Go(Moving, frozen=True, tag="go"):
    """Walk there."""

    area: str

    def label(self, view: Any) -> Message:
        return message("option-go", area=area_name(self.area))

    def note(self, view: ZnaView) -> Message | None:
        return view.price_of_way(self.area)


class To(Moving, frozen=True, tag="to"):
    """Be put there, or send somebody there."""

    area: str

    def label(self, view: Any) -> Message:
        return message("option-to", area=area_name(self.area))


class Use(Using, frozen=True, tag="use"):
    """A special resource card from the belt."""

    card: str

    def label(self, view: Any) -> Message:
        return message("option-use", card=name_of(self.card))

    def note(self, view: ZnaView) -> Message | None:
        return view.text_of(self.card)


class Order(Acting, frozen=True, tag="order"):
    """The heroes in the order in which they act, by name."""

    heroes: str

    def label(self, view: Any) -> Message:
        names = self.heroes.split("-")
        named: dict[str, int | Message] = {f"hero{number}": message(name) for number, name in enumerate(names, 1)}
        return Message(f"option-order-{len(names)}", named)

    def about(self) -> tuple[str, ...]:
        return ()


class Target(Fighting, frozen=True, tag="target"):
    """A mutant on the board."""

    mutant: str

    def label(self, view: Any) -> Message:
        return message("option-target", mutant=figure_name(self.mutant))

    def note(self, view: ZnaView) -> Message | None:
        return view.state_of(self.mutant)


class Arms(Fighting, frozen=True, tag="arms"):
    """The weapons of an attack; none is the bare hands."""

    first: str
    second: str = ""

    def key(self) -> str:
        return ":".join(part for part in ("arms", self.first or "none", self.second) if part)

    def label(self, view: Any) -> Message:
        if not self.first:
            return message("option-arms-none")
        if not self.second:
            return message("option-arms-one", first=name_of(self.first))
        return message("option-arms-two", first=name_of(self.first), second=name_of(self.second))

    def note(self, view: ZnaView) -> Message | None:
        return view.strength_of(self.first, self.second)

    def about(self) -> tuple[str, ...]:
        return tuple(card for card in (self.first, self.second) if card)


class Count(Fighting, frozen=True, tag="count"):
    """How many of what the question asks for."""

    number: int


class Feed(Fighting, frozen=True, tag="feed"):
    """The ammunition for an attack."""

    card: str

    def label(self, view: Any) -> Message:
        return message("option-feed", card=name_of(self.card))

    def note(self, view: ZnaView) -> Message | None:
        return view.load_of_ammunition(self.card)


class Again(Fighting, frozen=True, tag="again"):
    """Roll one die anew, by the face that it shows: two dice with the same face are the same choice."""

    face: str

    def label(self, view: Any) -> Message:
        return message("option-again", face=message(f"face-{self.face}"))

    def about(self) -> tuple[str, ...]:
        return ()


class Load(Handling, frozen=True, tag="load"):
    """A chemistry token into the weapon that is being mixed."""

    token: str

    def label(self, view: Any) -> Message:
        return message("option-load", token=name_of(self.token))


class Empty(Handling, frozen=True, tag="empty"):
    """A cube of this colour out of the weapon."""

    colour: str

    def label(self, view: Any) -> Message:
        return message("option-empty", colour=message(f"colour-{self.colour}"))


class With(Acting, frozen=True, tag="with"):
    """Choose a card for what the question says."""

    card: str

    def label(self, view: Any) -> Message:
        return message("option-with", card=name_of(self.card))

    def note(self, view: ZnaView) -> Message | None:
        return view.load_of(self.card)


class Clear(Acting, frozen=True, tag="clear"):
    """Lower a tile's level with a weapon."""

    tile: str
    card: str

    def label(self, view: Any) -> Message:
        return message("option-clear", tile=tile_name(self.tile), card=name_of(self.card))

    def note(self, view: ZnaView) -> Message | None:
        return view.price_of_clearing(self.tile, self.card)


class Who(Acting, frozen=True, tag="who"):
    """A hero, or somebody whom heroes look after."""

    who: str

    def label(self, view: Any) -> Message:
        return message("option-who", who=figure_name(self.who))

    def note(self, view: ZnaView) -> Message | None:
        return view.health_of(self.who)


class Means(Acting, frozen=True, tag="means"):
    """What a patient gets: cubes of a weapon, a card, or a helping hand."""

    card: str
    yellow: int = 0
    green: int = 0

    def label(self, view: Any) -> Message:
        if self.card == HAND:
            return message("option-means-hand")
        if not self.yellow and not self.green:
            return message("option-means-card", card=name_of(self.card))
        kind = "both" if self.yellow and self.green else "heal" if self.yellow else "decontaminate"
        return message(f"option-means-{kind}", card=name_of(self.card), yellow=self.yellow, green=self.green)

    def note(self, view: ZnaView) -> Message | None:
        return view.worth_of(self)


class Put(Handling, frozen=True, tag="put"):
    """A thing to a place: one's own spaces, the ground, or another hero."""

    thing: str
    target: str
    source: str = ""

    def label(self, view: Any) -> Message:
        if self.target.startswith("hero."):
            return message("option-give", thing=name_of(self.thing), who=view.name_at(self.target))
        if self.source:
            return message("option-take", thing=name_of(self.thing), source=view.name_at(self.source))
        return message(f"option-put-{self.target}", thing=name_of(self.thing))

    def about(self) -> tuple[str, ...]:
        return (self.thing,)


class Stow(Handling, frozen=True, tag="stow"):
    """Where a find goes; where `drop` is named, that is dropped to make room."""

    space: str
    drop: str = ""

    def key(self) -> str:
        return ":".join(part for part in ("stow", self.space, self.drop) if part)

    def label(self, view: Any) -> Message:
        if self.drop:
            return message("option-stow-drop", space=message(f"space-{self.space}"), drop=name_of(self.drop))
        return message("option-stow", space=message(f"space-{self.space}"))

    def about(self) -> tuple[str, ...]:
        return (self.drop,) if self.drop else ()


class Keep(Handling, frozen=True, tag="keep"):
    """One of two things that were drawn."""

    thing: str

    def label(self, view: Any) -> Message:
        return message("option-keep", thing=name_of(self.thing))


class Card(Acting, frozen=True, tag="card"):
    """A drone objective."""

    card: str

    def label(self, view: Any) -> Message:
        return message("option-card", card=name_of(self.card))

    def note(self, view: ZnaView) -> Message | None:
        return view.text_of(self.card)


class OnTile(Acting, frozen=True, tag="tile"):
    """A tile of the map."""

    tile: str

    def label(self, view: Any) -> Message:
        return message("option-tile", tile=tile_name(self.tile))

    def note(self, view: ZnaView) -> Message | None:
        return view.fog_on(self.tile)


class Choose(Acting, frozen=True, tag="hero"):
    """A hero board out of the box."""

    hero: str

    def label(self, view: Any) -> Message:
        return message("option-choose-hero", hero=message(self.hero))

    def note(self, view: ZnaView) -> Message | None:
        return view.hero_note(self.hero)


class Buy(Handling, frozen=True, tag="buy"):
    """An upgrade for credits."""

    upgrade: str
    price: int

    def label(self, view: Any) -> Message:
        return message("option-buy", upgrade=message(self.upgrade), price=self.price)
