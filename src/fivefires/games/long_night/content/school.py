"""The 20 items of the School: food, education, tool, medicine, survivor in falling number (L-061)."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.Item, ...]] = (
    v.Item("school_kitchen_tins", v.FOOD, (v.ChangeFood(2),), copies=2),
    v.Item(
        "lunch_boxes",
        v.FOOD,
        (v.ChangeFood(1), v.Roll((v.Row(1, 3), v.Row(4, 6, (v.Draw(v.Where((v.SCHOOL,))),))))),
        copies=2,
    ),
    v.Item(
        "milk_powder",
        v.FOOD,
        (v.Choose((v.Way("mix", (v.ChangeFood(2),)), v.Way("serve", (v.Calm(3),)))),),
    ),
    v.Item("tuck_shop", v.FOOD, (v.ChangeFood(1), v.Reroll(2))),
    v.Item(
        "chemistry_book",
        v.EDUCATION,
        gear=(v.Do((v.SetTrap(),), cost=v.Cost(cards=1, discard=v.Match((v.FUEL, v.MEDICINE)))),),
    ),
    v.Item(
        "first_aid_manual",
        v.EDUCATION,
        gear=(v.Do((v.Heal(v.Who(v.ANYBODY, (v.HERE,), hurt=True), wounds=1),), die=4),),
    ),
    v.Item("sign_language", v.EDUCATION, gear=(v.Always((v.Silent(1),)),)),
    v.Item("lesson_plans", v.EDUCATION, gear=(v.Do((v.RaiseDie(1),)),)),
    v.Item("evacuation_plan", v.EDUCATION, (v.ShiftTarget(-2),), event=True),
    v.Item("caretakers_toolbox", v.TOOL, gear=(v.Always((v.BarricadesMore(1),)),)),
    v.Item("megaphone", v.TOOL, gear=(v.Always((v.AttractsMore(2),)), v.Do((v.MakeNoise(1), v.Reroll(1))))),
    v.Item(
        "physics_kit",
        v.TOOL,
        (
            v.Choose(
                (
                    v.Way("measure", (v.RaiseDie(2),)),
                    v.Way("assemble", (v.Progress(2),), needs=v.InPlay(v.IMPROVEMENTS)),
                )
            ),
        ),
    ),
    v.Item("collection_box", v.TOOL, (v.AddToCrisis(v.Where(v.ORDINARY)), v.RollDie(1))),
    v.Item(
        "school_nurses_cupboard",
        v.MEDICINE,
        (v.Heal(v.Who(v.ANYBODY, (v.HERE,), count=2, hurt=True), wounds=1),),
        user=v.ONE_OWN,
        copies=2,
    ),
    v.Item("foil_blankets", v.MEDICINE, (v.Thaw(v.EVERY_OWN), v.Heal(v.ONE_OWN, wounds=1))),
    v.Item("class_four_b", v.SURVIVOR, (v.AddSurvivor(), v.AddHelpless(2)), event=True),
    v.Item("school_caretaker", v.SURVIVOR, (v.AddSurvivor(),), event=True),
)
