# Secret objectives: name and what is needed besides the main objective.

secret_hoarder = Squirrel
    .goal = You have at least 4 cards in your hand.
secret_clean_hands = Not a scratch
    .goal = None of your survivors has a wound or frostbite.
