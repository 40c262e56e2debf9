"""The forms for issues: whole, and asking for the game's file under the name that the page gives it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import yaml

ROOT = Path(__file__).parents[2]
FORMS = sorted(path for path in (ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")


def read(path: Path) -> Any:
    return yaml.decode(path.read_bytes())


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_is_whole_and_asks_for_the_file(path: Path) -> None:
    form = read(path)
    assert form["name"]
    assert form["description"]
    fields = {part["id"]: part for part in form["body"] if part["type"] != "markdown"}
    assert len(fields) == sum(part["type"] != "markdown" for part in form["body"])
    assert all(field["attributes"]["label"] for field in fields.values())
    assert fields["file"]["type"] == "textarea"  # Only there can a file be dropped.
    assert '"Save a copy"' in fields["file"]["attributes"]["description"]


def test_a_wrong_rule_needs_the_file() -> None:
    (form,) = (read(path) for path in FORMS if path.stem == "wrong-rule")
    (field,) = (part for part in form["body"] if part.get("id") == "file")
    assert field["validations"] == {"required": True}


def test_the_page_calls_it_so() -> None:
    assert "page-download = Save a copy\n" in (ROOT / "web/src/text/en.ftl").read_text()
