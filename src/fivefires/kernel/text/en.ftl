# The kernel's own words.

seat = Player { $number }

option-pass = Pass
option-done = Done
ask-react = Do you want to react?
ask-which-first = Which of these comes first?
waiting-for-reactions = Waiting for reactions.
waiting-for-choice = Somebody is choosing.
log-react = { $seat } uses { $reaction }.
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
refused-mix = These choices do not go together.
