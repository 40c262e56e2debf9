"""The 11 betrayal objectives: morale 0, something that was prepared in secret, and blows that all could see.

Without the blows whoever only held back would win most, and nobody could tell a betrayer from somebody out of luck.
"""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

# So often a betrayer must have attacked the survivors of players at home.
_FALLEN: Final = (v.AtMost(v.Morale(), 0), v.AtLeast(v.Count(v.Stat.BLOWS), 2))

CARDS: Final[tuple[v.Betrayal, ...]] = (
    v.Betrayal("betrayal_gunrunner", v.Both((*_FALLEN, v.AtLeast(v.Cards(v.Match((v.WEAPON,)), v.GEAR), 2)))),
    v.Betrayal("betrayal_last_supper", v.Both((*_FALLEN, v.AtLeast(v.Cards(v.Match((v.FOOD,)), v.HAND), 2)))),
    v.Betrayal("betrayal_poisoner", v.Both((*_FALLEN, v.AtLeast(v.Cards(v.Match((v.MEDICINE,))), 2)))),
    v.Betrayal(
        "betrayal_getaway",
        v.Both(
            (
                *_FALLEN,
                v.AtLeast(v.Cards(v.Match((v.FUEL,)), v.HAND), 1),
                v.AtLeast(v.Survivors(v.Who(v.OWN, v.OUTSIDE)), 1),
            )
        ),
    ),
    v.Betrayal("betrayal_prophet", v.Both((*_FALLEN, v.MoreThanOthers(v.Survivors())))),
    v.Betrayal("betrayal_undertaker", v.Both((*_FALLEN, v.AtLeast(v.Dead(), 3), v.AtLeast(v.Survivors(), 2)))),
    v.Betrayal("betrayal_filth", v.Both((*_FALLEN, v.AtLeast(v.WastePile(), 8)))),
    v.Betrayal("betrayal_vulture", v.Both((*_FALLEN, v.AtLeast(v.Cards(zone=v.HAND), 5)))),
    v.Betrayal(
        "betrayal_wrecker",
        v.Both((*_FALLEN, v.AtMost(v.Improvements(), 2), v.AtLeast(v.Cards(v.Match((v.TOOL, v.FUEL))), 2))),
        modules=(v.IMPROVEMENTS,),
    ),
    v.Betrayal(
        "betrayal_inside_man",
        v.Both((*_FALLEN, v.AtLeast(v.Bandits(), 2), v.AtLeast(v.Survivors(v.Who(v.OWN, (v.HIDEOUT,))), 1))),
        modules=(v.BANDITS,),
    ),
    v.Betrayal(
        "betrayal_company_man",
        v.Both(
            (
                *_FALLEN,
                v.AtMost(v.Contained(), 3),
                v.AtLeast(v.Cards(v.Match((v.MEDICINE, v.EDUCATION))), 2),
            )
        ),
        modules=(v.RAXXON_MODULE,),
    ),
)
