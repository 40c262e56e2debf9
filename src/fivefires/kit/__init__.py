"""The kit: what several games need and the kernel need not know."""
