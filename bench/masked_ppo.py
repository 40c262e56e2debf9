"""Let the masked PPO of sb3-contrib play one seat of every game, as any program does that knows only Gymnasium.

    uv pip install sb3-contrib          # beside the package with its extra `lab`; it brings torch, some gigabytes
    python bench/masked_ppo.py          # every installed game
    python bench/masked_ppo.py pig zona --steps 20000

It checks each environment first (stable-baselines3's `check_env`), learns for some steps, and says how fast that
went and how many games were won before and afterwards.
"""

from __future__ import annotations

import argparse
import time
import warnings
from typing import Any

import gymnasium
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_checker import check_env

from fivefires.kernel.registry import names
from fivefires.lab.environments import name_of

SEED = 7


def won(learner: Any, env: gymnasium.Env[Any, Any], games: int) -> int:
    """Of games that were not learnt from."""
    wins = 0
    for number in range(games):
        seen, _ = env.reset(seed=(1 << 20) + number)
        over, reward = False, 0.0
        while not over:
            action, _ = learner.predict(seen, action_masks=env.get_wrapper_attr("action_masks")())
            seen, paid, won_or_lost, late, _ = env.step(int(action))
            over, reward = won_or_lost or late, float(paid)
        wins += reward > 0
    return wins


def try_game(game: str, steps: int, games: int) -> None:
    env = gymnasium.make(name_of(game))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env.unwrapped)
    learner = MaskablePPO("MultiInputPolicy", env, n_steps=512, batch_size=128, seed=SEED, device="cpu")
    before = won(learner, env, games)
    begin = time.perf_counter()
    learner.learn(steps)
    took = time.perf_counter() - begin
    after = won(learner, env, games)
    print(
        f"{game}: {steps / took:.0f} steps a second with learning, won {before} of {games} before, {after} after",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="all installed games, if none is named")
    parser.add_argument("--steps", type=int, default=4096)
    parser.add_argument("--games", type=int, default=20, help="measure with so many games before and afterwards")
    typed = parser.parse_args()
    for game in typed.game or sorted(names()):
        try_game(game, typed.steps, typed.games)


if __name__ == "__main__":
    main()
