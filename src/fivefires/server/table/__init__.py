"""One table that is awake: its inbox, its draft, its game, and what everybody sees of it."""
