"""Who may know what.

Everything that players own is open, but for Incidents that came from the deck into a hand (R-155). Pieces are given out
only through `cards`, which asks what the seat knows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from fivefires.games.raid_trade.content import piles
from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.index import DISC
from fivefires.games.raid_trade.rules import (
    claims,
    combat,
    crafting,
    ending,
    escape,
    map,
    moving,
    promises,
    raids,
    rivals,
    trading,
)
from fivefires.games.raid_trade.rules.roads import City
from fivefires.games.raid_trade.state import (
    GuardFight,
    Happening,
    Placed,
    Player,
    RaidTradeResult,
    RaidTradeState,
    Stage,
    Turn,
    count_tokens,
    has,
    tokens,
)
from fivefires.kernel import View
from fivefires.kit.bargains import Bargain


class RaidTradeView(View[RaidTradeState]):
    """What one seat sees. Structs that it gives out are the table's own: look, do not touch."""

    # --- the round ------------------------------------------------------------------------------------

    @property
    def result(self) -> RaidTradeResult | None:
        return self._state.result

    @property
    def stage(self) -> Stage:
        return self._state.stage

    @property
    def round(self) -> int:
        return self._state.round

    @property
    def scenario(self) -> bool:
        return self._state.scenario

    @property
    def side(self) -> str:
        return self._state.side

    @property
    def starter(self) -> int:
        return self._state.starter

    @property
    def rank(self) -> Sequence[int]:
        return self._state.rank

    @property
    def turn(self) -> Turn | None:
        return self._state.turn

    @property
    def talk(self) -> Bargain:
        """What is being talked about: all of it is said aloud (R-544)."""
        return self._state.talk

    @property
    def happening(self) -> Sequence[Happening]:
        """What is going on, the innermost last; it names no hidden card."""
        return self._state.events

    @property
    def guard_fight(self) -> GuardFight | None:
        return self._state.guard

    # --- players --------------------------------------------------------------------------------------

    @property
    def players(self) -> Sequence[Player]:
        """All three dials of every player are public (R-064)."""
        return self._state.players

    @property
    def me(self) -> Player:
        """The own figure; for a spectator the first one."""
        return self._state.players[self.who]

    @property
    def who(self) -> int:
        return self.seat if self.seat < self._state.seats else 0

    def tokens(self, seat: int) -> Mapping[str, int]:
        return MappingProxyType(tokens(self._state, seat))

    def has(self, seat: int, kind: str) -> int:
        return has(self._state, seat, kind)

    def count_tokens(self, seat: int) -> int:
        return count_tokens(self._state, seat)

    def made(self, seat: int) -> Sequence[str]:
        return self._state.piles[piles.MADE[seat]]

    def unmade(self, seat: int) -> Sequence[str]:
        return self._state.piles[piles.UNMADE[seat]]

    def quests(self, seat: int) -> Sequence[str]:
        return self._state.piles[piles.QUESTS[seat]]

    def discs(self, seat: int) -> Sequence[str]:
        return self._state.piles[piles.DISCS[seat]]

    def missing_for(self, seat: int, item: str) -> int:
        return crafting.missing(self._state, seat, item)

    def can_claim(self, seat: int, demand: v.Demand) -> bool:
        return claims.can_claim(self._state, seat, demand)

    def points(self, seat: int) -> int:
        return ending.points(self._state, seat)

    def broken_promises(self, seat: int) -> int:
        return promises.broken_by(self._state, seat)

    def targets(self, seat: int) -> Sequence[int]:
        return combat.targets(self._state, seat)

    def can_trade(self, seat: int, other: int) -> bool:
        return trading.can_trade(self._state, seat, other)

    def trade_is_free(self, seat: int, other: int) -> bool:
        return trading.free(self._state, seat, other)

    # --- the map --------------------------------------------------------------------------------------

    @property
    def laid(self) -> Sequence[Placed]:
        return self._state.laid

    @property
    def laying(self) -> Sequence[Placed]:
        """How the own tile in hand may come to lie."""
        return self._state.laying if self._state.active == self.seat else ()

    @property
    def city(self) -> City:
        return map.city(self._state)

    @property
    def outpost(self) -> str:
        return self._state.outpost

    def house_at(self, square: str) -> str:
        return map.house_at(self._state, square)

    @property
    def houses(self) -> Mapping[str, str]:
        """The sizes of all Houses, by square; those that players have raided lie elsewhere."""
        stock = self._state.stock
        return {at: size for size in v.SIZES for at in stock[map.HOUSE[size]]}

    def guarded(self, square: str) -> bool:
        return map.guarded(self._state, square)

    def guards_on(self, tile: str) -> Sequence[str]:
        return rivals.guards_on(self._state, tile)

    def loot_under(self, square: str) -> Mapping[str, int]:
        place = piles.under(square)
        return {kind: held for kind in v.KINDS if (held := self._state.stock[kind].get(place, 0))}

    def mined(self, square: str) -> bool:
        return map.mined(self._state, square)

    @property
    def placed(self) -> tuple[Placed, ...]:
        """The tiles as they lie."""
        return tuple(self._state.laid)

    def raid_price(self, size: str) -> int:
        """Of any House of this size, without what a mine takes."""
        return raids.cost(self._state, size)

    def raid_cost(self, square: str) -> int:
        size = map.house_at(self._state, square)
        return raids.cost(self._state, size) + raids.loss(self._state, self.who, square, size)

    def steps(self) -> Mapping[str, int]:
        """Where a step leads now, for whoever's turn it is, and its AP."""
        turn = self._state.turn
        return {} if turn is None else {step.section: step.ap for step in moving.steps(self._state, turn)}

    def tile_of(self, seat: int) -> str:
        me = self._state.players[seat]
        return map.tile_of(self._state, me) if me.section else ""

    def inside(self) -> Sequence[int]:
        return map.inside(self._state)

    def incident_on(self, tile: str) -> str:
        return self.card(piles.INCIDENT_AT[tile]) if tile in piles.INCIDENT_AT else ""

    # --- the market, the discs, the helicopter ----------------------------------------------------------

    @property
    def trader(self) -> str:
        return self.card(piles.TRADER)

    @property
    def market_rate(self) -> int:
        """How many tokens the Trader asks for one."""
        return trading.rate(self._state)

    @property
    def open_quests(self) -> Sequence[str]:
        return self._state.piles[piles.OPEN_QUESTS]

    @property
    def open_discs(self) -> Sequence[str]:
        return self._state.piles[piles.OPEN_DISCS]

    @property
    def discs_to_come(self) -> int:
        """How many discs the Outpost will still put out (R-293)."""
        return len(self._state.piles[piles.DISC_STACK])

    @property
    def favor_left(self) -> int:
        """What the discs are worth that nobody has yet."""
        lying = self._state.piles
        return sum(DISC[disc] for disc in (*lying[piles.OPEN_DISCS], *lying[piles.DISC_STACK]))

    @property
    def best_disc_left(self) -> int:
        """The most that one of the discs is worth that nobody has yet."""
        lying = self._state.piles
        return max((DISC[disc] for disc in (*lying[piles.OPEN_DISCS], *lying[piles.DISC_STACK])), default=0)

    @property
    def active_event(self) -> str:
        return self.card(piles.ACTIVE_EVENT)

    @property
    def drawn(self) -> str:
        """The Raid Card that is being resolved (R-172)."""
        return self.card(piles.DRAWN)

    @property
    def pad(self) -> str:
        return self.card(piles.PAD)

    @property
    def fallen(self) -> int:
        return self._state.fallen

    @property
    def falls_next(self) -> str:
        """The tile that the next bombardment hits (R-373); the Helipad stands (R-381)."""
        if not self._state.scenario or self._state.fallen >= len(self._state.laid) - 1:
            return ""
        return self._state.laid[self._state.fallen].tile

    @property
    def demand(self) -> tuple[int, int]:
        return escape.demand(self._state)

    @property
    def still_missing(self) -> tuple[int, int]:
        return escape.missing(self._state)
