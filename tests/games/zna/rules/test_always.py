"""What holds at every moment: whole games of all scenarios are played, and looked at before each answer."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.chemistry import COLOURS, CUBE
from fivefires.games.zna.content.index import AMMO, CHEMICAL, HERO, WEAPON
from fivefires.games.zna.content.mutants import COURIER, TOKENS
from fivefires.games.zna.content.scenarios import SCENARIOS
from fivefires.games.zna.content.vocabulary import Scenario
from fivefires.games.zna.game import GAME
from fivefires.games.zna.rules import drone, gear
from fivefires.games.zna.state import DEAD, OUT, STANDING, ZnaState, living, map_of, seat_of
from fivefires.kernel import Runner, Setup, seed_from

MOST_ANSWERS = 64
# How often a player does anything at all instead of what the expert advises.
WHIM = 0.15


def played(page: Scenario, seed: int) -> Iterator[Runner[ZnaState]]:
    """A game with the objectives of the drone, before each answer."""
    setup = Setup(1 + seed % 4, "mission", ("objectives",), {"scenario": page.number})
    runner: Runner[ZnaState] = Runner(GAME, setup, seed_from(seed))
    chance = random.Random(seed)
    assert GAME.expert is not None
    while (question := runner.question) is not None:
        yield runner
        seat = runner.asked()[0]
        options = question.choices[seat]
        wise = chance.random() >= WHIM
        view = GAME.view(runner.state, seat)
        runner.answer(seat, GAME.expert(view, options, question.prompt) if wise else chance.choice([*options]))


@pytest.mark.parametrize("page", SCENARIOS, ids=lambda page: page.id)
@pytest.mark.rule("N-093", "N-161", "N-228", "N-344", "N-235", "N-113", "N-120", "N-121", "N-122", "N-123", "N-124")
@pytest.mark.rule("N-125", "N-205", "N-309", "N-260", "N-175", "N-294", "N-335", "N-088", "N-348", "N-497", "N-033")
def test_what_is_always_true(page: Scenario) -> None:
    before = Before()
    for runner in played(page, page.number):
        state = runner.state
        question = runner.question
        assert question is not None
        (seat,) = runner.asked()
        assert len(question.choices[seat]) <= MOST_ANSWERS
        if state.round:
            assert seat in {seat_of(state.seats, hero) for hero in living(state)}
            figures_stand_apart(state)
            if question.prompt.message != "ask-stand-up":  # He has woken and still lies.
                heroes_are_well_or_lie(state)
            boards_hold_what_they_can(state)
            supplies_are_counted(state)
            before.compare(state)
    assert before.round, "no round was played"


def figures_stand_apart(state: ZnaState) -> None:
    map = map_of(state)
    figures = [hero.area for hero in state.heroes if hero.status == STANDING]
    figures += [mutant.area for mutant in state.mutants]
    figures += [person.area for person in state.people if person.status == STANDING]
    assert len(figures) == len(set(figures)), [map.names[area] for area in figures]
    assert all(map.open >> area & 1 for area in figures)


def heroes_are_well_or_lie(state: ZnaState) -> None:
    for hero in state.heroes:
        board = HERO[hero.id]
        assert 0 <= hero.health <= board.health
        assert 0 <= hero.resistance <= board.resistance
        assert (hero.status == DEAD) == (hero.health == 0), hero
        if hero.health:
            assert (hero.status == OUT) == (hero.resistance == 0), hero
        assert hero.actions >= 0 <= hero.steps


def boards_hold_what_they_can(state: ZnaState) -> None:
    for number in piles.HEROES:
        held = {space: state.piles[names[number]] for space, names in piles.SPACES.items()}
        assert all(card in WEAPON for card in held["hands"])
        assert all(card in AMMO for card in held["slot"])
        assert sum(WEAPON[card].hands for card in held["hands"]) <= 2
        assert len(held["belt"]) <= 2
        assert len(held["pack"]) + gear.portable(state, number) <= 4
        assert len(held["slot"]) <= 1
        assert sum(gear.tokens(state, number).values()) <= (6 if state.heroes[number].id == "mia" else 4)
        assert state.stock[piles.MASK].get(piles.ON[number], 0) <= 1
        assert drone.held(state, number) <= 3


def supplies_are_counted(state: ZnaState) -> None:
    """Cubes and bullets lie with cards that somebody has or has left behind; each figure has its token."""
    out = [*state.lying, *(card for number in piles.HEROES for card in gear.cards(state, number))]
    for colour in COLOURS:
        assert {place for place in state.stock[CUBE[colour]] if place != piles.SUPPLY} <= {*out}
    for card in out:
        if card in CHEMICAL:
            assert sum(state.stock[CUBE[colour]].get(card, 0) for colour in COLOURS) <= CHEMICAL[card].slots
        if card in AMMO:
            assert 0 < state.bullets[card] <= AMMO[card].bullets
    there = Counter(mutant.kind for mutant in state.mutants)
    for kind in TOKENS:
        assert state.stock[kind].get(piles.ON_MAP, 0) == there[kind]
    if "never-heavy" in map_of(state).scenario.special:
        assert max(state.fog) <= 1


class Before:
    """How it was before the last answer: what never turns back."""

    def __init__(self) -> None:
        self.round, self.clock = 0, 40
        self.awake: set[int] = set()
        self.tiles: dict[int, int] = {}
        self.explored: list[bool] = []
        self.killed: Counter[str] = Counter()

    def compare(self, state: ZnaState) -> None:
        map = map_of(state)
        assert state.round >= self.round
        assert len(state.piles[piles.EVENTS]) <= self.clock
        awake = {mutant.number for mutant in state.mutants if mutant.awake}
        assert self.awake & {mutant.number for mutant in state.mutants} <= awake
        assert all(now or not then for now, then in zip(state.explored, self.explored, strict=False))
        assert all(explored or not entered for explored, entered in zip(state.explored, state.entered, strict=True))
        for mutant in state.mutants:
            tile = map.tile_of[mutant.area]
            if mutant.kind != COURIER and not state.explored[tile]:
                assert self.tiles.get(mutant.number, tile) == tile, "it has entered an unexplored tile"
        killed = Counter({kind: state.stock[kind].get(piles.DEAD, 0) for kind in TOKENS})
        assert killed >= self.killed
        self.round, self.clock, self.awake = state.round, len(state.piles[piles.EVENTS]), awake
        self.tiles = {mutant.number: map.tile_of[mutant.area] for mutant in state.mutants}
        self.explored, self.killed = [*state.explored], killed
