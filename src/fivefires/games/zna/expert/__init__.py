"""The scripted player and the evaluation, in the game's own terms."""
