"""Rules are plain: nothing that runs when a suspended game is given up, and nothing that depends on luck.

An abandoned copy of a game is closed where it waits. Whatever stands around that `await` and runs on the way out
(`finally`, `with`, a broad `except`) would change a state that is no longer played. And no result may depend on
the order of a set, on `hash` or `id`, on time, or on any chance but the table's.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

from fivefires.kernel import Game

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


def unplain_rules(game: Game[Any]) -> list[str]:
    """What is not plain in the modules of a game's package, each with its file and line."""
    folder = Path(str(files(game.package)))
    return [
        f"{path.relative_to(folder)}, {fault}"
        for path in sorted(folder.rglob("*.py"))
        for fault in faults(path.read_text(encoding="utf-8"))
    ]


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
                    yield used.lineno, "depends on the order of a set"


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
