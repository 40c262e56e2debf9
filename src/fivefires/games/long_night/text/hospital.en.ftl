# Items of the Hospital.

painkillers = Painkillers
    .effect = Heal 1 wound or frostbite of one of your survivors.
antibiotics = Antibiotics
    .effect = Heal 3 wounds or frostbites of one survivor, whoever controls it and wherever it is.
antidepressants = Antidepressants
    .effect = One of your survivors loses a despair, and 1 unruly person calms down.
adrenaline = Adrenaline
    .effect = 2 of your used dice become unused again, as they lie. One of your survivors, who takes it, gets a wound.
morphine = Morphine
    .effect = One of your survivors takes it: heal 3 wounds or frostbites and 1 despair. Until the end of the round it
        can neither attack nor search.
blood_bags = Blood bags
    .effect = Heal 1 wound or frostbite of everybody where one of your survivors is, whoever controls them.
surgical_kit = Surgical kit
    .effect = Whatever heals a wound of a survivor at the bearer's place heals 1 more.
generator_fuel = Fuel for the generator
    .effect = One of your survivors moves now, without an exposure roll, as its move of the turn; or until the end of
        the turn searches of your survivors at the Hospital need a die that is lower by 2.
    .drive = A survivor moves without an exposure roll
    .light = Light in the wards: this turn your searches at the Hospital need a die that is lower by 2
ambulance = Ambulance
    .effect = All your survivors at one location outside are brought to the colony, without exposure rolls and without
        using up their move.
trays_under_foil = Trays under foil
    .effect = 2 food for the store.
glucose_drip = Glucose drip
    .effect = 1 food for the store, or heal 2 wounds or frostbites of one of your survivors.
    .sweeten = Sweeten the porridge: 1 food for the store
    .infuse = Heal 2 wounds or frostbites of one of your survivors
stretcher = Stretcher
    .effect = Once a round, without a die: a survivor outside who has a wound or frostbite, wherever it is and whoever
        controls it, is carried to the colony.
lead_apron = Lead apron
    .effect = The bearer is killed by one damage token more than others. Its searches need a die that is higher by 1.
patient_in_bed_nine = The patient in bed nine
    .effect = You get a new survivor, who feels much better.
maternity_ward = Maternity ward
    .effect = You get a new survivor, and 1 helpless person comes along, wrapped in a towel.
