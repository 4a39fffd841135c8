import type { BookId } from '../../../../engine/riichi/index.ts';
import { BrokenLink } from './BrokenLink.tsx';
import { Balance } from './Balance.tsx';
import { Booked } from './Booked.tsx';
import { CopyText } from './CopyText.tsx';
import { Fetching } from './Fetching.tsx';
import { FinalTable } from './FinalTable.tsx';
import { FourScores } from './FourScores.tsx';
import { ReportTable } from './ReportTable.tsx';
import { RulebookField } from './RulebookField.tsx';
import { Sticks } from './Sticks.tsx';
import { evenTable, finishingBy, formatFinishLink, parseFinishLink } from './finishing.ts';
import { addressOf } from './place.ts';
import { type RiichiTables, tableRules, registerTables } from './table-rules.ts';
import { windNames } from './format.ts';
import { type SettleStrings, StringsProvider, useStrings } from './strings.ts';
import { useLinked } from './use-linked.ts';
import { useTableEngine } from './use-table-engine.ts';
import './settle.css';
import './game.css';

const LINKED = { empty: evenTable, format: formatFinishLink, parse: parseFinishLink, byRulebook: finishingBy };

/** The four seats here have no names. */
const NOBODY = ['', '', '', ''] as const;

interface Props {
  readonly strings: SettleStrings;
  readonly tables: RiichiTables;
  readonly first: BookId;
}

/** Finishes one game from the points at its end. */
export function Final({ strings, tables, first }: Props) {
  registerTables(tables);
  return (
    <StringsProvider value={strings}>
      <FinalForm first={first} />
    </StringsProvider>
  );
}

function FinalForm({ first }: Pick<Props, 'first'>) {
  const { words } = useStrings();
  const { settle, scorer } = words;
  const { value: game, canUndo, broken, change, undo } = useLinked(LINKED, first);
  const { engine, failed, again } = useTableEngine(game.rules);
  const names = windNames(words);
  return (
    <form class="settle not-content" aria-label={settle['final.title']} onSubmit={(event) => event.preventDefault()}>
      <div class="entering">
        <RulebookField rules={game.rules} onChange={(rules) => change(finishingBy(game, rules))} />
        <FourScores names={names} scores={game.scores} onChange={(scores) => change({ ...game, scores })} />
        {tableRules(game.rules).sticks && (
          <Sticks label={settle['final.bets']} value={game.bets} onChange={(bets) => change({ ...game, bets })} />
        )}
        <Balance game={game} />
        <Booked game={game} names={names} onChange={change} />
        <div class="actions">
          <button type="button" class="button quiet" aria-disabled={canUndo ? undefined : 'true'} onClick={undo}>
            {scorer.undo}
          </button>
          <button type="button" class="button quiet" onClick={() => change(evenTable(game.rules))}>
            {scorer.clear}
          </button>
          <CopyText label={scorer.copy} text={() => addressOf(formatFinishLink(game))} />
        </div>
        <ReportTable game={game} names={NOBODY} />
      </div>
      <section class="settled" aria-label={settle['final.result']}>
        {broken !== undefined && <BrokenLink message={settle['final.broken']} part={broken} />}
        {engine ? (
          <FinalTable
            game={game}
            names={names}
            engine={engine}
            onReadings={(readings) => change({ ...game, readings })}
          />
        ) : (
          <Fetching failed={failed} again={again} />
        )}
      </section>
    </form>
  );
}
