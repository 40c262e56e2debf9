"""What the compiled build makes machine code of is what the list says, and no module falls out of it unseen."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.extensions import LIST, ROOT, differences, listed, main, planned

# The build hook's own affair.
pytestmark = pytest.mark.filterwarnings("ignore:GitWildMatchPattern:DeprecationWarning")

SUFFIX = ".cpython-311-x86_64-linux-gnu.so"


def test_the_build_compiles_what_is_listed() -> None:
    """Where it does so on purpose, `python -m tests.extensions --write` writes the list anew."""
    assert differences(planned(), listed()) == []


def test_rules_kit_and_kernel_are_in_the_list() -> None:
    names = listed()
    assert names == sorted(set(names))
    games = [f"games.{game}.rules." for game in ("long_night", "raid_trade", "stalker", "zna", "zona")]
    for part in (*games, "kit.", "kit.grids.", "kernel."):
        assert any(name.startswith(f"fivefires.{part}") for name in names), part


@pytest.mark.parametrize(
    ("pattern", "gone"),
    [
        ("/src/fivefires/kit/**/*.py", "fivefires.kit.grids.sight"),
        ("/src/fivefires/games/*/rules/**/*.py", "fivefires.games.long_night.rules.effects.people"),
        ("/src/fivefires/games/*/expert/evaluation.py", "fivefires.games.zona.expert.evaluation"),
    ],
)
def test_a_pattern_that_is_left_out_is_noticed(pattern: str, gone: str, tmp_path: Path) -> None:
    settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert f'    "{pattern}",\n' in settings
    (tmp_path / "pyproject.toml").write_text(settings.replace(f'    "{pattern}",\n', ""), encoding="utf-8")
    (tmp_path / "src").symlink_to(ROOT / "src")
    assert f"{gone} is no longer compiled" in differences(planned(tmp_path), listed())


def wheel_of(folder: Path, names: list[str]) -> str:
    path = folder / "fivefires-0-cp311-cp311-linux_x86_64.whl"
    with ZipFile(path, "w") as archive:
        archive.writestr("0a1b2c__mypyc" + SUFFIX, "")
        archive.writestr("fivefires/kernel/chance.py", "")
        for name in names:
            archive.writestr(name.replace(".", "/") + SUFFIX, "")
    return str(path)


def test_a_wheel_with_all_of_them_passes(tmp_path: Path) -> None:
    assert main([wheel_of(tmp_path, listed())]) is None


def test_a_wheel_that_lacks_one_or_has_one_more_does_not_pass(tmp_path: Path) -> None:
    first, *others = listed()
    assert main([wheel_of(tmp_path, [*others, "fivefires.kernel.table"])]) == (
        f"{first} is no longer compiled\n"
        "fivefires.kernel.table is compiled, but not listed\n"
        f"This is not what {LIST.name} lists."
    )
