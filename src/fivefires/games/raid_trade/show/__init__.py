"""What players see of Raid & Trade: who may know what, how it looks and what it is called."""
