import {
  type HanWorth,
  type Limit,
  RIICHI_RULEBOOKS,
  type RiichiId,
  type Yaku,
  limitOf,
  worthOf,
} from '../../../engine/riichi/index.ts';

/** Han of a yaku under a rulebook; undefined if it does not count there. */
export function hanValue(id: Yaku, rules: RiichiId): HanWorth | undefined {
  const worth = worthOf(id, RIICHI_RULEBOOKS[rules].options);
  return worth && 'closed' in worth ? worth : undefined;
}

const MOST_HAN = 40;
const LEAST_FU = 20;

/** Range of han of a limit under a rulebook; the last is Infinity for the highest limit. */
export function limitHan(limit: Limit, rules: RiichiId): { readonly from: number; readonly to: number } | undefined {
  const { options } = RIICHI_RULEBOOKS[rules];
  const han = Array.from({ length: MOST_HAN }, (_, i) => i + 1).filter(
    (one) => limitOf(one, LEAST_FU, options) === limit,
  );
  const [from] = han;
  const last = han.at(-1) ?? 0;
  return from === undefined ? undefined : { from, to: last === MOST_HAN ? Infinity : last };
}
