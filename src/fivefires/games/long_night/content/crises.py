"""The 22 crises, each with its bandit strip (L-409)."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v


def _who_gave_nothing(do: v.Effect) -> v.EveryPlayer:
    return v.EveryPlayer((do,), gave_nothing=True)


CARDS: Final[tuple[v.Crisis, ...]] = (
    v.Crisis("crisis_fuel_shortage", (v.FUEL,), (v.ChangeMorale(-2),), (1, 6)),
    v.Crisis(
        "crisis_sickness",
        (v.MEDICINE,),
        (
            v.EveryPlayer((v.Hurt(v.ONE_OWN, wounds=1),)),
            _who_gave_nothing(v.Hurt(v.ONE_OWN, wounds=1)),
            v.ChangeMorale(-1),
        ),
        (5, 5, 2),
    ),
    v.Crisis(
        "crisis_rats",
        (v.TOOL,),
        (v.ChangeFood(-4), _who_gave_nothing(v.Discard(2, pick=v.CHANCE)), v.ChangeStarvation(1)),
        (2, 3),
    ),
    v.Crisis("crisis_whiteout", (v.FUEL,), (v.Hurt(v.EVERYBODY_OUTSIDE, frostbite=1),), (4,)),
    v.Crisis(
        "crisis_they_heard_us",
        (v.TOOL, v.WEAPON),
        (v.AddZombies(v.Per(v.Noise(), every=2, plus=4)), v.AddZombies(1, v.EVERY_LOCATION)),
        (3, 6),
    ),
    v.Crisis(
        "crisis_roof",
        (v.TOOL,),
        (
            v.Hurt(v.Who(v.ANYBODY, (v.COLONY,), v.LOWEST, 2), wounds=1),
            v.LoseBarricades(3),
            v.ChangeMorale(-1),
        ),
        (1, 4),
    ),
    v.Crisis(
        "crisis_bread_queue",
        (v.FOOD,),
        (
            v.If(
                v.AtLeast(v.Helpless(unruly=False), 2),
                (v.Rouse(v.PerPlayer(1)),),
                (v.AddHelpless(2, unruly=True),),
            ),
            _who_gave_nothing(v.Discard(1, pick=v.CHANCE)),
            v.ChangeMorale(-1),
        ),
        (2, 6),
    ),
    v.Crisis(
        "crisis_longest_night",
        (v.FUEL, v.EDUCATION),
        (v.ChangeMorale(-1), _who_gave_nothing(v.Hurt(v.ONE_OWN, despair=1))),
        (3, 4),
        surplus=(v.EveryPlayer((v.Heal(v.Who(sad=True), despair=1),)),),
    ),
    v.Crisis(
        "crisis_burst_pipe",
        (v.TOOL, v.MEDICINE),
        (
            v.EveryPlayer((v.Discard(1, pick=v.CHANCE),)),
            _who_gave_nothing(v.Discard(1, pick=v.CHANCE)),
            v.Hurt(v.LOWEST_IN_COLONY, frostbite=1),
        ),
        (1, 5),
    ),
    v.Crisis(
        "crisis_bad_water",
        (v.MEDICINE,),
        (
            v.EveryPlayer(
                (
                    v.Choose(
                        (
                            v.Way("drink", (v.Hurt(v.Who(v.OWN, (v.COLONY,), v.ALL), wounds=1),)),
                            v.Way("melt", (), v.Cost(cards=2)),
                            v.Way("thirst", (v.ChangeMorale(-1),)),
                        )
                    ),
                ),
                at_home=True,
            ),
        ),
        (5, 6),
    ),
    v.Crisis(
        "crisis_names_on_the_wall",
        (v.MEDICINE, v.EDUCATION),
        (
            v.ChangeMorale(v.Per(v.Dead(), every=3, times=-1, plus=-1)),
            _who_gave_nothing(v.Hurt(v.ONE_OWN, despair=1)),
        ),
        (4, 4),
    ),
    v.Crisis(
        "crisis_changing_sides",
        (v.FOOD, v.EDUCATION),
        (v.EveryPlayer((v.Swap(v.Who(v.OWN, pick=v.LOWEST)),), at_home=True), v.ChangeMorale(-1)),
        (3, 4),
        rivals_only=True,
    ),
    v.Crisis(
        "crisis_storeroom_key",
        (v.FOOD, v.WEAPON),
        (v.EveryPlayer((v.Steal(1),)), _who_gave_nothing(v.Discard(1, pick=v.CHANCE)), v.ChangeMorale(-1)),
        (2, 6),
        rivals_only=True,
    ),
    v.Crisis(
        "crisis_frozen_mortar",
        (v.FUEL, v.TOOL),
        (
            v.LoseProgress(3),
            v.If(v.AtMost(v.Improvements(), 0), (v.ChangeMorale(-1),)),
            _who_gave_nothing(v.Hurt(v.ONE_OWN, wounds=1)),
        ),
        (3, 5),
        surplus=(v.Progress(1),),
        modules=(v.IMPROVEMENTS,),
    ),
    v.Crisis(
        "crisis_scaffold",
        (v.TOOL, v.MEDICINE),
        (v.Hurt(v.LOWEST_IN_COLONY, wounds=2), v.LoseProgress(2), v.LoseBarricades(2)),
        (1, 2),
        modules=(v.IMPROVEMENTS,),
    ),
    v.Crisis(
        "crisis_whose_plan",
        (v.TOOL, v.EDUCATION),
        (
            v.Choose(
                (
                    v.Way("stop", (v.LoseProgress(4), v.ChangeMorale(-1))),
                    v.Way("drive", (v.EveryPlayer((v.Hurt(v.ONE_OWN, despair=1),)),)),
                )
            ),
        ),
        (5, 6),
        surplus=(v.Progress(2),),
        modules=(v.IMPROVEMENTS,),
    ),
    v.Crisis(
        "crisis_tollkeepers",
        (v.FOOD, v.WEAPON),
        (
            v.ChangeFood(v.Per(v.Bandits(), every=2, times=-1, plus=-1)),
            _who_gave_nothing(v.Discard(1, pick=v.CHANCE)),
            v.ChangeMorale(-1),
        ),
        (1, 2),
        modules=(v.BANDITS,),
    ),
    v.Crisis(
        "crisis_roadblocks",
        (v.FUEL, v.WEAPON),
        (v.AddBandits(1, v.EVERY_LOCATION),),
        (3,),
        surplus=(v.RemoveBandits(2, v.SOMEWHERE_OUTSIDE),),
        modules=(v.BANDITS,),
    ),
    v.Crisis(
        "crisis_hostage",
        (v.MEDICINE, v.FOOD),
        (
            v.ChangeMorale(-1),
            v.Vote(
                (v.EveryPlayer((v.Discard(1),), at_home=True), v.ChangeFood(-2)),
                (
                    v.Relocate(v.Who(v.ANYBODY, (v.COLONY,), v.HIGHEST), v.Where((v.HIDEOUT,))),
                    v.RemoveHelpless(1),
                ),
            ),
        ),
        (4, 5),
        modules=(v.BANDITS,),
    ),
    v.Crisis(
        "crisis_lower_doors",
        (v.TOOL, v.EDUCATION),
        (v.BreakOut(1),),
        (4, 6),
        surplus=(v.Contain(),),
        modules=(v.RAXXON_MODULE,),
    ),
    v.Crisis(
        "crisis_yellow_fog",
        (v.MEDICINE, v.FUEL),
        (v.Expose(v.EVERYBODY_OUTSIDE),),
        (1, 3),
        modules=(v.RAXXON_MODULE,),
    ),
    v.Crisis(
        "crisis_tainted_batch",
        (v.FOOD, v.WEAPON),
        (_who_gave_nothing(v.Discard(2, pick=v.CHANCE)), v.KillHelpless(1)),
        (2, 5),
        modules=(v.RAXXON_MODULE,),
    ),
)
