"""What cards ask about the table: a game has one small function for each of its conditions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from .words import Both, Either, Not

S = TypeVar("S")
R = TypeVar("R")


class Conditions(Generic[S, R]):
    """Reads conditions for a reader: a seat, or whatever else a game reads its cards for."""

    def __init__(self, checks: Mapping[type[Any], Callable[[S, R, Any], bool]]) -> None:
        self.checks: dict[type[Any], Callable[[S, R, Any], bool]] = {
            **checks,
            Not: self._not,
            Both: self._both,
            Either: self._either,
        }

    def holds(self, state: S, reader: R, condition: Any) -> bool:
        """Whether a condition holds now; no condition always does."""
        return condition is None or self.checks[type(condition)](state, reader, condition)

    def _not(self, state: S, reader: R, condition: Not[Any]) -> bool:
        return not self.holds(state, reader, condition.condition)

    def _both(self, state: S, reader: R, condition: Both[Any]) -> bool:
        return all(self.holds(state, reader, part) for part in condition.conditions)

    def _either(self, state: S, reader: R, condition: Either[Any]) -> bool:
        return any(self.holds(state, reader, part) for part in condition.conditions)
