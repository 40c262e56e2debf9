"""Processes that work for another one: they end with it, however it ends, and at once when it has no use for them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor


def begin() -> None:
    """In a new process: leave Ctrl-C to whoever started it, and do not outlive that process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_starter, daemon=True).start()


def _end_with_the_starter() -> None:
    """Who was killed cannot end its processes; they notice by themselves."""
    starter = multiprocessing.parent_process()
    if starter is not None:
        starter.join()
        os._exit(1)


def end(pool: ProcessPoolExecutor) -> None:
    """Give a pool up, with whatever still runs in it."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
