"""Refusals: every command and request that is not done gets one, with a code for programs and a sentence for people."""

from __future__ import annotations

import math

from fivefires.kernel import Refused, message
from fivefires.kernel.text import Argument

from .wire import Refusal

# What a refusal is over HTTP; all others are 409: understood, and not possible now.
STATUS = {
    "missing": 404,
    "no-deal": 404,
    "no-deal-play": 404,
    # Whoever shows a secret that was theirs is told what has become of it.
    **dict.fromkeys(("left", "freed", "vacated", "removed", "renewed"), 404),
    "method": 405,
    "malformed": 422,
    "slow": 408,
    "too-large": 413,
    "too-deep": 422,
    "origin": 403,
    "limit": 429,
    "busy": 503,
    "closing": 503,
    "storage": 503,
    "unsure": 503,
    "damaged": 503,
    "internal": 500,
}


class Refuse(Exception):
    """Something cannot be done, and nothing has changed.

    `wait` is in how many seconds it may be asked for again, where it was asked for too often.
    """

    def __init__(self, code: str, **args: Argument) -> None:
        super().__init__(code)
        self.refusal = Refusal(code, message(f"refused-{code}", **args))
        self.wait = 1.0

    @property
    def status(self) -> int:
        return STATUS.get(self.refusal.code, 409)

    @property
    def headers(self) -> dict[str, str]:
        """Whole seconds, and never too few of them: who waits so long is let in."""
        return {"retry-after": str(max(1, math.ceil(self.wait)))} if self.status == STATUS["limit"] else {}


def refusal_of(error: Refused | Refuse) -> Refusal:
    """A refusal by the kernel or by the server, as it is sent."""
    if isinstance(error, Refuse):
        return error.refusal
    return Refusal(error.reason.id.removeprefix("refused-"), error.reason)


def missing() -> Refuse:
    """The same for what does not exist and for what is none of your business."""
    return Refuse("missing")


def too_often(wait: float) -> Refuse:
    refuse = Refuse("limit")
    refuse.wait = wait
    return refuse
