import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type BySeat, SEAT_NUMBERS, eachSeat, windOf } from '../../../../engine/riichi/index.ts';
import { fill } from '../../../../i18n/strings.ts';
import type { BookId } from '../../../../engine/rulebooks/ids.ts';
import { EventForm } from './EventForm.tsx';
import { Fetching } from './Fetching.tsx';
import { GameEnd } from './GameEnd.tsx';
import { GameFiles } from './GameFiles.tsx';
import { HandRows } from './HandRows.tsx';
import { Outcome } from './Outcome.tsx';
import { RulebookField } from './RulebookField.tsx';
import { type HandEntry, NO_ENTRY, eventOf } from './entry.ts';
import { endsSince, newGame, otherHands, playOut, settleHand } from './game.ts';
import type { TableEngine } from './table-engine.ts';
import { type RiichiTables, tableRules, registerTables } from './table-rules.ts';
import { formatDeal, formatPoints, formatSticks } from './format.ts';
import { type SettleStrings, StringsProvider, useStrings } from './strings.ts';
import { useStoredBooks, useTables } from './use-tables.ts';
import { type GameStore, useGame } from './use-game.ts';
import { useTableEngine } from './use-table-engine.ts';
import './settle.css';
import './game.css';
import { TypedField } from '../../../base/answer/TypedField.tsx';
import { bookName } from '../../../base/words/book-name.ts';

interface Props {
  readonly strings: SettleStrings;
  readonly tables: RiichiTables;
  /** The rulebook that the page is built by. */
  readonly first: BookId;
}

/** Records a whole game hand by hand; dealer, counters and bets follow by themselves. */
export function GameSheet({ strings, tables, first }: Props) {
  registerTables(tables);
  return (
    <StringsProvider value={strings}>
      <Read first={first} />
    </StringsProvider>
  );
}

/** The sheet once the rules of the stored game are there: its hands cannot be read before. */
function Read({ first }: Pick<Props, 'first'>) {
  const { isThere, failed, again } = useTables(useStoredBooks(first));
  return isThere ? <Sheet first={first} /> : <Fetching failed={failed} again={again} />;
}

function Sheet({ first }: Pick<Props, 'first'>) {
  const { settle } = useStrings().words;
  const store = useGame(first);
  const { game, isBroken, change } = store;
  const { engine, failed, again } = useTableEngine(game.rules);
  return (
    <div class="game not-content">
      {isBroken && <p class="refused">{settle['game.broken']}</p>}
      <details class="settle-setup" open={game.hands.length === 0}>
        <summary>{settle['game.setup']}</summary>
        <div class="settle">
          <div class="entering">
            {game.hands.length === 0 ? (
              <RulebookField rules={game.rules} onChange={(rules) => change({ ...game, rules })} />
            ) : (
              <p class="hint">{settle['game.rules']}</p>
            )}
            <div class="four-scores">
              {SEAT_NUMBERS.map((seat) => (
                <label key={seat} class="field">
                  <span>{fill(settle['game.player'], { n: seat + 1 })}</span>
                  <TypedField
                    moves
                    maxLength={60}
                    value={game.names[seat]}
                    onGiven={(name) =>
                      change((now) => ({
                        ...now,
                        names: eachSeat((one) => (one === seat ? name : now.names[one])),
                      }))
                    }
                  />
                </label>
              ))}
            </div>
            <p class="hint">{settle['game.seats']}</p>
          </div>
        </div>
      </details>
      {engine ? <Playing store={store} engine={engine} /> : <Fetching failed={failed} again={again} />}
    </div>
  );
}

function Playing({ store, engine }: { readonly store: GameStore; readonly engine: TableEngine }) {
  const strings = useStrings();
  const { words, lang } = strings;
  const { settle, scorer, book } = words;
  const { game, canUndo, change, undo } = store;
  const [draft, setDraft] = useState<HandEntry>(NO_ENTRY);
  /** The hand being corrected; undefined while a new one is entered. */
  const [at, setAt] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  const corrected = useRef<number>();
  // Focus moves to the form of the corrected hand and back to its row afterwards.
  useEffect(() => {
    if (at !== undefined) heading.current?.focus();
    else if (corrected.current !== undefined)
      document.querySelector<HTMLElement>(`[data-correct="${String(corrected.current)}"]`)?.focus();
    corrected.current = at;
  }, [at]);
  const played = useMemo(() => playOut(game, engine), [game, engine]);
  const table = tableRules(game.rules);
  const names: BySeat<string> = eachSeat((seat) => game.names[seat] || fill(settle['game.player'], { n: seat + 1 }));
  const left = game.signal && engine.handsLeft(game.rules, game.signal.begun, endsSince(game));
  const isOver = played.isOver || game.isEnded || left?.hands === 0;
  const before = (at === undefined ? undefined : played.hands[at]?.before) ?? played.now;
  const event = eventOf(draft, table);
  const answer = useMemo(() => settleHand(draft, before, game.rules, engine), [draft, before, game.rules, engine]);
  const others = useMemo(() => otherHands(draft, before, game.rules, engine), [draft, before, game.rules, engine]);
  const isEntering = at !== undefined || !isOver;
  const withWinds: BySeat<string> = eachSeat(
    (seat) => `${names[seat]} (${scorer[`wind.${windOf(seat, before.dealer)}`]})`,
  );
  const stop = (): void => {
    setDraft(NO_ENTRY);
    setAt(undefined);
  };
  /** Takes a change back; a hand that was entered in this game comes back into the form, so that nobody types it again. */
  const takeBack = (): void => {
    const restored = undo();
    const isOneHandLess =
      restored.rules === game.rules &&
      restored.names.every((name, seat) => name === game.names[seat]) &&
      restored.hands.length === game.hands.length - 1;
    setAt(undefined);
    setDraft((isOneHandLess ? game.hands.at(-1) : undefined) ?? NO_ENTRY);
  };
  const enter = (): void => {
    const hands = at === undefined ? [...game.hands, draft] : game.hands.map((entry, i) => (i === at ? draft : entry));
    change({ ...game, hands });
    stop();
  };
  return (
    <>
      <section class="standing" aria-label={settle['game.now']}>
        <p class="next">
          {[
            bookName(game.rules, book),
            isOver ? settle['next.over'] : formatDeal(played.now.roundWind, played.now.dealer, words),
            ...(table.sticks && !isOver ? [formatSticks(played.now.counters, played.now.bets, strings)] : []),
          ].join(' · ')}
        </p>
        <dl class="scores">
          {SEAT_NUMBERS.map((seat) => (
            <div key={seat} class={!isOver && seat === played.now.dealer ? 'dealer' : undefined}>
              <dt>
                {names[seat]} <small>{scorer[`wind.${windOf(seat, played.now.dealer)}`]}</small>
              </dt>
              <dd class="points">{formatPoints(played.now.scores[seat], lang)}</dd>
            </div>
          ))}
        </dl>
      </section>
      {isEntering && (
        <div class="settle">
          <form
            class="entering"
            aria-label={settle['game.hand']}
            onSubmit={(event) => {
              event.preventDefault();
              if (answer?.ok && answer.known) enter();
            }}
          >
            <h2 tabIndex={-1} ref={heading}>
              {at === undefined
                ? formatDeal(before.roundWind, before.dealer, words)
                : fill(settle['game.correcting'], {
                    hand: formatDeal(before.roundWind, before.dealer, words),
                  })}
            </h2>
            <EventForm entry={draft} rules={game.rules} table={table} names={withWinds} onChange={setDraft} />
            <div class="actions">
              <button type="submit" class="button" aria-disabled={answer?.ok && answer.known ? undefined : 'true'}>
                {settle[at === undefined ? 'game.enter' : 'game.save']}
              </button>
              {at !== undefined && (
                <button type="button" class="button quiet" onClick={stop}>
                  {settle['game.cancel']}
                </button>
              )}
            </div>
          </form>
          <section class="settled" aria-label={settle.result}>
            {event.ok && answer ? (
              <Outcome
                answer={answer}
                others={others}
                names={names}
                before={{ dealer: before.dealer, firstDealer: 0 }}
                rules={game.rules}
              />
            ) : (
              !event.ok && (
                <p class="hint lacking">{fill(settle[`lacks.${event.lacks}`], { name: names[event.seat ?? 0] })}</p>
              )
            )}
          </section>
        </div>
      )}
      <GameEnd store={store} played={played} names={names} engine={engine} left={left} isOver={isOver} />
      <HandRows
        game={game}
        played={played}
        names={names}
        onCorrect={(index) => {
          setAt(index);
          setDraft(game.hands[index] ?? NO_ENTRY);
        }}
        onRemove={(index) => {
          stop();
          change({ ...game, hands: game.hands.filter((_, i) => i !== index) });
        }}
      />
      <div class="actions">
        <button type="button" class="button quiet" aria-disabled={canUndo ? undefined : 'true'} onClick={takeBack}>
          {scorer.undo}
        </button>
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            stop();
            change(newGame(game.rules, game.names));
          }}
        >
          {settle['game.new']}
        </button>
        <button type="button" class="button quiet" onClick={() => print()}>
          {settle['game.print']}
        </button>
      </div>
      <GameFiles
        latest={store.latest}
        onImport={(imported) => {
          stop();
          change(imported);
        }}
      />
      <p class="hint">{settle['game.kept']}</p>
    </>
  );
}
