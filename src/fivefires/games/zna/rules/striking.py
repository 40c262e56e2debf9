"""Power dice against somebody (N-340 to N-343): rolled together, applied one after the other, light ones first."""

from __future__ import annotations

from collections.abc import Sequence

from fivefires.games.zna.content.mutants import HEAVY_DIE, LIGHT_DIE
from fivefires.games.zna.content.resources import LUCKY_COIN
from fivefires.games.zna.content.vocabulary import Face
from fivefires.games.zna.state import DEAD, STANDING, Strike, ZnaTable, map_of, seat_of
from fivefires.kernel import Beat, Prompt, message

from . import gear, harm
from .questions import Act, Again, Use

ASK_COIN = Prompt("ask-coin-power", "N-445")
ASK_WHICH_POWER = Prompt("ask-which-power", "N-445")
PEOPLE = 4


async def strike(table: ZnaTable, dice: Strike, rule: str) -> None:
    """Against a hero, die by die as long as he lives (N-340, N-341, N-445).

    Or against one of those whom heroes look after, who have health only (N-495).
    """
    state = table.state
    state.strike = dice
    _tell_roll(table, dice, "log-power-dice", rule)
    if dice.target < PEOPLE:
        await _coin(table, dice)
        for face in faces(dice):
            if state.heroes[dice.target].status == DEAD:
                break
            harm.suffer(table, dice.target, face, rule)
    else:
        hurt(table, dice.target - PEOPLE, sum(face.health for face in faces(dice)), rule)
    state.strike = None


def _tell_roll(table: ZnaTable, dice: Strike, line: str, rule: str) -> None:
    if table.log is not None:
        beat = Beat("roll", faces=shown(dice.light, dice.heavy))
        table.tell(line, rule, beat=beat, who=message(name(table, dice.target)))


def shown(light: Sequence[int], heavy: Sequence[int]) -> tuple[str, ...]:
    """What power dice are called by what they show."""
    return (*(f"face-light-{face}" for face in light), *(f"face-heavy-{face}" for face in heavy))


def faces(dice: Strike) -> list[Face]:
    return [*(LIGHT_DIE[face - 1] for face in dice.light), *(HEAVY_DIE[face - 1] for face in dice.heavy)]


def hurt(table: ZnaTable, person: int, points: int, rule: str) -> None:
    who = table.state.people[person]
    who.health = max(0, who.health - points)
    about, at = (f"{who.kind}.{person}",), map_of(table.state).names[who.area]
    if points:
        beat = Beat("harm", about=about, at=at)
        table.tell("log-loses-health", rule, beat=beat, hero=message(who.kind), points=points)
    if not who.health:
        who.status = DEAD
        table.tell("log-dies", "N-495", beat=Beat("death", about=about, at=at), hero=message(who.kind))


def name(table: ZnaTable, target: int) -> str:
    state = table.state
    return state.heroes[target].id if target < PEOPLE else state.people[target - PEOPLE].kind


def figure(table: ZnaTable, target: int) -> str:
    """What a target is called on the table."""
    called = name(table, target)
    return called if target < PEOPLE else f"{called}.{target - PEOPLE}"


async def _coin(table: ZnaTable, dice: Strike) -> None:
    """Whoever stands and has lucky coins in his belt may have dice rolled again before they count (N-445)."""
    state = table.state
    hero = dice.target
    if state.heroes[hero].status != STANDING:
        return
    seat, who = seat_of(state.seats, hero), message(state.heroes[hero].id)
    while (card := gear.in_belt(state, hero, LUCKY_COIN)) is not None:
        answer = await table.ask(seat, ASK_COIN, [Use(card), Act.KEEP_ROLL], hero=who)
        if not isinstance(answer, Use):
            break
        gear.use_up(table, hero, card)
        await _toss(table, dice, seat)


async def _toss(table: ZnaTable, dice: Strike, seat: int) -> None:
    """Any of the dice are rolled again, each once for a coin (N-445)."""
    who = message(table.state.heroes[dice.target].id)
    left = [*(f"light-{face}" for face in dice.light), *(f"heavy-{face}" for face in dice.heavy)]
    chosen: list[str] = []
    while left:
        options = [Again(face) for face in dict.fromkeys(left)]
        again = await table.ask(seat, ASK_WHICH_POWER, [*options, Act.ENOUGH] if chosen else options, hero=who)
        if not isinstance(again, Again):
            break
        left.remove(again.face)
        chosen.append(again.face)
    for face in chosen:
        kind, number = face.split("-")
        rolled = dice.light if kind == "light" else dice.heavy
        rolled.remove(int(number))
        rolled += table.roll(6)
    _tell_roll(table, dice, "log-power-dice-again", "N-445")
