"""The first lesson of The Long Night: dice, a search, the objective and the fence."""

from __future__ import annotations

from fivefires.kernel import Lesson, Setup
from fivefires.kit.lessons import played, taught

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
        taught("first-who", "survivor:rocco_bellini", "rocco_bellini"),
        # Who leads your group? (L-083)
        played(1, "survivor:eric_parker"),
        # Who stays behind? The other two follow. (L-084)
        taught("first-behind", "survivor:forest_plum", "forest_plum"),
        # Who stays behind? The other two follow. (L-084)
        played(1, "survivor:tomas_novak"),
        # What do you do? (L-103)
        taught("first-move", "move:emma_han", "emma_han"),
        # Where does Emma Han go? (L-170)
        taught("first-where", "at:grocery_store", "grocery_store"),
        # What do you do? (L-103)
        taught("first-search", "search:emma_han", "emma_han"),
        # Keep a card of Grocery Store, or make noise and look at another one? (L-129)
        taught("first-card", "card:dented_tins", "dented_tins"),
        # What do you do? (L-103)
        taught("first-food", "play:rations#5", "rations#5"),
        # What do you do? (L-103)
        taught("first-lay", "lay:lamp_oil#2", "lamp_oil#2"),
        # What do you do? (L-103)
        taught("first-build", "barricade:rocco_bellini", "rocco_bellini"),
        # At which entrance? (L-137)
        taught("first-fence", "entrance:colony.4", "colony.4"),
        # At which entrance? (L-137)
        taught("first-second", "entrance:colony.5", "colony.5"),
        # What do you do? (L-103)
        taught("first-over", "end-turn"),
        # What do you do? (L-103)
        played(1, "move:eric_parker"),
        # Where does Eric Parker go? (L-170)
        played(1, "at:hospital"),
        # What do you do? (L-103)
        played(1, "contribute"),
        # Which card do you give to the crisis, face down? (L-162)
        played(1, "card:odds_and_ends#4"),
        # Which card do you give to the crisis, face down? (L-162)
        played(1, "card:scrap_boards"),
        # Which card do you give to the crisis, face down? (L-162)
        played(1, "enough"),
        # What do you do? (L-103)
        played(1, "end-turn"),
    ),
)
