"""The 8 main objectives with their two sides. Tribute is named (L-035), Frosty Night known."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

_SURVIVE: Final = v.AtMost(v.RoundsLeft(), 1)
_FROST: Final = v.When(v.On(v.Deed.ATTACK, what=(v.Side.ZOMBIE, v.Side.SPECIAL)), (v.Hurt(v.SELF, frostbite=1),))
_OUTSIDE: Final = tuple((place, 1) for place in v.ORDINARY)
_MEDICINE_CHEST: Final = v.EveryPlayer((v.Find(v.Match((v.MEDICINE,)), v.Where((v.HOSPITAL,))),))
_PUPIL: Final = v.When(
    v.On(v.Deed.SEARCH, at=v.ORDINARY),
    (v.Roll((v.Row(1, 3), v.Row(4, 4, (v.Mark(1),)), v.Row(5, 6, (v.AddHelpless(1), v.Mark(1), v.ChangeFood(1))))),),
    once=True,
)
_LAID_TO_PROGRESS: Final = v.When(v.On(v.Deed.LAY), (v.Progress(1),))


def _evening(needs: v.Condition) -> v.When:
    """A mark for every check of the main objective at which this holds (L-588)."""
    return v.When(v.On(v.Deed.CHECK, needs=needs), (v.Mark(1),))


CARDS: Final[tuple[v.MainObjective, ...]] = (
    v.MainObjective(
        "goal_tribute",
        v.SHORT,
        v.Task(
            v.Layout(10, 6, food=v.PerPlayer(1), zombies=4, helpless=2, barricades=((v.COLONY, 12),)),
            v.AtLeast(v.Laid((v.FOOD, v.MEDICINE, v.FUEL)), v.PerPlayer(3, plus=3)),
            lay=(v.FOOD, v.MEDICINE, v.FUEL),
        ),
        v.Task(
            v.Layout(10, 6, food=v.PerPlayer(1), zombies=6, zombies_outside=1, helpless=3, barricades=((v.COLONY, 9),)),
            v.AtLeast(v.Laid((v.FOOD, v.MEDICINE, v.FUEL)), v.PerPlayer(4)),
            lay=(v.FOOD, v.MEDICINE, v.FUEL),
        ),
    ),
    v.MainObjective(
        "goal_frosty_night",
        v.LONG,
        v.Task(
            v.Layout(
                10,
                8,
                food=v.PerPlayer(4),
                zombies=6,
                zombies_outside=1,
                barricades=((v.COLONY, 12), *_OUTSIDE),
                extra=(_MEDICINE_CHEST,),
            ),
            _SURVIVE,
            powers=(_FROST,),
        ),
        v.Task(
            v.Layout(9, 8, food=v.PerPlayer(2), zombies=6, zombies_outside=2),
            _SURVIVE,
            powers=(_FROST,),
        ),
    ),
    v.MainObjective(
        "goal_twelve_doors",
        v.SHORT,
        v.Task(
            v.Layout(10, 6, food=v.PerPlayer(4), zombies=5),
            v.AtLeast(v.Marks(), 5),
            powers=(
                _evening(
                    v.Both(
                        (
                            v.AtLeast(v.BarredEntrances((v.COLONY,)), 6),
                            v.AtLeast(v.BarredEntrances(v.ORDINARY), 1),
                        )
                    )
                ),
            ),
        ),
        v.Task(
            v.Layout(10, 6, food=v.PerPlayer(4), zombies=8, helpless=1),
            v.AtLeast(v.Marks(), 4),
            powers=(_evening(v.AtLeast(v.BarredEntrances((v.COLONY, *v.ORDINARY)), 9)),),
        ),
    ),
    v.MainObjective(
        "goal_convoy",
        v.MEDIUM,
        v.Task(
            v.Layout(10, 7, food=v.PerPlayer(5), helpless=2, barricades=((v.COLONY, 12),)),
            v.Both(
                (
                    v.AtLeast(v.Laid((v.FUEL,)), v.PerPlayer(2)),
                    v.AtLeast(v.Laid((v.TOOL,)), v.PerPlayer(1, plus=3)),
                    v.AtLeast(v.FoodStore(), v.PerPlayer(1)),
                )
            ),
            lay=(v.FUEL, v.TOOL),
        ),
        v.Task(
            v.Layout(10, 7, food=v.PerPlayer(5), barricades=((v.COLONY, 12),)),
            v.Both(
                (
                    v.AtLeast(v.Laid((v.FUEL,)), v.PerPlayer(2, plus=1)),
                    v.AtLeast(v.Laid((v.TOOL,)), v.PerPlayer(1, plus=4)),
                    v.AtLeast(v.FoodStore(), v.PerPlayer(1, plus=1)),
                )
            ),
            lay=(v.FUEL, v.TOOL),
        ),
    ),
    v.MainObjective(
        "goal_missing_class",
        v.MEDIUM,
        v.Task(
            v.Layout(10, 7, food=v.PerPlayer(5), barricades=((v.COLONY, 12),)),
            v.Both((v.AtLeast(v.Marks(), v.PerPlayer(2, plus=3)), v.AtLeast(v.Helpless(), v.PerPlayer(1)))),
            powers=(_PUPIL,),
        ),
        v.Task(
            v.Layout(10, 7, food=v.PerPlayer(5), barricades=((v.COLONY, 12), *_OUTSIDE)),
            v.Both((v.AtLeast(v.Marks(), v.PerPlayer(2, plus=3)), v.AtLeast(v.Helpless(), v.PerPlayer(1, plus=2)))),
            powers=(_PUPIL,),
        ),
    ),
    v.MainObjective(
        "goal_new_roof",
        v.MEDIUM,
        v.Task(
            v.Layout(
                10,
                7,
                food=v.PerPlayer(5),
                barricades=((v.COLONY, 12), *_OUTSIDE),
            ),
            v.AtLeast(v.Improvements(), 6),
            lay=(v.TOOL, v.EDUCATION),
            powers=(_LAID_TO_PROGRESS,),
        ),
        v.Task(
            v.Layout(
                10,
                7,
                food=v.PerPlayer(4),
                zombies=3,
                helpless=2,
                unruly=1,
                barricades=((v.COLONY, 12),),
            ),
            v.AtLeast(v.Improvements(), 6),
            lay=(v.TOOL, v.EDUCATION),
            powers=(_LAID_TO_PROGRESS,),
        ),
        modules=(v.IMPROVEMENTS,),
    ),
    v.MainObjective(
        "goal_smoke_them_out",
        v.SHORT,
        v.Task(
            v.Layout(
                10,
                6,
                food=v.PerPlayer(3),
                helpless=2,
                barricades=((v.COLONY, 12),),
                extra=(v.AddBandits(4),),
            ),
            v.Both((v.AtLeast(v.Laid((v.WEAPON,)), v.PerPlayer(1, plus=1)), v.AtLeast(v.Marks(), 4))),
            lay=(v.WEAPON,),
            powers=(_evening(v.AtMost(v.Bandits(), 2)),),
        ),
        v.Task(
            v.Layout(
                10,
                6,
                food=v.PerPlayer(2),
                zombies=2,
                helpless=2,
                barricades=((v.COLONY, 9),),
                extra=(v.AddBandits(6),),
            ),
            v.Both((v.AtLeast(v.Laid((v.WEAPON,)), v.PerPlayer(1, plus=1)), v.AtLeast(v.Marks(), 4))),
            lay=(v.WEAPON,),
            powers=(_evening(v.AtMost(v.Bandits(), 2)),),
        ),
        modules=(v.BANDITS,),
    ),
    v.MainObjective(
        "goal_last_shift",
        v.LONG,
        v.Task(
            v.Layout(10, 8, food=v.PerPlayer(5), barricades=((v.COLONY, 12), *_OUTSIDE, (v.RAXXON, 3))),
            v.Both((v.AtLeast(v.Contained(), 6), v.AtLeast(v.Laid((v.EDUCATION,)), v.PerPlayer(1, plus=1)))),
            lay=(v.EDUCATION,),
        ),
        v.Task(
            v.Layout(10, 8, food=v.PerPlayer(4), barricades=((v.COLONY, 12), *_OUTSIDE, (v.RAXXON, 2))),
            v.Both((v.AtLeast(v.Contained(), 6), v.AtLeast(v.Laid((v.EDUCATION,)), v.PerPlayer(1, plus=1)))),
            lay=(v.EDUCATION,),
        ),
        modules=(v.RAXXON_MODULE,),
    ),
)
