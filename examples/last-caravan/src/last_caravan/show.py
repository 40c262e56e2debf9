"""What a seat may see, and how it looks."""

from __future__ import annotations

from fivefires.kernel import Message, Piece, View, face_of, message, seat_name
from fivefires.kernel.scene import Board, Edge, Mark, Mat, Scene, Space, Thing, Track
from fivefires.kit.showing import closed_pile, open_pile, row

from .content import MOST_WATER, PLACES, ROAD, SUPPLY, needed
from .state import CaravanState


class CaravanView(View[CaravanState]):
    """What is public, beside the cards that the kernel's view gives out."""

    @property
    def round(self) -> int:
        """The day: bots think to its end."""
        return self._state.day

    @property
    def place(self) -> str:
        return self._state.place

    @property
    def ahead(self) -> str:
        """Where the caravan is heading; empty until that is chosen."""
        return self._state.ahead

    @property
    def watch(self) -> int:
        return self._state.watch

    @property
    def water(self) -> int:
        return self._state.water

    @property
    def doubts(self) -> tuple[int, ...]:
        return tuple(self._state.doubts)

    @property
    def role(self) -> str:
        """The role of whoever looks; empty for spectators."""
        return face_of(self.known_cards(f"role.{self.seat}")[0]) if self.seat < self.seats else ""

    @property
    def hand(self) -> list[Piece]:
        return sorted(self.known_cards(f"hand.{self.seat}"))


# --- the board ----------------------------------------------------------------------------------------------------

SIZE = (1600, 760)
# The middle of each place on the drawing, and how far it reaches from there.
AT = {
    "well": (120, 430),
    "flats": (350, 500),
    "canyon": (575, 275),
    "cistern": (570, 635),
    "market": (800, 625),
    "tower": (800, 415),
    "glass-dunes": (1010, 245),
    "grove": (1030, 640),
    "huts": (1250, 610),
    "bridge": (1210, 400),
    "bone-pass": (1400, 260),
    "harbour": (1490, 500),
}
REACH = (98, 78)
# The corners of an octagon, as parts of that.
CORNERS = (
    (-1.0, -0.45),
    (-0.55, -1.0),
    (0.55, -1.0),
    (1.0, -0.45),
    (1.0, 0.45),
    (0.55, 1.0),
    (-0.55, 1.0),
    (-1.0, 0.45),
)


def outline(place: str) -> tuple[tuple[int, int], ...]:
    (x, y), (wide, high) = AT[place], REACH
    return tuple((round(x + wide * across), round(y + high * down)) for across, down in CORNERS)


def space(view: CaravanView, id: str) -> Space:
    place, cards = PLACES[id], view.seats - 1
    caravan = (Thing(message("caravan"), "figure", id="caravan", icon="caravan"),) if id == view.place else ()
    told = message("note-place", need=needed(id, cards), of=cards, water=place.water, cards=place.cards)
    return Space(
        id,
        message(id),
        outline(id),
        text=told if place.each else None,
        kind="ahead" if id == view.ahead else "",
        icon=id,
        things=caravan,
        label=(AT[id][0], AT[id][1] + REACH[1] - 20),
        rule="LC-008",
    )


def board(view: CaravanView) -> Board:
    edges = [Edge(here, there) for here, ahead in ROAD.items() for there in ahead]
    return Board("road", message("road"), SIZE, tuple(space(view, id) for id in PLACES), tuple(edges), art="road.svg")


# --- cards and mats -----------------------------------------------------------------------------------------------


def card(piece: Piece) -> Thing:
    face = face_of(piece)
    worth = Mark(message("worth"), SUPPLY[piece].worth, icon="worth")
    return Thing(message(face), id=piece, text=message(f"{face}.does"), icon=face, marks=(worth,), rule="LC-007")


def role(piece: Piece) -> Thing:
    face = face_of(piece)
    return Thing(message(face), id=piece, text=message(f"{face}.does"), icon=face, rule="LC-011")


def mat(view: CaravanView, seat: int) -> Mat:
    marks = []
    if seat == view.watch:
        marks.append(Mark(message("watch"), icon="watch"))
    if view.doubts[seat]:
        marks.append(Mark(message("doubts"), view.doubts[seat], icon="doubts"))
    rows = (
        row(view, f"role.{seat}", message("role"), role, message("role-back")),
        row(view, f"hand.{seat}", message("hand"), card, message("supply-back")),
    )
    return Mat(seat, seat_name(seat), rows=rows, marks=tuple(marks))


def status(view: CaravanView) -> tuple[Message, ...]:
    day = message("status-day", day=view.round, seat=seat_name(view.active))
    if not view.ahead:
        return (day,)
    cards = view.seats - 1
    return day, message("status-ahead", place=message(view.ahead), need=needed(view.ahead, cards), of=cards)


def scene(view: CaravanView) -> Scene:
    wagon = (row(view, "turned-up", message("wagon"), card, message("supply-back")),) if view.size("turned-up") else ()
    return Scene(
        status=status(view),
        boards=(board(view),),
        tracks=(Track("water", message("water"), view.water, MOST_WATER, icon="water", danger=3, low=True),),
        piles=(
            closed_pile(view, "supply", message("supply")),
            open_pile(view, "discards", message("discards"), card, listed=card),
        ),
        rows=wagon,
        mats=tuple(mat(view, seat) for seat in range(view.seats)),
    )
