from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from fivefires.kit.bits import Relation, bits, image, members, picked
from tests.steady import steady

NUMBERS = st.sets(st.integers(0, 200))


@steady
@given(NUMBERS, NUMBERS)
def test_a_bit_set_is_a_set(some: set[int], others: set[int]) -> None:
    assert members(bits(some)) == sorted(some)
    assert picked([*map(str, range(201))], bits(some)) == [*map(str, sorted(some))]
    assert members(bits(some) | bits(others)) == sorted(some | others)
    assert members(bits(some) & ~bits(others)) == sorted(some - others)
    assert [number for number in range(201) if bits(some) >> number & 1] == sorted(some)


@steady
@given(st.data(), st.integers(1, 40))
def test_a_whole_set_leads_where_its_members_lead(data: st.DataObject, size: int) -> None:
    numbers = st.sets(st.integers(0, size - 1))
    of = [data.draw(numbers) for _ in range(size)]
    some = data.draw(numbers)
    expected = bits(set().union(*(of[number] for number in some)))
    assert Relation([bits(one) for one in of]).image(bits(some)) == expected
    assert image([bits(one) for one in of], bits(some)) == expected
