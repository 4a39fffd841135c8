const told = new WeakSet<object>();

/** Whether a page, known by its locals, gets this notice for the first time: once is enough. */
export function isFirstOn(page: object): boolean {
  if (told.has(page)) return false;
  told.add(page);
  return true;
}
