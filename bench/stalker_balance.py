"""Measure what S.T.A.L.K.E.R.'s balance promises: wins by mission and team, length, probes, campaigns, search.

    python bench/stalker_balance.py                                  # every table with its usual number of games
    python bench/stalker_balance.py --games 100 --only missions      # each mission with one to four stalkers
    python bench/stalker_balance.py --only probes --mission A1       # who plays in one manner only
    python bench/stalker_balance.py --games 20 --only campaigns      # six missions within twelve links
    python bench/stalker_balance.py --games 20 --only certainty      # how open games are two rounds before their end
    python bench/stalker_balance.py --games 20 --only comebacks      # how many games that looked lost are won
    python bench/stalker_balance.py --games 20 --only close          # how often two kinds of answers are as good
    python bench/stalker_balance.py --games 20 --only search         # search@32 against scripted, on the same seeds
    python bench/stalker_balance.py --seeds final                    # other games than those that were tuned on

The same seeds give the same figures. Intervals are Wilson's, at 95 %.
"""

import argparse
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from statistics import mean, median
from typing import Any

import playing_out
from playing_out import Played, Start, command_line, interval

from fivefires.bots.finding import named, new_bot
from fivefires.games.stalker.content.index import GEAR, STALKER
from fivefires.games.stalker.content.missions import MISSIONS
from fivefires.games.stalker.content.survival import SCENARIOS
from fivefires.games.stalker.expert.scripted import choose_boldly
from fivefires.games.stalker.game import GAME
from fivefires.games.stalker.rules import attention
from fivefires.games.stalker.rules import questions as q
from fivefires.games.stalker.show.view import StalkerView
from fivefires.games.stalker.state import Campaign, StalkerResult, StalkerState
from fivefires.kernel import Runner, Setup, face_of, let_choose, seed_from

EARLY = 6
# A campaign is given up after so many links.
LINKS = 12
# Gear that fewer campaigns than this share have is hardly ever worth it.
RARE = 0.02
# Two rounds before the end so many games are played out; the outcome is open if fewer agree than this share.
PLAYOUTS, CERTAIN = 64, 0.8
# A game looks lost below this chance. It is looked for with few playouts, and believed after as many others as above.
LOST, FIRST_LOOK = 0.35, 16
# Main decisions that are looked at in a game, worlds in which each kind of answer is tried, and what is as good.
LOOKED_AT, WORLDS, CLOSE = 6, 12, 0.03
BOTS = ("scripted", "search@32")
TEAMS = (1, 2, 3, 4)
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
    return isinstance(option, what) if isinstance(what, type) else option is what


# A runner goes where the objective is, hides from nobody and fights nobody. `bold`: being seen counts for nothing.
MANNERS: dict[str, tuple[Manner, bool]] = {
    "runner": (without(q.Shoot, q.Knife, q.Sneak, q.Shadow, q.Act.DECOY), True),
    "never sneaks": (without(q.Sneak, q.Shadow), False),
    "never shoots": (without(q.Shoot), False),
    "never uses the knife": (without(q.Knife), False),
    "never throws a bolt": (without(q.Act.BOLT, q.Act.DECOY), False),
}


# --- games ------------------------------------------------------------------------------------------------------------


class Told:
    """One game, and what was looked at on the way."""

    def __init__(
        self,
        result: StalkerResult,
        answers: int,
        deck: tuple[int, int],
        calm: int,
        acts: Counter[str],
        geared: frozenset[str] = frozenset(),
    ) -> None:
        self.result, self.answers, self.acts = result, answers, acts
        # The kinds of gear that were bought or equipped.
        self.geared = geared
        # Rounds without a High on the map at their end; event cards that were drawn, and how many there were.
        self.calm, self.drawn, self.cards = calm, *deck

    @property
    def won(self) -> bool:
        return bool(self.result.winners)


def setup_of(entry: str, size: int) -> Setup:
    """A mission of the guide, or a scenario of Survival."""
    mode, option = ("mission", "mission") if entry in MISSIONS else ("survival", "scenario")
    return Setup(size, mode, (), {option: entry})


class Teams:
    """How many stalkers."""

    wanted: Sequence[int] = TEAMS


class Seeds:
    """Which games are played: another word, other games."""

    word = ""

    @classmethod
    def named(cls, name: str) -> str:
        return f"{cls.word}/{name}" if cls.word else name


def play(name: str, number: int, setup: Setup, manner: Manner | None = None, *, bold: bool = False) -> Told:
    name = Seeds.named(f"{name}/{number}")
    runner: Runner[StalkerState] = Runner(GAME, setup, seed_from(name), log=False)
    chance = random.Random(name)
    views = [StalkerView(runner.state, seat) for seat in range(setup.players)]
    acts: Counter[str] = Counter()
    looked = {"round": 0, "calm": 0}

    def answer(seat: int, options: Options) -> Any:
        assert GAME.expert is not None
        assert runner.question is not None
        state, prompt = runner.state, runner.question.prompt
        if state.round > looked["round"]:
            looked["calm"] += looked["round"] > 0 and not attention.any_high(state)
            looked["round"] = state.round
        if prompt.message == "ask-stalker":  # stalkers by lot, so that all of them play
            return chance.choice(options)
        left = manner(options) if manner is not None else options
        found = (choose_boldly if bold else GAME.expert)(views[seat], left, prompt)
        if prompt.message == "ask-action":
            acts[found.value if isinstance(found, q.Act) else type(found).__name__.lower()] += 1
        return found

    runner.table.uses = {}
    runner.run(answer)
    result = runner.state.result
    assert result is not None
    geared = frozenset(use.partition(":")[2] for use in runner.table.uses if use.startswith(("bought:", "equipped:")))
    drawn = len(runner.state.piles["event"])
    return Told(result, runner.step, (drawn, drawn + len(runner.state.piles["events"])), looked["calm"], acts, geared)


def survival(games: int, wanted: Sequence[str]) -> None:
    """Scripted teams: each scenario of Survival with one to four stalkers."""
    missions(games, [one for one in wanted if one in SCENARIOS] or [*SCENARIOS])


def missions(games: int, wanted: Sequence[str]) -> None:
    """Scripted teams: each mission with one to four stalkers."""
    for mission in wanted:
        everything: list[Told] = []
        for size in Teams.wanted:
            played = [play(f"{mission}/{size}", number, setup_of(mission, size)) for number in range(games)]
            everything += played
            describe(f"{mission}, {size} stalkers", played)
        stalkers(everything)
        actions(everything)


def describe(name: str, played: Sequence[Told]) -> None:
    won = [one for one in played if one.won]
    endings = Counter(one.result.ending for one in played)
    rounds = [one.result.rounds for one in played]
    shares = [one.drawn / one.cards for one in won] or [0.0]
    calm = sum(one.calm for one in played) / max(1, sum(one.result.rounds for one in played))
    early = sum(one.result.rounds < EARLY for one in won)
    print(
        f"{name}: won {interval(len(won), len(played))}; "
        f"{', '.join(f'{ending} {count}' for ending, count in sorted(endings.items()))}; "
        f"{median(rounds):g} rounds and {median(one.answers for one in played):g} answers in the median; "
        f"won with {100 * median(shares):.0f} % of the events drawn, before round {EARLY} {early}; "
        f"{100 * calm:.0f} % of rounds without High",
        flush=True,
    )


def stalkers(played: Sequence[Told]) -> None:
    """How often each stalker's team wins."""
    joined: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for one in played:
        joined.update(one.result.stalkers)
        won.update(one.result.stalkers if one.won else ())
    shares = {who: 100 * won[who] / joined[who] for who in STALKER if joined[who]}
    mean = sum(won.values()) / max(1, sum(joined.values()))
    listed = ", ".join(f"{who} {shares[who]:.0f} %" for who in sorted(shares, key=shares.__getitem__))
    print(f"  stalkers, around {100 * mean:.0f} %: {listed}")


def actions(played: Sequence[Told]) -> None:
    """What turns are spent on."""
    acts: Counter[str] = Counter()
    for one in played:
        acts.update(one.acts)
    total = sum(acts.values())
    print(
        "  actions:", ", ".join(f"{act} {100 * count / total:.1f} %" for act, count in acts.most_common()), flush=True
    )


def probes(games: int, wanted: Sequence[str]) -> None:
    """Whole teams of one manner, against the scripted ones on the same seeds."""
    for mission in wanted:
        for size in (1, 3):
            scripted = sum(play("probe", number, setup_of(mission, size)).won for number in range(games))
            print(f"{mission}, {size} stalkers: scripted wins {interval(scripted, games)}", flush=True)
            for name, (manner, bold) in MANNERS.items():
                wins = sum(play("probe", at, setup_of(mission, size), manner, bold=bold).won for at in range(games))
                print(f"  {name}: wins {interval(wins, games)}", flush=True)


def _any(chance: random.Random, _seat: int, options: Options) -> Any:
    return chance.choice(options)


def by_lot(games: int, wanted: Sequence[str]) -> None:
    """Teams that answer at random."""
    for mission in wanted:
        for size in Teams.wanted:
            wins = 0
            for number in range(games):
                runner: Runner[StalkerState] = Runner(
                    GAME, setup_of(mission, size), seed_from(Seeds.named(f"lot/{number}")), log=False
                )
                chance = random.Random(number)
                runner.run(partial(_any, chance))
                assert runner.state.result is not None
                wins += bool(runner.state.result.winners)
            print(f"{mission}, {size} stalkers at random: win {interval(wins, games)}", flush=True)


# --- campaigns --------------------------------------------------------------------------------------------------------


def campaigns(games: int, wanted: Sequence[str]) -> None:
    """Chains of games: how many tell all six missions in time, tries by mission, and what is in the purse then."""
    finished = 0
    geared: Counter[str] = Counter()
    told: list[int] = []
    purses: list[int] = []
    tries: dict[str, list[int]] = {mission: [] for mission in MISSIONS}
    for number in range(games):
        campaign, kinds = _campaign(number)
        geared.update(kinds)
        finished += len(campaign.told) == len(MISSIONS)
        told.append(len(campaign.told))
        purses.append(campaign.coupons)
        for mission in campaign.told:
            tries[mission].append(1 + campaign.failures.get(mission, 0))
    medians = ", ".join(f"{mission} {median(found):g}" for mission, found in tries.items() if found)
    print(
        f"campaigns: all six within {LINKS} links {interval(finished, games)}; {median(told):g} told in the median; "
        f"tries until told, in the median: {medians}; "
        f"purse {min(purses)}–{max(purses)}, {median(purses):g} in the median",
        flush=True,
    )
    kinds = {face_of(card) for card in GEAR}
    rare = sorted(kind for kind in kinds if geared[kind] < RARE * games)
    print(f"  bought or equipped in under {100 * RARE:.0f} % of campaigns: {', '.join(rare) or 'none'}", flush=True)


def _campaign(number: int) -> tuple[Campaign, set[str]]:
    """One playthrough of one to four stalkers, until all is told or the links are used up."""
    setup: Setup | None = Setup(1 + number % 4, "campaign", ())
    result: StalkerResult | None = None
    geared: set[str] = set()
    for link in range(LINKS):
        if setup is None:
            break
        played = play(f"campaign/{number}", link, setup)
        result = played.result
        geared |= played.geared
        setup = GAME.follows(setup, result) if GAME.follows is not None else None
    assert result is not None
    assert result.campaign is not None
    return result.campaign, geared


# --- how open games are -----------------------------------------------------------------------------------------------


def started(name: str, games: int, wanted: Sequence[str]) -> Iterator[tuple[str, Start]]:
    """Games of one to four scripted players, the missions by turns."""
    for number in range(games):
        seed = Seeds.named(f"{name}/{number}")
        yield seed, partial(begun, setup_of(wanted[number % len(wanted)], 1 + number % 4), seed)


def begun(setup: Setup, seed: str) -> Played:
    return Played(GAME, Runner(GAME, setup, seed_from(seed), log=False))


def certainty(games: int, wanted: Sequence[str]) -> None:
    """How sure the outcome is two rounds before the end."""
    shares = playing_out.certainty(started("certainty", games, wanted), PLAYOUTS, lambda result: [bool(result.winners)])
    unsure = sum(share < CERTAIN for share in shares)
    print(
        f"two rounds before the end under {100 * CERTAIN:.0f} % certain: {interval(unsure, games)} of games; "
        f"{100 * mean(shares):.0f} % certain on average",
        flush=True,
    )


def comebacks(games: int, wanted: Sequence[str]) -> None:
    """Of games that once looked lost at the start of a round, how many are won all the same."""
    looked_lost = won = 0
    for seed, start in started("comebacks", games, wanted):
        game, round = start(), 1
        game.play_to_round(round)
        while game.runner.question is not None:
            if _looks_lost(game, f"{seed}/{round}"):
                looked_lost += 1
                game.play()
                won += bool(game.result.winners)
                break
            round += 1
            game.play_to_round(round)
    print(
        f"once below {100 * LOST:.0f} %: {looked_lost} of {games} games, of which are won {interval(won, looked_lost)}",
        flush=True,
    )


def _looks_lost(game: Played, seed: str) -> bool:
    """A second look with other luck: the lowest of many rough readings alone would be too low."""
    return all(
        sum(_played_out(game, f"{seed}/{look}/{one}") for one in range(looks)) < LOST * looks
        for look, looks in enumerate((FIRST_LOOK, PLAYOUTS))
    )


def _played_out(game: Played, seed: str) -> bool:
    world = game.world(game.runner.asked()[0], seed)
    world.play()
    return bool(world.result.winners)


def close(games: int, wanted: Sequence[str]) -> None:
    """How often the best answers of two kinds are about as good."""
    ahead = playing_out.leads(started("close", games, wanted), LOOKED_AT, WORLDS)
    near = sum(lead <= CLOSE for lead in ahead)
    print(
        f"at {interval(near, max(1, len(ahead)))} of {len(ahead)} main decisions two kinds of answers are within "
        f"{100 * CLOSE:.0f} points of each other",
        flush=True,
    )


# --- search -----------------------------------------------------------------------------------------------------------


def search(games: int, wanted: Sequence[str]) -> None:
    """search@32 in all seats against scripted, alone on the same seeds."""
    sums: Counter[str] = Counter()
    rows = [mission for mission in wanted if mission in ("A1", "B1", "C1")]
    for mission in rows:
        won = Counter({name: sum(_won_by(name, mission, number) for number in range(games)) for name in BOTS})
        sums += won
        print(f"{mission}:", "; ".join(f"{name} wins {interval(won[name], games)}" for name in BOTS), flush=True)
    of = games * len(rows)
    print("all:", "; ".join(f"{name} wins {interval(sums[name], of)}" for name in BOTS), flush=True)


def _won_by(name: str, mission: str, number: int) -> bool:
    seed = Seeds.named(f"search/{mission}/{number}")
    runner: Runner[StalkerState] = Runner(GAME, setup_of(mission, 1), seed_from(seed), log=False)
    wish = named(name)
    bot = new_bot(wish, random.Random(seed).getrandbits(32))
    runner.run(lambda seat, _options: let_choose(bot, runner, seat, wish.budget))
    assert runner.state.result is not None
    return bool(runner.state.result.winners)


# What can be measured, and over how many games as a rule.
TABLES: dict[str, tuple[Callable[[int, Sequence[str]], None], int]] = {
    "missions": (missions, 300),
    "survival": (survival, 300),
    "probes": (probes, 200),
    "random": (by_lot, 200),
    "campaigns": (campaigns, 100),
    "certainty": (certainty, 200),
    "comebacks": (comebacks, 200),
    "close": (close, 200),
    "search": (search, 100),
}


def asked() -> argparse.Namespace:
    parser = command_line("S.T.A.L.K.E.R.", {name: usual for name, (_, usual) in TABLES.items()})
    every = [*MISSIONS, *SCENARIOS]
    parser.add_argument("--mission", nargs="+", choices=every, default=[*MISSIONS], help="these missions or scenarios")
    parser.add_argument("--seeds", default="", help="a word for other games than the usual ones")
    parser.add_argument(
        "--size", type=int, nargs="+", choices=TEAMS, default=[*TEAMS], help="these teams (default: all)"
    )
    return parser.parse_args()


if __name__ == "__main__":
    wanted = asked()
    Seeds.word, Teams.wanted = wanted.seeds, wanted.size
    for word in wanted.only:
        measure, usual = TABLES[word]
        measure(wanted.games or usual, wanted.mission)
