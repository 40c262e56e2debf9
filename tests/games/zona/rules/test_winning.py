"""How the game is won and lost (chapter 5)."""

from __future__ import annotations

import pytest

from fivefires.games.zona.game import ENDINGS
from tests.games.zona.tables import (
    MINUSES,
    PLUSES,
    again,
    bare,
    keys,
    me,
    moves,
    next_turn,
    pile,
    play,
    prompt,
    put,
    read,
    reader,
)
from tests.record import RECORDED


@pytest.mark.rule("Z-058", "Z-078", "Z-080")
@pytest.mark.parametrize("secrets", [(), ("a01",), ("a01", "l01"), ("a01", "l01", "o01")])
def test_only_with_two_secrets_the_power_plant_leads_into_the_sarcophagus(secrets: tuple[str, ...]) -> None:
    runner = bare("valerian", "ivan", places=("power_plant", "roadhouse"))
    for card in secrets:
        put(runner, card, "secrets.0")
    runner = again(runner)
    assert ("local" in keys(runner)) is (len(secrets) >= 2)
    assert moves(runner) == set()
    if len(secrets) >= 2:
        runner.table.force(PLUSES)
        play(runner, "local")
        assert me(runner).place == "sarcophagus"


@pytest.mark.rule("Z-059")
def test_the_sarcophagus_has_no_exit_but_death() -> None:
    runner = reader("valerian", "sarcophagus", "s01")
    me(runner).fatigue = 3
    runner = again(runner)
    assert keys(runner) == ["rest", "pass"]
    put(runner, "widows_thread", "small.0")  # relocates to the nearest bunker, but not from here
    runner = again(runner)
    assert "use:widows_thread" not in keys(runner)
    put(runner, "widows_thread", "box")
    runner = again(runner)
    play(runner, "rest")
    assert keys(runner) == ["rest", "pass"]
    me(runner).damage, me(runner).weaknesses = 6, ["alertness", "physique", "smarts"]
    read(runner, MINUSES)
    play(runner, "let-stand")  # 2 radiation on a full track, with three weaknesses
    assert me(runner).status == "dead"
    assert me(runner).place == ""


@pytest.mark.rule("Z-060", "Z-061", "Z-532")
def test_the_game_is_lost_when_the_phase_of_the_last_rumor_is_finished() -> None:
    runner = bare("valerian", "ivan", places=("roadhouse", "roadhouse"))
    runner.table.move_all("rumors", "discards.rumors")
    put(runner, "r07", "rumors")  # 100 rubles for everybody in a bunker
    runner = next_turn(runner, 0)
    play(runner, "pass")
    assert runner.over
    result = runner.state.result
    assert result is not None
    assert (result.ending, result.winners) == ("rumors", [])
    assert [me(runner, seat).rubles for seat in (0, 1)] == [100, 100]


@pytest.mark.rule("Z-061")
@pytest.mark.parametrize(("characters", "rounds"), [(("valerian", "ivan"), 21), (("valerian",), 16)])
def test_there_are_as_many_rounds_as_rumors(characters: tuple[str, ...], rounds: int) -> None:
    runner = bare(*characters, places=["roadhouse"] * len(characters))
    while not runner.over:
        assert runner.state.round <= rounds
        for seat in range(len(characters)):
            me(runner, seat).damage = 0
        play(runner, "pass" if "pass" in keys(runner) else keys(runner)[-1])
    assert runner.state.result is not None
    assert (runner.state.result.ending, runner.state.result.rounds) == ("rumors", rounds)


@pytest.mark.rule("Z-062", "Z-063", "Z-532")
def test_the_ending_of_a_card_wins_alone_and_at_once() -> None:
    runner = bare("olga", "ivan", places=("sarcophagus", "farms"))
    put(runner, "s01", "events.sarcophagus")
    greens, rumors = len(pile(runner, "events.green")), len(pile(runner, "rumors"))
    runner = next_turn(runner, 0)
    read(runner, PLUSES, PLUSES)  # smarts and willpower, both 3, against 5
    assert runner.over
    result = runner.state.result
    assert result is not None
    assert (result.ending, result.winner, result.winners) == ("winner", 0, [0])
    # Ivan, who would have come next in the event phase, has drawn nothing, and there was no rumor.
    assert len(pile(runner, "events.green")) == greens
    assert len(pile(runner, "rumors")) == rumors


@pytest.mark.rule("Z-062")
def test_a_card_that_is_not_read_to_its_ending_does_not_win() -> None:
    runner = reader("olga", "sarcophagus", "s01")
    read(runner, PLUSES, (1, 4, 4))
    assert prompt(runner) == "ask-test"
    play(runner, "let-stand")
    assert not runner.over
    assert me(runner).place == "sarcophagus"


@pytest.mark.rule("Z-532")
def test_nobody_left_is_an_end_of_its_own() -> None:
    runner = reader("valerian", "sarcophagus", "s01")
    put(runner, "ivan" if pile(runner, "character.1") == ["ivan"] else "tamara", "box")
    me(runner, 1).status = me(runner, 1).status.OUT
    me(runner).damage, me(runner).weaknesses = 6, ["alertness", "physique", "smarts"]
    read(runner, MINUSES)
    play(runner, "let-stand")
    assert prompt(runner) == "ask-restart"
    play(runner, "stop")
    assert runner.state.result is not None
    assert (runner.state.result.ending, runner.state.result.winners) == ("nobody-left", [])


def test_a_game_is_recorded_for_every_way_to_end() -> None:
    recorded = {path.stem.rpartition("-")[0] for path in (RECORDED / "zona").glob("*.json")}
    assert recorded == set(ENDINGS)
