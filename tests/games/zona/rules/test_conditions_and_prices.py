"""What cards ask for and what they cost: conditions, prices, and what is given up for them (chapter 10)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fivefires.games.zona.content import vocabulary as v
from tests.games.zona.tables import Game, bare, keys, me, owned, pile, pile_of, play, prompt, put, says

Lay = Callable[[Game, int, int], None]
MUTANTS = ("mangy_hound", "rat_king", "hollow_deer", "blind_boar", "bog_crawler", "ditch_lynx")


def two() -> Game:
    return bare("valerian", "ivan", places=("farms", "quarry"))


def holds(runner: Game, condition: v.Condition) -> bool:
    """A card gives 7 rubles where the condition holds, 1 where it does not."""
    runner = says(runner, v.If(condition, (v.Gain(7),), (v.Gain(1),)))
    assert (me(runner).rubles, me(runner, 1).rubles) in ((7, 0), (1, 0))
    return me(runner).rubles == 7


# --- conditions ---------------------------------------------------------------------------------------------


def food(runner: Game, seat: int, count: int) -> None:
    for card in ("canned_stew", "energy_drink", "army_rations", "pickled_herring", "trail_mix")[3 * seat :][:count]:
        put(runner, card, f"small.{seat}")


def trophies(runner: Game, seat: int, count: int) -> None:
    for token in MUTANTS[3 * seat :][:count]:
        put(runner, token, f"trophies.{seat}")


def secrets(runner: Game, seat: int, count: int) -> None:
    for card in ("a01", "l01", "o01", "b01")[2 * seat :][:count]:
        put(runner, card, f"secrets.{seat}")


def fatigue(runner: Game, seat: int, count: int) -> None:
    me(runner, seat).fatigue = count


def weaknesses(runner: Game, seat: int, count: int) -> None:
    me(runner, seat).weaknesses = ["alertness", "physique", "smarts"][:count]


def damage(runner: Game, seat: int, count: int) -> None:
    me(runner, seat).damage = count


def threats(runner: Game, seat: int, count: int) -> None:
    for token in MUTANTS[3 * seat :][:count]:
        put(runner, token, f"at.{me(runner, seat).place}")


@pytest.mark.rule("Z-147", "Z-261")
@pytest.mark.parametrize(
    ("condition", "lay"),
    [
        (v.Has(v.Match(category=v.Category.FOOD), 2), food),
        (v.Trophies(2), trophies),
        (v.Secrets(2), secrets),
        (v.Fatigue(2), fatigue),
        (v.Weaknesses(2), weaknesses),
        (v.Hurt(2), damage),
        (v.ThreatHere(2), threats),
    ],
    ids=lambda one: type(one).__name__ if isinstance(one, v.Data) else "",
)
def test_a_condition_holds_from_its_number_on_for_the_reader(condition: v.Condition, lay: Lay) -> None:
    """What the other player has never counts; the opposite holds where the condition does not."""
    for mine, others in ((1, 2), (2, 1), (3, 1)):
        for asked, expected in ((condition, mine >= 2), (v.Not(condition), mine < 2)):
            runner = two()
            lay(runner, 0, mine)
            lay(runner, 1, others)
            assert holds(runner, asked) is expected


@pytest.mark.rule("Z-147", "Z-261")
@pytest.mark.parametrize("reputation", [-1, 0, 1])
def test_the_readers_own_reputation_counts(reputation: int) -> None:
    runner = two()
    me(runner).reputation, me(runner, 1).reputation = reputation, -reputation
    assert holds(runner, v.Standing((v.GOOD, v.NEUTRAL))) is (reputation >= 0)


@pytest.mark.rule("Z-147", "Z-261")
@pytest.mark.parametrize(
    ("places", "alone"), [(("farms", "quarry", "quarry"), True), (("farms", "quarry", "farms"), False)]
)
def test_alone_means_that_nobody_else_is_there(places: tuple[str, ...], alone: bool) -> None:
    runner = bare("valerian", "ivan", "tamara", places=places)
    assert holds(runner, v.Alone()) is alone


@pytest.mark.rule("Z-261", "Z-263")
@pytest.mark.parametrize(
    ("mine", "others", "expected"), [("crowbar", "fire_axe", True), ("fire_axe", "crowbar", False)]
)
def test_only_an_own_crowbar_is_a_crowbar(mine: str, others: str, expected: bool) -> None:
    runner = two()
    put(runner, mine, "packed.0")
    put(runner, others, "packed.1")
    assert holds(runner, v.Crowbar()) is expected
    assert pile_of(runner, mine) == "packed.0"


@pytest.mark.rule("Z-147", "Z-261", "Z-445")
@pytest.mark.parametrize(
    ("match", "fits"),
    [
        (v.Match(), ["fire_axe", "spectrometer", "hunting_rifle", "sponge", "siphon"]),
        (v.Match(type=v.JUNK), ["fire_axe"]),
        (v.Match(type=v.EQUIPMENT), ["spectrometer", "hunting_rifle"]),
        (v.Match(category=v.Category.WEAPON), ["fire_axe", "hunting_rifle"]),
        (v.Match(type=v.EQUIPMENT, category=v.Category.WEAPON), ["hunting_rifle"]),
        (v.Match(artifact=True), ["sponge"]),
        (v.Match(artifact=False), ["fire_axe", "spectrometer", "hunting_rifle", "siphon"]),
        (v.Match(category=v.Category.ODDITY, artifact=True), ["sponge"]),
    ],
    ids=str,
)
def test_an_item_is_meant_by_its_type_its_category_and_whether_it_is_an_artifact(
    match: v.Match, fits: list[str]
) -> None:
    for item in ("fire_axe", "spectrometer", "hunting_rifle", "sponge", "siphon"):
        runner = two()
        put(runner, item, "small.0" if item == "siphon" else "packed.0")
        assert holds(runner, v.Has(match)) is (item in fits)


# --- prices -------------------------------------------------------------------------------------------------


def offered(runner: Game, cost: v.Cost) -> Game:
    """A card lets the reader have 1 junk card for this price."""
    return says(runner, v.May("deal", (v.ShiftEmission(1),), cost))


def rich() -> Game:
    """Both own a little of everything; the other player owns more."""
    runner = two()
    for seat in (0, 1):
        me(runner, seat).rubles = 300 + 200 * seat
        trophies(runner, seat, 1 + seat)
    for card in ("crowbar", "spectrometer", "sponge"):
        put(runner, card, "packed.0")
    for card in ("crowbar#2", "hunting_rifle", "assault_rifle", "pitch"):
        put(runner, card, "packed.1")
    return runner


PRICES = {
    "rubles": v.Cost(rubles=300),
    "fatigue": v.Cost(fatigue=2),
    "damage": v.Cost(damage=v.Damage(radiation=1, mental=1, physical=1)),
    "trophies": v.Cost(trophies=1),
    "artifacts": v.Cost(artifacts=1),
    "discard": v.Cost(discard=v.Match(type=v.EQUIPMENT)),
    "crowbar": v.Cost(crowbar=True),
    "reputation": v.Cost(reputation=1),
}


@pytest.mark.rule("Z-135", "Z-361", "Z-555")
@pytest.mark.parametrize("price", PRICES)
def test_a_price_is_paid_by_the_reader_in_full_and_then_the_deal_is_done(price: str) -> None:
    runner = offered(rich(), PRICES[price])
    assert (prompt(runner), runner.asked(), keys(runner)) == ("ask-may", [0], ["choose:deal", "decline"])
    play(runner, "choose:deal")
    mine = me(runner)
    assert mine.rubles == (0 if price == "rubles" else 300)
    assert mine.fatigue == (3 if price == "fatigue" else 1)
    assert mine.damage == (3 if price == "damage" else 0)
    assert mine.reputation == (-1 if price == "reputation" else 0)
    assert mine.tokens == ({"crowbar": 1} if price == "crowbar" else {})
    assert pile(runner, "trophies.0") == ([] if price == "trophies" else ["mangy_hound"])
    gone = {"artifacts": {"sponge"}, "discard": {"spectrometer"}}.get(price, set())
    assert owned(runner, 0) == {"crowbar", "spectrometer", "sponge"} - gone
    assert runner.state.marker == 1
    other = me(runner, 1)
    assert (other.rubles, other.fatigue, other.damage, other.reputation, other.tokens) == (500, 1, 0, 0, {})
    assert (len(owned(runner, 1)), len(pile(runner, "trophies.1"))) == (4, 2)


@pytest.mark.rule("Z-135", "Z-555")
@pytest.mark.parametrize("price", PRICES)
def test_what_is_declined_costs_and_brings_nothing(price: str) -> None:
    runner = offered(rich(), PRICES[price])
    play(runner, "decline")
    assert (me(runner).rubles, me(runner).fatigue, me(runner).damage, me(runner).tokens) == (300, 1, 0, {})
    assert (len(owned(runner, 0)), len(pile(runner, "trophies.0")), runner.state.marker) == (3, 1, 0)


@pytest.mark.rule("Z-351", "Z-359", "Z-361", "Z-555")
@pytest.mark.parametrize("price", PRICES)
def test_a_price_that_cannot_be_paid_in_full_is_not_offered(price: str) -> None:
    """Each time the reader lacks a little of it, which the other player has."""
    runner = rich()
    mine = me(runner)
    match price:
        case "rubles":
            mine.rubles = 299
        case "fatigue":
            mine.fatigue = 4
        case "damage":
            mine.damage = 5  # of 7
        case "trophies":
            put(runner, "mangy_hound", "tray.green_mutant")
        case "artifacts":
            put(runner, "sponge", "box")
        case "discard":
            put(runner, "spectrometer", "box")
        case "crowbar":
            put(runner, "crowbar", "box")
        case _:
            mine.reputation = -1
    assert prompt(offered(runner, PRICES[price])) == "ask-action"


@pytest.mark.rule("Z-351", "Z-359", "Z-361", "Z-555")
@pytest.mark.parametrize("price", ["rubles", "fatigue", "damage", "reputation"])
def test_a_price_that_takes_all_there_is_can_be_paid(price: str) -> None:
    runner = rich()
    me(runner).fatigue, me(runner).damage = 3, 3
    assert prompt(offered(runner, PRICES[price])) == "ask-may"


@pytest.mark.rule("Z-555")
def test_a_price_is_paid_from_rubles_to_damage() -> None:
    """The trophy is asked for before the fatigue is suffered, and fatigue comes before damage."""
    runner = rich()
    put(runner, "rat_king", "trophies.0")
    runner = offered(runner, v.Cost(rubles=100, trophies=1, fatigue=1, damage=v.Damage(mental=1)))
    play(runner, "choose:deal")
    assert (me(runner).rubles, me(runner).fatigue, me(runner).damage) == (200, 1, 0)
    play(runner, "discard:rat_king")
    assert (me(runner).fatigue, me(runner).damage, pile(runner, "trophies.0")) == (2, 1, ["mangy_hound"])


# --- giving up ----------------------------------------------------------------------------------------------


@pytest.mark.rule("Z-446", "Z-555", "Z-558")
def test_of_several_items_that_fit_the_player_picks_one() -> None:
    runner = two()
    for card in ("spectrometer", "hunting_rifle", "fire_axe"):
        put(runner, card, "packed.0")
    for card in ("assault_rifle", "flare_gun"):
        put(runner, card, "packed.1")
    runner = says(runner, v.Discard(v.Match(type=v.EQUIPMENT)))
    assert (runner.asked(), sorted(keys(runner))) == ([0], ["discard:hunting_rifle", "discard:spectrometer"])
    play(runner, "discard:hunting_rifle")
    assert owned(runner, 0) == {"spectrometer", "fire_axe"}
    assert pile_of(runner, "hunting_rifle") == "discards.equipment"


@pytest.mark.rule("Z-446", "Z-558")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_items_are_lost_as_far_as_there_are_any(count: int) -> None:
    runner = two()
    put(runner, "spectrometer", "packed.0")
    put(runner, "assault_rifle", "packed.1")
    runner = says(runner, v.Discard(v.Match(type=v.EQUIPMENT), count), v.Gain(5))
    assert (owned(runner, 0), owned(runner, 1), me(runner).rubles) == (set(), {"assault_rifle"}, 5)


@pytest.mark.rule("Z-446")
def test_siphon_is_never_given_up_for_an_artifact() -> None:
    runner = two()
    put(runner, "siphon", "small.0")
    runner = says(runner, v.Discard(v.Match(artifact=True)))
    assert owned(runner, 0) == {"siphon"}


@pytest.mark.rule("Z-026", "Z-237", "Z-558")
def test_of_several_trophies_the_player_picks_one_which_goes_on_top_of_its_slot() -> None:
    runner = two()
    trophies(runner, 0, 2)
    trophies(runner, 1, 2)
    runner = says(runner, v.LoseTrophy())
    assert (runner.asked(), keys(runner)) == ([0], ["discard:mangy_hound", "discard:rat_king"])
    play(runner, "discard:rat_king")
    assert (pile(runner, "trophies.0"), len(pile(runner, "trophies.1"))) == (["mangy_hound"], 2)
    assert pile(runner, "tray.green_mutant")[-1] == "rat_king"


@pytest.mark.rule("Z-026", "Z-237", "Z-558")
@pytest.mark.parametrize("count", [1, 2])
def test_trophies_are_lost_as_far_as_there_are_any(count: int) -> None:
    runner = two()
    trophies(runner, 0, 1)
    trophies(runner, 1, 2)
    runner = says(runner, v.LoseTrophy(count), v.Gain(5))
    assert (pile(runner, "trophies.0"), len(pile(runner, "trophies.1")), me(runner).rubles) == ([], 2, 5)
    assert pile(runner, "tray.green_mutant")[-1] == "mangy_hound"
