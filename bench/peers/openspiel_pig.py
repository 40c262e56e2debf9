"""Pig in OpenSpiel, through its Python interface: its own C++ game, and the same rules written in Python."""

# OpenSpiel is no dependency of the project and ships no types, so its names are Any where this is checked.
# mypy: disable-error-code="import-not-found,import-untyped", disallow-subclassing-any=False

from typing import Any

import clock
import pyspiel

PLAYERS, WINNING_SCORE, DIE = 2, 100, 6
ROLL, STOP = 0, 1
CHANCE: int = pyspiel.PlayerId.CHANCE
OVER: int = pyspiel.PlayerId.TERMINAL
FACES = [(face, 1 / DIE) for face in range(DIE)]
"""OpenSpiel names the faces of the die 0 to 5: outcome 0 is the one that loses the turn."""

TYPE = pyspiel.GameType(
    short_name="python_pig",
    long_name="Pig in Python",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS,
    min_num_players=PLAYERS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    provides_factored_observation_string=False,
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=2,
    max_chance_outcomes=DIE,
    num_players=PLAYERS,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=10_000,
)


class PythonPig(pyspiel.Game):
    """The game as OpenSpiel wants it: a factory of states."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        super().__init__(TYPE, INFO, parameters or {})

    def new_initial_state(self) -> "PythonPigState":
        return PythonPigState(self)


class PythonPigState(pyspiel.State):
    """One position, with the methods that OpenSpiel calls from C++."""

    def __init__(self, game: PythonPig) -> None:
        super().__init__(game)
        self._scores = [0] * PLAYERS
        self._turn_total = 0
        self._player = 0
        self._rolling = False
        self._over = False

    def current_player(self) -> int:
        if self._over:
            return OVER
        return CHANCE if self._rolling else self._player

    def _legal_actions(self, player: int) -> list[int]:
        enough = self._scores[player] + self._turn_total >= WINNING_SCORE
        return [STOP] if enough else [ROLL, STOP]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return FACES

    def _apply_action(self, action: int) -> None:
        if self._rolling:
            self._rolling = False
            if action == 0:
                self._end_turn()
            else:
                self._turn_total += action + 1
        elif action == ROLL:
            self._rolling = True
        else:
            self._scores[self._player] += self._turn_total
            self._over = self._scores[self._player] >= WINNING_SCORE
            self._end_turn()

    def _end_turn(self) -> None:
        self._turn_total = 0
        self._player = 1 - self._player

    def _action_to_string(self, player: int, action: int) -> str:
        return f"face {action + 1}" if player == CHANCE else ("roll", "stop")[action]

    def is_terminal(self) -> bool:
        return self._over

    def returns(self) -> list[float]:
        return [(score >= WINNING_SCORE) * 2.0 - 1.0 if self._over else 0.0 for score in self._scores]

    def __str__(self) -> str:
        return f"{self._scores} + {self._turn_total}, player {self._player}"


def ordinary(game: Any) -> clock.PlayGame:
    """The loop of OpenSpiel's own examples: ask for outcomes at chance nodes, for legal actions elsewhere.

    Outcomes are picked as if equally likely, which a die's are; weighing them would only make it slower.
    """
    rnd = clock.rnd

    def play_game() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rnd() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rnd() * len(actions))])
                decisions += 1
        return decisions

    return play_game


def lean(game: Any) -> clock.PlayGame:
    """The quickest loop found: one question tells the end, chance and players apart.

    It never looks at a probability, so it holds only for games whose outcomes are all equally likely.
    """
    rnd = clock.rnd

    def play_game() -> int:
        decisions = 0
        state = game.new_initial_state()
        while (player := state.current_player()) != OVER:
            actions = state.legal_actions()
            state.apply_action(actions[int(rnd() * len(actions))])
            decisions += player >= 0
        return decisions

    return play_game


if __name__ == "__main__":
    pig = pyspiel.load_game("pig", {"players": PLAYERS, "winscore": WINNING_SCORE, "diceoutcomes": DIE})
    pyspiel.register_game(TYPE, PythonPig)
    python_pig = pyspiel.load_game("python_pig")
    clock.main({"c++": ordinary(pig), "c++-lean": lean(pig), "python": ordinary(python_pig)})
