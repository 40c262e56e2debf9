"""What given cards say to the letter, and choices that belong to the players where several spaces or things fit."""

from __future__ import annotations

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content import vocabulary as v
from fivefires.games.stalker.content.contacts import COMPANION
from fivefires.games.stalker.content.decks import HIGH_CARDS, LOW_CARDS
from fivefires.games.stalker.rules import (
    bottoms,
    companions,
    defence,
    enemies,
    flow,
    gear,
    instructions,
    marching,
    moving,
    outfit,
    pushing,
    reactions,
    rolls,
    striking,
)
from fivefires.games.stalker.state import LOW, Activation, Attack, Companion, Enemy, Stage, Struck, enemy_of
from tests.games.stalker.links import Link
from tests.games.stalker.tables import EAST, G0, NORTH, STAR, WEST, Game, Map, lane, row, squares

RED, BLUE, GREEN, YELLOW = v.Colour.BOSS, v.Colour.ELITE, v.Colour.PACK, v.Colour.HORDE


def notice(game: Game, name: str, side: int = LOW) -> None:
    stalker = game.stalker()
    stalker.attention, stalker.noticed = side, game.at(name)


# --- activation cards -------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-660", "S-659")
def test_swarming_leaves_its_enemies_open_to_fire() -> None:
    """Stalkers see without limit: the one far behind him is Exposed too, the one in the dark is not."""
    game = Game("palkan", on=lane(8))
    stalker = game.put("3,0")
    behind, ahead = game.enemy("zombie", "0,0", WEST), game.enemy("zombie", "5,0", EAST)
    dark = game.enemy("zombie", "7,0", EAST)
    game.state.dark = [game.at("7,0")]
    card = next(card for card in HIGH_CARDS if card.id == "swarming")
    game.play(enemies.activate(game.table, Activation("swarming", len(card.points))))
    assert [one.exposed for one in (behind, ahead, dark)] == [True, True, False]
    assert not stalker.exposed


@pytest.mark.rule("S-661", "S-659", "S-515")
def test_a_grenade_hits_enemies_as_well() -> None:
    """6 at the torso kills a rodent; where a human stands, and where no attention lies, nothing falls."""
    on = Map({**squares(*row(6)), "B": [(2, 1), (3, 1)]})
    game = Game("palkan", on=on)
    game.focus(on=False)
    game.put("0,0")
    notice(game, "B")
    game.enemy("bandit_rifle", "2,0", NORTH)
    inside, outside = game.enemy("rodent", "B", NORTH), game.enemy("rodent", "4,0", NORTH)
    game.play(bottoms.grenade(game.table))
    assert enemy_of(game.state, inside.number) is None
    assert enemy_of(game.state, outside.number) is not None
    again = game.enemy("rodent", "B", NORTH)
    game.enemy("bandit_rifle", "B", NORTH)
    game.play(bottoms.grenade(game.table))
    assert enemy_of(game.state, again.number) is not None, "no grenade falls among their own"


@pytest.mark.rule("S-663", "S-460")
def test_cover_is_sought_from_every_target() -> None:
    """An enemy of another team looks into the nearer corner, so that the farther one is chosen."""
    on = Map(squares(*row(7), (1, 1), (5, 1), (1, 2)), cover={"1,1": 1, "5,1": 1})
    game = Game("palkan", on=on)
    game.put("4,0")
    bandit = game.enemy("bandit_rifle", "2,0", EAST, team=1)
    assert enemies.goals_of(game.state, bandit, v.Goal.COVER) == 1 << game.at("1,1") | 1 << game.at("5,1")
    game.enemy("snork", "1,2", NORTH, team=2)
    assert enemies.goals_of(game.state, bandit, v.Goal.COVER) == 1 << game.at("5,1")


@pytest.mark.rule("S-664", "S-665", "S-659")
def test_places_without_their_colour() -> None:
    """Two rooms and two corners: where one of the same colour is, nobody of that colour goes."""
    on = Map(
        squares(*row(6), (1, 1), (4, 1)),
        lines={((1, 0), (1, 1)): "D", ((4, 0), (4, 1)): "D"},
        indoor=["1,1", "4,1"],
        cover={"1,1": 1, "4,1": 1, "0,0": 2},
    )
    game = Game("palkan", on=on)
    game.put("5,0")
    bandit = game.enemy("bandit_rifle", "2,0", EAST, colour=GREEN)
    rooms, corners = v.Goal.FREE_ROOM, v.Goal.CORNER
    both = 1 << game.at("1,1") | 1 << game.at("4,1")
    assert enemies.goals_of(game.state, bandit, rooms) == both
    assert enemies.goals_of(game.state, bandit, corners) == both | 1 << game.at("0,0")
    game.enemy("snork", "1,1", NORTH, colour=YELLOW)
    assert enemies.goals_of(game.state, bandit, rooms) == both, "another colour is in nobody's way"
    game.enemy("zombie", "1,1", NORTH, colour=GREEN)
    game.enemy("zombie", "0,0", NORTH, colour=GREEN)
    assert enemies.goals_of(game.state, bandit, rooms) == 1 << game.at("4,1")
    assert enemies.goals_of(game.state, bandit, corners) == 1 << game.at("4,1")
    bandit.space = game.at("4,1")
    assert enemies.goals_of(game.state, bandit, rooms) == 0, "it is of its own colour itself"


@pytest.mark.rule("S-664", "S-665", "S-454", "S-457")
@pytest.mark.parametrize(("card", "goal"), [("wander_around", v.Goal.FREE_ROOM), ("corners", v.Goal.CORNER)])
def test_without_attention_those_closest_to_the_lead_stalker_spread_out(card: str, goal: v.Goal) -> None:
    """One stalker: two of the three enemies move, the two that are closest to him."""
    on = Map(
        squares(*row(9), *[(x, 1) for x in range(9)]),
        lines={((x, 0), (x, 1)): "D" if x in (1, 4, 7) else "|" for x in range(9)}
        | {((x, 1), (x + 1, 1)): "|" for x in range(8)},
        indoor=[f"{x},1" for x in range(9)],
        cover={f"{x},1": 1 for x in (1, 4, 7)},
    )
    game = Game("palkan", on=on)
    game.put("8,0")
    game.state.dark = [game.at("7,0"), game.at("8,0")]
    near, next_, far = (game.enemy(kind, at, WEST, colour=GREEN) for kind, at in (
        ("zombie", "6,0"), ("tick", "4,0"), ("dog", "1,0"),
    ))  # fmt: skip
    none = next(one for one in LOW_CARDS if one.id == card).none
    assert (none[0].do, none[0].most) == (v.Go(goal), 1)
    game.state.agenda = [Activation(f"{card}.none", 0, whole=False)]
    while game.state.agenda[0].point == 0 and len(game.state.agenda[0].done) < 2:  # type: ignore[union-attr]
        game.play(flow.step(game.table))
    assert [near.space, next_.space, far.space] == [game.at("7,0"), game.at("4,1"), game.at("1,0")]


# --- artifacts --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-635")
def test_slime_answers_an_attack_on_somebody_else() -> None:
    game = Game("palkan", "velet", on=Map({"A": [(0, 0), (0, 1)], "B": [(1, 0)], "C": [(2, 0)], "D": [(3, 0)]}))
    bearer, victim = game.put("A"), game.put("D", 1)
    for number in (0, 1):
        game.focus(number, on=False)
    slime = game.give("slime")
    bandit = game.enemy("bandit_rifle", "B", EAST)
    event = Struck(enemy=bandit.number, stalker=1, damage=7, range=2)
    assert reactions.slimes(game.state, event) == [(0, slime)]
    game.play(defence.suffer(game.table, event, "S-510"), f"react:slime:{slime}")
    assert (bearer.dose, victim.dose, bandit.pinned) == (3, 0, True)
    assert victim.hp == 18 - 7
    bandit.space = game.at("C")
    assert reactions.slimes(game.state, event) == []


@pytest.mark.rule("S-637", "S-009", "S-010")
def test_meat_chunk_helps_when_no_token_is_left() -> None:
    game = Game("velet", on=lane())
    stalker = game.put("0,0")
    game.focus(on=False)
    game.give("meat_chunk")
    game.table.shift(piles.EXPOSED, 10, piles.SUPPLY, piles.MAP)
    attack = Attack(0, 0, yellow=[STAR], green=[G0])
    game.play(rolls.rerolls(game.table, stalker, attack), "use")
    assert (rolls.stars(attack), stalker.exposed) == (2, False)


# --- who turns, and where one comes to --------------------------------------------------------------------------------


@pytest.mark.rule("S-267", "S-264")
def test_enemies_turn_after_an_enemy_that_is_pushed_off_their_space() -> None:
    game = Game("palkan", on=Map({"A": [(0, 0)], "B": [(1, 0), (1, 1)], "C": [(2, 0)]}))
    game.put("A")
    stays, friend = (game.enemy(kind, "B", WEST, team=team) for kind, team in (("tick", 1), ("dog", 2)))
    pushed = game.enemy("snork", "B", NORTH, team=2)
    pushing.shove_enemy(game.table, pushed, game.at("C"), "S-263")
    assert (stays.facing, friend.facing, pushed.facing) == (EAST, WEST, WEST)


@pytest.mark.rule("S-267", "S-461")
@pytest.mark.parametrize(("kind", "facing"), [("scout", EAST), ("dog_companion", WEST)])
def test_enemies_turn_after_a_companion_that_is_a_target(kind: str, facing: int) -> None:
    game = Game("palkan", on=Map({"A": [(0, 0)], "B": [(1, 0), (1, 1)], "C": [(2, 0)]}))
    game.put("A")
    one = game.state.companion = Companion(kind, game.at("B"), COMPANION[kind].hp)
    tick = game.enemy("tick", "B", WEST)
    game.play(pushing.shove_companion(game.table, one, game.at("C")))
    assert (one.space, tick.facing) == (game.at("C"), facing)


@pytest.mark.rule("S-642", "S-162")
def test_a_pounce_lands_beside_a_full_space_where_the_lead_stalker_says() -> None:
    game = Game("palkan", on=Map(squares((0, 0), (1, 0), (2, 0), (2, -1), (2, 1), (3, 0))))
    stalker = game.put("2,0")
    snork = game.enemy("snork", "0,0", EAST)
    game.enemy("tick", "1,0", EAST)
    game.play(striking.pounce(game.table, snork, stalker), f"to:{game.name(game.at('2,1'))}")
    assert game.said == ["ask-pounce"]
    assert (snork.space, snork.facing) == (game.at("2,1"), NORTH)


def crowded() -> tuple[Game, Enemy]:
    """A full goal: along the upper way the space before it is full too, along the lower one it is not."""
    on = Map(
        squares((0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (2, 1), (3, 1)),
        lines={((1, 0), (1, 1)): "|", ((2, 0), (2, 1)): "|"},
    )
    game = Game("palkan", on=on)
    game.put("3,0")
    game.state.dark = [game.at("3,0")]
    game.enemy("zombie", "2,0", NORTH)
    return game, game.enemy("snork", "0,0", WEST)


@pytest.mark.rule("S-494", "S-495", "S-505")
def test_beside_a_full_goal_it_comes_by_another_way() -> None:
    game, snork = crowded()
    game.play(marching.move(game.table, snork, 1 << game.at("3,0"), 5))
    assert snork.space == game.at("3,1")


@pytest.mark.rule("S-494", "S-495")
def test_where_no_other_way_is_long_enough_it_stops_before_the_crowd() -> None:
    game, snork = crowded()
    game.enemy("zombie", "0,1", NORTH)
    game.enemy("zombie", "1,1", NORTH)
    game.play(marching.move(game.table, snork, 1 << game.at("3,0"), 3))
    assert snork.space == game.at("1,0")


# --- what is chosen ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-225", "S-359")
def test_who_gives_up_a_magazine_chooses_which() -> None:
    game = Game("palkan", on=lane())
    game.put("0,0")
    game.focus(on=False)
    for kind in ("magazine-pistol", "magazine-shotgun"):
        game.token(kind)
    source = instructions.Source("test")
    game.play(instructions.demand(game.table, v.Demand(), source), "lose", "take:magazine-shotgun")
    assert (game.held("magazine-pistol"), game.held("magazine-shotgun")) == (1, 0)
    game.play(instructions.demand(game.table, v.Demand(), source), "lose")
    assert game.said == ["ask-demand"], "of one kind nobody asks which"
    assert game.held("magazine-pistol") == 0


@pytest.mark.rule("S-070", "S-350", "S-355")
def test_an_attachment_counts_where_its_weapon_is_in_the_backpack() -> None:
    link = Link("milady")
    link.table.move_all(piles.STASH, piles.ARMORS)
    fists, rifle, scope = link.give("sawed_off"), link.give("akm_74u"), link.give("scope")
    full = [link.give(face) for face in ("bread", "sausage", "bandage", "antirad", "vodka")]
    link.go_to(Stage.OUTFIT)
    link.answer(f"take:{fists}", f"take:{rifle}", *(f"take:{card}" for card in full))
    assert len(link.state.piles[piles.PACK[0]]) == 6
    assert f"take:{scope}" not in link.keys
    assert outfit.takeable(link.state, link.state.stalkers[0]) == []
    gear.put(link.table, rifle, piles.WEAPON[0])
    assert outfit.takeable(link.state, link.state.stalkers[0]) == [scope]


@pytest.mark.rule("S-606", "S-252", "S-270")
def test_a_way_in_the_shadows_is_heard() -> None:
    game = Game("milady", on=lane())
    stalker = game.put("0,0")
    game.play(moving.go(game.table, stalker, game.at("3,0"), shadow=True))
    assert (stalker.attention, stalker.noticed) == (LOW, game.at("3,0"))


@pytest.mark.rule("S-587", "S-723")
def test_a_companion_that_is_pushed_may_still_act() -> None:
    game = Game("palkan", on=Map({"A": [(0, 0)], "B": [(1, 0)], "C": [(2, 0)]}))
    stalker = game.put("A")
    one = game.state.companion = Companion("scout", game.at("B"), 10)
    game.play(moving.go(game.table, stalker, game.at("B"), 1))
    assert (stalker.space, one.space) == (game.at("B"), game.at("A"))
    assert companions.reach(game.state, game.map, one) >> game.at("C") & 1
