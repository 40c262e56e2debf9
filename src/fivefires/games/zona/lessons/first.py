"""The first lesson of Zona: a turn, a test, an event and an encounter."""

from __future__ import annotations

from fivefires.kernel import Lesson, Message, Setup, Step, message


def says(name: str) -> Message:
    return message(f"lesson-{name}")


LESSON = Lesson(
    id="first",
    setup=Setup(2, "race", (), {"voice": "first-seat"}),
    seed="zona-first",
    chance={
        # characters is shuffled
        323: ("ivan", "lidya", "tamara", "olga"),
        # 3d6 is rolled
        333: (4, 6, 4),
        # 1d6 is rolled
        336: (1,),
        # 3d6 is rolled
        349: (4, 5, 6),
    },
    steps=(
        # Which character do you keep? (Z-029)
        Step(0, says("first-who"), point=("ivan",), accept=("character:ivan",), else_say=says("first-who-else")),
        # Which character do you keep? (Z-029)
        Step(1, accept=("character:tamara",)),
        # What do you wear? (Z-528)
        Step(
            0,
            says("first-wear"),
            point=("plate_carrier",),
            accept=("wear:plate_carrier",),
            else_say=says("first-wear-else"),
        ),
        # What do you wear? (Z-528)
        Step(1, accept=("wear:hiking_boots",)),
        # What do you do? 2 actions left. (Z-098)
        Step(0, says("first-move"), point=("frontier",), accept=("move:frontier",), else_say=says("first-move-else")),
        # What do you do? One action left. (Z-098)
        Step(0, says("first-work"), point=("frontier",), accept=("local",), else_say=says("first-work-else")),
        # Test of alertness, difficulty 3: your total is 2. (Z-205)
        Step(0, says("first-force"), accept=("force:blank",), else_say=says("first-force-else")),
        # What do you choose? (Z-132)
        Step(0, says("first-take"), accept=("choose:rubles",), else_say=says("first-take-else")),
        # Anything else before your turn ends? No action left. (Z-485)
        Step(
            0,
            says("first-heal"),
            point=("field_dressing",),
            accept=("use:field_dressing",),
            else_say=says("first-heal-else"),
        ),
        # What do you do? 2 actions left. (Z-098)
        Step(1, accept=("local",)),
        # What do you choose? (Z-132)
        Step(1, accept=("choose:rubles",)),
        # What do you do? One action left. (Z-098)
        Step(1, accept=("pass",)),
        # What do you choose? (Z-132)
        Step(1, accept=("choose:by_the_counter",)),
        # Which card do you keep? (Z-414)
        Step(1, accept=("keep:iodine#2",)),
        # What do you do? 2 actions left. (Z-098)
        Step(1, accept=("local",)),
        # What do you choose? (Z-132)
        Step(1, accept=("choose:rubles",)),
        # What do you do? One action left. (Z-098)
        Step(1, accept=("move:roadhouse",)),
        # What do you do? 2 actions left. (Z-098)
        Step(0, says("first-hunt"), point=("wetlands",), accept=("move:wetlands",), else_say=says("first-hunt-else")),
        # Lullaby: what do you do? (Z-301)
        Step(0, says("first-confront"), accept=("confront:willpower",), else_say=says("first-confront-else")),
        # Test of willpower, difficulty 3 (anomaly): your total is 2. (Z-205)
        Step(
            0,
            says("first-item"),
            point=("combat_stims",),
            accept=("use:combat_stims",),
            else_say=says("first-item-else"),
        ),
        # Once a round a token is left off. Is it this one, for Combat stims? (Z-250)
        Step(0, says("first-ability"), accept=("spare",), else_say=says("first-ability-else")),
        # What do you do? One action left. (Z-098)
        Step(0, says("first-camp"), point=("roadhouse",), accept=("move:roadhouse",), else_say=says("first-camp-else")),
    ),
)
