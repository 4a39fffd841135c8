import { useState } from 'preact/hooks';
import type { BySeat, HandsLeft } from '../../../../engine/riichi/index.ts';
import { plural } from '../../../../i18n/plural.ts';
import { Citation } from '../../../base/words/Citation.tsx';
import { Balance } from './Balance.tsx';
import { FinalTable } from './FinalTable.tsx';
import { type Played, finishingOf } from './game.ts';
import { ReportTable } from './ReportTable.tsx';
import type { TableEngine } from './table-engine.ts';
import { tableRules } from './table-rules.ts';
import { useStrings } from './strings.ts';
import type { GameStore } from './use-game.ts';

interface Props {
  readonly store: GameStore;
  readonly played: Played;
  readonly names: BySeat<string>;
  readonly engine: TableEngine;
  readonly left: HandsLeft | undefined;
  readonly isOver: boolean;
}

/** The end of a game: the signal, the hands left after it, and the final scores. */
export function GameEnd({ store, played, names, engine, left, isOver }: Props) {
  const strings = useStrings();
  const { settle } = strings.words;
  const { game, change } = store;
  const [asks, setAsks] = useState(false);
  const { signal, ...without } = game;
  const finishing = finishingOf(game, played);
  const giveSignal = (begun: boolean): void => {
    setAsks(false);
    change({ ...game, signal: { after: game.hands.length, begun } });
  };
  return (
    <section class="game-end">
      {left && (
        <p>
          {plural(settle, 'game.left', left.hands, strings.lang)} <Citation clause={left.cite} {...strings} />{' '}
          {left.counted && <Citation clause={left.counted} {...strings} />}
        </p>
      )}
      {asks && (
        <div class="actions" role="group" aria-label={settle['game.signal.ask']}>
          <span>{settle['game.signal.ask']}</span>
          <button type="button" class="button quiet" onClick={() => giveSignal(true)}>
            {settle['game.signal.under']}
          </button>
          <button type="button" class="button quiet" onClick={() => giveSignal(false)}>
            {settle['game.signal.between']}
          </button>
        </div>
      )}
      <div class="actions">
        {tableRules(game.rules).signal && !signal && !isOver && !asks && (
          <button type="button" class="button quiet" onClick={() => setAsks(true)}>
            {settle['game.signal']}
          </button>
        )}
        {signal && (
          <button type="button" class="button quiet" onClick={() => change(without)}>
            {settle['game.signal.take']}
          </button>
        )}
        {!isOver && game.hands.length > 0 && (
          <button type="button" class="button quiet" onClick={() => change({ ...game, isEnded: true })}>
            {settle['game.end']}
          </button>
        )}
        {game.isEnded && (
          <button type="button" class="button quiet" onClick={() => change({ ...game, isEnded: false })}>
            {settle['game.reopen']}
          </button>
        )}
      </div>
      {isOver && (
        <div class="settle">
          <div class="entering">
            <h2>{settle['final.result']}</h2>
            <FinalTable
              game={finishing}
              names={names}
              engine={engine}
              onReadings={(readings) => change({ ...game, readings })}
            />
            <Balance game={finishing} />
            <ReportTable game={finishing} names={game.names} />
          </div>
        </div>
      )}
    </section>
  );
}
