# What the coach says in the lessons. One idea a step, the goal before the rule.

## The first lesson

lesson-first = Seen and unseen
lesson-first-about = Moving, sneaking, and what happens when somebody sees you.
lesson-first-end =
    They went where the token lay, looked all around, and saw nobody. That is how one gets through a camp: be seen
    where you are not. The next lesson is about what to do when that fails. Or play on from here.
lesson-first-choose = A camp of bandits, and one of you. Take Tykhyi: he sneaks two spaces where others sneak one.
lesson-first-choose-else = Anybody could do it. For this lesson take Tykhyi.
lesson-first-trade = Before a mission one trades. For this lesson you need nothing: go on.
lesson-first-trade-else = Keep the money. You will not need a weapon here.
lesson-first-jacket = What the team owns is shared out. A leather jacket is one die against damage. Put it on.
lesson-first-jacket-else = It is cold, and they shoot. Take the jacket.
lesson-first-move =
    A turn alone has 3 actions. Movement goes up to 3 spaces, and each space that you can reach unseen is one click.
    Go to the gate.
lesson-first-move-else = A way, too. For now go to the gate, three spaces.
lesson-first-sneak =
    Your token lies there now, with the Low side up: somebody heard something. Low cards send enemies to look.
    Sneaking places nothing at all. Sneak through the gate.
lesson-first-sneak-else = Movement would place Low again. Sneak to the marked space.
lesson-first-prepare =
    South of here a rifle bandit looks the other way. Point at him: what he sees is lit. You are not in it. The last
    action of this turn: Prepare, for Focus and a bolt.
lesson-first-prepare-else = Stay where nobody looks. Prepare.
lesson-first-hidden = Whoever ends a turn in an enemy’s sight is attacked at once. Nobody sees you. End the turn.
lesson-first-seen =
    You have two turns in each round. Now see what a mistake is: the marked space lies beside the bandit, and he looks
    one space to each side. Go there.
lesson-first-seen-else = That would be wiser. But go to the marked space once, to see what happens.
lesson-first-back =
    High, at once: he has seen you. While anybody sees you the token goes where you go. The Movement is not over. Step
    back out of his sight.
lesson-first-back-else = He is still looking. Back to the gate, out of his sight.
lesson-first-stop =
    The token lies on the first space where nobody saw you any more, and there it stays. Stop here.
lesson-first-stop-else = Not farther in this way: what you leave by walking is seen again. Stop.
lesson-first-away = They will come to that token, all of them. So be elsewhere. Sneak away, two spaces: the token does not move.
lesson-first-away-else = By walking you would leave more traces. Sneak to the marked space.
lesson-first-wait = One action is left. Prepare gives Focus again, if it was spent, and another bolt.
lesson-first-wait-else = Do not go back. Prepare.
lesson-first-enemies =
    End the turn. A High lies on the map, so the enemies draw a high card. Watch them: each says where it goes, and why.
lesson-first-after =
    Nobody sees you, so the token has fallen to Low; it lies under their feet. They wait in the gate. Sneak back along
    the wall, and think of another way.
lesson-first-after-else = One more time without a sound: sneak to the marked space.

## The second lesson

lesson-second = Six dice
lesson-second-about = A weapon, a target, a wound, and why one does not stay there.
lesson-second-end =
    One bandit less, and the High lies where you shot from, not where you are. Four others are on their way to it.
    The last lesson is about what no bullet stops. Or play on from here.
lesson-second-choose = Sometimes somebody stands in the way. Take Palkan: three dice when he shoots.
lesson-second-choose-else = Others shoot, too. For this lesson take Palkan.
lesson-second-buy = 5,000 coupons. A shotgun is for short distances: buy the TOZ.
lesson-second-buy-else = Perhaps another time. Buy the TOZ for 700.
lesson-second-trade = The rest would buy armor and medicine. For a lesson this is enough.
lesson-second-trade-else = Save it. Enough.
lesson-second-arm = Take the weapon. One hand holds one weapon; more go into the backpack.
lesson-second-arm-else = First the weapon.
lesson-second-jacket = And the jacket.
lesson-second-jacket-else = Take the jacket, too.
lesson-second-gate = There is a rifle bandit in the yard, with his back to the north. First to the gate.
lesson-second-gate-else = First to the gate, three spaces.
lesson-second-fence = A fence stops feet but not bullets. Behind it you are one space from him, and he does not see you.
lesson-second-fence-else = Go to the marked space: from there you can shoot over the fence.
lesson-second-shoot =
    Each attack tells its dice, what it takes, and how likely it wounds. At range 0 and 1 the TOZ is accurate: one face
    then counts 4 ★. Shoot.
lesson-second-shoot-else = He may turn round any moment. Shoot at the marked bandit.
lesson-second-torso =
    The head kills with 7 ★ and does nothing with less. The torso is wounded by 4, heavily by 6. Take the torso.
lesson-second-torso-else = Seven ★ are many. Take the torso.
lesson-second-keep =
    Yellow dice are yours, green ones the weapon’s. Focus would roll any of them again. These are good enough.
lesson-second-keep-else = Keep Focus for worse dice.
lesson-second-reaction =
    A heavy wound: a card decided that he is Pinned and Exposed. He has turned round and sees you. End the turn: whoever
    is Pinned loses that instead of attacking.
lesson-second-again = He could only get up. He is still Exposed: every wound is a worse one. Once more, before he shoots.
lesson-second-again-else = Do not give him the time. Shoot again.
lesson-second-head = Nobody else has come yet. Try the head this time.
lesson-second-head-else = The torso would do. For this lesson aim at the head.
lesson-second-enough = That is enough for the head. Keep the roll.
lesson-second-enough-else = It could only get worse. Keep it.
lesson-second-leave =
    Everybody heard it: your High lies here, and they will come here. Go somewhere else at once. What he carried lies
    where he fell.
lesson-second-leave-else = Away from the token. Go to where he fell.
lesson-second-loot = A human leaves loot. Pick it up: it costs the last action of this turn.
lesson-second-loot-else = Pick up what he carried.

## The third lesson

lesson-third = What the needle says
lesson-third-about = Anomalies, bolts, and how one finds what they hide.
lesson-third-end =
    An artifact helps whoever wears it, and its dose stays with him: at 4 and more it costs HP each round. That was all
    one needs for a first mission. Play on from here: the papers are in the office beside you.
lesson-third-choose = Some places kill without anybody there. Take Borsuk: he throws two bolts at once.
lesson-third-choose-else = Take Borsuk for this one. He knows them best.
lesson-third-armor = A detector is fitted to armor. Buy the Sunrise suit.
lesson-third-armor-else = First something to fit it to: the Sunrise suit for 900.
lesson-third-detector = Now the Echo Detector: it finds what lies on the very space where you stand.
lesson-third-detector-else = The detector first. It costs 1,000.
lesson-third-trade = That is all.
lesson-third-trade-else = Enough for today.
lesson-third-wear = Put on the suit.
lesson-third-wear-else = The suit before the detector.
lesson-third-fit = And the detector onto it.
lesson-third-fit-else = Take the detector.
lesson-third-ready = Bolts he has anyway: everybody starts with three. Go.
lesson-third-ready-else = The rest stays here. Enough.
lesson-third-gate = To the gate, unseen.
lesson-third-gate-else = First to the gate.
lesson-third-near = Then to the corner of the yard. The round signs ahead are the symbols of an anomaly.
lesson-third-near-else = Go to the marked corner, three spaces.
lesson-third-bolt =
    Whoever comes by a symbol rolls a die with 1 to 4 petals, more often many than few. The same number on an open symbol
    sets the anomaly off. A covered one cannot. Throw a bolt.
lesson-third-bolt-else = Do not go in yet. Bolts and Nuts, first.
lesson-third-symbol = The space before you has one symbol, with 4 petals: 40 % of the faces. Cover it.
lesson-third-symbol-else = That one is farther away. Cover the marked one.
lesson-third-one = Borsuk could throw another one. One will do here.
lesson-third-one-else = Keep the others.
lesson-third-turn = The bolt lies there until the end of the round, and you have another turn in it. End this one.
lesson-third-enter = Now go in. The note says 0 %.
lesson-third-enter-else = The marked space is safe now.
lesson-third-roll = Stop here: the die is rolled when the movement ends, for each anomaly that was touched.
lesson-third-roll-else = Farther in the symbols are open. Stop.
lesson-third-detect =
    Nothing. Now the detector: the same die, and the artifact appears on a symbol with as many petals. It costs no action.
lesson-third-detect-else = First see what the needle says. Use the detector.
lesson-third-locate = Four petals: you may choose where. Here, under your feet.
lesson-third-locate-else = Choose the space where you stand.
lesson-third-take = Pick it up.
lesson-third-take-else = There it lies. Pick up the artifact.
lesson-third-equip =
    The Meat Chunk: one more ★ after a roll, and Exposed for it. Three artifacts can be worn. Put it into a slot.
lesson-third-equip-else = In the backpack it does nothing. Put it into a slot.
