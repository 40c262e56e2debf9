"""The map as the rules describe it, for the tests that compare the board with it."""

from __future__ import annotations

# The table "Borders" of the rules, of the 3-4 side.
BORDERS = {
    "research_station": "chernobyl junkyard quarry white_lake",
    "roadhouse": "factory frontier junkyard village wetlands",
    "village": "barracks farms frontier misty_hill roadhouse",
    "barracks": "farms misty_hill proving_grounds village",
    "farms": "barracks frontier village",
    "frontier": "farms roadhouse village wetlands",
    "junkyard": "chernobyl quarry research_station roadhouse wetlands",
    "quarry": "junkyard research_station wetlands",
    "wetlands": "frontier junkyard quarry roadhouse",
    "chernobyl": "factory junkyard pripyat research_station white_lake",
    "factory": "chernobyl misty_hill red_forest roadhouse",
    "misty_hill": "barracks factory moscow_eye proving_grounds red_forest village",
    "proving_grounds": "barracks misty_hill moscow_eye",
    "red_forest": "factory misty_hill moscow_eye",
    "white_lake": "chernobyl pripyat research_station",
    "moscow_eye": "misty_hill proving_grounds red_forest",
    "pripyat": "chernobyl white_lake",
    "power_plant": "",
}
