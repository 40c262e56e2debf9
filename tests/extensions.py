"""The modules that the compiled build makes machine code of, compared with a list, so that none falls out of it unseen.

python -m tests.extensions build/compiled/*.whl         # the wheel as it was built: `make compiled` does that
python -m tests.extensions --write                      # write the list anew, from the patterns in pyproject.toml
"""

from __future__ import annotations

import sys
from pathlib import Path, PurePosixPath
from zipfile import ZipFile

from hatch_mypyc.plugin import MypycBuildHook
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[1]
LIST = Path(__file__).with_name("extensions.txt")
MACHINE_CODE = (".so", ".pyd")
# What all of them share is in an extension of its own, which is named after a hash of their names.
SHARED = "__mypyc"


def listed() -> list[str]:
    return LIST.read_text(encoding="utf-8").split()


def planned(root: Path = ROOT) -> list[str]:
    """What the build hook would compile in this checkout."""
    builder = WheelBuilder(str(root))
    config = builder.metadata.hatch.build_config["hooks"][MypycBuildHook.PLUGIN_NAME]
    hook = MypycBuildHook(str(root), config, builder.config, builder.metadata, str(root / "dist"), "wheel", builder.app)
    return sorted(module_name(PurePosixPath(path).relative_to("src")) for path in hook.normalized_included_files)


def shipped(wheel: Path) -> list[str]:
    """The extensions in a wheel."""
    with ZipFile(wheel) as archive:
        paths = [PurePosixPath(name) for name in archive.namelist() if name.endswith(MACHINE_CODE)]
    return sorted(name for name in map(module_name, paths) if not name.endswith(SHARED))


def module_name(path: PurePosixPath) -> str:
    return ".".join((*path.parent.parts, path.name.partition(".")[0]))


def differences(found: list[str], expected: list[str]) -> list[str]:
    return [
        *(f"{name} is no longer compiled" for name in expected if name not in found),
        *(f"{name} is compiled, but not listed" for name in found if name not in expected),
    ]


def main(arguments: list[str]) -> str | None:
    if arguments == ["--write"]:
        LIST.write_text("\n".join(planned()) + "\n", encoding="utf-8")
        return None
    (wheel,) = arguments
    found = differences(shipped(Path(wheel)), listed())
    return "\n".join([*found, f"This is not what {LIST.name} lists."]) if found else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
