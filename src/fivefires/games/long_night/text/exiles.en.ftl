# Exile objectives: one text for the wronged, one for the betrayer.

exile_forgiveness = Forgiveness
    .wronged = The main objective is met, and you hold at least 2 food cards.
    .betrayer = The main objective is met.
