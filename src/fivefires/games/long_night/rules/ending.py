"""The end of the game, and who has won."""

from __future__ import annotations

from typing import NoReturn

from msgspec.structs import replace

from fivefires.games.long_night.content import piles
from fivefires.games.long_night.content.index import BANDIT_BETRAYAL, BETRAYALS, EXILE, SECRET, STORY, TASK
from fivefires.games.long_night.content.vocabulary import Condition
from fivefires.games.long_night.show.names import NAME, SEAT
from fivefires.games.long_night.state import LongNightResult, LongNightState, LongNightTable, at_home

from . import beats
from .conditions import holds, read_for


def end(table: LongNightTable, ending: str, winners: list[int] | None = None) -> NoReturn:
    """Over at once (L-335, L-337, L-253). All objectives are shown (L-342); whoever has fulfilled their own wins
    (L-338): several, one or none (L-339).
    """
    state = table.state
    state.met = ending == "objective"
    won = [seat for seat in range(state.seats) if has_won(state, seat)] if winners is None else winners
    for seat in range(state.seats):
        for pile in (piles.OBJECTIVE[seat], piles.EXILE[seat]):
            table.reveal(table.pile(pile))
            for card in table.pile(pile):
                table.tell(
                    "log-shows",
                    "L-342",
                    beat=beats.seat(
                        table,
                        "betrayal" if card in BETRAYALS else "card",
                        seat,
                        card,
                        weight=2 if card in BETRAYALS else 1,
                    ),
                    seat=SEAT[seat],
                    card=NAME[card],
                )
                table.used(f"dealt:{card}")
                if table.uses is not None and on_course(state, seat):
                    table.used(f"met:{card}")
    table.used(f"ending:{ending}")
    table.tell(f"log-ending-{ending}", "L-338", beat=beats.END)
    table.finish(
        LongNightResult(
            ending=ending,
            winners=won,
            objective=state.task,
            met=state.met,
            rounds=state.round,
            morale=state.morale,
            betrayer=next((seat for seat in range(state.seats) if is_betrayer(state, seat)), -1),
            exiles=[seat for seat, me in enumerate(state.players) if me.exiled],
            objectives=[card for pile in piles.OBJECTIVE[: state.seats] for card in state.piles[pile]],
        )
    )


def is_main_met(state: LongNightState) -> bool:
    """Whether all of the main objective is met as the table stands (L-004), and somebody is at home (L-571)."""
    goal = STORY[state.task].goal if state.task in STORY else TASK[state.task].goal
    return bool(at_home(state)) and holds(state, read_for(state, state.knife), goal)


def is_betrayer(state: LongNightState, seat: int) -> bool:
    """At most one player is (L-073), and the bandits have one too (L-540)."""
    return any(card in BETRAYALS for card in state.piles[piles.OBJECTIVE[seat]])


def on_course(state: LongNightState, seat: int) -> bool:
    """Whether a player would win if the game ended now as their cards need it: the objective met, or morale at 0."""
    return has_won(replace(state, met=True), seat) or has_won(replace(state, morale=0), seat)


def has_won(state: LongNightState, seat: int) -> bool:
    """In the co-operative game all win or lose together (L-356); whoever is out has lost otherwise (L-366)."""
    if state.cooperative:
        return state.met
    if state.players[seat].out:
        return False
    if not state.players[seat].exiled:
        return fulfils(state, seat)
    exile = EXILE[state.piles[piles.EXILE[seat]][0]]
    betrayer = is_betrayer(state, seat)
    needs, keeps = (exile.betrayer, exile.betrayer_keeps) if betrayer else (exile.wronged, exile.wronged_keeps)  # L-312
    return holds(state, read_for(state, seat), needs) and (not keeps or fulfils(state, seat))


def fulfils(state: LongNightState, seat: int) -> bool:
    """Whether a player has met the card dealt at the start, as the table stands (L-008).

    One that asks for the main objective fails where the game ended otherwise (L-340); none ends the game (L-341). That
    of the bandits asks for more (L-540, L-543).
    """
    card = state.piles[piles.OBJECTIVE[seat]][0]
    reading = read_for(state, seat)
    if card in SECRET:
        secret = SECRET[card]
        return (state.met or not secret.main) and holds(state, reading, secret.needs)
    if card == BANDIT_BETRAYAL.id:
        return betrays_to_bandits(state, seat) and (not state.vengeful or state.morale == 0)
    return holds(state, reading, BETRAYALS[card].needs)


def betrays_to_bandits(state: LongNightState, seat: int) -> bool:
    """B2 has been met, and its holder has three weapons or more (L-540)."""
    return state.b2_met and holds(state, read_for(state, seat), BANDIT_BETRAYAL.needs)


def wants(state: LongNightState, seat: int) -> list[Condition]:
    """What a player's own cards ask for, as they count now: an exile's new one, and the old one if it stays."""
    first = state.piles[piles.OBJECTIVE[seat]]
    if not first:
        return []
    old = [_needs(first[0])]
    if not state.piles[piles.EXILE[seat]]:
        return old
    exile = EXILE[state.piles[piles.EXILE[seat]][0]]
    if is_betrayer(state, seat):
        return [exile.betrayer, *(old if exile.betrayer_keeps else [])]
    return [exile.wronged, *(old if exile.wronged_keeps else [])]


def _needs(card: str) -> Condition:
    if card == BANDIT_BETRAYAL.id:
        return BANDIT_BETRAYAL.needs
    return SECRET[card].needs if card in SECRET else BETRAYALS[card].needs
