/** Patterns of veils: the usual kinds have their own, others one that is always the same for the same name. */
export const PATTERNS = ['wash', 'dots', 'hatch', 'cross', 'waves'] as const;
export type Pattern = (typeof PATTERNS)[number];

const KNOWN: Record<string, Pattern> = {
  reach: 'wash',
  fog: 'dots',
  smoke: 'dots',
  dark: 'dots',
  sight: 'hatch',
  danger: 'cross',
  fire: 'cross',
  water: 'waves',
};

export function patternOf(kind: string): Pattern {
  const number = [...kind].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return KNOWN[kind] ?? (PATTERNS[number % PATTERNS.length] as Pattern);
}

/** How much of what lies below a veil of this level covers. */
export function thickness(level: number): number {
  return Math.min(0.9, 0.28 + 0.2 * level);
}

/** What a game's own drawing of a veil is called among its art. */
export function drawingName({ kind, level = 1 }: { kind: string; level?: number }): string {
  return `veil-${kind}-${level}`;
}
