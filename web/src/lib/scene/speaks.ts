/** Places speak: whoever points at one, goes there by keyboard or holds it, gets its card. */
import type { Peeked, TableView } from '../state/view.svelte';

/** What lies under an element, and the element that stands for it. */
export type Found = { shown: Peeked; at: Element } | null;

/** So long is a long press, in milliseconds. */
const HOLD = 450;

/** One set of listeners for all that lies in an element; `find` says what is meant. */
export function speaks(view: TableView, find: (target: Element) => Found) {
  return (root: Element): (() => void) => {
    let held: ReturnType<typeof setTimeout> | undefined;
    let wasHeld = false;
    let pressed = 0;
    const letGo = (): void => clearTimeout(held);
    /** A busy page hears late that a finger was lifted: when it was counts, and a short tap was none that held. */
    const lifted = (event: Event): void => {
      letGo();
      if (!wasHeld || event.timeStamp - pressed >= HOLD) return;
      wasHeld = false;
      view.peeked = null;
    };
    const heard: [string, (event: Event) => void, boolean?][] = [
      [
        'pointerover',
        (event) => {
          const found = (event as PointerEvent).pointerType === 'mouse' ? find(event.target as Element) : null;
          if (found) view.point(found.shown, found.at);
          else view.unpoint();
        },
      ],
      [
        'pointerleave',
        () => {
          letGo();
          view.unpoint();
        },
      ],
      [
        'pointerdown',
        (event) => {
          letGo();
          view.unpoint();
          wasHeld = false;
          pressed = event.timeStamp;
          const found = find(event.target as Element);
          if (!found) return;
          held = setTimeout(() => {
            wasHeld = true;
            view.peeked = found.shown;
          }, HOLD);
        },
      ],
      ['pointerup', lifted],
      ['pointercancel', letGo],
      [
        'pointermove',
        (event) => {
          const { movementX, movementY } = event as PointerEvent;
          if (Math.abs(movementX) + Math.abs(movementY) > 4) letGo();
        },
      ],
      [
        'focusin',
        (event) => {
          const found = (event.target as Element).matches(':focus-visible') ? find(event.target as Element) : null;
          if (found) view.point(found.shown, found.at, 0);
        },
      ],
      ['focusout', () => view.unpoint()],
      // The click that follows a long press means nothing more.
      [
        'click',
        (event) => {
          if (wasHeld) event.stopPropagation();
          wasHeld = false;
        },
        true,
      ],
    ];
    for (const [name, listen, capture] of heard) root.addEventListener(name, listen, capture ?? false);
    return () => {
      letGo();
      for (const [name, listen, capture] of heard) root.removeEventListener(name, listen, capture ?? false);
    };
  };
}
