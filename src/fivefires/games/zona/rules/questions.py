"""The answers that players can give: each names its effect, and the things on the table that it is about.

Only legal answers are ever offered, and the kernel refuses every other one (Z-530). A use of an item says what it
does and what it leaves: the uses left, and in a test the total that would come of it (Z-531). Dice are
addressed by the face they show, because two dice with the same face are the same choice.

Free acts cannot go in circles: dropping is offered until the player is done with it (Z-527), gear is rearranged in one
answer before the first and after each action (Z-528), and items can be used at the questions of one's own turn, as
long as they last (Z-529).
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import ABILITY, DECK_OF, LOCK, THREAT
from fivefires.games.zona.show import wording
from fivefires.games.zona.show.names import border_name, event_deck_name, name_of
from fivefires.kernel import Group, Message, Odds, message
from fivefires.kit.questions import Acting, Choosing, Fighting, Handling, Moving, Using

if TYPE_CHECKING:
    from fivefires.games.zona.show.view import ZonaView


class Act(Enum):
    """Answers without anything to choose in them."""

    PASS = "pass"
    END = "end-turn"
    GEAR = "gear"
    DROP = "drop-something"
    DROP_NOTHING = "drop-nothing"
    LET_STAND = "let-stand"
    TAKE_IT = "take-it"
    GO_ON = "go-on"
    RUN = "run"
    BRIBE = "bribe"
    SLIP_BY = "slip-by"
    MEET = "meet"
    DECLINE = "decline"
    KEEP_NONE = "keep-none"
    STAY = "stay"
    DRAW = "draw"
    BURY_NOTHING = "bury-nothing"
    WEAR = "wear-new"
    PACK = "pack-new"
    SPARE = "spare"
    MARK = "mark"
    BE_RELIEVED = "be-relieved"
    DOZE = "doze"
    FREE_HEAL = "free-heal"
    OVERHAUL = "overhaul"
    FREE_REPAIR = "free-repair"
    STOP = "stop"
    NO_SECRET = "no-secret"

    @property
    def group(self) -> Group:
        return _GROUPS.get(self, "end")

    def note(self, view: ZonaView) -> Message | None:
        """What comes of a test that is let stand, and of staying when an emission comes."""
        if self is Act.LET_STAND:
            return view.if_the_test_stands
        if self is not Act.STAY or (hurt := view.emission_damage) is None:
            return None
        return message("note-stay", damage=wording.damage(hurt)) if hurt != v.NONE else message("note-stay-safe")

    def odds(self, view: ZonaView) -> Odds | None:
        """Whoever goes on to an encounter rolls for detection."""
        return view.odds_of_detection() if self is Act.GO_ON else None

    def hurts(self, view: ZonaView) -> Message | None:
        match self:
            case Act.TAKE_IT if view.package_kills:
                return message("hurts-death")
            case Act.STAY if view.emission_kills:
                return message("hurts-emission")
            case Act.STOP:
                return message("hurts-stop")
            case Act.NO_SECRET:
                return message("hurts-secrets")
        return None


# What does not end a turn or close a question.
_GROUPS: Final[dict[Act, Group]] = {
    Act.GEAR: "gear",
    Act.DROP: "rare",
    Act.RUN: "move",
    Act.BRIBE: "talk",
    Act.SLIP_BY: "move",
    Act.MEET: "fight",
    Act.WEAR: "gear",
    Act.PACK: "gear",
    Act.SPARE: "gear",
    Act.MARK: "gear",
    Act.BE_RELIEVED: "act",
    Act.DOZE: "act",
    Act.FREE_HEAL: "act",
    Act.OVERHAUL: "gear",
    Act.FREE_REPAIR: "gear",
    Act.STOP: "rare",
}


# The same by themselves: a member of an enum is slow to look up.
PASS: Final = Act.PASS
END: Final = Act.END
GEAR: Final = Act.GEAR
DROP: Final = Act.DROP
DROP_NOTHING: Final = Act.DROP_NOTHING
LET_STAND: Final = Act.LET_STAND
TAKE_IT: Final = Act.TAKE_IT
GO_ON: Final = Act.GO_ON
RUN: Final = Act.RUN
BRIBE: Final = Act.BRIBE
SLIP_BY: Final = Act.SLIP_BY
MEET: Final = Act.MEET
DECLINE: Final = Act.DECLINE
KEEP_NONE: Final = Act.KEEP_NONE
STAY: Final = Act.STAY
DRAW: Final = Act.DRAW
BURY_NOTHING: Final = Act.BURY_NOTHING
WEAR: Final = Act.WEAR
PACK: Final = Act.PACK
SPARE: Final = Act.SPARE
MARK: Final = Act.MARK
BE_RELIEVED: Final = Act.BE_RELIEVED
DOZE: Final = Act.DOZE
FREE_HEAL: Final = Act.FREE_HEAL
OVERHAUL: Final = Act.OVERHAUL
FREE_REPAIR: Final = Act.FREE_REPAIR
STOP: Final = Act.STOP
NO_SECRET: Final = Act.NO_SECRET


# --- actions --------------------------------------------------------------------------------------------


class Move(Moving, frozen=True, tag="move"):
    place: str

    def label(self, view: ZonaView) -> Message:
        kind = view.border_to(self.place)
        if kind == v.OPEN:
            return message("option-move", place=name_of(self.place))
        return message("option-move-shortcut", place=name_of(self.place), damage=name_of(kind))

    def note(self, view: ZonaView) -> Message | None:
        return wording.threats_there(view.threats(self.place))

    def odds(self, view: ZonaView) -> Odds | None:
        return view.odds_on_arrival(self.place)

    def hurts(self, view: ZonaView) -> Message | None:
        return message("hurts-death") if view.shortcut_kills(self.place) else None


class Local(Acting, frozen=True, tag="local"):
    place: str

    def key(self) -> str:
        return "local"

    def label(self, view: ZonaView) -> Message:
        return message("option-local", place=name_of(self.place))

    def note(self, view: ZonaView) -> Message | None:
        return message(f"{self.place}.local")

    def odds(self, view: ZonaView) -> Odds | None:
        return view.odds_of_local_action(self.place)

    def hurts(self, view: ZonaView) -> Message | None:
        return message("hurts-death") if view.local_action_kills(self.place) else None


class Open(Acting, frozen=True, tag="open"):
    """Open a facility by one of the ways of its lock, with the help of an item or without."""

    site: str
    way: int
    item: str = ""

    def key(self) -> str:
        return f"open:{self.site}:{self.way}" + (f"+{self.item}" if self.item else "")

    def label(self, view: ZonaView) -> Message:
        lock = view.lock(self.site)
        cost = wording.cost(wording.spared(LOCK[lock].ways[self.way], self.item))
        if self.item:
            return message("option-open-with", site=name_of(self.site), cost=cost, item=name_of(self.item))
        return message("option-open", site=name_of(self.site), lock=name_of(lock), cost=cost)

    def about(self) -> tuple[str, ...]:
        return (self.site, self.item) if self.item else (self.site,)


class Search(Fighting, frozen=True, tag="search"):
    token: str

    def label(self, view: ZonaView) -> Message:
        return message("option-search", threat=name_of(self.token))

    def note(self, view: ZonaView) -> Message | None:
        return wording.threat(THREAT[self.token])

    def odds(self, view: ZonaView) -> Odds | None:
        return view.odds_of_meeting(self.token)


class Rest(Acting, frozen=True, tag="rest"):
    by: int

    def key(self) -> str:
        return "rest"


class Relief(Acting, frozen=True, tag="relief"):
    """What camping does for fatigue."""

    by: int

    def key(self) -> str:
        return "relief"


# --- items ----------------------------------------------------------------------------------------------


class Use(Using, frozen=True, tag="use"):
    """Use an item or ability: the use with that number, perhaps with its impact negated, or repeated by notes.

    With a negator it is the negator that the notes repeat (Z-482). `how` says the rest: the faces of the dice to
    reroll, the types of damage to cancel or to change.
    """

    source: str
    number: int = 0
    negator: str = ""
    again: str = ""
    how: str = ""

    def key(self) -> str:
        number = f".{self.number + 1}" if self.number else ""
        helpers = "".join(f"+{helper}" for helper in (self.negator, self.again) if helper)
        return f"use:{self.source}{number}{helpers}" + (f":{self.how}" if self.how else "")

    def label(self, view: ZonaView) -> Message:
        return wording.using(view, self.source, self.number, self.negator, self.again, self.how)

    def note(self, view: ZonaView) -> Message | None:
        return wording.outcome(view, self.source, self.number, self.how)

    def about(self) -> tuple[str, ...]:
        return tuple(thing for thing in (self.source, self.negator, self.again) if thing and thing not in ABILITY)

    def odds(self, view: ZonaView) -> Odds | None:
        return view.odds_of_using(self.source, self.number, self.how)


class Drop(Handling, frozen=True, tag="drop"):
    item: str

    def label(self, view: ZonaView) -> Message:
        return message("option-drop", item=name_of(self.item))


class Wear(Handling, frozen=True, tag="wear"):
    """An arrangement of gear: what is worn, everything else goes into the backpack."""

    items: tuple[str, ...]

    def key(self) -> str:
        return f"wear:{','.join(self.items)}"

    def label(self, view: ZonaView) -> Message:
        if not self.items:
            return message("option-wear-nothing")
        return message("option-wear", items=wording.listed([name_of(item) for item in self.items]))

    def about(self) -> tuple[str, ...]:
        return self.items


class Keep(Handling, frozen=True, tag="keep"):
    card: str

    def label(self, view: ZonaView) -> Message:
        return message("option-keep", card=name_of(self.card))

    def note(self, view: ZonaView) -> Message | None:
        return wording.item(self.card)


class Bury(Acting, frozen=True, tag="bury"):
    card: str

    def label(self, view: ZonaView) -> Message:
        return message("option-bury", card=name_of(self.card))

    def note(self, view: ZonaView) -> Message | None:
        return wording.card(self.card)


class Resolve(Acting, frozen=True, tag="resolve"):
    """The event card that is resolved, of those looked at."""

    card: str

    def label(self, view: ZonaView) -> Message:
        return message("option-resolve", card=name_of(self.card))

    def note(self, view: ZonaView) -> Message | None:
        return wording.card(self.card)


class Discard(Handling, frozen=True, tag="discard"):
    """Pay with, lose or damage this item or trophy."""

    piece: str

    def label(self, view: ZonaView) -> Message:
        return message("option-discard", piece=name_of(self.piece))


class Damage(Handling, frozen=True, tag="damage"):
    item: str

    def label(self, view: ZonaView) -> Message:
        return message("option-damage", item=name_of(self.item), left=wording.left(view, self.item))


class Deactivate(Handling, frozen=True, tag="deactivate"):
    item: str

    def label(self, view: ZonaView) -> Message:
        return message("option-deactivate", item=name_of(self.item))


class Repair(Handling, frozen=True, tag="repair"):
    item: str
    cost: int = 0

    def key(self) -> str:
        return f"repair:{self.item}"

    def label(self, view: ZonaView) -> Message:
        return message("option-repair", item=name_of(self.item), cost=self.cost, left=wording.left(view, self.item))

    def about(self) -> tuple[str, ...]:
        return (self.item,)


# --- tests and damage -------------------------------------------------------------------------------------


class Force(Acting, frozen=True, tag="force"):
    """Force the test and reroll dice with these faces, by means of an item or ability or without."""

    faces: str
    by: str = ""
    number: int = 0
    again: str = ""
    free: bool = False

    def key(self) -> str:
        helpers = "".join(f"+{helper}" for helper in (self.by, self.again) if helper)
        return f"force:{self.faces}{helpers}"

    def label(self, view: ZonaView) -> Message:
        faces = wording.listed([name_of(face) for face in self.faces.split(",")])
        fatigue = 0 if self.free else 1
        if self.by:
            return message("option-force-by", faces=faces, source=name_of(self.by), fatigue=fatigue)
        return message("option-force", faces=faces)

    def about(self) -> tuple[str, ...]:
        return tuple(thing for thing in (self.by, self.again) if thing and thing not in ABILITY)

    def odds(self, view: ZonaView) -> Odds | None:
        return view.odds_of_reroll(self.faces)


class Lure(Using, frozen=True, tag="lure"):
    """Discard a trophy for a bonus in a test."""

    token: str
    plus: int

    def key(self) -> str:
        return f"lure:{self.token}"

    def label(self, view: ZonaView) -> Message:
        return message("option-lure", threat=name_of(self.token), plus=self.plus)

    def note(self, view: ZonaView) -> Message | None:
        return wording.total_with(view, self.plus)

    def about(self) -> tuple[str, ...]:
        return (self.token,)


class Testing(Acting, frozen=True, tag="attribute"):
    """The attribute to be tested, where there is a choice."""

    attribute: str

    def label(self, view: ZonaView) -> Message:
        return message("option-attribute", attribute=name_of(self.attribute), value=view.attribute(self.attribute))

    def about(self) -> tuple[str, ...]:
        return ()

    def odds(self, view: ZonaView) -> Odds | None:
        return view.odds_of_attribute(self.attribute)


class Weaken(Acting, frozen=True, tag="weaken"):
    attribute: str

    def label(self, view: ZonaView) -> Message:
        return message("option-weaken", attribute=name_of(self.attribute), value=view.attribute(self.attribute))

    def about(self) -> tuple[str, ...]:
        return ()


class Heal(Acting, frozen=True, tag="heal"):
    """So much damage healed in camp, for so many rubles."""

    damage: int
    cost: int

    def key(self) -> str:
        return f"heal:{self.damage}"

    def about(self) -> tuple[str, ...]:
        return ()


class Cure(Acting, frozen=True, tag="cure"):
    attribute: str
    cost: int = 0

    def key(self) -> str:
        return f"cure:{self.attribute}"

    def label(self, view: ZonaView) -> Message:
        return message("option-cure", attribute=name_of(self.attribute), cost=self.cost)

    def about(self) -> tuple[str, ...]:
        return ()


# --- encounters, places, choices --------------------------------------------------------------------------


class Confront(Fighting, frozen=True, tag="confront"):
    attribute: str
    difficulty: int

    def key(self) -> str:
        return f"confront:{self.attribute}"

    def label(self, view: ZonaView) -> Message:
        return message(
            "option-confront",
            attribute=name_of(self.attribute),
            value=view.attribute(self.attribute),
            difficulty=self.difficulty,
        )

    def about(self) -> tuple[str, ...]:
        return ()

    def odds(self, view: ZonaView) -> Odds | None:
        return view.odds_of_confronting(self.attribute, self.difficulty)


class Meet(Fighting, frozen=True, tag="threat"):
    """The token that is meant: for an encounter, for being moved or removed."""

    token: str

    def label(self, view: ZonaView) -> Message:
        return message("option-threat", threat=name_of(self.token))

    def note(self, view: ZonaView) -> Message | None:
        return wording.threat(THREAT[self.token])


class At(Moving, frozen=True, tag="at"):
    place: str

    def label(self, view: ZonaView) -> Message:
        return message("option-at", place=name_of(self.place))

    def note(self, view: ZonaView) -> Message | None:
        return wording.threats_there(view.threats(self.place))


class Across(Moving, frozen=True, tag="border"):
    border: str

    def label(self, view: ZonaView) -> Message:
        return message("option-border", border=border_name(self.border))


class Choose(Choosing, frozen=True, tag="choose"):
    def note(self, view: ZonaView) -> Message | None:
        return view.choice_note(self.way)

    def odds(self, view: ZonaView) -> Odds | None:
        return view.odds_of_way(self.way)


class Flee(Moving, frozen=True, tag="flee"):
    bunker: str
    fatigue: int
    item: str = ""
    number: int = 0
    again: str = ""

    def key(self) -> str:
        return f"flee:{self.bunker}" + "".join(f"+{helper}" for helper in (self.item, self.again) if helper)

    def label(self, view: ZonaView) -> Message:
        bunker = name_of(self.bunker)
        if self.item:
            return message("option-flee-with", bunker=bunker, fatigue=self.fatigue, item=name_of(self.item))
        return message("option-flee", bunker=bunker, fatigue=self.fatigue)

    def about(self) -> tuple[str, ...]:
        return tuple(thing for thing in (self.bunker, self.item, self.again) if thing)


# --- trade ------------------------------------------------------------------------------------------------


class Buy(Handling, frozen=True, tag="buy"):
    row: str
    column: int
    card: str
    price: int

    def key(self) -> str:
        return f"buy:{self.row}:{self.column}"

    def label(self, view: ZonaView) -> Message:
        return message("option-buy", card=name_of(self.card), price=self.price)

    def note(self, view: ZonaView) -> Message | None:
        return wording.item(self.card)

    def about(self) -> tuple[str, ...]:
        return (self.card,)


class Sell(Handling, frozen=True, tag="sell"):
    piece: str
    price: int

    def key(self) -> str:
        return f"sell:{self.piece}"

    def label(self, view: ZonaView) -> Message:
        return message("option-sell", piece=name_of(self.piece), price=self.price)

    def about(self) -> tuple[str, ...]:
        return (self.piece,)


class SellDear(Sell, frozen=True, tag="sell-dear"):
    """The one artifact for which the Research Station pays more."""

    def key(self) -> str:
        return f"sell-dear:{self.piece}"


# --- characters -------------------------------------------------------------------------------------------


class Character(Acting, frozen=True, tag="character"):
    character: str

    def label(self, view: ZonaView) -> Message:
        return message("option-character", character=name_of(self.character))

    def note(self, view: ZonaView) -> Message | None:
        return wording.character(self.character)


class Secret(Acting, frozen=True, tag="secret"):
    card: str

    def label(self, view: ZonaView) -> Message:
        return message("option-secret", card=name_of(self.card))

    def note(self, view: ZonaView) -> Message | None:
        return message("note-secret", deck=event_deck_name(DECK_OF[self.card]))
