"""The answers that players can give: each names its effect, and the things on the table that it is about."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

from fivefires.games.raid_trade.content.index import INCIDENT, ITEM, QUEST, USE
from fivefires.games.raid_trade.show import wording
from fivefires.games.raid_trade.show.names import name_of, section_name, square_name
from fivefires.kernel import Group, Message, Option, message, seat_name
from fivefires.kit.questions import Choosing

if TYPE_CHECKING:
    from fivefires.games.raid_trade.show.view import RaidTradeView


class Act(Enum):
    """Answers without anything to choose in them."""

    PASS = "pass-round"
    END = "end-turn"
    TRADE = "trade"
    MARKET = "market"
    ENTER = "enter-outpost"
    WORK = "work"
    TRAIN = "train"
    STORM = "storm-outpost"
    GIVE = "give"
    DECLINE = "decline"
    NO_DEFENCE = "no-defence"
    TAKE_BLACKLIST = "take-blacklist"
    RETURN_CARD = "return-card"
    REWARD_DISC = "reward-disc"
    REWARD_GOODS = "reward-goods"
    GIVE_FIVE = "give-five"
    ALLOW_THREE = "allow-three"
    FROM_DECK = "from-deck"
    BURY = "bury"
    LEAVE_IT = "leave-it"
    AN_ITEM = "an-item"
    AN_INCIDENT = "an-incident"

    @property
    def group(self) -> Group:
        return _GROUPS.get(self, "end")


DECLINE: Final = Act.DECLINE
_GROUPS: Final[dict[Act, Group]] = {
    Act.TRADE: "talk",
    Act.MARKET: "talk",
    Act.ENTER: "move",
    Act.WORK: "act",
    Act.TRAIN: "act",
    Act.STORM: "fight",
    Act.GIVE: "act",
    Act.TAKE_BLACKLIST: "act",
    Act.RETURN_CARD: "act",
    Act.REWARD_DISC: "fight",
    Act.REWARD_GOODS: "fight",
    Act.GIVE_FIVE: "fight",
    Act.ALLOW_THREE: "fight",
    Act.FROM_DECK: "act",
    Act.BURY: "act",
    Act.AN_ITEM: "fight",
    Act.AN_INCIDENT: "fight",
}


class Go(Option, frozen=True, tag="go"):
    """One step: over a border or a barricade, to the section behind it."""

    section: str
    ap: int

    def key(self) -> str:
        return f"go:{self.section}"

    def label(self, view: RaidTradeView) -> Message:
        return message("option-go", section=section_name(self.section), ap=self.ap)

    def group(self, view: RaidTradeView) -> Group:
        return "move"


class RaidHouse(Option, frozen=True, tag="raid"):
    square: str
    ap: int

    def key(self) -> str:
        return f"raid:{self.square}"

    def label(self, view: RaidTradeView) -> Message:
        house = message(f"house-{view.house_at(self.square)}")
        return message("option-raid", house=house, square=square_name(self.square), ap=self.ap)

    def group(self, view: RaidTradeView) -> Group:
        return "act"


class Attack(Option, frozen=True, tag="attack"):
    """Attack a player, with a Gun or with what serves for one."""

    seat: int
    by: str = ""

    def key(self) -> str:
        return f"attack:{self.seat}" + (f"+{self.by}" if self.by else "")

    def label(self, view: RaidTradeView) -> Message:
        if self.by:
            return message("option-attack-by", seat=seat_name(self.seat), item=name_of(self.by))
        return message("option-attack", seat=seat_name(self.seat))

    def about(self) -> tuple[str, ...]:
        return (self.by,) if self.by else ()

    def group(self, view: RaidTradeView) -> Group:
        return "fight"


class AttackGuard(Option, frozen=True, tag="guard"):
    square: str

    def label(self, view: RaidTradeView) -> Message:
        return message("option-guard", square=square_name(self.square))

    def group(self, view: RaidTradeView) -> Group:
        return "fight"


class Defend(Option, frozen=True, tag="defend"):
    by: str = ""

    def key(self) -> str:
        return "defend" + (f"+{self.by}" if self.by else "")

    def label(self, view: RaidTradeView) -> Message:
        return message("option-defend-by", item=name_of(self.by)) if self.by else message("option-defend")

    def about(self) -> tuple[str, ...]:
        return (self.by,) if self.by else ()

    def group(self, view: RaidTradeView) -> Group:
        return "fight"


class Craft(Option, frozen=True, tag="craft"):
    item: str

    def label(self, view: RaidTradeView) -> Message:
        return message("option-craft", item=name_of(self.item), skill=ITEM[self.item].skill)

    def note(self, view: RaidTradeView) -> Message | None:
        return wording.item(self.item)

    def group(self, view: RaidTradeView) -> Group:
        return "gear"


class Leave(Option, frozen=True, tag="leave"):
    """Out of the Outpost, onto this section."""

    section: str

    def label(self, view: RaidTradeView) -> Message:
        return message("option-leave", section=section_name(self.section))

    def group(self, view: RaidTradeView) -> Group:
        return "move"


class Claim(Option, frozen=True, tag="claim"):
    """An Incident of the own tile, or a Quest."""

    card: str

    def label(self, view: RaidTradeView) -> Message:
        if self.card in INCIDENT:
            return message("option-claim", card=name_of(self.card), price=wording.price(INCIDENT[self.card].price))
        return message("option-claim-quest", card=name_of(self.card), price=wording.demand(QUEST[self.card].demand))

    def note(self, view: RaidTradeView) -> Message | None:
        return wording.use(USE[self.card])

    def group(self, view: RaidTradeView) -> Group:
        return "act"


class UseCard(Option, frozen=True, tag="use"):
    card: str

    def label(self, view: RaidTradeView) -> Message:
        return message("option-use", card=name_of(self.card))

    def note(self, view: RaidTradeView) -> Message | None:
        return wording.use(USE[self.card])

    def group(self, view: RaidTradeView) -> Group:
        return "use"


class Rival(Option, frozen=True, tag="rival"):
    seat: int

    def label(self, view: RaidTradeView) -> Message:
        return message("option-rival", seat=seat_name(self.seat))

    def group(self, view: RaidTradeView) -> Group:
        return "act"


class Card(Option, frozen=True, tag="card"):
    """One of several cards, discs or tokens, whatever the question says of it."""

    id: str

    def label(self, view: RaidTradeView) -> Message:
        return message("option-card", card=name_of(self.id))

    def note(self, view: RaidTradeView) -> Message | None:
        return wording.card(self.id)

    def group(self, view: RaidTradeView) -> Group:
        return "act"


class Choose(Choosing, frozen=True, tag="choose"):
    def label(self, view: RaidTradeView) -> Message:
        return message(f"way-{self.way}")


class At(Option, frozen=True, tag="at"):
    """A square or a section."""

    place: str

    def label(self, view: RaidTradeView) -> Message:
        return message("option-at", place=square_name(self.place))

    def group(self, view: RaidTradeView) -> Group:
        return "act"


class Onto(Option, frozen=True, tag="onto"):
    """A road section."""

    section: str

    def label(self, view: RaidTradeView) -> Message:
        return message("option-onto", section=section_name(self.section))

    def group(self, view: RaidTradeView) -> Group:
        return "move"


class LayTile(Option, frozen=True, tag="tile"):
    tile: str

    def label(self, view: RaidTradeView) -> Message:
        return message("option-tile", tile=name_of(self.tile))

    def group(self, view: RaidTradeView) -> Group:
        return "act"


class LayAt(Option, frozen=True, tag="place"):
    """A free place of the raster."""

    column: int
    row: int

    def about(self) -> tuple[str, ...]:
        return (f"place.{self.column}.{self.row}",)

    def group(self, view: RaidTradeView) -> Group:
        return "act"


class Turned(Option, frozen=True, tag="turned"):
    quarters: int

    def about(self) -> tuple[str, ...]:
        return ()

    def group(self, view: RaidTradeView) -> Group:
        return "act"


class GiveSkill(Option, frozen=True, tag="skill"):
    """So many Skill Points for the helicopter."""

    amount: int

    def about(self) -> tuple[str, ...]:
        return ()

    def group(self, view: RaidTradeView) -> Group:
        return "act"
