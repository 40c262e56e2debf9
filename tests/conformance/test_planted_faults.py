"""Each kind of fault that the suite promises to catch is planted here and must be caught."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from fivefires.conformance import fingerprint as fingerprints
from fivefires.conformance.awaited import AwaitedRunner
from fivefires.conformance.checks import Checker
from fivefires.conformance.fuzz import fuzz
from fivefires.conformance.vandal import Vandal, handed_out
from fivefires.examples import embers, pig
from fivefires.examples.embers import EmbersState, EmbersView, Feed, Feeding
from fivefires.examples.pig import PigState
from fivefires.kernel import (
    Beat,
    Game,
    Message,
    Numbers,
    Odds,
    Prompt,
    Result,
    Runner,
    Setup,
    Table,
    face_of,
    let_choose,
    message,
    seat_name,
    seed_from,
)
from fivefires.kernel import state as states
from fivefires.kernel.registry import find
from fivefires.kernel.scene import Row, Scene, Thing
from fivefires.kernel.state import digest
from fivefires.kernel.tape import Tape
from tests.kernel.tiny import ASK, TinyState, say, tiny_game


def sentences(game: Game[Any], games: int = 60) -> str:
    """What the fuzzer says about a game when it first finds something wrong."""
    return "\n".join(error.sentence for error in fuzz(game, games=games, most_errors=1).errors)


def embers_with(**changes: Any) -> Game[Any]:
    return replace(embers.GAME, **{"lessons": (), **changes})


def pig_with(**changes: Any) -> Game[Any]:
    return replace(pig.GAME, **changes)


def test_the_games_themselves_are_sound() -> None:
    assert sentences(embers.GAME, 20) == sentences(pig.GAME, 10) == ""


def test_a_leaked_card() -> None:
    class Leaky(EmbersView):
        def cards(self, pile: str) -> list[str | None]:
            return list(self._state.piles[pile]) if pile == "hand.0" else super().cards(pile)

    assert "can tell what it may not know" in sentences(embers_with(view=Leaky))


def test_a_card_leaked_by_a_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    def odds(option: embers.Feed, view: EmbersView) -> Odds:
        worth = embers.WORTH[face_of(view._state.piles["deck"][-1])]
        return Odds(int(worth > 1), 2)

    monkeypatch.setattr(embers.Feed, "odds", odds)
    assert "can tell what it may not know" in sentences(embers.GAME)


def test_a_card_leaked_by_what_hurts(monkeypatch: pytest.MonkeyPatch) -> None:
    def hurts(option: embers.Accuse, view: EmbersView) -> Message | None:
        return message("wolf") if option.seat >= 0 and view._state.piles[f"role.{option.seat}"] == ["wolf"] else None

    monkeypatch.setattr(embers.Accuse, "hurts", hurts)
    assert "can tell what it may not know" in sentences(embers.GAME)


def test_a_card_leaked_by_a_number() -> None:
    def numbers(view: EmbersView) -> list[float]:
        return [float(embers.WORTH[face_of(card)]) for card in view._state.piles["deck"][-1:]]

    leaky = embers_with(numbers=Numbers(numbers, embers.numbers_of))
    assert "can tell what it may not know" in sentences(leaky)


def test_a_role_leaked_by_a_number_of_an_answer() -> None:
    def numbers_of(view: EmbersView, option: object) -> list[float]:
        return [float(isinstance(option, embers.Accuse) and view._state.piles.get(f"role.{option.seat}") == ["wolf"])]

    leaky = embers_with(numbers=Numbers(embers.numbers, numbers_of))
    assert "can tell what it may not know" in sentences(leaky)


def test_a_card_leaked_by_the_log() -> None:
    async def step(table: Table[EmbersState]) -> None:
        await embers.step(table)
        for card in table.pile("deck")[-1:]:
            table.tell("log-feeds", seat=seat_name(0), card=message(face_of(card)))

    assert "can tell what it may not know" in sentences(embers_with(step=step), 200)


def test_a_hidden_size_that_hangs_on_a_secret() -> None:
    def scene(view: EmbersView) -> Scene:
        wolf = view._state.piles["role.0"] == ["wolf"]
        return Scene(rows=(Row("hint", message("hand"), (Thing(message("twig")),) * (1 + wolf)),))

    assert "can tell what it may not know" in sentences(embers_with(scene=scene))


def test_a_shallow_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(states._copiers, PigState, lambda old: old.__copy__())
    assert "was changed by what came after it" in sentences(pig.GAME, 10)


def test_an_earlier_state_that_is_changed_later() -> None:
    shared: list[int] = [0, 0]

    def start(setup: Any) -> PigState:
        return PigState(seats=setup.players, scores=shared)

    async def step(table: Table[PigState]) -> None:
        await pig.step(table)
        table.state.scores = shared  # a list from outside, which every state of the game would share
        shared[0] += 1

    assert sentences(pig_with(start=start, step=step), 10) != ""


def test_a_lost_card() -> None:
    async def step(table: Table[EmbersState]) -> None:
        await embers.step(table)
        if table.state.turns == 5:
            table.state.piles["ashes"].pop()

    assert "is in no pile" in sentences(embers_with(step=step))


def test_a_doubled_card() -> None:
    async def step(table: Table[EmbersState]) -> None:
        await embers.step(table)
        if table.state.turns == 5:
            table.state.piles["deck"].insert(0, table.state.piles["ashes"][0])

    assert "is in two places" in sentences(embers_with(step=step))


def test_an_undo_past_a_roll() -> None:
    async def step(table: Table[PigState]) -> None:
        barrier = table.tape.barrier
        await pig.step(table)
        table.tape.barrier = barrier

    assert "although chance has spoken since" in sentences(pig_with(step=step), 5)


def test_an_undo_past_tokens_from_a_bag() -> None:
    async def step(table: Table[TinyState]) -> None:
        await table.ask(0, ASK, say("on", "off"))
        barrier = table.tape.barrier
        if not table.draw_tokens(["coin"], 1, "supply", "purse"):
            table.finish(Result(ending="end"))
        table.tape.barrier = barrier

    assert "although chance has spoken since" in sentences(tiny_game(step), 5)


def test_an_undo_past_a_reveal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tape, "learn", lambda tape: None)
    assert "although somebody has learnt of" in sentences(embers_with(reactions=()))


def test_a_dead_end() -> None:
    async def step(table: Table[PigState]) -> None:
        if sum(table.state.scores) > 20:
            await table.ask(0, pig.ROLL_OR_HOLD, [])
        await pig.step(table)

    assert "has no answer" in sentences(pig_with(step=step), 5)


def test_rules_that_never_ask() -> None:
    async def step(table: Table[PigState]) -> None:
        if sum(table.state.scores) < 20:
            await pig.step(table)

    assert "without ever asking anything" in sentences(pig_with(step=step), 5)


def test_rules_that_never_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fivefires.conformance.fuzz.PATIENCE", 0.2)

    async def step(table: Table[PigState]) -> None:
        while sum(table.state.scores) >= 20:
            pass
        await pig.step(table)

    assert "no question within" in sentences(pig_with(step=step), 1)


def test_a_forgotten_await_when_it_runs() -> None:
    async def is_lucky(table: Table[PigState]) -> bool:
        return table.state.scores[0] > 3

    async def step(table: Table[PigState]) -> None:
        if is_lucky(table):  # type: ignore[truthy-bool]
            await pig.step(table)

    assert "was never awaited" in sentences(pig_with(step=step), 2)


def test_a_question_that_is_not_awaited() -> None:
    async def step(table: Table[PigState]) -> None:
        table.ask(0, pig.ROLL_OR_HOLD, pig.CHOICES)  # type: ignore[unused-awaitable]
        await pig.step(table)

    assert "was never awaited" in sentences(pig_with(step=step), 2)


def test_a_forgotten_await_when_it_is_type_checked(tmp_path: Path) -> None:
    source = tmp_path / "forgetful.py"
    source.write_text(
        "async def lucky() -> bool:\n    return True\n\n\n"
        "async def step() -> int:\n    if lucky():\n        return 1\n    return 2\n"
    )
    mypy = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--enable-error-code",
        "truthy-bool",
        "--cache-dir",
        str(tmp_path),
    ]
    run = subprocess.run([*mypy, str(source)], capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 1
    assert "truthy" in run.stdout
    assert "truthy-bool" in Path("pyproject.toml").read_text()


def test_a_secret_piece_that_is_kept_in_a_local() -> None:
    async def step(table: Table[EmbersState]) -> None:
        secret = table.pile("deck")[-1] if table.pile("deck") else ""
        await embers.step(table)
        del secret

    assert "keeps the hidden piece" in sentences(embers_with(step=step))


def test_a_secret_roll_that_is_kept_in_a_local() -> None:
    async def step(table: Table[PigState]) -> None:
        secret = table.roll(6)[0]
        await pig.step(table)
        table.state.scores[0] += secret

    assert "kept only in a local variable" in sentences(pig_with(step=step), 10)


def test_an_object_that_is_reachable_twice() -> None:
    async def step(table: Table[EmbersState]) -> None:
        await embers.step(table)
        shared: list[Any] = []
        table.state.events = table.state.tallies = shared

    assert "can be reached twice" in sentences(embers_with(step=step))


def test_a_reaction_window_that_betrays_a_hand() -> None:
    telling = type(embers.BUCKET)(
        key="bucket",
        on=Feeding,
        at=embers.BUCKET.at,
        bearers=embers.buckets,
        cost=embers.empty_bucket,
        effect=embers.drown,
    )
    assert "can tell what it may not know" in sentences(embers_with(reactions=(telling,)), 200)


def bucket_with(**changes: Any) -> Game[Any]:
    return embers_with(reactions=(msgspec.structs.replace(embers.BUCKET, **changes),))


def holders(state: EmbersState, feeding: Feeding) -> list[int]:
    return [seat for seat, _ in embers.buckets(state, feeding)]


def test_a_window_that_opens_only_if_somebody_is_armed() -> None:
    told = sentences(bucket_with(could_hold=holders), 6)
    assert "whether anybody could react, while a window stands" in told


def test_a_window_for_those_alone_who_hold_nothing_or_for_all_if_somebody_does() -> None:
    """The number of those who are asked tells as much as whether anybody is."""

    def half_of_the_truth(state: EmbersState, feeding: Feeding) -> list[int]:
        return embers.could_have_one(state, feeding)[: 1 + bool(holders(state, feeding))]

    assert "whether anybody could react" in sentences(bucket_with(could_hold=half_of_the_truth), 10)


def test_a_window_whose_silence_is_told() -> None:
    async def feed(table: Table[EmbersState]) -> None:
        """A sigh of relief, where nobody could have done anything."""
        await embers.step(table)
        hands = [card for seat in range(table.state.seats) for card in table.pile(f"hand.{seat}")]
        if not any(face_of(card) == "bucket" for card in hands):
            table.tell("log-shows", seat=seat_name(0), role=message("camper"))

    told = sentences(embers_with(step=feed), 10)
    assert "whether anybody could react, after everybody has passed" in told


def test_worlds_with_a_holder_stand_beside_worlds_without_one_and_nobody_can_tell() -> None:
    compared: Counter[str] = Counter()
    for number in range(90):
        runner, chance = AwaitedRunner(embers.GAME, Setup(3 + number % 3), seed_from(number)), Random(number)
        checker = Checker(runner, number)
        while not runner.over:
            checker.before()
            for seat in runner.asked():
                runner.answer(seat, chance.choice(list(runner.options(seat))))
            checker.after()
        compared += checker.windows.compared
    assert compared["holder beside nobody"] > 200
    assert compared["nobody beside holder"] > 200


# --- a default that tells ---------------------------------------------------------------------------------


def asking_first(default: Callable[[Table[EmbersState], int], Any]) -> Game[Any]:
    """Embers, in which whoever's turn it is first says aloud whom they suspect, or is silent."""

    async def step(table: Table[EmbersState]) -> None:
        who, seats = table.state.active, range(table.state.seats)
        suspects = [embers.Accuse(seat) for seat in (-1, *seats) if seat != who]
        answer = await table.ask(who, embers.ACCUSE, suspects, default=default(table, who))
        table.tell("log-shows", seat=seat_name(who), role=message("wolf" if answer.seat < 0 else "camper"))
        await embers.step(table)

    return embers_with(step=step, lapses=True)


def is_wolf(table: Table[EmbersState], who: int) -> bool:
    return table.pile(f"role.{who}") == ["wolf"]


def nobody(table: Table[EmbersState], who: int) -> Any:
    return embers.Accuse(-1)


def test_a_default_that_is_the_same_for_everybody_tells_nothing() -> None:
    assert sentences(asking_first(nobody), 20) == ""


def test_a_default_that_hangs_on_what_only_the_asked_seat_knows() -> None:
    def telling(table: Table[EmbersState], who: int) -> Any:
        return lambda: embers.Accuse(-1 if is_wolf(table, who) else (who + 1) % table.state.seats)

    assert "can tell what it may not know from silence" in sentences(asking_first(telling), 5)


def test_a_default_that_is_there_only_for_some() -> None:
    def telling(table: Table[EmbersState], who: int) -> Any:
        return embers.Accuse(-1) if is_wolf(table, who) else None

    assert "can tell what it may not know" in sentences(asking_first(telling), 60)


def test_a_default_that_is_no_answer() -> None:
    def wrong(table: Table[EmbersState], who: int) -> Any:
        return embers.Accuse(who)

    assert "DeadEnd: ask-accuse: the silence of seat 0 means" in sentences(asking_first(wrong), 2)


def test_a_default_that_is_not_had_anew_after_a_re_deal() -> None:
    async def step(table: Table[EmbersState]) -> None:
        hand = table.pile(f"hand.{table.state.active}")
        if hand:
            await table.ask(
                table.state.active, embers.FEED, lambda: [Feed(card) for card in sorted(hand)], default=Feed(min(hand))
            )
        await embers.step(table)

    told = sentences(embers_with(step=step, lapses=True), 5)
    assert "a default that depends on hidden pieces is given as a function" in told


# --- further faults ---------------------------------------------------------------------------------------


def test_options_that_betray_an_unknown_card() -> None:
    async def step(table: Table[EmbersState]) -> None:
        await table.ask(0, Prompt("ask-feed"), [Feed(card) for card in table.pile("hand.1")] or [Feed("log")])
        await embers.step(table)

    assert "does not know" in sentences(embers_with(step=step))


def test_a_step_that_outgrows_what_is_declared() -> None:
    async def step(table: Table[PigState]) -> None:
        while True:
            await pig.step(table)

    assert "more than the 48 that are declared" in sentences(pig_with(step=step), 5)


def test_a_text_that_is_missing() -> None:
    def scene(view: Any) -> Scene:
        return Scene(status=(message("there-is-no-such-text"),))

    assert "there is no text for" in sentences(pig_with(scene=scene), 10)


def test_a_set_order_dependence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only another process has another order of sets, so the fault is planted in a module of its own."""
    (tmp_path / "unordered.py").write_text(
        "from dataclasses import replace\n"
        "from fivefires.examples import embers\n"
        "from fivefires.examples.embers import FEED, Feed\n"
        "async def step(table):\n"
        "    hand = {card for card in table.pile(f'hand.{table.state.active}')}\n"
        "    await table.ask(table.state.active, FEED, [Feed(card) for card in hand])\n"
        "    await embers.step(table)\n"
        "GAME = replace(embers.GAME, step=step)\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    prints = {fingerprints.fingerprint_elsewhere("unordered:GAME", 6, hash_seed) for hash_seed in (1, 2, 3)}
    assert len(prints) > 1


def test_a_beat_about_a_card_that_its_readers_do_not_know() -> None:
    async def step(table: Table[EmbersState]) -> None:
        table.tell("log-shows", beat=Beat("card", tuple(table.pile("hand.0")[:1])))
        await embers.step(table)

    assert "which not everybody knows who reads it" in sentences(embers_with(step=step))


@pytest.mark.parametrize("field", ["faces", "by"])
def test_a_beat_that_hangs_on_a_secret(field: str) -> None:
    """It names no piece, and tells of one all the same."""

    async def step(table: Table[EmbersState]) -> None:
        wolf = int(table.pile("role.0") == ["wolf"])
        beat = Beat("howl", faces=(wolf,)) if field == "faces" else Beat("howl", by=wolf)
        table.tell("log-came-through", beat=beat)
        await embers.step(table)

    assert "can tell what it may not know" in sentences(embers_with(step=step), 80)


def test_an_expert_that_writes_to_what_it_sees() -> None:
    def meddle(view: Any, options: Any, _prompt: Any) -> Any:
        view._state.fire += 1
        return options[0]

    assert "the expert has changed the game" in sentences(embers_with(expert=meddle))


def test_an_expert_that_writes_to_the_options() -> None:
    def sort(_view: Any, options: Any, _prompt: Any) -> Any:
        if len(options) > 1:
            options.reverse()
        return options[0]

    assert "the expert has changed the game" in sentences(embers_with(expert=sort))


def test_a_bot_that_writes_to_what_it_sees_changes_nothing() -> None:
    runner = Runner(find("long_night"), find("long_night").default_setup(3), seed_from(1))
    before = digest(runner.state)
    view = runner.game.view(runner.state, 0)
    assert [*handed_out(view)], "the view hands out something that can be written to"
    let_choose(Vandal(), runner, runner.asked()[0])
    assert digest(runner.state) == before


def test_a_bot_that_only_says_that_it_reads_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Vandal, "only_reads", True, raising=False)
    assert "a bot can change the game by writing to what it sees" in sentences(find("long_night"), 2)
