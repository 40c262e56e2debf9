# The emissions: name, a scavenger's note, and the damage. The threats are drawn in the diagram.

e1 = Red dawn
    .flavour = The sun came up twice, and only one of them was warm.
    .effect = Outdoors: 1 radiation damage; in the yellow and red sectors 1 radiation more; in the red sector 2 radiation more.
e2 = The hum
    .flavour = Teeth hear it first.
    .effect = Outdoors: 1 radiation damage; in the yellow and red sectors 1 mental more; in the red sector 2 mental more.
e3 = White noise
    .flavour = Every radio in the Zone switched itself on to listen.
    .effect = Outdoors: 1 mental damage; in the yellow and red sectors 1 radiation more; in the red sector 1 radiation and 1 mental more.
e4 = Glass wind
    .flavour = It blew for a minute and polished every north wall.
    .effect = Outdoors: 1 radiation damage; in the yellow and red sectors 1 radiation and 1 mental more; in the red sector 1 radiation more.
e5 = The long flash
    .flavour = Bones showed through hands, and the hands held on.
    .effect = Outdoors: 2 radiation damage; in the yellow and red sectors 1 radiation more; in the red sector 2 radiation more.
e6 = Choir of wires
    .flavour = The pylons sang in parts, and knew some names.
    .effect = Outdoors: 1 mental damage; in the yellow and red sectors 1 mental more; in the red sector 2 radiation more.
e7 = Ground swell
    .flavour = The fields rolled like water and lay down again, not quite where they were.
    .effect = Outdoors: 1 radiation damage; in the yellow and red sectors 1 physical more; in the red sector 1 radiation and 1 physical more.
e8 = Second sun
    .flavour = It hung over the plant for as long as a breath can be held.
    .effect = Outdoors: 1 radiation and 1 mental damage; in the yellow and red sectors 1 radiation more; in the red sector 2 mental more.
