"""Each secret, betrayal and exile objective (L-338): just enough wins, and with one part of it short nobody wins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import BETRAYAL, EXILE, SECRET
from fivefires.games.long_night.state import Stage
from tests.games.long_night.tables import (
    CLAW,
    CLAW_TOO,
    FOUR,
    TANK,
    Game,
    cards_of,
    colony_phase,
    equip,
    give,
    lay_cards,
    lay_tokens,
    lurks,
    me,
    objectives,
    pile,
    place,
    put,
    result,
    seated,
)

Step = Callable[[Game], object]
HOLDER: Final = 0
LEADER, FOLLOWER = FOUR[HOLDER]
# What the others are after.
OTHERS: Final = ("secret_own_car", "secret_restless", "secret_every_drawer", "secret_provider")
# What the colony has laid to meet its objective: from the end of each type, since scenes give cards from the beginning.
TRIBUTE: Final = [card for kind in (v.FUEL, v.MEDICINE, v.FOOD) for card in cards_of(kind, 99)[-5:]]


# --- what a scene lays ------------------------------------------------------------------------------------------


def has(kind: v.ItemType, count: int) -> Step:
    return lambda runner: give(runner, HOLDER, *cards_of(kind, count))


def bears(kind: v.ItemType, count: int) -> Step:
    return lambda runner: equip(runner, LEADER, *cards_of(kind, count))


def did(stat: v.Stat, count: int, seat: int = HOLDER) -> Step:
    def counted(runner: Game) -> None:
        me(runner, seat).stats[stat] = count

    return counted


def people(count: int) -> Step:
    """The holder leads so many survivors; everybody else leads two."""

    def led(runner: Game) -> None:
        for survivor in pile(runner, f"group.{HOLDER}")[count:]:
            put(runner, survivor, "survivors")
            del runner.state.where[survivor]
        for survivor in pile(runner, "survivors")[: max(0, count - len(FOUR[HOLDER]))]:
            put(runner, survivor, f"group.{HOLDER}")
            place(runner, survivor, v.COLONY)

    return led


def at(where: str, *survivors: str) -> Step:
    def gone(runner: Game) -> None:
        for survivor in survivors:
            place(runner, survivor, where)

    return gone


def hurt(runner: Game) -> None:
    runner.state.frostbite[FOLLOWER] = 1


def killed(count: int) -> Step:
    """So many survivors lie in the graveyard, none of them the holder's."""
    return lambda runner: lay_cards(runner, "graveyard", pile(runner, "survivors")[-count:])


def waste(count: int) -> Step:
    return lambda runner: lay_cards(runner, "waste", cards_of(v.EDUCATION, 99)[-count:])


def decks(hospital: int, grocery_store: int) -> Step:
    """So many cards are left to search for there."""

    def searched(runner: Game) -> None:
        for place_of_cards, left in (("hospital", hospital), ("grocery_store", grocery_store)):
            for card in pile(runner, f"deck.{place_of_cards}")[left:]:
                put(runner, card, "box")

    return searched


def morale(height: int) -> Step:
    def set_to(runner: Game) -> None:
        runner.state.morale = height

    return set_to


def prevented(count: int) -> Step:
    def counted(runner: Game) -> None:
        runner.state.prevented = count

    return counted


def contained(count: int) -> Step:
    def counted(runner: Game) -> None:
        runner.state.contained = count

    return counted


def finished(count: int) -> Step:
    return lambda runner: lay_cards(runner, "finished", pile(runner, "improvements")[:count])


def food(count: int) -> Step:
    return lambda runner: lay_tokens(runner, "food-token", v.COLONY, count)


def bandits(count: int) -> Step:
    def stand(runner: Game) -> None:
        for where, there in [*runner.state.stock["bandit-figure"].items()]:
            runner.table.shift("bandit-figure", there if where != "supply" else 0, where, "supply")
        lay_tokens(runner, "bandit-figure", "library", count)

    return stand


def special(count: int) -> Step:
    def lurking(runner: Game) -> None:
        for figure in (CLAW, CLAW_TOO, TANK)[:count]:
            lurks(runner, figure, "school")

    return lurking


# --- secret objectives ------------------------------------------------------------------------------------------

SHOT: Final = did(v.Stat.KILLS, 1)
SHOT_TWO: Final = did(v.Stat.KILLS, 2)
# Each card with what is just enough, and with what takes the place of one part of it and is not enough. A part that is
# missing is `None`; a key that is not among the parts comes on top.
SECRETS: Final[dict[str, tuple[dict[str, Step], dict[str, Step | None]]]] = {
    "secret_hoarder": ({"cards": has(v.WEAPON, 5)}, {"cards": has(v.WEAPON, 4)}),
    "secret_own_car": ({"hand": has(v.FUEL, 2)}, {"hand": has(v.FUEL, 1)}),
    "secret_packed_bag": (
        {"food": has(v.FOOD, 1), "fuel": has(v.FUEL, 1), "medicine": bears(v.MEDICINE, 1)},
        {"food": None, "fuel": None, "medicine": None},
    ),
    "secret_following": ({"people": people(3)}, {"people": people(2)}),
    "secret_small_circle": (
        {"people": people(2), "cards": has(v.TOOL, 3)},
        {"people": people(3), "cards": has(v.TOOL, 2)},
    ),
    "secret_not_one_lost": ({"kills": SHOT}, {"kills": None, "lost": did(v.Stat.LOST, 1)}),
    "secret_clean_hands": ({}, {"hurt": hurt}),
    "secret_all_home": (
        {"people": people(2), "kills": SHOT},
        {"people": people(1), "kills": None, "away": at("school", FOLLOWER)},
    ),
    "secret_drifter": (
        {"away": at("school", LEADER, FOLLOWER), "cards": has(v.TOOL, 3)},
        {"away": at("school", LEADER), "cards": has(v.TOOL, 2)},
    ),
    "secret_best_shot": (
        {"kills": did(v.Stat.KILLS, 4), "other": did(v.Stat.KILLS, 3, 2)},
        {"other": did(v.Stat.KILLS, 4, 2)},
    ),
    "secret_freeloader": (
        {
            "kills": SHOT_TWO,
            "given": did(v.Stat.CONTRIBUTED, 1),
            "second": did(v.Stat.CONTRIBUTED, 2, 1),
            "third": did(v.Stat.CONTRIBUTED, 2, 2),
            "fourth": did(v.Stat.CONTRIBUTED, 2, 3),
        },
        {"kills": SHOT, "given": did(v.Stat.CONTRIBUTED, 2), "third": did(v.Stat.CONTRIBUTED, 1, 2)},
    ),
    "secret_restless": ({"moves": did(v.Stat.MOVES, 5), "kills": SHOT}, {"moves": did(v.Stat.MOVES, 4), "kills": None}),
    "secret_every_drawer": ({"searches": did(v.Stat.SEARCHES, 10)}, {"searches": did(v.Stat.SEARCHES, 9)}),
    "secret_own_fence": (
        {"fence": did(v.Stat.BARRICADES, 5), "kills": SHOT_TWO},
        {"fence": did(v.Stat.BARRICADES, 4), "kills": SHOT},
    ),
    "secret_provider": ({"given": did(v.Stat.CONTRIBUTED, 5)}, {"given": did(v.Stat.CONTRIBUTED, 4)}),
    "secret_wake_up_call": ({"morale": morale(5)}, {"morale": morale(6)}),
    "secret_hard_school": ({"prevented": prevented(3)}, {"prevented": prevented(4)}),
    "secret_gravedigger": ({"dead": killed(3)}, {"dead": killed(2)}),
    "secret_full_larder": ({"food": food(3)}, {"food": food(2)}),
    "secret_landfill": ({"waste": waste(7)}, {"waste": waste(6)}),
    "secret_bare_shelves": ({"decks": decks(13, 9)}, {"decks": decks(13, 10)}),
    "secret_old_ways": ({"tool": has(v.TOOL, 1), "fuel": bears(v.FUEL, 1)}, {"tool": None, "fuel": None}),
    "secret_friends_outside": (
        {"there": at("hideout", FOLLOWER), "cards": has(v.TOOL, 1)},
        {"there": at("library", FOLLOWER), "cards": None},
    ),
    "secret_observer": ({"zombies": special(3), "kills": SHOT_TWO}, {"zombies": special(2), "kills": SHOT}),
}

# --- betrayal objectives ----------------------------------------------------------------------------------------

BLOWS: Final = did(v.Stat.BLOWS, 2)
FEW_BLOWS: Final[dict[str, Step | None]] = {"blows": did(v.Stat.BLOWS, 1)}
BETRAYALS: Final[dict[str, tuple[dict[str, Step], dict[str, Step | None]]]] = {
    "betrayal_gunrunner": ({"weapons": bears(v.WEAPON, 2)}, {"weapons": has(v.WEAPON, 2)}),
    "betrayal_last_supper": ({"food": has(v.FOOD, 2)}, {"food": has(v.FOOD, 1)}),
    "betrayal_poisoner": ({"medicine": has(v.MEDICINE, 2)}, {"medicine": has(v.MEDICINE, 1)}),
    "betrayal_getaway": (
        {"fuel": has(v.FUEL, 1), "away": at("hospital", FOLLOWER)},
        {"fuel": bears(v.FUEL, 1), "away": None},
    ),
    "betrayal_prophet": ({"people": people(3)}, {"people": people(2)}),
    "betrayal_undertaker": ({"dead": killed(3), "people": people(2)}, {"dead": killed(2), "people": people(1)}),
    "betrayal_filth": ({"waste": waste(8)}, {"waste": waste(7)}),
    "betrayal_vulture": ({"cards": has(v.WEAPON, 5)}, {"cards": has(v.WEAPON, 4)}),
    "betrayal_wrecker": (
        {"finished": finished(2), "tool": has(v.TOOL, 1), "fuel": has(v.FUEL, 1)},
        {"finished": finished(3), "tool": None, "fuel": None},
    ),
    "betrayal_inside_man": (
        {"bandits": bandits(2), "there": at("hideout", FOLLOWER)},
        {"bandits": bandits(1), "there": None},
    ),
    "betrayal_company_man": (
        {"contained": contained(3), "medicine": has(v.MEDICINE, 1), "education": has(v.EDUCATION, 1)},
        {"contained": contained(4), "medicine": None, "education": None},
    ),
}

# --- exiles -----------------------------------------------------------------------------------------------------

# Each card for whoever was wronged and for a betrayer, whether the objective is met or morale falls to 0, with what is
# enough and what is not. The old objectives that some cards keep are fulfilled.
EXILES: Final[dict[tuple[str, bool], tuple[str, dict[str, Step], dict[str, Step | None]]]] = {
    ("exile_forgiveness", False): ("objective", {"food": has(v.FOOD, 3)}, {"food": has(v.FOOD, 2)}),
    ("exile_forgiveness", True): ("objective", {}, {}),
    ("exile_reckoning", False): (
        "morale",
        {"dead": killed(7), "people": people(3)},
        {"dead": killed(6), "people": people(2)},
    ),
    ("exile_reckoning", True): ("morale", {"dead": killed(3)}, {"dead": killed(2)}),
    ("exile_second_colony", False): ("objective", {"people": people(3)}, {"people": people(2)}),
    ("exile_second_colony", True): ("rounds", {"people": people(4)}, {"people": people(3)}),
    ("exile_road_south", False): (
        "rounds",
        {"fuel": has(v.FUEL, 3), "food": has(v.FOOD, 3)},
        {"fuel": has(v.FUEL, 2), "food": has(v.FOOD, 2)},
    ),
    ("exile_road_south", True): (
        "rounds",
        {"fuel": has(v.FUEL, 2), "weapon": bears(v.WEAPON, 1)},
        {"fuel": has(v.FUEL, 1), "weapon": has(v.WEAPON, 1)},
    ),
    ("exile_unbroken", False): ("objective", {"old": has(v.WEAPON, 5)}, {"old": None, "hurt": hurt}),
    ("exile_unbroken", True): (
        "morale",
        {"old": waste(8), "blows": BLOWS, "people": people(2)},
        {"old": waste(7), "people": people(1)},
    ),
}


# --- the tests --------------------------------------------------------------------------------------------------


def table_for(card: str, steps: dict[str, Step | None], ending: str) -> Game:
    """The holder has this objective, and the game is about to end like this."""
    modules = SECRET[card].modules if card in SECRET else BETRAYAL[card].modules
    runner = seated(*FOUR, variants=[module.value for module in modules])
    objectives(runner, card, *[other for other in OTHERS if other != card][:3])
    if ending == "objective":
        lay_cards(runner, "laid", TRIBUTE)
    for step in steps.values():
        if step is not None:
            step(runner)
    if ending == "rounds":
        runner.state.rounds = runner.state.morale = 1
    elif ending == "morale":
        runner.state.morale = 0
    return runner


def wins(runner: Game, ending: str) -> bool:
    """Whether the holder is among the winners when the game has ended."""
    stage = Stage.CRISIS if ending == "morale" else Stage.OBJECTIVE
    colony_phase(runner, stage, crisis="crisis_fuel_shortage")
    assert result(runner).ending == ending
    return HOLDER in result(runner).winners


def not_enough(enough: dict[str, Step], short: dict[str, Step | None]) -> list[dict[str, Step | None]]:
    """What is enough, with one part at a time put short."""
    return [{**enough, part: step} for part, step in short.items()]


@pytest.mark.rule("L-008", "L-338")
@pytest.mark.parametrize("card", SECRET)
def test_a_secret_objective_is_fulfilled_by_just_what_it_asks_for(card: str) -> None:
    enough, short = SECRETS[card]
    assert wins(table_for(card, {**enough}, "objective"), "objective")
    for steps in not_enough(enough, short):
        assert not wins(table_for(card, steps, "objective"), "objective")
    assert wins(table_for(card, {**enough}, "rounds"), "rounds") is not SECRET[card].main


@pytest.mark.rule("L-008", "L-338", "L-590")
@pytest.mark.parametrize("card", BETRAYAL)
def test_a_betrayal_is_fulfilled_by_just_what_it_asks_for(card: str) -> None:
    enough, short = BETRAYALS[card]
    enough = {"blows": BLOWS, **enough}
    assert wins(table_for(card, {**enough}, "morale"), "morale")
    for steps in not_enough(enough, {**FEW_BLOWS, **short}):
        assert not wins(table_for(card, steps, "morale"), "morale")
    assert not wins(table_for(card, {**enough}, "rounds"), "rounds")


@pytest.mark.rule("L-312", "L-338")
@pytest.mark.parametrize(("card", "betrayer"), EXILES)
def test_an_exile_wins_by_just_what_the_new_objective_asks_for(card: str, betrayer: bool) -> None:
    ending, enough, short = EXILES[card, betrayer]

    def sent_away(steps: dict[str, Step | None]) -> Game:
        runner = table_for("betrayal_filth" if betrayer else "secret_hoarder", steps, ending)
        put(runner, card, f"exile.{HOLDER}")
        me(runner, HOLDER).exiled, me(runner, HOLDER).wronged = True, not betrayer
        return runner

    assert wins(sent_away({**enough}), ending)
    for steps in not_enough(enough, short):
        assert not wins(sent_away(steps), ending)


def test_every_exile_objective_is_tried_from_both_sides() -> None:
    assert sorted(EXILES) == sorted((card, betrayer) for card in EXILE for betrayer in (False, True))
