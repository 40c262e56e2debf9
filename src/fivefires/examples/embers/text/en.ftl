game-title = Embers
game-pitch = Keep the fire alive through the night, with a wolf among you.
role = Role
fuel = Fuel card
hand = Hand
deck = Wood pile
ashes = Ashes
fire = Fire
role-back = a hidden role
fuel-back = a fuel card
wolf = Wolf
camper = Camper
log = log
twig = twig
wet-wood = wet wood
bucket = bucket of water
status-turn = { $seat } feeds the fire
chain-link = Night { $link } of 3
status-night = Night { $night } of { $nights }
status-after-blaze = The coals of a blaze still glow
status-after-wolf-found = Nobody watched the fire while the wolf was hunted
ask-feed = What goes into the fire?
ask-accuse = Who is the wolf?
option-feed = Feed the { $card }
note-feed = { $worth ->
        [1] The fire grows by 1.
        [2] The fire grows by 2.
        [-1] The fire shrinks by 1.
       *[-2] The fire shrinks by 2.
    }
option-accuse = Accuse { $seat }
option-nobody = Accuse nobody
option-react-bucket = Empty the { $source } over it
reaction-bucket = a bucket of water
event-feeding = { $seat } feeds the fire: { $card }.
log-feeds = { $seat } feeds the fire: { $card }.
log-shows = { $seat } shows the role: { $role }.
log-nobody-named = Nobody was named by more than half.
log-dawn = { $ending }.
log-night =
    Night { $night } begins, with the fire at { $fire }. { $logs ->
        [0] All the wood is there.
       *[other] { $logs } logs are burnt.
    }
log-came-through = The campers have come through all the nights.
forbidden-lost-night = The campers did not win that night, and no other follows it.
forbidden-fourth-night = Three nights are over, and no other follows them.
forbidden-winners = All but one win a night that the campers win.
ending-blaze = The fire blazes until dawn
ending-dead-fire = The fire is dead
ending-cold-dawn = The wood is used up
ending-wolf-found = The wolf is found
about-fire = At 10 it blazes until dawn and the campers win the night; at 0 it is dead and the wolf wins. It loses 1 after every turn.
about-deck = Whoever has the turn draws one card. When it is used up, the wolf wins.
about-ashes = What was fed to the fire.
goal-camper = Let the fire blaze, or find the wolf
goal-wolf = Let the fire die
verdict-blaze = The fire has reached 10: all campers win, the wolf loses.
verdict-dead-fire = The fire has fallen to 0: the wolf wins alone.
verdict-cold-dawn = No card was left to draw and the fire did not blaze: the wolf wins alone.
verdict-wolf-found = More than half named the wolf: all campers win.
chart-fire = Fire
