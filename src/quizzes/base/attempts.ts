/** The first result within a number of attempts; undefined when none gives one. */
export function attempts<T>(most: number, attempt: () => T | undefined): T | undefined {
  for (let n = 0; n < most; n++) {
    const found = attempt();
    if (found !== undefined) return found;
  }
  return undefined;
}
