import { beforeEach, expect, test, vi } from 'vitest';
import { Places, seatPlace } from '../src/lib/scene/places';

/** Nothing is laid out in these tests: each element says where it is. */
function lay(html: string): void {
  document.body.innerHTML = html;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [left, top] = (this.getAttribute('at') ?? '-50,-50').split(',').map(Number) as [number, number];
    return { left, top, width: 20, height: 10, right: left + 20, bottom: top + 10 } as DOMRect;
  });
}

beforeEach(() => vi.restoreAllMocks());

test('a thing is found on the board first, and a seat at its mat', () => {
  lay(`<p data-thing="axe" at="5,6"></p><svg data-board="b"><g data-thing="axe" at="70,80"></g></svg>
       <div data-mat="0" at="1,2"></div>`);
  const places = new Places();
  expect(places.of('axe')).toEqual({ x: 70, y: 80, w: 20, h: 10 });
  expect(places.of(seatPlace(0))).toEqual({ x: 1, y: 2, w: 20, h: 10 });
});

test('what has gone is found where it was, and what is off the screen is not found', () => {
  lay('<p data-thing="rat" at="5,6"></p><p data-pile="deck"></p>');
  const places = new Places();
  places.remember();
  document.body.innerHTML = '';
  expect(places.of('rat')).toEqual({ x: 5, y: 6, w: 20, h: 10 });
  expect(places.now('rat')).toBeNull();
  expect(places.of('deck')).toBeNull();
});

test('what a list is scrolled past is not to be seen, and is brought there', () => {
  lay(
    `<div style="overflow-y: auto" at="0,0"><p data-thing="near" at="0,0"></p><p data-thing="far" at="0,90"></p></div>`,
  );
  const places = new Places();
  expect(places.now('near')).not.toBeNull();
  expect(places.now('far')).toBeNull();
  const list = document.querySelector('div') as HTMLElement;
  places.bring('near');
  expect(list.scrollTop).toBe(0);
  places.bring('far');
  expect(list.scrollTop).toBe(90);
});
