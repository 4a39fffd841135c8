import type { Ranking } from '../../../../engine/riichi/index.ts';
import { type CsvCell, formatCsv } from '../../../base/files/csv.ts';
import { criteriaOf, roundedValue } from './ranking-csv.ts';
import type { Tournament } from './tournament.ts';

/** Splits a name: `Smith, Ann`, `SMITH Ann` and `Ann Smith` are the same; of a single word it is the last name. */
export function splitName(name: string): { readonly first: string; readonly last: string } {
  const [last = '', first] = name.split(/\s*,\s*/, 2);
  if (first !== undefined && first !== '') return { first, last };
  const words = name.split(/\s+/);
  const isLoud = (word: string | undefined): boolean =>
    word !== undefined && /\p{Lu}{2}/u.test(word) && word === word.toUpperCase();
  const loud = words.findIndex((word) => !isLoud(word));
  if (loud > 0) return { first: words.slice(loud).join(' '), last: words.slice(0, loud).join(' ') };
  return { first: words.slice(0, -1).join(' '), last: words.at(-1) ?? '' };
}

/**
 * The results as federations take them: what was played where and when, then a row for each player. The score is the game
 * points where there are table points, and else what the ranking goes by.
 */
export function federationCsv(
  { name, players, place = '', dates = '' }: Tournament,
  ranking: Ranking,
  rules: string,
  lang?: string,
): string {
  const about = new Map(players.map((player) => [player.name, player]));
  const criteria = criteriaOf(ranking);
  const score = criteria.includes('game-points') ? 'game-points' : criteria[0];
  const valueOf = (values: Ranking['players'][number]['values'], id: typeof score): number | '' => {
    const value = id === undefined ? undefined : values[id];
    return value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? '' : roundedValue(value);
  };
  const rows = ranking.players.map(({ rank, name: whole, values }): readonly CsvCell[] => {
    const { first, last } = splitName(whole);
    const { ema, country = '' } = about.get(whole) ?? {};
    const number = ema === undefined ? '' : { digits: ema };
    return [rank, first, last, number, valueOf(values, 'table-points'), valueOf(values, score), country];
  });
  return formatCsv(
    [
      ['title', name],
      ['players', ranking.players.length],
      ['place', place],
      ['rules', rules],
      ['dates', dates],
      [],
      ['position', 'first name', 'last name', 'EMA number', 'table points', 'score', 'country'],
      ...rows,
    ],
    lang,
  );
}
