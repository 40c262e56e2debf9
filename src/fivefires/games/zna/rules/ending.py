"""The end (N-366 to N-379, N-388): who has won, how well, and what is handed on."""

from __future__ import annotations

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.index import HERO
from fivefires.games.zna.state import DEAD, OUT, STANDING, ZnaResult, ZnaState, ZnaTable, map_of
from fivefires.kernel import message

from . import campaign, harm, objectives, scenarios
from .campaign import LOST

PARTIAL, TOTAL = "partial", "total"


def check(table: ZnaTable, moment: str = "") -> None:
    """Loss beats victory (N-374), also that of a scenario (N-502, N-504, N-512).

    Some objectives name a moment, all others count at any time (N-373).
    """
    state = table.state
    for hero in state.heroes:
        if hero.status == STANDING:
            break
    else:
        if all(hero.status == DEAD for hero in state.heroes):
            lose(table, "all-dead", "N-367")
        lose(table, "all-out", "N-242")
    failed = scenarios.failure(state)
    if failed:
        lose(table, failed, "N-374")
    if scenarios.reached(state, moment):
        win(table)


def lose(table: ZnaTable, ending: str, rule: str) -> None:
    table.tell(f"log-end-{ending}", rule)
    end(table, ending, LOST)


def win(table: ZnaTable) -> None:
    """Total victory if all survived, else partial (N-369, N-370); somebody lives, since a loss was ruled out (N-368).

    Who is passed out survives (N-375), but who lies outside an exit is left behind (N-376). Who
    is unhurt has an objective more (N-488).
    """
    state, map = table.state, map_of(table.state)
    if scenarios.leaves_behind(state):
        for number, hero in enumerate(state.heroes):
            if hero.status == OUT and not map.exit >> hero.area & 1:
                harm.die(table, number, "log-left-behind", "N-376")
    for number, hero in enumerate(state.heroes):
        if hero.status != DEAD and hero.health == HERO[hero.id].health:
            objectives.done(table, number, "unscathed")
    victory = PARTIAL if any(hero.status == DEAD for hero in state.heroes) else TOTAL
    table.tell(
        f"log-end-{victory}",
        "N-370" if victory == TOTAL else "N-369",
        scenario=message(f"zna-scenario-{map.scenario.id}"),
    )
    end(table, victory, victory)


def medal(state: ZnaState, victory: str) -> str:
    """A won mission ends with a medal by survivors and credits (N-378); nothing else does."""
    if victory == LOST or state.campaign is not None:
        return ""
    alive = sum(hero.status != DEAD for hero in state.heroes)
    score = 2 * alive + sum(objectives.credits_of(state, hero) for hero in range(4))
    return "gold" if score >= 12 else "silver" if score >= 8 else "bronze"


def end(table: ZnaTable, ending: str, victory: str) -> None:
    """The result names everything that counts (N-379). All players win or all lose (N-002)."""
    state = table.state
    kept = campaign.after(state, victory) if state.campaign is not None else None
    table.used(f"ending:{ending}")
    table.used(f"{'won' if victory != LOST else 'lost'}:{map_of(state).scenario.id}")
    epilogue = campaign.epilogue(kept) if kept is not None else ""
    if epilogue:
        table.used(f"epilogue:{epilogue}")
        table.tell(f"log-epilogue-{epilogue}", "N-388")
    table.finish(
        ZnaResult(
            ending=ending,
            winners=[*range(state.seats)] if victory != LOST else [],
            scenario=state.scenario,
            victory=victory,
            rounds=state.round,
            heroes=[hero.id for hero in state.heroes],
            fates=[str(hero.status) for hero in state.heroes],
            credits=[objectives.credits_of(state, hero) for hero in range(4)],
            objectives=[[*state.piles[piles.DONE[hero]]] for hero in range(4)],
            medal=medal(state, victory),
            campaign=kept,
            epilogue=epilogue,
            ultimate=kept is not None and campaign.ultimate(kept),
        )
    )
