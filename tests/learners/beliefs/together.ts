type Habit = ((right: never, ...rest: never[]) => unknown) | true;
type Habits = Readonly<Record<string, Habit | undefined>>;

/** Combines several habits: where two concern the same value, the second builds on the first. */
export function together<H extends object>(all: readonly H[]): H {
  const merged: Record<string, Habit> = {};
  for (const habits of all) {
    for (const [name, habit] of Object.entries(habits as Habits)) {
      const before = merged[name];
      if (habit === undefined) continue;
      merged[name] =
        typeof before === 'function' && typeof habit === 'function'
          ? (right: never, ...rest: never[]) => habit(before(right, ...rest) as never, ...rest)
          : habit;
    }
  }
  return merged as H;
}
