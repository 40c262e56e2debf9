"""Setting up the board (chapter 1)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from fivefires.games.zona.game import GAME
from fivefires.games.zona.state import ZonaTable
from fivefires.kernel import Refused, Runner, Setup, seed_from
from tests.games.zona.tables import (
    ENTRANCES,
    again,
    bare,
    moves,
    next_turn,
    opening,
    pile,
    play,
    put,
    reader,
    table_for,
    view,
)

SITES = tuple(ENTRANCES)
SEEDS = range(1, 6)


def shuffled(name: str, players: int = 2) -> bool:
    """Whether a pile lies in another order in every game."""
    orders = [pile(table_for(players, seed=seed), name) for seed in SEEDS]
    return all(sorted(one) == sorted(other) and one != other for one, other in pairwise(orders))


def unseen(name: str) -> bool:
    runner = table_for(2)
    return all(piece is None for seat in (0, 1) for piece in view(runner, seat).cards(name))


@pytest.mark.rule("Z-001")
def test_one_to_four_can_play_and_no_other_number() -> None:
    for players in (1, 2, 3, 4):
        assert table_for(players).asked() == [*range(players)]
    for players in (0, 5):
        for mode in ("race", "solo"):
            with pytest.raises(Refused):
                Runner(GAME, Setup(players, mode=mode), seed_from(1))


@pytest.mark.rule("Z-002")
@pytest.mark.parametrize(
    ("players", "side", "blockade"), [(1, 12, True), (2, 12, True), (3, 34, False), (4, 34, False)]
)
def test_the_number_of_players_decides_the_side_of_the_board(players: int, side: int, blockade: bool) -> None:
    runner = bare(*("valerian", "ivan", "tamara", "olga")[:players], places=["farms"] * players)
    assert runner.state.side == side
    assert ("frontier" not in moves(runner)) is blockade


@pytest.mark.rule("Z-003")
def test_sector_decks_and_the_sarcophagus_deck_are_shuffled_face_down() -> None:
    runner = table_for(2)
    for deck, letter, size in (("green", "g", 25), ("yellow", "y", 25), ("sarcophagus", "s", 14)):
        name = f"events.{deck}"
        assert sorted(pile(runner, name)) == [f"{letter}{number:02}" for number in range(1, size + 1)]
        assert unseen(name)
        assert shuffled(name)


@pytest.mark.rule("Z-004")
def test_each_facility_has_ten_event_cards_of_its_own() -> None:
    runner = table_for(2)
    for deck in ("lab", "archive", "observatory", "bunker"):
        name = f"events.{deck}"
        assert sorted(pile(runner, name)) == [f"{deck[0]}{number:02}" for number in range(1, 11)]
        assert unseen(name)
        assert shuffled(name)


@pytest.mark.rule("Z-005")
def test_fixed_decks_lie_at_the_facility_of_their_name() -> None:
    fixed = {
        "botanical_lab": "lab",
        "underground_archive": "archive",
        "emission_observatory": "observatory",
        "government_bunker": "bunker",
    }
    for seed in SEEDS:
        assert table_for(2, seed=seed).state.deck_at == fixed
        assert table_for(2, seed=seed, decks="fixed").state.deck_at == fixed


@pytest.mark.rule("Z-006")
def test_random_decks_are_dealt_to_the_sites_by_chance() -> None:
    deals = [table_for(2, seed=seed, decks="random").state.deck_at for seed in range(40)]
    for deal in deals:
        assert sorted(deal) == sorted(SITES)
        assert sorted(deal.values()) == ["archive", "bunker", "lab", "observatory"]
    for site in SITES:
        assert {deal[site] for deal in deals} == {"archive", "bunker", "lab", "observatory"}


@pytest.mark.rule("Z-007")
def test_with_random_decks_the_name_goes_with_the_deck_and_all_else_with_the_site() -> None:
    runner = reader("valerian", "botanical_lab", "a01")
    state = runner.state
    state.deck_at["botanical_lab"], state.deck_at["underground_archive"] = "archive", "lab"
    state.opened += ["botanical_lab", "underground_archive"]
    put(runner, "a02", "secrets.0")
    state.scavengers[0].place = "quarry"
    runner = again(runner)
    # The secret of the archive's deck keeps its owner out of the site where that deck lies, which is the lab's.
    assert "botanical_lab" not in moves(runner)
    runner.state.scavengers[0].place = "barracks"
    runner = again(runner)
    assert "underground_archive" in moves(runner)
    play(runner, "move:underground_archive")
    assert moves(runner) == {"barracks", "proving_grounds"}
    # Inside, cards of the lab's deck are drawn.
    size = len(pile(runner, "events.lab"))
    play(runner, "pass")
    assert len(pile(runner, "events.lab")) == size - 1


@pytest.mark.rule("Z-008", "Z-009")
def test_four_of_the_eight_locks_are_laid_out_by_chance_and_four_go_into_the_box() -> None:
    laid: set[str] = set()
    for seed in range(30):
        runner = table_for(2, seed=seed)
        locks = [lock for site in SITES for lock in pile(runner, f"lock.{site}")]
        assert all(len(pile(runner, f"lock.{site}")) == 1 for site in SITES)
        aside = [piece for piece in pile(runner, "box") if runner.table.box.pieces[piece].component == "lock-token"]
        assert sorted(locks + aside) == ["k1", "k2", "k3", "k4", "k5", "k6", "k7", "k8"]
        assert len(aside) == 4
        laid |= {*locks}
    assert laid == {"k1", "k2", "k3", "k4", "k5", "k6", "k7", "k8"}


@pytest.mark.rule("Z-010")
def test_all_facilities_begin_locked_and_everybody_can_read_the_locks() -> None:
    runner = bare("valerian", "ivan", places=("quarry", "barracks"))
    assert "botanical_lab" not in moves(runner)
    for site in SITES:
        lock = pile(runner, f"lock.{site}")[0]
        for seat in (0, 1):
            assert not view(runner, seat).is_open(site)
            assert view(runner, seat).lock(site) == lock
            assert view(runner, seat).cards(f"lock.{site}") == [lock]


@pytest.mark.rule("Z-011", "Z-012")
@pytest.mark.parametrize(("players", "each", "left"), [(1, 2, 8), (2, 2, 8), (3, 3, 4), (4, 4, 0)])
def test_secret_items_are_dealt_into_four_piles_by_the_number_of_players(players: int, each: int, left: int) -> None:
    runner = table_for(players)
    items = [item for site in SITES for item in pile(runner, f"secret_items.{site}")]
    assert [len(pile(runner, f"secret_items.{site}")) for site in SITES] == [each] * 4
    assert len(pile(runner, "box.secret_items")) == left
    everything = {*items, *pile(runner, "box.secret_items")}
    assert len(everything) == 16
    assert {runner.table.box.pieces[item].component for item in everything} == {"secret-item-card"}
    assert len({tuple(pile(table_for(players, seed=seed), f"secret_items.{SITES[0]}")) for seed in SEEDS}) > 1


@pytest.mark.rule("Z-013")
def test_nobody_knows_which_secret_items_lie_where() -> None:
    runner = opening("valerian", "ivan", "tamara")
    for seat in (0, 1, 2):
        for site in SITES:
            assert view(runner, seat).cards(f"secret_items.{site}") == [None, None, None]
        assert view(runner, seat).cards("box.secret_items") == [None] * 4


@pytest.mark.rule("Z-014", "Z-015")
def test_the_marketplace_begins_full_with_cards_of_the_deck_of_each_row() -> None:
    runner = table_for(2)
    for row in ("junk", "equipment"):
        spots = [pile(runner, f"market.{row}.{column}") for column in (1, 2, 3, 4)]
        assert [len(spot) for spot in spots] == [1, 1, 1, 1]
        deck = pile(runner, f"deck.{row}")
        assert len(deck) == 34
        cards = [*deck, *(spot[0] for spot in spots)]
        assert {runner.table.box.pieces[card].component for card in cards} == {f"{row}-card"}
        assert len({*cards}) == 38
        assert unseen(f"deck.{row}")
        for column, spot in enumerate(spots, start=1):
            assert view(runner, 1).cards(f"market.{row}.{column}") == spot
        decks = [[*pile(table_for(2, seed=seed), f"deck.{row}")] for seed in SEEDS]
        assert all(one != other for one, other in pairwise(decks))


@pytest.mark.rule("Z-016", "Z-017")
def test_the_tray_holds_fourteen_shuffled_tokens_of_each_colour_and_kind() -> None:
    runner = table_for(2)
    for slot in ("green_mutant", "green_anomaly", "yellow_mutant", "yellow_anomaly"):
        tokens = pile(runner, f"tray.{slot}")
        assert len(tokens) == 14
        component = f"{slot.replace('_', '-')}-token"
        assert {runner.table.box.pieces[token].component for token in tokens} == {component}
        assert shuffled(f"tray.{slot}")
        # Only the uppermost one shows its picture.
        assert view(runner, 0).cards(f"tray.{slot}")[:-1] == [None] * 13


@pytest.mark.rule("Z-018")
def test_artifacts_are_two_shuffled_decks() -> None:
    runner = table_for(2)
    for colour in ("green", "yellow"):
        name = f"deck.{colour}_artifact"
        cards = pile(runner, name)
        assert len(cards) == 17
        assert {runner.table.box.pieces[card].component for card in cards} == {f"{colour}-artifact-card"}
        assert unseen(name)
        assert shuffled(name)


@pytest.mark.rule("Z-019")
def test_the_rumors_are_a_shuffled_deck_of_twenty_one() -> None:
    assert sorted(pile(table_for(2), "rumors")) == [f"r{number:02}" for number in range(1, 22)]
    assert unseen("rumors")
    assert shuffled("rumors")


@pytest.mark.rule("Z-020")
def test_the_emission_marker_begins_on_space_0() -> None:
    assert opening("valerian", "ivan").state.marker == 0


def after_rumor(rumor: str, marker: int) -> tuple[int, int]:
    """The marker and the emission cards flipped after a round with this rumor, nobody being outdoors."""
    runner = bare("valerian", "ivan", places=("research_station", "research_station"))
    runner.state.marker = marker
    put(runner, rumor, "rumors")
    runner = next_turn(runner, 0)
    play(runner, "pass")
    return runner.state.marker, len(pile(runner, "emissions.flipped"))


@pytest.mark.rule("Z-021")
def test_the_track_goes_from_0_to_6_and_on_6_an_emission_breaks_out() -> None:
    # Rumor 6 has one arrow and concerns nobody in a bunker.
    assert [after_rumor("r06", marker) for marker in range(6)] == [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (0, 1)]


@pytest.mark.rule("Z-022")
def test_everybody_sees_the_back_of_the_top_emission_card_at_all_times() -> None:
    back_of_e1 = [("wetlands", "green", "mutant"), ("misty_hill", "yellow", "mutant"), ("pripyat", "yellow", "anomaly")]
    back_of_e5 = [
        ("quarry", "green", "mutant"),
        ("proving_grounds", "yellow", "anomaly"),
        ("red_forest", "yellow", "anomaly"),
    ]

    def stack(table: ZonaTable) -> None:
        table.force_top("emissions", "e1", "e5")

    runner = table_for(2, prepare=stack)
    assert sorted(pile(runner, "emissions")) == ["e1", "e2", "e3", "e4", "e5", "e6", "e7", "e8"]
    assert shuffled("emissions")
    assert [[*view(runner, seat).emission_back] for seat in (0, 1)] == [back_of_e1, back_of_e1]
    runner = bare("valerian", "ivan", places=("roadhouse", "roadhouse"))
    for card in ("e5", "e1"):
        put(runner, card, "emissions")
    put(runner, "r06", "rumors")
    runner.state.marker = 5
    runner = next_turn(runner, 0)
    play(runner, "pass")
    assert [[*view(runner, seat).emission_back] for seat in (0, 1)] == [back_of_e5, back_of_e5]


@pytest.mark.rule("Z-023")
@pytest.mark.parametrize("voice", [0, 1, 2])
def test_chance_decides_who_begins_as_the_voice_of_zona(voice: int) -> None:
    runner = table_for(3, prepare=lambda table: table.force((voice + 1,)), characters="free")
    assert runner.state.voice == voice
    assert runner.asked() == [voice]
    assert {table_for(3, seed=seed).state.voice for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("Z-023")
def test_or_it_is_agreed_that_the_first_seat_begins() -> None:
    assert {table_for(3, seed=seed, voice="first-seat").state.voice for seed in range(10)} == {0}
    assert table_for(1, voice="first-seat").state.voice == -1
