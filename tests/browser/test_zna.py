"""ZNA in a real browser: scenario 1 to its end, two links, face-down objectives, a crowded map, its lessons."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from fivefires.games.zna.game import GAME
from fivefires.kernel import Setup

from . import crowd
from .brought import Answer, Played, bring, click, first_played, play_on_after_a_restart, press, tap
from .conftest import Open, Serve
from .echo import OF_SPACE
from .findings import serious, small
from .newcomer import follow
from .party import Party, Person
from .players import click_answer, click_option, keys, wait_for_turn
from .test_speed import hold
from .traffic import crossings, seen_in

# How many answers are left of a game that is brought to the table.
LEFT = 8
# What a frame of a crowded map may weigh, in bytes, and how long a step's echo may take, in ms.
FRAME, ECHOED = 60_000, 150


def won_alone() -> Played:
    """A game of scenario 1 that the expert wins alone, with a search in it."""
    return first_played(
        GAME,
        Setup(1, "mission", (), {"scenario": 1}),
        lambda played: bool(played.result.winners) and "search" in played.keys,
    )


@pytest.fixture(scope="module")
def nearly_won(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A file of that game short of its end, and the answers that lead there."""
    played = won_alone()
    path = tmp_path_factory.mktemp("zna") / "first-breath.json"
    return played.saved(path, -LEFT), played.keys[-LEFT:]


@pytest.fixture(scope="module")
def not_begun(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """That game before its first answer, and all that follow."""
    played = won_alone()
    return played.saved(tmp_path_factory.mktemp("zna") / "not-begun.json", 0), played.keys


@pytest.mark.parametrize(("size", "answer"), [("desk", click), ("phone", click), ("desk", press)])
def test_scenario_1_is_won(open_page: Open, nearly_won: tuple[Path, list[str]], size: str, answer: Answer) -> None:
    game, answers = nearly_won
    page = open_page("/", size)
    bring(page, game)
    for key in answers:
        assert wait_for_turn(page)
        answer(page, key)
    expect(page.locator("dialog .won")).to_contain_text("win")
    expect(page.locator("dialog")).to_contain_text("medal")
    expect(page.locator("dialog .epilogue")).to_contain_text("The gate grinds up")
    expect(page.locator("dialog figure").first).to_be_visible()
    assert small(page) == []


def test_scenario_1_is_played_from_its_first_question_to_its_end(
    open_page: Open, not_begun: tuple[Path, list[str]]
) -> None:
    """Over a hundred answers: heroes, starting spaces, orders, walks, searches, fights."""
    game, answers = not_begun
    page = open_page("/", quick=True)
    bring(page, game)
    asked = set()
    for key in answers:
        asked.add(key.partition(":")[0])
        tap(page, key)
    assert {"hero", "to", "go", "order", "search", "attack", "work", "end-turn"} <= asked
    expect(page.locator("dialog .won")).to_contain_text("win")
    assert serious(page) == []


@pytest.mark.parametrize(("name", "decisions"), [("Into the fog", 14), ("What chemistry is for", 15)])
def test_a_lesson_is_played_on_the_map(open_page: Open, name: str, decisions: int) -> None:
    page = open_page("/g/zna")
    follow(page, name, decisions)
    assert serious(page) == []


def test_two_links_of_a_campaign_with_a_restart_between(open_page: Open, own_server: Serve, tmp_path: Path) -> None:
    """The same four go on, with what they had, in the next scenario."""
    link = first_played(GAME, Setup(1, "campaign"), lambda played: played.result.victory == "total")
    server = own_server()
    person = Person(open_page("/", base_url=server.url))
    page = person.page
    play_on_after_a_restart(page, server, link, tmp_path / "link.json")
    while any(key.startswith("buy:") for key in keys(page)):
        click_option(page, "ready")
        wait_for_turn(page)
    expect(page.locator(".status")).to_contain_text("Borrowed Keys")
    newest = person.traffic.sights()[-1]
    for number, hero in enumerate(link.result.campaign.heroes):
        assert hero.id in {mat["name"]["id"] for mat in newest["scene"]["mats"]}
        for space, cards in hero.spaces.items():
            assert seen_in(newest, f"{space}.{number}") >= {*cards}
        expect(page.get_by_text(hero.id.capitalize(), exact=True).first).to_be_attached()


def face_down(page: Page, chance: random.Random) -> None:
    """Objectives are taken and laid face down, and everybody is soon ready."""
    wished = [key for key in ("face-down", "ready", "end-turn") if key in keys(page)]
    if wished:
        click_option(page, wished[0])
    else:
        click_answer(page, chance)


def agree_on_objectives(page: Page) -> None:
    page.get_by_text("More choices").click()
    page.get_by_label("Every hero starts with 2 drone objectives").check()


def test_face_down_objectives_are_seen_by_one_browser_only(open_page: Open) -> None:
    party = Party(open_page, "zna", 1, agree_on_objectives)
    party.play(28, random.Random(3), face_down)
    party.no_token_crosses()
    sights = [person.traffic.sights() for person in party.people]
    watched = party.watcher.traffic.sights()
    for seat, own in enumerate(sights):
        secret = {f"secret.{hero}" for hero in (2 * seat, 2 * seat + 1)}
        for hero in secret:
            assert max(len(seen_in(sight, hero)) for sight in own) == 2
        for others in (sights[1 - seat], watched):
            assert crossings(own, secret, others) == []
            assert not any(seen_in(sight, hero) for sight in others for hero in secret)
        assert crossings(own, secret, own)  # The check can fail: one's own browser is told.


def test_nine_tiles_with_all_mutants_are_light_and_a_step_is_soon_echoed(
    open_page: Open, own_server: Serve, tmp_path: Path
) -> None:
    server = own_server(path=crowd.installed(tmp_path / "site"))
    played = Played(crowd.GAME, Setup(1, "mission", (), {"scenario": 10}), 0)
    person = Person(open_page("/", base_url=server.url))
    page = person.page
    bring(page, played.saved(tmp_path / "crowd.json", played.asked.index("ask-action")))
    assert page.locator(".thing[data-thing^='walker.'], [data-thing^='runner.'], [data-thing^='brute.']").count() == 28

    def echo() -> float:
        while not page.locator(".space.can").count():
            assert wait_for_turn(page)
            click_answer(page, random.Random(1))
        return float(page.evaluate(OF_SPACE))

    hold("a step's echo among 28 mutants", echo, ECHOED)
    heaviest = max(len(frame.encode()) for frame in person.traffic.frames)
    print(f"\nthe heaviest frame: {heaviest} bytes")
    assert heaviest <= FRAME
