"""One name stands for one thing in the whole kernel."""

from __future__ import annotations

import inspect
import pkgutil
from collections import defaultdict
from importlib import import_module

from fivefires import kernel


def test_no_class_of_the_kernel_shares_its_name_with_another() -> None:
    homes: defaultdict[str, set[str]] = defaultdict(set)
    for found in pkgutil.iter_modules(kernel.__path__, f"{kernel.__name__}."):
        module = import_module(found.name)
        for name, one in inspect.getmembers(module, inspect.isclass):
            if one.__module__ == found.name and not name.startswith("_"):
                homes[name].add(found.name)
    assert len(homes) > 50
    assert {name: sorted(where) for name, where in homes.items() if len(where) > 1} == {}
