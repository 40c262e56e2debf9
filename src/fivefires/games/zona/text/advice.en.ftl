# Why the expert answers as it does: one sentence for each branch that can decide.

# On the way
why-enter = { $place } is the door to the next secret, and with two secrets the way is open.
why-gate = With two secrets the way leads by { $place } to the Power Plant.
why-through-gate = Both secrets are uncovered: this is the way to the Power Plant.
why-last-place = The game is won here. Every card drawn may be the one that ends it.
why-stay = The secret of { $place } is worth another event here.
why-camp = There is something to heal, to sell or to buy here.
why-camp-sick = One more bad test would be one too many. { $place } is the nearest bunker to recover in.
why-camp-rich = There is money for better equipment, and { $place } is the nearest bunker to buy it.
why-camp-before-gate = Nobody comes back from behind the gate. First recover in { $place }.
why-earn = Money opens locks, and the local action of { $place } pays best for the way.
why-earn-here = Money and cards open locks, and here they are earned.
why-earn-at-door = { $place } cannot be entered now. Earning here is better than waiting.
why-open-door = { $place } is open, and its secret is one of the two that are needed.
why-open = This is the cheapest way through the lock of { $place }.
why-wait-at-door = { $place } is full or too dear now. A rest does good until then.
why-no-way = No way leads on to { $place } now.
why-hunt = A threat here brings more than it is likely to hurt.
why-rest = With so much fatigue no test can be forced any more.
why-rest-idle = Nothing here is worth an action, so rest.
why-done = Nothing else is worth the effort now.
why-no-farther = It is as near as it gets.
why-nearer = It is the shortest way to { $place }.

# Tests and encounters
why-passed = The test has passed already.
why-spare-harm = The test has passed, and this spares the harm of two triangles.
why-sure = This is enough for certain, and cheap for what depends on the test.
why-reroll = A reroll does it in about { $percent } of 100 cases, and that is worth its price.
why-let-stand = More effort would cost more than the test is worth.
why-hopeless = Nothing at hand can still turn this test.
why-confront = The fight is won in about { $percent } of 100 cases, and what there is to gain is worth that risk.
why-run = A fight is won in about { $percent } of 100 cases only. It hurts more than it is worth.
why-use-fight = A fight is won in about { $percent } of 100 cases as it stands. This makes it better.
why-save-item = It is better kept for another time.
why-slip-by = What lies here hurts more than it is worth.
why-best-for-me = It is the easiest of them, or the one worth most.
why-worst-for-them = It is the worst of them for whoever meets it.
why-attribute = The test is likeliest to succeed with this attribute.

# Damage
why-protect = It spares more harm than it costs.
why-suffer = The harm can be borne, and protection is better kept.
why-weaken = This attribute is needed least in what lies ahead.
why-cure = This attribute is needed most in what lies ahead.
why-flee = Out here the emission hurts more than the run to the bunker.
why-bear-it = The run to the bunker would cost more than the emission.

# Goods
why-gear = Better protection lies in the backpack.
why-wear = It is better than what it takes the place of.
why-pack = What is worn is better.
why-buy = It is worth more than its price for what lies ahead.
why-sell = The money is worth more than keeping it.
why-repair = It is worn most, of what is used most.
why-heal = Little room is left on the track, and there is danger ahead.
why-relief = Less fatigue means more forced tests.
why-gain = It brings something for nothing much.
why-free = It costs nothing.
why-reputation = A better name means lower prices and kinder people.
why-move-on = One more step leads there in this turn.
why-relocate = It saves a long way.
why-peek = To know the next card is worth more than the item.
why-extra-action = One more action makes this turn a good one.
why-shortcuts = The short way leads there, and this makes it harmless.
why-quiet-gate = It takes the danger out of the gate.
why-use = Now it does more good than later.
why-camp-done = What was worth doing here is done.
why-no-bargain = No bargain is left.
why-keep = It is the most useful of them.
why-keep-all = All of it may still be useful.
why-least = It is missed least.

# Stories
why-choose = For what this scavenger is good at, this way promises most.
why-decline = It would cost more than it brings.
why-draw-better = Among several cards there is a better one.
why-save = Nothing is gained by using something before the event.
why-best-story = It promises most, or threatens least.
why-bury = It is the worst of what would come next.
why-leave = What comes next may stay as it is.
why-welcome = It does good, so it should lie near.
why-trouble-elsewhere = It is trouble, so it goes to where the others are.
why-bar-others = It bars the way of others, not yours.
why-any-character = All scavengers are about equally strong. Take the one you like.
why-any-secret = Both count the same.
