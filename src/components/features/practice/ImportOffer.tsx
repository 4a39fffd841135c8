import { useEffect, useRef } from 'preact/hooks';
import type { PracticeRecord } from '../../../quizzes/memory/record.ts';
import type { Tally } from '../../../quizzes/memory/tally.ts';
import type { Offered } from '../../../stores/practice/import.ts';
import { sayDay, today } from './days.ts';
import { useLobbyStrings } from '../../widgets/questions/strings.ts';

const COLUMNS = ['here', 'file', 'merged'] as const;
const [NUMBERS, DATES] = [
  ['answers', 'skills', 'days'],
  ['first', 'last'],
] as const;

interface Props {
  readonly offered: Offered;
  readonly take: (record: PracticeRecord) => void;
  readonly leave: () => void;
}

/** What importing a file would change, in numbers, with buttons to import it or not. */
export function ImportOffer({ offered, take, leave }: Props) {
  const { words, lang } = useLobbyStrings();
  const { practice } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [offered]);
  const { holds, isWhole, file, merged } = offered;
  const isNewHere = holds.here.answers === 0 && holds.here.days === 0;
  const columns = isNewHere ? (['file'] as const) : COLUMNS;
  const row = (part: keyof Tally, say: (one: Tally) => string) => (
    <tr key={part}>
      <th scope="row">{practice[`offer.${part}`]}</th>
      {columns.map((column) => (
        <td key={column}>{say(holds[column])}</td>
      ))}
    </tr>
  );
  return (
    <section class="offer" aria-labelledby="practice-offer">
      <h3 id="practice-offer" tabIndex={-1} ref={heading}>
        {practice['offer.title']}
      </h3>
      <table class="points">
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {practice[`offer.${column}`]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NUMBERS.map((part) => row(part, (one) => one[part].toLocaleString(lang)))}
          {DATES.map((part) => row(part, (one) => sayDay(one[part], lang)))}
        </tbody>
      </table>
      {!isWhole && <p class="trouble">{practice['offer.partial']}</p>}
      {holds.file.last > today() && <p class="trouble">{practice['offer.ahead']}</p>}
      {!isNewHere && <p class="hint">{practice['offer.how']}</p>}
      <div class="actions">
        {!isNewHere && (
          <button type="button" class="button" onClick={() => take(merged)}>
            {practice['offer.merge']}
          </button>
        )}
        <button type="button" class={isNewHere ? 'button' : 'button quiet'} onClick={() => take(file)}>
          {practice[isNewHere ? 'offer.take' : 'offer.replace']}
        </button>
        <button type="button" class="button quiet" onClick={leave}>
          {practice['offer.leave']}
        </button>
      </div>
    </section>
  );
}
