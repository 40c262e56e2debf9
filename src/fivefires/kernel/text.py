"""Every text a person reads: a message id with arguments, formatted from Fluent catalogues.

Rules, questions and log lines carry `Message` values and never sentences, so that the page and the
terminal can speak any language. An argument is a number or another message; a seat is the message
`seat`, which the formatter replaces by that player's name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, Union

import msgspec

Argument = Union[int, "Message"]


class Message(msgspec.Struct, frozen=True):
    """A text by its id. `id` may name an attribute of a message (`crowbar.genitive`)."""

    id: str
    args: dict[str, Argument] = {}


def message(id: str, /, **args: Argument) -> Message:
    return Message(id, args)


_SEATS = tuple(Message("seat", {"number": number}) for number in range(1, 33))

# The name of whoever sits there; only the formatter knows it. (Rules call this all the time, hence no function.)
seat_name: Callable[[int], Message] = _SEATS.__getitem__


class Catalogue:
    """The messages of one language, from one or more `.ftl` texts; no id may stand twice."""

    def __init__(self, locale: str, sources: Sequence[str]) -> None:
        # Imported here: commands that print no message should not wait for the parser.
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.syntax.ast import Junk
        from fluent.syntax.ast import Message as Fluent

        self.locale = locale
        self._bundle = FluentBundle([locale], use_isolating=False)
        seen: set[str] = set()
        for source in sources:
            resource = FluentResource(source)
            for entry in resource.body:
                if isinstance(entry, Junk):
                    raise ValueError(f"not Fluent: {(entry.content or '').strip()!r}")
                if isinstance(entry, Fluent):
                    if entry.id.name in seen:
                        raise ValueError(f"the text {entry.id.name!r} stands twice")
                    seen.add(entry.id.name)
            self._bundle.add_resource(resource)

    def ids(self) -> list[str]:
        return sorted(self._bundle._messages)

    def __contains__(self, id: str) -> bool:
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def format(self, text: Message, names: Sequence[str] = ()) -> str:
        """The sentence. An unknown id is shown in brackets: a table must go on where a text is missing."""
        if text.id == "seat" and names:
            return self._name(text, names)
        if text.id not in self:
            return f"[{text.id}]"
        name, _, attribute = text.id.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            return f"[{text.id}]"
        formatted, errors = self._bundle.format_pattern(pattern, self._resolve(text.args, names))
        if errors:
            raise ValueError(f"{self.locale}: {text.id}: {errors[0]}")
        return str(formatted)

    def _name(self, text: Message, names: Sequence[str]) -> str:
        number = text.args["number"]
        assert isinstance(number, int)
        return names[number - 1]

    def _resolve(self, args: Mapping[str, Argument], names: Sequence[str]) -> dict[str, Any]:
        """Messages become text; their attributes (grammatical cases) become `$name-attribute`."""
        resolved: dict[str, Any] = {}
        for key, value in args.items():
            if isinstance(value, int):
                resolved[key] = value
                continue
            resolved[key] = self.format(value, names)
            if "." not in value.id and self._bundle.has_message(value.id):
                for attribute in self._bundle.get_message(value.id).attributes:
                    resolved[f"{key}-{attribute}"] = self.format(Message(f"{value.id}.{attribute}", value.args), names)
        return resolved


def sources(package: str, locale: str) -> list[str]:
    """The `.ftl` texts in a package's `text` folder for a language, in the order of their names."""
    folder = files(package) / "text"
    if not folder.is_dir():
        return []
    found = sorted(
        (entry for entry in folder.iterdir() if entry.name == f"{locale}.ftl" or entry.name.endswith(f".{locale}.ftl")),
        key=lambda entry: entry.name,
    )
    return [entry.read_text(encoding="utf-8") for entry in found]


def heading(package: str, id: str, locale: str = "en") -> str:
    """One plain text of a package, without reading the whole catalogue: a list of games should be there at once."""
    for source in sources(package, locale):
        for line in source.splitlines():
            name, _, text = line.partition("=")
            if name.strip() == id:
                return text.strip()
    return f"[{id}]"


@lru_cache(maxsize=32)
def catalogue(package: str, locale: str = "en") -> Catalogue:
    """The kernel's own messages together with those of a game's package."""
    packages = dict.fromkeys(("fivefires.kernel", package))
    return Catalogue(locale, [source for one in packages for source in sources(one, locale)])
