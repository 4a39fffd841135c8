import type { Ranking } from '../../../../../engine/riichi/index.ts';
import { formatPoints } from '../../settle/format.ts';
import { criteriaOf, roundedValue } from '../ranking-csv.ts';
import { useStrings } from '../strings.ts';
import { usePages } from './use-pages.ts';

/** The most players on one page, and in how many columns a number of players stands. */
const MOST = 60;
const columnsOf = (players: number): number => (players <= 10 ? 1 : players <= 32 ? 2 : players <= 48 ? 3 : 4);

/** The standings: rank, name, and the value that decides first. */
export function WallRanking({ ranking }: { readonly ranking: Ranking | undefined }) {
  const { words, lang } = useStrings();
  const { page, of } = usePages(ranking?.players ?? [], MOST);
  if (!ranking) return <p class="wall-none">{words.tournament['rank.none']}</p>;
  const [main] = criteriaOf(ranking);
  const columns = columnsOf(page.length);
  return (
    <div class="wall-body" style={{ '--columns': columns, '--lines': Math.ceil(page.length / columns) * 1.45 }}>
      <ol class="wall-ranking">
        {page.map(({ rank, name, values }) => {
          const value = main === undefined ? undefined : values[main];
          return (
            <li key={name}>
              <b>{rank}</b>
              <span class="name">{name}</span>
              <span class="points">{value === undefined ? '' : formatPoints(roundedValue(value), lang)}</span>
            </li>
          );
        })}
      </ol>
      {of !== '' && <p class="wall-foot">{of}</p>}
    </div>
  );
}
