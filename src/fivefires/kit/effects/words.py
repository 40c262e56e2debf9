"""The words that every vocabulary has: a choice and its ways, what may be done, what depends on something.

A game writes its own words beside them and joins all of them into its own union, which these words enclose:

    Condition: TypeAlias = Rich | Alone | Not["Condition"]
    Effect: TypeAlias = Gain | Lose | Choose["Effect", Cost, Condition] | If["Effect", Condition]

The type parameters are the game's effects, prices and conditions. They let the type checker find a condition that
stands where an effect should be; nothing else depends on them.
"""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

E_co = TypeVar("E_co", covariant=True)
P_co = TypeVar("P_co", covariant=True)
C_co = TypeVar("C_co", covariant=True)


class Data(msgspec.Struct, frozen=True, gc=False, tag=True, tag_field="is", cache_hash=True):
    """What every word of a vocabulary is. Its hash is kept, because what follows from a text is looked up by it."""


class Way(Data, Generic[E_co, P_co, C_co], frozen=True):
    """One of the ways of a choice: what it does, its price if it has one, and what must hold for it.

    No key is the name of a piece ("with_crowbar", not "crowbar"): a piece would seem to be held by whoever reads it.
    """

    key: str
    do: tuple[E_co, ...]
    cost: P_co | None = None
    needs: C_co | None = None


class Choose(Data, Generic[E_co, P_co, C_co], frozen=True):
    """The reader chooses one of the ways that can be gone."""

    options: tuple[Way[E_co, P_co, C_co], ...]


class May(Way[E_co, P_co, C_co], Generic[E_co, P_co, C_co], frozen=True):
    """The reader goes this way, or leaves it."""


class If(Data, Generic[E_co, C_co], frozen=True):
    needs: C_co
    then: tuple[E_co, ...]
    otherwise: tuple[E_co, ...] = ()


class Not(Data, Generic[C_co], frozen=True):
    condition: C_co


class Both(Data, Generic[C_co], frozen=True):
    """All of them."""

    conditions: tuple[C_co, ...]


class Either(Data, Generic[C_co], frozen=True):
    """At least one of them."""

    conditions: tuple[C_co, ...]
