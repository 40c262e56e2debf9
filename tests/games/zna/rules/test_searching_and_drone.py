"""Searching, fog events and the drone, and the worked examples N-E11, N-E12 and N-E19."""

from __future__ import annotations

import pytest

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.index import AMMO, EVENT, WEAPON
from fivefires.games.zna.content.vocabulary import Level
from fivefires.games.zna.rules import actions, drone, events, moving, objectives, searching
from fivefires.games.zna.rules.questions import Act
from fivefires.games.zna.state import NOBODY, OUT, targets
from fivefires.kernel.tape import Roll
from fivefires.kit.bits import members
from tests.games.zna.tables import LIGHT_H, LIGHT_R, Game


def on_top(game: Game, pile: str, *cards: str) -> None:
    """These cards on top of a deck, the first one uppermost."""
    for card in reversed(cards):
        where = next(name for name, held in game.state.piles.items() if card in held)
        game.table.move(card, where, pile)


def at(game: Game, letter: str) -> None:
    """Gus stands in a special area of this kind, or at a body."""
    if letter == "b":
        game.put(0, members(game.map.bodies)[0])
    else:
        game.put(0, game.map.special.index(letter))


def searcher(letter: str, event: str = "silence", scenario: int = 1) -> Game:
    for number in (scenario, *range(1, 13)):
        game = Game("gus", scenario=number)
        if letter == "b" or letter in game.map.special:
            break
    game.apart(1, 2, 3)
    at(game, letter)
    game.explore()
    on_top(game, piles.EVENTS, event)
    return game


@pytest.mark.rule("N-182", "N-183", "N-192", "N-228", "N-237", "N-461", "N-196")
def test_example_11_whom_the_event_fells_finds_nothing() -> None:
    game = searcher("b", "seepage")
    game.hero(0).resistance = 1
    left = len(game.state.piles[piles.EVENTS])
    deck = len(game.state.piles[piles.RESOURCES])
    game.play(actions.turn(game.table), "search")
    assert (game.hero(0).status, game.hero(0).actions) == (OUT, 2)
    game.play(actions.turn(game.table))
    assert (game.hero(0).actions, game.state.hero) == (0, NOBODY)
    assert len(game.state.piles[piles.RESOURCES]) == deck
    assert len(game.state.piles[piles.EVENTS]) == left - 1


@pytest.mark.rule("N-187", "N-190", "N-185", "N-466", "N-186")
def test_example_12_a_police_car() -> None:
    game = searcher("P")
    on_top(game, piles.RESOURCES, "kitchen_knife", "service_pistol", "standard_rounds")
    deck = len(game.state.piles[piles.RESOURCES])
    game.play(searching.search(game.table, 0), "find-rounds", "stow:slot")
    assert game.state.piles["slot.0"] == ["standard_rounds"]
    assert game.state.bullets.get("standard_rounds") == 6
    assert len(game.state.piles[piles.RESOURCES]) == deck - 1
    assert {"kitchen_knife", "service_pistol"} <= {*game.state.piles[piles.RESOURCES]}
    assert game.state.piles[piles.REVEALED] == []


@pytest.mark.rule("N-190", "N-191")
@pytest.mark.parametrize("what", ["find-gun", "find-rounds"])
def test_a_police_car_without_what_is_looked_for_gives_nothing(what: str) -> None:
    game = searcher("P")
    for pile in (piles.RESOURCES, piles.RESOURCE_DISCARDS):
        for card in [*game.state.piles[pile]]:
            gun = card in WEAPON and WEAPON[card].range and not WEAPON[card].slots
            if card in AMMO if what == "find-rounds" else gun:
                game.table.move(card, pile, piles.BOX)
    left = sorted(game.state.piles[piles.RESOURCES] + game.state.piles[piles.RESOURCE_DISCARDS])
    game.play(searching.search(game.table, 0), what)
    assert sorted(game.state.piles[piles.RESOURCES]) == left
    assert (game.state.piles[piles.REVEALED], game.hero(0).actions) == ([], 2)


@pytest.mark.rule("N-184", "N-077", "N-131")
def test_a_body_has_the_top_resource() -> None:
    game = searcher("b")
    on_top(game, piles.RESOURCES, "crowbar")
    game.play(searching.search(game.table, 0), "stow:hands")
    assert game.state.piles["hands.0"] == ["crowbar"]


@pytest.mark.rule("N-188", "N-422")
@pytest.mark.parametrize("crowbar", [False, True])
def test_a_car_has_a_special_resource_and_two_for_a_crowbar(crowbar: bool) -> None:
    game = searcher("C")
    on_top(game, piles.SPECIALS, "lucky_coin", "second_wind")
    keep = ["keep:second_wind"] if crowbar else []
    if crowbar:
        game.give(0, "crowbar")
    game.play(searching.search(game.table, 0), *keep, "stow:belt")
    assert game.state.piles["belt.0"] == ["second_wind" if crowbar else "lucky_coin"]


@pytest.mark.rule("N-189")
def test_a_pharmacy_gives_one_of_two_tokens() -> None:
    game = searcher("R")
    game.table.force_tokens(["yellow_1", "green_2"])
    game.play(searching.search(game.table, 0), "keep:green_2")
    assert game.stock("green_2", piles.ON[0]) == 1
    assert piles.ON[0] not in game.state.stock["yellow_1"]
    assert not any(piles.REVEALED in places for places in game.state.stock.values())


@pytest.mark.rule("N-132")
def test_what_finds_no_space_is_left_or_makes_room() -> None:
    game = searcher("b")
    for face, space in (
        ("kitchen_knife", "hands"),
        ("revolver", "hands"),
        ("lucky_coin", "belt"),
        ("adrenaline", "belt"),
    ):
        game.give(0, face, space)
    for face in ("shotgun", "fire_axe", "syringe", "hunting_rifle"):
        game.give(0, face, "pack")
    on_top(game, piles.RESOURCES, "crowbar")
    game.play(searching.search(game.table, 0), "stow:hands:kitchen_knife")
    assert sorted(game.state.piles["hands.0"]) == ["crowbar", "revolver"]
    assert game.state.lying["kitchen_knife"] == game.hero(0).area


@pytest.mark.rule("N-467")
def test_full_pockets_bring_another_card() -> None:
    game = searcher("b", "full_pockets")
    on_top(game, piles.RESOURCES, "crowbar", "revolver")
    game.play(searching.search(game.table, 0), "stow:hands", "stow:hands")
    assert sorted(game.state.piles["hands.0"]) == ["crowbar", "revolver"]
    on_top(game, piles.EVENTS, "silence")
    game.play(searching.search(game.table, 0), "leave-it")  # one card again


@pytest.mark.rule("N-193")
def test_without_events_nobody_searches() -> None:
    game = searcher("b")
    assert searching.searchable(game.state, 0)
    game.table.move_all(piles.EVENTS, piles.EVENT_BOX)
    assert not searching.searchable(game.state, 0)


def happens(event: str, scenario: int = 7) -> Game:
    game = Game("gus", scenario=scenario)
    game.apart(1, 2, 3)
    game.explore()
    game.state.fog = [1] * len(game.state.fog)
    on_top(game, piles.EVENTS, event)
    return game


@pytest.mark.rule("N-449", "N-454", "N-452", "N-453")
@pytest.mark.parametrize(
    ("event", "here", "elsewhere"), [("thickening", 2, 1), ("draught", 0, 1), ("black_noon", 2, 2)]
)
def test_events_of_the_fog(event: str, here: int, elsewhere: int) -> None:
    game = happens(event)
    game.play(events.draw(game.table, 0, "N-183"))
    tile = game.tile()
    assert [game.state.fog[tile], *{level for other, level in enumerate(game.state.fog) if other != tile}] == [
        here,
        elsewhere,
    ]


@pytest.mark.rule("N-453")
def test_a_sea_breeze_thins_heavy_fog() -> None:
    game = happens("sea_breeze")
    game.fog(Level.HEAVY)
    game.play(events.draw(game.table, 0, "N-183"))
    assert set(game.state.fog) == {1}


@pytest.mark.rule("N-450", "N-451")
def test_a_bank_creeps_and_chimneys_smoke() -> None:
    game = happens("creeping_bank")
    around = game.map.orthogonal[game.tile()]
    game.state.fog[around[0]] = 0
    game.play(events.draw(game.table, 0, "N-183"))
    assert set(game.state.fog) == {1}
    other = happens("two_chimneys")
    other.table.force([1], [1])
    other.play(events.draw(other.table, 0, "N-183"))
    assert sorted(other.state.fog)[-2:] == [2, 2]


@pytest.mark.rule("N-450", "N-056", "N-497")
@pytest.mark.parametrize(("scenario", "most"), [(1, 1), (2, 2)])
def test_nobody_is_asked_where_a_bank_creeps_if_no_tile_can_rise(scenario: int, most: int) -> None:
    game = Game("gus", scenario=scenario)
    on_top(game, piles.EVENTS, "creeping_bank")
    game.state.fog = [most] * len(game.state.fog)
    around = game.map.orthogonal[game.tile()]
    assert len(around) > 1
    game.play(events.draw(game.table, 0, "N-183"))
    assert set(game.state.fog) == {most}
    on_top(game, piles.EVENTS, "creeping_bank")
    for tile in around:
        game.state.fog[tile] = most - 1
    game.play(events.draw(game.table, 0, "N-183"), f"tile:{game.map.titles[around[1]]}")
    assert [tile for tile in around if game.state.fog[tile] == most] == [around[1]]


@pytest.mark.rule("N-455", "N-456", "N-457", "N-459")
def test_events_that_bring_or_wake_mutants() -> None:
    game = happens("something_stirs")
    game.play(events.draw(game.table, 0, "N-183"))
    greens = game.map.greens[game.tile()]
    nearest = min(greens, key=game.map.walk[game.hero(0).area].__getitem__)
    assert [mutant.area for mutant in game.state.mutants] == [nearest]
    under = happens("under_the_body")
    under.play(events.draw(under.table, 0, "N-183"))
    beside = under.map.beside[under.hero(0).area]
    assert [beside >> mutant.area & 1 for mutant in under.state.mutants] == [1]
    wakes = happens("street_wakes")
    wakes.play(events.draw(wakes.table, 0, "N-183"))
    assert len(wakes.state.mutants) == len(wakes.map.points[wakes.tile()])
    cries = happens("answering_cries")
    for tile, on in enumerate(cries.map.on):
        cries.mutant("walker", members(on & cries.map.open)[-1], awake=False)
        assert tile >= 0
    near = (cries.tile(), *cries.map.orthogonal[cries.tile()])
    cries.play(events.draw(cries.table, 0, "N-183"))
    assert all(mutant.awake for mutant in cries.state.mutants if cries.map.tile_of[mutant.area] in near)


@pytest.mark.rule("N-460", "N-461", "N-462", "N-463")
def test_events_that_hurt() -> None:
    seepage = happens("seepage")
    held = [hero.resistance for hero in seepage.state.heroes]
    seepage.play(events.draw(seepage.table, 0, "N-183"))
    assert [hero.resistance for hero in seepage.state.heroes] == [held[0] - 1, *held[1:]]
    strap = happens("torn_strap")
    strap.play(events.draw(strap.table, 0, "N-183"))
    assert strap.stock(piles.MASK, piles.at(strap.hero(0).area)) == 1
    gust = happens("choking_gust")
    before = [hero.resistance for hero in gust.state.heroes]
    gust.play(events.draw(gust.table, 0, "N-183"))
    assert [hero.resistance for hero in gust.state.heroes] == [one - 1 for one in before]
    glass = happens("broken_glass")
    health = glass.hero(0).health
    glass.play(events.draw(glass.table, 0, "N-183"))
    assert glass.hero(0).health == health - 1


@pytest.mark.rule("N-464", "N-465")
def test_events_of_time() -> None:
    hour = happens("lost_hour")
    left = len(hour.state.piles[piles.EVENTS])
    hour.play(events.draw(hour.table, 0, "N-183"))
    assert len(hour.state.piles[piles.EVENTS]) == left - 2
    air = happens("dead_air")
    air.put(0, air.map.drone)
    assert drone.in_reach(air.state, 0)
    air.play(events.draw(air.table, 0, "N-183"))
    assert not drone.in_reach(air.state, 0)
    air.state.round += 2
    assert drone.in_reach(air.state, 0)


@pytest.mark.rule("N-034", "N-021")
def test_there_are_forty_events_of_nineteen_kinds() -> None:
    assert len(EVENT) == 40
    assert len({card.id for card in EVENT.values()}) == 19 == len(events.EVENTS)
    assert sum(card.changes_fog for card in EVENT.values()) == 13
    assert len(AMMO) == 16


# --- the drone -------------------------------------------------------------------------------------------------


def with_cards(hero: str, *cards: str, scenario: int = 1) -> Game:
    game = Game(hero, scenario=scenario)
    game.apart(1, 2, 3)
    game.put(0, game.map.drone)
    for card in cards:
        on_top(game, piles.OBJECTIVES, card)
        objectives.take(game.table, 0)
    return game


@pytest.mark.rule("N-253", "N-254", "N-255", "N-256", "N-257", "N-258", "N-264", "N-265", "N-261")
@pytest.mark.parametrize("hit", [True, False])
def test_example_19_a_hack(hit: bool) -> None:
    game, tile = out_of_sight()
    for card in [*game.state.piles["secret.0"]]:
        game.play(drone.show(game.table, 0), f"card:{card}")
    game.state.fog[tile] = Level.MEDIUM
    game.table.force([1], [LIGHT_H if hit else LIGHT_R])
    game.table.force_tokens(*([] if hit else [["runner"], ["walker"]]))
    game.play(drone.interact(game.table, 0), "hack", "card:loner", "card:scout", f"tile:{game.map.titles[tile]}")
    assert game.hero(0).actions == 2
    assert game.state.piles["open.0"] == []
    assert game.state.explored[tile] is not hit
    came = [(mutant.kind, mutant.area, mutant.awake) for mutant in game.state.mutants]
    first, second = game.map.points[tile]
    assert came == ([] if hit else [("runner", first, False), ("walker", second, False)])
    assert drone.in_reach(game.state, 0)
    assert [one.sides for one in game.table.tape.line if isinstance(one, Roll)][-2:] == [2, 6]
    if not hit:
        free = next(area for area in members(game.map.on[tile] & game.map.open) if area not in (first, second))
        game.play(moving.enter(game.table, 0, free))
        assert len(game.state.mutants) == 2


def out_of_sight() -> tuple[Game, int]:
    """A hero with two objectives beside the drone, and an unexplored tile with one point of either kind where nobody
    sees them.
    """
    for scenario in range(1, 13):
        if Game(scenario=scenario).map.drone < 0:
            continue
        game = with_cards("gus", "scout", "loner", scenario=scenario)
        watched = targets(game.state)
        for tile, explored in enumerate(game.state.explored):
            points = game.map.points[tile]
            right = (len(game.map.greens[tile]), len(points)) == (1, 2) and tile not in game.map.unknown
            if right and not explored and not any(game.map.watch[point] & watched for point in points):
                return game, tile
    raise LookupError


def spawn_points(game: Game, tile: int) -> int:
    return len(game.map.points[tile] if game.state.fog[tile] else game.map.greens[tile])


@pytest.mark.rule("N-249", "N-260", "N-134", "N-119")
def test_three_cards_at_most() -> None:
    game = with_cards("gus", "scout")
    game.play(drone.interact(game.table, 0), "draw-objective", "lie-open")
    assert (len(game.state.piles["secret.0"]), len(game.state.piles["open.0"])) == (1, 1)
    game.play(drone.interact(game.table, 0), "draw-objective", "face-down")
    assert Act.DRAW not in drone.interactions(game.state, 0)


@pytest.mark.rule("N-262")
@pytest.mark.parametrize("roll", [1, 2])
def test_cards_spent_on_a_hack_go_under_the_deck_in_random_order(roll: int) -> None:
    game = with_cards("gus", "scout", "loner")
    tile = next(tile for tile, explored in enumerate(game.state.explored) if not explored)
    deck = [*game.state.piles[piles.OBJECTIVES]]
    game.table.force([roll], [LIGHT_H])
    game.play(drone.interact(game.table, 0), "hack", "card:loner", "card:scout", f"tile:{game.map.titles[tile]}")
    spent = ["scout", "loner"] if roll == 1 else ["loner", "scout"]
    assert game.state.piles[piles.OBJECTIVES] == [*spent, *deck]


@pytest.mark.rule("N-252", "N-262")
def test_an_exchange_puts_the_old_card_under_the_deck() -> None:
    game = with_cards("gus", "scout")
    on_top(game, piles.OBJECTIVES, "loner")
    game.play(drone.interact(game.table, 0), "exchange-objective", "card:scout", "face-down")
    assert game.state.piles["secret.0"] == ["loner"]
    assert game.state.piles[piles.OBJECTIVES][0] == "scout"


@pytest.mark.rule("N-420", "N-247")
def test_walt_talks_from_afar_and_pays_less() -> None:
    walt, gus = with_cards("walt", "scout"), with_cards("gus", "scout")
    assert drone.price(walt.state, 0) == 1
    for area in members(walt.map.open):
        near = area == walt.map.drone or bool(walt.map.beside[walt.map.drone] >> area & 1)
        far = walt.map.span[walt.map.drone][area] <= 4 and bool(walt.map.seen[walt.map.drone] >> area & 1)
        walt.put(0, area)
        gus.put(0, area)
        assert drone.in_reach(walt.state, 0) == (near or far)
        assert drone.in_reach(gus.state, 0) == near


@pytest.mark.rule("N-250", "N-267", "N-472")
def test_an_objective_counts_from_when_it_was_drawn() -> None:
    game = with_cards("gus")
    game.hero(0).first_in = 5
    on_top(game, piles.OBJECTIVES, "scout")
    objectives.take(game.table, 0)
    objectives.first_entry(game.table, 0, 0, unknown=False)
    assert game.state.piles["done.0"] == []
    objectives.first_entry(game.table, 0, 0, unknown=False)
    assert game.state.piles["done.0"] == ["scout"]
