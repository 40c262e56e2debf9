"""What is enlarged at the table shows the paragraph of the rules behind it: one that exists, for every sort."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from fivefires.kernel import SPECTATOR, Game, Runner, Setup, seed_from
from fivefires.kernel.registry import find
from fivefires.kernel.rulebook import read_rules
from fivefires.kernel.scene import Scene, Space, Thing

SETUPS = {
    "zona": [Setup(4, "race"), Setup(1, "solo")],
    "long_night": [
        Setup(4, "rivals", ("improvements", "bandits", "raxxon")),
        Setup(3, "rivals", (), {"scenario": "raid"}),
        Setup(2, "cooperative", (), {"scenario": "chimp"}),
    ],
    "raid_trade": [Setup(4, "city", (), {"characters": "dealt"}), Setup(3, "escape", (), {"characters": "dealt"})],
    "stalker": [Setup(2, "mission", (), {"mission": "A1"}), Setup(1, "mission", (), {"team": 3})],
    "zna": [Setup(4, "mission", ("objectives",), {"scenario": 12}), Setup(1, "mission", (), {"scenario": 4})],
}
# What speaks for itself: dice, figures of players, the backs and places of cards.
SILENT = {"die", "figure"}


@pytest.mark.parametrize(("name", "setup"), [(name, setup) for name, setups in SETUPS.items() for setup in setups])
def test_everything_that_can_be_enlarged_leads_to_a_rule_that_exists(name: str, setup: Setup) -> None:
    game = find(name)
    text = (files(game.package) / "RULES.md").read_text(encoding="utf-8")
    rules = read_rules(text, game.rule_prefix)
    numbers: set[str] = set()
    for scene in scenes(game, setup):
        for one in shown(scene):
            numbers.add(one.rule)
            assert one.rule or is_silent(one), one
    assert numbers - {""} <= rules.keys()
    assert len(numbers) > 8


@pytest.mark.parametrize("name", ["zona", "long_night"])
def test_the_rules_read_as_plain_sentences_and_our_decisions_stand_in_a_list_of_their_own(name: str) -> None:
    game = find(name)
    text = (files(game.package) / "RULES.md").read_text(encoding="utf-8")
    rules = read_rules(text, game.rule_prefix)
    told = [rule.number for rule in rules.values() if "(ruling)" in rule.text or not rule.text.endswith((".", ":"))]
    assert not told
    decided = re.findall(rf"\[({game.rule_prefix}-\d{{3}})\]", text.partition("## Rulings and why")[2])
    assert len(decided) > 100
    assert set(decided) <= rules.keys()


def is_silent(one: Thing | Space) -> bool:
    return isinstance(one, Thing) and (one.kind in SILENT or not (one.text or one.id))


def scenes(game: Game[Any], setup: Setup) -> Iterator[Scene]:
    """What everybody sees, now and then in a random game."""
    runner, chance = Runner(game, setup, seed_from("paragraphs"), log=False), random.Random(7)
    while runner.asked() and runner.step < 400:
        for seat in (*range(setup.players), SPECTATOR):
            yield game.scene(game.view(runner.state, seat))
        runner.run(lambda _seat, options: chance.choice(options), 9)


def shown(scene: Scene) -> Iterator[Thing | Space]:
    """Whatever lies where it can be pointed at. In piles things come by name alone."""
    for board in scene.boards:
        for space in board.spaces:
            yield space
            yield from space.things
    for row in (*scene.rows, *(row for mat in scene.mats for row in mat.rows)):
        yield from row.things
    yield from (pile.top for pile in scene.piles if pile.top is not None)
