"""Enums whose members cost nothing to name.

Up to Python 3.11 a member is found through a descriptor, and hashed by its name in Python: each costs twice as much as
a call, and the rules name members all the time. From 3.12 on members are plain attributes; here they are so already.
"""

from __future__ import annotations

from enum import Enum
from typing import TypeVar

E = TypeVar("E", bound=Enum)


def plain_members(kind: type[E]) -> type[E]:
    """The same Enum, its members plain attributes with the hash of what they are: a text, a number or themselves."""
    for member in kind:
        type.__setattr__(kind, member.name, member)
    type.__setattr__(kind, "__hash__", kind._member_type_.__hash__)  # type: ignore[attr-defined]
    return kind
