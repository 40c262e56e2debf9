"""Who should go where. A move costs an exposure roll, about as much as a die: it must be worth that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import ENTRANCES
from fivefires.games.long_night.content.piles import EXPERIMENTS
from fivefires.games.long_night.state import Rule

from .goals import of
from .mind import Mind
from .supplies import search_worth
from .worth import HUNTS, STRENGTH

# How much of the main objective is there when it is time to be in the right place.
NEAR: Final = 0.6
# Whoever only has to hold out need not hurry.
PATIENCE: Final = 4.0
# So few bandits may be chased off within a round.
FEW_BANDITS: Final = 2
# How often an attack on a bandit succeeds.
HIT: Final = 2 / 3
# What a special zombie less is worth to whoever can attack it without a risk.
HUNT: Final = 2.2
# What it is worth to come where one's own objective wants others attacked.
STRIKE: Final = 1.6
# Why somebody goes for one's own objective.
FOR_MYSELF: Final = "why-go-for-myself"
# What an exposure roll costs, in dice, by the damage that the survivor has.
RISK: Final = (0.8, 1.0, 2.4, 2.4, 2.4, 2.4)


# How much more it weighs where so little morale is left that a death may be the end of it.
DREAD: Final = (3.0, 3.0, 1.8)


class Trip(NamedTuple):
    """Who goes where, what is gained by it, and why."""

    survivor: str
    place: str
    gain: float
    why: str


def risk(mind: Mind, survivor: str) -> float:
    if survivor == "blue":
        return 0.0
    view = mind.view
    cost = RISK[view.damage(survivor)] * (PATIENCE if mind.goal.survive else 1.0)
    return cost if view.morale >= len(DREAD) or mind.hostile else cost * DREAD[view.morale]


def best_trip(mind: Mind, *, safe: bool = False, only: str = "") -> Trip | None:
    """The move that is most worth its risk, if any is; `only` is somebody who has set out already."""
    view = mind.view
    turn = view.turn
    moved = turn.moved if turn is not None and turn.seat == mind.seat else ()
    free = [only] if only else [one for one in mind.group if one not in moved and not is_posted(mind, one)]
    if not free:
        return None
    best: Trip | None = None
    for trip in (*_duties(mind, free), *_for_searching(mind, free)):
        gain = trip.gain - (0.0 if safe else risk(mind, trip.survivor))
        if gain > 0.1 and (best is None or gain > best.gain):
            best = trip._replace(gain=gain)
    return best


def is_posted(mind: Mind, survivor: str) -> bool:
    """Whether the objective, or my own one in the end, needs this survivor to stay."""
    if mind.hostile:
        return False
    goal, place = mind.goal, mind.where[survivor]
    if place == v.COLONY and mind.wish.roams and _wants_all_home(mind) and is_near(mind):
        return True
    if goal.doors:
        return place == v.COLONY and sum(mind.where[one] == v.COLONY for one in mind.group) < 2
    if place == v.RAXXON:
        return goal.rescue or bool(goal.contained)
    return place == v.HIDEOUT and goal.armed and mind.is_armed(survivor)


def has_room(mind: Mind, place: str) -> bool:
    if place == v.COLONY and mind.exiled:
        return False
    return place in mind.view.places and mind.view.free_people_spaces(place) > 0


# --- away from zombies ------------------------------------------------------------------------------------------


def has_to_leave(mind: Mind, survivor: str) -> bool:
    """Whether an entrance will be overrun where a survivor stands outside, and there is a safer place to go to."""
    place = mind.where[survivor]
    if place == v.COLONY or mind.slack_at(place) >= 0 or is_posted(mind, survivor):
        return False
    return any(is_refuge(mind, other) for other in mind.view.places if other != place)


def in_peril(mind: Mind, survivor: str) -> bool:
    """Whether somebody hurt, of a player at home, stands outside where an entrance will soon be overrun."""
    place = mind.where[survivor]
    if place == v.COLONY or mind.slack_at(place) > 0 or mind.view.damage(survivor) == mind.view.despair(survivor):
        return False
    return not is_posted(mind, survivor) and mind.slack_at(v.COLONY) >= 0 and not is_exile(mind, survivor)


def is_exile(mind: Mind, survivor: str) -> bool:
    """Whether a survivor goes with an exile."""
    view = mind.view
    return any(one.exiled and survivor in view.group(seat) for seat, one in enumerate(view.players))


def is_refuge(mind: Mind, place: str) -> bool:
    return has_room(mind, place) and mind.slack_at(place) > 0


def room_for_more(mind: Mind, place: str) -> int:
    """How many zombies could be put there without an overrun in this round."""
    slacks = [slack for slack, _ in mind.colony_slacks()] if place == v.COLONY else [mind.slack_at(place)]
    return sum(max(0, slack) for slack in slacks)


def whence_to_attract(mind: Mind, places: Sequence[str]) -> str:
    """The place where zombies should be drawn away: somebody will die there otherwise."""
    view = mind.view
    able = [
        place
        for place in places
        if mind.slack_at(place) < 0 and view.zombies_at(place) and (place == v.COLONY or view.survivors_at(place))
    ]
    return max(able, key=mind.slack_at, default="")


# --- searching --------------------------------------------------------------------------------------------------


def _for_searching(mind: Mind, free: list[str]) -> list[Trip]:
    """One good searcher outside can use all dice of a player; the others stay where they are.

    Once dice are used, it is too late to look for a better place.
    """
    view, where = mind.view, mind.where
    here = max([search_worth(mind, where[survivor]) for survivor in mind.group], default=0.0)
    if here > 0.0 and mind.me.used:
        return []
    best = max(free, key=lambda survivor: _searcher(mind, survivor))
    value = view.search_value(best)
    dice = sum([die >= value for die in mind.me.dice])
    if not dice:
        return []
    found: Trip | None = None
    for place in view.places:
        if place == v.COLONY or place == where[best]:
            continue
        gain = dice * (search_worth(mind, place) - here)
        if here <= 0.0:
            gain += 0.8  # there will be more rounds to search in
        if gain > (0.3 if found is None else found.gain) and has_room(mind, place):
            gain -= _crowd(mind, place)
            if found is None or gain > found.gain:
                found = Trip(best, place, gain, "why-go-searching")
    return [] if found is None else [found]


def _searcher(mind: Mind, survivor: str) -> float:
    view = mind.view
    return STRENGTH[survivor] - 1.5 * view.search_value(survivor) - 1.2 * view.damage(survivor)


def _crowd(mind: Mind, place: str) -> float:
    """Where it is full of zombies already, one more soon pays for it; and a bite spreads where people stand."""
    slack = mind.slack_at(place) - 1
    beside = 0.1 * len(mind.view.survivors_at(place))
    return beside + (2.5 if slack < 0 else 0.7 if slack < 1 else 0.0)


# --- duties -----------------------------------------------------------------------------------------------------


def has_duties(mind: Mind) -> bool:
    """Whether an objective may send somebody somewhere."""
    goal = mind.goal
    return mind.wish.roams or bool(goal.doors or goal.contained or goal.rescue or goal.armed or goal.bandits >= 0)


def _duties(mind: Mind, free: list[str]) -> list[Trip]:
    found: list[Trip] = []
    goal = mind.goal
    if not mind.hostile:
        if goal.doors:
            found += _to_open_doors(mind, free)
        if goal.contained or goal.rescue:
            found += _to_raxxon(mind, free)
        if goal.armed:
            found += _to_hideout(mind, free)
        if goal.bandits >= 0:
            found += _to_bandits(mind, free)
        if mind.view.lurking:
            found += _to_hunt(mind, free)
    if mind.wish.roams:
        found += _for_myself(mind, free)
    return found


def _to_open_doors(mind: Mind, free: list[str]) -> list[Trip]:
    """To an ordinary location whose entrance nobody bars yet; somebody of mine stays for the doors of the colony."""
    view, where = mind.view, mind.where
    held = set(where.values())
    tended = sum(place in held or _is_barred(mind, place) for place in v.ORDINARY)
    needed = sum(of(number, mind.home) for _, number in mind.goal.doors) - len(ENTRANCES[v.COLONY])
    if tended >= needed or not mind.me.dice:
        return []
    home = [one for one in mind.group if where[one] == v.COLONY]
    able = [one for one in free if (len(home) > 1 if one in home else _is_barred(mind, where[one]))]
    return [
        Trip(one, place, 2.6 - 0.3 * view.damage(one), "why-go-to-doors")
        for place in v.ORDINARY
        if place not in held and not _is_barred(mind, place) and view.empty_spaces(place) and has_room(mind, place)
        for one in able
    ]


def _is_barred(mind: Mind, place: str) -> bool:
    return mind.holds(place, mind.coming(place))


def missing_code(mind: Mind) -> list[int]:
    """The values that are still to be laid on Raxxon."""
    view = mind.view
    lying = [*view.code_dice]
    if mind.in_force(Rule.RESCUE):
        return [value for value in range(1, 7) if value not in lying]
    code = view.code if mind.in_force(Rule.CODE) and view.size(EXPERIMENTS) else None
    missing = []
    for value in code or ():
        if value in lying:
            lying.remove(value)
        else:
            missing.append(value)
    return missing


def _to_raxxon(mind: Mind, free: list[str]) -> list[Trip]:
    """With dice that complete the code, or with one of them where others may bring the rest."""
    if any(mind.where[one] == v.RAXXON for one in mind.group) or not has_room(mind, v.RAXXON):
        return []
    missing = missing_code(mind)
    useful = sum(value in mind.me.dice for value in missing)
    if not useful:
        return []
    worth = 2.0 * useful
    if useful < len(missing) and not mind.goal.rescue:
        # Others must lay the rest: those who are there, or who come after me.
        helpers = mind.later() + len(mind.view.survivors_at(v.RAXXON))
        if not helpers:
            return []
        worth = 1.6 if helpers > 1 else 1.2
    return [Trip(one, v.RAXXON, worth - 0.3 * mind.view.damage(one), "why-go-to-code") for one in free]


def _to_hideout(mind: Mind, free: list[str]) -> list[Trip]:
    """Everybody needs somebody there with a weapon; all go in the same round, because it is soon overrun."""
    if not has_room(mind, v.HIDEOUT) or any(is_posted(mind, one) for one in mind.group):
        return []
    if mind.view.rounds > 1 and mind.unarmed():
        return []
    return [Trip(one, v.HIDEOUT, 5.0, "why-go-to-hideout") for one in free if mind.is_armed(one)]


def _to_bandits(mind: Mind, free: list[str]) -> list[Trip]:
    """To the bandits of one place, two of three dice hit; or to the hideout, where every die may hit one anywhere, but
    the third one hurts.
    """
    view = mind.view
    places = [place for place in view.places if place not in (v.COLONY, v.HIDEOUT) and view.bandits(place)]
    left = bandits_to_go(mind)
    if left <= 0:
        return []
    if any(mind.where[one] in places or mind.where[one] == v.HIDEOUT for one in mind.group):
        return []
    found: list[Trip] = []
    goals = [place for place in (*places, v.HIDEOUT) if has_room(mind, place)]
    for one in free:
        hits = HIT * sum(die >= view.attack_value(one) for die in mind.me.dice)
        for place in goals if hits else ():
            gone = min(hits, left if place == v.HIDEOUT else view.bandits(place))
            worth = 1.2 + 1.2 * gone - 0.4 * view.damage(one) * (1 if place != v.HIDEOUT else 2)
            found.append(Trip(one, place, worth - (0.2 * hits if place == v.HIDEOUT else 0.0), "why-go-to-bandits"))
    return found


def _to_hunt(mind: Mind, free: list[str]) -> list[Trip]:
    """Whoever can attack special zombies without a risk goes where one is."""
    view = mind.view
    best = max(mind.me.dice, default=0)
    hunters = [one for one in free if any(HUNTS.get(card, best + 1) <= best for card in view.gear(one))]
    if not hunters:
        return []
    places = {at.partition(".")[0] for at in view.lurking.values()}
    return [
        Trip(one, place, HUNT, "why-go-hunting")
        for place in view.places
        if place in places and has_room(mind, place)
        for one in hunters
        if mind.where[one] not in places
    ]


def is_near(mind: Mind) -> bool:
    """Whether the game may end with this round; it ends with the last bandit where none must be left."""
    if mind.view.rounds <= 1 or mind.done() >= NEAR:
        return True
    return mind.goal.bandits >= 0 and bandits_to_go(mind) <= FEW_BANDITS


def bandits_to_go(mind: Mind) -> int:
    """How many bandits more than the objective allows are at large."""
    view = mind.view
    return sum(view.bandits(place) for place in view.places if place not in (v.COLONY, v.HIDEOUT)) - mind.goal.bandits


def _wants_all_home(mind: Mind) -> bool:
    return any(
        isinstance(part, v.AtMost)
        and isinstance(part.of, v.Survivors)
        and v.COLONY not in part.of.who.at
        and part.of.who.at
        for part in mind.wish.conditions
    )


def _for_myself(mind: Mind, free: list[str]) -> list[Trip]:
    """What one's own objective says about where my people should be."""
    found: list[Trip] = []
    near = is_near(mind)
    for condition in mind.wish.conditions:
        match condition:
            case v.AtMost(v.Survivors(who), _) if who.at and near:
                inside = [one for one in free if mind.where[one] in who.at]
                goals = [v.COLONY] if v.COLONY not in who.at else list(v.ORDINARY)
                found += [
                    Trip(one, place, 2.5, FOR_MYSELF) for one in inside for place in goals if has_room(mind, place)
                ]
            case v.AtLeast(v.Survivors(who), int(number)) if who.at and (near or mind.hostile):
                there = sum(mind.where[one] in who.at for one in mind.group)
                if there < number:
                    goals = [place for place in who.at if has_room(mind, place)]
                    outside = [one for one in free if mind.where[one] not in who.at]
                    found += [Trip(one, place, 1.6, FOR_MYSELF) for one in outside for place in goals]
            case v.AtLeast(v.Count(v.Stat.MOVES), _):
                found += _about(mind, free)
            case v.AtLeast(v.Count(v.Stat.BLOWS), _) if mind.hostile and mind.owes(v.Stat.BLOWS):
                found += _to_strike(mind, free)
    return found


def _to_strike(mind: Mind, free: list[str]) -> list[Trip]:
    """Whoever must have attacked the others' people goes where they are, with dice that are enough."""
    view, where = mind.view, mind.where
    others = {where[one] for one in where if one not in mind.group and not is_exile(mind, one)}
    if not others.isdisjoint(where[one] for one in mind.group):
        return []
    return [
        Trip(one, place, STRIKE, FOR_MYSELF)
        for one in free
        if max(mind.me.dice, default=0) >= view.attack_value(one)
        for place in view.places
        if place in others and has_room(mind, place)
    ]


def _about(mind: Mind, free: list[str]) -> list[Trip]:
    """Whoever must move a lot moves while healthy."""
    view = mind.view
    hale = [one for one in free if not view.damage(one)]
    return [
        Trip(one, place, 1.2, FOR_MYSELF)
        for one in hale
        for place in view.places
        if place not in (mind.where[one], v.RAXXON, v.HIDEOUT) and has_room(mind, place)
    ]
