"""The HTTP interface: thin, because everything that counts happens in a table's inbox."""
