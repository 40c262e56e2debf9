"""The 20 items of the Library: education, fuel, food, tool, survivor in falling number (L-061)."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.Item, ...]] = (
    v.Item(
        "self_help_book",
        v.EDUCATION,
        gear=(v.Do((v.Heal(v.Who(v.ANYBODY, sad=True), despair=1),), die=3),),
    ),
    v.Item("wartime_cookbook", v.EDUCATION, gear=(v.Do((v.ChangeFood(1),), die=2, at=(v.COLONY,)),)),
    v.Item("card_catalogue", v.EDUCATION, gear=(v.Do((v.Peek(v.Peekable.DECK, 3, bury=True),)),)),
    v.Item("art_of_command", v.EDUCATION, gear=(v.Always((v.MoreDice(1),), at=(v.COLONY,)),)),
    v.Item(
        "book_of_fairy_tales",
        v.EDUCATION,
        (
            v.Choose(
                (
                    v.Way("whisper", (v.Calm(3),)),
                    v.Way("perform", (v.ChangeMorale(1),), v.Cost(dice=2)),
                )
            ),
        ),
        event=True,
    ),
    v.Item(
        "engineers_tables",
        v.EDUCATION,
        (
            v.Choose(
                (
                    v.Way("calculate", (v.SetDie(6),)),
                    v.Way("design", (v.Progress(2),), needs=v.InPlay(v.IMPROVEMENTS)),
                )
            ),
        ),
    ),
    v.Item("polar_survival_guide", v.EDUCATION, gear=(v.Always((v.Soften(v.FROSTBITE, v.WOUND),)),)),
    v.Item("sealed_letter", v.EDUCATION, gear=(v.Always((v.QuietDeath(),)),)),
    v.Item(
        "encyclopaedia",
        v.FUEL,
        (v.Choose((v.Way("burn", (v.Travel(),)), v.Way("browse", (v.RaiseDie(2),)))),),
        copies=2,
    ),
    v.Item("old_newspapers", v.FUEL, (v.Thaw(v.EVERYBODY_HERE), v.Travel()), user=v.ONE_OWN, copies=2),
    v.Item("reading_room_biscuits", v.FOOD, (v.ChangeFood(1), v.Peek(v.Peekable.CROSSROADS, 2, bury=True)), copies=2),
    v.Item("jar_of_pickles", v.FOOD, (v.ChangeFood(2),)),
    v.Item("miners_lamp", v.TOOL, gear=(v.Do((v.Search(sees=2),), die=3),)),
    v.Item("felt_slippers", v.TOOL, gear=(v.Do((v.Hush(2),)), v.Always((v.Scent(-1),)))),
    v.Item("oak_shelves", v.TOOL, (v.Barricade(3),), user=v.Who(v.OWN, (v.LIBRARY, v.SCHOOL, v.COLONY))),
    v.Item("night_reader", v.SURVIVOR, (v.AddSurvivor(),), event=True),
    v.Item("reading_circle", v.SURVIVOR, (v.AddSurvivor(), v.AddHelpless(2)), event=True),
)
