# The locks: name, a scavenger's note, and the price of opening, one sentence a way.

k1 = Rusted hatch
    .flavour = The wheel turned last in another country.
    .effect = Suffer 3 physical damage. Or damage a crowbar and take 2 fatigue.
k2 = Keypad
    .flavour = Somebody sells the code, to everybody, at a fixed price.
    .effect = Pay ₽500.
k3 = Blast door
    .flavour = Hinges for tanks, handles for one pair of hands.
    .effect = Take 4 fatigue.
k4 = Blood reader
    .flavour = It wants a sample and does not say whose.
    .effect = Discard 2 trophies. Or discard 1 trophy and suffer 1 physical damage.
k5 = Singing seal
    .flavour = The note has no source and no end.
    .effect = Discard 1 artifact. Or suffer 3 mental damage.
k6 = Sentry's price
    .flavour = He has been paid every day since the evacuation.
    .effect = Pay ₽600. Or pay ₽200 and discard an equipment item.
k7 = Hot sluice
    .flavour = The water is clear, warm and best not touched.
    .effect = Suffer 3 radiation damage. Or pay ₽300 and suffer 1 radiation damage.
k8 = Flooded stair
    .flavour = Nineteen steps under, one breath long.
    .effect = Take 2 fatigue and suffer 2 physical damage.
