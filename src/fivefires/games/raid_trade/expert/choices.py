"""Short questions: what is paid, taken, kept and answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.index import CHARACTER, DISC, EVENT, ITEM, RAID_CARD, TRADER, USE
from fivefires.games.raid_trade.rules import questions as q
from fivefires.games.raid_trade.rules.dice import RAID
from fivefires.games.raid_trade.rules.raids import SUCCESSES
from fivefires.games.raid_trade.state import Fight, Raid, Roll
from fivefires.kernel import Done, Pass
from fivefires.kernel.moments import React
from fivefires.kit.questions import Portion

from . import flight
from .worth import courts, near_win, plan, wants_disc

if TYPE_CHECKING:
    from fivefires.games.raid_trade.show.view import RaidTradeView

# So far below the number of rounds somebody who flees keeps their Adrenaline.
CALM = 2


def pay(view: RaidTradeView, options: Sequence[Any]) -> Any:
    """With what is needed least, and no more than must be."""
    if Done.DONE in options:
        return Done.DONE
    mine = plan(view, view.seat)
    return min(options, key=lambda one: (mine.loss(one.kind, one.amount) / one.amount, -one.amount))


def take(view: RaidTradeView, options: Sequence[Any]) -> Any:
    """What is needed most, and as much of it as is needed."""
    found = [option for option in options if isinstance(option, Portion)]
    if not found:
        return options[0]
    mine = plan(view, view.seat)
    return max(found, key=lambda one: (mine.gain(one.kind, one.amount) / one.amount, one.amount))


def character(view: RaidTradeView, options: Sequence[Any]) -> Any:
    """Any of them; not everybody the same."""
    return options[(view.seat * 2 + 1) % len(options)]


def event(view: RaidTradeView, options: Sequence[Any]) -> Any:
    """What helps whoever has least: that is how one came to choose."""
    liked = (v.Sharing, v.MarketDay, v.FreeTrade, v.OpenRoads, v.RichRaids, v.Redraw, v.Amnesty)
    return min(options, key=lambda one: _rank(type(EVENT[one.id].news), liked))


def _rank(kind: type[Any], liked: Sequence[type[Any]]) -> int:
    return liked.index(kind) if kind in liked else len(liked)


def blacklist(view: RaidTradeView, options: Sequence[Any]) -> Any:
    """Take it while the dial has room; whoever is on the way to 10 Favor returns it."""
    raid = next(event for event in reversed(view.happening) if isinstance(event, Raid))
    card = RAID_CARD[raid.card]
    after = view.me.favor - (0 if raid.quiet else card.blacklist)
    if view.scenario:
        return q.Act.TAKE_BLACKLIST if raid.quiet or -after <= view.round - CALM else q.Act.RETURN_CARD
    courting = view.me.favor > 0 and courts(view, view.seat)
    if raid.quiet or (after >= -5 and not courting):
        return q.Act.TAKE_BLACKLIST
    return q.Act.RETURN_CARD


def defend(view: RaidTradeView, options: Sequence[Any]) -> Any:
    """Where there is something to lose."""
    if view.guard_fight is not None:
        return options[0] if flight.defends(view, view.guard_fight.square) else q.Act.NO_DEFENCE
    worth = view.count_tokens(view.seat) >= 3 or view.discs(view.seat)
    return options[0] if worth else q.Act.NO_DEFENCE


def reward(view: RaidTradeView, options: Sequence[Any]) -> Any:
    """The disc, if it leads somewhere; else goods."""
    fight = next(event for event in reversed(view.happening) if isinstance(event, Fight))
    best = max(DISC[disc] for disc in view.discs(fight.target))
    return q.Act.REWARD_DISC if wants_disc(view, fight.target, best) else q.Act.REWARD_GOODS


def ransom(view: RaidTradeView, options: Sequence[Any]) -> Any:
    """Three of the best cost less than five of the worst."""
    return q.Act.ALLOW_THREE


def best_card(view: RaidTradeView, options: Sequence[Any]) -> Any:
    """The Item with most Skill, the best disc, the Trader with most kinds."""

    def worth(option: Any) -> int:
        id = getattr(option, "id", "")
        if id in ITEM:
            return ITEM[id].skill
        return DISC.get(id, 0) or (len(TRADER[id].kinds) if id in TRADER else 0)

    return max(options, key=worth)


def worst_card(view: RaidTradeView, options: Sequence[Any]) -> Any:
    return min(options, key=lambda option: ITEM[option.id].skill if option.id in ITEM else 0)


def build(view: RaidTradeView, options: Sequence[Any]) -> Any:
    return max(options, key=lambda one: ITEM[one.item].skill if isinstance(one, q.Craft) else 0)


def rival(view: RaidTradeView, options: Sequence[Any]) -> Any:
    """Whoever is ahead."""
    return max(options, key=lambda option: view.points(option.seat))


def react(view: RaidTradeView, options: Sequence[Any]) -> Any:
    """What helps oneself is used; what hinders another is kept for those who are ahead or for whoever attacks."""
    for option in options:
        if isinstance(option, React) and _useful(view, option.source):
            return option
    return Pass.PASS


def _useful(view: RaidTradeView, card: str) -> bool:
    use = USE[card]
    if not isinstance(use, v.When):
        return False
    if use.deed is v.Deed.ROLL:
        return _rolls_again(view)
    if use.whose is v.Who.OWN:
        return True
    if use.whose is v.Who.AGAINST_ME:
        return view.count_tokens(view.seat) >= 3 or bool(view.discs(view.seat))
    event = next((one for one in reversed(view.happening) if hasattr(one, "seat")), None)
    actor = getattr(event, "seat", -1)
    if isinstance(event, Fight) and use.whose is v.Who.ANYBODY:
        return view.me.ap <= 11
    return (
        actor != view.seat and actor >= 0 and (near_win(view, actor) or view.points(actor) > view.points(view.seat) + 4)
    )


def _rolls_again(view: RaidTradeView) -> bool:
    """The own die where it shows nothing good, and that of whoever attacks where it does."""
    roll = next(event for event in reversed(view.happening) if isinstance(event, Roll))
    if roll.die == RAID:
        return roll.seat == view.seat and roll.face > SUCCESSES
    face = CHARACTER[roll.die].faces[roll.face - 1]
    if view.guard_fight is not None:
        return flight.rolls_again(view, roll, face)
    if not roll.attacking:
        return roll.seat == view.seat and face.defence is not v.Symbol.SHIELD
    wins = face.attack in (v.Symbol.HIT, v.Symbol.AUTO_WIN)
    against_me = roll.seat != view.seat and _attacks(view, roll.seat)
    return wins if against_me else roll.seat == view.seat and not wins


def _attacks(view: RaidTradeView, seat: int) -> bool:
    fights = [event for event in view.happening if isinstance(event, Fight)]
    return bool(fights) and (fights[-1].seat, fights[-1].target) == (seat, view.seat)


def share(view: RaidTradeView, options: Sequence[Any]) -> Any:
    return options[0]
