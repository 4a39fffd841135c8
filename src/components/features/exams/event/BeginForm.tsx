import { useState } from 'preact/hooks';
import { type BookId, readBook } from '../../../../engine/rulebooks/ids.ts';
import { sheetLength } from '../../../../quizzes/exams/blueprint/blueprint.ts';
import { beginEvent } from '../../../../quizzes/exams/event.ts';
import { PRESET_IDS, type PresetId, presetOf } from '../../../../quizzes/exams/blueprint/presets.ts';
import { plural } from '../../../../i18n/plural.ts';
import { addEvent } from '../../../../stores/exams/events.ts';
import { browserVault } from '../../../../stores/exams/vault.ts';
import { $book } from '../../../../stores/rulebook.ts';
import { BookOptions } from '../../../base/words/BookOptions.tsx';
import { useExamStrings } from '../strings.ts';

/** The longest name of an event, in characters. */
const LONGEST = 80;

/** Creates an event: its name, its rulebook and the kind of questions to start from. */
export function BeginForm() {
  const { words, lang } = useExamStrings('event');
  const { event: own, book } = words;
  const [name, setName] = useState('');
  const [rules, setRules] = useState<BookId>($book.get());
  const [isSealed, setSealed] = useState(false);
  const [preset, setPreset] = useState<PresetId>('mixed');
  const begin = (): void => {
    const event = beginEvent(name.trim(), presetOf(preset, rules), browserVault, isSealed);
    addEvent(event);
    location.hash = event.id;
  };
  return (
    <form
      class="settle"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        begin();
      }}
    >
      <div class="entering">
        <label class="field">
          <span>{own.name}</span>
          <input
            type="text"
            autocomplete="off"
            maxLength={LONGEST}
            value={name}
            onInput={({ currentTarget: { value } }) => setName(value)}
          />
        </label>
        <label class="field">
          <span>{own.rules}</span>
          <select value={rules} onChange={({ currentTarget: { value } }) => setRules(readBook(value) ?? rules)}>
            <BookOptions chosen={rules} words={book} />
          </select>
        </label>
        <fieldset class="choices">
          <legend>{own.preset}</legend>
          {PRESET_IDS.map((id) => {
            const { minutes, parts } = presetOf(id, rules);
            return (
              <label key={id} class="tick">
                <input type="radio" name="preset" checked={preset === id} onChange={() => setPreset(id)} />
                <span>
                  {own[`preset.${id}`]}{' '}
                  <small>
                    {plural(own, 'questions', sheetLength({ parts }), lang)}, {plural(own, 'minutes', minutes, lang)}
                  </small>
                </span>
              </label>
            );
          })}
        </fieldset>
        <label class="tick">
          <input
            type="checkbox"
            checked={isSealed}
            onChange={({ currentTarget }) => setSealed(currentTarget.checked)}
          />
          <span>
            {own.sealed} <small>{own['sealed.hint']}</small>
          </span>
        </label>
        <div class="actions">
          <button type="submit" class="button">
            {own['begin.do']}
          </button>
        </div>
        <p class="hint">{own['begin.hint']}</p>
      </div>
    </form>
  );
}
