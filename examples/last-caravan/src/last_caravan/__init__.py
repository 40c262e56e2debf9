"""The Last Caravan: bring the water home across the salt, with a raider among the drivers."""
