import {
  type HanWorth,
  type Limit,
  RIICHI_RULEBOOKS,
  type RiichiId,
  type Yaku,
  limitOf,
  worthOf,
} from '../../../engine/riichi/index.ts';

/** The han of a yaku under a rulebook, or undefined where that rulebook does not count it. */
export function hanValue(id: Yaku, rules: RiichiId): HanWorth | undefined {
  const worth = worthOf(id, RIICHI_RULEBOOKS[rules].options);
  return worth && 'closed' in worth ? worth : undefined;
}

const MOST_HAN = 40;
const LEAST_FU = 20;

/** The han from which a limit holds under a rulebook, and the last one that it holds for (Infinity for the highest). */
export function limitHan(limit: Limit, rules: RiichiId): { readonly from: number; readonly to: number } | undefined {
  const { options } = RIICHI_RULEBOOKS[rules];
  const han = Array.from({ length: MOST_HAN }, (_, i) => i + 1).filter(
    (one) => limitOf(one, LEAST_FU, options) === limit,
  );
  const [from] = han;
  const last = han.at(-1) ?? 0;
  return from === undefined ? undefined : { from, to: last === MOST_HAN ? Infinity : last };
}
