/** Searching rules by words: "how do I win" finds what says who wins, and "art" does not find "start". */

/** Words of a question that say nothing about what is looked for. */
const EMPTY = new Set(
  'a an and are as at be can do does for from how i in is it me my of on or the there to we what when where which who why with you'.split(
    ' ',
  ),
);
/** What people say, and what rules say for it. */
const ALIKE: string[][] = [
  ['win', 'wins', 'winner', 'winners', 'won', 'victory', 'winning'],
  ['lose', 'loses', 'lost', 'losing', 'defeat'],
  ['die', 'dies', 'dead', 'death', 'killed', 'kills'],
  ['dice', 'die', 'roll', 'rolls', 'rolled'],
  ['move', 'moves', 'moving', 'movement', 'walk', 'walks'],
  ['fight', 'fights', 'attack', 'attacks', 'confront', 'confronting'],
  ['heal', 'heals', 'healing', 'healed'],
  ['end', 'ends', 'over', 'ending'],
];

export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
}

/** The words that matter; of a question that has none, all. */
function wanted(query: string): string[] {
  const all = wordsIn(query);
  const telling = all.filter((word) => !EMPTY.has(word));
  return telling.length ? telling : all;
}

function same(word: string, looked: string): boolean {
  if (word === looked || ALIKE.some((group) => group.includes(word) && group.includes(looked))) return true;
  return looked.length > 3 && word.startsWith(looked);
}

/** Whether a text has every word that is looked for, or one like it. Nothing looked for is in every text. */
export function finds(query: string, text: string): boolean {
  const words = wordsIn(text);
  return wanted(query).every((looked) => words.some((word) => same(word, looked)));
}
