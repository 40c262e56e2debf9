"""Players that are programs; they get views and questions, never the state."""
