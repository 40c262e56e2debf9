# What the terminal says to those who play at it. File names and numbers of rules stand behind a label, not in a sentence.

terminal-bot = Bot { $number }
terminal-you = (you)
terminal-on-top = on top:
terminal-goal = Goal:
terminal-met = (reached)
terminal-secret = (only you know this)
terminal-deal-offers = { $seat } offers
terminal-deal-counters = { $seat } offers instead
terminal-deal-composes = { $seat } puts an offer together
terminal-deal-gives = gives
terminal-deal-wants = wants
terminal-deal-says = promises
terminal-deal-open = has not answered
terminal-kept-in = Kept in:
terminal-commitment = Commitment to the dice:
terminal-seed = Seed:
terminal-resumed = The game goes on from where it was left.
terminal-after = This game takes up the result of the one before.

terminal-key-number = number: answer
terminal-key-undo = u: undo
terminal-key-undo-other = u: take back what { $seat } answered
terminal-key-redo = r: redo
terminal-key-log = l: log
terminal-key-rule = ?: the rule
terminal-key-save = s: save
terminal-key-quit = q: quit
terminal-help =
    Type the number of an answer and press Enter. Enter alone shows the table again.
    u takes your last answer back as long as nothing new was learnt, r gives it again.
    l shows the log. ? shows the rule behind the question, ? and a number any other rule.
    s says where the game is kept, s and a name puts a copy there.
    q quits; the game is kept after every answer and can be resumed.

terminal-earlier =
    { $count ->
        [one] One line more: l shows the log.
       *[other] { $count } lines more: l shows the log.
    }
terminal-all-at-once = Everybody chooses at once. Nobody sees another's choice before the last is in.
terminal-curtain = Pass the screen to { $seat }, then press Enter.
terminal-no-reaction = There is nothing for you to decide. Press Enter.
terminal-not-a-choice =
    { $count ->
        [one] There is one answer: 1. h helps.
       *[other] The answers are numbered from 1 to { $count }. h helps.
    }
terminal-undone = { $seat } takes an answer back.
terminal-redone = { $seat } gives the answer again.
terminal-no-rule = No rule is named here.
terminal-no-such-rule = There is no such rule.
terminal-no-lines = Nothing has happened yet.
terminal-copied-to = A copy lies in:
terminal-moved = The file was changed by something else and is left alone. The game goes on in another one.
terminal-not-saved = The game could not be saved.

terminal-failed = A rule has failed. The game stands as it was before that answer.
terminal-failed-file = This reproduces the failure:
terminal-paused = The rules fail here again and again, so the table pauses.
terminal-go-on = Go on with:

terminal-winner = { $seat } wins.
terminal-winners = The winners:
terminal-nobody = Nobody wins.
terminal-fair = The dice are verified: every roll and shuffle follows from the seed that was committed to at the start.
terminal-play-on = Another game follows this one. Play on with:
terminal-unfair = The dice could not be verified.

proof-laid = The chance of this game was laid out for the lesson:
proof-version = The game was played under version { $before } of the rules, which now have version { $now }: its answers and outcomes hold, and the hashes of its states were not compared.
proof-earlier = The game takes up an earlier result. That result is proved by the files of the games before, given first.
proof-chain-ended = Each of the { $count } games follows from the one before, and the chain has ended.
proof-chain-goes-on = Each of the { $count } games follows from the one before, and another one may follow.
