/**
 * Sentences with pictures in them: a name that has an icon carries it wherever it is mentioned.
 *
 * Fluent gives plain strings, so the formatter wraps what it fills in between characters of the private use area,
 * and this file takes them apart again.
 */
const OPEN = '\uE000';
const MID = '\uE001';
const CLOSE = '\uE002';

export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'ref'; ref: string; text: string }
  | { kind: 'seat'; seat: number; text: string };

export function wrapRef(ref: string, text: string): string {
  return `${OPEN}${ref}${MID}${text}${CLOSE}`;
}

export function wrapSeat(seat: number, text: string): string {
  return `${OPEN}#${seat}${MID}${text}${CLOSE}`;
}

/** The sentence without its pictures. */
export function plain(text: string): string {
  return text.replace(/\uE000[^\uE001]*\uE001/g, '').replaceAll(CLOSE, '');
}

/** The parts of a sentence; of names inside names the outermost counts. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  let rest = 0;
  const push = (part: string) => {
    if (part) found.push({ kind: 'text', text: part });
  };
  while (rest < text.length) {
    const open = text.indexOf(OPEN, rest);
    if (open < 0) break;
    push(text.slice(rest, open));
    const mid = text.indexOf(MID, open);
    const end = closing(text, mid + 1);
    const ref = text.slice(open + 1, mid);
    const inner = text.slice(mid + 1, end);
    if (ref.startsWith('#')) found.push({ kind: 'seat', seat: Number(ref.slice(1)), text: plain(inner) });
    else if (inner.includes(OPEN)) found.push(...spans(inner));
    else found.push({ kind: 'ref', ref, text: inner });
    rest = end + 1;
  }
  push(text.slice(rest));
  return found;
}

function closing(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === OPEN) depth += 1;
    else if (text[at] === CLOSE && (depth -= 1) === 0) return at;
  }
  return text.length;
}
