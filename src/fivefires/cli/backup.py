"""`fivefires backup`: a copy of the games, while people play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .serving import database_url_given
from .trouble import Trouble


def backup(
    target: Annotated[Path, typer.Argument(metavar="[FILE]", help="A new file, or a folder.")] = Path(),
    data: Annotated[Path | None, typer.Option(metavar="DIR", help="Where the games are kept.")] = None,
    database_url: Annotated[str, typer.Option(metavar="URL", help="The database, where it is not in DIR.")] = "",
) -> None:
    """Copy the games of a server, which may go on meanwhile. The copy is checked before it counts."""
    from fivefires.server.main import default_data
    from fivefires.server.storage.backup import CannotBackUp
    from fivefires.server.storage.backup import backup as copy

    try:
        print(copy(data or default_data(), target, database_url_given(database_url)))
    except CannotBackUp as error:
        raise Trouble(str(error)) from None
