"""Before the mission: the zone map with its places, the card holder, the stash."""

from __future__ import annotations

from typing import Final

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.contacts import NUMBERS
from fivefires.games.stalker.content.scripts import Place
from fivefires.kernel import Message, Piece, message
from fivefires.kernel.scene import Board, Mark, Mat, Row, Scene, Space, Thing, Track
from fivefires.kit.showing import row

from .view import StalkerView

SIZE: Final = (1000, 800)
# Half the size of a place.
WIDE: Final = 80
HIGH: Final = 25


def scene(view: StalkerView, status: tuple[Message, ...], stash: Row, mats: tuple[Mat, ...]) -> Scene:
    coupons = Track("coupons", message("scene-coupons"), view.coupons, rule="S-069")
    boards = (board(view),) if view.campaign is not None and view.stalkers else ()
    return Scene(status=status, boards=boards, tracks=(coupons,), rows=(holder(view), stash), mats=mats)


def board(view: StalkerView) -> Board:
    """Green for contacts, blue for stashes, red for missions (S-042)."""
    spaces = tuple(space(view, place) for place in view.on_the_zone_map)
    return Board("zone", message("scene-zone"), SIZE, spaces, art="zone.svg")


def space(view: StalkerView, place: Place) -> Space:
    x, y = place.at[0] * SIZE[0] // 100, place.at[1] * SIZE[1] // 100
    here = place.id == view.zone.place or (place.mission and place.mission == view.zone.mission)
    return Space(
        place.id,
        message(place.id),
        ((x - WIDE, y - HIGH), (x + WIDE, y - HIGH), (x + WIDE, y + HIGH), (x - WIDE, y + HIGH)),
        message(f"{place.id}.note"),
        kind=str(place.kind),
        label=(x, y),
        rule="S-042",
        plate=True,
        marks=(Mark(message("scene-visited")),) if here else (),
    )


def holder(view: StalkerView) -> Row:
    return row(view, piles.HOLDER, message("scene-holder"), contact, message("contact-card"))


def contact(piece: Piece) -> Thing:
    return Thing(message(piece), "card", piece, message(f"{piece}.text"), NUMBERS[piece], rule="S-061")
