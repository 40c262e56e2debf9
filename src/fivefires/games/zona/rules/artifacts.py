"""Artifacts: items that follow all item rules (Z-277), and whose use may have an impact.

Artifacts are the cards of the two artifact decks and the secret items that are marked as such (Z-278).
"""

from __future__ import annotations

from collections.abc import Sequence

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import ARTIFACT, IMPACT, NEGATES
from fivefires.games.zona.content.piles import TROPHIES
from fivefires.games.zona.show.names import NAME
from fivefires.games.zona.state import HIGHEST_FATIGUE, ZonaState, ZonaTable, free_fortitude, owned_artifacts, sources

from . import conditions, damage, effects, fatigue, items, reputation


def times(state: ZonaState, seat: int, impact: v.Impact) -> int:
    """How often an impact counts: for each owned artifact, the used one included (Z-280, Z-281), or once (Z-279)."""
    return owned_artifacts(state, seat) if impact.per_artifact else 1


def impact_allowed(state: ZonaState, seat: int, card: str, *, count: int = 0) -> bool:
    """Three bans: fatigue beyond 5 (Z-283), a weakness (Z-284), discarding what one does not have (Z-285).

    A weakness is judged by the full damage against the free spaces, before protection (Z-287). Where the card
    allows fatigue beyond 5 (Z-459, Z-479), the damage of the overflow is judged so, too (Z-460). The price of an item
    that is no artifact may give a weakness (Z-565). With a `count` it is judged for so many artifacts (Z-527).
    """
    impact, hurt = IMPACT[card], IMPACT[card].damage
    me = state.scavengers[seat]
    count = count or times(state, seat, impact)
    beyond = me.fatigue + impact.fatigue * count - HIGHEST_FATIGUE
    if beyond <= 0:
        beyond = 0
    elif not impact.over_limit:
        return False
    return (
        (beyond + (hurt.radiation + hurt.mental + hurt.physical) * count <= free_fortitude(me) or card not in ARTIFACT)
        and len(state.piles[TROPHIES[seat]]) >= impact.trophies
        and me.rubles >= impact.rubles
        and (not impact.reputation or me.reputation - impact.reputation >= -1)
        and (impact.discard is None or bool(conditions.matching(state, seat, impact.discard, leave_out=card)))
    )


def negators(state: ZonaState, seat: int, card: str, used: Sequence[str]) -> list[tuple[str, str]]:
    """The items and abilities that can negate the impact of this artifact in the same use (Z-279, Z-286).

    Each with the notes that repeat it, where it is deactivated (Z-481). They do not help against the price of a secret
    item that is no artifact (Z-565).
    """
    if card not in ARTIFACT:
        return []
    me = state.scavengers[seat]
    found: list[tuple[str, str]] = []
    for source in sources(state, seat, NEGATES):
        if source == card:
            continue
        if not items.ready(me, source):
            if again := items.notes(state, seat, source, used):
                found.append((source, again))
        elif source not in used:
            found.append((source, ""))
    return found


async def settle_impact(table: ZonaTable, seat: int, card: str, impact: v.Impact, count: int) -> None:
    """The impact is settled as part of the use, before the test or the damage goes on (Z-288).

    Its damage is an ordinary package, against which the artifact itself cannot be used.
    """
    state = table.state
    state.scavengers[seat].rubles -= impact.rubles
    if impact.discard is not None:
        await effects.discard(table, seat, impact.discard)
    for _ in range(impact.trophies):
        await effects.discard_trophy(table, seat)
    for _ in range(impact.reputation):
        await reputation.worsen(table, seat)
    if impact.fatigue:
        await fatigue.tire(table, seat, impact.fatigue * count)
    hurt = impact.damage
    if hurt != v.NONE:
        await damage.suffer(
            table,
            seat,
            hurt.radiation * count,
            hurt.mental * count,
            hurt.physical * count,
            used=(card,),
            cause=NAME[card],
        )
