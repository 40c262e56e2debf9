# Improvements: name and lasting effect.

imp_garden = Cellar garden
    .effect = The colony needs 1 food less each round.
