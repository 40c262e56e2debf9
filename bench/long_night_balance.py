"""Measure what The Long Night's balance promises: how often and when four experts get the colony through, and who wins.

    python bench/long_night_balance.py                                   # every table, 1,000 games a row
    python bench/long_night_balance.py --games 300 --only colony secrets # some tables, 300 games a row

Modules change from game to game through all their combinations. The same seeds give the same figures; `--seed` names
others. Intervals are
Wilson's, at 95 %. `--only lengths` says in which round each side of an objective is met, and `--only answers` how many
answers were trivial: the only one there was, or one that is nearly always given to its question. `--only strategies`
plays simple-minded plans beside the scripted player: all seats follow one, and then one seat alone, told apart by
whether it was a betrayer.
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations, count
from statistics import median
from typing import Any, NamedTuple

from playing_out import command_line, interval

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import BETRAYAL, BETRAYALS, FACE, MAIN, SECRET, SIGNED, TASK
from fivefires.games.long_night.cover import BETRAYER, CHIMP, COOPERATIVE, HARD, MODULES, RAID, RIVALS
from fivefires.games.long_night.expert.worth import DEED_KINDS, KINDS
from fivefires.games.long_night.game import GAME
from fivefires.games.long_night.rules import questions as q
from fivefires.games.long_night.rules.ending import fulfils, is_betrayer
from fivefires.games.long_night.state import LongNightResult, LongNightState
from fivefires.kernel import Prompt, Runner, Setup, key_of, seed_from

GAMES, PLAYERS = 1000, 4
MIXES = [mix for size in range(len(MODULES) + 1) for mix in combinations(MODULES, size)]
# Met by this round is too early, and these are the last rounds of a layout.
EARLY, LAST = 2, 2
# What abilities and cards do that is fighting.
FIGHTS = frozenset((v.Attack, v.KillZombies))


def is_fight(option: Any) -> bool:
    """Whether somebody strikes, by the ability of a survivor or by an item."""
    if isinstance(option, q.Use):
        return not FIGHTS.isdisjoint(DEED_KINDS[SIGNED.get(option.source, option.source), option.number])
    return isinstance(option, q.Play) and not FIGHTS.isdisjoint(KINDS[FACE[option.card]])


# Simple-minded plans, by what somebody who follows one never does in a turn: sit in the colony, give nothing to a
# crisis, fight nobody, and run for the objective alone, without a thought for crises, food, wounds and waste.
NEVER: dict[str, Callable[[Any], bool]] = {
    "camp": lambda option: isinstance(option, q.Move),
    "hoard": lambda option: option is q.CONTRIBUTE,
    "never fight": lambda option: isinstance(option, q.Attack) or is_fight(option),
    "rush": lambda option: option in (q.CONTRIBUTE, q.CLEAN) or isinstance(option, q.Play | q.Attract | q.Calm),
}
# An answer that is given to a question so often is no decision; of questions that came up less often nothing is known.
ALWAYS, SELDOM = 0.95, 20


class Kind(NamedTuple):
    """Set-ups of one sort. `betrayed` plays only deals with a betrayer, or only deals without."""

    mode: str = RIVALS
    variants: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    betrayed: bool | None = None


class Row(NamedTuple):
    """How many games are behind a row, where their seeds begin, and which objectives and plans are looked at."""

    games: int
    seed: str
    objectives: Sequence[str]
    plans: Sequence[str]


Player = Callable[[Any, Sequence[Any], Prompt], Any]


def scripted(view: Any, options: Sequence[Any], prompt: Prompt) -> Any:
    assert GAME.expert is not None
    return GAME.expert(view, options, prompt)


def simple(never: Callable[[Any], bool], view: Any, options: Sequence[Any], prompt: Prompt) -> Any:
    """The scripted player, to whom in a turn some answers never occur."""
    if prompt.message == "ask-action":
        options = [option for option in options if not never(option)]
    return scripted(view, options, prompt)


class Answers:
    """What was answered to each question: how often it was the first on offer, the last one, or the same words."""

    def __init__(self) -> None:
        self.given: Counter[str] = Counter()
        self.alone: Counter[str] = Counter()
        self.alike: defaultdict[str, Counter[str]] = defaultdict(Counter)

    def add(self, prompt: Prompt, options: Sequence[Any], answer: Any) -> None:
        question = prompt.message
        self.given[question] += 1
        if len(options) == 1:
            self.alone[question] += 1
            return
        self.alike[question][key_of(answer).partition(":")[0] if ":" not in key_of(answer) else ""] += 1
        self.alike[question]["the first"] += answer == options[0]
        self.alike[question]["the last"] += answer == options[-1]

    def trivial(self) -> dict[str, int]:
        """By question: answers that were the only one, and all of a question that always has the same answer."""
        found: dict[str, int] = {}
        for question, given in self.given.items():
            several = given - self.alone[question]
            most = max((many for words, many in self.alike[question].items() if words), default=0)
            same = most if several >= SELDOM and most >= ALWAYS * several else 0
            if self.alone[question] + same:
                found[question] = self.alone[question] + same
        return found


class Tally:
    """What became of the games of one kind."""

    def __init__(self) -> None:
        self.games = self.met = self.betrayed = self.traitors = self.lonely = 0
        self.endings: Counter[str] = Counter()
        self.rounds: list[int] = []
        self.exiles: Counter[str] = Counter()
        self.tried = self.tried_betrayed = self.turns = self.crossroads = 0
        self.dealt: Counter[str] = Counter()
        self.fulfilled: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        # Of games in which the objective was met: in which round of how many, and after how many answers.
        self.met_in: list[tuple[int, int]] = []
        self.decisions: list[int] = []
        self.answers = Answers()
        self.wins = [0] * PLAYERS
        # Of the first seat: how often it was a betrayer, and what became of that.
        self.traitor_first = self.traitor_first_won = self.traitor_first_exiled = 0

    def add(self, runner: Runner[LongNightState]) -> None:
        state, result = runner.state, runner.state.result
        assert result is not None
        given = self._count(runner)
        self.games += 1
        for seat in result.winners:
            self.wins[seat] += 1
        self.met += result.met
        self.betrayed += result.betrayer >= 0
        self.tried_betrayed += result.betrayer >= 0 and "vote:exile" in self._uses(runner)
        self.traitors += result.betrayer in result.winners
        if is_betrayer(state, 0):
            self.traitor_first += 1
            self.traitor_first_won += 0 in result.winners
            self.traitor_first_exiled += 0 in result.exiles
        self.endings[result.ending] += 1
        self.rounds.append(result.rounds)
        self.exiles.update("betrayer" if is_betrayer(state, seat) else "wronged" for seat in result.exiles)
        if result.met:
            self.lonely += not result.winners
            self.decisions.append(given)
            if result.objective in TASK:
                self.met_in.append((result.rounds, TASK[result.objective].layout.rounds))
        if not state.cooperative:
            self._add_cards(state, result)

    def _uses(self, runner: Runner[LongNightState]) -> dict[str, int]:
        uses = runner.table.uses
        assert uses is not None
        return uses

    def _count(self, runner: Runner[LongNightState]) -> int:
        uses = self._uses(runner)
        self.turns += uses["turn"]
        self.tried += uses["vote:exile"] > 0
        self.crossroads += sum(many for what, many in uses.items() if what.count(":") == 1 and what.startswith("cross"))
        return uses["answers"]

    def _add_cards(self, state: LongNightState, result: LongNightResult) -> None:
        for seat, card in enumerate(result.objectives):
            if result.met or card in BETRAYALS:
                self.dealt[card] += 1
                self.fulfilled[card] += card in SECRET and fulfils(state, seat)
                self.won[card] += seat in result.winners


def setups(kind: Kind) -> Iterator[Setup]:
    """Every combination of modules that goes with it, one after the other."""
    made = [Setup(PLAYERS, kind.mode, (*mix, *kind.variants), dict(kind.options)) for mix in MIXES]
    legal = [setup for setup in made if GAME.forbids is None or GAME.forbids(setup) is None]
    for number in count():
        yield legal[number % len(legal)]


def play(name: str, kind: Kind, games: int, least_met: int = 0, players: Sequence[Player] = (scripted,) * 4) -> Tally:
    """So many games, and on until the objective was met so often; each seat has its player."""
    tally = Tally()
    for number, setup in enumerate(setups(kind)):
        if tally.games >= games and (tally.met >= least_met or tally.games >= 4 * games):
            return tally
        runner = Runner(GAME, setup, seed_from(f"{name}/{number}"), log=False)
        state = runner.state
        dealt = any(is_betrayer(state, seat) for seat in range(PLAYERS)) if kind.mode == RIVALS else False
        if kind.betrayed not in (None, dealt):
            continue
        finish(runner, tally.answers, players)
        tally.add(runner)
    raise AssertionError


def finish(runner: Runner[LongNightState], answers: Answers, players: Sequence[Player]) -> None:
    views = [GAME.view(runner.state, seat) for seat in range(PLAYERS)]
    uses: Counter[str] = Counter()
    runner.table.uses = uses

    def answer(seat: int, options: Sequence[Any]) -> Any:
        assert runner.question is not None
        prompt = runner.question.prompt
        given = players[seat](views[seat], options, prompt)
        answers.add(prompt, options, given)
        uses["answers"] += 1
        return given

    runner.run(answer)


def show(name: str, tally: Tally) -> None:
    ways = ", ".join(f"{ending} {number}" for ending, number in sorted(tally.endings.items()))
    traitor = f"; a betrayer wins {interval(tally.traitors, tally.betrayed)}" if tally.betrayed else ""
    sent = "".join(f"; {number} {who} exiled" for who, number in sorted(tally.exiles.items()))
    print(
        f"{name}: met {interval(tally.met, tally.games)}{traitor}; {ways}{sent}; {median(tally.rounds):g} rounds",
        flush=True,
    )


def show_more(name: str, tally: Tally) -> None:
    """What else is promised: that somebody wins, that crossroads come up, that exile is voted on."""
    early = sum(at <= EARLY for at, _ in tally.met_in)
    print(
        f"  {name}: met in round 1 or 2 {interval(early, len(tally.met_in))}; "
        f"met, but nobody wins {interval(tally.lonely, tally.met)}; "
        f"a crossroads card in {interval(tally.crossroads, tally.turns)} of turns; "
        f"exile voted on in {interval(tally.tried, tally.games)}, "
        f"with a betrayer in {interval(tally.tried_betrayed, tally.betrayed)}",
        flush=True,
    )


def show_lengths(name: str, tally: Tally) -> None:
    if not tally.met_in:
        print(f"{name}: never met")
        return
    early = sum(at <= EARLY for at, _ in tally.met_in)
    late = sum(at > of - LAST for at, of in tally.met_in)
    at, of = median(at for at, _ in tally.met_in), tally.met_in[0][1]
    rounds = ", ".join(f"{one}: {many}" for one, many in sorted(Counter(at for at, _ in tally.met_in).items()))
    print(
        f"{name}: met {interval(tally.met, tally.games)}; in round 1 or 2 {interval(early, tally.met)}; "
        f"median round {at:g} of {of}; in the last two {interval(late, tally.met)}; "
        f"{median(tally.decisions):g} answers; by round {rounds}",
        flush=True,
    )


def colony(row: Row) -> None:
    for name, seeds, kind in (
        ("normal, nobody betrays", "normal", Kind(betrayed=False)),
        ("normal, somebody betrays", "normal", Kind(betrayed=True)),
        ("co-operative", "co-operative", Kind(COOPERATIVE)),
    ):
        tally = play(f"{row.seed}/{seeds}", kind, row.games)
        show(name, tally)
        show_more(name, tally)


def objectives(row: Row) -> None:
    for id in row.objectives:
        chosen = (("objective", id),)
        show(f"{id}, normal", play(f"{row.seed}/{id}/normal", Kind(options=chosen), row.games))
        show(f"{id}, hard", play(f"{row.seed}/{id}/hard", Kind(variants=(HARD,), options=chosen), row.games))
        show(f"{id}, co-operative", play(f"{row.seed}/{id}/together", Kind(COOPERATIVE, options=chosen), row.games))


def lengths(row: Row) -> None:
    """When each side is met: at least a tenth of the games must meet it, so that it says something."""
    every: dict[str, Tally] = {}
    for id in row.objectives:
        card = MAIN[id]
        chosen = (("objective", id),)
        for side, kind in (
            ("normal", Kind(options=chosen)),
            ("hard", Kind(variants=(HARD,), options=chosen)),
            ("co-operative", Kind(COOPERATIVE, options=chosen)),
        ):
            tally = play(f"{row.seed}/{id}/{side}", kind, row.games, least_met=row.games // 10)
            show_lengths(f"{id} ({card.length}), {side}", tally)
            together = every.setdefault(card.length, Tally())
            together.met += tally.met
            together.games += tally.games
            together.met_in += tally.met_in
            together.decisions += tally.decisions
    for length, tally in every.items():
        show_lengths(f"all that are {length}", tally)


def scenarios(row: Row) -> None:
    for name, seeds, kind in (
        ("The Chimp and the Code", "chimp", Kind(options=(("scenario", CHIMP),))),
        ("The Chimp and the Code, together", "chimp", Kind(COOPERATIVE, options=(("scenario", CHIMP),))),
        ("The Bandit Raid", "raid", Kind(options=(("scenario", RAID),))),
    ):
        tally = play(f"{row.seed}/{seeds}", kind, row.games)
        show(name, tally)
        show_more(name, tally)


def secrets(row: Row) -> None:
    """Of those who held a secret objective when the main one was met; of all who held a betrayal."""
    tally = play(f"{row.seed}/secrets", Kind(), 4 * row.games)
    for card in SECRET:
        print(f"{card}: met {interval(tally.fulfilled[card], tally.dealt[card])} of {tally.dealt[card]}")
    tally = play(f"{row.seed}/betrayals", Kind(variants=(BETRAYER,)), row.games)
    for card in BETRAYAL:
        print(f"{card}: wins {interval(tally.won[card], tally.dealt[card])} of {tally.dealt[card]}")


def strategies(row: Row) -> None:
    """The same games with each plan: how often the colony gets through, and how often one who follows it alone wins."""
    for name in row.plans:
        player: Player = partial(simple, NEVER[name]) if name in NEVER else scripted
        together = play(f"{row.seed}/strategies", Kind(COOPERATIVE), row.games, players=(player,) * PLAYERS)
        alone = play(f"{row.seed}/strategies", Kind(), row.games, players=(player, *(scripted,) * (PLAYERS - 1)))
        print(
            f"{name}: all of them together meet it in {interval(together.met, together.games)}; "
            f"alone among the scripted one wins {interval(alone.wins[0], alone.games)}, "
            f"the others {interval(sum(alone.wins[1:]), 3 * alone.games)} each",
            flush=True,
        )
        honest = alone.games - alone.traitor_first
        print(
            f"  {name}: honest, it wins {interval(alone.wins[0] - alone.traitor_first_won, honest)}; "
            f"as a betrayer {interval(alone.traitor_first_won, alone.traitor_first)}, "
            f"exiled in {interval(alone.traitor_first_exiled, alone.traitor_first)}",
            flush=True,
        )


def answers(row: Row) -> None:
    """A quarter of the games in each of four ways to play."""
    together = Answers()
    for name, kind in (
        ("rivals", Kind()),
        ("co-operative", Kind(COOPERATIVE)),
        ("chimp", Kind(options=(("scenario", CHIMP),))),
        ("raid", Kind(options=(("scenario", RAID),))),
    ):
        found = play(f"{row.seed}/answers/{name}", kind, max(1, row.games // 4)).answers
        together.given += found.given
        together.alone += found.alone
        for question, alike in found.alike.items():
            together.alike[question] += alike
    total, trivial = together.given.total(), together.trivial()
    print(f"{interval(sum(trivial.values()), total)} of {total} answers were trivial")
    print(f"{together.alone.total()} were the only one there was")
    for question, many in sorted(trivial.items(), key=lambda item: -item[1]):
        print(f"  {question}: {100 * many / total:.2f} %")


TABLES = {
    "colony": colony,
    "objectives": objectives,
    "lengths": lengths,
    "scenarios": scenarios,
    "secrets": secrets,
    "answers": answers,
    "strategies": strategies,
}


def asked() -> argparse.Namespace:
    parser = command_line("The Long Night", dict.fromkeys(TABLES, GAMES))
    parser.add_argument("--seed", default="seed", help="where the seeds of the games begin (default: %(default)s)")
    parser.add_argument(
        "--objectives",
        nargs="+",
        choices=MAIN,
        default=[*MAIN],
        help="these main objectives, in the tables that go by them (default: all)",
    )
    plans = ["scripted", *NEVER]
    parser.add_argument("--plans", nargs="+", choices=plans, default=plans, help="these strategies (default: all)")
    return parser.parse_args()


if __name__ == "__main__":
    wanted = asked()
    for word in wanted.only:
        TABLES[word](Row(wanted.games or GAMES, wanted.seed, wanted.objectives, wanted.plans))
