"""A table that is awake: one inbox, one writer, and everybody who looks at it.

A command is validated and run on the game, and what everybody will see is made; then it is committed to the
database, then acknowledged, then shown. If it cannot be committed, the game is rebuilt from the database, as if
nothing had been asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from fivefires.kernel import SPECTATOR, Refused, RuleError, Runner, files
from fivefires.kernel.log import Line

from .audience import Audience
from .draft import Draft
from .inbox import Inbox
from .logs import fail, short, tell, warn
from .minding import Minder
from .outlets import Outlet, encoded
from .patience import TooSlow
from .play import Play
from .refusals import Refuse, missing, refusal_of
from .seats import Viewer, fit_text
from .seeing import envelope, lines_for, table_info
from .services import Services
from .starting import SetupFailed
from .storage.rows import Change, Stored, json_text
from .storage.store import Conflict, StorageTrouble
from .waking import wake
from .wire import Answer, AnyCommand, ChatLine, Confirm, Envelope, Frame, Hello, Ping, Reply, Say, TableInfo

# So often may the rules fail in a row before the table pauses.
FAILURES = 2
# Waking replays a game, which may take longer than a step of it.
WAKE_SECONDS = 60.0


class Built(msgspec.Struct):
    """What a command leads to, worked out before it counts."""

    change: Change
    frames: dict[int, bytes] = {}
    lines: dict[int, list[Line]] = {}
    record: bytes = b""


class LiveTable:
    """All methods that change or show the game are called in the inbox; `idle` tables may be put to sleep."""

    def __init__(self, services: Services, stored: Stored) -> None:
        self.services = services
        self.inbox = Inbox(services.config.limits.inbox)
        self.audience = Audience(services.config.limits.sockets_per_table)
        self.minder = Minder(services, lambda *answer: self.inbox.do(lambda: self._bot_answers(*answer)))
        self.play: Play | None = None
        self.paused = ""
        self.broken = False
        self._failures = 0
        self._take(stored)

    def _take(self, stored: Stored) -> None:
        self.table, self.seats = stored.table, stored.seats
        self.commands, self.chat = stored.commands, stored.chat
        # Whoever has seen less than this may have log lines that were taken back since.
        self._rewound = stored.table.shown

    # --- waking, reloading, closing --------------------------------------------------------------

    async def wake(self, stored: Stored) -> None:
        """Bring the stored game to life; a lobby has none unless it came from a file."""
        self._take(stored)
        self.play = None
        if not stored.history and stored.table.status == "lobby":
            return
        game = self.services.game(stored.table.game)
        woken = await self.services.patience.run(lambda: wake(stored, game), WAKE_SECONDS)
        self.play = woken.play
        if woken.note is not None:
            self.table.note = json_text(woken.note)
        if woken.play.frozen_at is not None:
            self.paused = "frozen"
        elif woken.carried:
            await self._keep_carried(game.version)

    async def _keep_carried(self, version: int) -> None:
        """A game that was carried over to new rules is theirs from now on."""
        assert self.play is not None
        change = self.play.unsaved()
        change.table.update(version=version, hashes_from=self.table.hashes_from, note=self.table.note)
        self.table.event = await self.services.store.commit(self.table.id, self.table.event, change)
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
            self.broken = True
            self.audience.send_away(Refuse("storage"))

    @property
    def idle(self) -> bool:
        return not self.audience.seats() and self.minder.idle and self.inbox.idle

    async def close(self) -> None:
        """Finish the inbox, stop thinking, and let everybody go."""
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
        draft = Draft.of(self.table, self.seats, self.play)
        shown = self.audience.seats() if chat is None else []
        built = await self._worked_out(draft, act, shown)
        built.change.chat = chat
        if command is not None:
            built.change.command = (*command, draft.table.shown)
        try:
            event = await self.services.store.commit(self.table.id, self.table.event, built.change)
        except StorageTrouble as error:
            warn("not stored", table=short(self.table.id), why=str(error))
            await self._reload()
            raise Refuse("busy" if isinstance(error, Conflict) else "storage") from error
        asked_before = set(self.table.asked_since)
        self._adopt(draft, built, event)
        done(self.table.shown)
        self.audience.show(built.frames, built.lines)
        if chat is not None:
            self.audience.show_chat(chat, to_spectators=self.table.status == "finished")
        self._afterwards(built, asked_before)

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
        now = self.services.config.clock()
        step = draft.play.runner.step if draft.play else None
        before = {seat: self._faces(draft, seat) for seat in shown} if _is_veiled(draft.play) else {}
        act(draft)
        draft.settle(now, step)
        if draft.is_veiled(self.table, self.seats, step):
            shown = [seat for seat in shown if self._faces(draft, seat) != before[seat]]
        else:
            draft.table.touched = now
            draft.table.shown += 1
        built = Built(draft.change(self.table, self.seats))
        for seat in shown:
            built.frames[seat], built.lines[seat] = self._frame(draft, seat)
        if any(draft.seats[seat].played_by_bot for seat in draft.table.asked_since):
            built.record = record_of(draft.play)
        return built

    def _frame(self, draft: Draft, seat: int) -> tuple[bytes, list[Line]]:
        """What the sockets of a seat are sent, and the log that they have then."""
        runner = shown_game(draft)
        lines = lines_for(runner, seat) if runner is not None else []
        since, info = self.audience.news(seat, lines), self._info(draft, self._viewer(seat))
        frame = Frame(sight=envelope(draft.table, info, runner, seat, since=since, holder=draft.holder))
        return encoded(frame), lines

    def _faces(self, draft: Draft, seat: int) -> bytes:
        """What a seat sees, to be compared with what it saw before."""
        info = self._info(draft, self._viewer(seat))
        return msgspec.json.encode(envelope(draft.table, info, shown_game(draft), seat, holder=draft.holder))

    def _adopt(self, draft: Draft, built: Built, event: int) -> None:
        """What was committed is true now."""
        self.table, self.seats, self.play = draft.table, draft.seats, draft.play
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
            self._let_bots_think(record_of(self.play))

    def _error_record(self, error: Exception) -> bytes:
        if self.play is None:
            return msgspec.json.encode({"game": self.table.game, "setup": self.table.agreed, "error": repr(error)})
        runner = self.play.runner
        history = error.history if isinstance(error, RuleError) else runner.tape.history
        return files.encode(files.error_record(runner, history, str(error)))

    def resume(self) -> None:
        """The host has the table try again after a failure."""
        if self.paused == "rule-error":
            self.paused, self._failures = "", 0
            self.show_table()
            self._let_bots_think(record_of(self.play))

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
                await self.change(lambda draft: None, command=key, chat=self._line(viewer, command), done=done)
            else:
                await self._play_command(viewer, command, key, done)
        except (Refuse, Refused) as error:
            answer(Reply(command.id, False, self.table.shown, refusal_of(error)))

    async def _play_command(
        self, viewer: Viewer, command: AnyCommand, key: tuple[int, str], done: Callable[[int], None]
    ) -> None:
        self._check_playable(viewer)
        if self.seats[viewer.seat].stand_in:  # The owner is back.
            await self.change(lambda draft: set_stand_in(draft, [viewer.seat], False))
        await self.change(lambda draft: play_on(draft, viewer.seat, command), command=key, done=done)

    def check(self, viewer: Viewer) -> Viewer:
        """The viewer as of now. A seat may have been given to somebody else since the secret was shown."""
        if viewer.role != "seat":
            return viewer
        if self.seats[viewer.seat].secret_hash != viewer.key:
            raise missing()
        return msgspec.structs.replace(viewer, host=viewer.seat == self.table.host)

    def _check_playable(self, viewer: Viewer) -> None:
        status = self.table.status
        if viewer.role != "seat":
            raise Refused("not-asked")
        if status != "playing":
            raise Refuse({"lobby": "not-started", "finished": "over"}.get(status, "closed"))
        if self.paused:
            raise Refuse("frozen" if self.paused == "frozen" else "paused")

    def _line(self, viewer: Viewer, say: Say) -> ChatLine:
        if viewer.role != "seat" and self.table.status != "finished":
            raise Refuse("muted")
        number = self.chat[-1].number + 1 if self.chat else 1
        text = fit_text(say.text, self.services.config.limits.chat)
        return ChatLine(number, viewer.seat if viewer.role == "seat" else None, text, self.services.config.clock())

    # --- looking ---------------------------------------------------------------------------------

    async def attach(self, outlet: Outlet, hello: Hello) -> None:
        """A socket has come: show it the table, from where it left off if that still holds."""
        self.check(outlet.viewer)
        self.audience.check_room()
        still_holds = self._rewound <= hello.event <= self.table.shown
        first = await self.look(outlet.viewer, since=max(0, hello.lines) if still_holds else 0)
        outlet.put(encoded(Frame(sight=first)))
        if outlet.viewer.seat != SPECTATOR or self.table.status == "finished":
            outlet.put(encoded(Frame(chat=tuple(line for line in self.chat if line.number > hello.chat))))
        if self.audience.add(outlet, shown_game(self._draft())):
            self.show_table()

    def detach(self, outlet: Outlet) -> None:
        if self.audience.remove(outlet):
            self.show_table()

    def show_table(self) -> None:
        """Tell everybody what has changed about the table and not about the game."""
        self.audience.show_table(lambda seat: self.info(self._viewer(seat)))

    async def look(self, viewer: Viewer, *, since: int = 0) -> Envelope:
        """What a viewer sees now; in the inbox, so that nothing is shown that does not count yet."""
        draft = self._draft()
        runner, info = shown_game(draft), self.info(viewer)
        return await self.services.patience.run(
            lambda: envelope(draft.table, info, runner, viewer.seat, since=since, holder=draft.holder)
        )

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
        return record_of(self.play), draft.holder

    def _draft(self) -> Draft:
        return Draft(self.table, self.seats, self.play)

    def _info(self, draft: Draft, viewer: Viewer) -> TableInfo:
        return table_info(draft.table, draft.seats, viewer, self.audience.seats(), self.paused)

    def _viewer(self, seat: int) -> Viewer:
        return Viewer("watch") if seat == SPECTATOR else Viewer("seat", seat, seat == self.table.host)

    # --- bots, deadlines, notifications ----------------------------------------------------------

    def _afterwards(self, built: Built, asked_before: set[int]) -> None:
        """Whoever is asked now is told, and bots begin to think."""
        for seat in set(self.table.asked_since) - asked_before:
            if not self.seats[seat].played_by_bot and seat not in self.audience.seats():
                self.services.pusher.your_turn(self.table.id, seat, self.services.game(self.table.game).package)
        self._let_bots_think(built.record)

    def _let_bots_think(self, record: bytes) -> None:
        if self.play is None or self.table.status != "playing" or self.paused or not record:
            return
        for seat in self.table.asked_since:
            if self.seats[seat].played_by_bot:
                self.minder.let_think(self.table, self.seats[seat], self.play.runner.step, record)

    async def _bot_answers(self, seat: int, step: int, key: str) -> None:
        if self.paused or self.table.status != "playing" or not self.seats[seat].played_by_bot:
            return
        answer = Answer("by-a-bot", step, key)
        try:
            await self.change(lambda draft: play_on(draft, seat, answer))
        except (Refuse, Refused) as error:
            tell("bot refused", table=short(self.table.id), why=refusal_of(error).code)

    async def tick(self, now: float) -> None:
        """Look after deadlines and bots."""
        if self.table.status != "playing" or self.paused:
            return
        late = [seat for seat, since in self.table.asked_since.items() if self._is_late(seat, since, now)]
        if late:
            await self.change(lambda draft: set_stand_in(draft, late, True))
        elif self.table.due is not None and self.table.due <= now:
            self._let_bots_think(record_of(self.play))

    def _is_late(self, seat: int, since: float, now: float) -> bool:
        hours = self.table.deadline_hours
        return hours is not None and not self.seats[seat].played_by_bot and now >= since + hours * 3600


def play_on(draft: Draft, seat: int, command: AnyCommand) -> None:
    """A seat's command to the game. Who confirms, or goes on to the next question, has let go of what was before."""
    play, holder = draft.play, draft.holder
    assert play is not None
    goes_on = isinstance(command, Answer) and (holder is not None or play.asks_several)
    play.do(seat, command, holder=holder)
    confirms = isinstance(command, Answer) and command.confirm and draft.holder == seat
    if isinstance(command, Confirm) or confirms or goes_on:
        play.let_stand()
        draft.table.confirmed = play.runner.step


def _is_veiled(play: Play | None) -> bool:
    return play is not None and play.runner.question is not None and play.runner.question.veiled


def set_stand_in(draft: Draft, seats: list[int], stand_in: bool) -> None:
    for seat in seats:
        draft.seats[seat].stand_in = stand_in


def shown_game(draft: Draft) -> Runner[Any] | None:
    """The game, once it has begun."""
    return draft.play.runner if draft.play is not None and draft.table.status != "lobby" else None


def record_of(play: Play | None) -> bytes:
    return msgspec.json.encode(files.record_of(play.runner)) if play is not None else b""
