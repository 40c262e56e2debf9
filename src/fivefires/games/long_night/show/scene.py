"""How it looks: the colony and its surroundings with everybody on them, tracks, the notice board, and each player."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from fivefires.games.long_night.content import piles
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import BY_NUMBER, NUMBER, gate_of
from fivefires.games.long_night.content.index import (
    BANDIT_BETRAYAL,
    BETRAYALS,
    CRISIS,
    CROSSROADS,
    EXILE,
    EXPERIMENT,
    FIGURES,
    IMPROVEMENT,
    ITEM,
    KIND_OF,
    MAIN,
    SECRET,
    SIDE_EFFECT,
    SURVIVOR,
)  # fmt: skip
from fivefires.games.long_night.state import DEADLY, HIGHEST_MORALE, HIGHEST_ROUND, Rule, SearchUnderWay
from fivefires.kernel import Message, Piece, face_of, message, seat_name
from fivefires.kernel.scene import Board, Mark, Mat, Pile, Row, Scene, Space, Thing, Track
from fivefires.kit.showing import closed_pile, counter, open_pile, row, shown, tokens

from . import layout, places, telling
from .names import NAME, TYPE_NAME, name_of, text_of
from .view import LongNightView

A_CARD = message("a-card")
# The paragraphs behind things that are enlarged: one for each sort.
ITEM_RULE, ABILITY_RULE, CROSSROADS_RULE, CRISIS_RULE = "L-149", "L-014", "L-215", "L-242"
SECRET_RULE, EXILE_RULE, MAIN_RULE = "L-338", "L-312", "L-253"
SIDE_EFFECT_RULE, IMPROVEMENT_RULE, EXPERIMENT_RULE, ENCOUNTER_RULE = "L-442", "L-398", "L-444", "L-472"
TOKEN_RULE = {
    "zombie": "L-113", "barricade": "L-265", "trap": "L-391", "sealed": "L-489", "helpless": "L-032",
    "unruly": "L-384", "bandit": "L-413", "noise": "L-249", "food-token": "L-229", "starvation-token": "L-235",
    "waste-cards": "L-238", "the-dead": "L-062",
}  # fmt: skip
PLACE_RULE = {v.COLONY: "L-043", v.RAXXON: "L-436", v.HIDEOUT: "L-404"}
LOCATION_RULE, ENTRANCE_RULE, NOISE_RULE, DECK_RULE = "L-125", "L-264", "L-058", "L-057"
SPACE_RULE = {"food": "L-229", "waste": "L-238", "graveyard": "L-062"}


def scene(view: LongNightView) -> Scene:
    return Scene(
        status=status(view),
        stories=telling.stories(view),
        goals=telling.goals(view),
        verdict=telling.verdict(view),
        boards=(board(view),),
        tracks=tracks(view),
        piles=tuple(lying(view)),
        rows=tuple(notices(view)),
        mats=tuple(mat(view, seat) for seat in range(view.seats)),
    )


def status(view: LongNightView) -> tuple[Message, ...]:
    lines = [message("status-round", round=view.round), message(f"stage-{view.stage}")]
    for one in view.under_way:
        if isinstance(one, SearchUnderWay):
            lines.append(message("status-search", survivor=NAME[one.survivor], place=NAME[one.place]))
    return tuple(lines)


def tracks(view: LongNightView) -> tuple[Track, ...]:
    return (
        Track(
            "morale",
            message("track-morale"),
            view.morale,
            HIGHEST_MORALE,
            icon="morale",
            danger=2,
            low=True,
            text=message("about-morale"),
            rule="L-335",
        ),
        Track(
            "rounds",
            message("track-rounds"),
            view.rounds,
            HIGHEST_ROUND,
            icon="rounds",
            danger=1,
            low=True,
            text=message("about-rounds"),
            rule="L-337",
        ),
        Track(
            "food",
            message("track-food"),
            view.food,
            max(view.food, view.food_needed, 1),
            icon="food",
            danger=view.food_needed - 1,
            low=True,
            text=message("about-food", needed=view.food_needed, starvation=view.starvation),
            rule="L-229",
        ),
    )


# --- the board ------------------------------------------------------------------------------------------------


def board(view: LongNightView) -> Board:
    spaces = [space for place in on_the_table(view) for space in ground(view, place)]
    spaces += [closed(place) for place in (v.RAXXON, v.HIDEOUT) if place not in on_the_table(view)]
    spaces += [gate(view, entrance, outline) for entrance, outline in layout.COLONY_ENTRANCES.items()]
    spaces += [
        store("food", layout.FOOD, "store", ("food-token", view.food), ("starvation-token", view.starvation)),
        store("waste", layout.WASTE, "store", ("waste-cards", view.size(piles.WASTE))),
        store("graveyard", layout.GRAVEYARD, "graveyard", ("the-dead", view.size(piles.GRAVEYARD))),
    ]
    return Board("winter", message("board"), layout.SIZE, tuple(spaces), art=layout.ART)


def closed(place: str) -> Space:
    """A place of a module that is not in this game: snow has covered it."""
    plates = layout.PLACES[place]
    text = message("place-closed")
    return Space(place, NAME[place], plates.outline, text, kind="closed", label=plates.label, rule=PLACE_RULE[place])


def on_the_table(view: LongNightView) -> list[str]:
    """The places in play, and those of a module that a scenario still bars (L-488, L-518)."""
    lying = ((v.RAXXON, view.sealed > 0), (v.HIDEOUT, Rule.BANDITS in view.in_force))
    return [*view.places, *(place for place, lies in lying if lies and place not in view.places)]


def ground(view: LongNightView, place: str) -> list[Space]:
    """A place with its people; outside the colony also its entrance, its noise and its deck."""
    plates = layout.PLACES[place]
    kind = "colony" if place == v.COLONY else "location"
    found = [
        Space(
            place,
            NAME[place],
            plates.outline,
            places.text(view, place),
            kind,
            str(NUMBER.get(place, "")),
            people(view, place),
            plates.label,
            PLACE_RULE.get(place, LOCATION_RULE),
            signs=places.signs(place),
            cost=places.cost(view, place),
        )
    ]
    if plates.entrance:
        found.append(gate(view, place, plates.entrance))
        noise = tuple(each("noise-token", view.noise(place), "noise"))
        found.append(
            Space(
                f"{place}.noise",
                message("noise"),
                plates.noise,
                message("about-noise"),
                kind="noise",
                things=noise,
                rule=NOISE_RULE,
                plate=True,
            )
        )
    if plates.deck:
        found.append(
            Space(
                piles.DECK[place],
                message("deck"),
                plates.deck,
                places.about_deck(view, place),
                kind="deck",
                things=number_of(f"{place}-item", view.size(piles.DECK[place])),
                rule=DECK_RULE,
                plate=True,
            )
        )
    return found


def people(view: LongNightView, place: str) -> tuple[Thing, ...]:
    figures = [figure(view, survivor) for survivor in view.survivors_at(place)]
    if place == v.COLONY:
        figures += each("helpless-token", view.helpless, "helpless")
        figures += each("unruly-token", view.unruly, "unruly")
    if place == v.RAXXON:
        figures += each("barricade-token", view.sealed, "sealed")
    return (*figures, *each("bandit-figure", view.bandits(place), "bandit"))


def gate(view: LongNightView, entrance: str, outline: layout.Outline) -> Space:
    """An entrance of the colony, or the one of another place, which has a space of its own beside the people."""
    outside = entrance in NUMBER
    return Space(
        gate_of(entrance),
        message("entrance") if outside else NAME[entrance],
        outline,
        places.gate_text(view, entrance),
        kind="entrance",
        things=tuple(besiegers(view, entrance)),
        rule=ENTRANCE_RULE,
        plate=True,
    )


def store(id: str, outline: layout.Outline, kind: str, *counted: tuple[str, int]) -> Space:
    """A space with a token for each kind that is there, and its number."""
    things = tuple(token for name, count in counted for token in number_of(name, count))
    text = message(f"about-{id}-space")
    return Space(id, message(id), outline, text, kind=kind, things=things, rule=SPACE_RULE[id], plate=True)


def number_of(name: str, count: int) -> tuple[Thing, ...]:
    return counter(message(name), count, message("number"), name, TOKEN_RULE.get(name, ""))


def besiegers(view: LongNightView, entrance: str) -> list[Thing]:
    things = [
        Thing(
            NAME[figure],
            "figure",
            figure,
            telling.encounter_text(KIND_OF[figure]),
            icon="special",
            rule=ENCOUNTER_RULE,
        )
        for figure in view.specials(entrance)
    ]
    things += each("zombie-figure", view.zombies(entrance), "zombie")
    things += each("barricade-token", view.barricades(entrance), "barricade")
    things += each("trap-token", view.traps(entrance), "trap")
    return things


def each(name: str, count: int, icon: str) -> list[Thing]:
    return tokens(message(name), count, icon, TOKEN_RULE[icon])


def figure(view: LongNightView, survivor: str) -> Thing:
    owner = next(seat for seat in range(view.seats) if survivor in view.group(seat))
    marks = damage_marks(view, survivor)
    picture = portrait(survivor)
    return Thing(NAME[survivor], "figure", survivor, icon="survivor", seat=owner, marks=marks, picture=picture)


def portrait(survivor: str) -> str:
    return f"portrait-{survivor}.svg"


def damage_marks(view: LongNightView, survivor: str) -> tuple[Mark, ...]:
    return tuple(
        Mark(message(f"mark-{name}"), value, name)
        for name, value in (
            ("wounds", view.wounds(survivor)),
            ("frostbite", view.frostbite(survivor)),
            ("despair", view.despair(survivor)),
        )
        if value
    )


# --- cards ----------------------------------------------------------------------------------------------------


def thing(view: LongNightView, card: Piece) -> Thing:
    face = face_of(card)
    if card in ITEM:
        item = ITEM[card]
        kind = TYPE_NAME[item.type]
        return Thing(NAME[card], "item", card, view.effect(card), icon=item.type, type=kind, rule=ITEM_RULE)
    if card in SURVIVOR:
        return survivor_card(view, card)
    if card in CROSSROADS:
        trigger = text_of(card, "trigger")
        return Thing(NAME[card], "crossroads", card, crossroads_text(card), type=trigger, rule=CROSSROADS_RULE)
    if card in SECRET and SECRET[card].main:
        return secret(view, card)
    if card in SECRET or card in BETRAYALS:
        late = card == BANDIT_BETRAYAL.id and view.vengeful
        return Thing(NAME[card], "objective", card, text_of(card, "late" if late else "goal"), rule=SECRET_RULE)
    if card in EXILE:
        both = message("exile-text", wronged=text_of(card, "wronged"), betrayer=text_of(card, "betrayer"))
        return Thing(NAME[card], "objective", card, both, rule=EXILE_RULE)
    for cards, rule in ((CRISIS, CRISIS_RULE), (SIDE_EFFECT, SIDE_EFFECT_RULE), (IMPROVEMENT, IMPROVEMENT_RULE)):
        if card in cards:
            return Thing(NAME[card], "card", card, text_of(card, "effect"), rule=rule)
    if card in EXPERIMENT:
        return Thing(NAME[card], "card", card, audio_text(card), rule=EXPERIMENT_RULE)
    return Thing(name_of(card) if card in NAME else message(face), id=card)


def secret(view: LongNightView, card: str) -> Thing:
    """What is printed on it, and the main objective, without which it is worth nothing (L-008, L-340)."""
    both = message("secret-text", goal=text_of(card, "goal"))
    main = Mark(message("mark-main-met" if view.main_met else "mark-main-open"))
    return Thing(NAME[card], "objective", card, both, marks=(main,), rule=SECRET_RULE)


def crossroads_text(card: str) -> Message:
    """The whole card, with everything that can be chosen (L-219)."""
    story, options = text_of(card, "story"), CROSSROADS[card].options
    first = text_of(card, options[0].key)
    if len(options) == 1:
        return message("crossroads-one", story=story, first=first)
    return message("crossroads-two", story=story, first=first, second=text_of(card, options[1].key))


def audio_text(card: str) -> Message:
    """The recording, the code, and how many figures break out (L-434, L-457)."""
    first, second = EXPERIMENT[card].code
    figures = len(FIGURES[card])
    return message("audio-text", audio=text_of(card, "audio"), first=first, second=second, figures=figures)


def crisis_text(view: LongNightView, card: str) -> Message:
    """What it does, and with the bandits module where they come (L-025, L-408)."""
    effect = text_of(card, "effect")
    if Rule.BANDITS not in view.in_force:
        return effect
    places = [NAME[BY_NUMBER[number]] for number in CRISIS[card].bandits]
    named = dict(zip(("first", "second", "third"), places, strict=False))
    return message(f"crisis-bandits-{len(places)}", effect=effect, **named)


def survivor_card(view: LongNightView, card: str) -> Thing:
    spec = SURVIVOR[card]
    marks = [
        Mark(message("mark-influence"), spec.influence),
        Mark(message("mark-attack"), view.attack_value(card) if card in view.where else spec.attack),
        Mark(message("mark-search"), view.search_value(card) if card in view.where else spec.search),
    ]
    if card in view.where:
        marks.append(Mark(message("mark-damage"), view.damage(card), "hurt" if view.damage(card) == DEADLY - 1 else ""))
        marks += damage_marks(view, card)
    effect, job = text_of(card, "effect"), text_of(card, "job")
    return Thing(
        NAME[card],
        "character",
        card,
        effect,
        marks=tuple(marks),
        type=job,
        rule=ABILITY_RULE,
        picture=portrait(card),
    )


def lying(view: LongNightView) -> list[Pile]:
    found = [
        closed_pile(
            view,
            pile,
            message("pile-deck", place=NAME[id]),
            message("group-decks"),
            text=places.about_deck(view, id),
            rule=DECK_RULE,
        )
        for id, pile in piles.DECK.items()
        if id in on_the_table(view)
    ]
    found += [
        face_down(view, name, pile)
        for name, pile in (
            ("crises", piles.CRISES),
            ("crossroads", piles.CROSSROADS),
            ("survivors", piles.SURVIVORS),
            ("contributed", piles.CONTRIBUTED),
        )
    ]
    opened = [("waste", piles.WASTE), ("graveyard", piles.GRAVEYARD), ("laid", piles.LAID)]
    if v.HIDEOUT in on_the_table(view):
        opened.append(("loot", piles.LOOT))
    found += [face_up(view, name, pile) for name, pile in opened]
    if Rule.IMPROVEMENTS in view.in_force:
        found.append(face_down(view, "improvements", piles.IMPROVEMENTS))
    if v.RAXXON in on_the_table(view):
        found.append(face_up(view, "experiments", piles.EXPERIMENTS))
        found.append(face_up(view, "side-effects", piles.SIDE_EFFECTS))
    return found


def face_up(view: LongNightView, name: str, pile: str) -> Pile:
    text, rule = places.about(name)
    draw = partial(thing, view)
    return open_pile(view, pile, message(f"pile-{name}"), draw, listed=name_alone, text=text, rule=rule)


def face_down(view: LongNightView, name: str, pile: str) -> Pile:
    text, rule = places.about(name)
    return closed_pile(view, pile, message(f"pile-{name}"), text=text, rule=rule)


def name_alone(card: Piece) -> Thing:
    return Thing(NAME[card], id=card)


def notices(view: LongNightView) -> list[Row]:
    """The notice board: crisis, objective, projects, dice on Raxxon, what is being read and looked at."""
    found: list[Row] = []
    if view.crisis or view.striking:
        found.append(Row(piles.CRISIS, message("row-crisis"), (crisis(view),), pinned=True, role="crisis"))
    if view.objective:
        found.append(
            Row(piles.MAIN_OBJECTIVE, message("row-objective"), (main_objective(view),), pinned=True, role="goal")
        )
    if view.size(piles.PROJECTS) or view.size(piles.FINISHED):
        found += [projects(view, "projects", piles.PROJECTS), projects(view, "finished", piles.FINISHED)]
    if view.size(piles.LOOSE):
        loose = tuple(encounter(card) for card in view.known_cards(piles.LOOSE))
        found.append(Row(piles.LOOSE, message("row-loose"), loose))
    if view.code is not None and Rule.CODE in view.in_force:
        found.append(Row("code", message("row-code"), dice(view.code), pinned=True, role="dice"))
    if view.code_dice:
        found.append(Row("code_dice", message("row-code-dice"), dice(view.code_dice), pinned=True, role="dice"))
    draw = partial(thing, view)
    told = [story.id for story in telling.stories(view)]
    resolving = tuple([card for card in view.cards(piles.RESOLVING) if card not in told or card in CROSSROADS])
    if resolving:
        cards = tuple([shown(card, A_CARD, draw) for card in resolving])
        found.append(Row(piles.RESOLVING, message("row-resolving"), cards, pinned=True, role="note"))
    for seat in range(view.seats):
        for name, pile in (
            ("look", piles.LOOK[seat]),
            ("dealt", piles.DEALT[seat]),
            ("chosen", piles.CHOSEN[seat]),
            ("held", piles.HELD[seat]),
        ):
            if view.size(pile):
                found.append(row(view, pile, message(f"row-{name}", seat=seat_name(seat)), draw, A_CARD))
    return found


def crisis(view: LongNightView) -> Thing:
    """The open one with what it asks for, or the one that strikes just now."""
    card = view.crisis or view.striking
    marks = [Mark(TYPE_NAME[kind], icon=kind) for kind in CRISIS[card].prevent]
    if view.crisis:
        marks.append(Mark(message("mark-contributed"), view.size(piles.CONTRIBUTED)))
        marks.append(Mark(message("mark-cost"), view.crisis_target))
    return Thing(NAME[card], "card", card, crisis_text(view, card), marks=tuple(marks), rule=CRISIS_RULE)


def main_objective(view: LongNightView) -> Thing:
    """With the time that it is expected to take (L-005). How far it is stands in the goals."""
    card = view.objective
    length = message(f"length-{MAIN[card].length}") if card in MAIN else None
    return Thing(NAME[card], "objective", card, view.objective_text, type=length, rule=MAIN_RULE)


def _marked(card: Thing, marks: tuple[Mark, ...]) -> Thing:
    return Thing(card.name, card.kind, card.id, card.text, card.icon, marks=marks, rule=card.rule)


def projects(view: LongNightView, name: str, pile: str) -> Row:
    cards = tuple(
        _marked(
            thing(view, card),
            (
                Mark(message("mark-progress"), view.progress_on(card)),
                Mark(message("mark-cost"), IMPROVEMENT[card].cost),
            ),
        )
        for card in view.known_cards(pile)
    )
    return Row(pile, message(f"row-{name}"), cards)


def encounter(card: str) -> Thing:
    return Thing(NAME[card], "card", card, telling.encounter_text(card), icon="special", rule=ENCOUNTER_RULE)


# --- before each player ---------------------------------------------------------------------------------------


def mat(view: LongNightView, seat: int) -> Mat:
    me = view.players[seat]
    marks = [
        Mark(message("mark-hand"), view.size(piles.HAND[seat])),
        Mark(message("mark-contributed"), me.contributed),
    ]
    if view.knife == seat:
        marks.append(Mark(message("knife")))
    if me.exiled:
        marks.append(Mark(message("mark-exiled"), icon="exiled"))
    if view.bandit_leader == seat:
        marks.append(Mark(message("mark-leads-bandits"), icon="bandit"))
    if me.out:
        marks.append(Mark(message("mark-out"), icon="out"))
    people: list[Thing] = []
    for survivor in view.group(seat):
        people.append(survivor_card(view, survivor))
        people += [thing(view, card) for card in view.gear(survivor)]
    rows = [
        Row(f"group.{seat}", message("row-group"), tuple(people)),
        Row(f"dice.{seat}", message("row-dice"), dice(sorted(me.dice)), role="dice"),
        Row(f"used.{seat}", message("row-used-dice"), dice(sorted(me.used)), role="dice"),
    ]
    # What is wholly hidden needs no row: everybody has an objective, and hands are counted on the mat itself.
    rows += [
        hidden_row(view, name, pile)
        for name, pile in (("secret", piles.OBJECTIVE[seat]), ("exile", piles.EXILE[seat]), ("hand", piles.HAND[seat]))
        if view.known_cards(pile)
    ]
    return Mat(
        seat,
        seat_name(seat),
        NAME[me.leader] if me.leader else None,
        rows=tuple(rows),
        marks=tuple(marks),
        goals=telling.own_goals(view, seat),
        picture=portrait(me.leader) if me.leader else "",
    )


def hidden_row(view: LongNightView, name: str, pile: str) -> Row:
    cards = sorted(view.cards(pile), key=lambda card: (card is None, card or ""))
    things = [shown(card, A_CARD, partial(thing, view)) for card in cards]
    if pile == what_counts(view):
        on_course = Mark(message("mark-fulfilled" if view.fulfilled else "mark-unfulfilled"))
        things = [_marked(one, (on_course, *one.marks)) for one in things]
    return Row(pile, message(f"row-{name}"), tuple(things))


def what_counts(view: LongNightView) -> str:
    """The pile with this seat's own objective: an exile's card takes the place of the first (L-312)."""
    if view.seat >= view.seats:
        return ""
    return (piles.EXILE if view.players[view.seat].exiled else piles.OBJECTIVE)[view.seat]


def dice(values: Iterable[int]) -> tuple[Thing, ...]:
    return tuple(Thing(message("die", value=value), "die", icon=str(value)) for value in values)
