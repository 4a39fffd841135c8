import { type Marks, type Tally, tally } from './grade.ts';

/** How one question of the blueprint went, over everybody who got it. */
interface PlaceStatistics extends Tally {
  /** Its place in the blueprint, from 0. */
  readonly place: number;
  /** How many were asked. */
  readonly asked: number;
  /**
   * Item discrimination: the correlation with the rest of the sheet, -1 to 1; undefined if everybody scored the same.
   */
  readonly agrees: number | undefined;
  /** Whether the question itself deserves a look, rather than the candidates. */
  readonly doubtful: boolean;
}

/** How the questions of an exam went. */
export interface Statistics {
  readonly places: readonly PlaceStatistics[];
  readonly topics: readonly (Tally & { readonly topic: string })[];
}

/** The fewest answers that say anything, and the share that should be right. */
const [FEWEST, LEAST_RIGHT] = [8, 0.2] as const;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function correlation(a: readonly number[], b: readonly number[]): number | undefined {
  const [middleA, middleB] = [mean(a), mean(b)];
  const product = (x: readonly number[], inX: number, y: readonly number[], inY: number): number =>
    x.reduce((sum, value, i) => sum + (value - inX) * ((y[i] ?? inY) - inY), 0);
  const spread = Math.sqrt(product(a, middleA, a, middleA) * product(b, middleB, b, middleB));
  return spread > 0 ? product(a, middleA, b, middleB) / spread : undefined;
}

const shareOf = ({ had, most }: Tally): number => (most === 0 ? 0 : had / most);

function statisticsAt(sheets: readonly Marks[], place: number): PlaceStatistics {
  const there = sheets.filter((marks) => (marks[place] ?? []).length > 0);
  const here = there.map((marks) => shareOf(tally(marks[place] ?? [])));
  const rest = there.map((marks) => shareOf(tally(marks.filter((_, i) => i !== place).flat())));
  const all = tally(there.flatMap((marks) => marks[place] ?? []));
  const agrees = correlation(here, rest);
  const isOdd = (agrees !== undefined && agrees < 0) || shareOf(all) < LEAST_RIGHT;
  return { place, asked: there.length, ...all, agrees, doubtful: there.length >= FEWEST && isOdd };
}

/** Reorders a sheet's marks into the order of the blueprint. */
export const inBlueprintOrder = (marks: Marks, slots: readonly number[]): Marks =>
  marks.map((_, slot) => marks[slots.indexOf(slot)] ?? []);

/** Statistics by question and by topic, from the marks of all sheets in the order of the blueprint. */
export function statisticsOf(sheets: readonly Marks[]): Statistics {
  const length = Math.max(0, ...sheets.map((marks) => marks.length));
  const topics = Map.groupBy(
    sheets.flatMap((marks) => marks.flat()),
    ({ topic }) => topic,
  );
  return {
    places: Array.from({ length }, (_, place) => statisticsAt(sheets, place)),
    topics: [...topics].map(([topic, points]) => ({ topic, ...tally(points) })),
  };
}
