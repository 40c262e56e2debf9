"""What players see of The Long Night: who may know what, how it looks and what it is called."""
