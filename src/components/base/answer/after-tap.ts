/** Waits until the current tap has ended: if the page moved before, the tap would miss its target. */
export function afterTap(run: () => void): void {
  if (document.querySelector(':active')) addEventListener('mouseup', () => setTimeout(run), { once: true });
  else run();
}
