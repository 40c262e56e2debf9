"""Where a rule has failed: the file, the line and the function of the game's own code, and not of what it calls."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from linecache import getline
from types import FrameType

# What carries a game's code and is never the place that its author looks for.
_OURS = ("fivefires.alarm", "fivefires.cli", "fivefires.conformance", "fivefires.kernel", "fivefires.kit",
         "fivefires.lab", "fivefires.server")  # fmt: skip


def told(error: BaseException) -> str:
    """What went wrong, and where: `KeyError: 'discards', at embers/__init__.py:120 in burn: table.draw(...)`."""
    place = where(error)
    return f"{type(error).__name__}: {error}{f', at {place}' if place else ''}"


def where(error: BaseException) -> str:
    """The innermost line of a game or a bot on the way to an error; nothing where no such code is on the way."""
    places = [(frame, line) for frame, line in _way_to(error) if _is_somebodys(frame)]
    if not places:
        return ""
    frame, line = places[-1]
    code = frame.f_code
    source = getline(code.co_filename, line, frame.f_globals).strip()
    return f"{_file(frame)}:{line} in {code.co_name}{f': {source}' if source else ''}"


def _way_to(error: BaseException) -> Iterator[tuple[FrameType, int]]:
    """The frames from outside to inside. Where a `next` found nothing, Python raises another error: go on below it."""
    trace = error.__traceback__
    while trace is not None:
        yield trace.tb_frame, trace.tb_lineno
        trace = trace.tb_next
    if isinstance(error, RuntimeError) and isinstance(error.__cause__, StopIteration):
        yield from _way_to(error.__cause__)


def _is_somebodys(frame: FrameType) -> bool:
    module = _module(frame)
    if module.partition(".")[0] in sys.stdlib_module_names or frame.f_code.co_filename.startswith("<"):
        return False
    return not any(module == ours or module.startswith(f"{ours}.") for ours in _OURS)


def _module(frame: FrameType) -> str:
    return str(frame.f_globals.get("__name__", ""))


def _file(frame: FrameType) -> str:
    """The file as its package names it: where on a disk it lies is nobody's business."""
    parts = frame.f_code.co_filename.replace("\\", "/").split("/")
    names = _module(frame).count(".") + (2 if parts[-1] == "__init__.py" else 1)
    return "/".join(parts[-names:])
