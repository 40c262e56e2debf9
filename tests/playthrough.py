"""A whole game as text that somebody who knows the game can read and check."""

from __future__ import annotations

import random
from typing import Any

from fivefires.kernel import Game, Runner, key_of, message, seed_from
from fivefires.kernel.questions import label_of
from fivefires.kernel.text import catalogue

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"]


def playthrough(game: Game[Any], seed: int, players: int | None = None) -> str:
    """Every question with the answer given, and every log line, of a seeded game by random players."""
    texts = catalogue(game.package)
    setup = game.default_setup(players if players is not None else game.players[-1])
    runner = Runner(game, setup, seed_from(seed))
    assert runner.log is not None
    chance = random.Random(seed)
    title = texts.format(message("game-title"))
    lines = [f"{title}, {setup.players} players, seed {seed}", ""]
    told = 0
    while not runner.over:
        for seat in runner.asked():
            option = chance.choice(list(runner.options(seat)))
            question = runner.question
            assert question is not None
            view = game.view(runner.state, seat)
            asked = texts.format(question.text(), NAMES)
            label = texts.format(label_of(option, view), NAMES)
            lines.append(f"{NAMES[seat]}: {asked} > {label} [{key_of(option)}] ({question.prompt.rule})")
            runner.answer(seat, option)
        for line in runner.log.lines[told:]:
            faces = line.beat.faces if line.beat is not None else ()
            dice = " ".join(texts.format(message(face)) if isinstance(face, str) else str(face) for face in faces)
            lines.append(f"    {texts.format(line.text, NAMES)}{f' [{dice}]' if dice else ''} ({line.rule})")
        told = len(runner.log.lines)
    result = runner.state.result
    winners = ", ".join(NAMES[seat] for seat in result.winners) or "nobody"
    lines += ["", f"{texts.format(message(f'ending-{result.ending}'))}. Winners: {winners}.", ""]
    return "\n".join(lines)
