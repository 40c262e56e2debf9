# Items of the Hospital.

painkillers = Painkillers
    .effect = Remove 1 wound or frostbite from one of your survivors.
