# Crises: name and what happens if nobody prevents it.

crisis_fuel_shortage = Fuel Shortage
    .effect = Morale falls by 2.
crisis_sickness = Coughing in the dark
    .effect = Every player wounds one of their survivors, and every player who gave nothing wounds one
        more. Morale falls by 1.
crisis_rats = Rats in the storeroom
    .effect = 4 food are lost, every player who gave nothing discards 2 random cards, and the colony gets 1
        starvation token.
crisis_whiteout = Whiteout
    .effect = Every survivor outside the colony gets a frostbite.
crisis_they_heard_us = They have heard us
    .effect = 4 zombies come to the colony, and 1 more for every 2 noise tokens on the board. 1 comes to each of the six
        locations.
crisis_roof = The roof gives way
    .effect = The two survivors with the lowest influence in the colony get a wound each. 3 barricades or traps of the
        colony are lost. Morale falls by 1.
crisis_bread_queue = Voices in the bread queue
    .effect = For each player who is not exiled one helpless person becomes unruly; if fewer than 2 are calm, 2 unruly
        people come instead. Every player who gave nothing discards a random card. Morale falls by 1.
crisis_longest_night = The longest night
    .effect = Morale falls by 1. Every player who gave nothing gives one of their survivors a despair. A surplus of 2
        brings no morale: instead every player removes a despair from one of their survivors.
crisis_burst_pipe = Burst pipe
    .effect = Every player discards a random card, and every player who gave nothing discards a random card more.
        The survivor with the lowest influence in the colony gets a frostbite.
crisis_bad_water = Bad water
    .effect = Every player who is not exiled chooses: all their survivors in the colony get a wound, or they discard
        2 cards, or morale falls by 1.
    .drink = Drink it: each of your survivors in the colony gets a wound
    .melt = Melt clean snow: discard 2 cards
    .thirst = Let the children drink first and argue about the rest: morale falls by 1
crisis_names_on_the_wall = Names on the wall
    .effect = Morale falls by 1, and by 1 more for every 3 survivors killed in this game. Every player who gave
        nothing gives one of their survivors a despair.
crisis_changing_sides = Changing sides
    .effect = Every player who is not exiled sends their survivor with the lowest influence to another of these players,
        of their choice, who sends one back. Morale falls by 1.
crisis_storeroom_key = The storeroom key is missing
    .effect = Every player takes a random card from the hand of another player of their choice. Every player who gave
        nothing discards a random card. Morale falls by 1.
crisis_frozen_mortar = Frozen mortar
    .effect = 3 progress are lost. If no improvement is finished, morale falls by 1. Every player who gave nothing
        wounds one of their survivors. A surplus of 2 brings 1 progress instead of morale.
crisis_scaffold = The scaffold comes down
    .effect = The survivor with the lowest influence in the colony gets 2 wounds. 2 progress and 2 barricades or traps
        of the colony are lost.
crisis_whose_plan = Whose plan was it?
    .effect = The first player chooses: 4 progress are lost and morale falls by 1, or every player gives one of their
        survivors a despair. A surplus of 2 brings 2 progress instead of morale.
    .stop = Stop the work until tempers cool: 4 progress are lost, and morale falls by 1
    .drive = Drive them back to work: every player gives one of their survivors a despair
crisis_tollkeepers = Tollkeepers
    .effect = 1 food is lost, and 1 more for every 2 bandits on the board. Every player who gave nothing
        discards a random card. Morale falls by 1.
crisis_roadblocks = Roadblocks
    .effect = One more bandit comes to each of the six locations. A surplus of 2 removes 2 bandits from a location of
        the first player's choice instead of raising morale.
crisis_hostage = A hostage
    .effect = Morale falls by 1, and everybody votes on the ransom. Yes: every player who is not exiled discards a card,
        and 2 food are lost. No: the survivor with the highest influence in the colony is taken to the hideout; one
        helpless person walks after them and is gone.
crisis_lower_doors = The lower doors
    .effect = One more experiment breaks out now. A surplus of 2 discards the top experiment instead of raising morale.
crisis_yellow_fog = Yellow fog
    .effect = Every survivor outside the colony makes an exposure roll.
crisis_tainted_batch = A tainted batch
    .effect = Every player who gave nothing discards 2 random cards. One helpless person dies.
