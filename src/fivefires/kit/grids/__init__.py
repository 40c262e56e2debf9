"""Grids: maps from pictures of letters, and what figures can do on them.

    picture ─► tile ─► plan ─► ground ─► ways, distances, sight
    letters    turns   spaces   what it means to one kind of unit

A plan and its grounds are made once a map and kept beside the game's content. They never change, hold no figure, and
know no game. A state holds the numbers of spaces, and directions; bit sets stay in the tables.
"""

from .directions import (
    CARDINAL,
    EAST,
    JOINED,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    ORDER,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    opposite,
)  # fmt: skip
from .distances import FAR, ranges, spans, walks
from .drawing import drawn, marked
from .facing import ALL_ROUND, Rays, Vision
from .grounds import EIGHT, FOUR, Ground, Steps
from .passages import EVERYTHING, LOW, NOTHING, RANGE, SIGHT, STEP
from .pictures import Picture, lined, plain
from .plans import JOIN, Crossing, Plan, Space
from .regions import NO_REGION, Regions, borders, regions
from .sight import mutual_sight
from .tiles import Laid, Rim, Tile, fits, neighbours, places, seam
from .ways import NOWHERE, Route, Step, nearest, reach, route, way

__all__ = [
    "ALL_ROUND", "CARDINAL", "EAST", "EIGHT", "EVERYTHING", "FAR", "FOUR", "JOIN", "JOINED", "LOW", "NORTH",
    "NORTH_EAST", "NORTH_WEST", "NOTHING", "NOWHERE", "NO_REGION", "ORDER", "RANGE", "SIGHT", "SOUTH", "SOUTH_EAST",
    "SOUTH_WEST", "STEP", "WEST", "Crossing", "Ground", "Laid", "Picture", "Plan", "Rays", "Regions", "Rim", "Route",
    "Space", "Step", "Steps", "Tile", "Vision", "borders", "drawn", "fits", "lined", "marked", "mutual_sight",
    "nearest", "neighbours", "opposite", "places", "plain", "ranges", "reach", "regions", "route", "seam", "spans",
    "walks", "way",
]  # fmt: skip
