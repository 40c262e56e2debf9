"""Who sits where, who must agree to that, what people are called, and how they are told when they are away."""
