/**
 * The style by which whatever is marked `data-books="<ids>"` stands out while one of these rulebooks is in force, from the
 * first picture on: it sets `--in-force-ink`, `--in-force-weight` and `--in-force-order` for the components to use.
 */
export function inForceStyle(ids: readonly string[]): string {
  const selectors = ids.map((id) => `[data-rulebook='${id}'] [data-books~='${id}']`);
  return `${selectors.join(',')}{--in-force-ink:var(--felt);--in-force-weight:600;--in-force-order:-1}`;
}
