# S.T.A.L.K.E.R.: questions, answers, log lines, and the names of everything that is not a card.

game-title = S.T.A.L.K.E.R.
game-pitch = Stealth and short, dangerous fights among rooms and yards, for one to four stalkers.
mode-mission = Mission
choice-mission = Mission
option-mission-A1 = A1: Somebody We Owe
choice-team = Team
option-team-players = As many stalkers as players
option-team-2 = Two stalkers
option-team-3 = Three stalkers
option-team-4 = Four stalkers
chart-hp = HP of all stalkers
chart-enemies = Enemies on the map
chart-clock = Cards left in the event deck
refused-team = { $players } players cannot run { $team } stalkers: there must be one for each.
mission-A1 = Somebody We Owe

## The box

weapon-card = Weapon card
attachment-card = Attachment card
armor-card = Armor card
item-card = Item card
artifact-card = Artifact card
stalker-card = Stalker card
enemy-card = Enemy card
wound-card = Enemy wound card
high-card = High activation card
low-card = Low activation card
anomaly-card = Anomaly card
random-event = Random event
control-card = Control card
loot-token = Loot token
unknown-token = Unknown token
mission-event = Mission event
environment-card = Environment card
snork-standee = Snork standee
rodent-standee = Rodent standee
dog-standee = Dog standee
tick-standee = Tick standee
controller-standee = Controller standee
bloodsucker-standee = Bloodsucker standee
crawl-standee = Crawl standee
chimera-standee = Chimera standee
pseudogiant-standee = Pseudogiant standee
poltergeist-standee = Poltergeist standee
izlom-standee = Izlom standee
zombie-standee = Zombie standee
military-standee = Military standee
hornhead-standee = Hornhead standee
armored-standee = Armored standee
bandit-standee = Bandit standee
electric-standee = Electric anomaly standee
fire-standee = Fire anomaly standee
chemical-standee = Chemical anomaly standee
vortex-standee = Gravitational anomaly standee I
magnet-standee = Gravitational anomaly standee II
razor-standee = Gravitational anomaly standee III
special-standee = Special anomaly standee
spatial-standee = Spatial anomaly standee
anomaly-overlay = Anomaly overlay
team-token = Team token
artifact-token = Artifact token
bolt = Bolt
no-visibility = No-visibility token
trap = Trap token
carcass = Pseudogiant carcass
dog-token = Dog token
dog-figure = Dog figure
enemy-hp = Enemy HP token
magazine-pistol = Pistol magazine
magazine-rifle = Rifle magazine
magazine-shotgun = Shotgun magazine
marker = Universal marker
pinned = Pinned token
exposed = Exposed token
focus = Focus token
critical = Critical injury
attention = Attention token
turn-token = Turn token
container = Container token
lead-token = Lead token
solo-overlay = Solo overlay
entrance = Entrance token
map-tile = Map tile
lost-area-tile = Lost Areas tile
zone-map = Zone map
coupon = Coupon
help-card = Help card
player-board = Player board
geiger-counter = Geiger counter
hp-marker = HP marker
stalker-figure = Stalker figure
ring = Ring
stalker-die = Stalker die
equipment-die = Equipment die
anomaly-die = Anomaly die

## Places

stalker-space = { $tile }, { $letter }
stalker-figure-name = { $kind } { $number }
tile-T01 = Gate yard
tile-T02 = Workshop yard
tile-T03 = Office
tile-T04 = South yard
tile-T05 = Cell block
letter-A = A
letter-B = B
letter-C = C
letter-D = D
letter-E = E
letter-F = F
letter-G = G
letter-H = H
letter-I = I
wall-wall = Wall
wall-door = Door
wall-window = Window
wall-fence = Fence
wall-gate = Closed gate
wall-open-gate = Open gate

## Stages

stage-team = Choosing stalkers
stage-trade = Trade
stage-outfit = Sharing out gear
stage-setup = Set-up
stage-lead = Choosing a lead stalker
stage-event = Event
stage-players = Players
stage-enemies = Enemies
stage-radiation = Radiation
stage-tokens = Tokens
stage-round_end = End of the round
stage-zone = Through the Zone
stage-contacts = Contacts
stage-wrap_up = Wrap-up

## Questions

ask-stalker = Choose stalker { $number }.
ask-buy = The team has { $coupons } coupons. What do you buy?
ask-share-out = What does { $stalker } take along?
ask-lead = Who is lead stalker?
ask-turn = Does { $stalker } take a turn now?
ask-action = { $stalker }: { $left ->
    [one] 1 standard action
   *[other] { $left } standard actions
 } left.
ask-go-on = { $left ->
    [one] 1 space
   *[other] { $left } spaces
 } left. Where to?
ask-push = The space is full. Who makes room?
ask-push-to = Where does that one go?
ask-part = Where do you aim at the { $enemy }?
roll-attack = Attack on the { $enemy }.
roll-attack-many = Attack.
roll-defence = Defence against { $damage } damage: each ★ takes 1 off.
ask-focus = { $what } The roll shows { $stars } ★. Discard Focus and roll some dice again?
ask-reroll = The roll shows { $stars } ★. Roll up to { $dice } { $dice ->
        [one] die
       *[other] dice
    } again?
ask-meat-chunk = The roll shows { $stars } ★. Use the Meat Chunk for one more and become Exposed?
ask-dice = { $what } Which die is rolled again?
ask-masks = { $masks ->
    [one] 1 mask
   *[other] { $masks } masks
 } left. What for?
ask-share = { $left } ★ left. How many for another target?
ask-critical = Which turn does the critical injury of { $stalker } take?
ask-gain = Where does the new card go?
ask-fit = Install an attachment?
ask-replace = Which artifact goes to the backpack?
ask-discard = The backpack is too full. What do you discard?
ask-whose-gear = Whose gear do you put in order?
ask-rearrange = What do you change about the gear of { $stalker }?
ask-decoy = Where does the noise come from?
ask-bolt = On which symbol do you throw the bolt?
ask-second-bolt = Throw a second bolt?
ask-patient = Who is treated?
ask-throw = Where do you throw it?
ask-launch = Fire a grenade as well?
ask-eye = Where does your attention token go?
ask-anomaly = Which anomaly first?
ask-anomaly-focus = { $card } shows { $petals } petals and would activate. Roll again?
ask-locate = On which symbol does the artifact appear?
ask-away = Where is the { $enemy } pushed?
ask-route = Which of several equal ways does the { $enemy } take?
ask-ahead = Where does the { $enemy } advance?
ask-target = Whom does the { $enemy } attack?
ask-first = Which enemy acts first?
ask-pounce = Beside whom it jumps at there is no more room. Where does the { $enemy } land?
ask-unknown = Which unknown token is resolved?
ask-arrival = There is no room for the { $enemy }. Which of the closest spaces does it come to?
ask-wakes = Which enemy stirs?
ask-demand = { $stalker } is to give up a magazine.
ask-magazine = Which magazine does { $stalker } give up?
ask-control = A voice in the head of { $stalker }. Resist it?

## Answers

option-take-turn = Take the turn
option-pass-turn = Pass for now
option-end-turn = End the turn
option-stop = Stop here
option-stand-up = Get up: no longer Pinned
option-prepare = Prepare: Focus and a bolt
option-order = Prepare, and put gear in order
option-detect = Use the detector
option-lead-heal = Pass on the lead and heal 2 HP
option-lead-focus = Pass on the lead and gain Focus
option-decoy = Decoy
option-bolt = Bolts and Nuts
option-rapid = Rapid fire: the next shot is free
option-use = Use { $card }
option-leave = Leave it
option-head = The head
option-torso = The torso
option-focus = Discard Focus
option-keep = Let it be
option-roll = Roll them
option-enough = Enough
option-first-turn = The first turn
option-second-turn = The second turn
option-lose = Give up a magazine
option-slide = Lose an action instead
option-suffer = Give in
option-resist = Resist: lose 12 HP
option-use-it = Use it
option-go = To { $space }
    .many = Go to one of { $count } spaces on the map
option-sneak = Sneak to { $space }
    .many = Sneak to one of { $count } spaces on the map
option-shadow = In the shadows, first to { $space }
    .many = In the shadows, first to one of { $count } spaces
option-to = { $space }
    .many = Choose one of { $count } spaces on the map
option-symbol = { $space }, { $petals } petals
    .many = Throw a bolt at one of { $count } signs
option-shoot = { $shot } at the { $enemy }
option-knife = Knife the { $enemy }
option-foe = { $enemy }
option-who = { $stalker }
option-choose = { $stalker }
option-reload = Reload { $weapon }
option-loot = Pick up loot
option-artifact = Pick up the artifact
option-give = Give { $card } to { $stalker }
option-fit = Put { $card } on { $host }
option-put-pack = { $card } into the backpack
option-put-weapon = Take { $card } in hand
option-put-armor = Wear { $card }
option-put-artifact = { $card } into a slot
option-drop = Discard { $card }
option-again = { $die }
option-spend-suppressing = Pin the { $enemy }
option-spend-blast = Hit everybody on that space
option-spend-focused = Hit the head after all
option-share = { $stars } ★ for the { $enemy }
option-buy = { $thing } for { $price }
option-take = { $thing }
option-sell = Sell { $thing } for { $price }
option-react-step-in = { $source } steps in
option-react-dodge = { $source } dodges
option-react-stone-flower = Use { $source }: two more dice, then Pinned
option-react-slime = Use { $source }: the dose rises by 3, the attacker is Pinned
option-react-meat-chunk = Use { $source }: one more ★, then Exposed
reaction-step-in = an interception
reaction-dodge = a dodge
reaction-stone-flower = the Stone Flower
reaction-slime = the Slime
reaction-meat-chunk = the Meat Chunk
event-struck = An attack with { $damage } damage.
note-stalker = { $hp } HP, { $shooting } dice when shooting. { $ability }
note-way = Unseen. Low at the end. Radiation { $radiation }, anomaly { $chance } %.
note-way-seen = { $more ->
    [0] The { $enemy } sees it: High.
    [one] The { $enemy } and 1 more see it: High.
   *[other] The { $enemy } and { $more } more see it: High.
 } Radiation { $radiation }, anomaly { $chance } %.
note-way-high = Unseen, and your High stays where it lies. Radiation { $radiation }, anomaly { $chance } %.
note-sneak = One space without Low. Radiation { $radiation }, anomaly { $chance } %.
note-shadow = Up to 3 spaces; enemies see 1 space at most until the last one. Low at the end. Radiation { $radiation }, anomaly { $chance } %.
note-shot-accurate = { $dice } dice at range { $range }, accurate: that face counts 4. ★ for light { $light }, heavy { $heavy }, head { $head }, cover { $cover } included. { $left } loaded. Places High.
note-knife = Places nothing. ★ for light { $light }, heavy { $heavy }, head { $head }.
note-knife-silent = It has not seen you: +2 ★. ★ for light { $light }, heavy { $heavy }, head { $head }.
note-head = { $kill } ★ kill, less do nothing.
note-torso = { $light } ★ are a light wound, { $heavy } a heavy one.
note-bolt = Covers this symbol until the end of the round. The anomaly’s chance here is { $chance } % now.
note-bolts = Covers a symbol within range 3, so that it cannot go off.
note-decoy = Low, where you throw it, within range 3; a low card follows for those who hear it. You have { $bolts ->
    [one] 1 bolt
   *[other] { $bolts } bolts
 }.
note-turn = Nobody sees you now.
note-turn-seen = An enemy sees you: it attacks when your turn ends in its sight.
note-pass = Somebody else goes first; you still have your turns.
note-end = Nobody sees you: nobody reacts.
note-end-seen = { $count ->
    [one] 1 enemy sees you and attacks
   *[other] { $count } enemies see you and attack
 }.
note-stop = The movement ends here. Attention and anomalies follow.
note-prepare = Focus and a bolt; all gear stays where it is.
note-order = Focus and a bolt; then things may change hands and places on your space.
note-detect = Roll the anomaly die: the artifact appears on a symbol with as many petals.
note-stand-up = It costs an action; nothing else can be done before.
note-resist = 12 HP instead of the card.
odds-wound = a wound
odds-kill = the kill
note-shot = { $dice } dice at range { $range }, not accurate. ★ for light { $light }, heavy { $heavy }, head { $head }, cover { $cover } included. { $left } loaded. Places High.
shot-quick = Quick shot
shot-single = Single shot
shot-burst = Burst
shot-full_auto = Full automatic
shot-one_barrel = One barrel
shot-two_barrels = Two barrels
shot-charged = Charged shot
shot-bolt_shot = Bolt
die-yellow-0 = Stalker die aside
die-yellow-1 = 1 mask
die-yellow-2 = 1 ★ and 1 mask
die-yellow-3 = 1 ★ (stalker die)
die-yellow-4 = 2 ★ (stalker die)
die-yellow-5 = 2 masks
die-yellow-6 = 3 ★ (stalker die)
die-green-0 = Equipment die aside
die-green-1 = Blank
die-green-2 = 1 ★
die-green-3 = 1 ★
die-green-4 = 2 ★
die-green-5 = 2 ★, 4 if accurate
die-green-6 = 3 ★
deed-a1_crowbar = Take the crowbar
    .note = Three times, once in a turn. The lock of the cell will not open without it; and there is bread: each stalker heals 3 HP.
deed-a1_desk = Search the desk
    .note = Four times, once in a turn. The papers say where Dalik is held.
deed-a1_window = Look through the window
    .note = You learn who is in the office.
deed-a1_toolbox = Break open the toolbox
    .note = Two pieces of loot, and everybody hears it.
deed-a1_lock = Work at the lock
    .note = Three times, and everybody hears it.
deed-a1_cache = Search the wreck
    .note = It costs an action.

## The log

log-round = Round { $round }.
log-event = Event: { $event }.
log-turn = { $stalker } takes a turn.
log-turn-over = { $stalker } has nothing left to do: the turn is over.
log-gets-up = { $stalker } gets up again.
log-walks = { $stalker } goes to { $space }.
log-pushed = The { $unit } is pushed aside.
log-high = High attention for { $stalker }.
log-low = Low attention for { $stalker }.
log-unnoticed = Nobody thinks of { $stalker } any more.
log-focus = { $stalker } has Focus.
log-pinned = Pinned: { $unit }.
log-exposed = Exposed: { $unit }.
log-unpinned = The { $enemy } shakes off what pinned it.
log-loses-hp = { $stalker } loses { $points } HP.
log-heals = { $stalker } heals { $points } HP.
log-critical = { $stalker } is critically injured.
log-dies = { $stalker } dies.
log-dose = The dose of { $stalker } rises by { $points }.
log-gains = { $stalker } gains { $card }.
log-uses = { $stalker } uses { $card }.
log-buys = Bought: { $thing } for { $price }.
log-sells = Sold: { $thing } for { $price }.
log-reloads = { $stalker } reloads.
log-loots = { $stalker } finds: { $token }.
log-bolt = { $stalker } throws a bolt on a symbol with { $petals } petals.
log-deed = { $stalker }: { $deed }.
log-shoots = { $stalker } attacks the { $enemy }.
log-misses = The { $enemy } is missed.
log-wounded = The { $enemy } suffers a { $wound }.
wound-light = light wound
wound-heavy = heavy wound
log-enemy-loses = The { $enemy } loses { $points } HP.
log-enemy-dies = The { $enemy } dies.
log-enemy-moves = The { $enemy } moves { $why }, to { $space }.
log-enemy-stays = The { $enemy } sees a target and stays.
log-enemy-looks = The { $enemy } looks all around and sees nobody.
log-enemy-finds = The { $enemy } looks around, and there is somebody.
why-high = toward the closest High
why-attention = toward the closest noise
why-room = to another room
why-free_room = to a room where none of its kind is
why-corner = to a corner of its own
why-cover = into cover
why-ahead = straight ahead
why-charge = at its target
why-withdraw = out of sight
why-goal = on its way
why-closest = the closest in sight
why-reaction = the turn ended in its sight
log-pounces = The { $enemy } leaps.
log-arrives = A { $enemy } appears.
log-attacks = The { $enemy } attacks { $stalker } for { $damage }: { $why }.
log-out-of-range = The { $enemy } aims at { $stalker }, too far away.
log-defends = { $stalker } faces { $damage } damage and loses { $lost } HP.
log-blast = The grenade goes off with { $stars } ★.
log-card = The enemies act: { $card }.
log-unknown = The unknown token: { $token }.
log-anomaly = { $card } goes off ({ $petals } petals).
log-anomaly-calm = { $card } stays calm ({ $petals } petals).
log-drifts = { $card } drifts on.
log-located = { $stalker } locates an artifact.
log-flipped = { $card } is turned over.
log-achieved = Done: { $step }
log-gate-opens = A gate opens.
log-gate-shuts = A gate falls shut.
log-more-events = { $count } more events lie ahead.
log-ending-success = Everybody is out. The mission is fulfilled.
log-ending-death = The mission has failed.
log-ending-time = Time has run out.
ending-success = Mission fulfilled
ending-death = A stalker died
ending-time = Out of time
verdict-success = The team reached the end of the mission in round { $rounds }.
verdict-death = { $stalker } died in round { $rounds }. When one stalker dies, the mission is lost for the whole team.
verdict-time = The event deck was empty in round { $rounds }, before the mission was fulfilled.
verdict-overrun = By round { $rounds } too many enemies had come in.

## The table

scene-map = The map
status-round = Round { $round }
status-turn = { $stalker }’s turn
scene-clock = Events left
    .text = Each round takes an event from the deck. When none is left, the mission has failed.
scene-cover = Cover
scene-radiation-yellow = Radiation, weak
scene-radiation-orange = Radiation
scene-radiation-red = Radiation, strong
scene-high = High: { $stalker }
    .text = Enemies know. High cards are drawn while one lies on the map, and most of them lead here.
scene-low = Low: { $stalker }
    .text = Somebody heard something. Low cards send some enemies here to look.
scene-petal = { $petals ->
    [one] 1 petal
   *[other] { $petals } petals
 }
    .text = Whoever comes by here sets the anomaly off if the die shows as many petals: { $chance } % of its faces.
scene-petal-covered = { $petals ->
    [one] 1 petal, covered
   *[other] { $petals } petals, covered
 }
scene-ability = Ability
scene-hp = HP
scene-dose = Dose
    .text = { $dice } dice of HP are lost at the end of each round. One more from { $next } on.
scene-pinned = Pinned
scene-exposed = Exposed
scene-focus = Focus
scene-lead = Lead stalker
scene-critical = Critical injury
scene-enemy-ranged = Moves { $movement }, sees { $ahead } ahead and { $side } aside. Shoots for { $damage } up to range { $range }. ★ for light { $light }, heavy { $heavy }, head { $head }.
scene-enemy-charge = Moves { $movement }, sees { $ahead } ahead and { $side } aside. Charges, then { $damage } up to range { $range }. ★ for light { $light }, heavy { $heavy }, head { $head }.
scene-seen = Seen by an enemy
scene-outdoor = Outdoors. Room for { $room }, cover { $cover }, radiation { $radiation }.
scene-indoor = Indoors. Room for { $room }, cover { $cover } but not within the room, radiation { $radiation }.
scene-water = Water: nobody enters, everybody sees over it.
scene-in-force = In force
scene-work = Work done of { $needed }
goal-away = { $step } { $spaces ->
    [0] It is here.
    [one] 1 space away.
   *[other] { $spaces } spaces away.
 }
goal-no-way = { $step } No way leads there now.
field-electric = Electric anomaly
field-fire = Fire anomaly
field-chemical = Chemical anomaly
field-gravitational = Gravitational anomaly
field-special = Special anomaly
field-spatial = Spatial anomaly
colour-red = Boss
colour-blue = Elite
colour-green = Pack
colour-yellow = Horde
scene-roster = Stalkers
scene-shooting = Dice when shooting
scene-sight = What it sees
scene-watched = What enemies see
scene-exit = The way out
scene-value = Value
scene-ammo = Rounds
scene-first-turn = First turn
scene-second-turn = Second turn
scene-dice = Dice
pile-events = Event deck
pile-event = Event in force
pile-high = High cards
pile-high-discards = Used high cards
pile-low = Low cards
pile-low-discards = Used low cards
slot-weapon = Weapon
slot-armor = Armor
slot-weapon-fitted = Weapon and what is on it
slot-armor-fitted = Armor and what is on it
slot-artifact = Artifacts
slot-pack = Backpack
slot-control = A voice in the head
stash = Stash
gear-back = Gear
loot = Loot
unknown = Unknown token
step-crowbar = Get the crowbar from the workshop.
step-desk = Find out where Dalik is held.
step-dalik = Free Dalik.
step-exit = Get everybody out by the hole in the wall.

## What the expert says

advice-work = This is what we came for.
advice-sneak = Nobody notices who sneaks.
advice-hidden = Nearer to the goal, and nobody sees it.
advice-dash = It is seen, but there is no better way.
advice-shoot = Whoever sees you should not be able to shoot back.
advice-knife = The knife makes no noise.
advice-prepare = Focus may decide the next roll.
advice-bolt = First a bolt on the symbol, then the step.
