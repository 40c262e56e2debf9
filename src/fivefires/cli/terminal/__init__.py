"""Playing at a terminal: the table as text, numbered answers, and a curtain between people at one screen."""
