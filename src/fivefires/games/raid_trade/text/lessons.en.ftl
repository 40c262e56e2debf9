# What the coach says in the lessons. One idea a step, the goal before the rule.

## The first lesson

lesson-first = Raid and craft
lesson-first-about = Two houses, a die, and an Item made of what was in them.
lesson-first-end =
    That is the heart of it: raid, craft, and get nearer to the gate with every Item. Twenty Skill, ten Favor
    or three Quests win at once. The second lesson is about the others at the table. Or play on from here.
lesson-first-who =
    The Golden City lets one of you in: whoever first has 20 Skill, 10 Favor or 3 Quests. First, who are you? Take
    Jake: he builds cheaply, and Skill comes from building.
lesson-first-who-else = This lesson is about Jake. Take him.
lesson-first-news =
    Whoever has least chooses the news of the round. Amnesty hurts nobody today: take it.
lesson-first-news-else = That would change the round. Take Amnesty.
lesson-first-raid =
    You have 15 AP for this round. A turn is one move and one action, in either order. Houses beside your road can be
    raided: a Small one costs 6 AP. Raid the one that is pointed at.
lesson-first-raid-else = There is time for that later. Raid the Small House.
lesson-first-over-else = You have had your action. End the turn.
lesson-first-over =
    The card shows two numbers, and the die says which of them counts. The tokens are yours, open for all to see. End
    the turn: you will be asked again as long as you have AP.
lesson-first-again =
    The others have passed for this round. You have 9 AP left, which is enough for a Medium House at 8.
lesson-first-again-else = The Medium House has more in it. Raid that one.
lesson-first-last = Look at your mat: some Items now have all that they ask for. End the turn, and craft in the next one.
lesson-first-craft =
    Crafting costs 1 AP and the tokens on the card. The Jerrycan is worth 1 Skill, and can be used later on.
lesson-first-craft-else = Craft the Jerrycan: you have what it takes.

## The second lesson

lesson-second = Trade and fight
lesson-second-about = An offer that suits both, and what Carter does with a Gun.
lesson-second-end =
    You have won the fight, and now take your reward. Offers can be put together freely, countered and sweetened by a
    promise, which binds nobody. Play on from here, or begin a game of your own.
lesson-second-who = Nobody gets in alone. Take Carter: nobody fights more surely than he does.
lesson-second-who-else = This lesson needs a fighter. Take Carter.
lesson-second-news = Take Amnesty once more.
lesson-second-news-else = Amnesty, for this lesson.
lesson-second-raid = First something to trade with. Raid the Medium House beside you: the card has a Gun in it.
lesson-second-raid-else = You need goods first. Raid the House that is pointed at.
lesson-second-effect = The raid has succeeded, so the card has an effect. Use it.
lesson-second-effect-else = It costs nothing. Use the effect.
lesson-second-over-else = Your action is done. End the turn.
lesson-second-over =
    End the turn. Then the others raid as well.
lesson-second-trade =
    All tokens lie open: the player of Garcia has Scrap, and you have Parts to spare. Talk costs nothing; only an
    agreed trade is your action.
lesson-second-trade-else = First the trade: say that you want one.
lesson-second-partner = Speak to one, or to all. With Garcia a trade costs neither of you any AP.
lesson-second-partner-else = Speak to the player of Garcia.
lesson-second-offer =
    Some offers are ready to be made. You can also put one together, a side at a time. One Part for one Scrap is fair.
lesson-second-offer-else = Take the ready offer: one Part for one Scrap.
lesson-second-send = You see both sides of it. A promise could be added. Send it as it is.
lesson-second-send-else = It is good as it is. Send it.
lesson-second-done = It is settled at once, and binding. End the turn.
lesson-second-attack =
    Now you have a Gun, 5 AP and somebody on the same road. Carter wins with four faces of six, and two of them cannot
    be warded off. Attack.
lesson-second-attack-else = It is time for a fight: attack the player of Garcia.
