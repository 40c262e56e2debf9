# ZNA: questions, answers, log lines, and the names of everything that is neither a card nor on the map.

game-title = ZNA
game-pitch = Four heroes find their way out of a city under black fog, or nobody does.
mode-mission = Mission
mode-campaign = Campaign
variant-objectives = Every hero starts with 2 drone objectives
choice-scenario = Scenario
choice-heroes = Heroes
option-scenario-1 = First Breath
option-scenario-2 = Borrowed Keys
option-scenario-3 = Open Channel
option-scenario-4 = Voices in the Ward
option-scenario-5 = The Professor
option-scenario-6 = Both Banks
option-scenario-7 = Pest Control
option-scenario-8 = Blood Sample
option-scenario-9 = The Courier
option-scenario-10 = High Tide
option-scenario-11 = The Vents
option-scenario-12 = The Last Ferry
option-heroes-chosen = Heroes are chosen
option-heroes-dealt = Heroes are dealt by chance
chart-health = Health of all heroes
chart-mutants = Mutants on the board
chart-clock = Cards left in the clock

## The box

scenario = Scenario
unknown-tile = Unknown tile
street-tile = Street tile
hero-board = Hero board
hero-figure = Hero figure
orange-marker = Orange fog marker
red-marker = Red fog marker
resource-card = Resource card
special-card = Special resource card
starting-card = Marked starting card
event-card = Fog event card
objective-card = Drone objective
upgrade-card = Upgrade card
mutant-figure = Mutant figure
boss-figure = Boss figure
courier-figure = Courier figure
help-sheet = Help sheet
yellow-cube = Yellow cube
green-cube = Green cube
blue-cube = Blue cube
gas-mask = Gas mask
health-cube = Health cube
contamination-cube = Contamination cube
ammunition-counter = Ammunition counter
drone = Drone
attack-die = Attack die
light-die = Light power die
heavy-die = Heavy power die
cloth-bag = Bag
key = Key
    .text = Takes a place in the backpack, and goes from hand to hand like a card.
survivor = Survivor
professor = Professor Lind
lock = Lock
sample = Blood sample
    .text = Whoever carries it must stand in the way out. It takes a place in the backpack.
vent = Vent
engine-counter = Engine counter
signal-counter = Signal counter
zone-marker = Zone marker

## Reagents

yellow_1 = Yellow token of 1 cube
yellow_2 = Yellow token of 2 cubes
yellow_3 = Yellow token of 3 cubes
green_1 = Green token of 1 cube
green_2 = Green token of 2 cubes
green_3 = Green token of 3 cubes
blue_1 = Blue token of 1 cube
blue_2 = Blue token of 2 cubes
blue_3 = Blue token of 3 cubes
colour-yellow = yellow
colour-green = green
colour-blue = blue
helping_hand = a helping hand

## Places and numbers

zna-area = { $tile }, row { $row }, column { $column }
zna-figure = { $kind } { $number }
zna-ground = the ground
space-hands = the hands
space-belt = the belt
space-pack = the backpack
space-slot = the ammunition slot
space-chemistry = the chemistry slot
fog-none = no fog
fog-medium = medium fog
fog-heavy = heavy fog
face-attack-0 = a blank
face-attack-1 = a 1
face-attack-2 = a 2
face-light-1 = a light blank
face-light-2 = a light blank
face-light-3 = 1 health on a light die
face-light-4 = 1 health on a light die
face-light-5 = 1 resistance on a light die
face-light-6 = 1 health and 1 resistance on a light die
face-heavy-1 = a heavy blank
face-heavy-2 = 1 health on a heavy die
face-heavy-3 = 1 health on a heavy die
face-heavy-4 = 1 resistance on a heavy die
face-heavy-5 = 2 health on a heavy die
face-heavy-6 = the lost mask on a heavy die

## Questions

ask-hero = Which hero is number { $number } of the four?
ask-start = Where does { $hero } start?
ask-order = In which order do the heroes act?
ask-action =
    { $steps ->
        [0] { $hero } has { $actions } { $actions ->
            [one] action
           *[other] actions
        } left. What next?
       *[other] { $hero } has { $steps } { $steps ->
            [one] step
           *[other] steps
        } and { $actions } { $actions ->
            [one] action
           *[other] actions
        } left. What next?
    }
ask-target = Whom does { $hero } attack?
ask-arms = With what does { $hero } attack the { $mutant }?
ask-ammunition = Which ammunition does { $hero } use?
ask-cubes = How many blue cubes of the { $card } does { $hero } spend?
ask-bullets = How many extra bullets does { $hero } fire?
ask-more-dice = Does { $hero } use a card for 2 more dice?
ask-aim = Which die does { $hero } roll again?
ask-coin-attack = Does { $hero } use the lucky coin on this attack?
ask-which-attack = Which dice does { $hero } roll again?
ask-coin-power = Does { $hero } use the lucky coin on these power dice?
ask-which-power = Which dice are rolled again for { $hero }?
ask-sweep = Whom does the axe of { $hero } strike next?
ask-momentum = Where does { $hero } step after the kill?
ask-mix-weapon = Which weapon does { $hero } load?
ask-mix = What goes into the { $card } of { $hero }?
ask-lower = Which tile does { $hero } clear?
ask-patient = Whom does { $hero } treat?
ask-means = With what does { $hero } treat { $other }?
ask-control = Which mutant does { $hero } take over?
ask-control-with = With which weapon does { $hero } do it?
ask-controlled = What does the { $mutant } of { $hero } do? { $left } { $left ->
        [one] action
       *[other] actions
    } left.
ask-stand-up = Where does { $hero } stand up?
ask-search = What does { $hero } search?
ask-police-car = What does { $hero } look for in the police car?
ask-keep-token = Which token does { $hero } keep?
ask-keep-card = Which card does { $hero } keep?
ask-stow = Where does { $hero } put the { $card }?
ask-drop-token = The chemistry slot of { $hero } is full. What makes room for the { $token }?
ask-equip = How does { $hero } arrange the cards?
ask-pick-up = What does { $hero } pick up?
ask-partner = With whom does { $hero } trade?
ask-trade = { $things ->
        [0] What changes hands between { $hero } and { $other }?
        [one] { $hero } and { $other } trade: one thing so far. What else?
       *[other] { $hero } and { $other } trade: { $things } things so far. What else?
    }
ask-consent = { $hero } offers { $other } { $given ->
        [0] nothing
        [one] one thing
       *[other] { $given } things
    } for { $taken ->
        [0] nothing
        [one] one thing
       *[other] { $taken } things
    } in return. Does { $other } agree?
ask-drone = What does { $hero } want from the drone?
ask-face = Does the new objective of { $hero } lie open?
ask-exchange = Which objective does { $hero } give away?
ask-hack = Which objective does { $hero } pay for the hack?
ask-scan = Which tile does the drone of { $hero } scan?
ask-show = Which objective does { $hero } show?
ask-creeping-bank = Onto which tile does the fog creep?
ask-professor = Where does Professor Lind go? { $left } { $left ->
        [one] area
       *[other] areas
    } left.
ask-loss = The scenario was lost: loss number { $losses } of this campaign. What now?
ask-replace = Who comes in the place of { $hero }?
ask-buy = { $hero } has { $credits } { $credits ->
        [one] credit
       *[other] credits
    }. What do they buy?

## Answers

option-end-turn = End the turn
option-search = Search here: a fog event, then a find
option-pick-up = Pick up what lies here
option-attack = Attack
option-mix = Mix chemicals
option-lower = Lower the fog
option-trade = Trade
option-treat = Heal or decontaminate
option-control = Take over a mutant for its next turn
option-equip = Rearrange the cards
option-drone = Talk to the drone
option-work = Work here: loud
option-show = Turn an objective up
option-enough = Done
option-call-off = Call it off
option-agree = Agree
option-refuse = Refuse
option-stay = Stay
option-keep-roll = Keep the roll
option-leave-it = Leave it on the ground
option-search-body = Search the body
option-search-place = Search the place
option-find-gun = Look for a gun
option-find-rounds = Look for ammunition
option-lie-open = Lay it open
option-face-down = Keep it face down
option-draw-objective = Draw an objective
option-exchange-objective = Exchange an objective
option-hack = Hack it and scan a tile
option-same-order = Act as last round
option-try-again = Try the scenario again
option-leave-as-defeat = Leave it as a defeat
option-ready = Go on
option-go = Go to { $area }
    .many = Go to one of { $count } areas on the map
option-to = Choose { $area }
    .many = Choose one of { $count } areas on the map
option-use = Use the { $card }
option-order-1 = Act: { $hero1 }
option-order-2 = Act: { $hero1 }, { $hero2 }
option-order-3 = Act: { $hero1 }, { $hero2 }, { $hero3 }
option-order-4 = Act: { $hero1 }, { $hero2 }, { $hero3 }, { $hero4 }
option-target = Choose { $mutant }
option-arms-none = Fight with bare hands
option-arms-one = Use the { $first }
option-arms-two = Use the { $first } and the { $second }
option-count = Spend { $number }
option-feed = Load the { $card }
option-again = Roll { $face } again
option-load = Pour in: { $token }
option-empty = Take out a { $colour } cube
option-with = Take the { $card }
option-clear = Clear { $tile } with the { $card }
option-who = Choose { $who }
option-means-heal = Heal with { $yellow } yellow { $yellow ->
        [one] cube
       *[other] cubes
    } from the { $card }
option-means-decontaminate = Decontaminate with { $green } green { $green ->
        [one] cube
       *[other] cubes
    } from the { $card }
option-means-both = Use { $yellow } yellow and { $green } green from the { $card }
option-means-card = Use the { $card }
option-means-hand = Lend a helping hand
option-give = Give the { $thing } to { $who }
option-take = Take the { $thing } from { $source }
option-put-hands = Hold the { $thing }
option-put-belt = Hang the { $thing } on the belt
option-put-pack = Pack the { $thing } away
option-put-slot = Put the { $thing } into the ammunition slot
option-put-ground = Drop the { $thing }
option-stow = Put it into { $space }
option-stow-drop = Put it into { $space } and drop the { $drop }
option-keep = Keep the { $thing }
option-card = Choose { $card }
option-tile = Choose { $tile }
    .many = Choose one of { $count } tiles on the map
option-choose-hero = Play { $hero }
option-buy = Buy { $upgrade } for { $price }

## What answers cost

note-way = { $actions ->
        [one] 1 action
       *[other] No action
    }, { $movement } movement{ $loss ->
        [0] { "" }
       *[other] , { $loss } resistance
    }.
note-unexplored = { $actions ->
        [one] 1 action
       *[other] No action
    }, { $movement } movement{ $loss ->
        [0] { "" }
       *[other] , { $loss } resistance
    }. The tile is unexplored: mutants appear.
note-marked = { $actions ->
        [one] 1 action
       *[other] No action
    }, { $movement } movement{ $loss ->
        [0] { "" }
       *[other] , { $loss } resistance
    }. The area is marked: it does harm.
note-bullets = { $bullets } { $bullets ->
        [one] bullet
       *[other] bullets
    }, { $damage } damage each.
note-clear = Costs 1 action and { $cubes } yellow { $cubes ->
        [one] cube
       *[other] cubes
    }. Leaves { $level }.
note-tile = It has { $level } now.
note-mutant = Resistance { $resistance }, { $health } { $health ->
        [one] wound
       *[other] wounds
    } left to take.
note-arms = { $dice } { $dice ->
        [one] die
       *[other] dice
    }, and { $damage } damage.
note-means = { $resistance ->
        [0] Restores { $health } health.
       *[other] { $health ->
            [0] Restores { $resistance } resistance.
           *[other] Restores { $health } health and { $resistance } resistance.
        }
    }
note-load = { $yellow } yellow, { $green } green, { $blue } blue of { $slots } cubes.
note-person = { $health } of { $most } health.
note-hero-board = Movement { $movement }, strength { $strength }, dexterity { $dexterity }, health { $health }, resistance { $resistance }. { $ability }
note-hero = { $health } of { $most } health, { $resistance } of { $top } resistance.

## What happens

log-scenario = The scenario begins: { $scenario }.
log-round = Round { $round }.
log-turn = { $hero } is in turn.
log-mutants = The mutants act.
log-walks = { $hero } takes a step.
log-turned-up = The unknown tile is turned up: { $tile }.
log-screeches = Screeches: everything that is near wakes and moves.
log-wave = A wave of fog rolls over the streets.
log-fog-rises = The fog on { $tile } rises to { $level }.
log-fog-falls = The fog on { $tile } falls to { $level }.
log-appears = A { $mutant } appears.
log-wakes = The { $mutant } wakes.
log-hunts-attacker = The { $mutant } hunts { $who }, who attacked it last.
log-hunts-lying = The { $mutant } sees nobody standing and hunts { $who }, who lies on its tile.
log-hunts-only = The { $mutant } hunts { $who }: there is nobody else.
log-hunts-closest = The { $mutant } hunts { $who }, who is the closest.
log-hunts-weakest = The { $mutant } hunts { $who }, the weakest of those who are closest.
log-hunts-lot = The { $mutant } hunts { $who }: as close and as weak as another, and the lower roll.
log-mutant-waits = The { $mutant } gets no nearer and waits.
log-mutant-turns = The { $mutant } gets no nearer and turns to { $who }, who is beside it.
log-controlled-moves = The { $mutant } walks where { $hero } wants it.
log-controlled-attacks = The { $mutant } attacks the { $other } for its hero: { $wounds } { $wounds ->
        [one] wound
       *[other] wounds
    }.
log-mutant-moves = The { $mutant } comes nearer to { $who }.
log-mutant-attacks = The { $mutant } attacks { $who }.
log-courier-runs = The courier runs for the tunnel.
log-power-dice = Power dice are rolled against { $who }.
log-power-dice-again = Against { $who } it is rolled again.
log-loses-health = { $hero } loses { $points } health.
log-loses-resistance = { $hero } loses { $points } resistance.
log-loses-mask = { $hero } loses the gas mask.
log-passes-out = { $hero } passes out.
log-dies = { $hero } dies.
log-left-behind = { $hero } is left behind.
log-stands-up = { $hero } stands up again.
log-attack-dice = { $hero } rolls attack dice.
log-attack-dice-again = { $hero } rolls again.
log-hits = { $hero } does { $damage } damage to the { $mutant }: { $wounds } { $wounds ->
        [one] wound
       *[other] wounds
    }.
log-kills = { $hero } kills the { $mutant }.
log-pushes = The blow drives the { $mutant } back.
log-controls = { $hero } takes the { $mutant } over for its next turn.
log-mixes = { $hero } loads the { $card } with { $cubes } { $cubes ->
        [one] cube
       *[other] cubes
    }.
log-treats = { $resistance ->
        [0] { $hero } heals { $other }: { $health } health.
       *[other] { $health ->
            [0] { $hero } decontaminates { $other }: { $resistance } resistance.
           *[other] { $hero } treats { $other }: { $health } health and { $resistance } resistance.
        }
    }
log-rescued = A survivor wakes and leaves. { $woken } so far.
log-event = The fog answers { $hero }: { $card }.
log-clock = The clock: { $card }. { $left } { $left ->
        [one] card is
       *[other] cards are
    } left.
log-finds = { $hero } finds: { $card }.
log-uses = { $hero } uses: { $card }.
log-trades = { $hero } and { $other } trade.
log-draws-objective = { $hero } draws a drone objective.
log-shows-objective = { $hero } shows an objective: { $card }.
log-accomplishes = { $hero } has accomplished { $card }, worth { $credits } { $credits ->
        [one] credit
       *[other] credits
    }.
log-scans = The drone scans { $tile }.
log-scan-fails = The drone is hit over { $tile } and comes back.
log-work-lever = { $hero } throws the lever. It is loud.
log-work-fuse = { $hero } puts the fuse in. It is loud.
log-work-code = { $hero } enters the code. It is loud.
log-work-lock = { $hero } works the lock. It is loud.
log-work-engine = { $hero } works on the engine, { $turns } of { $needed }.
log-exit-released = The way out is released. The next alarm opens it, if somebody stands there.
log-bridge-released = Both locks have been worked in one turn. The next alarm brings the bridge down, if somebody stands beside it.
log-exit-opens = Alarm: the way out opens.
log-bridge-opens = Alarm: the bridge comes down.
log-signal = The signal goes out, { $signals } of { $needed }.
log-professor-walks = Professor Lind walks on.
log-end-total = { $scenario }: done, and all are alive.
log-end-partial = { $scenario }: done, but not all have lived to see it.
log-end-all-dead = The last hero is dead.
log-end-all-out = Nobody is left standing, and nobody can wake the others.
log-end-time = Time is up.
log-end-survivors-dead = Two of the survivors are dead.
log-end-professor-dead = Professor Lind is dead.
log-end-courier-away = The courier is in the tunnel.
log-end-bank-lost = Nobody stands on one of the banks any more, and the bridge is up.
log-epilogue-bright = The campaign has come to its bright ending.
log-epilogue-dark = The campaign has come to its dark ending.

ending-total = Total victory: done, and all are alive
ending-partial = Partial victory: done, but not all are alive
ending-all-dead = All heroes are dead
ending-all-out = All heroes have passed out
ending-time = Time ran out
ending-survivors-dead = Two survivors are dead
ending-professor-dead = The professor is dead
ending-courier-away = The courier got away
ending-bank-lost = A bank was lost
verdict-done = The objective was met in round { $rounds }.
verdict-lost = It was lost in round { $rounds }, before the objective was met.
verdict-dead = { $hero } died.

## What is refused

refused-scenario = In a campaign the scenario follows from the one before.
refused-chain = Only a campaign goes on from an earlier result.
refused-skipped = The earlier result skips a scenario, or counts one that was not won.
refused-losses = The losses of the earlier result do not add up.
refused-heroes = The heroes of the earlier result cannot be a team.
refused-twice = The earlier result has a thing more often than the box.
refused-credits = The heroes of the earlier result have more credits than they can have earned.
refused-things = { $hero } cannot own what the earlier result says.

## The table

scene-told-before = { $story } In this scenario: { $rules }
scene-map = The streets
status-round = Round { $round }
status-turn = { $hero } is in turn
scene-clock = Clock
    .text = One card goes at the end of each round, and one with every search. When a round ends and there is none left, time is up.
scene-resources = Resources
scene-resource-discards = Resource discards
scene-specials = Special resources
scene-special-discards = Special discards
scene-events = Fog events
scene-event-discards = Fog events that have happened
scene-objectives = Drone objectives
scene-mutant-bag = Mutants in the bag
scene-chemistry-bag = Chemistry in the bag
scene-hands = Hands
scene-belt = Belt
scene-pack = Backpack
scene-slot = Ammunition
scene-chemistry = Chemistry
scene-mine = Objectives
scene-done = Accomplished
scene-upgrade = Upgrade
scene-health = Health
scene-resistance = Resistance
scene-actions = Actions left
scene-credits = Credits
scene-ability = Ability
scene-boards = Heroes to choose from
scene-dice = Dice
scene-planned = What is to change its place
scene-goes-to = { $thing } → { $where }
goal-closed = Open the way out
goal-alarm = Wait at { $zone } for an alarm
goal-exit = Bring everybody to { $zone }
goal-keys = Carry the keys to { $zone }
goal-signal = Send the signal
goal-survivors = Wake the survivors
goal-clear = Explore everything and leave no mutant
goal-sample = Carry the sample to { $zone }
goal-courier = Kill the courier
goal-vents = Clear the fog from the vents
goal-engine = Start the engine
goal-ferry = Bring everybody to { $zone }
scene-damage = damage
scene-range = range
scene-wounds = wounds
scene-cubes = cubes
scene-bullets = bullets
scene-progress = so far
scene-awake = awake
scene-asleep = asleep
scene-controlled = under control
scene-out = passed out
scene-dead = dead
scene-masked = gas mask
scene-unmasked = no gas mask
scene-unexplored = unexplored
scene-worked = worked
scene-exit = the way out
scene-fog = fog
scene-face-down-objective = Drone objective
scene-strength = strength
scene-dexterity = dexterity
scene-movement = movement
scene-level = level
scene-hunts-nobody = It has not noticed anybody.
scene-hunts = It hunts { $who }.
scene-mutant-values = Resistance { $resistance }, { $health } health, moves { $movement }, { $actions } { $actions ->
        [one] action
       *[other] actions
    }.
scene-medal-gold = The team has earned a gold medal.
scene-medal-silver = The team has earned a silver medal.
scene-medal-bronze = The team has earned a bronze medal.
scene-epilogue-objective = { $hero }: { $text }

zna-tile-X1 = The first unknown street
zna-tile-X2 = The second unknown street
zna-tile-X3 = The third unknown street
zna-tile-X4 = The fourth unknown street

stage-camp = Camp
stage-heroes = The heroes are chosen
stage-setup = The scenario is laid out
stage-starts = The heroes take their places
stage-arrange = The heroes arrange their things
stage-order = The order is declared
stage-turn = The heroes act
stage-heroes_end = The heroes are done
stage-mutants = The mutants act
