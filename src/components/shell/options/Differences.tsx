import { useStore } from '@nanostores/preact';
import { baseBook, choicesIn, isRiichiId } from '../../../engine/rulebooks/ids.ts';
import { fill } from '../../../i18n/strings.ts';
import { named } from '../../../i18n/signs.ts';
import { $book } from '../../../stores/rulebook.ts';
import { bookName } from '../../base/words/book-name.ts';
import { spelledOut } from './choosing.ts';
import type { OptionsWords } from './words.ts';

interface Props {
  readonly words: OptionsWords;
  /** The rulebook that the page is about; '' where it is about any. */
  readonly of: string;
  readonly lang: string;
}

/** What the options of the house change in a page that has its rulebook as it stands: each with the rulebook's own value. */
export function Differences({ words, of, lang }: Props) {
  const rules = useStore($book);
  if (!isRiichiId(rules) || rules === baseBook(rules) || (of !== '' && of !== baseBook(rules))) return null;
  const own = words.books[baseBook(rules)];
  const chosen = spelledOut(choicesIn(rules), own);
  const rows = words.groups
    .flatMap(({ options }) => options)
    .flatMap(({ name, mark, values }) => {
      const now = values.find(({ choice }) => chosen.includes(choice));
      const before = values.find(({ choice }) => own.own.includes(choice));
      return now && now !== before ? [{ name, mark, now, before }] : [];
    });
  const book = bookName(baseBook(rules), words.book);
  return (
    <section class="chosen-options">
      <h2>{fill(words.options.differs, { book, house: bookName(rules, words.book) })}</h2>
      <dl>
        {rows.map(({ name, mark, now, before }) => (
          <div key={name}>
            <dt lang={mark}>{name}</dt>
            <dd>
              <strong lang={now.mark}>{now.text}</strong>{' '}
              {before && <small lang={before.mark}>{named(book, before.text, lang)}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
