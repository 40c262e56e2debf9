"""The echo of a move: how long it takes from the second tap to the frame in which what came of it is drawn."""

from __future__ import annotations

_ECHO = """key => new Promise(done => {
    %s
    const step = () => document.querySelector('.question')?.dataset.step;
    const before = step();
    tap();
    requestAnimationFrame(() => {
        const start = performance.now();
        const watch = new MutationObserver(() => {
            if (step() === before) return;
            watch.disconnect();
            requestAnimationFrame(() => done(performance.now() - start));
        });
        watch.observe(document.body, {subtree: true, attributes: true, childList: true});
        tap();
    });
})"""
# Of the answer with this key.
OF_ANSWER = (
    _ECHO
    % """const option = document.querySelector(`.options button.option[data-key="${CSS.escape(key)}"]`);
    const tap = () => {
        option.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
        option.dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1}));
    };"""
)
# Of the first space that can be tapped.
OF_SPACE = (
    _ECHO
    % """const land = document.querySelector('.space.can .land');
    const tap = () => land.dispatchEvent(new MouseEvent('click', {bubbles: true}));"""
)
