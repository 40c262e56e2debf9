"""Short ways to write the uses that many cards have."""

from __future__ import annotations

from . import vocabulary as v

_ANNOUNCED, _PAID, _ROLLED = v.Point.ANNOUNCED, v.Point.PAID, v.Point.ROLLED
_OWN, _AGAINST, _OTHERS = v.Who.OWN, v.Who.AGAINST_ME, v.Who.OTHERS


def turn(*do: v.Effect, cost: v.Cost | None = None) -> v.OnTurn:
    return v.OnTurn(do, cost)


def raid(*do: v.Effect, sizes: tuple[v.Size, ...] = (), cost: v.Cost | None = None) -> v.When:
    """Before the AP of an own raid are paid."""
    return v.When(v.Deed.RAID, _ANNOUNCED, _OWN, do, cost, sizes)


def raid_paid(*do: v.Effect, cost: v.Cost | None = None) -> v.When:
    """Before the Raid Card of an own raid is drawn."""
    return v.When(v.Deed.RAID, _PAID, _OWN, do, cost)


def others_raid(*do: v.Effect, paid: bool = False) -> v.When:
    return v.When(v.Deed.RAID, _PAID if paid else _ANNOUNCED, _OTHERS, do)


def attack(*do: v.Effect, paid: bool = False) -> v.When:
    return v.When(v.Deed.FIGHT, _PAID if paid else _ANNOUNCED, _OWN, do)


def attacked(*do: v.Effect, paid: bool = False, rolled: bool = False, cost: v.Cost | None = None) -> v.When:
    return v.When(v.Deed.FIGHT, _ROLLED if rolled else _PAID if paid else _ANNOUNCED, _AGAINST, do, cost)


def roll(whose: v.Who) -> v.When:
    return v.When(v.Deed.ROLL, _ROLLED, whose, (v.Reroll(),))


def others(deed: v.Deed, *do: v.Effect) -> v.When:
    return v.When(deed, _ANNOUNCED, _OTHERS, do)
