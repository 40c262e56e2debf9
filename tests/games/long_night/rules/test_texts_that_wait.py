"""Texts that begin with "when": by whom, where and how often, and who reads them.

Each test lets one text wait, on a survivor, on gear or on an improvement, and nothing else of the box.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import ENTRANCE_SPACES
from fivefires.games.long_night.content.index import WAITING, Waiting
from fivefires.games.long_night.state import Stage
from tests.games.long_night.tables import (
    THREE,
    Game,
    act_as,
    colony_phase,
    equip,
    give,
    keys,
    lay_tokens,
    log,
    pile,
    place,
    play,
    prompt,
    put,
    quiet,
    seated,
    seers,
    settle,
    three,
    tokens,
    zombies,
)

GIA, COLE, ROCCO, EMMA, DEREK, LILY = (
    "gia_najjar",
    "cole_winters",
    "rocco_bellini",
    "emma_han",
    "derek_yoshida",
    "lily_mae",
)
BUILT = "imp_sledge_track"
FEEDS = (v.ChangeFood(1),)
Waits = Callable[..., None]


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> Waits:
    def wait(source: str, on: v.On, do: v.Effects = FEEDS, *, may: bool = False, once: bool = False) -> None:
        monkeypatch.setitem(WAITING, on.deed, (Waiting(source, 0, v.When(on, do, may=may, once=once), 0),))

    return wait


def barricades(runner: Game, survivor: str, seat: int = 0) -> None:
    play(runner, f"barricade:{survivor}", seat=seat)
    if prompt(runner) == "ask-entrance":
        play(runner, keys(runner, seat)[0], seat=seat)


def food(runner: Game) -> int:
    return tokens(runner, "food-token", "colony")


@pytest.mark.rule("L-109")
def test_self_is_the_bearer_alone(waits: Waits) -> None:
    waits(GIA, v.On(v.Deed.BARRICADE, who=v.SELF))
    runner = three()
    barricades(runner, COLE)
    assert food(runner) == 0
    barricades(runner, GIA)
    assert food(runner) == 1


@pytest.mark.rule("L-109")
def test_gear_answers_for_whoever_bears_it(waits: Waits) -> None:
    waits("nightstick", v.On(v.Deed.BARRICADE, who=v.SELF), (v.Hurt(wounds=1),))
    runner = three()
    equip(runner, COLE, "nightstick")
    settle(runner)
    barricades(runner, GIA)
    assert runner.state.wounds == {}
    barricades(runner, COLE)
    assert runner.state.wounds == {COLE: 1}


@pytest.mark.rule("L-109")
@pytest.mark.parametrize(("seat", "fed"), [(0, 1), (1, 0)])
def test_a_deed_of_a_player_is_one_of_all_his_survivors(seat: int, fed: int, waits: Waits) -> None:
    """Cole does not lead; his player cleans, or another one."""
    waits(COLE, v.On(v.Deed.CLEAN, who=v.SELF))
    runner = act_as(three(), seat)
    put(runner, "bandages", "waste")
    settle(runner)
    play(runner, "clean", seat=seat)
    assert food(runner) == fed


@pytest.mark.rule("L-109")
def test_here_is_where_the_bearer_stands(waits: Waits) -> None:
    waits(GIA, v.On(v.Deed.BARRICADE, at=(v.HERE,)))
    runner = three()
    place(runner, COLE, "school")
    settle(runner)
    barricades(runner, COLE)
    assert food(runner) == 0
    place(runner, GIA, "school")
    settle(runner)
    barricades(runner, COLE)
    assert food(runner) == 1


@pytest.mark.rule("L-109")
def test_a_place_that_is_named_is_meant_and_no_other(waits: Waits) -> None:
    waits(GIA, v.On(v.Deed.BARRICADE, at=("school",)))
    runner = three()
    place(runner, COLE, "school")
    place(runner, GIA, "library")
    settle(runner)
    barricades(runner, GIA)
    assert food(runner) == 0
    barricades(runner, COLE)
    assert food(runner) == 1


@pytest.mark.rule("L-109")
@pytest.mark.parametrize(("card", "fed"), [("bandages", 1), ("firewood", 0)])
def test_what_was_done_it_with_must_be_such_a_thing(card: str, fed: int, waits: Waits) -> None:
    waits(GIA, v.On(v.Deed.CONTRIBUTE))
    waits(GIA, v.On(v.Deed.LAY, what=(v.MEDICINE,)))
    runner = three()
    give(runner, 0, card)
    settle(runner)
    play(runner, f"lay:{card}")
    assert food(runner) == fed


@pytest.mark.rule("L-109")
@pytest.mark.parametrize(("once", "fed"), [(True, 1), (False, 2)])
def test_once_a_round_where_it_says_so(once: bool, fed: int, waits: Waits) -> None:
    waits(GIA, v.On(v.Deed.BARRICADE), once=once)
    runner = three()
    barricades(runner, GIA)
    barricades(runner, COLE)
    assert food(runner) == fed


@pytest.mark.rule("L-109", "L-152")
@pytest.mark.parametrize(("answer", "fed"), [(f"use:{ROCCO}", 1), ("decline", 0)])
def test_the_bearer_s_player_may_decline_where_it_says_so(answer: str, fed: int, waits: Waits) -> None:
    waits(ROCCO, v.On(v.Deed.BARRICADE), may=True)
    runner = three()
    barricades(runner, GIA)
    assert (prompt(runner), runner.asked()) == ("ask-may", [1])
    play(runner, answer, seat=1)
    assert food(runner) == fed


@pytest.mark.rule("L-109", "L-567")
def test_a_text_does_not_answer_what_it_has_led_to(waits: Waits) -> None:
    waits(GIA, v.On(v.Deed.HURT), (v.Hurt(v.Who(v.ANYBODY, named=(COLE, ROCCO), pick=v.ALL), wounds=1),))
    runner = three()
    give(runner, 0, "rations")
    place(runner, LILY, "school")
    settle(runner)
    runner.table.force([7])
    play(runner, f"move:{COLE}", "at:hospital")
    assert runner.state.wounds == {COLE: 2, ROCCO: 1}


@pytest.mark.rule("L-567", "L-109")
def test_a_text_answers_what_another_has_led_to(waits: Waits, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cole, who is hurt by Gia's text, has one of his own."""
    waits(GIA, v.On(v.Deed.BARRICADE), (v.Hurt(v.Who(named=(COLE,)), wounds=1),))
    waits(COLE, v.On(v.Deed.HURT, who=v.SELF))
    runner = three()
    barricades(runner, GIA)
    assert (runner.state.wounds, food(runner)) == ({COLE: 1}, 1)


@pytest.mark.rule("L-109")
@pytest.mark.parametrize(
    ("whose", "victim", "fed"),
    [
        (v.OWN, COLE, 1), (v.OWN, ROCCO, 0), (v.OWN, DEREK, 0),
        (v.OTHERS, COLE, 0), (v.OTHERS, ROCCO, 1), (v.OTHERS, DEREK, 1),
        (v.ANYBODY, COLE, 1), (v.ANYBODY, ROCCO, 1), (v.ANYBODY, DEREK, 1),
    ],
)  # fmt: skip
def test_whose_death_a_text_waits_for(whose: v.Whose, victim: str, fed: int, waits: Waits) -> None:
    """The dead are nowhere any more, but it is known whose they were."""
    waits(GIA, v.On(v.Deed.DIE, who=v.Who(whose, pick=v.ALL)))
    runner = three()
    seat = next(seat for seat, group in enumerate(THREE) if victim in group)
    act_as(runner, seat)
    runner.state.wounds = {victim: 2}
    place(runner, victim, "school")
    zombies(runner, "school", 1)
    quiet(runner)
    settle(runner)
    runner.table.force([7])
    play(runner, f"attack:{victim}", seat=seat)
    while prompt(runner) == "ask-leader":
        play(runner, keys(runner, seat)[0], seat=seat)
    assert victim in runner.state.piles["graveyard"]
    assert food(runner) == fed


@pytest.mark.rule("L-109", "L-327", "L-574")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_nobody_bears_is_read_by_whoever_did_it(seat: int, waits: Waits) -> None:
    """Somebody else has the knife."""
    waits(BUILT, v.On(v.Deed.CLEAN), (v.Hurt(v.ONE_OWN, wounds=1),))
    runner = act_as(seated(*THREE, variants=("improvements",)), seat)
    runner.state.knife = (seat + 1) % 3
    put(runner, BUILT, "finished")
    put(runner, "bandages", "waste")
    settle(runner)
    play(runner, "clean", seat=seat)
    assert (prompt(runner), runner.asked()) == ("ask-who", [seat])
    assert keys(runner, seat) == [f"survivor:{one}" for one in THREE[seat]]


@pytest.mark.rule("L-347", "L-215")
def test_the_first_player_orders_texts_that_answer_the_same_deed(monkeypatch: pytest.MonkeyPatch) -> None:
    when = v.When(v.On(v.Deed.BARRICADE), FEEDS)
    doubles = v.When(v.On(v.Deed.BARRICADE), (v.ChangeFood(v.Per(v.FoodStore(), 1)),))
    texts = (Waiting(ROCCO, 0, when, 0), Waiting(EMMA, 0, doubles, 1))
    monkeypatch.setitem(WAITING, v.Deed.BARRICADE, texts)
    runner = three()
    runner.state.knife = 2
    settle(runner)
    barricades(runner, GIA)
    assert (prompt(runner), runner.asked()) == ("ask-order", [2])
    play(runner, f"use:{ROCCO}", seat=2)
    assert food(runner) == 2


@pytest.mark.rule("L-109", "L-347")
def test_a_text_whose_bearer_is_gone_no_longer_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rocco's text kills Emma before hers has its turn."""
    kills = v.When(v.On(v.Deed.BARRICADE), (v.Kill(v.Who(v.ANYBODY, named=(EMMA,), pick=v.ALL)),))
    feeds = v.When(v.On(v.Deed.BARRICADE), FEEDS)
    monkeypatch.setitem(WAITING, v.Deed.BARRICADE, (Waiting(ROCCO, 0, kills, 0), Waiting(EMMA, 0, feeds, 1)))
    runner = three()
    barricades(runner, GIA)
    play(runner, f"use:{ROCCO}")
    assert EMMA not in runner.state.where
    assert food(runner) == 0
    assert (prompt(runner), runner.asked()) == ("ask-action", [0])


@pytest.mark.rule("L-109")
def test_a_condition_must_hold(waits: Waits) -> None:
    waits(GIA, v.On(v.Deed.BARRICADE, needs=v.AtLeast(v.FoodStore(), 1)))
    runner = three()
    barricades(runner, GIA)
    assert food(runner) == 0
    lay_tokens(runner, "food-token", "colony")
    settle(runner)
    barricades(runner, GIA)
    assert food(runner) == 2


# --- moments that are nobody's deed ------------------------------------------------------------------------------


@pytest.mark.rule("L-102", "L-365", "L-218")
@pytest.mark.parametrize(("bearer", "fed"), [(EMMA, 1), (LILY, 0)])
def test_a_turn_begins_for_the_survivors_of_its_player(bearer: str, fed: int, waits: Waits) -> None:
    waits(bearer, v.On(v.Deed.TURN_START, who=v.SELF))
    runner = three()
    quiet(runner)
    play(runner, "end-turn")
    assert runner.asked() == [1]
    assert food(runner) == fed


@pytest.mark.rule("L-102", "L-218")
def test_a_leader_stands_for_the_player_whose_turn_begins(waits: Waits) -> None:
    waits(LILY, v.On(v.Deed.TURN_START, who=v.Who(v.ANYBODY, named=(ROCCO,))))
    runner = three()
    quiet(runner)
    play(runner, "end-turn")
    assert food(runner) == 1


# --- the colony phase --------------------------------------------------------------------------------------------


def feeding(waits: Waits, deed: v.Deed, place: str = "") -> Game:
    """An improvement waits for something that nobody does."""
    waits(BUILT, v.On(deed, at=(place,) if place else ()), (v.ChangeStarvation(5),))
    runner = seated(*THREE, variants=("improvements",))
    put(runner, BUILT, "finished")
    runner.state.morale = 9
    return runner


@pytest.mark.rule("L-242", "L-245")
@pytest.mark.parametrize(("deed", "shift"), [(v.Deed.CRISIS_FAILED, 0), (v.Deed.CRISIS_PREVENTED, -3)])
def test_a_text_waits_for_the_end_of_a_crisis(deed: v.Deed, shift: int, waits: Waits) -> None:
    runner = feeding(waits, deed)
    runner.state.target_shift = shift
    colony_phase(runner, Stage.CRISIS)
    assert runner.state.starvation == 5
    other = v.Deed.CRISIS_PREVENTED if deed is v.Deed.CRISIS_FAILED else v.Deed.CRISIS_FAILED
    runner = feeding(waits, other)
    waits(BUILT, v.On(deed), ())
    runner.state.target_shift = shift
    colony_phase(runner, Stage.CRISIS)
    assert runner.state.starvation == 0


@pytest.mark.rule("L-092", "L-023", "L-242", "L-243")
@pytest.mark.parametrize(("shift", "prevented"), [(-2, 0), (-3, 1), (-5, 1)])
def test_a_crisis_that_asks_for_nothing_is_prevented(shift: int, prevented: int) -> None:
    """Three players, none of whom gives anything."""
    runner = three()
    runner.state.target_shift = shift
    colony_phase(runner, Stage.CRISIS)
    assert runner.state.prevented == prevented
    assert runner.state.target_shift == 0


@pytest.mark.rule("L-234", "L-235")
def test_a_text_waits_for_hunger(waits: Waits) -> None:
    runner = feeding(waits, v.Deed.STARVE)
    colony_phase(runner, Stage.FEED)
    assert runner.state.starvation == 1 + 5


@pytest.mark.rule("L-266", "L-272")
@pytest.mark.parametrize(("place", "starved"), [("school", 5), ("library", 0)])
def test_a_text_waits_for_a_place_that_is_overrun(place: str, starved: int, waits: Waits) -> None:
    runner = feeding(waits, v.Deed.OVERRUN, place)
    runner.state.where[GIA] = "school"
    zombies(runner, "school", ENTRANCE_SPACES["school"])
    colony_phase(runner, Stage.ZOMBIES)
    while prompt(runner) == "ask-leader":
        play(runner, keys(runner)[0])
    assert runner.state.starvation == starved


@pytest.mark.rule("L-245", "L-239", "L-242")
def test_what_was_given_is_shown_and_leaves_the_game() -> None:
    runner = three()
    for card in ("bandages", "firewood"):
        put(runner, card, "contributed")
    runner.state.players[1].contributed = 2
    colony_phase(runner, Stage.CRISIS)
    assert [seers(runner, card) for card in ("bandages", "firewood")] == [[0, 1, 2]] * 2
    assert log(runner).count("log-contributed") == 2
    assert {"bandages", "firewood"} <= {*pile(runner, "removed")}
    assert [mine.contributed for mine in runner.state.players] == [0, 0, 0]


@pytest.mark.rule("L-295", "L-291")
@pytest.mark.parametrize(("victim", "named"), [(GIA, GIA), (ROCCO, ROCCO)])
def test_a_death_is_its_player_s(victim: str, named: str, waits: Waits) -> None:
    """An improvement is read by the player of the dead."""
    waits(BUILT, v.On(v.Deed.DIE), (v.Hurt(v.Who(), wounds=1),))
    runner = seated(*THREE, variants=("improvements",))
    put(runner, BUILT, "finished")
    seat = 0 if victim == GIA else 1
    act_as(runner, seat)
    runner.state.wounds = {victim: 2}
    place(runner, victim, "school")
    zombies(runner, "school", 1)
    settle(runner)
    runner.table.force([7])
    play(runner, f"attack:{victim}", seat=seat)
    while prompt(runner) == "ask-leader":
        play(runner, keys(runner, seat)[0], seat=seat)
    assert runner.state.wounds == {THREE[seat][1]: 1}


@pytest.mark.rule("L-228", "L-570", "L-089", "L-091", "L-109")
@pytest.mark.parametrize("deed", [v.Deed.COLONY_PHASE, v.Deed.ROUND_END, v.Deed.ROUND_START])
def test_a_text_waits_for_the_steps_of_the_round(deed: v.Deed, waits: Waits) -> None:
    runner = feeding(waits, deed)
    lay_tokens(runner, "food-token", "colony", 9)
    quiet(runner)
    colony_phase(runner, Stage.CODE)
    while runner.state.round == 1 or prompt(runner) != "ask-action":
        for seat in runner.asked():
            runner.answer(seat, "decline" if "decline" in keys(runner, seat) else keys(runner, seat)[0])
    assert runner.state.starvation == 5
