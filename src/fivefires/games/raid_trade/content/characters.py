"""The six characters and the faces of their Combat Dice (R-008, R-516, R-518).

They differ in their dice and Items alone, but for what Garcia and Cora can do (R-517). Wins stand on white halves only
(R-218), shields on gray ones (R-219), and the examples have their faces (R-541, R-542).

An attack wins with four faces of six, and half of the time against a defender (R-555), since one face is sure. Carter
is sure of two and has more shields, Mayu learns from every fight, Zoey and Jake make something of it, Garcia leaves
with what the other had, and Cora leaves something behind.
"""

from __future__ import annotations

from .vocabulary import Character, Face, Symbol

_HIT, _AUTO, _NONE, _SHIELD = Symbol.HIT, Symbol.AUTO_WIN, Symbol.NOTHING, Symbol.SHIELD
_AP, _CRAFT, _SKILL, _BOOM = Symbol.GET_AP, Symbol.FREE_CRAFT, Symbol.GET_SKILL, Symbol.DYNAMITE


def _die(*faces: tuple[Symbol, Symbol]) -> tuple[Face, ...]:
    return tuple(Face(attack, defence) for attack, defence in faces)


CHARACTERS = (
    Character(
        "mayu", _die((_HIT, _SHIELD), (_HIT, _NONE), (_HIT, _SKILL), (_AUTO, _NONE), (_AP, _SHIELD), (_SKILL, _AP))
    ),
    Character(
        "zoey", _die((_HIT, _SHIELD), (_HIT, _SHIELD), (_HIT, _AP), (_AUTO, _NONE), (_CRAFT, _NONE), (_AP, _CRAFT))
    ),
    Character(
        "jake",
        _die(
            (_HIT, _SHIELD), (_HIT, _NONE), (_HIT, _CRAFT), (_AUTO, _NONE), (Symbol.DESTROY, _SHIELD), (_CRAFT, _NONE)
        ),
    ),
    Character(
        "garcia",
        _die((_HIT, _SHIELD), (_HIT, _AP), (_AUTO, _NONE), (_HIT, _SHIELD), (Symbol.STEAL, _NONE), (_AP, _NONE)),
    ),
    Character(
        "carter", _die((_AUTO, _SHIELD), (_HIT, _SHIELD), (_AUTO, _NONE), (_HIT, _AP), (_NONE, _SHIELD), (_NONE, _NONE))
    ),
    Character(
        "cora", _die((_HIT, _SHIELD), (_HIT, _BOOM), (_AUTO, _NONE), (_HIT, _NONE), (_BOOM, _SHIELD), (_NONE, _BOOM))
    ),
)
