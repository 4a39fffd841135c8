import type { LimitStep } from './step.ts';
import type { Limit } from '../options/ids.ts';
import type { ScoringOptions } from '../options/scoring.ts';
import type { RiichiRules } from '../options/rules.ts';

/** Base points of every limit: what a non-dealer pays a non-dealer for a win by draw. */
export const LIMIT_BASE: Readonly<Record<Limit, number>> = {
  mangan: 2000,
  haneman: 3000,
  baiman: 4000,
  sanbaiman: 6000,
  yakuman: 8000,
};

/** Han from which each limit holds (EMA 2016 booklet, section 6). */
const FROM_HAN: Readonly<Record<Limit, number>> = { mangan: 5, haneman: 6, baiman: 8, sanbaiman: 11, yakuman: 13 };
const ROUND_UP_FROM = 1920;

/** Base points before any limit: the rounded fu doubled once for each han and twice more (EMA 2016 4.1.2). */
export const plainBase = (han: number, fu: number): number =>
  han < FROM_HAN.mangan ? fu << (han + 2) : fu * 2 ** (han + 2);

/** The limit that these han and rounded fu reach, or null. */
export function limitOf(han: number, fu: number, options: ScoringOptions): Limit | null {
  if (han >= FROM_HAN.yakuman && options.countedHand === 'yakuman') return 'yakuman';
  if (han >= FROM_HAN.sanbaiman) return 'sanbaiman';
  if (han >= FROM_HAN.baiman) return 'baiman';
  if (han >= FROM_HAN.haneman) return 'haneman';
  const most = options.roundUpMangan ? ROUND_UP_FROM : LIMIT_BASE.mangan;
  return han >= FROM_HAN.mangan || plainBase(han, fu) >= most ? 'mangan' : null;
}

/** The base points of han and rounded fu, and the limit that sets them, or null. */
export function baseOf(
  han: number,
  fu: number,
  options: ScoringOptions,
): { readonly base: number; readonly limit: Limit | null } {
  const limit = limitOf(han, fu, options);
  return { base: limit === null ? plainBase(han, fu) : LIMIT_BASE[limit], limit };
}

/**
 * The rule that a limit of so many han rests on: its own; below five han that no payment is higher than a mangan's; with the
 * han of a counted limit hand the option that says what such a hand is.
 */
export const limitRule = (limit: Limit, han: number): Limit | 'mangan-cap' | 'countedHand' =>
  han >= FROM_HAN.yakuman ? 'countedHand' : han < FROM_HAN.mangan ? 'mangan-cap' : limit;

/** The step that sets the base points to a limit's; `from` is the value before, `to` the limit's. */
export function limitStep(limit: Limit, han: number, from: number, to: number, { cite }: RiichiRules): LimitStep {
  const common = { kind: 'limit', limit, from, to } as const;
  return han >= FROM_HAN.mangan
    ? { ...common, reason: 'han', han, least: FROM_HAN[limit], cite: cite[limitRule(limit, han)] }
    : from < to
      ? { ...common, reason: 'rounded-up', cite: cite.roundUpMangan }
      : { ...common, reason: 'cap', cite: cite['mangan-cap'] };
}
