/** Waits with what moves the page until a tap that is under way has been heard: moved away, it would miss what it was meant for. */
export function afterTap(run: () => void): void {
  if (document.querySelector(':active')) addEventListener('mouseup', () => setTimeout(run), { once: true });
  else run();
}
