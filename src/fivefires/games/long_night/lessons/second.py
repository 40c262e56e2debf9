"""The second lesson of The Long Night: an attack, a crisis and a crossroads."""

from __future__ import annotations

from fivefires.kernel import Lesson, Setup
from fivefires.kit.lessons import played, taught

LESSON = Lesson(
    id="second",
    setup=Setup(2, "cooperative", (), {"objective": "goal_tribute", "adult": "without"}),
    seed="long-night-second",
    chance={
        # crises is shuffled
        120: ("crisis_bad_water",),
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
        # crossroads is shuffled
        152: ("cr_lesson",),
        # starting is shuffled
        185: (
            "bandages#2",
            "odds_and_ends#4",
            "firewood#4",
            "sedative",
            "soup_cubes#2",
            "scrap_boards",
            "rations#5",
            "firewood",
            "sedative#2",
            "rations#2",
            "lamp_oil#2",
            "lamp_oil",
        ),
        # 4d6 is rolled
        220: (5, 6, 4, 2),
        # 4d6 is rolled
        224: (1, 5, 4, 6),
        # 1d12 is rolled
        228: (8,),
        # 1d12 is rolled
        229: (2,),
        # 1d12 is rolled
        230: (1,),
        # 1d12 is rolled
        231: (1,),
        # 1d12 is rolled
        232: (1,),
    },
    steps=(
        # Who leads your group? (L-083)
        taught("second-who", "survivor:rocco_bellini", "rocco_bellini"),
        # Who leads your group? (L-083)
        played(1, "survivor:eric_parker"),
        # Who stays behind? The other two follow. (L-084)
        taught("second-behind", "survivor:forest_plum", "forest_plum"),
        # Who stays behind? The other two follow. (L-084)
        played(1, "survivor:tomas_novak"),
        # What do you do? (L-103)
        taught("second-attack", "attack:gia_najjar", "gia_najjar"),
        # What does Gia Najjar attack? (L-112)
        taught("second-which", "entrance:colony.4", "colony.4"),
        # What do you do? (L-103)
        taught("second-bandage", "play:bandages#2", "bandages#2"),
        # Bandages: who? (L-220)
        taught("second-patient", "survivor:gia_najjar", "gia_najjar"),
        # What do you do? (L-103)
        taught("second-crisis", "contribute"),
        # Which card do you give to the crisis, face down? (L-162)
        taught("second-medicine", "card:sedative", "sedative"),
        # Which card do you give to the crisis, face down? (L-162)
        taught("second-trust", "enough"),
        # What do you do? (L-103)
        taught("second-go", "move:emma_han", "emma_han"),
        # Where does Emma Han go? (L-170)
        taught("second-there", "at:school", "school"),
        # The lesson: what do you choose? (L-220)
        taught("second-story", "choose:teach"),
        # What do you do? (L-103)
        taught("second-over", "end-turn"),
        # What do you do? (L-103)
        played(1, "move:eric_parker"),
        # Where does Eric Parker go? (L-170)
        played(1, "at:hospital"),
        # What do you do? (L-103)
        played(1, "move:george_coleman"),
        # Where does George Coleman go? (L-170)
        played(1, "at:library"),
        # What do you do? (L-103)
        played(1, "move:olga_petrenko"),
        # Where does Olga Petrenko go? (L-170)
        played(1, "at:grocery_store"),
        # What do you do? (L-103)
        played(1, "contribute"),
        # Which card do you give to the crisis, face down? (L-162)
        played(1, "card:sedative#2"),
        # Which card do you give to the crisis, face down? (L-162)
        played(1, "enough"),
        # What do you do? (L-103)
        played(1, "end-turn"),
    ),
)
