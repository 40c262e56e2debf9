"""Measure what Zona's balance promises: who wins, how games end, how long they last, how the scavengers compare, and
what becomes of players with a simple idea.

    python bench/zona_balance.py                                  # every table with its usual number of games
    python bench/zona_balance.py --games 1000 --only scavengers   # ten scavengers, dealt without choice, and the seats
    python bench/zona_balance.py --games 1000 --only ideas        # one player with a simple idea among three experts
    python bench/zona_balance.py --only ideas --ideas expert rush # and only these, to tell them apart in many games

The same seeds give the same figures; `--seed` names others. Intervals are Wilson's, at 95 %.
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any

from playing_out import command_line, interval

from fivefires.games.zona.content.piles import EVENTS, SARCOPHAGUS
from fivefires.games.zona.expert import goods, plan, ways
from fivefires.games.zona.expert.worth import Affairs
from fivefires.games.zona.game import GAME
from fivefires.games.zona.rules import questions as q
from fivefires.games.zona.rules.board import BUNKERS, ENTRANCES
from fivefires.games.zona.show.view import ZonaView
from fivefires.games.zona.state import ZonaResult, ZonaState
from fivefires.kernel import Prompt, Runner, Setup, seed_from

# By table: how many sit at it, and how many of them are experts.
SEATED = {
    "one expert among three random players": (4, 1),
    "four experts": (4, 4),
    "three experts": (3, 3),
    "two experts": (2, 2),
    "solo": (1, 1),
}


# --- players ----------------------------------------------------------------------------------------------------------

Options = Sequence[Any]
Player = Callable[[ZonaView, Options, Prompt], Any]


def scripted(view: ZonaView, options: Options, prompt: Prompt) -> Any:
    assert GAME.expert is not None
    return GAME.expert(view, options, prompt)


def rush(view: ZonaView, options: Options, prompt: Prompt) -> Any:
    """The way to the Power Plant and nothing else: through the nearest door from the first turn on, however hurt and
    tired, and no camp; earning only while no door can be opened.
    """
    if prompt.message != "ask-action" or q.PASS not in options:
        return scripted(view, options, prompt)
    my = Affairs(view, view.seat)
    if my.place in (SARCOPHAGUS, plan.PLANT):
        return scripted(view, options, prompt)
    site = my.place if my.place in ENTRANCES else ""
    if site and view.deck_at(site) not in my.secrets and view.size(EVENTS[view.deck_at(site)]):
        return next((option for option in options if type(option) is q.Rest), q.PASS)
    goal = _gate(view, my) if len(my.secrets) >= 2 else _door(view, my)
    if goal is None:
        return _earn(view, my, options)
    inside = [option for option in options if isinstance(option, q.Open | q.Move) and goal.site == _place(option)]
    if inside:
        return inside[0]
    if my.place == goal.place:
        return next((option for option in options if type(option) is q.Local), q.PASS)
    return _towards(view, my, goal.place, options) or q.PASS


def _place(option: Any) -> str:
    place: str = option.site if isinstance(option, q.Open) else option.place
    return place


def _gate(view: ZonaView, my: Affairs) -> plan.Goal:
    return plan.Goal("gate", min(plan.GATES, key=lambda gate: ways.way(view, my.place, gate)))


def _door(view: ZonaView, my: Affairs) -> plan.Goal | None:
    """The nearest facility that can be opened."""
    found = [goal for goal, _rounds in plan.entries(view, my, plan.strengths_of(my, "facility"))]
    return min(found, key=lambda goal: ways.way(view, my.place, goal.place), default=None)


def _towards(view: ZonaView, my: Affairs, place: str, options: Options) -> Any:
    return ways.step_towards(view, my, place, [option for option in options if type(option) is q.Move])


def _earn(view: ZonaView, my: Affairs, options: Options) -> Any:
    """To the place whose local action pays best, and there that."""
    goal = plan.best_earning(view, my).place
    if my.place == goal:
        return next((option for option in options if type(option) is q.Local), q.PASS)
    return _towards(view, my, goal, options) or q.PASS


def camp(view: ZonaView, options: Options, prompt: Prompt) -> Any:
    """To the nearest bunker, and camp there for ever."""
    if prompt.message != "ask-action" or q.PASS not in options:
        return scripted(view, options, prompt)
    return _in_camp(view, Affairs(view, view.seat), options)


def _in_camp(view: ZonaView, my: Affairs, options: Options) -> Any:
    if my.place in BUNKERS:
        return next((option for option in options if type(option) is q.Local), q.PASS)
    bunker = min(BUNKERS, key=lambda bunker: ways.way(view, my.place, bunker))
    return _towards(view, my, bunker, options) or q.PASS


# So many items are enough for the hoarder.
HOARD = 10


def hoard(view: ZonaView, options: Options, prompt: Prompt) -> Any:
    """Earn and buy until there are ten items, and sell none of them; only then play for the secrets."""
    if prompt.message in ("ask-camp", "ask-trade", "ask-sell"):
        return _gather(view, [option for option in options if not isinstance(option, q.Sell)], prompt)
    if prompt.message != "ask-action" or q.PASS not in options:
        return scripted(view, options, prompt)
    my = Affairs(view, view.seat)
    if len(my.items) >= HOARD or my.secrets:
        return scripted(view, options, prompt)
    if my.rubles >= 300:
        return _in_camp(view, my, options)
    return _earn(view, my, options)


def _gather(view: ZonaView, options: Options, prompt: Prompt) -> Any:
    my = Affairs(view, view.seat)
    buys = [option for option in options if type(option) is q.Buy]
    if buys and len(my.items) < HOARD:
        return max(buys, key=lambda option: goods.wanted(my, option.card))
    return scripted(view, options, prompt)


def meek(view: ZonaView, options: Options, prompt: Prompt) -> Any:
    """As scripted, but no fight: no search, no confrontation that can be left."""
    return scripted(view, _without(options, lambda option: isinstance(option, q.Search | q.Confront)), prompt)


def shy(view: ZonaView, options: Options, prompt: Prompt) -> Any:
    """As scripted, but nothing for which dice are rolled where something else can be done, and every roll stands."""
    if prompt.message == "ask-test":
        return q.LET_STAND if q.LET_STAND in options else options[-1]
    return scripted(view, _without(options, lambda option: _rolls(option, view)), prompt)


def _rolls(option: Any, view: ZonaView) -> bool:
    return not isinstance(option, q.Move) and hasattr(option, "odds") and option.odds(view) is not None


def _without(options: Options, unwanted: Callable[[Any], bool]) -> Options:
    """What is left; everything where nothing is left but items to use or to drop."""
    left = [option for option in options if not unwanted(option)]
    return left if any(not isinstance(option, q.Use | q.Drop) for option in left) else options


# By a word for each: what it is, and who plays so.
IDEAS: dict[str, tuple[str, Player]] = {
    "expert": ("an expert", scripted),
    "rush": ("rush to the Power Plant", rush),
    "camp": ("camp for ever", camp),
    "hoard": ("hoard ten items first", hoard),
    "meek": ("never fight", meek),
    "shy": ("never test", shy),
}


# --- games ------------------------------------------------------------------------------------------------------------


def play(
    name: str, number: int, seats: int, players: Sequence[Player], *, choosing: bool
) -> tuple[Runner[ZonaState], list[int]]:
    """One game. The players sit one seat further with each game, and everybody else answers at random. Without
    `choosing` chance keeps the character.
    """
    setup = Setup(seats, "solo" if seats == 1 else "race")
    runner = Runner(GAME, setup, seed_from(f"{name}/{number}"), log=False)
    chance = random.Random(f"{name}/{number}")
    sitting = {(number + place) % seats: player for place, player in enumerate(players)}
    views: list[Any] = [GAME.view(runner.state, seat) for seat in range(seats)]

    def answer(seat: int, options: Options) -> Any:
        if seat not in sitting or (not choosing and type(options[0]) is q.Character):
            return chance.choice(options)
        assert runner.question is not None
        return sitting[seat](views[seat], options, runner.question.prompt)

    runner.run(answer)
    return runner, list(sitting)


def result_of(runner: Runner[ZonaState]) -> ZonaResult:
    result = runner.state.result
    assert result is not None
    return result


def seated(games: int, seed: str) -> None:
    for name, (players, experts) in SEATED.items():
        endings: Counter[str] = Counter()
        rounds, wins = [], 0
        for number in range(games):
            runner, seats = play(f"{seed}/{name}", number, players, [scripted] * experts, choosing=True)
            result = result_of(runner)
            endings[result.ending] += 1
            rounds.append(result.rounds)
            wins += result.winner in seats
        ways = ", ".join(f"{ending} {count}" for ending, count in sorted(endings.items()))
        print(
            f"{name}: experts win {interval(wins, games)}; {ways}; {median(rounds):g} rounds in the median", flush=True
        )


def scavengers(games: int, seed: str) -> None:
    """Whoever dies has played without winning, and so has everybody but the winner's last character."""
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    seats: Counter[int] = Counter()
    for number in range(games):
        runner, _seats = play(f"{seed}/scavengers", number, 4, [scripted] * 4, choosing=False)
        for scavenger in runner.state.scavengers:
            played.update(scavenger.played)
        winner = result_of(runner).winner
        if winner >= 0:
            seats[winner] += 1
            won[runner.state.scavengers[winner].played[-1]] += 1
        if (number + 1) % 500 == 0:
            print(f"  {number + 1} games", file=sys.stderr, flush=True)
    order = sorted(played, key=lambda one: -won[one] / played[one])
    for one in order:
        print(f"{one}: wins {interval(won[one], played[one])} of {played[one]} games")
    best, worst = (won[one] / played[one] for one in (order[0], order[-1]))
    if worst:
        print(f"best : worst = {best / worst:.2f}")
    mean = won.total() / played.total()
    for one in order:
        print(f"{one}: {100 * (won[one] / played[one] - mean):+.1f} points from the mean of {100 * mean:.1f} %")
    for seat in range(4):
        print(f"seat {seat + 1}: wins {interval(seats[seat], games)} of {games} games")


def ideas(games: int, seed: str, words: Sequence[str]) -> None:
    """One player with an idea among three experts, all ideas in the same seats and with the same seeds."""
    for idea, player in (IDEAS[word] for word in words):
        wins = 0
        for number in range(games):
            runner, seats = play(f"{seed}/ideas", number, 4, [player, scripted, scripted, scripted], choosing=True)
            wins += result_of(runner).winner == seats[0]
        print(f"{idea}: wins {interval(wins, games)} of {games} games", flush=True)


# What can be measured, and over how many games as a rule.
TABLES: dict[str, tuple[Callable[..., None], int]] = {
    "seated": (seated, 400),
    "scavengers": (scavengers, 4000),
    "ideas": (ideas, 1000),
}


def asked() -> argparse.Namespace:
    parser = command_line("Zona", {name: usual for name, (_, usual) in TABLES.items()})
    parser.add_argument("--seed", default="seed", help="where the seeds of the games begin (default: %(default)s)")
    parser.add_argument("--ideas", nargs="+", choices=IDEAS, default=[*IDEAS], help="these ideas (default: all)")
    return parser.parse_args()


if __name__ == "__main__":
    wanted = asked()
    for word in wanted.only:
        measure, usual = TABLES[word]
        more = (wanted.ideas,) if measure is ideas else ()
        measure(wanted.games or usual, wanted.seed, *more)
