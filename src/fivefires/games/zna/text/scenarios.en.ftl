# The scenario book: of each page its name, what is told before and after it, what it asks for, its own rules, and what
# is told when it is lost.

zna-scenario-first-breath = First Breath
    .before =
        The fog came down at the hour when shops close. It was black, it smelled of pennies, and whoever breathed it without a mask lay down in the street and stopped being anybody. Four people found a mask in time. They do not know each other. Behind the iron bridge is the canal gate, behind the gate the air looks thinner, and the gate is shut.
    .objective = Get every standing hero to the canal gate. The lever of its winch and the fuse box, at the two ends of the fork in the east, release it. Then the next alarm opens it, if a hero stands there.
    .special = No street starts in heavy fog, and none rises above medium.
    .after = The gate grinds up by the height of a crouching man, and that is enough. On the other side somebody laughs for no reason. Then they all hear it: behind the next row of houses an engine turns over, coughs, and dies.
    .lost = The gate stays down. By midnight the fog has filled the quarter to the second floor, and the drone above it counts no more lamps.

zna-scenario-borrowed-keys = Borrowed Keys
    .before =
        The engine belongs to a city bus in its depot, tank half full, doors open. It wants three keys: one for the ignition, one for the yard, one for the fuel cock. The driver left a note on the wheel that says where they are. The handwriting gets worse from line to line.
    .objective = Bring all 3 keys to the bus, in the hands of standing heroes. Once all have been found, the next alarm opens the yard, if a hero stands there.
    .special = Picking up a key from where it was hidden makes a noise: a fog event is drawn before the key is taken.
    .after = The bus rolls. For eleven streets it is almost an ordinary night: somebody sits in the back row, somebody asks for the window to be closed. In the twelfth street the radio finds a voice between two stations. It says a number, then the same number again.
    .lost = The bus is still there. So is the note. Its last line, it turns out, was never about the keys.

zna-scenario-open-channel = Open Channel
    .before =
        The number is a frequency. The mast that could answer it stands on the tram crossing, with a cable long enough to reach a battery and not one metre longer. Whoever sends must stay, and everything in the four streets around can hear it.
    .objective = Score 8 signal points. At the end of each mutants' turn 1 is scored if at least 2 heroes stand on the tile of the radio.
    .special = All tiles are explored from the start. At the end of each mutants' turn 2 mutants come, already awake, out of the outer streets, and 1 more for every 3 signal points.
    .after = A woman answers, quite calm, from a ward on the far side of the river. Four patients got the first serum, she says. They are asleep and they are not changing. Somebody should come before the lamps go. Then she reads out a list of what she has left to give, and it is short.
    .lost = The last thing on the tape is a man's voice that says the call sign very clearly, twice, as if that had been the difficult part.

zna-scenario-voices-in-the-ward = Voices in the Ward
    .before =
        Saint Agatha's has four wings and no light. The woman from the radio is not there any more; her chair is, and her lamp, and her list. Four people lie where she left them, breathing the way people breathe who have forgotten how. Green wakes them. There is never enough green.
    .objective = Wake 3 of the 4 survivors. They are woken like heroes who have passed out, and then find their own way out.
    .special = Each survivor has 3 health. At each alarm a survivor who lies in medium fog loses 1, in heavy fog 2. Mutants treat them like heroes who have passed out. When 2 of them are dead, all is lost.
    .after = The last to wake is a lab assistant who asks what day it is and then does not want to know. The serum was no accident, she says, and neither was the fog. There was one who said so aloud, in a lecture hall, to eleven students. He lives by the old insurance office. He will not have left; he has books there.
    .lost = Somebody has written the names over the beds in chalk, so that they are at least names.

zna-scenario-the-professor = The Professor
    .before =
        He opens before anybody knocks. Professor Lind has packed a bag, taken half of it out again, and waited. He knows where the fog is made. He knows it in formulas, which is slow, and he walks with a stick, which is slower. The army left a barrier at the end of the road. It wants a code and a lever, and it is not near.
    .objective = Bring the professor and every standing hero behind the barrier. The code panel and the lever release it. Then the next alarm opens it, if a hero stands there.
    .special = The professor has 6 health, takes no harm from fog and is hunted like a hero. At the end of each heroes' turn in which a standing hero sees him, he walks up to 4 areas over explored tiles, wherever the speaker sends him. If he dies, all is lost.
    .after = Behind the barrier he sits down on a kerb and draws the city in the dust with his stick: the gasworks under it, four shafts, one lung. "It breathes," says Lind, "and it can be stopped breathing." All that lies across the river, and the bridge is up.
    .lost = His bag is found later, by others. The half that he had left in it is a sandwich, a scarf, and a map of the sewers with four crosses.

zna-scenario-both-banks = Both Banks
    .before =
        The bridge is raised, and its two locks stand on the two banks, because whoever built it trusted neither side. Two of the four go across on a rope before it breaks. After that there is a river between them, forty metres of black water, and each pair hears the other fight.
    .objective = Get every standing hero onto the bridge. It is released when both locks are worked in the same heroes' turn. Then the next alarm brings it down, if a hero stands beside it, and it stays down.
    .special = Two heroes start on either bank. Working a lock takes 1 action. Until the bridge is down, nobody and nothing crosses, and if nobody stands on one of the banks, all is lost.
    .after = They meet in the middle, where the two halves do not quite fit, and for a moment nobody says anything useful. On the far bank lie six streets that Lind calls habitable, with a pharmacy, a cellar, and one drawback.
    .lost = One half of the bridge is down. It points at the other like somebody who was about to speak.

zna-scenario-pest-control = Pest Control
    .before =
        Six streets, one pharmacy, one dry cellar with a door of steel. It could hold forty people, and forty are on their way, following the radio. The drawback has moved in first. It is in the station, in the trenches, in the cells of the precinct, and it must be gone before the children come.
    .objective = Explore every tile, and leave no mutant alive on the board.
    .special = Three tiles start in heavy fog and two in medium. The pharmacy stands where the heroes start. At each alarm 2 mutants come out of every explored tile in fog.
    .after = They come in the grey of the morning, hand in hand and in a row, thirty-four of them. The cellar gets a lamp, a rota and a rule against singing, which is broken by noon. Lind bends over a slide and asks for something impossible: blood of the first one, the one it all began with.
    .lost = The forty find the door shut and the lamp out. Some of them have the sense to go on.

zna-scenario-blood-sample = Blood Sample
    .before =
        It was a gardener once, they say, and it has gone back to the park. It sleeps standing, up to its knees in the pond, and the fog comes to it like a dog. Lind needs one ampoule of what runs in it. The checkpoint behind is shut and wants a fuse and a code, so waking it and leaving are two different plans.
    .objective = Kill the boss, and bring its sample into the checkpoint. The fuse box and the code panel release it. Then the next alarm opens it, if a hero stands there.
    .special = The boss sleeps in the park, far from the start. When it dies it leaves the sample where it stood.
    .after = One ampoule, black at the bottom, clear at the top. Lind holds it against the lamp and is silent for so long that somebody takes his pulse. It works, he says at last; it would work. He writes until dawn. At dawn the ampoule, the notes and the assistant are gone.
    .lost = In the pond the water closes over something, and the ducks, which nobody had noticed until then, fly up all at once.

zna-scenario-the-courier = The Courier
    .before =
        She was infected in the ward and told nobody, and what she is now remembers one thing: deliver. It has the case strapped to its chest and runs the old route, down eight streets, to the tunnel where the company used to sign for parcels. It does not look back. It does not get tired.
    .objective = Kill the courier before it gets into the tunnel.
    .special = The courier never attacks. As the first in each mutants' turn it runs 3 areas toward the tunnel, or 2 if it was wounded since it last ran. It goes where nobody has been without waking anything. If it reaches the tunnel, all is lost.
    .after = The strap is cut, the case is whole. Nobody wants to look at the face. A coat is laid over it, a stone on each corner, and her name is said. Then the sirens of the harbour begin, all of them, for the first time since the fog came. The sea wall has opened.
    .lost = In the tunnel somebody, or something, signs for a parcel.

zna-scenario-high-tide = High Tide
    .before =
        With the sea wall open the fog has a tide. It comes from the west at walking pace, street after street, and it does not go out again. The iron bridge in the east is the last dry way to the gasworks. The machines that free it stand in the west, of course, where the water was.
    .objective = Get every standing hero onto the iron bridge. The lever and the code panel release it. Then the next alarm opens it, if a hero stands there.
    .special = At the end of every third mutants' turn all tiles of the column farthest from the exit that is not yet wholly heavy rise by one level.
    .after = From the bridge they watch nine streets drown without a splash. Lamp after lamp goes brown, goes red, is gone. "Good," says Lind, who is counting. "It has breathed in. Now we know how deep it can, and where the mouth is." There are four mouths.
    .lost = The tide reaches the bridge at ten past four. It is very quiet, and it takes its time.

zna-scenario-the-vents = The Vents
    .before =
        Four iron lids among four dead streets, and under each of them a sound like a sleeper turning over. The reagent that Lind has cooked is enough if all four shafts are still at once. If one of them gasps, the others wake. So it is one hero to a vent, or faith.
    .objective = Have all 4 vent tiles without fog at the end of a heroes' turn.
    .special = Vent tiles start in medium fog. At each alarm one vent tile without a standing hero, drawn at random, rises by one level. In a vent's own area any chemical weapon lowers its tile, for 1 yellow cube.
    .after = The sound stops. Nobody had known how loud it was. Over the gasworks a hole opens in the fog, as wide as a street, then as wide as a square, and in it, quite out of proportion, are stars. The fog that is already in the city will need weeks to sink. Nobody in the cellar has weeks. But there is the ferry.
    .lost = Three of the lids are warm, and the fourth is wet. Down there something breathes out, contented, and the street lamps follow it one by one.

zna-scenario-the-last-ferry = The Last Ferry
    .before =
        She has carried cars for thirty years and people for the price of a coin. The chains are on, the pump is dry, and the engine has to be asked three times. The forty wait behind the customs shed with wet cloths over their mouths. What sleeps in this city will hear that engine. It will hear it at the first cough.
    .objective = Get every standing hero aboard the ferry. The lever of its chains and the fuse box of its fuel pump release it. Then the next alarm lets everybody aboard, if a hero stands there, and it leaves when its engine runs.
    .special = Starting the engine takes 3 actions in the engine house, in any turns and by any heroes. After the first of them the boss appears, awake, on the tile farthest from the engine house.
    .after = The quay lets go. Link by link the chains run out into the black water, and the deck begins to hum under forty pairs of shoes. There is a moment when everybody looks back at once, and nobody can say later what they saw.
    .lost = The ferry never sails. In the spring she is found at her chains, clean as on her first day, with a queue of forty pairs of shoes along the quay.

## The end of a campaign

zna-ending-bright = The bright ending
    .text = At first light the wind turns, and it is only wind. The masks come off one after the other, the last one somewhere past the outer buoy; they are laid in a row on the car deck, and a child walks along it and greets each of them politely. Behind the ferry the city stands to its knees in something grey that is already sinking. Four people stay at the rail until the coast is a line. They still do not know each other very well. There is time now.
zna-ending-dark = The dark ending
    .text = The ferry is out beyond the buoy when somebody says that the fog is not getting smaller. It is not. It has found the water and follows at the same speed, quite patient, with the lamps of the city somewhere inside. Those who were left behind in those streets, one loss after another, are in it too. Nobody takes the mask off. On the other coast the lights are on, and somebody will have to tell them. Four people stay at the rail, and turn round to look ahead.
zna-ending-ultimate = Nobody left behind
    .text = Of everybody who set out from the tram quarter that night, everybody is aboard. The steward counts them twice, because it cannot be right, and then writes it into the log in ink.
