import { type Marks, type Tally, tally } from './grade.ts';

/** How one question of the blueprint went, with all who were asked something there. */
interface PlaceStatistics extends Tally {
  /** Its place in the blueprint, from 0. */
  readonly place: number;
  /** How many were asked. */
  readonly asked: number;
  /**
   * Whether those who did well in the rest did well here: the correlation of both, -1 to 1; undefined where all did the same.
   */
  readonly agrees: number | undefined;
  /** Whether the question, rather than those who were asked, is to be looked at. */
  readonly doubtful: boolean;
}

/** How the questions of an exam went. */
export interface Statistics {
  readonly places: readonly PlaceStatistics[];
  readonly topics: readonly (Tally & { readonly topic: string })[];
}

/** Fewer answers tell nothing, and of many at least so many are right. */
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

/** Marks in the order of the blueprint, by which question of it stands at each place of the sheet. */
export const inBlueprintOrder = (marks: Marks, slots: readonly number[]): Marks =>
  marks.map((_, slot) => marks[slots.indexOf(slot)] ?? []);

/** What the marks of all sheets, each in the order of the blueprint, say of the questions, place by place and topic by topic. */
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
