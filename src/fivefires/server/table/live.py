"""A table that is awake: one inbox, one writer, and everybody who looks at it.

A command is validated and run on the game, and what everybody will see is made; then it is committed to the
database, then acknowledged, then shown. If it cannot be committed, the game is rebuilt from the database, as if
nothing had been asked.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from functools import partial
from math import inf, nextafter
from typing import Any

import msgspec

from fivefires.kernel import SPECTATOR, Refused, RuleError, Runner, files
from fivefires.kernel.failures import told
from fivefires.server.helpers.patience import TooSlow
from fivefires.server.helpers.work import Thought
from fivefires.server.logs import fail, short, tell, warn
from fivefires.server.people.consent import look as see
from fivefires.server.people.consent import overlooks
from fivefires.server.people.seating import set_stand_in
from fivefires.server.people.seats import Viewer, fit_text, still
from fivefires.server.refusals import Refuse, missing, refusal_of
from fivefires.server.services import Services
from fivefires.server.sockets.audience import Audience, Told
from fivefires.server.sockets.audience import told as told_of
from fivefires.server.sockets.outlets import Outlet, encoded
from fivefires.server.storage.rows import Change, Stored, TableRow, json_text
from fivefires.server.storage.store import Conflict, StorageTrouble, Unsure
from fivefires.server.wire import (
    Answer,
    AnyCommand,
    Attend,
    ChatLine,
    Confirm,
    Envelope,
    Frame,
    Hello,
    Ping,
    Reply,
    Say,
    TableInfo,
    Undo,
    Withdraw,
)

from . import standing
from .draft import Draft
from .inbox import Inbox
from .lessons import check_taught, lesson_in, taught_key
from .minder import Minder, bot_seed
from .play import Play
from .revival import wake
from .sight import envelope, lines_for, table_info, who_has_answered
from .start import SetupFailed
from .timing import Timer, Timing, lapse, let_pass, run_out, timing_of

# So often may the rules fail in a row before the table pauses.
FAILURES = 2
# So much of the time that a window has left a bot may think.
THINKING = 0.7
SHORTEST = 0.2
# So often a window that waits for bots looks whether they have answered.
STILL_THINKING = 0.1
# After so many moves of bots in a row they hurry, and take so much of their time.
FOLLOWED = 16
HURRY = 0.3


class Built(msgspec.Struct):
    """What a command leads to, worked out before it counts."""

    change: Change
    frames: dict[int, bytes] = {}
    lines: dict[int, Told] = {}
    record: bytes = b""


class LiveTable:
    """All methods that change or show the game are called in the inbox; `idle` tables may be put to sleep."""

    def __init__(self, services: Services, stored: Stored) -> None:
        self.services = services
        self.inbox = Inbox(services.config.limits.inbox)
        limits = services.config.limits
        self.audience = Audience(limits.sockets_per_table, limits.sockets_per_seat)
        self.timer = Timer(lambda step: self.inbox.do(lambda: self._run_out(step)))
        self.minder = Minder(services, lambda *answer: self.inbox.do(lambda: self._bot_answers(*answer)))
        # By which this process has the table, for as long as this is the table.
        self.fence = stored.table.fence
        self.play: Play | None = None
        self.paused = ""
        self.broken = False
        self._failures = 0
        self._by_bots = 0
        self._take(stored)

    def _take(self, stored: Stored) -> None:
        self.table, self.seats = stored.table, stored.seats
        self.commands, self.chat, self.notes = stored.commands, stored.chat, stored.notes
        # Whoever has seen less than this may have log lines that were taken back since.
        self._rewound = stored.table.shown

    # --- waking, reloading, closing --------------------------------------------------------------

    async def wake(self, stored: Stored) -> None:
        """Bring the stored game to life; a lobby has none unless it came from a file."""
        if stored.table.fence != self.fence:
            raise StorageTrouble("another process has taken the table")
        self._take(stored)
        self.play = None
        if not stored.history and stored.table.status == "lobby":
            return
        game = self.services.game(stored.table.game)
        woken = await self.services.waking.run(lambda: wake(stored, game))
        self.play = woken.play
        if woken.note is not None:
            self.table.note = json_text(woken.note)
        if woken.play.frozen_at is not None:
            self.paused = "frozen"
        elif woken.carried:
            await self._keep_carried(game.version)
        let_stand(self.play, self._timing(self._draft()))
        self._watch()

    async def _keep_carried(self, version: int) -> None:
        """A game that was carried over to new rules is theirs from now on."""
        assert self.play is not None
        change = self.play.unsaved()
        change.table.update(version=version, hashes_from=self.table.hashes_from, note=self.table.note)
        self.table.event = await self.services.store.commit(self.table.id, self.table.event, change, self.fence)
        self.table.version = version
        self.play.saved()

    async def _reload(self) -> None:
        """Be what the database says. A table that cannot even do that lets everybody go."""
        try:
            stored = await self.services.store.load(self.table.id, self.services.config.limits.chat_kept)
            if stored is None:
                raise StorageTrouble("the table is gone")
            await self.wake(stored)
        except Exception as error:
            fail("table lost", error, table=short(self.table.id))
            self.let_go(Refuse("storage"))

    def let_go(self, why: Refuse) -> None:
        """What is known here can no longer be relied on: whoever comes back finds the table as the database has it."""
        self.broken = True
        self.audience.send_away(why)

    async def look_again(self) -> None:
        """The database was out of our hands for a while: be what it says, if that has changed."""
        try:
            stored = await self.services.store.head(self.table.id)
        except StorageTrouble as error:
            fail("table lost", error, table=short(self.table.id))
            self.let_go(Refuse("storage"))
            return
        if stored is None or (stored.table.event, stored.table.fence) != (self.table.event, self.fence):
            self.let_go(Refuse("storage"))

    def _check_sound(self) -> None:
        if self.broken:
            raise Refuse("storage")

    @property
    def idle(self) -> bool:
        return not self.audience.seats() and self.minder.idle and self.inbox.idle

    async def close(self) -> None:
        """Finish the inbox, stop thinking, and let everybody go."""
        self.timer.stop()
        await self.minder.close()
        await self.inbox.close()
        self.audience.send_away(Refuse("closing"))

    # --- changing --------------------------------------------------------------------------------

    async def change(
        self,
        act: Callable[[Draft], None],
        *,
        command: tuple[int, str] | None = None,
        chat: ChatLine | None = None,
        done: Callable[[int], None] = lambda _event: None,
    ) -> None:
        """Let `act` change the draft of the table, commit that, call `done`, and show it."""
        self._check_sound()
        self._check_writable()
        began = time.perf_counter()
        draft = Draft.of(self.table, self.seats, self.play, self.notes)
        shown = self.audience.seats() if chat is None else []
        built = await self._worked_out(draft, act, shown)
        built.change.chat = chat
        if command is not None:
            built.change.command = (*command, draft.table.shown)
        event = await self._committed(built.change)
        asked_before = set(self.table.asked_since)
        self._adopt(draft, built, event)
        done(self.table.shown)
        self.services.times.add(time.perf_counter() - began)
        self.audience.show(built.frames, built.lines)
        if chat is not None:
            self.audience.show_chat(chat, to_spectators=self.table.status == "finished")
        self._afterwards(built, asked_before)
        self._watch()

    def _check_writable(self) -> None:
        """Where nothing can be written, the rules need not even run."""
        try:
            self.services.store.check()
        except StorageTrouble as error:
            raise Refuse("storage") from error

    async def _committed(self, change: Change) -> int:
        """The number of the event that a change has become. Where it has not, the table is what the database says."""
        try:
            return await self.services.store.commit(self.table.id, self.table.event, change, self.fence)
        except Unsure as error:
            # Nobody is told what nobody knows. Pages that come back send their command again, and are told then.
            fail("not known", error, table=short(self.table.id))
            self.let_go(Refuse("unsure"))
            raise Refuse("unsure") from error
        except StorageTrouble as error:
            warn("not stored", table=short(self.table.id), why=str(error))
            await self._reload()
            raise Refuse("busy" if isinstance(error, Conflict) else "storage") from error
        except Exception as error:
            fail("not stored", error, table=short(self.table.id))
            await self._reload()
            raise Refuse("internal") from error

    async def _worked_out(self, draft: Draft, act: Callable[[Draft], None], shown: list[int]) -> Built:
        """Run the rules in a thread. Whatever goes wrong there, the table stands as before."""
        before = self.play.runner.step if self.play else 0
        try:
            return await self.services.patience.run(lambda: self._work_out(draft, act, shown))
        except (Refuse, Refused):
            raise
        except Exception as error:
            await self._failed(error, before)
            known = isinstance(error, RuleError | TooSlow | SetupFailed)
            raise Refuse("rule-error" if known else "internal") from error

    def _work_out(self, draft: Draft, act: Callable[[Draft], None], shown: list[int]) -> Built:
        now = self.services.clock.now()
        step = draft.play.runner.step if draft.play else None
        hides, given = _may_be_veiled(draft), _given(draft)
        before = {seat: self._faces(draft, seat) for seat in shown} if hides else {}
        timing = self._timing(draft)
        let_stand(draft.play, timing)
        act(draft)
        let_stand(draft.play, timing)
        let_pass(draft)
        draft.settle(now, step, timing.reacting, timing.silence)
        if hides and given == _given(draft) and draft.is_veiled(self.table, self.seats, step):
            shown = [seat for seat in shown if self._faces(draft, seat) != before[seat]]
        else:
            draft.table.touched = self._time()
            draft.table.shown += 1
        built = Built(draft.change(self.table, self.seats, self.notes))
        for seat in shown:
            built.frames[seat], built.lines[seat] = self._frame(draft, seat)
        if any(draft.seats[seat].played_by_bot for seat in draft.table.asked_since):
            built.record = record_of(draft.play)
        return built

    def _time(self) -> float:
        """The time for people. Where the clock was set back, what comes later still looks later, and nothing old."""
        return max(self.services.config.clock(), nextafter(self.table.touched, inf))

    def _frame(self, draft: Draft, seat: int) -> tuple[bytes, Told]:
        """What the sockets of a seat are sent, and the log that they have then."""
        runner = shown_game(draft)
        lines = lines_for(runner, seat) if runner is not None else []
        since, info = self.audience.news(seat, lines), self._info(draft, viewer_at(draft.table, seat))
        return encoded(Frame(sight=_envelope(draft, info, seat, since=since, left=self._left(draft)))), told_of(lines)

    def _faces(self, draft: Draft, seat: int) -> bytes:
        """What a seat sees, to be compared with what it saw before. That time goes by is no news."""
        return msgspec.json.encode(_envelope(draft, self._info(draft, viewer_at(draft.table, seat)), seat))

    def _adopt(self, draft: Draft, built: Built, event: int) -> None:
        """What was committed is true now."""
        self.table, self.seats, self.play, self.notes = draft.table, draft.seats, draft.play, draft.notes
        self.table.event = event
        self._failures = 0
        change = built.change
        if change.command is not None:
            seat, id, shown = change.command
            self.commands[seat, id] = shown
        if change.takes_back:
            self._rewound = self.table.shown
        if change.chat is not None:
            self.chat = [*self.chat, change.chat][-self.services.config.limits.chat_kept :]
        self.chat = [line for line in self.chat if line.person not in change.forgets]
        if self.play is not None and self.play.frozen_at is None:
            self.play.saved()

    # --- when rules fail -------------------------------------------------------------------------

    async def _failed(self, error: Exception, step: int) -> None:
        """Write down what reproduces the failure, and stand as before."""
        name = f"{self.table.game}-{short(self.table.id)}-step-{step}"
        try:
            path = str(self.services.write_error(name, self._error_record(error)))
        except Exception as trouble:  # A full disk must not hide the failure itself.
            path = ""
            fail("no error file", trouble)
        fail("rules failed", error, table=short(self.table.id), game=self.table.game, step=step, file=path)
        await self._reload()
        self._failures += 1
        if self._failures >= FAILURES and not self.paused:
            self.paused = "rule-error"
            self.show_table()
        elif not self.broken:
            self._let_bots_think(self._record)

    def _error_record(self, error: Exception) -> bytes:
        if self.play is None:
            return msgspec.json.encode({"game": self.table.game, "setup": self.table.agreed, "error": told(error)})
        runner = self.play.runner
        if isinstance(error, RuleError):
            return files.encode(files.error_record(runner, error.history, str(error)))
        return files.encode(files.error_record(runner, runner.tape.history, told(error)))

    def resume(self) -> None:
        """The host has the table try again, after a failure or where a bot does not move."""
        if self.paused == "rule-error":
            self.paused, self._failures = "", 0
            self.show_table()
        self._let_bots_think(self._record)

    # --- commands --------------------------------------------------------------------------------

    async def command(self, viewer: Viewer, command: AnyCommand, answer: Callable[[Reply], None]) -> None:
        """Do what a viewer asks, once, and answer."""
        key = (viewer.seat, command.id)
        if isinstance(command, Ping) or key in self.commands:
            answer(Reply(command.id, True, self.commands.get(key, self.table.shown)))
            return

        def done(event: int) -> None:
            answer(Reply(command.id, True, event))

        try:
            self.check(viewer)
            if isinstance(command, Say):
                line = self._line(viewer, command)
                await self.change(lambda draft: say(draft, line), command=key, chat=line, done=done)
            else:
                await self._play_command(viewer, command, key, done)
        except (Refuse, Refused) as error:
            answer(Reply(command.id, False, self.table.shown, refusal_of(error)))

    async def _play_command(
        self, viewer: Viewer, command: AnyCommand, key: tuple[int, str], done: Callable[[int], None]
    ) -> None:
        self._check_playable(viewer)
        if self.seats[viewer.seat].stand_in:  # The owner is back.
            await self.change(lambda draft: self._let_stand_in(draft, [viewer.seat], False))
        self._by_bots = 0
        await self.change(lambda draft: play_on(draft, viewer.seat, command), command=key, done=done)

    def check(self, viewer: Viewer) -> Viewer:
        """The viewer as of now. A seat may have been given to somebody else since the secret was shown."""
        now = still(self.table, self.seats, viewer)
        if now is None:
            raise missing()
        return now

    def _check_playable(self, viewer: Viewer) -> None:
        status = self.table.status
        if viewer.role != "seat":
            raise Refused("not-asked")
        if status != "playing":
            raise Refuse({"lobby": "not-started", "finished": "over"}.get(status, "closed"))
        if self.paused:
            raise Refuse("frozen" if self.paused == "frozen" else "paused")
        self._check_length()

    def _check_length(self) -> None:
        """Nobody may fill the disk by answering and taking back for ever."""
        if self._is_endless:
            raise Refuse("endless", most=self.services.config.limits.steps)

    @property
    def _is_endless(self) -> bool:
        return self.play is not None and self.play.runner.step >= self.services.config.limits.steps

    def _line(self, viewer: Viewer, say: Say) -> ChatLine:
        # Nobody knows who watches, so that somebody who is muted could speak on as one who does.
        if viewer.role != "seat" and (self.table.status != "finished" or any(seat.muted for seat in self.seats)):
            raise Refuse("muted")
        seat = self.seats[viewer.seat] if viewer.role == "seat" else None
        if seat is not None and seat.muted:
            raise Refuse("silenced")
        limits, number = self.services.config.limits, self.table.said + 1
        if number > limits.chat_lines:
            raise Refuse("limit")
        text, now = fit_text(say.text, limits.chat), self._time()
        return ChatLine(number, seat.number, text, now, seat.person) if seat else ChatLine(number, None, text, now)

    async def ask_advice(self, viewer: Viewer, step: int) -> Thought:
        """What there is to think about for a seat that asks for advice. Everybody who plays along is told of it.

        Nobody is advised in a reaction window: that somebody asks would tell the others who can react.
        """
        viewer = self.check(viewer)
        self._check_playable(viewer)
        play, seat = self.play, viewer.seat
        if play is None or not self.table.advice or play.runner.game.expert is None or lesson_in(play.runner):
            raise Refuse("no-advice")
        if play.reacting or self._draft().holder is not None or seat not in play.runner.asked():
            raise Refused("not-asked")
        if play.runner.step != step:
            raise Refused("other-question")
        if advice_is_news(self._draft(), seat):
            await self.change(lambda draft: draft.note("advised", draft.seats[seat], self.services.config.clock()))
        config = self.services.config
        return Thought(self.table.game, self._record(), seat, "", 0, config.advice_budget, config.advice_seconds)

    # --- looking ---------------------------------------------------------------------------------

    async def attach(self, outlet: Outlet, hello: Hello) -> None:
        """A socket has come: show it the table, from where it left off if that still holds."""
        self.check(outlet.viewer)
        self.audience.check_room(outlet.viewer.seat)
        still_holds = self._rewound <= hello.event <= self.table.shown
        first = await self.look(outlet.viewer, since=max(0, hello.lines) if still_holds else 0, wait=True)
        outlet.put(encoded(Frame(sight=first)))
        if outlet.viewer.seat != SPECTATOR or self.table.status == "finished":
            outlet.put(encoded(Frame(chat=tuple(line for line in self.chat if line.number > hello.chat))))
        if self.audience.add(outlet, shown_game(self._draft())):
            self.show_table()

    def detach(self, outlet: Outlet) -> None:
        if self.audience.remove(outlet):
            self.show_table()

    async def notice(self, viewer: Viewer) -> None:
        """Somebody looks from a seat: what everybody is asked, they have seen now."""
        if viewer.role == "seat" and overlooks(self.table, self.seats, viewer.seat):
            await self.change(lambda draft: see(draft.table, draft.seats, viewer.seat))

    def show_table(self) -> None:
        """Tell everybody what has changed about the table and not about the game."""
        self.audience.show_table(lambda seat: self.info(viewer_at(self.table, seat)))

    async def look(self, viewer: Viewer, *, since: int = 0, wait: bool = False) -> Envelope:
        """What a viewer sees now; in the inbox, so that nothing is shown that does not count yet.

        `wait` for it as long as it takes, as somebody does who has come to stay.
        """
        self._check_sound()
        draft = self._draft()
        info, left = self.info(viewer), self._left(draft)
        try:
            return await self.services.patience.run(
                lambda: _envelope(draft, info, viewer.seat, since=since, left=left), wait=wait
            )
        except TooSlow as error:
            fail("view failed", error, table=short(self.table.id), game=self.table.game)
            raise Refuse("internal") from error

    def info(self, viewer: Viewer) -> TableInfo:
        return self._info(self._draft(), viewer)

    async def take_home(self, viewer: Viewer) -> tuple[bytes, str]:
        """What may be downloaded, and its name: the seat's own view and log, or the whole file when all is over."""
        if self.table.status == "finished" and self.play is not None:
            return files.save(self.play.runner), f"{self.table.game}.json"
        return msgspec.json.encode(await self.look(viewer)), f"{self.table.game}-view.json"

    async def record(self) -> tuple[bytes, int | None]:
        """The game's record for those who replay it, and who may still take back its last answer."""
        draft = self._draft()
        if shown_game(draft) is None:
            raise Refuse("not-started")
        return self._record(), draft.holder

    def _record(self) -> bytes:
        return record_of(self.play)

    def _draft(self) -> Draft:
        return Draft(self.table, self.seats, self.play, self.notes)

    def _info(self, draft: Draft, viewer: Viewer) -> TableInfo:
        return table_info(
            draft.table,
            draft.seats,
            viewer,
            draft.notes,
            self.audience.seats(),
            self.paused,
            self.services.clock.now(),
        )

    # --- bots, deadlines, notifications ----------------------------------------------------------

    def _afterwards(self, built: Built, asked_before: set[int]) -> None:
        """Whoever is asked now is told, and bots begin to think. Nobody is called for what is over in a moment."""
        short_wait = self._timing(self._draft()).is_short(self.play)
        for seat in () if short_wait else set(self.table.asked_since) - asked_before:
            away = not self.seats[seat].played_by_bot and seat not in self.audience.seats()
            if away and not standing.answer(self._draft(), seat):
                package = self.services.game(self.table.game).package
                self.services.pusher.tell(self.table.id, seat, package)
                self.services.hooks.tell(self.table.id, seat, package)
        self._let_bots_think(lambda: built.record)

    def _let_bots_think(self, record: Callable[[], bytes]) -> None:
        """Whichever bots are asked begin to think, unless they do so already. Only then is the record made."""
        if self.play is None or self.table.status != "playing" or self.paused or self._is_endless:
            return
        runner = self.play.runner
        for seat in self.table.asked_since:
            if self.seats[seat].played_by_bot:
                taught = taught_key(runner, seat)
                if taught is not None:
                    answer = partial(self._bot_answers, seat, runner.step, taught)
                    # In a moment, so that its turn can be followed.
                    self._answer_soon(seat, answer, self.services.config.lesson_seconds)
                else:
                    self.minder.let_think(
                        self.table,
                        self.seats[seat],
                        runner.step,
                        len(runner.tape.line),
                        record,
                        self._thinking_time(),
                        self._pace(),
                    )
            elif standing.answer(self._draft(), seat):
                answer = partial(self._stands, seat, runner.step)
                self._answer_soon(seat, answer, self._as_somebody_there(seat))

    def _answer_soon(self, seat: int, answer: Callable[[], Awaitable[None]], seconds: float) -> None:
        """Have an answer that is known given in so many seconds."""
        assert self.play is not None
        self.minder.let_answer(seat, self.play.runner.step, lambda: self.inbox.do(answer), seconds)

    def _as_somebody_there(self, seat: int) -> float:
        """How long a standing answer takes: about as long as somebody who is there, and in time."""
        assert self.play is not None
        least, most = self.services.config.standing_seconds
        chance = bot_seed(self.table.bot_seed, self.play.runner.step, seat) / 2**64
        taken, left = least + chance * (most - least), self._left(self._draft())
        return taken if left is None else min(taken, left * THINKING)

    async def _stands(self, seat: int, step: int) -> None:
        """A standing answer is given, unless its owner has answered or thinks otherwise by now."""
        key = standing.answer(self._draft(), seat)
        if self.paused or self.play is None or self.play.runner.step != step or not key:
            return
        answer = Answer("beforehand", step, key, confirm=True)

        def act(draft: Draft) -> None:
            standing.given(draft, seat, key)
            play_on(draft, seat, answer)

        try:
            self._check_length()
            await self.change(act)
        except (Refuse, Refused) as error:
            tell("standing answer refused", table=short(self.table.id), why=refusal_of(error).code)

    async def _bot_answers(self, seat: int, step: int, key: str) -> None:
        if self.paused or self.table.status != "playing" or not self.seats[seat].played_by_bot:
            return
        answer = Answer("by-a-bot", step, key)
        try:
            self._check_length()
            self._by_bots += 1
            await self.change(lambda draft: play_on(draft, seat, answer))
        except (Refuse, Refused) as error:
            tell("bot refused", table=short(self.table.id), why=refusal_of(error).code)

    def _thinking_time(self) -> float:
        """How long a bot may think. In a window it answers before that closes, or that waits for it."""
        left, most = self._left(self._draft()), self.services.config.think_seconds
        return most if left is None or self._waits_for_bots else min(most, max(SHORTEST, left * THINKING))

    @property
    def _waits_for_bots(self) -> bool:
        """Whether a window stands until every bot has answered. A deal must not depend on how fast a machine thinks."""
        return self.table.deal is not None

    def _pace(self) -> float:
        """How long a bot takes at least, so that its moves can be followed: no time where nobody watches, less of a
        window, and less of it the longer people have waited for each other's bots.
        """
        if not self.audience.seats():
            return 0.0
        chosen, left = self.table.bot_seconds, self._left(self._draft())
        pace = self.services.config.bot_seconds if chosen is None else chosen
        pace *= 1.0 if self._by_bots < FOLLOWED else HURRY
        return pace if left is None else min(pace, left * HURRY)

    # --- time that runs out ----------------------------------------------------------------------

    def _timing(self, draft: Draft) -> Timing:
        return timing_of(self.services.config, draft.table, draft.seats)

    def _left(self, draft: Draft) -> float | None:
        return self._timing(draft).left(draft.table, draft.play, self.services.clock.now())

    def _watch(self) -> None:
        """A window closes when its time is over, and not when somebody has answered. So does silence."""
        draft = self._draft()
        step = self.play.runner.step if self.play is not None else 0
        due = self._timing(draft).due(self.table, self.play) if not self.paused else None
        self.timer.watch(step, due, self.services.clock.now())

    async def _run_out(self, step: int) -> None:
        now = self.services.clock.now()
        standing = self._waits_for_bots and self.play is not None and self.play.window == step
        if standing and any(self.seats[seat].played_by_bot for seat in self.table.asked_since):
            self._let_bots_think(self._record)
            self.timer.watch(step, now + STILL_THINKING, now)
            return
        await self.change(lambda draft: run_out(draft, step, self._timing(draft), now))

    async def tick(self, now: float) -> None:
        """Look after deadlines and bots."""
        if self.table.status != "playing" or self.paused or self.play is None or self.play.window is not None:
            return
        due = self._timing(self._draft()).due(self.table, self.play)
        late = [seat for seat, since in self.table.asked_since.items() if self._is_late(seat, since, now)]
        if due is not None and due <= now:
            await self.change(lambda draft: lapse(draft, self._timing(draft), now))
        elif late:
            await self.change(lambda draft: self._let_stand_in(draft, late, True))
        elif self.table.due is not None and self.table.due <= now:
            self._let_bots_think(self._record)

    def _let_stand_in(self, draft: Draft, seats: list[int], stand_in: bool) -> None:
        for seat in seats:
            set_stand_in(draft, draft.seats[seat], stand_in, self.services.config.clock())

    def _is_late(self, seat: int, since: float, now: float) -> bool:
        hours = self.table.deadline_hours
        return hours is not None and not self.seats[seat].played_by_bot and now >= since + hours * 3600


def play_on(draft: Draft, seat: int, command: AnyCommand) -> None:
    """A seat's command to the game. Whoever confirms, or goes on to the next question, lets go of what was before."""
    play, holder = draft.play, draft.holder
    assert play is not None
    if isinstance(command, Answer):
        check_taught(play.runner, seat, command.key)
    if isinstance(command, Attend):
        attend(draft, seat, command.question)
        return
    goes_on = isinstance(command, Answer) and (holder is not None or play.asks_several)
    if isinstance(command, Answer) and command.until_turn and command.step == play.runner.step:
        standing.say(draft, seat, command.key)
    play.do(seat, command, holder=holder)
    if isinstance(command, Undo | Withdraw):
        standing.reopened(draft, seat)
    confirms = isinstance(command, Answer) and command.confirm and draft.holder == seat
    # Whoever takes back their own answer gives nobody else's back who had passed on before.
    passed_on = isinstance(command, Undo) and draft.holder not in (None, seat)
    if isinstance(command, Confirm) or confirms or goes_on or passed_on:
        play.let_stand()
        draft.table.confirmed = play.runner.step


def attend(draft: Draft, seat: int, about: str) -> None:
    """A seat is to be asked again, and what was answered to the open question is taken back where it can be."""
    play = draft.play
    assert play is not None
    question = play.runner.question
    if about:
        standing.withdraw(draft, seat, about)
    else:
        draft.seats[seat].passing = False
    meant = question is not None and (question.prompt.message == about if about else question.veiled)
    if meant and seat in play.runner.parts:
        play.runner.withdraw(seat)


def advice_is_news(draft: Draft, seat: int) -> bool:
    """Whether others play along who do not know yet that this seat is advised about this question."""
    assert draft.play is not None
    step = draft.play.runner.step
    others = any(one.kind == "human" and one.number != seat for one in draft.seats)
    told = any(note.what == "advised" and (note.seat, note.step) == (seat, step) for note in draft.notes)
    return others and not told


def viewer_at(table: TableRow, seat: int) -> Viewer:
    """Whoever looks from there."""
    return Viewer("watch") if seat == SPECTATOR else Viewer("seat", seat, seat == table.host)


def say(draft: Draft, line: ChatLine) -> None:
    """The number of a line is nobody else's, even when the line itself is gone."""
    draft.table.said = line.number


def let_stand(play: Play | None, timing: Timing) -> None:
    """Windows stand where the table gives them time. Where it does not, one in which nobody is asked is closed."""
    if play is None:
        return
    play.runner.stands = timing.reacting > 0
    if play.reacting and not play.runner.stands and not play.runner.asked():
        play.runner.close_window()


def _may_be_veiled(draft: Draft) -> bool:
    """Whether something could happen now that only one seat may notice."""
    return draft.play is not None and (
        draft.play.reacting or any(seat.passing or seat.standing for seat in draft.seats)
    )


def _given(draft: Draft) -> tuple[int, ...]:
    """Who has answered, as everybody sees it."""
    return who_has_answered(draft.play.runner) if draft.play is not None else ()


def _envelope(draft: Draft, info: TableInfo, seat: int, *, since: int = 0, left: float | None = None) -> Envelope:
    """What a seat sees of a draft; `left` is how long the open question has."""
    runner, holder, passing = shown_game(draft), draft.holder, draft.passing(seat)
    # A finished game can be looked at from any seat, but what somebody had said beforehand remains their own business.
    said = standing.shown(draft, seat if info.you == seat else SPECTATOR)
    return envelope(draft.table, info, runner, seat, since=since, holder=holder, left=left, passing=passing, said=said)


def shown_game(draft: Draft) -> Runner[Any] | None:
    """The game, once it has begun."""
    return draft.play.runner if draft.play is not None and draft.table.status != "lobby" else None


def record_of(play: Play | None) -> bytes:
    return play.record() if play is not None else b""
