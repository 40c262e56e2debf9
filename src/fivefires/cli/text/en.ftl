# What the terminal says to those who play at it. File names and numbers of rules stand behind a label, not in a sentence.

terminal-bot = Bot { $number }
terminal-you = (you)
terminal-on-top = on top:
terminal-kept-in = Kept in:
terminal-commitment = Commitment to the dice:
terminal-seed = Seed:
terminal-resumed = The game goes on from where it was left.

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
terminal-no-reaction = You have nothing to react with. Press Enter.
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
terminal-unfair = The dice could not be verified.
