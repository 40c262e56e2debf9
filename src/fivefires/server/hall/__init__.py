"""All tables of a server: found, made, woken, put to sleep, and chained to each other."""
