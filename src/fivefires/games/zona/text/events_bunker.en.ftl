# The cards of the Government Bunker. Whoever reads them is called the citizen, since everybody listens.
#
# `-1`, `-2`, `-3` are the paragraphs, with the ways of a choice behind them; `-fail` is read when the card fails
# there, `-secret` when the secret is uncovered.

zona-ev-b01 = Stores, level one
zona-ev-b01-1 = After all these years the shelves are still full: boots, batteries, peaches, medals for bravery. A sign asks every citizen to take only what is due. Under the last shelf is a hatch, and a draught lifts the dust around it.
zona-ev-b01-1-help_yourself = Take what is due, and a little more
zona-ev-b01-1-go_deeper = Go down through the hatch
zona-ev-b01-1-fail = The hatch falls shut, and somewhere a stock list is corrected by one.
zona-ev-b01-2 = A terminal with a green cursor asks for the number of an expedition. It adds that all expeditions are accounted for. The cursor has been blinking for longer than most marriages last.
zona-ev-b01-2-from_papers = Look the number up in papers
zona-ev-b01-2-from_memory = Enter a number that sounds official
zona-ev-b01-2-fail = The terminal thanks the citizen and issues a consolation from the drawer below.
zona-ev-b01-secret = The screen lists nineteen expeditions to the plant, all returned at full strength. The bedding list says otherwise. Nineteen times, one blanket more was handed out than there were beds.

zona-ev-b02 = Airlock
zona-ev-b02-1 = A red lamp, a green lamp, and a manual in verse. The metre is good. The inner door will not open while the outer one is in doubt.
zona-ev-b02-1-fail = The pump works through all nine stanzas, in the wrong direction.
zona-ev-b02-2 = The inner door wants current, or a very strong back. It weighs as much as the reputation of the man who ordered it. He is said to be behind it.
zona-ev-b02-2-wire_it_up = Wire it to a device
zona-ev-b02-2-by_hand = Wind it open by hand
zona-ev-b02-2-fail = The outer door opens instead, and the outside comes in.
zona-ev-b02-secret = Behind it is nobody, only his telephone, off the hook. The line is open. At the other end somebody in the plant breathes, waits, and puts the receiver down.

zona-ev-b03 = Expedition nine
zona-ev-b03-1 = Expedition nine came home, hung up its coats and sat down to dinner, and that was that. They are still at table, napkins tucked in. All of them face the door.
zona-ev-b03-1-fail = It is hard to leave a table before the others do.
zona-ev-b03-2 = The logbook lies between the salt and the bread. It breaks off in the middle of a map. The rest was drawn later, with a fork, on the tablecloth.
zona-ev-b03-2-fail = The map leads to the pantry. The citizen leaves with what the pantry still has.
zona-ev-b03-secret = They had reached it. The map ends in a round room, and in the room the mapmaker has drawn the dinner table, with nine places, laid.

zona-ev-b04 = The ration clerk
zona-ev-b04-1 = Behind armoured glass a machine demands what is owed to the state. It has added interest. The drawer comes out empty, goes in again, and comes out.
zona-ev-b04-1-pay = Pay in cash
zona-ev-b04-1-give_goods = Hand in a piece of equipment
zona-ev-b04-1-argue = Dispute the bill
zona-ev-b04-1-fail = The machine grants a hearing at once, and adjourns it nine times.
zona-ev-b04-2 = With the receipt comes a copy of the ledger, forty metres of it. It lists every delivery to the plant since the first. Somewhere among the cement and the lead is a thing that was never ordered.
zona-ev-b04-2-fail = Only one error is found, a small one, in the citizen's favour. The drawer pays it out.
zona-ev-b04-secret = After the lead comes the milk. Every week, to this day, forty litres of milk go to the reactor block, and the empty churns come back washed.

zona-ev-b05 = Generator hall
zona-ev-b05-1 = The lights are going out, one bulb after the other, towards the door. In the middle of the hall stands a flywheel with a handle for two. It has to turn before the last bulb.
zona-ev-b05-1-fail = The last bulb goes. In the dark the wheel turns once by itself, the other way, handle and all.
zona-ev-b05-2 = A wall of relays wakes up and waits. It hums the anthem, flat. Half of the switches are dead, and the other half are not labelled for the living.
zona-ev-b05-2-with_tools = Mend the circuit with tools
zona-ev-b05-2-by_trial = Try the switches one by one
zona-ev-b05-2-fail = The current takes the shortest way to earth, and somebody is standing there.
zona-ev-b05-secret = One meter still moves. It shows current coming in from the plant, by no cable that can be found. The bunker was never there to feed the plant. It is the other way round.

zona-ev-b06 = Vault
zona-ev-b06-1 = Hundred-millimetre steel, and on it a sticker: push. Pushing does nothing. The dial has been polished by a man who tried every evening and went to bed content.
zona-ev-b06-1-with_crowbar = Attack it with a crowbar
zona-ev-b06-1-combination = Work out the combination
zona-ev-b06-1-hinges = Break the hinges
zona-ev-b06-1-fail = The door has seen better people. The sticker comes off.
zona-ev-b06-2 = Papers on the left, gold on the right. The door was hung by a careful man: once open, it begins to close. There is time for one side.
zona-ev-b06-2-the_papers = Snatch the papers
zona-ev-b06-2-the_gold = Take the gold
zona-ev-b06-2-fail = The door closes, and the dial spins itself back to nothing.
zona-ev-b06-secret = The papers are receipts for the gold. It was paid to the builders of the shell over the reactor, for leaving a door in it, and for not saying on which side.

zona-ev-b07 = Somebody still lives here
zona-ev-b07-1 = A kettle is warm on the hob. There is one cup, one plate and one pair of slippers, and the slippers are empty. The breathing comes from a different room each time.
zona-ev-b07-1-room_by_room = Go after the breathing, room by room
zona-ev-b07-1-the_cold_store = Open the cold store
zona-ev-b07-1-fail = He knows every cupboard of this place, and stands in the nearest. Afterwards a pocket is lighter.
zona-ev-b07-2 = The last explorer has not spoken for six years. He stands in the corner with a poker and a very clean shirt. He looks at hands first, then at bags, then at mouths.
zona-ev-b07-2-share_food = Share food with him
zona-ev-b07-2-corner_him = Corner him and take his notebook
zona-ev-b07-2-reason = Reason with him
zona-ev-b07-2-fail = He leaves through a door the size of a drawer, and puts the chain on.
zona-ev-b07-secret = His account is exact. It gives the way out of the plant, turn by turn, and at each turn the name of the comrade who stayed there. The last name is his own.

zona-ev-b08 = Decontamination
zona-ev-b08-1 = The showers start before anybody has asked. The taps are marked clean and dirty, and the labels have been swapped, more than once. It burns a little either way.
zona-ev-b08-1-fail = All six showers agree on the wrong answer.
zona-ev-b08-2 = The clean side is a white room with one locked desk and a draught. The desk is oak and wider than the door. It must have been here first.
zona-ev-b08-2-with_crowbar = Break the lock with a crowbar
zona-ev-b08-2-kick_it_in = Kick it in
zona-ev-b08-2-fail = A bell decides that the room is dirty. The floor tilts, rinses, and empties itself into the open.
zona-ev-b08-secret = In the desk is a list of those who were washed here after visiting the plant. The column for the dose is blank. By the column for the weight, each of them came back four hundred grams heavier.

zona-ev-b09 = Kennel
zona-ev-b09-1 = The expeditions kept dogs. They bred, with what there was. One cage is bent open from within, and the bowl in front of it has been licked to a mirror.
zona-ev-b09-1-fail = The gate between the cages drops. It was not a person who learned to work it.
zona-ev-b09-2 = Behind the cages lies a map case, chewed but legible. The strap is in one heap, the buckle in another. The map itself is under straw that has grown together like felt.
zona-ev-b09-2-fail = It turns out to be a map of the kennel, drawn from low down.
zona-ev-b09-secret = On the map somebody has marked where the dogs refused to go on. The marks make a ring around the plant, with one gap. The dogs went through the gap wagging their tails.

zona-ev-b10 = The minister's study
zona-ev-b10-1 = A wall of books, and one of them is a handle. The minister read little and owned everything. Of four thousand spines a single one is worn.
zona-ev-b10-1-fail = The collected speeches come down, all at once, in the heavy edition.
zona-ev-b10-2 = Behind the books is a study with a fire laid. On the desk lies a letter, to whoever comes. In the corner stands a cabinet, well stocked, with a note: or this.
zona-ev-b10-2-open_the_letter = Open the letter
zona-ev-b10-2-open_the_cabinet = Open the cabinet
zona-ev-b10-2-fail = The fire lights itself, and the letter goes first.
zona-ev-b10-3 = The letter is in the citizen's own hand, signed, with thanks in advance. The door of the study has begun to close. The letter asks that it be allowed to.
zona-ev-b10-3-fail = The letter goes back to where it lay, for whoever comes.
zona-ev-b10-secret = The letter gives the way into the Sarcophagus and begs the reader not to take it. Half a page further on, in the same hand, it gives a shorter way.
