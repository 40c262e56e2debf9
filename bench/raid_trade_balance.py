"""Measure what Raid & Trade's balance promises: ways to win, seats, characters, length, deals, fights, the Outpost.

    python bench/raid_trade_balance.py                             # every table with its usual number of games
    python bench/raid_trade_balance.py --games 100 --only city     # three, four and five scripted players in the city
    python bench/raid_trade_balance.py --games 20 --only search    # one that thinks ahead among three scripted ones

The same seeds give the same figures. Intervals are Wilson's, at 95 %.
"""

import argparse
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from statistics import mean, median
from typing import Any, NamedTuple

import playing_out
from playing_out import Played, Start, command_line, interval

from fivefires.bots.search import SearchBot
from fivefires.games.raid_trade.content.index import INCIDENT
from fivefires.games.raid_trade.game import GAME
from fivefires.games.raid_trade.rules import questions as q
from fivefires.games.raid_trade.rules.ending import points
from fivefires.games.raid_trade.state import RaidTradeResult, RaidTradeState
from fivefires.kernel import Done, Runner, Setup, let_choose, seed_from
from fivefires.kit.bargains import Say

EARLY, SOON = 6, 4
# Two rounds before the end so many games are played on, and it is certain who wins from this share of them on.
PLAYOUTS, CERTAIN = 64, 0.8
# So many decisions of a game are looked at, each kind of answer in so many worlds; these are near to each other.
LOOKED_AT, WORLDS, CLOSE = 2, 32, 0.03
# How hard the search thinks.
BUDGET = 64
# What players do, by the features that the rules report.
ACTIONS = {
    "raid": "raid:",
    "craft": "made:",
    "trade": "deal:",
    "Black Market": "market",
    "work": "outpost:work",
    "train": "outpost:train",
    "attack on the Outpost": "outpost:storm",
}
# What the seeds of all games begin with.
SEED = ""
Options = Sequence[Any]
# What somebody who plays in one manner only leaves of the answers that there are.
Manner = Callable[[Options], Options]


# --- manners ----------------------------------------------------------------------------------------------------------


def without(*unwanted: Any) -> Manner:
    """All answers but these; where there are no others, all."""

    def left(options: Options) -> Options:
        return [one for one in options if not any(_is(one, what) for what in unwanted)] or options

    return left


def _is(option: Any, what: Any) -> bool:
    if what == "quest":
        return isinstance(option, q.Claim) and option.card not in INCIDENT
    return isinstance(option, what) if isinstance(what, type) else option is what


def always(wanted: Any) -> Manner:
    return lambda options: [wanted] if wanted in options else options


MANNERS: dict[str, Manner] = {
    "only-Favor": without(q.Craft, "quest", q.Act.TAKE_BLACKLIST),
    "only-Skill": without(q.Act.ENTER, "quest"),
    "only-Quests": without(q.Act.ENTER, q.Act.WORK),
    "never-trades": without(q.Act.TRADE, Say.ACCEPT, Say.COUNTER),
    "never-attacks": without(q.Attack, q.Act.STORM),
    "always-attacks-the-Outpost": always(q.Act.STORM),
}


# --- games ------------------------------------------------------------------------------------------------------------


class Seen(NamedTuple):
    """How things stood at a round's first turn: how many were out, and everybody's points."""

    out: int
    points: list[int]


def play(
    name: str, number: int, setup: Setup, manner: Manner | None = None, seen: dict[int, Seen] | None = None
) -> tuple[Runner[RaidTradeState], int]:
    """One game of scripted players; where there is a `manner`, one of them has it, one seat further with each game.

    `seen` gets how things stood at the first turn of each round.
    """
    runner = Runner(GAME, setup, seed_from(f"{SEED}{name}/{number}"), log=False)
    runner.table.uses = {}
    views = [GAME.view(runner.state, seat) for seat in range(setup.players)]
    odd = number % setup.players

    def answer(seat: int, options: Options) -> Any:
        assert GAME.expert is not None
        assert runner.question is not None
        # Only when the AP of the round before are gone, which would count as points.
        if seen is not None and runner.state.round not in seen and runner.state.turn is not None:
            out = sum(one.out for one in runner.state.players)
            seen[runner.state.round] = Seen(out, [points(runner.state, one) for one in range(setup.players)])
        left = manner(options) if manner is not None and seat == odd else options
        return GAME.expert(views[seat], left, runner.question.prompt)

    runner.run(answer)
    return runner, odd


def result_of(runner: Runner[RaidTradeState]) -> RaidTradeResult:
    result = runner.state.result
    assert result is not None
    return result


def city(games: int) -> None:
    for players in (3, 4, 5):
        describe(f"city, {players} players", games, Setup(players, "city", (), {"characters": "dealt"}))


def variants(games: int) -> None:
    describe("Wasteland, 4 players", games, Setup(4, "city", (), {"characters": "dealt", "sides": "wasteland"}))
    describe("custom city, 4 players", games, Setup(4, "city", ("custom_city",), {"characters": "dealt"}))


def describe(name: str, games: int, setup: Setup) -> None:
    endings: Counter[str] = Counter()
    seats: Counter[int] = Counter()
    won: Counter[str] = Counter()
    dealt: Counter[str] = Counter()
    uses: Counter[str] = Counter()
    rounds: list[int] = []
    led: Counter[str] = Counter()
    kept: Counter[str] = Counter()
    changes: list[bool] = []
    stolen = 0
    for number in range(games):
        seen: dict[int, Seen] = {}
        runner, _odd = play(name, number, setup, seen=seen)
        result = result_of(runner)
        if (leader := leader_at(seen, result.rounds // 2 + 1)) is not None:
            led[result.ending] += 1
            kept[result.ending] += leader in result.winners
        if (leader := leader_at(seen, max(1, result.rounds - 1))) is not None:
            changes.append(leader not in result.winners)
        endings[result.ending] += 1
        rounds.append(result.rounds)
        seats.update(result.winners)
        won.update(runner.state.players[seat].character for seat in result.winners)
        dealt.update(me.character for me in runner.state.players)
        uses.update(runner.table.uses or {})
        stolen += bool((runner.table.uses or {}).get("disc-stolen"))
    print(f"{name}, {games} games")
    print("  ways:", "; ".join(f"{way} {interval(count, games)}" for way, count in sorted(endings.items())))
    print("  seats:", "; ".join(f"{seat + 1} {interval(seats[seat], games)}" for seat in range(setup.players)))
    shares = {one: won[one] / dealt[one] for one in dealt}
    print(
        "  characters:", ", ".join(f"{one} {100 * shares[one]:.0f} %" for one in sorted(shares, key=shares.__getitem__))
    )
    print(
        f"  rounds: {median(rounds):g} in the median, {min(rounds)}–{max(rounds)}; "
        f"won before round {EARLY}: {interval(sum(one < EARLY for one in rounds), games)}"
    )
    print(
        f"  the leader at half time wins {interval(kept.total(), led.total())} "
        f"({', '.join(f'{kept[way]} of {count} by {way}' for way, count in sorted(led.items()))}); "
        f"the lead changes in the last two rounds in {interval(sum(changes), len(changes))}"
    )
    told(uses, games)
    heard = counted(uses, "offer:")
    print(f"  a seat hears {heard / (sum(rounds) * setup.players):.2f} offers a round")
    print(f"  a disc stolen in {interval(stolen, games)}", flush=True)


def leader_at(seen: dict[int, Seen], number: int) -> int | None:
    """Who alone had most points when a round began."""
    found = seen[number].points
    ahead = [seat for seat, mine in enumerate(found) if mine == max(found)]
    return ahead[0] if len(ahead) == 1 else None


def told(uses: Counter[str], games: int) -> None:
    """Deals, fights and the Outpost, by the features that the rules report."""
    deals = counted(uses, "deal:")
    fights = counted(uses, "face:", ":attack:")
    print(
        f"  a game: {deals / games:.1f} trades, {uses['offers'] / games:.1f} offers "
        f"({100 * deals / max(1, uses['offers']):.0f} % lead to a trade), {fights / games:.1f} fights, "
        f"{uses['market'] / games:.1f} times the Black Market, promises kept {uses['promise:kept'] / games:.2f} "
        f"and broken {uses['promise:broken'] / games:.2f}"
    )
    deeds = ("enter", "work", "train", "storm")
    print("  the Outpost:", ", ".join(f"{deed} {uses[f'outpost:{deed}'] / games:.2f}" for deed in deeds))
    actions = {name: counted(uses, use) for name, use in ACTIONS.items()} | {"fight": fights}
    total = sum(actions.values())
    print("  of all actions:", ", ".join(f"{name} {100 * many / total:.1f} %" for name, many in actions.items()))


def counted(uses: Counter[str], begins: str, within: str = "") -> int:
    return sum(count for use, count in uses.items() if use.startswith(begins) and within in use)


def escape(games: int) -> None:
    for players in (3, 4, 5):
        endings: Counter[str] = Counter()
        aboard: Counter[int] = Counter()
        rounds: list[int] = []
        early = 0
        for number in range(games):
            seen: dict[int, Seen] = {}
            runner, _odd = play("escape", number, Setup(players, "escape", (), {"characters": "dealt"}), seen=seen)
            result = result_of(runner)
            if SOON in seen:
                early += seen[SOON].out
            elif result.rounds < SOON:
                early += sum(one.out for one in runner.state.players)
            endings[result.ending] += 1
            aboard[len(result.winners)] += 1
            rounds.append(result.rounds)
        flown = games - aboard[0]
        crews = ", ".join(f"{count} aboard {aboard[count]}" for count in (1, 2, 3))
        ways = ", ".join(f"{way} {count}" for way, count in sorted(endings.items()))
        print(f"escape, {players} players, {games} games: somebody flies in {interval(flown, games)}; {crews}; {ways}; "
              f"{median(rounds):g} rounds in the median; of the players "
              f"{interval(early, games * players)} are out before round {SOON}", flush=True)  # fmt: skip


def rides(games: int) -> None:
    """In the scenario: who gives one token and waits, beside who gives their share, in the same games."""
    for players in (3, 4, 5):
        setup = Setup(players, "escape", (), {"characters": "dealt"})
        flown = {"their share": 0, "one token": 0}
        for number in range(games):
            for manner in flown:
                runner = Runner(GAME, setup, seed_from(f"{SEED}rides/{number}"), log=False)
                views = [GAME.view(runner.state, seat) for seat in range(players)]
                odd = number % players
                runner.run(_rider(runner, views, odd if manner == "one token" else -1))
                flown[manner] += odd in result_of(runner).winners
        told = ", ".join(f"{manner} {interval(count, games)}" for manner, count in flown.items())
        print(f"escape, {players} players: a player flies who gives {told}", flush=True)


def _rider(runner: Runner[Any], views: list[Any], rider: int) -> Callable[..., Any]:
    def answer(seat: int, options: Options) -> Any:
        assert GAME.expert is not None
        assert runner.question is not None
        asked = runner.question.prompt.message
        if seat == rider and asked == "ask-give-skill":
            return options[0] if views[seat].count_tokens(seat) and views[seat].still_missing[1] else options[1]
        if seat == rider and asked == "ask-give-goods":
            return Done.DONE if Done.DONE in options else min(options, key=lambda one: one.amount)
        if seat == rider and views[seat].me.aboard:
            options = [one for one in options if one is not q.Act.GIVE] or options
        return GAME.expert(views[seat], options, runner.question.prompt)

    return answer


def probes(games: int) -> None:
    """One player of one manner among three scripted ones."""
    for name, manner in MANNERS.items():
        wins = 0
        for number in range(games):
            runner, odd = play(f"probe/{name}", number, Setup(4, "city", (), {"characters": "dealt"}), manner)
            wins += odd in result_of(runner).winners
        print(f"{name}: wins {interval(wins, games)} among three scripted", flush=True)


def against(games: int) -> None:
    """One scripted among three who answer at random."""
    wins = 0
    for number in range(games):
        setup = Setup(4, "city", (), {"characters": "dealt"})
        runner = Runner(GAME, setup, seed_from(f"{SEED}against/{number}"), log=False)
        chance = random.Random(f"against/{number}")
        views = [GAME.view(runner.state, seat) for seat in range(4)]
        runner.run(_one_expert(runner, views, number % 4, chance))
        wins += number % 4 in result_of(runner).winners
    print(f"one scripted among three random players: wins {interval(wins, games)}", flush=True)


def _one_expert(runner: Runner[Any], views: list[Any], expert: int, chance: random.Random) -> Callable[..., Any]:
    def answer(seat: int, options: Options) -> Any:
        if seat != expert:
            return chance.choice(options)
        assert GAME.expert is not None
        assert runner.question is not None
        return GAME.expert(views[seat], options, runner.question.prompt)

    return answer


# --- how open a game is -----------------------------------------------------------------------------------------------


def four(name: str, number: int) -> Played:
    """A game of four scripted players that has not begun."""
    setup = Setup(4, "city", (), {"characters": "dealt"})
    return Played(GAME, Runner(GAME, setup, seed_from(f"{SEED}{name}/{number}"), log=False))


def fours(name: str, games: int) -> Iterator[tuple[str, Start]]:
    for number in range(games):
        yield f"{SEED}{name}/{number}", partial(four, name, number)


def certainty(games: int) -> None:
    """How sure it is two rounds before the end who wins."""
    shares = playing_out.certainty(fours("certainty", games), PLAYOUTS, lambda result: result.winners)
    unsure = sum(share < CERTAIN for share in shares)
    print(
        f"two rounds before the end it is under {100 * CERTAIN:.0f} % certain who wins in {interval(unsure, games)} "
        f"of {games} games; on average {100 * mean(shares):.0f} % certain",
        flush=True,
    )


def close(games: int) -> None:
    """How often the best answers of two kinds are about as good."""
    ahead = playing_out.leads(fours("close", games), LOOKED_AT, WORLDS)
    near = sum(lead <= CLOSE for lead in ahead)
    print(
        f"at {interval(near, max(1, len(ahead)))} of {len(ahead)} main decisions two kinds of answers are within "
        f"{100 * CLOSE:.0f} points of each other",
        flush=True,
    )


def search(games: int) -> None:
    """One that thinks ahead among three scripted."""
    wins = 0
    for number in range(games):
        game, thinker = four("search", number), number % 4
        bot = SearchBot(number)
        while (question := game.runner.question) is not None:
            seat = game.runner.asked()[0]
            options = game.runner.options(seat)
            if seat == thinker and not question.prompt.routine and len(options) > 1:
                game.runner.answer(seat, let_choose(bot, game.runner, seat, BUDGET))
            else:
                game.runner.answer(seat, game.best(seat, options))
        wins += thinker in result_of(game.runner).winners
        print(f"search@{BUDGET} among three scripted: wins {interval(wins, number + 1)} of {number + 1}", flush=True)


# What can be measured, and over how many games as a rule.
TABLES: dict[str, tuple[Callable[[int], None], int]] = {
    "city": (city, 400),
    "variants": (variants, 200),
    "escape": (escape, 400),
    "rides": (rides, 200),
    "probes": (probes, 200),
    "against": (against, 200),
    "certainty": (certainty, 200),
    "close": (close, 200),
    "search": (search, 200),
}


def asked() -> argparse.Namespace:
    parser = command_line("Raid & Trade", {name: usual for name, (_, usual) in TABLES.items()})
    parser.add_argument("--seed", default="", help="another word gives other games (default: none)")
    return parser.parse_args()


if __name__ == "__main__":
    wanted = asked()
    SEED = wanted.seed
    for word in wanted.only:
        measure, usual = TABLES[word]
        measure(wanted.games or usual)
