/** Remembers which tests noticed faults, so that the likeliest to notice the next is asked first; what stands near is noticed by the same. */
export interface Luck {
  /** The same tests, those first that are likely to notice a fault of this place (`placesOf`) of a file in little time. */
  readonly sorted: (file: string, place: string, tests: readonly string[]) => readonly string[];
  /** Tells which of the tests, in the order that they were asked, noticed a fault of this place; '' where none did. */
  readonly learn: (file: string, place: string, tests: readonly string[], by: string) => void;
  /** All that was learnt, to begin with another time. */
  readonly learnt: () => Learnt;
}

/** What was learnt of tests, by themselves, and by folders, files and places. */
export type Learnt = readonly (readonly [key: string, tries: Tries])[];

/** How often a test was asked about faults, and noticed them. */
interface Tries {
  asked: number;
  noticed: number;
}

/** So likely a test notices that has never been asked. */
const AT_FIRST = 0.2;

/** What it takes to begin a test file, in milliseconds, besides what its tests take. */
const BEGINNING = 300;

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));

/** What was learnt in a whole is believed as much as one trial nearer by. */
const share = (tries: Tries | undefined, before: number): number =>
  ((tries?.noticed ?? 0) + before) / ((tries?.asked ?? 0) + 1);

/** Begins to learn, or goes on with what was learnt before; `took` says how long each test takes in milliseconds. */
export function makeLuck(took: ReadonlyMap<string, number>, before: Learnt): Luck {
  const tries = new Map(before);
  const keysOf = (file: string, place: string, test: string): readonly string[] =>
    [...new Set(['', folderOf(file), file, place])].map((where) => `${where} ${test}`);
  const likely = (file: string, place: string, test: string): number =>
    keysOf(file, place, test).reduce((before, key) => share(tries.get(key), before), AT_FIRST);
  return {
    sorted: (file, place, tests) => {
      const worth = new Map(
        tests.map((test) => [test, likely(file, place, test) / ((took.get(test) ?? 0) + BEGINNING)]),
      );
      return tests.toSorted((one, other) => (worth.get(other) ?? 0) - (worth.get(one) ?? 0));
    },
    learn: (file, place, tests, by) => {
      const last = tests.indexOf(by);
      for (const test of last < 0 ? tests : tests.slice(0, last + 1))
        for (const key of keysOf(file, place, test)) {
          const one = tries.get(key) ?? { asked: 0, noticed: 0 };
          one.asked += 1;
          if (test === by) one.noticed += 1;
          tries.set(key, one);
        }
    },
    learnt: () => [...tries],
  };
}
