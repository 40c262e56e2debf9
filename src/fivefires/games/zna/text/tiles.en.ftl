# The tiles of the map and what is printed on them; then what scenarios put there.

zna-tile-S01 = Tram Crossing
    .flavour = Four house corners, rails in every direction, nowhere to hide.
zna-tile-S02 = Market Square
    .flavour = A dry fountain, a van with its doors open, two drains that breathe.
zna-tile-S03 = Pawnbroker's Alley
    .flavour = The house has an elbow, and somebody always waits in it.
zna-tile-S04 = Night Pharmacy
    .flavour = The green cross still blinks. It is the only thing that does.
zna-tile-S05 = Checkpoint
    .flavour = Sandbags in the corners, and the patrol car that stayed.
zna-tile-S06 = The Pile-up
    .flavour = Eleven cars, one moment, no witness.
zna-tile-S07 = Willow Park
    .flavour = Across the pond it is thirty steps, round it sixty.
zna-tile-S08 = Loading Yard
    .flavour = Containers in a row. The third one is open from inside.
zna-tile-S09 = Insurance Office
    .flavour = Fog, says the brochure in the lobby, is not covered.
zna-tile-S10 = School Yard
    .flavour = Somebody carried the desks out and built a wall of them.
zna-tile-S11 = Bus Depot
    .flavour = One long shed, and a timetable that nobody will miss.
zna-tile-S12 = Saint Agatha's
    .flavour = The dispensary is behind the wards, and somebody got there first.
zna-tile-S13 = Ninth Precinct
    .flavour = Two patrol cars across the street, as if a street could be arrested.
zna-tile-S14 = Back Courts
    .flavour = Two yards, one gap, and washing that hangs there since Tuesday.
zna-tile-S15 = Petrol Station
    .flavour = Pumps in a row. The price on the sign is from another world.
zna-tile-S16 = Metro Stairs
    .flavour = Things come up from below, on both sides of the hole.
zna-tile-S17 = Building Site
    .flavour = Trenches, the foot of a crane, hardly a straight line.
zna-tile-S18 = Iron Bridge
    .flavour = Railings, rails, and one car that did not make it across.
zna-tile-S19 = Tenement Court
    .flavour = One block, forty doorbells, no answer.
zna-tile-S20 = Ferry Quay
    .flavour = A basin, a customs desk, and black water with no moon in it.

## Unknown tiles

zna-tile-unknown = Unknown street
    .effect = Nobody knows what lies here until a hero enters or the drone scans it.
zna-tile-U1 = Fog Swirls
    .effect = Each marked area that a hero enters costs 1 health.
zna-tile-U2 = Screeches
    .effect = When the first hero has come in, every mutant on this tile and on the tiles around it wakes and moves at once.
zna-tile-U3 = Fog Swamp
    .effect = For each marked area that a hero enters, a light power die is rolled against that hero.
zna-tile-U4 = Wave of Fog
    .effect = When the first hero has come in, all tiles in one direction, drawn at random, rise by one level.

## What is printed on a tile

zna-place-open = Street
zna-place-low = Too low to walk, low enough to look across
zna-place-solid = Wall
zna-place-green = Green spawning point
    .effect = A mutant appears here when the tile is first entered.
zna-place-dark = Dark green spawning point
    .effect = A mutant appears here when the tile is first entered in medium or heavy fog.
zna-place-body = Mutating body
    .effect = Search it for the top resource card. A fog event comes first.
zna-place-police = Police car
    .effect = Search it for the first physical ranged weapon, or for the first ammunition. A fog event comes first.
zna-place-car = Car
    .effect = Search it for the top special resource. A fog event comes first.
zna-place-desk = Desk
    .effect = Search it for the top special resource. A fog event comes first.
zna-place-pharmacy = Pharmacy
    .effect = Search it for 2 chemistry tokens, of which 1 is kept. A fog event comes first.
zna-place-marked = Marked area

## What a scenario puts on its map

zna-work-lever = Lever
    .effect = Work it for 1 action. It is loud: its tile wakes.
zna-work-fuse = Fuse box
    .effect = Work it for 1 action. It is loud: its tile wakes.
zna-work-code = Code panel
    .effect = Work it for 1 action. It is loud: its tile wakes.

zna-piece-key = Key
zna-piece-survivor = Survivor
zna-piece-professor = Professor Lind
zna-piece-lock = Lock
zna-piece-vent = Vent
zna-piece-radio = Radio mast
zna-piece-engine = Engine house
zna-piece-boss = The Sleeper
zna-piece-courier = The courier
zna-piece-sample = Blood sample

zna-zone-first-breath = the canal gate
zna-zone-borrowed-keys = the bus
zna-zone-the-professor = the far side of the barrier
zna-zone-both-banks = the bridge
zna-zone-blood-sample = the checkpoint gate
zna-zone-the-courier = the tunnel
zna-zone-high-tide = the iron bridge
zna-zone-the-last-ferry = the ferry
