"""The database's history; `upgrade` brings a database to the present."""
