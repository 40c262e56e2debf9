# The events of the yellow sector. Everybody at the table reads along, so they address nobody.
#
# Behind the id of a card stand its title, then for each section the story and the ways of a choice; `-pass` and
# `-fail` are read after a test, of the section or of the way that led to it.

zona-ev-y01 = Rooms with a view
zona-ev-y01-chernobyl = Ninth floor, end of the corridor. One door is locked from inside, and the mat in front of it has been swept. Behind it somebody turns pages.
zona-ev-y01-chernobyl-with_crowbar = Lever the door open
zona-ev-y01-chernobyl-climb = Climb round by the balconies
zona-ev-y01-chernobyl-climb-pass = The balcony door is ajar. The flat is empty; the teacup is not.
zona-ev-y01-chernobyl-climb-fail = The balcony of the eighth floor breaks the fall.
zona-ev-y01-chernobyl-listen = Sit down on the mat and listen
zona-ev-y01-chernobyl-listen-pass = On page ninety it says where the money is.
zona-ev-y01-chernobyl-listen-fail = The pages stop. Then the mat is drawn in under the door.
zona-ev-y01-red_forest = A lift shaft stands among the pines, without a house. The button is lit. By the sound of it, something is on its way up.
zona-ev-y01-red_forest-pass = The doors open on a bright, empty cabin, and one thing on its floor.
zona-ev-y01-red_forest-fail = The doors open. The cabin is full.
zona-ev-y01-other = A floor gives way above a room that is on no plan. There is wallpaper, a lamp, a chair with a jacket over it. The hole in the ceiling is now rather far up.
zona-ev-y01-other-pass = Up by the wardrobe and the lamp cord, and the jacket comes too.
zona-ev-y01-other-fail = The lamp cord was only ever meant for a lamp.

zona-ev-y02 = The last shift
zona-ev-y02-factory = The belts are running, and the men at them do not look up. The clock over the gate is one minute short of six. At the line one place is empty, its name plate covered with a rag.
zona-ev-y02-factory-work_with_them = Take the empty place
zona-ev-y02-factory-stop_the_line = Look for the main switch
zona-ev-y02-factory-stop_the_line-pass = It becomes six o'clock. They take their caps and go, and one of them leaves his tools.
zona-ev-y02-factory-stop_the_line-fail = There are two switches. The other one stops the line.
zona-ev-y02-factory-leave = Leave, after one look under the rag
zona-ev-y02-proving_grounds = A siren calls the shift to work. There has been no work here for a generation. At the far end of the range something answers, punctually.
zona-ev-y02-other = A tool shop with the current still on. Every machine is set up for the next piece. The next piece is not on the drawings.
zona-ev-y02-other-pass = It does not have to be on the drawings.
zona-ev-y02-other-fail = The lathe finishes what it is given, in its own way.

zona-ev-y03 = Black rain
zona-ev-y03-misty_hill = Above the cloud the sun is out. From here one sees how far the rain reaches, and where it has stopped to wait. It has the outline of something lying down.
zona-ev-y03-misty_hill-pass = Looked at for long enough it is only weather, and weather can be read.
zona-ev-y03-misty_hill-fail = It turns over.
zona-ev-y03-white_lake = The first drops hiss on the water. An upturned boat lies on the shore with somebody's things beneath it; half a kilometre on there is a shed with a roof. The lake is beginning to boil.
zona-ev-y03-white_lake-crawl_under = Crawl under the boat
zona-ev-y03-white_lake-run_for_it = Run for the shed
zona-ev-y03-white_lake-run_for_it-pass = The shed is dry, and so is the fisherman's cash box.
zona-ev-y03-white_lake-run_for_it-fail = Half a kilometre is a long way in that.
zona-ev-y03-other = It falls for an hour, black and warm. A good coat keeps out half of it. Afterwards the puddles shine, and what was buried shallow lies there washed.

zona-ev-y04 = Somebody else's camp
zona-ev-y04-chernobyl = Four sleepers in four tents, dead since yesterday, without a mark on them. Their soup is hot. The spoon in the pot is still going round.
zona-ev-y04-chernobyl-search_tents = Search the tents
zona-ev-y04-chernobyl-search_tents-pass = Nobody sat up. Canvas moves, that is all.
zona-ev-y04-chernobyl-search_tents-fail = The fourth one asks what time it is.
zona-ev-y04-chernobyl-finish_the_soup = Finish the soup
zona-ev-y04-chernobyl-finish_the_soup-pass = It is good soup. So it was not the soup.
zona-ev-y04-chernobyl-finish_the_soup-fail = It was the soup.
zona-ev-y04-factory = Wires at ankle height, wires at the height of a throat. Behind them stand crates, stacked by somebody with time. It was all laid in the dark, by touch.
zona-ev-y04-factory-pass = Eleven wires, and the twelfth, for which the eleven were laid.
zona-ev-y04-factory-fail = Eleven wires can be seen.
zona-ev-y04-other = A ring of stones, the ash grey on top and red below. Blankets for three. No track leads here, and none leads away.
zona-ev-y04-other-pass = The owners sit up in the tree. An hour at their fire does not seem to disturb them.
zona-ev-y04-other-fail = The owners sit up in the tree, until they do not.

zona-ev-y05 = Instruments of the institute
zona-ev-y05-misty_hill = A mast, a steel cabinet, a drum of paper that is still turning. For years the pen has drawn the same curve. An hour ago it began to write.
zona-ev-y05-misty_hill-pass = It is an inventory. The key hangs behind item nine.
zona-ev-y05-misty_hill-fail = It is a letter, and it begins with a first name.
zona-ev-y05-proving_grounds = A measuring truck with open doors, the engine warm. In the rack glows a tube that any dealer would know. Beside it the hand of a large dial trembles just short of red.
zona-ev-y05-proving_grounds-take_the_tube = Unscrew the tube
zona-ev-y05-proving_grounds-read_the_dial = Turn the dial back
zona-ev-y05-proving_grounds-read_the_dial-pass = Two marks back, and it stays there. So, far off, does the sky.
zona-ev-y05-proving_grounds-read_the_dial-fail = It does not like to be turned.
zona-ev-y05-other = A probe on a stick, planted in the verge and sealed with lead. To the right person it is worth money. It clicks faster when it is looked at.
zona-ev-y05-other-pass = Approached from behind, it does not click at all.
zona-ev-y05-other-fail = Everything that has a battery answers it.

zona-ev-y06 = Needles and cones
zona-ev-y06-red_forest = The pines lean together, and the path is gone in front and behind. Needles fall, every one point down. In the middle of the clearing the air has a grain, like wood.
zona-ev-y06-white_lake = Something has beached itself and is not quite dead. It has the tail of a fish and the breath of a cow. The hide alone would feed somebody for a month.
zona-ev-y06-white_lake-pass = It gives a long sigh, as if it had only been waiting for company.
zona-ev-y06-white_lake-fail = It has a good deal of strength left, for something not quite alive.
zona-ev-y06-other = Just a minute's rest on a fallen trunk. When the minute is over it is evening. Somebody has put a pine cone into every pocket.
zona-ev-y06-other-pass = Under the last cone is something that was not packed this morning.
zona-ev-y06-other-fail = The cones are numbered.

zona-ev-y07 = Ferry to nowhere
zona-ev-y07-white_lake = A ferryman poles in out of the fog. He takes people where they are going, he says, whether or not they have been told. For a hand with the rope he pays.
zona-ev-y07-white_lake-cross = Step aboard
zona-ev-y07-chernobyl = At the river port the loudspeaker reads a passenger list and has just reached the right letter. The boat left long ago. All fares are to be refunded.
zona-ev-y07-chernobyl-pass = There is nobody at the window, and an envelope with the right name on it.
zona-ev-y07-chernobyl-fail = It reads out the cabin number, and who has the other bunk.
zona-ev-y07-other = A ford that was not there in the morning. The stepping stones are wet, round, and evenly spaced. On the middle one lies a parcel.
zona-ev-y07-other-pass = There and back, before they remember that they are not stones.
zona-ev-y07-other-fail = The middle one dives.

zona-ev-y08 = Live ammunition
zona-ev-y08-proving_grounds = The guns fire by themselves, on Tuesdays, at a village that was moved. Brass lies about in heaps, and brass sells. Today is Monday, as far as anybody knows.
zona-ev-y08-proving_grounds-gather_brass = Gather brass
zona-ev-y08-proving_grounds-gather_brass-pass = It is Monday.
zona-ev-y08-proving_grounds-gather_brass-fail = It is Tuesday.
zona-ev-y08-proving_grounds-sit_it_out = Sit in the old dugout till Wednesday
zona-ev-y08-factory = A loading bench that nobody has stripped; the press works, and an honesty box hangs beside it. Behind the bench lie coils of copper. On top of the coils a shell stands on its nose.
zona-ev-y08-factory-pass = Lifted off like a child out of a bath, it does not wake.
zona-ev-y08-factory-fail = It only rolls. Then it only rolls over a foot.
zona-ev-y08-factory-use_the_press = Pay into the box and use the bench
zona-ev-y08-other = Shells come down along the road, one every forty paces. They walk, and at a brisk pace. The road is straight as far as the bridge.
zona-ev-y08-other-pass = Under the bridge somebody once had the same idea. His pay packet is still there.
zona-ev-y08-other-fail = They catch up at thirty-nine.

zona-ev-y09 = The choir
zona-ev-y09-misty_hill = A dozen people stand on the summit with their mouths open, and one voice comes out. It is a comfort to hear, which is the worst of it. In the grass between them something hums the same note.
zona-ev-y09-misty_hill-sing_along = Sing along
zona-ev-y09-misty_hill-stop_both_ears = Stop both ears and walk in
zona-ev-y09-misty_hill-stop_both_ears-pass = Twelve pairs of eyes follow. Nobody misses a beat.
zona-ev-y09-misty_hill-stop_both_ears-fail = Wax is no help. It never came in by the ears.
zona-ev-y09-misty_hill-flee = Go down again by the long way
zona-ev-y09-red_forest = The song comes out of the trunks, low, from each a different verse. A woodcutter has hung up his axe and his wages to listen. There is moss on his shoulders.
zona-ev-y09-red_forest-pass = The wages come off the nail easily. In this verse he does not need them.
zona-ev-y09-red_forest-fail = It is a long song, and one does want to know how it ends.
zona-ev-y09-other = It has come down from the hill, and now it sits between the teeth. Hummed aloud it is quite pleasant. It is those standing near who go pale.
zona-ev-y09-other-hum_on = Hum on
zona-ev-y09-other-bite_on_leather = Bite on a strap until it stops
zona-ev-y09-other-bite_on_leather-pass = It goes, and leaves a great quiet where it was.
zona-ev-y09-other-bite_on_leather-fail = It goes inward.

zona-ev-y10 = Cold store
zona-ev-y10-factory = A steel door, thick frost, dark as the inside of a boot. The shelves are full, and with a lamp it would be a matter of picking. Without one there is the breathing to consider.
zona-ev-y10-factory-pass = The breathing is on the left. The shelves are on the right.
zona-ev-y10-factory-fail = The breathing is on both sides.
zona-ev-y10-white_lake = The hooks in the fish cellar hold no fish. What hangs there is wrapped in sailcloth and labelled by weight. One of the parcels swings, and there is no draught.
zona-ev-y10-other = A refrigerator lorry on its side, doors uppermost, still cold. Something useful sticks out of the ice. Getting in is not the hard part.
zona-ev-y10-other-pass = Out again on a ladder of frozen halves.
zona-ev-y10-other-fail = Out again, after an hour of guessing which hand is which.

zona-ev-y11 = Two kinds of scientist
zona-ev-y11-chernobyl = They have put up their table in the old clinic. Tissue is what they pay for, and not always dead tissue. The living get clean bandages, soup, and a number.
zona-ev-y11-chernobyl-sell_sample = Sell them an artifact
zona-ev-y11-chernobyl-sell_hide = Sell them a trophy
zona-ev-y11-chernobyl-be_examined = Lie down on the table
zona-ev-y11-chernobyl-refuse = Decline, politely
zona-ev-y11-misty_hill = One of the institute's people never left his post. He has run out of ink, biscuits and assistants, in that order. The experiment takes a minute, he says, and the money for it came through at last.
zona-ev-y11-misty_hill-pass = Letting go at the right moment is the whole art. He hands over the budget in tears.
zona-ev-y11-misty_hill-fail = Letting go at the right moment is the whole art.
zona-ev-y11-other = A man in white sits by the road beside a cool box. He pays for ten drops, no more and no fewer. None of his customers has ever come only once, he says.
zona-ev-y11-other-give_blood = Give him ten drops

zona-ev-y12 = Ambush
zona-ev-y12-chernobyl = Windows on both sides of the street, and in one of them somebody shakes out a clean cloth. Rogues are paid their share and waved through. A friend of the street gets a whistle; everybody else gets what is coming.
zona-ev-y12-chernobyl-pass = When they shoot there is nobody in the street, and somebody on their stairs.
zona-ev-y12-chernobyl-fail = They shoot well, for people who shake out cloths.
zona-ev-y12-proving_grounds = They have the high ground and a loudhailer. All money is to be put down on the road, please. They have been at it since morning and are hoarse.
zona-ev-y12-proving_grounds-storm_the_slope = Charge up the slope
zona-ev-y12-proving_grounds-storm_the_slope-pass = Up close there are three of them, and a loudhailer for thirty.
zona-ev-y12-proving_grounds-storm_the_slope-fail = There are more of them than voices.
zona-ev-y12-proving_grounds-hands_up = Put the money down
zona-ev-y12-other = A tree lies across the road, freshly cut. A man with an axe names a fee for removing it. He looks hungry, and there is rustling on both sides.
zona-ev-y12-other-pay = Pay the fee
zona-ev-y12-other-run = Jump the tree and run
zona-ev-y12-other-run-pass = He is a woodcutter, not a runner.
zona-ev-y12-other-run-fail = The rustling runs very well.

zona-ev-y13 = Clocks
zona-ev-y13-factory = A hall full of clocks, and every one stops as the door opens. Somewhere under the floor a last one is still ticking. It seems to be making up its mind for all of them.
zona-ev-y13-factory-pass = Wound the other way, it gives something back.
zona-ev-y13-factory-fail = The door falls shut, and it is the day after.
zona-ev-y13-red_forest = A clearing where the sun does not move. In the grass, under a slab of light, something is growing and will be ripe before long. What long means here is hard to say.
zona-ev-y13-red_forest-wait = Wait until it is ripe
zona-ev-y13-red_forest-walk = Walk out against the light
zona-ev-y13-red_forest-walk-pass = Others have walked out before, and dropped whatever was heavy.
zona-ev-y13-red_forest-walk-fail = Forty steps, says the map. It is the best part of a day.
zona-ev-y13-other = A good sleep under a dry bridge. The fire, the bread and the watch do not agree on how long it was. Somebody has tucked the blanket in.
zona-ev-y13-other-pass = Long enough, the three agree in the end.
zona-ev-y13-other-fail = Too long, or not at all.

zona-ev-y14 = Brittle ground
zona-ev-y14-misty_hill = Frost in August, in a circle no wider than a room. The blades of grass stand like blades. In the middle there is a light, and no lamp.
zona-ev-y14-misty_hill-pass = Between the blades there is a way, for feet set down sideways.
zona-ev-y14-misty_hill-fail = It was grass as far as the boots could tell.
zona-ev-y14-white_lake = The shore is sand fused into glass, with shoes on it. Through the glass one can see where the shoes were going. Something down there is still on its way.
zona-ev-y14-other = The meadow rings wherever it is trodden on. Each note is a little higher than the last. Halfway across lies a cash box, among pieces of a cow.
zona-ev-y14-other-throw_scrap = Throw scrap ahead and follow the low notes
zona-ev-y14-other-tread_softly = Tread softly
zona-ev-y14-other-tread_softly-pass = It never gets past the treble.
zona-ev-y14-other-tread_softly-fail = At a certain note the meadow breaks.

zona-ev-y15 = A rifle with a name
zona-ev-y15-proving_grounds = A rifle hangs on a nail, a name burnt into its stock, somebody's tags about the barrel. Those who come armed it sends off on a hunt. The unarmed it follows home.
zona-ev-y15-proving_grounds-pass = The tags rattle when it is near. The rest is aiming.
zona-ev-y15-proving_grounds-fail = The tags rattle, and it is nearer than that.
zona-ev-y15-red_forest = Its owner's hunt was never finished. His notches end at eleven, on a pine that has grown since. So has the twelfth.
zona-ev-y15-other = Three shots, and then no more shots. The echo comes back with something else in it. By the sound, it is dragging a bag.
zona-ev-y15-other-pass = It lets go of the bag, and of the boots.
zona-ev-y15-other-fail = It puts the bag down, to have its hands free.

zona-ev-y16 = Evacuees
zona-ev-y16-chernobyl = Thirty people with suitcases stand at the stop and ask when the buses come. For three days, they were told. Their watches are right; it is only the year.
zona-ev-y16-chernobyl-lead_them_out = Lead them to a bunker
zona-ev-y16-chernobyl-sell_them_water = Sell them water
zona-ev-y16-chernobyl-wait_with_them = Wait with them for the bus
zona-ev-y16-red_forest = They stand between the trees and wave. Families, by the look of it, in their Sunday clothes. They hold the smile like people being photographed.
zona-ev-y16-red_forest-pass = Somebody only had to wave back. They pick up their things, and go.
zona-ev-y16-red_forest-fail = A place has been kept free, in the second row.
zona-ev-y16-other = A suitcase in the road, and a hand on its handle. There is nothing more to it than the hand. It will not let go.
zona-ev-y16-other-pass = A few kind words, and one finger opens after another.
zona-ev-y16-other-fail = It lets go, in order to take hold of something else.

zona-ev-y17 = Pressure
zona-ev-y17-factory = The boiler has stood under pressure since the last shift, its needle bent against the stop. There is one wheel to turn. The rust on it has the shape of hands.
zona-ev-y17-factory-pass = A long white scream over the roofs, then quiet. The neighbours take up a collection.
zona-ev-y17-factory-fail = The wheel turns. It also comes off.
zona-ev-y17-chernobyl = The vault of the clinic was built for what must not get out. That is why nobody has ever looted it. It is full, it is tidy, and it is hot.
zona-ev-y17-other = A valve on a pipe whistles two notes, falling. It whistles at some people and not at others. The gauge below it is the only thing here that has been dusted.
zona-ev-y17-other-pass = A quarter turn to the left. Warm clean air comes out, and then, rattling, somebody's savings.
zona-ev-y17-other-fail = A quarter turn to the right.

zona-ev-y18 = Toll road
zona-ev-y18-factory = Mercenaries sell passage at the gate, and other things from under the table. The captain has a price list and a bad tooth. He is not to be laughed at today.
zona-ev-y18-factory-pay = Pay the toll and look under the table
zona-ev-y18-factory-threaten = Tell him what he can do with his toll
zona-ev-y18-factory-threaten-pass = He pays, to have it said no louder.
zona-ev-y18-factory-threaten-fail = His men laugh first. That is what he cannot forgive.
zona-ev-y18-factory-turn_back = Turn back
zona-ev-y18-proving_grounds = A truck without plates sells army goods at some crossroads, for one hour, never the same one. It leaves chalk marks for customers who can read them. Those who guess are expected elsewhere.
zona-ev-y18-proving_grounds-pass = The right crossroads, the right hour, and change left over from the last customer.
zona-ev-y18-proving_grounds-fail = At the wrong crossroads people are waiting, too.
zona-ev-y18-other = A man with a handcart and no name. Under the tarpaulin he has one good thing, and does not say what. The price he does say.
zona-ev-y18-other-buy_unseen = Buy it unseen

zona-ev-y19 = What the lake keeps
zona-ev-y19-white_lake = It lies two metres down on the pale sand and looks up. The water over it is as warm as a hand. Nothing else lives in this bay, not even weed.
zona-ev-y19-white_lake-wade = Wade in and lift it out
zona-ev-y19-misty_hill = From up here the lake spells something, in foam. The letters move as soon as nobody reads them. On the slope lies what would be the full stop.
zona-ev-y19-misty_hill-pass = Read quickly and not understood, it does no harm. The full stop fits a pocket.
zona-ev-y19-misty_hill-fail = It is addressed to somebody.
zona-ev-y19-other = A puddle after rain, one step across. A stick goes in to its end, and then a pole. Further down something gleams.
zona-ev-y19-other-pass = Seen from the side it is only a puddle, and the thing lies on the gravel.
zona-ev-y19-other-fail = It stays deep for as long as it is believed in, and a moment longer.

zona-ev-y20 = The beast of the range
zona-ev-y20-proving_grounds = The bounty notice is older than the blood on it. Five have signed, each with the date. There is room for a sixth name.
zona-ev-y20-proving_grounds-hunt_it = Sign, and go after it
zona-ev-y20-proving_grounds-report_it = Report where it sleeps, for the finder's fee
zona-ev-y20-misty_hill = From the hill it can be seen whole, which few have managed. It shies at stones and goes where it is driven. A herdsman pays for every direction but his own.
zona-ev-y20-other = The birds stop. Then the insects. Then, one after another, the small sounds that nobody notices until they are gone.
zona-ev-y20-other-pass = It passes upwind, dragging a rucksack by the strap. The strap breaks.
zona-ev-y20-other-fail = It was never far away. It was holding still.

zona-ev-y21 = Signal
zona-ev-y21-red_forest = In a hollow tree a transmitter repeats numbers in a woman's voice. Its batteries were taken out long ago and lie in front of it. After every seventh number she draws breath.
zona-ev-y21-red_forest-pass = They are page numbers. The book lies under the roots, with banknotes between the leaves.
zona-ev-y21-red_forest-fail = They are a date of birth.
zona-ev-y21-white_lake = Far out a buoy transmits an inventory of the bunker below, item by item. Somebody down there is counting shelves. It has been going on since the bunker was sealed.
zona-ev-y21-white_lake-pass = By midnight the list is complete. A dealer pays for a copy.
zona-ev-y21-white_lake-fail = Shelf nine is counted again, and again, until morning.
zona-ev-y21-other = A field telephone rings in the grass, without a wire. The voice gives a report and waits for one. The line is very good.
zona-ev-y21-other-pass = The report is accepted. The pay lies under the stone to the left.
zona-ev-y21-other-fail = The report is found wanting, and the line goes dead.

zona-ev-y22 = The judge
zona-ev-y22-good = The judge sits under the dead lime tree, where he always sits. He remembers who shared water, and whose water it was. Today he does not judge. He pours.
zona-ev-y22-neutral = The judge sits under the dead lime tree and wants to hear both sides. The other side is an empty chair. It is making a good impression.
zona-ev-y22-neutral-pass = The chair has no further questions.
zona-ev-y22-neutral-fail = The chair wins on points.
zona-ev-y22-bad = The judge sits under the dead lime tree and knows the list by heart. He reads it out all the same, for those at the back. There is nobody at the back.
zona-ev-y22-bad-confess = Say yes to every line
zona-ev-y22-bad-overturn_the_table = Overturn the table
zona-ev-y22-bad-overturn_the_table-pass = Without the list he is an old man, with other people's fines in his drawer.
zona-ev-y22-bad-overturn_the_table-fail = There is somebody at the back.

zona-ev-y23 = Old comrades
zona-ev-y23-good = A crew of five, once pulled out of a pit on one rope. They have not forgotten who held the other end. Their stock is spread on the tarpaulin before the kettle boils.
zona-ev-y23-neutral = A crew sits round its fire, one man short. There is a job in the morning, with a place in it. There is also simply a place by the fire.
zona-ev-y23-neutral-share_the_job = Take the place in the job
zona-ev-y23-neutral-share_the_job-pass = The missing man's share is counted out, and nobody says a word.
zona-ev-y23-neutral-share_the_job-fail = It becomes clear how they came to be one short.
zona-ev-y23-neutral-share_the_fire = Take the place by the fire
zona-ev-y23-bad = A crew once left behind in a pit, five of them then. Now they are three, and they have brought the rope. Something for the widows, they say, would be a start.
zona-ev-y23-bad-hand_over = Give something for the widows
zona-ev-y23-bad-face_them = Watch their eyes and stand firm
zona-ev-y23-bad-face_them-pass = The one with the rope glances left a moment too soon. They run, and their baggage does not.
zona-ev-y23-bad-face_them-fail = There is a fourth, behind.

zona-ev-y24 = A body in the road
zona-ev-y24-good = The grave is half dug when his friends come up the road. They take off their caps, and then they take over the spade. He would have wanted somebody to have his things.
zona-ev-y24-neutral = He died holding something, and he is holding it still. In the other hand there is a pencil. On the asphalt stands the beginning of a word.
zona-ev-y24-neutral-bury = Bury him as he is
zona-ev-y24-neutral-strip = Open the hand and take his kit
zona-ev-y24-neutral-step_over = Step over the word
zona-ev-y24-bad = His boots are the right size, and off before the wire comes into view. It leads from the left heel into the grass. The grass ticks.
zona-ev-y24-bad-pass = Left heel, right heel, very slowly. In the end the money belt comes free as well.
zona-ev-y24-bad-fail = It stops ticking.

zona-ev-y25 = The man who bought weather
zona-ev-y25-good = He gets up from behind his barometer, which he does for few. One clear day, for a friend, with the interest in cash. He enters it as a loss and looks happy.
zona-ev-y25-neutral = A barometer, a ledger and a straight face. He buys days and sells days, delivery in advance. The ledger goes back further than the Zone does.
zona-ev-y25-neutral-buy_a_day = Buy a spell of quiet weather
zona-ev-y25-neutral-sell_a_day = Sell him a day
zona-ev-y25-neutral-laugh = Laugh until it hurts
zona-ev-y25-bad = He has been waiting, with the ledger open. A storm was ordered and never collected. He pays to have it taken off his hands, and does not ask where it will be put down.
