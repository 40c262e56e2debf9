"""The Fair: a toy in which three seats do nothing but trade apples, pears and one painted egg."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

import msgspec

from fivefires.kernel import Box, Game, Prompt, Result, Setup, State, Table, View, message, seat_name
from fivefires.kernel.scene import Mat, Scene, Thing
from fivefires.kit import bargains
from fivefires.kit.bargains import Bargain, Offer, Terms, Word, goods_name

ASK_TURN = Prompt("ask-turn", "F-001")
TURNS = 6


class FairState(State, kw_only=True):
    """`gone` are those who have left the fair."""

    goods: list[dict[str, int]] = []
    gone: list[int] = []
    talk: Bargain = msgspec.field(default_factory=Bargain)
    turn: int = 0
    settled: list[str] = []


FairTable = Table[FairState]


class Do(Enum):
    TALK = "talk"
    END = "end"


async def settle(table: FairTable, offer: Offer, partner: int) -> None:
    for giver, taker, goods in ((offer.by, partner, offer.give), (partner, offer.by, offer.want)):
        for good, amount in goods.items():
            table.state.goods[giver][good] -= amount
            table.state.goods[taker][good] = table.state.goods[taker].get(good, 0) + amount
    table.state.settled.append(f"{offer.by}-{partner}")
    give, want = goods_name(offer.give), goods_name(offer.want)
    table.tell("log-trades", "F-002", seat=seat_name(offer.by), other=seat_name(partner), give=give, want=want)


def ready(state: FairState, seat: int, to: Sequence[int]) -> list[Offer]:
    return [Offer(seat, [*to], {"apple": 1}, {"pear": amount}) for amount in (1, 2)]


TERMS: Terms[FairState] = Terms(
    bargain=lambda state: state.talk,
    goods=lambda state, seat: {good: amount for good, amount in state.goods[seat].items() if amount},
    partners=lambda state, seat: [other for other in range(state.seats) if other != seat and other not in state.gone],
    settle=settle,
    ready=ready,
    promises=lambda state, offer: ["be-good"],
    rule="F-002",
    unique=lambda good: good == "egg",
)


async def step(table: FairTable) -> None:
    state = table.state
    if state.talk.word is not Word.SILENT:
        await bargains.speak(table, TERMS)
        return
    if state.turn >= TURNS:
        owners = [seat for seat, held in enumerate(state.goods) if held.get("egg")]
        table.finish(Result(ending="over", winners=owners))
    options = [Do.TALK, Do.END] if bargains.may_begin(TERMS, state, state.active) else [Do.END]
    if await table.ask(state.active, ASK_TURN, options) is Do.TALK:
        bargains.begin(state.talk, state.active)
        return
    bargains.end_turn(state.talk)
    state.turn += 1
    state.active = (state.active + 1) % state.seats
    if not state.active:
        bargains.end_round(state.talk)


def start(setup: Setup) -> FairState:
    goods = [{"apple": 3, "egg": 1}, {"pear": 3}, {"pear": 1, "apple": 1}]
    return FairState(seats=3, goods=goods)


class FairView(View[FairState]):
    """Everything lies open at a fair."""

    @property
    def goods(self) -> Sequence[dict[str, int]]:
        return self._state.goods

    @property
    def talk(self) -> Bargain:
        return self._state.talk

    @property
    def turn(self) -> int:
        return self._state.turn


def good(name: str, amount: int) -> Thing:
    return Thing(message(name), "token", icon=name, count=amount)


def scene(view: FairView) -> Scene:
    mats = [
        Mat(seat, seat_name(seat), tokens=tuple([good(name, amount) for name, amount in held.items() if amount]))
        for seat, held in enumerate(view.goods)
    ]
    said = bargains.deals(view.talk, view.seat, good, "F-002")
    return Scene((message("status-turn", turn=min(view.turn + 1, TURNS)),), mats=tuple(mats), deals=said)


GAME: Game[FairState] = Game(
    id="fair",
    version=1,
    package="tests.fair.game",
    rule_prefix="F",
    players=(3,),
    state=FairState,
    components={},
    box=lambda setup: Box(),
    start=start,
    setup=lambda table: None,
    step=step,
    view=FairView,
    scene=scene,
    lapses=True,
)
