# The kernel's own words.

seat = Player { $number }

option-pass = Pass
option-done = Done
option-portion = { $amount } × { $kind }
ask-react = { $event } Do you want to react?
    .standing = Reactions
event-any = Something happens that you can answer.
ask-which-first = Which of these comes first?
waiting-for-reactions = Waiting for reactions.
waiting-for-choice = Somebody is choosing.
waiting-for-veiled = There may be something to decide.
log-react = { $seat } uses { $reaction }.
log-branched = From here on this is a game of its own: what was hidden was dealt anew, and chance has a new seed.
log-carried-over = The rules have changed from version { $before } to version { $now }. The game goes on under the new ones.

refused-game-over = The game is over.
refused-other-question = That question is no longer open.
refused-not-asked = It is not your choice now.
refused-not-offered = That is not one of the choices.
refused-nothing-to-withdraw = There is nothing to withdraw.
refused-nothing-to-undo = There is nothing that can be taken back.
refused-nothing-to-redo = There is nothing to redo.
refused-players = This game is for { $least } to { $most } players, not { $players }.
refused-players-in-mode = This mode is for { $least } to { $most } players, not { $players }.
refused-mode = This game has no such mode.
refused-variant = This game has no such variant.
refused-option-value = This game has no such option, or not with that value.
refused-earlier = The earlier result does not belong to this game.
refused-no-chain = In this game no result is carried over into the next one.
refused-no-lesson = This game has no such lesson.
refused-other-lesson = The set-up is not the one of that lesson.
refused-no-default = Silence is no answer to this question.
refused-no-window = Nobody is waiting for reactions now.
refused-mix = These choices do not go together.
