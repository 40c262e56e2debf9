"""The report of a folder: one page that needs nothing else, and a summary in text."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from . import plots
from .findings import ENOUGH, PACE, Card, Findings
from .stats import Share

TITLES = {
    "bot": "By bot",
    "seat": "By seat",
    "character": "By character",
    "mode": "By mode",
    "players": "By number of players",
    "link": "By game of a chain",
}

STYLE = """
:root { --paper: #fbf9f5; --ink: #23201c; --faint: #d9d2c6; --quiet: #6d665c; --fire: #b85a12 }
html { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  :root { --paper: #171513; --ink: #ece6dc; --faint: #3b3630; --quiet: #a49b8d; --fire: #f09a4f }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 62rem; margin: 0 auto; padding: 2.5rem 1.25rem 5rem }
h1 { font-size: 2.2rem; line-height: 1.1; margin: 0 0 .4rem }
h2 { font-size: 1.35rem; margin: 3rem 0 .6rem }
h3 { font-size: 1rem; margin: 1.6rem 0 .2rem; color: var(--quiet); font-weight: 600 }
p { max-width: 44rem } .quiet { color: var(--quiet) }
.facts { display: flex; flex-wrap: wrap; gap: .6rem 2.4rem; margin: 1.4rem 0; padding: 0; list-style: none }
.facts b { display: block; font-size: 1.6rem; line-height: 1.1; font-variant-numeric: tabular-nums }
svg { width: 100%; height: auto; display: block } svg text { font-family: system-ui, sans-serif }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); gap: 1rem }
.wide { overflow: auto; max-height: 42rem } thead th { position: sticky; top: 0; background: var(--paper) }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .92rem }
th, td { text-align: right; padding: .3rem .7rem; border-bottom: 1px solid var(--faint) }
th:first-child, td:first-child { text-align: left }
th button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer }
th button:focus-visible, input:focus-visible, summary:focus-visible { outline: 2px solid var(--fire) }
tr.clear td:last-child { color: var(--fire); font-weight: 600 }
input { font: inherit; color: inherit; background: none; border: 1px solid var(--quiet); border-radius: .3rem;
  padding: .3rem .6rem; margin: .6rem 0 }
summary { cursor: pointer } .names { columns: 14rem; font-size: .92rem; margin-top: .6rem }
"""

SCRIPT = """
const table = document.querySelector('#cards'), find = document.querySelector('#find')
const rows = table ? [...table.tBodies[0].rows] : []
table?.querySelectorAll('th button').forEach((button, column) => button.addEventListener('click', () => {
  const down = button.dataset.down !== 'yes'
  button.dataset.down = down ? 'yes' : 'no'
  const value = row => row.cells[column].dataset.value ?? row.cells[column].textContent
  rows.sort((a, b) => column ? Number(value(b)) - Number(value(a)) : value(a).localeCompare(value(b)))
  if (!down) rows.reverse()
  table.tBodies[0].append(...rows)
}))
find?.addEventListener('input', () => rows.forEach(row => {
  row.hidden = !row.cells[0].textContent.toLowerCase().includes(find.value.toLowerCase())
}))
"""


def page(found: Findings) -> str:
    body = "\n".join(_parts(found))
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(found.title)}: a report</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>'
        f"<body><main>\n{body}\n</main><script>{SCRIPT}</script></body></html>\n"
    )


def _parts(found: Findings) -> Iterator[str]:
    yield f"<h1>{escape(found.title)}, {found.games:,} times</h1>"
    yield f'<p class="quiet">{escape(_what_was_played(found))}</p>'
    yield _facts(found)
    if not found.games:
        return
    yield "<h2>How it ends</h2>" + plots.shares(found.endings, colour=plots.MOSS)
    if found.wins:
        yield "<h2>Who wins</h2>"
        yield (
            f"<p>The dashed line is the share of all seats that win, {found.base:.1%}. Bars are 95 % intervals: "
            "where one does not reach the line, the difference is more than chance.</p>"
        )
        for column, shares in found.wins.items():
            yield f"<h3>{TITLES[column]}</h3>" + plots.shares(shares, found.base)
    yield "<h2>How long it takes</h2>" + plots.lengths(found.lengths)
    yield f'<p class="quiet">Minutes are what people would need at {PACE:.0f} seconds an answer.</p>'
    if found.curves:
        yield "<h2>Over the game</h2><p>Lines are means; in the bands lie four seats of five.</p>"
        yield f'<div class="pair">{"".join(f"<div>{plots.curve(curve)}</div>" for curve in found.curves)}</div>'
    yield from _cards(found)
    if found.never:
        yield "<h2>What never happens</h2>"
        for kind, names in found.never.items():
            listed = "".join(f"<div>{escape(name)}</div>" for name in names)
            summary = f"{len(names)} things are {kind}"
            yield f'<details><summary>{summary}</summary><div class="names">{listed}</div></details>'


def _what_was_played(found: Findings) -> str:
    plan = found.plan
    numbers = sorted({setup.players for setup in plan.setups})
    players = f"{numbers[0]}" if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"
    modes = ", ".join(sorted({setup.mode for setup in plan.setups if setup.mode}))
    bots = ", ".join(dict.fromkeys(map(str, plan.bots)))
    way = f"{f' in mode {modes}' if modes else ''}{f'; {plan.games:,} chains' if plan.longest_chain else ''}"
    return f"{players} players{way}; played by {bots}; seed {plan.seed}."


def _facts(found: Findings) -> str:
    facts = [("games", f"{found.games:,}"), *((one.unit, f"{one.middle:.0f}") for one in found.lengths)]
    if found.failed:
        facts.append(("failed", f"{found.failed:,}"))
    facts += [(f"{bot}, a move; 95 % under", f"{high * 1000:.0f} ms") for bot, (_middle, high) in found.moves.items()]
    return f'<ul class="facts">{"".join(f"<li><b>{value}</b> {escape(name)}</li>" for name, value in facts)}</ul>'


def telling(cards: list[Card]) -> list[Card]:
    """The cards of which enough seats made use."""
    return [card for card in cards if card.with_it.of >= ENOUGH]


def _cards(found: Findings) -> Iterator[str]:
    cards = telling(found.cards)
    if not cards:
        return
    yield "<h2>Cards</h2>"
    yield (
        "<p>How often a game sees each card, and how much more often than others those win who use it (or take it, "
        "where nothing is used). Warm dots are differences beyond chance. A card that winners use is not always one "
        "that makes them win: some can only be used by those who are ahead.</p>"
    )
    yield plots.cards([card for card in cards if card.is_piece] or cards)
    heads = "".join(f"<th><button>{name}</button></th>" for name in ("card", "drawn", "taken", "used", "seats", "wins"))
    yield '<input id="find" type="search" placeholder="Find a card" aria-label="Find a card">'
    rows = "".join(_row(card) for card in sorted(cards, key=lambda card: (not card.is_piece, -card.gain)))
    yield f'<div class="wide"><table id="cards"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'


def _row(card: Card) -> str:
    cells = "".join(f"<td>{value:.2f}</td>" for value in (card.drawn, card.taken, card.used))
    wins = f'<td data-value="{card.gain:.4f}">{card.gain * 100:+.1f} ({card.with_it})</td>'
    kind = ' class="clear"' if card.clear else ""
    return f"<tr{kind}><td>{escape(card.name)}</td>{cells}<td>{card.with_it.of}</td>{wins}</tr>"


# --- in text ----------------------------------------------------------------------------------------


def summary(found: Findings) -> str:
    """What a person wants to know at a glance, for a terminal."""
    lines = [f"{found.title}, {found.games:,} games. {_what_was_played(found)}"]
    if found.failed:
        lines.append(f"{found.failed} games failed.")
    if not found.games:
        return "\n".join(lines) + "\n"
    lines += ["", "How it ends", *_rows(found.endings)]
    for column, shares in found.wins.items():
        lines += ["", f"Wins {TITLES[column].lower()} (all seats: {found.base:.1%})", *_rows(shares)]
    lines += ["", "How long it takes (a tenth are shorter, half, a tenth are longer)"]
    lines += [f"  {one.unit:<24} {one.low:8.0f} {one.middle:8.0f} {one.high:8.0f}" for one in found.lengths]
    if found.moves:
        lines += ["", "Seconds a move (half, 95 %)"]
        lines += [f"  {bot:<24} {middle:8.3f} {high:8.3f}" for bot, (middle, high) in found.moves.items()]
    clear = sorted((card for card in telling(found.cards) if card.clear and card.is_piece), key=lambda card: -card.gain)
    if clear:
        lines += ["", "Cards that go with winning, and with losing, beyond chance"]
        chosen = clear if len(clear) <= 16 else [*clear[:8], *clear[-8:]]
        lines += [f"  {card.name[:32]:<32} {card.gain * 100:+6.1f}  {card.by} by {card.with_it.of}" for card in chosen]
    for kind, names in found.never.items():
        some = ", ".join(names[:12])
        lines += ["", f"{kind.capitalize()}: {len(names)}. {some}{' …' if len(names) > 12 else ''}"]
    return "\n".join(lines) + "\n"


def _rows(shares: list[Share]) -> list[str]:
    return [f"  {one.name[:32]:<32} {one}  {one.count} of {one.of}" for one in shares]
