/** Lines of the log. */
import type { Line } from '../api/types';

/** Whether a new round begins here. */
export function isHeading(line: Line): boolean {
  return line.text.id === 'log-round' || line.text.id.startsWith('log-round-');
}
