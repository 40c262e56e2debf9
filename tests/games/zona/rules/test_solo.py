"""Chapters 31 and 32 of Zona's rules: alone in the Zone, and what everybody may know."""

from __future__ import annotations

import pytest

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import RUMOR
from fivefires.games.zona.game import GAME
from fivefires.games.zona.state import ZonaState
from fivefires.kernel import Runner, Setup, seed_from
from tests.games.zona.tables import (
    MINUSES,
    Game,
    give,
    give_trophies,
    keys,
    lay,
    me,
    pile,
    play,
    roll,
    rumor,
    seated,
    stack,
    turn,
    view,
    weaken,
)
from tests.games.zona.tables.watching import Watched

SITES = ("botanical_lab", "underground_archive", "emission_observatory", "government_bunker")


def alone(seed: int = 1) -> Runner[ZonaState]:
    return Watched(GAME, Setup(1, mode="solo", options={"characters": "free"}), seed_from(seed))


@pytest.mark.rule("Z-511")
def test_the_side_for_one_or_two_with_one_space_in_a_facility() -> None:
    runner = seated("olga")
    assert runner.state.side == 12
    runner.state.opened = [*SITES]
    assert "move:misty_hill" not in keys(turn(runner, 0, "factory"))  # a blockade of that side
    assert "move:botanical_lab" in keys(turn(runner, 0, "quarry"))


@pytest.mark.rule("Z-512")
def test_four_piles_of_two_secret_items() -> None:
    runner = alone()
    assert [len(pile(runner, f"secret_items.{site}")) for site in SITES] == [2, 2, 2, 2]
    assert len(pile(runner, "box.secret_items")) == 8


@pytest.mark.rule("Z-513", "Z-514")
def test_the_threats_of_another_character_are_laid_out_as_well() -> None:
    runner = alone()
    runner.answer(0, "character:olga")  # her own: Wetlands and Factory
    others = {
        "ivan": ["factory", "quarry"],
        "tamara": ["wetlands", "white_lake"],
        "valerian": ["barracks", "quarry"],
        "kostia": ["factory", "junkyard"],
        "savva": ["proving_grounds", "wetlands"],
        "oleg": ["frontier", "misty_hill"],
        "lukas": ["farms", "red_forest"],
        "lidya": ["quarry", "white_lake"],
        "andriej": ["barracks", "chernobyl"],
    }
    laid = sorted(pile[3:] for pile, tokens in runner.state.piles.items() if pile.startswith("at.") for _ in tokens)
    assert [*laid] in [sorted(["wetlands", "factory", *places]) for places in others.values()]
    assert sorted(pile(runner, "characters")) == sorted(others)  # all of them can still be dealt


@pytest.mark.rule("Z-513")
def test_the_other_character_is_chosen_by_chance() -> None:
    found = set()
    for seed in range(8):
        runner = alone(seed)
        runner.answer(0, "character:olga")
        found.add(
            tuple(sorted(pile for pile, tokens in runner.state.piles.items() if pile.startswith("at.") and tokens))
        )
    assert len(found) > 1


@pytest.mark.rule("Z-515", "Z-516")
def test_five_rumors_are_discarded_openly_without_effect() -> None:
    runner = alone()
    assert len(pile(runner, "rumors")) == 16
    assert len(pile(runner, "discards.rumors")) == 5
    assert None not in view(runner).cards("discards.rumors")
    assert runner.state.marker == 0
    assert pile(runner, "rumors.in_force") == []


@pytest.mark.rule("Z-517")
def test_there_is_no_voice() -> None:
    runner = seated("olga")
    assert runner.state.voice == -1
    rumor(runner)
    assert runner.state.round == 2
    assert runner.state.voice == -1


@pytest.mark.rule("Z-518")
def test_where_the_voice_would_choose_a_place_it_is_the_players_own() -> None:
    runner = seated("olga")
    me(runner).place = "farms"
    token = pile(runner, "tray.green_anomaly")[0]
    rumor(runner, "r03")  # a green anomaly into a green location of the Voice's choice
    assert pile(runner, "at.farms") == [token]
    runner = seated("olga")
    me(runner).place = "farms"
    rumor(runner, "r16")
    assert runner.state.rumor_token == "farms"


@pytest.mark.rule("Z-518", "Z-522")
def test_where_that_is_not_possible_the_player_decides() -> None:
    runner = seated("olga")
    rumor(runner, "r03")  # from the Village
    assert runner.asked() == [0]
    assert keys(runner) == [
        f"at:{place}" for place in ("barracks", "farms", "frontier", "junkyard", "quarry", "wetlands")
    ]
    play(runner, "at:quarry")
    assert len(pile(runner, "at.quarry")) == 1


@pytest.mark.rule("Z-521")
@pytest.mark.parametrize(("place", "where"), [("farms", ["farms"]), ("village", ["farms", "quarry"])])
def test_of_two_places_that_a_card_means_the_players_own_counts_alone(
    place: str, where: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    both = v.PlaceThreat(v.GREEN, v.ANOMALY, v.Where(ids=("farms", "quarry"), pick=v.ALL))
    monkeypatch.setitem(RUMOR, "r03", v.Rumor("r03", 0, (both,)))
    runner = seated("olga")
    me(runner).place = place
    rumor(runner, "r03")
    assert [spot for spot in ("farms", "quarry", "wetlands") if pile(runner, f"at.{spot}")] == where


@pytest.mark.rule("Z-522")
def test_the_player_makes_the_other_choices_of_a_rumor() -> None:
    runner = seated("olga")
    rumor(runner, "r13")
    assert runner.asked() == [0]
    play(runner, "choose:bunkers")
    assert me(runner).damage == 1


@pytest.mark.rule("Z-519")
def test_of_several_threats_the_one_with_the_highest_detection_is_met() -> None:
    runner = seated("olga")
    lay(runner, "farms", "mangy_hound", "ditch_lynx", "bog_crawler")  # 2, 4 and 3
    turn(runner, 0, "village")
    roll(runner, MINUSES)
    play(runner, "move:farms")
    encounter = view(runner).encounter
    assert encounter is not None
    assert encounter.token == "ditch_lynx"


@pytest.mark.rule("Z-520")
def test_between_equal_ones_the_player_decides() -> None:
    runner = seated("olga")
    lay(runner, "farms", "mangy_hound", "carrion_crows", "bog_crawler")  # 2, 3 and 3
    turn(runner, 0, "village")
    play(runner, "move:farms")
    assert runner.asked() == [0]
    assert keys(runner) == ["threat:carrion_crows", "threat:bog_crawler"]


@pytest.mark.rule("Z-514", "Z-523")
def test_after_a_death_the_player_begins_again_or_the_game_is_over() -> None:
    runner = seated("olga")
    me(runner).damage = 6
    weaken(runner, 0, "alertness", "physique", "smarts")
    turn(runner, 0, "junkyard")
    play(runner, "local")
    assert [key.partition(":")[0] for key in keys(runner)] == ["character", "character", "stop"]
    play(runner, "stop")
    assert runner.over
    assert runner.state.result is not None
    assert (runner.state.result.ending, runner.state.result.winners) == ("nobody-left", [])


@pytest.mark.rule("Z-523")
def test_the_rumors_end_a_game_alone_too() -> None:
    runner = seated("olga")
    stack(runner, "discards.rumors", *pile(runner, "rumors"))
    rumor(runner)
    assert runner.state.result is not None
    assert runner.state.result.ending == "rumors"


# --- what everybody may know -----------------------------------------------------------------------------------


@pytest.mark.rule("Z-524")
@pytest.mark.parametrize(
    ("pile", "size"),
    [
        ("events.green", 25),
        ("events.sarcophagus", 14),
        ("rumors", 21),
        ("deck.junk", 34),
        ("secret_items.botanical_lab", 2),
    ],
)
def test_the_order_of_a_deck_is_hidden_and_its_size_open(pile: str, size: int) -> None:
    runner = seated("olga", "ivan")
    for seat in (0, 1):
        assert view(runner, seat).cards(pile) == [None] * size
        assert view(runner, seat).size(pile) == size


@pytest.mark.rule("Z-525")
def test_discards_are_open_to_all() -> None:
    runner = seated("olga", "ivan")
    give(runner, 0, "crowbar", "iodine")
    turn(runner, 0, "village")
    play(runner, "drop-something", "drop:crowbar", "drop-something", "drop:iodine")
    for seat in (0, 1):
        assert view(runner, seat).cards("discards.junk") == ["crowbar", "iodine"]


def fresh_slot() -> Game:
    """A game in which no token was laid out yet."""
    return Watched(GAME, Setup(2, mode="race", options={"characters": "free"}), seed_from(3))


@pytest.mark.rule("Z-526")
def test_of_a_slot_the_top_token_is_seen() -> None:
    runner = fresh_slot()
    for slot in ("green_mutant", "green_anomaly", "yellow_mutant", "yellow_anomaly"):
        seen = view(runner).cards(f"tray.{slot}")
        assert seen[-1] == pile(runner, f"tray.{slot}")[-1]
        assert seen[:-1] == [None] * 13


@pytest.mark.rule("Z-526")
def test_tokens_seen_going_in_stay_known() -> None:
    runner = seated("olga", "ivan")
    give_trophies(runner, 0, "rat_king", "ditch_lynx")
    turn(runner, 0, "village")
    play(runner, "local", "sell:rat_king", "sell:ditch_lynx")
    assert view(runner, 1).cards("tray.green_mutant")[-2:] == ["rat_king", "ditch_lynx"]
    assert view(runner, 1).cards("tray.green_mutant")[0] is None  # the one to be drawn next
