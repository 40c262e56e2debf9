"""ZNA: four heroes find their way out of a city under black fog, for one to four players."""
