"""`fivefires tidy`: forget games that nobody has touched for long."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .serving import database_url_given
from .trouble import Trouble


def tidy(
    days: Annotated[int, typer.Option(min=1, help="Forget what nobody has touched for so many days.")],
    data: Annotated[Path | None, typer.Option(metavar="DIR", help="Where the games are kept.")] = None,
    database_url: Annotated[str, typer.Option(metavar="URL", help="The database, where it is not in DIR.")] = "",
) -> None:
    """Delete finished and abandoned games for good. A server may go on meanwhile."""
    from fivefires.server.main import default_data
    from fivefires.server.storage.backup import CannotBackUp
    from fivefires.server.storage.backup import tidy as forget

    try:
        count = forget(data or default_data(), days, database_url_given(database_url))
    except CannotBackUp as error:
        raise Trouble(str(error)) from None
    print(f"{count} {'game' if count == 1 else 'games'} forgotten.")
