"""The same examples in every run, however busy the machine is."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

steady = settings(deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
