"""What persistent rumors do where their token lies (chapter 12), and that they do it nowhere else."""

from __future__ import annotations

import pytest

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import STANDING
from fivefires.games.zona.rules.questions import Buy
from tests.games.zona.tables import (
    BLANKS,
    MINUSES,
    Game,
    again,
    bare,
    keys,
    me,
    next_turn,
    pile,
    play,
    prompt,
    put,
    read,
    reader,
    view,
)


def in_force(runner: Game, card: str, spot: str) -> Game:
    put(runner, card, "rumors.in_force")
    runner.state.rumor_token = spot
    return again(runner)


@pytest.mark.rule("Z-100", "Z-183")
@pytest.mark.parametrize(("token", "hurt"), [("farms", 1), ("village", 0), ("barracks", 0)])
def test_whoever_moves_in_pays_the_toll(token: str, hurt: int) -> None:
    """1 physical damage for the mover alone; leaving costs nothing."""
    runner = in_force(bare("valerian", "ivan", places=("village", "farms")), "r15", token)
    play(runner, "move:farms")
    assert [me(runner, seat).damage for seat in (0, 1)] == [hurt, 0]
    assert (me(runner).place, prompt(runner)) == ("farms", "ask-action")


@pytest.mark.rule("Z-090", "Z-100", "Z-183", "Z-550")
@pytest.mark.parametrize(("token", "fatigue"), [("farms/village", 2), ("farms/junkyard", 1), ("village", 1)])
def test_whoever_crosses_the_border_of_the_token_pays_the_toll(
    token: str, fatigue: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No card of the box does so; this one takes 1 fatigue at a border."""
    monkeypatch.setitem(STANDING, "r14", {v.Toll: v.Toll(fatigue=1)})
    runner = in_force(bare("valerian", "ivan", places=("village", "farms")), "r14", token)
    play(runner, "move:farms")
    assert [me(runner, seat).fatigue for seat in (0, 1)] == [fatigue, 1]


@pytest.mark.rule("Z-117", "Z-183")
@pytest.mark.parametrize(("token", "fatigue"), [("farms", 3), ("quarry", 4), ("", 4)])
def test_a_deep_rest_takes_two(token: str, fatigue: int) -> None:
    runner = bare("valerian", "ivan", places=("farms", "farms"))
    me(runner).fatigue = me(runner, 1).fatigue = 5
    runner = in_force(runner, "r18", token) if token else again(runner)
    play(runner, "rest")
    assert [me(runner, seat).fatigue for seat in (0, 1)] == [fatigue, 5]


@pytest.mark.rule("Z-117", "Z-118", "Z-183")
def test_another_rumor_at_the_place_leaves_a_rest_as_it_is() -> None:
    runner = bare("valerian", "ivan", places=("farms", "roadhouse"))
    me(runner).fatigue = 3
    runner = in_force(runner, "r17", "farms")
    play(runner, "rest")
    assert me(runner).fatigue == 2


@pytest.mark.rule("Z-122", "Z-127", "Z-183")
@pytest.mark.parametrize(("card", "token", "healed"), [("r18", "farms", 1), ("r18", "quarry", 0), ("r17", "farms", 0)])
def test_whoever_stands_there_heals_before_the_event(card: str, token: str, healed: int) -> None:
    """The event asks for a choice first, so that nothing of its own has happened yet."""
    runner = reader("valerian", "farms", "g02")
    for seat in (0, 1):
        me(runner, seat).damage = 2
    runner = in_force(runner, card, token)
    read(runner)
    assert prompt(runner) == "ask-choice"
    assert [me(runner, seat).damage for seat in (0, 1)] == [2 - healed, 2]


@pytest.mark.rule("Z-183", "Z-203", "Z-215")
@pytest.mark.parametrize(
    ("card", "token", "total"), [("r19", "chernobyl", 0), ("r19", "factory", 1), ("r15", "chernobyl", 1)]
)
def test_tests_come_out_lower_there(card: str, token: str, total: int) -> None:
    """Alertness 4 and three minuses; the other player stands at the Factory."""
    runner = bare("valerian", "ivan", places=("chernobyl", "factory"))
    put(runner, "mangy_hound", "at.chernobyl")
    runner = in_force(runner, card, token)
    runner.table.force(MINUSES)
    play(runner, "search:mangy_hound")
    assert (prompt(runner), view(runner, 0).test_total) == ("ask-test", total)


@pytest.mark.rule("Z-101", "Z-183", "Z-289", "Z-290")
def test_one_may_slip_by_the_threats_there() -> None:
    runner = bare("valerian", "ivan", places=("village", "farms"), voice=1)
    put(runner, "mangy_hound", "at.farms")
    runner = next_turn(in_force(runner, "r20", "farms"), 0)
    play(runner, "move:farms")
    assert (prompt(runner), runner.asked(), keys(runner)) == ("ask-slip-by", [0], ["slip-by", "meet"])
    play(runner, "slip-by")
    assert (prompt(runner), me(runner).place, pile(runner, "at.farms")) == ("ask-action", "farms", ["mangy_hound"])


@pytest.mark.rule("Z-101", "Z-183", "Z-289", "Z-290")
def test_whoever_does_not_slip_by_meets_one_of_the_threats() -> None:
    runner = bare("valerian", "ivan", places=("village", "farms"))
    put(runner, "mangy_hound", "at.farms")
    runner = in_force(runner, "r20", "farms")
    runner.table.force(BLANKS)
    play(runner, "move:farms", "meet")
    assert prompt(runner) == "ask-after-detection"


@pytest.mark.rule("Z-101", "Z-183")
@pytest.mark.parametrize(("card", "token"), [("r20", "barracks"), ("r17", "farms")])
def test_elsewhere_and_under_other_rumors_nobody_slips_by(card: str, token: str) -> None:
    runner = bare("valerian", "ivan", places=("village", "farms"))
    put(runner, "mangy_hound", "at.farms")
    runner = in_force(runner, card, token)
    runner.table.force(BLANKS)
    play(runner, "move:farms")
    assert prompt(runner) == "ask-after-detection"


@pytest.mark.rule("Z-105", "Z-183")
@pytest.mark.parametrize(
    ("card", "token", "rubles"), [("r16", "chernobyl", 600), ("r16", "factory", 400), ("r15", "chernobyl", 400)]
)
def test_a_local_action_there_brings_more(card: str, token: str, rubles: int) -> None:
    runner = in_force(bare("valerian", "ivan", places=("chernobyl", "chernobyl")), card, token)
    play(runner, "local")
    assert [me(runner, seat).rubles for seat in (0, 1)] == [rubles, 0]


@pytest.mark.rule("Z-105", "Z-183")
def test_camping_there_brings_more_when_it_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card of the box pays in a bunker; this one does."""
    monkeypatch.setitem(STANDING, "r16", {v.LocalBonus: v.LocalBonus((v.Gain(200),))})
    runner = in_force(bare("valerian", "ivan", places=("village", "village")), "r16", "village")
    me(runner).fatigue = 2
    play(runner, "local")
    assert (prompt(runner), me(runner).rubles) == ("ask-camp", 0)
    play(runner, "done")
    assert [me(runner, seat).rubles for seat in (0, 1)] == [200, 0]


@pytest.mark.rule("Z-109", "Z-183")
@pytest.mark.parametrize(
    ("card", "token", "offered"), [("r17", "chernobyl", False), ("r17", "factory", True), ("r16", "chernobyl", True)]
)
def test_no_local_action_is_taken_there(card: str, token: str, offered: bool) -> None:
    runner = in_force(bare("valerian", "ivan", places=("chernobyl", "roadhouse")), card, token)
    assert ("local" in keys(runner)) is offered


@pytest.mark.rule("Z-183", "Z-265", "Z-269")
@pytest.mark.parametrize(("card", "token", "cut"), [("r21", "village", 100), ("r21", "roadhouse", 0)])
def test_goods_are_cheaper_there(card: str, token: str, cut: int) -> None:
    runner = bare("valerian", "ivan", places=("village", "village"))
    me(runner).rubles = 5000
    play(runner := again(runner), "local")
    dear = prices(runner)
    runner = bare("valerian", "ivan", places=("village", "village"))
    me(runner).rubles = 5000
    play(runner := in_force(runner, card, token), "local")
    assert prices(runner) == {card: max(0, price - cut) for card, price in dear.items()}


def prices(runner: Game) -> dict[str, int]:
    return {option.card: option.price for option in runner.options(0) if isinstance(option, Buy)}


@pytest.mark.rule("Z-378", "Z-183")
@pytest.mark.parametrize(("card", "hurt"), [("r20", False), ("r15", True)])
def test_an_emission_spares_whoever_is_sheltered_there(card: str, hurt: bool) -> None:
    runner = bare("valerian", "ivan", places=("quarry", "roadhouse"))
    put(runner, "r08", "rumors")
    runner.state.marker = 5
    runner = next_turn(in_force(runner, card, "quarry"), 0)
    runner.table.move_all("events.green", "discards.events.green")
    play(runner, "pass")
    while prompt(runner) in ("ask-flee", "ask-before-event", "ask-protect"):
        play(runner, keys(runner)[-1])
    assert bool(me(runner).damage) is hurt
