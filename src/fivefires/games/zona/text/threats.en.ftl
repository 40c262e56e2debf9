# The threat tokens: name, a scavenger's note, and the ability. Difficulties, damage and reward are printed in figures.

## Green mutants

mangy_hound = Mangy hound
    .flavour = One is a nuisance. There is never one.
    .effect = The confrontation is harder by 1 for each other threat here, by 2 at most.
blind_boar = Blind boar
    .flavour = Stand still, step aside, mind the wall.
    .effect = After a passed detection the confrontation is easier by 1.
carrion_crows = Carrion crows
    .flavour = They only peck at those who have not looked up.
    .effect = A passed detection defeats them at once; after a failed one there is only running.
rat_king = Rat king
    .flavour = Forty tails in one knot, and all of them want the wallet.
    .effect = Running away costs up to ₽100.
bog_crawler = Bog crawler
    .flavour = Its spit takes the enamel off a mug.
    .effect = After a lost confrontation 1 item is damaged.
hollow_deer = Hollow deer
    .flavour = Ribs like a birdcage, and something in there singing.
    .effect = Defeating it lowers fatigue by 1.
spitting_toad = Spitting toad
    .flavour = The size of a bucket, and as full.
    .effect = Its tests cannot be forced.
ditch_lynx = Ditch lynx
    .flavour = Seen by everybody's cousin.
    .effect = After a failed detection: fatigue +1.

## Yellow mutants

gargantuan = Gargantuan
    .flavour = First the trees move, then the ground, then it is here.
    .effect = After the detection, discard 1 trophy: the difficulty of the confrontation becomes 3.
leecher = Leecher
    .flavour = Nobody has felt the first bite.
    .effect = After a failed detection it inflicts 1 radiation damage.
choir_dog = Choir dog
    .flavour = Three mouths, one hymn.
    .effect = Triangles count as minuses in its tests and cannot be cancelled.
wire_walker = Wire walker
    .flavour = Steel bends away from it, ashamed.
    .effect = No weapon can be used in its tests.
lost_child = Lost child
    .flavour = It asks for its mother in a voice from the radio.
    .effect = After a passed detection the confrontation is easier by 1. Running away inflicts 1 mental damage.
burnt_fireman = Burnt fireman
    .flavour = Still on duty. Still hot.
    .effect = The confrontation may be tested with physique instead.
brood_sow = Brood sow
    .flavour = The litter is never far.
    .effect = After a lost confrontation a yellow mutant is drawn and placed here.
two_throats = Two-throats
    .flavour = One growls so that nobody listens to the other.
    .effect = After a passed detection the confrontation is easier by 1. Its tests cannot be forced.
lake_eel = Lake eel
    .flavour = Its charge eats batteries and buckles.
    .effect = At the meeting 1 item is damaged.
marionette = Marionette
    .flavour = The strings go up into the fog.
    .effect = The confrontation is harder by 1 for each point of fatigue above 3, by 2 at most. There is no running away.

## Green anomalies

frying_floor = Frying floor
    .flavour = Snow never lies here. Neither does anything else, for long.
    .effect = It has no special ability.
static_veil = Static veil
    .flavour = Hair rises first, then the bill.
    .effect = After a lost confrontation 1 durable item is deactivated.
sinkhole = Sinkhole
    .flavour = Flat ground, too flat.
    .effect = After a passed detection the confrontation is easier by 1.
warm_rain = Warm rain
    .flavour = It falls on one square metre and is in no hurry.
    .effect = Its tests cannot be forced.
lullaby = Lullaby
    .flavour = Everybody hears the verse they were sung.
    .effect = Running away: fatigue +1.
merry_wright = Merry Wright
    .flavour = A hammering in the air that finds the soft spot.
    .effect = The confrontation tests the lowest attribute; once scanned, smarts. Defeating it repairs up to 2 damage on items.
rust_bloom = Rust bloom
    .flavour = Red petals on every buckle by morning.
    .effect = At the meeting 1 item is damaged. Defeating it gives ₽100 more.
looking_pool = Looking pool
    .flavour = The reflection blinks first.
    .effect = After a failed detection: fatigue +1.
swarm_of_sparks = Swarm of sparks
    .flavour = Gone before it can be counted; the torch is full again.
    .effect = A passed detection defeats it at once; after a failed one there is only running. The reward: gain ₽200 and lower fatigue by 1.

## Yellow anomalies

phlegm = Phlegm
    .flavour = It breathes through the wallpaper.
    .effect = Only dice that show a triangle can be rerolled.
benevolence = Benevolence
    .flavour = It means well, and it is very heavy.
    .effect = Running away: fatigue +1. Defeating it heals 1 damage.
mill = The Mill
    .flavour = What goes in comes out thinner.
    .effect = After a passed detection the confrontation is easier by 1.
second_shadow = Second shadow
    .flavour = It falls towards the sun.
    .effect = The confrontation is harder by 1 for each weakness, by 2 at most.
blue_fire = Blue fire
    .flavour = Pretty, cold, and through three walls.
    .effect = No items can be used in the detection.
echo_corridor = Echo corridor
    .flavour = The answer comes before the shout.
    .effect = The confrontation may be tested with alertness instead.
magnet_storm = Magnet storm
    .flavour = Every knife in the pack points the same way.
    .effect = At the meeting 1 durable item is deactivated. Defeating it gives ₽200 more.
glass_garden = Glass garden
    .flavour = It rings where somebody has trodden, and cuts where nobody has.
    .effect = Triangles count as minuses in its tests and cannot be cancelled.
collector = The Collector
    .flavour = It arranges its visitors by what they carry.
    .effect = The confrontation is harder by 1 for each artifact owned, by 2 at most.
open_door = Open door
    .flavour = A frame, a field, and a different field behind it.
    .effect = Its tests cannot be forced. The reward: take 1 yellow artifact, and 1 more action next turn.
