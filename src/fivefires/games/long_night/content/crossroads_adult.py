"""The 9 crossroads cards for adults only (L-027)."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.Crossroads, ...]] = (
    v.Crossroads(
        "cr_last_bottle",
        v.On(v.Deed.SEARCH, at=(v.GROCERY_STORE,)),
        (
            v.Way("drink", (v.Heal(v.SELF, wounds=1, despair=1),)),
            v.Way("pour", (v.RollDie(1),)),
        ),
    ),
    v.Crossroads(
        "cr_on_the_silo",
        v.While(v.AtLeast(v.Survivors(v.Who(v.OWN, sad=True)), 1)),
        (
            v.Way(
                "stay",
                (v.Heal(v.Who(v.OWN, sad=True), despair=1), v.Heal(v.Who(v.OWN, hurt=True), wounds=1)),
                cost=v.Cost(dice=2),
            ),
            v.Way(
                "sleep",
                (
                    v.Roll(
                        (
                            v.Row(1, 1, (v.Kill(v.Who(v.OWN, sad=True, pick=v.LOWEST)),)),
                            v.Row(2, 6, (v.RollDie(1),)),
                        )
                    ),
                ),
            ),
        ),
    ),
    v.Crossroads(
        "cr_boiler_room",
        v.While(v.AtLeast(v.Survivors(v.Who(v.OWN, (v.COLONY,))), 2)),
        (
            v.Way(
                "quiet", (v.LoseBarricades(1), v.AddZombies(2), v.Heal(v.Who(v.OWN, (v.COLONY,)), wounds=1, despair=1))
            ),
            v.Way("report", (v.Hurt(v.Who(v.OWN, (v.COLONY,), count=2), despair=1), v.Barricade(1, v.AT_COLONY))),
        ),
    ),
    v.Crossroads(
        "cr_price_of_bread",
        v.While(v.Both((v.AtLeast(v.Helpless(), 2), v.AtMost(v.FoodStore(), 3)))),
        (
            v.Way("snow", (v.RemoveHelpless(1), v.ChangeFood(1), v.ChangeMorale(-1), v.Calm(2))),
            v.Way("needed", (v.ChangeFood(3), v.Rouse(3))),
        ),
        vote=True,
    ),
    v.Crossroads(
        "cr_pillow",
        v.On(v.Deed.TURN_END, needs=v.AtLeast(v.Helpless(), 3)),
        (
            v.Way("pillow", (v.RemoveHelpless(1), v.Hurt(v.SELF, despair=1))),
            v.Way("needle", (v.Discard(1, v.Match((v.MEDICINE,)), v.CHANCE), v.Rouse(1))),
        ),
    ),
    v.Crossroads(
        "cr_meat",
        v.While(v.Both((v.AtMost(v.FoodStore(), 1), v.AtLeast(v.Dead(), 1)))),
        (
            v.Way("eat", (v.ChangeFood(5), v.EveryPlayer((v.Hurt(v.ONE_OWN, despair=1),), at_home=True))),
            v.Way("bury", (v.ChangeMorale(-1),)),
        ),
        vote=True,
    ),
    v.Crossroads(
        "cr_the_chair",
        v.On(v.Deed.BARRICADE),
        (
            v.Way("ask", (v.Draw(v.AT_RANDOM, look=4, keep=2), v.Hurt(v.SELF, despair=1))),
            v.Way(
                "cut",
                (
                    v.If(
                        v.InPlay(v.BANDITS),
                        (v.RemoveBandits(1, v.SOMEWHERE_OUTSIDE),),
                        (v.RemoveZombies(2, upto=True),),
                    ),
                ),
                cost=v.Cost(cards=1),
            ),
        ),
    ),
    v.Crossroads(
        "cr_third_month",
        v.On(v.Deed.PLAY, what=(v.MEDICINE,)),
        (
            v.Way("help", (v.Hurt(v.SELF, wounds=1), v.Calm(1)), cost=v.Cost(cards=1)),
            v.Way("cradle", (v.Until(v.ROUND, v.Always((v.FeedsLess(-1),), v.Scope.EVERYBODY)),)),
        ),
    ),
    v.Crossroads(
        "cr_potato_still",
        v.On(v.Deed.SPEND_FOOD),
        (
            v.Way("ladle", (v.ChangeFood(-2), v.EveryPlayer((v.Heal(v.Who(v.OWN, sad=True), despair=1),)))),
            v.Way("smash", (v.ChangeFood(1), v.Rouse(2))),
        ),
    ),
)
