"""Experts: scripted players that know by the question what they are asked.

A game's expert is a table: by the message of each question, a function that answers it from the view and the options.
What an option looks like says nothing for certain: the same card can be asked for to be kept or to be given away.

A branch that decides says so with `because`. That is told to whoever asks for advice, and costs nearly nothing where
nobody does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextvars import ContextVar
from typing import Any, Final, NamedTuple, TypeVar

from fivefires.kernel import Message, Prompt, message

NO_REASONS: Final[Mapping[str, str]] = {}
V = TypeVar("V")
A = TypeVar("A")


class Branch(NamedTuple):
    """An answer that a branch gave, and the message that says why, with names of things as its arguments."""

    answer: Any
    why: str
    about: Mapping[str, str | int]

    def told(self) -> Message:
        about = {key: message(value) if isinstance(value, str) else value for key, value in self.about.items()}
        return message(self.why, **about)


# The branches that gave an answer, while somebody listens.
_heard: ContextVar[list[Branch] | None] = ContextVar("heard", default=None)


def because(answer: A, why: str, **about: str | int) -> A:
    """The answer, and why: said by the branch that decides."""
    heard = _heard.get()
    if heard is not None:
        heard.append(Branch(answer, why, about))
    return answer


def explained(answer: Callable[[], A]) -> tuple[A, Message | None]:
    """What an expert answers, and why by its deciding branch: the last one that gave this answer."""
    heard: list[Branch] = []
    before = _heard.set(heard)
    found = answer()
    _heard.reset(before)
    return found, next((branch.told() for branch in reversed(heard) if branch.answer == found), None)


def by_question(
    answers: Mapping[str, Callable[[V, Sequence[Any]], Any]],
    why: Mapping[str, str] = NO_REASONS,
) -> Callable[[V, Sequence[Any], Prompt], Any]:
    """The expert that answers so. Where there is but one option, that is taken without any thought.

    `why` is what an answer to a question is given for where none of its branches says more.
    """

    def choose(view: V, options: Sequence[Any], prompt: Prompt) -> Any:
        if len(options) == 1:
            return options[0]
        answer = answers.get(prompt.message)
        if answer is None:
            raise LookupError(f"the expert has no answer to {prompt.message}")
        if (heard := _heard.get()) is not None and prompt.message in why:
            found = answer(view, options)
            heard.insert(0, Branch(found, why[prompt.message], {}))
            return found
        return answer(view, options)

    return choose


def by_type(options: Sequence[Any]) -> dict[type, list[Any]]:
    """The options of each type, in their order: what a turn offers is weighed kind by kind."""
    found: dict[type, list[Any]] = {}
    for option in options:
        kind = type(option)
        if kind in found:
            found[kind].append(option)
        else:
            found[kind] = [option]
    return found


def first(_view: Any, options: Sequence[Any]) -> Any:
    return options[0]


def last(_view: Any, options: Sequence[Any]) -> Any:
    return options[-1]
