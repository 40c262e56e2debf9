"""A hero with these belongings at that place, at seat 1; a bystander at seat 0 is the Voice of Zona."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from fivefires.games.zona.game import GAME
from fivefires.games.zona.show.view import ZonaView
from fivefires.games.zona.state import Scavenger, ZonaState
from fivefires.kernel import Runner, Setup, key_of, seed_from
from tests.games.zona.tables.laying import clear_board, fatigue_at, pack, set_reputation, strip
from tests.games.zona.tables.looking import NEUTRAL
from tests.games.zona.tables.watching import Watched
from tests.kit.tables import put

HERO = 1
BYSTANDERS = ("valerian", "tamara", "ivan")
# It touches nobody, and the game rests while the Voice picks a location for it.
RESTING = "r03"


@dataclass
class Play:
    """A game under way, and short ways to look at it from the hero's side."""

    runner: Runner[ZonaState]

    @property
    def state(self) -> ZonaState:
        return self.runner.state

    @property
    def me(self) -> Scavenger:
        return self.state.scavengers[HERO]

    def pile(self, name: str) -> list[str]:
        return self.state.piles[name]

    @property
    def keys(self) -> list[str]:
        """What may be answered now, whoever is asked."""
        return [key_of(option) for seat in self.runner.asked() for option in self.runner.options(seat)]

    @property
    def asked(self) -> str:
        question = self.runner.question
        return "" if question is None else question.prompt.message

    @property
    def seat(self) -> int:
        return self.runner.asked()[0]

    @property
    def total(self) -> int:
        """The total that the question about a test names."""
        assert self.asked == "ask-test"
        return ZonaView(self.state, self.seat).test_total

    def do(self, *keys: str) -> Play:
        """Answer one question after the other; a roll is let stand only where somebody is asked (Z-538)."""
        for key in keys:
            if key != "let-stand" or self.asked == "ask-test":
                self.runner.answer(self.runner.asked()[0], key)
        return self

    def roll(self, *rolls: Sequence[int]) -> Play:
        """Let the next rolls come out so."""
        self.runner.table.force(*rolls)
        return self

    def uses(self) -> list[str]:
        return [key for key in self.keys if key.startswith("use:")]

    def until_round(self, number: int) -> Play:
        """Let everybody pass, and answer the rest with the last option, until the round has begun."""
        while self.state.round < number and not self.runner.over:
            seat = self.runner.asked()[0]
            self.runner.answer(seat, "pass" if "pass" in self.keys else self.keys[-1])
        return self


def begin(hero: str = "olga", players: int = 2) -> Play:
    """A free choice of characters, and everybody empty-handed in a bunker; the bystander is asked for an action."""
    setup = Setup(players, mode="race" if players > 1 else "solo", options={"characters": "free"})
    runner = Watched(GAME, setup, seed_from(1), prepare=lambda table: table.force((1,)))
    others = [one for one in BYSTANDERS if one != hero]
    names = [others.pop(0), hero, *others][:players]
    for seat, name in enumerate(names):
        runner.answer(seat, f"character:{name}")
    while runner.question is not None and runner.question.prompt.message == "ask-arrange":
        runner.answer(runner.asked()[0], runner.options(runner.asked()[0])[0])
    clear_board(runner)
    for seat in range(players):
        strip(runner, seat)
        set_reputation(runner, seat, NEUTRAL)
        scavenger = runner.state.scavengers[seat]
        scavenger.place, scavenger.rubles, scavenger.damage = "roadhouse", 0, 0
    return Play(runner)


def hero(
    place: str = "frontier",
    *,
    hero: str = "olga",
    players: int = 2,
    items: Sequence[str] = (),
    worn: Sequence[str] = (),
    tokens: Mapping[str, int] | None = None,
    trophies: Sequence[str] = (),
    secrets: Sequence[str] = (),
    rubles: int = 0,
    damage: int = 0,
    fatigue: int | None = None,
    reputation: int = NEUTRAL,
    weaknesses: Sequence[str] = (),
    threats: Mapping[str, Sequence[str]] | None = None,
    tops: Mapping[str, Sequence[str]] | None = None,
    next_out: Mapping[str, str] | None = None,
    at_turn: bool = True,
) -> Play:
    """The hero is about to act at this place, with these belongings and no others.

    `tops` are the cards on top of a pile, the uppermost first, `next_out` the tokens that slots give next.
    """
    game = begin(hero, players)
    runner = game.runner
    me = game.me
    me.place, me.rubles, me.damage = place, rubles, damage
    me.fatigue = fatigue_at(place) if fatigue is None else fatigue
    set_reputation(runner, HERO, reputation)
    me.weaknesses = sorted(weaknesses)
    runner.table.shift("weakness-token", len(weaknesses), "supply", f"seat.{HERO}")
    for card in items:
        pack(runner, HERO, card)
    for card in worn:
        pack(runner, HERO, card, worn=True)
    me.tokens = dict(tokens or {})
    for token in trophies:
        put(runner, token, f"trophies.{HERO}")
    for card in secrets:
        put(runner, card, f"secrets.{HERO}")
    for location, lying in (threats or {}).items():
        for token in lying:
            put(runner, token, f"at.{location}")
    put(runner, RESTING, "rumors")
    for pile, cards in (tops or {}).items():
        for card in reversed(cards):
            put(runner, card, pile)
    for slot, token in (next_out or {}).items():
        put(runner, token, slot, bottom=True)
    if at_turn:
        while game.seat != HERO:
            game.do("pass")
    return game
