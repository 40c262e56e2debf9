"""The 20 items of the Hospital: medicine, fuel, food, tool, survivor in falling number (L-061)."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.Item, ...]] = (
    v.Item("painkillers", v.MEDICINE, (v.Heal(v.ONE_OWN, wounds=1),), copies=3),
    v.Item("antibiotics", v.MEDICINE, (v.Heal(v.Who(v.ANYBODY, hurt=True), wounds=3),)),
    v.Item("antidepressants", v.MEDICINE, (v.Heal(v.Who(sad=True), despair=1), v.Calm(1))),
    v.Item("adrenaline", v.MEDICINE, (v.Recover(2), v.Hurt(v.SELF, wounds=1)), user=v.ONE_OWN),
    v.Item(
        "morphine",
        v.MEDICINE,
        (v.Heal(v.SELF, wounds=3, despair=1), v.Until(v.ROUND, v.Always((v.Harmless(), v.Distracted())))),
        user=v.ONE_OWN,
    ),
    v.Item("blood_bags", v.MEDICINE, (v.Heal(v.EVERYBODY_HERE, wounds=1),), user=v.ONE_OWN),
    v.Item("surgical_kit", v.MEDICINE, gear=(v.Always((v.HealsMore(1),), v.Scope.HERE),)),
    v.Item(
        "generator_fuel",
        v.FUEL,
        (
            v.Choose(
                (
                    v.Way("drive", (v.Travel(),)),
                    v.Way(
                        "light",
                        (v.Until(v.TURN, v.Always((v.SearchBy(-2),), v.Scope.OWN, (v.HOSPITAL,))),),
                    ),
                )
            ),
        ),
        copies=3,
    ),
    v.Item(
        "ambulance", v.FUEL, (v.Relocate(v.Who(v.OWN, (v.HERE,), v.ALL), v.AT_COLONY),), user=v.Who(v.OWN, v.OUTSIDE)
    ),
    v.Item("trays_under_foil", v.FOOD, (v.ChangeFood(2),), copies=2),
    v.Item(
        "glucose_drip",
        v.FOOD,
        (v.Choose((v.Way("sweeten", (v.ChangeFood(1),)), v.Way("infuse", (v.Heal(v.ONE_OWN, wounds=2),)))),),
    ),
    v.Item(
        "stretcher",
        v.TOOL,
        gear=(v.Do((v.Relocate(v.Who(v.ANYBODY, v.OUTSIDE, hurt=True), v.AT_COLONY),)),),
    ),
    v.Item("lead_apron", v.TOOL, gear=(v.Always((v.Tough(1), v.SearchBy(1))),)),
    v.Item("patient_in_bed_nine", v.SURVIVOR, (v.AddSurvivor(),), event=True),
    v.Item("maternity_ward", v.SURVIVOR, (v.AddSurvivor(), v.AddHelpless(1)), event=True),
)
