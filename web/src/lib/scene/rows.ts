import type { Row } from '../api/types';

/** Dice are drawn as dice wherever they lie. */
export function isDice(row: Row): boolean {
  return row.role === 'dice';
}
