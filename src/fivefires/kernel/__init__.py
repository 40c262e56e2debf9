"""The kernel: a board game written as a script that asks questions, and everything this gives for free."""

from .bots import Bot, Dealer, Task, Trial, dealer, let_choose
from .box import Box
from .chance import Chance, commitment, new_seed, seed_from
from .choices import gather
from .game import Chart, Choice, Count, Cover, Game, Mode, Setup
from .questions import AnyOption, Done, Option, Pass, Prompt, Refused, face_of, key_of
from .reactions import Reacting, Reaction, Rung
from .runner import RuleError, Runner
from .sight import Sight, sight
from .state import EVERYBODY, NOBODY, SPECTATOR, Event, Piece, Result, State, Tally, only
from .table import Table
from .text import Message, message, seat_name
from .view import View

__all__ = [
    "EVERYBODY", "NOBODY", "SPECTATOR", "AnyOption", "Bot", "Box", "Chance", "Chart", "Choice", "Count", "Cover",
    "Dealer", "Done", "Event", "Game", "Message", "Mode", "Option", "Pass", "Piece", "Prompt", "Reacting",
    "Reaction", "Refused", "Result", "RuleError", "Rung", "Runner", "Setup", "Sight", "State", "Table", "Tally",
    "Task", "Trial", "View", "commitment", "dealer", "face_of", "gather", "key_of", "let_choose", "message",
    "new_seed", "only", "seat_name", "seed_from", "sight",
]  # fmt: skip
