"""The sockets of those who look at a table, and what is on its way to them."""
