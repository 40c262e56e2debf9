"""Stories: events, rumors, places, and who to be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import EMISSION, IMPACT, PARAGRAPHS, RUMOR, SECTIONS, STORY_DECKS, USES
from fivefires.games.zona.content.piles import RUMORS, SARCOPHAGUS
from fivefires.games.zona.rules import questions as q
from fivefires.games.zona.rules.board import BUNKERS, ENTRANCES, SECTOR
from fivefires.games.zona.state import (
    EmissionUnderWay,
    EventUnderWay,
    ItemUnderWay,
    LocalUnderWay,
    LookUnderWay,
    RumorUnderWay,
)
from fivefires.kit import effects as kit
from fivefires.kit.experts import because

from .dice import scene_of
from .plan import LOCAL, goal_of
from .using import first_worth_using
from .ways import FAR, step_towards, way
from .worth import Affairs

if TYPE_CHECKING:
    from fivefires.games.zona.show.view import ZonaView

Options = Sequence[Any]


def choose_way(view: ZonaView, options: Options) -> Any:
    """The way of a card that is worth most, after items that help."""
    use = first_worth_using(view, options)
    if use is not None:
        return use
    if view.current(RumorUnderWay) is not None:
        return _choose_rumor(view, options)
    my = Affairs(view, view.seat)
    effects, beyond = _text_under_way(view)
    scene = scene_of(view)
    ways = {way.key: way for way in kit.ways(effects)}
    best, most = None, -FAR * 9
    for option in options:
        if type(option) is q.Choose:
            found = ways[option.way]
            worth = my.effects(found.do, scene, beyond) - my.price(found.cost)
        elif option is q.DECLINE:
            worth = 0.0
        else:
            continue
        if worth > most:
            best, most = option, worth
    return because(best, "why-decline" if best is q.DECLINE else "why-choose")


def _text_under_way(view: ZonaView) -> tuple[v.Effects, list[v.Effects]]:
    """The effects in which a choice stands, and the paragraphs behind them."""
    for one in reversed(view.under_way):
        match one:
            case ItemUnderWay(source=source):
                do = [use.do for use in USES[source] if isinstance(use, v.OnTurn | v.InEncounter)]
                return tuple(effect for effects in do for effect in effects), []
            case EventUnderWay(card=card, section=section):
                if card in SECTIONS:
                    return SECTIONS[card][section], []
                parts = [part.do for part in PARAGRAPHS[card]]
                return parts[int(section) - 1], parts[int(section) :]
            case LocalUnderWay(place=place):
                return LOCAL[place].do, []
            case RumorUnderWay(card=card):
                return RUMOR[card].do, []
            case _:
                pass
    return (), []


def _choose_rumor(view: ZonaView, options: Options) -> Any:
    """The fever goes where more of the others are."""
    mine = view.me.place in BUNKERS
    ways = {option.way: option for option in options if type(option) is q.Choose}
    if "bunkers" not in ways or "outdoors" not in ways:
        return options[0]
    return because(ways["outdoors"] if mine else ways["bunkers"], "why-trouble-elsewhere")


def resolve(view: ZonaView, options: Options) -> Any:
    """Of event cards looked at the one that is worth most."""
    my = Affairs(view, view.seat)
    scene = v.SARCOPHAGUS if my.place == SARCOPHAGUS else v.FACILITY if my.place in ENTRANCES else v.EVENT
    return max(options, key=lambda option: _card_worth(my, option.card, scene))


def _card_worth(my: Affairs, card: str, scene: str) -> float:
    if card in PARAGRAPHS:
        return my.story(card, scene)
    sections = SECTIONS[card]
    names = (my.place, {-1: "bad", 0: "neutral", 1: "good"}[my.reputation], "other")
    section = next((sections[name] for name in names if name in sections), ())
    return my.effects(section, scene)


def bury(view: ZonaView, options: Options) -> Any:
    """Away with the card that promises least, as long as it is worse than most."""
    look = view.current(LookUnderWay)
    my = Affairs(view, view.seat)
    cards = [option for option in options if type(option) is q.Bury]
    if look is not None and look.pile == RUMORS:
        worst = max(cards, key=lambda option: RUMOR[option.card].arrows)
        return because(worst, "why-bury") if RUMOR[worst.card].arrows >= 1 else because(options[-1], "why-leave")
    if not cards or (cards[0].card not in PARAGRAPHS and cards[0].card not in SECTIONS):
        return because(options[-1], "why-leave")
    scene = _scene_of_card(cards[0].card)
    return because(min(cards, key=lambda option: _card_worth(my, option.card, scene)), "why-bury")


def _scene_of_card(card: str) -> str:
    if card in SECTIONS:
        return v.EVENT
    return v.SARCOPHAGUS if any(one.id == card for one in STORY_DECKS[SARCOPHAGUS]) else v.FACILITY


# Rumors that do good to whoever is where the token lies.
_WELCOME: Final = (v.LocalBonus, v.DeepRest, v.Shelter, v.PriceShift)


def which_place(view: ZonaView, options: Options) -> Any:
    """A relocation goes towards the goal; trouble goes to the others, and what is welcome to oneself."""
    my = Affairs(view, view.seat) if view.me.character else None
    rumor = view.current(RumorUnderWay)
    if rumor is not None:
        return _place_for_rumor(view, RUMOR[rumor.card], options)
    if my is None:
        return options[0]
    effects, _beyond = _text_under_way(view)
    if v.Relocate in kit.kinds(effects):
        goal = goal_of(view, my).place
        return because(min(options, key=lambda option: way(view, option.place, goal)), "why-nearer", place=goal)
    return _away_from_me(view, options)


def _place_for_rumor(view: ZonaView, rumor: v.Rumor, options: Options) -> Any:
    lasting = rumor.persistent.effects if rumor.persistent else ()
    welcome = any(isinstance(effect, _WELCOME) for effect in lasting)
    removing = any(isinstance(effect, v.RemoveThreat) for effect in rumor.do)
    if (welcome or removing) and view.me.place:
        return because(min(options, key=lambda option: way(view, view.me.place, option.place)), "why-welcome")
    return _away_from_me(view, options)


def _away_from_me(view: ZonaView, options: Options) -> Any:
    """Close to the others, and to those in the lead most of all."""
    mine = view.me.place
    others = [other.place for seat, other in enumerate(view.scavengers) if seat != view.seat and other.place]

    def nuisance(option: Any) -> float:
        near = sum(1.0 / (1.0 + way(view, place, option.place)) for place in others)
        return near - (2.0 / (1.0 + way(view, mine, option.place)) if mine else 0.0)

    return because(max(options, key=nuisance), "why-trouble-elsewhere")


def across(view: ZonaView, options: Options) -> Any:
    """A border is barred where others stand and oneself does not."""
    mine = view.me.place
    others = [other.place for seat, other in enumerate(view.scavengers) if seat != view.seat]

    def nuisance(option: Any) -> int:
        ends = option.border.split("/")
        return sum(place in ends for place in others) - 3 * (mine in ends)

    return because(max(options, key=nuisance), "why-bar-others")


# How many of the three packages of an emission hit there.
_DEPTH: Final[dict[v.Colour | None, int]] = {None: 0, v.GREEN: 1, v.YELLOW: 2, v.RED: 3}


def flee(view: ZonaView, options: Options) -> Any:
    """From an emission, where it would hurt more than the run."""
    emission = view.current(EmissionUnderWay)
    assert emission is not None
    my = Affairs(view, view.seat)
    card, depth = EMISSION[emission.card], _DEPTH[SECTOR.get(my.place)]
    parts = (card.green, card.yellow, card.red)[:depth]
    radiation = sum(part.radiation for part in parts)
    mental = sum(part.mental for part in parts)
    physical = sum(part.physical for part in parts)
    whole = radiation + mental + physical
    covered = my.cover(radiation, mental, physical)
    stay = my.harm(max(0, whole - covered)) + 0.3 * covered
    best = min(options[:-1], key=lambda option: option.fatigue)
    camp = 1.0 if my.damage >= 2 and my.goods() >= 100 else 0.0
    if stay + camp > my.strain(best.fatigue) + 0.6:
        return because(best, "why-flee")
    return because(options[-1], "why-bear-it")


def move_again(view: ZonaView, options: Options) -> Any:
    my = Affairs(view, view.seat)
    goal = goal_of(view, my)
    moves = [option for option in options if type(option) is q.Move]
    move = step_towards(view, my, goal.place, moves) if goal.place != my.place else None
    if move is None or way(view, move.place, goal.place) >= way(view, my.place, goal.place):
        return because(options[-1], "why-no-farther")
    return because(move, goal.why, place=goal.place)


def before_event(view: ZonaView, options: Options) -> Any:
    """Items before the draw; looking at several cards instead of one is always worth it."""
    for option in options:
        if type(option) is not q.Use or not isinstance(USES[option.source][option.number], v.OnEventDraw):
            continue
        if option.source not in IMPACT or option.negator or view.me.place == SARCOPHAGUS or view.me.fatigue <= 3:
            return because(option, "why-draw-better")
    return first_worth_using(view, options) or because(options[-1], "why-save")
