# Items of the Library.

self_help_book = Be Your Own Lighthouse
    .effect = Die 3+, once a round: a survivor, wherever it is and whoever controls it, loses a despair.
wartime_cookbook = Wartime cookbook
    .effect = In the colony, die 2+, once a round: 1 food for the store.
card_catalogue = Card catalogue
    .effect = Once a round, without a die: look at the top 3 cards of the item deck at the bearer's place; you may put
        each of them at the bottom.
art_of_command = The art of command
    .effect = While the bearer is in the colony when dice are rolled, you roll 1 die more.
book_of_fairy_tales = Book of fairy tales
    .effect = 3 unruly people calm down; or spend 2 dice and morale rises by 1.
    .whisper = Read to those who cannot sleep: 3 unruly people calm down
    .perform = Play them for the whole colony: spend 2 dice, morale rises by 1
engineers_tables = Engineer's tables
    .effect = Turn one of your unused dice to 6. With improvements: or add 2 progress.
    .plain = Turn one of your unused dice to 6.
    .calculate = Turn one of your unused dice to 6
    .design = Add 2 progress to improvements
polar_survival_guide = Polar survival guide
    .effect = For the bearer a frostbite on the exposure die is a wound.
sealed_letter = Sealed letter
    .effect = "Open it if I do not come back": the bearer's death costs no morale.
encyclopaedia = A volume of the encyclopaedia
    .effect = One of your survivors moves now, without an exposure roll, as its move of the turn; or raise one of your
        unused dice by 2.
    .burn = Burn it: a survivor moves without an exposure roll
    .browse = Read it first: raise one of your unused dice by 2
old_newspapers = Old newspapers
    .effect = Everybody where one of your survivors is turns their frostbite to its wound side. Then one of your
        survivors moves without an exposure roll, as its move of the turn.
reading_room_biscuits = Reading-room biscuits
    .effect = 1 food for the store. Over tea you look at the next 2 crossroads cards; you may put each of them at the
        bottom.
jar_of_pickles = The librarian's pickles
    .effect = 2 food for the store.
miners_lamp = Miner's lamp
    .effect = Die 3+, once a round: the bearer searches, and the search begins with 2 cards more.
felt_slippers = Felt slippers
    .effect = Once a round, without a die: take away up to 2 noise tokens at the bearer's place. The bearer does not
        count when zombies are added.
oak_shelves = Oak shelves
    .effect = Place 3 barricades where one of your survivors is: at the Library, the School or in the colony.
night_reader = Night reader
    .effect = You get a new survivor, who had not noticed that the library was closed.
reading_circle = Reading circle
    .effect = You get a new survivor, and 2 helpless people come along.
