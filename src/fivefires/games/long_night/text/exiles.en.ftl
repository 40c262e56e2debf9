# Exile objectives: one text for the wronged, one for the betrayer.

exile_forgiveness = Forgiveness
    .wronged = Instead of your old objective: the main objective is met, and you have at least 3 food cards in your
        hand.
    .betrayer = Instead of your old objective: the main objective is met.
exile_reckoning = Reckoning
    .wronged = Instead of your old objective: morale is 0, at least 7 survivors have been killed in this game, and you have
        at least 3 survivors.
    .betrayer = Instead of your old objective: morale is 0, and at least 3 survivors have been killed in this game.
exile_second_colony = A fire of our own
    .wronged = Instead of your old objective: the main objective is met, and you have at least 3 survivors.
    .betrayer = Instead of your old objective: you have at least 4 survivors.
exile_road_south = The road south
    .wronged = Instead of your old objective: you have at least 3 fuel cards and 3 food cards, in your hand or as gear.
    .betrayer = Instead of your old objective: you have at least 2 fuel cards, in your hand or as gear, and your
        survivors carry at least 1 weapon.
exile_unbroken = Unbroken
    .wronged = Your old objective still holds. Besides, none of your survivors has a wound or frostbite.
    .betrayer = Your old objective still holds. Besides, you have at least 2 survivors.
