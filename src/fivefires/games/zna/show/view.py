"""Who may know what.

Everything is open but the order of decks, which unknown tile lies where, and face-down drone objectives, which only the
player of their hero sees (N-396 to N-399). Pieces are given out only through `cards`, which asks what the seat knows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.chemistry import COLOURS, CUBE, TOKEN_KINDS
from fivefires.games.zna.content.index import AMMO, CARD, CHEMICAL, HERO, MUTANT, SPECIAL_ID, WEAPON
from fivefires.games.zna.content.terrain import Terrain
from fivefires.games.zna.content.vocabulary import Piece, Scenario, Trait
from fivefires.games.zna.rules import chemistry, fighting, fog, gear, moving, objectives, plans
from fivefires.games.zna.rules.questions import Clear, Means
from fivefires.games.zna.rules.scenarios import engine, exits, radio, survivors, vents
from fivefires.games.zna.state import (
    DEAD,
    Attack,
    Campaign,
    Hero,
    Mutant,
    Person,
    Plan,
    Stage,
    Strike,
    ZnaResult,
    ZnaState,
    map_of,
    masked,
    mutant_of,
    seat_of,
    standing,
    trait,
    waking,
)
from fivefires.kernel import Message, View, face_of, message


class ZnaView(View[ZnaState]):
    """What one seat sees. Structs that it gives out are the table's own: look, do not touch."""

    # --- where we are ----------------------------------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        return self._state.stage

    @property
    def round(self) -> int:
        return self._state.round

    @property
    def speaker(self) -> int:
        return self._state.speaker

    @property
    def scenario(self) -> Scenario:
        return map_of(self._state).scenario

    @property
    def begun(self) -> bool:
        """Whether the scenario's page has been laid out."""
        return bool(self._state.fog)

    @property
    def campaign(self) -> Campaign | None:
        return self._state.campaign

    @property
    def result(self) -> ZnaResult | None:
        return self._state.result

    @property
    def clock(self) -> int:
        """The fog event cards that are left (N-298)."""
        return len(self._state.piles[piles.EVENTS])

    @property
    def order(self) -> Sequence[int]:
        return self._state.order

    # --- the map ---------------------------------------------------------------------------------------------

    @property
    def map(self) -> Terrain:
        return map_of(self._state)

    @property
    def fog(self) -> Sequence[int]:
        return self._state.fog

    @property
    def explored(self) -> Sequence[bool]:
        return self._state.explored

    def face_up(self, tile: int) -> str | None:
        """Which unknown tile lies there, once everybody knows."""
        return fog.face_up(self._state, self.map, tile)

    @property
    def marked(self) -> int:
        return fog.marked(self._state, self.map)

    @property
    def worked(self) -> Sequence[int]:
        return self._state.worked

    @property
    def opened(self) -> bool:
        return self._state.opened

    @property
    def exit_open(self) -> bool:
        return exits.is_open(self._state)

    @property
    def released(self) -> bool:
        """Whether the exit waits for nothing but an alarm."""
        return exits.released(self._state)

    @property
    def engine_runs(self) -> bool:
        """Whether the ferry waits for nobody but its passengers."""
        return self._state.engine >= engine.TURNS

    @property
    def drone_silent(self) -> bool:
        return self._state.drone_silent >= self._state.round > 0

    def on_ground(self, area: int) -> list[str]:
        """Cards and tokens that lie in an area."""
        return self.ground().get(area, [])

    def ground(self) -> dict[int, list[str]]:
        """Cards and tokens that lie about, by area."""
        found: dict[int, list[str]] = {}
        for card, area in self._state.lying.items():
            found.setdefault(area, []).append(card)
        for kind in (*TOKEN_KINDS, piles.MASK, *piles.PORTABLE):
            for place, count in self._state.stock[kind].items():
                if place.startswith("at."):
                    found.setdefault(int(place[3:]), []).extend([kind] * count)
        return found

    # --- figures ---------------------------------------------------------------------------------------------

    @property
    def heroes(self) -> Sequence[Hero]:
        return self._state.heroes

    @property
    def mutants(self) -> Sequence[Mutant]:
        return self._state.mutants

    @property
    def acting(self) -> Mutant | None:
        """The mutant whose turn it is."""
        agenda = self._state.agenda
        return mutant_of(self._state, agenda[0].mutant) if agenda else None

    @property
    def people(self) -> Sequence[Person]:
        return self._state.people

    @property
    def hero(self) -> int:
        """Who is in turn; -1 between turns."""
        return self._state.hero

    def runs(self, hero: int) -> int:
        """The seat that runs a hero."""
        return seat_of(self._state.seats, hero)

    def number_of(self, id: str) -> int:
        return next(number for number, hero in enumerate(self._state.heroes) if hero.id == id)

    def trait(self, hero: int, which: Trait) -> int:
        return trait(self._state, hero, which)

    def masked(self, hero: int) -> bool:
        return masked(self._state, hero)

    def resistance(self, mutant: Mutant) -> int:
        """What a wound takes, where it stands now."""
        return fighting.resistance(self._state, mutant)

    @property
    def guarded(self) -> int:
        """The areas next to an activated mutant."""
        return waking(self._state.mutants, self.map)

    def movement(self, hero: int) -> int:
        return moving.movement(self._state, hero)

    # --- what heroes have ------------------------------------------------------------------------------------

    def held(self, hero: int) -> list[str]:
        """All cards of a hero."""
        return gear.cards(self._state, hero)

    def in_space(self, hero: int, space: str) -> Sequence[str]:
        return tuple(self._state.piles[piles.SPACES[space][hero]])

    def equipped(self, hero: int) -> list[str]:
        return gear.equipped(self._state, hero)

    def tokens(self, hero: int) -> Mapping[str, int]:
        return gear.tokens(self._state, hero)

    def chemistry_room(self, hero: int) -> int:
        return gear.chemistry_room(self._state, hero)

    def portable(self, hero: int) -> list[str]:
        place = piles.ON[hero]
        return [kind for kind in piles.PORTABLE for _ in range(self._state.stock[kind].get(place, 0))]

    def cubes(self, weapon: str) -> Mapping[str, int]:
        """What is loaded, by colour."""
        return {str(colour): self._state.stock[CUBE[colour]].get(weapon, 0) for colour in COLOURS}

    @property
    def bullets(self) -> Mapping[str, int]:
        return MappingProxyType(self._state.bullets)

    def supplied(self, hero: int, weapon: str) -> bool:
        return fighting.supplied(self._state, hero, [weapon])

    def attackable(self, hero: int) -> list[Mutant]:
        """Mutants that a hero can attack from where he stands."""
        return fighting.attackable(self._state, hero)

    def controllable(self, hero: int) -> list[Mutant]:
        """Mutants that a hero could take over now."""
        return chemistry.controllable(self._state, hero)

    def sets_of_arms(self, hero: int, mutant: Mutant) -> Sequence[tuple[str, ...]]:
        """The weapons that a hero can use on a mutant from where he stands."""
        return fighting.sets_of_arms(self._state, hero, mutant.area)

    def patients(self, hero: int) -> list[int]:
        """Whom a hero can treat: heroes by number, then the people of the scenario."""
        return chemistry.patients(self._state, hero)

    def means_for(self, hero: int, target: int) -> Sequence[Means]:
        return chemistry.means_for(self._state, hero, target)

    def name_of_patient(self, target: int) -> str:
        return chemistry.name_of(self._state, target)

    def lowerable(self, hero: int) -> Sequence[Clear]:
        """The tiles whose fog a hero can lower now."""
        return chemistry.lowerable(self._state, hero)

    def partners(self, hero: int) -> Sequence[int]:
        """With whom a hero can trade."""
        return plans.partners(self._state, hero)

    def upgrade(self, hero: int) -> str:
        card = self._state.piles[piles.UPGRADE[hero]]
        return face_of(card[0]) if card else ""

    def progress(self, hero: int, card: str) -> int:
        """How far an objective is that this seat knows."""
        return objectives.progress(self._state, hero, card)

    # --- what is under way -----------------------------------------------------------------------------------

    @property
    def attack(self) -> Attack | None:
        return self._state.attack

    @property
    def strike(self) -> Strike | None:
        return self._state.strike

    @property
    def plan(self) -> Plan | None:
        return self._state.plan

    def objective(self) -> tuple[int, int]:
        """How far the scenario's objective is: what is done, and what it takes."""
        state, page = self._state, self.scenario
        kind = page.objective
        if kind == "signal":
            return state.signals, radio.SIGNALS
        if kind == "survivors":
            return state.woken, survivors.NEEDED
        if kind == "keys":
            return sum(state.stock[piles.KEY].get(place, 0) for place in piles.ON), len(self.map.piece(Piece.KEY))
        if kind == "vents":
            tiles = vents.tiles(state)
            return sum(state.fog[tile] == 0 for tile in tiles), len(tiles)
        if kind == "clear":
            return sum(state.explored), len(state.explored)
        if kind == "courier":
            hit = next((mutant.wounds for mutant in state.mutants if mutant.kind == "courier"), 0)
            return hit, MUTANT["courier"].health
        if kind == "ferry" and state.engine < engine.TURNS:
            return state.engine, engine.TURNS
        if not exits.is_open(state):
            return len(state.worked), len(self.map.sites) or len(self.map.locks)
        there = [hero for hero in state.heroes if hero.status != DEAD and self.map.exit >> hero.area & 1]
        return len(there), sum(hero.status != DEAD for hero in state.heroes)

    def goal(self) -> tuple[str, int, int]:
        """What is to be done next, how far it is, and what it takes: first the way out, then whoever is to go there.

        They are all who stand, and the professor.
        """
        state, map, kind = self._state, self.map, self.scenario.objective
        if map.exit and self.released and not self.exit_open:
            return "alarm", 0, 1
        if kind in ("exit", "sample", "ferry") and not self.exit_open:
            return "closed", len(state.worked), len(map.sites) or len(map.locks)
        if kind == "ferry" and state.engine < engine.TURNS:
            return "engine", state.engine, engine.TURNS
        if kind == "sample":
            return kind, int(any(piles.ON[hero] in state.stock[piles.SAMPLE] for hero in standing(state))), 1
        if kind in ("exit", "ferry"):
            areas = [state.heroes[hero].area for hero in standing(state)] + [person.area for person in state.people]
            return kind, sum(map.exit >> area & 1 for area in areas), len(areas)
        return (kind, *self.objective())

    # --- notes for answers -----------------------------------------------------------------------------------

    def name_at(self, place: str) -> Message:
        """Whose place this is."""
        if place.startswith("hero."):
            return message(self._state.heroes[int(place[5:])].id)
        return message("zna-ground")

    def price_of_way(self, area: str) -> Message:
        """What it costs the hero in turn to go there: movement (N-158), an action if a new Move begins (N-159), and
        what is lost (N-046).
        """
        state, map, hero = self._state, self.map, self._state.hero
        there = map.number[area]
        tile = map.tile_of[there]
        movement = moving.price(state, hero, there)
        fresh = int(state.heroes[hero].steps < moving.leaving(state, map, state.heroes[hero].area))
        if state.attack is not None:  # a step after a kill is free (N-414)
            movement = fresh = 0
        loss = fog.loss(state.fog[tile], masked(state, hero))
        which = "way"
        if not state.explored[tile]:
            which = "unexplored"
        elif fog.marked(state, map) >> there & 1:
            which = "marked"
        return message(f"note-{which}", movement=movement, actions=fresh, loss=loss)

    def load_of_ammunition(self, card: str) -> Message:
        """How many bullets are left, and what each adds."""
        return message("note-bullets", bullets=self.bullets_of(card), damage=AMMO[card].damage)

    def price_of_clearing(self, tile: str, card: str) -> Message:
        """The cubes that it takes, and what is left of the fog."""
        number = self.map.titles.index(tile)
        left = message(fog.LEVELS[max(0, self._state.fog[number] - 1)])
        hero = self._state.hero
        vent = hero >= 0 and chemistry.at_vent(self._state, hero, number)
        return message("note-clear", cubes=chemistry.price_to_lower(card, vent=vent), level=left)

    def fog_on(self, tile: str) -> Message:
        return message("note-tile", level=message(fog.LEVELS[self._state.fog[self.map.titles.index(tile)]]))

    def text_of(self, card: str) -> Message | None:
        """What is printed on a card."""
        face = face_of(card)
        return message(f"{SPECIAL_ID.get(card, face)}.text")

    def state_of(self, figure: str) -> Message | None:
        """How a mutant is."""
        number = int(figure.partition(".")[2])
        mutant = next((one for one in self._state.mutants if one.number == number), None)
        if mutant is None:
            return None
        left = MUTANT[mutant.kind].health - mutant.wounds
        return message("note-mutant", resistance=self.resistance(mutant), health=left)

    def strength_of(self, first: str, second: str) -> Message:
        """How many dice are rolled, and what weapons add to them."""
        cards = [card for card in (first, second) if card]
        hero = self._state.hero if self._state.hero >= 0 else 0
        dice = fighting.dice_of(self._state, Attack(hero, -1, cards))
        return message("note-arms", dice=dice, damage=sum(WEAPON[card].damage for card in cards))

    def worth_of(self, means: Means) -> Message:
        """What a remedy gives back, out of the hands of the hero in turn."""
        hero = self._state.hero if self._state.hero >= 0 else 0
        health, resistance = chemistry.worth(self._state, hero, means)
        return message("note-means", health=health, resistance=resistance)

    def load_of(self, card: str) -> Message | None:
        """What is in a chemical weapon."""
        if card not in CHEMICAL:
            return None
        load = self.cubes(card)
        return message(
            "note-load", yellow=load["yellow"], green=load["green"], blue=load["blue"], slots=CHEMICAL[card].slots
        )

    def hero_note(self, hero: str) -> Message:
        """A hero's values in words, and what this hero alone can do."""
        board = HERO[hero]
        return message(
            "note-hero-board",
            movement=board.movement,
            strength=board.strength,
            dexterity=board.dexterity,
            health=board.health,
            resistance=board.resistance,
            ability=message(f"{hero}.ability"),
        )

    def health_of(self, who: str) -> Message | None:
        kind, _, number = who.partition(".")
        if number:
            person = self._state.people[int(number)]
            return message("note-person", health=person.health, most=person.most)
        me = self._state.heroes[self.number_of(kind)]
        board = HERO[kind]
        return message("note-hero", health=me.health, most=board.health, resistance=me.resistance, top=board.resistance)

    def bullets_of(self, card: str) -> int:
        return self._state.bullets.get(card, AMMO[card].bullets if card in AMMO else 0)

    def kind_of(self, card: str) -> str:
        return CARD[card].id
