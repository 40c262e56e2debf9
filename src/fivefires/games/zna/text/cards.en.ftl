# Heroes, mutants and everything that is printed on a card.

## Heroes

mia = Mia
    .title = Biochemistry student
    .ability = Each time Mia heals or decontaminates with a chemical weapon, 1 point more comes back.
quinn = Quinn
    .title = Patrol officer
    .ability = In each ranged attack Quinn may roll one attack die again.
gus = Gus
    .title = Docker
    .ability = When Gus kills with a melee attack, he may take one step without an action.
ines = Ines
    .title = Bicycle courier
    .ability = In each turn the first Move of Ines goes up to 2 areas farther.
tobias = Tobias
    .title = Paramedic
    .ability = Once a turn, for 1 action, Tobias restores 1 health to another hero next to him without any reagent.
walt = Walt
    .title = Drone engineer
    .ability = Walt talks to the drone from up to 4 areas away in sight, and pays 1 objective for a hack.

## Mutants

walker = Walker
    .text = Slow, and there is always one more.
runner = Runner
    .text = It runs twice as far as a walker.
brute = Brute
    .text = It takes 3 damage to wound it once.
boss = Boss
    .text = The one that the others follow.
courier = Courier
    .text = It never attacks. It runs.

## Weapons

kitchen_knife = Kitchen knife
    .text = 1 damage.
crowbar = Crowbar
    .text = 1 damage. A search of a car draws 2 special resources, of which 1 is kept.
baseball_bat = Baseball bat
    .text = 2 damage. A mutant that is wounded but lives is pushed 1 area away.
fire_axe = Fire axe
    .text = 3 damage. When it kills, another mutant next to the hero takes 1 wound.
revolver = Revolver
    .text = 2 damage, range 3.
service_pistol = Service pistol
    .text = 1 damage, range 5.
shotgun = Shotgun
    .text = 3 damage, range 3. 1 damage more against a mutant next to the hero.
hunting_rifle = Hunting rifle
    .text = 2 damage, range 8. 1 attack die more if the hero has not moved this turn.
submachine_gun = Submachine gun
    .text = 1 damage, range 4. Up to 2 extra bullets, each for 1 attack die more.
syringe = Hypodermic syringe
    .text = Holds 2 cubes. One action may heal and decontaminate the same hero.
injector_lance = Injector lance
    .text = 1 damage, holds 4 cubes. Each blue cube adds 3 damage.
garden_sprayer = Garden sprayer
    .text = Range 2, holds 3 cubes.
dart_pistol = Dart pistol
    .text = 1 damage, range 5, holds 2 cubes. Takes a mutant over for 1 green cube.
fire_extinguisher = Fire extinguisher
    .text = 1 damage, range 2, holds 6 cubes. Lowers the fog for 1 yellow cube.
pressure_cannon = Pressure cannon
    .text = 2 damage, range 4, holds 4 cubes. With 2 or more blue cubes every other mutant next to the target takes 1 wound.
standard_rounds = Standard rounds
    .text = 6 bullets, 1 damage each.
hollow_points = Hollow points
    .text = 4 bullets, 2 damage each.
old_stock = Old stock
    .text = 8 bullets that add no damage.

## Special resources

first_aid_kit = First-aid kit
    .text = As a Heal action: 3 health for the user or a hero next to them.
oxygen_bottle = Oxygen bottle
    .text = As a Decontaminate action: 3 resistance for the user or a hero next to them.
adrenaline = Adrenaline
    .text = 2 more attack dice in one melee attack.
steady_breath = Steady breath
    .text = 2 more attack dice in one ranged attack.
lucky_coin = Lucky coin
    .text = After a roll of attack dice by the user, or of power dice against them: any of these dice are rolled again.
second_wind = Second wind
    .text = 1 more action in this turn.
spare_mask = Spare mask
    .text = A gas mask from the box for a hero without one.
reagent_case = Reagent case
    .text = Draw 2 chemistry tokens and keep as many as there is room for.

## Fog events

thickening = Thickening
    .text = The current tile rises one level.
creeping_bank = Creeping bank
    .text = Of the tiles beside the current one, one with the lowest level rises one level.
two_chimneys = Two chimneys
    .text = Two tiles, drawn at random, rise one level.
black_noon = Black noon
    .text = Every medium tile becomes heavy.
sea_breeze = Sea breeze
    .text = Every heavy tile becomes medium.
draught = Draught
    .text = The current tile falls one level.
something_stirs = Something stirs
    .text = A mutant appears on the nearest green point of the current tile.
under_the_body = Under the body
    .text = A mutant appears next to the hero.
street_wakes = The street wakes
    .text = A mutant appears on every green point of the current tile, and in fog on every dark green one too.
frenzy = Frenzy
    .text = Every mutant that is awake moves once.
answering_cries = Answering cries
    .text = Every mutant on the current tile and the tiles beside it wakes.
torn_strap = Torn strap
    .text = The hero loses the gas mask, or 1 resistance without one.
seepage = Seepage
    .text = The hero loses 1 resistance.
choking_gust = Choking gust
    .text = Every standing hero in fog loses 1 resistance, with or without a mask.
broken_glass = Broken glass
    .text = The hero loses 1 health.
lost_hour = Lost hour
    .text = The next fog event is discarded without effect.
dead_air = Dead air
    .text = Nobody can talk to the drone until the end of the next heroes' turn.
silence = Silence
    .text = Nothing happens.
full_pockets = Full pockets
    .text = After the find, the hero also draws a resource.

## Drone objectives

bare_knuckles = Bare knuckles
    .text = Wound a mutant with an unarmed attack.
    .epilogue = It turned out that fists were enough.
scavenger = Scavenger
    .text = Search special areas of 2 different kinds.
    .epilogue = Nothing was too small for those pockets.
grave_robber = Grave robber
    .text = Search a body on a tile in heavy fog.
    .epilogue = The dead were asked, and had something to give.
scout = Scout
    .text = Be the first hero to enter 2 tiles.
    .epilogue = Somebody always has to go first.
fresh_air = Fresh air
    .text = Bring a tile from medium to no fog.
    .epilogue = For one street, the lamps were only yellow.
field_medic = Field medic
    .text = Restore 3 health in all to other heroes.
    .epilogue = Three scars that would have been graves.
alchemist = Alchemist
    .text = Put 4 or more cubes into a weapon with one Mix.
    .epilogue = The mixture held. Nobody knows why.
open_hand = Open hand
    .text = Give 3 or more things in one Trade.
    .epilogue = Given away, and never missed.
loner = Loner
    .text = End a turn with no other living hero on the same tile or on one beside it.
    .epilogue = Alone in the fog, and back again.
full_load = Full load
    .text = Fill all spaces of hands, belt and backpack.
    .epilogue = Not one strap had room left.
marksman = Marksman
    .text = Kill a mutant at distance 4 or more.
    .epilogue = It never saw who it was.
double_kill = Double kill
    .text = Kill 2 mutants in one turn.
    .epilogue = Two in one breath.
giant_slayer = Giant slayer
    .text = Kill a brute.
    .epilogue = The big one fell like a wall.
vanguard = Vanguard
    .text = Be the first hero to enter a tile in heavy fog.
    .epilogue = Into the black, ahead of everybody.
deep_clean = Deep clean
    .text = Lower tiles by 2 levels in all in one turn.
    .epilogue = The street could be seen from end to end.
smelling_salts = Smelling salts
    .text = Wake a hero who has passed out.
    .epilogue = Somebody opened their eyes again.
overkill = Overkill
    .text = Reach 8 or more damage with one attack.
    .epilogue = Less would have done.
on_the_brink = On the brink
    .text = Have exactly 1 health at the end of a mutants' turn.
    .epilogue = One more scratch would have been the last.
bare_faced = Bare-faced
    .text = End a turn in fog without a gas mask.
    .epilogue = It tasted of pennies.
unscathed = Unscathed
    .text = Have full health when the scenario is won.
    .epilogue = Not a scratch.
trailblazer = Trailblazer
    .text = Be the first hero to enter an unknown tile.
    .epilogue = The map has a name there now.
kingslayer = Kingslayer
    .text = Kill a boss.
    .epilogue = The others had nobody to follow.
puppeteer = Puppeteer
    .text = Make a mutant under control wound another.
    .epilogue = It bit where it was told to.
exterminator = Exterminator
    .text = Kill 5 mutants.
    .epilogue = Five fewer in the streets.

## Upgrades

faster = Faster
    .text = 1 more movement, with the second level 2.
stronger = Stronger
    .text = 1 more strength, with the second level 2.
nimbler = Nimbler
    .text = 1 more dexterity, with the second level 2.
tireless = Tireless
    .text = 1 more action.
