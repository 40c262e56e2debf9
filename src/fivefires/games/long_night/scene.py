"""How it looks: the colony and its surroundings with everybody on them, tracks, the notice board, and each player."""

from __future__ import annotations

from fivefires.kernel import Message, Piece, face_of, message, seat_name
from fivefires.kernel.scene import Board, Mark, Mat, Pile, Row, Scene, Space, Thing, Track

from . import layout, piles
from .board import BY_NUMBER, ENTRANCE_SPACES, NUMBER, PEOPLE_SPACES, gate_of
from .content import vocabulary as v
from .content.index import (
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
from .names import NAME, TYPE_NAME, name_of, text_of
from .state import DEADLY, HIGHEST_MORALE, HIGHEST_ROUND, Reading, Rule, SearchUnderWay
from .view import LongNightView

# Places whose cards say more than how many spaces they have.
OWN_TEXT = {v.RAXXON: "raxxon-text", v.HIDEOUT: "hideout-text"}

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
        boards=(board(view),),
        tracks=tracks(view),
        piles=tuple(lying(view)),
        rows=tuple(notices(view)),
        mats=tuple(mat(view, seat) for seat in range(view.seats)),
    )


def status(view: LongNightView) -> tuple[Message, ...]:
    lines = [message("status-round", round=view.round), message(f"stage-{view.stage}")]
    for one in view.under_way:
        if isinstance(one, Reading) and one.source in CROSSROADS:
            lines.append(text_of(one.source, "story"))
        elif isinstance(one, SearchUnderWay):
            lines.append(message("status-search", survivor=NAME[one.survivor], place=NAME[one.place]))
    return tuple(lines)


def tracks(view: LongNightView) -> tuple[Track, ...]:
    found = [
        Track("morale", message("track-morale"), view.morale, HIGHEST_MORALE, icon="morale", danger=2, low=True),
        Track("rounds", message("track-rounds"), view.rounds, HIGHEST_ROUND, icon="rounds", danger=1, low=True),
        Track(
            "food",
            message("track-food"),
            view.food,
            max(view.food, view.food_needed, 1),
            icon="food",
            danger=view.food_needed - 1,
            low=True,
        ),
    ]
    for number, (of, (there, needed)) in enumerate(zip(view.counted, view.progress(), strict=True), start=1):
        name, icon = counted(of)
        found.append(Track(f"goal.{number}", name, min(there, needed), max(needed, 1), icon=icon, low=True))
    return tuple(found)


def counted(of: v.Quantity) -> tuple[Message, str]:
    """What a part of the main objective counts, so that two of them are told apart."""
    match of:
        case v.Laid(types=(kind,)):
            return message("track-goal-of", what=TYPE_NAME[kind]), kind.value
        case v.Laid():
            return message("track-goal-cards"), "goal"
        case v.FoodStore():
            return message("track-goal-of", what=message("track-food")), "food"
        case v.BarredEntrances(at=(v.COLONY,)):
            return message("track-goal-home-doors"), "barricade"
        case v.BarredEntrances(at=at):
            return message("track-goal-all-doors" if v.COLONY in at else "track-goal-doors"), "doors"
        case v.Marks():
            return message("track-goal-found"), "goal"
        case v.Helpless():
            return message("track-goal-helpless"), "helpless"
        case v.Improvements():
            return message("track-goal-improvements"), "improvement"
        case v.Contained():
            return message("track-goal-contained"), "experiment"
        case v.DiceOnRaxxon():
            return message("track-goal-dice"), "raxxon"
        case _:
            return message("track-goal"), "goal"


# --- the board ------------------------------------------------------------------------------------------------


def board(view: LongNightView) -> Board:
    spaces = [space for place in on_the_table(view) for space in ground(view, place)]
    spaces += [gate(view, entrance, outline) for entrance, outline in layout.COLONY_ENTRANCES.items()]
    spaces += [
        counter("food", layout.FOOD, "store", ("food-token", view.food), ("starvation-token", view.starvation)),
        counter("waste", layout.WASTE, "store", ("waste-cards", view.size(piles.WASTE))),
        counter("graveyard", layout.GRAVEYARD, "graveyard", ("the-dead", view.size(piles.GRAVEYARD))),
    ]
    return Board("winter", message("board"), layout.SIZE, tuple(spaces), art=layout.ART)


def on_the_table(view: LongNightView) -> list[str]:
    """The places in play, and those of a module that a scenario still bars (L-488, L-518)."""
    lying = ((v.RAXXON, view.sealed > 0), (v.HIDEOUT, Rule.BANDITS in view.in_force))
    return [*view.places, *(place for place, lies in lying if lies and place not in view.places)]


def place_text(view: LongNightView, place: str) -> Message:
    """The spaces that are left, and what is printed on the cards of Raxxon (L-436) and the hideout (L-422)."""
    if place not in view.places:
        return message("place-barred")
    free, spaces = view.free_people_spaces(place), PEOPLE_SPACES[place]
    return message(OWN_TEXT.get(place, "place-text"), free=free, spaces=spaces)


def ground(view: LongNightView, place: str) -> list[Space]:
    """A place with its people; outside the colony also its entrance, its noise and its deck."""
    plates = layout.PLACES[place]
    kind = "colony" if place == v.COLONY else "location"
    found = [
        Space(
            place,
            NAME[place],
            plates.outline,
            place_text(view, place),
            kind,
            str(NUMBER.get(place, "")),
            people(view, place),
            plates.label,
            PLACE_RULE.get(place, LOCATION_RULE),
        )
    ]
    if plates.entrance:
        found.append(gate(view, place, plates.entrance))
        noise = tuple(tokens("noise-token", view.noise(place), "noise"))
        heard = Space(f"{place}.noise", message("noise"), plates.noise, kind="noise", things=noise, rule=NOISE_RULE)
        found.append(heard)
    if plates.deck:
        deck = counters((f"{place}-item", view.size(piles.DECK[place])))
        found.append(Space(piles.DECK[place], message("deck"), plates.deck, kind="deck", things=deck, rule=DECK_RULE))
    return found


def people(view: LongNightView, place: str) -> tuple[Thing, ...]:
    figures = [figure(view, survivor) for survivor in view.survivors_at(place)]
    if place == v.COLONY:
        figures += tokens("helpless-token", view.helpless, "helpless")
        figures += tokens("unruly-token", view.unruly, "unruly")
    if place == v.RAXXON:
        figures += tokens("barricade-token", view.sealed, "sealed")
    return (*figures, *tokens("bandit-figure", view.bandits(place), "bandit"))


def gate(view: LongNightView, entrance: str, outline: layout.Outline) -> Space:
    """An entrance of the colony, or the one of another place, which has a space of its own beside the people."""
    outside = entrance in NUMBER
    free = message("gate-text", free=view.empty_spaces(entrance), spaces=ENTRANCE_SPACES[entrance])
    return Space(
        gate_of(entrance),
        message("entrance") if outside else NAME[entrance],
        outline,
        free,
        kind="entrance",
        things=tuple(besiegers(view, entrance)),
        rule=ENTRANCE_RULE,
    )


def counter(id: str, outline: layout.Outline, kind: str, *counted: tuple[str, int]) -> Space:
    return Space(id, message(id), outline, kind=kind, things=counters(*counted), rule=SPACE_RULE[id])


def counters(*counted: tuple[str, int]) -> tuple[Thing, ...]:
    """A token for each kind that is there, with its number."""
    return tuple(
        Thing(message(name), "token", icon=name, marks=(Mark(message("number"), count),), rule=TOKEN_RULE.get(name, ""))
        for name, count in counted
        if count
    )


def besiegers(view: LongNightView, entrance: str) -> list[Thing]:
    things = [
        Thing(NAME[figure], "figure", figure, encounter_text(KIND_OF[figure]), icon="special", rule=ENCOUNTER_RULE)
        for figure in view.specials(entrance)
    ]
    things += tokens("zombie-figure", view.zombies(entrance), "zombie")
    things += tokens("barricade-token", view.barricades(entrance), "barricade")
    things += tokens("trap-token", view.traps(entrance), "trap")
    return things


def tokens(name: str, count: int, icon: str) -> list[Thing]:
    return [Thing(message(name), "token", icon=icon, rule=TOKEN_RULE[icon]) for _ in range(count)]


def figure(view: LongNightView, survivor: str) -> Thing:
    owner = next(seat for seat in range(view.seats) if survivor in view.group(seat))
    return Thing(NAME[survivor], "figure", survivor, icon="survivor", seat=owner, marks=damage_marks(view, survivor))


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


def thing(view: LongNightView, card: Piece | None, back: Message) -> Thing:
    if card is None:
        return Thing(back, face_down=True)
    face = face_of(card)
    if card in ITEM:
        item = ITEM[card]
        kind = TYPE_NAME[item.type]
        return Thing(NAME[card], "item", card, text_of(card, "effect"), icon=item.type, type=kind, rule=ITEM_RULE)
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


def encounter_text(card: str) -> Message:
    """The six rows, and the rule that holds while it is on the board, if it has one (L-462, L-475)."""
    rows = {f"row{n}": text_of(card, f"row-{n}") for n in range(1, 7)}
    if EXPERIMENT[card].powers:
        return message("encounter-rule", rule=text_of(card, "rule"), **rows)
    return message("encounter-text", **rows)


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
    return Thing(NAME[card], "character", card, effect, marks=tuple(marks), type=job, rule=ABILITY_RULE)


def lying(view: LongNightView) -> list[Pile]:
    found = [
        Pile(pile, message("pile-deck", place=NAME[id]), view.size(pile), group=message("group-decks"))
        for id, pile in piles.DECK.items()
        if id in on_the_table(view)
    ]
    found += [
        Pile(pile, message(f"pile-{name}"), view.size(pile))
        for name, pile in (("crises", piles.CRISES), ("crossroads", piles.CROSSROADS), ("survivors", piles.SURVIVORS))
    ]
    found.append(Pile(piles.CONTRIBUTED, message("pile-contributed"), view.size(piles.CONTRIBUTED)))
    opened = [("waste", piles.WASTE), ("graveyard", piles.GRAVEYARD), ("laid", piles.LAID)]
    if v.HIDEOUT in on_the_table(view):
        opened.append(("loot", piles.LOOT))
    found += [open_pile(view, name, pile) for name, pile in opened]
    if Rule.IMPROVEMENTS in view.in_force:
        found.append(Pile(piles.IMPROVEMENTS, message("pile-improvements"), view.size(piles.IMPROVEMENTS)))
    if v.RAXXON in on_the_table(view):
        found.append(open_pile(view, "experiments", piles.EXPERIMENTS))
        found.append(open_pile(view, "side-effects", piles.SIDE_EFFECTS))
    return found


def open_pile(view: LongNightView, name: str, pile: str) -> Pile:
    """A pile of which one may look through what one knows, from the top down."""
    cards = view.cards(pile)
    seen = tuple(Thing(NAME[card], id=card) for card in reversed(cards) if card is not None)
    title = message(f"pile-{name}")
    return Pile(pile, title, len(cards), thing(view, cards[-1], title) if cards else None, seen)


def notices(view: LongNightView) -> list[Row]:
    """The notice board: crisis, objective, projects, dice on Raxxon, what is being read and looked at."""
    found: list[Row] = []
    if view.crisis or view.striking:
        found.append(Row(piles.CRISIS, message("row-crisis"), (crisis(view),), pinned=True))
    if view.objective:
        found.append(Row(piles.MAIN_OBJECTIVE, message("row-objective"), (main_objective(view),), pinned=True))
    if view.size(piles.PROJECTS) or view.size(piles.FINISHED):
        found += [projects(view, "projects", piles.PROJECTS), projects(view, "finished", piles.FINISHED)]
    if view.size(piles.LOOSE):
        loose = tuple(encounter(card) for card in view.known_cards(piles.LOOSE))
        found.append(Row(piles.LOOSE, message("row-loose"), loose))
    if view.code is not None and Rule.CODE in view.in_force:
        code = tuple(Thing(message("die", value=value), "die", icon=str(value)) for value in view.code)
        found.append(Row("code", message("row-code"), code, pinned=True))
    if view.code_dice:
        dice = tuple(Thing(message("die", value=value), "die", icon=str(value)) for value in view.code_dice)
        found.append(Row("code_dice", message("row-code-dice"), dice, pinned=True))
    if view.size(piles.RESOLVING):
        cards = tuple(thing(view, card, message("a-card")) for card in view.cards(piles.RESOLVING))
        found.append(Row(piles.RESOLVING, message("row-resolving"), cards))
    for seat in range(view.seats):
        for name, pile in (("look", piles.LOOK[seat]), ("dealt", piles.DEALT[seat]), ("held", piles.HELD[seat])):
            if view.size(pile):
                cards = tuple(thing(view, card, message("a-card")) for card in view.cards(pile))
                found.append(Row(pile, message(f"row-{name}", seat=seat_name(seat)), cards))
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
    """With the time that it is expected to take (L-005)."""
    card = view.objective
    length = message(f"length-{MAIN[card].length}") if card in MAIN else None
    marks = []
    for of, (there, needed) in zip(view.counted, view.progress(), strict=True):
        name, icon = counted(of)
        marks += [Mark(name, min(there, needed), icon), Mark(message("mark-of", needed=needed))]
    return Thing(NAME[card], "objective", card, view.objective_text, marks=tuple(marks), type=length, rule=MAIN_RULE)


def _marked(card: Thing, marks: tuple[Mark, ...]) -> Thing:
    return Thing(card.name, card.kind, card.id, card.text, card.icon, marks=marks, rule=card.rule)


def projects(view: LongNightView, name: str, pile: str) -> Row:
    cards = tuple(
        _marked(
            thing(view, card, message("a-card")),
            (
                Mark(message("mark-progress"), view.progress_on(card)),
                Mark(message("mark-cost"), IMPROVEMENT[card].cost),
            ),
        )
        for card in view.known_cards(pile)
    )
    return Row(pile, message(f"row-{name}"), cards)


def encounter(card: str) -> Thing:
    return Thing(NAME[card], "card", card, encounter_text(card), icon="special", rule=ENCOUNTER_RULE)


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
        people += [thing(view, card, message("a-card")) for card in view.gear(survivor)]
    rows = [
        Row(f"group.{seat}", message("row-group"), tuple(people)),
        Row(f"dice.{seat}", message("row-dice"), dice(me.dice)),
        Row(f"used.{seat}", message("row-used-dice"), dice(me.used)),
    ]
    # What is wholly hidden needs no row: everybody has an objective, and hands are counted on the mat itself.
    rows += [
        hidden_row(view, name, pile)
        for name, pile in (("secret", piles.OBJECTIVE[seat]), ("exile", piles.EXILE[seat]), ("hand", piles.HAND[seat]))
        if view.known_cards(pile)
    ]
    return Mat(seat, seat_name(seat), NAME[me.leader] if me.leader else None, rows=tuple(rows), marks=tuple(marks))


def hidden_row(view: LongNightView, name: str, pile: str) -> Row:
    cards = sorted(view.cards(pile), key=lambda card: (card is None, card or ""))
    things = [thing(view, card, message("a-card")) for card in cards]
    if pile == what_counts(view):
        on_course = Mark(message("mark-fulfilled" if view.fulfilled else "mark-unfulfilled"))
        things = [_marked(one, (on_course, *one.marks)) for one in things]
    return Row(pile, message(f"row-{name}"), tuple(things))


def what_counts(view: LongNightView) -> str:
    """The pile with the own objective of this seat: an exile's card takes the place of the first (L-312)."""
    if view.seat >= view.seats:
        return ""
    return (piles.EXILE if view.players[view.seat].exiled else piles.OBJECTIVE)[view.seat]


def dice(values: list[int]) -> tuple[Thing, ...]:
    return tuple(Thing(message("die", value=value), "die", icon=str(value)) for value in sorted(values))
