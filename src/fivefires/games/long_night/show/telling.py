"""What is told beside the table: the text that is being decided on, what all and what one want, why it ended so."""

from __future__ import annotations

from fivefires.games.long_night.content import piles
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import (
    BANDIT_BETRAYAL,
    CRISIS,
    CROSSROADS,
    EXILE,
    EXPERIMENT,
    IMPROVEMENT,
    ITEM,
    KIND_OF,
    SECRET,
    SIDE_EFFECT,
    SIGNED,
    STORY,
    SURVIVOR,
    TASK,
)  # fmt: skip
from fivefires.games.long_night.state import Reading, VoteUnderWay
from fivefires.kernel import Message, message, seat_name
from fivefires.kernel.scene import Goal, Story

from .names import NAME, TYPE_NAME, text_of
from .view import LongNightView

CROSSROADS_RULE, CRISIS_RULE, ITEM_RULE, ABILITY_RULE = "L-219", "L-242", "L-149", "L-014"
ENCOUNTER_RULE, CONTAIN_RULE, MAIN_RULE, SECRET_RULE, EXILE_RULE = "L-472", "L-449", "L-253", "L-338", "L-312"
IMPROVEMENT_RULE, SIDE_EFFECT_RULE = "L-398", "L-442"

# --- stories ------------------------------------------------------------------------------------------------------


def stories(view: LongNightView) -> tuple[Story, ...]:
    """Every text that is being carried out, the outermost first, each once."""
    found: dict[str, Story] = {}
    for one in view.under_way:
        story = of(view, one) if isinstance(one, Reading | VoteUnderWay) else None
        if story is not None:
            found.setdefault(story.id, story)
    return tuple(found.values())


def of(view: LongNightView, one: Reading | VoteUnderWay) -> Story | None:
    if isinstance(one, VoteUnderWay):
        return experiment(view) if one.about == "ask-contain" else None
    source = SIGNED.get(one.source, one.source)
    if source in CROSSROADS:
        return Story(text_of(source, "story"), NAME[source], source, CROSSROADS_RULE)
    if source in CRISIS:
        return Story(text_of(source, "effect"), NAME[source], source, CRISIS_RULE)
    if source in ITEM:
        return Story(view.effect(source), NAME[source], source, ITEM_RULE)
    if source in KIND_OF.values():
        return Story(encounter_text(source), NAME[source], source, ENCOUNTER_RULE)
    if source in TASK or source in STORY:
        return Story(view.objective_text, NAME[view.objective], view.objective, MAIN_RULE)
    rules = ((SURVIVOR, ABILITY_RULE), (IMPROVEMENT, IMPROVEMENT_RULE), (SIDE_EFFECT, SIDE_EFFECT_RULE))
    for cards, rule in rules:
        if source in cards:
            return Story(text_of(source, "effect"), NAME[source], source, rule)
    return None


def experiment(view: LongNightView) -> Story | None:
    """The one whose containment is voted on: what breaks out if the code is not used (L-449)."""
    known = view.known_cards(piles.EXPERIMENTS)[-1:]
    return Story(encounter_text(known[0]), NAME[known[0]], known[0], CONTAIN_RULE) if known else None


def encounter_text(card: str) -> Message:
    """The six rows, and the rule that holds while it is on the board, if it has one (L-462, L-475)."""
    rows = {f"row{n}": text_of(card, f"row-{n}") for n in range(1, 7)}
    if EXPERIMENT[card].powers:
        return message("encounter-rule", rule=text_of(card, "rule"), **rows)
    return message("encounter-text", **rows)


# --- what all want ------------------------------------------------------------------------------------------------


def goals(view: LongNightView) -> tuple[Goal, ...]:
    """The main objective, part by part, as far as it is (L-004)."""
    if not view.objective:
        return ()
    found = []
    for part, there, needed, met in view.parts():
        if isinstance(part, v.AtLeast):
            found.append(Goal(counted(part.of), min(there, needed), needed, met, rule=MAIN_RULE))
        elif isinstance(part, v.AtMost):
            found.append(
                Goal(message("goal-at-most", what=counted(part.of), most=needed), there, None, met, rule=MAIN_RULE)
            )
    return tuple(found) or (Goal(view.objective_text, met=view.main_met, rule=MAIN_RULE),)


def counted(of: v.Quantity) -> Message:
    """What a part of an objective counts, so that two of them are told apart."""
    match of:
        case v.Laid(types=(kind,)):
            return message("counts-laid-of", what=TYPE_NAME[kind])
        case v.Laid():
            return message("counts-laid")
        case v.FoodStore():
            return message("counts-food")
        case v.BarredEntrances(at=(v.COLONY,)):
            return message("counts-home-doors")
        case v.BarredEntrances(at=at):
            return message("counts-all-doors" if v.COLONY in at else "counts-doors")
        case v.Marks():
            return message("counts-found")
        case v.Helpless():
            return message("counts-helpless")
        case v.Improvements():
            return message("counts-improvements")
        case v.Contained():
            return message("counts-contained")
        case v.DiceOnRaxxon():
            return message("counts-dice")
        case v.RoundsLeft():
            return message("counts-rounds")
        case v.Bandits():
            return message("counts-bandits")
        case _:
            return message("counts-objective")


# --- what one wants -----------------------------------------------------------------------------------------------


def own_goals(view: LongNightView, seat: int) -> tuple[Goal, ...]:
    """The secret objective (L-008), for its holder alone; at the end, when all are shown (L-342), everybody's."""
    if view.result is not None:
        return tuple(
            Goal(NAME[card], met=seat in view.result.winners, rule=SECRET_RULE) for card in what_counts(view, seat)
        )
    cards = what_counts(view, seat)
    if seat != view.seat or not cards:
        return ()
    parts = view.wants()
    value, end = sum(fine for _part, fine in parts), len(parts)
    if end == 1:
        value, end = view.amount(parts[0][0]) or (value, end)
    then = (message("goal-main-too"),) if wants_main(cards[0]) else ()
    text = goal_text(view, cards[0])
    return (Goal(text, min(value, end), end, view.fulfilled, then, secret=True, rule=SECRET_RULE),)


def what_counts(view: LongNightView, seat: int) -> list[str]:
    """The objective of a player that counts now, if this seat may know it: an exile's takes the place of the first."""
    pile = (piles.EXILE if view.players[seat].exiled else piles.OBJECTIVE)[seat]
    return view.known_cards(pile)


def goal_text(view: LongNightView, card: str) -> Message:
    if card in EXILE:
        return text_of(card, "wronged" if view.players[view.seat].wronged else "betrayer")
    return text_of(card, "late" if card == BANDIT_BETRAYAL.id and view.vengeful else "goal")


def wants_main(card: str) -> bool:
    return card in SECRET and SECRET[card].main


# --- the end ------------------------------------------------------------------------------------------------------


def verdict(view: LongNightView) -> tuple[Message, ...]:
    """Why the game ended as it did, and who has won and lost by which card (L-338 to L-342)."""
    result = view.result
    if result is None:
        return ()
    lines = [message(f"verdict-{result.ending}", rounds=result.rounds)]
    if not result.met and view.main_met:
        lines.append(message("verdict-too-late"))
    if view.cooperative:
        return (*lines, message("verdict-all-win" if result.met else "verdict-all-lose"))
    for seat in range(view.seats):
        won = seat in result.winners
        for card in what_counts(view, seat):
            lines.append(
                message("verdict-won" if won else _why_lost(view, seat, card), seat=seat_name(seat), card=NAME[card])
            )
    return tuple(lines)


def _why_lost(view: LongNightView, seat: int, card: str) -> str:
    if view.players[seat].out:
        return "verdict-out"
    return (
        "verdict-needs-main" if wants_main(card) and view.result is not None and not view.result.met else "verdict-lost"
    )
