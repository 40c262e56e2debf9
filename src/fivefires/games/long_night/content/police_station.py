"""The 20 items of the Police Station: weapon, fuel, tool, food, survivor in falling number (L-061)."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.Item, ...]] = (
    v.Item("service_pistol", v.WEAPON, gear=(v.Do((v.Attack(safe=True), v.MakeNoise(1)), die=2),), copies=2),
    v.Item("riot_gun", v.WEAPON, gear=(v.Do((v.KillZombies(2, safe=True), v.MakeNoise(1)), die=3),)),
    v.Item("marksman_rifle", v.WEAPON, gear=(v.Do((v.RemoveZombies(1, v.ANYWHERE),), die=2),)),
    v.Item("riot_shield", v.WEAPON, gear=(v.Always((v.Soften(v.WOUND, v.BLANK),)),)),
    v.Item("nightstick", v.WEAPON, gear=(v.Always((v.AttackBy(-1),)),)),
    v.Item(
        "handcuffs",
        v.WEAPON,
        (
            v.Choose(
                (
                    v.Way("order", (v.Calm(1), v.Reroll(1))),
                    v.Way("arrest", (v.RemoveBandits(1), v.TakeLoot(1)), needs=v.InPlay(v.BANDITS)),
                )
            ),
        ),
        user=v.ONE_OWN,
    ),
    v.Item("tear_gas", v.WEAPON, (v.MoveZombies(4, v.AT_HERE, v.ANYWHERE),), user=v.ONE_OWN),
    v.Item(
        "stun_grenade",
        v.WEAPON,
        (
            v.Choose(
                (
                    v.Way("clear", (v.RemoveZombies(3, upto=True), v.MakeNoise(1))),
                    v.Way("storm", (v.RemoveBandits(2),), needs=v.InPlay(v.BANDITS)),
                )
            ),
        ),
        user=v.ONE_OWN,
    ),
    v.Item("siphoned_petrol", v.FUEL, (v.Travel(),), copies=2),
    v.Item("patrol_car", v.FUEL, (v.Travel(), v.Travel())),
    v.Item("blue_light_battery", v.FUEL, (v.MoveZombies(3, v.ANYWHERE, v.SOMEWHERE_OUTSIDE),)),
    v.Item("lock_picks", v.TOOL, gear=(v.Always((v.SearchBy(-1),)),)),
    v.Item("police_radio", v.TOOL, gear=(v.Do((v.Peek(v.Peekable.CRISES, bury=True),), die=1),)),
    v.Item(
        "interrogation_notes",
        v.TOOL,
        (
            v.Choose(
                (
                    v.Way("question", (v.Peek(v.Peekable.HAND, 3), v.RollDie(1))),
                    v.Way("fence", (v.TakeLoot(1),), needs=v.InPlay(v.BANDITS)),
                )
            ),
        ),
    ),
    v.Item("cell_block_tins", v.FOOD, (v.ChangeFood(2),)),
    v.Item(
        "tin_of_coffee",
        v.FOOD,
        (v.Choose((v.Way("stretch", (v.ChangeFood(1),)), v.Way("brew", (v.RollDie(1),)))),),
    ),
    v.Item("desk_sergeant", v.SURVIVOR, (v.AddSurvivor(),), event=True),
    v.Item("voices_from_the_cells", v.SURVIVOR, (v.AddSurvivor(), v.AddHelpless(1, unruly=True)), event=True),
)
