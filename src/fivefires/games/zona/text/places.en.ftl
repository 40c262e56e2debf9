# What places, decks and tracks say when they are pointed at; what everybody wants to reach; why a game ended.

## Signs beside a place's name

sign-camp = Camp: rest, be healed, repair
sign-trade = Buy and sell
sign-deck-junk = Find junk
sign-deck-equipment = Find equipment
sign-deck-green_artifact = Find a green artifact
sign-deck-yellow_artifact = Find a yellow artifact
sign-green-mutant = Meet a green mutant
sign-green-anomaly = Meet a green anomaly
sign-yellow-mutant = Meet a yellow mutant
sign-yellow-anomaly = Meet a yellow anomaly
sign-rubles = Earn rubles
sign-sale = Sell trophies and artifacts
sign-honour = Improve the reputation
sign-gate = The way to the plant
sign-entrance = Entrance of a facility

## What it takes to get there

cost-here = You are here.
cost-move = 1 action.
cost-shortcut = 1 action, and 1 { $damage } damage on the way.
cost-meeting = { $way } A threat is met on arrival.
cost-moves = { $moves ->
    [one] 1 move away.
   *[other] { $moves } moves away.
    }
cost-no-way = No move leads there now.
cost-locked-here = Locked. You stand at its entrance: opening it costs 1 action and the price of its lock.
cost-locked = { $moves ->
    [0] Locked; its entrance is here.
    [one] Locked; its entrance is 1 move away.
   *[other] Locked; its nearest entrance is { $moves } moves away.
    }
cost-power_plant = Not by moving: by the local action of Pripyat or Moscow Eye, with 2 secrets.
cost-sarcophagus = Only from the Power Plant, by its local action, with 2 secrets.

facility-locked = Locked. Whoever stands at { $first } or { $second } may open the lock, goes in and keeps a secret item. Each round inside brings an event of this facility; read to its end it uncovers the secret. Event cards left: { $cards }.
facility-open = Open. A move from { $first } or { $second } leads in. Each round inside brings an event of this facility; read to its end it uncovers the secret. Event cards left: { $cards }. Free spaces: { $room }.
facility-looted = Looted: its last event card is gone, and nobody may enter.
about-sarcophagus = The end of the way. Each round inside brings a Sarcophagus event; whoever reads one to its ending wins. There is no way out.

## Decks

about-rumors = Each round the Voice of Zona draws one and reads it out. Its arrows move the emission marker. When the last one is through, everybody has lost.
about-in-force = A rumor with a clock holds where its token lies, until the next such rumor or an emission.
about-emissions = Turned over when the marker reaches the last space. All who are outdoors are hurt, and new threats come as the fronts and backs show.
about-flipped = Emissions that have been. When the deck is empty they become a new one.
about-threats = A queue: tokens are drawn at one end and come back at the other. What went in first comes out first.
about-sector-events = In the event phase, everybody who stands in this sector draws one and reads the section of the place.
about-facility-events = Whoever is inside draws one each round. Read to its end, the card is kept as the secret.
about-sarcophagus-events = Whoever is inside draws one each round. Read to its ending, it wins the game. With the last card discarded everybody has lost.
about-goods = Drawn where a card or a place says take. The market is filled from here.
about-secret-items = Whoever opens the facility or uncovers its secret looks through them and keeps one.
about-discards = Everybody may look through the discards at any time.

## Tracks

about-emission-track = Rumors with arrows move the marker on. At the last space an emission breaks out, and the marker goes back to 0.
about-fortitude = Damage fills the track. { $free ->
    [0] It is full: the next damage
    [one] 1 space is free; damage beyond it
   *[other] { $free } spaces are free; damage beyond them
    } gives a weakness. The fourth weakness kills.
about-fatigue = Rolling a die again costs fatigue, and some cards and places do. At 5 no test can be forced, and fatigue beyond 5 is damage. Rest and camp lower it.

## Goals and the end

goal-secrets = Secrets
goal-source = Read an event of the Sarcophagus to its ending
verdict-winner = { $seat } brought the secrets of two facilities into the Sarcophagus and read { $card } to its ending.
verdict-rumors = Nobody wins: after { $rounds } rounds the last rumor was through, and nobody had reached the Source in the Sarcophagus.
verdict-sarcophagus = Nobody wins: the last event of the Sarcophagus was discarded, and nobody had read one to its ending.
verdict-nobody-left = Nobody wins: all scavengers are dead, and nobody goes on with another one.
verdict-secrets = { $most ->
    [0] Nobody held a secret in the end.
    [one] Whoever had come farthest held one of the two secrets that are needed.
   *[other] Somebody held the two secrets that are needed, but secrets alone do not win.
    }

## Chances, and what cannot be taken back

odds-detection = to detect it
odds-unharmed = to pass unharmed
hurts-death = It would be the fourth weakness: the scavenger dies, and everything carried is lost.
hurts-emission = Out in the open this emission would be the fourth weakness: the scavenger dies.
hurts-stop = Without a scavenger you are out of the game.
hurts-secrets = All secrets of the dead scavenger are lost.
note-stay = Suffer { $damage } damage here.
note-stay-safe = No damage here.
note-stands-passed = The test is passed.
note-stands-passed-hurt = The test is passed, but two triangles do 1 radiation damage.
note-stands-failed = The test is failed.
note-stands-failed-hurt = The test is failed, and two triangles do 1 radiation damage.
note-secret = The secret of: { $deck }
row-incoming = Just found
row-event = The whole card
