# Raid & Trade: questions, answers, log lines, and the names of everything that is not a card.

game-title = Raid & Trade
game-pitch = Survivors raid a ruined city, trade, craft and fight their way into the Golden City.
mode-city = The Golden City
mode-escape = Escape the City
variant-custom_city = The players lay the city
choice-sides = Map Tiles
choice-trader = Trader
choice-characters = Characters
choice-youngest = Youngest player
option-sides-city = The ruined city
option-sides-wasteland = The Wasteland
option-trader-any = Any Trader
option-trader-four-kinds = Only Traders with four kinds
option-characters-chosen = Everybody chooses a character
option-characters-dealt = Characters are dealt
option-youngest-drawn = Chance names the youngest
option-youngest-seat-1 = The first seat is the youngest
option-youngest-seat-2 = The second seat is the youngest
option-youngest-seat-3 = The third seat is the youngest
option-youngest-seat-4 = The fourth seat is the youngest
option-youngest-seat-5 = The fifth seat is the youngest
refused-escape-custom = In Escape the City the tiles form a line, so the players cannot lay the city themselves.
refused-youngest = The youngest must sit on one of the seats of this game.
chart-skill = Skill
chart-favor = Favor
chart-quests = Quests

## The box

map-tile = Map Tile
    .text = { $count ->
        [one] Room for 1 House.
       *[other] Room for { $count } Houses.
    }
helipad-tile = Helipad Tile
trader-token = Trader Token
item-card = Item Card
cora-item-card = Item Card of Cora
small-house = Small House Tile
medium-house = Medium House Tile
large-house = Large House Tile
small-raid-card = Raid Card for Small Houses
medium-raid-card = Raid Card for Medium Houses
large-raid-card = Raid Card for Large Houses
combat-die = Combat Die
raid-die = Raid Die
global-event = Global Event
quest-card = Quest Card
incident-card = Incident Card
guard = Guard
helipad-token = Helipad Token
credit-disc = Credit Disc
outpost-tile = Outpost
outpost-figure = Outpost figure
cloth-bag = Cloth bag
player-board = Player board
character-figure = Character figure
detonation-token = Detonation Token

parts = Mechanical Parts
tools = Tools
scrap = Scrap
medical = Medical Supplies
guns = Guns
food = Food
electrics = Electrics
clothing = Clothing

house-small = Small House
house-medium = Medium House
house-large = Large House
board = The city
tile-market = Black Market
tile-mill = Old Mill
tile-ridge = The Ridge
tile-flyover = The Flyover
tile-yard = Freight Yard
tile-mall = Shopping Mall
tile-canal = Canal Bank
tile-clinic = Clinic Row
tile-rail = Rail Bend
tile-helipad = Helipad
section = { $tile }, { $road }
road-a = first road
road-b = second road
road-c = third road
road-d = fourth road
square = { $tile }, number { $number }
on-the-road = { $tile }, on the road
free-place = A free place
line-barricade = Barricade
line-height = Height line

## Characters, tokens

mayu = Mayu
    .role = Medic
    .about = She turns what she has into Favor, and learns from every fight.
zoey = Zoey
    .role = Electrician
    .about = She meddles with dice, and hears of everything first.
jake = Jake
    .role = Mechanic
    .about = He builds ever cheaper.
garcia = Garcia
    .role = Trader
    .about = Trades with him cost nobody AP.
carter = Carter
    .role = Body guard
    .about = His attacks are the surest.
cora = Cora
    .role = Specialist
    .about = She mines Houses that others would raid.
night_bazaar = Night Bazaar
back_room = Back Room
apothecary = Apothecary
tinker_cart = Tinker's Cart
rescue_flight = Rescue Flight
trainers_flight = Trainers' Flight
disc_4 = Credit Disc worth 4
disc_3 = Credit Disc worth 3
disc_2 = Credit Disc worth 2
trader-text = Offers { $kinds }.
pad-text = For each player at the start it asks for { $skill } Skill and { $goods } { $goods ->
        [one] Resource
       *[other] Resources
    }.
disc-text = Worth { $favor } Favor.

## Global Events

tough_luck = Tough Luck
    .effect = All Resources go back into the bag, and everybody draws as many as they had.
    .story = In the morning every store in town has somebody else's things in it.
the_deal = The Deal
    .effect = Any number may enter the Outpost, and those inside may fight each other. At the end of the round all move out.
    .story = The Outpost opens its doors to anybody who can stand the company.
team_up = Team Up
    .effect = Everybody takes an Incident from the map or from the deck, without a price.
    .story = For one evening all share what they have heard.
open_roads = Open Roads
    .effect = Barricades cost no AP.
    .story = Somebody has dragged the barricades into the ditch.
curfew = Curfew
    .effect = Raids cost 1 AP more.
    .story = Torches go round all night, and doors are looked at twice.
rich_pickings = Rich Pickings
    .effect = Each raid gives 1 Resource more.
    .story = A convoy was unloaded here and never fetched.
ceasefire = Ceasefire
    .effect = Players cannot attack each other.
    .story = A funeral. Even the guns are carried muzzle down.
market_day = Market Day
    .effect = The Black Market takes 3 Resources for 1.
    .story = The Trader has drunk with the wrong people and must sell.
street_fair = Street Fair
    .effect = Trades between players cost no AP.
    .story = Blankets on the pavement, and something on every one of them.
amnesty = Amnesty
    .effect = Everybody on the Blacklist loses up to 2 Blacklist.
    .story = The list hangs at the gate with some names struck out.

## What cards do

words-nothing = nothing
words-no-goods = nothing
words-said-accept = accepts
words-said-decline-offer = declines
words-said-counter = has another idea
words-goods = { $amount } × { $good }
words-goods-and = { $first }, { $second }
words-and = { $first }, { $second }
words-or = { $first } or { $second }
story-and-effect = { $story } { $effect }
words-then = { $first }; { $second }
cost-ap = { $ap } AP
cost-any = { $count } { $count ->
        [one] Resource
       *[other] Resources
    } of any kind
cost-blacklist = { $count } Blacklist
demand-any = { $count } { $count ->
        [one] Resource
       *[other] Resources
    } of any kind
demand-items = { $count } crafted { $count ->
        [one] Item
       *[other] Items
    }
demand-incidents = { $count } { $count ->
        [one] Incident
       *[other] Incidents
    }
demand-ap = { $count } AP
demand-skill = { $count } Skill
demand-favor = { $count } Favor
demand-houses = { $count } { $count ->
        [one] House
       *[other] Houses
    } raided this round
do-gain-ap = gain { $count } AP
do-gain-skill = gain { $count } Skill
do-gain-favor = gain { $count } Favor
do-gain-blacklist = gain { $count } Blacklist
do-take = take { $what } from the bag
do-draw = draw { $count } { $count ->
        [one] Resource
       *[other] Resources
    }
do-pick = take { $count } { $count ->
        [one] Resource
       *[other] Resources
    } of your choice from the bag
do-build = craft an Item without using your action, for { $count } { $count ->
        [one] Resource
       *[other] Resources
    } less
do-build-free = craft an Item worth exactly { $skill } Skill for free
do-incidents = draw { $count } { $count ->
        [one] Incident
       *[other] Incidents
    }
do-incidents-map = take { $count } { $count ->
        [one] Incident
       *[other] Incidents
    } from the map
do-restore = restore an Item of your character from the box
do-rob = take { $count } { $count ->
        [one] Resource
       *[other] Resources
    } from a rival
do-rob-here = take { $count } { $count ->
        [one] Resource
       *[other] Resources
    } from a rival on your tile
do-drain = a rival loses { $ap } AP
do-drain-here = a rival on your tile loses { $ap } AP
do-levy = each rival with { $over } Resources or more loses one at random
do-levy-keep = take one Resource at random from each rival who has { $over } or more
do-walk = cross { $count } { $count ->
        [one] border or barricade
       *[other] borders or barricades
    } for no AP this turn
do-jump = go to any road of a tile to which a road leads from yours, without using your move
do-jump-market = go to any road of the Black Market, without using your move
do-again = take another action this turn
do-again-move = move once more this turn
do-uncover = turn up the top Raid Card for a { $house }; you may put it under the deck
do-mine = mine a House on your tile
do-stop = it is called off, and the action is lost
do-cheaper = it costs { $ap } AP less
do-dearer = it costs { $ap } AP more
do-loot = draw { $count } more { $count ->
        [one] Resource
       *[other] Resources
    }
do-sure = the raid succeeds without a roll
do-quiet = you take no Blacklist in this raid
do-spare = it serves as a Gun
do-brace = defending costs { $ap } AP less
do-cover = you count as having rolled a Shield
do-pierce = a Shield does not stop your Hit
do-insure = if you lose the fight, you lose no Resources
do-reroll = the die is rolled again
do-may = you may pay { $cost } to { $effect }
do-if-poorest = if nobody has fewer Resources than you, { $effect }
use-for = for { $cost }, { $effect }
use-turn = On your turn: { $effect }.
use-when = { $when }: { $effect }.
when-sizes = { $when } ({ $sizes })
when-raid-announced-own = When you raid
when-raid-announced-others = When another player raids
when-raid-paid-own = When you have paid for a raid
when-raid-paid-others = When another player has paid for a raid
when-fight-announced-own = When you attack
when-fight-announced-against-me = When you are attacked
when-fight-announced-anybody = When anybody attacks
when-fight-paid-own = When you have paid for an attack
when-fight-paid-against-me = When somebody has paid for an attack on you
when-fight-rolled-against-me = When the dice of an attack on you have fallen
when-roll-rolled-own = When you have rolled a die
when-roll-rolled-others = When another player has rolled a die
when-roll-rolled-anybody = When anybody has rolled a die
when-step-announced-others = When another player moves over a border or a barricade
when-craft-announced-others = When another player crafts
when-work-announced-others = When another player works or trains in the Outpost
item-text = Price: { $price }. { $skill } Skill. Once a round. { $use }
item-once = Price: { $price }. { $skill } Skill. Once only. { $use }
incident-text = Price: { $price }. { $use }
quest-text = Asks for { $demand }. Once a round after that. { $use }
raid-finds = { $count } { $count ->
        [one] Resource
       *[other] Resources
    }
raid-by-die = Success: { $success }. Fail: { $fail }.
raid-by-blacklist = Take { $points } Blacklist: { $success }. Or return the card for 1 Favor.
die-face = { $attack } / { $defence }
symbol-hit = Hit
symbol-auto_win = Auto Win
symbol-steal = Steal
symbol-destroy = Destroy
symbol-get_ap = 3 AP
symbol-free_craft = Free craft
symbol-get_skill = 1 Skill
symbol-nothing = Nothing
symbol-shield = Shield
symbol-dynamite = Dynamite
type-item = Item
type-incident = Incident
type-quest = Quest
type-event = Global Event
type-raid = Raid Card
type-trader = Trader
type-pad = Helipad Token
type-disc = Credit Disc

## Where we are

stage-characters = Characters are being chosen.
stage-build = The city is being laid.
stage-outpost = The Outpost is being placed.
stage-tokens = The tokens of the flight are being picked.
stage-starting = Starting Items are being chosen.
stage-round = A round begins.
stage-event = The news of the day is being chosen.
stage-sharing = Incidents are being shared.
stage-turn = Turns are being taken.
stage-move_out = The Outpost is being cleared.
stage-close = The round ends.
status-round = Round { $round }
status-event = In the news: { $event }
status-falls-next = Next to fall: { $tile }
row-characters = Who is still free
row-to-lay = Map Tiles still to be laid
row-drawn = Raid Card
row-events = News to choose from
row-event = News of the round
row-quests = Open Quests
row-discs = Unclaimed Credit Discs
row-die = Combat Die
row-made = Crafted Items
row-unmade = Items to craft
row-hand = Incidents
row-own-quests = Completed Quests
row-own-discs = Credit Discs
group-raids = Raid Cards
discards-small = Discards: Small Houses
discards-medium = Discards: Medium Houses
discards-large = Discards: Large Houses
discards-incidents = Discarded Incidents
track-skill = Skill
track-ap = AP
track-favor = Favor
track-blacklist = Blacklist
track-quests = Quests
track-adrenaline = Adrenaline
mark-ap = AP to raid
mark-mine = Mined
mark-loot = Loot
mark-starter = Starts the round
mark-passed = Has passed
mark-out = Out of the game
mark-aboard = Has a seat in the helicopter
mark-promise = Promised: { $promise }
nobody-yet = No character yet
goal-city = Be the first with { $skill } Skill, { $favor } Favor or { $quests } Quests
goal-escape = Get to the Helipad before the bombs do, and give what the helicopter still lacks
goal-flight-skill = Skill for the helicopter
goal-flight-goods = Resources for the helicopter
goal-flight-seats = Seats taken
veil-fallen = Bombarded
veil-falls = Falls at the end of the round
step-costs = A step here costs { $ap } AP.
mark-spent = Used this round
mark-ready = Can be crafted now

## Questions

ask-character = Who do you want to be?
ask-tile = Which tile do you lay?
ask-tile-place = Where do you lay the Map Tile?
ask-tile-turn = How do you turn the Map Tile?
ask-outpost = Where does the Outpost stand?
ask-trader = Which Trader is at the Black Market?
ask-pad = What shall the helicopter ask for?
ask-starting-item = Which Item do you start with? Skill still to choose: { $left }.
ask-event = Which event happens this round?
ask-share = Which Incident do you take?
ask-action = What do you do?
ask-rest = Your move and your action are done. What else?
ask-blacklist = Take { $points } Blacklist and { $count } Resources, or return the card?
ask-effect = Do you use the effect of the card?
ask-way = Do you take this up?
ask-build = Which Item do you craft?
ask-rival = Which player do you choose?
ask-rob = What do you take? { $total } of { $most }
ask-restore = Which Item do you restore?
ask-from-map = Which Incident do you take?
ask-jump = Where do you go?
ask-bury = { $card } lies on top. Does it stay there?
ask-mine = The die shows dynamite. Which House do you mine?
ask-defend = { $seat } attacks. Do you defend, for { $ap } AP and a Gun?
ask-reward = The fight is won. What do you take for it?
ask-ransom = { $seat } has won. Do you give five Resources, or let three be taken?
ask-give-five = Five Resources for the winner: what do you give? { $total } of { $most }
ask-take-three = The fight is won. Which Resources do you take? { $total } of { $most }
ask-steal = An Item of the rival is yours. Which one?
ask-destroy = What do you destroy?
ask-which-item = An Item of the rival is destroyed. Which one?
ask-pay-any = Any Resources will do. What do you pay with? { $total } of { $most }
ask-pick = What do you take from the bag? { $total } of { $most }
ask-market = Four Resources for one. Which one do you want?
ask-disc = The work at the Outpost is done. Which Credit Disc do you take?
ask-tribute = The Outpost is lost, and has its price. What do you hand over? { $total } of { $most }
ask-out = Where do you step out?
ask-spend-item = Which Item do you spend?
ask-spend-incident = Which Incident do you spend?
ask-which-guard = Which Guard attacks next?
ask-defend-guard = A Guard attacks. Do you defend, for { $ap } AP and a Gun?
ask-lose = The Guard has won and takes Resources. Which ones? { $total } of { $most }
ask-give-skill = How much Skill do you give? Still missing: { $missing }.
ask-give-goods = Which Resources do you give? { $total } of { $most }
ask-partner = With whom do you want to trade?
ask-offer = What do you offer?
ask-give = What do you give?
ask-want = What do you want for it?
ask-send = Do you send it?
ask-answer-offer = What do you say to { $seat }'s offer?
    .standing = Offers of others
ask-who-trades = Several accept. With whom do you trade?
ask-hear-counter = { $seat } has another idea. Do you accept?

## Answers

option-pass-round = Pass for this round
option-end-turn = End the turn
option-trade = Trade with others
option-market = Trade at the Black Market
option-enter-outpost = Enter the Outpost (5 AP)
option-work = Work for a Credit Disc (8 AP)
option-train = Train for 1 Skill (8 AP)
option-storm-outpost = Attack the Outpost (7 AP)
option-give = Give to the helicopter
option-decline = Leave it
option-no-defence = Do not defend
option-take-blacklist = Take the Blacklist
option-return-card = Return the card
option-reward-disc = Take the best Credit Disc
option-reward-goods = Take Resources
option-give-five = Give five Resources
option-allow-three = Let three be taken
option-from-deck = Draw from the deck
option-bury = Put it under the deck
option-leave-it = Leave it on top
option-an-item = Destroy an Item
option-an-incident = Destroy an Incident
option-go = Go to { $section } ({ $ap } AP)
    .many = Go to one of { $count } roads
option-raid = Raid the { $house } at { $square } ({ $ap } AP)
    .many = Raid one of { $count } Houses
option-attack = Attack { $seat } (5 AP, 1 Gun)
option-attack-by = Attack { $seat } with { $item } (5 AP)
option-guard = Attack the Guard at { $square } (5 AP, 1 Gun)
    .many = Attack one of { $count } Guards (5 AP, 1 Gun)
option-defend = Defend with a Gun
option-defend-by = Defend with { $item }
option-craft = Craft { $item } for { $skill } Skill
option-leave = Step out to { $section }
    .many = Step out to one of { $count } roads
option-claim = Claim { $card } for { $price }
option-claim-quest = Complete { $card } for { $price }
option-use = Use { $card }
option-rival = Choose { $seat }
option-card = Choose { $card }
option-at = Choose { $place }
    .many = Choose one of { $count } squares on the map
option-onto = Go to { $section }
    .many = Go to one of { $count } roads
option-tile = Lay { $tile }
option-place = Lay it in column { $column }, row { $row }
    .many = Lay it in one of { $count } free places
option-turned = Turn it { $quarters ->
        [0] not at all
        [1] once
        [2] twice
       *[3] three times
    }
option-skill = Give { $amount } Skill
way-use_effect = Use the effect
way-read_on = Read on
way-take_lesson = Take a lesson
way-set_type = Set the type
way-pawn = Pawn something
option-react-card = Use { $source }
option-react-incident = Play { $source }
reaction-card = the chance to react
reaction-incident = the chance to play an Incident
option-with = Speak to { $seat }
option-offer-to-all = Speak to all of them
option-compose = Put an offer together
option-never-mind = Leave it
option-enough = Go on
option-send = Send the offer
option-accept = Accept
option-decline-offer = Decline
option-counter = Answer with an offer of your own
option-no-more-offers = Hear no more from this player this round
option-say-nothing = Say nothing
option-put = Put { $amount } × { $good }
option-ready = Give { $give } for { $want }
option-promise-peace = Promise not to attack them until the end of the next round
option-promise-keep-out = Promise to stay out of the Outpost until the end of the next round
option-promise-loan = Promise to give back what you get, for one token, on your next turn
promise-peace = no attack on them until the end of the next round
promise-keep-out = out of the Outpost until the end of the next round
promise-loan = to give back what was got, for one token, on the next turn

## What happens

event-raid = { $seat } raids a { $size }.
event-fight = { $seat } attacks { $target }.
event-roll = { $seat } has rolled a Combat Die.
event-roll-raid = { $seat } has rolled the Raid Die.
event-step = { $seat } moves.
event-craft = { $seat } crafts { $item }.
event-work = { $seat } is at work in the Outpost.
log-character = { $seat } plays { $character }.
log-lays = { $seat } lays { $tile }.
log-outpost = { $seat } places the Outpost.
log-starts-with = { $seat } starts with { $item }.
log-round = Round { $round } begins with { $seat }.
log-event = In the news: { $card }.
log-turn = It is { $seat }'s turn.
log-must-pass = { $seat } must pass.
log-passes = { $seat } passes.
log-moves = { $seat } moves to { $tile } for { $ap } AP.
log-jumps = { $seat } goes straight to another road.
log-incident = { $card } turns up at { $tile }.
log-draws-incident = { $seat } draws an Incident.
log-takes-incident = { $seat } takes { $card }.
log-claims = { $seat } claims { $card }.
log-quest = { $seat } completes { $quest }.
log-uses = { $seat } uses { $card }.
log-raids = { $seat } raids a { $house }.
log-raid-card = { $card } is drawn.
log-mine-goes-off = A mine goes off: { $seat } loses { $ap } AP.
log-mines = { $seat } mines a House.
log-takes-blacklist = { $seat } takes { $points } Blacklist.
log-returns-card = { $seat } returns the card for 1 Favor.
log-stopped = { $seat } is stopped, and the action is lost.
log-skipped = The fight does not happen, and { $seat }'s action is lost.
log-attacks = { $seat } attacks { $target }.
log-defends = { $seat } defends.
log-rolls = { $seat } rolls.
log-rerolls = { $seat } has the die rolled again.
log-attack-shows = { $seat } rolls for the attack: { $symbol }.
log-defence-shows = { $seat } rolls for the defence: { $symbol }.
log-wins-fight = { $seat } wins the fight.
log-loses-fight = { $seat } does not win the fight.
log-steals = { $seat } steals { $item }.
log-destroys = { $seat } destroys { $item }.
log-destroys-incident = { $seat } destroys { $card }.
log-takes-disc = { $seat } takes a Credit Disc.
log-plunders = { $seat } takes { $count ->
        [0] nothing
        [one] { $count } Resource
       *[other] { $count } Resources
    }.
log-robs = { $seat } takes Resources from { $other }.
log-drains = { $seat } costs { $other } { $ap } AP.
log-restores = { $seat } restores { $item }.
log-uncovers = { $seat } turns up { $card }.
log-crafts = { $seat } crafts { $item }.
log-buys = { $seat } buys { $kind } at the Black Market.
log-enters-outpost = { $seat } enters the Outpost.
log-leaves-outpost = { $seat } leaves the Outpost.
log-disc-comes = At the Outpost one can now work for a { $disc }.
log-works = { $seat } works for a { $disc }.
log-trains = { $seat } trains for 1 Skill.
log-storms = { $seat } attacks the Outpost and throws { $other } out.
log-offer = { $seat } offers { $give } for { $want }.
log-counter = { $seat } would rather give { $give } for { $want }.
log-offer-lapses = Nobody can take up the offer.
log-answer-accept = { $seat } accepts.
log-answer-decline-offer = { $seat } declines.
log-answer-counter = { $seat } has another idea.
log-answer-no-more-offers = { $seat } wants no more offers of { $other } this round.
log-answer-say-nothing = { $seat } says nothing.
log-counter-dropped = { $seat } makes no other offer after all.
log-counter-declined = { $seat } does not take up { $other }'s offer.
log-trades = { $seat } gives { $other } { $give } for { $want }.
log-promises = { $seat } promises { $other }: { $promise }.
log-promise-kept = { $seat } has kept a promise: { $promise }.
log-promise-broken = { $seat } has broken a promise: { $promise }.
log-promise-void = { $seat } could not keep a promise, since it was not taken up: { $promise }.
log-bombardment = Bombs fall on { $tile }.
log-eliminated = { $seat } is out of the game.
log-gives = { $seat } gives to the helicopter.
log-guard-attacks = A Guard attacks { $seat }.
log-guard-wins = The Guard wins and takes { $count ->
        [0] nothing
        [one] { $count } Resource
       *[other] { $count } Resources
    } from { $seat }.
log-attacks-guard = { $seat } attacks a Guard.
log-guard-beaten = { $seat } beats the Guard.
log-guard-moves = The Guard moves on to { $tile }.
log-guard-stays = The Guard stays at the Helipad.
log-ends-skill = Twenty Skill open the gate of the Golden City.
log-ends-favor = Ten Favor open the gate of the Golden City.
log-ends-quests = Three Quests open the gate of the Golden City.
log-ends-points = Nobody got in, and points are counted.
log-ends-flown = The helicopter leaves with those who gave.
log-ends-alone = The helicopter leaves with one alone.
log-ends-looted = Two Guards with loot hold the Helipad. Everybody has lost.
log-ends-nobody = Nobody got away in time. Everybody has lost.
ending-skill = Won by Skill
ending-favor = Won by Favor
ending-quests = Won by Quests
ending-points = Won by points
ending-flown = The helicopter left with several aboard
ending-alone = The helicopter left with one aboard
ending-looted = The Helipad was lost
ending-nobody = Nobody got away
verdict-skill = { $seat } reached 20 Skill in round { $rounds }.
verdict-favor = { $seat } reached 10 Favor in round { $rounds }.
verdict-quests = { $seat } fulfilled the third Quest in round { $rounds }.
verdict-points = { $seat } has { $points } points.
verdict-flown = The helicopter had all it asked for in round { $rounds }. Those who had given something flew.
verdict-alone = The helicopter had all it asked for in round { $rounds }, and only { $seat } had given something.
verdict-looted = Two Guards with loot stood on the Helipad in round { $rounds }.
verdict-nobody = By round { $rounds } nobody had flown, and nobody could any more.
