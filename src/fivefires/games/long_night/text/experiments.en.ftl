# Experiments: name, the recording on the audio side, the rows of the encounter, and its rule if it has one.

exp_claw = Claw
    .audio = Subject opens doors now. We have stopped giving it doors.
    .row-1 = It cuts you: 1 wound.
    .row-2 = It is slain.
    .row-3 = It is slain.
    .row-4 = It is slain.
    .row-5 = It is slain.
    .row-6 = It is slain, and you draw 1 card here.
exp_hunter = Hunter
    .audio = It waits until somebody is alone. We have begun to eat together.
    .row-1 = 1 wound, and it vanishes to a random location.
    .row-2 = 1 wound.
    .row-3 = It vanishes to a random location.
    .row-4 = It is slain.
    .row-5 = It is slain.
    .row-6 = It is slain.
    .rule = At the start of the colony phase it goes to the location outside with the most survivors.
