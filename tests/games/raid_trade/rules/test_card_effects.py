"""What the words of cards do, and to whom."""

from __future__ import annotations

import pytest

from tests.games.raid_trade.tables import (
    FAIL,
    SUCCESS,
    Game,
    answer,
    bare,
    bring,
    by_chance,
    clear,
    held,
    house,
    keys,
    me,
    on_top,
    own,
    prompt,
    roll,
    stand,
    turn_of,
)


def holding(game: Game, *cards: str, seat: int = 0) -> Game:
    """These Incidents in hand, known to all, and the turn of the first player."""
    for card in cards:
        bring(game, card, "incident.rail")
        bring(game, card, f"hand.{seat}")
    return turn_of(game, 0)


# --- others -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-206", "R-246", "R-153")
def test_a_burglar_robs_somebody_on_the_own_tile() -> None:
    game = bare("mayu", "zoey", "jake", "carter")
    own(game, 1, food=3, tools=1)
    own(game, 2, scrap=1)
    own(game, 3, guns=5)
    stand(game, 3, "rail.a")
    game = holding(game, "burglary")
    answer(game, "use:burglary")
    assert (prompt(game), game.asked(), keys(game)) == ("ask-rival", [0], ["rival:1", "rival:2"])
    small = game.copy()
    answer(game, "rival:1")
    assert (prompt(game), game.asked()) == ("ask-rob", [0])
    answer(game, "portion:food:1", "portion:tools:1")
    assert [held(game, seat) for seat in range(3)] == [{"food": 1, "tools": 1}, {"food": 2}, {"scrap": 1}]
    answer(small, "rival:2")
    assert [held(small, seat) for seat in (0, 2)] == [{"scrap": 1}, {}]


@pytest.mark.rule("R-206")
def test_where_nobody_has_anything_there_is_nothing_to_rob() -> None:
    game = bare("mayu", "zoey", "jake")
    own(game, 0, food=1)
    game = holding(game, "burglary")
    assert "use:burglary" not in keys(game)
    own(game, 1, food=1)
    assert "use:burglary" in keys(turn_of(game, 0))


@pytest.mark.rule("R-057", "R-153")
def test_bad_news_take_three_ap_of_somebody() -> None:
    game = bare("mayu", "zoey", "jake")
    stand(game, 1, "rail.a")
    me(game, 2).ap = 2
    game = holding(game, "bad_news")
    answer(game, "use:bad_news")
    assert (prompt(game), game.asked(), keys(game)) == ("ask-rival", [0], ["rival:1", "rival:2"])
    other = game.copy()
    answer(game, "rival:1")
    assert [one.ap for one in game.state.players] == [15, 12, 2]
    answer(other, "rival:2")
    assert [one.ap for one in other.state.players] == [15, 15, 0]
    game = bare("mayu", "zoey", "jake")
    me(game, 1).ap = 0
    game = holding(game, "bad_news")
    answer(game, "use:bad_news")
    assert [one.ap for one in game.state.players] == [15, 0, 12]


@pytest.mark.rule("R-036", "R-153")
def test_an_auction_takes_one_token_of_each_who_has_four() -> None:
    game = bare("garcia", "zoey", "jake", "mayu")
    for seat, count in ((0, 6), (1, 4), (2, 3), (3, 5)):
        own(game, seat, **{("food", "tools", "scrap", "parts")[seat]: count})
    bring(game, "auction", "made.0")
    game = turn_of(game, 0)
    answer(game, "use:auction")
    assert [sum(held(game, seat).values()) for seat in range(4)] == [8, 3, 3, 4]
    assert held(game, 0) == {"food": 6, "tools": 1, "parts": 1}


# --- Incidents --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-150", "R-155", "R-149")
def test_a_drawn_incident_comes_into_the_own_hand_up_to_five() -> None:
    game = bare("zoey", "mayu", "jake")
    bring(game, "antenna", "made.0")
    on_top(game, "incidents", "scavenger")
    game = turn_of(game, 0)
    answer(game, "use:antenna")
    assert [game.state.piles[f"hand.{seat}"] for seat in range(3)] == [["scavenger"], [], []]
    assert game.state.known["scavenger"] == 1
    beside = bare("zoey", "mayu", "jake")
    bring(beside, "antenna", "made.0")
    for incident in ("scavenger", "shortcut", "good_deed", "bad_news", "old_map"):
        bring(beside, incident, "hand.1")
    beside = turn_of(beside, 0)
    answer(beside, "use:antenna")
    assert [len(beside.state.piles[f"hand.{seat}"]) for seat in range(3)] == [1, 5, 0]
    full = bare("zoey", "mayu", "jake")
    bring(full, "antenna", "made.0")
    full = holding(full, "scavenger", "shortcut", "good_deed", "bad_news")
    assert "use:antenna" in keys(full)
    full = holding(full, "old_map")
    assert "use:antenna" not in keys(full)


@pytest.mark.rule("R-150", "R-505")
def test_a_full_hand_takes_nothing_from_the_map_either() -> None:
    game = bare("zoey", "mayu", "jake")
    bring(game, "radio_set", "made.0")
    own(game, 0, food=2)
    game = turn_of(game, 0)
    assert "use:radio_set" not in keys(game)
    bring(game, "strike", "incident.mill")
    game = holding(game, "scavenger", "shortcut", "good_deed", "bad_news")
    full = turn_of(game, 0)
    assert "use:radio_set" in keys(full)
    answer(game, "use:radio_set")
    assert game.state.piles["hand.0"][-1] == "strike"
    assert (game.state.piles["incident.mill"], held(game, 0)) == ([], {"food": 1})
    me(game, 0).used.clear()
    bring(game, "sirens", "incident.mill")
    assert "use:radio_set" not in keys(turn_of(game, 0))


@pytest.mark.rule("R-353", "R-150")
def test_an_empty_deck_without_discards_gives_no_incident() -> None:
    game = bare("zoey", "mayu", "jake")
    bring(game, "antenna", "made.0")
    game.table.move_all("incidents", "incidents.discards")
    assert "use:antenna" in keys(turn_of(game, 0))
    game.table.move_all("incidents.discards", "box")
    assert "use:antenna" not in keys(turn_of(game, 0))


# --- cards on decks and in the box ------------------------------------------------------------------------------------


@pytest.mark.rule("R-172", "R-173")
def test_a_look_at_the_next_raid_card_leaves_it_or_buries_it() -> None:
    game = bare("mayu", "zoey", "jake")
    on_top(game, "raid.large", "archive", "refuge")
    game = holding(game, "old_map")
    deck = [*game.state.piles["raid.large"]]
    answer(game, "use:old_map")
    assert (prompt(game), game.asked(), keys(game)) == ("ask-bury", [0], ["leave-it", "bury"])
    assert game.state.known.get("archive") == -1
    assert "refuge" not in game.state.known
    stays = game.copy()
    answer(stays, "leave-it")
    assert stays.state.piles["raid.large"] == deck
    answer(game, "bury")
    assert game.state.piles["raid.large"] == ["archive", *deck[:-1]]
    assert game.state.piles["raid.drawn"] == []
    assert game.state.known["archive"] == -1


@pytest.mark.rule("R-172", "R-177")
def test_an_empty_raid_deck_is_renewed_before_the_look() -> None:
    game = bare("mayu", "zoey", "jake")
    game.table.move_all("raid.large", "raid.large.discards")
    game = holding(game, "old_map")
    answer(game, "use:old_map")
    assert (prompt(game), len(game.state.piles["raid.large"])) == ("ask-bury", 10)
    game = bare("mayu", "zoey", "jake")
    game.table.move_all("raid.large", "box")
    assert "use:old_map" not in keys(holding(game, "old_map"))


@pytest.mark.rule("R-493", "R-494", "R-495")
def test_the_owner_picks_what_is_restored_of_the_own_items() -> None:
    game = bare("jake", "zoey", "mayu")
    bring(game, "spare_wheel", "made.0")
    for item in ("jerrycan", "super_gun", "torch"):
        bring(game, item, "box")
    own(game, 0, food=1)
    game = turn_of(game, 0)
    answer(game, "use:spare_wheel")
    assert (prompt(game), game.asked()) == ("ask-restore", [0])
    assert sorted(keys(game)) == ["card:jerrycan", "card:super_gun"]
    answer(game, "card:super_gun")
    assert (game.state.piles["made.0"], me(game, 0).skill, held(game, 0)) == (["super_gun"], 0, {"food": 1})


# --- moving -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-123", "R-137")
def test_who_jumps_picks_the_road() -> None:
    game = bare("jake", "zoey", "mayu")
    bring(game, "tow_truck", "made.0")
    stand(game, 0, "market.b")
    game = turn_of(game, 0)
    answer(game, "use:tow_truck")
    assert (prompt(game), game.asked(), keys(game)) == ("ask-jump", [0], ["onto:market.a", "onto:market.c"])
    answer(game, "onto:market.c")
    assert [one.section for one in game.state.players] == ["market.c", "market.a", "market.a"]
    assert me(game, 0).ap == 15
    assert not game.state.piles["incident.market"]


# --- dice -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-512", "R-513", "R-514", "R-511", "R-010")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_is_rolled_again_and_the_last_roll_counts(face: int) -> None:
    game = bare("zoey", "mayu", "jake")
    bring(game, "fuse_box", "made.0")
    house(game, "market.1", "small")
    stand(game, 0, "market.a")
    on_top(game, "raid.small", "laundry")
    game = turn_of(game, 0)
    roll(game, (7 - face,), (face,))
    answer(game, "raid:market.1")
    assert game.asked() == [0]
    answer(game, "react:card:fuse_box")
    assert sum(held(game, 0).values()) == (4 if face <= 3 else 1)


@pytest.mark.rule("R-512", "R-514", "R-200", "R-227")
def test_dice_have_six_faces_when_rolled_again_too() -> None:
    game = bare("mayu", "zoey", "jake")
    own(game, 0, guns=1)
    game = holding(game, "lucky_charm")
    first, second = set(), set()
    for seed in range(40):
        one = by_chance(game, seed)
        answer(one, "attack:1", "pass")
        first.add((me(one, 0).ap, me(one, 0).skill))
        other = by_chance(game, seed)
        roll(other, (1,))
        answer(other, "attack:1", "react:incident:lucky_charm")
        second.add((me(other, 0).ap, me(other, 0).skill))
    assert first == second == {(10, 0), (13, 0), (10, 1)}


# --- ways -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-179")
def test_what_a_card_sells_is_paid_for_by_whoever_takes_it() -> None:
    game = bare("mayu", "zoey", "jake")
    house(game, "market.1", "small")
    stand(game, 0, "market.a")
    on_top(game, "raid.small", "study")
    game = turn_of(game, 0)
    roll(game, SUCCESS)
    answer(game, "raid:market.1")
    assert (prompt(game), game.asked(), keys(game)) == ("ask-way", [0], ["choose:read_on", "decline"])
    left = game.copy()
    answer(game, "choose:read_on")
    while prompt(game) == "ask-pay-any":
        answer(game, keys(game)[0])
    assert ([one.skill for one in game.state.players], sum(held(game, 0).values())) == ([1, 0, 0], 1)
    answer(left, "decline")
    assert ([one.skill for one in left.state.players], sum(held(left, 0).values())) == ([0, 0, 0], 3)


# --- using cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-153", "R-256", "R-255", "R-152")
def test_what_a_card_asks_for_is_paid_by_its_user() -> None:
    game = bare("mayu", "zoey", "jake")
    bring(game, "clinic_bed", "made.0")
    bring(game, "field_kit", "made.0")
    own(game, 0, medical=2)
    game = turn_of(game, 0)
    answer(game, "use:clinic_bed")
    assert ([one.ap for one in game.state.players], me(game, 0).favor) == ([9, 15, 15], 1)
    answer(game, "use:field_kit")
    assert (held(game, 0), me(game, 0).favor) == ({}, 2)
    assert not [key for key in keys(game) if key.startswith("use:")]
    assert "pass-round" in keys(game)


@pytest.mark.rule("R-255", "R-117", "R-118", "R-259", "R-153")
def test_only_what_can_be_paid_and_does_something_is_offered() -> None:
    game = bare("mayu", "zoey", "jake")
    bring(game, "field_kit", "made.0")
    bring(game, "bandages", "made.0")
    own(game, 1, medical=2)
    game = turn_of(game, 0)
    assert not [key for key in keys(game) if key.startswith("use:")]
    me(game, 0).ap = 14
    own(game, 0, medical=2)
    game = turn_of(game, 0)
    assert [key for key in keys(game) if key.startswith("use:")] == ["use:field_kit", "use:bandages"]


@pytest.mark.rule("R-491", "R-262", "R-119", "R-093")
def test_whoever_answers_pays_and_gains() -> None:
    game = bare("carter", "mayu", "jake", "zoey")
    own(game, 0, guns=1)
    for seat in (0, 3):
        stand(game, seat, "market.c")
    bring(game, "bounty_board", "made.0")
    bring(game, "antibiotics", "made.1")
    me(game, 1).ap = 8
    game = turn_of(game, 0)
    answer(game, "attack:3")
    assert game.asked() == [1]
    answer(game, "react:card:antibiotics")
    assert ([one.ap for one in game.state.players], game.state.piles["made.1"]) == ([10, 12, 15, 15], [])
    assert game.asked() == [0]
    roll(game, (5,))
    answer(game, "react:card:bounty_board")
    assert [one.ap for one in game.state.players] == [8, 12, 15, 15]
    assert [one.favor for one in game.state.players] == [1, 0, 0, 0]
    assert me(game, 0).used == ["bounty_board"]


@pytest.mark.rule("R-093", "R-154", "R-262", "R-119", "R-491")
def test_cards_answer_what_they_speak_of_and_nothing_else() -> None:
    def answering(raider: int, card: str, owner: int, size: str = "small") -> bool:
        game = bare("mayu", "zoey", "jake")
        house(game, "market.1", size)
        stand(game, raider, "market.a")
        bring(game, card, f"made.{owner}")
        on_top(game, "raid.small", "bare_kitchen")
        on_top(game, "raid.medium", "office_floor")
        game = turn_of(game, raider)
        roll(game, FAIL)
        answer(game, "raid:market.1")
        reacts = prompt(game) == "ask-react"
        assert not reacts or game.asked() == [owner]
        return reacts

    assert answering(0, "torch", 0)
    assert not answering(0, "torch", 1)
    assert not answering(1, "torch", 0)
    assert not answering(0, "torch", 0, "medium")
    assert answering(0, "drill", 0, "medium")
    assert not answering(0, "drill", 0)
    assert not answering(0, "jammer", 0)
    assert answering(0, "jammer", 1)
    assert answering(0, "jammer", 2)


@pytest.mark.rule("R-093", "R-154", "R-262")
def test_only_the_one_attacked_answers_an_attack() -> None:
    def asked(owner: int) -> list[int]:
        game = bare("carter", "mayu", "jake", "zoey")
        own(game, 0, guns=1)
        bring(game, "bicycle", f"made.{owner}")
        game = turn_of(game, 0)
        roll(game, (5,))
        answer(game, "attack:2")
        return game.asked() if prompt(game) == "ask-react" else []

    assert [asked(owner) for owner in range(4)] == [[], [], [2], []]


@pytest.mark.rule("R-093", "R-451")
def test_who_is_out_answers_nothing() -> None:
    game = bare("carter", "zoey", "jake")
    house(game, "market.1", "small")
    on_top(game, "raid.small", "bare_kitchen")
    bring(game, "jammer", "made.1")
    clear(game, "market.2")
    me(game, 1).out = me(game, 1).passed = True
    game = turn_of(game, 0)
    roll(game, FAIL)
    answer(game, "raid:market.1")
    assert prompt(game) == "ask-action"
    game = bare("carter", "zoey", "jake")
    house(game, "market.1", "small")
    on_top(game, "raid.small", "bare_kitchen")
    bring(game, "jammer", "made.1")
    me(game, 2).out = me(game, 2).passed = True
    game = turn_of(game, 0)
    answer(game, "raid:market.1")
    assert (prompt(game), game.asked()) == ("ask-react", [1])


@pytest.mark.rule("R-156", "R-155", "R-492")
def test_answers_are_asked_for_clockwise_from_the_active_player() -> None:
    game = bare("carter", "zoey", "jake", "mayu")
    house(game, "market.1", "small")
    for seat, card in ((3, "sirens"), (0, "informant")):
        bring(game, card, "incident.rail")
        bring(game, card, f"hand.{seat}")
    bring(game, "jammer", "made.1")
    stand(game, 2, "market.a")
    game = turn_of(game, 2)
    answer(game, "raid:market.1")
    order = []
    while prompt(game) == "ask-react":
        order += game.asked()
        answer(game, "pass")
    assert order == [3, 0, 1]
