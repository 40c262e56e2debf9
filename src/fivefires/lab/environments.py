"""Environments to learn in: a whole table for PettingZoo, one seat among bots for Gymnasium.

Observations are made from views alone. An action is the place of an answer in the list of options, or of a stretch of
answers where there are more than actions; the mask says which places are taken.

With this module every game is registered: `gymnasium.make("fivefires/Zona-v1")` is a seat among bots,
`pettingzoo.make("aec", "fivefires/Zona-v1")` the whole table.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Self

import gymnasium
import numpy as np
import pettingzoo  # type: ignore[import-untyped]
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from fivefires.bots.finding import named, new_bot
from fivefires.kernel import Bot, Game, Runner, Setup, files, let_choose, seed_from
from fivefires.kernel.registry import find, names

from .seeing import Choosing, Eyes, Looking, Observation, reward
from .wording import in_words

# A learner that goes round in circles is stopped.
LONGEST = 20_000

# The version of what is observed and done, in the names of environments. A game's rules have a version of their own.
VERSION = 1


def _setup(
    game: Game[Any], players: int | None, mode: str | None, variants: tuple[str, ...], options: dict[str, int | str]
) -> Setup:
    plain = game.default_setup(players, mode)
    setup = Setup(plain.players, plain.mode, variants=tuple(sorted(variants)), options=options)
    game.check(setup)
    return setup


class _Copied:
    """What is at a table is copied and pickled as a game is: by its record, since rules that wait cannot be."""

    table: Runner[Any]

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Everything once more; both games then go on by themselves, with the same chance before them."""
        made = type(self).__new__(type(self))
        memo[id(self)] = made
        for name, value in vars(self).items():
            setattr(made, name, value.copy() if isinstance(value, Runner) else self._second(name, value, memo))
        return made

    def _second(self, name: str, value: Any, memo: dict[int, Any]) -> Any:
        return value if name in ("_game", "_looking") else deepcopy(value, memo)

    def __getstate__(self) -> dict[str, Any]:
        state = dict(vars(self))
        table = state.get("table")
        if table is not None:
            state["table"] = files.save(table)
        state["_game"] = self._found()
        del state["_looking"]
        return state

    def _found(self) -> Any:
        """What the game can be found by again: its id, if it is installed."""
        game: Game[Any] = vars(self)["_game"]
        return game.id if game.id in names() and find(game.id) is game else game

    def __setstate__(self, state: dict[str, Any]) -> None:
        game = find(state["_game"]) if isinstance(state["_game"], str) else state["_game"]
        self.__dict__.update(state, _game=game, _looking=Looking(game, state["_setup"], state["_eyes"]))
        if "table" in state:
            self.table = files.load(files.decode(state["table"]), game)


class TableEnv(_Copied, AECEnv):  # type: ignore[misc]
    """All seats of a table, for PettingZoo: agents `seat_0`, `seat_1` and so on act when they are asked."""

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        mode: str | None = None,
        *,
        variants: tuple[str, ...] = (),
        eyes: Eyes | None = None,
        render_mode: str | None = None,
        **options: int | str,
    ) -> None:
        super().__init__()
        self._game = find(game) if isinstance(game, str) else game
        self._setup = _setup(self._game, players, mode, variants, options)
        self._eyes = eyes or Eyes()
        self._looking = Looking(self._game, self._setup, self._eyes)
        self._seeds = np.random.default_rng(0)
        self.metadata = {"name": f"fivefires_{self._game.id}_v{VERSION}", "render_modes": ["ansi"],
                         "rules": self._game.version, "is_parallelizable": False}  # fmt: skip
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._setup.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._looking.space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self._eyes.options) for agent in self.possible_agents}
        self.table: Runner[Any]

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.table = _table(self._game, self._setup, int(self._seeds.integers(1 << 62)), self.render_mode)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._actions = 0
        self._choosing = Choosing(self._eyes)
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        return self.possible_agents[self.table.asked()[0]]

    def observe(self, agent: str) -> Observation:
        within = self._choosing.within if agent == self.agent_selection else None
        return self._looking.observe(self.table, self._seats[agent], within)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions choose something for whoever is asked."""
        return _mask(self.table, self._seats[self.agent_selection], self._choosing, self._eyes)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seats[agent]
        choices = self._choosing.choices(self.table, seat)
        if action is None or not 0 <= action < len(choices):
            raise ValueError(f"{agent} has {len(choices)} choices, and {action} is none of them")
        self._cumulative_rewards[agent] = 0.0
        self._choosing.take(self.table, seat, choices[int(action)])
        self._actions += 1
        if self.table.over:
            self.rewards = {one: reward(self.table, self._seats[one]) for one in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._actions >= LONGEST:
            self.truncations = dict.fromkeys(self.agents, True)
        elif self._choosing.within is None:
            self.agent_selection = self._asked()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What whoever is asked sees, in words, if that was wished for."""
        if self.render_mode != "ansi":
            return None
        return in_words(self.table, self._seats[self.agent_selection])

    def close(self) -> None:
        return None


class SeatEnv(_Copied, gymnasium.Env[Observation, int]):
    """One seat among bots, for Gymnasium. An action that chooses nothing ends the game with a loss."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        mode: str | None = None,
        *,
        seat: int = 0,
        bots: str = "random",
        variants: tuple[str, ...] = (),
        eyes: Eyes | None = None,
        render_mode: str | None = None,
        **options: int | str,
    ) -> None:
        self._game = find(game) if isinstance(game, str) else game
        self._setup = _setup(self._game, players, mode, variants, options)
        if not 0 <= seat < self._setup.players:
            raise ValueError(f"there is no seat {seat} at a table of {self._setup.players}")
        self._seat, self._wishes, self._eyes = seat, [named(bot) for bot in bots.split(",")], eyes or Eyes()
        self._looking = Looking(self._game, self._setup, self._eyes)
        self.observation_space = self._looking.space()
        self.action_space = spaces.Discrete(self._eyes.options)  # type: ignore[assignment]
        self.render_mode = render_mode
        self.table: Runner[Any]
        self._bots: list[Bot] = []
        self._actions = 0
        self._choosing = Choosing(self._eyes)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.table = _table(self._game, self._setup, int(self.np_random.integers(1 << 62)), self.render_mode)
        self._bots = [
            new_bot(self._wishes[number % len(self._wishes)], int(self.np_random.integers(1 << 31)))
            for number in range(self._setup.players)
        ]
        self._actions = 0
        self._choosing = Choosing(self._eyes)
        self._let_others_play()
        return self._observed(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        choices = self._choosing.choices(self.table, self._seat)
        if not 0 <= action < len(choices):
            return self._observed(), -1.0, True, False, {"illegal": True}
        self._choosing.take(self.table, self._seat, choices[int(action)])
        self._let_others_play()
        over, late = self.table.over, self._actions >= LONGEST
        return self._observed(), reward(self.table, self._seat), over, late and not over, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions choose something."""
        return _mask(self.table, self._seat, self._choosing, self._eyes)

    @property
    def seats(self) -> int:
        """How many sit at the table, the learner among them."""
        return self._setup.players

    def expert_action(self) -> int | None:
        """The action that leads to what the game's expert would answer here, for who learns by looking on. None where
        the game has no expert, and while the seat is not asked.
        """
        question, expert = self.table.question, self._game.expert
        if expert is None or question is None or self._seat not in self.table.asked():
            return None
        options = self.table.options(self._seat)
        answer = options.index(expert(self._game.view(self.table.state, self._seat), options, question.prompt))
        choices = self._choosing.choices(self.table, self._seat)
        return next((at for at, choice in enumerate(choices) if answer in choice), None)

    def render(self) -> str | None:
        """What the seat sees, in words, if that was wished for."""
        return in_words(self.table, self._seat) if self.render_mode == "ansi" else None

    def _observed(self) -> Observation:
        return self._looking.observe(self.table, self._seat, self._choosing.within)

    def _let_others_play(self) -> None:
        """Until the learner is asked, or the game is over."""
        self._actions += 1
        while self._actions < LONGEST and (asked := self.table.asked()) and self._seat not in asked:
            wish = self._wishes[asked[0] % len(self._wishes)]
            self.table.answer(asked[0], let_choose(self._bots[asked[0]], self.table, asked[0], wish.budget))
            self._actions += 1


def _table(game: Game[Any], setup: Setup, seed: int, render_mode: str | None) -> Runner[Any]:
    return Runner(game, setup, seed_from(f"environment/{seed}"), log=render_mode is not None)


def _mask(table: Runner[Any], seat: int, choosing: Choosing, eyes: Eyes) -> NDArray[np.bool_]:
    mask = np.zeros(eyes.options, np.bool_)
    if seat in table.asked():
        mask[: len(choosing.choices(table, seat))] = True
    return mask


def name_of(game: str) -> str:
    """How an environment is called: `long_night` is `fivefires/LongNight-v1`."""
    return f"fivefires/{''.join(word.capitalize() for word in game.split('_'))}-v{VERSION}"


def register() -> None:
    """Make every game known to Gymnasium and PettingZoo. None is opened before it is asked for."""
    for game in names():
        gymnasium.register(name_of(game), "fivefires.lab.environments:SeatEnv", kwargs={"game": game})
        pettingzoo.register("aec", name_of(game), "fivefires.lab.environments:TableEnv", kwargs={"game": game})


register()
