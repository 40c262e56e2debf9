"""What an expert knows about The Long Night: what things are worth, and how each question is answered."""
