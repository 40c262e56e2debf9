# Betrayal objectives.

betrayal_gunrunner = Gunrunner
    .goal = Morale is 0, you have attacked survivors of players who are not exiled at least 2 times in this game,
        and your survivors carry at least 2 weapons.
betrayal_last_supper = The last supper
    .goal = Morale is 0, you have attacked survivors of players who are not exiled at least 2 times in this game,
        and you have at least 2 food cards in your hand.
betrayal_poisoner = The wrong doctor
    .goal = Morale is 0, you have attacked survivors of players who are not exiled at least 2 times in this game,
        and you have at least 2 medicine cards, in your hand or as gear.
betrayal_getaway = The engine is running
    .goal = Morale is 0, you have attacked survivors of players who are not exiled at least 2 times in this game,
        you have at least 1 fuel card in your hand, and at least 1 of your survivors is outside the colony.
betrayal_prophet = Prophet of the end
    .goal = Morale is 0, you have attacked survivors of players who are not exiled at least 2 times in this game,
        and you have more survivors than every other player.
betrayal_undertaker = Undertaker
    .goal = Morale is 0, you have attacked survivors of players who are not exiled at least 2 times in this game,
        at least 3 survivors have been killed in this game, and you have at least 2 survivors.
betrayal_filth = Let it rot
    .goal = Morale is 0, you have attacked survivors of players who are not exiled at least 2 times in this game,
        and at least 8 cards lie on the waste pile.
betrayal_vulture = Heir to everything
    .goal = Morale is 0, you have attacked survivors of players who are not exiled at least 2 times in this game,
        and you have at least 5 cards in your hand.
betrayal_wrecker = Sand in the gears
    .goal = Morale is 0, you have attacked survivors of players who are not exiled at least 2 times in this game,
        at most 2 improvements are finished, and you have at least 2 cards that are tools or fuel, in your
        hand or as gear.
betrayal_inside_man = Inside man
    .goal = Morale is 0, you have attacked survivors of players who are not exiled at least 2 times in this game,
        at least 2 bandits are on the board, and one of your survivors is at the hideout.
betrayal_company_man = Still on the payroll
    .goal = Morale is 0, you have attacked survivors of players who are not exiled at least 2 times in this game,
        at most 3 experiments have been contained, and you have at least 2 cards that are medicine or
        education, in your hand or as gear.
