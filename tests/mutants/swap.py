"""A mutant takes the place of its function in this process. No file is touched, and whoever has imported it gets it."""

from __future__ import annotations

import functools
import gc
import importlib
from types import CodeType, FunctionType
from typing import Any, TypeAlias

from .functions import Function

Cache: TypeAlias = "functools._lru_cache_wrapper[Any]"


def swap(function: Function, code: CodeType, caches: list[Cache]) -> None:
    """From now on the function runs this code; what others have remembered of its answers is forgotten."""
    found(function).__code__ = code
    for cache in caches:
        cache.cache_clear()


def all_caches() -> list[Cache]:
    return [one for one in gc.get_objects() if isinstance(one, functools._lru_cache_wrapper)]


def found(function: Function) -> FunctionType:
    """The function itself, below properties, class methods and caches."""
    thing: Any = importlib.import_module(function.module)
    for name in function.qualname.split("."):
        thing = vars(thing)[name]
    while not isinstance(thing, FunctionType):
        thing = thing.fget if isinstance(thing, property) else thing.__wrapped__
    return thing
