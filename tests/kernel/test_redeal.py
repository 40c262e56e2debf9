"""Re-dealing: another world that looks the same to one seat, as an entry of the tape."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivefires.kernel import SPECTATOR, Box, Chance, Piece, Runner, Table, dealer, only, sight
from fivefires.kernel.redeal import exchange, swaps_for
from fivefires.kernel.state import copy_of, digest
from fivefires.kernel.tape import Redeal
from tests.kernel.tiny import (
    ANYTHING,
    ASK,
    FACES,
    Take,
    TinyState,
    TinyView,
    answer_all,
    keys,
    new_table,
    play,
    play_on,
    standing,
    steady,
    tiny_game,
)

numbers = st.lists(st.integers(0, 1000), min_size=5, max_size=50)


def deal(table: Table[TinyState]) -> None:
    """Two cards for everybody, one in the open, two that nobody has seen in the well."""
    table.shuffle("deck")
    for seat in range(table.state.seats):
        table.draw("deck", f"hand.{seat}", 2)
    table.draw("deck", "open")
    table.draw("deck", "well", 2)


DEALT = tiny_game(ANYTHING.step, id="dealt", setup=deal, reactions=ANYTHING.reactions)


def redealt(table: Table[TinyState], seat: int, number: int = 1) -> TinyState:
    state = copy_of(table.state)
    exchange(state, table.box, swaps_for(state, table.box, seat, Chance(bytes(32)).fork(number)))
    return state


def seen(state: TinyState, seat: int) -> dict[str, list[Piece | None]]:
    return {pile: TinyView(state, seat).cards(pile) for pile in state.piles}


# --- one exchange -----------------------------------------------------------------------------------


def test_what_a_seat_knows_stays_where_it_is() -> None:
    table = new_table(2)
    deal(table)
    table.reveal(table.pile("hand.1")[:1], to=only(0))
    for number in range(20):
        state = redealt(table, 0, number)
        assert seen(state, 0) == seen(table.state, 0)
        assert table.box.census(state) == []


def test_what_a_seat_does_not_know_may_be_anything_with_that_back() -> None:
    table = new_table(2)
    deal(table)
    mine = {*table.pile("hand.0"), *table.pile("open")}
    hands = {tuple(sorted(redealt(table, 0, number).piles["hand.1"])) for number in range(400)}
    others = [face for face in FACES if face not in mine]
    assert len(hands) == len(others) * (len(others) - 1) // 2
    assert not {card for hand in hands for card in hand} & mine


def test_every_deal_is_as_likely_as_any_other() -> None:
    table = new_table(2)
    deal(table)
    tops = Counter(redealt(table, 0, number).piles["hand.1"][0] for number in range(1000))
    assert len(tops) == 5
    assert all(150 < count < 250 for count in tops.values())


def test_pieces_with_another_back_are_not_exchanged() -> None:
    box, state = Box(), TinyState(seats=2)
    box.pile("roles")
    box.pile("cards")
    box.add("wolf", "roles", "role")
    box.add("camper", "roles", "role", copies=3)
    box.add("log", "cards", "fuel", copies=4)
    box.lay_out(state)
    for number in range(20):
        swaps = swaps_for(state, box, 0, Chance(bytes(32)).fork(number))
        assert all(box.pieces[piece].back == box.pieces[other].back for piece, other in swaps.items())


def roles_at_the_table(betrayer: int) -> tuple[Box, TinyState]:
    """One of three wolves and three of six campers are shuffled and dealt to four; the rest lies sorted."""
    box, state = Box(), TinyState(seats=4)
    box.pile("wolves", lot="wolves")
    box.pile("campers", lot="campers")
    for seat in range(4):
        box.pile(f"role.{seat}", only(seat), lot="dealt")
    box.add("wolf", "wolves", "wolf", back="role", copies=3)
    box.add("camper", "campers", "camper", back="role", copies=6)
    box.lay_out(state)
    for seat in range(4):
        card = state.piles["wolves" if seat == betrayer else "campers"].pop()
        state.piles[f"role.{seat}"].append(card)
        state.known[card] = only(seat)
    return box, state


@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_a_lot_keeps_what_everybody_knows_of_it(seat: int) -> None:
    """One betrayer at most sits at the table in any world, each of the others as likely as the next."""
    box, state = roles_at_the_table(betrayer=2)
    wolves: Counter[int] = Counter()
    faces: Counter[str] = Counter()
    for number in range(600):
        world = copy_of(state)
        exchange(world, box, swaps_for(world, box, seat, Chance(bytes(32)).fork(number)))
        assert not box.census(world)
        dealt = {one: world.piles[f"role.{one}"][0] for one in range(4)}
        (wolf,) = [one for one, card in dealt.items() if card.startswith("wolf")]
        wolves[wolf] += 1
        faces[dealt[wolf]] += 1
        assert all(card.startswith("camper") for card in world.piles["campers"])
    suspects = [one for one in range(4) if one != seat]
    assert sorted(wolves) == suspects
    assert all(450 / len(suspects) < count < 750 / len(suspects) for count in wolves.values())
    assert len(faces) == 3
    assert all(150 < count < 250 for count in faces.values())


def test_a_lot_is_dealt_the_same_whatever_is_true() -> None:
    worlds = []
    for betrayer in (1, 2, 3):
        box, state = roles_at_the_table(betrayer)
        exchange(state, box, swaps_for(state, box, 0, Chance(bytes(32)).fork(5)))
        worlds.append([state.piles[f"role.{one}"] for one in range(1, 4)])
    assert worlds[0] == worlds[1] == worlds[2]


def test_what_others_know_of_a_piece_stays_with_its_standing() -> None:
    table = new_table(2)
    deal(table)
    state = redealt(table, 0)
    assert state.piles["hand.1"] != table.state.piles["hand.1"]
    assert {state.known[piece] for piece in state.piles["hand.1"]} == {only(1)}
    assert [state.known.get(piece, 0) for piece in state.piles["well"]] == [0, 0]


def test_where_everything_is_known_nothing_is_exchanged() -> None:
    table = new_table(2)
    table.move_all("deck", "open")
    assert swaps_for(table.state, table.box, 0, Chance(bytes(32))) == {}


def test_a_spectator_knows_least() -> None:
    table = new_table(2)
    deal(table)
    hands = {tuple(redealt(table, SPECTATOR, number).piles["hand.0"]) for number in range(50)}
    assert len(hands) > 10


# --- on the tape --------------------------------------------------------------------------------------


def test_a_re_deal_is_an_entry_of_the_tape() -> None:
    twin = play(DEALT, 3).copy()
    twin.redeal(0, Chance(bytes(32)))
    entry = twin.tape.line[-1]
    assert isinstance(entry, Redeal)
    assert entry.seat == 0
    assert entry.swaps


@steady
@given(numbers, st.integers(0, 3), st.integers(0, 1000))
def test_a_re_dealt_game_looks_the_same_to_the_seat_and_keeps_its_pieces(
    played: list[int], seat: int, number: int
) -> None:
    runner = play(DEALT, 3)
    play_on(runner, played)
    if runner.over or runner.parts:  # What others have answered in secret is dealt anew, too.
        return
    seat = SPECTATOR if seat == 3 else seat
    twin = runner.copy()
    before = sight(twin, seat)
    twin.redeal(seat, Chance(bytes(32)).fork(number))
    assert msgspec.structs.replace(sight(twin, seat), step=before.step) == before
    assert twin.table.box.census(twin.state) == []


@steady
@given(numbers, numbers, st.integers(0, 1000))
def test_copies_of_a_re_dealt_game_hold(played: list[int], further: list[int], number: int) -> None:
    runner = play(DEALT, 3)
    play_on(runner, played)
    if runner.over:
        return
    twin = runner.copy()
    twin.redeal(0, Chance(bytes(32)).fork(number))
    assert standing(twin.copy()) == standing(twin)
    play_on(twin, further)
    assert standing(twin.copy()) == standing(twin)


def test_a_window_in_which_a_re_deal_leaves_nobody_to_ask_is_played_out() -> None:
    """A world can be dealt in which nobody has the card that the window is for. Nobody waits there for ever."""
    runner = play(DEALT, 3)
    play_on(runner, [46, 248, 0, 538, 152])
    assert runner.question is not None
    assert runner.asked()
    twin = runner.copy()
    twin.redeal(0, Chance(bytes(32)).fork(0))
    assert (twin.over, twin.asked()) == (False, [])
    open_window = twin.question
    assert twin.run(lambda _seat, options: options[0], 1) == 1
    assert twin.question is not open_window


def test_options_that_hang_on_hidden_pieces_are_computed_anew() -> None:
    runner = play(DEALT, 2)
    answer_all(runner, "bury")
    before = keys(runner)
    twins = [runner.copy() for _ in range(10)]
    for number, twin in enumerate(twins):
        twin.redeal(1, Chance(bytes(32)).fork(number))
        assert keys(twin) == [(0, [f"take:{card}" for card in sorted(twin.table.pile("hand.0"))])]
    assert any(keys(twin) != before for twin in twins)
    assert keys(runner) == before


def test_options_of_a_common_question_are_computed_anew() -> None:
    async def step(table: Table[TinyState]) -> None:
        await table.ask_all([0, 1], ASK, lambda seat: [Take(card) for card in sorted(table.pile(f"hand.{seat}"))])

    twin = play(tiny_game(step, setup=deal), 2).copy()
    own = keys(twin)[0]
    twin.redeal(0, Chance(bytes(32)).fork(3))
    assert keys(twin) == [own, (1, [f"take:{card}" for card in sorted(twin.table.pile("hand.1"))])]


@pytest.mark.parametrize("act", ["note", "roll"])
def test_a_re_deal_is_a_thought_that_changes_nothing_about_what_can_be_taken_back(act: str) -> None:
    twin = play(DEALT, 2).copy()
    answer_all(twin, act)
    before = [twin.can_undo(seat) for seat in range(2)]
    twin.redeal(0, Chance(bytes(32)))
    assert [twin.can_undo(seat) for seat in range(2)] == before


def test_a_re_deal_leaves_the_game_alone() -> None:
    runner = play(DEALT, 3)
    answer_all(runner, "note", "bury")
    before, step = standing(runner), runner.step
    for number in range(5):
        trial = dealer(runner, 0)(number)
        trial.run(lambda _seat, options: options[0], 10)
    assert (standing(runner), runner.step) == (before, step)


# --- what a bot thinks with -----------------------------------------------------------------------------


def world(runner: Runner[Any], seat: int, number: int) -> str:
    return digest(dealer(runner, seat)(number)._runner.state)


def test_the_same_number_gives_the_same_world() -> None:
    runner = play(DEALT, 3)
    assert world(runner, 0, 7) == world(runner, 0, 7)
    assert len({world(runner, 0, number) for number in range(10)}) == 10


@pytest.mark.parametrize("number", range(5))
def test_deals_do_not_hang_on_what_the_seat_cannot_know(number: int) -> None:
    """Two games that look the same from a seat must make a bot there think the same thoughts."""
    runner = play(DEALT, 3)
    other = runner.copy()
    other.redeal(0, Chance(bytes(32)).fork(99))
    assert sight(other, 0).scene == sight(runner, 0).scene
    assert world(other, 0, number) == world(runner, 0, number)


def test_a_trial_has_a_chance_of_its_own() -> None:
    runner = play(DEALT, 2)
    rolls = set()
    for number in range(6):
        trial = dealer(runner, 0)(number)
        trial.answer(0, trial.options(0)[1])
        rolls.add(tuple(trial.view(0).trace))
    answer_all(runner, "roll")
    assert len(rolls) > 3


def test_a_trial_does_not_know_the_seed() -> None:
    runner = play(DEALT, 2)
    assert runner.seed not in (dealer(runner, 0)(0)._runner.seed, runner.copy().seed)
