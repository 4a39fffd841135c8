import { fill } from '../../../i18n/strings.ts';
import { forGood } from '../../../stores/browser-storage.ts';
import { $prepared, isTicked, setPrepared } from '../../../stores/prepared.ts';

/** What a rulebook's learner has shown; nothing is fetched where nothing is remembered, and none where it does not come. */
async function fetchShown(book: string): Promise<ReadonlySet<string>> {
  if (forGood.read('tensu:practice') === undefined && forGood.read('tensu:path') === undefined) return new Set();
  const proofs = await import('./proofs.ts').catch(() => undefined);
  return proofs?.shownIn(book) ?? new Set();
}

for (const list of document.querySelectorAll<HTMLElement>('.checklist')) {
  const boxes = [...list.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const count = list.querySelector<HTMLElement>('.count');
  let shown: ReadonlySet<string> = new Set();
  const isShown = ({ dataset }: HTMLInputElement): boolean =>
    dataset.shown?.split(' ').every((skill) => shown.has(skill)) === true;
  const show = (done: readonly string[]): void => {
    for (const box of boxes) {
      box.checked = isTicked(done, box.value, isShown(box));
      const reason = list.querySelector<HTMLElement>(`[id="${box.getAttribute('aria-describedby') ?? ''}"]`);
      if (reason) reason.hidden = !isShown(box) || !box.checked;
    }
    if (count)
      count.textContent = fill(count.dataset.text ?? '', {
        n: boxes.filter(({ checked }) => checked).length,
        all: boxes.length,
      });
  };
  for (const box of boxes)
    box.addEventListener('change', () => {
      setPrepared(box.value, box.checked, isShown(box));
    });
  $prepared.subscribe(show);
  void fetchShown(list.dataset.book ?? '').then((found) => {
    shown = found;
    show($prepared.get());
  });
}
