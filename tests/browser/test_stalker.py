"""S.T.A.L.K.E.R. in a real browser: mission A1 to its end, two links, what enemies see, its lessons."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.game import GAME
from fivefires.games.stalker.rules.setup import CONTROL
from fivefires.kernel import Setup

from .brought import MINUTE, Answer, Played, bring, click, first_played, play_on_after_a_restart, press, tap
from .conftest import Open, Serve
from .findings import serious
from .newcomer import follow
from .party import Person, path_of
from .players import keys, wait_for_turn
from .traffic import rows
from .waiting import until

# How many answers are left of a game that is brought to the table.
LEFT = 8
# What a frame may weigh, in bytes.
FRAME = 60_000
SIGHT = "path.veil[data-kind='sight']"


@pytest.fixture(scope="module")
def won() -> Played:
    """A short game of A1 that the expert wins alone, with a walk, work, a shot and a turn's end among its answers."""
    wanted = {"go", "sneak", "do", "shoot", "end-turn", "buy", "take"}

    def short(played: Played) -> bool:
        kinds = {key.partition(":")[0] for key in played.keys}
        return bool(played.result.winners) and len(played.keys) < 170 and wanted <= kinds

    return first_played(GAME, Setup(1, "mission", (), {"mission": "A1"}), short)


def gather(pages: list[Page], game: Path) -> None:
    """A game for two is brought by the first; the second takes the other seat, and the third watches."""
    host, guest, watcher = pages
    host.goto("/")
    host.locator('input[type="file"]').set_input_files(game)
    host.get_by_role("button", name="Open the seat").click(timeout=MINUTE)
    links = host.locator(".share input")
    expect(links).to_have_count(2, timeout=MINUTE)
    invite, watch = (path_of(link.input_value()) for link in links.all())
    guest.goto(invite)
    guest.get_by_role("button", name="Take a seat").click()
    watcher.goto(watch)
    host.get_by_role("button", name="Start the game").click(timeout=MINUTE)


def held(person: Person, stalker: int) -> list[dict[str, Any]]:
    """What this person is shown of the control cards that a stalker holds."""
    return rows(person.traffic.sights()[-1]).get(piles.DRAWN[stalker], [])


def light(frames: list[str]) -> bool:
    return max(len(frame.encode()) for frame in frames) <= FRAME


def test_a1_is_played_from_its_first_question_to_its_end(open_page: Open, won: Played, tmp_path: Path) -> None:
    """By clicks: the stalker, the trader, gear, the camp, the cell and the way out."""
    person = Person(open_page("/", quick=True))
    page = person.page
    bring(page, won.saved(tmp_path / "a1.json", 0))
    for key in won.keys:
        tap(page, key)
    expect(page.locator("dialog .won")).to_contain_text("win")
    assert serious(page) == []
    assert light(person.traffic.frames)


@pytest.mark.parametrize(("size", "answer"), [("phone", click), ("desk", press)])
def test_a1_is_won(open_page: Open, won: Played, tmp_path: Path, size: str, answer: Answer) -> None:
    """By thumb, and by keyboard alone."""
    page = open_page("/", size)
    bring(page, won.saved(tmp_path / "a1.json", -LEFT))
    for key in won.keys[-LEFT:]:
        assert wait_for_turn(page)
        answer(page, key)
    expect(page.locator("dialog .won")).to_contain_text("win")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_sight_and_chances_are_shown_when_asked(open_page: Open, won: Played, tmp_path: Path) -> None:
    before_the_shot = won.asked.index("ask-action", won.keys.index(next(k for k in won.keys if k.startswith("shoot"))))
    page = open_page("/")
    bring(page, won.saved(tmp_path / "a1.json", before_the_shot))
    expect(page.locator(SIGHT)).to_have_count(0)
    page.get_by_role("button", name="What enemies see").click()
    expect(page.locator(SIGHT).first).to_be_attached()
    shot = page.locator(f'button.option[data-key="{won.keys[before_the_shot]}"]')
    shot.click()
    expect(shot).to_contain_text("%")


def test_a_control_card_is_seen_in_one_browser_only(open_page: Open, tmp_path: Path) -> None:
    """Whoever drew it reads it; that he holds one is all that the other player and a spectator learn."""
    heard = first_played(GAME, Setup(2, "mission", (), {"mission": "C2"}), lambda played: "ask-control" in played.asked)
    at = heard.asked.index("ask-control")
    people = [Person(open_page("/about", name=name)) for name in ("Ann", "Bo", "Eve")]
    gather([one.page for one in people], heard.saved(tmp_path / "c2.json", at - 1))
    before, key = heard.answers[at - 1]
    wait_for_turn(people[before].page)
    click(people[before].page, key)
    drawer = heard.answers[at][0]
    page = people[drawer].page
    until(lambda: "suffer" in keys(page), "the voice is heard")
    (card,) = (card for card in CONTROL if page.locator(f'[data-thing="{card}"]').count())
    expect(page.locator(f'[data-thing="{card}"]').first).to_be_visible()
    assert any(f'"{card}"' in text for text in people[drawer].traffic.frames)
    others = [people[1 - drawer], people[2]]
    until(lambda: all(len(held(one, drawer)) == 1 for one in others), "they are told that he holds one")
    assert not any("id" in held(one, drawer)[0] for one in others)
    assert not any(name in text for one in others for text in one.traffic.received() for name in CONTROL)


def test_two_links_of_a_campaign_with_a_restart_between(open_page: Open, own_server: Serve, tmp_path: Path) -> None:
    link = first_played(GAME, Setup(1, "campaign", ()), lambda played: bool(played.result.winners))
    server = own_server()
    page = open_page("/", base_url=server.url)
    play_on_after_a_restart(page, server, link, tmp_path / "link.json")
    places = keys(page)
    assert "visit:place_a2" in places
    assert "visit:place_a1" not in places
    expect(page.get_by_role("meter", name="Coupons")).to_have_text(re.compile(rf"\b{link.result.campaign.coupons}$"))


@pytest.mark.parametrize(
    ("name", "decisions"), [("Seen and unseen", 14), ("Six dice", 16), ("What the needle says", 19)]
)
def test_a_lesson_is_played_on_the_map(open_page: Open, name: str, decisions: int) -> None:
    page = open_page("/g/stalker")
    follow(page, name, decisions)
    assert serious(page) == []
