# Items of the Grocery Store.

canned_beans = Canned beans
    .effect = 2 food for the store.
sack_of_rice = Sack of rice
    .effect = 3 food for the store.
dented_tins = Dented tins
    .effect = Roll a die. 1–2: 1 food for the store, and the survivor with the lowest influence in the colony gets a
        wound. 3–6: 3 food for the store.
stew_pot = Stew pot
    .effect = 1 food for the store, and 1 more for every 2 helpless people: they know how to make it go round.
bar_of_chocolate = Bar of chocolate
    .effect = 1 food for the store, or one of your survivors loses a despair.
    .divide = Break it into many pieces: 1 food for the store
    .gift = Give it to one of your survivors: it loses a despair
dog_food = Dog food
    .effect = 3 food for the store. 1 helpless person sees the label and becomes unruly.
pallet_of_flour = Pallet of flour
    .effect = 1 food for the store. You may spend a die of any value to carry more: 2 food besides.
    .haul = Spend a die: 2 food more
vitamins = Vitamins
    .effect = Heal 1 wound or frostbite each of two of your survivors.
antiseptic = Antiseptic
    .effect = Heal 2 wounds or frostbites of one of your survivors.
cough_syrup = Cough syrup
    .effect = Heal 1 wound or frostbite of one of your survivors, and 1 unruly person calms down.
shopping_cart = Shopping cart
    .effect = The bearer's searches keep 1 card more, and each of them makes 1 noise at once.
mop_and_bucket = Mop and bucket
    .effect = When the bearer is in the colony and you clean up, 3 cards more leave the waste pile.
sorting_bins = Sorting bins
    .effect = In the colony, die 4+, once a round: take a card of your choice from the waste pile.
cold_store_family = Family in the cold store
    .effect = You get a new survivor, and 2 helpless people come along.
two_strangers = Two strangers between the shelves
    .effect = You get a new survivor, and 1 helpless person comes along.
cashier_on_the_roof = Cashier on the roof
    .effect = You get a new survivor, who has lived up there on pigeons and rain.
