"""Words of cards, loot, lost areas and triggers, each with everything that it changes on the table."""

from __future__ import annotations

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content import vocabulary as v
from fivefires.games.stalker.content.index import ENVIRONMENT, GEAR, LOOT
from fivefires.games.stalker.content.lost_areas import LOST_AREA
from fivefires.games.stalker.rules import (
    attention,
    closeness,
    environment,
    flow,
    gear,
    harm,
    instructions,
    loot,
    lost_areas,
    triggers,
    unknown,
    wounds,
)
from fivefires.games.stalker.state import (
    HIGH,
    LOW,
    NOBODY,
    NOWHERE,
    UNNOTICED,
    Closest,
    Overlay,
    Several,
    Sprung,
    Stage,
    Team,
    Unknown,
    enemy_of,
)
from tests.games.stalker.begun import Begun
from tests.games.stalker.rules.test_attack import next_wound
from tests.games.stalker.tables import EAST, G2, G3, HERE, NORTH, SOUTH, WEST, Game, Map, lane, row, squares


def say(game: Game, *words: v.Instruction, source: instructions.Source = HERE) -> None:
    game.play(instructions.carry_out(game.table, words, source))


# --- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-224", "S-009", "S-010", "S-017")
def test_what_a_card_gives_and_takes() -> None:
    game = Game("palkan", "velet", on=lane(8))
    one, two = game.put("0,0"), game.put("7,0", 1)
    one.hp, one.dose = 5, 2
    game.focus(on=False)
    say(game, v.Each(v.Whom.HERE, v.Gain.HP, 3), v.Each(v.Whom.HERE, v.Gain.DOSE, 2), v.Each(v.Whom.HERE, v.Gain.FOCUS))
    assert (one.hp, one.dose, one.focus, two.hp, two.dose) == (8, 4, True, 18, 0)
    say(game, v.Each(v.Whom.ALL, v.Gain.NO_FOCUS), v.Each(v.Whom.ALL, v.Gain.LOSS, 2))
    assert (one.hp, two.hp, one.focus, two.focus) == (6, 16, False, False)
    say(
        game,
        v.Each(v.Whom.ALL, v.Gain.BOLTS, 2),
        v.Each(v.Whom.HERE, v.Gain.PINNED),
        v.Each(v.Whom.ALL, v.Gain.EXPOSED),
    )
    assert [game.held(piles.BOLT, number) for number in (0, 1)] == [5, 5]
    assert (one.pinned, two.pinned, one.exposed, two.exposed) == (True, False, True, True)
    say(game, v.Each(v.Whom.ALL, v.Gain.LOW))
    assert [(s.attention, s.noticed) for s in (one, two)] == [(LOW, one.space), (LOW, two.space)]
    say(game, v.Each(v.Whom.HERE, v.Gain.HIGH), v.Each(v.Whom.ALL, v.Gain.CALM))
    assert [s.attention for s in (one, two)] == [LOW, UNNOTICED]
    say(game, v.Each(v.Whom.LEAD, v.Gain.MARKER, 2))
    assert (one.markers, two.markers) == (2, 0)
    assert game.state.stock[piles.MARKER] == {piles.SUPPLY: 34, piles.MAP: 2}


@pytest.mark.rule("S-191", "S-009")
def test_darkness_by_name_or_on_the_lead_stalker() -> None:
    game = Game("palkan", "velet", on=lane(8))
    game.put("0,0")
    game.put("6,0", 1)
    game.state.lead = 1
    say(game, v.Darken())
    say(game, v.Darken((game.name(game.at("2,0")), game.name(game.at("1,0")))))
    assert game.state.dark == sorted(game.at(name) for name in ("1,0", "2,0", "6,0"))
    say(game, v.Darken())
    assert game.state.stock[piles.DARKNESS] == {piles.SUPPLY: 1, piles.MAP: 3}, "one for each space"


@pytest.mark.rule("S-097", "S-017", "S-409")
@pytest.mark.parametrize(("size", "come"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_more_stalkers_more_enemies(size: int, come: int) -> None:
    game = Game("palkan", on=Map({"A": [(0, 0), (0, 1), (1, 0), (1, 1)], "B": [(5, 5)]}))
    game.put("B")
    game.state.size = size
    game.table.shift("dog-standee", 4, piles.SUPPLY, piles.beside("dog"))
    say(game, v.Arrive("dog", game.name(game.at("A")), WEST, 1, per=1, hurt=0))
    assert [(enemy.kind, enemy.space, enemy.facing) for enemy in game.state.enemies] == [
        ("dog", game.at("A"), WEST)
    ] * come


@pytest.mark.rule("S-097", "S-422")
def test_one_that_comes_hurt_has_lost_as_much() -> None:
    game = Game("palkan", on=Map({"A": [(0, 0)], "B": [(5, 5)]}))
    game.put("B")
    game.table.shift("chimera-standee", 1, piles.SUPPLY, piles.beside("chimera"))
    say(game, v.Arrive("chimera", game.name(game.at("A")), WEST, hurt=2))
    assert [enemy.lost for enemy in game.state.enemies] == [2]


@pytest.mark.rule("S-184", "S-186", "S-187", "S-188", "S-189")
def test_cards_turn_and_go() -> None:
    game = Game()
    for card in ("a1_06", "a1_07_cache", "a1_02"):
        pile = next(
            name for name in (piles.ENVIRONMENT, piles.ENVIRONMENT_BOX, piles.PLACED) if card in game.state.piles[name]
        )
        game.table.move(card, pile, piles.ENVIRONMENT)
        environment.lay(game.table, card)
    cell, cache, desk = game.state.overlays
    assert [card in game.state.piles[piles.PLACED] for card in ("a1_06", "a1_07_cache", "a1_02")] == [True] * 3
    say(game, v.Remove(), source=instructions.Source("x", 0, cache))
    assert "a1_07_cache" in game.state.piles[piles.REMOVED]
    say(game, v.Discard(), source=instructions.Source("x", 0, desk))
    assert "a1_02" in game.state.piles[piles.ENVIRONMENT_BOX]
    assert game.state.overlays == [cell]
    assert environment.side_of_card(cell) == "a1_06.front"
    environment.turn(game.table, cell)
    assert environment.side_of_card(cell) == "a1_06.back"
    assert environment.face_of_card(cell) is ENVIRONMENT["a1_06"].back
    environment.turn(game.table, cell)
    assert environment.face_of_card(cell) is ENVIRONMENT["a1_06"].front


@pytest.mark.rule("S-215", "S-704")
def test_a_step_is_done_once_and_told() -> None:
    game = Game("palkan", on=lane())
    log = game.runner.log
    assert log is not None
    before = len(log.lines)
    say(game, v.Achieve("desk"), v.Achieve("desk"), v.Achieve("crowbar"))
    assert game.state.achieved == ["desk", "crowbar"]
    assert [line.text.id for line in log.lines[before:]] == ["log-achieved"] * 2


@pytest.mark.rule("S-090", "S-316")
def test_a_gate_that_opens_shows_who_is_behind_it() -> None:
    game = Game()
    gates = game.state.gates
    say(game, v.Gate("1", open=False))
    assert "1" not in game.state.gates
    say(game, v.Gate("2", open=True), v.Gate("1", open=True), v.Gate("1", open=True))
    assert game.state.gates == "12"
    assert gates


@pytest.mark.rule("S-701", "S-702", "S-009")
def test_traps_and_the_carcass_lie_where_he_stands() -> None:
    game = Game("palkan", on=lane())
    for name in ("1,0", "3,0", "4,0"):
        game.put(name)
        say(game, v.Snare())
    assert game.state.traps == [game.at("1,0"), game.at("3,0")], "there are two"
    say(game, v.Bait())
    assert (game.state.carcass, game.state.stock[piles.CARCASS]) == (game.at("4,0"), {piles.MAP: 1})
    say(game, v.Devour())
    assert (game.state.carcass, game.state.stock[piles.CARCASS]) == (NOWHERE, {piles.SUPPLY: 1})


@pytest.mark.rule("S-356", "S-009")
def test_a_named_card_is_gained_as_long_as_there_is_one() -> None:
    game = Game("palkan", on=lane())
    game.put("0,0")
    say(game, v.Receive("heavy_grenade"))
    assert [card.partition("#")[0] for card in game.state.piles[piles.PACK[0]]] == ["heavy_grenade"]
    say(game, v.Receive("heavy_grenade"))
    assert len(game.state.piles[piles.PACK[0]]) == 1


@pytest.mark.rule("S-302", "S-303", "S-704", "S-182", "S-275", "S-533")
def test_triggers_by_space_by_event_and_by_round(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    faces = {
        "a1_02": v.Face(spaces=(game.name(game.at("1,0")),), trigger=(v.Each(v.Whom.HERE, v.Gain.LOSS, 1),)),
        "a1_03": v.Face(on=v.On.ROUND, trigger=(v.Each(v.Whom.ALL, v.Gain.LOSS, 2),)),
        "a1_06": v.Face(on=v.On.SLAIN, kinds=("dog",), trigger=(v.Each(v.Whom.ALL, v.Gain.LOSS, 4),)),
    }
    monkeypatch.setattr(environment, "face_of_card", lambda overlay: faces[overlay.card])
    monkeypatch.setattr(triggers, "ENTERED", {"a1_02": (faces["a1_02"].spaces, ())})
    game.state.overlays = [Overlay(card) for card in faces]
    assert triggers.trigger_spaces(game.state) == 1 << game.at("1,0")
    assert game.play(triggers.enter(game.table, stalker, game.at("2,0"))) is True
    assert stalker.hp == 16
    game.play(triggers.enter(game.table, stalker, game.at("1,0")))
    assert stalker.hp == 15
    game.play(triggers.end_of_round(game.table))
    assert stalker.hp == 13
    environment.happens(game.table, v.On.SLAIN, "tick")
    assert game.state.agenda == []
    environment.happens(game.table, v.On.SLAIN, "dog")
    assert game.state.agenda == [Sprung("a1_06", NOBODY)]
    game.settle(flow.step)
    assert stalker.hp == 9


# --- loot -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-195", "S-424", "S-425", "S-009")
def test_what_the_dead_leave_lies_on_top() -> None:
    game = Game("palkan", on=lane(8))
    game.state.loot = [NOWHERE, game.at("3,0")]
    game.table.draw(piles.LOOT, piles.LOOT_STACK[1], 2)
    below = [*game.state.piles[piles.LOOT_STACK[1]]]
    top = game.state.piles[piles.LOOT][-1]
    loot.leave(game.table, game.at("3,0"))
    assert game.state.piles[piles.LOOT_STACK[1]] == [*below, top]
    loot.leave(game.table, game.at("5,0"))
    assert game.state.loot == [game.at("5,0"), game.at("3,0")], "an empty number serves again"
    loot.leave(game.table, game.at("6,0"), 2)
    assert (game.state.loot[2], len(game.state.piles[piles.LOOT_STACK[2]])) == (game.at("6,0"), 2)
    game.table.move_all(piles.LOOT, piles.LOOT_DISCARDS)
    loot.leave(game.table, game.at("7,0"))
    assert len(game.state.loot) == 3


@pytest.mark.rule("S-198", "S-361", "S-362", "S-193", "S-359")
@pytest.mark.parametrize("face", [*dict.fromkeys(token.id for token in LOOT.values())])
def test_each_token_gives_what_it_shows(face: str) -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("2,0")
    piece = next(one for one in game.state.piles[piles.LOOT] if one.partition("#")[0] == face)
    game.table.move(piece, piles.LOOT, piles.LOOT_STACK[0])
    game.state.loot[0] = stalker.space
    before = {name: [*game.state.piles[name]] for name in piles.DECKS}
    rule = loot.resolve(game.table, stalker, 0)
    try:
        question = rule.send(None)
        while True:
            question = rule.send(question.options[0])
    except StopIteration:
        pass
    gained = [card for names in piles.SLOTS.values() for card in game.state.piles[names[0]]]
    token = LOOT[piece]
    assert piece in game.state.piles[piles.LOOT_DISCARDS]
    if token.find in loot.TOKENS:
        held = 3 if token.find == v.Find.BOLTS else 0
        assert game.held(loot.TOKENS[token.find]) == held + token.amount
        assert gained == []
    else:
        assert len(gained) == 1
        (deck,) = [name for name in piles.DECKS if gained[0] in before[name]]
        wanted = {
            "weapon": piles.WEAPONS,
            "attachment": piles.ATTACHMENTS,
            "artifact": piles.ARTIFACTS,
            "item": piles.ITEMS,
        }
        assert deck == wanted[token.find]
        if token.find in (v.Find.WEAPON, v.Find.ATTACHMENT):
            assert GEAR[gained[0]].tier == token.amount  # type: ignore[union-attr]


# --- unknown tokens ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-199", "S-200", "S-201", "S-203", "S-204", "S-208", "S-210")
def test_a_token_is_turned_up_and_gone() -> None:
    game = Game("palkan", on=Map({"A": [(0, 0), (1, 0)], "B": [(5, 5)]}))
    game.put("B")
    for pile in piles.UNKNOWN_STACK:
        game.table.move_all(pile, piles.UNKNOWN)
    game.state.teams = {"dog": Team(v.Colour.HORDE, 2)}
    game.table.shift("dog-standee", 3, piles.SUPPLY, piles.beside("dog"))
    for face in ("unknown_x", "unknown_two"):
        piece = next(one for one in game.state.piles[piles.UNKNOWN] if one.partition("#")[0] == face)
        game.table.move(piece, piles.UNKNOWN, piles.UNKNOWN_STACK[0])
    game.state.unknown, game.state.arrows = [game.at("A")], [SOUTH]
    discards = len(game.state.piles[piles.UNKNOWN_DISCARDS])
    game.play(unknown.resolve(game.table, Unknown(0)))
    assert [(enemy.kind, enemy.space, enemy.facing) for enemy in game.state.enemies] == [
        ("dog", game.at("A"), SOUTH)
    ] * 2
    assert game.state.unknown == [game.at("A")], "one more lies below"
    game.play(unknown.resolve(game.table, Unknown(0)))
    assert (game.state.unknown, len(game.state.enemies)) == ([NOWHERE], 2)
    assert len(game.state.piles[piles.UNKNOWN_DISCARDS]) == discards + 2
    game.play(unknown.resolve(game.table, Unknown(0)))
    assert len(game.state.piles[piles.UNKNOWN_DISCARDS]) == discards + 2, "an empty stack is nothing"


@pytest.mark.rule("S-657", "S-210", "S-211")
def test_which_stacks_a_word_means() -> None:
    game = Game("palkan", on=lane(8))
    for pile in piles.UNKNOWN_STACK:
        game.table.move_all(pile, piles.UNKNOWN)
    for number in (0, 1, 2):
        game.table.draw(piles.UNKNOWN, piles.UNKNOWN_STACK[number], 1 + (number == 2))
    game.state.unknown = [game.at("1,0"), game.at("3,0"), game.at("5,0")]
    game.state.arrows = [EAST] * 3
    for word, to_do in (
        (v.Reveal(), Closest()),
        (v.Reveal("all"), Several((0, 1, 2, 2))),
        (v.Reveal("spaces", (game.name(game.at("5,0")), game.name(game.at("1,0")))), Several((0, 2, 2))),
    ):
        game.state.agenda = []
        say(game, word)
        assert game.state.agenda == [to_do]


# --- wounds and doses -------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-307", "S-308", "S-305", "S-149")
@pytest.mark.parametrize(
    ("before", "points", "dose", "hp"), [(10, 6, 16, 16), (10, 7, 16, 9), (16, 1, 16, 9), (3, 0, 3, 16)]
)
def test_only_beyond_the_scale_it_hurts(before: int, points: int, dose: int, hp: int) -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    stalker.dose = before
    if hp < 16:
        game.table.force((G2, G2, G3, 1))
    game.play(harm.raise_dose(game.table, stalker, points, "S-307"))
    assert (stalker.dose, stalker.hp) == (dose, hp)


@pytest.mark.rule("S-424", "S-426", "S-423", "S-422", "S-410")
@pytest.mark.parametrize(("kind", "left"), [("zombie", 1), ("dog", 0), ("poltergeist", 0)])
def test_the_dead_go_back_and_humans_leave_something(kind: str, left: int) -> None:
    game = Game("palkan", on=lane(8))
    game.put("7,0")
    enemy = game.enemy(kind, "2,0", EAST)
    other = game.enemy(kind, "5,0", EAST) if kind != "poltergeist" else None
    enemy.pinned = enemy.exposed = True
    game.table.shift(piles.PINNED, 1, piles.SUPPLY, piles.MAP)
    game.table.shift(piles.EXPOSED, 1, piles.SUPPLY, piles.MAP)
    stock = {**game.state.stock[f"{kind}-standee"]}
    wounds.die(game.table, enemy, "S-423")
    assert enemy_of(game.state, enemy.number) is None
    assert game.state.enemies == ([other] if other is not None else [])
    assert game.state.stock[f"{kind}-standee"].get(piles.beside(kind), 0) == stock.get(piles.beside(kind), 0) + 1
    assert game.state.loot.count(game.at("2,0")) == left
    assert game.state.stock[piles.PINNED] == game.state.stock[piles.EXPOSED] == {piles.SUPPLY: 10}


@pytest.mark.rule("S-416", "S-417", "S-415", "S-263")
def test_pushed_away_is_farther_from_where_it_came() -> None:
    game = Game("palkan", on=Map(squares(*row(5), (2, 1))))
    game.put("0,0")
    dog = game.enemy("dog", "2,0", WEST)
    dog.pinned = True
    game.table.shift(piles.PINNED, 1, piles.SUPPLY, piles.MAP)
    next_wound(game, light=3)
    game.play(
        wounds.wound(game.table, dog, game.at("0,0"), heavy=False, rule="S-398"), f"to:{game.name(game.at('2,1'))}"
    )
    assert (dog.space, dog.facing) == (game.at("2,1"), NORTH)
    game.enemy("tick", "2,0", WEST)
    game.play(wounds.push_away(game.table, dog, game.at("0,0")))
    assert dog.space == game.at("2,1"), "nothing is farther: it stays"


@pytest.mark.rule("S-156", "S-157", "S-160", "S-163")
def test_how_far_a_thing_is_for_whom() -> None:
    on = Map(squares(*row(5), (0, 1), (1, 1), (2, 1), (3, 1), (4, 1), (9, 9)))
    game = Game("palkan", on=on)
    game.put("9,9")
    human, beast = game.enemy("zombie", "0,0", EAST), game.enemy("dog", "0,0", EAST)
    goal = game.at("4,0")
    assert [game.measure(one, goal) for one in (human, beast)] == [(4, 0), (4, 0)]
    game.anomaly("bubble", 98, "2,0")
    assert game.measure(human, goal) == (6, 2), "round the symbols, through the lower row"
    assert game.measure(beast, goal) == (4, 0)
    assert closeness.steps(game.state, human, game.at("2,0")) == 2, "there is no other way to it"
    away = closeness.steps(game.state, human, game.at("9,9"))
    assert away >= closeness.FAR
    assert closeness.closest_spaces(game.state, beast, [goal, game.at("9,9"), game.at("3,1")]) == [goal]


# --- lost areas -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-574", "S-576", "S-578", "S-579", "S-580", "S-087", "S-713")
@pytest.mark.parametrize("seed", range(6))
def test_a_lost_area_lies_ready_with_all_that_its_card_names(seed: int) -> None:
    game = Begun("C1", size=2, variants=("lost-areas",), seed=seed)
    state = game.state
    (card,) = state.piles[piles.LOST_DISCARDS]
    lost = LOST_AREA[card]
    assert f"+{lost.tile}@" in state.map
    assert state.stock[piles.ENTRANCE] == {piles.MAP: 2}
    numbers = [ENVIRONMENT[one.card].number for one in state.overlays if one.card in state.piles[piles.PLACED]]
    assert {*lost.cards} <= {*numbers}
    assert all(numbers.count(number) == 1 for number in lost.cards)
    for space, count in lost.loot:
        stack = state.loot.index(game.at(space))
        assert len(state.piles[piles.LOOT_STACK[stack]]) == count
    assert len(state.anomalies) == len(game.mission.anomalies) + (lost.anomaly is not None)
    entrance = state.map.partition("@")[2]
    assert entrance not in (*game.mission.starts, *game.mission.exit)
    assert lost_areas.VARIANT == "lost-areas"


@pytest.mark.rule("S-574", "S-576")
def test_without_the_variant_there_is_none() -> None:
    game = Begun("C1", size=2)
    assert (game.state.piles[piles.LOST_DISCARDS], "+" in game.state.map) == ([], False)
    assert game.state.stage == Stage.PLAYERS


@pytest.mark.rule("S-313", "S-311", "S-315", "S-320", "S-322")
def test_what_can_be_done_to_a_token_and_what_not() -> None:
    game = Game("palkan", on=lane(8))
    stalker = game.put("0,0")
    attention.place_high(game.table, stalker, game.at("5,0"), "S-385")
    attention.place_low(game.table, stalker, game.at("1,0"), "S-270")
    assert (stalker.attention, stalker.noticed) == (HIGH, game.at("5,0"))
    attention.beckon(game.table, stalker, 2, "S-465")
    assert stalker.noticed == game.at("3,0")
    attention.shift(game.table, stalker, game.at("6,0"), "S-636")
    assert (stalker.attention, stalker.noticed) == (HIGH, game.at("6,0"))
    game.enemy("bandit_rifle", "2,0", WEST)
    attention.notice(game.table)
    for change in (
        lambda: attention.beckon(game.table, stalker, 1, "S-465"),
        lambda: attention.shift(game.table, stalker, game.at("6,0"), "S-636"),
        lambda: attention.reduce(game.table, stalker),
        lambda: attention.place_high(game.table, stalker, game.at("6,0"), "S-631"),
    ):
        change()
        assert (stalker.attention, stalker.noticed) == (HIGH, stalker.space)
    assert gear.together(game.state, stalker) == [stalker]
