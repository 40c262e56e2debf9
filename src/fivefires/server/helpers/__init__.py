"""What runs beside the event loop: rules in threads, and bots, replays and uploads in processes."""
