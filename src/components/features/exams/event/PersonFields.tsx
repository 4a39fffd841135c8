import { LANGUAGES } from '../../../../locales.ts';
import { LONGEST_NAME, type Person, TIME_FACTORS } from '../../../../quizzes/exams/roster.ts';
import { useExamStrings } from '../strings.ts';
import { writeDown } from './use-change.ts';
import { TypedField } from '../../../base/answer/TypedField.tsx';

/** A person's name, language, time allowance and screen-reader variant. Links copied from now on carry the changes. */
export function PersonFields({ person }: { readonly person: Person }) {
  const { event: own } = useExamStrings('event').words;
  const set = (part: Partial<Person>): void => writeDown({ kind: 'person', ...person, ...part });
  return (
    <details>
      <summary>{own['person.change']}</summary>
      <div class="situation">
        <label class="field">
          <span>{own['csv.name']}</span>
          <TypedField
            maxLength={LONGEST_NAME}
            value={person.name}
            onGiven={(typed) => {
              const name = typed.trim();
              if (name !== '') set({ name });
            }}
          />
        </label>
        <label class="field">
          <span>{own['person.language']}</span>
          <select value={person.language} onChange={({ currentTarget: { value } }) => set({ language: value })}>
            {LANGUAGES.map(({ lang, label }) => (
              <option key={lang} value={lang} lang={lang}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{own['person.time']}</span>
          <select
            value={person.timeFactor}
            onChange={({ currentTarget: { value } }) =>
              set({ timeFactor: TIME_FACTORS.find((one) => String(one) === value) ?? person.timeFactor })
            }
          >
            {TIME_FACTORS.map((factor) => (
              <option key={factor} value={factor}>
                {factor} %
              </option>
            ))}
          </select>
        </label>
        <label class="tick">
          <input
            type="checkbox"
            checked={person.spoken}
            onChange={({ currentTarget }) => set({ spoken: currentTarget.checked })}
          />
          <span>{own['person.spoken']}</span>
        </label>
      </div>
    </details>
  );
}
