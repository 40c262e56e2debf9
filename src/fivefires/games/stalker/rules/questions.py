"""The answers that players can give: each names what it does, and the things on the table that it is about.

Only legal answers are ever offered, and the kernel refuses every other one. No question has more than 64 of them. Free
acts cannot go in circles: each spends something, works once a turn, or moves a thing that has not moved yet.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING, Any

from fivefires.games.stalker.show.names import figure_name, name_of, space_name
from fivefires.kernel import Group, Message, Odds, message
from fivefires.kit.questions import Acting, Fighting, Handling, Moving, Talking, Using

if TYPE_CHECKING:
    from fivefires.games.stalker.show.view import StalkerView


class Act(Enum):
    """Answers without anything to choose in them."""

    TAKE_TURN = "take-turn"
    PASS_TURN = "pass-turn"
    END_TURN = "end-turn"
    STOP = "stop"
    STAND_UP = "stand-up"
    PREPARE = "prepare"
    ORDER = "order"
    DETECT = "detect"
    LEAD_HEAL = "lead-heal"
    LEAD_FOCUS = "lead-focus"
    DECOY = "decoy"
    BOLT = "bolt"
    RAPID = "rapid"
    USE = "use"
    LEAVE = "leave"
    HEAD = "head"
    TORSO = "torso"
    FOCUS = "focus"
    KEEP = "keep"
    ROLL = "roll"
    ENOUGH = "enough"
    FIRST_TURN = "first-turn"
    SECOND_TURN = "second-turn"
    LOSE = "lose"
    SLIDE = "slide"
    SUFFER = "suffer"
    RESIST = "resist"
    COMPANION = "companion"

    @property
    def group(self) -> Group:
        return _GROUPS.get(self, "")

    def note(self, view: StalkerView) -> Message | None:
        """What it brings, where that is not plain."""
        how = _NOTES.get(self)
        return how(view) if how is not None else None


_GROUPS: dict[Act, Group] = {
    Act.END_TURN: "end",
    Act.STOP: "end",
    Act.STAND_UP: "act",
    Act.PREPARE: "gear",
    Act.ORDER: "gear",
    Act.DETECT: "act",
    Act.LEAD_HEAL: "use",
    Act.LEAD_FOCUS: "use",
    Act.DECOY: "act",
    Act.BOLT: "act",
    Act.RAPID: "use",
    Act.COMPANION: "move",
    Act.TAKE_TURN: "act",
    Act.PASS_TURN: "end",
    Act.ENOUGH: "end",
    Act.LEAVE: "end",
    Act.KEEP: "end",
    Act.HEAD: "fight",
    Act.TORSO: "fight",
    Act.FOCUS: "use",
    Act.ROLL: "use",
    Act.USE: "use",
    Act.FIRST_TURN: "act",
    Act.SECOND_TURN: "act",
    Act.LOSE: "gear",
    Act.SLIDE: "act",
    Act.SUFFER: "end",
    Act.RESIST: "act",
}

_NOTES: dict[Act, Callable[[StalkerView], Message | None]] = {
    Act.TAKE_TURN: lambda view: view.turn_note(),
    Act.PASS_TURN: lambda view: message("note-pass"),
    Act.END_TURN: lambda view: view.end_note(),
    Act.STOP: lambda view: message("note-stop"),
    Act.PREPARE: lambda view: message("note-prepare"),
    Act.ORDER: lambda view: message("note-order"),
    Act.DETECT: lambda view: message("note-detect"),
    Act.DECOY: lambda view: view.decoy_note(),
    Act.BOLT: lambda view: message("note-bolts"),
    Act.HEAD: lambda view: view.part_note("head"),
    Act.TORSO: lambda view: view.part_note("torso"),
    Act.STAND_UP: lambda view: message("note-stand-up"),
    Act.SUFFER: lambda view: view.control_note(),
    Act.RESIST: lambda view: message("note-resist"),
}


class Go(Moving, frozen=True, tag="go"):
    """Walk there."""

    space: str

    def label(self, view: Any) -> Message:
        return message("option-go", space=space_name(self.space))

    def note(self, view: StalkerView) -> Message | None:
        return view.way_note(self.space)


class Sneak(Moving, frozen=True, tag="sneak"):
    """One space, unseen and unheard."""

    space: str

    def label(self, view: Any) -> Message:
        return message("option-sneak", space=space_name(self.space))

    def note(self, view: StalkerView) -> Message | None:
        return view.sneak_note(self.space)


class Shadow(Moving, frozen=True, tag="shadow"):
    """The first step of a way in the shadows."""

    space: str

    def label(self, view: Any) -> Message:
        return message("option-shadow", space=space_name(self.space))

    def note(self, view: StalkerView) -> Message | None:
        return view.shadow_note(self.space)


class To(Moving, frozen=True, tag="to"):
    """A space for what the question says."""

    space: str

    def label(self, view: Any) -> Message:
        return message("option-to", space=space_name(self.space))


class Symbol(Acting, frozen=True, tag="symbol"):
    """A symbol of an anomaly, for what the question says."""

    space: str
    petals: int

    def label(self, view: Any) -> Message:
        return message("option-symbol", space=space_name(self.space), petals=self.petals)

    def note(self, view: StalkerView) -> Message | None:
        return view.bolt_note(self.space, self.petals)

    def about(self) -> tuple[str, ...]:
        return (self.space,)


class Shoot(Fighting, frozen=True, tag="shoot"):
    """A weapon's attack at an enemy."""

    shot: str
    enemy: str

    def label(self, view: Any) -> Message:
        return message("option-shoot", shot=message(f"shot-{self.shot}"), enemy=figure_name(self.enemy))

    def note(self, view: StalkerView) -> Message | None:
        return view.shot_note(self.shot, self.enemy)

    def odds(self, view: StalkerView) -> Odds | None:
        return view.shot_odds(self.shot, self.enemy)

    def about(self) -> tuple[str, ...]:
        return (self.enemy,)


class Knife(Fighting, frozen=True, tag="knife"):
    """The knife, at an enemy on the same space."""

    enemy: str

    def label(self, view: Any) -> Message:
        return message("option-knife", enemy=figure_name(self.enemy))

    def note(self, view: StalkerView) -> Message | None:
        return view.knife_note(self.enemy)

    def odds(self, view: StalkerView) -> Odds | None:
        return view.knife_odds(self.enemy)


class Foe(Fighting, frozen=True, tag="foe"):
    """An enemy on the map, for what the question says."""

    enemy: str

    def label(self, view: Any) -> Message:
        return message("option-foe", enemy=figure_name(self.enemy))


class Who(Acting, frozen=True, tag="who"):
    """A stalker."""

    stalker: str

    def label(self, view: Any) -> Message:
        return message("option-who", stalker=message(self.stalker))


class Choose(Acting, frozen=True, tag="stalker"):
    """A stalker card out of the box."""

    stalker: str

    def label(self, view: Any) -> Message:
        return message("option-choose", stalker=message(self.stalker))

    def note(self, view: StalkerView) -> Message | None:
        return view.stalker_note(self.stalker)


class Reload(Handling, frozen=True, tag="reload"):
    """Fill a weapon with a magazine."""

    weapon: str

    def label(self, view: Any) -> Message:
        return message("option-reload", weapon=name_of(self.weapon))


class Loot(Handling, frozen=True, tag="loot"):
    """The top of a stack of loot on one's own space."""

    stack: int

    def label(self, view: Any) -> Message:
        return message("option-loot")

    def about(self) -> tuple[str, ...]:
        return (f"loot.{self.stack}",)


class TakeArtifact(Handling, frozen=True, tag="artifact"):
    """The artifact token on one's own space."""

    anomaly: int

    def label(self, view: Any) -> Message:
        return message("option-artifact")

    def about(self) -> tuple[str, ...]:
        return ()


class UseItem(Using, frozen=True, tag="use"):
    """An item out of the backpack."""

    card: str

    def label(self, view: Any) -> Message:
        return message("option-use", card=name_of(self.card))

    def note(self, view: Any) -> Message | None:
        return message(f"{name_of(self.card).id}.text")


class UseGift(Using, frozen=True, tag="gift"):
    """The action of an equipped artifact."""

    card: str

    def label(self, view: Any) -> Message:
        return message("option-use", card=name_of(self.card))

    def note(self, view: Any) -> Message | None:
        return message(f"{name_of(self.card).id}.text")


class Put(Handling, frozen=True, tag="put"):
    """A card to a place: one's own slots, the backpack, or another stalker."""

    card: str
    place: str

    def label(self, view: Any) -> Message:
        if self.place.startswith("to."):
            return message("option-give", card=name_of(self.card), stalker=message(self.place[3:]))
        if self.place.startswith("on."):
            return message("option-fit", card=name_of(self.card), host=name_of(self.place[3:]))
        return message(f"option-put-{self.place}", card=name_of(self.card))

    def about(self) -> tuple[str, ...]:
        return (self.card,)


class Hand(Handling, frozen=True, tag="hand"):
    """A token to another stalker."""

    token: str
    stalker: str

    def label(self, view: Any) -> Message:
        return message("option-give", card=message(self.token), stalker=message(self.stalker))


class Drop(Handling, frozen=True, tag="drop"):
    """Discard a card for lack of room."""

    card: str

    def label(self, view: Any) -> Message:
        return message("option-drop", card=name_of(self.card))


class Again(Using, frozen=True, tag="again"):
    """One die to be rolled anew, by its colour and face: dice that show the same are the same choice."""

    colour: str
    face: int

    def label(self, view: Any) -> Message:
        return message("option-again", die=message(f"die-{self.colour}-{self.face}"))

    def about(self) -> tuple[str, ...]:
        return ()


class Spend(Fighting, frozen=True, tag="spend"):
    """Masks for a trait of the weapon."""

    trait: str
    enemy: str = ""

    def key(self) -> str:
        return ":".join(part for part in ("spend", self.trait, self.enemy) if part)

    def label(self, view: Any) -> Message:
        if self.enemy:
            return message(f"option-spend-{self.trait}", enemy=figure_name(self.enemy))
        return message(f"option-spend-{self.trait}")

    def about(self) -> tuple[str, ...]:
        return (self.enemy,) if self.enemy else ()


class Share(Fighting, frozen=True, tag="share"):
    """So many ★ of a burst for this enemy."""

    enemy: str
    stars: int

    def label(self, view: Any) -> Message:
        return message("option-share", enemy=figure_name(self.enemy), stars=self.stars)

    def about(self) -> tuple[str, ...]:
        return (self.enemy,)


class Do(Acting, frozen=True, tag="do"):
    """An action of an environment card."""

    card: str
    deed: str

    def label(self, view: Any) -> Message:
        return message(f"deed-{self.deed}")

    def note(self, view: Any) -> Message | None:
        return message(f"deed-{self.deed}.note")

    def about(self) -> tuple[str, ...]:
        return (self.card,)


class Buy(Handling, frozen=True, tag="buy"):
    """A thing for its price."""

    thing: str
    price: int

    def label(self, view: Any) -> Message:
        return message("option-buy", thing=name_of(self.thing), price=self.price)

    def note(self, view: Any) -> Message | None:
        return _printed(self.thing)

    def about(self) -> tuple[str, ...]:
        return (self.thing,)


class Sell(Handling, frozen=True, tag="sell"):
    """A card of the stash for coupons."""

    thing: str
    price: int

    def label(self, view: Any) -> Message:
        return message("option-sell", thing=name_of(self.thing), price=self.price)

    def about(self) -> tuple[str, ...]:
        return (self.thing,)


class Take(Handling, frozen=True, tag="take"):
    """A thing out of the stash."""

    thing: str

    def label(self, view: Any) -> Message:
        return message("option-take", thing=name_of(self.thing))

    def note(self, view: Any) -> Message | None:
        return _printed(self.thing)


class Rummage(Handling, frozen=True, tag="rummage"):
    """What lies in the stash of one kind, where there is too much to be shown at once."""

    deck: str

    def label(self, view: Any) -> Message:
        return message("option-rummage", deck=message(f"deck-{self.deck}"))

    def about(self) -> tuple[str, ...]:
        return ()


class Visit(Moving, frozen=True, tag="visit"):
    """A place of the zone map."""

    place: str

    def label(self, view: Any) -> Message:
        return message("option-visit", place=message(self.place))

    def note(self, view: Any) -> Message | None:
        return message(f"{self.place}.note")


class Call(Talking, frozen=True, tag="call"):
    """A contact, for its price."""

    contact: str
    price: int

    def label(self, view: Any) -> Message:
        if self.price:
            return message("option-call-paid", contact=message(self.contact), price=self.price)
        return message("option-call", contact=message(self.contact))

    def note(self, view: Any) -> Message | None:
        return message(f"{self.contact}.text")

    def about(self) -> tuple[str, ...]:
        return (self.contact,)


class Accept(Talking, frozen=True, tag="accept"):
    """One of the offers of a script."""

    offer: str
    price: int

    def label(self, view: Any) -> Message:
        if self.price:
            return message("option-accept-paid", offer=message(f"offer-{self.offer}"), price=self.price)
        return message("option-accept", offer=message(f"offer-{self.offer}"))

    def about(self) -> tuple[str, ...]:
        return ()


class Send(Moving, frozen=True, tag="send"):
    """The companion goes there."""

    space: str

    def label(self, view: Any) -> Message:
        return message("option-send", space=space_name(self.space))


class Sic(Fighting, frozen=True, tag="sic"):
    """What the companion's card lets it do to an enemy."""

    trick: str
    enemy: str

    def label(self, view: Any) -> Message:
        return message(f"option-{self.trick}", enemy=figure_name(self.enemy))

    def about(self) -> tuple[str, ...]:
        return (self.enemy,)


def _printed(thing: str) -> Message | None:
    """What a card of gear says; magazines have nothing to say."""
    return None if thing.startswith("magazine") else message(f"{name_of(thing).id}.text")
