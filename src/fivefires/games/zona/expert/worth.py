"""What things are worth to a scavenger, in points: one is about one damage, or a little more than 100 rubles.

This is judgement and no rule. The expert player and the evaluation weigh with it; both see a view and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import TYPE_CHECKING, Any, Final

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import (
    ABILITY_OF,
    AGAINST_DAMAGE,
    ARTIFACT,
    ATTRIBUTES,
    CHARACTER,
    COUNTED_ARTIFACT,
    CROWBARS,
    DECK_OF,
    DURABLE,
    IN_TEST,
    ITEM,
    PARAGRAPHS,
    SHIELD,
    THREAT,
    THREAT_LISTS,
    ThreatToken,
)
from fivefires.games.zona.content.piles import SARCOPHAGUS
from fivefires.games.zona.state import HIGHEST_FATIGUE, REPUTATIONS, Scavenger, attribute

if TYPE_CHECKING:
    from fivefires.games.zona.show.view import ZonaView

# --- tests ------------------------------------------------------------------------------------------------------

# A die as a roller sees it: what each of the six faces adds.
_DIE: Final = (1, 1, -1, 0, 0, 0)
_LEAST_NEED, _MOST_NEED = -4, 7


@cache
def _chance(need: int, rerolls: int) -> float:
    """How often three dice come to this much, with so many of the worst ones rolled again where it is not enough."""
    return sum(_after(dice, need, rerolls) for dice in product(_DIE, repeat=3)) / 216


@cache
def _after(dice: tuple[int, ...], need: int, rerolls: int) -> float:
    if sum(dice) >= need:
        return 1.0
    if not rerolls:
        return 0.0
    kept = sorted(dice)[1:]
    return sum(_after((*kept, face), need, rerolls - 1) for face in _DIE) / 6


# By the number of rerolls, then by the need in tenths: half a helping item makes a need between two whole numbers.
_TENTHS: Final = tuple(
    tuple(
        _chance(tenths // 10, rerolls) * (10 - tenths % 10) / 10
        + _chance(tenths // 10 + 1, rerolls) * (tenths % 10) / 10
        for tenths in range(10 * _LEAST_NEED, 10 * _MOST_NEED)
    )
    for rerolls in range(3)
)


def chance(need: float, rerolls: int) -> float:
    """How often three dice come to this much."""
    tenths = int(need * 10 + 40.5)
    return _TENTHS[rerolls][0 if tenths < 0 else 109 if tenths > 109 else tenths]


# --- goods ------------------------------------------------------------------------------------------------------

DRAWN: Final[Mapping[str, float]] = {v.JUNK: 0.9, v.EQUIPMENT: 2.2, v.GREEN_ARTIFACT: 2.0, v.YELLOW_ARTIFACT: 3.0}
TROPHY: Final[Mapping[str, float]] = {v.GREEN: 1.8, v.YELLOW: 3.2}
SECRET, END = 9.0, 40.0


def _use(use: v.Use) -> float:
    """One use of an item."""
    match use:
        case v.InTest():
            return (
                (use.plus * 1.6 + use.cancel * 0.4 + use.reroll * 0.4 + use.calm * 0.2)
                * (0.5 if use.only else 1)
                * (0.6 if use.step else 1)
                * (0.8 if use.scene else 1)
                * (0.6 + 0.15 * len(use.of))
            )
        case v.AgainstDamage():
            whole = use.radiation * 0.9 + use.mental * 0.75 + use.physical * 0.8 + use.any * 1.1 + use.convert * 0.4
            return whole * (0.4 if use.scene else 1)
        case v.OnTurn():
            return max(0.0, min(2.5, sum(_done(effect) for effect in use.do))) * (0.4 if use.at else 1)
        case v.NegateImpact() | v.OnEventDraw():
            return 1.0
        case _:
            return 0.5


def _done(effect: v.Effect) -> float:
    match effect:
        case v.Heal(damage, weakness):
            return 0.8 * damage + 3.0 * weakness
        case v.Relieve(by):
            return 0.45 * by
        case v.Gain(rubles):
            return rubles / 140
        case v.Repair(damage):
            return 0.3 * damage
        case v.Take() | v.DrawKeep():
            return 2.0
        case v.ExtraAction() | v.QuietGate():
            return 1.6
        case v.MoveAgain():
            return 0.8
        case v.Peek(pile=v.THIS_DECK) | v.Peek(pile=v.SARCOPHAGUS_EVENTS):
            return 1.0
        case v.Improve():
            return 0.4
        case _:
            return 0.1


def _item(card: str) -> tuple[float, ...]:
    """The worth of an item by the damage tokens on it."""
    item = ITEM[card]
    whole = sum(_use(use) for use in item.spec.uses) * (0.65 if item.spec.impact else 1)
    extra = 0.5 if item.spec.sixth_spot else 0.0
    if not item.lasts:
        return (whole * 2.2 + extra,) * 2
    if item.lasts == 1:
        return (whole * 0.8 + extra,)
    return tuple(whole * 0.55 * (item.lasts - tokens) ** 0.8 + extra for tokens in range(item.lasts))


WORTH: Final[dict[str, tuple[float, ...]]] = {card: _item(card) for card in ITEM}


# --- a scavenger's affairs --------------------------------------------------------------------------------------


# By source: when and by how much it helps in a test; what wears out counts less.
_AIDS: Final[dict[str, tuple[tuple[v.InTest, float], ...]]] = {
    source: tuple(
        (
            use,
            use.plus * (1.0 if source in DURABLE or source not in ITEM else 0.7)
            + 0.3 * use.cancel
            + 0.35 * min(2, use.reroll),
        )
        for _number, use in uses
    )
    for source, uses in IN_TEST.items()
}
# By item: what it cancels of radiation, mental and physical damage, wherever that comes from.
_GUARDS: Final[dict[str, tuple[int, int, int]]] = {
    card: (use.radiation + use.any, use.mental + use.any, use.physical + use.any)
    for card, uses in AGAINST_DAMAGE.items()
    for _number, use in uses[:1]
    if use.scene is None and not use.convert and card in ITEM and card not in ARTIFACT
}


def _ruble(me: Scavenger, secrets: int) -> float:
    """What 100 rubles are worth: less to the rich, less on the way down, and nearly nothing at its end."""
    if me.place in (SARCOPHAGUS, "power_plant"):
        return 0.1
    rich = 0.75 if me.rubles < 500 else 0.55 if me.rubles < 1000 else 0.35
    return rich if secrets < 2 else 0.7 * rich


_STRANGERS: Final = {slot: tuple(THREAT[spec.id] for spec in specs) for slot, specs in THREAT_LISTS.items()}


class Affairs:
    """What of a scavenger's affairs decides what things are worth, read once from a view."""

    __slots__ = (
        "_aid", "_guard", "_helpers", "_ruble", "attributes", "character", "damage", "fatigue", "fortitude", "free",
        "items", "me", "place", "reputation", "rerolls", "rubles", "seat", "secrets", "trophies", "view", "weaknesses",
    )  # fmt: skip

    def __init__(self, view: ZonaView, seat: int) -> None:
        me: Scavenger = view.scavengers[seat]
        self.view, self.seat, self.me = view, seat, me
        character = self.character = me.character
        self.place = me.place
        self.rubles = me.rubles
        fatigue = self.fatigue = me.fatigue
        self.reputation = me.reputation
        self.damage = me.damage
        self.fortitude = CHARACTER[character].fortitude
        self.free = self.fortitude - me.damage
        self.weaknesses = len(me.weaknesses)
        self.attributes = ATTRIBUTES[character]
        if me.weaknesses:
            self.attributes = {name: attribute(me, name) for name in self.attributes}
        self.rerolls = 0 if fatigue >= HIGHEST_FATIGUE else 2 if character == "kostia" else 1
        self.items = view.items(seat)
        self.trophies = view.trophies(seat)
        self.secrets = [DECK_OF[card] for card in view.secrets(seat)]
        self._aid: dict[tuple[str, str, str, str], float] = {}
        self._helpers: tuple[str, ...] | None = None
        self._guard: tuple[int, int, int] | None = None
        self._ruble = _ruble(me, len(self.secrets))

    # --- money, body, standing

    def ruble(self) -> float:
        """What 100 rubles are worth."""
        return self._ruble

    def harm(self, amount: int) -> float:
        """What so much damage costs: more, the fuller the track is, and most for a weakness."""
        cost, free = 0.0, self.free
        for _ in range(amount):
            if free <= 0:
                return cost + 3.0 + 2.0 * self.weaknesses + (25.0 if self.weaknesses >= 3 else 0.0)
            cost += 0.8 + 0.5 * (1 - free / self.fortitude)
            free -= 1
        return cost

    def strain(self, by: int) -> float:
        """What so much fatigue costs; beyond the dial it is damage."""
        beyond = self.fatigue + by - HIGHEST_FATIGUE
        cost = 0.4 * by + 0.3 * max(0, self.fatigue + by - 4)
        return cost + self.harm(beyond) if beyond > 0 else cost

    def goods(self) -> int:
        """Rubles, and what trophies fetch."""
        return self.rubles + sum(THREAT[token].spec.reward.trophy for token in self.trophies)

    def item(self, card: str) -> float:
        """The worth of one's own item, or of one that could become it."""
        worth = WORTH[card]
        tokens = self.me.tokens.get(card, 0)
        return worth[min(tokens, len(worth) - 1)]

    def artifacts(self) -> int:
        return sum(card in COUNTED_ARTIFACT for card in self.items)

    def usable(self, card: str) -> bool:
        return card not in self.me.tokens or card not in DURABLE

    # --- tests

    def aid(self, tested: str, mark: str, scene: str, step: str) -> float:
        """How much one's own items add to such a test, those that wear out counting for less."""
        key = (tested, mark, scene, step)
        found = self._aid.get(key)
        if found is None:
            found = self._aid[key] = self._count_aid(tested, mark, scene, step)
        return found

    def _count_aid(self, tested: str, mark: str, scene: str, step: str) -> float:
        helpers = self._helpers
        if helpers is None:
            tokens = self.me.tokens
            helpers = self._helpers = tuple(
                [
                    source
                    for source in (*self.items, ABILITY_OF[self.character])
                    if source in _AIDS and not (source in tokens and source in DURABLE)
                ]
            )
        return _aid_of(helpers, tested, mark, scene, step)

    def pass_chance(self, of: str, difficulty: float, mark: str = "", scene: str = "", step: str = "") -> float:
        """How likely a test is passed, with all that could be done for it."""
        return chance(difficulty - self.attributes[of] - self.aid(of, mark, scene, step), self.rerolls)

    # --- threats

    def fight(self, threat: ThreatToken, attribute: str = "", difficulty: int | None = None) -> float:
        """How likely the confrontation is won."""
        kind = threat.kind
        if threat.only_detection:
            return self.pass_chance(v.ALERTNESS, threat.spec.detection, kind, v.ENCOUNTER, v.DETECTION)
        wanted = threat.spec.difficulty if difficulty is None else difficulty
        tested = attribute or threat.spec.attribute
        if not attribute and threat.weakest:
            tested = min(self.attributes, key=self.attributes.__getitem__)
        won = self.pass_chance(tested, wanted, kind, v.ENCOUNTER, v.CONFRONTATION)
        if not attribute and threat.either is not None:
            won = max(won, self.pass_chance(threat.either, wanted, kind, v.ENCOUNTER, v.CONFRONTATION))
        return won

    def wound(self, threat: ThreatToken) -> float:
        """What a failure against it costs, protection counted in."""
        hurt = threat.spec.damage
        return self.package(hurt.radiation, hurt.mental, hurt.physical)

    def package(self, radiation: int, mental: int, physical: int) -> float:
        """What such a package costs, with protection at hand, which wears out."""
        covered = self.cover(radiation, mental, physical)
        return self.harm(radiation + mental + physical - covered) + 0.3 * covered

    def cover(self, radiation: int, mental: int, physical: int) -> int:
        """How much of such a package protection at hand would cancel."""
        guard = self._guard
        if guard is None:
            guard = self._guard = self._count_guard()
        return min(radiation, guard[0]) + min(mental, guard[1]) + min(physical, guard[2])

    def _count_guard(self) -> tuple[int, int, int]:
        shield = SHIELD.get(self.character)
        guard = (shield.radiation, shield.mental, shield.physical) if shield is not None else (0, 0, 0)
        tokens = self.me.tokens
        for card in self.items:
            if card in _GUARDS and not (card in tokens and card in DURABLE):
                more = _GUARDS[card]
                guard = (guard[0] + more[0], guard[1] + more[1], guard[2] + more[2])
        return guard

    def prize(self, threat: ThreatToken) -> float:
        """What defeating it brings."""
        reward = threat.spec.reward
        prize = reward.trophy / 100 * self.ruble()
        if reward.artifact is not None:
            prize += DRAWN[v.GREEN_ARTIFACT if reward.artifact == v.GREEN else v.YELLOW_ARTIFACT]
        if reward.special:
            prize += 1.6
        return prize * (0.3 if self.place in (SARCOPHAGUS, "power_plant") else 1)

    def meeting(self, threat: ThreatToken) -> float:
        """What an encounter with it is worth all in all, running away where that is better."""
        seen = self.pass_chance(v.ALERTNESS, threat.spec.detection, threat.kind, v.ENCOUNTER, v.DETECTION)
        wound = self.wound(threat)
        won = self.fight(threat)
        fight = won * self.prize(threat) - (1 - won) * wound
        if threat.only_detection:
            return fight
        return (0.0 if not threat.no_running and fight < 0 else fight) - (1 - seen) * wound

    def stranger(self, colour: v.Colour, kind: v.ThreatKind) -> tuple[float, float, float]:
        """Of a threat that is still to be drawn: how likely it is defeated, what it costs and what it brings."""
        won = cost = prize = 0.0
        threats = _STRANGERS[colour, kind]
        for threat in threats:
            fought = self.fight(threat)
            seen = self.pass_chance(v.ALERTNESS, threat.spec.detection, kind, v.ENCOUNTER, v.DETECTION)
            won += fought
            cost += (2 - seen - fought) * self.wound(threat)
            prize += fought * self.prize(threat)
        count = len(threats)
        return won / count, cost / count, prize / count

    # --- conditions and prices

    def holds(self, needs: v.Condition | None) -> bool:
        match needs:
            case None:
                return True
            case v.Has(match, count):
                return sum(matches(card, match) for card in self.items) >= count
            case v.Crowbar():
                return any(card in CROWBARS for card in self.items)
            case v.Trophies(number):
                return len(self.trophies) >= number
            case v.Secrets(number):
                return len(self.secrets) >= number
            case v.Fatigue(number):
                return self.fatigue >= number
            case v.Weaknesses(number):
                return self.weaknesses >= number
            case v.Hurt(number):
                return self.damage >= number
            case v.Standing(among):
                return REPUTATIONS[self.reputation] in among
            case v.ThreatHere(number):
                return len(self.view.threats(self.place)) >= number
            case v.Alone():
                return sum(other.place == self.place for other in self.view.scavengers) == 1
            case v.Not(inner):
                return not self.holds(inner)

    def can_pay(self, cost: v.Cost | None) -> bool:
        return cost is None or (
            self.rubles >= cost.rubles
            and self.fatigue + cost.fatigue <= HIGHEST_FATIGUE
            and cost.damage.radiation + cost.damage.mental + cost.damage.physical <= self.free
            and len(self.trophies) >= cost.trophies
            and sum(card in ARTIFACT for card in self.items) >= cost.artifacts
            and (cost.discard is None or any(matches(card, cost.discard) for card in self.items))
            and (not cost.crowbar or any(card in CROWBARS for card in self.items))
            and self.reputation - cost.reputation >= -1
        )

    def price(self, cost: v.Cost | None) -> float:
        """What paying this would cost, in points."""
        if cost is None:
            return 0.0
        hurt = cost.damage
        given = [self.item(card) for card in self.items if cost.discard and matches(card, cost.discard)]
        return (
            cost.rubles / 100 * self.ruble()
            + (self.strain(cost.fatigue) if cost.fatigue else 0.0)
            + self.package(hurt.radiation, hurt.mental, hurt.physical)
            + sum(sorted(self.trophy(token) for token in self.trophies)[: cost.trophies])
            + sum(sorted(max(1.0, self.item(card)) for card in self.items if card in ARTIFACT)[: cost.artifacts])
            + (min(given) if given else 0.0)
            + 0.3 * cost.crowbar
            + 0.4 * cost.reputation
        )

    def trophy(self, token: str) -> float:
        return THREAT[token].spec.reward.trophy / 100 * self.ruble()

    # --- effects

    def effects(self, effects: v.Effects, scene: str, beyond: Sequence[v.Effects] = ()) -> float:
        """What carrying this out is worth on the average; `beyond` are the paragraphs that could follow."""
        worth = 0.0
        for effect in effects:
            weigh = _WEIGH.get(type(effect))
            if weigh is not None:
                worth += weigh(self, effect, scene, beyond)
        return worth

    def story(self, card: str, scene: str) -> float:
        """What a facility's or the Sarcophagus' card is worth, from its beginning."""
        first, *beyond = (part.do for part in PARAGRAPHS[card])
        return self.effects(first, scene, beyond)


@lru_cache(maxsize=1 << 14)
def _aid_of(helpers: tuple[str, ...], tested: str, mark: str, scene: str, step: str) -> float:
    """The same belongings are asked about again and again in a thought."""
    whole = 0.0
    for source in helpers:
        for use, amount in _AIDS[source]:
            if tested in use.of and _helps(use, mark, scene, step):
                whole += amount
                break
    return min(3.0, whole)


def _helps(use: v.InTest, mark: str, scene: str, step: str) -> bool:
    if use.only is not None and use.only != mark:
        return False
    if use.step is not None and use.step != step:
        return False
    if use.no_threat and mark:
        return False
    if use.scene is None or use.scene == scene:
        return True
    return use.scene == v.EVENT and scene in (v.FACILITY, v.SARCOPHAGUS)


def matches(card: str, match: v.Match) -> bool:
    item = ITEM[card]
    return (
        (match.type is None or item.type == match.type)
        and (match.category is None or match.category in item.spec.categories)
        and (match.artifact is None or item.artifact is match.artifact)
    )


# --- one function for each effect that matters ------------------------------------------------------------------


def _suffer(my: Affairs, effect: v.Suffer, scene: str, beyond: Sequence[v.Effects]) -> float:
    times = my.artifacts() if effect.per else 1
    return -my.package(effect.radiation * times, effect.mental * times, effect.physical * times)


def _heal(my: Affairs, effect: v.Heal, scene: str, beyond: Sequence[v.Effects]) -> float:
    return 0.8 * min(effect.damage, my.damage) + (4.0 if effect.weakness and my.weaknesses else 0.0)


def _weaken(my: Affairs, effect: v.Weaken, scene: str, beyond: Sequence[v.Effects]) -> float:
    return -(4.0 + 3.0 * my.weaknesses + (50.0 if my.weaknesses >= 3 else 0.0))


def _test(my: Affairs, effect: v.Test, scene: str, beyond: Sequence[v.Effects]) -> float:
    of, mark = effect.of, effect.mark or ""
    if isinstance(of, v.Attribute):
        passes = my.pass_chance(of, effect.difficulty, mark, scene)
    else:
        passes = max(my.pass_chance(name, effect.difficulty, mark, scene) for name in of)
    won = my.effects(effect.passed, scene, beyond)
    lost = my.effects(effect.failed, scene, beyond)
    return passes * won + (1 - passes) * lost - 0.1


def _encounter(my: Affairs, effect: v.Encounter, scene: str, beyond: Sequence[v.Effects]) -> float:
    won, cost, prize = my.stranger(effect.colour, effect.kind)
    after = won * my.effects(effect.defeated, scene, beyond) + (1 - won) * my.effects(effect.undefeated, scene, beyond)
    return after + prize - cost * (0.75 if effect.may_run else 1)


def _meet(my: Affairs, effect: v.MeetThreat, scene: str, beyond: Sequence[v.Effects]) -> float:
    tokens = my.view.threats(my.place)
    if not tokens:
        return 0.0
    return max(my.meeting(THREAT[token]) for token in tokens) + 0.6 * my.effects(effect.defeated, scene, beyond)


def _choose(my: Affairs, effect: v.AnyChoice, scene: str, beyond: Sequence[v.Effects]) -> float:
    return max(
        (
            my.effects(way.do, scene, beyond) - my.price(way.cost)
            for way in effect.options
            if my.holds(way.needs) and my.can_pay(way.cost)
        ),
        default=0.0,
    )


def _may(my: Affairs, effect: v.AnyWay, scene: str, beyond: Sequence[v.Effects]) -> float:
    if not my.holds(effect.needs) or not my.can_pay(effect.cost):
        return 0.0
    return max(0.0, my.effects(effect.do, scene, beyond) - my.price(effect.cost))


def _if(my: Affairs, effect: v.If[v.Effect, v.Condition], scene: str, beyond: Sequence[v.Effects]) -> float:
    return my.effects(effect.then if my.holds(effect.needs) else effect.otherwise, scene, beyond)


def _by_reputation(my: Affairs, effect: v.ByReputation, scene: str, beyond: Sequence[v.Effects]) -> float:
    return my.effects(getattr(effect, REPUTATIONS[my.reputation]), scene, beyond)


def _draw_threat(my: Affairs, effect: v.DrawThreat, scene: str, beyond: Sequence[v.Effects]) -> float:
    return (my.effects(effect.low, scene, beyond) + my.effects(effect.high, scene, beyond)) / 2


def _go_on(my: Affairs, effect: v.GoOn, scene: str, beyond: Sequence[v.Effects]) -> float:
    return my.effects(beyond[0], scene, beyond[1:]) if beyond else 0.0


def _uncover(my: Affairs, effect: v.UncoverSecret, scene: str, beyond: Sequence[v.Effects]) -> float:
    return SECRET


def _repair(my: Affairs, effect: v.Repair, scene: str, beyond: Sequence[v.Effects]) -> float:
    worn = sum(tokens for card, tokens in my.me.tokens.items() if card not in DURABLE and ITEM[card].spec.mendable)
    return 0.3 * min(effect.damage, worn)


def _take(my: Affairs, effect: v.Take, scene: str, beyond: Sequence[v.Effects]) -> float:
    return DRAWN[effect.deck] * effect.cards * (0.4 if scene == v.SARCOPHAGUS else 1)


_WEIGH: Final[dict[type, Callable[[Affairs, Any, str, Sequence[v.Effects]], float]]] = {
    v.Gain: lambda my, effect, scene, beyond: effect.rubles / 100 * my.ruble(),
    v.Lose: lambda my, effect, scene, beyond: -min(effect.rubles, my.rubles) / 100 * my.ruble(),
    v.Suffer: _suffer,
    v.Heal: _heal,
    v.Weaken: _weaken,
    v.Tire: lambda my, effect, scene, beyond: -my.strain(effect.by),
    v.Exhaust: lambda my, effect, scene, beyond: -0.5 * (HIGHEST_FATIGUE - my.fatigue),
    v.Relieve: lambda my, effect, scene, beyond: 0.45 * min(effect.by, my.fatigue - 1),
    v.Improve: lambda my, effect, scene, beyond: (0.5 if my.reputation < 1 else 0.2) * effect.steps,
    v.Worsen: lambda my, effect, scene, beyond: -(0.4 if my.reputation > -1 else my.harm(1)) * effect.steps,
    v.Take: _take,
    v.DrawKeep: lambda my, effect, scene, beyond: DRAWN[effect.deck] * effect.keep * 1.3,
    v.Salvage: lambda my, effect, scene, beyond: 1.2 * DRAWN[effect.deck],
    v.Trade: lambda my, effect, scene, beyond: 0.3 + effect.cut / 200 if my.rubles >= 200 else 0.05,
    v.Sell: lambda my, effect, scene, beyond: 0.4 if my.trophies else 0.0,
    v.Repair: _repair,
    v.Wear: lambda my, effect, scene, beyond: -0.4 * effect.times,
    v.Discard: lambda my, effect, scene, beyond: -0.8 * effect.count,
    v.Deactivate: lambda my, effect, scene, beyond: -0.2 * effect.count,
    v.GainTrophy: lambda my, effect, scene, beyond: TROPHY[effect.colour],
    v.LoseTrophy: lambda my, effect, scene, beyond: -1.5 * min(effect.count, len(my.trophies)),
    v.Test: _test,
    v.Encounter: _encounter,
    v.MeetThreat: _meet,
    v.DrawThreat: _draw_threat,
    v.PlaceThreat: lambda my, effect, scene, beyond: -0.2,
    v.RemoveThreat: lambda my, effect, scene, beyond: 0.2,
    v.Choose: _choose,
    v.May: _may,
    v.If: _if,
    v.ByReputation: _by_reputation,
    v.GoOn: _go_on,
    v.UncoverSecret: _uncover,
    v.Win: lambda my, effect, scene, beyond: END,
    v.SearchSecretItems: lambda my, effect, scene, beyond: 2.0,
    v.ActionsNextTurn: lambda my, effect, scene, beyond: 1.0 * effect.by,
    v.ShiftEmission: lambda my, effect, scene, beyond: -0.1 * effect.by,
    v.Relocate: lambda my, effect, scene, beyond: -0.4 if my.place not in (SARCOPHAGUS,) else 0.0,
    v.MoveAgain: lambda my, effect, scene, beyond: 0.4,
    v.Peek: lambda my, effect, scene, beyond: 0.2,
}
