"""The hall: all tables of a server. It wakes those that are wanted and lets those sleep that nobody looks at."""

from __future__ import annotations

import asyncio
import gc
import re
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from fivefires.kernel import Game, Refused
from fivefires.server.clocks.clock import Clock
from fivefires.server.config import Config
from fivefires.server.entrance.buckets import Buckets
from fivefires.server.helpers.branches import Branched
from fivefires.server.helpers.patience import Patience, TooSlow
from fivefires.server.helpers.pools import Helpers
from fivefires.server.helpers.uploads import Upload, examine
from fivefires.server.helpers.work import advise
from fivefires.server.logs import fail, short, tell
from fivefires.server.people.hooks import Hooks
from fivefires.server.people.push import Pusher
from fivefires.server.people.seating import Around, forget, renew_links
from fivefires.server.people.seating import change as change_seat
from fivefires.server.people.seating import consent as agree
from fivefires.server.people.seating import join as join_table
from fivefires.server.people.seats import Viewer, hashed, new_person, new_token, recognise, still
from fivefires.server.refusals import Refuse, missing
from fivefires.server.services import Services
from fivefires.server.storage.damage import Damaged
from fivefires.server.storage.datalock import DataLock
from fivefires.server.storage.presence import Word
from fivefires.server.storage.pulse import Pulse
from fivefires.server.storage.rows import DealRow, FormerRow, Stored
from fivefires.server.storage.store import StorageTrouble, Store, Unsure
from fivefires.server.storage.types import know_types
from fivefires.server.table.draft import Draft
from fivefires.server.table.live import LiveTable
from fivefires.server.table.sight import table_info
from fivefires.server.table.start import start
from fivefires.server.wire import (
    Advice,
    AdviceRival,
    AskAdvice,
    Branch,
    Chain,
    Changed,
    Consent,
    Created,
    DealMade,
    DealPlayer,
    DealPlays,
    Join,
    Learner,
    Listing,
    Mine,
    MyTable,
    NewTable,
    OpenTable,
    PlayOn,
    Renewal,
    SeatChange,
    Seated,
    SharedDeal,
    TableInfo,
)  # fmt: skip

from .chains import chain_shown, first_setup, next_table, setup_after
from .creation import (
    NewRows,
    check_alone,
    from_branch,
    from_deal,
    from_file,
    from_lesson,
    from_wish,
    link_after,
    rematch_of,
)
from .deals import (
    CODE,
    begin_deal,
    check_finished,
    check_shareable,
    deal_of,
    deal_shown,
    foreknown_to,
    plays_shown,
)
from .listings import Board, put_up

T = TypeVar("T")

_ID = re.compile(r"[A-Za-z0-9_-]{22}")
# A database that does not answer is not waited for at the end.
CLOSING_SECONDS = 3.0
# So many tables are looked after at once, when bots or deadlines want it.
LOOKED_AFTER = 8
# Two looks have at least so many seconds between them.
SOONEST = 0.2
# So often processes tell each other whom they have let in, and so many addresses for each limit.
SHARE_EVERY, SHARED = 1.0, 60
# So often a table that another process has is asked for again, in case nobody tells that it is free.
ASK_AGAIN = 0.5


class Hall:
    def __init__(self, config: Config, games: Sequence[Game[Any]] = (), lock: DataLock | None = None) -> None:
        know_types()
        self.config = config
        self._lock = lock or DataLock(config.data)
        store, limits = Store(config.store_url), config.limits
        self.services = Services(
            config,
            store,
            Clock.of(store, config),
            Patience(config.patience, waiting=config.wait_seconds),
            Patience(config.wake_seconds, threads=4),
            Helpers(config.thinkers, limits.thoughts_waiting),
            Helpers(1, limits.replays_waiting, limits.replays_each, config.wait_seconds),
            Helpers(1, limits.uploads_waiting, 1),
            Helpers(1, limits.advice_waiting, 1, config.wait_seconds),
            Pusher(config, store),
            Hooks(config, store),
            games={game.id: game for game in games},
        )
        self.pulse = Pulse(store)
        self._board = Board(store, self.services.clock.now)
        self._live: dict[str, LiveTable] = {}
        self._heads: dict[str, asyncio.Task[Stored | None]] = {}
        self._waking: dict[str, asyncio.Task[LiveTable]] = {}
        self._used: dict[str, float] = {}
        self._closing = False
        self._looked_after: dict[str, asyncio.Task[None]] = {}
        self._handing_over: dict[str, asyncio.Task[None]] = {}
        self._wanted: dict[str, asyncio.Event] = {}
        self._at_once = asyncio.Semaphore(LOOKED_AFTER)
        self._ticker: asyncio.Task[None] | None = None
        self._sharer: asyncio.Task[None] | None = None
        # Rate limits of addresses, which hold for all processes together.
        self.shared: dict[str, Buckets] = {}
        self._warming: asyncio.Future[Any] | None = None

    async def open(self) -> None:
        await self.services.store.open()
        await self.services.clock.open()
        self.services.store.watch(self._look_again, self._heard)
        if self.config.warm:
            self._warming = asyncio.gather(self.services.chores.warm_up(), self.services.thinkers.warm_up())
        self._ticker = asyncio.create_task(self._tick_on())
        if not self.services.store.database.is_file:
            self._sharer = asyncio.create_task(self._share())

    async def drain(self) -> None:
        """Take no more commands, finish those that are there, and say goodbye to every socket."""
        self._closing = True
        for task in (self._ticker, self._sharer):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        under_way = (*self._waking.values(), *self._looked_after.values(), *self._handing_over.values())
        await asyncio.gather(*under_way, return_exceptions=True)
        await asyncio.gather(*(live.close() for live in self._live.values()))
        with suppress(StorageTrouble, TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                await self.services.store.let_all_go()

    async def close(self) -> None:
        await self.drain()
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.gather(self._warming, return_exceptions=True)
        await self.services.pusher.close()
        await self.services.hooks.close()
        self.services.thinkers.close()
        self.services.chores.close()
        self.services.uploads.close()
        self.services.advisers.close()
        self.services.patience.close()
        self.services.waking.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                await self.services.clock.keep(now=True)
        await self.services.store.close()
        self._lock.release()

    # --- finding tables --------------------------------------------------------------------------

    async def recognise(self, table: str, token: str) -> Viewer:
        """Who it is that shows a token at a table; the same refusal for every kind of stranger."""
        head = await self._head(table)
        viewer = recognise(head.table, head.seats, token) if token else None
        if viewer is None:
            former = await self._former(table, token)
            raise Refuse(former.why) if former is not None else missing()
        return viewer

    async def package_of(self, table: str) -> str:
        """Where the texts of a table's game are."""
        return self.services.game((await self._head(table)).table.game).package

    async def _former(self, table: str, token: str) -> FormerRow | None:
        """Somebody who sat here, and may know why they no longer do."""
        return await self._stored(self.services.store.former(table, hashed(token))) if token else None

    async def _head(self, table: str) -> Stored:
        """A table without its game, as it is now."""
        live = self._awake(table)
        if live is not None:
            return Stored(live.table, live.seats, notes=live.notes)
        if not _ID.fullmatch(table):
            raise missing()
        stored = await self._stored(asyncio.shield(self._reading(table)))
        if stored is None:
            raise missing()
        return stored

    def _reading(self, table: str) -> asyncio.Task[Stored | None]:
        """A table that is being read. Whoever comes meanwhile gets the same: after a restart all come at once."""
        task = self._heads.get(table)
        if task is None:
            task = self._heads[table] = asyncio.create_task(self.services.store.head(table))
            task.add_done_callback(lambda done: self._was_read(table, done))
        return task

    def _was_read(self, table: str, done: asyncio.Task[Stored | None]) -> None:
        self._heads.pop(table, None)
        if not done.cancelled():
            done.exception()  # Those who asked are told; they may have gone meanwhile.

    async def _stored(self, work: Awaitable[T]) -> T:
        """Work of the store for a request; its trouble is the request's."""
        try:
            return await work
        except StorageTrouble as error:
            fail("storage", error)
            code = {Unsure: "unsure", Damaged: "damaged"}.get(type(error), "storage")
            raise Refuse(code) from error

    @property
    def awake(self) -> list[LiveTable]:
        """All tables that are awake here."""
        return list(self._live.values())

    def _awake(self, table: str) -> LiveTable | None:
        """A table that is awake and agrees with the database."""
        live = self._live.get(table)
        return None if live is None or live.broken else live

    async def table(self, table: str) -> LiveTable:
        """The table, awake."""
        if self._closing:
            raise Refuse("closing")
        self._used[table] = asyncio.get_running_loop().time()
        live = self._awake(table)
        if live is not None:
            return live
        task = self._waking.get(table)
        if task is None:
            task = self._waking[table] = asyncio.create_task(self._wake(table))
            task.add_done_callback(lambda _task: self._waking.pop(table, None))
        return await asyncio.shield(task)

    async def _wake(self, table: str) -> LiveTable:
        broken = self._live.pop(table, None)
        if broken is not None:
            await broken.close()
        await self._stored(self._take(table))
        stored = await self._stored(self.services.store.load(table, self.config.limits.chat_kept))
        if stored is None:
            raise missing()
        live = LiveTable(self.services, stored)
        try:
            await live.wake(stored)
        except Refuse:
            await live.close()
            raise
        except StorageTrouble as error:
            await live.close()
            fail("storage", error)
            raise Refuse("storage") from error
        except Exception as error:
            await live.close()
            fail("not woken", error, table=short(table))
            raise Refuse("busy" if isinstance(error, TooSlow) else "damaged") from error
        self._live[table] = live
        return live

    async def _look_again(self) -> None:
        """The database was out of reach for a while. Tables that somebody else has taken or played on are let go."""
        for live in list(self._live.values()):
            with suppress(Refuse):
                await live.inbox.do(live.look_again)

    # --- tables of several processes ---------------------------------------------------------------

    async def _take(self, table: str) -> None:
        """Make a table ours. A process that has it is asked for it; one that is gone has no more claim on it."""
        clock = asyncio.get_running_loop().time
        end, asked = clock() + self.config.hand_over_seconds, False
        free = self._wanted.setdefault(table, asyncio.Event())
        try:
            while not (fence := await self.services.store.take(table)):
                if fence is None:
                    raise missing()
                if clock() > end:
                    raise Refuse("busy")
                free.clear()
                if not asked:
                    asked = True
                    await self.services.store.want(table)
                with suppress(TimeoutError):
                    await asyncio.wait_for(free.wait(), ASK_AGAIN)
        finally:
            self._wanted.pop(table, None)

    def _heard(self, word: Word) -> None:
        """What another process says."""
        if word.want:
            self._hand_over(word.want)
        if word.taken and (live := self._live.get(word.taken)) is not None:
            live.let_go(Refuse("closing"))
        for table in (word.free, word.taken):
            if table in self._wanted:
                self._wanted[table].set()
        for name, counted in word.counted.items():
            if name in self.shared:
                self.shared[name].counted_elsewhere(counted)

    async def _share(self) -> None:
        """Tell the other processes again and again whom we have let in, for limits that count everywhere."""
        while True:
            counted = {name: buckets.counted(SHARED) for name, buckets in self.shared.items()}
            if any(counted.values()):
                with suppress(StorageTrouble):
                    await self.services.store.tell_counted({name: found for name, found in counted.items() if found})
            await asyncio.sleep(SHARE_EVERY)

    def _hand_over(self, table: str) -> None:
        """Another process wants a table: it gets it when what is in its inbox is done."""
        if table not in self._handing_over and not self._closing:
            task = self._handing_over[table] = asyncio.create_task(self._let_go(table))
            task.add_done_callback(lambda _task: self._handing_over.pop(table, None))

    async def _let_go(self, table: str) -> None:
        if (waking := self._waking.get(table)) is not None:
            await asyncio.wait([waking])
        live = self._live.pop(table, None)
        if live is not None:
            await live.close()
        try:
            await self.services.store.let_go([table])
        except StorageTrouble as error:
            fail("not handed over", error, table=short(table))

    async def at(self, table: str, job: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Do something in a table's inbox."""
        live = await self.table(table)
        return await live.inbox.do(lambda: job(live))

    # --- tables come and go ----------------------------------------------------------------------

    async def create(self, wish: NewTable) -> Created:
        return await self._keep(from_wish(self.services, wish), start_now=wish.start)

    async def learn(self, game: str, lesson: str, learner: Learner) -> Created:
        """Sit somebody down to a lesson, which begins at once."""
        found = self.services.game(game)
        taught = next((one for one in found.lessons if one.id == lesson), None)
        if taught is None:
            raise missing()
        return await self._keep(from_lesson(self.services, found, taught, learner.name), start_now=True)

    async def upload(self, data: bytes, asker: str) -> Created:
        """Replay a file beside the server, one at a time for each asker, and make a table of what holds."""
        limits = self.config.limits
        try:
            found = await self.services.uploads.run(
                limits.upload_seconds, examine, data, limits.upload_steps, limits.upload_seconds, asker=asker
            )
        except Refuse:
            raise
        except Exception as error:
            fail("upload failed", error)
            raise Refuse("too-long") from error
        if not isinstance(found, Upload):
            if found.reason is not None:
                refused = Refused(found.code)
                refused.reason = found.reason
                raise refused
            raise Refuse(found.code, **({"step": found.step} if found.code == "not-replayable" else {}))
        return await self._keep(from_file(self.services, found))

    async def _keep(self, rows: NewRows, *, start_now: bool = False) -> Created:
        await self._stored(self.services.store.create(rows.table, rows.seats, rows.change))
        tell("table created", table=short(rows.table.id), game=rows.table.game, seats=len(rows.seats))
        if start_now:
            await self.at(rows.table.id, self._begin)
        return rows.created

    async def rematch(self, table: str, viewer: Viewer) -> Created:
        """A new table for the same people, each with the secret that they have; asking again gives the same one."""

        async def again(live: LiveTable) -> Created:
            _check_host(live, viewer)
            if live.table.rematch:
                return await self._come_to(live.table.rematch, viewer)
            if live.table.status not in ("finished", "closed"):
                raise Refuse("not-finished")
            first = first_setup(live.table, await self._links(live.table.chain))
            created = await self._keep(rematch_of(self.services, live.table, live.seats, first))
            await live.change(lambda draft: setattr(draft.table, "rematch", created.table))
            return created

        return await self.at(table, again)

    async def play_on(self, table: str, viewer: Viewer, wish: PlayOn) -> Created:
        """The table of the next link of a chain, which is made where it is not there yet: see `chains`."""

        async def on(live: LiveTable) -> Created:
            _check_host(live, viewer)
            setup = setup_after(self.services.game(live.table.game), live.table)
            later = await self._stored(self.services.store.later_links(live.table.chain or "", live.table.link))
            there = next_table(live.table, later)
            if there is not None:
                created = await self._come_to(there, viewer)
            else:
                created = await self._keep(link_after(self.services, live.table, live.seats, setup, wish))
            if live.table.following != created.table:
                await live.change(lambda draft: setattr(draft.table, "following", created.table))
            return created

        return await self.at(table, on)

    async def check_alone(self, table: str, viewer: Viewer) -> None:
        async def look(live: LiveTable) -> None:
            check_alone(live.table, live.seats, _check_host(live, viewer).seat)

        await self.at(table, look)

    async def end_alone(self, table: str, viewer: Viewer) -> None:
        """End a game against bots for good, if it goes on. Whether the others are bots is looked at once more."""

        async def end(live: LiveTable) -> None:
            def close(draft: Draft) -> None:
                check_alone(draft.table, draft.seats, viewer.seat)
                draft.table.status = "closed"

            if live.table.status == "closed" and live.table.deal is not None:
                raise Refuse("branch-deal")  # It was shared, and closed, while the new game was made.
            if live.table.status == "playing":
                _check_host(live, viewer)
                await live.change(close)

        await self.at(table, end)

    async def branch(self, table: str, seat: int, found: Branched, wish: Branch) -> Created:
        """A table for a game that was played on from a step of another one. It begins at once."""
        head = await self._head(table)
        rows = from_branch(self.services, head.table, head.seats, seat, found, wish)
        return await self._keep(rows, start_now=True)

    # --- the same deal at several tables -----------------------------------------------------------

    async def share_deal(self, table: str, viewer: Viewer) -> DealMade:
        """The code by which others play the deal of this table; asking again gives the same one."""

        async def share(live: LiveTable) -> DealMade:
            _check_host(live, viewer)
            if live.table.deal is None:
                check_shareable(self.services, live.table, live.seats, live.notes)
                deal, watch = deal_of(self.services, live.table, live.seats), new_token(self.config.tokens)
                await self._rearrange(live, lambda draft: begin_deal(draft, deal, watch))
                return DealMade(deal.code)
            return DealMade(live.table.deal)

        return await self.at(table, share)

    async def deal(self, code: str) -> SharedDeal:
        deal = await self._deal(code)
        return deal_shown(self.services, deal, await self._stored(self.services.store.plays(code)))

    async def play_deal(self, code: str, wish: DealPlayer) -> Created:
        """One more table of a deal, which begins at once."""
        deal, store = await self._deal(code), self.services.store
        plays = await self._stored(store.plays(code))
        again = wish.before is not None and any(
            one.table.id == wish.before.table and recognise(one.table, one.seats, wish.before.secret) for one in plays
        )
        rows = from_deal(self.services, deal, wish.name, foreknown_to(plays, again))
        most = self.config.limits.deal_plays
        made = await self._stored(store.create_play(rows.table, rows.seats, most))
        if made is None:
            raise Refuse("no-deal")
        if not made:
            raise Refuse("deal-full", most=most)
        tell("table created", table=short(rows.table.id), game=rows.table.game, seats=len(rows.seats))
        await self.at(rows.table.id, self._begin)
        return rows.created

    async def deal_plays(self, table: str, viewer: Viewer) -> DealPlays:
        """How a deal was played, for somebody who has finished it at this table."""
        code = check_finished((await self._head(table)).table, viewer)
        plays = await self._stored(self.services.store.plays(code))
        return plays_shown(self.services, await self._deal(code), plays, table)

    async def deal_records(self, table: str, viewer: Viewer, play: int) -> tuple[bytes, bytes]:
        """The records of two finished plays of a deal, to be compared: this table's own, and that of another number."""
        found = await self.deal_plays(table, viewer)
        other = next((one.table for one in found.plays if one.number == play), None)
        if other is None:
            raise Refuse("no-deal-play")
        return await self.at(table, _readable), await self.at(other, _readable)

    async def _deal(self, code: str) -> DealRow:
        """The same refusal for a code that is none, and for one that nobody has."""
        deal = await self._stored(self.services.store.deal(code)) if CODE.fullmatch(code) else None
        if deal is None:
            raise Refuse("no-deal")
        return deal

    # --- tables that look for players ----------------------------------------------------------------

    async def listed(self) -> list[OpenTable]:
        return await self._stored(self._board.look())

    async def put_up(self, table: str, viewer: Viewer, wish: Listing) -> TableInfo:
        now = self.services.clock.now()
        return await self._list(table, viewer, lambda draft: put_up(draft, wish, now))

    async def take_down(self, table: str, viewer: Viewer) -> TableInfo:
        return await self._list(table, viewer, Draft.unlist)

    async def _list(self, table: str, viewer: Viewer, act: Callable[[Draft], None]) -> TableInfo:
        async def change(live: LiveTable) -> TableInfo:
            now = _check_host(live, viewer)
            await live.change(act)
            self._board.look_again()
            return live.info(now)

        return await self.at(table, change)

    async def sit(self, table: str, wish: Join) -> Seated:
        """Sit down at a table that is listed, and tell its host. To everybody else no table is there."""
        secret = wish.secret or new_token(self.config.tokens)
        self._check_listed(await self._head(table), secret)
        if (former := await self._former(table, secret)) is not None:
            raise Refuse(former.why)

        async def take(live: LiveTable) -> Seated:
            self._check_listed(Stored(live.table, live.seats), secret)
            around = self._around(live, secret)
            seat = await self._rearrange(live, lambda draft: join_table(draft, wish, around))
            self._board.look_again()
            if live.table.host not in live.audience.seats():
                package = self.services.game(live.table.game).package
                self.services.pusher.tell(table, live.table.host, package, "push-sat")
            return Seated(seat, secret)

        return await self.at(table, take)

    def _check_listed(self, stored: Stored, secret: str) -> None:
        """Whoever asks again, because no answer came, may sit there already."""
        sits = any(seat.secret_hash == hashed(secret) for seat in stored.seats)
        if not sits and stored.table.listing_at(self.services.clock.now()) is None:
            raise missing()

    # --- chains --------------------------------------------------------------------------------------

    async def chain(self, table: str, viewer: Viewer) -> Chain:
        """What somebody at a table may know of its chain, without waking any of its tables."""
        stored = await self._head(table)
        try:
            game = self.services.game(stored.table.game)
        except Refuse:
            game = None  # It is no longer installed; what was played can still be told.
        return chain_shown(game, stored, await self._links(stored.table.chain), viewer)

    async def _links(self, chain: str | None) -> list[Stored]:
        return await self._stored(self.services.store.chain(chain)) if chain is not None else []

    async def _come_to(self, table: str, viewer: Viewer) -> Created:
        """The next table, with the links that the host of this one may have there; they may have left it since."""
        head = await self._head(table)
        there = next((seat for seat in head.seats if seat.secret_hash == viewer.key), None)
        row, hosts = head.table, there is not None and there.number == head.table.host
        return Created(row.id, row.invite if hosts else "", row.watch if there else "", row.host, "")

    async def delete(self, table: str, viewer: Viewer) -> None:
        """Forget a game that is over, closed or was never begun."""

        async def forget(live: LiveTable) -> None:
            _check_host(live, viewer)
            if live.table.status == "playing":
                raise Refuse("still-playing")
            await self._stored(self.services.store.delete(table, live.fence))
            live.audience.send_away(missing())

        await self.at(table, forget)
        live = self._live.pop(table, None)
        if live is not None:
            await live.close()
        tell("table deleted", table=short(table))

    async def mine(self, tables: Sequence[Mine]) -> list[MyTable]:
        """The tables among these that the asker sits at or watches, without waking any."""
        ids = [mine.table for mine in tables if _ID.fullmatch(mine.table)]
        heads = await self._stored(self.services.store.sound_heads(ids))
        found, now = [], self.services.clock.now()
        for mine in tables:
            live, head = self._awake(mine.table), heads.get(mine.table)
            if head is None:
                continue
            viewer = recognise(head.table, head.seats, mine.secret)
            if viewer is not None and viewer.role != "invite":
                info = live.info(viewer) if live else table_info(head.table, head.seats, viewer, now=now)
                found.append(MyTable(info, viewer.seat in head.table.asked_since))
        return found

    # --- what hosts and players do outside the game -------------------------------------------------

    async def info(self, table: str, viewer: Viewer) -> TableInfo:
        live = self._awake(table)
        if live is not None:
            return live.info(viewer)
        head = await self._head(table)
        return table_info(head.table, head.seats, viewer, head.notes, now=self.services.clock.now())

    async def join(self, table: str, viewer: Viewer, wish: Join) -> Seated:
        """Sit down with the invitation, as long as it holds."""
        secret = wish.secret or new_token(self.config.tokens)
        if (former := await self._former(table, secret)) is not None:
            raise Refuse(former.why)  # Nobody sits down with a secret that was void once.

        async def sit(live: LiveTable) -> Seated:
            live.check(viewer)
            around = self._around(live, secret)
            return Seated(await self._rearrange(live, lambda draft: join_table(draft, wish, around)), secret)

        return await self.at(table, sit)

    async def change_seat(self, table: str, viewer: Viewer, seat: int, wish: SeatChange) -> Changed:
        async def act(live: LiveTable) -> Changed:
            now, around = live.check(viewer), self._around(live)
            given = await self._rearrange(live, lambda draft: change_seat(draft, now, seat, wish, around))
            # Whoever has left is told about the table what everybody is.
            info = live.info(still(live.table, live.seats, now) or Viewer("watch"))
            return Changed(info, around.secret if given else "")

        return await self.at(table, act)

    async def consent(self, table: str, viewer: Viewer, given: Consent) -> TableInfo:
        """Somebody answers what everybody is asked about a seat."""

        async def act(live: LiveTable) -> TableInfo:
            now, clock = live.check(viewer), self.config.clock()
            await self._rearrange(live, lambda draft: agree(draft, now, given, clock))
            return live.info(now)

        return await self.at(table, act)

    async def renew(self, table: str, viewer: Viewer, wish: Renewal) -> TableInfo:
        """Make the host's links void, and new ones. Whoever watched by the old one is sent away."""

        async def act(live: LiveTable) -> TableInfo:
            now = _check_host(live, viewer)
            tokens = [new_token(self.config.tokens) for _ in range(2)]
            await self._rearrange(live, lambda draft: renew_links(draft, wish, *tokens))
            return live.info(now)

        return await self.at(table, act)

    async def advise(self, table: str, viewer: Viewer, wish: AskAdvice) -> Advice:
        """What the expert would answer for a seat that is asked. Where others play, they are told first."""
        thought = await self.at(table, lambda live: live.ask_advice(viewer, wish.step))
        seconds = thought.seconds
        asker = (table, viewer.seat)
        try:
            found = await self.services.advisers.run(seconds, advise, thought, asker=asker)
        except (TimeoutError, BrokenExecutor) as error:
            fail("no advice", error, table=short(table))
            raise Refuse("busy") from error
        rivals = tuple(AdviceRival(one.key, one.worth) for one in found.rivals)
        return Advice(wish.step, found.key, found.why, rivals)

    async def forget_me(self, table: str, token: str) -> None:
        """Delete what a table holds about somebody: whoever sits there with this secret, or did."""
        head = await self._head(table)
        viewer = recognise(head.table, head.seats, token) if token else None
        former = await self._former(table, token) if viewer is None else None
        if (viewer is None or viewer.role != "seat") and former is None:
            raise missing()

        async def act(live: LiveTable) -> None:
            if viewer is not None:
                person = live.seats[live.check(viewer).seat].person
            elif former is not None and all(seat.person != former.person for seat in live.seats):
                person = former.person
            else:
                raise missing()  # Their seat has a new link, and whoever plays there is the one to say so.
            around = self._around(live)
            await self._rearrange(live, lambda draft: forget(draft, person, around))

        await self.at(table, act)

    def _around(self, live: LiveTable, secret: str = "") -> Around:
        tokens = self.config.tokens
        return Around(
            self.config.clock(),
            self.services.clock.now(),
            live.audience.seats(),
            partial(self.services.known_bot, game=live.table.game),
            secret or new_token(tokens),
            new_person(tokens),
            new_token(tokens),
        )

    async def _rearrange(self, live: LiveTable, act: Callable[[Draft], T]) -> T:
        """Change who sits where; tell those who no longer do, and notify those who are asked and away."""
        done: list[tuple[Draft, T]] = []
        await live.change(lambda draft: done.append((draft, act(draft))))
        [(draft, result)] = done
        for seat, why in draft.dismissed.items():
            live.audience.send_away(Refuse(why), seat)
        package = self.services.game(live.table.game).package
        for seat in set(draft.summoned) - {*live.audience.seats()}:
            self.services.pusher.tell(live.table.id, seat, package, "push-asked")
        return result

    async def start(self, table: str, viewer: Viewer) -> TableInfo:
        """Begin the game; a game that has begun stays as it is."""

        async def begin(live: LiveTable) -> TableInfo:
            now = _check_host(live, viewer)
            await self._begin(live)
            return live.info(now)

        return await self.at(table, begin)

    async def _begin(self, live: LiveTable) -> None:
        if live.table.status == "lobby":
            game = self.services.game(live.table.game)
            await live.change(lambda draft: start(draft, game))
            tell("game started", table=short(live.table.id), game=game.id)

    async def close_table(self, table: str, viewer: Viewer) -> TableInfo:
        """End a game for good that is not over."""

        async def end(live: LiveTable) -> TableInfo:
            now = _check_host(live, viewer)
            if live.table.status in ("lobby", "playing"):
                await live.change(lambda draft: setattr(draft.table, "status", "closed"))
            return live.info(now)

        return await self.at(table, end)

    async def resume(self, table: str, viewer: Viewer) -> TableInfo:
        async def again(live: LiveTable) -> TableInfo:
            now = _check_host(live, viewer)
            live.resume()
            return live.info(now)

        return await self.at(table, again)

    # --- the clock -------------------------------------------------------------------------------

    async def _tick_on(self) -> None:
        while True:
            try:
                await self.tick()
            except Exception as error:
                fail("tick failed", error)
            await asyncio.sleep(await self._until_due())

    async def _until_due(self) -> float:
        """How long until the next look: sooner where a table that sleeps is due before. Those awake see to it."""
        try:
            due = await self.services.store.next_due(now := self.services.clock.now())
        except StorageTrouble:
            due = None
        most = self.config.tick_seconds
        return most if due is None else min(most, max(SOONEST, due - now))

    async def tick(self) -> None:
        """Wake the tables that wait for a bot or have passed a deadline, and let idle ones sleep.

        A table that takes long, or fails, holds up no other: it is looked after beside the next looks.
        """
        await self.services.clock.keep()
        now = self.services.clock.now()
        for table in await self.services.store.due(now):
            if table not in self._looked_after:
                task = self._looked_after[table] = asyncio.create_task(self._look_after(table, now))
                task.add_done_callback(lambda _task, table=table: self._looked_after.pop(table))  # type: ignore[misc]
        if self._looked_after:
            await asyncio.wait(self._looked_after.values(), timeout=self.config.tick_seconds)
        await self._let_sleep()

    async def _look_after(self, table: str, now: float) -> None:
        async with self._at_once:
            try:
                await self.at(table, lambda live: live.tick(now))
            except Refuse as refuse:
                tell("not looked after", table=short(table), why=refuse.refusal.code)
            except Exception as error:
                fail("not looked after", error, table=short(table))

    async def _let_sleep(self) -> None:
        late = asyncio.get_running_loop().time() - self.config.idle_seconds
        asleep = [table for table, live in self._live.items() if live.idle and self._used.get(table, 0) < late]
        for table in asleep:
            self._used.pop(table, None)
            await self._live.pop(table).close()
        if asleep:
            await self.services.store.let_go(asleep)
            gc.collect()


async def _readable(live: LiveTable) -> bytes:
    """A finished game that can be played again from its start, under the present rules."""
    if live.paused == "frozen":
        raise Refuse("frozen")
    record, _holder = await live.record()
    return record


def _check_host(live: LiveTable, viewer: Viewer) -> Viewer:
    """The host as of now: whoever was the host when they asked may have handed over or left since."""
    now = live.check(viewer)
    if not now.host:
        raise Refuse("host-only")
    return now
