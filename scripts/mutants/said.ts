/** The files of a sweep: which fault is on in which test file, by lots; what tests said, a line each; and which faults are asked about in which test file. */
export const NAMES = { now: (lot: number) => `now-${String(lot)}`, told: 'told', toAsk: 'to-ask' } as const;

/** What one test said of a fault: it is the `at`th (an id of Vitest) of the file `test`, and takes so many milliseconds of a processor. */
export interface ToldByTest {
  readonly id: number;
  readonly test: string;
  readonly at: string;
  readonly noticed: boolean;
  readonly took: number;
}

/** A test file came to its end: it was asked about all faults that it came by but those that are left. */
export interface ToldAtEnd {
  readonly ended: string;
  readonly left: readonly number[];
}

/** Which fault kept a test file from its end. */
export interface ToldStuck {
  readonly id: number;
  readonly stuck: string;
}

/** A line of what is told. */
export type Told = ToldByTest | ToldAtEnd | ToldStuck;

/** The lines of a text of what is told. */
export const linesIn = (text: string): readonly Told[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Told);
