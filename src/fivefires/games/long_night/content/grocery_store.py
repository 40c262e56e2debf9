"""The 20 items of the Grocery Store: food, medicine, tool, survivor in falling number (L-061)."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.Item, ...]] = (
    v.Item("canned_beans", v.FOOD, (v.ChangeFood(2),), copies=3),
    v.Item("sack_of_rice", v.FOOD, (v.ChangeFood(3),)),
    v.Item(
        "dented_tins",
        v.FOOD,
        (
            v.Roll(
                (
                    v.Row(1, 2, (v.ChangeFood(1), v.Hurt(v.LOWEST_IN_COLONY, wounds=1))),
                    v.Row(3, 6, (v.ChangeFood(3),)),
                )
            ),
        ),
        copies=2,
    ),
    v.Item("stew_pot", v.FOOD, (v.ChangeFood(v.Per(v.Helpless(), every=2, plus=1)),)),
    v.Item(
        "bar_of_chocolate",
        v.FOOD,
        (v.Choose((v.Way("divide", (v.ChangeFood(1),)), v.Way("gift", (v.Heal(v.Who(sad=True), despair=1),)))),),
    ),
    v.Item("dog_food", v.FOOD, (v.ChangeFood(3), v.Rouse(1))),
    v.Item("pallet_of_flour", v.FOOD, (v.ChangeFood(1), v.May("haul", (v.ChangeFood(2),), v.Cost(dice=1)))),
    v.Item("vitamins", v.MEDICINE, (v.Heal(v.Who(count=2, hurt=True), wounds=1),), copies=2),
    v.Item("antiseptic", v.MEDICINE, (v.Heal(v.ONE_OWN, wounds=2),)),
    v.Item("cough_syrup", v.MEDICINE, (v.Heal(v.ONE_OWN, wounds=1), v.Calm(1))),
    v.Item("shopping_cart", v.TOOL, gear=(v.Always((v.KeepsMore(1), v.Loud(1))),)),
    v.Item("mop_and_bucket", v.TOOL, gear=(v.Always((v.CleansMore(3),), at=(v.COLONY,)),)),
    v.Item("sorting_bins", v.TOOL, gear=(v.Do((v.Salvage(),), die=4, at=(v.COLONY,)),)),
    v.Item("cold_store_family", v.SURVIVOR, (v.AddSurvivor(), v.AddHelpless(2)), event=True),
    v.Item("two_strangers", v.SURVIVOR, (v.AddSurvivor(), v.AddHelpless()), event=True),
    v.Item("cashier_on_the_roof", v.SURVIVOR, (v.AddSurvivor(),), event=True),
)
