"""Where pieces lie: the names of all piles. The last piece of a pile is on top."""

from __future__ import annotations

from . import vocabulary as v
from .index import SURVIVOR

SEATS = range(5)

# What a player has, by seat: a hand, a group of survivors with open cards, objectives that nobody else may ever be
# shown (L-019, L-074), what is only looked at.
HAND = tuple(f"hand.{seat}" for seat in SEATS)
GROUP = tuple(f"group.{seat}" for seat in SEATS)
DEALT = tuple(f"dealt.{seat}" for seat in SEATS)
CHOSEN = tuple(f"chosen.{seat}" for seat in SEATS)
LOOK = tuple(f"look.{seat}" for seat in SEATS)
OBJECTIVE = tuple(f"objective.{seat}" for seat in SEATS)
EXILE = tuple(f"exile.{seat}" for seat in SEATS)
HELD = tuple(f"held.{seat}" for seat in SEATS)
# What a survivor bears.
GEAR = {survivor: f"gear.{survivor}" for survivor in SURVIVOR}

# Searches draw from the top of these (L-057).
DECK = {place: f"deck.{place}" for place in v.OUTSIDE if place != v.HIDEOUT}
STARTING = "starting"
LOOT = "loot"
WASTE = "waste"

SURVIVORS = "survivors"
SET_ASIDE = "survivors.aside"
# The dead: no location, and only crossroads cards speak of it (L-062).
GRAVEYARD = "graveyard"

# The pile and what was given to the crisis are parts of the colony board (L-053).
CRISES = "crises"
CRISIS = "crisis"
CRISIS_DISCARDS = "crises.discards"
CONTRIBUTED = "contributed"
CROSSROADS = "crossroads"
# The crossroads card or item that is being carried out.
RESOLVING = "resolving"

MAIN_OBJECTIVE = "main"
LAID = "laid"
# Secret and betrayal objectives, and those among which the players' cards were dealt: nobody ever sees the rest.
OBJECTIVES = "objectives"
BETRAYALS = "betrayals"
DEALT_FROM = "objectives.aside"
# Everybody knows how many betrayals there are among those that were dealt, and that the rest is sorted (L-070, L-071).
LOT = {OBJECTIVES: OBJECTIVES, BETRAYALS: BETRAYALS, **dict.fromkeys((DEALT_FROM, *OBJECTIVE), DEALT_FROM)}
EXILES = "exiles"

IMPROVEMENTS = "improvements"
PROJECTS = "projects"
FINISHED = "finished"
EXPERIMENTS = "experiments"
LOOSE = "experiments.loose"
EXPERIMENT_DISCARDS = "experiments.discards"
SIDE_EFFECTS = "side_effects"
FIGURES = "figures"
LURKING = "figures.lurking"

# Cards that have left the game: those who knew them still do. The box holds what never came into it (L-088).
REMOVED = "removed"
BOX = "box"
OPEN_BOX = "box.open"
