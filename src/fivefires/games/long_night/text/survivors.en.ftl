# Survivors: name, occupation, ability.

gia_najjar = Gia Najjar
    .job = Therapist
    .effect = Die 4+, once a round: heal 1 wound of a survivor at her place.
forest_plum = Forest Plum
    .job = Department-store Santa
    .effect = At the start of your turn he may leave for good; morale rises by 1.
blue = Blue
    .job = Chimpanzee
    .effect = Moves without exposure rolls. A spreading bite passes her by. Not human.
