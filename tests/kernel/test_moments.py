"""Moments: before, instead, the event, after; in seat order, once a source, without betraying who holds what."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from fivefires.kernel import (
    AFTER,
    BEFORE,
    INSTEAD,
    Event,
    Game,
    Interrupted,
    Order,
    Pass,
    Prompt,
    Reacting,
    Reaction,
    Refused,
    Result,
    Runner,
    Setup,
    Table,
    files,
    key_of,
    seed_from,
    sight,
)  # fmt: skip
from fivefires.kernel.files import NotReplayable
from fivefires.kernel.tape import Answer
from tests.kernel.tiny import ASK, SHIELD, Blow, TinyState, answer_all, keys, play, say, strike, tiny_game

Effect = Callable[[Any, int, Any, str], Awaitable[None]]


Bearers = Callable[[Any, Any], Sequence[tuple[int, str]]]


def by(*seats: int, source: str = "") -> Bearers:
    """These seats have an ability, named after the seat unless it has a name."""
    return lambda _state, _event: [(seat, source or f"of {seat}") for seat in seats]


def against(key: str, *seats: int) -> Bearers:
    """These seats have an ability against one kind of reaction."""
    return lambda _state, reacting: [(seat, f"of {seat}") for seat in seats if reacting.key == key]


def note(word: str) -> Effect:
    async def effect(table: Table[TinyState], seat: int, _event: Any, _source: str) -> None:
        table.state.trace.append(f"{word} {seat}")

    return effect


def cancel(word: str = "cancel") -> Effect:
    async def effect(table: Table[TinyState], seat: int, event: Event, _source: str) -> None:
        table.state.trace.append(f"{word} {seat}")
        event.cancelled = True

    return effect


def reaction(key: str, at: str, bearers: Bearers, effect: Effect, **how: Any) -> Reaction:
    return Reaction(key=key, on=how.pop("on", Blow), at=at, bearers=bearers, effect=effect, **how)


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
    runner = struck(reaction("counter", BEFORE, by(1), cancel(), on=Reacting))
    assert runner.state.trace == ["hit 3", "over"]


def test_a_seat_that_cannot_is_not_asked() -> None:
    runner = struck(reaction("dodge", BEFORE, by(2), cancel()))
    assert keys(runner) == [(2, ["react:dodge:of 2", "pass"])]


# --- the points ------------------------------------------------------------------------------------------


def test_before_may_cancel_what_happens_and_what_follows_it() -> None:
    runner = struck(
        reaction("dodge", BEFORE, by(1), cancel()),
        reaction("avenge", AFTER, by(1), note("avenge"), must=True),
    )
    answer_all(runner, "react:dodge:of 1")
    assert runner.state.trace == ["cancel 1", "over"]


def test_before_may_change_what_happens() -> None:
    async def soften(_table: Any, _seat: int, blow: Blow, _source: str) -> None:
        blow.force -= 2

    runner = struck(reaction("armour", BEFORE, by(1), soften))
    answer_all(runner, "react:armour:of 1")
    assert runner.state.trace == ["hit 1", "over"]


def test_instead_takes_the_place_of_the_event_and_what_follows_it_still_does() -> None:
    runner = struck(
        reaction("redirect", INSTEAD, by(1), note("redirect")),
        reaction("avenge", AFTER, by(2), note("avenge"), must=True),
    )
    answer_all(runner, "react:redirect:of 1")
    assert runner.state.trace == ["redirect 1", "avenge 2", "over"]


def test_an_event_is_replaced_only_once() -> None:
    runner = struck(reaction("redirect", INSTEAD, by(0, 1, 2), note("redirect")))
    answer_all(runner, "pass", "react:redirect:of 1")
    assert runner.state.trace == ["redirect 1", "over"]


def test_where_nobody_reacts_the_event_happens() -> None:
    runner = struck(
        reaction("dodge", BEFORE, by(1), cancel()),
        reaction("redirect", INSTEAD, by(1), note("redirect")),
        reaction("avenge", AFTER, by(1), note("avenge")),
    )
    answer_all(runner, "pass", "pass", "pass")
    assert runner.state.trace == ["hit 3", "over"]


def test_the_points_come_in_their_order() -> None:
    runner = struck(*(reaction(point, point, by(0), note(point), must=True) for point in (AFTER, BEFORE)))
    assert runner.state.trace == ["before 0", "hit 3", "after 0", "over"]


def test_what_is_under_way_stands_in_the_state_until_it_is_over() -> None:
    runner = struck(reaction("dodge", BEFORE, by(1), cancel()))
    assert runner.state.events == [Blow(seat=0)]
    answer_all(runner, "pass")
    assert runner.state.events == []


# --- who, and in which order -----------------------------------------------------------------------------


@pytest.mark.parametrize(("active", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_seats_are_asked_in_order_from_the_active_player(active: int, order: list[int]) -> None:
    runner = struck(reaction("watch", AFTER, by(0, 1, 2), note("watch")), active=active)
    asked = []
    for _ in order:
        asked += runner.asked()
        runner.answer(asked[-1], "pass")
    assert asked == order
    assert runner.state.trace[-1] == "over"


def test_whoever_has_reacted_is_asked_again_for_what_is_left() -> None:
    two = lambda _state, _event: [(1, "left"), (1, "right")]  # noqa: E731
    runner = struck(reaction("parry", BEFORE, two, note("parry")))
    assert keys(runner) == [(1, ["react:parry:left", "react:parry:right", "pass"])]
    answer_all(runner, "react:parry:right")
    assert keys(runner) == [(1, ["react:parry:left", "pass"])]


def test_nobody_is_asked_once_the_event_is_cancelled() -> None:
    runner = struck(reaction("dodge", BEFORE, by(0, 1, 2), cancel()))
    answer_all(runner, "react:dodge:of 0")
    assert runner.state.trace == ["cancel 0", "over"]


def test_a_source_fires_once_an_event_and_again_at_the_next() -> None:
    runner = struck(reaction("watch", AFTER, by(1), note("watch")))
    answer_all(runner, "react:watch:of 1")
    assert runner.state.trace == ["hit 3", "watch 1", "over"]
    answer_all(runner, "say:strike", "react:watch:of 1")
    assert runner.state.trace[3:] == ["hit 3", "watch 1", "over"]


def test_a_source_with_two_reactions_may_use_both() -> None:
    runner = struck(
        reaction("watch", AFTER, by(1, source="owl"), note("watch")),
        reaction("cry", AFTER, by(1, source="owl"), note("cry")),
    )
    answer_all(runner, "react:watch:owl", "react:cry:owl")
    assert runner.state.trace == ["hit 3", "watch 1", "cry 1", "over"]


def test_seats_with_an_ability_of_the_same_name_may_each_use_theirs() -> None:
    runner = struck(reaction("watch", AFTER, by(1, 2, source="watchman"), note("watch")))
    answer_all(runner, "react:watch:watchman")
    assert keys(runner)[0] == (2, ["react:watch:watchman", "pass"])


# --- what must happen ------------------------------------------------------------------------------------


def test_what_must_happen_is_not_asked() -> None:
    runner = struck(reaction("bleed", AFTER, by(1), note("bleed"), must=True))
    assert runner.state.trace == ["hit 3", "bleed 1", "over"]


def test_the_order_of_what_must_happen_is_chosen_by_the_seat() -> None:
    runner = struck(
        reaction("bleed", AFTER, by(1), note("bleed"), must=True),
        reaction("burn", AFTER, by(1), note("burn"), must=True),
    )
    question = runner.question
    assert question is not None
    assert question.prompt.message == "ask-which-first"
    assert keys(runner) == [(1, ["react:bleed:of 1", "react:burn:of 1"])]
    answer_all(runner, "react:burn:of 1")
    assert runner.state.trace == ["hit 3", "burn 1", "bleed 1", "over"]


def test_what_must_happen_comes_before_what_may() -> None:
    runner = struck(
        reaction("watch", AFTER, by(1), note("watch")),
        reaction("bleed", AFTER, by(1), note("bleed"), must=True),
    )
    assert runner.state.trace == ["hit 3", "bleed 1"]
    answer_all(runner, "react:watch:of 1")
    assert runner.state.trace == ["hit 3", "bleed 1", "watch 1", "over"]


def test_something_else_must_happen_instead() -> None:
    runner = struck(reaction("sink", INSTEAD, by(1, 2), note("sink"), must=True))
    assert runner.state.trace == ["sink 1", "over"]


# --- reactions to reactions ------------------------------------------------------------------------------


def test_a_reaction_can_be_countered_and_its_cost_stays_paid() -> None:
    runner = struck(
        reaction("dodge", BEFORE, by(1), cancel("dodge"), cost=note("pay")),
        reaction("counter", BEFORE, against("dodge", 2), cancel("counter"), on=Reacting),
    )
    answer_all(runner, "react:dodge:of 1")
    assert [type(event) for event in runner.state.events] == [Blow, Reacting]
    assert (runner.state.events[1].seat, runner.state.events[1].key) == (1, "dodge")
    answer_all(runner, "react:counter:of 2")
    assert runner.state.trace == ["pay 1", "counter 2", "hit 3", "over"]


def test_a_counter_can_be_countered() -> None:
    runner = struck(
        reaction("dodge", BEFORE, by(1), cancel("dodge")),
        reaction("counter", BEFORE, against("dodge", 2), cancel("counter"), on=Reacting),
        reaction("protect", BEFORE, against("counter", 1), cancel("protect"), on=Reacting),
    )
    answer_all(runner, "react:dodge:of 1", "react:counter:of 2", "react:protect:of 1")
    assert runner.state.trace == ["protect 1", "dodge 1", "over"]


def test_a_replacement_that_is_countered_does_not_replace() -> None:
    runner = struck(
        reaction("redirect", INSTEAD, by(1, 2), note("redirect")),
        reaction("counter", BEFORE, against("redirect", 0), cancel("counter"), on=Reacting),
    )
    answer_all(runner, "react:redirect:of 1", "react:counter:of 0", "pass")
    assert runner.state.trace == ["counter 0", "hit 3", "over"]


def test_a_reaction_may_be_followed_up() -> None:
    runner = struck(
        reaction("dodge", BEFORE, by(1), note("dodge")),
        reaction("laugh", AFTER, against("dodge", 2), note("laugh"), on=Reacting, must=True),
    )
    answer_all(runner, "react:dodge:of 1")
    assert runner.state.trace == ["dodge 1", "laugh 2", "hit 3", "over"]


def test_an_ability_is_not_offered_against_its_own_use() -> None:
    runner = struck(
        reaction("dodge", BEFORE, by(1), cancel("dodge")),
        reaction("counter", BEFORE, by(2), cancel("counter"), on=Reacting),
    )
    answer_all(runner, "react:dodge:of 1", "react:counter:of 2")
    assert runner.state.trace == ["counter 2", "hit 3", "over"]


def test_two_abilities_against_reactions_do_not_answer_each_other_for_ever() -> None:
    runner = struck(
        reaction("dodge", BEFORE, by(1), note("dodge")),
        reaction("counter", BEFORE, by(1, 2), note("counter"), on=Reacting),
    )
    for _ in range(20):
        if runner.asked() != [0]:
            runner.answer(runner.asked()[0], runner.options(runner.asked()[0])[0])
    assert runner.state.trace[-1] == "over"


def test_a_reaction_may_ask_questions_of_its_own() -> None:
    async def bargain(table: Table[TinyState], seat: int, _blow: Blow, _source: str) -> None:
        word = await table.ask(0, ASK, say("mercy", "none"))
        table.state.trace.append(word.word)

    runner = struck(reaction("beg", BEFORE, by(1), bargain))
    answer_all(runner, "react:beg:of 1")
    assert keys(runner) == [(0, ["say:mercy", "say:none"])]
    answer_all(runner, "say:mercy")
    assert runner.state.trace == ["mercy", "hit 3", "over"]


def test_a_reaction_is_logged_and_counted() -> None:
    runner = struck(reaction("bleed", AFTER, by(1), note("bleed"), rule="T-003"))
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
        assert other.asked() == [2]
        assert [key_of(option) for option in other.options(2)] == ["react:shield:ace", "pass"]
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

    runner = play(tiny_game(step, reactions=(reaction("armour", BEFORE, by(1), soften),)))
    answer_all(runner, "say:strike", "react:armour:of 1", "react:armour:of 1")
    assert runner.state.trace == ["hit 2", "hit 8"]


def test_two_who_strike_back_do_not_do_so_for_ever() -> None:
    """A source does not fire again in answer to what it has led to."""

    async def strike_back(table: Table[TinyState], seat: int, _blow: Blow, _source: str) -> None:
        table.state.trace.append(f"back {seat}")
        await table.happen(Blow(seat=seat), strike)

    def struck_seats(state: TinyState, blow: Blow) -> list[tuple[int, str]]:
        return [(seat, "temper") for seat in range(state.seats) if seat != blow.seat]

    runner = struck(reaction("temper", AFTER, struck_seats, strike_back, must=True), players=2)
    assert runner.state.trace == ["hit 3", "back 1", "hit 3", "back 0", "hit 3", "over"]


# --- points of an event's own ----------------------------------------------------------------------------


async def aim_and_strike(table: Table[TinyState]) -> None:
    """A blow that can be answered when it is aimed and again when it has been struck."""
    state = table.state
    await table.ask(state.active, ASK, say("strike"))
    blow = Blow(seat=state.active)
    if await table.at(blow, "aimed"):
        state.trace.append(f"hit {blow.force}")
        await table.at(blow, "struck")
    state.trace.append("over")


def aimed(*reactions: Reaction, order: Order | None = None, players: int = 3) -> Runner[Any]:
    runner = play(tiny_game(aim_and_strike, reactions=reactions, order=order), players)
    runner.answer(0, "say:strike")
    return runner


def test_a_rule_opens_points_of_its_own() -> None:
    runner = aimed(
        reaction("duck", "aimed", by(1), note("duck")),
        reaction("groan", "struck", by(2), note("groan"), must=True),
    )
    assert keys(runner) == [(1, ["react:duck:of 1", "pass"])]
    answer_all(runner, "react:duck:of 1")
    assert runner.state.trace == ["duck 1", "hit 3", "groan 2", "over"]


def test_a_point_at_which_the_event_is_cancelled_says_so() -> None:
    runner = aimed(reaction("duck", "aimed", by(1), cancel("duck")))
    answer_all(runner, "react:duck:of 1")
    assert runner.state.trace == ["duck 1", "over"]


def test_an_event_stands_in_the_state_while_its_point_is_open() -> None:
    runner = aimed(reaction("duck", "aimed", by(1), note("duck")))
    assert runner.state.events == [Blow(seat=0)]
    answer_all(runner, "pass")
    assert runner.state.events == []


def test_after_each_use_everybody_is_asked_anew() -> None:
    """Who has passed may think again once somebody else has done something."""
    runner = aimed(reaction("duck", "aimed", by(1, 2), note("duck")))
    answer_all(runner, "pass", "react:duck:of 2")
    assert keys(runner) == [(1, ["react:duck:of 1", "pass"])]
    answer_all(runner, "react:duck:of 1")
    assert runner.state.trace == ["duck 2", "duck 1", "hit 3", "over"]


def test_a_game_may_name_the_one_who_orders_what_must_happen() -> None:
    order = Order(seat=lambda state: 2, prompt=Prompt("ask-word", "T-009"))
    runner = aimed(
        reaction("bleed", "struck", by(0), note("bleed"), must=True),
        reaction("burn", "struck", by(1), note("burn"), must=True),
        order=order,
    )
    assert runner.question is not None
    assert runner.question.prompt.rule == "T-009"
    assert keys(runner) == [(2, ["react:bleed:of 0", "react:burn:of 1"])]
    answer_all(runner, "react:burn:of 1")
    assert runner.state.trace == ["hit 3", "burn 1", "bleed 0", "over"]


def test_what_is_offered_alike_is_not_ordered() -> None:
    runner = aimed(
        reaction("bleed", "struck", by(0, 1), note("bleed"), must=True, offer=lambda _event, _source: Pass.PASS),
        order=Order(seat=lambda state: 2, prompt=ASK),
    )
    assert runner.state.trace == ["hit 3", "bleed 0", "bleed 1", "over"]


def test_who_bears_a_reaction_is_looked_for_once_a_point() -> None:
    asked: list[str] = []

    def nobody(_state: Any, _event: Any) -> list[tuple[int, str]]:
        asked.append("")
        return []

    aimed(reaction("duck", "aimed", nobody, note("duck")))
    assert asked == [""]


# --- what is broken off ----------------------------------------------------------------------------------


class Fell(Interrupted):
    """Somebody has fallen: what was under way is over."""


async def fall(_table: Any, _seat: int, _event: Any, _source: str) -> None:
    raise Fell


async def falls_three_times(table: Table[TinyState]) -> None:
    state = table.state
    await table.ask(0, ASK, say("strike"))
    for _ in range(3):
        try:
            await table.happen(Blow(seat=0), strike)
        except Fell:
            state.trace.append(f"fell {len(state.events)}")


@pytest.mark.parametrize("point", [BEFORE, INSTEAD, AFTER])
def test_what_is_broken_off_leaves_nothing_behind(point: str) -> None:
    stumble = reaction("stumble", point, by(1), fall, must=True)
    runner = play(tiny_game(falls_three_times, reactions=(stumble,)))
    answer_all(runner, "say:strike")
    assert [word for word in runner.state.trace if word.startswith("fell")] == ["fell 0"] * 3
    assert runner.state.events == []


def test_what_is_broken_off_at_a_point_of_a_rules_own_leaves_nothing_behind() -> None:
    async def step(table: Table[TinyState]) -> None:
        await table.ask(0, ASK, say("strike"))
        for _ in range(3):
            try:
                await table.at(Blow(seat=0), "aimed")
            except Fell:
                table.state.trace.append(f"fell {len(table.state.events)}")

    runner = play(tiny_game(step, reactions=(reaction("stumble", "aimed", by(1), fall, must=True),)))
    answer_all(runner, "say:strike")
    assert runner.state.trace == ["fell 0"] * 3
    assert runner.state.events == []


def test_what_is_around_it_goes_on() -> None:
    async def strike_within(table: Table[TinyState], _blow: Blow) -> None:
        try:
            await table.happen(Blow(seat=1), strike)
        except Fell:
            table.state.trace.append(f"{len(table.state.events)} left")

    async def step(table: Table[TinyState]) -> None:
        await table.ask(0, ASK, say("strike"))
        await table.happen(Blow(seat=0), strike_within)

    inner = lambda _state, blow: [(1, "knee")] if blow.seat == 1 else []  # noqa: E731
    runner = play(tiny_game(step, reactions=(reaction("stumble", AFTER, inner, fall, must=True),)))
    answer_all(runner, "say:strike")
    assert runner.state.trace == ["hit 3", "1 left"]
    assert runner.state.events == []


# --- windows that stand ----------------------------------------------------------------------------------


def standing_with(*hands: Sequence[str]) -> Runner[Any]:
    runner = play(dealt(*hands), len(hands))
    runner.stands = True
    runner.answer(0, "say:strike")
    return runner


def seen_by(runner: Runner[Any], seat: int) -> Any:
    return sight(runner, seat)


def test_a_window_stands_although_nobody_is_armed() -> None:
    armed, empty = standing_with(["ten"], ["king"], ["nine"]), standing_with(["ten"], ["nine"], ["king"])
    nobody = standing_with(["ten"], ["nine"], ["eight"])
    assert nobody.asked() == []
    assert not nobody.over
    assert seen_by(nobody, 0) == seen_by(armed, 0) == seen_by(empty, 0)
    assert seen_by(nobody, 31) == seen_by(armed, 31)


def test_only_who_is_armed_is_asked_and_all_of_them_at_once() -> None:
    runner = standing_with(["ten"], ["king"], ["nine"], ["ace"])
    assert keys(runner) == [(1, ["react:shield:king", "pass"]), (3, ["react:shield:ace", "pass"])]


def test_a_pass_shows_nothing_until_the_window_closes() -> None:
    passed, silent = standing_with(["ten"], ["king"], ["nine"]), standing_with(["ten"], ["nine"], ["eight"])
    before = seen_by(passed, 0)
    passed.answer(1, "pass")
    assert seen_by(passed, 0) == before == seen_by(silent, 0)
    passed.close_window()
    silent.close_window()
    assert seen_by(passed, 0) == seen_by(silent, 0)
    assert passed.state.trace == silent.state.trace == ["hit 3", "over"]
    assert answers(passed) == answers(silent)


def test_what_was_decided_in_a_window_counts_when_it_closes() -> None:
    runner = standing_with(["ten"], ["king"], ["nine"])
    before = seen_by(runner, 0)
    runner.answer(1, "react:shield:king")
    assert seen_by(runner, 0) == before
    runner.close_window()
    assert runner.state.trace == ["over"]
    assert runner.table.pile("open") == ["king"]


def test_of_two_who_react_the_first_in_order_does() -> None:
    runner = standing_with(["ten"], ["king"], ["ace"])
    runner.answer(2, "react:shield:ace")
    runner.answer(1, "react:shield:king")
    runner.close_window()
    assert runner.table.pile("open") == ["king"]


def test_a_decision_can_be_withdrawn_while_the_window_stands() -> None:
    runner = standing_with(["ten"], ["king"], ["nine"])
    runner.answer(1, "react:shield:king")
    runner.withdraw(1)
    assert runner.asked() == [1]
    runner.close_window()
    assert runner.state.trace == ["hit 3", "over"]


def test_without_a_window_there_is_nothing_to_close() -> None:
    runner = play(dealt(["ten"], ["king"]), 2)
    with pytest.raises(Refused, match="no-window"):
        runner.close_window()


def test_a_decision_survives_saving_and_does_not_close_the_window() -> None:
    runner = standing_with(["ten"], ["king"], ["nine"])
    runner.answer(1, "pass")
    loaded = files.load(files.decode(files.save(runner)), runner.game)
    assert loaded.question is not None
    assert loaded.question.veiled
    assert loaded.parts == runner.parts


def test_a_game_with_windows_is_proved_from_its_seed() -> None:
    async def three_blows(table: Table[TinyState]) -> None:
        for _ in range(3):
            await table.happen(Blow(seat=0), strike)
        table.finish(Result(ending="end"))

    runner = Runner(replace(dealt(["ten"], ["king"], ["ace"]), step=three_blows), Setup(3), seed_from(1), stands=True)
    runner.close_window()
    runner.answer(2, "react:shield:ace")
    runner.close_window()
    runner.answer(1, "pass")
    runner.close_window()
    assert runner.state.trace == ["hit 3", "hit 3"]
    record = files.decode(files.save(runner))
    assert files.verify(record, runner.game).state == runner.state
    swapped = [entry for entry in record.history if isinstance(entry, Answer) and entry.option != "pass"]
    swapped[0].option = "react:shield:queen"
    with pytest.raises(NotReplayable, match="not among the answers"):
        files.verify(record, runner.game)


# --- what those are told who may react -----------------------------------------------------------------


def test_the_prompt_names_what_happens_and_the_rule() -> None:
    from fivefires.examples import embers
    from fivefires.kernel import Setup, sight
    from fivefires.kernel.text import catalogue
    from fivefires.testing import start

    game = start(embers.GAME, Setup(3), piles={"hand.0": ["log"], "hand.1": ["bucket"]})
    game.answer(0, "feed:log")
    asked = sight(game, 1).question
    assert asked is not None
    assert asked.rule == "E-007"
    told = catalogue(embers.GAME.package).format(asked.text, ["Ann", "Ben", "Cid"])
    assert told == "Ann feeds the fire: log. Do you want to react?"
