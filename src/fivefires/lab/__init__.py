"""The lab: what a game does over ten thousand plays, how strong bots are, and environments to learn in."""
