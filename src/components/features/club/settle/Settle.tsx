import { useMemo, useState } from 'preact/hooks';
import { type BookId, SEAT_NUMBERS, type SeatNumber } from '../../../../engine/riichi/index.ts';
import { fill } from '../../../../i18n/strings.ts';
import { BrokenLink } from './BrokenLink.tsx';
import { CopyText } from './CopyText.tsx';
import { EventForm } from './EventForm.tsx';
import { Fetching } from './Fetching.tsx';
import { FourScores } from './FourScores.tsx';
import { Outcome, PointsBefore } from './Outcome.tsx';
import { RulebookField } from './RulebookField.tsx';
import { Sticks } from './Sticks.tsx';
import { NO_ENTRY } from './entry.ts';
import { formatSettleLink, parseSettleLink } from './link.ts';
import { byRulebook, firstHand, requestOf, scoresOf } from './one-hand.ts';
import { addressOf } from './place.ts';
import { type RiichiTables, tableRules, registerTables } from './table-rules.ts';
import { formatChange, formatDeal, windNames } from './format.ts';
import { type SettleStrings, StringsProvider, useStrings } from './strings.ts';
import { useLinked } from './use-linked.ts';
import { useTableEngine } from './use-table-engine.ts';
import './settle.css';

const LINKED = { empty: firstHand, format: formatSettleLink, parse: parseSettleLink, byRulebook };

interface Props {
  readonly strings: SettleStrings;
  readonly tables: RiichiTables;
  /** Initial rulebook. */
  readonly first: BookId;
}

/** Settles one hand as it is entered: who pays whom, and what is played next. */
export function Settle({ strings, tables, first }: Props) {
  registerTables(tables);
  return (
    <StringsProvider value={strings}>
      <SettleForm first={first} />
    </StringsProvider>
  );
}

function SettleForm({ first }: Pick<Props, 'first'>) {
  const { words, lang } = useStrings();
  const { settle, scorer } = words;
  const { value: hand, canUndo, broken, change, undo } = useLinked(LINKED, first);
  const { rules, roundWind, deal, counters, bets, entry } = hand;
  const table = tableRules(rules);
  const names = windNames(words);
  const request = useMemo(() => requestOf(hand), [hand]);
  const [isBegun, setBegun] = useState(false);
  const begin = (): void => setBegun(true);
  const { engine, failed, again } = useTableEngine(rules, isBegun || request.ok);
  const answer = useMemo(() => (request.ok ? engine?.settle(request.request) : undefined), [request, engine]);
  const others = useMemo(() => (request.ok && engine ? engine.otherwise(request.request) : []), [request, engine]);
  const deals = table.rounds.flatMap((round) => SEAT_NUMBERS.map((one) => [round, one] as const));
  const summary =
    answer?.ok && answer.known
      ? SEAT_NUMBERS.map((seat) => `${names[seat]} ${formatChange(answer.deltas[seat], lang)}`).join(', ')
      : '';
  return (
    <form
      class="settle not-content"
      aria-label={settle.label}
      onSubmit={(event) => event.preventDefault()}
      onPointerOver={begin}
      onTouchStart={begin}
      onFocusIn={begin}
    >
      <div class="entering">
        <div class="situation">
          <RulebookField rules={rules} onChange={(next) => change(byRulebook(hand, next))} />
          <label class="field">
            <span>{settle.deal}</span>
            <select
              value={`${roundWind}${String(deal)}`}
              autocomplete="off"
              onChange={({ currentTarget: { value } }) => {
                const [round, one] = deals.find(([wind, n]) => `${wind}${String(n)}` === value) ?? [roundWind, deal];
                change({ ...hand, roundWind: round, deal: one });
              }}
            >
              {deals.map(([round, one]) => (
                <option key={round + String(one)} value={`${round}${String(one)}`}>
                  {formatDeal(round, one, words)}
                </option>
              ))}
            </select>
          </label>
          {table.sticks && (
            <>
              <Sticks label={settle.counters} value={counters} onChange={(n) => change({ ...hand, counters: n })} />
              <Sticks label={settle.bets} value={bets} onChange={(n) => change({ ...hand, bets: n })} />
            </>
          )}
        </div>
        <EventForm
          entry={entry}
          rules={rules}
          table={table}
          names={names}
          onChange={(next) => change({ ...hand, entry: next })}
        />
        <details>
          <summary>{settle.before}</summary>
          <FourScores names={names} scores={scoresOf(hand)} onChange={(scores) => change({ ...hand, scores })} />
        </details>
        <div class="actions">
          <button type="button" class="button quiet" aria-disabled={canUndo ? undefined : 'true'} onClick={undo}>
            {scorer.undo}
          </button>
          <button type="button" class="button quiet" onClick={() => change({ ...firstHand(rules), entry: NO_ENTRY })}>
            {scorer.clear}
          </button>
          <CopyText label={scorer.copy} text={() => addressOf(formatSettleLink(hand))} />
        </div>
        {summary !== '' && (
          <p class="in-sight points" aria-hidden="true">
            {summary}
          </p>
        )}
      </div>
      <section class="settled" aria-label={settle.result}>
        <h2 class="sr-only">{settle.result}</h2>
        {broken !== undefined && <BrokenLink message={settle.broken} part={broken} />}
        {!request.ok ? (
          <>
            <p class="hint lacking">{fill(settle[`lacks.${request.lacks}`], { name: names[request.seat ?? 0] })}</p>
            <PointsBefore scores={scoresOf(hand)} names={names} />
          </>
        ) : answer ? (
          <Outcome
            answer={answer}
            others={others}
            names={names}
            before={{ dealer: 0, firstDealer: ((4 - deal) % 4) as SeatNumber }}
            rules={rules}
          />
        ) : (
          <Fetching failed={failed} again={again} />
        )}
      </section>
      <p class="sr-only" role="status">
        {summary}
      </p>
    </form>
  );
}
