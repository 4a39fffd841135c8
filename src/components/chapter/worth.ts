import { type Limit, type PatternId, RULEBOOKS, type RulebookId, YAKU_RULES } from '../../engine/index.ts';
import { hanValue } from './han-values.ts';

/** What a pattern is worth: han by closed and open hand (0: not open), or a limit and how many times it is paid. */
export type Worth =
  { readonly closed: number; readonly open: number } | { readonly limit: Limit; readonly times: number };

/** Waits that are patterns of their own only where they pay double. */
const DOUBLE_WAITS: ReadonlySet<PatternId> = new Set(['kokushi-13', 'suuankou-tanki', 'chuuren-9']);

/** What a pattern is worth under a rulebook, or undefined where that rulebook does not count it. */
export function worthOf(id: PatternId, book: RulebookId): Worth | undefined {
  const { knobs } = RULEBOOKS[book];
  if (id === 'nagashi-mangan') return knobs.nagashiMangan ? { limit: 'mangan', times: 1 } : undefined;
  if (id === 'renhou') {
    if (knobs.renhou === 'none') return undefined;
    return knobs.renhou === '5-han' ? { closed: 5, open: 0 } : { limit: knobs.renhou, times: 1 };
  }
  const yaku = YAKU_RULES.find((rule) => rule.id === id);
  if (yaku) return hanValue(yaku.id, book);
  if (DOUBLE_WAITS.has(id)) return knobs.doubleYakumanWaits ? { limit: 'yakuman', times: 2 } : undefined;
  return { limit: 'yakuman', times: id === 'daisuushii' && knobs.daisuushiiDouble ? 2 : 1 };
}
