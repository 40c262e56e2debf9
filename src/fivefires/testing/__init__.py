"""For the tests of a game: the suite that every game passes, and tables on which the cards lie as one wishes."""

from .suite import GameSuite
from .tables import start

__all__ = ["GameSuite", "start"]
