"""Embers: keep a fire alive through the night, with a wolf among you."""

from __future__ import annotations

from fivefires.kernel import (
    EVERYBODY,
    Box,
    Chart,
    Event,
    Game,
    Message,
    Option,
    Piece,
    Prompt,
    Reacting,
    Reaction,
    Result,
    Rung,
    Setup,
    State,
    Table,
    View,
    face_of,
    message,
    only,
    seat_name,
)  # fmt: skip
from fivefires.kernel.scene import Mat, Pile, Row, Scene, Thing, Track

WORTH = {"log": 2, "twig": 1, "wet-wood": -2, "bucket": -1}
COPIES = {"log": 14, "twig": 10, "wet-wood": 4, "bucket": 4}
BLAZE = 10


class Feeding(Event, tag=True):
    seat: int
    card: Piece


class EmbersState(State, kw_only=True):
    fire: int = 6
    turns: int = 0
    events: list[Feeding | Reacting] = []


# --- the box and the set-up -----------------------------------------------------------------------


def box(setup: Setup) -> Box:
    embers = Box()
    embers.pile("roles")
    embers.pile("deck")
    embers.pile("box", sees=EVERYBODY)
    embers.pile("ashes", sees=EVERYBODY)
    for seat in range(setup.players):
        embers.pile(f"role.{seat}", sees=only(seat))
        embers.pile(f"hand.{seat}", sees=only(seat), ordered=False)
    embers.add("wolf", "roles", "role")
    embers.add("camper", "roles", "role", copies=4)
    for face, copies in COPIES.items():
        embers.add(face, "deck", "fuel", copies=copies)
    return embers


def deal(table: Table[EmbersState]) -> None:
    """One wolf, the others campers (E-001); three cards each (E-002)."""
    players = table.state.seats
    table.draw("roles", "box", 5 - players)
    table.shuffle("roles")
    table.shuffle("deck")
    for seat in range(players):
        table.draw("roles", f"role.{seat}")
        table.draw("deck", f"hand.{seat}", 3)


# --- the rules ------------------------------------------------------------------------------------


class Feed(Option, frozen=True, tag="feed"):
    card: Piece


class Accuse(Option, frozen=True, tag="accuse"):
    """Seat -1 stands for nobody."""

    seat: int

    def key(self) -> str:
        return f"accuse:{'nobody' if self.seat < 0 else self.seat}"

    def label(self, view: object) -> Message:
        return message("option-nobody") if self.seat < 0 else message("option-accuse", seat=seat_name(self.seat))


FEED = Prompt("ask-feed", "E-003")
ACCUSE = Prompt("ask-accuse", "E-006")


async def step(table: Table[EmbersState]) -> None:
    """One turn; after each round a vote (E-003, E-006)."""
    state = table.state
    await feed_the_fire(table, state.active)
    state.fire -= 1
    check_the_fire(table)
    state.turns += 1
    if state.turns % state.seats == 0:
        await vote(table)
    state.active = (state.active + 1) % state.seats


async def feed_the_fire(table: Table[EmbersState], who: int) -> None:
    """Draw a card and feed one to the fire, face up (E-003)."""
    if not table.draw("deck", f"hand.{who}"):
        table.finish(Result(ending="cold-dawn", winners=[wolf(table)]))
    hand = table.pile(f"hand.{who}")
    choice = await table.ask(who, FEED, lambda: [Feed(card) for card in sorted(hand)])
    table.move(choice.card, f"hand.{who}", "ashes")
    table.used(face_of(choice.card))
    table.tell("log-feeds", "E-003", seat=seat_name(who), card=message(face_of(choice.card)))
    await table.happen(Feeding(seat=who, card=choice.card), burn)


async def burn(table: Table[EmbersState], feeding: Feeding) -> None:
    """The fire grows or shrinks by what the card is worth (E-004)."""
    table.state.fire += WORTH[face_of(feeding.card)]
    check_the_fire(table)


def check_the_fire(table: Table[EmbersState]) -> None:
    """A blaze saves the campers, a dead fire feeds the wolf (E-005)."""
    if table.state.fire >= BLAZE:
        table.finish(Result(ending="blaze", winners=campers(table)))
    if table.state.fire <= 0:
        table.finish(Result(ending="dead-fire", winners=[wolf(table)]))


async def vote(table: Table[EmbersState]) -> None:
    """Everybody names somebody or nobody, at once; a majority makes that one show the role (E-006)."""
    seats = range(table.state.seats)
    votes = await table.ask_all(seats, ACCUSE, lambda voter: [Accuse(seat) for seat in (-1, *seats) if seat != voter])
    named = [vote.seat for vote in votes.values()]
    accused = max(seats, key=named.count)
    if named.count(accused) * 2 <= len(seats):
        return
    role = table.pile(f"role.{accused}")
    table.reveal(role)
    table.tell("log-shows", "E-006", seat=seat_name(accused), role=message(face_of(role[0])))
    if accused == wolf(table):
        table.finish(Result(ending="wolf-found", winners=campers(table)))
    table.state.fire -= 2
    check_the_fire(table)


def wolf(table: Table[EmbersState]) -> int:
    return next(seat for seat in range(table.state.seats) if table.pile(f"role.{seat}") == ["wolf"])


def campers(table: Table[EmbersState]) -> list[int]:
    return [seat for seat in range(table.state.seats) if seat != wolf(table)]


# --- the bucket: a reaction from the hand on another's turn ------------------------------------------


def buckets(table: Table[EmbersState], seat: int, feeding: Feeding) -> list[Piece]:
    if seat == feeding.seat:
        return []
    return sorted(card for card in table.pile(f"hand.{seat}") if face_of(card) == "bucket")


async def empty_bucket(table: Table[EmbersState], seat: int, feeding: Feeding, bucket: Piece) -> None:
    table.move(bucket, f"hand.{seat}", "ashes")


async def drown(table: Table[EmbersState], seat: int, feeding: Feeding, bucket: Piece) -> None:
    """What was fed has no effect (E-007)."""
    feeding.cancelled = True


BUCKET = Reaction(
    key="bucket",
    on=Feeding,
    rung=Rung.BEFORE,
    sources=buckets,
    could_hold=lambda table, seat, feeding: seat != feeding.seat and bool(table.pile(f"hand.{seat}")),
    cost=empty_bucket,
    effect=drown,
    rule="E-007",
)


# --- what people see ------------------------------------------------------------------------------


class EmbersView(View[EmbersState]):
    @property
    def fire(self) -> int:
        return self._state.fire


def thing(piece: Piece | None, back: str) -> Thing:
    return Thing(message(back), face_down=True) if piece is None else Thing(message(face_of(piece)), id=piece)


def scene(view: EmbersView) -> Scene:
    mats = tuple(
        Mat(
            seat,
            seat_name(seat),
            rows=tuple(
                Row(
                    f"{zone}.{seat}",
                    message(zone),
                    tuple(thing(card, back) for card in view.cards(f"{zone}.{seat}")),
                )
                for zone, back in (("role", "role-back"), ("hand", "fuel-back"))
            ),
        )
        for seat in range(view.seats)
    )
    ashes = view.cards("ashes")
    return Scene(
        status=(message("status-turn", seat=seat_name(view.active)),),
        tracks=(Track("fire", message("fire"), view.fire, BLAZE),),
        piles=(
            Pile("deck", message("deck"), view.size("deck")),
            Pile("ashes", message("ashes"), len(ashes), thing(ashes[-1], "fuel-back") if ashes else None),
        ),
        mats=mats,
    )


GAME = Game(
    id="embers",
    version=1,
    package=__name__,
    rule_prefix="E",
    players=(3, 4, 5),
    state=EmbersState,
    components={"role": 5, "fuel": 32},
    box=box,
    start=lambda setup: EmbersState(seats=setup.players),
    setup=deal,
    step=step,
    view=EmbersView,
    scene=scene,
    reactions=(BUCKET,),
    charts=(Chart("fire", lambda state, seat: state.fire),),
    features=lambda: [*WORTH, "reaction:bucket"],
    example=True,
)
