"""How it looks: the map with everything on it, tracks, the marketplace, piles, and what lies before each player."""

from __future__ import annotations

from functools import cache

from fivefires.kernel import Message, Piece, face_of, message, seat_name
from fivefires.kernel.scene import Board, Edge, Mark, Mat, Pile, Row, Scene, Space, Thing, Track

from . import piles, wording
from .content import vocabulary as v
from .content.board import BORDERS, LOCATIONS, SARCOPHAGUS_PLATE, SITES, SIZE
from .content.index import CHARACTER, DECK_OF, DURABLE, EMISSION, ITEM, RUMOR, THREAT
from .names import border_name, deck_name, event_deck_name, name_of, signed, slot_name
from .state import HIGHEST_FATIGUE, LAST_SPACE, LOWEST_FATIGUE, REPUTATIONS, Status
from .view import ZonaView

_PLATE = (75, 42)
# The paragraphs behind things that are enlarged: one for each sort.
LOCAL_ACTION, OPENING, SARCOPHAGUS_RULE = "Z-105", "Z-110", "Z-058"
SINGLE_USE, CONSUMABLE, DURABLE_RULE = "Z-251", "Z-252", "Z-254"
ABILITY_RULE, RUMOR_RULE, TOKEN_RULE = "Z-055", "Z-175", "Z-183"
SECRET_RULE = "Z-158"
EVENT_RULE = {v.GREEN: "Z-148", v.YELLOW: "Z-148", piles.SARCOPHAGUS: "Z-168"}
EMISSION_RULE, EMISSION_BACK = "Z-378", "Z-373"
REWARD = {v.ANOMALY: "Z-309", v.MUTANT: "Z-310"}


def scene(view: ZonaView) -> Scene:
    return Scene(
        status=status(view),
        boards=(board(view),),
        tracks=(Track("emission", message("track-emission"), view.marker, LAST_SPACE, danger=LAST_SPACE),),
        piles=(*decks(view), *discards(view)),
        rows=(*in_hand(view), *market(view), *dice(view), *looking(view)),
        mats=tuple(mat(view, seat) for seat in range(view.seats)),
    )


def status(view: ZonaView) -> tuple[Message, ...]:
    lines = [message("status-round", round=view.round), message(f"status-{view.stage}")]
    if view.voice >= 0:
        lines.append(message("status-voice", seat=seat_name(view.voice)))
    test = view.test
    if test is not None:
        lines.append(
            message(
                "status-test",
                attribute=name_of(test.attribute),
                difficulty=test.difficulty,
                total=signed(view.test_total),
            )
        )
    return (*lines, *view.parts_read)


# --- the board ------------------------------------------------------------------------------------------------


def board(view: ZonaView) -> Board:
    spaces = [
        Space(
            location.id,
            name_of(location.id),
            location.outline,
            message(f"{location.id}.local"),
            kind=location.sector or "bunker",
            things=things_at(view, location.id),
            label=location.label,
            rule=LOCAL_ACTION,
        )
        for location in LOCATIONS
    ]
    spaces += [facility(view, site) for site in SITES]
    spaces.append(
        Space(
            piles.SARCOPHAGUS,
            name_of(piles.SARCOPHAGUS),
            SARCOPHAGUS_PLATE,
            kind="sarcophagus",
            things=things_at(view, piles.SARCOPHAGUS),
            rule=SARCOPHAGUS_RULE,
        )
    )
    return Board("zona", message("board"), SIZE, tuple(spaces), edges(view.side), "map.svg")


def facility(view: ZonaView, site: v.Site) -> Space:
    (x, y), (w, h) = site.centre, _PLATE
    outline = ((x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h))
    icon = "open" if view.is_open(site.id) else "locked"
    name = view.lock(site.id)
    lock = Thing(name_of(name), "lock", name, message(f"{name}.effect"), icon=icon, rule=OPENING)
    return Space(
        site.id,
        name_of(site.id),
        outline,
        event_deck_name(view.deck_at(site.id)),
        kind="facility",
        things=(lock, *things_at(view, site.id)),
        rule=OPENING,
    )


def things_at(view: ZonaView, place: str) -> tuple[Thing, ...]:
    figures = [
        Thing(name_of(me.character), "figure", seat=seat)
        for seat, me in enumerate(view.scavengers)
        if me.place == place and me.character
    ]
    token = view.rumor_token
    if token == place:
        figures.append(Thing(message("rumor-token"), "token", rule=TOKEN_RULE))
    elif place in token.split("/"):
        between = message("rumor-token-between", border=border_name(token))
        figures.append(Thing(between, "token", rule=TOKEN_RULE))
    return (*figures, *(threat(token) for token in view.threats(place)))


@cache
def edges(side: int) -> tuple[Edge, ...]:
    inside = [
        Edge(border.a, border.b, "blockade" if side == 12 and border.blocked12 else border.kind) for border in BORDERS
    ]
    return (*inside, *(Edge(site.id, entrance, "entrance") for site in SITES for entrance in site.entrances))


# --- things ---------------------------------------------------------------------------------------------------


@cache
def threat(token: Piece) -> Thing:
    found = THREAT[token]
    return Thing(
        name_of(token),
        "token",
        token,
        wording.threat(found),
        icon=f"{found.colour}-{found.kind}",
        marks=(
            Mark(message("mark-detection"), found.spec.detection),
            Mark(name_of(found.spec.attribute), found.spec.difficulty),
        ),
        rule=REWARD[found.kind],
    )


def item(view: ZonaView, card: Piece, *, price: bool = False) -> Thing:
    found = ITEM[card]
    marks = [Mark(wording.left(view, card))]
    if price:
        marks.insert(0, Mark(message("mark-price"), found.spec.price))
    if view.tokens_on(card):
        marks.append(Mark(message("mark-damage"), view.tokens_on(card)))
    text = message(f"{face_of(card)}.effect")
    return Thing(name_of(card), "item", card, text, icon=found.type, marks=tuple(marks), rule=wear_rule(card))


def wear_rule(card: Piece) -> str:
    if card in DURABLE:
        return DURABLE_RULE
    return SINGLE_USE if ITEM[card].lasts == 1 else CONSUMABLE


def thing(view: ZonaView, card: Piece | None, back: Message) -> Thing:
    if card is None:
        return Thing(back, face_down=True)
    if card in ITEM:
        return item(view, card)
    if card in CHARACTER:
        return character_board(card)
    if card in RUMOR:
        return Thing(name_of(card), "rumor", card, message(f"{card}.effect"), rule=RUMOR_RULE)
    if card in EMISSION:
        return Thing(name_of(card), "emission", card, wording.emission(card), rule=EMISSION_RULE)
    return threat(card) if card in THREAT else event(card)


def event(card: Piece, text: Message | None = None) -> Thing:
    rule = EVENT_RULE.get(DECK_OF[card], SECRET_RULE) if card in DECK_OF else ""
    return Thing(name_of(card), id=card, text=text, rule=rule)


@cache
def character_board(card: Piece) -> Thing:
    character = CHARACTER[card]
    marks = [Mark(name_of(name), getattr(character, name)) for name in v.ANY_ATTRIBUTE]
    marks.append(Mark(message("track-fortitude"), character.fortitude))
    return Thing(
        name_of(card),
        "character",
        card,
        message(f"{card}.effect"),
        marks=tuple(marks),
        type=message(f"{card}.trade"),
        rule=ABILITY_RULE,
    )


# --- piles, market, dice --------------------------------------------------------------------------------------


def decks(view: ZonaView) -> list[Pile]:
    """Face-down decks, and the tray, whose top tokens can be seen (Z-526)."""
    skies, events, goods = message("group-skies"), message("group-events"), message("group-goods")
    found = [
        open_pile(view, piles.RUMORS, message("pile-rumors"), skies),
        open_pile(view, piles.IN_FORCE, message("pile-in-force"), skies),
        Pile(piles.EMISSIONS, message("pile-emissions"), view.size(piles.EMISSIONS), emission_back(view), group=skies),
        open_pile(view, piles.FLIPPED, message("pile-flipped"), skies),
    ]
    for (colour, kind), pile in piles.TRAY.items():
        found.append(open_pile(view, pile, slot_name(colour, kind), message("group-threats")))
    found += [Pile(pile, event_deck_name(deck), view.size(pile), group=events) for deck, pile in piles.EVENTS.items()]
    found += [Pile(pile, deck_name(deck), view.size(pile), group=goods) for deck, pile in piles.DECK.items()]
    found += [
        Pile(pile, name_of(site), view.size(pile), group=message("group-secrets"))
        for site, pile in piles.SECRET_ITEMS.items()
    ]
    return found


def emission_back(view: ZonaView) -> Thing:
    """The back of the top emission card tells all where threats will come (Z-022)."""
    text = wording.placements(view.emission_back)
    return Thing(message("emission-back"), "emission", text=text, rule=EMISSION_BACK)


def discards(view: ZonaView) -> list[Pile]:
    named = [
        *((pile, event_deck_name(deck)) for deck, pile in piles.EVENT_DISCARDS.items()),
        *((pile, deck_name(deck)) for deck, pile in piles.DISCARDS.items()),
        (piles.RUMOR_DISCARDS, message("pile-rumors")),
    ]
    return [open_pile(view, pile, name, message("group-discards")) for pile, name in named]


def open_pile(view: ZonaView, pile: str, name: Message, group: Message) -> Pile:
    """A pile of which one may look through what one knows, from the top down; names alone, for they are many."""
    cards = view.cards(pile)
    seen = tuple(name_alone(card) for card in reversed(cards) if card is not None)
    return Pile(pile, name, len(cards), thing(view, cards[-1], name) if cards else None, seen, group)


@cache
def name_alone(card: Piece) -> Thing:
    return Thing(name_of(card), id=card, icon=ITEM[card].type if card in ITEM else "")


def market(view: ZonaView) -> list[Row]:
    return [
        Row(
            f"market.{row}",
            message("row-market", deck=deck_name(row)),
            tuple(
                item(view, card, price=True) if (card := view.market(row, column)) else Thing(message("empty-spot"))
                for column in piles.COLUMNS
            ),
        )
        for row in piles.ROWS
    ]


def dice(view: ZonaView) -> list[Row]:
    test = view.test
    if test is None:
        return []
    return [Row("dice", message("row-dice"), tuple(Thing(name_of(face), "die", icon=face) for face in test.faces))]


def in_hand(view: ZonaView) -> list[Row]:
    """What is being resolved: the rumor, which was read out (Z-175), and the token that was drawn (Z-297)."""
    rumors = [card for card in view.cards(piles.RESOLVING) if card in RUMOR]
    found = ((piles.RESOLVING, message("row-rumor"), rumors), (piles.MET, message("row-met"), view.cards(piles.MET)))
    return [
        Row(pile, name, tuple(thing(view, card, message("a-card")) for card in cards))
        for pile, name, cards in found
        if cards
    ]


def looking(view: ZonaView) -> list[Row]:
    """Cards that a player looks at and reads alone (Z-563): the others see how many."""
    return [
        Row(
            pile,
            message("row-look", seat=seat_name(seat)),
            tuple(looked_at(view, card) for card in view.cards(pile)),
        )
        for seat in range(view.seats)
        if view.size(pile := piles.LOOK[seat])
    ]


def looked_at(view: ZonaView, card: Piece | None) -> Thing:
    if card in DECK_OF:
        return event(card, wording.card(card))
    return thing(view, card, message("a-card"))


# --- before each player ---------------------------------------------------------------------------------------


def mat(view: ZonaView, seat: int) -> Mat:
    me = view.scavengers[seat]
    if me.status != Status.PLAYING:
        return Mat(seat, seat_name(seat), message(f"mat-{me.status}"), rows=(character_row(view, seat),))
    character = CHARACTER[me.character]
    tracks = (
        Track(f"fortitude.{seat}", message("track-fortitude"), me.damage, character.fortitude),
        Track(f"fatigue.{seat}", message("track-fatigue"), me.fatigue, HIGHEST_FATIGUE, LOWEST_FATIGUE),
    )
    marks = [
        Mark(name_of(name), getattr(character, name) - (name in me.weaknesses), "weak" if name in me.weaknesses else "")
        for name in v.ANY_ATTRIBUTE
    ]
    marks.append(Mark(message("mark-rubles"), me.rubles))
    marks.append(Mark(message(f"reputation-{REPUTATIONS[me.reputation]}")))
    rows = tuple(
        Row(
            pile,
            message(f"row-{name}"),
            tuple(thing(view, card, message("a-card")) for card in view.cards(pile)),
            view.capacity(seat) if name == "packed" else 0,
        )
        for name, pile in (
            ("small", piles.SMALL[seat]),
            ("worn", piles.WORN[seat]),
            ("packed", piles.PACKED[seat]),
            ("trophies", piles.TROPHIES[seat]),
            ("secrets", piles.SECRETS[seat]),
        )
    )
    return Mat(seat, seat_name(seat), name_of(me.character), tracks, rows, tuple(marks))


def character_row(view: ZonaView, seat: int) -> Row:
    pile = piles.DEALT[seat]
    cards = (*view.cards(pile), *view.cards(piles.CHARACTER[seat]))
    return Row(pile, message("row-characters"), tuple(thing(view, card, message("a-card")) for card in cards))
