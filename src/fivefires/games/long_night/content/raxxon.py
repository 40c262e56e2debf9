"""The 20 items of Raxxon: medicine (pills), weapon, tool, education in falling number (L-061, L-438)."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.Item, ...]] = (
    v.Item(
        "red_pill",
        v.MEDICINE,
        (
            v.Roll(
                (
                    v.Row(1, 4, (v.SideEffect("side_tremor"),)),
                    v.Row(5, 6, (v.Heal(v.SELF, wounds=3),)),
                )
            ),
        ),
        event=True,
        user=v.ONE_OWN,
    ),
    v.Item(
        "blue_pill",
        v.MEDICINE,
        (
            v.Roll(
                (
                    v.Row(1, 4, (v.SideEffect("side_sleepwalker"),)),
                    v.Row(5, 5, (v.Heal(v.SELF, despair=1),)),
                    v.Row(6, 6, (v.Heal(v.SELF, despair=2), v.RollDie(1))),
                )
            ),
        ),
        event=True,
        user=v.ONE_OWN,
    ),
    v.Item(
        "white_pill",
        v.MEDICINE,
        (
            v.Roll(
                (
                    v.Row(1, 4, (v.SideEffect("side_numb"),)),
                    v.Row(5, 6, (v.Heal(v.SELF, wounds=2),)),
                )
            ),
        ),
        event=True,
        user=v.ONE_OWN,
    ),
    v.Item(
        "green_pill",
        v.MEDICINE,
        (
            v.Roll(
                (
                    v.Row(1, 3, (v.SideEffect("side_ravenous"),)),
                    v.Row(4, 4, (v.SetDie(6),)),
                    v.Row(5, 6, (v.RollDie(1, value=6),)),
                )
            ),
        ),
        event=True,
        user=v.ONE_OWN,
        copies=2,
    ),
    v.Item(
        "yellow_pill",
        v.MEDICINE,
        (
            v.Roll(
                (
                    v.Row(1, 4, (v.SideEffect("side_sweet_smell"),)),
                    v.Row(5, 6, (v.Until(v.ROUND, v.Always((v.Safe(),))),)),
                )
            ),
        ),
        event=True,
        user=v.ONE_OWN,
        copies=2,
    ),
    v.Item(
        "black_pill",
        v.MEDICINE,
        (
            v.Roll(
                (
                    v.Row(1, 1, (v.Hurt(v.SELF, wounds=2),)),
                    v.Row(2, 5, (v.SideEffect("side_wide_awake"),)),
                    v.Row(6, 6, (v.RollDie(2),)),
                )
            ),
        ),
        event=True,
        user=v.ONE_OWN,
    ),
    v.Item(
        "pulse_cannon",
        v.WEAPON,
        gear=(v.Do((v.MoveZombies(3, v.AT_HERE, v.ANYWHERE),), die=3, once=False),),
    ),
    v.Item("stun_baton", v.WEAPON, gear=(v.Do((v.Attack(safe=True),), die=3, once=False),)),
    v.Item(
        "flamethrower",
        v.WEAPON,
        gear=(v.Do((v.KillZombies(2, safe=True), v.MakeNoise(1)), die=2, once=False),),
    ),
    v.Item("guard_drone", v.WEAPON, gear=(v.When(v.On(v.Deed.COLONY_PHASE), (v.RemoveZombies(1),)),)),
    v.Item("sonic_charge", v.WEAPON, (v.SetTrap(v.ANYWHERE),)),
    v.Item(
        "override_key",
        v.TOOL,
        (
            v.Choose(
                (
                    v.Way("seal", (v.Contain(),)),
                    v.Way("plunder", (v.Draw(v.Where((v.RAXXON,)), 5, 2),)),
                )
            ),
        ),
        event=True,
    ),
    v.Item(
        "code_wheel",
        v.TOOL,
        gear=(
            v.Do(
                (
                    v.Choose(
                        (
                            v.Way("one", (v.LayDie(1),)),
                            v.Way("two", (v.LayDie(2),)),
                            v.Way("three", (v.LayDie(3),)),
                            v.Way("four", (v.LayDie(4),)),
                            v.Way("five", (v.LayDie(5),)),
                            v.Way("six", (v.LayDie(6),)),
                        )
                    ),
                ),
                die=1,
            ),
        ),
    ),
    v.Item("hazmat_suit", v.TOOL, gear=(v.Always((v.Safe((v.Risk.SEARCH, v.Risk.CARD)), v.BiteSkips())),)),
    v.Item("exo_frame", v.TOOL, gear=(v.Always((v.AttackBy(-1), v.Tough(1), v.Loud(1))),)),
    v.Item("raxxon_plans", v.EDUCATION, gear=(v.Always((v.SeesMore(1),), at=(v.RAXXON,)),)),
    v.Item(
        "specimen_atlas",
        v.EDUCATION,
        gear=(
            v.Do(
                (v.Attack(safe=True),),
                die=2,
                once=False,
                needs=v.Either((v.AtLeast(v.Specials()), v.AtLeast(v.Zombies((v.HERE,)), 2))),
            ),
        ),
    ),
    v.Item(
        "delivery_ledger",
        v.EDUCATION,
        (v.Find(v.Match((v.FOOD, v.MEDICINE, v.FUEL)), v.Where(v.ORDINARY)),),
        event=True,
    ),
)
