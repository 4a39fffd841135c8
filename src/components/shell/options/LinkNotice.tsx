import { useStore } from '@nanostores/preact';
import { fill } from '../../../i18n/strings.ts';
import { $linkedBook, chooseOwn, withOwnOptions } from '../../../stores/rulebook.ts';
import { bookName } from '../../base/words/book-name.ts';
import type { OptionsWords } from './words.ts';

/** Says that a link, and not the reader, chose the options in force, with the way back to his own. */
export function LinkNotice({ words }: { readonly words: OptionsWords }) {
  const { options, book } = words;
  const linked = useStore($linkedBook);
  if (linked === undefined) return null;
  return (
    <p class="from-link not-content" role="status">
      {fill(options['from-link'], { book: bookName(linked, book) })}{' '}
      <button type="button" class="text-button" onClick={() => chooseOwn(linked)}>
        {fill(options.back, { book: bookName(withOwnOptions(linked), book) })}
      </button>
    </p>
  );
}
