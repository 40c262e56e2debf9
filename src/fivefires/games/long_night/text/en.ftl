# The Long Night: questions, answers, log lines, and the names of everything that is not a card.

game-title = The Long Night
game-pitch = A colony in the snow, a common task, and a secret in every pocket.
mode-rivals = With secret objectives
mode-cooperative = Co-operative
variant-improvements = Improvements
variant-bandits = Bandits
variant-raxxon = Raxxon
variant-betrayer = More likely a betrayer
variant-hard = Hard side of the objective
variant-elimination = Whoever loses the last survivor is out
option-scenario-none = No scenario
option-scenario-chimp = The Chimp and the Code
option-scenario-raid = The Bandit Raid
option-objective-random = An objective by chance
option-objective-goal_tribute = { goal_tribute }, for a first game
option-objective-goal_frosty_night = { goal_frosty_night }
option-objective-goal_twelve_doors = { goal_twelve_doors }
option-objective-goal_convoy = { goal_convoy }
option-objective-goal_missing_class = { goal_missing_class }
option-objective-goal_new_roof = { goal_new_roof }
option-objective-goal_smoke_them_out = { goal_smoke_them_out }
option-objective-goal_last_shift = { goal_last_shift }
choice-scenario = Scenario
choice-objective = Main objective
choice-adult = Adult crossroads
option-adult-with = With the crossroads for adults
option-adult-without = Without the crossroads for adults
mix-cooperative-betrayer = A co-operative game has no betrayer.
mix-cooperative-raid = The Bandit Raid needs secret objectives, and so three to five players.
mix-story-hard = The objectives of a scenario have no hard side.
mix-story-objective = A scenario brings its own objectives.
mix-objective-module = This objective needs a module or a kind of game that was not chosen.
chart-morale = Morale
chart-survivors = Survivors
chart-hand = Cards in hand
chart-kills = Zombies killed

## The box

main-objective = Main objective
secret-objective = Secret objective
betrayal-objective = Betrayal objective
exile-objective = Exile objective
survivor-card = Survivor card
survivor-figure = Survivor figure
player-aid = Player aid
knife = First-player knife
starting-item = Starting item
police_station-item = Police Station item
grocery_store-item = Grocery Store item
school-item = School item
gas_station-item = Gas Station item
library-item = Library item
hospital-item = Hospital item
raxxon-item = Raxxon item
crisis-card = Crisis card
improvement-card = Improvement card
experiment-card = Raxxon experiment
side-effect-card = Side effect
crossroads-card = Crossroads card
adult-crossroads-card = Crossroads card for adults
damage-token = Wound or frostbite
helpless-token = Helpless person
unruly-token = Unruly person
food-token = Food
noise-token = Noise
barricade-token = Barricade
trap-token = Explosive trap
starvation-token = Starvation
despair-token = Despair
progress-token = Progress
improvement-token = Improvement token
bandit-figure = Bandit
track-marker = Track marker
zombie-figure = Zombie
zombie-token = Zombie token
special-zombie-figure = Special zombie
colony-board = Colony board
location-card = Location card
action-die = Action die
exposure-die = Exposure die
story-objective = Story objective
bandit-betrayal-objective = Bandit Betrayal
bandit_betrayal = Bandit Betrayal
    .goal = B2 has been met, and you have 3 weapons or more in hand or equipped.
    .late = B2 has been met, you have 3 weapons or more in hand or equipped, and morale is 0.

## Places, types, faces

board = The colony and its surroundings
colony = Colony
police_station = Police Station
grocery_store = Grocery Store
school = School
library = Library
hospital = Hospital
gas_station = Gas Station
raxxon = Raxxon
hideout = Hideout
entrance = Entrance
noise = Noise
deck = Deck
food = Food
waste = Waste
graveyard = Graveyard
number = Number
waste-cards = Waste cards
the-dead = The dead
colony-entrance = Entrance { $number }
place-text = Search here for { $first }, { $second } and { $third }, for a die. { $free } of { $spaces } spaces are free. Zombies at the end of the round: { $zombies }.
colony-text = Home. Clean the waste, build barricades, lay cards on the objective; everybody here eats from the store. { $free } of { $spaces } spaces are free. Zombies at the end of the round: { $zombies }.
place-barred = Nobody can go there yet.
place-closed = Snowed in. The module is not part of this game.
raxxon-text = Search here for what the others do not have. Whoever searches makes an exposure roll afterwards. { $free } of { $spaces } spaces are free. Zombies at the end of the round: { $zombies }.
hideout-text = Search with the die rolled again: 1–2 a wound, 3–5 take 1 card of the loot, 6 take 2. Attack on the bandits, with the die rolled again: 1–2 a wound, 3–6 remove a bandit anywhere. { $free } of { $spaces } spaces are free. Zombies at the end of the round: { $zombies }.
gate-text = Zombies, barricades and traps of this place. { $free } of { $spaces } spaces are empty; without an empty one a zombie breaks a barricade, or kills whoever here has the lowest influence.
gate-home-text = An entrance of the colony. { $free } of { $spaces } spaces are empty; without an empty one a zombie breaks a barricade, or overruns the colony and kills whoever has the lowest influence.
type-medicine = Medicine
type-weapon = Weapon
type-food = Food
type-fuel = Fuel
type-tool = Tool
type-education = Education
type-survivor = Survivor
face-blank = blank
face-wound = wound
face-frostbite = frostbite
face-bite = bite
die = { $value }

## What the table shows

status-round = Round { $round }
stage-layout = The table is laid out
stage-choose = Everybody chooses survivors
stage-opening = The night begins
stage-reveal = The crisis is revealed
stage-dice = Dice are rolled
stage-turn = Turns
stage-code = The code is checked
stage-feed = The colony eats
stage-waste = The waste is counted
stage-crisis = The crisis is resolved
stage-zombies = Zombies come
stage-loot = Bandits loot
stage-objective = The objective is checked
stage-round = The round ends
stage-knife = The knife goes on
status-search = { $survivor } searches: { $place }
track-morale = Morale
track-rounds = Rounds left
track-food = Food
pile-deck = Items: { $place }
pile-crises = Crises
pile-crossroads = Crossroads
pile-survivors = Survivors
pile-contributed = Given to the crisis
pile-waste = Waste
pile-graveyard = Graveyard
pile-laid = Laid on the objective
pile-loot = Loot
pile-experiments = Experiments
pile-improvements = Improvements
pile-side-effects = Side effects
group-decks = Item decks
row-crisis = Crisis
row-objective = Main objective
row-projects = Improvements to build
row-finished = Improvements built
row-loose = Broken out
row-code = Containment code
row-code-dice = Dice on Raxxon
row-resolving = Being carried out
row-look = { $seat } looks at
row-dealt = Dealt to { $seat }
row-chosen = Chosen by { $seat }
row-held = Crossroads card held by { $seat }
row-group = Survivors and gear
row-dice = Dice
row-used-dice = Used dice
row-hand = Hand
row-secret = Secret objective
row-exile = Exile objective
secret-text = The main objective is met, and: { $goal }
exile-text = If you were wronged: { $wronged } If you are the betrayer: { $betrayer }
audio-text = { $audio } Code: { $first } and { $second }. { $figures ->
    [one] One of it breaks out.
   *[other] { $figures } of it break out.
}
crisis-bandits-1 = { $effect } Bandits: { $first }.
crisis-bandits-2 = { $effect } Bandits: { $first }, { $second }.
crisis-bandits-3 = { $effect } Bandits: { $first }, { $second }, { $third }.
length-short = Short: 45 to 90 minutes
length-medium = Medium: 90 to 120 minutes
length-long = Long: 120 to 210 minutes
encounter-rule = { $rule } 1: { $row1 } 2: { $row2 } 3: { $row3 } 4: { $row4 } 5: { $row5 } 6: { $row6 }
encounter-text = 1: { $row1 } 2: { $row2 } 3: { $row3 } 4: { $row4 } 5: { $row5 } 6: { $row6 }
crossroads-one = { $story } → { $first }.
crossroads-two = { $story } → { $first }. Or: { $second }.
a-card = a card
any-card = Any card
mark-wounds = Wounds
mark-frostbite = Frostbite
mark-despair = Despair
mark-influence = Influence
mark-attack = Attack
mark-search = Search
mark-damage = Damage
mark-progress = Progress
mark-cost = Needed
mark-hand = Cards
mark-contributed = Given
mark-exiled = Exiled
mark-leads-bandits = Leads the bandits
mark-out = Out of the game
mark-main-met = Main: met
mark-main-open = Main: not yet
mark-fulfilled = Yours: met
mark-unfulfilled = Yours: not yet

## Questions

ask-keep-leader = Who leads your group?
ask-keep-follower = Who follows?
ask-left-out = Who stays behind? The other two follow.
ask-action = What do you do?
ask-die = { $what }: which die?
ask-target = What does { $survivor } attack?
ask-search = Keep a card of { $place }, or make noise and look at another one?
ask-search-silently = Keep a card of { $place }, or look at another one without a noise?
ask-keep = Which card do you keep?
ask-goal = Where does { $survivor } go?
ask-attract-from = From where do the zombies come?
ask-which-zombie = Which zombie { $fate }?
fate-removed = is removed
fate-killed = is killed
fate-comes = comes along
ask-where-to = To which entrance?
ask-entrance = At which entrance?
ask-bearer = Who gets the { $card }?
ask-contribute = Which card do you give to the crisis, face down?
ask-whom = Whom do you ask for a card?
ask-wanted = What do you ask for?
ask-give = { $seat } asks you for a card, to be used at once: { $wanted }. Do you give one?
    .standing = Requests for a card
ask-use-given = You get { $card }. How do you use it?
ask-receiver = Who gets the { $card }?
ask-accept = { $seat } wants to hand you { $card }. Do you take it?
ask-bite = The bite reaches { $survivor }. Kill { $survivor } and stop it, or roll?
ask-who-first = Who dies first?
ask-order = Several texts answer this. Which comes first?
ask-leader = Who leads your group now?
ask-enters-at = Where does your new survivor enter?
ask-which-barrier = { $entrance }: which token is lost?
ask-which-helpless = Who dies?
ask-which-leaves = Who leaves?
ask-user = Who uses the { $card }?
ask-who = { $card }: who?
ask-where = { $card }: where?
ask-choice = { $card }: which way?
ask-may = Do you use { $card }?
ask-may-card = { $card }: do you want to?
ask-discard = Which card do you discard?
ask-give-away = Which card do you give to { $seat }?
ask-player = { $card }: which player?
ask-salvage = Which card do you take from the waste?
ask-find = Which card do you take from { $place }?
ask-peek = You look at cards. Go on when you have seen them.
ask-bury = Put a card at the bottom?
ask-swap = Who changes over to { $seat }?
ask-pay-with = With which card do you pay?
ask-card-vote = { $card }: yes or no?
ask-crossroads = { $card }: what do you choose?
ask-crossroads-vote = { $card }: all vote. Yes: { $yes }. No: { $no }.
ask-tie = The vote is tied. What do you decide?
ask-exile = Shall { $seat } be exiled?
    .standing = Votes on exile
ask-leaves-first = Who leaves the colony first?
ask-leaves-to = Where does { $survivor } go?
ask-change-with = With whom does { $survivor } change places?
ask-bandit-to = Where do you send a bandit?
ask-remove-bandit = Where do you remove a bandit?
ask-loot = Which card of the loot do you take?
ask-contain = The code matches. Yes: { $card } is contained and gone. No: it breaks out, but three zombies fewer come to
    one place.
ask-spare = Where shall three zombies fewer come?
ask-project = Which improvement?
ask-reroll = Which die do you roll again?
ask-raise = Which die is raised?
ask-set = Which die, and what does it show?
ask-lose-die = Which die do you lose?
ask-recover = Which die comes back?
ask-knife = Shall { $seat } keep the knife?
    .standing = Votes on keeping the knife
ask-gift = Do you take a card from the Hospital?
ask-goes-in = Who goes into Raxxon?
ask-makes-room = Who goes home to make room?
ask-accuse = Do you call a vote on somebody's exile?
ask-whom-to-accuse = On whose exile shall all vote?

## Answers

option-end-turn = End the turn
option-clean = Clean the waste
option-contribute = Give cards to the crisis
option-lay = Lay { $card } on the objective
option-lay-gear = Lay { $card }, borne by { $survivor }, on the objective
option-ask-for-card = Ask somebody for a card
option-call-knife = Have all vote at the end of the round on leaving the knife where it is
option-calm = Calm an unruly person with { $card }
option-noise = Make noise and look at another card
option-look-on = Look at another card without a noise
option-yes = Yes
option-no = No
option-decline = No, thanks
option-enough = Enough
option-let-die = Let the survivor die and stop the bite
option-roll = Roll the exposure die
option-normal-one = A helpless person
option-unruly-one = An unruly person
option-lose-barricade = A barricade
option-lose-trap = The explosive trap
option-take = Take it
option-have-none = I have none
option-attack = { $survivor } attacks
option-search = { $survivor } searches
option-barricade = { $survivor } builds a barricade
option-attract = { $survivor } attracts zombies
option-move = { $survivor } moves
option-lay-die = Lay a { $value } on Raxxon
option-survivor = { $survivor }
option-use = Use { $source }
option-use-paying = Use { $source }, with { $card } as the price
option-at = { $place }
option-entrance = { $entrance }
option-special = { $kind }
option-bandit = A bandit: { $place }
option-die = { $value }
option-face = Show { $value }
option-play = Play { $card }
option-take-card = { $card }
option-take-gear = { $card }, borne by { $survivor }
option-bury = Bury { $card }
option-hand-over = Hand over { $card }
option-eat = Eat { $card } to raise a die
option-project = { $card }
option-raise = Spend 1 food: a { $value } becomes a { $higher }
option-choose = { $way }
option-request = { $seat }
option-accuse = Call a vote on an exile
option-accuse-seat = Call a vote on the exile of { $seat }
option-player = { $seat }
note-die = Needs a die of { $least } or more.
note-code = Raxxon still needs a die of this value.

## The log

log-round = Round { $round }. Left on the track: { $rounds }.
log-turn = { $seat } has the turn.
log-last-round = This round is the last on the track.
log-phase-colony = The colony phase begins.
log-tale = { $tale }
log-stage = { $card }. { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
log-joins = { $survivor } joins { $seat }: { $place }.
log-knife = { $seat } has the knife.
log-knife-stays = { $seat } keeps the knife.
log-calls-knife = { $seat } calls a vote on the knife, to be held at the end of the round.
log-dice = { $seat } rolls { $count ->
    [one] 1 die
   *[other] { $count } dice
}.
log-spends = { $seat } spends a { $value }.
log-die-becomes = A { $old } of { $seat } becomes a { $value }.
log-crisis = Crisis: { $card }. If nobody prevents it: { $text }
log-contributed = Shown: { $card }.
log-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $target } needed.
log-crisis-strikes = The crisis strikes: { $card }. { $text }
log-crisis-prevented = The crisis is prevented: { $card }.
log-contributes = { $seat } gives a card to the crisis.
log-added-unseen = { $count ->
    [one] A card of { $place } goes to the crisis unseen.
   *[other] { $count } cards of { $place } go to the crisis unseen.
}
log-target-up = The crisis asks for { $by } more.
log-target-down = The crisis asks for { $by } less.
log-morale-up = Morale +{ $by }: { $morale }.
log-morale-down = Morale −{ $by }: { $morale }.
log-food-up = Food +{ $by }: { $food }.
log-food-down = Food −{ $by }: { $food }.
log-rounds = { $rounds ->
    [one] 1 round is
   *[other] { $rounds } rounds are
} left.
log-rounds-stay = The marker stays where it is: { $rounds ->
    [one] 1 round is
   *[other] { $rounds } rounds are
} left to hold out.
log-starvation = Starvation: { $count }.
log-starves = { $needed } food was needed. Starvation: { $count }.
log-helpless-come = { $count ->
    [one] A helpless person comes
   *[other] { $count } helpless people come
} to the colony.
log-unruly-come = { $count ->
    [one] An unruly person comes
   *[other] { $count } unruly people come
} to the colony.
log-roused = { $count ->
    [one] One person becomes
   *[other] { $count } people become
} unruly.
log-calmed = { $count ->
    [one] One unruly person calms
   *[other] { $count } unruly people calm
} down.
log-helpless-dies = A helpless person dies.
log-helpless-leaves = A helpless person leaves.
log-cleans = { $count ->
    [one] 1 card leaves
   *[other] { $count } cards leave
} the waste pile.
log-salvages = { $seat } takes { $card } from the waste.
log-marks = The objective counts { $count }.
log-moves = { $survivor } moves: { $place }.
log-placed = { $survivor } is placed: { $place }.
log-exposure = { $survivor } is exposed: { $face }.
log-bite-stops = The bite stops at { $survivor }.
log-wound = { $survivor }: { $count ->
    [one] a wound
   *[other] { $count } wounds
} ({ $cause }).
log-frostbite = { $survivor }: frostbite ({ $cause }).
log-despair = { $survivor }: despair ({ $cause }).
cause-exposure = exposure
cause-frost = the cold
cause-night = the night
log-frost = The cold bites the survivors of { $seat }.
log-healed = { $survivor } is healed: { $count }.
log-comforted = { $survivor } takes heart.
log-thaws = { $survivor } thaws out.
log-dies = { $survivor } dies.
log-leaves = { $survivor } leaves the game.
log-leader = { $survivor } leads the group of { $seat }.
log-hand-lost = { $seat } loses the last survivor and { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
log-out = { $seat } is out of the game.
log-kill = { $survivor } kills a zombie: { $entrance }.
log-zombie = A zombie: { $entrance }.
log-zombie-removed = A zombie is gone: { $entrance }.
log-zombie-moves = A zombie goes from { $start } to { $goal }.
log-barricade = A barricade: { $entrance }.
log-barricade-lost = A barricade is lost: { $entrance }.
log-trap-lost = An explosive trap is lost: { $entrance }.
log-trap-set = An explosive trap: { $entrance }.
log-trap = The trap goes off: { $entrance }, { $count ->
    [one] 1 zombie
   *[other] { $count } zombies
} gone.
log-overrun = Overrun: { $place }.
log-noise = Noise: { $place }.
log-noise-heard = The noise was heard: { $place }.
log-noise-unheard = The noise was not heard: { $place }.
log-hushed = { $count ->
    [one] A noise token is
   *[other] { $count } noise tokens are
} taken away: { $place }.
log-searches = { $survivor } searches: { $place }.
log-keeps-one = { $seat } keeps a card.
log-attacks-person = { $survivor } attacks { $victim }: { $die }.
log-steals = { $seat } takes a card from the hand of { $other }.
log-plays = { $seat } plays { $card }.
log-equips = { $survivor } bears { $card }.
log-discards = { $seat } discards { $card }.
log-has-none = { $seat } has none.
log-drops = { $survivor } loses { $card }.
log-lays = { $seat } lays { $card } on the objective.
log-requests = { $seat } asks { $other } for a card: { $wanted }.
log-refuses = { $seat } refuses.
log-gives = { $seat } gives { $card }.
log-gives-away = { $seat } gives a card to { $other }.
log-unwanted = { $seat } does not take { $card }.
log-hands-over = { $survivor } hands { $card } to { $receiver }.
log-finds = { $seat } finds { $card }.
log-peeks = { $seat } looks at cards of { $other }.
log-uses = { $seat } uses { $source }.
log-power = It is time for the text of { $card }, read for { $seat }.
log-rolls = { $seat } rolls { $die } for { $card }.
log-lasting = For a while it holds what { $card } says.
log-changes-sides = { $survivor } goes over to { $seat }.
log-draws-crossroads = { $seat } draws a crossroads card.
log-betrayal-known = Among the secret objectives lies { $card }: { $text }
log-crossroads = Crossroads for { $seat }: { $card }.
log-chooses = { $seat } chooses: { $way }
log-decided = It is decided: { $way }
log-vote-carried = The vote says yes, { $ayes } to { $noes }.
log-vote-lost = The vote says no, { $noes } to { $ayes }.
log-votes-yes = { $seat } votes yes.
log-votes-no = { $seat } votes no.
log-accuses = { $seat } calls a vote on the exile of { $other }.
log-exiled = { $seat } is exiled.
log-wronged = { $seat } was no betrayer: { $card }.
log-betrayer-exiled = { $seat } was a betrayer: whoever shows no secret objective holds a betrayal.
log-leads-bandits = { $seat } leads the bandits.
log-bandit = A bandit: { $place }.
log-bandit-gone = A bandit is gone: { $place }.
log-bandits-gone = { $count ->
    [one] A bandit is
   *[other] { $count } bandits are
} gone: { $place }.
log-attacks-bandit = { $survivor } attacks a bandit: { $die }.
log-at-hideout = { $survivor } at the hideout: { $die }.
log-looted = Looted: { $card }, { $place }.
log-takes-loot = { $seat } takes { $card } from the loot.
log-loot-lost = The loot is gone.
log-progress = Progress: { $card }.
log-progress-lost = Progress is lost: { $card }.
log-built = Built: { $card }.
log-lays-die = { $seat } lays a { $value } on Raxxon.
log-die-on-raxxon = A { $value } lies on Raxxon.
log-contained = Contained: { $card }.
log-discarded = Discarded without a vote: { $card }.
log-spared = Three zombies fewer will come: { $place }.
log-breaks-out = { $card } breaks out.
log-random-location = By chance: { $place }.
log-special = { $card }: { $place }.
log-slain = { $card } is slain.
log-encounter = { $survivor } meets { $card }: { $die }.
log-prowls = { $card } goes on: { $place }.
log-side-effect = { $survivor } suffers from it: { $card }.
log-gift = { $seat } takes a card from the Hospital.
log-envoys = The story is that of a survivor of { $seat }.
log-shows = { $seat } had { $card }.
log-ending-morale = Morale is gone. The game is over.
log-ending-rounds = The time is up. The game is over.
log-ending-objective = The objective is met. The game is over.
log-ending-betrayer = The betrayer has won. The game is over.
log-ending-nobody-left = Nobody is left. The game is over.
ending-morale = Morale is gone
ending-rounds = The time is up
ending-objective = The objective is met
ending-betrayer = The betrayer has won
ending-nobody-left = Nobody is left
