"""The first lesson of Zona: a turn, a test, an event and an encounter."""

from __future__ import annotations

from fivefires.kernel import Lesson, Setup
from fivefires.kit.lessons import played, taught

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
        taught("first-who", "character:ivan", "ivan"),
        # Which character do you keep? (Z-029)
        played(1, "character:tamara"),
        # What do you wear? (Z-528)
        taught("first-wear", "wear:plate_carrier", "plate_carrier"),
        # What do you wear? (Z-528)
        played(1, "wear:hiking_boots"),
        # What do you do? 2 actions left. (Z-098)
        taught("first-move", "move:frontier", "frontier"),
        # What do you do? One action left. (Z-098)
        taught("first-work", "local", "frontier"),
        # Test of alertness, difficulty 3: your total is 2. (Z-205)
        taught("first-force", "force:blank"),
        # What do you choose? (Z-132)
        taught("first-take", "choose:rubles"),
        # Anything else before your turn ends? No action left. (Z-485)
        taught("first-heal", "use:field_dressing", "field_dressing"),
        # What do you do? 2 actions left. (Z-098)
        played(1, "local"),
        # What do you choose? (Z-132)
        played(1, "choose:rubles"),
        # What do you do? One action left. (Z-098)
        played(1, "pass"),
        # What do you choose? (Z-132)
        played(1, "choose:by_the_counter"),
        # Which card do you keep? (Z-414)
        played(1, "keep:iodine#2"),
        # What do you do? 2 actions left. (Z-098)
        played(1, "local"),
        # What do you choose? (Z-132)
        played(1, "choose:rubles"),
        # What do you do? One action left. (Z-098)
        played(1, "move:roadhouse"),
        # What do you do? 2 actions left. (Z-098)
        taught("first-hunt", "move:wetlands", "wetlands"),
        # Lullaby: what do you do? (Z-301)
        taught("first-confront", "confront:willpower"),
        # Test of willpower, difficulty 3 (anomaly): your total is 2. (Z-205)
        taught("first-item", "use:combat_stims", "combat_stims"),
        # Once a round a token is left off. Is it this one, for Combat stims? (Z-250)
        taught("first-ability", "spare"),
        # What do you do? One action left. (Z-098)
        taught("first-camp", "move:roadhouse", "roadhouse"),
    ),
)
