"""Dangers: damage, weaknesses and encounters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import FACILITY_DECKS, THREAT, USES
from fivefires.games.zona.content.piles import SARCOPHAGUS
from fivefires.games.zona.rules import questions as q
from fivefires.games.zona.rules.board import SECTOR
from fivefires.games.zona.rules.damage import amount_of
from fivefires.games.zona.state import DamageUnderWay, EncounterUnderWay, Stage
from fivefires.kit.experts import because

from .dice import story_stake
from .goods import use_cost
from .plan import prospects
from .using import is_worth_using
from .ways import FAR
from .worth import Affairs

if TYPE_CHECKING:
    from fivefires.games.zona.show.view import ZonaView

Options = Sequence[Any]


def protect(view: ZonaView, options: Options) -> Any:
    """Use what spares more than it costs, the best of them first."""
    package = view.under_way[-1]
    assert isinstance(package, DamageUnderWay)
    my = Affairs(view, package.seat)
    amount = amount_of(package)
    best, most = options[-1], 0.0
    for option in options:
        if type(option) is not q.Use:
            continue
        spared = _spared(my, package, option)
        worth = my.harm(amount) - my.harm(amount - spared) - use_cost(my, option) * 0.8
        if worth > most:
            best, most = option, worth
    return because(best, "why-protect" if most > 0.0 else "why-suffer")


def before_fatigue(view: ZonaView, options: Options) -> Any:
    """Eat first; while damage is being suffered, only what also helps against that."""
    suffering = view.under_way and isinstance(view.under_way[-1], DamageUnderWay)
    return protect(view, options) if suffering else options[0]


def _spared(my: Affairs, package: DamageUnderWay, option: Any) -> int:
    use = USES[option.source][option.number]
    if isinstance(use, v.OnTurn):
        return _made_room(my, amount_of(package), use)
    assert isinstance(use, v.AgainstDamage)
    if use.convert:
        return 1
    return (
        min(use.radiation, package.radiation)
        + min(use.mental, package.mental)
        + min(use.physical, package.physical)
        + (len(option.how.split(",")) if option.how else 0)
    )


def _made_room(my: Affairs, amount: int, use: v.OnTurn) -> int:
    """Healing spares something where it makes room for damage that would else give a weakness."""
    healed = min(my.damage, sum(effect.damage for effect in use.do if isinstance(effect, v.Heal)))
    return healed if my.free < amount <= my.free + healed else 0


def weaken(view: ZonaView, options: Options) -> Any:
    """A weakness goes where it hurts the plan least."""
    return _by_attribute(view, options, cure=False)


def cure(view: ZonaView, options: Options) -> Any:
    return _by_attribute(view, options, cure=True)


def _by_attribute(view: ZonaView, options: Options, *, cure: bool) -> Any:
    my = Affairs(view, view.seat)
    decks = [SARCOPHAGUS] if len(my.secrets) >= 2 else [*FACILITY_DECKS, SARCOPHAGUS]

    def after(option: Any) -> float:
        changed = {**my.attributes}
        changed[option.attribute] = max(0, changed[option.attribute] + (1 if cure else -1))
        values = tuple(changed.values())
        return sum(prospects(deck, values) for deck in decks)

    return max(options, key=after)


def after_detection(view: ZonaView, options: Options) -> Any:
    """Run away or confront, by what can be won and what can be lost."""
    encounter = view.encounter
    assert encounter is not None
    my = Affairs(view, encounter.seat)
    threat = THREAT[encounter.token]
    wound = my.wound(threat)
    prize = my.prize(threat) + story_stake(view, my)
    best, most, odds = options[0], -FAR, 0.0
    for option in options:
        if type(option) is q.Confront:
            won = my.fight(threat, option.attribute, option.difficulty)
            worth = won * prize - (1 - won) * wound
            odds = max(odds, won)
        elif option is q.RUN:
            worth = my.effects(threat.on_running, v.ENCOUNTER) - _lost_by_running(encounter)
        elif option is q.BRIBE:
            lower = threat.bribe.difficulty if threat.bribe is not None else 0
            now, then = my.fight(threat), my.fight(threat, threat.spec.attribute, lower)
            worth = then * prize - (1 - then) * wound - 2.0 if then > now + 0.25 else -FAR
        elif type(option) is q.Drop:
            continue
        else:
            worth = _use_in_encounter(view, my, option, threat, prize, wound)
        if worth > most:
            best, most = option, worth
    return because(best, _WHY_SO.get(type(best), "why-use-fight"), percent=round(100 * odds))


# After detection, by the answer.
_WHY_SO: Final[dict[type, str]] = {q.Confront: "why-confront", type(q.RUN): "why-run"}


def _lost_by_running(encounter: EncounterUnderWay) -> float:
    """A threat that stays where one has to work is a nuisance."""
    return 0.1 if encounter.place in SECTOR else 0.0


def _use_in_encounter(view: ZonaView, my: Affairs, option: Any, threat: Any, prize: float, wound: float) -> float:
    use = USES[option.source][option.number]
    if not isinstance(use, v.InEncounter):
        return FAR if is_worth_using(view, my, option) else -FAR
    for effect in use.do:
        if isinstance(effect, v.Edge):
            won = my.fight(threat)
            better = my.fight(threat, "", threat.spec.difficulty - effect.plus)
            return better * prize - (1 - better) * wound - use_cost(my, option) if better > won + 0.1 else -FAR
        if isinstance(effect, v.Dismiss) and (threat.no_running or threat.on_running):
            return -0.2 - use_cost(my, option)
    return -FAR


def in_window(view: ZonaView, options: Options) -> Any:
    """Items at a moment of an encounter: before it, after a lost test, after a victory."""
    encounter = view.encounter
    if encounter is None:  # A test with a symbol is lost, and its damage can be averted.
        return options[0]
    my = Affairs(view, encounter.seat)
    threat = THREAT[encounter.token]
    for option in options[:-1]:
        use = USES[option.source][option.number]
        if isinstance(use, v.InEncounter) and _is_timely(view, my, threat, use, option):
            return because(option, "why-use-fight", percent=round(100 * my.fight(threat)))
    return because(options[-1], "why-save-item")


def _is_timely(view: ZonaView, my: Affairs, threat: Any, use: v.InEncounter, option: Any) -> bool:
    cost = use_cost(my, option)
    for effect in use.do:
        match effect:
            case v.Avert():
                return my.wound(threat) > cost
            case v.Dismiss():
                return my.meeting(threat) < -0.8 and not story_stake(view, my)
            case v.Edge():
                return my.meeting(threat) + story_stake(view, my) * 0.3 > -1.0 and cost < 1.0
            case v.Take() | v.Gain():
                return cost < 1.6
            case _:
                pass
    return cost < 0.5


def slip_by(view: ZonaView, options: Options) -> Any:
    my = Affairs(view, view.seat)
    tokens = view.threats(my.place)
    if min((my.meeting(THREAT[token]) for token in tokens), default=-1.0) > 0.5:
        return because(q.MEET, "why-hunt")
    return because(q.SLIP_BY, "why-slip-by")


def which_threat(view: ZonaView, options: Options) -> Any:
    """The best one for oneself; as the Voice the worst one for somebody else."""
    mover = view.active
    if view.seat != mover and view.stage in (Stage.ACTIONS, Stage.EVENTS):
        other = Affairs(view, mover)
        return because(min(options, key=lambda option: other.meeting(THREAT[option.token])), "why-worst-for-them")
    if not view.me.character:
        return options[0]
    my = Affairs(view, view.seat)
    return because(max(options, key=lambda option: my.meeting(THREAT[option.token])), "why-best-for-me")
