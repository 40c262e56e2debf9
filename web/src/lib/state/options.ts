/** Answers in their order: by whom they are for, by what they are about, with what ends the turn apart. */
import type { Group, Odds, Offer } from '../api/types';

export const GROUPS: readonly Group[] = ['', 'move', 'act', 'fight', 'use', 'gear', 'talk', 'rare', 'end'];

/** One answer, or many of the same sort about squares of a map, which are told in one line. */
export type Entry = { offer: Offer } | { fold: string; offers: Offer[] };
export type Section = { unit: string; group: Group; entries: Entry[] };
export type Arranged = { sections: Section[]; ends: Offer[] };

/** From so many on, answers about squares fold; from so many on, a list can be searched. */
const [FOLDS, LONG] = [4, 12];

/** Whether there is more to look through than the eye takes in; what is folded is one line. */
export function isLong({ sections, ends }: Arranged): boolean {
  return sections.reduce((sum, section) => sum + section.entries.length, ends.length) > LONG;
}

const groupOf = (offer: Offer): Group => offer.group ?? '';

export function arranged(offers: readonly Offer[], squares: ReadonlySet<string>): Arranged {
  const rest = offers.filter((offer) => groupOf(offer) !== 'end');
  const units = [...new Set(rest.map((offer) => offer.unit ?? ''))];
  const sections = units.flatMap((unit) =>
    GROUPS.flatMap((group): Section[] => {
      const members = rest.filter((offer) => (offer.unit ?? '') === unit && groupOf(offer) === group);
      return members.length ? [{ unit, group, entries: folded(members, squares) }] : [];
    }),
  );
  return { sections, ends: offers.filter((offer) => groupOf(offer) === 'end') };
}

/** Answers that differ only in their square become one entry, where the first of them stood. */
export function folded(offers: readonly Offer[], squares: ReadonlySet<string>): Entry[] {
  const sorts = new Map<string, Offer[]>();
  const sortOf = (offer: Offer): string =>
    (offer.about ?? []).filter((id) => squares.has(id)).length === 1 ? offer.label.id : '';
  for (const offer of offers) {
    const sort = sortOf(offer);
    if (sort) sorts.set(sort, [...(sorts.get(sort) ?? []), offer]);
  }
  const told = new Set<string>();
  return offers.flatMap((offer): Entry[] => {
    const sort = sortOf(offer);
    const alike = sorts.get(sort) ?? [];
    if (!sort || alike.length < FOLDS) return [{ offer }];
    if (told.has(sort)) return [];
    told.add(sort);
    return [{ fold: sort, offers: alike }];
  });
}

/** All words that were typed are in it, whatever their order. */
export function matches(text: string, typed: string): boolean {
  const low = text.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => low.includes(word));
}

/** A chance in whole per cent; what is not certain is never told as 0 or 100. */
export function percent({ good, total }: Odds): string {
  const exact = (100 * good) / total;
  const told = good > 0 && good < total ? Math.max(1, Math.min(99, Math.round(exact))) : Math.round(exact);
  return `${told} %`;
}
