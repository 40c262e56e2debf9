"""Where everything stands on the drawing of the map (`art/map.svg`).

The canvas measures 1600 × 1000 and north is up. Outlines share their borders point for point.

- `PLACES[place]` for locations: the outline of its space, and where its name stands.
- `FACILITIES[site]` and `SARCOPHAGUS`: plates on the map.
"""

from __future__ import annotations

from typing import NamedTuple

Point = tuple[int, int]
Outline = tuple[Point, ...]

SIZE = (1600, 1000)
ART = "map.svg"


class Ground(NamedTuple):
    """One place on the drawing."""

    outline: Outline
    label: Point


def _plate(x: int, y: int, half: int = 75, height: int = 42) -> Outline:
    return ((x - half, y - height), (x + half, y - height), (x + half, y + height), (x - half, y + height))


PLACES: dict[str, Ground] = {
    "research_station": Ground(
        outline=((1557, 464), (1545, 640), (1525, 734), (1287, 706), (1249, 557), (1290, 475)), label=(1390, 592)
    ),
    "roadhouse": Ground(outline=((952, 569), (952, 706), (773, 880), (629, 728), (641, 549)), label=(786, 684)),
    "village": Ground(outline=((641, 549), (629, 728), (380, 815), (319, 727), (362, 522)), label=(476, 657)),
    "barracks": Ground(outline=((362, 522), (319, 727), (50, 712), (45, 620), (56, 479), (328, 462)), label=(199, 593)),
    "farms": Ground(outline=((380, 815), (367, 952), (180, 965), (60, 880), (50, 712), (319, 727)), label=(216, 835)),
    "frontier": Ground(
        outline=((773, 880), (775, 956), (640, 968), (400, 950), (367, 952), (380, 815), (629, 728)), label=(571, 868)
    ),
    "junkyard": Ground(outline=((1249, 557), (1287, 706), (1187, 857), (952, 706), (952, 569)), label=(1123, 679)),
    "quarry": Ground(
        outline=((1525, 734), (1500, 850), (1380, 950), (1192, 961), (1187, 857), (1287, 706)), label=(1347, 833)
    ),
    "wetlands": Ground(
        outline=((1187, 857), (1192, 961), (1130, 965), (900, 945), (775, 956), (773, 880), (952, 706)),
        label=(958, 864),
    ),
    "chernobyl": Ground(
        outline=((1247, 338), (1290, 475), (1249, 557), (952, 569), (966, 355), (1042, 289)), label=(1046, 446)
    ),
    "factory": Ground(outline=((966, 355), (952, 569), (641, 549), (659, 378), (780, 286)), label=(809, 441)),
    "misty_hill": Ground(
        outline=((659, 378), (641, 549), (362, 522), (328, 462), (361, 313), (468, 248)), label=(493, 415)
    ),
    "proving_grounds": Ground(outline=((70, 300), (132, 160), (361, 313), (328, 462), (56, 479)), label=(196, 347)),
    "red_forest": Ground(outline=((511, 69), (740, 40), (780, 286), (659, 378), (468, 248)), label=(596, 190)),
    "white_lake": Ground(
        outline=((1407, 109), (1520, 230), (1560, 420), (1557, 464), (1290, 475), (1247, 338)), label=(1372, 330)
    ),
    "moscow_eye": Ground(
        outline=((132, 160), (150, 120), (300, 45), (511, 69), (468, 248), (361, 313)), label=(339, 162)
    ),
    "pripyat": Ground(outline=((1042, 49), (1180, 40), (1407, 109), (1247, 338), (1042, 289)), label=(1191, 177)),
    "power_plant": Ground(
        outline=((740, 40), (960, 55), (1042, 49), (1042, 289), (966, 355), (780, 286)), label=(905, 190)
    ),
}
FACILITIES: dict[str, Outline] = {
    "botanical_lab": _plate(1189, 909),
    "underground_archive": _plate(192, 470),
    "emission_observatory": _plate(563, 313),
    "government_bunker": _plate(1268, 406),
}
SARCOPHAGUS: Outline = ((820, 65), (990, 65), (990, 155), (820, 155))
