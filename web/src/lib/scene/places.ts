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

/** One thing alone. */
function seenOne(root: ParentNode, id: string): Spot | null {
  const seat = id.startsWith(SEAT) ? [`[data-mat="${CSS.escape(id.slice(SEAT.length))}"]`] : [];
  const named = [...PARTS.map((part) => `[data-${part}="${CSS.escape(id)}"]`), ...seat].join(',');
  for (const element of boardFirst(root.querySelectorAll(named))) {
    const spot = spotOf(element);
    if (spot) return spot;
  }
  return null;
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
    return seenOne(this.root(), id);
  }

  before(id: string): Spot | null {
    return this.#before.get(id) ?? null;
  }
}
