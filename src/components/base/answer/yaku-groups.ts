import {
  type Limit,
  type PatternId,
  RIICHI_RULEBOOKS,
  type RiichiId,
  YAKU,
  YAKUMAN,
  YAKU_RULES,
  worthOf,
} from '../../../engine/riichi/index.ts';
import type { Named } from '../../../quizzes/base/terms.ts';

/** Patterns with the same value: a number of han or a limit. */
export interface ClaimGroup {
  readonly worth: number | Limit;
  readonly ids: readonly Named[];
}

const HAN: ReadonlyMap<Named, number> = new Map(YAKU_RULES.map(({ id, closed }) => [id, closed]));

/** Value of a limit hand or renhou; undefined if the rulebook does not count it. */
function limitWorth(id: PatternId, rules: RiichiId): ClaimGroup['worth'] | undefined {
  const worth = worthOf(id, RIICHI_RULEBOOKS[rules].options);
  return worth && 'limit' in worth ? worth.limit : worth?.closed;
}

const byWorth = ({ worth: a }: ClaimGroup, { worth: b }: ClaimGroup): number =>
  (typeof a === 'number' ? a : Infinity) - (typeof b === 'number' ? b : Infinity) || 0;

/** All yaku, the limit hands of a rulebook, and dora, grouped by value. */
export function claimableUnder(rules: RiichiId): readonly ClaimGroup[] {
  const limits = (['renhou', ...YAKUMAN] as const).filter((id) => limitWorth(id, rules) !== undefined);
  const groups = Map.groupBy<ClaimGroup['worth'], Named>([...YAKU, 'dora', ...limits], (id) =>
    id === 'dora' ? 1 : (HAN.get(id) ?? limitWorth(id, rules) ?? 'yakuman'),
  );
  return [...groups].map(([worth, ids]) => ({ worth, ids })).sort(byWorth);
}

/** All yaku of a rulebook in book order, which gives away nothing about their value. */
export function inOrderOfBooks(rules: RiichiId): Readonly<Record<'yaku' | 'limit', readonly PatternId[]>> {
  const { options } = RIICHI_RULEBOOKS[rules];
  const { renhou } = options;
  const limits = YAKUMAN.filter((id) => worthOf(id, options) !== undefined);
  return {
    yaku: renhou === 'mangan' || renhou === '5-han' ? [...YAKU, 'renhou'] : YAKU,
    limit: renhou === 'yakuman' ? [...limits, 'renhou'] : limits,
  };
}
