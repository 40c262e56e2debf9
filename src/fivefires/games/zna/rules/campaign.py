"""A campaign as a chain of games (N-371, N-380 to N-390): what is handed on, what follows, and what is refused."""

from __future__ import annotations

from collections import Counter

import msgspec

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.chemistry import COLOURS, COPIES, CUBE, CUBES
from fivefires.games.zna.content.index import AMMO, CARD, CHEMICAL, HERO, UPGRADE, WEAPON
from fivefires.games.zna.content.terrain import SCENARIO
from fivefires.games.zna.state import DEAD, Campaign, Hero, Kept, ZnaResult, ZnaState, ZnaTable
from fivefires.kernel import Message, Setup, message

from . import gear, objectives

LAST = max(SCENARIO)
LOST, LEFT = "lost", "left"
LEVELS = ("total", "partial", LEFT)
# In each of these stretches one lost scenario may be left as a defeat (N-387).
STRETCHES = ((1, 4), (5, 8), (9, 11))
BRIGHT_UP_TO = 3
MORE_TIME = 2
# Three objectives of three credits each are the most that a hero can bring home from a scenario (N-260).
MOST_CREDITS = 9


# --- what is handed on -----------------------------------------------------------------------------------------


def keep(state: ZnaState) -> list[Kept]:
    """The heroes as they are: survivors with everything, the dead with nothing (N-380, N-383)."""
    return [_kept(state, number) for number in piles.HEROES]


def _kept(state: ZnaState, hero: int) -> Kept:
    me = state.heroes[hero]
    if me.status == DEAD:
        return Kept(me.id, alive=False)
    cards = gear.cards(state, hero)
    loads = {card: [state.stock[CUBE[colour]].get(card, 0) for colour in COLOURS] for card in cards if card in CHEMICAL}
    upgrade = state.piles[piles.UPGRADE[hero]]
    return Kept(
        me.id,
        spaces={
            space: [*state.piles[names[hero]]] for space, names in piles.SPACES.items() if state.piles[names[hero]]
        },
        cubes={card: cubes for card, cubes in loads.items() if any(cubes)},
        bullets={card: state.bullets[card] for card in cards if card in AMMO},
        tokens=gear.tokens(state, hero),
        upgrade=upgrade[0] if upgrade else "",
        level=me.level,
        credits=me.credits,
    )


def after(state: ZnaState, victory: str) -> Campaign:
    """The campaign when a scenario is over. A loss hands on the heroes with whom it began (N-386).

    After a victory accomplished objectives become credits; open ones are gone with their deck (N-382).
    """
    now = state.campaign
    assert now is not None
    if victory == LOST:
        return Campaign(now.next, state.began, [*now.levels], now.losses + 1, now.tries + 1)
    heroes = keep(state)
    for number, hero in enumerate(heroes):
        if hero.alive:
            hero.credits += objectives.credits_of(state, number)
    return Campaign(now.next + 1, heroes, [*now.levels, victory], now.losses, 0)


def epilogue(now: Campaign) -> str:
    """Of a finished campaign: up to three losses lead to the bright ending, more to the dark one (N-387, N-388)."""
    if now.next <= LAST:
        return ""
    return "bright" if now.losses <= BRIGHT_UP_TO else "dark"


def ultimate(now: Campaign) -> bool:
    """All 12 scenarios won, each with a total victory; no mission counts (N-371, N-388, N-389)."""
    return now.next > LAST and all(level == "total" for level in now.levels)


def more_time(state: ZnaState) -> int:
    """Two more clock cards for each lost attempt at this scenario (N-386), else as many as its page says (N-034)."""
    return MORE_TIME * state.campaign.tries if state.campaign is not None else 0


def may_leave(now: Campaign) -> bool:
    """A lost scenario may be left as a defeat, once in each stretch (N-387)."""
    for first, last in STRETCHES:
        if first <= now.next <= last:
            return bool(now.tries) and LEFT not in now.levels[first - 1 :]
    return False


def veterans(state: ZnaState) -> list[int]:
    """Those who bring along what they own; all others begin with their starting resources (N-136, N-137)."""
    heroes = state.campaign.heroes if state.campaign is not None else []
    return [number for number, kept in enumerate(heroes) if kept.alive and kept.id == state.heroes[number].id]


def unpack(table: ZnaTable) -> None:
    """Everything back to where a hero had it (N-136, N-390)."""
    state = table.state
    assert state.campaign is not None
    for number, kept in enumerate(state.campaign.heroes):
        state.heroes.append(Hero(kept.id, level=kept.level, credits=kept.credits))
        table.move(kept.id, piles.BOARDS, piles.BOARD[number])
        for space, cards in kept.spaces.items():
            for card in cards:
                table.move(card, home(state, card), piles.SPACES[space][number])
        for card, cubes in kept.cubes.items():
            for colour, count in zip(COLOURS, cubes, strict=True):
                table.shift(CUBE[colour], count, piles.SUPPLY, card)
        state.bullets.update(kept.bullets)
        for token, count in kept.tokens.items():
            table.shift(token, count, piles.BAG, piles.ON[number])
        if kept.upgrade:
            table.move(kept.upgrade, piles.UPGRADES, piles.UPGRADE[number])


def home(state: ZnaState, card: str) -> str:
    """The pile in which a card lies before anything is dealt."""
    return next(pile for pile in (piles.RESOURCES, piles.SPECIALS, piles.BOX) if card in state.piles[pile])


# --- the chain -------------------------------------------------------------------------------------------------


def follows(setup: Setup, result: ZnaResult) -> Setup | None:
    """The next link, until the last scenario is won."""
    if result.campaign is None or result.campaign.next > LAST:
        return None
    return msgspec.structs.replace(setup, earlier=msgspec.to_builtins(result))


def forbids(setup: Setup) -> Message | None:
    """A scenario is chosen for a mission only; an earlier result must be one that can be (N-005, N-006)."""
    if setup.mode == "campaign" and "scenario" in setup.options:
        return message("refused-scenario")
    if setup.earlier is None:
        return None
    if setup.mode != "campaign":
        return message("refused-chain")
    return wrong(msgspec.convert(setup.earlier, ZnaResult))


def wrong(result: ZnaResult) -> Message | None:
    """What is wrong with an earlier result: only what a campaign can have brought about is taken (N-005, N-382, N-386,
    N-387).
    """
    now = result.campaign
    if now is None or not 1 <= now.next <= LAST or len(now.heroes) != 4:
        return message("refused-chain")
    if len(now.levels) != now.next - 1 or any(level not in LEVELS for level in now.levels):
        return message("refused-skipped")
    if any(now.levels[first - 1 : last].count(LEFT) > 1 for first, last in STRETCHES):
        return message("refused-skipped")
    if not 0 <= now.tries <= now.losses or now.levels.count(LEFT) + now.tries > now.losses:
        return message("refused-losses")
    lost = result.victory == "lost"
    if lost != bool(now.tries) or result.scenario != now.next - (0 if lost else 1):
        return message("refused-skipped")
    if not lost and result.victory != now.levels[-1]:
        return message("refused-skipped")
    # A loss hands on four who live, a total victory too; a partial one has cost somebody's life.
    if all(kept.alive for kept in now.heroes) != (lost or result.victory == "total"):
        return message("refused-heroes")
    if sorted({kept.id for kept in now.heroes}) != sorted(kept.id for kept in now.heroes):
        return message("refused-heroes")
    if not all(kept.id in HERO for kept in now.heroes) or not any(kept.alive for kept in now.heroes):
        return message("refused-heroes")
    won = sum(level != LEFT for level in now.levels)
    if any(kept.credits + _paid(kept) > MOST_CREDITS * won for kept in now.heroes):
        return message("refused-credits")
    return _wrong_things(now)


def _paid(kept: Kept) -> int:
    """What a hero's upgrade has cost."""
    return sum(UPGRADE[kept.upgrade].costs[: kept.level]) if kept.upgrade in UPGRADE else 0


def _wrong_things(now: Campaign) -> Message | None:
    """Every card once, in a space that can hold it; no more tokens and cubes than there are (N-380)."""
    cards = Counter(card for kept in now.heroes for held in kept.spaces.values() for card in held)
    upgrades = Counter(kept.upgrade for kept in now.heroes if kept.upgrade)
    if any(count > 1 for count in (*cards.values(), *upgrades.values())):
        return message("refused-twice")
    tokens = Counter[str]()
    cubes = Counter[str]()
    for kept in now.heroes:
        if not _fits(kept):
            return message("refused-things", hero=message(kept.id))
        tokens.update(kept.tokens)
        for load in kept.cubes.values():
            cubes.update(dict(zip(COLOURS, load, strict=True)))
    if any(count > COPIES[token] for token, count in tokens.items()) or any(count > CUBES for count in cubes.values()):
        return message("refused-twice")
    return None


def _fits(kept: Kept) -> bool:
    """Whether one hero can own all this (N-113, N-120 to N-123, N-380)."""
    if not kept.alive:
        return kept == Kept(kept.id, alive=False)
    if any(space not in piles.SPACES for space in kept.spaces):
        return False
    held = {space: kept.spaces.get(space, []) for space in piles.SPACES}
    cards = [card for some in held.values() for card in some]
    if any(card not in CARD for card in cards) or any(card not in WEAPON for card in held["hands"]):
        return False
    if any(card not in AMMO for card in held["slot"]) or len(held["slot"]) > 1:
        return False
    if gear.hands_taken(held["hands"]) > gear.HAND_ROOM or len(held["belt"]) > gear.BELT_ROOM:
        return False
    return len(held["pack"]) <= gear.PACK_ROOM and _loads_fit(kept, cards) and _growth_fits(kept)


def _loads_fit(kept: Kept, cards: list[str]) -> bool:
    """Cubes, bullets and tokens (N-124, N-205, N-309)."""
    for card, load in kept.cubes.items():
        if card not in cards or card not in CHEMICAL or len(load) != len(COLOURS) or min(load) < 0:
            return False
        if not 0 < sum(load) <= CHEMICAL[card].slots:
            return False
    if sorted(kept.bullets) != sorted(card for card in cards if card in AMMO):
        return False
    if not all(0 < left <= AMMO[card].bullets for card, left in kept.bullets.items()):
        return False
    if any(token not in COPIES or count < 1 for token, count in kept.tokens.items()):
        return False
    return sum(kept.tokens.values()) <= HERO[kept.id].chemistry


def _growth_fits(kept: Kept) -> bool:
    """Credits, and an upgrade with its level (N-391 to N-393)."""
    if kept.credits < 0:
        return False
    if not kept.upgrade:
        return kept.level == 0
    return kept.upgrade in UPGRADE and 1 <= kept.level <= len(UPGRADE[kept.upgrade].costs)
