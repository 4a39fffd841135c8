import { look, type Net, PATTERNS, type Rows, SEEN, SPAN, sumsFor, WIDTH } from '../net.ts';
import { sharesOf } from './chance.ts';

/** A telling: the place of its card, and its words as rows of the net. */
export interface Row {
  readonly place: number;
  readonly rows: Rows;
}

/** So many numbers of what is seen of a text are taken for nothing, so that no one of them has to be there; found by measuring. */
const LEFT_OUT = 0.3;
/** A card that is less off than this has nothing to teach. */
const LEAST_OFF = 1e-4;

/** Adds to `slopes` how far each number of the net is off for a telling. */
export function addSlopes(net: Net, slopes: Net, { place, rows }: Row, share: () => number): void {
  const { line, peaks, whole } = look(net, rows);
  const kept = whole.map(() => (share() < LEFT_OUT ? 0 : 1 / (1 - LEFT_OUT)));
  const seen = whole.map((one, i) => one * (kept[i] ?? 0));
  const off = sharesOf(sumsFor(net, seen));
  off[place] = (off[place] ?? 0) - 1;
  const back = new Float32Array(SEEN);
  off.forEach((much, card) => {
    if (Math.abs(much) < LEAST_OFF) return;
    slopes.usual[card] = (slopes.usual[card] ?? 0) + much;
    for (let i = 0, at = card * SEEN; i < SEEN; i += 1, at += 1) {
      slopes.cards[at] = (slopes.cards[at] ?? 0) + much * (seen[i] ?? 0);
      back[i] = (back[i] ?? 0) + much * (net.cards[at] ?? 0);
    }
  });
  for (let i = 0; i < SEEN; i += 1) back[i] = (back[i] ?? 0) * (kept[i] ?? 0);
  const lineBack = new Float32Array(line.length);
  peaks.forEach((peak, pattern) => {
    const much = back[pattern] ?? 0;
    if (peak < 0 || much === 0) return;
    slopes.bounds[pattern] = (slopes.bounds[pattern] ?? 0) + much;
    for (let i = 0, from = pattern * SPAN, at = peak * WIDTH; i < SPAN; i += 1) {
      slopes.patterns[from + i] = (slopes.patterns[from + i] ?? 0) + much * (line[at + i] ?? 0);
      lineBack[at + i] = (lineBack[at + i] ?? 0) + much * (net.patterns[from + i] ?? 0);
    }
  });
  const part = 1 / Math.sqrt(rows.words.length);
  const addTo = (row: number, change: (i: number) => number): void => {
    for (let i = 0, at = row * WIDTH; i < WIDTH; i += 1) slopes.parts[at + i] = (slopes.parts[at + i] ?? 0) + change(i);
  };
  rows.words.forEach((own, word) => {
    for (const row of own)
      addTo(row, (i) => (lineBack[(word + 1) * WIDTH + i] ?? 0) + part * (back[PATTERNS + i] ?? 0));
  });
  for (const row of rows.meant) addTo(row, (i) => back[PATTERNS + WIDTH + i] ?? 0);
}
