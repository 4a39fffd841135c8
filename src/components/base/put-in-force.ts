import { chooseOwn } from '../../stores/rulebook.ts';

/** Links with `data-put-in-force` lead to a page that goes by the rulebook in force: this one, from then on. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-put-in-force]'))
  link.addEventListener('click', () => chooseOwn(link.dataset.putInForce ?? ''));
