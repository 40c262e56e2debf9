"""Each mission and scenario from its set-up to a win and to a loss, step by step as its objective says."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import EVENT
from fivefires.games.stalker.content.missions import ENTRIES, MISSIONS
from fivefires.games.stalker.content.vocabulary import Mission
from fivefires.games.stalker.game import GAME
from fivefires.games.stalker.rules import actions, anomalies, ending, environment, events, gear, harm, triggers, wounds
from fivefires.games.stalker.rules.questions import TakeArtifact
from fivefires.games.stalker.state import HIGH, map_of
from fivefires.kernel import Runner, Setup, seed_from
from fivefires.kernel.table import Finished
from tests.games.stalker.begun import Begun
from tests.games.stalker.content.test_maps import named


def slay(game: Begun, kind: str) -> None:
    """It came when it was called, and dies."""
    (beast,) = game.enemies(kind)
    wounds.die(game.table, beast, "S-423")
    game.settle()


def wake(game: Begun, kind: str) -> None:
    """It comes at the end of the next round, and dies."""
    for _ in range(2):
        game.run(triggers.end_of_round(game.table))
        game.settle()
    slay(game, kind)


def gather(game: Begun, count: int) -> None:
    """So many artifacts, each picked up where it lies."""
    state = game.state
    for _ in range(count):
        index = next(at for at, anomaly in enumerate(state.anomalies) if anomaly.artifact != -1)
        game.run(actions.take_artifact(game.table, state.stalkers[0], TakeArtifact(index)))
        game.settle()


def draw_until(game: Begun, step: str) -> None:
    """Event after event, with everybody safe from them."""
    while step not in game.state.achieved:
        game.run(events.draw(game.table))
        game.alone()


# What there is to do beside the deeds of cards, after the deed of that name.
BESIDE: dict[str, Callable[[Begun], None]] = {
    "b1_hang": lambda game: slay(game, "hornhead"),
    "hunt_smoke": lambda game: wake(game, "chimera"),
    "b2_inside": lambda game: draw_until(game, "dawn"),
    "hold_flare": lambda game: draw_until(game, "relief"),
    "c1_station": lambda game: gather(game, 1),
    "run_beacon": lambda game: gather(game, 2),
}


@pytest.mark.rule("S-004", "S-215", "S-217")
@pytest.mark.parametrize("size", [1, 4])
@pytest.mark.parametrize("entry", ENTRIES, ids=named)
def test_an_entry_is_won_by_its_steps_and_not_before(entry: Mission, size: int) -> None:
    game = Begun(entry.id, size)
    assert game.state.achieved == []
    for deed in entry.way:
        ending.check(game.table)
        game.do_all(deed)
        for stalker in game.state.stalkers:
            stalker.hp = 14
        if deed in BESIDE:
            game.settle()
            BESIDE[deed](game)
        game.alone()
    assert {*game.state.achieved} == {*entry.needs}
    game.everybody(next(name for name in map_of(game.state).names if name not in entry.exit))
    ending.check(game.table)
    if size > 1:
        game.put(entry.exit[0])
        ending.check(game.table)  # one of four is not everybody
    game.everybody(entry.exit[0])
    with pytest.raises(Finished):
        ending.check(game.table)
    assert game.state.result is not None
    assert (game.state.result.ending, game.state.result.mission) == ("success", entry.id)


@pytest.mark.rule("S-216", "S-217", "S-005")
@pytest.mark.parametrize("entry", ENTRIES, ids=named)
def test_an_entry_is_lost_by_a_death(entry: Mission) -> None:
    game = Begun(entry.id, 2)
    stalker = game.state.stalkers[1]
    stalker.hp, stalker.critical = 0, [True, True]
    with pytest.raises(Finished):
        game.run(harm.lose_hp(game.table, stalker, 1, "S-323"))
    assert game.state.result is not None
    assert (game.state.result.ending, game.state.result.died) == ("death", stalker.id)
    last = EVENT[game.state.piles[piles.EVENT][-1]]
    assert last.number == entry.death
    assert last in entry.events


@pytest.mark.rule("S-219", "S-217")
@pytest.mark.parametrize("entry", ENTRIES, ids=named)
def test_an_entry_is_lost_when_time_is_up(entry: Mission) -> None:
    game = Begun(entry.id, 2)
    game.table.move_all(piles.EVENTS, piles.EVENT_BOX)
    with pytest.raises(Finished):
        game.run(events.draw(game.table))
    assert game.state.result is not None
    assert game.state.result.ending == "time"


@pytest.mark.rule("S-101", "S-223")
@pytest.mark.parametrize("entry", list(MISSIONS.values()), ids=named)
def test_every_event_can_be_drawn_and_the_own_one_is_asked_for(entry: Mission) -> None:
    game = Begun(entry.id, 3)
    assert entry.own_event is not None
    assert entry.own_event.id in game.state.piles[piles.EVENT_BOX]
    for card in (*entry.events, entry.own_event):
        for pile in (piles.EVENTS, piles.EVENT, piles.EVENT_BOX):
            if card.id in game.state.piles[pile]:
                game.table.move(card.id, pile, piles.EVENTS)
                break
        for stalker in game.state.stalkers:
            stalker.hp = 14
        assert EVENT[game.state.piles[piles.EVENTS][-1]] is card
        game.run(events.draw(game.table))
        game.run(events.end_of_round(game.table))
        game.alone()


@pytest.mark.parametrize("entry", ENTRIES, ids=named)
def test_loud_work_is_heard_each_time(entry: Mission) -> None:
    game = Begun(entry.id, 1)
    game.alone()
    for deed in entry.way:
        found = next(o.deed for o in deeds(game) if o.deed.id == deed)
        game.put(found.spaces[0])
        if found.loud and found.work == 3:
            for left in (2, 1, 0):
                stalker = game.state.stalkers[0]
                stalker.attention, stalker.noticed, stalker.hp = 0, -1, 14
                before = len(game.state.achieved)
                game.do(deed)
                assert (stalker.attention, stalker.noticed) == (HIGH, stalker.space)
                assert (len(game.state.achieved) > before) == (left == 0)
            return
        game.do_all(deed)
    raise AssertionError(entry.id)


def deeds(game: Begun) -> list[environment.Offer]:
    return [
        environment.Offer(overlay, deed)
        for overlay in game.state.overlays
        for deed in environment.face_of_card(overlay).deeds
    ]


@pytest.mark.rule("S-006")
def test_a_scenario_of_survival_stands_by_itself() -> None:
    runner = Runner(GAME, Setup(1, "survival", (), {"scenario": "hunt"}), seed_from(1))
    assert (runner.state.mission, runner.state.coupons) == ("hunt", 7000)


# --- what is peculiar to some of them ---------------------------------------------------------------------------------


@pytest.mark.rule("S-533", "S-534", "S-712")
@pytest.mark.parametrize(("entry", "first", "most"), [("B2", "family", 6), ("hold_out", "flare", 3)])
def test_enemies_in_the_house_leave_marks_until_it_is_overrun(entry: str, first: str, most: int) -> None:
    game = Begun(entry, 2)
    house = game.mission.exit
    game.state.enemies = game.state.enemies[:2]
    for enemy in game.state.enemies:
        enemy.space = game.at(house[0])
    game.run(triggers.end_of_round(game.table))
    assert game.state.besieged == 0
    game.state.achieved.append(first)
    for marks in range(2, most, 2):
        game.run(triggers.end_of_round(game.table))
        assert game.state.besieged == marks
    with pytest.raises(Finished):
        game.run(triggers.end_of_round(game.table))
    assert game.state.result is not None
    assert game.state.result.ending == "overrun"


def test_bars_shut_a_door_until_the_night_breaks_them() -> None:
    game = Begun("B2", 1)
    game.put("T07.D")
    west = game.at("T07.C")
    assert near(game) >> west & 1
    game.do("b2_bar_west")
    assert not near(game) >> west & 1
    assert game.offered() == ["b2_unbar_west"]
    game.do("b2_unbar_west")
    assert near(game) >> west & 1
    game.do("b2_bar_west")
    game.table.move("b2_the_rope_breaks", piles.EVENT_BOX, piles.EVENTS)
    game.run(events.draw(game.table))
    assert near(game) >> west & 1


def near(game: Begun) -> int:
    map = map_of(game.state)
    return next(iter(map.ground.values())).steps.of[game.state.stalkers[0].space]


def test_the_strongroom_opens_for_the_key_alone() -> None:
    game = Begun("A2", 2)
    game.alone()
    game.put("T10.B", 1)
    assert "a2_drill" not in game.offered(1)
    game.do_all("a2_take_key", number=0)
    assert "a2_drill" not in game.offered(1)
    game.put("T10.B", 0)
    assert "a2_drill" in game.offered(0)
    vault = game.at("T10.C")
    assert not near(game) >> vault & 1
    game.do_all("a2_drill")
    assert near(game) >> vault & 1
    assert [enemy.space for enemy in game.enemies("dalik")] == [game.at("T12.E")]


@pytest.mark.rule("S-087", "S-188")
def test_the_sender_shuts_the_shutter_and_the_crank_lifts_it() -> None:
    game = Begun("C2", 1)
    game.alone()
    for deed in ("c2_code", "c2_aerial", "c2_shutter"):
        game.do_all(deed)
    outside, shaft = game.at("T14.I"), game.at("T14.F")
    assert near(game) >> shaft & 1
    game.do_all("c2_sender")
    game.alone()
    game.put("T14.F")
    assert not near(game) >> outside & 1
    dose = game.state.stalkers[0].dose
    game.run(triggers.end_of_round(game.table))
    assert game.state.stalkers[0].dose == dose
    game.do("c2_crank")
    assert near(game) >> outside & 1
    game.put("T14.I")
    game.run(triggers.end_of_round(game.table))
    assert game.state.stalkers[0].dose == dose + 2


def test_the_surge_closes_the_fold() -> None:
    game = Begun("C1", 1)
    assert [anomaly.card for anomaly in game.state.anomalies].count("space") == 2
    game.alone()
    game.do_all("c1_notes")
    game.do_all("c1_station")
    assert [anomaly.card for anomaly in game.state.anomalies].count("space") == 0
    assert game.state.stock["spatial-standee"]["supply"] == 2


# --- small print of cards ---------------------------------------------------------------------------------------------


@pytest.mark.rule("S-189")
def test_a_removed_card_is_kept_apart() -> None:
    game = Begun("C2", 1)
    game.alone()
    for deed in ("c2_code", "c2_aerial", "c2_shutter", "c2_sender", "c2_crank"):
        game.do_all(deed)
        game.alone()
    assert game.state.piles[piles.REMOVED] == ["c2_08"]
    assert "c2_08" not in [overlay.card for overlay in game.state.overlays]


@pytest.mark.rule("S-190", "S-184", "S-089")
def test_the_action_of_a_note_card_costs_a_step_and_radiation() -> None:
    game = Begun("B1", 1)
    game.alone()
    stalker = game.put("T08.E")
    left = [*stalker.left]
    game.answer_act("do:b1_02:b1_trap")
    assert stalker.left == [left[0] - 1, left[1]]
    assert stalker.dose == 2


@pytest.mark.rule("S-594", "S-183")
@pytest.mark.parametrize(("entry", "deed", "room"), [("A1", "a1_window", "T03.E"), ("A2", "a2_peer", "T11.D")])
def test_one_looks_in_from_spaces_next_to_a_window_or_door(entry: str, deed: str, room: str) -> None:
    game = Begun(entry, 1)
    map = map_of(game.state)
    inside = map.buildings.spaces[map.buildings.of[game.at(room)]]
    found = next(o.deed for o in deeds(game) if o.deed.id == deed)
    for space in found.spaces:
        crossings = [c for c in map.plan.crossings if c.here == game.at(space) and inside >> c.there & 1]
        assert {line for c in crossings for line in c.lines} & {"W", "D"}, space


@pytest.mark.rule("S-084", "S-089", "S-094", "S-101")
@pytest.mark.parametrize("entry", ENTRIES, ids=named)
def test_what_the_set_up_does_not_name_stays_in_its_box(entry: Mission) -> None:
    game = Begun(entry.id, 2)
    own = {card.id for card in entry.environment}
    others = {card for card in game.state.piles[piles.ENVIRONMENT_BOX] if card not in own}
    assert len(others) == sum(len(one.environment) for one in ENTRIES) - len(own)
    assert {overlay.card for overlay in game.state.overlays if not overlay.card.startswith("l")} <= own
    first = game.state.overlays[0]
    assert not environment.face_of_card(first).spaces  # the objective lies beside the map
    starts = {game.at(space) for space in entry.starts}
    assert {stalker.space for stalker in game.state.stalkers} <= starts


@pytest.mark.rule("S-078", "S-627")
def test_without_a_detector_nothing_is_found() -> None:
    game = Begun("C1", 1)
    stalker = game.state.stalkers[0]
    centre = game.state.anomalies[0].centre
    stalker.space = centre
    assert anomalies.detectable(game.state, stalker) == []
    game.alone()
    game.do_all("c1_detector")
    card = next(one for one in game.state.piles[piles.PACK[0]] if one.startswith("echo_detector"))
    armor = next(one for one in game.state.piles[piles.ARMORS] if one.startswith("sunrise"))
    game.table.move(armor, piles.ARMORS, piles.ARMOR[0])
    gear.fit(game.table, card, armor)
    stalker.space = centre
    assert anomalies.detectable(game.state, stalker) == [0]
