"""The campaign (S-015 to S-037, S-079, S-081) as a chain of games: what is handed on, and what is refused.

One link is one table: zone exploration, mission, wrap-up. Its result holds the whole playthrough as plain public data,
and the next link takes it up.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.contacts import FIRST
from fivefires.games.stalker.content.events import RANDOM_EVENTS
from fivefires.games.stalker.content.index import GEAR, REMOVABLE, STALKER
from fivefires.games.stalker.content.missions import MISSION, MISSIONS
from fivefires.games.stalker.content.scripts import Meet, Place, PlaceKind, Stick
from fivefires.games.stalker.content.zone import EPILOGUES, MISSION_PLACE, PLACE, PLACES, STORIES
from fivefires.games.stalker.state import Campaign, StalkerResult, StalkerState, StalkerTable
from fivefires.kernel import Message, Setup, face_of, message

SUCCESS, DEATH, TIME, OVERRUN = "success", "death", "time", "overrun"

COUPONS: Final = 5000
JACKET: Final = "leather_jacket"
MOST_MAGAZINES: Final = 10
# More than any team can make of one link: everything that lies on a map, sold at the best price.
MOST_INCOME: Final = 60_000


# --- starting one -----------------------------------------------------------------------------------------------------


def fresh() -> Campaign:
    """A fresh zone map (S-015, S-037), an empty stash, 5,000 coupons (S-033), three contacts (S-026)."""
    return Campaign(coupons=COUPONS, contacts=[*FIRST])


def unpack(table: StalkerTable) -> None:
    """What the team has goes to where it is kept: stash, card holder (S-016, S-034); what is out stays out (S-189)."""
    state = table.state
    now = state.campaign
    assert now is not None
    for card in now.stash:
        table.move(card, home(state, card), piles.STASH)
    for kind, count in now.magazines.items():
        table.shift(kind, count, piles.SUPPLY, piles.STASH)
    for contact in now.contacts:
        table.move(contact, piles.CONTACT_BOX, piles.HOLDER)
    for card in now.removed:
        table.move(card, piles.ENVIRONMENT_BOX, piles.REMOVED)
    if not now.links:
        jackets(table)


def home(state: StalkerState, card: str) -> str:
    return next(deck for deck in piles.DECKS if card in state.piles[deck])


def jackets(table: StalkerTable) -> None:
    """One Leather Jacket for each stalker lies in the stash (S-035)."""
    found = [card for card in table.pile(piles.ARMORS) if face_of(card) == JACKET]
    for card in found[: table.state.size]:
        table.move(card, piles.ARMORS, piles.STASH)


def group(state: StalkerState) -> list[str]:
    """Whom the group can still send (S-030); where nobody is left a new one joins (S-019, S-020, S-021)."""
    if state.campaign is None:
        return []
    return [card for card in state.campaign.stalkers if card in state.piles[piles.CARDS]]


def join(state: StalkerState, stalker: str) -> None:
    """He belongs to the group for the rest of the campaign (S-030); who sits out leaves all in the stash (S-022)."""
    if state.campaign is not None and stalker not in state.campaign.stalkers:
        state.campaign.stalkers.append(stalker)


# --- what is handed on ------------------------------------------------------------------------------------------------


def snapshot(state: StalkerState) -> Campaign:
    """The playthrough as it is now: what the stalkers carry belongs to all."""
    now = state.campaign
    assert now is not None
    own = [state.piles[name] for names in piles.SLOTS.values() for name in names]
    cards = [*state.piles[piles.STASH], *(card for pile in own for card in pile)]
    places = (piles.STASH, *piles.POCKET)
    count = {kind: sum(state.stock[kind].get(place, 0) for place in places) for kind in piles.MAGAZINE.values()}
    return Campaign(
        links=now.links,
        coupons=state.coupons,
        stash=sorted(cards),
        magazines={kind: many for kind, many in count.items() if many},
        stalkers=[*now.stalkers],
        contacts=sorted(state.piles[piles.HOLDER]),
        visited=[*now.visited],
        struck=[*now.struck],
        stickers=[*now.stickers],
        removed=sorted(state.piles[piles.REMOVED]),
        told=[*now.told],
        failures=dict(now.failures),
    )


def after_failure(state: StalkerState) -> Campaign:
    """Belongings as at departure; the place stays open, and the failure card changes the next attempt (S-081).

    Only the first failure of a mission changes anything: it closes a stash, and the team keeps the most valuable card
    that it has found (S-720, S-721).
    """
    after = state.departed
    assert after is not None
    found = snapshot(state)
    after = msgspec.structs.replace(after, links=after.links + 1, removed=found.removed, failures={**after.failures})
    first = state.mission not in after.failures
    after.failures[state.mission] = after.failures.get(state.mission, 0) + 1
    if first:
        closed = closing(after)
        after.struck = [*after.struck, *([closed.id] if closed is not None else [])]
        kept = keeping(after.stash, found.stash)
        after.stash = sorted([*after.stash, *([kept] if kept else [])])
    return after


def failed_again(result: StalkerResult) -> bool:
    """Whether a mission was lost that had been lost before: who loses on purpose gains nothing by it (S-725)."""
    return result.campaign is not None and result.ending != SUCCESS and result.campaign.failures[result.mission] > 1


def closing(now: Campaign) -> Place | None:
    """Which unvisited stash closes: nobody says which, so it is the best of them (S-012, S-720)."""
    stashes = [
        place
        for place in PLACES
        if place.kind == PlaceKind.STASH
        and place.id not in (*now.visited, *now.struck)
        and (not place.sticker or place.sticker in now.stickers)
    ]
    return max(stashes, key=lambda place: place.worth, default=None)


def keeping(before: list[str], after: list[str]) -> str:
    """The most valuable card that was found (S-721)."""
    found = [card for card in after if card not in before]
    return max(found, key=lambda card: (GEAR[card].value, card), default="")


def is_won(now: Campaign) -> bool:
    """All stories are told; stash and zone map are kept (S-025)."""
    return all(mission in now.told for mission in MISSIONS)


# --- the chain --------------------------------------------------------------------------------------------------------


def follows(setup: Setup, result: StalkerResult) -> Setup | None:
    """The team plays on, now or later (S-079), until all stories are told; others may join or stay away (S-020)."""
    if result.campaign is None or is_won(result.campaign):
        return None
    return msgspec.structs.replace(setup, earlier=msgspec.to_builtins(result))


def wrong(result: StalkerResult) -> Message | None:
    """What is wrong with an earlier result: nothing that a campaign could not have brought about is taken."""
    now = result.campaign
    if now is None or now.links < 1 or is_won(now):
        return message("refused-chain")
    return (
        _wrong_missions(now)
        or _wrong_last(result, now)
        or _wrong_group(result, now)
        or _wrong_zone(now)
        or _wrong_things(now)
    )


def _wrong_missions(now: Campaign) -> Message | None:
    """Each told once and in the order of its story (S-023), several stories at a time (S-024).

    As many were played as succeeded and failed.
    """
    if len(set(now.told)) != len(now.told) or any(one not in MISSION_PLACE for one in (*now.told, *now.failures)):
        return message("refused-missions")
    for missions in STORIES.values():
        told = [one for one in now.told if one in missions]
        if told != [one for one in missions if one in told] or told != [*missions[: len(told)]]:
            return message("refused-missions")
    opened = [
        one
        for missions in STORIES.values()
        for at, one in enumerate(missions)
        if not at or missions[at - 1] in now.told
    ]
    if any(count < 1 for count in now.failures.values()) or any(one not in opened for one in now.failures):
        return message("refused-missions")
    if now.links != len(now.told) + sum(now.failures.values()):
        return message("refused-missions")
    return None


def _wrong_last(result: StalkerResult, now: Campaign) -> Message | None:
    """What the mission before says of itself agrees with the campaign."""
    won = result.ending == SUCCESS
    if won and (not now.told or now.told[-1] != result.mission):
        return message("refused-last")
    lost = result.ending in (DEATH, TIME, OVERRUN) and result.mission in now.failures and result.mission not in now.told
    if not won and not lost:
        return message("refused-last")
    if (result.died in result.stalkers) != (result.ending == DEATH) or (result.died and result.ending != DEATH):
        return message("refused-last")
    if result.winners != ([*range(len(result.winners))] if won else []) or bool(result.winners) != won:
        return message("refused-last")
    return None if 1 <= result.rounds <= most_rounds(result.mission) else message("refused-last")


def most_rounds(mission: str) -> int:
    """One for each event that can lie in the deck, and the one in which time runs out (S-102, S-219)."""
    entry = MISSION[mission]
    own = entry.own_event is not None
    return len({event.number for event in entry.events}) + sum(event.copies for event in RANDOM_EVENTS) + own + 1


def _wrong_group(result: StalkerResult, now: Campaign) -> Message | None:
    """Stalkers of the box, each once (S-028), and those of the last mission among them."""
    if len(set(now.stalkers)) != len(now.stalkers) or any(one not in STALKER for one in now.stalkers):
        return message("refused-group")
    last = result.stalkers
    if len(now.stalkers) > len(piles.STALKERS) * now.links:
        return message("refused-group")
    if not 1 <= len(last) <= len(piles.STALKERS) or len(set(last)) != len(last):
        return message("refused-group")
    if len(result.winners) > len(last) or any(one not in now.stalkers for one in last):
        return message("refused-group")
    return None


def _wrong_zone(now: Campaign) -> Message | None:
    """Places, stickers and contacts follow from each other (S-043, S-047, S-050, S-105)."""
    for places in (now.visited, now.struck, now.stickers, now.contacts, now.removed):
        if len(set(places)) != len(places):
            return message("refused-zone")
    if any(place not in PLACE for place in (*now.visited, *now.struck)):
        return message("refused-zone")
    epilogues = [word for mission in now.told for word in EPILOGUES[mission]]
    if sorted(now.stickers) != sorted(word.sticker for word in epilogues if isinstance(word, Stick)):
        return message("refused-zone")
    if any(PLACE[place].sticker not in ("", *now.stickers) for place in (*now.visited, *now.struck)):
        return message("refused-zone")
    if any(card not in REMOVABLE for card in now.removed):
        return message("refused-zone")
    return _wrong_marks(now) or _wrong_contacts(now, [word.contact for word in epilogues if isinstance(word, Meet)])


def _wrong_marks(now: Campaign) -> Message | None:
    """One mission and at most one other place a link (S-039, S-040, S-725); what is struck was visited or closed."""
    kinds = {place: PLACE[place].kind for place in (*now.visited, *now.struck)}
    missions = [place for place in now.visited if kinds[place] == PlaceKind.MISSION]
    played = {MISSION_PLACE[mission] for mission in (*now.told, *now.failures)}
    most = min(now.links, 1 + len(now.told) + len(now.failures))
    if {*missions} != played or len(now.visited) - len(missions) > most:
        return message("refused-zone")
    told = {MISSION_PLACE[mission] for mission in now.told}
    if {place for place in now.struck if kinds[place] == PlaceKind.MISSION} != told:
        return message("refused-zone")
    closed = [place for place in now.struck if place not in now.visited]
    if len(closed) > len(now.failures) or any(kinds[place] != PlaceKind.STASH for place in closed):
        return message("refused-zone")
    met = [place for place in now.visited if kinds[place] == PlaceKind.CONTACT]
    return None if all(place in now.struck for place in met) else message("refused-zone")


def _wrong_contacts(now: Campaign, rewards: list[str]) -> Message | None:
    """The first three, those met at places, and those of epilogues (S-026, S-043, S-105)."""
    met = [word.contact for place in now.visited for word in PLACE[place].script if isinstance(word, Meet)]
    return None if sorted(now.contacts) == sorted([*FIRST, *met, *rewards]) else message("refused-zone")


def _wrong_things(now: Campaign) -> Message | None:
    """Every card of the box once (S-009), magazines as there are, coupons as can have been made (S-069).

    Trade makes nobody richer: stash and coupons together are worth no more than what was given and found.
    """
    if any(count > 1 for count in Counter(now.stash).values()) or any(card not in GEAR for card in now.stash):
        return message("refused-stash")
    for kind, count in now.magazines.items():
        if kind not in piles.MAGAZINE.values() or not 1 <= count <= MOST_MAGAZINES:
            return message("refused-stash")
    worth = sum(GEAR[card].value for card in now.stash)
    if now.coupons < 0 or now.coupons + worth > COUPONS + MOST_INCOME * now.links:
        return message("refused-coupons")
    return None
