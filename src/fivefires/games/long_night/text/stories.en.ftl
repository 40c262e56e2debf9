# The two scenarios: the stages, and the passages that are read aloud.

story_r1 = R1: The gate
    .goal = Lay 2 fuel or tool cards for each player who is not exiled on this card, to blow up the gate of Raxxon.
story_r2 = R2: Under the rubble
    .goal = Dice with all values from 1 to 6 lie on Raxxon; only those with a survivor there can lay them.
story_r3 = R3: The code
    .goal = Contain 2 experiments by their code, or 3 with four or more players who are not exiled.
story_b1 = B1: Neighbours
    .goal = The store holds 3 food for each player who is not exiled.
story_b2 = B2: The way back
    .goal = Every player who is not exiled has a survivor with a weapon at the hideout.
story_b3 = B3: Our own ground
    .goal = No bandit is on the board.
tale_r_opening = The colony has grown, and with it the noise it makes. Each night more of them lean on the fence, and nobody
    believes in the barricades any longer. Then Emma comes home with a roll of blueprints: Raxxon, the drug works in
    the valley, and everything that was built under it. The gate has been blocked since the first week. We will need
    enough fuel, and enough tools, to open it with one blast.
tale_r1_met = The flash lights the clouds; a minute later the windows shake. In the morning one of us walks into the smoke,
    past a gate that is no longer there. Something small comes flying down the corridor, screaming: a chimpanzee, with
    a bleeding arm and the eyes of somebody who needs help. She pulls at a sleeve and runs back to a heap of concrete.
    Under it, very faintly, a man is speaking to her. Her name is Blue.
tale_r2_met = It takes all of us to dig the old man out, and all night to carry him home. Blue holds his hand. Towards dawn he
    wakes and asks where he is, and when he hears it he tries to get up. "Then nobody is typing it in," he says. "It
    has to be typed in. Every time. They only wait for that." He looks at Blue until she nods. She knows the code. He
    does not speak again.
tale_r3_met = The last light on the panel turns green, and the sirens in the valley fall silent one after another. Blue takes her
    hands off the keys. For the first time since the gate fell, nothing answers from below.
tale_b_opening = This morning they stood at our gate without weapons, thin as we are, and asked for food. It was all a
    misunderstanding, they said, and there was enough hate in the world already. They had brought gifts from the
    hospital, exactly what we needed. The council voted for friendship. So now we gather food for those who robbed us,
    and I ask myself how they knew what was missing from our shelves.
tale_b1_met = Two of us bring them the food: the one who leads us, and me, because nobody else would go. Their settlement lies
    still in the first light, with doors open and stoves cold. Then there are voices on every roof. We run. There are
    two shots, and after that I run alone, with one arm that does not move. At home nobody asks what we shall do.
tale_b2_met = We lie in the snow around the hideout with a rifle each and wait for the sign. It is too quiet. I look along the
    line of faces and think of the gifts, and of how well they aimed. One of us has been talking to them.
tale_b_wronged = We turn our guns on a friend. The plan is ruined, and we tell ourselves that it had to be done. Going away across
    the snow, towards the hideout, the accused looks back once. "I never was one of them," we hear. "But I understand
    them now."
tale_b_caught = We turn our guns on the traitor, and there is no surprise in that face, only tiredness. "I am sorry." The traitor
    walks away, not towards the hideout and not towards home.
tale_b_home = After this nobody has the heart to storm anything. We go home and make another plan: they may keep their ruins, but
    they shall never again set foot on our ground.
tale_b_traitor = Everybody ready? I hardly manage not to smile. They go ahead, as I suggested, and I stay behind, as I suggested. When
    they are between the houses I fire twice into the air. My people come out of every door. It does not take long. The
    colony stands open now.
tale_b3_met = The last of them are gone from the roads. We count those who are still here and light all the lamps, because nobody is
    out there any more who must not see them.
