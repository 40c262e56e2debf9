# What lies between two places, where the piles belong, what may be chosen before a game.

choice-decks = Facility decks
choice-characters = Characters
choice-voice = First Voice of Zona

edge-radiation = radiation
edge-mental = mental damage
edge-physical = physical damage
edge-blockade = blockade
edge-plant = the plant's fence
edge-entrance = entrance

group-events = Events
group-goods = Goods and artifacts
group-secrets = Secret items
group-threats = Threat tray
group-skies = Rumors and emissions
group-discards = Discards
