# Crossroads for adults.

cr_last_bottle = The last bottle
    .trigger = You search the Grocery Store.
    .story = Behind the freezers stands a bottle that nobody has found in all those months. It is very good whisky,
        and it has been a very long winter. The one who found it had been dry for six years before all this.
    .drink = Drink it: the searcher heals 1 wound and loses a despair
    .pour = Pour it out: roll a new die
cr_on_the_silo = On the silo
    .trigger = One of your survivors bears despair.
    .story = From up there you can see the river and the road you came by. There is no letter, and nothing was said at
        supper; only the boots stand side by side at the foot of the ladder. It may be that somebody simply wanted to
        see the stars.
    .stay = Climb up and talk until morning: spend two of your unused dice; remove 1 despair from one of your
        survivors, and one of them heals 1 wound
    .sleep = People must be left alone sometimes; roll a die: on 1 your survivor with despair who has the lowest
        influence is killed, on 2–6 you roll a new die
cr_boiler_room = The boiler room
    .trigger = You have at least two survivors in the colony.
    .story = It is the only warm room in the house, and the two on watch have found that out. They are so happy that
        they do not even hear you on the stairs. On the other side of the wall the post they should be standing at has
        been empty for an hour.
    .quiet = Close the door softly: lose 1 barricade of the colony, 2 zombies come there; one of your survivors in the
        colony heals 1 wound and loses 1 despair
    .report = Haul them out in front of everybody: 2 of your survivors in the colony get a despair; 1 barricade in the
        colony
cr_price_of_bread = The price of bread
    .trigger = At least two helpless people live in the colony, and the store holds at most three food.
    .story = He keeps the key to the store, and he has asked a price for bread. Two of the women say so aloud, and the
        others look at the floor, which is the same as saying it. He is also the only one who has made the flour last
        for nine weeks.
    .snow = Put him out into the snow: 1 helpless person leaves, 1 food for the store, morale falls by 1, 2 unruly
        people calm down
    .needed = Take away the key but let him do the reckoning: 3 food for the store, 3 helpless people become unruly
cr_pillow = What she asks for
    .trigger = Your turn ends while at least three helpless people live in the colony.
    .story = Old Mrs Varga has been dying for three weeks, and she is a courteous woman who does not like to be a
        burden. She asks for it in a whisper, each time the same person, each time with the word please. The pain is
        such that the children have been moved to another room.
    .pillow = Do it: 1 helpless person leaves without loss of morale; your leader gets a despair
    .needle = Tell her that it will be better tomorrow: discard a random medicine card if you have one, and 1
        helpless person becomes unruly
cr_meat = Meat
    .trigger = The store holds at most one food, and somebody lies in the graveyard.
    .story = Nobody has said it. The cook has only asked whether the ground is still too hard to bury anyone, and she
        has asked it twice. The shed is cold and dry. Four days without food have made the hall very quiet.
    .eat = Nod: 5 food for the store; every player who is not exiled gives one of their survivors a despair
    .bury = Light a fire on the ground and dig: morale falls by 1
cr_the_chair = The chair
    .trigger = You barricade an entrance.
    .story = They caught him cutting the wire, and have tied him to a chair in the wash-house. He has a camp
        somewhere, with stores, and he will not say where. Somebody has laid out the butcher's tools on a towel, in
        order of size, and everybody looks at you.
    .ask = Ask him until he answers: look at the top 4 cards of a random location's deck and keep 2; the survivor gets
        a despair
    .cut = Cut him loose with a loaf under his arm: discard a card; with bandits, 1 bandit at a place of your choice
        is removed, without them he leads up to 2 zombies away from here
cr_third_month = The third month
    .trigger = You play a medicine card.
    .story = She is nineteen, in the third month, and has thought about it more soberly than anybody who now has an
        opinion. She does not want to bear a child into this winter. It can be done; the midwife has done it before,
        with less than you have here, and it did not always go well.
    .help = Help her: discard a card for what the midwife needs; the survivor who sits with her, the user or your
        leader, gets a wound, and 1 unruly person calms down
    .cradle = Talk her out of it: the colony needs 1 food more this round
cr_potato_still = The still
    .trigger = You spend food.
    .story = You wondered where the potatoes went. In the laundry it drips from a copper coil into a row of jam jars,
        and the men round it are not even ashamed. "Nobody has hanged himself since we started," says one of them. You
        count back, and it is true.
    .ladle = Take the ladle: the store loses 2 food; every player removes 1 despair from one of their survivors
    .smash = Smash it: 1 food for the store, 2 helpless people become unruly
