"""Zona, chapter 25: facilities."""

from __future__ import annotations

from typing import Any

import pytest

from fivefires.games.zona.show.view import ZonaView
from tests.games.zona.tables import HERO, B, P, Play, hero, put

LAB = "botanical_lab"
SITES = {
    LAB: "lab",
    "underground_archive": "archive",
    "emission_observatory": "observatory",
    "government_bunker": "bunker",
}


def locked(lock: str = "k2", place: str = "quarry", **wished: Any) -> Play:
    """This lock hangs at the lab, and the hero is about to act at an entrance."""
    game = hero(place, at_turn=False, **wished)
    other = game.pile(f"lock.{LAB}")[0]
    if other != lock:
        put(game.runner, lock, f"lock.{LAB}")
        put(game.runner, other, "box")
    return turn(game)


def opened(place: str = "quarry", **wished: Any) -> Play:
    """The lab is open; the bystander still has to pass."""
    game = hero(place, at_turn=False, **wished)
    game.state.opened.append(LAB)
    return game


def turn(game: Play) -> Play:
    while game.seat != HERO:
        game.do("pass")
    return game


def ways(game: Play) -> list[str]:
    return [key for key in game.keys if key.startswith("open:")]


@pytest.mark.rule("Z-358")
def test_each_facility_has_a_deck_secret_items_and_a_lock() -> None:
    game = hero()
    assert game.state.deck_at == SITES
    for site, deck in SITES.items():
        assert (len(game.pile(f"events.{deck}")), len(game.pile(f"secret_items.{site}"))) == (10, 2)
        assert len(game.pile(f"lock.{site}")) == 1
    locks = [game.pile(f"lock.{site}")[0] for site in SITES]
    assert len({*locks}) == 4


@pytest.mark.rule("Z-359", "Z-360")
@pytest.mark.parametrize(("damage", "opens"), [(3, True), (4, False)])
def test_a_lock_whose_damage_gives_a_weakness_stays_shut_whatever_protects(damage: int, opens: bool) -> None:
    # The lock k1: 3 physical damage, against 3 or 2 free spaces.
    game = locked("k1", damage=damage, items=["pitch"])
    assert ways(game) == ([f"open:{LAB}:0"] if opens else [])


@pytest.mark.rule("Z-360")
def test_protection_may_be_used_when_the_damage_of_a_lock_is_suffered() -> None:
    game = locked("k1", damage=3, items=["pitch"]).do(f"open:{LAB}:0")
    assert game.keys == ["use:pitch", "take-it"]
    game.do("use:pitch")
    assert (game.me.damage, game.me.place) == (4, LAB)


@pytest.mark.rule("Z-361")
@pytest.mark.parametrize(
    ("lock", "wished", "opens"),
    [
        ("k2", {"rubles": 400}, []),
        ("k2", {"rubles": 500}, [0]),
        ("k4", {"trophies": ["rat_king", "mangy_hound"]}, [0, 1]),
        ("k4", {"trophies": ["rat_king"]}, [1]),
        ("k4", {}, []),
        ("k5", {"items": ["sponge"], "damage": 6}, [0]),
        ("k5", {"damage": 6}, []),
        ("k6", {"rubles": 200, "items": ["adrenaline"]}, [1]),
        ("k6", {"rubles": 200, "items": ["crowbar"]}, []),
        ("k8", {"fatigue": 3}, [0]),
        ("k8", {"fatigue": 4}, []),
        ("k8", {"damage": 5}, []),
    ],
)
def test_a_lock_opens_only_to_those_who_can_do_all_that_it_demands(
    lock: str, wished: dict[str, Any], opens: list[int]
) -> None:
    assert ways(locked(lock, **wished)) == [f"open:{LAB}:{way}" for way in opens]


@pytest.mark.rule("Z-361", "Z-568")
def test_a_lock_with_two_ways_opens_by_the_one_that_is_picked() -> None:
    game = locked("k7", rubles=300)
    assert ways(game) == [f"open:{LAB}:0", f"open:{LAB}:1"]
    game.do(f"open:{LAB}:1")
    assert (game.me.rubles, game.me.damage, game.me.place) == (0, 1, LAB)
    game = locked("k7", rubles=300).do(f"open:{LAB}:0")
    assert (game.me.rubles, game.me.damage, game.me.place) == (300, 3, LAB)


@pytest.mark.rule("Z-568")
def test_a_way_that_cannot_be_met_in_full_is_not_offered() -> None:
    game = locked("k1", items=["crowbar"], fatigue=4)
    assert ways(game) == [f"open:{LAB}:0"]
    game = locked("k1", items=["crowbar"], fatigue=3).do(f"open:{LAB}:1")
    assert (game.me.fatigue, game.me.tokens) == (5, {"crowbar": 1})


@pytest.mark.rule("Z-362")
def test_nobody_walks_into_a_locked_facility() -> None:
    assert f"move:{LAB}" not in hero("quarry").keys
    game = turn(opened())
    assert f"move:{LAB}" in game.keys
    assert game.do(f"move:{LAB}").me.place == LAB


@pytest.mark.rule("Z-363")
@pytest.mark.parametrize(("players", "inside", "room"), [(2, 0, True), (2, 1, False), (3, 1, True), (3, 2, False),
                                                         (4, 1, True), (4, 2, False)])  # fmt: skip
def test_a_facility_is_full_with_one_or_with_two(players: int, inside: int, room: bool) -> None:
    game = opened(players=players)
    for seat in [seat for seat in range(players) if seat != HERO][:inside]:
        game.state.scavengers[seat].place = LAB
    assert (f"move:{LAB}" in turn(game).keys) is room


@pytest.mark.rule("Z-364")
def test_whoever_has_its_secret_may_not_go_in_again() -> None:
    assert f"move:{LAB}" not in turn(opened(secrets=["l01"])).keys
    assert f"move:{LAB}" in turn(opened(secrets=["a01"])).keys
    assert ways(locked("k2", rubles=500, secrets=["l01"])) == []


@pytest.mark.rule("Z-365")
def test_nobody_gets_into_a_facility_without_event_cards() -> None:
    game = opened()
    game.runner.table.move_all("events.lab", "discards.events.lab")
    assert f"move:{LAB}" not in turn(game).keys


@pytest.mark.rule("Z-367", "Z-371")
def test_uncovering_a_secret_throws_nobody_out() -> None:
    # The card a01: papers, then smarts against 5; Olga has 3.
    game = hero("underground_archive", items=["prayer_card"], tops={"events.archive": ["a01"]}, at_turn=False)
    game.state.opened.append("underground_archive")
    game.runner.table.move_all("secret_items.underground_archive", "box.secret_items")
    game.do("pass", "pass").roll((P, P, B)).do("choose:show_papers")
    assert game.pile("secrets.1") == ["a01"]
    assert game.pile("small.1") == ["prayer_card"]
    game.until_round(2)
    assert (game.seat, game.me.place) == (HERO, "underground_archive")
    assert "pass" in game.keys
    game.state.scavengers[0].place = "barracks"
    game.do("pass")
    assert "move:farms" in game.keys
    assert "move:underground_archive" not in game.keys


@pytest.mark.rule("Z-369", "Z-370")
def test_only_the_searcher_sees_the_secret_items_and_keeps_one_at_most() -> None:
    game = locked("k2", rubles=500, tops={f"secret_items.{LAB}": ["directorate_pass"]})
    pile = f"secret_items.{LAB}"
    cards = [*game.pile(pile)]
    assert ZonaView(game.state, HERO).cards(pile) == [None] * 3
    game.do(f"open:{LAB}:0")
    assert game.keys == [*(f"keep:{card}" for card in sorted(cards)), "keep-none"]
    assert sorted(str(card) for card in ZonaView(game.state, HERO).cards(pile)) == sorted(cards)
    assert ZonaView(game.state, 0).cards(pile) == [None] * 3
    game.do("keep:directorate_pass")
    assert game.asked == "ask-action"
    assert ZonaView(game.state, 0).cards("small.1") == ["directorate_pass"]
    assert ZonaView(game.state, 0).cards(pile) == [None] * 2


@pytest.mark.rule("Z-370")
def test_taking_none_is_allowed() -> None:
    game = locked("k2", rubles=500)
    cards = sorted(game.pile(f"secret_items.{LAB}"))
    game.do(f"open:{LAB}:0", "keep-none")
    assert (sorted(game.pile(f"secret_items.{LAB}")), game.asked) == (cards, "ask-action")


@pytest.mark.rule("Z-370")
def test_uncovering_a_secret_brings_one_secret_item_at_most() -> None:
    wished: dict[str, Any] = {
        "tops": {"events.archive": ["a01"], "secret_items.underground_archive": ["directorate_pass"]}
    }
    game = hero("underground_archive", items=["prayer_card"], **wished)
    game.roll((P, P, B)).do("pass", "choose:show_papers")
    assert (game.asked, "keep:directorate_pass" in game.keys, game.keys[-1]) == ("ask-secret-item", True, "keep-none")
    game.do("keep:directorate_pass")
    assert (game.asked, sorted(game.pile("small.1"))) == ("ask-place", ["directorate_pass", "prayer_card"])


@pytest.mark.rule("Z-371")
def test_a_facility_without_secret_items_can_be_opened() -> None:
    game = hero("quarry", rubles=500, at_turn=False)
    game.runner.table.move_all(f"secret_items.{LAB}", "box.secret_items")
    other = game.pile(f"lock.{LAB}")[0]
    if other != "k2":
        put(game.runner, "k2", f"lock.{LAB}")
        put(game.runner, other, "box")
    turn(game).do(f"open:{LAB}:0")
    assert (game.me.place, game.asked, game.pile("small.1")) == (LAB, "ask-action", [])


@pytest.mark.rule("Z-366")
@pytest.mark.parametrize(
    ("barred", "offered"), [("", True), ("locked", False), ("full", False), ("secret", False), ("looted", False)]
)
def test_the_entry_bans_hold_for_a_relocation(barred: str, offered: bool) -> None:
    # The event g15 at the Frontier leads to an adjacent location; meanwhile the hero has come to the Wetlands.
    secrets = ["l01"] if barred == "secret" else []
    game = hero("frontier", secrets=secrets, tops={"events.green": ["g15"]}, at_turn=False)
    if barred != "locked":
        game.state.opened.append(LAB)
    if barred == "looted":
        game.runner.table.move_all("events.lab", "discards.events.lab")
    game.do("pass").roll((B, B, B)).do("pass")
    assert game.asked == "ask-choice"
    game.me.place = "wetlands"
    if barred == "full":
        game.state.scavengers[0].place = LAB
    game.do("choose:walk_in_the_dark")
    assert "at:quarry" in game.keys
    assert (f"at:{LAB}" in game.keys) is offered


@pytest.mark.rule("Z-567")
@pytest.mark.parametrize(("damage", "opens"), [(4, True), (5, False)])
def test_savvas_ability_does_not_count_when_a_lock_is_judged(damage: int, opens: bool) -> None:
    # The lock k7: 3 radiation. Savva has seven spaces and would suffer 2.
    game = locked("k7", hero="savva", damage=damage)
    assert (f"open:{LAB}:0" in game.keys) is opens
    if opens:
        assert game.do(f"open:{LAB}:0").me.damage == 6
