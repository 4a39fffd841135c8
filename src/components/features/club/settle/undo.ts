/** Something with all that it was before, the latest last, so that each change can be taken back. */
export interface Undoable<T> {
  readonly now: T;
  readonly past: readonly T[];
}

/** So many changes can be taken back. */
export const MOST_UNDONE = 50;

/** Something that was not changed yet. */
export const unchanged = <T>(now: T): Undoable<T> => ({ now, past: [] });

/** A change that can be taken back. */
export const changed = <T>({ now, past }: Undoable<T>, next: T): Undoable<T> =>
  next === now ? { now, past } : { now: next, past: [...past.slice(1 - MOST_UNDONE), now] };

/** The last change taken back; the same where there is none. */
export function undone<T>(state: Undoable<T>): Undoable<T> {
  const before = state.past.at(-1);
  return before === undefined ? state : { now: before, past: state.past.slice(0, -1) };
}
