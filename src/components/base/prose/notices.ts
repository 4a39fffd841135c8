const shownOn = new WeakSet<object>();

/** Whether a page (by its locals) gets this notice for the first time. */
export function isFirstOn(page: object): boolean {
  if (shownOn.has(page)) return false;
  shownOn.add(page);
  return true;
}
