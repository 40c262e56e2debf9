# The server's own words. "Table" is where people sit, "game" is what they play there.

refused-missing = There is no such table, or it is not yours to see.
refused-method = That cannot be done here.
refused-malformed = The server did not understand that.
refused-too-large = That is too large.
refused-too-deep = That is nested too deeply.
refused-origin = Another site may not speak for you.
refused-limit = That was too much at once. Wait a moment and try again.
refused-busy = The table is busy. Try again in a moment.
refused-closing = The server is about to restart. The page will carry on by itself.
refused-storage = The move could not be kept, so it was not made. The server's disk or database is in trouble.
refused-internal = Something went wrong on the server. Nothing has changed.
refused-rule-error = The rules have failed here. Nothing has changed, and a report was written for those who can mend it.
refused-paused = The table is paused, because the rules have failed twice. The host can let it go on.
refused-frozen = The rules have changed since, and this game cannot go on under the new ones. It can still be read.
refused-host-only = Only the host can do that.
refused-owner-only = Only whoever sits there can do that.
refused-nothing-to-confirm = There is nothing to confirm.
refused-name = A name has up to { $most } letters, and no markup.
refused-text = A line of chat has 1 to { $most } letters.
refused-muted = Spectators may speak when the game is over.
refused-no-game = There is no such game.
refused-no-bot = There is no such bot.
refused-no-human = Somebody has to sit at the table: at least one seat is for a person.
refused-full = Every seat is taken.
refused-seat-taken = That seat is taken.
refused-seats-open = Some seats are still open. Wait for players, or give the seats to bots.
refused-not-started = The game has not started yet.
refused-started = The game has started already.
refused-not-finished = The game is not over yet.
refused-over = The game is over.
refused-closed = The table is closed.
refused-still-playing = The game is still going on. Close the table first.
refused-no-step = The game has no such step.
refused-bad-file = This is not a file of Five Fires, or it was damaged.
refused-not-replayable = The game in this file does not follow the rules: it stops at step { $step }.
refused-too-long = The game in this file is too long, or takes too long to replay.
refused-push = Notifications cannot be sent there.
refused-foreign-link = The server draws codes only for its own links.
refused-slow = The connection was too slow. The page will carry on by itself.
refused-revoked = This seat is now played from another device.
refused-hello = The first thing to say is hello.

note-carried-over = The rules have changed from version { $before } to version { $now }. The game goes on under the new ones.
note-frozen = The rules have changed from version { $before } to version { $now }, and step { $step } is no longer possible. The game can still be read.
note-uploaded = This game comes from a file.
note-unverified = This game comes from a file, and its dice do not follow from its seed.

bot-random = Random: takes any answer
bot-scripted = Expert: plays by rules of thumb
bot-greedy = Greedy: takes what looks best now
bot-search = Thinker: tries out what could follow

push-your-turn = It is your turn.
