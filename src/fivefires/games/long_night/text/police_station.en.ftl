# Items of the Police Station.

service_pistol = Service pistol
    .effect = Die 2+, once a round: the bearer attacks without an exposure roll, and makes 1 noise.
riot_gun = Riot gun
    .effect = Die 3+, once a round: the bearer kills up to 2 zombies at its place without exposure rolls, and makes
        1 noise.
marksman_rifle = Marksman's rifle
    .effect = Die 2+, once a round: remove 1 zombie anywhere.
riot_shield = Riot shield
    .effect = For the bearer a wound on the exposure die is a blank.
nightstick = Nightstick
    .effect = The bearer's attacks need a die that is lower by 1.
handcuffs = Handcuffs
    .effect = 1 unruly person calms down, and you may roll one of your unused dice again. With bandits: or remove
        1 bandit where one of your survivors is and take 1 card of the loot.
    .plain = 1 unruly person calms down, and you may roll one of your unused dice again.
    .order = 1 unruly person calms down; you may roll one of your unused dice again
    .arrest = Remove 1 bandit where one of your survivors is and take 1 card of the loot
tear_gas = Tear gas
    .effect = Up to 4 zombies where one of your survivors is go to empty entrance spaces of another place.
stun_grenade = Stun grenade
    .effect = Remove up to 3 zombies where one of your survivors is, and make 1 noise there. With bandits: or remove
        2 bandits there.
    .plain = Remove up to 3 zombies where one of your survivors is, and make 1 noise there.
    .clear = Remove up to 3 zombies where one of your survivors is; 1 noise there
    .storm = Remove 2 bandits where one of your survivors is
siphoned_petrol = Siphoned petrol
    .effect = One of your survivors moves now, without an exposure roll. It is that survivor's move of the turn.
patrol_car = Patrol car
    .effect = Two of your survivors move now, one after the other, without exposure rolls. It is their move of the turn.
blue_light_battery = Battery for the blue light
    .effect = Siren and light run for one night: up to 3 zombies go from one place to empty entrance spaces of a
        location outside the colony.
lock_picks = Lock picks
    .effect = The bearer's searches need a die that is lower by 1.
police_radio = Police radio
    .effect = Any die, once a round: look at the next crisis; you may put it at the bottom.
interrogation_notes = Interrogation notes
    .effect = Look at 3 random cards in the hand of another player, and roll a new die. With bandits: or take 1 card of
        the loot.
    .plain = Look at 3 random cards in the hand of another player, and roll a new die.
    .question = Look at 3 random cards in the hand of another player, and roll a new die
    .fence = Find the fence: take 1 card of the loot
cell_block_tins = Tins from the cell block
    .effect = 2 food for the store.
tin_of_coffee = Tin of coffee
    .effect = 1 food for the store, or roll a new die for yourself.
    .stretch = Trade it in the kitchen: 1 food for the store
    .brew = Drink it now: roll a new die
desk_sergeant = Desk sergeant
    .effect = You get a new survivor, who never left the front desk.
voices_from_the_cells = Voices from the cells
    .effect = You get a new survivor, and 1 unruly person comes along.
