import type { Clause } from '../base/clause.ts';
import type { RankedPlayer } from './request.ts';
import type { CriterionId, Ranked } from './result.ts';

/** Whether a player is ranked; players who withdrew are removed (EMA 2012 5.7, MERS 4.3). */
export const isRanked = ({ status }: Pick<RankedPlayer, 'status'>): boolean => status !== 'withdrawn';

/** Something that players are ranked by, after everything before it in a list. */
export interface Criterion<Player> {
  readonly id: CriterionId;
  readonly better: 'more' | 'less';
  readonly value: (player: Player) => number;
  readonly cite: Clause;
}

/** Rounds away the error of summing thirds of uma, and keeps real differences. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Criteria that are true or false, so their values are not shown. */
const STANDING: readonly CriterionId[] = ['disqualified', 'out-of-the-title'];

interface Valued {
  readonly name: string;
  readonly values: readonly number[];
}

/** The first criterion that tells two players apart, and whether the first player is better by it; undefined: none does. */
function decides<Player>(
  a: Valued,
  b: Valued,
  criteria: readonly Criterion<Player>[],
): { criterion: Criterion<Player>; ahead: boolean } | undefined {
  const at = criteria.findIndex((_, i) => a.values[i] !== b.values[i]);
  const criterion = criteria[at];
  if (!criterion) return undefined;
  const more = a.values[at]! > b.values[at]!;
  return { criterion, ahead: criterion.better === 'more' ? more : !more };
}

/** Ranks players by criteria in order; players equal in all of them share a rank. */
export function ranked<Player extends { readonly name: string }>(
  players: readonly Player[],
  criteria: readonly Criterion<Player>[],
): readonly Ranked[] {
  const valued = players.map((player): Valued => ({
    name: player.name,
    values: criteria.map(({ value }) => rounded(value(player))),
  }));
  valued.sort((a, b) => {
    const decided = decides(a, b, criteria);
    return decided === undefined ? 0 : decided.ahead ? -1 : 1;
  });
  const list: Ranked[] = [];
  valued.forEach((one, i) => {
    const before = valued[i - 1];
    const decided = before && decides(before, one, criteria);
    const values = Object.fromEntries(
      criteria.flatMap(({ id }, at) => (STANDING.includes(id) ? [] : [[id, one.values[at]!]])),
    );
    const rank = before && !decided ? list[i - 1]!.rank : i + 1;
    const below = decided && { criterion: decided.criterion.id, cite: decided.criterion.cite };
    const held = criteria.find(({ id }, at) => STANDING.includes(id) && one.values[at] === 1);
    const standing = held && { criterion: held.id, cite: held.cite };
    list.push({ name: one.name, rank, values, ...(below && { below }), ...(standing && { standing }) });
  });
  return list;
}
