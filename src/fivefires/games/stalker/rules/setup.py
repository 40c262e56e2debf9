"""The box, and a mission set up as its entry says (S-082 to S-106)."""

from __future__ import annotations

from typing import Final

import msgspec

from fivefires.games.stalker.content import anomalies as anomaly_cards
from fivefires.games.stalker.content import enemies as enemy_cards
from fivefires.games.stalker.content import gear as gear_cards
from fivefires.games.stalker.content import piles, tokens
from fivefires.games.stalker.content.contacts import CONTACTS, FIRST, TRADER
from fivefires.games.stalker.content.decks import HIGH_CARDS, LOW_CARDS, WOUND_CARDS
from fivefires.games.stalker.content.events import RANDOM_EVENTS
from fivefires.games.stalker.content.index import ENEMY, EVENT
from fivefires.games.stalker.content.lost_areas import LOST_AREAS, LOST_CARDS
from fivefires.games.stalker.content.missions import ENTRIES, MISSION, MISSIONS
from fivefires.games.stalker.content.stalkers import STALKERS
from fivefires.games.stalker.content.survival import SCENARIOS
from fivefires.games.stalker.content.vocabulary import Mission
from fivefires.games.stalker.content.zone import STORIES
from fivefires.games.stalker.state import StalkerResult, StalkerState, StalkerTable, Team, map_of
from fivefires.kernel import EVERYBODY, Box, Count, Message, Setup, message, only
from fivefires.kit.components import add_cards, add_piles, add_tokens

from . import anomalies, arrivals, campaign, companions, environment, zone

COMPONENTS: Final[dict[str, int | Count]] = {
    "weapon-card": 27,
    "attachment-card": 33,
    "armor-card": 26,
    "item-card": 38,
    "artifact-card": 26,
    "stalker-card": 12,
    "enemy-card": 17,
    "mission-enemy": Count(len(enemy_cards.RARE), ruled=True),
    "wound-card": 20,
    "high-card": 12,
    "low-card": 10,
    "anomaly-card": 11,
    "random-event": 18,
    "contact-card": 16,
    "control-card": 3,
    "loot-token": 31,
    "unknown-token": 24,
    "mission-event": Count(sum(len(entry.events) + (entry.own_event is not None) for entry in ENTRIES), ruled=True),
    "environment-card": Count(sum(len(entry.environment) for entry in ENTRIES), ruled=True),
    "lost-set-up": 8,
    "lost-card": 13,
    **enemy_cards.STANDEES,
    **anomaly_cards.STANDEES,
    "anomaly-overlay": 13,
    "team-token": 4,
    piles.ARTIFACT_TOKEN: 5,
    piles.BOLT: 16,
    piles.DARKNESS: 4,
    "trap": 2,
    "carcass": 1,
    "dog-token": 1,
    "dog-figure": 1,
    "enemy-hp": 9,
    **dict.fromkeys(piles.MAGAZINE.values(), 10),
    piles.MARKER: 36,
    piles.PINNED: 10,
    piles.EXPOSED: 10,
    piles.FOCUS: 4,
    "critical": 8,
    "attention": 4,
    "turn-token": 8,
    "container": 4,
    "lead-token": 1,
    "solo-overlay": 2,
    "entrance": 2,
    "map-tile": 15,
    "lost-area-tile": 3,
    "zone-map": 4,
    "coupon": 40,
    "help-card": 5,
    "player-board": 4,
    "geiger-counter": 4,
    "hp-marker": 4,
    "stalker-figure": 4,
    "ring": 4,
    "stalker-die": 6,
    "equipment-die": 6,
    "anomaly-die": 1,
}
_FACED: Final = (
    "weapon-card", "attachment-card", "armor-card", "item-card", "artifact-card", "stalker-card", "enemy-card",
    "wound-card", "high-card", "low-card", "anomaly-card", "random-event", "contact-card", "control-card", "loot-token",
    "unknown-token", "mission-event", "environment-card", "mission-enemy", "lost-set-up", "lost-card",
)  # fmt: skip
CONTROL: Final = ("control_empty_hands", "control_kneel", "control_bite_down")


# --- the box ----------------------------------------------------------------------------------------------------------


def box(setup: Setup) -> Box:
    """All pieces are in every game; a control card is seen by the seat of whoever drew it (S-647)."""
    made = Box()
    add_piles(made, closed_piles())
    add_piles(made, open_piles(), sees=EVERYBODY)
    for stalker in piles.STALKERS:
        made.pile(piles.DRAWN[stalker], sees=only(stalker % setup.players))
    fill(made)
    add_tokens(made, COMPONENTS, [name for name in COMPONENTS if name not in _FACED])
    return made


def closed_piles() -> list[str]:
    """Face-down decks and tokens (S-014)."""
    return [
        piles.HIGH,
        piles.LOW,
        piles.WOUNDS,
        piles.CONTROL,
        piles.EVENTS,
        piles.RANDOM,
        piles.EVENT_BOX,
        piles.ENVIRONMENT,
        piles.ENVIRONMENT_BOX,
        piles.LOST,
        piles.LOST_CARDS,
        piles.LOOT,
        *piles.LOOT_STACK,
        piles.UNKNOWN_MIXED,
        *piles.UNKNOWN_STACK,
    ]


def open_piles() -> list[str]:
    return [
        *piles.DECKS,
        piles.STASH,
        *(name for names in piles.SLOTS.values() for name in names),
        piles.CARDS,
        *piles.BOARD,
        piles.HIGH_DISCARDS,
        piles.LOW_DISCARDS,
        piles.WOUND_DISCARDS,
        piles.EVENT,
        piles.PLACED,
        piles.LOOT_DISCARDS,
        piles.UNKNOWN,
        piles.UNKNOWN_DISCARDS,
        piles.ANOMALIES,
        piles.ANOMALY_BOX,
        piles.ENEMIES,
        piles.ENEMY_BOX,
        piles.CONTACT_BOX,
        piles.HOLDER,
        piles.LOST_DISCARDS,
        piles.REMOVED,
    ]


def fill(made: Box) -> None:
    add_cards(made, gear_cards.WEAPONS, piles.WEAPONS, "weapon-card")
    add_cards(made, gear_cards.ARMORS, piles.ARMORS, "armor-card")
    add_cards(made, gear_cards.ATTACHMENTS, piles.ATTACHMENTS, "attachment-card")
    add_cards(made, gear_cards.ITEMS, piles.ITEMS, "item-card")
    add_cards(made, gear_cards.ARTIFACTS, piles.ARTIFACTS, "artifact-card")
    add_cards(made, STALKERS, piles.CARDS, "stalker-card")
    add_cards(made, enemy_cards.ENEMIES, piles.ENEMY_BOX, "enemy-card")
    add_cards(made, enemy_cards.RARE, piles.ENEMY_BOX, "mission-enemy")
    add_cards(made, WOUND_CARDS, piles.WOUNDS, "wound-card")
    add_cards(made, HIGH_CARDS, piles.HIGH, "high-card")
    add_cards(made, LOW_CARDS, piles.LOW, "low-card")
    add_cards(made, anomaly_cards.ANOMALIES, piles.ANOMALY_BOX, "anomaly-card")
    add_cards(made, RANDOM_EVENTS, piles.RANDOM, "random-event")
    add_cards(made, CONTACTS, piles.CONTACT_BOX, "contact-card")
    fill_missions(made)
    add_cards(made, LOST_AREAS, piles.LOST, "lost-set-up")
    for lost in LOST_CARDS:
        made.add(lost.id, piles.LOST_CARDS, "lost-card", back=lost.number)
    add_cards(made, tokens.LOOT, piles.LOOT, "loot-token")
    add_cards(made, tokens.UNKNOWN, piles.UNKNOWN, "unknown-token")
    for card in CONTROL:
        made.add(card, piles.CONTROL, "control-card")


def fill_missions(made: Box) -> None:
    """Mission events and environment cards show their number on both sides (S-180, S-223)."""
    for mission in ENTRIES:
        for event in mission.events:
            made.add(event.id, piles.EVENT_BOX, "mission-event", back=f"{mission.id}-event-{event.number}")
        if mission.own_event is not None:
            made.add(mission.own_event.id, piles.EVENT_BOX, "mission-event", back=f"{mission.id}-own-event")
        for card in mission.environment:
            made.add(card.id, piles.ENVIRONMENT_BOX, "environment-card", back=f"{mission.id}-{card.number}")


def forbids(setup: Setup) -> Message | None:
    """No fewer stalkers than players (S-018); each option in its own mode; an earlier result that can be (S-015)."""
    team = setup.options.get("team", "players")
    if isinstance(team, int) and team < setup.players:
        return message("refused-team", team=team, players=setup.players)
    if "mission" in setup.options and setup.mode != "mission":
        return message("refused-mission")
    if "scenario" in setup.options and setup.mode != "survival":
        return message("refused-scenario")
    if setup.earlier is None:
        return None
    if setup.mode != "campaign":
        return message("refused-chain")
    return campaign.wrong(msgspec.convert(setup.earlier, StalkerResult))


def entry_of(setup: Setup) -> Mission:
    """What is played: the first of the guide where nothing was chosen."""
    if setup.mode == "survival":
        return MISSION[str(setup.options.get("scenario", next(iter(SCENARIOS))))]
    return MISSION[str(setup.options.get("mission", next(iter(MISSIONS))))]


def start(setup: Setup) -> StalkerState:
    """A campaign (S-002), a single mission (S-007) or a scenario (S-006), the last two with a fixed budget."""
    team = setup.options.get("team", "players")
    state = StalkerState(
        seats=setup.players,
        size=team if isinstance(team, int) else setup.players,
    )
    if setup.mode == "campaign":
        state.campaign = campaign.fresh()
        if setup.earlier is not None:
            earlier = msgspec.convert(setup.earlier, StalkerResult)
            assert earlier.campaign is not None
            state.campaign = earlier.campaign
            state.zone.straight = campaign.failed_again(earlier)
        state.coupons = state.campaign.coupons
    else:
        mission = entry_of(setup)
        zone.choose_mission(state, mission.id)
        state.coupons = mission.coupons
    return state


def set_up(table: StalkerTable) -> None:
    """What a campaign has; else jackets, and traders (S-007, S-035).

    The first mission of a story has Sidorovich alone, every other one all traders (S-722).
    """
    state = table.state
    if state.campaign is not None:
        campaign.unpack(table)
        return
    campaign.jackets(table)
    first = any(state.mission == missions[0] for missions in STORIES.values())
    for trader in (FIRST[0],) if first else TRADER:
        table.move(trader, piles.CONTACT_BOX, piles.HOLDER)


# --- a mission begins (S-085) -----------------------------------------------------------------------------------------


async def begin(table: StalkerTable) -> None:
    """Tiles (S-086), cards, anomalies, stalkers (S-094), enemies, loot, unknown tokens, event deck (S-085).

    What the set-up does not name stays in its box (S-084, S-101). A companion starts with the stalkers (S-589).
    """
    state, map = table.state, map_of(table.state)
    mission = MISSION[state.mission]
    for deck in (piles.HIGH, piles.LOW, piles.WOUNDS, piles.RANDOM, piles.LOOT, piles.CONTROL):  # S-103
        table.shuffle(deck)
    lay_cards(table, mission)
    for spot in mission.anomalies:
        anomalies.lay(table, spot)
    for stalker in state.stalkers:
        stalker.space = map.number[mission.starts[stalker.number % len(mission.starts)]]
        anomalies.cover(state, stalker)
    companions.come_along(table)
    await put_enemies(table, mission)
    for number, (space, count) in enumerate(mission.loot):  # S-098
        state.loot.append(map.number[space])
        table.draw(piles.LOOT, piles.LOOT_STACK[number], count)
    put_unknown(table, mission)
    stack_events(table, mission)


def lay_cards(table: StalkerTable, mission: Mission) -> None:
    """Those of the mission box; of several with one number one lies, the others go back (S-083, S-087, S-091)."""
    for card in mission.environment:
        if card.id not in table.pile(piles.REMOVED):
            table.move(card.id, piles.ENVIRONMENT_BOX, piles.ENVIRONMENT)
    for number in mission.cards:
        cards = environment.numbered(table.state, number)
        if not cards:  # all are out of the game (S-009, S-189)
            continue
        chosen = cards[0] if len(cards) == 1 else table.pick(cards)
        environment.lay(table, chosen)
        for other in cards:
            if other != chosen:
                table.move(other, piles.ENVIRONMENT, piles.ENVIRONMENT_BOX)


async def put_enemies(table: StalkerTable, mission: Mission) -> None:
    """Each card with its token; those named but not placed are the supply (S-095 to S-097, S-408)."""
    state, map = table.state, map_of(table.state)
    for group in mission.groups:
        table.move(group.kind, piles.ENEMY_BOX, piles.ENEMIES)
        table.shift("team-token", 1, piles.SUPPLY, piles.MAP)
        state.teams[group.kind] = Team(group.colour, group.side)
        count = len(group.places) + group.supply
        table.shift(ENEMY[group.kind].standee, count, piles.SUPPLY, piles.beside(group.kind))
        for spot in group.places[: len(group.places) - group.fewer[state.size - 1]]:
            await arrivals.come(table, group.kind, map.number[spot.space], spot.facing, "S-096", setup=True)


def put_unknown(table: StalkerTable, mission: Mission) -> None:
    """The set depends on the number of stalkers; mixed, face down, at random (S-099)."""
    state, map = table.state, map_of(table.state)
    for face in mission.unknown[state.size - 1]:
        piece = next(one for one in table.pile(piles.UNKNOWN) if one.partition("#")[0] == face)
        table.move(piece, piles.UNKNOWN, piles.UNKNOWN_MIXED)
    table.shuffle(piles.UNKNOWN_MIXED)
    for number, spot in enumerate(mission.unknown_spots):
        table.draw(piles.UNKNOWN_MIXED, piles.UNKNOWN_STACK[number])
        state.unknown.append(map.number[spot.space])
        state.arrows.append(spot.facing)


def stack_events(table: StalkerTable, mission: Mission) -> None:
    """Face down in the order of their numbers, I on top (S-100); of two with one number one is picked (S-087)."""
    numbers = sorted({card.number for card in mission.events}, reverse=True)
    for number in numbers:
        cards = [card.id for card in mission.events if EVENT[card.id].number == number]
        table.move(cards[0] if len(cards) == 1 else table.pick(cards), piles.EVENT_BOX, piles.EVENTS)
