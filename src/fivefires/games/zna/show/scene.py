"""How it looks: the map with everything on it, a mat for each hero, the clock, the decks and the bags.

One scene draws every map. Tiles are pictures, areas are squares; fog, marked areas and the way out lie over them.
"""

from __future__ import annotations

from functools import cache

import msgspec

from fivefires.games.zna.content import piles
from fivefires.games.zna.content import vocabulary as v
from fivefires.games.zna.content.chemistry import TOKEN_KINDS
from fivefires.games.zna.content.index import AMMO, CARD, HERO, MUTANT, OBJECTIVE, WEAPON
from fivefires.games.zna.content.mutants import TOKENS
from fivefires.games.zna.content.terrain import Terrain, terrain
from fivefires.games.zna.rules.fog import LEVELS
from fivefires.games.zna.rules.gear import BELT_ROOM, PACK_ROOM
from fivefires.games.zna.rules.spawning import figure
from fivefires.games.zna.state import DEAD, OUT, STANDING, Mutant
from fivefires.kernel import Message, Piece, message
from fivefires.kernel.scene import Board, Goal, Mark, Mat, Pile, Row, Scene, Space, Story, Thing, Tile, Track, Veil
from fivefires.kit.bits import members
from fivefires.kit.showing import closed_pile, open_pile, shown

from .names import area_name, name_of, tile_name
from .view import ZnaView

SQUARE = 100
SIDE = 4

# The paragraphs behind things that are enlarged: one for each sort.
WEAPON_RULE, AMMO_RULE, SPECIAL_RULE, OBJECTIVE_RULE = "N-301", "N-305", "N-440", "N-250"
TOKEN_RULE, MASK_RULE, MUTANT_RULE, HERO_RULE, DRONE_RULE = "N-349", "N-116", "N-270", "N-106", "N-247"
PLACES = {
    v.OPEN: "open",
    v.LOW: "low",
    v.SOLID: "solid",
    v.GREEN: "green",
    v.DARK: "dark",
    v.BODY: "body",
    v.POLICE: "police",
    v.CAR: "car",
    v.DESK: "desk",
    v.PHARMACY: "pharmacy",
}
PLACE_RULES = {
    "green": "N-082", "dark": "N-083", "body": "N-182", "police": "N-187", "car": "N-188", "desk": "N-188",
    "pharmacy": "N-189",
}  # fmt: skip


def scene(view: ZnaView) -> Scene:
    """Before the page is laid out what it tells is read (N-135), but not while the heroes of a campaign camp."""
    if not view.begun:
        told = view.stage != "camp"
        return Scene(
            status=status(view) if told else (message(f"stage-{view.stage}"),),
            stories=stories(view) if told else (),
            goals=(Goal(message(f"zna-scenario-{view.scenario.id}.objective"), rule="N-003"),) if told else (),
            rows=boards(view),
            mats=tuple(mat(view, hero) for hero in heroes(view)),
        )
    return Scene(
        status=status(view),
        stories=stories(view),
        goals=(goal(view),),
        verdict=verdict(view),
        boards=(board(view),),
        tracks=tracks(view),
        piles=decks(view),
        rows=(*bags(view), *dice(view), *planned(view)),
        mats=tuple(mat(view, hero) for hero in heroes(view)),
    )


def heroes(view: ZnaView) -> list[int]:
    """In their order, but whoever is in turn or is struck lies on top, and then with whom he trades."""
    plan, strike = view.plan, view.strike
    first = [strike.target] if strike is not None else [plan.hero, plan.partner] if plan is not None else [view.hero]
    return sorted(range(len(view.heroes)), key=lambda hero: first.index(hero) if hero in first else len(first))


def status(view: ZnaView) -> tuple[Message, ...]:
    lines = [message(f"zna-scenario-{view.scenario.id}")]
    if view.round:
        lines.append(message("status-round", round=view.round))
    if view.hero >= 0:
        lines.append(message("status-turn", hero=message(view.heroes[view.hero].id)))
    else:
        lines.append(message(f"stage-{view.stage}"))
    return tuple(lines)


def stories(view: ZnaView) -> tuple[Story, ...]:
    """What the scenario book tells, before the first round and at the end."""
    id = f"zna-scenario-{view.scenario.id}"
    result = view.result
    if result is not None:
        told = [Story(message(f"{id}.{'lost' if result.victory == 'lost' else 'after'}"), message(id))]
        if result.epilogue:
            last = f"zna-ending-{result.epilogue}"
            told.append(Story(message(f"{last}.text"), message(last), rule="N-388"))
        if result.ultimate:
            told.append(Story(message("zna-ending-ultimate.text"), message("zna-ending-ultimate"), rule="N-371"))
        return tuple(told)
    if view.round:
        return ()
    text = message("scene-told-before", story=message(f"{id}.before"), rules=message(f"{id}.special"))
    return (Story(text, message(id), rule="N-135"),)


def verdict(view: ZnaView) -> tuple[Message, ...]:
    """How it came out: the medal of a mission, and a line for each accomplished objective."""
    result = view.result
    if result is None:
        return ()
    lines = [message("verdict-done" if result.winners else "verdict-lost", rounds=result.rounds)]
    lines += [
        message("verdict-dead", hero=message(hero))
        for hero, fate in zip(result.heroes, result.fates, strict=True)
        if fate == "dead"
    ]
    if result.medal:
        lines.append(message(f"scene-medal-{result.medal}"))
    for hero, done in zip(result.heroes, result.objectives, strict=True):
        lines += [
            message("scene-epilogue-objective", hero=message(hero), text=message(f"{card}.epilogue")) for card in done
        ]
    if result.epilogue:
        lines.append(message(f"log-epilogue-{result.epilogue}"))
    return tuple(lines)


def goal(view: ZnaView) -> Goal:
    """The objective, and how far it is."""
    page = view.scenario
    kind, done, needed = view.goal()
    named = {"zone": message(f"zna-zone-{page.id}")} if kind in ("alarm", "exit", "keys", "sample", "ferry") else {}
    text = Message(f"goal-{kind}", {**named})
    # When nobody stands any more, nobody is left to be counted.
    value, end = (min(done, needed), needed) if needed else (None, None)
    return Goal(text, value, end, then=(message(f"zna-scenario-{page.id}.objective"),), rule="N-003")


# --- the map ---------------------------------------------------------------------------------------------------


def board(view: ZnaView) -> Board:
    map = view.map
    columns = 1 + max(space.squares[0][0] for space in map.plan.spaces)
    rows = 1 + max(space.squares[0][1] for space in map.plan.spaces)
    centre = view.heroes[view.hero].area if view.hero >= 0 else next((me.area for me in view.heroes if me.area >= 0), 0)
    return Board(
        "zna",
        message("scene-map"),
        (columns * SQUARE, rows * SQUARE),
        spaces_of_map(view),
        square=SQUARE,
        tiles=tuple(tile(view, number) for number in range(len(map.titles))),
        veils=veils(view),
        centre=map.names[centre],
    )


def tile(view: ZnaView, number: int) -> Tile:
    """A street, or an unknown tile: its back until it is turned up."""
    map = view.map
    laid = map.plan.laid[number]
    title = map.titles[number]
    at = (laid.column * SIDE, laid.row * SIDE)
    if number not in map.unknown:
        return Tile(at, (SIDE, SIDE), f"tile-{title}.svg", laid.turns, title, tile_name(title))
    piece = view.face_up(number)
    if piece is None:
        return Tile(at, (SIDE, SIDE), "tile-unknown.svg", face_down=True)
    return Tile(at, (SIDE, SIDE), f"tile-{piece}.svg", laid.turns, title, tile_name(piece))


@cache
def printed(number: int) -> tuple[Space, ...]:
    """The areas of a scenario's map as they are printed, made once."""
    map = terrain(number)
    return tuple(_printed(map, area) for area in range(len(map.names)))


def _printed(map: Terrain, area: int) -> Space:
    one = map.plan.spaces[area]
    kind = PLACES[one.letter if one.letter in PLACES else one.letter.upper()]
    text = message(f"zna-place-{kind}.effect") if kind in PLACE_RULES else None
    rule = PLACE_RULES.get(kind, "N-086")
    marks = []
    site = map.sites.get(area)
    if site is not None:
        text, rule = message(f"zna-work-{site}.effect"), "N-377"
        marks.append(Mark(message(f"zna-work-{site}"), icon=str(site)))
    for piece, where in map.pieces:
        if where == area and piece in (v.Piece.LOCK, v.Piece.VENT, v.Piece.RADIO, v.Piece.ENGINE):
            marks.append(Mark(message(f"zna-piece-{piece}"), icon=str(piece)))
    name = area_name(map.names[area])
    return Space(map.names[area], name, text=text, kind=kind, rule=rule, squares=one.squares, marks=tuple(marks))


def spaces_of_map(view: ZnaView) -> tuple[Space, ...]:
    """Every area, and what is there now."""
    found = [*printed(view.scenario.number)]
    for area, things in things_by_area(view).items():
        found[area] = msgspec.structs.replace(found[area], things=tuple(things))
    for area in view.worked:
        marks = (*found[area].marks, Mark(message("scene-worked")))
        found[area] = msgspec.structs.replace(found[area], marks=marks)
    return tuple(found)


def veils(view: ZnaView) -> tuple[Veil, ...]:
    """Fog tile by tile, unexplored tiles, harmful areas, and the way out."""
    map = view.map
    found = []
    for number, level in enumerate(view.fog):
        names = tuple(map.names[area] for area in members(map.on[number]))
        if level:
            found.append(Veil("fog", message(LEVELS[level]), names, level))
        if not view.explored[number]:
            found.append(Veil("unexplored", message("scene-unexplored"), names, when="asked"))
    if view.marked:
        found.append(Veil("harm", message("zna-place-marked"), tuple(map.names[area] for area in members(view.marked))))
    zone = map.exit | map.tunnel
    if zone:
        name = message(f"zna-zone-{view.scenario.id}")
        kind = "exit" if view.exit_open else "exit-closed"
        found.append(Veil(kind, name, tuple(map.names[area] for area in members(zone))))
    return tuple(found)


def things_by_area(view: ZnaView) -> dict[int, list[Thing]]:
    """Figures first, then what lies on the ground (N-117, N-126)."""
    found: dict[int, list[Thing]] = {}
    for number, me in enumerate(view.heroes):
        if me.area >= 0:
            found.setdefault(me.area, []).append(hero_figure(view, number))
    for mutant in view.mutants:
        found.setdefault(mutant.area, []).append(mutant_figure(view, mutant))
    for number, person in enumerate(view.people):
        if person.area >= 0:
            marks = (Mark(message("scene-health"), person.health),)
            id, picture = f"{person.kind}.{number}", f"{person.kind}.svg"
            who = Thing(message(person.kind), "figure", id, marks=marks, rule="N-495", picture=picture)
            found.setdefault(person.area, []).append(who)
    if view.scenario.drone:
        found.setdefault(view.map.drone, []).append(Thing(message("drone"), "token", "drone", rule=DRONE_RULE))
    for area, lying in view.ground().items():
        found.setdefault(area, []).extend(thing(view, one) for one in dict.fromkeys(lying))
    return found


def hero_figure(view: ZnaView, number: int) -> Thing:
    me = view.heroes[number]
    marks = [Mark(message("scene-health"), me.health), Mark(message("scene-resistance"), me.resistance)]
    if me.status != STANDING:
        marks.append(Mark(message(f"scene-{me.status}")))
    return Thing(
        message(me.id),
        "figure",
        me.id,
        message(f"{me.id}.ability"),
        seat=view.runs(number),
        marks=tuple(marks),
        rule=HERO_RULE,
        picture=f"{me.id}.svg",
    )


def mutant_figure(view: ZnaView, mutant: Mutant) -> Thing:
    """With its wounds, whether it is awake, and whom it hunts."""
    kind = MUTANT[mutant.kind]
    marks = [Mark(message("scene-wounds"), mutant.wounds)] if mutant.wounds else []
    if mutant.control >= 0:
        marks.append(Mark(message("scene-controlled")))
    marks.append(Mark(message("scene-awake" if mutant.awake else "scene-asleep")))
    text = message(
        "scene-mutant-values",
        resistance=view.resistance(mutant),
        health=kind.health,
        movement=kind.movement,
        actions=kind.actions,
    )
    hunts = (
        message("scene-hunts", who=message(view.heroes[mutant.attacker].id))
        if mutant.attacker >= 0
        else message("scene-hunts-nobody")
        if not mutant.awake
        else None
    )
    return Thing(
        message(mutant.kind),
        "figure",
        figure(mutant),
        text,
        marks=tuple(marks),
        type=hunts,
        rule=MUTANT_RULE,
        picture=f"{mutant.kind}.svg",
    )


# --- things ----------------------------------------------------------------------------------------------------


def thing(view: ZnaView, piece: Piece) -> Thing:
    """A card or token that everybody sees."""
    card = CARD.get(piece)
    if piece in TOKEN_KINDS:
        return Thing(name_of(piece), "token", piece, rule=TOKEN_RULE)
    if card is None:
        if piece == piles.MASK:
            return Thing(name_of(piece), "token", piece, rule=MASK_RULE)
        return Thing(name_of(piece), "token", piece, message(f"{name_of(piece).id}.text"), rule="N-126")
    text = message(f"{card.id}.text")
    if isinstance(card, v.Weapon):
        marks = (Mark(message("scene-cubes"), sum(view.cubes(piece).values())),) if card.slots else ()
        return Thing(name_of(piece), "card", piece, text, marks=marks, rule=WEAPON_RULE)
    if piece in AMMO:
        marks = (Mark(message("scene-bullets"), view.bullets_of(piece)),)
        return Thing(name_of(piece), "card", piece, text, marks=marks, rule=AMMO_RULE)
    return Thing(name_of(piece), "card", piece, text, rule=SPECIAL_RULE)


def objective(view: ZnaView, hero: int, card: Piece) -> Thing:
    """A drone objective that this seat knows; those that count something show how far they are."""
    printed = OBJECTIVE[card]
    marks = [Mark(message("scene-credits"), printed.credits)]
    if printed.times > 1:
        marks.append(Mark(message("scene-progress"), min(printed.times, view.progress(hero, card))))
    return Thing(message(card), "card", card, message(f"{card}.text"), marks=tuple(marks), rule=OBJECTIVE_RULE)


def event(card: Piece) -> Thing:
    face = card.partition("#")[0]
    return Thing(message(face), "card", card, message(f"{face}.text"), rule="N-196")


# --- what lies beside the map ----------------------------------------------------------------------------------


def tracks(view: ZnaView) -> tuple[Track, ...]:
    """The clock (N-298)."""
    most = view.scenario.clock + (2 * view.campaign.tries if view.campaign is not None else 0)
    text = message("scene-clock.text")
    return (Track("clock", message("scene-clock"), view.clock, most, danger=3, low=True, text=text, rule="N-296"),)


def decks(view: ZnaView) -> tuple[Pile, ...]:
    def draw(piece: Piece) -> Thing:
        return thing(view, piece)

    return (
        closed_pile(view, piles.RESOURCES, message("scene-resources")),
        open_pile(view, piles.RESOURCE_DISCARDS, message("scene-resource-discards"), draw, listed=draw),
        closed_pile(view, piles.SPECIALS, message("scene-specials")),
        open_pile(view, piles.SPECIAL_DISCARDS, message("scene-special-discards"), draw, listed=draw),
        closed_pile(view, piles.EVENTS, message("scene-events")),
        open_pile(view, piles.EVENT_DISCARDS, message("scene-event-discards"), event, listed=event),
        closed_pile(view, piles.OBJECTIVES, message("scene-objectives")),
    )


def bags(view: ZnaView) -> tuple[Row, ...]:
    """What is in them is public, the next draw is not (N-033, N-396)."""
    return tuple(
        Row(f"bag.{name}", message(f"scene-{name}-bag"), bag(view, kinds))
        for name, kinds in (("mutant", tuple(TOKENS)), ("chemistry", TOKEN_KINDS))
    )


def bag(view: ZnaView, kinds: tuple[str, ...]) -> tuple[Thing, ...]:
    return tuple(
        Thing(message(kind), "token", count=count) for kind in kinds if (count := view.stock(kind).get(piles.BAG, 0))
    )


def dice(view: ZnaView) -> tuple[Row, ...]:
    """The dice of the attack that is under way."""
    attack, strike = view.attack, view.strike
    faces: list[Message] = []
    if strike is not None:
        faces += [message(f"face-light-{face}") for face in strike.light]
        faces += [message(f"face-heavy-{face}") for face in strike.heavy]
    elif attack is not None:
        faces += [message(f"face-attack-{(0, 0, 1, 1, 1, 2)[face - 1]}") for face in attack.dice]
    if not faces:
        return ()
    return (Row("dice", message("scene-dice"), tuple(Thing(face, "die", icon=face.id) for face in faces), role="dice"),)


def planned(view: ZnaView) -> tuple[Row, ...]:
    """What is to change its place when an Equip, Pick up or Trade is done: each thing with where it goes (N-221)."""
    plan = view.plan
    if plan is None or not plan.transfers:
        return ()
    things = []
    for one in plan.transfers:
        where = place_name(view, one.target)
        goes = message("scene-goes-to", thing=name_of(one.thing), where=where)
        things.append(msgspec.structs.replace(thing(view, one.thing), name=goes))
    return (Row("plan", message("scene-planned"), tuple(things), pinned=True),)


def place_name(view: ZnaView, place: str) -> Message:
    """A hero, the ground, or a space of a hero's own board."""
    if place in piles.SPACES:
        return message(f"scene-{place}")
    return message("zna-ground") if place == "ground" else view.name_at(place)


# --- before each player ----------------------------------------------------------------------------------------


def mat(view: ZnaView, hero: int) -> Mat:
    me = view.heroes[hero]
    printed = HERO[me.id]
    health, resistance = (me.health, me.resistance) if view.begun else (printed.health, printed.resistance)
    marks = [
        Mark(message("scene-actions"), me.actions),
        Mark(message("scene-movement"), view.trait(hero, v.Trait.MOVEMENT)),
        Mark(message("scene-strength"), view.trait(hero, v.Trait.STRENGTH)),
        Mark(message("scene-dexterity"), view.trait(hero, v.Trait.DEXTERITY)),
        Mark(message("scene-masked" if view.masked(hero) else "scene-unmasked")),
    ]
    if me.credits:
        marks.append(Mark(message("scene-credits"), me.credits))
    if me.status in (OUT, DEAD):
        marks.append(Mark(message(f"scene-{me.status}")))
    return Mat(
        view.runs(hero),
        message(me.id),
        message(f"{me.id}.title"),
        tracks=(
            low_track(f"health.{hero}", "scene-health", health, printed.health, "N-225"),
            low_track(f"resistance.{hero}", "scene-resistance", resistance, printed.resistance, "N-228"),
        ),
        rows=(*spaces(view, hero), *cards_of_the_drone(view, hero), ability(me.id)),
        marks=tuple(marks),
        id=f"mat.{hero}",
        tokens=tuple(
            Thing(message(kind), "token", kind, count=count, rule=TOKEN_RULE)
            for kind, count in view.tokens(hero).items()
        ),
        picture=f"{me.id}.svg",
    )


def boards(view: ZnaView) -> tuple[Row, ...]:
    """The heroes who are still in the box, with what tells them apart: to be read before one chooses (N-024, N-106)."""
    free = sorted(view.known_cards(piles.BOARDS), key=[*HERO].index)
    return (Row("boards", message("scene-boards"), tuple(hero_board(HERO[id]) for id in free)),) if free else ()


def hero_board(board: v.HeroBoard) -> Thing:
    values = ("movement", "strength", "dexterity", "health", "resistance")
    return Thing(
        message(board.id),
        "card",
        board.id,
        message(f"{board.id}.ability"),
        marks=tuple(Mark(message(f"scene-{value}"), getattr(board, value)) for value in values),
        type=message(f"{board.id}.title"),
        rule=HERO_RULE,
        picture=f"{board.id}.svg",
    )


def ability(id: str) -> Row:
    """What this hero alone can do."""
    card = Thing(message(id), "card", text=message(f"{id}.ability"), rule=HERO_RULE)
    return Row(f"ability.{id}", message("scene-ability"), (card,))


def low_track(id: str, name: str, value: int, end: int, rule: str) -> Track:
    """Health and resistance: the less, the worse."""
    return Track(id, message(name), value, end, danger=1, low=True, rule=rule)


def spaces(view: ZnaView, hero: int) -> list[Row]:
    rooms = {"hands": 2, "belt": BELT_ROOM, "pack": PACK_ROOM, "slot": 1}
    found = []
    if any(WEAPON[card].hands == 2 for card in view.in_space(hero, "hands")):
        rooms["hands"] = 1
    for space, room in rooms.items():
        held = [thing(view, card) for card in view.in_space(hero, space)]
        if space == "pack":
            held += [thing(view, token) for token in view.portable(hero)]
        found.append(Row(piles.SPACES[space][hero], message(f"scene-{space}"), tuple(held), room))
    if upgrade := view.upgrade(hero):
        level = (Mark(message("scene-level"), view.heroes[hero].level),)
        card = Thing(message(upgrade), "card", text=message(f"{upgrade}.text"), marks=level, rule="N-391")
        found.append(Row(piles.UPGRADE[hero], message("scene-upgrade"), (card,)))
    return found


def cards_of_the_drone(view: ZnaView, hero: int) -> list[Row]:
    """Face-down ones are backs for all but the player of their hero (N-144, N-398)."""

    def draw(piece: Piece) -> Thing:
        return objective(view, hero, piece)

    back = message("scene-face-down-objective")
    mine = [
        shown(card, back, draw) for pile in (piles.SECRET[hero], piles.OPEN[hero]) for card in sorted_cards(view, pile)
    ]
    found = []
    if mine:
        found.append(Row(piles.SECRET[hero], message("scene-mine"), tuple(mine)))
    done = [objective(view, hero, card) for card in view.known_cards(piles.DONE[hero])]
    if done:
        found.append(Row(piles.DONE[hero], message("scene-done"), tuple(done)))
    return found


def sorted_cards(view: ZnaView, pile: str) -> list[Piece | None]:
    """Known cards by name, so that their order tells nothing."""
    return sorted(view.cards(pile), key=lambda card: card or "")
