"""The same deal at several tables: who may share one, who may play it, and who may know what of the other plays.

All tables of a deal have the same set-up, seed and bots, and the person sits at the same seat. Each of them is played
by one person against bots.

- The seed stays on the server. As at every table it is told when a play is finished, to those who sit there and to
  nobody else: so everybody can prove their own game, and nobody knows the seed who has not finished.
- Of the other plays nothing is told before one's own is finished, save how many there are. A game that was closed is
  not finished. Nobody watches a play while it goes on.
- Whoever has finished a deal knows it. They can play it again, or tell others, and no server can keep them from it. So
  each play says who could know the deal when it began: others who had finished it, or the same person. The latter the
  page says of itself.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from fivefires.kernel import Message, Refused
from fivefires.server.people.seating import renew_links
from fivefires.server.people.seats import Viewer, new_token
from fivefires.server.refusals import Refuse
from fivefires.server.services import Services
from fivefires.server.storage.rows import DealRow, NoteRow, SeatRow, Stored, TableRow, Terms, json_text
from fivefires.server.table.draft import Draft
from fivefires.server.wire import DealPlay, DealPlays, DealSeat, Foreknown, Renewal, SharedDeal

from .creation import check_deal

CODE = re.compile(r"[A-Za-z0-9_-]{16}")
CODE_BYTES = 12


def check_shareable(services: Services, table: TableRow, seats: Sequence[SeatRow], notes: Sequence[NoteRow]) -> None:
    """A deal can be shared where others can play all of it, from its start, as this person does."""
    if table.status in ("lobby", "closed"):
        raise Refuse("not-started" if table.status == "lobby" else "closed")
    if [seat.number for seat in seats if seat.kind != "bot"] != [table.host] or seats[table.host].kind != "human":
        raise Refuse("deal-alone")
    if any(seat.stand_in for seat in seats) or any(note.what != "advised" for note in notes):
        raise Refuse("deal-alone")
    if table.version != services.game(table.game).version:
        raise Refuse("deal-rules")
    # A table has a note where its game comes from elsewhere, or was begun under other rules.
    if table.note is not None or not table.agreed.counts or table.agreed.earlier is not None:
        raise Refuse("deal-kind")


def deal_of(services: Services, table: TableRow, seats: Sequence[SeatRow]) -> DealRow:
    """The deal of a table, under a code that nobody can guess."""
    terms = Terms(
        auto_confirm=table.auto_confirm,
        reactions=table.reactions,
        reaction_seconds=table.reaction_seconds,
        silence_seconds=table.silence_seconds,
        advice=table.advice,
        bot_seconds=table.bot_seconds,
    )
    return DealRow(
        code=new_token(services.config.tokens, CODE_BYTES),
        game=table.game,
        version=table.version,
        setup=table.setup,
        seed=table.seed,
        bot_seed=table.bot_seed,
        seat=table.host,
        bots=json_text([seat.bot for seat in seats]),
        terms=json_text(terms),
        created=services.config.clock(),
    )


def begin_deal(draft: Draft, deal: DealRow, watch: str) -> None:
    """The table is the first play of its deal from now on. While it goes on, nobody watches it any more."""
    draft.deal = deal
    draft.table.deal, draft.table.play, draft.table.newcomers = deal.code, 1, "none"
    if draft.table.status == "finished":
        draft.table.summary = draft.summed_up(deal.seat)
    else:
        renew_links(draft, Renewal(watch=True), "", watch)


def trouble_with(services: Services, deal: DealRow, begun: int) -> Message | None:
    """Why a deal cannot be played any more; None where it can."""
    try:
        check_playable(services, deal, begun)
    except Refuse as refuse:
        return refuse.refusal.reason
    except Refused as refused:
        return refused.reason
    return None


def check_playable(services: Services, deal: DealRow, begun: int) -> None:
    most = services.config.limits.deal_plays
    if begun >= most:
        raise Refuse("deal-full", most=most)
    check_deal(services, deal)


def foreknown_to(plays: Sequence[Stored], again: bool) -> Foreknown:
    """Who could know a deal before a new play of it begins."""
    if again:
        return "self"
    return "others" if any(one.table.status == "finished" for one in plays) else ""


def deal_shown(services: Services, deal: DealRow, plays: Sequence[Stored]) -> SharedDeal:
    """What whoever has its code may know of a deal."""
    first = next((one for one in plays if one.table.play == 1), None)
    return SharedDeal(
        deal.code,
        deal.game,
        deal.version,
        deal.agreed,
        tuple(DealSeat(number, bot) for number, bot in enumerate(deal.players)),
        deal.seat,
        first.seats[deal.seat].name if first is not None else "",
        deal.commitment,
        deal.agreed_terms.advice,
        deal.created,
        len(plays),
        sum(one.table.status == "finished" for one in plays),
        services.config.limits.deal_plays,
        trouble_with(services, deal, len(plays)),
    )


def check_finished(table: TableRow, viewer: Viewer) -> str:
    """The code of the deal that somebody has finished, at this table and as its player; nobody else may compare."""
    if table.deal is None:
        raise Refuse("no-deal")
    if table.status != "finished" or viewer.role != "seat":
        raise Refuse("deal-unfinished")
    return table.deal


def plays_shown(services: Services, deal: DealRow, plays: Sequence[Stored], own: str) -> DealPlays:
    """All finished plays of a deal, for somebody who has finished theirs at table `own`."""
    finished = [one for one in plays if one.table.status == "finished"]
    shown = (play_shown(deal, one, own) for one in finished)
    return DealPlays(deal_shown(services, deal, plays), tuple(one for one in shown if one is not None))


def play_shown(deal: DealRow, one: Stored, own: str) -> DealPlay | None:
    table, summary = one.table, one.table.summed_up
    if summary is None or table.ended is None:
        return None
    return DealPlay(
        table.play,
        one.seats[deal.seat].name,
        table.ended,
        summary.decisions,
        summary.scores,
        table.foreknown,
        summary.alone,
        table.version != deal.version,
        table.touched,
        table.id,
        table.watch,
        table.id == own,
    )
