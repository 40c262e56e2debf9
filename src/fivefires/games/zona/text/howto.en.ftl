# How to play on one page, and a hint for each kind of question when it is first asked.

howto-about-title = What is this about?
howto-about = You are a scavenger in the Zone. Under its ground lie secrets, and in the middle the ruined plant. Whoever gets into the Sarcophagus first and reads a story there to its end has won.
howto-win-title = How do I win?
howto-win = Uncover secrets in 2 different facilities. Go to Pripyat or Moscow Eye, from there into the Power Plant, and from there into the Sarcophagus. Each round inside brings a story; the first ending wins. When the rumors run out, everybody loses.
howto-round-title = A round
howto-round = Everybody takes 2 actions. Then everybody outdoors or underground draws an event. Then a rumor goes round: it may bring the emission nearer, which is deadly outside a bunker.
howto-acts-title = What one does
howto-acts = Two actions a turn, of these:
howto-act-move = Move to a place next door. Threats there are met.
howto-act-local = Take the local action: each place offers something of its own. Point at it to read what.
howto-act-open = Open a facility from one of its entrances. Its lock has a price.
howto-act-search = Search: meet a threat that lies here, for its trophy or artifact.
howto-act-rest = Rest: 1 fatigue less. Fatigue is what rerolls are paid with.
howto-places-title = Where it is safe
howto-places = In the three bunkers nobody draws events, and no emission reaches them. Camp there to heal, sell and buy. Green places are for beginners; yellow ones pay better and bite harder.
howto-signs-title = The signs
howto-signs = A test is an attribute and three dice: plus counts 1, minus takes 1, two triangles hurt.
howto-sign-secret = A secret. Two of different facilities open the way to the end.
howto-sign-radiation = A shortcut that costs 1 radiation damage.
howto-sign-mental = A shortcut that costs 1 mental damage.
howto-sign-physical = A shortcut that costs 1 physical damage.

hint-ask-action = Two actions a turn. Point at a place to see what it offers; the goal is two secrets from under the ground, and money opens their locks.
hint-ask-test = A test: attribute and dice against the difficulty. While it is short, force it for 1 fatigue or use an item; else let it stand.
hint-ask-after-detection = A threat: confront it for what it guards, or run.
hint-ask-camp = In camp you can heal, sell what you found and buy what you need, in any order.
hint-ask-choice = An event is a story with a choice. Take the way that asks for your strong attributes.
hint-ask-before-event = What you use now helps before the story begins. Draw when you are ready.
hint-ask-protect = Worn gear and some items take damage for you, as long as they last.
hint-ask-keep = Choose what helps on the way to the next secret. The backpack holds five.
