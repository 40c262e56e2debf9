"""How it looks: the map with everything on it, tracks, the marketplace, piles, and what lies before each player."""

from __future__ import annotations

from functools import cache, partial

from msgspec.structs import replace

from fivefires.games.zona.content import piles
from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.board import LOCATIONS, SITES
from fivefires.games.zona.content.index import CHARACTER, DECK_OF, DURABLE, EMISSION, ITEM, RUMOR, THREAT
from fivefires.games.zona.state import (
    HIGHEST_FATIGUE,
    LAST_SPACE,
    LOWEST_FATIGUE,
    REPUTATIONS,
    EncounterUnderWay,
    EventUnderWay,
    LookUnderWay,
    Status,
)
from fivefires.kernel import Message, Piece, face_of, message, seat_name
from fivefires.kernel.scene import Board, Mark, Mat, Pile, Row, Scene, Space, Thing, Track
from fivefires.kit.showing import closed_pile, open_pile, row, shown

from . import layout, places, telling, wording
from .names import border_name, deck_name, event_deck_name, name_of, signed, slot_name
from .view import ZonaView

A_CARD = message("a-card")
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
        stories=telling.stories(view),
        verdict=telling.verdict(view),
        boards=(board(view),),
        tracks=(emission_track(view),),
        piles=(*decks(view), *discards(view)),
        rows=(*dice(view), *in_hand(view), *looking(view), *whole_event(view), *market(view)),
        mats=tuple(mat(view, seat) for seat in range(view.seats)),
    )


def status(view: ZonaView) -> tuple[Message, ...]:
    lines = [message("status-round", round=view.round), message(f"stage-{view.stage}")]
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
    return tuple(lines)


def emission_track(view: ZonaView) -> Track:
    name, text = message("track-emission"), message("about-emission-track")
    return Track("emission", name, view.marker, LAST_SPACE, danger=LAST_SPACE, text=text, rule="Z-176")


# --- the board ------------------------------------------------------------------------------------------------


def board(view: ZonaView) -> Board:
    spaces = [
        Space(
            location.id,
            name_of(location.id),
            layout.PLACES[location.id].outline,
            message(f"{location.id}.local"),
            kind=location.sector or "bunker",
            things=things_at(view, location.id),
            label=layout.PLACES[location.id].label,
            rule=LOCAL_ACTION,
            signs=places.signs(location.id),
            cost=places.cost(view, location.id),
        )
        for location in LOCATIONS
    ]
    spaces += [facility(view, site) for site in SITES]
    spaces.append(
        Space(
            piles.SARCOPHAGUS,
            name_of(piles.SARCOPHAGUS),
            layout.SARCOPHAGUS,
            message("about-sarcophagus"),
            kind="sarcophagus",
            things=things_at(view, piles.SARCOPHAGUS),
            rule=SARCOPHAGUS_RULE,
            plate=True,
            cost=places.cost(view, piles.SARCOPHAGUS),
        )
    )
    own = view.me.place if view.seat < view.seats else ""
    edges = places.edges(view.side)
    return Board("zona", message("board"), layout.SIZE, tuple(spaces), edges, layout.ART, centre=own)


def facility(view: ZonaView, site: v.Site) -> Space:
    icon = "open" if view.is_open(site.id) else "locked"
    name = view.lock(site.id)
    lock = Thing(name_of(name), "lock", name, message(f"{name}.effect"), icon=icon, rule=OPENING)
    return Space(
        site.id,
        name_of(site.id),
        layout.FACILITIES[site.id],
        places.facility_text(view, site.id),
        kind="facility",
        things=(lock, *things_at(view, site.id)),
        rule=OPENING,
        plate=True,
        cost=places.cost(view, site.id),
    )


def things_at(view: ZonaView, place: str) -> tuple[Thing, ...]:
    figures = [
        Thing(name_of(me.character), "figure", seat=seat, picture=portrait(me.character))
        for seat, me in enumerate(view.scavengers)
        if me.place == place and me.character
    ]
    token = view.rumor_token
    if token and place in (token, *token.split("/")):
        in_force = message(f"{view.in_force}.effect")
        between = "/" in token
        name = message("rumor-token-between", border=border_name(token)) if between else message("rumor-token")
        figures.append(Thing(name, "token", text=in_force, rule=TOKEN_RULE))
    return (*figures, *(threat(token) for token in view.threats(place)))


def portrait(character: str) -> str:
    return f"portrait-{character}.svg"


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


def thing(view: ZonaView, card: Piece) -> Thing:
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


def secret(card: Piece) -> Thing:
    """Everybody sees of which facility it is, and that it is one (Z-158)."""
    return replace(event(card, message("secret-text")), type=message(f"{DECK_OF[card]}-event"), rule=SECRET_RULE)


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
        picture=portrait(card),
    )


# --- piles, market, dice --------------------------------------------------------------------------------------


def decks(view: ZonaView) -> list[Pile]:
    """Face-down decks, and the tray, whose top tokens can be seen (Z-526)."""
    skies, events, goods = message("group-skies"), message("group-events"), message("group-goods")
    text, rule = places.EMISSIONS
    deck = view.size(piles.EMISSIONS)
    found = [
        lying(view, piles.RUMORS, message("pile-rumors"), skies, places.RUMORS),
        lying(view, piles.IN_FORCE, message("pile-in-force"), skies, places.IN_FORCE),
        Pile(piles.EMISSIONS, message("pile-emissions"), deck, emission_back(view), group=skies, text=text, rule=rule),
        lying(view, piles.FLIPPED, message("pile-flipped"), skies, places.FLIPPED),
    ]
    for (colour, kind), pile in piles.TRAY.items():
        found.append(lying(view, pile, slot_name(colour, kind), message("group-threats"), places.THREATS))
    found += [
        closed(view, pile, event_deck_name(deck), events, places.events(deck)) for deck, pile in piles.EVENTS.items()
    ]
    found += [closed(view, pile, deck_name(deck), goods, places.GOODS) for deck, pile in piles.DECK.items()]
    secrets = message("group-secrets")
    found += [
        closed(view, pile, name_of(site), secrets, places.SECRET_ITEMS) for site, pile in piles.SECRET_ITEMS.items()
    ]
    return found


def closed(view: ZonaView, pile: str, name: Message, group: Message, about: tuple[Message, str]) -> Pile:
    return closed_pile(view, pile, name, group, text=about[0], rule=about[1])


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
    return [lying(view, pile, name, message("group-discards"), places.DISCARDS) for pile, name in named]


def lying(view: ZonaView, pile: str, name: Message, group: Message, about: tuple[Message, str]) -> Pile:
    draw = partial(thing, view)
    return open_pile(view, pile, name, draw, group, listed=name_alone, text=about[0], rule=about[1])


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
            role="market",
        )
        for row in piles.ROWS
    ]


def dice(view: ZonaView) -> list[Row]:
    test = view.test
    if test is None:
        return []
    faces = tuple(Thing(name_of(face), "die", icon=face) for face in test.faces)
    return [Row("dice", message("row-dice"), faces, role="dice")]


def in_hand(view: ZonaView) -> list[Row]:
    """A token that was drawn without an encounter (Z-143), and an item that still has to find its place."""
    met = () if view.current(EncounterUnderWay) is not None else view.cards(piles.MET)
    found = (
        (piles.MET, message("row-met"), met),
        (piles.INCOMING, message("row-incoming"), view.cards(piles.INCOMING)),
    )
    return [
        Row(pile, name, tuple(shown(card, A_CARD, partial(thing, view)) for card in cards))
        for pile, name, cards in found
        if cards
    ]


def looking(view: ZonaView) -> list[Row]:
    """Cards that a player looks at and reads alone (Z-563): the others see how many.

    They lie before the player, or where they were: the secret items of a facility, the top of a deck (Z-524).
    """
    draw = partial(looked_at, view)
    found = [
        row(view, pile, message("row-look", seat=seat_name(seat)), draw, A_CARD)
        for seat in range(view.seats)
        if view.size(pile := piles.LOOK[seat])
    ]
    look = view.current(LookUnderWay)
    if look is not None and look.pile not in piles.LOOK:
        cards = view.cards(look.pile)[-look.shown :]
        name = message("row-look", seat=seat_name(look.seat))
        found.append(Row(piles.LOOK[look.seat], name, tuple(shown(card, A_CARD, draw) for card in reversed(cards))))
    return found


def whole_event(view: ZonaView) -> list[Row]:
    """A choice opens the whole card to everybody (Z-134): it can be read beside the part that is told."""
    under_way = view.current(EventUnderWay)
    if under_way is None or not under_way.opened:
        return []
    card = event(under_way.card, wording.card(under_way.card))
    return [Row("event", message("row-event"), (card,), pinned=True, role="note")]


def looked_at(view: ZonaView, card: Piece) -> Thing:
    return event(card, wording.card(card)) if card in DECK_OF else thing(view, card)


# --- before each player ---------------------------------------------------------------------------------------


def mat(view: ZonaView, seat: int) -> Mat:
    me = view.scavengers[seat]
    if me.status != Status.PLAYING:
        return Mat(seat, seat_name(seat), message(f"mat-{me.status}"), rows=(character_row(view, seat),))
    character = CHARACTER[me.character]
    full, tired = character.fortitude, HIGHEST_FATIGUE
    tracks = (
        Track(
            f"fortitude.{seat}",
            message("track-fortitude"),
            me.damage,
            full,
            danger=full,
            text=message("about-fortitude", free=full - me.damage),
            rule="Z-054",
        ),
        Track(
            f"fatigue.{seat}",
            message("track-fatigue"),
            me.fatigue,
            tired,
            LOWEST_FATIGUE,
            danger=tired,
            text=message("about-fatigue"),
            rule="Z-345",
        ),
    )
    marks = [
        Mark(name_of(name), getattr(character, name) - (name in me.weaknesses), "weak" if name in me.weaknesses else "")
        for name in v.ANY_ATTRIBUTE
    ]
    marks.append(Mark(message("mark-rubles"), me.rubles))
    marks.append(Mark(message(f"reputation-{REPUTATIONS[me.reputation]}")))
    rows = tuple(
        row(
            view,
            pile,
            message(f"row-{name}"),
            secret if name == "secrets" else partial(thing, view),
            A_CARD,
            spots=view.capacity(seat) if name == "packed" else 0,
        )
        for name, pile in (
            ("small", piles.SMALL[seat]),
            ("worn", piles.WORN[seat]),
            ("packed", piles.PACKED[seat]),
            ("trophies", piles.TROPHIES[seat]),
            ("secrets", piles.SECRETS[seat]),
        )
    )
    return Mat(
        seat,
        seat_name(seat),
        name_of(me.character),
        tracks,
        rows,
        tuple(marks),
        goals=telling.goals(view, seat),
        picture=portrait(me.character),
    )


def character_row(view: ZonaView, seat: int) -> Row:
    pile = piles.DEALT[seat]
    cards = (*view.cards(pile), *view.cards(piles.CHARACTER[seat]))
    return Row(pile, message("row-characters"), tuple(shown(card, A_CARD, partial(thing, view)) for card in cards))
