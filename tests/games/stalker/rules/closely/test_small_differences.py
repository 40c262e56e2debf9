"""One more or one less, somebody else's sight, a deck that is renewed: differences that are small and count."""

from __future__ import annotations

import msgspec
import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content import vocabulary as v
from fivefires.games.stalker.rules import (
    anomalies,
    arrivals,
    basic,
    board,
    campaign,
    companions,
    defence,
    enemies,
    gear,
    instructions,
    items,
    loot,
    marching,
    moving,
    objective,
    reactions,
    status,
    striking,
    unknown,
)
from fivefires.games.stalker.rules.questions import Sic
from fivefires.games.stalker.state import (
    HIGH,
    LOW,
    NOWHERE,
    UNNOTICED,
    Activation,
    Closest,
    Companion,
    Struck,
    Touched,
    Unknown,
)
from fivefires.kernel import Runner, Setup, message, seed_from
from tests.games.stalker.links import Link
from tests.games.stalker.rules.closely.test_turns import asked, two_seats
from tests.games.stalker.rules.test_attack import next_wound
from tests.games.stalker.rules.test_campaign import refusal
from tests.games.stalker.tables import EAST, G0, NORTH, P4, SOUTH, WEST, Game, Map, lane, row, squares

# --- spaces -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-157", "S-159", "S-153", "S-154")
def test_the_first_space_of_the_map_is_neither_near_nor_dangerous_by_itself() -> None:
    game = Game("palkan", on=lane(8))
    game.put("7,0")
    assert anomalies.uncovered_spaces(game.state) == 0
    game.anomaly("bubble", 98, "5,0")
    assert anomalies.uncovered_spaces(game.state) == 1 << game.at("5,0")
    assert board.within(game.state, game.at("5,0"), 1) == sum(1 << game.at(f"{x},0") for x in (4, 5, 6))


@pytest.mark.rule("S-549", "S-545")
def test_a_pushed_enemy_rolls_for_both_spaces_and_one_that_comes_for_its_own() -> None:
    for way, rolled in (((1, 2), 1), ((2,), 1), ((1, 3), 0)):
        game = Game("palkan", on=lane(8))
        game.put("7,0")
        game.state.dark = [game.at("6,0")]
        spaces = tuple(game.at(f"{x},0") for x in way)
        dog = game.enemy("dog", f"{way[-1]},0", EAST)
        game.anomaly("bubble", 98, "2,0")
        next_wound(game, light=1)
        if rolled:
            game.table.force((P4,))
        game.play(anomalies.touch(game.table, Touched(dog.number, spaces)))
        assert dog.pinned == bool(rolled)


@pytest.mark.rule("S-212", "S-156", "S-160", "S-162")
def test_the_closest_unknown_token_by_steps_then_by_corners() -> None:
    on = Map(squares(*row(6), (2, 1), (2, 2), (2, 3)))
    game = Game("palkan", on=on)
    game.put("0,0")
    for pile in piles.UNKNOWN_STACK:
        game.table.move_all(pile, piles.UNKNOWN)
    for number, names in enumerate((("5,0", "2,3"), ("2,3", "5,0"))):
        game.state.agenda = []
        game.state.unknown = [game.at(name) for name in names]
        game.state.arrows = [NORTH, NORTH]
        game.play(unknown.reveal_closest(game.table, Closest()))
        assert game.state.agenda == [Unknown(number)], "five steps each, but the one in the lane has no corner"
    game.state.agenda = []
    game.state.unknown = [game.at("5,0"), game.at("2,1")]
    game.play(unknown.reveal_closest(game.table, Closest()))
    assert game.state.agenda == [Unknown(1)]


# --- who is seen ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-586", "S-587", "S-402", "S-316")
def test_who_turns_to_the_scout_notices_who_stands_there() -> None:
    game = Game("palkan", on=lane(8))
    stalker = game.put("1,0")
    game.state.companion = Companion("scout", game.at("0,0"), 10)
    zombie = game.enemy("zombie", "3,0", EAST)
    game.table.force((G0, G0, G0, G0))
    game.play(companions.sic(game.table, stalker, Sic("shot", f"zombie.{zombie.number}")))
    assert zombie.facing == WEST
    assert (stalker.attention, stalker.noticed) == (HIGH, stalker.space)


@pytest.mark.rule("S-485", "S-316")
def test_who_looks_on_at_the_end_of_its_way_may_notice_somebody() -> None:
    """It came two spaces to the east and looks south now, where he is; he is no target that stops it on its way."""
    on = Map(squares(*row(3), (2, 1), (2, 2), (2, 3)))
    game = Game("palkan", on=on)
    stalker = game.put("2,3")
    zombie = game.enemy("zombie", "0,0", EAST)
    game.play(marching.move(game.table, zombie, 1 << game.at("2,2"), 2))
    assert (zombie.space, zombie.facing) == (game.at("2,0"), SOUTH)
    assert (stalker.attention, stalker.noticed) == (HIGH, stalker.space)


@pytest.mark.rule("S-266", "S-316", "S-253")
def test_an_enemy_that_looks_after_him_notices_another() -> None:
    on = Map({"A": [(0, 0), (0, 1)], "B": [(1, 0)], "C": [(2, 0)]})
    game = Game("palkan", "velet", on=on)
    walker, other = game.put("A"), game.put("C", 1)
    walker.attention, walker.noticed = HIGH, walker.space
    tick = game.enemy("zombie", "A", WEST)
    assert other.attention == UNNOTICED
    game.play(moving.go(game.table, walker, game.at("B"), 1))
    assert tick.facing == EAST
    assert (other.attention, other.noticed) == (HIGH, other.space)


@pytest.mark.rule("S-265", "S-268", "S-269")
def test_who_is_pushed_out_of_sight_leaves_high_where_he_comes_to() -> None:
    game = Game("palkan", "velet", on=Map(squares(*row(4), (2, 1))))
    pushed = game.put("2,0")
    game.put("3,0", 1)
    game.enemy("bandit_rifle", "0,0", EAST)
    pushed.attention, pushed.noticed = LOW, game.at("0,0")
    game.play(moving.be_pushed(game.table, pushed, game.at("2,1")))
    assert (pushed.attention, pushed.noticed) == (HIGH, game.at("2,1"))


@pytest.mark.rule("S-490", "S-486")
def test_one_that_sees_somebody_stays_and_says_so() -> None:
    game = Game("palkan", on=lane(6))
    game.put("3,0")
    bandit = game.enemy("bandit_rifle", "1,0", EAST)
    log = game.runner.log
    assert log is not None
    for rule in (marching.advance(game.table, bandit, 2), marching.move(game.table, bandit, 1 << game.at("5,0"), 2)):
        before = len(log.lines)
        game.play(rule)
        assert [line.text.id for line in log.lines[before:]] == ["log-enemy-stays"]
        assert bandit.space == game.at("1,0")


@pytest.mark.rule("S-246", "S-253")
def test_the_walker_is_asked_how_he_goes_on() -> None:
    game = two_seats()
    stalker = game.put("3,0", 1)
    game.enemy("bandit_rifle", "7,0", WEST)
    assert asked(moving.go(game.table, stalker, game.at("4,0"))) == [1]


# --- tokens -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-444", "S-447", "S-410")
def test_one_token_goes_back_for_each_who_loses_it() -> None:
    game = Game("palkan", "velet", on=lane())
    for number in (0, 1):
        status.expose(game.table, game.stalker(number), "S-443")
        status.pin(game.table, game.stalker(number), "S-438")
    status.unexpose(game.table, game.stalker())
    status.unpin(game.table, game.stalker())
    for token in (piles.EXPOSED, piles.PINNED):
        assert game.state.stock[token] == {piles.SUPPLY: 9, piles.MAP: 1}
    assert not status.unexpose(game.table, game.stalker())
    assert game.state.stock[piles.EXPOSED] == {piles.SUPPLY: 9, piles.MAP: 1}


@pytest.mark.rule("S-556", "S-600")
def test_of_two_alike_both_vanish_with_a_standee_each() -> None:
    game = Game("palkan", on=lane(8))
    before = game.state.stock[piles.ARTIFACT_TOKEN][piles.MAP]
    for name in ("2,0", "5,0"):
        index = game.anomaly("space", 98, name, artifact=True)
        assert index >= 0
    game.anomaly("electro", 6, "7,0")
    game.table.shift("spatial-standee", 2, piles.SUPPLY, piles.MAP)
    game.table.shift("electric-standee", 1, piles.SUPPLY, piles.MAP)
    game.table.shift(piles.ARTIFACT_TOKEN, 2, piles.SUPPLY, piles.MAP)
    anomalies.vanish(game.table, "space")
    assert [one.card for one in game.state.anomalies] == ["", "", "electro"]
    assert [one.artifact for one in game.state.anomalies] == [NOWHERE] * 3
    assert game.state.stock["spatial-standee"].get(piles.MAP, 0) == 0
    assert game.state.stock["electric-standee"][piles.MAP] >= 1
    assert game.state.stock[piles.ARTIFACT_TOKEN][piles.MAP] == before


@pytest.mark.rule("S-359", "S-286", "S-284", "S-285")
def test_without_a_magazine_of_its_kind_nothing_is_loaded() -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    pistol = game.give("ptm")
    game.state.ammo[pistol] = 1
    assert basic.tokens(game.state, stalker, "magazine-pistol") == 0
    game.token("magazine-rifle")
    assert basic.reloads(game.state, stalker) == []
    game.token("magazine-pistol")
    assert [one.weapon for one in basic.reloads(game.state, stalker)] == [pistol]
    game.state.ammo[pistol] = 4
    assert basic.reloads(game.state, stalker) == []


@pytest.mark.rule("S-196", "S-197", "S-195")
def test_an_empty_stack_is_no_stack() -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("2,0")
    for number in (0, 1):
        piece = next(one for one in game.state.piles[piles.LOOT] if one.startswith("loot_bolts"))
        game.table.move(piece, piles.LOOT, piles.LOOT_STACK[0])
        game.state.loot[0] = stalker.space
        assert number in (0, 1)
    for left in (stalker.space, NOWHERE):
        game.play(loot.resolve(game.table, stalker, 0))
        assert game.state.loot[0] == left
    assert loot.stack_at(game.state, stalker.space) is None
    assert game.held(piles.BOLT) == 3 + 4


@pytest.mark.rule("S-191", "S-333", "S-009")
def test_smoke_lies_where_it_is_thrown() -> None:
    game = Game("palkan", on=lane(6))
    game.put("0,0")
    there = game.at("2,0")
    game.play(items.use(game.table, game.stalker(), game.give("smoke_grenade")), f"to:{game.name(there)}")
    assert game.state.dark == [there]
    assert game.state.stock[piles.DARKNESS] == {piles.SUPPLY: 3, piles.MAP: 1}


@pytest.mark.rule("S-221", "S-222", "S-658")
@pytest.mark.parametrize(("count", "less", "size", "come"), [(1, False, 2, 1), (4, True, 3, 1), (4, True, 4, 0)])
def test_one_more_event_is_one_more(count: int, less: bool, size: int, come: int) -> None:
    game = Game("palkan", on=lane())
    game.state.size = size
    before = len(game.state.piles[piles.EVENTS])
    game.play(instructions.more_events(game.table, v.MoreEvents(count, less=less), instructions.Source("x")))
    assert len(game.state.piles[piles.EVENTS]) == before + come


# --- decks and dice ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-466", "S-452")
@pytest.mark.parametrize(
    ("side", "deck", "discards"), [(LOW, piles.LOW, piles.LOW_DISCARDS), (HIGH, piles.HIGH, piles.HIGH_DISCARDS)]
)
def test_a_deck_that_is_used_up_is_shuffled_anew(side: int, deck: str, discards: str) -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    stalker.attention, stalker.noticed = side, game.at("3,0")
    game.table.move_all(deck, discards)
    order = [*game.state.piles[discards]]
    enemies.draw(game.table)
    left = game.state.piles[deck]
    assert sorted([*left, *game.state.piles[discards]]) == sorted(order)
    assert len(game.state.piles[discards]) == 1
    assert left != [card for card in order if card in left], "in another order"


@pytest.mark.rule("S-453", "S-458")
def test_points_are_taken_one_by_one() -> None:
    """Of four points the first has nobody; then all look round, attack, and at last only the pack does its special."""
    game = Game("palkan", on=lane(8))
    game.put("7,0")
    game.state.dark = [game.at("6,0")]
    game.enemy("dog", "2,0", EAST, colour=v.Colour.BOSS)
    game.state.agenda = [Activation("fire_in_the_hole", 1, whole=False)]
    game.play(enemies.activate(game.table, Activation("fire_in_the_hole", 1, whole=False)))
    (going_on, *_) = [one for one in game.state.agenda if isinstance(one, Activation) and one.done]
    assert (going_on.point, len(going_on.done)) == (2, 1)


@pytest.mark.rule("S-610")
@pytest.mark.parametrize(
    ("face", "stars", "halved", "pinned"), [(1, 4, 0, 0), (3, 0, 1, 0), (6, 0, 0, 1), (10, 2, 0, 0)]
)
def test_each_face_of_a_dodge(face: int, stars: int, halved: int, pinned: int) -> None:
    game = Game("salavina", on=lane())
    stalker = game.put("0,0")
    game.focus()
    dog = game.enemy("dog", "1,0", WEST)
    event = Struck(enemy=dog.number, stalker=0, damage=6, range=1)
    game.table.force((face,))
    game.play(reactions.dodge(game.table, 0, event, stalker.id))
    assert (event.stars, event.halved, dog.pinned, stalker.focus) == (stars, bool(halved), bool(pinned), False)


@pytest.mark.rule("S-514", "S-500", "S-499")
def test_a_blow_that_costs_nothing_leaves_nothing_behind() -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("2,0")
    game.focus(on=False)
    game.give("exoskeleton")
    ghost = game.enemy("poltergeist", "0,0", EAST)
    game.table.force((6, 6, 6, 6))
    game.play(striking.attack(game.table, ghost))
    assert (stalker.hp, stalker.pinned) == (16, False)
    game.table.force((1, 1, 1, 1))
    game.play(striking.attack(game.table, ghost))
    assert (stalker.hp, stalker.pinned) == (16 - 6, True)


@pytest.mark.rule("S-510", "S-610", "S-634", "S-637", "S-511")
def test_an_attack_is_answered_before_and_after_the_dice() -> None:
    game = Game("salavina", on=lane())
    stalker = game.put("0,0")
    game.focus()
    flower, chunk = game.give("stone_flower"), game.give("meat_chunk")
    dog = game.enemy("dog", "1,0", WEST)
    event = Struck(enemy=dog.number, stalker=0, damage=9, range=1)
    game.table.force((2, 2, 2), (1,))
    answers = (f"react:stone-flower:{flower}", "keep", "react:dodge:salavina", f"react:meat-chunk:{chunk}")
    assert game.play(defence.suffer(game.table, event, "S-510"), *answers) == 9 - 3 - 4 - 1
    assert (stalker.pinned, stalker.exposed, stalker.hp) == (True, True, 15)


# --- gear and the box -------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-357", "S-356")
def test_who_wants_no_attachment_on_it_says_so() -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    scope = game.give("scope")
    rifle = next(card for card in game.state.piles[piles.WEAPONS] if card.startswith("akm"))
    game.play(gear.gain(game.table, stalker, rifle, piles.WEAPONS, "S-356"), f"put:{rifle}:pack", "enough")
    assert game.state.fitted == {}
    assert {scope, rifle} <= {*game.state.piles[piles.PACK[0]]}


@pytest.mark.rule("S-549", "S-209")
def test_water_is_no_place_to_come_to() -> None:
    game = Game("palkan", on=Map(squares(*row(4)), water=["2,0"]))
    game.put("3,0")
    game.table.shift("dog-standee", 2, piles.SUPPLY, piles.beside("dog"))
    game.enemy("tick", "1,0", WEST)
    dog = game.play(arrivals.come(game.table, "dog", game.at("1,0"), EAST, "S-201"))
    assert dog.space == game.at("0,0")


@pytest.mark.rule("S-015", "S-018")
def test_an_earlier_result_goes_with_a_campaign_alone() -> None:
    link = Link("milady")
    link.depart()
    earlier = msgspec.to_builtins(link.fail())
    Runner(link.runner.game, Setup(1, "campaign", (), {}, earlier), seed_from(1))
    for mode in ("mission", "survival"):
        assert refusal(Setup(1, mode, (), {}, earlier)) == "refused-chain"


@pytest.mark.rule("S-028", "S-018")
def test_the_question_counts_the_stalkers() -> None:
    link = Link(size=3)
    for number in (1, 2, 3):
        question = link.runner.question
        assert question is not None
        assert question.args["number"] == number
        link.answer(link.keys[0])


@pytest.mark.rule("S-039", "S-040", "S-725")
def test_how_many_places_a_campaign_can_have_seen() -> None:
    """One a link; but after a mission that failed again the way led past all others."""
    link = Link("milady")
    link.answer("visit:place_s1")
    link.depart()
    now = link.win().campaign
    assert now is not None
    played = {"links": 3, "told": ["A1"], "failures": {"B1": 2}}
    seen = ["place_a1", "place_b1", "place_s1", "place_s2", "place_s4"]
    fits = msgspec.structs.replace(now, **played, visited=seen)
    assert campaign._wrong_marks(fits) is None
    more = msgspec.structs.replace(fits, links=4, failures={"B1": 3}, visited=[*seen, "place_s5"])
    assert campaign._wrong_marks(more) == message("refused-zone")


@pytest.mark.rule("S-004", "S-565", "S-567")
def test_what_is_to_be_killed_is_where_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game("palkan", on=lane(6))
    game.put("0,0")
    game.enemy("dog", "2,0", EAST)
    game.enemy("chimera", "4,0", EAST)
    monkeypatch.setattr(objective, "steps_left", lambda state: ["chimera", "exit"])
    assert objective.quarry(game.state) == [game.name(game.at("4,0"))]
    monkeypatch.setattr(objective, "steps_left", lambda state: ["desk", "exit"])
    assert objective.quarry(game.state) == []
    index = game.anomaly("electro", 98, "3,0", artifact=True)
    assert objective.quarry(game.state) == [game.name(game.at("3,0"))]
    game.state.anomalies[index].artifact = anomalies.petals_of(game.state, index)[0].number
    assert objective.quarry(game.state) == [game.name(game.at("3,0"))]
