"""Which mutants there are, which are chosen, what they are called, and what may be listed as equivalent."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from fivefires.conformance import citations
from fivefires.kernel import Game
from tests.kernel.tiny import tiny_game
from tests.mutants.equivalents import equivalents
from tests.mutants.functions import functions_of
from tests.mutants.mutants import Mutant, chosen, mutants_of
from tests.mutants.report import faults
from tests.mutants.run import Title

RULES = '''
def offer(state, seat, cards):
    """Two of them (Q-001)."""
    if seat == state.knife and not cards:
        return []
    shown = cards[0:2]
    shown.sort()
    return shown
'''

ALL = """
offer: if seat == state.knife and (not cards): -> if not (seat == state.knife and (not cards)):
offer: if seat == state.knife and (not cards): -> if not seat == state.knife and (not cards):
offer: if seat == state.knife and (not cards): -> if (seat + 1) % state.seats == state.knife and (not cards):
offer: if seat == state.knife and (not cards): -> if seat == (state.knife + 1) % state.seats and (not cards):
offer: if seat == state.knife and (not cards): -> if seat == state.knife and cards:
offer: return [] -> pass
offer: shown = cards[0:2] -> shown = cards[1:2]
offer: shown = cards[0:2] -> shown = cards[-1:2]
offer: shown = cards[0:2] -> shown = cards[0:3]
offer: shown = cards[0:2] -> shown = cards[0:1]
offer: shown.sort() -> pass
"""


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """A game with one file of rules, which is never run."""
    package = tmp_path / "sample_mutants"
    package.mkdir()
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "rules.py").write_text(RULES, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "sample_mutants", raising=False)
    return tiny_game(id="sample", package="sample_mutants", rule_prefix="Q")


def all_of(game: Game[Any]) -> list[Mutant]:
    return [mutant for function in functions_of(game) for mutant in mutants_of(function)]


def title(game: Game[Any], listed: dict[str, str], stale: list[str]) -> Title:
    return Title(game, all_of(game), 11, listed, [], stale)


def test_every_operator_is_applied_wherever_it_can_be(game: Game[Any]) -> None:
    assert [mutant.key for mutant in all_of(game)] == [f"rules.{line}" for line in ALL.strip().splitlines()]


def test_what_is_only_told_carries_no_rule(game: Game[Any], tmp_path: Path) -> None:
    told = '''
def gain(table, seat, by):
    """So much (Q-001)."""
    beat = beats.of(table, "gain", seat, weight=1)
    line, beat = ("up", beats.GAIN) if by > 0 else ("down", Beat("loss", weight=2))
    table.tell(line, beat=beat)
    _tell_more(table, 1)
    table.state.rubles += by
'''
    (tmp_path / "sample_mutants" / "rules.py").write_text(told, encoding="utf-8")
    assert [mutant.key for mutant in all_of(game)] == ["rules.gain: table.state.rubles += by -> pass"]


def test_a_key_outlives_new_lines_above_and_another_folder(game: Game[Any], tmp_path: Path) -> None:
    before = [(mutant.key, mutant.line) for mutant in all_of(game)]
    folder = tmp_path / "sample_mutants" / "deeper"
    folder.mkdir()
    (tmp_path / "sample_mutants" / "rules.py").unlink()
    (folder / "rules.py").write_text(f"# A comment.\n{RULES}", encoding="utf-8")
    assert [(mutant.key, mutant.line - 1) for mutant in all_of(game)] == before


def test_rules_in_the_kit_are_broken_too(game: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the game comes with it."""
    monkeypatch.setattr(citations, "KIT", "sample_mutants.kit")
    (tmp_path / "sample_mutants" / "kit").mkdir()
    (tmp_path / "sample_mutants" / "kit" / "__init__.py").write_text("", encoding="utf-8")
    (tmp_path / "sample_mutants" / "rules.py").rename(tmp_path / "sample_mutants" / "kit" / "rules.py")
    (tmp_path / "sample_mutants" / "game").mkdir()
    (tmp_path / "sample_mutants" / "game" / "__init__.py").write_text("", encoding="utf-8")
    inside = tiny_game(id="sample", package="sample_mutants.game", rule_prefix="Q")
    found = {(one.file, one.module, one.name) for one in functions_of(inside)}
    assert found == {("kit/rules.py", "sample_mutants.kit.rules", "rules.offer")}


def test_slips_that_read_alike_are_numbered(game: Game[Any], tmp_path: Path) -> None:
    twice = RULES.replace("    shown.sort()\n", "    shown.sort()\n    shown.sort()\n")
    (tmp_path / "sample_mutants" / "rules.py").write_text(twice, encoding="utf-8")
    keys = [mutant.key for mutant in all_of(game) if "sort" in mutant.key]
    assert keys == ["rules.offer: shown.sort() -> pass", "rules.offer: shown.sort() -> pass (2)"]


def test_a_mutant_is_compiled_with_its_slip_and_the_rest_as_it_was(game: Game[Any]) -> None:
    mutants = all_of(game)

    def played(code: str) -> list[int]:
        scope: dict[str, object] = {}
        exec(RULES, scope)
        offer = scope["offer"]
        offer.__code__ = next(one.code() for one in mutants if one.after == code)  # type: ignore[attr-defined]
        return offer(SimpleNamespace(knife=0, seats=2), 0, [3, 1, 2])  # type: ignore[operator,no-any-return]

    assert played("shown = cards[0:3]") == [1, 2, 3]
    assert played("shown = cards[1:2]") == [1]
    assert played("shown = cards[0:1]") == [3]


def test_the_same_seed_chooses_the_same_mutants(game: Game[Any]) -> None:
    mutants = all_of(game)
    once, again, others = (chosen(mutants, 4, seed) for seed in ("a", "a", "b"))
    assert once == again
    assert len(once) == 4
    assert once != others
    assert chosen(mutants, 99, "a") == mutants


def test_one_in_twenty_may_be_listed_as_equivalent(game: Game[Any]) -> None:
    keys = [mutant.key for mutant in all_of(game)]
    assert faults(title(game, {}, [])) == []
    assert faults(title(game, {keys[0]: "it is"}, [])) == ["more than 5% are listed as equivalent"]


def test_what_is_listed_but_does_not_exist_is_a_fault(game: Game[Any]) -> None:
    gone = "rules.offer: return 1 -> return 2"
    assert faults(title(game, {gone: "it was"}, [gone])) == [
        f"equivalent.toml lists a mutant that does not exist: {gone}"
    ]


def test_a_listed_mutant_has_a_reason_and_stands_there_once(tmp_path: Path) -> None:
    path = tmp_path / "equivalent.toml"
    entry = '[[sample]]\nmutant = "a"\nreason = "because"\n'
    path.write_text(entry, encoding="utf-8")
    assert equivalents("sample", path) == {"a": "because"}
    assert equivalents("another", path) == {}
    for wrong in (entry + entry, entry.replace("because", " ")):
        path.write_text(wrong, encoding="utf-8")
        with pytest.raises(ValueError, match="twice, or without a reason"):
            equivalents("sample", path)
