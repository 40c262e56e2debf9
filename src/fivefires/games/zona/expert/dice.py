"""Tests: which dice to roll again, which items to spend, and when to let it stand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import DURABLE, FACILITY_DECKS, PARAGRAPHS, SECTIONS, STORY_DECKS, THREAT, USES
from fivefires.games.zona.content.piles import SARCOPHAGUS
from fivefires.games.zona.rules import questions as q
from fivefires.games.zona.state import EncounterUnderWay, EventUnderWay, LocalUnderWay, RumorUnderWay, TestUnderWay
from fivefires.kit.experts import because

from .goods import use_cost
from .worth import Affairs

if TYPE_CHECKING:
    from fivefires.games.zona.show.view import ZonaView

Options = Sequence[Any]


def take_test(view: ZonaView, options: Options) -> Any:
    """What is free comes first, then what wears out, and forcing where something depends on it."""
    test = view.test
    assert test is not None
    missing = test.difficulty - view.test_total
    my = Affairs(view, test.seat)
    if missing <= 0:
        return _spare_harm(missing, options)
    stake = _stake(view, my, test)
    minuses = max(0, test.faces.count(v.MINUS) - test.cancels)
    sure = _sure_ways(my, test, options, minuses)
    found = _cheapest_enough(sure, missing)
    reroll, gain = _best_reroll(my, options, missing, sum(plus for plus, _cost, _way in sure))
    if found is not None:
        cost, ways = found
        if reroll is None or cost <= 0.15 or cost <= reroll_cost(my, reroll) + (1 - gain) * 0.5 * stake:
            return because(ways[0], "why-sure") if cost <= stake else because(options[-1], "why-let-stand")
    if reroll is not None and gain * stake > reroll_cost(my, reroll):
        return because(reroll, "why-reroll", percent=round(100 * gain))
    if found is not None and found[0] <= stake:
        return because(found[1][0], "why-sure")
    return because(options[-1], "why-let-stand" if found is not None or reroll is not None else "why-hopeless")


def _spare_harm(missing: int, options: Options) -> Any:
    """A test that passes but shows two triangles: only what cannot spoil it."""
    for option in options:
        if type(option) is q.Use and isinstance(USES[option.source][option.number], v.OnTurn):
            continue
        if type(option) is q.Use and not option.how and option.source in DURABLE:
            return because(option, "why-spare-harm")
        if missing < 0 and type(option) is q.Use and option.how == v.TRIANGLE and option.source in DURABLE:
            return because(option, "why-spare-harm")
    return because(options[-1], "why-passed")


def _stake(view: ZonaView, my: Affairs, test: TestUnderWay) -> float:
    """What depends on this test."""
    for one in reversed(view.under_way):
        match one:
            case EncounterUnderWay():
                threat = THREAT[one.token]
                if test.step == v.DETECTION and not threat.only_detection:
                    return my.wound(threat) + 0.5 * threat.sharpened
                return my.wound(threat) + my.prize(threat) + story_stake(view, my)
            case EventUnderWay(seat=seat) if seat == my.seat:
                return _event_stake(one.card, one.section, test.attribute, test.difficulty)
            case LocalUnderWay():
                return 2.2
            case RumorUnderWay():
                return 0.9
            case _:
                pass
    return 1.0


def story_stake(view: ZonaView, my: Affairs) -> float:
    """A threat may bar the way of a story."""
    event = view.current(EventUnderWay)
    if event is None or event.card not in PARAGRAPHS or event.seat != my.seat:
        return 0.0
    return 8.0 if event.deck == SARCOPHAGUS else 3.0


@cache
def _event_stake(card: str, section: str, attribute: str, difficulty: int) -> float:
    if card in PARAGRAPHS:
        last = int(section) == len(PARAGRAPHS[card])
        if card in {one.id for one in STORY_DECKS[SARCOPHAGUS]}:
            return 30.0 if last else 14.0
        return 8.0 if last else 5.0
    for test in _tests_in(SECTIONS[card][section]):
        names = (test.of,) if isinstance(test.of, v.Attribute) else test.of
        if attribute in names and difficulty == test.difficulty:
            return max(0.5, _plain_worth(test.passed) - _plain_worth(test.failed))
    return 1.5


def _tests_in(effects: v.Effects) -> list[v.Test]:
    found = []
    for effect in effects:
        if isinstance(effect, v.Test):
            found.append(effect)
        for field in effect.__struct_fields__:
            inner = getattr(effect, field)
            if isinstance(inner, tuple) and inner and isinstance(inner[0], v.Data):
                found += _tests_in(inner)
    return found


def _plain_worth(effects: v.Effects) -> float:
    """The worth of effects to nobody in particular."""
    worth = 0.0
    for effect in effects:
        match effect:
            case v.Gain(rubles):
                worth += rubles / 130
            case v.Lose(rubles):
                worth -= rubles / 160
            case v.Suffer(radiation, mental, physical):
                worth -= radiation + mental + physical
            case v.Tire(by):
                worth -= 0.5 * by
            case v.Heal(damage, weakness):
                worth += 0.6 * damage + 2 * weakness
            case v.Relieve(by):
                worth += 0.4 * by
            case v.Take(deck, cards):
                worth += {v.JUNK: 0.9, v.EQUIPMENT: 2.2, v.GREEN_ARTIFACT: 2.0, v.YELLOW_ARTIFACT: 3.0}[deck] * cards
            case v.Weaken():
                worth -= 4.0
            case v.Fail() | v.GoOn():
                pass
            case _:
                worth += 0.4
    return worth


Sure = tuple[int, float, Any]


def _sure_ways(my: Affairs, test: TestUnderWay, options: Options, minuses: int) -> list[Sure]:
    """What adds to the total for certain: (by how much, at what cost, the option), one for each source."""
    found: dict[str, Sure] = {}
    for option in options:
        if type(option) is q.Lure:
            worth = my.trophy(option.token)
            if "bait" not in found or (option.plus, -worth) > (found["bait"][0], -found["bait"][1]):
                found["bait"] = (option.plus, worth, option)
        elif type(option) is q.Use and not option.how:
            plus = _plus_of(option, test, minuses)
            if plus > 0:
                cost = use_cost(my, option)
                known = found.get(option.source)
                if known is None or cost < known[1]:
                    found[option.source] = (plus, cost, option)
    return list(found.values())


def _plus_of(option: Any, test: TestUnderWay, minuses: int) -> int:
    use = USES[option.source][option.number]
    if isinstance(use, v.InTest):
        return use.plus + min(use.cancel, minuses)
    if isinstance(use, v.InEncounter):
        return sum(
            effect.plus
            for effect in use.do
            if isinstance(effect, v.Edge)
            and test.attribute in effect.of
            and (effect.step in (None, test.step) or not test.step)
        )
    return 0


def _cheapest_enough(sure: list[Sure], missing: int) -> tuple[float, list[Any]] | None:
    """The cheapest set of sure ways that makes up for what is missing."""
    best: tuple[float, list[Any]] | None = None
    for count in (1, 2, 3):
        if best is not None and best[0] <= 0.3:
            break
        for some in combinations(sure, count):
            if sum(plus for plus, _cost, _way in some) >= missing:
                cost = sum(one for _plus, one, _way in some)
                if best is None or cost < best[0]:
                    best = (cost, [way for _plus, _cost, way in some])
    return best


_GAINS: Final = {
    v.MINUS: (2, 2, 0, 1, 1, 1),
    v.BLANK: (1, 1, -1, 0, 0, 0),
    v.TRIANGLE: (1, 1, -1, 0, 0, 0),
    v.PLUS: (0, 0, -2, -1, -1, -1),
}


def _best_reroll(my: Affairs, options: Options, missing: int, sure: int) -> tuple[Any, float]:
    """The reroll that is likeliest to do it together with what is sure, and how likely that is."""
    best, most, cheap = None, 0.0, 0.0
    for option in options:
        kind = type(option)
        if kind is q.Force:
            faces = option.faces
        elif kind is q.Use and option.how:
            faces = option.how
        else:
            continue
        likely = _likely(faces, missing - sure)
        cost = reroll_cost(my, option)
        if likely > most + 0.001 or (likely > most - 0.001 and best is not None and cost < cheap):
            best, most, cheap = option, likely, cost
    return best, most


@cache
def _likely(faces: str, missing: int) -> float:
    """How likely rerolling these dice gains so much."""
    outcomes = [0]
    for face in faces.split(","):
        outcomes = [gained + more for gained in outcomes for more in _GAINS[v.Face(face)]]
    return sum(gained >= missing for gained in outcomes) / len(outcomes)


def reroll_cost(my: Affairs, option: Any) -> float:
    if type(option) is q.Force:
        return 0.0 if option.free else 0.25 + 0.25 * max(0, my.fatigue - 2)
    return use_cost(my, option)


def which_attribute(view: ZonaView, options: Options) -> Any:
    my = Affairs(view, view.seat)
    scene = scene_of(view)
    attributes = [option for option in options if type(option) is q.Testing]
    return max(attributes, key=lambda option: my.pass_chance(option.attribute, 4, "", scene))


def scene_of(view: ZonaView) -> str:
    event = view.current(EventUnderWay)
    if event is None:
        return v.LOCAL
    if event.deck == SARCOPHAGUS:
        return v.SARCOPHAGUS
    return v.FACILITY if event.deck in FACILITY_DECKS else v.EVENT
