/** Remembers which tests noticed faults, so that the likeliest to notice the next is asked first; what stands near is noticed by the same. */
export interface Luck {
  /** The same tests, those first that are likely to notice a fault of this file in little time. */
  readonly sorted: (file: string, tests: readonly string[]) => readonly string[];
  /** Tells which of the tests, in the order that they were asked, noticed a fault of this file; '' where none did. */
  readonly learn: (file: string, tests: readonly string[], by: string) => void;
}

/** How often a test was asked about faults, and noticed them. */
interface Tries {
  asked: number;
  noticed: number;
}

/** So likely a test notices that has never been asked. */
const AT_FIRST = 0.2;

/** What it takes to begin a test file, in milliseconds, besides what its tests take. */
const BEGINNING = 100;

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));

/** What was learnt in a whole is believed as much as one trial nearer by. */
const share = (tries: Tries | undefined, before: number): number =>
  ((tries?.noticed ?? 0) + before) / ((tries?.asked ?? 0) + 1);

/** Begins to learn; `took` says how long each test takes in milliseconds. */
export function makeLuck(took: ReadonlyMap<string, number>): Luck {
  const tries = new Map<string, Tries>();
  const keysOf = (file: string, test: string): readonly string[] => [
    test,
    `${folderOf(file)} ${test}`,
    `${file} ${test}`,
  ];
  const likely = (file: string, test: string): number =>
    keysOf(file, test).reduce((before, key) => share(tries.get(key), before), AT_FIRST);
  return {
    sorted: (file, tests) => {
      const worth = new Map(tests.map((test) => [test, likely(file, test) / ((took.get(test) ?? 0) + BEGINNING)]));
      return tests.toSorted((one, other) => (worth.get(other) ?? 0) - (worth.get(one) ?? 0));
    },
    learn: (file, tests, by) => {
      const last = tests.indexOf(by);
      for (const test of last < 0 ? tests : tests.slice(0, last + 1))
        for (const key of keysOf(file, test)) {
          const one = tries.get(key) ?? { asked: 0, noticed: 0 };
          one.asked += 1;
          if (test === by) one.noticed += 1;
          tries.set(key, one);
        }
    },
  };
}
