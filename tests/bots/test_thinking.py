"""The greedy and the searching bot: they see ahead, keep to their budget, and know nothing that their seat may not."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from fivefires.bots import search, thinking
from fivefires.bots.finding import Named
from fivefires.bots.greedy import GreedyBot
from fivefires.bots.random import RandomBot
from fivefires.bots.search import SearchBot, standard_error
from fivefires.conformance.blindfold import differences
from fivefires.examples import pig
from fivefires.examples.embers import BLAZE, EmbersView, Feed
from fivefires.examples.embers import GAME as EMBERS
from fivefires.examples.pig import GAME as PIG
from fivefires.examples.pig import GOAL, HOLD, ROLL, PigView
from fivefires.kernel import (
    AnyOption,
    Bot,
    Dealer,
    Game,
    Prompt,
    Runner,
    Setup,
    Table,
    Task,
    Trial,
    dealer,
    face_of,
    let_choose,
    seed_from,
)
from fivefires.kernel.bots import task_for
from fivefires.kernel.registry import find


def by_points(view: PigView) -> list[float]:
    """A stand-in evaluation of Pig: what would count if the turn ended well."""
    points = [score + (view.turn if seat == view.active else 0) for seat, score in enumerate(view.scores)]
    return [min(1.0, score / GOAL) for score in points]


def hold_at_twenty(view: PigView, options: Sequence[Any], _prompt: Prompt) -> Any:
    return HOLD if view.turn >= 20 or view.scores[view.active] + view.turn >= GOAL else ROLL


def by_fire(view: EmbersView) -> list[float]:
    """A stand-in evaluation of Embers: the fire is good for campers and bad for the wolf."""
    warm = max(0.0, min(1.0, view.fire / BLAZE))
    return [1 - warm if view.cards(f"role.{seat}") == ["wolf"] else warm for seat in range(view.seats)]


PLAYED_PIG = replace(PIG, expert=hold_at_twenty)
FIRE = replace(EMBERS, evaluate=by_fire)


def winner(game: Game[Any], bots: list[Bot], seed: int, budget: int) -> int:
    runner = Runner(game, Setup(len(bots)), seed_from(seed), log=False)
    runner.run(lambda seat, _options: let_choose(bots[seat], runner, seat, budget))
    winners: list[int] = runner.state.result.winners
    return winners[0]


class Counting:
    """A bot that counts the worlds which another one has dealt, and the answers that it gave there."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.dealt = bot, 0
        self.numbers: list[int] = []

    def choose(self, view: Any, task: Task, deal: Dealer, budget: int) -> AnyOption:
        def counted(number: int) -> Trial:
            self.dealt += 1
            self.numbers.append(number)
            return deal(number)

        return self.bot.choose(view, task, counted, budget)


# --- greedy -------------------------------------------------------------------------------------------


def test_the_greedy_bot_takes_what_is_best_at_once() -> None:
    """A camper feeds the best fuel in hand, the wolf the worst."""
    fed = {"camper": 0, "wolf": 0}
    for seed in range(30):
        runner = Runner(FIRE, Setup(3), seed_from(seed), log=False)
        hand = [face_of(card) for card in runner.table.pile("hand.0")]
        answer = let_choose(GreedyBot(seed), runner, 0, 64)
        assert isinstance(answer, Feed)
        role = face_of(runner.table.pile("role.0")[0])
        worth = {"wet-wood": 0, "bucket": 1, "twig": 2, "log": 3}
        wanted = max(hand, key=worth.__getitem__) if role == "camper" else min(hand, key=worth.__getitem__)
        fed[role] += face_of(answer.card) == wanted
    assert fed["camper"] + fed["wolf"] >= 27
    assert fed["wolf"] > 3


def test_the_greedy_bot_holds_what_it_has() -> None:
    game = replace(PIG, evaluate=lambda view: [score / GOAL for score in view.scores])
    runner = Runner(game, Setup(2), seed_from(1), log=False)
    runner.table.force([6])
    runner.answer(0, "roll")
    assert let_choose(GreedyBot(1), runner, 0) is HOLD


def test_without_an_evaluation_the_greedy_bot_still_answers() -> None:
    runner = Runner(PIG, Setup(2), seed_from(1), log=False)
    assert {let_choose(GreedyBot(seed), runner, 0) for seed in range(30)} == {ROLL, HOLD}


def test_greedy_beats_random_where_there_is_an_evaluation() -> None:
    wins = sum(winner(replace(PIG, evaluate=by_points), [GreedyBot(seed), RandomBot(seed)], seed, 0) == 0
               for seed in range(30))  # fmt: skip
    assert wins >= 20


# --- search -------------------------------------------------------------------------------------------


def test_search_beats_random_without_knowing_anything_of_the_game() -> None:
    wins = sum(winner(PIG, [SearchBot(seed), RandomBot(seed)], seed, 10) == 0 for seed in range(8))
    assert wins >= 6


def standing_at(game: Game[Any], scores: list[int], turn: int) -> Runner[Any]:
    """A game of Pig that has come so far, for copies too."""

    def prepare(table: Table[Any]) -> None:
        table.state.scores, table.state.turn = scores, turn

    return Runner(game, Setup(2), seed_from(1), prepare=prepare, log=False)


def test_search_finds_what_the_expert_overlooks() -> None:
    """An expert that does not stop at the goal: whoever looks ahead sees that holding wins."""
    game = replace(PIG, expert=lambda view, options, _prompt: HOLD if view.turn >= 60 else ROLL)
    runner = standing_at(game, [80, 90], 25)
    assert let_choose(SearchBot(1), runner, 0, 32) is HOLD


def test_of_a_routine_question_search_takes_the_experts_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same as above, where whoever looks ahead would hold: nothing is thought about."""
    monkeypatch.setattr(pig, "ROLL_OR_HOLD", Prompt("ask-roll-or-hold", "P-002", routine=True))
    game = replace(PIG, expert=lambda view, options, _prompt: HOLD if view.turn >= 60 else ROLL)
    bot = Counting(SearchBot(1))
    assert let_choose(bot, standing_at(game, [80, 90], 25), 0, 32) is ROLL
    assert bot.dealt == 0


def test_a_thought_ends_at_the_horizon_that_a_game_names() -> None:
    """Pig has no rounds; here a new stretch begins with every point that counts, and so after one turn that does."""
    game = replace(PLAYED_PIG, evaluate=by_points, horizon=lambda view: sum(view.scores))
    runner = standing_at(game, [10, 10], 0)
    last, longest = thinking.horizon(game.view(runner.state, 0), game)
    assert (last, longest) == (21, thinking.LONGEST)
    trial = dealer(runner, 0)(1)
    thinking.play_on(trial, game, hold_at_twenty, last, longest)
    scores = trial.view(0).scores
    assert not trial.over
    assert sum(scores) > 20
    assert 10 in scores


def test_search_keeps_to_the_expert_where_it_sees_no_difference() -> None:
    """With one iteration there is nothing to weigh."""
    assert let_choose(SearchBot(1), standing_at(PLAYED_PIG, [0, 0], 0), 0, 1) is ROLL
    assert let_choose(SearchBot(1), standing_at(PLAYED_PIG, [0, 0], 21), 0, 1) is HOLD


@pytest.mark.parametrize("budget", [1, 2, 5, 16, 33, 64])
@pytest.mark.parametrize("game", [EMBERS, FIRE, PLAYED_PIG])
def test_search_keeps_to_its_budget(game: Game[Any], budget: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside the iterations there is one look at each answer, where there are too many to think about.

    Where nobody falls behind, the whole budget is spent.
    """
    monkeypatch.setattr(search, "TRAILING", float("inf"))
    monkeypatch.setattr(search, "BY_FAR", float("inf"))
    runner = Runner(game, game.default_setup(), seed_from(3), log=False)
    bot = Counting(SearchBot(1))
    let_choose(bot, runner, 0, budget)
    assert bot.dealt <= budget + len(runner.options(0))
    if budget >= 16 and game is PLAYED_PIG:
        assert bot.dealt >= budget * 3 // 4


def test_thinking_ends_early_where_nothing_makes_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "ANSWERS", 1)
    runner = Runner(replace(PIG, evaluate=lambda view: [0.5, 0.5]), Setup(2), seed_from(3), log=False)
    bot = Counting(SearchBot(1))
    let_choose(bot, runner, 0, 400)
    assert bot.dealt == search.PAUSE * 2


def test_thinking_ends_early_where_one_answer_is_better_by_far() -> None:
    game = replace(PIG, expert=lambda view, options, _prompt: HOLD if view.turn >= 60 else ROLL)
    bot = Counting(SearchBot(1))
    assert let_choose(bot, standing_at(game, [80, 90], 25), 0, 400) is HOLD
    assert bot.dealt < 100


def test_all_candidates_are_tried_in_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "TRAILING", float("inf"))
    runner = Runner(PLAYED_PIG, Setup(2), seed_from(3), log=False)
    bot = Counting(SearchBot(1))
    let_choose(bot, runner, 0, 20)
    assert sorted(bot.numbers) == sorted([*bot.numbers[::2], *bot.numbers[::2]])
    assert len(set(bot.numbers)) == 10


def test_many_answers_are_pruned_to_a_handful(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "CANDIDATES", 2)
    monkeypatch.setattr(search, "TRAILING", float("inf"))
    runner = Runner(FIRE, Setup(3), seed_from(5), log=False)
    bot = Counting(SearchBot(1))
    let_choose(bot, runner, 0, 20)
    assert bot.dealt == len(runner.options(0)) + 20


def thought_about(runner: Runner[Any], budget: int) -> search.Thought:
    game = runner.game
    return search.Thought(game.view(runner.state, 0), task_for(runner, 0), dealer(runner, 0), budget, 1)


def test_those_that_fall_behind_are_dropped_and_the_others_get_their_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four answers, two of them as good as each other, now this one ahead and now that one."""
    runner = Runner(FIRE, Setup(3), seed_from(5), log=False)
    thought = thought_about(runner, 60)
    even, odd, bad, worse = runner.options(0)
    standing = {even: (0.6, 0.5), odd: (0.5, 0.6), bad: (0.2, 0.3), worse: (0.1, 0.1)}
    monkeypatch.setattr(thought, "value", lambda option, world: standing[option][world % 2])
    assert thought.race([even, odd, bad, worse]) == [even, odd]
    assert [len(thought.values[option]) for option in standing] == [26, 26, search.PAUSE, search.PAUSE]


def at_the_last_answer_of_a_round() -> tuple[Runner[Any], int]:
    """A game of Zona among experts, where the next answer begins a new round; and whose answer that is."""
    runner = Runner(find("zona"), Setup(2, "race"), seed_from(3), log=False)
    expert, view = thinking.policy_of(runner.game, random.Random(1)), runner.game.view
    while not runner.over:
        before, seat = runner.copy(), runner.asked()[0]
        assert runner.question is not None
        runner.answer(seat, expert(view(runner.state, seat), runner.options(seat), runner.question.prompt))
        if runner.state.round > before.state.round > 0:
            return before, seat
    raise AssertionError("a game without a second round")


def test_an_answer_that_ends_the_round_is_judged_at_the_same_hour_as_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    runner, seat = at_the_last_answer_of_a_round()
    judged = []

    def note(_game: Game[Any], trial: Trial, seat: int) -> list[float]:
        judged.append(trial.view(seat).round)
        return [0.5, 0.5]

    monkeypatch.setattr(search, "worth", note)
    view = runner.game.view(runner.state, seat)
    thought = search.Thought(view, task_for(runner, seat), dealer(runner, seat), 8, 1)
    for option in runner.options(seat):
        thought.value(option, 0)
    assert set(judged) == {runner.state.round + 1}


@pytest.mark.parametrize(("worlds", "overruled"), [(2, False), (4, False), (8, True), (16, True)])
def test_the_fewer_worlds_the_surer_one_must_be_to_overrule_the_expert(worlds: int, overruled: bool) -> None:
    """The same lead of a twentieth, now here and now there."""
    runner = standing_at(PLAYED_PIG, [0, 0], 0)
    thought = thought_about(runner, 32)
    thought.values = {ROLL: [0.5] * worlds, HOLD: [0.5, 0.6] * (worlds // 2)}
    assert thought.verdict([ROLL, HOLD]) is (HOLD if overruled else ROLL)


@pytest.mark.parametrize("bot", [GreedyBot, SearchBot])
def test_the_same_seed_gives_the_same_answer(bot: Any) -> None:
    runner = Runner(FIRE, Setup(4), seed_from(6), log=False)
    answers = [[let_choose(bot(seed), runner, 0, 16) for seed in range(8)] for _ in range(2)]
    assert answers[0] == answers[1]


def test_thinking_touches_nothing() -> None:
    runner = Runner(FIRE, Setup(4), seed_from(6), log=False)
    before = runner.state.__class__(**{name: getattr(runner.state, name) for name in runner.state.__struct_fields__})
    line = runner.tape.line.copy()
    let_choose(SearchBot(1), runner, 0, 16)
    assert runner.state == before
    assert runner.tape.line == line


def test_bots_answer_common_questions_and_under_a_veil() -> None:
    for bots in ([SearchBot(seed) for seed in range(3)], [GreedyBot(seed) for seed in range(3)]):
        for seed in range(4):
            assert winner(FIRE, [*bots], seed, 6) in range(3)


def test_of_a_single_value_nothing_is_known() -> None:
    assert standard_error([0.5]) == float("inf")
    assert standard_error([1.0, 1.0]) == 0.0
    assert standard_error([0.0, 1.0]) == pytest.approx(0.5)


# --- secrets ------------------------------------------------------------------------------------------


class Cheat:
    """Looks where it may not look: at the card on top of the deck."""

    def __init__(self, seed: int) -> None: ...

    def choose(self, view: Any, task: Task, deal: Dealer, budget: int) -> AnyOption:
        top = view._state.piles["deck"][-1:]
        option: AnyOption = task.options[0 if top and top[0] < "m" else -1]
        return option


@pytest.mark.parametrize("bot", ["greedy:GreedyBot", "search:SearchBot", "scripted:ScriptedBot"])
@pytest.mark.parametrize(("game", "count"), [("embers", 60), ("zona", 6)])
def test_strength_does_not_come_from_secrets(game: str, count: int, bot: str) -> None:
    assert differences(find(game), Named(f"fivefires.bots.{bot}", budget=16), count) == []


def test_a_bot_that_cheats_is_found_out() -> None:
    assert differences(find("embers"), Named("tests.bots.test_thinking:Cheat", budget=16), 60) != []
