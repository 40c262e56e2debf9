"""What axe finds on a page, and letters that are too small."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

DRAWN = "async () => { for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame); }"
# What is seen in letters that are too small, with their size. What is only read aloud does not count.
SMALL = """() => {
    const found = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const [text, of] = [walk.currentNode.textContent.trim(), walk.currentNode.parentElement];
        if (!text || of.closest('.sr, script, style') || !of.checkVisibility({visibilityProperty: true})) continue;
        const scale = of instanceof SVGElement ? Math.abs(of.getScreenCTM().a) : 1;
        const size = parseFloat(getComputedStyle(of).fontSize) * scale;
        if (size < 12.9) found.add(`${text.slice(0, 30)}: ${size.toFixed(1)} px`);
    }
    return [...found];
}"""


def serious(page: Page) -> list[str]:
    """Serious and critical findings; the others are for people to weigh."""
    found: Any = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {node['html'][:160]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def small(page: Page) -> list[str]:
    """What is written too small, when all that has changed was drawn."""
    page.evaluate(DRAWN)
    found: list[str] = page.evaluate(SMALL)
    return found
