"""Where a game being played is kept: written whole after every answer, and only over what this game has written."""

from __future__ import annotations

from pathlib import Path

from fivefires.cli.storage import free_path, write_new, write_over
from fivefires.cli.trouble import Trouble

Stamp = tuple[int, int, int]


class SaveFile:
    """A file of this game's own. Somebody else's change to it is left alone: the game goes on beside it."""

    def __init__(self, path: Path, *, resumed: bool = False) -> None:
        self.path = path
        if not resumed and path.exists():
            raise Trouble(
                f"the file {path} is there already and would be lost; choose another name, or go on with --resume"
            )
        self._stamp = stamp(path) if resumed else None

    def write(self, data: bytes) -> None:
        found = stamp(self.path)
        if found is not None and found != self._stamp:
            self.path = free_path(self.path.parent, self.path.stem, self.path.suffix)
            found = None
        if found is None:
            write_new(self.path, data)
        else:
            write_over(self.path, data)
        self._stamp = stamp(self.path)

    def beside(self, what: str, data: bytes) -> Path:
        """Write something else that belongs to this game under a new name."""
        path = free_path(self.path.parent, f"{self.path.stem}-{what}")
        write_new(path, data)
        return path


def stamp(path: Path) -> Stamp | None:
    """What tells one writing of a file from another; None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size
