import { useId } from 'preact/hooks';
import { PRESENTED } from '../../../chapters.ts';
import { CAN, type Can } from '../../../quizzes/path/journey.ts';
import { type BookId, baseBook } from '../../../engine/rulebooks/ids.ts';
import type { PathWords } from './words.ts';

interface Props {
  readonly words: Pick<PathWords, 'path' | 'book'>;
  readonly book: BookId;
  readonly can?: Can | '';
  readonly date?: string;
}

/** The three questions that start a path: rulebook, day of the tournament, and current strength. */
export function PathForm({ words, book, can = '', date = '' }: Props) {
  const { path } = words;
  const [hint, odd] = [useId(), useId()];
  return (
    <form class="path-form" novalidate data-past={path.past} data-odd={path.odd}>
      <label>
        <span>{path.book}</span>
        <select name="book" autocomplete="off">
          {PRESENTED.map((id) => (
            <option key={id} value={id} selected={id === baseBook(book)}>
              {words.book[id]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{path.date}</span>
        <input type="date" name="date" defaultValue={date} aria-describedby={`${hint} ${odd}`} />
        <small id={hint}>{path['date.none']}</small>
      </label>
      <fieldset>
        <legend>{path.can}</legend>
        {CAN.map((one, i) => (
          <label key={one}>
            <input type="radio" name="can" value={one} defaultChecked={can === '' ? i === 0 : one === can} />
            <span>{path[`can.${one}`]}</span>
          </label>
        ))}
      </fieldset>
      <p class="odd" id={odd} role="alert" />
      <button type="submit" class="button">
        {path.go}
      </button>
    </form>
  );
}
