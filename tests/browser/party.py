"""People at one table, each in a browser of their own."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

from .conftest import Open
from .players import Answer, Standing, click_answer, is_asked, pass_on, standing
from .traffic import Traffic
from .waiting import until


class Party:
    """A host, guests and a spectator, each in a browser of their own, all recorded from the first byte on."""

    def __init__(
        self,
        open_page: Open,
        game: str,
        guests: int,
        agree: Callable[[Page], None] = lambda page: None,
        base_url: str = "",
    ) -> None:
        self._base_url = base_url
        host = self._enter(open_page, "Ann")
        self.people = [host]
        host.page.goto(f"/g/{game}")
        host.page.locator(".numbers label", has_text=str(guests + 1)).click()
        agree(host.page)
        host.page.get_by_role("button", name="Invite friends").click()
        invite = host.page.locator(".share input").first.input_value()
        watch = host.page.locator(".share input").nth(1).input_value()
        for name in ("Bo", "Cy", "Di")[:guests]:
            guest = self._enter(open_page, name)
            guest.page.goto(path_of(invite))
            assert "#" not in guest.page.url
            take = guest.page.get_by_role("button", name="Take a seat")
            take.click()
            expect(take).to_have_count(0)
            self.people.append(guest)
        self.watcher = self._enter(open_page, "Eve")
        self.watcher.page.goto(path_of(watch))
        self.invite, self.watch = (link.rpartition("=")[2] for link in (invite, watch))
        host.page.get_by_role("button", name="Start the game").click()
        self.secrets = [str(one.page.evaluate(SECRET)) for one in self.people]

    def _enter(self, open_page: Open, name: str) -> Person:
        return Person(open_page("/about", base_url=self._base_url, name=name))

    def play(self, answers: int, chance: random.Random, answer: Answer = click_answer) -> None:
        pages = [one.page for one in self.people]
        for _ in range(answers):
            page, now = until(lambda: _acting(pages), "one acts")
            if now.over:
                return
            if now.held:
                pass_on(page)
            elif is_asked(page):  # Else its question has lapsed since.
                answer(page, chance)

    def no_token_crosses(self) -> None:
        """Each seat's secret is told to nobody, not even to its owner, and stands in no address."""
        everybody = [*self.people, self.watcher]
        for person in everybody:
            received = person.traffic.received()
            for owner, secret in zip(self.people, self.secrets, strict=True):
                assert secret
                told = [text for text in received if secret in text]
                assert not told or (owner is person and all('"secret"' in text for text in told))
                assert not any(secret in address for address in person.traffic.addresses)
            if person is not self.people[0]:
                assert not any(self.invite in text for text in received)


SECRET = "JSON.parse(localStorage.getItem('fivefires.tables'))[0].secret"


class Person:
    def __init__(self, page: Page) -> None:
        self.page, self.traffic = page, Traffic(page)


def _acting(pages: list[Page]) -> tuple[Page, Standing] | None:
    """Somebody who can go on; anybody where the game is over for all of them."""
    now = [(page, standing(page)) for page in pages]
    if all(one.over for _, one in now):
        return now[0]
    return next(((page, one) for page, one in now if not one.over and (one.asked or one.held)), None)


def path_of(link: str) -> str:
    """A link as a path at the server that the test plays on."""
    return "/t/" + link.partition("/t/")[2]
