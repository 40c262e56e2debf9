"""The first lesson of The Long Night: dice, a search, the objective and the fence."""

from __future__ import annotations

from fivefires.kernel import Lesson, Message, Setup, Step, message


def says(name: str) -> Message:
    return message(f"lesson-{name}")


LESSON = Lesson(
    id="first",
    setup=Setup(2, "cooperative", (), {"objective": "goal_tribute", "adult": "without"}),
    seed="long-night-first",
    chance={
        # survivors is shuffled
        131: (
            "rocco_bellini",
            "emma_han",
            "gia_najjar",
            "forest_plum",
            "eric_parker",
            "olga_petrenko",
            "tomas_novak",
            "george_coleman",
        ),
        # 4d6 is rolled
        220: (6, 5, 3, 1),
        # 1d12 is rolled
        228: (1,),
        # 1d12 is rolled
        229: (1,),
    },
    steps=(
        # Who leads your group? (L-083)
        Step(
            0,
            says("first-who"),
            point=("rocco_bellini",),
            accept=("survivor:rocco_bellini",),
            else_say=says("first-who-else"),
        ),
        # Who leads your group? (L-083)
        Step(1, accept=("survivor:eric_parker",)),
        # Who stays behind? The other two follow. (L-084)
        Step(
            0,
            says("first-behind"),
            point=("forest_plum",),
            accept=("survivor:forest_plum",),
            else_say=says("first-behind-else"),
        ),
        # Who stays behind? The other two follow. (L-084)
        Step(1, accept=("survivor:tomas_novak",)),
        # What do you do? (L-103)
        Step(0, says("first-move"), point=("emma_han",), accept=("move:emma_han",), else_say=says("first-move-else")),
        # Where does Emma Han go? (L-170)
        Step(
            0,
            says("first-where"),
            point=("grocery_store",),
            accept=("at:grocery_store",),
            else_say=says("first-where-else"),
        ),
        # What do you do? (L-103)
        Step(
            0,
            says("first-search"),
            point=("emma_han",),
            accept=("search:emma_han",),
            else_say=says("first-search-else"),
        ),
        # Keep a card of Grocery Store, or make noise and look at another one? (L-129)
        Step(
            0,
            says("first-card"),
            point=("dented_tins",),
            accept=("card:dented_tins",),
            else_say=says("first-card-else"),
        ),
        # What do you do? (L-103)
        Step(0, says("first-food"), point=("rations#5",), accept=("play:rations#5",), else_say=says("first-food-else")),
        # What do you do? (L-103)
        Step(0, says("first-lay"), point=("lamp_oil#2",), accept=("lay:lamp_oil#2",), else_say=says("first-lay-else")),
        # What do you do? (L-103)
        Step(
            0,
            says("first-build"),
            point=("rocco_bellini",),
            accept=("barricade:rocco_bellini",),
            else_say=says("first-build-else"),
        ),
        # At which entrance? (L-137)
        Step(
            0,
            says("first-fence"),
            point=("colony.4",),
            accept=("entrance:colony.4",),
            else_say=says("first-fence-else"),
        ),
        # At which entrance? (L-137)
        Step(
            0,
            says("first-second"),
            point=("colony.5",),
            accept=("entrance:colony.5",),
            else_say=says("first-second-else"),
        ),
        # What do you do? (L-103)
        Step(0, says("first-over"), accept=("end-turn",), else_say=says("first-over-else")),
        # What do you do? (L-103)
        Step(1, accept=("move:eric_parker",)),
        # Where does Eric Parker go? (L-170)
        Step(1, accept=("at:hospital",)),
        # What do you do? (L-103)
        Step(1, accept=("contribute",)),
        # Which card do you give to the crisis, face down? (L-162)
        Step(1, accept=("card:odds_and_ends#4",)),
        # Which card do you give to the crisis, face down? (L-162)
        Step(1, accept=("card:scrap_boards",)),
        # Which card do you give to the crisis, face down? (L-162)
        Step(1, accept=("enough",)),
        # What do you do? (L-103)
        Step(1, accept=("end-turn",)),
    ),
)
