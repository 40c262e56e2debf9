/**
 * The picture of a finished game: who won and why, in the game's own colours, to be shared.
 *
 * It is drawn here, in the browser. What it says is on the screen at the end anyway: no link, no seed, no talk.
 */
import type { TableView } from '../state/view.svelte';
import { dropOf, letterOf, shapeOf } from '../ui/seats';

/** The size that messengers and networks want. */
export const WIDTH = 1200;
export const HEIGHT = 630;

export type Player = { seat: number; name: string; won: boolean };
/** What the picture says. */
export type EndCard = { title: string; won: string; why: string; players: Player[]; facts: string };
/** What it says that in: the page's own colours, so that it is dark or light as the page is. */
export type Colours = { ground: string; ink: string; quiet: string; line: string; fire: string; edge: string };
export type Seat = { fill: string; ink: string };
export type Paint = { colours: Colours; seats: Seat[]; display: string; text: string; box: CanvasImageSource | null };

/** Who has won, in one sentence. */
export function whoWon(view: TableView): string {
  const names = (view.sight?.result?.winners ?? []).map((seat) => view.names[seat] ?? '');
  if (names.length === 1) return view.say('page-won', { name: names[0] ?? '' });
  return names.length ? view.say('page-won-several', { names: view.words.list(names) }) : view.say('page-nobody-won');
}

/** How it ended, in a word or two; empty where the game has none for it. */
export function endingOf(view: TableView): string {
  const ending = `ending-${view.sight?.result?.ending ?? ''}`;
  return view.words.has(ending) ? view.say(ending) : '';
}

/** What is told of a game, once it is over. A number that is not known is left out. */
export function cardOf(view: TableView, rounds: number, decisions: number): EndCard {
  const winners = view.sight?.result?.winners ?? [];
  const [verdict] = view.sight?.scene?.verdict ?? [];
  const ending = endingOf(view);
  const facts = [
    rounds > 0 ? view.say('page-card-rounds', { count: rounds }) : '',
    decisions > 0 ? view.say('page-card-decisions', { count: decisions }) : '',
  ];
  return {
    title: view.say('game-title'),
    won: whoWon(view),
    why: verdict ? view.text(verdict) : ending && `${ending}.`,
    players: view.names.map((name, seat) => ({ seat, name, won: winners.includes(seat) })),
    facts: facts.filter(Boolean).join(' · '),
  };
}

// --- drawing -------------------------------------------------------------------------------------

const EDGE = 72;
const TOP = 52;
const BAND = 14;
const BOX = { width: 372, height: 520 };
const GAP = 60;
const CHIP = 42;
const MOST_CHIPS = 3;
const NARROWEST_NAME = 60;
const HOUSE = ['FIVE', 'FIRES'] as const;

type Pen = CanvasRenderingContext2D;

/** Draw the card on a canvas of `WIDTH` by `HEIGHT`. */
export function draw(pen: Pen, card: EndCard, paint: Paint): void {
  const { colours, display, text } = paint;
  pen.fillStyle = colours.ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = colours.fire;
  pen.fillRect(0, HEIGHT - BAND, WIDTH, BAND);
  if (paint.box) drawBox(pen, paint.box);

  const left = paint.box ? EDGE + BOX.width + GAP : EDGE;
  const wide = WIDTH - EDGE - left;
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';

  const foot = drawFoot(pen, card.facts, left, wide, paint);
  const roof = drawPlayers(pen, card.players, left, wide, foot, paint);

  let size = 78;
  do pen.font = `400 ${size}px ${display}`;
  while (pen.measureText(card.title).width > wide && (size -= 2) > 36);
  pen.fillStyle = colours.ink;
  let y = TOP + size * 0.86;
  pen.fillText(fitted(pen, card.title, wide), left, y);
  y += 26;
  pen.fillStyle = colours.fire;
  pen.fillRect(left, y, 84, 5);

  y += 22;
  pen.fillStyle = colours.ink;
  pen.font = `600 42px ${text}`;
  y = write(pen, lines(pen, card.won, wide, 2), left, y, 50);
  pen.fillStyle = colours.quiet;
  pen.font = `400 27px ${text}`;
  const room = Math.max(1, Math.floor((roof - 14 - (y + 10)) / 37));
  write(pen, lines(pen, card.why, wide, room), left, y + 10, 37);
}

function drawBox(pen: Pen, box: CanvasImageSource): void {
  const { width, height } = sizeOf(box);
  const scale = Math.min(BOX.width / width, BOX.height / height);
  const drawn = { width: width * scale, height: height * scale };
  const x = EDGE + (BOX.width - drawn.width) / 2;
  pen.drawImage(box, x, (HEIGHT - BAND - drawn.height) / 2, drawn.width, drawn.height);
}

/** A drawing without a size of its own is as wide and high as the place that it gets. */
function sizeOf(box: CanvasImageSource): { width: number; height: number } {
  const image = box as HTMLImageElement;
  return image.naturalWidth && image.naturalHeight
    ? { width: image.naturalWidth, height: image.naturalHeight }
    : { width: BOX.width, height: BOX.height };
}

/** The numbers of the game, and whose table it was played at. Returns how far down there is room above. */
function drawFoot(pen: Pen, facts: string, left: number, wide: number, { colours, text }: Paint): number {
  const y = HEIGHT - BAND - 48;
  pen.font = `400 22px ${text}`;
  let x = left + wide;
  for (const [word, colour] of [
    [HOUSE[1], colours.fire],
    [`${HOUSE[0]} `, colours.ink],
  ] as const) {
    x -= pen.measureText(word).width;
    pen.fillStyle = colour;
    pen.fillText(word, x, y);
  }
  pen.fillStyle = colours.quiet;
  pen.fillText(fitted(pen, facts, x - left - 20), left, y);
  pen.fillStyle = colours.line;
  pen.fillRect(left, y - 40, wide, 2);
  return y - 40;
}

/** Everybody with their sign, the winners in bold; as many to a row as fit. Returns where the first row begins. */
function drawPlayers(pen: Pen, players: Player[], left: number, wide: number, foot: number, paint: Paint): number {
  const most = Math.min(players.length, Math.max(3, Math.ceil(players.length / MOST_CHIPS)));
  const rows = most ? Math.ceil(players.length / most) : 0;
  const each = wide / Math.max(1, most);
  const roof = foot - 12 - rows * CHIP;
  players.forEach((player, index) => {
    const x = left + (index % most) * each;
    const y = roof + Math.floor(index / most) * CHIP + CHIP / 2;
    drawSign(pen, player.seat, x + 14, y, paint);
    pen.fillStyle = player.won ? paint.colours.ink : paint.colours.quiet;
    pen.font = `${player.won ? 600 : 400} 23px ${paint.text}`;
    pen.fillText(fitted(pen, player.name, Math.max(NARROWEST_NAME, each - 50)), x + 36, y + 8);
  });
  return roof;
}

function drawSign(pen: Pen, seat: number, x: number, y: number, { seats, colours, text }: Paint): void {
  const { fill, ink } = seats[seat % seats.length] ?? { fill: colours.fire, ink: colours.ground };
  pen.save();
  pen.translate(x, y);
  pen.scale(13, 13);
  const shape = new Path2D(shapeOf(seat));
  pen.fillStyle = fill;
  pen.fill(shape);
  pen.strokeStyle = colours.edge;
  pen.lineWidth = 0.14;
  pen.lineJoin = 'round';
  pen.stroke(shape);
  pen.restore();
  pen.save();
  pen.fillStyle = ink;
  pen.font = `700 15px ${text}`;
  pen.textAlign = 'center';
  pen.fillText(letterOf(seat), x, y + dropOf(seat) * 13 + 5.5);
  pen.restore();
}

function write(pen: Pen, found: string[], x: number, y: number, height: number): number {
  found.forEach((line, index) => pen.fillText(line, x, y + (index + 0.8) * height));
  return y + found.length * height;
}

/** A sentence in so many lines at most. What does not fit ends in dots. */
export function lines(pen: Pick<Pen, 'measureText'>, sentence: string, wide: number, most: number): string[] {
  const words = sentence.split(/\s+/).filter(Boolean);
  const found: string[] = [];
  let line = '';
  for (const [at, word] of words.entries()) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || pen.measureText(longer).width <= wide) {
      line = longer;
      continue;
    }
    if (found.length + 1 === most) return [...found, fitted(pen, [line, ...words.slice(at)].join(' '), wide)];
    found.push(fitted(pen, line, wide));
    line = word;
  }
  return line ? [...found, fitted(pen, line, wide)] : found;
}

/** As much of a text as there is room for. */
export function fitted(pen: Pick<Pen, 'measureText'>, text: string, wide: number): string {
  if (pen.measureText(text).width <= wide) return text;
  const letters = [...text];
  while (letters.length && pen.measureText(`${letters.join('').trimEnd()}…`).width > wide) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

// --- with the page's own look ----------------------------------------------------------------------

const SEATS = 8;

/** The picture as a file, in the look that the page has now. */
export async function pictureOf(card: EndCard, view: TableView): Promise<Blob> {
  const paint = await paintOf(card, view);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  draw(pen, card, paint);
  return new Promise((made, failed) =>
    canvas.toBlob((blob) => (blob ? made(blob) : failed(new Error('no picture'))), 'image/png'),
  );
}

async function paintOf(card: EndCard, view: TableView): Promise<Paint> {
  const { look } = view.look;
  const style = getComputedStyle(document.documentElement);
  const of = (name: string) => style.getPropertyValue(name).trim();
  const [display, text] = [of('--face-display') || 'sans-serif', of('--face-text') || 'sans-serif'];
  const said = Object.values(card).flat().join(' ');
  const faces = [`400 40px ${display}`, `400 40px ${text}`, `600 40px ${text}`, `700 40px ${text}`];
  const [box] = await Promise.all([
    drawing(look.box ? view.look.file(look.box) : '/flame.svg'),
    // A face that does not come is replaced, as it is on the page.
    ...faces.map((face) => document.fonts.load(face, said).catch(() => [])),
  ]);
  return {
    colours: {
      ground: of('--ground'),
      ink: of('--ink'),
      quiet: of('--ink-2'),
      line: of('--line'),
      fire: look.fire ?? of('--act'),
      edge: of('--seat-edge'),
    },
    seats: Array.from({ length: SEATS }, (_, seat) => seatColours(seat)),
    display,
    text,
    box,
  };
}

/** The colours of a seat stand in a style sheet alone. */
function seatColours(seat: number): Seat {
  const sample = document.createElement('span');
  sample.className = `seat-${seat}`;
  document.body.append(sample);
  const style = getComputedStyle(sample);
  const found = { fill: style.getPropertyValue('--seat').trim(), ink: style.getPropertyValue('--seat-ink').trim() };
  sample.remove();
  return found;
}

/** A drawing that can be painted with; none where it cannot be had. */
async function drawing(address: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}
