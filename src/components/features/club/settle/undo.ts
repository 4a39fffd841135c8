/** A value with its history, latest last, for undo. */
export interface Undoable<T> {
  readonly now: T;
  readonly past: readonly T[];
}

/** Number of changes that can be undone. */
export const MOST_UNDONE = 50;

/** A value without history. */
export const unchanged = <T>(now: T): Undoable<T> => ({ now, past: [] });

/** Records a change. */
export const changed = <T>({ now, past }: Undoable<T>, next: T): Undoable<T> =>
  next === now ? { now, past } : { now: next, past: [...past.slice(1 - MOST_UNDONE), now] };

/** Undoes the last change, if there is one. */
export function undone<T>(state: Undoable<T>): Undoable<T> {
  const before = state.past.at(-1);
  return before === undefined ? state : { now: before, past: state.past.slice(0, -1) };
}
