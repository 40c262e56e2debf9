# Items of the Gas Station.

fuel_can = Can of fuel
    .effect = One of your survivors moves now, without an exposure roll. It is that survivor's move of the turn.
lighter = Lighter
    .effect = Once a round: discard a fuel card; the bearer kills up to 4 zombies at its place.
stranded_driver = Stranded driver
    .effect = You get a new survivor, and 1 helpless person comes along.
