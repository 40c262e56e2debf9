"""Modes, teams and set-up: what lies where before the first turn, in a mission and in a campaign."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from fivefires.conformance.citations import rulebook
from fivefires.games.zna.content import chemistry, piles
from fivefires.games.zna.content.index import CARD, HERO, MARK, RESOURCE, SPECIAL
from fivefires.games.zna.content.resources import AMMUNITION, WEAPONS
from fivefires.games.zna.content.scenarios import SCENARIOS
from fivefires.games.zna.game import GAME
from fivefires.games.zna.rules import drone, ending, gear
from fivefires.games.zna.show.scene import scene
from fivefires.games.zna.show.view import ZnaView
from fivefires.games.zna.state import Campaign, Kept, ZnaResult, ZnaState, ZnaTable, map_of, seat_of
from fivefires.kernel import SPECTATOR, Refused, Runner, Setup, key_of, message, seed_from
from fivefires.kernel.table import Finished
from tests.games.zna.tables import Game

TEAM = ("mia", "quinn", "gus", "ines")


def laid_out(setup: Setup, *team: str, seed: int = 1) -> Runner[ZnaState]:
    """A game whose page has been laid out: the next question is where the first hero starts."""
    runner: Runner[ZnaState] = Runner(GAME, setup, seed_from(seed))
    for hero in team or TEAM:
        runner.answer(runner.asked()[0], f"hero:{hero}")
    return runner


def mission(scenario: int, players: int = 1, *team: str, seed: int = 1) -> Runner[ZnaState]:
    return laid_out(Setup(players, "mission", (), {"scenario": scenario}), *team, seed=seed)


# What ends a hero's arranging.
ENDS = {"ready", "enough", "call-off"}


def asks(runner: Runner[ZnaState]) -> str:
    assert runner.question is not None
    return runner.question.prompt.message


def owned(state: ZnaState, hero: int) -> list[str]:
    return gear.cards(state, hero)


# --- modes and players -----------------------------------------------------------------------------------------


@pytest.mark.rule("N-001")
def test_every_ruling_is_carried_out_and_proved_like_a_printed_rule() -> None:
    book = rulebook(GAME)
    assert [*book.rules] == [f"N-{number:03}" for number in range(1, 520)]
    ruled = [rule for rule in book.rules.values() if rule.text.endswith("(ruling)")]
    assert len(ruled) > len(book.rules) / 2
    assert [rule.number for rule in ruled if not rule.code or not rule.tests] == []


@pytest.mark.rule("N-004", "N-005", "N-006", "N-008", "N-015")
def test_a_mission_is_any_scenario_and_a_campaign_begins_with_the_first() -> None:
    assert [mode.id for mode in GAME.modes] == ["mission", "campaign"]
    for page in SCENARIOS:
        runner = mission(page.number)
        assert map_of(runner.state).scenario is page
        assert runner.state.fog == [int(tile.fog) for tile in page.tiles]
        assert runner.state.campaign is None
    assert laid_out(Setup(1, "campaign")).state.scenario == 1
    with pytest.raises(Refused):
        GAME.check(Setup(1, "mission", options={"scenario": 13}))
    with pytest.raises(Refused):
        GAME.check(Setup(1, "skirmish"))


@pytest.mark.rule("N-002", "N-367")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_players_win_or_all_lose(players: int) -> None:
    won: ZnaTable = mission(1, players).table
    with pytest.raises(Finished):
        ending.win(won)
    lost: ZnaTable = mission(1, players).table
    with pytest.raises(Finished):
        ending.lose(lost, "time", "N-297")
    assert won.state.result is not None
    assert lost.state.result is not None
    assert (won.state.result.winners, lost.state.result.winners) == ([*range(players)], [])


@pytest.mark.rule("N-009", "N-010", "N-011", "N-024", "N-012")
@pytest.mark.parametrize(
    ("players", "seats"), [(1, [0, 0, 0, 0]), (2, [0, 0, 1, 1]), (3, [0, 0, 1, 2]), (4, [0, 1, 2, 3])]
)
def test_four_heroes_whoever_plays(players: int, seats: list[int]) -> None:
    runner: Runner[ZnaState] = Runner(GAME, Setup(players, "mission", (), {"scenario": 1}), seed_from(1))
    chosen: list[str] = []
    for seat in seats:
        assert runner.asked() == [seat]
        offered = [key_of(option) for option in runner.options(seat)]
        assert offered == [f"hero:{hero}" for hero in HERO if hero not in chosen]
        chosen.append(offered[-1].removeprefix("hero:"))
        runner.answer(seat, offered[-1])
    assert [hero.id for hero in runner.state.heroes] == chosen
    assert [seat_of(players, hero) for hero in range(4)] == seats
    assert [runner.state.piles[pile] for pile in piles.BOARD] == [[hero] for hero in chosen]
    with pytest.raises(Refused):
        GAME.check(Setup(5, "mission", options={"scenario": 1}))


@pytest.mark.rule("N-012", "N-024")
def test_heroes_may_be_dealt() -> None:
    setup = Setup(2, "mission", (), {"scenario": 1, "heroes": "dealt"})
    runner: Runner[ZnaState] = Runner(GAME, setup, seed_from(5))
    assert asks(runner) == "ask-start"
    assert len({hero.id for hero in runner.state.heroes}) == 4


@pytest.mark.rule("N-013", "N-014", "N-139")
@pytest.mark.parametrize("players", [1, 4])
def test_the_number_of_people_changes_nothing_for_a_hero(players: int) -> None:
    """The same seed deals the same things: each hero has a board, cards and actions of his own."""
    state = mission(9, players).state
    alone = mission(9, 1).state
    for hero in range(4):
        assert owned(state, hero) == owned(alone, hero)
        assert gear.tokens(state, hero) == gear.tokens(alone, hero)
    held = [card for hero in range(4) for card in owned(state, hero)]
    assert len(held) == len(set(held))
    for number, who in enumerate(state.heroes):
        drawn = [card for card in owned(state, number) if card not in MARK]
        board = HERO[who.id]
        specials = sum(card in SPECIAL for card in drawn)
        assert (specials, len(drawn) - specials) == (board.specials + 1, 2), (
            "what a player gets, each hero gets (N-038)"
        )


# --- the board -------------------------------------------------------------------------------------------------


@pytest.mark.rule("N-016", "N-017", "N-076", "N-039", "N-040")
@pytest.mark.parametrize("page", SCENARIOS, ids=lambda page: page.id)
def test_tiles_and_fog_are_those_of_the_page(page: object) -> None:
    assert isinstance(page, type(SCENARIOS[0]))
    state = mission(page.number).state
    map = map_of(state)
    assert [*map.titles] == [tile.tile for tile in page.tiles]
    assert state.fog == [int(tile.fog) for tile in page.tiles]
    assert set(state.fog) <= {0, 1, 2}


@pytest.mark.rule("N-029", "N-030", "N-031", "N-088")
def test_heroes_choose_their_starting_spaces_and_only_that_tile_is_explored() -> None:
    runner = mission(2)
    map = map_of(runner.state)
    for number in range(3):  # the last one has no choice
        offered = [key_of(option) for option in runner.options(0)]
        assert len(offered) == len(map.starts) - number
        assert {key.removeprefix("to:") for key in offered} <= {map.names[area] for area in map.starts}
        runner.answer(0, offered[-1])
    assert sorted(hero.area for hero in runner.state.heroes) == sorted(map.starts)
    assert [tile for tile, explored in enumerate(runner.state.explored) if explored] == [map.tile_of[map.starts[0]]]
    assert runner.state.mutants == []


@pytest.mark.rule("N-059", "N-060", "N-066", "N-397")
def test_unknown_tiles_are_drawn_by_chance_and_lie_unseen() -> None:
    for page in SCENARIOS:
        state = mission(page.number).state
        places = map_of(state).unknown.values()
        assert [len(state.piles[piles.PLACES[place]]) for place in places] == [1] * len(places)
        assert len(state.piles[piles.UNKNOWN_BOX]) == 4 - len(places)
    found = {mission(2, seed=seed).state.piles[piles.PLACES["X1"]][0] for seed in range(24)}
    assert found == {"U1", "U2", "U3", "U4"}


@pytest.mark.rule("N-018", "N-174", "N-511", "N-513", "N-495")
def test_figures_and_tokens_stand_where_the_page_puts_them() -> None:
    boss = mission(8).state
    tile_of = map_of(boss).tile_of
    waiting = [(figure.kind, figure.awake, boss.explored[tile_of[figure.area]]) for figure in boss.mutants]
    assert waiting == [("boss", False, False)]
    assert [mutant.kind for mutant in mission(9).state.mutants] == ["courier"]
    keys = mission(2).state
    assert sum(count for place, count in keys.stock["key"].items() if place.startswith("at.")) == 3
    assert [person.kind for person in mission(4).state.people] == ["survivor"] * 4
    assert [person.kind for person in mission(5).state.people] == ["professor"]


# --- decks and bags --------------------------------------------------------------------------------------------


def orders(pile: str, seeds: range = range(4)) -> set[tuple[str, ...]]:
    return {tuple(mission(1, seed=seed).state.piles[pile]) for seed in seeds}


@pytest.mark.rule("N-019", "N-020", "N-021")
@pytest.mark.parametrize("pile", [piles.RESOURCES, piles.SPECIALS, piles.EVENTS, piles.OBJECTIVES])
def test_decks_are_shuffled(pile: str) -> None:
    assert len(orders(pile)) == 4


@pytest.mark.rule("N-022", "N-023", "N-033", "N-035", "N-353", "N-034")
def test_the_bags_hold_what_the_page_and_the_box_say() -> None:
    for page in SCENARIOS:
        state = mission(page.number).state
        bag = [state.stock[kind].get(piles.BAG, 0) for kind in ("walker", "runner", "brute")]
        assert bag == [page.bag.walkers, page.bag.runners, page.bag.brutes]
        assert len(state.piles[piles.EVENTS]) == page.clock
        assert len(state.piles[piles.EVENT_BOX]) == 40 - page.clock
        for token, copies in chemistry.COPIES.items():
            held = sum(gear.tokens(state, hero).get(token, 0) for hero in range(4))
            assert state.stock[token].get(piles.BAG, 0) == copies - held


@pytest.mark.rule("N-268")
@pytest.mark.parametrize(
    ("scenario", "left_out"), [(1, {"trailblazer", "kingslayer"}), (2, {"kingslayer"}), (12, set())]
)
def test_objectives_that_cannot_be_met_are_left_out(scenario: int, left_out: set[str]) -> None:
    state = mission(scenario).state
    assert set(state.piles[piles.OBJECTIVE_BOX]) == left_out
    assert len(state.piles[piles.OBJECTIVES]) == 24 - len(left_out)


# --- what heroes begin with ------------------------------------------------------------------------------------


@pytest.mark.rule("N-025", "N-026", "N-027", "N-028", "N-037", "N-106", "N-116", "N-415")
def test_a_hero_begins_whole_with_a_mask_and_what_his_board_says() -> None:
    for team in (TEAM, ("tobias", "walt", "mia", "gus")):
        state = mission(1, 1, *team).state
        for number, name in enumerate(team):
            board, me = HERO[name], state.heroes[number]
            assert (me.health, me.resistance) == (board.health, board.resistance)
            assert state.stock[piles.MASK][piles.ON[number]] == 1
            assert set(board.starts) <= set(owned(state, number))
            assert gear.tokens(state, number) == Counter(board.tokens)
            more = [card for card in owned(state, number) if card not in board.starts]
            assert len([card for card in more if card in SPECIAL]) == (1 if name == "ines" else 0)
            assert len([card for card in more if card in RESOURCE]) == 1
    assert not set(MARK) & {*state.piles[piles.RESOURCES], *state.piles[piles.SPECIALS]}


@pytest.mark.rule("N-408", "N-409", "N-411", "N-413", "N-415", "N-417", "N-419")
def test_the_six_boards() -> None:
    values = {
        id: (one.movement, one.strength, one.dexterity, one.health, one.resistance, one.actions, one.chemistry)
        for id, one in HERO.items()
    }
    assert values == {
        "mia": (3, 1, 2, 5, 6, 3, 6),
        "quinn": (3, 2, 3, 6, 5, 3, 4),
        "gus": (3, 3, 1, 6, 5, 3, 4),
        "ines": (4, 2, 2, 5, 5, 3, 4),
        "tobias": (3, 2, 1, 6, 6, 3, 4),
        "walt": (3, 1, 3, 5, 6, 3, 4),
    }
    starts = {id: ([CARD[card].id for card in one.starts], one.tokens, one.specials) for id, one in HERO.items()}
    assert starts == {
        "mia": (["syringe"], ("yellow_2", "green_2"), 0),
        "quinn": (["revolver", "kitchen_knife"], (), 0),
        "gus": (["baseball_bat"], (), 0),
        "ines": (["kitchen_knife"], (), 1),
        "tobias": (["garden_sprayer", "first_aid_kit"], ("yellow_1",), 0),
        "walt": (["dart_pistol"], ("green_1",), 0),
    }
    assert len({one.ability for one in HERO.values()}) == 6


@pytest.mark.rule("N-138", "N-038")
@pytest.mark.parametrize(("scenario", "resources", "specials"), [(1, 1, 0), (4, 1, 0), (5, 1, 1), (8, 1, 1), (9, 2, 1)])
def test_later_missions_begin_better_equipped(scenario: int, resources: int, specials: int) -> None:
    state = mission(scenario, 1, "gus", "quinn", "walt", "mia").state
    for hero in range(4):
        more = [card for card in owned(state, hero) if card not in MARK]
        assert len([card for card in more if card in RESOURCE]) == resources
        assert len([card for card in more if card in SPECIAL]) == specials


@pytest.mark.rule("N-140", "N-038")
def test_a_campaign_begins_like_a_mission_and_gets_no_more_later() -> None:
    state = laid_out(Setup(1, "campaign"), "gus", "quinn", "walt", "mia").state
    assert [len([card for card in owned(state, hero) if card not in MARK]) for hero in range(4)] == [1] * 4
    later = Campaign(9, [Kept(name) for name in TEAM], ["total"] * 8)
    earlier = ZnaResult(ending="total", winners=[0], scenario=8, victory="total", campaign=later)
    link: Runner[ZnaState] = Runner(GAME, Setup(1, "campaign", earlier=msgspec.to_builtins(earlier)), seed_from(1))
    assert [owned(link.state, hero) for hero in range(4)] == [[]] * 4


@pytest.mark.rule("N-036", "N-035", "N-381")
def test_what_is_carried_over_is_not_in_its_deck() -> None:
    spaces = {"hands": ["fire_axe"], "belt": ["lucky_coin"]}
    now = Campaign(
        2, [Kept("gus", spaces=spaces, tokens={"blue_3": 2}), *map(Kept, ("mia", "quinn", "ines"))], ["total"]
    )
    earlier = ZnaResult(ending="total", winners=[0], scenario=1, victory="total", campaign=now)
    state = Runner(GAME, Setup(1, "campaign", earlier=msgspec.to_builtins(earlier)), seed_from(1)).state
    assert "fire_axe" not in state.piles[piles.RESOURCES]
    assert "lucky_coin" not in state.piles[piles.SPECIALS]
    assert piles.BAG not in state.stock["blue_3"]
    assert [(hero.health, hero.resistance) for hero in state.heroes] == [(6, 5), (5, 6), (6, 5), (5, 5)]
    assert [state.stock[piles.MASK][place] for place in piles.ON] == [1] * 4


@pytest.mark.rule("N-385", "N-035")
def test_a_replacement_takes_a_card_of_the_same_name_or_nothing() -> None:
    """Mia's syringe and all her tokens are with the others; a new Mia gets a plain syringe and no token."""
    heroes = [
        Kept("gus", spaces={"hands": ["mia_syringe"]}, tokens={"yellow_2": 4}),
        Kept("quinn", tokens={"green_2": 4}),
        Kept("mia", alive=False),
        Kept("walt"),
    ]
    earlier = ZnaResult(
        ending="partial", winners=[0], scenario=1, victory="partial", campaign=Campaign(2, heroes, ["partial"])
    )
    runner: Runner[ZnaState] = Runner(GAME, Setup(1, "campaign", earlier=msgspec.to_builtins(earlier)), seed_from(1))
    runner.answer(0, "hero:mia")
    faces = [CARD[card].id for card in owned(runner.state, 2)]
    assert faces[0] == "syringe"
    assert owned(runner.state, 2)[0] not in MARK
    assert gear.tokens(runner.state, 2) == {}


@pytest.mark.rule("N-301", "N-299", "N-300", "N-307", "N-426", "N-437", "N-438", "N-313", "N-432", "N-434", "N-430")
def test_the_cards_of_the_resource_deck() -> None:
    printed = [(card.id, card.copies, card.hands, card.range, card.damage, card.slots) for card in WEAPONS]
    assert printed == [
        ("kitchen_knife", 4, 1, 0, 1, 0),
        ("crowbar", 3, 1, 0, 1, 0),
        ("baseball_bat", 3, 2, 0, 2, 0),
        ("fire_axe", 2, 2, 0, 3, 0),
        ("revolver", 3, 1, 3, 2, 0),
        ("service_pistol", 3, 1, 5, 1, 0),
        ("shotgun", 2, 2, 3, 3, 0),
        ("hunting_rifle", 2, 2, 8, 2, 0),
        ("submachine_gun", 2, 2, 4, 1, 0),
        ("syringe", 4, 1, 0, 0, 2),
        ("injector_lance", 2, 2, 0, 1, 4),
        ("garden_sprayer", 4, 1, 2, 0, 3),
        ("dart_pistol", 3, 1, 5, 1, 2),
        ("fire_extinguisher", 2, 2, 2, 1, 6),
        ("pressure_cannon", 1, 2, 4, 2, 4),
    ]
    kinds = {(bool(card.slots), bool(card.range)) for card in WEAPONS}
    assert kinds == {(False, False), (False, True), (True, False), (True, True)}
    rounds = [(card.id, card.copies, card.bullets, card.damage) for card in AMMUNITION]
    assert rounds == [("standard_rounds", 8, 6, 1), ("hollow_points", 4, 4, 2), ("old_stock", 4, 8, 0)]


@pytest.mark.rule("N-181", "N-440")
def test_two_kinds_of_resource_card() -> None:
    assert len(RESOURCE) == 56
    assert len(SPECIAL) == 24
    copies = Counter(card.id for card in SPECIAL.values())
    assert [*copies.values()] == [4, 3, 3, 3, 4, 2, 2, 3]


# --- before the first turn -------------------------------------------------------------------------------------


@pytest.mark.rule("N-135", "N-003")
def test_story_objective_and_special_rules_are_told_first() -> None:
    for page in SCENARIOS:
        runner = mission(page.number)
        shown = scene(ZnaView(runner.state, 0))
        (told,) = shown.stories
        parts = {"story": f"zna-scenario-{page.id}.before", "rules": f"zna-scenario-{page.id}.special"}
        assert told.text == message("scene-told-before", **{part: message(id) for part, id in parts.items()})
        (goal,) = shown.goals
        assert (goal.rule, goal.then[0].id) == ("N-003", f"zna-scenario-{page.id}.objective")


def to_the_arranging(runner: Runner[ZnaState]) -> None:
    while asks(runner) == "ask-start":
        seat = runner.asked()[0]
        runner.answer(seat, key_of(runner.options(seat)[0]))


@pytest.mark.rule("N-141")
def test_every_hero_may_arrange_his_cards_before_the_first_turn() -> None:
    runner = mission(1, 1, "quinn", "gus", "mia", "walt")
    to_the_arranging(runner)
    assert asks(runner) == "ask-equip"
    assert {"quinn_revolver", "quinn_knife"} <= set(runner.state.piles["hands.0"])
    assert {"ready"} == ENDS & {key_of(one) for one in runner.options(0)}
    runner.answer(0, "put:quinn_knife:belt:")
    assert {"enough", "call-off"} == ENDS & {key_of(one) for one in runner.options(0)}, "going on would lose the change"
    runner.answer(0, "enough")
    assert "quinn_knife" in runner.state.piles["belt.0"]
    assert [hero.actions for hero in runner.state.heroes] == [0] * 4
    for _ in range(3):
        assert asks(runner) == "ask-equip"
        runner.answer(0, "ready")
    assert asks(runner) == "ask-order"


@pytest.mark.rule("N-142", "N-143", "N-144", "N-134", "N-014")
def test_with_the_variant_each_hero_gets_two_objectives() -> None:
    runner = laid_out(Setup(2, "mission", ("objectives",), {"scenario": 1}))
    to_the_arranging(runner)
    for hero in range(4):
        seat = seat_of(2, hero)
        for answer in ("face-down", "lie-open"):
            assert (asks(runner), runner.asked()) == ("ask-face", [seat])
            runner.answer(seat, answer)
        runner.answer(seat, "ready")
    state = runner.state
    assert [(len(state.piles[piles.SECRET[hero]]), len(state.piles[piles.OPEN[hero]])) for hero in range(4)] == [
        (1, 1)
    ] * 4
    for hero in range(4):
        seen = [GAME.view(state, seat).cards(piles.SECRET[hero]) for seat in (0, 1, SPECTATOR)]
        mine = state.piles[piles.SECRET[hero]]
        assert seen[seat_of(2, hero)] == mine
        assert seen[1 - seat_of(2, hero)] == seen[2] == [None]
        assert GAME.view(state, 1 - seat_of(2, hero)).cards(piles.OPEN[hero]) == state.piles[piles.OPEN[hero]]


@pytest.mark.rule("N-145", "N-142")
def test_without_the_variant_nobody_begins_with_objectives_but_the_drone_offers_them() -> None:
    game = Game("gus")
    assert [len(game.state.piles[pile]) for pile in (*piles.SECRET, *piles.OPEN)] == [0] * 8
    game.put(0, game.map.drone)
    assert [act.value for act in drone.interactions(game.state, 0)] == ["draw-objective"]


@pytest.mark.rule("N-146", "N-390")
def test_a_campaign_keeps_the_variant_and_players_may_change() -> None:
    now = Campaign(2, [Kept(name) for name in TEAM], ["total"])
    done = ZnaResult(ending="total", winners=[0], scenario=1, victory="total", campaign=now)
    assert GAME.follows is not None
    link = GAME.follows(Setup(1, "campaign", ("objectives",)), done)
    assert link is not None
    assert link.variants == ("objectives",)
    GAME.check(msgspec.structs.replace(link, players=3))
