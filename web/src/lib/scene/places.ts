/**
 * Where things are drawn, by their ids: for whatever is shown above them, such as what has just happened to them.
 *
 * Parts of a scene carry their id in an attribute. What has left the table is still found where it was before the
 * last change.
 */
const PARTS = ['space', 'thing', 'pile', 'track', 'row', 'goal'] as const;
const ALL = [...PARTS.map((part) => `[data-${part}]`), '[data-mat]'].join(',');

const SEAT = 'seat:';

/** A box in pixels of the window. */
export type Spot = { x: number; y: number; w: number; h: number };

/** The name under which a player's place at the table is found: the own mat, or the strip of another one. */
export function seatPlace(seat: number): string {
  return `${SEAT}${seat}`;
}

function namesOf(element: Element): string[] {
  const { dataset } = element as HTMLElement | SVGElement;
  const found = PARTS.map((part) => dataset[part] ?? '').filter(Boolean);
  return dataset['mat'] ? [...found, seatPlace(Number(dataset['mat']))] : found;
}

function spotOf(element: Element): Spot | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const shown =
    width > 0 && height > 0 && left < innerWidth && top < innerHeight && left + width > 0 && top + height > 0;
  return shown ? { x: left, y: top, w: width, h: height } : null;
}

/** Whether its middle is not cut off by a list or a mat that is scrolled elsewhere. */
export function inSight(element: Element): boolean {
  const one = element.getBoundingClientRect();
  const [x, y] = [one.left + one.width / 2, one.top + one.height / 2];
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    if (!scrolls(parent)) continue;
    const all = parent.getBoundingClientRect();
    if (x < all.left || x > all.right || y < all.top || y > all.bottom) return false;
  }
  return true;
}

/** Scroll what it lies in no further than it takes to show it whole: what is to be seen already stays where it is. */
export function bringIntoSight(element: Element): void {
  for (let list = element.parentElement; list && list !== document.body; list = list.parentElement) {
    if (!scrolls(list)) continue;
    const [one, all] = [element.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollTop += Math.min(0, one.top - all.top) + Math.max(0, one.bottom - all.bottom);
    list.scrollLeft += Math.min(0, one.left - all.left) + Math.max(0, one.right - all.right);
  }
}

function scrolls(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  return [overflowX, overflowY].some((one) => one === 'auto' || one === 'scroll');
}

/** What stands on a board comes first: of one id that is drawn twice, that one counts. */
function boardFirst(elements: Iterable<Element>): Element[] {
  const [on, off]: [Element[], Element[]] = [[], []];
  for (const element of elements) (element.closest('svg[data-board]') ? on : off).push(element);
  return [...on, ...off];
}

/** Everything that is to be seen now. */
function seen(root: ParentNode): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const element of boardFirst(root.querySelectorAll(ALL))) {
    const names = namesOf(element).filter((name) => !found.has(name));
    const spot = names.length ? spotOf(element) : null;
    if (spot) for (const name of names) found.set(name, spot);
  }
  return found;
}

/** Everything that is drawn for one thing, on a board first. */
function drawnFor(root: ParentNode, id: string): Element[] {
  const seat = id.startsWith(SEAT) ? [`[data-mat="${CSS.escape(id.slice(SEAT.length))}"]`] : [];
  const named = [...PARTS.map((part) => `[data-${part}="${CSS.escape(id)}"]`), ...seat].join(',');
  return boardFirst(root.querySelectorAll(named));
}

export class Places {
  #before = new Map<string, Spot>();

  constructor(readonly root: () => ParentNode = () => document) {}

  /** The scene is about to change: keep where everything is. */
  remember(): void {
    this.#before = seen(this.root());
  }

  /** Where it is drawn now, else where it was before the last change; null where it is not to be seen. */
  of(id: string): Spot | null {
    return this.now(id) ?? this.before(id);
  }

  now(id: string): Spot | null {
    for (const element of drawnFor(this.root(), id)) {
      const spot = spotOf(element);
      if (spot && inSight(element)) return spot;
    }
    return null;
  }

  /** Bring one thing into sight in the list or the mat where it lies. */
  bring(id: string): void {
    const element = drawnFor(this.root(), id).find((one) => one.getBoundingClientRect().width > 0);
    if (element && !element.closest('svg[data-board]')) bringIntoSight(element);
  }

  before(id: string): Spot | null {
    return this.#before.get(id) ?? null;
  }
}
