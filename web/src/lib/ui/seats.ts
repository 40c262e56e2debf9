/** Every seat has a letter, a shape and a colour, so that none of them has to be told apart by one alone. */
export const LETTERS = 'ABCDEFGHIJKLMNOP';

/** Outlines in a square from -1 to 1. */
const SHAPES = [
  circle(),
  polygon(4, Math.PI / 4, 1.08),
  polygon(3, -Math.PI / 2, 1.22, 0.14),
  polygon(6, 0, 1.05),
  polygon(4, 0, 1.16),
  polygon(5, -Math.PI / 2, 1.1, 0.04),
  polygon(8, Math.PI / 8, 1.03),
  polygon(3, Math.PI / 2, 1.22, -0.14),
];

export function letterOf(seat: number): string {
  return LETTERS[seat] ?? '?';
}

export function shapeOf(seat: number): string {
  return SHAPES[seat % SHAPES.length] ?? circle();
}

/** Where the letter has to stand to look centred. */
export function dropOf(seat: number): number {
  return seat % SHAPES.length === 2 ? 0.22 : seat % SHAPES.length === 7 ? -0.18 : 0.02;
}

function circle(): string {
  return 'M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z';
}

function polygon(corners: number, turn: number, radius: number, drop = 0): string {
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = turn + (corner * 2 * Math.PI) / corners;
    return `${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle) + drop).toFixed(3)}`;
  });
  return `M${points.join('L')}Z`;
}
