"""Effects as data: what cards say is frozen structs, and a game has one small function for each of its words."""

from .carrying import Interpreter
from .choices import Ways
from .conditions import Conditions
from .possible import do_something
from .prices import Part, Prices
from .walking import branches, kinds, ways, words
from .words import Both, Choose, Data, Either, If, May, Not, Way

__all__ = [
    "Both",
    "Choose",
    "Conditions",
    "Data",
    "Either",
    "If",
    "Interpreter",
    "May",
    "Not",
    "Part",
    "Prices",
    "Way",
    "Ways",
    "branches",
    "do_something",
    "kinds",
    "ways",
    "words",
]
