"""Who may know what. Hands, objectives, contributed cards, crossroads cards and looked-at cards are secret (L-556).

A spectator sees what is open to all; an exile keeps the rights of a player (L-561).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from fivefires.games.long_night.content import piles
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import BARRICADE, DESPAIR, PROGRESS, SEALED, TRAP
from fivefires.games.long_night.content.index import (
    ACTIONS,
    BANDIT_BETRAYAL,
    CRISIS,
    CROSSROADS,
    EXPERIMENT,
    ITEM,
    SIGNED,
    STORY,
    SURVIVOR,
    TASK,
)
from fivefires.games.long_night.rules import board, chances, code, colony, crisis, ending
from fivefires.games.long_night.rules.conditions import holds, number, quantity, read_for
from fivefires.games.long_night.rules.powers import attack_value, search_value
from fivefires.games.long_night.state import (
    AttackUnderWay,
    LongNightResult,
    LongNightState,
    Player,
    Reading,
    Turn,
    UnderWay,
    VoteUnderWay,
    damage,
)
from fivefires.kernel import Message, Odds, Piece, View, message
from fivefires.kit.effects import ways
from fivefires.kit.underway import innermost

from .names import effect_of, text_of


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
        reading = self.reading
        if reading is None:
            return message("option-choose", way=message(way))
        return text_of(reading.source.partition(".")[0], way)

    @property
    def reading(self) -> Reading | None:
        """The text that is being carried out."""
        return innermost(self._state.under_way, Reading)

    @property
    def result(self) -> LongNightResult | None:
        """How the game has ended, if it has."""
        return self._state.result

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
        return self._state.stock[BARRICADE].get(entrance, 0)

    def traps(self, entrance: str) -> int:
        return self._state.stock[BARRICADE].get(TRAP[entrance], 0)

    def empty_spaces(self, entrance: str) -> int:
        return board.empty_spaces(self._state, entrance)

    def free_people_spaces(self, place: str) -> int:
        return board.free_people_spaces(self._state, place)

    @property
    def sealed(self) -> int:
        """Barricades on the people spaces of Raxxon (L-489)."""
        return self._state.stock[BARRICADE].get(SEALED, 0)

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

    def code_lacks(self, value: int) -> bool:
        """Whether a die of that value would still count on Raxxon; what lies there and what is wanted is open."""
        return value in code.lacking(self._state)

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
        return self.card(piles.CRISIS)

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
        return self.card(piles.MAIN_OBJECTIVE)

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

    def parts(self) -> list[tuple[v.Condition, int, int, bool]]:
        """Each part of the main objective: what there is of it, what is needed, and whether that is met."""
        state = self._state
        reading = read_for(state, state.knife)
        return [
            (part, quantity(state, reading, part.of), number(state, reading, part.number), holds(state, reading, part))
            for part in _parts(self.goal)
            if isinstance(part, v.AtLeast | v.AtMost)
        ]

    def progress(self) -> list[tuple[int, int]]:
        """How far each counted part of the main objective is: what there is, and what is needed."""
        reading = read_for(self._state, self._state.knife)
        return [
            (quantity(self._state, reading, part.of), number(self._state, reading, part.number))
            for part in _counted(self.goal)
        ]

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
        """One's own player; for a spectator the first one."""
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
        return self._state.stock[DESPAIR].get(survivor, 0)

    def damage(self, survivor: str) -> int:
        return damage(self._state, survivor)

    def attack_value(self, survivor: str) -> int:
        return attack_value(self._state, survivor)

    def search_value(self, survivor: str) -> int:
        return search_value(self._state, survivor)

    @property
    def fulfilled(self) -> bool:
        """Whether one's own objective would be fulfilled now, the main objective taken as met; for its holder alone."""
        state = self._state
        if self.seat >= state.seats or state.cooperative or not state.piles[piles.OBJECTIVE[self.seat]]:
            return False
        return ending.on_course(state, self.seat)

    def wants(self) -> list[tuple[v.Condition, bool]]:
        """The parts of one's own objective and whether each is met, the main objective taken as met; for its holder."""
        state = self._state
        if self.seat >= state.seats or state.cooperative:
            return []
        return [
            (part, fine) for need in ending.wants(state, self.seat) for part, fine in _judged(state, need, self.seat)
        ]

    def amount(self, part: v.Condition) -> tuple[int, int] | None:
        """How far a counted part of one's own objective is, and what it asks for."""
        if self.seat >= self._state.seats or not isinstance(part, v.AtLeast):
            return None
        reading = read_for(self._state, self.seat)
        return quantity(self._state, reading, part.of), number(self._state, reading, part.number)

    @property
    def vengeful(self) -> bool:
        """Whether Bandit Betrayal, held by this seat, needs morale 0 besides by now (L-543); for its holder alone."""
        state = self._state
        return (
            state.vengeful and self.seat < state.seats and BANDIT_BETRAYAL.id in state.piles[piles.OBJECTIVE[self.seat]]
        )

    def user(self, source: str) -> str:
        """The survivor who has an ability or bears an item; nobody for what is nobody's own."""
        return source if source in SURVIVOR else self.bearer(source)

    def effect(self, card: str) -> Message:
        """What a card does in this game, without what only a module would add."""
        return effect_of(card, self._state.in_force)

    def progress_on(self, improvement: str) -> int:
        return self._state.stock[PROGRESS].get(improvement, 0)

    # --- chances, and what cannot be taken back -------------------------------------------------------
    #
    # All of it is worked out from what lies open: who stands where, abilities, gear, texts in force.

    def odds_of_move(self, survivor: str) -> Odds | None:
        return chances.move(self._state, self.seat, survivor)

    def odds_at_goal(self, survivor: str, goal: str) -> Odds | None:
        return chances.at_goal(self._state, survivor, goal)

    def odds_of_search(self, survivor: str) -> Odds | None:
        return chances.search(self._state, survivor)

    def odds_of_attack(self, survivor: str) -> Odds | None:
        return chances.attack(self._state, self.seat, survivor)

    @property
    def attacker(self) -> str:
        """Who attacks by an action just now; an attack by a card may spare its rolls."""
        under_way = self._state.under_way
        return under_way[0].survivor if len(under_way) == 1 and isinstance(under_way[0], AttackUnderWay) else ""

    def odds_against_zombie(self) -> Odds | None:
        return chances.exposure(self._state, self.attacker, v.Risk.KILL) if self.attacker else None

    def odds_against(self, target: str) -> Odds | None:
        """Against a survivor of somebody else, or a special zombie."""
        if not self.attacker:
            return None
        return chances.on_person(target) if target in SURVIVOR else chances.on_special(target)

    def odds_against_bandit(self, place: str) -> Odds | None:
        return chances.on_bandit(place) if self.attacker else None

    @property
    def bitten(self) -> str:
        """Whom a spreading bite has reached."""
        return chances.bitten(self._state)

    def odds_of_bite(self) -> Odds | None:
        return chances.blank(self._state, self.bitten) if self.bitten else None

    def odds_of_use(self, source: str, number: int) -> Odds | None:
        """Of the table in an ability or the text of gear."""
        actions = ACTIONS.get(source, ())
        return chances.of_table(actions[number].do) if number < len(actions) else None

    def odds_of_playing(self, card: str) -> Odds | None:
        """Of the table on a card; what else it does is certain."""
        return chances.of_table(ITEM[card].play)

    def odds_of_choosing(self, way: str) -> Odds | None:
        """Of the table that a way of the card under way leads to."""
        chosen = self._way(way)
        return chances.of_table(chosen.do) if chosen is not None else None

    @property
    def facing_exile(self) -> int:
        """The player on whose exile all vote, or -1."""
        vote = innermost(self._state.under_way, VoteUnderWay)
        return vote.seat if vote is not None and vote.about == "ask-exile" else -1

    def dies_by_choosing(self, way: str) -> str:
        """The survivor for whom the price of this way is one wound too many, or nobody."""
        reading, chosen = self.reading, self._way(way)
        if reading is None or reading.asks or reading.survivor not in self._state.where:
            return ""
        if chosen is None or chosen.cost is None:
            return ""
        hurt = chosen.cost.wounds + chosen.cost.despair
        return reading.survivor if chances.dies_of(self._state, reading.survivor, hurt) else ""

    def _way(self, key: str) -> v.AnyWay | None:
        """A way of the card under way."""
        if self.reading is None:
            return None
        source = SIGNED.get(self.reading.source, self.reading.source)
        texts = (CROSSROADS.get(source), ITEM.get(source), ACTIONS.get(source), CRISIS.get(source))
        return next((one for text in texts for one in ways(text) if one.key == key), None)


def _judged(state: LongNightState, need: v.Condition, seat: int) -> list[tuple[v.Condition, bool]]:
    reading = read_for(state, seat)
    return [(part, isinstance(part, v.Met) or holds(state, reading, part)) for part in _parts(need)]


def _counted(condition: v.Condition) -> list[v.AtLeast]:
    return [part for part in _parts(condition) if isinstance(part, v.AtLeast)]


def _parts(condition: v.Condition) -> list[v.Condition]:
    if isinstance(condition, v.Both):
        return [part for inner in condition.conditions for part in _parts(inner)]
    return [condition]
