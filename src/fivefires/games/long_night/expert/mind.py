"""What a player makes of the table: who I am, what the colony lacks, what is mine to keep, where it is dangerous."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fivefires.games.long_night.board import ENTRANCES
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import BETRAYALS, CRISIS, EXILE, TYPE
from fivefires.games.long_night.piles import EXILE as EXILE_PILE
from fivefires.games.long_night.piles import FINISHED, HAND, LAID, OBJECTIVE
from fivefires.games.long_night.state import Rule

from .goals import EXILE_WISH, GOAL, WISH, Wish, of
from .worth import FAILURE, MORALE

if TYPE_CHECKING:
    from fivefires.games.long_night.view import LongNightView

NO_WISH: Final = Wish()
# How much of the main objective must be done before one's own matters more than a crisis.
LATE: Final = 0.55
FAR: Final = 99


class Mind:
    """Made anew for each question; what is dear to find out is found out on demand."""

    __slots__ = (
        "_counts", "_late", "_spare", "betrayer", "card", "exiled", "goal", "group", "hand", "home", "me", "seat",
        "view", "where",
    )  # fmt: skip

    def __init__(self, view: LongNightView) -> None:
        self.view = view
        self.seat = seat = view.seat
        self.me = me = view.players[seat]
        self.group = view.group(seat)
        self.where = view.where
        self.hand = view.known_cards(HAND[seat])
        self.goal = GOAL[view.task]
        self.exiled = me.exiled
        self.home = sum(not one.exiled and not one.out for one in view.players)
        lying = view.known_cards(OBJECTIVE[seat])
        self.card = lying[0] if lying else ""
        self.betrayer = self.card in BETRAYALS
        self._late: bool | None = None
        self._spare: list[str] | None = None
        self._counts: dict[v.ItemType, int] | None = None

    @property
    def hostile(self) -> bool:
        """Whether this player wants the colony to fall: a betrayer, or an exile who lives by its fall."""
        if not self.exiled:
            return self.betrayer
        return not self.helps

    @property
    def helps(self) -> bool:
        """Whether an exile still needs the main objective."""
        card = self.view.known_cards(EXILE_PILE[self.seat])
        if not card:
            return True
        exile = EXILE[card[0]]
        needs = exile.betrayer if self.betrayer else exile.wronged
        keeps = exile.betrayer_keeps if self.betrayer else exile.wronged_keeps
        return any(isinstance(part, v.Met) for part in _parts(needs)) or (keeps and not self.betrayer)

    # --- what I want for myself -------------------------------------------------------------------

    @property
    def wish(self) -> Wish:
        if self.exiled:
            lying = self.view.known_cards(EXILE_PILE[self.seat])
            if lying:
                wishes = EXILE_WISH[lying[0]]
                own = wishes[1 if self.betrayer else 0]
                keeps = EXILE[lying[0]].betrayer_keeps if self.betrayer else EXILE[lying[0]].wronged_keeps
                return WISH[self.card] if keeps and WISH[self.card].keeps else own
        return WISH.get(self.card, NO_WISH)

    @property
    def late(self) -> bool:
        """The end is near enough to think of one's own objective."""
        if self._late is None:
            self._late = self.exiled or self.betrayer or self.view.rounds <= 2 or self.done() >= LATE
        return self._late

    def done(self) -> float:
        """How much of the main objective is there, from 0 to 1, by its worst part."""
        parts = self.view.progress()
        if not parts:
            return 0.0
        return min(min(1.0, have / need) if need else 1.0 for have, need in parts)

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
        """Cards in hand that are not kept for the own objective."""
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
        view = self.view
        if not view.crisis:
            return 0
        return view.crisis_target - sum(one.contributed for one in view.players)

    def crisis_types(self) -> tuple[v.ItemType, ...]:
        crisis = self.view.crisis
        return CRISIS[crisis].prevent if crisis else ()

    def severity(self) -> float:
        """What a failure would cost, in dice."""
        view = self.view
        failure = FAILURE[view.crisis]
        rate = MORALE if view.morale + failure.morale > 1 else 3 * MORALE
        return -failure.morale * rate - failure.rest

    # --- the objective ------------------------------------------------------------------------------

    def open_parts(self) -> list[tuple[tuple[v.ItemType, ...], int]]:
        """Which cards the objective still wants, and how many."""
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
    def food_goal(self) -> int:
        """What the store should hold when the colony eats."""
        goal, view = self.goal, self.view
        saved = of(goal.food, self.home) if goal.food else 0
        return view.food_needed + saved

    def in_force(self, rule: Rule) -> bool:
        return rule in self.view.in_force

    # --- danger -------------------------------------------------------------------------------------

    def slack(self, entrance: str, coming: int) -> int:
        """How many zombies more than those could come before somebody dies; below zero somebody does."""
        view = self.view
        barricades, traps = view.barricades(entrance), view.traps(entrance)
        return view.empty_spaces(entrance) + 2 * barricades + (3 * traps) - coming

    def slack_at(self, place: str) -> int:
        """The worst entrance of a place."""
        view = self.view
        coming = view.zombies_to_come(place)
        if place != v.COLONY:
            return self.slack(place, coming + (view.noise(place) + 1) // 2)
        each, rest = divmod(coming, 6)
        return min(self.slack(entrance, each + (n < rest)) for n, entrance in enumerate(ENTRANCES[v.COLONY]))

    def colony_slacks(self) -> list[tuple[int, str]]:
        each, rest = divmod(self.view.zombies_to_come(v.COLONY), 6)
        return [(self.slack(entrance, each + (n < rest)), entrance) for n, entrance in enumerate(ENTRANCES[v.COLONY])]


def _parts(condition: v.Condition) -> tuple[v.Condition, ...]:
    return condition.conditions if isinstance(condition, v.Both) else (condition,)
