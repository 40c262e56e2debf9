"""The 20 survivors. Three values are printed in the rulebook (L-033), the rest is ours."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.Survivor, ...]] = (
    v.Survivor("agnes_thorne", 4, 4, 3, (v.Always((v.Mouths(-1), v.QuietDeath())),)),
    v.Survivor("blue", 8, 3, 2, (v.Always((v.Safe((v.Risk.MOVE,)), v.BiteSkips())),), human=False),
    v.Survivor("tomas_novak", 11, 3, 4, (v.Do((v.Salvage(),), die=5, at=(v.COLONY,)),)),
    v.Survivor(  # search 5 (L-033)
        "forest_plum",
        14,
        2,
        5,
        (v.When(v.On(v.Deed.TURN_START, v.SELF), (v.Remove(v.SELF), v.ChangeMorale(1)), may=True),),
    ),
    v.Survivor(
        "george_coleman",
        18,
        3,
        3,
        (v.When(v.On(v.Deed.PLAY, v.Who(v.OWN)), (v.Roll((v.Row(1, 5), v.Row(6, 6, (v.Salvage(),)))),)),),
    ),
    v.Survivor("eric_parker", 22, 3, 3, (v.Always((v.Soften(v.FROSTBITE, v.WOUND),), v.Scope.HERE),)),
    v.Survivor("lily_mae", 25, 2, 5, (v.Do((v.SetTrap(),), die=6),)),
    v.Survivor(
        "olga_petrenko",
        28,
        3,
        4,
        (
            v.When(
                v.On(v.Deed.PLAY, v.Who(v.OWN), what=(v.FOOD,), needs=v.SelfIs(v.Who(v.OWN, (v.COLONY,)))),
                (v.ChangeFood(1),),
                once=True,
            ),
        ),
    ),
    v.Survivor("derek_yoshida", 31, 4, 2, (v.Always((v.Silent(1),)),)),
    v.Survivor(
        "rosa_rodriguez",
        34,
        3,
        4,
        (v.Do((v.RemoveBandits(1), v.TakeLoot(1)), die=3, needs=v.AtLeast(v.Bandits((v.HERE,)), 1)),),
        modules=(v.BANDITS,),
    ),
    v.Survivor(  # attack 2 (L-033)
        "gia_najjar",
        38,
        2,
        4,
        (v.Do((v.Heal(v.Who(v.ANYBODY, (v.HERE,), hurt=True), wounds=1),), die=4),),
    ),
    v.Survivor("fatima_maktabi", 42, 3, 3, (v.Do((v.Travel(v.Who(v.OWN, (v.HERE,), other=True)),)),)),
    v.Survivor(
        "emma_han",
        46,
        4,
        2,
        (
            v.Do(
                (v.Draw(look=5, keep=2),),
                at=(*v.ORDINARY, v.RAXXON),
                cost=v.Cost(cards=1, discard=v.Match((v.EDUCATION,))),
            ),
        ),
    ),
    v.Survivor("melissa_gupta", 49, 4, 2, (v.Always((v.HealsMore(1),), v.Scope.HERE),)),
    v.Survivor(
        "jamie_gilmour",
        52,
        4,
        3,
        (v.Always((v.Safe((v.Risk.SEARCH,)),), at=(v.RAXXON,)), v.Do((v.RollDie(1),), at=(v.RAXXON,))),
        modules=(v.RAXXON_MODULE,),
    ),
    v.Survivor(
        "cole_winters",
        55,
        4,
        3,
        (
            v.Do((v.Heal(v.Who(v.ANYBODY, (v.HERE,), sad=True), despair=1),), die=3),
            v.Do((v.Calm(1),), die=2, at=(v.COLONY,)),
        ),
    ),
    v.Survivor("anita_wallace", 58, 4, 3, (v.Do((v.Progress(1),), die=4, at=(v.COLONY,)),), modules=(v.IMPROVEMENTS,)),
    v.Survivor("rocco_bellini", 62, 2, 4, (v.Always((v.BarricadesMore(1),)),)),  # attack 2 (L-033)
    v.Survivor(
        "nadia_rivers",
        66,
        4,
        3,
        (v.Do((v.RaiseDie(2),), needs=v.AtLeast(v.Survivors(v.Who(v.ANYBODY, (v.HERE,), other=True)), 2)),),
    ),
    v.Survivor("harriet_osei", 70, 3, 3, (v.Do((v.Peek(v.Peekable.HAND, 2),), die=3),), rivals_only=True),
)
