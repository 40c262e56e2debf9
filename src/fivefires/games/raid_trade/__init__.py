"""Raid & Trade: survivors raid, trade, craft and fight their way into the Golden City, for three to five players."""
