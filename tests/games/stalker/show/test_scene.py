"""What lies on the table: the map with sight and ways, mats with doses and goals, and what answers would bring."""

from __future__ import annotations

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.game import GAME
from fivefires.games.stalker.rules import actions, basic, board, enemies, flow, marching, striking
from fivefires.games.stalker.rules.questions import Act, Go, Knife, Shoot, Sneak
from fivefires.games.stalker.show.scene import scene
from fivefires.games.stalker.show.view import StalkerView
from fivefires.games.stalker.state import HIGH, LOW, Activation, Overlay, Stage
from fivefires.kernel import SPECTATOR, Message, Runner, Setup, message, seed_from
from fivefires.kernel.scene import Mat, Scene, Space, Veil
from tests.games.stalker.tables import EAST, SOUTH, WEST, Game, Map, lane, squares


def seen(game: Game) -> Scene:
    return scene(StalkerView(game.state, SPECTATOR))


def view(game: Game) -> StalkerView:
    return StalkerView(game.state, 0)


def space(game: Game, name: str) -> Space:
    return seen(game).boards[0].spaces[game.at(name)]


def mat(game: Game, number: int = 0) -> Mat:
    return seen(game).mats[number]


def sight_of(game: Game, figure: str) -> Veil:
    return next(veil for veil in seen(game).boards[0].veils if veil.of == figure)


def figure_of(game: Game) -> str:
    """The first enemy's standee."""
    return board.figure(game.state.enemies[0])


def text(found: Message | None) -> Message:
    assert found is not None
    return found


@pytest.mark.rule("S-168", "S-521")
def test_an_enemy_shows_its_facing_and_what_it_sees_when_pointed_at() -> None:
    game = Game(on=lane(6))
    game.put("5,0")
    bandit = game.enemy("bandit_rifle", "1,0", EAST)
    [figure] = space(game, "1,0").things
    assert (figure.id, figure.facing, figure.picture) == (figure_of(game), EAST, "enemy-bandit_rifle.svg")
    veil = sight_of(game, figure_of(game))
    assert veil.when == "pointed"
    assert {*veil.spaces} == {game.name(game.at(f"{x},0")) for x in (1, 2, 3, 4)}
    bandit.facing = WEST
    assert {*sight_of(game, figure_of(game)).spaces} == {game.name(game.at(f"{x},0")) for x in (0, 1)}


def test_what_all_see_together_is_shown_when_asked() -> None:
    game = Game(on=lane(6))
    game.put("5,0")
    game.enemy("bandit_rifle", "0,0", EAST)
    game.enemy("bandit_shotgun", "5,0", EAST)
    [veil] = [veil for veil in seen(game).boards[0].veils if veil.when == "asked"]
    assert {*veil.spaces} == {game.name(game.at(f"{x},0")) for x in (0, 1, 2, 3, 5)}


@pytest.mark.rule("S-310")
def test_attention_lies_on_the_map_with_its_side_up() -> None:
    game = Game(on=lane(4))
    stalker = game.put("0,0")
    stalker.attention, stalker.noticed = LOW, game.at("2,0")
    assert [thing.picture for thing in space(game, "2,0").things] == ["token-low.svg"]
    stalker.attention = HIGH
    assert [thing.picture for thing in space(game, "2,0").things] == ["token-high.svg"]


@pytest.mark.rule("S-539", "S-551")
def test_symbols_are_counted_by_petals_and_grey_where_covered() -> None:
    game = Game()
    game.anomaly("electro", 1, "T04.C")
    index = 0
    shown = {name: space(game, name).things for name in game.map.names}
    petals = [*view(game).petals(index)]
    drawn = sum(thing.count for things in shown.values() for thing in things if thing.icon.startswith("petal-"))
    assert drawn == len(petals)
    first = petals[0]
    game.state.bolts.append(first.number)
    there = seen(game).boards[0].spaces[first.space].things
    assert [thing.count for thing in there if thing.picture == f"petal-{first.petals}-covered.svg"] == [1]


@pytest.mark.rule("S-323", "S-305", "S-525")
def test_a_mat_has_hp_the_dose_with_its_band_and_both_turns() -> None:
    game = Game(on=lane(2))
    stalker = game.put("0,0")
    stalker.hp, stalker.dose, stalker.left = 7, 9, [1, 2]
    tracks = {track.id: track for track in mat(game).tracks}
    assert (tracks["hp.0"].value, tracks["dose.0"].value) == (7, 9)
    assert text(tracks["dose.0"].text).args == {"dice": 2, "next": 12}
    assert (tracks["first.0"].value, tracks["second.0"].value) == (1, 2)


@pytest.mark.rule("S-359")
def test_pockets_are_counted_tokens() -> None:
    game = Game(on=lane(2))
    game.token(piles.MAGAZINE["rifle"], 2)
    assert [(token.id, token.count) for token in mat(game).tokens] == [("bolt", 3), ("magazine-rifle", 2)]


def test_states_are_marks_on_the_mat() -> None:
    game = Game(on=lane(3))
    stalker = game.put("2,0")
    stalker.pinned = stalker.exposed = True
    game.focus(on=False)
    assert [mark.name.id for mark in mat(game).marks] == ["scene-pinned", "scene-exposed"]
    game.enemy("bandit_rifle", "0,0", EAST)
    assert [mark.name.id for mark in mat(game).marks] == ["scene-pinned", "scene-exposed", "scene-seen"]


@pytest.mark.rule("S-215")
def test_the_goal_says_the_next_step_and_a_mat_how_far_it_is() -> None:
    game = Game()
    game.put("T03.C")
    game.state.overlays = overlays()
    [common] = seen(game).goals
    assert (common.text.id, common.value, common.end) == ("step-desk", 0, 4)
    assert [one.id for one in common.then] == ["step-crowbar", "step-dalik", "step-exit"]
    assert text(mat(game).goals[0].text).args["spaces"] == 0
    game.put("T03.B")
    assert mat(game).goals[0].text.args["spaces"] == 1
    game.state.achieved = ["desk"]
    assert seen(game).goals[0].text.id == "step-crowbar"
    game.state.achieved = ["desk", "crowbar"]
    assert seen(game).goals[0].text.id == "step-dalik"
    game.put("T05.E")
    assert mat(game).goals[0].text.args["spaces"] == 0
    game.state.achieved = ["desk", "crowbar", "dalik"]
    game.put("T04.G")
    assert (seen(game).goals[0].text.id, mat(game).goals[0].text.args["spaces"]) == ("step-exit", 0)


def overlays() -> list[Overlay]:
    return [Overlay("a1_02"), Overlay("a1_06")]


@pytest.mark.rule("S-181")
def test_a_card_on_the_map_is_a_token_where_it_offers_something_with_the_work_done() -> None:
    game = Game()
    game.state.overlays = [*overlays(), Overlay("a1_04")]
    game.state.overlays[1].work = 2
    [bench] = [thing for thing in space(game, "T02.B").things if thing.id == "a1_04"]
    assert [(mark.value, mark.name.args["needed"]) for mark in bench.marks] == [(0, 3)]
    [desk] = [thing for thing in space(game, "T03.C").things if thing.id == "a1_02"]
    assert [(mark.value, mark.name.args["needed"]) for mark in desk.marks] == [(0, 4)]
    [cell] = [thing for thing in space(game, "T05.D").things if thing.id == "a1_06"]
    assert [(mark.value, mark.name.args["needed"]) for mark in cell.marks] == [(2, 3)]


@pytest.mark.rule("S-484", "S-498")
def test_ways_and_shots_of_enemies_are_drawn_until_a_stalker_acts() -> None:
    game = Game(on=lane(6))
    game.put("5,0")
    bandit = game.enemy("bandit_rifle", "0,0", EAST)
    bandit.facing = EAST
    game.play(marching.move(game.table, bandit, 1 << game.at("5,0"), 2, unstoppable=True))
    game.play(striking.attack(game.table, bandit))
    walk, shot = seen(game).boards[0].paths
    names = [game.name(game.at(f"{x},0")) for x in range(6)]
    assert (walk.kind, [*walk.spaces], walk.of) == ("walk", names[:3], figure_of(game))
    assert (shot.kind, [*shot.spaces]) == ("shot", [names[2], names[5]])
    game.play(actions.act(game.table), f"go:{names[4]}", "stop")
    assert seen(game).boards[0].paths == ()


@pytest.mark.rule("S-213", "S-452")
def test_the_event_and_the_enemies_cards_lie_beside_the_board() -> None:
    game = Game()
    enemies.draw(game.table)
    [row] = [row for row in seen(game).rows if row.id == "in-force"]
    assert row.pinned
    kinds = [thing.type.id for thing in row.things if thing.type is not None]
    assert kinds == ["pile-event", "low-card"]


def test_the_map_is_shown_while_the_team_is_chosen_with_the_cards_to_choose_from() -> None:
    game = Game()
    state = game.state
    state.stage = Stage.TEAM
    for stalker in state.stalkers:
        stalker.space = -1
    shown = seen(game)
    assert {thing.id for thing in shown.rows[0].things} >= {"borsuk", "zirka"}
    assert all(not space.things for space in shown.boards[0].spaces)


# --- notes and odds ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-269", "S-270")
def test_a_way_tells_who_would_see_it_and_whether_low_or_high_follows() -> None:
    game = Game(on=lane(6))
    stalker = game.put("4,0")
    unseen = Go(game.name(game.at("5,0")))
    assert text(unseen.note(view(game))).id == "note-way"
    stalker.attention, stalker.noticed = HIGH, game.at("4,0")
    assert text(unseen.note(view(game))).id == "note-way-high"
    game.enemy("bandit_rifle", "0,0", EAST)
    game.enemy("bandit_shotgun", "0,0", EAST)
    note = text(Go(game.name(game.at("3,0"))).note(view(game)))
    assert (note.id, note.args["more"]) == ("note-way-seen", 1)


@pytest.mark.rule("S-142", "S-144")
def test_a_way_tells_its_radiation_less_the_armor() -> None:
    game = Game(on=lane(3, radiation={"1,0": 3}))
    game.put("0,0")
    assert text(Sneak(game.name(game.at("1,0"))).note(view(game))).args["radiation"] == 3
    game.give("windbreaker")
    assert text(Sneak(game.name(game.at("1,0"))).note(view(game))).args["radiation"] == 1
    assert text(Sneak(game.name(game.at("2,0"))).note(view(game))).args["radiation"] == 0


@pytest.mark.rule("S-365", "S-397", "S-592", "S-593")
def test_a_shot_tells_its_dice_the_thresholds_with_cover_and_the_odds() -> None:
    game = Game("hulyash", on=lane(5, cover={"2,0": 2}))
    game.put("0,0")
    game.give("udp_compact")
    game.enemy("bandit_rifle", "2,0", EAST)
    shot = Shoot("single", figure_of(game))
    note = text(shot.note(view(game)))
    assert note.id == "note-shot-accurate"
    assert {name: note.args[name] for name in ("dice", "range", "light", "heavy", "head", "cover")} == {
        "dice": 3, "range": 2, "light": 6, "heavy": 8, "head": 9, "cover": 2,
    }  # fmt: skip
    odds = shot.odds(view(game))
    assert odds is not None
    # One stalker die (0 0→mask, 1, 1, 2, 0, 3) and two equipment dice (0, 1, 1, 2, 4 as accurate, 3).
    yellow, green = (0, 1, 1, 2, 0, 3), (0, 1, 1, 2, 4, 3)
    wanted = sum(a + b + c >= 6 for a in yellow for b in green for c in green)
    assert (odds.good, odds.total) == (wanted, 216)


@pytest.mark.rule("S-298", "S-299")
def test_the_knife_tells_its_odds_and_that_it_is_silent() -> None:
    game = Game(on=lane(3))
    stalker = game.put("1,0")
    enemy = game.enemy("bandit_rifle", "1,0", EAST)
    knife = Knife(figure_of(game))
    green = (0, 1, 1, 2, 2, 3)
    assert text(knife.note(view(game))).id == "note-knife-silent"
    odds = knife.odds(view(game))
    assert odds is not None
    assert (odds.good, odds.total) == (sum(a + b + c >= 5 for a in green for b in green for c in green), 216)
    stalker.seen_by.append(enemy.number)
    assert text(knife.note(view(game))).id == "note-knife"
    odds = knife.odds(view(game))
    assert odds is not None
    assert odds.good == sum(a + b + c >= 7 for a in green for b in green for c in green)


@pytest.mark.rule("S-518")
def test_ending_the_turn_tells_who_would_react() -> None:
    game = Game(on=lane(4))
    game.put("3,0")
    assert text(Act.END_TURN.note(view(game))).id == "note-end"
    game.enemy("bandit_rifle", "0,0", EAST)
    assert text(Act.END_TURN.note(view(game))).args == {"count": 1}


@pytest.mark.rule("S-552", "S-553")
def test_a_bolt_tells_the_chance_of_its_anomaly() -> None:
    game = Game()
    game.anomaly("electro", 1, "T04.C")
    map = game.map
    petal = next(petal for petal in view(game).petals(0))
    there = {one.petals for one in view(game).petals(0) if one.space == petal.space}
    note = text(view(game).bolt_note(map.names[petal.space], petal.petals))
    assert note.args["chance"] == 10 * sum(there)
    game.put(map.names[petal.space])
    assert basic.bolt_symbols(game.state, game.stalker())


# --- the enemies' phase -----------------------------------------------------------------------------------------------


@pytest.mark.rule("S-490", "S-463", "S-501")
def test_each_enemy_is_a_beat_with_its_reason() -> None:
    game = Game(on=Map(squares(*[(x, 0) for x in range(6)], (0, 1))))
    stalker = game.put("5,0")
    game.enemy("bandit_rifle", "0,0", SOUTH)
    stalker.attention, stalker.noticed = HIGH, game.at("5,0")
    log = game.table.log
    assert log is not None
    before = len(log.lines)
    game.state.agenda = [Activation("assault", 0, whole=False)]
    game.settle(flow.step)
    told = [(line.text.id, line.text.args.get("why")) for line in log.lines[before:] if line.beat is not None]
    kinds = [name for name, _ in told]
    assert "log-enemy-moves" in kinds
    assert [why.id for name, why in told if name == "log-enemy-moves" and isinstance(why, Message)] == ["why-high"]
    assert {line.beat.by for line in log.lines[before:] if line.beat is not None and "enemy" in line.text.id} == {-1}


def test_a_defence_shows_its_dice_by_their_faces() -> None:
    game = Game(on=lane(4))
    game.put("3,0")
    game.give("sunrise")
    game.focus()
    bandit = game.enemy("bandit_rifle", "1,0", EAST)
    rule = striking.attack(game.table, bandit)
    question = rule.send(None)
    assert question.prompt.message == "ask-focus"
    assert question.args["what"] == message("roll-defence", damage=7)
    [row] = [row for row in seen(game).rows if row.role == "dice"]
    assert all(thing.icon.startswith("die-green-") for thing in row.things)
    assert len(row.things) == view(game).defence_dice(game.stalker()) == 2
    rule.close()
    game.state.events = []
    assert [row for row in seen(game).rows if row.role == "dice"] == []


@pytest.mark.rule("S-082", "S-215")
def test_what_is_wanted_stands_there_from_the_first_question_on_and_the_story_where_room_is_left_for_it() -> None:
    runner = Runner(GAME, Setup(1, "mission", (), {"mission": "A1"}), seed_from("from the first"))
    first = scene(StalkerView(runner.state, 0))
    assert [goal.text.id for goal in first.goals] == ["step-desk"]
    assert [story.rule for story in first.stories] == ["S-082"]
    assert GAME.expert is not None
    while (question := runner.question) is not None and runner.state.round < 2:
        told = bool(scene(StalkerView(runner.state, 0)).stories)
        assert told == (runner.state.stage in ("team", "setup", "lead"))
        runner.answer(0, GAME.expert(GAME.view(runner.state, 0), question.choices[0], question.prompt))
