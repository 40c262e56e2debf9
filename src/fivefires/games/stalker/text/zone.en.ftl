# The zone: modes, places, contacts, trade, the campaign, companions.

mode-campaign = Campaign
mode-survival = Survival in the Zone
choice-scenario = Scenario
variant-lost-areas = Lost Areas
refused-mission = A mission is chosen before the game for a single mission only.
refused-scenario = A scenario is chosen for Survival in the Zone only.
refused-chain = This result is none that a campaign can take up.
refused-missions = The missions of this campaign cannot have been played like that.
refused-last = What the last mission says of itself does not agree with the campaign.
refused-group = These stalkers cannot be the group of a campaign.
refused-zone = The marks on this zone map cannot have come about.
refused-stash = There are things in this stash that the box does not hold.
refused-coupons = No team can have made so many coupons.
contact-card = Contact card

## Stages


## Questions and answers

ask-place = Where does the team go? One mission, and at most one contact or stash.
ask-contact = The team has { $coupons } coupons. Whom does it ask?
ask-offer = The team has { $coupons } coupons. Which offer does it take?
ask-sell = The team has { $coupons } coupons. What does it sell?
ask-send = Where does { $companion } go?
option-visit = { $place }
option-call = { $contact }
option-call-paid = { $contact }, for { $price }
option-accept = { $offer }
option-accept-paid = { $offer }, for { $price }
option-rummage = { $deck } …
option-companion = Send the companion
option-send = To { $space }
    .many = Send it to one of { $count } spaces on the map
option-hold = Let the dog hold the { $enemy }
option-shot = Let the scout shoot at the { $enemy }
deck-weapons = Weapons
deck-armors = Armors
deck-attachments = Attachments
deck-items = Items
deck-artifacts = Artifacts
deck-supply = Magazines

## The log

log-visits = The team goes to { $place }.
log-prologue = { $prologue }
log-meets = A new contact: { $contact }.
log-coupons = The team gets { $amount } coupons.
log-stashed = Into the stash: { $card }.
log-sticker = Onto the zone map: { $sticker }.
log-calls = The team talks to { $contact }.
log-contract = The contract of { $contact } is fulfilled: { $amount } coupons.
log-epilogue = { $epilogue }
log-failure = { $card }
log-companion-loses = { $companion } loses { $points } HP.
log-companion-moves = { $companion } moves on.
log-flees = { $companion } flees.
log-sic = { $companion } goes for the { $enemy }.

## Stickers

sticker-a2 = the way to the mast
sticker-b2 = the way to the lake
sticker-c2 = the way to the north

## Places: missions

place_a1 = The bandit camp
    .note = Mission A1: Somebody We Owe.
    .text = Dalik once carried each of you out of something. Now the bandits have him, and their office knows where.
    .epilogue = He can walk, and he does not thank anybody. He knows a man with a radio, he says, and where a depot is.
place_a2 = The depot on the railway
    .note = Mission A2: The Price of a Friend.
    .text = The papers named a buyer, and the buyer was Dalik. His pay lies in a strongroom that one key opens, slowly and aloud.
    .epilogue = The crate holds names, sums and dates, and yours are among them. Down at the river a ferryman has heard of it, and he remembers who his friends are.
place_b1 = The reed village
    .note = Mission B1: Horn and Hide.
    .text = Three people have gone into the reeds and come back as boots. The smith has traps, and there is a carcass in the barn.
    .epilogue = The horns go over the forge. A hunter from the next village will look out for you from now on.
place_b2 = The last farm
    .note = Mission B2: The Long Watch.
    .text = What the horned one kept away comes down to the farm. Its house must hold until dawn, with the smith’s family in it.
    .epilogue = The smith counts his own, twice, and then counts you. They open the cellar and say: take one thing, the good one.
place_c1 = The surveyor’s field
    .note = Mission C1: The Surveyor’s Garden.
    .text = A surveyor drew this field and lost his way in it. Somebody wants the map finished, and two artifacts as a proof.
    .epilogue = The needle points at the empty place on the sheet. A broker buys what you have seen, and asks for more.
place_c2 = The empty place
    .note = Mission C2: Where North Is.
    .text = In the empty place something sends, and keeps a whole district asleep. It can be switched off, by somebody who does not sleep.
    .epilogue = People stand in the road and look at their hands. One of them gives you what he held in his fist all those years.

## Places: contacts and stashes

place_c02 = The tailor’s barn
    .note = A contact: somebody who deals in what one wears.
    .text = Behind the barn a sewing machine rattles.
place_c03 = The forge
    .note = A contact: a gunsmith.
    .text = Sparks, and the smell of gun oil.
place_c04 = The field laboratory
    .note = A contact: somebody who pays for artifacts.
    .text = A tent full of instruments, and a man who does not look up.
place_c09 = The sick bay
    .note = A contact: somebody with medicine, and a bandage.
    .text = A field bed, clean sheets, and nobody asks for names.
place_c10 = The scrapyard
    .note = A contact: somebody who takes things apart.
    .text = Everything here has been something else before.
place_c11 = The card table
    .note = A contact, and 200 coupons won at cards.
    .text = He loses the first game on purpose.
place_c13 = The workshop in the shed
    .note = A contact: somebody with bolts.
    .text = Jars of bolts, sorted by weight.
place_c20 = The kennel
    .note = A contact: one that barks.
    .text = It has waited here for somebody, for a long time.
place_c98 = The institute’s post
    .note = A contact: a patron.
    .text = They pay for what they cannot explain.
place_s1 = The cellar
    .note = A stash: a first aid kit and a pistol magazine.
    .text = A trapdoor under potatoes.
place_s2 = The bus
    .note = A stash: an attachment of tier I.
    .text = Under the last row of seats.
place_s3 = The watchman
    .note = A stash: an item, and for 400 coupons a weapon of tier I as well.
    .text = He watches over things that are not his.
place_s4 = The allotments
    .note = A stash: two items.
    .text = In the water butt, wrapped in oilcloth.
place_s5 = The dump
    .note = A stash: an item for 150 coupons, as often as you come.
    .text = Whoever digs here finds something, for a fee.
place_s6 = The lockers
    .note = A stash: an armor of tier II for 1200 coupons.
    .text = The keeper has the keys, and a price.
place_s7 = The wreck of the convoy
    .note = A stash: 1000 coupons and a rifle magazine.
    .text = The pay of a regiment that never came.
place_s8 = The reactor hall
    .note = A stash: an artifact for 1000 coupons, or two rifle magazines.
    .text = Something hums in the dark, and somebody guards it.
offer-s3_all = A weapon of tier I and an item
offer-s3_some = An item
offer-s5_dig = An item
offer-s6_buy = An armor of tier II
offer-s8_artifact = An artifact
offer-s8_rounds = Two rifle magazines
offer-b2_weapon = A weapon of tier III
offer-b2_armor = An armor of tier III

## Contacts

sidorovich = Sidorovich
    .text = Trader. Sells weapons and armors of tier I and Echo Detectors at their value, magazines for 500, items for twice their value. Buys everything for a quarter.
pola = Pola
    .text = Trader. Sells armors and armor attachments of tier I and II, but no detectors, and medicine at their value. Buys armors and armor attachments for half.
hutsul = Hutsul
    .text = Trader. Sells weapons of tier I and II, weapon attachments and grenades at their value, magazines for 300. Buys weapons and weapon attachments for half.
docent = The Docent
    .text = Trader. Sells detectors, improved containers, NBC and SEVA suits and tools at their value, artifacts for one and a half times that. Buys artifacts for three quarters.
ferryman = The Ferryman
    .text = Trader. Sells weapons and armors of tier II and III, attachments of tier II and food at their value, magazines for 400. Buys everything for half.
local_guide = Local Guide
    .text = Loner, 200 coupons. The lead stalker begins the mission with a universal marker.
feldsher = The Feldsher
    .text = Loner, 400 coupons. Two bandages and an antirad.
scrounger = The Scrounger
    .text = Loner, 500 coupons. An attachment of tier I at random.
gambler = The Gambler
    .text = Loner, 300 coupons. Two items at random.
operator = The Radio Operator
    .text = Loner, 400 coupons. The mission begins with one more random event on top of the deck.
tinker = The Tinker
    .text = Loner, 150 coupons. Each stalker begins the mission with a bolt more.
dog_companion = The Dog
    .text = Companion with 6 HP, no target of enemies. Once in each turn it moves up to 4 spaces, and pins an enemy on its space. At 0 HP it flees.
scout = The Scout
    .text = Companion for 600 coupons with 10 HP, a target of enemies. Once in each turn it moves up to 3 spaces, and shoots with 4 dice within range 3 and line of sight. At 0 HP it flees.
patron = The Patron
    .text = Patron. 800 coupons if at least 3 loot tokens, and one more for each stalker, are turned up.
institute = The Institute
    .text = Patron. 1500 coupons for an artifact that the team did not have before.
broker = The Broker
    .text = Patron. 1200 coupons if at least 4 cards are left in the event deck.

## Failure cards

failure-A1 = They hung your boots over the gate, and drank to it for a week: the watch is late. From now on one more random event lies on top of the deck.
failure-A2 = The drill was too loud and the siding too long. Somebody who watched it has left bolts by the fence. From now on each stalker begins with one more.
failure-B1 = The traps are bent and the carcass is gone, but its paths are known now. From now on the lead stalker begins with a universal marker.
failure-B2 = They burned the house down to have an end of it, and built it up again with thicker doors. From now on one more random event lies on top of the deck.
failure-C1 = The notes lie on the table again, as if nobody had been there, and the lamps before the flats are broken. From now on the first space lies without visibility.
failure-C2 = The voice was kind, those who came back said, and it always speaks first. From now on each stalker begins with a universal marker.

## The table

scene-zone = The Zone
scene-holder = Card holder
scene-coupons = Coupons
scene-market = For sale
scene-price = Price
scene-told = Missions told
scene-visited = Visited
