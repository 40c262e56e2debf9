# Zona: questions, answers, log lines, and the names of everything that is not a card.

game-title = Zona
game-pitch = A race of scavengers through a poisoned land, to the heart of a ruined power plant.
mode-race = Race
mode-solo = Alone
option-decks-fixed = Facility decks at their own sites
option-decks-random = Facility decks at random sites
option-characters-dealt = Two characters dealt, one kept
option-characters-free = Free choice of characters
option-voice-chance = Chance names the first Voice of Zona
option-voice-first-seat = The first seat begins as the Voice of Zona
chart-fatigue = Fatigue
chart-damage = Damage
chart-rubles = Rubles
chart-secrets = Secrets

## The box

test-die = Test die
board = Board
green-event = Green event card
yellow-event = Yellow event card
lab-event = Botanical Lab event card
archive-event = Underground Archive event card
observatory-event = Emission Observatory event card
bunker-event = Government Bunker event card
sarcophagus-event = Sarcophagus event card
rumor-card = Rumor card
emission-card = Emission card
green-mutant-token = Green mutant token
yellow-mutant-token = Yellow mutant token
green-anomaly-token = Green anomaly token
yellow-anomaly-token = Yellow anomaly token
lock-token = Lock token
junk-card = Junk item card
equipment-card = Equipment item card
green-artifact-card = Green artifact card
yellow-artifact-card = Yellow artifact card
secret-item-card = Secret item card
character-board = Character board
character-figure = Character figure
starting-item-card = Starting item card
weakness-token = Weakness token
reputation-token = Reputation token
fatigue-dial = Fatigue dial
backpack-board = Backpack board
player-aid = Player aid
token-tray = Token tray
marketplace-board = Marketplace board
emission-marker = Emission marker
rumor-token = Rumor token
rumor-token-between = Rumor token on { $border }
voice-token = Voice of Zona token

## Places

research_station = Research Station
    .local = Camp. For ₽800 a weakness is treated. Good reputation: sell 1 artifact for ₽100 over its value.
roadhouse = Roadhouse
    .local = Camp. Fatigue −1. Good reputation: heal 1 damage.
village = Village
    .local = Camp. For ₽100 repair 3 damage on items. Good reputation: repair 2 more.
barracks = Barracks
    .local = Reputation worsens; take 1 equipment card. Not with bad reputation.
farms = Farms
    .local = Sell trophies and artifacts: ₽100 over value for green ones, ₽200 for yellow ones.
frontier = Frontier
    .local = Alertness 3. Passed: ₽200 or 1 junk card.
junkyard = Junkyard
    .local = Suffer 2 radiation damage. Draw 3 junk cards, keep 2.
quarry = Quarry
    .local = Encounter: a green mutant.
wetlands = Wetlands
    .local = Encounter: a green anomaly.
chernobyl = Chernobyl
    .local = Fatigue +2. Gain ₽400, with a crowbar ₽500.
factory = Factory
    .local = Discard a trophy or an artifact; reputation improves.
misty_hill = Misty Hill
    .local = Suffer 1 mental damage. Willpower 3. Passed: take 1 yellow artifact.
proving_grounds = Proving Grounds
    .local = Take 1 equipment card. Physique 4 (mutant). Failed: suffer 3 physical damage.
red_forest = Red Forest
    .local = Place a yellow mutant and a yellow anomaly here. Encounter with one of them.
white_lake = White Lake
    .local = Suffer 1 radiation damage. Smarts 4 (anomaly). Passed: take 1 equipment card.
moscow_eye = Moscow Eye
    .local = Suffer 2 mental damage. Encounter: a yellow anomaly; no running away. With 2 secrets go on to the Power Plant.
pripyat = Pripyat
    .local = Suffer 2 radiation damage. Encounter: a yellow mutant; no running away. With 2 secrets go on to the Power Plant.
power_plant = Power Plant
    .local = Willpower 4. Failed: suffer 2 radiation damage. Go on to the Sarcophagus. Only with 2 secrets.
botanical_lab = Botanical Lab
underground_archive = Underground Archive
emission_observatory = Emission Observatory
government_bunker = Government Bunker
sarcophagus = Sarcophagus
border = the border of { $first } and { $second }

frontier-rubles = Take the money
frontier-junk = Take the junk
factory-trophy = Give a trophy
factory-artifact = Give an artifact

## Symbols

attribute-alertness = alertness
attribute-physique = physique
attribute-smarts = smarts
attribute-willpower = willpower
damage-radiation = radiation
damage-mental = mental
damage-physical = physical
face-plus = plus
face-minus = minus
face-blank = blank
face-triangle = triangle
test-mark-none = {""}
test-mark-mutant = {" "}(mutant)
test-mark-anomaly = {" "}(anomaly)
reputation-good = good reputation
reputation-neutral = neutral reputation
reputation-bad = bad reputation
sector-green = green sector
sector-yellow = yellow sector
sector-red = red sector
colour-green = green
colour-yellow = yellow
slot-green-mutant = green mutant
slot-yellow-mutant = yellow mutant
slot-green-anomaly = green anomaly
slot-yellow-anomaly = yellow anomaly
deck-junk = junk
deck-equipment = equipment
deck-green_artifact = green artifact
deck-yellow_artifact = yellow artifact
events-green = Green events
events-yellow = Yellow events
events-lab = Botanical Lab
events-archive = Underground Archive
events-observatory = Emission Observatory
events-bunker = Government Bunker
events-sarcophagus = Sarcophagus
pile-rumors = Rumors
pile-green_events = green event deck
pile-yellow_events = yellow event deck
pile-this_deck = event deck of this place
pile-sarcophagus_events = Sarcophagus deck
pile-emissions = Emissions
pile-secret_items = secret items here
pile-in-force = Persistent rumor
pile-flipped = Emissions that have been
emission-back = Back of the next emission

## The table

track-emission = Emission
track-fortitude = Damage
track-fatigue = Fatigue
row-market = Market: { $deck }
row-dice = Dice
row-rumor = The rumor
row-met = Drawn from the tray
row-look = { $seat } looks at
row-small = Small items
row-worn = Worn
row-packed = Backpack
row-trophies = Trophies
row-secrets = Secrets
secret-text = A secret. Those of two facilities open the way to the Power Plant.
row-characters = Characters
empty-spot = empty
a-card = a card
mark-price = ₽
mark-damage = damage
mark-detection = detection
mark-rubles = rubles
mat-choosing = chooses a character
mat-dead = dead; may go on with a new character after the rumor phase
mat-out = out of the game

status-round = Round { $round }
status-voice = Voice of Zona: { $seat }
status-test = Test of { $attribute }: { $total } against { $difficulty }
stage-choose_characters = Choice of characters
stage-enter = Scavengers enter the Zone
stage-actions = Action phase
stage-events = Event phase
stage-rumor = Rumor phase
stage-emission_flip = Emission
stage-emission_flee = Emission: flight
stage-emission_damage = Emission: damage
stage-emission_threats = Emission: threats
stage-emission_market = Emission: the market
stage-resolve_rumor = Rumor phase
stage-close = End of the round
stage-restart = New characters

## Questions

ask-character = Which character do you keep?
ask-pick-character = Which character do you play?
ask-arrange = What do you wear?
ask-action = What do you do? { $left ->
    [one] One action left.
   *[other] { $left } actions left.
    }
ask-free-act = Anything else before your turn ends? { $left ->
   *[other] No action left.
    }
ask-move-again = Where do you go?
ask-slip-by = Do you meet a threat here, or slip by?
ask-drop = What do you drop?
ask-make-room = The backpack is full. What do you leave behind?
ask-lost-spot = The extra spot is gone. What do you leave behind?
ask-wear-new = Do you wear the { $item }?
ask-keep = Which card do you keep?
ask-taking = Do you look for more?
ask-spare = Once a round a token is left off. Is it this one, for { $item }?
ask-which-damaged = Which item is damaged?
ask-which-deactivated = Which item is deactivated?
ask-repair = What do you repair? { $left } left.
ask-protect = You are about to suffer { $damage } damage.
ask-before-exhaustion = Exhaustion is about to do { $damage } damage. Do you use something first?
ask-before-fatigue = Your fatigue is about to rise by { $by }, beyond its end. Do you use something first?
ask-weakness = Which attribute is weakened?
ask-which-weakness = Which weakness is healed?
ask-improved = Your reputation cannot be better. Do you lower your fatigue instead?
ask-test = Test of { $attribute }, difficulty { $difficulty }{ $mark }: your total is { $total }.
ask-attribute = Which attribute do you test?
ask-before-encounter = { $threat }: do you use something first?
ask-after-detection = { $threat }: what do you do?
ask-lost-marked-test = The test is lost. Do you use something against its damage?
ask-lost-test = The test is lost. Do you use something against { $threat }?
ask-won-encounter = { $threat } is defeated. Do you use something?
ask-choice = What do you choose?
ask-may = Do you do it?
ask-pay-with = What do you give up?
ask-place = Which location?
ask-which-threat = Which threat?
ask-voice-threat = The Voice of Zona decides: which threat is met?
ask-salvage = What do you take from the discards?
ask-peek = Do you put a card at the bottom?
ask-secret-item = Which secret item do you keep?
ask-before-event = Do you use something before your event?
ask-event-draw = Do you look at more than one event card?
ask-which-event = Which event do you resolve?
ask-trade = What do you buy?
ask-sell = What do you sell?
ask-camp = You camp. What do you do?
ask-rumor-token = Where does the rumor token go?
ask-flee = An emission comes. Do you flee into a bunker?
ask-restart = Do you go on with a new character?
ask-keep-secret = Which secret does the new character know?

## Answers

option-end-turn = End the turn
option-gear = Rearrange gear
option-drop-something = Drop an item
option-drop-nothing = Drop nothing more
option-let-stand = Let the test stand
option-take-it = Take the damage
option-go-on = Go on
option-run = Run away
option-bribe = Pay for an easier confrontation
option-slip-by = Slip by
option-meet = Meet a threat
option-decline = No
option-keep-none = Keep none
option-stay = Stay
option-draw = Draw the event
option-bury-nothing = Leave the rest
option-wear-new = Wear it
option-pack-new = Put it into the backpack
option-spare = Leave the token off
option-mark = Put the token on it
option-be-relieved = Fatigue −1
option-heal = Heal { $damage } damage for ₽{ $cost }
option-doze = Doze: fatigue −1
option-free-heal = Heal 1 damage
option-overhaul = Repair 3 for ₽100
option-free-repair = Repair 2
option-stop = Stop playing
option-no-secret = None

option-move = Move to { $place }
option-move-shortcut = Move to { $place }, 1 { $damage } damage on the way
option-local = Local action: { $place }
option-open = Open the { $site } ({ $lock }): { $cost }
option-open-with = Open the { $site } with the { $item }: { $cost }
option-search = Search for { $threat }
option-rest = Rest: fatigue −{ $by }
option-relief = Rest in the camp: fatigue −{ $by }
option-use = Use { $item }: { $effect }, { $left }
option-use-doing = Use { $item } ({ $left }): { $effect }
option-use-ability = { $ability }: { $effect }
option-use-negated = Use { $item } with { $negator }: { $effect }; no impact
option-use-negated-again = Use { $item } with { $negator } once more by { $again }: { $effect }; no impact
option-use-again = Use { $item } once more by { $again }: { $effect }
option-drop = Drop { $item }
option-wear = Wear { $items }
option-wear-nothing = Wear nothing
option-keep = Keep { $card }
option-bury = Put { $card } at the bottom
option-resolve = Resolve { $card }
option-discard = { $piece }
option-damage = { $item } ({ $left })
option-deactivate = { $item }
option-repair = Repair { $item } ({ $left }){ $cost ->
    [0] {""}
   *[other] {" "}for ₽{ $cost }
    }
option-force = Force the test: reroll the { $faces }, fatigue +1
option-force-by = Force the test by { $source }: reroll the { $faces }{ $fatigue ->
    [0] {""}
   *[other] , fatigue +{ $fatigue }
    }
option-lure = Discard the trophy { $threat }: +{ $plus }
option-attribute = Test { $attribute } ({ $value })
option-weaken = Weaken { $attribute } (now { $value })
option-cure = Heal the weakness of { $attribute }{ $cost ->
    [0] {""}
   *[other] {" "}for ₽{ $cost }
    }
option-confront = Confront it: { $attribute } { $value } against { $difficulty }
option-threat = { $threat }
option-at = { $place }
option-border = { $border }
option-flee = Flee to { $bunker }: fatigue +{ $fatigue }
option-flee-with = Flee to { $bunker } with { $item }: fatigue +{ $fatigue }
option-buy = Buy { $card } for ₽{ $price }
option-sell = Sell { $piece } for ₽{ $price }
option-sell-dear = Sell { $piece } for ₽{ $price } (the Station's offer)
option-character = { $character }
option-secret = Keep the secret { $card }

note-threats = Threats there: { $threats }
note-part = { $part }: { $story } { $effects }
section-other = Elsewhere
paragraph = Paragraph { $number }
note-placements = Threats come: { $threats }.
placement = { $slot } in { $place }
note-total = Total { $total } against { $difficulty }
note-cost = Price: { $cost }.
note-impact = Impact: { $cost }.
note-impact-per-artifact = Impact, for each artifact owned: { $cost }.
note-threat = Detection { $detection }, { $attribute } { $difficulty }, damage { $damage }, { $slot }. Reward: { $reward }.
note-threat-special = Detection { $detection }, { $attribute } { $difficulty }, damage { $damage }, { $slot }.
note-character = Alertness { $alertness }, physique { $physique }, smarts { $smarts }, willpower { $willpower }, fortitude { $fortitude }. { $ability }.
reward-trophy = trophy (₽{ $rubles })
reward-artifact = { $colour } artifact
reward-none = none
note-lasts = { $uses ->
    [0] Once a round.
    [one] Single use.
   *[other] { $uses } uses.
    }
left-single = single use
left-durable = once a round
left-uses = { $uses ->
    [0] last use
    [one] { $uses } use left
   *[other] { $uses } uses left
    }

## What cards do

words-nothing = nothing
words-comma = { $first }, { $second }
words-or = { $first } or { $second }
words-minus = −{ $number }
words-then = { $first } { $second }
words-amount = { $amount } { $what }

match-artifact = an artifact
match-any = an item
match-weapon = a weapon
match-tool = a tool
match-medicine = medicine
match-food = food
match-alcohol = alcohol
match-document = a document
match-device = a device
match-light = a light
match-clothing = clothing
match-oddity = an oddity
match-junk = a junk item
match-equipment = an equipment item
match-green_artifact = a green artifact
match-yellow_artifact = a yellow artifact
match-secret = a secret item
match-starting = a starting item

if-has = you have { $what }{ $count ->
    [one] {""}
   *[other] {" "}(×{ $count })
    }
if-crowbar = you have a crowbar
if-trophies = { $number ->
    [one] you have a trophy
   *[other] you have { $number } trophies
    }
if-secrets = { $number ->
    [one] you have a secret
   *[other] you have { $number } secrets
    }
if-fatigue = your fatigue is { $number } or more
if-weaknesses = { $number ->
    [one] you have a weakness
   *[other] you have { $number } weaknesses
    }
if-hurt = you have { $number } damage or more
if-standing = you have { $among }
if-threats = { $number ->
    [one] a threat lies here
   *[other] { $number } threats lie here
    }
if-alone = you are alone here
if-not = not: { $condition }

cost-free = nothing
cost-rubles = ₽{ $rubles }
cost-discard = discard { $what }
cost-artifacts = { $number ->
    [one] 1 artifact
   *[other] { $number } artifacts
    }
cost-trophies = { $number ->
    [one] 1 trophy
   *[other] { $number } trophies
    }
cost-crowbar = 1 damage on a crowbar
cost-reputation = { $steps ->
    [one] reputation worsens
   *[other] reputation worsens { $steps } times
    }
cost-fatigue = fatigue +{ $by }

where-here = here
where-entrance = an entrance
where-bunker = a bunker
where-nearest-bunker = the nearest bunker
where-sectors = { $sectors }
where-adjacent-sectors = adjacent, { $sectors }
where-adjacent = an adjacent location
where-anywhere = anywhere

does-gain = Gain ₽{ $rubles }.
does-lose = Lose up to ₽{ $rubles }.
does-suffer = Suffer { $damage } damage.
does-suffer-per = Suffer { $damage } damage for each artifact you own.
does-heal = Heal { $amount } damage.
does-heal-weakness = { $amount ->
    [one] Heal a weakness.
   *[other] Heal { $amount } weaknesses.
    }
does-weaken = Take a weakness.
does-tire = Fatigue +{ $by }.
does-relieve = Fatigue −{ $by }.
does-exhaust = Fatigue becomes 5.
does-improve = { $steps ->
    [one] Reputation improves.
   *[other] Reputation improves { $steps } times.
    }
does-worsen = { $steps ->
    [one] Reputation worsens.
   *[other] Reputation worsens { $steps } times.
    }
does-take = { $cards ->
    [one] Take 1 { $deck } card.
   *[other] Take { $cards } { $deck } cards.
    }
does-draw-keep = Draw { $draw } { $deck } cards, keep { $keep }.
does-salvage = { $cards ->
    [one] Take 1 { $deck } card from the discards.
   *[other] Take { $cards } { $deck } cards from the discards.
    }
does-trade = Buy at the marketplace.
does-trade-so = Buy at the marketplace: { $how }.
trade-only = only { $deck } cards
trade-cut = ₽{ $cut } off each
trade-every-column = in every column
trade-most = { $most ->
    [one] at most 1 card
   *[other] at most { $most } cards
    }
does-sell = Sell { $what }.
does-sell-so = Sell { $what }: { $how }.
sell-everything = trophies and artifacts
sell-trophies = trophies
sell-artifacts = artifacts
sell-bonus = ₽{ $bonus } more for each
sell-green = ₽{ $bonus } more for a green one
sell-yellow = ₽{ $bonus } more for a yellow one
sell-most = { $most ->
    [one] only 1
   *[other] at most { $most }
    }
does-repair = Repair { $amount }.
does-wear = { $times ->
    [one] Put 1 damage on { $what }.
   *[other] Put 1 damage on { $what }, { $times } times.
    }
does-discard = { $count ->
    [one] Discard { $what }.
   *[other] Discard { $what } (×{ $count }).
    }
does-deactivate = { $count ->
    [one] Deactivate a durable item.
   *[other] Deactivate { $count } durable items.
    }
does-gain-trophy = Draw a { $slot } and keep it as a trophy.
does-lose-trophy = { $count ->
    [one] Discard a trophy.
   *[other] Discard { $count } trophies.
    }
does-test = Test of { $attribute }, difficulty { $difficulty }{ $mark }.
does-passed = Passed: { $effects }
does-failed = Failed: { $effects }
does-encounter = Encounter: { $slot }.
does-encounter-to-the-end = Encounter without running away: { $slot }.
does-meet-threat = Encounter with a threat here.
does-defeated = Defeated: { $effects }
does-undefeated = Not defeated: { $effects }
does-draw-threat = Draw a { $slot }.
does-low = Detection below { $split }: { $effects }
does-high = Detection { $split } or more: { $effects }
does-keep-threat = It becomes your trophy.
does-place-threat = Place a { $slot }: { $where }.
does-remove-threat = Remove a threat: { $where }.
does-move-threat = Move a threat: { $origin }, to { $to }.
does-choose = Choose.
does-choose-way = One way: { $effects }
does-needs = Only if { $condition }.
does-may = You may ({ $cost }): { $effects }
does-then = If { $condition }: { $effects }
does-otherwise = Otherwise: { $effects }
does-unless = Unless { $condition }: { $effects }
does-by-good = Good reputation: { $effects }
does-by-neutral = Neutral reputation: { $effects }
does-by-bad = Bad reputation: { $effects }
does-go-on = Read on.
does-fail = The mission fails.
does-uncover-secret = You uncover a secret.
does-win = The end.
does-relocate = Relocate: { $where }.
does-move-again = Move once more.
does-peek = { $bury ->
    [0] Look at the top { $cards ->
        [one] card
       *[other] { $cards } cards
    } ({ $pile }).
    [one] Look at the top { $cards } cards ({ $pile }); one of them may go to the bottom.
   *[other] Look at the top { $cards } cards ({ $pile }); up to { $bury } of them may go to the bottom.
    }
does-search-secret-items = Search the secret items.
does-shift-emission-on = The emission marker goes on by { $by }.
does-shift-emission-back = The emission marker goes back by { $by }.
does-actions-next-turn-more = { $by ->
    [one] 1 more action in your next turn.
   *[other] { $by } more actions in your next turn.
    }
does-actions-next-turn-fewer = { $by ->
    [one] 1 action fewer in your next turn.
   *[other] { $by } actions fewer in your next turn.
    }
does-extra-action = 1 more action this turn.
does-safe-shortcuts = No shortcut damage this round.
does-quiet-gate = This turn's local action here does no harm.
does-each = Everybody ({ $where }): { $effects }
does-each-other = Everybody else ({ $where }): { $effects }
does-refresh-market = New cards at the market: { $rows }.
does-dismiss = The threat goes away.
does-edge = +{ $plus } in this encounter.
does-avert = The damage is averted.

use-plus = +{ $plus }
use-cancel = { $cancel ->
    [one] cancels a minus
   *[other] cancels { $cancel } minuses
    }
use-reroll = { $dice ->
    [one] rerolls a die
   *[other] rerolls up to { $dice } dice
    }
use-calm = triangles do no harm
use-rerolling = { $effect }: { $what }
use-cancelling = { $effect }: { $what }
use-against = cancels { $damage } damage
use-against-any = cancels { $amount } damage of any type
use-convert = changes the type of { $amount } damage
use-converts = 1 { $kind } damage becomes { $other }
use-negate = no impact of an artifact
use-forcing = { $dice } dice when forcing
use-forcing-by-weaknesses = more dice when forcing, by weaknesses
use-emission = fleeing costs { $fatigue } fatigue
use-lock = a lock is cheaper: { $cost }
use-event-draw = look at { $look } events, resolve one
use-again = use a durable artifact once more

## The log

log-round = Round { $round } begins.
log-turn = It is the turn of { $seat }.
log-enters = { $seat } enters the Zone as { $character }, at { $place }.
log-enters-hurt = { $seat } begins with { $amount } damage.
log-last-round = The last rumor is near: this round is the last.
log-phase-events = Everybody draws an event.
log-phase-rumor = A rumor goes round.
log-moves = { $seat } moves to { $place }.
log-relocates = { $seat } is now at { $place }.
log-rests = { $seat } rests.
log-local = { $seat } takes the local action of { $place }.
log-opens = { $seat } opens the { $site }.
log-secret = { $seat } uncovers a secret: { $deck }.
log-event = { $seat } draws an event ({ $deck }): { $card }.
log-event-fails = { $card } is discarded.
log-secret-known = { $seat } knows this secret already.
log-chooses = { $seat } chooses: { $way }.
log-reshuffle = New deck: { $deck }.
log-renewed = The discards become a new deck: { $deck }.
log-rumor = Rumor: { $card }. { $text }
log-marker = The emission marker is at { $space }.
log-in-force = { $card } is in force: { $spot }.
log-emission = An emission: { $card }. { $text }
log-market = New cards lie at the marketplace.
log-encounter = { $seat } meets { $threat }.
log-runs = { $seat } runs away from { $threat }.
log-defeats = { $seat } defeats { $threat }.
log-dismissed = { $threat } goes away.
log-trophy = { $seat } keeps { $threat } as a trophy.
log-token-placed = { $threat } appears at { $place }.
log-token-shown = { $threat } is drawn and shown.
log-token-removed = { $threat } is gone from { $place }.
log-token-moved = { $threat } goes to { $place }.
log-no-token = No { $slot } is left in the tray.
log-test-passed = { $seat } tests { $attribute }: { $total } against { $difficulty }, passed.
log-test-failed = { $seat } tests { $attribute }: { $total } against { $difficulty }, failed.
log-reroll = { $seat } rerolls { $dice ->
    [one] a die
   *[other] { $dice } dice
    }.
log-lures = { $seat } uses { $threat } as bait: +{ $plus }.
log-uses = { $seat } uses { $source }.
log-negates = { $seat } negates the impact with { $negator }.
log-damage = { $seat } suffers { $amount } damage ({ $kind }): { $cause }.
damage-untyped = no type
cause-exhaustion = exhaustion
cause-price = the price of it
cause-reputation = a bad name
cause-shortcut = the shortcut
cause-triangles = two triangles
cause-zone = the Zone
log-weakness = { $seat } is weakened: { $attribute }.
log-heal = { $seat } heals { $amount } damage.
log-cure = { $seat } is no longer weak in { $attribute }.
log-tire = { $seat }: fatigue +{ $by }, now { $fatigue }.
log-relieve = { $seat }: fatigue is now { $fatigue }.
log-exhaust = { $seat } is exhausted.
log-reputation = { $seat } now has { $reputation }.
log-rubles = { $seat } gains ₽{ $rubles }.
log-rubles-lost = { $seat } loses ₽{ $rubles }.
log-pays = { $seat } pays ₽{ $rubles }.
log-gains = { $seat } gains { $item }.
log-wears = { $seat } wears { $item }.
log-loses = { $seat } no longer has { $item }.
log-discards = { $seat } discards { $piece }.
log-item-damaged = { $item } of { $seat } is damaged.
log-item-deactivated = { $seat } cannot use { $item } again in this round.
log-repairs = { $seat } repairs { $item }.
log-buys = { $seat } buys { $item } for ₽{ $price }.
log-sells = { $seat } sells { $piece } for ₽{ $price }.
log-peeks = { $seat } looks at { $cards ->
    [one] a card
   *[other] { $cards } cards
    }.
log-peeks-card = You see { $card }.
log-buries = { $seat } puts a card at the bottom.
log-dies = { $character }, the scavenger of { $seat }, dies.
log-out = { $seat } plays no longer.
log-wins = { $seat } reaches the end.
log-ending-winner = The Zone has given up its heart.
log-ending-rumors = There are no rumors left: the Source is destroyed.
log-ending-sarcophagus = The Sarcophagus closes for ever.
log-ending-nobody-left = Nobody is left.

ending-winner = One scavenger has reached the Source
ending-rumors = The rumors have run out
ending-sarcophagus = The Sarcophagus has closed
ending-nobody-left = Nobody is left
