# Items of Raxxon.

red_pill = Red pill
    .effect = One of your survivors takes it. Roll: 1–4 the tremor, 5–6 heal 3 wounds or frostbites.
blue_pill = Blue pill
    .effect = One of your survivors takes it. Roll: 1–4 it becomes a sleepwalker, 5 it loses a despair, 6 it loses
        2 despair and you roll a new die.
white_pill = White pill
    .effect = One of your survivors takes it. Roll: 1–4 numb skin, 5–6 heal 2 wounds or frostbites.
green_pill = Green pill
    .effect = One of your survivors takes it. Roll: 1–3 it becomes ravenous, 4 turn one of your unused dice to 6, 5–6
        you get a new die that shows 6.
yellow_pill = Yellow pill
    .effect = One of your survivors takes it. Roll: 1–4 the sweet smell, 5–6 it makes no exposure rolls until the end of
        the round.
black_pill = Black pill
    .effect = One of your survivors takes it. Roll: 1 it gets 2 wounds, 2–5 it is wide awake, 6 you roll 2 new dice.
pulse_cannon = Pulse cannon
    .effect = Die 3+: up to 3 zombies at the bearer's place go to empty entrance spaces of another place.
stun_baton = Stun baton
    .effect = Die 3+: the bearer attacks without an exposure roll.
flamethrower = Flamethrower
    .effect = Die 2+: the bearer kills up to 2 zombies at its place without exposure rolls; the roar makes 1 noise there.
guard_drone = Guard drone
    .effect = At the start of the colony phase remove 1 zombie at the bearer's place.
sonic_charge = Sonic charge
    .effect = Set an explosive trap on an empty entrance space of any place.
override_key = Override key
    .effect = The top experiment is discarded; or look at the top 5 cards of Raxxon and keep 2.
    .seal = Seal the lower doors: the top experiment is discarded
    .plunder = Open the pharmacy: look at the top 5 cards of Raxxon and keep 2
code_wheel = Code wheel
    .effect = Any die, once a round, wherever the bearer is: a die with a value of your choice lies on Raxxon.
    .one = Lay a 1
    .two = Lay a 2
    .three = Lay a 3
    .four = Lay a 4
    .five = Lay a 5
    .six = Lay a 6
hazmat_suit = Hazmat suit
    .effect = The bearer makes no exposure rolls for searches or because of cards. A spreading bite passes it by.
exo_frame = Exo-frame
    .effect = The bearer's attacks need a die that is lower by 1, it is killed by one damage token more than others, and
        each of its searches makes 1 noise at once.
raxxon_plans = Raxxon plans
    .effect = At Raxxon the bearer's searches begin with 1 card more.
specimen_atlas = Atlas of specimens
    .effect = While a special zombie is anywhere on the board, or at least 2 zombies are at the bearer's place, die 2+: the
        bearer attacks without an exposure roll.
delivery_ledger = Delivery ledger
    .effect = Look through the item deck of one of the six locations for a food, medicine or fuel card, show it and take
        it. Then the deck is shuffled.
