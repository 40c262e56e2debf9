# What the coach says in the lessons. One idea a step, the goal before the rule.

## The first lesson

lesson-first = A day in the colony
lesson-first-about = Dice, a search, the objective and the fence.
lesson-first-end =
    That is a round: dice, turns, and the bill: food, the crisis, zombies, the clock. The second lesson is about
    what goes wrong. Or play on from here.
lesson-first-who =
    A colony in the snow. You win together by fulfilling the objective before morale or the rounds run out. This
    time it is Tribute: 9 food, medicine or fuel cards must lie on it. First, your people: let Rocco lead.
lesson-first-who-else = Good people, too. For this lesson Rocco leads.
lesson-first-behind = Of the other three two come along. Emma searches well and Gia fights well, so Forest stays behind.
lesson-first-behind-else = We shall need Emma and Gia. Leave Forest behind.
lesson-first-move =
    Each round you roll dice and spend them on what your people do. Moving needs no die: each survivor may move
    once a turn. Cards are out there, so send Emma.
lesson-first-move-else = Emma first: she will find something to eat.
lesson-first-where =
    The Grocery Store is where food lies. Whoever changes place rolls the exposure die: cold, wounds or worse.
    Nothing ventured, nothing eaten.
lesson-first-where-else = We want food. Send her to the Grocery Store.
lesson-first-search =
    Unharmed. Now let her search: that costs a die of at least her search value, which is 3. The lowest die that is
    enough goes, so the high ones are left for harder things.
lesson-first-search-else = She is there to search. Let her.
lesson-first-card = Tins: food. Keep them. Making noise would let you look at another card, but it brings zombies.
lesson-first-card-else = No noise today. Keep the tins.
lesson-first-food =
    At the end of the round the colony eats: 1 food for every 2 people in it. The 2 in the store are not enough.
    Play the rations.
lesson-first-food-else = Without food morale falls. Play the rations.
lesson-first-lay =
    Now the objective. One card a turn may be laid on it: food, medicine or fuel. Lamp oil is fuel, and the first of
    nine.
lesson-first-lay-else = Lay the lamp oil on the objective: that is how this game is won.
lesson-first-build =
    Zombies come to the fence every round, and where an entrance is full they get in. Rocco is a bricklayer: let
    him build, any die will do.
lesson-first-build-else = Let Rocco build: nobody does it better.
lesson-first-fence = Choose an entrance. A barricade takes the next zombie that comes there.
lesson-first-fence-else = Entrance 4 lies open. Build there.
lesson-first-second = Rocco builds two at once. The next one goes to entrance 5.
lesson-first-second-else = Entrance 5 is the next.
lesson-first-over =
    Two dice are left; nobody has to use all. End the turn. Your partner sends Eric out, gives tools to the
    crisis, and the colony pays its bill.
lesson-first-over-else = Leave the rest for now. End the turn.

## The second lesson

lesson-second = When things go wrong
lesson-second-about = Zombies, wounds, a crisis and a crossroads.
lesson-second-end =
    Now you know what threatens a colony: an empty store, a full fence, an unmet crisis, and sometimes a secret
    of one of you. In games of three or more everybody has one. Play on from here, or begin a game.
lesson-second-who = Another day with Rocco. This time it is about what goes wrong: zombies, wounds, a crisis, and a story.
lesson-second-who-else = Take those you know: Rocco leads.
lesson-second-behind = Emma and Gia come along again. Forest stays behind.
lesson-second-behind-else = We shall need Emma and Gia. Leave Forest behind.
lesson-second-attack =
    Zombies lean on the fence. Where an entrance is full, the next one breaks a barricade or gets in. Gia hits with a
    2 or better: let her attack.
lesson-second-attack-else = Gia attacks best. Let her.
lesson-second-which = Entrance 4, where a single barricade holds.
lesson-second-which-else = The others can wait. Entrance 4 has but one barricade.
lesson-second-bandage =
    The zombie is dead, but whoever kills one is exposed, and Gia has a wound. Three wounds are a death, and a
    death costs morale. Play the bandages.
lesson-second-bandage-else = Gia is hurt. Play the bandages.
lesson-second-patient = Gia needs them.
lesson-second-patient-else = The others are well. Gia needs them.
lesson-second-crisis =
    Each round has a crisis. Bad water wants medicine: one card for each player, or everybody pays. Cards are
    given face down.
lesson-second-crisis-else = The crisis will not wait. Give something to it.
lesson-second-medicine = A sedative is medicine. A card of another sort would count against you.
lesson-second-medicine-else = That is no medicine, and would count against you. Give the sedative.
lesson-second-trust = One card of two. The other is for your partner. That is what trust is for.
lesson-second-trust-else = Your partner will give the other. Say that it is enough.
lesson-second-go =
    Your neighbour holds a crossroads card for your turn: when you do what it waits for, it is read. Nobody says
    what that is. Let Emma move.
lesson-second-go-else = Let Emma move.
lesson-second-there = The School is a good place to search.
lesson-second-there-else = Send her to the School.
lesson-second-story =
    And there it is. A crossroads is a choice, and both ways cost something. Morale is what keeps the colony
    alive: teach.
lesson-second-story-else = An unruly crowd eats for two. Teach them.
lesson-second-over = End the turn and see whether the crisis is met.
lesson-second-over-else = Enough for a day. End the turn.
