/** How kinds of beats look: a sign where the game has none of its own, and whether they hurt or help. */
import type { Line } from '../api/types';
import { face, type GameLook } from '../state/library.svelte';

const SIGNS: Record<string, string> = {
  arrival: 'entry-door',
  betrayal: 'cloak-dagger',
  card: 'card-draw',
  choice: 'crossroad',
  crisis: 'hazard-sign',
  death: 'tombstone',
  emission: 'mushroom-cloud',
  end: 'sunset',
  exile: 'exit-door',
  gain: 'card-pickup',
  give: 'receive-money',
  harm: 'heart-minus',
  heal: 'heart-plus',
  kill: 'broken-skull',
  'last-round': 'hourglass',
  look: 'magnifying-glass',
  loss: 'card-discard',
  meet: 'crossed-swords',
  move: 'boot-prints',
  phase: 'sunrise',
  reaction: 'hand',
  roll: 'rolling-dices',
  story: 'scroll-unfurled',
  turn: 'player-next',
  use: 'hand',
  vote: 'vote',
  win: 'laurels-trophy',
};
const BAD = ['betrayal', 'crisis', 'death', 'emission', 'exile', 'harm', 'last-round', 'loss'];
const GOOD = ['gain', 'heal', 'win'];

export type Mood = 'bad' | 'good' | 'even';

export function signOf(look: GameLook, line: Line): string {
  const about = (line.beat?.about ?? []).map(face);
  return look.icon(line.text.id, ...about) || SIGNS[line.beat?.kind ?? ''] || 'position-marker';
}

export function moodOf(line: Line): Mood {
  const kind = line.beat?.kind ?? '';
  return BAD.includes(kind) ? 'bad' : GOOD.includes(kind) ? 'good' : 'even';
}
