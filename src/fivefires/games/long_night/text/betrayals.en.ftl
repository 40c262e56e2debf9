# Betrayal objectives.

betrayal_gunrunner = Gunrunner
    .goal = Morale is 0, and your survivors carry at least 2 weapons.
