import { useState } from 'preact/hooks';
import { type BySeat, SEAT_NUMBERS, eachSeat } from '../../../../engine/riichi/index.ts';
import { fill } from '../../../../i18n/strings.ts';
import { Balance } from '../settle/Balance.tsx';
import { Booked } from '../settle/Booked.tsx';
import { FinalTable } from '../settle/FinalTable.tsx';
import { FourScores } from '../settle/FourScores.tsx';
import { Sticks } from '../settle/Sticks.tsx';
import { type Finishing, evenTable } from '../settle/finishing.ts';
import type { TableEngine } from '../settle/table-engine.ts';
import { tableRules } from '../settle/table-rules.ts';
import { useStrings } from './strings.ts';
import { finishingOfTable } from './standings.ts';
import { type TableResult, type Tournament, tidyName, withNames } from './tournament.ts';

interface Props {
  readonly tournament: Tournament;
  readonly engine: TableEngine;
  /** The table to correct; undefined for a new one. */
  readonly table: TableResult | undefined;
  /** Whom the seating plan has at a new table. */
  readonly seated?: BySeat<number> | undefined;
  readonly onSave: (tournament: Tournament, table: TableResult) => void;
  readonly onCancel: () => void;
}

/** Edits a table by typing: players, points, fines and substitutes. */
export function TableEditor({ tournament, engine, table, seated, onSave, onCancel }: Props) {
  const { settle, tournament: words } = useStrings().words;
  const { players, rules } = tournament;
  const nameOf = (id: number | undefined): string => players.find((one) => one.id === id)?.name ?? '';
  const [names, setNames] = useState<BySeat<string>>(eachSeat((seat) => nameOf((table?.players ?? seated)?.[seat])));
  const [game, setGame] = useState<Finishing>(table ? finishingOfTable(table, tournament) : evenTable(rules));
  const tidy = eachSeat((seat) => tidyName(names[seat]));
  const lacks = tidy.includes('') ? words['table.lacks'] : new Set(tidy).size < 4 ? words['table.twice'] : undefined;
  const shown = eachSeat((seat) => tidy[seat] || fill(settle['game.player'], { n: seat + 1 }));
  const save = (): void => {
    if (lacks !== undefined) return;
    const { players: roster, idOf } = withNames(players, tidy);
    const { scores, bets, penalties, substitutes } = game;
    onSave(
      { ...tournament, players: roster },
      { players: eachSeat((seat) => idOf.get(tidy[seat]) ?? 0), scores, bets, penalties, substitutes },
    );
  };
  return (
    <form
      class="settle table-editor"
      aria-label={words[table ? 'table.correct' : 'table.new']}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div class="entering">
        <h3>{words[table ? 'table.correct' : 'table.new']}</h3>
        <div class="four-scores">
          {SEAT_NUMBERS.map((seat) => (
            <label key={seat} class="field">
              <span>{fill(settle['game.player'], { n: seat + 1 })}</span>
              <input
                type="text"
                list="roster-names"
                autocomplete="off"
                maxLength={80}
                value={names[seat]}
                onInput={({ currentTarget: { value } }) =>
                  setNames(eachSeat((one) => (one === seat ? value : names[one])))
                }
              />
            </label>
          ))}
        </div>
        <FourScores names={shown} scores={game.scores} onChange={(scores) => setGame({ ...game, scores })} />
        {tableRules(rules).sticks && (
          <Sticks label={settle['final.bets']} value={game.bets} onChange={(bets) => setGame({ ...game, bets })} />
        )}
        <Balance game={game} />
        <Booked game={game} names={shown} onChange={setGame} />
        {lacks !== undefined && <p class="hint">{lacks}</p>}
        <div class="actions">
          <button type="submit" class="button" aria-disabled={lacks === undefined ? undefined : 'true'}>
            {words['table.save']}
          </button>
          <button type="button" class="button quiet" onClick={onCancel}>
            {settle['game.cancel']}
          </button>
        </div>
      </div>
      <section class="settled" aria-label={settle['final.result']}>
        <FinalTable
          game={game}
          names={shown}
          engine={engine}
          onReadings={(readings) => setGame({ ...game, readings })}
        />
      </section>
    </form>
  );
}
