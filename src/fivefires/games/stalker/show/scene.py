"""How it looks: the map with everything on it, a mat for each stalker, the cards beside it."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content import vocabulary as v
from fivefires.games.stalker.content.index import ANOMALY, ENEMY, GEAR, STALKER, WEAPON
from fivefires.games.stalker.content.index import HIGH as HIGH_CARDS
from fivefires.games.stalker.content.survival import SCENARIOS
from fivefires.games.stalker.content.terrain import Terrain, terrain
from fivefires.games.stalker.rules.board import figure
from fivefires.games.stalker.rules.harm import MOST_DOSE
from fivefires.games.stalker.rules.harm import band as band_of
from fivefires.games.stalker.state import HIGH, Companion, Enemy, Overlay, Stage, Stalker
from fivefires.kernel import Message, Piece, face_of, message
from fivefires.kernel.scene import (
    Board,
    Goal,
    Mark,
    Mat,
    Path,
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
)  # fmt: skip
from fivefires.kit.bits import members
from fivefires.kit.grids.directions import EAST, SOUTH
from fivefires.kit.showing import closed_pile, open_pile, row

from . import zone_map
from .names import name_of, space_name
from .view import StalkerView

SQUARE: Final = 60
SIDE: Final = 6
MOST_SHOWN: Final = 9
WALLS: Final = {"|": "wall", v.DOOR: "door", v.WINDOW: "window", v.FENCE: "fence"}
BEFORE: Final = (Stage.TEAM, Stage.SETUP, Stage.LEAD)
RULES: Final = {v.Weapon: "S-368", v.Armor: "S-336", v.Attachment: "S-370", v.Item: "S-333", v.Artifact: "S-345"}


def scene(view: StalkerView) -> Scene:
    if not view.begun:
        return before_the_mission(view)
    return Scene(
        status=status(view),
        stories=stories(view),
        goals=(goal(view),),
        verdict=verdict(view),
        boards=(board(view),),
        tracks=(clock(view),),
        piles=decks(view),
        rows=(*in_force(view), *dice_rows(view)),
        # Whoever acts comes first.
        mats=tuple(mat(view, one) for one in sorted(view.stalkers, key=lambda one: one.number != view.turn)),
    )


def verdict(view: StalkerView) -> tuple[Message, ...]:
    """Why the mission ended as it did (S-217)."""
    result = view.result
    if result is None:
        return ()
    if result.died:
        return (message("verdict-death", stalker=message(result.died), rounds=result.rounds),)
    return (message(f"verdict-{result.ending}", rounds=result.rounds),)


def before_the_mission(view: StalkerView) -> Scene:
    """The zone map in a campaign, the map of the mission otherwise; who can be chosen, and what can be had."""
    zone = zone_map.scene(view, status(view), stash(view), tuple(mat(view, one) for one in view.stalkers))
    boards = zone.boards if view.campaign is not None else (board(view),)
    goals = (goal(view),) if view.chosen else ()
    rows = (*roster(view), *market(view), *zone.rows)
    return msgspec.structs.replace(zone, stories=stories(view), goals=goals, boards=boards, rows=rows)


def status(view: StalkerView) -> tuple[Message, ...]:
    lines = [message(f"mission-{view.mission.id}")] if view.chosen else []
    if view.round:
        lines.append(message("status-round", round=view.round))
    if view.turn >= 0:
        lines.append(message("status-turn", stalker=message(view.stalkers[view.turn].id)))
    else:
        lines.append(message(f"stage-{view.stage}"))
    return tuple(lines)


def stories(view: StalkerView) -> tuple[Story, ...]:
    """What the mission guide tells, before the first round and at the end (S-082, S-217)."""
    if not view.chosen:
        return ()
    title = message(f"mission-{view.mission.id}")
    if view.result is not None:
        part = "after" if view.result.ending == "success" else "lost"
        return (Story(told(view, part), title, rule="S-217"),)
    begins = view.round < 2 and view.stage in BEFORE
    return (Story(told(view, "before"), title, rule="S-082"),) if begins else ()


def told(view: StalkerView, part: str) -> Message:
    """A mission is told by its place on the zone map, its epilogue and its failure card; Survival by its booklet."""
    id = view.mission.id
    if id in SCENARIOS:
        return message(f"story-{id}.{part}")
    return message(
        {"before": f"place_{id.lower()}.text", "after": f"place_{id.lower()}.epilogue", "lost": f"failure-{id}"}[part]
    )


def goal(view: StalkerView) -> Goal:
    """The next step of the objective, and what comes after it (S-215)."""
    steps = [*view.mission.needs, "exit"]
    after = steps[steps.index(view.step) + 1 :]
    then = tuple(message(f"step-{step}") for step in after)
    return Goal(message(f"step-{view.step}"), len(view.achieved), len(steps), then=then, rule="S-215")


def clock(view: StalkerView) -> Track:
    """The event deck: when it is empty, time has run out (S-102)."""
    end = max(16, view.clock)
    text = message("scene-clock.text")
    return Track("clock", message("scene-clock"), view.clock, end, danger=2, low=True, text=text, rule="S-102")


# --- the map ----------------------------------------------------------------------------------------------------------


def board(view: StalkerView) -> Board:
    map = view.map
    columns = SIDE * (1 + max(one.column for one in map.placed))
    rows = SIDE * (1 + max(one.row for one in map.placed))
    looked_at = view.stalkers[view.turn if view.turn >= 0 else view.lead].space if view.begun else -1
    return Board(
        "stalker",
        message("scene-map"),
        (columns * SQUARE, rows * SQUARE),
        spaces(view),
        square=SQUARE,
        tiles=tuple(
            Tile(
                (one.column * SIDE, one.row * SIDE),
                (SIDE, SIDE),
                f"tile-{one.tile}.svg",
                one.turns,
                one.tile,
                message(f"tile-{one.tile}"),
            )
            for one in map.placed
        ),
        walls=walls(view.map_name, view.gates),
        veils=veils(view),
        paths=paths(view),
        centre=map.names[looked_at] if looked_at >= 0 else view.mission.starts[0],
    )


@cache
def printed(name: str, gates: str) -> tuple[Space, ...]:
    """The spaces of a map as they are printed, made once."""
    map = terrain(name, gates)
    return tuple(_printed(map, number) for number in range(len(map.names)))


def _printed(map: Terrain, number: int) -> Space:
    one = map.plan.spaces[number]
    marks = []
    if map.cover[number]:
        marks.append(Mark(message("scene-cover"), map.cover[number]))
    if map.radiation[number]:
        marks.append(Mark(message(f"scene-radiation-{band(map.radiation[number])}"), map.radiation[number]))
    kind = "water" if map.water >> number & 1 else "indoor" if map.indoor >> number & 1 else "outdoor"
    rule = {"water": "S-113", "indoor": "S-132", "outdoor": "S-133"}[kind]
    text = message(f"scene-{kind}", room=map.room[number], cover=map.cover[number], radiation=map.radiation[number])
    name = space_name(one.name)
    return Space(one.name, name, text=text, kind=kind, rule=rule, squares=one.squares, marks=tuple(marks))


def band(radiation: int) -> str:
    """S-148."""
    return "yellow" if radiation <= 2 else "orange" if radiation <= 4 else "red"


@cache
def walls(name: str, gates: str) -> tuple[Wall, ...]:
    """Along the east and south side of each square, and around the map."""
    plan = terrain(name, gates).plan
    found: dict[tuple[int, int, int, int], Wall] = {}
    for (column, row_, side), line in plan.lines.items():
        kind = WALLS.get(line) or (("open-gate" if line in gates else "gate") if line in v.GATES else "")
        if not kind or (column, row_) not in plan.at:
            continue
        x, y = column + (side == EAST), row_ + (side == SOUTH)
        end = (x, y + 1) if side % 2 else (x + 1, y)
        found[(x, y, *end)] = Wall((x, y), end, kind, message(f"wall-{kind}"))
    return tuple(found.values())


def spaces(view: StalkerView) -> tuple[Space, ...]:
    found = [*printed(view.map_name, view.gates)]
    for number, things in things_by_space(view).items():
        found[number] = msgspec.structs.replace(found[number], things=tuple(things))
    return tuple(found)


def things_by_space(view: StalkerView) -> dict[int, list[Thing]]:
    """Figures first, then attention, anomalies and what lies about."""
    found: dict[int, list[Thing]] = {}
    for stalker in view.stalkers if view.begun else ():
        found.setdefault(stalker.space, []).append(stalker_figure(view, stalker))
    for enemy in view.enemies:
        found.setdefault(enemy.space, []).append(enemy_figure(view, enemy))
    if view.companion is not None:
        found.setdefault(view.companion.space, []).append(companion_figure(view.companion))
    for stalker in view.stalkers:
        if stalker.attention:
            found.setdefault(stalker.noticed, []).append(attention(stalker))
    for overlay in view.overlays:
        for name in view.offers(overlay)[:1]:
            found.setdefault(view.map.number[name], []).append(overlay_token(view, overlay))
    for anomaly in view.anomalies:
        if anomaly.card:
            card = ANOMALY[anomaly.card]
            text = message(f"{card.id}.text")
            kind = message(f"field-{card.field}")
            centre = Thing(message(card.id), "token", card.id, text, type=kind, rule="S-542", icon=str(card.field))
            found.setdefault(anomaly.centre, []).append(centre)
    for space, signs in view.petal_signs().items():
        found.setdefault(space, []).extend(petal(*sign) for sign in signs)
    for space in view.artifacts:
        found.setdefault(space, []).append(Thing(message("artifact-token"), "token", "artifact-token", rule="S-565"))
    for number, space, count in view.loot:
        loot = Thing(message("loot"), "token", f"loot.{number}", count=count, rule="S-195", icon="loot")
        found.setdefault(space, []).append(loot)
    for number, space, arrow in view.unknown:
        unknown = Thing(message("unknown"), "token", f"unknown.{number}", icon="unknown", rule="S-199", facing=arrow)
        found.setdefault(space, []).append(unknown)
    return found


def attention(stalker: Stalker) -> Thing:
    """The stalker's token, Low or High (S-310)."""
    side = "high" if stalker.attention == HIGH else "low"
    name = message(f"scene-{side}", stalker=message(stalker.id))
    return Thing(
        name, "token", text=message(f"scene-{side}.text"), rule="S-310", icon=side, picture=f"token-{side}.svg"
    )


def overlay_token(view: StalkerView, overlay: Overlay) -> Thing:
    """A card on the map: what it offers, and how far the work is (S-181)."""
    done, needed = view.work(overlay)
    marks = (Mark(message("scene-work", needed=needed), done),) if needed > 1 else ()
    return Thing(
        message(overlay.card), "token", overlay.card, message(f"{overlay.card}.text"), marks=marks, rule="S-181"
    )


def petal(petals: int, covered: bool, count: int) -> Thing:
    """Symbols of an anomaly that are alike (S-539)."""
    name = message("scene-petal-covered" if covered else "scene-petal", petals=petals)
    picture = f"petal-{petals}-covered.svg" if covered else f"petal-{petals}.svg"
    text = message("scene-petal.text", chance=10 * petals)
    return Thing(name, "token", text=text, rule="S-545", icon=picture[:-4], picture=picture, count=count)


def stalker_figure(view: StalkerView, stalker: Stalker) -> Thing:
    marks = [Mark(message("scene-hp"), stalker.hp, "hp"), *states(view, stalker)]
    return Thing(
        message(stalker.id),
        "figure",
        stalker.id,
        message(f"{stalker.id}.ability"),
        seat=stalker.seat,
        marks=tuple(marks),
        rule="S-325",
        picture=f"portrait-{stalker.id}.svg",
    )


def companion_figure(one: Companion) -> Thing:
    marks = (Mark(message("scene-hp"), one.hp),)
    return Thing(message(one.id), "figure", one.id, message(f"{one.id}.text"), marks=marks, rule="S-589")


def states(view: StalkerView, stalker: Stalker) -> list[Mark]:
    """What the tokens on a stalker say, and whether an enemy sees him now."""
    found = [Mark(message(f"scene-{name}")) for name in ("pinned", "exposed", "focus") if getattr(stalker, name)]
    found += [Mark(message("scene-critical"))] * sum(stalker.critical)
    if view.begun and view.is_watched(stalker):
        found.append(Mark(message("scene-seen")))
    return found


def enemy_figure(view: StalkerView, enemy: Enemy) -> Thing:
    card = ENEMY[enemy.kind]
    marks = [Mark(message("scene-hp"), card.hp - enemy.lost, "hp")] if card.hp > 1 else []
    marks += [Mark(message(f"scene-{name}")) for name in ("pinned", "exposed") if getattr(enemy, name)]
    team = view.team(enemy.kind)
    colour = team.colour if team is not None else None
    needed = view.stars_needed(enemy, 0)
    text = message(
        f"scene-enemy-{card.strike.manner}",
        movement=card.movement,
        damage=card.strike.damage,
        range=min(card.strike.range, MOST_SHOWN),
        ahead=min(card.sight.front, MOST_SHOWN),
        side=min(card.sight.side, MOST_SHOWN),
        **needed,
    )
    return Thing(
        message(enemy.kind),
        "figure",
        figure(enemy),
        text,
        str(colour) if colour is not None else "",
        marks=tuple(marks),
        type=message(f"colour-{colour}") if colour is not None else None,
        rule="S-473",
        facing=enemy.facing,
        picture=f"enemy-{enemy.kind}.svg",
    )


def paths(view: StalkerView) -> tuple[Path, ...]:
    """The enemies' ways and shots since a stalker acted last."""
    names = view.map.names
    return tuple(
        Path(tuple(names[space] for space in one.spaces), "shot" if one.shot else "walk", of=one.unit)
        for one in view.traces
    )


def veils(view: StalkerView) -> tuple[Veil, ...]:
    """What each enemy sees, when it is pointed at, and of all when asked; darkness; the way out."""
    names = view.map.names
    found = [
        Veil(
            "sight",
            message("scene-sight"),
            tuple(names[space] for space in members(view.sight(enemy))),
            1,
            "pointed",
            figure(enemy),
        )
        for enemy in view.enemies
    ]
    if view.enemies:
        found.append(
            Veil("sight", message("scene-watched"), tuple(names[one] for one in members(view.watched)), when="asked")
        )
    if view.dark:
        found.append(Veil("fog", message("no-visibility"), tuple(names[space] for space in view.dark)))
    found.append(Veil("exit", message("scene-exit"), tuple(one for one in view.mission.exit if one in view.map.number)))
    return tuple(found)


# --- beside the map ---------------------------------------------------------------------------------------------------


def thing(view: StalkerView, piece: Piece) -> Thing:
    """A card of gear that everybody sees."""
    card = GEAR[piece]
    marks = [Mark(message("scene-value"), card.value)]
    if piece in WEAPON and view.ammo(piece) is not None:
        marks.append(Mark(message("scene-ammo"), view.ammo(piece)))
    return Thing(name_of(piece), "card", piece, message(f"{card.id}.text"), marks=tuple(marks), rule=RULES[type(card)])


def control_card(piece: Piece) -> Thing:
    """What only he sees who drew it (S-647); to everybody else it lies face down."""
    return Thing(message(piece), "card", piece, message(f"{piece}.text"), type=message("control-card"), rule="S-647")


def mat(view: StalkerView, stalker: Stalker) -> Mat:
    def drawn(piece: Piece) -> Thing:
        return thing(view, piece)

    number = stalker.number
    back = message("gear-back")
    spots = {"weapon": 1, "armor": 1, "artifact": 0, "pack": 0}
    rows = [
        fitted(row(view, names[number], message(f"slot-{place}"), drawn, back, spots=spots[place]))
        for place, names in piles.SLOTS.items()
    ]
    if view.size(piles.DRAWN[number]):
        rows.append(
            row(view, piles.DRAWN[number], message("slot-control"), control_card, message("control-card"), pinned=True)
        )
    marks = states(view, stalker)
    if view.lead == number and len(view.stalkers) > 1:
        marks.append(Mark(message("scene-lead")))
    return Mat(
        stalker.seat,
        message(stalker.id),
        tracks=(*meters(stalker), *turns(stalker)) if view.begun else (),
        rows=(*rows, ability(stalker.id)),
        marks=tuple(marks),
        id=f"mat.{number}",
        tokens=tuple(pockets(view, number)),
        goals=own_goal(view, stalker),
        picture=f"portrait-{stalker.id}.svg",
    )


def fitted(slot: Row) -> Row:
    """What is attached to a weapon or an armor lies beside it, and takes no place of its own (S-370)."""
    if not 0 < slot.spots < len(slot.things):
        return slot
    return msgspec.structs.replace(slot, name=message(f"{slot.name.id}-fitted"), spots=0)


def ability(id: str) -> Row:
    """What only this stalker can do; the mat of whom it is bears the name and the picture."""
    card = Thing(message(id), "card", text=message(f"{id}.ability"), rule="S-325", icon="scene-ability")
    return Row(f"ability.{id}", message("scene-ability"), (card,))


def meters(stalker: Stalker) -> tuple[Track, Track]:
    """HP (S-323), and the dose with its bands (S-305, S-525)."""
    most = STALKER[stalker.id].hp
    number = stalker.number
    dice = band_of(stalker.dose)
    dose = message("scene-dose.text", dice=dice, next=4 * dice + 4)
    return (
        Track(f"hp.{number}", message("scene-hp"), stalker.hp, most, icon="hp", danger=4, low=True, rule="S-323"),
        Track(
            f"dose.{number}",
            message("scene-dose"),
            stalker.dose,
            MOST_DOSE,
            icon="dose",
            danger=4,
            text=dose,
            rule="S-305",
        ),
    )


def turns(stalker: Stalker) -> tuple[Track, Track]:
    """The two turn tokens: how many standard actions each still allows (S-231)."""
    number = stalker.number
    most = [max(2, left) for left in stalker.left]
    return (
        Track(f"first.{number}", message("scene-first-turn"), stalker.left[0], most[0], rule="S-231"),
        Track(f"second.{number}", message("scene-second-turn"), stalker.left[1], most[1], rule="S-231"),
    )


def pockets(view: StalkerView, number: int) -> list[Thing]:
    """Bolts and magazines (S-359)."""
    counts = {token: view.stock(token).get(piles.POCKET[number], 0) for token in (piles.BOLT, *piles.MAGAZINE.values())}
    return [
        Thing(message(token), "token", token, count=count, rule="S-359") for token, count in counts.items() if count
    ]


def own_goal(view: StalkerView, stalker: Stalker) -> tuple[Goal, ...]:
    """The next step, and how far it is for this one."""
    if not view.begun:
        return ()
    away = view.away(stalker)
    if away is None:
        return (Goal(message("goal-no-way", step=message(f"step-{view.step}")), rule="S-215"),)
    return (Goal(message("goal-away", step=message(f"step-{view.step}"), spaces=away), rule="S-215"),)


def roster(view: StalkerView) -> tuple[Row, ...]:
    """The stalker cards that nobody has chosen yet (S-028)."""
    if view.stage != Stage.TEAM:
        return ()
    return (Row("cards", message("scene-roster"), tuple(stalker_card(card) for card in view.known_cards(piles.CARDS))),)


def stalker_card(id: str) -> Thing:
    card = STALKER[id]
    marks = (Mark(message("scene-hp"), card.hp), Mark(message("scene-shooting"), card.shooting))
    text = message(f"{id}.ability")
    return Thing(message(id), "card", id, text, marks=marks, rule="S-325", picture=f"portrait-{id}.svg")


def market(view: StalkerView) -> tuple[Row, ...]:
    """What the trader sells that the team can pay, before whoever buys it (S-064)."""
    things = tuple(for_sale(piece, price) for piece, price in view.for_sale.items())
    return (Row("market", message("scene-market"), things),) if things else ()


def for_sale(piece: Piece, price: int) -> Thing:
    """Gear as it is printed, and what it costs here; a magazine has nothing printed on it."""
    marks = (Mark(message("scene-price"), price),)
    if piece not in GEAR:
        return Thing(message(piece), "card", piece, marks=marks, rule="S-359")
    card = GEAR[piece]
    return Thing(name_of(piece), "card", piece, message(f"{card.id}.text"), marks=marks, rule=RULES[type(card)])


def stash(view: StalkerView) -> Row:
    return row(view, piles.STASH, message("stash"), lambda piece: thing(view, piece), message("gear-back"))


def card_thing(piece: Piece) -> Thing:
    face = face_of(piece)
    kind = message("high-card" if face in HIGH_CARDS else "low-card")
    return Thing(message(face), "card", piece, message(f"{face}.text"), type=kind, rule="S-452")


def event_thing(piece: Piece) -> Thing:
    face = face_of(piece)
    return Thing(message(face), "card", piece, message(f"{face}.text"), type=message("pile-event"), rule="S-220")


def in_force(view: StalkerView) -> tuple[Row, ...]:
    """The event in force and the enemies' last cards, small beside the board (S-213, S-452)."""
    found = [event_thing(card) for card in view.known_cards(piles.EVENT)[-1:]]
    for pile in (piles.HIGH_DISCARDS, piles.LOW_DISCARDS):
        found += [card_thing(card) for card in view.known_cards(pile)[-1:]]
    return (Row("in-force", message("scene-in-force"), tuple(found), pinned=True),) if found else ()


def decks(view: StalkerView) -> tuple[Pile, ...]:
    return (
        closed_pile(view, piles.EVENTS, message("pile-events"), rule="S-102"),
        open_pile(view, piles.EVENT, message("pile-event"), event_thing, rule="S-213"),
        closed_pile(view, piles.HIGH, message("pile-high"), rule="S-452"),
        open_pile(view, piles.HIGH_DISCARDS, message("pile-high-discards"), card_thing, rule="S-466"),
        closed_pile(view, piles.LOW, message("pile-low"), rule="S-452"),
        open_pile(view, piles.LOW_DISCARDS, message("pile-low-discards"), card_thing, rule="S-466"),
    )


def dice_rows(view: StalkerView) -> tuple[Row, ...]:
    """The dice of the roll under way; those put aside to be rolled again are not there."""
    faces: list[str] = []
    if view.attack is not None:
        faces += [f"die-yellow-{face}" for face in view.attack.yellow]
        faces += [f"die-green-{face}" for face in view.attack.green]
    elif view.struck is not None:
        faces += [f"die-green-{face}" for face in view.struck.dice]
    things = tuple(Thing(message(face), "die", icon=face) for face in faces)
    return (Row("dice", message("scene-dice"), things, role="dice"),) if things else ()
