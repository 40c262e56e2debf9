"""Embers: keep a fire alive through the night, with a wolf among you."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NoReturn

import msgspec

from fivefires.kernel import (
    BEFORE,
    EVERYBODY,
    Beat,
    Box,
    Chart,
    Event,
    Game,
    Lesson,
    Message,
    Numbers,
    Piece,
    Prompt,
    Reacting,
    Reaction,
    Result,
    Setup,
    State,
    Step,
    Table,
    View,
    face_of,
    message,
    only,
    seat_name,
)  # fmt: skip
from fivefires.kernel.scene import Goal, Mat, Scene, Thing, Track
from fivefires.kit.lessons import played, taught
from fivefires.kit.numbers import from_seat
from fivefires.kit.questions import Acting, Talking
from fivefires.kit.showing import closed_pile, open_pile, row

WORTH = {"log": 2, "twig": 1, "wet-wood": -2, "bucket": -1}
COPIES = {"log": 14, "twig": 10, "wet-wood": 4, "bucket": 4}
BLAZE = 10
PLAYERS = (3, 4, 5)
NIGHTS = 3
# Where the fire begins, by how the campers won the night before; and the logs that each blaze has cost.
FIRE_AFTER = {"blaze": 7, "wolf-found": 5}
BURNT = 3


class Feeding(Event, tag=True):
    seat: int
    card: Piece

    def happening(self) -> Message:
        return message("event-feeding", seat=seat_name(self.seat), card=message(face_of(self.card)))


class Dawn(Result, kw_only=True, omit_defaults=True):
    """How a night ended. `nights`: how those before it did."""

    nights: list[str] = []


class EmbersState(State, kw_only=True):
    fire: int = 6
    turns: int = 0
    nights: list[str] = []
    events: list[Feeding | Reacting] = []
    result: Dawn | None = None


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
    take_up_the_night_before(table)
    table.draw("roles", "box", 5 - players)
    table.shuffle("roles")
    table.shuffle("deck")
    for seat in range(players):
        table.draw("roles", f"role.{seat}")
        table.draw("deck", f"hand.{seat}", 3)


def take_up_the_night_before(table: Table[EmbersState]) -> None:
    """What the blazes of earlier nights have burnt lies in the ashes (E-009)."""
    state = table.state
    logs = [card for card in table.pile("deck") if face_of(card) == "log"]
    burnt = logs[: BURNT * state.nights.count("blaze")]
    for log in burnt:
        table.move(log, "deck", "ashes")
    if state.nights:
        night = len(state.nights) + 1
        table.tell("log-night", "E-009", beat=Beat("phase", weight=1), night=night, fire=state.fire, logs=len(burnt))


# --- the rules ------------------------------------------------------------------------------------


class Feed(Acting, frozen=True, tag="feed"):
    card: Piece

    def note(self, view: object) -> Message:
        return message("note-feed", worth=WORTH[face_of(self.card)])


class Accuse(Talking, frozen=True, tag="accuse"):
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
        end_the_night(table, "cold-dawn", [wolf(table)])
    hand = table.pile(f"hand.{who}")
    choice = await table.ask(who, FEED, lambda: [Feed(card) for card in sorted(hand)])
    table.move(choice.card, f"hand.{who}", "ashes")
    table.used(face_of(choice.card))
    beat = Beat("card", (choice.card,))
    table.tell("log-feeds", "E-003", beat=beat, seat=seat_name(who), card=message(face_of(choice.card)))
    await table.happen(Feeding(seat=who, card=choice.card), burn)


async def burn(table: Table[EmbersState], feeding: Feeding) -> None:
    """The fire grows or shrinks by what the card is worth (E-004)."""
    table.state.fire += WORTH[face_of(feeding.card)]
    check_the_fire(table)


def check_the_fire(table: Table[EmbersState]) -> None:
    """A blaze saves the campers, a dead fire feeds the wolf (E-005)."""
    if table.state.fire >= BLAZE:
        end_the_night(table, "blaze", campers(table))
    if table.state.fire <= 0:
        end_the_night(table, "dead-fire", [wolf(table)])


def end_the_night(table: Table[EmbersState], ending: str, winners: list[int]) -> NoReturn:
    """The dawn remembers the nights before it; the third that is won is the last (E-008)."""
    nights = [*table.state.nights]
    if ending in FIRE_AFTER and len(nights) + 1 == NIGHTS:
        table.tell("log-came-through", "E-008", beat=Beat("win", weight=2, by=-1))
    table.tell("log-dawn", "E-005", beat=Beat("end", weight=2, by=-1), ending=message(f"ending-{ending}"))
    table.finish(Dawn(ending=ending, winners=winners, nights=nights))


async def vote(table: Table[EmbersState]) -> None:
    """Everybody names somebody or nobody, at once; a majority makes that one show the role (E-006)."""
    seats = range(table.state.seats)
    votes = await table.ask_all(seats, ACCUSE, lambda voter: [Accuse(seat) for seat in (-1, *seats) if seat != voter])
    named = [vote.seat for vote in votes.values()]
    accused = max(seats, key=named.count)
    if named.count(accused) * 2 <= len(seats):
        table.tell("log-nobody-named", "E-006", beat=Beat("vote", weight=1, by=-1))
        return
    role = table.pile(f"role.{accused}")
    table.reveal(role)
    beat = Beat("betrayal", tuple(role), weight=2, by=accused)
    table.tell("log-shows", "E-006", beat=beat, seat=seat_name(accused), role=message(face_of(role[0])))
    if accused == wolf(table):
        end_the_night(table, "wolf-found", campers(table))
    table.state.fire -= 2
    check_the_fire(table)


def wolf(table: Table[EmbersState]) -> int:
    return next(seat for seat in range(table.state.seats) if table.pile(f"role.{seat}") == ["wolf"])


def campers(table: Table[EmbersState]) -> list[int]:
    return all_but(wolf(table), table.state.seats)


# --- the bucket: a reaction from the hand on another's turn ------------------------------------------


def buckets(state: EmbersState, feeding: Feeding) -> list[tuple[int, Piece]]:
    return [
        (seat, card)
        for seat in could_have_one(state, feeding)
        for card in sorted(state.piles[f"hand.{seat}"])
        if face_of(card) == "bucket"
    ]


def could_have_one(state: EmbersState, feeding: Feeding) -> list[int]:
    return [seat for seat in range(state.seats) if seat != feeding.seat and state.piles[f"hand.{seat}"]]


async def empty_bucket(table: Table[EmbersState], seat: int, feeding: Feeding, bucket: Piece) -> None:
    table.move(bucket, f"hand.{seat}", "ashes")


async def drown(table: Table[EmbersState], seat: int, feeding: Feeding, bucket: Piece) -> None:
    """What was fed has no effect (E-007)."""
    feeding.cancelled = True


BUCKET = Reaction(
    key="bucket",
    on=Feeding,
    at=BEFORE,
    bearers=buckets,
    could_hold=could_have_one,
    cost=empty_bucket,
    effect=drown,
    rule="E-007",
)


# --- three nights -------------------------------------------------------------------------------------


def start(setup: Setup) -> EmbersState:
    """A later night takes up how the one before it ended, and its wolf begins (E-009, E-010)."""
    state = EmbersState(seats=setup.players)
    if setup.earlier is not None:
        dawn = msgspec.convert(setup.earlier, Dawn)
        wolf_before = next(seat for seat in range(max(PLAYERS)) if seat not in dawn.winners)
        state.nights = [*dawn.nights, dawn.ending]
        state.fire = FIRE_AFTER[dawn.ending]
        state.active = wolf_before if wolf_before < setup.players else 0
    return state


def follows(setup: Setup, dawn: Dawn) -> Setup | None:
    """Another night follows one that the campers won, until they have won three (E-008)."""
    if dawn.ending not in FIRE_AFTER or len(dawn.nights) + 1 == NIGHTS:
        return None
    return msgspec.structs.replace(setup, earlier=msgspec.to_builtins(dawn))


def forbids(setup: Setup) -> Message | None:
    """Refuse a night before that cannot have been (E-008)."""
    if setup.earlier is None:
        return None
    dawn = msgspec.convert(setup.earlier, Dawn)
    nights = [*dawn.nights, dawn.ending]
    if any(ending not in FIRE_AFTER for ending in nights):
        return message("forbidden-lost-night")
    if len(nights) >= NIGHTS:
        return message("forbidden-fourth-night")
    if not any(dawn.winners == all_but(one, players) for players in PLAYERS for one in range(players)):
        return message("forbidden-winners")
    return None


def all_but(one: int, players: int) -> list[int]:
    return [seat for seat in range(players) if seat != one]


# --- what people see ------------------------------------------------------------------------------


class EmbersView(View[EmbersState]):
    @property
    def fire(self) -> int:
        return self._state.fire

    @property
    def nights(self) -> tuple[str, ...]:
        """How the nights before this one ended."""
        return tuple(self._state.nights)

    @property
    def ending(self) -> str:
        """How this night has ended, if it has."""
        return self._state.result.ending if self._state.result is not None else ""


def thing(piece: Piece) -> Thing:
    return Thing(message(face_of(piece)), id=piece)


def scene(view: EmbersView) -> Scene:
    mats = tuple(
        Mat(
            seat,
            seat_name(seat),
            rows=tuple(
                row(view, f"{zone}.{seat}", message(zone), thing, message(back))
                for zone, back in (("role", "role-back"), ("hand", "fuel-back"))
            ),
            goals=goals(view, seat),
        )
        for seat in range(view.seats)
    )
    return Scene(
        status=(message("status-turn", seat=seat_name(view.active)), *nights_before(view)),
        verdict=(message(f"verdict-{view.ending}"),) if view.ending else (),
        tracks=(Track("fire", message("fire"), view.fire, BLAZE, text=message("about-fire"), rule="E-005"),),
        piles=(
            closed_pile(view, "deck", message("deck"), text=message("about-deck"), rule="E-003"),
            open_pile(view, "ashes", message("ashes"), thing, text=message("about-ashes"), rule="E-003"),
        ),
        mats=mats,
    )


def goals(view: EmbersView, seat: int) -> tuple[Goal, ...]:
    """What a player wants, for those who know the role: its holder, and everybody once it was shown."""
    role = view.known_cards(f"role.{seat}")
    if not role:
        return ()
    secret = view.seat == seat
    if face_of(role[0]) == "wolf":
        return (Goal(message("goal-wolf"), view.fire, secret=secret, rule="E-005"),)
    return (Goal(message("goal-camper"), view.fire, BLAZE, secret=secret, rule="E-005"),)


def nights_before(view: EmbersView) -> tuple[Message, ...]:
    """Which night it is and what it was brought, where it is not the first."""
    if not view.nights:
        return ()
    number = len(view.nights) + 1
    return (message("status-night", night=number, nights=NIGHTS), message(f"status-after-{view.nights[-1]}"))


# --- what programs see ------------------------------------------------------------------------------

FUEL = tuple(WORTH)


def numbers(view: EmbersView) -> list[float]:
    """The fire and the cards that are left; of each player the cards, and what is known of role and hand."""
    told = [view.fire / BLAZE, view.size("deck") / 32, len(view.nights) / NIGHTS]
    burnt = [face_of(card) for card in view.known_cards("ashes")]
    told += [burnt.count(fuel) / 8 for fuel in FUEL]
    for seat in from_seat(view.seat, view.seats):
        role = [face_of(card) for card in view.known_cards(f"role.{seat}")]
        hand = [face_of(card) for card in view.known_cards(f"hand.{seat}")]
        told += [float(view.active == seat), float("wolf" in role), float("camper" in role)]
        told += [view.size(f"hand.{seat}") / 4, *(hand.count(fuel) / 4 for fuel in FUEL)]
    return told


def numbers_of(_view: EmbersView, option: object) -> list[float]:
    """What a card would do to the fire."""
    return [WORTH[face_of(option.card)] / 4 if isinstance(option, Feed) else 0.0, float(isinstance(option, Accuse))]


# --- a lesson ---------------------------------------------------------------------------------------

YOU, WOLF, CAMPER = range(3)
SEATS = (YOU, WOLF, CAMPER)
# Three hands of three cards, and what is drawn after them; nobody has a bucket.
CARDS = (
    "log", "twig", "wet-wood", "twig#2", "twig#4", "wet-wood#2", "twig#3", "twig#5", "twig#6", "log#2", "wet-wood#3",
    "twig#7", "log#3", "log#4", "twig#8", "log#5", "log#6", "twig#9", "twig#10", "log#7", "log#8",
)  # fmt: skip


def round_of(name: str, fed: tuple[str, str, str], named: tuple[str, str, str]) -> Iterator[Step]:
    """A round: each feeds the fire and the others let it burn; then everybody names the wolf, or nobody."""
    for seat, card in zip(SEATS, fed, strict=True):
        feed = f"feed:{card}"
        yield taught(f"{name}-feed", feed, card) if seat == YOU else played(seat, feed)
        for other in (*SEATS[seat + 1 :], *SEATS[:seat]):
            yield played(other, "pass")
    for seat, who in zip(SEATS, named, strict=True):
        accuse = f"accuse:{who}"
        yield taught(f"{name}-vote", accuse) if seat == YOU else played(seat, accuse)


LESSON = Lesson(
    id="first",
    setup=Setup(3),
    seed="embers-first",
    chance={0: ("camper", "wolf", "camper#2"), 3: CARDS},
    steps=(
        *round_of("first", ("log", "twig#2", "twig#3"), ("nobody", "nobody", "nobody")),
        *round_of("second", ("log#2", "wet-wood#2", "twig#5"), ("1", "0", "nobody")),
        *round_of("third", ("log#3", "log#4", "twig#6"), ("nobody", "nobody", "nobody")),
        *round_of("fourth", ("log#5", "wet-wood#3", "twig#7"), ("1", "0", "1")),
    ),
)


GAME = Game(
    id="embers",
    version=2,
    package=__name__,
    rule_prefix="E",
    players=PLAYERS,
    state=EmbersState,
    components={"role": 5, "fuel": 32},
    box=box,
    start=start,
    setup=deal,
    step=step,
    view=EmbersView,
    scene=scene,
    forbids=forbids,
    result=Dawn,
    reactions=(BUCKET,),
    charts=(Chart("fire", lambda state, seat: state.fire),),
    features=lambda: [*WORTH, "reaction:bucket"],
    numbers=Numbers(numbers, numbers_of),
    lessons=(LESSON,),
    follows=follows,
    longest_chain=NIGHTS,
    example=True,
)
