import type { CriterionId, Ranking } from '../../../../engine/riichi/index.ts';
import { formatCsv } from '../../../base/files/csv.ts';

/** The criteria a ranking has values for, in deciding order. */
export const criteriaOf = ({ players }: Ranking): readonly CriterionId[] => {
  const [first] = players;
  return first ? (Object.keys(first.values) as CriterionId[]) : [];
};

/** Formats a value: averages and variances to three places. */
export const roundedValue = (value: number): number => Math.round(value * 1000) / 1000;

/** A ranking as CSV: rank, name, values, and what decided against the player before. */
export function rankingCsv(ranking: Ranking, lang?: string): string {
  const criteria = criteriaOf(ranking);
  const head = ['rank', 'name', ...criteria, 'decided by'];
  const rows = ranking.players.map(({ rank, name, values, below, standing }) => [
    rank,
    name,
    ...criteria.map((id) => roundedValue(values[id] ?? 0)),
    [...new Set([standing?.criterion, below?.criterion])].filter(Boolean).join(' '),
  ]);
  return formatCsv([head, ...rows], lang);
}
