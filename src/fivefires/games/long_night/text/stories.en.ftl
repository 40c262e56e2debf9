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
tale_r_opening = There is a drawing on the kitchen table, held down with four cups. It shows cellars under cellars, and in the corner
    the stamp of the drug works in the valley, where no one has been since the bus lay across its gate. Emma has carried
    it under her coat for three days. She will not say who drew it. She says only that whatever keeps the dead coming to
    our fence comes out of there, and that a gate is a thing made of iron: with enough tools one can cut it, and with
    enough fuel one need not.
tale_r1_met = First the dogs go quiet, then the glass in the hall falls out of its frames. Whoever goes down to look finds a bus
    folded like a letter and, behind it, a lit corridor. Wet prints of a small hand run along the wall. They belong to
    an ape in a child's pullover, with one sleeve torn and dark. She does not run away. She lays two fingers on her
    lips, leads the way to where the ceiling has come down, and knocks on the concrete. Somebody knocks back. On the
    pullover a name is sewn in blue wool, and that is what she is called.
tale_r2_met = He weighs less than the door we carry him on. At home he asks for three things, a pencil, the time, and whether the
    lamps over the basin are still green, and at the third answer he stops writing. What he has put down are numbers,
    two and two, a whole page of them. Blue reads over his arm as one reads a recipe. By morning the pencil has rolled
    under the bed, and in the valley something has begun to try the doors, one after the other.
tale_r3_met = Two green lamps, then four, then the whole row. Blue waits a little before she lets go of the dial, like somebody at a
    cradle. On the way up she takes the page of numbers out of her pullover, folds it into a boat, and sets it on the
    meltwater in the corridor.
tale_b_opening = The bell at the gate has not been rung since autumn, so at first nobody knows what it is. Outside, in a row, stand the
    people who have emptied our snares all winter, with their hands where one can see them and a sledge of hospital
    linen in front of them. Under the linen are boxes, and on each box somebody has written, in pencil, for whom. They
    would like to eat with us until the thaw. The vote takes a minute. Only the child who carries the boxes in wants to
    know where they learned to spell all our names.
tale_b1_met = We had polished the sledge. The best of us pulled, and I walked behind to see that nothing fell off. Their street was
    swept, too, and at the end of it stood a table, laid for two. I remember thinking that the plates were ours. What
    comes after that I have from others: that I came home across the ice without my gloves, that I was alone, and that
    I set the table before I told anybody.
tale_b2_met = Snow makes no sound on people who keep still. From the ridge one can count their chimneys, and whoever counts finds that
    every fire has been put out within the last hour. They know, then. They have known since supper, and at supper
    there was nobody with us but ourselves.
tale_b_wronged = It takes so little: a name, a few raised hands, a step to the side so as not to be standing next to it. The bread is
    divided once more, fairly. Only when the tracks lead down to the chimneys and not past them does somebody say aloud
    that a guilty man would have gone the other way.
tale_b_caught = Nobody has to say the name twice. A lamp is put down in the snow, and beside it a ring with all our keys, filed clean,
    one for every lock. Then there are steps, for a long time, towards nothing that is on any map.
tale_b_home = The ladders stay where they are, frozen to the slope. We walk back in a line, each in the tracks of the one before, and
    by the time we see our own smoke it is settled without a word: let them have the street and the plates. The fields
    on this side are counted from now on, and so is everybody who walks on them.
tale_b_traitor = I have carried your water for five months, and I know which of you cannot sleep. I know who would go first and who would
    look back. That is why I tied the white rag to the third ladder, where it can be seen from below and not from
    here. You will wonder about the bells. They are only telling my mother that she can light the fires again.
tale_b3_met = The last sledge goes over the ridge at noon, and nobody shoots. In the evening the bell at the gate is taken down,
    carried into the hall and hung over the stove, where it can be rung for supper.
