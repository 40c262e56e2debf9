"""Structured logs: one JSON object a line, for whoever runs the server. They never hold a secret."""

from __future__ import annotations

import logging
import sys
from collections.abc import Mapping
from typing import Any

import msgspec

_log = logging.getLogger("fivefires.server")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def tell(what: str, /, **facts: Any) -> None:
    """Something that happened in its normal course."""
    _log.info(what, extra={"facts": facts})


def warn(what: str, /, **facts: Any) -> None:
    _log.warning(what, extra={"facts": facts})


def fail(what: str, error: BaseException, /, **facts: Any) -> None:
    """Something that should not have happened, with where it did."""
    _log.error(what, exc_info=error, extra={"facts": facts})


def short(id: str) -> str:
    """Enough of a table's id to find it in the logs, too little to go there."""
    return id[:6]


def set_up(level: int = logging.INFO) -> Mapping[str, Any]:
    """Write the server's log, and what uvicorn has to say, to the error stream; the dictionary is for uvicorn."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("fivefires.server", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler] if name != "uvicorn.error" else []
        logger.setLevel(level if name == "fivefires.server" else logging.WARNING)
        logger.propagate = name == "uvicorn.error"
    return {"version": 1, "disable_existing_loggers": False}
