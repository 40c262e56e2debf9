"""The ladder: before, instead, the event, after; in seat order, once a source, without betraying who holds what."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from fivefires.kernel import Event, Game, Reacting, Reaction, Refused, Result, Rung, Runner, Table, files, sight
from fivefires.kernel.tape import Answer
from tests.kernel.tiny import ASK, SHIELD, Blow, TinyState, answer_all, keys, play, say, strike, tiny_game

Effect = Callable[[Any, int, Any, str], Awaitable[None]]


def by(*seats: int, source: str = "") -> Callable[[Any, int, Any], Sequence[str]]:
    """These seats have an ability, named after the seat unless it has a name."""
    return lambda _table, seat, _event: [source or f"of {seat}"] if seat in seats else []


def against(key: str, *seats: int) -> Callable[[Any, int, Any], Sequence[str]]:
    """These seats have an ability against one kind of reaction."""
    return lambda _table, seat, reacting: [f"of {seat}"] if seat in seats and reacting.key == key else []


def note(word: str) -> Effect:
    async def effect(table: Table[TinyState], seat: int, _event: Any, _source: str) -> None:
        table.state.trace.append(f"{word} {seat}")

    return effect


def cancel(word: str = "cancel") -> Effect:
    async def effect(table: Table[TinyState], seat: int, event: Event, _source: str) -> None:
        table.state.trace.append(f"{word} {seat}")
        event.cancelled = True

    return effect


def reaction(
    key: str, rung: Rung, sources: Callable[[Any, int, Any], Sequence[str]], effect: Effect, **how: Any
) -> Reaction:
    return Reaction(key=key, on=how.pop("on", Blow), rung=rung, sources=sources, effect=effect, **how)


async def blow_after_blow(table: Table[TinyState]) -> None:
    """Whoever is active strikes when asked."""
    state = table.state
    await table.ask(state.active, ASK, say("strike"))
    await table.happen(Blow(seat=state.active), strike)
    state.trace.append("over")


def struck(*reactions: Reaction, players: int = 3, active: int = 0) -> Runner[Any]:
    """A game in which a blow has just been struck."""
    start = lambda setup: TinyState(seats=setup.players, active=active)  # noqa: E731
    runner = play(tiny_game(blow_after_blow, reactions=reactions, start=start), players)
    runner.answer(active, "say:strike")
    return runner


# --- nothing to pay where none exists --------------------------------------------------------------------


def test_an_event_that_nothing_answers_just_happens() -> None:
    assert struck().state.trace == ["hit 3", "over"]


def test_a_reaction_to_something_else_is_not_asked_for() -> None:
    runner = struck(reaction("counter", Rung.BEFORE, by(1), cancel(), on=Reacting))
    assert runner.state.trace == ["hit 3", "over"]


def test_a_seat_that_cannot_is_not_asked() -> None:
    runner = struck(reaction("dodge", Rung.BEFORE, by(2), cancel()))
    assert keys(runner) == [(2, ["react:dodge:of 2", "pass"])]


# --- the rungs -------------------------------------------------------------------------------------------


def test_before_may_cancel_what_happens_and_what_follows_it() -> None:
    runner = struck(
        reaction("dodge", Rung.BEFORE, by(1), cancel()),
        reaction("avenge", Rung.AFTER, by(1), note("avenge"), must=True),
    )
    answer_all(runner, "react:dodge:of 1")
    assert runner.state.trace == ["cancel 1", "over"]


def test_before_may_change_what_happens() -> None:
    async def soften(_table: Any, _seat: int, blow: Blow, _source: str) -> None:
        blow.force -= 2

    runner = struck(reaction("armour", Rung.BEFORE, by(1), soften))
    answer_all(runner, "react:armour:of 1")
    assert runner.state.trace == ["hit 1", "over"]


def test_instead_takes_the_place_of_the_event_and_of_what_would_follow_it() -> None:
    runner = struck(
        reaction("redirect", Rung.INSTEAD, by(1), note("redirect")),
        reaction("avenge", Rung.AFTER, by(2), note("avenge"), must=True),
    )
    answer_all(runner, "react:redirect:of 1")
    assert runner.state.trace == ["redirect 1", "over"]


def test_an_event_is_replaced_only_once() -> None:
    runner = struck(reaction("redirect", Rung.INSTEAD, by(0, 1, 2), note("redirect")))
    answer_all(runner, "pass", "react:redirect:of 1")
    assert runner.state.trace == ["redirect 1", "over"]


def test_where_nobody_reacts_the_event_happens() -> None:
    runner = struck(
        reaction("dodge", Rung.BEFORE, by(1), cancel()),
        reaction("redirect", Rung.INSTEAD, by(1), note("redirect")),
        reaction("avenge", Rung.AFTER, by(1), note("avenge")),
    )
    answer_all(runner, "pass", "pass", "pass")
    assert runner.state.trace == ["hit 3", "over"]


def test_the_rungs_come_in_their_order() -> None:
    rungs = (Rung.AFTER, Rung.BEFORE)
    runner = struck(*(reaction(rung.value, rung, by(0), note(rung.value), must=True) for rung in rungs))
    assert runner.state.trace == ["before 0", "hit 3", "after 0", "over"]


def test_what_is_under_way_stands_in_the_state_until_it_is_over() -> None:
    runner = struck(reaction("dodge", Rung.BEFORE, by(1), cancel()))
    assert runner.state.events == [Blow(seat=0)]
    answer_all(runner, "pass")
    assert runner.state.events == []


# --- who, and in which order -----------------------------------------------------------------------------


@pytest.mark.parametrize(("active", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_seats_are_asked_in_order_from_the_active_player(active: int, order: list[int]) -> None:
    runner = struck(reaction("watch", Rung.AFTER, by(0, 1, 2), note("watch")), active=active)
    asked = []
    for _ in order:
        asked += runner.asked()
        runner.answer(asked[-1], "pass")
    assert asked == order
    assert runner.state.trace[-1] == "over"


def test_whoever_has_reacted_is_asked_again_for_what_is_left() -> None:
    two = lambda _table, seat, _event: ["left", "right"] if seat == 1 else []  # noqa: E731
    runner = struck(reaction("parry", Rung.BEFORE, two, note("parry")))
    assert keys(runner) == [(1, ["react:parry:left", "react:parry:right", "pass"])]
    answer_all(runner, "react:parry:right")
    assert keys(runner) == [(1, ["react:parry:left", "pass"])]


def test_nobody_is_asked_once_the_event_is_cancelled() -> None:
    runner = struck(reaction("dodge", Rung.BEFORE, by(0, 1, 2), cancel()))
    answer_all(runner, "react:dodge:of 0")
    assert runner.state.trace == ["cancel 0", "over"]


def test_a_source_fires_once_an_event_and_again_at_the_next() -> None:
    runner = struck(reaction("watch", Rung.AFTER, by(1), note("watch")))
    answer_all(runner, "react:watch:of 1")
    assert runner.state.trace == ["hit 3", "watch 1", "over"]
    answer_all(runner, "say:strike", "react:watch:of 1")
    assert runner.state.trace[3:] == ["hit 3", "watch 1", "over"]


def test_a_source_with_two_reactions_may_use_both() -> None:
    runner = struck(
        reaction("watch", Rung.AFTER, by(1, source="owl"), note("watch")),
        reaction("cry", Rung.AFTER, by(1, source="owl"), note("cry")),
    )
    answer_all(runner, "react:watch:owl", "react:cry:owl")
    assert runner.state.trace == ["hit 3", "watch 1", "cry 1", "over"]


def test_seats_with_an_ability_of_the_same_name_may_each_use_theirs() -> None:
    runner = struck(reaction("watch", Rung.AFTER, by(1, 2, source="watchman"), note("watch")))
    answer_all(runner, "react:watch:watchman")
    assert keys(runner)[0] == (2, ["react:watch:watchman", "pass"])


# --- what must happen ------------------------------------------------------------------------------------


def test_what_must_happen_is_not_asked() -> None:
    runner = struck(reaction("bleed", Rung.AFTER, by(1), note("bleed"), must=True))
    assert runner.state.trace == ["hit 3", "bleed 1", "over"]


def test_the_order_of_what_must_happen_is_chosen_by_the_seat() -> None:
    runner = struck(
        reaction("bleed", Rung.AFTER, by(1), note("bleed"), must=True),
        reaction("burn", Rung.AFTER, by(1), note("burn"), must=True),
    )
    question = runner.question
    assert question is not None
    assert question.prompt.message == "ask-which-first"
    assert keys(runner) == [(1, ["react:bleed:of 1", "react:burn:of 1"])]
    answer_all(runner, "react:burn:of 1")
    assert runner.state.trace == ["hit 3", "burn 1", "bleed 1", "over"]


def test_what_must_happen_comes_before_what_may() -> None:
    runner = struck(
        reaction("watch", Rung.AFTER, by(1), note("watch")),
        reaction("bleed", Rung.AFTER, by(1), note("bleed"), must=True),
    )
    assert runner.state.trace == ["hit 3", "bleed 1"]
    answer_all(runner, "react:watch:of 1")
    assert runner.state.trace == ["hit 3", "bleed 1", "watch 1", "over"]


def test_something_else_must_happen_instead() -> None:
    runner = struck(reaction("sink", Rung.INSTEAD, by(1, 2), note("sink"), must=True))
    assert runner.state.trace == ["sink 1", "over"]


# --- reactions to reactions ------------------------------------------------------------------------------


def test_a_reaction_can_be_countered_and_its_cost_stays_paid() -> None:
    runner = struck(
        reaction("dodge", Rung.BEFORE, by(1), cancel("dodge"), cost=note("pay")),
        reaction("counter", Rung.BEFORE, against("dodge", 2), cancel("counter"), on=Reacting),
    )
    answer_all(runner, "react:dodge:of 1")
    assert [type(event) for event in runner.state.events] == [Blow, Reacting]
    assert (runner.state.events[1].seat, runner.state.events[1].key) == (1, "dodge")
    answer_all(runner, "react:counter:of 2")
    assert runner.state.trace == ["pay 1", "counter 2", "hit 3", "over"]


def test_a_counter_can_be_countered() -> None:
    runner = struck(
        reaction("dodge", Rung.BEFORE, by(1), cancel("dodge")),
        reaction("counter", Rung.BEFORE, against("dodge", 2), cancel("counter"), on=Reacting),
        reaction("protect", Rung.BEFORE, against("counter", 1), cancel("protect"), on=Reacting),
    )
    answer_all(runner, "react:dodge:of 1", "react:counter:of 2", "react:protect:of 1")
    assert runner.state.trace == ["protect 1", "dodge 1", "over"]


def test_a_replacement_that_is_countered_does_not_replace() -> None:
    runner = struck(
        reaction("redirect", Rung.INSTEAD, by(1, 2), note("redirect")),
        reaction("counter", Rung.BEFORE, against("redirect", 0), cancel("counter"), on=Reacting),
    )
    answer_all(runner, "react:redirect:of 1", "react:counter:of 0", "pass")
    assert runner.state.trace == ["counter 0", "hit 3", "over"]


def test_a_reaction_may_be_followed_up() -> None:
    runner = struck(
        reaction("dodge", Rung.BEFORE, by(1), note("dodge")),
        reaction("laugh", Rung.AFTER, against("dodge", 2), note("laugh"), on=Reacting, must=True),
    )
    answer_all(runner, "react:dodge:of 1")
    assert runner.state.trace == ["dodge 1", "laugh 2", "hit 3", "over"]


def test_an_ability_is_not_offered_against_its_own_use() -> None:
    runner = struck(
        reaction("dodge", Rung.BEFORE, by(1), cancel("dodge")),
        reaction("counter", Rung.BEFORE, by(2), cancel("counter"), on=Reacting),
    )
    answer_all(runner, "react:dodge:of 1", "react:counter:of 2")
    assert runner.state.trace == ["counter 2", "hit 3", "over"]


def test_two_abilities_against_reactions_do_not_answer_each_other_for_ever() -> None:
    runner = struck(
        reaction("dodge", Rung.BEFORE, by(1), note("dodge")),
        reaction("counter", Rung.BEFORE, by(1, 2), note("counter"), on=Reacting),
    )
    for _ in range(20):
        if runner.asked() != [0]:
            runner.answer(runner.asked()[0], runner.options(runner.asked()[0])[0])
    assert runner.state.trace[-1] == "over"


def test_a_reaction_may_ask_questions_of_its_own() -> None:
    async def bargain(table: Table[TinyState], seat: int, _blow: Blow, _source: str) -> None:
        word = await table.ask(0, ASK, say("mercy", "none"))
        table.state.trace.append(word.word)

    runner = struck(reaction("beg", Rung.BEFORE, by(1), bargain))
    answer_all(runner, "react:beg:of 1")
    assert keys(runner) == [(0, ["say:mercy", "say:none"])]
    answer_all(runner, "say:mercy")
    assert runner.state.trace == ["mercy", "hit 3", "over"]


def test_a_reaction_is_logged_and_counted() -> None:
    runner = struck(reaction("bleed", Rung.AFTER, by(1), note("bleed"), rule="T-003"))
    runner.table.uses = {}
    answer_all(runner, "react:bleed:of 1")
    assert runner.log is not None
    line = runner.log.lines[-1]
    assert (line.text.id, line.rule) == ("log-react", "T-003")
    assert runner.table.uses == {"reaction:bleed": 1}


# --- windows that betray nothing -------------------------------------------------------------------------


def dealt(*hands: Sequence[str]) -> Game[Any]:
    """Blow after blow, with these cards in the hands; aces and kings ward a blow off."""

    def setup(table: Table[TinyState]) -> None:
        for seat, hand in enumerate(hands):
            for card in hand:
                table.move(card, "deck", f"hand.{seat}")

    return tiny_game(blow_after_blow, reactions=(SHIELD,), setup=setup)


def struck_with(*hands: Sequence[str]) -> Runner[Any]:
    runner = play(dealt(*hands), len(hands))
    runner.answer(0, "say:strike")
    return runner


def answers(runner: Runner[Any]) -> list[tuple[int, str]]:
    return [(entry.seat, str(entry.option)) for entry in runner.tape.line if isinstance(entry, Answer)]


def test_the_holder_is_asked_under_a_veil() -> None:
    runner = struck_with(["ten"], ["nine"], ["king"])
    assert keys(runner) == [(2, ["react:shield:king", "pass"])]
    assert runner.question is not None
    assert runner.question.veiled


def test_for_those_without_the_kernel_passes_on_the_record() -> None:
    runner = struck_with(["ten"], ["nine"], ["eight"])
    assert runner.state.trace == ["hit 3", "over"]
    assert [seat for seat, _ in answers(runner)] == [0, 1, 2]
    assert [option for _, option in answers(runner)][1:] == ["Pass.PASS", "Pass.PASS"]


def test_the_record_looks_the_same_whether_somebody_passes_or_is_passed() -> None:
    with_card, without = struck_with(["ten"], ["king"], ["nine"]), struck_with(["ten"], ["nine"], ["king"])
    with_card.answer(1, "pass")
    without.answer(2, "pass")
    assert answers(with_card) == answers(without)
    assert with_card.step == without.step


def test_a_seat_that_could_publicly_hold_nothing_has_no_window() -> None:
    runner = struck_with(["ten"], [], ["nine"])
    assert [seat for seat, _ in answers(runner)] == [0, 2]


def test_the_striker_has_no_window() -> None:
    runner = struck_with(["ace"], ["nine"], ["ten"])
    assert [seat for seat, _ in answers(runner)] == [0, 1, 2]


def test_others_see_only_that_reactions_are_awaited() -> None:
    runner = struck_with(["ten"], ["nine"], ["king"])
    for seat in (0, 1, 31):
        seen = sight(runner, seat)
        assert seen.question is None
        assert seen.waiting is not None
        assert seen.waiting.id == "waiting-for-reactions"
        assert seen.waiting_for == ()
    asked = sight(runner, 2).question
    assert asked is not None
    assert [offer.key for offer in asked.offers] == ["react:shield:king", "pass"]


def test_what_others_may_take_back_does_not_betray_who_is_being_asked() -> None:
    held_by_1, held_by_2 = struck_with(["ten"], ["king"], ["nine"]), struck_with(["ten"], ["nine"], ["king"])
    assert held_by_1.can_undo(0) == held_by_2.can_undo(0)


@pytest.mark.parametrize("onlooker", [0, 31])
def test_whom_a_window_waits_for_cannot_be_seen_by_others(onlooker: int) -> None:
    held_by_1, held_by_2 = struck_with(["ten"], ["king"], ["nine"]), struck_with(["ten"], ["nine"], ["king"])
    assert sight(held_by_1, onlooker) == sight(held_by_2, onlooker)


def test_windows_close_after_a_blow_is_warded_off() -> None:
    runner = struck_with(["ten"], ["king", "ace"], ["nine"])
    answer_all(runner, "react:shield:ace")
    assert runner.state.trace == ["over"]
    assert runner.table.pile("open") == ["ace"]
    assert [seat for seat, _ in answers(runner)] == [0, 1]


def test_a_window_holds_in_copies_and_after_loading() -> None:
    runner = struck_with(["ten"], ["king"], ["ace"])
    runner.answer(1, "pass")
    for other in (runner.copy(), files.load(files.decode(files.save(runner)), runner.game)):
        assert keys(other) == [(2, ["react:shield:ace", "pass"])]
        assert sight(other, 0).waiting == sight(runner, 0).waiting


def test_a_pass_under_the_veil_stands() -> None:
    """Else others would see a window open again, and know that somebody had something to play."""
    runner = struck_with(["ten"], ["nine"], ["king"])
    runner.answer(2, "pass")
    assert not runner.can_undo(2)


def test_the_step_stands_still_while_a_window_is_open_and_goes_on_after_it() -> None:
    runner = struck_with(["ten"], ["king"], ["ace"])
    open_at = runner.step
    runner.answer(1, "pass", step=open_at)
    assert runner.step == open_at
    runner.answer(2, "pass", step=open_at)
    assert runner.step == len(runner.tape.history)


def test_the_step_is_the_same_after_loading_inside_a_window() -> None:
    """A loaded game shows to others what the saved one did."""
    runner = struck_with(["ten"], ["nine"], ["king"])
    loaded = files.load(files.decode(files.save(runner)), runner.game)
    replayed = files.replay(files.decode(files.save(runner)), runner.game)
    assert loaded.step == runner.step
    assert replayed.step == runner.step


def test_the_step_is_the_whole_history_after_a_game_that_ended_in_a_window() -> None:
    async def deadly(table: Table[TinyState], blow: Blow) -> None:
        table.finish(Result(ending="dead", winners=[blow.seat]))

    async def step(table: Table[TinyState]) -> None:
        await table.ask(0, ASK, say("strike"))
        await table.happen(Blow(seat=0), deadly)

    runner = play(replace(dealt(["ten"], ["nine"]), step=step), 2)
    answer_all(runner, "say:strike")
    assert runner.over
    assert runner.step == len(runner.tape.history)


def test_an_answer_to_one_window_is_none_to_the_next() -> None:
    """Whoever clicks twice must not pass on a second blow unseen."""

    async def two_blows(table: Table[TinyState]) -> None:
        await table.ask(0, ASK, say("strike"))
        await table.happen(Blow(seat=0), strike)
        await table.happen(Blow(seat=0), strike)

    runner = play(replace(dealt(["ten"], ["king"]), step=two_blows), 2)
    answer_all(runner, "say:strike")
    step = runner.step
    runner.answer(1, "pass", step=step)
    assert runner.state.trace == ["hit 3"]
    with pytest.raises(Refused):
        runner.answer(1, "pass", step=step)


def test_an_event_inside_an_event_may_be_answered_as_well() -> None:
    """The second blow follows from the first and not from the armour: each is an event of its own."""

    async def soften(_table: Any, _seat: int, blow: Blow, _source: str) -> None:
        blow.force -= 1

    async def strike_twice(table: Table[TinyState], blow: Blow) -> None:
        await strike(table, blow)
        await table.happen(Blow(seat=0, force=9), strike)

    async def step(table: Table[TinyState]) -> None:
        await table.ask(0, ASK, say("strike"))
        await table.happen(Blow(seat=0), strike_twice)

    runner = play(tiny_game(step, reactions=(reaction("armour", Rung.BEFORE, by(1), soften),)))
    answer_all(runner, "say:strike", "react:armour:of 1", "react:armour:of 1")
    assert runner.state.trace == ["hit 2", "hit 8"]


def test_two_who_strike_back_do_not_do_so_for_ever() -> None:
    """A source does not fire again in answer to what it has led to."""

    async def strike_back(table: Table[TinyState], seat: int, _blow: Blow, _source: str) -> None:
        table.state.trace.append(f"back {seat}")
        await table.happen(Blow(seat=seat), strike)

    def struck_seats(_table: Any, seat: int, blow: Blow) -> list[str]:
        return [] if seat == blow.seat else ["temper"]

    runner = struck(reaction("temper", Rung.AFTER, struck_seats, strike_back, must=True), players=2)
    assert runner.state.trace == ["hit 3", "back 1", "hit 3", "back 0", "hit 3", "over"]
