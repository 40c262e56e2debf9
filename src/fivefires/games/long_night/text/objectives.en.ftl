# Main objectives: name, and the task of each side.

goal_tribute = Tribute
    .normal = On this card lie 3 food, medicine or fuel cards for each player who is not exiled, and 3 more in all.
    .hard = On this card lie 4 food, medicine or fuel cards for each player who is not exiled.
goal_frosty_night = Frosty Night
    .normal = Hold out for eight rounds. Whoever attacks a zombie gets a frostbite.
    .hard = Hold out for eight rounds. Whoever attacks a zombie gets a frostbite.
goal_twelve_doors = Twelve doors
    .normal = Every evening on which a barricade or trap lies at all six entrances of the colony and at the entrance of
        at least one of the six ordinary locations brings 1 mark here. There are 5 marks.
    .hard = Every evening on which a barricade or trap lies at nine of the twelve entrances, the six of the colony and
        those of the six ordinary locations, brings 1 mark here. There are 4 marks.
goal_convoy = The convoy
    .normal = On this card lie 2 fuel cards for each player who is not exiled, and 1 tool card for each and 3 more; the
        store holds 1 food for each.
    .hard = On this card lie 2 fuel cards for each player who is not exiled and 1 more, and 1 tool card for each and 4
        more; the store holds 1 food for each and 1 more.
goal_missing_class = The missing class
    .normal = Whoever searches an ordinary location rolls a die, once in each round: on 4 there is a trace, 1 mark
        here; on 5 or 6 a pupil is found, 1 helpless person for the colony, 1 food for the store and 1 mark here. There
        are 2 marks for each player who is not exiled and 3 more, and at least 1 helpless person for each of them is
        alive in the colony.
    .hard = Whoever searches an ordinary location rolls a die, once in each round: on 4 there is a trace, 1 mark
        here; on 5 or 6 a pupil is found, 1 helpless person for the colony, 1 food for the store and 1 mark here. There
        are 2 marks for each player who is not exiled and 3 more, and at least 1 helpless person for each of them and 2
        more are alive in the colony.
goal_new_roof = A new roof
    .normal = Finish 6 improvements. For every tool or education card laid on this card, put 1 progress on an
        improvement.
    .hard = Finish 6 improvements. For every tool or education card laid on this card, put 1 progress on an
        improvement.
goal_smoke_them_out = Smoke them out
    .normal = On this card lie 1 weapon card for each player who is not exiled and 1 more. Every evening on which at
        most 2 bandits are on the board brings 1 mark here; there are 4 marks.
    .hard = On this card lie 1 weapon card for each player who is not exiled and 1 more. Every evening on which at most 2
        bandits are on the board brings 1 mark here; there are 4 marks.
goal_last_shift = The last shift
    .normal = Contain 6 experiments by vote. On this card lie 1 education card for each player who is not exiled and 1
        more.
    .hard = Contain 6 experiments by vote. On this card lie 1 education card for each player who is not exiled and 1
        more.
