"""Who may know what.

Everything that players own is open. Hidden are the order of face-down decks (Z-524), the tokens in the tray that
nobody saw going in (Z-526), and secret items; pieces are given out only through `cards`, which asks what the seat
knows. Of the top emission card only the back can be seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from fivefires.games.zona.content import piles
from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import EMISSION, RUMOR
from fivefires.games.zona.rules import chances, damage, entry
from fivefires.games.zona.rules.attributes import hurts, total
from fivefires.games.zona.rules.board import BORDER_KIND, DISTANCE, threats_at, ways_from
from fivefires.games.zona.rules.local_actions import AT
from fivefires.games.zona.rules.reading import text_of_choice, way_name
from fivefires.games.zona.state import (
    ActionTurn,
    DamageUnderWay,
    EncounterUnderWay,
    RumorUnderWay,
    Scavenger,
    Stage,
    TestUnderWay,
    UnderWay,
    ZonaResult,
    ZonaState,
    attribute,
    capacity,
    free_fortitude,
    owned,
)  # fmt: skip
from fivefires.kernel import Message, Odds, Piece, View, message
from fivefires.kit.effects import ways, words
from fivefires.kit.underway import innermost

from . import wording

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
        return innermost(self._state.under_way, kind)

    @property
    def test(self) -> TestUnderWay | None:
        return self.current(TestUnderWay)

    @property
    def test_total(self) -> int:
        test = self.test
        return 0 if test is None else total(self._state, test)

    @property
    def if_the_test_stands(self) -> Message | None:
        """What comes of the test as it is: whether it is passed (Z-203), and whether triangles hurt (Z-199)."""
        test = self.test
        if test is None:
            return None
        passed, hurt = self.test_total >= test.difficulty, hurts(test)
        return message(f"note-stands-{'passed' if passed else 'failed'}{'-hurt' if hurt else ''}")

    @property
    def encounter(self) -> EncounterUnderWay | None:
        return self.current(EncounterUnderWay)

    @property
    def result(self) -> ZonaResult | None:
        """How the game has ended, if it has."""
        return self._state.result

    # --- scavengers -----------------------------------------------------------------------------

    @property
    def scavengers(self) -> Sequence[Scavenger]:
        return self._state.scavengers

    @property
    def me(self) -> Scavenger:
        """One's own scavenger; for a spectator the first one."""
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
        """The kind of border between one's own place and an adjacent one."""
        return BORDER_KIND[self._state.side].get((self.me.place, place), v.OPEN)

    def may_go_to(self, place: str) -> bool:
        """Whether one's own scavenger could move there with the next action."""
        return place in ways_from(self._state, self.seat)

    def distance(self, place: str) -> int | None:
        """How many borders lie between one's own place and another one; None where no way leads there."""
        return DISTANCE[self._state.side][self.me.place].get(place)

    def is_looted(self, site: str) -> bool:
        """The last card of its deck is gone (Z-162)."""
        return entry.looted(self._state, self._state.deck_at[site])

    def room_in(self, site: str) -> int:
        """The spaces of a facility that are free (Z-363)."""
        inside = sum(me.place == site for me in self._state.scavengers)
        return entry.spaces(self._state) - inside

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
        return self.card(piles.MARKET[row, column])

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
    def in_force(self) -> str:
        """The persistent rumor, or nothing."""
        return self.card(piles.IN_FORCE)

    @property
    def rumor_read(self) -> str:
        """The rumor that was read out and is still to be carried out (Z-175), or nothing."""
        return next((card for card in self._state.piles[piles.RESOLVING] if card in RUMOR), "")

    def choice_label(self, way: str) -> Message:
        """What a way of the card under way is called."""
        return way_name(self._state, way)

    def choice_note(self, way: str) -> Message | None:
        """What it costs and brings."""
        return wording.way(text_of_choice(self._state)[1], way)

    # --- chances, and what kills ------------------------------------------------------------------
    #
    # All of it is worked out from what lies open: attributes, items, tokens on the board, the rumor in force, the dice.

    def odds_of_meeting(self, token: str) -> Odds:
        """Whether a threat on the board is detected."""
        return chances.detection(self._state, EncounterUnderWay(self.seat, token, self.me.place, drawn=False))

    def odds_on_arrival(self, place: str) -> Odds | None:
        return chances.arrival(self._state, self.seat, place)

    def odds_of_detection(self) -> Odds | None:
        """Of the encounter that is about to begin."""
        innermost = self._state.under_way[-1] if self._state.under_way else None
        if not isinstance(innermost, EncounterUnderWay) or innermost.detected >= 0:
            return None
        return chances.detection(self._state, innermost)

    def odds_of_confronting(self, attribute: str, difficulty: int) -> Odds | None:
        encounter = self.encounter
        return None if encounter is None else chances.confrontation(self._state, encounter, attribute, difficulty)

    def odds_of_local_action(self, place: str) -> Odds | None:
        """Of the test that the local action asks for; at the gates nothing is rolled where they are quiet (Z-574)."""
        turn = self._state.turn
        if turn is not None and turn.quiet_gate:
            return None
        return chances.following(self._state, self.seat, AT[place].do)

    def odds_of_way(self, way: str) -> Odds | None:
        """Of the test that a way of the text under way begins with. In a rumor it is not known who will roll."""
        if self.current(RumorUnderWay) is not None:
            return None
        chosen = next((one for one in ways(text_of_choice(self._state)[1]) if one.key == way), None)
        return None if chosen is None else chances.following(self._state, self.seat, chosen.do)

    def odds_of_attribute(self, attribute: str) -> Odds | None:
        """Of a test whose attribute is being picked: the one of the text under way that leaves the choice."""
        tests = [one for one in words(text_of_choice(self._state)[1]) if isinstance(one, v.Test)]
        open_ones = [test.difficulty for test in tests if isinstance(test.of, tuple) and attribute in test.of]
        if not open_ones or min(open_ones) != max(open_ones):
            return None
        return chances.attribute_test(self._state, self.seat, attribute, open_ones[0])

    def odds_of_reroll(self, faces: str) -> Odds | None:
        return None if self.test is None else chances.rerolled(self._state, self.test, faces)

    def odds_of_using(self, source: str, number: int, how: str) -> Odds | None:
        return None if self.test is None else chances.used(self._state, self.test, source, number, how)

    @property
    def package_kills(self) -> bool:
        """Whether the damage that is about to be suffered kills its scavenger."""
        package = self._state.under_way[-1] if self._state.under_way else None
        if not isinstance(package, DamageUnderWay):
            return False
        return chances.kills(self._state, package.seat, v.NONE, damage.amount_of(package))

    @property
    def emission_damage(self) -> v.Damage | None:
        """What staying outdoors costs in the emission that has come, before any protection."""
        return chances.emission_damage(self._state, self.seat)

    @property
    def emission_kills(self) -> bool:
        return chances.emission_kills(self._state, self.seat)

    def shortcut_kills(self, place: str) -> bool:
        kind = self.border_to(place)
        if kind not in [*v.DamageType] or self.me.safe_shortcuts:
            return False
        return chances.kills(self._state, self.seat, v.Damage(**{kind: 1}))

    def local_action_kills(self, place: str) -> bool:
        """Whether one of the packages that it brings at once is one too many."""
        packages = [one for one in AT[place].do if isinstance(one, v.Suffer)]
        return any(
            chances.kills(self._state, self.seat, v.Damage(one.radiation, one.mental, one.physical)) for one in packages
        )
