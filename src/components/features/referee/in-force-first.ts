import { rulebookInForce } from '../../../stores/rulebook.ts';
import { names } from './cards-page.ts';

/** The original position of each row. */
const places = new Map(
  [...document.querySelectorAll<HTMLElement>('.rulings')].flatMap((rulings) =>
    [...rulings.querySelectorAll<HTMLElement>('.ruling')].map((row, place) => [row, place] as const),
  ),
);

const placeOf = (row: HTMLElement, inForce: string): number =>
  names(row.dataset.books, inForce) ? -1 : (places.get(row) ?? 0);

/** Moves the rulebook in force to the top of each card, also for screen readers and the Tab key; paper shows no other. */
rulebookInForce.$value.subscribe((inForce) => {
  for (const rulings of document.querySelectorAll<HTMLElement>('.rulings')) {
    const rows = [...rulings.querySelectorAll<HTMLElement>('.ruling')];
    for (const row of rows) row.toggleAttribute('data-in-force', names(row.dataset.books, inForce));
    const sorted = rows.toSorted((a, b) => placeOf(a, inForce) - placeOf(b, inForce));
    if (sorted.some((row, i) => row !== rows[i])) rulings.append(...sorted);
  }
});
