"""Who somebody is at a table: secrets, links, roles, and names that are fit to be shown."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from fivefires.kernel import SPECTATOR
from fivefires.server.refusals import Refuse
from fivefires.server.storage.rows import SeatRow, TableRow

from .legibility import has_blanks, is_printable, is_visible, legible

LONGEST_NAME = 40
_MARKUP = frozenset('<>&{}[]`\\"')


class Viewer(msgspec.Struct, frozen=True):
    """Somebody who may look at a table: from a seat, as a spectator, or only at the door with an invitation."""

    role: Literal["seat", "watch", "invite"]
    seat: int = SPECTATOR
    host: bool = False
    # The hash of what was shown, so that it can be checked again when its turn comes.
    key: str = ""


def new_token(tokens: Callable[[int], bytes], size: int = 32) -> str:
    return base64.urlsafe_b64encode(tokens(size)).decode().rstrip("=")


def new_person(tokens: Callable[[int], bytes]) -> str:
    """What tells one person at a table from those who sit there before and after. It opens nothing."""
    return new_token(tokens, 9)


def hashed(secret: str) -> str:
    """How a secret is stored. It has 256 random bits, so nothing slower is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def recognise(table: TableRow, seats: Sequence[SeatRow], token: str) -> Viewer | None:
    """Who it is that shows this secret, watch token or invitation; None for everybody else."""
    given = hashed(token)
    for seat in seats:
        if seat.secret_hash is not None and hmac.compare_digest(seat.secret_hash, given):
            return Viewer("seat", seat.number, seat.number == table.host, given)
    if hmac.compare_digest(table.watch.encode(), token.encode()):
        return Viewer("watch", key=given)
    if hmac.compare_digest(table.invite.encode(), token.encode()):
        return Viewer("invite", key=given)
    return None


def still(table: TableRow, seats: Sequence[SeatRow], viewer: Viewer) -> Viewer | None:
    """The viewer as of now. A link may be void, and a seat somebody else's, since it was shown."""
    if viewer.role == "seat":
        if seats[viewer.seat].secret_hash != viewer.key:
            return None
        return msgspec.structs.replace(viewer, host=viewer.seat == table.host)
    return viewer if viewer.key == hashed(table.watch if viewer.role == "watch" else table.invite) else None


def fit_name(name: str) -> str:
    """A name as it is shown, or a refusal: short, visible if there is one, and nothing that looks like markup."""
    plain = " ".join(legible(name).split())
    hides = has_blanks(plain) or (bool(name.strip()) and not is_visible(plain))
    if len(plain) > LONGEST_NAME or _MARKUP.intersection(plain) or not is_printable(plain) or hides:
        raise Refuse("name", most=LONGEST_NAME)
    return plain


def fit_text(text: str, most: int) -> str:
    """A chat line, or a refusal. It may say anything that can be printed; the page shows it as text."""
    plain = "\n".join(" ".join(line.split()) for line in legible(text).strip().splitlines())
    if not is_visible(plain) or len(plain) > most or not is_printable(plain.replace("\n", " ")):
        raise Refuse("text", most=most)
    return plain
