"""Zona: what everybody may read at the table, and what one player reads alone."""

from __future__ import annotations

import msgspec
import pytest

from fivefires.games.zona.rules.questions import Resolve, Search
from fivefires.games.zona.show.scene import scene
from fivefires.games.zona.state import EmissionUnderWay
from fivefires.kernel import message
from fivefires.kernel.scene import Scene, Thing
from tests.games.zona.tables import (
    MINUSES,
    Game,
    emission,
    event,
    give,
    keys,
    lay,
    me,
    next_token,
    play,
    roll,
    rumor,
    seated,
    turn,
    view,
)


def seen(runner: Game, seat: int) -> Scene:
    return scene(view(runner, seat))


def words(thing: object) -> str:
    """All ids and messages in a part of a scene."""
    return msgspec.json.encode(thing).decode()


def row(runner: Game, seat: int, id: str) -> tuple[Thing, ...]:
    return next((row.things for row in seen(runner, seat).rows if row.id == id), ())


@pytest.mark.rule("Z-296")
def test_the_ability_of_a_threat_on_the_board_is_read_by_all() -> None:
    runner = seated("olga", "ivan")
    lay(runner, "quarry", "phlegm")
    turn(runner, 0, "quarry")
    for seat in (0, 1):
        quarry = next(space for space in seen(runner, seat).boards[0].spaces if space.id == "quarry")
        assert "phlegm.effect" in words(quarry.things)
    search = next(option for option in runner.options(0) if isinstance(option, Search))
    assert "phlegm.effect" in words(search.note(view(runner)))


@pytest.mark.rule("Z-297")
def test_a_drawn_token_is_read_by_all() -> None:
    runner = seated("olga", "ivan")
    next_token(runner, "mangy_hound")
    turn(runner, 0, "quarry")
    roll(runner, MINUSES)
    play(runner, "local")
    for seat in (0, 1):
        story = seen(runner, seat).stories[-1]
        assert story.id == "mangy_hound"
        assert "note-threat" in words(story.text)


@pytest.mark.rule("Z-175")
def test_the_rumor_that_is_carried_out_is_read_by_all() -> None:
    runner = rumor(seated("olga", "ivan"), "r02")
    assert keys(runner)[0].startswith("at:")
    for seat in (0, 1):
        (story,) = seen(runner, seat).stories
        assert (story.id, story.text) == ("r02", message("r02.effect"))


@pytest.mark.rule("Z-184")
def test_a_rumor_token_on_a_border_is_seen_on_both_sides_of_it() -> None:
    runner = rumor(seated("olga", "ivan"), "r14")
    play(runner, keys(runner)[0])
    ends = runner.state.rumor_token.split("/")
    assert len(ends) == 2
    marked = [space.id for space in seen(runner, 1).boards[0].spaces if "rumor-token-between" in words(space.things)]
    assert sorted(marked) == ends


@pytest.mark.rule("Z-022", "Z-509")
def test_the_back_of_the_next_emission_and_the_front_of_the_flipped_one_are_read_by_all() -> None:
    runner = seated("olga", "ivan")
    me(runner).place = "quarry"
    emission(runner, "e1", "e2")
    for seat in (0, 1):
        piles = {pile.id: pile for pile in seen(runner, seat).piles}
        back, flipped = piles["emissions"].top, piles["emissions.flipped"].top
        assert back is not None
        assert flipped is not None
        assert back.id == ""
        placed = {place for place, _colour, _kind in view(runner, seat).emission_back}
        assert placed <= set(words(back.text).split('"'))
        assert "e1.effect" in words(flipped.text)
        assert "note-placements" in words(flipped.text)


@pytest.mark.rule("Z-022")
def test_what_is_going_on_does_not_name_the_next_emission() -> None:
    runner = seated("olga", "ivan")
    me(runner).place = "quarry"
    emission(runner, "e1", "e2")
    assert [*view(runner, 1).under_way] == [EmissionUnderWay("e1")]
    assert set(view(runner, 1).cards("emissions")) == {None}


@pytest.mark.rule("Z-010")
def test_what_a_lock_demands_stands_on_it() -> None:
    runner = seated("olga", "ivan")
    for space in seen(runner, 1).boards[0].spaces:
        if space.kind == "facility":
            lock = space.things[0]
            assert f"{lock.id}.effect" in words(lock.text)


@pytest.mark.rule("Z-563")
def test_whoever_chooses_between_events_reads_them_alone() -> None:
    runner = seated("olga", "ivan")
    give(runner, 0, "field_glasses")
    event(runner, "g01", "quarry")
    play(runner, "use:field_glasses")
    mine, others = row(runner, 0, "look.0"), row(runner, 1, "look.0")
    assert len(mine) == len(others) == 2
    assert all(f"zona-ev-{card.id}-" in words(card.text) for card in mine)
    assert all(card.face_down and card.text is None for card in others)
    for option in runner.options(0):
        assert isinstance(option, Resolve)
        assert f"zona-ev-{option.card}-" in words(option.note(view(runner)))
