import {
  type HandRequest,
  type Limit,
  type PatternId,
  RULEBOOKS,
  type RulebookId,
  YAKUMAN,
  YAKU_RULES,
  scoreRequest,
} from '../../engine/index.ts';
import { EXAMPLES } from '../chapter/examples.ts';
import { hanValue } from '../chapter/han-values.ts';

/** What a pattern is worth: han by closed and open hand (0: not open), or a limit and how many times it is paid. */
export type Worth =
  { readonly closed: number; readonly open: number } | { readonly limit: Limit; readonly times: number };

/** A line of the yaku sheet: a pattern, its worth, and the plainest worked hand that has it. */
export interface YakuRow {
  readonly id: PatternId;
  readonly worth: Worth;
  readonly hand: HandRequest | undefined;
}

/** Waits that are patterns of their own only where they pay double. */
const DOUBLE_WAITS: ReadonlySet<PatternId> = new Set(['kokushi-13', 'suuankou-tanki', 'chuuren-9']);

/** Every worked hand of the chapters that wins under a rulebook, the plainest first: few patterns, few melds. */
function plainest(book: RulebookId): readonly { readonly hand: HandRequest; readonly ids: readonly PatternId[] }[] {
  const found = [...EXAMPLES.values()].flatMap(({ hand }) => {
    const asked = { ...hand, rules: book };
    const result = scoreRequest(asked);
    if (!result.ok || result.kind !== 'win') return [];
    return [{ hand: asked, ids: result.items.map(({ id }) => id), dora: result.dora + result.redFives }];
  });
  const weight = ({ hand, ids, dora }: (typeof found)[number]): number =>
    ids.length * 10 + dora * 5 + (hand.melds?.length ?? 0);
  return found.sort((a, b) => weight(a) - weight(b));
}

function worthOf(id: PatternId, book: RulebookId): Worth | undefined {
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

/** Every pattern that a rulebook knows, in the order of the EMA books, limit hands last. */
export function yakuRows(book: RulebookId): readonly YakuRow[] {
  const hands = plainest(book);
  const ids: readonly PatternId[] = [...YAKU_RULES.map(({ id }) => id), 'nagashi-mangan', 'renhou', ...YAKUMAN];
  return ids.flatMap((id) => {
    const worth = worthOf(id, book);
    return worth ? [{ id, worth, hand: hands.find((one) => one.ids.includes(id))?.hand }] : [];
  });
}
