"""The limits of talk, watched in whole games of players who would rather trade than do anything else."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from fivefires.games.raid_trade.game import GAME
from fivefires.games.raid_trade.state import RaidTradeState, Turn, tokens
from fivefires.kernel import Runner, Setup, key_of, seed_from
from fivefires.kit.bargains import Offer
from tests.games.raid_trade.tables import Game, prompt

FIRST = ("trade", "compose", "put:", "send", "promise:", "counter", "accept")
ANSWERS = ("accept", "decline-offer", "counter", "no-more-offers", "say-nothing")
MOST = 800


def owned(state: RaidTradeState, seat: int) -> dict[str, int]:
    items = [*state.piles[f"made.{seat}"], *state.piles[f"unmade.{seat}"]]
    return {**tokens(state, seat), **dict.fromkeys(items, 1)}


def owns(state: RaidTradeState, seat: int, goods: dict[str, int]) -> bool:
    held = owned(state, seat)
    return all(held.get(good, 0) >= amount for good, amount in goods.items())


def words(offer: Offer) -> str:
    return f"{offer.by}: {sorted(offer.give.items())} for {sorted(offer.want.items())}, {offer.promise}"


class Watch:
    """What was said so far in a turn and in a round, as somebody at the table would write it down."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.turn: Turn | None = None
        self.round = 0
        self.offers = 0
        self.counters: Counter[int] = Counter()
        self.declined: set[tuple[int, str]] = set()
        self.silenced: set[tuple[int, int]] = set()
        self.seen: Counter[str] = Counter()

    def before(self, seat: int, key: str) -> None:
        """Somebody is about to say this."""
        state, asked = self.game.state, prompt(self.game)
        if asked == "ask-answer-offer":
            self.answered(seat, key)
        elif key == "trade":
            self.offers += 1
            self.counters.clear()
            assert self.offers <= 3
        elif key == "send" and state.talk.first is not None:
            self.counters[seat] += 1
            assert self.counters[seat] <= 2
        elif asked == "ask-hear-counter":
            self.heard(seat, key)

    def answered(self, seat: int, key: str) -> None:
        offer = self.game.state.talk.offer
        assert offer is not None
        self.addressed(seat, offer)
        assert (seat, offer.by) not in self.silenced
        if key == "no-more-offers":
            self.silenced.add((seat, offer.by))
        if key in ("decline-offer", "no-more-offers"):
            self.declined.add((seat, words(offer)))
        self.seen[key] += 1

    def heard(self, seat: int, key: str) -> None:
        offer = self.game.state.talk.offer
        assert offer is not None
        self.addressed(seat, offer)
        if key != "accept":
            self.declined.add((seat, words(offer)))
        self.seen[f"counter {key}"] += 1

    def addressed(self, seat: int, offer: Offer) -> None:
        """Both own what is named and can trade, and it was not turned down in this round."""
        state = self.game.state
        assert (seat, words(offer)) not in self.declined
        assert 1 <= sum(offer.give.values()) <= 6
        assert 1 <= sum(offer.want.values()) <= 6
        assert owns(state, offer.by, offer.give)
        assert owns(state, seat, offer.want)
        two = [state.players[offer.by], state.players[seat]]
        assert not any(one.inside or one.out for one in two)
        fair = "street_fair" in state.piles["events.active"] or "garcia" in [one.character for one in two]
        assert fair or all(one.ap for one in two)

    def look(self) -> None:
        """A new turn has room for new offers, and a new round has forgotten who declined what."""
        state = self.game.state
        if state.turn is not self.turn:
            self.turn, self.offers = state.turn, 0
        if state.round != self.round:
            self.round = state.round
            self.declined.clear()
            self.silenced.clear()


def played(players: int, mode: str, seed: int) -> Counter[str]:
    """A game, and how often each word was said to an offer."""
    chance = random.Random(seed)
    game: Game = Runner(GAME, Setup(players, mode, (), {"characters": "dealt"}), seed_from(seed), log=False)
    watch = Watch(game)
    while not game.over and game.step < MOST:
        watch.look()
        seat = chance.choice(game.asked())
        options = game.options(seat)
        liked = [one for one in options if key_of(one).startswith(FIRST)]
        option = chance.choice(liked if liked and chance.random() < 0.7 else options)
        watch.before(seat, key_of(option))
        game.answer(seat, option)
    return watch.seen


@pytest.mark.rule("R-544", "R-545", "R-546", "R-549", "R-550", "R-556", "R-558", "R-265", "R-269")
@pytest.mark.parametrize(("players", "mode"), [(3, "city"), (5, "city"), (4, "escape")])
def test_talk_keeps_its_limits(players: int, mode: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(5):
        seen += played(players, mode, seed)
    assert {*ANSWERS, "counter accept", "counter decline-offer", "counter counter"} <= {*seen}
