"""What is told beside the table: the text that is being decided on, what everybody wants to reach, why it ended so."""

from __future__ import annotations

from fivefires.games.zona.content import piles
from fivefires.games.zona.content.index import ABILITY, DECK_OF, THREAT
from fivefires.games.zona.state import (
    CampUnderWay,
    EmissionUnderWay,
    EncounterUnderWay,
    EventUnderWay,
    ItemUnderWay,
    LocalUnderWay,
    RumorUnderWay,
    Status,
    UnderWay,
)
from fivefires.kernel import Message, face_of, message, seat_name
from fivefires.kernel.scene import Goal, Story

from . import wording
from .names import name_of
from .view import ZonaView

SECRETS_NEEDED = 2
SARCOPHAGUS_RULE, SECRET_RULE, LOCAL_RULE, RUMOR_RULE = "Z-058", "Z-158", "Z-105", "Z-175"
EVENT_RULE = {"green": "Z-148", "yellow": "Z-148", piles.SARCOPHAGUS: "Z-168"}
EMISSION_RULE, ENCOUNTER_RULE, ITEM_RULE, CAMP_RULE = "Z-378", "Z-297", "Z-251", "Z-390"


def stories(view: ZonaView) -> tuple[Story, ...]:
    """What is being read and met, the outermost first; of an event only the part that has been reached."""
    found = [story for one in view.under_way for story in of(view, one)]
    waiting = view.rumor_read
    if waiting and view.current(RumorUnderWay) is None:
        found.insert(0, rumor(waiting))
    return tuple(found)


def of(view: ZonaView, one: UnderWay) -> list[Story]:
    match one:
        case EventUnderWay():
            return [event(one)]
        case RumorUnderWay(card):
            return [rumor(card)]
        case LocalUnderWay(place=place):
            return [Story(message(f"{place}.local"), name_of(place), place, LOCAL_RULE)]
        case CampUnderWay(bunker=bunker):
            return [Story(message(f"{bunker}.local"), name_of(bunker), bunker, CAMP_RULE)]
        case EncounterUnderWay(token=token):
            return [Story(wording.threat(THREAT[token]), name_of(token), token, ENCOUNTER_RULE)]
        case ItemUnderWay(source=source):
            return [Story(message(f"{face_of(source)}.effect"), name_of(source), _shown(source), ITEM_RULE)]
        case EmissionUnderWay(card):
            return [Story(wording.emission(card, view.emission_back), name_of(card), card, EMISSION_RULE)]
    return []


def rumor(card: str) -> Story:
    return Story(message(f"{card}.effect"), name_of(card), card, RUMOR_RULE)


def event(one: EventUnderWay) -> Story:
    """The section or paragraph that is read now, and what has come of it so far (Z-128, Z-149)."""
    parts = [message(f"zona-ev-{one.card}-{part}") for part in part_read(one)]
    return Story(wording.sentences(parts), name_of(one.card), one.card, EVENT_RULE.get(DECK_OF[one.card], SECRET_RULE))


def part_read(one: EventUnderWay) -> list[str]:
    """The last section that was begun, with its outcomes; the secret or the ending, once it is read, by itself."""
    if one.read[-1:] in (["secret"], ["end"]):
        return one.read[-1:]
    begun = max((at for at, part in enumerate(one.read) if part == one.section), default=0)
    return one.read[begun:]


def _shown(source: str) -> str:
    return "" if source in ABILITY else source


# --- goals, and the end -------------------------------------------------------------------------------------------


def goals(view: ZonaView, seat: int) -> tuple[Goal, ...]:
    """The way to the Source, and how far a scavenger has come: two secrets, the Power Plant, the Sarcophagus."""
    me = view.scavengers[seat]
    if me.status != Status.PLAYING:
        return ()
    if me.place == piles.SARCOPHAGUS:
        return (Goal(message("goal-source"), rule="Z-062"),)
    there = len(view.secrets(seat))
    ahead = [place for place in ("power_plant", piles.SARCOPHAGUS) if place != me.place]
    return (
        Goal(
            message("goal-secrets"),
            min(there, SECRETS_NEEDED),
            SECRETS_NEEDED,
            there >= SECRETS_NEEDED,
            tuple(name_of(place) for place in ahead),
            rule=SARCOPHAGUS_RULE,
        ),
    )


def verdict(view: ZonaView) -> tuple[Message, ...]:
    """Why the game ended as it did (Z-532)."""
    result = view.result
    if result is None:
        return ()
    if result.winner >= 0:
        return (message("verdict-winner", seat=seat_name(result.winner), card=name_of(result.card)),)
    most = max(len(view.secrets(seat)) for seat in range(view.seats))
    return (message(f"verdict-{result.ending}", rounds=result.rounds), message("verdict-secrets", most=most))
