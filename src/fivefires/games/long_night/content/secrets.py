"""The 24 secret objectives: what each wants for itself while the colony wants something else."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.Secret, ...]] = (
    # What the crisis wants and you keep.
    v.Secret("secret_hoarder", v.AtLeast(v.Cards(zone=v.HAND), 5)),
    v.Secret("secret_own_car", v.AtLeast(v.Cards(v.Match((v.FUEL,))), 2)),
    v.Secret(
        "secret_packed_bag",
        v.Both(
            (
                v.AtLeast(v.Cards(v.Match((v.FOOD,))), 1),
                v.AtLeast(v.Cards(v.Match((v.FUEL,))), 1),
                v.AtLeast(v.Cards(v.Match((v.MEDICINE,))), 1),
            )
        ),
    ),
    # Your people, and where they are.
    v.Secret("secret_following", v.MoreThanOthers(v.Survivors())),
    v.Secret("secret_small_circle", v.Both((v.AtMost(v.Survivors(), 2), v.AtLeast(v.Cards(zone=v.HAND), 3)))),
    v.Secret(
        "secret_not_one_lost",
        v.Both((v.AtMost(v.Count(v.Stat.LOST), 0), v.AtLeast(v.Count(v.Stat.KILLS), 1))),
    ),
    v.Secret("secret_clean_hands", v.AtMost(v.Survivors(v.Who(v.OWN, hurt=True)), 0)),
    v.Secret(
        "secret_all_home",
        v.Both(
            (
                v.AtMost(v.Survivors(v.Who(v.OWN, v.OUTSIDE)), 0),
                v.AtLeast(v.Survivors(), 2),
                v.AtLeast(v.Count(v.Stat.KILLS), 1),
            )
        ),
    ),
    v.Secret(  # The one who is leaving anyway wins even if the colony falls.
        "secret_drifter",
        v.Both((v.AtMost(v.Survivors(v.Who(v.OWN, (v.COLONY,))), 0), v.AtLeast(v.Cards(zone=v.HAND), 3))),
        main=False,
    ),
    # What you did, and what you let others do.
    v.Secret("secret_best_shot", v.MoreThanOthers(v.Count(v.Stat.KILLS))),
    v.Secret(
        "secret_freeloader",
        v.Both((v.FewerThanOthers(v.Count(v.Stat.CONTRIBUTED)), v.AtLeast(v.Count(v.Stat.KILLS), 2))),
    ),
    v.Secret("secret_restless", v.Both((v.AtLeast(v.Count(v.Stat.MOVES), 5), v.AtLeast(v.Count(v.Stat.KILLS), 1)))),
    v.Secret("secret_every_drawer", v.AtLeast(v.Count(v.Stat.SEARCHES), 10)),
    v.Secret(
        "secret_own_fence",
        v.Both((v.AtLeast(v.Count(v.Stat.BARRICADES), 5), v.AtLeast(v.Count(v.Stat.KILLS), 2))),
    ),
    v.Secret("secret_provider", v.AtLeast(v.Count(v.Stat.CONTRIBUTED), 5)),
    # What should become of the colony.
    v.Secret("secret_wake_up_call", v.AtMost(v.Morale(), 5)),
    v.Secret("secret_hard_school", v.AtMost(v.Prevented(), 3)),
    v.Secret("secret_gravedigger", v.AtLeast(v.Dead(), 3)),
    v.Secret("secret_full_larder", v.AtLeast(v.FoodStore(), 3)),
    v.Secret("secret_landfill", v.AtLeast(v.WastePile(), 7)),
    v.Secret("secret_bare_shelves", v.AtMost(v.Deck((v.HOSPITAL, v.GROCERY_STORE)), 22)),
    # With a module; every main objective leaves them within reach.
    v.Secret("secret_old_ways", v.AtLeast(v.Cards(v.Match((v.TOOL, v.FUEL))), 2), modules=(v.IMPROVEMENTS,)),
    v.Secret(
        "secret_friends_outside",
        v.Both((v.AtLeast(v.Survivors(v.Who(v.OWN, (v.HIDEOUT,)))), v.AtLeast(v.Cards(zone=v.HAND), 1))),
        modules=(v.BANDITS,),
    ),
    v.Secret(
        "secret_observer",
        v.Both((v.AtLeast(v.Specials(), 3), v.AtLeast(v.Count(v.Stat.KILLS), 2))),
        modules=(v.RAXXON_MODULE,),
    ),
)
