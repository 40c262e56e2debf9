"""Where games are kept: append-only answers, checkpoints, seats, in SQLite or PostgreSQL by the same code."""
