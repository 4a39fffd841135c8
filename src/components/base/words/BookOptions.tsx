import { BOOK_IDS, type BookId, baseBook } from '../../../engine/rulebooks/ids.ts';
import { withOwnOptions } from '../../../stores/rulebook.ts';
import { type BookWords, bookName } from './book-name.ts';

/** The rulebooks of both games as choices of a `<select>`, each as this reader plays it; the chosen one as it was chosen. */
export const BookOptions = ({ chosen, words }: { readonly chosen: BookId; readonly words: BookWords }) =>
  BOOK_IDS.map((id) => (id === baseBook(chosen) ? chosen : withOwnOptions(id))).map((id) => (
    <option key={id} value={id}>
      {bookName(id, words)}
    </option>
  ));
