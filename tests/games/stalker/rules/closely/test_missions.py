"""Missions, looked at closely: set-up, phases, words of cards, who goes along, Lost Areas, the objective."""

from __future__ import annotations

from typing import Any

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content import vocabulary as v
from fivefires.games.stalker.content.contacts import COMPANION, PATRON, TRADER
from fivefires.games.stalker.content.index import ENEMY, ENVIRONMENT, EVENT
from fivefires.games.stalker.content.lost_areas import LOST_AREA
from fivefires.games.stalker.content.missions import MISSION
from fivefires.games.stalker.content.scripts import PlaceKind
from fivefires.games.stalker.content.zone import PLACE
from fivefires.games.stalker.game import GAME
from fivefires.games.stalker.rules import (
    anomalies,
    campaign,
    companions,
    contacts,
    ending,
    environment,
    events,
    flow,
    instructions,
    lost_areas,
    objective,
    trade,
    triggers,
    wrap_up,
    zone,
)
from fivefires.games.stalker.rules.questions import Act, Call, Sic
from fivefires.games.stalker.state import (
    HIGH,
    LOW,
    NOBODY,
    Activation,
    Closest,
    Companion,
    Several,
    Sprung,
    Stage,
    map_of,
)
from fivefires.kernel import Runner, Setup, seed_from
from fivefires.kernel.table import Finished
from tests.games.stalker.begun import Begun
from tests.games.stalker.links import Link
from tests.games.stalker.rules.test_attack import next_wound
from tests.games.stalker.tables import EAST, G0, G2, G3, HERE, WEST, Game, Map, lane, squares


def scene(*team: str, on: Map | None = None) -> Game:
    game = Game(*(team or ("palkan", "velet")), on=on or lane(8))
    for number in range(len(game.state.stalkers)):
        game.put("0,0", number)
        game.focus(number, on=False)
    return game


def say(game: Game, *words: v.Instruction, source: instructions.Source = HERE, answers: tuple[str, ...] = ()) -> None:
    game.play(instructions.carry_out(game.table, words, source), *answers)


# --- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-224", "S-225")
@pytest.mark.parametrize(
    ("gain", "amount", "found"),
    [
        (v.Gain.HP, 2, {"hp": 12}),
        (v.Gain.LOSS, 2, {"hp": 8}),
        (v.Gain.DOSE, 3, {"dose": 3}),
        (v.Gain.FOCUS, 1, {"focus": True}),
        (v.Gain.PINNED, 1, {"pinned": True}),
        (v.Gain.EXPOSED, 1, {"exposed": True}),
        (v.Gain.MARKER, 2, {"markers": 2}),
        (v.Gain.LOW, 1, {"attention": LOW, "noticed": 0}),
        (v.Gain.HIGH, 1, {"attention": HIGH, "noticed": 0}),
    ],
)
def test_what_a_card_gives_to_each(gain: v.Gain, amount: int, found: dict[str, Any]) -> None:
    game = scene()
    one, other = game.stalker(), game.stalker(1)
    one.hp, other.hp = 10, 10
    say(game, v.Each(v.Whom.LEAD, gain, amount))
    assert {name: getattr(one, name) for name in found} == found
    assert (other.hp, other.dose, other.focus, other.pinned, other.attention) == (10, 0, False, False, 0)
    if gain == v.Gain.MARKER:
        assert game.state.stock[piles.MARKER][piles.MAP] == 2


@pytest.mark.rule("S-224")
def test_what_a_card_takes_or_calms() -> None:
    game = scene()
    one = game.stalker()
    game.focus()
    bolts = game.held(piles.BOLT)
    one.attention, one.noticed = HIGH, game.at("3,0")
    say(
        game,
        v.Each(v.Whom.LEAD, v.Gain.NO_FOCUS),
        v.Each(v.Whom.LEAD, v.Gain.CALM),
        v.Each(v.Whom.LEAD, v.Gain.BOLTS, 2),
    )
    assert (one.focus, one.attention, game.held(piles.BOLT)) == (False, LOW, bolts + 2)
    say(game, v.Each(v.Whom.LEAD, v.Gain.NO_FOCUS))
    assert game.state.stock[piles.FOCUS] == {piles.SUPPLY: 4}


@pytest.mark.rule("S-017", "S-132", "S-133", "S-224")
def test_whom_a_card_means() -> None:
    on = Map(squares((0, 0), (1, 0), (2, 0), (3, 0), (4, 0)), indoor=["1,0"])
    game = scene("palkan", "velet", "milady", on=on)
    one, two, three = game.put("1,0"), game.put("2,0", 1), game.put("4,0", 2)
    game.anomaly("bubble", 98, "4,0")
    game.enemy("tick", "3,0", EAST)
    game.state.lead = 2
    chosen = {
        v.Whom.LEAD: [three],
        v.Whom.HERE: [one],
        v.Whom.ALL: [one, two, three],
        v.Whom.INDOORS: [one],
        v.Whom.OUTDOORS: [two, three],
        v.Whom.SEEN: [two, three],
        v.Whom.ON_ANOMALY: [three],
    }
    for whom, wanted in chosen.items():
        assert instructions.chosen(game.state, whom, HERE) == wanted, whom
    assert instructions.chosen(game.state, v.Whom.HERE, instructions.Source("x")) == [three]


@pytest.mark.rule("S-225", "S-011")
@pytest.mark.parametrize(
    ("answer", "left", "focus", "held", "dose"),
    [("lose", 2, True, 1, 0), ("focus", 2, False, 2, 0), ("slide", 1, True, 2, 2)],
)
def test_a_magazine_or_something_else(answer: str, left: int, focus: bool, held: int, dose: int) -> None:
    game = scene(on=lane(8, radiation={"0,0": 2}))
    one = game.stalker()
    say(game, v.Demand())
    game.token("magazine-rifle", 2)
    game.focus()
    say(game, v.Demand(), answers=(answer,))
    assert (one.left, one.focus, game.held("magazine-rifle"), one.dose) == ([left, 2], focus, held, dose)


@pytest.mark.rule("S-225")
def test_whoever_can_do_nothing_else_gives_it_up() -> None:
    game = scene()
    game.token("magazine-shotgun")
    game.stalker().left = [0, 2]
    say(game, v.Demand(), answers=("lose",))
    assert game.held("magazine-shotgun") == 0


@pytest.mark.rule("S-221", "S-222", "S-017")
@pytest.mark.parametrize(
    ("word", "more"), [(v.MoreEvents(2), 2), (v.MoreEvents(4, less=True), 2), (v.MoreEvents(2, less=True), 0)]
)
def test_events_on_top(word: v.MoreEvents, more: int) -> None:
    game = scene()
    deck, left = len(game.state.piles[piles.EVENTS]), len(game.state.piles[piles.RANDOM])
    say(game, word)
    assert (len(game.state.piles[piles.EVENTS]), len(game.state.piles[piles.RANDOM])) == (deck + more, left - more)


@pytest.mark.rule("S-097", "S-017")
@pytest.mark.parametrize(("size", "come"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_who_comes_by_the_size_of_the_team(size: int, come: int) -> None:
    game = scene(*("palkan", "velet", "milady", "zirka")[:size])
    game.table.shift("dog-standee", 5, piles.SUPPLY, piles.beside("dog"))
    say(game, v.Arrive("dog", game.name(game.at("7,0")), WEST, per=1, hurt=0))
    assert len(game.state.enemies) == come
    assert game.state.enemies[0].facing == WEST


@pytest.mark.rule("S-191", "S-009")
def test_darkness_as_long_as_there_is_any() -> None:
    game = scene()
    names = [game.name(game.at(f"{x},0")) for x in (5, 3, 3)]
    say(game, v.Darken(tuple(names)))
    assert game.state.dark == [game.at("3,0"), game.at("5,0")]
    assert game.state.stock[piles.DARKNESS] == {piles.SUPPLY: 2, piles.MAP: 2}
    say(game, v.Darken())
    assert game.at("0,0") in game.state.dark
    say(game, v.Darken(tuple(game.name(game.at(f"{x},0")) for x in (6, 7))))
    assert len(game.state.dark) == 4
    assert game.at("7,0") not in game.state.dark


@pytest.mark.rule("S-199", "S-210", "S-211")
def test_which_unknown_tokens_a_card_reveals() -> None:
    game = scene()
    for pile in piles.UNKNOWN_STACK:
        game.table.move_all(pile, piles.UNKNOWN)
    for number in (0, 1):
        game.table.draw(piles.UNKNOWN, piles.UNKNOWN_STACK[number])
    game.state.unknown, game.state.arrows = [game.at("3,0"), game.at("5,0")], [WEST, WEST]
    for word, to_do in (
        (v.Reveal(), [Closest()]),
        (v.Reveal("all"), [Several((0, 1))]),
        (v.Reveal("spaces", (game.name(game.at("5,0")),)), [Several((1,))]),
    ):
        game.state.agenda = []
        say(game, word)
        assert game.state.agenda == to_do


@pytest.mark.rule("S-009", "S-010", "S-704")
def test_words_in_order_and_with_conditions() -> None:
    game = scene()
    one = game.stalker()
    say(game, v.Stir(()), v.Each(v.Whom.LEAD, v.Gain.LOSS, 1))
    assert game.state.agenda == [Activation("test.0", 0, whole=False)]
    say(game, v.Achieve("x"), v.Achieve("x"), v.Once("x", (v.Each(v.Whom.LEAD, v.Gain.LOSS, 2),)))
    assert game.state.achieved == ["x"]
    say(
        game,
        v.Unless("x", (v.Each(v.Whom.LEAD, v.Gain.LOSS, 4),)),
        v.Unless("y", (v.Each(v.Whom.LEAD, v.Gain.LOSS, 8),)),
    )
    assert one.hp == 16 - 1 - 2 - 8


@pytest.mark.rule("S-712", "S-217")
def test_a_siege_counts_who_is_inside() -> None:
    game = scene()
    inside = (game.name(game.at("6,0")), game.name(game.at("7,0")))
    say(game, v.Besiege(inside, 3))
    for at in ("6,0", "7,0", "5,0"):
        game.enemy("dog", at, WEST)
    say(game, v.Besiege(inside, 3))
    assert game.state.besieged == 2
    with pytest.raises(Finished):
        say(game, v.Besiege(inside, 3))
    assert game.state.result is not None
    assert game.state.result.ending == "overrun"


@pytest.mark.rule("S-090", "S-316")
def test_a_gate_opens_and_shuts() -> None:
    game = Begun("A1", 1)
    before = game.state.gates
    for word, gates in (
        (v.Gate("9", open=True), "9"),
        (v.Gate("9", open=True), "9"),
        (v.Gate("5", open=True), "59"),
        (v.Gate("9", open=False), "5"),
    ):
        game.state.gates = game.state.gates.replace(before, "") if before else game.state.gates
        game.run(instructions.gate(game.table, word, HERE))
        assert game.state.gates == gates


@pytest.mark.rule("S-279", "S-359", "S-703", "S-009")
def test_cards_with_needs_and_findings() -> None:
    game = Begun("B1", 2)
    game.alone()
    one = game.state.stalkers[0]
    deed = v.CardDeed("x", ("T01.A",), ())
    can = environment.can_do
    assert can(game.state, one, deed)
    assert not can(game.state, one, v.CardDeed("x", ("T01.A",), (), needs="somewhere"))
    game.state.achieved.append("somewhere")
    assert can(game.state, one, v.CardDeed("x", ("T01.A",), (), needs="somewhere"))
    overlay = game.state.overlays[0]
    assert not can(game.state, one, v.CardDeed("x", ("T01.A",), (), holds=overlay.card))
    overlay.holder = 1
    assert not can(game.state, one, v.CardDeed("x", ("T01.A",), (), holds=overlay.card))
    overlay.holder = 0
    assert can(game.state, one, v.CardDeed("x", ("T01.A",), (), holds=overlay.card))
    assert environment.held(game.state, one) == [overlay.card]
    trap = v.CardDeed("x", ("T01.A",), (v.Snare(),))
    assert can(game.state, one, trap)
    game.state.traps = [one.space]
    assert not can(game.state, one, trap)
    game.state.traps = []
    game.table.shift(piles.TRAP, 2, piles.SUPPLY, piles.MAP)
    assert not can(game.state, one, trap)


@pytest.mark.rule("S-181", "S-186", "S-188", "S-189", "S-579")
def test_cards_are_turned_discarded_and_removed() -> None:
    game = Begun("A1", 1)
    first, second = game.state.overlays[0], game.state.overlays[1]
    first.work = 2
    environment.turn(game.table, first)
    assert (first.back, first.work) == (True, 0)
    environment.turn(game.table, first)
    assert not first.back
    environment.discard(game.table, first)
    assert first not in game.state.overlays
    assert second in game.state.overlays
    assert first.card in game.state.piles[piles.ENVIRONMENT_BOX]
    environment.remove(game.table, second)
    assert second not in game.state.overlays
    assert second.card in game.state.piles[piles.REMOVED]


@pytest.mark.rule("S-302", "S-303", "S-704", "S-182", "S-274")
def test_triggers_wait_for_their_occasion() -> None:
    game = Begun("A1", 1)
    game.alone()
    spaces = triggers.trigger_spaces(game.state)
    wanted = {
        name
        for overlay in game.state.overlays
        for name in environment.face_of_card(overlay).spaces
        if environment.face_of_card(overlay).trigger and environment.face_of_card(overlay).on == v.On.ENTER
    }
    assert {game.at(name) for name in wanted} == {space for space in range(64) if spaces >> space & 1}
    environment.happens(game.table, v.On.SLAIN, "nobody")
    assert game.state.agenda == []
    hunt = Begun("hunt", 1)
    hunt.alone()
    waiting = [one for one in hunt.state.overlays if environment.face_of_card(one).on == v.On.SLAIN]
    for overlay in waiting:
        kinds = environment.face_of_card(overlay).kinds
        environment.happens(hunt.table, v.On.SLAIN, kinds[0] if kinds else "dog", stalker=0)
    assert hunt.state.agenda == [Sprung(overlay.card, 0) for overlay in waiting]


# --- phases -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-218", "S-220", "S-213", "S-226", "S-224")
def test_the_event_phase() -> None:
    game = scene()
    state = game.state
    state.stage, state.lead, state.passed, state.turn, state.round = Stage.EVENT, 1, [0], 0, 4
    game.table.move("pocket_change", piles.RANDOM, piles.EVENTS)
    game.play(flow.event(game.table))
    assert (state.stage, state.next, state.passed, state.turn, state.round) == (Stage.PLAYERS, 1, [], NOBODY, 5)
    assert state.piles[piles.EVENT][-1] == "pocket_change"
    assert events.current(state) is EVENT["pocket_change"]
    game.table.move_all(piles.EVENTS, piles.RANDOM)
    with pytest.raises(Finished):
        game.play(flow.event(game.table))
    assert state.result is not None
    assert state.result.ending == "time"


@pytest.mark.rule("S-533", "S-534", "S-535", "S-536", "S-537", "S-243", "S-538")
def test_the_end_of_a_round_for_all() -> None:
    game = scene()
    state = game.state
    one, two = state.stalkers
    for card in state.piles[piles.EVENT][:]:
        game.table.move(card, piles.EVENT, piles.RANDOM)
    marked = next(
        card
        for card, event in EVENT.items()
        if v.MoreEvents(1) in event.marked or any(isinstance(word, v.MoreEvents) for word in event.marked)
    )
    for pile in (piles.EVENTS, piles.EVENT_BOX, piles.RANDOM):
        if marked in state.piles[pile]:
            game.table.move(marked, pile, piles.EVENT)
    deck = len(state.piles[piles.EVENTS])
    one.left, one.turns, two.turns, two.critical = [0, 0], 2, 2, [False, True]
    state.lead_used = True
    game.play(flow.end_round(game.table))
    assert len(state.piles[piles.EVENTS]) > deck
    assert (one.left, two.left, one.turns, two.turns) == ([2, 2], [2, 1], 0, 0)
    assert (state.lead_used, state.stage) == (False, Stage.EVENT)


@pytest.mark.rule("S-306", "S-524", "S-528", "S-345")
def test_the_radiation_step_is_for_everybody() -> None:
    game = scene()
    one, two = game.state.stalkers
    one.dose, two.dose, one.hp = 4, 9, 10
    game.give("flame")
    game.table.force((G2,), (G3, G0))
    game.play(flow.radiation(game.table))
    assert (one.dose, two.dose) == (4, 7)
    assert (one.hp, two.hp) == (10 - 2 + 1, 18 - 3)
    assert game.state.stage == Stage.TOKENS


@pytest.mark.rule("S-529", "S-530", "S-531", "S-532")
def test_the_token_step_for_everybody() -> None:
    game = scene()
    one, two = game.put("7,0"), game.put("2,0", 1)
    bandit = game.enemy("bandit_rifle", "0,0", EAST)
    bandit.pinned = True
    game.table.shift(piles.PINNED, 1, piles.SUPPLY, piles.MAP)
    game.table.shift(piles.DARKNESS, 1, piles.SUPPLY, piles.MAP)
    game.state.dark = [game.at("1,0")]
    for stalker in (one, two):
        stalker.attention, stalker.noticed = LOW, game.at("5,0")
    game.play(flow.tokens(game.table))
    assert (bandit.pinned, game.state.dark, game.state.stage) == (False, [], Stage.ROUND_END)
    assert game.state.stock[piles.DARKNESS] == {piles.SUPPLY: 4}
    assert (one.attention, two.attention, two.noticed) == (0, HIGH, two.space)


# --- who goes along ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-056", "S-588", "S-589")
def test_who_goes_along_suffers_and_flees() -> None:
    game = scene("velet")
    game.state.zone.companion = "dog_companion"
    companions.come_along(game.table)
    dog = game.state.companion
    assert dog is not None
    assert (dog.space, dog.hp) == (game.at("1,0"), 6)
    assert {game.state.stock[token].get(piles.MAP) for token in ("dog-figure", "dog-token")} == {1}
    companions.suffer(game.table, 0, "S-588")
    companions.suffer(game.table, -1, "S-588")
    companions.suffer(game.table, 5, "S-588")
    assert (dog.hp, game.state.companion) == (1, dog)
    companions.suffer(game.table, 1, "S-588")
    assert game.state.companion is None
    assert {game.state.stock[token].get(piles.SUPPLY) for token in ("dog-figure", "dog-token")} == {1}
    companions.suffer(game.table, 1, "S-588")
    scout = game.state.companion = Companion("scout", game.at("1,0"), 2)
    companions.suffer(game.table, 9, "S-588")
    assert scout.hp == 0
    assert game.state.stock["dog-figure"] == {piles.SUPPLY: 1}


@pytest.mark.rule("S-112", "S-590", "S-591", "S-589", "S-723")
def test_where_it_goes_and_once_a_turn() -> None:
    game = scene("velet", on=Map(squares(*[(x, 0) for x in range(8)])))
    one = game.state.companion = Companion("scout", game.at("1,0"), 10)
    stalker = game.put("2,0")
    game.enemy("dog", "4,0", WEST)

    def reached() -> set[int]:
        found = companions.reach(game.state, game.map, one)
        return {game.at(f"{x},0") for x in range(8) if found >> game.at(f"{x},0") & 1}

    assert reached() == {game.at("0,0"), game.at("3,0")}, "through the stalker, not onto the enemy's full space"
    assert Act.COMPANION in companions.actions(game.state, stalker)
    game.play(companions.send(game.table, stalker, Act.COMPANION), f"send:{game.name(game.at('3,0'))}")
    assert one.space == game.at("3,0")
    assert Act.COMPANION not in companions.actions(game.state, stalker)
    stalker.used = []
    assert Act.COMPANION in companions.actions(game.state, stalker)
    game.state.companion = None
    assert companions.actions(game.state, stalker) == []


@pytest.mark.rule("S-587", "S-167", "S-723", "S-586")
def test_what_it_can_do_to_whom() -> None:
    game = scene("velet", on=lane(8))
    stalker = game.put("7,0")
    scout = game.state.companion = Companion("scout", game.at("1,0"), 10)
    near, far = game.enemy("dog", "4,0", EAST), game.enemy("dog", "5,0", EAST)
    assert companions.prey(game.state, scout) == [near]
    next_wound(game, light=1)
    game.table.force((G3, G0, G0, G0))
    sic = Sic(COMPANION["scout"].trick, f"dog.{near.number}")
    assert sic in companions.actions(game.state, stalker)
    game.play(companions.sic(game.table, stalker, sic))
    assert (near.pinned, near.facing, far.pinned) == (True, WEST, False)
    assert sic not in companions.actions(game.state, stalker)
    dog = game.state.companion = Companion("dog_companion", game.at("5,0"), 6)
    assert companions.prey(game.state, dog) == [far]
    stalker.used = []
    game.play(companions.sic(game.table, stalker, Sic(COMPANION["dog_companion"].trick, f"dog.{far.number}")))
    assert far.pinned
    assert companions.prey(game.state, dog) == []
    game.state.dark = [game.at("3,0")]
    assert companions.prey(game.state, scout) == []


# --- Lost Areas and the objective -------------------------------------------------------------------------------------


@pytest.mark.rule("S-584", "S-713", "S-578")
def test_which_spaces_fit_an_entrance() -> None:
    on = Map(
        {"a": [(0, 0)], "b": [(1, 0), (1, 1)], "c": [(2, 0)], "d": [(3, 0)], "e": [(4, 0)], "w": [(5, 0)]},
        indoor=["c"], cover={"d": 1}, radiation={"e": 2}, water=["w"],
    )  # fmt: skip
    game = Game("velet", on=on)
    entry = MISSION["A1"]
    map = game.map
    name = {letter: on.id(letter) for letter in "abcdew"}
    for where, fitting in (
        (v.Where.NARROW, "b"),
        (v.Where.COVER, "d"),
        (v.Where.HOT, "e"),
        (v.Where.INDOORS, "c"),
        (v.Where.OUTDOORS, "abde"),
    ):
        assert lost_areas.fitting(map, entry, where) == [name[letter] for letter in fitting], where


@pytest.mark.rule("S-578", "S-579", "S-576")
def test_what_a_lost_area_brings() -> None:
    game = Begun("A1", 1, ("lost-areas",))
    lost = next(card for card in LOST_AREA.values() if card.id in game.state.piles[piles.LOST_DISCARDS])
    numbers = [v_.number for v_ in (ENVIRONMENT[one.card] for one in game.state.overlays) if v_.number.startswith("L")]
    assert numbers == list(lost.cards)
    for space, count in lost.loot:
        stack = game.state.loot.index(game.at(space))
        assert len(game.state.piles[piles.LOOT_STACK[stack]]) == count
    assert len(game.state.piles[piles.LOST]) == 7
    assert game.state.stock[piles.ENTRANCE] == {piles.MAP: 2}


@pytest.mark.rule("S-215", "S-004", "S-181", "S-359")
def test_the_next_step_and_where_it_is_done() -> None:
    game = Begun("A1", 1)
    entry = MISSION["A1"]
    assert objective.steps_left(game.state) == [*entry.needs, "exit"]
    places = objective.places(game.state)
    assert places
    assert {*places} <= {space for deed in objective.open_deeds(game.state) for space in deed.spaces}
    game.state.achieved = [*entry.needs]
    assert objective.steps_left(game.state) == ["exit"]
    assert objective.places(game.state) == [*entry.exit] or objective.open_deeds(game.state)
    assert objective.bearer(game.state) == NOBODY


@pytest.mark.rule("S-565", "S-567", "S-215")
def test_what_is_hunted() -> None:
    game = Begun("hunt", 1)
    step = objective.steps_left(game.state)[0]
    assert step not in ENVIRONMENT
    run = Begun("artifact_run", 1)
    run.state.enemies = []
    hiding = objective.quarry(run.state)
    assert hiding
    index = next(at for at, one in enumerate(run.state.anomalies) if one.artifact == -2)
    symbols = anomalies.petals_of(run.state, index)
    run.state.anomalies[index].artifact = symbols[0].number
    assert objective.quarry(run.state) == [map_of(run.state).names[symbols[0].space]]


# --- before and after -------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-051", "S-052", "S-056", "S-057", "S-060", "S-053", "S-062")
def test_three_contacts_at_most_and_one_of_a_kind() -> None:
    link = Link("milady")
    link.go_to(Stage.CONTACTS)
    state, table = link.state, link.table
    for contact in ("dog_companion", "scout", "institute"):
        table.move(contact, piles.CONTACT_BOX, piles.HOLDER)
    state.coupons = 500
    now = {call.contact for call in contacts.callable_now(state)}
    assert now == {"sidorovich", "local_guide", "patron", "dog_companion", "institute"}, "the scout costs 600"
    state.coupons = 1000
    link.play(contacts.call(table, Call("scout", 600)))
    assert (state.coupons, state.zone.companion, state.zone.called) == (400, "scout", ["scout"])
    assert "dog_companion" not in {call.contact for call in contacts.callable_now(state)}
    link.play(contacts.call(table, Call("patron", 0)))
    assert state.zone.contract == "patron"
    assert {call.contact for call in contacts.callable_now(state)} == {"sidorovich", "local_guide"}
    link.play(contacts.call(table, Call("local_guide", 200)))
    assert (state.zone.favours, state.coupons) == (["local_guide"], 200)
    assert contacts.callable_now(state) == []


@pytest.mark.rule("S-055", "S-053")
def test_a_trader_opens_the_shop() -> None:
    link = Link("milady")
    link.go_to(Stage.CONTACTS)
    link.play(contacts.call(link.table, Call("sidorovich", 0)))
    assert (link.state.zone.trader, link.state.stage) == ("sidorovich", Stage.TRADE)
    link.play(trade.trade(link.table), "enough")
    assert (link.state.zone.trader, link.state.stage) == ("", Stage.CONTACTS)


@pytest.mark.rule("S-064", "S-067", "S-361", "S-655", "S-656")
def test_prices_by_trader() -> None:
    link = Link("milady")
    link.give("akm_74u")
    state = link.state

    def faces(prices: dict[str, int]) -> dict[str, int]:
        return {thing.partition("#")[0]: price for thing, price in prices.items()}

    sold = faces(trade.prices(state, TRADER["sidorovich"]))
    assert (sold["ptm"], sold["bread"], sold["echo_detector"], sold["magazine-rifle"]) == (100, 200, 1000, 500)
    assert not {"grim", "ps5_m", "scope", "slime"} & {*sold}
    sold = faces(trade.prices(state, TRADER["pola"]))
    assert (sold["ps5_m"], sold["lead_lining"], sold["antirad"]) == (2500, 700, 400)
    assert not {"psz_9d", "echo_detector", "scope", "bread", "ptm", "magazine-rifle"} & {*sold}
    sold = faces(trade.prices(state, TRADER["docent"]))
    assert (sold["slime"], sold["bag_of_nuts"]) == (3000, 150)
    assert faces(trade.offers(state, TRADER["sidorovich"])) == {"akm_74u": 250, "leather_jacket": 0}
    assert faces(trade.offers(state, TRADER["hutsul"])) == {"akm_74u": 500}
    assert "akm_74u" not in faces(trade.offers(state, TRADER["pola"]))


@pytest.mark.rule("S-017", "S-058", "S-059")
@pytest.mark.parametrize(("loot", "kept"), [(3, False), (4, True)])
def test_a_contract_for_loot(loot: int, kept: bool) -> None:
    link = Link("milady")
    link.depart()
    link.table.draw(piles.LOOT, piles.LOOT_DISCARDS, loot)
    assert wrap_up.is_kept(link.state, PATRON["patron"]) == kept
    link.state.zone.contract = "patron"
    before = link.state.coupons
    wrap_up.pay_contract(link.table)
    assert link.state.coupons == before + (800 if kept else 0)
    link.state.zone.contract = ""
    wrap_up.pay_contract(link.table)
    assert link.state.coupons == before + (800 if kept else 0)


@pytest.mark.rule("S-017", "S-058")
def test_a_contract_for_haste() -> None:
    link = Link("milady")
    link.depart()
    while len(link.state.piles[piles.EVENTS]) > 4:
        link.table.draw(piles.EVENTS, piles.EVENT_BOX)
    assert wrap_up.is_kept(link.state, PATRON["broker"])
    link.table.draw(piles.EVENTS, piles.EVENT_BOX)
    assert not wrap_up.is_kept(link.state, PATRON["broker"])


@pytest.mark.rule("S-080", "S-022")
def test_coming_home() -> None:
    link = Link("milady", "velet")
    link.depart()
    state, table = link.state, link.table
    one = state.stalkers[0]
    for kind, name in ((piles.PINNED, "pinned"), (piles.EXPOSED, "exposed")):
        table.shift(kind, 1, piles.SUPPLY, piles.MAP)
        setattr(one, name, True)
    table.shift("magazine-rifle", 2, piles.SUPPLY, piles.POCKET[0])
    one.critical, one.dose, one.attention = [True, False], 9, HIGH
    carried = [card for names in piles.SLOTS.values() for name in names for card in state.piles[name]]
    wrap_up.come_home(table)
    assert {*carried} <= {*state.piles[piles.STASH]}
    assert [card for names in piles.SLOTS.values() for name in names for card in state.piles[name]] == []
    assert state.stock["magazine-rifle"][piles.STASH] == 2
    assert state.stock[piles.BOLT] == {piles.SUPPLY: 16}
    assert state.stock[piles.FOCUS] == {piles.SUPPLY: 4}
    assert (one.pinned, one.exposed, one.focus, one.critical, one.dose, one.attention) == (
        False,
        False,
        False,
        [False, False],
        0,
        0,
    )
    assert (state.fitted, state.ammo) == ({}, {})


@pytest.mark.rule("S-720", "S-721", "S-081", "S-012")
def test_what_a_failure_costs_and_leaves() -> None:
    link = Link("milady")
    link.depart()
    found = link.give("gauss")
    cheap = link.give("ptm")
    before = link.state.campaign
    assert before is not None
    best = campaign.closing(before)
    result = link.fail()
    now = result.campaign
    assert now is not None
    assert best is not None
    assert now.struck == [best.id]
    assert found in now.stash
    assert cheap not in now.stash
    assert (now.links, now.failures) == (1, {"A1": 1})
    assert not campaign.failed_again(result)
    again = Link(earlier=result)
    again.depart()
    again.give("grim")
    second = again.fail()
    assert second.campaign is not None
    assert second.campaign.struck == now.struck
    assert second.campaign.stash == now.stash
    assert campaign.failed_again(second)
    assert Link(earlier=second).state.zone.straight


@pytest.mark.rule("S-039", "S-040", "S-041", "S-042", "S-046", "S-048", "S-050", "S-725")
def test_which_places_are_open() -> None:
    link = Link("milady")
    state = link.state
    kinds = [PLACE[visit.place].kind for visit in zone.visits(state)]
    assert {*kinds} == {*PlaceKind}
    record = state.campaign
    assert record is not None
    record.struck.append("place_s1")
    assert "place_s1" not in {visit.place for visit in zone.visits(state)}
    link.answer("visit:place_c02")
    assert {PLACE[visit.place].kind for visit in zone.visits(state)} == {PlaceKind.MISSION}
    link.answer("visit:place_a1")
    assert zone.visits(state) == []
    assert (state.mission, state.map) == ("A1", "A1")
    state.zone.place = ""
    assert {PLACE[visit.place].kind for visit in zone.visits(state)} == {
        PlaceKind.CONTACT,
        PlaceKind.STASH,
    }
    state.zone.straight = True
    assert zone.visits(state) == []


@pytest.mark.rule("S-018", "S-006", "S-007")
@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (Setup(3, "mission", (), {"team": 2}), "refused-team"),
        (Setup(2, "mission", (), {"team": 2}), ""),
        (Setup(1, "survival", (), {"mission": "A1"}), "refused-mission"),
        (Setup(1, "mission", (), {"mission": "A2"}), ""),
        (Setup(1, "mission", (), {"scenario": "hunt"}), "refused-scenario"),
        (Setup(1, "survival", (), {"scenario": "hunt"}), ""),
    ],
)
def test_set_ups(setup: Setup, reason: str) -> None:
    forbids = GAME.forbids
    assert forbids is not None
    wrong = forbids(setup)
    assert ("" if wrong is None else wrong.id) == reason


@pytest.mark.rule("S-095", "S-096", "S-097", "S-098", "S-099", "S-100", "S-103", "S-408")
def test_what_lies_ready_in_a1() -> None:
    game = Begun("A1", 3)
    entry = MISSION["A1"]
    for group in entry.groups:
        placed = len(group.places) - group.fewer[2]
        assert len(game.enemies(group.kind)) == placed
        beside = game.state.stock[ENEMY[group.kind].standee].get(piles.beside(group.kind), 0)
        assert beside == group.supply + group.fewer[2]
        assert (game.state.teams[group.kind].colour, game.state.teams[group.kind].side) == (group.colour, group.side)
    assert [len(game.state.piles[piles.LOOT_STACK[at]]) for at in range(len(entry.loot))] == [
        count for _, count in entry.loot
    ]
    assert game.state.arrows == [spot.facing for spot in entry.unknown_spots]
    assert game.state.stock["team-token"][piles.MAP] == len(entry.groups)
    numbers = [EVENT[card].number for card in game.state.piles[piles.EVENTS]]
    assert numbers == sorted(numbers, reverse=True)
    assert len(numbers) == len({card.number for card in entry.events}) - 1


@pytest.mark.rule("S-004", "S-005", "S-216", "S-217", "S-007")
def test_endings() -> None:
    game = Begun("A1", 2)
    entry = MISSION["A1"]
    ending.check(game.table)
    game.everybody(entry.exit[0])
    ending.check(game.table)
    game.state.achieved = [*entry.needs]
    game.put("T01.A" if entry.exit[0] != "T01.A" else "T01.B", 1)
    ending.check(game.table)
    game.everybody(entry.exit[0])
    with pytest.raises(Finished):
        ending.check(game.table)
    result = game.state.result
    assert result is not None
    assert (result.ending, result.winners, result.campaign, result.died, result.mission) == (
        "success",
        [0],
        None,
        "",
        "A1",
    )
    other = Begun("A1", 2)
    with pytest.raises(Finished):
        ending.die(other.table, other.state.stalkers[1])
    result = other.state.result
    assert result is not None
    assert (result.ending, result.winners, result.died) == ("death", [], other.state.stalkers[1].id)
    assert EVENT[other.state.piles[piles.EVENT][-1]].number == entry.death


@pytest.mark.rule("S-028", "S-018", "S-031", "S-032", "S-106")
def test_the_team_and_its_lead() -> None:
    runner = Runner(GAME, Setup(2, "mission", (), {"team": 3}), seed_from(1))
    for stalker in ("milady", "velet", "zirka"):
        runner.answer(runner.asked()[0], f"stalker:{stalker}")
    state = runner.state
    assert [(one.number, one.id, one.seat, one.left) for one in state.stalkers] == [
        (0, "milady", 0, [2, 2]),
        (1, "velet", 1, [2, 2]),
        (2, "zirka", 0, [2, 2]),
    ]
    assert state.stage in (Stage.CONTACTS, Stage.TRADE)
    state.stage = Stage.LEAD
    table: Any = runner.table
    asked = flow.choose_lead(table)
    question = asked.send(None)
    assert [*question.choices] == [0]
    with pytest.raises(StopIteration):
        asked.send(next(one for one in question.choices[0] if one.stalker == "zirka"))
    assert (state.lead, state.stage) == (2, Stage.EVENT)
    assert [state.piles[piles.BOARD[number]] for number in range(3)] == [["milady"], ["velet"], ["zirka"]]
