import {
  type HandRequest,
  type PatternId,
  RIICHI_RULEBOOKS,
  type RiichiId,
  type Worth,
  YAKU,
  YAKUMAN,
  doraHan,
  scoreRequest,
  worthOf,
} from '../../../engine/riichi/index.ts';
import { EXAMPLES } from '../chapter/examples.ts';

/** A line of the yaku sheet: a pattern, its worth, and the plainest worked hand that has it. */
export interface YakuRow {
  readonly id: PatternId;
  readonly worth: Worth;
  readonly hand: HandRequest | undefined;
}

/** Every worked hand of the chapters that wins under a rulebook, the plainest first: few patterns, little dora, few melds. */
function plainest(book: RiichiId): readonly { readonly hand: HandRequest; readonly ids: readonly PatternId[] }[] {
  const found = [...EXAMPLES.values()].flatMap(({ hand }) => {
    const asked = { ...hand, rules: book };
    const result = scoreRequest(asked);
    if (!result.ok || result.kind !== 'win') return [];
    return [{ hand: asked, ids: result.items.map(({ id }) => id), dora: doraHan(result) }];
  });
  const weight = ({ hand, ids, dora }: (typeof found)[number]): number =>
    ids.length * 10 + dora * 5 + (hand.melds?.length ?? 0);
  return found.sort((a, b) => weight(a) - weight(b));
}

/** Every pattern that a rulebook knows, in the order of the EMA books, limit hands last. */
export function yakuRows(book: RiichiId): readonly YakuRow[] {
  const hands = plainest(book);
  const ids: readonly PatternId[] = [...YAKU, 'nagashi-mangan', 'renhou', ...YAKUMAN];
  return ids.flatMap((id) => {
    const worth = worthOf(id, RIICHI_RULEBOOKS[book].options);
    return worth ? [{ id, worth, hand: hands.find((one) => one.ids.includes(id))?.hand }] : [];
  });
}
