"""`fivefires games`: what can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from .output import add_row, new_table, print_json, print_table
from .trouble import complain

if TYPE_CHECKING:
    from fivefires.kernel import Cover


def games(as_json: Annotated[bool, typer.Option("--json", help="Print a list of objects.")] = False) -> None:
    """List the games: id, title, players, modes."""
    from fivefires.kernel.registry import all_covers

    found, broken = all_covers()
    rows = [describe(cover) for cover in found]
    if as_json:
        print_json(rows)
    else:
        table = new_table("id", "title", "players", "modes")
        for row in rows:
            title = f"{row['title']} (example)" if row["example"] else row["title"]
            add_row(table, row["id"], title, numbers(row["players"]), ", ".join(row["modes"]) or "–")
        print_table(table)
    for reason in broken.values():
        complain(reason)


def describe(cover: Cover) -> dict[str, Any]:
    return {
        "id": cover.id,
        "title": title_of(cover),
        "players": list(cover.players),
        "modes": [mode.id for mode in cover.modes],
        "variants": list(cover.variants),
        "options": {choice.id: list(choice.values) for choice in cover.options},
        "example": cover.example,
    }


def title_of(cover: Cover) -> str:
    from fivefires.kernel.text import heading

    try:
        return heading(cover.package, "game-title")
    except Exception as error:  # Broken texts of somebody else's game must not take the others down.
        complain(f"the texts of {cover.id} cannot be read: {error}")
        return cover.id


def numbers(players: list[int]) -> str:
    """The numbers of players as a person writes them: 2, 3–5, or 2, 4."""
    if len(players) > 1 and players == list(range(players[0], players[-1] + 1)):
        return f"{players[0]}–{players[-1]}"
    return ", ".join(map(str, players))
