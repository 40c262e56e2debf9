# What the coach says in the lessons. One idea a step, the goal before the rule.

## The first lesson

lesson-first = First steps
lesson-first-about = A turn, a test, an event and something in the reeds.
lesson-first-end =
    That is a round of Zona: two actions, an event, a rumor. Earn, buy, and go underground for secrets: the
    second lesson opens a facility. Or play on from here.
lesson-first-who =
    Zona is a race. Two secrets from under the ground open the way into the Sarcophagus, and the first to read
    one of its stories to the end wins. First, who are you? Take Ivan: he is strong, and his things last.
lesson-first-who-else = Lidya is a fine scavenger. This lesson is about Ivan: take him.
lesson-first-wear = Gear works only while it is worn. The plate carrier takes the first blow for Ivan.
lesson-first-wear-else = In the backpack it stops nothing. Put it on.
lesson-first-move =
    Two actions a turn. Secrets cost money, so earn some: walk to the Frontier, next door. Green places are for
    beginners.
lesson-first-move-else = That is a way to go, too. For now, walk to the Frontier.
lesson-first-work = Every place has work of its own. Point at the Frontier to read what it offers, then take its local action.
lesson-first-work-else = First see what the Frontier has to offer: take the local action.
lesson-first-force =
    A test: alertness and three dice must reach 3. A plus counts one up, a minus one down, a blank nothing. You
    are one short, so force it: roll a blank again, for 1 fatigue.
lesson-first-force-else = So it would fail by one. Force the test, and roll a blank again.
lesson-first-take = Passed. Take the money: 200 rubles toward a lock.
lesson-first-take-else = Junk sells badly. Take the money.
lesson-first-heal =
    Both actions are used. When Tamara has had hers, an event comes, a small story, for everybody outdoors. Ivan
    came here wounded: dress it first. A full track of damage brings a weakness, and four weaknesses are the end.
lesson-first-heal-else = Heal first: use the field dressing.
lesson-first-hunt =
    Your event is told in the log. Then a rumor went round: its arrows bring the emission nearer, and when the
    rumors run out everybody loses. Now for something that pays. A threat waits in the Wetlands: go there and
    you meet it.
lesson-first-hunt-else = The threat is in the Wetlands. Go there.
lesson-first-confront =
    You noticed it in time. Confront it, or run. An anomaly guards an artifact, so it is worth a try: willpower
    2 against 3.
lesson-first-confront-else = Running costs fatigue and brings nothing. Confront it.
lesson-first-item = One short again. Fatigue is not the only way: many items help in a test. The stims add 1.
lesson-first-item-else = Use the combat stims this time.
lesson-first-ability = Each use wears an item out. But Ivan has an ability: once a round he spares it.
lesson-first-ability-else = It costs nothing. Spare the token.
lesson-first-camp =
    An artifact. It can be sold in a bunker, or kept for what it does. One action is left: walk to the
    Roadhouse, a bunker. There you can camp next turn: sell, buy, heal.
lesson-first-camp-else = Go to the Roadhouse, to be safe and to trade.

## The second lesson

lesson-second = Under the ground
lesson-second-about = A lock, a facility and the first secret.
lesson-second-end =
    That is the heart of Zona. Two secrets, the Power Plant, the Sarcophagus: whoever reads an ending there
    first has won. Play on from here, or begin a game of your own.
lesson-second-who =
    Now for a secret. Two from different facilities open the Sarcophagus. Take Oleg: he begins beside an
    entrance.
lesson-second-who-else = For this lesson take Oleg, who stands at the right door.
lesson-second-wear = What is worn protects. The hood keeps one mental damage off.
lesson-second-wear-else = Put the hood on. It only works when worn.
lesson-second-arm = Nobody goes down unprepared. The Barracks hand out equipment, if you do not mind what people say.
lesson-second-arm-else = Take the local action first. Equipment is worth a bad name.
lesson-second-open = Each facility has a lock with a price. Whoever pays goes in with the same action. This one costs 4 fatigue.
lesson-second-open-else = The way to the secret leads through this lock. Open the Archive.
lesson-second-look = Who opens a facility looks through its secret items and keeps one. The blueprints help at the very end.
lesson-second-look-else = Take the blueprints. You will be glad of them at the Power Plant.
lesson-second-over = End the turn. Inside, an event comes to you.
lesson-second-over-else = There is nothing more to do inside. End the turn.
lesson-second-draw =
    Events down here are expeditions, one paragraph after the other. At the end lies the secret. Keep the coffee
    for later and draw.
lesson-second-draw-else = Keep the coffee for a test. Draw the event.
lesson-second-cancel = 4 of 5. One die shows a minus: the badge cancels it. It tires for the round and comes back.
lesson-second-cancel-else = The badge costs nothing. Use it against the minus.
lesson-second-choose = Passed: the story goes on. Choose the way that asks for what you are good at. Oleg has willpower 3.
lesson-second-choose-else = Oleg is not strong enough for that. Carry a box.
lesson-second-coffee = 5 of 6. Now is the moment for the coffee.
lesson-second-coffee-else = Without the coffee it fails by one. Use it.
lesson-second-secret =
    The first secret. It lies on your board for all to see, and the goal line counts it. Another look at the
    secret items comes with it.
lesson-second-secret-else = Take the item. It costs nothing.
lesson-second-rest =
    The dial stands at 5, and that is its end: no test can be forced now, and more fatigue hurts. Rest takes 1
    away.
lesson-second-rest-else = You are worn out. Rest first.
lesson-second-on =
    One secret to go, and not from here: each facility counts once. Leave by the Barracks. With two secrets the
    way is Pripyat or Moscow Eye, then the Power Plant, then the Sarcophagus.
lesson-second-on-else = Leave by the Barracks.
