"""What every request passes before a table hears of it: protocols with an end, the gate, rate limits."""
