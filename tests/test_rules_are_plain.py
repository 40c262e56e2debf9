"""Rules are plain: nothing that runs when a suspended game is given up, and nothing that hangs on luck.

An abandoned copy of a game is closed where it waits. Whatever stands around that `await` and runs on the way out
(`finally`, `with`, a broad `except`) would change a state that is no longer played. And no result may hang on
the order of a set, on `hash` or `id`, on time, or on any chance but the table's.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "fivefires"
FOLDERS = [SOURCE / "examples", SOURCE / "games"]

FORBIDDEN_MODULES = {
    "asyncio", "datetime", "multiprocessing", "numpy", "os", "random", "secrets", "socket", "subprocess", "threading",
    "time", "uuid",
}  # fmt: skip
FORBIDDEN_CALLS = {"hash", "id"}
# Exceptions by which the kernel unwinds or closes the rules.
BROAD = {"Exception", "BaseException", "GeneratorExit", "Finished"}
# What may be done with a set, because its order does not matter there.
ORDERLESS = {"len", "sorted", "any", "all", "sum", "bool", "set", "frozenset", "min", "max"}
SET_METHODS = {"union", "intersection", "difference", "symmetric_difference", "copy"}

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


def faults(source: str) -> list[str]:
    """What is wrong with a module of rules, each with its line."""
    tree = ast.parse(source)
    found = [*_forbidden_imports(tree), *_forbidden_calls(tree), *_around_awaits(tree), *_set_order(tree)]
    return [f"line {line}: {sentence}" for line, sentence in sorted(found)]


def _within(node: ast.AST) -> Iterator[ast.AST]:
    """Everything inside a node except what is inside another function."""
    for child in ast.iter_child_nodes(node):
        yield child
        if not isinstance(child, Function):
            yield from _within(child)


def _waits(nodes: list[ast.stmt]) -> bool:
    return any(
        isinstance(inner, ast.Await | ast.AsyncFor | ast.AsyncWith)
        or (isinstance(inner, ast.comprehension) and inner.is_async)
        for node in nodes
        for inner in (node, *(() if isinstance(node, Function) else _within(node)))
    )


# --- imports and calls ------------------------------------------------------------------------------------


def _forbidden_imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names = [node.module or ""]
        for name in names:
            if name.partition(".")[0] in FORBIDDEN_MODULES:
                yield node.lineno, f"imports {name}"  # type: ignore[attr-defined]


def _forbidden_calls(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FORBIDDEN_CALLS:
            yield node.lineno, f"calls {node.func.id}()"


# --- around an await ---------------------------------------------------------------------------------------


def _around_awaits(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Try | ast.TryStar):
            guarded = [*node.body, *node.orelse, *(line for handler in node.handlers for line in handler.body)]
            if node.finalbody and _waits([*guarded, *node.finalbody]):
                yield node.lineno, "finally around an await"
            if _waits(node.body):
                for handler in node.handlers:
                    if _is_broad(handler.type):
                        yield handler.lineno, "broad except around an await"
        elif isinstance(node, ast.With | ast.AsyncWith) and (isinstance(node, ast.AsyncWith) or _waits(node.body)):
            yield node.lineno, "with around an await"


def _is_broad(caught: ast.expr | None) -> bool:
    if caught is None:
        return True
    if isinstance(caught, ast.Tuple):
        return any(_is_broad(one) for one in caught.elts)
    name = caught.attr if isinstance(caught, ast.Attribute) else getattr(caught, "id", "")
    return name in BROAD


# --- the order of sets --------------------------------------------------------------------------------------


def _set_order(tree: ast.Module) -> Iterator[tuple[int, str]]:
    functions = [node for node in ast.walk(tree) if isinstance(node, Function)]
    harmless = _harmless_loops(tree)
    everywhere = _set_names(tree)
    for scope in (tree, *functions):
        names = everywhere | _set_names(scope)
        for node in _within(scope):
            for used in () if node in harmless else _ordered_uses(node):
                if _is_set(used, names):
                    yield used.lineno, "hangs on the order of a set"


def _harmless_loops(tree: ast.AST) -> set[ast.AST]:
    """Loops that only make a set again, or go straight into something that does not care for order."""
    harmless: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.SetComp):
            harmless.update(node.generators)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ORDERLESS:
            for argument in node.args if not node.keywords else ():
                if isinstance(argument, ast.GeneratorExp | ast.ListComp):
                    harmless.update(argument.generators)
    return harmless


def _ordered_uses(node: ast.AST) -> Iterator[ast.expr]:
    """The expressions whose order matters in a node."""
    if isinstance(node, ast.For | ast.comprehension):
        yield node.iter
    elif isinstance(node, ast.Starred):
        yield node.value
    elif isinstance(node, ast.Call):
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        keyed = name in ("min", "max") and any(keyword.arg == "key" for keyword in node.keywords)
        if name in ("list", "tuple", "enumerate", "zip", "iter", "next", "map", "filter", "reversed") or keyed:
            yield from node.args
        if isinstance(node.func, ast.Attribute) and node.func.attr == "join":
            yield from node.args
        if isinstance(node.func, ast.Attribute) and node.func.attr == "pop" and not node.args:
            yield node.func.value


def _is_set(node: ast.expr, names: set[str]) -> bool:
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.Name):
        return node.id in names
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Name):
            return node.func.id in ("set", "frozenset")
        return (
            isinstance(node.func, ast.Attribute) and node.func.attr in SET_METHODS and _is_set(node.func.value, names)
        )
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd | ast.Sub | ast.BitXor):
        return any(_is_set(side, names) or _is_keys(side) for side in (node.left, node.right))
    if isinstance(node, ast.IfExp):
        return _is_set(node.body, names) or _is_set(node.orelse, names)
    return False


def _is_keys(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "keys"


def _set_names(scope: ast.AST) -> set[str]:
    """Names that are bound to a set in a scope, by what they are given or by their annotation."""
    names: set[str] = set()
    if isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef):
        arguments = (*scope.args.posonlyargs, *scope.args.args, *scope.args.kwonlyargs)
        names |= {one.arg for one in arguments if one.annotation is not None and _says_set(one.annotation)}
    for node in _within(scope):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            if _says_set(node.annotation) or (node.value is not None and _is_set(node.value, names)):
                names.add(node.target.id)
        elif isinstance(node, ast.Assign) and _is_set(node.value, names):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.NamedExpr) and _is_set(node.value, names):
            names.add(node.target.id)
    return names


def _says_set(annotation: ast.expr) -> bool:
    base = annotation.value if isinstance(annotation, ast.Subscript) else annotation
    name = base.attr if isinstance(base, ast.Attribute) else getattr(base, "id", "")
    return name in ("set", "frozenset", "Set", "AbstractSet", "MutableSet", "FrozenSet")


# --- the rules that there are ---------------------------------------------------------------------------------

MODULES = sorted(path for folder in FOLDERS if folder.is_dir() for path in folder.rglob("*.py"))


def test_there_are_rules_to_look_at() -> None:
    assert any(path.parent.name == "embers" for path in MODULES)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_the_rules_are_plain(path: Path) -> None:
    assert faults(path.read_text(encoding="utf-8")) == []


# --- the check itself can fail ----------------------------------------------------------------------------------


def within_a_rule(lines: str) -> str:
    body = dedent(lines).strip().replace("\n", "\n    ")
    return f"async def rule(table, seats):\n    {body}\n"


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        ("try:\n    await ask()\nfinally:\n    done()", "line 2: finally around an await"),
        ("try:\n    go()\nfinally:\n    await ask()", "line 2: finally around an await"),
        ("try:\n    go()\nexcept KeyError:\n    await ask()\nfinally:\n    done()", "line 2: finally around an await"),
        ("try:\n    if (await ask()):\n        go()\nfinally:\n    done()", "line 2: finally around an await"),
        ("try:\n    await ask()\nexcept:\n    pass", "line 4: broad except around an await"),
        ("try:\n    await ask()\nexcept Exception:\n    pass", "line 4: broad except around an await"),
        ("try:\n    await ask()\nexcept BaseException:\n    pass", "line 4: broad except around an await"),
        ("try:\n    await ask()\nexcept (KeyError, Exception):\n    pass", "line 4: broad except around an await"),
        ("try:\n    await ask()\nexcept kernel.Finished:\n    pass", "line 4: broad except around an await"),
        ("try:\n    await ask()\nexcept GeneratorExit:\n    pass", "line 4: broad except around an await"),
        ("with turn():\n    await ask()", "line 2: with around an await"),
        ("with turn():\n    for seat in seats:\n        await ask()", "line 2: with around an await"),
        ("async with turn():\n    go()", "line 2: with around an await"),
        ("for seat in {1, 2}:\n    go()", "line 2: hangs on the order of a set"),
        ("for seat in set(seats):\n    go()", "line 2: hangs on the order of a set"),
        ("return {seat: 1 for seat in {1, 2}}", "line 2: hangs on the order of a set"),
        ("return sorted((seat for seat in {1, 2}), key=worth)", "line 2: hangs on the order of a set"),
        ("[seat for seat in {one for one in seats}]", "line 2: hangs on the order of a set"),
        ("hurt = set()\nfor seat in hurt:\n    go()", "line 3: hangs on the order of a set"),
        ("hurt: set[int] = make()\nlist(hurt)", "line 3: hangs on the order of a set"),
        ("hurt = set(seats) - {1}\nreturn [*hurt]", "line 3: hangs on the order of a set"),
        ("return ', '.join({'a', 'b'})", "line 2: hangs on the order of a set"),
        ("return max({1, 2}, key=worth)", "line 2: hangs on the order of a set"),
        ("hurt = {1, 2}\nreturn hurt.pop()", "line 3: hangs on the order of a set"),
        ("for name in one.keys() & other.keys():\n    go()", "line 2: hangs on the order of a set"),
        ("import random", "line 2: imports random"),
        ("from time import time", "line 2: imports time"),
        ("import asyncio.events", "line 2: imports asyncio.events"),
        ("return hash(seats)", "line 2: calls hash()"),
        ("return sorted(seats, key=lambda seat: id(seat))", "line 2: calls id()"),
    ],
)
def test_a_fault_is_found(lines: str, fault: str) -> None:
    assert faults(within_a_rule(lines)) == [fault]


@pytest.mark.parametrize(
    "lines",
    [
        "try:\n    go()\nfinally:\n    done()\nawait ask()",
        "try:\n    cost = prices[await ask()]\nexcept KeyError:\n    cost = 0",
        "with suppress(KeyError):\n    go()\nawait ask()",
        "try:\n    go()\nexcept Exception:\n    await ask()",
        "hurt = {1, 2}\nfor seat in sorted(hurt):\n    await ask(seat)",
        "return len({1, 2}) + max({1, 2}) if 3 in {1, 2} else sum(set(seats))",
        "hurt = {1, 2}\nreturn frozenset(seat for seat in hurt if seat > 1)",
        "hurt = {1, 2}\nreturn sorted([seat + 1 for seat in hurt])",
        "hurt = {1, 2}\nreturn {seat + 1 for seat in hurt}",
        "for name in prices.keys():\n    go()",
        "for seat, name in {1: 'a'}.items():\n    go()",
        "seats.pop()\nreturn [*seats]",
        "from .time import turn",
        "try:\n    later = lambda: ask()\nfinally:\n    done()",
    ],
)
def test_what_is_plain_passes(lines: str) -> None:
    assert faults(within_a_rule(lines)) == []


def test_a_wait_in_an_inner_function_is_not_inside_the_with_around_it() -> None:
    source = """
    def build():
        with turn():
            async def inner():
                await ask()
            return inner
    """
    assert faults(dedent(source)) == []
