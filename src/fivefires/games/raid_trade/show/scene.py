"""How it looks: the city with everything on it, what lies beside it, and what lies before each player."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial

from msgspec.structs import replace

from fivefires.games.raid_trade.content import piles
from fivefires.games.raid_trade.content import vocabulary as v
from fivefires.games.raid_trade.content.board import HELIPAD, MARKET, TILES
from fivefires.games.raid_trade.content.index import (
    CHARACTER,
    DISC,
    EVENT,
    INCIDENT,
    ITEM,
    PAD,
    QUEST,
    RAID_CARD,
    TRADER,
)
from fivefires.games.raid_trade.rules.escape import SEATS_ABOARD
from fivefires.games.raid_trade.rules.questions import LayAt, Turned
from fivefires.games.raid_trade.rules.raids import LIMIT
from fivefires.games.raid_trade.rules.roads import STREETS, eligible
from fivefires.games.raid_trade.state import DIAL_END, FAVOR_TO_WIN, MOST_AP, QUESTS_TO_WIN, SKILL_TO_WIN, Placed, Stage
from fivefires.kernel import Message, Option, Piece, face_of, key_of, message, seat_name
from fivefires.kernel.scene import (
    Board,
    Goal,
    Mark,
    Mat,
    Pile,
    Row,
    Scene,
    Space,
    Story,
    Thing,
    Tile,
    Track,
    Veil,
    Wall,
)
from fivefires.kit import bargains
from fivefires.kit.bargains import Word
from fivefires.kit.showing import closed_pile, open_pile, row

from . import wording
from .drawing import faces, tiles
from .layout import TILE, UNIT, Drawing, Square, drawing, free_place
from .names import NAME, section_name, square_name
from .view import RaidTradeView

INCIDENT_BACK = message("incident-card")
FREE = "place."
SPENT, READY = Mark(message("mark-spent")), Mark(message("mark-ready"))
CITY_GOAL = Goal(message("goal-city", skill=SKILL_TO_WIN, favor=FAVOR_TO_WIN, quests=QUESTS_TO_WIN), rule="R-002")
ESCAPE_GOAL = Goal(message("goal-escape"), rule="R-425")
# The paragraph behind each sort of thing that is enlarged.
RULE = {
    "item": "R-250",
    "incident": "R-141",
    "quest": "R-106",
    "event": "R-102",
    "raid": "R-171",
    "disc": "R-026",
    "trader": "R-278",
    "pad": "R-427",
    "deal": "R-544",
}
CARDS: dict[str, Mapping[str, object]] = {
    "item": ITEM,
    "incident": INCIDENT,
    "quest": QUEST,
    "event": EVENT,
    "raid": RAID_CARD,
}
TOKENS: dict[str, Mapping[str, object]] = {"disc": DISC, "trader": TRADER, "pad": PAD}
SORT = {face_of(id): sort for sort, all in (CARDS | TOKENS).items() for id in all}


def scene(view: RaidTradeView) -> Scene:
    return Scene(
        status=status(view),
        stories=stories(view),
        goals=helicopter(view),
        verdict=verdict(view),
        boards=(board(view),) if view.laid else (),
        piles=decks(view),
        rows=rows(view),
        mats=tuple(mat(view, seat) for seat in range(view.seats)),
        deals=bargains.deals(view.talk, view.seat, good, RULE["deal"]),
    )


def status(view: RaidTradeView) -> tuple[Message, ...]:
    lines = [message("status-round", round=view.round)] if view.round else []
    lines.append(message(f"stage-{view.stage}"))
    if view.active_event:
        lines.append(message("status-event", event=NAME[view.active_event]))
    if view.falls_next:
        lines.append(message("status-falls-next", tile=NAME[view.falls_next]))
    return tuple(lines)


def helicopter(view: RaidTradeView) -> tuple[Goal, ...]:
    """What the helicopter has got of what it asks for, and the seats that are left in it."""
    if not view.scenario or not view.pad:
        return ()
    (skill, goods), (no_skill, no_goods) = view.demand, view.still_missing
    return (
        Goal(message("goal-flight-skill"), skill - no_skill, skill, met=not no_skill, rule="R-427"),
        Goal(message("goal-flight-goods"), goods - no_goods, goods, met=not no_goods, rule="R-427"),
        Goal(message("goal-flight-seats"), sum(me.aboard for me in view.players), SEATS_ABOARD, rule="R-434"),
    )


def stories(view: RaidTradeView) -> tuple[Story, ...]:
    """What is told while somebody decides: the Raid Card, or the news until somebody has done something."""
    if view.drawn:
        return (told(view.drawn, "raid"),)
    begun = view.talk.offer is not None or any(me.ap != MOST_AP or me.passed for me in view.players)
    event = "" if begun else view.active_event
    return (told(event, "event"),) if event else ()


def told(card: str, sort: str) -> Story:
    """A card's line of story, and what it does: whoever decides about it reads both."""
    text = message("story-and-effect", story=message(f"{card}.story"), effect=wording.card(card) or wording.NOTHING)
    return Story(text, NAME[card], card, RULE[sort])


# --- the city ---------------------------------------------------------------------------------------------------------


def board(view: RaidTradeView) -> Board:
    building = view.stage is Stage.BUILD
    laid = tuple(view.laid)
    drawn = drawing(view.side, laid, building)
    spaces = [free(name, drawn) for name in drawn.places if name.startswith(FREE)]
    steps = {section: message("step-costs", ap=ap) for section, ap in view.steps().items()}
    for one in view.laid:
        streets = STREETS[view.side, one.tile]
        spaces += [road(view, section, drawn, steps.get(section)) for section in streets.sections]
        spaces += [square(view, name, drawn) for name in streets.squares]
    return Board(
        "city",
        message("board"),
        drawn.size,
        tuple(spaces),
        square=UNIT,
        tiles=(*(tile(view, one, drawn.tiles[one.tile]) for one in view.laid), *tried(view, drawn)),
        walls=tuple(Wall(line.start, line.end, line.kind, message(f"line-{line.kind}")) for line in drawn.lines),
        veils=veils(view),
        centre=view.me.section,
    )


def free(name: str, drawn: Drawing) -> Space:
    """Where a tile can be laid, while the players build the city."""
    return Space(name, message("free-place"), kind="free", squares=drawn.places[name].squares, rule="R-470")


def tile(view: RaidTradeView, laid: Placed, at: Square) -> Tile:
    picture = tiles.name_of(laid.tile, view.side)
    return Tile(at, (TILE, TILE), picture, laid.turns, laid.tile, NAME[laid.tile])


def tried(view: RaidTradeView, drawn: Drawing) -> list[Tile]:
    """How the tile in hand would lie: at each free place, and then by each turn at the place that was chosen."""
    by_place = {(one.column, one.row): one for one in reversed(view.laying)}
    by_answer: dict[Option, Placed] = {LayAt(*at): one for at, one in by_place.items()}
    if len(by_place) == 1:
        by_answer = {Turned(one.turns): one for one in view.laying}
    found: list[Tile] = []
    for answer, one in by_answer.items():
        at = drawn.places[free_place(one.column, one.row)].squares[0]
        found.append(replace(tile(view, one, at), id="", answer=key_of(answer)))
    return found


def veils(view: RaidTradeView) -> tuple[Veil, ...]:
    """In the scenario, what has been bombarded, and what is next."""
    found: list[Veil] = []
    if gone := [space for one in view.laid[: view.fallen] for space in spaces_on(view, one.tile)]:
        found.append(Veil("fallen", message("veil-fallen"), tuple(gone), 2))
    if view.falls_next:
        found.append(Veil("falls", message("veil-falls"), spaces_on(view, view.falls_next)))
    return tuple(found)


def spaces_on(view: RaidTradeView, tile_name: str) -> tuple[str, ...]:
    streets = STREETS[view.side, tile_name]
    return (*streets.sections, *streets.squares)


def figure(view: RaidTradeView, seat: int) -> Thing:
    character = view.players[seat].character
    return Thing(NAME[character], "figure", seat=seat, picture=f"portrait-{character}.svg")


def road(view: RaidTradeView, section: str, drawn: Drawing, cost: Message | None) -> Space:
    tile_name = section.partition(".")[0]
    things = [
        figure(view, seat)
        for seat, me in enumerate(view.players)
        if me.section == section and not me.inside and not me.out and me.character
    ]
    first = section == STREETS[view.side, tile_name].sections[0]
    if first and view.incident_on(tile_name):
        things.append(thing(view.incident_on(tile_name)))
    if first and tile_name == MARKET and view.trader:
        things.append(thing(view.trader))
    if first:
        known = STREETS[view.side, tile_name].squares
        things += [guard(view, at) for at in view.guards_on(tile_name) if at not in known]
        if tile_name == HELIPAD and view.pad:
            things.append(thing(view.pad))
    return Space(
        section,
        section_name(section),
        kind="road",
        things=tuple(things),
        squares=drawn.places[section].squares,
        rule="R-005",
        cost=cost,
    )


def square(view: RaidTradeView, name: str, drawn: Drawing) -> Space:
    things: list[Thing] = []
    size = view.house_at(name)
    if size:
        things.append(house(size, view.raid_cost(name), view.mined(name)))
    if view.guarded(name):
        things.append(guard(view, name))
    if name == view.outpost:
        things.append(Thing(message("outpost-tile"), "outpost", icon="outpost", rule="R-287"))
        things += [figure(view, seat) for seat in view.inside()]
    kind = "outpost" if name == view.outpost else size or "empty"
    return Space(
        name, square_name(name), kind=kind, things=tuple(things), squares=drawn.places[name].squares, rule="R-160"
    )


@cache
def house(size: str, cost: int, mined: bool) -> Thing:
    marks = (Mark(message("mark-ap"), cost), *([Mark(message("mark-mine"))] if mined else []))
    return Thing(NAME[size], "house", icon=f"house-{size}", marks=marks, rule="R-164")


def guard(view: RaidTradeView, at: str) -> Thing:
    loot = view.loot_under(at)
    marks = (Mark(message("mark-loot"), sum(loot.values())),) if loot else ()
    return Thing(message("guard"), "guard", icon="guard", marks=marks, rule="R-365")


# --- cards ------------------------------------------------------------------------------------------------------------


@cache
def thing(card: Piece) -> Thing:
    """A card, disc or token that can be seen."""
    sort = SORT[face_of(card)]
    kind = "card" if sort in CARDS else "token"
    return Thing(NAME[card], kind, card, wording.card(card), type=message(f"type-{sort}"), rule=RULE[sort])


def good(name: str, amount: int) -> Thing:
    """What one side of an offer holds: so many tokens of a kind, or an Item."""
    return Thing(NAME[name], "token", icon=name, count=amount, rule="R-037") if name in v.KINDS else thing(name)


def owned(view: RaidTradeView, seat: int, card: Piece) -> Thing:
    """An Item or Quest that somebody has; one whose power is spent for this round says so."""
    one = thing(card)
    return replace(one, marks=(SPENT,)) if card in view.players[seat].used else one


def verdict(view: RaidTradeView) -> tuple[Message, ...]:
    """Why the game ended as it did: what was reached (R-002), all points (R-328), or how the flight went."""
    result = view.result
    if result is None:
        return ()
    if result.points:
        totals = sorted(enumerate(result.points), key=lambda one: -one[1])
        return tuple(message("verdict-points", seat=seat_name(seat), points=points) for seat, points in totals)
    said = f"verdict-{result.ending}"
    if len(result.winners) == 1:
        return (message(said, seat=seat_name(result.winners[0]), rounds=result.rounds),)
    return (message(said, rounds=result.rounds),)


def rows(view: RaidTradeView) -> tuple[Row, ...]:
    found: list[Row] = []
    if view.stage is Stage.CHARACTERS:
        taken = [me.character for me in view.players]
        free = [who(character) for character in CHARACTER if character not in taken]
        found.append(Row("characters", message("row-characters"), tuple(free)))
    if view.stage is Stage.BUILD:
        left = sorted({*TILES} - {one.tile for one in view.laid})
        things = tuple(to_lay(one, view.side, view.seats) for one in left)
        found.append(Row("to-lay", message("row-to-lay"), things))
    if view.drawn:
        found.append(Row(piles.DRAWN, message("row-drawn"), (thing(view.drawn),), role="note"))
    if not view.scenario:
        plain = partial(row, view, draw=thing, back=INCIDENT_BACK)
        found.append(plain(piles.OPEN_EVENTS, message("row-events")))
        if view.active_event:
            found.append(plain(piles.ACTIVE_EVENT, message("row-event"), pinned=True))
        found.append(plain(piles.OPEN_QUESTS, message("row-quests"), pinned=True))
        found.append(plain(piles.OPEN_DISCS, message("row-discs")))
    return tuple(found)


@cache
def to_lay(tile: str, side: str, seats: int) -> Thing:
    """A Map Tile of a custom city that nobody has laid yet (R-473)."""
    room = message("map-tile.text", count=len(eligible(side, tile, seats)))
    return Thing(NAME[tile], "card", tile, room, picture=tiles.name_of(tile, side), rule="R-473")


@cache
def who(character: str) -> Thing:
    """Somebody to be chosen, with the die that comes with them."""
    picture = f"portrait-{character}.svg"
    about = message(f"{character}.about")
    role = message(f"{character}.role")
    return Thing(NAME[character], "card", character, about, picture=picture, type=role, rule="R-516")


def decks(view: RaidTradeView) -> tuple[Pile, ...]:
    group = message("group-raids")
    found = [closed_pile(view, piles.RAID[size], message(f"{size}-raid-card"), group) for size in v.SIZES]
    found += [
        open_pile(view, piles.RAID_DISCARDS[size], message(f"discards-{size}"), thing, group, listed=thing)
        for size in v.SIZES
    ]
    if not view.scenario:
        found.append(closed_pile(view, piles.INCIDENTS, message("incident-card")))
        found.append(open_pile(view, piles.INCIDENT_DISCARDS, message("discards-incidents"), thing, listed=thing))
        found.append(closed_pile(view, piles.QUEST_DECK, message("quest-card")))
        found.append(closed_pile(view, piles.EVENTS, message("global-event")))
    return tuple(found)


# --- players ----------------------------------------------------------------------------------------------------------


def mat(view: RaidTradeView, seat: int) -> Mat:
    me = view.players[seat]
    plain = partial(row, view, draw=partial(owned, view, seat), back=INCIDENT_BACK)
    held = [
        plain(piles.MADE[seat], message("row-made")),
        to_craft(view, seat),
    ]
    if not view.scenario:
        held += [
            plain(piles.HAND[seat], message("row-hand")),
            plain(piles.QUESTS[seat], message("row-own-quests")),
            plain(piles.DISCS[seat], message("row-own-discs")),
        ]
    return Mat(
        seat,
        seat_name(seat),
        NAME[me.character] if me.character else message("nobody-yet"),
        tracks(view, seat),
        (*held, *dice(me.character)),
        marks_of(view, seat),
        tokens=tokens(view, seat),
        picture=f"portrait-{me.character}.svg" if me.character else "",
        goals=(ESCAPE_GOAL if view.scenario else CITY_GOAL,),
    )


def to_craft(view: RaidTradeView, seat: int) -> Row:
    """The Items in hand, those first that lack the fewest tokens (R-250): so what can be made now is seen at once."""
    lacking = {item: view.missing_for(seat, item) for item in view.unmade(seat)}
    things = [
        replace(thing(item), marks=() if lacking[item] else (READY,))
        for item in sorted(lacking, key=lacking.__getitem__)
    ]
    return Row(piles.UNMADE[seat], message("row-unmade"), tuple(things), pinned=True)


def tracks(view: RaidTradeView, seat: int) -> tuple[Track, ...]:
    """The three dials, and the Quests: whoever comes to the end of one of them wins, but for the AP."""
    me = view.players[seat]
    found = [
        Track(f"ap.{seat}", message("track-ap"), me.ap, MOST_AP, rule="R-057"),
        Track(f"skill.{seat}", message("track-skill"), me.skill, SKILL_TO_WIN, rule="R-097"),
        third_dial(view, seat),
    ]
    if not view.scenario:
        done = len(view.quests(seat))
        found.append(Track(f"quests.{seat}", message("track-quests"), done, QUESTS_TO_WIN, rule="R-099"))
    return tuple(found)


def third_dial(view: RaidTradeView, seat: int) -> Track:
    """Favor; below 0 it is Blacklist, in the scenario Adrenaline."""
    id, favor = f"favor.{seat}", view.players[seat].favor
    if favor < 0 or view.scenario:
        below = "track-adrenaline" if view.scenario else "track-blacklist"
        return Track(id, message(below), max(0, -favor), DIAL_END, danger=LIMIT[v.SMALL], rule="R-061")
    return Track(id, message("track-favor"), favor, FAVOR_TO_WIN, rule="R-098")


def tokens(view: RaidTradeView, seat: int) -> tuple[Thing, ...]:
    """The store. What the question is about can be clicked: the own tokens, or those of whom something is wanted."""
    talk = view.talk
    wanting = talk.word is Word.WANTING and talk.offer is not None and talk.offer.by == view.seat
    clicked = talk.offer.to[0] if wanting and talk.offer is not None else view.seat
    return tuple(
        Thing(NAME[kind], "token", kind if seat == clicked else f"{kind}.{seat}", icon=kind, count=count, rule="R-037")
        for kind, count in view.tokens(seat).items()
    )


@cache
def dice(character: str) -> tuple[Row, ...]:
    """The faces of the Combat Die (R-065): the half for attack, and the half for defence."""
    if not character:
        return ()
    drawn = tuple([die_face(face) for face in CHARACTER[character].faces])
    return (Row(f"die.{character}", message("row-die"), drawn, role="dice"),)


def die_face(face: v.Face) -> Thing:
    return Thing(wording.face(face), "die", icon=faces.name_of(face))


def marks_of(view: RaidTradeView, seat: int) -> tuple[Mark, ...]:
    me = view.players[seat]
    found = [Mark(message("mark-starter"))] if seat == view.starter and view.round else []
    if me.passed and not me.out:
        found.append(Mark(message("mark-passed")))
    if me.out:
        found.append(Mark(message("mark-out")))
    if me.aboard:
        found.append(Mark(message("mark-aboard")))
    for promise in view.talk.promises:
        if promise.by == seat and not promise.settled:
            found.append(Mark(message("mark-promise", promise=message(f"promise-{promise.what}"))))
    return tuple(found)
