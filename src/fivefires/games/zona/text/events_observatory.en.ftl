# The cards of the Emission Observatory. Whoever reads them is called the observer, since everybody listens.
#
# `-1`, `-2`, `-3` are the paragraphs, with the ways of a choice behind them; `-fail` is read when the card fails
# there, `-secret` when the secret is uncovered.

zona-ev-o01 = The man at the eyepiece
zona-ev-o01-1 = A man sits at the great telescope with one eye to the glass. He has not moved his head for years; the dust has made him a collar. His lips move. He is counting, and he is a long way along.
zona-ev-o01-1-rifle_butt = Knock him off the stool with a weapon
zona-ev-o01-1-pull_him_away = Pull him away from the glass
zona-ev-o01-1-look_with_him = Look along with him
zona-ev-o01-1-fail = He is as thin as a rail and cannot be moved. He does not even lose count.
zona-ev-o01-2 = Now the eyepiece is free. The picture is sharp and has no stars in it. Looking is not the difficulty. Stopping is.
zona-ev-o01-2-fail = Hours later somebody pushes the observer off the stool. It is the man. He wants his place back.
zona-ev-o01-secret = The glass points down. Through nineteen metres of rock it shows the Source, as large as a coin, and around it, as small as pins, some people who are looking up.

zona-ev-o02 = Field strength nine
zona-ev-o02-1 = A needle as long as an arm climbs towards nine. At six, thoughts grow thin. At seven one hears the neighbour's. The recorder stands in the middle of the room, where it is eight.
zona-ev-o02-1-dull_your_nerves = Take something that dulls the nerves
zona-ev-o02-1-stand_it = Stand it and walk
zona-ev-o02-1-fail = At eight the observer turns back, on advice that seems to come from a friend.
zona-ev-o02-2 = The drum holds every emission since the first, one line a night. Read as a curve it is noise. Read as handwriting it slopes to the left.
zona-ev-o02-2-fail = The pen begins to move again. It signs with the observer's name.
zona-ev-o02-secret = Every emission begins with the same nine strokes. The staff took them for static. They are somebody knocking.

zona-ev-o03 = Dormitory
zona-ev-o03-1 = Twelve beds, and eleven sleepers with their eyes open. They breathe together. When a board creaks they breathe in, and do not breathe out.
zona-ev-o03-1-shade_your_lamp = Shade a lamp and watch every board
zona-ev-o03-1-in_the_dark = Cross in the dark
zona-ev-o03-1-fail = They are gentle with the pillow, at first.
zona-ev-o03-2 = The twelfth bed is made up. The tag on it has the observer's number, though nobody has been given one. Beside it stands a row of lockers, and the twelfth will not quite close.
zona-ev-o03-2-lie_down = Lie down, only for a minute
zona-ev-o03-2-search_lockers = Search the lockers
zona-ev-o03-2-fail = The eleven exhale, and what does not belong to them is blown out into the corridor.
zona-ev-o03-secret = Eleven sleepers have one dream between them, and it is a stair under the plant. The twelfth was meant to walk down it and report. Now the number of steps is known, and which one is missing.

zona-ev-o04 = The chorus
zona-ev-o04-1 = Nine patients sit in a ring and speak in turns, one word each. The sentence has been going on for days. There is a tenth chair, and the word has just reached it.
zona-ev-o04-1-drink = Drink until the words blur
zona-ev-o04-1-count_aloud = Count aloud against them
zona-ev-o04-1-wound_yourself = Cut a palm and think of that
zona-ev-o04-1-fail = The word comes out before it can be stopped. It fits.
zona-ev-o04-2 = The words, written down, are coordinates. They come without a pause, in nine voices. One of the nine makes mistakes on purpose.
zona-ev-o04-2-fail = The ring falls silent all at once. They had only wanted to hear somebody write.
zona-ev-o04-secret = The coordinates are on no map. They give a depth, a heading and a time of day, and the time of day is always now.

zona-ev-o05 = Shielded room
zona-ev-o05-1 = A lead door with a combination lock. For a hint somebody has scratched a joke into the frame and left off the end. The digits are the end.
zona-ev-o05-1-fail = Behind the door somebody laughs, out of politeness, at the wrong answer.
zona-ev-o05-2 = Inside there is no field, no hum, no current. It is the first silence in weeks, and so deep that it asks for something. What answers it in here is not an echo.
zona-ev-o05-2-keep_still = Give it nothing to answer
zona-ev-o05-2-answer_it = Answer it, and go towards the answer
zona-ev-o05-2-fail = The silence keeps some small thing that was working, and gives back the hum.
zona-ev-o05-secret = The walls are papered with the last notes of the staff, written here, where thinking was private. On one point all agree. The Source does not send the field out. It draws it in.

zona-ev-o06 = Maniacs with a plan
zona-ev-o06-1 = The inmates have elected a king and need a coronation. They are short of a bishop, a horse and a traitor. A bad name in the Zone opens every door here; all others are looked over for parts.
zona-ev-o06-1-fail = The part of the traitor falls to the observer. It is a short part, with a fall in it.
zona-ev-o06-2 = The king wears a reel of film for a crown. He lets nobody touch it and turns his head all the time. Between two bows it could be lifted, and another reel be hung in its place.
zona-ev-o06-2-fail = The king holds his head quite still and screams until the court arrives.
zona-ev-o06-secret = The film lasts forty seconds. The staff of the Observatory walk out in a line, in step, and into the plant. The last of them stops, turns to the camera, and waves it nearer.

zona-ev-o07 = The dome opens
zona-ev-o07-1 = The crank of the dome has not turned since the last clear night. It has four handles, for four men. The paint is worn by eight pairs of hands.
zona-ev-o07-1-grease_and_lever = Grease it and use a lever
zona-ev-o07-1-bare_hands = Turn it with bare hands
zona-ev-o07-1-fail = The dome opens by the width of a finger. Something up there puts a finger in.
zona-ev-o07-2 = Through the slit there is the plant, and above the plant a line in the sky, thin as a hair on a lens. It is not on the lens. It has to be followed without blinking.
zona-ev-o07-3 = The line bends down to meet the dome. It comes without haste, as a fishing line does. It is possible to stand still while it feels its way about the room.
zona-ev-o07-3-stand_still = Stand still until it has passed
zona-ev-o07-3-catch_hold = Catch hold of the line
zona-ev-o07-3-fail = It touches a forehead, takes a reading, and lets go.
zona-ev-o07-secret = The line rises from the reactor and comes down in it again, by way of places for which the finder has no numbers. It is one loop. There is a knot in it, and the knot is the way in.

zona-ev-o08 = Brain maps
zona-ev-o08-1 = A chair with straps, a helmet with wires, ten thousand sheets of squiggles. The pens rest on fresh paper. They twitch whenever somebody comes near the chair.
zona-ev-o08-1-put_on_the_helmet = Put on the helmet
zona-ev-o08-1-study_the_sheets = Study the sheets
zona-ev-o08-1-fail = The pens draw one flat line, across every sheet in the room.
zona-ev-o08-2 = One of the brains is the observer's own, dated next year. The curve is calm up to a certain evening. There are only four more lines to read, and each is harder.
zona-ev-o08-2-fail = The sheet is torn off before that evening comes. By whom is not recorded.
zona-ev-o08-secret = All the maps share one valley, the same in every head that has been near the plant. Traced onto a plan of the reactor block it is a corridor, with a door that opens inwards.

zona-ev-o09 = Something pacing above
zona-ev-o09-1 = Steps on the gallery overhead. They stop when the observer stops. They have the observer's rhythm, down to the loose heel. Then they take one step more.
zona-ev-o09-1-fail = It goes on pacing up there, and does it a little better than before.
zona-ev-o09-2 = It was guarding a stair that is on no plan. Halfway up stands a chair, worn smooth by somebody who sat and listened. The wall has kept the voices of all who worked here, in shifts. One of them is dictating.
zona-ev-o09-2-fail = The shift changes. The voices wish each other good night by name, and leave nobody out.
zona-ev-o09-secret = The voice dictates the readings of the first night, minute by minute. At 1:23 it stops giving readings and takes down orders. It repeats them back correctly.

zona-ev-o10 = Reading of the will
zona-ev-o10-1 = The last director recorded a message for whoever is still sane. It begins with a tone that sorts the listeners. The tone lasts four minutes and knows a good deal about its audience.
zona-ev-o10-1-fail = The tape stops by itself and says: next, please.
zona-ev-o10-2 = He leaves the chairs, the lenses and the night sky to persons unknown. He lies in every sentence but one. A collector would pay for the tape as it is.
zona-ev-o10-2-believe_it = Believe him, word for word
zona-ev-o10-2-take_the_tape = Take the tape and sell it
zona-ev-o10-2-fail = The machine runs on without the tape. So does the voice.
zona-ev-o10-3 = One sentence is true. His voice does not change for it. It is the one that he would rather have left out.
zona-ev-o10-3-play_it_backwards = Play it backwards
zona-ev-o10-3-which_one = Pick it out by ear
zona-ev-o10-3-fail = It was a fine sentence, and it was about the chairs.
zona-ev-o10-secret = The true sentence says: I went down to it myself, it was not locked, and it was I who closed the door behind me.
