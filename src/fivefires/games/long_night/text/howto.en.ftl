# How to play on one page, and a hint for each kind of question when it is first asked.

howto-about-title = What is this about?
howto-about = A colony holds out through the winter. Its people go out for food, medicine and fuel, keep the dead away from the fence, and meet one crisis after the other.
howto-win-title = How do I win?
howto-win = Everybody wins when the main objective is met before morale or the rounds run out. In games of three and more each has a secret objective, too: whoever has not met that loses all the same.
howto-round-title = A round
howto-round = A crisis is read and everybody rolls dice. Then each takes a turn. Then the colony pays: food for its people, cards for the crisis, zombies at every entrance, one round less on the clock.
howto-acts-title = What one does
howto-acts = Most of it costs a die. Moving costs none.
howto-act-move = Move a survivor, once a turn each. Outside, the exposure die may wound.
howto-act-search = Search a location for cards. Low dice do for some, high ones for others.
howto-act-attack = Attack zombies before an entrance is full.
howto-act-barricade = Build a barricade. It takes the next zombie that comes.
howto-act-give = Give cards to the crisis, or lay them on the objective.
howto-places-title = Where the cards are
howto-places = Each location has a deck of its own: weapons with the police, food in the store, medicine in the hospital, fuel at the gas station, books in the school and the library.
howto-signs-title = The signs
howto-signs = What stands at the top of the screen, and on survivors:
howto-sign-morale = Morale. At 0 the game is lost.
howto-sign-crisis = The crisis of this round, and the cards it wants.
howto-sign-food = Food in the store: 1 for every 2 people in the colony, each round.
howto-sign-wound = A wound. With 3 tokens of damage a survivor dies, and morale falls.
howto-sign-frostbite = Frostbite: it gets worse by itself.
howto-sign-noise = Noise: it may bring a zombie at the end of the round.

hint-ask-action = Spend dice on what your survivors do. Searching brings cards, cards meet the crisis and the objective. Unspent dice are lost.
hint-ask-keep-leader = The leader goes first and lasts longest. Point at a name to read what each can do.
hint-ask-die = The lowest die that will do is mostly the right one.
hint-ask-search = Keep the card, or make noise and look at another. Noise brings zombies.
hint-ask-contribute = Cards of the wanted kind count for the crisis, all others against it. They are given face down.
hint-ask-crossroads = A crossroads: read both ways, since each costs something.
hint-ask-where = Whoever changes place rolls the exposure die. Send those who can take it.
hint-ask-entrance = An entrance with three zombies is full: the next one gets in.
hint-ask-exile = A vote on somebody. More than half must agree.
