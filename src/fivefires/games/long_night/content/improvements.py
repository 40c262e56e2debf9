"""The 10 improvements."""

from __future__ import annotations

from typing import Final

from . import vocabulary as v

CARDS: Final[tuple[v.Improvement, ...]] = (
    v.Improvement("imp_garden", 4, (v.Always((v.FeedsLess(1),), v.Scope.EVERYBODY),)),
    v.Improvement("imp_watchtower", 5, (v.Always((v.FewerZombies(2),), v.Scope.EVERYBODY),)),
    v.Improvement(
        "imp_infirmary",
        3,
        (v.Do((v.Heal(v.Who(v.OWN, (v.COLONY,), hurt=True), wounds=1),), die=3),),
        done=(v.EveryPlayer((v.Heal(v.Who(v.OWN, (v.COLONY,), hurt=True), wounds=1),)),),
    ),
    v.Improvement(
        "imp_common_room",
        4,
        (
            v.When(
                v.On(v.Deed.CRISIS_PREVENTED),
                (v.Heal(v.Who(v.ANYBODY, (v.COLONY,), sad=True), despair=1),),
            ),
        ),
        done=(v.ChangeMorale(1),),
    ),
    v.Improvement(
        "imp_incinerator",
        3,
        (v.Always((v.WasteSpares(10),), v.Scope.EVERYBODY),),
        done=(v.CleanWaste(6),),
    ),
    v.Improvement("imp_radio_mast", 4, (v.Always((v.CrisisEase(1),), v.Scope.EVERYBODY),)),
    v.Improvement("imp_sledge_track", 3, (v.Do((v.Travel(),)),)),
    v.Improvement("imp_powder_store", 4, (v.Do((v.SetTrap(v.AT_COLONY),), die=4),)),
    v.Improvement("imp_lamp_hall", 6, (v.Always((v.MoreDice(1),), v.Scope.EVERYBODY),)),
    v.Improvement(
        "imp_fence_hooks",
        3,
        (v.Always((v.KillsMore(1, safe=True),), v.Scope.EVERYBODY, (v.COLONY,)),),
    ),
)
