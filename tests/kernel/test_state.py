"""State: plain data, hashed alike everywhere, copied without sharing anything that can change."""

from __future__ import annotations

import datetime
from enum import Enum
from types import GenericAlias
from typing import Any, Literal, NewType

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivefires.conformance.frames import mutable_parts
from fivefires.kernel import EVERYBODY, NOBODY, SPECTATOR, Reacting, State, Tally, only
from fivefires.kernel.state import copy_of, digest, unplain_field
from tests.kernel.tiny import Blow, TinyState, steady, tiny_game

Name = NewType("Name", str)


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Point(msgspec.Struct, frozen=True):
    x: int
    y: int


class Bag(msgspec.Struct, frozen=True):
    """Frozen, but what it holds is not."""

    items: list[int]


class Wound(msgspec.Struct):
    place: str
    depths: list[int] = []


class Tree(msgspec.Struct):
    name: str
    children: list[Tree] = []


class Deep(Wound):
    """A kind of wound with more to it than the field that holds it says."""

    causes: dict[str, list[str]] = {}


class Rich(State, kw_only=True):
    """One field for every shape that a state may have."""

    name: Name = Name("")
    colour: Colour = Colour.RED
    mood: Literal["calm", "angry"] = "calm"
    corner: Point = Point(0, 0)
    path: tuple[Point, ...] = ()
    bag: Bag | None = None
    wounds: list[Wound] = []
    by_name: dict[str, Wound] = {}
    grid: list[list[int]] = []
    nested: dict[str, dict[str, list[int]]] = {}
    maybe: Wound | None = None
    several: list[Wound | None] = []
    tree: Tree | None = None
    raw: bytes = b""
    share: float = 0.0
    events: list[Blow | Reacting] = []


def assert_whole_copy(original: Any, copied: Any) -> None:
    assert copied == original
    assert type(copied) is type(original)
    shared = {id(part) for part in mutable_parts(original)} & {id(part) for part in mutable_parts(copied)}
    assert not shared


# --- who knows -------------------------------------------------------------------------------------------


def test_everybody_includes_the_spectators_and_all_seats_together_do_not() -> None:
    assert EVERYBODY >> SPECTATOR & 1
    assert not only(*range(8)) >> SPECTATOR & 1
    assert only() == NOBODY


def test_bits_of_seats() -> None:
    assert [seat for seat in range(8) if only(1, 4) >> seat & 1] == [1, 4]


# --- copies ----------------------------------------------------------------------------------------------

wounds = st.builds(Wound, st.text(max_size=3), st.lists(st.integers(0, 9), max_size=3))
deep = st.builds(
    Deep,
    st.just("arm"),
    st.lists(st.integers(0, 9), max_size=2),
    causes=st.dictionaries(st.text(max_size=2), st.lists(st.text(max_size=2), max_size=2), max_size=2),
)
trees = st.recursive(
    st.builds(Tree, st.just("leaf")),
    lambda inner: st.builds(Tree, st.just("branch"), st.lists(inner, max_size=3)),
    max_leaves=6,
)
points = st.builds(Point, st.integers(0, 9), st.integers(0, 9))
rich = st.builds(
    Rich,
    seats=st.integers(1, 5),
    colour=st.sampled_from(Colour),
    path=st.lists(points, max_size=3).map(tuple),
    bag=st.none() | st.builds(Bag, st.lists(st.integers(0, 9), max_size=3)),
    wounds=st.lists(wounds | deep, max_size=3),
    by_name=st.dictionaries(st.text(max_size=2), wounds, max_size=3),
    grid=st.lists(st.lists(st.integers(0, 9), max_size=3), max_size=3),
    nested=st.dictionaries(
        st.text(max_size=2),
        st.dictionaries(st.text(max_size=2), st.lists(st.integers(0, 9), max_size=2), max_size=2),
        max_size=2,
    ),
    maybe=st.none() | wounds | deep,
    several=st.lists(st.none() | wounds, max_size=3),
    tree=st.none() | trees,
    events=st.lists(
        st.builds(Blow, seat=st.integers(0, 3), fired=st.lists(st.text(max_size=2), max_size=2))
        | st.builds(Reacting, seat=st.integers(0, 3), key=st.just("k"), source=st.just("s")),
        max_size=2,
    ),
    tallies=st.lists(st.builds(Tally, st.just(0), st.just(1), st.just(2), chosen=st.lists(st.just("x"))), max_size=2),
    piles=st.dictionaries(st.text(max_size=2), st.lists(st.text(max_size=2), max_size=3), max_size=3),
    stock=st.dictionaries(st.text(max_size=2), st.dictionaries(st.text(max_size=2), st.integers(0, 9)), max_size=2),
)


@steady
@given(rich)
def test_a_copy_is_equal_and_shares_nothing_that_can_change(state: Rich) -> None:
    assert_whole_copy(state, copy_of(state))


@steady
@given(rich)
def test_a_copy_has_the_same_hash(state: Rich) -> None:
    assert digest(copy_of(state)) == digest(state)


Shape = tuple[Any, st.SearchStrategy[Any]]


def list_of(shape: Shape) -> Shape:
    return GenericAlias(list, (shape[0],)), st.lists(shape[1], max_size=2)


def dict_of(shape: Shape) -> Shape:
    return GenericAlias(dict, (str, shape[0])), st.dictionaries(st.text(max_size=2), shape[1], max_size=2)


def maybe(shape: Shape) -> Shape:
    return shape[0] | None, st.none() | shape[1]


# Field types of any depth, each with a strategy for its values.
shapes: st.SearchStrategy[Shape] = st.recursive(
    st.sampled_from(
        [
            (int, st.integers(-3, 3)),
            (str, st.text(max_size=2)),
            (bool, st.booleans()),
            (Colour, st.sampled_from(Colour)),
            (Point, points),
            (tuple[Point, ...], st.lists(points, max_size=2).map(tuple)),
            (Wound, wounds),
            (Tree, trees),
            (Bag, st.builds(Bag, st.lists(st.integers(0, 9), max_size=2))),
        ]
    ),
    lambda inner: inner.map(list_of) | inner.map(dict_of) | inner.map(maybe),
    max_leaves=4,
)


@steady
@given(st.data())
def test_copies_hold_for_field_types_of_any_depth(data: st.DataObject) -> None:
    hint, values = data.draw(shapes)
    made = msgspec.defstruct("Made", [("field", hint)])
    assert unplain_field(made) is None
    struct = made(data.draw(values))
    assert_whole_copy(struct, copy_of(struct))


@pytest.mark.parametrize(
    ("hint", "values"),
    [
        (int | list[int], [1, [1, 2]]),
        (str | Wound, ["none", Wound("arm", [1])]),
        (None | int | list[int], [None, 1, [1]]),
        (list[int] | dict[str, int], [[1], {"a": 1}]),
        (Wound | list[int], [Wound("arm"), [1]]),
        (tuple[list[int], int], [([1], 2)]),
        (tuple[Wound, ...], [(Wound("arm", [1]),)]),
        (list[tuple[str, list[int]]], [[("a", [1])]]),
    ],
    ids=str,
)
def test_a_field_type_is_copied_or_refused(hint: Any, values: list[Any]) -> None:
    made = msgspec.defstruct("Made", [("field", hint)])
    if unplain_field(made) is not None:
        return
    for value in values:
        struct = made(value)
        assert_whole_copy(struct, copy_of(struct))


def test_what_cannot_change_is_shared() -> None:
    state = Rich(seats=1, corner=Point(1, 2), path=(Point(3, 4),))
    assert copy_of(state).corner is state.corner
    assert copy_of(state).path is state.path


def test_changing_a_copy_leaves_the_original() -> None:
    state = TinyState(seats=2, piles={"deck": ["ace"]}, trace=["a"])
    copied = copy_of(state)
    copied.piles["deck"].append("king")
    copied.trace.append("b")
    copied.known["ace"] = 1
    assert (state.piles, state.trace, state.known) == ({"deck": ["ace"]}, ["a"], {})


def test_new_states_do_not_share_their_defaults() -> None:
    one, other = TinyState(seats=2), TinyState(seats=2)
    one.trace.append("a")
    assert other.trace == []


# --- hashes ----------------------------------------------------------------------------------------------


def test_a_hash_is_the_same_on_every_machine() -> None:
    state = TinyState(seats=2, piles={"deck": ["ace", "king"], "open": []}, known={"ace": 1}, trace=["a"])
    assert digest(state) == "62d26dce22dd77ea"


def test_a_hash_does_not_hang_on_the_order_of_entry() -> None:
    one = TinyState(seats=2, known={"ace": 1, "king": 2})
    other = TinyState(seats=2, known={"king": 2, "ace": 1})
    assert digest(one) == digest(other)


@pytest.mark.parametrize(
    "change",
    [
        {"seats": 3},
        {"active": 1},
        {"piles": {"deck": ["king", "ace"]}},
        {"known": {"ace": 2}},
        {"chance": 1},
        {"trace": ["b"]},
        {"stock": {"coin": {"supply": 1}}},
        {"events": [Blow(seat=0)]},
        {"tallies": [Tally(0, 1, 2)]},
    ],
    ids=lambda change: next(iter(change)),
)
def test_a_hash_covers_every_field(change: dict[str, Any]) -> None:
    fields: dict[str, Any] = {"seats": 2, "piles": {"deck": ["ace", "king"]}, "known": {"ace": 1}, "trace": ["a"]}
    assert digest(TinyState(**fields)) != digest(TinyState(**{**fields, **change}))


# --- plain data ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "hint",
    [
        set[str],
        frozenset[str],
        list,
        dict,
        dict[int, str],
        dict[Colour, int],
        object,
        Any,
        datetime.datetime,
        list[set[int]],
        dict[str, list[Any]],
        Wound | set[int],
        tuple[set[int], ...],
    ],
    ids=str,
)
def test_what_is_not_plain_is_found_by_its_field(hint: Any) -> None:
    inner = msgspec.defstruct("Inner", [("bad", hint)])
    outer = msgspec.defstruct("Outer", [("good", int), ("inner", GenericAlias(list, (inner,)))])
    assert unplain_field(outer) == ".inner.bad"


@pytest.mark.parametrize("hint", [Name, dict[Name, int], Literal["a"], Colour, Tree, Bag, tuple[Point, ...], bytes])
def test_plain_data_is_accepted(hint: Any) -> None:
    assert unplain_field(msgspec.defstruct("Made", [("field", hint)])) is None


def test_every_kind_of_state_in_these_tests_is_plain() -> None:
    assert unplain_field(Rich) is None


class Sloppy(State, kw_only=True):
    seen: set[str] = set()


def test_a_game_with_a_state_that_is_not_plain_is_refused() -> None:
    with pytest.raises(TypeError, match="tiny: the state's field seen is not plain data"):
        tiny_game(state=Sloppy)
