# The cards of the Sarcophagus. Whoever reads them is called the scavenger, since everybody listens.
#
# `-1`, `-2`, `-3` are the paragraphs, with the ways of a choice behind them; `-fail` is read when the card fails
# there, `-end` is the final paragraph, with which the game is won.

zona-ev-s01 = The control room
zona-ev-s01-1 = Every lamp on the board is lit. The clock stands at 1:23 and ticks without moving. One lamp has a label, in pencil, on a strip of plaster: the scavenger's name.
zona-ev-s01-1-fail = The lamp goes out. All the others grow brighter.
zona-ev-s01-2 = The lamp is a button. A loudspeaker clears its throat and asks what is wanted. It asks slowly, as if there were a queue. It does not sound like something that asks twice.
zona-ev-s01-2-fail = The loudspeaker thanks everybody for waiting.
zona-ev-s01-end = The answer is not a clever one. There is a pause, in which thirty years are looked up. Then the lamps go out, row by row, from the left, and the clock moves on to 1:24. All over the Zone the counters stop clicking. One button stays lit, to say that the request is being dealt with. The scavenger pulls up the operator's chair and, for once, has time.

zona-ev-s02 = Elephant's foot
zona-ev-s02-1 = It came down through four floors, slow as honey, and set here in folds. It has cooled. It has not stopped. The way on leads past it or over it, and both are warm.
zona-ev-s02-1-past_it = Walk past it, close to the wall
zona-ev-s02-1-over_it = Climb over it, fast
zona-ev-s02-1-fail = It has moved since the last visitor, by the width of a hand, towards the door.
zona-ev-s02-2 = Behind it there is a crack in the wall, and in the crack there is daylight. Outside it is past midnight. The edges of the crack change places when they are not watched.
zona-ev-s02-2-fail = The crack closes like an eye.
zona-ev-s02-3 = On the other side is a dry room with a table. On the table lie instructions, numbered one to nine, written by somebody frightened and tidy. Number six has been crossed out.
zona-ev-s02-3-fail = Number six was the one that mattered.
zona-ev-s02-end = The instructions are meant for two. At number five the other one comes in, in a paper mask, and takes the far handle without a word. They turn it together. Below them the black glass softens, shudders, and for the first time since that night it cools all the way through. What is left in the middle is as small as a plum stone and can be carried in a spoon. When the scavenger looks up to share it there is one mask on the table, and one cup of tea, still warm.

zona-ev-s03 = All the others
zona-ev-s03-1 = The hall is full of people with their backs to the door. Some came by the roof, some came with maps. Everybody who ever got this far turns round.
zona-ev-s03-1-fail = They look for a long time, find nobody they know, and turn back.
zona-ev-s03-2 = They mean no harm. They want something that belongs to the living, or else they want the living. The way between them is as narrow as a pair of shoulders.
zona-ev-s03-2-walk_through_them = Walk through them
zona-ev-s03-2-pay_them = Pay them, one by one
zona-ev-s03-2-join_them = Join them for a while
zona-ev-s03-2-fail = The rows close, and somebody makes room.
zona-ev-s03-end = The last of them holds the door, as people do. Behind it is a cloakroom with some hundreds of coats, and on the attendant's desk lies the Source. Every coat has a name in the collar and something in the pocket: a letter, a tooth, a house key. The scavenger takes the Source and then, on second thoughts, the letters. It takes four years to deliver them. Most of the people who sign for one had never been told that anybody was missing.

zona-ev-s04 = Reactor hall
zona-ev-s04-1 = The lid hangs on one edge, two thousand tonnes of it. Snow falls through the roof and does not reach the floor. The only bridge is a crane rail, slippery with something that shines.
zona-ev-s04-1-fail = The rail tips its passenger back to where it begins.
zona-ev-s04-2 = The fuel channels stand open like the pipes of an organ. Air goes in and out of them. They sound together, very low, and one of them is wrong by half a tone.
zona-ev-s04-2-fail = It was the one beside it. The chord grows louder.
zona-ev-s04-end = There is a cork in the wrong pipe. It is a real one, from a bottle, driven in by hand. Out it comes. The hall draws one breath, the note is right, and two thousand tonnes of lid settle by a finger's width, with the sigh of an old man in a good chair. What was in the pipe rolls up to the scavenger's boot and stays there like a dog. On the far bank people say later that the plant sang that night. They agree that it was not a sad tune.

zona-ev-s05 = What guards it
zona-ev-s05-1 = It wears the rags of a fire brigade. It came on the first night and was never relieved. It lowers its head, and there is light between its teeth.
zona-ev-s05-1-fail = It goes back to its post. It has a long watch behind it and a long one ahead.
zona-ev-s05-2 = It bled light. The drops lead down a shaft, bright at first, then faint, then only warm to the hand. Nobody has ever hurried so carefully.
zona-ev-s05-2-fail = The last drop goes out before the last turn.
zona-ev-s05-end = The drops end at a hose, and the hose is trained on the Source. So that was the post: for thirty years somebody has held water on the fire. Now there is nobody at the nozzle. The pressure is still good. It is no hard job, once the stance is found, left foot on the kerb, elbow on the rail. Sooner or later somebody will come down the shaft, angry and well armed, and that will be the right person to ask for relief. Until then the Source is in good hands, and the scavenger knows whose.

zona-ev-s06 = The garden
zona-ev-s06-1 = Grass, under the concrete. A bench, a lime tree, bees. On the bench sits somebody whom the scavenger has buried. Of all that is here, only the gate throws a shadow.
zona-ev-s06-1-fail = The bench is empty and damp, and has been for years.
zona-ev-s06-2 = There is room on the bench. The talk is of small things: the dog, the roof, who married whom. At the end of the path the gate is closing, as a door does in a draught.
zona-ev-s06-2-stay_a_while = Stay a while
zona-ev-s06-2-say_goodbye = Say goodbye and go
zona-ev-s06-2-fail = The gate clicks shut. Another day, then, says the bench.
zona-ev-s06-end = Goodbye takes three words, and they had been owing for a long time. The gate falls to without a sound. On the other side there is no room, no stone, no light, only two handfuls of warm earth, and in the earth something that ticks like a seed. It grows wherever it is put. By the second summer there is grass on the roof of the plant. By the fifth one can sit up there in the evening, with care, on a bench.

zona-ev-s07 = Stairs that only go down
zona-ev-s07-1 = The stairs only go down. After a thousand steps it makes sense to stop counting. After another thousand it makes sense to begin again, for the company.
zona-ev-s07-2 = The steps grow steeper, and the rail is as warm as a wrist. Looking back shows the same stairs, going down.
zona-ev-s07-2-fail = Falling, it turns out, leads to the top.
zona-ev-s07-3 = The last step is an edge. A long way under it there is a light. It can be jumped or it can be walked, but it has to be meant.
zona-ev-s07-3-fail = The foot finds one more step after all. The stairs have time.
zona-ev-s07-end = It is not deep. It is as high as a kerb, and under it is a street, in a town that was emptied in one afternoon. The kettles are on. A van with a loudspeaker comes round the corner, and a voice reads from a sheet that it was all a mistake and everybody may come home. The Source lies on the pavement, where a child has left it. The scavenger puts it in a pocket and walks, and from every window somebody waves. Only at the bridge does it become clear that the street has been going up.

zona-ev-s08 = The anomaly in the heart
zona-ev-s08-1 = The air is folded here, neatly, like linen in a cupboard. Things lie between the folds: a glove, a minute of rain, half of a sentence. One of the folds turns over in its sleep.
zona-ev-s08-1-fail = It smooths itself out, and there is no crease left to pull at.
zona-ev-s08-2 = It cannot be cut and it cannot be torn. But somebody folded it, and what was folded can be unfolded, in the right order. The first corner is easy. There are forty-one.
zona-ev-s08-2-fail = At thirty-nine it folds itself up again, with a fingertip inside.
zona-ev-s08-3 = The last fold has the scavenger in it. From within it looks like a sheet on a line, with the sun behind. It can be pulled straight or it can be sat out, and it pulls back.
zona-ev-s08-3-fail = It folds once more, the other way. For an hour the scavenger lies in a drawer, with lavender.
zona-ev-s08-end = The last fold comes loose, and the room is as large as it always was. It is a pump room. There is a mop. All the rest had been in here the whole time, folded small by somebody who had to put it somewhere. Laid out flat it goes on for ever, wheat and rivers and some villages that nobody had missed. The scavenger folds one corner back, the size of a handkerchief, and keeps it in case of rain.

zona-ev-s09 = A trade
zona-ev-s09-1 = A counter, a brass bell, nobody behind it. The price list has three lines. The third is blank.
zona-ev-s09-1-two_artifacts = Put two artifacts on the counter
zona-ev-s09-1-a_memory = Leave a memory on the counter
zona-ev-s09-1-nothing = Offer nothing and watch the shelf
zona-ev-s09-1-fail = The bell rings by itself, for the next customer.
zona-ev-s09-2 = A hand pushes a key across the counter and withdraws. Behind the counter are three doors with the same lock. The key is warm, as if it had just been used.
zona-ev-s09-2-fail = The door leads to the counter, from behind. Somebody is ringing.
zona-ev-s09-end = The third door is only painted on. It opens anyway. Behind it is the back room, and on the shelves stands everything that was ever paid here, with labels: first loves, good names, the smell of a grandfather's coat. The Source is among them, marked down twice. The scavenger takes it, leaves the door open and hangs the bell out of reach. For some weeks people all over the country stop in the street, touch their faces, and remember something.

zona-ev-s10 = Liquidators
zona-ev-s10-1 = They are still shovelling: grey aprons, leaden spades, gauze over the mouths. They ask for no name. They look at the hands first, and what is said about those hands has got here before them.
zona-ev-s10-1-fail = They shake their heads and dig on, around the scavenger, as around a post.
zona-ev-s10-2 = A whistle, a ladder, a hatch. There are ninety seconds on the roof, for one shovelful. Nobody goes twice, they say, and hand over the spade.
zona-ev-s10-2-fail = The siren goes. It has been ninety seconds for some time.
zona-ev-s10-end = One shovelful. It is heavier than it looks, and it hums. Over the edge with it, and there, where it lay, is the Source, clean as an egg. The siren goes. There are hands on the ladder, dozens, pulling. Down in the hall a man with a book reads out a number and rules a line under it. That was the last one, he says. They take off the gauze, and they are all much younger than they should be, and they go home together by the front gate.

zona-ev-s11 = The model
zona-ev-s11-1 = On trestles stands a model of the plant, complete to the last window. The roof lifts off. Inside, a small figure bends over a small model of the plant.
zona-ev-s11-1-fail = Somebody puts the roof on.
zona-ev-s11-2 = It must not be touched; there is a box of flattened figures under the table. Only one thing in there is not a model. It moves when nothing else does.
zona-ev-s11-2-fail = It moved. So did everything else, and the floor.
zona-ev-s11-end = There it is, behind the small turbine hall, a speck of light that drifts like a mote. The scavenger holds out a fingertip. So does the figure, and the figure's figure. Overhead something enormous takes great care not to touch the roof. The light steps from hand to hand, up through all the sizes, until it rests in a palm with dirt in the lines. It weighs nothing. The scavenger lifts it as high as an arm can reach and holds it there, in case somebody further up is waiting.

zona-ev-s12 = Countdown
zona-ev-s12-1 = A loudspeaker begins at one hundred. The voice is a woman's and kind, as if for a child. Arrows on the floor point three ways, and one of the ways smells of rain.
zona-ev-s12-1-fail = It smells of rain because the roof is gone.
zona-ev-s12-2 = At ten the doors begin to close. Behind the left one runs a corridor with a light at the end. Behind the right one hangs a box with more wires than there are colours.
zona-ev-s12-2-run = Run for the light
zona-ev-s12-2-cut_the_wire = Cut the wire that matters
zona-ev-s12-2-shelter = Shelter under the stairs
zona-ev-s12-2-fail = Zero, says the voice. After a while it says: one hundred.
zona-ev-s12-end = Two. One. There is a click, and a breath, and then the voice says what it has never got to say: ready or not, here I come. All the doors open, along every corridor. What comes down the hall is small and bright and out of breath, and it runs straight into the scavenger's arms and stays there. It had counted so patiently, again and again. Nobody had ever waited to be found.

zona-ev-s13 = The graphite field
zona-ev-s13-1 = Black blocks cover the floor, still warm, some with the holes for the rods. Between them there is a path for the quick. It is never the same path for long.
zona-ev-s13-1-fail = The path ends in the middle, at a pair of boots.
zona-ev-s13-2 = In the middle hangs a thing like a held breath. It cannot be seen straight on. It can be seen by what it does to the dust, which waits.
zona-ev-s13-2-fail = The dust falls. It had only been thinking.
zona-ev-s13-end = The trick is to breathe with it. In, and the blocks grow dim; out, and they glow; and after a time it is not clear who sets the pace. Then it lets go. Every fire that was put out too early is in that breath, and every word that somebody thought better of, and it goes up through the roof like a flock of birds. What is left is a piece of plain graphite, soft and black, good for writing. The first thing it writes is a list of names, and it needs no help with the spelling.

zona-ev-s14 = A name on the door
zona-ev-s14-1 = A door, a doorbell, a brass plate. The plate has the scavenger's name on it. It is spelt correctly, for once.
zona-ev-s14-1-knock = Knock and wait
zona-ev-s14-1-force_it = Force the door
zona-ev-s14-1-pick_it = Pick the lock
zona-ev-s14-1-fail = The plate reads: not at home.
zona-ev-s14-2 = Inside is a kitchen, the scavenger's own, down to the burn on the table. The Source lies beside the bread. All that is left to do is a thing that one has always been good at.
zona-ev-s14-2-fail = It is somebody else's kitchen. They are very kind about it.
zona-ev-s14-end = The Source is no larger than an egg and as warm as breakfast. From the next room a voice asks whether that was the door. It asks as it always did, over the radio. There is time to answer; the clock above the stove sees to that. The scavenger sits down, cuts the bread and puts out a second cup. Those who find the door with the brass plate nowadays find it locked. They hear a radio and go away quietly, because it sounds like somebody who is at home.
