# The cards of the Botanical Lab. Whoever reads them is called the guest, since everybody listens.
#
# `-1`, `-2`, `-3` are the paragraphs, with the ways of a choice behind them; `-fail` is read when the card fails
# there, `-secret` when the secret is uncovered.

zona-ev-l01 = Greenhouse Four
zona-ev-l01-1 = The vines have grown over the door, and then through it, and then over it again. They are in flower. The flowers turn to whoever comes in, a little late, like people at a concert.
zona-ev-l01-1-cut_through = Cut a way through
zona-ev-l01-1-tear_through = Tear a way through
zona-ev-l01-1-hold_your_breath = Walk through the pollen on one breath
zona-ev-l01-1-fail = The vines take back the door, and some skin with it.
zona-ev-l01-2 = Inside, ten trays of seedlings stand under violet lamps. One tray is labelled, and the label is a lie. The seedlings lean away from it as from a relative.
zona-ev-l01-2-fail = The tray that was lifted lets out a breath it had been keeping.
zona-ev-l01-secret = Under the honest tray lies the gardener's log. Nothing here was planted, it says. It all came up from under the plant, as scrapings on a boot.

zona-ev-l02 = The gang upstairs
zona-ev-l02-1 = Bandits live on the top floor, where there is still a roof. They sell beer, advice and the way down. Honest faces pay more, because honest faces come back with soldiers. Their own kind goes down for nothing.
zona-ev-l02-1-pay_extra = Pay what honest people pay
zona-ev-l02-1-sneak_past_all = Sneak past the bar, under every eye
zona-ev-l02-1-pay_toll = Pay the usual toll
zona-ev-l02-1-sneak_past = Sneak past the bar
zona-ev-l02-1-fail = They are not angry. They charge for the beating, too.
zona-ev-l02-2 = Behind the bar hangs a lift shaft without a lift. The walls are soft and green and sweat a little. Far down something puts on its light to see who is coming.
zona-ev-l02-2-on_a_line = Rig a line and climb down
zona-ev-l02-2-down_the_cable = Slide down the old cable
zona-ev-l02-2-fail = The moss lets go all at once, in one sheet, with whoever was holding on to it.
zona-ev-l02-secret = The lift has been at the bottom all along. Its log shows one trip up a night, with a load of seventy kilograms. The bandits have never seen anybody get out.

zona-ev-l03 = Seed bank
zona-ev-l03-1 = A cold room, ten thousand drawers, one thermometer. The inventory lists ten thousand and two. The numbers were painted by somebody who got bored and began again at one.
zona-ev-l03-1-fail = Drawer after drawer, until the fingers are numb. All of them hold seeds. None of them likes to be looked at.
zona-ev-l03-2 = The last two drawers are warm. In the first lie seeds the size of a tooth, smelling of bread. In the second lies the register, in a code of pressed leaves.
zona-ev-l03-2-eat_one = Eat one of the warm seeds
zona-ev-l03-2-copy_the_register = Copy the register, leaf by leaf
zona-ev-l03-2-fail = The leaves fall to dust in the order in which they were understood.
zona-ev-l03-3 = For a while the guest knows what the seeds know. It is mostly patience. Somewhere in it is the way to the plant, by root, and a strong wish to lie down and begin.
zona-ev-l03-3-fail = The knowing goes. What stays is the taste of bread, and moss under one fingernail.
zona-ev-l03-secret = The seeds were gathered in the plant's cooling pond, in a year when nothing grew there. Somebody went in by the intake, on foot, and kept a note of every turning.

zona-ev-l04 = Root cellar
zona-ev-l04-1 = The cellar floor is a single root. It gives under weight, the way an animal's back does. The far door is twelve paces off and uphill, though it was level a moment ago.
zona-ev-l04-1-step_lightly = Cross it on tiptoe
zona-ev-l04-1-along_the_wall = Keep to the wall, where the air is bent
zona-ev-l04-1-fail = The root rolls over in its sleep.
zona-ev-l04-2 = Against the far wall the root has folded itself around a cupboard. It flinches from light and from nothing else.
zona-ev-l04-2-hold_up_a_light = Hold up a light until it lets go
zona-ev-l04-2-by_touch = Work the drawers free by touch
zona-ev-l04-2-fail = It finds the hand, and takes a long time to make sure that the hand is not food.
zona-ev-l04-secret = In the cupboard is the first cutting, pressed and dated. It was taken from the wall of the reactor hall, at head height, where somebody had been watering it.

zona-ev-l05 = Sample 31
zona-ev-l05-1 = A glass case hums in the middle of the hall. The thing inside has eaten the label, then the lock, and is making up its mind about the glass.
zona-ev-l05-1-fail = What was in the case now has the hall, wall to wall. There is no standing room.
zona-ev-l05-2 = Under the case is a floor safe. It opens for the answer to one question: what did it say? The staff each had an answer. They stand on the wall, thirty of them, crossed out.
zona-ev-l05-2-fail = The safe opens a finger's width, breathes out, and shuts.
zona-ev-l05-secret = In the safe are thirty slips of paper, with what the sample said to each of them. Thirty different hands, and the same eleven words. They are directions.

zona-ev-l06 = The gardener
zona-ev-l06-1 = The gardener is half bark and wholly polite. He apologises for not getting up. A twig has grown through his cup, and he drinks around it.
zona-ev-l06-1-give_medicine = Give him medicine
zona-ev-l06-1-listen = Listen to the end
zona-ev-l06-1-fail = He has a lovely voice. When it stops it is evening, and there are leaves in the guest's collar.
zona-ev-l06-2 = He talks in Latin names. He goes through his beds from the door inwards, as if showing somebody round. One of the names is not a plant, it is a place.
zona-ev-l06-2-fail = The guest digs where he said. It is his toolbox, and he is glad to see it used.
zona-ev-l06-secret = The last bed he dug under the plant, he says, in the year of the shovels. He drew the path to it on a leaf, and the leaf has not wilted.

zona-ev-l07 = Spores
zona-ev-l07-1 = The ceiling lets go of its yellow snow. It is warm and smells of apricots. The corridor is forty paces long, and nothing has ever crossed it slowly.
zona-ev-l07-1-fail = Forty paces are a great many with the eyes shut.
zona-ev-l07-2 = The director's door opens outwards, and the hall outside it is full to the handle. The snow has packed like flour. It can be dug, or swum, but not for long.
zona-ev-l07-2-fail = The hall empties itself through the front, guest and all.
zona-ev-l07-secret = The director sits at his desk, quite overgrown, with one hand on his last order: stop watering it. It is dated a week before the accident.

zona-ev-l08 = What the bandits found
zona-ev-l08-1 = The bandits play cards for a key that none of them can use. They found it in a clod of earth with a ribbon round it. Whoever loses has to sleep beside it.
zona-ev-l08-1-stand_a_round = Stand them a round
zona-ev-l08-1-join_their_game = Join their game
zona-ev-l08-1-break_up_the_game = Break up the game
zona-ev-l08-1-fail = The key stays on the table, with a glass over it.
zona-ev-l08-2 = The key fits nothing on this floor. In the hand it is a little warmer by the stairs and a little colder by the window. It would be easy to imagine that.
zona-ev-l08-2-by_the_warmth = Go by the warmth of the key
zona-ev-l08-2-wake_the_watchdog = Wake what the bandits keep on a chain
zona-ev-l08-2-fail = By nightfall the key is as warm as the hand, everywhere.
zona-ev-l08-3 = It fits a hatch behind the boiler. The lock turns like butter. The hatch itself has rusted shut, from the other side.
zona-ev-l08-3-with_crowbar = Lever it up with a crowbar
zona-ev-l08-3-shoulder = Put a shoulder to it
zona-ev-l08-3-fail = The hatch gives by a hand's width. Then something on the other side pulls it shut.
zona-ev-l08-secret = Behind the hatch is a nursery, swept and aired. On the wall somebody has marked the height of something, every month for thirty years. The last mark is on the ceiling.

zona-ev-l09 = Irrigation
zona-ev-l09-1 = Six valves, six colours, and a chart for another building. One pipe is cold, one sings, one has a pulse. Opened in the right order they drain the tank.
zona-ev-l09-1-measure = Measure each pipe first
zona-ev-l09-1-guess = Guess from the chart
zona-ev-l09-1-fail = The fifth pipe was the warm one, and it was the wrong one.
zona-ev-l09-2 = The tank empties with a noise like applause. At the bottom is a hatch with a wheel. The tank takes a minute to fill again, and has begun.
zona-ev-l09-2-fail = The water closes over the wheel. It is not water.
zona-ev-l09-secret = The hatch leads into the main that feeds the garden. A brass plate says where from: condenser hall, reactor four, to be shut off in case of accident. Nobody has shut it off.

zona-ev-l10 = The tree in the lift hall
zona-ev-l10-1 = A tree fills the lift hall for four storeys. The stairs are inside it now; it grew around them as around a fence. Every landing has a small door of bark, and the doors stick.
zona-ev-l10-1-fail = It takes hold of an ankle, without malice, the way it once took hold of the banister.
zona-ev-l10-2 = At the top, where the roof was, is a chamber, warm and beating. Its wall is thin enough to show shadows. There are offices on the other side.
zona-ev-l10-2-cut_the_heart = Cut through the heart of it
zona-ev-l10-2-climb_round_it = Climb round it on the outside
zona-ev-l10-2-fail = The tree shrugs, and the chamber closes like a hand.
zona-ev-l10-secret = In the offices the clocks still run, all of them fast. A memo explains. The tree keeps the plant's time, it loses a minute at every emission, and it is nearly out of minutes.
