# What places, decks and tracks say when they are pointed at; what is counted and wanted; why a game ended.

## Signs and ways

sign-home = Home of the colony
sign-clean = Clean the waste
sign-loot = The bandits' loot
sign-danger = Dangerous to search
cost-move = The move of a survivor, however far, and an exposure roll.
cost-full = No space is free.
cost-exiled = Exiles never enter the colony.

note-place = Zombies there: { $zombies }. Free spaces: { $free }.

## Spaces and decks

about-noise = Searching further makes noise. Each token may bring another zombie at the end of the round.
about-deck = Mostly { $first }, { $second } and { $third }. { $cards ->
    [0] No card is left.
    [one] 1 card is left.
   *[other] { $cards } cards are left.
    } It is never filled up again.
about-food-space = The store. At the end of the round the colony eats 1 food for every two people; too little means starvation, and morale falls.
about-waste-space = Played and discarded cards. Too many of them cost morale at the end of the round.
about-graveyard-space = The dead. Most deaths cost 1 morale.
about-crises = Each round turns one up. It strikes unless enough fitting cards are given to it.
about-crossroads = In each turn the neighbour on the right holds one. If the active player does what it waits for, it is read out.
about-survivors = Whoever joins the colony comes from here.
about-contributed = Given face down to the crisis. Fitting cards count for it, others against it.
about-waste = Played and discarded cards, to be cleaned away. Everybody may look through them.
about-graveyard = Who has died.
about-laid = Cards that were laid on the main objective.
about-loot = What the bandits have taken. It can be had at the hideout.
about-improvements = What the colony may build.
about-experiments = The top one breaks out if its code is not laid on Raxxon in time.
about-side-effects = What pills from Raxxon may do.

## Tracks

about-morale = Deaths, hunger, waste and crises lower it. At 0 the game is over, and only betrayers can win.
about-rounds = After the last round the game is over.
about-food = { $needed ->
    [0] Nobody needs food this round.
    [one] The colony eats 1 food at the end of this round.
   *[other] The colony eats { $needed } food at the end of this round.
    } Each starvation token costs 1 morale every time there is too little; there { $starvation ->
    [0] is none
    [one] is 1
   *[other] are { $starvation }
    }. A food also raises a die by 1.

## What is counted

goal-at-most = { $what } (at most { $most })
goal-main-too = the main objective
counts-laid = Cards laid on the objective
counts-laid-of = Laid on the objective: { $what }
counts-food = Food in the store
counts-home-doors = Barred entrances of the colony
counts-doors = Barred entrances elsewhere
counts-all-doors = Barred entrances
counts-found = Pupils found
counts-helpless = Helpless people at home
counts-improvements = Finished improvements
counts-contained = Contained experiments
counts-dice = Dice at Raxxon
counts-rounds = Rounds left
counts-bandits = Bandits on the board
counts-objective = Objective

## The end

verdict-objective = The main objective was met in round { $rounds }.
verdict-morale = Morale fell to 0 in round { $rounds }, before the main objective was met.
verdict-rounds = The last round, round { $rounds }, was over and the main objective was not met.
verdict-betrayer = The betrayer came out into the open and won at once, in round { $rounds }.
verdict-nobody-left = Nobody was left in the colony in round { $rounds }.
verdict-too-late = All that it asks for was there, but it counts only when it is checked, at the end of a round.
verdict-all-win = All win together.
verdict-all-lose = All lose together.
verdict-won = { $seat } wins: { $card } was fulfilled.
verdict-lost = { $seat } loses: { $card } was not fulfilled.
verdict-needs-main = { $seat } loses: { $card } counts only if the main objective is met.
verdict-out = { $seat } loses: nobody was left to play { $card } with.

## Chances, and what cannot be taken back

odds-unharmed = to stay unharmed
odds-hit = to hit
odds-slain = to slay it
odds-loot = to get loot
odds-well = without harm
hurts-death = { $survivor } dies.
hurts-exile = { $seat } would be exiled for the rest of the game.
hurts-last-food = It is the last food, and the colony needs { $needed } at the end of the round.
