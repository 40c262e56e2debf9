"""The map: locations, the borders between them, the facilities, and what can be done where.

The canvas measures 1600 × 1000 and north is up. Outlines share their borders point for point. Distances, the
shape of the land and the reasons for it stand in the game's documentation.
"""

from __future__ import annotations

from .vocabulary import (
    ALERTNESS,
    ANOMALY,
    BAD,
    EQUIPMENT,
    GREEN,
    JUNK,
    MENTAL,
    MUTANT,
    OPEN,
    PHYSICAL,
    PHYSIQUE,
    PLANT,
    RADIATION,
    RED,
    SMARTS,
    WILLPOWER,
    YELLOW,
    YELLOW_ARTIFACT,
    Border,
    Choose,
    Cost,
    DrawKeep,
    Encounter,
    Gain,
    Improve,
    LocalAction,
    Location,
    Not,
    Option,
    Secrets,
    Sell,
    Site,
    Standing,
    Suffer,
    Take,
    Test,
    Tire,
    Worsen,
)  # fmt: skip

SIZE = (1600, 1000)

LOCATIONS = (  # board order: the fixed order of Z-385
    Location(
        "research_station",
        sector=None,
        label=(1411, 592),
        outline=((1557, 464), (1545, 640), (1525, 734), (1287, 706), (1249, 557), (1290, 475)),
    ),
    Location(
        "roadhouse", sector=None, label=(786, 684), outline=((952, 569), (952, 706), (773, 880), (629, 728), (641, 549))
    ),
    Location(
        "village", sector=None, label=(476, 657), outline=((641, 549), (629, 728), (380, 815), (319, 727), (362, 522))
    ),
    Location(
        "barracks",
        sector=GREEN,
        label=(199, 593),
        outline=((362, 522), (319, 727), (50, 712), (45, 620), (56, 479), (328, 462)),
    ),
    Location(
        "farms",
        sector=GREEN,
        label=(216, 835),
        outline=((380, 815), (367, 952), (180, 965), (60, 880), (50, 712), (319, 727)),
    ),
    Location(
        "frontier",
        sector=GREEN,
        label=(571, 868),
        outline=((773, 880), (775, 956), (640, 968), (400, 950), (367, 952), (380, 815), (629, 728)),
    ),
    Location(
        "junkyard",
        sector=GREEN,
        label=(1123, 679),
        outline=((1249, 557), (1287, 706), (1187, 857), (952, 706), (952, 569)),
    ),
    Location(
        "quarry",
        sector=GREEN,
        label=(1347, 833),
        outline=((1525, 734), (1500, 850), (1380, 950), (1192, 961), (1187, 857), (1287, 706)),
    ),
    Location(
        "wetlands",
        sector=GREEN,
        label=(985, 864),
        outline=((1187, 857), (1192, 961), (1130, 965), (900, 945), (775, 956), (773, 880), (952, 706)),
    ),
    Location(
        "chernobyl",
        sector=YELLOW,
        label=(1111, 441),
        outline=((1247, 338), (1290, 475), (1249, 557), (952, 569), (966, 355), (1042, 289)),
    ),
    Location(
        "factory", sector=YELLOW, label=(809, 441), outline=((966, 355), (952, 569), (641, 549), (659, 378), (780, 286))
    ),
    Location(
        "misty_hill",
        sector=YELLOW,
        label=(493, 415),
        outline=((659, 378), (641, 549), (362, 522), (328, 462), (361, 313), (468, 248)),
    ),
    Location(
        "proving_grounds",
        sector=YELLOW,
        label=(196, 347),
        outline=((70, 300), (132, 160), (361, 313), (328, 462), (56, 479)),
    ),
    Location(
        "red_forest",
        sector=YELLOW,
        label=(633, 197),
        outline=((511, 69), (740, 40), (780, 286), (659, 378), (468, 248)),
    ),
    Location(
        "white_lake",
        sector=YELLOW,
        label=(1409, 329),
        outline=((1407, 109), (1520, 230), (1560, 420), (1557, 464), (1290, 475), (1247, 338)),
    ),
    Location(
        "moscow_eye",
        sector=RED,
        label=(339, 162),
        outline=((132, 160), (150, 120), (300, 45), (511, 69), (468, 248), (361, 313)),
    ),
    Location(
        "pripyat",
        sector=RED,
        label=(1191, 177),
        outline=((1042, 49), (1180, 40), (1407, 109), (1247, 338), (1042, 289)),
    ),
    Location(
        "power_plant",
        sector=RED,
        label=(903, 182),
        outline=((740, 40), (960, 55), (1042, 49), (1042, 289), (966, 355), (780, 286)),
    ),
)
BORDERS = (  # sorted pairs; kind on the 3–4 side, and whether the 1–2 side has a blockade there
    Border("barracks", "farms", OPEN),
    Border("barracks", "misty_hill", PHYSICAL, blocked12=True),
    Border("barracks", "proving_grounds", OPEN),
    Border("barracks", "village", OPEN),
    Border("chernobyl", "factory", OPEN),
    Border("chernobyl", "junkyard", OPEN),
    Border("chernobyl", "power_plant", PLANT),
    Border("chernobyl", "pripyat", RADIATION),
    Border("chernobyl", "research_station", MENTAL),
    Border("chernobyl", "white_lake", OPEN, blocked12=True),
    Border("factory", "misty_hill", OPEN, blocked12=True),
    Border("factory", "power_plant", PLANT),
    Border("factory", "red_forest", RADIATION),
    Border("factory", "roadhouse", OPEN),
    Border("farms", "frontier", OPEN, blocked12=True),
    Border("farms", "village", OPEN),
    Border("frontier", "roadhouse", OPEN),
    Border("frontier", "village", OPEN),
    Border("frontier", "wetlands", OPEN),
    Border("junkyard", "quarry", RADIATION),
    Border("junkyard", "research_station", OPEN, blocked12=True),
    Border("junkyard", "roadhouse", OPEN),
    Border("junkyard", "wetlands", OPEN),
    Border("misty_hill", "moscow_eye", MENTAL),
    Border("misty_hill", "proving_grounds", OPEN),
    Border("misty_hill", "red_forest", OPEN),
    Border("misty_hill", "village", OPEN),
    Border("moscow_eye", "proving_grounds", OPEN),
    Border("moscow_eye", "red_forest", OPEN),
    Border("power_plant", "pripyat", PLANT),
    Border("power_plant", "red_forest", PLANT),
    Border("pripyat", "white_lake", OPEN),
    Border("quarry", "research_station", OPEN),
    Border("quarry", "wetlands", OPEN),
    Border("research_station", "white_lake", OPEN),
    Border("roadhouse", "village", PHYSICAL),
    Border("roadhouse", "wetlands", OPEN),
)
SITES = (  # drawn as a hatched plate 150×84 centred on the common border of its two entrances, dashed lines to both
    Site(
        "botanical_lab",
        deck="lab",
        entrances=("quarry", "wetlands"),
        centre=(1189, 909),
        spaces12=((1189, 909),),
        spaces34=((1155, 909), (1223, 909)),
    ),
    Site(
        "underground_archive",
        deck="archive",
        entrances=("barracks", "proving_grounds"),
        centre=(192, 470),
        spaces12=((192, 470),),
        spaces34=((158, 470), (226, 470)),
    ),
    Site(
        "emission_observatory",
        deck="observatory",
        entrances=("misty_hill", "red_forest"),
        centre=(563, 313),
        spaces12=((563, 313),),
        spaces34=((529, 313), (597, 313)),
    ),
    Site(
        "government_bunker",
        deck="bunker",
        entrances=("chernobyl", "white_lake"),
        centre=(1268, 406),
        spaces12=((1268, 406),),
        spaces34=((1234, 406), (1302, 406)),
    ),
)
SARCOPHAGUS_PLATE = ((820, 65), (990, 65), (990, 155), (820, 155))
EMISSION_TRACK = tuple(
    (1070 + 62 * n, 22) for n in range(7)
)  # spaces 0–6, in the sky above Pripyat; 6 is the last (Z-021)

LOCAL_ACTIONS = (
    LocalAction("research_station", function="bunker_action"),
    LocalAction("roadhouse", function="bunker_action"),
    LocalAction("village", function="bunker_action"),
    LocalAction("barracks", (Worsen(1), Take(EQUIPMENT)), needs=Not(Standing((BAD,)))),
    LocalAction("farms", (Sell(green=100, yellow=200),)),
    LocalAction(
        "frontier",
        (Test(ALERTNESS, 3, passed=(Choose((Option("rubles", (Gain(200),)), Option("junk", (Take(JUNK),)))),)),),
    ),
    LocalAction("junkyard", (Suffer(radiation=2), DrawKeep(JUNK, 3, 2))),
    LocalAction("quarry", (Encounter(GREEN, MUTANT),)),
    LocalAction("wetlands", (Encounter(GREEN, ANOMALY),)),
    LocalAction("chernobyl", (Tire(2), Gain(400)), function="chernobyl"),
    LocalAction(
        "factory",
        (
            Choose(
                (
                    Option("trophy", (Improve(1),), Cost(trophies=1)),
                    Option("artifact", (Improve(1),), Cost(artifacts=1)),
                )
            ),
        ),
        function="factory",
    ),
    LocalAction("misty_hill", (Suffer(mental=1), Test(WILLPOWER, 3, passed=(Take(YELLOW_ARTIFACT),)))),
    LocalAction("proving_grounds", (Take(EQUIPMENT), Test(PHYSIQUE, 4, failed=(Suffer(physical=3),), mark=MUTANT))),
    LocalAction("red_forest", function="red_forest"),
    LocalAction("white_lake", (Suffer(radiation=1), Test(SMARTS, 4, passed=(Take(EQUIPMENT),), mark=ANOMALY))),
    LocalAction("moscow_eye", (Suffer(mental=2), Encounter(YELLOW, ANOMALY, may_run=False)), function="to_power_plant"),
    LocalAction("pripyat", (Suffer(radiation=2), Encounter(YELLOW, MUTANT, may_run=False)), function="to_power_plant"),
    LocalAction(
        "power_plant", (Test(WILLPOWER, 4, failed=(Suffer(radiation=2),)),), needs=Secrets(2), function="to_sarcophagus"
    ),
)
