"""The fog event cards (N-449 to N-467). What each does is in `rules/events.py`, under its id."""

from __future__ import annotations

from .vocabulary import FogEvent

EVENTS = (
    FogEvent("thickening", 2, changes_fog=True, raises_fog=True),  # N-449
    FogEvent("creeping_bank", 3, changes_fog=True, raises_fog=True),  # N-450
    FogEvent("two_chimneys", 2, changes_fog=True, raises_fog=True),  # N-451
    FogEvent("black_noon", 1, changes_fog=True, raises_fog=True),  # N-452
    FogEvent("sea_breeze", 3, changes_fog=True),  # N-453
    FogEvent("draught", 2, changes_fog=True),  # N-454
    FogEvent("something_stirs", 3),  # N-455
    FogEvent("under_the_body", 3),  # N-456
    FogEvent("street_wakes", 2),  # N-457
    FogEvent("frenzy", 2),  # N-458
    FogEvent("answering_cries", 2),  # N-459
    FogEvent("torn_strap", 2),  # N-460
    FogEvent("seepage", 3),  # N-461
    FogEvent("choking_gust", 2),  # N-462
    FogEvent("broken_glass", 2),  # N-463
    FogEvent("lost_hour", 2),  # N-464
    FogEvent("dead_air", 1),  # N-465
    FogEvent("silence", 2),  # N-466
    FogEvent("full_pockets", 1),  # N-467
)
