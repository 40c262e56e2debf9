# The events of the green sector. Everybody at the table reads along, so they address nobody.
#
# Behind the id of a card stand its title, then for each section the story and the ways of a choice; `-pass` and
# `-fail` are read after a test, of the section or of the way that led to it.

zona-ev-g01 = The checkpoint
zona-ev-g01-barracks = The barrier is down, and nobody can say since when. A bored lieutenant wants papers, or money, or failing that some amusement. Behind him stands a crate of things that others could not account for.
zona-ev-g01-barracks-papers = Show him something with a stamp on it
zona-ev-g01-barracks-bribe = Slip him a note and reach into the crate
zona-ev-g01-barracks-slip_by = Walk round the barrier while he yawns
zona-ev-g01-barracks-slip_by-pass = The yawn is a long one, and his wallet lies on the field desk.
zona-ev-g01-barracks-slip_by-fail = The lieutenant does not get up. His dog does.
zona-ev-g01-frontier = A fresh hole in the fence, cut from the inside. The ends of the wire are still bright. Whoever finds out when the patrol looks the other way owns a road.
zona-ev-g01-frontier-pass = Every nineteen minutes, for two minutes. Such a number has its price.
zona-ev-g01-frontier-fail = The patrol sits down right there to eat, and takes its time.
zona-ev-g01-frontier-sell_the_way = Sell the number to everybody
zona-ev-g01-frontier-keep_the_way = Sell it once, and listen to who comes through
zona-ev-g01-other = A helicopter comes in low over the trees, without lights and in no hurry. The only cover is a ditch. It has been used as cover before.
zona-ev-g01-other-pass = Face down in the mud, nose to nose with somebody's lost purse.
zona-ev-g01-other-fail = The ditch is shallower than it looked.

zona-ev-g02 = Grandmother's table
zona-ev-g02-farms = She did not leave with the buses, and has set a second plate ever since. The soup is hot, the roof leaks, the savings are in the sugar bowl. She leaves the lid off, to save visitors the trouble.
zona-ev-g02-farms-help_her = Mend the roof first, then eat
zona-ev-g02-farms-eat_and_go = Eat, thank her and go
zona-ev-g02-farms-rob_her = Take the sugar bowl
zona-ev-g02-wetlands = Far out a table stands on the water, laid for six. The candles burn below the surface, flame down. One chair has been pulled back.
zona-ev-g02-wetlands-pass = Five guests look up, nod, and pass the centrepiece along.
zona-ev-g02-wetlands-fail = There is a face in the soup plate. It asks for the salt.
zona-ev-g02-other = A fire in a dry ditch, three strangers, a pot of hot water. They are glad to share. They have been stirring for an hour in the hope of an idea.
zona-ev-g02-other-share = Put something into the pot

zona-ev-g03 = Something under the slag
zona-ev-g03-junkyard = The tail of a lorry sticks out of the heap, number plate and all. The tailgate is bent but shut. Above it forty tonnes of slag wait for somebody to pull.
zona-ev-g03-junkyard-with_crowbar = Lever the tailgate open
zona-ev-g03-junkyard-dig = Dig with bare hands
zona-ev-g03-junkyard-dig-pass = The tailgate drops, and the heap allows it.
zona-ev-g03-junkyard-dig-fail = Something useful rolls out, and some of the slag after it. It is warmer than slag should be.
zona-ev-g03-junkyard-walk_on = Leave the lorry to the heap
zona-ev-g03-quarry = The door of the drilling shed has been chewed to a better size. Inside, overalls have been sorted into a nest. The nest is warm.
zona-ev-g03-other = A patch of clean yellow sand, as on a playground, with things lying about that nobody has picked up. Over the middle of it the counter stutters like a liar. The question is where it tells the truth.
zona-ev-g03-other-pass = Loud here, quiet there: a path exactly two boots wide.
zona-ev-g03-other-fail = The stutter was an answer. It came late.

zona-ev-g04 = Deserters
zona-ev-g04-barracks = Two recruits have opened the armoury with a spoon and sell it by the piece, out of a pram. They read faces like price tags. A rogue gets a discount; somebody decent gets asked what on earth they should do now.
zona-ev-g04-barracks-pass = By dawn everything has been carried back, even the spoon.
zona-ev-g04-barracks-fail = They nod all night, and are gone by morning.
zona-ev-g04-barracks-buy_kit = Buy what lies on top
zona-ev-g04-barracks-buy_cheap = Buy at the price for friends
zona-ev-g04-farms = Two boys in uniform sleep in the hay with their boots under their heads. On the barn door hangs a paper with both faces and a sum. The farmer says that he cannot read.
zona-ev-g04-farms-hide_them = Take the paper down and stand guard
zona-ev-g04-farms-turn_them_in = Fetch the patrol
zona-ev-g04-farms-look_away = Close the door quietly
zona-ev-g04-other = Hungry men with good rifles stand across the road. They have not decided yet what they are. A loaf of bread would settle it.
zona-ev-g04-other-pass = Nobody blinks. In the end they step aside, a little ashamed.
zona-ev-g04-other-fail = They decide.
zona-ev-g04-other-trade_food = Offer them something to eat

zona-ev-g05 = Will-o'-the-wisps
zona-ev-g05-frontier = A coach party has wandered off after the lights. They stand knee-deep in nettles, hand in hand, smiling. Their driver pays by the head for as many as he can count back in.
zona-ev-g05-frontier-pass = The lights have a pattern. Walked backwards, it leads to the coach.
zona-ev-g05-frontier-fail = The number comes out right. It is the faces that do not.
zona-ev-g05-wetlands = They dance round one spot only, and none of them goes near it. The reeds there lean inward. Something must be worth the dancing.
zona-ev-g05-wetlands-follow = Follow them in
zona-ev-g05-wetlands-mark_the_spot = Mark the spot on a map and sell the map
zona-ev-g05-other = Lights between the trees, and a tune. Nobody was ever taught it. Everybody knows how it goes on.
zona-ev-g05-other-pass = It ends, as tunes do, and the quiet afterwards does good.
zona-ev-g05-other-fail = It goes on. So does the night.

zona-ev-g06 = Scrap and rank
zona-ev-g06-barracks = The quartermaster weighs rubbish by the kilo and writes nothing down. His scales are wrong in everybody's favour. Behind him a workbench stands idle, vice and all.
zona-ev-g06-barracks-sell_scrap = Put something on the scales
zona-ev-g06-barracks-use_the_bench = Borrow the workbench
zona-ev-g06-junkyard = An army crane swings a container across the yard, too fast. The chain has begun to sing. The drivers are already running.
zona-ev-g06-junkyard-pass = It bursts like a fruit, and the drivers are still running.
zona-ev-g06-junkyard-fail = It bursts like a fruit, in every direction.
zona-ev-g06-other = A strap breaks on level ground, for no reason. What it held rolls under a bush. Something else is lying there, as if it had been waiting to change places.

zona-ev-g07 = Blasting day
zona-ev-g07-farms = A thud from the quarry, and every window along the road is gone. So is the cow. She will come to anybody, says the farmer, who really means it.
zona-ev-g07-farms-pass = She comes, and pays in warm milk. The farmer adds the rest.
zona-ev-g07-farms-fail = She comes at a gallop.
zona-ev-g07-quarry = A gang means to clear the old tunnel. They have dynamite, high spirits and eleven hands among six men. They could use a twelfth, for the fuses or for the sacks.
zona-ev-g07-quarry-set_charges = Set the charges
zona-ev-g07-quarry-set_charges-pass = One clean cough, and the mountain makes room.
zona-ev-g07-quarry-set_charges-fail = The third fuse was a short one.
zona-ev-g07-quarry-carry_sacks = Carry sacks
zona-ev-g07-quarry-leave = Leave while there is a road
zona-ev-g07-other = Stones come down out of a clear sky, the small ones first. Then half a garden fence. Then, turning slowly, a wheelbarrow.
zona-ev-g07-other-pass = The wheelbarrow lands on its wheel, loaded.
zona-ev-g07-other-fail = The large stones come last.

zona-ev-g08 = The drowned bus
zona-ev-g08-junkyard = A bus stands in the coolant pond up to its windows. The luggage is still in the racks. The water is as clear as gin, and a blue that water should not be.
zona-ev-g08-junkyard-dive = Dive for the luggage
zona-ev-g08-wetlands = Line seven left the road one night and kept going. Frogs sit along its roof, round an open hatch. Below the hatch it is dark, cold, and one breath long.
zona-ev-g08-wetlands-pass = Two good handfuls, and then air.
zona-ev-g08-wetlands-fail = A sleeve down there has to be talked into letting go.
zona-ev-g08-other = Suitcases along the road, all the way to the bend. They were opened long ago by many hands, in a hurry. A hand in a hurry does not look for a second bottom.
zona-ev-g08-other-pass = The ninth is deeper outside than inside.
zona-ev-g08-other-fail = Sixty-one suitcases, all of them honest.

zona-ev-g09 = A price for shade
zona-ev-g09-frontier = City people in clean boots want to see a mutant before lunch. They have brought folding chairs. They will pay, and they will believe whatever they are told.
zona-ev-g09-frontier-guide = Guide them there and back
zona-ev-g09-frontier-fleece = Show them a dog, charge them for a wolf
zona-ev-g09-frontier-decline = Wish them a pleasant lunch
zona-ev-g09-quarry = A trapper's pit, its lid of branches broken through. Something breathes at the bottom. The trapper's hat hangs on a stick beside it, so he meant to come back.
zona-ev-g09-other = Noon, and not a tree for ten kilometres. One strip of shade lies across the road, with nothing there to throw it. It moves on at a walking pace.
zona-ev-g09-other-pass = It is cool in there, and it can be kept up with.
zona-ev-g09-other-fail = It walks a little faster than anybody can.

zona-ev-g10 = Flooded armoury
zona-ev-g10-barracks = The cellar of the armoury has been full of water since spring. The crates at the bottom are tarred and tight. The soldiers will not go in, but they are taking bets.
zona-ev-g10-barracks-pass = The crate comes up, and two soldiers lose a week's pay.
zona-ev-g10-barracks-fail = The crate stays down. It nearly has company.
zona-ev-g10-wetlands = A crate with a star on the lid drifts through the reeds, against the current. The hinges are of the good kind. It bumps against the bank, and waits.
zona-ev-g10-wetlands-with_crowbar = Lever the lid off
zona-ev-g10-wetlands-force_it = Break it open with whatever is at hand
zona-ev-g10-wetlands-force_it-pass = The star splits down the middle.
zona-ev-g10-wetlands-force_it-fail = The hinges really are of the good kind.
zona-ev-g10-wetlands-leave = Let it drift
zona-ev-g10-other = Everything along the river glows a little this evening. The mud glows, and the mussels, and the coins in the mud. Coins can be washed.

zona-ev-g11 = Market without stalls
zona-ev-g11-farms = On Sundays people lay out on bedsheets what they dug up in the week. Nobody asks where. An old man pays too much for strange things and drops them all into one pot.
zona-ev-g11-junkyard = What one throws away the next one finds, says the keeper of the heap. He remembers every piece and who cursed it. Empty bottles he buys by the metre.
zona-ev-g11-junkyard-search_the_heap = Ask for something that was thrown away
zona-ev-g11-junkyard-collect_bottles = Collect bottles
zona-ev-g11-other = A pedlar pushes a pram full of nothing in particular. He never sells, it is a matter of honour; he swaps. For the company he pays.
zona-ev-g11-other-swap = Swap one piece of junk for another

zona-ev-g12 = Wedding at the fence
zona-ev-g12-farms = They marry here because nobody asks for papers. Half the guests stand on the other side of the wire. There is one accordion, and not nearly enough to drink.
zona-ev-g12-farms-dance = Dance until the accordion gives up
zona-ev-g12-farms-sell_drink = Sell them a bottle
zona-ev-g12-farms-pick_pockets = Go through the coats
zona-ev-g12-farms-pick_pockets-pass = People in love hang up their coats carelessly.
zona-ev-g12-farms-pick_pockets-fail = The bride's uncle has come out for some air.
zona-ev-g12-frontier = All night a band plays through the wire, to both sides. It is a good band. Towards morning nobody can remember having seen it arrive.
zona-ev-g12-frontier-pass = Whoever dances last may keep what is in the hat.
zona-ev-g12-frontier-fail = One more dance, and one more, and then it is daylight.
zona-ev-g12-other = Music, a long way off. It comes no nearer, and it calls nobody by name. For once it is only music.

zona-ev-g13 = The old drowning
zona-ev-g13-quarry = The pit lake gives back a swimmer from another summer. He wades ashore, dry, and asks for his clothes. They have lain here, folded, since before there was a fence.
zona-ev-g13-quarry-pass = He dresses, finds his purse too heavy, and leaves it on the stone.
zona-ev-g13-quarry-fail = He says whose turn it is now.
zona-ev-g13-wetlands = Ripples cross the pool against the wind. At the bank they stop, and turn, and come along it. The frogs have already left.
zona-ev-g13-other = A well in a dead orchard, with a rope that has been used this week. Something bright lies at the bottom. How far down that is, only a lamp could tell.
zona-ev-g13-other-pass = A hand's breadth at a time, by feel, and up again with a fistful.
zona-ev-g13-other-fail = Halfway down, something else begins to climb.

zona-ev-g14 = Target practice
zona-ev-g14-barracks = The garrison shoots bottles off a wall for money. Last week's champion has lost an eye since and is still the favourite. Strangers are welcome, at either end of the range.
zona-ev-g14-barracks-compete = Shoot for the pot
zona-ev-g14-barracks-compete-pass = Nine out of nine. The champion shuts his good eye, out of respect.
zona-ev-g14-barracks-compete-fail = The bottles are untouched, the wall less so.
zona-ev-g14-barracks-bet = Work out the odds and bet
zona-ev-g14-barracks-bet-pass = The one-eyed man, at two to one, with the wind behind him.
zona-ev-g14-barracks-bet-fail = The wind turns at the last bottle.
zona-ev-g14-barracks-watch = Lie in the grass and watch
zona-ev-g14-quarry = A beast sleeps on the ledge in plain sight, one clean shot away. Nobody has ever shot at it. Anything less than a shot will only wake it.
zona-ev-g14-other = Somebody is shooting at tins. The tins stand on a wall, and the only path runs along behind the wall. Over there nobody seems to aim for very long.
zona-ev-g14-other-hold_up_the_pack = Hold up the pack and walk behind it
zona-ev-g14-other-run_between_shots = Run from tin to tin
zona-ev-g14-other-run_between_shots-pass = Some of the tins are full.
zona-ev-g14-other-run_between_shots-fail = For once he misses the tin.

zona-ev-g15 = Two kilometres of cable
zona-ev-g15-junkyard = Two kilometres of copper on one drum, in a sheath as thick as an arm. Peeled, it is a month's wages. When it rains, the drum hums.
zona-ev-g15-junkyard-strip_it = Peel it by hand
zona-ev-g15-junkyard-use_tools = Peel it with proper tools
zona-ev-g15-junkyard-leave = Leave the drum alone
zona-ev-g15-frontier = All the floodlights of the border hang on one forgotten fuse box. The key is in it, the fuses are not labelled. Without its lights the border is only a line on a map.
zona-ev-g15-frontier-pass = The third is the right one. For a quarter of an hour it is night over there.
zona-ev-g15-frontier-fail = The third is the wrong one.
zona-ev-g15-frontier-sell_the_fuses = Sell all the fuses
zona-ev-g15-frontier-walk_in_the_dark = Take one fuse and walk off in the dark
zona-ev-g15-other = A pylon that still hums, though its wires end in the grass. Under a hand it changes key. Batteries fill up here, people say, or empty.
zona-ev-g15-other-pass = Held to the north leg they fill up. Full ones sell.
zona-ev-g15-other-fail = They empty.

zona-ev-g16 = Night watch
zona-ev-g16-barracks = The sergeant is short of men and long of vodka. He points to the tower, then to a bunk, and leaves it open. From the tower one sees who is coming, he says. Lately nobody has asked him what.
zona-ev-g16-barracks-stand_watch = Stand the watch
zona-ev-g16-barracks-sleep = Take the bunk
zona-ev-g16-junkyard = Eyes between the wrecks, at the height of a child's. They have kept pace for an hour. With fire and noise the thing can be driven off; the question is towards whom.
zona-ev-g16-junkyard-pass = It trots away over the hill to trouble somebody else, and leaves behind what it could not eat.
zona-ev-g16-junkyard-fail = The eyes were not the front of it.
zona-ev-g16-other = Six at the fire, five asleep. The sixth was to stay awake, it was agreed, and the others to pay for it. Out in the dark somebody else is trying not to yawn.
zona-ev-g16-other-stay_awake = Stay awake for the money
zona-ev-g16-other-doze = Doze with one eye open
zona-ev-g16-other-doze-pass = The open eye sees it go past.
zona-ev-g16-other-doze-fail = It comes from the side of the other eye.

zona-ev-g17 = Barn of mirrors
zona-ev-g17-junkyard = One heap leans the wrong way and does not fall. Stones thrown at it land behind the thrower. Near the top something sits in the tangle like an egg.
zona-ev-g17-junkyard-pass = Walking away from it turns out to be the way up.
zona-ev-g17-junkyard-fail = It falls after all, and takes its time about it.
zona-ev-g17-farms = The barn is larger inside than outside, and with every harvest it grows. The farmer has lost hens in it, and lately a nephew. He would like it gone, or at least the size it was.
zona-ev-g17-other = Somebody comes along the track from the other end. The same patched pack, the same limp, the same cough half a second early. There is room for one to step aside.
zona-ev-g17-other-pass = The other one steps aside, and leaves something on a post by way of apology.
zona-ev-g17-other-fail = Afterwards it is hard to say which of the two walked on.

zona-ev-g18 = Harvest
zona-ev-g18-farms = They sow in spite of everything, and they pay in cash. By day they need hands for the scythes. By night they need somebody to sit in the field, because of what comes for the turnips.
zona-ev-g18-farms-mow = Mow until dark
zona-ev-g18-farms-guard_the_field = Sit among the turnips
zona-ev-g18-farms-pass_by = Pass by
zona-ev-g18-wetlands = Fever grass and widow's grass grow on the same island. The one cures, and the other looks just like it. The herb woman tells them apart by their manners, but she has gone home.
zona-ev-g18-wetlands-pass = One of them leans away from the sun. That must be what she calls manners.
zona-ev-g18-wetlands-fail = Very polite, the wrong one.
zona-ev-g18-other = Apples hang over a garden wall. They are red, they are heavy, and the counter has no opinion. There is nothing wrong with them at all.

zona-ev-g19 = The surveyor
zona-ev-g19-wetlands = A young man maps anomalies by throwing sausages. He has a theodolite, a grant, and two sausages left. He would pay somebody to walk in front.
zona-ev-g19-wetlands-guide_him = Walk in front
zona-ev-g19-quarry = His two instruments disagree about where the ground is. He trusts the dearer one and stands on the other. For a second opinion he offers cash.
zona-ev-g19-quarry-pass = Both are right. The ground is in two places.
zona-ev-g19-quarry-fail = The dearer one was right.
zona-ev-g19-other = A surveyor's chart is nailed to a post, the ink still wet. By his reckoning the sky will hold a day longer than people say. A pencil hangs beside it, and a small reward for corrections.
zona-ev-g19-other-pass = One correction, neatly initialled.
zona-ev-g19-other-fail = The sums run over the edge of the paper and on down the post.

zona-ev-g20 = Dogs
zona-ev-g20-quarry = They live in the old engine shed and come out one at a time. Where there is one there are more. The second sits down to see how the first one fares.
zona-ev-g20-quarry-second = Whistle for the second
zona-ev-g20-frontier = Guard dogs, left behind with their post. They still patrol in pairs, along a line that nobody else can see. At the wire stands the old woman who used to feed them, with an empty bowl.
zona-ev-g20-frontier-feed_them = Fill her bowl
zona-ev-g20-frontier-stand_still = Stand still and stare them down
zona-ev-g20-frontier-stand_still-pass = They sit. From one collar hangs a soldier's pay.
zona-ev-g20-frontier-stand_still-fail = One of them never finished the training.
zona-ev-g20-frontier-climb_the_mast = Climb the mast until their watch is over
zona-ev-g20-other = One of them has been following since morning. It stops where the road stops and drinks where others have drunk. It has too many teeth for a stray.
zona-ev-g20-other-pass = At dusk it leaps, a little too early.
zona-ev-g20-other-fail = At dusk it leaps. In the ditch it is dusk already.

zona-ev-g21 = Lost property
zona-ev-g21-frontier = A coat hangs on the wire with its arms spread, as if it had been crossing by itself. The pockets are full. A paper in the lining gives a name and a street.
zona-ev-g21-frontier-hand_it_in = Bring something back to that street
zona-ev-g21-barracks = The store is open, the lamp is lit, and the guard sleeps with his cheek on the inventory. He will be shot for it, or at least shouted at. The shelves have never been so full.
zona-ev-g21-barracks-clear_a_shelf = Clear a shelf
zona-ev-g21-barracks-clear_a_shelf-pass = The guard sleeps on. By noon the whole camp knows what is missing, and who has it.
zona-ev-g21-barracks-clear_a_shelf-fail = Each shelf was holding up the next.
zona-ev-g21-barracks-wake_the_guard = Wake him and help him count
zona-ev-g21-other = A single boot stands on a milestone, laced up. Inside it is dry. In the toe there is a wallet, and in the wallet nobody's name.

zona-ev-g22 = Word gets round
zona-ev-g22-good = A woman stops her cart in the middle of the road. Her brother came home last winter, she says, and told a story. She has a purse and a doctor's bag with her and wants to be rid of one of them.
zona-ev-g22-good-money = Take the purse
zona-ev-g22-good-medicine = Let her open the bag
zona-ev-g22-neutral = The whole table falls silent and makes room, though not much. They have heard one story of each kind. Now they would like to hear a third.
zona-ev-g22-neutral-pass = It is a good story, and most of it happened.
zona-ev-g22-neutral-fail = The story gets long, and the candle does not.
zona-ev-g22-bad = Two men stop their cart in the middle of the road. Their brother did not come home last winter. They have brought a spade and a bill, and will make use of one or the other.
zona-ev-g22-bad-pay = Pay the bill
zona-ev-g22-bad-fight = Fight both of them
zona-ev-g22-bad-fight-pass = They leave in a hurry, and the cart stays.
zona-ev-g22-bad-fight-fail = It runs in the family, being strong.

zona-ev-g23 = The collector of debts
zona-ev-g23-good = He sits down, pours tea for two and opens a folder. A name of such standing, he says, ought to be working for its owner. There is a shipment, and one share in it is left.
zona-ev-g23-good-invest = Buy the last share
zona-ev-g23-neutral = He bows, counts out banknotes and apologises for the delay. He has mistaken somebody for somebody luckier. There would be more, he adds, for anyone who can double it.
zona-ev-g23-neutral-play_along = Take the money and say nothing
zona-ev-g23-neutral-gamble = Double it
zona-ev-g23-neutral-gamble-pass = Red, black, red. The lucky one would have been pleased.
zona-ev-g23-neutral-gamble-fail = Red, black, black. He suddenly recalls the lucky one's face.
zona-ev-g23-bad = He needs a cage opened tonight, close to certain people who owe him. He pays in advance and does not say what is in it. It has been fed, he says, though not lately.

zona-ev-g24 = Child at the roadside
zona-ev-g24-good = She waits at the milestone with a skipping rope and has plainly been sent. At night the grown-ups whisper, she says. She knows all of it by heart, in time with the rope.
zona-ev-g24-neutral = Barefoot, at dusk, with a very clean doll. Home is over there, she says, and points to the forest, the river, the sky. The doll looks hungry.
zona-ev-g24-neutral-take_home = Take her home, wherever it is
zona-ev-g24-neutral-give_food = Give her something to eat
zona-ev-g24-neutral-walk_on = Walk on
zona-ev-g24-bad = She sees who is coming and begins to scream. She does not stop for breath. Along the whole street one door opens after another.
zona-ev-g24-bad-pass = An hour on the kerb, hands open, not a word. Then she hiccups, and sits down too.
zona-ev-g24-bad-fail = She can be heard in the next village, and for some nights after.

zona-ev-g25 = Campfire stories
zona-ev-g25-good = They shift to make room before anybody has asked. Somebody has kept the soup warm, somebody has clean bandages. The story stops, and begins again from the beginning.
zona-ev-g25-neutral = A place by the fire, and no names. A pack of cards goes round, fifty-three of them. The fifty-third is a photograph and counts for nothing, they say.
zona-ev-g25-neutral-cards = Sit in on the game
zona-ev-g25-neutral-cards-pass = Whoever holds the photograph loses. It only has to be noticed.
zona-ev-g25-neutral-cards-fail = The photograph comes three times running.
zona-ev-g25-bad = They stop talking. There are seven of them, and six are looking. Their packs lie in a heap at the edge of the light.
zona-ev-g25-bad-force_a_place = Sit down all the same
zona-ev-g25-bad-force_a_place-pass = Nobody moves. It is warm.
zona-ev-g25-bad-force_a_place-fail = The seventh has been waiting for that.
zona-ev-g25-bad-stay_in_the_dark = Stay in the dark, where the packs are
