"""What a player makes of the table: who I am, what the colony lacks, what is mine to keep, where it is dangerous."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import BARRICADE, ENTRANCE_SPACES, ENTRANCES, TRAP, ZOMBIE, ZOMBIE_TOKEN
from fivefires.games.long_night.content.index import BANDIT_BETRAYAL, BETRAYALS, CRISIS, EXILE, TYPE
from fivefires.games.long_night.content.piles import EXILE as EXILE_PILE
from fivefires.games.long_night.content.piles import FINISHED, HAND, LAID, OBJECTIVE
from fivefires.games.long_night.state import Rule

from .goals import EXILE_WISH, GOAL, WISH, Goal, Wish, of
from .worth import FAILURE, IS_GEAR, MORALE

if TYPE_CHECKING:
    from fivefires.games.long_night.show.view import LongNightView

NO_WISH: Final = Wish()
# How much of the main objective must be done before one's own matters more than a crisis.
LATE: Final = 0.4
FAR: Final = 99
# So many rounds a betrayer plays along.
COVER: Final = 2
# Whoever has the highest influence does not come back from this stage (L-532), and all need a weapon in the next.
BEFORE_B2: Final = "story_b1"
# Whoever betrays to the bandits needs B2 to be met first (L-540).
BEFORE_B3: Final = ("story_b1", "story_b2")
# A story can be over on any evening of its last stage, and the last but one of the raid goes by in a day or two.
LAST_STAGES: Final = ("story_b2", "story_b3", "story_r3")


class Mind:
    """Made anew for each question; what is dear to find out is found out once, when it is asked for."""

    __slots__ = (
        "_coming",
        "_counts",
        "_eats",
        "_home",
        "_late",
        "_missing",
        "_open",
        "_slacks",
        "_spare",
        "_tokens",
        "_types",
        "_where",
        "betrayer",
        "card",
        "exiled",
        "foe",
        "goal",
        "group",
        "hand",
        "hostile",
        "me",
        "needs",
        "seat",
        "view",
        "where",
        "wish",
        "worths",
    )  # fmt: skip

    def __init__(self, view: LongNightView) -> None:
        self.view = view
        self.seat = seat = view.seat
        self.me = me = view.players[seat]
        self.where = where = view.where
        # Somebody who is just joining has no place yet.
        self.group = [one for one in view.group(seat) if one in where]
        self.hand = view.known_cards(HAND[seat])
        self.goal = GOAL[view.task]
        self.exiled = me.exiled
        self.card = card = "" if view.cooperative else view.card(OBJECTIVE[seat])
        # A foe wants the colony to fall: a betrayer, or an exile who does not need it any more. A betrayer is not
        # hostile from the start: whoever does nothing for the colony in the first rounds is soon found out.
        self.foe = self.betrayer = card in BETRAYALS
        self.hostile = self.foe and self._strikes()
        self.wish = WISH[card] if card else NO_WISH
        if me.exiled:
            self._turn_away()
        self._late: bool | None = None
        self._spare: list[str] | None = None
        self._counts: dict[v.ItemType, int] | None = None
        self._missing: int | None = None
        self._eats: int | None = None
        self._open: list[tuple[tuple[v.ItemType, ...], int]] | None = None
        self._slacks: list[tuple[int, str]] | None = None
        self._where: dict[str, int] = {}
        self._coming: dict[str, int] = {}
        self._types: tuple[v.ItemType, ...] | None = None
        self._home: int | None = None
        # Found out in `supplies.py`.
        self.needs: dict[v.ItemType, float] | None = None
        self.worths: dict[str, float] = {}
        self._tokens: tuple[Mapping[str, int], Mapping[str, int], Mapping[str, int]] | None = None

    def _strikes(self) -> bool:
        """A betrayer plays along for some rounds, a little longer where nothing is prepared yet."""
        view = self.view
        if self.card == BANDIT_BETRAYAL.id and view.task in BEFORE_B3:
            return False
        return view.round > COVER + 1 or (view.round > COVER and view.fulfilled)

    def _turn_away(self) -> None:
        """An exile lives by another card, and some still need the main objective."""
        lying = self.view.known_cards(EXILE_PILE[self.seat])
        if not lying:
            return
        exile = EXILE[lying[0]]
        needs = exile.betrayer if self.betrayer else exile.wronged
        keeps = exile.betrayer_keeps if self.betrayer else exile.wronged_keeps
        self.foe = not any(isinstance(part, v.Met) for part in _parts(needs)) and (self.betrayer or not keeps)
        self.hostile = self.foe
        if not keeps or not self.wish.keeps:
            self.wish = EXILE_WISH[lying[0]][1 if self.betrayer else 0]

    @property
    def home(self) -> int:
        """How many players are not exiled."""
        if self._home is None:
            self._home = sum([not one.exiled and not one.out for one in self.view.players])
        return self._home

    # --- what I want for myself -------------------------------------------------------------------

    def owes(self, stat: v.Stat) -> bool:
        """Whether my own objective asks me to do that more often than I have."""
        if not self.wish.conditions:
            return False
        done = self.me.stats.get(stat, 0)
        return any(
            isinstance(part, v.AtLeast)
            and part.of == v.Count(stat)
            and isinstance(part.number, int)
            and done < part.number
            for part in self.wish.conditions
        )

    @property
    def late(self) -> bool:
        """The end is near enough to think of one's own objective."""
        if self._late is None:
            self._late = (
                self.exiled
                or self.betrayer
                or self.view.rounds <= 3
                or self.view.task in LAST_STAGES
                or self.done() >= LATE
            )
        return self._late

    def done(self) -> float:
        """How much of the main objective is there, from 0 to 1, by its worst part."""
        laid = self.goal.laid
        if len(laid) == 1 and self.goal == Goal(self.goal.lay, laid):
            need = of(laid[0][1], self.home)
            return 1.0 - sum([left for _, left in self.open_parts()]) / need if need else 1.0
        parts = self.view.progress()
        if not parts:
            return 0.0
        return min([have / need if have < need else 1.0 for have, need in parts])

    @property
    def counts(self) -> dict[v.ItemType, int]:
        """Cards in hand by type."""
        if self._counts is None:
            found: dict[v.ItemType, int] = {}
            for card in self.hand:
                kind = TYPE[card]
                found[kind] = found.get(kind, 0) + 1
            self._counts = found
        return self._counts

    @property
    def spare(self) -> list[str]:
        """Cards in hand that are not kept for one's own objective."""
        if self._spare is None:
            self._spare = self._without_kept() if self.wish.keeps and self.late else self.hand
        return self._spare

    def _without_kept(self) -> list[str]:
        left = [*self.hand]
        for types, number in self.wish.keeps:
            kept = [card for card in left if not types or TYPE[card] in types][: number - self._worn(types)]
            left = [card for card in left if card not in kept]
        return left

    def _worn(self, types: tuple[v.ItemType, ...]) -> int:
        if not types:
            return 0
        view = self.view
        return sum(TYPE.get(card) in types for survivor in self.group for card in view.gear(survivor))

    @property
    def arms(self) -> bool:
        """Whether everybody needs a weapon, now or in the next stage."""
        return self.goal.armed or self.view.task == BEFORE_B2

    def armed(self) -> bool:
        """Whether I have a weapon that somebody bears, or can bear."""
        if any(TYPE[card] is v.WEAPON and card in IS_GEAR for card in self.hand):
            return True
        return self.armed_openly()

    def armed_openly(self) -> bool:
        """Whether one of mine bears a weapon."""
        return self._worn((v.WEAPON,)) > 0

    def is_armed(self, survivor: str) -> bool:
        return any(TYPE.get(card) is v.WEAPON for card in self.view.gear(survivor))

    def unarmed(self) -> list[int]:
        """Players at home of whom nobody bears a weapon."""
        view, where = self.view, self.where
        return [
            seat
            for seat, one in enumerate(view.players)
            if not one.exiled
            and not one.out
            and not any(self.is_armed(survivor) for survivor in view.group(seat) if survivor in where)
        ]

    # --- the crisis ---------------------------------------------------------------------------------

    def later(self) -> int:
        """How many players still have their turn in this round, exiles left out."""
        view, players = self.view, self.view.players
        seats = len(players)
        mine = (self.seat - view.knife) % seats
        return sum(
            (seat - view.knife) % seats > mine and not one.exiled and not one.out for seat, one in enumerate(players)
        )

    def missing(self) -> int:
        """Points that the crisis still needs, if everything that was given is right."""
        if self._missing is None:
            view = self.view
            self._missing = view.crisis_target - sum([one.contributed for one in view.players]) if view.crisis else 0
        return self._missing

    def crisis_types(self) -> tuple[v.ItemType, ...]:
        if self._types is None:
            crisis = self.view.crisis
            self._types = CRISIS[crisis].prevent if crisis else ()
        return self._types

    def severity(self) -> float:
        """What a failure would cost, in dice."""
        view = self.view
        failure = FAILURE[view.crisis]
        rate = MORALE if view.morale + failure.morale > 1 else 3 * MORALE
        return -failure.morale * rate - failure.rest

    # --- the objective ------------------------------------------------------------------------------

    def open_parts(self) -> list[tuple[tuple[v.ItemType, ...], int]]:
        """Which cards the objective still wants, and how many."""
        if self._open is None:
            self._open = self._find_open()
        return self._open

    def _find_open(self) -> list[tuple[tuple[v.ItemType, ...], int]]:
        goal = self.goal
        if goal.laid:
            lying = [TYPE[card] for card in self.view.known_cards(LAID)]
            found = []
            for types, number in goal.laid:
                left = of(number, self.home) - sum(kind in types for kind in lying)
                if left > 0:
                    found.append((types, left))
            return found
        if goal.improvements and self.view.size(FINISHED) < of(goal.improvements, self.home):
            return [(goal.lay, FAR)]
        return []

    @property
    def eats(self) -> int:
        """What the colony eats at the end of the round."""
        if self._eats is None:
            self._eats = self.view.food_needed
        return self._eats

    @property
    def about_to_eat(self) -> int:
        """The same without the texts of cards, which is near enough to plan by."""
        view = self.view
        home = [*self.where.values()].count(v.COLONY)
        return (home + view.helpless + 2 * view.unruly + 1) // 2

    @property
    def food_goal(self) -> int:
        """What the store should hold when the colony eats."""
        return self.eats + (of(self.goal.food, self.home) if self.goal.food else 0)

    def in_force(self, rule: Rule) -> bool:
        return rule in self.view.in_force

    # --- danger -------------------------------------------------------------------------------------

    def coming(self, place: str) -> int:
        """How many zombies come to a place at the end of the round, without noise; outside by heads alone."""
        found = self._coming.get(place)
        if found is None:
            if place == v.COLONY:
                found = self.view.zombies_to_come(place)
            else:
                found = [*self.where.values()].count(place) + self.view.bandits(place)
            self._coming[place] = found
        return found

    def slack(self, entrance: str, coming: int) -> int:
        """How many zombies more than those could come before somebody dies; below zero somebody does.

        A barricade takes a space, falls to one zombie and leaves room for another; a trap clears the entrance.
        """
        if self._tokens is None:
            stock = self.view.stock
            self._tokens = stock(ZOMBIE), stock(ZOMBIE_TOKEN), stock(BARRICADE)
        figures, tokens, barred = self._tokens
        free = ENTRANCE_SPACES[entrance] - figures.get(entrance, 0) - tokens.get(entrance, 0) - coming
        if self.view.lurking:
            free -= len(self.view.specials(entrance))
        return free + barred.get(entrance, 0) + 2 * barred.get(TRAP[entrance], 0)

    def holds(self, entrance: str, coming: int) -> bool:
        """Whether a barricade or trap is still there when so many have come."""
        view = self.view
        lost = coming - view.empty_spaces(entrance)
        return view.barricades(entrance) + view.traps(entrance) > (lost if lost > 0 else 0)

    def would_hold(self, entrance: str, coming: int) -> bool:
        """Whether one barricade more would still be there then."""
        view = self.view
        free = view.empty_spaces(entrance) - 1
        lost = coming - free
        return free >= 0 and view.barricades(entrance) + view.traps(entrance) + 1 > (lost if lost > 0 else 0)

    def coming_to(self, place: str) -> dict[str, int]:
        """How many zombies come to each entrance of a place at the end of the round."""
        coming = self.coming(place)
        if place != v.COLONY:
            return {place: coming + (self.view.noise(place) + 1) // 2}
        each, rest = divmod(coming, 6)
        return {entrance: each + (n < rest) for n, entrance in enumerate(ENTRANCES[place])}

    def doors(self, place: str) -> dict[str, int]:
        """For an objective about barred entrances: 0 where it is barred in the end, 1 where a barricade would do it,
        2 where a zombie must go first.
        """
        return {
            entrance: 0 if self.holds(entrance, coming) else 1 if self.would_hold(entrance, coming) else 2
            for entrance, coming in self.coming_to(place).items()
        }

    def slack_at(self, place: str) -> int:
        """The worst entrance of a place."""
        found = self._where.get(place)
        if found is None:
            if place == v.COLONY:
                found = min(slack for slack, _ in self.colony_slacks())
            else:
                view = self.view
                found = self.slack(place, self.coming(place) + (view.noise(place) + 1) // 2)
            self._where[place] = found
        return found

    def colony_slacks(self) -> list[tuple[int, str]]:
        if self._slacks is None:
            each, rest = divmod(self.coming(v.COLONY), 6)
            self._slacks = [
                (self.slack(entrance, each + (n < rest)), entrance) for n, entrance in enumerate(ENTRANCES[v.COLONY])
            ]
        return self._slacks


def _parts(condition: v.Condition) -> tuple[v.Condition, ...]:
    return condition.conditions if isinstance(condition, v.Both) else (condition,)
