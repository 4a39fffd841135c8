/** Milliseconds of a day. */
const DAY = 86_400_000;

/** How long a fact is remembered, in days, and when it was last seen. */
interface Trace {
  readonly stability: number;
  readonly last: number;
}

/** A learner's memory: each fact fades on its own, more slowly after each recall. */
export interface Memory {
  /** The probability (0–1) of recalling a fact; 0 for one never met. */
  readonly recall: (thing: string, now: number) => number;
  /** Shows him a fact that he did or did not recall. */
  readonly learn: (thing: string, recalled: boolean, now: number) => void;
}

const FIRST_DAYS = 1.5;
const GROWTH = 2.2;
const AFTER_LAPSE = 0.4;

/** A memory with nothing in it but `known`. */
export function freshMemory(known: Readonly<Record<string, number>> = {}, start = 0): Memory {
  const traces = new Map<string, Trace>(
    Object.entries(known).map(([thing, stability]) => [thing, { stability, last: start }]),
  );
  const recall = (thing: string, now: number): number => {
    const trace = traces.get(thing);
    if (!trace) return 0;
    const days = Math.max(0, now - trace.last) / DAY;
    return (1 + days / (9 * trace.stability)) ** -1;
  };
  const learn = (thing: string, recalled: boolean, now: number): void => {
    const before = traces.get(thing);
    const spaced = 1 - recall(thing, now);
    const stability = !before
      ? FIRST_DAYS
      : recalled
        ? before.stability * (1 + GROWTH * Math.min(1, spaced * 10))
        : Math.max(FIRST_DAYS / 2, before.stability * AFTER_LAPSE);
    traces.set(thing, { stability, last: now });
  };
  return { recall, learn };
}
