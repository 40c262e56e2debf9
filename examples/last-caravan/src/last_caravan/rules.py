"""The rules: the set-up, and a day on the road."""

from __future__ import annotations

from fivefires.kernel import (
    EVERYBODY,
    Beat,
    Box,
    Message,
    Option,
    Piece,
    Prompt,
    Reaction,
    Result,
    Setup,
    View,
    face_of,
    message,
    only,
    seat_name,
)
from fivefires.kit.choosing import one_of_each, one_option
from fivefires.kit.components import add_cards
from fivefires.kit.seats import left_of

from .content import (
    GOAL,
    HAND,
    MOST_CARDS,
    MOST_WATER,
    PLACES,
    PLAYERS,
    ROAD,
    ROLES,
    SCOUTED,
    SUPPLIES,
    SUPPLY,
    WATER,
    needed,
)
from .state import CaravanState, CaravanTable, Crossing

# --- the box and the set-up ---------------------------------------------------------------------------------------


def box(setup: Setup) -> Box:
    caravan = Box()
    for pile in ("roles", "supply", "wagon"):
        caravan.pile(pile)
    for pile in ("turned-up", "discards", "box"):
        caravan.pile(pile, sees=EVERYBODY)
    for seat in range(setup.players):
        caravan.pile(f"role.{seat}", sees=only(seat))
        caravan.pile(f"hand.{seat}", sees=only(seat), ordered=False)
    for role, copies in ROLES.items():
        caravan.add(role, "roles", "role", copies=copies)
    add_cards(caravan, SUPPLIES, "supply", "supply-card")
    return caravan


def start(setup: Setup) -> CaravanState:
    return CaravanState(seats=setup.players, water=WATER[setup.players], doubts=[0] * setup.players)


def deal(table: CaravanTable) -> None:
    """One raider, the others drivers (LC-001); three cards each (LC-002).

    Spare drivers leave first: they lie on top of the roles, since the top of a pile is its end.
    """
    seats = table.state.seats
    table.draw("roles", "box", max(PLAYERS) - seats)
    table.shuffle("roles")
    table.shuffle("supply")
    for seat in range(seats):
        table.draw("roles", f"role.{seat}")
        table.draw("supply", f"hand.{seat}", HAND)


# --- what is asked ------------------------------------------------------------------------------------------------


class Head(Option, frozen=True, tag="head"):
    """Head for a place ahead."""

    place: str

    def note(self, view: View[CaravanState]) -> Message:
        place, cards = PLACES[self.place], view.seats - 1
        return message("note-place", need=needed(self.place, cards), of=cards, water=place.water, cards=place.cards)


class Watch(Option, frozen=True, tag="watch"):
    seat: int

    def label(self, view: object) -> Message:
        return message("option-watch", seat=seat_name(self.seat))


class Add(Option, frozen=True, tag="add"):
    """Put a card into the wagon."""

    card: Piece


ASK_ROAD = Prompt("ask-road", "LC-004")
ASK_WATCH = Prompt("ask-watch", "LC-005")
ASK_CARD = Prompt("ask-card", "LC-006")

# --- a day --------------------------------------------------------------------------------------------------------


async def step(table: CaravanTable) -> None:
    """One day: the leader decides, the others load the wagon, the caravan crosses or not, and drinks."""
    await set_out(table)
    await load_the_wagon(table)
    await cross(table)
    end_the_day(table)


async def set_out(table: CaravanTable) -> None:
    """The leader chooses the road (LC-004), and who is the watch (LC-005)."""
    state = table.state
    leader = state.active
    road = await one_option(table, leader, ASK_ROAD, [Head(place) for place in ROAD[state.place]])
    state.ahead = road.place
    others = [seat for seat in range(state.seats) if seat != leader]
    watch = await table.ask(leader, ASK_WATCH, [Watch(seat) for seat in others], place=message(state.ahead))
    state.watch = watch.seat
    table.tell(
        "log-sets-out",
        "LC-005",
        seat=seat_name(leader),
        place=message(state.ahead),
        watch=seat_name(state.watch),
        need=needed(state.ahead, state.seats - 1),
    )


async def load_the_wagon(table: CaravanTable) -> None:
    """All but the watch add a card, at once and face down; the wagon is shuffled and turned up (LC-006)."""
    state = table.state
    need = needed(state.ahead, state.seats - 1)
    cards = await table.ask_all(
        loading(state),
        ASK_CARD,
        lambda seat: [Add(card) for card in one_of_each(sorted(table.pile(f"hand.{seat}")))],
        place=message(state.ahead),
        need=need,
        cards=state.seats - 1,
    )
    for seat, choice in cards.items():
        table.move(choice.card, f"hand.{seat}", "wagon")
    table.shuffle("wagon")
    table.move_all("wagon", "turned-up")


async def cross(table: CaravanTable) -> None:
    """A wagon that is worth enough moves the caravan on; else it stays and loses water (LC-008)."""
    state = table.state
    wagon = table.pile("turned-up")
    for card in wagon:
        table.used(face_of(card))
    slit = sum(face_of(card) == "slit-skin" for card in wagon)
    if slit:
        for seat in loading(state):
            state.doubts[seat] += 1
    total, need = sum(SUPPLY[card].worth for card in wagon), needed(state.ahead, len(wagon))
    shown = Beat("cards", tuple(wagon), at=state.ahead, weight=1)
    table.tell("log-wagon", "LC-007", beat=shown, place=message(state.ahead), total=total, need=need, slit=slit)
    crossing = Crossing(place=state.ahead, total=total, need=need)
    await table.at(crossing, "turned up")
    if crossing.missing <= 0:
        move_on(table)
    else:
        state.water -= 1
        table.tell("log-stays", "LC-008", beat=Beat("harm", at=state.place, weight=1), place=message(state.place))


def move_on(table: CaravanTable) -> None:
    """The caravan comes to the place ahead, and gets what it offers (LC-008); at the harbour it is home (LC-011)."""
    state = table.state
    here, state.place = state.place, state.ahead
    table.used(f"place:{state.place}")
    arrival = Beat("move", at=state.place, path=(here, state.place), weight=1)
    table.tell("log-arrives", "LC-008", beat=arrival, place=message(state.place))
    if state.place == GOAL:
        table.finish(Result(ending="harbour", winners=[seat for seat in range(state.seats) if seat != raider(table)]))
    place = PLACES[state.place]
    state.water = min(state.water + place.water, MOST_WATER)
    if place.cards:
        draw_cards(table, [*table.seats_from(state.active)])


def end_the_day(table: CaravanTable) -> None:
    """The caravan drinks, all draw, and the lead passes on (LC-003, LC-010); without water all is lost (LC-011)."""
    state = table.state
    state.water -= 1
    if state.water <= 0:
        table.tell("log-dry", "LC-011", beat=Beat("death", at=state.place, weight=2))
        table.finish(Result(ending="dry", winners=[raider(table)]))
    table.move_all("turned-up", "discards")
    draw_cards(table, [*table.seats_from(state.active)])
    state.day += 1
    state.ahead, state.watch = "", -1
    state.active = left_of([*range(state.seats)], state.active)


def draw_cards(table: CaravanTable, seats: list[int]) -> None:
    """A card each, up to five in hand; an empty supply is made anew from what was discarded (LC-010)."""
    for seat in seats:
        if len(table.pile(f"hand.{seat}")) < MOST_CARDS:
            if not table.pile("supply"):
                table.move_all("discards", "supply")
                table.shuffle("supply")
                table.tell("log-supply", "LC-010")
            table.draw("supply", f"hand.{seat}")


def loading(state: CaravanState) -> list[int]:
    """Who puts a card into the wagon today: everybody but the watch (LC-005, LC-006)."""
    return [seat for seat in range(state.seats) if seat != state.watch]


def raider(table: CaravanTable) -> int:
    return next(seat for seat in range(table.state.seats) if table.pile(f"role.{seat}") == ["raider"])


# --- a scout: a reaction from the hand ----------------------------------------------------------------------------


def could_scout(state: CaravanState, crossing: Crossing) -> list[int]:
    """Everybody who holds cards might have a scout, where one would help (LC-009)."""
    helps = 0 < crossing.missing <= SCOUTED
    return [seat for seat in range(state.seats) if helps and state.piles[f"hand.{seat}"]]


def scouts(state: CaravanState, crossing: Crossing) -> list[tuple[int, Piece]]:
    return [
        (seat, card)
        for seat in could_scout(state, crossing)
        for card in one_of_each(sorted(state.piles[f"hand.{seat}"]))
        if face_of(card) == "scout"
    ]


async def send_scout(table: CaravanTable, seat: int, crossing: Crossing, scout: Piece) -> None:
    table.move(scout, f"hand.{seat}", "discards")


async def find_a_way(table: CaravanTable, seat: int, crossing: Crossing, scout: Piece) -> None:
    """A scout adds 2 (LC-009)."""
    crossing.total += SCOUTED


SCOUT = Reaction(
    key="scout",
    on=Crossing,
    at="turned up",
    bearers=scouts,
    could_hold=could_scout,
    cost=send_scout,
    effect=find_a_way,
    rule="LC-009",
)
