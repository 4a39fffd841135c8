const box = document.querySelector<HTMLElement>('#tensu-notice');

/** What the notice at the page's foot can say. */
export type Said = 'update' | 'missing' | 'reloaded' | 'full';

/** What a reload helps with. */
const RELOADING: readonly Said[] = ['update', 'missing'];

/** Shows one of the notices; the one before goes. */
export function say(what: Said): void {
  if (!box) return;
  for (const one of box.querySelectorAll<HTMLElement>('[data-says]')) one.hidden = one.dataset.says !== what;
  const reload = box.querySelector<HTMLElement>('[data-does="reload"]');
  if (reload) reload.hidden = !RELOADING.includes(what);
  box.hidden = false;
}

for (const button of box?.querySelectorAll('button') ?? [])
  button.addEventListener('click', () => {
    if (button.dataset.does === 'reload') location.reload();
    else if (box) box.hidden = true;
  });
