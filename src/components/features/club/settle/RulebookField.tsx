import { type BookId, isBook } from '../../../../engine/riichi/index.ts';
import { BookOptions } from '../../../base/words/BookOptions.tsx';
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
        class="names-book"
        value={rules}
        autocomplete="off"
        onChange={({ currentTarget: { value } }) => isBook(value) && whenTable(value, () => onChange(value))}
      >
        <BookOptions chosen={rules} words={book} />
      </select>
    </label>
  );
}
