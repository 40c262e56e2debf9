# The cards of the Underground Archive. Whoever reads them is called the applicant, since everybody listens.
#
# `-1`, `-2`, `-3` are the paragraphs, with the ways of a choice behind them; `-fail` is read when the card fails
# there, `-secret` when the secret is uncovered.

zona-ev-a01 = Duty roster
zona-ev-a01-1 = A guard sits under the last working lamp with a list of names. The applicant's name is not on it. Then he turns the page, and perhaps it is. He licks his pencil and waits.
zona-ev-a01-1-show_papers = Show him papers, any papers
zona-ev-a01-1-pay_the_guard = Pay the guard
zona-ev-a01-1-slip_past = Slip past while he turns the page
zona-ev-a01-1-fail = He hits first and makes a small cross on the list afterwards.
zona-ev-a01-2 = Forty thousand folders stand here by a system that one man understood. He retired. His successor sorted the shelves by the date of each widow's pension. The folder meant for Kiev is in here, behind somebody's husband.
zona-ev-a01-2-fail = By morning the applicant has read nine hundred obituaries and a laundry list.
zona-ev-a01-secret = The folder holds a single sheet: the plant's duty roster for a shift that has not ended. Beside each name, in fresh ink, stands the hour of the next relief.

zona-ev-a02 = The night shift copies everything
zona-ev-a02-1 = Clerks in uniform carry boxes into a lit room and carry them out again. Nobody speaks. Each box is stamped twice, once for going in and once for having been there. Between two boxes there is a gap the width of a person.
zona-ev-a02-1-fail = The gap closes. A report on the incident is typed in eight copies, with a description of the face.
zona-ev-a02-2 = In the room a machine copies every page, the blank ones too. The originals go into the stove. One box is marked for Kiev, and it is fourth in the queue.
zona-ev-a02-2-carry_a_box = Carry a box and look bored
zona-ev-a02-2-cut_the_fuse = Cut the fuse
zona-ev-a02-2-raise_the_alarm = Shout fire and fight for the box
zona-ev-a02-2-fail = The box goes into the stove in its proper turn.
zona-ev-a02-secret = The box holds ninety copies of a blank page. Against the lamp they show what they were laid upon: the plan of a corridor under the plant that no builder signed for.

zona-ev-a03 = Shelf 86-04
zona-ev-a03-1 = The catalogue is a maze with a sense of humour. Every card refers to another card. One of them says: warmer.
zona-ev-a03-1-fail = The last card in the drawer says: cold. It is in the applicant's own hand.
zona-ev-a03-2 = Shelf 86-04 exists. It is a steel cabinet, bolted to the floor and to the ceiling, and it ticks. The door has two locks and a label: empty.
zona-ev-a03-2-with_crowbar = Put a crowbar to the hinges
zona-ev-a03-2-pick_it = Pick both locks
zona-ev-a03-2-tear_it_open = Tear the door open with both hands
zona-ev-a03-2-fail = The cabinet stops ticking. Whatever it was counting, it has finished.
zona-ev-a03-secret = Inside are a clock and a shelf list. The list names what was carried out of reactor four that April, piece by piece. The last line has a tick beside it and no description.

zona-ev-a04 = Interrogation room
zona-ev-a04-1 = The captain has tea, a lamp and a file. He reads aloud from the file without hurry, and has got as far as the applicant's first day at school. What he has heard since then decides how much sugar he offers.
zona-ev-a04-1-fail = The captain closes the file. It has grown by a page.
zona-ev-a04-2 = He is called away and leaves the door ajar and the desk covered. There are other files. One has the plant's stamp and no name. His footsteps go eleven paces down the corridor and stop to think.
zona-ev-a04-2-photograph = Photograph the pages
zona-ev-a04-2-learn_by_heart = Learn the pages by heart
zona-ev-a04-2-fail = The footsteps come back faster than they went. The applicant is shown out, with a receipt for the visit.
zona-ev-a04-secret = The file without a name is a transcript. Something under the plant was questioned for six nights. On the seventh it asked the questions, and the guards answered.

zona-ev-a05 = Fire doors
zona-ev-a05-1 = A bell rings for a drill that was fixed for another decade. One after the other the shutters come down along the corridor. They are heavy, and punctual. The gap is already as low as a chair.
zona-ev-a05-1-fail = The shutter has been tested for loads of this kind, and passes again.
zona-ev-a05-2 = Smoke, without fire. The lamps go out in the order of their serial numbers. Somewhere ahead a draught smells of old film.
zona-ev-a05-2-by_lamplight = Follow the wall by lamplight
zona-ev-a05-2-by_the_draught = Follow the draught in the dark
zona-ev-a05-2-into_the_smoke = Walk into the thick of the smoke
zona-ev-a05-2-fail = The corridor ends at a ventilation shaft, and the shaft comes from somewhere hot.
zona-ev-a05-3 = The film store is burning from the back. There is time for one armful. The reels are on the left; on the right a guard's locker stands open, well stocked.
zona-ev-a05-3-save_the_reels = Reach into the fire for the reels
zona-ev-a05-3-save_yourself = Empty the locker and run
zona-ev-a05-3-fail = The shutters rise again, on time, over a room full of ash.
zona-ev-a05-secret = The film shows the reactor hall on the morning after, from above, from where there was no floor. The cameraman's shadow falls across it. Nobody is attached to the shadow.

zona-ev-a06 = The archivist
zona-ev-a06-1 = An old man sorts papers that crumble while he sorts them. He has reached the letter K. He looks up as if there had been an appointment and the applicant were some years late.
zona-ev-a06-1-bring_drink = Set a bottle on his desk
zona-ev-a06-1-talk = Talk until he answers
zona-ev-a06-1-fail = He explains the system, from A. It takes all night, and afterwards some of it makes sense, which is worse.
zona-ev-a06-2 = He answers every question with a shelf mark. Put end to end, the marks make a walk: up, along, down, down, and down again. He hopes that somebody is writing this down.
zona-ev-a06-2-fail = The walk ends at the shelf for lost property. The old man says that this, too, is an answer.
zona-ev-a06-secret = The walk ends at his own desk, under his own hand. He lifts it. The sheet beneath is a map of the way down into the plant, drawn by somebody who was coming up.

zona-ev-a07 = Two sentries
zona-ev-a07-1 = Two sentries play cards in the one doorway that matters. They play for matches and do not cheat. By the score on the wall this is game eleven thousand and four.
zona-ev-a07-1-at_gunpoint = Draw a weapon on them
zona-ev-a07-1-throw_a_coin = Throw a coin down the far corridor
zona-ev-a07-1-wait_them_out = Wait until both are asleep
zona-ev-a07-1-fail = They finish the hand afterwards. The interruption is entered on the wall.
zona-ev-a07-2 = Behind them is a safe, and beside the safe hangs a calendar of birthdays. Thirty dates are grey with thumb marks. On one of them it is always the same thumb.
zona-ev-a07-2-fail = The safe has an opinion of wrong birthdays, and it has a spring.
zona-ev-a07-secret = In the safe lies a birthday card for the Source, signed by a staff of nine. The year of birth is not 1986. It is next year.

zona-ev-a08 = Pneumatic post
zona-ev-a08-1 = The tubes still breathe. A form lies ready, in triplicate, with a field for the reason and a field for the real reason. Filled in correctly it must be answered. The Archive has never yet failed to answer.
zona-ev-a08-2 = The form comes back, corrected in red. Behind it come the guards, who were sent a copy. Behind the guards, on a trolley, stands a full tray that nobody is watching.
zona-ev-a08-2-fail = The request is returned at the door, together with the person who made it.
zona-ev-a08-secret = The Archive's answer fits on a postcard. Yes, it is still there. No, it may not be viewed. Visitors are asked to use the north stair.

zona-ev-a09 = Vermin in the stacks
zona-ev-a09-1 = Something nests in the personnel files. It has chewed its way from Abramov to Sidorenko and sleeps in the pensioners. It stops sleeping.
zona-ev-a09-1-fail = It goes back to bed, on the people it has not read yet.
zona-ev-a09-2 = The nest is made of the year 1986. Spring is the lining. Page by page it can be put in order, if one does not mind the hair.
zona-ev-a09-2-fail = The pages fit together in more than one way, and all of the ways are bad.
zona-ev-a09-3 = The pages make one list: everybody who was sent in. Among the names is one that the applicant knows. It stands in both columns, sent in and come back, and the dates are the wrong way round.
zona-ev-a09-3-fail = The list ends at the tear where the applicant stopped reading.
zona-ev-a09-secret = Read to the end, the list is a route. Those who came back all turned left at the same door. Those who did not are still entered as present.

zona-ev-a10 = The general's staircase
zona-ev-a10-1 = Marble stairs, red carpet, a bust on every landing. One of the steps is a pressure plate. The cleaning woman knew which. She is under the stairs, and has been for a while.
zona-ev-a10-1-look_first = Light the stairs and look first
zona-ev-a10-1-run_up = Run up before anything can close
zona-ev-a10-1-feel_your_way = Feel for the step, one by one
zona-ev-a10-1-under_the_stairs = Crawl in under the stairs
zona-ev-a10-1-fail = The busts have hollow eyes, and now it is clear what for.
zona-ev-a10-2 = At the top sits a general who should be dead. By his medals he fell in two different wars. He does not look at people who have not saluted, and he can tell when it is not meant.
zona-ev-a10-2-salute = Salute, and mean it
zona-ev-a10-2-bribe = Pay into the fund for his monument
zona-ev-a10-2-back_down = Back down the stairs with his ashtray
zona-ev-a10-2-fail = The general goes on waiting. He has the stairs for it.
zona-ev-a10-secret = The general dictates. The order to seal the plant was signed here, he says, and so was the order not to count who was inside. He is particular about the commas.
