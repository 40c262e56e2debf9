"""What is told and noted: the reason for what a mutant does with its rule, and what an answer costs."""

from __future__ import annotations

import pytest

from fivefires.games.zna.rules import chemistry, fighting, harm, moving, mutants, striking
from fivefires.games.zna.rules.questions import Arms, Clear, Feed, Go, OnTile
from fivefires.games.zna.rules.spawning import figure
from fivefires.games.zna.show.view import ZnaView
from fivefires.games.zna.state import Strike, Turn
from fivefires.kernel import Message, message
from fivefires.kit.bits import members
from tests.games.zna.rules.test_moving import area_in, unknown
from tests.games.zna.tables import BLANK, HEAVY_2H, LIGHT_BLANK, LIGHT_H, ONE, TWO, Game


def lines(game: Game, since: int) -> list[tuple[str, str]]:
    assert game.table.log is not None
    return [(line.text.id, line.rule) for line in game.table.log.lines[since:]]


def acts(game: Game, mutant: int) -> list[tuple[str, str]]:
    assert game.table.log is not None
    since = len(game.table.log.lines)
    game.play(mutants.act(game.table, Turn(mutant)))
    return lines(game, since)


@pytest.mark.rule("N-278", "N-279", "N-280", "N-281", "N-289")
@pytest.mark.parametrize(
    ("why", "rule"),
    [("attacker", "N-278"), ("closest", "N-279"), ("weakest", "N-280"), ("lot", "N-281"), ("lying", "N-289")],
)
def test_a_mutant_says_whom_it_hunts_and_by_which_rule(why: str, rule: str) -> None:
    game = Game("gus", "quinn")
    game.explore()
    game.apart(1, 2, 3)
    walker = game.mutant("walker", game.next_to(game.hero(0).area)[0])
    if why == "attacker":
        walker.attacker = 0
    if why in ("weakest", "lot"):
        game.put(1, game.next_to(walker.area)[0])
        game.hero(0).health = 1
        game.hero(1).health = 2 if why == "weakest" else 1
    if why == "lying":
        harm.lose_resistance(game.table, 0, 9, "N-228")
    rolls = [[1, 2]] if why == "lot" else []
    game.table.force(*rolls, [LIGHT_BLANK] * 2, [LIGHT_BLANK] * 2)
    told = acts(game, walker.number)
    assert told[0] == (f"log-hunts-{why}", rule)
    assert told[1] == ("log-mutant-attacks", "N-337")
    assert game.table.log is not None
    beat = next(line.beat for line in game.table.log.lines if line.text.id == f"log-hunts-{why}")
    assert beat is not None
    assert beat.about == (figure(walker), "gus")


@pytest.mark.rule("N-288", "N-289")
def test_one_who_lies_is_not_hunted_as_the_last_attacker() -> None:
    game = Game("gus")
    game.explore()
    game.apart(1, 2, 3)
    walker = game.mutant("walker", game.next_to(game.hero(0).area)[0])
    walker.attacker = 0
    harm.lose_resistance(game.table, 0, 9, "N-228")
    game.table.force([LIGHT_BLANK] * 2, [LIGHT_BLANK] * 2)
    assert acts(game, walker.number)[0] == ("log-hunts-lying", "N-289")


@pytest.mark.rule("N-291", "N-279")
def test_one_that_cannot_get_nearer_says_so() -> None:
    game = Game("gus")
    here = game.walled_in(0)
    late = game.mutant("walker", next(area for area in members(game.map.open) if game.map.walk[here][area] == 2))
    late.attacker = 0
    assert acts(game, late.number)[-1] == ("log-mutant-waits", "N-291")


def note(game: Game, area: int) -> Message:
    return ZnaView(game.state, 0).price_of_way(game.map.names[area])


@pytest.mark.rule("N-158", "N-159", "N-046", "N-081")
def test_a_way_says_what_it_costs() -> None:
    game = Game("gus", scenario=2)
    game.apart(1, 2, 3)
    game.state.fog = [0] * len(game.state.fog)
    here = game.hero(0).area
    near = game.next_to(here)[0]
    assert note(game, near).args == {"movement": 1, "actions": 1, "loss": 0}
    far = next(option for option in moving.ways(game.state, 0) if _walk(game, option) == 3)
    assert note(game, game.map.number[far.area]).args["movement"] == 3
    for steps in (3, 1):
        game.hero(0).steps = steps
        assert note(game, near).args["actions"] == 0
    game.hero(0).steps = 3
    game.mutant("walker", game.next_to(here)[0])
    assert note(game, near).args["movement"] == 2
    game.fog(2)
    assert note(game, near).args["loss"] == 1
    tile = next(tile for tile, explored in enumerate(game.state.explored) if not explored)
    area = members(game.map.on[tile] & game.map.open)[0]
    game.put(0, members(game.map.beside[area])[0])
    assert note(game, area) == message("note-unexplored", movement=1, actions=0, loss=0)
    game.state.fog[tile] = 2
    assert note(game, area) == message("note-unexplored", movement=1, actions=0, loss=1)
    swirls, tile = unknown("U1")
    swirls.explore()
    moving.turn_up(swirls.table, tile)
    swirls.put(0, area_in(swirls, tile, "r1c1"))
    assert note(swirls, area_in(swirls, tile, "r2c1")).id == "note-marked"
    assert note(swirls, area_in(swirls, tile, "r1c2")).id == "note-way"  # beside one that is marked


@pytest.mark.rule("N-414", "N-046")
def test_a_step_after_a_kill_is_told_as_free() -> None:
    game = Game("gus")
    game.explore()
    game.apart(1, 2, 3)
    walker = game.mutant("walker", game.next_to(game.hero(0).area)[0], wounds=1)
    game.fog(2)
    game.table.force([TWO] * 3)
    rule = fighting.attack(game.table, 0)
    assert rule.send(None).prompt.message == "ask-momentum"
    assert note(game, walker.area) == message("note-way", movement=0, actions=0, loss=1)


def _walk(game: Game, option: Go) -> int:
    return game.map.walk[game.hero(0).area][game.map.number[option.area]]


@pytest.mark.rule("N-215", "N-434", "N-318")
def test_other_answers_say_what_they_cost_and_bring() -> None:
    game = Game("gus", scenario=2)
    view = ZnaView(game.state, 0)
    title = game.map.titles[game.tile()]
    game.fog(2)
    sprayer = game.give(0, "garden_sprayer", yellow=3)
    extinguisher = game.give(0, "fire_extinguisher", "belt", yellow=3)
    assert [clear.card for clear in chemistry.lowerable(game.state, 0) if clear.tile == title] == [
        sprayer,
        extinguisher,
    ]
    costs = [Clear(title, card).note(view) for card in (sprayer, extinguisher)]
    assert [cost.args["cubes"] for cost in costs if cost is not None] == [2, 1]
    shells = game.give(0, "hollow_points", "slot", bullets=3)
    assert Feed(shells).note(view) == Message("note-bullets", {"bullets": 3, "damage": 2})
    assert OnTile(title).note(view) == Message("note-tile", {"level": Message("fog-heavy")})
    assert Arms("fire_axe").note(view) == Message("note-arms", {"dice": 3, "damage": 3})


@pytest.mark.rule("N-318", "N-412", "N-445", "N-340", "N-423")
def test_dice_are_told_by_what_they_show_and_again_when_they_were_rolled_again() -> None:
    game = Game("quinn")
    game.apart(1, 2, 3)
    game.explore()
    game.mutant("boss", game.next_to(game.hero(0).area)[0])
    game.give(0, "revolver")
    game.give(0, "old_stock", "slot")
    coin = game.give(0, "lucky_coin", "belt")
    game.table.force([BLANK, ONE, TWO], [ONE])
    game.play(fighting.attack(game.table, 0), "arms:revolver", "again:attack-0", "keep-roll")
    assert rolled(game) == [
        ("face-attack-0", "face-attack-1", "face-attack-2"),
        ("face-attack-1", "face-attack-2", "face-attack-1"),
    ]
    game.table.force([LIGHT_BLANK])
    game.play(
        striking.strike(game.table, Strike(0, [LIGHT_H], [HEAVY_2H]), "N-340"),
        f"use:{coin}",
        f"again:light-{LIGHT_H}",
        "enough",
    )
    assert rolled(game)[2:] == [
        (f"face-light-{LIGHT_H}", f"face-heavy-{HEAVY_2H}"),
        (f"face-light-{LIGHT_BLANK}", f"face-heavy-{HEAVY_2H}"),
    ]


def rolled(game: Game) -> list[tuple[int | str, ...]]:
    assert game.table.log is not None
    return [line.beat.faces for line in game.table.log.lines if line.beat is not None and line.beat.kind == "roll"]
