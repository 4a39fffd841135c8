import type { LimitStep } from './step.ts';
import type { Limit } from './ids.ts';
import type { ScoringOptions } from './options/scoring.ts';
import type { RiichiRules } from './rules.ts';

/** Base points of every limit: what a non-dealer pays a non-dealer for a win by draw. */
export const LIMIT_BASE: Readonly<Record<Limit, number>> = {
  mangan: 2000,
  haneman: 3000,
  baiman: 4000,
  sanbaiman: 6000,
  yakuman: 8000,
};

/** Han from which each limit holds, dearest first (EMA 2016 booklet, section 6). */
const FROM_HAN: readonly (readonly [number, Limit])[] = [
  [11, 'sanbaiman'],
  [8, 'baiman'],
  [6, 'haneman'],
  [5, 'mangan'],
];
const COUNTED_HAN = 13;
/** The han from which only the limit counts, whatever the fu (EMA 2016 4.1). */
const LIMIT_HAN = 5;
const ROUND_UP_FROM = 1920;

/** Base points before any limit: the rounded fu doubled once for each han and twice more (EMA 2016 4.1.2). */
export const plainBase = (han: number, fu: number): number => (han < LIMIT_HAN ? fu << (han + 2) : fu * 2 ** (han + 2));

/** The limit that a hand of so many han and rounded fu reaches, or null. */
export function limitOf(han: number, fu: number, knobs: ScoringOptions): Limit | null {
  if (han >= COUNTED_HAN && knobs.countedHand === 'yakuman') return 'yakuman';
  for (const [least, limit] of FROM_HAN) if (han >= least) return limit;
  const base = plainBase(han, fu);
  return base >= LIMIT_BASE.mangan || (knobs.roundUpMangan && base >= ROUND_UP_FROM) ? 'mangan' : null;
}

/** The base points of han and rounded fu, and the limit that sets them, or null. */
export function baseOf(
  han: number,
  fu: number,
  knobs: ScoringOptions,
): { readonly base: number; readonly limit: Limit | null } {
  const limit = limitOf(han, fu, knobs);
  return { base: limit === null ? plainBase(han, fu) : LIMIT_BASE[limit], limit };
}

/**
 * The rule that a limit of so many han rests on: its own; below five han that no payment is higher than a mangan's; with the
 * han of a counted limit hand the option that says what such a hand is.
 */
export const limitRule = (limit: Limit, han: number): Limit | 'mangan-cap' | 'countedHand' =>
  han >= COUNTED_HAN ? 'countedHand' : han < LIMIT_HAN ? 'mangan-cap' : limit;

/** The step that sets base points to those of a limit for so many han; `from` is what they were, `to` the limit's. */
export function limitStep(limit: Limit, han: number, from: number, to: number, { cite }: RiichiRules): LimitStep {
  if (han >= LIMIT_HAN) {
    const least = FROM_HAN.find(([, one]) => one === limit)?.[0] ?? COUNTED_HAN;
    return { kind: 'limit', limit, reason: 'han', han, least, from, to, cite: cite[limitRule(limit, han)] };
  }
  const reason = from < to ? 'rounded-up' : 'cap';
  return { kind: 'limit', limit, reason, from, to, cite: cite[reason === 'cap' ? 'mangan-cap' : 'roundUpMangan'] };
}
