# Side effects.

side_tremor = Tremor
    .effect = The bearer's attacks and searches need a die that is higher by 1.
side_numb = Numb skin
    .effect = The bearer is killed by one damage token more than others. A wound on the exposure die is a frostbite.
side_sleepwalker = Sleepwalker
    .effect = At the start of each round the bearer wakes up at a random location, without an exposure roll.
side_sweet_smell = Sweet smell
    .effect = The bearer counts as 3 people when zombies are added at its place. A spreading bite passes it by.
side_ravenous = Ravenous
    .effect = In the colony the bearer eats for 3 people. Its attacks need a die that is lower by 1.
side_wide_awake = Wide awake
    .effect = The bearer brings 1 die more each round. At the end of each round roll a die: on 1–3 it gets a despair.
