"""Who may know what.

Everything that players own is open. Hidden are the order of face-down decks (Z-524), the tokens in the tray that
nobody saw going in (Z-526), and secret items; pieces are given out only through `cards`, which asks what the seat
knows. Of the top emission card only the back can be seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from fivefires.kernel import Message, Piece, View, message

from . import piles, wording
from .board import BORDER_KIND, threats_at
from .choices import text_of_choice, way_name
from .content import vocabulary as v
from .content.index import EMISSION
from .state import (
    ActionTurn,
    EncounterUnderWay,
    EventUnderWay,
    Scavenger,
    Stage,
    TestUnderWay,
    UnderWay,
    ZonaState,
    attribute,
    capacity,
    free_fortitude,
    owned,
)  # fmt: skip
from .tests import total

U = TypeVar("U", bound=UnderWay)


class ZonaView(View[ZonaState]):
    """What one seat sees. Structs that it gives out are the table's own: look, do not touch."""

    # --- the round ------------------------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        return self._state.stage

    @property
    def round(self) -> int:
        return self._state.round

    @property
    def side(self) -> int:
        return self._state.side

    @property
    def voice(self) -> int:
        """The seat with the token, -1 in solo."""
        return self._state.voice

    @property
    def turn(self) -> ActionTurn | None:
        return self._state.turn

    @property
    def order(self) -> Sequence[int]:
        return self._state.order

    @property
    def under_way(self) -> Sequence[UnderWay]:
        """What is going on, the innermost last; no hidden piece is ever named in it."""
        return self._state.under_way

    def current(self, kind: type[U]) -> U | None:
        """The innermost of this kind that is going on."""
        return next((one for one in reversed(self._state.under_way) if isinstance(one, kind)), None)

    @property
    def test(self) -> TestUnderWay | None:
        return self.current(TestUnderWay)

    @property
    def test_total(self) -> int:
        test = self.test
        return 0 if test is None else total(self._state, test)

    @property
    def encounter(self) -> EncounterUnderWay | None:
        return self.current(EncounterUnderWay)

    # --- scavengers -----------------------------------------------------------------------------

    @property
    def scavengers(self) -> Sequence[Scavenger]:
        return self._state.scavengers

    @property
    def me(self) -> Scavenger:
        """The own scavenger; for a spectator the first one."""
        return self._state.scavengers[self.seat if self.seat < self._state.seats else 0]

    def attribute(self, name: str) -> int:
        return attribute(self.me, name)

    def free_fortitude(self, seat: int) -> int:
        return free_fortitude(self._state.scavengers[seat])

    def capacity(self, seat: int) -> int:
        """How many items the backpack holds."""
        return capacity(self._state, seat)

    def items(self, seat: int) -> list[str]:
        """What a player owns lies open (Z-045): small items, worn gear, the backpack."""
        return owned(self._state, seat)

    def trophies(self, seat: int) -> Sequence[str]:
        return self._state.piles[piles.TROPHIES[seat]]

    def secrets(self, seat: int) -> Sequence[str]:
        return self._state.piles[piles.SECRETS[seat]]

    def tokens_on(self, card: str) -> int:
        """Damage tokens on an item, whoever owns it."""
        return next((me.tokens[card] for me in self._state.scavengers if card in me.tokens), 0)

    # --- the board ------------------------------------------------------------------------------

    def threats(self, place: str) -> Sequence[str]:
        """Tokens on the board can be read by everybody (Z-296)."""
        return threats_at(self._state, place)

    def border_to(self, place: str) -> str:
        """The kind of border between the own place and an adjacent one."""
        return BORDER_KIND[self._state.side].get((self.me.place, place), v.OPEN)

    def deck_at(self, site: str) -> str:
        """The facility deck that lies there."""
        return self._state.deck_at[site]

    def is_open(self, site: str) -> bool:
        return site in self._state.opened

    def lock(self, site: str) -> str:
        """All locks can be read from the start (Z-010)."""
        return self._state.piles[piles.LOCKS[site]][0]

    def market(self, row: v.Deck, column: int) -> str:
        """The card on a spot of the marketplace, or nothing."""
        pile = self._state.piles[piles.MARKET[row, column]]
        return pile[0] if pile else ""

    # --- rumors and emissions -------------------------------------------------------------------

    @property
    def marker(self) -> int:
        return self._state.marker

    @property
    def rumor_token(self) -> str:
        return self._state.rumor_token

    def cards(self, pile: str) -> list[Piece | None]:
        """As in every view; but of emission cards in the deck nobody sees more than a back."""
        if pile == piles.EMISSIONS:
            return [None] * self.size(pile)
        return super().cards(pile)

    @property
    def emission_back(self) -> Sequence[tuple[str, v.Colour, v.ThreatKind]]:
        """The placements on the back of the top emission card (Z-022)."""
        return EMISSION[self._state.piles[piles.EMISSIONS][-1]].back

    # --- events ---------------------------------------------------------------------------------

    @property
    def parts_read(self) -> list[Message]:
        """The texts of the event under way as far as it was read, or all of it once opened (Z-128, Z-134)."""
        event = self.current(EventUnderWay)
        if event is None:
            return []
        parts = event.read
        if event.opened:
            whole = [*wording.parts_of(event.card)]
            parts = [*whole, *(part for part in event.read if part not in whole)]
        return [message(f"zona-ev-{event.card}-{part}") for part in parts]

    def choice_label(self, way: str) -> Message:
        """What a way of the card under way is called."""
        return way_name(self._state, way)

    def choice_note(self, way: str) -> Message | None:
        """What it costs and brings."""
        return wording.way(text_of_choice(self._state)[1], way)
