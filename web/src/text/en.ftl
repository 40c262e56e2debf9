# The page's own words. What belongs to a game stands in the game's catalogues.

page-title = Five Fires
page-player = Player { $number }
page-somebody = somebody
page-bot = Bot { $number }
page-close = Close
page-loading = One moment.
page-offline = The server cannot be reached. The page keeps trying.
page-refused = That did not work. Nothing has changed.
page-nothing = nothing
page-home = To the shelf
page-missing = There is nothing at this address.
page-about = About
page-about-what = A table for survival board games: alone, at one screen, with friends by a link, live or over days, and with bots. Nothing is loaded from elsewhere, nobody needs an account, and finished games can be proved from their seed.
page-about-honest = Five Fires is unofficial. The games belong to their authors and publishers; here they are described in our own words and drawn in our own pictures. If you like one, own it.
page-credits = Whose work is in the page
page-credits-icons = Icons
page-credits-icons-by = From game-icons.net under CC BY 3.0, by Lorc, Delapouite and the other artists there, in other colours and sizes.
page-credits-faces = Typefaces
page-credits-faces-by = IBM Plex Sans and Plex Sans Condensed by IBM, under the SIL Open Font Licence. Special Elite by Astigmatic, under the Apache Licence.
page-credits-script = Script
page-credits-script-by = Svelte, Fluent.js by Mozilla, and d3-zoom by Mike Bostock.
page-credits-drawings = Everything else
page-credits-drawings-by = Our own.
page-credits-all = All names and licences
page-version = Version { $version }

## The shelf

page-continue = Your games
page-continue-all = All { $count } of your games
page-your-turn = Your turn
page-waiting-turn = Waiting
page-lobby = Not begun
page-finished = Over
page-closed = Closed
page-forget = Take off the list
page-play = Play
page-learn = Learn
page-learn-what = { $lesson }: a lesson of { $count } decisions
page-players = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1–{ $most } players
    }
   *[other] { $least }–{ $most } players
    }
page-players-exactly = { $least ->
    [one] 1 player
   *[other] { $least } players
    }
page-minutes = { $least }–{ $most } minutes
page-unlit = { $count ->
    [one] One more game is planned. Its fire is not lit yet.
   *[other] { $count } more games are planned. Their fires are not lit yet.
    }
page-trouble = This game is installed but cannot be opened.
page-stage-alpha = An early version: all of it plays, but it is still being tuned.
page-stage-beta = A late trial version.
page-upload = Open a saved game

## A new game

page-new = A new game
page-vs-bots = Play against bots
page-alone = Play alone
page-with-friends = Invite friends by a link
page-one-screen = Play at one screen
page-how-many = How many play
page-mode = Way to play
page-more = More choices
page-your-name = Your name
page-name-of = Name of player { $number }
page-deadline = Time for a turn
page-deadline-none = No limit
page-deadline-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
    }
page-bots-play = Bots
page-bot-easy = Easy: knows the game, and errs
page-bot-fair = Fair: knows the game
page-bot-strong = Strong: thinks about every move
page-bot-strength = How strong { $name } plays
page-bot-random = Chance: picks anything
page-bot-greedy = Greedy: looks one step ahead
page-bot-search = Patient: thinks about every move
page-bot-scripted = Expert: knows the game
page-newcomers = People who come later
page-newcomers-choice-asked = Everybody is asked first
page-newcomers-choice-free = May take an empty seat
page-newcomers-choice-none = Only bots take seats
page-newcomers-asked = In the middle of the game a bot may take an empty seat. A person may only if all who play agree, for they would see what is hidden there.
page-newcomers-free = In the middle of the game anybody with the link may take a seat that is empty or a bot's, and sees what is hidden there.
page-newcomers-none = In the middle of the game nobody else takes a seat. Bots may.
page-newcomers-wait = { $hours ->
    [one] Whoever has not looked at the table for an hour is no longer waited for.
   *[other] Whoever has not looked at the table for { $hours } hours is no longer waited for.
    }
page-usual = The usual time
page-seconds = { $seconds } seconds
page-reactions = Time to react
page-reactions-choice-asked = Ask only who can
page-reactions-window = The table waits so long whenever somebody might react, so that nobody can tell who could.
page-reactions-asked = Only those who can react are asked, and the table waits for them as long as for a move. So everybody can tell that somebody could react.
page-pace = Time of a bot for a move
page-pace-none = At once
page-pace-brisk = Less than usual
page-pace-slow = More than usual
page-silence = Time for a quick question
page-silence-never = Wait for everybody
page-silence-note = Some questions have a usual answer. Whoever says nothing in time gives it.

## Before the start

page-lobby-title = Who plays?
page-lobby-wait = The game begins when every seat is taken and { $host } starts it.
page-invite = Send this link to those who shall play
page-watch-link = To those who only watch, send this one
page-my-seat = My link to this seat
page-my-link = My link to this seat
page-seats = Who sits here
page-seat-number = Seat { $number }
page-here = at the table
page-is-bot = played by a bot
page-bot-meanwhile = A bot plays for now
page-give-back = Give the seat back
page-play-myself = Play on myself
page-renew-link = Make a new link, and void the old one
page-leave-warn = Somebody else can then take your seat.
page-leave-bot = A bot then takes your seat, and you cannot come back.
page-leave-sure = Leave for good
page-closed-table = The host has ended this game. It can still be read.
page-close-warn = The game stops for everybody and cannot go on.
page-close-sure = End it now
page-seen-by = Seen by
page-my-link-warn = This link is the seat itself: whoever has it plays for you and sees what is hidden from others. Keep it to come back from another device, and show it to nobody.
page-be-host = Ask to be the host
page-forget-me = Delete what is kept about me
page-forget-me-warn = Your name, what you have said and your notifications are deleted for everybody, and you leave the table. A game that goes on is played on by a bot.
page-forget-me-sure = Delete it for good
page-forget-former = What you have said there can still be deleted.
page-forgotten = It is deleted.
page-copy = Copy the link
page-copied = Copied
page-open-seat = Open for whoever has the link
page-give-bot = Give to a bot
page-give-open = Open the seat
page-free-seat = Free the seat
page-more-acts = More
page-more-about = More about { $name }
page-mute = Mute
page-unmute = Unmute
page-is-muted = muted
page-make-host = Make { $name } the host
page-remove = Remove { $name }
page-remove-warn = { $free ->
    [free] They can no longer play or come back by the old link, and everybody is told. A bot plays on.
   *[other] They can no longer play or come back by the old link, and everybody is told. A bot has the seat until the game is over.
    }
page-remove-lobby = They cannot come back: the link for players changes, and those who have not come yet need the new one.
page-remove-sure = Remove for good
page-sealed = Whoever sat here was removed. A bot has the seat until the game is over.
page-open-how-asked = { $person ->
    [yes] Everybody is asked first, above all whoever sits there.
   *[no] Everybody who plays is asked first.
    }
page-open-how-free = { $person ->
    [yes] Whoever sits there is asked first.
   *[no] Whoever has the link can then sit down.
    }
page-renew-for = A new link for { $name }
page-renew-how = If they have lost theirs. You could play with it yourself, so it is asked first, and everybody is told.
page-handed = A new link for { $name }
page-handed-text = This link is the seat itself. Give it to { $name } and to nobody else. It is shown only now.
page-renew-watch = New link for watching
page-renew-watch-warn = Whoever watches now is sent away, and needs the new link.
page-renew-invite = New link for players
page-renew-invite-warn = Those who have not come yet need the new link.
page-renew-sure = Make it now
page-start = Start the game
page-start-wait = It can begin when every seat is taken or given to a bot.
page-call-off = Call it off
page-called-off = The host has called this game off.
page-seats-taken = Every seat is taken.
page-open = Find players
page-open-title = Looking for players
page-open-none = No table looks for players just now. Begin a game, invite friends by a link, and list the table before it starts: then it stands here.
page-open-off = This server keeps no list of tables that look for players.
page-open-free = { $free ->
    [one] 1 free seat of { $all }
   *[other] { $free } free seats of { $all }
    }
page-open-now = played at once
page-open-days = a move may take days
page-list = Look for players
page-list-what = Then anybody who comes to this page can take a free seat, without a link. They see the game, what was agreed, the language and the pace, and nobody's name until they sit here.
page-list-language = Language
page-list-speed = Pace
page-list-now = We play at once; listed for an hour
page-list-days = A move may take days; listed for a week
page-listed = This table looks for players: anybody who comes to this page can take a free seat.
page-unlist = Look for players no longer
page-join = Take a seat
page-joining = Taking a seat …
page-join-title = You are invited
page-leave = Leave the table
page-host = host
page-qr = The link as a code to scan
page-insecure = This address is not secured (plain HTTP): there are no notifications here, and others in the same network could read along. Everything else works.

## The table

page-question = The question
page-how = Tap once to see what it brings, again to do it.
page-again-to-confirm = Tap again or press Enter to do this.
page-several = There is more than one thing to do here.
page-all-options = Show everything
page-fold = { $count } places on the map
page-search-options = Search { $count } answers
page-search-none = No answer is called that.
page-odds = { $good } of { $total } outcomes
page-sure = Do it all the same
page-rather-not = Rather not
page-warn = Ask once more before what cannot be had back
page-group-move = Move
page-group-act = Do something here
page-group-fight = Fight
page-group-use = Use
page-group-gear = Gear
page-group-talk = Talk and trade
page-group-rare = Now and then
page-group-end = End
page-undo = Take back
page-redo = Do again
page-confirm = Pass on
page-holding = You can still take this back. Shall play go on?
page-given = You chose: { $answer }. The others are still thinking.
page-seconds-left = { $seconds } s
page-default = Whoever says nothing in time answers: { $answer }
page-pass-on = Pass until my turn
page-until-turn = { $answer }, until my turn
page-standing = Until your turn. { $question }: { $answer }.
page-stood = You had said so before. { $question }: { $answer }.
page-passing = You pass until it is your turn.
page-attend = Ask me again
page-withdraw = Choose again
page-is-choosing = { $count ->
    [one] is choosing…
   *[other] are choosing…
    }
page-choosing = is choosing
page-has-answered = has answered
page-tally = { $count } of { $all } have answered
page-story-more = Read on
page-wanted = What each of them was after
page-wait = One moment.
page-over = The game is over.
page-stand-in = bot for now
page-away = away
page-log = Log
page-log-filter = Search the log
page-log-who = Whose lines
page-log-empty = Nothing has happened yet.
page-everybody = Everybody
page-waited = While you waited
page-about-you = About you
page-dismiss = Seen
page-log-newest = To the newest line
page-since = Since you left
page-since-count = { $count ->
    [one] One thing has happened since you left.
   *[other] { $count } things have happened since you left.
    }
page-since-step = See it step by step
page-since-ok = Go on
page-table = Table
page-mine = Mine
page-board = Board
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-chat-silenced = The host has muted you. You can play on, and not write.
page-gone-person = Somebody who has left
page-chat-muted = Whoever watches may speak when the game is over.
page-send = Send
page-watcher = Somebody who watches
page-rules = Rules
page-rules-search = Search the rules
page-rules-none = No rule says that.
page-show-rule = Show the rule
page-others = The others
page-story = The story
page-side = Log, table and rules
page-zoom-in = Enlarge
page-zoom-out = Shrink
page-zoom-all = The whole board
page-read-board = The board in words
page-board-in-words = The board in words
page-can-act = you can act here
page-deal = An offer
page-deal-offers = { $name } offers
page-deal-counters = { $name } offers instead
page-deal-composes = You put an offer together
page-deal-composes-for = You put an offer together for { $names }
page-deal-gives = gives
page-deal-wants = for
page-deal-nothing = nothing yet
page-deal-open = has not answered
page-deal-given = has answered
page-goals = What is to be reached
page-goal-met = reached
page-only-you = Only you know this
page-walk-board = { $board }. Arrow keys walk the squares, Enter acts.
page-facing-0 = facing north
page-facing-1 = facing east
page-facing-2 = facing south
page-facing-3 = facing west
page-stands-here = Here: { $things }.
page-by-way = { $place } ({ $way })
page-next-to = Next to { $places }.
page-settings = Settings
page-menu = Menu
page-reconnecting = The line is broken. The page comes back by itself.
page-gone = The table has let go of this page.
page-watching = You are watching.
page-paused = The table is paused, because the rules have failed.
page-frozen = This game was played under other rules and can only be read.
page-try-again = Try again
page-close-table = End this game for everybody
page-download = Save a copy
page-status = Where we are
page-turn-title = Your turn

## What is asked about seats, and told

page-ask = A question to everybody
page-ask-open = { $whose ->
    [mine] { $by } wants to open your seat for somebody else, who would see what is hidden there.
    [bot] { $by } wants to open the seat of { $name } for a person, who would see what is hidden there.
   *[other] { $by } wants to open the seat of { $name } for somebody else, who would see what is hidden there.
    }
page-ask-human = { $by } wants somebody at their own screen to play for { $name }. They would see what is hidden there.
page-ask-renew = { $whose ->
    [mine] { $by } wants a new link for your seat, as if you had lost yours. Whoever has it sees what is hidden there.
   *[other] { $by } wants a new link for { $name }, who has lost theirs. Whoever has it sees what is hidden there.
    }
page-ask-host = { $by } wants to be the host instead of { $name }.
page-ask-missing = Still to answer: { $names }.
page-ask-until = Those who are away are waited for until { $time }: { $names }.
page-ask-ready = All have agreed.
page-ask-declined = Somebody said no.
page-ask-late = Not all have agreed in time.
page-ask-do = Do it now
page-ask-drop = Let it be
page-ask-read = Good
page-agree = I agree
page-disagree = No
page-disagree-after-all = No, after all
page-note-sat-down = Seat { $seat }: { $name } sits down here.
page-note-left = Seat { $seat }: { $name } has left.
page-note-removed = Seat { $seat }: the host has removed { $name }. A bot plays on.
page-note-vacated = Seat { $seat }: { $name } plays here no longer. The seat is open.
page-note-opened = Seat { $seat }: open for whoever has the link.
page-note-bot = Seat { $seat }: a bot plays here.
page-note-renewed = Seat { $seat }: the host was given a new link for { $name }.
page-note-stand-in = Seat { $seat }: a bot plays for { $name } for now.
page-note-back = Seat { $seat }: { $name } plays again.
page-note-host = Seat { $seat }: { $name } is the host now.
page-note-declined = Seat { $seat }: what was asked about it was not agreed to.

## A shared screen

page-curtain = Hand over to { $name }
page-curtain-text = Nobody else looks now.
page-curtain-go = I am { $name }

## Settings

page-theme = Light
page-theme-dark = Dark
page-theme-light = Bright
page-theme-system = As the device
page-motion = Movement
page-motion-full = Full
page-motion-fast = Fast
page-motion-off = None
page-beats = What happens
page-beats-slow = Shown slowly
page-beats-normal = Shown one by one
page-beats-fast = Shown fast
page-beats-off = Only in the log
page-sound = Sounds
page-quick = One tap answers at once
page-push-unknown = One moment.
page-push-on = This browser tells you when it is your turn, even when the page is closed.
page-push-off = This browser can tell you when it is your turn, even when the page is closed.
page-push-install = This phone has notifications only for pages on its home screen: choose Share, then Add to Home Screen, and open Five Fires from there. What you play in the browser may not be there; bring it along by your link to the seat.
page-push-impossible = Notifications are not possible here: they need a secure address and the browser's permission.
page-push-do = Turn notifications on
page-push-undo = Turn notifications off
page-hook = An address of yours can be called when it is your turn at this table. Only you see it here. It is told the game and a link that opens nothing without your own.
page-hook-address = Address
page-hook-format = Understood there
page-hook-format-discord = Discord
page-hook-format-slack = Slack
page-hook-format-ntfy = ntfy
page-hook-format-json = Plain JSON
page-hook-keep = Keep
page-hook-test = Try it
page-hook-remove = Remove
page-hook-kept = It is called from now on.
page-hook-removed = It is not called any more.
page-hook-answered = It was called, and answered { $status }.
page-hook-silent = It was called, and did not answer.

## Replay

page-replay = Replay
page-replay-step = Step { $step } of { $last }
page-replay-play = Play
page-replay-pause = Pause
page-replay-back = One step back
page-replay-on = One step on
page-replay-first = To the start
page-replay-last = To the end
page-replay-link = Copy the link to this step
page-replay-live = Back to the table
page-replay-where = Where in the game
page-branch-bots = Play on from here
page-branch-here = Play on at one screen
page-branch-what = At a new table. What is hidden here is dealt anew.
page-branch-ends = This game ends for good, and a new table goes on from this step. What is hidden here is dealt anew.
page-branch-end = End this game and play on
page-branch-keep = Keep playing this one

## The end

page-won = { $name } wins
page-won-several = { $names } win
page-nobody-won = Nobody wins
page-card = Picture to share
page-card-share = Share the picture
page-card-save = Save the picture
page-card-trouble = This browser could not draw the picture.
page-card-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
page-card-decisions = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
page-look-again = Look at the table
page-see-end = How it ended
page-rematch = Play again
page-rematch-ready = The next game is ready
page-play-on = Play on: { $link }
page-play-on-ready = Ready: { $link }
page-play-on-who = Change who plays
page-play-on-stays = stays
page-play-on-open = open seat
page-play-on-bot = a bot
page-play-on-out = no seat
page-play-on-new = New seat
page-play-on-more = One seat more
page-play-on-hint = Whoever stays keeps their seat and their link. An open seat is taken with the invitation.
page-play-on-number = The next game is for { $least } to { $most } players, not { $count }.
page-charts = How it went
page-dice = The dice
page-dice-verified = Before the first roll the table showed a fingerprint of its seed. Now the seed is open, and it fits: nobody could have chosen the dice.
page-dice-wrong = The seed does not fit the fingerprint that was shown at the start.
page-dice-seed = Seed
page-dice-commitment = Fingerprint
page-timeline = Round by round
page-timeline-to = See it again: { $round }

## The same deal at several tables

page-same-deal = The same deal
page-same-deal-open = Play a deal
page-same-deal-new = Play a deal that others play, too
page-same-deal-have = I have the code of a deal
page-same-deal-what = You play against bots and get a link. Whoever opens it plays the same deal at a table of their own, and you compare.
page-same-deal-share = Let others play this deal
page-same-deal-page = To the deal
page-same-deal-compare = Compare this deal
page-same-deal-code = The code of a deal, or its link
page-same-deal-find = Look at the deal
page-same-deal-by = Made by { $name }
page-same-deal-somebody = somebody
page-same-deal-seats = { $players ->
    [one] One plays alone.
   *[other] { $players } play. You sit at seat { $seat }, and bots at the others.
    }
page-same-deal-bots = Bots
page-same-deal-advice = The expert may be asked for advice.
page-same-deal-no-advice = There is no advice.
page-same-deal-played = { $begun ->
    [one] Begun once
   *[other] Begun { $begun } times
    }, { $finished ->
    [0] not finished yet
    [one] finished once
   *[other] finished { $finished } times
    }.
page-same-deal-play = Play this deal
page-same-deal-again = Play it again
page-same-deal-on = Back to my table
page-same-deal-wait = You see how others played this deal when you have finished it yourself. Until then they see nothing of your game either.
page-same-deal-link = Link for others
page-same-deal-code-is = Code: { $code }
page-same-deal-honest = Everybody gets the same set-up, seat, bots and seed. The server keeps the seed. It tells each player when their own game is finished, and shows this fingerprint of it before. Whoever has finished knows the deal, and no server can keep them from telling others or from playing again under another name. So every play says what the server knows: whether somebody had finished the deal when it began.
page-same-deal-plays = How it was played
page-same-deal-one = So far only you have finished this deal.
page-same-deal-who = Who
page-same-deal-result = How it ended
page-same-deal-decisions = Decisions
page-same-deal-you = { $name } (you)
page-same-deal-first = Nobody had finished the deal when this play began.
page-same-deal-others = Others had finished the deal when this play began.
page-same-deal-self = The same person had played this deal before.
page-same-deal-helped = A bot stood in for a while.
page-same-deal-rules = The rules changed while this was played.
page-same-deal-with = Compare with
page-same-deal-parted = Where you parted
page-same-deal-parted-at = At decision { $decision }:
page-same-deal-bot-parted = At answer { $decision } of { $name }, a bot, which thinks with a limit of time:
page-same-deal-same = You gave the same answers from beginning to end.
page-same-deal-other-answer = Something that is not on offer any more
page-same-deal-replay = See it again from there
page-same-deal-replay-all = See it again

## Games that follow each other

page-chain = All games of this chain
page-chain-title = One game after the other
page-chain-link = Game { $link }
page-chain-all = All { $count } games
page-chain-lost = This game was forgotten.
page-chain-players = Players: { $names }
page-chain-playing = Being played
page-chain-next = The host can play on, at the end of the game before.
page-chain-replay = See it again
page-chain-table = To the table
page-chain-not-mine = You were not at this table.

## My record

page-record = My record
page-record-where = Kept in this browser alone: nobody else sees it, and it is gone when the browser's data is cleared. A game counts once you have seen its end here. Lessons and opened copies do not count.
page-record-none = Nothing yet. The first game that you play to its end will stand here.
page-record-plays = Played
page-record-won = Won
page-record-streak = In a row
page-record-longest = Won in a row, at most
page-record-last = Won in a row, lately
page-record-by-title = By title
page-record-by-character = By character
page-record-by-others = By who else was there
page-record-bot = Bot ({ $bot })
page-record-log = All plays
page-record-all = Show all { $count }
page-record-outcome-won = Won
page-record-outcome-lost = Lost
page-record-outcome-nobody = Nobody won
page-record-json = Save as JSON
page-record-csv = Save as CSV
page-record-forget = Take this play off the record
page-record-forget-all = Erase the record
page-record-forget-sure = Erase it for good

## The guided start

page-guide-1 = The question is always here. Its answers are buttons, and the same places and cards on the table are lit.
page-guide-2 = Tap an answer to see what it brings. Tap it again to do it. What nobody has learnt anything from can be taken back.
page-guide-3 = Here is what lies before you. Point at a card or hold it to see it large. A tap on another player shows what lies before them.
page-guide-4 = Here is the log. It says what happened and why, and every number leads to the rule behind it.
page-guide-next = Next
page-guide-done = Let us play
page-guide-skip = Skip

## Learning

page-coach = The coach
page-coach-at = { $at } of { $of }
page-coach-watch = Watch what the others do.
page-coach-counts = A lesson counts for nothing. Its dice and cards are laid out.
page-coach-leave = Leave; it will wait
page-coach-next = Next lesson: { $lesson }
page-coach-play = Begin a game
page-coach-on = Play on from here
page-lessons = Learn by playing
page-lesson-done = Played
page-lesson-of = Lesson
page-advice = Advice
page-advice-ask = What would the expert do?
page-advice-told = The others are told.
page-advice-thinking = The expert thinks.
page-advice-worth = How well you would stand after it, by thinking ahead. A few points mean little.
page-advice-percent = { $percent } %
page-advice-allow = Advice from the expert
page-advice-yes = Allowed
page-advice-no = Not at this table
page-note-advised = { $name } asks the expert for advice.
page-hint-ok = Understood
page-hint-never = No more hints
page-hints = Explain each kind of question once
page-rules-all = All rules by number
