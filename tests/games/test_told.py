"""Whatever text is being carried out when somebody is asked, the screen tells it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from fivefires.games.long_night.content.index import SIGNED
from fivefires.games.long_night.game import GAME as NIGHT
from fivefires.games.long_night.state import Reading
from fivefires.games.zona.game import GAME as ZONA
from fivefires.games.zona.state import (
    CampUnderWay,
    EmissionUnderWay,
    EncounterUnderWay,
    EventUnderWay,
    ItemUnderWay,
    LocalUnderWay,
    RumorUnderWay,
)
from fivefires.kernel import Game, Runner, Setup, seed_from

# What in Zona has a text of its own; tests, damage and looking are part of one of these.
TEXTS = (
    CampUnderWay, EmissionUnderWay, EncounterUnderWay, EventUnderWay, ItemUnderWay, LocalUnderWay, RumorUnderWay,
)  # fmt: skip


def questions(game: Game[Any], setups: list[Setup], most: int) -> Iterator[tuple[Runner[Any], Any]]:
    """Games played by the expert, every third answer at random: each question, and what whoever is asked sees."""
    for number, setup in enumerate(setups):
        runner, chance = Runner(game, setup, seed_from(number)), Random(number)
        for _ in range(most):
            if runner.question is None:
                break
            seat = runner.asked()[0]
            view = game.view(runner.state, seat)
            yield runner, game.scene(view)
            options = runner.options(seat)
            assert game.expert is not None
            expert = chance.random() > 0.3
            runner.answer(
                seat, game.expert(view, options, runner.question.prompt) if expert else chance.choice(options)
            )


def test_zona_tells_every_text_that_is_under_way() -> None:
    told = 0
    for runner, scene in questions(ZONA, [Setup(2, mode="race"), Setup(4, mode="race")], 300):
        inside = [one for one in runner.state.under_way if isinstance(one, TEXTS)]
        assert len(scene.stories) >= len(inside)
        told += bool(inside)
    assert told > 100


def test_the_long_night_tells_every_text_that_is_under_way() -> None:
    told = 0
    modules = ("improvements", "bandits", "raxxon")
    setups = [Setup(3, mode="rivals"), Setup(4, mode="rivals", variants=modules), Setup(2, mode="cooperative")]
    for runner, scene in questions(NIGHT, setups, 250):
        inside = {SIGNED.get(one.source, one.source) for one in runner.state.under_way if isinstance(one, Reading)}
        inside = {source.partition(".")[0] for source in inside if source}
        assert inside <= {story.id for story in scene.stories}
        told += bool(inside)
    assert told > 60
