# What lies between two places, where the piles belong, what may be chosen before a game.

choice-decks = Facility decks
choice-characters = Characters
choice-voice = First Voice of Zona

edge-open = open border
    .does = Crossing it costs nothing but the move.
edge-radiation = radiation
    .does = A shortcut: whoever moves across suffers 1 radiation damage, in either direction.
edge-mental = mental damage
    .does = A shortcut: whoever moves across suffers 1 mental damage, in either direction.
edge-physical = physical damage
    .does = A shortcut: whoever moves across suffers 1 physical damage, in either direction.
edge-blockade = blockade
    .does = Nobody gets across, and what it separates is not adjacent.
edge-plant = the plant's fence
    .does = No move crosses it. The way in is the local action of Pripyat or of Moscow Eye, with 2 secrets.
edge-entrance = entrance
    .does = The way into the facility. It takes a move once the lock is open, and opening the lock before that.

group-events = Events
group-goods = Goods and artifacts
group-secrets = Secret items
group-threats = Threat tray
group-skies = Rumors and emissions
group-discards = Discards
