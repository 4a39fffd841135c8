import { useStore } from '@nanostores/preact';
import { $isKept, $open, changeEvent } from '../../../../stores/exams/events.ts';
import { plural } from '../../../../i18n/plural.ts';
import { AskedPart } from './AskedPart.tsx';
import { FilesPart } from './FilesPart.tsx';
import { GivenPart } from './GivenPart.tsx';
import { PeoplePart } from './PeoplePart.tsx';
import { ResultsPart } from './ResultsPart.tsx';
import { SaveFile } from './SaveFile.tsx';
import { TakenPart } from './TakenPart.tsx';
import { useResults } from './use-results.ts';
import { useExamStrings } from '../strings.ts';
import { TypedField } from '../../../base/answer/TypedField.tsx';
import { bookName } from '../../../base/words/book-name.ts';

/** The longest name of an event, in characters. */
const LONGEST = 80;

/** An event: its blueprint, its roster, what was handed out, what came back, and the results. */
export function EventView() {
  const strings = useExamStrings('event');
  const { event: own, book } = strings.words;
  const open = useStore($open);
  const isKept = useStore($isKept);
  const event = open.state === 'open' ? open.event : undefined;
  const results = useResults(event);
  if (!event) return null;
  return (
    <>
      {!isKept && (
        <div class="actions no-print">
          <p class="refused" role="alert">
            {own['not-kept']}
          </p>
          <SaveFile />
        </div>
      )}
      {open.state === 'open' && open.lost > 0 && (
        <p class="refused">{plural(own, 'file.lost', open.lost, strings.lang)}</p>
      )}
      <h2 class="print-only">{[event.name, bookName(event.blueprint.rules, book)].filter(Boolean).join(' · ')}</h2>
      <div class="settle no-print">
        <div class="entering">
          <label class="field">
            <span>{own.name}</span>
            <TypedField
              maxLength={LONGEST}
              value={event.name}
              onGiven={(name) => changeEvent((now) => ({ ...now, name: name.trim() }))}
            />
          </label>
          <p class="hint">
            {bookName(event.blueprint.rules, book)} · <a href="#">{own.events}</a>
          </p>
        </div>
      </div>
      <AskedPart event={event} />
      <PeoplePart event={event} />
      <GivenPart event={event} />
      <TakenPart event={event} />
      <ResultsPart event={event} results={results} />
      <FilesPart event={event} />
    </>
  );
}
