"""What pytest knows of Five Fires wherever it is installed: the mark by which a test says which rule it proves.

It is loaded in every run of pytest in that environment, so it imports nothing. What a game's tests use is in
`fivefires.testing`.
"""

from __future__ import annotations

from typing import Any


def pytest_configure(config: Any) -> None:
    config.addinivalue_line("markers", "rule(number): the numbered rules that this test proves")
