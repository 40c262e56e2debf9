"""Who may know what. Hands, objectives, contributed cards, crossroads cards and looked-at cards are secret (L-556).

A spectator sees what is open to all; an exile keeps the rights of a player (L-561).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from fivefires.kernel import Message, Piece, View, message

from . import board, colony, crisis, ending, piles
from .conditions import number, quantity, read_for
from .content import vocabulary as v
from .content.index import BANDIT_BETRAYAL, CRISIS, CROSSROADS, EXPERIMENT, STORY, TASK
from .names import text_of
from .powers import attack_value, search_value
from .state import LongNightState, Player, Reading, Turn, UnderWay, damage


class LongNightView(View[LongNightState]):
    """Everything on the table is open except what lies in a closed pile; these give out only what the seat knows."""

    __slots__ = ()

    # --- where we are ---------------------------------------------------------------------------

    @property
    def stage(self) -> str:
        return self._state.stage

    @property
    def round(self) -> int:
        return self._state.round

    @property
    def rounds(self) -> int:
        return self._state.rounds

    @property
    def morale(self) -> int:
        return self._state.morale

    @property
    def starvation(self) -> int:
        return self._state.starvation

    @property
    def knife(self) -> int:
        return self._state.knife

    @property
    def bandit_leader(self) -> int:
        """The exile who sends the bandits (L-428), or -1."""
        return self._state.bandit_leader

    @property
    def cooperative(self) -> bool:
        return self._state.cooperative

    @property
    def in_force(self) -> Sequence[str]:
        return self._state.in_force

    @property
    def turn(self) -> Turn | None:
        """Whose turn it is and what was done in it; deeds are public."""
        return self._state.turn

    @property
    def under_way(self) -> Sequence[UnderWay]:
        """What is going on, the innermost last; no hidden card is ever named in it."""
        return self._state.under_way

    def choice_label(self, way: str) -> Message:
        """What a way of the card under way is called."""
        for one in reversed(self._state.under_way):
            if isinstance(one, Reading):
                return text_of(one.source.partition(".")[0], way)
        return message("option-choose", way=message(way))

    @property
    def reading(self) -> Reading | None:
        """The text that is being carried out."""
        return next((one for one in reversed(self._state.under_way) if isinstance(one, Reading)), None)

    # --- places ---------------------------------------------------------------------------------

    @property
    def places(self) -> Sequence[str]:
        return self._state.places

    @property
    def where(self) -> Mapping[str, str]:
        """The place of every survivor."""
        return MappingProxyType(self._state.where)

    @property
    def lurking(self) -> Mapping[str, str]:
        """The entrance of every special zombie."""
        return MappingProxyType(self._state.lurking)

    def survivors_at(self, place: str) -> list[str]:
        return board.survivors_at(self._state, place)

    def zombies(self, entrance: str) -> int:
        return board.zombies_at_entrance(self._state, entrance)

    def zombies_at(self, place: str) -> int:
        return board.zombies_at(self._state, place)

    def specials(self, entrance: str) -> list[str]:
        return board.specials_at_entrance(self._state, entrance)

    def barricades(self, entrance: str) -> int:
        return self._state.stock[board.BARRICADE].get(entrance, 0)

    def traps(self, entrance: str) -> int:
        return self._state.stock[board.BARRICADE].get(board.TRAP[entrance], 0)

    def empty_spaces(self, entrance: str) -> int:
        return board.empty_spaces(self._state, entrance)

    def free_people_spaces(self, place: str) -> int:
        return board.free_people_spaces(self._state, place)

    @property
    def sealed(self) -> int:
        """Barricades on the people spaces of Raxxon (L-489)."""
        return self._state.stock[board.BARRICADE].get(board.SEALED, 0)

    def bandits(self, place: str) -> int:
        return board.bandits_at(self._state, place)

    def noise(self, place: str) -> int:
        return board.noise_at(self._state, place)

    @property
    def food(self) -> int:
        return board.food(self._state)

    @property
    def food_needed(self) -> int:
        """What the colony eats at the end of this round, as things stand."""
        return colony.food_needed(self._state)

    @property
    def helpless(self) -> int:
        return board.helpless(self._state)

    @property
    def unruly(self) -> int:
        return board.unruly(self._state)

    def zombies_to_come(self, place: str) -> int:
        """How many zombies the next colony phase would add there, noise left out."""
        if place == v.COLONY:
            return colony.at_colony(self._state)
        return colony.at_location(self._state, place)

    @property
    def code_dice(self) -> Sequence[int]:
        return self._state.code_dice

    @property
    def code(self) -> tuple[int, int] | None:
        """On the audio side of the top experiment, which everybody may read (L-434)."""
        top = self._state.piles[piles.EXPERIMENTS]
        known = top and self._state.known.get(top[-1], 0) >> self.seat & 1
        return EXPERIMENT[top[-1]].code if known else None

    def cards(self, pile: str) -> list[Piece | None]:
        """As in every view; but no experiment below the top one can be read (L-558)."""
        found = super().cards(pile)
        if pile == piles.EXPERIMENTS:
            return [None] * (len(found) - 1) + found[-1:]
        return found

    # --- crisis and objective -----------------------------------------------------------------------

    @property
    def crisis(self) -> str:
        """The open crisis, or nothing."""
        lying = self._state.piles[piles.CRISIS]
        return lying[0] if lying else ""

    @property
    def striking(self) -> str:
        """The crisis whose effect is being carried out, or nothing."""
        return next(
            (one.source for one in self._state.under_way if isinstance(one, Reading) and one.source in CRISIS), ""
        )

    @property
    def crisis_target(self) -> int:
        return crisis.target(self._state)

    @property
    def objective(self) -> str:
        """The card of the main objective."""
        lying = self._state.piles[piles.MAIN_OBJECTIVE]
        return lying[0] if lying else ""

    @property
    def hard(self) -> bool:
        return self._state.hard

    @property
    def task(self) -> str:
        return self._state.task

    @property
    def objective_text(self) -> Message:
        """What must be done."""
        if self._state.task in STORY:
            return text_of(self.objective, "goal")
        return text_of(self.objective, "hard" if self._state.hard else "normal")

    @property
    def goal(self) -> v.Condition:
        task = self._state.task
        return STORY[task].goal if task in STORY else TASK[task].goal

    def progress(self) -> list[tuple[int, int]]:
        """How far each counted part of the main objective is: what there is, and what is needed."""
        reading = read_for(self._state, self._state.knife)
        return [
            (quantity(self._state, reading, part.of), number(self._state, reading, part.number))
            for part in _counted(self.goal)
        ]

    @property
    def counted(self) -> list[v.Quantity]:
        """What is counted for each of these parts."""
        return [part.of for part in _counted(self.goal)]

    @property
    def main_met(self) -> bool:
        """Whether the main objective would be met if it were checked now."""
        return ending.is_main_met(self._state)

    # --- people -------------------------------------------------------------------------------------

    @property
    def players(self) -> Sequence[Player]:
        """Dice, leaders and counts are open (L-020, L-167)."""
        return self._state.players

    @property
    def me(self) -> Player:
        """The own player; for a spectator the first one."""
        return self._state.players[self.seat if self.seat < self._state.seats else 0]

    def group(self, seat: int) -> Sequence[str]:
        return self._state.piles[piles.GROUP[seat]]

    def gear(self, survivor: str) -> Sequence[str]:
        return self._state.piles[piles.GEAR[survivor]]

    def bearer(self, card: str) -> str:
        """The survivor who bears a card; nobody for one that lies elsewhere."""
        return next((one for one in self._state.where if card in self._state.piles[piles.GEAR[one]]), "")

    def wounds(self, survivor: str) -> int:
        return self._state.wounds.get(survivor, 0)

    def frostbite(self, survivor: str) -> int:
        return self._state.frostbite.get(survivor, 0)

    def despair(self, survivor: str) -> int:
        return self._state.stock[board.DESPAIR].get(survivor, 0)

    def damage(self, survivor: str) -> int:
        return damage(self._state, survivor)

    def attack_value(self, survivor: str) -> int:
        return attack_value(self._state, survivor)

    def search_value(self, survivor: str) -> int:
        return search_value(self._state, survivor)

    @property
    def fulfilled(self) -> bool:
        """Whether the own objective would be fulfilled now, the main objective taken as met; for its holder alone."""
        state = self._state
        if self.seat >= state.seats or state.cooperative or not state.piles[piles.OBJECTIVE[self.seat]]:
            return False
        return ending.on_course(state, self.seat)

    @property
    def vengeful(self) -> bool:
        """Whether Bandit Betrayal, held by this seat, needs morale 0 besides by now (L-543); for its holder alone."""
        state = self._state
        return (
            state.vengeful and self.seat < state.seats and BANDIT_BETRAYAL.id in state.piles[piles.OBJECTIVE[self.seat]]
        )

    def progress_on(self, improvement: str) -> int:
        return self._state.stock[board.PROGRESS].get(improvement, 0)

    @property
    def held_card(self) -> str:
        """The crossroads card that this seat holds, for its drawer alone (L-213)."""
        if self.seat >= self._state.seats:
            return ""
        lying = self._state.piles[piles.HELD[self.seat]]
        return lying[0] if lying and lying[0] in CROSSROADS else ""


def _counted(condition: v.Condition) -> list[v.AtLeast]:
    return [part for part in _parts(condition) if isinstance(part, v.AtLeast)]


def _parts(condition: v.Condition) -> list[v.Condition]:
    if isinstance(condition, v.Both):
        return [part for inner in condition.conditions for part in _parts(inner)]
    return [condition]
