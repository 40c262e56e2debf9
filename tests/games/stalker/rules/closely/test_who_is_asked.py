"""Each question goes to the right seat: the owner's for his stalker, the lead stalker's for what the group chooses."""

from __future__ import annotations

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content import vocabulary as v
from fivefires.games.stalker.content.contacts import COMPANION
from fivefires.games.stalker.rules import (
    actions,
    activation_order,
    anomalies,
    arrivals,
    attack,
    companions,
    control,
    enemies,
    flow,
    gear,
    harm,
    instructions,
    items,
    loot,
    marching,
    moving,
    rolls,
    striking,
    unknown,
    wounds,
)
from fivefires.games.stalker.rules.questions import Act, Knife, Shoot
from fivefires.games.stalker.state import LOW, Attack, Closest, Companion, Several
from tests.games.stalker.rules.closely.test_turns import asked, two_seats
from tests.games.stalker.rules.test_attack import next_wound
from tests.games.stalker.tables import EAST, G0, MASK_2, NORTH, P4, STAR_3, WEST, Game, Map, row, squares


def ours() -> Game:
    """The second stalker is the second player's; the lead stalker is the first one's."""
    game = two_seats(on=Map({**squares(*row(8)), "wide": [(3, 1), (4, 1)]}))
    game.put("0,0")
    return game


@pytest.mark.rule("S-013", "S-233", "S-357", "S-356", "S-352", "S-343", "S-278")
def test_gear_is_its_owners_business() -> None:
    game = ours()
    stalker = game.put("3,0", 1)
    game.give("scope", 1)
    rifle = next(card for card in game.state.piles[piles.WEAPONS] if card.startswith("akm"))
    rule = gear.gain(game.table, stalker, rifle, piles.WEAPONS, "S-356")
    assert asked(rule) == [1]
    assert asked(gear.fit_at_once(game.table, stalker, rifle)) == [1]
    for face in ("bread", "sausage", "vodka", "antirad", "bandage", "alarm_clock"):
        game.give(face, 1)
    assert asked(gear.check_room(game.table, stalker)) == [1]
    for face in ("slime", "eye", "flame"):
        game.give(face, 1)
    gravi = game.give("gravi", 1, place="pack")
    assert asked(gear.lay(game.table, stalker, gravi, "artifact")) == [1]
    assert asked(gear.rearrange(game.table, stalker)) == [1]


@pytest.mark.rule("S-013", "S-569", "S-589", "S-723", "S-150")
def test_whose_turn_it_is_sends_the_companion() -> None:
    game = ours()
    stalker = game.put("3,0", 1)
    game.state.companion = Companion("scout", game.at("5,0"), COMPANION["scout"].hp)
    assert asked(companions.send(game.table, stalker, Act.COMPANION)) == [1]


@pytest.mark.rule("S-013", "S-386", "S-393", "S-403", "S-624", "S-391", "S-637", "S-298")
def test_an_attack_is_its_owners_business() -> None:
    game = ours()
    stalker = game.put("3,0", 1)
    dog, other = game.enemy("bandit_rifle", "5,0", EAST), game.enemy("bandit_rifle", "4,0", EAST)
    shot = Attack(1, dog.number, "akm_74u", "burst", yellow=[MASK_2, STAR_3, STAR_3], green=[G0], stars=9)
    game.state.attack = shot
    assert asked(attack.spend_masks(game.table, stalker, shot, before=True)) == [1]
    assert asked(attack.burst(game.table, stalker, shot, [dog, other], 12)) == [1]
    assert asked(attack.choose_part(game.table, stalker, dog, shot)) == [1]
    game.give("meat_chunk", 1)
    assert asked(rolls.rerolls(game.table, stalker, shot)) == [1]
    game.give("frag_grenade", 1)
    assert asked(items.launch(game.table, stalker)) == [1]
    near = game.enemy("bandit_rifle", "3,0", EAST)
    assert asked(attack.knife(game.table, stalker, f"bandit_rifle.{near.number}")) == [1]


@pytest.mark.rule("S-013", "S-430", "S-550", "S-647", "S-225", "S-636", "S-629", "S-631")
def test_what_befalls_a_stalker_is_his_owners_business() -> None:
    game = ours()
    stalker = game.put("3,0", 1)
    assert asked(harm.injure(game.table, stalker)) == [1]
    assert asked(control.draw(game.table, stalker)) == [1]
    game.focus(1)
    game.anomaly("electro", 6, "3,0")
    game.table.force((P4,))
    index = len(game.state.anomalies) - 1
    assert asked(anomalies.roll(game.table, index, stalker, [stalker.space])) == [1]
    game.state.lead = 1
    for kind in ("magazine-pistol", "magazine-rifle"):
        game.token(kind, 1, 1)
    assert asked(instructions.demand(game.table, v.Demand(), instructions.Source("x"))) == [1]
    stalker.attention, stalker.noticed = LOW, game.at("5,0")
    eye = game.give("eye", 1)
    assert asked(items.use_gift(game.table, stalker, eye)) == [1]
    game.put("3,0")
    assert asked(items.use(game.table, stalker, game.give("first_aid_kit", 1))) == [1]
    assert asked(items.use(game.table, stalker, game.give("frag_grenade", 1))) == [1]
    assert asked(loot.reward(game.table, stalker, v.Find.WEAPON, 1)) == [1]


@pytest.mark.rule("S-013", "S-257", "S-260", "S-253")
def test_who_walks_says_whom_he_pushes_and_where() -> None:
    game = two_seats("palkan", "velet", "milady", on=Map({**squares(*row(5), (2, 1), (2, -1))}))
    game.put("0,0")
    mover, pushed = game.put("1,0", 1), game.put("2,0", 2)
    mover.space = game.at("2,0")
    game.enemy("bandit_rifle", "1,0", NORTH)
    assert asked(moving.push(game.table, mover, game.at("1,0"))) == [1]
    assert pushed.seat == 0


@pytest.mark.rule("S-013", "S-162", "S-164", "S-455", "S-501", "S-416", "S-488", "S-548", "S-209", "S-211", "S-207")
@pytest.mark.rule("S-642", "S-544")
@pytest.mark.parametrize("lead", [0, 1])
def test_ties_are_the_lead_stalkers(lead: int) -> None:
    on = Map({**squares(*row(7), *[(x, 1) for x in range(7)]), "wide": [(0, 2), (1, 2)]})
    game = two_seats(on=on)
    game.state.lead = lead
    first, second = game.put("0,0"), game.put("6,0", 1)
    far = game.enemy("bandit_rifle", "3,0", NORTH)
    twin = game.enemy("bandit_rifle", "3,1", NORTH)
    assert asked(marching.plan(game.table, far, 1 << game.at("4,1"), 2)) == [lead]
    game.put("3,0"), game.put("3,0", 1)
    both = [game.enemy("tick", name, NORTH) for name in ("2,0", "4,0")]
    assert asked(activation_order.first(game.table, both, [game.at("3,0")])) == [lead]
    sighted = game.enemy("controller", "1,0", EAST)
    assert asked(striking.choose(game.table, sighted)) == [lead]
    assert asked(wounds.push_away(game.table, twin, game.at("3,0"))) == [lead]
    game.table.shift("dog-standee", 1, piles.SUPPLY, piles.beside("dog"))
    assert asked(arrivals.come(game.table, "dog", game.at("4,0"), NORTH, "S-209")) == [lead]
    game.state.unknown[:2] = [game.at("2,1"), game.at("4,1")]
    for stack in (0, 1):
        game.table.draw(piles.UNKNOWN, piles.UNKNOWN_STACK[stack])
    assert asked(unknown.resolve_several(game.table, Several((0, 1)))) == [lead]
    first.space = second.space = game.at("3,0")
    assert asked(unknown.reveal_closest(game.table, Closest())) == [lead]
    assert asked(unknown.wake(game.table, "tick", game.at("3,0"))) == [lead]
    game.anomaly("electro", 98, "2,0")
    game.anomaly("burner", 98, "4,0")
    assert asked(anomalies.touched(game.table, first, [game.at("2,0"), game.at("4,0")])) == [lead]


@pytest.mark.rule("S-013", "S-106", "S-028", "S-237")
def test_players_choose_their_stalkers_and_take_turns() -> None:
    game = two_seats()
    game.state.stalkers[0].turns = game.state.stalkers[1].turns = 0
    game.state.turn, game.state.next, game.state.passed = -1, 1, []
    assert asked(flow.players(game.table)) == [1]
    game.state.next = 0
    assert asked(flow.players(game.table)) == [0]
    assert asked(flow.choose_lead(game.table)) == [0]


@pytest.mark.rule("S-233", "S-245", "S-374")
def test_the_one_who_acts_is_the_one_whose_turn_it_is() -> None:
    game = ours()
    stalker = game.put("3,0", 1)
    game.give("ptm", 1)
    bandit = game.enemy("bandit_rifle", "3,0", EAST)
    assert actions.is_standard(game.state, stalker, Knife(f"bandit_rifle.{bandit.number}"))
    assert not actions.is_standard(game.state, stalker, Shoot("quick", f"bandit_rifle.{bandit.number}"))
    game.state.turn = 1
    assert asked(actions.act(game.table)) == [1]
    next_wound(game, light=1)
    assert enemies.interest(game.state) == [game.stalker(game.state.lead).space]
    assert bandit.facing == EAST != WEST
