"""Work done by many: processes of this machine, or a Ray cluster, behind one function."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, TypeVar

from fivefires.workers import begin, end

J = TypeVar("J")
R = TypeVar("R")

# Work that waits for a free process, for each one: enough that none is idle, little enough to stop soon.
AHEAD = 2


def in_parallel(work: Callable[[J], R], jobs: Sequence[J], workers: int = 1, ray: str = "") -> Iterator[R]:
    """The results of all jobs, as they come. `ray` is the address of a cluster, or `local` for one on this machine.

    `work` is a function of a module, or a partial of one, because other processes must find it again.
    """
    if ray:
        yield from _on_ray(work, jobs, workers, ray)
    elif workers == 1:
        yield from map(work, jobs)
    else:
        yield from _in_processes(work, jobs, workers)


def _in_processes(work: Callable[[J], R], jobs: Sequence[J], workers: int) -> Iterator[R]:
    # Spawned, not forked: polars has threads that a fork would lose.
    pool = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"), initializer=_begin)
    waiting: set[Future[R]] = set()
    rest = iter(jobs)
    try:
        while True:
            while len(waiting) < workers * AHEAD and (job := next(rest, None)) is not None:
                waiting.add(pool.submit(work, job))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        end(pool)


def _begin() -> None:
    """One core is all that a process takes."""
    begin()
    os.environ["POLARS_MAX_THREADS"] = "1"


def _on_ray(work: Callable[[J], R], jobs: Sequence[J], workers: int, address: str) -> Iterator[R]:
    import ray

    cluster: Any = ray  # Not all of it is typed.
    started = not ray.is_initialized()
    if started:
        where: dict[str, Any] = {"num_cpus": workers} if address == "local" else {}
        ray.init(address=address, log_to_driver=False, include_dashboard=False, configure_logging=False, **where)
    try:
        call: Any = ray.remote(_call)
        ahead = max(1, int(cluster.cluster_resources().get("CPU", 1))) * AHEAD
        waiting: list[Any] = []
        rest = iter(jobs)
        while True:
            while len(waiting) < ahead and (job := next(rest, None)) is not None:
                waiting.append(call.remote(work, job))
            if not waiting:
                return
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        if started:
            ray.shutdown()


def _call(work: Callable[[J], R], job: J) -> R:
    return work(job)
