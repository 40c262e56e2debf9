"""A whole campaign, link by link: each scenario is set up, brought close to its objective, and won by real answers."""

from __future__ import annotations

import pytest

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.chemistry import CUBE, GREEN
from fivefires.games.zna.content.vocabulary import Piece, Trait
from fivefires.games.zna.game import GAME
from fivefires.games.zna.rules import campaign, harm, objectives
from fivefires.games.zna.rules.scenarios import radio, vents
from fivefires.games.zna.show.scene import scene
from fivefires.games.zna.show.view import ZnaView
from fivefires.games.zna.state import Mutant, ZnaResult, ZnaState, map_of, trait
from fivefires.kernel import Runner, Setup, key_of, seed_from
from fivefires.kit.bits import members
from tests.games.zna.tables import TWO

# They act in this order, and Gus, the second, does what decides the scenario.
TEAM = ("mia", "gus", "quinn", "ines")
GUS = 1
BEGINNING = {"ask-buy": 0, "ask-start": 0, "ask-equip": -1, "ask-order": 0}


class Link:
    """One table of a campaign, at the first action of the first hero, without mutants and fog."""

    def __init__(self, setup: Setup) -> None:
        GAME.check(setup)
        self.setup = setup
        self.runner: Runner[ZnaState] = Runner(GAME, setup, seed_from(12))
        self.bought = False
        while self.message != "ask-action":
            if self.message == "ask-hero":
                self.answer(f"hero:{TEAM[len(self.state.heroes)]}")
            elif self.message == "ask-replace":
                self.answer(f"hero:{TEAM[3]}")  # the dead one again
            else:
                self.bought |= self.message == "ask-buy"
                self.answer(self.options[BEGINNING[self.message]])
        self.state.fog = [0] * len(self.state.fog)
        self.state.mutants.clear()
        self.map = map_of(self.state)

    @property
    def state(self) -> ZnaState:
        return self.runner.state

    @property
    def message(self) -> str:
        assert self.runner.question is not None
        return self.runner.question.prompt.message

    @property
    def options(self) -> list[str]:
        return [key_of(option) for option in self.runner.options(0)]

    def answer(self, key: str) -> None:
        self.runner.answer(0, key)

    def play(self, *answers: str) -> ZnaResult:
        """The first hero passes, then these answers, then everybody passes until the scenario is over."""
        self.answer("end-turn")
        for key in answers:
            self.answer(key)
        while not self.runner.over:
            assert self.state.round == 1
            self.answer("end-turn" if self.message == "ask-action" else self.options[-1])
        assert self.state.result is not None
        return self.state.result

    def put(self, hero: int, area: int) -> None:
        self.state.heroes[hero].area = area

    def into(self, zone: int) -> str:
        """Gus stands one step before a zone in which all others are, and this answer leads him in."""
        inside = [*members(zone)]
        last = next(area for area in inside if self.map.beside[area] & self.map.open & ~zone)
        self.put(GUS, next(iter(members(self.map.beside[last] & self.map.open & ~zone))))
        inside.remove(last)
        for hero, area in zip((0, 2, 3), inside, strict=False):
            self.put(hero, area)
        for person, area in zip(self.state.people, inside[3:], strict=False):
            person.area = area
        self.state.explored = [True] * len(self.state.explored)
        self.state.worked = [*self.map.sites, *self.map.locks]
        self.state.opened = True
        return f"go:{self.map.names[last]}"

    def foe(self, kind: str, wounds: int) -> list[str]:
        """Gus stands next to a mutant that his next blow kills."""
        here = self.state.heroes[GUS].area
        taken = [me.area for me in self.state.heroes]
        area = next(area for area in members(self.map.beside[here]) if area not in taken)
        self.state.mutants.append(Mutant(99, kind, area, wounds, awake=True))
        self.runner.table.force([TWO] * 3)
        return ["attack", "arms:none"]

    def treat(self) -> list[str]:
        """Gus stands next to a survivor, with what wakes people."""
        person = self.state.people[0]
        self.put(GUS, next(iter(members(self.map.beside[person.area] & self.map.open))))
        held = self.state.piles[piles.HANDS[0]]
        assert held == ["mia_syringe"]
        self.runner.table.move_all(piles.HANDS[GUS], piles.GROUND)
        self.runner.table.move("mia_syringe", piles.HANDS[0], piles.HANDS[GUS])
        self.runner.table.shift(CUBE[GREEN], 1, piles.SUPPLY, "mia_syringe")
        return ["treat"]

    def objective(self) -> list[str]:
        """Bring the scenario to where Gus, or the end of the turn, decides it; what he then answers."""
        state, map = self.state, self.map
        goal = map.scenario.objective
        if goal in ("exit", "ferry"):
            state.engine = 3
            return [self.into(map.exit)]
        if goal == "keys":
            for area in map.piece(Piece.KEY):
                self.runner.table.shift(piles.KEY, 1, piles.at(area), piles.ON[GUS])
            return [self.into(map.exit)]
        if goal == "sample":
            self.runner.table.shift(piles.SAMPLE, 1, piles.SUPPLY, piles.ON[GUS])
            return [self.into(map.exit)]
        if goal == "signal":
            state.signals = radio.SIGNALS - 1
            middle = map.on[radio.tile(state) or 0] & map.open
            for hero, area in zip((0, GUS), members(middle), strict=False):
                self.put(hero, area)
        elif goal == "survivors":
            state.woken = 2
            return self.treat()
        elif goal == "clear":
            state.explored = [True] * len(state.explored)
            self.runner.table.shift("walker", 1, piles.BAG, piles.ON_MAP)
            return [*self.foe("walker", 1), "stay"]
        elif goal == "courier":
            return [*self.foe("courier", 20), "stay"]
        else:
            assert all(state.fog[tile] == 0 for tile in vents.tiles(state))
        return []


@pytest.mark.rule("N-005", "N-008", "N-136", "N-371", "N-372", "N-380", "N-388", "N-389", "N-392")
@pytest.mark.parametrize("loses_one_in", [None, 7])
def test_twelve_links_each_with_a_total_victory_are_an_ultimate_one(loses_one_in: int | None) -> None:
    setup: Setup | None = Setup(1, "campaign")
    for number in range(1, 13):
        assert setup is not None
        link = Link(setup)
        state = link.state
        assert (state.scenario, state.round) == (number, 1)
        assert link.bought == (number == 2)  # the only credits are those of the first scenario
        if number > 1:
            assert [hero.id for hero in state.heroes] == [*TEAM]
            assert state.piles[piles.UPGRADE[GUS]] == ["faster"]
            assert trait(state, GUS, Trait.MOVEMENT) == 4
        if number == 1:
            for card in ("giant_slayer", "bare_knuckles"):
                where = next(pile for pile, held in state.piles.items() if card in held)
                link.runner.table.move(card, where, piles.OBJECTIVES)
                objectives.take(link.runner.table, GUS)
                objectives.done(link.runner.table, GUS, card)
        answers = link.objective()
        if number == loses_one_in:
            harm.die(link.runner.table, 3)
        result = link.play(*answers)
        victory = "partial" if number == loses_one_in else "total"
        assert (result.scenario, result.victory, result.ending, result.winners) == (number, victory, victory, [0])
        assert result.campaign is not None
        assert result.campaign.levels[-1] == victory
        assert (result.ultimate, bool(result.epilogue)) == (number == 12 and loses_one_in is None, number == 12)
        setup = campaign.follows(setup, result)
    assert setup is None
    assert result.epilogue == "bright"
    told = [story.text.id for story in scene(ZnaView(state, 0)).stories]
    assert told[:2] == ["zna-scenario-the-last-ferry.after", "zna-ending-bright.text"]
    assert ("zna-ending-ultimate.text" in told) == (loses_one_in is None)
