"""The kernel: a board game written as a script that asks questions, and everything this gives for free."""

from .bots import Bot, Dealer, Task, Trial, dealer, let_choose
from .box import Box
from .chance import Chance, commitment, new_seed, seed_from
from .choices import gather
from .game import Chart, Choice, Count, Cover, Game, Mode, Numbers, Units
from .lessons import Lesson, Step
from .log import Beat, Line
from .moments import AFTER, BEFORE, INSTEAD, Interrupted, Order, Reacting, Reaction
from .questions import AnyOption, Done, Group, Odds, Option, Pass, Prompt, Refused, face_of, key_of
from .runner import RuleError, Runner
from .setups import Setup
from .sight import Sight, sight
from .state import EVERYBODY, NOBODY, SPECTATOR, Event, Piece, Result, State, Tally, only
from .table import Table
from .text import Message, message, seat_name
from .view import View

__all__ = [
    "AFTER", "BEFORE", "EVERYBODY", "INSTEAD", "NOBODY", "SPECTATOR", "AnyOption", "Beat", "Bot", "Box", "Chance",
    "Chart", "Choice", "Count", "Cover", "Dealer", "Done", "Event", "Game", "Group", "Interrupted", "Lesson",
    "Line", "Message", "Mode", "Numbers", "Odds", "Option", "Order", "Pass", "Piece", "Prompt", "Reacting", "Reaction",
    "Refused", "Result", "RuleError", "Runner", "Setup", "Sight", "State", "Step", "Table", "Tally", "Task",
    "Trial", "Units", "View", "commitment", "dealer", "face_of", "gather", "key_of", "let_choose", "message",
    "new_seed", "only", "seat_name", "seed_from", "sight",
]  # fmt: skip
