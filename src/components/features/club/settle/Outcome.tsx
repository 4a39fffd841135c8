import {
  type BookId,
  type BySeat,
  type NoteOf,
  type OtherSettlement,
  SEAT_NUMBERS,
  type SeatNumber,
} from '../../../../engine/riichi/index.ts';
import { fill } from '../../../../i18n/strings.ts';
import { OtherReadings } from '../../../base/answer/OtherReadings.tsx';
import { Citation } from '../../../base/words/Citation.tsx';
import { tableGameOf } from './games.ts';
import { tableRules } from './table-rules.ts';
import { type SettleAnswer, sumOfFour } from './table-engine.ts';
import { formatChange, textById, describeNext, formatPoints, formatPurse, describeRefusal } from './format.ts';
import { useStrings } from './strings.ts';
import { usePart } from './use-part.ts';
import { ColumnHeads } from '../../../base/words/ColumnHeads.tsx';

interface Props {
  readonly answer: SettleAnswer;
  /** The same by other readings of the rulebook, where they change it. */
  readonly others: readonly OtherSettlement[];
  readonly names: BySeat<string>;
  readonly before: { readonly dealer: SeatNumber; readonly firstDealer: SeatNumber };
  readonly rules: BookId;
}

type Settlement = Extract<SettleAnswer, { ok: true }>;

/** The outcome of a hand: points, who pays whom and why, what is played next; or why it is impossible. */
export function Outcome({ answer, others, names, before, rules }: Props) {
  const strings = useStrings();
  const { settle } = strings.words;
  if (!answer.ok) {
    const { cite } = answer.error;
    return (
      <>
        <p class="refused">
          {describeRefusal(answer.error, strings.words)} {cite && <Citation clause={cite} {...strings} />}
        </p>
        <Others answer={answer} others={others} names={names} />
      </>
    );
  }
  if (!answer.known)
    return (
      <p class="refused">
        {settle.unknown} {answer.cite && <Citation clause={answer.cite} {...strings} />}
      </p>
    );
  return (
    <div class="outcome">
      <PointsTable answer={answer} names={names} />
      {answer.redeal && <p class="next">{settle.redeal}</p>}
      {describeNext(answer.next, tableRules(rules).sticks, before, names, strings).map((sentence) => (
        <p key={sentence} class="next">
          {sentence}
        </p>
      ))}
      {answer.penalties.map(({ seat, points }) => (
        <p key={seat}>{fill(settle.penalty, { name: names[seat], points: formatPoints(points, strings.lang) })}</p>
      ))}
      <Notes notes={answer.notes} stem="note" />
      <Others answer={answer} others={others} names={names} />
      <Counted key={tableGameOf(rules).id} answer={answer} names={names} rules={rules} />
      <h3>{settle.moves}</h3>
      <Moves answer={answer} names={names} />
      {answer.reasons.length > 0 && <h3>{settle.reasons}</h3>}
      <Notes notes={answer.reasons} stem="reason" />
    </div>
  );
}

/** What a hand comes to by readings other than ours. */
function Others({ answer, others, names }: Pick<Props, 'answer' | 'others' | 'names'>) {
  const strings = useStrings();
  const { reading } = strings.words;
  const changes = (deltas: BySeat<number>): string =>
    SEAT_NUMBERS.map((seat) => `${names[seat]} ${formatChange(deltas[seat], strings.lang)}`).join(', ');
  const outcome = ({ result }: OtherSettlement): string => {
    if (!result.ok) return reading.fails;
    if (!result.known) return reading['goes-on'];
    return answer.ok && answer.deltas.join() === result.deltas.join() ? reading.next : changes(result.deltas);
  };
  return <OtherReadings others={others} outcome={outcome} {...strings} />;
}

/** The points of each player while the outcome is not known yet. */
export function PointsBefore({ scores, names }: { readonly scores: BySeat<number> } & Pick<Props, 'names'>) {
  const { words, lang } = useStrings();
  const { settle } = words;
  return (
    <table class="points-before">
      <ColumnHeads heads={[settle.player, settle.before]} />
      <tbody>
        {SEAT_NUMBERS.map((seat) => (
          <tr key={seat}>
            <th scope="row">{names[seat]}</th>
            <td class="points strong">{formatPoints(scores[seat], lang)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PointsTable({ answer, names }: { readonly answer: Settlement; readonly names: BySeat<string> }) {
  const { words, lang } = useStrings();
  const { settle } = words;
  const { deltas, scores, steps } = answer;
  const others = (['table', 'nobody'] as const).map((purse) => {
    const got = steps.reduce((sum, { to, points }) => sum + (to === purse ? points : 0), 0);
    const gave = steps.reduce((sum, { from, points }) => sum + (from === purse ? points : 0), 0);
    return [purse, got - gave] as const;
  });
  const sum = sumOfFour(deltas) + others.reduce((all, [, points]) => all + points, 0);
  return (
    <table class="money">
      <ColumnHeads heads={[settle.player, settle.change, settle.after]} />
      <tbody>
        {SEAT_NUMBERS.map((seat) => (
          <tr key={seat}>
            <th scope="row">{names[seat]}</th>
            <td class="points strong">{formatChange(deltas[seat], lang)}</td>
            <td class="points">{formatPoints(scores[seat], lang)}</td>
          </tr>
        ))}
        {others
          .filter(([, points]) => points !== 0)
          .map(([purse, points]) => (
            <tr key={purse} class="aside-row">
              <th scope="row">{settle[`purse.${purse}`]}</th>
              <td class="points">{formatChange(points, lang)}</td>
              <td></td>
            </tr>
          ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{settle.sum}</th>
          <td class="points">{formatChange(sum, lang)}</td>
          <td></td>
        </tr>
      </tfoot>
    </table>
  );
}

interface CountedProps extends Pick<Props, 'names' | 'rules'> {
  readonly answer: Settlement;
}

/** Counts of hands in tiles, if the game shows them; loaded when there is one. */
function Counted({ answer: { hands }, names, rules }: CountedProps) {
  const { fetchCountedHands } = tableGameOf(rules);
  const isWanted = hands.some(({ result }) => result !== null);
  const { Part } = usePart(isWanted, fetchCountedHands);
  return Part ? <Part hands={hands} names={names} /> : null;
}

function Moves({ answer, names }: { readonly answer: Settlement; readonly names: BySeat<string> }) {
  const strings = useStrings();
  const { words, lang } = strings;
  const { settle } = words;
  if (answer.steps.length === 0) return <p>{settle['moves.none']}</p>;
  return (
    <ul class="moves">
      {answer.steps.map(({ from, to, points, why, cite }, i) => (
        <li key={i}>
          <span>
            {formatPurse(from, names, words)} → {formatPurse(to, names, words)}
          </span>
          <span class="points">{formatPoints(points, lang)}</span>
          <span class="reason">
            {textById(settle, 'pays', why)} · <Citation clause={cite} {...strings} />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface NotesProps {
  readonly notes: readonly NoteOf<string>[];
  readonly stem: string;
}

/** Notes, reasons and criteria with their articles. */
export function Notes({ notes, stem }: NotesProps) {
  const strings = useStrings();
  if (notes.length === 0) return null;
  return (
    <ul class="notes">
      {notes.map(({ id, cite }) => (
        <li key={id}>
          {textById(strings.words.settle, stem, id)} <Citation clause={cite} {...strings} />
        </li>
      ))}
    </ul>
  );
}
