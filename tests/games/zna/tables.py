"""Tables of ZNA at a wished situation, and short ways to play them.

A scenario is laid out and its heroes stand at the beginning of the first turn. Then a test puts figures, cards and fog
where it wants them, and lets one rule run with the answers that it names.
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.chemistry import CUBE
from fivefires.games.zna.content.index import AMMO, HERO
from fivefires.games.zna.content.terrain import Terrain
from fivefires.games.zna.game import GAME
from fivefires.games.zna.state import Hero, Mutant, ZnaState, ZnaTable, map_of, seat_of
from fivefires.kernel import Runner, Setup, key_of, seed_from
from fivefires.kernel.questions import Question
from fivefires.kit.bits import members
from tests.kit.tables import carry_out, chosen

# Faces of the dice, by what they show.
BLANK, ONE, TWO = 1, 3, 6
LIGHT_BLANK, LIGHT_H, LIGHT_R, LIGHT_HR = 1, 3, 5, 6
HEAVY_BLANK, HEAVY_H, HEAVY_R, HEAVY_2H, HEAVY_MASK = 1, 2, 4, 5, 6


class Game:
    """A table in the first turn of the first hero; every hero has empty hands, and nobody else is there."""

    def __init__(self, *heroes: str, scenario: int = 1, players: int = 4, seed: int = 1) -> None:
        setup = Setup(players, "mission", (), {"scenario": scenario})
        self.runner: Runner[ZnaState] = Runner(GAME, setup, seed_from(seed))
        team = [*heroes, *(hero for hero in HERO if hero not in heroes)][:4]
        for hero in team:
            self.answer(f"hero:{hero}")
        while self.runner.question is not None and self.runner.question.prompt.message != "ask-action":
            self.answer(key_of(self.runner.options(self.seat)[-1 if self.message == "ask-equip" else 0]))
        self.table: ZnaTable = self.runner.table
        self.state: ZnaState = self.table.state
        self.map: Terrain = map_of(self.state)
        self.said: list[str] = []
        for number in range(4):
            self.empty(number)
        for mutant in [*self.state.mutants]:
            self.state.mutants.remove(mutant)

    @property
    def seat(self) -> int:
        return self.runner.asked()[0]

    @property
    def message(self) -> str:
        assert self.runner.question is not None
        return self.runner.question.prompt.message

    def answer(self, key: str) -> None:
        self.runner.answer(self.seat, key)

    def stock(self, kind: str, place: str) -> int:
        """How many tokens of a kind there are in a place."""
        return self.state.stock[kind].get(place, 0)

    # --- arranging -------------------------------------------------------------------------------------------

    def empty(self, hero: int) -> None:
        """Nothing but a mask."""
        for names in piles.SPACES.values():
            for card in [*self.state.piles[names[hero]]]:
                self.table.move(card, names[hero], piles.BOX)
        for kind, places in self.state.stock.items():
            if piles.ON[hero] in places and kind != piles.MASK:
                self.table.shift(kind, places[piles.ON[hero]], piles.ON[hero], piles.BAG)

    def hero(self, number: int) -> Hero:
        return self.state.heroes[number]

    def give(self, hero: int, face: str, space: str = "hands", *, bullets: int = 0, **cubes: int) -> str:
        """A card of this name, out of whichever pile it lies in."""
        card, source = min(
            (card, pile)
            for pile, held in self.state.piles.items()
            for card in held
            if card.partition("#")[0] == face and "." not in pile
        )
        self.table.move(card, source, piles.SPACES[space][hero])
        if card in AMMO:
            self.state.bullets[card] = bullets or AMMO[card].bullets
        for colour, count in cubes.items():
            self.table.shift(CUBE[colour], count, piles.SUPPLY, card)
        return card

    def token(self, hero: int, kind: str, count: int = 1) -> None:
        self.table.shift(kind, count, piles.BAG, piles.ON[hero])

    def unmask(self, hero: int) -> None:
        self.table.shift(piles.MASK, 1, piles.ON[hero], piles.SUPPLY)

    def put(self, hero: int, area: int) -> int:
        self.hero(hero).area = area
        return area

    def mutant(self, kind: str, area: int, *, awake: bool = True, wounds: int = 0) -> Mutant:
        mutant = Mutant(self.state.arrived, kind, area, wounds, awake)
        self.state.arrived += 1
        self.state.mutants.append(mutant)
        if kind in ("walker", "runner", "brute"):
            source = piles.BAG if piles.BAG in self.state.stock[kind] else piles.SUPPLY
            self.table.shift(kind, 1, source, piles.ON_MAP)
        return mutant

    def tile(self, hero: int = 0) -> int:
        return self.map.tile_of[self.hero(hero).area]

    def fog(self, level: int, hero: int = 0) -> None:
        self.state.fog[self.tile(hero)] = level

    def explore(self) -> None:
        self.state.explored = [True] * len(self.state.explored)
        self.state.entered = [True] * len(self.state.entered)

    def open_exit(self) -> None:
        """All the work is done, and there was an alarm."""
        self.state.worked = [*self.map.sites]
        self.state.opened = True

    def next_to(self, area: int, *, same_tile: bool = True) -> list[int]:
        """Free areas beside one."""
        taken = [me.area for me in self.state.heroes] + [mutant.area for mutant in self.state.mutants]
        found = [other for other in members(self.map.beside[area]) if other not in taken]
        return [other for other in found if not same_tile or self.map.tile_of[other] == self.map.tile_of[area]]

    def apart(self, *heroes: int) -> None:
        """Put these heroes as far away as the map goes, each for itself."""
        here = self.hero(0).area
        far = sorted(members(self.map.open), key=lambda area: -self.map.walk[here][area])
        for number, hero in enumerate(heroes):
            self.put(hero, far[3 * number])

    def walled_in(self, hero: int) -> int:
        """Brutes stand all round this hero on a map that is known, and everybody else is far away. Where he stands."""
        self.explore()
        self.apart(*(other for other in range(4) if other != hero))
        here = self.hero(hero).area
        for area in members(self.map.beside[here]):
            self.mutant("brute", area)
        return here

    def load(self, hero: int) -> None:
        """Hands, belt and pack are full."""
        for face, space in (("fire_axe", "hands"), ("lucky_coin", "belt"), ("adrenaline", "belt")):
            self.give(hero, face, space)
        for face in ("shotgun", "syringe", "revolver", "hunting_rifle"):
            self.give(hero, face, "pack")

    # --- playing ---------------------------------------------------------------------------------------------

    def play(self, rule: Coroutine[Any, Any, Any], *answers: str, asked: int | None = 0) -> Any:
        """Let a rule run, with these answers; what was asked is in `said`. All must be asked of the hero `asked`."""
        self.said = []

        def look(question: Question) -> None:
            self.said.append(question.prompt.message)
            assert asked is None or [*question.choices] == [seat_of(self.state.seats, asked)], "another is asked"

        return carry_out(rule, answers, look)

    def until(self, rule: Coroutine[Any, Any, Any], *answers: str) -> list[str]:
        """The answers that are on offer after these ones."""
        question = rule.send(None)
        for key in answers:
            question = rule.send(chosen(question, key))
        rule.close()
        return [key_of(option) for option in question.options]
