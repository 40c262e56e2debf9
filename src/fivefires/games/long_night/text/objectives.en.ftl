# Main objectives: name, and the task of each side.

goal_frosty_night = Frosty Night
    .normal = Hold out for eight rounds. Whoever attacks a zombie gets a frostbite.
    .hard = Hold out for eight rounds. Whoever attacks a zombie gets a frostbite.
goal_tribute = Tribute
    .normal = Lay 3 food, medicine or fuel cards for each player who is not exiled on this card.
    .hard = Lay 4 food, medicine or fuel cards for each player who is not exiled on this card.
