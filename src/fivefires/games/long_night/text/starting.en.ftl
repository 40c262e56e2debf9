# Starting items: name and what the card does; one attribute for each way of a choice.

rations = Rations
    .effect = 1 food for the store. With bandits: or remove 1 bandit where one of your survivors is.
    .eat = Put 1 food into the store
    .trade = Buy off a bandit where one of your survivors is
