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
)
