import { baseBook } from '../../../engine/rulebooks/ids.ts';
import { $recentRulings, forgetRulings, type RecentRuling } from '../../../stores/recent-rulings.ts';

export { rememberRuling } from '../../../stores/recent-rulings.ts';

/** How the chooser of the page's head calls a rulebook. */
const nameOf = (book: string): string =>
  document.querySelector(`#tensu-rulebook option[value="${baseBook(book)}"]`)?.textContent ?? book;

/** Shows the recent rulings, and calls back with the one that is chosen. */
export function showRecent(place: HTMLElement, open: (one: RecentRuling) => void): void {
  const list = place.querySelector('ul');
  place.querySelector('button')?.addEventListener('click', forgetRulings);
  $recentRulings.subscribe((recent) => {
    place.hidden = recent.length === 0;
    list?.replaceChildren(
      ...recent.map((one) => {
        const button = Object.assign(document.createElement('button'), { type: 'button' });
        const head = Object.assign(document.createElement('b'), { textContent: one.head });
        const what = [one.text ?? '', nameOf(one.book)].filter((part) => part !== '').join(' · ');
        button.append(head, ' ', Object.assign(document.createElement('span'), { textContent: what }));
        button.addEventListener('click', () => open(one));
        const item = document.createElement('li');
        item.append(button);
        return item;
      }),
    );
  });
}
