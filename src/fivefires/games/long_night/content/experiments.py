"""The 12 Raxxon experiments: audio side with code and figures, encounter side with table and powers (L-476)."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.Experiment, ...]] = (
    v.Experiment(
        "exp_claw",
        2,
        (2, 5),
        (
            (v.Hurt(v.SELF, wounds=1),),
            (v.Slain(),),
            (v.Slain(),),
            (v.Slain(),),
            (v.Slain(),),
            (v.Slain(), v.Draw()),
        ),
    ),
    v.Experiment(
        "exp_hunter",
        1,
        (3, 6),
        (
            (v.Hurt(v.SELF, wounds=1), v.Prowl(v.AT_RANDOM)),
            (v.Hurt(v.SELF, wounds=1),),
            (v.Prowl(v.AT_RANDOM),),
            (v.Slain(),),
            (v.Slain(),),
            (v.Slain(),),
        ),
        (v.When(v.On(v.Deed.COLONY_PHASE), (v.Prowl(v.Where(v.OUTSIDE, v.HIGHEST)),)),),
    ),
    v.Experiment(
        "exp_collector",
        1,
        (1, 4),
        (
            (v.DropGear(), v.Discard(2, pick=v.CHANCE)),
            (v.DropGear(),),
            (v.Discard(1, pick=v.CHANCE),),
            (v.Slain(),),
            (v.Slain(), v.Draw()),
            (v.Slain(), v.Draw(look=4, keep=2)),
        ),
        (v.When(v.On(v.Deed.SEARCH, at=(v.HERE,)), (v.Discard(1, pick=v.CHANCE),)),),
    ),
    v.Experiment(
        "exp_cold_one",
        2,
        (2, 2),
        (
            (v.Hurt(v.EVERYBODY_HERE, frostbite=1),),
            (v.Hurt(v.SELF, frostbite=1),),
            (v.Slain(),),
            (v.Slain(),),
            (v.Slain(),),
            (v.Slain(),),
        ),
        (v.Always((v.Soften(v.WOUND, v.FROSTBITE),), v.Scope.HERE),),
    ),
    v.Experiment(
        "exp_tank",  # L-475
        1,
        (6, 6),
        (
            (v.Hurt(v.SELF, wounds=2),),
            (v.Hurt(v.SELF, wounds=1), v.LoseBarricades(1, v.AT_HERE)),
            (v.Hurt(v.SELF, wounds=1),),
            (),
            (v.Slain(),),
            (v.Slain(), v.RemoveZombies(2, upto=True)),
        ),
        (v.When(v.On(v.Deed.COLONY_PHASE), (v.LoseBarricades(1, v.AT_HERE), v.Prowl(v.AT_COLONY))),),
    ),
    v.Experiment(
        "exp_howler",
        2,
        (1, 6),
        (
            (v.AddZombies(2, v.AT_HERE),),
            (v.MakeNoise(2), v.Hurt(v.SELF, despair=1)),
            (v.Slain(), v.MakeNoise(2)),
            (v.Slain(), v.MakeNoise(1)),
            (v.Slain(),),
            (v.Slain(), v.Hush(2)),
        ),
        (v.When(v.On(v.Deed.COLONY_PHASE), (v.MakeNoise(2),)),),
    ),
    v.Experiment(
        "exp_carrier",
        2,
        (3, 4),
        (
            (v.Expose(v.EVERYBODY_HERE),),
            (v.Slain(), v.Expose(v.SELF)),
            (v.Slain(), v.Hurt(v.SELF, wounds=1)),
            (v.Slain(),),
            (v.Slain(),),
            (v.Slain(),),
        ),
    ),
    v.Experiment(
        "exp_hydra",
        2,
        (2, 6),
        (
            (v.Hurt(v.SELF, wounds=1), v.Spawn()),
            (v.Spawn(),),
            (v.Hurt(v.SELF, wounds=1),),
            (v.Slain(), v.Spawn(v.AT_RANDOM)),
            (v.Slain(),),
            (v.Slain(),),
        ),
    ),
    v.Experiment(
        "exp_reaper",
        1,
        (5, 5),
        (
            (v.Kill(v.Who(v.ANYBODY, (v.HERE,), v.LOWEST)),),
            (v.Hurt(v.SELF, wounds=2),),
            (v.Hurt(v.SELF, wounds=1), v.Prowl(v.Where(v.OUTSIDE, v.LOWEST))),
            (v.Slain(),),
            (v.Slain(),),
            (v.Slain(), v.ChangeMorale(1)),
        ),
        (v.When(v.On(v.Deed.COLONY_PHASE), (v.Hurt(v.Who(v.ANYBODY, (v.HERE,), v.LOWEST), wounds=1),)),),
    ),
    v.Experiment(
        "exp_vomiter",
        2,
        (1, 3),
        (
            (v.Hurt(v.EVERYBODY_HERE, wounds=1),),
            (v.Hurt(v.SELF, wounds=1),),
            (v.Slain(), v.Hurt(v.Who(v.ANYBODY, (v.HERE,), other=True), wounds=1)),
            (v.Slain(),),
            (v.Slain(),),
            (v.Slain(),),
        ),
    ),
    v.Experiment(
        "exp_stinker",
        2,
        (4, 5),
        (
            (v.LoseDice(1),),
            (v.Slain(), v.LoseDice(1)),
            (v.Slain(),),
            (v.Slain(),),
            (v.Slain(),),
            (v.Slain(),),
        ),
        (v.Always((v.Distracted(),), v.Scope.HERE),),
    ),
    v.Experiment(
        "exp_siren",
        1,
        (3, 5),
        (
            (v.Hurt(v.SELF, despair=1), v.Relocate(v.LOWEST_IN_COLONY, v.AT_HERE)),
            (v.Hurt(v.SELF, despair=1),),
            (v.Slain(), v.Hurt(v.SELF, despair=1)),
            (v.Slain(),),
            (v.Slain(),),
            (v.Slain(), v.Heal(v.Who(v.ANYBODY, (v.HERE,), sad=True), despair=1)),
        ),
        (v.Always((v.Rooted(),), v.Scope.HERE),),
    ),
)
