"""The Cellar: dig for gold in the dark. A small game that uses each of the kernel's larger ideas once."""

from __future__ import annotations

from enum import Enum

import msgspec

from fivefires import kernel
from fivefires.kernel import Beat, Prompt, Setup, Step, face_of, message, seat_name
from fivefires.kernel.scene import Mat, Pile, Row, Scene, Thing, Track

BAG = {"gold": 14, "rubble": 8, "rat": 6}
CARDS = {"hush": 4, "charm": 4, "crust": 6}
GOAL, HEARTS = {1: 6, 2: 9}, 2


class Digging(kernel.Event, tag=True):
    seat: int
    spades: int
    roll: int = 0


class Haul(kernel.Result, kw_only=True):
    gold: int
    depth: int


class CellarState(kernel.State, kw_only=True):
    """`agenda` are the rats that are awake: each by the seat that woke it."""

    depth: int = 1
    gold: int = 0
    hearts: list[int] = []
    agenda: list[int] = []
    events: list[Digging | kernel.Reacting] = []
    result: Haul | None = None


Table = kernel.Table[CellarState]


class Died(kernel.Interrupted):
    """Whoever dies does nothing more of what they were doing (C-005)."""


class Dig(kernel.Option, frozen=True, tag="dig"):
    spades: int


class Face(Enum):
    FIGHT = "fight"
    HIDE = "hide"


def box(setup: Setup) -> kernel.Box:
    cellar = kernel.Box()
    cellar.pile("deck")
    cellar.pile("used", sees=kernel.EVERYBODY)
    for seat in range(setup.players):
        cellar.pile(f"hand.{seat}", sees=kernel.only(seat), ordered=False)
    for face, copies in CARDS.items():
        cellar.add(face, "deck", "card", copies=copies)
    for kind, count in BAG.items():
        cellar.tokens(kind, count, "bag")
    return cellar


def start(setup: Setup) -> CellarState:
    """The second cellar lies below the first, and half of what was found there is brought along (C-007)."""
    state = CellarState(seats=setup.players, hearts=[HEARTS] * setup.players)
    if setup.earlier is not None:
        state.depth, state.gold = 2, setup.earlier["gold"] // 2
    return state


def deal(table: Table) -> None:
    """Three cards each (C-001)."""
    table.shuffle("deck")
    for seat in range(table.state.seats):
        table.draw("deck", f"hand.{seat}", 3)


async def step(table: Table) -> None:
    """A rat that is awake comes first, one at a time; then the next seat digs (C-002, C-004)."""
    state = table.state
    try:
        await (bite(table, state.agenda.pop(0)) if state.agenda else dig(table, state.active))
    except Died:
        state.agenda = [seat for seat in state.agenda if state.hearts[seat]]
    check_the_end(table)
    if not state.agenda:
        state.active = next(seat for seat in table.seats_from((state.active + 1) % state.seats) if state.hearts[seat])


async def dig(table: Table, who: int) -> None:
    """Dig with one to three spades: a roll, and as many tokens from the bag (C-002, C-003)."""
    choice = await table.ask(who, Prompt("ask-dig", "C-002"), [Dig(spades) for spades in (1, 2, 3)])
    digging = Digging(seat=who, spades=choice.spades)
    table.tell("log-digs", "C-002", seat=seat_name(who), spades=choice.spades)
    if not await table.at(digging, "announced"):
        return
    [digging.roll] = table.roll(6)
    table.tell("log-rolls", "C-003", beat=Beat("roll", faces=(digging.roll,)), seat=seat_name(who), roll=digging.roll)
    await table.at(digging, "rolled")
    if digging.roll < choice.spades:
        hurt(table, who)
    found = table.draw_tokens(list(BAG), choice.spades, "bag", "found")
    table.state.gold += found.count("gold")
    table.state.agenda += [who] * found.count("rat")
    table.tell("log-finds", "C-003", seat=seat_name(who), gold=found.count("gold"), rats=found.count("rat"))


async def bite(table: Table, seat: int) -> None:
    """Fight it, or hide and let it take a piece of gold; whoever hesitates hides (C-004)."""
    choice = await table.ask(seat, Prompt("ask-face", "C-004"), list(Face), default=Face.HIDE)
    table.used(choice.value)
    table.tell("log-rat", "C-004", seat=seat_name(seat), how=message(f"option-{choice.value}"))
    if choice is Face.HIDE:
        table.state.gold = max(0, table.state.gold - 1)
    elif table.roll(6)[0] < 4:
        hurt(table, seat)


def hurt(table: Table, seat: int) -> None:
    """A heart is lost; with the last one the player is dead, and what was under way ends (C-005)."""
    table.state.hearts[seat] -= 1
    if not table.state.hearts[seat]:
        table.tell("log-dies", "C-005", beat=Beat("death", weight=2, by=seat), seat=seat_name(seat))
        raise Died


def check_the_end(table: Table) -> None:
    """Enough gold wins for all who live; without anybody alive, or with an empty bag, all is lost (C-006)."""
    state = table.state
    living = [seat for seat, hearts in enumerate(state.hearts) if hearts]
    won = bool(living) and state.gold >= GOAL[state.depth] and not state.agenda
    if won or not living or not any(state.stock[kind].get("bag") for kind in BAG):
        table.finish(Haul(ending="out" if won else "lost", winners=living * won, gold=state.gold, depth=state.depth))


def others(state: CellarState, digging: Digging) -> list[int]:
    return [seat for seat in range(state.seats) if seat != digging.seat and state.piles[f"hand.{seat}"]]


def card(face: str, at: str, **change: int) -> kernel.Reaction:
    """Discard this card at that point of somebody else's digging, which it changes so (C-008)."""

    def bearers(state: CellarState, digging: Digging) -> list[tuple[int, str]]:
        held = [(seat, one) for seat in others(state, digging) for one in sorted(state.piles[f"hand.{seat}"])]
        return [(seat, one) for seat, one in held if face_of(one) == face]

    async def discard(table: Table, seat: int, _digging: Digging, card: str) -> None:
        table.move(card, f"hand.{seat}", "used")

    async def effect(_table: Table, _seat: int, digging: Digging, _card: str) -> None:
        for name, value in change.items():
            setattr(digging, name, value)

    return kernel.Reaction(face, Digging, at, bearers, effect, cost=discard, could_hold=others, rule="C-008")


class CellarView(kernel.View[CellarState]):
    @property
    def told(self) -> tuple[int, int, tuple[int, ...], int]:
        return self._state.gold, GOAL[self._state.depth], tuple(self._state.hearts), len(self._state.agenda)


def draw(view: CellarView) -> Scene:
    gold, goal, hearts, rats = view.told
    mats = []
    for seat in range(view.seats):
        hand = [Thing(message(face_of(one or "card")), id=one or "", face_down=one is None)
                for one in view.cards(f"hand.{seat}")]  # fmt: skip
        life = Track(f"hearts.{seat}", message("hearts"), hearts[seat], HEARTS)
        mats.append(Mat(seat, seat_name(seat), None, (life,), (Row(f"hand.{seat}", message("hand"), tuple(hand)),)))
    bag = Pile("bag", message("bag"), sum(view.stock(kind).get("bag", 0) for kind in BAG))
    status = message("status-turn", seat=seat_name(view.active), rats=rats)
    return Scene((status,), tracks=(Track("gold", message("gold"), gold, goal),), piles=(bag,), mats=tuple(mats))


def follows(setup: Setup, haul: Haul) -> Setup | None:
    """Whoever comes out of the first cellar may go down to the second (C-007)."""
    return Setup(setup.players, earlier=msgspec.to_builtins(haul)) if haul.depth == 1 and haul.winners else None


def forbids(setup: Setup) -> kernel.Message | None:
    haul = None if setup.earlier is None else msgspec.convert(setup.earlier, Haul)
    fits = haul is None or (haul.depth == 1 and haul.ending == "out" and haul.gold >= GOAL[1] and haul.winners)
    return None if fits else message("forbidden-haul")


STEPS = (Step(0, message("lesson-dig"), ("bag",), ("dig:2",), message("lesson-two")), *[Step(1, accept=("pass",))] * 2)
GAME = kernel.Game(
    id="cellar", version=1, package=__name__, rule_prefix="C", players=(2, 3, 4), state=CellarState, view=CellarView,
    components={"card": sum(CARDS.values()), **BAG}, box=box, start=start, setup=deal, step=step, scene=draw,
    result=Haul, forbids=forbids, features=lambda: ["fight", "hide", "reaction:hush", "reaction:charm"],
    reactions=(card("hush", "announced", cancelled=True), card("charm", "rolled", roll=6)), follows=follows,
    lessons=(kernel.Lesson("first-dig", Setup(2), "cellar", {14: (5,), 15: ("gold", "gold")}, STEPS),), lapses=True,
)  # fmt: skip
