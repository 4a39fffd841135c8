/** What the first of so many attempts gives that gives anything; nothing when none does. */
export function attempts<T>(most: number, attempt: () => T | undefined): T | undefined {
  for (let n = 0; n < most; n++) {
    const found = attempt();
    if (found !== undefined) return found;
  }
  return undefined;
}
