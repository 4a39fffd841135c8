import { BOOK_IDS, type BookId, isBook } from '../../../../engine/riichi/index.ts';
import { useStrings } from './strings.ts';

interface Props {
  readonly rules: BookId;
  readonly onChange: (rules: BookId) => void;
}

/** A choice of rulebook, of either game. */
export function RulebookField({ rules, onChange }: Props) {
  const { settle, book } = useStrings().words;
  return (
    <label class="field">
      <span>{settle.rulebook}</span>
      <select
        value={rules}
        autocomplete="off"
        onChange={({ currentTarget: { value } }) => isBook(value) && onChange(value)}
      >
        {BOOK_IDS.map((id) => (
          <option key={id} value={id}>
            {book[id]}
          </option>
        ))}
      </select>
    </label>
  );
}
