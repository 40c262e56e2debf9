# How to play on one page, and a hint for each kind of question when it is first asked.

howto-about-title = What is this about?
howto-about = The city is in ruins, and behind its gate lies the Golden City. You raid houses, trade what you find, craft, and fight for a place inside. Everything that anybody owns lies open, but for some Incidents.
howto-win-title = How do I win?
howto-win = Be the first with 20 Skill, or 10 Favor, or 3 Quests. Skill comes from Items that you craft, Favor from the Outpost and from good deeds, and a Quest is yours once you have paid what it asks for. The game ends at once.
howto-round-title = A round
howto-round = Whoever has the fewest tokens begins, and chooses one of two events. Everybody has 15 AP. A turn is one move and one action, in either order; turns go round until all have passed or have no AP. AP that you keep pay for defence and for trades on others' turns.
howto-acts-title = What you can do
howto-acts = One move and one of these actions a turn:
howto-act-move = Walk along the roads. Staying on one road costs nothing; each border between two tiles and each barricade costs 1 AP. Height lines cannot be crossed.
howto-act-raid = Raid a House beside your road: 6, 8 or 10 AP. The die says how much you find; some cards ask for Blacklist instead.
howto-act-craft = Craft an Item for 1 AP and its tokens. It gives Skill, and an ability.
howto-act-fight = Attack somebody on your road for 5 AP and a Gun. Whoever wins takes a Credit Disc or tokens from the other.
howto-act-trade = Trade with anybody for 1 AP each, or at the Black Market, four for one.
howto-act-outpost = Enter the Outpost and work there for a Credit Disc, which is Favor, or train for Skill. Others can throw you out.
howto-deals-title = Deals
howto-deals = Offer what you like to one player or to all. Those who can, answer at once: accept, decline, or offer something else. What is agreed happens at once. A promise binds nobody, but all see who keeps theirs.
howto-signs-title = The signs
howto-signs = On the map:
howto-sign-small = A Small House: 6 AP, about 3 tokens.
howto-sign-medium = A Medium House: 8 AP, about 4 or 5 tokens.
howto-sign-large = A Large House: 10 AP, about 6 or 7 tokens.
howto-sign-mine = A mined House: whoever raids it loses AP. Only Cora lays mines.

hint-ask-action = One move and one action, in either order. Raid what lies beside your road; craft as soon as an Item has its tokens.
hint-ask-rest = Move and action are done. What is free can still be done; else end the turn.
hint-ask-event = Both events lie open. The one you choose counts for everybody until the round ends.
hint-ask-blacklist = The Blacklist is Favor below zero. With 6 or more of it Small Houses are closed to you. Returning the card gives 1 Favor and nothing else.
hint-ask-defend = Defending costs 3 AP and a Gun, and is decided before the die is rolled.
hint-ask-partner = Speak to all if you do not know who would agree. Only those who own what you want are asked.
hint-ask-offer = A ready offer is sent as it is. Put one together to give and want what you like.
hint-ask-answer-offer = Nobody sees your answer before all have answered. Whoever says nothing declines.
