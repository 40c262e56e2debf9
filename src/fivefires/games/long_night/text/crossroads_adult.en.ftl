# Crossroads for adults.

cr_last_bottle = The last bottle
    .trigger = You search the Grocery Store.
    .story = Behind the freezers stands a bottle that nobody has found in all those months. It is very good whisky,
        and it has been a very long winter.
    .drink = Drink it: the searcher loses a despair, and two of your dice are spent
    .pour = Pour it out: the searcher gets a despair, and you roll a new die
