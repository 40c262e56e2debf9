"""What people see: who may know what, how it looks, and what things are called."""
