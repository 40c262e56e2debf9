/** A scene with every part that there is, of no game: for the gallery. */
import type { Board, Message, Offer, Scene, Sight, Space, Thing } from '../lib/api/types';

const OWN = `
seat = Player { $number }
option-go = Go to { $place }
    .many = Go to one of { $count } squares on the map
`;
const said: string[] = [];

/** A message of its own for each text. */
function say(text: string): Message {
  said.push(text);
  return { id: `said-${said.length}` };
}

/** The catalogue of all that was said. */
export function texts(): string {
  return OWN + said.map((text, index) => `said-${index + 1} = ${text}`).join('\n');
}

const LONG = 'Once a round, when somebody at the same place is hurt, take one wound less and put a mark on this card.';

const card = (id: string, more: Partial<Thing> = {}): Thing => ({
  id,
  name: say(`Card ${id}`),
  kind: 'item',
  text: say(LONG),
  marks: [{ name: say('uses'), value: 2 }],
  ...more,
});

const squareSpaces: Space[] = Array.from({ length: 24 }, (_, n) => ({
  id: `q${n}`,
  name: say(`Square ${n}`),
  squares: [[n % 6, Math.floor(n / 6)]],
  things: [],
}));
const at = (n: number, more: Partial<Space>): void => void Object.assign(squareSpaces[n] as Space, more);
at(0, { things: [{ id: 'hero', name: say('Hero'), kind: 'figure', seat: 0, facing: 1 }] });
at(8, { things: Array.from({ length: 9 }, () => ({ name: say('Rat'), kind: 'figure' })) });
at(10, {
  things: Array.from({ length: 9 }, (_, n) => ({ id: `beast-${n}`, name: say(`Beast ${n}`), kind: 'figure' })),
});
at(14, { marks: [{ name: say('hole'), value: 3 }], text: say('Whoever stops here falls.'), cost: say('Two steps.') });
at(16, {
  spots: [{ id: 'door', at: [460, 270] }],
  things: [{ id: 'guard', name: say('Guard'), spot: 'door', count: 4 }],
});

const squares: Board = {
  id: 'squares',
  name: say('A map of squares'),
  size: [600, 400],
  square: 100,
  centre: 'q0',
  spaces: squareSpaces,
  tiles: [
    { at: [0, 0], size: [3, 4], turns: 1, id: 'tile' },
    { at: [3, 0], size: [3, 4], face_down: true },
  ],
  walls: (['wall', 'door', 'window', 'fence', 'low'] as const).map((kind, n) => ({
    start: [1 + n, 2],
    end: [2 + n, 2],
    kind,
  })),
  veils: [
    { kind: 'fog', name: say('Fog'), spaces: ['q4', 'q5'], level: 2 },
    { kind: 'reach', name: say('Reach'), spaces: ['q1', 'q6', 'q7'], when: 'pointed', of: 'hero' },
    { kind: 'sight', name: say('What is seen'), spaces: ['q2', 'q3'], when: 'asked' },
  ],
  paths: [{ spaces: ['q18', 'q12', 'q13'], seat: 1 }],
};
const place = (id: string, x: number, more: Partial<Space> = {}): Space => ({
  id,
  name: say(id),
  outline: [
    [x, 0],
    [x + 300, 0],
    [x + 300, 400],
    [x, 400],
  ],
  label: [x + 150, 90],
  ...more,
});
const named: Board = {
  id: 'named',
  name: say('A map of places'),
  size: [600, 400],
  spaces: [
    place('Old mill', 0, { text: say('Rest here.'), things: [{ id: 'me', name: say('Me'), kind: 'figure', seat: 0 }] }),
    place('Harbour', 300),
    {
      id: 'Gate',
      name: say('Gate'),
      plate: true,
      outline: [
        [230, 250],
        [370, 250],
        [370, 340],
        [230, 340],
      ],
      things: [{ id: 'lock', name: say('Lock'), kind: 'token', marks: [{ name: say('hard'), value: 3 }] }],
    },
  ],
  edges: [{ a: 'Old mill', b: 'Harbour', id: 'way', name: say('The way'), text: say('It is steep.') }],
};

const mat = (seat: number) => ({
  seat,
  name: { id: 'seat', args: { number: seat + 1 } },
  text: say('The ferryman'),
  tracks: [{ id: `harm.${seat}`, name: say('Harm'), value: seat, end: 5, danger: 4 }],
  marks: [{ name: say('Strength'), value: 3 }],
  tokens: [{ id: `coins.${seat}`, name: say('Coins'), kind: 'token', count: 7 }],
  goals: [{ text: say('Secrets'), value: 1, end: 2, then: [say('the tower')], secret: seat === 0 }],
  rows: [
    { id: `worn.${seat}`, name: say('Worn'), things: [1, 2, 3].map((n) => card(`w${seat}${n}`)) },
    { id: `pack.${seat}`, name: say('Pack'), spots: 6, things: [1, 2, 3, 4, 5].map((n) => card(`p${seat}${n}`)) },
    { id: `back.${seat}`, name: say('Hidden'), things: [1, 2].map(() => ({ name: say('a card'), face_down: true })) },
  ],
});

const scene: Scene = {
  status: [say('Round 3'), say('Evening')],
  stories: [
    { title: say('The ferry'), text: say('The rope is wet, the river high, and somebody calls from the other side.') },
  ],
  goals: [{ text: say('Boats found'), value: 2, end: 4 }],
  tracks: [
    { id: 'morale', name: say('Morale'), value: 0, end: 6, danger: 1, low: true, text: say('At none, all is lost.') },
    { id: 'rounds', name: say('Rounds'), value: 3, end: 9 },
  ],
  piles: [{ id: 'deck', name: say('Deck'), size: 23, text: say('What is found when one searches.') }],
  rows: [
    { id: 'roll', name: say('Roll'), role: 'dice', things: [1, 4, 6].map((n) => ({ name: say(`${n}`), kind: 'die' })) },
    { id: 'crisis', name: say('Crisis'), role: 'crisis', pinned: true, things: [card('flood')] },
    { id: 'market', name: say('Market'), role: 'market', things: [card('rope'), card('oil')] },
  ],
  mats: [mat(0), mat(1), mat(2)],
};

const offer = (key: string, label: string, more: Partial<Offer> = {}): Offer => ({ key, label: say(label), ...more });
const offers: Offer[] = [
  ...[1, 6, 7, 12].map((n) => ({
    key: `go:q${n}`,
    label: { id: 'option-go', args: { place: say(`square ${n}`) } },
    about: [`q${n}`],
    group: 'move' as const,
  })),
  offer('mill', 'Go to the old mill', { about: ['Old mill'], group: 'move' }),
  offer('fight', 'Fight the guard', {
    about: ['guard'],
    group: 'fight',
    odds: { good: 21, total: 36 },
    note: say('Roll two dice; seven and more wins.'),
  }),
  offer('buy', 'Buy the rope', { about: ['rope'], group: 'gear' }),
  offer('leave', 'Leave the ferryman behind', { group: 'rare', hurts: say('He does not come back.') }),
  ...[1, 2, 3, 4, 5].map((n) => offer(`use${n}`, `Use card w0${n}`, { about: [`w0${n}`], group: 'use' })),
  offer('end', 'End the turn', { group: 'end' }),
];

export function sample(map: string): Sight {
  return {
    seat: 0,
    step: 1,
    log: [],
    scene: { ...scene, boards: [map === 'named' ? named : squares] },
    question: { text: say('What do you do?'), rule: '', offers },
    waiting_for: [0],
    can_undo: true,
  } as Sight;
}
