# Items of the Gas Station.

fuel_can = Can of fuel
    .effect = One of your survivors moves now, without an exposure roll. It is that survivor's move of the turn.
drum_of_diesel = Drum of diesel
    .effect = Two of your survivors move now, without exposure rolls, as their move of the turn; or remove up to 3
        zombies where one of your survivors is. With improvements: or add 1 progress and roll a new die.
    .plain = Two of your survivors move now, without exposure rolls, as their move of the turn; or remove up to 3
        zombies where one of your survivors is.
    .convoy = Two of your survivors move without exposure rolls
    .pyre = Remove up to 3 zombies where one of your survivors is
    .machines = Run the machines: add 1 progress and roll a new die
antifreeze = Antifreeze
    .effect = Turn all frostbite of your survivors to its wound side, then one of them moves without an exposure roll,
        as its move of the turn. With Raxxon: or spend 2 dice to discard the top experiment.
    .plain = Turn all frostbite of your survivors to its wound side, then one of them moves without an exposure
        roll, as its move of the turn.
    .thaw = Turn all frostbite of your survivors to its wound side; one of them moves without an exposure roll
    .coolant = Flood the cooling pipes of Raxxon: spend 2 dice, the top experiment is discarded
road_flares = Road flares
    .effect = In this round's colony phase 3 fewer zombies come to the colony. With bandits: or remove 2 bandits where one
        of your survivors is.
    .plain = In this round's colony phase 3 fewer zombies come to the colony.
    .ring = Plant them in the snow far from the fence: 3 fewer zombies come to the colony this round
    .smoke = Smoke them out: remove 2 bandits where one of your survivors is
snowplough = Snowplough
    .effect = Remove up to 2 zombies where one of your survivors is. Then that survivor moves without an exposure roll,
        besides its move of the turn.
snowmobile = Snowmobile
    .effect = One of your survivors may move once more in this turn, and its moves need no exposure rolls until the end
        of the turn.
lighter = Lighter
    .effect = Once a round: discard a fuel card; the bearer kills up to 4 zombies at its place.
tyre_iron = Tyre iron
    .effect = Once a round, without a die: the bearer attacks.
chainsaw = Chainsaw
    .effect = When the bearer attacks a zombie, it makes 1 noise and kills up to 2 ordinary ones more there, with a roll
        for each.
bottle_bomb = Bottle bomb
    .effect = One of your survivors kills up to 4 zombies at its place without exposure rolls. A barricade or trap there
        is lost.
crisps_and_cola = Crisps and cola
    .effect = 1 food for the store, and you may roll one of your unused dice again.
frozen_pies = Frozen pies
    .effect = 2 food for the store.
caffeine_tablets = Caffeine tablets
    .effect = Roll a new die for yourself, then you may roll one of your unused dice again.
hand_warmers = Hand warmers
    .effect = Heal 1 wound or frostbite of one of your survivors. Until the end of the turn a frostbite on the exposure
        die is a blank for all your survivors.
stranded_driver = Stranded driver
    .effect = You get a new survivor, and 1 helpless person comes along.
coach_party = Coach party
    .effect = You get a new survivor, the driver, and 2 helpless people come along.
