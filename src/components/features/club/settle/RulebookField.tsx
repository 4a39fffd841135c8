import { BOOK_IDS, type BookId, baseBook, isBook } from '../../../../engine/riichi/index.ts';
import { withOwnOptions } from '../../../../stores/rulebook.ts';
import { bookName } from '../../../base/words/book-name.ts';
import { whenTable } from './own-table.ts';
import { useStrings } from './strings.ts';

interface Props {
  readonly rules: BookId;
  readonly onChange: (rules: BookId) => void;
}

/** A choice of rulebook, of either game, each as this reader plays it. */
export function RulebookField({ rules, onChange }: Props) {
  const { settle, book } = useStrings().words;
  return (
    <label class="field">
      <span>{settle.rulebook}</span>
      <select
        value={rules}
        autocomplete="off"
        onChange={({ currentTarget: { value } }) => isBook(value) && whenTable(value, () => onChange(value))}
      >
        {BOOK_IDS.map((id) => (id === baseBook(rules) ? rules : withOwnOptions(id))).map((id) => (
          <option key={id} value={id}>
            {bookName(id, book)}
          </option>
        ))}
      </select>
    </label>
  );
}
