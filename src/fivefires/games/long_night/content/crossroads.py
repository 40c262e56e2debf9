"""The 61 crossroads cards for everybody: forty without a symbol, seven for each module."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.Crossroads, ...]] = (
    # Somebody goes somewhere.
    v.Crossroads(
        "cr_cold_stove",
        v.On(v.Deed.MOVE, at=(v.SCHOOL,)),
        (
            v.Way("burn", (v.RollDie(1),), cost=v.Cost(cards=1)),
            v.Way("freeze", (v.Hurt(v.SELF, frostbite=1),)),
        ),
    ),
    v.Crossroads(
        "cr_thin_ice",
        v.On(v.Deed.MOVE, v.Who(v.OWN, leader=True)),
        (
            v.Way("rope", (v.Expose(v.SELF), v.AddSurvivor())),
            v.Way("walk", (v.LoseDice(1),)),
        ),
    ),
    v.Crossroads(
        "cr_ward_nine",
        v.On(v.Deed.SEARCH, at=(v.HOSPITAL,)),
        (
            v.Way("give", (v.ChangeMorale(1),), cost=v.Cost(cards=1)),
            v.Way("strip", (v.Find(v.Match((v.MEDICINE,))), v.MakeNoise(2))),
        ),
    ),
    v.Crossroads(
        "cr_van_at_the_pumps",
        v.While(v.AtLeast(v.Survivors(v.Who(v.OWN, (v.GAS_STATION,))), 1)),
        (
            v.Way("invite", (v.AddHelpless(2), v.Find(v.Match((v.FUEL,)), v.Where((v.GAS_STATION,))))),
            v.Way("siphon", (v.Find(v.Match((v.FUEL,)), v.Where((v.GAS_STATION,)), 2), v.ChangeMorale(-1))),
        ),
    ),
    v.Crossroads(
        "cr_white_week",
        v.While(v.Both((v.AtLeast(v.RoundsLeft(), 3), v.AtLeast(v.FoodStore(), 4)))),
        (
            v.Way("sleep", (v.ChangeRounds(-1), v.ChangeFood(-2), v.Heal(v.EVERYBODY, wounds=1))),
            v.Way("dig", (v.Hurt(v.Who(v.ANYBODY, v.OUTSIDE, v.LOWEST), frostbite=1),)),
        ),
        vote=True,
    ),
    v.Crossroads(
        "cr_keeper_of_the_archive",
        v.While(v.AtLeast(v.Survivors(v.Who(v.OWN, (v.LIBRARY,))), 1)),
        (
            v.Way("promise", (v.Draw(v.Where((v.LIBRARY,)), look=4),), cost=v.Cost(dice=1)),
            v.Way(
                "force",
                (
                    v.Draw(v.Where((v.LIBRARY,)), look=4, keep=2),
                    v.MakeNoise(3, v.Where((v.LIBRARY,))),
                ),
            ),
        ),
    ),
    v.Crossroads(
        "cr_cells",
        v.On(v.Deed.MOVE, at=(v.POLICE_STATION,)),
        (
            v.Way("unlock", (v.AddSurvivor(), v.AddHelpless(1, unruly=True))),
            v.Way("leave", (v.Find(v.Match((v.WEAPON,))), v.MakeNoise(2))),
        ),
    ),
    # Somebody looks for something.
    v.Crossroads(
        "cr_lunchboxes",
        v.While(v.AtLeast(v.Survivors(v.Who(v.OWN, (v.SCHOOL,))), 1)),
        (
            v.Way("carry", (v.ChangeFood(2), v.LoseDice(1))),
            v.Way("read", (v.ChangeMorale(1),), cost=v.Cost(dice=2)),
        ),
    ),
    v.Crossroads(
        "cr_insulin",
        v.On(v.Deed.MOVE, at=(v.HOSPITAL, v.GROCERY_STORE), needs=v.AtLeast(v.Helpless(), 1)),
        (
            v.Way("girl", (v.ChangeMorale(1),), cost=v.Cost(dice=1)),
            v.Way("trade", (v.ChangeFood(6), v.KillHelpless(1))),
        ),
    ),
    v.Crossroads(
        "cr_shopkeepers",
        v.On(v.Deed.SEARCH, at=(v.GROCERY_STORE,)),
        (
            v.Way("bring", (v.AddHelpless(2), v.ChangeFood(3))),
            v.Way("take", (v.Draw(look=3, keep=2), v.ChangeMorale(-1))),
        ),
    ),
    v.Crossroads(
        "cr_steps_overhead",
        v.On(v.Deed.NOISE, needs=v.AtLeast(v.Noise((v.HERE,)), 2)),
        (
            v.Way(
                "call",
                (
                    v.Roll(
                        (
                            v.Row(1, 3, (v.Hurt(v.SELF, wounds=1),)),
                            v.Row(4, 4, (v.Draw(),)),
                            v.Row(5, 6, (v.AddSurvivor(),)),
                        )
                    ),
                ),
            ),
            v.Way("still", (v.Hush(2),)),
        ),
    ),
    # Somebody fights, builds, works.
    v.Crossroads(
        "cr_wedding_ring",
        v.On(v.Deed.KILL, at=v.OUTSIDE, needs=v.AtLeast(v.Helpless(unruly=False), 1)),
        (
            v.Way("tell", (v.Rouse(2),)),
            v.Way("pocket", (v.Hurt(v.SELF, despair=1),)),
        ),
    ),
    v.Crossroads(
        "cr_steady_hand",
        v.On(v.Deed.KILL),
        (
            v.Way("rest", (v.Heal(v.SELF, wounds=1),), cost=v.Cost(dice=1)),
            v.Way(
                "further",
                (v.Until(v.TURN, v.Always((v.AttackBy(-2), v.Safe((v.Risk.KILL,))))), v.Hurt(v.SELF, wounds=1)),
            ),
        ),
    ),
    v.Crossroads(
        "cr_voice_behind_boards",
        v.On(v.Deed.BARRICADE, at=(v.COLONY,)),
        (
            v.Way("tear", (v.LoseBarricades(1), v.AddSurvivor(), v.AddZombies(2))),
            v.Way("finish", (v.Barricade(1, v.AT_COLONY), v.Hurt(v.SELF, frostbite=1))),
        ),
    ),
    v.Crossroads(
        "cr_man_in_the_heap",
        v.On(v.Deed.CLEAN),
        (
            v.Way("deal", (v.AddHelpless(1), v.Salvage(cards=2))),
            v.Way("drive", (v.CleanWaste(4),)),
        ),
    ),
    v.Crossroads(
        "cr_second_helping",
        v.On(v.Deed.PLAY, what=(v.FOOD,), needs=v.AtLeast(v.Helpless(), 1)),
        (
            v.Way("give", (v.Calm(2),)),
            v.Way("eat", (v.RollDie(1), v.ChangeFood(-1))),
        ),
    ),
    v.Crossroads(
        "cr_widows_chest",
        v.On(v.Deed.CONTRIBUTE),
        (
            v.Way("unopened", (v.AddToCrisis(v.AT_RANDOM, 2),)),
            v.Way("look", (v.Draw(v.AT_RANDOM, look=2), v.ShiftTarget(1))),
        ),
    ),
    v.Crossroads(
        "cr_fever_cot",
        v.On(v.Deed.PLAY, what=(v.MEDICINE,), needs=v.AtLeast(v.Helpless(), 1)),
        (
            v.Way("share", (v.Hurt(v.SELF, wounds=1),)),
            v.Way("keep", (v.Roll((v.Row(1, 2, (v.KillHelpless(1),)), v.Row(3, 6))),)),
        ),
    ),
    v.Crossroads(
        "cr_one_warm_hour",
        v.On(v.Deed.PLAY, what=(v.FUEL,)),
        (
            v.Way("gather", (v.EveryPlayer((v.Heal(v.Who(v.OWN, hurt=True), wounds=1),)), v.AddZombies(4))),
            v.Way("lamp", (v.RollDie(1),)),
        ),
    ),
    v.Crossroads(
        "cr_lesson",
        v.On(v.Deed.MOVE, at=(v.LIBRARY, v.SCHOOL), needs=v.AtLeast(v.Helpless(), 1)),
        (
            v.Way("teach", (v.ChangeMorale(1),), cost=v.Cost(dice=1)),
            v.Way("drill", (v.Barricade(2, v.AT_COLONY), v.Rouse(1))),
        ),
    ),
    v.Crossroads(
        "cr_debt",
        v.On(v.Deed.REQUEST),
        (
            v.Way("repay", (v.Give(1), v.RollDie(1)), needs=v.AtLeast(v.Cards(zone=v.HAND), 1)),
            v.Way("shrug", (v.LoseDice(1),)),
        ),
    ),
    # Somebody is hurt, dies, arrives.
    v.Crossroads(
        "cr_black_toes",
        v.On(v.Deed.HURT, what=(v.FROSTBITE,)),
        (
            v.Way("cut", (v.Thaw(v.SELF), v.Until(v.ROUND, v.Always((v.Rooted(),))))),
            v.Way("boots", (v.RollDie(1),)),
        ),
    ),
    v.Crossroads(
        "cr_empty_bunk",
        v.While(v.AtLeast(v.Dead(), 1)),
        (
            v.Way("wake", (v.ChangeMorale(1),), cost=v.Cost(dice=2)),
            v.Way("divide", (v.Salvage(),)),
        ),
    ),
    v.Crossroads(
        "cr_newcomers_cough",
        v.While(v.AtLeast(v.Survivors(), 3)),
        (
            v.Way("shed", (v.ChangeFood(-1),)),
            v.Way(
                "hall",
                (
                    v.Roll(
                        (
                            v.Row(
                                1,
                                4,
                                (
                                    v.Hurt(v.Who(v.OWN, leader=False), wounds=1),
                                    v.Hurt(v.LOWEST_IN_COLONY, wounds=1),
                                ),
                            ),
                            v.Row(5, 6),
                        )
                    ),
                ),
            ),
        ),
    ),
    # How things stand.
    v.Crossroads(
        "cr_knock_at_night",
        v.While(v.AtLeast(v.Survivors(v.Who(v.OWN, (v.COLONY,))), 2)),
        (
            v.Way("open", (v.AddSurvivor(), v.AddHelpless(2, unruly=True))),
            v.Way("silence", (v.ChangeMorale(-1),)),
        ),
        vote=True,
    ),
    v.Crossroads(
        "cr_names_on_the_air",
        v.While(v.AtMost(v.Morale(), 4)),
        (
            v.Way("listen", (v.EveryPlayer((v.Discard(1),), at_home=True), v.ChangeMorale(1))),
            v.Way("save", (v.RollDie(1),)),
        ),
        vote=True,
    ),
    v.Crossroads(
        "cr_road_south",
        v.While(v.AtLeast(v.Helpless(), 3)),
        (
            v.Way("farewell", (v.RemoveHelpless(3), v.ChangeFood(-1), v.ChangeMorale(-1))),
            v.Way("hold", (v.Rouse(2),)),
        ),
        vote=True,
    ),
    v.Crossroads(
        "cr_boy_in_the_store",
        v.While(v.Both((v.AtLeast(v.FoodStore(), 4), v.AtLeast(v.Helpless(), 1)))),
        (
            v.Way("pillory", (v.ChangeMorale(-1),)),
            v.Way("pardon", (v.ChangeFood(-3), v.Calm(1))),
        ),
        vote=True,
    ),
    v.Crossroads(
        "cr_woman_at_the_east_gate",
        v.While(v.Both((v.AtLeast(v.Zombies((v.COLONY,)), 7), v.AtLeast(v.Helpless(), 1)))),
        (
            v.Way("open", (v.KillHelpless(1), v.RemoveZombies(6, v.AT_COLONY))),
            v.Way("bar", (v.AddZombies(2),)),
        ),
        vote=True,
    ),
    v.Crossroads(
        "cr_bare_town",
        v.While(v.Either((v.AtLeast(v.EmptyDecks(), 1), v.AtMost(v.Deck(), 100)))),
        (
            v.Way(
                "sledges",
                (v.EveryPlayer((v.Hurt(v.ONE_OWN, frostbite=1), v.Draw(v.AT_RANDOM, look=3)), at_home=True),),
            ),
            v.Way("stay", (v.ShiftTarget(1),)),
        ),
        vote=True,
    ),
    v.Crossroads(
        "cr_rats",
        v.While(v.AtLeast(v.WastePile(), 6)),
        (
            v.Way("smoke", (v.CleanWaste(6), v.ChangeFood(-1))),
            v.Way("stew", (v.ChangeFood(2), v.Hurt(v.LOWEST_IN_COLONY, wounds=1))),
        ),
    ),
    v.Crossroads(
        "cr_santas_promise",
        v.While(v.AtLeast(v.Survivors(v.Who(v.ANYBODY, named=("forest_plum",))), 1)),
        (
            v.Way("gifts", (v.EveryPlayer((v.Discard(1),)), v.ChangeMorale(1), v.Calm(1))),
            v.Way("truth", (v.Hurt(v.Who(v.ANYBODY, named=("forest_plum",)), despair=1),)),
        ),
    ),
    v.Crossroads(
        "cr_broken_arm",
        v.While(v.AtLeast(v.Survivors(v.Who(v.ANYBODY, (v.COLONY,), named=("blue",))), 1)),
        (
            v.Way("chain", (v.Hurt(v.Who(v.ANYBODY, named=("blue",)), despair=1), v.Calm(1))),
            v.Way("defend", (v.ChangeFood(-2), v.Rouse(1))),
        ),
        vote=True,
    ),
    # One against another.
    v.Crossroads(
        "cr_after_the_blow",
        v.On(v.Deed.ATTACK, what=(v.Side.PERSON, v.Side.BANDIT)),
        (
            v.Way("amends", (v.Give(1), v.ChangeFood(-1)), needs=v.AtLeast(v.Cards(zone=v.HAND), 1)),
            v.Way("stand", (v.Hurt(v.SELF, despair=1),)),
        ),
        rivals_only=True,
    ),
    v.Crossroads(
        "cr_the_file",
        v.While(v.AtLeast(v.Survivors(v.Who(v.OWN, (v.POLICE_STATION,))), 1)),
        (
            v.Way("read", (v.Peek(v.Peekable.HAND, 3), v.Steal(1), v.LoseDice(1))),
            v.Way("burn", (v.Reroll(1),)),
        ),
        rivals_only=True,
    ),
    v.Crossroads(
        "cr_confession",
        v.While(v.AtLeast(v.Survivors(v.Who(v.ANYBODY, named=("gia_najjar",))), 1)),
        (
            v.Way(
                "press",
                (v.Peek(v.Peekable.HAND, 4), v.Steal(1), v.Hurt(v.Who(v.ANYBODY, named=("gia_najjar",)), wounds=1)),
            ),
            v.Way("trust", (v.Heal(v.Who(v.ANYBODY, sad=True), despair=1),)),
        ),
        rivals_only=True,
    ),
    v.Crossroads(
        "cr_rope_on_the_pillow",
        v.On(v.Deed.CALL_VOTE),
        (
            v.Way("burn", (), cost=v.Cost(dice=1)),
            v.Way("leave", (v.Steal(1), v.ChangeMorale(-1))),
        ),
        rivals_only=True,
    ),
    v.Crossroads(
        "cr_tin_cup",
        v.While(v.Both((v.AtLeast(v.Exiles(), 1), v.Not(v.Exiled()), v.AtLeast(v.FoodStore(), 1)))),
        (
            v.Way("fill", (v.ChangeFood(-2), v.ChangeMorale(1))),
            v.Way("ignore", (v.AddZombies(3),)),
        ),
        vote=True,
        rivals_only=True,
    ),
    v.Crossroads(
        "cr_new_loyalties",
        v.While(v.AtLeast(v.Survivors(), 3)),
        (
            v.Way(
                "release",
                (v.Swap(v.Who(v.OWN, leader=False), back=False), v.RollDie(1)),
                needs=v.Both((v.Not(v.Exiled()), v.AtLeast(v.AtHome(), 2))),
            ),
            v.Way("hold", (v.ChangeFood(-2),)),
        ),
        rivals_only=True,
    ),
    v.Crossroads(
        "cr_every_bunk",
        v.While(v.Either((v.AtLeast(v.Starvation(), 1), v.AtMost(v.FoodStore(), 2)))),
        (
            v.Way(
                "search",
                (v.EveryPlayer((v.Discard(1, pick=v.CHANCE),), at_home=True), v.ChangeFood(v.PerPlayer(1))),
            ),
            v.Way("word", (v.ShiftTarget(-1),)),
        ),
        vote=True,
        rivals_only=True,
    ),
    # With the hammer.
    v.Crossroads(
        "cr_the_apprentice",
        v.While(v.Both((v.AtLeast(v.Survivors(v.Who(v.OWN, (v.COLONY,))), 1), v.AtLeast(v.Helpless(), 2)))),
        (
            v.Way("climb", (v.Progress(2), v.Roll((v.Row(1, 3, (v.KillHelpless(1),)), v.Row(4, 6))))),
            v.Way("ground", (v.Progress(1),)),
        ),
        modules=(v.IMPROVEMENTS,),
    ),
    v.Crossroads(
        "cr_topping_out",
        v.While(v.AtLeast(v.Improvements(), 1)),
        (
            v.Way("feast", (v.ChangeMorale(1),), cost=v.Cost(food=2)),
            v.Way("onward", (v.Progress(1), v.Hurt(v.LOWEST_IN_COLONY, wounds=1))),
        ),
        modules=(v.IMPROVEMENTS,),
    ),
    v.Crossroads(
        "cr_the_architect",
        v.On(v.Deed.SEARCH, at=(v.LIBRARY, v.SCHOOL, v.HOSPITAL, v.POLICE_STATION)),
        (
            v.Way("bring", (v.Progress(3), v.AddHelpless(2), v.MakeNoise(1))),
            v.Way("plans", (v.Progress(2), v.MakeNoise(2))),
        ),
        modules=(v.IMPROVEMENTS,),
    ),
    v.Crossroads(
        "cr_the_pews",
        v.On(v.Deed.BARRICADE),
        (
            v.Way("beams", (v.Progress(2), v.LoseBarricades(1, v.AT_HERE))),
            v.Way("boards", (v.SetTrap(instead=True),)),
        ),
        modules=(v.IMPROVEMENTS,),
    ),
    v.Crossroads(
        "cr_the_saw",
        v.While(v.AtLeast(v.Zombies((v.COLONY,)), 6)),
        (
            v.Way("stop", (v.LoseProgress(1), v.RemoveZombies(3, v.AT_COLONY))),
            v.Way("saw", (v.Progress(2), v.AddZombies(4))),
        ),
        vote=True,
        modules=(v.IMPROVEMENTS,),
    ),
    v.Crossroads(
        "cr_anitas_arithmetic",
        v.While(
            v.Both(
                (
                    v.AtLeast(v.Survivors(v.Who(v.ANYBODY, named=("anita_wallace",))), 1),
                    v.AtLeast(v.Barricades((v.COLONY,)), 2),
                )
            )
        ),
        (
            v.Way("props", (v.Progress(2), v.LoseBarricades(2))),
            v.Way("caution", (v.Barricade(2, v.AT_COLONY), v.LoseDice(1))),
        ),
        modules=(v.IMPROVEMENTS,),
    ),
    v.Crossroads(
        "cr_day_without_wind",
        v.While(v.AtLeast(v.Dice(5), 2)),
        (
            v.Way("scaffold", (v.Progress(2),), cost=v.Cost(dice=2)),
            v.Way("sun", (v.LoseDice(1), v.Heal(v.EVERY_OWN, wounds=1))),
        ),
        modules=(v.IMPROVEMENTS,),
    ),
    # With the bandit.
    v.Crossroads(
        "cr_toll",
        v.While(v.AtLeast(v.Bandits(), 3)),
        (
            v.Way("pay", (v.RemoveBandits(1, v.SOMEWHERE_OUTSIDE),), cost=v.Cost(cards=1)),
            v.Way("disarm", (v.RemoveBandits(1, v.SOMEWHERE_OUTSIDE), v.Hurt(v.SELF, wounds=1))),
        ),
        modules=(v.BANDITS,),
    ),
    v.Crossroads(
        "cr_hands_up",
        v.On(v.Deed.MOVE, needs=v.AtLeast(v.Bandits((v.HERE,)), 1)),
        (
            v.Way("bring", (v.AddSurvivor(), v.AddHelpless(1, unruly=True))),
            v.Way("shoot", (v.RemoveBandits(1, v.SOMEWHERE_OUTSIDE), v.MakeNoise(1))),
        ),
        modules=(v.BANDITS,),
    ),
    v.Crossroads(
        "cr_envoy",
        v.While(v.Both((v.AtLeast(v.Bandits(), 4), v.AtLeast(v.FoodStore(), 3)))),
        (
            v.Way("pay", (v.ChangeFood(-3), v.RemoveBandits(1, v.EVERY_LOCATION))),
            v.Way(
                "refuse",
                (
                    v.LoseBarricades(1),
                    v.Hurt(v.LOWEST_IN_COLONY, wounds=1),
                    v.RemoveBandits(1, v.SOMEWHERE_OUTSIDE),
                ),
            ),
        ),
        vote=True,
        modules=(v.BANDITS,),
    ),
    v.Crossroads(
        "cr_children_at_the_hideout",
        v.While(v.AtLeast(v.Survivors(v.Who(v.OWN, (v.HIDEOUT,))), 1)),
        (
            v.Way(
                "leave",
                (v.RemoveBandits(1, v.EVERY_LOCATION),),
                cost=v.Cost(cards=1),
            ),
            v.Way("take", (v.TakeLoot(2), v.AddBandits(1))),
        ),
        modules=(v.BANDITS,),
    ),
    v.Crossroads(
        "cr_old_acquaintance",
        v.While(v.AtLeast(v.Survivors(v.Who(v.ANYBODY, named=("rosa_rodriguez",))), 1)),
        (
            v.Way(
                "meet",
                (
                    v.RemoveBandits(2, v.SOMEWHERE_OUTSIDE),
                    v.Hurt(v.Who(v.ANYBODY, named=("rosa_rodriguez",)), wounds=1),
                ),
            ),
            v.Way("send", (v.RollDie(1), v.Reroll(1))),
        ),
        modules=(v.BANDITS,),
    ),
    v.Crossroads(
        "cr_market_in_the_snow",
        v.On(v.Deed.CONTRIBUTE, needs=v.AtLeast(v.Bandits(), 1)),
        (
            v.Way("buy", (v.TakeLoot(2),), cost=v.Cost(food=1)),
            v.Way("chase", (v.LoseLoot(), v.RemoveBandits(1, v.SOMEWHERE_OUTSIDE))),
        ),
        modules=(v.BANDITS,),
    ),
    v.Crossroads(
        "cr_initials",
        v.On(v.Deed.EQUIP),
        (
            v.Way("return", (v.DropGear(v.SELF), v.RemoveBandits(2, v.SOMEWHERE_OUTSIDE))),
            v.Way("keep", (v.AddBandits(1), v.RollDie(1), v.ChangeFood(1))),
        ),
        modules=(v.BANDITS,),
    ),
    # With the skull.
    v.Crossroads(
        "cr_dictaphone",
        v.While(v.AtLeast(v.Survivors(v.Who(v.OWN, (v.RAXXON,))), 1)),
        (
            v.Way("vault", (v.Find(v.Match((v.MEDICINE, v.WEAPON)), v.Where((v.RAXXON,)), 2), v.BreakOut(1))),
            v.Way("erase", (v.Contain(),), cost=v.Cost(dice=1)),
        ),
        modules=(v.RAXXON_MODULE,),
    ),
    v.Crossroads(
        "cr_behind_glass",
        v.While(v.AtLeast(v.Survivors(v.Who(v.OWN, (v.RAXXON,))), 1)),
        (
            v.Way("release", (v.AddHelpless(2), v.ChangeMorale(1), v.AddZombies(2, v.Where((v.RAXXON,))))),
            v.Way("switch", (v.Draw(v.Where((v.RAXXON,)), look=3), v.MakeNoise(1, v.Where((v.RAXXON,))))),
        ),
        modules=(v.RAXXON_MODULE,),
    ),
    v.Crossroads(
        "cr_quarantine",
        v.While(v.AtLeast(v.Specials(), 2)),
        (
            v.Way("seal", (v.Barricade(3, v.AT_COLONY), v.Hurt(v.Who(v.ANYBODY, v.OUTSIDE, v.LOWEST), frostbite=1))),
            v.Way("stay", (v.AddZombies(1, v.EVERY_LOCATION),)),
        ),
        vote=True,
        modules=(v.RAXXON_MODULE,),
    ),
    v.Crossroads(
        "cr_white_pill",
        v.On(v.Deed.PLAY, what=(v.MEDICINE,)),
        (
            v.Way(
                "swallow",
                (
                    v.Roll(
                        (
                            v.Row(1, 1, (v.SideEffect("side_sleepwalker"),)),
                            v.Row(2, 3, (v.SideEffect("side_wide_awake"),)),
                            v.Row(4, 6, (v.Heal(v.SELF, wounds=2),)),
                        )
                    ),
                ),
            ),
            v.Way("drain", (v.Calm(1), v.Heal(v.Who(v.OWN, sad=True), despair=1))),
        ),
        modules=(v.RAXXON_MODULE,),
    ),
    v.Crossroads(
        "cr_dead_mans_thumb",
        v.While(v.AtLeast(v.DiceOnRaxxon(), 1)),
        (
            v.Way("thumb", (v.LayDie(3), v.LayDie(6), v.ChangeMorale(-1))),
            v.Way("patience", (v.RollDie(1), v.MakeNoise(1, v.Where((v.RAXXON,))))),
        ),
        modules=(v.RAXXON_MODULE,),
    ),
    v.Crossroads(
        "cr_badge",
        v.On(v.Deed.KILL, needs=v.AtLeast(v.Specials(), 1)),
        (
            v.Way("blood", (v.Hurt(v.SELF, wounds=1), v.Draw(v.Where((v.RAXXON,)), look=3, keep=2))),
            v.Way("bury", (v.Calm(1), v.Heal(v.Who(v.ANYBODY, sad=True), despair=1))),
        ),
        modules=(v.RAXXON_MODULE,),
    ),
    v.Crossroads(
        "cr_emmas_signature",
        v.While(v.AtLeast(v.Survivors(v.Who(v.ANYBODY, named=("emma_han",))), 1)),
        (
            v.Way(
                "public",
                (
                    v.Until(v.ROUND, v.Always((v.FewerZombies(2),), v.Scope.EVERYBODY)),
                    v.ChangeFood(-2),
                ),
            ),
            v.Way(
                "private",
                (v.Draw(v.Where((v.RAXXON,)), look=3), v.LoseDice(1)),
            ),
        ),
        modules=(v.RAXXON_MODULE,),
    ),
)
