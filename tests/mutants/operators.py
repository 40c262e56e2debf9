"""The fixed ways to break a function, each a small slip that a person could make.

Left alone is what carries no rule: docstrings and annotations, the `assert`s that tell the type checker something, and
what is only reported (`tell` writes the log, `used` counts for the lab, beats say how a line of the log is shown, and
what is done only where a log is kept).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from .functions import Node

REPORTS = re.compile(r"used|tell(_\w+)?|_tell(_\w+)?|Beat")
# The module that makes beats, and what a line of the log and its beat are called before they are told.
BEATS, TOLD = "beats", ("beat", "line")
# What seats are called in rules.
SEATS = ("seat", "active", "betrayer", "drawer", "knife", "voice", "winner")

OTHER_COMPARISON: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
ORDERED = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


@dataclass(frozen=True)
class Slot:
    """A place in the tree: what stands there may be exchanged for something else."""

    parent: ast.AST
    field: str
    index: int | None

    @property
    def node(self) -> ast.AST:
        found = getattr(self.parent, self.field)
        node: ast.AST = found if self.index is None else found[self.index]
        return node

    def put(self, node: ast.AST) -> None:
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


@dataclass(frozen=True)
class Change:
    """One slip: what is put into a slot of a statement."""

    operator: str
    slot: Slot
    put: ast.AST
    statement: ast.stmt


Operator = Callable[[Slot, Node], Iterator[ast.AST]]


def changes(function: Node) -> Iterator[Change]:
    """All the ways to break a function, in the order of its lines."""
    for statement, slot in _slots(function, function):
        for name, operator in OPERATORS.items():
            for node in operator(slot, function):
                yield Change(name, slot, ast.fix_missing_locations(ast.copy_location(node, slot.node)), statement)


def _slots(node: ast.AST, statement: ast.stmt) -> Iterator[tuple[ast.stmt, Slot]]:
    """Everything inside a node, with the innermost statement around it."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "args") and not isinstance(node, ast.Call):
            continue
        for index, child in enumerate(value) if isinstance(value, list) else ((None, value),):
            if isinstance(child, ast.AST) and not _left_alone(child):
                around = child if isinstance(child, ast.stmt) else statement
                yield around, Slot(node, field, index)
                yield from _slots(child, around)


def _left_alone(node: ast.AST) -> bool:
    if isinstance(node, ast.If):
        logs = any(getattr(one, "attr", "") == "log" for one in ast.walk(node.test))
        return logs or (not node.orelse and all(map(_left_alone, node.body)))
    if isinstance(node, ast.Expr):
        node = node.value.value if isinstance(node.value, ast.Await) else node.value
        if isinstance(node, ast.Constant):
            return True
    if isinstance(node, ast.Assign):
        names = [one for target in node.targets for one, _ in _bound(target)]
        return bool(names) and all(name in TOLD for name in names)
    if isinstance(node, ast.Call):
        called = node.func
        if isinstance(called, ast.Attribute):
            return getattr(called.value, "id", "") == BEATS or REPORTS.fullmatch(called.attr) is not None
        return REPORTS.fullmatch(getattr(called, "id", "")) is not None
    return isinstance(node, ast.Assert)


# --- conditions -------------------------------------------------------------------------------------------------


def negate(slot: Slot, function: Node) -> Iterator[ast.AST]:
    """`if hungry` becomes `if not hungry`; so does each part of `hungry and tired`."""
    if _is_condition(slot):
        node = slot.node
        assert isinstance(node, ast.expr)
        denied = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
        yield node.operand if denied and isinstance(node, ast.UnaryOp) else ast.UnaryOp(ast.Not(), node)


def _is_condition(slot: Slot) -> bool:
    if isinstance(slot.parent, ast.BoolOp):
        return slot.field == "values"
    return slot.field == "test" or (isinstance(slot.parent, ast.comprehension) and slot.field == "ifs")


def compare(slot: Slot, function: Node) -> Iterator[ast.AST]:
    """`<` becomes `<=`, `==` becomes `!=`, `in` becomes `not in`; what `negate` does as well is left to it."""
    node = slot.node
    if not isinstance(node, ast.Compare) or (_is_condition(slot) and not isinstance(node.ops[0], ORDERED)):
        return
    for position, operator in enumerate(node.ops):
        ops = [*node.ops]
        ops[position] = OTHER_COMPARISON[type(operator)]()
        yield ast.Compare(node.left, ops, node.comparators)


# --- numbers, seats and places in a row -------------------------------------------------------------------------


def number(slot: Slot, function: Node) -> Iterator[ast.AST]:
    """One more, and one less; what stands in the brackets of `cards[0]` is left to `other`."""
    value = _number(slot)
    if value is not None and not _is_index(slot):
        yield _constant(value + 1)
        yield _constant(value - 1)


def other(slot: Slot, function: Node) -> Iterator[ast.AST]:
    """The next player instead of this one; the second of a row instead of the first, the last but one for the last."""
    node, value = slot.node, _number(slot)
    if value is not None and _is_index(slot):
        yield _constant(value + 1 if value >= 0 else value - 1)
    name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
    if name in SEATS and isinstance(getattr(node, "ctx", None), ast.Load) and (seats := _seats(function)):
        yield ast.parse(f"({ast.unparse(node)} + 1) % {seats}", mode="eval").body


def _is_index(slot: Slot) -> bool:
    return isinstance(slot.parent, ast.Subscript) and slot.field == "slice"


def _number(slot: Slot) -> int | None:
    node, sign = slot.node, 1
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        node, sign = node.operand, -1
    elif isinstance(slot.parent, ast.UnaryOp):
        return None
    return sign * node.value if isinstance(node, ast.Constant) and type(node.value) is int else None


def _constant(value: int) -> ast.expr:
    return ast.Constant(value) if value >= 0 else ast.UnaryOp(ast.USub(), ast.Constant(-value))


def _seats(function: Node) -> str:
    """How many play, in the words of the function; nothing where it cannot say."""
    arguments = {one.arg for one in (*function.args.posonlyargs, *function.args.args)}
    for name, words in (("table", "table.state.seats"), ("state", "state.seats"), ("self", "self.seats")):
        if name in arguments:
            return words
    return ""


# --- statements -------------------------------------------------------------------------------------------------


def drop(slot: Slot, function: Node) -> Iterator[ast.AST]:
    """A statement is forgotten, where the names in it are known without it."""
    node = slot.node
    if isinstance(node, ast.Expr | ast.AugAssign | ast.Raise | ast.Continue | ast.Break):
        yield ast.Pass()
    elif isinstance(node, ast.Delete):
        if not all(isinstance(target, ast.Name) for target in node.targets):  # A name is deleted for tidiness.
            yield ast.Pass()
    elif isinstance(node, ast.Return):
        if node is not function.body[-1]:  # Else nothing would be returned at all.
            yield ast.Pass()
    elif isinstance(node, ast.Assign) and all(
        _bound_before(name, node, function) for target in node.targets for name, _ in _bound(target)
    ):
        yield ast.Pass()


def _bound(inside: ast.AST) -> Iterator[tuple[str, int]]:
    """The names that are bound there, with their lines."""
    for node in ast.walk(inside):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id, node.lineno


def _bound_before(name: str, statement: ast.stmt, function: Node) -> bool:
    arguments = function.args
    if any(name == one.arg for one in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)):
        return True
    return any(name == other and line < statement.lineno for other, line in _bound(function))


OPERATORS: dict[str, Operator] = {"negate": negate, "compare": compare, "number": number, "other": other, "drop": drop}
