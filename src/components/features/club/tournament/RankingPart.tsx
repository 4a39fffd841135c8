import { type CriterionId, READINGS, type Ranked, type Ranking } from '../../../../engine/riichi/index.ts';
import { plural } from '../../../../i18n/plural.ts';
import { Citation } from '../../../base/words/Citation.tsx';
import { Chips } from '../settle/Chips.tsx';
import { Notes } from '../settle/Outcome.tsx';
import { textById, formatPoints } from '../settle/format.ts';
import { criteriaOf, roundedValue } from './ranking-csv.ts';
import { useStrings } from './strings.ts';
import type { Standings } from './standings.ts';
import type { TournamentStore } from './use-tournament.ts';

interface Props {
  readonly store: TournamentStore;
  readonly standings: Standings;
}

/** Switches that affect a ranking, with their notes. */
const SWITCHES = [
  ['sharedPlaces', 'shared-places-'],
  ['mersTies', 'mers-ties-'],
  ['inPlus', 'in-plus-'],
  ['tesujiOverallTies', 'overall-ties-'],
] as const;

/** The ranking: values by criterion, and what decided between neighbours. */
export function RankingPart({ store, standings }: Props) {
  const strings = useStrings();
  const { words, lang } = strings;
  const { settle, tournament: own } = words;
  const { tournament, change } = store;
  const { ranking, tables, waiting } = standings;
  if (!ranking) return <p class="hint">{own['rank.none']}</p>;
  const ids = [...ranking.notes, ...tables.flat().flatMap(({ result }) => result?.notes ?? [])].map(({ id }) => id);
  const switches = SWITCHES.filter(([, stem]) => ids.some((id) => id.startsWith(stem)));
  return (
    <section class="ranking">
      <h2>{own.ranking}</h2>
      {switches.map(([reading]) => (
        <div key={reading} class="settle no-print">
          <Chips
            legend={textById({ ...settle, ...own }, 'reading', reading)}
            name={`tournament-${reading}`}
            options={READINGS[reading].map((one) => [one, textById({ ...settle, ...own }, `reading.${reading}`, one)])}
            value={tournament.readings[reading] ?? READINGS[reading][0]}
            onChange={(one) => change({ ...tournament, readings: { ...tournament.readings, [reading]: one } })}
          />
        </div>
      ))}
      <RankingTable ranking={ranking} />
      {waiting.length > 0 && <p class="hint">{plural(own, 'rank.waiting', waiting.length, lang)}</p>}
      <div class="settle">
        <Notes notes={ranking.notes} stem="final.note" />
      </div>
    </section>
  );
}

/** What decided a player's rank, with the article. */
function Decision({ decided: { criterion, cite } }: { readonly decided: NonNullable<Ranked['below']> }) {
  const strings = useStrings();
  return (
    <p>
      {textById(strings.words.tournament, 'by', criterion)} <Citation clause={cite} {...strings} />
    </p>
  );
}

function RankingTable({ ranking }: { readonly ranking: Ranking }) {
  const strings = useStrings();
  const { words, lang } = strings;
  const { settle, tournament: own } = words;
  const criteria = criteriaOf(ranking);
  const [main] = criteria;
  const nameOf = (id: CriterionId): string => textById(own, 'by', id);
  return (
    <div class="wide-table" tabIndex={0} role="region" aria-label={own.ranking}>
      <table>
        <thead>
          <tr>
            <th scope="col">{own.rank}</th>
            <th scope="col" class="name">
              {settle.player}
            </th>
            {criteria.map((id) => (
              <th key={id} scope="col">
                {nameOf(id)}
              </th>
            ))}
            <th scope="col">{own.reason}</th>
          </tr>
        </thead>
        <tbody>
          {ranking.players.map(({ rank, name, values, below, standing }, i) => {
            const isShared = ranking.players[i - 1]?.rank === rank;
            return (
              <tr key={name}>
                <th scope="row" class="points">
                  {rank}
                </th>
                <td class="name">{name}</td>
                {criteria.map((id) => (
                  <td key={id} class="points">
                    {values[id] === undefined || Math.abs(values[id]) >= Number.MAX_SAFE_INTEGER
                      ? '–'
                      : formatPoints(roundedValue(values[id]), lang)}
                  </td>
                ))}
                <td class="decided">
                  {standing && <Decision decided={standing} />}
                  {isShared ? (
                    <p>{own['rank.shared']}</p>
                  ) : below && below.criterion !== main && below.criterion !== standing?.criterion ? (
                    <Decision decided={below} />
                  ) : (
                    ''
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
