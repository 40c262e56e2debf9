"""Time: the server's own, by which deadlines count, and the machine's that nobody sets."""
