game-title = The Last Caravan
game-pitch = Bring the water home across the salt, with a raider among the drivers.

## Roles and cards

role = Role
supply-card = Supply card
role-back = a hidden role
supply-back = a supply card
raider = Raider
    .does = Wins when no water is left on the road.
driver = Driver
    .does = Wins when the caravan comes to the Harbour.
rope = Rope
    .does = It holds the wagons together.
mule = Mule
    .does = It pulls, most of the time.
camel = Camel
    .does = It carries more than all the others.
slit-skin = Slit waterskin
    .does = Nobody knows who did it.
scout = Scout
    .does = From the hand: when 1 or 2 are missing, add 2.
worth = Worth

## The table

road = The road to the Harbour
caravan = Caravan
hand = Hand
supply = Supply
discards = Discards
wagon = The wagon, turned up
water = Water
watch = Keeps watch today
doubts = Spoilt wagons with a card from here
well = Last Well
flats = Salt Flats
canyon = Red Canyon
cistern = Old Cistern
market = Camel Market
tower = Watchtower
glass-dunes = Glass Dunes
grove = Date Grove
huts = Shepherds’ Huts
bridge = Toll Bridge
bone-pass = Bone Pass
harbour = Harbour
status-day = Day { $day }, led by { $seat }
status-ahead = { $place }: { $of } cards must be worth { $need }
note-place =
    { $of } cards must be worth { $need }.{ $water ->
        [0] {""}
       *[other] { " " }{ $water } water.
    }{ $cards ->
        [0] {""}
       *[other] { " " }A card for everybody.
    }

## Questions and answers

ask-road = Which road does the caravan take?
ask-watch = Who keeps watch on the way to { $place }?
ask-card = What goes into the wagon? At { $place } { $cards } cards must be worth { $need }.
option-head = Head for { $place }
option-watch = Leave { $seat } as the watch
option-add = Add a { $card }
option-react-scout = Send a { $source }
reaction-scout = a scout
event-crossing = At { $place } the wagon is worth { $total }, and { $need } are needed.

## What happened

log-sets-out = { $seat } heads for { $place }, which takes { $need }. { $watch } keeps watch.
log-wagon =
    At { $place } the wagon is worth { $total } of { $need }. { $slit ->
        [0] Nothing in it was spoilt.
        [one] One waterskin in it was slit.
       *[other] { $slit } waterskins in it were slit.
    }
log-stays = The caravan stays at { $place } and loses 1 water.
log-arrives = The caravan comes to { $place }.
log-supply = The discarded cards become the supply again.
log-dry = The last water is gone.
ending-harbour = The caravan is home
ending-dry = The water is gone
chart-water = Water
chart-doubts = Spoilt wagons
