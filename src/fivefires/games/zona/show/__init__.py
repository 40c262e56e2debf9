"""What players see of Zona: who may know what, how it looks and what it is called."""
