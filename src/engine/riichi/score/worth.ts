import type { Limit, PatternId } from '../options/ids.ts';
import type { RiichiOptions } from '../options/options.ts';
import { RENHOU_HAN, YAKU_RULES, hanOf } from './yaku.ts';
import { YAKUMAN_RULES, timesPaid } from './yakuman.ts';

/** The han of a pattern with a closed and with an open hand; 0: not with an open hand. */
export interface HanWorth {
  readonly closed: number;
  readonly open: number;
}

/** The value of a pattern: han, or a limit and how many times it is paid. */
export type Worth = HanWorth | { readonly limit: Limit; readonly times: number };

/** The value of a pattern under a rulebook's options; undefined where it never counts. */
export function worthOf(id: PatternId, options: RiichiOptions): Worth | undefined {
  const { renhou, nagashiMangan } = options;
  if (id === 'renhou') {
    if (renhou === '5-han') return { closed: RENHOU_HAN, open: 0 };
    return renhou === 'none' ? undefined : { limit: renhou, times: 1 };
  }
  if (id === 'nagashi-mangan') return nagashiMangan ? { limit: 'mangan', times: 1 } : undefined;
  const yaku = YAKU_RULES.find((rule) => rule.id === id);
  if (yaku) {
    const closed = hanOf(yaku, options, true);
    return closed === 0 ? undefined : { closed, open: hanOf(yaku, options, false) };
  }
  const rule = YAKUMAN_RULES.find((one) => one.id === id || one.special?.id === id);
  const isSpecial = rule?.id !== id;
  if (!rule || (isSpecial && !options.doubleYakumanWaits)) return undefined;
  return { limit: 'yakuman', times: timesPaid(rule, options, isSpecial) };
}
