"""The second lesson of Zona: a lock, a facility, a secret."""

from __future__ import annotations

from fivefires.kernel import Lesson, Setup
from fivefires.kit.lessons import played, taught

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
        taught("second-who", "character:oleg", "oleg"),
        # Which character do you keep? (Z-029)
        played(1, "character:tamara"),
        # What do you wear? (Z-528)
        taught("second-wear", "wear:wolf_hood", "wolf_hood"),
        # What do you wear? (Z-528)
        played(1, "wear:hiking_boots"),
        # What do you do? 2 actions left. (Z-098)
        taught("second-arm", "local", "barracks"),
        # What do you do? One action left. (Z-098)
        taught("second-open", "open:underground_archive:0", "underground_archive"),
        # Which secret item do you keep? (Z-113)
        taught("second-look", "keep:plant_blueprints", "underground_archive"),
        # Anything else before your turn ends? No action left. (Z-485)
        taught("second-over", "end-turn"),
        # What do you do? 2 actions left. (Z-098)
        played(1, "local"),
        # What do you choose? (Z-132)
        played(1, "choose:rubles"),
        # What do you do? One action left. (Z-098)
        played(1, "pass"),
        # Do you use something before your event? (Z-122)
        taught("second-draw", "draw"),
        # Test of alertness, difficulty 5: your total is 4. (Z-205)
        taught("second-cancel", "use:stolen_badge.2", "stolen_badge"),
        # What do you choose? (Z-132)
        taught("second-choose", "choose:carry_a_box"),
        # Test of willpower, difficulty 6: your total is 5. (Z-205)
        taught("second-coffee", "use:black_coffee", "black_coffee"),
        # Which secret item do you keep? (Z-113)
        taught("second-secret", "keep:homunculus", "underground_archive"),
        # What do you choose? (Z-132)
        played(1, "choose:run_between_shots"),
        # Test of physique, difficulty 3: your total is 1. (Z-205)
        played(1, "force:minus"),
        # Test of willpower, difficulty 3: your total is 2. (Z-205)
        played(1, "let-stand"),
        # What do you do? 2 actions left. (Z-098)
        played(1, "move:roadhouse"),
        # What do you do? One action left. (Z-098)
        played(1, "local"),
        # You camp. What do you do? (Z-390)
        played(1, "relief"),
        # You camp. What do you do? (Z-390)
        played(1, "buy:junk:2"),
        # Do you wear the Quilted jacket? (Z-228)
        played(1, "wear-new"),
        # You camp. What do you do? (Z-390)
        played(1, "buy:junk:1"),
        # You camp. What do you do? (Z-390)
        played(1, "done"),
        # What do you do? 2 actions left. (Z-098)
        taught("second-rest", "rest"),
        # What do you do? One action left. (Z-098)
        taught("second-on", "move:barracks", "barracks"),
    ),
)
