"""Set-up, events, turns, cards and gear: worked examples S-E02, S-E03, S-E17 to S-E19 and S-E36 to S-E40, S-E44."""

from __future__ import annotations

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.contacts import TRADER
from fivefires.games.stalker.content.enemies import STANDEES
from fivefires.games.stalker.content.index import ATTACHMENT, EVENT, GEAR, LOOT, UNKNOWN
from fivefires.games.stalker.content.missions import MISSION
from fivefires.games.stalker.content.vocabulary import Artifact, Colour, Field, MoreEvents, Side
from fivefires.games.stalker.game import GAME
from fivefires.games.stalker.rules import (
    actions,
    attention,
    basic,
    contacts,
    ending,
    environment,
    events,
    flow,
    gear,
    instructions,
    loot,
    moving,
    outfit,
    trade,
)
from fivefires.games.stalker.state import HIGH, LOW, NOBODY, UNDER, Closest, Overlay, Stage, StalkerState, map_of
from fivefires.kernel import SPECTATOR, Runner, Setup, key_of, seed_from
from fivefires.kernel.questions import Refused
from fivefires.kernel.table import Finished
from tests.games.stalker.begun import Begun
from tests.games.stalker.tables import Game, Map, lane, squares


def started(size: int, seed: int = 3) -> StalkerState:
    """A1 after its set-up, with so many stalkers."""
    options: dict[str, int | str] = {"team": size} if size > 1 else {}
    runner = Runner(GAME, Setup(1, "mission", (), options), seed_from(seed))
    early = (Stage.TEAM, Stage.CONTACTS, Stage.TRADE, Stage.OUTFIT, Stage.SETUP, Stage.LEAD)
    while runner.state.stage in early:
        if runner.question is None or runner.question.prompt.message == "ask-lead":
            break
        keys = [key_of(option) for option in runner.options(0)]
        runner.answer(0, "enough" if "enough" in keys else keys[0])
    return runner.state


# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-083", "S-087", "S-091", "S-093", "S-095", "S-096", "S-097", "S-098", "S-099", "S-100", "S-101")
@pytest.mark.parametrize(
    ("size", "tokens"),
    [
        (2, ["unknown_green", "unknown_x", "unknown_yellow", "unknown_yellow"]),
        (3, ["unknown_green", "unknown_two", "unknown_two", "unknown_yellow"]),
        (4, ["unknown_green", "unknown_green", "unknown_two", "unknown_two"]),
    ],
)
def test_example_2_the_set_up_of_a1(size: int, tokens: list[str]) -> None:
    state = started(size)
    laid = [overlay.card for overlay in state.overlays]
    assert [card[:5] for card in laid] == ["a1_01", "a1_02", "a1_03", "a1_05", "a1_06", "a1_07"]
    assert len(state.piles[piles.ENVIRONMENT]) == 4
    assert len([card for card in state.piles[piles.ENVIRONMENT_BOX] if card.startswith("a1_")]) == 2
    fields = [anomaly.overlay for anomaly in state.anomalies]
    assert fields[0] in (3, 5, 8)
    assert fields[1] in (6, 7, 11)
    assert state.anomalies[1].card == "electro"
    assert all(anomaly.artifact == UNDER for anomaly in state.anomalies)
    assert {stalker.space for stalker in state.stalkers} == {map_of(state).number["T01.A"]}
    kinds = [enemy.kind for enemy in state.enemies]
    assert (kinds.count("bandit_rifle"), kinds.count("bandit_shotgun")) == (2, 3)
    assert state.stock["bandit-standee"]["beside.bandit_rifle"] == 1
    assert {team.side for team in state.teams.values()} == {1}
    assert len({team.colour for team in state.teams.values()}) == 2
    assert sum(len(state.piles[stack]) for stack in piles.LOOT_STACK) == 16
    faces = sorted(UNKNOWN[state.piles[stack][0]].id for stack in piles.UNKNOWN_STACK[:4])
    assert faces == tokens
    numbers = [EVENT[card].number for card in reversed(state.piles[piles.EVENTS])]
    assert numbers == [1, 2, 3, 4, 5, 6, 7, 8]
    assert "a1_dog_fight" in state.piles[piles.EVENT_BOX]


@pytest.mark.rule("S-014", "S-088")
def test_example_3_nobody_sees_what_lies_face_down() -> None:
    state = started(2)
    for seat in (0, SPECTATOR):
        view = GAME.view(state, seat)
        for pile in (piles.EVENTS, piles.RANDOM, piles.ENVIRONMENT, *piles.LOOT_STACK, *piles.UNKNOWN_STACK):
            assert not [card for card in view.cards(pile) if card is not None]


@pytest.mark.rule("S-018")
def test_no_fewer_stalkers_than_players() -> None:
    with pytest.raises(Refused):
        GAME.check(Setup(3, "mission", (), {"team": 2}))
    GAME.check(Setup(2, "mission", (), {"team": 4}))


@pytest.mark.rule("S-072", "S-073", "S-074", "S-075", "S-076", "S-035")
def test_departure() -> None:
    game = Game("milady", on=lane())
    stalker = game.stalker()
    game.give("neuron")
    weapon = game.give("ptm")
    game.state.ammo[weapon] = 0
    stalker.hp, stalker.dose = 3, 9
    bolts = game.held("bolt")
    outfit.depart(game.table, stalker)
    assert (stalker.hp, stalker.dose, game.state.ammo[weapon], stalker.focus) == (14, 6, 4, True)
    assert game.held("bolt") == bolts + 3 == 6


@pytest.mark.rule("S-064", "S-065", "S-067", "S-655")
def test_example_37_buying_from_sidorovich() -> None:
    game = Game(on=lane())
    game.state.zone.trader = "sidorovich"
    sidorovich = TRADER["sidorovich"]
    prices = {card.partition("#")[0]: price for card, price in trade.prices(game.state, sidorovich).items()}
    assert (prices["bread"], prices["akm_74u"], prices["magazine-rifle"], prices["echo_detector"]) == (
        200,
        1000,
        500,
        1000,
    )
    assert "kora" not in prices
    assert "scope" not in prices
    game.state.coupons = 250
    bread = next(card for card in trade.prices(game.state, sidorovich) if card.startswith("bread"))
    game.play(trade.trade(game.table), f"buy:{bread}:200")
    assert game.state.coupons == 50
    assert bread in game.state.piles[piles.STASH]
    game.play(trade.trade(game.table), "enough")
    game.play(contacts.choose(game.table))
    assert game.state.stage == Stage.OUTFIT


@pytest.mark.rule("S-064", "S-066", "S-068", "S-069", "S-655")
@pytest.mark.parametrize(("face", "price"), [("akm_74u", 250), ("sawed_off", 50)])
def test_example_37_selling_to_sidorovich(face: str, price: int) -> None:
    game = Game(on=lane())
    card = next(one for one in game.state.piles[piles.WEAPONS] if one.startswith(face))
    game.table.move(card, piles.WEAPONS, piles.STASH)
    game.state.coupons = 1000
    game.state.zone.trader = "sidorovich"
    game.play(trade.trade(game.table), f"sell:{card}:{price}")
    assert game.state.coupons == 1000 + price
    assert card in game.state.piles[piles.WEAPONS]


# --- events -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-221", "S-222", "S-017", "S-658")
@pytest.mark.parametrize(("team", "added"), [(1, 3), (2, 2), (4, 0)])
def test_example_17_new_arrival(team: int, added: int) -> None:
    names = ["palkan", "velet", "milady", "borsuk"][:team]
    game = Game(*names, on=lane())
    before = len(game.state.piles[piles.EVENTS])
    game.play(instructions.more_events(game.table, MoreEvents(4, less=True), instructions.Source("")))
    assert len(game.state.piles[piles.EVENTS]) == before + added


@pytest.mark.rule("S-657", "S-533", "S-535")
def test_event_1_reveals_and_adds_five_at_the_end_of_the_round() -> None:
    game = Game()
    assert events.current(game.state) is EVENT["a1_quiet_hours"]
    before = len(game.state.piles[piles.EVENTS])
    game.play(events.end_of_round(game.table))
    assert len(game.state.piles[piles.EVENTS]) == before + 5
    assert len(game.state.agenda) == 1


@pytest.mark.rule("S-219", "S-102", "S-005")
def test_an_empty_deck_means_time_is_up() -> None:
    game = Game()
    while game.state.piles[piles.EVENTS]:
        game.table.draw(piles.EVENTS, piles.EVENT)
    with pytest.raises(Finished):
        game.play(events.draw(game.table))
    assert game.state.result is not None
    assert game.state.result.ending == "time"


@pytest.mark.rule("S-215", "S-004")
def test_example_18_the_objective() -> None:
    """Neither all outside without Dalik nor one of two outside with him is enough."""
    assert (MISSION["A1"].needs, MISSION["A1"].death) == (("desk", "crowbar", "dalik"), 7)
    game = Game("palkan", "velet")
    for number in (0, 1):
        game.put("T04.G", number)
    ending.check(game.table)
    game.state.achieved = ["desk", "crowbar", "dalik"]
    game.put("T04.A", 1)
    ending.check(game.table)
    game.put("T04.H", 1)
    with pytest.raises(Finished):
        ending.check(game.table)
    assert game.state.result is not None
    assert (game.state.result.ending, game.state.result.winners) == ("success", [0])


@pytest.mark.rule("S-225", "S-224")
@pytest.mark.parametrize(
    ("answer", "magazines", "focus", "left"), [("lose", 0, True, 3), ("focus", 1, False, 3), ("slide", 1, True, 2)]
)
def test_example_40_quick_gear_check(answer: str, magazines: int, focus: bool, left: int) -> None:
    game = Game(on=lane())
    game.focus()
    game.token("magazine-pistol")
    game.play(instructions.carry_out(game.table, EVENT["quick_gear_check"].instant, instructions.Source("")), answer)
    assert (game.held("magazine-pistol"), game.stalker().focus, game.stalker().left[0]) == (magazines, focus, left)


@pytest.mark.rule("S-224", "S-533")
def test_instant_effects_come_once_and_marked_ones_at_the_end_of_the_round() -> None:
    game = Game(on=lane())
    game.table.move("pocket_change", piles.RANDOM, piles.EVENTS)
    bolts = game.held(piles.BOLT)
    game.play(events.draw(game.table))
    assert game.held(piles.BOLT) == bolts + 1
    game.play(events.end_of_round(game.table))
    assert game.held(piles.BOLT) == bolts + 1
    game.table.move("footsteps", piles.RANDOM, piles.EVENTS)
    game.play(events.draw(game.table))
    assert game.state.agenda == []
    game.play(events.end_of_round(game.table))
    assert game.state.agenda == [Closest()]


# --- turns ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-229", "S-231", "S-232", "S-228", "S-227")
def test_example_19_two_standard_actions_and_then_free_ones() -> None:
    game = Game("velet", "milady", on=lane())
    stalker = game.put("0,0")
    game.put("5,0", 1)
    game.state.turn = 0
    assert "end-turn" not in game.keys(actions.options(game.state, stalker))
    for left in (1, 0):
        game.play(actions.act(game.table), "prepare")
        assert stalker.left == [left, 2]
    offered = game.keys(actions.options(game.state, stalker))
    assert "end-turn" in offered
    assert "prepare" not in offered
    game.play(actions.act(game.table), "end-turn")
    assert (stalker.turns, game.state.turn, len(game.state.agenda)) == (1, NOBODY, 1)


@pytest.mark.rule("S-226", "S-237", "S-238", "S-239", "S-240")
def test_passing_postpones_and_somebody_must_go() -> None:
    game = Game("velet", "milady", on=lane())
    game.state.turn, game.state.next, game.state.passed, game.state.stage = NOBODY, 0, [], Stage.PLAYERS
    game.play(flow.players(game.table), "pass-turn")
    assert game.state.next == 1
    game.play(flow.players(game.table))
    assert game.state.turn == 1
    for stalker in game.state.stalkers:
        stalker.turns = 2
    game.state.turn = NOBODY
    game.play(flow.players(game.table))
    assert game.state.stage == Stage.ENEMIES


@pytest.mark.rule("S-438", "S-439")
def test_who_is_pinned_can_only_get_up() -> None:
    game = Game(on=lane())
    stalker = game.put("0,0")
    game.table.shift("pinned", 1, "supply", "map")
    stalker.pinned = True
    game.state.turn = 0
    assert game.keys(actions.options(game.state, stalker)) == ["stand-up"]
    game.play(actions.act(game.table))
    assert (stalker.pinned, stalker.left[0]) == (False, 2)


@pytest.mark.rule("S-327", "S-328", "S-329", "S-330", "S-331", "S-332", "S-572")
@pytest.mark.parametrize("team", [("velet",), ("velet", "milady")])
def test_the_lead_token(team: tuple[str, ...]) -> None:
    game = Game(*team, on=lane())
    stalker = game.stalker()
    stalker.hp = 15
    game.state.turn = 0
    game.play(actions.act(game.table), "lead-heal")
    assert (stalker.hp, game.state.lead, game.state.lead_used) == (17, len(team) - 1, True)
    assert "lead-heal" not in game.keys(actions.options(game.state, game.stalker(game.state.lead)))


@pytest.mark.rule("S-290", "S-291", "S-292", "S-293")
def test_a_decoy_draws_a_low_card_for_those_who_hear_it() -> None:
    game = Game(on=lane(9))
    stalker = game.put("0,0")
    near = game.enemy("zombie", "4,0", 1)
    game.enemy("snork", "8,0", 1)
    bolts = game.held("bolt")
    game.play(basic.decoy(game.table, stalker), f"to:{game.name(game.at('3,0'))}")
    assert (stalker.attention, stalker.noticed) == (LOW, game.at("3,0"))
    assert game.held("bolt") == bolts - 1
    assert len(game.state.piles[piles.LOW_DISCARDS]) == 1
    assert [getattr(one, "only", None) or getattr(one, "enemies", None) for one in game.state.agenda] == [
        (near.number,)
    ] * 2
    stalker.attention = HIGH
    assert not basic.can_decoy(game.state, stalker)


# --- environment cards ------------------------------------------------------------------------------------------------


def office() -> Game:
    game = Game()
    game.state.overlays = [Overlay("a1_03")]
    for stack in piles.UNKNOWN_STACK[:4]:
        game.table.move_all(stack, piles.UNKNOWN)
    game.table.move("unknown_x", piles.UNKNOWN, piles.UNKNOWN_STACK[0])
    game.state.unknown = [game.at("T03.E"), -1, -1, -1]
    return game


@pytest.mark.rule("S-181", "S-186", "S-187", "S-188", "S-184")
def test_example_38_the_window_flips_the_card() -> None:
    game = office()
    stalker = game.put("T03.D")
    assert environment.offers(game.state, stalker) == []
    game.put("T03.A")
    game.state.turn = 0
    assert "do:a1_03:a1_window" in game.keys(actions.options(game.state, stalker))
    game.table.force((1,))
    game.play(actions.act(game.table), "do:a1_03:a1_window")
    assert stalker.left[0] == 3
    assert len(game.state.agenda) == 1
    assert "a1_03" in game.state.piles[piles.ENVIRONMENT_BOX]


@pytest.mark.rule("S-182", "S-274", "S-275", "S-303", "S-087")
@pytest.mark.parametrize(("pick", "found"), [(1, "a1_10_empty"), (2, "a1_10_cot")])
def test_example_39_entering_flips_it_too_and_one_of_two_cards_follows(pick: int, found: str) -> None:
    game = office()
    stalker = game.put("T03.D")
    game.focus(on=False)
    game.table.force((pick,))
    game.play(moving.go(game.table, stalker, game.at("T03.E"), 1))
    assert found in game.state.piles[piles.ENVIRONMENT_BOX]
    assert stalker.focus == (found == "a1_10_empty")
    assert [enemy.kind for enemy in game.state.enemies] == ([] if found == "a1_10_empty" else ["bandit_rifle"])


@pytest.mark.rule("S-090", "S-181")
def test_the_lock_takes_three_loud_actions_and_shuts_the_gate() -> None:
    game = Game("velet", "milady")
    game.state.overlays = [Overlay("a1_06")]
    stalker = game.put("T05.D")
    game.put("T01.A", 1)
    assert environment.offers(game.state, stalker) == []
    game.state.achieved = ["desk"]
    assert environment.offers(game.state, stalker) == []
    game.state.achieved = ["desk", "crowbar"]
    game.state.turn = 0
    for work in range(3):
        stalker.left[0] = 2
        stalker.attention = 0
        assert "dalik" not in game.state.achieved, work
        game.play(actions.act(game.table), "do:a1_06:a1_lock")
        assert (stalker.attention, stalker.noticed) == (HIGH, stalker.space)
    assert game.state.achieved == ["desk", "crowbar", "dalik"]
    assert game.state.gates == ""
    assert not map_of(game.state).ground[Side.HUMAN].steps.of[game.at("T01.F")] >> game.at("T02.D") & 1


@pytest.mark.rule("S-181", "S-186")
def test_the_papers_take_two_actions_and_bring_a_man_back_to_the_crowbar() -> None:
    game = Begun("A1", 1)
    game.alone()
    stalker = game.put("T03.C")
    game.do_all("a1_desk")
    assert game.state.achieved == ["desk"]
    assert [enemy.kind for enemy in game.state.enemies if enemy.space == game.at("T02.E")] == ["bandit_rifle"]
    stalker.space = game.at("T02.B")
    assert "a1_crowbar" in [offer.deed.id for offer in environment.offers(game.state, stalker)]
    game.do_all("a1_crowbar")
    assert game.state.achieved == ["desk", "crowbar"]


# --- gear -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-361", "S-362", "S-363")
def test_example_44_a_random_attachment() -> None:
    game = Game(on=lane())
    cards = game.state.piles[piles.ATTACHMENTS]
    assert {ATTACHMENT[card].tier for card in cards} == {1, 2}
    game.table.force((len(cards),))
    last = cards[-1]
    game.play(gear.gain_random(game.table, game.stalker(), piles.ATTACHMENTS, "S-361"))
    assert last in game.state.piles[piles.PACK[0]]
    only = [card for card in cards if ATTACHMENT[card].tier == 2]
    game.table.force((1,))
    game.play(gear.gain_random(game.table, game.stalker(), piles.ATTACHMENTS, "S-361", tier=2))
    assert only[0] in game.state.piles[piles.PACK[0]]


@pytest.mark.rule("S-356", "S-357", "S-358", "S-364", "S-370")
def test_a_new_weapon_replaces_the_old_one() -> None:
    game = Game(on=lane())
    old = game.give("ptm")
    scope = game.give("scope")
    new = next(card for card in game.state.piles[piles.WEAPONS] if card.startswith("grim"))
    game.play(
        gear.gain(game.table, game.stalker(), new, piles.WEAPONS, "S-356"), f"put:{new}:weapon", f"put:{scope}:on.{new}"
    )
    assert game.state.piles[piles.WEAPON[0]] == [new, scope]
    assert game.state.piles[piles.PACK[0]] == [old]
    assert game.state.ammo[new] == 4


@pytest.mark.rule("S-350", "S-352")
def test_what_the_backpack_does_not_hold_is_discarded() -> None:
    game = Game(on=lane())
    for _ in range(5):
        game.give("bread")
    vodka = game.give("vodka")
    new = next(card for card in game.state.piles[piles.ITEMS] if card.startswith("sausage"))
    game.play(gear.gain(game.table, game.stalker(), new, piles.ITEMS, "S-352"), f"drop:{vodka}")
    assert len(game.state.piles[piles.PACK[0]]) == 6
    assert vodka in game.state.piles[piles.ITEMS]


@pytest.mark.rule("S-278", "S-279", "S-280", "S-353", "S-276", "S-277")
def test_prepare_lets_stalkers_on_one_space_share() -> None:
    on = Map({"wide": [(0, 0), (1, 0)], **squares((2, 0))})
    game = Game("velet", "milady", on=on)
    for number in (0, 1):
        game.put("wide", number)
    game.focus(0, on=False)
    weapon = game.give("ptm", 0)
    game.state.ammo[weapon] = 2
    bolts = game.held("bolt", 0)
    game.play(
        basic.prepare(game.table, game.stalker(), order=True),
        "who:velet",
        f"put:{weapon}:to.milady",
        "who:velet",
        "hand:bolt:milady",
        "enough",
    )
    assert weapon in game.state.piles[piles.PACK[1]]
    assert game.state.ammo[weapon] == 2
    assert (game.held("bolt", 0), game.held("bolt", 1)) == (bolts, bolts + 1)
    assert game.stalker().focus


@pytest.mark.rule("S-196", "S-197", "S-198", "S-359")
def test_loot_is_taken_from_the_top() -> None:
    game = Game(on=lane())
    stalker = game.put("0,0")
    loot.leave(game.table, game.at("0,0"), 2)
    stack = game.state.loot.index(game.at("0,0"))
    pile = game.state.piles[piles.LOOT_STACK[stack]]
    while LOOT[pile[-1]].id != "loot_bolts":
        game.table.draw(piles.LOOT_STACK[stack], piles.LOOT)
        game.table.shuffle(piles.LOOT)
        game.table.draw(piles.LOOT, piles.LOOT_STACK[stack])
    bolts = game.held("bolt")
    game.play(loot.resolve(game.table, stalker, stack))
    assert game.held("bolt") == bolts + 2
    assert len(pile) == 1
    assert len(game.state.piles[piles.LOOT_DISCARDS]) == 1


@pytest.mark.rule("S-597", "S-202", "S-335")
def test_the_box_holds_what_it_should() -> None:
    assert sum(STANDEES.values()) == 54
    assert len(UNKNOWN) == 24
    assert len([token for token in UNKNOWN.values() if token.colour == Colour.HORDE]) == 8
    assert len(LOOT) == 31
    assert all(card.value > 0 for card in GEAR.values())
    kinds = {card.id: card for card in GEAR.values() if isinstance(card, Artifact)}
    for field in (Field.ELECTRIC, Field.FIRE, Field.CHEMICAL, Field.GRAVITATIONAL):
        assert len([card for card in kinds.values() if card.field == field]) >= 4


@pytest.mark.rule("S-312")
def test_attention_makes_nobody_act_at_once() -> None:
    game = Game(on=lane())
    attention.place_high(game.table, game.put("0,0"), game.at("3,0"), "S-269")
    assert game.state.agenda == []


@pytest.mark.rule("S-357")
def test_attachments_go_onto_a_weapon_in_the_backpack_too() -> None:
    game = Game(on=lane())
    scope = game.give("scope")
    new = next(card for card in game.state.piles[piles.WEAPONS] if card.startswith("grim"))
    gain = gear.gain(game.table, game.stalker(), new, piles.WEAPONS, "S-356")
    game.play(gain, f"put:{new}:pack", f"put:{scope}:on.{new}")
    assert game.state.fitted == {scope: new}
    assert game.state.piles[piles.WEAPON[0]] == []
