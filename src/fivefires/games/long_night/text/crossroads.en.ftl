# Crossroads: name, trigger, story, and one attribute for each option.

cr_cold_stove = The cold stove
    .trigger = You move a survivor to the School.
    .story = Snow has come in through the broken windows of the gym. There is one stove, and nothing near it that
        would burn except what you have brought with you. The others would like to stay for the night.
    .burn = Discard a card and roll a new die
    .freeze = The survivor who came here gets a frostbite
cr_thin_ice = Thin ice
    .trigger = You move your leader.
    .story = A man lies on the river with his arms spread, up to the chest in black water. He does not shout; he only
        looks at you, because shouting would break the rest of the ice. It is forty steps out to him. You have a rope
        and no idea how thick the ice is.
    .rope = Crawl out to him: your leader makes an exposure roll, then a new survivor joins you
    .walk = Go on, and take the long way round the bend: you lose one of your unused dice
cr_ward_nine = Ward nine
    .trigger = You search the Hospital.
    .story = Nurse Brandt has kept three patients alive for eleven weeks, with a hand crank and the last ampoules in
        the house. She has not slept, and she points a scalpel at you until she sees your face. "They can't be moved,"
        she says. "But I could use anything. Anything at all."
    .give = Discard a card for her: morale rises by 1 when the colony hears of it
    .strip = Take what she has, and let her scream: find a medicine card in the deck here; 2 noise here
cr_van_at_the_pumps = The van at the pumps
    .trigger = You have a survivor at the Gas Station.
    .story = The windows are fogged from inside. A father, a grandmother and a baby have lived in this van since the
        first snow, and let the engine run ten minutes every hour. The tank is the last full one in town. The father
        unlocks the door before you have said a word.
    .invite = Take them with you: 2 helpless people come to the colony, and you find 1 fuel card in the deck of the Gas
        Station
    .siphon = Take the petrol and go: find 2 fuel cards in the deck of the Gas Station; morale falls by 1
cr_white_week = The white week
    .trigger = At least three rounds are left, and the store holds at least four food.
    .story = The barometer in the hall has fallen so far that somebody knocked on it. A week of storm, say the
        fishermen. One could do as they do on the coast: bolt everything, double the blankets, share out the bread and
        sleep it through. It would do everybody good, and then a week would be gone.
    .sleep = Sleep through it: the round marker moves down by 1, the store loses 2 food, every survivor heals 1 wound
    .dig = Keep the paths open: the survivor with the lowest influence outside the colony gets a frostbite
cr_keeper_of_the_archive = The keeper of the archive
    .trigger = You have a survivor at the Library.
    .story = Mrs Halloran has burned her furniture, her coat and the card catalogue, but not one book. She will let
        you in if you help her to carry the shelves away from the windows and swear that nothing from here ends in a
        stove. Behind her it smells of paper and of somebody who is very ill.
    .promise = Help and swear: spend one of your unused dice, look at the top 4 cards of the Library's deck, keep
        1
    .force = Push past her: look at the top 4 cards of the Library's deck, keep 2; 3 noise at the Library
cr_cells = Two men in a cell
    .trigger = You move a survivor to the Police Station.
    .story = The officer who locked them up went home to his family and never came back. One of the two has stopped
        talking. The other one says whatever he thinks you want to hear: that he is a carpenter, that he can shoot,
        that it was only a traffic offence, that the armoury key hangs behind you.
    .unlock = Open the cell: a new survivor for you, and 1 unruly person for the colony
    .leave = Take the key and nothing else: find a weapon in the deck here; they shout after you, 2 noise here
cr_lunchboxes = Twenty-three lunchboxes
    .trigger = You have a survivor at the School.
    .story = They stand in a row on the shelf, each with a name on a strip of tape. Crackers, raisins, sealed pudding:
        good for years. Several of the names are names that people in the colony still say in their sleep.
    .carry = Empty them into the bag: 2 food for the store; you lose one of your
        unused dice over the names
    .read = Bring the names home and read them out at the fire: spend two of your unused dice; morale rises by 1
cr_insulin = Eight vials
    .trigger = You move a survivor to the Hospital or the Grocery Store while there are helpless people in the colony.
    .story = In the snow on the window sill somebody has kept insulin cold: eight vials, enough for little Noor until
        spring. On the way out you meet people from the river with a sledge full of potatoes. Their old man needs the
        same eight vials, and they have seen what you carry.
    .girl = Bring it to Noor at once: spend one of your unused dice; morale rises by 1
    .trade = Trade it: 6 food for the store; 1 helpless person is killed
cr_shopkeepers = On account
    .trigger = You search the Grocery Store.
    .story = The Lindqvists have run this shop for forty years and live behind the counter now. The old man enters
        what you take in his ledger, with the price, and slides it over for your signature. His wife whispers that
        they have not dared to go outside since November.
    .bring = Bring the two home with what they have left: 2 helpless people and 3 food for the colony
    .take = Sign and take it: look at the top 3 cards of the deck here, keep 2; morale falls by 1
cr_steps_overhead = Steps overhead
    .trigger = You make noise where there are then at least two noise tokens.
    .story = You have made too much noise, and now there are steps on the floor above: slow, then none, then quick.
        The dead do not stop to listen. Somebody up there is as frightened as you are, which makes it worse.
    .call = Call up to them and roll a die: 1–3 the searcher gets a wound; 4 draw the top card of the deck here; 5–6 a
        new survivor joins you
    .still = Stand quite still for an hour: take away 2 noise here
cr_wedding_ring = M., 12 June
    .trigger = You kill a zombie outside the colony while quiet helpless people live there.
    .story = The ring slides off by itself, so thin is the hand. Every evening at the stove Marta tells the children
        about her wedding on the twelfth of June, and that her husband is a careful man and will find the way. You
        have time until evening to decide what you have found.
    .tell = Give it to Marta: 2 helpless people become unruly
    .pocket = Keep it and keep silent: the survivor gets a despair
cr_steady_hand = A steady hand
    .trigger = You kill a zombie.
    .story = It used to take a long breath and a prayer. Today it took nothing, and the next one will take nothing
        either. Somebody asks if you would like to sit down for a while, and it is not quite clear what they are
        afraid of.
    .rest = Sit down: spend one of your unused dice; the survivor heals 1 wound
    .further = Go on: until the end of the turn the survivor attacks with dice lower by 2 and without exposure rolls
        for kills; it gets a wound
cr_voice_behind_boards = The voice behind the boards
    .trigger = You barricade an entrance of the colony.
    .story = The last nail but one is in when somebody says your name from the other side. It is a voice you know: the
        party that went out on Tuesday was counted as dead on Friday. Behind the voice there are others in the dark
        which say nothing.
    .tear = Tear it open: lose 1 barricade of the colony, a new survivor joins you, 2 zombies come to the colony
    .finish = Drive in the last nail: 1 more barricade in the colony; the survivor listens too long in the
        cold and gets a frostbite
cr_man_in_the_heap = The man in the heap
    .trigger = You clean the waste.
    .story = Somebody lives in your rubbish. He has dug a room under the tarpaulin and sorted everything by use: wire,
        glass, wool, things you would have sworn nobody had thrown away. He asks for a blanket by the wall and offers
        you the pick of his collection.
    .deal = Let him in: 1 helpless person for the colony, and take 2 cards of your choice from the waste pile
    .drive = Drive him off: 4 more cards of the waste pile leave the game
cr_second_helping = Second helping
    .trigger = You play a food card while there are helpless people in the colony.
    .story = You need it: you are the ones who go out. But the queue at the kitchen has seen the full plate, and at
        the end of it stands a boy who has learned not to ask. He only looks at the spoon.
    .give = Push the plate over to him: up to 2 unruly people calm down
    .eat = Eat, with your back to them: roll a new die; the store loses 1 food to those who help themselves
cr_widows_chest = A soldier's chest
    .trigger = You contribute to the crisis.
    .story = Mrs Okafor has dragged her husband's chest across the yard on her own. It is locked, and she wants it to
        go to the common need as it is. "I don't want to know what he kept from me," she says. "And I don't want you
        to tell me."
    .unopened = As she wishes: the top 2 cards of a random location's deck go to the crisis, unseen
    .look = Break it open first: look at the top 2 cards of a random location's deck and keep 1; the crisis of
        this round asks for 1 card more
cr_fever_cot = The next cot
    .trigger = You play a medicine card while there are helpless people in the colony.
    .story = In the next cot a child of four burns with fever. Her brother does not say anything. He has seen how the
        dose was measured, and that it could have been measured in two halves.
    .share = Halve it: the one who used it, or else your leader, gets a wound
    .keep = Half a dose helps nobody: roll a die, and on 1–2 a helpless person is killed
cr_one_warm_hour = One warm hour
    .trigger = You play a fuel card.
    .story = A little is left in the can, enough to heat the big hall for an hour. They could take off their coats,
        clean their wounds and hear each other laugh. It would be seen and heard as far as the river, of course.
    .gather = Heat the hall: every player heals 1 wound of one of their survivors; 4 zombies come to the colony
    .lamp = Fill the work lamp: roll a new die
cr_lesson = The lesson
    .trigger = You move a survivor to the Library or the School while there are helpless people in the colony.
    .story = Six children have followed you to the books and have sat down on the floor in front of you, as if that were
        still how things went. The oldest asks what a seaside is. The watch needs hands on the wall, even small ones.
    .teach = Teach until dark: spend one of your unused dice; morale rises by 1
    .drill = Teach them to drive nails: 2 barricades in the colony; 1 helpless person becomes unruly
cr_debt = The debt
    .trigger = You ask another player for a card.
    .story = "That's twice now," says the man who hands out the bundles, loud enough for the others. He is not
        unfriendly. He has written it down, though, and he reads it out: your name, what it was, and the day.
    .repay = Give a card of your choice to another player and roll a new die
    .shrug = Shrug, and queue with all the others: you lose one of your unused dice
cr_black_toes = Black toes
    .trigger = One of your survivors gets a frostbite.
    .story = The old vet has warmed the shears and says that it is now or never: two toes today, or the foot next
        week. It would mean lying down at least until tomorrow. It could also be that it only looks so bad in this
        light.
    .cut = Let him cut: all frostbite of the survivor turns into wounds; it cannot move for the rest of the round
    .boots = Boots on, back to work: roll a new die
cr_empty_bunk = The empty bunk
    .trigger = Somebody lies in the graveyard.
    .story = The blanket is still folded back. There is a spoon, a photograph, half a letter, and a pair of good
        gloves on the nail. Somebody has already tried on the gloves, and somebody else has begun to cry about it.
    .wake = Keep watch for the dead tonight: spend two of your unused dice; morale rises by 1
    .divide = Share out what is left: take a card of your choice from the waste pile
cr_newcomers_cough = The newcomer's cough
    .trigger = You have at least three survivors.
    .story = It begins at supper, behind a sleeve, and does not stop. "It's nothing, it's the smoke," says the
        newcomer and looks round the table to see who believes it. There is a dry shed by the wall, without a stove.
    .shed = A week in the shed, with soup of its own: the store loses 1 food
    .hall = A place by the fire; roll a die: on 1–4 one of your survivors, but not your leader, and the survivor with the
        lowest influence in the colony get a wound each
cr_knock_at_night = A knock at night
    .trigger = You have at least two survivors in the colony.
    .story = Three short, three long. Somebody out there remembers the old signal, or has watched you use it. Behind
        the door one voice begs, and others only breathe.
    .open = Let them in: a new survivor for you, and two unruly people who need food
    .silence = Stay silent until it stops: morale falls by 1
cr_names_on_the_air = Names on the air
    .trigger = Morale is 4 or lower.
    .story = On a quarter of a battery the radio has caught a woman who reads out names. Living ones, with the places
        where they are: a lighthouse, a monastery, a mine. She has reached the letter D when the light begins to fade,
        and half the hall stands round the box and does not breathe.
    .listen = Listen to the end: every player who is not exiled discards a card for batteries and wire; morale rises
        by 1
    .save = Switch it off and go back to work: roll a new die
cr_road_south = The road south
    .trigger = At least three helpless people live in the colony.
    .story = They have sewn rucksacks out of curtains. A retired postman says he knows the road, and that there is no
        snow behind the mountains; he has said it so often that he believes it. They ask for food for the way, and
        they ask politely, for the first time in weeks.
    .farewell = Let them go: 3 helpless people leave, the store loses 1 food, morale falls by 1
    .hold = Keep them here: 2 helpless people become unruly
cr_boy_in_the_store = The boy in the store
    .trigger = The store holds at least four food, and helpless people live in the colony.
    .story = He is nine, and they caught him with his pockets full of rice. He took it for his mother, who gives him
        hers. Some say that you cannot start to forgive with the winter only half over, and others cannot look at the
        bench in the yard where he would have to stand.
    .pillory = A day on the bench: morale falls by 1
    .pardon = Let him keep it, and let everybody know: the store loses 3 food, 1 unruly person calms down
cr_woman_at_the_east_gate = The woman at the east gate
    .trigger = At least seven zombies stand round the colony, and helpless people live there.
    .story = Ines Duarte sang in the opera before all this. She says that they follow a voice, that she has thought it
        over, and that she has nobody. She would like to go out by the east gate, singing, and walk as far as she can.
        She has put on her good dress.
    .open = Open the gate for her: a helpless person is killed, and 6 zombies at the colony are removed
    .bar = Bar the gate, and she sings all the same: 2 zombies come to the colony
cr_bare_town = The bare town
    .trigger = The six ordinary locations have at most 100 item cards left together, or one item deck is used up.
    .story = Every drawer within a day's march has been turned over twice. There are villages behind the ridge with
        smoke above none of their chimneys, two nights away on sledges. The old people say what they always say: that
        nobody goes up there in January.
    .sledges = Go: every player who is not exiled gives one of their survivors a frostbite, then looks at the top 3
        cards of a random location's deck and keeps 1
    .stay = Make do: the crisis of this round asks for 1 card more
cr_rats = Rats
    .trigger = At least six cards lie on the waste pile.
    .story = It started with a rustle behind the heap, and now they walk along the beams by daylight. Burning sulphur
        would clear them out, and part of the flour with them. The twins from the tannery have set snares instead, and
        offer you a bowl.
    .smoke = Smoke them out: 6 cards of the waste pile leave the game, the store loses 1 food
    .stew = Thank the twins: 2 food for the store; the survivor with the lowest influence in the colony gets a wound
cr_santas_promise = What Santa said
    .trigger = Forest Plum is among the survivors, yours or another player's.
    .story = He only wanted to make them laugh. Now the children have written lists, and have begun to be good in a
        way that is hard to watch. The lists are short: a torch, a real apple, a door that locks.
    .gifts = Keep the promise: every player discards a card, 1 unruly person calms down, morale rises by 1
    .truth = Take off the beard and tell them: Forest Plum gets a despair
cr_broken_arm = A broken arm
    .trigger = Blue is in the colony.
    .story = The man says he only wanted to stroke her. The girl whose bread he had in his other hand says nothing at
        all, and sits behind Blue with her arms round the ape's neck. His brothers want to see a chain on the animal
        by tonight.
    .chain = Put Blue on a chain: she gets a despair, and 1 unruly person calms down
    .defend = Take her side: the brothers help themselves; the store loses 2 food, and 1 helpless person becomes
        unruly
cr_after_the_blow = After the blow
    .trigger = You attack another player's survivor or a bandit.
    .story = It was over in a moment, but there were witnesses. A child repeats your words to everybody who passes, in
        exactly your voice. The one you struck had done nothing yet, somebody says.
    .amends = Own up to it and make amends: give a card of your choice to another player; the store loses 1 food for
        whoever was struck
    .stand = It was necessary, and you say so until nobody asks any more: the attacker gets a despair
cr_the_file = The file
    .trigger = You have a survivor at the Police Station.
    .story = In the last cabinet hangs a folder with a photograph that you know: younger, clean-shaven, in front of a
        measuring board. It is thick. Whoever that person has become sat next to you this morning and divided an egg.
    .read = Read it: look at 3 random cards in the hand of a player of your choice, and take a random card from a player
        of your choice; you lose one of your unused dice
    .burn = Light the stove with it, unread: you may roll one of your unused dice again
cr_confession = Under the seal
    .trigger = Gia Najjar is among the survivors, whoever leads her.
    .story = Somebody has told her something, that is plain. She has broken two cups, and when the guard is changed
        she counts the people who go to the store. Asked about it, she says that she would lose every one of her
        patients, and she is right.
    .press = Press her until she speaks: look at 4 random cards in the hand of a player of your choice, and take a
        random card from a player of your choice; Gia gets a wound
    .trust = Let her be: remove 1 despair from any survivor
cr_rope_on_the_pillow = A rope on the pillow
    .trigger = You call for a vote to exile somebody.
    .story = You asked for a vote, not for this. Somebody has coiled a rope on that person's bed, neatly, with a knot
        that takes practice. Nobody in the hall knows anything about it, and some of them smile.
    .burn = Burn it in front of everybody: spend one of your unused dice
    .leave = Say nothing and let fear work: take a random card from another player's hand; morale falls by 1
cr_tin_cup = The tin cup
    .trigger = Somebody is exiled, though not you, and the store is not empty.
    .story = Every evening there is a tin cup on the fence post. Nobody has seen who puts it there, and everybody
        knows. On the first nights somebody filled it in secret; tonight it hangs there empty and knocks against the
        wire in the wind, and the sound carries.
    .fill = Fill it, openly: the store loses up to 2 food, morale rises by 1
    .ignore = Let it knock: 3 zombies come to the colony
cr_new_loyalties = New loyalties
    .trigger = You have at least three survivors.
    .story = One of yours has eaten at another table for a week. It is about nothing, about a joke, about being
        listened to. Now the request comes, with a red face: to be allowed to go over, without bad blood.
    .release = Let it happen: one of your survivors, not your leader, joins another player of your choice; roll a
        new die
    .hold = You need everybody you have, and a better supper must do: the store loses 2 food
cr_every_bunk = Every bunk
    .trigger = The store holds at most two food, or it holds a starvation token.
    .story = Somebody has found a crust under a mattress that was not their own. Now they stand in the gangway and
        demand that every bunk be turned over, every box, every coat, with all doors locked. There would be food in
        it. There would be other things in it as well.
    .search = Search everything: every player who is not exiled discards a card at random, and the store gets 1 food for
        each of them
    .word = Take people at their word: the crisis of this round asks for 1 card less
cr_the_apprentice = The apprentice
    .trigger = You have a survivor in the colony, and at least two helpless people live there.
    .story = Pavel is fourteen and weighs nothing, and the bolts are up there where no grown man can get. He has
        already tied the rope round himself, and tied it well. His mother stands below with her hand over her mouth
        and does not forbid it, because of the roof.
    .climb = Let him climb: 2 progress; roll a die, and on a 1 to 3 a helpless person is killed
    .ground = He can hand up the tools, and it takes twice as long: 1 progress
cr_topping_out = Topping out
    .trigger = At least one improvement is finished.
    .story = Somebody has nailed a fir branch to the beam, as one does. The carpenters stand under it, black to the
        elbows, and wait to see whether anybody says anything. It is the first thing in this place that was built and
        not only mended.
    .feast = Celebrate it: pay 2 food from the store; morale rises by 1
    .onward = Shake hands and go on: 1 progress; the survivor with the lowest influence in the colony gets a wound
cr_the_architect = The architect
    .trigger = You search the Library, the School, the Hospital or the Police Station.
    .story = He has lost his legs, and two winters ago he drew your colony: not the one that stands there but the one
        it could be, on the backs of four hundred catalogue cards. He will not hand over the drawings without himself.
        He has a daughter of nine. It is six kilometres, and somebody would have to carry him.
    .bring = Carry him home, groaning all the way: 3 progress, 2 helpless people for the colony; 1 noise here
    .plans = Take a handful of cards and run: 2 progress; he calls after you, 2 noise here
cr_the_pews = The last church pews
    .trigger = You barricade an entrance.
    .story = The boards you are nailing up are oak, two hundred years old, with initials of six generations on the
        backs. They are much too good for a barricade. The old women who still sit in the empty church in the evening
        have noticed that their pew is gone.
    .beams = Build with them, and fetch the rest: 2 progress, lose 1 barricade here
    .boards = Leave them up, and let the quarrymen finish the job: turn a barricade here into an explosive trap
cr_the_saw = The saw
    .trigger = At least six zombies stand round the colony.
    .story = The saw runs on a bicycle and can be heard for miles. In the last hour eleven figures have come out of
        the wood and stand there with their faces to the sound. The builders have their beam half through, and half a
        beam is firewood.
    .stop = Stop it: lose 1 progress; 3 zombies at the colony are removed
    .saw = Saw on: 2 progress; 4 zombies come to the colony
cr_anitas_arithmetic = Anita's arithmetic
    .trigger = Anita Wallace is among the survivors, whoever leads her, and the colony has at least two barricades or
        traps.
    .story = She has been over it four times, in chalk, on the floor. If the props of the north wall come out tonight,
        the frame can stand by tomorrow, and the wall will hold without them, by her reckoning, for about as long as
        it takes. She does not like it when people ask what "about" means.
    .props = Take out the props: 2 progress, lose 2 barricades of the colony
    .caution = Put in others: 2 barricades in the colony; you lose one of your unused dice
cr_day_without_wind = A day without wind
    .trigger = At least two of your unused dice show 5 or more.
    .story = No wind, no cloud, and for the first time since autumn the sun has some warmth. You could get the
        scaffold up on a day like this. You could also let them sit along the south wall with their shirts open, just
        once, and see their faces.
    .scaffold = Use the light: spend two of your unused dice; 2 progress
    .sun = Let them sit: you lose one of your unused dice, and each of your survivors heals 1 wound
cr_toll = The toll
    .trigger = At least three bandits are on the board.
    .story = He is perhaps fifteen, and the rifle is taller than he is. "One thing each," he says, as he has been told
        to. His lips are blue. When he shifts his grip you can see that there is no magazine in it.
    .pay = Give him something: discard a card; 1 bandit at a place of your choice is removed
    .disarm = Take the rifle away from him: 1 bandit at a place of your choice is removed; there was a
        cartridge left after all, and your leader gets a wound
cr_hands_up = Hands up
    .trigger = You move a survivor to where a bandit is.
    .story = She throws the axe into the snow and kneels without being told to. She says her name, and the street she
        lived in: it is your street. In the colony there are people whose brothers she may have robbed, or worse, and
        they will recognise her coat.
    .bring = Bring her in: a new survivor joins you, and with her comes an unruly helpless person
    .shoot = Nobody has seen her surrender: remove 1 bandit at a place of your choice; the shot makes 1 noise here
cr_envoy = The envoy
    .trigger = At least four bandits are on the board, and the store holds at least three food.
    .story = A polite man in a good coat sits in your kitchen with his hat on his knees. He speaks of neighbours, of
        insurance, of a hard February. Outside the fence his driver keeps the engine running, to show that they can.
    .pay = Pay: the store loses 3 food, and 1 bandit leaves each of the six ordinary locations
    .refuse = Show him the door, and they fire on the gate: lose 1 barricade of the colony; the survivor with the lowest
        influence there gets a wound; you fire back, and 1 bandit at a place of your choice is removed
cr_children_at_the_hideout = Their children
    .trigger = You have a survivor at the hideout.
    .story = You had not thought of children. There are five of them between the crates, with the same cough as yours
        at home, round a pot with nothing in it. The men are out. Everything that they ever took from you lies stacked
        along the wall with your own labels on it.
    .leave = Leave something for them: discard a card; 1 bandit leaves each of the six ordinary locations
    .take = Take back what is yours: take 2 cards of your choice from the loot; 1 bandit appears at
        random
cr_old_acquaintance = An old acquaintance
    .trigger = Rosa Rodriguez is among the survivors, whoever leads her.
    .story = The note was wrapped round a stone: "Rosita. The usual place. Alone. For old times." She burns it before
        anyone can read it twice. She drove for that man for four years, and she says that he always keeps his word,
        for one day.
    .meet = Let her go: remove 2 bandits at a place of your choice; Rosa gets a wound
    .send = Keep her here and sleep on it: roll a new die, and you may roll one of your unused dice again
cr_market_in_the_snow = Market in the snow
    .trigger = You contribute to the crisis while there are bandits on the board.
    .story = They have laid it all out on a tarpaulin, just beyond the range of your guns: your blankets, your tins,
        the school's first-aid box. They name their prices in food. A woman beside you recognises her husband's boots.
    .buy = Buy it back: pay 1 food from the store, take 2 cards of your choice from the loot
    .chase = Run at them: they burn what they cannot carry; all loot leaves the game, and you remove 1 bandit at a
        place of your choice
cr_initials = Initials
    .trigger = You equip one of your survivors.
    .story = There are initials scratched into it, and a row of small notches that somebody stopped making one day. A man
        with a white flag has come up to the fence about it. It belonged to his daughter. He says what his people
        would do to get it back, and what they would leave off doing.
    .return = Hand it over: the survivor loses a piece of equipment, and 2 bandits leave a place of your choice
    .keep = Keep it, and go hunting with it: roll a new die, 1 food for the store; 1 bandit appears at random
cr_dictaphone = The dictaphone
    .trigger = You have a survivor at Raxxon.
    .story = "If you find this I am sorry," says a tired voice, and gives the number of the vault, twice. Then it
        gives the reason why nobody should ever use it. The tape goes on for another hour, and most of that is only
        breathing.
    .vault = Open the vault: find 2 medicine or weapon cards in the Raxxon deck; the top experiment breaks out
    .erase = Wipe the tank that he speaks of: spend one of your unused dice; the top experiment is discarded
cr_behind_glass = Behind the glass
    .trigger = You have a survivor at Raxxon.
    .story = There are two of them, in paper gowns, and they are alive. They put their palms against the pane when
        they see the lamp. The lock of their room is on the same circuit as the locks of all the others along the
        corridor.
    .release = Open it: 2 helpless people come to the colony, morale rises by 1, and 2 zombies come to
        Raxxon
    .switch = Leave the switch alone and search the desk: look at the top 3 cards of the Raxxon deck, keep 1; 1 noise
        at Raxxon
cr_quarantine = Quarantine
    .trigger = At least two special zombies are on the board.
    .story = The doctor has drawn a circle on the map. Nobody who was out there today should come in tonight, she
        says, not her own son either, who was out there today. He stands on the other side of the gate already,
        stamping his feet, and asks what is taking so long.
    .seal = Seal the gates: 3 barricades in the colony; the survivor with the lowest influence outside gets a frostbite
    .stay = Let everybody in: 1 zombie comes to each of the six ordinary locations
cr_white_pill = The white pill
    .trigger = You play a medicine card.
    .story = At the bottom of the box lies one that is not like the others: white, with a tiny skull where the letters
        should be. The girl who had the same cough had one of these, in the autumn, and was dancing the next day.
        Nobody knows where she is now.
    .swallow = Let the one who was treated, or else your leader, take it and roll a die: on 1 it gets the side
        effect Sleepwalker, on 2–3 Wide awake, on 4–6 it heals 2 wounds
    .drain = Tip it into the drain, and sit up with those who saw it: 1 unruly person calms down, and one of your
        survivors loses 1 despair
cr_dead_mans_thumb = A dead man's thumb
    .trigger = A die lies on Raxxon.
    .story = The panel wants a thumb. The night porter who belongs to it sits in his glass box with his cap straight,
        frozen through, a crossword on his knee and one word short of the end. There are shears in the first-aid box.
    .thumb = Use the shears: a 3 and a 6 lie on Raxxon for this round; morale falls by 1
    .patience = Let him sit, and go on trying: roll a new die; 1 noise at Raxxon
cr_badge = The badge
    .trigger = You kill a zombie while a special one is about.
    .story = Under what has grown there hangs a plastic card: Dr. Samuel Reyes, Level 2, a smile from another year.
        You know the smile. His wife teaches the little ones at the colony, and she has the same one.
    .blood = Take samples as the papers say: the killer gets a wound; look at the top 3 cards of the Raxxon deck,
        keep 2
    .bury = Bring the badge home and dig a grave for it: 1 unruly person calms down, and any survivor loses
        1 despair
cr_emmas_signature = Emma's signature
    .trigger = Emma Han is among the survivors, yours or another player's.
    .story = It is at the foot of page nine: E. Han, in the round hand in which she labels your shelves. She only
        ordered their books, she says, and then that she also read them. There is a tone that keeps them off, for a
        night. To use it she would have to tell everybody how she knows.
    .public = Have her tell them: 2 zombies fewer come to the colony in this round's colony phase; the store loses
        2 food to those who mean to leave
    .private = Let her show it to you alone, and bear it alone: look at the top 3 cards of the Raxxon deck, keep 1;
        you lose one of your unused dice
