"""Files on disk: read with suspicion, written whole or not at all, never over something else."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from .trouble import Trouble

if TYPE_CHECKING:
    from fivefires.kernel.files import Record


def read_record(path: Path) -> Record:
    """A Five Fires file, or Trouble. Its size is looked at before any of it is read."""
    from fivefires.kernel.files import LARGEST, BadFile, decode

    with _telling(path, "read"):
        if not path.exists():
            raise Trouble(f"there is no file {path}")
        if not path.is_file():
            raise Trouble(f"there is something at {path}, but it is not a file")
        if path.stat().st_size > LARGEST:
            raise Trouble(f"the file {path} is larger than {LARGEST // 1024 // 1024} MB, which no game is")
        data = path.read_bytes()
    try:
        return decode(data)
    except BadFile as error:
        raise Trouble(f"the file {path} cannot be used: {error}") from None


def write_new(path: Path, data: bytes) -> None:
    """Write a file that was not there before."""
    with _telling(path, "written"):
        path.open("xb").close()
    write_over(path, data)


def write_over(path: Path, data: bytes) -> None:
    """Replace a file in one move, so that a crash leaves the old one or the new one."""
    with _telling(path, "written"):
        handle, name = tempfile.mkstemp(prefix=f".{path.name[:60]}.", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            if path.exists():
                os.chmod(name, path.stat().st_mode & 0o777)
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise


def free_path(folder: Path, stem: str, suffix: str = ".json") -> Path:
    """The first of `stem-1.json`, `stem-2.json` ... that is not there yet."""
    return next(path for number in count(1) if not (path := folder / f"{stem}-{number}{suffix}").exists())


def back_up(path: Path) -> None:
    """Put a copy beside a file: `FILE.bak`, or `FILE.2.bak` and so on where that is there already."""
    names = (f"{path.name}{'' if number == 1 else f'.{number}'}.bak" for number in count(1))
    with _telling(path, "read"):
        data = path.read_bytes()
    write_new(next(other for name in names if not (other := path.with_name(name)).exists()), data)


@contextmanager
def _telling(path: Path, done: str) -> Iterator[None]:
    try:
        yield
    except FileExistsError:
        raise Trouble(f"the file {path} is there already and would be lost") from None
    except OSError as error:
        raise Trouble(f"the file {path} cannot be {done}: {error.strerror or error}") from None
