# What the coach says in the lesson. One idea a step, the goal before the rule.

## The lesson

lesson-first = A fire and a wolf
lesson-first-about = Feed the fire, watch the others, find the wolf.
lesson-first-end =
    The wolf is found, and the campers have won. A bucket of water in somebody's hand can drown what is fed; now
    you know what to look for.
lesson-first-feed =
    You are a camper, and the fire must not die. At 10 it blazes and the campers win; at 0 the wolf does. Feed
    the log: it is worth 2.
lesson-first-feed-else = The log burns best. Feed it.
lesson-first-vote =
    Each turn the fire loses 1 by itself. After a round everybody names the wolf, or nobody. Nothing speaks
    against anybody yet, and a wrong accusation costs the fire 2.
lesson-first-vote-else = You know nothing yet. Accuse nobody.
lesson-second-feed = Another log. Do not feed the wet wood: it takes 2 away, and makes you look like the wolf.
lesson-second-feed-else = Feed the log.
lesson-second-vote = Wet wood. Bad luck, or the wolf. Say what you think: it takes more than half to make somebody show the role.
lesson-second-vote-else = Somebody fed wet wood just now. Name the one who did.
lesson-third-feed = The votes were split, so nothing happened. Keep the fire going.
lesson-third-feed-else = Feed the log: the fire is low.
lesson-third-vote = A log this time. A good wolf feeds well now and then. Wait for one more round.
lesson-third-vote-else = One more round. Accuse nobody.
lesson-fourth-feed = Feed the log, and watch what comes next.
lesson-fourth-feed-else = The log again.
lesson-fourth-vote = Wet wood twice is no bad luck. Name the wolf.
lesson-fourth-vote-else = You have seen it twice. Name the one who did it.
