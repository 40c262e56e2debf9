# Why the expert answers as it does: one sentence for each branch that can decide.

# Going
why-go-searching = At { $place } lie the cards that are needed, and the way is worth its risk.
why-go-to-doors = The objective needs the entrance of { $place } barred, and nobody is there yet.
why-go-to-code = The dice fit the code that is missing at { $place }.
why-go-to-hideout = Everybody needs somebody with a weapon at { $place }.
why-go-to-bandits = The objective needs fewer bandits, and some are at { $place }.
why-go-hunting = A special zombie is at { $place }, and it can be attacked without a risk.
why-go-for-myself = Your own objective asks for it.
why-safe-way = Somebody has to go, and this takes the risk out of the way.
why-flee = Zombies will overrun that place, and no die is left to prevent it.
why-where = It is of most use there, or does least harm.

# Dice
why-search = Cards pay for everything, and a deck worth searching is here.
why-barricade = This entrance is soon overrun, and a barricade takes the next zombie for one die.
why-doors = The objective needs this entrance barred.
why-look-busy = Somebody who does nothing is soon suspected.
why-attack = It makes room at an entrance, and that is worth the exposure roll.
why-attract = Somebody would die where they stand now. Elsewhere there is room for them.
why-clean = Every ten cards of waste cost one morale each round.
why-code = This value is missing in the code.
why-trap = A trap clears an entrance that is soon overrun.
why-raise = There is food to spare, and one more on this die makes it useful.
why-prepare = It makes the dice better before they are used.
why-die = It is the lowest die that will do.
why-best-die = It is the best of the used dice.
why-face = It is the value that helps most.
why-reroll = The die is low, so there is little to lose.
why-die-will-do = The die is good enough.

# Cards
why-play-gear = Gear helps in every round, so it should be borne early.
why-take-in = One more survivor is one more die in every round that is left.
why-heal = Somebody is close to death, and this heals.
why-find = It brings a better card.
why-clear = An entrance is nearly full, and this clears it.
why-build = It brings an improvement nearer.
why-chase = Fewer bandits mean fewer losses each round.
why-ease = The crisis depends on a card or two, and this lowers what it asks for.
why-shield = Somebody is outside, and this takes the risk out of the next step.
why-cheer = Morale is what the colony loses the game by.
why-more-dice = More dice for somebody who stands where they are worth most.
why-arm = Everybody needs a weapon, and they have none.
why-card = It is what the colony, the crisis or the objective needs most.
why-search-on = A better card is likely in this deck, and worth the noise.
why-salvage = Something in the waste is still of use.
why-least = It is missed least.
why-keep-it = It is needed here more.
why-give-medicine = Somebody is dying who needs it more.
why-gift = It costs nothing to take it.
why-bury = It would hurt the colony most if it came next.
why-leave = What comes next may stay as it is.
why-any-order = The order makes no difference here.

# The colony
why-eat = There is not enough food for this round, and hunger costs morale.
why-lay = The objective wins the game, and these cards fit it.
why-contribute = The crisis can be met, and failing it costs more than these cards.
why-enough-given = The rest is better kept.
why-spoil = Nobody can tell who gave the wrong card.
why-calm = Somebody unruly counts twice, and there is medicine to spare.
why-request = Somebody else may have what is missing.
why-done = What is left is better kept for the next round.
why-hush = No noise should be left where somebody stands.
why-shelter = Somebody hurt stands where zombies come.
why-use = The ability costs little for what it does.
why-look = To know what comes next is worth a die that has nothing better to do.
why-nearest-done = It is the nearest to being finished.

# People, votes and stories
why-survivors = Together these are the strongest, and the strongest of them leads.
why-leader = This one can do most.
why-bearer = This one makes the most of it.
why-who = That one needs it most, or risks least.
why-unruly = An unruly one counts twice.
why-target = That is where it helps most.
why-choose = It costs least for what it brings, as the colony stands now.
why-decline = It would cost more than it brings.
why-vote = By what is known, this side is better.
why-accuse = This player has done so little for the colony that suspicion is fair.
why-no-accusation = Nothing this player has done is reason enough.
why-knife = Going first matters in this round.
why-no-knife = Who goes first hardly matters now.
why-bite = By the odds, rolling loses fewer people than giving one up.
why-stop-bite = A bite that goes on could cost the last of morale.

# Entrances
why-entrance = That entrance is overrun first.
why-overrun = That place is overrun first.
why-barrier = A trap clears the whole entrance, so it may go first.
why-most-bandits = Most of them are there.
