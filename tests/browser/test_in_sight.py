"""What is asked can be answered at once: in windows of every form, with a first hint, an offer and much news above."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fivefires.games.raid_trade.game import GAME as RAID_TRADE
from fivefires.games.stalker.game import GAME as STALKER
from fivefires.games.zna.game import GAME as ZNA
from fivefires.kernel import Game, Setup

from .brought import Played, bring, first_played
from .conftest import SIZES, Open
from .findings import DRAWN
from .party import Person
from .players import OPTION, step_of, wait_for_step

# The first answer and those at the end of the list can be pressed where they are.
OUT_OF_SIGHT = """() => {
    const first = document.querySelector('.choices .list .option');
    const asked = [first, ...document.querySelectorAll('.choices .ends .option')].filter(one => one);
    const pressed = one => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return [top + 5, (top + bottom) / 2, bottom - 5].every(height => {
            const seen = document.elementFromPoint((left + right) / 2, height);
            return seen !== null && (one === seen || one.contains(seen));
        });
    };
    return asked.filter(one => !pressed(one)).map(one => one.textContent);
}"""
ASKED = ("ask-action", "ask-answer-offer", "ask-hear-counter", "ask-send")
# A word that is broken within a sign of an offer.
BROKEN = """() => [...document.querySelectorAll('.deal .side button')]
    .filter(one => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().height > 40)
    .map(one => one.textContent)"""


@pytest.fixture(scope="module")
def traded() -> Played:
    """A game in the city in which the first seat is offered something, and something else instead."""

    def asks_the_first(played: Played) -> bool:
        asked = {what for (seat, _), what in zip(played.answers, played.asked, strict=True) if seat == 0}
        return asked.issuperset(ASKED)

    return first_played(RAID_TRADE, Setup(3, "city"), asks_the_first)


def asked_of_the_first(played: Played, question: str) -> int:
    """How many answers come before this question is asked of the first seat."""
    return next(
        number
        for number, ((seat, _), asked) in enumerate(zip(played.answers, played.asked, strict=True))
        if seat == 0 and asked == question
    )


def resize(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)


@pytest.mark.parametrize("question", ASKED)
def test_answers_are_in_sight(open_page: Open, traded: Played, tmp_path: Path, question: str) -> None:
    game = traded.saved(tmp_path / "traded.json", asked_of_the_first(traded, question))
    for size in SIZES:
        page = open_page("/", size, hints=True)
        bring(page, game)
        page.evaluate(DRAWN)
        assert page.evaluate(OUT_OF_SIGHT) == [], size
        assert page.evaluate(BROKEN) == [], size
        page.context.close()


# What is cut off in the line at the top: where we are, and what is under way.
STATE_CUT = """() => [...document.querySelectorAll('.status .state')]
    .filter(one => one.scrollWidth > one.clientWidth + 1)
    .map(one => one.textContent)"""


@pytest.mark.parametrize(("game", "question"), [(ZNA, "ask-start"), (ZNA, "ask-action"), (STALKER, "ask-action")])
def test_on_a_phone_what_is_wanted_and_what_ends_a_turn_are_in_sight(
    open_page: Open, tmp_path: Path, game: Game[Any], question: str
) -> None:
    played = Played(game, Setup(2, "mission"), 0)
    page = open_page("/", "across")
    bring(page, played.saved(tmp_path / "turn.json", asked_of_the_first(played, question)))
    for size in ("across", "phone"):
        resize(page, size)
        assert page.evaluate(OUT_OF_SIGHT) == [], size
        expect(page.locator(".others .goals .what").first).to_be_in_viewport()
        assert page.evaluate(STATE_CUT) == [], size


def test_beside_a_story_what_ends_a_turn_is_in_sight_and_the_log_follows(open_page: Open, tmp_path: Path) -> None:
    """The story makes room, however the window is formed, and the newest line stays in sight."""
    played = Played(ZNA, Setup(2, "mission", (), {"scenario": 1}), 0)
    game = played.saved(tmp_path / "story.json", asked_of_the_first(played, "ask-equip"))
    page = open_page("/")
    bring(page, game)
    for size in ("desk", "tablet"):
        resize(page, size)
        expect(page.locator(".told h3")).to_be_visible()
        assert page.evaluate(OUT_OF_SIGHT) == [], size
        expect(page.locator(".log .newest")).to_have_count(0)


def test_on_a_phone_a_long_goal_is_unfolded(open_page: Open, tmp_path: Path) -> None:
    """One line tells how far it is; a tap tells all of it."""
    played = Played(ZNA, Setup(2, "mission", (), {"scenario": 1}), 0)
    page = open_page("/", "phone")
    bring(page, played.saved(tmp_path / "goal.json", asked_of_the_first(played, "ask-action")))
    goal = page.locator(".others .goals .what")
    whole = "one => one.scrollWidth <= one.clientWidth + 1"
    assert not goal.evaluate(whole)
    goal.tap()
    assert goal.evaluate(whole)
    expect(goal).to_be_in_viewport(ratio=0.99)
    assert page.evaluate(OUT_OF_SIGHT) == []


def test_what_a_table_says_of_itself_can_be_put_away(open_page: Open, traded: Played, tmp_path: Path) -> None:
    page = open_page("/", "phone")
    bring(page, traded.saved(tmp_path / "traded.json", asked_of_the_first(traded, "ask-action")))
    note = page.locator(".notice", has_text="This game comes from a file")
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)
    page.reload()
    expect(note).to_be_visible()


def test_cards_to_choose_from_lie_on_the_table_once(open_page: Open, tmp_path: Path) -> None:
    page = open_page("/")
    bring(page, Played(ZNA, Setup(2, "mission"), 0).saved(tmp_path / "heroes.json", 0))
    for size in SIZES:
        resize(page, size)
        expect(page.locator(".card", has_text="Mia")).to_have_count(1)


# What the others have, of which a part is cut off within its line; what comes on a further line is in the whole mat.
CUT = """() => [...document.querySelectorAll('.strip')].flatMap(strip => {
    const facts = strip.querySelector('.facts').getBoundingClientRect();
    const name = strip.querySelector('.name');
    const cut = [...strip.querySelectorAll('.fact')].map(one => [one, one.getBoundingClientRect()])
        .filter(([, box]) => box.width && box.top < facts.bottom - 2 && box.right > facts.right + 1)
        .map(([one]) => one.textContent);
    return name.scrollWidth > name.clientWidth + 1 ? [...cut, name.textContent] : cut;
})"""


def test_names_and_numbers_of_the_others_are_whole(open_page: Open, tmp_path: Path) -> None:
    """Beside what a stalker can do, which is a whole sentence."""
    played = Played(STALKER, Setup(2, "mission", (), {"mission": "A1"}), 0)
    page = open_page("/")
    bring(page, played.saved(tmp_path / "a1.json", asked_of_the_first(played, "ask-action")))
    assert page.locator(".strip").count() == 1
    assert page.evaluate(CUT) == []
    resize(page, "phone")
    where = page.locator(".status .main")
    assert where.evaluate("one => one.scrollWidth <= one.clientWidth + 1")


@pytest.mark.parametrize("size", ["desk", "tablet"])
def test_the_goal_of_a_crowded_mat_can_be_read(open_page: Open, traded: Played, tmp_path: Path, size: str) -> None:
    """Beside tracks, goods and a die of six faces, which need a line for themselves."""
    late = max(n for n, ((seat, _), asked) in enumerate(zip(traded.answers, traded.asked, strict=True))
               if seat == 0 and asked == "ask-action")  # fmt: skip
    page = open_page("/", size)
    bring(page, traded.saved(tmp_path / "late.json", late))
    page.evaluate(DRAWN)
    goal = page.locator("div.mine .goals .what").bounding_box()
    assert goal is not None
    assert goal["width"] > 200
    assert goal["height"] < 48


def test_on_a_phone_cards_to_choose_from_lie_where_the_board_is(open_page: Open, tmp_path: Path) -> None:
    """Two side by side and whole; one tap shows the board, another one the cards."""
    page = open_page("/", "phone")
    played = Played(STALKER, Setup(2, "mission", (), {"mission": "A1"}), 0)
    bring(page, played.saved(tmp_path / "stalkers.json", 0))
    board = page.locator("svg[data-board]")
    for card in page.locator(".raised .card").all()[:2]:
        expect(card).to_be_in_viewport(ratio=0.99)
    expect(board).to_be_hidden()
    page.get_by_role("button", name="Board", exact=True).click()
    expect(board).to_be_visible()
    page.get_by_role("button", name="Board", exact=True).click()
    expect(board).to_be_hidden()


def test_on_a_phone_what_an_answer_brings_does_not_move_it(open_page: Open, tmp_path: Path) -> None:
    """Whoever taps twice at the same place takes what they have read."""
    page = open_page("/", "phone", hints=True)
    played = Played(STALKER, Setup(2, "mission", (), {"mission": "A1"}), 0)
    bring(page, played.saved(tmp_path / "trade.json", asked_of_the_first(played, "ask-buy")))
    page.get_by_role("button", name="Close").click()
    rifle = page.locator('.option[data-key^="buy:toz"]')
    rifle.scroll_into_view_if_needed()
    page.evaluate(DRAWN)
    before = rifle.bounding_box()
    rifle.tap()
    page.evaluate(DRAWN)
    assert before == rifle.bounding_box()


# Squares that are asked about and wholly seen on the map, with the middle of each.
ASKED_ABOUT = """() => {
    const seen = document.querySelector('svg[data-board]').getBoundingClientRect();
    return Object.fromEntries([...document.querySelectorAll('.space.can')].flatMap(one => {
        const land = one.querySelector('.land');
        const box = land.getBoundingClientRect();
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const inside = box.top > seen.top && box.bottom < seen.bottom && box.left > seen.left && box.right < seen.right;
        return inside && document.elementFromPoint(x, y) === land ? [[one.dataset.space, [x, y]]] : [];
    }));
}"""


def test_on_a_phone_the_map_stays_under_the_finger(open_page: Open, tmp_path: Path) -> None:
    """One tap shows what a space brings, another one at the same place does it, whatever was looked at before."""
    person = Person(open_page("/", "phone"))
    page = person.page
    played = Played(STALKER, Setup(1, "mission", (), {"mission": "A1"}), 0)
    bring(page, played.saved(tmp_path / "walk.json", asked_of_the_first(played, "ask-action")))
    page.evaluate(DRAWN)
    offers = person.traffic.sights()[-1]["question"]["offers"]
    places = page.evaluate(ASKED_ABOUT)
    ways = {space: [one["key"] for one in offers if space in one.get("about", [])] for space in places}
    several, single = (next(one for one, keys in ways.items() if (len(keys) > 1) == many) for many in (True, False))
    page.touchscreen.tap(*places[several])
    expect(page.locator(OPTION)).to_have_count(len(ways[several]))
    place = page.evaluate(ASKED_ABOUT)[single]
    page.touchscreen.tap(*place)
    expect(page.locator(f'.option.selected[data-key="{ways[single][0]}"]')).to_be_visible()
    page.evaluate(DRAWN)
    assert page.evaluate(ASKED_ABOUT)[single] == pytest.approx(place, abs=1)
    step = step_of(page)
    page.touchscreen.tap(*place)
    wait_for_step(page, step)


def test_all_others_stand_in_one_line_and_an_offer_says_for_whom_it_is(
    open_page: Open, traded: Played, tmp_path: Path
) -> None:
    page = open_page("/")
    bring(page, traded.saved(tmp_path / "traded.json", asked_of_the_first(traded, "ask-offer")))
    tops = page.eval_on_selector_all(".strip", "all => all.map(one => one.getBoundingClientRect().top)")
    assert len(tops) == 2
    assert tops[0] == tops[1]
    expect(page.locator(".deal h3")).to_contain_text("for Bot")


# Squares that are not wholly within the window on the map.
HIDDEN = """() => {
    const seen = document.querySelector('svg[data-board]').getBoundingClientRect();
    return [...document.querySelectorAll('.space')].filter(one => {
        const box = one.querySelector('.land').getBoundingClientRect();
        return box.top < seen.top - 1 || box.bottom > seen.bottom + 1;
    }).map(one => one.dataset.space);
}"""


def test_a_map_whose_squares_are_wide_enough_for_a_pointer_is_seen_whole(open_page: Open, tmp_path: Path) -> None:
    page = open_page("/")
    played = Played(ZNA, Setup(2, "mission"), 0)
    bring(page, played.saved(tmp_path / "map.json", asked_of_the_first(played, "ask-action")))
    page.evaluate(DRAWN)
    assert page.evaluate(HIDDEN) == []


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize(("size", "least"), [("desk", 540), ("tablet", 300)])
def test_own_mats_leave_the_room_to_the_map(
    open_page: Open, tmp_path: Path, size: str, least: int, players: int
) -> None:
    """Who acts lies open, the others are a line each, and a tap opens them."""
    page = open_page("/", size)
    played = Played(ZNA, Setup(players, "mission"), 0)
    bring(page, played.saved(tmp_path / "mats.json", asked_of_the_first(played, "ask-action")))
    page.evaluate(DRAWN)
    mats, strips = page.locator("div.mine .mat"), page.locator("div.mine .strip")
    assert (mats.count(), strips.count()) == (1, 4 // players - 1)
    board = page.locator("svg[data-board]").bounding_box()
    assert board is not None
    assert board["height"] >= least
    name = strips.first.locator(".name").inner_text()
    strips.first.click()
    expect(mats).to_have_count(2)
    expect(mats.nth(1).locator("h3")).to_contain_text(name)


def test_a_tile_is_chosen_where_it_lies(open_page: Open, tmp_path: Path) -> None:
    """Each one in question is outlined on the map, and a tap on it selects it."""
    page = open_page("/")
    keys = Setup(1, "mission", options={"scenario": 2})
    played = first_played(ZNA, keys, lambda played: "ask-creeping-bank" in played.asked)
    bring(page, played.saved(tmp_path / "tile.json", asked_of_the_first(played, "ask-creeping-bank")))
    tiles = page.locator("rect[data-tile]")
    expect(tiles).to_have_count(page.locator(".options button.option[data-key]").count())
    tile = tiles.first.get_attribute("data-tile")
    box = tiles.first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 0.27 * box["width"], box["y"] + 0.52 * box["height"])
    expect(page.locator(f'.option.selected[data-key="tile:{tile}"]')).to_be_visible()


def test_rules_can_be_read_beside_a_question_of_many_answers(open_page: Open, tmp_path: Path) -> None:
    page = open_page("/")
    played = Played(STALKER, Setup(2, "mission", (), {"mission": "A1"}), 0)
    bring(page, played.saved(tmp_path / "rules.json", asked_of_the_first(played, "ask-action")))
    page.get_by_role("tab", name="Rules").click()
    panel = page.locator("#panel").bounding_box()
    assert panel is not None
    assert panel["height"] >= 250
    assert page.evaluate(OUT_OF_SIGHT) == []
    page.get_by_role("tab", name="Log").click()
    assert page.evaluate(OUT_OF_SIGHT) == []
