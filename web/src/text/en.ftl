# The page's own words. What belongs to a game stands in the game's catalogues.

page-title = Five Fires
page-tagline = Survival games at one table
page-player = Player { $number }
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
page-stage-alpha = An early version: it plays, but not every rule is proved yet.
page-stage-beta = A late trial version.
page-upload = Open a saved game
page-shelf-empty = No game is installed.

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
page-bot-random = Chance: picks anything
page-bot-greedy = Greedy: looks one step ahead
page-bot-search = Patient: thinks about every move
page-bot-scripted = Expert: knows the game
page-deadline-note = When the time is up, a bot takes the seat until its owner is back.

## Before the start

page-lobby-title = Who plays?
page-lobby-wait = The game begins when every seat is taken and { $host } starts it.
page-invite = Send this link to those who shall play
page-watch-link = To those who only watch, send this one
page-my-link = Your own seat on another device
page-seats = Who sits here
page-seat-number = Seat { $number }
page-here = at the table
page-is-bot = played by a bot
page-bot-meanwhile = A bot plays for now
page-give-back = Give the seat back
page-play-myself = Play on myself
page-move-seat = Move my seat
page-renew-link = Make a new link, and void the old one
page-leave-warn = Somebody else can then take your seat.
page-leave-sure = Leave for good
page-closed-table = The host has ended this game. It can still be read.
page-close-warn = The game stops for everybody and cannot go on.
page-close-sure = End it now
page-seen-by = Seen by
page-my-link-warn = Whoever has this link plays for you.
page-copy = Copy the link
page-copied = Copied
page-open-seat = Open for whoever has the link
page-give-bot = Give to a bot
page-give-open = Open the seat
page-start = Start the game
page-start-wait = It can begin when every seat is taken or given to a bot.
page-call-off = Call it off
page-called-off = The host has called this game off.
page-seats-taken = Every seat is taken.
page-join = Take a seat
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
page-undo = Take back
page-redo = Do again
page-confirm = Pass on
page-holding = You can still take this back. Shall play go on?
page-given = You chose: { $answer }. The others are still thinking.
page-withdraw = Choose again
page-is-choosing = { $count ->
    [one] is choosing…
   *[other] are choosing…
    }
page-choosing = is choosing
page-has-answered = has answered
page-tally = { $count } of { $all } have answered
page-story-more = Read on
page-story-less = Fold up
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
page-sound = Sounds
page-quick = One tap answers at once
page-push-unknown = One moment.
page-push-on = This browser tells you when it is your turn, even when the page is closed.
page-push-off = This browser can tell you when it is your turn, even when the page is closed.
page-push-impossible = Notifications are not possible here: they need a secure address and the browser's permission.
page-push-do = Turn notifications on
page-push-undo = Turn notifications off

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

## The end

page-won = { $name } wins
page-won-several = { $names } win
page-nobody-won = Nobody wins
page-look-again = Look at the table
page-see-end = How it ended
page-rematch = Play again
page-rematch-ready = The next game is ready
page-charts = How it went
page-dice = The dice
page-dice-verified = Before the first roll the table showed a fingerprint of its seed. Now the seed is open, and it fits: nobody could have chosen the dice.
page-dice-wrong = The seed does not fit the fingerprint that was shown at the start.
page-dice-seed = Seed
page-dice-commitment = Fingerprint
page-timeline = Round by round
page-timeline-to = See it again: { $round }
page-chart-of = { $name } over the game

## The guided start

page-guide-1 = The question is always here. Its answers are buttons, and the same places and cards on the table are lit.
page-guide-2 = Tap an answer to see what it brings. Tap it again to do it. What nobody has learnt anything from can be taken back.
page-guide-3 = Here is what lies before you. Point at a card or hold it to see it large. A tap on another player shows what lies before them.
page-guide-4 = Here is the log. It says what happened and why, and every number leads to the rule behind it.
page-guide-next = Next
page-guide-done = Let us play
page-guide-skip = Skip
