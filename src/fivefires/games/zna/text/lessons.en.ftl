# What the coach says in the lessons. One idea a step, the goal before the rule.

## The first lesson

lesson-first = Into the fog
lesson-first-about = Moving, fog, and something on the metro stairs.
lesson-first-end =
    That is a round of ZNA: heroes, mutants, clock. To win this scenario, work the lever and the fuse box at the two
    ends of the fork, then bring everybody to the canal gate. The second lesson is about chemistry. Or play
    on from here.
lesson-first-start =
    Four heroes get out of the city together, or nobody does. You run Gus, the docker. Put him at the corner
    nearest to the next street.
lesson-first-start-else = Gus can start there, too. For this lesson put him on the marked area.
lesson-first-ready =
    What is in his hands and on his belt can be used at once, what is in the backpack cannot. The bat is in his
    hands: he is ready.
lesson-first-ready-else = His things are where they belong. Go on.
lesson-first-order = Each round somebody declares the order. Let Gus go first: he is to open the way.
lesson-first-order-else = Any order is legal. Let Gus go first, then Quinn, Mia and Tobias.
lesson-first-move =
    Three actions a turn. One Move action is three areas for Gus, straight or diagonally. An area that a safe way
    leads to is one click away. Take the marked one: it is one step.
lesson-first-move-else = That is a way to go. For now, take one step to the marked area.
lesson-first-enter =
    Two steps of this Move are left. The next tile lies under medium fog; his gas mask keeps that out. But
    nobody has been there: whoever enters first meets what waits. Go in.
lesson-first-enter-else = The way out leads through there. Step onto the next tile.
lesson-first-close =
    Two walkers and a runner. Those that see somebody near are awake, and hunt. Use the last step: go next to the
    walker in the corner.
lesson-first-close-else = Better to strike first. Go next to the walker.
lesson-first-attack = Running away from a mutant that is awake costs double. Fighting costs one action. Attack.
lesson-first-attack-else = It would only follow him. Attack.
lesson-first-bat =
    Three dice for his strength, and the bat adds 2. Damage is divided by the mutant's resistance: a walker has
    1, and 2 wounds kill it.
lesson-first-bat-else = Bare hands might do, but the bat is surer.
lesson-first-step =
    Three damage, three wounds: it is gone, and leaves a chemistry token. When Gus kills with a blow he may take a
    step for nothing. Step onto the token.
lesson-first-step-else = Take the step to where the walker fell.
lesson-first-token = Chemistry heals people, clears fog and burns mutants. One action is left: pick it up.
lesson-first-token-else = Pick up what lies here. Tobias can use it.
lesson-first-take = A yellow token of one cube. Take it, and watch what the mutants do: the log says whom each one hunts, and why.
lesson-first-take-else = Take the token. That is what he bent down for.
lesson-first-again =
    The runner came and bit: 1 health. Then the clock: a fog card goes each round, and when none is left the
    scenario is lost. The runner stands beside Gus. Attack it.
lesson-first-again-else = First get rid of the runner. Attack.
lesson-first-swing = A runner is as soft as a walker, but takes 3 wounds. The bat again.
lesson-first-swing-else = Use the bat.
lesson-first-stay = Dead, too. Gus can step again, or stay where the others find him. Stay.
lesson-first-stay-else = Stay here for now.

## The second lesson

lesson-second = What chemistry is for
lesson-second-about = A trade, a loaded weapon, thinner fog, and the drone.
lesson-second-end =
    Yellow heals or clears fog, green wakes people or turns a mutant, blue burns. The drone pays credits, and shows
    what waits. Now bring them all out. Play on from here, or begin a game of your own.
lesson-second-start = You run Walt, the drone engineer, whose dart pistol takes chemistry. Put him next to Mia.
lesson-second-start-else = From there he cannot reach Mia. Take the marked area.
lesson-second-ready = Weapons in hands or belt can be loaded and used. The dart pistol is in his hands. Go on.
lesson-second-ready-else = Everything is where it should be. Go on.
lesson-second-trade =
    Walt has green, which turns a mutant. The street ahead needs yellow, which thins fog, and Mia has some. Heroes
    next to each other trade for one action.
lesson-second-trade-else = Trade with Mia first.
lesson-second-ask = Put together what is to change hands. Ask for her yellow token of two cubes.
lesson-second-ask-else = Take the yellow token from Mia.
lesson-second-deal = Things may go both ways. This will do: Mia's player has to agree.
lesson-second-deal-else = That is enough. Offer it to Mia.
lesson-second-mix = A token is no use by itself. Mixing turns tokens into cubes in a weapon, for one action.
lesson-second-mix-else = Mix first: load the dart pistol.
lesson-second-load = The dart pistol holds two cubes. Pour the yellow in; the token goes back into the bag.
lesson-second-load-else = Yellow is what the fog minds. Pour that in.
lesson-second-lower = Two yellow cubes of a ranged weapon lower a tile by one level. With less fog fewer mutants appear.
lesson-second-lower-else = Use it on the fog now.
lesson-second-clear = The metro stairs are the way ahead. Clear them: without fog only the green points there will spawn.
lesson-second-clear-else = The heroes have to go through the metro stairs. Clear those.
lesson-second-drone =
    The fog is gone from there. Next, the drone. It has errands that pay credits. Others must stand beside it;
    Walt talks to it from up to four areas away.
lesson-second-drone-else = Talk to the drone: Walt can from here.
lesson-second-secret =
    An objective. Open ones everybody can help with; a face-down one is yours alone, and the only secret in this
    game. Keep it face down.
lesson-second-secret-else = Keep this one to yourself.
lesson-second-again = A hero can also pay objectives to hack the drone: two, but Walt only one. Talk to it again.
lesson-second-again-else = Once more to the drone.
lesson-second-hack = Hacked, it flies to a tile where nobody has been and looks. Hack it.
lesson-second-hack-else = Hack it this time.
lesson-second-pay = Pay with the objective.
lesson-second-scan =
    Send it to the metro stairs. Half the time it is shot at and turns back; else what waits there is put on the
    map, before anybody walks into it.
lesson-second-scan-else = Send it to the metro stairs, where the heroes go next.
