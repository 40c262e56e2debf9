"""Rules by number: from a sentence to the code and the tests, and back."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from fivefires.conformance import citations
from fivefires.conformance.citations import rulebook
from fivefires.kernel.registry import find
from fivefires.kernel.rulebook import read_rules
from tests.kernel.tiny import tiny_game

RULES = """# Sample

## Turns

| number | rule |
|---|---|
| T-001 | Somebody begins. |
| T-002 | Then it goes round. |

## The end

- **T-003**: It ends.
"""


@pytest.fixture
def sample(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package `sample_rules` with rules and code, and a folder of tests beside it."""
    package, tests = tmp_path / "sample_rules", tmp_path / "tests"
    package.mkdir()
    tests.mkdir()
    (package / "RULES.md").write_text(RULES, encoding="utf-8")
    (package / "__init__.py").write_text('"""Begin (T-001), go round (T-002)."""\nEND = "T-003"\n', encoding="utf-8")
    test = '@pytest.mark.rule("T-001", "T-002")\ndef test_a(): ...\n\n@pytest.mark.rule("T-003")\ndef test_b(): ...\n'
    (tests / "test_sample.py").write_text(test, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "sample_rules", raising=False)
    return tmp_path


def faults(sample: Path) -> list[str]:
    return rulebook(tiny_game(package="sample_rules"), sample / "tests").faults()


def rewrite(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_rules_are_read_from_tables_and_lists_with_their_sections() -> None:
    rules = read_rules(RULES, "T")
    assert [(rule.number, rule.text, rule.section) for rule in rules.values()] == [
        ("T-001", "Somebody begins.", "Turns"),
        ("T-002", "Then it goes round.", "Turns"),
        ("T-003", "It ends.", "The end"),
    ]


def test_a_number_in_the_middle_of_a_sentence_is_no_rule() -> None:
    assert read_rules("As T-001 says.\n| see | T-002 |\n| Z-001 | Another game's. |", "T") == {}


def test_a_number_that_stands_twice_is_an_error() -> None:
    with pytest.raises(ValueError, match="T-001 stands twice"):
        read_rules("| T-001 | a |\n| T-001 | b |", "T")


def test_a_whole_rulebook_has_no_faults(sample: Path) -> None:
    assert faults(sample) == []


def test_each_rule_knows_the_code_and_the_tests_that_cite_it(sample: Path) -> None:
    rules = rulebook(tiny_game(package="sample_rules"), sample / "tests").rules
    assert rules["T-002"].code == ["__init__.py:1"]
    assert rules["T-002"].tests == ["test_sample.py:1"]
    assert rules["T-003"].code == ["__init__.py:2"]
    assert rules["T-003"].tests == ["test_sample.py:4"]


def test_a_rule_without_code_is_a_fault(sample: Path) -> None:
    rewrite(sample / "sample_rules/__init__.py", "T-003", "")
    assert faults(sample) == ["T-003 is cited by no code"]


def test_a_rule_without_a_test_is_a_fault(sample: Path) -> None:
    rewrite(sample / "tests/test_sample.py", ', "T-002"', "")
    assert faults(sample) == ["T-002 is proved by no test"]


def test_a_number_in_a_test_without_the_marker_proves_nothing(sample: Path) -> None:
    rewrite(sample / "tests/test_sample.py", '@pytest.mark.rule("T-003")', "# T-003")
    assert faults(sample) == ["T-003 is proved by no test"]


def test_code_that_cites_a_rule_which_does_not_exist_is_a_fault(sample: Path) -> None:
    rewrite(sample / "sample_rules/__init__.py", "T-002)", "T-002, T-099)")
    assert faults(sample) == ["__init__.py:1 cites T-099, which does not exist"]


@pytest.mark.parametrize("number", ["T-099", "T-2", "T-0011"])
def test_a_test_that_cites_a_rule_which_does_not_exist_is_a_fault(sample: Path, number: str) -> None:
    rewrite(sample / "tests/test_sample.py", '"T-002"', f'"T-002", "{number}"')
    assert faults(sample) == [f"test_sample.py:1 cites {number}, which does not exist"]


def test_rules_of_other_games_are_none_of_this_ones_business(sample: Path) -> None:
    rewrite(sample / "sample_rules/__init__.py", "T-002)", "T-002; as in Z-001, XT-001)")
    rewrite(sample / "tests/test_sample.py", '"T-002"', '"T-002", "Z-001"')
    assert faults(sample) == []


def test_a_game_without_any_rules_is_a_fault(sample: Path) -> None:
    """Else a RULES.md in the wrong place would pass for a proved game."""
    (sample / "sample_rules/RULES.md").unlink()
    (sample / "sample_rules/__init__.py").write_text("", encoding="utf-8")
    (sample / "tests/test_sample.py").write_text("", encoding="utf-8")
    assert faults(sample) != []


# --- the kit --------------------------------------------------------------------------------------------------


@pytest.fixture
def box(sample: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package `sample_box` with the game in it and a kit, which carries out the second rule."""
    (sample / "sample_box/kit").mkdir(parents=True)
    (sample / "sample_rules").rename(sample / "sample_box/game")
    rewrite(sample / "sample_box/game/__init__.py", ", go round (T-002)", "")
    for folder in ("sample_box", "sample_box/kit"):
        (sample / folder / "__init__.py").write_text("", encoding="utf-8")
    (sample / "sample_box/kit/turns.py").write_text('"""Go round (T-002)."""\n', encoding="utf-8")
    for name in ("sample_box", "sample_box.game", "sample_box.kit"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setattr(citations, "KIT", "sample_box.kit")
    return sample


def test_a_rule_that_the_kit_carries_out_is_cited_there(box: Path) -> None:
    book = rulebook(tiny_game(package="sample_box.game"), box / "tests")
    assert book.faults() == []
    assert [(rule.number, rule.code) for rule in book.rules.values()] == [
        ("T-001", ["__init__.py:1"]),
        ("T-002", ["kit/turns.py:1"]),
        ("T-003", ["__init__.py:2"]),
    ]


def test_a_number_in_the_kit_that_does_not_exist_is_a_fault(box: Path) -> None:
    rewrite(box / "sample_box/kit/turns.py", "T-002)", "T-002, T-099)")
    assert rulebook(tiny_game(package="sample_box.game"), box / "tests").faults() == [
        "kit/turns.py:1 cites T-099, which does not exist"
    ]


def test_the_kit_cites_no_rules_of_games_that_come_from_elsewhere(box: Path) -> None:
    """They may number theirs alike."""
    (box / "sample_box/game").rename(box / "sample_rules")
    assert faults(box) == ["T-002 is cited by no code"]


def test_the_kit_is_where_it_is_looked_for() -> None:
    names = {code.name for code in citations.code_of(find("zona"))}
    assert {"rules/flow.py", "kit/graphs.py", "kit/grids/sight.py"} <= names


def test_at_the_table_nobody_reads_which_rules_are_our_own() -> None:
    text = "| T-001 | Somebody begins. (ruling) |\n| T-002 | Then it goes round. |\n"
    assert [rule.told for rule in read_rules(text, "T").values()] == ["Somebody begins.", "Then it goes round."]
