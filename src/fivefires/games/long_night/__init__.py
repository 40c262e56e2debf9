"""The Long Night: a colony in winter, a common objective, a secret for each player, for two to five."""
