import { type Limit, limitOf, type RulebookId, RULEBOOKS, type Yaku, YAKU_RULES } from '../../engine/index.ts';

const MOST_HAN = 40;
const LEAST_FU = 20;

/** What a yaku is worth with a closed and with an open hand; 0: not with an open hand. */
export interface HanValue {
  readonly closed: number;
  readonly open: number;
}

/** The han of a yaku under a rulebook, or undefined where that rulebook does not count it. */
export function hanValue(id: Yaku, rules: RulebookId): HanValue | undefined {
  const { knobs } = RULEBOOKS[rules];
  const rule = YAKU_RULES.find((one) => one.id === id);
  if (!rule || (id === 'ippatsu' && !knobs.ippatsu)) return undefined;
  return { closed: rule.closed, open: id === 'tanyao' && !knobs.openTanyao ? 0 : rule.open };
}

/** The han from which a limit holds under a rulebook, and the last one that it holds for (Infinity for the highest). */
export function limitHan(limit: Limit, rules: RulebookId): { readonly from: number; readonly to: number } | undefined {
  const { knobs } = RULEBOOKS[rules];
  const han = Array.from({ length: MOST_HAN }, (_, i) => i + 1).filter(
    (one) => limitOf(one, LEAST_FU, knobs) === limit,
  );
  const [from] = han;
  const last = han.at(-1) ?? 0;
  return from === undefined ? undefined : { from, to: last === MOST_HAN ? Infinity : last };
}
