# Crossroads: name, trigger, story, and one attribute for each option.

cr_cold_stove = The cold stove
    .trigger = You move a survivor to the School.
    .story = Snow has come in through the broken windows of the gym. There is one stove, and nothing near it that
        would burn except what you have brought with you. The others would like to stay for the night.
    .burn = Discard a fuel or education card and roll a new die
    .freeze = The survivor who came here gets a frostbite
cr_knock_at_night = A knock at night
    .trigger = You have two survivors in the colony.
    .story = Three short, three long. Somebody out there remembers the old signal, or has watched you use it.
        Behind the door one voice begs, and others only breathe.
    .open = Let them in: a new survivor for you, and two unruly people who need food
    .silence = Stay silent until it stops: morale falls by 1
