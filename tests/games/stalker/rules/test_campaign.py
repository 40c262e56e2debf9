"""The campaign as a chain of links (S-001 to S-037, S-079): what is handed on, who takes part, what is refused."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import GEAR, STALKER
from fivefires.games.stalker.content.missions import MISSIONS
from fivefires.games.stalker.content.survival import SCENARIOS
from fivefires.games.stalker.game import GAME
from fivefires.games.stalker.rules import campaign
from fivefires.games.stalker.state import UNNOTICED, Campaign, Stage, StalkerResult
from fivefires.kernel import Runner, Setup, key_of, seed_from
from fivefires.kernel.chains import check_link, next_setup
from fivefires.kernel.questions import Refused
from tests.games.stalker.links import Link


def refusal(setup: Setup) -> str:
    with pytest.raises(Refused) as caught:
        GAME.check(setup)
    return caught.value.reason.id


# --- ways to play -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-006", "S-007", "S-018")
def test_what_the_lid_offers_follows_from_what_is_in_the_box() -> None:
    modes = [mode.id for mode in GAME.modes]
    assert modes == ["mission", "campaign", *(["survival"] if SCENARIOS else [])]
    choices = {choice.id: choice.values for choice in GAME.options}
    assert choices["mission"] == tuple(MISSIONS)
    assert choices.get("scenario", ()) == tuple(SCENARIOS)
    assert choices["team"] == ("players", 2, 3, 4)


@pytest.mark.rule("S-018", "S-007")
def test_set_ups_that_do_not_fit_are_refused_with_the_reason() -> None:
    assert refusal(Setup(3, "campaign", (), {"team": 2})) == "refused-team"
    assert refusal(Setup(1, "campaign", (), {"mission": "A1"})) == "refused-mission"
    result = msgspec.to_builtins(StalkerResult(ending="success", winners=[0], mission="A1"))
    assert refusal(Setup(1, "mission", (), {}, result)) == "refused-chain"
    GAME.check(Setup(2, "campaign", (), {"team": 4}))


@pytest.mark.rule("S-007", "S-722", "S-064")
def test_a_single_mission_has_its_budget_and_leaves_nothing_behind() -> None:
    runner = Runner(GAME, Setup(1, "mission", (), {"mission": "A1"}), seed_from(1))
    runner.answer(0, "stalker:velet")
    assert runner.state.coupons == 5000
    assert runner.question is not None
    assert runner.question.prompt.message == "ask-buy", "Sidorovich alone, so nobody asks whom to see"
    assert runner.state.piles[piles.HOLDER] == ["sidorovich"]
    assert runner.state.campaign is None
    runner.answer(0, "enough")
    assert runner.state.stage == Stage.OUTFIT
    assert GAME.next_setup(runner.setup, StalkerResult(ending="success", winners=[0], mission="A1")) is None


# --- starting one -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-026", "S-033", "S-034", "S-015", "S-016", "S-037")
@pytest.mark.parametrize("size", [1, 3])
def test_a_campaign_begins_with_little(size: int) -> None:
    link = Link(*["milady", "velet", "borsuk"][:size])
    assert link.state.coupons == 5000
    assert sorted(link.holder) == ["local_guide", "patron", "sidorovich"]
    assert len(link.stash) == size, "a Leather Jacket for each"
    assert link.state.campaign is not None
    now = link.state.campaign
    assert (now.visited, now.struck, now.stickers, now.told, now.failures) == ([], [], [], [], {})
    link.answer("visit:place_a1", "visit:place_c02", "call:sidorovich:0")
    assert any(key.startswith("buy:") for key in link.keys), "to be spent from the first exploration on"


@pytest.mark.rule("S-035", "S-021")
def test_one_leather_jacket_for_each_of_the_first_team() -> None:
    link = Link("milady", "velet")
    assert [card.partition("#")[0] for card in link.stash] == ["leather_jacket", "leather_jacket"]
    link.depart()
    later = Link("hulyash", earlier=link.fail(), size=3)
    assert len(later.stash) == 2, "who joins brings nothing along"
    assert later.state.coupons == link.state.coupons


@pytest.mark.rule("S-028", "S-029", "S-018")
def test_each_card_is_chosen_at_most_once_and_freely() -> None:
    link = Link(size=2, players=2)
    assert len(link.keys) == 12
    assert link.runner.asked() == [0]
    link.answer("stalker:zirka")
    assert link.runner.asked() == [1]
    assert len(link.keys) == 11
    assert "stalker:zirka" not in link.keys
    both = Link("milady", "velet", "borsuk", players=2)
    assert [stalker.seat for stalker in both.state.stalkers] == [0, 1, 0]


@pytest.mark.rule("S-031", "S-032")
def test_each_has_a_board_and_an_attention_token() -> None:
    link = Link("milady", "velet")
    for number, stalker in enumerate(link.state.stalkers):
        assert link.state.piles[piles.BOARD[number]] == [stalker.id]
        for token in ("player-board", "attention", "ring", "stalker-figure"):
            assert link.state.stock[token][piles.POCKET[number]] == 1
        assert stalker.attention == UNNOTICED


# --- who takes part ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-030")
def test_the_group_stays_the_same() -> None:
    link = Link("milady", "velet")
    link.depart()
    later = Link(earlier=link.fail(), size=2)
    assert [stalker.id for stalker in later.state.stalkers] == ["milady", "velet"], "nobody is asked"
    assert later.message == "ask-place"


@pytest.mark.rule("S-019", "S-020", "S-021")
def test_a_new_one_joins_with_a_free_card() -> None:
    link = Link("milady")
    link.depart()
    later = Link(earlier=link.fail(), size=2)
    assert [stalker.id for stalker in later.state.stalkers] == ["milady"]
    assert later.message == "ask-stalker"
    assert "stalker:milady" not in later.keys
    later.answer("stalker:skryp")
    assert later.state.campaign is not None
    assert later.state.campaign.stalkers == ["milady", "skryp"]


@pytest.mark.rule("S-022", "S-020")
def test_who_sits_out_leaves_his_things_to_the_others() -> None:
    link = Link("milady", "velet")
    rifle = link.give("akm_74u")
    link.go_to(Stage.OUTFIT)
    link.answer("enough", f"take:{rifle}")
    link.depart()
    later = Link(earlier=link.fail())
    assert later.message == "ask-stalker"
    assert later.keys == ["stalker:milady", "stalker:velet"], "somebody of the group, and nobody else"
    later.answer("stalker:milady")
    assert rifle in later.stash
    assert later.state.campaign is not None
    assert later.state.campaign.stalkers == ["milady", "velet"]


# --- links ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-002", "S-079", "S-001")
def test_two_links() -> None:
    """A failure, then a success by two players where there was one."""
    first = Link("milady")
    rifle = first.give("akm_74u")
    first.answer("visit:place_c20")
    first.depart()
    result = first.fail()
    setup = next_setup(GAME, first.setup, result, players=2)
    assert setup is not None
    GAME.check(setup)
    assert check_link(GAME, first.setup, result, setup) is None
    runner = Runner(GAME, setup, seed_from(9))
    assert rifle in runner.state.piles[piles.STASH]
    assert "dog_companion" in runner.state.piles[piles.HOLDER]
    second = Link("velet", earlier=result, size=2)
    second.depart()
    after = second.win()
    assert after.winners == [0]
    assert after.campaign is not None
    assert (after.campaign.links, after.campaign.told, after.campaign.failures) == (2, ["A1"], {"A1": 1})
    assert after.campaign.stalkers == ["milady", "velet"]


@pytest.mark.rule("S-023", "S-024", "S-025")
def test_it_is_won_when_all_stories_are_told() -> None:
    link = Link("milady")
    link.depart()
    result = link.win()
    assert result.campaign is not None
    now = msgspec.structs.replace(result.campaign, told=[*MISSIONS])
    assert campaign.is_won(now)
    assert not campaign.is_won(msgspec.structs.replace(now, told=[*MISSIONS][1:]))
    assert campaign.follows(link.setup, msgspec.structs.replace(result, campaign=now)) is None
    assert now.stash == result.campaign.stash, "the stash is kept as its result"
    if len(MISSIONS) > 1:
        assert campaign.follows(link.setup, result) is not None
        assert not campaign.is_won(result.campaign)


# --- forged results ---------------------------------------------------------------------------------------------------


def failed() -> StalkerResult:
    link = Link("milady")
    link.answer("visit:place_c02")
    link.give("akm_74u")
    link.table.shift("magazine-rifle", 2, piles.SUPPLY, piles.STASH)
    link.depart()
    return link.fail("death")


Forge = Callable[[StalkerResult, Campaign], None]


def forged(**changes: Any) -> Forge:
    def forge(result: StalkerResult, now: Campaign) -> None:
        for name, value in changes.items():
            target: Any = result if name in ("ending", "mission", "died", "stalkers_then", "rounds", "winners") else now
            setattr(target, name.removesuffix("_then"), value)

    return forge


FORGERIES: list[tuple[str, Forge]] = [
    ("refused-chain", forged(links=0)),
    ("refused-chain", forged(told=[*MISSIONS])),
    ("refused-missions", forged(links=2)),
    ("refused-missions", forged(failures={"A1": 0})),
    ("refused-missions", forged(failures={"A1": 1, "Z9": 1}, links=2)),
    ("refused-missions", forged(failures={"A2": 1})),
    ("refused-last", forged(mission="A2")),
    ("refused-last", forged(ending="success")),
    ("refused-last", forged(ending="glory")),
    ("refused-last", forged(died="")),
    ("refused-last", forged(ending="time")),
    ("refused-last", forged(rounds=0)),
    ("refused-last", forged(rounds=30)),
    ("refused-last", forged(winners=[0])),
    ("refused-group", forged(stalkers=["milady", "milady"])),
    ("refused-group", forged(stalkers=["nobody"])),
    ("refused-group", forged(stalkers=["milady", "borsuk", "velet", "palkan", "mammon"])),
    ("refused-group", forged(stalkers=["velet"])),
    ("refused-zone", forged(stickers=["a2"])),
    ("refused-zone", forged(visited=["place_a1", "place_c02", "place_s1"])),
    ("refused-zone", forged(visited=["place_c02"])),
    ("refused-zone", forged(visited=["place_a1", "place_a1", "place_c02"])),
    ("refused-zone", forged(visited=["place_a1", "place_c98"], struck=["place_c98"])),
    ("refused-zone", forged(struck=["place_c02", "place_a1"])),
    ("refused-zone", forged(struck=[])),
    ("refused-zone", forged(struck=["place_c02", "place_s1", "place_s2"])),
    ("refused-zone", forged(struck=["place_c02", "place_c03"])),
    ("refused-zone", forged(struck=["nowhere"])),
    ("refused-zone", forged(contacts=["sidorovich", "patron", "local_guide"])),
    ("refused-zone", forged(contacts=["sidorovich", "patron", "local_guide", "pola", "nobody"])),
    ("refused-zone", forged(removed=["a1_01"])),
    ("refused-stash", forged(stash=["akm_74u", "akm_74u"])),
    ("refused-stash", forged(stash=["railgun"])),
    ("refused-stash", forged(magazines={"magazine-rifle": 11})),
    ("refused-stash", forged(magazines={"magazine-rifle": 0})),
    ("refused-stash", forged(magazines={"magazine-gauss": 1})),
    ("refused-coupons", forged(coupons=-1)),
    ("refused-coupons", forged(coupons=65_001)),
    ("refused-coupons", forged(coupons=0, stash=sorted(GEAR))),
]


@pytest.mark.rule("S-015", "S-016", "S-009", "S-023", "S-026", "S-028", "S-039", "S-040", "S-043", "S-047", "S-050")
@pytest.mark.rule("S-069", "S-105", "S-725")
@pytest.mark.parametrize(("reason", "forge"), FORGERIES, ids=range(len(FORGERIES)))
def test_forged_results_are_refused_with_the_reason(reason: str, forge: Forge) -> None:
    result = failed()
    assert result.campaign is not None
    GAME.check(Setup(1, "campaign", (), {}, msgspec.to_builtins(result)))
    forge(result, result.campaign)
    assert refusal(Setup(1, "campaign", (), {}, msgspec.to_builtins(result))) == reason


# --- forged results of a long campaign --------------------------------------------------------------------------------


@cache
def long_one() -> bytes:
    """A success with a contact, a failure with a stash, and a success with another contact."""
    first = Link("milady", "velet")
    first.answer("visit:place_c02")
    first.depart()
    result = first.win()
    second = Link(earlier=result, size=2)
    second.answer("visit:place_b1", "visit:place_s1")
    second.go_to(Stage.CONTACTS)
    second.depart()
    result = second.fail("time")
    third = Link(earlier=result, size=2)
    third.answer("visit:place_b1", "visit:place_c03")
    third.depart()
    return msgspec.json.encode(third.win())


LONG: list[tuple[str, Callable[[Campaign], dict[str, Any]]]] = [
    ("refused-missions", lambda now: {"told": [*now.told, now.told[0]]}),
    ("refused-missions", lambda now: {"told": [*now.told, "hold_out"], "links": now.links + 1}),
    ("refused-missions", lambda now: {"told": ["B2", *now.told[1:]]}),
    ("refused-missions", lambda now: {"told": ["A2", *now.told]}),
    ("refused-missions", lambda now: {"failures": {"B1": 1, "C2": 1}, "links": now.links + 1}),
    ("refused-missions", lambda now: {"links": now.links + 1}),
    ("refused-missions", lambda now: {"links": now.links - 1}),
    ("refused-last", lambda now: {"told": [*reversed(now.told)]}),
    ("refused-group", lambda now: {"stalkers": ["milady"]}),
    ("refused-group", lambda now: {"stalkers": [*now.stalkers, "milady"]}),
    ("refused-group", lambda now: {"stalkers": [*now.stalkers, "nobody"]}),
    ("refused-zone", lambda now: {"visited": [*now.visited, "place_s2"]}),
    ("refused-zone", lambda now: {"visited": [*now.visited, "place_c1"]}),
    ("refused-zone", lambda now: {"visited": [place for place in now.visited if place != "place_b1"]}),
    ("refused-zone", lambda now: {"struck": [place for place in now.struck if place != "place_a1"]}),
    ("refused-zone", lambda now: {"struck": [place for place in now.struck if place != "place_c03"]}),
    ("refused-zone", lambda now: {"struck": [*now.struck, "place_c1"]}),
    ("refused-zone", lambda now: {"struck": [*now.struck, "place_c20"]}),
    ("refused-zone", lambda now: {"struck": [*now.struck, now.struck[0]]}),
    ("refused-zone", lambda now: {"stickers": now.stickers[1:]}),
    ("refused-zone", lambda now: {"stickers": [*now.stickers, now.stickers[0]]}),
    ("refused-zone", lambda now: {"contacts": now.contacts[1:]}),
    ("refused-zone", lambda now: {"contacts": [*now.contacts, now.contacts[0]]}),
    ("refused-zone", lambda now: {"contacts": [*now.contacts, "broker"]}),
    ("refused-zone", lambda now: {"removed": ["a1_01"]}),
    ("refused-coupons", lambda now: {"coupons": 5000 + 60_000 * now.links + 1}),
    ("refused-stash", lambda now: {"stash": [*now.stash, now.stash[0]]}),
    ("refused-stash", lambda now: {"magazines": {"magazine-rifle": 11}}),
]


def long_refusal(**changes: Any) -> str:
    result = msgspec.json.decode(long_one(), type=StalkerResult)
    assert result.campaign is not None
    changed = msgspec.structs.replace(result, campaign=msgspec.structs.replace(result.campaign, **changes))
    wrong = campaign.wrong(changed)
    return "" if wrong is None else wrong.id


@pytest.mark.rule(
    "S-009", "S-023", "S-024", "S-026", "S-028", "S-039", "S-040", "S-043", "S-047", "S-050", "S-069", "S-105"
)  # fmt: skip
def test_a_long_campaign_is_taken_up_as_it_came_about() -> None:
    result = msgspec.json.decode(long_one(), type=StalkerResult)
    now = result.campaign
    assert now is not None
    assert (now.links, now.told, now.failures) == (3, ["A1", "B1"], {"B1": 1})
    assert long_refusal() == ""
    worth = sum(GEAR[card].value for card in now.stash)
    assert long_refusal(coupons=5000 + 60_000 * 3 - worth) == ""
    assert long_refusal(coupons=5000 + 60_000 * 3 - worth + 1) == "refused-coupons"
    assert long_refusal(coupons=0) == ""
    assert long_refusal(magazines={"magazine-rifle": 10, "magazine-pistol": 1}) == ""
    assert long_refusal(stalkers=[*now.stalkers, "zirka"]) == ""
    assert now.stickers


@pytest.mark.rule(
    "S-009", "S-023", "S-024", "S-026", "S-028", "S-039", "S-040", "S-043", "S-047", "S-050", "S-069", "S-105"
)  # fmt: skip
@pytest.mark.rule("S-725")
@pytest.mark.parametrize(("reason", "change"), LONG, ids=range(len(LONG)))
def test_a_long_campaign_is_refused_where_it_is_forged(
    reason: str, change: Callable[[Campaign], dict[str, Any]]
) -> None:
    now = msgspec.json.decode(long_one(), type=StalkerResult).campaign
    assert now is not None
    assert long_refusal(**change(now)) == reason


@pytest.mark.rule("S-028", "S-005", "S-216")
@pytest.mark.parametrize(
    ("reason", "changes"),
    [
        ("refused-last", {"mission": "A1"}),
        ("refused-last", {"ending": "death", "died": "milady"}),
        ("refused-last", {"died": "milady"}),
        ("refused-last", {"died": "zirka"}),
        ("refused-last", {"rounds": -1}),
        ("refused-last", {"rounds": 0}),
        ("", {"rounds": 1}),
        ("", {"rounds": 29}),
        ("refused-last", {"rounds": 30}),
        ("refused-last", {"winners": []}),
        ("refused-last", {"winners": [1]}),
        ("", {"winners": [0, 1]}),
        ("refused-group", {"winners": [0, 1, 2]}),
        ("refused-group", {"stalkers": []}),
        ("refused-group", {"stalkers": ["milady", "milady"]}),
        ("refused-group", {"stalkers": ["milady", "zirka"]}),
        ("", {"stalkers": ["velet"]}),
    ],
)
def test_what_the_last_mission_says_must_agree(reason: str, changes: dict[str, Any]) -> None:
    result = msgspec.json.decode(long_one(), type=StalkerResult)
    wrong = campaign.wrong(msgspec.structs.replace(result, **changes))
    assert ("" if wrong is None else wrong.id) == reason


@pytest.mark.rule("S-015")
def test_a_result_without_a_campaign_is_refused() -> None:
    plain = msgspec.to_builtins(StalkerResult(ending="time", winners=[], mission="A1", stalkers=["milady"]))
    assert refusal(Setup(1, "campaign", (), {}, plain)) == "refused-chain"


@pytest.mark.rule("S-003", "S-094")
def test_each_mission_has_its_own_map_and_everybody_stands_on_one_space_of_it() -> None:
    link = Link("milady", "velet")
    link.depart()
    names = {name: mission.tiles for name, mission in MISSIONS.items()}
    assert len(set(names.values())) == len(names)
    assert {stalker.space for stalker in link.state.stalkers} == {0}
    assert len(STALKER) == 12
    assert key_of(link.runner.options(0)[0])
