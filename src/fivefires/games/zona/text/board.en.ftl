# What lies between two places, and where the piles belong.

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
