game-title = Tiny
game-pitch = As small as a game can be.
ask-word = Which word?
option-say = Say { $word }
