# Main objectives: name, and the task of each side.

goal_tribute = Tribute
    .normal = Lay 6 food, medicine or fuel cards for each player who is not exiled on this card.
    .hard = Lay 7 food, medicine or fuel cards for each player who is not exiled on this card.
goal_frosty_night = Frosty Night
    .normal = Hold out for eight rounds. Whoever attacks a zombie gets a frostbite.
    .hard = Hold out for eight rounds. Whoever attacks a zombie gets a frostbite.
goal_twelve_doors = Twelve doors
    .normal = A barricade or trap lies at all six entrances of the colony and at the entrances of at least four of the
        six ordinary locations.
    .hard = A barricade or trap lies at eleven of the twelve entrances: the six of the colony and those of the six
        ordinary locations.
goal_convoy = The convoy
    .normal = For each player who is not exiled lay 2 fuel cards and 1 tool card on this card, and have 1 food in the
        store.
    .hard = On this card lie 2 fuel cards for each player who is not exiled, and 1 tool card for each and 2 more; the
        store holds 1 food for each and 1 more.
goal_missing_class = The missing class
    .normal = Whoever searches an ordinary location rolls a die: on 5 or 6 a pupil is found, 1 helpless person for the
        colony and 1 mark here. There are marks for as many pupils as players who are not exiled and 4 more, and at
        least as many helpless people are alive in the colony.
    .hard = Whoever searches an ordinary location rolls a die: on 5 or 6 a pupil is found, 1 helpless person for the
        colony and 1 mark here. There are marks for as many pupils as players who are not exiled and 5 more, and at
        least as many helpless people are alive in the colony.
goal_new_roof = A new roof
    .normal = Finish 4 improvements. For every tool or education card laid on this card, put 1 progress on an
        improvement.
    .hard = Finish 4 improvements. For every tool or education card laid on this card, put 1 progress on an
        improvement.
goal_smoke_them_out = Smoke them out
    .normal = Lay 1 weapon card for each player who is not exiled on this card, and have at most 2 bandits on the
        board.
    .hard = Lay 1 weapon card for each player who is not exiled on this card, and have at most 1 bandit on the board.
goal_last_shift = The last shift
    .normal = Contain 2 experiments by vote, and lay 1 education card for each player who is not exiled on this card.
    .hard = Contain 3 experiments by vote, and lay 1 education card for each player who is not exiled and 2 more on this
        card.
