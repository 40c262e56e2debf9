# Starting items: name and what the card does; one attribute for each way of a choice.

rations = Rations
    .effect = 1 food for the store. With bandits: or remove 1 bandit where one of your survivors is.
    .plain = 1 food for the store.
    .eat = Put 1 food into the store
    .trade = Buy off a bandit where one of your survivors is
soup_cubes = Soup cubes
    .effect = 1 food for the store, or 1 unruly person calms down.
    .cook = Put 1 food into the store
    .share = A hot cup at the door: 1 unruly person calms down
firewood = Bundle of firewood
    .effect = One of your survivors moves now, without an exposure roll. It is that survivor's move of the turn.
lamp_oil = Lamp oil
    .effect = One of your survivors moves now, without an exposure roll, as its move of the turn; or turn the frostbite
        of one of your survivors to its wound side.
    .carry = Light the way: a survivor moves without an exposure roll
    .warm = Warm somebody: the frostbite of one of your survivors becomes an ordinary wound
bandages = Bandages
    .effect = Heal 1 wound or frostbite of one of your survivors.
sedative = Sedative
    .effect = Heal 1 wound or frostbite of one of your survivors, or 2 unruly people calm down.
    .treat = Heal 1 wound or frostbite of one of your survivors
    .soothe = 2 unruly people calm down
odds_and_ends = Odds and ends
    .effect = You may roll one of your unused dice again. With improvements: or add 1 progress.
    .plain = You may roll one of your unused dice again.
    .tinker = You may roll one of your unused dice again
    .build = Add 1 progress to an improvement
scrap_boards = Scrap boards
    .effect = Place 1 barricade where one of your survivors is. With improvements: or add 1 progress.
    .plain = Place 1 barricade where one of your survivors is.
    .nail = Place 1 barricade where one of your survivors is
    .frame = Add 1 progress to an improvement
