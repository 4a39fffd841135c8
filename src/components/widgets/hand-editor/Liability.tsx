import { type PatternId, type RiichiId, SEATS, type Seat, liabilitiesIn } from '../../../engine/riichi/index.ts';
import { fill } from '../../../i18n/strings.ts';
import { Choice } from './Choice.tsx';
import { type Draft, requestOf } from './draft.ts';
import { useStrings } from './strings.ts';

interface Props {
  readonly draft: Draft;
  readonly rules: RiichiId;
  readonly onChange: (draft: Draft) => void;
}

type SeatOr<None extends string> = Seat | None;

/** Asks who is liable for a limit hand, unless the callers tell, and who discarded. */
export function Liability({ draft, rules, onChange }: Props) {
  const { scorer, yaku } = useStrings().words;
  const possible = liabilitiesIn(requestOf(draft, rules));
  const patterns = [...new Set([...possible, ...draft.liable].map(({ pattern }) => pattern))];
  const seats = SEATS.map((seat) => [seat, scorer[`from.${seat}`]] as const);
  const nameOf = (pattern: string): string =>
    (yaku as Readonly<Record<string, string>>)[pattern as PatternId] ?? pattern;
  const setLiable = (pattern: string, from: SeatOr<'none'>): void => {
    const others = draft.liable.filter((one) => one.pattern !== pattern);
    onChange({ ...draft, liable: from === 'none' ? others : [...others, { from, pattern }] });
  };
  const answers = draft.liable.length > 0 || possible.some(({ from }) => from !== undefined);
  return (
    <>
      {patterns.map((pattern) => {
        const known = possible.find((one) => one.pattern === pattern)?.from;
        const chosen = draft.liable.find((one) => one.pattern === pattern)?.from;
        return known !== undefined && (chosen === undefined || chosen === known) ? (
          <p key={pattern} class="hint">
            {fill(scorer['liable.told'], { yaku: nameOf(pattern), from: scorer[`from.${known}`] })}
          </p>
        ) : (
          <Choice<SeatOr<'none'>>
            key={pattern}
            legend={fill(scorer['liable.ask'], { yaku: nameOf(pattern) })}
            name={`liable-${pattern}`}
            options={[['none', scorer['liable.none']], ...seats]}
            value={chosen ?? 'none'}
            onChange={(from) => setLiable(pattern, from)}
          />
        );
      })}
      {(draft.discarder !== 'unsaid' || (answers && draft.by === 'discard')) && (
        <Choice<SeatOr<'unsaid'>>
          legend={scorer.discarder}
          name="discarder"
          options={[['unsaid', scorer['from.unsaid']], ...seats]}
          value={draft.discarder}
          onChange={(discarder) => onChange({ ...draft, discarder })}
        />
      )}
    </>
  );
}
