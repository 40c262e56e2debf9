"""The scripted player: by the question, an answer from the view and the options alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.chemistry import TOKEN
from fivefires.games.zna.content.index import AMMO, CARD, WEAPON
from fivefires.games.zna.rules.questions import Act, Go, Put, Stow, Target, To
from fivefires.games.zna.state import STANDING
from fivefires.kit.bits import members
from fivefires.kit.experts import by_question, first, last

from . import arms, care, turn
from .glance import Glance
from .goals import goals, needed_colour, reserve
from .ways import away

if TYPE_CHECKING:
    from fivefires.games.zna.show.view import ZnaView
    from fivefires.kernel import Prompt

# A team that heals, shoots, hits and opens ways.
TEAM = ("tobias", "gus", "quinn", "mia", "walt", "ines")


def choose_hero(view: ZnaView, options: Sequence[Any]) -> Any:
    return min(options, key=lambda option: TEAM.index(option.hero))


def order(view: ZnaView, options: Sequence[Any]) -> Any:
    return Act.SAME_ORDER if Act.SAME_ORDER in options else options[0]


def most(view: ZnaView, options: Sequence[Any]) -> Any:
    return max(options, key=lambda option: option.number)


def aim(view: ZnaView, options: Sequence[Any]) -> Any:
    """A blank, if there is one; it comes first."""
    face = options[0]
    return face if getattr(face, "face", "") == "attack-0" else Act.KEEP_ROLL


def coin_on_power(view: ZnaView, options: Sequence[Any]) -> Any:
    """Only against a roll that would kill."""
    strike = view.strike
    if strike is None:
        return Act.KEEP_ROLL
    hurt = sum(face in (3, 4, 6) for face in strike.light) + sum(face in (2, 3, 5) for face in strike.heavy)
    return options[0] if hurt >= view.heroes[strike.target].health else Act.KEEP_ROLL


def worst_power(view: ZnaView, options: Sequence[Any]) -> Any:
    """Dice that take health."""
    for option in options:
        if getattr(option, "face", "") in ("light-3", "light-4", "light-6", "heavy-2", "heavy-3", "heavy-5"):
            return option
    return Act.ENOUGH if Act.ENOUGH in options else options[0]


def momentum(view: ZnaView, options: Sequence[Any]) -> Any:
    step = turn.best_step(view, view.hero, [option for option in options if isinstance(option, Go)])
    return step if step is not None else Act.STAY


def police(view: ZnaView, options: Sequence[Any]) -> Any:
    """Ammunition for whoever has a gun without."""
    hero = view.hero
    gun = any(WEAPON[card].range and not WEAPON[card].slots for card in view.equipped(hero))
    return Act.ROUNDS if gun and not view.in_space(hero, "slot") else Act.GUN


def stow(view: ZnaView, options: Sequence[Any]) -> Any:
    """Where it is of most use; a full hero drops what he would miss least, or leaves it."""
    hero = view.hero
    incoming = view.known_cards(piles.INCOMING)
    free = [option for option in options if isinstance(option, Stow) and not option.drop]
    if not incoming or not free:
        return Act.LEAVE_IT
    wanted = arms.arrangement(view, hero, incoming)[incoming[0]]
    return next((option for option in free if option.space == wanted), free[0])


def equip(view: ZnaView, options: Sequence[Any]) -> Any:
    """Each card to its place, one after the other."""
    plan = view.plan
    if plan is not None:
        wanted = arms.arrangement(view, plan.hero)
        for option in options:
            if isinstance(option, Put) and wanted.get(option.thing) == option.target:
                return option
    return Act.ENOUGH if Act.ENOUGH in options else options[-1]


def pick_up(view: ZnaView, options: Sequence[Any]) -> Any:
    """What the scenario wants, masks and tokens, then cards; whatever does not fit any more is left."""
    takes = [option for option in options if isinstance(option, Put) and option.target == "self"]
    plan = view.plan
    hero = view.hero if plan is None else plan.hero
    taken = [] if plan is None else [one.thing for one in plan.transfers]
    room = view.chemistry_room(hero) - sum(thing in TOKEN for thing in taken)
    space = 8 - len(view.held(hero)) - sum(thing in CARD for thing in taken)
    for option in takes:
        if option.thing in piles.PORTABLE or option.thing == piles.MASK:
            return option
    needed = needed_colour(view)
    for option in sorted(takes, key=lambda one: one.thing in TOKEN and TOKEN[one.thing][0] != needed):
        kept_free = 2 if needed and option.thing in TOKEN and TOKEN[option.thing][0] != needed else 0
        if (option.thing in TOKEN and room > kept_free) or (option.thing in CARD and space > 1):
            return option
    if Act.ENOUGH in options:
        return Act.ENOUGH
    drops = [option for option in options if isinstance(option, Put)]
    return drops[0] if drops and not takes else Act.CALL_OFF


def drone(view: ZnaView, options: Sequence[Any]) -> Any:
    return options[0]


def nearest_to_exit(view: ZnaView, options: Sequence[Any]) -> Any:
    """Of the professor's ways: toward the way out, away from mutants."""
    map = view.map
    here = view.people[0].area
    fellows = [me.area for me in view.heroes if me.status == STANDING]
    foes = [mutant.area for mutant in view.mutants if mutant.awake]

    def price(option: Any) -> float:
        area = map.number[option.area] if isinstance(option, To) else here
        walk = map.walk[area]
        danger = sum(1.5 for foe in foes if walk[foe] <= 4) + (4 if view.guarded >> area & 1 else 0)
        alone = 1 if min(walk[fellow] for fellow in fellows) > 3 else 0
        return map.to_exit[area] + danger + 2 * alone

    return min(options, key=price)


def controlled(view: ZnaView, options: Sequence[Any]) -> Any:
    """Bite another mutant, or go where one is; where there is none, as far from everybody as it can."""
    bites = [option for option in options if isinstance(option, Target)]
    if bites:
        return turn.target(view, bites)
    map = view.map
    led = view.acting
    if led is None:
        return Act.ENOUGH
    others = [mutant.area for mutant in view.mutants if mutant is not led and mutant.awake]
    heroes = [me.area for me in view.heroes if me.status == STANDING]

    def worth(option: Any) -> tuple[bool, int]:
        area = led.area if option is Act.ENOUGH else map.number[option.area]
        return any(map.beside[area] >> other & 1 for other in others), min(map.walk[area][one] for one in heroes)

    return max([*options[:-1], Act.ENOUGH], key=worth) if heroes else Act.ENOUGH


def start(view: ZnaView, options: Sequence[Any]) -> Any:
    return options[0]


def stand_up(view: ZnaView, options: Sequence[Any]) -> Any:
    return options[0]


def scan(view: ZnaView, options: Sequence[Any]) -> Any:
    """The tile that is nearest to where everybody wants to go."""
    map = view.map
    wanted = goals(view, view.hero)

    def steps(option: Any) -> int:
        tile = map.titles.index(option.tile)
        return min(away(view, area, wanted) for area in members(map.on[tile] & map.open))

    return min(options, key=steps)


def loss(view: ZnaView, options: Sequence[Any]) -> Any:
    """Leave it where that is allowed: losses are what decides how it all ends, and the next page may be kinder."""
    return Act.DEFEAT if Act.DEFEAT in options else Act.RETRY


def buy(view: ZnaView, options: Sequence[Any]) -> Any:
    """Another action above all, then what comes first."""
    return next((option for option in options if getattr(option, "upgrade", "") == "tireless"), options[0])


def ammunition(view: ZnaView, options: Sequence[Any]) -> Any:
    return max(options, key=lambda option: AMMO[option.card].damage)


def control_with(view: ZnaView, options: Sequence[Any]) -> Any:
    return max(options, key=lambda option: reserve(view, view.hero, "green"))


ANSWERS = {
    "ask-hero": choose_hero,
    "ask-start": start,
    "ask-order": order,
    "ask-action": turn.act,
    "ask-target": turn.target,
    "ask-arms": turn.weapons,
    "ask-ammunition": ammunition,
    "ask-cubes": turn.cubes,
    "ask-bullets": most,
    "ask-more-dice": turn.more_dice,
    "ask-aim": aim,
    "ask-coin-attack": last,
    "ask-which-attack": first,
    "ask-coin-power": coin_on_power,
    "ask-which-power": worst_power,
    "ask-sweep": turn.target,
    "ask-momentum": momentum,
    "ask-mix-weapon": care.mix_weapon,
    "ask-mix": care.mix,
    "ask-lower": care.lowering,
    "ask-patient": care.patient,
    "ask-means": care.means,
    "ask-control": turn.tamed,
    "ask-control-with": control_with,
    "ask-controlled": controlled,
    "ask-stand-up": stand_up,
    "ask-search": last,
    "ask-police-car": police,
    "ask-keep-token": care.token,
    "ask-keep-card": first,
    "ask-stow": stow,
    "ask-drop-token": care.drop_token,
    "ask-equip": equip,
    "ask-pick-up": pick_up,
    "ask-partner": care.partner,
    "ask-trade": care.trade,
    "ask-consent": first,
    "ask-drone": drone,
    "ask-face": first,
    "ask-exchange": first,
    "ask-hack": first,
    "ask-scan": scan,
    "ask-show": first,
    "ask-creeping-bank": first,
    "ask-professor": nearest_to_exit,
    "ask-loss": loss,
    "ask-replace": choose_hero,
    "ask-buy": buy,
}

_answer = by_question(ANSWERS)


def choose(view: ZnaView, options: Sequence[Any], prompt: Prompt) -> Any:
    return _answer(Glance.at(view), options, prompt)
