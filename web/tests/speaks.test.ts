import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Space } from '../src/lib/api/types';
import { speaks } from '../src/lib/scene/speaks';
import type { TableView } from '../src/lib/state/view.svelte';

const mill = { space: { id: 'mill', name: { id: 'mill' } } as Space };
let root: HTMLElement;
let view: TableView;
const taken = vi.fn();

/** An event that happened at this moment, in milliseconds, whenever it is heard. */
function happens(name: string, timeStamp: number): void {
  const event = new Event(name, { bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  root.dispatchEvent(event);
}

beforeEach(() => {
  vi.useFakeTimers();
  taken.mockClear();
  root = document.createElement('div');
  view = { peeked: null, point: vi.fn(), unpoint: vi.fn() } as unknown as TableView;
  speaks(view, () => ({ shown: mill, at: root }))(root);
  root.addEventListener('click', taken);
});
afterEach(() => void vi.useRealTimers());

test('a long press opens the card of a place and picks nothing', () => {
  happens('pointerdown', 1000);
  vi.advanceTimersByTime(600);
  happens('pointerup', 1600);
  happens('click', 1600);
  expect(view.peeked).toBe(mill);
  expect(taken).not.toHaveBeenCalled();
});

test('a tap picks, however late a busy page hears that the finger was lifted', () => {
  happens('pointerdown', 1000);
  vi.advanceTimersByTime(600);
  happens('pointerup', 1080);
  happens('click', 1080);
  expect(view.peeked).toBeNull();
  expect(taken).toHaveBeenCalledOnce();
});
