"""What the page says in place of many answers that differ only in their area."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from fivefires.games.zna.content.terrain import terrain
from fivefires.games.zna.game import GAME
from fivefires.games.zna.rules.questions import Act
from fivefires.kernel import Option, Runner, Setup, message, seed_from
from fivefires.kernel.text import catalogue

# From so many on the page folds answers into one line.
FOLDS = 4


@pytest.mark.parametrize("scenario", range(1, 13))
def test_answers_that_fold_on_the_map_say_for_what(scenario: int) -> None:
    texts = catalogue(GAME.package)
    names = {*terrain(scenario).names}
    runner, chance = Runner(GAME, Setup(4, "mission", (), {"scenario": scenario}), seed_from(1), log=False), Random(1)
    folded: Counter[str] = Counter()
    for _ in range(80):
        if runner.question is None:
            break
        seat = runner.asked()[0]
        options = runner.options(seat)
        view = GAME.view(runner.state, seat)
        sorts = Counter(
            option.label(view).id
            for option in options
            if isinstance(option, Option) and len(names.intersection(option.about())) == 1
        )
        folded.update(sort for sort, number in sorts.items() if number >= FOLDS)
        runner.answer(seat, chance.choice([option for option in options if option != Act.END_TURN] or options))
    assert {"option-go", "option-to"} <= set(folded)
    for sort in folded:
        assert "12" in texts.format(message(f"{sort}.many", count=12))


def test_whoever_chooses_a_hero_reads_what_the_values_are_called() -> None:
    texts = catalogue(GAME.package)
    runner = Runner(GAME, Setup(1, "mission"), seed_from(1))
    view = GAME.view(runner.state, 0)
    first = runner.options(0)[0]
    assert isinstance(first, Option)
    note = first.note(view)
    assert note is not None
    assert texts.format(note).startswith("Movement 3, strength 1, dexterity 2, health 5, resistance 6. Each time Mia")
