import { remember } from '../../../stores/practice/memory.ts';
import type { PracticeRecord } from '../../../quizzes/memory/record.ts';
import { useLobbyStrings } from '../../widgets/questions/strings.ts';

/** A checkbox that leaves out questions that test reading tiles by eye. */
export function ReadAloud({ record }: { readonly record: PracticeRecord }) {
  const { practice } = useLobbyStrings().words;
  return (
    <label class="tick">
      <input
        type="checkbox"
        checked={record.readAloud}
        onChange={({ currentTarget }) => remember({ ...record, readAloud: currentTarget.checked })}
      />
      <span>{practice['read-aloud']}</span>
    </label>
  );
}
