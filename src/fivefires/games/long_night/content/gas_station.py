"""The 20 items of the Gas Station: fuel, weapon, food, medicine, survivor in falling number (L-061)."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.Item, ...]] = (
    v.Item("fuel_can", v.FUEL, (v.Travel(),), copies=4),
    v.Item(
        "drum_of_diesel",
        v.FUEL,
        (
            v.Choose(
                (
                    v.Way("convoy", (v.Travel(), v.Travel())),
                    v.Way("pyre", (v.RemoveZombies(3, upto=True),)),
                    v.Way("machines", (v.Progress(1), v.RollDie(1)), needs=v.InPlay(v.IMPROVEMENTS)),
                )
            ),
        ),
        user=v.ONE_OWN,
    ),
    v.Item(
        "antifreeze",
        v.FUEL,
        (
            v.Choose(
                (
                    v.Way("thaw", (v.Thaw(v.EVERY_OWN), v.Travel())),
                    v.Way("coolant", (v.Contain(),), v.Cost(dice=2), needs=v.InPlay(v.RAXXON_MODULE)),
                )
            ),
        ),
    ),
    v.Item(
        "road_flares",
        v.FUEL,
        (
            v.Choose(
                (
                    v.Way("ring", (v.Until(v.ROUND, v.Always((v.FewerZombies(3),), v.Scope.EVERYBODY)),)),
                    v.Way("smoke", (v.RemoveBandits(2),), needs=v.InPlay(v.BANDITS)),
                )
            ),
        ),
        user=v.ONE_OWN,
    ),
    v.Item("snowplough", v.FUEL, (v.RemoveZombies(2, upto=True), v.Travel(v.SELF, extra=True)), user=v.ONE_OWN),
    v.Item(
        "snowmobile",
        v.FUEL,
        (v.MoveAgain(v.SELF), v.Until(v.TURN, v.Always((v.Safe((v.Risk.MOVE,)),)))),
        user=v.ONE_OWN,
    ),
    v.Item(  # Named in the rulebook's example of a search (L-035); what it does is ours.
        "lighter",
        v.WEAPON,
        gear=(v.Do((v.KillZombies(4),), cost=v.Cost(cards=1, discard=v.Match((v.FUEL,)))),),
    ),
    v.Item("tyre_iron", v.WEAPON, gear=(v.Do((v.Attack(),)),)),
    v.Item(
        "chainsaw",
        v.WEAPON,
        gear=(
            v.Always((v.KillsMore(2, upto=True),)),
            v.When(v.On(v.Deed.ATTACK, v.SELF, what=(v.Side.ZOMBIE, v.Side.SPECIAL)), (v.MakeNoise(1),)),
        ),
    ),
    v.Item("bottle_bomb", v.WEAPON, (v.KillZombies(4, safe=True), v.LoseBarricades(1, v.AT_HERE)), user=v.ONE_OWN),
    v.Item("crisps_and_cola", v.FOOD, (v.ChangeFood(1), v.Reroll(1)), copies=2),
    v.Item("frozen_pies", v.FOOD, (v.ChangeFood(2),)),
    v.Item("caffeine_tablets", v.MEDICINE, (v.RollDie(1), v.Reroll(1))),
    v.Item(
        "hand_warmers",
        v.MEDICINE,
        (
            v.Heal(v.ONE_OWN, wounds=1),
            v.Until(v.TURN, v.Always((v.Soften(v.FROSTBITE, v.BLANK),), v.Scope.OWN)),
        ),
    ),
    v.Item("stranded_driver", v.SURVIVOR, (v.AddSurvivor(), v.AddHelpless()), event=True),
    v.Item("coach_party", v.SURVIVOR, (v.AddSurvivor(), v.AddHelpless(2)), event=True),
)
