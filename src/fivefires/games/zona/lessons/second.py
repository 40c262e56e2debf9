"""The second lesson of Zona: a lock, a facility, a secret."""

from __future__ import annotations

from fivefires.kernel import Lesson, Message, Setup, Step, message


def says(name: str) -> Message:
    return message(f"lesson-{name}")


LESSON = Lesson(
    id="second",
    setup=Setup(2, "race", (), {"voice": "first-seat"}),
    seed="zona-second",
    chance={
        # events.archive is shuffled
        60: ("a02", "a06"),
        # box.locks is shuffled
        104: ("k2", "k3", "k4", "k7"),
        # characters is shuffled
        323: ("savva", "oleg", "tamara", "olga"),
        # 3d6 is rolled
        336: (3, 1, 2),
        # 3d6 is rolled
        339: (1, 2, 4),
    },
    steps=(
        # Which character do you keep? (Z-029)
        Step(0, says("second-who"), point=("oleg",), accept=("character:oleg",), else_say=says("second-who-else")),
        # Which character do you keep? (Z-029)
        Step(1, accept=("character:tamara",)),
        # What do you wear? (Z-528)
        Step(
            0, says("second-wear"), point=("wolf_hood",), accept=("wear:wolf_hood",), else_say=says("second-wear-else")
        ),
        # What do you wear? (Z-528)
        Step(1, accept=("wear:hiking_boots",)),
        # What do you do? 2 actions left. (Z-098)
        Step(0, says("second-arm"), point=("barracks",), accept=("local",), else_say=says("second-arm-else")),
        # What do you do? One action left. (Z-098)
        Step(
            0,
            says("second-open"),
            point=("underground_archive",),
            accept=("open:underground_archive:0",),
            else_say=says("second-open-else"),
        ),
        # Which secret item do you keep? (Z-113)
        Step(
            0,
            says("second-look"),
            point=("underground_archive",),
            accept=("keep:plant_blueprints",),
            else_say=says("second-look-else"),
        ),
        # Anything else before your turn ends? No action left. (Z-485)
        Step(0, says("second-over"), accept=("end-turn",), else_say=says("second-over-else")),
        # What do you do? 2 actions left. (Z-098)
        Step(1, accept=("local",)),
        # What do you choose? (Z-132)
        Step(1, accept=("choose:rubles",)),
        # What do you do? One action left. (Z-098)
        Step(1, accept=("pass",)),
        # Do you use something before your event? (Z-122)
        Step(0, says("second-draw"), accept=("draw",), else_say=says("second-draw-else")),
        # Test of alertness, difficulty 5: your total is 4. (Z-205)
        Step(
            0,
            says("second-cancel"),
            point=("stolen_badge",),
            accept=("use:stolen_badge.2",),
            else_say=says("second-cancel-else"),
        ),
        # What do you choose? (Z-132)
        Step(0, says("second-choose"), accept=("choose:carry_a_box",), else_say=says("second-choose-else")),
        # Test of willpower, difficulty 6: your total is 5. (Z-205)
        Step(
            0,
            says("second-coffee"),
            point=("black_coffee",),
            accept=("use:black_coffee",),
            else_say=says("second-coffee-else"),
        ),
        # Which secret item do you keep? (Z-113)
        Step(
            0,
            says("second-secret"),
            point=("underground_archive",),
            accept=("keep:homunculus",),
            else_say=says("second-secret-else"),
        ),
        # What do you choose? (Z-132)
        Step(1, accept=("choose:run_between_shots",)),
        # Test of physique, difficulty 3: your total is 1. (Z-205)
        Step(1, accept=("force:minus",)),
        # Test of willpower, difficulty 3: your total is 2. (Z-205)
        Step(1, accept=("let-stand",)),
        # What do you do? 2 actions left. (Z-098)
        Step(1, accept=("move:roadhouse",)),
        # What do you do? One action left. (Z-098)
        Step(1, accept=("local",)),
        # You camp. What do you do? (Z-390)
        Step(1, accept=("relief",)),
        # You camp. What do you do? (Z-390)
        Step(1, accept=("buy:junk:2",)),
        # Do you wear the Quilted jacket? (Z-228)
        Step(1, accept=("wear-new",)),
        # You camp. What do you do? (Z-390)
        Step(1, accept=("buy:junk:1",)),
        # You camp. What do you do? (Z-390)
        Step(1, accept=("done",)),
        # What do you do? 2 actions left. (Z-098)
        Step(0, says("second-rest"), accept=("rest",), else_say=says("second-rest-else")),
        # What do you do? One action left. (Z-098)
        Step(0, says("second-on"), point=("barracks",), accept=("move:barracks",), else_say=says("second-on-else")),
    ),
)
