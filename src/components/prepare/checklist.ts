import { fill } from '../../i18n/strings.ts';
import { $prepared, setPrepared } from '../../stores/prepared.ts';

for (const list of document.querySelectorAll<HTMLElement>('.checklist')) {
  const boxes = [...list.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const count = list.querySelector<HTMLElement>('.count');
  for (const box of boxes)
    box.addEventListener('change', () => {
      setPrepared(box.value, box.checked);
    });
  $prepared.subscribe((done) => {
    for (const box of boxes) box.checked = done.includes(box.value);
    if (count)
      count.textContent = fill(count.dataset.text ?? '', {
        n: boxes.filter(({ checked }) => checked).length,
        all: boxes.length,
      });
  });
}
