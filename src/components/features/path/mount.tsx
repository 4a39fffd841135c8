import { render } from 'preact';
import { daysBetween, isDay } from '../../../quizzes/base/calendar.ts';
import { CAN } from '../../../quizzes/path/journey.ts';
import { $journey, setOut } from '../../../stores/path.ts';
import { $record, loadMemory } from '../../../stores/practice/memory.ts';
import { momentOf } from '../../../stores/moment.ts';
import { chooseOwn } from '../../../stores/rulebook.ts';
import { Path } from './Path.tsx';
import type { PathSpeech } from './words.ts';

/** Shows the path in its place, or only what comes next to somebody who has practised without one. */
export function showPath(place: HTMLElement, { isNew }: { readonly isNew: boolean }): void {
  const { dataset } = document.documentElement;
  const hasSetOut = $journey.get().can !== '';
  loadMemory();
  if (!hasSetOut && Object.keys($record.get().days).length === 0) {
    delete dataset.path;
    return;
  }
  dataset.path = hasSetOut ? '' : 'none';
  render(<Path {...(JSON.parse(place.dataset.speech ?? '{}') as PathSpeech)} isNew={isNew} />, place);
}

/** Reports a wrong date and focuses its field. */
function refuse(form: HTMLFormElement, why: string | undefined): void {
  const odd = form.querySelector('.odd');
  if (odd) odd.textContent = why ?? '';
  const date = form.elements.namedItem('date');
  if (date instanceof HTMLInputElement) {
    date.setAttribute('aria-invalid', 'true');
    date.focus();
  }
}

/** Starts a path from the form and shows it; an invalid or past date is rejected with a message. */
export function setOutBy(form: HTMLFormElement, place: HTMLElement): void {
  const said = new FormData(form);
  const text = (name: string): string => {
    const value = said.get(name);
    return typeof value === 'string' ? value : '';
  };
  const date = text('date');
  const field = form.elements.namedItem('date');
  const isOdd = (field instanceof HTMLInputElement && field.validity.badInput) || (date !== '' && !isDay(date));
  if (isOdd) {
    refuse(form, form.dataset.odd);
    return;
  }
  if (date !== '' && daysBetween(momentOf(Date.now()).day, date) < 0) {
    refuse(form, form.dataset.past);
    return;
  }
  chooseOwn(text('book'));
  setOut(CAN.find((one) => one === text('can')) ?? 'new', date);
  showPath(place, { isNew: true });
}
