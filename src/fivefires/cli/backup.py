"""`fivefires backup`: a copy of the games, while people play."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from .serving import database_url_given
from .trouble import Trouble


def backup(
    target: Annotated[str, typer.Argument(metavar="[FILE]", help="A new file, or a folder.")] = ".",
    data: Annotated[Path | None, typer.Option(metavar="DIR", help="Where the games are kept.")] = None,
    database_url: Annotated[str, typer.Option(metavar="URL", help="The database, where it is not in DIR.")] = "",
) -> None:
    """Copy the games of a server, which may go on meanwhile. The copy is checked before it counts."""
    from fivefires.server.main import default_data
    from fivefires.server.storage.backup import CannotBackUp
    from fivefires.server.storage.backup import backup as copy

    try:
        print(copy(data or default_data(), _place(target), database_url_given(database_url)))
    except CannotBackUp as error:
        raise Trouble(str(error)) from None


def _place(target: str) -> Path:
    """A path that ends like a folder is one, and is made if it is not there yet."""
    place = Path(target)
    if target.endswith(tuple(filter(None, (os.sep, os.altsep)))):
        try:
            place.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise Trouble(f"{place} cannot be made: {error.strerror}.") from None
    return place
