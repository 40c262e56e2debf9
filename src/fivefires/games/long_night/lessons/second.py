"""The second lesson of The Long Night: an attack, a crisis and a crossroads."""

from __future__ import annotations

from fivefires.kernel import Lesson, Message, Setup, Step, message


def says(name: str) -> Message:
    return message(f"lesson-{name}")


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
        Step(
            0,
            says("second-who"),
            point=("rocco_bellini",),
            accept=("survivor:rocco_bellini",),
            else_say=says("second-who-else"),
        ),
        # Who leads your group? (L-083)
        Step(1, accept=("survivor:eric_parker",)),
        # Who stays behind? The other two follow. (L-084)
        Step(
            0,
            says("second-behind"),
            point=("forest_plum",),
            accept=("survivor:forest_plum",),
            else_say=says("second-behind-else"),
        ),
        # Who stays behind? The other two follow. (L-084)
        Step(1, accept=("survivor:tomas_novak",)),
        # What do you do? (L-103)
        Step(
            0,
            says("second-attack"),
            point=("gia_najjar",),
            accept=("attack:gia_najjar",),
            else_say=says("second-attack-else"),
        ),
        # What does Gia Najjar attack? (L-112)
        Step(
            0,
            says("second-which"),
            point=("colony.4",),
            accept=("entrance:colony.4",),
            else_say=says("second-which-else"),
        ),
        # What do you do? (L-103)
        Step(
            0,
            says("second-bandage"),
            point=("bandages#2",),
            accept=("play:bandages#2",),
            else_say=says("second-bandage-else"),
        ),
        # Bandages: who? (L-220)
        Step(
            0,
            says("second-patient"),
            point=("gia_najjar",),
            accept=("survivor:gia_najjar",),
            else_say=says("second-patient-else"),
        ),
        # What do you do? (L-103)
        Step(0, says("second-crisis"), accept=("contribute",), else_say=says("second-crisis-else")),
        # Which card do you give to the crisis, face down? (L-162)
        Step(
            0,
            says("second-medicine"),
            point=("sedative",),
            accept=("card:sedative",),
            else_say=says("second-medicine-else"),
        ),
        # Which card do you give to the crisis, face down? (L-162)
        Step(0, says("second-trust"), accept=("enough",), else_say=says("second-trust-else")),
        # What do you do? (L-103)
        Step(0, says("second-go"), point=("emma_han",), accept=("move:emma_han",), else_say=says("second-go-else")),
        # Where does Emma Han go? (L-170)
        Step(0, says("second-there"), point=("school",), accept=("at:school",), else_say=says("second-there-else")),
        # The lesson: what do you choose? (L-220)
        Step(0, says("second-story"), accept=("choose:teach",), else_say=says("second-story-else")),
        # What do you do? (L-103)
        Step(0, says("second-over"), accept=("end-turn",), else_say=says("second-over-else")),
        # What do you do? (L-103)
        Step(1, accept=("move:eric_parker",)),
        # Where does Eric Parker go? (L-170)
        Step(1, accept=("at:hospital",)),
        # What do you do? (L-103)
        Step(1, accept=("move:george_coleman",)),
        # Where does George Coleman go? (L-170)
        Step(1, accept=("at:library",)),
        # What do you do? (L-103)
        Step(1, accept=("move:olga_petrenko",)),
        # Where does Olga Petrenko go? (L-170)
        Step(1, accept=("at:grocery_store",)),
        # What do you do? (L-103)
        Step(1, accept=("contribute",)),
        # Which card do you give to the crisis, face down? (L-162)
        Step(1, accept=("card:sedative#2",)),
        # Which card do you give to the crisis, face down? (L-162)
        Step(1, accept=("enough",)),
        # What do you do? (L-103)
        Step(1, accept=("end-turn",)),
    ),
)
