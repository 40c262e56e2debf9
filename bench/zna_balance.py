"""Measure what ZNA's balance promises: how often, when and how well four scripted players win each scenario.

    python bench/zna_balance.py                                          # every table with its usual number of games
    python bench/zna_balance.py --games 50 --only scenarios --numbers 4 8 # two scenarios, 50 games each

Heroes are dealt, so that one run shows scenarios and heroes alike; `--heroes chosen` lets the players choose. The same
seeds give the same figures; `--seeds WORD` gives others, for games on which nothing was tuned. Intervals are Wilson's,
at 95 %.
"""

import argparse
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from statistics import mean, median
from typing import Any, NamedTuple

import msgspec
import playing_out
from playing_out import Played, Start, command_line, interval

from fivefires.bots.finding import named, new_bot
from fivefires.games.zna.content import piles
from fivefires.games.zna.content.index import HERO
from fivefires.games.zna.content.terrain import SCENARIO
from fivefires.games.zna.expert import turn
from fivefires.games.zna.expert.goals import goals
from fivefires.games.zna.expert.ways import away
from fivefires.games.zna.game import GAME
from fivefires.games.zna.rules.questions import Act, Go
from fivefires.games.zna.show.view import ZnaView
from fivefires.games.zna.state import STANDING, Stage, ZnaResult, ZnaState
from fivefires.kernel import Prompt, Runner, Setup, let_choose, seed_from
from fivefires.kit.bits import members

PLAYERS = 4
# Won before this round is too early.
EARLY = 6
# A campaign is given up after so many links.
TRIES = 20
# Two rounds before the end so many games are played out, and the outcome is open if fewer agree than this share.
PLAYOUTS, CERTAIN = 64, 0.8
# What a round goes through.
PARTS = (Stage.ORDER, Stage.TURN, Stage.HEROES_END, Stage.MUTANTS)
# So many main decisions of a game are looked at, each kind of answer in so many worlds; these are near to each other.
LOOKED_AT, WORLDS, CLOSE = 2, 32, 0.03
# Where search is measured, and against whom.
SEARCHED, BOTS = (4, 8, 10), ("scripted", "search@32")
Options = Sequence[Any]
Player = Callable[[ZnaView, Options, Prompt], Any]


class Row(NamedTuple):
    """What is measured: which scenarios, with how many games, how the four get their heroes, and by which seeds."""

    games: int
    numbers: tuple[int, ...]
    heroes: str
    seeds: str = ""


# --- players ----------------------------------------------------------------------------------------------------------


def scripted(view: ZnaView, options: Options, prompt: Prompt) -> Any:
    assert GAME.expert is not None
    return GAME.expert(view, options, prompt)


def rush(view: ZnaView, options: Options, prompt: Prompt) -> Any:
    """The objective only: no search, no chemistry, no trade; a fight where the way is blocked or a death is wanted."""
    if prompt.message != "ask-action":
        return scripted(view, options, prompt)
    hero = view.hero
    if Act.WORK in options and turn.worth_working(view, hero):
        return Act.WORK
    here = view.on_ground(view.heroes[hero].area)
    if Act.PICK_UP in options and any(thing in piles.PORTABLE for thing in here):
        return Act.PICK_UP
    wanted = turn.wanted_dead(view)
    if Act.ATTACK in options and any(mutant.kind in wanted for mutant in turn.in_reach(view, hero)):
        return Act.ATTACK
    step = turn.best_step(view, hero, [option for option in options if isinstance(option, Go)])
    if step is not None:
        return step
    return Act.ATTACK if Act.ATTACK in options else Act.END_TURN


def turtle(view: ZnaView, options: Options, prompt: Prompt) -> Any:
    """As scripted, but nobody leaves the three tiles nearest to the start while the clock does not force him."""
    if prompt.message == "ask-action" and not in_a_hurry(view):
        tiles = home(view)
        left = [
            one for one in options if not isinstance(one, Go) or view.map.tile_of[view.map.number[one.area]] in tiles
        ]
        options = left or options
    return scripted(view, options, prompt)


def home(view: ZnaView) -> list[int]:
    """The three tiles that are nearest to the starting spaces."""
    map = view.map

    def steps(tile: int) -> int:
        return min(map.walk[start][area] for start in map.starts for area in members(map.on[tile] & map.open))

    return sorted(range(len(map.titles)), key=steps)[:3]


def in_a_hurry(view: ZnaView) -> bool:
    """The clock leaves just about the rounds that the farthest hero needs to his goal, and back where that is asked."""
    ways = [away(view, me.area, goals(view, hero)) for hero, me in enumerate(view.heroes) if me.status == STANDING]
    back = 1 if view.exit_open else 2
    return view.clock <= back * max(ways, default=0) // 5 + 2


def at_random(seed: str) -> Player:
    chance = random.Random(seed)
    return lambda view, options, prompt: chance.choice(options)


# --- games ------------------------------------------------------------------------------------------------------------


class Told(NamedTuple):
    """A game that is over: its result, how many answers it took, what was done, and how long its clock was."""

    result: ZnaResult
    answers: int
    deeds: Counter[str]
    clock: int

    @property
    def won(self) -> bool:
        return bool(self.result.winners)


def play(setup: Setup, seed: str, player: Player = scripted) -> Told:
    runner = Runner(GAME, setup, seed_from(seed), log=False)
    uses: Counter[str] = Counter()
    runner.table.uses = uses
    deeds, answers = finish(runner, player)
    for kind in ("pick-up", "trade", "equip"):
        deeds[kind] = uses[f"action:{kind}"]
    return Told(result_of(runner), answers, deeds, SCENARIO[runner.state.scenario].clock)


def finish(runner: Runner[ZnaState], player: Player) -> tuple[Counter[str], int]:
    """Play to the end, and count what costs an action; what may be called off is counted by the rules."""
    views = [ZnaView(runner.state, seat) for seat in range(PLAYERS)]
    deeds: Counter[str] = Counter()
    answers = 0

    def answer(seat: int, options: Options) -> Any:
        nonlocal answers
        assert runner.question is not None
        view, prompt = views[seat], runner.question.prompt
        given = player(view, options, prompt)
        answers += 1
        if prompt.message == "ask-action":
            if isinstance(given, Go):
                deeds["move"] += begins_a_move(view)
            elif isinstance(given, Act) and given not in (Act.END_TURN, Act.SHOW, Act.TRADE, Act.EQUIP, Act.PICK_UP):
                deeds[given.value] += 1
        return given

    runner.run(answer)
    return deeds, answers


def begins_a_move(view: ZnaView) -> bool:
    me = view.heroes[view.hero]
    return me.steps < (2 if view.guarded >> me.area & 1 else 1)


def result_of(runner: Runner[ZnaState]) -> ZnaResult:
    result = runner.state.result
    assert result is not None
    return result


def mission(number: int, heroes: str) -> Setup:
    return Setup(PLAYERS, "mission", (), {"scenario": number, "heroes": heroes})


# --- tables -----------------------------------------------------------------------------------------------------------


def scenarios(row: Row) -> None:
    """Each scenario, then the heroes whose teams won, and what everybody did."""
    teams: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    deeds: Counter[str] = Counter()
    games = won = 0
    for number in row.numbers:
        played = [
            play(mission(number, row.heroes), f"{row.seeds}scenario/{number}/{game}") for game in range(row.games)
        ]
        tell(number, played)
        for one in played:
            teams.update(one.result.heroes)
            wins.update(one.result.heroes if one.won else ())
            deeds += one.deeds
        games += len(played)
        won += sum(one.won for one in played)
    print(f"all: won {interval(won, games)} of {games}")
    for hero in HERO:
        if teams[hero]:
            apart = 100 * (wins[hero] / teams[hero] - won / games)
            print(f"  teams with {hero}: {interval(wins[hero], teams[hero])} of {teams[hero]}, {apart:+.1f} points")
    total = deeds.total()
    print(
        "  actions:", ", ".join(f"{deed} {100 * many / total:.1f} %" for deed, many in deeds.most_common()), flush=True
    )


def tell(number: int, played: Sequence[Told]) -> None:
    """One scenario's row: wins, their round and share of the clock, their length, and how the others were lost."""
    page = SCENARIO[number]
    won = [one for one in played if one.won]
    rounds = [one.result.rounds for one in won]
    total = sum(one.result.victory == "total" for one in won)
    lost = Counter(one.result.ending for one in played if not one.won)
    print(f"{number} {page.id} ({'*' * page.stars}): won {interval(len(won), len(played))} of {len(played)}", end="")
    if won:
        print(
            f"; round {median(rounds):g} of {page.clock} ({100 * median(rounds) / page.clock:.0f} %), "
            f"before {EARLY}: {interval(sum(one < EARLY for one in rounds), len(won))}; "
            f"{median(one.answers for one in won):g} answers; total {interval(total, len(won))}",
            end="",
        )
    print("; lost:", ", ".join(f"{ending} {many}" for ending, many in lost.most_common()) or "never", flush=True)


def by_chance(row: Row) -> None:
    """Everybody answers at random."""
    won = 0
    for number in row.numbers:
        played = [
            play(mission(number, row.heroes), seed, at_random(seed))
            for seed in (f"{row.seeds}random/{number}/{game}" for game in range(row.games))
        ]
        won += sum(one.won for one in played)
        print(f"random, {number}: won {interval(sum(one.won for one in played), row.games)}", flush=True)
    print(f"random, all: won {interval(won, row.games * len(row.numbers))}", flush=True)


def probes(row: Row) -> None:
    """Two manners of play beside the scripted one, on the same seeds."""
    sums: Counter[str] = Counter()
    for number in row.numbers:
        told = []
        for name, player in (("scripted", scripted), ("rush", rush), ("turtle", turtle)):
            seeds = [f"{row.seeds}probe/{number}/{game}" for game in range(row.games)]
            played = [play(mission(number, row.heroes), seed, player) for seed in seeds]
            wins = sum(one.won for one in played)
            sums[name] += wins
            told.append(f"{name} {interval(wins, row.games)}")
        print(f"{number}:", "; ".join(told), flush=True)
    of = row.games * len(row.numbers)
    print("all:", "; ".join(f"{name} {interval(wins, of)}" for name, wins in sums.items()), flush=True)


def campaigns(row: Row) -> None:
    """Whole campaigns: twelve scenarios within twenty links, and which ending they lead to."""
    finished = bright = 0
    links: list[int] = []
    losses: Counter[int] = Counter()
    lost_at: Counter[int] = Counter()
    for game in range(row.games):
        earlier: ZnaResult | None = None
        for link in range(1, TRIES + 1):
            handed = msgspec.to_builtins(earlier) if earlier is not None else None
            setup = Setup(PLAYERS, "campaign", (), {"heroes": row.heroes}, earlier=handed)
            earlier = play(setup, f"{row.seeds}campaign/{game}/{link}").result
            lost_at[earlier.scenario] += not earlier.winners
            if earlier.epilogue:
                break
        assert earlier is not None
        assert earlier.campaign is not None
        losses[earlier.campaign.losses] += 1
        if earlier.epilogue:
            finished += 1
            bright += earlier.epilogue == "bright"
            links.append(link)
    print(
        f"campaigns: {interval(finished, row.games)} of {row.games} finished within {TRIES} links, "
        f"{median(links) if links else 0:g} in the median; bright ending {interval(bright, finished)}; "
        f"losses {dict(sorted(losses.items()))}; lost at {dict(sorted(lost_at.items()))}",
        flush=True,
    )


# --- how open a game is -----------------------------------------------------------------------------------------------


def started(row: Row, name: str) -> Iterator[tuple[str, Start]]:
    """Games of four scripted players, the scenarios by turns."""
    for game in range(row.games):
        number, seed = row.numbers[game % len(row.numbers)], f"{row.seeds}{name}/{game}"
        yield seed, partial(begun, mission(number, row.heroes), seed)


def begun(setup: Setup, seed: str) -> Played:
    return Played(GAME, Runner(GAME, setup, seed_from(seed), log=False))


def hour(state: ZnaState) -> tuple[int, int, int]:
    """When in a game this is: its round, which part of it, and minus the heroes who have not had their turn in it."""
    part = PARTS.index(state.stage) if state.stage in PARTS else 0
    return state.round, part, -len(state.order)


def two_rounds_before(end: ZnaState) -> Callable[[ZnaState], bool]:
    """The same hour two rounds earlier, for whoever wins in mid-turn as for those whose time is up."""
    round, part, left = hour(end)
    return lambda state: state.round > 0 and hour(state) >= (round - 2, part, left)


def certainty(row: Row) -> None:
    """How sure the outcome is two rounds before the end."""
    shares = playing_out.certainty(
        started(row, "certainty"), PLAYOUTS, lambda result: [bool(result.winners)], two_rounds_before
    )
    unsure = sum(share < CERTAIN for share in shares)
    print(
        f"two rounds before the end the outcome is under {100 * CERTAIN:.0f} % certain in "
        f"{interval(unsure, row.games)} of {row.games} games; on average {100 * mean(shares):.0f} % certain",
        flush=True,
    )


def close(row: Row) -> None:
    """How often the best answers of two kinds are about as good."""
    ahead = playing_out.leads(started(row, "close"), LOOKED_AT, WORLDS)
    near = sum(lead <= CLOSE for lead in ahead)
    print(
        f"at {interval(near, max(1, len(ahead)))} of {len(ahead)} main decisions two kinds of answers are within "
        f"{100 * CLOSE:.0f} points of each other",
        flush=True,
    )


def search(row: Row) -> None:
    """search@32 in all seats against scripted, on the same seeds, in those of three scenarios that are wanted."""
    sums: Counter[str] = Counter()
    numbers = [number for number in row.numbers if number in SEARCHED]
    for number in numbers:
        won = Counter({bot: sum(won_by(bot, number, game, row) for game in range(row.games)) for bot in BOTS})
        sums += won
        print(f"{number}:", "; ".join(f"{bot} wins {interval(won[bot], row.games)}" for bot in BOTS), flush=True)
    of = row.games * len(numbers)
    print("all:", "; ".join(f"{bot} wins {interval(sums[bot], of)}" for bot in BOTS), flush=True)


def won_by(name: str, number: int, game: int, row: Row) -> bool:
    seed = f"{row.seeds}search/{number}/{game}"
    runner = Runner(GAME, mission(number, row.heroes), seed_from(seed), log=False)
    wish = named(name)
    bot = new_bot(wish, random.Random(seed).getrandbits(32))
    runner.run(lambda seat, _options: let_choose(bot, runner, seat, wish.budget))
    return bool(result_of(runner).winners)


# What can be measured, and over how many games as a rule.
TABLES: dict[str, tuple[Callable[[Row], None], int]] = {
    "scenarios": (scenarios, 500),
    "random": (by_chance, 100),
    "probes": (probes, 100),
    "campaigns": (campaigns, 200),
    "certainty": (certainty, 200),
    "close": (close, 200),
    "search": (search, 100),
}


def asked() -> argparse.Namespace:
    parser = command_line("ZNA", {name: usual for name, (_, usual) in TABLES.items()})
    scenarios = [*SCENARIO]
    parser.add_argument(
        "--numbers", nargs="+", type=int, choices=scenarios, default=scenarios, help="these scenarios (default: all)"
    )
    parser.add_argument("--heroes", choices=("dealt", "chosen"), default="dealt", help="default: %(default)s")
    parser.add_argument("--seeds", default="", help="a word for other games than the usual ones")
    return parser.parse_args()


if __name__ == "__main__":
    wanted = asked()
    for word in wanted.only:
        measure, usual = TABLES[word]
        measure(Row(wanted.games or usual, tuple(wanted.numbers), wanted.heroes, wanted.seeds))
