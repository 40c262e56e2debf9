game-title = The Cellar
game-pitch = Dig for gold in the dark, and do not wake the rats.
card = Card
gold = Gold
rubble = Rubble
rat = Rat
bag = Bag
hand = Hand
hearts = Hearts
deck = Deck
used = Used cards
hush = hush
charm = charm
crust = crust of bread
status-turn = { $rats ->
    [0] { $seat } digs
    [one] A rat is awake
   *[other] { $rats } rats are awake
    }
ask-dig = With how many spades do you dig?
ask-face = A rat! What do you do?
option-dig = Dig with { $spades }
option-fight = Fight it
option-hide = Hide
option-react-hush = Hiss for silence with the { $source }
option-react-charm = Help with the { $source }
reaction-hush = a hush
reaction-charm = a charm
log-digs = { $seat } digs with { $spades }.
log-rolls = { $seat } rolls { $roll }.
log-finds = { $seat } finds { $gold } gold and wakes { $rats } rats.
log-rat = A rat comes for { $seat }: { $how }.
log-dies = { $seat } is dead.
lesson-first-dig = The first spade
lesson-first-dig-about = How to dig.
lesson-first-dig-end = That is how gold is found.
lesson-dig = Dig with two spades: the bag is full of gold.
lesson-two = Try it with two spades.
forbidden-haul = That is no haul from the first cellar.
ending-out = Out of the cellar
ending-lost = Lost in the dark
