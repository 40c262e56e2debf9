"""Words: what the commands say to a person, from the catalogues of the kernel, a game and the commands."""

from __future__ import annotations

from collections.abc import Sequence

from fivefires.kernel.text import Argument, Catalogue, Message, sources

LOCALE = "en"


class Words:
    """One voice for everything that is shown. `names` are those of the seats, where they have any."""

    def __init__(self, package: str, names: Sequence[str] = ()) -> None:
        texts = [text for part in ("fivefires.kernel", package, "fivefires.cli") for text in sources(part, LOCALE)]
        self._catalogue = Catalogue(LOCALE, texts)
        self.names = tuple(names)

    def say(self, text: Message) -> str:
        """The sentence. One that cannot be formatted is shown by its id: a game must go on without it."""
        try:
            return self._catalogue.format(text, self.names)
        except (ValueError, IndexError):
            return f"[{text.id}]"

    def __call__(self, id: str, **args: Argument) -> str:
        return self.say(Message(id, args))

    def has(self, id: str) -> bool:
        return id in self._catalogue
