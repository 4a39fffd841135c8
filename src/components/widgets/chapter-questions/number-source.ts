import { z } from 'astro/zod';
import {
  FU_ITEMS,
  OPTION_IDS,
  LIMITS,
  RIICHI_RULEBOOKS,
  type RiichiId,
  RIICHI_IDS,
  YAKU,
  scoreRequest,
} from '../../../engine/riichi/index.ts';
import { fuValue } from '../../base/numbers/fu-values.ts';
import { hanValue, limitHan } from '../../base/numbers/han-values.ts';
import { handShares, limitShares } from '../../base/numbers/payments.ts';

const PARTS = ['discarder', 'east', 'others', 'total'] as const;

const payment = z.strictObject({
  han: z.int().optional(),
  fu: z.int().optional(),
  limit: z.enum(LIMITS).optional(),
  seat: z.enum(['east', 'other']).default('other'),
  by: z.enum(['discard', 'draw']).default('discard'),
  part: z.enum(PARTS).default('total'),
});

/** Where a number of a question comes from: engine data, the hand in question, or the text. */
export const numberSource = z.union([
  z.int(),
  z.strictObject({ pay: payment }),
  z.strictObject({ value: z.enum(OPTION_IDS), per: z.number().optional(), rules: z.enum(RIICHI_IDS).optional() }),
  z.strictObject({ fu: z.enum(FU_ITEMS) }),
  z.strictObject({ han: z.enum(YAKU), open: z.boolean().optional() }),
  z.strictObject({ from: z.enum(LIMITS) }),
  z.strictObject({ count: z.enum(['han', 'fu', 'fuExact', ...PARTS]) }),
]);

/** A number of a question before it is computed. */
export type NumberSource = z.infer<typeof numberSource>;

export const askedHand = z.record(z.string(), z.unknown());

type QuestionHand = z.infer<typeof askedHand>;

function rulesOf(book: string): RiichiId {
  const found = RIICHI_IDS.find((id) => id === book);
  if (!found) throw new Error(`the engine has no numbers of ${book}`);
  return found;
}

function option(id: (typeof OPTION_IDS)[number], book: string): number | undefined {
  const value = RIICHI_RULEBOOKS[rulesOf(book)].options[id];
  const number = typeof value === 'object' && 'points' in value ? value.points : value;
  return typeof number === 'number' ? number : undefined;
}

function counted(hand: QuestionHand | undefined, what: string, book: string): number | null | undefined {
  const result = scoreRequest({ rules: rulesOf(book), ...hand });
  if (!result.ok || result.kind !== 'win') throw new Error('the engine does not take the hand for a win');
  const { han, fu, fuExact, payment: paid } = result;
  const { discarder, east, others, total } = paid;
  return { han, fu, fuExact, discarder, east, others, total }[what];
}

function found(
  source: Exclude<NumberSource, number>,
  book: string,
  hand: QuestionHand | undefined,
): number | null | undefined {
  if ('count' in source) return counted(hand, source.count, book);
  if ('value' in source) return (option(source.value, source.rules ?? book) ?? NaN) / (source.per ?? 1);
  if ('fu' in source) return fuValue(source.fu, rulesOf(book));
  if ('han' in source) return hanValue(source.han, rulesOf(book))?.[source.open ? 'open' : 'closed'];
  if ('from' in source) return limitHan(source.from, rulesOf(book))?.from;
  const { han, fu, limit, part, ...winner } = source.pay;
  return (limit ? limitShares(limit, winner) : handShares(han ?? NaN, fu ?? NaN, winner, rulesOf(book)))[part];
}

/** Computes a number under a rulebook; throws if there is none. */
export function numberOf(source: NumberSource, book: string, hand?: QuestionHand): number {
  if (typeof source === 'number') return source;
  const value = found(source, book, hand);
  const isNothing = value === 0 && typeof source === 'object' && 'han' in source;
  if (value === null || value === undefined || !Number.isFinite(value) || isNothing)
    throw new Error(`${book} gives no number for ${JSON.stringify(source)}`);
  return value;
}
